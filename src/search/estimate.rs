//! A guess at who wins a fight, from what the position shows.
//!
//! It decides nothing: it only says where the search should look first. About the capture of strings the guess is a logistic function of a few counts that every player
//! knows (eyes, room for eyes, liberties, stones in atari). Its weights were fitted to 81,000 positions one move beside those that the search
//! looked at in every 60th problem of the public collection of T. Wolf's GoTools; the search itself decided each of them. About connections and
//! eyes it is the number of moves that are wanting. Knows nothing of the search.

use super::field::{Bits, Chains, Field, members};
use super::goal::{Goal, Situation};
use crate::go::Colour;

/// What is counted, in the order of [`counts`].
const COUNTS: usize = 20;

/// The weights of the counts for *killed*, the defender and the attacker to move.
pub(super) type Weights = [[f32; COUNTS]; 2];

/// Round numbers, as a player would choose them.
pub(super) const BY_HAND: Weights = {
    let defender_moves =
        [3.0, -2.0, -1.0, 1.0, -1.0, 0.0, -0.5, 0.0, 0.0, 0.0, 0.0, 1.5, 0.0, 0.5, -0.25, 0.0, 0.0, -1.0, 0.0, 0.5];
    let mut attacker_moves = defender_moves;
    attacker_moves[0] = 4.0;
    [defender_moves, attacker_moves]
};

/// The weights that were fitted.
pub(super) const FITTED: Weights = [
    [
        7.12, -1.40, -0.95, 1.20, -0.97, 0.54, -1.00, 0.52, 0.18, -0.48, 0.44, 1.34, 0.18, 0.65, -0.37, 0.14, -0.17,
        -1.16, -1.17, 1.90,
    ],
    [
        5.83, -1.16, -0.73, 1.49, -1.17, 0.38, -0.80, 0.43, 0.48, -0.30, 0.57, 0.67, 1.02, 0.91, -0.53, 0.15, -0.08,
        -1.04, -0.69, 1.85,
    ],
];

/// What a move more or less is worth where moves are counted.
const MOVE: f32 = 1.5;

/// The logarithm of the odds that the goal is reached.
pub(super) fn log_odds(
    weights: &Weights,
    field: &Field,
    goal: &Goal,
    situation: &Situation,
    chains: &Chains,
    to_move: Colour,
) -> f32 {
    let wanting = match goal {
        Goal::Capture(capture) => {
            let counts = counts(field, situation, chains, capture.defender);
            let weights = &weights[usize::from(to_move != capture.defender)];
            return counts.iter().zip(weights).map(|(count, weight)| count * weight).sum();
        }
        Goal::Connect(connect) => connect.distance(field, situation, chains),
        Goal::Eye(eye) => eye.fewest_missing(situation, chains),
    };
    let in_hand = if to_move == goal.achiever() { 1.5 } else { 0.5 };
    MOVE * (in_hand - wanting.unwrap_or(10) as f32)
}

/// The counts of a position.
fn counts(field: &Field, situation: &Situation, chains: &Chains, defender: Colour) -> [f32; COUNTS] {
    let (stones, outside) = (situation.stones, situation.anchors[defender.opponent() as usize]);
    let (own, enemies) = (stones.of(defender), stones.of(defender.opponent()));
    let empty = field.all() & !stones.taken();
    // Room for eyes: empty points that do not touch the wall.
    let room = empty & !outside;
    let (mut eyes_of_one, mut eyes_of_several, mut eyes_in_danger) = (0_u32, 0_u32, 0_u32);
    let (mut wide, mut untouched) = (0_u32, 0_u32);
    for point in members(room) {
        let around = field.neighbours(point);
        wide += u32::from((around & empty).count_ones() >= 2);
        untouched += u32::from(around & own == 0);
        if around & !own != 0 || around == 0 {
            continue;
        }
        let owner = chains.at(around.trailing_zeros() as usize);
        if around & !owner.stones == 0 {
            eyes_of_one += 1;
        } else {
            eyes_of_several += 1;
        }
        eyes_in_danger += u32::from(members(around).any(|stone| chains.at(stone).atari() != 0));
    }
    // Of the parts that the defender's stones leave, those that the wall does not touch; and the parts that keep away from it.
    let enclosed = parts(field, empty | enemies).filter(|part| part & outside == 0).count();
    let apart = parts(field, (empty | enemies) & !outside).count();
    let (mut in_atari, mut stones_in_atari, mut with_two, mut most, mut largest) = (0_u32, 0_u32, 0_u32, 0, 0);
    let (mut enemies_in_atari, mut enemy_stones_in_atari, mut strong_enemies) = (0_u32, 0_u32, 0_u32);
    for chain in chains.all() {
        let (liberties, size) = (chain.liberties.count_ones(), chain.stones.count_ones());
        let capturable = u32::from(!chain.anchored);
        let atari = capturable * u32::from(liberties == 1);
        if chain.stones & own == 0 {
            enemies_in_atari += atari;
            enemy_stones_in_atari += atari * size;
            strong_enemies += capturable * u32::from(liberties >= 3);
            continue;
        }
        in_atari += atari;
        stones_in_atari += atari * size;
        with_two += capturable * u32::from(liberties == 2);
        (most, largest) = (liberties.max(most), size.max(largest));
    }
    [
        1,
        eyes_of_one,
        eyes_of_several,
        eyes_in_danger,
        enclosed.min(3) as u32,
        apart.min(5) as u32,
        room.count_ones(),
        wide,
        untouched,
        empty.count_ones(),
        (empty & outside).count_ones(),
        in_atari.min(3),
        stones_in_atari.min(6),
        with_two,
        most.min(8),
        largest,
        own.count_ones(),
        enemies_in_atari.min(3),
        enemy_stones_in_atari.min(6),
        strong_enemies,
    ]
    .map(|count| count as f32)
}

/// The connected parts of a set of points.
fn parts(field: &Field, mut rest: Bits) -> impl Iterator<Item = Bits> {
    std::iter::from_fn(move || {
        let part = field.flood(rest & rest.wrapping_neg(), rest);
        rest &= !part;
        (part != 0).then_some(part)
    })
}
