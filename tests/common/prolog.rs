//! Terms from text, and their structure.

use nakade::diagnostics::Source;
use nakade::logic::reader::read_term;
use nakade::logic::{Operators, Term};
use std::sync::Arc;

pub fn source(text: impl Into<String>) -> Arc<Source> {
    Arc::new(Source::new("test.pl", text))
}

/// The term that a text must be.
pub fn term(text: &str) -> Term {
    match read_term(&source(text), &Operators::default()) {
        Ok(read) => read.term,
        Err(finding) => panic!("{finding}"),
    }
}

/// The term without any short way of writing, to see its structure.
pub fn canonical(term: &Term) -> String {
    match term {
        Term::Compound(compound) => {
            let arguments: Vec<String> = compound.arguments.iter().map(canonical).collect();
            format!("{}({})", compound.functor, arguments.join(","))
        }
        other => other.to_string(),
    }
}
