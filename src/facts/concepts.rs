//! Concepts of Go that take looking ahead, natively: their clauses in `background/capturing.pl`, `connections.pl` and `life.pl` are the
//! specification, and answers come in the order of those clauses.
//!
//! They are relations like those of the background, but a user may give their names another meaning, so they are added last.

use super::life::{alive, eye_space_sizes};
use super::reading::{Position, Reading};
use super::relations::{Answers, Native, Predicate};
use super::{GoBackground, Positions};
use crate::go::{Point, PointSet};
use crate::interpretation::Relation;
use crate::logic::Symbol;
use crate::runtime::{self, Board, Content};
use std::sync::Arc;

impl GoBackground {
    /// The background with the concepts that are known natively, as far as they are wanted. Relations that it has already stay as they are.
    #[must_use]
    pub fn with_concepts(self, positions: &Arc<Positions>, is_wanted: impl Fn((Symbol, usize)) -> bool) -> Self {
        let relations = CONCEPTS
            .iter()
            .map(|predicate| ((Symbol::new(predicate.name), predicate.arity), predicate))
            .filter(|(name, _)| is_wanted(*name))
            .map(|(name, predicate)| {
                let relation: Box<dyn Relation> = Box::new(Native { positions: positions.clone(), predicate });
                (name, relation)
            });
        self.with(relations.collect())
    }
}

/// A string with two liberties, and how it is attacked.
struct Attack {
    /// The string and its points.
    group: Point,
    string: PointSet,
    owner: Content,
    /// The attacker's move.
    at: Point,
    /// The position before it, and after it.
    before: Position,
    after: Position,
}

impl Attack {
    /// The single liberty of the string at a point.
    fn only(position: &Position, point: Point) -> Option<Point> {
        let liberties = position.liberties(point);
        liberties.first().filter(|_| liberties.len() == 1)
    }

    /// `ladder/2`.
    fn is_ladder(&self) -> bool {
        Reading::is_doomed(&self.after, self.group)
    }

    /// `ladder_step/2`.
    fn is_ladder_step(&self) -> bool {
        let Some(last) = Self::only(&self.after, self.group) else { return false };
        self.after.ways_out(self.group).len() == 1
            && self.after.put(self.owner, last).is_some_and(|next| next.liberties(self.group).len() == 2)
    }

    /// `snapback/2`.
    fn is_snapback(&self) -> bool {
        let last = Self::only(&self.after, self.group);
        self.takes_nothing()
            && last.is_some()
            && self.after.string(self.at).len() == 1
            && Self::only(&self.after, self.at) == last
            && last
                .and_then(|last| self.after.put(self.owner, last))
                .is_some_and(|taking| Self::only(&taking, self.group) == Some(self.at))
            && Reading::is_doomed(&self.after, self.group)
    }

    /// `connect_and_die/2`.
    fn is_connect_and_die(&self) -> bool {
        let Some(last) = Self::only(&self.after, self.group) else { return false };
        let Some(connected) = self.after.put(self.owner, last) else { return false };
        let mut joined = connected.string(self.group).difference(&self.string);
        joined.remove(last);
        Self::only(&self.after, self.at) != Some(last)
            && !joined.is_empty()
            && Self::only(&connected, self.group).is_some()
            && Reading::is_doomed(&self.after, self.group)
    }

    fn takes_nothing(&self) -> bool {
        self.before.stones(self.owner).is_subset(self.after.stones(self.owner))
    }
}

/// `adjacent_points(P, Q)`.
fn adjacent_points(a: &mut Answers<'_>) -> bool {
    a.each_point(0, |a, point| {
        let beside = Point::NEIGHBOURS.map(|offset| point.offset(offset)).into_iter();
        beside
            .filter(|next| a.board.content(*next) != Content::Edge)
            .all(|next| a.give([a.words.point(point), a.words.point(next)]))
    })
}

/// `name(E, G)`: a move at a liberty of a string that has two.
fn attacks(a: &mut Answers<'_>, holds: fn(&Attack) -> bool) -> bool {
    let before = Position::of(a.board);
    a.each_group(1, |a, group| {
        let owner = a.board.content(group);
        if owner == Content::Empty || a.board.liberty_count(group) != 2 {
            return true;
        }
        for at in before.liberties(group).iter() {
            if a.pattern[0].is_bound() && a.pattern[0] != a.words.group(at) {
                continue;
            }
            let Some(after) = before.play(owner.opponent(), at) else { continue };
            let string = before.string(group);
            let attack = Attack { group, string, owner, at, before: before.clone(), after };
            if holds(&attack) && !a.give([a.words.group(at), a.words.group(group)]) {
                return false;
            }
        }
        true
    })
}

