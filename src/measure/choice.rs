//! Strengths as probabilities: who is chosen among competitors.
//!
//! The model of R. D. Luce (*Individual Choice Behavior*, 1959) in its exponential form, known as softmax: a candidate is chosen with a
//! probability proportional to exp(strength).

/// For each candidate of a group the probability that it is chosen among all of them.
#[must_use]
pub fn choice_probabilities(strengths: &[f64]) -> Vec<f64> {
    let strongest = strengths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    // Measured from the strongest, nothing overflows, and its own share keeps the sum away from 0.
    let weight = |strength: &f64| if *strength == strongest { 1.0 } else { (strength - strongest).exp() };
    let all: f64 = strengths.iter().map(weight).sum();
    strengths.iter().map(|strength| weight(strength) / all).collect()
}

#[cfg(test)]
mod tests {
    use super::choice_probabilities;

    #[test]
    fn probabilities_sum_to_one_and_follow_the_strengths() {
        for strengths in
            [vec![0.0], vec![1.0, 1.0], vec![-3.0, 0.5, 7.5, 7.5], vec![1e300, -1e300, 0.0], vec![f64::INFINITY, 0.0]]
        {
            let found = choice_probabilities(&strengths);
            assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{strengths:?} {found:?}");
            for (a, p) in strengths.iter().zip(&found) {
                for (b, q) in strengths.iter().zip(&found) {
                    assert!(a <= b || p >= q, "{strengths:?} {found:?}");
                }
            }
        }
        let two = choice_probabilities(&[2.0_f64.ln(), 0.0]);
        assert!((two[0] - 2.0 / 3.0).abs() < 1e-12);
        assert!(choice_probabilities(&[]).is_empty());
    }
}
