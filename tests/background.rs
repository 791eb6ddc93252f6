//! The native background predicates of Go against their specification, `background/*.pl`: the same answers in every mode.
#![cfg(feature = "workbench")]

mod common;
#[path = "common/fights.rs"]
mod fights;
#[path = "common/relations.rs"]
mod relations;

use common::Random;
use fights::corner;
use nakade::coverage::Program;
use nakade::diagnostics::Source;
use nakade::facts::{BACKGROUND, GoBackground, Positions, Words, snapshot};
use nakade::go::Point;
use nakade::interpretation::{Background, InterpretationId, Value};
use nakade::logic::{Symbol, Term, Variable};
use nakade::runtime::{self, Board, Content, Snapshot, groups, points};
use rayon::prelude::*;
use relations::Stored;
use std::collections::HashMap;
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;

const STEPS: u64 = 200_000_000;

fn program() -> Program {
    BACKGROUND.iter().fold(Program::new(), |program, (name, text)| {
        let (program, findings) = program.with(&Arc::new(Source::new(*name, *text)));
        assert!(findings.is_empty(), "{findings:?}");
        program
    })
}

/// A position of so many lines; strings without a liberty are taken off.
fn position(size: u8, content: impl Fn(Point) -> Content) -> Snapshot {
    let mut content: HashMap<Point, Content> = points(size, size).map(|point| (point, content(point))).collect();
    loop {
        let board = Snapshot::read(size, size, |point| content[&point]);
        let dead = groups(&board).find(|&g| board.content(g) != Content::Empty && board.liberty_count(g) == 0);
        let Some(dead) = dead else { return board };
        content.extend(board.members(dead).map(|point| (point, Content::Empty)));
    }
}

fn random_position(random: &mut Random, size: u8) -> Snapshot {
    let stones = random.below(9) + 1;
    let drawn: HashMap<Point, Content> = points(size, size)
        .map(|point| match random.below(10) {
            n if n >= stones => (point, Content::Empty),
            n if n % 2 == 0 => (point, Content::Friend),
            _ => (point, Content::Enemy),
        })
        .collect();
    position(size, |point| drawn[&point])
}

/// The part of a position, so many lines wide, that has most stones: the specification is slow.
fn busiest_part(board: &Snapshot, size: u8) -> Snapshot {
    let shifted = |point: Point, x: u8, y: u8| board.content(Point::new(point.x() + x, point.y() + y));
    let stones = |x: u8, y: u8| points(size, size).filter(|&point| shifted(point, x, y) != Content::Empty).count();
    let corners = (0..=board.rows() - size).flat_map(|y| (0..=board.columns() - size).map(move |x| (x, y)));
    let (x, y) = corners.max_by_key(|&(x, y)| stones(x, y)).expect("the board is large enough");
    position(size, |point| shifted(point, x, y))
}

/// The basic facts, worked out point by point, without the links and groups of the snapshot but for the groups' names.
fn facts(board: &Snapshot) -> Stored {
    let words = Words::get();
    let mut stored = Stored::default();
    stored.declare("link", 2);
    stored.add(0, "size", vec![Value::integer(board.columns().into()), Value::integer(board.rows().into())]);
    let all: Vec<_> = points(board.columns(), board.rows()).collect();
    for &point in &all {
        let group = words.group(board.group(point));
        stored.add(0, "board", vec![words.point(point), group]);
        stored.add(0, "group", vec![group, words.content(board.content(point))]);
        for &other in &all {
            let steps = point.x().abs_diff(other.x()) + point.y().abs_diff(other.y());
            if steps == 1 {
                let same_colour = board.content(point) == board.content(other);
                let joined = same_colour && board.content(point) != Content::Empty;
                assert_eq!(joined, board.group(point) == board.group(other), "strings are what is joined");
                if !joined {
                    stored.add(0, "link", vec![group, words.group(board.group(other))]);
                }
            }
        }
    }
    stored
}

