//! An eye on one of some points.

use super::Situation;
use crate::go::{Board, Cell, Colour, Point, PointSet};
use crate::search::field::{Bits, Chains, Field, members};
use crate::search::objective::{diagonals, may_miss};

/// One side has an eye, as [`is_eye`](crate::search::objective::is_eye) defines it.
#[derive(Clone, Debug)]
pub(in crate::search) struct Eye {
    /// Whose eye it is.
    pub(in crate::search) side: Colour,
    places: Vec<Place>,
    /// Where a stone may be captured by a move.
    playable: Bits,
}

/// A point that may become an eye, as far as what stands outside the field goes.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// The point itself; nothing if it is outside the field and empty.
    point: Bits,
    /// The points beside it on the field.
    beside: Bits,
    /// The points diagonal to it on the field.
    diagonal: Bits,
    /// How many of them may be without a stone.
    may_miss: u32,
}

impl Eye {
    /// The goal on a field: an eye on one of these points.
    pub(in crate::search) fn new(field: &Field, board: &Board, area: &PointSet, side: Colour) -> Self {
        let own = |point| board.at(point) == Cell::from(side);
        let places = area.iter().filter_map(|point| {
            // An empty point outside stays empty, and a stone stays.
            let point_bits = field.number(point).map_or(0, |number| 1 << number);
            let is_fixed = |near: &Point| field.number(*near).is_none();
            if point_bits == 0 && board.at(point) != Cell::Empty
                || board.neighbours(point).any(|near| is_fixed(&near) && !own(near))
            {
                return None;
            }
            let around: Vec<Point> = diagonals(board, point).collect();
            let missing = around.iter().filter(|near| is_fixed(near) && !own(**near)).count();
            Some(Place {
                point: point_bits,
                beside: field.bits(&board.neighbours(point).collect()),
                diagonal: field.bits(&around.iter().copied().collect()),
                may_miss: may_miss(around.len()).checked_sub(missing)? as u32,
            })
        });
        Self { side, places: places.collect(), playable: field.playable() }
    }

    /// Whether one of the points is an eye.
    pub(super) fn is_reached(&self, situation: &Situation, chains: &Chains) -> bool {
        let (own, taken) = (situation.stones.of(self.side), situation.stones.taken());
        let firm = |stones: Bits| members(stones).all(|stone| chains.at(stone).atari() & self.playable == 0);
        self.places.iter().any(|place| {
            taken & place.point == 0
                && place.beside & !own == 0
                && (place.diagonal & !own).count_ones() <= place.may_miss
                && firm(place.beside | place.diagonal & own)
        })
    }

    /// Whether none of the points can become an eye, because strings that cannot be captured stand on it or around it.
    pub(super) fn is_prevented(&self, situation: &Situation, chains: &Chains) -> bool {
        self.fewest_missing(situation, chains).is_none()
    }

    /// The fewest points around one of the points that want a stone, those held by the other side counting twice; `None` if none of the points
    /// can become an eye.
    pub(in crate::search) fn fewest_missing(&self, situation: &Situation, chains: &Chains) -> Option<u32> {
        let own = situation.stones.of(self.side);
        let enemy = situation.stones.of(self.side.opponent());
        let anchored = chains.all().iter().filter(|chain| chain.anchored);
        let firm = anchored.fold(0, |firm, chain| firm | chain.stones);
        let possible = self.places.iter().filter(|place| {
            firm & place.point == 0
                && firm & enemy & place.beside == 0
                && (firm & enemy & place.diagonal).count_ones() <= place.may_miss
        });
        let missing = |place: &Place| {
            let beside = (place.beside & !own).count_ones() + (place.beside & enemy).count_ones();
            let diagonal = (place.diagonal & !own).count_ones() + (place.diagonal & enemy).count_ones();
            beside + diagonal.saturating_sub(place.may_miss) + 2 * u32::from(place.point & (own | enemy) != 0)
        };
        possible.map(missing).min()
    }
}
