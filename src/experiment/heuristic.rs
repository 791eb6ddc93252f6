//! What scores moves: a tree or an ensemble of trees, whichever a file holds.

use super::ensemble::{self, EnsembleModel};
use super::model::{Model, ModelError};
use super::rank::Scorer;
use crate::coverage::UnknownRelation;
use crate::go::Point;
use crate::problem::Problem;
use std::path::Path;

/// A tree or an ensemble.
#[derive(Clone, Debug, PartialEq)]
pub enum Heuristic {
    /// A tree.
    Tree(Box<Model>),
    /// An ensemble.
    Ensemble(Box<EnsembleModel>),
}

impl Heuristic {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read, is of no known format and version, or was learnt with another background.
    pub fn load(path: &Path) -> Result<Self, ModelError> {
        let text = std::fs::read_to_string(path).map_err(|error| ModelError::NotRead(path.to_owned(), error))?;
        Self::from_json(&text, path)
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// If it is of no known format and version, or was learnt with another background.
    pub fn from_json(text: &str, path: &Path) -> Result<Self, ModelError> {
        #[derive(serde::Deserialize)]
        struct Label {
            format: String,
        }
        match serde_json::from_str(text) {
            Ok(Label { format }) if format == ensemble::FORMAT => {
                EnsembleModel::from_json(text, path).map(|model| Self::Ensemble(Box::new(model)))
            }
            _ => Model::from_json(text, path).map(|model| Self::Tree(Box::new(model))),
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Tree(model) => &model.name,
            Self::Ensemble(model) => &model.name,
        }
    }

    /// The number of leaves, of all trees.
    #[must_use]
    pub fn leaves(&self) -> usize {
        match self {
            Self::Tree(model) => model.tree.leaves(),
            Self::Ensemble(model) => model.ensemble.leaves(),
        }
    }

    /// Whether scores are strengths on a logarithmic scale, so that the legal moves of a problem compete.
    #[must_use]
    pub fn holds_strengths(&self) -> bool {
        match self {
            Self::Tree(model) => model.holds_strengths(),
            Self::Ensemble(model) => model.ensemble.objective == "softmax",
        }
    }

    /// For each problem the scores of all legal moves, the best first and equal ones in row order.
    ///
    /// # Errors
    /// If a test names a relation that Go's background does not have.
    pub fn scores(&self, problems: &[Problem]) -> Result<Vec<Vec<(Point, f64)>>, UnknownRelation> {
        match self {
            Self::Tree(model) => Scorer::of(model, problems)?.scores(),
            Self::Ensemble(model) => model.scores(problems),
        }
    }
}
