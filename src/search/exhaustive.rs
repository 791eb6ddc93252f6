//! The exact solver for small regions: every line of play is looked at, nothing is judged.
//!
//! # The game
//! A [`Fight`] is a position, an [`Objective`], and a region. Both sides play legal moves inside the
//! region, or pass. The objective is **reached** as soon as the board shows it, and **prevented** if that cannot be forced. Of life and death
//! that means: the strings at stake are killed as soon as each of them has been captured (that all must be and not just one is how GoTools' answers
//! are to be read), and seki is life. Stones outside the region can be captured too if the region holds all their liberties, but nobody
//! plays there.
//!
//! # Ko
//! What a ko is worth depends on threats elsewhere. Each side has a number of them, perhaps without end ([`UNLIMITED`]): taking a ko
//! back at once costs one, and cannot be done without. One side, the *prover*, loses all play without end. Then a result depends only on
//! the state (stones, side to move, ko, threats left, whether the last move was a pass) and never on the way to it: the prover wins
//! exactly in those states from which it can force its end of the game in a bounded number of moves. This is the
//! least fixed point of "the mover has a move into the set, or the opponent has none out of it" (a reachability game on a
//! finite graph). Memory of states is therefore sound; the graph-history interaction, which plagues searches under superko, cannot
//! arise, because no rule looks at history.
//!
//! Two passes in a row end the fight, prevented, where the preventer is the prover (otherwise he could never show life), unless the first of them
//! waited for the end of a ban. Where the achiever is, passing on both sides is play without end and prevented anyway, so passes need no
//! notice, and what follows the first player's pass is exactly what the other side achieves by moving first.
//!
//! A side that *loses every ko* ([`KoLoser`]) is the prover and has no threats, against an opponent who has them without end.
//! A fight is a **ko** if its result depends on who loses kos.

use super::graph::Graph;
use super::objective::Objective;
use crate::diagnostics::StopReason;
use crate::go::{Board, Colour, Point, PointSet};
use std::fmt;

/// A number of threats without end.
pub const UNLIMITED: u8 = 7;

/// Whether an end can be forced: from the position, and after each legal first move.
pub type Forced = (bool, Vec<(Option<Point>, bool)>);

/// The side that loses every ko and all play without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KoLoser {
    /// Ko is life.
    Attacker,
    /// Ko is death.
    Defender,
}

/// The end of a fight under one assumption about kos.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The objective is reached: what is at stake is killed.
    Reached,
    /// It never is: what is at stake lives, perhaps in seki.
    Prevented,
}

/// What a fight about life comes to, kos included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Status {
    /// Killed, even if the attacker loses every ko.
    Dead,
    /// Killed if the attacker wins the kos, alive if the defender does.
    Ko,
    /// Alive, even if the defender loses every ko. Seki is life.
    Alive,
    /// The search came to a limit first.
    Unknown(StopReason),
}

/// A position, what is fought about, and where.
#[derive(Clone, Debug)]
pub struct Fight {
    board: Board,
    region: PointSet,
    objective: Objective,
}

/// Why there is nothing to fight about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FightError {
    /// No target stones were given.
    NoTarget,
    /// There is no stone at this target point, or one of the other colour than at the first.
    Target(Point),
    /// The two stones to connect are of one string already.
    SameString,
    /// This point of the region or of the area of an eye is not on the board.
    Region(Point),
}

impl fmt::Display for FightError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FightError::NoTarget => write!(f, "no target stones"),
            FightError::Target(point) => write!(f, "no target stone of the right colour at {point:?}"),
            FightError::SameString => write!(f, "the two stones are of one string already"),
            FightError::Region(point) => write!(f, "{point:?} is not on the board"),
        }
    }
}

impl std::error::Error for FightError {}

/// The result of a search: of the whole fight, and of each first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// With best play of both sides.
    pub outcome: Outcome,
    /// The outcome after each legal first move, in row order, the pass (`None`) last.
    pub moves: Vec<(Option<Point>, Outcome)>,
}

impl Solution {
    /// The outcome after a first move; `None` if it is not legal or not in the region.
    #[must_use]
    pub fn after(&self, first_move: Option<Point>) -> Option<Outcome> {
        self.moves.iter().find(|&&(point, _)| point == first_move).map(|&(_, outcome)| outcome)
    }
}

impl Fight {
    /// States looked at before a search is given up, where the caller has no wish of his own: some seconds and 200 MB.
    pub const STATES: usize = 2_000_000;

    /// A fight about the capture of all strings of the `target` stones, in which both sides may play on the points of `region`.
    ///
    /// # Errors
    /// If the targets are not stones of one colour, or the region is not on the board.
    pub fn new(board: Board, region: PointSet, target: &[Point]) -> Result<Self, FightError> {
        let first = *target.first().ok_or(FightError::NoTarget)?;
        let of = colour_of(&board, target, board.at(first).colour())?;
        let strings = target.iter().flat_map(|&point| board.stones(point)).collect();
        Self::about(board, region, Objective::Capture { strings, of })
    }

