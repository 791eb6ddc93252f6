//! The report of a run, in the order of the original's, so that both can be compared line by line.

use super::data::Data;
use super::run::{Evaluation, Outcome, Part};
use crate::bias::settings::{Command, Group};
use crate::diagnostics::{Diagnostic, StopReason};
use crate::learn::pessimistic_errors;
use crate::logic::writer::{Writer, letter_name};
use crate::logic::{Operators, Symbol, Term};
use crate::measure::Confusion;
use crate::tree::{Prediction, Tree, number_text};
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// A term as the original prints it.
fn text(term: &Term) -> String {
    Writer { operators: Operators::standard(), names: &letter_name, quoted: false }.text(term)
}

/// The settings in force and the language.
#[must_use]
pub fn header(data: &Data) -> String {
    let mut out = String::new();
    _ = writeln!(out, "/** -------------------------------------------------");
    _ = writeln!(out, " ** Algorithm:   Tilde");
    _ = writeln!(out, " ** Output type: out");
    _ = writeln!(out, " ** Nakade version: {}", env!("CARGO_PKG_VERSION"));
    _ = writeln!(out, " ** -------------------------------------------------");
    _ = writeln!(out, " ** Settings:\n **");
    for (group, title) in [(Group::Common, "Common"), (Group::Tilde, "Tilde"), (Group::Nakade, "Nakade")] {
        _ = writeln!(out, " ** {title} ** ");
        for (known, value, default) in data.bias.in_force.iter().filter(|(known, ..)| known.group == group) {
            let value = if known.name == "classes" { class_list(data) } else { value.clone() };
            let mark = if *default && known.name != "classes" { " (default)" } else { "" };
            _ = writeln!(out, " *  {} : {value}{mark} ", known.name);
        }
    }
    _ = writeln!(out, " ************** ");
    language(&mut out, data);
    _ = writeln!(out, " **/\n");
    out
}

fn class_list(data: &Data) -> String {
    let names: Vec<&str> = classes(data).iter().map(|class| class.as_str()).collect();
    format!("[{}]", names.join(","))
}

fn classes(data: &Data) -> &[Symbol] {
    match data.examples.targets() {
        crate::interpretation::Targets::Nominal { classes, .. } => classes,
        crate::interpretation::Targets::Numeric(_) => &[],
    }
}

fn language(out: &mut String, data: &Data) {
    let declarations = &data.bias.declarations;
    let predict = declarations.predict.as_ref();
    // As a mode of the key: its arguments are variables with marks.
    let mut next = 0;
    let as_key = predict.map(|term| {
        let arguments = term.arguments().iter().map(|argument| {
            let mark = argument.functor().map_or("+", |(name, _)| name.as_str());
            next += 1;
            Term::compound(mark, vec![Term::Variable(crate::logic::Variable(next - 1))])
        });
        Term::compound(data.bias.predict.name.as_str(), arguments.collect())
    });
    _ = writeln!(out, " ** Language:\n **");
    _ = writeln!(out, " ** WARMODE BIAS ** ");
    if let Some(predict) = predict {
        _ = writeln!(out, " *  warmode_key({}) ", text(predict));
    }
    for warmode in &declarations.warmodes {
        _ = writeln!(out, " *  warmode({}) ", text(warmode));
    }
    _ = writeln!(out, " ** RMODE BIAS ** ");
    if let Some(key) = as_key {
        _ = writeln!(out, " *  rmode_key({}) ", text(&key));
        let root: Vec<String> = data.bias.root.iter().map(|literal| text(&literal.to_goal())).collect();
        _ = writeln!(out, " *  root({}) ", root.join(","));
    }
    for rmode in &declarations.rmodes {
        _ = writeln!(out, " *  rmode({}) ", text(&renamed(rmode)));
    }
    for lookahead in &declarations.lookaheads {
        _ = writeln!(out, " *  {} ", text(&renamed(lookahead)));
    }
    _ = writeln!(out, " *  max_lookahead({}) ", data.bias.maximal_lookahead);
    _ = writeln!(out, " *  typed_language({}) ", if declarations.typed { "yes" } else { "no" });
    let types = declarations.types.iter().map(|kind| text(&renamed(kind)));
    let mut types: Vec<String> = types.collect();
    for known in [data.bias.predict_signature(), "member(A,B)".into(), "for_int(A,B,C)".into()] {
        let declared = |kind: &String| kind.split('(').next() == known.split('(').next();
        if !types.iter().any(declared) && (predict.is_some() || !known.starts_with("class")) {
            types.push(known);
        }
    }
    for kind in types {
        _ = writeln!(out, " *  type({kind}) ");
    }
    _ = writeln!(out, " ******************** ");
}

