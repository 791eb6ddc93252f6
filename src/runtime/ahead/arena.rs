//! Where fights over enclosed stones take place.

use super::{MOST_EMPTY, MOST_POINTS};
use crate::go::PointSet;
use crate::runtime::tactical::enclosure;
use crate::runtime::{Board, Content, empty_points, liberties};

/// The most points of a pocket behind the walls.
const POCKET: u32 = 8;

/// The arenas of the fights over stones of a side: what the other side encloses, with those of the strings around that have no liberties but there
/// and in small pockets, and these pockets.
pub(super) fn arenas<B: Board + ?Sized>(board: &B, side: Content) -> Vec<PointSet> {
    let walls = side.opponent();
    let mut seen = PointSet::new();
    let mut arenas = Vec::new();
    for start in empty_points(board) {
        if seen.contains(start) || board.enclosure_size(start, walls) as usize > MOST_POINTS {
            continue;
        }
        let mut arena = enclosure(board, start, walls);
        seen = seen.union(&arena);
        if !arena.iter().any(|point| board.content(point) == side) {
            continue;
        }
        while let Some(more) = weak_wall(board, &arena, walls) {
            arena = arena.union(&more);
        }
        let empty = arena.iter().filter(|&point| board.content(point) == Content::Empty).count();
        if arena.len() <= MOST_POINTS && empty <= MOST_EMPTY && !arenas.contains(&arena) {
            arenas.push(arena);
        }
    }
    arenas
}

/// A string around an arena whose liberties are all there or in pockets, with these.
fn weak_wall<B: Board + ?Sized>(board: &B, arena: &PointSet, walls: Content) -> Option<PointSet> {
    let around = arena.border();
    let beside = around.iter().filter(|&point| board.content(point) == walls);
    beside.map(|stone| board.group(stone)).find_map(|string| {
        let mut more: PointSet = board.members(string).collect();
        for liberty in liberties(board, string).filter(|&liberty| !arena.contains(liberty)) {
            if board.enclosure_size(liberty, walls) > POCKET {
                return None;
            }
            more = more.union(&enclosure(board, liberty, walls));
        }
        Some(more)
    })
}
