//! Whether what a rule claims is true: by search, and by nothing else.
//!
//! Full-width minimax to the depth that the claim names. The enemy may play every legal point and pass, takes kos back at once, and is
//! never short of threats; the friend keeps the simple ko rule. Nothing is known of moves before the position. No rule, no
//! theory and no guess is used for a verdict, only the order in which the friend's moves are looked at: first those near the strings, then all others.
//! A win within a bounded number of moves contains no repetition, so a claim that holds here holds under any rule about
//! repetitions that only forbids the friend what he does not need.

use super::condition::Side;
use super::matcher::Match;
use super::rule::{Aim, Claim, Rule};
use crate::go::{Board, Cell, Colour, KoRule, Point, PointSet};
use crate::runtime::tactics::{is_eye, strings};

/// What the search says of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The claim is true.
    True,
    /// It is not: the enemy has a way to prevent the goal, by a ko perhaps.
    False,
    /// The search was given up.
    Unknown,
}

impl Verdict {
    const fn of(result: Option<bool>) -> Self {
        match result {
            Some(true) => Verdict::True,
            Some(false) => Verdict::False,
            None => Verdict::Unknown,
        }
    }
}

/// What is known of a position without search. What it says must be true; then the answers of a search stay the same.
pub trait Advice {
    /// Whether the friend, to move, is known to reach the goal in so many plies.
    fn wins(&self, board: &mut Board, statement: &Statement, plies: u8) -> bool;
    /// Whether he is known to do so although the enemy is to move.
    fn is_lost(&self, board: &mut Board, statement: &Statement, plies: u8) -> bool;
    /// The enemy's moves outside of which none (nor a pass) prevents that the friend then reaches the goal in so many plies.
    fn forced(&self, board: &mut Board, statement: &Statement, plies: u8) -> Option<Vec<Point>>;
}

/// Knows nothing.
#[derive(Clone, Copy, Debug)]
pub struct Nothing;

impl Advice for Nothing {
    fn wins(&self, _: &mut Board, _: &Statement, _: u8) -> bool {
        false
    }

    fn is_lost(&self, _: &mut Board, _: &Statement, _: u8) -> bool {
        false
    }

    fn forced(&self, _: &mut Board, _: &Statement, _: u8) -> Option<Vec<Point>> {
        None
    }
}

/// A claim about a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Statement {
    /// What is claimed.
    pub claim: Claim,
    /// About which goal.
    pub aim: Aim,
    /// The strings, a stone each.
    pub subject: Vec<Point>,
    /// Who wants it.
    pub friend: Colour,
    /// In how many plies.
    pub plies: u8,
    /// The move, or the forced moves.
    pub moves: Vec<Point>,
}

impl Statement {
    /// What a rule states of a position where it matches.
    #[must_use]
    pub fn of(rule: &Rule, found: &Match) -> Self {
        let Match { friend, subject, moves, .. } = found.clone();
        Self { claim: rule.claim, aim: rule.aim, subject, friend, plies: rule.plies, moves }
    }

    /// Looks whether it is true, playing at most so many moves.
    pub fn verdict(&self, board: &mut Board, mut moves: u64) -> Verdict {
        let mut search = Search { statement: self, left: &mut moves, advice: &Nothing };
        let result = match self.claim {
            Claim::Win => self.moves.first().map_or(Some(false), |&point| search.wins_by(board, point, self.plies)),
            Claim::Threat => {
                self.moves.first().map_or(Some(false), |&point| search.threatens(board, point, self.plies))
            }
            Claim::Lost => search.is_lost(board, self.plies, &[]),
            Claim::Forced => search.is_lost(board, self.plies + 1, &self.moves),
        };
        Verdict::of(result)
    }

