//! Depth-first proof-number search: does one side bring its goal about?
//!
//! A. Nagai's df-pn (2002) visits states in the order of proof-number search (Allis 1994) with the memory of a table. Each state has two
//! numbers, for the side to move and for the other: how many leaves must at least be decided for it to get its way. The search descends
//! to the move whose reply is cheapest to refute and comes back when the numbers exceed what the next best move would cost, with some
//! patience (the 1 + ε trick of J. Pawlewicz and Ł. Lew 2007). A state that is new gets numbers from a guess (df-pn+), so the order of moves
//! is that of the guesses about the states they lead to.
//!
//! # Kos and repetition
//! Each side has a number of outside threats, perhaps without end. Taking a ko back at once costs one; without one it is forbidden.
//! Who makes a state again that was on the way loses, if he is the *prover*; the other side may repeat what it likes. Then a proof never
//! rests on the way to a state (nothing in it is a repetition), and what is proved of a state holds wherever it occurs. The other side's
//! success may rest on a repetition: the search notes which states on the way it *depends* on. What depends on none is true of
//! the state and goes into the table; the rest is kept apart and believed only as long as the visit to those states lasts that it depends
//! on (the graph-history interaction; A. Kishimoto and M. Müller 2004 keep twins for each path instead). A result
//! says whether the winner needed his threats or the loser was barred from taking back, and whether repetitions played a part; one of which nothing of
//! this is true holds under any rules about them.
//!
//! # Parts
//! Where strings that cannot be captured divide the field, the achiever must win each part against a preventer who moves first there, and
//! that is enough: he answers where the other played. It does not hold where a ko matters, for which a move in another part may be a threat: then the
//! moves of all parts are searched together.
//!
//! Knows goals and the field, not what the result will be used for.

use super::exhaustive::UNLIMITED;
use super::field::{Bits, Chains, Field, NO_POINT, members};
use super::goal::{Goal, Situation};
use super::ordering::{Guess, MoveOrdering, Position, judged};
use super::table::{INFINITE, Key, Known, Memory, Numbers, Table};
use crate::diagnostics::{Limits, StopReason};
use crate::go::{Board, Colour, Point};
use rustc_hash::FxHashMap;

/// States on the way of a line. What lies deeper counts as lost for the prover, and everything that depends on it as undecided.
const DEEPEST: usize = 126;
/// States between two looks at the clock: a millisecond or so.
const LOOK_AT_LIMITS: u64 = 256;
/// The numbers from which on a state is worth the judgement of its moves.
const WORTH_JUDGING: u32 = 60_000;
/// The states below it that must have been looked at first.
const WORK_BEFORE_JUDGING: u64 = 8;
/// The numbers of a state that was decided under other rules.
const EASY: u32 = 16;
const HARD: u32 = 10_000;
/// Results that depend on the way that are kept at once.
const MOST_PROVISIONAL: usize = 1 << 16;

/// All that the rest of a fight depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) situation: Situation,
    pub(super) to_move: Colour,
    /// The point at which the side to move could take a ko back, if the last move left one.
    pub(super) ko: u8,
    /// The threats that each colour has left.
    pub(super) threats: [u8; 2],
}

impl State {
    /// The state after a move at a point (a pass at [`NO_POINT`]); `None` if the move is not legal. `chains` are those of the state.
    pub(super) fn after(&self, field: &Field, goal: &Goal, chains: &Chains, point: u8) -> Option<Self> {
        let mover = self.to_move;
        if point == NO_POINT {
            return Some(Self { to_move: mover.opponent(), ko: NO_POINT, ..*self });
        }
        let Situation { stones, anchors, .. } = self.situation;
        if bit(point) & field.playable() & !stones.taken() == 0 {
            return None;
        }
        let mut threats = self.threats;
        if self.is_bound() && point == self.ko {
            threats[mover as usize] = threats[mover as usize].checked_sub(1)?;
        }
        let played = field.play(stones, anchors, chains, usize::from(point), mover)?;
        let situation = goal.follow(field, &self.situation, &played, usize::from(point), mover);
        let ko = if played.takes_ko { played.captured & !situation.stones.settled() } else { 0 };
        let ko = ko.trailing_zeros() as u8;
        Some(Self { situation, to_move: mover.opponent(), ko, threats })
    }

    /// Whether there is a ko that the side to move may not take back, or only at the cost of a threat.
    const fn is_bound(&self) -> bool {
        self.ko != NO_POINT && self.threats[self.to_move as usize] != UNLIMITED
    }

