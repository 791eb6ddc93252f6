//! Gradient boosting of logical decision trees.
//!
//! Each tree is grown on the slopes of the loss at the scores that the trees before it give, and its leaves hold a shortened
//! Newton step (Friedman, 2001 and 2002; for relational trees Natarajan, Khot, Kersting, Gutmann and Shavlik, 2012). Groups and
//! refinements may be drawn anew for each tree. Where groups are held back, the trees up to the least loss on them are kept.
//! This module knows nothing of Go.

use super::goal::{Goal, Scores, Slope};
use super::sample::{Sample, chance, mixed};
use super::shape::Shape;
use super::stage::Stage;
use super::{EnsembleGrowth, EnsembleSettings, Method, Round, held_back};
use crate::coverage::UnknownRelation;
use crate::diagnostics::{Limits, StopReason};
use crate::learn::Recorder;
use crate::tree::{Ensemble, Member, Prediction, Tree};
use rand::SeedableRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_pcg::Pcg64;
use rayon::prelude::*;
use serde_json::json;

/// No leaf moves a score by more than this, before it is shortened by the rate: far from the optimum the second derivative says little.
const LONGEST_STEP: f64 = 4.0;
/// So many trees one after the other that gain nothing by the groups and tests that were drawn for them are the end.
const MOST_IDLE: usize = 20;
/// At least so many examples are drawn for a tree, if there are as many.
const LEAST_DRAWN: usize = 1 << 13;

/// The work that is common to boosting and forests.
pub(super) struct Work<'w, 'a> {
    pub(super) stage: &'w mut Stage<'a>,
    pub(super) goal: &'w Goal,
    pub(super) settings: &'w EnsembleSettings,
    pub(super) minimal_cases: usize,
    pub(super) seed: u64,
    pub(super) limits: &'w Limits,
    pub(super) checkpoint: Option<&'w Recorder<'w>>,
    pub(super) progress: Option<&'w (dyn Fn(Round) + Sync)>,
}

