//! Go's experiments: examples from problems, rankings of moves, tables beside the paper's, stored trees.
//!
//! After Ramon, Francis and Blockeel, "Relational trees for tsume-go" (2000), section 4.

mod card;
mod distil;
mod ensemble;
mod examples;
mod explain;
mod grounds;
mod explain_ensemble;
mod heuristic;
mod importance;
mod interchange;
mod model;
pub mod ordering;
mod paper;
mod picture;
mod rank;
mod run;
mod sources;
mod speech;
mod unfold;

pub use card::{Card, Measured, card, write_card};
pub use distil::{Distillation, distil};
pub use ensemble::{EnsembleModel, EnsembleOutcome, ensemble_scores, learn_ensemble};
pub use examples::{Negatives, ParseNegativesError, examples};
pub use explain::{Binding, Explanation, Rank, Step, explain};
pub use explain_ensemble::{Contribution, EnsembleExplanation, explain_ensemble};
pub use grounds::{asked_of, background, shipped_theorems};
pub use heuristic::Heuristic;
pub use importance::{ImportanceError, Importances, Worth, importances};
pub use interchange::{DataSet, File, System};
pub use model::{Measures, Model, ModelError, Written};
pub use paper::ranking_table;
pub use picture::Picture;
pub use rank::{Scorer, rank};
pub use run::{CrossValidation, Outcome, Plan, classify, cross_validate, learn};
pub use sources::{
    BUILT_IN_SETTINGS, Settings, background_hash, background_hash_with, built_in_problems, built_in_split,
    nakade_problems,
};
pub use unfold::unfold;
