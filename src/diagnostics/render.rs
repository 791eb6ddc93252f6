//! Findings as people read them: the line, a caret under the place, the hint.

use super::{Diagnostic, Severity};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

/// How a finding is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Characters only.
    Plain,
    /// With terminal colours.
    Coloured,
}

/// The longest piece of a source line that is shown around a caret, in characters: problem files have lines of megabytes.
const WINDOW: usize = 100;

/// One finding, without a newline at the end.
#[must_use]
pub fn render(diagnostic: &Diagnostic, style: Style) -> String {
    let level = match diagnostic.severity() {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let renderer = match style {
        Style::Plain => Renderer::plain(),
        Style::Coloured => Renderer::styled(),
    };
    let title = level.primary_title(diagnostic.message.as_str()).id(diagnostic.code.as_str());
    let mut group = annotate_snippets::Group::with_title(title);
    let window;
    if let Some((source, span)) = &diagnostic.place {
        let (line, column) = source.line_column(span.start);
        window =
            Window::around(source.line(line), column, source.text()[span.start..].len().min(span.end - span.start));
        let place = format!("{}:{}:{}", source.name(), line, column);
        group = group.element(
            Snippet::source(window.text.as_str())
                .line_start(line)
                .path(place)
                .annotation(AnnotationKind::Primary.span(window.start..window.end)),
        );
    }
    if let Some(hint) = &diagnostic.hint {
        group = group.element(Level::HELP.message(hint.as_str()));
    }
    renderer.render(&[group]).to_string()
}

/// Several findings, a blank line between them.
#[must_use]
pub fn render_all(diagnostics: &[Diagnostic], style: Style) -> String {
    diagnostics.iter().map(|d| render(d, style)).collect::<Vec<_>>().join("\n\n")
}

/// The part of a line that is shown, and the bytes in it that are marked.
struct Window {
    text: String,
    start: usize,
    end: usize,
}

impl Window {
    fn around(line: &str, column: usize, length: usize) -> Self {
        let first = column.saturating_sub(1).saturating_sub(WINDOW / 2);
        let mut text = String::new();
        let (mut start, mut end) = (None, 0);
        let mut bytes = 0;
        for (at, c) in line.chars().enumerate() {
            if at + 1 >= column && start.is_none() {
                start = Some(text.len());
                bytes = 0;
            }
            if at >= first && at < first + WINDOW {
                if start.is_some() && bytes < length.max(1) {
                    end = text.len() + c.len_utf8();
                }
                text.push(if c.is_control() && c != '\t' { ' ' } else { c });
            }
            bytes += c.len_utf8();
        }
        let start = start.unwrap_or(text.len());
        let end = end.max(start);
        // Control characters became one space: keep the marks inside the text and on its characters.
        let clamp = |mut at: usize| {
            at = at.min(text.len());
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            at
        };
        Self { start: clamp(start), end: clamp(end), text }
    }
}
