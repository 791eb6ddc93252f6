//! Runs of thresholds: of the bits of a row only those are looked at from which others follow.
//!
//! Where refinements differ in the threshold alone, as `N < 2`, `N < 3`, `N < 5`, one that covers an example makes all looser ones cover it
//! too. So it is enough to count an example at the tightest one, and to add up along the run when all examples are counted: the cumulative
//! histograms of propositional learners (Ke, Meng, Finley et al., LightGBM, 2017), here for families of relational tests.

/// Which bits of a row follow from a neighbour.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Runs {
    /// The bit is set wherever the one before it is.
    after: Vec<u64>,
    /// The bit is set wherever the one behind it is.
    before: Vec<u64>,
}

impl Runs {
    /// No run among so many words of bits.
    #[must_use]
    pub fn none(words: usize) -> Self {
        Self { after: vec![0; words], before: vec![0; words] }
    }

    /// Says that a bit is set wherever a neighbour of it is. Other pairs of bits say nothing that could be used.
    pub(super) fn follows(&mut self, bit: usize, from: usize) {
        let masks = if from + 1 == bit {
            &mut self.after
        } else if bit + 1 == from {
            &mut self.before
        } else {
            return;
        };
        masks[bit / 64] |= 1 << (bit % 64);
    }

    /// Adds the runs of other bits, which begin at a place among these.
    pub(super) fn add(&mut self, at: usize, other: &Self) {
        super::profile::unite(&mut self.after, at, &other.after);
        super::profile::unite(&mut self.before, at, &other.before);
    }

    /// Calls `found` with the bits of a row that follow from no neighbour.
    #[inline]
    pub fn first_bits(&self, row: &[u64], mut found: impl FnMut(usize)) {
        let mut carry = 0;
        for (word, &bits) in row.iter().enumerate() {
            let next = row.get(word + 1).map_or(0, |next| next << 63);
            let implied = ((bits << 1 | carry) & self.after[word]) | ((bits >> 1 | next) & self.before[word]);
            carry = bits >> 63;
            let mut rest = bits & !implied;
            while rest != 0 {
                found(word * 64 + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }

    /// Calls `carry` with each bit and the one that follows from it, so that what was counted at first bits alone can be added up.
    pub fn carry_on(&self, mut carry: impl FnMut(usize, usize)) {
        super::each_bit(&self.after, |bit| carry(bit - 1, bit));
        for (word, &bits) in self.before.iter().enumerate().rev() {
            let mut rest = bits;
            while rest != 0 {
                let bit = 63 - rest.leading_zeros() as usize;
                carry(word * 64 + bit + 1, word * 64 + bit);
                rest &= !(1 << bit);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage::each_bit;
    use proptest::prelude::*;

    proptest! {
        /// Runs of random lengths and directions over three words, and a row in which they hold: what is counted at the first bits and
        /// carried on is the row.
        #[test]
        fn first_bits_stand_for_the_row(
            lengths in prop::collection::vec((1_usize..9, any::<bool>(), 0_usize..9), 40),
        ) {
            let (mut runs, mut row, mut at) = (Runs::none(3), vec![0_u64; 3], 0);
            for (length, rising, held) in lengths {
                let end = (at + length).min(192);
                for bit in at..end {
                    if bit > at {
                        if rising { runs.follows(bit, bit - 1) } else { runs.follows(bit - 1, bit) }
                    }
                    let place = if rising { end - 1 - bit } else { bit - at };
                    if place < held {
                        row[bit / 64] |= 1 << (bit % 64);
                    }
                }
                at = end;
            }
            let (mut counted, mut firsts) = (vec![0; 192], 0);
            runs.first_bits(&row, |bit| { counted[bit] += 1; firsts += 1; });
            runs.carry_on(|from, to| counted[to] += counted[from]);
            let mut expected = vec![0; 192];
            each_bit(&row, |bit| expected[bit] += 1);
            prop_assert_eq!(counted, expected);
            prop_assert!(firsts <= 40);
        }
    }
}
