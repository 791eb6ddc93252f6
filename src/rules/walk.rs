//! One walk through a tree of conditions.
//!
//! Two things keep the number of conditions looked up small. What has been found at a node is remembered for the points that it was found
//! for, so that a condition is not looked up again while only other variables change. And each part of the tree says which variables its outcome
//! rested on: where the variable that a condition names is not among them, its other values would lead to the same, and are not
//! tried (conflict-directed backjumping, Prosser 1993; where rules were found, they are found for all of these values).

use super::ahead::{Ahead, Line};
use super::condition::{Condition, Side, Slot, Values};
use super::matcher::{Found, Matcher, Node};
use super::pattern::Cells;
use crate::go::{Board, Colour, Point};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::ops::ControlFlow;

/// A set of slots, a bit each.
pub(super) type Slots = u32;

/// Slots as a set.
pub(super) fn set_of(slots: impl IntoIterator<Item = Slot>) -> Slots {
    slots.into_iter().fold(0, |set, slot| set | 1 << slot)
}

/// How often the condition of a node was looked up, and in how many ways it held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Times that it was looked up.
    pub looked: u64,
    /// Values that it named then, or times that it held.
    pub ways: u64,
}

/// What was found at a node.
#[derive(Debug, Default)]
struct Memo {
    /// The points that it was found for; 0 if nothing was.
    key: u64,
    holds: bool,
    points: Vec<Point>,
}

/// Bits of a point in a key.
const POINT_BITS: u32 = 10;
/// The most points in a key.
const MOST_POINTS: usize = 6;

/// A walk through the tree of a matcher in one position.
pub(super) struct Walk<'w> {
    matcher: &'w Matcher,
    ahead: Ahead<'w>,
    friend: Colour,
    values: Values,
    memos: Vec<Memo>,
    work: Vec<Work>,
    is_everywhere: bool,
    /// Where things stand, for patterns that are looked for everywhere.
    cells: Option<Cells>,
    /// For each node with a pattern the points of its moves and the strings that it is about, wherever it is.
    placed: FxHashMap<usize, Vec<(Point, Point)>>,
}

impl<'w> Walk<'w> {
    /// For all strings of a position.
    pub(super) fn everywhere(matcher: &'w Matcher, board: &'w mut Board) -> Self {
        Self { is_everywhere: true, ..Self::new(matcher, Ahead::with_copy(board)) }
    }

    /// For strings that are known.
    pub(super) fn about(matcher: &'w Matcher, board: &'w mut Board, subject: &[Point]) -> Self {
        let mut walk = Self::new(matcher, Ahead::new(board));
        for (value, &stone) in walk.values.iter_mut().zip(subject) {
            *value = Some(stone);
        }
        walk
    }

    fn new(matcher: &'w Matcher, ahead: Ahead<'w>) -> Self {
        let count = matcher.nodes().len();
        let memos = std::iter::repeat_with(Memo::default).take(count).collect();
        let (friend, values, work) = (Colour::Black, Values::default(), vec![Work::default(); count]);
        Self {
            matcher,
            ahead,
            friend,
            values,
            memos,
            work,
            is_everywhere: false,
            cells: None,
            placed: FxHashMap::default(),
        }
    }

    /// Calls `found` with each rule that holds for one colour as friend.
    pub(super) fn run(&mut self, friend: Colour, found: Found<'_>) -> ControlFlow<()> {
        self.friend = friend;
        self.ahead.reset();
        self.cells = None;
        self.placed.clear();
        self.below(0, found).map_continue(|_| ())
    }

    /// What was done, by node.
    pub(super) fn work(self) -> Vec<Work> {
        self.work
    }

    /// What holds where the condition of a node does. Says on which slots the outcome rested: nothing new is found while they stay the same.
    fn below(&mut self, at: usize, found: Found<'_>) -> ControlFlow<(), Slots> {
        let node = &self.matcher.nodes()[at];
        let mut reasons = 0;
        for &rule in &node.rules {
            let (subject, moves) = self.matcher.said(rule);
            reasons |= set_of(subject.iter().chain(moves).copied());
            found(rule, self.friend, &self.values)?;
        }
        for &child in &node.children {
            reasons |= self.node(child, found)?;
        }
        ControlFlow::Continue(reasons)
    }

