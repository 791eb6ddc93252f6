//! Points of the board and the two players.
//!
//! A point is a place in a grid with a fixed stride of 32, which leaves a border around the largest board (25 × 25):
//! neighbours and displacements are then constant offsets that do not depend on the size of the board.

use std::fmt;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// Black, who moves first in a game without handicap.
    Black,
    /// White.
    White,
}

impl Colour {
    /// The other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        }
    }
}

/// A place on a board of up to 25 columns and rows, or on the border around it.
///
/// Column 0, row 0 is the upper left corner, as in SGF.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u16);

impl Point {
    /// The distance in the grid between a point and the one below it.
    pub const STRIDE: usize = 32;
    /// The largest number of columns or rows of a board.
    pub const LARGEST_EDGE: usize = 25;
    /// The number of places in the grid, border included: every [`Point::index`] is below it.
    pub const GRID: usize = Self::STRIDE * (Self::LARGEST_EDGE + 2);
    /// The offsets to the four neighbours: left, right, up, down.
    pub const NEIGHBOURS: [isize; 4] = [-1, 1, -(Self::STRIDE as isize), Self::STRIDE as isize];

    /// The point in the column `x` and the row `y`, both counted from 0 and below 25.
    #[must_use]
    pub const fn new(x: u8, y: u8) -> Self {
        Self((y as u16 + 1) * Self::STRIDE as u16 + x as u16 + 1)
    }

    /// The point at a place of the grid (see [`Point::index`]).
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    /// The column, from 0 at the left. For a place on the border the result wraps.
    #[must_use]
    pub const fn x(self) -> u8 {
        ((self.0 % Self::STRIDE as u16) as u8).wrapping_sub(1)
    }

    /// The row, from 0 at the top. For a place on the border the result wraps.
    #[must_use]
    pub const fn y(self) -> u8 {
        ((self.0 / Self::STRIDE as u16) as u8).wrapping_sub(1)
    }

    /// The place in the grid, below [`Point::GRID`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place `offset` further in the grid; neighbours are at [`Point::NEIGHBOURS`].
    #[must_use]
    pub const fn offset(self, offset: isize) -> Self {
        Self((self.0 as isize + offset) as u16)
    }

    /// The SGF letters of the point: `a` to `y` for column and row.
    #[must_use]
    pub fn sgf(self) -> String {
        [self.x(), self.y()].map(|c| char::from(b'a' + c)).iter().collect()
    }

    /// Reads two SGF letters `a` to `y`; nothing else is accepted.
    #[must_use]
    pub fn from_sgf(letters: &str) -> Option<Self> {
        match letters.as_bytes() {
            &[x @ b'a'..=b'y', y @ b'a'..=b'y'] => Some(Self::new(x - b'a', y - b'a')),
            _ => None,
        }
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x(), self.y())
    }
}
