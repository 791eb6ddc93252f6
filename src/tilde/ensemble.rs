//! Ensembles on relational data: the commands of a settings file carried out with many trees instead of one.

use super::data::Data;
use super::run::{Split, splits};
use crate::bias::settings::Command;
use crate::coverage::UnknownRelation;
use crate::interpretation::{ExampleSet, Targets};
use crate::learn::ensemble::{
    EnsembleError, EnsembleGrowth, EnsembleOptions, EnsembleSettings, Groups, Objective, ensemble, mean_loss,
    permutation,
};
use crate::measure::{self, Candidate, Confusion, Ranking, RankingTable, correlation, mean_squared_error};
use crate::tree::{Ensemble, EnsemblePredictor};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use std::time::{Duration, Instant};

/// How well an ensemble does on some examples.
#[derive(Clone, Debug, PartialEq)]
pub struct EnsembleEvaluation {
    /// The number of examples.
    pub examples: usize,
    /// The mean loss: of examples, or of groups where they are ranked.
    pub loss: f64,
    /// The share of examples whose class is predicted.
    pub accuracy: Option<f64>,
    /// The square root of the mean squared error of numbers.
    pub root_mean_squared_error: Option<f64>,
    /// Pearson's correlation of numbers.
    pub correlation: Option<f64>,
    /// Where examples are ranked: how the groups with different rewards rank; correct are those with the highest reward.
    pub ranking: Option<RankingTable>,
    /// The mean normalised discounted cumulative gain of the groups with rewards that differ, from 0 to 1.
    pub normalised_gain: Option<f64>,
}

/// Examples by their places among all, each with its scores by output.
pub type Scored = Vec<(usize, Vec<f64>)>;

/// One ensemble and how it does.
pub struct EnsemblePart {
    /// What distinguishes it from other parts of the same command.
    pub name: Option<String>,
    /// The ensemble, and how it came about.
    pub growth: EnsembleGrowth,
    /// On the examples that it was learnt from.
    pub training: EnsembleEvaluation,
    /// On the examples kept for testing, if there are some.
    pub testing: Option<EnsembleEvaluation>,
    /// What `write_predictions` asks for: of training and testing the places of the examples among all, and their scores by output.
    pub predictions: Vec<(&'static str, Scored)>,
    /// What is added to the loss where tests with a predicate are answered for other examples: of the test if there is one.
    pub permuted: Vec<(String, f64)>,
    /// How long induction took.
    pub time: Duration,
}

/// Carries out a command with ensembles. Where examples are ranked, or the settings say what is, groups are never parted. A limit that is reached between two
/// parts stands with the last one.
///
/// # Errors
/// If the language names a relation in a form that cannot be run, or the objective does not fit the examples.
pub fn run_ensemble(
    data: &Data,
    command: &Command,
    settings: &EnsembleSettings,
    options: &EnsembleOptions<'_>,
) -> Result<Vec<EnsemblePart>, EnsembleError> {
    let objective = objective(data, settings);
    let parts = match objective.ranks() || data.bias.learning.rank_by.is_some() {
        true => group_splits(data, command, options.seed)?,
        false => splits(data, command, options.seed),
    };
    let mut found = Vec::new();
    let parts: Vec<Split> = parts.into_iter().filter(|(_, training, _)| !training.is_empty()).collect();
    let count = parts.len();
    for (name, training, testing) in parts {
        let chosen = data.examples.subset(&training);
        let start = Instant::now();
        let settings = EnsembleSettings { objective: Some(objective), ..settings.clone() };
        let options = EnsembleOptions {
            limits: options.limits.clone(),
            checkpoint: options.checkpoint.as_ref().map(|recorder| recorder.below(name.as_deref().unwrap_or("all"))),
            ..*options
        };
        let growth = ensemble(&data.knowledge, &chosen, &data.bias, &settings, &options)?;
        let time = start.elapsed();
        if let Some(recorder) = &options.checkpoint {
            recorder.save();
        }
        let tested = data.examples.subset(&testing);
        let seed = options.seed;
        let on_training = evaluate(data, &growth.ensemble, &chosen, testing.is_empty().then_some(seed))?;
        let on_testing = match testing.is_empty() {
            true => None,
            false => Some(evaluate(data, &growth.ensemble, &tested, Some(seed))?),
        };
        let asked = |what: &str| data.bias.run.predictions.iter().any(|symbol| symbol.as_str() == what);
        let told = |what: &'static str, examples: &[usize], evaluated: Option<&Evaluated>| {
            let scores = evaluated.filter(|_| asked(what))?.scores.clone();
            Some((what, examples.iter().copied().zip(scores).collect()))
        };
        let predictions =
            [told("training", &training, Some(&on_training)), told("testing", &testing, on_testing.as_ref())];
        let predictions = predictions.into_iter().flatten().collect();
        let (testing, permuted) = match on_testing {
            Some(Evaluated { found, permuted, .. }) => (Some(found), permuted),
            None => (None, on_training.permuted),
        };
        found.push(EnsemblePart { name, growth, training: on_training.found, testing, predictions, permuted, time });
        if let Some(reason) = options.limits.reached() {
            let is_cut = found.len() < count;
            if let Some(last) = found.last_mut().filter(|_| is_cut) {
                last.growth.stopped = reason;
            }
            break;
        }
    }
    Ok(found)
}

