//! The refinement operator: which conjunctions may be added to the query of a node.
//!
//! Each mode is instantiated in every way in which its inputs can be variables of the query of the same type, or such as an
//! earlier place of the same literal has introduced. Where the settings allow lookahead, a literal may be added together with
//! further ones that use a variable which it introduces: some literals help only in company (Blockeel and De Raedt 1998, section
//! on lookahead).

use super::{
    Bias, Constants, Family, FamilyArgument, FamilyLiteral, Follow, Lookahead, Mode, ModeArgument, ModeLiteral, Type,
};
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
    /// The arguments of the literal that is being made; what stands inside compound ones stands in their place.
    leaves: Vec<FamilyArgument>,
    new_variables: Vec<Type>,
    /// What the names in the mode stand for.
    named: Vec<(Symbol, FamilyArgument)>,
    uses_required: bool,
}

/// The variables that there are.
struct Scope<'s> {
    /// Of the path and of the family so far, by number.
    known: Vec<Type>,
    /// How many of them are the path's.
    path: usize,
    /// One of these must be used.
    required: Option<&'s [Variable]>,
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
        self.added(&Family::empty(variables.len()), variables, None)
    }

    /// The largest number of variables of a path that one refinement can use, lookahead included: of one type, or of all.
    #[must_use]
    pub fn most_inputs(&self, kind: Option<Type>) -> usize {
        let count = |literals: &[ModeLiteral]| {
            let wants = |literal: &ModeLiteral| {
                let types = self.bias.types_of(literal);
                let fitting = literal
                    .leaves()
                    .zip(types)
                    .filter(|(argument, wanted)| is_input(argument) && kind.is_none_or(|kind| kind.agrees(*wanted)));
                fitting.count()
            };
            literals.iter().map(wants).sum::<usize>()
        };
        let first = self.bias.modes.iter().map(|mode| count(&mode.literals)).max().unwrap_or(0);
        let stated = self.bias.lookahead.iter().map(|rule| match &rule.follow {
            Follow::Literals { literals, .. } => count(literals),
            Follow::Through(_) => 0,
        });
        // A mode that goes on from a variable of lookahead has one input less for the path.
        let all = kind.is_none();
        let joined = if self.can_join() { first.saturating_sub(usize::from(all)) } else { 0 };
        first + self.maximal_lookahead() * stated.max().unwrap_or(0).max(joined)
    }

    /// The largest number of modes that are added at once beside the first.
    #[must_use]
    pub fn maximal_lookahead(&self) -> usize {
        let exhaustive = self.bias.learning.exhaustive_lookahead;
        if self.bias.lookahead.is_empty() { exhaustive } else { self.bias.maximal_lookahead.max(exhaustive) }
    }

    /// Whether some mode with several inputs can go on from a variable that lookahead opens, and so join it with others.
    #[must_use]
    pub fn can_join(&self) -> bool {
        if self.maximal_lookahead() == 0 {
            return false;
        }
        let opened: Vec<Type> = if self.bias.learning.exhaustive_lookahead > 0 {
            vec![Type::ANY]
        } else {
            let through = self.bias.lookahead.iter().filter_map(|rule| match &rule.follow {
                Follow::Through(places) => Some((rule, places)),
                Follow::Literals { .. } => None,
            });
            let types = through.flat_map(|(rule, places)| {
                let declared = self.bias.types.get(&(rule.name, rule.arity));
                places.iter().map(move |&place| declared.and_then(|types| types.get(place)).copied())
            });
            types.map(|kind| kind.unwrap_or(Type::ANY)).collect()
        };
        self.bias.modes.iter().any(|mode| {
            inputs(mode) > 1
                && mode.literals.iter().any(|literal| {
                    let types = self.bias.types_of(literal);
                    literal
                        .leaves()
                        .zip(types)
                        .any(|(argument, kind)| is_input(argument) && opened.iter().any(|open| open.agrees(kind)))
                })
        })
    }

    /// Whether modes may be used below a path that has used others: none more often than it allows.
    #[must_use]
    pub fn allows(&self, used: &[u32], added: &[u32]) -> bool {
        self.bias.modes.iter().enumerate().all(|(at, mode)| {
            let Some(limit) = mode.maximal_uses else { return true };
            let uses = |modes: &[u32]| modes.iter().filter(|&&mode| mode as usize == at).count();
            uses(added) == 0 || uses(used) + uses(added) <= limit
        })
    }

    /// Whether the settings' constraints let literals be added, one after the other, to the root query and a path.
    #[must_use]
    pub fn permits(&self, path: &[Literal], added: &[Literal]) -> bool {
        if self.bias.constraints.is_empty() {
            return true;
        }
        let mut query: Vec<&Literal> = self.bias.root.iter().skip(1).chain(path).collect();
        added.iter().all(|literal| {
            let permitted = self.bias.constraints.iter().all(|constraint| constraint.allows(&query, literal));
            query.push(literal);
            permitted
        })
    }

    /// The variables through which a family's last literal may be followed by further ones.
    #[must_use]
    pub fn lookahead_variables(&self, family: &Family) -> Vec<Variable> {
        let Some(literal) = family.literals.last() else { return Vec::new() };
        let leaves: Vec<&FamilyArgument> = literal.leaves().collect();
        let rules = self.rules_for(literal).filter_map(|(_, rule)| match &rule.follow {
            Follow::Through(places) => Some(places),
            Follow::Literals { .. } => None,
        });
        let through = rules.flatten().filter_map(|&place| match leaves.get(place) {
            Some(FamilyArgument::Variable(variable)) => Some(*variable),
            _ => None,
        });
        let mut variables: Vec<Variable> = through.collect();
        if self.bias.learning.exhaustive_lookahead > 0 {
            variables.extend(literal.variables().filter(|variable| variable.0 >= family.first_new));
        }
        variables.sort_unstable();
        variables.dedup();
        variables
    }

    fn rules_for(&self, literal: &FamilyLiteral) -> impl Iterator<Item = (usize, &'a Lookahead)> {
        let key = (literal.name, literal.arguments.len());
        self.bias.lookahead.iter().enumerate().filter(move |(_, rule)| (rule.name, rule.arity) == key)
    }

    /// The family followed by one mode that uses one of the required variables. `variables` are those of the path.
    #[must_use]
    pub fn extensions(&self, family: &Family, variables: &[Type], required: &[Variable]) -> Vec<Family> {
        if required.is_empty() { Vec::new() } else { self.added(family, variables, Some(required)) }
    }

    /// The family followed by what `lookahead(Literal, Conjunction)` says may follow its last literal.
    #[must_use]
    pub fn stated_extensions(&self, family: &Family, variables: &[Type]) -> Vec<Family> {
        let Some(last) = family.literals.last() else { return Vec::new() };
        let leaves: Vec<&FamilyArgument> = last.leaves().collect();
        let mut families = Vec::new();
        for (at, rule) in self.rules_for(last) {
            let Follow::Literals { names, literals } = &rule.follow else { continue };
            if names.len() != leaves.len() {
                continue;
            }
            let named =
                names.iter().zip(&leaves).filter_map(|(name, leaf)| Some(((*name)?, (*leaf).clone()))).collect();
            let mode = (self.bias.modes.len() + at) as u32;
            families.extend(self.instances_of(mode, literals, family, variables, None, named));
        }
        families
    }

    fn added(&self, family: &Family, variables: &[Type], required: Option<&[Variable]>) -> Vec<Family> {
        let modes = self.bias.modes.iter().enumerate();
        modes
            .flat_map(|(at, mode)| {
                self.instances_of(at as u32, &mode.literals, family, variables, required, Vec::new())
            })
            .collect()
    }

    fn instances_of(
        &self,
        mode: u32,
        literals: &[ModeLiteral],
        family: &Family,
        variables: &[Type],
        required: Option<&[Variable]>,
        named: Vec<(Symbol, FamilyArgument)>,
    ) -> Vec<Family> {
        let mut known: Vec<Type> = variables.to_vec();
        known.extend(&family.new_variables);
        let scope = Scope { known, path: variables.len(), required };
        let mut partials = vec![Partial {
            literals: family.literals.clone(),
            leaves: Vec::new(),
            new_variables: family.new_variables.clone(),
            named,
            uses_required: required.is_none(),
        }];
        for literal in literals {
            let mut types = self.bias.types_of(literal).into_iter();
            for argument in &literal.arguments {
                let inside = matches!(argument, ModeArgument::Compound(..));
                for (leaf, kind) in argument.leaves().into_iter().zip(types.by_ref()) {
                    let ways = |partial: Partial| partial.with_argument(leaf, kind, inside, &scope);
                    partials = partials.into_iter().flat_map(ways).collect();
                }
            }
            for partial in &mut partials {
                partial.close(literal);
            }
        }
        let mut modes = family.modes.clone();
        modes.push((mode, literals.len()));
        let done = partials.into_iter().filter(|partial| partial.uses_required);
        done.map(|partial| Family {
            literals: partial.literals,
            new_variables: partial.new_variables,
            first_new: family.first_new,
            modes: modes.clone(),
        })
        .collect()
    }
}

