//! Ensembles of trees: the scores that their leaves add up to.
//!
//! Trees of an ensemble ask the same tests again and again. So tests are told apart by what they mean for an example, that is, with
//! the literals of their path that they share variables with, whatever the numbers of the variables; each is asked at most once an
//! example. This module knows nothing of Go.

use super::{FormatError, NodeKind, RootAnswers, Tree, reference_leaf, root_answers};
use crate::coverage::{Path, Query, Scratch, Test, UnknownRelation, Walk, WalkScratch};
use crate::interpretation::{Background, ExampleSet, InterpretationId, Value};
use crate::logic::{Literal, Symbol, Term, Variable};
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::cell::Cell;

/// Trees whose predictions are added up.
#[derive(Clone, Debug, PartialEq)]
pub struct Ensemble {
    /// What it was made good at: `squared`, `logistic`, `multinomial`, `softmax` or `lambdamart`.
    pub objective: String,
    /// Whether the scores of classes are shares of trees, and not logits.
    pub shares: bool,
    /// The classes, if it classifies. Of two the score is that of the last one.
    pub classes: Vec<Symbol>,
    /// The scores without any tree, by output.
    pub base: Vec<f64>,
    /// The trees.
    pub members: Vec<Member>,
}

/// A tree of an [`Ensemble`].
#[derive(Clone, Debug, PartialEq)]
pub struct Member {
    /// Which score it adds to.
    pub output: usize,
    /// The tree; its leaves predict numbers.
    pub tree: Tree,
    /// By node what its test gained when it was chosen; 0 for leaves.
    pub gains: Vec<f64>,
}

#[derive(Serialize, Deserialize)]
struct Stored {
    objective: String,
    #[serde(default)]
    shares: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    classes: Vec<String>,
    base: Vec<f64>,
    trees: Vec<StoredMember>,
}

#[derive(Serialize, Deserialize)]
struct StoredMember {
    #[serde(default)]
    output: usize,
    gains: Vec<f64>,
    tree: serde_json::Value,
}

impl Ensemble {
    /// The number of leaves of all trees.
    #[must_use]
    pub fn leaves(&self) -> usize {
        self.members.iter().map(|member| member.tree.leaves()).sum()
    }

    /// The number of tests of all trees.
    #[must_use]
    pub fn tests(&self) -> usize {
        self.members.iter().map(|member| member.tree.tests()).sum()
    }

    /// Multiplies what all trees predict.
    pub(crate) fn scale(&mut self, factor: f64) {
        for node in self.members.iter_mut().flat_map(|member| &mut member.tree.nodes) {
            if let super::Prediction::Number { mean, .. } = &mut node.prediction {
                *mean *= factor;
            }
        }
    }

    /// The class that some scores (by output) stand for: of equals the last, as trees have it. Of two classes the last one, if its score
    /// says that it is as likely as the other.
    #[must_use]
    pub fn class(&self, scores: &[f64]) -> usize {
        if let [score] = scores {
            return usize::from(*score >= if self.shares { 0.5 } else { 0.0 });
        }
        let highest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        scores.iter().rposition(|score| *score == highest).unwrap_or(0)
    }

    /// The scores of an example, by output, each tree asked by plain backtracking.
    ///
    /// # Errors
    /// If a tree tests a relation that the background does not have.
    pub fn reference_scores(
        &self,
        background: &dyn Background,
        interpretation: InterpretationId,
        key: &[Value],
    ) -> Result<Vec<f64>, UnknownRelation> {
        let mut scores = self.base.clone();
        for member in &self.members {
            let leaf = reference_leaf(&member.tree, background, interpretation, key)?;
            scores[member.output] += member.tree.nodes[leaf].prediction.score();
        }
        Ok(scores)
    }

