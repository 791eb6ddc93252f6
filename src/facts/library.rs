//! What is documented in `background/*.pl`: every predicate with its modes, meaning and source, and the concepts with positions in which they hold
//! and in which they do not.
//!
//! The text of a predicate is the comment above its clauses: `% ladder(?E, ?G): the meaning. Leaves out: what is not looked at. (Source)`. The
//! names of its arguments say their types (see `background/play.pl`). A predicate that has a sentence (`says/2`) is for use; others
//! are steps on the way. The positions stand beside the clauses, in `NAME.examples`.

use super::Words;
use crate::diagnostics::Source;
use crate::go::diagram::{self, Diagram};
use crate::go::{Cell, Point};
use crate::logic::reader::read_term;
use crate::logic::{Operators, Symbol, Term, Variable};
use crate::runtime::{Board as _, Content, Snapshot};
use rustc_hash::FxHashMap;
use std::sync::{Arc, LazyLock};

/// A file of concepts.
#[derive(Clone, Copy, Debug)]
pub struct Concepts {
    /// Its name.
    pub name: &'static str,
    /// Its clauses.
    pub text: &'static str,
    /// Positions for its predicates.
    pub examples: &'static str,
}

macro_rules! concepts {
    ($name:literal) => {
        Concepts {
            name: concat!($name, ".pl"),
            text: include_str!(concat!("../../background/", $name, ".pl")),
            examples: include_str!(concat!("../../background/", $name, ".examples")),
        }
    };
}

/// The concepts of Go in terms of the background, each file in terms of those before it.
pub const CONCEPTS: [Concepts; 4] =
    [concepts!("play"), concepts!("capturing"), concepts!("connections"), concepts!("life")];

/// What a file says of a predicate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its name.
    pub name: Symbol,
    /// Its arguments as they are documented, the mode in front: `?E`.
    pub arguments: Vec<String>,
    /// What it says.
    pub meaning: String,
    /// What the definition leaves out; empty where nothing is said.
    pub leaves_out: String,
    /// Where it comes from.
    pub source: String,
    /// The file.
    pub file: &'static str,
    /// Whether it has a sentence: it is for use, and not a step on the way.
    pub is_for_use: bool,
}

impl Entry {
    /// The types of its arguments, as settings name them; `None` for what is no value that a learner could go through.
    #[must_use]
    pub fn types(&self) -> Vec<Option<&'static str>> {
        let is_displacement = matches!(self.name.as_str(), "group_on_pos");
        let kind = |argument: &String| match argument.trim_start_matches(['?', '+', '-']) {
            "E" | "F" | "G" | "H" | "K" | "L" | "M" => Some("group"),
            "P" | "Q" => Some("point"),
            "N" => Some("number"),
            "X" | "Y" if self.name.as_str() == "board" => Some("number"),
            "Side" | "Colour" => Some("colour"),
            "A" => Some("axes"),
            "D" if is_displacement => Some("displacement"),
            "Direction" => Some("direction"),
            "Displacement" => Some("displacement"),
            // What a root query leaves open.
            "X" if self.name.as_str() == "unbound" => Some("axes"),
            "Shape" => Some("shape"),
            _ => None,
        };
        self.arguments.iter().map(kind).collect()
    }
}

/// The relations that a position consists of, which no clause defines.
const RELATIONS: [(&str, &[&str], &str); 4] = [
    ("board", &["?P", "?G"], "G is the group on the point P, a pair (X,Y) counted from (0,0) in the upper left corner"),
    (
        "group",
        &["?G", "?Colour"],
        "the group G, a string of stones or one empty point, is friend (the side to move), enemy or empty",
    ),
    ("link", &["?G", "?H"], "the groups G and H are adjacent"),
    ("size", &["?Columns", "?Rows"], "the board has so many columns and rows"),
];

/// All that is documented, file by file.
#[must_use]
pub fn documented() -> &'static [Entry] {
    static ALL: LazyLock<Vec<Entry>> = LazyLock::new(read_all);
    &ALL
}

fn read_all() -> Vec<Entry> {
    let paper = "Ramon, Francis and Blockeel 2000";
    let relations = RELATIONS.iter().map(|(name, arguments, meaning)| Entry {
        name: Symbol::new(name),
        arguments: arguments.iter().map(ToString::to_string).collect(),
        meaning: (*meaning).to_owned(),
        leaves_out: String::new(),
        source: format!("{paper}, Figure 3"),
        file: "go.pl",
        is_for_use: true,
    });
    let mut entries: Vec<Entry> = relations.collect();
    for (name, text) in super::BACKGROUND {
        entries.extend(entries_of(name, text, if name == "go.pl" { paper } else { "this workbench" }));
    }
    for file in CONCEPTS {
        entries.extend(entries_of(file.name, file.text, "this workbench"));
    }
    entries
}

