//! Which moves are legal.
//!
//! A move is legal on an empty point if, after the captures, its own string has a liberty, and if the ko rule in force
//! allows it. Suicide is forbidden, of one stone and of many.

use super::board::{Board, Cell};
use super::zobrist;
use super::{Colour, Point};
use std::fmt;

/// How repetition is forbidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum KoRule {
    /// Not at all.
    None,
    /// A stone that has just captured a single stone may not itself be recaptured at once if it stands alone and has no other
    /// liberty.
    #[default]
    Simple,
    /// No move may make a position (the stones on the board, whoever is to move) that has been there since the board was
    /// set up. Includes the simple rule. Positions are told apart by their 64-bit hash.
    PositionalSuperko,
}

/// Why a move may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The point is not on the board.
    OffBoard,
    /// There is a stone on it.
    Occupied,
    /// The string of the stone played would have no liberty and captures nothing.
    Suicide,
    /// It takes a ko back at once.
    Ko,
    /// It makes an earlier position again.
    Superko,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            IllegalMove::OffBoard => "the point is not on the board",
            IllegalMove::Occupied => "there is a stone on the point",
            IllegalMove::Suicide => "the move is suicide",
            IllegalMove::Ko => "the move takes a ko back at once",
            IllegalMove::Superko => "the move makes an earlier position again",
        })
    }
}

impl std::error::Error for IllegalMove {}

impl Board {
    /// True if `colour` may play at `point`.
    #[must_use]
    pub fn is_legal(&self, point: Point, colour: Colour, rule: KoRule) -> bool {
        self.check(point, colour, rule).is_ok()
    }

    /// Says why `colour` may not play at `point`.
    ///
    /// # Errors
    /// The first reason in the order of [`IllegalMove`].
    pub fn check(&self, point: Point, colour: Colour, rule: KoRule) -> Result<(), IllegalMove> {
        match self.at(point) {
            Cell::Empty => {}
            Cell::Edge => return Err(IllegalMove::OffBoard),
            Cell::Black | Cell::White => return Err(IllegalMove::Occupied),
        }
        if self.is_suicide(point, colour) {
            Err(IllegalMove::Suicide)
        } else if rule != KoRule::None && self.ko.is_some_and(|ko| ko.point == point && ko.barred == colour) {
            Err(IllegalMove::Ko)
        } else if rule == KoRule::PositionalSuperko && self.would_repeat(point, colour) {
            Err(IllegalMove::Superko)
        } else {
            Ok(())
        }
    }

    /// True if a stone of `colour` at the empty `point` would have no liberty once it has captured what it captures.
    pub(super) fn is_suicide(&self, point: Point, colour: Colour) -> bool {
        !Point::NEIGHBOURS.iter().any(|&offset| {
            let neighbour = point.offset(offset);
            match self.cells[neighbour.index()] {
                Cell::Empty => true,
                Cell::Edge => false,
                // A friendly string lends a liberty if it has another one, an enemy string gives one if it has no other.
                stone => (stone == Cell::from(colour)) == self.has_other_liberty(neighbour, point),
            }
        })
    }

    /// True if the string at `stone` has a liberty besides `point`, which is one of its liberties.
    fn has_other_liberty(&self, stone: Point, point: Point) -> bool {
        let anchor = self.anchors[stone.index()];
        let touching = Point::NEIGHBOURS.iter().map(|&offset| point.offset(offset).index()).filter(|&neighbour| {
            self.cells[neighbour] == self.cells[stone.index()] && self.anchors[neighbour] == anchor
        });
        usize::from(self.strings[anchor.index()].liberties.count) > touching.count()
    }

    /// True if a stone of `colour` at the empty `point` would make a position that has been there.
    fn would_repeat(&self, point: Point, colour: Colour) -> bool {
        self.hash_after(point, colour).is_some_and(|hash| self.has_occurred(hash))
    }

    /// The hash of the position that a stone of `colour` at `point` would make; `None` if the point is not empty, or the
    /// move suicide.
    #[must_use]
    pub fn hash_after(&self, point: Point, colour: Colour) -> Option<u64> {
        if self.at(point) != Cell::Empty || self.is_suicide(point, colour) {
            return None;
        }
        let enemy = Cell::from(colour.opponent());
        let mut hash = self.hash() ^ zobrist::key(point, colour);
        let mut captured = [None; 4];
        for (slot, offset) in Point::NEIGHBOURS.into_iter().enumerate() {
            let neighbour = point.offset(offset);
            if self.at(neighbour) != enemy || self.has_other_liberty(neighbour, point) {
                continue;
            }
            let anchor = self.anchors[neighbour.index()];
            if !captured.contains(&Some(anchor)) {
                captured[slot] = Some(anchor);
                hash = self.stones(anchor).fold(hash, |hash, stone| hash ^ zobrist::key(stone, colour.opponent()));
            }
        }
        Some(hash)
    }
}
