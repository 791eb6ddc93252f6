//! Induction of trees: the semantics of nodes, the best test against a learner that tries everything, stopping, cutting back, and
//! the forms in which trees are written.
#![cfg(feature = "workbench")]

mod common;
#[path = "common/data.rs"]
mod data;
#[path = "common/relations.rs"]
mod relations;

use common::Random;
use data::{random_bias, random_examples, random_relations, read_bias};
use nakade::bias::{Bias, Heuristic, Task, Type};
use nakade::coverage::{PackContext, Program, Scratch, reference};
use nakade::diagnostics::{Cancellation, Limits, Source, StopReason};
use nakade::interpretation::{Background, ExampleSet, Targets, Value};
use nakade::learn::{Options, f_test_significance, grow, induce, prune_by_validation, prune_pessimistically};
use nakade::logic::reader::read_term;
use nakade::logic::{Literal, Operators, Substitution, Symbol, Term, Variable};
use nakade::tree::{Node, NodeKind, Prediction, Predictor, Tree, reference_leaf};
use relations::Stored;
use std::sync::Arc;
use std::time::Duration;

fn value(text: &str) -> Value {
    match text.parse() {
        Ok(number) => Value::integer(number),
        Err(_) => Value::atom(text),
    }
}

/// A background of facts: `interpretation: name arguments`, one a line.
fn stored(facts: &[(u32, &str)]) -> Stored {
    let mut stored = Stored::default();
    for (interpretation, fact) in facts {
        let words: Vec<&str> = fact.split(' ').collect();
        stored.add(*interpretation, words[0], words[1..].iter().map(|word| value(word)).collect());
    }
    stored
}

fn query(text: &str) -> Vec<Literal> {
    let read = read_term(&Arc::new(Source::new("query", text)), &Operators::default()).expect("a query");
    let number = |variable: Variable| {
        let name = &read.variable_names.iter().find(|(_, v)| *v == variable).expect("a named variable").0;
        Term::variable(u32::from(name.as_bytes()[0] - b'A'))
    };
    read.term.map_variables(number).conjuncts().into_iter().map(Literal::from_goal).collect()
}

fn number(mean: f64) -> Prediction {
    Prediction::Number { mean, deviation: 0.0 }
}

fn leaf(mean: f64) -> Node {
    Node { kind: NodeKind::Leaf, examples: 1, prediction: number(mean) }
}

fn test(conjunction: &str, new: usize, yes: usize, no: usize) -> Node {
    let kind = NodeKind::Test { conjunction: query(conjunction), new_variables: vec![Type::ANY; new], yes, no };
    Node { kind, examples: 1, prediction: number(0.5) }
}

/// A tree over the root query `e(A,B)` with the key A.
fn tree(nodes: Vec<Node>) -> Tree {
    Tree { root: query("e(A,B)"), root_types: vec![Type::ANY; 2], key: vec![true, false], classes: Vec::new(), nodes }
}

/// What a tree says of a key, by the definition and by the engine, which must agree.
fn predicted(tree: &Tree, background: &dyn Background, interpretation: u32, key: &str) -> f64 {
    let key = [value(key)];
    let leaf = reference_leaf(tree, background, interpretation, &key).expect("known relations");
    let predictor = Predictor::new(tree, background).expect("known relations");
    assert_eq!(predictor.leaf(interpretation, &key, &mut Scratch::default()), leaf);
    tree.nodes[leaf].prediction.score()
}

#[test]
fn a_test_and_its_path_have_one_substitution_in_common() {
    // In 0 one part of x is both red and large; in 1 one part is red and another one large.
    let background = stored(&[
        (0, "part x i"),
        (0, "part x j"),
        (0, "red i"),
        (0, "large i"),
        (1, "part x i"),
        (1, "part x j"),
        (1, "red i"),
        (1, "large j"),
    ]);
    let tree =
        tree(vec![test("part(A,C),red(C)", 1, 1, 4), test("large(C)", 0, 2, 3), leaf(2.0), leaf(1.0), leaf(0.0)]);
    assert_eq!(predicted(&tree, &background, 0, "x"), 2.0);
    assert_eq!(predicted(&tree, &background, 1, "x"), 1.0);
    assert_eq!(predicted(&tree, &background, 1, "y"), 0.0);
}

