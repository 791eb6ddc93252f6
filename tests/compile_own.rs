//! Clauses of a user in compiled trees: several clauses, alternatives and negation, against the trees with the clauses run.
#![cfg(feature = "workbench")]

mod common;
#[path = "common/position.rs"]
mod position;
#[allow(dead_code)]
#[path = "stub-engine/package.rs"]
mod package;

use common::Random;
use nakade::compile::Plan;
use nakade::coverage::Scratch;
use nakade::experiment::unfold;
use nakade::facts::{Positions, Words};
use nakade::prolog::{Asked, Definitions};
use nakade::runtime::{self, Board, Content, Snapshot, legal_moves};
use nakade::tree::{Predictor, Tree};
use package::Package;
use std::fmt::Write;
use std::sync::Arc;

const CLAUSES: &str = "
weak(G) :- group(G, friend), liberty_cnt(G, N), N < 3.
weak(G) :- group(G, enemy), atari(G).
calm(G) :- \\+ weak(G), \\+ ( link(G, H), weak(H) ).
near(G, H) :- link(G, H).
near(G, H) :- link(G, K), group(K, empty), link(K, H), H \\= G.
lonely(G) :- \\+ ( near(G, H), group(H, enemy) ), \\+ near(G, G).
either(G) :- ( atari(G) ; group_size(G, N), N > 1 ; \\+ link(G, _) ).
same(G, G).
same(G, H) :- near(G, H), weak(H).
never(G) :- fail, weak(G).
always(G) :- group(G, _).
always(_) :- true.
corner(G) :- group(G, friend), ( link(G, H), \\+ either(H) ; never(G) ).
";

/// For each tree: the tests from the root on, each with what follows a yes; a no is a leaf.
const TREES: &[&[(&str, usize)]] = &[
    &[("near(C,E), weak(E)", 1), ("same(E,F), calm(F)", 1)],
    &[("weak(E), link(C,E)", 1), ("lonely(E)", 0), ("either(E)", 0)],
    &[("either(C)", 0), ("near(C,E)", 1), ("near(E,F), group(F,enemy)", 1), ("calm(F)", 0)],
    &[("group_on_pos(A,D,(1,0),E), weak(E)", 1), ("group_on_pos(A,D,(0,1),F), same(F,E)", 1), ("lonely(F)", 0)],
    &[("same(C,E), group_on_pos(A,D,(1,1),F), either(F)", 2), ("corner(F)", 0)],
    &[("calm(C)", 0), ("lonely(C)", 0)],
    &[("never(C)", 0)],
    &[("always(C), corner(E)", 1), ("near(E,F), atari(F)", 1)],
    &[("near(C,E), group(E,friend), weak(E)", 1), ("near(E,F), group(F,enemy)", 1)],
];

fn tree(tests: &[(&str, usize)]) -> Tree {
    let mut nodes = Vec::new();
    for (at, (test, new)) in tests.iter().enumerate() {
        let (yes, no) = (at + 1, tests.len() + 1 + at);
        nodes.push(serde_json::json!({"test": test, "new": vec!["any"; *new], "yes": yes, "no": no, "examples": 2, "mean": 0.5}));
    }
    for leaf in 0..=tests.len() {
        nodes.push(serde_json::json!({"examples": 1, "mean": leaf as f64 / 16.0 + 1.0}));
    }
    let json = serde_json::json!({
        "root": "reward(A,B), board(A,C), unbound(D)", "types": ["any", "any", "any", "any"], "key": [true, false], "nodes": nodes,
    });
    Tree::from_json(&json).expect("a tree")
}

fn random_position(random: &mut Random) -> Snapshot {
    let (columns, rows) = (2 + random.below(4) as u8, 2 + random.below(4) as u8);
    let stones = 3 + random.below(5);
    position::random_position(random, columns, rows, stones)
}

/// A position as the stub engine reads it.
fn line(position: &Snapshot, trees: usize) -> String {
    let stones: String = runtime::points(position.columns(), position.rows())
        .map(|point| match position.content(point) {
            Content::Friend => 'b',
            Content::Enemy => 'w',
            _ => '-',
        })
        .collect();
    format!("0 {trees} {} {} b {stones}\n", position.columns(), position.rows())
}

