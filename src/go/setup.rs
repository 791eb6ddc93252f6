//! Setting a position up, stone by stone or at once.
//!
//! Set-up begins a new history: what was played before cannot be taken back, and superko looks no further back. A string
//! without liberties may stand on the board while it is set up; [`Board::without_liberties`] finds it.

use super::board::{Board, Cell, StringRecord};
use super::{Colour, Point, zobrist};
use std::fmt;

/// Why a position cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupError {
    /// A board has 1 to 25 columns and rows; these are the ones asked for.
    Size(u8, u8),
    /// A stone is not on the board.
    Outside(Point),
    /// Two stones, of whatever colour, are on one point.
    Twice(Point),
    /// The string with this stone has no liberties.
    NoLiberties(Point),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Size(columns, rows) => {
                write!(f, "a board of {columns} columns and {rows} rows: 1 to 25 can be")
            }
            SetupError::Outside(_) => write!(f, "a stone is not on the board"),
            SetupError::Twice(point) => write!(f, "two stones are on {}", point.sgf()),
            SetupError::NoLiberties(point) => write!(f, "the string at {} has no liberties", point.sgf()),
        }
    }
}

impl std::error::Error for SetupError {}

impl Board {
    /// An empty board.
    ///
    /// # Errors
    /// [`SetupError::Size`] unless there are 1 to 25 columns and rows.
    pub fn new(columns: u8, rows: u8) -> Result<Self, SetupError> {
        let edges = 1..=Point::LARGEST_EDGE as u8;
        if !edges.contains(&columns) || !edges.contains(&rows) {
            return Err(SetupError::Size(columns, rows));
        }
        let nowhere = Point::from_index(0);
        let mut board = Self {
            columns,
            rows,
            cells: [Cell::Edge; Point::GRID],
            anchors: [nowhere; Point::GRID],
            next: [nowhere; Point::GRID],
            strings: [StringRecord::default(); Point::GRID],
            empties: Vec::with_capacity(usize::from(columns) * usize::from(rows)),
            slots: [0; Point::GRID],
            hash: 0,
            ko: None,
            changes: Vec::new(),
        };
        for point in board.points() {
            board.cells[point.index()] = Cell::Empty;
            board.add_empty(point);
        }
        Ok(board)
    }

    /// A board with these stones on it.
    ///
    /// # Errors
    /// If the size is not possible, a stone is outside or on another, or a string has no liberties.
    pub fn from_stones(columns: u8, rows: u8, black: &[Point], white: &[Point]) -> Result<Self, SetupError> {
        let mut board = Self::new(columns, rows)?;
        let stones = black.iter().map(|&p| (p, Cell::Black)).chain(white.iter().map(|&p| (p, Cell::White)));
        for (point, stone) in stones {
            match board.at(point) {
                Cell::Edge => return Err(SetupError::Outside(point)),
                Cell::Empty => board.cells[point.index()] = stone,
                Cell::Black | Cell::White => return Err(SetupError::Twice(point)),
            }
        }
        board.rebuild();
        match board.without_liberties() {
            Some(stone) => Err(SetupError::NoLiberties(stone)),
            None => Ok(board),
        }
    }

    /// Sets a stone up in place of whatever is there, and begins a new history. Captures nothing.
    ///
    /// # Errors
    /// [`SetupError::Outside`] if the point is not on the board.
    pub fn place(&mut self, point: Point, colour: Colour) -> Result<(), SetupError> {
        self.set_up(point, Cell::from(colour))
    }

    /// Makes a point empty, and begins a new history.
    ///
    /// # Errors
    /// [`SetupError::Outside`] if the point is not on the board.
    pub fn remove(&mut self, point: Point) -> Result<(), SetupError> {
        self.set_up(point, Cell::Empty)
    }

    /// A stone of the first string, in row order, that has no liberties: such a position is illegal.
    #[must_use]
    pub fn without_liberties(&self) -> Option<Point> {
        self.points().find(|&point| {
            self.string_anchor(point).is_some_and(|anchor| self.strings[anchor.index()].liberties.count == 0)
        })
    }

    fn set_up(&mut self, point: Point, cell: Cell) -> Result<(), SetupError> {
        if self.at(point) == Cell::Edge {
            return Err(SetupError::Outside(point));
        }
        self.cells[point.index()] = cell;
        self.rebuild();
        Ok(())
    }

    /// Makes everything else from the cells alone.
    fn rebuild(&mut self) {
        self.hash = 0;
        self.ko = None;
        self.changes.clear();
        self.empties.clear();
        for point in self.points() {
            let Some(colour) = self.at(point).colour() else {
                self.add_empty(point);
                continue;
            };
            self.hash ^= zobrist::key(point, colour);
            self.start_string(point);
            for offset in Point::NEIGHBOURS {
                if self.at(point.offset(offset)) == Cell::Empty {
                    self.strings[point.index()].liberties.add(point.offset(offset));
                }
            }
        }
        for point in self.points() {
            for neighbour in [point.offset(1), point.offset(Point::STRIDE as isize)] {
                if self.at(point) != Cell::Empty && self.at(neighbour) == self.at(point) {
                    self.join(point, neighbour);
                }
            }
        }
    }
}
