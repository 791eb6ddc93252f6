//! Compiled trees against the trees that they come from, by way of a stub engine that links nothing but the runtime.
#![cfg(feature = "workbench")]

mod common;
#[path = "stub-engine/package.rs"]
mod package;
#[path = "stub-engine/random.rs"]
mod random;

use common::Random;
use nakade::compile::{EnsemblePlan, Header, Plan, Together, Unsupported, rust};
use nakade::coverage::Scratch;
use nakade::diagnostics::Source;
use nakade::experiment::{Negatives, examples};
use nakade::facts::{GoBackground, Positions, Words};
use nakade::go::{Colour, Point, Symmetry};
use nakade::interpretation::{Background, ExampleSet, Targets};
use nakade::learn::{self, Options};
use nakade::problem::{Problem, ReadOptions, load};
use nakade::runtime::{Content, Snapshot, legal_moves};
use nakade::tree::{Ensemble, EnsemblePredictor, Member, Predictor, Tree, reference_leaf};
use package::Package;
use rayon::prelude::*;
use std::collections::HashMap;
use std::fmt::Write;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

/// A position with its side to move, as the stub engine reads it.
#[derive(Clone)]
struct Position {
    columns: u8,
    rows: u8,
    own: char,
    stones: Vec<char>,
}

impl Position {
    fn of_problem(problem: &Problem) -> Self {
        let size = usize::from(problem.size);
        let mut stones = vec!['-'; size * size];
        for (points, stone) in [(&problem.black, 'b'), (&problem.white, 'w')] {
            points.iter().for_each(|p| stones[usize::from(p.y()) * size + usize::from(p.x())] = stone);
        }
        let own = if problem.to_move == Colour::Black { 'b' } else { 'w' };
        Self { columns: problem.size, rows: problem.size, own, stones }
    }

    /// Stones put down at random; strings without liberties are taken off.
    fn random(columns: u8, rows: u8, random: &mut Random) -> Self {
        let count = usize::from(columns) * usize::from(rows);
        let stones = (0..count).map(|_| random.choose(&['-', '-', 'b', 'w', 'b']).unwrap_or('-')).collect();
        let mut position = Self { columns, rows, own: 'b', stones };
        let snapshot = position.snapshot();
        for point in nakade::runtime::points(columns, rows) {
            use nakade::runtime::Board;
            if snapshot.content(point) != Content::Empty && snapshot.liberty_count(snapshot.group(point)) == 0 {
                position.stones[usize::from(point.y()) * usize::from(columns) + usize::from(point.x())] = '-';
            }
        }
        position
    }

    fn image(&self, symmetry: Symmetry, swapped: bool) -> Self {
        let (columns, rows) = symmetry.board(self.columns, self.rows);
        let mut stones = vec!['-'; self.stones.len()];
        let swap = |stone| match (swapped, stone) {
            (true, 'b') => 'w',
            (true, 'w') => 'b',
            (_, other) => other,
        };
        for point in nakade::runtime::points(self.columns, self.rows) {
            let image = symmetry.apply(point, self.columns, self.rows);
            stones[usize::from(image.y()) * usize::from(columns) + usize::from(image.x())] =
                swap(self.stones[usize::from(point.y()) * usize::from(self.columns) + usize::from(point.x())]);
        }
        Self { columns, rows, own: swap(self.own), stones }
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::read(self.columns, self.rows, |point| {
            match self.stones[usize::from(point.y()) * usize::from(self.columns) + usize::from(point.x())] {
                '-' => Content::Empty,
                stone if stone == self.own => Content::Friend,
                _ => Content::Enemy,
            }
        })
    }

    fn line(&self, trees: &Range<usize>) -> String {
        let stones: String = self.stones.iter().collect();
        format!("{} {} {} {} {} {stones}\n", trees.start, trees.end, self.columns, self.rows, self.own)
    }
}

/// The bits of the scores that the stub engine gave, by move.
type Scores = HashMap<Point, u64>;

fn read_scores(line: &str) -> Scores {
    let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{line}"));
    line.split(' ')
        .skip(1)
        .map(|entry| {
            let (place, bits) = entry.split_once(':').unwrap_or_else(|| panic!("{line}"));
            let (x, y) = place.split_once(',').unwrap_or_else(|| panic!("{line}"));
            (Point::new(number(x), number(y)), u64::from_str_radix(bits, 16).unwrap_or_else(|_| panic!("{line}")))
        })
        .collect()
}

