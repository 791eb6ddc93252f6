//! Positions as interpretations, and the background predicates as relations over them.
//!
//! A position is read into a [`Snapshot`] once and serves all examples that are moves in it. Its facts are
//! `board((X,Y),G)`, `group(G,Colour)` and `link(G,H)` (Ramon, Francis and Blockeel 2000, Figure 3); the other predicates are those
//! of [`crate::runtime`], called here with terms for points, groups and colours. The specification of them all is
//! `background/go.pl` and `background/go-tactical.pl`.
//!
//! A *group* is named by a number, the place of its first point in the grid. Colours are `friend`, `enemy` and `empty`, seen from the side to
//! move. This module knows nothing of learning.

mod concepts;
mod displaced;
pub mod export;
mod library;
mod life;
mod reading;
mod relations;
mod sentences;
mod vital;
mod words;

pub use library::{CONCEPTS, Concepts, Entry, Example, documented, examples};
pub use relations::GoBackground;
pub use sentences::{BACKGROUND, Sentences};
pub use words::Words;

use crate::go::{Colour, Point};
use crate::interpretation::InterpretationId;
use crate::problem::Problem;
use crate::runtime::{Content, Snapshot};

/// The positions of some problems, each as the side to move sees it.
#[derive(Debug, Default)]
pub struct Positions {
    snapshots: Vec<Snapshot>,
}

impl Positions {
    /// No position.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The positions of the given problems; the place in the list is the number of the interpretation.
    #[must_use]
    pub fn of_problems(problems: &[Problem]) -> Self {
        use rayon::prelude::*;
        Self { snapshots: problems.par_iter().map(snapshot).collect() }
    }

    /// Adds a position.
    pub fn push(&mut self, snapshot: Snapshot) -> InterpretationId {
        self.snapshots.push(snapshot);
        (self.snapshots.len() - 1) as InterpretationId
    }

    /// A position.
    #[must_use]
    pub fn get(&self, interpretation: InterpretationId) -> &Snapshot {
        &self.snapshots[interpretation as usize]
    }

    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.snapshots.len()
    }

    /// Whether there is no position.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.snapshots.is_empty()
    }
}

/// The position of a problem as the side to move sees it. Stones and side to move are all that is read.
#[must_use]
pub fn snapshot(problem: &Problem) -> Snapshot {
    let mut content = [Content::Empty; Point::GRID];
    let (friends, enemies) = match problem.to_move {
        Colour::Black => (&problem.black, &problem.white),
        Colour::White => (&problem.white, &problem.black),
    };
    friends.iter().for_each(|point| content[point.index()] = Content::Friend);
    enemies.iter().for_each(|point| content[point.index()] = Content::Enemy);
    Snapshot::read(problem.size, problem.size, |point| content[point.index()])
}
