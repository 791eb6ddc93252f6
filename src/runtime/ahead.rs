//! How a fight over enclosed stones stands after a move and the best answers to it: reading that is cut off after three moves.
//!
//! Specification: `background/go-ahead.pl`. A fight is decided nowhere here, only judged by what it shows after three moves; who wants to know who
//! wins it asks a search. Minimax with alpha-beta pruning (D. Knuth and R. Moore 1975), which gives the same values as without, on sets of points that are words of
//! 64 bits.

use super::tactical::enclosure;
use super::{Board, Content, empty_points, liberties};
use crate::go::{Point, PointSet};

/// The moves that are read after the one that is asked about, and where few points are empty.
const ANSWERS: usize = 2;
const MOST_ANSWERS: usize = 4;
const FEW_EMPTY: u32 = 10;
/// The most points and the most empty points of an arena.
const MOST_POINTS: usize = 64;
const MOST_EMPTY: usize = 18;
/// The most points of a pocket behind the walls.
const POCKET: u32 = 8;
/// The fewest hundredths of [`Prospect::outlook`] that say nothing, and those for a fight that is decided.
const EVEN: i32 = 1200;
/// The largest appraisal of a fight that is not decided.
const UNDECIDED: i32 = 1150;
/// Positions that are remembered while a fight is read, a power of two.
const KNOWN: usize = 2048;
/// Hundredths of an appraisal that count one.
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

/// `outlook/3`: how the fight over the stones of `side` that are enclosed around a point looks to the friend after a move there and two more.
pub fn outlook<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    board.prospect(point, side).map(|prospect| prospect.outlook)
}

/// `behind/3`: how much better the fight looks after another move.
pub fn behind<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    board.prospect(point, side).map(|prospect| prospect.behind)
}

/// The prospect of the friend's move at a point in the fight over the stones of `side` enclosed there; of several fights the one that looks best.
pub fn prospect<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<Prospect> {
    let all = prospects(board);
    all.iter().find(|(at, of, _)| (*at, *of) == (point, side)).map(|&(_, _, prospect)| prospect)
}