#[test]
fn a_failed_test_binds_nothing_and_is_denied_as_a_whole() {
    // No red part is large in 0; in 1 there is one. The no branch may use the number C for a variable of its own.
    let background = stored(&[
        (0, "part x i"),
        (0, "part x j"),
        (0, "red i"),
        (0, "large j"),
        (1, "part x i"),
        (1, "red i"),
        (1, "large i"),
    ]);
    let nodes = vec![
        test("part(A,C),red(C),large(C)", 1, 1, 2),
        leaf(3.0),
        test("part(A,C),large(C)", 1, 3, 4),
        leaf(2.0),
        leaf(1.0),
    ];
    let tree = tree(nodes);
    assert_eq!(
        predicted(&tree, &background, 0, "x"),
        2.0,
        "each literal alone can hold though the conjunction does not"
    );
    assert_eq!(predicted(&tree, &background, 1, "x"), 3.0);
    // A stored tree that uses the variable of a failed test without introducing it is refused.
    let mut json = tree.to_json();
    json["nodes"][2]["test"] = "large(C)".into();
    json["nodes"][2].as_object_mut().expect("a node").remove("new");
    assert!(Tree::from_json(&json).is_err());
    // The learner does not offer it either.
    let bias = read_bias("predict(e(+a,-n)). rmode(part(+X,-Y)). rmode(red(+X)).");
    let mut context = PackContext::new(&bias, &background, 2, vec![], &Limits::none());
    let paths = tree.paths();
    for (path, has_part) in [(&paths[1], true), (&paths[2], false)] {
        let pack = context.pack(path).expect("known relations");
        let uses = |n: usize| context.refinement(&pack, n).is_some_and(|test| test.literals[0].to_string() == "red(C)");
        assert_eq!((0..pack.len()).any(uses), has_part);
    }
}

/// Sums of squared deviations, or bits, of some targets.
fn impurity(targets: &[f64], bias: &Bias) -> f64 {
    let n = targets.len() as f64;
    match bias.learning.task {
        Task::Regression => {
            let mean = targets.iter().sum::<f64>() / n;
            targets.iter().map(|target| (target - mean).powi(2)).sum()
        }
        Task::Classification => {
            let mut bits = 0.0;
            for class in [0.0, 1.0, 2.0] {
                let count = targets.iter().filter(|target| **target == class).count() as f64;
                if count > 0.0 {
                    bits -= count * (count / n).log2();
                }
            }
            bits
        }
    }
}

/// The score of a split by its definition; `None` if it may not be made.
fn score(yes: &[f64], no: &[f64], bias: &Bias) -> Option<f64> {
    let least = bias.learning.minimal_cases.max(1);
    if yes.len() < least || no.len() < least {
        return None;
    }
    let all = [yes, no].concat();
    let taken = impurity(&all, bias) - impurity(yes, bias) - impurity(no, bias);
    if taken <= 1e-7 {
        return None;
    }
    let n = all.len() as f64;
    let ratio = bias.learning.task == Task::Classification && bias.learning.heuristic == Heuristic::GainRatio;
    let parts = [yes.len() as f64 / n, no.len() as f64 / n];
    let split: f64 = parts.iter().map(|part| -part * part.log2()).sum();
    Some(if ratio { taken / n / split } else { taken })
}

fn targets(examples: &ExampleSet, places: &[usize]) -> Vec<f64> {
    places
        .iter()
        .map(|&place| match examples.targets() {
            Targets::Numeric(numbers) => numbers[place],
            Targets::Nominal { class_of, .. } => f64::from(class_of[place]),
        })
        .collect()
}