fn is_input(argument: &ModeArgument) -> bool {
    matches!(argument, ModeArgument::Input(_) | ModeArgument::Either(_))
}

/// The number of places of a mode that want a variable of the query.
fn inputs(mode: &Mode) -> usize {
    mode.literals.iter().flat_map(ModeLiteral::leaves).filter(|argument| is_input(argument)).count()
}

impl Partial {
    /// All ways to go on with one argument.
    fn with_argument(self, argument: &ModeArgument, kind: Type, inside: bool, scope: &Scope<'_>) -> Vec<Self> {
        match argument {
            // Inside a compound argument each constant makes a family of its own.
            ModeArgument::Constant(Constants::List(values)) if inside => {
                values.iter().map(|value| self.clone().with(FamilyArgument::Constant(*value))).collect()
            }
            ModeArgument::Constant(Constants::List(values)) => vec![self.with(FamilyArgument::Choice(values.clone()))],
            ModeArgument::Constant(_) | ModeArgument::Compound(..) => Vec::new(),
            ModeArgument::Fixed(value) => vec![self.with(FamilyArgument::Constant(*value))],
            ModeArgument::Same(name) => {
                let same = self.known_as(Some(*name));
                same.and_then(|argument| self.with_same(argument, scope)).into_iter().collect()
            }
            ModeArgument::Output(name) => vec![self.with_new(*name, kind, scope)],
            ModeArgument::Input(name) => self.with_known(*name, kind, scope),
            ModeArgument::Either(name) => {
                if let Some(same) = self.known_as(*name) {
                    return self.with_same(same, scope).into_iter().collect();
                }
                let mut ways = self.clone().with_known(*name, kind, scope);
                ways.push(self.with_new(*name, kind, scope));
                ways
            }
        }
    }

