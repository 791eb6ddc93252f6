//! Go itself: points, boards, symmetry, diagrams.
//!
//! Knows nothing of logic and of files. Uses no crate, so that an engine can link it with [`crate::runtime`] alone.

mod point;

pub use point::{Colour, Point};