    /// A fight about whether the strings of two stones of one colour become one.
    ///
    /// # Errors
    /// If they are not, or are one already, or the region is not on the board.
    pub fn connection(board: Board, region: PointSet, strings: [Point; 2]) -> Result<Self, FightError> {
        let of = colour_of(&board, &strings, board.at(strings[0]).colour())?;
        if board.string_anchor(strings[0]) == board.string_anchor(strings[1]) {
            return Err(FightError::SameString);
        }
        Self::about(board, region, Objective::Connect { strings, of })
    }

    /// A fight about an eye of a colour on one of the points of `area`.
    ///
    /// # Errors
    /// If there is no such point, or area and region are not on the board.
    pub fn eye(board: Board, region: PointSet, area: PointSet, of: Colour) -> Result<Self, FightError> {
        if area.is_empty() {
            return Err(FightError::NoTarget);
        }
        Self::about(board, region, Objective::Eye { area, of })
    }

    fn about(board: Board, region: PointSet, objective: Objective) -> Result<Self, FightError> {
        let outside = |&point: &Point| board.at(point) == crate::go::Cell::Edge;
        if let Some(outside) = region.iter().chain(objective.subject(&board).iter()).find(outside) {
            return Err(FightError::Region(outside));
        }
        Ok(Self { board, region, objective })
    }

    /// The same fight in another region.
    ///
    /// # Errors
    /// If it is not on the board.
    pub fn within(self, region: PointSet) -> Result<Self, FightError> {
        Self::about(self.board, region, self.objective)
    }

    /// The position.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The points on which both sides may play.
    #[must_use]
    pub const fn region(&self) -> &PointSet {
        &self.region
    }

    /// What it is about.
    #[must_use]
    pub const fn objective(&self) -> &Objective {
        &self.objective
    }

    /// The stones, or for an eye the points, that it is about.
    #[must_use]
    pub fn target(&self) -> PointSet {
        self.objective.subject(&self.board)
    }

    /// The side that wants the objective reached.
    #[must_use]
    pub const fn achiever(&self) -> Colour {
        self.objective.achiever()
    }

    /// Whether the objective is reached before anybody moves.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let captured = self.objective.heads(&self.board).into_iter().map(|_| false);
        !matches!(self.objective, Objective::Capture { .. })
            && self.objective.is_reached(&self.board, &self.region, captured)
    }

    /// Whether the side that wants `end` can force it though it loses all repetitions, with these threats of achiever and
    /// preventer: with `to_move` on the move, and after each legal first move, the pass (`None`) last.
    ///
    /// # Errors
    /// As for [`Fight::solve`].
    pub fn forces(
        &self,
        to_move: Colour,
        end: Outcome,
        (achiever, preventer): (u8, u8),
        states: usize,
    ) -> Result<Forced, StopReason> {
        let mut threats = [preventer; 2];
        threats[self.achiever() as usize] = achiever;
        let graph = Graph::explore(self, to_move, threats, end == Outcome::Prevented, states)?;
        let forced = graph.forced_ends(end);
        let moves = graph.first_moves().map(|(point, state)| (point, forced[state])).collect();
        Ok((forced[Graph::ROOT], moves))
    }

    /// Solves the fight with `to_move` on the move. A ko that the board's last move left binds the loser of kos.
    ///
    /// # Errors
    /// [`StopReason::StepLimit`] if there are more than `states` states, [`StopReason::MemoryLimit`] if more than 64 points can change.
    pub fn solve(&self, to_move: Colour, loser: KoLoser, states: usize) -> Result<Solution, StopReason> {
        let (end, otherwise, threats) = match loser {
            KoLoser::Attacker => (Outcome::Reached, Outcome::Prevented, (0, UNLIMITED)),
            KoLoser::Defender => (Outcome::Prevented, Outcome::Reached, (UNLIMITED, 0)),
        };
        let (forced, moves) = self.forces(to_move, end, threats, states)?;
        let outcome = |forced| if forced { end } else { otherwise };
        let moves = moves.into_iter().map(|(point, forced)| (point, outcome(forced))).collect();
        Ok(Solution { outcome: outcome(forced), moves })
    }

    /// Solves a fight about life under both assumptions about kos.
    #[must_use]
    pub fn status(&self, to_move: Colour, states: usize) -> Status {
        let outcome = |loser| self.solve(to_move, loser, states).map(|solution| solution.outcome);
        match outcome(KoLoser::Attacker) {
            Err(reason) => Status::Unknown(reason),
            Ok(Outcome::Reached) => Status::Dead,
            Ok(Outcome::Prevented) => match outcome(KoLoser::Defender) {
                Err(reason) => Status::Unknown(reason),
                Ok(Outcome::Reached) => Status::Ko,
                Ok(Outcome::Prevented) => Status::Alive,
            },
        }
    }
}

/// The colour of stones that must all be of this one.
fn colour_of(board: &Board, stones: &[Point], colour: Option<Colour>) -> Result<Colour, FightError> {
    let wrong = |&&stone: &&Point| colour.is_none() || board.at(stone).colour() != colour;
    match (stones.iter().find(wrong), colour) {
        (None, Some(colour)) => Ok(colour),
        (wrong, _) => Err(wrong.map_or(FightError::NoTarget, |&stone| FightError::Target(stone))),
    }
}
