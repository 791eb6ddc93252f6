//! The concepts of Go: their example positions in every engine, what is said of random positions against reading of another kind, and the
//! labels of the built-in shapes.
#![cfg(feature = "prolog")]

#[path = "common/asking.rs"]
mod asking;
mod common;
#[path = "common/shared.rs"]
mod shared;

use asking::{STEPS, compare, facts, random_position, session, swi, wanted};
use common::Random;
use nakade::facts::{CONCEPTS, Entry, Positions, Words, documented, examples, snapshot};
use nakade::go::{Board, Cell, Colour, Point};
use nakade::logic::{Symbol, Term, Variable};
use nakade::prolog::{Knowledge, Native, Question, not_native};
use nakade::runtime::{self, Board as _, Content, Snapshot};
use std::collections::BTreeSet;
use std::sync::Arc;

fn native(board: &Snapshot) -> Native {
    let mut positions = Positions::new();
    positions.push(board.clone());
    Native::new(Arc::new(positions), &Knowledge::of_background())
}

/// The extension of a predicate, in the order of its proofs.
fn extension(native: &Native, name: &str, arity: usize) -> Vec<Vec<Term>> {
    let arguments: Vec<String> = (0..arity).map(|place| format!("A{place}")).collect();
    let goal = format!("{name}({})", arguments.join(","));
    let question = Question::read(&goal, &Knowledge::of_background()).expect("a goal");
    assert_eq!(not_native(&question, &Knowledge::of_background()), None, "{goal}");
    let mut found = Vec::new();
    let result = native.ask(0, &question, 10 * STEPS, &mut |answer| {
        found.push(answer.bindings.into_iter().map(|(_, value)| value).collect());
        true
    });
    assert_eq!(result, Ok(()), "{goal}\n{}", facts(native.position(0)));
    found
}

fn is_concept(entry: &Entry) -> bool {
    entry.is_for_use && CONCEPTS.iter().any(|file| file.name == entry.file)
}

#[test]
fn examples_hold_in_every_engine() {
    let mut session = session(Knowledge::of_background());
    let mut without_swi = false;
    for example in examples().unwrap_or_else(|faults| panic!("{}", faults.join("\n"))) {
        let native = native(&example.position);
        session.set_position(&example.position);
        let goals: Vec<String> = example.checks.iter().map(|(.., goal)| format!("\\+ \\+ {}", Grouped(goal))).collect();
        let swi = if without_swi { None } else { swi(&example.position, "", &goals) };
        without_swi |= swi.is_none();
        for (number, (goal, (holds, written, _))) in goals.iter().zip(&example.checks).enumerate() {
            let question =
                Question::read(goal, &Knowledge::of_background()).unwrap_or_else(|f| panic!("{goal}: {f:?}"));
            assert_eq!(native.count(0, &question, STEPS), Ok(u64::from(*holds)), "{written}: {}", example.caption);
            let (answers, _, trouble) = session.all(&question);
            assert!(trouble.is_none(), "{written}: {trouble:?}");
            assert_eq!(answers.len(), usize::from(*holds), "{written} in Scryer");
            if let Some(swi) = &swi {
                assert_eq!(swi[number].len(), usize::from(*holds), "{written} in SWI-Prolog");
            }
        }
    }
}

/// A goal in parentheses.
struct Grouped<'a>(&'a Term);

impl std::fmt::Display for Grouped<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names = |variable: Variable| format!("_V{}", variable.0);
        let text = nakade::logic::writer::Writer { names: &names, ..Default::default() }.text(self.0);
        write!(f, "( {text} )")
    }
}

