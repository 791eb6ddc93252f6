//! Rules as advice to a search: what they tell of a position need not be searched.

use super::matcher::Matcher;
use super::rule::{Aim, Claim, Rule};
use super::truth::{Advice, Statement};
use crate::go::{Board, Point};
use std::ops::ControlFlow;

/// The rules about one goal, apart by what they claim.
#[derive(Clone, Debug)]
pub struct Advisor {
    aim: Aim,
    wins: Set,
    lost: Set,
    forced: Set,
}

/// Rules with one claim, short ones first.
#[derive(Clone, Debug)]
struct Set {
    plies: Vec<u8>,
    matcher: Matcher,
}

impl Set {
    fn new(rules: &[Rule], aim: Aim, claim: Claim) -> Self {
        let mut rules: Vec<Rule> =
            rules.iter().filter(|rule| (rule.aim, rule.claim) == (aim, claim)).cloned().collect();
        // A win in one ply the search sees by itself.
        rules.retain(|rule| claim != Claim::Win || rule.plies > 1);
        rules.sort_by_key(|rule| rule.plies);
        Self { plies: rules.iter().map(|rule| rule.plies).collect(), matcher: Matcher::of_subject(&rules) }
    }

    /// The moves of the first rule found that holds and has at most so many plies.
    fn first(&self, board: &mut Board, statement: &Statement, plies: u8) -> Option<Vec<Point>> {
        let mut moves = None;
        if self.plies.first().is_none_or(|&least| least > plies) {
            return None;
        }
        // The two strings to be connected have no order.
        let turned: Vec<Point> = statement.subject.iter().rev().copied().collect();
        for subject in [&statement.subject, &turned] {
            self.matcher.about(board, statement.friend, subject, &mut |rule, _, values| {
                if self.plies[rule] > plies {
                    return ControlFlow::Continue(());
                }
                moves = Some(self.matcher.moves(rule, values).collect());
                ControlFlow::Break(())
            });
            if moves.is_some() || turned.len() < 2 {
                break;
            }
        }
        moves
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
