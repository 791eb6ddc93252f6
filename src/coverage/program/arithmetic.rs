//! Arithmetic of programs: 64-bit integers and floating-point numbers, as `is` and the comparisons see them.

use crate::logic::{Substitution, Term};
use std::cmp::Ordering;

/// The number that an expression stands for; `None` if it is none, or does not fit.
pub(super) fn evaluate(expression: &Term, substitution: &Substitution) -> Option<Term> {
    // Operators wait until the values of their arguments are there: expressions may be deep.
    enum Task<'t> {
        Work(&'t Term),
        Apply(&'static str, usize),
    }
    let expression = substitution.apply(expression);
    let mut tasks = vec![Task::Work(&expression)];
    let mut values: Vec<Term> = Vec::new();
    while let Some(task) = tasks.pop() {
        match task {
            Task::Work(number @ (Term::Integer(_) | Term::Float(_))) => values.push(number.clone()),
            Task::Work(term) => {
                let (name, arity) = term.functor().filter(|(_, arity)| (1..=2).contains(arity))?;
                tasks.push(Task::Apply(name.as_str(), arity));
                tasks.extend(term.arguments().iter().rev().map(Task::Work));
            }
            Task::Apply(name, arity) => {
                let right = values.pop()?;
                let value = if arity == 1 { unary(name, &right) } else { binary(name, &values.pop()?, &right) };
                values.push(value?);
            }
        }
    }
    values.pop()
}

/// How two numbers compare; `None` if one is none (or not a number in the sense of floating point).
pub(super) fn compare(left: &Term, right: &Term) -> Option<Ordering> {
    match (left, right) {
        (Term::Integer(left), Term::Integer(right)) => Some(left.cmp(right)),
        _ => number(left)?.partial_cmp(&number(right)?),
    }
}

fn number(term: &Term) -> Option<f64> {
    match term {
        Term::Integer(number) => Some(*number as f64),
        Term::Float(number) => Some(number.get()),
        _ => None,
    }
}

fn unary(name: &str, argument: &Term) -> Option<Term> {
    match (name, argument) {
        ("-", Term::Integer(n)) => n.checked_neg().map(Term::Integer),
        ("-", Term::Float(n)) => Some(Term::float(-n.get())),
        ("abs", Term::Integer(n)) => n.checked_abs().map(Term::Integer),
        ("abs", Term::Float(n)) => Some(Term::float(n.get().abs())),
        ("+", n) => Some(n.clone()),
        _ => None,
    }
}

fn binary(name: &str, left: &Term, right: &Term) -> Option<Term> {
    if let (Term::Integer(l), Term::Integer(r)) = (left, right)
        && let Some(value) = integers(name, *l, *r)
    {
        return value.map(Term::Integer);
    }
    match name {
        "max" => return Some(if compare(left, right)?.is_lt() { right } else { left }.clone()),
        "min" => return Some(if compare(left, right)?.is_gt() { right } else { left }.clone()),
        _ => {}
    }
    let (left, right) = (number(left)?, number(right)?);
    let value = match name {
        "+" => left + right,
        "-" => left - right,
        "*" => left * right,
        "/" if right != 0.0 => left / right,
        _ => return None,
    };
    value.is_finite().then(|| Term::float(value))
}

/// What is worked out in integers: `None` if the operator is not among them, `Some(None)` if the result does not exist.
fn integers(name: &str, left: i64, right: i64) -> Option<Option<i64>> {
    Some(match name {
        "+" => left.checked_add(right),
        "-" => left.checked_sub(right),
        "*" => left.checked_mul(right),
        "/" if right != 0 && left.checked_rem(right) == Some(0) => left.checked_div(right),
        // Rounded towards zero, as the standard leaves to systems and most do.
        "//" => left.checked_div(right),
        // With the sign of the divisor.
        "mod" => {
            left.checked_rem(right).map(|rest| if rest != 0 && (rest < 0) != (right < 0) { rest + right } else { rest })
        }
        _ => return None,
    })
}
