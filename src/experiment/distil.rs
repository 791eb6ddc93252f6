//! One readable tree in the place of an ensemble.
//!
//! A tree that is grown on what an ensemble says of all moves learns more from a problem than from its solution alone: which wrong moves
//! come near, and which problems are hard (Bucilă, Caruana and Niculescu-Mizil, 2006; Hinton, Vinyals and Dean, 2015). The
//! targets are the probabilities with which the ensemble would choose each move of a position, mixed with the rewards of the problem.

use super::ensemble::EnsembleModel;
use super::grounds;
use super::model::{Measures, Model};
use super::run::{Outcome, Plan, example_set};
use super::sources::background_hash_with;
use crate::coverage::UnknownRelation;
use crate::facts::Positions;
use crate::interpretation::{ExampleSet, Targets};
use crate::learn::{self, Options};
use crate::measure::choice_probabilities;
use crate::problem::Problem;
use cpu_time::ProcessTime;
use std::sync::Arc;
use std::time::Instant;

/// How an ensemble is distilled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Distillation {
    /// Scores are divided by this before they become probabilities: the higher, the more the order of lesser moves counts.
    pub temperature: f64,
    /// How much the rewards of the problems count beside what the ensemble says, from 0 to 1.
    pub truth: f64,
}

impl Default for Distillation {
    fn default() -> Self {
        Self { temperature: 1.0, truth: 0.5 }
    }
}

/// Grows a tree on the scores of an ensemble.
///
/// If the settings of the plan grow trees for ranking, the tree learns how the moves of a position compete; otherwise it learns the
/// scores themselves.
///
/// # Errors
/// If the settings or a tree of the ensemble name a relation that Go's background does not have.
pub fn distil(
    name: &str,
    teacher: &EnsembleModel,
    problems: &[Problem],
    data_hash: &str,
    plan: &Plan<'_>,
    how: &Distillation,
) -> Result<Outcome, UnknownRelation> {
    let of_teacher = teacher.background(problems)?;
    let set = example_set(problems, &of_teacher, plan);
    let (start, processor) = (Instant::now(), ProcessTime::now());
    let scores = teacher.scores_of(&of_teacher, &set)?;
    let scores: Vec<f64> = scores.iter().map(|scores| scores.last().copied().unwrap_or(0.0)).collect();
    // The tree may be told in other words than the ensemble.
    let definitions = plan.settings.definitions.as_deref();
    let own = match definitions {
        Some(_) => {
            let positions = Arc::new(Positions::of_problems(problems));
            Some(grounds::quietly(positions, definitions, Some(&plan.settings.bias))?)
        }
        None => None,
    };
    let background = own.as_ref().unwrap_or(&of_teacher);
    let own_background = definitions.map(|definitions| definitions.texts().to_vec()).unwrap_or_default();
    let ranks = plan.settings.bias.learning.ranking.is_some();
    let set = if ranks { competing(&set, &scores, how) } else { with_targets(&set, scores) };
    let options = Options {
        limits: plan.limits.clone(),
        seed: plan.seed,
        progress: plan.progress,
        switches: plan.switches,
        checkpoint: None,
    };
    let growth = learn::induce(background, &set, &plan.settings.bias, &options)?;
    let model = Model {
        name: name.to_owned(),
        tree: growth.tree,
        settings: plan.settings.text.clone(),
        negatives: plan.negatives.to_string(),
        seed: plan.seed,
        data_hash: data_hash.to_owned(),
        background_hash: background_hash_with(&plan.settings.text, &own_background),
        own_background,
        measures: Measures::of_training(problems.len(), set.len()),
    };
    let (seconds, processor_seconds) = (start.elapsed().as_secs_f64(), processor.elapsed().as_secs_f64());
    Ok(Outcome { model, stopped: growth.stopped, seconds, processor_seconds, refinements: growth.refinements })
}

/// The examples with the probability of being chosen among those of their interpretation, which stand together.
fn competing(set: &ExampleSet, scores: &[f64], how: &Distillation) -> ExampleSet {
    let places: Vec<usize> = (0..set.len()).collect();
    let mut targets = Vec::with_capacity(set.len());
    for group in places.chunk_by(|&a, &b| set.interpretation(a) == set.interpretation(b)) {
        let rewards: Vec<f64> = group
            .iter()
            .map(|&at| match set.targets() {
                Targets::Numeric(numbers) => numbers[at].max(0.0),
                Targets::Nominal { classes, class_of } => {
                    f64::from(u8::from(usize::from(class_of[at]) + 1 == classes.len()))
                }
            })
            .collect();
        let all: f64 = rewards.iter().sum();
        let softened: Vec<f64> = group.iter().map(|&at| scores[at] / how.temperature).collect();
        let chances = choice_probabilities(&softened);
        // A problem without a solution has only the ensemble's word.
        let truth = if all > 0.0 { how.truth } else { 0.0 };
        let mixed =
            |(reward, chance): (&f64, f64)| (1.0 - truth) * chance + truth * reward / all.max(f64::MIN_POSITIVE);
        targets.extend(rewards.iter().zip(chances).map(mixed));
    }
    with_targets(set, targets)
}

fn with_targets(set: &ExampleSet, targets: Vec<f64>) -> ExampleSet {
    let mut with = ExampleSet::new(set.key_width(), Targets::Numeric(Vec::new()));
    for (at, target) in targets.into_iter().enumerate() {
        with.push_number(set.interpretation(at), set.key(at), target);
    }
    with
}
