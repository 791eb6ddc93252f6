//! Problems of the project's own, graded by [`crate::search`].
//!
//! Knows nothing of learning.

pub mod nakade;
mod placement;
pub mod polyomino;
