//! Explanations: why a move is the application of a rule, down to single places of the board, and what of the board that is.

use super::colour_name;
use super::interpret::Interpretation;
use super::knowledge::Knowledge;
use crate::go::{Board, Cell, Colour, Point};
use crate::rules::pattern::{Place, cell};
use std::collections::BTreeSet;
use std::fmt;
use std::fmt::Write;

/// Why a move is what it was understood as.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The tree, a line each node.
    pub text: String,
    /// The places that its leaves speak of.
    pub parts: Vec<Place>,
}

/// A place as the paper writes it: column and row from 1, rows counted from below.
#[must_use]
pub fn named((x, y): Place, rows: u8) -> String {
    format!("[{},{}]", i16::from(x) + 1, i16::from(rows) - i16::from(y))
}

/// Explains an interpretation of a move by what the position before it looks like.
#[must_use]
pub fn explain(
    knowledge: &Knowledge,
    before: &Board,
    interpretation: &Interpretation,
    (mover, point): (Colour, Point),
) -> Explanation {
    let rows = before.rows();
    let application = &interpretation.application;
    let mut parts = knowledge.parts(before, application);
    parts.sort_unstable_by_key(|&(x, y)| (std::cmp::Reverse(y), x));
    parts.dedup();
    let rule = &knowledge.rules()[application.rule].name;
    let name = |point: Point| named((point.x() as i8, point.y() as i8), rows);
    let kind = if interpretation.is_attack { "attack" } else { "defence" };
    let mut text = format!("move {} {} {}: {rule}, {kind}\n", interpretation.number, name(point), colour_name(mover));
    let attacked = application.friend.opponent();
    let why = match application.rule {
        0 => format!("atari({})", colour_name(attacked)),
        _ => format!("{rule}({})", name(application.point)),
    };
    _ = match interpretation.is_attack {
        true => writeln!(text, "  {why}"),
        false => {
            let helps = match interpretation.is_vain {
                true => format!("no move of {} takes it away", colour_name(mover)),
                false => format!("move {} takes it away", interpretation.number),
            };
            writeln!(text, "  {} threatens {why}; {helps}", colour_name(application.friend))
        }
    };
    // Leaves of one kind share a line.
    let leaf = |&place: &Place| match cell(before, place) {
        Cell::Edge => ("edge", format!("edge({})", named(place, rows))),
        Cell::Empty => ("none", format!("not stone({},{})", named(place, rows), initial(attacked))),
        stone => {
            let colour = if stone == Cell::Black { Colour::Black } else { Colour::White };
            let kind = if colour == attacked { "attacked" } else { "attacker" };
            (kind, format!("stone({},{})", named(place, rows), initial(colour)))
        }
    };
    let leaves: Vec<(&str, String)> = parts.iter().map(leaf).collect();
    for kind in ["attacked", "edge", "attacker", "none"] {
        let of_kind: Vec<&str> = leaves.iter().filter(|leaf| leaf.0 == kind).map(|leaf| leaf.1.as_str()).collect();
        if !of_kind.is_empty() {
            _ = writeln!(text, "    {}", of_kind.join(" "));
        }
    }
    Explanation { text, parts }
}

const fn initial(colour: Colour) -> char {
    match colour {
        Colour::Black => 'B',
        Colour::White => 'W',
    }
}

/// A position before a move to be learnt, with its relevant parts.
#[derive(Clone, Copy, Debug)]
pub struct Drawing<'a> {
    /// The position.
    pub board: &'a Board,
    /// What matters.
    pub relevant: &'a BTreeSet<Place>,
    /// The move.
    pub point: Point,
    /// Whose move it is.
    pub friend: Colour,
}

impl fmt::Display for Drawing<'_> {
    /// Stones that matter as `X` and `O`, `V` vacant, `P` the move, `#` an edge that matters; stones that do not matter are `b` and `w`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let point = (self.point.x() as i8, self.point.y() as i8);
        let range = |of: fn(&Place) -> i8, size: u8| {
            let all = || self.relevant.iter().map(of).chain([of(&point)]);
            let (low, high) = (all().min().unwrap_or(0) - 1, all().max().unwrap_or(0) + 1);
            low.max(-1)..=high.min(size as i8)
        };
        for y in range(|place| place.1, self.board.rows()) {
            let row: Vec<&str> = range(|place| place.0, self.board.columns())
                .map(|x| match (cell(self.board, (x, y)), self.relevant.contains(&(x, y))) {
                    _ if (x, y) == point => "P",
                    (Cell::Edge, true) => "#",
                    (Cell::Edge, false) => " ",
                    (Cell::Empty, true) => "V",
                    (Cell::Empty, false) => ".",
                    (Cell::Black, true) => "X",
                    (Cell::White, true) => "O",
                    (Cell::Black, false) => "b",
                    (Cell::White, false) => "w",
                })
                .collect();
            writeln!(f, "  {}", row.join(" ").trim_end())?;
        }
        Ok(())
    }
}
