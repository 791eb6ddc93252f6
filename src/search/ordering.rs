//! Which states to look at first.
//!
//! Any guess gives the same results; a good one gives them sooner. Knows nothing of learning.

use super::estimate;
use super::field::{Chains, Field};
use super::goal::Goal;
use super::proof::State;
use super::table::Numbers;

/// A guess at how hard a new state will be to decide.
pub(super) trait MoveOrdering: Sync {
    /// The numbers of a state about which nothing is known; both at least 1. `chains` are those of the state.
    fn guess(&self, field: &Field, goal: &Goal, state: &State, chains: &Chains) -> Numbers;
}

/// All states are alike.
pub(super) struct NoOrdering;

impl MoveOrdering for NoOrdering {
    fn guess(&self, field: &Field, _: &Goal, state: &State, _: &Chains) -> Numbers {
        let moves = (field.playable() & !state.situation.stones.taken()).count_ones();
        Numbers { own: 1, other: moves.max(1) }
    }
}

/// The guess of [`super::estimate`].
pub(super) struct StaticOrdering;

/// The numbers of a state that could go either way, and the largest given to any.
const EVEN: f32 = 16.0;
const LARGEST: f32 = 1000.0;
/// How much of the logarithm of the odds goes into that of the numbers.
const WEIGHT: f32 = 0.7;

impl MoveOrdering for StaticOrdering {
    fn guess(&self, field: &Field, goal: &Goal, state: &State, chains: &Chains) -> Numbers {
        let achiever = goal.achiever();
        let odds = estimate::log_odds(field, goal, &state.situation, chains, state.to_move);
        let own_odds = if state.to_move == achiever { odds } else { -odds };
        let factor = (WEIGHT * own_odds).exp();
        let number = |number: f32| number.clamp(1.0, LARGEST) as u32;
        Numbers { own: number(EVEN / factor), other: number(EVEN * factor) }
    }
}