    /// Whether the friend reaches the goal in as many plies as the statement has, whatever its claim: by some move if he is to move, and
    /// otherwise whatever the enemy does. Says also how many moves were played; more than `most` are not.
    pub fn search(&self, board: &mut Board, to_move: Side, most: u64, advice: &dyn Advice) -> (Verdict, u64) {
        let mut left = most;
        let mut search = Search { statement: self, left: &mut left, advice };
        let result = match to_move {
            Side::Friend => search.wins(board, self.plies),
            Side::Enemy => search.is_lost(board, self.plies, &[]),
        };
        (Verdict::of(result), most - left)
    }

    /// What a move that captured so many stones leads to.
    fn after(&self, board: &Board, side: Side, captured: usize) -> After {
        let (reached, missed) = match self.aim {
            Aim::FirstCapture => (side == Side::Friend && captured > 0, side == Side::Enemy && captured > 0),
            _ => (side == Side::Friend && self.is_reached(board), self.is_missed(board)),
        };
        match (reached, missed) {
            (true, _) => After::Reached,
            (_, true) => After::Missed,
            _ => After::Open,
        }
    }

    /// Whether the goal is reached.
    fn is_reached(&self, board: &Board) -> bool {
        match (self.aim, self.subject.as_slice()) {
            (Aim::Capture, &[stone]) => board.at(stone) != Cell::from(self.friend.opponent()),
            (Aim::Connect, &[first, second]) => {
                let anchor = board.string_anchor(first);
                anchor.is_some() && anchor == board.string_anchor(second)
            }
            (Aim::Eye, &[stone]) => eyes(board, stone).next().is_some(),
            (Aim::Live, &[stone]) => eyes(board, stone).nth(1).is_some(),
            _ => false,
        }
    }

    /// Whether the goal is out of reach, because a string that it is about has been captured.
    fn is_missed(&self, board: &Board) -> bool {
        !matches!(self.aim, Aim::Capture | Aim::FirstCapture)
            && self.subject.iter().any(|&stone| board.at(stone) != Cell::from(self.friend))
    }

    /// The moves of a side: liberties of the strings first, then points near, then all others.
    fn moves_in_order(&self, board: &Board) -> Vec<Point> {
        let mut seen = PointSet::new();
        let mut moves = Vec::new();
        let subject: Vec<Point> = match self.aim {
            Aim::FirstCapture => {
                strings(board, self.friend.opponent()).filter(|&s| board.liberty_count(s) <= 2).collect()
            }
            _ => self.subject.clone(),
        };
        let mut add = |point: Point| {
            if board.at(point) == Cell::Empty && seen.insert(point) {
                moves.push(point);
            }
        };
        let liberties: Vec<Point> =
            subject.iter().flat_map(|&s| board.liberties(s).iter().collect::<Vec<_>>()).collect();
        liberties.iter().copied().for_each(&mut add);
        for stone in subject.iter().flat_map(|&s| board.stones(s)) {
            for other in
                board.neighbours(stone).filter(|&p| board.at(p) != board.at(stone) && board.at(p) != Cell::Empty)
            {
                board.liberties(other).iter().for_each(&mut add);
            }
        }
        liberties.iter().flat_map(|&point| board.neighbours(point)).for_each(&mut add);
        board.points().for_each(&mut add);
        moves
    }
}

/// The eyes of a string.
fn eyes(board: &Board, stone: Point) -> impl Iterator<Item = Point> + '_ {
    board.liberties(stone).iter().filter(move |&point| is_eye(board, point, stone)).collect::<Vec<_>>().into_iter()
}

/// What a move leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    /// It could not be played.
    Illegal,
    /// To the goal.
    Reached,
    /// The goal is out of reach.
    Missed,
    /// Neither.
    Open,
}

struct Search<'a> {
    statement: &'a Statement,
    left: &'a mut u64,
    advice: &'a dyn Advice,
}

