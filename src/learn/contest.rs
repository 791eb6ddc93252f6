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
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use std::ops::Range;

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
///
/// The examples are held in the order of their interpretations (here: groups), so that a group is a range.
pub(super) struct Contest {
    ranking: Ranking,
    /// Where each example is in that order.
    position: Vec<u32>,
    /// Where each group begins, and at last where the last one ends.
    starts: Vec<u32>,
    /// The rewards of each example, as a share of all rewards in its group.
    share: Vec<f64>,
    /// Whether something in the group is rewarded: otherwise nothing can be ranked.
    rewarded: Vec<bool>,
    leaf: Vec<u32>,
    /// Which leaves the examples of each group are in. Those of a group begin where the group begins, and are as many as `kinds` says:
    /// far fewer than its examples, which is why strengths are adjusted by them.
    presence: Vec<Presence>,
    kinds: Vec<u32>,
    slopes: Vec<Slope>,
    /// By node.
    strengths: Vec<f64>,
    /// The slopes of all examples of a node in sum.
    sums: Vec<Slope>,
}

/// The examples of a group that are in one leaf.
#[derive(Clone, Copy, Debug, Default)]
struct Presence {
    leaf: u32,
    count: u32,
    /// Their rewards, as a share of all rewards in the group.
    share: f64,
}

