//! Ensembles on relational data: the commands of a settings file carried out with many trees instead of one.

use super::data::Data;
use super::run::{Split, splits};
use crate::bias::settings::Command;
use crate::coverage::UnknownRelation;
use crate::interpretation::{ExampleSet, Targets};
use crate::learn::ensemble::{
    EnsembleError, EnsembleGrowth, EnsembleOptions, EnsembleSettings, Groups, Objective, ensemble, gains, mean_loss,
    permutation,
};
use crate::measure::{self, Candidate, Confusion, Ranking, RankingTable, correlation, mean_squared_error};
use crate::tree::{Ensemble, EnsemblePredictor};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use serde_json::{Map, Value, json};
use std::fmt::Write;
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
        let tested = data.examples.subset(&testing);
        let (on_training, permuted) = evaluate(data, &growth.ensemble, &chosen, options.seed)?;
        let on_testing = match testing.is_empty() {
            true => None,
            false => Some(evaluate(data, &growth.ensemble, &tested, options.seed)?),
        };
        let (testing, permuted) = on_testing.map_or((None, permuted), |(testing, permuted)| (Some(testing), permuted));
        found.push(EnsemblePart { name, growth, training: on_training, testing, permuted, time });
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

/// How well an ensemble does on some examples, and which predicates that rests on.
fn evaluate(
    data: &Data,
    ensemble: &Ensemble,
    examples: &ExampleSet,
    seed: u64,
) -> Result<(EnsembleEvaluation, Vec<(String, f64)>), EnsembleError> {
    let predictor = EnsemblePredictor::new(ensemble, &data.knowledge, examples)?;
    let scores = predictor.scores();
    let groups = Groups::new(&data.knowledge, examples, &data.bias)?;
    let loss = mean_loss(ensemble, &scores, examples, &groups).map_err(EnsembleError::Unfit)?;
    let permuted = match ensemble.members.is_empty() {
        true => Vec::new(),
        false => permutation(ensemble, &predictor, examples, &groups, seed).map_err(EnsembleError::Unfit)?.1,
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
    let last = |at: usize| scores[at].last().copied().unwrap_or(0.0);
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
            // The score of a probability is the logarithm of its odds, but for forests.
            let predicted = |at: usize| match objective {
                Some(Objective::Logistic) if !ensemble.shares => 1.0 / (1.0 + (-last(at)).exp()),
                _ => last(at),
            };
            let pairs: Vec<(f64, f64)> = numbers.iter().copied().zip((0..).map(predicted)).collect();
            found.root_mean_squared_error = mean_squared_error(&pairs).map(f64::sqrt);
            found.correlation = correlation(&pairs);
        }
    }
    Ok((found, permuted))
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

/// What came of a command as JSON. Figures of several parts are means, weighted by their examples.
#[must_use]
pub fn ensemble_json(parts: &[EnsemblePart]) -> Value {
    let one = |part: &EnsemblePart| {
        let ensemble = &part.growth.ensemble;
        json!({
            "name": part.name,
            "objective": ensemble.objective,
            "trees": ensemble.members.len(),
            "leaves": ensemble.leaves(),
            "training": evaluation_json(&part.training),
            "testing": part.testing.as_ref().map(evaluation_json),
            "importance": gains(ensemble),
            "permutation": part.permuted.iter().map(|(name, loss)| json!({"predicate": name, "loss": loss})).collect::<Vec<_>>(),
            "losses": part.growth.losses,
            "stopped": part.growth.stopped.to_string(),
            "seconds": part.time.as_secs_f64(),
            "ensemble": ensemble.to_json(),
        })
    };
    let tested: Vec<&EnsembleEvaluation> = parts.iter().filter_map(|part| part.testing.as_ref()).collect();
    json!({
        "runs": parts.iter().map(one).collect::<Vec<_>>(),
        "training": pooled(&parts.iter().map(|part| &part.training).collect::<Vec<_>>()),
        "testing": pooled(&tested),
    })
}

fn evaluation_json(found: &EnsembleEvaluation) -> Value {
    let mut object = Map::new();
    object.insert("examples".into(), json!(found.examples));
    object.insert("loss".into(), json!(found.loss));
    for (name, figure) in figures(found) {
        object.insert(name.into(), json!(figure));
    }
    if let Some(ranking) = &found.ranking {
        object.insert("ranking".into(), json!(ranking));
    }
    Value::Object(object)
}