/// Follows a grown tree with all examples and compares each of its decisions with what trying everything gives.
fn check_against_everything(background: &dyn Background, examples: &ExampleSet, bias: &Bias, tree: &Tree) -> usize {
    let mut context = PackContext::new(bias, background, 4, vec![], &Limits::none());
    let proves = |example: usize, body: &[Literal]| {
        let mut given = Substitution::new();
        given.bind(Variable(0), examples.key(example)[0].term());
        reference::first(background, examples.interpretation(example), body, &given).expect("known").is_some()
    };
    let mut tests = 0;
    let mut pending = vec![(0, tree.root[1..].to_vec(), (0..examples.len()).collect::<Vec<usize>>())];
    let paths = tree.paths();
    while let Some((at, body, places)) = pending.pop() {
        let node = &tree.nodes[at];
        assert_eq!(node.examples, places.len());
        let split = |test: &[Literal]| {
            let longer = [&body[..], test].concat();
            let (yes, no): (Vec<usize>, Vec<usize>) = places.iter().partition(|&&place| proves(place, &longer));
            (score(&targets(examples, &yes), &targets(examples, &no), bias), yes, no)
        };
        let pack = context.pack(&paths[at]).expect("known relations");
        let all: Vec<Vec<Literal>> =
            (0..pack.len()).filter_map(|n| context.refinement(&pack, n)).map(|r| r.literals).collect();
        let scores: Vec<Option<f64>> = all.iter().map(|test| split(test).0).collect();
        let best = scores.iter().flatten().copied().fold(f64::NEG_INFINITY, f64::max);
        match &node.kind {
            NodeKind::Leaf => {
                assert!(best == f64::NEG_INFINITY, "leaf {at} could be split by {best}\n{}", tree.to_text())
            }
            NodeKind::Test { conjunction, yes, no, .. } => {
                tests += 1;
                let (score, covered, others) = split(conjunction);
                let score = score.expect("a test that may be used");
                assert!(score >= best - 1e-9 * (1.0 + best.abs()), "{score} {best}");
                // Of equals the shortest. (What rounding makes unequal may win otherwise.)
                let exact = |n: &usize| scores[*n] == Some(score);
                let shortest = (0..all.len()).filter(exact).map(|n| all[n].len()).min().unwrap_or(0);
                assert!(conjunction.len() <= shortest || score > best - 1e-12);
                pending.push((*yes, [&body[..], conjunction].concat(), covered));
                pending.push((*no, body, others));
            }
        }
    }
    tests
}

#[test]
fn the_best_test_is_found() {
    let mut random = Random(5);
    let mut tests = 0;
    for round in 0..30 {
        let background = random_relations(&mut random, 4 + round % 10);
        let classes = round % 3 != 0;
        let settings = match round % 3 {
            0 => "tilde_mode(regression). minimal_cases(2). ftest(1).",
            1 => "tilde_mode(classify). heuristic(gain). minimal_cases(1).",
            _ => "tilde_mode(classify). heuristic(gainratio). minimal_cases(2).",
        };
        let bias = random_bias(&mut random, 5, round % 3, settings);
        let examples = random_examples(&mut random, classes);
        let growth = grow(&background, &examples, &bias, &Options::default()).expect("known relations");
        assert_eq!(growth.stopped, StopReason::Finished);
        tests += check_against_everything(&background, &examples, &bias, &growth.tree);
    }
    assert!(tests > 60, "{tests}");
}

