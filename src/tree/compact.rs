//! A tree in the compact notation of the original system (ACE 1.2.20 and Tilde 2.2), and its decision list.
//!
//! Variables are named in the order in which they are printed, over the whole tree, with `-` where they first occur; in the
//! program each clause names its own. Numbers have 15 significant digits. Tilde 2.2 has no mark, counts right and all examples of
//! a leaf, and passes over a letter at each leaf that was grown, and not made by cutting back.

use super::{NodeKind, Prediction, Tree};
use crate::logic::writer::{Writer, letter_name};
use crate::logic::{Literal, Operators, Term, Variable};
use std::fmt::Write;

/// A number as the original prints it: 15 significant digits, and always a point.
#[must_use]
pub fn number_text(number: f64) -> String {
    // Without the sign of a negative zero.
    let number = if number == 0.0 { 0.0 } else { number };
    if !number.is_finite() {
        return number.to_string();
    }
    let exponent = if number == 0.0 { 0 } else { number.abs().log10().floor() as i32 };
    let text = if (-5..15).contains(&exponent) {
        let decimals = usize::try_from(14 - exponent).unwrap_or(0);
        let text = format!("{number:.decimals$}");
        if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
    } else {
        format!("{number:.14e}")
    };
    if text.contains(['.', 'e']) { text } else { text + ".0" }
}

/// Names for the variables of one text.
#[derive(Default)]
struct Names {
    known: Vec<(Variable, u32)>,
    next: u32,
    /// Whether the first occurrence is marked.
    marked: bool,
}

impl Names {
    /// A term with the names.
    fn text(&mut self, term: &Term) -> String {
        let variables = term.variables();
        let mut text = term.clone();
        for variable in &variables {
            let known = self.known.iter().find(|(known, _)| known == variable);
            let (name, new) = match known {
                Some((_, name)) => (*name, false),
                None => {
                    self.known.push((*variable, self.next));
                    self.next += 1;
                    (self.next - 1, true)
                }
            };
            // A new variable stands once with its mark, and plain where it is repeated.
            let mut first = new && self.marked;
            text = replace(&text, *variable, &mut || {
                let named = Term::Variable(Variable(MARK + name));
                if std::mem::take(&mut first) { Term::compound("-", vec![named]) } else { named }
            });
        }
        Writer { operators: Operators::standard(), names: &|v| letter_name(Variable(v.0 - MARK)), quoted: false }
            .text(&text)
    }

    fn conjunction(&mut self, literals: &[Literal]) -> String {
        literals.iter().map(|literal| self.text(&literal.to_goal())).collect::<Vec<_>>().join(",")
    }
}

/// Named variables are numbered from here on, so that they are not taken for others.
const MARK: u32 = 1 << 31;

/// A term with the occurrences of one variable replaced, from left to right.
fn replace(term: &Term, variable: Variable, by: &mut dyn FnMut() -> Term) -> Term {
    term.map_variables(|other| if other == variable { by() } else { Term::Variable(other) })
}

/// How a leaf came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeafOrigin {
    /// No test was found for it.
    Grown,
    /// The leaves of a test predicted the same.
    Merged,
    /// The branches of a test were no better than a leaf is expected to be.
    Cut,
}

/// Which version's notation is written.
#[derive(Clone, Copy)]
enum Notation<'a> {
    /// ACE 1.2.20.
    Ace,
    /// Tilde 2.2; it shows how each leaf came about.
    Tilde(&'a [LeafOrigin]),
}

impl Notation<'_> {
    fn origin(self, leaf: usize) -> Option<LeafOrigin> {
        match self {
            Notation::Ace => None,
            Notation::Tilde(origins) => Some(origins.get(leaf).copied().unwrap_or(LeafOrigin::Grown)),
        }
    }

    /// The number of examples of a leaf.
    fn total(self, leaf: usize, examples: usize) -> String {
        match self.origin(leaf) {
            Some(LeafOrigin::Cut) => examples.to_string(),
            _ => number_text(examples as f64),
        }
    }
}

impl Tree {
    /// Whether the tree classifies interpretations as such, without a key.
    fn has_key(&self) -> bool {
        self.key.iter().any(|key| *key)
    }

    /// The compact notation of ACE 1.2.20.
    #[must_use]
    pub fn to_compact(&self) -> String {
        self.compact(Notation::Ace)
    }

    /// The compact notation of Tilde 2.2. `origins` says of each node that is a leaf how it came about.
    #[must_use]
    pub fn to_compact_of_tilde(&self, origins: &[LeafOrigin]) -> String {
        self.compact(Notation::Tilde(origins))
    }