/// Goals with a predicate: all arguments open, and some of them given, drawn from its extension or not.
fn goals(random: &mut Random, native: &Native, each: usize) -> Vec<String> {
    let mut goals = Vec::new();
    for entry in documented().iter().filter(|entry| is_concept(entry) && entry.types().iter().all(Option::is_some)) {
        let arity = entry.arguments.len();
        let tuples = extension(native, entry.name.as_str(), arity);
        for number in 0..each {
            let bound = if number == 0 { 0 } else { random.below(1 << arity) };
            let arguments = (0..arity).map(|place| {
                let value = tuples.get(random.below(tuples.len().max(1))).map(|tuple| tuple[place].to_string());
                let free = format!("A{place}");
                if bound >> place & 1 == 0 {
                    free
                } else {
                    value.map_or(free, |value| {
                        if value.contains(',') && !value.ends_with(')') { format!("({value})") } else { value }
                    })
                }
            });
            goals.push(format!("{}({})", entry.name, arguments.collect::<Vec<_>>().join(",")));
        }
    }
    goals
}

#[test]
fn engines_agree_on_concepts() {
    let mut random = Random(41);
    let mut session = session(Knowledge::of_background());
    for number in 0..wanted(3) {
        let size = 3 + (number % 3) as u8;
        let board = random_position(&mut random, size, size + (number % 2) as u8);
        let goals = goals(&mut random, &native(&board), 3);
        compare(&mut session, &board, &goals, number % 3 == 0);
    }
}

/// A board for reading: the friend is black.
fn playable(position: &Snapshot) -> Board {
    let stones = |content: Content| {
        runtime::points(position.columns(), position.rows())
            .filter(|&p| position.content(p) == content)
            .collect::<Vec<_>>()
    };
    Board::from_stones(position.columns(), position.rows(), &stones(Content::Friend), &stones(Content::Enemy))
        .expect("a legal position")
}

/// The board after a move by one who has a threat for every ko.
fn played_anyhow(board: &Board, point: Point, colour: Colour) -> Option<Board> {
    let mut after = board.clone();
    if after.play(point, colour).is_ok() {
        return Some(after);
    }
    // Without the memory of a ko.
    let stones = |colour: Colour| board.points().filter(|p| board.at(*p) == colour.into()).collect::<Vec<_>>();
    let mut after =
        Board::from_stones(board.columns(), board.rows(), &stones(Colour::Black), &stones(Colour::White)).ok()?;
    after.play(point, colour).ok().map(|_| after)
}

fn liberties(board: &Board, point: Point) -> Vec<Point> {
    let colour = board.at(point);
    let (mut string, mut found) = (vec![point], BTreeSet::new());
    let mut at = 0;
    while at < string.len() {
        for next in Point::NEIGHBOURS.map(|offset| string[at].offset(offset)) {
            if board.at(next) == colour && !string.contains(&next) {
                string.push(next);
            } else if board.at(next) == Cell::Empty {
                found.insert(next);
            }
        }
        at += 1;
    }
    found.into_iter().collect()
}

/// What stands where.
fn cells(board: &Board) -> Vec<Cell> {
    board.points().map(|point| board.at(point)).collect()
}

/// Whether the attacker, to move, captures the string by ataris, whatever its owner plays, anywhere on the board. Who comes back to a position
/// on the path has not captured anything.
fn falls(board: &Board, stone: Point, owner: Colour, path: &mut Vec<Vec<Cell>>) -> bool {
    let now = cells(board);
    if path.contains(&now) {
        return false;
    }
    path.push(now);
    let falls = match liberties(board, stone)[..] {
        [last] => board.clone().play(last, owner.opponent()).is_ok(),
        [a, b] => [a, b].iter().any(|&liberty| {
            let mut after = board.clone();
            after.play(liberty, owner.opponent()).is_ok() && is_lost(&after, stone, owner, path)
        }),
        _ => false,
    };
    path.pop();
    falls
}

/// Whether the owner, to move, loses the string whatever it plays.
fn is_lost(board: &Board, stone: Point, owner: Colour, path: &mut Vec<Vec<Cell>>) -> bool {
    let mut passed = board.clone();
    passed.pass();
    falls(&passed, stone, owner, path)
        && board
            .points()
            .all(|point| played_anyhow(board, point, owner).is_none_or(|after| falls(&after, stone, owner, path)))
}

fn point(value: &Term) -> Point {
    match value {
        Term::Integer(number) => Point::from_index(*number as usize),
        _ => panic!("{value}"),
    }
}

