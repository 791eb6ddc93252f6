//! Growing for ranking: the examples of one interpretation compete.
//!
//! Each leaf has a strength, and in an interpretation an example is chosen with a probability that is proportional to the
//! exponential of the strength of its leaf (the choice model of Luce, 1959; for moves of Go Coulom, 2007; as a loss for ranking
//! Cao et al., ListNet, 2007). What is to be raised is the log-likelihood of the rewarded examples, or with a sharpness above 0
//! that of Ferrari and Yang's q-likelihood (2010), in which an interpretation counts by the power of the probability that a
//! rewarded example has already: the more so, the more the first rank alone matters. A test is as good as the second-order
//! gain of letting its branches have strengths of their own (Friedman, LogitBoost, 2000). This module knows nothing of Go.

use crate::bias::Ranking;
use crate::interpretation::{ExampleSet, Targets};
use rustc_hash::FxHashMap;

/// The first and the negated second derivative of the objective by a strength.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Slope {
    pub(super) first: f64,
    pub(super) second: f64,
}

impl Slope {
    fn plus(self, other: Self) -> Self {
        Self { first: self.first + other.first, second: self.second + other.second }
    }
}

/// The largest change of a strength in one step: far from the optimum the second derivative says little.
const LONGEST_STEP: f64 = 1.0;

/// Competing examples, and the strengths of the leaves where they are.
pub(super) struct Contest {
    ranking: Ranking,
    /// The interpretation of each example, numbered from 0.
    group: Vec<u32>,
    /// The rewards of each example, as a share of all rewards in its interpretation.
    share: Vec<f64>,
    /// The number of rewarded examples in each interpretation.
    rewarded: Vec<f64>,
    leaf: Vec<u32>,
    /// By node.
    strengths: Vec<f64>,
    slopes: Vec<Slope>,
}

impl Contest {
    /// The contest before the first test. Rewards are the positive targets; classes are not ranked.
    pub(super) fn new(examples: &ExampleSet, ranking: Ranking) -> Option<Self> {
        let Targets::Numeric(targets) = examples.targets() else { return None };
        let mut numbers = FxHashMap::default();
        let group: Vec<u32> = (0..examples.len())
            .map(|at| {
                let next = numbers.len() as u32;
                *numbers.entry(examples.interpretation(at)).or_insert(next)
            })
            .collect();
        let (mut sums, mut rewarded) = (vec![0.0; numbers.len()], vec![0.0; numbers.len()]);
        for (&group, &target) in group.iter().zip(targets).filter(|(_, target)| **target > 0.0) {
            sums[group as usize] += target;
            rewarded[group as usize] += 1.0;
        }
        let share = group.iter().zip(targets).map(|(&group, &target)| match target > 0.0 {
            true => target / sums[group as usize],
            false => 0.0,
        });
        let mut contest = Self {
            ranking,
            share: share.collect(),
            group,
            rewarded,
            leaf: vec![0; examples.len()],
            strengths: vec![0.0],
            slopes: vec![Slope::default(); examples.len()],
        };
        contest.settle();
        Some(contest)
    }

    /// Works out the slopes for the present strengths.
    fn settle(&mut self) {
        let weights: Vec<f64> = self.strengths.iter().map(|strength| strength.exp()).collect();
        let mut sums = vec![0.0; self.rewarded.len()];
        let mut likely = vec![0.0; self.rewarded.len()];
        for ((&leaf, &group), &share) in self.leaf.iter().zip(&self.group).zip(&self.share) {
            sums[group as usize] += weights[leaf as usize];
            likely[group as usize] += share * weights[leaf as usize];
        }
        let importance: Vec<f64> = (0..sums.len())
            .map(|group| match self.rewarded[group] > 0.0 {
                true => (likely[group] / sums[group]).powf(self.ranking.sharpness),
                // Where nothing is rewarded nothing can be ranked.
                false => 0.0,
            })
            .collect();
        for (at, slope) in self.slopes.iter_mut().enumerate() {
            let group = self.group[at] as usize;
            let chance = weights[self.leaf[at] as usize] / sums[group];
            *slope = Slope {
                first: importance[group] * (self.share[at] - chance),
                second: importance[group] * chance * (1.0 - chance),
            };
        }
    }

    /// Tells that the examples at some places are now in the leaf of a new node, below the node `from`.
    pub(super) fn moved(&mut self, places: &[u32], node: usize, from: usize) {
        self.strengths.resize(self.strengths.len().max(node + 1), 0.0);
        self.strengths[node] = self.strengths[from];
        places.iter().for_each(|&place| self.leaf[place as usize] = node as u32);
    }

