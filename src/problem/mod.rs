//! One tsume-go problem, collections of them, and the readers of their formats.
//!
//! Knows nothing of logic.

mod collection;
mod draft;
mod position;
mod read;
mod reward;

pub use collection::{
    Collection, FileReport, FindingRow, Split, Summary, from_text, group_key, load, problem_key, split, to_sgf,
    write_atomically, write_collection,
};
pub use position::Position;
pub use read::{Convention, Format, Origin, ReadOptions, Reading, detect, position_at, read};
pub use reward::{Goal, assign_rewards, separate_lesser, status_rank};

use crate::go::{Colour, Point};

/// How a source judges a first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It solves the problem as well as any move does.
    Correct,
    /// It reaches the goal, but with a worse result than the best (a ko instead of life, say): never a negative example.
    Lesser,
    /// It fails.
    Wrong,
}

/// A first move that the source judges.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstMove {
    /// Where; `None` is a pass.
    pub point: Option<Point>,
    /// What the source says of it.
    pub verdict: Verdict,
    /// The status that the source gives (GoTools: `l`, `d`, `l2d` …).
    pub status: Option<String>,
    /// From 0 to 1: 1, 0.9, 0.8 … for the moves that reach the goal in the order of their statuses, ties sharing the higher;
    /// 0 for a wrong one.
    pub reward: f64,
}

/// What the source says beside the stones and the side to move. Never an input of a heuristic.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Remarks {
    /// How hard the source thinks it is.
    pub level: Option<String>,
    /// The strings at stake, a point each.
    pub target: Vec<Point>,
    /// The best result.
    pub status: Option<String>,
    /// The length of the solution in plies.
    pub solution_depth: Option<u32>,
    /// The lines of play as SGF variations.
    pub tree: Option<String>,
}

/// A position, the side to move, and what is known of the first moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// Unique in its collection.
    pub id: String,
    /// Columns and rows of the (square) board, 1 to 25.
    pub size: u8,
    /// Black stones, sorted.
    pub black: Vec<Point>,
    /// White stones, sorted.
    pub white: Vec<Point>,
    /// Who moves.
    pub to_move: Colour,
    /// The first moves that the source judges, in its order.
    pub moves: Vec<FirstMove>,
    /// Never an input of a heuristic.
    pub remarks: Remarks,
}