/// How many parts the groups are cut into to be worked on in parallel. It must not depend on the number of threads: the
/// parts decide the order in which sums are added.
const PARTS: u32 = 16;

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
        let mut order: Vec<u32> = (0..examples.len() as u32).collect();
        order.sort_by_key(|&at| group[at as usize]);
        let mut position = vec![0; examples.len()];
        let mut starts: Vec<u32> = Vec::with_capacity(numbers.len() + 1);
        for (at, &example) in order.iter().enumerate() {
            position[example as usize] = at as u32;
            if group[example as usize] as usize == starts.len() {
                starts.push(at as u32);
            }
        }
        starts.push(examples.len() as u32);
        let mut sums = vec![0.0; numbers.len()];
        for (&group, &target) in group.iter().zip(targets).filter(|(_, target)| **target > 0.0) {
            sums[group as usize] += target;
        }
        let share = |&example: &u32| match targets[example as usize] {
            target if target > 0.0 => target / sums[group[example as usize] as usize],
            _ => 0.0,
        };
        let mut contest = Self {
            ranking,
            share: order.iter().map(share).collect(),
            position,
            starts,
            rewarded: sums.iter().map(|sum| *sum > 0.0).collect(),
            leaf: vec![0; examples.len()],
            presence: vec![Presence::default(); examples.len()],
            kinds: vec![1; sums.len()],
            slopes: vec![Slope::default(); examples.len()],
            strengths: vec![0.0],
            sums: Vec::new(),
        };
        for group in 0..contest.kinds.len() {
            let members = contest.members(group as u32);
            let first = members.start;
            let share = contest.share[members.clone()].iter().sum();
            contest.presence[first] = Presence { leaf: 0, count: members.len() as u32, share };
        }
        contest.settle();
        contest.spread();
        Some(contest)
    }

    /// The groups with something rewarded, some at a time: always the same together, whatever the number of threads.
    fn parts(&self) -> impl IndexedParallelIterator<Item = Range<u32>> + use<> {
        let groups = self.rewarded.len() as u32;
        let size = groups.div_ceil(PARTS).max(1);
        (0..groups.div_ceil(size)).into_par_iter().map(move |part| part * size..((part + 1) * size).min(groups))
    }

    /// Works out the sums of slopes by node for the present strengths.
    fn settle(&mut self) {
        let weights = self.weights();
        let sums: Vec<Vec<Slope>> = self
            .parts()
            .map(|groups| {
                let mut sums = vec![Slope::default(); weights.len()];
                for group in groups.filter(|&group| self.rewarded[group as usize]) {
                    let standing = Standing::of(self.present(group), &weights, self.ranking.sharpness);
                    for presence in self.present(group) {
                        let of_leaf = &mut sums[presence.leaf as usize];
                        *of_leaf = of_leaf.plus(standing.slopes(presence, &weights));
                    }
                }
                sums
            })
            .collect();
        self.sums = vec![Slope::default(); self.strengths.len()];
        for part in sums {
            self.sums.iter_mut().zip(part).for_each(|(sum, part)| *sum = sum.plus(part));
        }
    }

    /// The same for two leaves alone, which have examples in the given groups.
    fn settle_two(&mut self, nodes: [usize; 2], groups: &[u32]) {
        let weights = self.weights();
        let sums: Vec<[Slope; 2]> = groups
            .par_chunks(groups.len().div_ceil(PARTS as usize).max(64))
            .map(|groups| {
                let mut sums = [Slope::default(); 2];
                for &group in groups {
                    let standing = Standing::of(self.present(group), &weights, self.ranking.sharpness);
                    for presence in self.present(group) {
                        if let Some(at) = nodes.iter().position(|&node| node == presence.leaf as usize) {
                            sums[at] = sums[at].plus(standing.slopes(presence, &weights));
                        }
                    }
                }
                sums
            })
            .collect();
        for (at, node) in nodes.into_iter().enumerate() {
            self.sums[node] = sums.iter().fold(Slope::default(), |sum, part| sum.plus(part[at]));
        }
    }

    fn weights(&self) -> Vec<f64> {
        self.strengths.iter().map(|strength| strength.exp()).collect()
    }

    /// Works out the slopes of all examples for the present strengths.
    fn spread(&mut self) {
        let weights = self.weights();
        let slopes: Vec<Vec<Slope>> =
            self.parts().map(|groups| groups.flat_map(|group| self.slopes_of(group, &weights)).collect()).collect();
        self.slopes = slopes.into_iter().flatten().collect();
    }

    /// The same for some groups alone.
    fn spread_some(&mut self, groups: &[u32]) {
        let weights = self.weights();
        let slopes: Vec<Vec<Slope>> =
            groups.par_iter().map(|&group| self.slopes_of(group, &weights).collect()).collect();
        for (&group, slopes) in groups.iter().zip(slopes) {
            let members = self.members(group);
            self.slopes[members].copy_from_slice(&slopes);
        }
    }

    /// The slopes of the examples of a group.
    fn slopes_of<'c>(&'c self, group: u32, weights: &'c [f64]) -> impl Iterator<Item = Slope> + use<'c> {
        let standing = Standing::of(self.present(group), weights, self.ranking.sharpness);
        let rewarded = self.rewarded[group as usize];
        let members = self.members(group);
        self.leaf[members.clone()].iter().zip(&self.share[members]).map(move |(&leaf, &share)| match rewarded {
            true => standing.slopes(&Presence { leaf, count: 1, share }, weights),
            false => Slope::default(),
        })
    }

    /// In which leaves a group has examples.
    fn present(&self, group: u32) -> &[Presence] {
        let start = self.starts[group as usize] as usize;
        &self.presence[start..start + self.kinds[group as usize] as usize]
    }

    fn members(&self, group: u32) -> Range<usize> {
        self.starts[group as usize] as usize..self.starts[group as usize + 1] as usize
    }

    /// The groups with something rewarded that the examples at some places are in, ascending.
    fn groups_of(&self, places: &[u32]) -> Vec<u32> {
        let group = |place: u32| self.starts.partition_point(|start| *start <= self.position[place as usize]) - 1;
        let mut groups: Vec<u32> = places.iter().map(|&place| group(place) as u32).collect();
        groups.sort_unstable();
        groups.dedup();
        groups.retain(|&group| self.rewarded[group as usize]);
        groups
    }

    /// Tells that the examples at some places are now in the leaf of a new node, below the node `from`.
    pub(super) fn moved(&mut self, places: &[u32], node: usize, from: usize) {
        self.strengths.resize(self.strengths.len().max(node + 1), 0.0);
        self.sums.resize(self.strengths.len(), Slope::default());
        self.strengths[node] = self.strengths[from];
        self.sums[node] = self.sum(places);
        self.sums[from] = Slope::default();
        for &place in places {
            self.move_one(place as usize, node as u32);
        }
    }

    fn move_one(&mut self, place: usize, node: u32) {
        let position = self.position[place] as usize;
        let from = std::mem::replace(&mut self.leaf[position], node);
        let group = self.starts.partition_point(|start| *start as usize <= position) - 1;
        let members = self.members(group as u32);
        let (presence, kinds) = (&mut self.presence[members], &mut self.kinds[group]);
        let share = self.share[position];
        // A leaf that lost its last example leaves its place to the last one, so that there is always room for one more.
        if let Some(at) = presence[..*kinds as usize].iter().position(|presence| presence.leaf == from) {
            presence[at].count -= 1;
            presence[at].share -= share;
            if presence[at].count == 0 {
                *kinds -= 1;
                presence[at] = presence[*kinds as usize];
            }
        }
        match presence[..*kinds as usize].iter_mut().find(|presence| presence.leaf == node) {
            Some(presence) => {
                presence.count += 1;
                presence.share += share;
            }
            None => {
                presence[*kinds as usize] = Presence { leaf: node, count: 1, share };
                *kinds += 1;
            }
        }
    }

    /// Moves the strengths of all leaves towards their best values, some steps of Newton's method for each by itself.
    pub(super) fn adjust(&mut self, steps: usize) {
        for _ in 0..steps {
            for node in 0..self.strengths.len() {
                self.step(node);
            }
            self.settle();
        }
        self.spread();
    }

    /// Moves the strengths of two leaves alone, which have the examples at some places between them.
    pub(super) fn adjust_two(&mut self, nodes: [usize; 2], places: &[u32], steps: usize) {
        let groups = self.groups_of(places);
        for _ in 0..steps {
            nodes.into_iter().for_each(|node| self.step(node));
            self.settle_two(nodes, &groups);
        }
        self.spread_some(&groups);
    }

    fn step(&mut self, node: usize) {
        let slope = self.sums[node];
        let curvature = slope.second + self.ranking.damping;
        if curvature > 0.0 {
            self.strengths[node] += (slope.first / curvature).clamp(-LONGEST_STEP, LONGEST_STEP);
        }
    }

    /// The strength of a node: of a leaf, or what it was when the node was a leaf.
    pub(super) fn strength(&self, node: usize) -> f64 {
        self.strengths[node]
    }

    /// The slope of one example.
    pub(super) fn slope(&self, place: usize) -> Slope {
        self.slopes[self.position[place] as usize]
    }

    /// The slopes of examples in sum.
    pub(super) fn sum(&self, places: &[u32]) -> Slope {
        places.iter().fold(Slope::default(), |sum, &place| sum.plus(self.slope(place as usize)))
    }

    /// What is gained if those of some examples that a test covers may have a strength of their own.
    pub(super) fn gain(&self, all: Slope, covered: Slope) -> f64 {
        let gain = |slope: Slope| slope.first * slope.first / (slope.second.max(0.0) + self.ranking.damping);
        let others = Slope { first: all.first - covered.first, second: all.second - covered.second };
        gain(covered) + gain(others) - gain(all)
    }
}

