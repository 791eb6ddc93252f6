//! The language bias: what may be predicted, from what, and how a query is refined.
//!
//! Settings are written as for the original system (ACE/Tilde): `predict`, `root`, `type`, `rmode`, `lookahead` and so on, in a
//! file of Prolog terms (`.s`). [`settings`] reads them; [`Refinements`] turns a path into the *families* of tests that may be
//! tried below it (refinement under θ-subsumption by adding literals: Blockeel and De Raedt, 1998).
//!
//! This module knows nothing of Go.

mod constraint;
mod discretise;
mod family;
mod feasible;
mod modes;
mod reach;
mod refine;
pub mod settings;

pub use constraint::Constraint;
pub use family::{Family, FamilyArgument, FamilyLiteral, Refinement};
pub use modes::{Constants, Mode, ModeArgument, ModeLiteral};
pub use refine::Refinements;
pub use settings::read;

use crate::logic::{Literal, Symbol};
use rustc_hash::FxHashMap;
use std::fmt;

/// The type of an argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Type(Kind);

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Kind {
    Any,
    Unusable,
    Named(Symbol),
}

impl Type {
    /// The type of everything where types are not declared: it agrees with every type.
    pub const ANY: Type = Type(Kind::Any);
    /// The type of what no test may use, such as the target: it agrees with none.
    pub const UNUSABLE: Type = Type(Kind::Unusable);

    /// A declared type.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self(Kind::Named(Symbol::new(name)))
    }

    /// The type that is displayed so.
    #[must_use]
    pub fn from_name(name: &str) -> Self {
        [Self::ANY, Self::UNUSABLE]
            .into_iter()
            .find(|kind| kind.to_string() == name)
            .unwrap_or_else(|| Self::named(name))
    }

    /// Whether a variable of one type may stand where the other is wanted.
    #[must_use]
    pub fn agrees(self, other: Self) -> bool {
        match (self.0, other.0) {
            (Kind::Unusable, _) | (_, Kind::Unusable) => false,
            (Kind::Any, _) | (_, Kind::Any) => true,
            (one, other) => one == other,
        }
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Kind::Any => "any",
            Kind::Unusable => "(unusable)",
            Kind::Named(name) => name.as_str(),
        })
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
    /// The level of C4.5's error estimate, also where it does not cut back.
    pub confidence_level: f64,
    /// Regression: the examples of one interpretation are to be ranked, and the predicted numbers are strengths.
    pub ranking: Option<Ranking>,
    /// Which examples form a group within which they are ranked; those of one interpretation where it is not said.
    pub rank_by: Option<RankBy>,
    /// Predicted numbers are drawn towards those of the node above as if by so many examples more.
    pub m_estimate: f64,
    /// Tests of a node with more examples are compared on so many of them, chosen at random.
    pub sample: Option<usize>,
    /// The largest number of literals on a path.
    pub maximal_query_length: Option<usize>,
    /// After each test so many others may follow at once that use a variable which it introduces.
    pub exhaustive_lookahead: usize,
    /// How thresholds are chosen, and how many at most.
    pub discretisation: (Discretisation, Option<usize>),
}

/// `rank_by`: what examples have in common that are to be ranked among each other.
#[derive(Clone, Debug, PartialEq)]
pub enum RankBy {
    /// `rank_by(Type)` or `rank_by(Number)`: the values in these places of the key.
    Key(Vec<usize>),
    /// `rank_by(relation(+key, …, -group))`: what the relation gives for the key, whose values stand in the places marked `+` in
    /// their order.
    Relation {
        /// The relation.
        name: Symbol,
        /// For each argument whether it is one of the key; the one that is not is the group.
        key: Vec<bool>,
    },
}

/// How thresholds are chosen among the numbers that occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discretisation {
    /// Those that tell the classes best apart, as long as they are worth their description (Fayyad and Irani, 1993).
    Entropy,
    /// About equally many numbers between two of them.
    EqualFrequency,
    /// Equal distances.
    EqualWidth,
}

/// `to_be_discretized`: thresholds are wanted for this argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThresholdRule {
    /// The predicate.
    pub predicate: (Symbol, usize),
    /// The argument, from 0.
    pub argument: usize,
    /// The largest number of thresholds.
    pub count: Option<usize>,
}

/// What may be added to a query at once with a literal.
#[derive(Clone, Debug, PartialEq)]
pub struct Lookahead {
    /// The name of the literal.
    pub name: Symbol,
    /// The number of its arguments.
    pub arity: usize,
    /// What may follow.
    pub follow: Follow,
}

/// What may follow a literal at once.
#[derive(Clone, Debug, PartialEq)]
pub enum Follow {
    /// Any mode that uses a new variable which stands in one of these arguments.
    Through(Vec<usize>),
    /// These literals, in which the names of the arguments stand for what the literal has in their places.
    Literals {
        /// The names of the literal's arguments.
        names: Vec<Option<Symbol>>,
        /// The literals.
        literals: Vec<ModeLiteral>,
    },
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
            pruning: Pruning::C45(0.25),
            confidence_level: 0.25,
            ranking: None,
            rank_by: None,
            m_estimate: 0.0,
            sample: None,
            maximal_query_length: None,
            exhaustive_lookahead: 0,
            discretisation: (Discretisation::Entropy, None),
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
    /// Which literal may be followed at once by further ones.
    pub lookahead: Vec<Lookahead>,
    /// The largest number of tests added at once beside the first.
    pub maximal_lookahead: usize,
    /// Arguments for which thresholds are wanted.
    pub thresholds: Vec<ThresholdRule>,
    /// Which literals may be added only under a condition.
    pub constraints: Vec<Constraint>,
    /// How a tree is grown.
    pub learning: LearningSettings,
    /// Where the data is, and what is to be done with it.
    pub run: settings::Run,
    /// The language as it was written.
    pub declarations: settings::Declarations,
    /// The settings in force.
    pub in_force: settings::InForce,
}

impl Bias {
    /// Makes of each mode with listed constants one mode for each way to choose them.
    pub(crate) fn part_families(&mut self) {
        let mut open: Vec<Mode> = std::mem::take(&mut self.modes);
        open.reverse();
        while let Some(mode) = open.pop() {
            let listed = mode.literals.iter().enumerate().find_map(|(at, literal)| {
                let place = literal.arguments.iter().position(|a| matches!(a, ModeArgument::Constant(_)))?;
                match &literal.arguments[place] {
                    ModeArgument::Constant(Constants::List(values)) => Some((at, place, values.clone())),
                    _ => None,
                }
            });
            let Some((at, place, values)) = listed else {
                self.modes.push(mode);
                continue;
            };
            for value in values.iter().rev() {
                let mut single = mode.clone();
                single.literals[at].arguments[place] = ModeArgument::Fixed(*value);
                open.push(single);
            }
        }
    }

    /// The types of the leaves of a literal's arguments; [`Type::ANY`] where none are declared.
    #[must_use]
    pub fn types_of(&self, literal: &ModeLiteral) -> Vec<Type> {
        let leaves = literal.leaves().count();
        let declared = self.types.get(&(literal.name, literal.arguments.len()));
        declared.filter(|types| types.len() == leaves).cloned().unwrap_or_else(|| vec![Type::ANY; leaves])
    }
}

/// Whether a literal has different variables for its arguments, as the predicted one must.
pub(crate) fn has_distinct_variables(predicted: &Literal) -> bool {
    let arguments = predicted.atom.arguments();
    !predicted.negated
        && arguments.iter().all(|argument| matches!(argument, crate::logic::Term::Variable(_)))
        && predicted.atom.variables().len() == arguments.len()
}