/// Pictures after Bongard: those of class 1 have a triangle inside a circle.
fn bongard() -> (Stored, ExampleSet) {
    let mut random = Random(9);
    let mut background = Stored::default();
    for name in ["triangle", "circle", "square"] {
        background.declare(name, 1);
    }
    background.declare("in", 2);
    let classes = ["minus", "plus"].map(Symbol::new).to_vec();
    let mut examples = ExampleSet::new(1, Targets::Nominal { classes, class_of: Vec::new() });
    for picture in 0..60 {
        let shapes: Vec<&str> = (0..4).map(|_| ["triangle", "circle", "square"][random.below(3)]).collect();
        let mut class = 0;
        for (at, shape) in shapes.iter().enumerate() {
            background.add(picture, shape, vec![Value::integer(at as i64)]);
            background.add(picture, "object", vec![Value::atom("here"), Value::integer(at as i64)]);
            let outer = random.below(8);
            if outer < at {
                background.add(picture, "in", vec![Value::integer(at as i64), Value::integer(outer as i64)]);
                if (*shape, shapes[outer]) == ("triangle", "circle") {
                    class = 1;
                }
            }
        }
        examples.push_class(picture, &[Value::atom("here")], class);
    }
    (background, examples)
}

const BONGARD: &str = "predict(picture(+place, -class)). typed_language(yes). classes([minus, plus]). tilde_mode(classify).
    type(object(place, thing)). type(triangle(thing)). type(circle(thing)). type(square(thing)). type(in(thing, thing)).
    rmode(object(+P, -O)). rmode(triangle(+O)). rmode(circle(+O)). rmode(square(+O)). rmode(in(+O, -Q)). rmode(in(-Q, +O)).
    auto_lookahead(object(P, O), [O]). auto_lookahead(in(O, Q), [O, Q]).\n";

#[test]
fn bongard_pictures_are_told_apart() {
    let (background, examples) = bongard();
    for heuristic in ["gain", "gainratio"] {
        let bias = read_bias(&format!("{BONGARD} heuristic({heuristic}). max_lookahead(3). minimal_cases(1)."));
        let tree = induce(&background, &examples, &bias, &Options::default()).expect("known relations").tree;
        assert!(tree.nodes.iter().all(|node| node.kind != NodeKind::Leaf || node.prediction.errors() == 0));
        assert!(tree.tests() <= 2, "{}", tree.to_text());
    }
    // The forms of a tree, held fast.
    let bias = read_bias(&format!("{BONGARD} heuristic(gain). max_lookahead(1). minimal_cases(2)."));
    let tree = induce(&background, &examples, &bias, &Options::default()).expect("known relations").tree;
    golden("bongard.txt", &tree.to_text());
    golden("bongard.pl", &tree.to_prolog());
}

/// Compares with a file under `tests/golden`, or writes it where `UPDATE_GOLDEN` is set.
fn golden(name: &str, text: &str) {
    let path = format!("{}/tests/golden/{name}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, text).expect("a file to write");
    }
    assert_eq!(text, std::fs::read_to_string(&path).expect("a golden file"), "{name}");
}

/// Numbers for examples that have an attribute `v`.
fn line(numbers: &[(i64, f64)]) -> (Stored, ExampleSet) {
    let mut background = Stored::default();
    let mut examples = ExampleSet::new(1, Targets::Numeric(Vec::new()));
    for (interpretation, (attribute, target)) in numbers.iter().enumerate() {
        background.add(interpretation as u32, "v", vec![Value::atom("x"), Value::integer(*attribute)]);
        examples.push_number(interpretation as u32, &[Value::atom("x")], *target);
    }
    (background, examples)
}

const LINE: &str = "predict(e(+k, -n)). tilde_mode(regression). rmode((v(+X, -N), N < #[1,2,3,4,5,6,7])).\n";

fn line_tree(numbers: &[(i64, f64)], settings: &str) -> Tree {
    let (background, examples) = line(numbers);
    induce(&background, &examples, &read_bias(&format!("{LINE}{settings}")), &Options::default()).expect("known").tree
}