    /// The ensemble as JSON.
    #[must_use]
    pub fn to_json(&self) -> serde_json::Value {
        let trees = self.members.iter().map(|member| StoredMember {
            output: member.output,
            gains: member.gains.clone(),
            tree: member.tree.to_json(),
        });
        let stored = Stored {
            objective: self.objective.clone(),
            shares: self.shares,
            classes: self.classes.iter().map(ToString::to_string).collect(),
            base: self.base.clone(),
            trees: trees.collect(),
        };
        serde_json::to_value(stored).unwrap_or_default()
    }

    /// Reads an ensemble from JSON; whatever the text says, the result can be run.
    ///
    /// # Errors
    /// If something is missing or does not fit together.
    pub fn from_json(json: &serde_json::Value) -> Result<Self, FormatError> {
        let stored = Stored::deserialize(json).map_err(|error| FormatError(error.to_string()))?;
        let outputs = stored.base.len();
        if outputs == 0 || stored.base.iter().any(|base| !base.is_finite()) {
            return Err(FormatError("it has no base score".into()));
        }
        if !stored.classes.is_empty() && stored.classes.len() != outputs.max(2) {
            return Err(FormatError("its classes and its scores differ in number".into()));
        }
        let mut members: Vec<Member> = Vec::with_capacity(stored.trees.len());
        for (number, member) in stored.trees.iter().enumerate() {
            let wrong = |why: &str| FormatError(format!("tree {number}: {why}"));
            let tree = Tree::from_json(&member.tree).map_err(|FormatError(why)| wrong(&why))?;
            if member.output >= outputs || member.gains.len() != tree.nodes.len() || !tree.classes.is_empty() {
                return Err(wrong("its output, its gains or its predictions do not fit"));
            }
            let alike =
                |first: &Tree| first.root == tree.root && first.key == tree.key && first.root_types == tree.root_types;
            if members.first().is_some_and(|first| !alike(&first.tree)) {
                return Err(wrong("its root query is not that of the others"));
            }
            members.push(Member { output: member.output, tree, gains: member.gains.clone() });
        }
        let classes = stored.classes.iter().map(|class| Symbol::new(class)).collect();
        Ok(Self { objective: stored.objective, shares: stored.shares, classes, base: stored.base, members })
    }
}

/// A node of a tree with its test by number.
enum Step {
    Leaf(f64),
    Test { test: usize, yes: usize, no: usize },
}

/// A tree made ready: the score that it adds to, its nodes, and the way through it.
struct Ready<'b> {
    output: usize,
    steps: Vec<Step>,
    walk: Walk<'b>,
}

/// An ensemble made ready to run on some examples.
pub struct EnsemblePredictor<'s, 'b> {
    examples: &'s ExampleSet,
    base: Vec<f64>,
    root: RootAnswers,
    tests: Vec<Test<'b>>,
    /// For each test the names of its predicates, those of its path left out.
    predicates: Vec<Vec<Symbol>>,
    trees: Vec<Ready<'b>>,
}

/// The names of the predicates of a test. What only compares the numbers that others give is one where it stands alone.
#[must_use]
pub fn predicates(test: &[Literal]) -> Vec<Symbol> {
    const COMPARISONS: [&str; 8] = ["<", "=<", ">", ">=", "=:=", "=\\=", "=", "\\="];
    let names: Vec<Symbol> = test.iter().filter_map(|literal| literal.atom.functor()).map(|(name, _)| name).collect();
    let compares = |name: &Symbol| COMPARISONS.contains(&name.as_str());
    match names.iter().all(compares) {
        true => names,
        false => names.into_iter().filter(|name| !compares(name)).collect(),
    }
}

/// The answers to tests, as far as they are known.
#[derive(Default)]
struct Answers(Vec<u8>);

const UNKNOWN: u8 = 0;
const NO: u8 = 1;
const YES: u8 = 2;