/// The prospects of all moves, by point and side.
pub(super) fn prospects<B: Board + ?Sized>(board: &B) -> Vec<(Point, Content, Prospect)> {
    let mut all: Vec<(Point, Content, Prospect)> = Vec::new();
    for side in [Content::Friend, Content::Enemy] {
        for arena in arenas(board, side) {
            let moves = Reader::new(&Fight::new(board, &arena, side)).moves();
            let best = moves.iter().map(|&(_, value)| value).max().unwrap_or(0);
            for (point, value) in moves {
                let prospect = Prospect { outlook: in_units(value + EVEN), behind: in_units(best - value) };
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

/// A set of points of an arena, by their numbers.
type Bits = u64;

/// The numbers of the members of a set, in order.
fn members(mut set: Bits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let member = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        Some(member)
    })
}

/// A fight: one side attacks, and captures if all stones of the other, the defender, are taken.
struct Fight {
    points: Vec<Point>,
    neighbours: [Bits; MOST_POINTS],
    all: Bits,
    /// The points beside attackers' stones outside, which cannot be captured.
    walls: Bits,
    attacker_is_friend: bool,
    begin: State,
}

/// A connected part of a set, and the points around it.
#[derive(Clone, Copy)]
struct Part {
    points: Bits,
    border: Bits,
}

/// The stones of a fight.
#[derive(Clone, Copy, PartialEq, Eq)]
struct State {
    defenders: Bits,
    attackers: Bits,
    /// The point at which a ko may not be taken back at once.
    ko: Bits,
}

impl Fight {
    fn new<B: Board + ?Sized>(board: &B, arena: &PointSet, defender: Content) -> Self {
        let points: Vec<Point> = arena.iter().collect();
        let mut numbers = [None; Point::GRID];
        points.iter().zip(0..).for_each(|(point, number)| numbers[point.index()] = Some(number));
        let mut begin = State { defenders: 0, attackers: 0, ko: 0 };
        let (mut neighbours, mut walls) = ([0; MOST_POINTS], 0);
        for (number, &point) in points.iter().enumerate() {
            match board.content(point) {
                Content::Empty => {}
                content if content == defender => begin.defenders |= 1 << number,
                _ => begin.attackers |= 1 << number,
            }
            for near in Point::NEIGHBOURS.map(|offset| point.offset(offset)) {
                match numbers[near.index()] {
                    Some(other) => neighbours[number] |= 1 << other as u32,
                    None if board.content(near) == defender.opponent() => walls |= 1 << number,
                    None => {}
                }
            }
        }
        let all = Bits::MAX.checked_shr((MOST_POINTS - points.len()) as u32).unwrap_or(0);
        Self { points, neighbours, all, walls, attacker_is_friend: defender == Content::Enemy, begin }
    }

    fn empty(&self, state: &State) -> Bits {
        self.all & !state.defenders & !state.attackers
    }

    /// The connected part of a set around some of its points, and the points beside these.
    fn spread(&self, seed: Bits, within: Bits) -> Part {
        let (mut points, mut touched) = (seed, 0);
        let mut front = seed;
        while front != 0 {
            let around = self.neighbours[front.trailing_zeros() as usize];
            touched |= around;
            let next = around & within & !points;
            front = (front & (front - 1)) | next;
            points |= next;
        }
        Part { points, border: touched & !points }
    }

    /// The connected parts of a set.
    fn parts(&self, within: Bits) -> impl Iterator<Item = Part> {
        let mut rest = within;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let part = self.spread(rest & rest.wrapping_neg(), within);
                rest &= !part.points;
                part
            })
        })
    }

    /// A move at an empty point; `None` if it takes back a ko or is suicide.
    fn play(&self, state: &State, number: usize, attacks: bool) -> Option<State> {
        let place: Bits = 1 << number;
        if place == state.ko {
            return None;
        }
        let (own, other) =
            if attacks { (state.attackers, state.defenders) } else { (state.defenders, state.attackers) };
        let (own, empty) = (own | place, self.empty(state) & !place);
        let safe = |string: Part, of_attacker: bool| of_attacker && string.points & self.walls != 0;
        let mut taken = 0;
        let mut beside = self.neighbours[number] & other;
        while beside != 0 {
            let string = self.spread(beside & beside.wrapping_neg(), other);
            beside &= !string.points;
            if string.border & empty == 0 && !safe(string, !attacks) {
                taken |= string.points;
            }
        }
        let string = self.spread(place, own);
        let open = string.border & (empty | taken);
        let is_safe = safe(string, attacks);
        if open == 0 && !is_safe {
            return None;
        }
        let takes_ko = taken.is_power_of_two() && string.points == place && open == taken && !is_safe;
        let ko = if takes_ko { taken } else { 0 };
        let other = other & !taken;
        let (defenders, attackers) = if attacks { (other, own) } else { (own, other) };
        Some(State { defenders, attackers, ko })
    }
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
        let nothing = Known { state: nothing, depth: 0, between: [-EVEN, EVEN] };
        Self { fight, answers: [[PASS; MOST_POINTS + 1]; MOST_ANSWERS + 1], known: vec![nothing; KNOWN] }
    }

    /// The friend's legal moves and how the fight looks to him after each.
    fn moves(&mut self) -> Vec<(Point, i32)> {
        let fight = self.fight;
        let attacks = fight.attacker_is_friend;
        let empty = fight.empty(&fight.begin);
        let depth = if empty.count_ones() <= FEW_EMPTY { MOST_ANSWERS } else { ANSWERS };
        let after = |number: usize| {
            let state = fight.play(&fight.begin, number, attacks)?;
            Some((fight.points[number], -self.best(&state, !attacks, PASS, depth, -EVEN, EVEN)))
        };
        members(empty).filter_map(after).collect()
    }

    /// What the side to move can reach in so many moves, or by passing: an appraisal, its own gain. Exact between `least` and `most`; a value beyond them is a bound.
    fn best(&mut self, state: &State, attacks: bool, last: u8, depth: usize, mut least: i32, mut most: i32) -> i32 {
        let sign = if attacks { 1 } else { -1 };
        if state.defenders == 0 {
            return sign * EVEN;
        }
        let place = place_of(state, depth);
        let mut known = [-EVEN, EVEN];
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
        let mut best = -EVEN - 1;
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

/// What is counted of a fight, and what each counts for the attacker in hundredths of the logarithm of the odds, if he has just moved and if
/// the defender has. Fitted to 2,692 fights of the public collection of T. Wolf's GoTools so that right first moves come first (README).
const WEIGHTS: [[i32; 2]; 15] = [
    [710, 585],
    // Eyes: empty points among defenders' stones; those beside a string in atari.
    [-165, -85],
    [150, 145],
    // Parts that the defenders' stones leave, that the wall does not touch, three at most; and those left without the points beside the wall, five at most.
    [-80, -145],
    [0, 40],
    // Empty points that are not beside the wall, those of them with two empty neighbours, and empty points beside the wall.
    [-125, -140],
    [40, 50],
    [55, -25],
    // Defenders' strings in atari (three at most), their stones (six at most), strings with two liberties, the most liberties of one (eight at most).
    [135, 110],
    [30, 115],
    [130, 80],
    [-60, -40],
    // Attackers' strings apart from the wall: in atari (three at most), their stones (six at most), strings with three liberties at least.
    [-185, -105],
    [-75, -90],
    [165, 260],
];

impl Fight {
    /// How a fight looks to the attacker, from what it shows.
    fn appraise(&self, state: &State, attacker_moves: bool) -> i32 {
        let State { defenders, attackers, .. } = *state;
        let empty = self.empty(state);
        let wall = self.spread(attackers & self.walls, attackers);
        let beside_wall = self.walls | wall.border;
        let loose = attackers & !wall.points;
        let room = empty & !beside_wall;
        let (mut strings_in_atari, mut stones_in_atari, mut with_two, mut most) = (0, 0, 0, 0);
        let mut in_atari = 0;
        for string in self.parts(defenders) {
            let own_eyes = |&point: &usize| self.neighbours[point] & !string.points == 0;
            if members(string.border & room).filter(own_eyes).nth(1).is_some() {
                return -EVEN;
            }
            let liberties = (string.border & empty).count_ones() as i32;
            most = most.max(liberties);
            with_two += i32::from(liberties == 2);
            if liberties == 1 {
                strings_in_atari += 1;
                in_atari |= string.points;
            }
        }
        stones_in_atari += in_atari.count_ones() as i32;
        let (mut eyes, mut eyes_in_atari, mut wide) = (0, 0, 0);
        for point in members(room) {
            let around = self.neighbours[point];
            wide += i32::from((around & empty).count_ones() >= 2);
            if around & !defenders == 0 {
                eyes += 1;
                eyes_in_atari += i32::from(around & in_atari != 0);
            }
        }
        let (mut loose_in_atari, mut loose_stones_in_atari, mut strong) = (0, 0, 0);
        for string in self.parts(loose) {
            let liberties = (string.border & empty).count_ones();
            strong += i32::from(liberties >= 3);
            if liberties == 1 {
                loose_in_atari += 1;
                loose_stones_in_atari += string.points.count_ones() as i32;
            }
        }
        let open = empty | loose;
        let counts = [
            1,
            eyes,
            eyes_in_atari,
            self.parts(open).filter(|part| part.points & beside_wall == 0).count().min(3) as i32,
            self.parts(open & !beside_wall).count().min(5) as i32,
            room.count_ones() as i32,
            wide,
            (empty & beside_wall).count_ones() as i32,
            strings_in_atari.min(3),
            stones_in_atari.min(6),
            with_two,
            most.min(8),
            loose_in_atari.min(3),
            loose_stones_in_atari.min(6),
            strong,
        ];
        let just_moved = usize::from(attacker_moves);
        let sum: i32 = counts.iter().zip(WEIGHTS).map(|(count, weights)| count * weights[just_moved]).sum();
        sum.clamp(-UNDECIDED, UNDECIDED)
    }
}
