//! Predicates for judging a move in life and death: what falls apart after it, eyes that it spoils, shortage of liberties.
//!
//! Specification: `background/go-vital.pl`. Most moves touch nothing of the kind, and are answered by a look at the points around them.

use super::tactical::{effect, flood};
use super::{Board, Content, liberties};
use crate::go::{Point, PointSet};

/// The largest empty region whose centre is asked for.
const LARGEST_REGION: u32 = 20;

const STRIDE: isize = Point::STRIDE as isize;
/// The points around a point, in a circle; those in even places are its neighbours.
const CIRCLE: [isize; 8] = [-STRIDE, 1 - STRIDE, 1, 1 + STRIDE, STRIDE, STRIDE - 1, -1, -1 - STRIDE];

/// `smallest_part/3`: the points of the smallest of the parts into which what is not a side's falls beside a stone of it on an empty point, if
/// there is one.
pub fn smallest_part<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    let is_open = |offset: isize| ![Content::Edge, side].contains(&board.content(point.offset(offset)));
    let open = CIRCLE.map(is_open);
    let beside = (0..8).step_by(2).filter(|&at| open[at]).count();
    let joints = (0..8).step_by(2).filter(|&at| open[at] && open[at + 1] && open[(at + 2) % 8]).count();
    let all = board.enclosure_size(point, side) - 1;
    match beside {
        0 => None,
        // A circle of four joints is closed by three.
        _ if joints + 1 >= beside => Some(all),
        _ => Some(smallest_of_several(board, point, side, &open, all)),
    }
}

#[cold]
fn smallest_of_several<B: Board + ?Sized>(board: &B, point: Point, side: Content, open: &[bool; 8], all: u32) -> u32 {
    let mut smallest = all;
    let mut known = PointSet::new();
    known.insert(point);
    for at in (0..8).step_by(2).filter(|&at| open[at]) {
        let start = point.offset(CIRCLE[at]);
        if known.contains(start) {
            continue;
        }
        let before = known.len() as u32;
        let mut pending = [point; Point::LARGEST_EDGE * Point::LARGEST_EDGE];
        known.insert(start);
        pending[0] = start;
        let mut count = 1;
        while count > 0 {
            count -= 1;
            let from = pending[count];
            for next in Point::NEIGHBOURS.map(|offset| from.offset(offset)) {
                let content = board.content(next);
                if content != Content::Edge && content != side && known.insert(next) {
                    pending[count] = next;
                    count += 1;
                }
            }
        }
        smallest = smallest.min(known.len() as u32 - before);
    }
    smallest
}

/// The points across from a point.
const CORNERS: [isize; 4] = [1 - STRIDE, 1 + STRIDE, STRIDE - 1, -1 - STRIDE];

/// How many neighbours of an empty point must still be taken, at most one, for it to be an eye of a side: some of its stones stand beside it and
/// none of the other side, and the corners do not make it false.
fn eye_lacks<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    if board.content(point) != Content::Empty {
        return None;
    }
    let (mut missing, mut stones) = (0, 0);
    for beside in Point::NEIGHBOURS.map(|offset| point.offset(offset)) {
        match board.content(beside) {
            content if content == side => stones += 1,
            Content::Empty if missing == 0 => missing = 1,
            Content::Edge => {}
            _ => return None,
        }
    }
    (stones > 0 && hostile_corners(board, point, side) < 2).then_some(missing)
}

/// The corners of a point that are held against an eye of a side: one more on the edge.
fn hostile_corners<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> u32 {
    let contents = CORNERS.map(|offset| board.content(point.offset(offset)));
    let hostile = contents.iter().filter(|&&content| content == side.opponent()).count() as u32;
    hostile + u32::from(contents.contains(&Content::Edge))
}

