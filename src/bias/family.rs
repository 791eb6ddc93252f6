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
    /// A compound term with variables inside.
    Compound(Symbol, Vec<FamilyArgument>),
}

impl FamilyArgument {
    /// The argument, or what stands inside it, where it is compound.
    pub fn leaves(&self) -> Vec<&FamilyArgument> {
        match self {
            FamilyArgument::Compound(_, arguments) => arguments.iter().flat_map(FamilyArgument::leaves).collect(),
            leaf => vec![leaf],
        }
    }

    fn member(&self, constants: &mut std::slice::Iter<'_, Value>) -> Term {
        match self {
            FamilyArgument::Variable(variable) => Term::Variable(*variable),
            FamilyArgument::Constant(value) => value.term(),
            FamilyArgument::Choice(_) => constants.next().map_or(Term::atom("_"), |value| value.term()),
            FamilyArgument::Compound(name, arguments) => {
                Term::application(*name, arguments.iter().map(|argument| argument.member(constants)).collect())
            }
        }
    }
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
    /// Its arguments; of a compound one those inside it.
    pub fn leaves(&self) -> impl Iterator<Item = &FamilyArgument> + '_ {
        self.arguments.iter().flat_map(FamilyArgument::leaves)
    }

    /// Its variables, in order, possibly several times.
    pub fn variables(&self) -> impl Iterator<Item = Variable> + '_ {
        self.leaves().filter_map(|argument| match argument {
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
    /// The number of path variables: its own are numbered from there on.
    pub first_new: u32,
    /// Which modes made it, by their places in the bias (rules of lookahead behind the modes), and how many literals each added.
    pub modes: Vec<(u32, usize)>,
}

impl Family {
    /// The family that adds nothing to a path with so many variables.
    #[must_use]
    pub fn empty(variables: usize) -> Self {
        Self { literals: Vec::new(), new_variables: Vec::new(), first_new: variables as u32, modes: Vec::new() }
    }

    /// The number of literals of the mode that begins with the literal in a place; 0 where none begins.
    #[must_use]
    pub fn mode_length_at(&self, place: usize) -> usize {
        let mut start = 0;
        for (_, length) in &self.modes {
            if start == place {
                return *length;
            }
            start += length;
        }
        0
    }

    /// The lists of constants that the members choose from, in the order of their places.
    pub fn choices(&self) -> impl Iterator<Item = &Arc<[Value]>> {
        self.literals.iter().flat_map(FamilyLiteral::leaves).filter_map(|argument| match argument {
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
                let arguments = literal.arguments.iter().map(|argument| argument.member(&mut constants)).collect();
                Literal { negated: false, atom: Term::application(literal.name, arguments) }
            })
            .collect()
    }
}

/// A test: a member of a family below a certain path.
#[derive(Clone, Debug, PartialEq)]
pub struct Refinement {
    /// The literals.
    pub literals: Vec<Literal>,
    /// The types of the variables that they introduce, which are numbered on from those of the path.
    pub new_variables: Vec<Type>,
    /// The modes that made it, as in [`Family`].
    pub modes: Vec<u32>,
    /// Its place in the order in which the original makes tests: modes as they are written, variables from the newest
    /// to the oldest and then a new one, constants as they are listed. To be compared as lists are.
    pub order: Vec<u32>,
}