    /// Whether a pass may change anything for the side to move.
    ///
    /// The achiever gains nothing by a pass but the end of a ban: the preventer may pass too, and then all is as it was.
    fn may_pass(&self, goal: &Goal) -> bool {
        let achiever = goal.achiever();
        self.to_move != achiever || self.ko != NO_POINT && self.threats.iter().all(|&threats| threats != UNLIMITED)
    }
}

/// What became of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) numbers: Numbers,
    /// The result may be different where the winner has fewer threats, or the loser more.
    pub(super) uses_ko: bool,
    /// The result depends on a repetition being lost for the prover.
    pub(super) uses_repetition: bool,
    /// The places on the way that it depends on, one bit each.
    depends: u128,
}

impl Found {
    const fn decided(numbers: Numbers) -> Self {
        Self { numbers, uses_ko: false, uses_repetition: false, depends: 0 }
    }

    /// The same from the other side.
    const fn swapped(mut self) -> Self {
        self.numbers = self.numbers.swapped();
        self
    }

    /// What was found of the parts of a state may not hold of the whole.
    const fn needs_whole(&self) -> bool {
        self.numbers.are_final() && (self.uses_ko || self.uses_repetition)
    }
}

/// A move and what is known of the state after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) state: State,
    key: Key,
    hash: u64,
    /// From the side that moves there.
    pub(super) found: Found,
    /// Nothing is known of the state; the numbers are a guess.
    is_guess: bool,
    /// Not a move but a part of the state, with the same side to move; what was found is noted as the other side sees it.
    pub(super) is_part: bool,
    /// The point played; [`NO_POINT`] for a pass.
    pub(super) point: u8,
}

/// A state on the way.
struct Step {
    key: Key,
    hash: u64,
    /// The number of this visit.
    visit: u32,
}

/// A result that holds as long as a visit lasts.
#[derive(Clone, Copy)]
struct Provisional {
    found: Found,
    /// The deepest visit it depends on.
    visit: u32,
}

