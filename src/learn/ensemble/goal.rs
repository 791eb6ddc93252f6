//! An objective over examples: its loss, with the first and second derivatives by the scores.
//!
//! - *squared*: half the squared error of a number;
//! - *logistic*, *multinomial*: the negative log-likelihood of the class (Friedman, Hastie and Tibshirani, 2000; Friedman, 2001), for logistic also
//!   the cross-entropy of a probability;
//! - *softmax*: the negative log-likelihood of the rewarded examples of a group, of which one is chosen with a probability
//!   proportional to exp(score); rewards share the group's weight (ListNet: Cao et al., 2007);
//! - *lambdamart*: for each two examples of a group with different rewards the logistic loss of their difference, weighted by how
//!   much the discounted cumulative gain changes when they swap places (Burges, 2010). Rewards are gains as they are, but above the least of a
//!   group that has negative ones.
//!
//! Derivatives are those of the negated loss: a positive first one says that the score should rise; the second is negated, so
//! that it is not negative. This module knows nothing of Go.

use super::groups::Groups;
use super::objective::Objective;
use crate::interpretation::{ExampleSet, Targets};
use crate::measure::{discount, ideal_gain};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ops::Range;

/// The derivatives of the negated loss by one score: the first, and the second without its sign.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Slope {
    pub(super) first: f64,
    pub(super) second: f64,
}

/// The scores of all examples, by output.
pub(super) type Scores = Vec<Vec<f64>>;

/// An objective with the targets of some examples, which stand group by group.
pub(super) struct Goal {
    objective: Objective,
    groups: Groups,
    /// Of a number the number, of a class its number; of what is ranked the reward, for softmax as a share of the group's.
    targets: Vec<f64>,
    pub(super) outputs: usize,
    /// Whether classes and probabilities are predicted by their shares, as a forest does, with the squared error as the loss.
    shares: bool,
    /// How much each group counts; empty where all count the same.
    factors: Vec<f64>,
}

/// How many parts the groups are cut into to be worked on in parallel; it decides the order in which losses are added.
const PARTS: usize = 32;
/// The least second derivative of what is classified or ranked: far from the optimum it vanishes.
const LEAST: f64 = 1e-12;

/// Whether targets are no classes, but numbers that can be probabilities.
fn are_probabilities(targets: &[f64], classes: usize) -> bool {
    classes == 0 && targets.iter().all(|target| (0.0..=1.0).contains(target))
}

impl Goal {
    /// The goal for examples that stand group by group.
    ///
    /// # Errors
    /// In words, if the objective does not fit the targets.
    pub(super) fn new(
        objective: Objective,
        groups: Groups,
        examples: &ExampleSet,
        shares: bool,
    ) -> Result<Self, String> {
        let (mut targets, classes): (Vec<f64>, usize) = match examples.targets() {
            Targets::Numeric(numbers) => (numbers.clone(), 0),
            Targets::Nominal { classes, class_of } => {
                (class_of.iter().map(|class| f64::from(*class)).collect(), classes.len())
            }
        };
        let unfit = match objective {
            Objective::Squared if classes > 0 => Some("the squared error is one of numbers, not of classes"),
            Objective::Logistic if classes != 2 && !are_probabilities(&targets, classes) => {
                Some("logistic wants two classes, or numbers from 0 to 1")
            }
            Objective::Multinomial if classes < 2 => Some("multinomial wants two classes or more"),
            Objective::Softmax | Objective::LambdaMart if classes > 2 => {
                Some("what is ranked has numbers as its targets, or two classes of which the last one is wanted")
            }
            _ if targets.iter().any(|target| !target.is_finite()) => Some("a target is not a finite number"),
            _ => None,
        };
        if let Some(unfit) = unfit {
            return Err(unfit.to_owned());
        }
        if objective == Objective::LambdaMart {
            // What a gain is worth is a difference: the least of a group that has negative ones counts as nothing.
            for members in (0..groups.len()).map(|group| groups.members(group)) {
                let least = targets[members.clone()].iter().copied().fold(0.0, f64::min);
                targets[members].iter_mut().for_each(|target| *target -= least);
            }
        }
        if objective == Objective::Softmax {
            for members in (0..groups.len()).map(|group| groups.members(group)) {
                let sum: f64 = targets[members.clone()].iter().filter(|target| **target > 0.0).sum();
                targets[members].iter_mut().for_each(|target| {
                    *target = if *target > 0.0 { *target / sum } else { 0.0 };
                });
            }
        }
        let outputs = if objective == Objective::Multinomial { classes } else { 1 };
        let shares = shares && matches!(objective, Objective::Logistic | Objective::Multinomial);
        Ok(Self { objective, groups, targets, outputs, shares, factors: Vec::new() })
    }

