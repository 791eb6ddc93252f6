//! The order of the conditions of a rule.
//!
//! As in section 7.4 of the survey by Bouzy and Cazenave the order follows from estimates: for a condition that names a variable the number
//! of its values, for one that only tests the share of cases in which it holds. They were measured on real positions (`nakade rules bench
//! --estimates`). What a whole order costs is the sum over its conditions of the ways that have led there times what looking costs; the best order
//! is looked for by a beam, where the survey goes from one condition to the next.

use super::condition::{Condition, Predicate, Slot};
use super::matcher::{Matcher, Place};
use super::rule::Rule;
use super::walk::{Slots, set_of};

/// Orders that are followed at a time.
const BEAM: usize = 12;
/// Conditions that are tried next in each of them, of those that test, of those that name, and of those that other rules look up too.
const NEXT: usize = 3;
/// What it costs to look up what is looked up anyway.
const SHARED: f64 = 0.05;

/// Kinds of conditions that are told apart by estimates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind {
    /// What is said.
    pub predicate: Predicate,
    /// Whether it names a variable: its first, or its second.
    pub names: Option<bool>,
    /// Whether it is said of a later position.
    pub is_later: bool,
}

impl Kind {
    /// The kind of a condition that names a slot.
    #[must_use]
    pub fn of(condition: &Condition, names: Option<Slot>) -> Self {
        let names = names.map(|slot| condition.atom.slots[0] == slot);
        Self { predicate: condition.atom.predicate, names, is_later: !condition.moves.is_empty() }
    }

    /// The estimated number of ways to go on.
    #[must_use]
    pub fn ways(self) -> f64 {
        match (self.predicate, self.names, self.is_later) {
            (Predicate::Pattern, ..) => 0.02,
            (Predicate::String, Some(_), _) => 36.0,
            (Predicate::String, None, _) => 0.46,
            (Predicate::Liberty, Some(false), _) => 1.4,
            (Predicate::Liberty, Some(true), false) => 3.9,
            (Predicate::Liberty, Some(true), true) => 2.8,
            (Predicate::Neighbour, Some(_), _) => 3.9,
            (Predicate::Adjacent, Some(_), _) => 1.9,
            (Predicate::LastLiberty, Some(_), _) => 0.14,
            (Predicate::RoomOnly, Some(_), _) => 0.01,
            (Predicate::LastLiberty | Predicate::Eye, None, _) => 0.01,
            (Predicate::Liberties, _, false) => 0.14,
            (Predicate::Liberties, _, true) => 0.44,
            (Predicate::Liberty, None, false) => 0.3,
            (Predicate::Liberty, None, true) => 0.02,
            (Predicate::Neighbour, None, _) => 0.3,
            (Predicate::Empty, ..) => 0.5,
            (Predicate::AdjacentAtLeast | Predicate::OthersAtLeast, _, false) => 0.65,
            (Predicate::AdjacentAtLeast | Predicate::OthersAtLeast, _, true) => 0.85,
            (Predicate::Room | Predicate::Legal, _, true) => 0.45,
            (Predicate::Different, ..) => 0.4,
            (Predicate::Apart, ..) => 0.7,
            _ => 0.98,
        }
    }
}

/// What it costs to look a condition up, as against a look at a few points.
#[must_use]
pub fn cost(condition: &Condition) -> f64 {
    let look = match condition.atom.predicate {
        Predicate::Liberty | Predicate::Liberties => 2.0,
        Predicate::Room | Predicate::RoomOnly | Predicate::AroundAtLeast | Predicate::Adjacent => 3.0,
        Predicate::AdjacentAtLeast | Predicate::OthersAtLeast => 4.0,
        Predicate::Pattern | Predicate::AllAtLeast => 10.0,
        _ => 1.0,
    };
    look + 3.0 * condition.moves.len() as f64
}

/// Puts the conditions of a rule into the order in which they are best looked up; false if there is no order in which all can be.
pub fn arrange(rule: &mut Rule) -> bool {
    let Some(order) = search(&rule.conditions, &[], None, None) else { return false };
    rule.terms = order.iter().map(|&place| rule.terms[place].clone()).collect();
    rule.conditions = order.iter().map(|&place| rule.conditions[place].clone()).collect();
    true
}

