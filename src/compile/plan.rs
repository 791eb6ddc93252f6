//! The plan of a tree: for each test what is run, in which order, with which arguments bound.

use super::Unsupported;
use super::arrange::{Step, arrange, relevant};
use super::resolve::Resolver;
use super::vocabulary::{Form, Kind};
use crate::logic::writer::letter_name;
use crate::logic::{Literal, Term, Variable, conjunction};
use crate::tree::{NodeKind, Tree, key_variables};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A tree made ready to be written as a program; prints itself.
///
/// Printed, each line of a test is one step: `if` has no answer or one and binds nothing, `let` has exactly one, `try` at most
/// one, `each` any number. `+` marks an argument that is bound by then, `-` one that the step binds; `any` begins a part that is
/// searched for itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The hash (blake3, hexadecimal) of the tree's JSON.
    pub hash: String,
    /// The variable that stands for the move.
    pub(super) key: Variable,
    /// What must hold before any test can; empty if it always does.
    pub(super) root: Question,
    pub(super) nodes: Vec<PlanNode>,
}

/// A node of a [`Plan`]; branches lead to later nodes.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PlanNode {
    Leaf(f64),
    Test { text: String, question: Question, yes: usize, no: usize },
}

/// How a test is decided.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Question {
    Never,
    Always,
    Search { steps: Vec<Step>, kinds: BTreeMap<Variable, Kind> },
}

impl Plan {
    /// Makes the plan of a tree.
    ///
    /// # Errors
    /// If the tree does not score moves, or uses a literal that the runtime cannot run.
    pub fn of(tree: &Tree) -> Result<Self, Unsupported> {
        let key = key_of(tree)?;
        let variables = tree.nodes.iter().map(|node| match &node.kind {
            NodeKind::Test { new_variables, .. } => new_variables.len(),
            NodeKind::Leaf => 0,
        });
        let variables = tree.root_types.len() + variables.sum::<usize>();
        let mut resolver = Resolver::new(key, variables);
        for literal in tree.root.iter().skip(1) {
            resolver.add(literal)?;
        }
        let steps = arrange(resolver.goals.clone(), &BTreeSet::from([key]));
        let root = Question::new(resolver.impossible, steps, &resolver);

        let mut paths: Vec<Option<Resolver>> = vec![None; tree.nodes.len()];
        paths[0] = Some(resolver);
        let mut nodes = Vec::with_capacity(tree.nodes.len());
        for (at, node) in tree.nodes.iter().enumerate() {
            nodes.push(match (&node.kind, paths[at].take()) {
                (NodeKind::Test { conjunction, yes, no, .. }, Some(path)) => {
                    let mut extended = path.clone();
                    conjunction.iter().try_for_each(|literal| extended.add(literal))?;
                    let goals = relevant(&path.goals, &extended.goals[path.goals.len()..], key);
                    let steps = arrange(goals, &BTreeSet::from([key]));
                    let question = Question::new(extended.impossible, steps, &extended);
                    (paths[*yes], paths[*no]) = (Some(extended), Some(path));
                    PlanNode::Test { text: text_of(conjunction), question, yes: *yes, no: *no }
                }
                _ => PlanNode::Leaf(node.prediction.score()),
            });
        }
        Ok(Self { hash: tree_hash(tree), key, root, nodes })
    }

    /// The number of leaves.
    #[must_use]
    pub fn leaves(&self) -> usize {
        self.nodes.iter().filter(|node| matches!(node, PlanNode::Leaf(_))).count()
    }
}

impl Question {
    fn new(impossible: bool, steps: Vec<Step>, resolver: &Resolver) -> Self {
        match (impossible, steps.is_empty()) {
            (true, _) => Self::Never,
            (false, true) => Self::Always,
            (false, false) => Self::Search { steps, kinds: resolver.kinds.clone() },
        }
    }
}

fn key_of(tree: &Tree) -> Result<Variable, Unsupported> {
    let text = || tree.root.first().map_or_else(|| "nothing".to_owned(), |predicted| predicted.atom.to_string());
    let keys = tree.key.iter().filter(|key| **key).count();
    match key_variables(&tree.root, &tree.key)[..] {
        [variable] if keys == 1 => Ok(Variable(variable as u32)),
        _ => Err(Unsupported::Key(text())),
    }
}

fn text_of(literals: &[Literal]) -> String {
    conjunction(literals).map_or_else(|| "true".to_owned(), |term: Term| term.to_string())
}

/// The hash of a tree's JSON.
fn tree_hash(tree: &Tree) -> String {
    blake3::hash(tree.to_json().to_string().as_bytes()).to_hex().to_string()
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "tree {}: {} nodes, {} leaves", self.hash, self.nodes.len(), self.leaves())?;
        writeln!(f, "the move is {}", letter_name(self.key))?;
        if self.root != Question::Always {
            writeln!(f, "root query")?;
            write_question(f, &self.root)?;
        }
        for (at, node) in self.nodes.iter().enumerate() {
            match node {
                PlanNode::Leaf(score) => writeln!(f, "{at}: score {score:?}")?,
                PlanNode::Test { text, question, yes, no } => {
                    writeln!(f, "{at}: {text} ? yes {yes}, no {no}")?;
                    write_question(f, question)?;
                }
            }
        }
        Ok(())
    }
}

fn write_question(f: &mut fmt::Formatter<'_>, question: &Question) -> fmt::Result {
    match question {
        Question::Never => writeln!(f, "    never"),
        Question::Always => writeln!(f, "    always"),
        Question::Search { steps, .. } => write_steps(f, steps, "    "),
    }
}

fn write_steps(f: &mut fmt::Formatter<'_>, steps: &[Step], indent: &str) -> fmt::Result {
    for step in steps {
        match step {
            Step::Compare(comparison, [left, right]) => {
                writeln!(f, "{indent}if   {left} {} {right}", comparison.operator())?;
            }
            Step::Part(inner) => {
                writeln!(f, "{indent}any")?;
                write_steps(f, inner, &format!("{indent}    "))?;
            }
            Step::Call { predicate, arguments, bound } => {
                let (form, _) = predicate.best_form(bound);
                let listed = (0..bound.len()).any(|at| !bound[at] && form.wants(at));
                let word = match form {
                    _ if listed => "each",
                    _ if bound.iter().all(|bound| *bound) => "if  ",
                    Form::If(_) => "if  ",
                    Form::One(_) => "let ",
                    Form::Maybe(_) => "try ",
                    Form::Each(..) => "each",
                };
                let marked: Vec<String> = bound
                    .iter()
                    .zip(arguments)
                    .map(|(bound, argument)| format!("{}{argument}", if *bound { '+' } else { '-' }))
                    .collect();
                writeln!(f, "{indent}{word} {}({})", predicate.name, marked.join(", "))?;
            }
        }
    }
    Ok(())
}
