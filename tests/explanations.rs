//! What explanations say of places, directions, stones, liberties and fights is true of the board, and so is what they compare.

#[path = "common/mod.rs"]
mod common;
#[path = "common/position.rs"]
mod position;

use common::Random;
use nakade::experiment::{Heuristic, built_in_problems, explain_ensemble};
use nakade::facts::{GoBackground, Positions, Sentences, Words};
use nakade::go::{Board, Cell, Point};
use nakade::interpretation::{Background as _, Value};
use nakade::logic::Symbol;
use nakade::problem::Problem;
use nakade::runtime::{self, Board as _, Content, Snapshot, prospect};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

/// The point with a name such as D18.
fn point(name: &str, size: u8) -> Point {
    let (letter, row) = name.split_at(1);
    let column = "ABCDEFGHJKLMNOPQRSTUVWXYZ".find(letter).expect("a column") as u8;
    Point::new(column, size - row.parse::<u8>().expect("a row"))
}

/// What words before "from" say: steps to the right and down.
fn displacement(words: &[&str]) -> Option<(i8, i8)> {
    let number = |from_end: usize| words.get(words.len().checked_sub(from_end)?)?.parse::<i8>().ok();
    let (down, used) = match *words.last()? {
        "up" => (-number(2)?, 2),
        "down" => (number(2)?, 2),
        _ => (0, 0),
    };
    let rest = &words[..words.len() - used];
    let rest = if used > 0 && rest.last() == Some(&"and") { &rest[..rest.len() - 1] } else { rest };
    let right = match rest {
        [.., number, "to", "the", "right"] => number.parse::<i8>().ok()?,
        [.., number, "to", "the", "left"] => -number.parse::<i8>().ok()?,
        _ => 0,
    };
    Some((right, down))
}

/// Checks the places and directions, and the stones and liberties, that a text names; how many of either it found.
fn check(text: &str, board: &Board, problem: &Problem) -> [usize; 2] {
    let words: Vec<&str> = text.split_whitespace().map(|word| word.trim_end_matches(['.', ',', ';'])).collect();
    let size = problem.size;
    let (mut found, mut counts) = (0, 0);
    for at in 1..words.len().saturating_sub(2) {
        if let ["there", "is", "the", kind, what, name] = words[at + 1..(at + 7).min(words.len())]
            && matches!(kind, "friendly" | "enemy" | "empty")
            && words[at - 1] == "from"
            && let Some((right, down)) = displacement(&words[..at - 1])
        {
            let from = point(words[at], size);
            let there = Point::new(from.x().wrapping_add_signed(right), from.y().wrapping_add_signed(down));
            let named = point(name, size);
            let wanted = match kind {
                "friendly" => Cell::from(problem.to_move),
                "enemy" => Cell::from(problem.to_move.opponent()),
                _ => Cell::Empty,
            };
            assert_eq!((board.at(there), board.at(named)), (wanted, wanted), "{what} {name}: {text}");
            assert_eq!(board.string_anchor(there), board.string_anchor(named), "{text}");
            assert!(wanted != Cell::Empty || there == named, "{text}");
            found += 1;
        }
        // What has been named before is called by its point alone, and a string of several stones by one of its points.
        let again = match words[at + 1..(at + 6).min(words.len())] {
            ["there", "is", "the", "string", name] => Some((name, true)),
            ["there", "is", name, ..] if name.starts_with(|letter: char| letter.is_ascii_uppercase()) => {
                Some((name, false))
            }
            _ => None,
        };
        if let Some((name, is_string)) = again
            && words[at - 1] == "from"
            && let Some((right, down)) = displacement(&words[..at - 1])
        {
            let from = point(words[at], size);
            let there = Point::new(from.x().wrapping_add_signed(right), from.y().wrapping_add_signed(down));
            let named = point(name, size);
            assert_eq!(board.string_anchor(there), board.string_anchor(named), "{text}");
            assert_eq!(board.stone_count(named) > 1, is_string, "{text}");
            assert!(is_string || there == named, "{text}");
            found += 1;
        }
        // "the enemy stone D4, which has 3 liberties", "the enemy string D4 of 2 stones, which has …".
        if let ["which", "has", number, what @ ("liberty" | "liberties" | "stone" | "stones")] =
            words[at..(at + 4).min(words.len())]
        {
            let name = if words[at - 1] == "stones" { words[at - 4] } else { words[at - 1] };
            let of = point(name, size);
            let is_second_order = words[at + 4..].starts_with(&["of", "the", "second", "order"]);
            let wanted = match what {
                "stone" | "stones" => board.stone_count(of),
                _ if board.at(of) != Cell::Empty => board.liberty_count(of),
                _ => board.neighbours(of).filter(|next| board.at(*next) == Cell::Empty).count(),
            };
            assert!(is_second_order || number.parse() == Ok(wanted), "{wanted} {what} of {name}: {text}");
            counts += usize::from(!is_second_order);
        }
        if let ["it", "is", steps, "steps" | "step", "to", "the", "edge", "going", way] =
            words[at + 1..(at + 10).min(words.len())]
            && words[at - 1].eq_ignore_ascii_case("from")
            && let Ok(steps) = steps.parse::<u8>()
        {
            let from = point(words[at], size);
            let wanted = match way {
                "left" => from.x(),
                "right" => size - 1 - from.x(),
                "up" => from.y(),
                "down" => size - 1 - from.y(),
                other => panic!("{other}: {text}"),
            };
            // Where the axes are open the way is one of theirs, and said to be.
            let is_open = words[at + 10..].starts_with(&["along", "any", "axes"]);
            assert!(is_open || steps == wanted, "{steps} {way}: {text}");
            found += usize::from(!is_open);
        }
    }
    [found, counts]
}

