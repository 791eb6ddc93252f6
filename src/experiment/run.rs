//! One experiment: examples, a tree, its ranking.

use super::examples::{Negatives, examples};
use super::grounds;
use super::model::{Measures, Model};
use super::rank::{Scorer, rank};
use super::sources::{Settings, background_hash_with};
use crate::bias::Task;
use crate::coverage::{Switches, UnknownRelation};
use crate::diagnostics::{Limits, StopReason};
use crate::facts::{GoBackground, Positions, Words};
use crate::interpretation::{ExampleSet, InterpretationId, Targets};
use crate::learn::{self, Options, Progress, Recorder};
use crate::measure::{Confusion, Group, Ranking};
use crate::problem::{Problem, Verdict};
use cpu_time::ProcessTime;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use std::sync::Arc;
use std::time::Instant;

/// What is to be learnt, and how.
pub struct Plan<'a> {
    /// The language bias and the settings of learning.
    pub settings: &'a Settings,
    /// Which moves become negative examples.
    pub negatives: &'a Negatives,
    /// Decides everything that chance decides.
    pub seed: u64,
    /// When to stop growing.
    pub limits: Limits,
    /// Is told how far growing has come.
    pub progress: Option<&'a (dyn Fn(Progress) + Sync)>,
    /// How examples are run.
    pub switches: Switches,
    /// Where what has been found out is kept; the trees of these settings have recorders below it.
    pub checkpoint: Option<Recorder<'a>>,
}

/// A tree, and how it came about.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The tree and where it came from. Nothing has been ranked yet.
    pub model: Model,
    /// Why growing ended.
    pub stopped: StopReason,
    /// Seconds from the examples to the finished tree.
    pub seconds: f64,
    /// The same in processor time, over all threads.
    pub processor_seconds: f64,
    /// How many refinements were compared.
    pub refinements: u64,
}

