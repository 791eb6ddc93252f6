//! All matches of a set of rules in a position.
//!
//! The rules are put together in one tree of conditions: rules that begin with the same conditions, up to the names of their
//! variables, share them, and a condition that fails is not looked at again for any of them (a query pack, as in the learner; Introspect
//! compiled its rules so too). How the tree is walked says `walk.rs`. [`reference()`] looks at each rule by itself.

use super::condition::{Condition, Slot, Values};
use super::order::{best_order_in, cost, unknown_name};
use super::rule::Rule;
use super::walk::Walk;
pub use super::walk::Work;
use crate::go::{Board, Colour, Point};
use std::ops::ControlFlow;

/// A rule that holds in a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Match {
    /// The place of the rule in its set.
    pub rule: usize,
    /// Who is friend.
    pub friend: Colour,
    /// The points of the subject and of the moves, in the order of the rule.
    pub subject: Vec<Point>,
    /// The move, or the forced moves.
    pub moves: Vec<Point>,
}

/// A match with the values of all variables; says whether there is enough.
pub type Found<'a> = &'a mut dyn FnMut(usize, Colour, &Values) -> ControlFlow<()>;

/// A set of rules as one tree.
#[derive(Clone, Debug)]
pub struct Matcher {
    nodes: Vec<Node>,
    /// For each rule the slots in the tree of its subject and of its moves.
    said: Vec<(Vec<Slot>, Vec<Slot>)>,
    /// For each rule the slot in the tree of each of its own.
    slots: Vec<Vec<Slot>>,
}

/// A condition in the tree.
#[derive(Clone, Debug, Default)]
pub struct Node {
    /// None at the root.
    pub condition: Option<Condition>,
    /// The slot that the condition names here.
    pub names: Option<Slot>,
    /// The other slots of the condition.
    pub inputs: Vec<Slot>,
    /// Whether it takes more than a look at a few points.
    pub is_costly: bool,
    /// What is looked at next where it holds.
    pub children: Vec<usize>,
    /// The rules that hold then.
    pub rules: Vec<usize>,
}

impl Node {
    fn new(condition: Condition, names: Option<Slot>) -> Self {
        let mut inputs: Vec<Slot> = condition.slots().filter(|&slot| Some(slot) != names).collect();
        inputs.sort_unstable();
        inputs.dedup();
        let is_costly = cost(&condition) > 1.0;
        Self { condition: Some(condition), names, inputs, is_costly, ..Self::default() }
    }
}

/// Where a rule has come to in the tree, and what its slots are called there.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) node: usize,
    renamed: [Option<Slot>; Condition::MOST_SLOTS],
    count: Slot,
}

impl Place {
    /// The root, where some slots are known.
    fn new(known: &[Slot]) -> Self {
        let mut place = Self { node: 0, renamed: [None; Condition::MOST_SLOTS], count: 0 };
        known.iter().for_each(|&slot| place.rename(slot));
        place
    }

    fn rename(&mut self, slot: Slot) {
        if self.renamed[usize::from(slot)].is_none() {
            self.renamed[usize::from(slot)] = Some(self.count);
            self.count += 1;
        }
    }

    /// A condition of the rule as the tree has it, and the place with the slots that it names.
    pub(super) fn with(&self, condition: &Condition) -> (Condition, Self) {
        let mut place = self.clone();
        condition.slots().for_each(|slot| place.rename(slot));
        (condition.renamed(|slot| place.renamed[usize::from(slot)].unwrap_or(slot)), place)
    }
}

impl Matcher {
    /// The tree of some rules for all strings of a position. Conditions are looked up in the order that costs least, where what the rules before
    /// look up already is nearly free.
    #[must_use]
    pub fn new(rules: &[Rule]) -> Self {
        let mut matcher = Self::empty();
        rules.iter().enumerate().for_each(|(number, rule)| matcher.add(number, rule, &[]));
        matcher
    }

    /// The tree of some rules about one goal, for strings that are given (see [`about`](Self::about)).
    #[must_use]
    pub fn of_subject(rules: &[Rule]) -> Self {
        let mut matcher = Self::empty();
        rules.iter().enumerate().for_each(|(number, rule)| matcher.add(number, rule, &rule.subject));
        matcher
    }

