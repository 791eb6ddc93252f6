//! Rules: found again, proved, true, and the same in both evaluators.
#![cfg(feature = "workbench")]

mod common;
#[path = "common/files.rs"]
mod files;

use common::Random;
use files::golden;
use nakade::diagnostics::Source;
use nakade::go::{Board, Colour, Point, PointSet};
use nakade::logic::subsumes;
use nakade::rules::advisor::Advisor;
use nakade::rules::example::example;
use nakade::rules::matcher::{Matcher, reference};
use nakade::rules::questions::questions;
use nakade::rules::rule::{Aim, Claim, Rule, read_rules};
use nakade::rules::theory::{TACTICS, Theory};
use nakade::rules::trial::{self, Plan, position};
use nakade::rules::truth::{Nothing, Statement, Verdict};
use nakade::rules::{SHIPPED, proof};
use nakade::search::exhaustive::{Fight, Outcome, UNLIMITED};
use std::sync::Arc;

fn rules_of(text: &str) -> Vec<Rule> {
    let (rules, findings) = read_rules(&Arc::new(Source::new("rules.pl", text)));
    assert!(findings.is_empty(), "{findings:?}");
    rules
}

fn shipped() -> Vec<Rule> {
    rules_of(SHIPPED)
}

/// Whether two rules say the same on the same conditions, up to names and order.
fn same(a: &Rule, b: &Rule) -> bool {
    let (x, y) = (a.literals(), b.literals());
    // The terms of one must not share variables with those of the other.
    let apart = |literals: &[nakade::logic::Literal]| {
        let shifted = |v: nakade::logic::Variable| nakade::logic::Term::variable(v.0 + 100);
        literals
            .iter()
            .map(|l| nakade::logic::Literal { atom: l.atom.map_variables(shifted), ..l.clone() })
            .collect::<Vec<_>>()
    };
    subsumes(&x, &apart(&y)) && subsumes(&y, &apart(&x))
}

#[test]
fn the_rules_of_the_survey_are_among_them() {
    let known = [
        // move_to_capture of section 9.5.
        "rule(a, win(capture(S), 3, I), p) :- string(S, enemy), liberties(S, 2), adjacent_at_least(S, 2), liberty(I, S),
            room(friend, I, 2), liberty(J, S), different(I, J), whenever([friend-I, enemy-J], liberties(S, 1)).",
        // connect/4, and that the move is legal.
        "rule(b, win(connect(S, T), 1, I), p) :- string(S, friend), string(T, friend), apart(S, T), liberty(I, S), liberty(I, T),
            legal(friend, I).",
        // A liberty of the one string that neighbours a liberty of the other (section 6.3), and the forced move against it.
        "rule(c, threat(connect(S, T), 1, I), p) :- string(S, friend), string(T, friend), apart(S, T), legal(friend, I),
            liberty(I, S), neighbour(I, J), liberty(J, T), after([friend-I], legal(friend, J)).",
        "rule(d, forced(connect(S, T), 1, [I]), p) :- string(S, friend), string(T, friend), apart(S, T), liberty(I, S),
            liberty(I, T), room(friend, I, 2).",
        // The only move to prevent an eye.
        "rule(e, forced(eye(S), 1, [I]), p) :- string(S, friend), liberty(P, S), neighbour(P, I), empty(I),
            after([friend-I], eye(P, S)), around_at_least(P, 2).",
    ];
    let rules = shipped();
    for text in known {
        let wanted = &rules_of(text)[0];
        assert!(rules.iter().any(|rule| same(rule, wanted)), "{}", wanted.to_text());
    }
}

