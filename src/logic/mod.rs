//! Terms, clauses and the text that people write them in.
//!
//! The usual notions of logic programming: terms and substitutions with unification (J. A. Robinson 1965), clauses
//! with negated literals, θ-subsumption (G. D. Plotkin 1970), and standard Prolog text (ISO/IEC 13211-1) in and out.
//! Knows nothing of Go.

mod character;
mod clause;
pub mod operators;
mod order;
pub mod reader;
mod substitution;
mod subsumption;
mod symbol;
mod term;
pub mod writer;

pub use clause::{Clause, ClauseError, Literal, conjunction};
pub use operators::Operators;
pub use substitution::{Mark, Substitution, unify};
pub use subsumption::{subsumes, subsumes_within};
pub use symbol::Symbol;
pub use term::{Compound, Float, Term, Variable};
