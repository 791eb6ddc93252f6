//! What all trees of an ensemble have in common, and growing one of them.
//!
//! Only the slopes change from tree to tree. So everything else is kept: what the root query found, the blocks of the language
//! bias, the profiles of the values that were ever asked for, and for each example the row of all refinements of the root, which
//! are those of every node above which each test said *no*. A node hands down to its branches the sums of its refinements: those of
//! the smaller branch are added up, those of the other one are what remains, and only what a longer path changes is run anew.
//!
//! The tests of a tree are those of TILDE (Blockeel and De Raedt, 1998); the best one is that which gains most by a Newton step in
//! each branch (Friedman, Hastie and Tibshirani, 2000; Chen and Guestrin, 2016). This module knows nothing of Go.

use super::EnsembleError;
use super::goal::Slope;
use super::sample::{Sample, Units, add, count, without};
use super::shape::Shape;
use crate::bias::{Bias, Refinement};
use crate::coverage::{
    Asked, Bindings, Covered, Located, Longer, Pack, PackContext, Path, Rest, Scratch, Switches, UnknownRelation,
    WalkScratch, each_bit,
};
use crate::diagnostics::Limits;
use crate::interpretation::{Background, ExampleSet, Value};
use crate::learn::grow::{best, narrow};
use crate::learn::heuristic::Quality;
use crate::tree::{Node, NodeKind, Prediction, RootAnswers, Tree, key_variables, root_answers};
use rayon::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The refinements of a path, and which of them cover some examples.
struct Known<'a> {
    pack: Pack<'a>,
    covered: Covered,
    /// Nothing if they would be too many.
    bindings: Option<Bindings>,
}

impl Known<'_> {
    /// The same for some of the examples.
    fn of(self, rows: &[u32]) -> Self {
        let Self { pack, covered, bindings } = self;
        Self { pack, covered: covered.of(rows), bindings: bindings.map(|bindings| bindings.of(rows)) }
    }

    /// What its rows and bindings take.
    fn bytes(&self) -> [usize; 2] {
        [self.covered.bytes(), 4 * self.bindings.as_ref().map_or(0, Bindings::values)]
    }
}

/// What is kept between trees.
pub(super) struct Stage<'a> {
    bias: &'a Bias,
    background: &'a dyn Background,
    pub(super) examples: &'a ExampleSet,
    context: PackContext<'a>,
    root: RootAnswers,
    width: usize,
    known: Arc<Known<'a>>,
    /// The refinements of the root that cover any example.
    any: Vec<u64>,
    /// Whether bindings are kept at all.
    keeps_bindings: bool,
    /// The tree without a test.
    stump: Tree,
    /// The number of refinements that were compared.
    pub(super) compared: u64,
    /// The number of leaves for whose rows there was no room.
    pub(super) without_room: usize,
}

/// A tree that was grown, with what is needed to run it on all examples.
pub(super) struct Grown {
    /// The tree; nothing is predicted yet.
    pub(super) tree: Tree,
    /// By node what its test gained.
    pub(super) gains: Vec<f64>,
    /// By node the number of its test in the rows of the root, where these tell it.
    pub(super) numbers: Vec<Option<usize>>,
    /// By node the number there of a test that covers what its test covers, and maybe more.
    pub(super) weaker: Vec<Option<usize>>,
    /// By node what of its test may be looked up.
    rests: Vec<Vec<Rest>>,
    /// The leaves of the examples that it was grown on.
    leaves: Vec<(Vec<u32>, usize)>,
}

/// A leaf that may be split.
struct Open<'a> {
    node: usize,
    depth: usize,
    path: Path,
    /// Where in the sample its examples are.
    members: Vec<u32>,
    known: Arc<Known<'a>>,
    /// Their rows.
    rows: Vec<u32>,
    sums: Vec<Units>,
    mask: Arc<Vec<u64>>,
    split: Option<(Refinement, usize, f64)>,
}