impl Search<'_> {
    fn play(&mut self, board: &mut Board, point: Point, side: Side) -> Option<After> {
        *self.left = self.left.checked_sub(1)?;
        let played = board.play_by(point, side.colour(self.statement.friend), side.ko_rule());
        Some(played.map_or(After::Illegal, |captured| self.statement.after(board, side, captured)))
    }

    /// Whether the friend reaches the goal by this move and what follows.
    fn wins_by(&mut self, board: &mut Board, point: Point, plies: u8) -> Option<bool> {
        let result = match self.play(board, point, Side::Friend)? {
            After::Illegal => return Some(false),
            After::Reached => Some(true),
            After::Open if plies > 1 => self.is_lost(board, plies - 1, &[]),
            After::Open | After::Missed => Some(false),
        };
        board.undo();
        result
    }

    /// Whether the friend, to move, reaches the goal in so many plies.
    fn wins(&mut self, board: &mut Board, plies: u8) -> Option<bool> {
        if let Some(known) = self.wins_at_once(board, plies) {
            return Some(known);
        }
        if self.advice.wins(board, self.statement, plies) {
            return Some(true);
        }
        for point in self.statement.moves_in_order(board) {
            if self.wins_by(board, point, plies)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// A shorter way to the same answer where one look tells: a string in atari can be captured, and no other in one ply; two strings can
    /// be connected in one ply only on a common liberty.
    fn wins_at_once(&self, board: &Board, plies: u8) -> Option<bool> {
        let friend = self.statement.friend;
        match (self.statement.aim, self.statement.subject.as_slice()) {
            (Aim::Capture, &[stone]) => match board.atari(stone) {
                Some(point) => board.is_legal(point, friend, KoRule::Simple).then_some(true),
                None => (plies == 1).then_some(false),
            },
            (Aim::FirstCapture, _) => {
                let mut last = strings(board, friend.opponent()).filter_map(|stone| board.atari(stone));
                match last.any(|point| board.is_legal(point, friend, KoRule::Simple)) {
                    true => Some(true),
                    false => (plies == 1).then_some(false),
                }
            }
            (Aim::Connect, &[first, second]) => {
                let common = board.liberties(first).intersection(&board.liberties(second));
                match common.iter().any(|point| board.is_legal(point, friend, KoRule::Simple)) {
                    true => Some(true),
                    false => (plies == 1).then_some(false),
                }
            }
            _ => None,
        }
    }

    /// Whether the friend reaches the goal in so many plies although the enemy, to move, plays anything but the exceptions, or passes.
    fn is_lost(&mut self, board: &mut Board, plies: u8, exceptions: &[Point]) -> Option<bool> {
        // One look tells that in most positions nothing threatens: there no rule need be asked.
        let is_seen_at_once = plies <= 2;
        if is_seen_at_once && !self.wins_after_pass(board, plies)? {
            return Some(false);
        }
        if exceptions.is_empty() && self.advice.is_lost(board, self.statement, plies) {
            return Some(true);
        }
        let forced = self.advice.forced(board, self.statement, plies - 1);
        if forced.is_none() && !is_seen_at_once && !self.wins_after_pass(board, plies)? {
            return Some(false);
        }
        for point in forced.unwrap_or_else(|| self.statement.moves_in_order(board)) {
            if exceptions.contains(&point) {
                continue;
            }
            let result = match self.play(board, point, Side::Enemy)? {
                After::Illegal => continue,
                After::Missed => Some(false),
                After::Reached | After::Open => self.wins(board, plies - 1),
            };
            board.undo();
            if !result? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether the friend, the enemy having passed as the first of so many plies, reaches the goal.
    fn wins_after_pass(&mut self, board: &mut Board, plies: u8) -> Option<bool> {
        board.pass();
        let result = self.wins(board, plies - 1);
        board.undo();
        result
    }

    /// Whether the friend, having played and the enemy having passed, can reach the goal.
    fn threatens(&mut self, board: &mut Board, point: Point, plies: u8) -> Option<bool> {
        let after = self.play(board, point, Side::Friend)?;
        if after == After::Illegal {
            return Some(false);
        }
        board.pass();
        let result = if after == After::Reached { Some(true) } else { self.wins(board, plies) };
        board.undo();
        board.undo();
        result
    }
}