#[test]
fn all_proofs_hold_and_tampered_ones_do_not() {
    let theory = Theory::built_in();
    for rule in shipped() {
        if let Err(fault) = proof::check(&rule, theory) {
            panic!("{}: {fault}", rule.name);
        }
        // Every condition but those that only say where to look is needed by the proof, or follows from others.
        let mut needless = 0;
        for left_out in 0..rule.terms.len() {
            let mut weaker = rule.clone();
            weaker.terms.remove(left_out);
            needless += usize::from(proof::check(&weaker, theory).is_ok());
        }
        assert!(needless < rule.terms.len(), "{}", rule.name);
    }
    // A capture somewhere else than at the last liberty.
    let elsewhere =
        "rule(a, win(capture(S), 1, J), won(fill_the_last_liberty, J, [liberties(S, 1)])) :- string(S, enemy),
        liberties(S, 1), liberty(I, S), neighbour(I, J).";
    assert!(proof::check(&rules_of(elsewhere)[0], theory).is_err());
    let text = shipped().iter().find(|rule| rule.name == "capture_win_3_1").unwrap().to_text();
    // A fault is told with the names of the rule's variables.
    let short = text.replace("    adjacent_at_least(S, 2),\n", "");
    let fault = proof::check(&rules_of(&short)[0], theory).unwrap_err();
    assert_eq!(fault, "after([friend-I],adjacent_at_least(S,2)) does not follow");
    for (from, to) in [
        ("adjacent_at_least(S, 2),", ""),
        ("whenever([friend-I, enemy-J], liberties(S, 1))", "whenever([friend-I, enemy-J], liberties(S, 2))"),
        ("win(capture(S), 3, I)", "win(capture(S), 1, I)"),
        ("win(capture(S), 3, I)", "win(capture(S), 3, J)"),
        ("kept(atari,", "kept(atari_back,"),
        ("reply(J,", "reply(I,"),
    ] {
        let clause = text.split("matched(").next().unwrap();
        // The conditions stand behind the proof, so the last place is theirs.
        let Some(at) = clause.rfind(from) else { panic!("{from} is not in {clause}") };
        let tampered = format!("{}{to}{}", &clause[..at], &clause[at + from.len()..]);
        let tampered = tampered.replace(",\n    \n", ",\n").replace(", \n    .", ".");
        assert!(proof::check(&rules_of(&tampered)[0], theory).is_err(), "{tampered}");
    }
}

#[test]
fn nothing_false_is_claimed() {
    let rules = shipped();
    let plan = Plan { matches: 20_000, positions: 200, seed: 77, ..Plan::default() };
    let report = trial::run(&rules, &[], &plan, |_| true);
    let [matches, wrong, unknown] = report.sums();
    let case = report.false_cases.first().map(|case| format!("{}\n{}", rules[case.found.rule].name, case.board));
    assert_eq!((wrong, unknown), (0, 0), "{case:?}");
    assert!(matches > 500, "{matches}");
}

#[test]
fn a_false_rule_is_found_out() {
    // Without a look at the neighbours, at ladders or at the reply.
    let rules = rules_of(
        "rule(a, win(capture(S), 3, I), p) :- string(S, enemy), liberties(S, 2), liberty(I, S), legal(friend, I).",
    );
    let report = trial::run(&rules, &[], &Plan { matches: 2_000, positions: 200, ..Plan::default() }, |_| true);
    assert!(report.sums()[1] > 100);
    // The survey's connect/4 as it stands: suicide.
    let rules = rules_of(
        "rule(b, win(connect(S, T), 1, I), p) :- string(S, friend), string(T, friend), apart(S, T), liberty(I, S), liberty(I, T).",
    );
    let stones = |points: &[(u8, u8)]| points.iter().map(|&(x, y)| Point::new(x, y)).collect::<Vec<_>>();
    let (black, white) = (stones(&[(0, 0), (2, 0)]), stones(&[(0, 1), (1, 1), (2, 1), (3, 0)]));
    let mut board = Board::from_stones(5, 5, &black, &white).unwrap();
    let found = Matcher::new(&rules).matches(&mut board);
    let found = found.iter().find(|found| found.friend == Colour::Black).unwrap();
    assert_eq!(Statement::of(&rules[0], found).verdict(&mut board, 1_000_000), Verdict::False);
}

#[test]
fn the_tree_of_conditions_agrees_with_each_rule_by_itself() {
    let rules = shipped();
    let matcher = Matcher::new(&rules);
    for number in 0..120 {
        let mut board = position(&[], number, 5);
        if board.columns() <= 9 {
            let before = board.clone();
            assert_eq!(matcher.matches(&mut board), reference(&rules, &mut board), "{board}");
            assert_eq!((board.move_count(), &board), (0, &before));
        }
    }
}