/// Fewer examples than this are not worth a task of their own; of those whose rows are made anew fewer are.
const SMALLEST_CHUNK: usize = 512;
const SMALLEST_ENTRY: usize = 128;
/// In the place of a leaf that is not known.
const UNKNOWN: u32 = u32::MAX;
/// The most bytes that the rows of all open leaves may take together: a leaf whose rows would exceed it stays a leaf. And the same of
/// bindings, without which a leaf is split from the root on again: so they decide how long it takes, and nothing else.
const MOST_HELD: [usize; 2] = [1 << 27, 1 << 26];
/// The rows of the root may take no more bytes than this.
const MOST_BYTES: usize = 1 << 30;

impl<'a> Stage<'a> {
    /// Prepares examples. The bias must have its constants listed.
    ///
    /// # Errors
    /// If the bias names a relation that the background does not have, or the rows of the root would take too much memory.
    pub(super) fn new(
        background: &'a dyn Background,
        examples: &'a ExampleSet,
        bias: &'a Bias,
        limits: &Limits,
        switches: Switches,
    ) -> Result<Self, EnsembleError> {
        let mut interpretations: Vec<_> = (0..examples.len()).map(|at| examples.interpretation(at)).collect();
        interpretations.sort_unstable();
        interpretations.dedup();
        let key: Vec<bool> = bias.predict.arguments.iter().map(|(_, key)| *key).collect();
        let root = root_answers(background, examples, &bias.root, &bias.root_types, &key)?;
        let highest = interpretations.last().map_or(0, |last| *last as usize + 1);
        let one_key = interpretations.len() == examples.len() && switches.keys;
        let keys = if one_key { key_variables(&bias.root, &key) } else { Vec::new() };
        let mut context =
            PackContext::new(bias, background, highest, keys, limits).with_switches(switches).for_many_trees();
        let pack = context.pack(&root.path)?;
        let width = root.path.variables.len();
        if pack.words().saturating_mul(8 * examples.len()) > MOST_BYTES {
            let (tests, count) = (pack.refinements(), examples.len());
            let message = format!("{count} examples with {tests} tests each are too many for an ensemble");
            return Err(EnsembleError::Unfit(message));
        }
        let mut covered = Covered::new(&pack, examples.len());
        let fill = |place: usize, scratch: &mut Scratch, row: &mut [u64]| {
            if root.answered[place] && !context.is_stopped() {
                let fixed = &root.values[place * width..(place + 1) * width];
                context.fill(&pack, None, (examples.interpretation(place), fixed), scratch, row);
            }
        };
        let words = pack.words();
        covered.chunks_mut(SMALLEST_CHUNK).enumerate().for_each_init(Scratch::default, |scratch, (chunk, rows)| {
            let rows = rows.chunks_exact_mut(words.max(1)).enumerate();
            rows.for_each(|(at, row)| fill(chunk * SMALLEST_CHUNK + at, scratch, row));
        });
        let any = covered.union();
        let mut bindings = Bindings::new(&pack);
        let mut scratch = Scratch::default();
        for place in 0..examples.len() {
            let fixed = &root.values[place * width..(place + 1) * width];
            bindings.push(&pack, (examples.interpretation(place), fixed), &mut scratch, context.watch());
        }
        let stump = Tree {
            root: bias.root.clone(),
            root_types: bias.root_types.clone(),
            key,
            classes: Vec::new(),
            nodes: vec![leaf(0)],
        };
        let known = Arc::new(Known { pack, covered, bindings: Some(bindings) });
        let keeps_bindings = switches.inherit;
        Ok(Self {
            bias,
            background,
            examples,
            context,
            root,
            width,
            known,
            any,
            keeps_bindings,
            stump,
            compared: 0,
            without_room: 0,
        })
    }

    /// How many families of refinements were left out because there are too many.
    pub(super) fn left_out(&self) -> usize {
        self.context.left_out()
    }