/// What is minimised: the objective that is asked for, or what the targets and `rank_by` call for.
#[must_use]
pub fn objective(data: &Data, settings: &EnsembleSettings) -> Objective {
    let learning = &data.bias.learning;
    let grouped = learning.rank_by.is_some() || learning.ranking.is_some();
    settings.objective.unwrap_or_else(|| Objective::usual(data.examples.targets(), grouped))
}

/// The parts of a command with whole groups; where the settings themselves name examples, as they say.
fn group_splits(data: &Data, command: &Command, seed: u64) -> Result<Vec<Split>, UnknownRelation> {
    let groups = Groups::new(&data.knowledge, &data.examples, &data.bias)?;
    let mut order: Vec<usize> = (0..groups.len()).collect();
    order.shuffle(&mut Pcg64::seed_from_u64(seed));
    let part = |is_tested: &dyn Fn(usize) -> bool| -> (Vec<usize>, Vec<usize>) {
        let (mut training, mut testing) = (Vec::new(), Vec::new());
        for (at, &group) in order.iter().enumerate() {
            let places = groups.order()[groups.members(group)].iter().map(|&place| place as usize);
            if is_tested(at) { testing.extend(places) } else { training.extend(places) }
        }
        training.sort_unstable();
        testing.sort_unstable();
        (training, testing)
    };
    let run = &data.bias.run;
    Ok(match command {
        Command::Folds(count) => {
            let count = (*count).clamp(2, groups.len().max(2));
            (0..count)
                .map(|fold| {
                    let (training, testing) = part(&|at| at % count == fold);
                    (Some((fold + 1).to_string()), training, testing)
                })
                .collect()
        }
        Command::Tree if run.leave_out.is_none() && run.test_share > 0.0 => {
            let most = groups.len().saturating_sub(1);
            let count = ((groups.len() as f64 * run.test_share).round() as usize).clamp(1.min(most), most);
            let (training, testing) = part(&|at| at < count);
            vec![(None, training, testing)]
        }
        _ => splits(data, command, seed),
    })
}

/// How an ensemble does on some examples.
struct Evaluated {
    found: EnsembleEvaluation,
    /// The scores of each example, by output.
    scores: Vec<Vec<f64>>,
    /// What is lost without a predicate, if that was measured.
    permuted: Vec<(String, f64)>,
}