#[test]
fn clauses_put_in_place_say_the_same() {
    let (definitions, findings) = Definitions::read(vec![("mine.pl".into(), CLAUSES.into())]);
    assert!(findings.is_empty(), "{findings:?}");
    let trees: Vec<Tree> = TREES.iter().map(|tests| tree(tests)).collect();
    let unfolded: Vec<Tree> =
        trees.iter().map(|tree| unfold(tree, &definitions).expect("a tree without clauses")).collect();
    let mut random = Random(77);
    let positions: Vec<Snapshot> = (0..120).map(|_| random_position(&mut random)).collect();
    let mut all = Positions::new();
    positions.iter().for_each(|position| _ = all.push(position.clone()));
    let asked: Vec<Asked> = [
        ("weak", 1),
        ("calm", 1),
        ("near", 2),
        ("lonely", 1),
        ("either", 1),
        ("same", 2),
        ("never", 1),
        ("always", 1),
        ("corner", 1),
    ]
    .into_iter()
    .map(|(name, arity)| Asked { predicate: (nakade::logic::Symbol::new(name), arity), inputs: vec![None; arity] })
    .collect();
    let background =
        definitions.background(&Arc::new(all), &asked, Vec::new(), &mut |_, _, _| {}).expect("a background");
    let package = Package::write(&unfolded, 0, &[], 0);
    let output = package.run(&positions.iter().map(|position| line(position, trees.len())).collect::<String>());
    let mut lines = output.lines();
    let mut reached = std::collections::HashSet::new();
    for (number, position) in positions.iter().enumerate() {
        for (place, tree) in trees.iter().enumerate() {
            let predictor = Predictor::new(tree, &background).expect("a tree about Go");
            let mut scratch = Scratch::default();
            let mut wanted = String::new();
            for point in legal_moves(position) {
                let leaf = predictor.leaf(number as u32, &[Words::get().point(point)], &mut scratch);
                reached.insert((place, leaf));
                let score = tree.nodes[leaf].prediction.score();
                _ = write!(wanted, " {},{}:{:x}", point.x(), point.y(), score.to_bits());
            }
            let given = lines.next().expect("a line");
            let given = given.split_once(' ').map_or(String::new(), |(_, scores)| format!(" {scores}"));
            assert_eq!(
                given.trim_end(),
                wanted.trim_end(),
                "tree {place}\n{}\n{}",
                Plan::of(&unfolded[place]).expect("a plan"),
                line(position, 0)
            );
        }
    }
    assert!(reached.len() > 20, "{} leaves", reached.len());
    assert_eq!(definitions.faults(), []);
}

#[test]
fn too_many_ways_to_make_a_path_true_are_refused() {
    let (definitions, _) = Definitions::read(vec![("mine.pl".into(), CLAUSES.into())]);
    let tests =
        [("near(C,E), weak(E)", 1), ("near(E,F), weak(F)", 1), ("near(F,G), weak(G)", 1), ("weak(G), near(G,H)", 1)];
    let unfolded = unfold(&tree(&tests), &definitions).expect("a tree without clauses");
    let told = Plan::of(&unfolded).expect_err("too many ways").to_string();
    assert!(told.contains("more than 64 ways"), "{told}");
}

#[test]
fn what_cannot_be_put_in_place_is_named() {
    let text = "cut(G) :- atari(G), !.\nagain(G) :- link(G, H), again(H).\nagain(G) :- atari(G).\n
        counted(G) :- findall(L, liberty(G, L), Ls), length(Ls, 2).\nif(G) :- ( atari(G) -> group(G, friend) ; group(G, enemy) ).\n
        needs(G) :- setof(L, liberty(G, L), _).\nindeed(G) :- again(G).\n";
    let (definitions, _) = Definitions::read(vec![("mine.pl".into(), text.into())]);
    let refused = |name: &str| {
        let tree = tree(&[(&format!("{name}(C)"), 0)]);
        match unfold(&tree, &definitions) {
            Err(why) => why,
            Ok(tree) => Plan::of(&tree).err().map_or_else(String::new, |unsupported| unsupported.to_string()),
        }
    };
    for (name, wanted) in [
        ("cut", "cut/1 has a cut"),
        ("again", "again/1 is recursive"),
        ("indeed", "indeed/1 depends on what cannot: again/1 is recursive"),
        ("counted", "findall/3"),
        ("if", "->"),
        ("needs", "needs/1 is worked out through Prolog"),
    ] {
        assert!(refused(name).contains(wanted), "{name}: {}", refused(name));
    }
}
