//! Problems of the project's own, graded by [`crate::search`].
//!
//! Knows nothing of learning.

pub mod collect;
pub mod enclosed;
pub mod nakade;
pub mod picture;
mod placement;
pub mod polyomino;
