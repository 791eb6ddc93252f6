//! The transposition table of the search: what is known of a state, in memory of a bounded size.
//!
//! A slot holds the whole state, so two states are never taken for one. Four slots share a bucket; the one whose result was the cheapest
//! to find gives way to a new one, and results of earlier searches before those of this one. A table begins small, because most fights need
//! little and a small table stays in the processor's cache, and grows up to its bound. Results that follow from the way to a
//! state, and not from the state alone, are never put in (see [`super::proof`]).

use super::field::{Bits, NO_POINT, Stones};
use crate::go::Colour;

/// The number that stands for *proved*, when it is the other side's: nothing can reach it.
pub(super) const INFINITE: u32 = 1 << 30;

/// Proof numbers of a state: how many leaves must still be decided for the side to move to get its way (`own`), and for the
/// other side to get its (`other`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) own: u32,
    pub(super) other: u32,
}

impl Numbers {
    /// The side to move gets its way.
    pub(super) const WON: Self = Self { own: 0, other: INFINITE };
    /// The other side does.
    pub(super) const LOST: Self = Self { own: INFINITE, other: 0 };

    /// The same from the other side.
    pub(super) const fn swapped(self) -> Self {
        Self { own: self.other, other: self.own }
    }

    /// Whether nothing is left to decide.
    pub(super) const fn are_final(self) -> bool {
        self.own == 0 || self.other == 0
    }
}

/// What a table knows of a state.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) numbers: Numbers,
    /// The result may be different where the winner has fewer threats, or the loser more.
    pub(super) uses_ko: bool,
    /// The result depends on a repetition being lost for the prover.
    pub(super) uses_repetition: bool,
    /// The states looked at to find it.
    pub(super) work: u32,
}

/// What a table says of a state.
#[derive(Clone, Copy, Debug)]
pub(super) enum Memory {
    Known(Known),
    /// What was found under other rules about kos.
    UnderOtherRules(Numbers),
    Nothing,
}

/// A state of a search as the table tells them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    pub(super) stones: Stones,
    /// The targets that have not been captured.
    pub(super) at_stake: u16,
    /// Side to move and the point barred to it, `64` for none.
    pub(super) turn: u8,
    /// Under which rules about kos and repetition.
    pub(super) rules: u8,
}

impl Key {
    /// The rules: who loses repetitions, and the threats of both colours.
    pub(super) const fn rules(prover: Colour, threats: [u8; 2]) -> u8 {
        prover as u8 | threats[0] << 1 | threats[1] << 4
    }

    /// The threats of a colour under such rules.
    const fn threats(rules: u8, colour: usize) -> u8 {
        rules >> (1 + 3 * colour) & 7
    }

    /// A hash that does not depend on the rules, so that results free of ko are found under any.
    pub(super) fn hash(&self) -> u64 {
        let mix = |a: u64, b: u64| {
            let product = u128::from(a ^ 0x9e37_79b9_7f4a_7c15) * u128::from(b ^ 0xe703_7ed1_a0b4_28db);
            product as u64 ^ (product >> 64) as u64
        };
        let rest = u64::from(self.turn) | u64::from(self.at_stake) << 8;
        mix(mix(self.stones.0[0], self.stones.0[1]), rest | 0x8ebc_6af0_9c00_0000)
    }
}

/// 32 bytes.
#[derive(Clone, Copy, Default)]
struct Slot {
    black: Bits,
    white: Bits,
    work: u32,
    /// As [`shortened`] leaves them.
    own: u16,
    other: u16,
    at_stake: u16,
    turn: u8,
    rules: u8,
    flags: u8,
    /// The search that put it in; 0 for an empty slot.
    search: u8,
}

const USES_KO: u8 = 1;
const USES_REPETITION: u8 = 2;
const UNDER_ANY_RULES: u8 = 4;

/// Slots that share two lines of the cache.
#[derive(Clone, Copy, Default)]
#[repr(align(128))]
struct Bucket([Slot; 4]);

