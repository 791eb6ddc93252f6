//! A stub engine: reads positions, prints the bits of the score of each legal move.
//!
//! A line is `FIRST END COLUMNS ROWS SIDE STONES`; for each tree from the first to before the end one line is printed, with
//! `COLUMN,ROW:BITS` for each move, and at the end of the input one line with the calls of each tree.
#![deny(warnings)]

mod board;
mod trees;

use board::StubBoard;
use nakade::runtime::{Snapshot, legal_moves};
use std::fmt::Write;
use trees::TREES;

fn main() {
    for line in std::io::stdin().lines() {
        let line = line.expect("text");
        let mut words = line.split(' ');
        let mut number = || words.next().and_then(|word| word.parse::<usize>().ok()).expect("a number");
        let (first, end) = (number(), number());
        let board = StubBoard::read(words).expect("a position");
        let snapshot = Snapshot::of(&board);
        for tree in &TREES[first..end] {
            let mut text = tree.hash[..8].to_owned();
            let mut best = f64::NEG_INFINITY;
            let mut together = (tree.scores)(&board).into_iter();
            for point in legal_moves(&board) {
                let score = (tree.score)(&board, point);
                let (other, other_score) = together.next().expect("as many scores as legal moves");
                assert_eq!((point, score.to_bits()), (other, other_score.to_bits()), "scored together it differs");
                if let Some(other) = tree.score_of_snapshot {
                    assert_eq!(score.to_bits(), other(&snapshot, point).to_bits(), "boards differ");
                }
                best = best.max(score);
                write!(text, " {},{}:{:x}", point.x(), point.y(), score.to_bits()).expect("memory");
            }
            assert!(together.next().is_none(), "more scores than legal moves");
            assert!((tree.best)(&board).is_none_or(|(_, score)| score == best), "not the best");
            println!("{text}");
        }
    }
    let calls: Vec<String> = TREES.iter().map(|tree| (tree.calls)().to_string()).collect();
    println!("{}", calls.join(" "));
}
