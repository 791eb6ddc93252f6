//! How good a test is, and when it is good enough.

use super::tally::Sums;
use crate::bias::{Heuristic, LearningSettings, Task};

/// How well a test parts the examples of a node: for comparing tests of one node, and for comparing nodes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Quality {
    /// Larger is better among the tests of one node.
    pub(super) score: f64,
    /// Larger is better among nodes: the whole of the variance or information that the test takes away.
    pub(super) total: f64,
}

/// The quality of the test that covers `count` of the examples of a node with these sums; `None` if it may not be used.
pub(super) fn quality(settings: &LearningSettings, all: &Sums, count: usize, sums: &[f64]) -> Option<Quality> {
    let rest = all.count - count;
    if count < settings.minimal_cases.max(1) || rest < settings.minimal_cases.max(1) {
        return None;
    }
    let (n, yes, no) = (all.count as f64, count as f64, rest as f64);
    let total = match settings.task {
        Task::Regression => {
            let (sum, covered) = (all.sums[0], sums[0]);
            // Sum of squares between the branches. The squares of the targets cancel out.
            covered * covered / yes + (sum - covered) * (sum - covered) / no - sum * sum / n
        }
        Task::Classification => {
            let others = all.sums.iter().zip(sums).map(|(all, covered)| all - covered);
            n * information(all.sums.iter().copied(), n)
                - yes * information(sums.iter().copied(), yes)
                - no * information(others, no)
        }
    };
    // Rounding leaves a little where nothing is gained.
    let least = 1e-9 * all.squares;
    if total.is_nan() || total <= least {
        return None;
    }
    let score = match (settings.task, settings.heuristic) {
        (Task::Classification, Heuristic::GainRatio) => total / n / information([yes, no].into_iter(), n),
        _ => total,
    };
    Some(Quality { score, total })
}

/// The quality of a test with this gain for ranking, that covers `count` of `all` examples; `None` if it may not be used.
pub(super) fn ranking_quality(settings: &LearningSettings, all: usize, count: usize, gain: f64) -> Option<Quality> {
    let least = settings.minimal_cases.max(1);
    let usable = count >= least && all - count >= least && gain > 1e-9;
    usable.then_some(Quality { score: gain, total: gain })
}

/// The entropy in bits of counts that add up to `all`.
fn information(counts: impl Iterator<Item = f64>, all: f64) -> f64 {
    counts.filter(|count| *count > 0.0).map(|count| -(count / all) * (count / all).log2()).sum()
}

/// Whether a node need not be split: all targets are equal, or the largest class is large enough.
pub(super) fn is_pure(settings: &LearningSettings, all: &Sums) -> bool {
    match settings.task {
        Task::Regression => deviation(all) <= 1e-12 * all.squares,
        Task::Classification => all.sums.iter().any(|count| *count >= settings.accuracy * all.count as f64),
    }
}

/// The sum of squared deviations from the mean.
pub(super) fn deviation(all: &Sums) -> f64 {
    (all.squares - all.sums[0] * all.sums[0] / all.count.max(1) as f64).max(0.0)
}

/// Whether the test that takes `taken` from the squared deviation of a node is significant (regression).
pub(super) fn is_significant(settings: &LearningSettings, all: &Sums, taken: f64) -> bool {
    if settings.task != Task::Regression || settings.f_test >= 1.0 || settings.ranking.is_some() {
        return true;
    }
    let left = deviation(all) - taken;
    f_test_significance(taken, left, all.count) <= settings.f_test
}

/// The probability that a split of `n` numbers into two parts takes so much from their squared deviation by chance: the upper
/// tail of the F distribution with 1 and n − 2 degrees of freedom, at `taken / (left / (n - 2))`.
#[must_use]
pub fn f_test_significance(taken: f64, left: f64, n: usize) -> f64 {
    if n <= 2 {
        return 1.0;
    }
    if left <= 0.0 {
        return 0.0;
    }
    let degrees = (n - 2) as f64;
    let f = taken / (left / degrees);
    incomplete_beta(degrees / 2.0, 0.5, degrees / (degrees + f))
}

