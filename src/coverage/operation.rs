//! A literal made ready to run: the relation found, variables as slots of an environment, constants as values.

use crate::bias::{FamilyArgument, FamilyLiteral};
pub(crate) use crate::interpretation::Comparison;
use crate::interpretation::{Background, InterpretationId, Relation, Value};
use crate::logic::{Literal, Symbol, Term};
use smallvec::SmallVec;
use std::fmt;
use std::sync::Arc;

/// A literal names something that the background does not know, or in a form that cannot be executed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRelation {
    /// The literal as written.
    pub literal: String,
}

impl fmt::Display for UnknownRelation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no relation answers the literal {}", self.literal)
    }
}

impl std::error::Error for UnknownRelation {}

/// An argument of an [`Operation`].
#[derive(Clone, Debug)]
pub(crate) enum Argument {
    /// A value that is always the same.
    Constant(Value),
    /// The variable in this slot of the environment, bound or not.
    Slot(usize),
    /// A constant that distinguishes the members of a family; the number counts the choices of this literal.
    Choice(usize),
    /// A compound term with slots inside.
    Compound(Symbol, Vec<Argument>),
}

impl Argument {
    /// Its value under an environment; a choice has none yet.
    pub(crate) fn value(&self, environment: &[Value]) -> Value {
        match self {
            Self::Constant(value) => *value,
            Self::Slot(slot) => environment[*slot],
            Self::Choice(_) => Value::UNBOUND,
            Self::Compound(..) => self.term(environment).and_then(|term| Value::of(&term)).unwrap_or(Value::UNBOUND),
        }
    }

    fn of_family(argument: &FamilyArgument, choices: &mut SmallVec<[Arc<[Value]>; 2]>) -> Self {
        match argument {
            FamilyArgument::Variable(variable) => Self::Slot(variable.0 as usize),
            FamilyArgument::Constant(value) => Self::Constant(*value),
            FamilyArgument::Choice(values) => {
                choices.push(values.clone());
                Self::Choice(choices.len() - 1)
            }
            FamilyArgument::Compound(name, inner) => {
                Self::Compound(*name, inner.iter().map(|argument| Self::of_family(argument, choices)).collect())
            }
        }
    }

    fn of_term(term: &Term) -> Self {
        match (Value::of(term), term) {
            (Some(value), _) => Self::Constant(value),
            (None, Term::Variable(variable)) => Self::Slot(variable.0 as usize),
            (None, compound) => {
                let name = compound.functor().map_or(Symbol::new(""), |(name, _)| name);
                Self::Compound(name, compound.arguments().iter().map(Self::of_term).collect())
            }
        }
    }

    /// The slots in it.
    fn slots(&self, slots: &mut SmallVec<[usize; 6]>) {
        match self {
            Self::Slot(slot) => slots.push(*slot),
            Self::Compound(_, inner) => inner.iter().for_each(|argument| argument.slots(slots)),
            Self::Constant(_) | Self::Choice(_) => {}
        }
    }

    /// The term, if nothing in it is unbound.
    fn term(&self, environment: &[Value]) -> Option<Term> {
        match self {
            Self::Constant(value) => Some(value.term()),
            Self::Slot(slot) => environment[*slot].is_bound().then(|| environment[*slot].term()),
            Self::Choice(_) => None,
            Self::Compound(name, inner) => {
                let inner = inner.iter().map(|argument| argument.term(environment)).collect::<Option<_>>()?;
                Some(Term::application(*name, inner))
            }
        }
    }

    /// Whether a term agrees with it; slots that were unbound are bound and noted.
    fn matches(&self, term: &Term, environment: &mut [Value], bound: &mut SmallVec<[usize; 6]>) -> bool {
        match self {
            Self::Constant(value) => value.term() == *term,
            Self::Choice(_) => true,
            Self::Slot(slot) => {
                let Some(value) = Value::of(term) else { return false };
                if environment[*slot].is_bound() {
                    return environment[*slot] == value;
                }
                environment[*slot] = value;
                bound.push(*slot);
                true
            }
            Self::Compound(name, inner) => {
                term.functor() == Some((*name, inner.len()))
                    && inner.iter().zip(term.arguments()).all(|(a, term)| a.matches(term, environment, bound))
            }
        }
    }
}

#[derive(Clone, Copy)]
pub(crate) enum Kind<'b> {
    Relation(&'b dyn Relation),
    Comparison(Comparison),
}

