//! Which states to look at first.
//!
//! Any order gives the same results; a good one gives them sooner. A new state gets its numbers from a guess at who wins it, and where a
//! state has cost some work already a [`MoveOrdering`] from outside, if there is one, says which of its moves are worth more than
//! that. Knows nothing of learning.

use super::estimate::{self, Weights};
use super::field::{Chains, Field};
use super::goal::Goal;
use super::proof::State;
use super::table::Numbers;
use crate::go::{Board, Cell, Colour, Point};
use std::fmt;

/// What moves are worth, to a heuristic that the search knows nothing about.
pub trait MoveOrdering: Send + Sync {
    /// For each of the moves, which are legal, the logarithm of how much better it is than a move of which nothing is known: 0 for all
    /// says nothing.
    fn judge(&self, position: &Position<'_>, moves: &[Point]) -> Vec<f32>;
}

impl fmt::Debug for dyn MoveOrdering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MoveOrdering")
    }
}

/// A position in the search.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    pub(super) board: &'a Board,
    pub(super) field: &'a Field,
    pub(super) state: &'a State,
    /// The side whose stones the settled points are taken for.
    pub(super) achiever: Colour,
}

impl Position<'_> {
    /// Columns of the board.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.board.columns()
    }

    /// Rows of the board.
    #[must_use]
    pub const fn rows(&self) -> u8 {
        self.board.rows()
    }

    /// Who moves.
    #[must_use]
    pub const fn to_move(&self) -> Colour {
        self.state.to_move
    }

    /// What is on a point. Where the search has settled that nothing can matter any more, that is taken for a stone of the achiever, who cannot be
    /// captured there.
    #[must_use]
    pub fn at(&self, point: Point) -> Cell {
        let Some(number) = self.field.number(point) else { return self.board.at(point) };
        let [black, white] = self.state.situation.stones.0.map(|stones| stones >> number & 1 == 1);
        match (black, white) {
            (true, true) => Cell::from(self.achiever),
            (true, false) => Cell::Black,
            (false, true) => Cell::White,
            (false, false) => Cell::Empty,
        }
    }
}

/// How much of a judgement goes into the logarithm of the numbers.
const JUDGEMENT: f32 = 0.7;

/// The numbers of the state after a move that is judged to be so much better than others. They belong to the side that moves there.
pub(super) fn judged(numbers: Numbers, judgement: f32) -> Numbers {
    if numbers.are_final() {
        return numbers;
    }
    let factor = (JUDGEMENT * judgement).exp();
    let number = |number: f32| number.clamp(1.0, 100.0 * LARGEST) as u32;
    Numbers { own: number(numbers.own as f32 * factor), other: number(numbers.other as f32 / factor) }
}

/// A guess at how hard a new state will be to decide.
pub(super) trait Guess: Sync {
    /// The numbers of a state about which nothing is known; both at least 1. `chains` are those of the state.
    fn guess(&self, field: &Field, goal: &Goal, state: &State, chains: &Chains) -> Numbers;
}

/// All states are alike.
pub(super) struct NoGuess;

impl Guess for NoGuess {
    fn guess(&self, field: &Field, _: &Goal, state: &State, _: &Chains) -> Numbers {
        let moves = (field.playable() & !state.situation.stones.taken()).count_ones();
        Numbers { own: 1, other: moves.max(1) }
    }
}

/// The guess of [`super::estimate`] with some weights.
pub(super) struct StaticGuess(pub(super) &'static Weights);

/// The numbers of a state that could go either way, and the largest given to any.
const EVEN: f32 = 300.0;
const LARGEST: f32 = 10_000.0;
/// How much of the logarithm of the odds goes into that of the numbers.
const WEIGHT: f32 = 0.7;

impl Guess for StaticGuess {
    fn guess(&self, field: &Field, goal: &Goal, state: &State, chains: &Chains) -> Numbers {
        let achiever = goal.achiever();
        let odds = estimate::log_odds(self.0, field, goal, &state.situation, chains, state.to_move);
        let own_odds = if state.to_move == achiever { odds } else { -odds };
        let factor = (WEIGHT * own_odds).exp();
        let number = |number: f32| number.clamp(1.0, LARGEST) as u32;
        Numbers { own: number(EVEN / factor), other: number(EVEN * factor) }
    }
}
