//! Carries out what a settings file asks for: trees, cross-validation, runs that leave out some examples.

use super::data::Data;
use crate::bias::{Task, settings::Command};
use crate::coverage::{Scratch, UnknownRelation};
use crate::diagnostics::StopReason;
use crate::interpretation::{ExampleSet, Targets};
use crate::learn::{Growth, Options, folds, hold_back, induce};
use crate::logic::{Substitution, Term, Variable};
use crate::measure::{Confusion, correlation, mean_squared_error};
use crate::tree::{Prediction, Predictor, Tree};
use cpu_time::ProcessTime;
use rayon::prelude::*;
use std::time::{Duration, Instant};

/// How well a tree predicts some examples.
#[derive(Clone, Debug, PartialEq)]
pub enum Evaluation {
    /// Classes: examples by true and predicted class.
    Classes(Confusion),
    /// Numbers: true and predicted ones.
    Numbers(Vec<(f64, f64)>),
}

/// One tree and how it does.
#[derive(Clone, Debug)]
pub struct Part {
    /// What distinguishes it from other parts of the same command: the number of the fold or the id left out.
    pub name: Option<String>,
    /// The tree.
    pub tree: Tree,
    /// The tree before it was cut back, where it was.
    pub before_pruning: Option<Tree>,
    /// Why growing ended.
    pub stopped: StopReason,
    /// The number of refinements that were compared.
    pub refinements: u64,
    /// How many families of refinements were left out because there were too many.
    pub left_out: usize,
    /// On the examples that it was learnt from.
    pub training: Evaluation,
    /// On the examples kept for testing, if there are some.
    pub testing: Option<Evaluation>,
    /// For each example kept for testing (its place among all) the leaf that it falls to.
    pub test_leaves: Vec<(usize, usize)>,
    /// The same for those that it was learnt from.
    pub training_leaves: Vec<(usize, usize)>,
    /// How long induction took.
    pub time: Duration,
    /// The processor time of induction, over all threads.
    pub processor_time: Duration,
}

/// What came of a command.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The command.
    pub command: Command,
    /// Its trees.
    pub parts: Vec<Part>,
}

impl Outcome {
    /// All tests together, if there are several parts.
    #[must_use]
    pub fn pooled_testing(&self) -> Option<Evaluation> {
        pooled(self.parts.iter().filter_map(|part| part.testing.as_ref()))
    }

    /// All training examples together, each as often as it was learnt from.
    #[must_use]
    pub fn pooled_training(&self) -> Option<Evaluation> {
        pooled(self.parts.iter().map(|part| &part.training))
    }
}

fn pooled<'e>(evaluations: impl Iterator<Item = &'e Evaluation>) -> Option<Evaluation> {
    let mut pooled: Option<Evaluation> = None;
    for evaluation in evaluations {
        match (&mut pooled, evaluation) {
            (None, first) => pooled = Some(first.clone()),
            (Some(Evaluation::Classes(all)), Evaluation::Classes(more)) => _ = all.merge(more),
            (Some(Evaluation::Numbers(all)), Evaluation::Numbers(more)) => all.extend(more),
            _ => {}
        }
    }
    pooled
}

impl Evaluation {
    /// The number of examples.
    #[must_use]
    pub fn examples(&self) -> usize {
        match self {
            Evaluation::Classes(confusion) => confusion.total() as usize,
            Evaluation::Numbers(pairs) => pairs.len(),
        }
    }

    /// The share of examples whose class is predicted.
    #[must_use]
    pub fn accuracy(&self) -> Option<f64> {
        match self {
            Evaluation::Classes(confusion) => confusion.accuracy(),
            Evaluation::Numbers(_) => None,
        }
    }

    /// The square root of the mean squared error.
    #[must_use]
    pub fn root_mean_squared_error(&self) -> Option<f64> {
        match self {
            Evaluation::Classes(_) => None,
            Evaluation::Numbers(pairs) => mean_squared_error(pairs).map(f64::sqrt),
        }
    }