    /// The same goal, the groups of each kind counting as much together as those of any other. Groups that say nothing are not counted.
    pub(super) fn balanced(mut self, kinds: &[u32]) -> Self {
        let mut counts: BTreeMap<u32, f64> = BTreeMap::new();
        for (group, kind) in kinds.iter().enumerate().filter(|(group, _)| self.has_loss(*group as u32)) {
            *counts.entry(*kind).or_default() += if self.objective.ranks() { 1.0 } else { self.size(group) };
        }
        let mean = counts.values().sum::<f64>() / counts.len().max(1) as f64;
        if counts.len() > 1 {
            self.factors = kinds.iter().map(|kind| counts.get(kind).map_or(0.0, |count| mean / count)).collect();
        }
        self
    }

    fn size(&self, group: usize) -> f64 {
        self.groups.members(group).len() as f64
    }

    /// How much a group counts.
    fn factor(&self, group: usize) -> f64 {
        self.factors.get(group).copied().unwrap_or(1.0)
    }

    /// Whether a step must be kept short, because the second derivative changes on the way.
    pub(super) fn is_bounded(&self) -> bool {
        !self.shares && self.objective != Objective::Squared
    }

    pub(super) fn groups(&self) -> &Groups {
        &self.groups
    }

    /// Whether the examples of a group can be scored better or worse: of what is ranked, whether something is rewarded.
    pub(super) fn has_loss(&self, group: u32) -> bool {
        !self.objective.ranks() || self.targets[self.groups.members(group as usize)].iter().any(|target| *target > 0.0)
    }

    /// The best constant scores for the examples of some groups, by output.
    pub(super) fn base(&self, groups: &[u32]) -> Vec<f64> {
        let places = || groups.iter().flat_map(|&group| self.groups.members(group as usize));
        let count = places().count().max(1) as f64;
        match self.objective {
            _ if self.shares => {
                (0..self.outputs).map(|output| places().map(|at| self.share(output, at)).sum::<f64>() / count).collect()
            }
            Objective::Squared => vec![places().map(|at| self.targets[at]).sum::<f64>() / count],
            Objective::Logistic => {
                let share = (places().map(|at| self.targets[at]).sum::<f64>() + 0.5) / (count + 1.0);
                vec![(share / (1.0 - share)).ln()]
            }
            Objective::Multinomial => (0..self.outputs)
                .map(|class| {
                    let of_class = places().filter(|&at| self.targets[at] == class as f64).count() as f64;
                    ((of_class + 0.5) / (count + 0.5 * self.outputs as f64)).ln()
                })
                .collect(),
            Objective::Softmax | Objective::LambdaMart => vec![0.0],
        }
    }

    /// Whether an example is of the class of an output: 1 or 0; of what is a probability itself.
    fn share(&self, output: usize, at: usize) -> f64 {
        if self.outputs == 1 { self.targets[at] } else { f64::from(u8::from(self.targets[at] == output as f64)) }
    }

    /// The slopes of all examples, by output.
    pub(super) fn slopes(&self, scores: &Scores) -> Vec<Vec<Slope>> {
        let parts: Vec<Vec<Vec<Slope>>> = self
            .parts()
            .into_par_iter()
            .map(|groups| {
                let first = self.groups.members(groups.start).start;
                let length = self.groups.members(groups.end - 1).end - first;
                let mut slopes = vec![vec![Slope::default(); length]; self.outputs];
                for group in groups {
                    let members = self.groups.members(group);
                    self.group_slopes(members.clone(), first, scores, &mut slopes);
                    let factor = self.factor(group);
                    if factor != 1.0 {
                        let of_group = members.start - first..members.end - first;
                        for slope in slopes.iter_mut().flat_map(|slopes| &mut slopes[of_group.clone()]) {
                            *slope = Slope { first: slope.first * factor, second: slope.second * factor };
                        }
                    }
                }
                slopes
            })
            .collect();
        let mut all = vec![Vec::with_capacity(self.targets.len()); self.outputs];
        for part in parts {
            all.iter_mut().zip(part).for_each(|(all, part)| all.extend(part));
        }
        all
    }