/// `net(E, G)`.
fn nets(a: &mut Answers<'_>) -> bool {
    let before = Position::of(a.board);
    a.each_group(1, |a, group| {
        let (board, owner) = (a.board, a.board.content(group));
        if owner == Content::Empty || board.liberty_count(group) != 2 {
            return true;
        }
        // Empty points one or two steps from a liberty.
        let own: PointSet = runtime::liberties(board, group).collect();
        let next: PointSet = own.iter().flat_map(|liberty| runtime::liberties(board, liberty)).collect();
        let after_next: PointSet = next.iter().flat_map(|empty| runtime::liberties(board, empty)).collect();
        let candidates: Vec<Point> = (next.union(&after_next).difference(&own).iter())
            .filter(|at| !a.pattern[0].is_bound() || a.pattern[0] == a.words.group(*at))
            .collect();
        if candidates.is_empty() || Reading::is_held(&before, group) {
            return true;
        }
        let side = owner.opponent();
        candidates.into_iter().all(|at| {
            runtime::captured_by(board, at, side) != Some(0)
                || !before.play(side, at).is_some_and(|after| Reading::is_held(&after, group))
                || a.give([a.words.group(at), a.words.group(group)])
        })
    })
}

/// Calls `step` with pairs of strings of one side that share a liberty, in order.
fn pairs(
    a: &mut Answers<'_>,
    (first, second): (usize, usize),
    mut step: impl FnMut(&mut Answers<'_>, Point, Point) -> bool,
) -> bool {
    a.each_group(first, |a, group| {
        let (board, side) = (a.board, a.board.content(group));
        if side == Content::Empty {
            return true;
        }
        let sharers: PointSet = runtime::liberty_sharers(board, group)
            .map(|(other, _)| other)
            .filter(|other| board.content(*other) == side)
            .filter(|other| !a.pattern[second].is_bound() || a.pattern[second] == a.words.group(*other))
            .collect();
        sharers.iter().all(|other| step(a, group, other))
    })
}

/// `virtual_connection(G, H)`.
fn virtual_connections(a: &mut Answers<'_>) -> bool {
    let now = Position::of(a.board);
    pairs(a, (0, 1), |a, group, other| {
        let (board, side) = (a.board, a.board.content(group));
        if !now.is_joined(side, group, other) {
            return true;
        }
        let mut beside = PointSet::from_iter([group, other]);
        for shared in runtime::liberties(board, group).filter(|shared| runtime::is_linked(board, *shared, other)) {
            beside.extend(board.links(shared).filter(|link| board.content(*link) != Content::Empty));
        }
        let moves: PointSet = beside.iter().flat_map(|string| runtime::liberties(board, string)).collect();
        let is_kept_apart =
            |at: Point| now.put(side.opponent(), at).is_some_and(|after| !after.is_joined(side, group, other));
        moves.iter().any(is_kept_apart) || a.give([a.words.group(group), a.words.group(other)])
    })
}

/// `cutting_point(E, G, H)`.
fn cutting_points(a: &mut Answers<'_>) -> bool {
    let now = Position::of(a.board);
    pairs(a, (1, 2), |a, group, other| {
        let (board, side) = (a.board, a.board.content(group));
        let shared: PointSet =
            runtime::liberties(board, group).filter(|at| runtime::is_linked(board, *at, other)).collect();
        shared.iter().all(|at| {
            let asked = !a.pattern[0].is_bound() || a.pattern[0] == a.words.group(at);
            let connects = asked && now.play(side, at).is_some_and(|after| after.liberties(group).len() > 1);
            let cuts = |after: Position| !after.is_joined(side, group, other) && !Reading::is_taken(&after, at);
            !connects
                || !now.play(side.opponent(), at).is_some_and(cuts)
                || a.give([a.words.group(at), a.words.group(group), a.words.group(other)])
        })
    })
}

const CONCEPTS: &[Predicate] = &[
    Predicate {
        name: "adjacent_points",
        arity: 2,
        answers: |bound| if bound[0] { 4.0 } else { 1_000.0 },
        list: adjacent_points,
    },
    Predicate {
        name: "capturable",
        arity: 1,
        answers: |bound| if bound[0] { 0.2 } else { 10.0 },
        list: |a| {
            let now = Position::of(a.board);
            a.each_group(0, |a, group| {
                let (content, liberties) = (a.board.content(group), a.board.liberty_count(group));
                content == Content::Empty
                    || liberties > 2
                    || !Reading::is_taken(&now, group)
                    || a.give([a.words.group(group)])
            })
        },
    },
    Predicate { name: "ladder", arity: 2, answers: |bound| few(bound), list: |a| attacks(a, Attack::is_ladder) },
    Predicate {
        name: "ladder_step",
        arity: 2,
        answers: |bound| few(bound),
        list: |a| attacks(a, Attack::is_ladder_step),
    },
    Predicate { name: "snapback", arity: 2, answers: |bound| few(bound), list: |a| attacks(a, Attack::is_snapback) },
    Predicate {
        name: "connect_and_die",
        arity: 2,
        answers: |bound| few(bound),
        list: |a| attacks(a, Attack::is_connect_and_die),
    },
    Predicate { name: "net", arity: 2, answers: |bound| few(bound), list: nets },
    Predicate { name: "virtual_connection", arity: 2, answers: |bound| few(bound), list: virtual_connections },
    Predicate { name: "alive", arity: 1, answers: |bound| few(bound), list: alive },
    Predicate { name: "eye_space_size", arity: 3, answers: |bound| few(bound), list: eye_space_sizes },
    Predicate { name: "cutting_point", arity: 3, answers: |bound| few(bound), list: cutting_points },
];

/// About how many answers there are.
fn few(bound: &[bool]) -> f64 {
    bound.iter().map(|bound| if *bound { 1.0 } else { 4.0 }).product()
}
