//! Texts and places in them.

/// A range of bytes of a decoded text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last one.
    pub end: usize,
}

impl Span {
    /// The bytes from `start` up to `end`.
    #[must_use]
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// The first `length` bytes of the span, or all of it where it is shorter.
    #[must_use]
    pub const fn first(self, length: usize) -> Self {
        if self.end - self.start > length { Self::new(self.start, self.start + length) } else { self }
    }

    /// The smallest span that holds both.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span::new(self.start.min(other.start), self.end.max(other.end))
    }
}

/// A named, decoded text with an index of its lines.
#[derive(Debug)]
pub struct Source {
    name: String,
    text: String,
    line_starts: Vec<usize>,
}

impl Source {
    /// Names a text, usually by its path.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        let text = text.into();
        let bytes = text.as_bytes();
        // A line ends at LF, CR LF or, in files of old Macintoshes, CR.
        let ends = (0..bytes.len())
            .filter(|&at| bytes[at] == b'\n' || bytes[at] == b'\r' && bytes.get(at + 1) != Some(&b'\n'));
        let line_starts = std::iter::once(0).chain(ends.map(|at| at + 1)).collect();
        Self { name: name.into(), text, line_starts }
    }

    /// The name that messages show.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Line and column of a byte, both from 1; the column counts characters.
    #[must_use]
    pub fn line_column(&self, byte: usize) -> (usize, usize) {
        let byte = byte.min(self.text.len());
        let line = self.line_starts.partition_point(|&start| start <= byte);
        let start = self.line_starts[line - 1];
        (line, self.text.as_bytes()[start..byte].iter().filter(|b| (**b & 0xC0) != 0x80).count() + 1)
    }

    /// The text of a line (from 1) without its end; empty for a line that does not exist.
    #[must_use]
    pub fn line(&self, line: usize) -> &str {
        let Some(&start) = line.checked_sub(1).and_then(|line| self.line_starts.get(line)) else { return "" };
        let end = self.line_starts.get(line).copied().unwrap_or(self.text.len());
        self.text[start..end].trim_end_matches(['\n', '\r'])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_from_one_in_characters() {
        let source = Source::new("x", "a\r\n黒b\rc\n");
        let place = |text: &str| source.line_column(source.text().find(text).unwrap());
        assert_eq!((place("a"), place("b"), place("c")), ((1, 1), (2, 2), (3, 1)));
        assert_eq!(source.line_column(usize::MAX), (4, 1));
        assert_eq!((1..=5).map(|line| source.line(line)).collect::<Vec<_>>(), ["a", "黒b", "c", "", ""]);
        assert_eq!(Source::new("x", "").line_column(0), (1, 1));
    }
}
