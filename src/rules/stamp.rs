//! Patterns put into positions, so that they are met in surroundings of every kind.

use super::partial::everywhere;
use super::pattern::{Pattern, Placement, What, point};
use super::rule::Rule;
use super::trial::Chance;
use crate::go::{Board, Cell, Colour, Point, Symmetry};
use rustc_hash::FxHashSet;

/// Places that are tried for a pattern.
const ATTEMPTS: usize = 400;

/// A position with a rule's pattern put into it somewhere, one way or another, for one colour or the other. Strings around it that have fewer
/// liberties than the rule demands are taken away. `None` if no place for it was found.
pub fn stamped(board: &Board, rule: &Rule, seed: u64) -> Option<Board> {
    let pattern = Pattern::of(rule)?;
    let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let friend = if chance.below(2) == 0 { Colour::Black } else { Colour::White };
    let points: Vec<Point> = board.points().collect();
    let fits = |at: Placement| {
        pattern.parts().iter().all(|part| (part.what == What::Edge) == point(board, at.at(part.place)).is_none())
    };
    let placement = (0..ATTEMPTS)
        .map(|_| Placement {
            origin: points[chance.below(points.len())],
            symmetry: Symmetry::from_number(chance.below(8) as u8),
        })
        .find(|&placement| fits(placement))?;
    let mut board = board.clone();
    let mut own: FxHashSet<Point> = FxHashSet::default();
    for part in pattern.parts() {
        let Some(at) = point(&board, placement.at(part.place)) else { continue };
        own.insert(at);
        match part.what {
            What::Stone(side, _) => board.place(at, side.colour(friend)).ok()?,
            _ => board.remove(at).ok()?,
        }
    }
    own.insert(placement.origin);
    // What is short of liberties goes, and so does what takes them from the pattern itself.
    for _ in 0..points.len() {
        let least = |stone: Point| {
            let demanded = pattern.parts().iter().filter_map(|part| match part.what {
                What::Stone(_, least) if point(&board, placement.at(part.place)) == Some(stone) => Some(least),
                _ => None,
            });
            let of_all = if board.at(stone) == Cell::from(friend) { everywhere(&rule.terms) } else { 1 };
            usize::from(demanded.max().unwrap_or(1).max(of_all))
        };
        let is_short = |&stone: &Point| board.at(stone) != Cell::Empty && board.liberty_count(stone) < least(stone);
        let Some(stone) = points.iter().copied().find(is_short) else { break };
        let string: Vec<Point> = board.stones(stone).collect();
        let is_other = |p: &Point| board.at(*p) != Cell::Empty && board.at(*p) != board.at(stone) && !own.contains(p);
        let beside = string.iter().flat_map(|&stone| board.neighbours(stone)).find(is_other);
        let is_its_own = string.iter().any(|stone| own.contains(stone));
        let gone = if is_its_own { beside } else { Some(stone) };
        board.remove(gone?).ok()?;
    }
    board.without_liberties().is_none().then_some(board)
}
