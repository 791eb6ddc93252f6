//! The plan of a tree: for each test what is run, in which order, with which arguments bound.

use super::Unsupported;
use super::arrange::{Step, Variables, arrange, relevant};
use super::resolve::{Goal, Resolver, operator};
use super::vocabulary::{Form, Kind};
use crate::logic::writer::letter_name;
use crate::logic::{Literal, Term, Variable, conjunction};
use crate::tree::{Node, NodeKind, Tree, key_variables};
use std::collections::BTreeMap;
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
    /// The variable for axes whose values that fulfil the path are remembered on the way through the tree.
    pub(super) axes: Option<Variable>,
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
    /// By a search; if it depends on axes, for each of those that fulfil the path.
    Search {
        axes: Option<Variable>,
        steps: Vec<Step>,
        kinds: BTreeMap<Variable, Kind>,
    },
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
        let root = Question::new(&resolver, resolver.goals.clone(), &Variables::from([key]), None);

        // For each test what its path says and what it says itself.
        let mut tests: Vec<Option<(Resolver, Resolver)>> = vec![None; tree.nodes.len()];
        let mut paths: Vec<Option<Resolver>> = vec![None; tree.nodes.len()];
        paths[0] = Some(resolver.clone());
        for (at, node) in tree.nodes.iter().enumerate() {
            if let (NodeKind::Test { conjunction, yes, no, .. }, Some(path)) = (&node.kind, paths[at].take()) {
                let mut extended = path.clone();
                conjunction.iter().try_for_each(|literal| extended.add(literal))?;
                (paths[*yes], paths[*no]) = (Some(extended.clone()), Some(path.clone()));
                tests[at] = Some((path, extended));
            }
        }
        let axes = axes_of(tree, &resolver, tests.iter().flatten().map(|(_, extended)| extended));
        let given: Variables = axes.into_iter().chain([key]).collect();
        let plan_node = |(node, test): (&Node, &Option<(Resolver, Resolver)>)| match (&node.kind, test) {
            (NodeKind::Test { conjunction, yes, no, .. }, Some((path, extended))) => {
                let goals = relevant(&path.goals, &extended.goals[path.goals.len()..], &given);
                let question = Question::new(extended, goals, &given, axes);
                PlanNode::Test { text: text_of(conjunction), question, yes: *yes, no: *no }
            }
            _ => PlanNode::Leaf(node.prediction.score()),
        };
        let nodes = tree.nodes.iter().zip(&tests).map(plan_node).collect();
        Ok(Self { hash: tree_hash(tree), key, axes, root, nodes })
    }

    /// The number of leaves.
    #[must_use]
    pub fn leaves(&self) -> usize {
        self.nodes.iter().filter(|node| matches!(node, PlanNode::Leaf(_))).count()
    }
}

impl Question {
    fn new(resolver: &Resolver, goals: Vec<Goal>, given: &Variables, axes: Option<Variable>) -> Self {
        let axes = axes.filter(|axes| goals.iter().any(|goal| goal.variables().any(|variable| variable == *axes)));
        let steps = arrange(goals, given);
        match (resolver.impossible, steps.is_empty()) {
            (true, _) => Self::Never,
            (false, true) => Self::Always,
            (false, false) => Self::Search { axes, steps, kinds: resolver.kinds.clone() },
        }
    }
}

/// The variable of the root query that stands for axes, if there is one that the root query leaves open.
fn axes_of<'r>(tree: &Tree, root: &Resolver, tests: impl Iterator<Item = &'r Resolver>) -> Option<Variable> {
    let mut candidates: Vec<Variable> = tests
        .flat_map(|test| &test.kinds)
        .filter(|(variable, kind)| (variable.0 as usize) < tree.root_types.len() && **kind == Kind::Axes)
        .map(|(variable, _)| *variable)
        .collect();
    candidates.sort_unstable();
    candidates.into_iter().find(|variable| !root.goals.iter().flat_map(Goal::variables).any(|other| other == *variable))
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
        Question::Search { axes, steps, .. } => {
            if let Some(axes) = axes {
                writeln!(f, "    for  {} that fulfils the path", letter_name(*axes))?;
            }
            write_steps(f, steps, "    ")
        }
    }
}

fn write_steps(f: &mut fmt::Formatter<'_>, steps: &[Step], indent: &str) -> fmt::Result {
    for step in steps {
        match step {
            Step::Compare(comparison, [left, right]) => {
                writeln!(f, "{indent}if   {left} {} {right}", operator(*comparison))?;
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
