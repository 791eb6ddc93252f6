//! `constraint(Literal, Condition)`: a literal may be added to a query only where a condition on the query holds.
//!
//! No public text says what the original takes for conditions, so this is the plain reading of the name: the condition is
//! built of `occurs(L)` (the query has a literal of the form `L`), `=`, `==`, `\=`, `\==` and `@<` between what stands in the
//! places of the literal, `true`, `fail`, and of these by `,`, `;` and `not` or `\+`. Variables of the literal stand for what is
//! added, others for anything; variables of the query are told apart by name, whatever values they have.

use super::settings::Fault;
use crate::logic::{Literal, Symbol, Term, Variable};
use rustc_hash::FxHashMap;

/// A literal, and when it may be added.
#[derive(Clone, Debug, PartialEq)]
pub struct Constraint {
    literal: Term,
    condition: Condition,
}

#[derive(Clone, Debug, PartialEq)]
enum Condition {
    Always(bool),
    Occurs(Term),
    /// The terms are the same, or are not.
    Same(Term, Term, bool),
    Before(Term, Term),
    Not(Box<Condition>),
    All(Vec<Condition>),
    Any(Vec<Condition>),
}

/// What the variables of a constraint stand for.
type Bound = FxHashMap<Variable, Term>;

impl Constraint {
    /// Reads `constraint(Literal, Condition)`.
    pub(super) fn read(literal: &Term, condition: &Term) -> Result<Self, Fault> {
        if literal.functor().is_none_or(|(name, _)| name == Symbol::COMMA) {
            return Err(Fault::unsupported(format!(
                "constraint({literal}, …) is not supported: the first argument must be one literal"
            )));
        }
        Ok(Self { literal: literal.clone(), condition: read(condition)? })
    }

    /// Whether a literal may be added to a query.
    #[must_use]
    pub fn allows(&self, query: &[&Literal], added: &Literal) -> bool {
        let mut bound = Bound::default();
        let concerns = !added.negated && matches(&self.literal, &added.atom, &mut bound);
        !concerns || self.condition.holds(query, &bound)
    }
}

fn read(condition: &Term) -> Result<Condition, Fault> {
    let name = condition.functor().map(|(name, _)| name.as_str()).unwrap_or_default();
    Ok(match (name, condition.arguments()) {
        ("true", []) => Condition::Always(true),
        ("fail" | "false", []) => Condition::Always(false),
        ("occurs", [literal]) if literal.functor().is_some() => Condition::Occurs(literal.clone()),
        ("=" | "==", [left, right]) => Condition::Same(left.clone(), right.clone(), true),
        ("\\=" | "\\==", [left, right]) => Condition::Same(left.clone(), right.clone(), false),
        ("@<", [left, right]) => Condition::Before(left.clone(), right.clone()),
        ("not" | "\\+", [inner]) => Condition::Not(Box::new(read(inner)?)),
        (",", [one, other]) => Condition::All(vec![read(one)?, read(other)?]),
        (";", [one, other]) => Condition::Any(vec![read(one)?, read(other)?]),
        _ => {
            let message = format!("constraint(…, {condition}) is not supported, and has no effect");
            let mut fault = Fault::unsupported(message);
            fault.hint = Some("a condition is made of occurs(Literal), =, \\=, @<, not, comma and semicolon".into());
            return Err(fault);
        }
    })
}

impl Condition {
    fn holds(&self, query: &[&Literal], bound: &Bound) -> bool {
        match self {
            Self::Always(holds) => *holds,
            Self::Occurs(literal) => {
                query.iter().any(|known| !known.negated && matches(literal, &known.atom, &mut bound.clone()))
            }
            Self::Same(left, right, wanted) => (instance(left, bound) == instance(right, bound)) == *wanted,
            Self::Before(left, right) => instance(left, bound) < instance(right, bound),
            Self::Not(inner) => !inner.holds(query, bound),
            Self::All(parts) => parts.iter().all(|part| part.holds(query, bound)),
            Self::Any(parts) => parts.iter().any(|part| part.holds(query, bound)),
        }
    }
}