/// The figures that there are, by name.
fn figures(found: &EnsembleEvaluation) -> Vec<(&'static str, f64)> {
    let top = |rank: usize| found.ranking.as_ref().map(|ranking| ranking.top[rank - 1]);
    [
        ("accuracy", found.accuracy),
        ("root_mean_squared_error", found.root_mean_squared_error),
        ("correlation", found.correlation),
        ("top_1", top(1)),
        ("top_3", top(3)),
        ("mean_best_rank", found.ranking.as_ref().and_then(|ranking| ranking.mean_best_rank)),
        ("ndcg", found.normalised_gain),
    ]
    .into_iter()
    .filter_map(|(name, figure)| Some((name, figure?)))
    .collect()
}

/// The means of the figures of several evaluations, each weighted by what it was measured on.
fn pooled(all: &[&EnsembleEvaluation]) -> Value {
    if all.is_empty() {
        return Value::Null;
    }
    let of_groups = ["top_1", "top_3", "mean_best_rank", "ndcg"];
    let weight = |found: &EnsembleEvaluation, name: &str| match &found.ranking {
        Some(ranking) if of_groups.contains(&name) => ranking.problems as f64,
        _ => found.examples as f64,
    };
    let mut object = Map::new();
    object.insert("examples".into(), json!(all.iter().map(|found| found.examples).sum::<usize>()));
    let mut sums: Vec<(&str, f64, f64)> = Vec::new();
    for found in all {
        for (name, figure) in figures(found) {
            let weight = weight(found, name);
            match sums.iter_mut().find(|(known, ..)| *known == name) {
                Some((_, sum, weights)) => (*sum, *weights) = (*sum + figure * weight, *weights + weight),
                None => sums.push((name, figure * weight, weight)),
            }
        }
    }
    object.extend(sums.into_iter().map(|(name, sum, weights)| (name.to_owned(), json!(sum / weights.max(1.0)))));
    Value::Object(object)
}

/// What came of a command, for people.
#[must_use]
pub fn ensemble_report(parts: &[EnsemblePart]) -> String {
    let mut text = String::new();
    let line = |found: &EnsembleEvaluation| {
        let figures = figures(found).into_iter().map(|(name, figure)| format!(", {name} {figure:.4}"));
        format!("{} examples, loss {:.4}{}", found.examples, found.loss, figures.collect::<String>())
    };
    for part in parts {
        let ensemble = &part.growth.ensemble;
        let name = part.name.as_ref().map_or(String::new(), |name| format!("part {name}: "));
        let (trees, leaves) = (ensemble.members.len(), ensemble.leaves());
        let (objective, seconds) = (&ensemble.objective, part.time.as_secs_f64());
        _ = writeln!(text, "{name}{trees} trees, {leaves} leaves; {objective}; {seconds:.2} s");
        _ = writeln!(text, "  training: {}", line(&part.training));
        if let Some(testing) = &part.testing {
            _ = writeln!(text, "  testing:  {}", line(testing));
        }
    }
    if let ([_, _, ..], Value::Object(means)) = (parts, &ensemble_json(parts)["testing"]) {
        let figure = |figure: &Value| match figure.as_f64() {
            Some(number) if figure.is_f64() => format!("{number:.4}"),
            _ => figure.to_string(),
        };
        let figures = means.iter().map(|(name, mean)| format!(" {name} {}", figure(mean))).collect::<Vec<_>>();
        _ = writeln!(text, "all parts, testing:{}", figures.join(","));
    }
    if let [part] = parts {
        _ = writeln!(text, "\npredicate                     tests   share of gain   loss without");
        for importance in gains(&part.growth.ensemble) {
            let lost = part.permuted.iter().find(|(name, _)| *name == importance.predicate);
            let lost = lost.map_or(String::new(), |(_, loss)| format!("{loss:+.4}"));
            let (name, tests, gain) = (&importance.predicate, importance.tests, 100.0 * importance.gain);
            _ = writeln!(text, "{name:<28} {tests:>6} {gain:>13.1} % {lost:>14}");
        }
    }
    text
}
