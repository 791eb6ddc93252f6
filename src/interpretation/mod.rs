//! Relations, and examples that are described by them: learning from interpretations (De Raedt and Džeroski, 1994).
//!
//! An *interpretation* is a small relational data base. A [`Background`] holds many of them and answers, for one at a time,
//! which tuples of a [`Relation`] agree with a pattern. An *example* is an interpretation together with the values of the
//! key (the arguments marked `+` in `predict`), and a target. Several examples may share an interpretation.
//!
//! This module knows nothing of Go.

mod comparison;
mod examples;
mod table;
mod value;

pub use comparison::Comparison;
pub use examples::{ExampleSet, Targets};
pub use table::{Scope, Table};
pub use value::Value;

use crate::diagnostics::Limits;
use crate::logic::Symbol;

/// The number of an interpretation within its background.
pub type InterpretationId = u32;

/// A relation of an interpretation, stored or computed.
pub trait Relation: Send + Sync {
    /// The number of arguments.
    fn arity(&self) -> usize;

    /// Calls `found` with the tuples that agree with `pattern`, until it returns `false`; no tuple is given twice.
    ///
    /// `pattern` has a value for each argument, [`Value::UNBOUND`] where any will do. The tuples are complete, but for
    /// arguments that the relation leaves open whatever they are (see [`Unbound`]). Returns `false` if it was stopped.
    fn solve(
        &self,
        interpretation: InterpretationId,
        pattern: &[Value],
        found: &mut dyn FnMut(&[Value]) -> bool,
    ) -> bool;

    /// [`Self::solve`] for each of several values of one argument, in their order; `found` is also told the place of the value.
    fn solve_each(
        &self,
        argument: usize,
        values: &[Value],
        interpretation: InterpretationId,
        pattern: &[Value],
        found: &mut dyn FnMut(usize, &[Value]) -> bool,
    ) -> bool {
        one_by_one(self, (argument, values), interpretation, pattern, found)
    }

    /// [`Self::solve`], where nobody asks for the value of one argument: of tuples that differ only in it one is enough.
    fn solve_without(
        &self,
        _argument: usize,
        interpretation: InterpretationId,
        pattern: &[Value],
        found: &mut dyn FnMut(&[Value]) -> bool,
    ) -> bool {
        self.solve(interpretation, pattern, found)
    }

    /// About how many tuples agree with a pattern in which the arguments marked in `bound` have values.
    ///
    /// Only an estimate to plan with: the answers never depend on it.
    fn expected_answers(&self, bound: &[bool]) -> f64 {
        if bound.iter().all(|b| *b) { 1.0 } else { 4.0 }
    }

    /// Whether the relation has the same tuples in every interpretation.
    fn is_shared(&self) -> bool {
        false
    }

    /// Whether it is the same to ask with an argument open and look for a value among the answers, and to ask with that value.
    /// Clauses that test what they are given (`var`, `==`, a comparison) do not work with everything open.
    fn is_reversible(&self) -> bool {
        true
    }

    /// For each of the constants of `argument` the place of the one that stands for it while the argument `open` is unbound: with that one
    /// the literal has the same answers but for another value of `open`, and so has everything that can be said after it. The same
    /// constant stands for itself and for all that it stands for.
    ///
    /// `None` if no constant can be spared. (With axes still open, all displacements of one shape say the same.)
    fn representatives(&self, _open: usize, _argument: usize, _constants: &[Value]) -> Option<Vec<usize>> {
        None
    }
}

/// [`Relation::solve_each`] by asking for one value after the other.
pub(crate) fn one_by_one<R: Relation + ?Sized>(
    relation: &R,
    (argument, values): (usize, &[Value]),
    interpretation: InterpretationId,
    pattern: &[Value],
    found: &mut dyn FnMut(usize, &[Value]) -> bool,
) -> bool {
    let mut pattern = pattern.to_vec();
    values.iter().enumerate().all(|(place, &value)| {
        pattern[argument] = value;
        relation.solve(interpretation, &pattern, &mut |tuple| found(place, tuple))
    })
}

/// The relations that are known of some interpretations.
pub trait Background: Sync {
    /// The relation with this name and number of arguments.
    fn relation(&self, name: Symbol, arity: usize) -> Option<&dyn Relation>;

    /// Names and numbers of arguments of all relations, in a fixed order.
    fn signatures(&self) -> Vec<(Symbol, usize)>;

    /// From now on questions that take long end when a limit is reached, until this is called with none. What is answered once a limit is
    /// reached may be incomplete, and is not to be used.
    fn hold_to(&self, _limits: Option<&Limits>) {}
}

/// `unbound/1`: true of whatever it is given, and leaves an unbound argument as it is.
///
/// In a root query it introduces a variable that no literal has bound yet; the first test that uses it may bind it, and from
/// then on it is shared along the path. (Axes of a board, for example, are chosen by the first test that needs some.)
#[derive(Clone, Copy, Debug)]
pub struct Unbound;

impl Relation for Unbound {
    fn arity(&self) -> usize {
        1
    }

    fn solve(&self, _: InterpretationId, pattern: &[Value], found: &mut dyn FnMut(&[Value]) -> bool) -> bool {
        found(pattern)
    }

    fn expected_answers(&self, _: &[bool]) -> f64 {
        1.0
    }
}
