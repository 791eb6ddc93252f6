//! The board: stones, strings and liberties.
//!
//! The representation is the one that play-out programs use (libEGO, Łukasz Lew): every stone knows the *anchor* of its
//! string, a string is a circular list of stones, and at the anchor stand its size and its pseudo-liberties. A
//! *pseudo-liberty* is a pair of a stone and an empty neighbour, so a liberty counts once for each stone that touches it. That is
//! enough to see captures, and their sums show an atari; the exact count of liberties is made
//! when it is asked for. All arrays are indexed by the place in the grid, whose border is [`Cell::Edge`].

use super::change::Change;
use super::{Colour, Point, PointSet, diagram};
use std::fmt;

/// What is at a place of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Cell {
    /// An empty point.
    Empty,
    /// A black stone.
    Black,
    /// A white stone.
    White,
    /// No point of the board.
    Edge,
}

impl Cell {
    /// The colour of the stone, if there is one.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Cell::Black => Some(Colour::Black),
            Cell::White => Some(Colour::White),
            Cell::Empty | Cell::Edge => None,
        }
    }
}

impl From<Colour> for Cell {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Black => Cell::Black,
            Colour::White => Cell::White,
        }
    }
}

/// The pseudo-liberties of a string: how many, and the sums of their places and of the squares of their places.
///
/// By Cauchy and Schwarz `count * squares == sum * sum` exactly if all are the same point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PseudoLiberties {
    pub(super) count: u16,
    sum: u32,
    squares: u32,
}

impl PseudoLiberties {
    pub(super) fn add(&mut self, point: Point) {
        let place = point.index() as u32;
        self.count += 1;
        self.sum += place;
        self.squares += place * place;
    }

    pub(super) fn remove(&mut self, point: Point) {
        let place = point.index() as u32;
        self.count -= 1;
        self.sum -= place;
        self.squares -= place * place;
    }

    /// The only liberty, if there is exactly one.
    fn only(self) -> Option<Point> {
        let sum = u64::from(self.sum);
        (self.count > 0 && u64::from(self.count) * u64::from(self.squares) == sum * sum)
            .then(|| Point::from_index((self.sum / u32::from(self.count)) as usize))
    }
}

/// What is kept of a string, at the index of its anchor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct StringRecord {
    pub(super) stones: u16,
    pub(super) liberties: PseudoLiberties,
}

impl StringRecord {
    pub(super) fn absorb(&mut self, other: Self) {
        self.stones += other.stones;
        self.liberties.count += other.liberties.count;
        self.liberties.sum += other.liberties.sum;
        self.liberties.squares += other.liberties.squares;
    }

    pub(super) fn release(&mut self, other: Self) {
        self.stones -= other.stones;
        self.liberties.count -= other.liberties.count;
        self.liberties.sum -= other.liberties.sum;
        self.liberties.squares -= other.liberties.squares;
    }
}

/// A point that one side may not take for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ko {
    pub(super) point: Point,
    pub(super) barred: Colour,
}

/// A board of 1 to 25 columns and rows with its stones, its ko and the moves played since it was set up.
///
/// Two boards are equal if they have the same size and the same stones.
#[derive(Clone)]
pub struct Board {
    pub(super) columns: u8,
    pub(super) rows: u8,
    pub(super) cells: [Cell; Point::GRID],
    /// For a stone: the anchor of its string. Left as it was when a stone is captured, which is what undo lives on.
    pub(super) anchors: [Point; Point::GRID],
    /// For a stone: the next one of its string, in a circle. Left as it was when a stone is captured.
    pub(super) next: [Point; Point::GRID],
    pub(super) strings: [StringRecord; Point::GRID],
    /// The empty points in no order; `slots` says where each stands.
    pub(super) empties: Vec<Point>,
    pub(super) slots: [u16; Point::GRID],
    pub(super) hash: u64,
    pub(super) ko: Option<Ko>,
    pub(super) changes: Vec<Change>,
}