#[test]
fn growing_stops_where_it_is_told() {
    let numbers: Vec<(i64, f64)> = (0..8).map(|n| (n, [0.0, 0.0, 1.0, 1.0, 8.0, 8.0, 9.0, 16.0][n as usize])).collect();
    let grown = |settings: &str| line_tree(&numbers, &format!("ftest(1). {settings}"));
    assert_eq!(grown("minimal_cases(1).").leaves(), 5);
    // Ten leaves would do, four cases a leaf allow two: 0 0 1 1 against 8 8 9 16.
    let two = grown("minimal_cases(4).");
    assert_eq!((two.leaves(), two.nodes[1].examples, two.nodes[1].prediction.score()), (2, 4, 0.5));
    assert_eq!(grown("minimal_cases(5).").leaves(), 1);
    assert_eq!(grown("minimal_cases(1). tilde_maxdepth(1).").leaves(), 2);
    assert_eq!(grown("minimal_cases(1). tilde_maxdepth(0).").leaves(), 1);
    // Sums of squares: the root takes most, then 8 8 9 | 16 takes 44.1 of 44.7, long before 0 0 | 1 1.
    let three = grown("minimal_cases(1). max_leaves(3).");
    let means: Vec<f64> =
        three.nodes.iter().filter(|n| n.kind == NodeKind::Leaf).map(|n| n.prediction.score()).collect();
    assert_eq!(means, [0.5, 25.0 / 3.0, 16.0]);
    assert_eq!(grown("minimal_cases(1). max_leaves(1).").leaves(), 1);
    assert_eq!(grown("minimal_cases(1). max_leaves(inf).").leaves(), 5);
}

#[test]
fn a_split_must_be_significant() {
    // The best cut takes 4 of 6: F = 4 / (2 / 4) = 8 with 1 and 4 degrees of freedom, which chance exceeds in 4.74 % of cases.
    let numbers: Vec<(i64, f64)> =
        [1.0, 0.0, 2.0, 3.0, 2.0, 4.0].iter().enumerate().map(|(n, t)| (n as i64, *t)).collect();
    let significance = f_test_significance(6.0, 4.0, 6);
    assert!((significance - 0.0705).abs() < 1e-3, "{significance}");
    let leaves = |level: &str| line_tree(&numbers, &format!("minimal_cases(3). ftest({level}).")).leaves();
    assert_eq!((leaves("0.08"), leaves("0.06"), leaves("1")), (2, 1, 2));
}

#[test]
fn a_common_addend_changes_no_test() {
    let mut random = Random(6);
    let numbers: Vec<(i64, f64)> = (0..40).map(|n| (n % 8, (n % 8 / 3) as f64 + random.below(3) as f64)).collect();
    let shifted: Vec<(i64, f64)> = numbers.iter().map(|(attribute, target)| (*attribute, target + 1e9)).collect();
    let (plain, far) = (line_tree(&numbers, "minimal_cases(2)."), line_tree(&shifted, "minimal_cases(2)."));
    let tests = |tree: &Tree| tree.nodes.iter().map(|node| node.kind.clone()).collect::<Vec<_>>();
    assert!(plain.leaves() > 1);
    assert_eq!(tests(&plain), tests(&far));
}

#[test]
fn cutting_back_on_a_validation_part() {
    // The tree says 0 below 2, 4 from 2 on, 5 from 4 on.
    let nodes = vec![test("v(A,C),C<2", 1, 1, 2), leaf(0.0), test("v(A,C),C<4", 1, 3, 4), leaf(4.0), leaf(5.0)];
    let mut grown = tree(nodes);
    grown.nodes[0].prediction = number(3.0);
    grown.nodes[2].prediction = number(4.5);
    // Of 3 and 5 come 4.5 and 4.5: as a leaf 0, as a test 0.25 + 0.25. The root: 9 + 2·2.25 as a leaf, 0 as a test.
    let (background, validation) = line(&[(1, 0.0), (3, 4.5), (5, 4.5)]);
    let cut = prune_by_validation(&grown, &background, &validation).expect("known relations");
    assert_eq!((cut.leaves(), cut.nodes[2].prediction.score()), (2, 4.5));
    // Where the branches do better nothing is cut.
    let (background, validation) = line(&[(1, 0.0), (3, 4.0), (5, 5.0)]);
    assert_eq!(prune_by_validation(&grown, &background, &validation).expect("known relations").leaves(), 3);
    // Of equals the smaller tree.
    let (background, validation) = line(&[(1, 0.0)]);
    assert_eq!(prune_by_validation(&grown, &background, &validation).expect("known relations").leaves(), 2);
    // A part is held back, and growing goes on without it.
    let numbers: Vec<(i64, f64)> = (0..40).map(|n| (n % 8, f64::from(u8::from(n % 8 < 4)))).collect();
    let learnt = line_tree(&numbers, "random_validation_set(0.25). ftest(1). minimal_cases(1).");
    assert_eq!((learnt.nodes[0].examples, learnt.leaves()), (30, 2));
}

