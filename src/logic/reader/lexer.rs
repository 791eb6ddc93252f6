//! From text to tokens, by the rules of ISO/IEC 13211-1, section 6.4, with the usual extensions (digit groups,
//! `1.0Inf`, `\u0041`).
//!
//! A token starts where the last one ended, so that the time is linear whatever the text holds. What cannot be a token
//! becomes a [`Kind::Fault`], after which reading goes on behind it.

use super::fault::Fault;
use super::quoted;
use crate::diagnostics::{Span, code};
use crate::logic::character::{Class, class, continues_word};
use crate::logic::{Symbol, Term};
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// What a token is.
#[derive(Debug)]
pub(super) enum Kind {
    /// A name, and whether it stands in quotes.
    Name(Symbol, bool),
    /// A variable; its text is that of the span.
    Variable,
    /// The digits' value. One above `i64::MAX` can only be read after a minus sign.
    Integer(u64),
    Float(f64),
    String(Box<str>),
    BackQuoted(Box<str>),
    /// One of `( ) [ ] { } , |`.
    Punctuation(u8),
    /// The full stop that ends a clause.
    End,
    EndOfText,
    Fault(Box<Fault>),
}

#[derive(Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) span: Span,
}

/// The number of names that a lexer remembers.
const RECENT: usize = 1 << 10;

pub(super) struct Lexer<'s> {
    pub(super) text: &'s str,
    pub(super) at: usize,
    /// Names seen lately, each in the one slot that its hash gives: the global table is large and shared.
    recent: Vec<(&'s str, Symbol)>,
}

impl<'s> Lexer<'s> {
    pub(super) fn new(text: &'s str) -> Self {
        let at = if text.starts_with('\u{feff}') { 3 } else { 0 };
        Self { text, at, recent: vec![("[]", Symbol::NIL); RECENT] }
    }

    pub(super) fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    pub(super) fn char(&self, at: usize) -> Option<char> {
        match self.byte(at)? {
            byte if byte.is_ascii() => Some(char::from(byte)),
            _ => self.text.get(at..)?.chars().next(),
        }
    }

    /// The first place from `at` on where the character does not satisfy the condition.
    fn skip_while(&self, mut at: usize, condition: impl Fn(char) -> bool) -> usize {
        while let Some(c) = self.char(at).filter(|c| condition(*c)) {
            at += c.len_utf8();
        }
        at
    }

    fn symbol(&mut self, start: usize, end: usize) -> Symbol {
        let text = &self.text[start..end];
        let slot = &mut self.recent[FxBuildHasher.hash_one(text) as usize % RECENT];
        if slot.0 != text {
            *slot = (text, Symbol::new(text));
        }
        slot.1
    }

    /// The next token; [`Kind::EndOfText`] again and again at the end.
    pub(super) fn next(&mut self) -> Token {
        if let Err(fault) = self.skip_layout() {
            return Token { span: fault.span, kind: Kind::Fault(Box::new(fault)) };
        }
        let start = self.at;
        let kind = self.token(start).unwrap_or_else(|fault| Kind::Fault(Box::new(fault)));
        Token { kind, span: Span::new(start, self.at) }
    }

    /// Passes over white space and comments.
    fn skip_layout(&mut self) -> Result<(), Fault> {
        loop {
            self.at = self.skip_while(self.at, |c| class(c) == Class::Layout);
            let rest = &self.text.as_bytes()[self.at..];
            if rest.starts_with(b"%") {
                self.at += self.text[self.at..].find('\n').unwrap_or(rest.len());
            } else if rest.starts_with(b"/*") {
                let start = self.at;
                match self.text[start + 2..].find("*/") {
                    Some(length) => self.at = start + 2 + length + 2,
                    None => {
                        self.at = self.text.len();
                        return Err(Fault::new(
                            code::UNCLOSED_COMMENT,
                            Span::new(start, start + 2),
                            "a comment is not closed before the end of the text",
                        )
                        .hint("write */ where the comment ends; everything behind /* was passed over"));
                    }
                }
            } else {
                return Ok(());
            }
        }
    }

    fn token(&mut self, start: usize) -> Result<Kind, Fault> {
        let Some(c) = self.char(start) else { return Ok(Kind::EndOfText) };
        self.at = start + c.len_utf8();
        match class(c) {
            Class::Lower => {
                self.at = self.skip_while(self.at, continues_word);
                Ok(Kind::Name(self.symbol(start, self.at), false))
            }
            Class::Upper => {
                self.at = self.skip_while(self.at, continues_word);
                Ok(Kind::Variable)
            }
            Class::Digit => super::number::read(self, start),
            Class::SymbolCharacter => {
                let end_of_clause =
                    c == '.' && self.char(self.at).is_none_or(|next| class(next) == Class::Layout || next == '%');
                if end_of_clause {
                    return Ok(Kind::End);
                }
                self.at = self.skip_while(self.at, |c| class(c) == Class::SymbolCharacter);
                Ok(Kind::Name(self.symbol(start, self.at), false))
            }
            // A per cent sign never comes here: it starts a comment.
            Class::Solo => Ok(Kind::Name(self.symbol(start, self.at), false)),
            Class::Punctuation => Ok(Kind::Punctuation(c as u8)),
            Class::Quote => {
                let text = quoted::read(self, start, c)?;
                Ok(match c {
                    '\'' => Kind::Name(Symbol::new(&text), true),
                    '"' => Kind::String(text.into()),
                    _ => Kind::BackQuoted(text.into()),
                })
            }
            Class::Layout | Class::Unknown => Err(Fault::new(
                code::UNKNOWN_CHARACTER,
                Span::new(start, self.at),
                format!("the character {c:?} has no meaning here"),
            )
            .hint("remove it, or put it into a quoted atom")),
        }
    }
}

/// The list of character codes that back quotes stand for.
pub(super) fn codes(text: &str) -> Term {
    Term::list(text.chars().map(|c| Term::integer(i64::from(u32::from(c)))))
}
