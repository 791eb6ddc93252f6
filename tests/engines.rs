//! One truth, several ways: native predicates, Scryer and SWI-Prolog give the same answers in the same order; trees as Prolog programs predict what
//! the native evaluator predicts.
//!
//! `NAKADE_POSITIONS=2000` compares on so many positions.
#![cfg(feature = "prolog")]

mod common;
#[path = "common/fights.rs"]
mod fights;
#[path = "common/asking.rs"]
mod asking;
#[path = "common/shared.rs"]
mod shared;

use asking::{STEPS, compare, random_position, real_positions, session, swi, text, wanted};
use common::Random;
use fights::corner;
use nakade::coverage::Scratch;
use nakade::diagnostics::Source;
use nakade::experiment::Model;
use nakade::facts::{GoBackground, Positions, Words};
use nakade::go::Point;
use nakade::interpretation::{Background, Value};
use nakade::logic::{Symbol, Term};
use nakade::prolog::{Joining, Knowledge, Native, Question, not_native};
use nakade::runtime::{self, Board, Snapshot};
use nakade::tree::Predictor;
use rayon::prelude::*;
use std::path::Path;
use std::sync::Arc;

/// Predicates whose clauses take too long on a large board unless a group or point is given.
fn is_slow(name: &str) -> bool {
    matches!(
        name,
        "group_on_pos"
            | "distance_to_edge"
            | "region_size"
            | "region_borders"
            | "enclosure_size"
            | "shared_liberty_cnt"
            | "neighbour_cnt"
            | "captures"
            | "liberties_after"
            | "stones_after"
            | "legal"
            | "eye_like"
            | "second_order_liberty_cnt"
            | "smallest_part"
            | "eyes_spoilt"
            | "extended"
            | "weakest"
            | "steps_to_weak"
            | "more_open"
    )
}

/// Predicates whose clauses go through whole regions, which takes Prolog a second on a large board.
fn is_about_regions(name: &str) -> bool {
    matches!(name, "region_size" | "region_borders" | "enclosure_size" | "smallest_part" | "more_open")
}

/// Predicates whose clauses go through all lines of play.
fn reads_ahead(name: &str) -> bool {
    matches!(name, "outlook" | "behind" | "far_outlook" | "far_behind")
}

/// Goals over a position: every predicate with some of its arguments given, drawn from its extension.
fn goals(random: &mut Random, board: &Snapshot, each: usize, with_regions: bool) -> Vec<String> {
    let mut positions = Positions::new();
    positions.push(board.clone());
    let background = GoBackground::new(Arc::new(positions));
    let is_large = usize::from(board.columns()) * usize::from(board.rows()) > 30;
    let mut goals = Vec::new();
    for (name, arity) in background.signatures() {
        let mut tuples: Vec<Vec<Term>> = Vec::new();
        let Some(relation) = background.relation(name, arity) else { continue };
        if is_about_regions(name.as_str()) && is_large && !with_regions || reads_ahead(name.as_str()) {
            continue;
        }
        relation.solve(0, &vec![Value::UNBOUND; arity], &mut |tuple| {
            tuples.push(tuple.iter().map(|value| value.term()).collect());
            tuples.len() < 5_000
        });
        for _ in 0..each {
            let mut bound = random.below(1 << arity);
            if is_large && is_slow(name.as_str()) {
                bound |= 1;
                if arity == 4 {
                    bound |= 2;
                }
            }
            if tuples.is_empty() || name.as_str() == "unbound" {
                bound = 0;
            }
            let chosen = random.below(tuples.len().max(1));
            let arguments = (0..arity).map(|place| match bound >> place & 1 {
                1 => tuples[chosen][place].clone(),
                _ => Term::compound("#", vec![Term::integer(place as i64)]),
            });
            let mut goal = Term::application(name, arguments.collect()).to_string();
            for place in 0..arity {
                let written = Term::compound("#", vec![Term::integer(place as i64)]).to_string();
                goal = goal.replace(&written, &format!("A{place}"));
            }
            goals.push(goal);
        }
    }
    goals
}

/// Of many positions only every tenth is asked for regions.
fn with_regions(number: usize) -> bool {
    wanted(0) <= 100 || number.is_multiple_of(10)
}

#[test]
fn engines_agree_on_random_positions() {
    let mut random = Random(17);
    let mut session = session(Knowledge::of_background());
    for number in 0..wanted(24) {
        let (columns, rows) = match number % 4 {
            0 => (random.below(5) as u8 + 1, random.below(5) as u8 + 1),
            1 => (5, 5),
            2 => (7, 7),
            _ => (random.below(3) as u8 + 8, random.below(3) as u8 + 8),
        };
        let board = random_position(&mut random, columns, rows);
        let goals = goals(&mut random, &board, 3, with_regions(number));
        compare(&mut session, &board, &goals, number % 6 == 0);
    }
}