#[test]
fn cutting_back_as_c45_does() {
    // Quinlan's example (C4.5, section 4.2): at 25 % U(0,6) = 0.206, U(0,9) = 0.143, U(0,1) = 0.750: 6·0.206 + 9·0.143 + 1·0.750
    // = 3.273 errors for three leaves, against 16·U(1,16) = 16·0.157 = 2.512 for one.
    let class =
        |counts: [usize; 2]| Prediction::Class { class: usize::from(counts[1] > counts[0]), counts: counts.to_vec() };
    let mut grown = tree(vec![test("a(A)", 0, 1, 2), leaf(0.0), test("b(A)", 0, 3, 4), leaf(0.0), leaf(0.0)]);
    grown.classes = ["democrat", "republican"].map(Symbol::new).to_vec();
    for (node, counts) in grown.nodes.iter_mut().zip([[15, 1], [6, 0], [9, 1], [9, 0], [0, 1]]) {
        node.prediction = class(counts);
        node.examples = counts.iter().sum();
    }
    let cut = prune_pessimistically(&grown, 0.25);
    assert_eq!((cut.leaves(), cut.nodes[0].prediction.errors()), (1, 1));
    // Large pure branches stay.
    for (node, counts) in grown.nodes.iter_mut().zip([[60, 40], [60, 0], [0, 40], [0, 20], [0, 20]]) {
        node.prediction = class(counts);
        node.examples = counts.iter().sum();
    }
    assert_eq!(prune_pessimistically(&grown, 0.25).leaves(), 2);
    // Trees of numbers are left as they are.
    let numbers = tree(vec![test("a(A)", 0, 1, 2), leaf(0.0), leaf(0.0)]);
    assert_eq!(prune_pessimistically(&numbers, 0.25), numbers);
}

#[test]
fn constants_come_from_the_data() {
    let numbers: Vec<(i64, f64)> = (0..8).map(|n| (10 * n, if n < 3 { 0.0 } else { 1.0 })).collect();
    let (background, examples) = line(&numbers);
    let settings = "predict(e(+k, -n)). tilde_mode(regression). minimal_cases(1). ftest(1).
        rmode(#(7*C: threshold(v(X,N), [N], C), (v(+X, -N), N < C))).";
    let tree = grow(&background, &examples, &read_bias(settings), &Options::default()).expect("known relations").tree;
    assert_eq!(tree.to_text().lines().nth(1), Some("v(A,C), C < 25.0 ?"));
    let settings = "predict(e(+k, -n)). tilde_mode(regression). minimal_cases(1). ftest(1). rmode(v(+X, #N)).";
    let tree = grow(&background, &examples, &read_bias(settings), &Options::default()).expect("known relations").tree;
    assert_eq!(tree.tests(), 3, "one test each for 0, 10 and 20\n{}", tree.to_text());
}

#[test]
fn the_same_bytes_on_any_number_of_threads() {
    let mut random = Random(8);
    let background = random_relations(&mut random, 14);
    let bias = random_bias(&mut random, 8, 1, "tilde_mode(regression). minimal_cases(5). ftest(1).");
    // More examples than one chunk has.
    let mut examples = ExampleSet::new(1, Targets::Numeric(Vec::new()));
    for _ in 0..3_000 {
        let key = Value::atom(&format!("a{}", random.below(4)));
        examples.push_number(random.below(4) as u32, &[key], random.below(1_000) as f64 / 7.0);
    }
    let bytes = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        let growth =
            pool.install(|| grow(&background, &examples, &bias, &Options::default())).expect("known relations");
        growth.tree.to_json().to_string()
    };
    let one = bytes(1);
    assert!(one.contains("\"test\""));
    assert_eq!(one, bytes(2));
    assert_eq!(one, bytes(8));
}

