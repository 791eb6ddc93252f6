//! The knowledge base: f1 and what was learnt, and where its rules apply.

use crate::diagnostics::Source;
use crate::go::{Board, Cell, Colour, Point};
use crate::rules::condition::{Condition, Predicate};
use crate::rules::partial::everywhere;
use crate::rules::pattern::{Pattern, Place, Placement};
use crate::rules::rule::{Aim, Claim, Rule, read_rules};
use crate::runtime::tactics::strings;
use std::sync::Arc;

/// The rule that is given: if a string of the opponent is in atari, play at its last liberty.
const F1: [&str; 2] = [
    "rule(f1, win(first_capture, 1, I), won(capture_first, I, [string(S, enemy), liberties(S, 1), liberty(I, S)])) :-
        string(S, enemy), liberties(S, 1), liberty(I, S).",
    "rule(f1, win(capture(S), 1, I), won(fill_the_last_liberty, I, [liberties(S, 1)])) :-
        string(S, enemy), liberties(S, 1), liberty(I, S).",
];

/// Forcing rules, the given one first.
#[derive(Clone, Debug)]
pub struct Knowledge {
    /// What the rules are about: `FirstCapture` or `Capture`.
    pub aim: Aim,
    rules: Vec<Rule>,
    /// Rules that turned out to be false: they no longer apply.
    retired: Vec<bool>,
}

/// A forcing rule where it applies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Application {
    /// The place of the rule in the knowledge base.
    pub rule: usize,
    /// Whose attack it is.
    pub friend: Colour,
    /// The move.
    pub point: Point,
    /// A stone of the string that the rule is about.
    pub stone: Point,
    /// Where the pattern lies; f1 has none.
    pub placement: Option<Placement>,
}

impl Knowledge {
    /// Knows f1 alone. Of an aim that is no capture there is nothing to know: then it is that of the first capture.
    #[must_use]
    pub fn new(aim: Aim) -> Self {
        let (aim, text) = if aim == Aim::Capture { (aim, F1[1]) } else { (Aim::FirstCapture, F1[0]) };
        let (rules, _) = read_rules(&Arc::new(Source::new("f1", text)));
        Self { aim, retired: vec![false; rules.len()], rules }
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// Adds a rule with a pattern; an equal one is not added again.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn add(&mut self, rule: Rule) -> Result<(), String> {
        if self.rules.iter().any(|known| known.terms == rule.terms && known.conclusion == rule.conclusion) {
            return Ok(());
        }
        let is_slotless = |condition: &Condition| condition.atom.predicate == Predicate::AllAtLeast;
        let is_string = |condition: &Condition| condition.atom.predicate == Predicate::String;
        let is_pattern = |condition: &Condition| condition.pattern.is_some();
        let is_known = |c: &Condition| c.moves.is_empty() && (is_slotless(c) || is_string(c) || is_pattern(c));
        if (rule.aim, rule.claim) != (self.aim, Claim::Win)
            || rule.conditions.iter().filter(|c| is_pattern(c)).count() != 1
            || !rule.conditions.iter().all(is_known)
        {
            return Err(format!("{} is no forcing rule with a pattern and this goal", rule.name));
        }
        self.rules.push(rule);
        self.retired.push(false);
        Ok(())
    }

    /// Puts a refined rule in the place of another.
    pub fn replace(&mut self, place: usize, rule: Rule) {
        self.rules[place] = rule;
    }

    /// No longer applies a rule.
    pub fn retire(&mut self, place: usize) {
        self.retired[place] = true;
    }

    /// The rules that apply still, to be written down.
    pub fn in_use(&self) -> impl Iterator<Item = &Rule> {
        self.rules.iter().zip(&self.retired).filter(|(_, retired)| !**retired).map(|(rule, _)| rule)
    }

    /// Where f1 applies for a colour to move.
    #[must_use]
    pub fn ataris(&self, board: &Board, friend: Colour) -> Vec<Application> {
        strings(board, friend.opponent())
            .filter_map(|stone| {
                let point = board.atari(stone)?;
                Some(Application { rule: 0, friend, point, stone, placement: None })
            })
            .collect()
    }

    /// Where other rules apply for a colour to move, in the order in which they were learnt.
    #[must_use]
    pub fn applications(&self, board: &Board, friend: Colour) -> Vec<Application> {
        let stones: Vec<Point> = strings(board, friend.opponent()).collect();
        let mut found: Vec<Application> = Vec::new();
        for place in (1..self.rules.len()).filter(|&place| !self.retired[place]) {
            let Some(pattern) = Pattern::of(&self.rules[place]) else { continue };
            let placed = |&stone: &Point| {
                let all = pattern.placements(board, friend, None, Some(stone)).into_iter();
                all.map(move |placement| (stone, placement)).collect::<Vec<_>>()
            };
            let placements: Vec<(Point, Placement)> = stones.iter().flat_map(placed).collect();
            if !placements.is_empty() && self.has_liberties(place, board, friend) {
                found.extend(placements.into_iter().map(|(stone, placement)| {
                    let point = placement.origin;
                    Application { rule: place, friend, point, stone, placement: Some(placement) }
                }));
            }
        }
        found
    }

    /// Whether a rule still applies as it did.
    #[must_use]
    pub fn still_applies(&self, board: &Board, application: &Application) -> bool {
        let &Application { rule, friend, point, stone, placement } = application;
        match (placement, Pattern::of(&self.rules[rule])) {
            (Some(placement), Some(pattern)) => {
                pattern.is_at(board, friend, placement) && self.has_liberties(rule, board, friend)
            }
            _ => board.at(stone) == Cell::from(friend.opponent()) && board.atari(stone) == Some(point),
        }
    }

    /// The places that an application rests on. For f1: the stones of the string, their neighbours, its liberty.
    #[must_use]
    pub fn parts(&self, board: &Board, application: &Application) -> Vec<Place> {
        let place = |point: Point| (point.x() as i8, point.y() as i8);
        match (application.placement, Pattern::of(&self.rules[application.rule])) {
            (Some(placement), Some(pattern)) => {
                let parts = pattern.parts().iter().map(|part| placement.at(part.place));
                parts.chain([place(application.point)]).collect()
            }
            _ => {
                let around = |stone: Point| {
                    let (x, y) = place(stone);
                    [(x, y), (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
                };
                board.stones(application.stone).flat_map(around).collect()
            }
        }
    }

    /// Whether all strings of the friend have the liberties that a rule demands of them.
    fn has_liberties(&self, place: usize, board: &Board, friend: Colour) -> bool {
        let least = usize::from(everywhere(&self.rules[place].terms));
        least <= 1 || strings(board, friend).all(|stone| board.liberty_count(stone) >= least)
    }
}
