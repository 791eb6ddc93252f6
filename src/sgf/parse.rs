//! Text to game trees.
//!
//! One pass with a stack of open variations, no recursion. The grammar is `FF[4]`'s, with recovery for what is seen in the wild;
//! every recovery leaves a finding:
//!
//! - text before, between and after the games is skipped; a game begins at a `(` that is followed by a node, by a property (the
//!   root's `;` may be missing) or by another such `(`;
//! - lower-case letters of a property name are dropped (`CoPyright` is `CP`); a name without upper-case letters is read as if
//!   it were in upper case;
//! - a text ends at the first bare `]` after which the tree can go on: further structure, a property, or the end. Where instead
//!   another `]` comes first (`C[see [1] below]`), the bracket was meant as text. Values that are no text end at the first `]`;
//! - a value that runs to the end of the file ends at its first `\]` after which the tree can go on, if there is one
//!   (`PB[name\]` is a path or a name that ends in a backslash, not an escaped bracket);
//! - parentheses still open at the end are closed.

use super::tree::{GameTree, NodeId, Property};
use super::value::Value;
use crate::diagnostics::{Diagnostic, Findings, Source, Span, code};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

/// The games of a text.
#[derive(Debug)]
pub struct Parsed {
    /// The text that all spans point into.
    pub source: Arc<Source>,
    /// The charset it was in (`UTF-8` where the text did not come from bytes).
    pub charset: &'static str,
    /// In the order of the text.
    pub games: Vec<GameTree>,
    /// What was odd, in the order in which it was found.
    pub findings: Vec<Diagnostic>,
}

/// Reads all games of a text.
#[must_use]
pub fn parse(source: &Arc<Source>) -> Parsed {
    let mut parser = Parser {
        text: source.text(),
        at: 0,
        findings: Findings::new(source),
        rescues: 0,
        repeated: false,
        names: Names::default(),
    };
    let games = parser.collection();
    Parsed { source: source.clone(), charset: "UTF-8", games, findings: parser.findings.into_vec() }
}

/// Reads variations as [`write_subtrees`](super::write_subtrees) writes them: a game whose root is empty and has them below it. None if
/// there is any fault in them.
#[must_use]
pub fn parse_variations(text: &str) -> Option<GameTree> {
    let parsed = parse(&Arc::new(Source::new("", format!("(;{text})"))));
    match <[GameTree; 1]>::try_from(parsed.games) {
        Ok([game]) if parsed.findings.is_empty() && game.root().properties.is_empty() => Some(game),
        _ => None,
    }
}

/// How many values that never end are looked at a second time: each look goes to the end of the file.
const MOST_RESCUES: usize = 8;

fn close(mut tree: GameTree, start: usize, end: usize) -> GameTree {
    tree.span = Span::new(start, end);
    tree
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    findings: Findings,
    rescues: usize,
    repeated: bool,
    names: Names,
}

/// Where the names of one node's properties are, so that nodes of very many properties take no longer than others.
#[derive(Default)]
struct Names {
    node: Option<NodeId>,
    places: HashMap<Cow<'static, str>, usize>,
}

impl Names {
    /// Nodes of fewer properties are simply looked through.
    const MANY: usize = 32;

    /// The place of a name among the properties of a node, to which nothing but what was asked for and not found is added.
    fn place(&mut self, node: NodeId, properties: &[Property], name: &str) -> Option<usize> {
        if properties.len() < Self::MANY {
            return properties.iter().position(|property| property.name == name);
        }
        if self.node != Some(node) {
            self.node = Some(node);
            self.places.clear();
        }
        for (place, property) in properties.iter().enumerate().skip(self.places.len()) {
            self.places.insert(property.name.clone(), place);
        }
        self.places.get(name).copied()
    }
}