    /// Whether a limit was reached in the midst of something.
    pub(super) fn is_stopped(&self) -> bool {
        self.context.is_stopped()
    }

    fn fixed(&self, place: usize) -> &[Value] {
        &self.root.values[place * self.width..(place + 1) * self.width]
    }

    /// Grows a tree on a sample, the most useful leaf first.
    ///
    /// # Errors
    /// If the bias names a relation that the background does not have.
    pub(super) fn grow(&mut self, sample: &Sample, shape: &Shape) -> Result<Grown, UnknownRelation> {
        let mut grown = Grown {
            tree: self.stump.clone(),
            gains: vec![0.0],
            numbers: vec![None],
            weaker: vec![None],
            rests: vec![Vec::new()],
            leaves: Vec::new(),
        };
        grown.tree.nodes[0].examples = sample.places.len();
        let members: Vec<u32> = (0..sample.places.len() as u32).collect();
        let known = self.known.clone();
        let mask = Arc::new(shape.of_tree(&known.pack));
        let sums = tally(&known.covered, &mask, &sample.places, &members, sample);
        let path = self.root.path.clone();
        let mut open =
            Open { node: 0, depth: 0, path, members, known, rows: sample.places.clone(), sums, mask, split: None };
        self.find_split(&mut open, sample, shape);
        let mut open = vec![open];
        let mut leaves = 1;
        while leaves < shape.leaves && !self.context.is_stopped() {
            // The leaf that gains most; of equals the one that has waited longest.
            let promising = open.iter().enumerate().filter_map(|(at, leaf)| Some((at, leaf.split.as_ref()?.2)));
            let Some((at, _)) = promising.reduce(|best, next| if next.1 > best.1 { next } else { best }) else { break };
            let leaf = open.remove(at);
            leaves += 1;
            let held = self.held(open.iter().chain([&leaf]));
            open.extend(self.split(leaf, held, &mut grown, sample, shape, leaves == shape.leaves)?);
        }
        grown.leaves.extend(open.into_iter().map(|leaf| (leaf.members, leaf.node)));
        Ok(grown)
    }

    /// The bytes that rows and bindings of some leaves take, beside those of the root.
    fn held<'l>(&self, leaves: impl Iterator<Item = &'l Open<'a>>) -> [usize; 2]
    where
        'a: 'l,
    {
        let mut known: Vec<&Arc<Known<'a>>> = leaves.map(|leaf| &leaf.known).collect();
        known.sort_unstable_by_key(|known| Arc::as_ptr(known));
        known.dedup_by_key(|known| Arc::as_ptr(known));
        known.retain(|known| !Arc::ptr_eq(known, &self.known));
        known.into_iter().fold([0; 2], |[rows, bindings], known| {
            let [more_rows, more_bindings] = known.bytes();
            [rows + more_rows, bindings + more_bindings]
        })
    }