/// What is read of ataris alone, with answers at the last liberty or by taking a string beside, is what comes out if the owner may play anywhere.
#[test]
fn what_is_said_to_be_captured_is() {
    let mut random = Random(11);
    let mut counts = [0; 4];
    for _ in 0..wanted(30) {
        let size = 4;
        let position = random_position(&mut random, size, size);
        let (native, board) = (native(&position), playable(&position));
        let owner =
            |group: Point| if position.content(group) == Content::Friend { Colour::Black } else { Colour::White };
        let capturable: Vec<Point> = extension(&native, "capturable", 1).iter().map(|tuple| point(&tuple[0])).collect();
        for group in runtime::groups(&position).filter(|&g| position.content(g) != Content::Empty) {
            let truth = falls(&board, group, owner(group), &mut Vec::new());
            assert_eq!(capturable.contains(&group), truth, "{} {group:?}", nakade::go::diagram::draw(&board));
            counts[0] += usize::from(truth);
        }
        for (place, name) in ["ladder", "net", "snapback", "connect_and_die"].into_iter().enumerate() {
            for tuple in extension(&native, name, 2) {
                let (at, group) = (point(&tuple[0]), point(&tuple[1]));
                let mut after = board.clone();
                after.play(at, owner(group).opponent()).expect("a legal move");
                assert!(
                    is_lost(&after, group, owner(group), &mut Vec::new()),
                    "{name} {tuple:?}\n{}",
                    nakade::go::diagram::draw(&board)
                );
                counts[place.min(3)] += usize::from(place > 0);
            }
        }
    }
    println!("{counts:?}");
    assert!(counts[0] > 0, "{counts:?}");
}

/// The vital points of whole shapes are those that an exhaustive search found.
#[test]
fn vital_points_are_those_of_the_labels() {
    let mut found = 0;
    for problem in nakade::experiment::nakade_problems().problems {
        let position = snapshot(&problem);
        let native = native(&position);
        let shapes = extension(&native, "nakade", 3);
        for tuple in &shapes {
            let vital = point(&tuple[0]);
            let label = problem.moves.iter().find(|first| first.point == Some(vital));
            assert!(
                label.is_some_and(|first| first.verdict == nakade::problem::Verdict::Correct),
                "{} {tuple:?}",
                problem.id
            );
            found += 1;
        }
    }
    assert!(found > 20, "{found}");
}

/// A move of Prolog is a move of the board.
#[test]
fn positions_after_moves_are_those_of_the_board() {
    let mut random = Random(3);
    let knowledge = Knowledge::of_background();
    for number in 0..wanted(10) {
        let size = 2 + (number % 5) as u8;
        let position = random_position(&mut random, size, size);
        let (native, mut board) = (native(&position), playable(&position));
        let (mut term, mut colour) = (String::from("now"), Colour::Black);
        for _ in 0..8 {
            let side = if colour == Colour::Black { "friend" } else { "enemy" };
            let question = Question::read(&format!("play({term}, {side}-P, A)"), &knowledge).expect("a goal");
            let mut moves = Vec::new();
            let result = native.ask(0, &question, STEPS, &mut |answer| {
                moves.push((answer.bindings[0].1.clone(), answer.bindings[1].1.clone()));
                true
            });
            assert_eq!(result, Ok(()));
            let legal: Vec<Point> = board.points().filter(|point| board.clone().play(*point, colour).is_ok()).collect();
            let names: Vec<String> = legal.iter().map(|point| Words::get().point(*point).to_string()).collect();
            assert_eq!(moves.iter().map(|(point, _)| point.to_string()).collect::<Vec<_>>(), names, "{term}");
            let Some(chosen) = random.choose(&(0..moves.len()).collect::<Vec<_>>()) else { break };
            board.play(legal[chosen], colour).expect("a legal move");
            term = nakade::prolog::value_text(&moves[chosen].1);
            let question = Question::read(&format!("colour_at({term}, P, C)"), &knowledge).expect("a goal");
            let mut stones = 0;
            let result = native.ask(0, &question, STEPS, &mut |answer| {
                let words = Words::get();
                let value = nakade::interpretation::Value::of(&answer.bindings[0].1).expect("a point");
                let point = words.as_point(value, &position).expect("a point");
                let content = match board.at(point) {
                    Cell::Black => "friend",
                    Cell::White => "enemy",
                    _ => "empty",
                };
                assert_eq!(answer.bindings[1].1, Term::Atom(Symbol::new(content)), "{term} {point:?}");
                stones += 1;
                true
            });
            assert_eq!((result, stones), (Ok(()), usize::from(size) * usize::from(size)));
            colour = colour.opponent();
        }
    }
}

