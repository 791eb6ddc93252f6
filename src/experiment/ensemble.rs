//! Ensembles that rank moves: learning, files, scores.
//!
//! `NAME.json` holds the ensemble and where it came from, on a line a tree; `NAME.txt` shows the first trees and which predicates the
//! ensemble rests on, `NAME.manifest.json` how the run was made.

use super::grounds;
use super::model::{Measures, ModelError, Written, write_beside};
use super::run::{Plan, example_set};
use super::sources::{Settings, background_hash_with};
use crate::bias::{Bias, Task};
use crate::compile::{EnsemblePlan, Together};
use crate::coverage::UnknownRelation;
use crate::diagnostics::StopReason;
use crate::facts::{GoBackground, Positions, Words};
use crate::go::Point;
use crate::interpretation::{ExampleSet, InterpretationId, Targets};
use crate::learn::ensemble::{
    self, EnsembleError, EnsembleGrowth, EnsembleOptions, EnsembleSettings, Objective, Round,
};
use crate::problem::Problem;
use crate::prolog::Definitions;
use crate::runtime::{self, Board, Content};
use crate::tree::{Ensemble, EnsemblePredictor, FormatError};
use cpu_time::ProcessTime;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// The label that every file of an ensemble carries.
pub(super) const FORMAT: &str = "nakade-ensemble";
/// The version of the format that is written; all older ones are read.
const VERSION: u32 = 1;
/// The trees of an ensemble that its text shows.
const SHOWN: usize = 3;

/// An ensemble and where it came from.
#[derive(Clone, Debug, PartialEq)]
pub struct EnsembleModel {
    /// Its name.
    pub name: String,
    /// The ensemble.
    pub ensemble: Ensemble,
    /// The text of the settings.
    pub settings: String,
    /// How it was grown, in words.
    pub grown: String,
    /// Which moves became negative examples.
    pub negatives: String,
    /// The seed.
    pub seed: u64,
    /// The hash of the problems that it was learnt from.
    pub data_hash: String,
    /// The hash of the background that gives its tests their meaning.
    pub background_hash: String,
    /// The texts of the user that belong to that background: names and clauses.
    pub own_background: Vec<(String, String)>,
    /// What was measured.
    pub measures: Measures,
}

/// An ensemble, and how it came about.
#[derive(Clone, Debug)]
pub struct EnsembleOutcome {
    /// The ensemble and where it came from. Nothing has been ranked yet.
    pub model: EnsembleModel,
    /// For each round the mean loss on the training problems and on those held back.
    pub losses: Vec<(f64, Option<f64>)>,
    /// The number of rounds that were kept, where problems were held back.
    pub best: Option<usize>,
    /// Why growing ended.
    pub stopped: StopReason,
    /// Seconds from the examples to the finished ensemble.
    pub seconds: f64,
    /// The same in processor time, over all threads.
    pub processor_seconds: f64,
    /// How many refinements were compared.
    pub refinements: u64,
    /// How many leaves were not split because their rows would have taken too much memory.
    pub without_room: usize,
}

/// Learns an ensemble from problems. Rewards are ranked within their problem if no objective is given. With `kinds` (a number for each problem)
/// the problems of each kind count as much together as those of any other.
///
/// # Errors
/// If the settings name a relation that Go's background does not have, or the objective does not fit.
pub fn learn_ensemble(
    name: &str,
    problems: &[Problem],
    data_hash: &str,
    plan: &Plan<'_>,
    settings: &EnsembleSettings,
    kinds: Option<&[u32]>,
    progress: Option<&(dyn Fn(Round) + Sync)>,
) -> Result<EnsembleOutcome, EnsembleError> {
    let positions = Arc::new(Positions::of_problems(problems));
    let definitions = plan.settings.definitions.as_deref();
    let background = grounds::quietly(positions, definitions, Some(&plan.settings.bias))?;
    let own_background = definitions.map(|definitions| definitions.texts().to_vec()).unwrap_or_default();
    let set = example_set(problems, &background, plan);
    let mut settings = settings.clone();
    if plan.settings.bias.learning.task == Task::Regression {
        settings.objective.get_or_insert(Objective::Softmax);
    }
    let (start, processor) = (Instant::now(), ProcessTime::now());
    let options = EnsembleOptions {
        limits: plan.limits.clone(),
        seed: plan.seed,
        progress,
        switches: plan.switches,
        checkpoint: plan.checkpoint.as_ref().map(|recorder| recorder.below(name)),
        kinds,
    };
    let EnsembleGrowth { ensemble, losses, best, stopped, refinements, without_room, .. } =
        ensemble::ensemble(&background, &set, &plan.settings.bias, &settings, &options)?;
    let model = EnsembleModel {
        name: name.to_owned(),
        ensemble,
        settings: plan.settings.text.clone(),
        grown: format!("{settings:?}{}", if kinds.is_some() { ", kinds balanced" } else { "" }),
        negatives: plan.negatives.to_string(),
        seed: plan.seed,
        data_hash: data_hash.to_owned(),
        background_hash: background_hash_with(&plan.settings.text, &own_background),
        own_background,
        measures: Measures::of_training(problems.len(), set.len()),
    };
    let (seconds, processor_seconds) = (start.elapsed().as_secs_f64(), processor.elapsed().as_secs_f64());
    Ok(EnsembleOutcome { model, losses, best, stopped, seconds, processor_seconds, refinements, without_room })
}