/// A literal that can be run.
#[derive(Clone)]
pub(crate) struct Operation<'b> {
    pub(crate) kind: Kind<'b>,
    pub(crate) arguments: SmallVec<[Argument; 4]>,
    pub(crate) choices: SmallVec<[Arc<[Value]>; 2]>,
    /// Where no argument is compound and there are not too many.
    flat: Option<Flat>,
}

/// Arguments made ready: this is used for every literal of every example.
#[derive(Clone)]
struct Flat {
    /// The pattern but for its variables.
    constants: [Value; PATTERN],
    /// The variables: their arguments and slots.
    slots: SmallVec<[(usize, usize); 4]>,
}

impl Flat {
    fn of(arguments: &[Argument]) -> Option<Self> {
        let mut flat = Self { constants: [Value::UNBOUND; PATTERN], slots: SmallVec::new() };
        for (place, argument) in arguments.iter().enumerate() {
            match argument {
                Argument::Constant(value) => *flat.constants.get_mut(place)? = *value,
                Argument::Slot(slot) => flat.slots.push((place, *slot)),
                Argument::Choice(_) => {}
                Argument::Compound(..) => return None,
            }
        }
        (arguments.len() <= PATTERN).then_some(flat)
    }
}

/// What is told of an answer: the place of a constant, the environment, the tuple. Whether to go on comes back.
pub(crate) type FoundAt<'f> = dyn FnMut(usize, &mut [Value], &[Value]) -> bool + 'f;

/// The tuples that a pattern of an operation is put into.
pub(crate) type Pattern = SmallVec<[Value; PATTERN]>;

/// Patterns up to this length need no allocation.
const PATTERN: usize = 6;

impl<'b> Operation<'b> {
    /// Prepares a literal of a family.
    pub(crate) fn of_family(literal: &FamilyLiteral, background: &'b dyn Background) -> Result<Self, UnknownRelation> {
        let mut choices = SmallVec::new();
        let arguments: SmallVec<_> =
            literal.arguments.iter().map(|argument| Argument::of_family(argument, &mut choices)).collect();
        let kind = Self::kind(literal.name, literal.arguments.len(), background)
            .ok_or_else(|| UnknownRelation { literal: format!("{literal}") })?;
        Ok(Self { kind, flat: Flat::of(&arguments), arguments, choices })
    }

    /// Prepares a literal of a query.
    pub(crate) fn of_literal(literal: &Literal, background: &'b dyn Background) -> Result<Self, UnknownRelation> {
        let unknown = || UnknownRelation { literal: format!("{}", literal.atom) };
        let (name, arity) = literal.atom.functor().ok_or_else(unknown)?;
        if literal.negated {
            return Err(unknown());
        }
        let kind = Self::kind(name, arity, background).ok_or_else(unknown)?;
        let arguments: SmallVec<_> = literal.atom.arguments().iter().map(Argument::of_term).collect();
        Ok(Self { kind, flat: Flat::of(&arguments), arguments, choices: SmallVec::new() })
    }