/// What search by depth says of captures, against the solver that lists all states of a small board: no capture that the one finds is none
/// for the other, where the attacker loses all kos.
#[test]
fn captures_agree_with_the_exhaustive_solver() {
    let (mut captured, mut safe) = (0, 0);
    let mut random = Random(3);
    for _ in 0..60 {
        let mut board = Board::new(3, 3).unwrap();
        for point in board.points() {
            match random.below(5) {
                0 | 1 => board.place(point, Colour::Black).unwrap(),
                2 | 3 => board.place(point, Colour::White).unwrap(),
                _ => {}
            }
        }
        if board.without_liberties().is_some() {
            continue;
        }
        let region: PointSet = board.points().collect();
        let stones: Vec<Point> = board.points().filter(|&p| board.string_anchor(p) == Some(p)).collect();
        for stone in stones {
            let defender = board.at(stone).colour().unwrap();
            let fight = Fight::new(board.clone(), region, &[stone]).unwrap();
            let Ok((_, moves)) = fight.forces(defender.opponent(), Outcome::Reached, (0, UNLIMITED), 300_000) else {
                continue;
            };
            for (point, killed) in moves.into_iter().filter_map(|(point, killed)| point.map(|point| (point, killed))) {
                let statement = Statement {
                    claim: Claim::Win,
                    aim: Aim::Capture,
                    subject: vec![stone],
                    friend: defender.opponent(),
                    plies: 5,
                    moves: vec![point],
                };
                let verdict = statement.verdict(&mut board, 5_000_000);
                if verdict == Verdict::True {
                    assert!(killed, "{stone:?} by {point:?}\n{board}");
                }
                captured += usize::from(verdict == Verdict::True);
                safe += usize::from(verdict == Verdict::False && !killed);
            }
        }
    }
    assert!(captured > 20 && safe > 20, "{captured} {safe}");
}

#[test]
fn a_search_that_believes_the_rules_answers_the_same() {
    let rules = shipped();
    let advisors = [Aim::Capture, Aim::Connect].map(|aim| Advisor::new(&rules, aim));
    let (mut asked, mut nodes) = (0, [0, 0]);
    for number in 0..60 {
        let mut board = position(&[], number, 31);
        for (statement, side) in questions(&board, 3 + 2 * u8::from(board.columns() <= 5)) {
            let advisor = &advisors[usize::from(statement.aim == Aim::Connect)];
            let plain = statement.search(&mut board, side, 100_000, &Nothing);
            let advised = statement.search(&mut board, side, 100_000, advisor);
            if plain.0 != Verdict::Unknown && advised.0 != Verdict::Unknown {
                assert_eq!(plain.0, advised.0, "{statement:?} {side:?}\n{board}");
                asked += 1;
                nodes = [nodes[0] + plain.1, nodes[1] + advised.1];
            }
        }
    }
    assert!(asked > 400 && nodes[1] < nodes[0], "{asked} {nodes:?}");
}

#[test]
fn every_predicate_of_the_theory_can_be_looked_up() {
    let theory = Theory::read(TACTICS);
    let atoms = theory.facts("keeps", 0).chain(theory.facts("follows", 0)).chain(theory.facts("reached", 0));
    for fact in atoms {
        for list in fact.arguments().iter().filter_map(nakade::logic::Term::as_list) {
            for atom in list.into_iter().filter(|atom| !matches!(atom, nakade::logic::Term::Variable(_))) {
                let inner = match atom.functor().map(|(name, _)| name.as_str()) {
                    Some("after" | "whenever") => &atom.arguments()[1],
                    _ => atom,
                };
                assert!(nakade::rules::condition::kinds(inner).is_some(), "{inner}");
            }
        }
    }
}

#[test]
fn rules_are_read_as_they_are_written() {
    for rule in shipped() {
        let again = &rules_of(&rule.to_text())[0];
        assert_eq!((again.to_text(), &again.conditions), (rule.to_text(), &rule.conditions));
    }
    let (rules, findings) = read_rules(&Arc::new(Source::new(
        "x",
        "rule(a). rule(b, win(capture(S), 1, I), p) :- sees(S, I). p(1). rule(",
    )));
    assert!(rules.is_empty() && findings.len() == 4, "{findings:?}");
}

