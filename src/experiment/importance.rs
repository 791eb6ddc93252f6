//! Which predicates a tree or an ensemble rests on, over a data set of problems.
//!
//! *By gain*: the share of what tests with the predicate gained while an ensemble grew (a tree does not store it). *By permutation*
//! (Breiman, 2001): tests with the predicate are answered for another move, drawn at random from all problems; what is then lost of the
//! ranking of each problem's moves says what the predicate is worth there.

use super::grounds;
use super::heuristic::Heuristic;
use super::model::Model;
use super::run::example_set_of;
use crate::coverage::UnknownRelation;
use crate::facts::Positions;
use crate::interpretation::{ExampleSet, Targets};
use crate::learn::ensemble::{Groups, gains, mean_loss};
use crate::measure::{Candidate, Ranking};
use crate::problem::Problem;
use crate::tree::{Ensemble, EnsemblePredictor, Member};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use serde::Serialize;
use std::sync::Arc;

/// What a predicate is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Worth {
    /// Its name.
    pub predicate: String,
    /// How many tests use it.
    pub tests: usize,
    /// Its share of what all tests gained while the ensemble grew, from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain: Option<f64>,
    /// What is added to the mean loss of a problem where it is permuted.
    pub loss: f64,
    /// What is lost of the share of problems with a solving move at rank 1, from 0 to 1.
    pub rank_1: f64,
}

/// Importances over a data set.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Importances {
    /// The problems that were ranked: those with a solution.
    pub problems: usize,
    /// Their moves that were scored.
    pub moves: usize,
    /// The mean loss of a problem.
    pub loss: f64,
    /// The share of problems with a solving move at rank 1 of these moves.
    pub rank_1: f64,
    /// The predicates, those with the largest added loss first.
    pub predicates: Vec<Worth>,
}

/// Why there are no importances.
#[derive(Clone, Debug, PartialEq)]
pub enum ImportanceError {
    /// A test names a relation that Go's background does not have.
    Relation(UnknownRelation),
    /// In words.
    Unfit(String),
}

impl std::fmt::Display for ImportanceError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Relation(unknown) => unknown.fmt(f),
            Self::Unfit(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for ImportanceError {}

impl From<UnknownRelation> for ImportanceError {
    fn from(unknown: UnknownRelation) -> Self {
        Self::Relation(unknown)
    }
}

/// Importances over some problems. The moves are those that became examples when the model was learnt; the seed decides which of
/// them these are where chance does, and for which move a test is answered.
///
/// # Errors
/// If a test names a relation that the background does not have, or nothing can be ranked.
pub fn importances(heuristic: &Heuristic, problems: &[Problem], seed: u64) -> Result<Importances, ImportanceError> {
    let solved = |problem: &&Problem| problem.moves.iter().any(|first| first.reward > 0.0);
    let problems: Vec<Problem> = problems.iter().filter(solved).cloned().collect();
    if problems.is_empty() {
        return Err(ImportanceError::Unfit("no problem has a solution: there is nothing to rank".into()));
    }
    let (ensemble, negatives, background) = match heuristic {
        Heuristic::Ensemble(model) => (model.ensemble.clone(), &model.negatives, model.background(&problems)?),
        Heuristic::Tree(model) => {
            let positions = Arc::new(Positions::of_problems(&problems));
            let background = grounds::of_model(&model.settings, model.definitions().as_ref(), positions)?;
            (of_tree(model)?, &model.negatives, background)
        }
    };
    let negatives = negatives.parse().unwrap_or_default();
    let set = example_set_of(&problems, &background, &negatives, seed);
    let groups = Groups::by_interpretation(&set);
    let predictor = EnsemblePredictor::new(&ensemble, &background, &set)?;
    let measured = |scores: &[Vec<f64>]| -> Result<(f64, f64), ImportanceError> {
        let loss = mean_loss(&ensemble, scores, &set, &groups).map_err(ImportanceError::Unfit)?;
        Ok((loss, rank_1(&set, &groups, scores)))
    };
    let (loss, first) = measured(&predictor.scores())?;
    let mut partners: Vec<usize> = (0..set.len()).collect();
    partners.shuffle(&mut Pcg64::seed_from_u64(seed));
    let known = gains(&ensemble);
    let stores_gains = matches!(heuristic, Heuristic::Ensemble(_));
    let mut predicates = Vec::new();
    for name in predictor.predicates() {
        let (without, rank) = measured(&predictor.scores_with(name, &partners))?;
        let stored = known.iter().find(|importance| importance.predicate == name.as_str());
        predicates.push(Worth {
            predicate: name.to_string(),
            tests: stored.map_or(0, |importance| importance.tests),
            gain: stored.filter(|_| stores_gains).map(|importance| importance.gain),
            loss: without - loss,
            rank_1: first - rank,
        });
    }
    predicates.sort_by(|a, b| b.loss.total_cmp(&a.loss).then_with(|| a.predicate.cmp(&b.predicate)));
    Ok(Importances { problems: problems.len(), moves: set.len(), loss, rank_1: first, predicates })
}

/// A tree as an ensemble of one. Its scores are strengths, or else rewards.
fn of_tree(model: &Model) -> Result<Ensemble, ImportanceError> {
    if !model.tree.classes.is_empty() {
        return Err(ImportanceError::Unfit("a tree of classes does not rank moves".into()));
    }
    let gains = vec![0.0; model.tree.nodes.len()];
    Ok(Ensemble {
        objective: if model.holds_strengths() { "softmax" } else { "squared" }.into(),
        shares: false,
        classes: Vec::new(),
        base: vec![0.0],
        members: vec![Member { output: 0, tree: model.tree.clone(), gains }],
    })
}

/// The share of groups in which a rewarded example has the highest score, ties counted by half and so on.
fn rank_1(set: &ExampleSet, groups: &Groups, scores: &[Vec<f64>]) -> f64 {
    let Targets::Numeric(rewards) = set.targets() else { return 0.0 };
    let mut ranking = Ranking::new();
    for members in (0..groups.len()).map(|group| groups.members(group)) {
        let candidate = |&place: &u32| {
            let (at, score) = (place as usize, scores[place as usize].last().copied().unwrap_or(0.0));
            Candidate { score, reward: rewards[at].max(0.0), correct: rewards[at] > 0.0 }
        };
        ranking.add(&groups.order()[members].iter().map(candidate).collect::<Vec<_>>());
    }
    ranking.top(1)
}