/// A search of one fight.
pub(super) struct Search<'a> {
    pub(super) field: &'a Field,
    pub(super) goal: &'a Goal,
    guess: &'a dyn Guess,
    /// What judges moves, and the board it sees them on.
    ordering: Option<(&'a dyn MoveOrdering, &'a Board)>,
    table: &'a mut Table,
    limits: &'a Limits,
    stopped: Option<StopReason>,
    /// States whose moves were looked at so far.
    pub(super) nodes: u64,
    /// The most of them.
    node_limit: u64,
    prover: Colour,
    path: Vec<Step>,
    visits: u32,
    provisional: FxHashMap<Key, Provisional>,
    spare: Vec<Vec<Child>>,
    /// Room for the strings of a state.
    chains: Option<Box<Chains>>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        field: &'a Field,
        goal: &'a Goal,
        guess: &'a dyn Guess,
        ordering: Option<(&'a dyn MoveOrdering, &'a Board)>,
        table: &'a mut Table,
        limits: &'a Limits,
        node_limit: u64,
    ) -> Self {
        Self {
            prover: goal.achiever(),
            field,
            goal,
            guess,
            ordering,
            table,
            limits,
            stopped: None,
            nodes: 0,
            node_limit,
            path: Vec::new(),
            visits: 0,
            provisional: FxHashMap::default(),
            spare: Vec::new(),
            chains: None,
        }
    }

    /// Decides a state: whether its side to move gets its way, when the `prover` loses all repetitions.
    ///
    /// # Errors
    /// The limit that was reached first.
    pub(super) fn decide(&mut self, state: &State, prover: Colour) -> Result<Found, StopReason> {
        self.prover = prover;
        self.path.clear();
        self.provisional.clear();
        let (key, hash) = self.key(state);
        let (found, _) = self.look_up(state, &key, hash, &mut Chains::new());
        if found.numbers.are_final() {
            return Ok(found);
        }
        if !self.goes_on() {
            return Err(self.reason());
        }
        let found = self.visit(state, &key, hash, Numbers { own: INFINITE, other: INFINITE });
        if found.numbers.are_final() && found.depends == 0 { Ok(found) } else { Err(self.reason()) }
    }

    /// Allows for so many states more than have been looked at.
    pub(super) fn allow(&mut self, nodes: u64) {
        self.node_limit = self.nodes.saturating_add(nodes);
    }

    /// Decides a state as [`Search::decide`] does, with at most so many states more.
    ///
    /// # Errors
    /// The limit that was reached first.
    pub(super) fn decide_within(&mut self, state: &State, prover: Colour, nodes: u64) -> Result<Found, StopReason> {
        let limit = std::mem::replace(&mut self.node_limit, self.nodes + nodes);
        let found = self.decide(state, prover);
        self.node_limit = limit;
        found
    }

    /// Lists the moves of a state, or its parts, with what is known of them, as [`Search::decide`] for this prover sees them.
    pub(super) fn children(&mut self, state: &State, prover: Colour) -> Vec<Child> {
        self.prover = prover;
        self.path.clear();
        let (key, hash) = self.key(state);
        self.path.push(Step { key, hash, visit: 0 });
        let mut children = Vec::new();
        if !self.divide(state, 0, &mut children) {
            self.expand(state, 0, false, &mut children);
        }
        self.path.clear();
        children
    }

    /// The states looked at to find what the table knows of a state; 0 if it knows nothing.
    pub(super) fn work(&self, child: &Child) -> u32 {
        match self.table.get(&child.key, child.hash) {
            Memory::Known(known) => known.work,
            _ => 0,
        }
    }

    /// The reason why a search came to no end.
    fn reason(&self) -> StopReason {
        self.stopped.unwrap_or(StopReason::StepLimit)
    }

    fn goes_on(&mut self) -> bool {
        if self.nodes.is_multiple_of(LOOK_AT_LIMITS) && self.stopped.is_none() {
            self.stopped = self.limits.reached();
        }
        self.nodes < self.node_limit && self.stopped.is_none()
    }

    /// How the table knows a state. A ko that the side to move may take back at no cost is none.
    fn key(&self, state: &State) -> (Key, u64) {
        let ko = if state.threats[state.to_move as usize] == UNLIMITED { NO_POINT } else { state.ko };
        let key = Key {
            stones: state.situation.stones,
            at_stake: state.situation.at_stake,
            turn: state.to_move as u8 | ko << 1,
            rules: Key::rules(self.prover, state.threats),
        };
        let hash = key.hash();
        (key, hash)
    }

    /// What is known of a state without looking at its moves, and whether that is a guess.
    fn look_up(&mut self, state: &State, key: &Key, hash: u64, chains: &mut Chains) -> (Found, bool) {
        let memory = self.table.get(key, hash);
        if let Memory::Known(known) = memory {
            let found = Found {
                numbers: known.numbers,
                uses_ko: known.uses_ko,
                uses_repetition: known.uses_repetition,
                depends: 0,
            };
            return (found, false);
        }
        if !self.provisional.is_empty()
            && let Some(kept) = self.provisional.get(key)
            && self.path.get(deepest(kept.found.depends)).is_some_and(|step| step.visit == kept.visit)
        {
            return (kept.found, false);
        }
        if let Memory::UnderOtherRules(numbers) = memory {
            return (Found::decided(guess_from(numbers)), true);
        }
        let place = hash ^ u64::from(state.ko);
        if let Some(numbers) = self.table.guess(place) {
            return (Found::decided(numbers), true);
        }
        if let Some(numbers) = self.judge(state, chains) {
            return (Found::decided(numbers), false);
        }
        let numbers = self.guess.guess(self.field, self.goal, state, chains);
        self.table.keep_guess(place, numbers);
        (Found::decided(numbers), true)
    }

    /// The result of a state that shows it. Leaves the strings of the state in `chains`.
    fn judge(&self, state: &State, chains: &mut Chains) -> Option<Numbers> {
        let achiever = self.goal.achiever();
        let won_by = |side: Colour| if side == state.to_move { Numbers::WON } else { Numbers::LOST };
        self.field.chains(state.situation.stones, state.situation.anchors, chains);
        if self.goal.is_reached(self.field, &state.situation, chains) {
            return Some(won_by(achiever));
        }
        if state.to_move == achiever {
            let winning = self.goal.reached_by(&state.situation, chains);
            if winning != state.ko && bit(winning) & self.field.playable() != 0 {
                return Some(won_by(achiever));
            }
        }
        if state.ko == NO_POINT && self.goal.is_certain(self.field, &state.situation, chains, state.to_move) {
            return Some(won_by(achiever));
        }
        self.goal.is_prevented(self.field, &state.situation, chains).then(|| won_by(achiever.opponent()))
    }

    /// Looks at a state until its numbers reach the limits or are final.
    fn visit(&mut self, state: &State, key: &Key, hash: u64, limits: Numbers) -> Found {
        let start = self.nodes;
        self.nodes += 1;
        self.visits += 1;
        let depth = self.path.len();
        if depth == DEEPEST {
            let lost = if state.to_move == self.prover { Numbers::LOST } else { Numbers::WON };
            return Found { uses_repetition: true, depends: 1 << 127, ..Found::decided(lost) };
        }
        self.path.push(Step { key: *key, hash, visit: self.visits });
        let mut children = self.spare.pop().unwrap_or_default();
        let mut found = self.search_children(state, depth, limits, true, &mut children);
        if children.first().is_some_and(|child| child.is_part) && found.needs_whole() {
            children.clear();
            found = self.search_children(state, depth, limits, false, &mut children);
        }
        children.clear();
        self.spare.push(children);
        self.path.pop();
        self.keep(key, hash, &found, self.nodes - start);
        found
    }

    /// Looks at the moves of a state, or at its parts if it falls into several and `in_parts` says so, as [`Search::visit`] does.
    fn search_children(
        &mut self,
        state: &State,
        depth: usize,
        limits: Numbers,
        in_parts: bool,
        children: &mut Vec<Child>,
    ) -> Found {
        let divided = in_parts && self.divide(state, depth, children);
        if !divided && !self.expand(state, depth, true, children) {
            return summary(state, children, depth).0;
        }
        let start = self.nodes;
        let mut is_judged = divided || limits.own.min(limits.other) < WORTH_JUDGING;
        loop {
            if !is_judged && self.nodes - start >= WORK_BEFORE_JUDGING {
                self.judge_moves(state, children);
                is_judged = true;
            }
            let (found, best, second) = summary(state, children, depth);
            let reached = found.numbers.own >= limits.own || found.numbers.other >= limits.other;
            if reached || found.numbers.are_final() || !self.goes_on() {
                return found;
            }
            let child = children[best];
            let limits = Numbers {
                own: (limits.other - found.numbers.other).saturating_add(child.found.numbers.own).min(INFINITE),
                other: limits.own.min(second.saturating_add(1 + second)),
            };
            children[best].is_guess = false;
            children[best].found = if child.is_part {
                self.visit(&child.state, &child.key, child.hash, limits.swapped()).swapped()
            } else {
                self.visit(&child.state, &child.key, child.hash, limits)
            };
        }
    }

    /// Adds to what is guessed of the states after the moves what the ordering says of the moves.
    fn judge_moves(&self, state: &State, children: &mut [Child]) {
        let Some((ordering, board)) = self.ordering else { return };
        let is_guessed = |child: &Child| child.is_guess && child.point != NO_POINT;
        let mut guessed: Vec<&mut Child> = children.iter_mut().filter(|child| is_guessed(child)).collect();
        if guessed.is_empty() {
            return;
        }
        let moves: Vec<Point> = guessed.iter().map(|child| self.field.point(usize::from(child.point))).collect();
        let position = Position { board, field: self.field, state, achiever: self.goal.achiever() };
        let judgements = ordering.judge(&position, &moves);
        for (child, judgement) in guessed.iter_mut().zip(judgements) {
            child.found.numbers = judged(child.found.numbers, judgement);
        }
    }

    /// Keeps a result where it belongs.
    fn keep(&mut self, key: &Key, hash: u64, found: &Found, work: u64) {
        if found.depends != 0 {
            if self.provisional.len() >= MOST_PROVISIONAL {
                self.provisional.clear();
            }
            let visit = self.path.get(deepest(found.depends)).map_or(0, |step| step.visit);
            self.provisional.insert(*key, Provisional { found: *found, visit });
            return;
        }
        let known = Known {
            numbers: found.numbers,
            uses_ko: found.uses_ko,
            uses_repetition: found.uses_repetition,
            work: u32::try_from(work).unwrap_or(u32::MAX),
        };
        self.table.put(key, hash, known);
    }

    /// Lists the parts of a state, if there are several and the preventer is to move: the achiever must then win each of them.
    fn divide(&mut self, state: &State, depth: usize, children: &mut Vec<Child>) -> bool {
        if state.to_move == self.goal.achiever() || state.situation.at_stake.is_power_of_two() {
            return false;
        }
        let mut chains = Chains::new();
        for situation in self.goal.parts(self.field, &state.situation) {
            let ko = if bit(state.ko) & situation.stones.settled() == 0 { state.ko } else { NO_POINT };
            let mut part = self.unknown(State { situation, ko, ..*state }, NO_POINT);
            self.learn_of(&mut part, depth, &mut chains);
            part.is_part = true;
            part.found = part.found.swapped();
            children.push(part);
        }
        !children.is_empty()
    }

    /// Lists the moves of a state with what is known of them; false if one of them decides it and `until_decided` says to stop there.
    fn expand(&mut self, state: &State, depth: usize, until_decided: bool, children: &mut Vec<Child>) -> bool {
        let Situation { stones, anchors, .. } = state.situation;
        let mut chains = self.chains.take().unwrap_or_default();
        self.field.chains(stones, anchors, &mut chains);
        let points = members(self.field.playable() & !stones.taken()).map(|point| point as u8);
        let pass = state.may_pass(self.goal).then_some(NO_POINT);
        for point in points.chain(pass) {
            let Some(after) = state.after(self.field, self.goal, &chains, point) else { continue };
            children.push(self.unknown(after, point));
        }
        // The table is in slow memory: what is needed of it is asked for at once.
        let needed = children.iter().fold(0_u8, |needed, child| needed ^ self.table.touch(child.hash));
        std::hint::black_box(needed);
        let mut decided = None;
        for (place, child) in children.iter_mut().enumerate() {
            self.learn_of(child, depth, &mut chains);
            if until_decided && child.found.numbers.other == 0 && child.found.depends == 0 {
                decided = Some(place);
                break;
            }
        }
        self.chains = Some(chains);
        if let Some(place) = decided {
            children.truncate(place + 1);
        }
        decided.is_none()
    }

    /// A move of which nothing is known.
    fn unknown(&self, state: State, point: u8) -> Child {
        let (key, hash) = self.key(&state);
        let found = Found::decided(Numbers { own: 1, other: 1 });
        Child { state, key, hash, found, is_guess: true, is_part: false, point }
    }

    /// Looks up what is known of a move in a state at this depth.
    fn learn_of(&mut self, child: &mut Child, depth: usize, chains: &mut Chains) {
        let repeats = |step: &Step| step.hash == child.hash && step.key == child.key;
        (child.found, child.is_guess) = match self.path[..=depth].iter().position(repeats) {
            Some(place) => {
                let numbers = if child.state.to_move == self.prover { Numbers::LOST } else { Numbers::WON };
                (Found { numbers, uses_ko: false, uses_repetition: true, depends: 1 << place }, false)
            }
            None => self.look_up(&child.state, &child.key, child.hash, chains),
        };
    }
}