/// Checks what a text says of fights; whether it says something.
fn check_fights(text: &str, board: &Snapshot, size: u8) -> bool {
    // What is denied is of other points than what is said before.
    let parts = text.split(';').flat_map(|part| part.split(", but neither"));
    parts.filter(|part| check_fight(&part.replace("Read far", "read far"), board, size)).count() > 0
}

/// The same of what stands between two semicolons, read on a board that remembers nothing.
fn check_fight(text: &str, board: &Snapshot, size: u8) -> bool {
    let words: Vec<&str> = text.split([' ', '.', ',', ';']).filter(|word| !word.is_empty()).collect();
    let find = |wanted: &[&str]| (0..words.len()).find(|&at| words[at..].starts_with(wanted));
    let Some(of) = find(&["enclosed", "stones", "of", "the"]) else { return false };
    let side = if words[of + 4] == "friendly" { Content::Friend } else { Content::Enemy };
    let number = |marks: &[&str]| words.get(find(marks)? + marks.len()).and_then(|word| word.parse::<u32>().ok());
    // Far ahead the snapshot is asked: a board that remembers nothing would read for minutes.
    let far = find(&["read", "far", "ahead"]);
    let prospect =
        |point: Point| if far.is_some() { board.far_prospect(point, side) } else { prospect(board, point, side) };
    if let Some(at) = far.or(find(&["and", "the", "best", "answers"]))
        && let Some(outlook) = number(&["(won)", "like"])
    {
        let found = prospect(point(words[at - 1], size)).expect(text);
        assert_eq!(found.outlook, outlook, "{text}");
        return true;
    }
    if let Some(at) = find(&["falls", "short"])
        && let Some(behind) = number(&["to", "240", "by"]).or_else(|| number(&["to", "30", "by"]))
    {
        let found = prospect(point(words[at - 1], size)).expect(text);
        assert_eq!(found.behind, behind, "{text}");
        return true;
    }
    if let Some(at) = find(&["is", "no", "move", "in", "a", "fight"]) {
        assert_eq!(prospect(point(words[at - 1], size)), None, "{text}");
        return true;
    }
    false
}