    fn parts(&self) -> Vec<Range<usize>> {
        let count = self.groups.len();
        let size = count.div_ceil(PARTS).max(1);
        (0..count).step_by(size).map(|first| first..(first + size).min(count)).collect()
    }

    /// The mean loss over some groups: of their examples, or of the groups where examples are ranked (those that have rewards).
    pub(super) fn loss(&self, scores: &Scores, groups: &[u32]) -> f64 {
        let parts: Vec<(f64, f64)> = groups
            .par_chunks(groups.len().div_ceil(PARTS).max(1))
            .map(|groups| {
                groups.iter().fold((0.0, 0.0), |(loss, weight), &group| {
                    let (more, counted) = self.group_loss(self.groups.members(group as usize), scores);
                    let factor = self.factor(group as usize);
                    (loss + factor * more, weight + factor * counted)
                })
            })
            .collect();
        let (loss, weight) = parts.iter().fold((0.0, 0.0), |(a, b), (c, d)| (a + c, b + d));
        if weight > 0.0 { loss / weight } else { 0.0 }
    }

    /// The slopes of a group's members; the slopes given begin with the example at place `first`.
    fn group_slopes(&self, members: Range<usize>, first: usize, scores: &Scores, slopes: &mut [Vec<Slope>]) {
        let targets = &self.targets[members.clone()];
        let place = members.start - first..members.end - first;
        if self.shares {
            for (output, (slopes, scores)) in slopes.iter_mut().zip(scores).enumerate() {
                for at in members.clone() {
                    slopes[at - first] = Slope { first: self.share(output, at) - scores[at], second: 1.0 };
                }
            }
            return;
        }
        match self.objective {
            Objective::Squared => {
                for ((slope, target), score) in slopes[0][place].iter_mut().zip(targets).zip(&scores[0][members]) {
                    *slope = Slope { first: target - score, second: 1.0 };
                }
            }
            Objective::Logistic => {
                for ((slope, target), score) in slopes[0][place].iter_mut().zip(targets).zip(&scores[0][members]) {
                    let chance = 1.0 / (1.0 + (-score).exp());
                    *slope = Slope { first: target - chance, second: (chance * (1.0 - chance)).max(LEAST) };
                }
            }
            Objective::Multinomial => {
                // The second derivative of all scores together is that of one alone by this factor at most.
                let factor = self.outputs as f64 / (self.outputs as f64 - 1.0);
                let mut chances = vec![0.0; self.outputs];
                for (at, target) in members.zip(targets) {
                    chances.iter_mut().zip(scores).for_each(|(chance, scores)| *chance = scores[at]);
                    to_chances(&mut chances);
                    for (class, (slopes, chance)) in slopes.iter_mut().zip(&chances).enumerate() {
                        let hit = f64::from(u8::from(*target == class as f64));
                        let second = (factor * chance * (1.0 - chance)).max(LEAST);
                        slopes[at - first] = Slope { first: hit - chance, second };
                    }
                }
            }
            Objective::Softmax => {
                if targets.iter().any(|share| *share > 0.0) {
                    let mut chances = scores[0][members].to_vec();
                    to_chances(&mut chances);
                    for ((slope, share), chance) in slopes[0][place].iter_mut().zip(targets).zip(chances) {
                        *slope = Slope { first: share - chance, second: (chance * (1.0 - chance)).max(LEAST) };
                    }
                }
            }
            Objective::LambdaMart => {
                let slopes = &mut slopes[0][place];
                each_pair(targets, &scores[0][members], &mut |better, worse, weight, chance| {
                    let second = weight * chance * (1.0 - chance);
                    slopes[better].first += weight * chance;
                    slopes[worse].first -= weight * chance;
                    slopes[better].second += second;
                    slopes[worse].second += second;
                });
                slopes.iter_mut().filter(|slope| slope.first != 0.0).for_each(|slope| slope.second += LEAST);
            }
        }
    }

