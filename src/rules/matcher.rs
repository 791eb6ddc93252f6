//! All matches of a set of rules in a position.
//!
//! The rules are put together in one tree of conditions: rules that begin with the same conditions, up to the names of their
//! variables, share them, and a condition that fails is not looked at again for any of them (a query pack, as in the learner; Introspect
//! compiled its rules so too). [`reference()`] looks at each rule by itself.

use super::condition::{Condition, Slot, Values};
use super::order::{arrange_knowing, unknown_name};
use super::rule::Rule;
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
#[derive(Clone, Debug)]
pub struct Node {
    /// None at the root.
    pub condition: Option<Condition>,
    /// The slot that the condition names here.
    pub names: Option<Slot>,
    /// What is looked at next where it holds.
    pub children: Vec<usize>,
    /// The rules that hold then.
    pub rules: Vec<usize>,
}

impl Matcher {
    /// The tree of some rules, whose conditions are taken in their order.
    #[must_use]
    pub fn new(rules: &[Rule]) -> Self {
        let root = Node { condition: None, names: None, children: Vec::new(), rules: Vec::new() };
        let mut matcher = Self { nodes: vec![root], said: Vec::new(), slots: Vec::new() };
        rules.iter().enumerate().for_each(|(number, rule)| matcher.add(number, rule, 0));
        matcher
    }

    /// The tree of some rules about one goal, for strings that are given (see [`about`](Self::about)). Rules whose conditions cannot be looked up so
    /// are left out.
    #[must_use]
    pub fn of_subject(rules: &[Rule]) -> Self {
        let root = Node { condition: None, names: None, children: Vec::new(), rules: Vec::new() };
        let mut matcher = Self { nodes: vec![root], said: Vec::new(), slots: Vec::new() };
        for (number, rule) in rules.iter().enumerate() {
            let mut rule = rule.clone();
            let subject = rule.subject.clone();
            let is_ready = arrange_knowing(&mut rule, &subject);
            let known = if is_ready { rule.subject.len() } else { 0 };
            match is_ready {
                true => matcher.add(number, &rule, known),
                false => {
                    matcher.said.push((Vec::new(), Vec::new()));
                    matcher.slots.push(Vec::new());
                }
            }
        }
        matcher
    }

    /// Adds a rule; the first slots of the tree are those of its subject, as many as are known.
    fn add(&mut self, number: usize, rule: &Rule, subject: usize) {
        let mut renamed: Vec<Option<Slot>> = vec![None; Condition::MOST_SLOTS];
        let mut count: Slot = 0;
        let mut at = 0;
        let mut known: Vec<Slot> = Vec::new();
        for &slot in &rule.subject[..subject] {
            renamed[usize::from(slot)] = Some(count);
            known.push(count);
            count += 1;
        }
        for condition in &rule.conditions {
            for slot in condition.slots() {
                if renamed[usize::from(slot)].is_none() {
                    renamed[usize::from(slot)] = Some(count);
                    count += 1;
                }
            }
            let condition = condition.renamed(|slot| renamed[usize::from(slot)].unwrap_or(slot));
            let names = unknown_name(&condition, &known);
            known.extend(condition.slots());
            let same = |&child: &usize| self.nodes[child].condition.as_ref() == Some(&condition);
            at = match self.nodes[at].children.iter().copied().find(same) {
                Some(child) => child,
                None => {
                    let child = self.nodes.len();
                    self.nodes.push(Node {
                        condition: Some(condition),
                        names,
                        children: Vec::new(),
                        rules: Vec::new(),
                    });
                    self.nodes[at].children.push(child);
                    child
                }
            };
        }
        self.nodes[at].rules.push(number);
        let slots: Vec<Slot> = renamed.iter().map(|slot| slot.unwrap_or(0)).collect();
        let of = |said: &[Slot]| said.iter().map(|&slot| slots[usize::from(slot)]).collect();
        self.said.push((of(&rule.subject), of(&rule.moves)));
        self.slots.push(slots);
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

    /// Calls `found` with each rule that holds and the values of the tree's slots, for either colour as friend.
    pub fn each(&self, board: &mut Board, found: Found<'_>) {
        for friend in [Colour::Black, Colour::White] {
            if self.walk(0, board, friend, &mut Values::default(), found).is_break() {
                return;
            }
        }
    }

    /// Calls `found` with each rule that holds about the strings given, in a tree made by [`of_subject`](Self::of_subject).
    pub fn about(&self, board: &mut Board, friend: Colour, subject: &[Point], found: Found<'_>) {
        let mut values = Values::default();
        for (value, &stone) in values.iter_mut().zip(subject) {
            *value = Some(stone);
        }
        _ = self.walk(0, board, friend, &mut values, found);
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
            let points = |slots: &[Slot]| slots.iter().filter_map(|&slot| values[usize::from(slot)]).collect();
            let (subject, moves) = &self.said[rule];
            matches.push(Match { rule, friend, subject: points(subject), moves: points(moves) });
            ControlFlow::Continue(())
        });
        matches.sort_unstable();
        matches.dedup();
        matches
    }

    /// The first values with which a rule comes to a conclusion, by the rule's own slots.
    #[must_use]
    pub fn values_of(&self, board: &mut Board, wanted: &Match) -> Option<Values> {
        let mut result = None;
        self.each(board, &mut |rule, friend, values| {
            let points =
                |slots: &[Slot]| slots.iter().filter_map(|&slot| values[usize::from(slot)]).collect::<Vec<_>>();
            let (subject, moves) = &self.said[rule];
            let is_it = rule == wanted.rule && friend == wanted.friend;
            if is_it && result.is_none() && points(subject) == wanted.subject && points(moves) == wanted.moves {
                let mut own = Values::default();
                for (own, slot) in own.iter_mut().zip(&self.slots[rule]) {
                    *own = values[usize::from(*slot)];
                }
                result = Some(own);
            }
            if result.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        result
    }

    fn walk(
        &self,
        at: usize,
        board: &mut Board,
        friend: Colour,
        values: &mut Values,
        found: Found<'_>,
    ) -> ControlFlow<()> {
        let node = &self.nodes[at];
        for &rule in &node.rules {
            found(rule, friend, values)?;
        }
        for &child in &node.children {
            let next = &self.nodes[child];
            let Some(condition) = &next.condition else { continue };
            match next.names {
                None => {
                    if condition.holds(board, friend, values) {
                        self.walk(child, board, friend, values, found)?;
                    }
                }
                Some(slot) => {
                    let mut points = Vec::new();
                    condition.name(board, friend, values, |point| points.push(point));
                    for point in points {
                        values[usize::from(slot)] = Some(point);
                        self.walk(child, board, friend, values, found)?;
                    }
                    values[usize::from(slot)] = None;
                }
            }
        }
        ControlFlow::Continue(())
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