/// A term whose variables are numbered in the order of their occurrence.
fn renamed(term: &Term) -> Term {
    let variables = term.variables();
    term.map_variables(|v| {
        Term::Variable(crate::logic::Variable(variables.iter().position(|o| *o == v).unwrap_or(0) as u32))
    })
}

impl crate::bias::Bias {
    /// The predicted predicate with a variable for each argument, as text.
    fn predict_signature(&self) -> String {
        let variables =
            (0..self.predict.arguments.len()).map(|n| Term::Variable(crate::logic::Variable(n as u32))).collect();
        text(&Term::compound(self.predict.name.as_str(), variables))
    }
}

/// What came of a command.
#[must_use]
pub fn report(data: &Data, outcome: &Outcome) -> String {
    let mut out = String::new();
    let several = !matches!(outcome.command, Command::Tree);
    for part in &outcome.parts {
        if let Some(name) = &part.name {
            let what = if matches!(outcome.command, Command::Folds(_)) { "Fold" } else { "Left out" };
            _ = writeln!(out, "{what}: {name}\n");
        }
        report_part(&mut out, data, part);
    }
    if several {
        _ = writeln!(out, "All {} runs:", outcome.parts.len());
        let mean = |value: &dyn Fn(&Part) -> f64| {
            outcome.parts.iter().map(value).sum::<f64>() / outcome.parts.len().max(1) as f64
        };
        let (nodes, literals) = (mean(&|part| part.tree.tests() as f64), mean(&|part| part.tree.literals() as f64));
        _ = writeln!(out, "    Complexity: {} nodes, {} literals", number_text(nodes), number_text(literals));
        let seconds = number_text((mean(&|part| part.time.as_secs_f64()) * 1e4).round() / 1e4);
        _ = writeln!(out, "    Average induction time: {seconds}");
        _ = writeln!(out, "Testing:");
        evaluation(&mut out, data, outcome.pooled_testing().as_ref());
    }
    out
}

fn report_part(out: &mut String, data: &Data, part: &Part) {
    if part.stopped != StopReason::Finished {
        _ = writeln!(out, "Stopped early ({}): this is the tree so far.\n", part.stopped);
    }
    let examples = part.training.examples();
    _ = writeln!(out, "Average discretization time: 0.0");
    let seconds = (part.time.as_secs_f64() * 1e4).round() / 1e4;
    _ = writeln!(out, "Average induction time: {}\n", number_text(seconds));
    _ = writeln!(out, "Model:");
    let (nodes, literals) = (part.tree.tests() as f64, part.tree.literals() as f64);
    _ = writeln!(out, "    Complexity: {} nodes, {} literals", number_text(nodes), number_text(literals));
    if !part.tree.classes.is_empty() {
        let errors = pessimistic_errors(&part.tree, data.bias.learning.confidence_level);
        let relative = errors / examples as f64;
        _ = writeln!(
            out,
            "    C4.5 error estimate: {}, relative: {}",
            number_text(errors),
            number_text(relative)
        );
    }
    _ = writeln!(out, "Training:");
    evaluation(out, data, Some(&part.training));
    _ = writeln!(out, "Testing:");
    evaluation(out, data, part.testing.as_ref());
    _ = writeln!(out, "\n\nCompact notation of tree:\n\n{}", part.tree.to_compact());
    _ = writeln!(out, "Equivalent prolog program:\n\n{}\n", part.tree.to_compact_program());
    predictions(out, data, part);
}

