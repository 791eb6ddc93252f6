//! Profiles: which refinements of a block hold for given values of its inputs, as bits, remembered for each interpretation.
//!
//! The refinements that start from a value do not depend on the example or on the node that asks, but only on the
//! interpretation. Positions are shared by the moves in them, and the same groups turn up at every node: so a profile
//! is worked out once, and what remains to be done for an example is to unite some words of bits. Literals with constants
//! are run with the place of the constant left open, or once for each, and each answer sets the bits of the constants that it shows.

use super::block::{Block, Blocks, Threshold};
use super::operation::Pattern;
use crate::interpretation::{InterpretationId, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A block, and the values of its inputs if there are several.
type Key = (u32, SmallVec<[Value; 3]>);

/// The profiles of one interpretation.
#[derive(Default)]
pub(crate) struct Profiles {
    /// Those that any example may ask for, and those that one example alone asks for, again and again where there are many trees: far
    /// more words, which are kept apart so that what is asked for most stands close together.
    stores: [Store; 2],
    /// Where profiles are worked out; the last one, if there was no room to remember it.
    spare: Vec<u64>,
    /// Answers looked at since the limits were last asked.
    steps: u32,
}

/// Profiles that are remembered.
#[derive(Default)]
struct Store {
    /// By block, where its one input is a small number.
    numbered: Vec<Numbered>,
    /// Where the others begin.
    places: FxHashMap<Key, u32>,
    words: Vec<u64>,
    /// The words of all profiles.
    held: usize,
}

/// Profiles of a block by the number that is its input. They are asked for more often than anything else, so that each question costs what it takes to fetch two
/// lines of memory.
#[derive(Default)]
struct Numbered {
    /// For each number 0, or one more than the place of its profile among the others.
    places: Vec<u16>,
    words: Vec<u64>,
}

/// Numbers from here on are not small: a block has so many profiles by number at most.
const SMALL: u16 = 1 << 10;

/// Which examples may ask for a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Askers {
    /// Any of the interpretation.
    All,
    /// One alone.
    One,
}

/// How many words of profiles are remembered for one interpretation, at least and at most; what exceeds it is worked out again each
/// time.
const WORDS: [usize; 2] = [1 << 11, 1 << 16];
/// What the profiles of all interpretations may take together, in bytes, where the least allows it.
const MOST_BYTES: usize = 1 << 28;

/// How many words of profiles are remembered for each of so many interpretations: that any example may ask for, and that one alone
/// asks for.
pub(crate) fn most_words(interpretations: usize) -> [usize; 2] {
    let share = MOST_BYTES / 8 / interpretations.max(1);
    // Where only a few of what single examples ask for could be remembered, that would cost memory and save little.
    let of_one = if share < 2 * WORDS[0] { 0 } else { share.min(WORDS[1]) };
    [share.clamp(WORDS[0], WORDS[1]), of_one]
}

/// Unites bits with others that begin at a place among them.
pub(crate) fn unite(bits: &mut [u64], at: usize, other: &[u64]) {
    let (start, shift) = (at / 64, at % 64);
    if shift == 0 {
        bits[start..].iter_mut().zip(other).for_each(|(bits, other)| *bits |= other);
        return;
    }
    for (word, &other) in other.iter().enumerate() {
        bits[start + word] |= other << shift;
        let high = other >> (64 - shift);
        if high != 0 {
            bits[start + word + 1] |= high;
        }
    }
}

