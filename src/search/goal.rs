//! What a fight is about, and the positions in which it is over.
//!
//! One side, the *achiever*, wants to bring something about; the other, the *preventer*, wins if that never happens. A goal says
//! when it has happened, when it is certain that it cannot, and which parts of the field no longer matter. All are theorems about any
//! sequence of legal moves, whoever may take kos; tests compare them with plain search.

use super::benson;
use super::field::{Anchors, Bits, Chains, Field, NO_POINT, Played, Stones, members};
use crate::go::Colour;

/// What one side wants.
#[derive(Clone, Debug)]
pub(super) enum Goal {
    /// All these strings of the defender are captured.
    Kill {
        /// The stones of each.
        targets: Vec<Bits>,
        /// The side whose strings they are.
        defender: Colour,
    },
}

/// The stones of a fight and what is still at stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Situation {
    pub(super) stones: Stones,
    /// Follows from the stones.
    pub(super) anchors: Anchors,
    /// The targets that have not been captured, a bit each.
    pub(super) at_stake: u16,
}

impl Goal {
    /// The most strings that can be at stake.
    pub(super) const MOST_TARGETS: usize = 16;

    /// The side that wants the goal reached.
    pub(super) const fn achiever(&self) -> Colour {
        match self {
            Goal::Kill { defender, .. } => defender.opponent(),
        }
    }

    /// The situation in which a fight begins.
    pub(super) fn begin(&self, field: &Field, stones: Stones) -> Situation {
        let Goal::Kill { targets, .. } = self;
        let mut situation =
            Situation { stones, anchors: field.anchors(), at_stake: ((1_u32 << targets.len()) - 1) as u16 };
        let achiever = self.achiever();
        let mut chains = Chains::new();
        field.chains(stones, situation.anchors, &mut chains);
        for chain in chains.all().iter().filter(|chain| chain.anchored && chain.stones & stones.of(achiever) != 0) {
            situation.stones.settle(chain.stones);
            situation.anchors[achiever as usize] |= field.border(chain.stones);
        }
        self.leave_out(field, &mut situation);
        situation
    }

    /// The situation after a move: what is at stake now, and without what cannot matter any more.
    ///
    /// An achiever's string that cannot be captured stands still like the rest of the board, and so does a part of the field that such strings
    /// cut off from everything at stake.
    pub(super) fn follow(
        &self,
        field: &Field,
        before: &Situation,
        played: &Played,
        point: usize,
        mover: Colour,
    ) -> Situation {
        let Goal::Kill { targets, .. } = self;
        let mut after = Situation { stones: played.stones, ..*before };
        let achiever = self.achiever();
        if mover != achiever {
            return after;
        }
        for (number, target) in targets.iter().enumerate() {
            if target & played.captured != 0 {
                after.at_stake &= !(1 << number);
            }
        }
        let chain = field.flood(1 << point, after.stones.of(achiever));
        let anchored = chain & after.anchors[achiever as usize] != 0;
        if anchored {
            after.stones.settle(chain);
            after.anchors[achiever as usize] |= field.border(chain);
        }
        if anchored || after.at_stake != before.at_stake {
            self.leave_out(field, &mut after);
        }
        after
    }

    /// Settles the parts of the field in which nothing is at stake.
    fn leave_out(&self, field: &Field, situation: &mut Situation) {
        let open = field.all() & !situation.stones.settled();
        let matters = field.flood(self.stones_at_stake(situation), open);
        situation.stones.settle(open & !matters);
    }

    /// The stones of the targets that have not been captured.
    fn stones_at_stake(&self, situation: &Situation) -> Bits {
        let Goal::Kill { targets, .. } = self;
        members(Bits::from(situation.at_stake)).fold(0, |stones, number| stones | targets[number])
    }

    /// The parts into which the situation falls, if there is more than one: the goal is reached if it is reached in each of them.
    pub(super) fn parts(&self, field: &Field, situation: &Situation) -> Vec<Situation> {
        let Goal::Kill { targets, .. } = self;
        let open = field.all() & !situation.stones.settled();
        let mut rest = self.stones_at_stake(situation);
        let mut parts = Vec::new();
        while rest != 0 {
            let part = field.flood(rest & rest.wrapping_neg(), open);
            if parts.is_empty() && rest & !part == 0 {
                break;
            }
            rest &= !part;
            let mut alone = *situation;
            alone.stones.settle(open & !part);
            for number in members(Bits::from(situation.at_stake)).filter(|&number| targets[number] & part == 0) {
                alone.at_stake &= !(1 << number);
            }
            parts.push(alone);
        }
        parts
    }

    /// Whether the goal is reached.
    pub(super) const fn is_reached(&self, situation: &Situation) -> bool {
        situation.at_stake == 0
    }

    /// The move with which the achiever reaches the goal at once, if the position shows it without search.
    pub(super) fn reached_by(&self, situation: &Situation, chains: &Chains) -> u8 {
        let mut left = self.stones_at_stake(situation);
        let mut last = Bits::MAX;
        while left != 0 && last != 0 {
            let chain = chains.at(left.trailing_zeros() as usize);
            last &= chain.atari();
            left &= !chain.stones;
        }
        if last == 0 { NO_POINT } else { last.trailing_zeros() as u8 }
    }

    /// Whether it is certain that the goal cannot be reached any more, whatever the achiever does, even if the preventer passes
    /// for ever.
    pub(super) fn is_prevented(&self, field: &Field, situation: &Situation, chains: &Chains) -> bool {
        let Goal::Kill { defender, .. } = self;
        benson::alive(field, situation.stones, situation.anchors, chains, *defender) & self.stones_at_stake(situation)
            != 0
    }
}
