//! A list of findings that stays short where one fault is repeated a hundred thousand times.

use super::{Code, Diagnostic, Source, Span};
use std::sync::Arc;

/// Collects what is found in one source. Of each code only the first [`Findings::LIMIT`] are kept; one more says how many
/// there were.
#[derive(Debug)]
pub struct Findings {
    source: Arc<Source>,
    kept: Vec<Diagnostic>,
    /// How often each code was found, in the order of their first appearance.
    counts: Vec<(Code, usize)>,
}

impl Findings {
    /// How many findings of one code are kept.
    pub const LIMIT: usize = 50;

    /// No findings yet.
    #[must_use]
    pub fn new(source: &Arc<Source>) -> Self {
        Self { source: source.clone(), kept: Vec::new(), counts: Vec::new() }
    }

    /// The text that the places of the findings are in.
    #[must_use]
    pub fn source(&self) -> &Arc<Source> {
        &self.source
    }

    /// Adds a finding at a place of the source. The message is made only where it is kept.
    pub fn add<M: Into<String>>(&mut self, code: Code, span: Span, message: impl FnOnce() -> M) -> Added<'_> {
        if self.count(code, 1) > Self::LIMIT {
            return Added(None);
        }
        self.kept.push(Diagnostic::new(code, message()).at(&self.source, span));
        Added(self.kept.last_mut())
    }

    /// Adds what was collected elsewhere in the same source.
    pub fn absorb(&mut self, other: Findings) {
        let mut more = other.counts;
        for diagnostic in other.kept {
            let left = more.iter_mut().find(|(code, _)| *code == diagnostic.code).map(|(_, count)| count);
            if let Some(count) = left {
                *count -= 1;
            }
            if self.count(diagnostic.code, 1) <= Self::LIMIT {
                self.kept.push(diagnostic);
            }
        }
        for (code, count) in more {
            self.count(code, count);
        }
    }

    /// Counts a code; returns how often it has been found.
    fn count(&mut self, code: Code, times: usize) -> usize {
        let at = self.counts.iter().position(|(other, _)| *other == code).unwrap_or_else(|| {
            self.counts.push((code, 0));
            self.counts.len() - 1
        });
        self.counts[at].1 += times;
        self.counts[at].1
    }

    /// The findings in the order in which they were added, and after them a line for each code of which there were more.
    #[must_use]
    pub fn into_vec(mut self) -> Vec<Diagnostic> {
        for (code, count) in self.counts {
            if let Some(more @ 1..) = count.checked_sub(Self::LIMIT) {
                self.kept.push(
                    Diagnostic::new(
                        code,
                        format!("{more} more findings with the code {code} in {}", self.source.name()),
                    )
                    .hint(format!("only the first {} are shown", Self::LIMIT)),
                );
            }
        }
        self.kept
    }
}

/// The finding just added, to which a hint may be given.
#[derive(Debug)]
pub struct Added<'a>(Option<&'a mut Diagnostic>);

impl Added<'_> {
    /// Says what to do.
    pub fn hint(self, hint: &str) {
        if let Some(diagnostic) = self.0 {
            diagnostic.hint = Some(hint.to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::code;
    use super::*;

    #[test]
    fn repeated_findings_are_counted_and_not_kept() {
        let source = Arc::new(Source::new("x", "text"));
        let collect = |times: usize| {
            let mut findings = Findings::new(&source);
            for _ in 0..times {
                findings.add(code::SGF_NO_VALUE, Span::new(0, 1), || "one").hint("hint");
            }
            findings
        };
        assert_eq!(collect(Findings::LIMIT).into_vec().len(), Findings::LIMIT);
        let mut many = collect(Findings::LIMIT + 7);
        many.absorb(collect(Findings::LIMIT + 3));
        let list = many.into_vec();
        assert_eq!(list.len(), Findings::LIMIT + 1);
        let last = list.last().unwrap();
        assert!(last.message.starts_with(&format!("{} more", Findings::LIMIT + 10)), "{}", last.message);
    }
}