impl Parser<'_> {
    fn bytes(&self) -> &[u8] {
        self.text.as_bytes()
    }

    fn peek(&self) -> Option<u8> {
        self.bytes().get(self.at).copied()
    }

    fn collection(&mut self) -> Vec<GameTree> {
        let mut games = Vec::new();
        loop {
            let outside = self.at;
            let start = self.find_game();
            let end = start.unwrap_or(self.text.len());
            let ignored = self.text[outside..end]
                .trim_matches(|c: char| c.is_whitespace() || matches!(c, '\0' | '\u{1a}' | '\u{feff}'));
            // Where there is no game at all, that is all there is to say.
            let nothing_at_all = start.is_none() && games.is_empty();
            if !ignored.is_empty() && !nothing_at_all {
                let from = outside + self.text[outside..end].find(ignored).unwrap_or(0);
                self.findings.add(
                    code::SGF_TEXT_OUTSIDE,
                    Span::new(from, from + ignored.len()),
                    || "text outside the games was ignored",
                );
            }
            match start {
                Some(start) => {
                    self.at = start;
                    games.extend(self.game());
                }
                None => break,
            }
        }
        if games.is_empty() {
            let span = Span::new(0, self.text.len().min(1));
            self.findings
                .add(code::SGF_NO_GAME, span, || "this is no SGF: there is no game tree in it")
                .hint("a game begins with `(;`");
        }
        games
    }

    /// Where the next game opens.
    fn find_game(&self) -> Option<usize> {
        let mut from = self.at;
        loop {
            let open = from + self.bytes()[from..].iter().position(|&b| b == b'(')?;
            let is_filling = |b: &u8| b.is_ascii_whitespace() || *b == b'(' || *b == 0;
            let inside = open + self.bytes()[open..].iter().take_while(|b| is_filling(b)).count();
            if self.bytes().get(inside) == Some(&b';') || self.property_ahead(inside) {
                return Some(open);
            }
            from = inside;
        }
    }

    /// Whether a property name with an upper-case letter and a bracket stand here.
    fn property_ahead(&self, at: usize) -> bool {
        let name = self.bytes()[at..].iter().take_while(|b| b.is_ascii_alphanumeric());
        let length = name.clone().count();
        let bracket = self.bytes()[at + length..].iter().find(|b| !b.is_ascii_whitespace());
        bracket == Some(&b'[') && name.clone().any(u8::is_ascii_uppercase)
    }

    /// One game from its `(`: none if it has no node, several if parentheses hold games instead of nodes, `((;…)(;…))`.
    fn game(&mut self) -> Vec<GameTree> {
        let mut start = self.at;
        self.names.node = None;
        let mut games = Vec::new();
        let mut tree = GameTree::without_root(Span::new(start, start));
        // For each open parenthesis: where it is, the node before it, and how many nodes there were.
        let mut open: Vec<(usize, Option<NodeId>, usize)> = Vec::new();
        let mut nodes = 0;
        let mut current: Option<NodeId> = None;
        // Whether properties that come now belong to `current`.
        let mut in_node = false;
        let mut after_variation = false;
        while let Some(byte) = self.peek() {
            match byte {
                b'(' => {
                    open.push((self.at, current, nodes));
                    (in_node, after_variation) = (false, false);
                    self.at += 1;
                }
                b')' => {
                    self.at += 1;
                    let Some((opened, before, nodes_before)) = open.pop() else { break };
                    if nodes == nodes_before {
                        let span = Span::new(opened, self.at);
                        self.findings.add(code::SGF_EMPTY_TREE, span, || "a game tree without a node was ignored");
                    }
                    current = before;
                    (in_node, after_variation) = (false, true);
                    if open.is_empty() {
                        break;
                    }
                }
                b';' => {
                    let span = Span::new(self.at, self.at + 1);
                    if after_variation && current.is_some() {
                        self.findings.add(
                            code::SGF_NODE_AFTER_VARIATION,
                            span,
                            || "a node follows a closed variation; it is taken as a further variation",
                        );
                    }
                    if current.is_none() && tree.len() > 0 {
                        self.names.node = None;
                        let next = GameTree::without_root(span);
                        games.push(close(
                            std::mem::replace(&mut tree, next),
                            std::mem::replace(&mut start, self.at),
                            self.at,
                        ));
                    }
                    nodes += 1;
                    current = Some(tree.push(current, span));
                    (in_node, after_variation) = (true, false);
                    self.at += 1;
                }
                b if b.is_ascii_whitespace() || b == 0 => self.at += 1,
                b if b.is_ascii_alphabetic() => {
                    if let Some(property) = self.property() {
                        if !in_node {
                            let span = property.span;
                            self.findings
                                .add(code::SGF_NO_SEMICOLON, span, || "a property stands outside a node")
                                .hint("begin the node with `;`");
                            current = if current.is_none() && tree.len() > 0 { Some(NodeId::ROOT) } else { current };
                            nodes += 1;
                            current = Some(tree.push(current, Span::new(span.start, span.start)));
                            (in_node, after_variation) = (true, false);
                        }
                        if let Some(node) = current {
                            self.attach(&mut tree, node, property);
                        }
                    }
                }
                _ => self.unexpected_text(),
            }
        }
        if !open.is_empty() {
            let span = Span::new(self.at, self.at);
            self.findings
                .add(code::SGF_UNCLOSED_TREE, span, || {
                    format!("the file ends with {} parentheses open", open.len())
                        .replace("1 parentheses", "1 parenthesis")
                })
                .hint("the text may be cut off; add `)` at the end");
        }
        if tree.len() > 0 {
            games.push(close(tree, start, self.at));
        }
        games
    }

    fn attach(&mut self, tree: &mut GameTree, id: NodeId, property: Property) {
        let node = tree.node_mut(id);
        node.span.end = self.at;
        match self.names.place(id, &node.properties, &property.name) {
            None => node.properties.push(property),
            Some(place) => {
                // Once a file is enough: some programs write every stone so.
                if !std::mem::replace(&mut self.repeated, true) {
                    let name = &property.name;
                    self.findings.add(code::SGF_REPEATED_PROPERTY, property.span, || {
                        format!("{name} is repeated in this node; the values were put together")
                    });
                }
                node.properties[place].values.extend(property.values);
            }
        }
    }

    /// Skips what is neither structure nor a name.
    fn unexpected_text(&mut self) {
        let start = self.at;
        while let Some(byte) = self.peek() {
            match byte {
                b'(' | b')' | b';' => break,
                // A value without a name is skipped with its brackets: it may hold anything.
                b'[' => {
                    self.at += 1;
                    self.value(true);
                }
                b if b.is_ascii_alphabetic() => {
                    if self.property_ahead(self.at) {
                        break;
                    }
                    // The whole word at once, so that no letter is looked at twice.
                    self.at += self.bytes()[self.at..].iter().take_while(|b| b.is_ascii_alphanumeric()).count();
                }
                _ => self.at += 1,
            }
        }
        self.findings
            .add(code::SGF_UNEXPECTED_TEXT, Span::new(start, self.at), || "these characters belong to no property")
            .hint("a `]` inside a text is written `\\]`");
    }

    fn property(&mut self) -> Option<Property> {
        let start = self.at;
        while self.peek().is_some_and(|b| b.is_ascii_alphanumeric()) {
            self.at += 1;
        }
        let span = Span::new(start, self.at);
        let written = &self.text[start..self.at];
        let has_capital = written.contains(|c: char| c.is_ascii_uppercase());
        let name: Cow<'static, str> = match FREQUENT.iter().find(|name| **name == written) {
            Some(name) => Cow::Borrowed(name),
            None if has_capital => capitals(written).into(),
            None => written.to_ascii_uppercase().into(),
        };
        self.skip_space();
        if self.peek() != Some(b'[') {
            if has_capital && written.len() <= 8 {
                self.findings
                    .add(code::SGF_NO_VALUE, span, || format!("`{written}` has no value"))
                    .hint("a property is a name and values in brackets, such as `AB[aa][bb]`");
            } else {
                self.findings
                    .add(code::SGF_UNEXPECTED_TEXT, span, || "these characters belong to no property")
                    .hint("a `]` inside a text is written `\\]`");
            }
            return None;
        }
        if !has_capital {
            self.findings
                .add(code::SGF_LOWER_CASE_NAME, span, || format!("the property `{written}` is read as {name}"));
        }
        let is_text = !NO_TEXT.contains(&name.as_ref());
        let mut values = Vec::with_capacity(1);
        while self.peek() == Some(b'[') {
            self.at += 1;
            values.push(self.value(is_text));
            self.skip_space();
        }
        Some(Property { name, span, values })
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(|b| b.is_ascii_whitespace() || b == 0) {
            self.at += 1;
        }
    }

    /// One value from behind its `[` to behind its `]`.
    fn value(&mut self, is_text: bool) -> Value {
        let start = self.at;
        let mut raw = String::new();
        let mut copied = start;
        let mut at = start;
        loop {
            match self.bytes().get(at) {
                None => return self.endless_value(start),
                Some(b'\\') => at += 2,
                Some(b']') if is_text && !self.tree_goes_on(at + 1) => {
                    self.findings
                        .add(code::SGF_BARE_BRACKET, Span::new(at, at + 1), || "the text goes on after this bracket")
                        .hint("a `]` inside a text is written `\\]`");
                    raw.push_str(&self.text[copied..at]);
                    raw.push('\\');
                    copied = at;
                    at += 1;
                }
                Some(b']') => break,
                Some(_) => at += 1,
            }
        }
        raw.push_str(&self.text[copied..at]);
        self.at = at + 1;
        Value::from_raw(raw, Span::new(start, at))
    }

    /// Whether the tree can go on here, behind a bracket: up to the next bracket there is structure and then a property, or
    /// another value, or nothing but the end.
    fn tree_goes_on(&self, from: usize) -> bool {
        let rest = &self.bytes()[from..];
        let Some(&first) = rest.iter().find(|b| !(b.is_ascii_whitespace() || **b == 0)) else { return true };
        if first == b'[' {
            return true;
        }
        let length = rest.iter().position(|b| matches!(b, b'[' | b']')).unwrap_or(rest.len());
        let segment = &rest[..length];
        let last_closed = segment.iter().rposition(|&b| b == b')');
        match rest.get(length) {
            None => segment.iter().all(|b| !b.is_ascii_alphabetic()) || matches!(first, b')' | b';' | b'('),
            // Behind a `)` there may be text outside the games; inside a text `)` is rare enough before `]`.
            Some(b']') => {
                matches!(first, b')') && last_closed.is_some_and(|at| self.only_structure(&segment[..at])) && {
                    let after = &segment[last_closed.unwrap_or(0) + 1..];
                    after.contains(&b'\n')
                }
            }
            Some(_) => {
                let trimmed = segment.trim_ascii_end();
                let name = trimmed.iter().rev().take_while(|b| b.is_ascii_alphanumeric()).count();
                let (before, name) = trimmed.split_at(trimmed.len() - name);
                let is_name = !name.is_empty() && (name.len() <= 2 || name.iter().any(u8::is_ascii_uppercase));
                is_name && (self.only_structure(before) || before.trim_ascii_end().ends_with(b";"))
                    || last_closed.is_some_and(|at| self.only_structure(&segment[..at]))
            }
        }
    }

    fn only_structure(&self, bytes: &[u8]) -> bool {
        bytes.iter().all(|b| b.is_ascii_whitespace() || matches!(b, b';' | b'(' | b')' | 0))
    }

    /// A value that has no end: it ends at an escaped bracket behind which the tree can go on, or at the end of the text.
    fn endless_value(&mut self, start: usize) -> Value {
        let open = Span::new(start.saturating_sub(1), start);
        self.findings
            .add(code::SGF_UNCLOSED_VALUE, open, || "this value is never closed")
            .hint("add `]`; a backslash before it must be written `\\\\`");
        let mut end = self.text.len();
        if self.rescues < MOST_RESCUES {
            self.rescues += 1;
            let brackets = self.text[start..].match_indices(']').map(|(at, _)| start + at);
            if let Some(at) = brackets.into_iter().find(|&at| self.tree_goes_on(at + 1)) {
                end = at;
            }
        }
        self.at = (end + 1).min(self.text.len());
        let mut raw = String::new();
        let mut rest = self.text[start..end].chars();
        while let Some(c) = rest.next() {
            match (c, c == '\\') {
                (_, true) => {
                    raw.push('\\');
                    raw.push(rest.next().unwrap_or('\\'));
                }
                (']', _) => raw.push_str("\\]"),
                (c, _) => raw.push(c),
            }
        }
        Value::from_raw(raw, Span::new(start, end))
    }
}

/// A name without its lower-case letters, and without digits before its first letter.
fn capitals(written: &str) -> String {
    written.chars().filter(|c| !c.is_ascii_lowercase()).skip_while(char::is_ascii_digit).collect()
}

/// Names that need no memory of their own.
const FREQUENT: &[&str] = &["B", "W", "C", "AB", "AW", "AE", "LB", "TR", "SQ", "MA", "CR", "N", "BL", "WL"];

/// The properties of which no value is text: their values end at the first bracket.
const NO_TEXT: &[&str] = &[
    "AB", "AE", "AW", "B", "BL", "BM", "CA", "CR", "DD", "DM", "DO", "FF", "FG", "GB", "GM", "GW", "HA", "HO", "IT",
    "KM", "LN", "MA", "MN", "OB", "OW", "PL", "PM", "SL", "SQ", "ST", "SZ", "TB", "TR", "TW", "UC", "VW", "W", "WL",
];