/// Runs some trees on some positions in the stub engine; the scores by tree and position. Checks the hashes and the counters.
fn run(
    package: &Package,
    trees: &[serde_json::Value],
    on_snapshots: usize,
    jobs: &[(Range<usize>, Vec<Position>)],
) -> Vec<Vec<Scores>> {
    let mut input = String::new();
    for (range, positions) in jobs {
        positions.iter().for_each(|position| _ = input.write_str(&position.line(range)));
    }
    let output = package.run(&input);
    let mut lines = output.lines();
    let mut scores: Vec<Vec<Scores>> = vec![Vec::new(); trees.len()];
    for (range, positions) in jobs {
        for _ in positions {
            for tree in range.clone() {
                let line = lines.next().expect("a line for each tree and position");
                let hash = blake3::hash(trees[tree].to_string().as_bytes()).to_hex();
                assert_eq!(line[..8], hash[..8], "another tree was compiled");
                scores[tree].push(read_scores(line));
            }
        }
    }
    // Each move is scored once, once more with all others, again to find the best, and perhaps on a snapshot.
    let made = scores.iter().enumerate().map(|(tree, positions)| {
        let times = if tree < on_snapshots { 4 } else { 3 };
        times * positions.iter().map(HashMap::len).sum::<usize>()
    });
    let counted = lines.next().unwrap_or_default();
    assert_eq!(counted, made.map(|calls| calls.to_string()).collect::<Vec<_>>().join(" "), "calls of compiled code");
    scores
}

/// Compares scores with the tree: each with the interpreter, and one in `every` with the reference.
fn compare(tree: &Tree, positions: &[Position], scores: &[Scores], every: usize) -> usize {
    let mut all = Positions::new();
    let words = Words::get();
    let numbers: Vec<_> = positions.iter().map(|position| all.push(position.snapshot())).collect();
    let background = GoBackground::new(Arc::new(all));
    let predictor = Predictor::new(tree, &background).expect("a tree about Go");
    let mut scratch = Scratch::default();
    let mut count = 0;
    assert_eq!(positions.len(), scores.len());
    for (number, given) in numbers.into_iter().zip(scores) {
        let moves: Vec<Point> = legal_moves(background.positions().get(number)).collect();
        assert_eq!(moves.len(), given.len());
        for point in moves {
            let key = [words.point(point)];
            let check = |leaf: usize, by: &str| {
                let expected = tree.nodes[leaf].prediction.score();
                assert_eq!(
                    f64::from_bits(given[&point]).to_bits(),
                    expected.to_bits(),
                    "{by}, move {point:?}:\n{:#}\n{}\n{}",
                    tree.to_json(),
                    Plan::of(tree).expect("a plan"),
                    positions[number as usize].line(&(0..0))
                );
            };
            check(predictor.leaf(number, &key, &mut scratch), "interpreter");
            if count % every == 0 {
                check(reference_leaf(tree, &background, number, &key).expect("a tree about Go"), "reference");
            }
            count += 1;
        }
    }
    count
}

/// Trees as an ensemble.
fn together(trees: &[Tree]) -> Ensemble {
    let member = |tree: &Tree| Member { output: 0, tree: tree.clone(), gains: vec![0.0; tree.nodes.len()] };
    // Of random trees only those have the root query of the first.
    let alike = trees.iter().filter(|tree| (&tree.root, &tree.root_types) == (&trees[0].root, &trees[0].root_types));
    let members: Vec<Member> = alike.map(member).collect();
    Ensemble { objective: "softmax".into(), shares: false, classes: Vec::new(), base: vec![0.125], members }
}