    /// Splits a leaf into two. If they are the last ones, no tests are looked for. So many bytes are held by all leaves.
    fn split(
        &mut self,
        leaf: Open<'a>,
        [rows_held, bindings_held]: [usize; 2],
        grown: &mut Grown,
        sample: &Sample,
        shape: &Shape,
        last: bool,
    ) -> Result<[Open<'a>; 2], UnknownRelation> {
        let Some((test, number, gain)) = leaf.split else { unreachable!("only leaves with a test are split") };
        let mut parts: [(Vec<u32>, Vec<u32>); 2] = Default::default();
        for (&member, &row) in leaf.members.iter().zip(&leaf.rows) {
            let part = &mut parts[usize::from(!leaf.known.covered.covers(row as usize, number))];
            part.0.push(member);
            part.1.push(row);
        }
        let [covered, others] = parts;
        let (yes, no) = (grown.tree.nodes.len(), grown.tree.nodes.len() + 1);
        for part in [&covered, &others] {
            grown.tree.nodes.push(self::leaf(part.0.len()));
            grown.gains.push(0.0);
            grown.numbers.push(None);
            grown.weaker.push(None);
            grown.rests.push(Vec::new());
        }
        grown.gains[leaf.node] = gain;
        grown.numbers[leaf.node] = match Arc::ptr_eq(&leaf.known, &self.known) {
            true => Some(number),
            false => leaf.known.pack.number_in(number, &self.known.pack),
        };
        if grown.numbers[leaf.node].is_none() {
            grown.weaker[leaf.node] = self.weaker(&leaf.known.pack, number, &covered.0, sample);
        }
        grown.rests[leaf.node] = self.context.rests(&leaf.known.pack, number);
        let Refinement { literals, new_variables, modes, .. } = test;
        let before = leaf.path.literals.len();
        let mut path = leaf.path.extended(&literals, &new_variables);
        path.modes.extend(modes);
        narrow(&mut path, self.bias, &literals);
        grown.tree.nodes[leaf.node].kind = NodeKind::Test { conjunction: literals, new_variables, yes, no };
        let depth = leaf.depth + 1;
        let Open { known, mask, mut sums, .. } = leaf;
        let hopeful = |part: &[u32]| !last && part.len() >= 2 * shape.minimal_cases && depth < shape.depth;
        let (yes_hopes, no_hopes) = (hopeful(&covered.0), hopeful(&others.0));
        let branch = |node: usize, path: Path, members: Vec<u32>, rows: Vec<u32>, sums: Vec<Units>| Open {
            node,
            depth,
            path,
            members,
            known: known.clone(),
            rows,
            sums,
            mask: mask.clone(),
            split: None,
        };
        // The sums of both branches over the refinements of this node.
        let mut yes_sums = Vec::new();
        if yes_hopes || no_hopes {
            let smaller = if covered.0.len() <= others.0.len() { &covered } else { &others };
            let mut part = tally(&known.covered, &mask, &smaller.1, &smaller.0, sample);
            sums.iter_mut().zip(&part).for_each(|(sum, part)| *sum = without(*sum, *part));
            if covered.0.len() > others.0.len() {
                std::mem::swap(&mut part, &mut sums);
            }
            yes_sums = part;
        }
        let mut yes_leaf = branch(yes, path, covered.0, covered.1, Vec::new());
        let mut no_leaf = branch(no, leaf.path, others.0, others.1, sums);
        if yes_hopes {
            let pack = self.context.pack(&yes_leaf.path)?;
            let rows = 8 * pack.words() * yes_leaf.members.len();
            if rows_held + rows <= MOST_HELD[0] {
                let room = MOST_HELD[1].saturating_sub(bindings_held);
                self.enter(&mut yes_leaf, pack, room / 4, (before, &grown.rests[leaf.node]), &yes_sums, sample, shape);
                self.find_split(&mut yes_leaf, sample, shape);
            } else {
                self.without_room += 1;
            }
        }
        if no_hopes {
            self.find_split(&mut no_leaf, sample, shape);
        }
        drop((known, mask));
        self.forget(&mut yes_leaf);
        self.forget(&mut no_leaf);
        Ok([yes_leaf, no_leaf])
    }

    /// The number in the rows of the root of a test that covers what a test of a leaf covers, and maybe more.
    fn weaker(&self, pack: &Pack<'a>, number: usize, covered: &[u32], sample: &Sample) -> Option<usize> {
        let is_fixed = |slot: usize| self.root.path.variables[slot].fixed;
        let weaker = self.context.weaker(pack, number, &self.known.pack, &is_fixed)?;
        // The rows of the root are not bound to tell two tests apart that say the same: what contradicts them is not used.
        let place = |member: &u32| sample.places[*member as usize] as usize;
        covered.iter().all(|member| self.known.covered.covers(place(member), weaker)).then_some(weaker)
    }

