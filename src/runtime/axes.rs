//! Axes of the board: the eight symmetries of the square, as the paper's triple of mirrors.
//!
//! Ramon, Francis and Blockeel (2000), section 2: queries speak of displacements and directions only relative to chosen axes, so
//! that what is learnt is invariant under rotation and reflection.

use crate::go::Point;

/// One of eight ways to lay axes over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Axes(u8);

/// A direction relative to axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Towards column 0.
    Left,
    /// Towards the last column.
    Right,
    /// Towards row 0.
    Up,
    /// Towards the last row.
    Down,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

    /// One step in this direction, as columns and rows.
    #[must_use]
    #[inline]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
            Direction::Up => (0, -1),
            Direction::Down => (0, 1),
        }
    }

    /// The word for it: `left`, `right`, `up` or `down`.
    #[must_use]
    #[inline]
    pub const fn name(self) -> &'static str {
        match self {
            Direction::Left => "left",
            Direction::Right => "right",
            Direction::Up => "up",
            Direction::Down => "down",
        }
    }
}

impl Axes {
    /// All eight; the first one leaves everything as it is.
    pub const ALL: [Axes; 8] = [Axes(0), Axes(1), Axes(2), Axes(3), Axes(4), Axes(5), Axes(6), Axes(7)];

    /// Four axes that already show every image of a direction, and of a displacement along an axis or a diagonal.
    pub const FOUR_IMAGES: [Axes; 4] = [Axes(0), Axes(3), Axes(5), Axes(6)];

    /// The axes with the given mirrors. First columns are exchanged with rows if `diagonal` is set, then the sign of columns
    /// changes with `horizontal` and that of rows with `vertical`.
    #[must_use]
    #[inline]
    pub const fn new(horizontal: bool, vertical: bool, diagonal: bool) -> Self {
        Self(horizontal as u8 | (vertical as u8) << 1 | (diagonal as u8) << 2)
    }

    /// Horizontal, vertical, diagonal mirror: yes or no.
    #[must_use]
    #[inline]
    pub const fn mirrors(self) -> [bool; 3] {
        [self.0 & 1 != 0, self.0 & 2 != 0, self.0 & 4 != 0]
    }

    /// The place in [`Axes::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// A displacement relative to the axes, as columns and rows of the board.
    #[must_use]
    #[inline]
    pub const fn displacement(self, (dx, dy): (i8, i8)) -> (i8, i8) {
        let [horizontal, vertical, diagonal] = self.mirrors();
        let (x, y) = if diagonal { (dy, dx) } else { (dx, dy) };
        (if horizontal { -x } else { x }, if vertical { -y } else { y })
    }

    /// The displacement relative to the axes that is so many columns and rows of the board.
    #[must_use]
    #[inline]
    pub const fn relative(self, (x, y): (i8, i8)) -> (i8, i8) {
        let [horizontal, vertical, diagonal] = self.mirrors();
        let (x, y) = (if horizontal { -x } else { x }, if vertical { -y } else { y });
        if diagonal { (y, x) } else { (x, y) }
    }

    /// The offset in the grid of a displacement relative to the axes.
    #[must_use]
    #[inline]
    pub const fn offset(self, displacement: (i8, i8)) -> isize {
        let (x, y) = self.displacement(displacement);
        x as isize + y as isize * Point::STRIDE as isize
    }
}

/// A set of axes, not empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AxesSet(u8);

impl AxesSet {
    /// All eight.
    pub const ALL: AxesSet = AxesSet(0xff);
    /// The empty set.
    pub const NONE: AxesSet = AxesSet(0);

    /// A bit for each member, by its place in [`Axes::ALL`].
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The members of either set.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The members of both sets.
    #[must_use]
    pub const fn shared(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The members that another set does not have.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The members of which something is true; `None` if it is true of none.
    #[inline]
    pub fn filter(self, mut keep: impl FnMut(Axes) -> bool) -> Option<Self> {
        let (mut rest, mut kept) = (self.0, 0);
        while rest != 0 {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            if keep(Axes(lowest.trailing_zeros() as u8)) {
                kept |= lowest;
            }
        }
        (kept != 0).then_some(Self(kept))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relative_undoes_displacement() {
        for axes in Axes::ALL {
            for dx in -3..=3 {
                for dy in -3..=3 {
                    assert_eq!(axes.relative(axes.displacement((dx, dy))), (dx, dy));
                }
            }
        }
    }

    #[test]
    fn a_set_keeps_what_it_is_told_to() {
        let diagonal = AxesSet::ALL.filter(|axes| axes.mirrors()[2]);
        let members = |set: AxesSet| {
            let mut members = Vec::new();
            set.filter(|axes| {
                members.push(axes);
                true
            });
            members
        };
        assert_eq!(members(AxesSet::ALL), Axes::ALL);
        assert_eq!(diagonal.map(members), Some(Axes::ALL[4..].to_vec()));
        assert_eq!(AxesSet::ALL.filter(|_| false), None);
    }

    #[test]
    fn four_axes_show_all_images_of_what_lies_on_a_line() {
        let images = |axes: &[Axes], displacement| -> std::collections::BTreeSet<(i8, i8)> {
            axes.iter().map(|axes| axes.displacement(displacement)).collect()
        };
        for displacement in (-4..=4).flat_map(|x| (-4..=4).map(move |y| (x, y))) {
            let (x, y): (i8, i8) = displacement;
            let on_a_line = x == 0 || y == 0 || x.abs() == y.abs();
            let same = images(&Axes::FOUR_IMAGES, displacement) == images(&Axes::ALL, displacement);
            assert_eq!(same, on_a_line, "{displacement:?}");
        }
    }

    #[test]
    fn the_eight_are_distinct() {
        let images: std::collections::HashSet<_> = Axes::ALL.iter().map(|axes| axes.displacement((1, 2))).collect();
        assert_eq!(images.len(), 8);
    }
}