    /// The loss of a group, and its weight.
    fn group_loss(&self, members: Range<usize>, scores: &Scores) -> (f64, f64) {
        let targets = &self.targets[members.clone()];
        let weight = members.len() as f64;
        if self.shares {
            let error = |output: usize, at: usize| (self.share(output, at) - scores[output][at]).powi(2) / 2.0;
            let errors = (0..self.outputs).flat_map(|output| members.clone().map(move |at| error(output, at)));
            return (errors.sum(), weight);
        }
        match self.objective {
            Objective::Squared => {
                let errors =
                    targets.iter().zip(&scores[0][members]).map(|(target, score)| (target - score).powi(2) / 2.0);
                (errors.sum(), weight)
            }
            Objective::Logistic => {
                let loss =
                    |(target, score): (&f64, &f64)| target * softplus(-score) + (1.0 - target) * softplus(*score);
                (targets.iter().zip(&scores[0][members]).map(loss).sum(), weight)
            }
            Objective::Multinomial => {
                let loss = |(at, target): (usize, &f64)| {
                    let all: Vec<f64> = scores.iter().map(|scores| scores[at]).collect();
                    log_sum(&all) - all[*target as usize]
                };
                (members.zip(targets).map(loss).sum(), weight)
            }
            Objective::Softmax => {
                if !targets.iter().any(|share| *share > 0.0) {
                    return (0.0, 0.0);
                }
                let scores = &scores[0][members];
                let likely: f64 = targets.iter().zip(scores).map(|(share, score)| share * score).sum();
                (log_sum(scores) - likely, 1.0)
            }
            // What is lacking of the best discounted cumulative gain.
            Objective::LambdaMart => match (ideal_gain(targets), &scores[0][members]) {
                (0.0, _) => (0.0, 0.0),
                (ideal, scores) => {
                    let ranks = ranks(scores);
                    let gains = ranks.iter().zip(targets).map(|(rank, target)| target * discount(*rank));
                    (1.0 - gains.sum::<f64>() / ideal, 1.0)
                }
            },
        }
    }
}

/// ln(1 + exp(x)).
fn softplus(x: f64) -> f64 {
    x.max(0.0) + (-x.abs()).exp().ln_1p()
}

/// The logarithm of the sum of exponentials.
fn log_sum(scores: &[f64]) -> f64 {
    let highest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    highest + scores.iter().map(|score| (score - highest).exp()).sum::<f64>().ln()
}

/// Scores to the probabilities of a choice that is proportional to their exponentials.
fn to_chances(scores: &mut [f64]) {
    let highest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    scores.iter_mut().for_each(|score| *score = (*score - highest).exp());
    let sum: f64 = scores.iter().sum();
    scores.iter_mut().for_each(|score| *score /= sum);
}

/// The rank of each score, from 0; equal ones in their order.
fn ranks(scores: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..scores.len()).collect();
    order.sort_by(|&a, &b| scores[b].total_cmp(&scores[a]));
    let mut ranks = vec![0; scores.len()];
    order.into_iter().enumerate().for_each(|(rank, at)| ranks[at] = rank);
    ranks
}

