//! Reading: positions after moves, and which strings are lost to ataris whatever their owner plays.
//!
//! What `background/play.pl` and `background/capturing.pl` say, on sets of points instead of terms: those clauses are the specification, in the
//! very order in which they try moves, and tests compare the two. The attacking side obeys the rule of ko; the owner of the string may take
//! back at once, as if it had a threat for every ko.
//!
//! This module knows nothing of terms.

use crate::go::{Point, PointSet};
use crate::runtime::{self, Board, Content, Snapshot};

/// The most moves of the attacking side that are read (`longest/1`).
const LONGEST: u32 = 80;

/// The most moves that are tried to answer one question. Without kos no question comes near it; where it is not enough the answer is no.
const MOST_MOVES: u32 = 500_000;

/// A position that moves are played in.
#[derive(Clone, Debug)]
pub(super) struct Position {
    friend: PointSet,
    enemy: PointSet,
    empty: PointSet,
    /// The side that may not play at a point at once.
    ko: Option<(Content, Point)>,
}

/// A position that a proof came to, with the point of its last move.
type Node = (Position, Point);

impl Position {
    /// The given position (`now`), without a ko.
    pub(super) fn of(board: &Snapshot) -> Self {
        let with = |content: Content| {
            runtime::points(board.columns(), board.rows()).filter(|&point| board.content(point) == content).collect()
        };
        Self { friend: with(Content::Friend), enemy: with(Content::Enemy), empty: with(Content::Empty), ko: None }
    }

    /// What stands at a point of the board (`colour_at/3`).
    pub(super) fn at(&self, point: Point) -> Content {
        if self.empty.contains(point) {
            Content::Empty
        } else if self.friend.contains(point) {
            Content::Friend
        } else {
            Content::Enemy
        }
    }

    /// The stones of a side.
    pub(super) fn stones(&self, side: Content) -> &PointSet {
        if side == Content::Friend { &self.friend } else { &self.enemy }
    }

    fn stones_mut(&mut self, side: Content) -> &mut PointSet {
        if side == Content::Friend { &mut self.friend } else { &mut self.enemy }
    }

    /// The string of stones at a point (`string_at/3`); nothing if it is empty.
    pub(super) fn string(&self, point: Point) -> PointSet {
        let content = self.at(point);
        if content == Content::Empty { PointSet::new() } else { connected(point, self.stones(content)) }
    }

    /// The liberties of the string at a point (`liberties_at/3`).
    pub(super) fn liberties(&self, point: Point) -> PointSet {
        self.string(point).border().intersection(&self.empty)
    }

    /// The empty points.
    pub(super) fn empty(&self) -> &PointSet {
        &self.empty
    }

    /// The strings of a side that have a point of a set.
    pub(super) fn strings_at(&self, points: &PointSet, side: Content) -> Vec<PointSet> {
        let mut left = points.intersection(self.stones(side));
        let mut strings = Vec::new();
        while let Some(stone) = left.first() {
            let string = connected(stone, self.stones(side));
            left = left.difference(&string);
            strings.push(string);
        }
        strings
    }

    /// The position after a move of a side that has a threat for every ko (`put/3`).
    pub(super) fn put(&self, side: Content, point: Point) -> Option<Self> {
        if !self.empty.contains(point) {
            return None;
        }
        let (mut after, mut taken) = (self.clone(), PointSet::new());
        after.empty.remove(point);
        after.stones_mut(side).insert(point);
        let other = side.opponent();
        for string in after.strings_at(&PointSet::from_iter([point]).border(), other) {
            if string.border().intersection(&after.empty).is_empty() {
                taken = taken.union(&string);
            }
        }
        *after.stones_mut(other) = after.stones(other).difference(&taken);
        after.empty = after.empty.union(&taken);
        let string = after.string(point);
        let liberties = string.border().intersection(&after.empty);
        let is_ko = taken.len() == 1 && string.len() == 1 && liberties == taken;
        after.ko = taken.first().filter(|_| is_ko).map(|taken| (other, taken));
        (!liberties.is_empty()).then_some(after)
    }

    /// The position after a legal move (`play/3`).
    pub(super) fn play(&self, side: Content, point: Point) -> Option<Self> {
        if self.ko == Some((side, point)) { None } else { self.put(side, point) }
    }