fn evaluation(out: &mut String, data: &Data, evaluation: Option<&Evaluation>) {
    match evaluation {
        None => _ = writeln!(out, "    No examples available."),
        Some(Evaluation::Classes(counts)) => confusion(out, classes(data), counts),
        Some(numbers @ Evaluation::Numbers(pairs)) => {
            let error = numbers.root_mean_squared_error().unwrap_or(0.0);
            let mean = pairs.iter().map(|(actual, _)| actual).sum::<f64>() / pairs.len().max(1) as f64;
            let by_mean: Vec<(f64, f64)> = pairs.iter().map(|(actual, _)| (*actual, mean)).collect();
            let default = crate::measure::mean_squared_error(&by_mean).unwrap_or(0.0);
            _ = writeln!(out, "    Number of examples: {}\n", pairs.len());
            _ = writeln!(out, "    Mean squared error: {}", number_text(error * error));
            _ = writeln!(out, "    Root mean squared error: {}", number_text(error));
            _ = writeln!(out, "    Relative error: {}", number_text(if default > 0.0 { error * error / default } else { 0.0 }));
            _ = writeln!(out, "    Correlation: {}", number_text(numbers.correlation().unwrap_or(0.0)));
        }
    }
}

fn confusion(out: &mut String, classes: &[Symbol], counts: &Confusion) {
    let total = counts.total();
    let rule = "-".repeat(16 + 10 * classes.len() + 10);
    _ = writeln!(out, "    Number of examples: {total}\n");
    let names: String = classes.iter().map(|class| format!("{:<10}", class.as_str())).collect();
    _ = writeln!(out, "    REAL\\PRED | {names}\n    {rule}");
    for (actual, class) in classes.iter().enumerate() {
        let row: Vec<u64> = (0..classes.len()).map(|predicted| counts.count(actual, predicted)).collect();
        let cells: String = row.iter().map(|count| format!("{count:<10}")).collect();
        _ = writeln!(out, "    {:<10}| {cells}| {}", class.as_str(), row.iter().sum::<u64>());
    }
    let sums = (0..classes.len()).map(|p| (0..classes.len()).map(|a| counts.count(a, p)).sum::<u64>());
    let cells: String = sums.map(|count| format!("{count:<10}")).collect();
    _ = writeln!(out, "    {rule}\n              | {cells}| {total}\n");
    let accuracy = counts.accuracy().unwrap_or(0.0);
    let deviation = (accuracy * (1.0 - accuracy) / total as f64).sqrt();
    _ = writeln!(
        out,
        "    Accuracy: {} (stderr: {}, default: {})",
        number_text(accuracy),
        number_text(deviation),
        number_text(counts.default_accuracy().unwrap_or(0.0))
    );
    _ = writeln!(out, "    Cramer's coefficient: {}", number_text(counts.cramer()));
    if let [first, _] = classes {
        let (hits, false_alarms) = (counts.recall(0).unwrap_or(0.0), counts.fall_out(0).unwrap_or(0.0));
        _ = writeln!(out, "    Class: {first}: TP = {}, FP = {}", number_text(hits), number_text(false_alarms));
    }
}

/// `write_predictions`: a line an example.
fn predictions(out: &mut String, data: &Data, part: &Part) {
    let asked = |what: &str| data.bias.run.predictions.iter().any(|symbol| symbol.as_str() == what);
    for (what, leaves) in [("training", &part.training_leaves), ("testing", &part.test_leaves)] {
        if !asked(what) || leaves.is_empty() {
            continue;
        }
        _ = writeln!(out, "Predictions ({what}):\n");
        for &(example, leaf) in leaves {
            _ = writeln!(out, "{}", prediction(data, &part.tree, example, leaf, asked("distribution")));
        }
        out.push('\n');
    }
}

fn prediction(data: &Data, tree: &Tree, example: usize, leaf: usize, distribution: bool) -> String {
    let key: Vec<String> = data.names[example].key.iter().map(text).collect();
    let actual = match data.examples.targets() {
        crate::interpretation::Targets::Nominal { classes, class_of } => classes[usize::from(class_of[example])].to_string(),
        crate::interpretation::Targets::Numeric(numbers) => number_text(numbers[example]),
    };
    let mut line = format!("{}, actual {actual}, predicted ", key.join(","));
    match &tree.nodes[leaf].prediction {
        Prediction::Number { mean, .. } => line.push_str(&number_text(*mean)),
        Prediction::Class { class, counts } => {
            line.push_str(tree.classes[*class].as_str());
            if distribution {
                let estimate = distribution_of(counts, data.bias.learning.m_estimate, &tree.nodes[0].prediction);
                let shares: Vec<String> = tree
                    .classes
                    .iter()
                    .zip(estimate)
                    .map(|(class, share)| format!("{class}:{}", number_text(share)))
                    .collect();
                _ = write!(line, " [{}]", shares.join(","));
            }
        }
    }
    line
}