impl<'s, 'b> EnsemblePredictor<'s, 'b> {
    /// Prepares an ensemble for some examples.
    ///
    /// # Errors
    /// If a tree tests a relation that the background does not have.
    pub fn new(
        ensemble: &Ensemble,
        background: &'b dyn Background,
        examples: &'s ExampleSet,
    ) -> Result<Self, UnknownRelation> {
        let root = match ensemble.members.first() {
            Some(Member { tree, .. }) => root_answers(background, examples, &tree.root, &tree.root_types, &tree.key)?,
            None => RootAnswers { path: Path::default(), values: Vec::new(), answered: vec![false; examples.len()] },
        };
        let mut predictor = Self {
            examples,
            base: ensemble.base.clone(),
            root,
            tests: Vec::new(),
            predicates: Vec::new(),
            trees: Vec::new(),
        };
        let mut numbers: FxHashMap<(Query, Query), usize> = FxHashMap::default();
        for member in &ensemble.members {
            let nodes = &member.tree.nodes;
            let mut steps: Vec<Step> = nodes.iter().map(|node| Step::Leaf(node.prediction.score())).collect();
            member.tree.each_path_from(predictor.root.path.clone(), &mut |at, path| {
                if let NodeKind::Test { conjunction, yes, no, .. } = &nodes[at].kind {
                    let literals = relevant(path, conjunction);
                    let next = numbers.len();
                    let test = *numbers.entry(named_alike(&literals, conjunction, path, 1 << 20)).or_insert(next);
                    if test == next {
                        let path = Path { literals, ..path.clone() };
                        predictor.tests.push(Test::new(&path, conjunction, background)?);
                        predictor.predicates.push(predicates(conjunction));
                    }
                    steps[at] = Step::Test { test, yes: *yes, no: *no };
                }
                Ok::<_, UnknownRelation>(())
            })?;
            let walk = member.tree.walk(&predictor.root.path, background)?;
            predictor.trees.push(Ready { output: member.output, steps, walk });
        }
        Ok(predictor)
    }

    /// The number of tests that are told apart.
    #[must_use]
    pub fn tests(&self) -> usize {
        self.tests.len()
    }

    /// The names of the predicates that tests use, in the order of their letters.
    #[must_use]
    pub fn predicates(&self) -> Vec<Symbol> {
        let mut names: Vec<Symbol> = self.predicates.iter().flatten().copied().collect();
        names.sort_by_key(|name| name.as_str());
        names.dedup();
        names
    }

    /// The scores of all examples, for each by output.
    #[must_use]
    pub fn scores(&self) -> Vec<Vec<f64>> {
        self.run(|(scratch, answers): &mut (WalkScratch, Answers), at| {
            answers.forget(self.tests.len());
            let known = answers.cells();
            let (id, fixed, answered) = (self.examples.interpretation(at), self.fixed(at), self.root.answered[at]);
            let mut scores = self.base.clone();
            for tree in &self.trees {
                let test = |node: usize| match tree.steps[node] {
                    Step::Test { test, .. } => &known[test],
                    Step::Leaf(_) => unreachable!("a leaf is not asked"),
                };
                let answer = |node: usize| match test(node).get() {
                    _ if !answered => Some(false),
                    UNKNOWN => None,
                    known => Some(known == YES),
                };
                let told = |node: usize, holds: bool| test(node).set(if holds { YES } else { NO });
                let leaf = tree.walk.leaf(id, fixed, None, answer, told, scratch);
                if let Step::Leaf(value) = tree.steps[leaf] {
                    scores[tree.output] += value;
                }
            }
            scores
        })
    }