#[test]
fn a_limit_gives_the_tree_so_far() {
    let numbers: Vec<(i64, f64)> = (0..8).map(|n| (n, n as f64)).collect();
    let (background, examples) = line(&numbers);
    let bias = read_bias(&format!("{LINE}ftest(1). minimal_cases(1)."));
    let past = Options { limits: Limits::time(Duration::ZERO), ..Options::default() };
    let growth = grow(&background, &examples, &bias, &past).expect("known relations");
    assert_eq!((growth.stopped, growth.tree.leaves()), (StopReason::TimeLimit, 1));
    // Stopped after the second split.
    let cancellation = Cancellation::default();
    let stop = |progress: nakade::learn::Progress| {
        if progress.leaves == 3 {
            cancellation.cancel();
        }
    };
    let limits = Limits { cancellation: cancellation.clone(), ..Limits::none() };
    let options = Options { limits, progress: Some(&stop), ..Options::default() };
    let growth = grow(&background, &examples, &bias, &options).expect("known relations");
    assert_eq!((growth.stopped, growth.tree.leaves()), (StopReason::Cancelled, 3));
    // Nothing is left to do: that it is late does not matter.
    let bias = read_bias(&format!("{LINE}minimal_cases(8)."));
    assert_eq!(grow(&background, &examples, &bias, &past).expect("known relations").stopped, StopReason::Finished);
}

fn random_tree(random: &mut Random, round: usize) -> (Stored, ExampleSet, Tree) {
    let background = random_relations(random, 6 + round % 10);
    let classes = round.is_multiple_of(2);
    let mode = if classes { "classify" } else { "regression" };
    let bias = random_bias(random, 7, round % 3, &format!("tilde_mode({mode}). minimal_cases(1). ftest(1)."));
    let examples = random_examples(random, classes);
    let tree = grow(&background, &examples, &bias, &Options::default()).expect("known relations").tree;
    (background, examples, tree)
}

#[test]
fn json_comes_back_and_rubbish_does_not_panic() {
    let mut random = Random(10);
    for round in 0..12 {
        let (background, examples, tree) = random_tree(&mut random, round);
        let json = tree.to_json();
        assert_eq!(Tree::from_json(&json).expect("what was written"), tree);
        let text = json.to_string();
        let written: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(Tree::from_json(&written).expect("what was written"), tree);
        for _ in 0..300 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..=random.below(3) {
                let at = random.below(bytes.len());
                match random.below(3) {
                    0 => bytes[at] = b"019-,:[]{}\"ABZ()<e.nt"[random.below(21)],
                    1 => _ = bytes.remove(at),
                    _ => {
                        let from = random.below(bytes.len());
                        let piece = bytes[from..bytes.len().min(from + random.below(12))].to_vec();
                        bytes.splice(at..at, piece);
                    }
                }
            }
            let Ok(mutated) = serde_json::from_slice(&bytes) else { continue };
            let Ok(tree) = Tree::from_json(&mutated) else { continue };
            // Whatever was read can be run and written.
            let forms = [tree.to_text(), tree.to_prolog(), tree.to_svg("a tree"), tree.to_json().to_string()];
            assert!(forms.iter().all(|form| !form.is_empty()));
            if let Ok(predictor) = Predictor::new(&tree, &background) {
                let leaf = predictor.leaf(0, examples.key(0), &mut Scratch::default());
                assert!(leaf < tree.nodes.len() && tree.nodes[leaf].prediction.score().is_finite());
            }
            _ = reference_leaf(&tree, &background, 0, examples.key(0));
        }
    }
    let huge = r#"{"root":"e(A,B)","types":["any","any"],"key":[true,false],"classes":["a","b"],
        "nodes":[{"examples":1,"counts":[18446744073709551615,2]}]}"#;
    assert!(Tree::from_json(&serde_json::from_str(huge).expect("JSON")).is_err());
    for root in ["e(a,B)", "e(A,A)", "\\\\+ e(A,B)", "e", "1"] {
        let odd = format!(
            r#"{{"root":"{root}","types":["any","any"],"key":[true,false],"nodes":[{{"examples":1,"mean":0.5}}]}}"#
        );
        assert!(Tree::from_json(&serde_json::from_str(&odd).expect("JSON")).is_err(), "{root}");
    }
}

