//! Families of refinements: conjunctions that differ only in constants.

use super::Type;
use crate::interpretation::Value;
use crate::logic::Symbol;
use crate::logic::{Literal, Term, Variable};
use std::fmt;
use std::sync::Arc;

/// An argument of a [`FamilyLiteral`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FamilyArgument {
    /// A variable of the path, or one that the family introduces.
    Variable(Variable),
    /// The same constant in all members.
    Constant(Value),
    /// One of these constants in each member.
    Choice(Arc<[Value]>),
}

/// A literal of a [`Family`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FamilyLiteral {
    /// The predicate.
    pub name: Symbol,
    /// Its arguments.
    pub arguments: Vec<FamilyArgument>,
}

impl FamilyLiteral {
    /// Its variables, in order, possibly several times.
    pub fn variables(&self) -> impl Iterator<Item = Variable> + '_ {
        self.arguments.iter().filter_map(|argument| match argument {
            FamilyArgument::Variable(variable) => Some(*variable),
            _ => None,
        })
    }
}

impl fmt::Display for FamilyLiteral {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.name, self.arguments.len())
    }
}

/// Refinements of a query that differ only in constants.
#[derive(Clone, Debug, PartialEq)]
pub struct Family {
    /// The literals to add.
    pub literals: Vec<FamilyLiteral>,
    /// The types of the variables that the literals introduce, which are numbered from the number of path variables on.
    pub new_variables: Vec<Type>,
}

impl Family {
    /// The lists of constants that the members choose from, in the order of their places.
    pub fn choices(&self) -> impl Iterator<Item = &Arc<[Value]>> {
        self.literals.iter().flat_map(|literal| &literal.arguments).filter_map(|argument| match argument {
            FamilyArgument::Choice(values) => Some(values),
            _ => None,
        })
    }

    /// The number of members.
    #[must_use]
    pub fn size(&self) -> usize {
        self.choices().map(|values| values.len()).product()
    }

    /// The member with the given constants.
    #[must_use]
    pub fn member(&self, constants: &[Value]) -> Vec<Literal> {
        let mut constants = constants.iter();
        self.literals
            .iter()
            .map(|literal| {
                let arguments = literal
                    .arguments
                    .iter()
                    .map(|argument| match argument {
                        FamilyArgument::Variable(variable) => Term::Variable(*variable),
                        FamilyArgument::Constant(value) => value.term(),
                        FamilyArgument::Choice(_) => constants.next().map_or(Term::atom("_"), |value| value.term()),
                    })
                    .collect::<Vec<_>>();
                let atom = match arguments.is_empty() {
                    true => Term::Atom(literal.name),
                    false => Term::compound(literal.name.as_str(), arguments),
                };
                Literal { negated: false, atom }
            })
            .collect()
    }
}