    /// Pearson's correlation.
    #[must_use]
    pub fn correlation(&self) -> Option<f64> {
        match self {
            Evaluation::Classes(_) => None,
            Evaluation::Numbers(pairs) => correlation(pairs),
        }
    }
}

/// The commands of a settings file; a tree where it asks for nothing.
#[must_use]
pub fn commands(data: &Data) -> Vec<Command> {
    match data.bias.run.commands.as_slice() {
        [] => vec![Command::Tree],
        commands => commands.to_vec(),
    }
}

/// Carries out a command. A recorder among the options is that of the command; its trees have recorders below it.
///
/// # Errors
/// If the language names a relation in a form that cannot be run.
pub fn run(data: &Data, command: &Command, options: &Options<'_>) -> Result<Outcome, UnknownRelation> {
    if let Some(recorder) = &options.checkpoint {
        data.knowledge.adopt(&recorder.note());
    }
    // A predicate that does not end is never true, from the first tree on: what it answered before that was known would make the
    // trees depend on the order in which threads asked.
    loop {
        let known = data.knowledge.endless();
        let noting = || (data.knowledge.endless() == known).then(|| data.knowledge.noted());
        let options = Options {
            limits: options.limits.clone(),
            checkpoint: options.checkpoint.clone().map(|recorder| recorder.noting(&noting)),
            ..*options
        };
        let outcome = run_once(data, command, &options)?;
        if data.knowledge.endless() == known {
            return Ok(outcome);
        }
        if let Some(recorder) = &options.checkpoint {
            recorder.restart(data.knowledge.noted());
        }
        // Where there is no time to begin again, what there is is better than nothing.
        if outcome.parts.iter().any(|part| part.stopped != StopReason::Finished) {
            return Ok(outcome);
        }
    }
}

fn run_once(data: &Data, command: &Command, options: &Options<'_>) -> Result<Outcome, UnknownRelation> {
    let mut parts = Vec::new();
    for (name, training, testing) in splits(data, command, options.seed) {
        if training.is_empty() {
            continue;
        }
        let recorder = options.checkpoint.as_ref().map(|recorder| recorder.below(name.as_deref().unwrap_or("tree")));
        let options = Options { limits: options.limits.clone(), checkpoint: recorder, ..*options };
        parts.push(learn(data, name, &training, &testing, &options)?);
        if options.limits.reached().is_some() {
            break;
        }
    }
    Ok(Outcome { command: command.clone(), parts })
}

/// A part's name, and the places of the examples to learn from and to test on.
pub(super) type Split = (Option<String>, Vec<usize>, Vec<usize>);

pub(super) fn splits(data: &Data, command: &Command, seed: u64) -> Vec<Split> {
    let all = 0..data.examples.len();
    match command {
        Command::Tree => {
            let run = &data.bias.run;
            if let Some(goal) = &run.leave_out {
                let (testing, training) = all.partition(|&example| data.is_true_of(example, goal));
                return vec![(None, training, testing)];
            }
            if run.test_share > 0.0 {
                let (training, testing) = hold_back(&data.examples, run.test_share, seed);
                return vec![(None, training, testing)];
            }
            vec![(None, all.collect(), Vec::new())]
        }
        Command::Folds(count) => folds(&data.examples, (*count).clamp(2, data.examples.len().max(2)), seed)
            .into_iter()
            .enumerate()
            .map(|(fold, (training, testing))| (Some((fold + 1).to_string()), training, testing))
            .collect(),
        Command::LeaveOut(ids) => ids
            .iter()
            .map(|id| {
                let is_left_out = |example: &usize| {
                    let mut arguments = data.key_terms(*example);
                    arguments.push(id.clone());
                    data.is_true_of(*example, &Term::compound("testid", arguments))
                };
                let (testing, training) = all.clone().partition(is_left_out);
                (Some(id.to_string()), training, testing)
            })
            .collect(),
    }
}

