//! Unconditional life (D. B. Benson, *Life in the game of Go*, Information Sciences 10, 1976).
//!
//! A set of strings is alive, though its owner passes for ever, if each of them has two regions that are *vital* to it and
//! bordered by strings of the set alone. A region is a connected part of what is not the owner's; it is vital to a string if each of
//! its empty points is a liberty of that string. Strings that cannot be captured because they have liberties outside the field
//! belong to the set from the start.

use super::field::{Anchors, Bits, Chains, Field, Stones, members};
use crate::go::Colour;

/// A region and the strings around it.
#[derive(Clone, Copy, Default)]
struct Area {
    points: Bits,
    empty: Bits,
}

/// The stones of `owner` that are unconditionally alive.
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
            areas[count] = Area { points, empty: points & !stones.taken() };
            count += 1;
        }
    }
    let enclosed = chains.clone().any(|chain| chain.anchored) || count >= 2;
    if !enclosed {
        return 0;
    }
    loop {
        let mut doomed = 0;
        for chain in chains.clone().filter(|chain| !chain.anchored && chain.stones & alive != 0) {
            let vital = areas[..count].iter().filter(|area| area.empty & !chain.liberties == 0 && area.empty != 0);
            if vital.take(2).count() < 2 {
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
            let border = members(areas[place].points).fold(0, |border, point| border | field.neighbours(point));
            if border & doomed == 0 {
                areas[kept] = areas[place];
                kept += 1;
            }
        }
        count = kept;
    }
}
