//! Who wins a fight: about life and death, a capture, a connection, an eye.
//!
//! [`solve`] is the solver: proof-number search on the [`region`] of a fight, with kos graded. [`exhaustive`] is the reference: it
//! looks at everything and decides by definition, and defines what a fight is. Both agree on every position that is small enough for the
//! second. Knows nothing of learning.
//!
//! [`objective`] says what a fight may be about, [`stake`] what a position most likely is, `border` what of a fight in the open can be claimed.
//!
//! The parts of the solver, from the board upwards: `field` (the points that can change, as bits), `benson` (unconditional life),
//! `goal` (when a fight is over), `estimate` and `ordering` (where to look first), `table` (what is known), `proof` (the search).

mod benson;
mod border;
mod estimate;
pub mod exhaustive;
mod field;
mod goal;
mod graph;
pub mod objective;
pub mod ordering;
mod proof;
pub mod region;
pub mod solve;
pub mod stake;
mod table;
#[cfg(test)]
mod tests;
