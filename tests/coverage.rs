//! Every way to find out which examples a query covers, against plain backtracking, on random data and on positions.
#![cfg(feature = "workbench")]

mod common;
#[path = "common/data.rs"]
mod data;
#[path = "common/relations.rs"]
mod relations;

use common::Random;
use data::{INTERPRETATIONS, random_bias, random_examples, random_relations, read_bias};
use nakade::bias::{Bias, Constants, Follow, Mode, ModeArgument, Refinement, Type};
use nakade::coverage::{Pack, PackContext, Path, Scratch, Test, Walk, WalkScratch, WalkTest, each_bit, reference};
use nakade::diagnostics::Limits;
use nakade::facts::{GoBackground, Positions, Words};
use nakade::interpretation::{Background, ExampleSet, InterpretationId, Targets, Value};
use nakade::learn::{Options, grow};
use nakade::logic::{Literal, Substitution, Symbol, Term, Variable};
use nakade::runtime::{Content, Snapshot, legal_moves};
use nakade::tree::{NodeKind, Predictor, Tree, reference_leaf, root_path};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// A conjunction and the types of the variables that it introduces.
type Way = (Vec<Literal>, Vec<Type>);

/// The instances of one mode for variables of these types, by the definition of the marks.
fn instances(bias: &Bias, mode: &Mode, known: &[Type], next: usize) -> Vec<Way> {
    #[derive(Clone, Default)]
    struct Partial {
        literals: Vec<Literal>,
        arguments: Vec<Term>,
        new: Vec<Type>,
        names: HashMap<Symbol, Term>,
    }
    let mut ways = vec![Partial::default()];
    for literal in &mode.literals {
        for (argument, kind) in literal.arguments.iter().zip(bias.types_of(literal)) {
            let mut longer = Vec::new();
            for way in &ways {
                let mut go_on = |term: Term, name: Option<Symbol>, new: Option<Type>| {
                    let mut way = way.clone();
                    way.arguments.push(term.clone());
                    way.new.extend(new);
                    way.names.extend(name.map(|name| (name, term)));
                    longer.push(way);
                };
                let fresh = Term::variable((next + way.new.len()) as u32);
                // What an earlier place of the same mode has introduced may be used like what is on the path.
                let all = || known.iter().chain(&way.new).enumerate();
                let fitting = || all().filter(|(_, known)| known.agrees(kind)).map(|(n, _)| Term::variable(n as u32));
                match argument {
                    ModeArgument::Constant(Constants::List(list)) => {
                        list.iter().for_each(|value| go_on(value.term(), None, None));
                    }
                    ModeArgument::Constant(_) => {}
                    ModeArgument::Fixed(value) => go_on(value.term(), None, None),
                    ModeArgument::Same(name) => go_on(way.names[name].clone(), None, None),
                    ModeArgument::Output(name) => go_on(fresh, *name, Some(kind)),
                    ModeArgument::Input(name) => match name.and_then(|name| way.names.get(&name)) {
                        Some(term) => go_on(term.clone(), None, None),
                        None => fitting().for_each(|term| go_on(term, *name, None)),
                    },
                    ModeArgument::Compound(..) => unreachable!("these biases have none"),
                    ModeArgument::Either(Some(name)) if way.names.contains_key(name) => {
                        go_on(way.names[name].clone(), None, None);
                    }
                    ModeArgument::Either(name) => {
                        fitting().for_each(|term| go_on(term, *name, None));
                        go_on(fresh, *name, Some(kind));
                    }
                }
            }
            ways = longer;
        }
        for way in &mut ways {
            let atom = Term::application(literal.name, std::mem::take(&mut way.arguments));
            way.literals.push(Literal::positive(atom));
        }
    }
    ways.into_iter().map(|way| (way.literals, way.new)).collect()
}

