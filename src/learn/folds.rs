//! Parts of a set of examples. Examples of one interpretation are never parted: they are not independent.

use crate::interpretation::{ExampleSet, InterpretationId};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;

/// The interpretations of a set in an order that the seed decides.
fn shuffled(examples: &ExampleSet, seed: u64) -> Vec<InterpretationId> {
    let mut interpretations: Vec<_> = (0..examples.len()).map(|at| examples.interpretation(at)).collect();
    interpretations.sort_unstable();
    interpretations.dedup();
    interpretations.shuffle(&mut Pcg64::seed_from_u64(seed));
    interpretations
}

fn places_of(examples: &ExampleSet, mut chosen: impl FnMut(InterpretationId) -> bool) -> (Vec<usize>, Vec<usize>) {
    (0..examples.len()).partition(|&at| chosen(examples.interpretation(at)))
}

/// The places of the examples to learn from, and of those held back: a share of the interpretations, at least one of two.
#[must_use]
pub fn hold_back(examples: &ExampleSet, share: f64, seed: u64) -> (Vec<usize>, Vec<usize>) {
    let interpretations = shuffled(examples, seed);
    let most = interpretations.len().saturating_sub(1);
    let count = ((interpretations.len() as f64 * share).round() as usize).clamp(1.min(most), most);
    let mut held: Vec<_> = interpretations[..count].to_vec();
    held.sort_unstable();
    places_of(examples, |interpretation| held.binary_search(&interpretation).is_err())
}

/// For each of `count` folds the places of the examples to learn from, and of those to test on. Each example is tested once.
#[must_use]
pub fn folds(examples: &ExampleSet, count: usize, seed: u64) -> Vec<(Vec<usize>, Vec<usize>)> {
    let interpretations = shuffled(examples, seed);
    let mut fold_of: Vec<(InterpretationId, usize)> =
        interpretations.iter().enumerate().map(|(at, &interpretation)| (interpretation, at % count.max(1))).collect();
    fold_of.sort_unstable();
    (0..count)
        .map(|fold| {
            places_of(examples, |interpretation| {
                fold_of.binary_search_by_key(&interpretation, |(i, _)| *i).is_ok_and(|at| fold_of[at].1 != fold)
            })
        })
        .collect()
}