/// Checks that each number is what is said of it in brackets, such as "3 liberties (not fewer than 3)"; how many there are.
fn check_bounds(text: &str) -> usize {
    let words: Vec<&str> = text.split_whitespace().map(|word| word.trim_matches(['(', ')', '.', ',', ';'])).collect();
    let mut found = 0;
    for (at, opening) in text.split_whitespace().enumerate() {
        let denied = opening == "(not";
        let from = if denied { at + 1 } else { at };
        let [first, second, bound] = words[from..(from + 3).min(words.len())] else { continue };
        if !opening.starts_with('(') {
            continue;
        }
        let compare: fn(f64, f64) -> bool = match [first, second] {
            ["fewer" | "less", "than"] => |number, bound| number < bound,
            ["more", "than"] => |number, bound| number > bound,
            ["at", "most"] => |number, bound| number <= bound,
            ["at", "least"] => |number, bound| number >= bound,
            _ if denied => panic!("{text}"),
            _ => continue,
        };
        let number = words[..at].iter().rev().find_map(|word| word.parse().ok()).expect(text);
        let holds = compare(number, bound.parse().expect(text));
        assert_eq!(holds, !denied, "{text}");
        found += 1;
    }
    found
}

#[test]
fn what_is_said_is_true_of_the_board() {
    for (name, wants_fights) in
        [("enclosed-boost", false), ("enclosed-ahead-boost", true), ("enclosed-deep-boost", true)]
    {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("trees/{name}.json"));
        let text = std::fs::read_to_string(&path).expect("a file");
        let Ok(Heuristic::Ensemble(model)) = Heuristic::from_json(&text, &path) else { panic!("an ensemble") };
        let (mut found, mut counts, mut fights, mut bounds, mut denied) = (0, 0, 0, 0, 0);
        for problem in built_in_problems().problems.iter().step_by(90) {
            let board = Board::from_stones(problem.size, problem.size, &problem.black, &problem.white).expect("legal");
            let friend = Cell::from(problem.to_move);
            let seen = Snapshot::read(problem.size, problem.size, |point| match board.at(point) {
                Cell::Empty => Content::Empty,
                cell if cell == friend => Content::Friend,
                _ => Content::Enemy,
            });
            let moves = model.scores(std::slice::from_ref(problem)).expect("scores").remove(0);
            for (point, _) in moves.iter().take(3) {
                let told = explain_ensemble(&model, problem, *point, &moves).expect("an explanation");
                for contribution in told.contributions.iter().chain(&told.margin) {
                    let words = &contribution.words;
                    // Who reads it sees the board, not the axes that a test has chosen.
                    assert!(!words.contains("along axes with"), "{words}");
                    let checked = check(words, &board, problem);
                    (found, counts) = (found + checked[0], counts + checked[1]);
                    fights += usize::from(check_fights(words, &seen, problem.size));
                    bounds += check_bounds(words);
                    denied += usize::from(words.contains("(not "));
                    assert!(!(contribution.yes && words.contains("(not ")), "{words}");
                }
            }
        }
        println!("{name}: {found} places, {counts} counts, {fights} fights, {bounds} bounds, {denied} not kept");
        assert!(found > 500 && counts > 100 && bounds > 1000 && denied > 50, "{found}, {counts}, {bounds}, {denied}");
        assert_eq!(fights > 200, wants_fights, "{fights}");
    }
}

/// The points beside a point.
fn neighbours(point: Point, board: &Snapshot) -> impl Iterator<Item = Point> + use<> {
    let steps = move |other: Point| point.x().abs_diff(other.x()) + point.y().abs_diff(other.y());
    runtime::points(board.columns(), board.rows()).filter(move |&other| steps(other) == 1)
}