/// All refinements of a path whose variables have these types: a mode, or a mode followed by others through its opened variables.
fn enumerate(bias: &Bias, known: &[Type], opened: Option<&[Term]>, lookahead: usize) -> Vec<Way> {
    let mut all = Vec::new();
    for mode in &bias.modes {
        for (literals, new) in instances(bias, mode, known, known.len()) {
            let uses = |term: &Term| literals.iter().any(|literal| literal.atom.arguments().contains(term));
            if opened.is_some_and(|opened| !opened.iter().any(uses)) {
                continue;
            }
            let mut types = known.to_vec();
            types.extend(&new);
            let last = &literals[literals.len() - 1].atom;
            let opens: Vec<Term> = bias
                .lookahead
                .iter()
                .filter(|rule| last.functor() == Some((rule.name, rule.arity)))
                .flat_map(|rule| match &rule.follow {
                    Follow::Through(places) => places.iter().map(|&place| last.arguments()[place].clone()),
                    Follow::Literals { .. } => unreachable!("these biases have none"),
                })
                .filter(|term| matches!(term, Term::Variable(_)))
                .collect();
            if lookahead > 0 && !opens.is_empty() {
                for (more, more_new) in enumerate(bias, &types, Some(&opens), lookahead - 1) {
                    let mut longer = literals.clone();
                    longer.extend(more);
                    all.push((longer, new.iter().copied().chain(more_new).collect()));
                }
            }
            all.push((literals, new));
        }
    }
    all
}

fn text(literals: &[Literal]) -> String {
    literals.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn counted<'r>(refinements: impl Iterator<Item = (&'r Vec<Literal>, &'r Vec<Type>)>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for (literals, new) in refinements {
        *counts.entry(format!("{} {new:?}", text(literals))).or_default() += 1;
    }
    counts
}

fn given(fixed: &[Value]) -> Substitution {
    let mut given = Substitution::new();
    for (at, value) in fixed.iter().enumerate().filter(|(_, value)| value.is_bound()) {
        given.bind(Variable(at as u32), value.term());
    }
    given
}

fn proves(background: &dyn Background, id: InterpretationId, fixed: &[Value], query: &[&[Literal]]) -> bool {
    reference::first(background, id, &query.concat(), &given(fixed)).expect("known relations").is_some()
}

/// One example: its interpretation and the values of the root query's variables that are fixed.
type Example = (InterpretationId, Vec<Value>);

