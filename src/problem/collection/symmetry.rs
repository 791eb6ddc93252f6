//! Positions that are equal under the 8 symmetries of the square, with or without the colours exchanged.
//!
//! The canonical form of a position is the least of its images, written row by row; keys are hashes of it.

use crate::go::{Colour, Point};
use crate::problem::Problem;

/// One of the 8 symmetries of the square: bits 0 and 1 mirror columns and rows, after bit 2 has exchanged them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Symmetry(u8);

impl Symmetry {
    /// The image of a point on a board of `size` lines.
    pub fn image(self, point: Point, size: u8) -> Point {
        let (x, y) = if self.0 & 4 == 0 { (point.x(), point.y()) } else { (point.y(), point.x()) };
        let mirror = |bit: u8, c: u8| if self.0 & bit == 0 { c } else { size - 1 - c };
        Point::new(mirror(1, x), mirror(2, y))
    }

    /// The point whose image this is.
    pub fn origin(self, image: Point, size: u8) -> Point {
        let mirror = |bit: u8, c: u8| if self.0 & bit == 0 { c } else { size - 1 - c };
        let (x, y) = (mirror(1, image.x()), mirror(2, image.y()));
        if self.0 & 4 == 0 { Point::new(x, y) } else { Point::new(y, x) }
    }
}

/// The image of a position as one byte a point: 0 empty, 1 for `first`, 2 for `second`.
fn image(size: u8, first: &[Point], second: &[Point], symmetry: Symmetry) -> Vec<u8> {
    let edge = usize::from(size);
    let mut grid = vec![0; edge * edge];
    for (stones, value) in [(first, 1), (second, 2)] {
        for &stone in stones {
            let point = symmetry.image(stone, size);
            grid[usize::from(point.y()) * edge + usize::from(point.x())] = value;
        }
    }
    grid
}

/// The least image of a position and the symmetry that leads to it.
fn least(size: u8, first: &[Point], second: &[Point]) -> (Vec<u8>, Symmetry) {
    let images = (0..8).map(Symmetry).map(|symmetry| (image(size, first, second, symmetry), symmetry));
    images.min_by(|a, b| a.0.cmp(&b.0)).expect("there are eight images")
}

/// The same for two problems exactly if one becomes the other, side to move included, by a symmetry and perhaps an exchange of
/// the colours: 32 bytes, a hash (blake3) of the canonical form.
#[must_use]
pub fn problem_key(problem: &Problem) -> [u8; 32] {
    problem_form(problem).0
}

/// The key of a problem and the symmetry that leads to its canonical form.
pub(super) fn problem_form(problem: &Problem) -> ([u8; 32], Symmetry) {
    let (mover, other) = match problem.to_move {
        Colour::Black => (&problem.black, &problem.white),
        Colour::White => (&problem.white, &problem.black),
    };
    let (grid, symmetry) = least(problem.size, mover, other);
    (*blake3::hash(&grid).as_bytes(), symmetry)
}

/// The same for two problems exactly if their stones are equal under a symmetry and perhaps an exchange of the colours,
/// whoever is to move: problems that must not be separated by a split.
#[must_use]
pub fn group_key(problem: &Problem) -> [u8; 32] {
    let (a, _) = least(problem.size, &problem.black, &problem.white);
    let (b, _) = least(problem.size, &problem.white, &problem.black);
    *blake3::hash(&a.min(b)).as_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origin_undoes_image() {
        for size in 1..=7 {
            for symmetry in (0..8).map(Symmetry) {
                for (x, y) in (0..size).flat_map(|x| (0..size).map(move |y| (x, y))) {
                    let point = Point::new(x, y);
                    assert_eq!(symmetry.origin(symmetry.image(point, size), size), point);
                }
            }
        }
    }

    #[test]
    fn the_eight_are_different_and_closed() {
        let images = |point: Point| (0..8).map(|s| Symmetry(s).image(point, 5)).collect::<Vec<_>>();
        let mut of_one = images(Point::new(1, 0));
        of_one.sort_unstable();
        of_one.dedup();
        assert_eq!(of_one.len(), 8);
        for point in &of_one {
            assert!(images(*point).iter().all(|image| of_one.contains(image)));
        }
    }
}
