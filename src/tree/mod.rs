//! Logical decision trees (Blockeel and De Raedt, 1998): binary trees whose tests are conjunctions of literals.
//!
//! A test shares variables with the tests on which the path said *yes*; it succeeds on an example if some substitution makes
//! all of those and itself true. The *no* branch gains no bindings. This module knows nothing of Go.

mod compact;
mod ensemble;
mod json;
mod predict;
mod prolog;
mod root;
mod svg;
mod text;

pub use compact::{LeafOrigin, number_text};
pub use ensemble::{Ensemble, EnsemblePredictor, Member, predicates};
pub(crate) use ensemble::{named_alike, relevant};
pub use json::FormatError;
pub use predict::{Predictor, Step, Visit, reference_leaf, trace};
pub(crate) use predict::{key_substitution, key_variables};
pub(crate) use root::{RootAnswers, root_answers};
pub use text::four_decimals;

use crate::bias::Type;
pub(crate) use crate::bias::has_distinct_variables;
use crate::coverage::{Path, PathVariable, Query, Rest, UnknownRelation, Walk, WalkTest};
use crate::interpretation::Background;
use crate::logic::{Symbol, Term, Variable};

/// A logical decision tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    /// The root query; its first literal is the predicted one.
    pub root: Query,
    /// The types of the root query's variables, by number.
    pub root_types: Vec<Type>,
    /// For each argument of the predicted literal, whether it belongs to the key; the other one is the target.
    pub key: Vec<bool>,
    /// The classes, for a tree that classifies.
    pub classes: Vec<Symbol>,
    /// The nodes; the first one is the root, and branches lead to later ones.
    pub nodes: Vec<Node>,
}

/// A node of a [`Tree`].
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// Leaf or test.
    pub kind: NodeKind,
    /// The training examples that came here.
    pub examples: usize,
    /// What would be predicted if the tree ended here.
    pub prediction: Prediction,
}

/// Leaf or test.
#[derive(Clone, Debug, PartialEq)]
pub enum NodeKind {
    /// The end of a path.
    Leaf,
    /// A question.
    Test {
        /// The literals; variables that are not on the path yet are numbered on from those of the path.
        conjunction: Query,
        /// The types of the new variables.
        new_variables: Vec<Type>,
        /// The node for examples on which the test succeeds.
        yes: usize,
        /// The node for the others.
        no: usize,
    },
}

/// What is predicted.
#[derive(Clone, Debug, PartialEq)]
pub enum Prediction {
    /// The mean of the targets, and the sum of squared deviations from it. Of a tree that was grown for ranking, the strength of
    /// the node: the larger, the better, and nothing else.
    Number {
        /// The mean or the strength.
        mean: f64,
        /// The sum of squared deviations of the training examples.
        deviation: f64,
    },
    /// The class of most training examples (the last of equals, as in the original), with the number of examples of each class.
    Class {
        /// Its place in the list of classes.
        class: usize,
        /// Examples of each class.
        counts: Vec<usize>,
    },
}

impl Prediction {
    /// The class of most examples; of equals the last, as in the original.
    #[must_use]
    pub fn of_counts(counts: Vec<usize>) -> Self {
        let most = counts.iter().copied().max().unwrap_or(0);
        Self::Class { class: counts.iter().rposition(|count| *count == most).unwrap_or(0), counts }
    }

    /// The predicted number; for a class, the share of the *last* class among the examples.
    #[must_use]
    pub fn score(&self) -> f64 {
        match self {
            Prediction::Number { mean, .. } => *mean,
            Prediction::Class { counts, .. } => {
                let all: usize = counts.iter().sum();
                counts.last().map_or(0.0, |last| *last as f64 / all.max(1) as f64)
            }
        }
    }

    /// How many training examples the prediction gets wrong (classes only).
    #[must_use]
    pub fn errors(&self) -> usize {
        match self {
            Prediction::Number { .. } => 0,
            Prediction::Class { class, counts } => counts.iter().sum::<usize>() - counts[*class],
        }
    }
}

impl Tree {
    /// The path before the first test. Variables of the key are fixed by the example.
    #[must_use]
    pub fn root_path(&self) -> Path {
        root_path(&self.root, &self.root_types, &self.key)
    }

    /// Calls `visit` with each node and the path to it, depth first, yes before no. One path is kept at a time: all of them together would
    /// grow with the square of the depth.
    ///
    /// # Errors
    /// The first one of `visit`.
    pub fn each_path<E>(&self, visit: &mut dyn FnMut(usize, &Path) -> Result<(), E>) -> Result<(), E> {
        self.each_path_from(self.root_path(), visit)
    }