/// All answers of the native predicate, sorted; fails if one comes twice.
fn native(background: &GoBackground, id: InterpretationId, name: Symbol, pattern: &[Value]) -> Vec<Vec<Term>> {
    let relation = background.relation(name, pattern.len()).expect("a predicate of the background");
    let mut answers: Vec<Vec<Term>> = Vec::new();
    relation.solve(id, pattern, &mut |tuple| {
        answers.push(tuple.iter().map(|value| value.term()).collect());
        true
    });
    let count = answers.len();
    answers.sort();
    answers.dedup();
    assert_eq!(answers.len(), count, "{name}{pattern:?} has answers twice");
    // A relation that is told to stop must stop.
    let mut seen = 0;
    let went_on = relation.solve(id, pattern, &mut |_| {
        seen += 1;
        false
    });
    assert_eq!((seen, went_on), (count.min(1), count == 0), "{name}{pattern:?}");
    answers
}

/// All answers of the specification, sorted; fails if one comes twice.
fn specified(program: &Program, facts: &Stored, name: Symbol, pattern: &[Value]) -> Vec<Vec<Term>> {
    let arguments = pattern.iter().enumerate().map(|(at, value)| match value.is_bound() {
        true => value.term(),
        false => Term::Variable(Variable(at as u32)),
    });
    let goal = Term::application(name, arguments.collect());
    let mut answers: Vec<Vec<Term>> = Vec::new();
    let result = program.solve(facts, 0, &goal, STEPS, &mut |substitution| {
        answers.push(substitution.apply(&goal).arguments().to_vec());
        true
    });
    assert_eq!(result, Ok(()), "{goal}");
    let count = answers.len();
    answers.sort();
    answers.dedup();
    assert_eq!(answers.len(), count, "{goal} is proved twice");
    answers
}

/// Predicates whose whole extension is too large on a large board to be worked out slowly.
fn is_large(name: Symbol) -> bool {
    matches!(
        name.as_str(),
        "group_on_pos"
            | "shared_liberty_cnt"
            | "region_size"
            | "region_borders"
            | "distance_to_edge"
            | "enclosure_size"
            | "smallest_part"
            | "more_open"
    )
}

/// Predicates that read ahead, whose clauses go through all lines of play.
fn reads_ahead(name: Symbol) -> bool {
    matches!(name.as_str(), "outlook" | "behind" | "far_outlook" | "far_behind")
}

/// Whether the fights of a position are so small that clauses can read them soon: so many moves at most.
fn has_small_fights(board: &Snapshot, most: usize) -> bool {
    [Content::Friend, Content::Enemy].into_iter().all(|side| {
        points(board.columns(), board.rows()).filter(|&point| board.prospect(point, side).is_some()).count() <= most
    })
}

