//! Go's experiments: examples from problems, rankings of moves, tables beside the paper's.
//!
//! After Ramon, Francis and Blockeel, "Relational trees for tsume-go" (2000), section 4.

mod examples;

pub use examples::{Negatives, ParseNegativesError, examples};
