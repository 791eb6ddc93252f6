//! What the parser says of a token that cannot stand where it does, and what may be the cause.

use super::super::fault::{Fault, excerpt};
use super::super::lexer::{Kind, Token};
use super::{Bracket, Open, Parser};
use crate::diagnostics::{Span, code};
use crate::logic::Symbol;
use crate::logic::character::{Class, class};

impl Parser<'_> {
    pub(super) fn term_expected(&self, span: Span, found: &str) -> Fault {
        let found = if found.is_empty() { "the end of the text".to_string() } else { format!("`{found}`") };
        let first_waiting = self.open.last().map_or(0, |open| open.waiting);
        let operator = self.waiting.get(first_waiting..).and_then(|w| w.last());
        let fault = match (operator, self.open.last()) {
            (Some(operator), _) => Fault::new(
                code::TERM_EXPECTED,
                span,
                format!("a term is expected behind the operator `{}`, not {found}", operator.name),
            ),
            (None, Some(open)) if open.operands == self.operands.len() && found == "`)`" => {
                Fault::new(code::TERM_EXPECTED, span, "there is nothing between the parentheses")
            }
            _ => Fault::new(code::TERM_EXPECTED, span, format!("a term is expected here, not {found}")),
        };
        match (found.as_str(), self.open.last()) {
            ("`)`", Some(Open { kind: Bracket::Arguments(_), .. })) => {
                fault.hint("a name without arguments is written without parentheses")
            }
            ("`,`" | "`)`" | "`.`", _) => fault.hint("is there a comma too many, or is something missing before it?"),
            ("`|`", _) => fault.hint("the bar as an atom is written '|'"),
            _ => fault,
        }
    }

    pub(super) fn operator_expected(&mut self) -> Fault {
        let Token { kind, span } = self.take();
        if let Kind::Fault(fault) = kind {
            return *fault;
        }
        let text = excerpt(&self.lexer.text[span.start..span.end]);
        let behind = self.spans.last().map_or(span.start, |last| last.end);
        let fault = Fault::new(
            code::OPERATOR_EXPECTED,
            span,
            format!("`{text}` cannot follow a complete term without an operator, a comma or a full stop between"),
        );
        match kind {
            Kind::Punctuation(b'(') => {
                return fault.hint("the parenthesis of the arguments must follow the name without space");
            }
            Kind::Name(Symbol::CONS, false) => {
                return fault
                    .hint("a full stop ends a clause only where white space, % or the end of the text follows");
            }
            Kind::Name(_, false) if text == "!" && self.lexer.text[span.end..].starts_with('=') => {
                return fault.hint("what differs is compared by \\=, or numbers by =\\=");
            }
            Kind::Name(_, false) if text.chars().all(|c| class(c) == Class::SymbolCharacter) => {
                return fault
                    .hint(format!("`{text}` is no operator between terms; :- op(700, xfx, {text}) would make it one"));
            }
            _ => {}
        }
        match (self.lexer.text.get(behind..span.start).is_some_and(|gap| gap.contains('\n')), self.open.last()) {
            (true, None) => fault.hint("a clause ends with a full stop: is it missing on the line before?"),
            (_, Some(open)) => fault.hint(format!(
                "is a comma missing before it, or the bracket that closes `{}`?",
                &self.lexer.text[open.span.start..open.span.end]
            )),
            _ => fault.hint("is a comma missing before it?"),
        }
    }
}

pub(super) fn too_large(span: Span) -> Fault {
    Fault::new(code::BAD_NUMBER, span, "the integer is outside of the range of 64 bits")
        .hint("write it as a float (with a decimal point) or as a string")
}

pub(super) fn too_loose(name: Symbol, span: Span, priority: u16, limit: u16) -> Fault {
    Fault::new(
        code::PRIORITY_CLASH,
        span,
        format!(
            "the operator `{name}` binds too loosely to stand here: its priority is {priority}, at most {limit} fits"
        ),
    )
    .hint("put the term with its arguments into parentheses")
}
