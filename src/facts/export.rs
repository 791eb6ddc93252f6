//! Positions as texts that other systems read.

use super::snapshot;
use super::words::Words;
use crate::logic::Term;
use crate::problem::Problem;
use crate::runtime::{self, Board, Snapshot};
use std::fmt::Write;

/// The texts that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Prolog facts whose first argument is the problem.
    Prolog,
    /// ACE models.
    Ace,
    /// Comma separated values.
    Csv,
}

/// What stands before the facts of the first problem.
#[must_use]
pub fn header(format: Format) -> String {
    match format {
        Format::Prolog => {
            "% board(Problem, (X,Y), Group), group(Problem, Group, Colour), link(Problem, Group, Group),\n\
             % size(Problem, Columns, Rows). Colours are seen from the side to move.\n\
             :- discontiguous(board/3).\n:- discontiguous(group/3).\n:- discontiguous(link/3).\n:- discontiguous(size/3).\n"
                .into()
        }
        Format::Ace => String::new(),
        Format::Csv => "problem,relation,first,second\n".into(),
    }
}

/// The facts of a position: `size`, `board`, `group`, `link`, each in row order.
#[must_use]
pub fn facts(problem: &Problem, format: Format) -> String {
    let board = snapshot(problem);
    let mut text = String::new();
    let id = Term::atom(&problem.id);
    match format {
        Format::Prolog => each_fact(&board, |name, [first, second]| {
            _ = writeln!(text, "{}.", Term::compound(name, vec![id.clone(), first, second]));
        }),
        Format::Ace => {
            _ = writeln!(text, "begin({}).", Term::compound("model", vec![id.clone()]));
            each_fact(&board, |name, [first, second]| {
                _ = writeln!(text, "{}.", Term::compound(name, vec![first, second]));
            });
            _ = writeln!(text, "end({}).\n", Term::compound("model", vec![id.clone()]));
        }
        Format::Csv => each_fact(&board, |name, [first, second]| {
            text.push_str(&row(&problem.id, name, &first.to_string(), &second.to_string()));
        }),
    }
    text
}

/// A row of the table.
#[must_use]
pub fn row(problem: &str, relation: &str, first: &str, second: &str) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // Writing to memory does not fail.
    _ = writer.write_record([problem, relation, first, second]);
    writer.into_inner().map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
}

fn each_fact(board: &Snapshot, mut fact: impl FnMut(&str, [Term; 2])) {
    let words = Words::get();
    fact("size", [Term::integer(board.columns().into()), Term::integer(board.rows().into())]);
    for point in runtime::points(board.columns(), board.rows()) {
        fact("board", [words.point(point).term(), words.group(board.group(point)).term()]);
    }
    for group in runtime::groups(board) {
        fact("group", [words.group(group).term(), words.content(board.content(group)).term()]);
    }
    for group in runtime::groups(board) {
        for link in board.links(group) {
            fact("link", [words.group(group).term(), words.group(link).term()]);
        }
    }
}
