//! Rules as advice to a search: what they tell of a position need not be searched.

use super::matcher::Matcher;
use super::rule::{Aim, Claim, Rule};
use super::truth::{Advice, Statement};
use crate::go::{Board, Point};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// The rules about one goal, apart by what they claim.
#[derive(Clone, Debug)]
pub struct Advisor {
    aim: Aim,
    wins: Set,
    lost: Set,
    forced: Set,
}

/// Rules with one claim, apart by their plies, short ones first: long ones need not be looked at where there is no time for them.
#[derive(Clone, Debug)]
struct Set {
    by_plies: Vec<(u8, Matcher)>,
}

impl Set {
    fn new(rules: &[Rule], aim: Aim, claim: Claim) -> Self {
        // A win in one ply the search sees by itself.
        let least = if claim == Claim::Win { 2 } else { 1 };
        let is_wanted = |rule: &&Rule| (rule.aim, rule.claim) == (aim, claim) && rule.plies >= least;
        let mut sets: BTreeMap<u8, Vec<Rule>> = BTreeMap::new();
        for rule in rules.iter().filter(is_wanted) {
            sets.entry(rule.plies).or_default().push(rule.clone());
        }
        Self { by_plies: sets.into_iter().map(|(plies, rules)| (plies, Matcher::of_subject(&rules))).collect() }
    }

    /// The moves of the first rule found that holds and has at most so many plies.
    fn first(&self, board: &mut Board, statement: &Statement, plies: u8) -> Option<Vec<Point>> {
        // The two strings to be connected have no order.
        let mut subjects = vec![statement.subject.clone()];
        if statement.subject.len() > 1 {
            subjects.push(statement.subject.iter().rev().copied().collect());
        }
        let mut moves = None;
        for (_, matcher) in self.by_plies.iter().take_while(|set| set.0 <= plies) {
            for subject in &subjects {
                matcher.about(board, statement.friend, subject, &mut |rule, _, values| {
                    moves = Some(matcher.moves(rule, values).collect());
                    ControlFlow::Break(())
                });
                if moves.is_some() {
                    return moves;
                }
            }
        }
        None
    }
}

impl Advisor {
    /// Advice from the rules about a goal.
    #[must_use]
    pub fn new(rules: &[Rule], aim: Aim) -> Self {
        let set = |claim| Set::new(rules, aim, claim);
        Self { aim, wins: set(Claim::Win), lost: set(Claim::Lost), forced: set(Claim::Forced) }
    }
}

impl Advice for Advisor {
    fn wins(&self, board: &mut Board, statement: &Statement, plies: u8) -> bool {
        statement.aim == self.aim && self.wins.first(board, statement, plies).is_some()
    }

    fn is_lost(&self, board: &mut Board, statement: &Statement, plies: u8) -> bool {
        statement.aim == self.aim && self.lost.first(board, statement, plies).is_some()
    }

    fn forced(&self, board: &mut Board, statement: &Statement, plies: u8) -> Option<Vec<Point>> {
        (statement.aim == self.aim).then(|| self.forced.first(board, statement, plies)).flatten()
    }
}