impl<'a> Work<'_, 'a> {
    /// Grows the trees; classes and root query of the ensemble are those of `empty`.
    pub(super) fn run(mut self, mut ensemble: Ensemble) -> Result<EnsembleGrowth, UnknownRelation> {
        let (training, validation) = held_back(self.goal, self.settings.validation, self.seed);
        ensemble.base = self.goal.base(&training);
        let mut scores = self.constant(&ensemble.base);
        let first = (!validation.is_empty()).then(|| self.goal.loss(&scores, &validation));
        let mut growth = EnsembleGrowth {
            ensemble,
            losses: Vec::new(),
            best: None,
            stopped: StopReason::Finished,
            refinements: 0,
            left_out: 0,
            without_room: 0,
        };
        let mut best = first.map(|loss| (0, loss));
        let forest = self.settings.method == Method::Forest;
        let is_drawn = self.settings.groups < 1.0 || self.settings.refinements < 1.0;
        let mut idle = 0;
        for round in 0..self.settings.rounds {
            if let Some(reason) = self.limits.reached().or_else(|| self.limits.reached_with_memory()) {
                growth.stopped = reason;
                break;
            }
            let weights = self.weights(&training, round);
            let slopes = match forest {
                true => self.goal.slopes(&self.constant(&growth.ensemble.base)),
                false => self.goal.slopes(&scores),
            };
            let mut grown = Vec::with_capacity(slopes.len());
            for (output, slopes) in slopes.iter().enumerate() {
                grown.extend(self.member(slopes, &weights, round, output)?);
            }
            if grown.len() < slopes.len() {
                growth.stopped = self.limits.reached().unwrap_or(StopReason::TimeLimit);
                break;
            }
            if grown.iter().all(|(member, _)| member.tree.nodes.len() == 1) && !forest {
                // Others may be drawn for the next tree by which something is gained.
                idle += 1;
                if is_drawn && idle < MOST_IDLE {
                    continue;
                }
                break;
            }
            for (scores, (member, leaves)) in scores.iter_mut().zip(grown) {
                let values = leaf_values(&member.tree);
                scores.par_iter_mut().zip(&leaves).for_each(|(score, &leaf)| *score += values[leaf as usize]);
                growth.ensemble.members.push(member);
            }
            idle = 0;
            let trees = growth.losses.len() + 1;
            let measured = self.measured(&scores, &growth.ensemble.base, trees);
            let loss = self.goal.loss(&measured, &training);
            let validated = (!validation.is_empty()).then(|| self.goal.loss(&measured, &validation));
            growth.losses.push((loss, validated));
            if let Some(progress) = self.progress {
                progress(Round { round: round + 1, rounds: self.settings.rounds, loss, validation: validated });
            }
            if let (Some(now), Some((at, least))) = (validated, best) {
                if now < least {
                    best = Some((trees, now));
                } else if !forest && trees >= at + self.settings.patience {
                    break;
                }
            }
        }
        if let (Some((rounds, _)), false) = (best, forest) {
            growth.ensemble.members.truncate(rounds * self.goal.outputs);
            growth.best = Some(rounds);
        }
        if forest {
            let trees = growth.ensemble.members.len() / self.goal.outputs.max(1);
            growth.ensemble.scale(1.0 / trees.max(1) as f64);
        }
        growth.refinements = self.stage.compared;
        growth.left_out = self.stage.left_out();
        growth.without_room = self.stage.without_room;
        Ok(growth)
    }

    fn constant(&self, base: &[f64]) -> Scores {
        base.iter().map(|base| vec![*base; self.stage.examples.len()]).collect()
    }

    /// The scores that count: of a forest the mean over its trees.
    fn measured(&self, scores: &Scores, base: &[f64], trees: usize) -> Scores {
        let share = if self.settings.method == Method::Forest { 1.0 / trees as f64 } else { return scores.clone() };
        let mean =
            |(scores, base): (&Vec<f64>, &f64)| scores.iter().map(|score| base + (score - base) * share).collect();
        scores.iter().zip(base).map(mean).collect()
    }

    /// How often each group counts for a tree: a part of them once, or as often as a bootstrap sample has them.
    fn weights(&self, training: &[u32], round: usize) -> Vec<u32> {
        let mut weights = vec![0; self.goal.groups().len()];
        let mut random = Pcg64::seed_from_u64(mixed([self.seed, 1, round as u64]));
        if self.settings.method == Method::Forest {
            for _ in training {
                if let Some(&group) = training.choose(&mut random) {
                    weights[group as usize] += 1;
                }
            }
            return weights;
        }
        let count = ((training.len() as f64 * self.settings.groups).round() as usize)
            .clamp(1.min(training.len()), training.len());
        let mut drawn = training.to_vec();
        let (drawn, _) = drawn.partial_shuffle(&mut random, count);
        drawn.iter().for_each(|&group| weights[group as usize] = 1);
        weights
    }

    /// One tree with its values, and the leaf of each example; `None` if a limit was reached.
    fn member(
        &mut self,
        slopes: &[Slope],
        weights: &[u32],
        round: usize,
        output: usize,
    ) -> Result<Option<(Member, Vec<u32>)>, UnknownRelation> {
        let turn = (round * self.goal.outputs + output) as u64;
        if let Some(kept) = self.checkpoint.and_then(|checkpoint| Kept::read(checkpoint, turn)) {
            let leaves = self.stage.leaves_again(&kept.tree, (&kept.numbers, &kept.weaker))?;
            self.stage.compared += kept.compared;
            return Ok(Some((Member { output, tree: kept.tree, gains: kept.gains }, leaves)));
        }
        let compared = self.stage.compared;
        let groups = self.goal.groups();
        let mut weighted = vec![Slope::default(); slopes.len()];
        let mut places = Vec::new();
        for (group, &weight) in weights.iter().enumerate().filter(|(_, weight)| **weight > 0) {
            for at in groups.members(group) {
                let Slope { first, second } = slopes[at];
                weighted[at] = Slope { first: first * f64::from(weight), second: second * f64::from(weight) };
                places.push(at as u32);
            }
        }
        let most = ((places.len() as f64 * self.settings.examples) as usize).max(LEAST_DRAWN);
        let seed = mixed([self.seed, 2, turn]);
        let sample = Sample::new(places, &weighted, most, |place| chance([seed, 3, u64::from(place)]));
        let shape = Shape {
            leaves: self.settings.leaves,
            minimal_cases: self.minimal_cases,
            depth: self.settings.depth.unwrap_or(usize::MAX),
            damping: self.settings.damping,
            refinements: self.settings.refinements,
            by_node: self.settings.method == Method::Forest,
            seed,
        };
        let mut grown = self.stage.grow(&sample, &shape)?;
        if self.stage.is_stopped() {
            self.checkpoint.inspect(|checkpoint| checkpoint.stopped());
            return Ok(None);
        }
        let leaves = self.stage.leaves(&grown, &sample)?;
        self.set_values(&mut grown.tree, &leaves, &weighted, weights);
        let order = depth_first(&grown.tree);
        let mut renumbered = vec![0; order.len()];
        order.iter().enumerate().for_each(|(new, &old)| renumbered[old] = new as u32);
        let leaves = leaves.into_par_iter().map(|leaf| renumbered[leaf as usize]).collect();
        let tree = grown.tree.in_order();
        let gains: Vec<f64> = order.iter().map(|&at| grown.gains[at]).collect();
        if let Some(checkpoint) = self.checkpoint {
            let in_order = |numbers: &[Option<usize>]| order.iter().map(|&at| numbers[at]).collect();
            let (numbers, weaker) = (in_order(&grown.numbers), in_order(&grown.weaker));
            let compared = self.stage.compared - compared;
            Kept { tree: tree.clone(), gains: gains.clone(), numbers, weaker, compared }.write(checkpoint, turn);
        }
        Ok(Some((Member { output, tree, gains }, leaves)))
    }

    /// Gives each node the Newton step of its examples, shortened by the rate, and their number.
    fn set_values(&self, tree: &mut Tree, leaves: &[u32], slopes: &[Slope], weights: &[u32]) {
        let count = tree.nodes.len();
        let groups = self.goal.groups();
        let all: Vec<usize> = (0..groups.len()).filter(|&group| weights[group] > 0).collect();
        let parts: Vec<Vec<(usize, Slope)>> = all
            .par_chunks(all.len().div_ceil(16).max(1))
            .map(|part| {
                let mut sums = vec![(0, Slope::default()); count];
                for at in part.iter().flat_map(|&group| groups.members(group)) {
                    let sum = &mut sums[leaves[at] as usize];
                    sum.0 += 1;
                    sum.1.first += slopes[at].first;
                    sum.1.second += slopes[at].second;
                }
                sums
            })
            .collect();
        let mut sums = vec![(0, Slope::default()); count];
        for part in parts {
            for (sum, (examples, slope)) in sums.iter_mut().zip(part) {
                sum.0 += examples;
                sum.1.first += slope.first;
                sum.1.second += slope.second;
            }
        }
        // Branches stand behind their tests.
        for at in (0..count).rev() {
            if let crate::tree::NodeKind::Test { yes, no, .. } = tree.nodes[at].kind {
                for branch in [yes, no] {
                    let (examples, slope) = sums[branch];
                    sums[at].0 += examples;
                    sums[at].1.first += slope.first;
                    sums[at].1.second += slope.second;
                }
            }
            let (examples, Slope { first, second }) = sums[at];
            let step = first / (second + self.settings.damping).max(f64::MIN_POSITIVE);
            let step = if self.goal.is_bounded() { step.clamp(-LONGEST_STEP, LONGEST_STEP) } else { step };
            let rate = if self.settings.method == Method::Forest { 1.0 } else { self.settings.rate };
            let mean = if step.is_finite() { rate * step } else { 0.0 };
            tree.nodes[at].examples = examples;
            tree.nodes[at].prediction = Prediction::Number { mean, deviation: 0.0 };
        }
    }
}

