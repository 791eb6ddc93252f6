//! What came of ensembles on relational data, for people and for programs.

use super::data::Data;
use super::ensemble::{EnsembleEvaluation, EnsemblePart, Scored, predicted_number};
use super::report::text;
use crate::interpretation::Targets;
use crate::learn::ensemble::{EnsembleGrowth, gains};
use crate::measure::choice_probabilities;
use crate::tree::{Ensemble, number_text};
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// What came of a command as JSON. Figures of several parts are means, weighted by their examples.
#[must_use]
pub fn ensemble_json(data: &Data, parts: &[EnsemblePart]) -> Value {
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
            "predictions": predictions_json(data, part),
            "losses": part.growth.losses,
            "kept_rounds": part.growth.best,
            "stopped": part.growth.stopped.to_string(),
            "seconds": part.time.as_secs_f64(),
            "ensemble": ensemble.to_json(),
        })
    };
    json!({
        "runs": parts.iter().map(one).collect::<Vec<_>>(),
        "training": pooled(&parts.iter().map(|part| &part.training).collect::<Vec<_>>()),
        "testing": testing_of(parts),
    })
}

/// The tests of all parts together.
fn testing_of(parts: &[EnsemblePart]) -> Value {
    pooled(&parts.iter().filter_map(|part| part.testing.as_ref()).collect::<Vec<_>>())
}

/// `write_predictions`: what is predicted of the examples, of classes with their probabilities.
fn predictions_json(data: &Data, part: &EnsemblePart) -> Value {
    let one = |(place, scores): &(usize, Vec<f64>)| {
        let predicted = Predicted::new(data, &part.growth.ensemble, *place, scores);
        json!({
            "key": data.names[*place].key.iter().map(text).collect::<Vec<_>>(),
            "actual": predicted.actual,
            "predicted": predicted.value,
            "distribution": predicted.distribution.iter().map(|(class, share)| (class.clone(), json!(share))).collect::<Map<_, _>>(),
        })
    };
    let of = |(what, examples): &(&str, Scored)| ((*what).to_owned(), Value::Array(examples.iter().map(one).collect()));
    Value::Object(part.predictions.iter().map(of).collect())
}

/// What is predicted of an example.
struct Predicted {
    actual: String,
    value: String,
    /// The probabilities of the classes.
    distribution: Vec<(String, f64)>,
}

impl Predicted {
    fn new(data: &Data, ensemble: &Ensemble, place: usize, scores: &[f64]) -> Self {
        match data.examples.targets() {
            Targets::Nominal { classes, class_of } => {
                let names: Vec<String> = classes.iter().map(ToString::to_string).collect();
                let shares = match scores {
                    [share] if ensemble.shares => vec![1.0 - share, *share],
                    shares if ensemble.shares => shares.to_vec(),
                    [score] => choice_probabilities(&[0.0, *score]),
                    scores => choice_probabilities(scores),
                };
                Self {
                    actual: names[usize::from(class_of[place])].clone(),
                    value: names[ensemble.class(scores)].clone(),
                    distribution: names.into_iter().zip(shares).collect(),
                }
            }
            Targets::Numeric(numbers) => Self {
                actual: number_text(numbers[place]),
                value: number_text(predicted_number(ensemble, scores)),
                distribution: Vec::new(),
            },
        }
    }
}

/// `write_predictions`: a line an example.
fn predictions(out: &mut String, data: &Data, part: &EnsemblePart) {
    let with_shares = data.bias.run.predictions.iter().any(|symbol| symbol.as_str() == "distribution");
    for (what, examples) in &part.predictions {
        _ = writeln!(out, "\nPredictions ({what}):\n");
        for (place, scores) in examples {
            let key: Vec<String> = data.names[*place].key.iter().map(text).collect();
            let predicted = Predicted::new(data, &part.growth.ensemble, *place, scores);
            _ = write!(out, "{}, actual {}, predicted {}", key.join(","), predicted.actual, predicted.value);
            let share = |(class, share): &(String, f64)| format!("{class}:{}", number_text(*share));
            if with_shares && !predicted.distribution.is_empty() {
                _ = write!(out, " [{}]", predicted.distribution.iter().map(share).collect::<Vec<_>>().join(","));
            }
            out.push('\n');
        }
    }
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
    let ranked = found.ranking.as_ref().filter(|ranking| ranking.problems > 0);
    let top = |rank: usize| ranked.map(|ranking| ranking.top[rank - 1]);
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

/// What groups held back decided, if there are some: the rounds that were kept.
fn validation(growth: &EnsembleGrowth) -> String {
    let all = growth.losses.len();
    let Some(rounds) = growth.best else { return String::new() };
    match rounds.checked_sub(1).and_then(|last| growth.losses.get(last)?.1) {
        Some(loss) => {
            format!("  validation: {rounds} of {all} rounds are kept, after which the loss is least: {loss:.4}\n")
        }
        None => format!("  validation: none of {all} rounds lowered the loss, and no tree is kept\n"),
    }
}

/// What came of a command, for people.
#[must_use]
pub fn ensemble_report(data: &Data, parts: &[EnsemblePart]) -> String {
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
        _ = writeln!(text, "{name}{trees} trees, {leaves} leaves; {objective}; learnt in {seconds:.2} s");
        text += &validation(&part.growth);
        _ = writeln!(text, "  training: {}", line(&part.training));
        if let Some(testing) = &part.testing {
            _ = writeln!(text, "  testing:  {}", line(testing));
        }
        predictions(&mut text, data, part);
    }
    if let ([_, _, ..], Value::Object(means)) = (parts, &testing_of(parts)) {
        let figure = |figure: &Value| match figure.as_f64() {
            Some(number) if figure.is_f64() => format!("{number:.4}"),
            _ => figure.to_string(),
        };
        let figures = means.iter().map(|(name, mean)| format!(" {name} {}", figure(mean))).collect::<Vec<_>>();
        _ = writeln!(text, "all parts, testing:{}", figures.join(","));
    }
    if let [part] = parts {
        let where_measured = if part.testing.is_some() { "testing" } else { "training" };
        _ = writeln!(text, "\npredicate                     tests   share of gain   loss without ({where_measured})");
        for importance in gains(&part.growth.ensemble) {
            let lost = part.permuted.iter().find(|(name, _)| *name == importance.predicate);
            let lost = lost.map_or(String::new(), |(_, loss)| format!("{loss:+.4}"));
            let (name, tests, gain) = (&importance.predicate, importance.tests, 100.0 * importance.gain);
            _ = writeln!(text, "{name:<28} {tests:>6} {gain:>13.1} % {lost:>14}");
        }
    }
    text
}
