//! The refinement operator: which conjunctions may be added to the query of a node.
//!
//! Each mode is instantiated in every way in which its inputs can be variables of the query of the same type. Where the
//! settings allow lookahead, a literal may be added together with further ones that use a variable which it introduces:
//! some literals help only in company (Blockeel and De Raedt 1998, section on lookahead).

use super::{Bias, Constants, Family, FamilyArgument, FamilyLiteral, Mode, ModeArgument, ModeLiteral, Type};
use crate::logic::{Literal, Symbol, Variable};

/// Makes the families of refinements of queries.
#[derive(Clone, Copy, Debug)]
pub struct Refinements<'a> {
    bias: &'a Bias,
}

/// A mode instantiated in part.
#[derive(Clone)]
struct Partial {
    literals: Vec<FamilyLiteral>,
    arguments: Vec<FamilyArgument>,
    new_variables: Vec<Type>,
    named: Vec<(Symbol, Variable)>,
    uses_required: bool,
}

impl<'a> Refinements<'a> {
    /// The operator of a bias whose constants are all listed (see [`Bias::with_constants`]).
    #[must_use]
    pub fn new(bias: &'a Bias) -> Self {
        Self { bias }
    }

    /// The families of one mode whose inputs are among the given variables (numbered from 0); of equals the earlier in the
    /// settings comes first.
    #[must_use]
    pub fn instances(&self, variables: &[Type]) -> Vec<Family> {
        let empty = Family { literals: Vec::new(), new_variables: Vec::new() };
        self.added(&empty, variables, None)
    }

    /// The largest number of variables of a path that one refinement can use, lookahead included.
    #[must_use]
    pub fn most_inputs(&self) -> usize {
        let first = self.bias.modes.iter().map(inputs).max().unwrap_or(0);
        let further = if self.can_join() { self.bias.maximal_lookahead * (first - 1) } else { 0 };
        first + further
    }

    /// Whether some mode with several inputs can go on from a variable that lookahead opens, and so join it with others.
    #[must_use]
    pub fn can_join(&self) -> bool {
        let opened = || {
            self.bias.lookahead.iter().flat_map(|(name, arity, places)| {
                let types = self.bias.types_of(*name, *arity);
                places.iter().filter_map(move |&place| types.get(place).copied())
            })
        };
        self.bias.maximal_lookahead > 0
            && self.bias.modes.iter().any(|mode| {
                inputs(mode) > 1
                    && mode.literals.iter().any(|literal| {
                        let types = self.bias.types_of(literal.name, literal.arguments.len());
                        literal
                            .arguments
                            .iter()
                            .zip(types)
                            .any(|(argument, kind)| is_input(argument) && opened().any(|open| open.agrees(kind)))
                    })
            })
    }

    /// Whether a conjunction may be added to a query: no predicate is used more often than its mode allows.
    #[must_use]
    pub fn allows(&self, query: &[Literal], added: &[Literal]) -> bool {
        self.bias.modes.iter().all(|mode| {
            let (Some(limit), Some(first)) = (mode.maximal_uses, mode.literals.first()) else { return true };
            let key = Some((first.name, first.arguments.len()));
            let uses = |literals: &[Literal]| literals.iter().filter(|l| l.atom.functor() == key).count();
            uses(added) == 0 || uses(query) + uses(added) <= limit
        })
    }

    /// The variables through which a family's last literal may be followed by further ones: those of the numbers from `before`
    /// on, which its last mode introduces.
    #[must_use]
    pub fn lookahead_variables(&self, family: &Family, before: usize) -> Vec<Variable> {
        let Some(literal) = family.literals.last() else { return Vec::new() };
        let rules = self.bias.lookahead.iter();
        let mut variables: Vec<Variable> = rules
            .filter(|(name, arity, _)| *name == literal.name && *arity == literal.arguments.len())
            .flat_map(|(_, _, places)| places)
            .filter_map(|&place| match literal.arguments[place] {
                FamilyArgument::Variable(variable) if variable.0 as usize >= before => Some(variable),
                _ => None,
            })
            .collect();
        variables.sort_unstable();
        variables.dedup();
        variables
    }

    /// The family followed by one mode that uses one of the required variables. `variables` are those of the path.
    #[must_use]
    pub fn extensions(&self, family: &Family, variables: &[Type], required: &[Variable]) -> Vec<Family> {
        if required.is_empty() { Vec::new() } else { self.added(family, variables, Some(required)) }
    }

