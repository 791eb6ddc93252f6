//! Clauses made ready to be resolved with, and found by the first argument of a goal.
//!
//! A head is not built to be unified: its arguments are compared with those of the goal, and only what an unbound variable of the goal
//! is to be bound to is made (as the instructions for heads do it in Warren's abstract machine, 1983). Nor is a body: its goals
//! stay as they are written, with the number from which the clause's variables are counted beside them.

use crate::logic::{Clause, Substitution, Symbol, Term, Variable, unify};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::Arc;

/// The arguments of a goal.
pub(super) type Arguments = SmallVec<[Term; 4]>;

/// From where the variables of a term are counted; `None` if they are what they say.
pub(super) type Frame = Option<u32>;

/// The clauses of a predicate in their order.
#[derive(Clone, Debug, Default)]
pub(super) struct Predicate {
    clauses: Vec<Stored>,
    /// The numbers of all clauses.
    all: Vec<u32>,
    /// The numbers of those that fit a first argument.
    by_key: FxHashMap<Key, Vec<u32>>,
    /// The numbers of those that fit any: their first argument is a variable.
    open: Vec<u32>,
    /// Whether it stands in the library, and gives way to a predicate of the same name.
    pub(super) from_library: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Stored {
    head: Vec<Term>,
    pub(super) body: Vec<Term>,
    /// The clause's variables have lower numbers.
    pub(super) variables: u32,
}

/// What tells first arguments apart: an atomic term, or name and arity.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Key {
    Integer(i64),
    Float(u64),
    Text(Arc<str>),
    Functor(Symbol, usize),
}

impl Key {
    fn of(term: &Term) -> Option<Self> {
        match term {
            Term::Variable(_) => None,
            Term::Integer(number) => Some(Self::Integer(*number)),
            Term::Float(number) => Some(Self::Float(number.get().to_bits())),
            Term::String(text) => Some(Self::Text(text.clone())),
            Term::Atom(_) | Term::Compound(_) => term.functor().map(|(name, arity)| Self::Functor(name, arity)),
        }
    }
}

impl Predicate {
    /// Adds a clause behind the others.
    pub(super) fn add(&mut self, clause: &Clause) {
        let number = self.clauses.len() as u32;
        self.all.push(number);
        match clause.head.arguments().first().map(Key::of) {
            Some(Some(key)) => self.by_key.entry(key).or_insert_with(|| self.open.clone()).push(number),
            Some(None) => {
                self.open.push(number);
                self.by_key.values_mut().for_each(|fitting| fitting.push(number));
            }
            None => {}
        }
        self.clauses.push(Stored {
            head: clause.head.arguments().to_vec(),
            body: clause.body.iter().map(|literal| literal.to_goal()).collect(),
            variables: clause.variables().iter().map(|variable| variable.0 + 1).max().unwrap_or(0),
        });
    }

    /// The numbers of the clauses that may fit a goal, by its first argument with bindings followed.
    pub(super) fn candidates(&self, first: Option<&Term>) -> &[u32] {
        match first.and_then(Key::of) {
            Some(key) => self.by_key.get(&key).unwrap_or(&self.open),
            None => &self.all,
        }
    }

    pub(super) fn clause(&self, number: u32) -> &Stored {
        &self.clauses[number as usize]
    }
}

/// A term with the variables of a frame replaced by their values, as far as these are known, or by themselves.
pub(super) fn instance(term: &Term, frame: Frame, substitution: &Substitution) -> Term {
    match (term, frame) {
        (Term::Variable(variable), _) => {
            let variable = Term::Variable(Variable(variable.0.wrapping_add(frame.unwrap_or(0))));
            substitution.walk(&variable).clone()
        }
        (Term::Compound(_), Some(base)) if !term.is_ground() => term.map_variables(|variable| {
            substitution.walk(&Term::Variable(Variable(variable.0.wrapping_add(base)))).clone()
        }),
        _ => term.clone(),
    }
}

/// The term that an unbound variable of a goal gets from a head, and whether the goal's own variables could stand in it.
fn built(pattern: &Term, base: u32, substitution: &Substitution) -> (Term, bool) {
    let mut shares = false;
    let term = pattern.map_variables(|variable| {
        let variable = Term::Variable(Variable(base.wrapping_add(variable.0)));
        let value = substitution.walk(&variable);
        shares |= !value.is_ground() && *value != variable;
        value.clone()
    });
    (term, shares)
}

impl Stored {
    /// Unifies the head with the arguments of a goal; the variables of the clause are counted from `base`, and none of them nor any
    /// higher one has been used. If it is impossible, bindings may be left behind.
    pub(super) fn unify_head(&self, arguments: &[Term], base: u32, substitution: &mut Substitution) -> bool {
        let mut fitting = Fitting { base, unmentioned: base.saturating_add(self.variables), exported: false };
        let mut parts: SmallVec<[(&Term, Term); 4]> = SmallVec::new();
        self.head.iter().zip(arguments).all(|(pattern, argument)| {
            let mut fits = fitting.fits(pattern, argument, &mut parts, substitution);
            while fits && let Some((pattern, term)) = parts.pop() {
                fits = fitting.fits(pattern, &term, &mut parts, substitution);
            }
            fits
        })
    }
}

/// How a head is fitted to a goal.
struct Fitting {
    base: u32,
    unmentioned: u32,
    /// Whether a variable of the clause stands in a value already, so that it could come to stand in its own.
    exported: bool,
}

impl Fitting {
    /// Makes a part of a head equal to a part of a goal, but for smaller parts, which are left to be done.
    fn fits<'c>(
        &mut self,
        pattern: &'c Term,
        term: &Term,
        parts: &mut SmallVec<[(&'c Term, Term); 4]>,
        substitution: &mut Substitution,
    ) -> bool {
        let known = matches!(term, Term::Variable(_)).then(|| substitution.walk(term).clone());
        let term = known.as_ref().unwrap_or(term);
        match (pattern, term) {
            (Term::Variable(variable), _) => {
                let variable = Variable(self.base.wrapping_add(variable.0));
                match substitution.get(variable).cloned() {
                    Some(value) => unify(&value, term, substitution),
                    None if self.exported => unify(&Term::Variable(variable), term, substitution),
                    None => {
                        substitution.bind_apart(variable, term.clone(), self.unmentioned);
                        true
                    }
                }
            }
            (_, Term::Variable(open)) if pattern.is_ground() => {
                substitution.bind_apart(*open, pattern.clone(), 0);
                true
            }
            (_, Term::Variable(open)) => {
                let (value, shares) = built(pattern, self.base, substitution);
                if shares || self.exported {
                    self.exported = true;
                    return substitution.bind(*open, value);
                }
                self.exported = true;
                substitution.bind_apart(*open, value, self.unmentioned);
                true
            }
            (Term::Compound(one), Term::Compound(other)) => {
                let alike = pattern.functor() == term.functor();
                if alike && !Arc::ptr_eq(one, other) {
                    parts.extend(one.arguments.iter().zip(other.arguments.iter().cloned()).rev());
                }
                alike
            }
            _ => pattern == term,
        }
    }
}