/// Compares scores with the sums of what the trees of an ensemble predict: each with the interpreter, and one in `every` with the reference.
fn compare_sums(ensemble: &Ensemble, positions: &[Position], scores: &[Scores], every: usize) {
    let mut all = Positions::new();
    let numbers: Vec<_> = positions.iter().map(|position| all.push(position.snapshot())).collect();
    let background = GoBackground::new(Arc::new(all));
    let mut set = ExampleSet::new(1, Targets::Numeric(Vec::new()));
    let mut given = Vec::new();
    for (number, scores) in numbers.into_iter().zip(scores) {
        for point in legal_moves(background.positions().get(number)) {
            set.push_number(number, &[Words::get().point(point)], 0.0);
            given.push(scores[&point]);
        }
    }
    if let Some(together) = EnsemblePlan::of(ensemble).ok().as_ref().and_then(Together::of) {
        let found: Vec<u64> = (0..positions.len() as u32)
            .flat_map(|number| scored(&together, background.positions().get(number)))
            .collect();
        assert_eq!(found, given, "scored together in this process");
    }
    let predictor = EnsemblePredictor::new(ensemble, &background, &set).expect("trees about Go");
    for (at, (found, given)) in predictor.scores().iter().zip(given).enumerate() {
        assert_eq!(found[0].to_bits(), given, "interpreter, example {at}");
        if at % every == 0 {
            let wanted = ensemble.reference_scores(&background, set.interpretation(at), set.key(at));
            assert_eq!(wanted.expect("trees about Go")[0].to_bits(), given, "reference, example {at}");
        }
    }
}

/// The bits of the scores of all legal moves of a position, in row order.
fn scored(together: &Together, board: &Snapshot) -> Vec<u64> {
    let moves: Vec<Point> = legal_moves(board).collect();
    together.scores(board, &moves).into_iter().map(f64::to_bits).collect()
}

/// Trees full of chance tests as one ensemble, on boards of all shapes: what is worked out for whole boards against each example by itself.
#[test]
fn moves_scored_together_have_the_scores_that_they_have_alone() {
    let mut random = Random(4);
    let problems = nakade_problems();
    for settings in SETTINGS {
        let trees = [40, 90].map(|leaves| learn_tree(&problems, settings, leaves, true));
        let ensemble = together(&trees);
        let plan = EnsemblePlan::of(&ensemble).expect("an ensemble about Go");
        let of_all = Together::of(&plan).expect("tests that are trees from the move");
        let mut all = Positions::new();
        for _ in 0..60 {
            let position = Position::random(1 + random.below(13) as u8, 1 + random.below(13) as u8, &mut random);
            all.push(position.snapshot());
        }
        let background = GoBackground::new(Arc::new(all));
        let mut set = ExampleSet::new(1, Targets::Numeric(Vec::new()));
        let mut found = Vec::new();
        for number in 0..background.positions().len() as u32 {
            let board = background.positions().get(number);
            legal_moves(board).for_each(|point| set.push_number(number, &[Words::get().point(point)], 0.0));
            found.extend(scored(&of_all, board));
        }
        let predictor = EnsemblePredictor::new(&ensemble, &background, &set).expect("trees about Go");
        let wanted: Vec<u64> = predictor.scores().iter().map(|scores| scores[0].to_bits()).collect();
        let distinct: std::collections::HashSet<&u64> = wanted.iter().collect();
        assert!(distinct.len() > 50, "the positions reach few leaves: {}", distinct.len());
        assert_eq!(found, wanted);
    }
}

fn nakade_problems() -> Vec<Problem> {
    nakade::generate::nakade::all(0).into_iter().step_by(5).take(60).collect()
}

/// Problems of the shared data, if they are there.
fn shared_problems(count: usize) -> Vec<Problem> {
    let shared =
        std::env::var("NAKADE_SHARED").unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/../shared").into());
    let path = PathBuf::from(shared).join("data/gotools.jsonl");
    if !path.exists() {
        println!("skipped: {} is not there", path.display());
        return Vec::new();
    }
    let problems = load(&[path], &ReadOptions::default()).problems;
    let step = (problems.len() / count).max(1);
    problems.into_iter().step_by(step).take(count).collect()
}

/// Learns a tree. With `noise` the rewards are blurred, so that the tree grows as large as it may.
fn learn_tree(problems: &[Problem], settings: &str, leaves: usize, noise: bool) -> Tree {
    let (mut bias, findings) = nakade::bias::read(&Arc::new(Source::new("settings", settings))).expect("settings");
    assert!(findings.is_empty(), "{findings:?}");
    bias.learning.maximal_leaves = Some(leaves);
    bias.learning.minimal_cases = 5;
    let positions = Positions::of_problems(problems);
    let boards: Vec<&Snapshot> = (0..positions.len()).map(|at| positions.get(at as u32)).collect();
    let mut set = examples(problems, &boards, &Negatives::default(), 1);
    if noise {
        let mut random = Random(1);
        let mut blurred = ExampleSet::new(1, Targets::Numeric(Vec::new()));
        for at in 0..set.len() {
            let reward = set.targets().contribution(at).1 + random.below(1000) as f64 / 1000.0;
            blurred.push_number(set.interpretation(at), set.key(at), reward);
        }
        set = blurred;
    }
    let background = GoBackground::new(Arc::new(positions));
    learn::induce(&background, &set, &bias, &Options::default()).expect("relations of Go").tree
}

