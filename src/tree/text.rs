//! A tree as TILDE prints it.

use super::{NodeKind, Prediction, Tree};
use crate::logic::Literal;
use std::fmt::Write;

impl Tree {
    /// The text: the root query, then tests with `?` and their branches; a leaf shows what it predicts and how many training
    /// examples it stands on (of classes, how many of them it gets right).
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        _ = writeln!(text, "{}", conjunction_text(&self.root));
        self.write_node(&mut text);
        text
    }

    fn write_node(&self, text: &mut String) {
        // Node, indentation, label; a stack instead of recursion, since trees may be deep.
        let mut pending = vec![(0, String::new(), "")];
        while let Some((at, indent, label)) = pending.pop() {
            _ = write!(text, "{indent}{label}");
            let below = match label {
                "" => String::new(),
                "+--yes: " => format!("{indent}|       "),
                _ => format!("{indent}        "),
            };
            match &self.nodes[at].kind {
                NodeKind::Leaf => _ = writeln!(text, "{}", self.leaf_text(at)),
                NodeKind::Test { conjunction, yes, no, .. } => {
                    _ = writeln!(text, "{} ?", conjunction_text(conjunction));
                    pending.push((*no, below.clone(), "+--no:  "));
                    pending.push((*yes, below, "+--yes: "));
                }
            }
        }
    }

    /// A leaf as it is printed.
    #[must_use]
    pub fn leaf_text(&self, at: usize) -> String {
        let node = &self.nodes[at];
        match &node.prediction {
            Prediction::Number { mean, .. } => format!("[{}] {}", four_decimals(*mean), node.examples),
            Prediction::Class { class, counts } => {
                format!("[{}] [{}/{}]", self.classes[*class], counts[*class], node.examples)
            }
        }
    }
}

/// A number with four decimals; none that is printed as zero has a sign.
#[must_use]
pub fn four_decimals(number: f64) -> String {
    let text = format!("{number:.4}");
    if text == "-0.0000" { "0.0000".into() } else { text }
}

/// A conjunction, its literals separated by commas.
#[must_use]
pub(super) fn conjunction_text(literals: &[Literal]) -> String {
    literals.iter().map(|literal| literal.to_goal().to_string()).collect::<Vec<_>>().join(", ")
}
