//! The language bias: what may be predicted, from what, and how a query is refined.
//!
//! Settings are written as for the original system (ACE/Tilde): `predict`, `root`, `type`, `rmode`, `lookahead` and so on, in a
//! file of Prolog terms (`.s`). [`settings`] reads them; [`Refinements`] turns a path into the *families* of tests that may be
//! tried below it (refinement under θ-subsumption by adding literals: Blockeel and De Raedt, 1998).
//!
//! This module knows nothing of Go.

mod discretise;
mod family;
mod modes;
mod refine;
pub mod settings;

pub use family::{Family, FamilyArgument, FamilyLiteral};
pub use modes::{Constants, Mode, ModeArgument, ModeLiteral};
pub use refine::Refinements;
pub use settings::read;

use crate::logic::{Literal, Symbol};
use rustc_hash::FxHashMap;
use std::fmt;

/// The type of an argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Type(Option<Symbol>);

impl Type {
    /// The type of everything where types are not declared: it agrees with every type.
    pub const ANY: Type = Type(None);

    /// A declared type.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self(Some(Symbol::new(name)))
    }

    /// Whether a variable of one type may stand where the other is wanted.
    #[must_use]
    pub fn agrees(self, other: Self) -> bool {
        self.0.is_none() || other.0.is_none() || self == other
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.map_or("any", Symbol::as_str))
    }
}

/// What is to be predicted.
#[derive(Clone, Debug, PartialEq)]
pub struct Predict {
    /// The name of the predicted predicate.
    pub name: Symbol,
    /// For each argument: its type, and whether it is part of the key (`+`) or the target (`-`).
    pub arguments: Vec<(Type, bool)>,
}

impl Predict {
    /// The number of key arguments.
    #[must_use]
    pub fn key_width(&self) -> usize {
        self.arguments.iter().filter(|(_, key)| *key).count()
    }
}

/// Whether numbers or classes are predicted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// `tilde_mode(regression)`: a number.
    Regression,
    /// `tilde_mode(classify)`: one of some classes.
    Classification,
}

/// How tests are compared in classification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heuristic {
    /// Information gain.
    Gain,
    /// Information gain divided by the information of the split itself (Quinlan).
    GainRatio,
}

/// How a grown tree is cut back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pruning {
    /// Not at all.
    None,
    /// By C4.5's pessimistic error estimate, at this confidence level (classification only).
    C45(f64),
    /// By the error on a part of the examples (this share of them) that is held back from growing.
    Validation(f64),
}

/// How a tree is grown: the settings that are not about the language.
#[derive(Clone, Debug, PartialEq)]
pub struct LearningSettings {
    /// Numbers or classes.
    pub task: Task,
    /// The classes in their order; empty for regression.
    pub classes: Vec<Symbol>,
    /// Comparison of tests in classification.
    pub heuristic: Heuristic,
    /// The least number of examples in each branch of a test.
    pub minimal_cases: usize,
    /// Regression: a test must lower the variance significantly at this level (F-test); 1 accepts every test.
    pub f_test: f64,
    /// Classification: a node whose largest class has at least this share is not split.
    pub accuracy: f64,
    /// The largest number of tests on a path.
    pub maximal_depth: Option<usize>,
    /// The largest number of leaves; the most useful leaf is split first.
    pub maximal_leaves: Option<usize>,
    /// Cutting back.
    pub pruning: Pruning,
    /// Regression: the examples of one interpretation are to be ranked, and the predicted numbers are strengths.
    pub ranking: Option<Ranking>,
    /// Predicted numbers are drawn towards those of the node above as if by so many examples more.
    pub m_estimate: f64,
}

/// How a tree is grown for ranking: the examples of one interpretation compete, those with a positive target should win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranking {
    /// Is added to the curvature that a leaf's strength is divided by: the larger, the less small leaves dare.
    pub damping: f64,
    /// 0 for the likelihood of the whole ranking; towards 1 the first rank alone counts.
    pub sharpness: f64,
}

impl Default for LearningSettings {
    fn default() -> Self {
        Self {
            task: Task::Classification,
            classes: Vec::new(),
            heuristic: Heuristic::GainRatio,
            minimal_cases: 2,
            f_test: 0.05,
            accuracy: 1.0,
            maximal_depth: None,
            maximal_leaves: None,
            pruning: Pruning::None,
            ranking: None,
            m_estimate: 0.0,
        }
    }
}

/// A language bias with the settings of learning.
#[derive(Clone, Debug, PartialEq)]
pub struct Bias {
    /// What is predicted.
    pub predict: Predict,
    /// The root query: the literals that introduce the variables every test may use, the predicted one first.
    pub root: Vec<Literal>,
    /// The types of the root query's variables.
    pub root_types: Vec<Type>,
    /// Types of the arguments of each predicate.
    pub types: FxHashMap<(Symbol, usize), Vec<Type>>,
    /// What may be added to a query.
    pub modes: Vec<Mode>,
    /// Which literal may be followed at once by further ones, and through which of its arguments.
    pub lookahead: Vec<(Symbol, usize, Vec<usize>)>,
    /// The largest number of tests added at once beside the first.
    pub maximal_lookahead: usize,
    /// How a tree is grown.
    pub learning: LearningSettings,
}

impl Bias {
    /// The types of the arguments of a predicate; [`Type::ANY`] where none are declared.
    #[must_use]
    pub fn types_of(&self, name: Symbol, arity: usize) -> Vec<Type> {
        self.types.get(&(name, arity)).cloned().unwrap_or_else(|| vec![Type::ANY; arity])
    }
}
