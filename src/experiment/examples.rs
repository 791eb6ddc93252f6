//! Examples from problems: which moves a heuristic learns from.
//!
//! Moves that reach the goal are examples with the reward that their problem gives them. Which others become examples with the
//! reward 0 is a setting: a problem lists only failing moves that look good, and one that never saw the empty part of the
//! board scores it at random (Ramon, Francis and Blockeel 2000, section 4.2.1).

use crate::facts::Words;
use crate::go::{Point, PointSet};
use crate::interpretation::{ExampleSet, InterpretationId, Targets};
use crate::problem::{Problem, Verdict};
use crate::runtime::{self, Board, Content, Snapshot};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use std::fmt;
use std::str::FromStr;

/// Which moves that no source calls good become examples with the reward 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Negatives {
    /// Those that the problem lists as failing.
    pub listed: bool,
    /// Legal moves within this Manhattan distance of a stone.
    pub near: Option<u8>,
    /// Some of the other legal moves, by chance.
    pub random: Random,
    /// All legal moves.
    pub all: bool,
}

/// How many of the other legal moves are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Random {
    /// So many.
    Count(usize),
    /// A share of them, from 0 to 1; the number is rounded by chance, so that small shares are right on average.
    Share(f64),
}

impl Default for Negatives {
    fn default() -> Self {
        Self { listed: true, near: Some(3), random: Random::Share(0.03), all: false }
    }
}

/// The text says nothing about negatives that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseNegativesError(String);

impl fmt::Display for ParseNegativesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is none of listed, near:DISTANCE, random:NUMBER, random:PERCENT%, all", self.0)
    }
}

impl std::error::Error for ParseNegativesError {}

impl FromStr for Negatives {
    type Err = ParseNegativesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut negatives = Self { listed: false, near: None, random: Random::Count(0), all: false };
        for part in text.split(',').map(str::trim) {
            let wrong = || ParseNegativesError(part.to_owned());
            match part.split_once(':') {
                None if part == "listed" => negatives.listed = true,
                None if part == "all" => negatives.all = true,
                Some(("near", distance)) => negatives.near = Some(distance.parse().map_err(|_| wrong())?),
                Some(("random", amount)) => {
                    negatives.random = match amount.strip_suffix('%') {
                        Some(percent) => {
                            let percent: f64 = percent.parse().map_err(|_| wrong())?;
                            if !(0.0..=100.0).contains(&percent) {
                                return Err(wrong());
                            }
                            Random::Share(percent / 100.0)
                        }
                        None => Random::Count(amount.parse().map_err(|_| wrong())?),
                    }
                }
                _ => return Err(wrong()),
            }
        }
        Ok(negatives)
    }
}

impl fmt::Display for Negatives {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if self.listed {
            parts.push("listed".to_owned());
        }
        if let Some(distance) = self.near {
            parts.push(format!("near:{distance}"));
        }
        match self.random {
            Random::Count(0) => {}
            Random::Count(count) => parts.push(format!("random:{count}")),
            Random::Share(share) => parts.push(format!("random:{}%", share * 100.0)),
        }
        if self.all {
            parts.push("all".to_owned());
        }
        f.write_str(&parts.join(","))
    }
}

/// The examples of some problems, whose positions have the same numbers as the problems; targets are rewards.
///
/// Only legal moves are examples. A move that the source calls good, even with a lesser result, is never a negative one.
#[must_use]
pub fn examples(problems: &[Problem], positions: &[&Snapshot], negatives: &Negatives, seed: u64) -> ExampleSet {
    let mut set = ExampleSet::new(1, Targets::Numeric(Vec::new()));
    let words = Words::get();
    for (number, (problem, board)) in problems.iter().zip(positions).enumerate() {
        for (point, reward) in moves(problem, board, negatives, seed) {
            set.push_number(number as InterpretationId, &[words.point(point)], reward);
        }
    }
    set
}

/// The moves of a problem that become examples, in row order, with their rewards.
fn moves(problem: &Problem, board: &Snapshot, negatives: &Negatives, seed: u64) -> Vec<(Point, f64)> {
    let mut chosen = PointSet::new();
    let mut rewards = [0.0; Point::GRID];
    for first in &problem.moves {
        let Some(point) = first.point else { continue };
        if first.verdict != Verdict::Wrong {
            rewards[point.index()] = first.reward;
            chosen.insert(point);
        } else if negatives.listed {
            chosen.insert(point);
        }
    }
    let mut others = Vec::new();
    for point in runtime::legal_moves(board) {
        if negatives.all || negatives.near.is_some_and(|distance| is_near_a_stone(board, point, distance)) {
            chosen.insert(point);
        } else if !chosen.contains(point) {
            others.push(point);
        }
    }
    let mut chance = generator(seed, &problem.id);
    others.shuffle(&mut chance);
    let count = match negatives.random {
        Random::Count(count) => count,
        Random::Share(share) => {
            let exact = others.len() as f64 * share;
            let roll = f64::from(rand::Rng::next_u32(&mut chance)) / f64::from(u32::MAX);
            exact.floor() as usize + usize::from(roll < exact.fract())
        }
    };
    others.iter().take(count).for_each(|&point| _ = chosen.insert(point));
    chosen
        .iter()
        .filter(|&point| runtime::is_legal_for(board, point, Content::Friend))
        .map(|point| (point, rewards[point.index()]))
        .collect()
}

/// A generator for one problem that does not depend on the others.
fn generator(seed: u64, id: &str) -> Pcg64 {
    let hash = blake3::hash(format!("{seed} {id}").as_bytes());
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&hash.as_bytes()[..8]);
    Pcg64::seed_from_u64(u64::from_le_bytes(bytes))
}

fn is_near_a_stone(board: &impl Board, point: Point, distance: u8) -> bool {
    let distance = i16::from(distance);
    let (x, y) = (i16::from(point.x()), i16::from(point.y()));
    (-distance..=distance).any(|dy| {
        let width = distance - dy.abs();
        (-width..=width).any(|dx| {
            let inside =
                (0..i16::from(board.columns())).contains(&(x + dx)) && (0..i16::from(board.rows())).contains(&(y + dy));
            inside && {
                let there = board.content(Point::new((x + dx) as u8, (y + dy) as u8));
                there == Content::Friend || there == Content::Enemy
            }
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn negatives_are_read_as_they_are_written() {
        for text in ["listed", "listed,near:3,random:3%", "listed,random:1", "all", "near:2"] {
            assert_eq!(text.parse::<Negatives>().unwrap().to_string(), text);
        }
        assert_eq!("listed,near:3,random:3%".parse::<Negatives>().unwrap(), Negatives::default());
        for text in ["", "near", "near:x", "random:101%", "random:-1", "everything"] {
            assert!(text.parse::<Negatives>().is_err(), "{text}");
        }
    }
}
