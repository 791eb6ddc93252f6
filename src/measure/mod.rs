//! Measures of how good predictions are: of rankings within groups of candidates, of classes, of numbers, and how
//! sure one can be of them.
//!
//! Pure functions over scores and rewards. Knows nothing of Go: a *group* is any list of candidates that are ranked
//! against each other, such as the moves of one problem.

mod branching;
mod choice;
mod group;
mod interval;
mod prediction;
mod ranking;

pub use branching::{Branching, branching_bound};
pub use choice::choice_probabilities;
pub use group::{Candidate, Group, discount, ideal_gain};
pub use interval::{Difference, Interval, Z95, bootstrap, paired_difference, wilson};
pub use prediction::{Confusion, correlation, mean_squared_error};
pub use ranking::{Ranking, RankingTable};