#[test]
fn engines_agree_on_real_positions() {
    let mut random = Random(23);
    let asked: Vec<(usize, Snapshot, Vec<String>)> = real_positions(wanted(6))
        .into_iter()
        .enumerate()
        .map(|(number, board)| {
            let goals = goals(&mut random, &board, 1, with_regions(number));
            (number, board, goals)
        })
        .collect();
    // Large boards take Prolog long: two at once.
    asked.par_chunks(asked.len().div_ceil(2).max(1)).for_each(|part| {
        let mut session = session(Knowledge::of_background());
        for (number, board, goals) in part {
            compare(&mut session, board, goals, number % 5 == 0);
        }
    });
}

#[test]
fn engines_agree_on_what_is_read_ahead() {
    let mut session = session(Knowledge::of_background());
    for (number, rows) in
        [["..OX.", "OOOX.", "XXXX."], [".OX..", "O.OX.", "XOOX."], ["O.OX.", ".OOX.", "XOX.."]].iter().enumerate()
    {
        for friend in [b'X', b'O'] {
            let board = corner(7, rows, friend);
            let goals = ["outlook(A0,A1,A2)", "behind(A0,A1,0)", "behind(A0,friend,A2)"].map(String::from);
            compare(&mut session, &board, &goals, number == 0);
        }
    }
}

/// Far ahead clauses go through all lines of up to thirteen moves: where it is soon known who wins.
#[test]
fn engines_agree_on_what_is_read_far_ahead() {
    let mut session = session(Knowledge::of_background());
    for (number, rows) in
        [[".OX..", "OOX..", "XX..."], [".O.OX", "OOOOX", "XXXXX"], ["..OX.", "OOOX.", "XXXX."]].iter().enumerate()
    {
        for friend in [b'X', b'O'] {
            let board = corner(7, rows, friend);
            let goals = ["far_outlook(A0,A1,A2)", "far_behind(A0,enemy,A2)"].map(String::from);
            compare(&mut session, &board, &goals, number == 0);
        }
    }
}

#[test]
fn engines_agree_on_conjunctions_and_control() {
    let mut random = Random(5);
    let mut session = session(Knowledge::of_background());
    let goals: Vec<String> = [
        "atari(A0), group(A0, enemy)",
        "group(A0, friend), liberty(A0, A1), board(A2, A1)",
        "liberty_cnt(A0, A1), A1 < 3, group(A0, A2), A2 \\= empty",
        "findall(A0, liberty(A1, A0), A2), length(A2, A3), A3 > 2",
        "link(A0, A1), \\+ group(A0, empty), \\+ group(A1, empty)",
        "( atari(A0) ; group_size(A0, A1), A1 > 2 )",
        "( atari(A0) -> A1 = yes ; A1 = no )",
        "captures(A0, friend, A1), A1 > 0, board(A2, A0)",
        "member(A0, [friend, enemy]), findall(A1, group(A1, A0), A2), sort(A2, A3)",
        "group(A0, friend), link(A0, A1), group(A1, enemy), liberty_cnt(A1, A2), A2 =< 2",
        "board((A0, 0), A1), stone_cnt(A1, A2)",
        "neighbour((1, 1), A0), board(A0, A1)",
        "stone_cnt(A0, A1), A1 mod 2 =:= 1, A2 is A1 * A1 - 1",
        "liberty(A0, A1), liberty(A2, A1), A0 < A2, group(A0, friend), group(A2, friend)",
        "distance_to_edge((1, 1), A0, A1)",
        "group_on_pos((1, 1), A0, (1, 0), A1)",
    ]
    .map(str::to_owned)
    .to_vec();
    for size in [3, 5, 9] {
        let board = random_position(&mut random, size, size);
        compare(&mut session, &board, &goals, true);
    }
}

#[test]
fn clauses_of_a_user_run_alike() {
    let theory = "weak(G) :- group(G, C), C \\= empty, liberty_cnt(G, N), N < 3.
        linked(G, H) :- weak(G), link(G, H), weak(H), G \\= H.
        second(G, L) :- liberty(G, M), liberty(M, L), \\+ liberty(G, L), L \\= G.
        chain(G, G, [G]) :- weak(G).
        chain(G, H, [G|T]) :- weak(G), liberty(G, L), link(L, K), K > G, weak(K), chain(K, H, T).
        best(G, N) :- findall(M-H, (weak(H), group_size(H, M)), L), sort(L, S), append(_, [N-G], S).
        kind(G, big) :- group_size(G, N), N > 2, !.
        kind(G, small) :- weak(G).
        hunted(G, E) :- ladder(E, G), \\+ capture(E, _).\n";
    let mut knowledge = Knowledge::of_background();
    let findings = knowledge.load(&Arc::new(Source::new("mine.pl", theory)), Joining::Replace);
    assert!(findings.is_empty(), "{findings:?}");
    let mut session = session(knowledge.clone());
    let mut random = Random(29);
    let goals: Vec<String> = [
        "weak(A0)",
        "linked(A0, A1)",
        "second(A0, A1)",
        "chain(A0, A1, A2)",
        "best(A0, A1)",
        "group(A0, friend), kind(A0, A1)",
        "hunted(A0, A1)",
    ]
    .map(str::to_owned)
    .to_vec();
    for size in [4, 6, 9] {
        let board = random_position(&mut random, size, size);
        let mut positions = Positions::new();
        positions.push(board.clone());
        let native = Native::new(Arc::new(positions), &knowledge);
        session.set_position(&board);
        let swi = swi(&board, theory, &goals);
        for (number, goal) in goals.iter().enumerate() {
            let question = Question::read(goal, &knowledge).expect("a goal");
            assert_eq!(not_native(&question, &knowledge), None, "{goal}");
            let mut natively = Vec::new();
            let result = native.ask(0, &question, STEPS, &mut |answer| {
                natively.push(text(&answer));
                true
            });
            assert_eq!(result, Ok(()), "{goal}");
            let (answers, _, trouble) = session.all(&question);
            assert!(trouble.is_none(), "{trouble:?}");
            assert_eq!(answers.iter().map(text).collect::<Vec<_>>(), natively, "{goal}");
            if let Some(swi) = &swi {
                assert_eq!(swi[number], natively, "{goal}");
            }
        }
    }
}