    fn empty() -> Self {
        Self { nodes: vec![Node::default()], said: Vec::new(), slots: Vec::new() }
    }

    /// Adds a rule, some of whose slots are known: they are the first ones of the tree. One whose conditions cannot all be looked up is left out.
    fn add(&mut self, number: usize, rule: &Rule, known: &[Slot]) {
        let mut place = Place::new(known);
        let Some(order) = best_order_in(self, &rule.conditions, known, &place) else {
            self.said.push((Vec::new(), Vec::new()));
            self.slots.push(Vec::new());
            return;
        };
        for condition in order.into_iter().map(|at| &rule.conditions[at]) {
            let names_in_tree: Vec<Slot> = (0..place.count).collect();
            let (condition, next) = place.with(condition);
            place = next;
            place.node = match self.child(place.node, &condition) {
                Some(child) => child,
                None => {
                    let (child, names) = (self.nodes.len(), unknown_name(&condition, &names_in_tree));
                    self.nodes.push(Node::new(condition, names));
                    self.nodes[place.node].children.push(child);
                    child
                }
            };
        }
        self.nodes[place.node].rules.push(number);
        let slots: Vec<Slot> = place.renamed.iter().map(|slot| slot.unwrap_or(0)).collect();
        let of = |said: &[Slot]| said.iter().map(|&slot| slots[usize::from(slot)]).collect();
        self.said.push((of(&rule.subject), of(&rule.moves)));
        self.slots.push(slots);
    }

    /// The node below another with a condition.
    pub(super) fn child(&self, at: usize, condition: &Condition) -> Option<usize> {
        let same = |&child: &usize| self.nodes[child].condition.as_ref() == Some(condition);
        self.nodes[at].children.iter().copied().find(same)
    }

    /// The tree; the root is the first node.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The slots of the tree for the subject and for the moves of a rule.
    #[must_use]
    pub fn said(&self, rule: usize) -> (&[Slot], &[Slot]) {
        let (subject, moves) = &self.said[rule];
        (subject, moves)
    }

    /// The number of conditions in the tree.
    #[must_use]
    pub fn condition_count(&self) -> usize {
        self.nodes.len() - 1
    }

    /// For each rule the nodes that it shares with no other.
    #[must_use]
    pub fn own_nodes(&self) -> Vec<Vec<usize>> {
        let mut below: Vec<usize> = self.nodes.iter().map(|node| node.rules.len()).collect();
        let mut own = vec![Vec::new(); self.said.len()];
        // A node stands behind those above it.
        for at in (0..self.nodes.len()).rev() {
            below[at] += self.nodes[at].children.iter().map(|&child| below[child]).sum::<usize>();
        }
        for (at, node) in self.nodes.iter().enumerate().skip(1).filter(|&(at, _)| below[at] == 1) {
            let mut last = node;
            while let (true, Some(&child)) = (last.rules.is_empty(), last.children.first()) {
                last = &self.nodes[child];
            }
            last.rules.iter().for_each(|&rule| own[rule].push(at));
        }
        own
    }

    /// Calls `found` with each rule that holds and the values of the tree's slots, for either colour as friend.
    pub fn each(&self, board: &mut Board, found: Found<'_>) {
        _ = self.work(board, found);
    }

    /// The same; says how often the condition of each node was looked up.
    pub fn work(&self, board: &mut Board, found: Found<'_>) -> Vec<Work> {
        let mut walk = Walk::everywhere(self, board);
        for friend in [Colour::Black, Colour::White] {
            if walk.run(friend, found).is_break() {
                break;
            }
        }
        walk.work()
    }

    /// Calls `found` with each rule that holds about the strings given, in a tree made by [`of_subject`](Self::of_subject).
    pub fn about(&self, board: &mut Board, friend: Colour, subject: &[Point], found: Found<'_>) {
        _ = Walk::about(self, board, subject).run(friend, found);
    }

    /// The points of the moves of a rule, from the values of the tree's slots.
    pub fn moves<'v>(&'v self, rule: usize, values: &'v Values) -> impl Iterator<Item = Point> + 'v {
        self.said[rule].1.iter().filter_map(|&slot| values[usize::from(slot)])
    }

