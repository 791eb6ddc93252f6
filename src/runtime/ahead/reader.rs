//! Minimax over the moves of a fight, cut off after so many moves.
//!
//! Alpha-beta pruning (D. Knuth and R. Moore 1975) that remembers positions, and tries first what was best before or refuted much: nothing of this
//! changes a value, so values do not depend on the order of moves. What is decided stays decided: stones that are taken however the defender plays are taken within more
//! moves too, and a string with two eyes of its own keeps them.

use super::fight::{Fight, State, members};
use super::{DECIDED, MOST_POINTS};

/// The most moves that can be read after the first.
pub(super) const MOST_ANSWERS: usize = 12;
/// The move that is no move.
const PASS: u8 = MOST_POINTS as u8;
/// What stands where no move does.
const NONE: u8 = u8::MAX;
/// Pairs of positions that are remembered: two to the power of the empty points and four, but no more than two to the power of this, where few moves are read and
/// where many are.
const MOST_KNOWN: [u32; 2] = [10, 14];

/// A fight that is being read.
pub(super) struct Reader<'a> {
    fight: &'a Fight,
    /// What is known of positions, since several orders of moves lead to the same: of two that share a place the one that was read further, and the last.
    known: Vec<[Known; 2]>,
    /// For each number of moves still to come the move that refuted last.
    refutations: [u8; MOST_ANSWERS + 1],
    /// How much each side's moves, and passing, have refuted.
    merits: [[u32; MOST_POINTS + 1]; 2],
}

/// What is known of a position with so many moves to come.
#[derive(Clone, Copy)]
struct Known {
    defenders: u64,
    attackers: u64,
    /// The point of the ko, 64 for none.
    ko: u8,
    attacks: bool,
    depth: u8,
    /// The best move, or the one that refuted.
    first: u8,
    /// The value for the side to move lies between these, both included.
    between: [i16; 2],
}

impl Known {
    fn is_of(&self, other: &Self) -> bool {
        self.defenders == other.defenders
            && self.attackers == other.attackers
            && self.ko == other.ko
            && self.attacks == other.attacks
    }

    /// What it says of the same position with so many moves to come.
    fn bounds(&self, depth: u8) -> [i32; 2] {
        let [low, high] = self.between.map(i32::from);
        match self.depth.cmp(&depth) {
            std::cmp::Ordering::Equal => [low, high],
            std::cmp::Ordering::Less => {
                [if low == DECIDED { DECIDED } else { -DECIDED }, if high == -DECIDED { -DECIDED } else { DECIDED }]
            }
            std::cmp::Ordering::Greater => [-DECIDED, DECIDED],
        }
    }
}

impl<'a> Reader<'a> {
    /// Prepares for reading so many moves after the first.
    pub(super) fn new(fight: &'a Fight, answers: usize) -> Self {
        let nothing = Known {
            defenders: 0,
            attackers: 0,
            ko: 0,
            attacks: false,
            depth: 0,
            first: NONE,
            between: [-DECIDED as i16, DECIDED as i16],
        };
        let most = MOST_KNOWN[usize::from(answers > 4)];
        let places = 1 << (fight.empty(&fight.begin).count_ones() + 4).min(most);
        Self {
            fight,
            known: vec![[nothing; 2]; places],
            refutations: [PASS; MOST_ANSWERS + 1],
            merits: [[0; MOST_POINTS + 1]; 2],
        }
    }

    /// How a fight looks, so many moves later, to the side that is not to move: exact if it is more than `least`, which it is at least.
    pub(super) fn value_after(&mut self, state: &State, attacks: bool, answers: usize, least: i32) -> i32 {
        (-self.best(state, attacks, answers, [-DECIDED, -least])).max(least)
    }

