//! Which predicates an ensemble rests on: by what its tests gained while it grew, and by what is lost on a data set without them.
//!
//! For the second, tests with a predicate are answered for another example, drawn at random (permutation importance: Breiman, 2001;
//! its predicate is a test's own, not one of the path above it). This module knows nothing of Go.

use super::Groups;
use super::goal::{Goal, Scores};
use crate::interpretation::ExampleSet;
use crate::logic::Symbol;
use crate::tree::{Ensemble, EnsemblePredictor, NodeKind, predicates};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use rustc_hash::FxHashMap;

/// How much a predicate counts.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Importance {
    /// The name of the predicate; literals that only bind variables for others count as well, such as only compare numbers where they stand alone.
    pub predicate: String,
    /// How many tests use it.
    pub tests: usize,
    /// Its share of all gains, from 0 to 1; a test with several predicates shares its gain among them.
    pub gain: f64,
}

/// The predicates of an ensemble by what their tests gained, the most important first.
#[must_use]
pub fn gains(ensemble: &Ensemble) -> Vec<Importance> {
    let mut found: FxHashMap<Symbol, (usize, f64)> = FxHashMap::default();
    for member in &ensemble.members {
        for (node, gain) in member.tree.nodes.iter().zip(&member.gains) {
            let NodeKind::Test { conjunction, .. } = &node.kind else { continue };
            let names = predicates(conjunction);
            for (at, name) in names.iter().enumerate() {
                let (tests, sum) = found.entry(*name).or_default();
                *tests += usize::from(!names[..at].contains(name));
                *sum += gain / names.len() as f64;
            }
        }
    }
    let mut found: Vec<_> = found.into_iter().collect();
    found.sort_by(|(a, (_, x)), (b, (_, y))| y.total_cmp(x).then_with(|| a.as_str().cmp(b.as_str())));
    let all: f64 = found.iter().map(|(_, (_, gain))| gain).sum();
    let importance = |(name, (tests, gain)): (Symbol, (usize, f64))| Importance {
        predicate: name.to_string(),
        tests,
        gain: if all > 0.0 { gain / all } else { 0.0 },
    };
    found.into_iter().map(importance).collect()
}

/// The loss of an ensemble on some examples with the given scores.
fn loss<'e>(
    ensemble: &Ensemble,
    examples: &ExampleSet,
    groups: &'e Groups,
) -> Result<impl Fn(&[Vec<f64>]) -> f64 + 'e, String> {
    let order: Vec<usize> = groups.order().iter().map(|&at| at as usize).collect();
    let goal = Goal::new(ensemble.objective.parse()?, groups.in_order(), &examples.subset(&order), ensemble.shares)?;
    if goal.outputs != ensemble.base.len() {
        return Err("the examples have another number of classes than the ensemble".into());
    }
    let all: Vec<u32> = (0..groups.len() as u32).collect();
    Ok(move |scores: &[Vec<f64>]| {
        let by_output = |output: usize| order.iter().map(|&at| scores[at][output]).collect();
        let scores: Scores = (0..goal.outputs).map(by_output).collect();
        goal.loss(&scores, &all)
    })
}

/// The mean loss on some examples that have the given scores.
///
/// # Errors
/// In words, if the targets do not fit the objective.
pub fn mean_loss(
    ensemble: &Ensemble,
    scores: &[Vec<f64>],
    examples: &ExampleSet,
    groups: &Groups,
) -> Result<f64, String> {
    Ok(loss(ensemble, examples, groups)?(scores))
}

/// The mean loss on some examples, and for each predicate what is added to it where its tests are answered for other examples, the most
/// important first.
///
/// # Errors
/// In words, if the targets do not fit the objective.
pub fn permutation(
    ensemble: &Ensemble,
    predictor: &EnsemblePredictor<'_, '_>,
    examples: &ExampleSet,
    groups: &Groups,
    seed: u64,
) -> Result<(f64, Vec<(String, f64)>), String> {
    let loss = loss(ensemble, examples, groups)?;
    let mut partners: Vec<usize> = (0..examples.len()).collect();
    partners.shuffle(&mut Pcg64::seed_from_u64(seed));
    let whole = loss(&predictor.scores());
    let without = |name: Symbol| (name.to_string(), loss(&predictor.scores_with(name, &partners)) - whole);
    let mut found: Vec<(String, f64)> = predictor.predicates().into_iter().map(without).collect();
    found.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    Ok((whole, found))
}