/// The probabilities of the classes in a leaf: the m-estimate (Cestnik, 1990) with the shares of all examples as the prior.
fn distribution_of(counts: &[usize], m: f64, all: &Prediction) -> Vec<f64> {
    let leaf: usize = counts.iter().sum();
    let prior: Vec<f64> = match all {
        Prediction::Class { counts, .. } => {
            let sum = counts.iter().sum::<usize>().max(1) as f64;
            counts.iter().map(|count| *count as f64 / sum).collect()
        }
        Prediction::Number { .. } => vec![0.0; counts.len()],
    };
    counts.iter().zip(prior).map(|(count, prior)| (*count as f64 + m * prior) / (leaf as f64 + m)).collect()
}

/// The outcome of a command as JSON.
#[must_use]
pub fn to_json(data: &Data, outcome: &Outcome, findings: &[Diagnostic]) -> Value {
    let warnings: Vec<Value> = findings
        .iter()
        .map(|finding| {
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
        })
        .collect();
    let settings: Map<String, Value> = data
        .bias
        .in_force
        .iter()
        .map(|(known, value, _)| {
            let value = if known.name == "classes" { class_list(data) } else { value.clone() };
            (known.name.to_owned(), Value::String(value))
        })
        .collect();
    let mut object = Map::new();
    if let [part] = outcome.parts.as_slice()
        && matches!(outcome.command, Command::Tree)
    {
        object = part_json(data, part);
    } else {
        let parts = outcome.parts.iter().map(|part| Value::Object(part_json(data, part))).collect();
        object.insert("runs".into(), Value::Array(parts));
        object.insert("testing".into(), evaluation_json(data, outcome.pooled_testing().as_ref()));
        let sum = |of: &dyn Fn(&Part) -> f64| outcome.parts.iter().map(of).sum::<f64>();
        object.insert(
            "seconds".into(),
            json!({
                "induction": sum(&|part| part.time.as_secs_f64()),
                "cpu": sum(&|part| part.processor_time.as_secs_f64()),
            }),
        );
    }
    object.insert("settings".into(), Value::Object(settings));
    object.insert("warnings".into(), Value::Array(warnings));
    Value::Object(object)
}

fn part_json(data: &Data, part: &Part) -> Map<String, Value> {
    let mut object = Map::new();
    if let Some(name) = &part.name {
        object.insert("name".into(), json!(name));
    }
    object.insert("nodes".into(), json!(part.tree.tests()));
    object.insert("literals".into(), json!(part.tree.literals()));
    let classes = !part.tree.classes.is_empty();
    let errors = classes.then(|| pessimistic_errors(&part.tree, data.bias.learning.confidence_level));
    object.insert("c45_error".into(), json!(errors));
    object.insert("training".into(), evaluation_json(data, Some(&part.training)));
    object.insert("testing".into(), evaluation_json(data, part.testing.as_ref()));
    object.insert("tree".into(), json!(part.tree.to_compact()));
    object.insert("program".into(), json!(part.tree.to_compact_program()));
    object.insert("stopped".into(), json!(part.stopped.to_string()));
    object.insert("refinements".into(), json!(part.refinements));
    object.insert(
        "seconds".into(),
        json!({ "induction": part.time.as_secs_f64(), "cpu": part.processor_time.as_secs_f64() }),
    );
    object
}

fn evaluation_json(data: &Data, evaluation: Option<&Evaluation>) -> Value {
    let Some(evaluation) = evaluation else { return Value::Null };
    match evaluation {
        Evaluation::Classes(counts) => {
            let classes = classes(data);
            let rows: Map<String, Value> = classes
                .iter()
                .enumerate()
                .map(|(actual, class)| {
                    let row: Map<String, Value> = classes
                        .iter()
                        .enumerate()
                        .map(|(predicted, name)| (name.to_string(), json!(counts.count(actual, predicted))))
                        .collect();
                    (class.to_string(), Value::Object(row))
                })
                .collect();
            json!({ "examples": evaluation.examples(), "accuracy": evaluation.accuracy(), "confusion": rows })
        }
        Evaluation::Numbers(_) => json!({
            "examples": evaluation.examples(),
            "rmse": evaluation.root_mean_squared_error(),
            "correlation": evaluation.correlation(),
        }),
    }
}