/// Calls `found` with the places of the bits that are set.
pub fn each_bit(bits: &[u64], mut found: impl FnMut(usize)) {
    for (word, &bits) in bits.iter().enumerate() {
        let mut rest = bits;
        while rest != 0 {
            found(word * 64 + rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}

impl Profiles {
    /// The profile of a block for the values of its inputs.
    pub(crate) fn get(
        &mut self,
        blocks: &Blocks<'_>,
        askers: Askers,
        block: usize,
        interpretation: InterpretationId,
        values: &[Value],
    ) -> &[u64] {
        let length = blocks.list[block].bits.div_ceil(64);
        let store = askers as usize;
        if let Some(place) = self.stores[store].find(block, values, length) {
            return self.stores[store].profile(block, place, length);
        }
        let mut bits = std::mem::take(&mut self.spare);
        bits.clear();
        bits.resize(length, 0);
        self.add(blocks, block, interpretation, values, &mut bits);
        let store = &mut self.stores[store];
        if store.held + length > blocks.most_words[askers as usize] || !blocks.switches.remember {
            self.spare = bits;
            return &self.spare;
        }
        let place = store.remember(block, values, &bits);
        self.spare = bits;
        store.profile(block, place, length)
    }
}

/// Where a profile begins: among those by number, or among the others.
#[derive(Clone, Copy)]
enum Place {
    Numbered(usize),
    Other(usize),
}

/// The input of a block, where it is one small number.
fn number(values: &[Value]) -> Option<usize> {
    let [value] = values else { return None };
    usize::try_from(value.small_integer()?).ok().filter(|number| *number < usize::from(SMALL))
}

impl Store {
    /// Where the profile of a block for the values of its inputs begins, if it is remembered.
    fn find(&self, block: usize, values: &[Value], length: usize) -> Option<Place> {
        if let Some(number) = number(values)
            && let Some(place) = self.numbered.get(block).and_then(|numbered| numbered.places.get(number))
            && *place > 0
        {
            return Some(Place::Numbered(usize::from(*place - 1) * length));
        }
        if self.places.is_empty() {
            return None;
        }
        let place = self.places.get(&(block as u32, SmallVec::from_slice(values)))?;
        Some(Place::Other(*place as usize))
    }

    fn profile(&self, block: usize, place: Place, length: usize) -> &[u64] {
        match place {
            Place::Numbered(place) => &self.numbered[block].words[place..place + length],
            Place::Other(place) => &self.words[place..place + length],
        }
    }

    fn remember(&mut self, block: usize, values: &[Value], bits: &[u64]) -> Place {
        self.held += bits.len();
        if let Some(number) = number(values).filter(|_| !bits.is_empty()) {
            if self.numbered.len() <= block {
                self.numbered.resize_with(block + 1, Numbered::default);
            }
            let numbered = &mut self.numbered[block];
            let place = numbered.words.len();
            if numbered.places.len() <= number {
                numbered.places.resize(number + 1, 0);
            }
            numbered.places[number] = (place / bits.len()) as u16 + 1;
            append(&mut numbered.words, bits);
            return Place::Numbered(place);
        }
        let place = self.words.len();
        append(&mut self.words, bits);
        self.places.insert((block as u32, SmallVec::from_slice(values)), place as u32);
        Place::Other(place)
    }
}

/// Appends words; what is reserved for more is a quarter, for there are many such lists.
fn append(words: &mut Vec<u64>, more: &[u64]) {
    if words.capacity() < words.len() + more.len() {
        words.reserve_exact(more.len().max(words.len() / 4));
    }
    words.extend_from_slice(more);
}

impl Profiles {
    /// Whether a refinement of a block holds for the values of its inputs, which any example may ask for, if their profile is remembered
    /// or there is room for it: otherwise it is not worth working out.
    pub(crate) fn holds(
        &mut self,
        blocks: &Blocks<'_>,
        (block, bit): (usize, usize),
        interpretation: InterpretationId,
        values: &[Value],
    ) -> Option<bool> {
        let is_set = |words: &[u64]| words[bit / 64] >> (bit % 64) & 1 == 1;
        let store = &self.stores[Askers::All as usize];
        let length = blocks.list[block].bits.div_ceil(64);
        if let Some(place) = store.find(block, values, length) {
            return Some(is_set(store.profile(block, place, length)));
        }
        let is_room = store.held + length <= blocks.most_words[0] && blocks.switches.remember;
        is_room.then(|| is_set(self.get(blocks, Askers::All, block, interpretation, values)))
    }

    /// Adds the profile of a block for the values of its inputs to some bits, without remembering it.
    pub(crate) fn add(
        &mut self,
        blocks: &Blocks<'_>,
        block: usize,
        interpretation: InterpretationId,
        values: &[Value],
        bits: &mut [u64],
    ) {
        let run = Run { blocks, block: &blocks.list[block], interpretation };
        let mut environment: SmallVec<[Value; 12]> = SmallVec::from_elem(Value::UNBOUND, run.block.slots);
        environment[..values.len()].copy_from_slice(values);
        for &root in &run.block.roots {
            run.node(root, 0, &mut environment, bits, self);
        }
    }
}

struct Run<'r, 'b> {
    blocks: &'r Blocks<'b>,
    block: &'r Block<'b>,
    interpretation: InterpretationId,
}

impl Run<'_, '_> {
    /// Runs one literal and what follows it. `index` says which constants the literals before it have shown.
    fn node(&self, at: usize, index: usize, environment: &mut [Value], bits: &mut [u64], profiles: &mut Profiles) {
        let node = &self.block.nodes[at];
        if let (Some(threshold), Some((_, first))) = (node.last_threshold(), &node.family) {
            let compared = node.operation.arguments[threshold.other].value(environment);
            return set_thresholds(threshold, compared, *first, index, bits);
        }
        let mut pattern = node.operation.pattern(environment);
        self.choices(at, 0, &mut pattern, index, environment, bits, profiles);
    }

    /// Binds those choices that are run constant by constant, from the `choice`-th on, then runs the literal.
    #[expect(clippy::too_many_arguments, reason = "one step of a recursion")]
    fn choices(
        &self,
        at: usize,
        choice: usize,
        pattern: &mut Pattern,
        index: usize,
        environment: &mut [Value],
        bits: &mut [u64],
        profiles: &mut Profiles,
    ) {
        let node = &self.block.nodes[at];
        let Some(here) = node.choices.get(choice) else {
            return self.answers(at, pattern, index, environment, bits, profiles);
        };
        // The number of a member of the family grows by the places of its constants, the last one counting ones.
        let index = if choice == 0 { index * node.members } else { index };
        if !here.bound && !node.operation.wants_constant(pattern) {
            return self.choices(at, choice + 1, pattern, index, environment, bits, profiles);
        }
        let is_spared = |slot: usize| !environment_is_bound(pattern, node, slot);
        let representatives =
            here.representatives.as_ref().filter(|(slot, _)| is_spared(*slot)).map(|(_, places)| places);
        // With nothing more to be bound, and no argument that could be spared, all constants are run in one go.
        let spares = node.unused.is_some_and(|argument| !pattern[argument].is_bound());
        if choice + 1 == node.choices.len() && !spares && representatives.is_none() && !node.is_settled_by_one() {
            let mut found = |place: usize, environment: &mut [Value], tuple: &[Value]| {
                self.answer(
                    at,
                    index + place * here.stride,
                    environment,
                    (pattern, tuple),
                    bits,
                    profiles,
                    Some(choice),
                )
            };
            let constants = (here.argument, &*here.values);
            if node.operation.run_each(constants, self.interpretation, pattern, environment, &mut found).is_some() {
                return;
            }
        }
        let mut with = |place: usize, pattern: &mut Pattern| {
            pattern[here.argument] = here.values[place];
            self.choices(at, choice + 1, pattern, index + place * here.stride, environment, bits, profiles);
        };
        match representatives {
            Some(places) => places.iter().for_each(|&place| with(place, pattern)),
            None => (0..here.values.len()).for_each(|place| with(place, pattern)),
        }
        pattern[here.argument] = Value::UNBOUND;
    }

    fn answers(
        &self,
        at: usize,
        pattern: &Pattern,
        index: usize,
        environment: &mut [Value],
        bits: &mut [u64],
        profiles: &mut Profiles,
    ) {
        let node = &self.block.nodes[at];
        let mut found = |environment: &mut [Value], tuple: &[Value]| {
            self.answer(at, index, environment, (pattern, tuple), bits, profiles, None)
        };
        match node.unused.filter(|&argument| !pattern[argument].is_bound()) {
            Some(argument) => {
                node.operation.run_without(argument, self.interpretation, pattern, environment, &mut found)
            }
            None => node.operation.run(self.interpretation, pattern, environment, &mut found),
        };
    }

    /// Takes up an answer of a literal; whether more are wanted. The place of the constant `known` is in the index already.
    #[expect(clippy::too_many_arguments, reason = "one step of a recursion")]
    fn answer(
        &self,
        at: usize,
        mut index: usize,
        environment: &mut [Value],
        (pattern, tuple): (&Pattern, &[Value]),
        bits: &mut [u64],
        profiles: &mut Profiles,
        known: Option<usize>,
    ) -> bool {
        if !self.blocks.watch.goes_on(&mut profiles.steps) {
            return false;
        }
        let node = &self.block.nodes[at];
        for (place, choice) in node.choices.iter().enumerate() {
            if known == Some(place) || pattern[choice.argument].is_bound() {
                continue;
            }
            let Some(&place) = choice.place_of.get(&tuple[choice.argument]) else { return true };
            index += place * choice.stride;
        }
        if let Some((_, first)) = &node.family {
            let bit = first + index;
            bits[bit / 64] |= 1 << (bit % 64);
        }
        for nested in &node.nested {
            let mut values: SmallVec<[Value; 3]> = SmallVec::from_slice(&environment[..self.blocks.keys]);
            values.push(environment[nested.slot]);
            let profile = profiles.get(self.blocks, Askers::All, nested.block, self.interpretation, &values);
            unite(bits, nested.first + index * nested.width, profile);
        }
        for &child in &node.children {
            self.node(child, index, environment, bits, profiles);
        }
        !node.is_settled_by_one()
    }
}

/// Whether the argument of a literal that stands for a slot is bound in a pattern.
fn environment_is_bound(pattern: &Pattern, node: &super::block::Node<'_>, slot: usize) -> bool {
    let mut slots = node.operation.arguments.iter().zip(pattern);
    slots.any(|(argument, value)| {
        matches!(argument, super::operation::Argument::Slot(s) if *s == slot) && value.is_bound()
    })
}

/// Sets the bits of the thresholds that hold, up to the first that is set already: those behind it are set too.
fn set_thresholds(threshold: &Threshold, compared: Value, first: usize, index: usize, bits: &mut [u64]) {
    let Some(number) = compared.number() else { return };
    let first = first + index * threshold.order.len();
    for &(_, place) in threshold.order.iter().skip_while(|(constant, _)| !threshold.holds(number, *constant)) {
        let bit = first + place;
        if bits[bit / 64] >> (bit % 64) & 1 == 1 {
            return;
        }
        bits[bit / 64] |= 1 << (bit % 64);
    }
}
