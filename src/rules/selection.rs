//! Which of the rules found are kept, and what they are called.

use super::rule::Rule;
use crate::logic::subsumes_within;

/// Attempts to match two conditions before one rule is taken not to be a case of another.
const SUBSUMPTION_STEPS: u64 = 20_000;

/// The rules that are no special case of another, simple ones first, with names.
#[must_use]
pub fn selected(mut rules: Vec<Rule>) -> Vec<Rule> {
    rules.sort_by_key(|rule| (rule.aim, rule.claim, rule.plies, rule.conditions.len()));
    named(without_cases(rules))
}

/// The rules that are no special case of one before them.
fn without_cases(rules: Vec<Rule>) -> Vec<Rule> {
    let mut kept: Vec<(Rule, Vec<_>)> = Vec::new();
    for rule in rules {
        let literals = rule.literals();
        let is_case = kept.iter().any(|(other, general)| {
            (other.claim, other.aim) == (rule.claim, rule.aim)
                && other.plies <= rule.plies
                && general.len() <= literals.len()
                && subsumes_within(general, &literals, SUBSUMPTION_STEPS) == Some(true)
        });
        if !is_case {
            kept.push((rule, literals));
        }
    }
    kept.into_iter().map(|(rule, _)| rule).collect()
}

/// Names: goal, claim, plies and a number.
fn named(mut rules: Vec<Rule>) -> Vec<Rule> {
    let mut last = None;
    let mut number = 0;
    for rule in &mut rules {
        let kind = (rule.aim, rule.claim, rule.plies);
        number = if last == Some(kind) { number + 1 } else { 1 };
        last = Some(kind);
        rule.name = format!("{}_{}_{}_{number}", rule.aim.name(), rule.claim.name(), rule.plies);
    }
    rules
}
