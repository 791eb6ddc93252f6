//! The connection of two strings.

use super::Situation;
use crate::go::{Board, Cell, Colour, Point, PointSet};
use crate::search::field::{Bits, Chains, Field, members};

/// Two strings become one.
#[derive(Clone, Debug)]
pub(in crate::search) struct Connect {
    /// Whose strings they are.
    pub(in crate::search) side: Colour,
    ends: [End; 2],
    /// The points of the field beside each string of that side that stands outside the field, where no string is captured.
    outside: Vec<Bits>,
}

/// A string to be connected.
#[derive(Clone, Copy, Debug)]
enum End {
    /// On the field: its stones.
    Inside(Bits),
    /// Outside: the points of the field beside it.
    Outside(Bits),
}

impl Connect {
    /// The goal on a field: the strings of these two stones.
    pub(in crate::search) fn new(field: &Field, board: &Board, strings: [Point; 2], side: Colour) -> Self {
        let beside = |stone: Point| {
            let string: PointSet = board.stones(stone).collect();
            field.bits(&string.border())
        };
        let end = |stone: Point| match field.number(stone) {
            Some(_) => End::Inside(field.bits(&board.stones(stone).collect())),
            None => End::Outside(beside(stone)),
        };
        let is_outside = |&point: &Point| {
            board.at(point) == Cell::from(side)
                && field.number(point).is_none()
                && board.string_anchor(point) == Some(point)
        };
        Self {
            side,
            ends: strings.map(end),
            outside: board.points().filter(is_outside).map(beside).filter(|&touched| touched != 0).collect(),
        }
    }

    /// Whether one of the two is among captured stones.
    pub(super) fn ends_among(&self, captured: Bits) -> bool {
        self.ends.iter().any(|end| matches!(end, End::Inside(stones) if stones & captured != 0))
    }

    /// The points of `within` that are joined to one of the two over points of `within` and strings outside, and whether the other is.
    fn reach(&self, field: &Field, within: Bits) -> bool {
        let seed = |end: End| match end {
            End::Inside(points) | End::Outside(points) => points & within,
        };
        let mut reached = field.flood(seed(self.ends[0]), within);
        loop {
            let joined = self.outside.iter().filter(|&&touched| touched & reached != 0);
            let grown = joined.fold(reached, |grown, &touched| grown | field.flood(touched & within, within));
            if grown == reached {
                return seed(self.ends[1]) & reached != 0;
            }
            reached = grown;
        }
    }

    /// Whether the two are one string.
    pub(super) fn is_reached(&self, field: &Field, situation: &Situation) -> bool {
        self.reach(field, situation.stones.of(self.side))
    }

    /// Whether strings that cannot be captured lie between them for good.
    pub(super) fn is_prevented(&self, field: &Field, situation: &Situation, chains: &Chains) -> bool {
        let enemy = situation.stones.of(self.side.opponent());
        let firm = chains.all().iter().filter(|chain| chain.anchored && chain.stones & enemy != 0);
        let open = field.all() & !firm.fold(0, |firm, chain| firm | chain.stones);
        !self.reach(field, open)
    }

    /// How many empty points and stones of the other side lie on the shortest way from one to the other; `None` if there is none.
    pub(in crate::search) fn distance(&self, field: &Field, situation: &Situation, chains: &Chains) -> Option<u32> {
        let (own, enemy) = (situation.stones.of(self.side), situation.stones.of(self.side.opponent()));
        let firm = chains.all().iter().filter(|chain| chain.anchored && chain.stones & enemy != 0);
        let open = field.all() & !firm.fold(0, |firm, chain| firm | chain.stones);
        let mut within = own;
        for distance in 0.. {
            if self.reach(field, within) {
                return Some(distance);
            }
            // One step further from everything that is reached on the way from the first.
            let from = match self.ends[0] {
                End::Inside(points) | End::Outside(points) => points,
            };
            let reached = field.flood(from & open, within) | (from & open);
            let next = members(reached).fold(reached, |next, point| next | field.neighbours(point)) & open;
            if next & !within == 0 {
                break;
            }
            within |= next;
        }
        None
    }
}
