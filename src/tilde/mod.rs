//! Relational data of any kind: settings, knowledge base and background files to examples, and the report of a run.
//!
//! The files are those of the original system (ACE/Tilde): `NAME.s` with the settings, `NAME.kb` with the examples, `NAME.bg` with the
//! background. This module knows nothing of Go.

pub mod benchmark;
mod data;
mod ensemble;
mod ensemble_report;
mod json;
mod knowledge;
mod older;
mod report;
mod run;

pub use data::{Data, Example, from_sources, load};
pub use ensemble::{EnsembleEvaluation, EnsemblePart, Scored, objective, run_ensemble};
pub use ensemble_report::{ensemble_json, ensemble_report};
pub use json::to_json;
pub use knowledge::Knowledge;
pub use report::{header, report};
pub use run::{Evaluation, Outcome, Part, commands, run, test};
