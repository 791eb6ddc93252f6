//! Polyominoes: the connected sets of cells, which are the shapes of eye spaces.
//!
//! S. W. Golomb, *Polyominoes*. *Free* polyominoes are the same if a symmetry of the square takes one to the other; its
//! distinct images are its *orientations* (the fixed polyominoes).

use crate::go::Symmetry;
use std::collections::BTreeSet;

/// The cells of a polyomino as columns and rows, sorted, with 0 as the least column and row.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Polyomino(Vec<(i8, i8)>);

impl Polyomino {
    /// All free polyominoes of `size` cells, each by its least image, sorted. There are 1, 1, 2, 5, 12, 35 from 1 to 6 cells;
    /// the number grows fourfold with each cell more.
    #[must_use]
    pub fn free(size: u8) -> Vec<Self> {
        let mut shapes = BTreeSet::from([Self(Vec::new())]);
        for _ in 0..size {
            shapes = shapes.iter().flat_map(Self::grown).collect();
        }
        shapes.into_iter().collect()
    }

    /// The cells, sorted.
    #[must_use]
    pub fn cells(&self) -> &[(i8, i8)] {
        &self.0
    }

    /// The image under a symmetry.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        Self::normal(self.0.iter().map(|&(x, y)| symmetry.displacement(x, y)).collect())
    }

    /// The distinct images, sorted.
    #[must_use]
    pub fn orientations(&self) -> Vec<Self> {
        Symmetry::ALL.iter().map(|&symmetry| self.image(symmetry)).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// The least image under any symmetry: the same for all orientations.
    fn least(&self) -> Self {
        Symmetry::ALL.iter().map(|&symmetry| self.image(symmetry)).min().unwrap_or_else(|| self.clone())
    }

    /// Every free polyomino that has one cell more.
    fn grown(&self) -> impl Iterator<Item = Self> + '_ {
        let start = self.0.is_empty().then_some((0, 0));
        let beside = self.0.iter().flat_map(|&(x, y)| [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]);
        start.into_iter().chain(beside).filter(|cell| !self.0.contains(cell)).map(|cell| {
            let mut cells = self.0.clone();
            cells.push(cell);
            Self::normal(cells).least()
        })
    }

    fn normal(mut cells: Vec<(i8, i8)>) -> Self {
        let left = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
        let top = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
        cells.iter_mut().for_each(|cell| *cell = (cell.0 - left, cell.1 - top));
        cells.sort_unstable();
        Self(cells)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_as_is_known() {
        let free: Vec<_> = (1..=7).map(|size| Polyomino::free(size).len()).collect();
        assert_eq!(free, [1, 1, 2, 5, 12, 35, 108]);
        let fixed: Vec<usize> =
            (1..=7).map(|size| Polyomino::free(size).iter().map(|p| p.orientations().len()).sum()).collect();
        assert_eq!(fixed, [1, 2, 6, 19, 63, 216, 760]);
    }
}
