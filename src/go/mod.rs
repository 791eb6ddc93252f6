//! Go itself: points, boards, symmetry, diagrams.
//!
//! Knows nothing of logic and of files. Uses no crate, so that an engine can link it with [`crate::runtime`] alone.

mod board;
mod change;
pub mod diagram;
mod point;
pub mod reference;
mod rules;
mod set;
mod setup;
mod symmetry;
mod zobrist;

pub use board::{Board, Cell, Stones};
pub use point::{Colour, Point};
pub use rules::{IllegalMove, KoRule};
pub use set::PointSet;
pub use setup::SetupError;
pub use symmetry::Symmetry;
