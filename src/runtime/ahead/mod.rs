//! How a fight over enclosed stones stands after a move and the best answers to it: reading that is cut off after three or five moves.
//!
//! Specification: `background/go-ahead.pl`. A fight is decided nowhere here, only judged by what it shows then; who wants to know who
//! wins it asks a search. Minimax with alpha-beta pruning (D. Knuth and R. Moore 1975), which gives the same values as without, on sets of points that are words of
//! 64 bits.

mod fight;

use super::tactical::enclosure;
use super::{Board, Content, empty_points, liberties};
use crate::go::{Point, PointSet};
use fight::{Fight, State, members};

/// The moves that are read after the one that is asked about; more where few points are empty.
const ANSWERS: usize = 2;
const MOST_ANSWERS: usize = 4;
/// The most empty points that are few.
const FEW: u32 = 10;
/// The most points and the most empty points of an arena.
const MOST_POINTS: usize = 64;
const MOST_EMPTY: usize = 18;
/// The most points of a pocket behind the walls.
const POCKET: u32 = 8;
/// What a fight is worth to the side that has won it; like every appraisal in hundredths of the logarithm of the odds.
const DECIDED: i32 = 1200;
/// Positions that are remembered while a fight is read, a power of two.
const KNOWN: usize = 2048;
/// Hundredths that make one in a [`Prospect`].
const UNIT: i32 = 10;

/// What a move of the friend's makes of a fight, if both sides then play on as well as they can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// How the fight looks to the friend, 0 (lost) to 240 (won); 120 is even, ten more make it e times as likely that it is won.
    pub outlook: u32,
    /// How much less that is than after the best of the friend's moves there.
    pub behind: u32,
}

impl Prospect {
    fn better(self, other: Self) -> Self {
        let key = |prospect: Self| (prospect.outlook, std::cmp::Reverse(prospect.behind));
        if key(self) < key(other) { other } else { self }
    }
}

/// `outlook/3`: how the fight over the stones of `side` that are enclosed around a point looks to the friend after a move there and two or four more.
pub fn outlook<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    board.prospect(point, side).map(|prospect| prospect.outlook)
}

/// `behind/3`: how much better the fight looks after another move.
pub fn behind<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    board.prospect(point, side).map(|prospect| prospect.behind)
}

/// The prospect of the friend's move at a point in the fight over the stones of `side` enclosed there; of several fights the one that looks best. Only the fights
/// around the point are read.
pub fn prospect<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<Prospect> {
    let around = arenas(board, side).into_iter().filter(|arena| arena.contains(point));
    let found = around.filter_map(|arena| {
        let moves = read(board, &arena, side);
        moves.iter().find(|(at, _)| *at == point).map(|&(_, prospect)| prospect)
    });
    found.reduce(Prospect::better)
}

/// The prospects of all moves, by point and side.
pub(super) fn prospects<B: Board + ?Sized>(board: &B) -> Vec<(Point, Content, Prospect)> {
    let mut all: Vec<(Point, Content, Prospect)> = Vec::new();
    for side in [Content::Friend, Content::Enemy] {
        for arena in arenas(board, side) {
            for (point, prospect) in read(board, &arena, side) {
                match all.iter_mut().find(|(at, of, _)| (*at, *of) == (point, side)) {
                    Some((_, _, known)) => *known = (*known).better(prospect),
                    None => all.push((point, side, prospect)),
                }
            }
        }
    }
    all.sort_by_key(|&(point, side, _)| (point, side as u8));
    all
}

/// The prospects of the friend's legal moves in one arena.
fn read<B: Board + ?Sized>(board: &B, arena: &PointSet, side: Content) -> Vec<(Point, Prospect)> {
    let moves = Reader::new(&Fight::new(board, arena, side)).moves();
    let best = moves.iter().map(|&(_, value)| value).max().unwrap_or(0);
    let prospect = |value: i32| Prospect { outlook: in_units(value + DECIDED), behind: in_units(best - value) };
    moves.into_iter().map(|(point, value)| (point, prospect(value))).collect()
}

/// Hundredths in the units of [`Prospect`].
const fn in_units(hundredths: i32) -> u32 {
    (hundredths / UNIT) as u32
}

/// The arenas of the fights over stones of a side: what the other side encloses, with those of the strings around that have no liberties but there
/// and in small pockets, and these pockets.
fn arenas<B: Board + ?Sized>(board: &B, side: Content) -> Vec<PointSet> {
    let walls = side.opponent();
    let mut seen = PointSet::new();
    let mut arenas = Vec::new();
    for start in empty_points(board) {
        if seen.contains(start) || board.enclosure_size(start, walls) as usize > MOST_POINTS {
            continue;
        }
        let mut arena = enclosure(board, start, walls);
        seen = seen.union(&arena);
        if !arena.iter().any(|point| board.content(point) == side) {
            continue;
        }
        while let Some(more) = weak_wall(board, &arena, walls) {
            arena = arena.union(&more);
        }
        let empty = arena.iter().filter(|&point| board.content(point) == Content::Empty).count();
        if arena.len() <= MOST_POINTS && empty <= MOST_EMPTY && !arenas.contains(&arena) {
            arenas.push(arena);
        }
    }
    arenas
}