    /// The same for another path before the first test: one in which the root query is done with.
    pub(crate) fn each_path_from<E>(
        &self,
        mut path: Path,
        visit: &mut dyn FnMut(usize, &Path) -> Result<(), E>,
    ) -> Result<(), E> {
        // A node, and how many variables and literals the path to it has of the present one, with the test to be added.
        let mut open = vec![(0, path.variables.len(), path.literals.len(), None::<usize>)];
        while let Some((at, variables, literals, test)) = open.pop() {
            path.variables.truncate(variables);
            path.literals.truncate(literals);
            if let Some(above) = test
                && let NodeKind::Test { conjunction, new_variables, .. } = &self.nodes[above].kind
            {
                path.extend(conjunction, new_variables);
            }
            visit(at, &path)?;
            if let NodeKind::Test { yes, no, .. } = &self.nodes[at].kind {
                let (variables, literals) = (path.variables.len(), path.literals.len());
                open.push((*no, variables, literals, None));
                open.push((*yes, variables, literals, Some(at)));
            }
        }
        Ok(())
    }

    /// The tree made ready to lead examples to its leaves, from a path before the first test.
    ///
    /// # Errors
    /// If a test names a relation that the background does not have.
    pub fn walk<'b>(&self, root: &Path, background: &'b dyn Background) -> Result<Walk<'b>, UnknownRelation> {
        self.walk_with(root, background, &[])
    }

    /// The same, with what may be looked up of the test of each node.
    ///
    /// # Errors
    /// If a test names a relation that the background does not have.
    pub fn walk_with<'b>(
        &self,
        root: &Path,
        background: &'b dyn Background,
        rests: &[Vec<Rest>],
    ) -> Result<Walk<'b>, UnknownRelation> {
        let mut tests: Vec<Option<WalkTest<'_>>> = Vec::with_capacity(self.nodes.len());
        for (at, node) in self.nodes.iter().enumerate() {
            let rests = rests.get(at).map_or(&[][..], Vec::as_slice);
            tests.push(match &node.kind {
                NodeKind::Leaf => None,
                NodeKind::Test { conjunction, new_variables, yes, no } => {
                    let new_variables = new_variables.len();
                    Some(WalkTest { literals: conjunction, new_variables, yes: *yes, no: *no, rests })
                }
            });
        }
        Walk::new(root, &tests, background)
    }

    /// The path to each node, by node: for small trees, see [`Tree::each_path`].
    #[must_use]
    pub fn paths(&self) -> Vec<Path> {
        let mut paths = vec![Path::default(); self.nodes.len()];
        let Ok(()) = self.each_path(&mut |at, path| {
            paths[at] = path.clone();
            Ok::<_, std::convert::Infallible>(())
        });
        paths
    }

    /// The number of leaves.
    #[must_use]
    pub fn leaves(&self) -> usize {
        self.nodes.iter().filter(|node| node.kind == NodeKind::Leaf).count()
    }

    /// The number of tests (what TILDE calls nodes).
    #[must_use]
    pub fn tests(&self) -> usize {
        self.nodes.len() - self.leaves()
    }

    /// The number of literals in all tests.
    #[must_use]
    pub fn literals(&self) -> usize {
        self.nodes
            .iter()
            .map(|node| match &node.kind {
                NodeKind::Test { conjunction, .. } => conjunction.len(),
                NodeKind::Leaf => 0,
            })
            .sum()
    }

    /// The number of tests on the longest path.
    #[must_use]
    pub fn depth(&self) -> usize {
        let mut depths = vec![0; self.nodes.len()];
        for at in 0..self.nodes.len() {
            if let NodeKind::Test { yes, no, .. } = self.nodes[at].kind {
                depths[yes] = depths[at] + 1;
                depths[no] = depths[at] + 1;
            }
        }
        depths.into_iter().max().unwrap_or(0)
    }

    /// The tree with its nodes in the order yes, no, depth first, and without those that no path reaches.
    #[must_use]
    pub fn in_order(&self) -> Self {
        let mut tree = self.clone();
        tree.nodes = Vec::with_capacity(self.nodes.len());
        // Node to copy, and the place (test, branch) that waits for its new number.
        let mut pending = vec![(0, None)];
        while let Some((old, place)) = pending.pop() {
            let new = tree.nodes.len();
            tree.nodes.push(self.nodes[old].clone());
            if let NodeKind::Test { yes, no, .. } = self.nodes[old].kind {
                pending.push((no, Some((new, false))));
                pending.push((yes, Some((new, true))));
            }
            if let Some((above, branch)) = place
                && let NodeKind::Test { yes, no, .. } = &mut tree.nodes[above].kind
            {
                *(if branch { yes } else { no }) = new;
            }
        }
        tree
    }
}

/// The path of a root query before the first test: the predicted literal is left out, since the key gives its values.
#[must_use]
pub fn root_path(root: &Query, types: &[Type], key: &[bool]) -> Path {
    let keys: Vec<_> = root
        .first()
        .map(|predicted| {
            predicted.atom.arguments().iter().zip(key).filter(|(_, key)| **key).map(|(a, _)| a.clone()).collect()
        })
        .unwrap_or_default();
    let variables = types.iter().enumerate().map(|(at, &kind)| {
        let key = keys.contains(&Term::Variable(Variable(at as u32)));
        PathVariable { kind, fixed: key, key }
    });
    Path { variables: variables.collect(), literals: root.iter().skip(1).cloned().collect(), modes: Vec::new() }
}