/// A finished tree as a checkpoint keeps it.
struct Kept {
    tree: Tree,
    gains: Vec<f64>,
    /// By node the number of its test in the rows of the root, where these tell it.
    numbers: Vec<Option<usize>>,
    /// The same of a weaker test.
    weaker: Vec<Option<usize>>,
    /// How many refinements were compared for it.
    compared: u64,
}

impl Kept {
    fn write(self, checkpoint: &Recorder<'_>, turn: u64) {
        let Self { tree, gains, numbers, weaker, compared } = self;
        let value = json!({
            "tree": tree.to_json(), "gains": gains, "numbers": numbers, "weaker": weaker, "compared": compared,
        });
        checkpoint.keep(&turn.to_string(), value);
    }

    /// The tree of a turn, if it is kept and whole.
    fn read(checkpoint: &Recorder<'_>, turn: u64) -> Option<Self> {
        let value = checkpoint.below(&turn.to_string()).note();
        let tree = Tree::from_json(value.get("tree")?).ok()?;
        let gains: Vec<f64> = serde_json::from_value(value["gains"].clone()).ok()?;
        let numbers: Vec<Option<usize>> = serde_json::from_value(value["numbers"].clone()).ok()?;
        let weaker: Vec<Option<usize>> = serde_json::from_value(value["weaker"].clone()).ok()?;
        let fits = [gains.len(), numbers.len(), weaker.len()].iter().all(|&length| length == tree.nodes.len());
        fits.then_some(Self { tree, gains, numbers, weaker, compared: value["compared"].as_u64()? })
    }
}

/// What each node of a tree predicts.
fn leaf_values(tree: &Tree) -> Vec<f64> {
    tree.nodes.iter().map(|node| node.prediction.score()).collect()
}

/// The nodes in the order yes, no, depth first.
fn depth_first(tree: &Tree) -> Vec<usize> {
    let mut order = Vec::with_capacity(tree.nodes.len());
    let mut pending = vec![0];
    while let Some(at) = pending.pop() {
        order.push(at);
        if let crate::tree::NodeKind::Test { yes, no, .. } = tree.nodes[at].kind {
            pending.extend([no, yes]);
        }
    }
    order
}