/// Calls `found` with the places of each two examples of which the first has the greater reward (none is negative), what their swapping changes, and
/// the probability that their order is wrong.
fn each_pair(rewards: &[f64], scores: &[f64], found: &mut dyn FnMut(usize, usize, f64, f64)) {
    let ideal = ideal_gain(rewards);
    if ideal <= 0.0 {
        return;
    }
    let discounts: Vec<f64> = ranks(scores).into_iter().map(discount).collect();
    for better in (0..rewards.len()).filter(|&at| rewards[at] > 0.0) {
        for worse in (0..rewards.len()).filter(|&at| rewards[at] < rewards[better]) {
            let weight = (rewards[better] - rewards[worse]) * (discounts[better] - discounts[worse]).abs() / ideal;
            let chance = 1.0 / (1.0 + (scores[better] - scores[worse]).exp());
            found(better, worse, weight, chance);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A set of three groups with the given targets, and one without rewards.
    fn numbers() -> ExampleSet {
        let mut set = ExampleSet::new(0, Targets::Numeric(Vec::new()));
        for (group, targets) in
            [vec![1.0, 0.0, 0.0, 0.9], vec![0.0, 0.5], vec![0.0, 0.0], vec![1.0, 1.0, 0.0]].iter().enumerate()
        {
            targets.iter().for_each(|&target| set.push_number(group as u32, &[], target));
        }
        set
    }

    fn classes(count: usize) -> ExampleSet {
        let classes = ["a", "b", "c"][..count].iter().map(|name| crate::logic::Symbol::new(name)).collect();
        let mut set = ExampleSet::new(0, Targets::Nominal { classes, class_of: Vec::new() });
        (0..9).for_each(|at| set.push_class(at, &[], (at as usize + at as usize / 4) % count));
        set
    }

    fn goal(objective: Objective, set: &ExampleSet) -> Goal {
        Goal::new(objective, Groups::by_interpretation(set), set, false).unwrap()
    }

    /// Scores that are not too alike.
    fn scores(outputs: usize, examples: usize) -> Scores {
        (0..outputs)
            .map(|output| (0..examples).map(|at| ((at * 7 + output * 3 + 1) % 11) as f64 * 0.37 - 1.5).collect())
            .collect()
    }

    #[test]
    fn balanced_kinds_count_the_same_and_one_kind_changes_nothing() {
        for (objective, set) in
            [(Objective::Softmax, numbers()), (Objective::Squared, numbers()), (Objective::LambdaMart, numbers())]
        {
            let alike = goal(objective, &set);
            let scores = scores(1, set.len());
            let all: Vec<u32> = (0..4).collect();
            let of_one_kind = goal(objective, &set).balanced(&[7; 4]);
            assert_eq!(of_one_kind.slopes(&scores), alike.slopes(&scores));
            assert_eq!(of_one_kind.loss(&scores, &all), alike.loss(&scores, &all));
            // The first group against all others.
            let balanced = goal(objective, &set).balanced(&[0, 1, 1, 1]);
            let [first, others] = [&all[..1], &all[1..]].map(|groups| alike.loss(&scores, groups));
            assert!((balanced.loss(&scores, &all) - (first + others) / 2.0).abs() < 1e-12, "{objective}");
            let ratio = |at: usize| balanced.slopes(&scores)[0][at].second / alike.slopes(&scores)[0][at].second;
            assert!(ratio(0) > 1.0 && ratio(4) < 1.0, "{objective}");
        }
    }

    #[test]
    fn slopes_are_the_derivatives_of_the_loss() {
        let sets = [
            (Objective::Squared, numbers()),
            (Objective::Softmax, numbers()),
            (Objective::Logistic, classes(2)),
            (Objective::Logistic, numbers()),
            (Objective::Multinomial, classes(3)),
            (Objective::Softmax, classes(2)),
        ];
        for (objective, set) in sets {
            let goal = goal(objective, &set);
            let all: Vec<u32> = (0..goal.groups().len() as u32).collect();
            let scores = scores(goal.outputs, set.len());
            let weight: f64 = all.iter().map(|&g| goal.group_loss(goal.groups().members(g as usize), &scores).1).sum();
            let loss = |output: usize, at: usize, step: f64| {
                let mut moved = scores.clone();
                moved[output][at] += step;
                goal.loss(&moved, &all) * weight
            };
            let slopes = goal.slopes(&scores);
            for (output, slopes) in slopes.iter().enumerate() {
                for (at, slope) in slopes.iter().enumerate() {
                    let (less, here, more) = (loss(output, at, -1e-4), loss(output, at, 0.0), loss(output, at, 1e-4));
                    assert!((slope.first + (more - less) / 2e-4).abs() < 1e-6, "{objective} {output} {at}");
                    let factor = if objective == Objective::Multinomial { 1.5 } else { 1.0 };
                    assert!(
                        (slope.second - factor * (more - 2.0 * here + less) / 1e-8).abs() < 1e-5,
                        "{objective} {output} {at}"
                    );
                }
            }
        }
    }

    #[test]
    fn lambdas_are_the_derivatives_of_the_weighted_pairs() {
        let set = numbers();
        let goal = goal(Objective::LambdaMart, &set);
        let scores = scores(1, set.len());
        let slopes = &goal.slopes(&scores)[0];
        for members in (0..goal.groups().len()).map(|group| goal.groups().members(group)) {
            // The weights are held fast, as the method does.
            let (rewards, now) = (&goal.targets[members.clone()], &scores[0][members.clone()]);
            let mut pairs = Vec::new();
            each_pair(rewards, now, &mut |better, worse, weight, _| pairs.push((better, worse, weight)));
            let loss = |at: usize, step: f64| -> f64 {
                let score = |place: usize| now[place] + if place == at { step } else { 0.0 };
                pairs.iter().map(|&(better, worse, weight)| weight * softplus(score(worse) - score(better))).sum()
            };
            for at in 0..members.len() {
                let (less, here, more) = (loss(at, -1e-4), loss(at, 0.0), loss(at, 1e-4));
                let slope = slopes[members.start + at];
                assert!((slope.first + (more - less) / 2e-4).abs() < 1e-6);
                assert!((slope.second - (more - 2.0 * here + less) / 1e-8).abs() < 1e-5);
            }
        }
    }

    #[test]
    fn only_numbers_from_0_to_1_are_probabilities() {
        let mut set = numbers();
        let fits = |set: &ExampleSet| {
            let groups = Groups::by_interpretation(set);
            Goal::new(Objective::Logistic, groups, set, false).is_ok()
        };
        assert!(fits(&set) && !fits(&classes(3)));
        set.push_number(0, &[], 1.5);
        assert!(!fits(&set));
    }

    #[test]
    fn graded_rewards_are_respected() {
        // The swap of the best with a worthless one costs more than that with the second best.
        let mut weights = Vec::new();
        each_pair(&[0.0, 0.9, 1.0], &[3.0, 2.0, 1.0], &mut |better, worse, weight, _| {
            weights.push((better, worse, weight))
        });
        let weight = |pair: (usize, usize)| weights.iter().find(|w| (w.0, w.1) == pair).unwrap().2;
        assert!(weight((2, 0)) > weight((1, 0)) && weight((1, 0)) > weight((2, 1)));
    }

    #[test]
    fn the_base_is_the_best_constant() {
        for (objective, set) in [
            (Objective::Squared, numbers()),
            (Objective::Logistic, classes(2)),
            (Objective::Logistic, numbers()),
            (Objective::Multinomial, classes(3)),
        ] {
            let goal = goal(objective, &set);
            let all: Vec<u32> = (0..goal.groups().len() as u32).collect();
            let base = goal.base(&all);
            let loss = |step: f64, output: usize| {
                let mut scores: Scores = base.iter().map(|base| vec![*base; set.len()]).collect();
                scores[output].iter_mut().for_each(|score| *score += step);
                goal.loss(&scores, &all)
            };
            for output in 0..goal.outputs {
                assert!(loss(0.0, output) < loss(0.5, output) && loss(0.0, output) < loss(-0.5, output), "{objective}");
            }
        }
    }

    #[test]
    fn only_groups_with_rewards_have_a_loss_when_ranking() {
        let set = numbers();
        let telling = |objective| (0..4).filter(|&group| goal(objective, &set).has_loss(group)).collect::<Vec<_>>();
        assert_eq!(telling(Objective::Softmax), [0, 1, 3]);
        assert_eq!(telling(Objective::LambdaMart), [0, 1, 3]);
        assert_eq!(telling(Objective::Squared), [0, 1, 2, 3]);
    }

    #[test]
    fn what_does_not_fit_is_told() {
        let goal =
            |objective, set: &ExampleSet| Goal::new(objective, Groups::by_interpretation(set), set, false).is_ok();
        assert!(!goal(Objective::Multinomial, &numbers()));
        assert!(!goal(Objective::Squared, &classes(2)) && !goal(Objective::Softmax, &classes(3)));
        assert!(goal(Objective::LambdaMart, &classes(2)) && goal(Objective::Multinomial, &classes(2)));
        let mut odd = numbers();
        odd.push_number(9, &[], f64::NAN);
        assert!(!goal(Objective::Softmax, &odd));
    }
}
