//! All states of a fight and the moves between them, and which of them one side wins.
//!
//! Depth first, with a stack of its own, because a line of play may be as long as there are states. Knows what
//! [`super::exhaustive`] defines, and decides nothing itself.

use super::exhaustive::{Fight, Outcome, UNLIMITED};
use crate::diagnostics::StopReason;
use crate::go::{Board, Cell, Colour, KoRule, Point};
use rustc_hash::FxHashMap;

/// All that the rest of a fight depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    /// Two bits for each point that can change.
    stones: u128,
    turn: Turn,
}

/// What a state is beside its stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Turn {
    to_move: Colour,
    /// The point at which the mover could take a ko back.
    ko: Option<Point>,
    /// The threats that each colour has left.
    threats: [u8; 2],
    /// True if the last move was a pass and a second one would end the fight.
    passed: bool,
    /// The strings whose capture counts that have not been captured, a bit each.
    standing: u64,
}

/// A state and the numbers of the states after each of its legal moves.
struct Node {
    to_move: Colour,
    successors: Vec<u32>,
}

/// A state whose moves are being tried; the board stands at it.
struct Frame {
    state: u32,
    turn: Turn,
    next_move: usize,
}

/// The states that can come up, the root and the two ends first.
pub(super) struct Graph {
    nodes: Vec<Node>,
    first_moves: Vec<Option<Point>>,
    achiever: Colour,
}

struct Explorer<'a> {
    fight: &'a Fight,
    board: Board,
    /// Whether two passes in a row end the fight.
    passes_end: bool,
    /// A stone of each string whose capture counts: a string is captured as a whole.
    heads: Vec<Point>,
    /// The points whose cell is part of a state.
    changing: Vec<Point>,
    numbers: FxHashMap<State, u32>,
    nodes: Vec<Node>,
}

impl Graph {
    pub(super) const ROOT: usize = 2;
    const REACHED: u32 = 0;
    const PREVENTED: u32 = 1;

    /// Looks at every state that can come up.
    pub(super) fn explore(
        fight: &Fight,
        to_move: Colour,
        threats: [u8; 2],
        passes_end: bool,
        limit: usize,
    ) -> Result<Self, StopReason> {
        let changing = changing_points(fight);
        let heads = fight.objective().heads(fight.board());
        if changing.len() > 64 || heads.len() > 64 {
            return Err(StopReason::MemoryLimit);
        }
        let mut explorer = Explorer {
            fight,
            board: fight.board().clone(),
            passes_end,
            heads,
            changing,
            numbers: FxHashMap::default(),
            nodes: [Self::REACHED, Self::PREVENTED].map(|_| Node { to_move, successors: Vec::new() }).into(),
        };
        let moves: Vec<Option<Point>> = fight.region().iter().map(Some).chain([None]).collect();
        let turn = Turn {
            to_move,
            ko: fight.board().ko_point(),
            threats,
            passed: false,
            standing: u64::MAX.checked_shr(64 - explorer.heads.len() as u32).unwrap_or(0),
        };
        let first_moves = explorer.run(turn, &moves, limit)?;
        Ok(Self { nodes: explorer.nodes, first_moves, achiever: fight.achiever() })
    }

    /// The legal first moves and the states they lead to.
    pub(super) fn first_moves(&self) -> impl Iterator<Item = (Option<Point>, usize)> + '_ {
        self.first_moves.iter().copied().zip(self.nodes[Self::ROOT].successors.iter().map(|&state| state as usize))
    }

    /// For each state: whether the side that wants `end` can force it in a bounded number of moves.
    ///
    /// Sweeps until nothing changes; states found late tend to be near the ends, so a sweep goes backwards.
    pub(super) fn forced_ends(&self, end: Outcome) -> Vec<bool> {
        let (goal, side) = match end {
            Outcome::Reached => (Self::REACHED, self.achiever),
            Outcome::Prevented => (Self::PREVENTED, self.achiever.opponent()),
        };
        let mut forced = vec![false; self.nodes.len()];
        forced[goal as usize] = true;
        loop {
            let mut changed = false;
            for (number, node) in self.nodes.iter().enumerate().skip(Self::ROOT).rev() {
                let leads_there = |&next: &u32| forced[next as usize];
                if !forced[number]
                    && if node.to_move == side {
                        node.successors.iter().any(leads_there)
                    } else {
                        node.successors.iter().all(leads_there)
                    }
                {
                    forced[number] = true;
                    changed = true;
                }
            }
            if !changed {
                return forced;
            }
        }
    }
}

