//! Further predicates that follow directly from the rules: what a move does, second-order liberties, regions, eyes.

use super::{Board, Content};
use crate::go::{Point, PointSet};

/// What a side's move at an empty point does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Stones of the other side that are captured.
    pub captured: u32,
    /// Liberties of the string that the move makes; 0 is suicide.
    pub liberties: u32,
    /// Stones of the string that the move makes.
    pub stones: u32,
}

/// `captures/3`, `liberties_after/3`, `stones_after/3`: what a move of `side` at an empty point does.
pub fn effect<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Effect {
    let mut liberties = PointSet::new();
    let mut string = PointSet::new();
    string.insert(point);
    let mut captured = PointSet::new();
    for link in board.links(point) {
        match board.content(link) {
            Content::Empty => {
                liberties.insert(link);
            }
            content if content == side => {
                board.members(link).for_each(|stone| _ = string.insert(stone));
                super::liberties(board, link).for_each(|liberty| _ = liberties.insert(liberty));
            }
            _ if board.liberty_count(link) == 1 => board.members(link).for_each(|stone| _ = captured.insert(stone)),
            _ => {}
        }
    }
    if !captured.is_empty() {
        liberties = liberties.union(&captured.intersection(&string.border()));
    }
    liberties.remove(point);
    Effect { captured: captured.len() as u32, liberties: liberties.len() as u32, stones: string.len() as u32 }
}

/// `second_order_liberty_count/2`: the number of empty points that are adjacent to a liberty of a group, but neither one of its liberties
/// nor the group itself.
pub fn second_order_liberty_count<B: Board + ?Sized>(board: &B, group: Point) -> u32 {
    let mut first = PointSet::new();
    super::liberties(board, group).for_each(|liberty| _ = first.insert(liberty));
    first.insert(group);
    let mut second = PointSet::new();
    for liberty in super::liberties(board, group) {
        for next in super::liberties(board, liberty) {
            if !first.contains(next) {
                second.insert(next);
            }
        }
    }
    second.len() as u32
}

/// `shared_liberty_count/3`: the number of points that are liberties of both groups.
pub fn shared_liberty_count<B: Board + ?Sized>(board: &B, group: Point, other: Point) -> u32 {
    super::liberties(board, group).filter(|&liberty| super::is_linked(board, liberty, other)).count() as u32
}

/// `region_size/2`: the number of connected empty points around an empty point.
pub fn region_size<B: Board + ?Sized>(board: &B, empty: Point) -> u32 {
    board.region_size(empty)
}

/// `region_borders/2`: whether stones of `side` border on the region of an empty point.
pub fn region_borders<B: Board + ?Sized>(board: &B, empty: Point, side: Content) -> bool {
    board.region_touches(empty, side)
}

/// The side whose stones stand on all neighbours of an empty point, if there is one.
pub fn eye_owner<B: Board + ?Sized>(board: &B, point: Point) -> Option<Content> {
    if board.content(point) != Content::Empty {
        return None;
    }
    let mut owner = None;
    for link in board.links(point) {
        match (board.content(link), owner) {
            (Content::Empty, _) => return None,
            (content, None) => owner = Some(content),
            (content, Some(other)) if content != other => return None,
            _ => {}
        }
    }
    owner
}

/// `eye_like/2`: whether a point is surrounded by stones of a side and cannot easily be made false: the other side holds at
/// most one of its diagonal points, and none if the point is on the edge.
pub fn is_eye_like<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> bool {
    if eye_owner(board, point) != Some(side) {
        return false;
    }
    let (mut hostile, mut outside) = (0, 0);
    for dy in [-1, 1] {
        for dx in [-1, 1] {
            match board.content(point.offset(dx + dy * Point::STRIDE as isize)) {
                Content::Edge => outside += 1,
                content if content == side.opponent() => hostile += 1,
                _ => {}
            }
        }
    }
    hostile + i32::from(outside > 0) < 2
}

/// `neighbour_cnt/3`: the number of groups of a colour that are adjacent to a group.
pub fn neighbour_count<B: Board + ?Sized>(board: &B, group: Point, colour: Content) -> u32 {
    board.links(group).filter(|&link| board.content(link) == colour).count() as u32
}

/// `enclosure_size/3`: the number of points that can be reached from an empty point without crossing stones of `side`: what
/// that side has walled in there, if it is few.
pub fn enclosure_size<B: Board + ?Sized>(board: &B, empty: Point, side: Content) -> u32 {
    reach(empty, |point| !matches!(board.content(point), Content::Edge) && board.content(point) != side).len() as u32
}

/// The region of connected empty points around an empty point.
pub(super) fn flood<B: Board + ?Sized>(board: &B, empty: Point) -> PointSet {
    reach(empty, |point| board.content(point) == Content::Empty)
}

/// The points that are connected to a point through points of a kind.
fn reach(start: Point, passable: impl Fn(Point) -> bool) -> PointSet {
    let mut region = PointSet::new();
    region.insert(start);
    let mut grown = true;
    while grown {
        grown = false;
        for point in region.border().iter() {
            if passable(point) {
                grown |= region.insert(point);
            }
        }
    }
    region
}
