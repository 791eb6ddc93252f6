//! The board against the obvious reference, and against the goban crate where it can follow.

mod common;

use common::Random;
use goban::rules::game::Game;
use goban::rules::{CHINESE, GobanSizes, JAPANESE, Move, Rule};
use nakade::go::reference::Reference;
use nakade::go::{Board, Cell, Colour, KoRule, PointSet};

/// All that can be asked of the board, compared with the reference and with a board set up anew.
fn compare(board: &Board, reference: &Reference) {
    let (mut black, mut white, mut empty) = (Vec::new(), Vec::new(), PointSet::new());
    for point in board.points() {
        assert_eq!(board.at(point), reference.at(point));
        match board.at(point) {
            Cell::Black => black.push(point),
            Cell::White => white.push(point),
            _ => assert!(empty.insert(point)),
        }
        let (stones, liberties) = reference.string(point);
        let mut found: Vec<_> = board.stones(point).collect();
        found.sort();
        assert_eq!(found, stones);
        assert_eq!(board.stone_count(point), stones.len());
        assert_eq!(board.liberties(point).iter().collect::<Vec<_>>(), liberties);
        assert_eq!(board.liberty_count(point), liberties.len());
        assert_eq!(board.atari(point), (liberties.len() == 1).then(|| liberties[0]));
        let anchors: Vec<_> = stones.iter().map(|&stone| board.string_anchor(stone)).collect();
        assert!(anchors.iter().all(|&anchor| anchor == anchors[0] && anchor.is_some_and(|a| stones.contains(&a))));
    }
    assert_eq!(board.empty_points().iter().copied().collect::<PointSet>(), empty);
    assert_eq!(board.empty_points().len(), empty.len());
    let again = Board::from_stones(board.columns(), board.rows(), &black, &white).expect("a position of play is legal");
    assert_eq!(&again, board);
    assert_eq!(again.hash(), board.hash());
}

/// Random moves of either colour, legal or not, passes, and runs of moves taken back.
fn wander(columns: u8, rows: u8, steps: usize, random: &mut Random) {
    let mut board = Board::new(columns, rows).expect("a size that can be");
    let mut reference = Reference::new(columns, rows);
    let points: Vec<_> = board.points().collect();
    let mut colour = Colour::Black;
    let mut hashes = vec![board.hash()];
    for step in 0..steps {
        match random.below(40) {
            0 => {
                board.pass();
                reference.pass();
            }
            1 => {
                for _ in 0..random.below(12) {
                    assert_eq!(board.undo(), reference.undo());
                }
                hashes.truncate(board.move_count() + 1);
                assert_eq!(Some(&board.hash()), hashes.last());
                continue;
            }
            _ => {
                let rule = [KoRule::None, KoRule::Simple, KoRule::PositionalSuperko][random.below(3)];
                let Some(point) = random.choose(&points) else { return };
                let hash = board.hash_after(point, colour);
                let played = board.play_by(point, colour, rule);
                assert_eq!(played, reference.play(point, colour, rule), "{point:?} {colour:?} {rule:?}\n{board}");
                if played.is_err() {
                    continue;
                }
                assert_eq!(hash, Some(board.hash()));
            }
        }
        hashes.push(board.hash());
        if random.below(10) > 0 {
            colour = colour.opponent();
        }
        if step % 16 == 0 {
            compare(&board, &reference);
        }
    }
    compare(&board, &reference);
    while board.undo() {}
    assert_eq!(board, Board::new(columns, rows).expect("a size that can be"));
    assert_eq!((board.hash(), board.ko_point()), (0, None));
}

#[test]
fn every_size_agrees_with_the_reference() {
    let mut random = Random(1);
    for columns in 1..=25 {
        for rows in [columns, 1 + random.below(25) as u8] {
            wander(columns, rows, 250, &mut random);
        }
    }
}

#[test]
fn small_boards_agree_with_the_reference_in_long_games() {
    let mut random = Random(2);
    for (columns, rows) in [(1, 1), (1, 2), (1, 5), (2, 1), (2, 2), (2, 3), (3, 2), (3, 3), (4, 3), (5, 5), (6, 4)] {
        for _ in 0..6 {
            wander(columns, rows, 600, &mut random);
        }
    }
}

/// How often the two judged a point of a random game differently.
#[derive(Debug, Default)]
struct Differences {
    judged: usize,
    goban_forbids: usize,
    goban_allows: usize,
}

// The crate has no board of more than 19 lines, and on a rectangle it numbers the points by the height although its rows are as
// long as the width, so that different points fall together: only its squares can be compared.

/// Plays a random game on both; where they judge a move differently, the reference must side with the board.
fn play_both(size: u8, rule: KoRule, goban_rule: Rule, random: &mut Random) -> Differences {
    let mut board = Board::new(size, size).expect("a size that can be");
    let mut reference = Reference::new(size, size);
    let mut game = Game::new(GobanSizes::Custom(usize::from(size), usize::from(size)), goban_rule);
    let mut found = Differences::default();
    let mut colour = Colour::Black;
    for _ in 0..2 * usize::from(size) * usize::from(size) {
        let mut legal = Vec::new();
        for point in board.points() {
            if board.at(point) != Cell::Empty {
                assert!(game.goban().get_color((point.y(), point.x())).is_some());
                continue;
            }
            let ours = board.is_legal(point, colour, rule);
            let theirs = game.check_point((point.y(), point.x())).is_none();
            found.judged += 1;
            if ours != theirs {
                found.goban_forbids += usize::from(ours);
                found.goban_allows += usize::from(theirs);
                assert_eq!(
                    reference.clone().play(point, colour, rule).is_ok(),
                    ours,
                    "{point:?} {colour:?} {reference:?}"
                );
            }
            legal.extend((ours && theirs).then_some(point));
        }
        match random.choose(&legal) {
            Some(point) => {
                board.play_by(point, colour, rule).expect("found legal");
                reference.play(point, colour, rule).expect("found legal");
                game.play(Move::Play(point.y(), point.x()));
            }
            None => {
                board.pass();
                reference.pass();
                game.play(Move::Pass);
                game.resume();
            }
        }
        colour = colour.opponent();
    }
    let stones = |cell| board.points().filter(|&point| board.at(point) == cell).count() as u32;
    assert_eq!(game.goban().number_of_stones(), (stones(Cell::Black), stones(Cell::White)));
    found
}

fn play_both_on_all_sizes(rule: KoRule, goban_rule: Rule, seed: u64) -> Differences {
    let mut random = Random(seed);
    let mut sum = Differences::default();
    for size in 1..=19 {
        for _ in 0..if size < 8 { 30 } else { 3 } {
            let found = play_both(size, rule, goban_rule, &mut random);
            sum.judged += found.judged;
            sum.goban_forbids += found.goban_forbids;
            sum.goban_allows += found.goban_allows;
        }
    }
    println!("goban 0.20, {rule:?}: {sum:?}");
    sum
}

#[test]
fn goban_agrees_under_simple_ko_or_is_wrong() {
    let sum = play_both_on_all_sizes(KoRule::Simple, JAPANESE, 3);
    assert!(sum.judged > 100_000);
}

#[test]
fn goban_agrees_under_superko_or_is_wrong() {
    let sum = play_both_on_all_sizes(KoRule::PositionalSuperko, CHINESE, 4);
    assert!(sum.judged > 100_000);
}