/// A table of a bounded number of states.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    most_buckets: usize,
    /// Slots taken in this search.
    taken: usize,
    search: u8,
    /// Guesses about states that have not been looked at, so that they need not be made again each time that a move leads there.
    guesses: Vec<Guessed>,
    /// Makes the guesses of one search strange to the next.
    salt: u64,
}

/// A guess about the state with a hash. Another state with the same hash would be searched in another order, and that is all.
#[derive(Clone, Copy)]
struct Guessed {
    hash: u64,
    numbers: Numbers,
}

impl Table {
    const FIRST_BUCKETS: usize = 1 << 13;
    const GUESSES: usize = 1 << 16;

    /// A table for at most about this many states, 32 bytes each: the next power of two.
    pub(super) fn new(states: usize) -> Self {
        let most_buckets = states.div_ceil(4).next_power_of_two();
        Self {
            buckets: vec![Bucket::default(); most_buckets.min(Self::FIRST_BUCKETS)],
            most_buckets,
            taken: 0,
            search: 1,
            guesses: vec![Guessed { hash: 0, numbers: Numbers::WON }; Self::GUESSES],
            salt: 0x9e37_79b9_7f4a_7c15,
        }
    }

    /// Forgets everything, at next to no cost.
    pub(super) fn clear(&mut self) {
        self.buckets.truncate(Self::FIRST_BUCKETS);
        self.taken = 0;
        self.search = self.search.wrapping_add(1);
        self.salt = self.salt.wrapping_mul(0xd134_2543_de82_ef95) | 1;
        if self.search == 0 {
            self.buckets.fill(Bucket::default());
            self.search = 1;
        }
    }

    fn place(&self, hash: u64) -> usize {
        hash as usize & (self.buckets.len() - 1)
    }

    /// Brings what is known of a state nearer; the answer means nothing.
    pub(super) fn touch(&self, hash: u64) -> u8 {
        let [first, .., last] = &self.buckets[self.place(hash)].0;
        first.search ^ last.search
    }

    /// What is known of a state; or else what was found of it under other rules, which may be different now. `hash` is the one of the key.
    pub(super) fn get(&self, key: &Key, hash: u64) -> Memory {
        let mut memory = Memory::Nothing;
        let mut most_work = 0;
        for slot in &self.buckets[self.place(hash)].0 {
            if slot.search != self.search || !slot.is_of_state(key) {
                continue;
            }
            if slot.holds(key) || slot.implies(key) {
                return Memory::Known(Known {
                    numbers: slot.numbers(),
                    uses_ko: slot.flags & USES_KO != 0,
                    uses_repetition: slot.flags & USES_REPETITION != 0,
                    work: slot.work,
                });
            }
            if slot.work >= most_work {
                memory = Memory::UnderOtherRules(slot.numbers());
                most_work = slot.work;
            }
        }
        memory
    }

    /// Keeps what was found of a state.
    pub(super) fn put(&mut self, key: &Key, hash: u64, known: Known) {
        let under_any_rules =
            known.numbers.are_final() && !known.uses_ko && !known.uses_repetition && key.turn >> 1 == NO_POINT;
        let flag = |holds: bool, flag: u8| if holds { flag } else { 0 };
        self.put_slot(
            hash,
            Slot {
                black: key.stones.0[0],
                white: key.stones.0[1],
                work: known.work,
                own: shortened(known.numbers.own),
                other: shortened(known.numbers.other),
                at_stake: key.at_stake,
                turn: key.turn,
                rules: key.rules,
                flags: flag(known.uses_ko, USES_KO)
                    | flag(known.uses_repetition, USES_REPETITION)
                    | flag(under_any_rules, UNDER_ANY_RULES),
                search: self.search,
            },
            key,
        );
        if self.taken > self.buckets.len() * 2 && self.buckets.len() < self.most_buckets {
            self.grow();
        }
    }

    /// The guess about a state, if it is still remembered.
    pub(super) fn guess(&self, hash: u64) -> Option<Numbers> {
        let hash = hash ^ self.salt;
        let guessed = &self.guesses[hash as usize % Self::GUESSES];
        (guessed.hash == hash).then_some(guessed.numbers)
    }