/// The shipped file is what its commands make: the Prolog system derives every rule of it with these goals and plies word for word, and what it
/// derives beside them no sample needed.
#[cfg(all(feature = "app", feature = "prolog"))]
#[test]
fn the_command_derives_the_rules() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_nakade")).args(arguments).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let unmatched = |rule: &Rule| Rule { matched: None, ..rule.clone() }.to_text();
    let mut all = 0;
    for (goal, aim, is_forced) in [
        ("capture", Aim::Capture, false),
        ("save", Aim::Capture, true),
        ("connect", Aim::Connect, false),
        ("cut", Aim::Connect, true),
        ("eye", Aim::Eye, false),
        ("deny-eye", Aim::Eye, true),
        ("live", Aim::Live, false),
        ("kill", Aim::Live, true),
    ] {
        let text = run(&["rules", "generate", "--goal", goal, "--plies", "3"]);
        let derived: Vec<String> = rules_of(&text).iter().map(unmatched).collect();
        let shipped = shipped().into_iter();
        let wanted = shipped.filter(|r| r.aim == aim && (r.claim == Claim::Forced) == is_forced && r.plies <= 3);
        for rule in wanted {
            assert!(derived.contains(&unmatched(&rule)), "{goal}: {}", unmatched(&rule));
            all += 1;
        }
        if goal == "eye" {
            // The same file after pruning, on a sample that is smaller.
            let file = folder.path().join("eye.pl");
            std::fs::write(&file, &text).unwrap();
            let prune = |positions: &str| {
                run(&["rules", "prune", file.to_str().unwrap(), "--positions", positions, "--seed", "9"])
            };
            let (kept, again) = (prune("300"), prune("300"));
            assert_eq!(kept, again);
            let kept: Vec<String> = rules_of(&kept).iter().map(unmatched).collect();
            assert!(!kept.is_empty() && kept.iter().all(|rule| derived.contains(rule)));
        }
    }
    assert!(all > 20, "{all}");
    let words = run(&["rules", "explain", "capture_win_3_1"]);
    for sentence in [
        "S has two liberties.",
        "After Black plays I and White J (if White can), S has one liberty.",
        "Black plays I and threatens to capture S by a last move; of White's moves only J can prevent it.",
        "    After White J, Black can capture S by a last move.",
    ] {
        assert!(words.contains(sentence), "{sentence}\n{words}");
    }
    assert!(run(&["rules", "draw", "capture_win_3_1"]).contains("S is the string at C1"));
    assert!(run(&["rules", "list"]).contains("connect_win_1_1"));
    // Positions without an answer: two stones a knight's move apart. Two rules leave three moves each, and these have two in common.
    let position = folder.path().join("position.sgf");
    std::fs::write(&position, "(;GM[1]SZ[9]AB[cg][ef])").unwrap();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/trees/rules/tactics.pl");
    let found = run(&["rules", "match", file, position.to_str().unwrap()]);
    let told = "together: Black threatens to connect E4 with C3 within 3 plies; of all White's moves only D4 or D3 can prevent it.";
    assert!(found.contains(told), "{found}");
    assert_eq!(found.matches("connect_forced_3_1").count(), 2, "{found}");
    assert!(found.contains(
        "connect_win_3_1: Black plays D3 and will connect E4 with C3, within 3 plies. (S = E4, T = C3, I = D3, J = "
    ));
    let drawn = run(&["rules", "match", "--draw", file, position.to_str().unwrap()]);
    assert!(drawn.contains(" 3 . . X i ") && drawn.contains("S is the string at E4\n"), "{drawn}");
    let json = run(&["rules", "match", "--format", "json", file, position.to_str().unwrap()]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let all = json["matches"].as_array().unwrap();
    assert!(all.iter().all(|found| found["bindings"]["S"] == found["strings"][0]), "{json}");
}

/// Letters stand on empty points alone; what shows no letter of its own is told below the drawing.
#[test]
fn drawings_hide_no_stones() {
    for rule in shipped().iter().filter(|rule| rule.plies <= 3) {
        let Some(example) = example(rule) else { continue };
        let text = example.draw(rule);
        let stones = |text: &str, stone: char| {
            let rows = text.lines().skip(1).filter(|line| line.starts_with(' ') || line.starts_with(char::is_numeric));
            rows.flat_map(str::chars).filter(|&c| c == stone).count()
        };
        for (colour, stone) in [(Colour::Black, 'X'), (Colour::White, 'O')] {
            let there = example.board.points().filter(|&p| example.board.at(p).colour() == Some(colour)).count();
            assert_eq!(stones(&text, stone), there, "{}\n{text}", rule.name);
        }
        for slot in 0..rule.slot_count() as u8 {
            let name = rule.variable_name(slot);
            let letter = format!(" {} ", name.to_lowercase());
            let is_shown =
                text.lines().any(|line| format!("{line} ").contains(&letter)) || text.contains(&format!("{name} is "));
            assert!(is_shown, "{} {name}\n{text}", rule.name);
        }
    }
}

#[test]
fn drawings() {
    let rules = shipped();
    let mut text = String::new();
    for name in [
        "capture_win_1_1",
        "capture_win_3_1",
        "connect_win_1_1",
        "connect_threat_1_1",
        "connect_lost_2_1",
        "eye_win_1_1",
    ] {
        let rule = rules.iter().find(|rule| rule.name == name).unwrap();
        text += &format!("{name}\n{}\n", example(rule).unwrap().draw(rule));
    }
    golden("rules.txt", &text);
}
