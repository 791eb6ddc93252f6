//! Learning logical decision trees: TILDE (Blockeel and De Raedt, 1998).
//!
//! Top-down induction: of all refinements of a node's query take the one that parts the examples best, and go on with the
//! examples on which it succeeds and those on which it fails (Ramon, Francis and Blockeel 2000, Figure 8). Classes are parted by
//! information gain or gain ratio, numbers by variance. This module knows nothing of Go.

mod checkpoint;
mod contest;
pub mod ensemble;
mod folds;
mod grow;
mod heuristic;
mod prune;
mod shrink;
mod tally;

pub use checkpoint::{Checkpoint, Recorder};
pub use folds::{folds, hold_back};
pub use grow::{Growth, Options, Progress, grow};
pub use heuristic::f_test_significance;
pub use prune::{leaf_origins, merge_equal_leaves, pessimistic_errors, prune_by_validation, prune_pessimistically};
pub use shrink::shrink;

use crate::bias::{Bias, Pruning};
use crate::coverage::UnknownRelation;
use crate::interpretation::{Background, ExampleSet};

/// Grows a tree and cuts it back as the settings say.
///
/// # Errors
/// If the language bias names a relation that the background does not have.
pub fn induce(
    background: &dyn Background,
    examples: &ExampleSet,
    bias: &Bias,
    options: &Options<'_>,
) -> Result<Growth, UnknownRelation> {
    let mut growth = match bias.learning.pruning {
        Pruning::None => grow(background, examples, bias, options)?,
        Pruning::C45(level) => {
            let mut growth = grow(background, examples, bias, options)?;
            let pruned = prune_pessimistically(&merge_equal_leaves(&growth.tree), level);
            growth.before_pruning = Some(std::mem::replace(&mut growth.tree, pruned));
            growth
        }
        Pruning::Validation(share) => {
            let (growing, validation) = hold_back(examples, share, options.seed);
            let mut growth = grow(background, &examples.subset(&growing), bias, options)?;
            let pruned = prune_by_validation(&growth.tree, background, &examples.subset(&validation))?;
            growth.before_pruning = Some(std::mem::replace(&mut growth.tree, pruned));
            growth
        }
    };
    if bias.learning.m_estimate > 0.0 {
        growth.tree = shrink(&growth.tree, bias.learning.m_estimate);
    }
    Ok(growth)
}
