//! Positions after moves, one at a time: what is looked up next is often about the same moves, or about some more of them.

use crate::go::{Board, Cell, Colour, Point};
use crate::runtime::tactics::ko_rule;
use smallvec::SmallVec;

/// Moves, first to last.
pub(super) type Line = SmallVec<[(Colour, Point); 4]>;

/// A position, and the one after the moves asked for last. The board is as it was when this is dropped.
#[derive(Debug)]
pub(super) struct Ahead<'b> {
    board: &'b mut Board,
    /// Where moves are played, if not on the board itself.
    copy: Option<Board>,
    /// The moves that have been played.
    line: Line,
    /// A move that could not be played after them.
    refused: Option<(Colour, Point)>,
}

impl<'b> Ahead<'b> {
    /// Moves are played on the board itself: for few questions.
    pub(super) fn new(board: &'b mut Board) -> Self {
        Self { board, copy: None, line: Line::new(), refused: None }
    }

    /// Moves are played on a copy, so that questions about the position itself disturb none about later ones.
    pub(super) fn with_copy(board: &'b mut Board) -> Self {
        let copy = Some(board.clone());
        Self { board, copy, line: Line::new(), refused: None }
    }

    /// Forgets the moves: what may be played depends on who is friend.
    pub(super) fn reset(&mut self) {
        self.back_to(0);
        self.refused = None;
    }

    /// The position itself.
    pub(super) fn now(&mut self) -> &Board {
        if self.copy.is_none() {
            self.back_to(0);
        }
        self.board
    }

    /// The position after some moves, or what is said of it where they cannot all be played: see [`crate::runtime::tactics::after`], which
    /// does the same for one question.
    pub(super) fn after(
        &mut self,
        friend: Colour,
        moves: &[(Colour, Point)],
        lenient: bool,
        strings: &[Point],
    ) -> Result<&Board, bool> {
        let refused = self.play(friend, moves);
        let board = self.copy.as_ref().unwrap_or(self.board);
        let were_there = || strings.iter().all(|stone| moves.iter().all(|(_, moved)| moved != stone));
        let is_gone = |stone: &Point| board.at(*stone) == Cell::Empty;
        if !self.line.is_empty() && strings.iter().any(is_gone) && were_there() {
            return Err(false);
        }
        match refused {
            Some(colour) => Err(lenient && colour != friend),
            None => Ok(board),
        }
    }

    /// Plays the moves; says whose move could not be played.
    fn play(&mut self, friend: Colour, moves: &[(Colour, Point)]) -> Option<Colour> {
        let common = self.line.iter().zip(moves).take_while(|(a, b)| a == b).count();
        if common == self.line.len() && self.refused.is_some() && moves.get(common).copied() == self.refused {
            return self.refused.map(|(colour, _)| colour);
        }
        self.back_to(common);
        if common < moves.len() {
            self.refused = None;
        }
        let board = self.copy.as_mut().unwrap_or(self.board);
        for &(colour, point) in &moves[common..] {
            if board.play_by(point, colour, ko_rule(colour, friend)).is_err() {
                self.refused = Some((colour, point));
                return Some(colour);
            }
            self.line.push((colour, point));
        }
        None
    }

    fn back_to(&mut self, length: usize) {
        let board = self.copy.as_mut().unwrap_or(self.board);
        while self.line.len() > length {
            board.undo();
            self.line.pop();
            self.refused = None;
        }
    }
}

impl Drop for Ahead<'_> {
    fn drop(&mut self) {
        if self.copy.is_none() {
            self.back_to(0);
        }
    }
}
