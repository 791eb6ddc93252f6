//! A learned heuristic as move ordering of the solver: interpreted, or as compiled Rust.
//!
//! A heuristic says how good moves are in one position; the search wants to know how much better one is than others. If scores are
//! strengths, that is the logarithm of the probability that a move is chosen, times the number of moves; if they are rewards, that of the
//! score over the mean.

use super::heuristic::Heuristic;
use crate::go::{Cell, Colour, Point};
use crate::measure::choice_probabilities;
use crate::problem::{Problem, Remarks};
use crate::runtime::{Content, Snapshot};
use crate::search::ordering::{MoveOrdering, Position};

/// What a score, or a share of the mean, is at least taken for.
const LEAST: f64 = 0.02;
/// Judgements are cut off here: no move is worth more than so much more or less than another.
const LARGEST: f32 = 3.0;

/// A heuristic, interpreted: slow, but any will do. One that asks for what Go's background does not have says nothing.
#[derive(Debug)]
pub struct Interpreted {
    heuristic: Heuristic,
}

impl Interpreted {
    /// The ordering by a heuristic.
    #[must_use]
    pub const fn new(heuristic: Heuristic) -> Self {
        Self { heuristic }
    }
}

impl MoveOrdering for Interpreted {
    fn judge(&self, position: &Position<'_>, moves: &[Point]) -> Vec<f32> {
        let Ok(mut scored) = self.heuristic.scores(&[problem(position)]) else { return vec![0.0; moves.len()] };
        let scored = scored.pop().unwrap_or_default();
        let score = |point: &Point| scored.iter().find(|(other, _)| other == point).map_or(0.0, |&(_, score)| score);
        let scores: Vec<f64> = moves.iter().map(score).collect();
        judgements(&scores, self.heuristic.holds_strengths())
    }
}

/// A heuristic compiled to Rust.
#[derive(Clone, Copy, Debug)]
pub struct Compiled {
    /// The compiled function.
    pub score: fn(&Snapshot, Point) -> f64,
    /// Whether scores are strengths on a logarithmic scale.
    pub strengths: bool,
}

impl MoveOrdering for Compiled {
    fn judge(&self, position: &Position<'_>, moves: &[Point]) -> Vec<f32> {
        let friend = Cell::from(position.to_move());
        let board = Snapshot::read(position.columns(), position.rows(), |point| match position.at(point) {
            Cell::Empty => Content::Empty,
            Cell::Edge => Content::Edge,
            stone if stone == friend => Content::Friend,
            _ => Content::Enemy,
        });
        let scores: Vec<f64> = moves.iter().map(|&point| (self.score)(&board, point)).collect();
        judgements(&scores, self.strengths)
    }
}

/// The tree that was learnt from the problems of `datasets/enclosed` with the tactical vocabulary, compiled.
#[must_use]
pub fn built_in() -> Compiled {
    Compiled { score: enclosed::score, strengths: true }
}

/// The boosted trees that were learnt from the same problems, compiled.
#[must_use]
pub fn built_in_ensemble() -> Compiled {
    Compiled { score: boosted::score, strengths: true }
}

/// Written by `nakade compile`; a test compares it with the tree.
#[allow(missing_docs, dead_code, clippy::all, clippy::pedantic)]
mod enclosed {
    use crate as nakade;
    include!("../../trees/enclosed-tactical.rs");
}

/// Written by `nakade compile`; a test compares it with the ensemble.
#[allow(missing_docs, dead_code, clippy::all, clippy::pedantic)]
mod boosted {
    use crate as nakade;
    include!("../../trees/enclosed-boost.rs");
}

/// How much better each move is than a move of which nothing is known.
fn judgements(scores: &[f64], strengths: bool) -> Vec<f32> {
    let count = scores.len() as f64;
    let shares: Vec<f64> = if strengths {
        choice_probabilities(scores).iter().map(|probability| probability * count).collect()
    } else {
        let mean = scores.iter().map(|score| score.max(LEAST)).sum::<f64>() / count;
        scores.iter().map(|score| score.max(LEAST) / mean).collect()
    };
    shares.iter().map(|share| (share.max(LEAST).ln() as f32).clamp(-LARGEST, LARGEST)).collect()
}

/// A position of the search as a problem.
fn problem(position: &Position<'_>) -> Problem {
    let points = || (0..position.rows()).flat_map(|y| (0..position.columns()).map(move |x| Point::new(x, y)));
    let stones = |colour: Colour| points().filter(|&point| position.at(point) == Cell::from(colour)).collect();
    Problem {
        id: String::new(),
        size: position.columns(),
        black: stones(Colour::Black),
        white: stones(Colour::White),
        to_move: position.to_move(),
        moves: Vec::new(),
        remarks: Remarks::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::judgements;

    #[test]
    fn equal_scores_say_nothing_and_better_ones_more() {
        for strengths in [false, true] {
            assert!(judgements(&[0.3, 0.3, 0.3], strengths).iter().all(|judgement| judgement.abs() < 1e-6));
            let of_three = judgements(&[0.1, 0.9, 0.5], strengths);
            assert!(of_three[0] < 0.0 && of_three[0] < of_three[2] && of_three[2] < of_three[1]);
        }
        assert!(judgements(&[], true).is_empty());
    }
}