fn string(board: &Board, point: Point) -> Vec<Point> {
    let mut string = vec![point];
    let mut at = 0;
    while at < string.len() {
        for next in Point::NEIGHBOURS.map(|offset| string[at].offset(offset)) {
            if board.at(next) == board.at(point) && !string.contains(&next) {
                string.push(next);
            }
        }
        at += 1;
    }
    string
}

/// What is said to be connected is, wherever the other side plays, and what is not said to be is not.
#[test]
fn virtual_connections_hold_against_every_move() {
    let mut random = Random(19);
    let mut found = 0;
    for number in 0..wanted(80) {
        let size = 3 + (number % 3) as u8;
        let position = random_position(&mut random, size, size + 1);
        let (native, board) = (native(&position), playable(&position));
        let said: Vec<(Point, Point)> = extension(&native, "virtual_connection", 2)
            .iter()
            .map(|tuple| (point(&tuple[0]), point(&tuple[1])))
            .collect();
        let joined = |board: &Board, a: Point, b: Point, owner: Colour| {
            board.at(a) == owner.into()
                && board.at(b) == owner.into()
                && board.points().any(|point| {
                    let mut after = board.clone();
                    after.play(point, owner).is_ok() && string(&after, a).contains(&b) && liberties(&after, a).len() > 1
                })
        };
        let groups: Vec<Point> =
            runtime::groups(&position).filter(|&g| position.content(g) != Content::Empty).collect();
        for &a in &groups {
            for &b in groups.iter().filter(|&&b| b != a && position.content(b) == position.content(a)) {
                let owner = if position.content(a) == Content::Friend { Colour::Black } else { Colour::White };
                let holds = joined(&board, a, b, owner)
                    && board.points().all(|point| {
                        played_anyhow(&board, point, owner.opponent()).is_none_or(|after| joined(&after, a, b, owner))
                    });
                assert_eq!(said.contains(&(a, b)), holds, "{a:?} {b:?}\n{}", nakade::go::diagram::draw(&board));
                found += usize::from(holds);
            }
        }
    }
    assert!(found > 10, "{found}");
}

/// What is alive survives every sequence of moves of the other side, and nothing else does.
#[test]
fn what_is_alive_cannot_be_captured_and_nothing_else() {
    let mut random = Random(23);
    let mut found = 0;
    for _ in 0..wanted(60) {
        let position = random_position(&mut random, 4, 3);
        let (native, board) = (native(&position), playable(&position));
        let alive: Vec<Point> = extension(&native, "alive", 1).iter().map(|tuple| point(&tuple[0])).collect();
        for owner in [Colour::Black, Colour::White] {
            // All positions that the other side can reach while the owner passes.
            let mut seen: Vec<Vec<Cell>> = Vec::new();
            let mut waiting = vec![board.clone()];
            let mut lost: BTreeSet<Point> = BTreeSet::new();
            while let Some(now) = waiting.pop() {
                if seen.contains(&cells(&now)) {
                    continue;
                }
                seen.push(cells(&now));
                lost.extend(board.points().filter(|&p| board.at(p) == owner.into() && now.at(p) != owner.into()));
                for point in now.points() {
                    waiting.extend(played_anyhow(&now, point, owner.opponent()));
                }
            }
            for group in runtime::groups(&position).filter(|&g| board.at(g) == owner.into()) {
                let survives = string(&board, group).iter().all(|stone| !lost.contains(stone));
                assert_eq!(alive.contains(&group), survives, "{group:?}\n{}", nakade::go::diagram::draw(&board));
                found += usize::from(survives);
            }
        }
    }
    assert!(found > 0, "{found}");
}