    fn kind(name: Symbol, arity: usize, background: &'b dyn Background) -> Option<Kind<'b>> {
        match background.relation(name, arity) {
            Some(relation) => Some(Kind::Relation(relation)),
            None if arity == 2 => Comparison::named(name).map(Kind::Comparison),
            None => None,
        }
    }

    /// The slots of the arguments that are variables.
    pub(crate) fn slots(&self) -> impl Iterator<Item = usize> + use<> {
        let mut slots = SmallVec::new();
        self.arguments.iter().for_each(|argument| argument.slots(&mut slots));
        slots.into_iter()
    }

    /// Which constants of an argument stand for which while another argument is unbound.
    pub(crate) fn representatives(&self, open: usize, argument: usize, constants: &[Value]) -> Option<Vec<usize>> {
        match self.kind {
            Kind::Relation(relation) => relation.representatives(open, argument, constants),
            Kind::Comparison(_) => None,
        }
    }

    /// The arguments under an environment; choices are left unbound.
    pub(crate) fn pattern(&self, environment: &[Value]) -> Pattern {
        let Some(Flat { constants, slots }) = &self.flat else {
            return self.arguments.iter().map(|argument| argument.value(environment)).collect();
        };
        let mut values = *constants;
        slots.iter().for_each(|&(place, slot)| values[place] = environment[slot]);
        Pattern::from_buf_and_len(values, self.arguments.len())
    }

    /// Runs the operation: for each answer the environment is extended and `found` called with the tuple, until it says stop.
    /// The environment is afterwards as it was before. Returns `false` if it was stopped.
    pub(crate) fn run(
        &self,
        interpretation: InterpretationId,
        pattern: &Pattern,
        environment: &mut [Value],
        found: &mut dyn FnMut(&mut [Value], &[Value]) -> bool,
    ) -> bool {
        match self.kind {
            Kind::Relation(relation) => relation
                .solve(interpretation, pattern, &mut |tuple| self.with_tuple(pattern, environment, tuple, found)),
            Kind::Comparison(comparison) => self.compare(comparison, pattern, environment, found),
        }
    }

    /// Runs a relation for each of several constants in the place of an argument; `found` is told their places. `None` for comparisons.
    pub(crate) fn run_each(
        &self,
        (argument, constants): (usize, &[Value]),
        interpretation: InterpretationId,
        pattern: &Pattern,
        environment: &mut [Value],
        found: &mut FoundAt<'_>,
    ) -> Option<bool> {
        let Kind::Relation(relation) = self.kind else { return None };
        Some(relation.solve_each(argument, constants, interpretation, pattern, &mut |place, tuple| {
            self.with_tuple(pattern, environment, tuple, &mut |environment, tuple| found(place, environment, tuple))
        }))
    }

    /// [`Self::run`] where nothing asks for the value that one argument would get.
    pub(crate) fn run_without(
        &self,
        argument: usize,
        interpretation: InterpretationId,
        pattern: &Pattern,
        environment: &mut [Value],
        found: &mut dyn FnMut(&mut [Value], &[Value]) -> bool,
    ) -> bool {
        match self.kind {
            Kind::Relation(relation) => relation.solve_without(argument, interpretation, pattern, &mut |tuple| {
                self.with_tuple(pattern, environment, tuple, found)
            }),
            Kind::Comparison(_) => self.run(interpretation, pattern, environment, found),
        }
    }

    /// Whether a choice must be given a constant before the operation can be run: equality wants one side bound.
    pub(crate) fn wants_constant(&self, pattern: &Pattern) -> bool {
        matches!(self.kind, Kind::Comparison(_)) && !pattern.iter().any(|value| value.is_bound())
    }

    /// Equality binds an unbound side; the other comparisons want both sides bound. What is not bound so has no answer.
    fn compare(
        &self,
        comparison: Comparison,
        pattern: &Pattern,
        environment: &mut [Value],
        found: &mut dyn FnMut(&mut [Value], &[Value]) -> bool,
    ) -> bool {
        let tuple = match (comparison, pattern[0].is_bound(), pattern[1].is_bound()) {
            (_, true, true) if comparison.holds(pattern[0], pattern[1]) => [pattern[0], pattern[1]],
            (Comparison::Equal, true, false) => [pattern[0]; 2],
            (Comparison::Equal, false, true) => [pattern[1]; 2],
            _ => return true,
        };
        self.with_tuple(pattern, environment, &tuple, found)
    }

    /// Calls `found` with the environment extended by a tuple, if it agrees with the arguments.
    fn with_tuple(
        &self,
        pattern: &Pattern,
        environment: &mut [Value],
        tuple: &[Value],
        found: &mut dyn FnMut(&mut [Value], &[Value]) -> bool,
    ) -> bool {
        if let Some(Flat { slots, .. }) = &self.flat {
            let open = || slots.iter().filter(|(place, _)| !pattern[*place].is_bound());
            let mut fits = true;
            for &(place, slot) in open() {
                // One variable in two places wants the same value in both.
                fits &= !environment[slot].is_bound() || environment[slot] == tuple[place];
                environment[slot] = tuple[place];
            }
            let go_on = !fits || found(environment, tuple);
            open().for_each(|&(_, slot)| environment[slot] = Value::UNBOUND);
            return go_on;
        }
        let mut bound = SmallVec::new();
        let fits = self.arguments.iter().zip(pattern).zip(tuple).all(|((argument, asked), value)| {
            asked.is_bound() || argument.matches(&value.term(), environment, &mut bound)
        });
        let go_on = !fits || found(environment, tuple);
        bound.into_iter().for_each(|slot| environment[slot] = Value::UNBOUND);
        go_on
    }
}
