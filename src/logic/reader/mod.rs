//! The Prolog reader: text to terms, with the place of every part and a finding for every clause that is not one.
//!
//! Written for people's text of any quality: a faulty clause is reported and passed over up to its full stop, the
//! others are kept; time and stack do not depend on how deep the text is nested.

mod fault;
mod lexer;
mod number;
mod parser;
mod quoted;
mod spans;

pub use super::operators::Operators;
pub use spans::{TermSpan, TermSpans};

use super::{Symbol, Term, Variable};
use crate::diagnostics::{Diagnostic, Source, Span, code};
use fault::Fault;
use parser::{Parsed, Parser};
use std::sync::Arc;

/// Deviations from the standard that a text may need.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReaderOptions {
    /// `Foo(a)` is the application of the atom `Foo`, as in knowledge bases of ACE; otherwise it is an error.
    pub capitalised_functors: bool,
}

/// A term and where it comes from.
#[derive(Clone, Debug)]
pub struct ReadTerm {
    /// The term; its variables are numbered from 0 in the order of their first occurrence.
    pub term: Term,
    /// The bytes of the term, without the full stop.
    pub span: Span,
    /// The names of the variables in the order of their numbers. `_` is not among them: each `_` is a variable of its own.
    pub variable_names: Vec<(String, Variable)>,
    /// The places of the term and of all terms in it.
    pub argument_spans: TermSpans,
}

/// The largest number of findings for one text: beyond it they are only counted.
const MOST_FINDINGS: usize = 1_000;

/// Reads every clause of a text and carries out its `:- op(…)` directives on the operator table.
pub fn read_terms(source: &Arc<Source>, operators: &mut Operators) -> (Vec<ReadTerm>, Vec<Diagnostic>) {
    read_terms_with(source, operators, ReaderOptions::default())
}

/// [`read_terms`] with deviations from the standard.
pub fn read_terms_with(
    source: &Arc<Source>,
    operators: &mut Operators,
    options: ReaderOptions,
) -> (Vec<ReadTerm>, Vec<Diagnostic>) {
    let mut terms = Vec::new();
    let mut findings = Findings { source, list: Vec::new(), untold: 0 };
    if let Some(fault) = too_long(source) {
        findings.add(fault);
        return (terms, findings.finish());
    }
    let mut parser = Parser::new(source.text(), options);
    loop {
        match parser.clause(operators) {
            Ok(None) => break,
            Ok(Some(parsed)) if !parsed.stopped => {
                let end = parser.last_end();
                findings.add(
                    Fault::new(code::MISSING_FULL_STOP, Span::new(end, end), "the last clause has no full stop")
                        .hint("end it with a full stop; it was not read, since the text may have been cut off"),
                );
            }
            Ok(Some(parsed)) => {
                let read = read(parsed);
                if let Err(fault) = carry_out(&read, operators) {
                    findings.add(fault);
                }
                terms.push(read);
            }
            Err(fault) => {
                parser.recover(&fault);
                findings.add(fault);
            }
        }
    }
    (terms, findings.finish())
}

/// Reads a text that is one term, with or without a full stop at its end.
pub fn read_term(source: &Arc<Source>, operators: &Operators) -> Result<ReadTerm, Diagnostic> {
    read_term_with(source, operators, ReaderOptions::default())
}

/// [`read_term`] with deviations from the standard.
pub fn read_term_with(
    source: &Arc<Source>,
    operators: &Operators,
    options: ReaderOptions,
) -> Result<ReadTerm, Diagnostic> {
    let result = || {
        if let Some(fault) = too_long(source) {
            return Err(fault);
        }
        let mut parser = Parser::new(source.text(), options);
        let end = source.text().len();
        let Some(parsed) = parser.clause(operators)? else {
            return Err(Fault::new(code::TERM_EXPECTED, Span::new(end, end), "there is no term in the text"));
        };
        let behind = parser.last_end();
        match parser.clause(operators) {
            Ok(None) => Ok(read(parsed)),
            _ => Err(Fault::new(code::ONE_TERM_EXPECTED, Span::new(behind, end), "something follows the term")
                .hint("only one term is read here")),
        }
    };
    result().map_err(|fault| fault.diagnostic(source))
}

fn too_long(source: &Source) -> Option<Fault> {
    (u32::try_from(source.text().len()).is_err())
        .then(|| Fault::new(code::TEXT_TOO_LONG, Span::new(0, 0), "the text is longer than four gigabytes"))
}

fn read(parsed: Parsed) -> ReadTerm {
    let span = parsed.spans.root().span();
    ReadTerm { term: parsed.term, span, variable_names: parsed.variable_names, argument_spans: parsed.spans }
}

/// Carries out the operator declarations of a directive.
fn carry_out(read: &ReadTerm, operators: &mut Operators) -> Result<(), Fault> {
    let (Some((Symbol::IF, 1)), [goals]) = (read.term.functor(), read.term.arguments()) else { return Ok(()) };
    for goal in goals.conjuncts() {
        operators.declare_term(goal).map_err(|rule| Fault::new(code::BAD_OPERATOR, read.span, rule))?;
    }
    Ok(())
}

/// The findings of one text.
struct Findings<'a> {
    source: &'a Arc<Source>,
    list: Vec<Diagnostic>,
    untold: usize,
}

impl Findings<'_> {
    fn add(&mut self, fault: Fault) {
        if self.list.len() < MOST_FINDINGS {
            self.list.push(fault.diagnostic(self.source));
        } else {
            self.untold += 1;
        }
    }

    fn finish(mut self) -> Vec<Diagnostic> {
        if self.untold > 0 {
            let message = format!("{} further errors in this text are not listed", self.untold);
            self.list.push(
                Diagnostic::new(code::FURTHER_ERRORS, format!("{}: {message}", self.source.name()))
                    .hint("correct the first ones; if there are many, the text may not be Prolog at all"),
            );
        }
        self.list
    }
}