/// The regularised incomplete beta function I_x(a, b), by the continued fraction of Lentz (Abramowitz and Stegun 26.5.8).
fn incomplete_beta(a: f64, b: f64, x: f64) -> f64 {
    if x <= 0.0 {
        return 0.0;
    }
    if x >= 1.0 {
        return 1.0;
    }
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - incomplete_beta(b, a, 1.0 - x);
    }
    let front = (ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b) + a * x.ln() + b * (1.0 - x).ln()).exp() / a;
    let away_from_zero = |value: f64| if value.abs() < 1e-300 { 1e-300 } else { value };
    let (mut c, mut d) = (1.0, 1.0 / away_from_zero(1.0 - (a + b) * x / (a + 1.0)));
    let mut fraction = d;
    for m in 1..500 {
        let m = f64::from(m);
        let even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        let odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        let mut change = 1.0;
        for term in [even, odd] {
            d = 1.0 / away_from_zero(1.0 + term * d);
            c = away_from_zero(1.0 + term / c);
            change = c * d;
            fraction *= change;
        }
        if (change - 1.0).abs() < 1e-14 {
            break;
        }
    }
    front * fraction
}

/// The logarithm of the gamma function for positive arguments (Lanczos, g = 7, nine terms).
fn ln_gamma(x: f64) -> f64 {
    const COEFFICIENTS: [f64; 8] = [
        676.520_368_121_885_1,
        -1_259.139_216_722_402_8,
        771.323_428_777_653_1,
        -176.615_029_162_140_6,
        12.507_343_278_686_905,
        -0.138_571_095_265_720_12,
        9.984_369_578_019_572e-6,
        1.505_632_735_149_311_6e-7,
    ];
    let x = x - 1.0;
    let t = x + 7.5;
    let sum =
        COEFFICIENTS.iter().enumerate().map(|(at, c)| c / (x + at as f64 + 1.0)).sum::<f64>() + 0.999_999_999_999_809_9;
    0.5 * (2.0 * std::f64::consts::PI).ln() + (x + 0.5) * t.ln() - t + sum.ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn significance_agrees_with_tables() {
        // Critical values of F(1, d) at 5 % and 1 %.
        for (degrees, f, level) in [(10, 4.9646, 0.05), (10, 10.0443, 0.01), (1, 161.4476, 0.05), (120, 3.9201, 0.05)] {
            let significance = f_test_significance(f, f64::from(degrees), degrees as usize + 2);
            assert!((significance - level).abs() < 1e-5, "{degrees} {significance}");
        }
        assert_eq!(f_test_significance(1.0, 0.0, 5), 0.0);
        assert_eq!(f_test_significance(1.0, 1.0, 2), 1.0);
    }

    #[test]
    fn gain_of_a_perfect_split_is_the_whole_information() {
        let settings = LearningSettings { minimal_cases: 1, heuristic: Heuristic::Gain, ..Default::default() };
        let all = Sums { count: 8, sums: vec![4.0, 4.0], squares: 8.0 };
        let perfect = quality(&settings, &all, 4, &[4.0, 0.0]).unwrap();
        assert!((perfect.score - 8.0).abs() < 1e-12);
        assert_eq!(quality(&settings, &all, 4, &[2.0, 2.0]), None);
        assert_eq!(quality(&settings, &all, 0, &[0.0, 0.0]), None);
        assert_eq!(quality(&settings, &all, 8, &[4.0, 4.0]), None);
    }

    #[test]
    fn variance_agrees_with_its_definition() {
        let settings = LearningSettings { task: Task::Regression, minimal_cases: 1, ..Default::default() };
        let numbers = [1.0, 2.0, 2.5, 7.0, 8.0];
        let sums = |part: &[f64]| Sums {
            count: part.len(),
            sums: vec![part.iter().sum()],
            squares: part.iter().map(|x| x * x).sum(),
        };
        let (all, yes, no) = (sums(&numbers), sums(&numbers[..3]), sums(&numbers[3..]));
        let gained = quality(&settings, &all, 3, &yes.sums).unwrap().total;
        assert!((gained - (deviation(&all) - deviation(&yes) - deviation(&no))).abs() < 1e-12);
    }
}
