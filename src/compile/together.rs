//! An ensemble that scores moves in this process as its compiled form does, all moves of a position together.

use super::concepts::{Concepts, Measure, of_tests};
use super::ensemble::EnsemblePlan;
use super::resolve::Argument;
use super::vocabulary::{Constant, Kind};
use crate::go::Point;
use crate::runtime::planes::{Concept, Part, Tables, score_together};
use crate::runtime::{self, AxesSet, Board, Content, Snapshot};

/// An ensemble as tables ([`crate::runtime::planes`]).
#[derive(Clone, Debug)]
pub struct Together {
    concepts: Vec<Concept>,
    parts: Vec<Part>,
    tests: Vec<(u32, u32)>,
    nodes: Vec<(u32, u32, u32)>,
    roots: Vec<u32>,
    leaves: Vec<f64>,
    base: f64,
    reach: u8,
    numbers: Vec<Number>,
}

/// How a number is found: of a group, for a side or colour where the predicate has one.
type Native = fn(&Snapshot, Point, Content) -> Option<u32>;

#[derive(Clone, Copy, Debug)]
struct Number {
    find: Native,
    content: Content,
    /// Whether empty points alone have it.
    of_empty: bool,
}

/// The predicates that give a number, or are true, of a group: the same functions as the vocabulary's.
const NATIVES: &[(&str, Native)] = &[
    ("liberty_cnt", |b, g, _| Some(b.liberty_count(g))),
    ("stone_cnt", |b, g, _| Some(b.stone_count(g))),
    ("group_size", |b, g, _| Some(b.stone_count(g).max(1))),
    ("atari", |b, g, _| runtime::is_atari(b, g).then_some(0)),
    ("legal", |b, g, s| runtime::is_legal_for(b, g, s).then_some(0)),
    ("captures", runtime::captured_by),
    ("liberties_after", runtime::liberties_after),
    ("stones_after", runtime::stones_after),
    ("second_order_liberty_cnt", |b, g, _| Some(runtime::second_order_liberty_count(b, g))),
    ("region_size", |b, g, _| Some(runtime::region_size(b, g))),
    ("region_borders", |b, g, s| runtime::region_borders(b, g, s).then_some(0)),
    ("neighbour_cnt", |b, g, s| Some(runtime::neighbour_count(b, g, s))),
    ("enclosure_size", |b, g, s| Some(runtime::enclosure_size(b, g, s))),
    ("eye_like", |b, g, s| runtime::is_eye_like(b, g, s).then_some(0)),
    ("smallest_part", runtime::smallest_part),
    ("eyes_spoilt", |b, g, s| Some(runtime::eyes_spoilt(b, g, s))),
    ("extended", runtime::extended),
    ("weakest", runtime::weakest),
    ("steps_to_weak", runtime::steps_to_weak),
    ("outlook", runtime::outlook),
    ("behind", runtime::behind),
    ("far_outlook", runtime::far_outlook),
    ("far_behind", runtime::far_behind),
    ("more_open", |b, g, _| runtime::more_open(b, g)),
];

impl Together {
    /// The tables of an ensemble; `None` if one of its tests must be asked move by move.
    #[must_use]
    pub fn of(plan: &EnsemblePlan) -> Option<Self> {
        if !plan.root_holds() {
            return None;
        }
        let (concepts, parts, tests) = of_tests(plan);
        if tests.iter().any(|(from, to)| from == to) {
            return None;
        }
        let numbers = concepts.measures.iter().map(Number::of).collect::<Option<_>>()?;
        let (nodes, roots, leaves) = plan.walk();
        let Concepts { concepts, reach, .. } = concepts;
        Some(Self { concepts, parts, tests, nodes, roots, leaves, base: plan.base, reach, numbers })
    }

    /// The scores of moves of a position, which must be empty points.
    #[must_use]
    pub fn scores(&self, board: &Snapshot, moves: &[Point]) -> Vec<f64> {
        let tables = Tables {
            concepts: &self.concepts,
            numbers: self.numbers.len(),
            parts: &self.parts,
            tests: &self.tests,
            nodes: &self.nodes,
            roots: &self.roots,
            leaves: &self.leaves,
            base: self.base,
            reach: self.reach,
        };
        let number = |group: Point, which: usize| {
            let Number { find, content, of_empty } = self.numbers[which];
            if of_empty && board.content(group) != Content::Empty { None } else { find(board, group, content) }
        };
        score_together(board, &tables, moves, number, |_, _| AxesSet::NONE)
    }
}

impl Number {
    fn of(measure: &Measure) -> Option<Self> {
        let (_, find) = NATIVES.iter().find(|(name, _)| *name == measure.predicate.name)?;
        let content = match measure.constants[..] {
            [] => Content::Empty,
            [Argument::Constant(Constant::Colour(content))] => content,
            _ => return None,
        };
        Some(Self { find: *find, content, of_empty: measure.predicate.arguments[0] == Kind::Empty })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::vocabulary::PREDICATES;

    /// What is put as a number of groups is found here too; a relation of two groups is none.
    #[test]
    fn every_number_of_groups_has_its_function() {
        for predicate in PREDICATES.iter().filter(|p| matches!(p.arguments[0], Kind::Group | Kind::Empty)) {
            let is_relation = ["link", "liberty", "shared_liberty_cnt", "group"].contains(&predicate.name);
            let is_found = NATIVES.iter().any(|(name, _)| *name == predicate.name);
            assert_eq!(is_found, !is_relation && Measure::form(predicate).is_some(), "{}", predicate.name);
        }
    }
}