const SETTINGS: [&str; 5] = [
    include_str!("../background/go.s"),
    include_str!("../background/go-tactical.s"),
    include_str!("../background/go-vital.s"),
    include_str!("../background/go-ahead.s"),
    include_str!("../background/go-deep.s"),
];

/// One package for all trees, since building it takes longest: trees that were learnt, on real positions in all symmetries and with
/// colours exchanged; and random trees, which ask every predicate in every mode, on small positions.
#[test]
fn compiled_trees_score_as_the_trees_do() {
    let mut random = Random(9);
    let mut problems = nakade_problems();
    let mut trees: Vec<Tree> = SETTINGS.iter().map(|settings| learn_tree(&problems, settings, 12, false)).collect();
    let shared = shared_problems(300);
    if !shared.is_empty() {
        trees.extend(SETTINGS.iter().map(|settings| learn_tree(&shared, settings, 40, false)));
    }
    problems.extend(shared.iter().step_by(15).cloned());
    let learnt = trees.len();
    trees.extend(random::trees(3, &mut random));

    let step = problems.len() / 8;
    let originals: Vec<Position> = problems.iter().step_by(step).map(Position::of_problem).collect();
    let mut images = Vec::new();
    for original in &originals {
        for symmetry in Symmetry::ALL {
            images.extend([false, true].map(|swapped| original.image(symmetry, swapped)));
        }
    }
    let small: Vec<Position> = (0..40).map(|_| Position::random(2 + random.below(2) as u8, 3, &mut random)).collect();

    // What was learnt as one ensemble, and what is random; each test is asked once, and yet all scores are sums.
    let ensembles = [&trees[..learnt], &trees[learnt..]].map(together);
    let package = Package::write(&trees, learnt, &ensembles, 1);
    let mut sources: Vec<_> = trees.iter().map(Tree::to_json).collect();
    sources.extend(ensembles.iter().map(Ensemble::to_json));
    assert_eq!(
        package.dependencies().lines().map(|line| line.split(' ').next().unwrap_or_default()).collect::<Vec<_>>(),
        ["stub-engine", "nakade"],
        "an engine links nothing but nakade"
    );
    let (first, second) = (trees.len(), trees.len() + 1);
    let jobs = [
        (0..learnt, images.clone()),
        (learnt..trees.len(), small.clone()),
        (first..second, images.clone()),
        (second..second + 1, small.clone()),
    ];
    let scores = run(&package, &sources, learnt, &jobs);
    compare_sums(&ensembles[0], &images, &scores[first], 7);
    compare_sums(&ensembles[1], &small, &scores[second], 1);

    // The reference takes longest: several trees at once.
    let of_learnt = |(tree, scores): (&Tree, &Vec<Scores>)| {
        let compared = compare(tree, &images, scores, 5);
        let distinct: std::collections::HashSet<u64> = scores.iter().flat_map(HashMap::values).copied().collect();
        assert!(distinct.len() > 1, "the positions reach few leaves of\n{}", tree.to_text());
        for (original, of_images) in originals.iter().zip(scores.chunks(16)) {
            for (number, image) in of_images.iter().enumerate() {
                let symmetry = Symmetry::from_number((number / 2) as u8);
                let same = of_images[0].iter().all(|(point, bits)| {
                    image.get(&symmetry.apply(*point, original.columns, original.rows)) == Some(bits)
                });
                assert!(same, "a score depends on how the board is turned or on the colours");
            }
        }
        compared
    };
    let mut compared: usize = trees[..learnt].par_iter().zip(&scores[..learnt]).map(of_learnt).sum();
    compared += trees[learnt..]
        .par_iter()
        .zip(&scores[learnt..trees.len()])
        .map(|(tree, scores)| compare(tree, &small, scores, 1))
        .sum::<usize>();
    println!("{} trees, {compared} moves", trees.len());
    assert!(compared > 5000);
}

#[test]
fn every_predicate_of_the_background_is_drawn_at_random() {
    let known: std::collections::BTreeSet<_> =
        GoBackground::new(Arc::new(Positions::new())).signatures().into_iter().collect();
    let mut drawn = random::names();
    drawn.insert((nakade::logic::Symbol::new("unbound"), 1));
    assert_eq!(known, drawn);
}

