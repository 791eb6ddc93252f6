//! Which examples does a query cover? The place where learning spends its time.
//!
//! - [`reference`](mod@reference) answers by plain backtracking over the literals in the order written. It is never optimised; every other
//!   path must agree with it.
//! - [`Path`] holds the tests on which the path to a node said *yes*, split into parts that share no variable, so that a
//!   refinement is tried only on the distinct bindings of the variables that it uses.
//! - [`Pack`] holds all refinements of a node and finds those that cover an example in one run (query packs: Blockeel, Dehaspe,
//!   Demoen et al., JAIR 16, 2002). Refinements that differ only in constants are one *family*: its literals are run once, and each
//!   answer shows which constants hold. What holds of a value is remembered for its interpretation.
//! - [`Runs`] are refinements of which one that covers an example makes the next one cover it.
//! - [`Test`] is one test below a path, for trees that are grown.
//! - [`Bindings`] are the tables of a node, from which a longer path goes on.
//! - [`Rest`] is what is left of a test from a literal on, looked up in a profile instead of being run ([`Asked`]).
//! - [`Walk`] leads an example through a whole tree, keeping the bindings of its path.
//! - [`Derived`] are relations that clauses define, with what they answered remembered.
//! - [`Program`] runs background knowledge that is written as clauses, as slowly and obviously as the reference.
//!
//! This module knows nothing of Go.

mod bindings;
mod block;
mod covered;
mod derived;
mod locate;
mod operation;
mod pack;
mod path;
mod profile;
mod projection;
pub mod program;
pub mod reference;
mod runs;
mod shortcut;
mod test;
mod walk;
mod weaker;

pub use bindings::{Bindings, Longer};
pub use block::Rest;
pub use covered::Covered;
pub use derived::{Derived, Fault, Faults};
pub use locate::Located;
pub use operation::UnknownRelation;
pub use pack::{Inherited, Pack, PackContext, Scratch};
pub use path::{Conjunction, Path, PathVariable};
pub use profile::each_bit;
pub use program::{Program, ProgramError};
pub use runs::Runs;
pub use shortcut::Asked;
pub use test::Test;
pub use walk::{Walk, WalkScratch, WalkTest};

use crate::logic::{Literal, Symbol, Variable};

/// Ways to save work, each of which can be switched off. They change how long it takes, and nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    /// What holds of a value is remembered for its interpretation.
    pub remember: bool,
    /// Rows of bits are handed down from a node to its branches.
    pub inherit: bool,
    /// Of refinements that differ in their threshold alone, an example is counted at the tightest that covers it.
    pub runs: bool,
    /// Constants that say the same while a variable is unbound are run once.
    pub spare: bool,
    /// Refinements that differ in constants alone are run together.
    pub families: bool,
    /// Where each interpretation has one key, the key is no input of its own.
    pub keys: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Self { remember: true, inherit: true, runs: true, spare: true, families: true, keys: true }
    }
}

/// A conjunction of literals.
pub type Query = Vec<Literal>;

/// Whether a predicate compares: then no background need know it.
#[must_use]
pub fn is_comparison(name: Symbol, arity: usize) -> bool {
    arity == 2 && operation::Comparison::named(name).is_some()
}

/// The variables of a conjunction, in the order of their first occurrence.
#[must_use]
pub fn variables_of(query: &[Literal]) -> Vec<Variable> {
    let mut variables = Vec::new();
    for variable in query.iter().flat_map(|literal| literal.atom.variables()) {
        if !variables.contains(&variable) {
            variables.push(variable);
        }
    }
    variables
}
