//! Compiling: a logical decision tree becomes Rust that an engine can link.
//!
//! Tree to [`Plan`] to source text. The plan says for each test which literals are run, in which order, and which arguments are
//! bound by then; [`rust`] writes it down as functions over [`crate::runtime`]. A compiled tree gives the same scores, bit for
//! bit, as [`crate::coverage::reference`] does: there is a way to make a conjunction true or there is none, in whatever order its
//! literals are tried.
//!
//! - `vocabulary`: what the predicates of Go take, and the expression of the runtime that answers each;
//! - `resolve`: the literals of a test as goals, with constants read and equalities done away with;
//! - `arrange`: a cheap order of goals, and what of the path can be left out;
//! - `plan`: the whole tree;
//! - `expression` and `source`: Rust;
//! - `ensemble`: many trees, whose tests are shared;
//! - `concepts` and `tables`: their tests as tables, for scoring all moves of a position together; `together` runs them in this process;
//! - `rules`: tactical rules, which speak of the board itself.
//!
//! Only trees and ensembles compile that score moves, that is, whose key is one point, and only Go's predicates and the comparisons.

mod arrange;
mod concepts;
mod ensemble;
mod expression;
mod plan;
mod resolve;
mod rules;
mod source;
mod tables;
mod together;
mod vocabulary;

pub use ensemble::{EnsemblePlan, rust_ensemble};
pub use plan::Plan;
pub use rules::rust_rules;
pub use source::{Header, rust};
pub use together::Together;

use std::fmt;

/// Why a tree cannot be compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsupported {
    /// The key is not one variable that stands for a point.
    Key(String),
    /// The runtime knows no predicate with this name and number of arguments.
    Predicate {
        /// The name.
        name: String,
        /// The number of arguments.
        arity: usize,
        /// The literal as written.
        literal: String,
    },
    /// The literal has a form that is not compiled; the text says what is wrong.
    Form {
        /// The literal as written.
        literal: String,
        /// What is wrong.
        reason: String,
    },
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(key) => write!(f, "only trees whose key is one point can be compiled, not {key}"),
            Self::Predicate { name, arity, literal } => {
                write!(f, "the runtime knows no predicate {name}/{arity}, which is used in {literal}")
            }
            Self::Form { literal, reason } => write!(f, "{literal} cannot be compiled: {reason}"),
        }
    }
}

impl std::error::Error for Unsupported {}
