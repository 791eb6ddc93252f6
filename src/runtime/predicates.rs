//! The paper's background predicates (Figure 4 and Table 2) as functions over a [`Board`].

use super::{Axes, Board, Content, Direction};
use crate::go::Point;

/// The points of a board in row order.
pub fn points(columns: u8, rows: u8) -> impl Iterator<Item = Point> + Clone {
    (0..rows).flat_map(move |y| (0..columns).map(move |x| Point::new(x, y)))
}

/// The groups of a position, each by its representative, in row order.
pub fn groups<B: Board + ?Sized>(board: &B) -> impl Iterator<Item = Point> + '_ {
    points(board.columns(), board.rows()).filter(|&point| board.group(point) == point)
}

/// The empty points of a position, in row order.
pub fn empty_points<B: Board + ?Sized>(board: &B) -> impl Iterator<Item = Point> + '_ {
    points(board.columns(), board.rows()).filter(|&point| board.content(point) == Content::Empty)
}

/// The group whose first point in row order has a place in the grid (see [`Point::index`]): how groups are numbered where
/// they are named outside a position.
pub fn group_numbered<B: Board + ?Sized>(board: &B, number: u32) -> Option<Point> {
    let first = Point::from_index(usize::try_from(number).ok().filter(|&index| index < Point::GRID)?);
    if first.x() >= board.columns() || first.y() >= board.rows() {
        return None;
    }
    let group = board.group(first);
    (board.members(group).min() == Some(first)).then_some(group)
}

/// `board/3`: the group at a column and a row, if they are on the board.
pub fn group_at<B: Board + ?Sized>(board: &B, column: u32, row: u32) -> Option<Point> {
    let inside = column < u32::from(board.columns()) && row < u32::from(board.rows());
    inside.then(|| board.group(Point::new(column as u8, row as u8)))
}

/// Points as columns and rows.
pub fn places(points: impl Iterator<Item = Point>) -> impl Iterator<Item = (u32, u32)> {
    points.map(|point| (point.x().into(), point.y().into()))
}

/// `board/3`: each column and row of a board, with the group there.
pub fn placed_groups<B: Board + ?Sized>(board: &B) -> impl Iterator<Item = (u32, u32, Point)> + '_ {
    points(board.columns(), board.rows()).map(|point| (point.x().into(), point.y().into(), board.group(point)))
}

/// `link/2`: whether two groups are adjacent.
pub fn is_linked<B: Board + ?Sized>(board: &B, group: Point, other: Point) -> bool {
    board.links(group).any(|link| link == other)
}

/// `liberty/2`: the empty points that are adjacent to a group.
pub fn liberties<B: Board + ?Sized>(board: &B, group: Point) -> impl Iterator<Item = Point> + '_ {
    board.links(group).filter(|&link| board.content(link) == Content::Empty)
}

/// `atari/1`: whether a group has exactly one liberty.
pub fn is_atari<B: Board + ?Sized>(board: &B, group: Point) -> bool {
    board.liberty_count(group) == 1
}

/// `group_on_pos/3,4`: the point at a displacement (columns, rows; relative to axes) from another, if it is on the board.
pub fn displaced<B: Board + ?Sized>(board: &B, point: Point, axes: Axes, displacement: (i8, i8)) -> Option<Point> {
    let (dx, dy) = axes.displacement(displacement);
    let (x, y) = (i16::from(point.x()) + i16::from(dx), i16::from(point.y()) + i16::from(dy));
    let inside = (0..i16::from(board.columns())).contains(&x) && (0..i16::from(board.rows())).contains(&y);
    inside.then(|| Point::new(x as u8, y as u8))
}

/// `group_on_pos/3,4`: the group at a displacement from a point, if that is on the board.
pub fn group_displaced<B: Board + ?Sized>(
    board: &B,
    point: Point,
    axes: Axes,
    displacement: (i8, i8),
) -> Option<Point> {
    displaced(board, point, axes, displacement).map(|there| board.group(there))
}

/// `group_on_pos/3,4`: the displacements from a point (relative to axes) that stay on the board, with the groups there.
pub fn displacements<B: Board + ?Sized>(
    board: &B,
    point: Point,
    axes: Axes,
) -> impl Iterator<Item = ((i8, i8), Point)> + '_ {
    points(board.columns(), board.rows()).map(move |there| {
        let displacement = (there.x() as i8 - point.x() as i8, there.y() as i8 - point.y() as i8);
        (axes.relative(displacement), board.group(there))
    })
}

/// The four directions relative to axes, with the number of steps from a point to the edge line.
pub fn directions<B: Board + ?Sized>(
    board: &B,
    point: Point,
    axes: Axes,
) -> impl Iterator<Item = (Direction, u32)> + '_ {
    Direction::ALL.into_iter().map(move |direction| (direction, distance_to_edge(board, point, axes, direction)))
}

/// `distance_to_edge/3,4`: the number of steps from a point to the edge line in a direction; 0 on the first line.
pub fn distance_to_edge<B: Board + ?Sized>(board: &B, point: Point, axes: Axes, direction: Direction) -> u32 {
    u32::from(match axes.displacement(direction.step()) {
        (-1, 0) => point.x(),
        (1, 0) => board.columns() - 1 - point.x(),
        (0, -1) => point.y(),
        _ => board.rows() - 1 - point.y(),
    })
}

/// Whether a side may play at a point: it is empty, and the move is no suicide. (Ko is not looked at.)
pub fn is_legal_for<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> bool {
    board.content(point) == Content::Empty
        && board.links(point).any(|link| match board.content(link) {
            Content::Empty => true,
            content => (board.liberty_count(link) == 1) != (content == side),
        })
}

/// The points where the side to move may play, in row order.
pub fn legal_moves<B: Board + ?Sized>(board: &B) -> impl Iterator<Item = Point> + '_ {
    points(board.columns(), board.rows()).filter(|&point| is_legal_for(board, point, Content::Friend))
}