/// For each problem the scores of all legal moves, the best first and equal ones in row order.
///
/// # Errors
/// If a tree tests a relation that the background does not have.
pub fn ensemble_scores(ensemble: &Ensemble, problems: &[Problem]) -> Result<Vec<Vec<(Point, f64)>>, UnknownRelation> {
    scores_over(ensemble, None, problems, &|positions| Ok(GoBackground::new(positions)))
}

/// The same with the background that is made of positions, and the language bias, if that is known.
fn scores_over(
    ensemble: &Ensemble,
    bias: Option<&Bias>,
    problems: &[Problem],
    background: &dyn Fn(Arc<Positions>) -> Result<GoBackground, UnknownRelation>,
) -> Result<Vec<Vec<(Point, f64)>>, UnknownRelation> {
    let mut all = Vec::with_capacity(problems.len());
    for problems in problems.chunks(SCORED_AT_ONCE) {
        let background = background(Arc::new(Positions::of_problems(problems)))?;
        let (set, moves) = legal_moves(&background, problems.len());
        let mut scores = scores_of(ensemble, bias, &background, &set)?.into_iter();
        for points in moves {
            let last = |scores: Vec<f64>| scores.last().copied().unwrap_or(0.0);
            let mut scored: Vec<(Point, f64)> =
                points.into_iter().zip(&mut scores).map(|(point, scores)| (point, last(scores))).collect();
            scored.sort_by(|a, b| b.1.total_cmp(&a.1));
            all.push(scored);
        }
    }
    Ok(all)
}

/// The scores of examples; a known bias makes it faster.
fn scores_of(
    ensemble: &Ensemble,
    bias: Option<&Bias>,
    background: &GoBackground,
    set: &ExampleSet,
) -> Result<Vec<Vec<f64>>, UnknownRelation> {
    if let Some(scores) = scores_together(ensemble, background, set) {
        return Ok(scores);
    }
    if let Some(Ok(scores)) = bias.map(|bias| ensemble::scores(background, set, bias, ensemble)) {
        return Ok(scores);
    }
    Ok(EnsemblePredictor::new(ensemble, background, set)?.scores())
}

/// The scores of moves, those of each position together; `None` if some test, or some example, is not made for that.
fn scores_together(ensemble: &Ensemble, background: &GoBackground, set: &ExampleSet) -> Option<Vec<Vec<f64>>> {
    let together = Together::of(&EnsemblePlan::of(ensemble).ok()?)?;
    let examples: Vec<usize> = (0..set.len()).collect();
    let positions: Vec<&[usize]> = examples.chunk_by(|a, b| set.interpretation(*a) == set.interpretation(*b)).collect();
    let scores = positions.par_iter().map(|examples| {
        let board = background.positions().get(set.interpretation(examples[0]));
        let point = |example: &usize| {
            let point = Words::get().as_point(*set.key(*example).first()?, board)?;
            (board.content(point) == Content::Empty).then_some(point)
        };
        let moves = examples.iter().map(point).collect::<Option<Vec<Point>>>()?;
        Some(together.scores(board, &moves).into_iter().map(|score| vec![score]).collect::<Vec<_>>())
    });
    Some(scores.collect::<Option<Vec<_>>>()?.concat())
}

/// How many problems are scored with one background.
const SCORED_AT_ONCE: usize = 1000;

/// All legal moves of some positions as examples without a target, and as points.
pub(super) fn legal_moves(background: &GoBackground, count: usize) -> (ExampleSet, Vec<Vec<Point>>) {
    let mut set = ExampleSet::new(1, Targets::Numeric(Vec::new()));
    let points = (0..count as InterpretationId)
        .map(|number| {
            let points: Vec<Point> = runtime::legal_moves(background.positions().get(number)).collect();
            points.iter().for_each(|&point| set.push_number(number, &[Words::get().point(point)], 0.0));
            points
        })
        .collect();
    (set, points)
}

#[derive(Serialize, Deserialize)]
struct Stored {
    format: String,
    version: u32,
    name: String,
    program: String,
    settings: String,
    grown: String,
    negatives: String,
    seed: u64,
    data_hash: String,
    background_hash: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    own_background: Vec<(String, String)>,
    measures: Measures,
    ensemble: serde_json::Value,
}

impl EnsembleModel {
    /// The predicates of the user that its tests may ask for.
    #[must_use]
    pub fn definitions(&self) -> Option<Definitions> {
        (!self.own_background.is_empty()).then(|| Definitions::read(self.own_background.clone()).0)
    }

