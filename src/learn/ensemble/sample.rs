//! Which examples a tree is grown on, and their slopes as whole numbers.
//!
//! Most moves of a position are soon known to be bad and have next to no slope. So examples are drawn with a probability in proportion
//! to the size of their slopes, those with large ones always, and count the more the rarer they are drawn: sums of slopes
//! stay right on average, and vary least of all ways to draw so many (minimal variance sampling: Ibragimov and Gusev, 2019).
//!
//! Slopes are rounded to whole numbers, in units that are fixed for a tree. Sums of whole numbers are exact in whatever order they
//! are added, and what a part lacks can be had by subtraction. This module knows nothing of Go.

use super::goal::Slope;
use rayon::prelude::*;

/// A slope in units of its tree: the first derivative in two's complement; the number of examples above [`COUNT`], and below it
/// the second derivative.
pub(super) type Units = [u64; 2];

/// The bit from which on examples are counted.
const COUNT: u32 = 40;

/// Adds what another sum contains.
pub(super) fn add(sum: &mut Units, more: Units) {
    sum[0] = sum[0].wrapping_add(more[0]);
    sum[1] = sum[1].wrapping_add(more[1]);
}

/// What remains of a sum without a part of it.
pub(super) fn without(sum: Units, part: Units) -> Units {
    [sum[0].wrapping_sub(part[0]), sum[1].wrapping_sub(part[1])]
}

/// The number of examples in a sum.
pub(super) fn count(sum: Units) -> usize {
    (sum[1] >> COUNT) as usize
}

/// Examples drawn, with their slopes.
pub(super) struct Sample {
    /// Their places, ascending.
    pub(super) places: Vec<u32>,
    /// Their slopes, in the same order.
    pub(super) units: Vec<Units>,
    /// What a unit of the first and of the second derivative is worth.
    worth: [f64; 2],
}

/// No more examples than this are counted in one sum.
pub(super) const MOST_EXAMPLES: usize = 1 << (63 - COUNT);

impl Sample {
    /// Draws about so many of some examples. `slopes` are those of all examples; `chance` gives each place a number from 0 to 1.
    pub(super) fn new(places: Vec<u32>, slopes: &[Slope], most: usize, chance: impl Fn(u32) -> f64) -> Self {
        let size = |place: u32| {
            let slope = slopes[place as usize];
            slope.first.hypot(slope.second)
        };
        let mut drawn: Vec<(u32, f64)> = Vec::with_capacity(places.len().min(2 * most));
        if places.len() <= most {
            drawn.extend(places.into_iter().map(|place| (place, 1.0)));
        } else {
            let sizes: Vec<f64> = places.par_iter().map(|&place| size(place)).collect();
            let sure = threshold(&sizes, most);
            for (&place, size) in places.iter().zip(sizes) {
                let probability = (size / sure).min(1.0);
                if probability >= 1.0 || chance(place) < probability {
                    drawn.push((place, 1.0 / probability));
                }
            }
        }
        drawn.retain(|&(place, weight)| size(place) > 0.0 && weight.is_finite());
        drawn.truncate(MOST_EXAMPLES);
        let weighted = |(place, weight): (u32, f64)| {
            let slope = slopes[place as usize];
            [slope.first * weight, slope.second * weight]
        };
        let mut largest = [0.0f64; 2];
        for of_one in drawn.iter().map(|&one| weighted(one)) {
            largest.iter_mut().zip(of_one).for_each(|(largest, of_one)| *largest = largest.max(of_one.abs()));
        }
        // So fine that no sum can overflow.
        let digits =
            [62, COUNT].map(|bits| bits - 1 - (drawn.len().max(1) as u64).next_power_of_two().trailing_zeros());
        let worth =
            [0, 1].map(|at| if largest[at] > 0.0 { largest[at] / f64::from(digits[at].min(52)).exp2() } else { 1.0 });
        let units = drawn
            .iter()
            .map(|&one| {
                let [first, second] = weighted(one);
                [(first / worth[0]).round() as i64 as u64, (1 << COUNT) + (second / worth[1]).round() as u64]
            })
            .collect();
        Self { places: drawn.into_iter().map(|(place, _)| place).collect(), units, worth }
    }

