//! The rules on positions that show them, the known numbers of legal positions, and the symmetries of the rules.

mod common;

use common::Random;
use nakade::go::diagram::{self, Diagram};
use nakade::go::{Board, Cell, Colour, IllegalMove, KoRule, Point, SetupError, Symmetry};
use std::collections::BTreeSet;

fn read(text: &str) -> Diagram {
    diagram::parse(text).expect("a diagram")
}

fn mark(diagram: &Diagram, letter: char) -> Point {
    diagram.mark(letter).expect("a mark")
}

#[test]
fn legal_positions_are_as_many_as_is_known() {
    // John Tromp and Gunnar Farnebäck, Combinatorics of Go, table 1.
    for (columns, rows, expected) in
        [(1, 1, 1), (1, 2, 5), (1, 3, 15), (2, 2, 57), (3, 2, 489), (2, 3, 489), (4, 2, 4_125), (3, 3, 12_675)]
    {
        let empty = Board::new(columns, rows).unwrap();
        let points: Vec<_> = empty.points().collect();
        let legal = (0..3_usize.pow(points.len() as u32)).filter(|&number| {
            let mut board = empty.clone();
            let mut rest = number;
            for &point in &points {
                match rest % 3 {
                    1 => board.place(point, Colour::Black).unwrap(),
                    2 => board.place(point, Colour::White).unwrap(),
                    _ => {}
                }
                rest /= 3;
            }
            board.without_liberties().is_none()
        });
        assert_eq!(legal.count(), expected, "{columns} × {rows}");
    }
}

#[test]
fn every_legal_position_can_be_reached() {
    fn walk(board: &mut Board, seen: &mut BTreeSet<u64>) {
        for point in board.points() {
            for colour in [Colour::Black, Colour::White] {
                if board.play_by(point, colour, KoRule::None).is_ok() {
                    if seen.insert(board.hash()) {
                        walk(board, seen);
                    }
                    board.undo();
                }
            }
        }
    }
    for (columns, rows, expected) in [(1, 2, 5), (2, 2, 57), (3, 2, 489), (4, 2, 4_125)] {
        let mut board = Board::new(columns, rows).unwrap();
        let mut seen = BTreeSet::from([board.hash()]);
        walk(&mut board, &mut seen);
        assert_eq!(seen.len(), expected, "{columns} × {rows}");
    }
}

#[test]
fn a_ko_may_be_taken_back_only_after_another_move() {
    let diagram = read(
        ". X O . .
         X b a O .
         . X O . .",
    );
    let (a, b) = (mark(&diagram, 'a'), mark(&diagram, 'b'));
    let mut board = diagram.board;
    board.play(b, Colour::White).unwrap();
    assert_eq!(board.play(a, Colour::Black), Ok(1));
    assert_eq!(board.ko_point(), Some(b));
    assert_eq!(board.play(b, Colour::White), Err(IllegalMove::Ko));
    assert!(board.is_legal(b, Colour::White, KoRule::None));
    assert!(board.is_legal(b, Colour::Black, KoRule::Simple), "Black may connect");
    board.pass();
    assert!(board.is_legal(b, Colour::White, KoRule::Simple));
    assert_eq!(board.check(b, Colour::White, KoRule::PositionalSuperko), Err(IllegalMove::Superko));
    board.undo();
    assert_eq!(board.play(b, Colour::White), Err(IllegalMove::Ko), "taking a pass back brings the ko back");
}

#[test]
fn a_snapback_is_no_ko() {
    let diagram = read(
        "b a X .
         O O X .
         X X X .",
    );
    let (a, b) = (mark(&diagram, 'a'), mark(&diagram, 'b'));
    let mut board = diagram.board;
    assert_eq!(board.play(b, Colour::Black), Ok(0));
    assert_eq!(board.play(a, Colour::White), Ok(1));
    assert_eq!(board.ko_point(), None, "one stone was captured, but by a string of three");
    assert_eq!(board.play_by(b, Colour::Black, KoRule::PositionalSuperko), Ok(3));
    assert_eq!(board.ko_point(), None, "one stone captures, but three were captured");
}

#[test]
fn suicide_is_forbidden_unless_it_captures() {
    let diagram = read(
        "a X . X b
         X X . X O
         . . . X O
         X X X X c
         O . O O X",
    );
    let mut board = diagram.board.clone();
    let [a, b, c] = ['a', 'b', 'c'].map(|letter| mark(&diagram, letter));
    assert_eq!(board.play(a, Colour::White), Err(IllegalMove::Suicide));
    assert!(board.is_legal(b, Colour::White, KoRule::Simple), "the string has another liberty");
    board.play(c, Colour::Black).unwrap();
    assert_eq!(board.play(b, Colour::White), Err(IllegalMove::Suicide), "of three stones");
    assert_eq!(board.play(b, Colour::Black), Ok(2));
    assert_eq!(board.play(b, Colour::White), Err(IllegalMove::Occupied));
    assert_eq!(board.play(Point::new(5, 0), Colour::White), Err(IllegalMove::OffBoard));
}

