//! Rules from single games: the examples of Kojima and Yoshikawa, in every orientation, proved, and true by another search.
#![cfg(feature = "workbench")]

mod common;
#[path = "common/files.rs"]
mod files;

use files::golden;
use nakade::diagnostics::Source;
use nakade::go::{Board, Colour, Point, Symmetry, diagram};
use nakade::rules::acquire::decide::{Purpose, decide};
use nakade::rules::acquire::play::{self, tournament};
use nakade::rules::acquire::{Knowledge, Lesson, Record, acquire};
use nakade::rules::example::example;
use nakade::rules::matcher::{Matcher, reference};
use nakade::rules::partial;
use nakade::rules::pattern::{Pattern, What};
use nakade::rules::proof;
use nakade::rules::rule::{Aim, Rule, read_rules};
use nakade::rules::theory::Theory;
use nakade::rules::trial::{self, Plan};
use std::sync::Arc;

/// A name, a position, and the moves from it, Black first.
type Game = (&'static str, Aim, &'static str, &'static str);

/// Moves 1 to 5 of section 3.2.2: White's stone is driven to the edge, where three stones are caught. Black's stone at H7 has no part in it.
const FIRST_LINE: Game = (
    "first line",
    Aim::FirstCapture,
    ". . . . . . . . .
     . . . . . . . . .
     . . . . . . . X .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . X . . . .
     . . . X O . . . .
     . . . . . . . . .",
    "F2 E1 D1 F1 G1",
);

const DOUBLE_ATARI: Game = (
    "double atari",
    Aim::FirstCapture,
    ". . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . X . . . . .
     . . . O X . . . .
     . . . . O X . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .",
    "D4 C5 E3",
);

const GETA: Game = (
    "geta",
    Aim::FirstCapture,
    ". . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . X X . . .
     . . . X O . . . .
     . . . X . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .",
    "F4 F5 G5 E4 E3",
);

/// The last steps of a ladder.
const LADDER: Game = (
    "ladder",
    Aim::FirstCapture,
    ". . . . . . .
     . . . . . . .
     . . . X . . .
     . . X O . . .
     . . X . . . .
     . . . . . . .
     . . . . . . .",
    "E4 D3 D2 E3 F3 E2 E1 F2 G2 F1 G1",
);

const SNAPBACK: Game = (
    "snapback",
    Aim::Capture,
    ". . . . . . .
     . . . . . . .
     . . . . . . .
     . . . . . . .
     . . X X . . .
     . X O O X . .
     . X . . O O O",
    "D1 C1 D1",
);

/// Connect and die: the stones on the edge may be connected, and are caught with those that they are connected to.
const OI_OTOSHI: Game = (
    "oi-otoshi",
    Aim::Capture,
    ". . . . . . .
     . . . . . . .
     . . . . . . .
     . . . . . . .
     . X X . . . .
     X O O X X X .
     . O . O O . .",
    "F1 C1 A1",
);

/// The same where a stone must be thrown in first: its capture takes a liberty from those that capture it.
const THROW_IN: Game = (
    "oi-otoshi by a throw-in",
    Aim::Capture,
    ". . . . . . .
     . . . . . . .
     . . . . . . .
     X X X . . . .
     X O X . . . .
     . O X . . . .
     . . O . . . .",
    "B1 A1 A2 B1 D1",
);

fn record(game: &Game, symmetry: Symmetry, swapped: bool) -> Record {
    let board = diagram::parse(game.2).unwrap().board;
    let (columns, rows) = (board.columns(), board.rows());
    let turned = |point: Point| symmetry.apply(point, columns, rows);
    let of = |colour: Colour| {
        let stones = board.points().filter(|&p| board.at(p).colour() == Some(colour));
        stones.map(turned).collect::<Vec<_>>()
    };
    let (first, second) = if swapped { (Colour::White, Colour::Black) } else { (Colour::Black, Colour::White) };
    let (black, white) = (of(first), of(second));
    let start = Board::from_stones(columns, rows, &black, &white).unwrap();
    let colours = [first, second].into_iter().cycle();
    let points = game.3.split(' ').map(|name| turned(diagram::point(name, rows).unwrap()));
    Record { start, moves: colours.zip(points.map(Some)).collect() }
}

fn learnt(game: &Game) -> (Knowledge, Lesson) {
    let mut knowledge = Knowledge::new(game.1);
    let lesson = acquire(&mut knowledge, &record(game, Symmetry::IDENTITY, false));
    (knowledge, lesson)
}

fn pattern(rule: &Rule) -> String {
    Pattern::of(rule).unwrap().draw()
}

#[test]
fn traces() {
    let mut text = String::new();
    for game in [&FIRST_LINE, &DOUBLE_ATARI, &GETA, &SNAPBACK, &OI_OTOSHI] {
        text += &format!("== {}\n{}\n", game.0, learnt(game).1.trace);
    }
    golden("acquire.txt", &text);
}

/// Two rules from one example, as in the paper.
#[test]
fn the_capture_on_the_first_line() {
    let (knowledge, lesson) = learnt(&FIRST_LINE);
    let [f2, f3] = lesson.rules.as_slice() else { panic!("{}", lesson.trace) };
    assert_eq!((f2.name.as_str(), f2.plies, f3.name.as_str(), f3.plies), ("f2", 3, "f3", 5));
    for rule in [f2, f3] {
        // The stone that does not help is no part of them.
        let parts = Pattern::of(rule).unwrap().parts();
        assert!(parts.iter().all(|part| part.place.1 > -4), "{}", pattern(rule));
        assert!(parts.iter().any(|part| part.what == What::Edge));
    }
    assert!(lesson.trace.contains("IS = [[5,f1,a,w], [4,f1,d,l]]"), "{}", lesson.trace);
    assert!(lesson.trace.contains("IS = [[5,f1,a,w], [4,f1,d,l], [3,f2,a,w], [2,f1,d,l]]"), "{}", lesson.trace);
    assert_eq!(knowledge.rules().len(), 3);
}

#[test]
fn other_goals_and_shapes() {
    for (game, plies) in [
        (&DOUBLE_ATARI, &[3][..]),
        (&GETA, &[3, 3, 5]),
        (&SNAPBACK, &[3]),
        (&OI_OTOSHI, &[3]),
        (&THROW_IN, &[3, 5]),
        (&LADDER, &[3, 5, 7]),
    ] {
        let (_, lesson) = learnt(game);
        let found: Vec<u8> = lesson.rules.iter().map(|rule| rule.plies).collect();
        assert!(found.starts_with(plies), "{}: {found:?}\n{}", game.0, lesson.trace);
    }
}

/// Where stones are given up, the rule's first move is the sacrifice: the other side can take it at once, and loses the string all the same.
#[test]
fn sacrifices_are_learnt() {
    for (game, wanted) in [(&SNAPBACK, 3), (&THROW_IN, 5)] {
        let (knowledge, lesson) = learnt(game);
        let start = record(game, Symmetry::IDENTITY, false);
        let (mover, Some(first)) = start.moves[0] else { panic!() };
        let rule = lesson.rules.iter().find(|rule| rule.plies == wanted).expect("a rule");
        assert!(knowledge.applications(&start.start, mover).iter().any(|a| a.point == first), "{}", lesson.trace);
        let mut board = start.start.clone();
        board.play(first, mover).unwrap();
        let last = board.atari(first).expect("the stone can be taken");
        assert_eq!(board.play(last, mover.opponent()), Ok(1), "{}", game.0);
        assert!(proof::check(rule, Theory::built_in()).is_ok());
        let report = trial::run(
            std::slice::from_ref(rule),
            &[],
            &Plan { matches: 100, positions: 600, ..Plan::default() },
            |_| true,
        );
        let [matches, wrong, unknown] = report.sums();
        assert!(matches > 10 && wrong == 0 && unknown == 0, "{}: {:?}", game.0, report.sums());
    }
}

/// A rule applies to its own example whichever way the board is turned and whoever has which colour, and a turned example teaches the same.
#[test]
fn rules_have_no_orientation_and_no_colour() {
    for game in [&FIRST_LINE, &DOUBLE_ATARI, &GETA, &SNAPBACK, &OI_OTOSHI, &THROW_IN] {
        let (knowledge, lesson) = learnt(game);
        for (symmetry, swapped) in Symmetry::ALL.into_iter().flat_map(|symmetry| [(symmetry, false), (symmetry, true)])
        {
            let turned = record(game, symmetry, swapped);
            let (mover, first) = turned.moves[0];
            let applications = knowledge.applications(&turned.start, mover);
            assert!(applications.iter().any(|a| Some(a.point) == first), "{} {symmetry:?}", game.0);
            if symmetry.number() % 3 != 2 {
                continue;
            }
            let mut other = Knowledge::new(game.1);
            let again = acquire(&mut other, &turned);
            assert_eq!(again.rules.len(), lesson.rules.len(), "{} {symmetry:?}", game.0);
        }
        // Nothing new is learnt from it again.
        let mut knowledge = knowledge;
        assert!(acquire(&mut knowledge, &record(game, Symmetry::ALL[5], true)).rules.is_empty());
    }
}

#[test]
fn what_is_learnt_is_proved_and_true() {
    let theory = Theory::built_in();
    for game in [&FIRST_LINE, &DOUBLE_ATARI, &GETA, &SNAPBACK, &OI_OTOSHI] {
        let (knowledge, lesson) = learnt(game);
        for rule in knowledge.rules() {
            if let Err(fault) = proof::check(rule, theory) {
                panic!("{}: {fault}", rule.to_text());
            }
        }
        let plan = Plan { matches: 100_000, positions: 160, seed: 5, moves: 2_000_000 };
        let report = trial::run(&lesson.rules, &[], &plan, |_| true);
        let case = report.false_cases.first().map(|case| format!("{:?}\n{}", case.found, case.board));
        let [matches, wrong, _] = report.sums();
        assert_eq!(wrong, 0, "{}: {case:?}", game.0);
        assert!(matches >= 20, "{}: {matches}", game.0);
    }
}

/// Every part of a proved pattern that is added by refinement is needed, and with other claims the proof fails.
#[test]
fn false_patterns_are_not_proved() {
    let read = |text: &str| read_rules(&Arc::new(Source::new("x", text))).0.remove(0);
    for (text, why) in [
        // The string has a third liberty.
        (
            "rule(a, win(capture(S), 3, I), searched) :- string(S, enemy),
                pattern(I, S, [enemy(0, 1), friend(-1, 1), empty(1, 1), empty(0, 2)]).",
            "a ladder is not over in three plies",
        ),
        // Black's stone may be in atari itself.
        (
            "rule(b, win(first_capture, 3, I), searched) :- string(S, enemy),
                pattern(I, S, [enemy(0, 1), friend(-1, 1), friend(-1, 2), edge(0, 2), empty(1, 1), friend(2, 1), friend(1, 0), edge(1, 2)]).",
            "White may capture first",
        ),
        // Nothing is known of what joins the string.
        (
            "rule(c, win(capture(S), 1, I), searched) :- string(S, enemy),
                pattern(I, S, [enemy(0, 1), friend(-1, 1), friend(1, 1)]).",
            "the string is open",
        ),
        // A stone where the move should be is no pattern at all, so it is left out below; here the string is not the one that is named.
        (
            "rule(f, win(capture(T), 1, I), searched) :- string(S, enemy), string(T, enemy),
                pattern(I, S, [enemy(0, 1), friend(-1, 1), friend(1, 1), edge(0, 2)]).",
            "another string",
        ),
        // The move is not where the pattern is.
        (
            "rule(d, win(capture(S), 1, J), searched) :- string(S, enemy), neighbour(I, J),
                pattern(I, S, [enemy(0, 1), friend(-1, 1), friend(1, 1), edge(0, 2)]).",
            "another move",
        ),
    ] {
        assert!(partial::check(&read(text), 100_000).is_err(), "{why}");
    }
    let occupied =
        "rule(g, win(capture(S), 1, I), searched) :- string(S, enemy), pattern(I, S, [enemy(0, 1), friend(0, 0)]).";
    assert!(read_rules(&Arc::new(Source::new("x", occupied))).0.is_empty());
    let true_rule = read(
        "rule(e, win(capture(S), 1, I), searched) :- string(S, enemy),
            pattern(I, S, [enemy(0, 1), friend(-1, 1), friend(1, 1), edge(0, 2)]).",
    );
    assert!(partial::check(&true_rule, 100_000).is_ok());
}

/// Random patterns, cut out of random positions: whatever is proved of them is true wherever they are put.
#[test]
fn proofs_of_random_patterns_hold_on_whole_boards() {
    let mut random = common::Random(11);
    let mut proved = Vec::new();
    for number in 0..6_000 {
        let board = trial::position(&[], number, 17);
        if board.columns() > 7 {
            continue;
        }
        let points: Vec<Point> =
            board.points().filter(|&p| board.atari(p).is_none() && board.liberty_count(p) == 2).collect();
        let Some(stone) = random.choose(&points) else { continue };
        let liberties: Vec<Point> = board.liberties(stone).iter().collect();
        let origin = liberties[random.below(2)];
        let friend = board.at(stone).colour().unwrap().opponent();
        let aim = if random.below(2) == 0 { Aim::Capture } else { Aim::FirstCapture };
        let text = cut_out(&board, stone, origin, friend, aim, &mut random);
        let Some(rule) = read_rules(&Arc::new(Source::new("x", text))).0.pop() else { continue };
        if partial::check(&rule, 20_000).is_ok() {
            proved.push(Rule { name: format!("r{}", proved.len()), ..rule });
        }
    }
    assert!(proved.len() > 30, "{}", proved.len());
    let plan = Plan { matches: 100_000, positions: 2_000, seed: 8, moves: 1_000_000 };
    let report = trial::run(&proved, &[], &plan, |_| true);
    let case = report.false_cases.first();
    let case = case.map(|case| format!("{}\n{:?}\n{}", proved[case.found.rule].to_text(), case.found, case.board));
    assert_eq!(report.sums()[1], 0, "{}", case.unwrap_or_default());
    assert!(report.sums()[0] > 300, "{:?}", report.sums());
}

/// A rule whose pattern is what stands near a string, some of it left out.
fn cut_out(
    board: &Board,
    stone: Point,
    origin: Point,
    friend: Colour,
    aim: Aim,
    random: &mut common::Random,
) -> String {
    let string: Vec<Point> = board.stones(stone).collect();
    let mut places = std::collections::BTreeSet::new();
    for point in string.iter().copied().chain(board.liberties(stone).iter()) {
        let (x, y) = (point.x() as i8, point.y() as i8);
        places.extend([(x, y), (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]);
    }
    let parts = places.into_iter().filter_map(|place| {
        let (x, y) = (place.0 - origin.x() as i8, place.1 - origin.y() as i8);
        let least = if random.below(2) == 0 { String::new() } else { format!(", {}", 2 + random.below(2)) };
        let is_out = random.below(12) == 0;
        let part = match nakade::rules::pattern::point(board, place) {
            None => format!("edge({x}, {y})"),
            Some(point) => match board.at(point).colour() {
                None => format!("empty({x}, {y})"),
                Some(colour) if colour == friend => format!("friend({x}, {y}{least})"),
                Some(_) => format!("enemy({x}, {y})"),
            },
        };
        (!is_out).then_some(part)
    });
    let parts: Vec<String> = parts.collect();
    let goal = if aim == Aim::Capture { "capture(S)" } else { "first_capture" };
    let everywhere = 2 + random.below(2);
    let of_all = if aim == Aim::Capture { String::new() } else { format!(", all_at_least(friend, {everywhere})") };
    format!("rule(a, win({goal}, 3, I), searched) :- string(S, enemy), pattern(I, S, [{}]){of_all}.", parts.join(", "))
}

#[test]
fn rules_are_files_like_others() {
    let mut all = Vec::new();
    for game in [&FIRST_LINE, &GETA] {
        all.extend(learnt(game).1.rules);
    }
    for (number, rule) in all.iter_mut().enumerate() {
        rule.name = format!("r{number}");
        let text = rule.to_text();
        let (again, findings) = read_rules(&Arc::new(Source::new("x", text.clone())));
        assert!(findings.is_empty(), "{findings:?}");
        assert_eq!((again[0].to_text(), &again[0].conditions), (text, &rule.conditions));
        let example = example(rule).expect("a pattern is its own example");
        assert!(example.draw(rule).contains("S is the string at"));
    }
    let matcher = Matcher::new(&all);
    for number in 0..60 {
        let mut board = trial::position(&[], number, 3);
        if board.columns() <= 9 {
            assert_eq!(matcher.matches(&mut board), reference(&all, &mut board));
        }
    }
}

/// Algorithm 1, step by step.
#[test]
fn decisions() {
    let (knowledge, _) = learnt(&FIRST_LINE);
    let choose = |game: &Game, moves: usize| {
        let record = record(game, Symmetry::IDENTITY, false);
        let mut board = record.start;
        for &(colour, point) in &record.moves[..moves] {
            board.play(point.unwrap(), colour).unwrap();
        }
        let mover = record.moves[moves].0;
        let (point, purpose) = decide(&knowledge, &board, mover, &mut |_| 0).unwrap();
        (diagram::name(point, board.rows()).unwrap(), purpose)
    };
    assert_eq!(choose(&FIRST_LINE, 4), ("G1".into(), Purpose::Attack(0)));
    assert_eq!(choose(&FIRST_LINE, 3), ("F1".into(), Purpose::Defence(0)));
    assert_eq!(choose(&FIRST_LINE, 2).1, Purpose::Attack(1));
    assert_eq!(choose(&FIRST_LINE, 0), ("F2".into(), Purpose::Attack(2)));
    assert_eq!(choose(&DOUBLE_ATARI, 0).1, Purpose::Chance);
    // White, to move where f3 threatens.
    let position = record(&FIRST_LINE, Symmetry::IDENTITY, false).start;
    let (point, purpose) = decide(&knowledge, &position, Colour::White, &mut |_| 0).unwrap();
    assert_eq!(purpose, Purpose::Defence(2));
    let mut after = position.clone();
    after.play(point, Colour::White).unwrap();
    assert!(knowledge.applications(&after, Colour::Black).is_empty());
}

#[test]
fn nothing_is_learnt_where_nothing_was_forced() {
    let mut knowledge = Knowledge::new(Aim::FirstCapture);
    // White plays elsewhere while in atari.
    let blunder = (FIRST_LINE.0, FIRST_LINE.1, FIRST_LINE.2, "F2 A9 E1");
    assert!(acquire(&mut knowledge, &record(&blunder, Symmetry::IDENTITY, false)).rules.is_empty());
    // Nothing is captured at all.
    let quiet = (FIRST_LINE.0, FIRST_LINE.1, FIRST_LINE.2, "F2 E1");
    assert!(acquire(&mut knowledge, &record(&quiet, Symmetry::IDENTITY, false)).rules.is_empty());
}

/// White's five stones have an eye within and a liberty without. When that is filled nothing helps, wherever White plays.
#[test]
fn a_move_where_none_helps_is_a_defence() {
    let game = |aim, moves| {
        let board = "X X X . .
                     O O X . .
                     . O X . .
                     O O . . .
                     X X X . .";
        ("in vain", aim, board, moves)
    };
    for aim in [Aim::Capture, Aim::FirstCapture] {
        let (_, lesson) = learnt(&game(aim, "C2 E5 A3"));
        assert_eq!(lesson.rules.iter().map(|rule| rule.plies).collect::<Vec<_>>(), [3], "{}", lesson.trace);
        assert!(lesson.trace.contains("Black threatens atari(White); no move of White takes it away"));
        assert!(proof::check(&lesson.rules[0], Theory::built_in()).is_ok());
    }
    // Before that White could have played at C2.
    assert!(learnt(&game(Aim::Capture, "E5 D5 C2 E4 A3")).1.rules.len() == 1);
}

/// Black's strings at A5 and at C5 are both taken by the last move. Black tried to save the first, and so the game was about it.
#[test]
fn of_several_strings_taken_one_is_what_the_game_was_about() {
    let text = "(;GM[1]FF[4]SZ[7]AB[aa][da][ea][fa][fb][ac][cc][ec][fc][bd][dd][ed][fd][ae][de][fe][df][ef][bg]
        AW[ga][ab][bb][cb][db][gb][dc][gc][gd][be][ce][ge][af][ff][ag][dg][eg][fg];W[bc];B[ad];W[cd])";
    let record = Record::of(&nakade::sgf::read("x.sgf", text.as_bytes()).games[0]).unwrap();
    let mut knowledge = Knowledge::new(Aim::Capture);
    let lesson = acquire(&mut knowledge, &record);
    assert_eq!(lesson.rules.len(), 1, "{}", lesson.trace);
    assert!(knowledge.applications(&record.start, Colour::White).iter().any(|a| Some(a.point) == record.moves[0].1));
}

/// White's last defence joins two strings. What is thought of, had White played elsewhere, is about the one that the game took.
#[test]
fn a_line_thought_of_is_about_the_same_string() {
    let text = "(;GM[1]FF[4]SZ[9]AB[ib][gc][hc][ic][he][ie]AW[ia][gb][hb][hd][id];B[fb];W[ga];B[fa];W[ea];B[ha])";
    let record = Record::of(&nakade::sgf::read("x.sgf", text.as_bytes()).games[0]).unwrap();
    let mut knowledge = Knowledge::new(Aim::Capture);
    let lesson = acquire(&mut knowledge, &record);
    assert_eq!(lesson.rules.iter().map(|rule| rule.plies).collect::<Vec<_>>(), [3, 5, 5], "{}", lesson.trace);
}

#[test]
fn playing_gets_better_by_learning() {
    let weak = Knowledge::new(Aim::FirstCapture);
    let mut player = weak.clone();
    let before = tournament(&player, &weak, 9, 400, 1 << 32);
    play::learn(&mut player, 9, 150, 1, |_, _| true);
    let after = tournament(&player, &weak, 9, 400, 1 << 32);
    assert!(player.rules().len() > 3, "{}", player.rules().len());
    assert!(after.won > before.won + 30, "{before:?} {after:?}");
}

#[test]
fn games_are_read_from_sgf() {
    let read = |text: &str| {
        let parsed = nakade::sgf::read("x.sgf", text.as_bytes());
        Record::of(&parsed.games[0])
    };
    let game = read("(;SZ[9]AB[dh][eg][hc]AW[eh];B[fh];W[ei];B[di](;W[fi];B[gi])(;W[aa]))").unwrap();
    assert_eq!(game.moves.len(), 5);
    assert_eq!(game.start, record(&FIRST_LINE, Symmetry::IDENTITY, false).start);
    assert_eq!(read("(;SZ[9];B[aa];W[];B[tt];W[aa])").unwrap().moves.len(), 3);
    assert_eq!(read("(;SZ[9];B[zz])").unwrap().moves.len(), 0);
    assert_eq!(read("(;B[aa];AW[bb];B[cc])").unwrap().moves.len(), 1);
    let cut_off = nakade::sgf::read("x.sgf", b"(;SZ[9];B[aa];W[aa];B[bb])");
    let (record, fault) = Record::read(&cut_off.games[0]).unwrap();
    assert_eq!((record.moves.len(), fault.as_deref()), (1, Some("move 2, W[aa], cannot be played")));
    for faulty in ["(;SZ[99])", "(;SZ[x])", "(;SZ[9]AB[aa]AW[ab][ba])", "(;SZ[0])"] {
        assert!(read(faulty).is_err(), "{faulty}");
    }
}

/// From a game to a file of rules, and what can be done with it.
#[cfg(feature = "app")]
#[test]
fn the_command_learns_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let command = std::process::Command::new(env!("CARGO_BIN_EXE_nakade"))
            .args(arguments)
            .current_dir(folder.path())
            .output()
            .unwrap();
        (command.status.code(), String::from_utf8(command.stdout).unwrap())
    };
    let game = "(;SZ[9]AB[dh][eg][hc]AW[eh];B[fh];W[ei];B[di];W[fi];B[gi])";
    std::fs::write(folder.path().join("game.sgf"), game).unwrap();
    let (code, trace) = run(&["rules", "acquire", "game.sgf", "--out", "rules.pl", "--trace"]);
    assert_eq!(code, Some(0));
    assert!(trace.contains("IS = [[5,f1,a,w], [4,f1,d,l], [3,f2,a,w], [2,f1,d,l]]"), "{trace}");
    // The file is one of rules like any other.
    let (code, report) = run(&["rules", "check", "rules.pl", "--matches", "40", "--positions", "200"]);
    assert!(code == Some(0) && report.contains("3 proofs hold"), "{report}");
    assert!(run(&["rules", "list", "--rules", "rules.pl"]).1.contains("f3"));
    assert!(run(&["rules", "draw", "f3", "--rules", "rules.pl"]).1.contains("S is the string at"));
    let (_, words) = run(&["rules", "explain", "f2", "--rules", "rules.pl"]);
    assert!(
        words.contains("before anything of its own is captured, within 3 plies") && words.contains("P O V V"),
        "{words}"
    );
    // What is known already is not learnt again; the trace of rules on standard output is a comment.
    let (code, text) = run(&["rules", "acquire", "game.sgf", "--rules", "rules.pl", "--trace"]);
    let (rules, findings) = read_rules(&Arc::new(Source::new("x", text)));
    assert!(code == Some(1) && rules.len() == 3 && findings.is_empty());
    assert_eq!(run(&["rules", "acquire", "missing.sgf"]).0, Some(2));
    let (code, json) = run(&["rules", "play", "--learn", "20", "--games", "40", "--format", "json"]);
    assert!(code == Some(0) && json.contains("\"before\""), "{json}");
}
