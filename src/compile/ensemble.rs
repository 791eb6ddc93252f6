//! Rust source text of an ensemble.
//!
//! Hundreds of trees ask the same tests again and again. So a test is a function once, whatever trees it stands in and whatever its
//! variables are called there, and its answer is remembered while a move is scored: of a test that depends on axes the axes for
//! which it holds, asked for such axes alone as some path has left. The trees themselves are a table and a loop; nested `if`s would
//! be too much code.

use super::Unsupported;
use super::arrange::Step;
use super::expression::{float, mentions, word};
use super::plan::{Plan, PlanNode, Question};
use super::resolve::Argument;
use super::source::{Header, counter, finished, function, one_line, reached};
use super::tables::tables;
use crate::logic::Variable;
use crate::tree::Ensemble;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

/// The plan of an ensemble: its trees' plans with their tests told apart.
#[derive(Clone, Debug)]
pub struct EnsemblePlan {
    /// The hash (blake3, hexadecimal) of the ensemble's JSON.
    pub hash: String,
    pub(super) base: f64,
    pub(super) trees: Vec<Plan>,
    /// The tests that do not depend on axes, then those that do: what they say, one of the trees that asks each, and the question.
    pub(super) tests: Vec<(String, usize, Question)>,
    /// How many do not depend on axes.
    plain: usize,
    /// By tree and node the number of its test.
    numbers: Vec<Vec<Option<usize>>>,
}

/// The nodes of an ensemble, the first ones of its trees, and the scores of its leaves.
pub(super) type Walked = (Vec<(u32, u32, u32)>, Vec<u32>, Vec<f64>);

impl EnsemblePlan {
    /// Makes the plan of an ensemble.
    ///
    /// # Errors
    /// If it does not score moves with one score, or uses a literal that the runtime cannot run.
    pub fn of(ensemble: &Ensemble) -> Result<Self, Unsupported> {
        let [base] = ensemble.base[..] else {
            return Err(Unsupported::Key("an ensemble with a score for each class".into()));
        };
        let trees = ensemble.members.iter().map(|member| Plan::of(&member.tree)).collect::<Result<Vec<_>, _>>()?;
        let mut places: [HashMap<String, usize>; 2] = Default::default();
        let mut tests: [Vec<(String, usize, Question)>; 2] = Default::default();
        // By node whether its test depends on axes, and its number among those.
        let mut found: Vec<Vec<Option<(usize, usize)>>> = Vec::new();
        for (number, tree) in trees.iter().enumerate() {
            let reached = reached(tree);
            let node = |(at, node): (usize, &PlanNode)| match node {
                PlanNode::Test { text, question: question @ Question::Search { axes, .. }, .. } if reached[at] => {
                    let kind = usize::from(axes.is_some());
                    let question = alike(question, tree);
                    let next = tests[kind].len();
                    let place = *places[kind].entry(format!("{question:?}")).or_insert(next);
                    if place == next {
                        tests[kind].push((text.clone(), number, question));
                    }
                    Some((kind, place))
                }
                _ => None,
            };
            found.push(tree.nodes.iter().enumerate().map(node).collect());
        }
        let plain = tests[0].len();
        let numbers = found
            .into_iter()
            .map(|nodes| nodes.into_iter().map(|node| node.map(|(kind, place)| kind * plain + place)).collect())
            .collect();
        let hash = blake3::hash(ensemble.to_json().to_string().as_bytes()).to_hex().to_string();
        Ok(Self { hash, base, trees, tests: tests.concat(), plain, numbers })
    }

    /// By node its test, where yes leads and where no (of a leaf the number of tests, and the place of its score), the first nodes of the
    /// trees, and the scores of the leaves.
    pub(super) fn walk(&self) -> Walked {
        let (mut nodes, mut roots, mut leaves) = (Vec::new(), Vec::new(), Vec::new());
        let end = self.tests.len() as u32;
        for (tree, numbers) in self.trees.iter().zip(&self.numbers) {
            let before = nodes.len();
            let place = |at: usize| (before + skipped(tree, at)) as u32;
            roots.push(place(0));
            for (node, test) in tree.nodes.iter().zip(numbers) {
                nodes.push(match (node, test) {
                    (PlanNode::Test { yes, no, .. }, Some(test)) => (*test as u32, place(*yes), place(*no)),
                    (PlanNode::Leaf(score), _) => {
                        leaves.push(*score);
                        (end, leaves.len() as u32 - 1, 0)
                    }
                    // Not reached: what is known of the test leads past it.
                    (PlanNode::Test { .. }, None) => (end, 0, 0),
                });
            }
        }
        (nodes, roots, leaves)
    }