/// Compares every predicate in every mode on one position; `tries` patterns for each mode.
fn compare(program: &Program, board: Snapshot, random: &mut Random, tries: usize) {
    let facts = facts(&board);
    let small = usize::from(board.columns()) <= 5;
    let can_be_read = has_small_fights(&board, 2);
    let mut positions = Positions::new();
    let id = positions.push(board);
    let background = GoBackground::new(Arc::new(positions));
    let strange = [Value::integer(0), Value::integer(999), Value::integer(-1), Value::atom("friend"), Value::atom("x")];
    for (name, arity) in background.signatures() {
        if name.as_str() == "unbound" || reads_ahead(name) && !can_be_read {
            continue;
        }
        let open = vec![Value::UNBOUND; arity];
        let extension = native(&background, id, name, &open);
        for bound in 0..1_u32 << arity {
            let is_bound = |place: usize| bound >> place & 1 == 1;
            let is_small = small || !is_large(name) || is_bound(0) && bound.count_ones() + 2 >= arity as u32;
            if !is_small || extension.is_empty() && bound != 0 {
                continue;
            }
            for attempt in 0..if bound == 0 { 1 } else { tries } {
                let [tuple, other] = [(); 2].map(|()| random.below(extension.len().max(1)));
                let pattern: Vec<Value> = (0..arity)
                    .map(|place| match attempt % 3 {
                        _ if !is_bound(place) => Value::UNBOUND,
                        // From a true tuple, from two of them, or from anywhere.
                        0 => Value::of(&extension[tuple][place]).unwrap(),
                        1 if place % 2 == 0 => Value::of(&extension[tuple][place]).unwrap(),
                        1 => Value::of(&extension[other][place]).unwrap(),
                        _ if random.below(3) == 0 => random.choose(&strange).unwrap_or(Value::UNBOUND),
                        _ => Value::of(&extension[random.below(extension.len())][place]).unwrap(),
                    })
                    .collect();
                // Arithmetic on what is no point or number is an error in Prolog, and no answer here.
                let ill_typed = pattern.iter().zip(extension.first().into_iter().flatten()).any(|(value, sample)| {
                    value.is_bound() && std::mem::discriminant(&value.term()) != std::mem::discriminant(sample)
                });
                let answers = native(&background, id, name, &pattern);
                let wanted: Vec<_> = extension
                    .iter()
                    .filter(|tuple| tuple.iter().zip(&pattern).all(|(t, v)| !v.is_bound() || v.term() == *t))
                    .cloned()
                    .collect();
                assert_eq!(answers, wanted, "{name}{pattern:?} against the open mode");
                if !ill_typed {
                    assert_eq!(answers, specified(program, &facts, name, &pattern), "{name}{pattern:?}");
                }
            }
        }
    }
}

#[test]
fn native_predicates_agree_with_their_specification() {
    let program = program();
    let mut random = Random(7);
    for size in [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5] {
        let board = random_position(&mut random, size);
        compare(&program, board, &mut random, if size < 4 { 6 } else { 3 });
    }
    for size in [6, 7] {
        let board = random_position(&mut random, size);
        compare(&program, board, &mut random, 3);
    }
}

/// Strings that share liberties with few groups and with many, on boards that are too large for the specification.
#[test]
fn liberties_are_shared_as_they_are_counted_one_by_one() {
    let mut random = Random(41);
    let mut most = 0;
    for size in [2, 5, 9, 13, 19, 19] {
        let board = random_position(&mut random, size);
        for group in groups(&board) {
            let found: Vec<(Point, u32)> = runtime::liberty_sharers(&board, group).collect();
            let mut wanted: Vec<(Point, u32)> = Vec::new();
            for other in runtime::liberties(&board, group).flat_map(|liberty| board.links(liberty)) {
                if other != group && wanted.iter().all(|(known, _)| *known != other) {
                    let of_both = |liberty: &Point| runtime::liberties(&board, other).any(|point| point == *liberty);
                    let shared = runtime::liberties(&board, group).filter(of_both).count() as u32;
                    assert_eq!(runtime::liberties_shared(&board, group, other), Some(shared));
                    wanted.push((other, shared));
                }
            }
            assert_eq!(found, wanted, "{group:?}");
            most = most.max(found.len());
        }
    }
    assert!(most > 30, "{most} groups at most share liberties with one");
}