/// How the examples of a group stand to each other.
struct Standing {
    /// How much the group counts.
    importance: f64,
    /// What makes a weight the probability of being chosen.
    scale: f64,
}

impl Standing {
    fn of(present: &[Presence], weights: &[f64], sharpness: f64) -> Self {
        let (mut sum, mut likely) = (0.0_f64, 0.0_f64);
        for presence in present {
            let weight = weights[presence.leaf as usize];
            sum += f64::from(presence.count) * weight;
            likely += presence.share * weight;
        }
        let chance = (likely / sum).max(0.0);
        // The common power by an operation that is the same to the bit on every machine.
        let importance = if sharpness == 0.5 { chance.sqrt() } else { chance.powf(sharpness) };
        Self { importance, scale: 1.0 / sum }
    }

    /// The slopes in sum of examples that are in one leaf.
    fn slopes(&self, presence: &Presence, weights: &[f64]) -> Slope {
        let chance = weights[presence.leaf as usize] * self.scale;
        let count = f64::from(presence.count);
        Slope {
            first: self.importance * (presence.share - count * chance),
            second: self.importance * count * chance * (1.0 - chance),
        }
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
    fn settling_some_groups_agrees_with_settling_all() {
        let places = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        for sharpness in [0.0, 0.5] {
            let (mut some, mut all) = (contest(sharpness), contest(sharpness));
            for contest in [&mut some, &mut all] {
                contest.moved(&[0, 1, 4, 8], 1, 0);
                contest.moved(&[2, 3, 5, 6, 7], 2, 0);
                contest.ranking.damping = 0.1;
            }
            some.adjust_two([1, 2], &places, 5);
            all.adjust(5);
            for node in [1, 2] {
                assert!((some.strength(node) - all.strength(node)).abs() < 1e-9);
                assert!((some.sums[node].first - all.sums[node].first).abs() < 1e-9);
            }
            assert!(places.iter().all(|&p| (some.slope(p as usize).first - all.slope(p as usize).first).abs() < 1e-9));
        }
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