/// Whether a term has a form; the variables of the form are bound, those of the term are names.
fn matches(form: &Term, term: &Term, bound: &mut Bound) -> bool {
    let mut pairs = vec![(form, term)];
    while let Some((form, term)) = pairs.pop() {
        match form {
            Term::Variable(variable) => {
                if bound.entry(*variable).or_insert_with(|| term.clone()) != term {
                    return false;
                }
            }
            Term::Compound(_) if form.functor() == term.functor() => {
                pairs.extend(form.arguments().iter().zip(term.arguments()));
            }
            _ if form == term => {}
            _ => return false,
        }
    }
    true
}

/// A term with its variables replaced by what they stand for. One that stands for nothing is a name of its own.
fn instance(term: &Term, bound: &Bound) -> Term {
    term.map_variables(|variable| {
        let free = || Term::compound("free", vec![Term::integer(variable.0.into())]);
        bound.get(&variable).cloned().unwrap_or_else(free)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostics::Source;
    use crate::logic::Operators;
    use crate::logic::reader::read_term;
    use std::sync::Arc;

    fn term(text: &str) -> Term {
        read_term(&Arc::new(Source::new("t", text)), &Operators::default()).expect("a term").term
    }

    /// Whether the last literal of a query may be added to the others.
    fn allows(constraint: &str, query: &str) -> bool {
        let constraint = term(constraint);
        let [literal, condition] = constraint.arguments() else { panic!() };
        let constraint = Constraint::read(literal, condition).expect("a constraint");
        let query: Vec<Literal> = term(query).conjuncts().into_iter().map(Literal::from_goal).collect();
        let (added, before) = query.split_last().expect("a literal");
        constraint.allows(&before.iter().collect::<Vec<_>>(), added)
    }

    #[test]
    fn conditions() {
        for (constraint, query, wanted) in [
            ("c(p(X), occurs(q(X)))", "q(A), p(A)", true),
            ("c(p(X), occurs(q(X)))", "q(B), p(A)", false),
            ("c(p(X), occurs(q(X)))", "q(B), r(A)", true),
            ("c(p(X), occurs(q(X)))", "p(A, A)", true),
            ("c(p(X), occurs(q(_)))", "q(B), p(A)", true),
            ("c(p(X), not(occurs(p(X))))", "p(A), p(A)", false),
            ("c(p(X), \\+ occurs(p(Y)))", "p(A), p(B)", false),
            ("c(p(X, Y), X \\= Y)", "q(A), p(A, A)", false),
            ("c(p(X, Y), X \\= Y)", "q(A), p(A, B)", true),
            ("c(p(X, Y), X @< Y)", "q(A, B), p(B, A)", false),
            ("c(p(X, Y), X @< Y)", "q(A, B), p(A, B)", true),
            ("c(p(X, a), (X == b ; occurs(q(X))))", "q(A), p(A, a)", true),
            ("c(p(X, a), (X == b, occurs(q(X))))", "q(A), p(A, a)", false),
            ("c(p(X, a), fail)", "p(A, b)", true),
            ("c(p(X, a), fail)", "p(A, a)", false),
            ("c(p(X), true)", "p(A)", true),
        ] {
            assert_eq!(allows(constraint, query), wanted, "{constraint} {query}");
        }
    }

    #[test]
    fn what_is_not_known_is_told() {
        for constraint in ["c((p(X), q(X)), true)", "c(X, true)", "c(p(X), uses(X))", "c(p(X), not(X))", "c(p(X), X)"] {
            let constraint = term(constraint);
            assert!(Constraint::read(&constraint.arguments()[0], &constraint.arguments()[1]).is_err(), "{constraint}");
        }
    }
}
