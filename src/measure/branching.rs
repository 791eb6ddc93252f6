//! How much a ranking narrows a search: the estimate of Ramon, Francis and Blockeel (2000), section 4.2.3.
//!
//! Of the moves in a position the search looks at the first b′ only. If the best one is the i-th, the i moves up to it
//! cost a full search of the next level each, while each of the b′ − i others ends at the opponent's best answer, which
//! is his j-th. With the probability pᵢ of a best move at rank i the cost of depth n is at most
//! T(n) = Σᵢ pᵢ (i T(n−1) + (b′−i) Σⱼ pⱼ j T(n−2)); the base at which it grows solves x² = A x + B, where A is the mean
//! rank Σ pᵢ i and B is (b′ − A) A.

use serde::{Deserialize, Serialize};

/// A search that is narrowed as far as a risk allows.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Branching {
    /// The share of groups in which every correct candidate may be missed, from 0 to 1.
    pub missed: f64,
    /// The smallest number of candidates to look at, b′; none where there are no correct candidates.
    pub candidates: Option<usize>,
    /// The upper bound on the average branching factor of a search that looks at them in the order of the ranking.
    pub bound: Option<f64>,
}

impl Branching {
    /// From the probabilities that the first correct candidate stands at rank 1, 2, …
    #[must_use]
    pub fn new(first_correct: &[f64], missed: f64) -> Self {
        let total: f64 = first_correct.iter().sum();
        let mut found = 0.0;
        // Probabilities are sums of rounded fractions: a miss of exactly the allowed share must not fail by a last bit.
        let enough = (1.0 - missed) * total - 1e-12;
        let candidates = first_correct
            .iter()
            .position(|probability| {
                found += probability;
                found > 0.0 && found >= enough
            })
            .map(|index| index + 1);
        let bound = candidates.and_then(|count| branching_bound(&first_correct[..count]));
        Self { missed, candidates, bound }
    }
}

/// The base of the recurrence for probabilities at the ranks 1 to b′, which are scaled to a sum of 1; none if their sum is
/// not positive.
#[must_use]
pub fn branching_bound(probabilities: &[f64]) -> Option<f64> {
    let total: f64 = probabilities.iter().sum();
    if !(total > 0.0 && total.is_finite()) {
        return None;
    }
    let mean: f64 = probabilities.iter().enumerate().map(|(index, p)| (index + 1) as f64 * p).sum::<f64>() / total;
    let rest = (probabilities.len() as f64 - mean).max(0.0) * mean;
    Some((mean + (mean * mean + 4.0 * rest).sqrt()) / 2.0)
}