    /// Forgets what a leaf does not need: all rows if it stays a leaf, else those of the examples that have left it, once they are half of them.
    fn forget(&self, leaf: &mut Open<'a>) {
        if leaf.split.is_none() {
            leaf.known = self.known.clone();
            (leaf.rows, leaf.sums) = (Vec::new(), Vec::new());
            return;
        }
        if Arc::ptr_eq(&leaf.known, &self.known) || leaf.known.covered.rows() < 2 * leaf.rows.len() {
            return;
        }
        let known = std::mem::replace(&mut leaf.known, self.known.clone());
        match Arc::try_unwrap(known) {
            Ok(known) => {
                leaf.known = Arc::new(known.of(&leaf.rows));
                leaf.rows = (0..leaf.rows.len() as u32).collect();
            }
            Err(shared) => leaf.known = shared,
        }
    }

    /// Works out the rows and sums of a leaf below a test that said *yes*, from those of the node above. The path had so many literals
    /// before, and so much of the test may be looked up. There is room for so many values of bindings.
    #[expect(clippy::too_many_arguments, reason = "what is known of the leaf and of the node above")]
    fn enter(
        &mut self,
        leaf: &mut Open<'a>,
        pack: Pack<'a>,
        room: usize,
        (before, rests): (usize, &[Rest]),
        above: &[Units],
        sample: &Sample,
        shape: &Shape,
    ) {
        let most_values = if self.keeps_bindings { room } else { 0 };
        let old = leaf.known.clone();
        let inherited = PackContext::inherited(&old.pack, &pack);
        let longer = Longer::new(&old.pack, &pack, before..leaf.path.literals.len(), rests);
        let mask = shape.of_tree(&pack);
        // What is the same as above has been added up already.
        let mut changed = mask.clone();
        let mut sums = vec![[0; 2]; pack.len()];
        for (before, now) in inherited.unchanged(&pack) {
            changed[now.clone()].fill(0);
            sums[now.start * 64..now.end * 64].copy_from_slice(&above[before.start * 64..before.end * 64]);
        }
        let words = pack.words().max(1);
        let entry = leaf.members.len().div_ceil(16).max(SMALLEST_ENTRY);
        let mut covered = Covered::new(&pack, leaf.members.len());
        let (context, this) = (&self.context, &*self);
        // Many answers to a test can make the bindings many: whoever comes upon that forgets his, and so do the others.
        let values = AtomicUsize::new(0);
        let are_too_many = || values.load(Ordering::Relaxed) > most_values;
        let chunks: Vec<(Vec<Units>, Bindings)> = covered
            .chunks_mut(entry)
            .enumerate()
            .map_init(Scratch::default, |scratch, (chunk, rows)| {
                let (mut sums, mut bindings) = (vec![[0; 2]; pack.len()], Bindings::new(&pack));
                for (at, row) in rows.chunks_exact_mut(words).enumerate() {
                    if context.is_stopped() {
                        break;
                    }
                    let at = chunk * entry + at;
                    let (member, row_above) = (leaf.members[at] as usize, leaf.rows[at] as usize);
                    let place = sample.places[member] as usize;
                    let example = (this.examples.interpretation(place), this.fixed(place));
                    let known = (&inherited, old.covered.row(row_above));
                    let before = bindings.values();
                    match &old.bindings {
                        Some(above) if !are_too_many() => {
                            let above = (above, row_above);
                            context.fill_from(&pack, known, &longer, above, example, scratch, row, &mut bindings);
                        }
                        _ => {
                            context.fill(&pack, Some(known), example, scratch, row);
                            if !are_too_many() && !bindings.push_few(&pack, example, scratch) {
                                values.store(usize::MAX / 2, Ordering::Relaxed);
                            }
                        }
                    }
                    values.fetch_add(bindings.values() - before, Ordering::Relaxed);
                    if are_too_many() {
                        bindings.clear();
                    }
                    add_row(&mut sums, row, &changed, sample.units[member]);
                }
                (sums, bindings)
            })
            .collect();
        let mut bindings = (!are_too_many()).then(|| Bindings::new(&pack));
        for (added, more) in chunks {
            sums = plus(sums, added);
            if let Some(bindings) = &mut bindings {
                bindings.append(more);
            }
        }
        leaf.sums = sums;
        leaf.rows = (0..leaf.members.len() as u32).collect();
        leaf.known = Arc::new(Known { pack, covered, bindings });
        leaf.mask = Arc::new(mask);
    }