    /// The background over the positions of some problems, with the predicates of the user that it was learnt with.
    ///
    /// # Errors
    /// If such a predicate can neither be run natively nor be worked out beforehand.
    pub(super) fn background(&self, problems: &[Problem]) -> Result<GoBackground, UnknownRelation> {
        grounds::of_model(&self.settings, self.definitions().as_ref(), Arc::new(Positions::of_problems(problems)))
    }

    /// For each problem the scores of all legal moves, the best first and equal ones in row order.
    ///
    /// # Errors
    /// If a tree tests a relation that the background does not have.
    pub fn scores(&self, problems: &[Problem]) -> Result<Vec<Vec<(Point, f64)>>, UnknownRelation> {
        let definitions = self.definitions();
        let background = |positions| grounds::of_model(&self.settings, definitions.as_ref(), positions);
        scores_over(&self.ensemble, self.bias().as_ref(), problems, &background)
    }

    /// The scores of moves that are examples already, by output.
    ///
    /// # Errors
    /// If a tree tests a relation that the background does not have.
    pub(super) fn scores_of(
        &self,
        background: &GoBackground,
        set: &ExampleSet,
    ) -> Result<Vec<Vec<f64>>, UnknownRelation> {
        scores_of(&self.ensemble, self.bias().as_ref(), background, set)
    }

    /// The language bias that it was learnt with.
    fn bias(&self) -> Option<Bias> {
        Settings::read("", "", &self.settings).ok().map(|settings| settings.bias)
    }

    /// The hash of the ensemble alone, in hexadecimal.
    #[must_use]
    pub fn hash(&self) -> String {
        blake3::hash(self.ensemble.to_json().to_string().as_bytes()).to_hex().to_string()
    }

    /// The text of the file.
    #[must_use]
    pub fn to_json(&self) -> String {
        let stored = Stored {
            format: FORMAT.into(),
            version: VERSION,
            name: self.name.clone(),
            program: concat!("nakade ", env!("CARGO_PKG_VERSION")).into(),
            settings: self.settings.clone(),
            grown: self.grown.clone(),
            negatives: self.negatives.clone(),
            seed: self.seed,
            data_hash: self.data_hash.clone(),
            background_hash: self.background_hash.clone(),
            own_background: self.own_background.clone(),
            measures: self.measures.clone(),
            ensemble: self.ensemble.to_json(),
        };
        // A tree a line: hundreds of trees with a line for every number would be a long file that nobody reads.
        serde_json::to_string(&stored).unwrap_or_default().replace("{\"output\":", "\n{\"output\":") + "\n"
    }

    /// Reads the text of a file; `path` is for messages.
    ///
    /// # Errors
    /// If it is not a file of a known version, or was learnt with another background.
    pub fn from_json(text: &str, path: &Path) -> Result<Self, ModelError> {
        let wrong = |why: String| ModelError::NotATree(path.to_owned(), why);
        let stored: Stored = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
        if stored.format != FORMAT {
            return Err(wrong(format!("its format is {:?}", stored.format)));
        }
        if stored.version > VERSION {
            return Err(ModelError::TooNew(path.to_owned(), stored.version));
        }
        if stored.background_hash != background_hash_with(&stored.settings, &stored.own_background) {
            return Err(ModelError::OtherBackground(path.to_owned()));
        }
        let ensemble = Ensemble::from_json(&stored.ensemble).map_err(|FormatError(why)| wrong(why))?;
        Ok(Self {
            name: stored.name,
            ensemble,
            settings: stored.settings,
            grown: stored.grown,
            negatives: stored.negatives,
            seed: stored.seed,
            data_hash: stored.data_hash,
            background_hash: stored.background_hash,
            own_background: stored.own_background,
            measures: stored.measures,
        })
    }

    /// What is shown to people: predicates by importance and the first trees.
    #[must_use]
    pub fn to_text(&self) -> String {
        let ensemble = &self.ensemble;
        let mut text = format!(
            "{}: {} trees, {} leaves; {}\n\npredicate                     tests   share of gain\n",
            self.name,
            ensemble.members.len(),
            ensemble.leaves(),
            ensemble.objective
        );
        for importance in ensemble::gains(ensemble) {
            _ = writeln!(
                text,
                "{:<28} {:>6} {:>13.1} %",
                importance.predicate,
                importance.tests,
                100.0 * importance.gain
            );
        }
        for (number, member) in ensemble.members.iter().take(SHOWN).enumerate() {
            _ = writeln!(text, "\ntree {}\n{}", number + 1, member.tree.to_text());
        }
        text
    }

    /// Writes the file and the others beside it; `base` is their path without extension, and `manifest` says how the run was made.
    ///
    /// # Errors
    /// What the file system says.
    pub fn write(&self, base: &Path, manifest: &serde_json::Value) -> std::io::Result<Written> {
        write_beside(base, manifest, [("json", self.to_json()), ("txt", self.to_text())])
    }
}