fn entries_of(file: &'static str, text: &str, source: &str) -> Vec<Entry> {
    let (sentences, _) = super::Sentences::default().with(&Arc::new(Source::new(file, text)));
    let mut entries = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let Some((name, arguments, rest)) = head_of(line) else { continue };
        let mut words = rest.trim().to_owned();
        while let Some(more) = lines.next_if(|line| line.starts_with('%')) {
            words.push(' ');
            words.push_str(more.trim_start_matches('%').trim());
        }
        let (words, source) = with_source(&words, source);
        let (meaning, leaves_out) = words.split_once("Leaves out:").unwrap_or((&words, ""));
        let name = Symbol::new(name);
        entries.push(Entry {
            name,
            meaning: meaning.trim().trim_end_matches('.').to_owned(),
            leaves_out: leaves_out.trim().trim_end_matches('.').to_owned(),
            source,
            file,
            is_for_use: sentences.knows(name, arguments.len()),
            arguments,
        });
    }
    entries
}

/// `% name(+A, ?B): rest`.
fn head_of(line: &str) -> Option<(&str, Vec<String>, &str)> {
    let (name, rest) = line.strip_prefix("% ")?.split_once('(')?;
    let is_name = name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let (arguments, rest) = rest.split_once("):").filter(|_| is_name)?;
    let arguments: Vec<String> = arguments.split(',').map(|argument| argument.trim().to_owned()).collect();
    let are_arguments = arguments.iter().all(|argument| argument.starts_with(['+', '-', '?']));
    are_arguments.then_some((name, arguments, rest))
}

/// The text without the source that ends it in parentheses, and the source.
fn with_source(text: &str, otherwise: &str) -> (String, String) {
    let trimmed = text.trim_end_matches('.');
    if let Some(start) = trimmed.rfind('(')
        && let Some(source) = trimmed[start + 1..].strip_suffix(')')
        && !source.ends_with('.')
    {
        let source = match source {
            "This workbench" => otherwise.to_owned(),
            _ if otherwise == "this workbench" => source.to_owned(),
            _ => format!("{otherwise}, {source}"),
        };
        return (trimmed[..start].to_owned(), source);
    }
    (text.to_owned(), otherwise.to_owned())
}

/// A position in which goals hold or do not.
#[derive(Clone, Debug)]
pub struct Example {
    /// The predicate that it is for.
    pub predicate: (Symbol, usize),
    /// What it shows.
    pub caption: String,
    /// The position, black being the friend.
    pub position: Snapshot,
    /// The same as it is drawn, with letters on points.
    pub drawing: Diagram,
    /// Whether a goal holds, the goal as it is written, and as it is asked.
    pub checks: Vec<(bool, String, Term)>,
}

/// The example positions of all concepts.
///
/// # Errors
/// What is wrong with the files.
pub fn examples() -> Result<Vec<Example>, Vec<String>> {
    let groups: FxHashMap<(Symbol, usize), Vec<bool>> = documented()
        .iter()
        .map(|entry| {
            let are_groups = entry.types().iter().map(|kind| *kind == Some("group")).collect();
            ((entry.name, entry.arguments.len()), are_groups)
        })
        .collect();
    let mut all = Vec::new();
    let mut findings = Vec::new();
    for file in CONCEPTS {
        let name = file.name.replace(".pl", ".examples");
        for block in file.examples.split("\n\n") {
            let text: String =
                block.lines().filter(|line| !line.starts_with('%')).map(|line| format!("{line}\n")).collect();
            if text.trim().is_empty() {
                continue;
            }
            match example(&text, &groups) {
                Ok(example) => all.push(example),
                Err(why) => findings.push(format!("{name}: {why} in\n{text}")),
            }
        }
    }
    if findings.is_empty() { Ok(all) } else { Err(findings) }
}

