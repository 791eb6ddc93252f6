//! Rules as background for learning: predicates such as `capturable(E, G)` over positions.
//!
//! The clauses of `background/go-theorems.pl`, with the rules behind them as facts ([`text`]), say what the predicates mean and run in any Prolog system.
//! [`relations`] finds the same by matching the rules in each position once. `facts` stands above this module and knows nothing of it: whoever
//! puts a background together hands the relations on.

use super::matcher::Matcher;
use super::rule::{Aim, Claim, Rule};
use crate::facts::{Positions, Words};
use crate::go::{self, Colour, Point};
use crate::interpretation::{Relation, Scope, Table, Value};
use crate::logic::{Symbol, Term};
use crate::runtime::{Board as _, Content, Snapshot};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// The name of the file of clauses.
pub const FILE: &str = "go-theorems.pl";

const CLAUSES: &str = include_str!("../../background/go-theorems.pl");

/// The predicates: name, number of arguments, and the rules that it tells of. Moves come first, then strings.
pub const PREDICATES: [(&str, usize, Claim, Aim); 10] = [
    ("capturable", 2, Claim::Win, Aim::Capture),
    ("beyond_help", 1, Claim::Lost, Aim::Capture),
    ("forced_save", 2, Claim::Forced, Aim::Capture),
    ("connectable", 3, Claim::Win, Aim::Connect),
    ("connected", 2, Claim::Lost, Aim::Connect),
    ("forced_cut", 3, Claim::Forced, Aim::Connect),
    ("makes_eye", 2, Claim::Win, Aim::Eye),
    ("forced_deny_eye", 2, Claim::Forced, Aim::Eye),
    ("makes_life", 2, Claim::Win, Aim::Live),
    ("forced_kill", 2, Claim::Forced, Aim::Live),
];

/// Whether a predicate is one of them.
#[must_use]
pub fn is_theorem(predicate: (Symbol, usize)) -> bool {
    PREDICATES.iter().any(|&(name, arity, ..)| (name, arity) == (predicate.0.as_str(), predicate.1))
}

/// A program that defines the predicates by some rules. Patterns are left out: no clause says what they mean.
#[must_use]
pub fn text(rules: &[Rule]) -> String {
    let mut text = format!("{CLAUSES}\n% theorem(Claim, Aim, Strings, Moves, Conditions).\n");
    for rule in usable(rules) {
        let list = |slots: &[u8]| Term::list(slots.iter().map(|&slot| Term::variable(u32::from(slot))));
        let conditions = Term::list(rule.terms.iter().cloned());
        let (claim, aim) = (rule.claim.name(), rule.aim.name());
        let arguments = [list(&rule.subject), list(&rule.moves), conditions].map(|term| rule.written(&term));
        text += &format!("theorem({claim}, {aim}, {}).\n", arguments.join(", "));
    }
    text
}

fn usable(rules: &[Rule]) -> impl Iterator<Item = &Rule> {
    let is_told = |rule: &&Rule| PREDICATES.iter().any(|&(_, _, claim, aim)| (claim, aim) == (rule.claim, rule.aim));
    rules.iter().filter(is_told).filter(|rule| rule.conditions.iter().all(|c| c.pattern.is_none()))
}

/// The predicates as relations over some positions, as far as they are wanted.
#[must_use]
pub fn relations(
    rules: &[Rule],
    positions: &Positions,
    is_wanted: impl Fn((Symbol, usize)) -> bool,
) -> Vec<((Symbol, usize), Box<dyn Relation>)> {
    let wanted: Vec<_> =
        PREDICATES.into_iter().filter(|&(name, arity, ..)| is_wanted((Symbol::new(name), arity))).collect();
    let is_asked = |rule: &&Rule| wanted.iter().any(|&(_, _, claim, aim)| (claim, aim) == (rule.claim, rule.aim));
    let rules: Vec<Rule> = usable(rules).filter(is_asked).cloned().collect();
    let matcher = Matcher::new(&rules);
    let found: Vec<_> =
        (0..positions.len() as u32).into_par_iter().map(|at| said(&rules, &matcher, positions.get(at))).collect();
    wanted
        .into_iter()
        .map(|(name, arity, claim, aim)| {
            let of_one = |(at, said): (usize, &Said)| {
                let tuples = said.get(&(claim, aim)).cloned().unwrap_or_default();
                let value = |point: Point| Words::get().group(point);
                tuples.into_iter().map(move |tuple| (Scope::One(at as u32), tuple.into_iter().map(value).collect()))
            };
            let tuples: Vec<(Scope, Vec<Value>)> = found.iter().enumerate().flat_map(of_one).collect();
            let table: Box<dyn Relation> = Box::new(Table::new(arity, tuples));
            ((Symbol::new(name), arity), table)
        })
        .collect()
}

/// What rules say of a position, by claim and aim: groups of moves and then of strings.
type Said = BTreeMap<(Claim, Aim), BTreeSet<Vec<Point>>>;

/// Matches the rules in a position.
fn said(rules: &[Rule], matcher: &Matcher, snapshot: &Snapshot) -> Said {
    let mut said = Said::new();
    // The forced moves of each rule that says something of the same strings.
    let mut forced: BTreeMap<(Aim, Vec<Point>), BTreeSet<Point>> = BTreeMap::new();
    let Some(mut board) = board_of(snapshot) else { return said };
    for found in matcher.matches(&mut board) {
        let rule = &rules[found.rule];
        let group = |&point: &Point| snapshot.group(point);
        let (mut strings, moves): (Vec<Point>, Vec<Point>) =
            (found.subject.iter().map(group).collect(), found.moves.iter().map(group).collect());
        if moves.iter().any(|&point| snapshot.content(point) != Content::Empty) {
            continue;
        }
        let mut orders = vec![strings.clone()];
        if strings.len() == 2 {
            strings.reverse();
            orders.push(strings);
        }
        for strings in orders {
            if rule.claim == Claim::Forced {
                let moves: BTreeSet<Point> = moves.iter().copied().collect();
                let known = forced.entry((rule.aim, strings)).or_insert_with(|| moves.clone());
                known.retain(|point| moves.contains(point));
            } else {
                let tuple = moves.iter().chain(&strings).copied().collect();
                said.entry((rule.claim, rule.aim)).or_default().insert(tuple);
            }
        }
    }
    for ((aim, strings), moves) in forced {
        let tuples = moves.into_iter().map(|point| [point].into_iter().chain(strings.iter().copied()).collect());
        said.entry((Claim::Forced, aim)).or_default().extend(tuples);
    }
    said
}

/// The position with Black as the side to move.
fn board_of(snapshot: &Snapshot) -> Option<go::Board> {
    let mut board = go::Board::new(snapshot.columns(), snapshot.rows()).ok()?;
    for point in board.points() {
        match snapshot.content(point) {
            Content::Friend => board.place(point, Colour::Black).ok()?,
            Content::Enemy => board.place(point, Colour::White).ok()?,
            Content::Empty | Content::Edge => {}
        }
    }
    board.without_liberties().is_none().then_some(board)
}