    /// Whether the root query holds for every move.
    pub(super) fn root_holds(&self) -> bool {
        self.trees.first().is_none_or(|tree| tree.root == Question::Always)
    }

    /// The number of tests that are told apart.
    #[must_use]
    pub fn tests(&self) -> usize {
        self.tests.len()
    }
}

/// A question with its variables numbered as they come, but the move and the axes.
fn alike(question: &Question, plan: &Plan) -> Question {
    let Question::Search { axes, steps, kinds } = question else { return question.clone() };
    let mut names: BTreeMap<Variable, Variable> = BTreeMap::new();
    names.insert(plan.key, plan.key);
    names.extend(plan.axes.map(|axes| (axes, axes)));
    let first = names.keys().map(|variable| variable.0 + 1).max().unwrap_or(0);
    let steps = renamed(steps, &mut names, first);
    let kinds = kinds.iter().filter_map(|(variable, kind)| Some((*names.get(variable)?, *kind))).collect();
    Question::Search { axes: *axes, steps, kinds }
}

fn renamed(steps: &[Step], names: &mut BTreeMap<Variable, Variable>, first: u32) -> Vec<Step> {
    fn rename(argument: &Argument, names: &mut BTreeMap<Variable, Variable>, first: u32) -> Argument {
        match argument {
            Argument::Variable(variable) => {
                let next = Variable(first + names.len() as u32);
                Argument::Variable(*names.entry(*variable).or_insert(next))
            }
            constant => *constant,
        }
    }
    let mut all = Vec::with_capacity(steps.len());
    for step in steps {
        all.push(match step {
            Step::Call { predicate, arguments, bound } => {
                let arguments = arguments.iter().map(|argument| rename(argument, names, first)).collect();
                Step::Call { predicate, arguments, bound: bound.clone() }
            }
            Step::Compare(comparison, sides) => {
                Step::Compare(*comparison, sides.each_ref().map(|side| rename(side, names, first)))
            }
            Step::Part(inner) => Step::Part(renamed(inner, names, first)),
            Step::Not(inner) => Step::Not(renamed(inner, names, first)),
            Step::Either(ways) => Step::Either(ways.iter().map(|way| renamed(way, names, first)).collect()),
        });
    }
    all
}