/// The stored trees with their Prolog programs.
fn trees() -> Vec<(Model, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("trees");
    let mut files: Vec<_> =
        std::fs::read_dir(&folder).expect("the folder of trees").map(|e| e.expect("an entry").path()).collect();
    files.sort();
    files
        .into_iter()
        .filter(|file| file.extension().is_some_and(|extension| extension == "pl"))
        .map(|file| {
            let model = Model::load(&file.with_extension("json")).expect("a tree");
            (model, std::fs::read_to_string(&file).expect("its program"))
        })
        .collect()
}

#[test]
fn trees_as_prolog_programs_predict_alike() {
    let mut random = Random(31);
    let boards: Vec<Snapshot> = real_positions(wanted(6))
        .into_iter()
        .chain((0..wanted(6)).map(|_| random_position(&mut random, 7, 7)))
        .collect();
    // Clauses that read ahead take long but in the smallest fights.
    let fights = [corner(7, &["..OX", "OOOX", "XXXX"], b'X')];
    // Prolog takes long: several trees at once.
    let of_tree = |(model, program): (Model, String)| {
        let mut compared = 0;
        let reads_far = model.tree.to_text().contains("far_");
        let reads = model.tree.to_text().contains("behind(") || model.tree.to_text().contains("outlook(");
        let boards = if reads { &fights[..] } else { &boards };
        let mut knowledge = Knowledge::of_background();
        // Odd looking clauses (single variables) are told as warnings.
        knowledge.load(&Arc::new(Source::new("tree.pl", program.as_str())), Joining::Replace);
        let predicate = model.tree.root[0].atom.functor().expect("a predicate").0;
        let mut session = session(knowledge.clone());
        for (number, board) in boards.iter().enumerate() {
            let mut positions = Positions::new();
            positions.push(board.clone());
            let background = GoBackground::new(Arc::new(positions));
            let predictor = Predictor::new(&model.tree, &background).expect("known predicates");
            let mut scratch = Scratch::default();
            // Large trees take Prolog long: a few moves of one position.
            let (of_boards, of_moves) = match model.tree.leaves() {
                _ if reads_far => (usize::MAX, 48),
                leaves if reads || leaves > 40 => (usize::MAX, 24),
                _ => (1, 1),
            };
            if !number.is_multiple_of(of_boards) {
                continue;
            }
            let moves: Vec<Point> = runtime::legal_moves(board).step_by(of_moves).collect();
            let predicted: Vec<String> = moves
                .iter()
                .map(|point| {
                    let leaf = predictor.leaf(0, &[Words::get().point(*point)], &mut scratch);
                    prediction(&model, leaf)
                })
                .collect();
            let list = moves.iter().map(|point| format!("({},{})", point.x(), point.y())).collect::<Vec<_>>().join(",");
            let goal = format!("member(A0, [{list}]), {predicate}(A0, A1)");
            let wanted: Vec<String> = moves
                .iter()
                .zip(&predicted)
                .map(|(point, value)| format!("A0=({}, {}) A1={value}", point.x(), point.y()))
                .collect();
            session.set_position(board);
            let question = Question::read(&goal, &knowledge).expect("a goal");
            let (answers, _, trouble) = session.all(&question);
            assert!(trouble.is_none(), "{}: {trouble:?}", model.name);
            assert_eq!(answers.iter().map(text).collect::<Vec<_>>(), wanted, "{}", model.name);
            compared += wanted.len();
            if number % 3 == 0
                && let Some(swi) = swi(board, &program, std::slice::from_ref(&goal))
            {
                assert_eq!(swi[0], wanted, "{} in SWI-Prolog", model.name);
            }
        }
        compared
    };
    let compared: usize = trees().into_par_iter().map(of_tree).sum();
    println!("{compared} predictions compared");
    assert!(compared > 1_000);
}

/// The value of a leaf as Prolog text.
fn prediction(model: &Model, leaf: usize) -> String {
    match &model.tree.nodes[leaf].prediction {
        nakade::tree::Prediction::Number { mean, .. } => Term::float(*mean).to_string(),
        nakade::tree::Prediction::Class { class, .. } => {
            let class: Symbol = model.tree.classes[*class];
            Term::Atom(class).to_string()
        }
    }
}
