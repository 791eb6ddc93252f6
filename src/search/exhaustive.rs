//! The exact solver for small regions: every line of play is looked at, nothing is judged.
//!
//! # The game
//! A [`Fight`] is a position, target strings of the *defender*, and a region. Both sides play legal moves inside the
//! region, or pass. The target is **killed** as soon as each of its strings has been captured, and **alive** if that cannot be forced.
//! Seki is life. (That all must be captured and not just one is how GoTools' answers are to be read.) Stones outside the region can be captured too if the region holds all their liberties, but nobody
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
//! Two passes in a row end the fight, alive, where the defender is the prover (otherwise he could never show life), unless the first of them
//! waited for the end of a ban. Where the attacker is, passing on both sides is play without end and alive anyway, so passes need no
//! notice, and what follows the first player's pass is exactly what the other side achieves by moving first.
//!
//! A side that *loses every ko* ([`KoLoser`]) is the prover and has no threats, against an opponent who has them without end.
//! //! A fight is a **ko** if its result depends on who loses kos.

use super::graph::Graph;
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
    /// All target strings are captured.
    Killed,
    /// The target lives, perhaps in seki.
    Alive,
}

/// What a fight comes to, kos included.
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
    target: PointSet,
    defender: Colour,
}

/// Why there is nothing to fight about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FightError {
    /// No target stones were given.
    NoTarget,
    /// There is no stone at this target point, or one of the other colour than at the first.
    Target(Point),
    /// This point of the region is not on the board.
    Region(Point),
}

impl fmt::Display for FightError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FightError::NoTarget => write!(f, "no target stones"),
            FightError::Target(point) => write!(f, "no target stone of the right colour at {point:?}"),
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

    /// A fight about the strings of the `target` stones, in which both sides may play on the points of `region`.
    ///
    /// # Errors
    /// If the targets are not stones of one colour, or the region is not on the board.
    pub fn new(board: Board, region: PointSet, target: &[Point]) -> Result<Self, FightError> {
        let first = *target.first().ok_or(FightError::NoTarget)?;
        let defender = board.at(first).colour().ok_or(FightError::Target(first))?;
        if let Some(&wrong) = target.iter().find(|&&point| board.at(point).colour() != Some(defender)) {
            return Err(FightError::Target(wrong));
        }
        if let Some(outside) = region.iter().find(|&point| board.at(point) == crate::go::Cell::Edge) {
            return Err(FightError::Region(outside));
        }
        let target = target.iter().flat_map(|&point| board.stones(point)).collect();
        Ok(Self { board, region, target, defender })
    }

    /// The same fight in another region.
    #[must_use]
    pub fn within(self, region: PointSet) -> Self {
        Self { region, ..self }
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

    /// All stones of the strings at stake.
    #[must_use]
    pub const fn target(&self) -> &PointSet {
        &self.target
    }

    /// The side whose strings are at stake.
    #[must_use]
    pub const fn defender(&self) -> Colour {
        self.defender
    }

    /// Whether the side that wants `end` can force it though it loses all repetitions, with these threats of attacker and
    /// defender: with `to_move` on the move, and after each legal first move, the pass (`None`) last.
    ///
    /// # Errors
    /// As for [`Fight::solve`].
    pub fn forces(
        &self,
        to_move: Colour,
        end: Outcome,
        (attacker, defender): (u8, u8),
        states: usize,
    ) -> Result<Forced, StopReason> {
        let mut threats = [defender; 2];
        threats[self.defender.opponent() as usize] = attacker;
        let graph = Graph::explore(self, to_move, threats, end == Outcome::Alive, states)?;
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
            KoLoser::Attacker => (Outcome::Killed, Outcome::Alive, (0, UNLIMITED)),
            KoLoser::Defender => (Outcome::Alive, Outcome::Killed, (UNLIMITED, 0)),
        };
        let (forced, moves) = self.forces(to_move, end, threats, states)?;
        let outcome = |forced| if forced { end } else { otherwise };
        let moves = moves.into_iter().map(|(point, forced)| (point, outcome(forced))).collect();
        Ok(Solution { outcome: outcome(forced), moves })
    }

    /// Solves the fight under both assumptions about kos.
    #[must_use]
    pub fn status(&self, to_move: Colour, states: usize) -> Status {
        let outcome = |loser| self.solve(to_move, loser, states).map(|solution| solution.outcome);
        match outcome(KoLoser::Attacker) {
            Err(reason) => Status::Unknown(reason),
            Ok(Outcome::Killed) => Status::Dead,
            Ok(Outcome::Alive) => match outcome(KoLoser::Defender) {
                Err(reason) => Status::Unknown(reason),
                Ok(Outcome::Killed) => Status::Ko,
                Ok(Outcome::Alive) => Status::Alive,
            },
        }
    }
}
