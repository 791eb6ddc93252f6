//! How large the trees of an ensemble grow, and which tests each of them may choose from (a random part of them, as in Breiman 2001). Knows nothing of
//! examples and Go.

use super::sample::mixed;
use crate::coverage::Pack;

/// How a tree of an ensemble is grown.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shape {
    /// The largest number of leaves.
    pub(super) leaves: usize,
    /// The least number of drawn examples in a branch.
    pub(super) minimal_cases: usize,
    /// The largest number of tests on a path.
    pub(super) depth: usize,
    /// What is added to second derivatives.
    pub(super) damping: f64,
    /// The share of the refinements that are compared, and whether others are chosen for each node, and not for each tree.
    pub(super) refinements: f64,
    pub(super) by_node: bool,
    /// Decides which.
    pub(super) seed: u64,
}

impl Shape {
    /// The refinements of a pack that are compared at all nodes of a tree.
    pub(super) fn of_tree(&self, pack: &Pack<'_>) -> Vec<u64> {
        if self.by_node || self.refinements >= 1.0 { pack.mask(|_, _| !0) } else { self.chosen(pack, 0) }
    }

    /// A share of the refinements of a pack, others for each `turn`.
    pub(super) fn chosen(&self, pack: &Pack<'_>, turn: u64) -> Vec<u64> {
        let limit = (self.refinements.clamp(0.0, 1.0) * 65536.0) as u64;
        pack.mask(|block, word| {
            (0..64).step_by(4).fold(0, |bits, first| {
                let random = mixed([mixed([self.seed, turn, block]), 4, (word * 64 + first) as u64]);
                let chosen = |at: u64| u64::from((random >> (16 * at) & 0xffff) < limit) << (first as u64 + at);
                (0..4).fold(bits, |bits, at| bits | chosen(at))
            })
        })
    }
}
