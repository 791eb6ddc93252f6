//! What explanations say of places, directions, stones and liberties is true of the board.

#[path = "common/mod.rs"]
mod common;

use nakade::experiment::{Heuristic, built_in_problems, explain_ensemble};
use nakade::go::{Board, Cell, Point};
use nakade::problem::Problem;
use std::path::Path;

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
        // What has been named before is called by its point alone.
        if let ["there", "is", name] = words[at + 1..(at + 4).min(words.len())]
            && name.starts_with(|letter: char| letter.is_ascii_uppercase())
            && words[at - 1] == "from"
            && let Some((right, down)) = displacement(&words[..at - 1])
        {
            let from = point(words[at], size);
            let there = Point::new(from.x().wrapping_add_signed(right), from.y().wrapping_add_signed(down));
            assert_eq!(board.string_anchor(there), board.string_anchor(point(name, size)), "{text}");
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

#[test]
fn places_directions_and_counts_are_those_of_the_board() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("trees/enclosed-boost.json");
    let text = std::fs::read_to_string(&path).expect("a file");
    let Ok(Heuristic::Ensemble(model)) = Heuristic::from_json(&text, &path) else { panic!("an ensemble") };
    let (mut found, mut counts) = (0, 0);
    for problem in built_in_problems().problems.iter().step_by(90) {
        let board = Board::from_stones(problem.size, problem.size, &problem.black, &problem.white).expect("legal");
        let moves = model.scores(std::slice::from_ref(problem)).expect("scores").remove(0);
        for (point, _) in moves.iter().take(3) {
            let told = explain_ensemble(&model, problem, *point, &moves).expect("an explanation");
            for contribution in told.contributions.iter().chain(&told.margin) {
                // Who reads it sees the board, not the axes that a test has chosen.
                assert!(!contribution.words.contains("along axes with"), "{}", contribution.words);
                let checked = check(&contribution.words, &board, problem);
                (found, counts) = (found + checked[0], counts + checked[1]);
            }
        }
    }
    println!("{found} places and directions, {counts} counts");
    assert!(found > 200 && counts > 50, "{found}, {counts}");
}
