//! What went wrong, where, and what to do about it; limits and why a computation stopped.
//!
//! Every reader of the project reports through [`Diagnostic`]: a stable [`Code`], a message, a place in the source, a hint.
//! This module knows nothing of the others.

mod codes;
mod findings;
mod limits;
mod render;
mod source;

pub use codes::{Code, code, explain};
pub use findings::{Added, Findings};
pub use limits::{Cancellation, Limits, StopReason, Watch, memory_in_use, peak_memory};
pub use render::{Style, render, render_all};
pub use source::{Source, Span};

use std::fmt;
use std::sync::Arc;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Something worth knowing; nothing is lost.
    Note,
    /// Read on an assumption that may be wrong.
    Warning,
    /// Something was not read or not done.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        })
    }
}

/// One finding about one place of one source.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// The stable code; its severity is the severity of the finding.
    pub code: Code,
    /// One sentence without a full stop.
    pub message: String,
    /// Where: the text and the bytes in it. None where there is no text to point at.
    pub place: Option<(Arc<Source>, Span)>,
    /// What the reader can do about it.
    pub hint: Option<String>,
}

impl Diagnostic {
    /// A finding without a place.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), place: None, hint: None }
    }

    /// Says where.
    #[must_use]
    pub fn at(mut self, source: &Arc<Source>, span: Span) -> Self {
        self.place = Some((source.clone(), span));
        self
    }

    /// Says what to do.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// Error, warning or note.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.code.severity()
    }

    /// File name, line and column (both from 1, the column in characters), where there is a place.
    #[must_use]
    pub fn line_column(&self) -> Option<(&str, usize, usize)> {
        self.place.as_ref().map(|(source, span)| {
            let (line, column) = source.line_column(span.start);
            (source.name(), line, column)
        })
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&render(self, Style::Plain))
    }
}

impl std::error::Error for Diagnostic {}