    /// The sums of the derivatives that a sum of slopes stands for.
    pub(super) fn slope(&self, sum: Units) -> Slope {
        let second = sum[1] & ((1 << COUNT) - 1);
        Slope { first: sum[0] as i64 as f64 * self.worth[0], second: second as f64 * self.worth[1] }
    }
}

/// The size from which on examples are sure to be drawn, if so many are wanted.
fn threshold(sizes: &[f64], most: usize) -> f64 {
    let (mut low, mut high) = (0.0, sizes.iter().sum::<f64>().max(f64::MIN_POSITIVE));
    for _ in 0..40 {
        let middle = 0.5 * (low + high);
        let expected: f64 = sizes.iter().map(|size| (size / middle).min(1.0)).sum();
        if expected > most as f64 {
            low = middle
        } else {
            high = middle
        }
        if high - low <= 1e-3 * high {
            break;
        }
    }
    high
}

/// A number from 0 to 1 that depends on some others alone, and on all their bits (the finaliser of SplitMix64: Steele, Lea and Flood, 2014).
pub(super) fn chance(numbers: [u64; 3]) -> f64 {
    (mixed(numbers) >> 11) as f64 / (1u64 << 53) as f64
}

/// A number that depends on some others alone, and on all their bits.
pub(super) fn mixed(numbers: [u64; 3]) -> u64 {
    numbers.into_iter().fold(0x9e37_79b9_7f4a_7c15, |state, number| {
        let mut z = (state ^ number).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slopes(count: usize) -> Vec<Slope> {
        let slope = |at: usize| {
            let size = if at.is_multiple_of(10) { 1.0 } else { 1e-3 * (at % 7) as f64 };
            Slope { first: if at.is_multiple_of(3) { size } else { -size }, second: size / 2.0 }
        };
        (0..count).map(slope).collect()
    }

    #[test]
    fn sums_of_units_stand_for_sums_of_slopes() {
        let slopes = slopes(1000);
        let sample = Sample::new((0..1000).collect(), &slopes, 1000, |_| 1.0);
        let mut all = [0; 2];
        sample.units.iter().for_each(|units| add(&mut all, *units));
        let exact = |which: fn(&Slope) -> f64| slopes.iter().filter(|s| s.second > 0.0).map(which).sum::<f64>();
        let found = sample.slope(all);
        assert!((found.first - exact(|s| s.first)).abs() < 1e-9 && (found.second - exact(|s| s.second)).abs() < 1e-4);
        assert_eq!(count(all), sample.places.len());
        let rest = without(all, sample.units[0]);
        assert_eq!(count(rest), count(all) - 1);
        let mut again = rest;
        add(&mut again, sample.units[0]);
        assert_eq!(again, all);
    }

    #[test]
    fn drawing_keeps_sums_on_average_and_large_slopes_always() {
        let slopes = slopes(5000);
        let exact: f64 = slopes.iter().map(|s| s.first).sum();
        let (mut sum, mut drawn) = (0.0, 0);
        for seed in 0..200 {
            let sample = Sample::new((0..5000).collect(), &slopes, 700, |place| chance([seed, 1, u64::from(place)]));
            assert!((0..500).all(|at| sample.places.binary_search(&(at * 10)).is_ok()));
            let mut all = [0; 2];
            sample.units.iter().for_each(|units| add(&mut all, *units));
            sum += sample.slope(all).first;
            drawn += sample.places.len();
        }
        // The mean of 200 sums deviates by 0.075.
        assert!((sum / 200.0 - exact).abs() < 0.3, "{} {exact}", sum / 200.0);
        assert!((drawn as f64 / 200.0 - 700.0).abs() < 20.0);
    }
}
