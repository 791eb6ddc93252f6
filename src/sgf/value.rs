//! The values of properties: escapes, soft line breaks, composed values, points.
//!
//! The rules are those of `FF[4]`, "Property Value Types". A value keeps its text as written, escapes included, because
//! composed values are split at colons that are *not* escaped.

use super::Property;
use crate::diagnostics::Span;
use crate::go::Point;
use std::borrow::Cow;

/// One value of a property.
#[derive(Clone, Debug)]
pub struct Value {
    raw: String,
    /// The bytes between the brackets.
    pub span: Span,
}

impl PartialEq for Value {
    /// The same text; the place does not count.
    fn eq(&self, other: &Self) -> bool {
        self.raw == other.raw
    }
}

impl Value {
    /// A value as it stands between brackets: every `]` in it is escaped, and it does not end in half an escape.
    pub(super) fn from_raw(raw: String, span: Span) -> Self {
        Self { raw, span }
    }

    /// A value that reads as this text.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut raw = String::with_capacity(text.len());
        for c in text.chars() {
            if matches!(c, ']' | '\\') {
                raw.push('\\');
            }
            raw.push(c);
        }
        Self { raw, span: Span::new(0, 0) }
    }

    /// A point.
    #[must_use]
    pub fn point(point: Point) -> Self {
        Self { raw: point.sgf(), span: Span::new(0, 0) }
    }

    /// The text as written, escapes included.
    #[must_use]
    pub fn raw(&self) -> &str {
        &self.raw
    }

    /// The value as `Text`: escapes undone, escaped line breaks gone, every kind of line break one `\n`, other white space
    /// a space.
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        if self.raw.bytes().all(|b| b != b'\\' && (b >= b' ' || b == b'\n')) {
            return Cow::Borrowed(&self.raw);
        }
        Cow::Owned(unescape(&self.raw, '\n'))
    }

    /// The value as `SimpleText`: as [`Value::text`] with line breaks turned into spaces, without space around it.
    #[must_use]
    pub fn simple_text(&self) -> String {
        unescape(&self.raw, ' ').trim().to_owned()
    }

    /// The two halves of a composed value, split at the first colon that is not escaped; both as written.
    #[must_use]
    pub fn composed(&self) -> Option<(&str, &str)> {
        let mut escaped = false;
        for (at, c) in self.raw.char_indices() {
            match c {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                ':' => return Some((&self.raw[..at], &self.raw[at + 1..])),
                _ => {}
            }
        }
        None
    }
}

fn unescape(raw: &str, line_break: char) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut rest = raw.chars().peekable();
    // CR LF and LF CR are one line break.
    let pair = |c: char, next: Option<&char>| matches!((c, next), ('\r', Some('\n')) | ('\n', Some('\r')));
    while let Some(c) = rest.next() {
        let (c, escaped) = if c == '\\' {
            match rest.next() {
                Some(c) => (c, true),
                None => break,
            }
        } else {
            (c, false)
        };
        if matches!(c, '\n' | '\r') {
            if pair(c, rest.peek()) {
                rest.next();
            }
            if !escaped {
                text.push(line_break);
            }
        } else {
            text.push(if c.is_ascii_whitespace() || c == '\u{b}' { ' ' } else { c });
        }
    }
    text
}

/// Why a value is not a point or a list of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointError {
    /// The value.
    pub span: Span,
}

/// The points of a point list on a board of `size` columns and rows, rectangles (`aa:cc`) expanded, each with the place of its
/// value. A value that is no point of the board gives an error in its place; an empty value gives nothing.
///
/// To be asked only of properties whose values are points: `LB[hc:80]` looks like a rectangle and is none.
pub fn points(property: &Property, size: u8) -> impl Iterator<Item = Result<(Point, Span), PointError>> + '_ {
    let on_board = move |letters: &str| {
        let letters = letters.trim();
        Point::from_sgf(letters).filter(|point| point.x() < size && point.y() < size)
    };
    property.values.iter().filter(|value| !value.raw.trim().is_empty()).flat_map(move |value| {
        let span = value.span;
        let corners = match value.composed() {
            None => on_board(&value.raw).map(|point| (point, point)),
            Some((from, to)) => on_board(from).zip(on_board(to)),
        };
        let Some((a, b)) = corners else { return vec![Err(PointError { span })] };
        let columns = a.x().min(b.x())..=a.x().max(b.x());
        let rows = a.y().min(b.y())..=a.y().max(b.y());
        columns.flat_map(|x| rows.clone().map(move |y| Ok((Point::new(x, y), span)))).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_follows_the_rules_of_the_format() {
        let text = |raw: &str| Value::from_raw(raw.to_owned(), Span::new(0, 0)).text().into_owned();
        assert_eq!(text("soft\\\nbreak"), "softbreak");
        assert_eq!(text("soft\\\r\nbreak"), "softbreak");
        assert_eq!(text("hard\r\nbreak\n\rand\ttab"), "hard\nbreak\nand tab");
        assert_eq!(text(r"a \] b \\ c \: d \e"), r"a ] b \ c : d e");
        assert_eq!(text("half an escape\\"), "half an escape");
        assert_eq!(Value::new(r"x\]y").text(), r"x\]y");
    }

    #[test]
    fn composed_values_split_at_the_first_bare_colon() {
        let split = |raw: &str| {
            let value = Value::from_raw(raw.to_owned(), Span::new(0, 0));
            value.composed().map(|(a, b)| (a.to_owned(), b.to_owned()))
        };
        assert_eq!(split("19:19"), Some(("19".into(), "19".into())));
        assert_eq!(split(r"a\:b:c:d"), Some((r"a\:b".into(), "c:d".into())));
        assert_eq!(split(r"a\:b"), None);
    }

    #[test]
    fn rectangles_expand_and_stay_on_the_board() {
        let property = |values: &[&str]| Property {
            name: "AB".into(),
            span: Span::new(0, 0),
            values: values.iter().map(|v| Value::new(v)).collect(),
        };
        let read = |values: &[&str]| points(&property(values), 9).map(|p| p.map(|p| p.0.sgf())).collect::<Vec<_>>();
        assert_eq!(read(&["bb:ca"]), ["ba", "bb", "ca", "cb"].map(|p| Ok(p.to_owned())));
        assert_eq!(read(&["", " aa "]), [Ok("aa".to_owned())]);
        assert!(read(&["jj"])[0].is_err() && read(&["aa:zz"])[0].is_err() && read(&["a"])[0].is_err());
    }
}
