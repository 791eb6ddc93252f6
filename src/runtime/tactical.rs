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
    let mut seen = PointSet::new();
    seen.insert(point);
    let (mut captured, mut liberties, mut stones) = (0, 0, 1);
    for link in board.links(point) {
        match board.content(link) {
            Content::Empty => liberties += u32::from(seen.insert(link)),
            content if content == side => {
                stones += board.stone_count(link);
                super::liberties(board, link).for_each(|liberty| liberties += u32::from(seen.insert(liberty)));
            }
            _ if board.liberty_count(link) == 1 => captured += board.stone_count(link),
            _ => {}
        }
    }
    if captured > 0 {
        liberties += freed(board, point, side);
    }
    Effect { captured, liberties, stones }
}

/// The number of places that a move's captures leave empty beside its string. (Apart, since most moves capture nothing.)
#[cold]
fn freed<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> u32 {
    let (mut string, mut captured) = (PointSet::new(), PointSet::new());
    string.insert(point);
    for link in board.links(point).filter(|&link| board.content(link) != Content::Empty) {
        if board.content(link) == side {
            board.members(link).for_each(|stone| _ = string.insert(stone));
        } else if board.liberty_count(link) == 1 {
            board.members(link).for_each(|stone| _ = captured.insert(stone));
        }
    }
    captured.intersection(&string.border()).len() as u32
}

/// What a side's move at an empty point does, if it is legal.
pub fn legal_effect<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<Effect> {
    let effect = (board.content(point) == Content::Empty).then(|| board.effect(point, side));
    effect.filter(|effect| effect.liberties > 0)
}

/// `captures/3`: the number of stones that a side's move at an empty point captures, if it is legal.
pub fn captured_by<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    legal_effect(board, point, side).map(|effect| effect.captured)
}

/// `liberties_after/3`: the number of liberties of the string that a side's move at an empty point makes, if it is legal.
pub fn liberties_after<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    legal_effect(board, point, side).map(|effect| effect.liberties)
}

/// `stones_after/3`: the number of stones of the string that a side's move at an empty point makes, if it is legal.
pub fn stones_after<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    legal_effect(board, point, side).map(|effect| effect.stones)
}

/// `second_order_liberty_cnt/2`: the number of empty points that are adjacent to a liberty of a group, but neither one of its liberties
/// nor the group itself.
pub fn second_order_liberty_count<B: Board + ?Sized>(board: &B, group: Point) -> u32 {
    board.second_order_liberty_count(group)
}

/// The same, counted anew.
pub(super) fn second_order_liberties<B: Board + ?Sized>(board: &B, group: Point) -> u32 {
    if board.content(group) == Content::Empty {
        return empty_points_two_steps_away(board, group);
    }
    let mut seen = PointSet::new();
    seen.insert(group);
    super::liberties(board, group).for_each(|liberty| _ = seen.insert(liberty));
    let next = super::liberties(board, group).flat_map(|liberty| super::liberties(board, liberty));
    next.filter(|&point| seen.insert(point)).count() as u32
}

/// The number of empty points to which two steps over empty points lead, but not fewer.
fn empty_points_two_steps_away<B: Board + ?Sized>(board: &B, from: Point) -> u32 {
    let is_empty = |offset: isize| board.content(from.offset(offset)) == Content::Empty;
    let [left, right, up, down] = Point::NEIGHBOURS;
    let straight = Point::NEIGHBOURS.into_iter().filter(|&step| is_empty(step) && is_empty(2 * step));
    let corners = [(left, up), (right, up), (left, down), (right, down)];
    let round_a_corner = corners.into_iter().filter(|&(a, b)| (is_empty(a) || is_empty(b)) && is_empty(a + b));
    (straight.count() + round_a_corner.count()) as u32
}

/// The number of points that are liberties of both groups.
pub fn shared_liberty_count<B: Board + ?Sized>(board: &B, group: Point, other: Point) -> u32 {
    super::liberties(board, group).filter(|&liberty| super::is_linked(board, liberty, other)).count() as u32
}

/// `shared_liberty_cnt/3`: the number of points that are liberties of two different groups, if there are any.
pub fn liberties_shared<B: Board + ?Sized>(board: &B, group: Point, other: Point) -> Option<u32> {
    (group != other).then(|| shared_liberty_count(board, group, other)).filter(|&count| count > 0)
}

/// `shared_liberty_cnt/3`: the groups that share liberties with a group, each with their number.
pub fn liberty_sharers<B: Board + ?Sized>(board: &B, group: Point) -> impl Iterator<Item = (Point, u32)> + '_ {
    // Counted in one go, unless there are very many.
    let (mut found, mut count, mut are_few) = ([(group, 0); FEW_SHARERS], 0, true);
    for other in super::liberties(board, group).flat_map(|liberty| board.links(liberty)).filter(|&other| other != group)
    {
        match found[..count].iter_mut().find(|(known, _)| *known == other) {
            Some((_, shared)) => *shared += 1,
            None if count < FEW_SHARERS => {
                found[count] = (other, 1);
                count += 1;
            }
            None => {
                are_few = false;
                break;
            }
        }
    }
    let of_few = (0..if are_few { count } else { 0 }).map(move |at| found[at]);
    let mut seen = PointSet::new();
    seen.insert(group);
    let of_many = (!are_few).then(|| {
        super::liberties(board, group)
            .flat_map(|liberty| board.links(liberty))
            .filter(move |&other| seen.insert(other))
            .map(move |other| (other, shared_liberty_count(board, group, other)))
    });
    of_few.chain(of_many.into_iter().flatten())
}

/// With so many groups at most the liberties shared are counted in one go; a point has four liberties with four groups beside each.
const FEW_SHARERS: usize = 24;

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
    board.enclosure_size(empty, side)
}

/// The points that can be reached from an empty point without crossing stones of a side.
pub(super) fn enclosure<B: Board + ?Sized>(board: &B, empty: Point, side: Content) -> PointSet {
    reach(empty, |point| !matches!(board.content(point), Content::Edge) && board.content(point) != side)
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
