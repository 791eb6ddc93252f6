//! Where the parts of a term stand in its text.

use crate::diagnostics::Span;

/// The places of a term and all terms in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermSpans {
    /// Each term behind its arguments (post-order), so that the root is the last.
    nodes: Vec<Node>,
}

/// Positions have 32 bits: the reader refuses longer texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    start: u32,
    end: u32,
    /// The number of nodes of the term, itself included.
    size: u32,
}

/// The place of one term, from which one can go to those of its arguments.
#[derive(Clone, Copy, Debug)]
pub struct TermSpan<'a> {
    spans: &'a TermSpans,
    index: usize,
}

impl TermSpans {
    /// The place of the whole term.
    #[must_use]
    pub fn root(&self) -> TermSpan<'_> {
        TermSpan { spans: self, index: self.nodes.len().saturating_sub(1) }
    }

    /// The place of the sub-term that is reached by argument numbers (from 0): `[1, 0]` is the first argument of the
    /// second. Where the text has no such part (inside a back-quoted list, say) it is the last one on the way.
    #[must_use]
    pub fn at(&self, path: &[usize]) -> Span {
        let mut place = self.root();
        for &number in path {
            match place.argument(number) {
                Some(argument) => place = argument,
                None => break,
            }
        }
        place.span()
    }
}

impl<'a> TermSpan<'a> {
    /// The bytes of the term. Parentheses around it do not belong to it.
    #[must_use]
    pub fn span(self) -> Span {
        self.spans.nodes.get(self.index).map_or(Span::new(0, 0), |n| Span::new(n.start as usize, n.end as usize))
    }

    /// The places of the arguments, in order.
    #[must_use]
    pub fn arguments(self) -> Vec<TermSpan<'a>> {
        let nodes = &self.spans.nodes;
        let Some(node) = nodes.get(self.index) else { return Vec::new() };
        let first = self.index + 1 - node.size as usize;
        let mut arguments = Vec::new();
        let mut end = self.index;
        while end > first {
            arguments.push(TermSpan { spans: self.spans, index: end - 1 });
            end -= nodes[end - 1].size as usize;
        }
        arguments.reverse();
        arguments
    }

    /// The place of one argument, counted from 0.
    #[must_use]
    pub fn argument(self, number: usize) -> Option<TermSpan<'a>> {
        self.arguments().get(number).copied()
    }
}

/// Collects the nodes of a term while it is read.
#[derive(Default)]
pub(super) struct Builder {
    nodes: Vec<Node>,
}

impl Builder {
    pub(super) fn leaf(&mut self, span: Span) {
        self.nodes.push(Node { start: span.start as u32, end: span.end as u32, size: 1 });
    }

    /// Closes a term over the `count` terms before it. Its span is the given one and theirs together.
    pub(super) fn close(&mut self, count: usize, span: Span) {
        let mut node = Node { start: span.start as u32, end: span.end as u32, size: 1 };
        let mut end = self.nodes.len();
        for _ in 0..count {
            let part = self.nodes[end - 1];
            node.start = node.start.min(part.start);
            node.end = node.end.max(part.end);
            node.size += part.size;
            end -= part.size as usize;
        }
        self.nodes.push(node);
    }

    /// Lets the last complete term start earlier: a list starts at its bracket.
    pub(super) fn widen_last(&mut self, start: usize) {
        if let Some(node) = self.nodes.last_mut() {
            node.start = node.start.min(start as u32);
        }
    }

    /// The place of the last complete term.
    pub(super) fn last(&self) -> Option<Span> {
        self.nodes.last().map(|n| Span::new(n.start as usize, n.end as usize))
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
    }

    pub(super) fn finish(&mut self) -> TermSpans {
        let spans = TermSpans { nodes: self.nodes.as_slice().to_vec() };
        self.nodes.clear();
        spans
    }
}
