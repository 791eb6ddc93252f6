//! Growing a tree, the most useful leaf first.

use super::checkpoint::{Decision, Recorder};
use super::contest::{Contest, Slope};
use super::heuristic::{Quality, deviation, is_pure, is_significant, quality, ranking_quality};
use super::tally::{Above, Parts, Rows, Sums, Tally, part};
use crate::bias::{Bias, Refinement, Refinements, Type};
use crate::coverage::{Covered, Pack, PackContext, Path, Switches, Test, UnknownRelation};
use crate::diagnostics::{Limits, StopReason};
use crate::interpretation::{Background, ExampleSet, InterpretationId, Targets};
use crate::logic::{Literal, Term};
use crate::tree::{Node, NodeKind, Prediction, RootAnswers, Tree, root_answers};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use std::cell::Cell;

/// How far growing has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Leaves so far.
    pub leaves: usize,
    /// The largest number of leaves, if there is a limit.
    pub maximal_leaves: Option<usize>,
    /// Examples in leaves that may still be split.
    pub open_examples: usize,
}

/// What growing is told beside the bias.
#[derive(Default)]
pub struct Options<'a> {
    /// Where it must stop.
    pub limits: Limits,
    /// Chooses what is held back for validation.
    pub seed: u64,
    /// Is told of each split.
    pub progress: Option<&'a (dyn Fn(Progress) + Sync)>,
    /// How examples are run.
    pub switches: Switches,
    /// Where the best tests of nodes are kept, and asked for before they are searched.
    pub checkpoint: Option<Recorder<'a>>,
}

/// A tree, and how it came about.
#[derive(Clone, Debug)]
pub struct Growth {
    /// The tree; the best so far if growing was stopped.
    pub tree: Tree,
    /// The tree as it was grown, where it was cut back afterwards.
    pub before_pruning: Option<Tree>,
    /// Why growing ended.
    pub stopped: StopReason,
    /// The number of refinements that were compared, over all nodes.
    pub refinements: u64,
    /// How many families of refinements were left out because there were too many.
    pub left_out: usize,
}

/// A leaf that may be split.
struct Open<'a> {
    node: usize,
    path: Path,
    depth: usize,
    places: Vec<u32>,
    split: Option<Split>,
    /// The refinements that were compared, and which of them cover each example, where that is kept.
    compared: Option<(Pack<'a>, Covered)>,
}

/// The best test of a leaf.
struct Split {
    quality: Quality,
    /// Its number in the pack.
    number: usize,
    test: Refinement,
    /// The examples that it covers and the others, once they are known.
    parts: Option<Parts>,
}

/// Steps by which strengths are adjusted after each split, when a tree is grown for ranking.
const STEPS_AFTER_A_SPLIT: usize = 6;
/// While there are so few leaves, each split adjusts the strengths of all.
const ALWAYS_ALL: usize = 160;
/// Later one of so many does; the others adjust the two new leaves alone.
const ALL_EVERY: usize = 16;
/// Steps by which they are adjusted at the end.
const STEPS_AT_THE_END: usize = 50;