#[test]
fn the_decision_list_says_what_the_tree_says() {
    let mut random = Random(12);
    let mut compared = 0;
    for round in 0..30 {
        let (background, examples, tree) = random_tree(&mut random, round);
        let (program, findings) = Program::new().with(&Arc::new(Source::new("tree.pl", tree.to_prolog())));
        assert!(findings.is_empty(), "{findings:?}\n{}", tree.to_prolog());
        for at in 0..examples.len() {
            let (id, key) = (examples.interpretation(at), examples.key(at));
            let goal = Term::compound("e", vec![key[0].term(), Term::variable(0)]);
            let answers = program.answers(&background, id, &goal, 200_000).expect("an answer");
            let leaf = reference_leaf(&tree, &background, id, key).expect("known relations");
            let said = match &tree.nodes[leaf].prediction {
                Prediction::Number { mean, .. } => Term::float(*mean),
                Prediction::Class { class, .. } => Term::Atom(tree.classes[*class]),
            };
            assert_eq!(answers, [Term::compound("e", vec![key[0].term(), said])], "{}", tree.to_prolog());
            compared += 1;
        }
    }
    assert!(compared > 400, "{compared}");
}

#[test]
fn a_root_query_speaks_of_different_variables() {
    for root in ["e(A,A)", "e(a,T)", "f(A,T)"] {
        let text = format!("predict(e(+k,-n)). root({root}). rmode(p(+X)).");
        assert!(nakade::bias::read(&Arc::new(Source::new("odd.s", text))).is_err(), "{root}");
    }
}

#[test]
fn tests_of_large_nodes_may_be_compared_on_a_sample() {
    let mut random = Random(21);
    let background = random_relations(&mut random, 14);
    let mut examples = ExampleSet::new(1, Targets::Numeric(Vec::new()));
    for _ in 0..600 {
        let key = Value::atom(&format!("a{}", random.below(4)));
        examples.push_number(random.below(4) as u32, &[key], random.below(1_000) as f64 / 7.0);
    }
    let settings = |sampling: &str| format!("tilde_mode(regression). minimal_cases(5). ftest(1). {sampling}");
    let grown = |sampling: &str, seed: u64| {
        let bias = random_bias(&mut Random(22), 8, 1, &settings(sampling));
        let options = Options { seed, ..Options::default() };
        grow(&background, &examples, &bias, &options).expect("known relations").tree
    };
    let all = grown("", 1);
    // A sample as large as the node is the node.
    assert_eq!(grown("sampling_strategy(fixed(600)).", 1), all);
    let sampled = grown("sampling_strategy(fixed(40)).", 1);
    assert_eq!(sampled, grown("sampling_strategy(fixed(40)).", 1), "the seed decides");
    assert_eq!(sampled.nodes[0].examples, 600, "leaves count all examples");
    let of_leaves: usize = sampled.nodes.iter().filter(|n| n.kind == NodeKind::Leaf).map(|n| n.examples).sum();
    assert_eq!(of_leaves, 600);
    assert!((2..9).any(|seed| grown("sampling_strategy(fixed(40)).", seed) != all), "a sample is not the whole");
}