/// A string around an arena whose liberties are all there or in pockets, with these.
fn weak_wall<B: Board + ?Sized>(board: &B, arena: &PointSet, walls: Content) -> Option<PointSet> {
    let around = arena.border();
    let beside = around.iter().filter(|&point| board.content(point) == walls);
    beside.map(|stone| board.group(stone)).find_map(|string| {
        let mut more: PointSet = board.members(string).collect();
        for liberty in liberties(board, string).filter(|&liberty| !arena.contains(liberty)) {
            if board.enclosure_size(liberty, walls) > POCKET {
                return None;
            }
            more = more.union(&enclosure(board, liberty, walls));
        }
        Some(more)
    })
}

/// A fight that is being read. What is remembered saves time and changes no value.
struct Reader<'a> {
    fight: &'a Fight,
    /// For each number of moves still to come and the last move the answer that was best last time, tried first next time.
    answers: [[u8; MOST_POINTS + 1]; MOST_ANSWERS + 1],
    /// What is known of positions, since several orders of moves lead to the same.
    known: Vec<Known>,
}

/// What is known of a position with so many moves to come.
#[derive(Clone, Copy)]
struct Known {
    state: State,
    depth: usize,
    /// The value lies between these, both included.
    between: [i32; 2],
}

/// The move that is no move.
const PASS: u8 = MOST_POINTS as u8;

impl<'a> Reader<'a> {
    fn new(fight: &'a Fight) -> Self {
        let nothing = State { defenders: 0, attackers: 0, ko: 0 };
        let nothing = Known { state: nothing, depth: 0, between: [-DECIDED, DECIDED] };
        Self { fight, answers: [[PASS; MOST_POINTS + 1]; MOST_ANSWERS + 1], known: vec![nothing; KNOWN] }
    }

    /// The friend's legal moves and how the fight looks to him after each.
    fn moves(&mut self) -> Vec<(Point, i32)> {
        let fight = self.fight;
        let attacks = fight.attacker_is_friend;
        let empty = fight.empty(&fight.begin);
        let depth = if empty.count_ones() <= FEW { MOST_ANSWERS } else { ANSWERS };
        let after = |number: usize| {
            let state = fight.play(&fight.begin, number, attacks)?;
            Some((fight.points[number], -self.best(&state, !attacks, PASS, depth, -DECIDED, DECIDED)))
        };
        members(empty).filter_map(after).collect()
    }

    /// What the side to move can reach in so many moves, or by passing: an appraisal, its own gain. Exact between `least` and `most`; a value beyond them is a bound.
    fn best(&mut self, state: &State, attacks: bool, last: u8, depth: usize, mut least: i32, mut most: i32) -> i32 {
        let sign = if attacks { 1 } else { -1 };
        if state.defenders == 0 {
            return sign * DECIDED;
        }
        let place = place_of(state, depth);
        let mut known = [-DECIDED, DECIDED];
        if self.known[place].depth == depth && self.known[place].state == *state {
            known = self.known[place].between;
            (least, most) = (least.max(known[0]), most.min(known[1]));
            if least >= most {
                return if known[0] >= most { known[0] } else { known[1] };
            }
        }
        let (best, between) = if depth == 0 {
            let value = sign * self.fight.appraise(state, attacks);
            (value, [value; 2])
        } else {
            let best = self.best_of_moves(state, attacks, last, depth, [least, most]);
            (best, [if best > least { best } else { known[0] }, if best < most { best } else { known[1] }])
        };
        self.known[place] = Known { state: *state, depth, between };
        best
    }

    fn best_of_moves(
        &mut self,
        state: &State,
        attacks: bool,
        last: u8,
        depth: usize,
        [mut least, most]: [i32; 2],
    ) -> i32 {
        let empty = self.fight.empty(state);
        let first = self.answers[depth][usize::from(last)];
        let others = members(empty).map(|number| number as u8).chain([PASS]).filter(|&other| other != first);
        let mut best = -DECIDED - 1;
        for number in std::iter::once(first).chain(others) {
            let after = match number {
                PASS => Some(State { ko: 0, ..*state }),
                _ if empty >> number & 1 == 0 => None,
                _ => self.fight.play(state, number.into(), attacks),
            };
            let Some(after) = after else { continue };
            let value = -self.best(&after, !attacks, number, depth - 1, -most, -least);
            if value > best {
                best = value;
                self.answers[depth][usize::from(last)] = number;
            }
            least = least.max(best);
            if least >= most {
                break;
            }
        }
        best
    }
}

/// Where a position is remembered.
fn place_of(state: &State, depth: usize) -> usize {
    let parts = [state.attackers, state.ko, depth as u64];
    let mixed = parts
        .iter()
        .fold(state.defenders, |mixed, part| mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(31) ^ part);
    (mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - KNOWN.trailing_zeros())) as usize
}
