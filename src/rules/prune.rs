//! Which rules of a set earn their cost.
//!
//! The utility problem of explanation-based learning (Minton 1988): what is learnt costs time in every position and helps in few. A rule
//! is kept if it says something in the sample that no rule before it says, often enough for what it costs. The cost is counted, not timed: the conditions that
//! are looked up for this rule alone, and would not be without it.

use super::matcher::{Matcher, Work};
use super::rule::{Claim, Rule};
use super::trial::position;
use crate::problem::Problem;
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;

/// The sample, and what is asked of a rule.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// Positions.
    pub positions: u64,
    /// Decides what chance decides.
    pub seed: u64,
    /// How often a rule must say something new.
    pub least: u64,
    /// The most conditions looked up for each new thing that a rule says.
    pub most_cost: u64,
}

/// What a rule did in a sample.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// Conclusions.
    pub matched: u64,
    /// Those that no rule before it came to.
    pub new: u64,
    /// Conditions looked up for this rule alone.
    pub cost: u64,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Pruned {
    /// The rules that earn their cost; how often each matched is written on them.
    pub kept: Vec<Rule>,
    /// What each of the rules did, in their order.
    pub worth: Vec<Worth>,
    /// Conditions looked up in the sample for the whole set, and for the rules that are kept.
    pub looked: [u64; 2],
}

/// Keeps the rules that earn their cost in a sample of positions.
#[must_use]
pub fn prune(rules: &[Rule], problems: &[Problem], sample: &Sample) -> Pruned {
    let matcher = Matcher::new(rules);
    let mut worth = vec![Worth::default(); rules.len()];
    let mut looked = vec![0; matcher.nodes().len()];
    for number in 0..sample.positions {
        let mut board = position(problems, number, sample.seed);
        for (sum, work) in looked.iter_mut().zip(matcher.work(&mut board, &mut |_, _, _| ControlFlow::Continue(()))) {
            *sum += work.looked;
        }
        let mut said = FxHashSet::default();
        let mut matches = matcher.matches(&mut board);
        // Shorter rules first: what they say, longer ones need not.
        matches.sort_by_key(|found| (rules[found.rule].plies, found.rule));
        for found in matches {
            let rule = &rules[found.rule];
            worth[found.rule].matched += 1;
            let mut moves = found.moves.clone();
            moves.sort_unstable();
            // A smaller set of forced moves is worth having beside a larger one.
            let moves = if rule.claim == Claim::Lost { Vec::new() } else { moves };
            if said.insert((rule.claim, rule.aim, found.friend, found.subject, moves)) {
                worth[found.rule].new += 1;
            }
        }
    }
    for (worth, nodes) in worth.iter_mut().zip(matcher.own_nodes()) {
        worth.cost = nodes.into_iter().map(|node| looked[node]).sum();
    }
    let earns = |worth: &Worth| worth.new >= sample.least && worth.cost <= worth.new.saturating_mul(sample.most_cost);
    let kept: Vec<Rule> = rules
        .iter()
        .zip(&worth)
        .filter(|(_, worth)| earns(worth))
        .map(|(rule, worth)| Rule { matched: Some((worth.matched, sample.positions)), ..rule.clone() })
        .collect();
    let after = looked_up(&kept, problems, sample);
    Pruned { kept, worth, looked: [looked.iter().sum(), after] }
}

/// Conditions looked up for some rules in a sample.
fn looked_up(rules: &[Rule], problems: &[Problem], sample: &Sample) -> u64 {
    let matcher = Matcher::new(rules);
    let of = |number| {
        let mut board = position(problems, number, sample.seed);
        let work: Vec<Work> = matcher.work(&mut board, &mut |_, _, _| ControlFlow::Continue(()));
        work.iter().map(|work| work.looked).sum::<u64>()
    };
    (0..sample.positions).map(of).sum()
}
