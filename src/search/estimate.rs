//! A guess at who wins a fight, from what the position shows.
//!
//! It decides nothing: it only says where the search should look first. About the capture of strings the guess is a logistic function of a few counts that every player
//! knows (eyes, points that could become eyes, liberties, stones in atari). Its weights were fitted to positions that the search
//! itself had decided, of some two hundred problems of the public collection of T. Wolf's GoTools. About connections and eyes it is the number of moves that are wanting. Knows nothing of the search.

use super::field::{Bits, Chains, Field, members};
use super::goal::{Goal, Situation};
use crate::go::Colour;

/// What is counted, in the order of [`WEIGHTS`].
const COUNTS: usize = 24;

/// The weights of the counts for *killed*, the defender and the attacker to move.
const WEIGHTS: [[f32; COUNTS]; 2] = [
    [
        3.73, -1.12, -0.72, -1.44, 2.23, -4.67, 0.4, -0.8, -0.75, -1.5, -0.51, -2.24, -0.87, -0.8, 2.24, -1.02, 0.56,
        -1.11, -0.13, -1.77, 2.26, -2.64, 2.24, 2.98,
    ],
    [
        3.63, -1.19, -1.18, -1.43, 3.48, -3.13, 0.6, -1.27, 0.85, 0.29, 0.3, -1.05, -0.32, 0.2, 1.86, -0.35, -0.37,
        0.02, -0.66, -2.33, 2.15, -1.99, 1.86, 2.93,
    ],
];

/// What a move more or less is worth where moves are counted.
const MOVE: f32 = 1.5;

/// The logarithm of the odds that the goal is reached.
pub(super) fn log_odds(field: &Field, goal: &Goal, situation: &Situation, chains: &Chains, to_move: Colour) -> f32 {
    let wanting = match goal {
        Goal::Capture(capture) => return log_odds_of_killing(field, situation, chains, capture.defender, to_move),
        Goal::Connect(connect) => connect.distance(field, situation, chains),
        Goal::Eye(eye) => eye.fewest_missing(situation, chains),
    };
    let in_hand = if to_move == goal.achiever() { 1.5 } else { 0.5 };
    MOVE * (in_hand - wanting.unwrap_or(10) as f32)
}

/// The logarithm of the odds that the defender's strings are killed.
fn log_odds_of_killing(
    field: &Field,
    situation: &Situation,
    chains: &Chains,
    defender: Colour,
    to_move: Colour,
) -> f32 {
    let (stones, outside) = (situation.stones, situation.anchors[defender.opponent() as usize]);
    let (own, enemies) = (stones.of(defender), stones.of(defender.opponent()));
    let empty = field.all() & !stones.taken();
    // Empty points by the number of enemies beside them, as far as they do not touch the wall.
    let (mut quiet, mut touched, mut eyes) = (0, 0, 0);
    let mut eye_makers: Bits = 0;
    for point in members(empty & !outside) {
        let around = field.neighbours(point);
        match (around & enemies).count_ones() {
            0 => {
                quiet += 1;
                let open = around & empty;
                if open == 0 {
                    eyes += 1;
                } else if open.is_power_of_two() {
                    eye_makers |= open;
                }
            }
            1 => touched += 1,
            _ => {}
        }
    }
    let (mut areas, mut rest) = (0, empty | enemies);
    while rest != 0 {
        let area = field.flood(rest & rest.wrapping_neg(), rest);
        rest &= !area;
        areas += u32::from(area & outside == 0);
    }
    let (mut count, mut in_atari, mut attackers_in_atari) = (0_u32, 0_u32, 0_u32);
    let (mut fewest, mut most) = (u32::MAX, 0);
    for chain in chains.all() {
        let atari = u32::from(chain.atari() != 0);
        if chain.stones & own == 0 {
            attackers_in_atari += atari;
            continue;
        }
        count += 1;
        in_atari += atari;
        let liberties = chain.liberties.count_ones();
        (fewest, most) = (fewest.min(liberties), most.max(liberties));
    }
    let truth = |holds: bool| f32::from(u8::from(holds));
    let capped = |count: u32, cap: u32| count.min(cap) as f32;
    let eye_makers = eye_makers.count_ones();
    let counts: [f32; COUNTS] = [
        1.0,
        capped(quiet, 6),
        capped(eyes, 3),
        capped(touched, 5),
        capped(in_atari, 3),
        capped(attackers_in_atari, 3),
        capped(count, 5),
        empty.count_ones() as f32 / 4.0,
        enemies.count_ones() as f32 / 4.0,
        truth(quiet >= 1),
        truth(quiet >= 2),
        truth(quiet >= 3),
        truth(eyes >= 1),
        truth(eyes >= 2),
        truth(in_atari >= 1),
        truth(attackers_in_atari >= 1),
        capped(eye_makers, 4),
        truth(eye_makers >= 1),
        capped(areas, 3),
        truth(areas >= 2),
        capped(fewest, 5),
        capped(most, 8) / 2.0,
        truth(fewest == 1),
        truth(fewest == 2),
    ];
    let weights = &WEIGHTS[usize::from(to_move != defender)];
    counts.iter().zip(weights).map(|(count, weight)| count * weight).sum()
}