impl Explorer<'_> {
    /// Visits every state below the root and returns the legal moves there.
    fn run(&mut self, turn: Turn, moves: &[Option<Point>], limit: usize) -> Result<Vec<Option<Point>>, StopReason> {
        let mut first_moves = Vec::new();
        let (root, _) = self.number(turn);
        let mut path = vec![Frame { state: root, turn, next_move: 0 }];
        while let Some(frame) = path.last_mut() {
            let Some(&point) = moves.get(frame.next_move) else {
                path.pop();
                self.board.undo();
                continue;
            };
            frame.next_move += 1;
            let (state, turn) = (frame.state, frame.turn);
            let Some(after) = self.play(point, turn) else { continue };
            if state == root {
                first_moves.push(point);
            }
            let objective = self.fight.objective();
            let captured = || (0..self.heads.len()).map(|number| after.standing >> number & 1 == 0);
            let (next, new) = if objective.is_reached(&self.board, self.fight.region(), captured()) {
                (Graph::REACHED, false)
            } else if objective.is_lost(captured()) || turn.passed && point.is_none() {
                (Graph::PREVENTED, false)
            } else {
                self.number(after)
            };
            self.nodes[state as usize].successors.push(next);
            if new {
                path.push(Frame { state: next, turn: after, next_move: 0 });
            } else {
                self.board.undo();
            }
            if self.nodes.len() > limit {
                return Err(StopReason::StepLimit);
            }
        }
        Ok(first_moves)
    }

    /// Plays or passes; `None` if the move is not legal.
    fn play(&mut self, point: Option<Point>, turn: Turn) -> Option<Turn> {
        let mover = turn.to_move;
        let mut after = Turn { to_move: mover.opponent(), passed: false, ko: None, ..turn };
        let left = &mut after.threats[mover as usize];
        let is_bound = turn.ko.is_some() && *left != UNLIMITED;
        match point {
            None => {
                self.board.pass();
                after.passed = self.passes_end && !is_bound;
            }
            Some(point) => {
                if is_bound && turn.ko == Some(point) {
                    *left = left.checked_sub(1)?;
                }
                self.board.play_by(point, mover, KoRule::None).ok()?;
                // Who takes a ko back at no cost does not care whether he may.
                let cares = after.threats[mover.opponent() as usize] != UNLIMITED;
                after.ko = self.board.ko_point().filter(|_| cares);
                if mover != self.fight.objective().side() {
                    for (number, &head) in self.heads.iter().enumerate() {
                        if self.board.at(head) == Cell::Empty {
                            after.standing &= !(1 << number);
                        }
                    }
                }
            }
        }
        Some(after)
    }

    /// The number of the state on the board, and whether it is new.
    fn number(&mut self, turn: Turn) -> (u32, bool) {
        let stones = self.changing.iter().fold(0, |stones, &point| stones << 2 | self.board.at(point) as u128);
        let fresh = self.nodes.len() as u32;
        let number = *self.numbers.entry(State { stones, turn }).or_insert(fresh);
        if number == fresh {
            self.nodes.push(Node { to_move: turn.to_move, successors: Vec::new() });
        }
        (number, number == fresh)
    }
}

/// The region, and the stones that can be captured because all their liberties are in it.
fn changing_points(fight: &Fight) -> Vec<Point> {
    super::field::changing_points(fight.board(), fight.region()).iter().collect()
}