/// The numbers of a state from those of its moves, the place of the most promising move, and the number of the next best.
fn summary(state: &State, children: &[Child], depth: usize) -> (Found, usize, u32) {
    let (mut best, mut own, mut second, mut other) = (0, INFINITE, INFINITE, 0_u32);
    for (place, child) in children.iter().enumerate() {
        let numbers = child.found.numbers;
        if numbers.other < own || numbers.other == 0 && child.found.depends < children[best].found.depends {
            second = own;
            (best, own) = (place, numbers.other);
        } else {
            second = second.min(numbers.other);
        }
        other = (other + numbers.own).min(INFINITE - 1);
    }
    let mut found = Found::decided(Numbers { own, other });
    let mut rests_on = |child: &Child| {
        found.uses_ko |= child.found.uses_ko;
        found.uses_repetition |= child.found.uses_repetition;
        found.depends |= child.found.depends;
    };
    let mover = state.to_move as usize;
    if own == 0 {
        rests_on(&children[best]);
        found.numbers = Numbers::WON;
        // A threat of the winner's was spent.
        found.uses_ko |= children[best].state.threats[mover] != state.threats[mover];
    } else if other == 0 {
        children.iter().for_each(rests_on);
        found.numbers = Numbers::LOST;
        // With more threats the loser could have taken back, or the winner took back without any.
        let winner_is_free = state.threats[1 - mover] == UNLIMITED;
        found.uses_ko |= state.is_bound() || winner_is_free && children.iter().any(|child| child.state.ko != NO_POINT);
    }
    found.depends &= !(1 << depth);
    (found, best, second)
}

/// The numbers of a state from what was found of it under other rules.
fn guess_from(numbers: Numbers) -> Numbers {
    let number = |number: u32| number.clamp(EASY, HARD);
    Numbers { own: number(numbers.own), other: number(numbers.other) }
}

/// The highest place that a result depends on.
const fn deepest(depends: u128) -> usize {
    (127 - depends.leading_zeros()) as usize
}

/// A point as a set; none for [`NO_POINT`].
fn bit(point: u8) -> Bits {
    1_u64.checked_shl(u32::from(point)).unwrap_or(0)
}
