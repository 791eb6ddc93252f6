//! What a fight may be about, by definition.
//!
//! One side, the *achiever*, wants to bring something about; the other, the *preventer*, wins if that never happens. To live, to save a
//! string, to cut and to deny an eye are to prevent. Whether an objective is reached is seen on the board, here in the plainest
//! way; the solver has faster ones of its own, which tests compare with these. Knows nothing of search.

use crate::go::{Board, Cell, Colour, Point, PointSet};

/// What the achiever wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Objective {
    /// Every one of these strings of the preventer is captured: a group is killed, or one string taken.
    Capture {
        /// All stones of the strings.
        strings: PointSet,
        /// Whose they are.
        of: Colour,
    },
    /// Two strings of the achiever become one. If either is captured first, they never do.
    Connect {
        /// A stone of each.
        strings: [Point; 2],
        /// Whose they are.
        of: Colour,
    },
    /// The achiever has an [eye](is_eye) on one of these points.
    Eye {
        /// Where.
        area: PointSet,
        /// Whose eye it is.
        of: Colour,
    },
}

impl Objective {
    /// The side whose strings or eye it is about.
    #[must_use]
    pub const fn side(&self) -> Colour {
        match self {
            Objective::Capture { of, .. } | Objective::Connect { of, .. } | Objective::Eye { of, .. } => *of,
        }
    }

    /// The side that wants it reached.
    #[must_use]
    pub const fn achiever(&self) -> Colour {
        match self {
            Objective::Capture { of, .. } => of.opponent(),
            Objective::Connect { of, .. } | Objective::Eye { of, .. } => *of,
        }
    }

    /// The stones or points that it is about.
    #[must_use]
    pub fn subject(&self, board: &Board) -> PointSet {
        match self {
            Objective::Capture { strings, .. } => *strings,
            Objective::Connect { strings, .. } => strings.iter().flat_map(|&stone| board.stones(stone)).collect(),
            Objective::Eye { area, .. } => *area,
        }
    }

    /// The strings whose capture by the other side counts: a stone of each.
    #[must_use]
    pub fn heads(&self, board: &Board) -> Vec<Point> {
        match self {
            Objective::Capture { strings, .. } => {
                strings.iter().filter(|&point| board.string_anchor(point) == Some(point)).collect()
            }
            Objective::Connect { strings, .. } => strings.to_vec(),
            Objective::Eye { .. } => Vec::new(),
        }
    }

    /// Whether it is reached on a board, where both sides play on the points of `region`; `captured` says which of the
    /// [heads](Self::heads) have been captured.
    pub fn is_reached(&self, board: &Board, region: &PointSet, mut captured: impl Iterator<Item = bool>) -> bool {
        match self {
            Objective::Capture { .. } => captured.all(|captured| captured),
            Objective::Connect { strings: [one, other], .. } => {
                !captured.any(|captured| captured)
                    && board.string_anchor(*one).is_some()
                    && board.string_anchor(*one) == board.string_anchor(*other)
            }
            Objective::Eye { area, of } => area.iter().any(|point| is_eye(board, region, point, *of)),
        }
    }

    /// Whether it can never be reached because of what has been captured.
    pub fn is_lost(&self, mut captured: impl Iterator<Item = bool>) -> bool {
        matches!(self, Objective::Connect { .. }) && captured.any(|captured| captured)
    }
}

/// Whether an empty point is an eye of a colour: all its neighbours are stones of that colour; so are the points diagonal to it, but for
/// one where there are four of them; and none of these stones can be captured by one move in the region.
#[must_use]
pub fn is_eye(board: &Board, region: &PointSet, point: Point, of: Colour) -> bool {
    let own = |near: Point| board.at(near) == Cell::from(of);
    let firm = |near: Point| board.liberty_count(near) >= 2 || !board.liberties(near).is_subset(region);
    let diagonals: Vec<Point> = diagonals(board, point).collect();
    let missing = diagonals.iter().filter(|&&near| !own(near)).count();
    board.at(point) == Cell::Empty
        && board.neighbours(point).all(|near| own(near) && firm(near))
        && missing <= may_miss(diagonals.len())
        && diagonals.iter().all(|&near| !own(near) || firm(near))
}

/// How many of the points diagonal to an eye may be without a stone, where there are so many.
#[must_use]
pub(super) const fn may_miss(diagonals: usize) -> usize {
    if diagonals == 4 { 1 } else { 0 }
}

/// The points on the board that are diagonal to a point.
pub(super) fn diagonals(board: &Board, point: Point) -> impl Iterator<Item = Point> + '_ {
    let stride = Point::STRIDE as isize;
    let near = [-stride - 1, -stride + 1, stride - 1, stride + 1].map(|offset| point.offset(offset));
    near.into_iter().filter(|&near| board.at(near) != Cell::Edge)
}
