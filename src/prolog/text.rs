//! Terms as text for the Prolog system: no operators, every name that could be misread in quotes, ASCII alone.
//!
//! What is written so is read alike whatever operators are in force, and can stand inside a quoted text.

use crate::logic::{Symbol, Term};
use std::fmt::Write;

/// What is put before the name of every predicate that is not built in. So no clause of a user can replace one that the session
/// itself or a library of the system needs, and no goal of a user can reach one of those.
pub(super) const MARK: char = '~';

/// The name under which the system knows a predicate of a user.
pub(super) fn marked(name: Symbol) -> Symbol {
    Symbol::new(&format!("{MARK}{name}"))
}

enum Piece<'t> {
    Term(&'t Term),
    Arguments(&'t [Term]),
    Tail(&'t Term),
    Token(&'static str),
}

/// A term without operators.
pub(super) fn canonical(term: &Term) -> String {
    let mut text = String::new();
    let mut pieces = vec![Piece::Term(term)];
    while let Some(piece) = pieces.pop() {
        match piece {
            Piece::Token(token) => text.push_str(token),
            Piece::Arguments(arguments) => {
                for (place, argument) in arguments.iter().enumerate().rev() {
                    pieces.push(Piece::Term(argument));
                    if place > 0 {
                        pieces.push(Piece::Token(","));
                    }
                }
            }
            Piece::Tail(tail) => match tail.as_cell() {
                Some((head, tail)) => {
                    text.push(',');
                    pieces.extend([Piece::Tail(tail), Piece::Term(head)]);
                }
                None if matches!(tail, Term::Atom(Symbol::NIL)) => text.push(']'),
                None => {
                    text.push('|');
                    pieces.extend([Piece::Token("]"), Piece::Term(tail)]);
                }
            },
            Piece::Term(term) => match term {
                Term::Variable(variable) => _ = write!(text, "V{}", variable.0),
                Term::Integer(number) => _ = write!(text, "{number}"),
                Term::Float(_) => _ = write!(text, "{term}"),
                Term::Atom(name) => atom(*name, &mut text),
                Term::String(string) => quoted(string, '"', &mut text),
                Term::Compound(compound) => match term.as_cell() {
                    Some((head, tail)) => {
                        text.push('[');
                        pieces.extend([Piece::Tail(tail), Piece::Term(head)]);
                    }
                    None => {
                        atom(compound.functor, &mut text);
                        text.push('(');
                        pieces.extend([Piece::Token(")"), Piece::Arguments(&compound.arguments)]);
                    }
                },
            },
        }
    }
    text
}

fn atom(name: Symbol, text: &mut String) {
    let plain = name.as_str().starts_with(|c: char| c.is_ascii_lowercase())
        && name.as_str().bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    if plain || matches!(name.as_str(), "[]" | "{}" | "!") {
        text.push_str(name.as_str());
    } else {
        quoted(name.as_str(), '\'', text);
    }
}

/// A text in quotes.
pub(super) fn quoted(inside: &str, quote: char, text: &mut String) {
    text.push(quote);
    for c in inside.chars() {
        match c {
            c if c == quote || c == '\\' => text.extend(['\\', c]),
            ' '..='~' => text.push(c),
            c => _ = write!(text, "\\x{:x}\\", u32::from(c)),
        }
    }
    text.push(quote);
}

/// Whether the Prolog system can hold a text: it ends its strings at the character 0.
pub(super) fn is_holdable(term: &Term) -> bool {
    term.subterms().all(|part| match part {
        Term::Atom(name) => !name.as_str().contains('\0'),
        Term::String(text) => !text.contains('\0'),
        Term::Compound(compound) => !compound.functor.as_str().contains('\0'),
        Term::Float(number) => number.get().is_finite(),
        _ => true,
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
        read_term(&Arc::new(Source::new("t", text)), &Operators::default()).unwrap().term
    }

    #[test]
    fn what_is_written_is_plain_and_read_back() {
        for text in [
            "a - (-1)",
            "[a,'B c'|T]",
            "p :- q, \\+ r",
            "f('é', \"x\\\"y\", '\\\\', [], {}, {a}, -(1), 1.0e10, - , '\\n')",
        ] {
            let written = canonical(&term(text));
            assert!(written.is_ascii() && !written.contains('\n'), "{written}");
            assert_eq!(term(&written), term(text), "{written}");
        }
        assert_eq!(canonical(&term("X-[Y|X]")), "'-'(V0,[V1|V0])");
    }

    #[test]
    fn what_the_system_cannot_hold_is_known() {
        assert!(is_holdable(&term("f('a b', \"c\", 1.5)")));
        assert!(!is_holdable(&Term::atom("a\0b")) && !is_holdable(&Term::float(f64::INFINITY)));
    }
}