/// Grows a tree without cutting it back.
///
/// # Errors
/// If the language bias names a relation that the background does not have.
pub fn grow(
    background: &dyn Background,
    examples: &ExampleSet,
    bias: &Bias,
    options: &Options<'_>,
) -> Result<Growth, UnknownRelation> {
    let _held = Held::to(background, &options.limits);
    let mut interpretations: Vec<InterpretationId> =
        (0..examples.len()).map(|at| examples.interpretation(at)).collect();
    interpretations.sort_unstable();
    interpretations.dedup();
    let mut bias = bias.with_constants(background, examples);
    if !options.switches.families {
        bias.part_families();
    }
    let bias = &bias;
    let key: Vec<bool> = bias.predict.arguments.iter().map(|(_, key)| *key).collect();
    let RootAnswers { path, values, answered } =
        root_answers(background, examples, &bias.root, &bias.root_types, &key)?;
    let width = path.variables.len();
    let highest = interpretations.last().map_or(0, |last| *last as usize + 1);
    // Where each interpretation has one key, what holds of a value may as well be told with the key.
    let one_key = interpretations.len() == examples.len() && options.switches.keys;
    let keys = if one_key { crate::tree::key_variables(&bias.root, &key) } else { Vec::new() };
    let mut context =
        PackContext::new(bias, background, highest, keys, &options.limits).with_switches(options.switches);
    let contest = bias.learning.ranking.and_then(|ranking| Contest::new(examples, ranking));
    let mut grower = Grower {
        bias,
        seed: options.seed,
        limits: &options.limits,
        cut_short: Cell::new(false),
        recorder: options.checkpoint.as_ref(),
        rows: Rows { examples, values: &values, width, answered: &answered, zero: median(examples.targets()), contest },
    };

    let all: Vec<u32> = (0..examples.len() as u32).collect();
    let mut tree = Tree {
        root: bias.root.clone(),
        root_types: bias.root_types.clone(),
        key,
        classes: match examples.targets() {
            Targets::Nominal { classes, .. } => classes.clone(),
            Targets::Numeric(_) => Vec::new(),
        },
        nodes: vec![grower.leaf(&all)],
    };
    let mut growth =
        Growth { tree: tree.clone(), before_pruning: None, stopped: StopReason::Finished, refinements: 0, left_out: 0 };
    let mut open = vec![Open { node: 0, path, depth: 0, places: all, split: None, compared: None }];
    let mut counted = grower.find_split(&mut context, &mut open[0], None)?;
    let settings = &bias.learning;
    let mut leaves = 1;
    loop {
        if settings.maximal_leaves.is_some_and(|most| leaves >= most) {
            break;
        }
        // The leaf whose split takes away most; of equals the one that has waited longest.
        let best = open
            .iter()
            .enumerate()
            .filter_map(|(at, leaf)| Some((at, leaf.split.as_ref()?.quality.total)))
            .reduce(|best, next| if next.1 > best.1 { next } else { best });
        let Some((at, promised)) = best else { break };
        if let Some(reason) = options.limits.reached().or_else(|| options.limits.reached_with_memory()) {
            growth.stopped = reason;
            break;
        }
        if let Some(gain) = grower.present_gain(&mut open[at], background)?
            && gain != promised
        {
            // Others have been adjusted since the test was found: see whether its leaf is still the one to split.
            if let Some(split) = &mut open[at].split {
                split.quality.total = gain;
            }
            continue;
        }
        let mut leaf = open.remove(at);
        let Some(mut split) = leaf.split.take() else { break };
        let parts = match split.parts.take() {
            Some(parts) => parts,
            None => grower.parts(&leaf, &split, background)?,
        };
        // What was asked since a limit was reached may have been answered in part.
        if let Some(reason) = options.limits.reached() {
            growth.stopped = reason;
            break;
        }
        let ((covered, covered_rows), (others, other_rows)) = (parts.covered, parts.others);
        // A relation that has begun to fail in the meantime, as an endless one does: the test says nothing any more.
        if covered.is_empty() || others.is_empty() {
            continue;
        }
        let (yes, no) = (tree.nodes.len(), tree.nodes.len() + 1);
        tree.nodes.push(grower.leaf(&covered));
        tree.nodes.push(grower.leaf(&others));
        leaves += 1;
        if let Some(contest) = &mut grower.rows.contest {
            contest.moved(&covered, yes, leaf.node);
            contest.moved(&others, no, leaf.node);
            if leaves <= ALWAYS_ALL || leaves % ALL_EVERY == 0 {
                contest.adjust(STEPS_AFTER_A_SPLIT);
            } else {
                contest.adjust_two([yes, no], &leaf.places, STEPS_AFTER_A_SPLIT);
            }
        }
        let depth = leaf.depth + 1;
        let Refinement { literals, new_variables, modes, .. } = split.test;
        let mut extended = leaf.path.extended(&literals, &new_variables);
        extended.modes.extend(modes);
        narrow(&mut extended, bias, &literals);
        let mut branches = [
            Open { node: yes, path: extended, depth, places: covered, split: None, compared: None },
            Open { node: no, path: leaf.path, depth, places: others, split: None, compared: None },
        ];
        tree.nodes[leaf.node].kind = NodeKind::Test { conjunction: literals, new_variables, yes, no };
        for (branch, rows) in branches.iter_mut().zip([covered_rows, other_rows]) {
            let above = leaf.compared.as_ref().filter(|_| options.switches.inherit);
            let above = above.map(|(pack, covered)| Above { pack, covered, rows: &rows });
            counted += grower.find_split(&mut context, branch, above.as_ref())?;
        }
        open.extend(branches.into_iter().filter(|branch| branch.split.is_some()));
        if let Some(progress) = options.progress {
            let open_examples = open.iter().map(|leaf| leaf.places.len()).sum();
            progress(Progress { leaves, maximal_leaves: settings.maximal_leaves, open_examples });
        }
    }
    if let Some(contest) = &mut grower.rows.contest {
        contest.adjust(STEPS_AT_THE_END);
        for (at, node) in tree.nodes.iter_mut().enumerate() {
            if let Prediction::Number { mean, .. } = &mut node.prediction {
                *mean = contest.strength(at);
            }
        }
    }
    if growth.stopped == StopReason::Finished && grower.cut_short.get() {
        growth.stopped = options.limits.reached().unwrap_or(StopReason::TimeLimit);
    }
    if let Some(recorder) = options.checkpoint.as_ref().filter(|_| growth.stopped != StopReason::Finished) {
        recorder.stopped();
    }
    growth.left_out = context.left_out();
    growth.tree = tree.in_order();
    growth.refinements = counted;
    Ok(growth)
}