/// How well an ensemble does on some examples, and, with a seed, which predicates that rests on.
fn evaluate(
    data: &Data,
    ensemble: &Ensemble,
    examples: &ExampleSet,
    seed: Option<u64>,
) -> Result<Evaluated, EnsembleError> {
    let predictor = EnsemblePredictor::new(ensemble, &data.knowledge, examples)?;
    let scores = predictor.scores();
    let groups = Groups::new(&data.knowledge, examples, &data.bias)?;
    let loss = mean_loss(ensemble, &scores, examples, &groups).map_err(EnsembleError::Unfit)?;
    let permuted = match seed.filter(|_| !ensemble.members.is_empty()) {
        None => Vec::new(),
        Some(seed) => permutation(ensemble, &predictor, examples, &groups, seed).map_err(EnsembleError::Unfit)?.1,
    };
    let mut found = EnsembleEvaluation {
        examples: examples.len(),
        loss,
        accuracy: None,
        root_mean_squared_error: None,
        correlation: None,
        ranking: None,
        normalised_gain: None,
    };
    let objective = ensemble.objective.parse::<Objective>().ok();
    // Of two classes with a score each it is the difference that says how likely the last one is.
    let last = |at: usize| match scores[at].as_slice() {
        [first, last] => last - first,
        several => several.last().copied().unwrap_or(0.0),
    };
    let ranks = objective.is_some_and(Objective::ranks);
    let can_be_ranked = !matches!(examples.targets(), Targets::Nominal { classes, .. } if classes.len() > 2);
    if ranks || data.bias.learning.rank_by.is_some() && can_be_ranked {
        let (table, gain) = ranked(&groups, examples.targets(), &last);
        (found.ranking, found.normalised_gain) = (Some(table), gain);
    }
    match examples.targets() {
        _ if ranks => {}
        Targets::Nominal { classes, class_of } => {
            let mut confusion = Confusion::new(classes.len());
            for (class, scores) in class_of.iter().zip(&scores) {
                confusion.add(usize::from(*class), ensemble.class(scores));
            }
            found.accuracy = confusion.accuracy();
        }
        Targets::Numeric(numbers) => {
            let predicted = scores.iter().map(|scores| predicted_number(ensemble, scores));
            let pairs: Vec<(f64, f64)> = numbers.iter().copied().zip(predicted).collect();
            found.root_mean_squared_error = mean_squared_error(&pairs).map(f64::sqrt);
            found.correlation = correlation(&pairs);
        }
    }
    Ok(Evaluated { found, scores, permuted })
}

/// The number that a score stands for: that of a probability is the logarithm of its odds, but for forests.
pub(super) fn predicted_number(ensemble: &Ensemble, scores: &[f64]) -> f64 {
    let score = scores.last().copied().unwrap_or(0.0);
    match ensemble.objective.parse() {
        Ok(Objective::Logistic) if !ensemble.shares => 1.0 / (1.0 + (-score).exp()),
        _ => score,
    }
}

/// The ranking of the groups whose rewards differ, and the mean of its normalised discounted cumulative gain.
fn ranked(groups: &Groups, targets: &Targets, score: &dyn Fn(usize) -> f64) -> (RankingTable, Option<f64>) {
    let reward = |at: usize| match targets {
        Targets::Numeric(numbers) => numbers[at],
        Targets::Nominal { class_of, .. } => f64::from(class_of[at]),
    };
    let mut ranking = Ranking::new();
    let mut gains = Vec::new();
    for members in (0..groups.len()).map(|group| groups.members(group)) {
        let places: Vec<usize> = groups.order()[members].iter().map(|&place| place as usize).collect();
        let highest = places.iter().map(|&at| reward(at)).fold(f64::NEG_INFINITY, f64::max);
        if places.iter().any(|&at| reward(at) < highest) {
            let least = places.iter().map(|&at| reward(at)).fold(0.0, f64::min);
            let candidate = |&at: &usize| Candidate {
                score: score(at),
                reward: reward(at) - least,
                correct: reward(at) == highest,
            };
            let group = measure::Group::new(&places.iter().map(candidate).collect::<Vec<_>>());
            gains.extend(group.normalised_gain());
            ranking.add_group(&group);
        }
    }
    let mean = gains.iter().sum::<f64>() / gains.len() as f64;
    (ranking.table(), (!gains.is_empty()).then_some(mean))
}
