//! `nakade background`: what goals and settings may use.

use super::arguments::{Background, TextOrJson};
use super::output::{self, Failure};
use crate::facts::{Entry, Example, GoBackground, documented, examples};
use crate::go::{Cell, Point};
use crate::interpretation::Background as _;
use crate::prolog::{Knowledge, Question, not_native};
use anyhow::anyhow;
use serde_json::json;
use std::fmt::Write;
use std::process::ExitCode;
use std::sync::Arc;

/// Columns of a line of text.
const WIDTH: usize = 100;

/// How a predicate is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// By a native predicate.
    Native,
    /// By its clauses, run natively.
    Clauses,
    /// By a Prolog system.
    Prolog,
}

impl How {
    fn in_words(self) -> &'static str {
        match self {
            How::Native => "natively",
            How::Clauses => "by its clauses, run natively",
            How::Prolog => "by its clauses, through Prolog",
        }
    }
}

/// Lists the predicates, or explains those of one name.
pub fn background(options: &Background) -> Result<ExitCode, Failure> {
    let all = documented();
    let Some(name) = &options.name else {
        match options.format {
            TextOrJson::Text => output::print(&list(all))?,
            TextOrJson::Json => {
                output::print_json(&all.iter().filter(|entry| entry.is_for_use).map(object).collect::<Vec<_>>())?;
            }
        }
        return Ok(ExitCode::SUCCESS);
    };
    let found = named(all, name);
    if found.is_empty() {
        return Err(anyhow!("nothing in the background is called {name}; nakade background lists it").into());
    }
    match options.format {
        TextOrJson::Text => output::print(&explanation(name, options.ascii).unwrap_or_default())?,
        TextOrJson::Json => output::print_json(&found.into_iter().map(object).collect::<Vec<_>>())?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The predicates of a name, `name` or `name/arity`, or those for use of a file.
fn named<'e>(all: &'e [Entry], name: &str) -> Vec<&'e Entry> {
    let (plain, arity) = match name.split_once('/') {
        Some((plain, arity)) => (plain, arity.parse::<usize>().ok()),
        None => (name, None),
    };
    let is_wanted = |entry: &&Entry| {
        (entry.name.as_str() == plain && arity.is_none_or(|arity| arity == entry.arguments.len()))
            || (entry.file.trim_end_matches(".pl") == name.trim_end_matches(".pl") && entry.is_for_use)
    };
    all.iter().filter(is_wanted).collect()
}

/// What there is to say of a predicate or of those of a file, with positions.
pub fn explanation(name: &str, ascii: bool) -> Option<String> {
    let all = documented();
    // The files are tested to be without faults.
    let examples = examples().unwrap_or_default();
    let texts: Vec<String> = named(all, name).into_iter().map(|entry| explained(entry, &examples, ascii)).collect();
    (!texts.is_empty()).then(|| texts.join("\n"))
}

/// `name(?E, ?G)`.
fn head(entry: &Entry) -> String {
    format!("{}({})", entry.name, entry.arguments.join(", "))
}

fn list(entries: &[Entry]) -> String {
    let mut text = String::new();
    let mut file = "";
    for entry in entries.iter().filter(|entry| entry.is_for_use) {
        if entry.file != file {
            file = entry.file;
            _ = writeln!(text, "{}{file}", if text.is_empty() { "" } else { "\n" });
        }
        let (head, meaning) = (head(entry), first_sentence(&entry.meaning));
        _ = writeln!(text, "  {head}");
        text += &wrapped(meaning, "      ");
    }
    text + "\nModes: + given, - found, ? either. nakade background NAME explains one, with positions.\n"
}

/// Up to the first full stop or semicolon.
fn first_sentence(text: &str) -> &str {
    text.split_once(". ").map_or(text, |(first, _)| first)
}

fn how(entry: &Entry) -> How {
    let native = GoBackground::new(Arc::default()).with_concepts(&Arc::default(), |_| true);
    let arity = entry.arguments.len();
    if native.relation(entry.name, arity).is_some() || entry.name.as_str() == "size" {
        return How::Native;
    }
    let knowledge = Knowledge::of_background();
    let variables: Vec<String> = (0..arity).map(|place| format!("A{place}")).collect();
    let question = Question::read(&format!("{}({})", entry.name, variables.join(",")), &knowledge);
    match question.map(|question| not_native(&question, &knowledge)) {
        Ok(None) => How::Clauses,
        _ => How::Prolog,
    }
}

/// The declaration of types for settings, if a learner can use the predicate.
fn declaration(entry: &Entry) -> Option<String> {
    let types: Option<Vec<&str>> = entry.types().into_iter().collect();
    types.filter(|_| entry.is_for_use).map(|types| format!("type({}({})).", entry.name, types.join(", ")))
}

fn explained(entry: &Entry, examples: &[Example], ascii: bool) -> String {
    let mut text = format!("{}\n", head(entry));
    text += &wrapped(&format!("{}.", entry.meaning), "  ");
    if !entry.leaves_out.is_empty() {
        text += &wrapped(&format!("Leaves out: {}.", entry.leaves_out), "  ");
    }
    _ = writeln!(text, "  Source: {}; stated in {}; answered {}.", entry.source, entry.file, how(entry).in_words());
    match declaration(entry) {
        Some(declaration) => _ = writeln!(text, "  To learn with it: {declaration}"),
        None => text += "  Not for learning: an argument is no group, point, colour, direction, axes or number.\n",
    }
    let predicate = (entry.name, entry.arguments.len());
    for example in examples.iter().filter(|example| example.predicate == predicate) {
        _ = writeln!(text, "\n  {} ({} friend, {} enemy)", example.caption, stone(true, ascii), stone(false, ascii));
        text += &drawn(example, ascii);
        for (holds, goal, _) in &example.checks {
            _ = writeln!(text, "  {} {goal}", if *holds { "yes" } else { "no " });
        }
    }
    text
}

fn stone(is_friend: bool, ascii: bool) -> char {
    match (is_friend, ascii) {
        (true, false) => '●',
        (false, false) => '○',
        (true, true) => 'X',
        (false, true) => 'O',
    }
}

fn drawn(example: &Example, ascii: bool) -> String {
    let board = &example.drawing.board;
    let symbol = |point: Point| {
        let marked = example.drawing.marks.iter().find(|(_, marked)| *marked == point).map(|(letter, _)| *letter);
        marked.or(match board.at(point) {
            Cell::Black => Some(stone(true, ascii)),
            Cell::White => Some(stone(false, ascii)),
            _ => (!ascii).then_some('·'),
        })
    };
    let drawing = crate::go::diagram::draw_with(board, symbol);
    drawing.lines().map(|line| format!("  {line}\n")).collect()
}

fn object(entry: &Entry) -> serde_json::Value {
    json!({
        "name": entry.name.as_str(),
        "arity": entry.arguments.len(),
        "arguments": entry.arguments,
        "meaning": entry.meaning,
        "leaves_out": entry.leaves_out,
        "source": entry.source,
        "file": entry.file,
        "answered": how(entry).in_words(),
        "types": entry.types(),
        "learnable": declaration(entry).is_some(),
    })
}

/// The text in lines, each behind `indent`.
fn wrapped(text: &str, indent: &str) -> String {
    let mut lines = String::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && indent.len() + line.chars().count() + 1 + word.chars().count() > WIDTH {
            _ = writeln!(lines, "{indent}{line}");
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        _ = writeln!(lines, "{indent}{line}");
    }
    lines
}
