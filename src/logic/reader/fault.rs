//! Why a clause cannot be read, before it is tied to its source.

use crate::diagnostics::{Code, Diagnostic, Source, Span};
use std::sync::Arc;

#[derive(Debug)]
pub(super) struct Fault {
    pub(super) code: Code,
    pub(super) span: Span,
    pub(super) message: String,
    pub(super) hint: Option<String>,
    /// The faulty token has swallowed the full stop of its clause, so that the next clause starts behind it.
    pub(super) clause_ends: bool,
}

impl Fault {
    pub(super) fn new(code: Code, span: Span, message: impl Into<String>) -> Self {
        Self { code, span, message: message.into(), hint: None, clause_ends: false }
    }

    pub(super) fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    pub(super) fn diagnostic(self, source: &Arc<Source>) -> Diagnostic {
        let diagnostic = Diagnostic::new(self.code, self.message).at(source, self.span);
        match self.hint {
            Some(hint) => diagnostic.hint(hint),
            None => diagnostic,
        }
    }
}

/// A token as a message shows it: texts that are no Prolog have tokens of megabytes.
pub(super) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}