/// `eyes_spoilt/3`: the number of points around a move that are eyes of the other side, or one stone short of it, and that the move takes a
/// neighbour or the deciding corner of.
pub fn eyes_spoilt<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> u32 {
    let other = side.opponent();
    let is_spoilt = |&at: &usize| {
        let near = point.offset(CIRCLE[at]);
        eye_lacks(board, near, other).is_some() && (at % 2 == 0 || hostile_corners(board, near, other) == 1)
    };
    (0..8).filter(is_spoilt).count() as u32
}

/// `extended/3`: the least liberties of a string of two liberties that a move makes, once one has been taken and the string extended at the other.
pub fn extended<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    let here = effect(board, point, side);
    (here.liberties == 2 && here.captured == 0).then(|| least_extension(board, point, side))
}

#[cold]
fn least_extension<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> u32 {
    let open = liberties_of_move(board, point, side);
    let after = |to: Point| {
        let mut left = liberties_of_move(board, to, side).difference(&open);
        left.remove(point);
        left.len() as u32
    };
    open.iter().map(after).min().unwrap_or(0)
}

/// The liberties of the string that a move makes, after its captures.
fn liberties_of_move<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> PointSet {
    let (mut string, mut taken, mut open) = (PointSet::new(), PointSet::new(), PointSet::new());
    string.insert(point);
    for link in board.links(point) {
        match board.content(link) {
            Content::Empty => _ = open.insert(link),
            content if content == side => {
                board.members(link).for_each(|stone| _ = string.insert(stone));
                liberties(board, link).for_each(|liberty| _ = open.insert(liberty));
            }
            _ if board.liberty_count(link) == 1 => board.members(link).for_each(|stone| _ = taken.insert(stone)),
            _ => {}
        }
    }
    open.remove(point);
    open.union(&taken.intersection(&string.border()))
}

/// `more_open/2`: the number of points of a small empty region that have more empty neighbours than a point of it.
pub fn more_open<B: Board + ?Sized>(board: &B, point: Point) -> Option<u32> {
    if board.region_size(point) > LARGEST_REGION {
        return None;
    }
    let open = board.liberty_count(point);
    Some(flood(board, point).iter().filter(|&other| board.liberty_count(other) > open).count() as u32)
}

/// `weakest/3`: the least liberties of a side's strings beside a point or beside one of its empty neighbours.
pub fn weakest<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    let mut least = None;
    let mut look = |near: Point| {
        if board.content(near) == side {
            let liberties = board.liberty_count(board.group(near));
            least = Some(least.map_or(liberties, |known: u32| known.min(liberties)));
        }
    };
    for beside in Point::NEIGHBOURS.map(|offset| point.offset(offset)) {
        look(beside);
        if board.content(beside) == Content::Empty {
            Point::NEIGHBOURS.iter().for_each(|&offset| look(beside.offset(offset)));
        }
    }
    least
}

/// The displacements of one to three steps, the nearest first, and the steps.
const AROUND: [(i8, i8, u32); 24] = {
    let mut around = [(0, 0, 0); 24];
    let (mut at, mut steps) = (0, 1);
    while steps <= 3 {
        let mut across = 0;
        while across < steps {
            let along = steps - across;
            let quarters = [(along, across), (-across, along), (-along, -across), (across, -along)];
            let mut quarter = 0;
            while quarter < 4 {
                let (right, down) = quarters[quarter];
                around[at] = (right, down, steps as u32);
                (at, quarter) = (at + 1, quarter + 1);
            }
            across += 1;
        }
        steps += 1;
    }
    around
};

/// `steps_to_weak/3`: the steps, three at most, to the nearest stone of a string of a side with at most two liberties.
pub fn steps_to_weak<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    let is_weak = |&&(right, down, _): &&(i8, i8, u32)| {
        let (x, y) = (point.x().wrapping_add_signed(right), point.y().wrapping_add_signed(down));
        let is_on_board = x < board.columns() && y < board.rows();
        is_on_board && {
            let near = Point::new(x, y);
            board.content(near) == side && board.liberty_count(board.group(near)) < 3
        }
    };
    AROUND.iter().find(is_weak).map(|&(_, _, steps)| steps)
}
