//! Which examples does a query cover? The place where learning spends its time.
//!
//! - [`reference`](mod@reference) answers by plain backtracking over the literals in the order written. It is never optimised; every other
//!   path must agree with it.
//! - [`Path`] holds the tests on which the path to a node said *yes*, split into parts that share no variable, so that a
//!   refinement is tried only on the distinct bindings of the variables that it uses.
//! - [`Pack`] holds all refinements of a node as a prefix tree (query packs: Blockeel, Dehaspe, Demoen et al., JAIR 16, 2002).
//!   Refinements that differ only in constants are one *family*: its literals are executed once, and each answer marks the
//!   member whose constants it shows.
//!
//! This module knows nothing of Go.

mod operation;
mod pack;
mod path;
pub mod reference;

pub use operation::UnknownRelation;
pub use pack::{Pack, Scratch};
pub use path::{Path, PathVariable};

use crate::logic::{Literal, Term, Variable};

/// A conjunction of literals.
pub type Query = Vec<Literal>;

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

/// Whether an argument of a literal is something that the engine executes: a variable or a ground term.
fn is_flat(argument: &Term) -> bool {
    matches!(argument, Term::Variable(_)) || argument.is_ground()
}
