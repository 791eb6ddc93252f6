//! The report in the form of Tilde 2.2, for settings with `tilde_version(2.2)`.
//!
//! That version shows the tree twice by its figures, after safe pruning and after pruning, and then the pruned tree.

use super::data::Data;
use super::report::{argument_text, class_list, key_type, renamed, text};
use super::run::{Evaluation, Part};
use crate::bias::settings::Command;
use crate::bias::{Constants, Follow, ModeArgument, ModeLiteral};
use crate::learn::{leaf_origins, merge_equal_leaves, pessimistic_errors};
use crate::tree::{Tree, number_text};
use std::fmt::Write;

const RULE: &str = "--------------------------";

/// A heading and the settings under it.
type Section = (&'static str, &'static [(&'static str, Option<&'static str>)]);

/// The settings in the order of that version. Those with a value are of that version alone, and stand at it.
const SETTINGS: [Section; 2] = [
    (
        "Common",
        &[
            ("classes", None),
            ("leave_out", None),
            ("load", None),
            ("granularity", None),
            ("talking", None),
            ("outerloop", None),
            ("use_packs", None),
            ("huge", Some("off")),
            ("odbc", Some("off")),
            ("expert_implicit_language", None),
            ("mi_distance_maxsample", None),
            ("generation_order", Some("old")),
            ("old_expand", Some("on")),
            ("default_preprocessing", None),
            ("default_min", None),
        ],
    ),
    (
        "Tilde",
        &[
            ("discretization", None),
            ("tilde_mode", None),
            ("ftest", None),
            ("sampling_strategy", None),
            ("multiscore", None),
            ("minimal_cases", None),
            ("accuracy", None),
            ("pruning", None),
            ("random_validation_set", None),
            ("confidence_level", None),
            ("output_options", None),
            ("heuristic", None),
            ("prune_rules", None),
            ("resume", None),
            ("precompute", None),
            ("complexity_penalty", None),
        ],
    ),
];

/// The classes that this version takes for the default.
const DEFAULT_CLASSES: &str = "[pos,neg]";

pub(super) fn header(data: &Data) -> String {
    let mut out = String::new();
    _ = writeln!(out, "{RULE}\n\n** Output of Nakade {}, in the form of Tilde 2.2 **\n", env!("CARGO_PKG_VERSION"));
    let commands: Vec<String> = super::commands(data).iter().map(command).collect();
    _ = writeln!(out, "Command: {}\nSettings:", commands.join(", "));
    for (title, settings) in SETTINGS {
        _ = writeln!(out, "** {title} ** ");
        for &(name, fixed) in settings {
            let known = data.bias.in_force.iter().find(|(known, ..)| known.name == name);
            let (value, default) = match (fixed, known) {
                (Some(value), _) => (value.to_owned(), true),
                (None, Some(_)) if name == "classes" => {
                    let classes = class_list(data);
                    let default = classes == DEFAULT_CLASSES;
                    (classes, default)
                }
                (None, Some((_, value, default))) => (value.clone(), *default),
                (None, None) => continue,
            };
            _ = writeln!(out, "*  {name}  :  {value} {}", if default { "(default) " } else { "" });
        }
    }
    _ = writeln!(out, "************** ");
    language(&mut out, data);
    _ = writeln!(out, "\n{RULE}\n\n");
    out
}

fn command(command: &Command) -> String {
    match command {
        Command::Tree => "t".into(),
        Command::Folds(count) => format!("nfold(tilde,{count})"),
        Command::LeaveOut(ids) => {
            let ids: Vec<String> = ids.iter().map(text).collect();
            format!("loofl(tilde,[{}])", ids.join(","))
        }
    }
}

fn language(out: &mut String, data: &Data) {
    let declarations = &data.bias.declarations;
    _ = writeln!(out, "Language:");
    if let Some(predict) = &declarations.predict {
        _ = writeln!(out, "  predict({})", text(predict));
    }
    for rmode in &declarations.rmodes {
        _ = writeln!(out, "  rmode({})", argument_text(&renamed(rmode)));
    }
    let mut types: Vec<String> = declarations.types.iter().map(|kind| text(&renamed(kind))).collect();
    types.extend(key_type(data));
    // Lists of constants are members for this version.
    if lists_constants(data) {
        types.push("member(A,B)".into());
    }
    for kind in types {
        _ = writeln!(out, "  type({kind})");
    }
    for lookahead in &declarations.lookaheads {
        _ = writeln!(out, "  {}", text(&renamed(lookahead)));
    }
}

