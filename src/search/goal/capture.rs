//! The capture of strings: when it has happened, when it cannot any more, and what has stopped to matter.

use super::Situation;
use crate::go::Colour;
use crate::search::benson;
use crate::search::field::{Bits, Chains, Field, NO_POINT, Played, Stones, members};

/// All these strings are captured.
#[derive(Clone, Debug)]
pub(in crate::search) struct Capture {
    /// The stones of each.
    pub(in crate::search) targets: Vec<Bits>,
    /// The side whose strings they are.
    pub(in crate::search) defender: Colour,
}

impl Capture {
    /// The most strings that can be at stake.
    pub(in crate::search) const MOST_TARGETS: usize = 15;

    /// The side that captures.
    pub(super) const fn achiever(&self) -> Colour {
        self.defender.opponent()
    }

    /// The situation in which a fight begins.
    pub(super) fn begin(&self, field: &Field, stones: Stones) -> Situation {
        let mut situation =
            Situation { stones, anchors: field.anchors(), at_stake: ((1_u32 << self.targets.len()) - 1) as u16 };
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
        let mut after = Situation { stones: played.stones, ..*before };
        let achiever = self.achiever();
        if mover != achiever {
            return after;
        }
        for (number, target) in self.targets.iter().enumerate() {
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
        members(Bits::from(situation.at_stake)).fold(0, |stones, number| stones | self.targets[number])
    }

    /// The parts into which the situation falls, if there is more than one: the goal is reached if it is reached in each of them.
    pub(super) fn parts(&self, field: &Field, situation: &Situation) -> Vec<Situation> {
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
            for number in members(Bits::from(situation.at_stake)).filter(|&number| self.targets[number] & part == 0) {
                alone.at_stake &= !(1 << number);
            }
            parts.push(alone);
        }
        parts
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

    /// Whether the room that is left is too small for two eyes: the achiever captures everything, whoever takes what ko. No ko may be open.
    ///
    /// The room is what is not the defender's of the points that still matter: at most three, connected, on which both may play. No stone
    /// of the defender's can get out, and the defender has one string, or all of them touch the whole room, so that none is captured before the others.
    /// Of one point or two the achiever takes one and then the other; what he has there can only be captured on the other of the two,
    /// and then he takes all on the one that is left. Of three he must have the middle one, or take it now.
    pub(super) fn lacks_room(&self, field: &Field, situation: &Situation, chains: &Chains, to_move: Colour) -> bool {
        let Situation { stones, anchors, .. } = situation;
        let (open, own) = (field.all() & !stones.settled(), stones.of(self.defender));
        let room = open & !own;
        if room.count_ones() > 3 || room & !field.playable() != 0 || open & anchors[self.defender as usize] != 0 {
            return false;
        }
        let middle = members(room).find(|&point| room & !field.neighbours(point) == 1 << point);
        let shape_is_dead = middle.is_some_and(|middle| {
            room.count_ones() < 3 || stones.taken() >> middle & 1 == 1 || to_move == self.achiever()
        });
        let mut all = chains.all().iter().filter(|chain| chain.stones & own != 0);
        shape_is_dead && (all.clone().nth(1).is_none() || all.all(|chain| room & !field.border(chain.stones) == 0))
    }

    /// Whether it is certain that the goal cannot be reached any more, whatever the achiever does, even if the preventer passes
    /// for ever.
    pub(super) fn is_prevented(&self, field: &Field, situation: &Situation, chains: &Chains) -> bool {
        benson::alive(field, situation.stones, situation.anchors, chains, self.defender)
            & self.stones_at_stake(situation)
            != 0
    }
}
