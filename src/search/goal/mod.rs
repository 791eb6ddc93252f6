//! What a fight is about, and the positions in which it is over.
//!
//! A goal is an [`Objective`](super::objective::Objective) on a field. It says
//! when it has been reached, when it is certain that it cannot be, and which parts of the field no longer matter. All are theorems about any
//! sequence of legal moves, whoever may take kos; tests compare them with plain search.

mod capture;
mod connect;
mod eye;

pub(super) use capture::Capture;
pub(super) use connect::Connect;
pub(super) use eye::Eye;

use super::field::{Anchors, Chains, Field, NO_POINT, Played, Stones};
use crate::go::Colour;

/// What one side wants.
#[derive(Clone, Debug)]
pub(super) enum Goal {
    /// Strings of the other side are captured.
    Capture(Capture),
    /// Two of its strings become one.
    Connect(Connect),
    /// It has an eye.
    Eye(Eye),
}

/// The stones of a fight and what is still at stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Situation {
    pub(super) stones: Stones,
    /// Follows from the stones.
    pub(super) anchors: Anchors,
    /// The targets of a capture that have not been captured, a bit each; otherwise one bit, which is [`Situation::LOST`] if the goal has
    /// become impossible for good.
    pub(super) at_stake: u16,
}

impl Situation {
    /// What is at stake where what was has been captured by the preventer.
    pub(super) const LOST: u16 = 1 << 15;
}

impl Goal {
    /// The side that wants the goal reached.
    pub(super) const fn achiever(&self) -> Colour {
        match self {
            Goal::Capture(capture) => capture.achiever(),
            Goal::Connect(connect) => connect.side,
            Goal::Eye(eye) => eye.side,
        }
    }

    /// The situation in which a fight begins.
    pub(super) fn begin(&self, field: &Field, stones: Stones) -> Situation {
        match self {
            Goal::Capture(capture) => capture.begin(field, stones),
            Goal::Connect(_) | Goal::Eye(_) => Situation { stones, anchors: field.anchors(), at_stake: 1 },
        }
    }

    /// The situation after a move: what is at stake now, and without what cannot matter any more.
    pub(super) fn follow(
        &self,
        field: &Field,
        before: &Situation,
        played: &Played,
        point: usize,
        mover: Colour,
    ) -> Situation {
        match self {
            Goal::Capture(capture) => capture.follow(field, before, played, point, mover),
            Goal::Connect(connect) if connect.ends_among(played.captured) => {
                Situation { stones: played.stones, at_stake: Situation::LOST, ..*before }
            }
            Goal::Connect(_) | Goal::Eye(_) => Situation { stones: played.stones, ..*before },
        }
    }

    /// The parts into which the situation falls, if there is more than one: the goal is reached if it is reached in each of them.
    pub(super) fn parts(&self, field: &Field, situation: &Situation) -> Vec<Situation> {
        match self {
            Goal::Capture(capture) => capture.parts(field, situation),
            Goal::Connect(_) | Goal::Eye(_) => Vec::new(),
        }
    }

    /// Whether the goal is reached. `chains` are those of the situation.
    pub(super) fn is_reached(&self, field: &Field, situation: &Situation, chains: &Chains) -> bool {
        match self {
            Goal::Capture(_) => situation.at_stake == 0,
            Goal::Connect(connect) => situation.at_stake != Situation::LOST && connect.is_reached(field, situation),
            Goal::Eye(eye) => eye.is_reached(situation, chains),
        }
    }

    /// The move with which the achiever reaches the goal at once, if the position shows it without search.
    pub(super) fn reached_by(&self, situation: &Situation, chains: &Chains) -> u8 {
        match self {
            Goal::Capture(capture) => capture.reached_by(situation, chains),
            Goal::Connect(_) | Goal::Eye(_) => NO_POINT,
        }
    }

    /// Whether it is certain that the goal will be reached, whoever takes what ko, if no ko is open.
    pub(super) fn is_certain(&self, field: &Field, situation: &Situation, chains: &Chains, to_move: Colour) -> bool {
        match self {
            Goal::Capture(capture) => capture.lacks_room(field, situation, chains, to_move),
            Goal::Connect(_) | Goal::Eye(_) => false,
        }
    }

    /// Whether it is certain that the goal cannot be reached any more, whatever the achiever does, even if the preventer passes
    /// for ever.
    pub(super) fn is_prevented(&self, field: &Field, situation: &Situation, chains: &Chains) -> bool {
        match self {
            Goal::Capture(capture) => capture.is_prevented(field, situation, chains),
            Goal::Connect(connect) => {
                situation.at_stake == Situation::LOST || connect.is_prevented(field, situation, chains)
            }
            Goal::Eye(eye) => eye.is_prevented(situation, chains),
        }
    }
}