    /// Moves the strengths of all leaves towards their best values, some steps of Newton's method for each by itself.
    pub(super) fn adjust(&mut self, steps: usize) {
        for _ in 0..steps {
            let mut sums = vec![Slope::default(); self.strengths.len()];
            for (&leaf, &slope) in self.leaf.iter().zip(&self.slopes) {
                sums[leaf as usize] = sums[leaf as usize].plus(slope);
            }
            for (strength, slope) in self.strengths.iter_mut().zip(sums) {
                let step = slope.first / (slope.second + self.ranking.damping);
                *strength += step.clamp(-LONGEST_STEP, LONGEST_STEP);
            }
            self.settle();
        }
    }

    /// The strength of a node: of a leaf, or what it was when the node was a leaf.
    pub(super) fn strength(&self, node: usize) -> f64 {
        self.strengths[node]
    }

    /// The slope of one example.
    pub(super) fn slope(&self, place: usize) -> Slope {
        self.slopes[place]
    }

    /// The slopes of examples in sum.
    pub(super) fn sum(&self, places: &[u32]) -> Slope {
        places.iter().fold(Slope::default(), |sum, &place| sum.plus(self.slopes[place as usize]))
    }

    /// What is gained if those of some examples that a test covers may have a strength of their own.
    pub(super) fn gain(&self, all: Slope, covered: Slope) -> f64 {
        let gain = |slope: Slope| slope.first * slope.first / (slope.second.max(0.0) + self.ranking.damping);
        let others = Slope { first: all.first - covered.first, second: all.second - covered.second };
        gain(covered) + gain(others) - gain(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interpretation::{ExampleSet, Targets};

    /// Two interpretations of three examples, one rewarded in each, and one without a reward.
    fn contest(sharpness: f64) -> Contest {
        let mut set = ExampleSet::new(0, Targets::Numeric(Vec::new()));
        for (interpretation, targets) in [(3, [1.0, 0.0, 0.0]), (5, [0.0, 0.5, 0.0]), (9, [0.0, 0.0, 0.0])] {
            targets.iter().for_each(|&target| set.push_number(interpretation, &[], target));
        }
        Contest::new(&set, Ranking { damping: 0.0, sharpness }).unwrap()
    }

    #[test]
    fn slopes_sum_to_nothing_in_each_interpretation() {
        let mut contest = contest(0.0);
        contest.moved(&[0, 4, 7], 1, 0);
        contest.moved(&[1, 2, 3, 5, 6, 8], 2, 0);
        contest.adjust(1);
        for first in [0, 3, 6] {
            assert!(contest.sum(&[first, first + 1, first + 2]).first.abs() < 1e-12);
        }
        assert_eq!(contest.slope(7), Slope::default());
    }

    #[test]
    fn strengths_become_those_of_greatest_likelihood() {
        // The rewarded ones and one other of each interpretation are in one leaf: the likeliest chance of each is a half,
        // and that of the third next to nothing.
        let mut contest = contest(0.0);
        contest.moved(&[0, 1, 3, 4], 1, 0);
        contest.moved(&[2, 5, 6, 7, 8], 2, 0);
        contest.adjust(12);
        assert!(contest.strength(1) - contest.strength(2) > 4.0);
        assert!((contest.slope(0).first - 0.5).abs() < 0.01);
    }

    #[test]
    fn a_gain_is_never_negative_and_greatest_for_the_rewarded() {
        for sharpness in [0.0, 0.5, 1.0] {
            let contest = contest(sharpness);
            let all = contest.sum(&[0, 1, 2, 3, 4, 5]);
            let gain = |places: &[u32]| contest.gain(all, contest.sum(places));
            assert!(gain(&[0, 4]) > gain(&[0]) && gain(&[0]) > gain(&[0, 1]) && gain(&[1, 3]) > 0.0, "{sharpness}");
        }
    }

    #[test]
    fn sharpness_weighs_what_is_likely() {
        let (mut plain, mut sharp) = (contest(0.0), contest(1.0));
        for contest in [&mut plain, &mut sharp] {
            contest.moved(&[0], 1, 0);
            contest.moved(&[1, 2, 3, 4, 5, 6, 7, 8], 2, 0);
            contest.adjust(1);
        }
        let ratio = |contest: &Contest| contest.slope(0).first / contest.slope(4).first;
        assert!(ratio(&sharp) > ratio(&plain));
    }
}
