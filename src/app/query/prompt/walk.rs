//! Walking through a learned tree, node by node.

use crate::app::output::Failure;
use crate::experiment::{Model, Scorer, explain};
use crate::go::{Point, diagram};
use crate::logic::conjunction;
use crate::problem::Problem;
use crate::tree::{NodeKind, Prediction};
use std::fmt::Write;

/// A tree and the way to one of its nodes.
pub struct Walk {
    model: Model,
    /// The nodes from the root on.
    way: Vec<usize>,
}

impl Walk {
    /// Begins at the root.
    pub fn new(model: Model) -> Self {
        Self { model, way: vec![0] }
    }

    fn here(&self) -> usize {
        self.way.last().copied().unwrap_or(0)
    }

    /// The node where the walk stands.
    pub fn show(&self) -> String {
        let tree = &self.model.tree;
        let node = &tree.nodes[self.here()];
        let value = match &node.prediction {
            Prediction::Number { mean, .. } => format!("{mean:.4}"),
            Prediction::Class { class, .. } => tree.classes.get(*class).map_or_else(String::new, ToString::to_string),
        };
        let mut text = format!("level {}, {} training examples, value {value}\n", self.way.len() - 1, node.examples);
        match &node.kind {
            NodeKind::Leaf => text += "a leaf; :up goes back\n",
            NodeKind::Test { conjunction: literals, yes, no, .. } => {
                let test = conjunction(literals).map_or_else(String::new, |test| test.to_string());
                let examples = |at: usize| tree.nodes[at].examples;
                _ = writeln!(text, "{test} ?\n  :yes {} examples\n  :no  {} examples", examples(*yes), examples(*no));
            }
        }
        text
    }

    /// Goes on to a branch, or back.
    pub fn step(&mut self, which: &str) -> String {
        match (which, &self.model.tree.nodes[self.here()].kind) {
            (":up", _) if self.way.len() == 1 => return "this is the root\n".into(),
            (":up", _) => _ = self.way.pop(),
            (_, NodeKind::Leaf) => return "this is a leaf; :up goes back\n".into(),
            (":yes", NodeKind::Test { yes, .. }) => self.way.push(*yes),
            (_, NodeKind::Test { no, .. }) => self.way.push(*no),
        }
        self.show()
    }

    /// The way of a move through the tree.
    pub fn follow(&mut self, problem: &Problem, point: Point) -> Result<String, Failure> {
        let scores = Scorer::of(&self.model, std::slice::from_ref(problem))?.scores()?;
        let moves = scores.into_iter().next().unwrap_or_default();
        if !moves.iter().any(|(legal, _)| *legal == point) {
            return Ok("that is no legal move\n".into());
        }
        let explanation = explain(&self.model, problem, point, &moves)?;
        let name = diagram::name(point, problem.size).unwrap_or_default();
        let mut text = String::new();
        self.way = vec![0];
        for step in &explanation.steps {
            _ = writeln!(text, "{} ? {}", step.test, if step.yes { "yes" } else { "no" });
            if let NodeKind::Test { yes, no, .. } = &self.model.tree.nodes[self.here()].kind {
                self.way.push(if step.yes { *yes } else { *no });
            }
        }
        _ = writeln!(text, "{name} scores {:.4}; the walk stands at its leaf", explanation.score);
        Ok(text)
    }
}
