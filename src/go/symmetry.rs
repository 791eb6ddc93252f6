//! The eight symmetries of the square, on points and on displacements.
//!
//! The dihedral group of order eight: an element exchanges the axes or not, then mirrors each of them or not.

use super::Point;

/// One of the eight symmetries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symmetry {
    transpose: bool,
    mirror_x: bool,
    mirror_y: bool,
}

impl Symmetry {
    /// The symmetry that changes nothing.
    pub const IDENTITY: Self = Self::from_number(0);

    /// All eight, the identity first.
    pub const ALL: [Self; 8] = [
        Self::from_number(0),
        Self::from_number(1),
        Self::from_number(2),
        Self::from_number(3),
        Self::from_number(4),
        Self::from_number(5),
        Self::from_number(6),
        Self::from_number(7),
    ];

    /// The symmetry with this number in [`Symmetry::ALL`]; only the three lowest bits count.
    #[must_use]
    pub const fn from_number(number: u8) -> Self {
        Self { mirror_x: number & 1 != 0, mirror_y: number & 2 != 0, transpose: number & 4 != 0 }
    }

    /// The place in [`Symmetry::ALL`], 0 to 7.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.mirror_x as u8 | (self.mirror_y as u8) << 1 | (self.transpose as u8) << 2
    }

    /// True if columns become rows.
    #[must_use]
    pub const fn transposes(self) -> bool {
        self.transpose
    }

    /// The image of a displacement by `dx` columns to the right and `dy` rows down.
    #[must_use]
    pub const fn displacement(self, dx: i8, dy: i8) -> (i8, i8) {
        let (dx, dy) = if self.transpose { (dy, dx) } else { (dx, dy) };
        (if self.mirror_x { dx.wrapping_neg() } else { dx }, if self.mirror_y { dy.wrapping_neg() } else { dy })
    }

    /// Columns and rows of the image of a board.
    #[must_use]
    pub const fn board(self, columns: u8, rows: u8) -> (u8, u8) {
        if self.transpose { (rows, columns) } else { (columns, rows) }
    }

    /// The image of a point of a board with `columns` and `rows`, on the image of that board.
    #[must_use]
    pub const fn apply(self, point: Point, columns: u8, rows: u8) -> Point {
        let (columns, rows) = self.board(columns, rows);
        let (x, y) = if self.transpose { (point.y(), point.x()) } else { (point.x(), point.y()) };
        Point::new(
            if self.mirror_x { columns.wrapping_sub(1).wrapping_sub(x) } else { x },
            if self.mirror_y { rows.wrapping_sub(1).wrapping_sub(y) } else { y },
        )
    }

    /// The symmetry that does `self` first and `then` afterwards.
    #[must_use]
    pub const fn then(self, then: Self) -> Self {
        // Exchanging the axes also exchanges what the mirrors before it did.
        let (x, y) = if then.transpose { (self.mirror_y, self.mirror_x) } else { (self.mirror_x, self.mirror_y) };
        Self { transpose: self.transpose != then.transpose, mirror_x: x != then.mirror_x, mirror_y: y != then.mirror_y }
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.transpose { Self { transpose: true, mirror_x: self.mirror_y, mirror_y: self.mirror_x } } else { self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eight_form_a_group() {
        for a in Symmetry::ALL {
            assert_eq!(Symmetry::from_number(a.number()), a);
            assert_eq!(a.then(a.inverse()), Symmetry::IDENTITY);
            assert_eq!(a.inverse().then(a), Symmetry::IDENTITY);
            for b in Symmetry::ALL {
                let (dx, dy) = a.displacement(2, 5);
                assert_eq!(a.then(b).displacement(2, 5), b.displacement(dx, dy));
                let (columns, rows) = a.board(7, 4);
                let point = a.apply(Point::new(6, 1), 7, 4);
                assert_eq!(a.then(b).apply(Point::new(6, 1), 7, 4), b.apply(point, columns, rows));
            }
        }
    }

    #[test]
    fn images_are_distinct_and_on_the_board() {
        let images: std::collections::BTreeSet<_> =
            Symmetry::ALL.iter().map(|s| (s.board(7, 4), s.apply(Point::new(6, 1), 7, 4))).collect();
        assert_eq!(images.len(), 8);
        assert!(images.iter().all(|&((columns, rows), p)| p.x() < columns && p.y() < rows));
    }

    #[test]
    fn points_move_as_their_displacements_do() {
        for s in Symmetry::ALL {
            let (from, to) = (s.apply(Point::new(1, 1), 5, 9), s.apply(Point::new(3, 6), 5, 9));
            let moved = (to.x() as i8 - from.x() as i8, to.y() as i8 - from.y() as i8);
            assert_eq!(moved, s.displacement(2, 5));
        }
    }
}