/// The beginning of an order.
#[derive(Clone)]
struct Beginning {
    order: Vec<usize>,
    known: Slots,
    /// Ways that lead to its end, and what it costs to get there.
    ways: f64,
    cost: f64,
    /// What looking up all that is left would cost once.
    left: f64,
    /// Where it ends in a tree of conditions, as long as the tree has the same.
    shared: Option<Place>,
}

impl Beginning {
    /// What it is expected to come to.
    fn promise(&self) -> f64 {
        self.cost + self.ways * self.left / 2.0
    }

    /// The condition as the next one, if all that it needs is known.
    fn with(&self, conditions: &[Condition], place: usize, tree: Option<&Matcher>) -> Option<Self> {
        let condition = &conditions[place];
        let names = unknown_in(condition, self.known);
        if set_of(condition.slots()) & !self.known != names.map_or(0, |slot| 1 << slot) {
            return None;
        }
        let shared = tree.zip(self.shared.as_ref()).and_then(|(tree, at)| {
            let (condition, mut next) = at.with(condition);
            next.node = tree.child(at.node, &condition)?;
            Some(next)
        });
        let look = cost(condition);
        let mut next = self.clone();
        next.order.push(place);
        next.known |= set_of(condition.slots());
        next.cost += self.ways * look * if shared.is_some() { SHARED } else { 1.0 };
        next.ways *= Kind::of(condition, names).ways();
        next.left -= look;
        next.shared = shared;
        Some(next)
    }
}

/// The places of the conditions of a rule in the order in which they are best looked up in a tree, from some place on.
pub(super) fn best_order_in(
    tree: &Matcher,
    conditions: &[Condition],
    known: &[Slot],
    at: &Place,
) -> Option<Vec<usize>> {
    search(conditions, known, Some(tree), Some(at.clone()))
}

fn search(
    conditions: &[Condition],
    known: &[Slot],
    tree: Option<&Matcher>,
    shared: Option<Place>,
) -> Option<Vec<usize>> {
    let left = conditions.iter().map(cost).sum();
    let known = set_of(known.iter().copied());
    let mut beam = vec![Beginning { order: Vec::new(), known, ways: 1.0, cost: 0.0, left, shared }];
    let by_promise =
        |a: &Beginning, b: &Beginning| a.promise().total_cmp(&b.promise()).then_with(|| a.order.cmp(&b.order));
    for _ in conditions {
        let mut next: Vec<Beginning> = Vec::new();
        for beginning in &beam {
            let rest = (0..conditions.len()).filter(|place| !beginning.order.contains(place));
            let mut ready: [Vec<Beginning>; 3] = Default::default();
            for one in rest.filter_map(|place| beginning.with(conditions, place, tree)) {
                let kind = if one.shared.is_some() { 0 } else { 1 + usize::from(one.known != beginning.known) };
                ready[kind].push(one);
            }
            for mut of_kind in ready {
                of_kind.sort_by(by_promise);
                next.extend(of_kind.into_iter().take(NEXT));
            }
        }
        next.sort_by(by_promise);
        // Of orders of the same conditions the cheapest.
        let mut seen = std::collections::BTreeSet::new();
        next.retain(|beginning| {
            let mut places = beginning.order.clone();
            places.sort_unstable();
            seen.len() < BEAM && seen.insert(places)
        });
        beam = next;
    }
    beam.into_iter().next().map(|best| best.order)
}

/// The slot that a condition names if these are known: the only one that is not, if it can.
#[must_use]
pub fn unknown_name(condition: &Condition, known: &[Slot]) -> Option<Slot> {
    unknown_in(condition, set_of(known.iter().copied()))
}

fn unknown_in(condition: &Condition, known: Slots) -> Option<Slot> {
    let mut unknown = condition.slots().filter(|&slot| known >> slot & 1 == 0);
    let first = unknown.next()?;
    (unknown.all(|other| other == first) && condition.can_name(first)).then_some(first)
}