    fn added(&self, family: &Family, variables: &[Type], required: Option<&[Variable]>) -> Vec<Family> {
        let mut all: Vec<Type> = variables.to_vec();
        all.extend(&family.new_variables);
        let mut families = Vec::new();
        for mode in &self.bias.modes {
            let mut partials = vec![Partial {
                literals: family.literals.clone(),
                arguments: Vec::new(),
                new_variables: family.new_variables.clone(),
                named: Vec::new(),
                uses_required: required.is_none(),
            }];
            for literal in &mode.literals {
                let types = self.bias.types_of(literal.name, literal.arguments.len());
                for (argument, kind) in literal.arguments.iter().zip(types) {
                    partials = partials
                        .into_iter()
                        .flat_map(|partial| partial.with_argument(argument, kind, &all, variables.len(), required))
                        .collect();
                }
                for partial in &mut partials {
                    partial.close(literal);
                }
            }
            families.extend(
                partials
                    .into_iter()
                    .filter(|partial| partial.uses_required)
                    .map(|partial| Family { literals: partial.literals, new_variables: partial.new_variables }),
            );
        }
        families
    }
}

fn is_input(argument: &ModeArgument) -> bool {
    matches!(argument, ModeArgument::Input(_) | ModeArgument::Either(_))
}

/// The number of places of a mode that want a variable of the query.
fn inputs(mode: &Mode) -> usize {
    mode.literals.iter().flat_map(|literal| &literal.arguments).filter(|argument| is_input(argument)).count()
}

impl Partial {
    /// All ways to go on with one argument.
    fn with_argument(
        self,
        argument: &ModeArgument,
        kind: Type,
        known: &[Type],
        old: usize,
        required: Option<&[Variable]>,
    ) -> Vec<Self> {
        match argument {
            ModeArgument::Constant(Constants::List(values)) => vec![self.with(FamilyArgument::Choice(values.clone()))],
            ModeArgument::Constant(_) => Vec::new(),
            ModeArgument::Fixed(value) => vec![self.with(FamilyArgument::Constant(*value))],
            ModeArgument::Same(name) => {
                let variable = self.named.iter().find(|(n, _)| n == name).map(|(_, v)| *v);
                variable.map(|v| self.with_variable(v, required)).into_iter().collect()
            }
            ModeArgument::Output(name) => vec![self.with_new(*name, kind, old)],
            ModeArgument::Input(name) => self.with_known(*name, kind, known, required),
            ModeArgument::Either(name) => {
                let mut ways = self.clone().with_known(*name, kind, known, required);
                ways.push(self.with_new(*name, kind, old));
                ways
            }
        }
    }

    fn with_known(self, name: Option<Symbol>, kind: Type, known: &[Type], required: Option<&[Variable]>) -> Vec<Self> {
        let named = name.and_then(|name| self.named.iter().find(|(n, _)| *n == name).map(|(_, v)| *v));
        if let Some(variable) = named {
            return vec![self.with_variable(variable, required)];
        }
        (0..known.len())
            .filter(|&at| known[at].agrees(kind))
            .map(|at| {
                let variable = Variable(at as u32);
                let mut way = self.clone().with_variable(variable, required);
                way.named.extend(name.map(|name| (name, variable)));
                way
            })
            .collect()
    }

    fn with_new(mut self, name: Option<Symbol>, kind: Type, old: usize) -> Self {
        let variable = Variable((old + self.new_variables.len()) as u32);
        self.new_variables.push(kind);
        self.named.extend(name.map(|name| (name, variable)));
        self.with(FamilyArgument::Variable(variable))
    }

    fn with_variable(mut self, variable: Variable, required: Option<&[Variable]>) -> Self {
        self.uses_required |= required.is_some_and(|required| required.contains(&variable));
        self.with(FamilyArgument::Variable(variable))
    }

    fn with(mut self, argument: FamilyArgument) -> Self {
        self.arguments.push(argument);
        self
    }

    fn close(&mut self, literal: &ModeLiteral) {
        let arguments = std::mem::take(&mut self.arguments);
        self.literals.push(FamilyLiteral { name: literal.name, arguments });
    }
}
