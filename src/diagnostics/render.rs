//! Findings as people read them: the line, a caret under the place, the hint.
//!
//! Only a window of the line is shown: problem files have lines of megabytes. Drawing is left to the annotate-snippets crate.

use super::{Diagnostic, Severity, Source, Span};
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use std::sync::Arc;

/// How a finding is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Characters only.
    Plain,
    /// With terminal colours.
    Coloured,
}

/// How many characters are shown before and from the beginning of the place.
const BEFORE: usize = 40;
const AFTER: usize = 60;

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
    let message = printable(&diagnostic.message);
    let title = level.primary_title(message.as_str()).id(diagnostic.code.as_str());
    let mut group = Group::with_title(title);
    let window;
    let mut place = None;
    if let Some((source, span)) = &diagnostic.place {
        let (line, column) = source.line_column(span.start);
        window = Window::around(source, *span);
        let path = format!("{}:{line}:{column}", printable(source.name()));
        place = Some(path.clone());
        group = group.element(
            Snippet::source(window.text.as_str())
                .line_start(line)
                .path(path)
                .annotation(AnnotationKind::Primary.span(window.marked.clone())),
        );
    }
    let hint = diagnostic.hint.as_deref().map(printable);
    if let (Some(hint), Some(_)) = (&hint, &place) {
        group = group.element(Level::HELP.message(hint.as_str()));
    }
    // Where no source is shown the drawing ends in an empty line.
    let drawn = renderer.render(&[group]).trim_end().to_owned();
    match place {
        Some(place) => without_window_column(&drawn, &place),
        // The margin would stand beside nothing.
        None => hint.map_or(drawn.clone(), |hint| format!("{drawn}\n  = help: {hint}")),
    }
}

/// The drawing adds line and column in the *window* to the path. The path has those of the source already.
fn without_window_column(drawn: &str, place: &str) -> String {
    let Some(end) = drawn.find(place).map(|at| at + place.len()) else { return drawn.to_owned() };
    let numbers = drawn[end..].find(|c: char| c != ':' && !c.is_ascii_digit()).unwrap_or(drawn.len() - end);
    format!("{}{}", &drawn[..end], &drawn[end + numbers..])
}

/// Several findings, a blank line between them.
#[must_use]
pub fn render_all(diagnostics: &[Diagnostic], style: Style) -> String {
    diagnostics.iter().map(|d| render(d, style)).collect::<Vec<_>>().join("\n\n")
}

/// A text without characters that would move the cursor or change the direction of writing.
fn printable(text: &str) -> String {
    text.chars().map(shown).collect()
}

fn shown(c: char) -> char {
    match c {
        '\t' => ' ',
        '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}' => {
            '\u{fffd}'
        }
        c if c.is_control() => '\u{fffd}',
        c => c,
    }
}

/// The part of a line that is shown, and the bytes of it that are marked.
struct Window {
    text: String,
    marked: std::ops::Range<usize>,
}

impl Window {
    /// Takes time for the characters shown, not for the length of the line.
    fn around(source: &Arc<Source>, span: Span) -> Self {
        let text = source.text();
        let start = floor(text, span.start);
        let end = floor(text, span.end).max(start);
        let is_line_end = |c: &char| matches!(c, '\n' | '\r');
        let mut text_before: Vec<char> =
            text[..start].chars().rev().take_while(|c| !is_line_end(c)).take(BEFORE + 1).collect();
        let cut_before = text_before.len() > BEFORE;
        text_before.truncate(BEFORE);
        let mut window = Self { text: if cut_before { "…".to_owned() } else { String::new() }, marked: 0..0 };
        window.text.extend(text_before.iter().rev().copied().map(shown));
        window.marked = window.text.len()..window.text.len();
        for (count, (at, c)) in text[start..].char_indices().take_while(|(_, c)| !is_line_end(c)).enumerate() {
            if count == AFTER {
                window.text.push('…');
                break;
            }
            window.text.push(shown(c));
            if start + at < end {
                window.marked.end = window.text.len();
            }
        }
        window
    }
}

/// The nearest place at or before a byte at which a character begins.
fn floor(text: &str, byte: usize) -> usize {
    let mut at = byte.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::super::code;
    use super::*;

    fn drawn(text: &str, span: Span) -> String {
        let source = Arc::new(Source::new("a.sgf", text));
        let finding = Diagnostic::new(code::SGF_BARE_BRACKET, "the text goes on").at(&source, span).hint("escape it");
        render(&finding, Style::Plain)
    }

    fn check(text: &str, span: (usize, usize), golden: &str) {
        assert_eq!(drawn(text, Span::new(span.0, span.1)), golden.trim_matches('\n'), "{text:?}");
    }

    #[test]
    fn a_caret_stands_under_the_place() {
        check(
            "(;C[a]\n;B[aa]x)",
            (9, 11),
            r"
warning[S0007]: the text goes on
 --> a.sgf:2:3
  |
2 | ;B[aa]x)
  |   ^^
  |
  = help: escape it",
        );
    }

    #[test]
    fn wide_characters_tabs_and_the_end_of_the_file() {
        check(
            "(;\tC[黒番]x",
            (5, 11),
            r"
warning[S0007]: the text goes on
 --> a.sgf:1:6
  |
1 | (; C[黒番]x
  |      ^^^^
  |
  = help: escape it",
        );
        check(
            "(;\n;B[aa",
            (8, 8),
            r"
warning[S0007]: the text goes on
 --> a.sgf:2:6
  |
2 | ;B[aa
  |      ^
  |
  = help: escape it",
        );
    }

    #[test]
    fn a_finding_without_a_place() {
        let finding = Diagnostic::new(code::FILE_NOT_READ, "x.sgf could not be read");
        assert_eq!(render(&finding, Style::Plain), "error[F0001]: x.sgf could not be read");
        let styled = render(&finding.hint("look\u{1b}[31m"), Style::Coloured);
        assert!(!styled.contains("look\u{1b}"), "{styled:?}");
    }

    #[test]
    fn the_window_of_a_long_line_shows_where_it_was_cut() {
        let text = format!("{}]{}", "a".repeat(1000), "b".repeat(1000));
        let drawn = drawn(&text, Span::new(1000, 1001));
        assert!(drawn.contains("a.sgf:1:1001\n"), "{drawn}");
        let line = format!("1 | …{}]{}…", "a".repeat(BEFORE), "b".repeat(AFTER - 1));
        assert!(drawn.contains(&line), "{drawn}");
        assert!(drawn.contains(&format!("\n  | {}^\n", " ".repeat(BEFORE + 1))), "{drawn}");
    }

    #[test]
    fn nothing_panics_and_long_lines_are_cut() {
        let long = "あ\t\u{202e}x\r".repeat(500_000);
        for (text, span) in
            [("", (0, 0)), ("", (7, 9)), ("あ", (1, 2)), ("ab", (2, 2)), ("a\n", (2, 2)), ("a\nb", (0, 3))]
        {
            assert!(drawn(text, Span::new(span.0, span.1)).contains("a.sgf"));
        }
        assert!(drawn("ab", Span::new(2, 1)).contains("a.sgf"), "an inverted span");
        assert!(drawn(&long, Span::new(1_000_000, 4_000_000)).len() < 1000);
    }
}