/// Holds the questions of a background to limits for as long as it lives.
struct Held<'b>(&'b dyn Background);

impl<'b> Held<'b> {
    fn to(background: &'b dyn Background, limits: &Limits) -> Self {
        background.hold_to(Some(limits));
        Self(background)
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.0.hold_to(None);
    }
}

/// The number in the middle of the targets; 0 for classes.
fn median(targets: &Targets) -> f64 {
    let Targets::Numeric(numbers) = targets else { return 0.0 };
    let mut sorted = numbers.clone();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().filter(|number| number.is_finite()).unwrap_or(0.0)
}

struct Grower<'a> {
    bias: &'a Bias,
    seed: u64,
    limits: &'a Limits,
    /// Whether a search for a test was given up because a limit was reached.
    cut_short: Cell<bool>,
    recorder: Option<&'a Recorder<'a>>,
    rows: Rows<'a>,
}

impl Grower<'_> {
    fn leaf(&self, places: &[u32]) -> Node {
        let sums = Sums::of(&self.rows, places);
        let prediction = match self.rows.examples.targets() {
            Targets::Numeric(numbers) => {
                let sum: f64 = places.iter().map(|&place| numbers[place as usize]).sum();
                Prediction::Number { mean: sum / places.len().max(1) as f64, deviation: deviation(&sums) }
            }
            Targets::Nominal { .. } => Prediction::of_counts(sums.sums.iter().map(|count| *count as usize).collect()),
        };
        Node { kind: NodeKind::Leaf, examples: places.len(), prediction }
    }

    /// What the best test of a leaf gains now, where that changes with the other leaves.
    fn present_gain(&self, leaf: &mut Open<'_>, background: &dyn Background) -> Result<Option<f64>, UnknownRelation> {
        let Some(contest) = &self.rows.contest else { return Ok(None) };
        let Some(mut split) = leaf.split.take() else { return Ok(None) };
        let parts = match split.parts.take() {
            Some(parts) => parts,
            None => self.parts(leaf, &split, background)?,
        };
        let gain = contest.gain(contest.sum(&leaf.places), contest.sum(&parts.covered.0));
        leaf.split = Some(Split { parts: Some(parts), ..split });
        Ok(Some(gain))
    }

    /// Parts the examples of a leaf by a test.
    fn parts(&self, leaf: &Open<'_>, split: &Split, background: &dyn Background) -> Result<Parts, UnknownRelation> {
        if let Some((_, covered)) = &leaf.compared {
            return Ok(Parts::new(&leaf.places, |at| covered.covers(at, split.number)));
        }
        let test = Test::new(&leaf.path, &split.test.literals, background)?;
        Ok(part(&test, &self.rows, &leaf.places))
    }

    /// Finds the best test of a leaf, if it may be split. Returns the number of refinements compared.
    fn find_split<'c>(
        &self,
        context: &mut PackContext<'c>,
        leaf: &mut Open<'c>,
        above: Option<&Above<'_, 'c>>,
    ) -> Result<u64, UnknownRelation> {
        let settings = &self.bias.learning;
        let sampled = self.sampled(leaf);
        let places = sampled.as_deref().unwrap_or(&leaf.places);
        let all = Sums::of(&self.rows, places);
        if places.len() < 2 * settings.minimal_cases.max(1)
            || settings.maximal_depth.is_some_and(|most| leaf.depth >= most)
            || is_pure(settings, &all)
        {
            return Ok(0);
        }
        let slope = self.rows.contest.as_ref().map(|contest| contest.sum(places)).unwrap_or_default();
        let pack = context.pack(&leaf.path)?;
        let context = &*context;
        if let Some(decision) = self.recorder.and_then(|recorder| recorder.recall(leaf.node, leaf.places.len())) {
            leaf.split = decision.best.and_then(|(number, [score, total])| {
                let test = context.refinement(&pack, number)?;
                Some(Split { quality: Quality { score, total }, number, test, parts: None })
            });
            return Ok(decision.compared);
        }
        let above = above.filter(|_| sampled.is_none());
        let (tally, covered) = Tally::of(context, &pack, &self.rows, places, above);
        if context.is_stopped() || self.limits.reached().is_some() {
            self.cut_short.set(true);
            return Ok(0);
        }
        let mut qualities: Vec<(usize, Quality)> = (0..pack.len())
            .filter_map(|number| {
                let (count, sums) = tally.refinement(number);
                let quality = match &self.rows.contest {
                    Some(contest) => {
                        let covered = Slope { first: sums[0], second: sums[1] };
                        ranking_quality(settings, all.count, count, contest.gain(slope, covered))
                    }
                    None => quality(settings, &all, count, sums),
                };
                quality.map(|quality| (number, quality))
            })
            .collect();
        leaf.split = best(self.bias, context, &pack, &leaf.path, &mut qualities)
            .map(|(test, number, quality)| Split { quality, number, test, parts: None })
            .filter(|split| is_significant(settings, &all, split.quality.total));
        let compared = pack.refinements() as u64;
        // What will not be split has no further use for its rows.
        let keep = leaf.split.is_some() && sampled.is_none();
        if let Some(recorder) = self.recorder {
            let best = leaf.split.as_ref().map(|split| (split.number, [split.quality.score, split.quality.total]));
            recorder.record(leaf.node, leaf.places.len(), Decision { compared, best });
        }
        leaf.compared = covered.filter(|_| keep).map(|covered| (pack, covered));
        Ok(compared)
    }

    /// The places of so many examples of a leaf, chosen at random, if it has more than tests are to be compared on.
    fn sampled(&self, leaf: &Open<'_>) -> Option<Vec<u32>> {
        let count = self.bias.learning.sample.filter(|count| leaf.places.len() > *count)?;
        let mut random = Pcg64::seed_from_u64(self.seed ^ (leaf.node as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut places = leaf.places.clone();
        let (chosen, _) = places.partial_shuffle(&mut random, count);
        let mut chosen = chosen.to_vec();
        chosen.sort_unstable();
        Some(chosen)
    }
}

/// The refinement of the best quality among those that are allowed; of equals the one with fewer literals, then the one that
/// the original would make first. With its number in the pack.
pub(super) fn best<'c>(
    bias: &Bias,
    context: &PackContext<'c>,
    pack: &Pack<'c>,
    path: &Path,
    qualities: &mut Vec<(usize, Quality)>,
) -> Option<(Refinement, usize, Quality)> {
    let refinements = Refinements::new(bias);
    let longest = bias.learning.maximal_query_length.map(|most| most.saturating_sub(path.literals.len()));
    loop {
        let highest = qualities.iter().map(|(_, quality)| quality.score).fold(f64::NEG_INFINITY, f64::max);
        let equal = |quality: &Quality| quality.score >= highest - 1e-11 * highest.abs();
        let (equals, others): (Vec<_>, Vec<_>) = qualities.iter().copied().partition(|(_, q)| equal(q));
        if equals.is_empty() {
            return None;
        }
        let best = equals
            .into_iter()
            .filter_map(|(number, quality)| Some((context.refinement(pack, number)?, number, quality)))
            .filter(|(test, ..)| {
                refinements.allows(&path.modes, &test.modes)
                    && refinements.permits(&path.literals, &test.literals)
                    && longest.is_none_or(|most| test.literals.len() <= most)
            })
            .min_by(|(a, ..), (b, ..)| (a.literals.len(), &a.order).cmp(&(b.literals.len(), &b.order)));
        if best.is_some() {
            return best;
        }
        *qualities = others;
    }
}

/// Gives variables of any type on a path the type of the place where a test uses them.
pub(super) fn narrow(path: &mut Path, bias: &Bias, test: &[Literal]) {
    for literal in test {
        let Some(types) = literal.atom.functor().and_then(|predicate| bias.types.get(&predicate)) else { continue };
        for (argument, kind) in literal.atom.arguments().iter().zip(types) {
            if let Term::Variable(variable) = argument
                && let Some(variable) = path.variables.get_mut(variable.0 as usize)
                && variable.kind == Type::ANY
            {
                variable.kind = *kind;
            }
        }
    }
}
