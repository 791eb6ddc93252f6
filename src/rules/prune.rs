//! Which rules of a set earn their cost.
//!
//! The utility problem of explanation-based learning (Minton 1988): what is learnt costs time in every position and helps in few. A rule
//! is kept if it says something in the sample that no rule before it says, often enough.

use super::matcher::Matcher;
use super::rule::{Claim, Rule};
use super::trial::position;
use crate::problem::Problem;
use rustc_hash::FxHashSet;

/// The rules that say something new, in the sense of the rules before them, at least `least` times in so many positions; how often each
/// matched is written on them.
#[must_use]
pub fn prune(rules: &[Rule], problems: &[Problem], positions: u64, seed: u64, least: u64) -> Vec<Rule> {
    let matcher = Matcher::new(rules);
    let mut matched = vec![0_u64; rules.len()];
    let mut new = vec![0_u64; rules.len()];
    for number in 0..positions {
        let mut board = position(problems, number, seed);
        let mut said = FxHashSet::default();
        let mut matches = matcher.matches(&mut board);
        // Shorter rules first: what they say, longer ones need not.
        matches.sort_by_key(|found| (rules[found.rule].plies, found.rule));
        for found in matches {
            let rule = &rules[found.rule];
            matched[found.rule] += 1;
            let mut moves = found.moves.clone();
            moves.sort_unstable();
            // A smaller set of forced moves is worth having beside a larger one.
            let moves = if rule.claim == Claim::Lost { Vec::new() } else { moves };
            if said.insert((rule.claim, rule.aim, found.friend, found.subject, moves)) {
                new[found.rule] += 1;
            }
        }
    }
    let mut kept = Vec::new();
    for (place, rule) in rules.iter().enumerate() {
        if new[place] >= least {
            kept.push(Rule { matched: Some((matched[place], positions)), ..rule.clone() });
        }
    }
    kept
}
