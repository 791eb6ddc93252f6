//! How sure a measure is: Wilson's interval for a share (E. B. Wilson 1927), the bootstrap for means over groups
//! (B. Efron 1979), and the difference of two measures on the same groups.
//!
//! Candidates of one group depend on each other, groups do not: what is drawn anew is always the group.

use rand_pcg::Pcg64;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// A range that a value lies in with some confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// A difference of means on the same groups.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The mean of the second less that of the first.
    pub mean: f64,
    /// Where the true difference lies with the confidence asked for.
    pub interval: Interval,
}

/// The number of standard deviations that makes 95 % of a normal distribution.
pub const Z95: f64 = 1.959_963_984_540_054;

/// Wilson's interval for a share, from the number of successes (which may be an expectation) among `trials`; `z` is a
/// number of standard deviations such as [`Z95`]. The whole range from 0 to 1 without trials.
#[must_use]
pub fn wilson(successes: f64, trials: usize, z: f64) -> Interval {
    if trials == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let trials = trials as f64;
    let share = (successes / trials).clamp(0.0, 1.0);
    let weight = z * z / trials;
    let centre = (share + weight / 2.0) / (1.0 + weight);
    let spread = z / (1.0 + weight) * (share * (1.0 - share) / trials + weight / (4.0 * trials)).sqrt();
    // The share itself always lies inside; rounding must not leave it out at 0 and 1.
    Interval { low: (centre - spread).clamp(0.0, share), high: (centre + spread).clamp(share, 1.0) }
}

/// The percentile bootstrap interval for the mean of one value a group. `confidence` is a share such as 0.95; the seed
/// determines the result. None without values, without samples, or where a value is not finite.
#[must_use]
pub fn bootstrap(values: &[f64], samples: usize, confidence: f64, seed: u64) -> Option<Interval> {
    if values.is_empty() || samples == 0 || values.iter().any(|value| !value.is_finite()) {
        return None;
    }
    let mut random = Pcg64::seed_from_u64(seed);
    let mut means: Vec<f64> = (0..samples)
        .map(|_| {
            let sum: f64 = (0..values.len()).map(|_| values[below(&mut random, values.len())]).sum();
            sum / values.len() as f64
        })
        .collect();
    means.sort_by(f64::total_cmp);
    let tail = (1.0 - confidence.clamp(0.0, 1.0)) / 2.0;
    let at = |share: f64| means[((samples - 1) as f64 * share).round() as usize];
    Some(Interval { low: at(tail), high: at(1.0 - tail) })
}

/// How much the second measure is above the first, given one value of each for every group, with a bootstrap interval.
/// None where [`bootstrap`] gives none or the lists are not equally long.
#[must_use]
pub fn paired_difference(
    first: &[f64],
    second: &[f64],
    samples: usize,
    confidence: f64,
    seed: u64,
) -> Option<Difference> {
    if first.len() != second.len() {
        return None;
    }
    let differences: Vec<f64> = first.iter().zip(second).map(|(first, second)| second - first).collect();
    let interval = bootstrap(&differences, samples, confidence, seed)?;
    Some(Difference { mean: differences.iter().sum::<f64>() / differences.len() as f64, interval })
}

/// A number below `limit` by multiplication: the stream stays the same whatever a crate changes in its distributions.
fn below(random: &mut Pcg64, limit: usize) -> usize {
    ((u128::from(random.next_u64()) * limit as u128) >> 64) as usize
}