    /// Finds the test of a leaf that gains most.
    fn find_split(&mut self, leaf: &mut Open<'a>, sample: &Sample, shape: &Shape) {
        if leaf.members.len() < 2 * shape.minimal_cases.max(1) || shape.depth <= leaf.depth {
            return;
        }
        let mut all = [0; 2];
        leaf.members.iter().for_each(|&member| add(&mut all, sample.units[member as usize]));
        let gain = |sum: Units| {
            let Slope { first, second } = sample.slope(sum);
            first * first / (second + shape.damping)
        };
        let nothing = gain(all);
        let least = 1e-9 * nothing.abs().max(1e-9);
        let (from, to) = (shape.minimal_cases.max(1), leaf.members.len().saturating_sub(shape.minimal_cases.max(1)));
        let mut qualities = Vec::new();
        let mut consider = |number: usize| {
            let sum = leaf.sums[number];
            if (from..=to).contains(&count(sum)) {
                let gained = 0.5 * (gain(sum) + gain(without(all, sum)) - nothing);
                if gained > least && gained.is_finite() {
                    qualities.push((number, Quality { score: gained, total: gained }));
                }
            }
        };
        if shape.by_node {
            each_bit(&shape.chosen(&leaf.known.pack, leaf.node as u64 + 1), &mut consider);
        } else {
            (0..leaf.sums.len()).for_each(&mut consider);
        }
        self.compared += leaf.known.pack.refinements() as u64;
        leaf.split = best(self.bias, &self.context, &leaf.known.pack, &leaf.path, &mut qualities)
            .map(|(test, number, quality)| (test, number, quality.total));
    }

    /// The leaf of each example in a tree that was grown on a sample.
    ///
    /// # Errors
    /// If the tree names a relation that the background does not have.
    pub(super) fn leaves(&self, grown: &Grown, sample: &Sample) -> Result<Vec<u32>, UnknownRelation> {
        let mut leaves = vec![UNKNOWN; self.examples.len()];
        for (members, node) in &grown.leaves {
            members.iter().for_each(|&member| leaves[sample.places[member as usize] as usize] = *node as u32);
        }
        self.walk(&grown.tree, (&grown.numbers, &grown.weaker), &grown.rests, leaves)
    }

    /// The leaf of each example in a tree that an earlier run has grown; `numbers` and `weaker` say of its nodes what [`Grown`] says.
    ///
    /// # Errors
    /// If the tree names a relation that the background does not have.
    pub(super) fn leaves_again(
        &self,
        tree: &Tree,
        told: (&[Option<usize>], &[Option<usize>]),
    ) -> Result<Vec<u32>, UnknownRelation> {
        self.walk(tree, told, &[], vec![UNKNOWN; self.examples.len()])
    }

    /// The leaf of each example in a tree that is known by its tests alone.
    ///
    /// # Errors
    /// If the tree names a relation that the background does not have.
    pub(super) fn leaves_of(&mut self, tree: &Tree, located: &mut Located) -> Result<Vec<u32>, UnknownRelation> {
        let (mut numbers, mut rests) = (vec![None; tree.nodes.len()], vec![Vec::new(); tree.nodes.len()]);
        let before = self.root.path.literals.len();
        let (known, context) = (&self.known.pack, &mut self.context);
        tree.each_path_from(self.root.path.clone(), &mut |at, path| {
            if let NodeKind::Test { conjunction, .. } = &tree.nodes[at].kind {
                (numbers[at], rests[at]) = context.locate(known, before, path, conjunction, located)?;
            }
            Ok::<_, UnknownRelation>(())
        })?;
        // What no example fulfils may not have been worked out, for saying the same as something else.
        numbers.iter_mut().for_each(|number| *number = number.filter(|&number| self.is_fulfilled(number)));
        self.walk(tree, (&numbers, &[]), &rests, vec![UNKNOWN; self.examples.len()])
    }

