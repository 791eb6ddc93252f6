//! Clauses: a head and a body of literals.

use super::{Symbol, Term, Variable};
use rustc_hash::FxHashSet;
use std::fmt;

/// A goal of a body, or its negation by failure.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Literal {
    /// Whether the goal stands under `\+`.
    pub negated: bool,
    /// The goal. Control (`;`, `->`, `\+` of more than one goal) stays a term as it was written.
    pub atom: Term,
}

/// `head :- body`; a fact has an empty body.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Clause {
    /// An atom or a compound term.
    pub head: Term,
    /// The goals in order.
    pub body: Vec<Literal>,
}

/// Why a term is no clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClauseError {
    /// `:- Goal`.
    #[error("this is a directive, not a clause")]
    Directive,
    /// The head is a variable, a number or a string, or control.
    #[error("the head of a clause must be an atom or a compound term")]
    Head,
    /// A goal is a number or a string.
    #[error("a goal must be an atom, a compound term or a variable")]
    Goal,
}

impl Literal {
    /// The goal as it is.
    #[must_use]
    pub fn positive(atom: Term) -> Self {
        Self { negated: false, atom }
    }

    /// `\+ atom`.
    #[must_use]
    pub fn negative(atom: Term) -> Self {
        Self { negated: true, atom }
    }

    /// The literal of a goal: `\+ G` is negated where `G` is one goal without control in it.
    #[must_use]
    pub fn from_goal(goal: &Term) -> Self {
        match (goal.functor(), goal.arguments()) {
            (Some((Symbol::NOT, 1)), [inner]) if is_callable(inner) && !is_control(inner) => {
                Self::negative(inner.clone())
            }
            _ => Self::positive(goal.clone()),
        }
    }

    /// The literal as a goal.
    #[must_use]
    pub fn to_goal(&self) -> Term {
        if self.negated { Term::application(Symbol::NOT, vec![self.atom.clone()]) } else { self.atom.clone() }
    }
}

impl Clause {
    /// Reads `H` and `H :- B`. A body `true` is empty.
    pub fn from_term(term: &Term) -> Result<Self, ClauseError> {
        let (head, goals) = match (term.functor(), term.arguments()) {
            (Some((Symbol::IF, 1)), _) => return Err(ClauseError::Directive),
            (Some((Symbol::IF, 2)), [head, body]) => (head, body.conjuncts()),
            _ => (term, Vec::new()),
        };
        if !is_callable(head) || is_control(head) {
            return Err(ClauseError::Head);
        }
        if goals.iter().any(|goal| !is_callable(goal) && !matches!(goal, Term::Variable(_))) {
            return Err(ClauseError::Goal);
        }
        let body = goals
            .into_iter()
            .filter(|goal| !matches!(goal, Term::Atom(Symbol::TRUE)))
            .map(Literal::from_goal)
            .collect();
        Ok(Self { head: head.clone(), body })
    }

    /// The clause as a term.
    #[must_use]
    pub fn to_term(&self) -> Term {
        match conjunction(&self.body) {
            Some(body) => Term::application(Symbol::IF, vec![self.head.clone(), body]),
            None => self.head.clone(),
        }
    }

    /// The variables in the order of their first occurrence, each once.
    #[must_use]
    pub fn variables(&self) -> Vec<Variable> {
        let mut seen = FxHashSet::default();
        std::iter::once(&self.head)
            .chain(self.body.iter().map(|literal| &literal.atom))
            .flat_map(Term::variables)
            .filter(|variable| seen.insert(*variable))
            .collect()
    }

    /// The clause with every variable replaced.
    #[must_use]
    pub fn map_variables(&self, mut replace: impl FnMut(Variable) -> Term) -> Self {
        Self {
            head: self.head.map_variables(&mut replace),
            body: self
                .body
                .iter()
                .map(|literal| Literal { negated: literal.negated, atom: literal.atom.map_variables(&mut replace) })
                .collect(),
        }
    }
}

/// The goals joined by commas; `None` where there are none.
#[must_use]
pub fn conjunction(literals: &[Literal]) -> Option<Term> {
    let mut goals = literals.iter().rev().map(Literal::to_goal);
    let last = goals.next()?;
    Some(goals.fold(last, |rest, goal| Term::application(Symbol::COMMA, vec![goal, rest])))
}

fn is_callable(term: &Term) -> bool {
    matches!(term, Term::Atom(_) | Term::Compound(_))
}

fn is_control(term: &Term) -> bool {
    matches!(
        term.functor(),
        Some((Symbol::COMMA | Symbol::OR | Symbol::BAR | Symbol::THEN | Symbol::SOFT_THEN | Symbol::IF, 2))
            | Some((Symbol::NOT, 1))
            | Some((Symbol::CUT, 0))
    )
}

/// As a goal.
impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_goal().fmt(f)
    }
}

/// With the full stop.
impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::writer::write_clause(&self.to_term(), f)
    }
}
