//! The transposition table of the search: what is known of a state, in memory of a bounded size.
//!
//! A slot holds the whole state, so two states are never taken for one. Four slots share a bucket; the one whose result was the cheapest
//! to find gives way to a new one, and results of earlier searches before those of this one. A table begins small, because most fights need
//! little and a small table stays in the processor's cache, and grows up to its bound. Results that follow from the way to a
//! state, and not from the state alone, are never put in (see [`super::proof`]).

use super::field::{Bits, NO_POINT, Stones};

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
    /// The result depends on who may take a ko when.
    pub(super) uses_ko: bool,
    /// The result depends on a repetition being lost for the prover.
    pub(super) uses_repetition: bool,
    /// The states looked at to find it.
    pub(super) work: u32,
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
    /// Finite numbers are cut off at `u16::MAX - 1`.
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
}

impl Table {
    const FIRST_BUCKETS: usize = 1 << 13;

    /// A table for at most about this many states, 32 bytes each: the next power of two.
    pub(super) fn new(states: usize) -> Self {
        let most_buckets = states.div_ceil(4).next_power_of_two();
        Self {
            buckets: vec![Bucket::default(); most_buckets.min(Self::FIRST_BUCKETS)],
            most_buckets,
            taken: 0,
            search: 1,
        }
    }

    /// Forgets everything, at next to no cost.
    pub(super) fn clear(&mut self) {
        self.buckets.truncate(Self::FIRST_BUCKETS);
        self.taken = 0;
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.buckets.fill(Bucket::default());
            self.search = 1;
        }
    }

    fn place(&self, hash: u64) -> usize {
        hash as usize & (self.buckets.len() - 1)
    }

    /// What is known of a state. `hash` is the one of the key.
    pub(super) fn get(&self, key: &Key, hash: u64) -> Option<Known> {
        let slot =
            self.buckets[self.place(hash)].0.iter().find(|slot| slot.search == self.search && slot.holds(key))?;
        let number = |number: u16| if number == u16::MAX { INFINITE } else { u32::from(number) };
        Some(Known {
            numbers: Numbers { own: number(slot.own), other: number(slot.other) },
            uses_ko: slot.flags & USES_KO != 0,
            uses_repetition: slot.flags & USES_REPETITION != 0,
            work: slot.work,
        })
    }

    /// Keeps what was found of a state.
    pub(super) fn put(&mut self, key: &Key, hash: u64, known: Known) {
        let number = |number: u32| {
            if number == INFINITE { u16::MAX } else { u16::try_from(number).unwrap_or(u16::MAX).min(u16::MAX - 1) }
        };
        let under_any_rules =
            known.numbers.are_final() && !known.uses_ko && !known.uses_repetition && key.turn >> 1 == NO_POINT;
        let flag = |holds: bool, flag: u8| if holds { flag } else { 0 };
        self.put_slot(
            hash,
            Slot {
                black: key.stones.0[0],
                white: key.stones.0[1],
                work: known.work,
                own: number(known.numbers.own),
                other: number(known.numbers.other),
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

    fn holds(&self, key: &Key) -> bool {
        self.black == key.stones.0[0]
            && self.white == key.stones.0[1]
            && self.at_stake == key.at_stake
            && self.turn == key.turn
            && (self.rules == key.rules || self.flags & UNDER_ANY_RULES != 0)
    }
}
