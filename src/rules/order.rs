//! The order of the conditions of a rule.
//!
//! Next comes always the condition that is estimated to leave the fewest ways to go on, as in section 7.4 of the survey by Bouzy and
//! Cazenave. The estimates were set by hand, to be measured on real positions: for a condition that names a
//! variable the number of its values, for one that only tests the share of cases in which it holds.

use super::condition::{Condition, Predicate, Slot};
use super::rule::Rule;

/// The estimated number of ways to go on from a condition: `names` is the variable that it names, if it does.
#[must_use]
pub fn branching(condition: &Condition, names: Option<Slot>) -> f64 {
    let a_string = names.is_some_and(|slot| condition.atom.slots[0] != slot);
    let ways = match (condition.atom.predicate, names.is_some()) {
        (Predicate::Pattern, _) => 0.02,
        (Predicate::String, true) => 14.0,
        (Predicate::Liberty, true) if a_string => 1.5,
        (Predicate::Liberty, true) => 4.6,
        (Predicate::Neighbour, true) => 3.8,
        (Predicate::Adjacent, true) => 2.0,
        (Predicate::LastLiberty, true) => 0.06,
        (Predicate::RoomOnly, true) => 0.05,
        (Predicate::LastLiberty, false) => 0.02,
        (Predicate::Liberties, _) => 0.15,
        (Predicate::Liberty, false) => 0.08,
        (Predicate::Empty, _) => 0.6,
        (Predicate::Eye, _) => 0.03,
        (Predicate::AdjacentAtLeast | Predicate::OthersAtLeast, _) => 0.8,
        (Predicate::Room, _) => 0.9,
        (Predicate::Different | Predicate::Apart, _) => 0.75,
        _ => 0.95,
    };
    // Playing moves costs more than looking: what is looked up at once goes first among equals.
    ways + 0.001 * condition.moves.len() as f64
}

/// Puts the conditions of a rule into the order in which they are best looked up; false if there is no order in which all can be.
pub fn arrange(rule: &mut Rule) -> bool {
    arrange_knowing(rule, &[])
}

/// The same where some variables are known from the beginning.
pub fn arrange_knowing(rule: &mut Rule, known: &[Slot]) -> bool {
    let Some(order) = best_order(&rule.conditions, known) else { return false };
    rule.terms = order.iter().map(|&place| rule.terms[place].clone()).collect();
    rule.conditions = order.iter().map(|&place| rule.conditions[place].clone()).collect();
    true
}

/// The places of conditions in the order in which they are best looked up.
fn best_order(conditions: &[Condition], known: &[Slot]) -> Option<Vec<usize>> {
    let mut known: Vec<Slot> = known.to_vec();
    let mut left: Vec<usize> = (0..conditions.len()).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        let candidate = |&place: &usize| {
            let condition = &conditions[place];
            let names = unknown_name(condition, &known);
            let is_ready = condition.slots().all(|slot| known.contains(&slot) || names == Some(slot));
            is_ready.then(|| (branching(condition, names), place))
        };
        let (_, best) = left.iter().filter_map(candidate).min_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)))?;
        left.retain(|&place| place != best);
        known.extend(conditions[best].slots());
        order.push(best);
    }
    Some(order)
}

/// The slot that a condition names if these are known: the only one that is not, if it can.
#[must_use]
pub fn unknown_name(condition: &Condition, known: &[Slot]) -> Option<Slot> {
    let mut unknown = condition.slots().filter(|slot| !known.contains(slot));
    let first = unknown.next()?;
    (unknown.all(|other| other == first) && condition.can_name(first)).then_some(first)
}