    fn node(&mut self, at: usize, found: Found<'_>) -> ControlFlow<(), Slots> {
        let node = &self.matcher.nodes()[at];
        let Some(condition) = &node.condition else { return ControlFlow::Continue(0) };
        let inputs = set_of(node.inputs.iter().copied());
        let Some(slot) = node.names else {
            return if self.holds(at, node, condition) { self.below(at, found) } else { ControlFlow::Continue(inputs) };
        };
        let own = 1 << slot;
        let mut reasons = inputs;
        let memo = self.named(at, node, condition);
        for &point in &memo.points {
            self.values[usize::from(slot)] = Some(point);
            let below = self.below(at, found)?;
            if below & own == 0 {
                reasons = below;
                break;
            }
            reasons |= below & !own;
        }
        self.values[usize::from(slot)] = None;
        self.memos[at] = memo;
        ControlFlow::Continue(reasons)
    }

    /// The points that a condition is looked up for, as a number; 0 if they are too many.
    fn key(&self, node: &Node) -> u64 {
        if node.inputs.len() > MOST_POINTS {
            return 0;
        }
        let start = 2 | u64::from(self.friend == Colour::Black);
        node.inputs.iter().fold(start, |key, &slot| {
            key << POINT_BITS | self.values[usize::from(slot)].map_or(0, |point| point.index() as u64)
        })
    }

    fn holds(&mut self, at: usize, node: &Node, condition: &Condition) -> bool {
        let key = if node.is_costly { self.key(node) } else { 0 };
        if key != 0 && self.memos[at].key == key {
            return self.memos[at].holds;
        }
        let holds = match position(&mut self.ahead, self.friend, &self.values, condition) {
            Ok(board) => condition.holds_there(board, self.friend, &self.values),
            Err(known) => known,
        };
        self.count(at, u64::from(holds));
        self.memos[at].key = key;
        self.memos[at].holds = holds;
        holds
    }

    /// The values of the slot that a node names, taken out of its memory.
    fn named(&mut self, at: usize, node: &Node, condition: &Condition) -> Memo {
        let mut memo = std::mem::take(&mut self.memos[at]);
        let key = if node.is_costly { self.key(node) } else { 0 };
        if key != 0 && memo.key == key {
            return memo;
        }
        memo.key = key;
        memo.points.clear();
        let (friend, values) = (self.friend, &self.values);
        if let (Some(pattern), true, true) = (&condition.pattern, self.is_everywhere, condition.moves.is_empty()) {
            let board = self.ahead.now();
            let cells = self.cells.get_or_insert_with(|| Cells::of(board, friend));
            let placed = self.placed.entry(at).or_insert_with(|| pattern.everywhere(board, friend, cells));
            condition.name_placed(board, values, placed, &mut memo.points);
        } else if let Ok(board) = position(&mut self.ahead, friend, values, condition) {
            condition.name_there(board, friend, values, &mut memo.points);
        }
        self.count(at, memo.points.len() as u64);
        memo
    }

    fn count(&mut self, at: usize, ways: u64) {
        self.work[at].looked += 1;
        self.work[at].ways += ways;
    }
}

/// The position that a condition is about, or what is said of it if that cannot be reached.
fn position<'a>(
    ahead: &'a mut Ahead<'_>,
    friend: Colour,
    values: &Values,
    condition: &Condition,
) -> Result<&'a Board, bool> {
    if condition.moves.is_empty() {
        return Ok(ahead.now());
    }
    let known = |&(side, slot): &(Side, Slot)| values[usize::from(slot)].map(|point| (side.colour(friend), point));
    let moves = condition.moves.iter().map(known).collect::<Option<Line>>().ok_or(false)?;
    let strings: SmallVec<[Point; 2]> = condition.atom.strings(values).collect();
    ahead.after(friend, &moves, condition.lenient, &strings)
}