/// What is said where a word has no value, found out without it: of the word, an empty point and a side.
fn denial(word: &str, board: &Snapshot, point: Point, side: Content) -> bool {
    let beside = |point| neighbours(point, board);
    let strings = |of: Content| beside(point).filter(move |&next| board.content(next) == of);
    let takes = strings(side.opponent()).any(|next| board.liberty_count(board.group(next)) == 1);
    let is_legal = takes
        || strings(Content::Empty).next().is_some()
        || strings(side).any(|next| board.liberty_count(board.group(next)) > 1);
    match word {
        "captures" | "liberties_after" | "stones_after" => !is_legal,
        "smallest_part" => beside(point).all(|next| board.content(next) == side),
        "extended" => {
            let stone = |at| if at == point { side } else { board.content(at) };
            let after = Snapshot::read(board.columns(), board.rows(), stone);
            takes || after.liberty_count(after.group(point)) != 2
        }
        "weakest" => {
            let near = beside(point).chain(strings(Content::Empty).flat_map(beside));
            !near.into_iter().any(|next| board.content(next) == side)
        }
        "steps_to_weak" => !runtime::points(board.columns(), board.rows()).any(|other| {
            let steps = point.x().abs_diff(other.x()) + point.y().abs_diff(other.y());
            steps <= 3 && board.content(other) == side && board.liberty_count(board.group(other)) <= 2
        }),
        other => panic!("{other}"),
    }
}

#[test]
fn a_word_without_a_value_is_denied_in_words_that_are_true() {
    let mut random = Random(8);
    let sentences = Sentences::of_background();
    let words = Words::get();
    let of_sides =
        ["captures", "liberties_after", "stones_after", "smallest_part", "extended", "weakest", "steps_to_weak"];
    let mut denied: BTreeSet<&str> = BTreeSet::new();
    for round in 0..60 {
        let board = position::random_position(&mut random, 6 + round % 3, 6, 2 + usize::from(round % 8));
        let mut positions = Positions::new();
        let id = positions.push(board.clone());
        let background = GoBackground::new(Arc::new(positions));
        let mut has_none = |name: &'static str, pattern: &[Value]| {
            let name_symbol = Symbol::new(name);
            let given: Vec<bool> = pattern.iter().map(|value| value.is_bound()).collect();
            assert!(sentences.denies(name_symbol, &given), "{name}");
            let mut has_none = true;
            let relation = background.relation(name_symbol, pattern.len()).expect("a relation");
            relation.solve(id, pattern, &mut |_| {
                has_none = false;
                false
            });
            denied.extend(has_none.then_some(name));
            has_none
        };
        let groups: Vec<Point> = runtime::groups(&board).collect();
        for &point in groups.iter().filter(|&&group| board.content(group) == Content::Empty) {
            let empty = words.group(point);
            for (side, name) in [(Content::Friend, "friend"), (Content::Enemy, "enemy")] {
                for word in of_sides {
                    let found = has_none(word, &[empty, Value::atom(name), Value::UNBOUND]);
                    assert_eq!(found, denial(word, &board, point, side), "{word} {point:?} {side:?}");
                }
            }
            assert_eq!(has_none("more_open", &[empty, Value::UNBOUND]), board.region_size(point) > 20);
        }
        let liberties = |group: Point| -> BTreeSet<Point> {
            let around = board.members(group).flat_map(|member| neighbours(member, &board));
            around.filter(|&next| board.content(next) == Content::Empty).collect()
        };
        for &one in &groups {
            for &other in &groups {
                let apart = one == other || liberties(one).is_disjoint(&liberties(other));
                let pattern = [words.group(one), words.group(other), Value::UNBOUND];
                assert_eq!(has_none("shared_liberty_cnt", &pattern), apart, "{one:?} {other:?}");
            }
        }
    }
    assert_eq!(denied.len(), of_sides.len() + 2, "{denied:?}");
}