    fn compact(&self, notation: Notation<'_>) -> String {
        let mut names = Names { marked: matches!(notation, Notation::Ace), ..Names::default() };
        let mut text = String::new();
        if self.tests() > 0 && self.has_key() {
            _ = writeln!(text, "{}", names.conjunction(&self.root));
        }
        // Variables that a test introduces are known in its yes branch only; elsewhere the number stands for another.
        let mut pending = vec![(0, String::new(), "", names.known.clone())];
        while let Some((at, indent, label, known)) = pending.pop() {
            names.known = known.clone();
            _ = write!(text, "{indent}{label}");
            let below = match label {
                "" => String::new(),
                "+--yes: " => format!("{indent}|       "),
                _ => format!("{indent}        "),
            };
            match &self.nodes[at].kind {
                NodeKind::Leaf => {
                    _ = writeln!(text, "{}", self.compact_leaf(at, notation));
                    names.next += u32::from(notation.origin(at) == Some(LeafOrigin::Grown));
                }
                NodeKind::Test { conjunction, yes, no, .. } => {
                    _ = writeln!(text, "{} ? ", names.conjunction(conjunction));
                    pending.push((*no, below.clone(), "+--no:  ", known));
                    pending.push((*yes, below, "+--yes: ", names.known.clone()));
                }
            }
        }
        text
    }

    fn compact_leaf(&self, at: usize, notation: Notation<'_>) -> String {
        let node = &self.nodes[at];
        let total = notation.total(at, node.examples);
        match (&node.prediction, notation) {
            (Prediction::Number { mean, .. }, Notation::Ace) => format!("[{}] {total}", number_text(*mean)),
            (Prediction::Number { mean, .. }, Notation::Tilde(_)) => format!("[{}] [{total}]", number_text(*mean)),
            (Prediction::Class { class, counts }, Notation::Ace) => {
                let counts: Vec<String> = self
                    .classes
                    .iter()
                    .zip(counts)
                    .map(|(class, count)| format!("{class}:{}", number_text(*count as f64)))
                    .collect();
                format!("[{}] {total} [[{}]]", self.classes[*class], counts.join(","))
            }
            (Prediction::Class { class, counts }, Notation::Tilde(_)) => {
                format!("[{}] [{}/{total}]", self.classes[*class], number_text(counts[*class] as f64))
            }
        }
    }

    /// The decision list that goes with the compact notation: a clause a leaf, and how much of its examples it gets right.
    #[must_use]
    pub fn to_compact_program(&self) -> String {
        self.program(Notation::Ace)
    }

    /// The decision list as Tilde 2.2 writes it.
    #[must_use]
    pub fn to_program_of_tilde(&self, origins: &[LeafOrigin]) -> String {
        self.program(Notation::Tilde(origins))
    }

    fn program(&self, notation: Notation<'_>) -> String {
        let mut text = String::new();
        let mut pending: Vec<(usize, Vec<Literal>)> = vec![(0, Vec::new())];
        while let Some((at, body)) = pending.pop() {
            match &self.nodes[at].kind {
                NodeKind::Leaf => {
                    // The root query's own literals are part of every clause but the last, which is for all the rest.
                    let mut goals: Vec<Literal> = Vec::new();
                    if !body.is_empty() {
                        goals.extend(self.root.iter().skip(1).cloned());
                        goals.extend(body);
                    }
                    text.push_str(&self.compact_clause(at, &goals, notation));
                }
                NodeKind::Test { conjunction, yes, no, .. } => {
                    pending.push((*no, body.clone()));
                    let mut extended = body;
                    extended.extend_from_slice(conjunction);
                    pending.push((*yes, extended));
                }
            }
        }
        text
    }

    fn compact_clause(&self, leaf: usize, body: &[Literal], notation: Notation<'_>) -> String {
        let node = &self.nodes[leaf];
        let predicted_value = match &node.prediction {
            Prediction::Number { mean, .. } => Term::float(*mean),
            Prediction::Class { class, .. } => Term::Atom(self.classes[*class]),
        };
        // The older version puts it into a list only where there is no key.
        let prediction = match notation {
            Notation::Tilde(_) if self.has_key() => predicted_value,
            _ => Term::list([predicted_value]),
        };
        let Some(predicted) = self.root.first() else { return String::new() };
        let arguments = predicted.atom.arguments().iter().zip(&self.key);
        let arguments = arguments.map(|(argument, key)| if *key { argument.clone() } else { prediction.clone() });
        let name = predicted.atom.functor().map_or(crate::logic::Symbol::new("class"), |(name, _)| name);
        let mut names = Names::default();
        let mut text = names.text(&Term::application(name, arguments.collect()));
        if !body.is_empty() {
            _ = write!(text, " :- {}, !", names.conjunction(body));
        }
        let total = notation.total(leaf, node.examples);
        let comment = match &node.prediction {
            Prediction::Number { .. } => total,
            Prediction::Class { class, counts } => {
                let right = counts[*class] as f64;
                format!("{}/{total}={}", number_text(right), number_text(right / node.examples as f64))
            }
        };
        let end = if matches!(notation, Notation::Tilde(_)) { "." } else { "" };
        format!("{text}.\n% {comment}{end}\n")
    }
}

#[cfg(test)]
mod tests {
    use super::number_text;

    #[test]
    fn numbers_have_fifteen_digits_and_a_point() {
        for (number, text) in [
            (62.0, "62.0"),
            (0.0, "0.0"),
            (1.0 / 3.0, "0.333333333333333"),
            (2.0 / 3.0, "0.666666666666667"),
            (11.898_557_854_026_6, "11.8985578540266"),
            (0.032_967_032_967_032_97, "0.032967032967033"),
            (-1234.5, "-1234.5"),
            (1e20, "1.00000000000000e20"),
        ] {
            assert_eq!(number_text(number), text);
        }
    }
}