    /// The scores of all examples, where tests with a predicate are answered for the example that `partners` names in its place.
    #[must_use]
    pub fn scores_with(&self, predicate: Symbol, partners: &[usize]) -> Vec<Vec<f64>> {
        let of_partner: Vec<bool> = self.predicates.iter().map(|names| names.contains(&predicate)).collect();
        self.run(|(scratch, answers, others): &mut (Scratch, Answers, Answers), at| {
            answers.forget(self.tests.len());
            others.forget(self.tests.len());
            let mut holds = |test: usize| match of_partner[test] {
                true => self.answer(test, partners[at], others, scratch),
                false => self.answer(test, at, answers, scratch),
            };
            let mut scores = self.base.clone();
            for Ready { output, steps, .. } in &self.trees {
                let mut at = 0;
                loop {
                    match steps[at] {
                        Step::Leaf(value) => break scores[*output] += value,
                        Step::Test { test, yes, no } => at = if holds(test) { yes } else { no },
                    }
                }
            }
            scores
        })
    }

    fn run<S: Default>(&self, of_one: impl Fn(&mut S, usize) -> Vec<f64> + Sync) -> Vec<Vec<f64>> {
        (0..self.examples.len())
            .into_par_iter()
            .with_min_len(64)
            .map_init(S::default, |scratch, at| of_one(scratch, at))
            .collect()
    }

    fn fixed(&self, example: usize) -> &[Value] {
        let width = self.root.path.variables.len();
        &self.root.values[example * width..(example + 1) * width]
    }

    fn answer(&self, test: usize, example: usize, answers: &mut Answers, scratch: &mut Scratch) -> bool {
        let known = &mut answers.0[test];
        if *known == UNKNOWN {
            let holds = self.root.answered[example]
                && self.tests[test].covers(self.examples.interpretation(example), self.fixed(example), scratch);
            *known = if holds { YES } else { NO };
        }
        *known == YES
    }
}

impl Answers {
    fn forget(&mut self, tests: usize) {
        self.0.clear();
        self.0.resize(tests, UNKNOWN);
    }

    fn cells(&mut self) -> &[Cell<u8>] {
        Cell::from_mut(self.0.as_mut_slice()).as_slice_of_cells()
    }
}

/// The literals of a path that a test depends on: those that share variables with it, directly or by others, but such as each example fixes.
pub(crate) fn relevant(path: &Path, test: &[Literal]) -> Query {
    let free = |literal: &Literal| -> Vec<Variable> {
        let variables = literal.atom.variables();
        variables.into_iter().filter(|v| path.variables.get(v.0 as usize).is_none_or(|v| !v.fixed)).collect()
    };
    let mut wanted: Vec<Variable> = test.iter().flat_map(free).collect();
    let mut kept = vec![false; path.literals.len()];
    loop {
        let before = wanted.len();
        for (literal, kept) in path.literals.iter().zip(&mut kept).filter(|(_, kept)| !**kept) {
            let variables = free(literal);
            if variables.iter().any(|variable| wanted.contains(variable)) {
                *kept = true;
                wanted.extend(variables);
            }
        }
        if wanted.len() == before {
            break;
        }
    }
    let chosen = path.literals.iter().zip(kept).filter(|(_, kept)| *kept);
    chosen.map(|(literal, _)| literal.clone()).collect()
}

/// Path and test with their variables numbered as they come, from `first` on, but those that each example fixes as they are.
pub(crate) fn named_alike(path_literals: &[Literal], test: &[Literal], path: &Path, first: u32) -> (Query, Query) {
    let fixed = |v: Variable| path.variables.get(v.0 as usize).is_some_and(|variable| variable.fixed);
    let mut names: FxHashMap<Variable, u32> = FxHashMap::default();
    let mut rename = |literals: &[Literal]| -> Query {
        let named = |variable: Variable, names: &mut FxHashMap<Variable, u32>| {
            let next = first + names.len() as u32;
            if fixed(variable) { variable } else { Variable(*names.entry(variable).or_insert(next)) }
        };
        literals
            .iter()
            .map(|literal| Literal {
                negated: literal.negated,
                atom: literal.atom.map_variables(|v| Term::Variable(named(v, &mut names))),
            })
            .collect()
    };
    (rename(path_literals), rename(test))
}
