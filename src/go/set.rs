//! Sets of points as bits.
//!
//! A row of the grid is as wide as a `u32` has bits ([`Point::STRIDE`]), so a set is one word a row, and a step to the left,
//! right, up or down is a shift or a neighbouring word.

use super::Point;
use std::fmt;

const ROWS: usize = Point::GRID / Point::STRIDE;

/// A set of places of the grid, border included; iterates in row order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PointSet([u32; ROWS]);

impl PointSet {
    /// The empty set.
    #[must_use]
    pub const fn new() -> Self {
        Self([0; ROWS])
    }

    /// True if there is no point in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&row| row == 0)
    }

    /// The number of points.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// True if `point` is in the set; false for a place outside the grid.
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        self.0.get(point.index() / Point::STRIDE).is_some_and(|row| row >> (point.index() % Point::STRIDE) & 1 == 1)
    }

    /// Adds a point; true if it is new. A place outside the grid is not added.
    pub fn insert(&mut self, point: Point) -> bool {
        let bit = 1 << (point.index() % Point::STRIDE);
        match self.0.get_mut(point.index() / Point::STRIDE) {
            Some(row) if *row & bit == 0 => {
                *row |= bit;
                true
            }
            _ => false,
        }
    }

    /// Takes a point out; true if it was in.
    pub fn remove(&mut self, point: Point) -> bool {
        let bit = 1 << (point.index() % Point::STRIDE);
        match self.0.get_mut(point.index() / Point::STRIDE) {
            Some(row) if *row & bit != 0 => {
                *row &= !bit;
                true
            }
            _ => false,
        }
    }

    /// The points in either set.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    /// The points in both sets.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    /// The points of this set that are not in the other.
    #[must_use]
    pub fn difference(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    /// True if every point is also in `other`.
    #[must_use]
    pub fn is_subset(&self, other: &Self) -> bool {
        self.difference(other).is_empty()
    }

    /// The places next to a point of the set that are not themselves in it; some may lie on the border.
    #[must_use]
    pub fn border(&self) -> Self {
        let mut grown = Self::new();
        for row in 0..ROWS {
            let above = if row > 0 { self.0[row - 1] } else { 0 };
            let below = if row + 1 < ROWS { self.0[row + 1] } else { 0 };
            grown.0[row] = self.0[row] << 1 | self.0[row] >> 1 | above | below;
        }
        grown.difference(self)
    }

    /// The set moved by `dx` columns to the right and `dy` rows down. What comes in from beyond the grid is in it if `beyond` says so.
    #[must_use]
    pub fn shifted(&self, dx: i8, dy: i8, beyond: bool) -> Self {
        let outside = if beyond { u32::MAX } else { 0 };
        let columns = u32::from(dx.unsigned_abs());
        let come_in = if columns < u32::BITS { !(u32::MAX << columns) } else { u32::MAX };
        let row = |row: usize| {
            let from = row.checked_add_signed(-isize::from(dy)).and_then(|row| self.0.get(row));
            let bits = from.copied().unwrap_or(outside);
            match dx >= 0 {
                true => bits.checked_shl(columns).unwrap_or(0) | outside & come_in,
                false => bits.checked_shr(columns).unwrap_or(0) | outside & come_in.reverse_bits(),
            }
        };
        Self(std::array::from_fn(row))
    }

    /// The points in row order: from left to right, row by row from the top.
    pub fn iter(&self) -> impl Iterator<Item = Point> + '_ {
        self.0.iter().enumerate().flat_map(|(row, &bits)| {
            let mut rest = bits;
            std::iter::from_fn(move || {
                let column = rest.trailing_zeros() as usize;
                rest &= rest.checked_sub(1)?;
                Some(Point::from_index(row * Point::STRIDE + column))
            })
        })
    }

    /// The first point in row order.
    #[must_use]
    pub fn first(&self) -> Option<Point> {
        self.iter().next()
    }

    fn zip(&self, other: &Self, operation: impl Fn(u32, u32) -> u32) -> Self {
        Self(std::array::from_fn(|row| operation(self.0[row], other.0[row])))
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = Self::new();
        set.extend(points);
        set
    }
}

impl Extend<Point> for PointSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        for point in points {
            self.insert(point);
        }
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_come_in_row_order() {
        let mut set = PointSet::new();
        let points = [Point::new(24, 24), Point::new(3, 0), Point::new(0, 1), Point::new(0, 0)];
        assert!(points.iter().all(|&p| set.insert(p)));
        assert!(!set.insert(points[0]));
        assert_eq!(set.len(), 4);
        assert_eq!(set.iter().collect::<Vec<_>>(), [points[3], points[1], points[2], points[0]]);
        assert!(set.remove(points[0]) && !set.remove(points[0]) && !set.contains(points[0]));
    }

    #[test]
    fn a_shifted_set_has_what_was_there() {
        let set: PointSet = [Point::new(0, 0), Point::new(12, 7), Point::new(24, 24)].into_iter().collect();
        for (dx, dy) in [(0, 0), (3, -2), (-5, 4), (24, 0), (0, -24), (-127, 127), (127, -127), (-128, -128)] {
            for beyond in [false, true] {
                let shifted = set.shifted(dx, dy, beyond);
                for (row, column) in (0..27_isize).flat_map(|row| (0..32_isize).map(move |column| (row, column))) {
                    let from = (row - isize::from(dy), column - isize::from(dx));
                    let is_inside = (0..27).contains(&from.0) && (0..32).contains(&from.1);
                    let was = set.contains(Point::from_index((from.0 * 32 + from.1).max(0) as usize));
                    let is = shifted.contains(Point::from_index((row * 32 + column) as usize));
                    assert_eq!(is, if is_inside { was } else { beyond }, "{dx} {dy} {row} {column}");
                }
            }
        }
    }

    #[test]
    fn a_place_outside_the_grid_is_never_a_member() {
        let outside = Point::from_index(Point::GRID);
        let mut set = PointSet::new();
        assert!(!set.insert(outside) && !set.contains(outside) && !set.remove(outside) && set.is_empty());
    }

    #[test]
    fn the_border_of_a_corner_point_includes_the_border_of_the_board() {
        let corner: PointSet = [Point::new(0, 0)].into_iter().collect();
        let border = corner.border();
        assert_eq!(border.len(), 4);
        for offset in Point::NEIGHBOURS {
            assert!(border.contains(Point::new(0, 0).offset(offset)));
        }
    }
}
