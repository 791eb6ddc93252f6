//! Arithmetic of programs: 64-bit integers and floating-point numbers, as `is` and the comparisons see them.
//!
//! What does not exist, or does not fit into 64 bits, is no number: then the goal cannot be worked out.

use crate::logic::{Substitution, Symbol, Term};
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
            Task::Work(Term::Atom(name)) => values.push(constant(name.as_str())?),
            Task::Work(term) => {
                let (name, arity) = term.functor().filter(|(_, arity)| (1..=2).contains(arity))?;
                if let (Some((item, tail)), 2) = (term.as_cell(), arity) {
                    // A list of one number is that number.
                    if *tail != Term::Atom(Symbol::NIL) {
                        return None;
                    }
                    tasks.push(Task::Work(item));
                    continue;
                }
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

/// The sum of some numbers.
pub(super) fn sum(numbers: &[Term]) -> Option<Term> {
    numbers.iter().try_fold(Term::Integer(0), |sum, number| binary("+", &sum, number))
}

fn constant(name: &str) -> Option<Term> {
    Some(match name {
        "pi" => Term::float(std::f64::consts::PI),
        "e" => Term::float(std::f64::consts::E),
        "inf" | "infinite" => Term::float(f64::INFINITY),
        "nan" => Term::float(f64::NAN),
        "epsilon" => Term::float(f64::EPSILON),
        "max_integer" | "max_tagged_integer" => Term::Integer(i64::MAX),
        "min_integer" | "min_tagged_integer" => Term::Integer(i64::MIN),
        _ => return None,
    })
}

/// A float as the nearest integer below, above and so on.
fn whole(value: f64) -> Option<Term> {
    const LIMIT: f64 = 9_223_372_036_854_775_808.0;
    (-LIMIT..LIMIT).contains(&value).then_some(Term::Integer(value as i64))
}

/// A result in floating point: finite where what it comes from is.
fn float(value: f64, from: &[f64]) -> Option<Term> {
    (value.is_finite() || from.iter().any(|number| !number.is_finite())).then(|| Term::float(value))
}

fn unary(name: &str, argument: &Term) -> Option<Term> {
    if let Term::Integer(n) = argument {
        let same = || Some(argument.clone());
        match name {
            "-" => return n.checked_neg().map(Term::Integer),
            "+" | "floor" | "ceiling" | "round" | "truncate" | "integer" => return same(),
            "abs" => return n.checked_abs().map(Term::Integer),
            "sign" => return Some(Term::Integer(n.signum())),
            "\\" => return Some(Term::Integer(!n)),
            "succ" => return n.checked_add(1).map(Term::Integer),
            "msb" if *n > 0 => return Some(Term::Integer(i64::from(n.ilog2()))),
            _ => {}
        }
    }
    let x = number(argument)?;
    Some(match name {
        "-" => Term::float(-x),
        "+" | "float" => Term::float(x),
        "abs" => Term::float(x.abs()),
        "sign" if x == 0.0 || x.is_nan() => Term::float(x),
        "sign" => Term::float(x.signum()),
        "floor" => return whole(x.floor()),
        "ceiling" => return whole(x.ceil()),
        "round" | "integer" => return whole(x.round()),
        "truncate" => return whole(x.trunc()),
        "float_integer_part" => Term::float(x.trunc()),
        "float_fractional_part" => Term::float(x.fract()),
        "sqrt" if x >= 0.0 => Term::float(x.sqrt()),
        "log" if x > 0.0 => Term::float(x.ln()),
        "log2" if x > 0.0 => Term::float(x.log2()),
        "exp" => return float(x.exp(), &[x]),
        "sin" => return float(x.sin(), &[]),
        "cos" => return float(x.cos(), &[]),
        "tan" => return float(x.tan(), &[]),
        "asin" => return float(x.asin(), &[]),
        "acos" => return float(x.acos(), &[]),
        "atan" => Term::float(x.atan()),
        "sinh" => return float(x.sinh(), &[x]),
        "cosh" => return float(x.cosh(), &[x]),
        "tanh" => Term::float(x.tanh()),
        _ => return None,
    })
}

fn binary(name: &str, left: &Term, right: &Term) -> Option<Term> {
    if let (Term::Integer(l), Term::Integer(r)) = (left, right)
        && let Some(value) = integers(name, *l, *r)
    {
        return value.map(Term::Integer);
    }
    match name {
        "max" | "min" => {
            let order = compare(left, right)?;
            // Of an integer and a float that are equal the float, as SWI-Prolog does it.
            let first = match name {
                _ if order.is_eq() => matches!(left, Term::Float(_)),
                "max" => order.is_gt(),
                _ => order.is_lt(),
            };
            return Some(if first { left } else { right }.clone());
        }
        _ => {}
    }
    let (x, y) = (number(left)?, number(right)?);
    let value = match name {
        "+" => x + y,
        "-" => x - y,
        "*" => x * y,
        "/" if y != 0.0 => x / y,
        "**" | "^" if x != 0.0 || y >= 0.0 => x.powf(y),
        "atan2" | "atan" if x != 0.0 || y != 0.0 => x.atan2(y),
        "copysign" => x.copysign(y),
        "log" if x > 0.0 && y > 0.0 && x != 1.0 => y.ln() / x.ln(),
        _ => return None,
    };
    float(value, &[x, y])
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
        "rem" => left.checked_rem(right),
        // Rounded down.
        "div" => {
            let rest = left.checked_rem(right);
            rest.and_then(|rest| left.checked_div(right).map(|q| q - i64::from(rest != 0 && (rest < 0) != (right < 0))))
        }
        "**" | "^" => match (left, u32::try_from(right)) {
            // Of the powers with negative exponents these alone are whole; high ones of the others do not fit.
            (1, _) => Some(1),
            (-1, _) => Some(if right % 2 == 0 { 1 } else { -1 }),
            (0, Err(_)) if right > 0 => Some(0),
            (_, Ok(power)) => left.checked_pow(power),
            // With a negative exponent `**` gives a float.
            _ if name == "**" && left != 0 => return None,
            _ => None,
        },
        "gcd" => i64::try_from(greatest_common_divisor(left.unsigned_abs(), right.unsigned_abs())).ok(),
        ">>" => u32::try_from(right).ok().map(|places| left >> places.min(63)),
        "<<" => {
            let places = u32::try_from(right).ok().filter(|places| *places < 63);
            places.and_then(|places| (left << places >> places == left).then_some(left << places))
        }
        "/\\" => Some(left & right),
        "\\/" => Some(left | right),
        "xor" => Some(left ^ right),
        _ => return None,
    })
}

fn greatest_common_divisor(mut one: u64, mut other: u64) -> u64 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}