    /// What the side to move can reach in so many moves, or by passing: an appraisal, its own gain. Exact between `least` and `most`; a value beyond them is a bound.
    fn best(&mut self, state: &State, attacks: bool, depth: usize, [mut least, mut most]: [i32; 2]) -> i32 {
        let sign = if attacks { 1 } else { -1 };
        if state.defenders == 0 {
            return sign * DECIDED;
        }
        if depth == 0 {
            return sign * self.fight.appraise(state, attacks);
        }
        let depth = self.fight.answers_left(state, depth);
        let mut position = Known {
            defenders: state.defenders,
            attackers: state.attackers,
            ko: state.ko.trailing_zeros() as u8,
            attacks,
            depth: depth as u8,
            first: NONE,
            between: [0; 2],
        };
        let place = place_of(state, attacks, self.known.len());
        let mut bounds = [-DECIDED, DECIDED];
        for known in &self.known[place] {
            if known.is_of(&position) {
                let [low, high] = known.bounds(position.depth);
                bounds = [bounds[0].max(low), bounds[1].min(high)];
                position.first = known.first;
            }
        }
        (least, most) = (least.max(bounds[0]), most.min(bounds[1]));
        if least >= most {
            return if bounds[0] >= most { bounds[0] } else { bounds[1] };
        }
        let best = if attacks && self.fight.lives(state) {
            bounds = [-DECIDED; 2];
            -DECIDED
        } else {
            let (best, first) = self.best_of_moves(state, attacks, depth, position.first, [least, most]);
            position.first = first;
            bounds = [if best > least { best } else { bounds[0] }, if best < most { best } else { bounds[1] }];
            best
        };
        position.between = bounds.map(|bound| bound as i16);
        self.remember(place, position);
        best
    }

    /// The value of the best move, and which it is.
    fn best_of_moves(
        &mut self,
        state: &State,
        attacks: bool,
        depth: usize,
        first: u8,
        [mut least, most]: [i32; 2],
    ) -> (i32, u8) {
        let mut untried = self.fight.empty(state);
        let mut may_pass = true;
        let mut before = [first, self.refutations[depth]].into_iter();
        let (mut best, mut best_move) = (-DECIDED - 1, NONE);
        while let Some(number) = before.next().or_else(|| self.most_promising(untried, may_pass, attacks)) {
            let after = if number == PASS {
                if !std::mem::take(&mut may_pass) {
                    continue;
                }
                State { ko: 0, ..*state }
            } else {
                if number == NONE || untried >> number & 1 == 0 {
                    continue;
                }
                untried &= !(1 << number);
                let Some(after) = self.fight.play(state, number.into(), attacks) else { continue };
                after
            };
            let value = -self.best(&after, !attacks, depth - 1, [-most, -least]);
            if value > best {
                (best, best_move) = (value, number);
            }
            least = least.max(best);
            if least >= most {
                self.refutations[depth] = number;
                self.merits[usize::from(attacks)][usize::from(number)] += (depth * depth) as u32;
                break;
            }
        }
        (best, best_move)
    }

    /// Of the moves that have not been tried the one that has refuted most.
    fn most_promising(&self, untried: u64, may_pass: bool, attacks: bool) -> Option<u8> {
        let merits = &self.merits[usize::from(attacks)];
        let moves = members(untried).map(|number| number as u8).chain(may_pass.then_some(PASS));
        moves.max_by_key(|&number| merits[usize::from(number)])
    }

    fn remember(&mut self, place: usize, position: Known) {
        let [deep, last] = &mut self.known[place];
        if deep.is_of(&position) {
            *deep = position;
        } else if deep.depth <= position.depth {
            *last = std::mem::replace(deep, position);
        } else {
            *last = position;
        }
    }
}

/// Where a position is remembered, of so many places: a power of two.
fn place_of(state: &State, attacks: bool, places: usize) -> usize {
    let parts = [state.attackers, state.ko, attacks.into()];
    let mix = |mixed: u64, part: &u64| mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(31) ^ part;
    let mixed = parts.iter().fold(state.defenders, mix).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> (u64::BITS - places.trailing_zeros())) as usize
}
