//! Trees as JSON: a flat list of nodes, tests written as Prolog text.
//!
//! `{"root": "reward(A,B), board(A,C)", "types": ["point", …], "key": [true, false], "classes": [], "nodes": [{"test": "link(C,D)",
//! "new": ["group"], "yes": 1, "no": 2, "examples": 100, "mean": 0.1, "deviation": 3.5}, {"examples": …, "mean": …}, …]}`; trees
//! of classes have `counts` instead of `mean` and `deviation`.

use super::text::conjunction_text;
use super::{Node, NodeKind, Prediction, Tree};
use crate::bias::Type;
use crate::coverage::Query;
use crate::diagnostics::Source;
use crate::logic::reader::read_term;
use crate::logic::{Literal, Operators, Symbol, Term, Variable};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// What is wrong with a stored tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError(pub String);

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is not a tree: {}", self.0)
    }
}

impl std::error::Error for FormatError {}

#[derive(Serialize, Deserialize)]
struct Stored {
    root: String,
    types: Vec<String>,
    key: Vec<bool>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    classes: Vec<String>,
    nodes: Vec<StoredNode>,
}

#[derive(Serialize, Deserialize)]
struct StoredNode {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    test: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    new: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    yes: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    no: Option<usize>,
    examples: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mean: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deviation: Option<f64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    counts: Vec<usize>,
}

impl Tree {
    /// The tree as JSON.
    #[must_use]
    pub fn to_json(&self) -> serde_json::Value {
        let names = |types: &[Type]| types.iter().map(ToString::to_string).collect();
        let nodes = self
            .nodes
            .iter()
            .map(|node| {
                let (mean, deviation, counts) = match &node.prediction {
                    Prediction::Number { mean, deviation } => (Some(*mean), Some(*deviation), Vec::new()),
                    Prediction::Class { counts, .. } => (None, None, counts.clone()),
                };
                let stored = StoredNode {
                    test: None,
                    new: Vec::new(),
                    yes: None,
                    no: None,
                    examples: node.examples,
                    mean,
                    deviation,
                    counts,
                };
                match &node.kind {
                    NodeKind::Leaf => stored,
                    NodeKind::Test { conjunction, new_variables, yes, no } => StoredNode {
                        test: Some(conjunction_text(conjunction)),
                        new: names(new_variables),
                        yes: Some(*yes),
                        no: Some(*no),
                        ..stored
                    },
                }
            })
            .collect();
        let stored = Stored {
            root: conjunction_text(&self.root),
            types: names(&self.root_types),
            key: self.key.clone(),
            classes: self.classes.iter().map(ToString::to_string).collect(),
            nodes,
        };
        serde_json::to_value(stored).unwrap_or_default()
    }

    /// Reads a tree from JSON; whatever the text says, the result can be run.
    ///
    /// # Errors
    /// If something is missing or does not fit together.
    pub fn from_json(json: &serde_json::Value) -> Result<Self, FormatError> {
        let stored = Stored::deserialize(json).map_err(|e| FormatError(e.to_string()))?;
        let types = |names: &[String]| -> Vec<Type> { names.iter().map(|name| type_named(name)).collect() };
        let root = query(&stored.root, None)?;
        let root_types = types(&stored.types);
        let classes: Vec<Symbol> = stored.classes.iter().map(|class| Symbol::new(class)).collect();
        let count = stored.nodes.len();
        let nodes = stored
            .nodes
            .iter()
            .enumerate()
            .map(|(at, node)| read_node(node, at, count, &classes, &types(&node.new)))
            .collect::<Result<Vec<_>, _>>()?;
        let tree = Self { root, root_types, key: stored.key, classes, nodes };
        tree.check()?;
        Ok(tree)
    }

