//! Unconditional life (D. B. Benson, *Life in the game of Go*, Information Sciences 10, 1976), and two sure eyes.
//!
//! A set of strings is alive, though its owner passes for ever, if each of them has two regions that are *vital* to it and
//! bordered by strings of the set alone. A region is a connected part of what is not the owner's; it is vital to a string if each of
//! its empty points is a liberty of that string. Strings that cannot be captured because they have liberties outside the field
//! belong to the set from the start.
//!
//! An eye is *sure* if it needs an answer, but has one to every move. Both cases are about a region that one string alone surrounds:
//! - All its points but one, an empty one, touch the string, and two empty points are next to that one: when the opponent takes one of
//!   them the owner takes the other. Then every point that is left touches the string, and the region counts like a vital one.
//! - All its points touch the string, and two of them, both empty, would each divide the region: when the opponent takes one the owner takes
//!   the other, captures what has no liberty left in a part, and has two vital regions.
//!
//! The answers in different regions do not get into each other's way, and until they are given the string has liberties in each of them.

use super::field::{Anchors, Bits, Chain, Chains, Field, Stones, members};
use crate::go::Colour;

/// A region and the strings around it.
#[derive(Clone, Copy, Default)]
struct Area {
    points: Bits,
    empty: Bits,
    /// The stones around it.
    border: Bits,
}

impl Area {
    /// How many eyes it is sure to give a string, if the opponent moves first.
    fn eyes(&self, field: &Field, chain: &Chain) -> usize {
        let is_vital = self.empty & !chain.liberties == 0 && self.empty != 0;
        if self.border & !chain.stones != 0 {
            return usize::from(is_vital);
        }
        let apart = self.points & !field.border(chain.stones);
        let free = self.empty & field.playable();
        if apart == 0 {
            return 1 + usize::from(members(free).filter(|&point| self.is_divided_by(field, point)).nth(1).is_some());
        }
        let has_pair = |inner: Bits| {
            (field.neighbours(inner.trailing_zeros() as usize) & free).count_ones() >= 2 && inner & self.empty != 0
        };
        usize::from(is_vital || apart.is_power_of_two() && has_pair(apart))
    }

    /// Whether a stone at a point would leave parts of the area that are not connected.
    fn is_divided_by(&self, field: &Field, point: usize) -> bool {
        let rest = self.points & !(1 << point);
        field.flood(rest & rest.wrapping_neg(), rest) != rest
    }
}

/// The stones of `owner` that live, though the opponent moves first and wins every ko.
pub(super) fn alive(field: &Field, stones: Stones, anchors: Anchors, chains: &Chains, owner: Colour) -> Bits {
    let own = stones.of(owner);
    let chains = chains.all().iter().filter(|chain| chain.stones & own != 0);
    let mut alive = own;
    let mut areas = [Area::default(); Field::MOST_POINTS];
    let mut count = 0;
    let mut rest = field.all() & !own & !stones.settled();
    while rest != 0 {
        let points = field.flood(rest & rest.wrapping_neg(), rest);
        rest &= !points;
        // What touches the opponent's stones outside, or an empty point there, is not enclosed.
        if points & anchors[owner.opponent() as usize] == 0 {
            areas[count] = Area { points, empty: points & !stones.taken(), border: field.border(points) };
            count += 1;
        }
    }
    if count == 0 && !chains.clone().any(|chain| chain.anchored) {
        return 0;
    }
    loop {
        let mut doomed = 0;
        for chain in chains.clone().filter(|chain| !chain.anchored && chain.stones & alive != 0) {
            if areas[..count].iter().map(|area| area.eyes(field, chain)).sum::<usize>() < 2 {
                doomed |= chain.stones;
            }
        }
        if doomed == 0 {
            return alive;
        }
        alive &= !doomed;
        if alive == 0 {
            return 0;
        }
        // A region bordered by a string that may die is of no use to the others.
        let mut kept = 0;
        for place in 0..count {
            if areas[place].border & doomed == 0 {
                areas[kept] = areas[place];
                kept += 1;
            }
        }
        count = kept;
    }
}
