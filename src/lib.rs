//! **Nakade** is a workbench for relational learning in the game of Go.
//!
//! A position becomes a small relational data base; a logical decision tree asks it questions; the answer ranks moves.
//! The modules stand in the order in which a position passes through them; `ARCHITECTURE.md` says what each may know.
//!
//! Without default features only [`go`] and [`runtime`] remain, which need no other crate: that is what an engine links.

#[cfg(feature = "workbench")]
pub mod diagnostics;
#[cfg(feature = "workbench")]
pub mod logic;
pub mod go;
#[cfg(feature = "workbench")]
pub mod sgf;
pub mod runtime;
#[cfg(feature = "workbench")]
pub mod problem;
#[cfg(feature = "workbench")]
pub mod interpretation;
#[cfg(feature = "workbench")]
pub mod facts;
#[cfg(feature = "workbench")]
pub mod bias;
#[cfg(feature = "workbench")]
pub mod coverage;
#[cfg(feature = "workbench")]
pub mod measure;
#[cfg(feature = "workbench")]
pub mod tree;
#[cfg(feature = "workbench")]
pub mod learn;
#[cfg(feature = "workbench")]
pub mod tilde;
#[cfg(feature = "workbench")]
pub mod prolog;
#[cfg(feature = "workbench")]
pub mod search;
#[cfg(feature = "workbench")]
pub mod rules;
#[cfg(feature = "workbench")]
pub mod compile;
#[cfg(feature = "workbench")]
pub mod generate;
#[cfg(feature = "workbench")]
pub mod experiment;
#[cfg(feature = "workbench")]
pub mod docs;
#[cfg(feature = "app")]
pub mod app;
