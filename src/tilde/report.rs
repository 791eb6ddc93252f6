//! The report of a run, in the order of the original's (ACE 1.2.20), so that both can be compared line by line.

use super::data::Data;
use super::older;
use super::run::{Evaluation, Outcome, Part};
use crate::bias::settings::{Command, Group, Version};
use crate::diagnostics::StopReason;
use crate::learn::pessimistic_errors;
use crate::logic::writer::{Writer, letter_name};
use crate::logic::{Operators, Symbol, Term};
use crate::measure::Confusion;
use crate::tree::{Prediction, Tree, number_text};
use std::fmt::Write;

/// A term as the original prints it.
pub(super) fn text(term: &Term) -> String {
    Writer { operators: Operators::standard(), names: &letter_name, quoted: false }.text(term)
}

/// A term as the argument of a setting: a conjunction in parentheses.
pub(super) fn argument_text(term: &Term) -> String {
    let conjuncts: Vec<String> = term.conjuncts().into_iter().map(text).collect();
    match conjuncts.as_slice() {
        [one] => one.clone(),
        several => format!("({})", several.join(",")),
    }
}

/// The settings in force and the language.
#[must_use]
pub fn header(data: &Data) -> String {
    if data.bias.run.version == Version::Tilde {
        return older::header(data);
    }
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

pub(super) fn class_list(data: &Data) -> String {
    let names: Vec<&str> = classes(data).iter().map(|class| class.as_str()).collect();
    format!("[{}]", names.join(","))
}

pub(super) fn classes(data: &Data) -> &[Symbol] {
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
        match root.as_slice() {
            [one] => _ = writeln!(out, " *  root({one}) "),
            several => _ = writeln!(out, " *  root(({})) ", several.join(",")),
        }
    }
    for rmode in &declarations.rmodes {
        _ = writeln!(out, " *  rmode({}) ", argument_text(&renamed(rmode)));
    }
    for lookahead in &declarations.lookaheads {
        _ = writeln!(out, " *  {} ", text(&renamed(lookahead)));
    }
    _ = writeln!(out, " *  max_lookahead({}) ", data.bias.maximal_lookahead);
    _ = writeln!(out, " *  typed_language({}) ", if declarations.typed { "yes" } else { "no" });
    let types = declarations.types.iter().map(|kind| text(&renamed(kind)));
    let mut types: Vec<String> = types.collect();
    types.extend(key_type(data));
    for known in ["member(A,B)", "for_int(A,B,C)"] {
        if !types.iter().any(|kind| kind.split('(').next() == known.split('(').next()) {
            types.push(known.into());
        }
    }
    for kind in types {
        _ = writeln!(out, " *  type({kind}) ");
    }
    _ = writeln!(out, " ******************** ");
}

/// A term whose variables are numbered in the order of their occurrence.
pub(super) fn renamed(term: &Term) -> Term {
    let variables = term.variables();
    term.map_variables(|v| {
        Term::Variable(crate::logic::Variable(variables.iter().position(|o| *o == v).unwrap_or(0) as u32))
    })
}

/// The type of the predicted predicate where none is declared: what stands behind the marks.
pub(super) fn key_type(data: &Data) -> Option<String> {
    let declarations = &data.bias.declarations;
    let predict = declarations.predict.as_ref()?;
    if declarations.types.iter().any(|kind| kind.functor() == predict.functor()) {
        return None;
    }
    let kinds = predict.arguments().iter().filter_map(|argument| argument.arguments().first().cloned());
    Some(text(&renamed(&Term::compound(data.bias.predict.name.as_str(), kinds.collect()))))
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
    if data.bias.run.version == Version::Tilde {
        older::report_part(out, data, part);
        predictions(out, data, part);
        return;
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
        _ = writeln!(out, "    C4.5 error estimate: {}, relative: {}", number_text(errors), number_text(relative));
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
            _ = writeln!(
                out,
                "    Relative error: {}",
                number_text(if default > 0.0 { error * error / default } else { 0.0 })
            );
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
        crate::interpretation::Targets::Nominal { classes, class_of } => {
            classes[usize::from(class_of[example])].to_string()
        }
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