impl Data {
    /// The values of an example's key; none in models.
    fn key_terms(&self, example: usize) -> Vec<Term> {
        self.examples.key(example).iter().map(|value| value.term()).collect()
    }

    /// Whether a goal holds of an example: its first variables stand for the key.
    fn is_true_of(&self, example: usize, goal: &Term) -> bool {
        let mut given = Substitution::default();
        for (variable, value) in goal.variables().into_iter().zip(self.key_terms(example)) {
            given.bind(variable, value);
        }
        let interpretation = self.examples.interpretation(example);
        self.knowledge.proves(interpretation, &renumbered(&given.apply(goal)))
    }
}

/// A goal whose variables are numbered from 0.
fn renumbered(goal: &Term) -> Term {
    let variables = goal.variables();
    goal.map_variables(|v| Term::Variable(Variable(variables.iter().position(|o| *o == v).unwrap_or(0) as u32)))
}

fn learn(
    data: &Data,
    name: Option<String>,
    training: &[usize],
    testing: &[usize],
    options: &Options<'_>,
) -> Result<Part, UnknownRelation> {
    let whole = training.len() == data.examples.len();
    let chosen = if whole { data.examples.clone() } else { data.examples.subset(training) };
    let (start, processor) = (Instant::now(), ProcessTime::now());
    let Growth { tree, before_pruning, stopped, refinements, left_out } =
        induce(&data.knowledge, &chosen, &data.bias, options)?;
    let (time, processor_time) = (start.elapsed(), processor.elapsed());
    let (training_evaluation, training_leaves) = evaluate(data, &tree, training)?;
    let (testing_evaluation, test_leaves) = evaluate(data, &tree, testing)?;
    Ok(Part {
        name,
        tree,
        before_pruning,
        stopped,
        refinements,
        left_out,
        training: training_evaluation,
        testing: (!testing.is_empty()).then_some(testing_evaluation),
        test_leaves,
        training_leaves,
        time,
        processor_time,
    })
}

/// How well a tree predicts all examples of some data.
///
/// # Errors
/// If the data lacks a relation that the tree asks for.
pub fn test(data: &Data, tree: &Tree) -> Result<Evaluation, UnknownRelation> {
    let all: Vec<usize> = (0..data.examples.len()).collect();
    evaluate(data, tree, &all).map(|(evaluation, _)| evaluation)
}

/// Predicts the examples at some places.
fn evaluate(data: &Data, tree: &Tree, places: &[usize]) -> Result<(Evaluation, Vec<(usize, usize)>), UnknownRelation> {
    let examples: &ExampleSet = &data.examples;
    let predictor = Predictor::new(tree, &data.knowledge)?;
    let leaves: Vec<(usize, usize)> = places
        .par_iter()
        .map_init(Scratch::default, |scratch, &example| {
            (example, predictor.leaf(examples.interpretation(example), examples.key(example), scratch))
        })
        .collect();
    let mut evaluation = match (data.bias.learning.task, examples.targets()) {
        (Task::Classification, Targets::Nominal { classes, .. }) => Evaluation::Classes(Confusion::new(classes.len())),
        _ => Evaluation::Numbers(Vec::new()),
    };
    for &(example, leaf) in &leaves {
        match (&mut evaluation, &tree.nodes[leaf].prediction, examples.targets()) {
            (Evaluation::Classes(confusion), Prediction::Class { class, .. }, Targets::Nominal { class_of, .. }) => {
                confusion.add(usize::from(class_of[example]), *class);
            }
            (Evaluation::Numbers(pairs), Prediction::Number { mean, .. }, Targets::Numeric(numbers)) => {
                pairs.push((numbers[example], *mean));
            }
            _ => {}
        }
    }
    Ok((evaluation, leaves))
}