/// Fights of every kind that is small: eyes to take, a ko, a wall with liberties in a pocket alone, a string that is dead, one that is alive.
#[test]
fn what_is_read_agrees_with_its_specification() {
    let program = program();
    let fights = [
        ["..OX.", "OOOX.", "XXXX.", ".....", "....."],
        ["...OX", "OOOOX", "XXXXX", ".....", "....."],
        [".X.OX", "OOOOX", "XXXXX", ".....", "....."],
        [".OX..", "O.OX.", "XOOX.", ".XXX.", "....."],
        ["O.OX.", ".OOX.", "XOX..", "OX...", "X...."],
        [".OX.O", "OXXXO", "XX.OO", "OOOO.", "....."],
        ["XO.OX", ".OOOX", "OOXXX", "XXX..", "....."],
    ];
    // Some take long: several at once.
    let of_fight = |(number, rows): (usize, &[&str; 5]), friend: u8| {
        let (mut random, mut moves) = (Random(19 + number as u64), 0);
        let board = corner(7, rows, friend);
        assert!(has_small_fights(&board, 3), "{rows:?}");
        let facts = facts(&board);
        let mut positions = Positions::new();
        let id = positions.push(board);
        let background = GoBackground::new(Arc::new(positions));
        let near = [("outlook", 0), ("behind", 0), ("outlook", 1), ("behind", 2)];
        for (name, place) in near {
            let name = Symbol::new(name);
            let extension = native(&background, id, name, &[Value::UNBOUND; 3]);
            moves += extension.len();
            let Some(chosen) = extension.get(random.below(extension.len().max(1))) else { continue };
            let mut pattern = vec![Value::UNBOUND; 3];
            assert_eq!(extension, specified(&program, &facts, name, &pattern), "{rows:?}");
            pattern[place] = Value::of(&chosen[place]).unwrap();
            let answers = native(&background, id, name, &pattern);
            assert_eq!(answers, specified(&program, &facts, name, &pattern), "{rows:?} {pattern:?}");
        }
        // Far ahead clauses go through all lines of thirteen moves, twice: they are asked once for both words.
        let both = specified(&program, &facts, Symbol::new("far_prospect"), &[Value::UNBOUND; 4]);
        for (name, value, place) in [("far_outlook", 2, 1), ("far_behind", 3, 0)] {
            let name = Symbol::new(name);
            let mut wanted: Vec<Vec<Term>> =
                both.iter().map(|answer| vec![answer[0].clone(), answer[1].clone(), answer[value].clone()]).collect();
            wanted.sort();
            assert_eq!(native(&background, id, name, &[Value::UNBOUND; 3]), wanted, "{rows:?}");
            moves += wanted.len();
            let Some(chosen) = wanted.get(random.below(wanted.len().max(1))).cloned() else { continue };
            let mut pattern = vec![Value::UNBOUND; 3];
            pattern[place] = Value::of(&chosen[place]).unwrap();
            wanted.retain(|answer| answer[place] == chosen[place]);
            assert_eq!(native(&background, id, name, &pattern), wanted, "{rows:?} {pattern:?}");
        }
        moves
    };
    let moves: usize = fights.par_iter().enumerate().map(|fight| of_fight(fight, b'X') + of_fight(fight, b'O')).sum();
    assert!(moves > 60, "{moves} moves");
}

fn shared_problems(count: usize) -> Option<Vec<Snapshot>> {
    let folder = std::env::var("NAKADE_SHARED").unwrap_or(concat!(env!("CARGO_MANIFEST_DIR"), "/../shared").into());
    let path = std::path::Path::new(&folder).join("data/human.jsonl");
    let Ok(bytes) = std::fs::read(&path) else {
        println!("skipped: {} is not there", path.display());
        return None;
    };
    let name = path.display().to_string();
    let reading = nakade::problem::read(&name, "human", &bytes, &Default::default())?;
    let large: Vec<_> = reading.problems.iter().filter(|problem| problem.size >= 7).collect();
    let step = (large.len() / count).max(1);
    Some(large.iter().step_by(step).take(count).map(|problem| busiest_part(&snapshot(problem), 7)).collect())
}

#[test]
fn native_predicates_agree_on_real_positions() {
    let Some(boards) = shared_problems(4) else { return };
    let program = program();
    let mut random = Random(11);
    for board in boards {
        compare(&program, board, &mut random, 2);
    }
}