fn example(text: &str, groups: &FxHashMap<(Symbol, usize), Vec<bool>>) -> Result<Example, String> {
    let (title, rest) = text.split_once('\n').unwrap_or((text, ""));
    let (predicate, caption) = title.split_once(':').ok_or("the title is name/arity: caption")?;
    let (name, arity) = predicate.split_once('/').ok_or("the title is name/arity: caption")?;
    let arity: usize = arity.trim().parse().map_err(|_| "the arity is a number".to_owned())?;
    let is_check = |line: &&str| line.starts_with("yes ") || line.starts_with("no ");
    let drawn: String = rest.lines().filter(|line| !is_check(line)).map(|line| format!("{line}\n")).collect();
    let drawing = diagram::parse(&drawn).map_err(|error| error.to_string())?;
    let board = drawing.board.clone();
    let position = Snapshot::read(board.columns(), board.rows(), |point| match board.at(point) {
        Cell::Black => Content::Friend,
        Cell::White => Content::Enemy,
        Cell::Empty => Content::Empty,
        Cell::Edge => Content::Edge,
    });
    let names = Names { position: &position, marks: &drawing.marks, groups };
    let mut checks = Vec::new();
    for line in rest.lines().filter(is_check) {
        let (answer, goal) = line.split_once(' ').unwrap_or((line, ""));
        let goal = goal.trim();
        let read = read_term(&Arc::new(Source::new("example", goal)), Operators::standard())
            .map_err(|finding| format!("{goal}: {}", finding.message))?;
        let named: FxHashMap<Variable, Point> = read
            .variable_names
            .iter()
            .filter_map(|(name, variable)| Some((*variable, diagram::point(name, board.rows())?)))
            .collect();
        checks.push((answer == "yes", goal.to_owned(), names.goal(&read.term, &named)));
    }
    Ok(Example {
        predicate: (Symbol::new(name), arity),
        caption: caption.trim().to_owned(),
        checks,
        position: position.clone(),
        drawing,
    })
}

/// What the names in a goal stand for.
struct Names<'a> {
    position: &'a Snapshot,
    marks: &'a [(char, Point)],
    groups: &'a FxHashMap<(Symbol, usize), Vec<bool>>,
}

impl Names<'_> {
    fn point(&self, term: &Term, named: &FxHashMap<Variable, Point>) -> Option<Point> {
        match term {
            Term::Variable(variable) => named.get(variable).copied(),
            Term::Atom(name) => {
                let mut letters = name.as_str().chars();
                let letter = letters.next().filter(|_| letters.next().is_none())?;
                self.marks.iter().find(|(mark, _)| *mark == letter).map(|(_, point)| *point)
            }
            _ => None,
        }
    }

    /// The goal with names of points replaced: by the group where a group is wanted, by the point elsewhere.
    fn goal(&self, goal: &Term, named: &FxHashMap<Variable, Point>) -> Term {
        let words = Words::get();
        if let Some(point) = self.point(goal, named) {
            return words.point(point).term();
        }
        let Some((name, arity)) = goal.functor().filter(|(_, arity)| *arity > 0) else { return goal.clone() };
        let groups = self.groups.get(&(name, arity));
        let arguments = goal.arguments().iter().enumerate().map(|(place, argument)| {
            match (self.point(argument, named), groups.is_some_and(|groups| groups[place])) {
                (Some(point), true) => words.group(self.position.group(point)).term(),
                _ => self.goal(argument, named),
            }
        });
        Term::application(name, arguments.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_read() {
        let text = "% A word.\n\n% ladder(?E, ?G): it goes\n% on (far). Leaves out: the rest. (Players' term: shicho)\nladder(_, _).\nsays(ladder(E,G), \"{E} {G}\").\n";
        let entries = entries_of("t.pl", text, "this workbench");
        assert_eq!(entries.len(), 1);
        let entry = &entries[0];
        assert_eq!((entry.name.as_str(), entry.arguments.join(" ")), ("ladder", "?E ?G".to_owned()));
        assert_eq!((entry.meaning.as_str(), entry.leaves_out.as_str()), ("it goes on (far)", "the rest"));
        assert_eq!((entry.source.as_str(), entry.is_for_use), ("Players' term: shicho", true));
        assert_eq!(entry.types(), [Some("group"), Some("group")]);
    }

    #[test]
    fn every_concept_has_positions_for_and_against() {
        let examples = examples().unwrap_or_else(|findings| panic!("{findings:#?}"));
        for entry in documented().iter().filter(|e| e.is_for_use && CONCEPTS.iter().any(|file| file.name == e.file)) {
            let predicate = (entry.name, entry.arguments.len());
            assert!(!entry.meaning.contains("eaves out"), "{}: what is left out is said behind a colon", entry.name);
            for wanted in [true, false] {
                let found = examples
                    .iter()
                    .filter(|example| example.predicate == predicate)
                    .flat_map(|example| &example.checks)
                    .any(|(answer, ..)| *answer == wanted);
                assert!(found, "{}/{} has no position in which it is {wanted}", predicate.0, predicate.1);
            }
        }
        for example in &examples {
            let (name, arity) = example.predicate;
            assert!(documented().iter().any(|e| (e.name, e.arguments.len()) == (name, arity)), "{name}/{arity}");
        }
    }

    #[test]
    fn names_stand_for_points_and_groups() {
        let all = examples().unwrap();
        let found = all.iter().find(|e| e.predicate == (Symbol::new("capture"), 2)).unwrap();
        let goal = found.checks[0].2.to_string();
        let group = |x, y| Words::get().group(found.position.group(Point::new(x, y))).to_string();
        assert_eq!(goal, format!("capture({},{})", group(2, 1), group(1, 1)));
    }
}