    /// Whether a refinement of the root covers any example.
    fn is_fulfilled(&self, number: usize) -> bool {
        self.any[number / 64] >> (number % 64) & 1 == 1
    }

    /// Leads all examples whose leaf is not known through a tree. The rows of the root tell by node a test's answer, or that it must be no.
    fn walk(
        &self,
        tree: &Tree,
        (numbers, weaker): (&[Option<usize>], &[Option<usize>]),
        rests: &[Vec<Rest>],
        mut leaves: Vec<u32>,
    ) -> Result<Vec<u32>, UnknownRelation> {
        let walk = tree.walk_with(&self.root.path, self.background, rests)?;
        leaves.par_chunks_mut(SMALLEST_CHUNK).enumerate().for_each_init(
            WalkScratch::default,
            |scratch, (chunk, leaves)| {
                for (at, leaf) in leaves.iter_mut().enumerate().filter(|(_, leaf)| **leaf == UNKNOWN) {
                    let place = chunk * SMALLEST_CHUNK + at;
                    let answered = self.root.answered[place];
                    let covers = |number: usize| self.known.covered.covers(place, number);
                    let known = |node: usize| match (numbers[node], weaker.get(node).copied().flatten()) {
                        _ if !answered => Some(false),
                        (Some(number), _) => Some(covers(number)),
                        (None, weaker) => weaker.filter(|&weaker| !covers(weaker)).map(|_| false),
                    };
                    let interpretation = self.examples.interpretation(place);
                    let profiles = Some(Asked::new(&self.context, interpretation));
                    let node = walk.leaf(interpretation, self.fixed(place), profiles, known, |_, _| {}, scratch);
                    *leaf = node as u32;
                }
            },
        );
        Ok(leaves)
    }
}

fn leaf(examples: usize) -> Node {
    Node { kind: NodeKind::Leaf, examples, prediction: Prediction::Number { mean: 0.0, deviation: 0.0 } }
}

fn add_row(sums: &mut [Units], row: &[u64], mask: &[u64], units: Units) {
    for ((sums, bits), mask) in sums.chunks_exact_mut(64).zip(row).zip(mask) {
        let mut rest = bits & mask;
        while rest != 0 {
            add(&mut sums[rest.trailing_zeros() as usize & 63], units);
            rest &= rest - 1;
        }
    }
}

fn plus(mut sums: Vec<Units>, more: Vec<Units>) -> Vec<Units> {
    sums.iter_mut().zip(more).for_each(|(sum, more)| add(sum, more));
    sums
}

/// The sums over some members of a sample, whose rows are given.
fn tally(covered: &Covered, mask: &[u64], rows: &[u32], members: &[u32], sample: &Sample) -> Vec<Units> {
    let of_chunk = |(rows, members): (&[u32], &[u32])| {
        let mut sums = vec![[0; 2]; mask.len() * 64];
        for (&row, &member) in rows.iter().zip(members) {
            add_row(&mut sums, covered.row(row as usize), mask, sample.units[member as usize]);
        }
        sums
    };
    if rows.len() <= 2 * SMALLEST_CHUNK {
        return of_chunk((rows, members));
    }
    let size = rows.len().div_ceil(16).max(SMALLEST_CHUNK);
    let parts = rows.par_chunks(size).zip(members.par_chunks(size)).map(of_chunk);
    parts.reduce_with(plus).unwrap_or_else(|| vec![[0; 2]; mask.len() * 64])
}
