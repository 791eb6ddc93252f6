//! The scores of many examples by an ensemble whose language bias is known.
//!
//! [`EnsemblePredictor`](crate::tree::EnsemblePredictor) needs the trees alone, and proves each test. Where the bias is at hand, the tests of many
//! trees are found again in the rows of all refinements, as while the ensemble grew, and the rests of the others in profiles.

use super::EnsembleError;
use super::stage::Stage;
use crate::bias::Bias;
use crate::coverage::{Located, Switches};
use crate::diagnostics::Limits;
use crate::interpretation::{Background, ExampleSet};
use crate::tree::{Ensemble, Tree};

/// How many examples are scored at once: their rows are kept meanwhile.
const AT_ONCE: usize = 1 << 17;

/// The scores of all examples, for each by output: those of [`EnsemblePredictor::scores`](crate::tree::EnsemblePredictor::scores), to the bit. The
/// bias should be the one that the ensemble was learnt with; what is not found in it is proved.
///
/// # Errors
/// If bias or ensemble name a relation that the background does not have, their root queries differ, or the rows would take too much memory.
pub fn scores(
    background: &dyn Background,
    examples: &ExampleSet,
    bias: &Bias,
    ensemble: &Ensemble,
) -> Result<Vec<Vec<f64>>, EnsembleError> {
    let is_alike = |tree: &Tree| tree.root == bias.root && tree.root_types == bias.root_types;
    if !ensemble.members.iter().all(|member| is_alike(&member.tree)) {
        return Err(EnsembleError::Unfit("the trees have another root query than the language bias".into()));
    }
    let bias = bias.with_constants(background, examples);
    let mut scores = vec![ensemble.base.clone(); examples.len()];
    let order: Vec<usize> = (0..examples.len()).collect();
    for (places, scores) in order.chunks(AT_ONCE).zip(scores.chunks_mut(AT_ONCE)) {
        let some = examples.subset(places);
        let mut stage = Stage::new(background, &some, &bias, &Limits::none(), Switches::default())?;
        let mut located = Located::default();
        for member in &ensemble.members {
            let leaves = stage.leaves_of(&member.tree, &mut located)?;
            for (scores, leaf) in scores.iter_mut().zip(leaves) {
                scores[member.output] += member.tree.nodes[leaf as usize].prediction.score();
            }
        }
    }
    Ok(scores)
}