/// The source text of an ensemble, with the functions that a tree has (see [`super::rust`]).
///
/// `score` allocates nothing either, but the answers of one move take a byte or two a test on the stack. `scores` and `best` score all legal
/// moves together ([`crate::runtime::planes`]), several times as fast as one after the other, in memory that is kept for the next call.
#[must_use]
pub fn rust_ensemble(plan: &EnsemblePlan, header: &Header) -> String {
    let (nodes, roots, leaves) = plan.walk();
    let (count, leaf_count) = (nodes.len(), leaves.len());
    let nodes: TokenStream = nodes
        .into_iter()
        .map(|(test, yes, no)| {
            let [test, yes, no] = [test, yes, no].map(Literal::u32_unsuffixed);
            quote!((#test, #yes, #no),)
        })
        .collect();
    let roots = roots.into_iter().map(Literal::u32_unsuffixed);
    let roots = quote!(#(#roots,)*);
    let leaves = leaves.into_iter().map(float);
    let leaves = quote!(#(#leaves,)*);
    let functions: TokenStream = plan
        .tests
        .iter()
        .enumerate()
        .map(|(at, (text, tree, question))| function(&plan.trees[*tree], &test_name(at), text, question))
        .collect();
    let (plain, all) = (plan.plain, plan.tests());
    let numbered = |at: usize| (Literal::usize_unsuffixed(at), test_name(at));
    let plain_arms = (0..plain).map(numbered).map(|(at, name)| quote!(#at => #name(board, point),));
    let axes_arms = (plain..all).map(numbered).map(|(at, name)| quote!(#at => #name(board, point, axes),));
    let (plain_arms, axes_arms): (TokenStream, TokenStream) = (plain_arms.collect(), axes_arms.collect());
    let hash = &plan.hash;
    let base = float(plan.base);
    let (counter, counted) = if header.count_calls { counter() } else { Default::default() };
    let about = format!(" The score of a move of the side to move by the ensemble `{}`.", one_line(&header.tree));
    let root = plan.trees.first().map(|tree| &tree.root);
    let guard = match (plan.trees.first(), root) {
        (Some(_), Some(Question::Search { .. })) => quote!(let answered = root(board, point);),
        (_, Some(Question::Never)) => quote!(let answered = false;),
        _ => quote!(let answered = true;),
    };
    let root = plan.trees.first().map(|tree| function(tree, &word("root"), "the root query", &tree.root));
    let scores = match plan.root_holds() {
        true => tables(plan, header),
        false => quote! {
            #[doc = " The legal moves in row order, with their scores."]
            pub fn scores<B: Board>(board: &B) -> impl Iterator<Item = (Point, f64)> + use<'_, B> {
                runtime::legal_moves(board).map(|point| (point, score(board, point)))
            }
        },
    };
    let (all, plain) = (Literal::usize_unsuffixed(all), Literal::usize_unsuffixed(plain));
    let count = Literal::usize_unsuffixed(count);
    let tree_count = Literal::usize_unsuffixed(plan.trees.len());
    let leaf_count = Literal::usize_unsuffixed(leaf_count);
    let items = quote! {
        #[doc = " The hash (blake3) of the JSON of the ensemble."]
        pub const TREE_HASH: &str = #hash;
        #[doc = " The number of tests, and how many of them, the first ones, do not depend on axes."]
        const TESTS: usize = #all;
        const PLAIN: usize = #plain;
        #[doc = " By node its test, where yes leads and where no; of a leaf [`TESTS`] and the place of its score."]
        #[allow(clippy::unreadable_literal)]
        static NODES: [(u32, u32, u32); #count] = [#nodes];
        #[doc = " The first nodes of the trees."]
        static ROOTS: [u32; #tree_count] = [#roots];
        #[doc = " The scores of the leaves."]
        #[allow(clippy::approx_constant, clippy::excessive_precision)]
        static LEAVES: [f64; #leaf_count] = [#leaves];
        #counter
        #[doc = #about]
        #[doc = ""]
        #[doc = " The point must be on the board; that the move is legal is not looked at."]
        pub fn score<B: Board>(board: &B, point: Point) -> f64 {
            #counted
            #guard
            let mut known = [AxesSet::NONE; TESTS];
            let mut holding = [AxesSet::NONE; TESTS];
            let mut score = #base;
            for &first in &ROOTS {
                let (mut at, mut axes) = (first as usize, AxesSet::ALL);
                loop {
                    let (test, yes, no) = NODES[at];
                    let test = test as usize;
                    if test == TESTS {
                        score += LEAVES[yes as usize];
                        break;
                    }
                    let missing = axes.without(known[test]);
                    if answered && missing != AxesSet::NONE {
                        if test < PLAIN {
                            // It holds for all axes or for none.
                            known[test] = AxesSet::ALL;
                            if ask(board, point, test) {
                                holding[test] = AxesSet::ALL;
                            }
                        } else {
                            known[test] = known[test].with(missing);
                            if let Some(more) = ask_axes(board, point, missing, test) {
                                holding[test] = holding[test].with(more);
                            }
                        }
                    }
                    let left = axes.shared(holding[test]);
                    if left == AxesSet::NONE {
                        at = no as usize;
                    } else {
                        at = yes as usize;
                        axes = left;
                    }
                }
            }
            score
        }
        #scores
        #[doc = " The legal move with the highest score, the first of equals in row order."]
        pub fn best<B: Board>(board: &B) -> Option<(Point, f64)> {
            scores(board).reduce(|best, next| if next.1 > best.1 { next } else { best })
        }
        #[doc = " A test that does not depend on axes."]
        #[allow(unused_variables)]
        fn ask<B: Board>(board: &B, point: Point, test: usize) -> bool {
            match test {
                #plain_arms
                _ => false,
            }
        }
        #[doc = " For which of some axes another test holds."]
        #[allow(unused_variables)]
        fn ask_axes<B: Board>(board: &B, point: Point, axes: AxesSet, test: usize) -> Option<AxesSet> {
            match test {
                #axes_arms
                _ => None,
            }
        }
        #root
        #functions
    };
    let imports = ["Axes", "AxesSet", "Board", "Content", "Direction", "planes"]
        .into_iter()
        .map(word)
        .filter(|name| mentions(&items, name));
    let mut text = format!(
        "// The ensemble `{}` as Rust, written by nakade {}: change the ensemble, not this file.\n\
         // blake3 {}, {} trees, {} tests told apart\n",
        one_line(&header.tree),
        env!("CARGO_PKG_VERSION"),
        plan.hash,
        plan.trees.len(),
        plan.tests()
    );
    header.settings.lines().for_each(|line| _ = writeln!(text, "// {}", line.trim_end()));
    text.push('\n');
    finished(text, imports.collect::<Vec<Ident>>(), items, header)
}

/// The first node from one on whose test must be asked, or a leaf.
fn skipped(plan: &Plan, mut at: usize) -> usize {
    loop {
        match &plan.nodes[at] {
            PlanNode::Test { question: Question::Never, no, .. } => at = *no,
            PlanNode::Test { question: Question::Always, yes, .. } => at = *yes,
            _ => return at,
        }
    }
}

fn test_name(number: usize) -> Ident {
    format_ident!("test_{number}")
}