    /// What the rules conclude in a position, each conclusion once a rule, in the order of the rules.
    #[must_use]
    pub fn matches(&self, board: &mut Board) -> Vec<Match> {
        let mut matches = Vec::new();
        self.each(board, &mut |rule, friend, values| {
            matches.push(self.found(rule, friend, values));
            ControlFlow::Continue(())
        });
        matches.sort_unstable();
        matches.dedup();
        matches
    }

    /// The same, with the first values that lead to each conclusion, by the rule's own slots.
    #[must_use]
    pub fn matches_with_values(&self, board: &mut Board) -> Vec<(Match, Values)> {
        let mut matches = Vec::new();
        self.each(board, &mut |rule, friend, values| {
            matches.push((self.found(rule, friend, values), self.own_values(rule, values)));
            ControlFlow::Continue(())
        });
        matches.sort_by(|a, b| a.0.cmp(&b.0));
        matches.dedup_by(|a, b| a.0 == b.0);
        matches
    }

    fn found(&self, rule: usize, friend: Colour, values: &Values) -> Match {
        let points = |slots: &[Slot]| slots.iter().filter_map(|&slot| values[usize::from(slot)]).collect();
        let (subject, moves) = &self.said[rule];
        Match { rule, friend, subject: points(subject), moves: points(moves) }
    }

    fn own_values(&self, rule: usize, values: &Values) -> Values {
        let mut own = Values::default();
        for (own, slot) in own.iter_mut().zip(&self.slots[rule]) {
            *own = values[usize::from(*slot)];
        }
        own
    }

    /// The first values with which a rule comes to a conclusion, by the rule's own slots.
    #[must_use]
    pub fn values_of(&self, board: &mut Board, wanted: &Match) -> Option<Values> {
        let mut result = None;
        self.each(board, &mut |rule, friend, values| {
            if rule == wanted.rule && friend == wanted.friend && self.found(rule, friend, values) == *wanted {
                result = Some(self.own_values(rule, values));
            }
            if result.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        result
    }
}

/// What each rule concludes, looked up rule by rule, conditions in the order written as far as they can be.
#[must_use]
pub fn reference(rules: &[Rule], board: &mut Board) -> Vec<Match> {
    let mut matches = Vec::new();
    for friend in [Colour::Black, Colour::White] {
        for (number, rule) in rules.iter().enumerate() {
            let waiting: Vec<&Condition> = rule.conditions.iter().collect();
            prove(&waiting, board, friend, &mut Values::default(), &mut |values| {
                let points = |slots: &[Slot]| slots.iter().filter_map(|&slot| values[usize::from(slot)]).collect();
                let (subject, moves) = (points(&rule.subject), points(&rule.moves));
                matches.push(Match { rule: number, friend, subject, moves });
            });
        }
    }
    matches.sort_unstable();
    matches.dedup();
    matches
}

fn prove(
    waiting: &[&Condition],
    board: &mut Board,
    friend: Colour,
    values: &mut Values,
    found: &mut dyn FnMut(&Values),
) {
    let known: Vec<Slot> =
        (0..Condition::MOST_SLOTS as Slot).filter(|&slot| values[usize::from(slot)].is_some()).collect();
    let is_ready = |c: &&Condition| {
        let names = unknown_name(c, &known);
        c.slots().all(|slot| known.contains(&slot) || names == Some(slot))
    };
    let ready = waiting.iter().position(is_ready);
    let Some(place) = ready else {
        if waiting.is_empty() {
            found(values);
        }
        return;
    };
    let condition = waiting[place];
    let rest: Vec<&Condition> =
        waiting.iter().copied().enumerate().filter(|(at, _)| *at != place).map(|(_, c)| c).collect();
    match unknown_name(condition, &known) {
        None => {
            if condition.holds(board, friend, values) {
                prove(&rest, board, friend, values, found);
            }
        }
        Some(slot) => {
            let mut points = Vec::new();
            condition.name(board, friend, values, |point| points.push(point));
            for point in points {
                values[usize::from(slot)] = Some(point);
                prove(&rest, board, friend, values, found);
            }
            values[usize::from(slot)] = None;
        }
    }
}