fn one_test(root: &str, test: &str, new: usize) -> Tree {
    let json = serde_json::json!({
        "root": root, "types": ["any", "any", "any", "any"], "key": [true, false],
        "nodes": [
            {"test": test, "new": vec!["any"; new], "yes": 1, "no": 2, "examples": 2, "mean": 0.5},
            {"examples": 1, "mean": 1.0},
            {"examples": 1, "mean": 0.0},
        ],
    });
    Tree::from_json(&json).expect("a tree")
}

const ROOT: &str = "reward(A,B), board(A,C), unbound(D)";

#[test]
fn what_cannot_be_compiled_is_named() {
    for (test, new, message) in [
        ("ladder(C,friend)", 0, "no predicate ladder/2, which is used in ladder(C,friend)"),
        ("liberty(C)", 0, "no predicate liberty/1"),
        ("group_on_pos(A,D,(1,E),F)", 2, "an argument is neither a variable nor a constant"),
        ("link(C,E), E < 3", 1, "it compares the numbers of groups"),
        ("link(C,E), liberty_cnt(E,E)", 1, "E is a group and a number"),
        ("link(C,E), liberty_cnt(C,F), E = F", 2, "it compares a group with a number"),
    ] {
        let refused = Plan::of(&one_test(ROOT, test, new)).expect_err(test).to_string();
        assert!(refused.contains(message), "{refused}");
    }
    let mut tree = one_test(ROOT, "link(C,E)", 1);
    tree.key = vec![true, true];
    assert!(matches!(Plan::of(&tree), Err(Unsupported::Key(_))));
}

#[test]
fn the_plan_leaves_out_what_is_known_to_hold() {
    let json = serde_json::json!({
        "root": ROOT, "types": ["point", "number", "group", "axes"], "key": [true, false],
        "nodes": [
            {"test": "link(C,E), group(E,enemy)", "new": ["group"], "yes": 1, "no": 2, "examples": 1, "mean": 0.0},
            {"test": "group_on_pos(A,D,(1,0),F), liberty_cnt(F,G), G < 3", "new": ["group", "number"], "yes": 3, "no": 4,
             "examples": 1, "mean": 0.0},
            {"examples": 1, "mean": 0.1},
            {"test": "distance_to_edge(A,D,left,H), H < 2", "new": ["number"], "yes": 5, "no": 6, "examples": 1, "mean": 0.0},
            {"test": "liberties_after(C,friend,F), F < 3, link(E,G), G \\= C", "new": ["number", "group"], "yes": 7, "no": 8,
             "examples": 1, "mean": 0.0},
            {"examples": 1, "mean": -1e-30}, {"examples": 1, "mean": 1.0 / 3.0},
            {"examples": 1, "mean": 0.7}, {"examples": 1, "mean": 1.0},
        ],
    });
    let plan = Plan::of(&Tree::from_json(&json).expect("a tree")).expect("a plan");
    let header = Header { tree: "small".into(), settings: "by hand".into(), count_calls: true };
    golden("small-plan.txt", &plan.to_string());
    golden("small-tree.rs", &rust(&plan, &header));
}

/// The tree of the bench: learnt from generated problems with blurred rewards (else a few leaves would do), stored with its compiled form, which the bench includes.
#[test]
fn the_compiled_tree_of_the_bench_is_up_to_date() {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let tree = learn_tree(&nakade::generate::nakade::all(0), SETTINGS[1], 152, true);
        golden("bench-tree.json", &format!("{:#}\n", tree.to_json()));
    }
    let stored: serde_json::Value = serde_json::from_str(&read_golden("bench-tree.json")).expect("JSON");
    let tree = Tree::from_json(&stored).expect("a tree");
    let header = Header {
        tree: "bench".into(),
        settings: "tactical, 152 leaves, from the generated problems with blurred rewards".into(),
        count_calls: false,
    };
    golden("bench-tree.rs", &rust(&Plan::of(&tree).expect("a plan"), &header));
}

fn read_golden(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    std::fs::read_to_string(path).unwrap_or_default()
}

/// Compares a text with a stored one; `UPDATE_GOLDEN=1` stores it.
fn golden(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, text).expect("a golden file is written");
    }
    assert!(read_golden(name) == text, "{} is out of date (UPDATE_GOLDEN=1 stores this):\n{text}", path.display());
}