/// The crate goban, 0.20, looks for a repetition only where the move captures, and so allows the last move here.
#[test]
fn superko_forbids_a_repetition_by_a_move_that_captures_nothing() {
    let mut board = Board::new(5, 1).unwrap();
    let rule = KoRule::PositionalSuperko;
    for x in [3, 0, 1] {
        board.play_by(Point::new(x, 0), Colour::White, rule).unwrap();
    }
    assert_eq!(board.play_by(Point::new(2, 0), Colour::Black, rule), Ok(2));
    assert_eq!(board.play_by(Point::new(1, 0), Colour::White, rule), Ok(1), "two are sent, one returned");
    board.pass();
    assert_eq!(board.play_by(Point::new(0, 0), Colour::White, rule), Err(IllegalMove::Superko));
    assert_eq!(board.play(Point::new(0, 0), Colour::White), Ok(0));
}

/// On a rectangle the crate goban, 0.20, takes points of different rows for one.
#[test]
fn neighbours_on_rectangles_are_those_of_the_grid() {
    for (columns, rows) in [(1, 1), (25, 1), (1, 25), (7, 3), (25, 25)] {
        let board = Board::new(columns, rows).unwrap();
        assert_eq!(board.points().count(), usize::from(columns) * usize::from(rows));
        for point in board.points() {
            let near: BTreeSet<_> = board.neighbours(point).collect();
            let distance = |p: Point| p.x().abs_diff(point.x()) + p.y().abs_diff(point.y());
            assert_eq!(near, board.points().filter(|&p| distance(p) == 1).collect());
        }
    }
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let points: Vec<_> = (0..4).map(|x| Point::new(x, 0)).collect();
    assert_eq!(Board::new(0, 5), Err(SetupError::Size(0, 5)));
    assert_eq!(Board::new(26, 5), Err(SetupError::Size(26, 5)));
    assert_eq!(Board::from_stones(3, 3, &points, &[]), Err(SetupError::Outside(points[3])));
    assert_eq!(Board::from_stones(5, 5, &points[..2], &points[1..]), Err(SetupError::Twice(points[1])));
    assert_eq!(Board::from_stones(4, 1, &points[..1], &points[1..3]), Err(SetupError::NoLiberties(points[0])));
    let mut board = Board::new(3, 3).unwrap();
    for outside in [Point::new(3, 0), Point::new(255, 255), Point::from_index(0), Point::from_index(Point::GRID)] {
        assert_eq!(board.at(outside), Cell::Edge);
        assert_eq!(board.place(outside, Colour::Black), Err(SetupError::Outside(outside)));
        assert_eq!(board.play(outside, Colour::Black), Err(IllegalMove::OffBoard));
        assert_eq!((board.string_anchor(outside), board.stones(outside).count()), (None, 0));
        assert!(board.liberties(outside).is_empty());
    }
}

#[test]
fn set_up_begins_a_new_history() {
    let mut board = Board::new(5, 5).unwrap();
    board.play(Point::new(2, 2), Colour::Black).unwrap();
    board.place(Point::new(2, 2), Colour::White).unwrap();
    board.place(Point::new(2, 3), Colour::White).unwrap();
    assert_eq!(board.stone_count(Point::new(2, 2)), 2);
    assert!(!board.undo());
    board.remove(Point::new(2, 2)).unwrap();
    assert_eq!(board.stone_count(Point::new(2, 3)), 1);
    assert_eq!(board.liberty_count(Point::new(2, 3)), 4);
}

#[test]
fn the_rules_are_the_same_under_symmetry_and_with_colours_exchanged() {
    let mut random = Random(5);
    for (columns, rows) in [(3, 3), (5, 4), (2, 6), (9, 9)] {
        let points: Vec<_> = Board::new(columns, rows).unwrap().points().collect();
        for symmetry in Symmetry::ALL {
            let (image_columns, image_rows) = symmetry.board(columns, rows);
            let mut board = Board::new(columns, rows).unwrap();
            let mut image = Board::new(image_columns, image_rows).unwrap();
            let mut colour = Colour::Black;
            for _ in 0..400 {
                let point = random.choose(&points).unwrap();
                let to = symmetry.apply(point, columns, rows);
                let rule = KoRule::PositionalSuperko;
                let played = board.play_by(point, colour, rule);
                assert_eq!(played, image.play_by(to, colour.opponent(), rule));
                assert_eq!(board.liberty_count(point), image.liberty_count(to));
                if played.is_ok() {
                    colour = colour.opponent();
                }
            }
            for &point in &points {
                let there = image.at(symmetry.apply(point, columns, rows)).colour();
                assert_eq!(board.at(point).colour(), there.map(Colour::opponent));
            }
        }
    }
}
