//! Questions put to native predicates, to Scryer and to SWI-Prolog, and positions to ask about.
#![allow(dead_code)]

#[path = "position.rs"]
mod position;

use crate::common::Random;
use crate::shared;
use nakade::diagnostics::Source;
use nakade::facts::{BACKGROUND, CONCEPTS, Positions, Words, snapshot};
use nakade::logic::Term;
use nakade::prolog::{Answer, Bounds, Knowledge, Native, Question, Session, Worker, not_native, value_text};
use nakade::runtime::{self, Board, Snapshot};
use std::fmt::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;

pub const STEPS: u64 = 50_000_000;

pub fn session(knowledge: Knowledge) -> Session {
    // Clauses that go through lists take long on large boards.
    let time = std::time::Duration::from_secs(900);
    let bounds = Bounds { inferences: 10_000_000_000, time, ..Bounds::default() };
    Session::new(Worker::new(env!("CARGO_BIN_EXE_nakade")), knowledge, bounds)
}

pub fn text(answer: &Answer) -> String {
    answer.bindings.iter().map(|(name, value)| format!("{name}={}", value_text(value))).collect::<Vec<_>>().join(" ")
}

/// A random position with any share of stones.
pub fn random_position(random: &mut Random, columns: u8, rows: u8) -> Snapshot {
    let stones = random.below(9) + 1;
    position::random_position(random, columns, rows, stones)
}

/// Real positions: the built-in ones and, where they are, those of other people.
pub fn real_positions(count: usize) -> Vec<Snapshot> {
    let mut problems = nakade::experiment::nakade_problems().problems;
    if let Some(path) = shared::shared("data/human.jsonl") {
        let bytes = std::fs::read(&path).expect("the file can be read");
        let reading = nakade::problem::read(&path.display().to_string(), "human", &bytes, &Default::default());
        problems.extend(reading.into_iter().flat_map(|reading| reading.problems));
    }
    let step = (problems.len() / count.max(1)).max(1);
    problems.iter().step_by(step).take(count).map(snapshot).collect()
}

/// How many positions are compared.
pub fn wanted(usual: usize) -> usize {
    std::env::var("NAKADE_POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// The facts of a position as Prolog text, in order.
pub fn facts(board: &Snapshot) -> String {
    let words = Words::get();
    let mut text = format!("size({}, {}).\n", board.columns(), board.rows());
    for point in runtime::points(board.columns(), board.rows()) {
        _ = writeln!(text, "board(({},{}), {}).", point.x(), point.y(), words.group(board.group(point)));
    }
    for group in runtime::groups(board) {
        _ = writeln!(text, "group({}, {}).", words.group(group), words.content(board.content(group)));
    }
    for group in runtime::groups(board) {
        let mut links: Vec<usize> = board.links(group).map(|link| link.index()).collect();
        links.sort_unstable();
        links.iter().for_each(|link| _ = writeln!(text, "link({}, {link}).", words.group(group)));
    }
    text
}

/// What SWI-Prolog answers to goals over a position, in its order; none where it is not installed.
pub fn swi(board: &Snapshot, theory: &str, goals: &[String]) -> Option<Vec<Vec<String>>> {
    let folder = tempfile::tempdir().expect("a folder for the facts");
    let mut text = String::from(":- style_check(-singleton).\n:- dynamic(link/2).\n");
    text += &facts(board);
    BACKGROUND.iter().for_each(|(_, clauses)| text += clauses);
    CONCEPTS.iter().for_each(|file| text += file.text);
    text += theory;
    for (number, goal) in goals.iter().enumerate() {
        let mut names: Vec<String> =
            (0..6).map(|n| format!("A{n}")).filter(|name| goal.contains(name.as_str())).collect();
        names.sort_by_key(|name| goal.find(name.as_str()));
        let values: Vec<String> = names.iter().map(|name| format!("'{name}'-{name}")).collect();
        _ = writeln!(text, ":- forall(({goal}), (write_canonical({number}-[{}]), write('.'), nl)).", values.join(","));
    }
    let file = folder.path().join("position.pl");
    std::fs::write(&file, text).expect("a file for the facts");
    let run = Command::new("swipl").args(["-q", "-f", "none", "-g", "halt"]).arg(&file).stdin(Stdio::null()).output();
    let Ok(output) = run else {
        println!("skipped: SWI-Prolog is not installed");
        return None;
    };
    let source = Arc::new(Source::new("answers", String::from_utf8_lossy(&output.stdout).into_owned()));
    let (terms, findings) = nakade::logic::reader::read_terms(&source, &mut Default::default());
    assert!(findings.is_empty(), "{findings:?}\n{}", String::from_utf8_lossy(&output.stderr));
    let mut answers = vec![Vec::new(); goals.len()];
    for read in terms {
        let [Term::Integer(number), bindings] = read.term.arguments() else { panic!("{}", read.term) };
        // Variables are called _A, _B and so on in the order of their occurrence.
        let unbound = bindings.variables();
        let bindings = bindings
            .map_variables(|v| Term::variable(unbound.iter().position(|other| *other == v).unwrap_or(0) as u32));
        let bindings = bindings.as_list().expect("a list").into_iter().map(|binding| {
            let [name, value] = binding.arguments() else { panic!("{binding}") };
            let Term::Atom(name) = name else { panic!("{binding}") };
            format!("{name}={}", value_text(value))
        });
        answers[*number as usize].push(bindings.collect::<Vec<_>>().join(" "));
    }
    Some(answers)
}

/// Compares native predicates, Scryer and (on some positions) SWI-Prolog on goals over a position.
pub fn compare(session: &mut Session, board: &Snapshot, goals: &[String], with_swi: bool) {
    let knowledge = Knowledge::of_background();
    let mut positions = Positions::new();
    positions.push(board.clone());
    let native = Native::new(Arc::new(positions), &knowledge);
    session.set_position(board);
    let mut all = Vec::new();
    for goal in goals {
        let question = Question::read(goal, &knowledge).unwrap_or_else(|findings| panic!("{goal}: {findings:?}"));
        assert_eq!(not_native(&question, &knowledge), None, "{goal}");
        let mut natively = Vec::new();
        let result = native.ask(0, &question, STEPS, &mut |answer| {
            natively.push(text(&answer));
            true
        });
        assert_eq!(result, Ok(()), "{goal}");
        let (answers, _, trouble) = session.all(&question);
        assert!(trouble.is_none(), "{goal}: {trouble:?}");
        let answers: Vec<String> = answers.iter().map(text).collect();
        assert_eq!(answers, natively, "{goal}\n{}", facts(board));
        all.push(natively);
    }
    if with_swi && let Some(answers) = swi(board, "", goals) {
        for ((goal, native), swi) in goals.iter().zip(&all).zip(&answers) {
            assert_eq!(native, swi, "{goal}");
        }
    }
}
