//! Built-in predicates of the texts of atoms and numbers.

use super::built_in::Native;
use super::machine::{Machine, Outcome};
use super::terms::holds;
use crate::diagnostics::Source;
use crate::logic::reader::read_term;
use crate::logic::{Operators, Symbol, Term, unify};
use std::sync::Arc;

/// What gives way to what a program says.
pub(super) const NATIVES: &[(&str, usize, Native)] = &[
    ("atom_length", 2, |m, a| {
        let length = text(&a[0])?.chars().count() as i64;
        holds(unify(&a[1], &Term::Integer(length), &mut m.substitution))
    }),
    ("atom_chars", 2, |m, a| spelled(m, a, character, Spelled::Atom)),
    ("atom_codes", 2, |m, a| spelled(m, a, character_code, Spelled::Atom)),
    ("number_chars", 2, |m, a| spelled(m, a, character, Spelled::Number)),
    ("number_codes", 2, |m, a| spelled(m, a, character_code, Spelled::Number)),
    ("char_code", 2, |m, a| match (&a[0], &a[1]) {
        (Term::Atom(name), _) => {
            let mut characters = name.as_str().chars();
            let (first, None) = (characters.next()?, characters.next()) else { return None };
            holds(unify(&a[1], &character_code(first), &mut m.substitution))
        }
        (Term::Variable(_), Term::Integer(code)) => {
            let letter = u32::try_from(*code).ok().and_then(char::from_u32)?;
            holds(unify(&a[0], &character(letter), &mut m.substitution))
        }
        _ => None,
    }),
    ("atom_number", 2, |m, a| match (&a[0], &a[1]) {
        (Term::Variable(_), Term::Variable(_)) => None,
        (Term::Variable(_), number) => {
            let atom = Term::atom(&text(number)?);
            holds(unify(&a[0], &atom, &mut m.substitution))
        }
        (atom, _) => match number(&text(atom)?) {
            Some(number) => holds(unify(&a[1], &number, &mut m.substitution)),
            None => holds(false),
        },
    }),
    ("atom_concat", 3, concatenated),
    ("upcase_atom", 2, |m, a| {
        let upper = Term::atom(&text(&a[0])?.to_uppercase());
        holds(unify(&a[1], &upper, &mut m.substitution))
    }),
    ("downcase_atom", 2, |m, a| {
        let lower = Term::atom(&text(&a[0])?.to_lowercase());
        holds(unify(&a[1], &lower, &mut m.substitution))
    }),
    ("sub_atom", 5, part_of_atom),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Spelled {
    Atom,
    Number,
}

/// The text of an atomic term.
fn text(term: &Term) -> Option<String> {
    match term {
        Term::Atom(name) => Some(name.as_str().to_owned()),
        Term::String(text) => Some(text.to_string()),
        Term::Integer(_) | Term::Float(_) => Some(term.to_string()),
        Term::Variable(_) | Term::Compound(_) => None,
    }
}

fn character(letter: char) -> Term {
    Term::atom(letter.encode_utf8(&mut [0; 4]))
}

fn character_code(letter: char) -> Term {
    Term::Integer(i64::from(u32::from(letter)))
}

/// The number that a text is.
fn number(text: &str) -> Option<Term> {
    let source = Arc::new(Source::new("number", text.trim()));
    let term = read_term(&source, &Operators::default()).ok()?.term;
    match (&term, term.functor().map(|(name, _)| name), term.arguments()) {
        (Term::Integer(_) | Term::Float(_), ..) => Some(term),
        (_, Some(Symbol::MINUS), [Term::Integer(number)]) => number.checked_neg().map(Term::Integer),
        (_, Some(Symbol::MINUS), [Term::Float(number)]) => Some(Term::float(-number.get())),
        _ => None,
    }
}

/// An atom or a number, and the list of its characters.
fn spelled(machine: &mut Machine<'_>, arguments: &[Term], letter: fn(char) -> Term, what: Spelled) -> Option<Outcome> {
    if !matches!(arguments[0], Term::Variable(_)) {
        if what == Spelled::Number && !matches!(arguments[0], Term::Integer(_) | Term::Float(_)) {
            return None;
        }
        let letters = text(&arguments[0])?.chars().map(letter).collect::<Vec<_>>();
        return holds(unify(&arguments[1], &Term::list(letters), &mut machine.substitution));
    }
    let letters: Option<String> = machine
        .list(&arguments[1])?
        .iter()
        .map(|letter| match letter {
            Term::Integer(code) => u32::try_from(*code).ok().and_then(char::from_u32),
            Term::Atom(name) => name.as_str().chars().next().filter(|c| c.len_utf8() == name.as_str().len()),
            _ => None,
        })
        .collect();
    let term = match what {
        Spelled::Atom => Term::atom(&letters?),
        Spelled::Number => number(&letters?)?,
    };
    holds(unify(&arguments[0], &term, &mut machine.substitution))
}

fn concatenated(machine: &mut Machine<'_>, arguments: &[Term]) -> Option<Outcome> {
    if let (Some(one), Some(other)) = (text(&arguments[0]), text(&arguments[1])) {
        return holds(unify(&arguments[2], &Term::atom(&(one + &other)), &mut machine.substitution));
    }
    let whole = text(&arguments[2])?;
    machine.charge(whole.len());
    let ends = whole.char_indices().map(|(at, _)| at).chain([whole.len()]);
    let pair = |one: Term, other: Term| Term::application(Symbol::MINUS, vec![one, other]);
    let instances = ends.map(|at| pair(Term::atom(&whole[..at]), Term::atom(&whole[at..]))).collect();
    Some(Outcome::OneOf(pair(arguments[0].clone(), arguments[1].clone()), instances))
}

/// `sub_atom(Atom, Before, Length, After, Part)`.
fn part_of_atom(machine: &mut Machine<'_>, arguments: &[Term]) -> Option<Outcome> {
    let whole = text(&arguments[0])?;
    let ends: Vec<usize> = whole.char_indices().map(|(at, _)| at).chain([whole.len()]).collect();
    let last = ends.len() - 1;
    let row = |start: usize, end: usize| {
        let numbers = [start, end - start, last - end].map(|number| Term::Integer(number as i64));
        Term::list(numbers.into_iter().chain([Term::atom(&whole[ends[start]..ends[end]])]))
    };
    let instances: Vec<Term> = match &arguments[4] {
        Term::Variable(_) => {
            machine.charge(last * last);
            let fits = |term: &Term, number: usize| match term {
                Term::Integer(wanted) => usize::try_from(*wanted) == Ok(number),
                _ => true,
            };
            let spans = (0..=last).flat_map(|start| (start..=last).map(move |end| (start, end)));
            spans
                .filter(|(start, end)| {
                    fits(&arguments[1], *start) && fits(&arguments[2], end - start) && fits(&arguments[3], last - end)
                })
                .map(|(start, end)| row(start, end))
                .collect()
        }
        part => {
            let part = text(part)?;
            let length = part.chars().count();
            let starts = (0..=last).filter(|&start| whole[ends[start]..].starts_with(&part));
            starts.map(|start| row(start, start + length)).collect()
        }
    };
    Some(Outcome::OneOf(Term::list(arguments[1..].to_vec()), instances))
}