/// Compares pack and tests with the reference along random paths. Returns how many answers were compared, and how many were yes.
fn compare(
    background: &dyn Background,
    bias: &Bias,
    examples: &[Example],
    random: &mut Random,
    sample: usize,
    keys: Vec<usize>,
) -> (usize, usize) {
    let key: Vec<bool> = bias.predict.arguments.iter().map(|(_, key)| *key).collect();
    let mut path = root_path(&bias.root, &bias.root_types, &key);
    let key_is_input = keys.is_empty();
    let highest = 1 + examples.iter().map(|(id, _)| *id as usize).max().unwrap_or(0);
    let mut context = PackContext::new(bias, background, highest, keys, &Limits::none());
    let mut scratch = Scratch::default();
    let (mut compared, mut yes) = (0, 0);
    // The pack before the last test was added, and its row for each example.
    let mut before: Option<(Pack<'_>, Vec<Vec<u64>>)> = None;
    for _ in 0..4 {
        let pack = context.pack(&path).expect("known relations");
        let refinements: Vec<Option<Refinement>> = (0..pack.len()).map(|n| context.refinement(&pack, n)).collect();
        assert_eq!(refinements.iter().flatten().count(), pack.refinements());
        assert!(context.refinement(&pack, pack.len()).is_none());
        let types: Vec<Type> = path.variables.iter().map(|variable| variable.kind).collect();
        let found = counted(refinements.iter().flatten().map(|r| (&r.literals, &r.new_variables)));
        let lookahead = if bias.lookahead.is_empty() { 0 } else { bias.maximal_lookahead };
        let all = enumerate(bias, &types, None, lookahead);
        let wanted = counted(all.iter().map(|(literals, new)| (literals, new)));
        let keys = |counts: &BTreeMap<String, usize>| counts.keys().cloned().collect::<BTreeSet<String>>();
        let missing: Vec<_> = keys(&wanted).difference(&keys(&found)).cloned().collect();
        let some: Vec<_> = missing.iter().take(5).collect();
        assert!(missing.is_empty(), "missing below {}: {some:?}\n{:?}", text(&path.literals), bias.declarations);
        let strange: Vec<_> = keys(&found).difference(&keys(&wanted)).cloned().collect();
        assert!(strange.is_empty(), "not a refinement of {}: {strange:?}", text(&path.literals));
        // Settings that say a thing twice may have it twice; and lookahead through a key that every test may use anyway.
        let twice: Vec<_> =
            found.iter().filter(|(text, count)| key_is_input && **count > wanted[*text]).take(5).collect();
        assert!(twice.is_empty(), "found twice: {twice:?}\n{:?}", bias.declarations);

        let step = (pack.len() / sample).max(1);
        let mut covering: Vec<usize> = Vec::new();
        let mut rows: Vec<Vec<u64>> = Vec::new();
        for (at, (id, fixed)) in examples.iter().enumerate() {
            // What is taken over from the row before says the same as a row made anew.
            let inherited = before.as_ref().map(|(old, _)| PackContext::inherited(old, &pack));
            let mut row = vec![0; pack.words()];
            let covered = proves(background, *id, fixed, &[&path.literals]);
            let mut marked = vec![false; pack.len()];
            if covered {
                context.visit(&pack, *id, fixed, &mut scratch, |number| {
                    assert!(!marked[number], "{number} was told twice");
                    assert!(refinements[number].is_some(), "{number} is no refinement");
                    marked[number] = true;
                });
                let old = inherited.as_ref().zip(before.as_ref().map(|(_, rows)| rows[at].as_slice()));
                context.fill(&pack, old, (*id, fixed), &mut scratch, &mut row);
                each_bit(&row, |number| assert!(marked[number], "{number} is only in the row taken over"));
                let set = marked.iter().filter(|marked| **marked).count();
                assert_eq!(row.iter().map(|word| word.count_ones() as usize).sum::<usize>(), set);
            }
            // Counted where nothing else says so, and carried on, each refinement that covers the example comes once.
            let mut counted = vec![0; pack.len()];
            pack.runs().first_bits(&row, |number| counted[number] += 1);
            pack.runs().carry_on(|from, to| counted[to] += counted[from]);
            assert!(counted.iter().zip(&marked).all(|(count, marked)| *count == usize::from(*marked)), "runs");
            rows.push(row);
            for number in (random.below(step)..pack.len()).step_by(step) {
                let Some(Refinement { literals, .. }) = &refinements[number] else { continue };
                let wanted = proves(background, *id, fixed, &[&path.literals, literals]);
                compared += 1;
                yes += usize::from(wanted);
                let message = || format!("{} | {} for {fixed:?} in {id}", text(&path.literals), text(literals));
                assert!(covered || !wanted, "{} covers more than its path", message());
                if covered {
                    let test = Test::new(&path, literals, background).expect("known relations");
                    assert_eq!(test.covers(*id, fixed, &mut scratch), wanted, "test: {}", message());
                    let spared = || is_spared(&path, literals, &refinements, &marked);
                    assert!(!marked[number] || wanted, "pack: {}", message());
                    assert!(!wanted || marked[number] || spared(), "pack misses {}", message());
                }
                if wanted {
                    covering.push(number);
                }
            }
        }
        let number = match random.choose(&covering) {
            Some(number) => number,
            None if pack.is_empty() => break,
            None => random.below(pack.len()),
        };
        let Some(chosen) = &refinements[number] else { break };
        path = path.extended(&chosen.literals, &chosen.new_variables);
        before = Some((pack, rows));
    }
    (compared, yes)
}

/// Whether a refinement was left out since another one says the same while the axes are not chosen: the same literals with
/// another displacement of the same shape, or another direction.
fn is_spared(path: &Path, literals: &[Literal], all: &[Option<Refinement>], marked: &[bool]) -> bool {
    let axes = path.variables.iter().position(|variable| variable.kind == Type::named("axes"));
    let Some(axes) = axes.map(|at| Term::variable(at as u32)) else { return false };
    let uses_axes = |literal: &Literal| {
        literal.atom.arguments().contains(&axes)
            && literal.atom.functor().is_some_and(|(name, _)| name.as_str() != "unbound")
    };
    if path.literals.iter().any(uses_axes) {
        return false;
    }
    let shape = |literals: &[Literal]| -> String {
        let mut shapes = Vec::new();
        for literal in literals {
            let uses_axes = uses_axes(literal);
            shapes.push(literal.atom.functor().map(|(name, _)| name.to_string()).unwrap_or_default());
            shapes.extend(literal.atom.arguments().iter().map(|argument| {
                let value = Value::of(argument);
                let pair = value.and_then(|value| Words::get().as_pair(value));
                match (pair, value.and_then(|value| Words::get().as_direction(value))) {
                    (Some((x, y)), _) if uses_axes => format!("{} {}", x.abs().min(y.abs()), x.abs().max(y.abs())),
                    (_, Some(_)) if uses_axes => "direction".into(),
                    _ => argument.to_string(),
                }
            }));
        }
        shapes.join(";")
    };
    let wanted = shape(literals);
    all.iter().zip(marked).any(|(test, marked)| *marked && test.as_ref().is_some_and(|t| shape(&t.literals) == wanted))
}

#[test]
fn packs_and_tests_agree_with_the_reference_on_random_data() {
    let mut random = Random(1);
    let (mut compared, mut yes) = (0, 0);
    for round in 0..60 {
        let background = random_relations(&mut random, 4 + round % 12);
        let lookahead = round % 3;
        let modes = [8, 6, 4][lookahead];
        let bias = random_bias(&mut random, modes, lookahead, "");
        let width = bias.root_types.len();
        let examples: Vec<Example> = (0..INTERPRETATIONS)
            .map(|id| {
                let mut fixed = vec![Value::UNBOUND; width];
                fixed[0] = Value::atom(&format!("a{}", random.below(4)));
                (id, fixed)
            })
            .collect();
        // With the key as an input of its own, and as one that every test may use.
        let keys = if round % 2 == 0 { vec![] } else { vec![0] };
        let (more, more_yes) = compare(&background, &bias, &examples, &mut random, 150, keys);
        compared += more;
        yes += more_yes;
    }
    println!("{compared} answers compared, {yes} of them yes");
    assert!(yes > 2_000 && compared - yes > 2_000, "{compared} {yes}");
}

/// Where each example falls in a grown tree is where the definition says; the tree's numbers are those of its examples.
fn check_tree(tree: &Tree, background: &dyn Background, examples: &nakade::interpretation::ExampleSet) {
    let predictor = Predictor::new(tree, background).expect("known relations");
    let mut scratch = Scratch::default();
    let mut came = vec![0; tree.nodes.len()];
    for at in 0..examples.len() {
        let (id, key) = (examples.interpretation(at), examples.key(at));
        let leaf = reference_leaf(tree, background, id, key).expect("known relations");
        assert_eq!(predictor.leaf(id, key, &mut scratch), leaf, "example {at} of\n{}", tree.to_text());
        came[leaf] += 1;
    }
    for (at, node) in tree.nodes.iter().enumerate() {
        if node.kind == NodeKind::Leaf {
            assert_eq!(node.examples, came[at], "leaf {at} of\n{}", tree.to_text());
        }
    }
}

#[test]
fn grown_trees_part_the_examples_as_the_reference_does() {
    let mut random = Random(2);
    let mut leaves = 0;
    for round in 0..60 {
        let background = random_relations(&mut random, 4 + round % 12);
        let classes = round % 2 == 0;
        let mode = if classes { "classify" } else { "regression" };
        let bias = random_bias(&mut random, 6, round % 3, &format!("tilde_mode({mode}). minimal_cases(1). ftest(1)."));
        let examples = random_examples(&mut random, classes);
        let growth = grow(&background, &examples, &bias, &Options::default()).expect("known relations");
        leaves += growth.tree.leaves();
        check_tree(&growth.tree, &background, &examples);
    }
    assert!(leaves > 200, "{leaves}");
}

fn position(random: &mut Random, size: u8) -> Snapshot {
    let mut content = vec![Content::Empty; 25 * 25];
    for cell in &mut content {
        *cell = [Content::Empty, Content::Empty, Content::Friend, Content::Enemy][random.below(4)];
    }
    Snapshot::read(size, size, |point| content[usize::from(point.y()) * 25 + usize::from(point.x())])
}

#[test]
fn packs_agree_with_the_reference_on_positions() {
    let mut random = Random(4);
    for name in ["go.s", "go-tactical.s", "go-vital.s", "go-ahead.s", "go-deep.s"] {
        let file = format!("{}/background/{name}", env!("CARGO_MANIFEST_DIR"));
        let bias = read_bias(&std::fs::read_to_string(file).expect("settings"));
        let key = bias.root[0].atom.arguments();
        for round in 0..4 {
            let mut positions = Positions::new();
            let mut examples: Vec<Example> = Vec::new();
            for _ in 0..2 {
                let board = position(&mut random, 4 + round);
                let moves: Vec<_> = legal_moves(&board).collect();
                let id = positions.push(board);
                let Some(point) = random.choose(&moves) else { continue };
                let mut fixed = vec![Value::UNBOUND; bias.root_types.len()];
                for (at, (_, is_key)) in bias.predict.arguments.iter().enumerate() {
                    if let (Term::Variable(variable), true) = (&key[at], is_key) {
                        fixed[variable.0 as usize] = Words::get().point(point);
                    }
                }
                examples.push((id, fixed));
            }
            let background = GoBackground::new(Arc::new(positions));
            let mut set = ExampleSet::new(0, Targets::Numeric(Vec::new()));
            examples.iter().for_each(|(id, _)| set.push_number(*id, &[], 0.0));
            let bias = bias.with_constants(&background, &set);
            let (compared, yes) = compare(&background, &bias, &examples, &mut random, 250, vec![]);
            assert!(yes > 0 && yes < compared, "{name} {compared} {yes}");
        }
    }
}

/// `next/2` from each of `width` values of a layer to each of the next, and how often it was asked.
struct Layers {
    width: usize,
    layers: usize,
    asked: std::sync::atomic::AtomicUsize,
}

impl nakade::interpretation::Relation for Layers {
    fn arity(&self) -> usize {
        2
    }

    fn solve(&self, _: InterpretationId, pattern: &[Value], found: &mut dyn FnMut(&[Value]) -> bool) -> bool {
        self.asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let all = 0..self.width * self.layers;
        all.clone().all(|from| {
            let next = (from / self.width + 1) * self.width..(from / self.width + 2) * self.width;
            next.filter(|to| all.contains(to)).all(|to| {
                let tuple = [from, to].map(|number| Value::integer(number as i64));
                let fits = pattern.iter().zip(&tuple).all(|(asked, value)| !asked.is_bound() || asked == value);
                !fits || found(&tuple)
            })
        })
    }
}

impl Background for Layers {
    fn relation(&self, name: Symbol, arity: usize) -> Option<&dyn nakade::interpretation::Relation> {
        (name.as_str() == "next" && arity == 2).then_some(self)
    }

    fn signatures(&self) -> Vec<(Symbol, usize)> {
        vec![(Symbol::new("next"), 2)]
    }
}

#[test]
fn a_long_path_costs_no_more_than_its_length() {
    let next =
        |from: u32, to: u32| Literal::positive(Term::compound("next", vec![Term::variable(from), Term::variable(to)]));
    const LENGTH: u32 = 30;
    // One after the other; all from one that the key does not fix; and both.
    let chain: Vec<Literal> = (0..LENGTH).map(|n| next(n, n + 1)).collect();
    let star: Vec<Literal> = std::iter::once(next(0, 1)).chain((2..LENGTH).map(|n| next(1, n))).collect();
    let comb: Vec<Literal> = (0..LENGTH / 2).flat_map(|n| [next(2 * n, 2 * n + 2), next(2 * n, 2 * n + 1)]).collect();
    for (name, literals, last) in [("chain", chain, LENGTH), ("star", star, LENGTH - 1), ("comb", comb, LENGTH)] {
        for (layers, wanted) in [(LENGTH as usize + 3, true), (LENGTH as usize / 2 + 1, false)] {
            let layers = if name == "star" { if wanted { 4 } else { 3 } } else { layers };
            let layers = if name == "comb" && wanted {
                LENGTH as usize / 2 + 3
            } else if name == "comb" {
                LENGTH as usize / 2
            } else {
                layers
            };
            let background = Layers { width: 4, layers, asked: Default::default() };
            let mut path = Path::default();
            path.extend(&literals, &vec![Type::ANY; LENGTH as usize + 1]);
            path.variables[0].fixed = true;
            // From the end of the path one more step.
            let test = [next(last, LENGTH + 1)];
            let test = Test::new(&path, &test, &background).expect("a test");
            let covers = test.covers(0, &[Value::integer(0)], &mut Scratch::default());
            let asked = background.asked.into_inner();
            assert!(covers == wanted && asked < 40 * LENGTH as usize, "{name} {layers}: {covers}, asked {asked} times");
        }
    }
}

/// A path that has found many things apart from each other, whose bindings are as many as all ways to combine them: packs that go on from it, and
/// trees that lead an example along it, against the reference; and without asking for all those ways.
#[test]
fn things_found_apart_from_each_other_are_not_combined() {
    const THINGS: u32 = 10;
    let next =
        |from: u32, to: u32| Literal::positive(Term::compound("next", vec![Term::variable(from), Term::variable(to)]));
    let bias = read_bias(
        "tilde_mode(regression). predict(p(+n, -number)). typed_language(yes). type(p(n, number)). type(next(n, n)).
         rmode(next(+X, -Y)). rmode(next(+X, +Y)).",
    );
    let fixed = [Value::integer(0), Value::UNBOUND];
    for layers in [3, 4] {
        let background = Layers { width: 3, layers, asked: Default::default() };
        let key: Vec<bool> = bias.predict.arguments.iter().map(|(_, key)| *key).collect();
        let root = root_path(&bias.root, &bias.root_types, &key);
        let first = root.variables.len() as u32;
        // One thing beside the key, and then some beside that.
        let found: Vec<Literal> =
            (0..=THINGS).map(|n| if n == 0 { next(0, first) } else { next(first, first + n) }).collect();
        let path = root.extended(&found, &vec![root.variables[0].kind; found.len()]);
        let mut context = PackContext::new(&bias, &background, 1, Vec::new(), &Limits::none());
        let pack = context.pack(&path).expect("known relations");
        let mut row = vec![0; pack.words()];
        let before = background.asked.load(std::sync::atomic::Ordering::Relaxed);
        context.fill(&pack, None, (0, &fixed), &mut Scratch::default(), &mut row);
        let asked = background.asked.load(std::sync::atomic::Ordering::Relaxed) - before;
        assert!(asked < 20_000, "asked {asked} times");
        let mut covering = vec![false; pack.len()];
        each_bit(&row, |number| covering[number] = true);
        let mut yes = 0;
        for (number, covers) in covering.iter().copied().enumerate() {
            let Some(Refinement { literals, .. }) = context.refinement(&pack, number) else { continue };
            // What it asks for is connected with the first thing and with those that it names alone.
            let named: BTreeSet<Variable> = literals.iter().flat_map(|literal| literal.atom.variables()).collect();
            let is_named =
                |literal: &&Literal| literal.atom.variables().iter().all(|v| v.0 <= first || named.contains(v));
            let part: Vec<Literal> = found.iter().filter(is_named).cloned().collect();
            let wanted = proves(&background, 0, &fixed, &[&part, &literals]);
            assert_eq!(covers, wanted, "{layers} layers: {}", text(&literals));
            yes += usize::from(wanted);
        }
        assert!(yes > 0 && yes < pack.refinements());

        // A tree that uses each thing once more, and two of them together.
        let further = (1..=THINGS).map(|n| next(first + n, first + THINGS + n));
        let mut tests: Vec<[Literal; 1]> = found.iter().cloned().chain(further).map(|literal| [literal]).collect();
        tests.push([next(first + 1, first + 2)]);
        let count = tests.len();
        // Each test leads on if it holds; the leaves stand behind them.

        let mut nodes: Vec<Option<WalkTest<'_>>> = tests
            .iter()
            .enumerate()
            .map(|(at, literals)| {
                Some(WalkTest { literals, new_variables: 1, yes: at + 1, no: count + 1 + at, rests: &[] })
            })
            .collect();
        nodes.resize_with(2 * count + 1, || None);
        let walk = Walk::new(&root, &nodes, &background).expect("known relations");
        let before = background.asked.load(std::sync::atomic::Ordering::Relaxed);
        let leaf = walk.leaf(0, &fixed, None, |_| None, |_, _| {}, &mut WalkScratch::default());
        let asked = background.asked.load(std::sync::atomic::Ordering::Relaxed) - before;
        assert!(asked < 20_000, "asked {asked} times");
        let wanted = if layers == 3 { count + 1 + found.len() } else { 2 * count };
        assert_eq!(leaf, wanted, "{layers} layers, {count} tests");
    }
}
