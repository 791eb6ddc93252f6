//! A fight over enclosed stones on sets of points that are words of 64 bits: what a move does, and how a position looks.

use super::{DECIDED, MOST_POINTS};
use crate::go::{Point, PointSet};
use crate::runtime::{Board, Content};

/// The largest appraisal of a fight that is not decided.
const UNDECIDED: i32 = 1150;

/// A set of points of an arena, by their numbers.
pub(super) type Bits = u64;

/// The numbers of the members of a set, in order.
pub(super) fn members(mut set: Bits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let member = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        Some(member)
    })
}

/// A fight: one side attacks, and captures if all stones of the other, the defender, are taken.
pub(super) struct Fight {
    pub(super) points: Vec<Point>,
    neighbours: [Bits; MOST_POINTS],
    all: Bits,
    /// The points beside attackers' stones outside, which cannot be captured.
    walls: Bits,
    pub(super) attacker_is_friend: bool,
    /// Where is read far ahead: whether it is the attacker who may take back kos at once, or else the defender.
    attacker_retakes: Option<bool>,
    pub(super) begin: State,
}

/// A connected part of a set, and the points around it.
#[derive(Clone, Copy)]
pub(super) struct Part {
    points: Bits,
    border: Bits,
}

/// The stones of a fight.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct State {
    pub(super) defenders: Bits,
    pub(super) attackers: Bits,
    /// The point at which a ko may not be taken back at once.
    pub(super) ko: Bits,
}

impl Fight {
    /// The fight over the stones of the defender in an arena; `retaker` may take back kos at once, if it is to be read far ahead.
    pub(super) fn new<B: Board + ?Sized>(
        board: &B,
        arena: &PointSet,
        defender: Content,
        retaker: Option<Content>,
    ) -> Self {
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
        let attacker_is_friend = defender == Content::Enemy;
        let attacker_retakes = retaker.map(|side| side != defender);
        Self { points, neighbours, all, walls, attacker_is_friend, attacker_retakes, begin }
    }

    pub(super) fn empty(&self, state: &State) -> Bits {
        self.all & !state.defenders & !state.attackers
    }

    /// How many of so many moves are read on: fewer where stones have been taken, since time grows with the empty points. The same side moves last.
    pub(super) fn answers_left(&self, state: &State, depth: usize) -> usize {
        let empty = self.empty(state).count_ones();
        if self.attacker_retakes.is_none() || empty <= 10 || empty <= self.empty(&self.begin).count_ones() {
            return depth;
        }
        let most = match empty {
            ..=14 => 6,
            15..=18 => 4,
            _ => 2,
        };
        if depth <= most { depth } else { most - depth % 2 }
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
    pub(super) fn play(&self, state: &State, number: usize, attacks: bool) -> Option<State> {
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
        let may_be_retaken = self.attacker_retakes == Some(!attacks);
        let takes_ko =
            taken.is_power_of_two() && string.points == place && open == taken && !is_safe && !may_be_retaken;
        let ko = if takes_ko { taken } else { 0 };
        let other = other & !taken;
        let (defenders, attackers) = if attacks { (other, own) } else { (own, other) };
        Some(State { defenders, attackers, ko })
    }
}

impl Fight {
    /// Whether a string of the defender's has two eyes that are its own, so that it lives whatever the attacker does.
    pub(super) fn lives(&self, state: &State) -> bool {
        let is_eye = |&point: &usize| self.neighbours[point] & !state.defenders == 0 && self.neighbours[point] != 0;
        let eyes =
            members(self.empty(state) & !self.walls).filter(is_eye).fold(0, |eyes: Bits, point| eyes | 1 << point);
        let mut others = eyes;
        members(eyes).any(|eye| {
            others &= others - 1;
            let around = self.neighbours[eye];
            others != 0 && {
                let string = self.spread(around & around.wrapping_neg(), state.defenders).points;
                around & !string == 0 && members(others).any(|other| self.neighbours[other] & !string == 0)
            }
        })
    }
}

/// What is counted of a fight, and what each counts for the attacker in hundredths of the logarithm of the odds, if he has just moved and if
/// the defender has. Fitted to 2,692 fights of the public collection of T. Wolf's GoTools so that right first moves come first (manual, *Ensembles*).
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
    pub(super) fn appraise(&self, state: &State, attacker_moves: bool) -> i32 {
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
                return -DECIDED;
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