    /// What a name stands for already.
    fn known_as(&self, name: Option<Symbol>) -> Option<FamilyArgument> {
        self.named.iter().find(|(other, _)| Some(*other) == name).map(|(_, argument)| argument.clone())
    }

    /// Once more what stood elsewhere. A choice of constants cannot be made twice in the same way.
    fn with_same(self, argument: FamilyArgument, scope: &Scope<'_>) -> Option<Self> {
        match argument {
            FamilyArgument::Variable(variable) => Some(self.with_variable(variable, scope)),
            FamilyArgument::Choice(_) => None,
            other => Some(self.with(other)),
        }
    }

    fn with_known(self, name: Option<Symbol>, kind: Type, scope: &Scope<'_>) -> Vec<Self> {
        if let Some(same) = self.known_as(name) {
            return self.with_same(same, scope).into_iter().collect();
        }
        let introduced = self.new_variables.get(scope.known.len() - scope.path..).unwrap_or_default();
        let all = scope.known.iter().chain(introduced).enumerate();
        let fitting: Vec<u32> = all.filter(|(_, known)| known.agrees(kind)).map(|(at, _)| at as u32).collect();
        fitting
            .into_iter()
            .map(|at| {
                let variable = Variable(at);
                let mut way = self.clone().with_variable(variable, scope);
                way.named.extend(name.map(|name| (name, FamilyArgument::Variable(variable))));
                way
            })
            .collect()
    }

    fn with_new(mut self, name: Option<Symbol>, kind: Type, scope: &Scope<'_>) -> Self {
        let variable = FamilyArgument::Variable(Variable((scope.path + self.new_variables.len()) as u32));
        self.new_variables.push(kind);
        self.named.extend(name.map(|name| (name, variable.clone())));
        self.with(variable)
    }

    fn with_variable(mut self, variable: Variable, scope: &Scope<'_>) -> Self {
        self.uses_required |= scope.required.is_some_and(|required| required.contains(&variable));
        self.with(FamilyArgument::Variable(variable))
    }

    fn with(mut self, argument: FamilyArgument) -> Self {
        self.leaves.push(argument);
        self
    }

    fn close(&mut self, literal: &ModeLiteral) {
        let mut leaves = std::mem::take(&mut self.leaves).into_iter();
        let arguments = literal.arguments.iter().filter_map(|argument| rebuilt(argument, &mut leaves)).collect();
        self.literals.push(FamilyLiteral { name: literal.name, arguments });
    }
}

/// An argument with its leaves replaced by those that come next.
fn rebuilt(argument: &ModeArgument, leaves: &mut std::vec::IntoIter<FamilyArgument>) -> Option<FamilyArgument> {
    match argument {
        ModeArgument::Compound(name, inner) => {
            let arguments = inner.iter().map(|argument| rebuilt(argument, leaves)).collect::<Option<_>>()?;
            Some(FamilyArgument::Compound(*name, arguments))
        }
        _ => leaves.next(),
    }
}