    /// Every variable of a test is on its path or declared as new, and every node but the root has one test above it.
    fn check(&self) -> Result<(), FormatError> {
        let arity = self.root.first().map_or(0, |predicted| predicted.atom.arguments().len());
        if self.nodes.is_empty() || arity == 0 || self.key.len() != arity {
            return Err(FormatError("it has no nodes, no predicted literal, or no key".into()));
        }
        if !self.root.first().is_some_and(super::has_distinct_variables) {
            return Err(FormatError("the arguments of the predicted literal must be different variables".into()));
        }
        let highest =
            |query: &Query| crate::coverage::variables_of(query).iter().map(|v| v.0 as usize + 1).max().unwrap_or(0);
        if highest(&self.root) > self.root_types.len() {
            return Err(FormatError("the root query has variables without a type".into()));
        }
        let mut variables: Vec<Option<usize>> = vec![None; self.nodes.len()];
        variables[0] = Some(self.root_types.len());
        for (at, node) in self.nodes.iter().enumerate() {
            let Some(known) = variables[at] else { return Err(FormatError(format!("no test leads to node {at}"))) };
            let NodeKind::Test { conjunction, new_variables, yes, no } = &node.kind else { continue };
            if highest(conjunction) > known + new_variables.len() {
                return Err(FormatError(format!("the test of node {at} has variables that are not declared")));
            }
            if yes == no || variables[*yes].is_some() || variables[*no].is_some() {
                return Err(FormatError(format!("the branches of node {at} lead where others lead")));
            }
            variables[*yes] = Some(known + new_variables.len());
            variables[*no] = Some(known);
        }
        Ok(())
    }
}

fn read_node(
    node: &StoredNode,
    at: usize,
    count: usize,
    classes: &[Symbol],
    new: &[Type],
) -> Result<Node, FormatError> {
    let prediction = match (node.mean, classes.is_empty()) {
        (Some(mean), true) => Prediction::Number { mean, deviation: node.deviation.unwrap_or(0.0) },
        (None, false)
            if node.counts.len() == classes.len()
                && node.counts.iter().try_fold(0, |sum: usize, &count| sum.checked_add(count))
                    == Some(node.examples) =>
        {
            Prediction::of_counts(node.counts.clone())
        }
        _ => return Err(FormatError(format!("node {at} predicts nothing that fits the tree"))),
    };
    let kind = match (&node.test, node.yes, node.no) {
        (None, None, None) => NodeKind::Leaf,
        (Some(test), Some(yes), Some(no)) if yes > at && no > at && yes < count && no < count => {
            NodeKind::Test { conjunction: query(test, Some(at))?, new_variables: new.to_vec(), yes, no }
        }
        _ => return Err(FormatError(format!("node {at} is neither a leaf nor a test with two later branches"))),
    };
    Ok(Node { kind, examples: node.examples, prediction })
}

fn type_named(name: &str) -> Type {
    Type::from_name(name)
}

/// Reads a conjunction whose variables are named `A` to `Z`, `A1` and so on: the names are the numbers.
fn query(text: &str, node: Option<usize>) -> Result<Query, FormatError> {
    let place = || node.map_or("the root query".into(), |at| format!("the test of node {at}"));
    let source = Arc::new(Source::new(place(), text));
    let read = read_term(&source, &Operators::default()).map_err(|e| FormatError(e.message))?;
    let mut fault = None;
    let term = read.term.map_variables(|variable| {
        let name = read.variable_names.iter().find(|(_, v)| *v == variable).map(|(name, _)| name.as_str());
        match name.and_then(number_of_name) {
            Some(number) => Term::Variable(Variable(number)),
            None => {
                fault.get_or_insert_with(|| format!("{}: {name:?} is not the name of a variable of a tree", place()));
                Term::Variable(variable)
            }
        }
    });
    match fault {
        Some(fault) => Err(FormatError(fault)),
        None => Ok(term.conjuncts().into_iter().map(Literal::from_goal).collect()),
    }
}

/// The number of a variable written as [`crate::logic::writer::letter_name`] writes it.
fn number_of_name(name: &str) -> Option<u32> {
    let mut characters = name.chars();
    let letter = characters.next().filter(char::is_ascii_uppercase)? as u32 - 'A' as u32;
    match characters.as_str() {
        "" => Some(letter),
        digits => {
            digits.parse::<u32>().ok().filter(|round| (1..1_000_000).contains(round)).map(|round| round * 26 + letter)
        }
    }
}