impl Board {
    /// The number of columns.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// The number of rows.
    #[must_use]
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// The points of the board in row order: from left to right, row by row from the top.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |y| (0..columns).map(move |x| Point::new(x, y)))
    }

    /// What is at a place; [`Cell::Edge`] for everything outside the board.
    #[must_use]
    pub fn at(&self, point: Point) -> Cell {
        self.cells.get(point.index()).copied().unwrap_or(Cell::Edge)
    }

    /// The neighbours of `point` that are on the board: two to four for a point of the board (fewer on a board of one line).
    pub fn neighbours(&self, point: Point) -> impl Iterator<Item = Point> + '_ {
        Point::NEIGHBOURS.iter().map(move |&offset| point.offset(offset)).filter(|&p| self.at(p) != Cell::Edge)
    }

    /// The empty points in an order that depends only on the moves so far, but means nothing.
    #[must_use]
    pub fn empty_points(&self) -> &[Point] {
        &self.empties
    }

    /// The stone that represents the string at `point`; `None` where there is no stone.
    ///
    /// All stones of a string have the same anchor, one of them. Which one depends on how the string came to be, and changes
    /// only when strings join or a move is undone.
    #[must_use]
    pub fn string_anchor(&self, point: Point) -> Option<Point> {
        self.at(point).colour().map(|_| self.anchors[point.index()])
    }

    /// The stones of the string at `point`, beginning with `point`; none where there is no stone.
    #[must_use]
    pub fn stones(&self, point: Point) -> Stones<'_> {
        Stones { board: self, first: point, next: self.at(point).colour().map(|_| point) }
    }

    /// The number of stones of the string at `point`; 0 where there is no stone.
    #[must_use]
    pub fn stone_count(&self, point: Point) -> usize {
        self.string(point).map_or(0, |string| usize::from(string.stones))
    }

    /// The liberties of the string at `point`; none where there is no stone. Costs a walk around the string.
    #[must_use]
    pub fn liberties(&self, point: Point) -> PointSet {
        let mut liberties = PointSet::new();
        for stone in self.stones(point) {
            for offset in Point::NEIGHBOURS {
                let neighbour = stone.offset(offset);
                if self.cells[neighbour.index()] == Cell::Empty {
                    liberties.insert(neighbour);
                }
            }
        }
        liberties
    }

    /// The exact number of liberties of the string at `point`; 0 where there is no stone. Costs a walk around the string.
    #[must_use]
    pub fn liberty_count(&self, point: Point) -> usize {
        self.liberties(point).len()
    }

    /// The last liberty of the string at `point` if it has just one. Costs next to nothing.
    #[must_use]
    pub fn atari(&self, point: Point) -> Option<Point> {
        self.string(point)?.liberties.only()
    }

    /// A hash of the stones alone, the same on every machine. Neither the side to move nor ko are part of it.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The point at which the last move left a ko that the opponent may not take back at once.
    #[must_use]
    pub fn ko_point(&self) -> Option<Point> {
        self.ko.map(|ko| ko.point)
    }

    fn string(&self, point: Point) -> Option<&StringRecord> {
        self.string_anchor(point).map(|anchor| &self.strings[anchor.index()])
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        (self.columns, self.rows) == (other.columns, other.rows) && self.cells == other.cells
    }
}

impl Eq for Board {}

/// A diagram with coordinates, as [`diagram::draw`] makes it.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&diagram::draw(self))
    }
}

/// The diagram too: the arrays behind it say nothing to a reader.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board of {} by {}\n{self}", self.columns, self.rows)
    }
}

/// The stones of a string, one after the other in their circle.
#[derive(Clone, Debug)]
pub struct Stones<'a> {
    board: &'a Board,
    first: Point,
    next: Option<Point>,
}

impl Iterator for Stones<'_> {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        let stone = self.next?;
        let after = self.board.next[stone.index()];
        self.next = (after != self.first).then_some(after);
        Some(stone)
    }
}