    /// The points at which the owner of a string in atari may hope to save it (`way_out/4`): its last liberty, and where it takes a string beside.
    pub(super) fn ways_out(&self, point: Point) -> PointSet {
        let string = self.string(point);
        let mut ways = string.border().intersection(&self.empty);
        for beside in self.strings_at(&string.border(), self.at(point).opponent()) {
            let liberties = beside.border().intersection(&self.empty);
            if liberties.len() == 1 {
                ways = ways.union(&liberties);
            }
        }
        ways
    }

    /// The points where another move of the owner of the string at `point` could change what was found at this node (`looked_at/3`).
    fn looked_at(&self, last: Point, point: Point) -> PointSet {
        let mut stones = self.string(point);
        stones.insert(last);
        let near = stones.union(&stones.border());
        let mut looked_at = near.intersection(&self.empty);
        looked_at.insert(last);
        for side in [Content::Friend, Content::Enemy] {
            for string in self.strings_at(&near, side) {
                looked_at = looked_at.union(&string.border().intersection(&self.empty));
            }
        }
        looked_at
    }

    /// Whether a move of a side makes one string of those at two points, and it is not in atari (`joined/4`).
    pub(super) fn is_joined(&self, side: Content, p: Point, q: Point) -> bool {
        self.at(p) == side
            && self.at(q) == side
            && (self.liberties(p).intersection(&self.liberties(q)).iter())
                .any(|shared| self.play(side, shared).is_some_and(|after| after.liberties(p).len() > 1))
    }
}

/// The points of a set that are connected with one of them.
pub(super) fn connected(point: Point, among: &PointSet) -> PointSet {
    let mut string = PointSet::from_iter([point]);
    loop {
        let next = string.border().intersection(among);
        if next.is_empty() {
            return string;
        }
        string = string.union(&next);
    }
}

/// The points column by column, the order of the terms `(X,Y)`.
fn in_columns(points: &PointSet) -> Vec<Point> {
    let mut points: Vec<Point> = points.iter().collect();
    points.sort_unstable_by_key(|point| (point.x(), point.y()));
    points
}

/// One question: what has been tried for it.
#[derive(Debug, Default)]
pub(super) struct Reading {
    moves: u32,
    /// The positions that the proof under way came to.
    trail: Vec<Node>,
}

impl Reading {
    /// Whether the other side, to move, captures the string at a point (`taken/4`).
    pub(super) fn is_taken(position: &Position, point: Point) -> bool {
        Self::default().taken(position, point, LONGEST)
    }

    /// Whether the string at a point, which is in atari, is lost although its owner is to move (`doomed/4`).
    pub(super) fn is_doomed(position: &Position, point: Point) -> bool {
        Self::default().doomed(position, point, LONGEST)
    }

    /// Whether the string at a point is captured wherever its owner, to move, plays (`held/2`).
    pub(super) fn is_held(position: &Position, point: Point) -> bool {
        let mut reading = Self::default();
        if !reading.taken(position, point, LONGEST) {
            return false;
        }
        let mut zone = position.looked_at(point, point);
        for (node, last) in std::mem::take(&mut reading.trail) {
            zone = zone.union(&node.looked_at(last, point));
        }
        let owner = position.at(point);
        zone.iter().all(|point_of_zone| {
            position.put(owner, point_of_zone).is_none_or(|after| reading.taken(&after, point, LONGEST))
        })
    }

    /// The trail grows by the positions of the proof, if there is one.
    fn taken(&mut self, position: &Position, point: Point, most: u32) -> bool {
        let owner = position.at(point);
        self.moves += 1;
        if owner == Content::Empty || self.moves > MOST_MOVES {
            return false;
        }
        let (side, start) = (owner.opponent(), self.trail.len());
        let liberties = in_columns(&position.liberties(point));
        match liberties[..] {
            [last] => match position.play(side, last) {
                Some(after) => {
                    self.trail.push((after, last));
                    true
                }
                None => false,
            },
            [_, _] if most > 0 => liberties.into_iter().any(|liberty| {
                let Some(after) = position.play(side, liberty) else { return false };
                self.trail.truncate(start);
                self.trail.push((after.clone(), liberty));
                self.doomed(&after, point, most - 1)
            }),
            _ => false,
        }
    }

    fn doomed(&mut self, position: &Position, point: Point, most: u32) -> bool {
        if position.liberties(point).len() != 1 {
            return false;
        }
        let owner = position.at(point);
        in_columns(&position.ways_out(point)).into_iter().all(|way| match position.put(owner, way) {
            Some(after) => {
                self.trail.push((after.clone(), way));
                self.taken(&after, point, most)
            }
            None => {
                self.trail.push((position.clone(), way));
                true
            }
        })
    }
}