/// Whether a mode chooses among listed constants.
fn lists_constants(data: &Data) -> bool {
    let following = data.bias.lookahead.iter().flat_map(|rule| match &rule.follow {
        Follow::Literals { literals, .. } => literals.as_slice(),
        Follow::Through(_) => &[],
    });
    let literals = data.bias.modes.iter().flat_map(|mode| &mode.literals).chain(following);
    literals
        .flat_map(ModeLiteral::leaves)
        .any(|argument| matches!(argument, ModeArgument::Constant(Constants::List(_))))
}

pub(super) fn report_part(out: &mut String, data: &Data, part: &Part) {
    let seconds = (part.time.as_secs_f64() * 100.0).round() / 100.0;
    _ = writeln!(out, "Discretization time: 0.0 seconds.\nInduction time: {} seconds.", number_text(seconds));
    let grown = part.before_pruning.as_ref().unwrap_or(&part.tree);
    let merged = if part.before_pruning.is_some() { merge_equal_leaves(grown) } else { part.tree.clone() };
    figures(out, data, part, "compact", &merged);
    figures(out, data, part, "pruned", &part.tree);
    let origins = leaf_origins(grown, &merged, &part.tree);
    _ = writeln!(out, "\n{RULE}\n\nCompact notation of pruned tree:\n\n{}\n", part.tree.to_compact_of_tilde(&origins));
    _ = writeln!(out, "{RULE}\n\nEquivalent prolog program:\n\n{}", part.tree.to_program_of_tilde(&origins));
}

/// What there is to say of the tree at a stage of pruning.
fn figures(out: &mut String, data: &Data, part: &Part, stage: &str, tree: &Tree) {
    let after = if stage == "compact" { "safe pruning" } else { "pruning" };
    _ = writeln!(out, "\n{RULE}\n\nafter {after}:\n\n");
    _ = writeln!(out, "{stage}_complexity : {} nodes ({} literals)", tree.tests(), tree.literals());
    // What is predicted does not change by safe pruning; tests are made with the pruned tree alone.
    match training_of(tree) {
        Some((right, all)) => {
            let tests = part.testing.as_ref().and_then(right_of).filter(|_| stage == "pruned");
            let share = |what: &str, (right, all): (usize, usize)| {
                format!("{stage}_{what}_accuracy : {}={right}/{all}", number_text(right as f64 / all as f64))
            };
            _ = writeln!(out, "{}", share("training", (right, all)));
            if let Some(tests) = tests {
                _ = writeln!(out, "{}", share("testing", tests));
            }
            let (more, tested) = tests.unwrap_or((0, 0));
            _ = writeln!(out, "{}", share("global", (right + more, all + tested)));
            let errors = pessimistic_errors(tree, data.bias.learning.confidence_level);
            let relative = number_text(errors / all as f64);
            _ = writeln!(out, "{stage}_C4.5_error_estimation : {} (relative: {relative})", number_text(errors));
        }
        None => {
            let evaluations = [("training", Some(&part.training)), ("testing", part.testing.as_ref())];
            for (what, evaluation) in evaluations {
                let error = evaluation.and_then(Evaluation::root_mean_squared_error).filter(|_| stage == "pruned");
                if let Some(error) = error {
                    _ = writeln!(out, "{stage}_{what}_root_mean_squared_error : {}", number_text(error));
                }
            }
        }
    }
}

/// How many of the examples that a tree of classes was learnt from it predicts right, and their number.
fn training_of(tree: &Tree) -> Option<(usize, usize)> {
    let all = tree.nodes.first()?.examples;
    let leaves = tree.nodes.iter().filter(|node| node.kind == crate::tree::NodeKind::Leaf);
    let wrong: usize = leaves.map(|leaf| leaf.prediction.errors()).sum();
    (!tree.classes.is_empty()).then(|| (all - wrong, all))
}

fn right_of(evaluation: &Evaluation) -> Option<(usize, usize)> {
    match evaluation {
        Evaluation::Classes(counts) => {
            let right: u64 = (0..counts.classes()).map(|class| counts.count(class, class)).sum();
            Some((right as usize, counts.total() as usize))
        }
        Evaluation::Numbers(_) => None,
    }
}
