//! What came of a command as JSON, for programs.

use super::data::Data;
use super::report::{class_list, classes};
use super::run::{Evaluation, Outcome, Part};
use crate::bias::settings::Command;
use crate::diagnostics::{Diagnostic, StopReason};
use crate::learn::pessimistic_errors;
use serde_json::{Map, Value, json};

/// The outcome of a command as JSON. Where a command makes several trees, `runs` holds what belongs to each; figures are means,
/// and training and testing those of all trees together.
#[must_use]
pub fn to_json(data: &Data, outcome: &Outcome, findings: &[Diagnostic]) -> Value {
    let mut object = match (outcome.parts.as_slice(), &outcome.command) {
        ([part], Command::Tree) => part_json(data, part),
        (parts, _) => all_json(data, outcome, parts),
    };
    object.insert("settings".into(), settings_json(data));
    object.insert("warnings".into(), findings.iter().map(finding_json).collect());
    Value::Object(object)
}

fn finding_json(finding: &Diagnostic) -> Value {
    let place = finding.line_column();
    json!({
        "code": finding.code.as_str(),
        "severity": finding.severity().to_string(),
        "message": finding.message,
        "file": place.map(|(file, ..)| file),
        "line": place.map(|(_, line, _)| line),
        "column": place.map(|(_, _, column)| column),
        "hint": finding.hint,
    })
}

fn settings_json(data: &Data) -> Value {
    let settings = data.bias.in_force.iter().map(|(known, value, _)| {
        let value = if known.name == "classes" { class_list(data) } else { value.clone() };
        (known.name.to_owned(), Value::String(value))
    });
    Value::Object(settings.collect())
}

fn part_json(data: &Data, part: &Part) -> Map<String, Value> {
    let mut object = Map::new();
    if let Some(name) = &part.name {
        object.insert("name".into(), json!(name));
    }
    object.insert("nodes".into(), json!(part.tree.tests()));
    object.insert("literals".into(), json!(part.tree.literals()));
    object.insert("c45_error".into(), json!(errors_of(data, part)));
    object.insert("training".into(), evaluation_json(data, Some(&part.training)));
    object.insert("testing".into(), evaluation_json(data, part.testing.as_ref()));
    object.insert("tree".into(), json!(part.tree.to_compact()));
    object.insert("program".into(), json!(part.tree.to_compact_program()));
    if part.stopped != StopReason::Finished {
        object.insert("stopped".into(), json!(part.stopped.to_string()));
    }
    let (induction, cpu) = (part.time.as_secs_f64(), part.processor_time.as_secs_f64());
    object.insert("seconds".into(), json!({ "induction": induction, "cpu": cpu }));
    object
}

fn errors_of(data: &Data, part: &Part) -> Option<f64> {
    (!part.tree.classes.is_empty()).then(|| pessimistic_errors(&part.tree, data.bias.learning.confidence_level))
}

fn all_json(data: &Data, outcome: &Outcome, parts: &[Part]) -> Map<String, Value> {
    let sum = |of: &dyn Fn(&Part) -> f64| parts.iter().map(of).sum::<f64>();
    let mean = |of: &dyn Fn(&Part) -> f64| (!parts.is_empty()).then(|| sum(of) / parts.len() as f64);
    let errors: Option<Vec<f64>> = parts.iter().map(|part| errors_of(data, part)).collect();
    let errors = errors.filter(|errors| !errors.is_empty());
    let mut object = Map::new();
    object.insert("nodes".into(), json!(mean(&|part| part.tree.tests() as f64)));
    object.insert("literals".into(), json!(mean(&|part| part.tree.literals() as f64)));
    object.insert("c45_error".into(), json!(errors.map(|errors| errors.iter().sum::<f64>() / errors.len() as f64)));
    object.insert("training".into(), evaluation_json(data, outcome.pooled_training().as_ref()));
    object.insert("testing".into(), evaluation_json(data, outcome.pooled_testing().as_ref()));
    object.insert("tree".into(), Value::Null);
    object.insert("program".into(), Value::Null);
    let induction = sum(&|part| part.time.as_secs_f64());
    let cpu = sum(&|part| part.processor_time.as_secs_f64());
    object.insert("seconds".into(), json!({ "induction": induction, "cpu": cpu }));
    object.insert("runs".into(), parts.iter().map(|part| Value::Object(part_json(data, part))).collect());
    object
}

fn evaluation_json(data: &Data, evaluation: Option<&Evaluation>) -> Value {
    let Some(evaluation) = evaluation else { return Value::Null };
    let examples = evaluation.examples();
    match evaluation {
        Evaluation::Classes(counts) => {
            let classes = classes(data);
            let row = |actual: usize| -> Map<String, Value> {
                let cells = classes.iter().enumerate();
                cells.map(|(predicted, name)| (name.to_string(), json!(counts.count(actual, predicted)))).collect()
            };
            let rows: Map<String, Value> = classes
                .iter()
                .enumerate()
                .map(|(actual, class)| (class.to_string(), Value::Object(row(actual))))
                .collect();
            json!({ "examples": examples, "accuracy": evaluation.accuracy(), "confusion": rows })
        }
        Evaluation::Numbers(_) => json!({
            "examples": examples,
            "rmse": evaluation.root_mean_squared_error(),
            "correlation": evaluation.correlation(),
        }),
    }
}