    /// Keeps a guess.
    pub(super) fn keep_guess(&mut self, hash: u64, numbers: Numbers) {
        let hash = hash ^ self.salt;
        self.guesses[hash as usize % Self::GUESSES] = Guessed { hash, numbers };
    }

    fn put_slot(&mut self, hash: u64, new: Slot, key: &Key) {
        let (place, search) = (self.place(hash), self.search);
        let bucket = &mut self.buckets[place].0;
        let same = bucket.iter().position(|slot| slot.search == search && slot.holds(key));
        let slot = same.unwrap_or_else(|| {
            let worth = |&slot: &usize| {
                if bucket[slot].search == search { u64::from(bucket[slot].work) + 1 } else { 0 }
            };
            (0..bucket.len()).min_by_key(worth).unwrap_or(0)
        });
        self.taken += usize::from(bucket[slot].search != search);
        bucket[slot] = new;
    }

    /// Makes the table four times as large, and puts everything in its new place.
    fn grow(&mut self) {
        let larger = (self.buckets.len() * 4).min(self.most_buckets);
        let old = std::mem::replace(&mut self.buckets, vec![Bucket::default(); larger]);
        self.taken = 0;
        let search = self.search;
        for slot in old.iter().flat_map(|bucket| bucket.0).filter(|slot| slot.search == search) {
            let key = slot.key();
            self.put_slot(key.hash(), slot, &key);
        }
    }
}

impl Slot {
    fn key(&self) -> Key {
        Key { stones: Stones([self.black, self.white]), at_stake: self.at_stake, turn: self.turn, rules: self.rules }
    }

    fn numbers(&self) -> Numbers {
        Numbers { own: lengthened(self.own), other: lengthened(self.other) }
    }

    /// Whether it is about this state, whatever the rules.
    fn is_of_state(&self, key: &Key) -> bool {
        self.black == key.stones.0[0]
            && self.white == key.stones.0[1]
            && self.at_stake == key.at_stake
            && self.turn == key.turn
    }

    fn holds(&self, key: &Key) -> bool {
        self.is_of_state(key) && (self.rules == key.rules || self.flags & UNDER_ANY_RULES != 0)
    }

    /// Whether a result for the state of a key holds under its rules because the winner has no fewer threats there, and the
    /// loser no more.
    fn implies(&self, key: &Key) -> bool {
        if self.flags & USES_REPETITION != 0 || !self.numbers().are_final() {
            return false;
        }
        let to_move = usize::from(self.turn & 1);
        let (winner, loser) = if self.own == 0 { (to_move, 1 - to_move) } else { (1 - to_move, to_move) };
        Key::threats(self.rules, winner) <= Key::threats(key.rules, winner)
            && Key::threats(self.rules, loser) >= Key::threats(key.rules, loser)
    }
}

/// Bits that are kept of a number.
const DIGITS: u32 = 11;

/// A number in two bytes: exact below 2,048, beyond that cut to its first eleven binary digits.
fn shortened(number: u32) -> u16 {
    if number == INFINITE {
        return u16::MAX;
    }
    let cut = (u32::BITS - number.leading_zeros()).saturating_sub(DIGITS);
    (cut << (DIGITS - 1)) as u16 + (number >> cut) as u16
}

/// The number that was shortened.
const fn lengthened(number: u16) -> u32 {
    if number == u16::MAX {
        return INFINITE;
    }
    let (cut, number) = ((number >> (DIGITS - 1)) as u32, number as u32);
    if cut < 2 { number } else { (number - ((cut - 1) << (DIGITS - 1))) << (cut - 1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_their_order_and_nearly_their_size() {
        let mut last = 0;
        for number in (0..5000).chain((5000..INFINITE).step_by(9973)) {
            let kept = lengthened(shortened(number));
            assert!(kept <= number && number - kept <= number >> (DIGITS - 1), "{number} became {kept}");
            assert!(kept >= last && (number == 0) == (kept == 0));
            last = kept;
        }
        assert_eq!(lengthened(shortened(INFINITE)), INFINITE);
    }
}
