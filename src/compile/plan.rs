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
/// one, `each` any number; `not` holds if what stands below has no answer, and a test holds if one of its `or`s has one. `+` marks an argument that is bound by then, `-` one that the step binds; `any` begins a part that is
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

/// The ways to make something true.
type Ways = Vec<Resolver>;

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
        let root = Question::new(vec![(&resolver, resolver.goals.clone())], &Variables::from([key]), None)?;

        // For each test the ways to make its path true, and those to make both true.
        let mut tests: Vec<Option<(Ways, Ways)>> = vec![None; tree.nodes.len()];
        let mut paths: Vec<Option<Ways>> = vec![None; tree.nodes.len()];
        paths[0] = Some(vec![resolver.clone()]);
        for (at, node) in tree.nodes.iter().enumerate() {
            if let (NodeKind::Test { conjunction, yes, no, .. }, Some(path)) = (&node.kind, paths[at].take()) {
                let extended = Resolver::all_ways(&path, conjunction)?;
                (paths[*yes], paths[*no]) = (Some(extended.clone()), Some(path.clone()));
                tests[at] = Some((path, extended));
            }
        }
        let axes = axes_of(tree, &resolver, tests.iter().flatten().flat_map(|(_, extended)| extended));
        let given: Variables = axes.into_iter().chain([key]).collect();
        let plan_node = |(node, test): (&Node, &Option<(Ways, Ways)>)| match (&node.kind, test) {
            (NodeKind::Test { conjunction, yes, no, .. }, Some((path, extended))) => {
                let goals = |way: &Resolver| match &path[..] {
                    [path] => relevant(&path.goals, &way.goals[path.goals.len()..], &given),
                    // Which of the ways of the path is the true one is not known.
                    _ => way.goals.clone(),
                };
                let ways = extended.iter().map(|way| (way, goals(way))).collect();
                let question = Question::new(ways, &given, axes)?;
                Ok(PlanNode::Test { text: text_of(conjunction), question, yes: *yes, no: *no })
            }
            _ => Ok(PlanNode::Leaf(node.prediction.score())),
        };
        let nodes = tree.nodes.iter().zip(&tests).map(plan_node).collect::<Result<_, Unsupported>>()?;
        Ok(Self { hash: tree_hash(tree), key, axes, root, nodes })
    }

    /// The number of leaves.
    #[must_use]
    pub fn leaves(&self) -> usize {
        self.nodes.iter().filter(|node| matches!(node, PlanNode::Leaf(_))).count()
    }
}

impl Question {
    /// The question whether one of some ways to make it true is open, each with the goals that decide it.
    fn new(ways: Vec<(&Resolver, Vec<Goal>)>, given: &Variables, axes: Option<Variable>) -> Result<Self, Unsupported> {
        let uses = |goals: &[Goal], wanted| goals.iter().flat_map(Goal::variables).any(|variable| variable == wanted);
        let axes = axes.filter(|axes| ways.iter().any(|(_, goals)| uses(goals, *axes)));
        let mut all = Vec::new();
        let mut kinds: BTreeMap<Variable, Kind> = BTreeMap::new();
        for (resolver, goals) in ways.into_iter().filter(|(resolver, _)| !resolver.impossible) {
            let steps = arrange(goals, given);
            if steps.is_empty() {
                return Ok(Self::Always);
            }
            for (&variable, &kind) in &resolver.kinds {
                if *kinds.entry(variable).or_insert(kind) != kind {
                    let reason = "the clauses of a predicate bind an argument to things of different kinds";
                    return Err(Unsupported::Form { literal: letter_name(variable), reason: reason.into() });
                }
            }
            all.push(steps);
        }
        Ok(match (all.pop(), all.is_empty()) {
            (None, _) => Self::Never,
            (Some(steps), true) => Self::Search { axes, steps, kinds },
            (Some(last), false) => {
                all.push(last);
                Self::Search { axes, steps: vec![Step::Either(all)], kinds }
            }
        })
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
            Step::Not(inner) => {
                writeln!(f, "{indent}not")?;
                write_steps(f, inner, &format!("{indent}    "))?;
            }
            Step::Either(ways) => {
                for way in ways {
                    writeln!(f, "{indent}or")?;
                    write_steps(f, way, &format!("{indent}    "))?;
                }
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
