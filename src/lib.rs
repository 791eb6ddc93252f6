//! **Nakade** is a workbench for relational learning in the game of Go.
//!
//! A position becomes a small relational data base; a logical decision tree asks it questions; the answer ranks moves.
//! The modules stand in the order in which a position passes through them; `ARCHITECTURE.md` says what each may know.
//!
//! Without default features only [`go`] and [`runtime`] remain, which need no other crate: that is what an engine links.

pub mod go;

#[cfg(feature = "workbench")]
pub mod diagnostics;
#[cfg(feature = "workbench")]
pub mod problem;
#[cfg(feature = "workbench")]
pub mod sgf;