/// Learns a tree from problems.
///
/// # Errors
/// If the settings name a relation that Go's background does not have.
pub fn learn(name: &str, problems: &[Problem], data_hash: &str, plan: &Plan<'_>) -> Result<Outcome, UnknownRelation> {
    let positions = Arc::new(Positions::of_problems(problems));
    let definitions = plan.settings.definitions.as_deref();
    let background = grounds::quietly(positions, definitions, Some(&plan.settings.bias))?;
    let own_background = definitions.map(|definitions| definitions.texts().to_vec()).unwrap_or_default();
    let set = example_set(problems, &background, plan);
    let (start, processor) = (Instant::now(), ProcessTime::now());
    let options = Options {
        limits: plan.limits.clone(),
        seed: plan.seed,
        progress: plan.progress,
        switches: plan.switches,
        checkpoint: plan.checkpoint.as_ref().map(|recorder| recorder.below(name)),
    };
    let growth = learn::induce(&background, &set, &plan.settings.bias, &options)?;
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

/// The examples for a task: rewards for regression; for classification the first class is that of moves that do not solve
/// the problem, the last one that of moves that do.
pub(super) fn example_set(problems: &[Problem], background: &GoBackground, plan: &Plan<'_>) -> ExampleSet {
    let rewards = example_set_of(problems, background, plan.negatives, plan.seed);
    let learning = &plan.settings.bias.learning;
    if learning.task == Task::Regression {
        return rewards;
    }
    let classes = learning.classes.clone();
    let last = classes.len().saturating_sub(1);
    let mut set = ExampleSet::new(1, Targets::Nominal { classes, class_of: Vec::new() });
    for at in 0..rewards.len() {
        let solves = is_correct(&problems[rewards.interpretation(at) as usize], rewards.key(at));
        set.push_class(rewards.interpretation(at), rewards.key(at), if solves { last } else { 0 });
    }
    set
}

/// The moves of some problems with their rewards.
pub(super) fn example_set_of(
    problems: &[Problem],
    background: &GoBackground,
    negatives: &Negatives,
    seed: u64,
) -> ExampleSet {
    let positions = background.positions();
    let snapshots: Vec<_> = (0..problems.len()).map(|at| positions.get(at as InterpretationId)).collect();
    examples(problems, &snapshots, negatives, seed)
}

pub(super) fn is_correct(problem: &Problem, key: &[crate::interpretation::Value]) -> bool {
    problem.moves.iter().any(|first| {
        first.verdict == Verdict::Correct
            && first.point.is_some_and(|point| key.first() == Some(&Words::get().point(point)))
    })
}

/// What cross-validation found.
#[derive(Clone, Debug)]
pub struct CrossValidation {
    /// For each problem with a solution the ranking of its moves by a tree that has not seen it.
    pub groups: Vec<Group>,
    /// For trees of classes: how many examples of each class were given which, by problem level, in order of the levels.
    pub confusion: Vec<(String, Confusion)>,
    /// The number of tests in the tree of each fold.
    pub tests: Vec<usize>,
    /// Whether some fold was cut short.
    pub stopped: StopReason,
}

/// Learns from all but a part of the problems and ranks that part, for each of `folds` parts.
///
/// # Errors
/// If the settings name a relation that Go's background does not have.
pub fn cross_validate(problems: &[Problem], folds: usize, plan: &Plan<'_>) -> Result<CrossValidation, UnknownRelation> {
    let mut order: Vec<usize> = (0..problems.len()).collect();
    order.shuffle(&mut Pcg64::seed_from_u64(plan.seed));
    let mut groups: Vec<Option<Group>> = vec![None; problems.len()];
    let mut found =
        CrossValidation { groups: Vec::new(), confusion: Vec::new(), tests: Vec::new(), stopped: StopReason::Finished };
    for fold in 0..folds {
        let (test, train): (Vec<usize>, Vec<usize>) =
            order.iter().enumerate().fold((Vec::new(), Vec::new()), |(mut test, mut train), (at, &problem)| {
                if at % folds == fold {
                    test.push(problem)
                } else {
                    train.push(problem)
                }
                (test, train)
            });
        let pick = |places: &[usize]| places.iter().map(|&place| problems[place].clone()).collect::<Vec<_>>();
        let (learning, testing) = (pick(&train), pick(&test));
        let outcome = learn(&format!("fold {}", fold + 1), &learning, "", plan)?;
        if outcome.stopped != StopReason::Finished {
            found.stopped = outcome.stopped;
        }
        found.tests.push(outcome.model.tree.tests());
        let scorer = Scorer::of(&outcome.model, &testing)?;
        for (&place, group) in test.iter().zip(rank(&testing, &scorer.scores()?)) {
            groups[place] = group;
        }
        if !outcome.model.tree.classes.is_empty() {
            classify(&outcome.model, &testing, &scorer, plan, &mut found.confusion)?;
        }
    }
    found.groups = groups.into_iter().flatten().collect();
    Ok(found)
}

/// Counts, by problem level in their order, which classes the examples of some problems have and which a tree gives them, beside what was counted before.
///
/// # Errors
/// If the tree names a relation that Go's background does not have.
pub fn classify(
    model: &Model,
    problems: &[Problem],
    scorer: &Scorer<'_>,
    plan: &Plan<'_>,
    confusion: &mut Vec<(String, Confusion)>,
) -> Result<(), UnknownRelation> {
    let set = example_set(problems, scorer.background(), plan);
    let predictor = crate::tree::Predictor::new(&model.tree, scorer.background())?;
    let mut scratch = crate::coverage::Scratch::default();
    for at in 0..set.len() {
        let level = problems[set.interpretation(at) as usize].remarks.level.clone().unwrap_or_default();
        let place = confusion.iter().position(|(known, _)| *known == level).unwrap_or_else(|| {
            confusion.push((level, Confusion::new(model.tree.classes.len())));
            confusion.len() - 1
        });
        let leaf = predictor.leaf(set.interpretation(at), set.key(at), &mut scratch);
        if let (crate::tree::Prediction::Class { class, .. }, Targets::Nominal { class_of, .. }) =
            (&model.tree.nodes[leaf].prediction, set.targets())
        {
            confusion[place].1.add(usize::from(class_of[at]), *class);
        }
    }
    confusion.sort_by(|a, b| a.0.cmp(&b.0));
    Ok(())
}

impl CrossValidation {
    /// The ranking over all problems.
    #[must_use]
    pub fn ranking(&self) -> Ranking {
        let mut ranking = Ranking::new();
        self.groups.iter().for_each(|group| ranking.add_group(group));
        ranking
    }
}
