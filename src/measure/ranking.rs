//! The ranking of many groups: the table of the first ranks, mean ranks, the reward curve, the branching factor.
//!
//! After J. Ramon, T. Francis and H. Blockeel, *Learning a Go heuristic with Tilde* (2000), sections 4.2.2 and 4.2.3.

use super::branching::Branching;
use super::group::{Candidate, Group};
use serde::{Deserialize, Serialize};

/// Sums over groups, from which all measures follow. Adding the same groups in the same order gives the same bits; so
/// does merging the same parts in the same order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ranking {
    groups: usize,
    without_correct: usize,
    correct: usize,
    not_a_number: usize,
    rank_sum: f64,
    best_rank_sum: f64,
    reward: f64,
    /// For each rank the expected number of groups whose first correct candidate stands there.
    first_correct: Vec<f64>,
    /// For each rank the expected reward of the candidates there, summed over the groups.
    rewards: Vec<f64>,
}

/// The measures that are printed and stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RankingTable {
    /// The number of groups.
    pub problems: usize,
    /// The groups without a correct candidate: misses at every rank.
    pub without_correct: usize,
    /// Candidates whose score was not a number: ranked behind all others of their group.
    pub not_a_number: usize,
    /// The share of groups with a correct candidate among the first 1, 2, … 10, from 0 to 1.
    pub top: [f64; 10],
    /// The mean rank of all correct candidates; none where there are no correct candidates.
    pub mean_rank: Option<f64>,
    /// The mean rank of the best correct candidate of each group that has one.
    pub mean_best_rank: Option<f64>,
    /// The share of all rewards that the first 1, 2, … candidates of every group bring in, from 0 to 1.
    pub curve: Vec<f64>,
    /// For a search that misses a correct candidate in at most 1 % and at most 5 % of the groups that have one.
    pub branching: [Branching; 2],
}

impl Ranking {
    /// Without groups.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a group.
    pub fn add(&mut self, candidates: &[Candidate]) {
        self.add_group(&Group::new(candidates));
    }

    /// Adds a group that is ranked already.
    pub fn add_group(&mut self, group: &Group) {
        self.groups += 1;
        self.without_correct += usize::from(group.correct() == 0);
        self.correct += group.correct();
        self.not_a_number += group.not_a_number();
        self.rank_sum += group.rank_sum();
        self.best_rank_sum += group.best_rank().unwrap_or(0.0);
        self.reward += group.reward();
        for (rank, probability) in group.first_correct() {
            add_at(&mut self.first_correct, rank - 1, probability);
        }
        for (index, reward) in group.rewards().enumerate() {
            add_at(&mut self.rewards, index, reward);
        }
    }

    /// Adds the groups of another ranking behind the present ones.
    pub fn merge(&mut self, other: &Ranking) {
        self.groups += other.groups;
        self.without_correct += other.without_correct;
        self.correct += other.correct;
        self.not_a_number += other.not_a_number;
        self.rank_sum += other.rank_sum;
        self.best_rank_sum += other.best_rank_sum;
        self.reward += other.reward;
        for (index, value) in other.first_correct.iter().enumerate() {
            add_at(&mut self.first_correct, index, *value);
        }
        for (index, value) in other.rewards.iter().enumerate() {
            add_at(&mut self.rewards, index, *value);
        }
    }

    /// The number of groups.
    #[must_use]
    pub fn groups(&self) -> usize {
        self.groups
    }

    /// The number of groups without a correct candidate.
    #[must_use]
    pub fn without_correct(&self) -> usize {
        self.without_correct
    }

    /// The number of candidates whose score was not a number.
    #[must_use]
    pub fn not_a_number(&self) -> usize {
        self.not_a_number
    }

    /// The mean over all groups of the probability that a correct candidate is among the first `count`; 0 without groups.
    #[must_use]
    pub fn top(&self, count: usize) -> f64 {
        let hits: f64 = self.first_correct.iter().take(count).sum();
        // The sum of the probabilities of a group is 1 but for rounding.
        if self.groups == 0 { 0.0 } else { (hits / self.groups as f64).min(1.0) }
    }

    /// The mean of the expected ranks (from 1) of all correct candidates of all groups.
    #[must_use]
    pub fn mean_rank(&self) -> Option<f64> {
        (self.correct > 0).then(|| self.rank_sum / self.correct as f64)
    }

    /// The mean of the expected best rank of a correct candidate, over the groups that have one.
    #[must_use]
    pub fn mean_best_rank(&self) -> Option<f64> {
        let groups = self.groups - self.without_correct;
        (groups > 0).then(|| self.best_rank_sum / groups as f64)
    }

    /// For each rank the mean over all groups of the expected reward of the candidate there (0 in shorter groups).
    #[must_use]
    pub fn rewards(&self) -> Vec<f64> {
        self.rewards.iter().map(|reward| reward / self.groups.max(1) as f64).collect()
    }

    /// For each number of candidates the share of all rewards that the first ones bring in, from 0 to 1; zeros where
    /// there is no reward at all.
    #[must_use]
    pub fn curve(&self) -> Vec<f64> {
        let mut sum = 0.0;
        let share = |sum: f64| if self.reward > 0.0 { (sum / self.reward).min(1.0) } else { 0.0 };
        self.rewards
            .iter()
            .map(|reward| {
                sum += reward;
                share(sum)
            })
            .collect()
    }

    /// For each rank the probability that the first correct candidate stands there, among the groups that have one.
    #[must_use]
    pub fn first_correct(&self) -> Vec<f64> {
        let groups = (self.groups - self.without_correct).max(1);
        self.first_correct.iter().map(|count| count / groups as f64).collect()
    }

    /// How far a search can be narrowed if it may miss every correct candidate in a share of the groups that have one.
    #[must_use]
    pub fn branching(&self, missed: f64) -> Branching {
        Branching::new(&self.first_correct(), missed)
    }

    /// All of it.
    #[must_use]
    pub fn table(&self) -> RankingTable {
        RankingTable {
            problems: self.groups,
            without_correct: self.without_correct,
            not_a_number: self.not_a_number,
            top: std::array::from_fn(|index| self.top(index + 1)),
            mean_rank: self.mean_rank(),
            mean_best_rank: self.mean_best_rank(),
            curve: self.curve(),
            branching: [self.branching(0.01), self.branching(0.05)],
        }
    }
}

impl<'a> FromIterator<&'a [Candidate]> for Ranking {
    fn from_iter<I: IntoIterator<Item = &'a [Candidate]>>(groups: I) -> Self {
        let mut ranking = Self::new();
        for group in groups {
            ranking.add(group);
        }
        ranking
    }
}

fn add_at(values: &mut Vec<f64>, index: usize, value: f64) {
    if values.len() <= index {
        values.resize(index + 1, 0.0);
    }
    values[index] += value;
}
