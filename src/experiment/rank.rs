//! Scores of moves, and how well they rank.

use super::grounds;
use super::model::Model;
use super::sources::Settings;
use crate::coverage::{Scratch, UnknownRelation};
use crate::facts::{GoBackground, Positions, Words};
use crate::go::Point;
use crate::interpretation::InterpretationId;
use crate::measure::{Candidate, Group};
use crate::problem::{Problem, Verdict};
use crate::runtime;
use crate::tree::{Predictor, Tree};
use rayon::prelude::*;
use std::sync::Arc;

/// A tree at work on the positions of some problems.
pub struct Scorer<'t> {
    tree: &'t Tree,
    background: GoBackground,
}

impl<'t> Scorer<'t> {
    /// Reads the positions.
    #[must_use]
    pub fn new(tree: &'t Tree, problems: &[Problem]) -> Self {
        Self { tree, background: GoBackground::new(Arc::new(Positions::of_problems(problems))) }
    }

    /// Reads the positions, with the predicates of the user that the tree was learnt with.
    ///
    /// # Errors
    /// If such a predicate can neither be run natively nor be worked out beforehand.
    pub fn of(model: &'t Model, problems: &[Problem]) -> Result<Self, UnknownRelation> {
        let Some(definitions) = model.definitions() else { return Ok(Self::new(&model.tree, problems)) };
        let bias = Settings::read("", "", &model.settings).ok().map(|settings| settings.bias);
        let positions = Arc::new(Positions::of_problems(problems));
        let background = grounds::quietly(positions, Some(&definitions), bias.as_ref())?;
        Ok(Self { tree: &model.tree, background })
    }

    /// The background over the positions; the number of an interpretation is the place of its problem.
    #[must_use]
    pub fn background(&self) -> &GoBackground {
        &self.background
    }

    /// For each problem the scores of all legal moves, the best first and equal ones in row order.
    ///
    /// # Errors
    /// If the tree tests a relation that the background does not have.
    pub fn scores(&self) -> Result<Vec<Vec<(Point, f64)>>, UnknownRelation> {
        let predictor = Predictor::new(self.tree, &self.background)?;
        let positions = self.background.positions();
        Ok((0..positions.len() as InterpretationId)
            .into_par_iter()
            .map_init(Scratch::default, |scratch, number| {
                let board = positions.get(number);
                let mut moves: Vec<(Point, f64)> = runtime::legal_moves(board)
                    .map(|point| {
                        let leaf = predictor.leaf(number, &[Words::get().point(point)], scratch);
                        (point, self.tree.nodes[leaf].prediction.score())
                    })
                    .collect();
                moves.sort_by(|a, b| b.1.total_cmp(&a.1));
                moves
            })
            .collect())
    }
}

/// How the scored moves of each problem rank; `None` for a problem that no move solves, where there is nothing to find.
#[must_use]
pub fn rank(problems: &[Problem], scores: &[Vec<(Point, f64)>]) -> Vec<Option<Group>> {
    let candidate = |problem: &Problem, &(point, score): &(Point, f64)| {
        let first = problem.moves.iter().find(|first| first.point == Some(point));
        Candidate {
            score,
            reward: first.map_or(0.0, |first| first.reward),
            correct: first.is_some_and(|first| first.verdict == Verdict::Correct),
        }
    };
    problems
        .iter()
        .zip(scores)
        .map(|(problem, moves)| {
            let solvable = problem.moves.iter().any(|first| first.verdict == Verdict::Correct);
            solvable.then(|| Group::new(&moves.iter().map(|m| candidate(problem, m)).collect::<Vec<_>>()))
        })
        .collect()
}