#[test]
fn sides_exchanged_exchange_the_answers() {
    let mut random = Random(5);
    for size in [3, 5, 7] {
        let board = random_position(&mut random, size);
        let exchanged = Snapshot::read(size, size, |point| board.content(point).opponent());
        let mut positions = Positions::new();
        let ids = [positions.push(board), positions.push(exchanged)];
        let background = GoBackground::new(Arc::new(positions));
        let swap = |term: &Term| match term.to_string().as_str() {
            "friend" => Term::atom("enemy"),
            "enemy" => Term::atom("friend"),
            _ => term.clone(),
        };
        // Whoever reads ahead, the friend moves first.
        let is_of_both = |name: Symbol| name.as_str() != "unbound" && !reads_ahead(name);
        for (name, arity) in background.signatures().into_iter().filter(|(name, _)| is_of_both(*name)) {
            let open = vec![Value::UNBOUND; arity];
            let mut turned: Vec<Vec<Term>> =
                native(&background, ids[0], name, &open).iter().map(|tuple| tuple.iter().map(swap).collect()).collect();
            turned.sort();
            assert_eq!(turned, native(&background, ids[1], name, &open), "{name}/{arity}");
        }
    }
}

/// What SWI-Prolog makes of the same files.
#[test]
fn a_prolog_system_reads_the_specification_alike() {
    let mut random = Random(3);
    for size in [2, 4, 5] {
        let board = random_position(&mut random, size);
        let facts = facts(&board);
        let can_be_read = has_small_fights(&board, 2);
        let mut positions = Positions::new();
        let id = positions.push(board);
        let background = GoBackground::new(Arc::new(positions));
        let folder = tempfile::tempdir().expect("a folder for the facts");
        let mut text = String::from(":- dynamic(link/2).\n:- style_check(-singleton).\n");
        for (name, arity) in facts.signatures() {
            facts.relation(name, arity).expect("a stored relation").solve(0, &vec![Value::UNBOUND; arity], &mut |t| {
                let atom = Term::application(name, t.iter().map(|value| value.term()).collect());
                text.push_str(&format!("{atom}.\n"));
                true
            });
        }
        for (_, clauses) in BACKGROUND {
            text.push_str(clauses);
        }
        let mut wanted = Vec::new();
        for (name, arity) in background.signatures() {
            if ["unbound", "group", "link"].contains(&name.as_str()) || (name.as_str(), arity) == ("board", 2) {
                continue;
            }
            if reads_ahead(name) && !can_be_read {
                continue;
            }
            let variables: Vec<Term> = (0..arity).map(|n| Term::Variable(Variable(n as u32))).collect();
            let goal = Term::application(name, variables);
            text.push_str(&format!(":- forall({goal}, (write_canonical({goal}), nl)).\n"));
            let answers = native(&background, id, name, &vec![Value::UNBOUND; arity]);
            wanted.extend(answers.into_iter().map(|tuple| Term::application(name, tuple)));
        }
        let file = folder.path().join("position.pl");
        std::fs::File::create(&file).and_then(|mut f| f.write_all(text.as_bytes())).expect("a file for the facts");
        let swipl =
            Command::new("swipl").args(["-q", "-f", "none", "-g", "halt"]).arg(&file).stdin(Stdio::null()).output();
        let Ok(output) = swipl else {
            println!("skipped: SWI-Prolog is not installed");
            return;
        };
        let printed = String::from_utf8_lossy(&output.stdout).lines().map(|l| format!("{l}.\n")).collect::<String>();
        let source = Arc::new(Source::new("answers", printed));
        let (terms, findings) = nakade::logic::reader::read_terms(&source, &mut Default::default());
        assert!(findings.is_empty(), "{findings:?}");
        let mut printed: Vec<Term> = terms.into_iter().map(|read| read.term).collect();
        printed.sort();
        wanted.sort();
        assert_eq!(printed.len(), wanted.len(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(printed == wanted, "other answers on {size} lines");
    }
}
