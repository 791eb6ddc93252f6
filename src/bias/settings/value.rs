//! Values of settings, and what is wrong with them.

use crate::diagnostics::{Code, code};
use crate::logic::writer::{Writer, letter_name};
use crate::logic::{Operators, Symbol, Term};

/// What is wrong with a setting; the place is known to the caller.
#[derive(Debug)]
pub(in crate::bias) struct Fault {
    pub(super) code: Code,
    pub(super) message: String,
    pub(in crate::bias) hint: Option<String>,
}

impl Fault {
    pub(in crate::bias) fn new(message: impl Into<String>) -> Self {
        Self { code: code::SETTING_MALFORMED, message: message.into(), hint: None }
    }

    /// Something odd that is done nevertheless.
    pub(in crate::bias) fn warning(message: impl Into<String>) -> Self {
        Self { code: code::SETTING_ODD, message: message.into(), hint: None }
    }

    /// A constant of a comparison is to be one of those that occur, and nothing says which do.
    pub(in crate::bias) fn without_list(comparison: &Term) -> Self {
        let hint = "write N < #[1, 2, 3], or cut the numbers of a literal: #(8*C: threshold(p(_, X), [X], C), (p(+A, -N), N < C))";
        Self {
            code: code::CONSTANT_WITHOUT_LIST,
            message: format!("{comparison} has a constant for which no list is given"),
            hint: Some(hint.into()),
        }
    }

    pub(in crate::bias) fn unsupported(message: impl Into<String>) -> Self {
        Self { code: code::SETTING_NOT_SUPPORTED, message: message.into(), hint: None }
    }
}

pub(super) fn atom(term: &Term) -> Result<&'static str, Fault> {
    match term {
        Term::Atom(symbol) => Ok(symbol.as_str()),
        other => Err(Fault::new(format!("an atom is wanted where {other} stands"))),
    }
}

pub(super) fn yes(term: &Term) -> Result<bool, Fault> {
    match atom(term)? {
        "yes" | "on" | "true" => Ok(true),
        "no" | "off" | "false" => Ok(false),
        other => Err(Fault::new(format!("yes or no is wanted where {other} stands"))),
    }
}

pub(super) fn count(term: &Term) -> Result<usize, Fault> {
    match term {
        Term::Integer(number) if *number >= 0 => Ok(*number as usize),
        other => Err(Fault::new(format!("a number from 0 is wanted where {other} stands"))),
    }
}

/// A number, or `inf` for none.
pub(super) fn limit(term: &Term) -> Result<Option<usize>, Fault> {
    match term {
        Term::Atom(symbol) if matches!(symbol.as_str(), "inf" | "none") => Ok(None),
        other => count(other).map(Some),
    }
}

pub(super) fn number(term: &Term) -> Option<f64> {
    match term {
        Term::Integer(number) => Some(*number as f64),
        Term::Float(number) => Some(number.get()),
        _ => None,
    }
}

/// A number from 0.
pub(super) fn amount(term: &Term) -> Result<f64, Fault> {
    number(term)
        .filter(|number| *number >= 0.0)
        .ok_or_else(|| Fault::new(format!("a number from 0 is wanted where {term} stands")))
}

pub(super) fn share(term: &Term) -> Result<f64, Fault> {
    let Some(number) = number(term) else {
        return Err(Fault::new(format!("a number from 0 to 1 is wanted where {term} stands")));
    };
    if (0.0..=1.0).contains(&number) {
        Ok(number)
    } else {
        Err(Fault::new(format!("a number from 0 to 1 is wanted where {number} stands")))
    }
}

/// How deep a term is nested. The elements of a list, and the members of a conjunction, stand on one level.
pub(super) fn depth(term: &Term) -> usize {
    let mut deepest = 0;
    let mut waiting = vec![(term, 0)];
    while let Some((term, depth)) = waiting.pop() {
        deepest = deepest.max(depth);
        let is_sequence = term.as_cell().is_some() || term.functor() == Some((Symbol::COMMA, 2));
        let last = term.arguments().len().wrapping_sub(1);
        let inner = term.arguments().iter().enumerate();
        waiting.extend(inner.map(|(at, part)| (part, depth + usize::from(!is_sequence || at != last))));
    }
    deepest
}

/// A term as reports show it: without quotes, and the list without spaces.
pub(super) fn text(term: &Term) -> String {
    Writer { operators: Operators::standard(), names: &letter_name, quoted: false }.text(term)
}
