//! Rows of bits: which refinements of a pack cover which examples.

use super::pack::Pack;
use rayon::prelude::*;

/// Which refinements of a pack cover some examples: a row of bits for each, one bit a refinement.
#[derive(Debug, Default)]
pub struct Covered {
    /// The number of words in a row.
    words: usize,
    bits: Vec<u64>,
}

impl Covered {
    /// Rows for so many examples, still empty.
    #[must_use]
    pub fn new(pack: &Pack<'_>, examples: usize) -> Self {
        Self { words: pack.words(), bits: vec![0; pack.words() * examples] }
    }

    /// How many rows there are; none if they are empty.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.bits.len() / self.words.max(1)
    }

    /// What the rows take.
    #[must_use]
    pub fn bytes(&self) -> usize {
        8 * self.bits.len()
    }

    /// The bits of all rows together.
    #[must_use]
    pub fn union(&self) -> Vec<u64> {
        let mut all = vec![0; self.words];
        for row in self.bits.chunks_exact(self.words.max(1)) {
            all.iter_mut().zip(row).for_each(|(all, bits)| *all |= bits);
        }
        all
    }

    /// The rows of some of the examples, in the order given.
    #[must_use]
    pub fn of(&self, examples: &[u32]) -> Self {
        let rows = examples.iter().flat_map(|&example| self.row(example as usize));
        let mut bits = Vec::with_capacity(self.words * examples.len());
        bits.extend(rows);
        Self { words: self.words, bits }
    }

    /// The row of an example.
    #[must_use]
    pub fn row(&self, example: usize) -> &[u64] {
        &self.bits[example * self.words..(example + 1) * self.words]
    }

    /// The rows, `count` at a time.
    pub fn chunks_mut(&mut self, count: usize) -> impl rayon::iter::IndexedParallelIterator<Item = &mut [u64]> {
        self.bits.par_chunks_mut((self.words * count).max(1))
    }

    /// Whether a refinement covers an example.
    #[must_use]
    pub fn covers(&self, example: usize, refinement: usize) -> bool {
        self.row(example)[refinement / 64] >> (refinement % 64) & 1 == 1
    }
}
