//! The exhaustive solver on fights whose result every textbook gives.

use nakade::diagnostics::StopReason;
use nakade::go::{Cell, Colour, Point, PointSet, diagram};
use nakade::search::exhaustive::{Fight, FightError, KoLoser, Outcome, Status};

/// The fight about the first black string, on the marked points and the white strings that have no other liberties.
fn fight(text: &str) -> Fight {
    let diagram = diagram::parse(text).expect("a diagram");
    let board = diagram.board;
    let marked: PointSet = diagram.marks.iter().map(|&(_, point)| point).collect();
    let inside = |&p: &Point| board.at(p) == Cell::White && board.liberties(p).is_subset(&marked);
    let region = marked.union(&board.points().filter(inside).collect());
    let target = board.points().find(|&p| board.at(p) == Cell::Black).expect("a black stone");
    Fight::new(board, region, &[target]).expect("a fight")
}

fn check(text: &str, attacker_first: Status, defender_first: Status) {
    let fight = fight(text);
    assert_eq!(fight.status(Colour::White, Fight::STATES), attacker_first, "White first\n{text}");
    assert_eq!(fight.status(Colour::Black, Fight::STATES), defender_first, "Black first\n{text}");
}

#[test]
fn six_in_the_corner_depends_on_outside_liberties() {
    let none = "a a X O . .
                a a X O . .
                a a X O . .
                X X X O . .
                O O O O . .
                . . . . . .";
    let one = "a a X O O .
               a a X a O .
               a a X O O .
               X X X O . .
               O O O O . .
               . . . . . .";
    let two = "a a X O O .
               a a X a O .
               a a X O O .
               X X X O . .
               O a O O . .
               O O O . . .";
    check(none, Status::Dead, Status::Alive);
    check(one, Status::Ko, Status::Alive);
    check(two, Status::Alive, Status::Alive);
}

#[test]
fn seki_is_life() {
    check(
        ". O O O O O O O O O .
         . O X X X X X X X O .
         . O X a O O O a X O .
         . O X X X X X X X O .
         . O O O O O O O O O .",
        Status::Alive,
        Status::Alive,
    );
}

#[test]
fn two_eyes_live_and_one_does_not() {
    check(
        "a X b X O .
         X X X X O .
         O O O O O .
         . . . . . .",
        Status::Alive,
        Status::Alive,
    );
    check(
        "a a X O .
         X X X O .
         O O O O .
         . . . . .",
        Status::Dead,
        Status::Dead,
    );
}

#[test]
fn the_result_of_a_first_move_is_that_of_the_fight_after_it() {
    let fight = fight(
        "a a a X O .
         X X X X O .
         O O O O . .
         . . . . . .",
    );
    let solution = fight.solve(Colour::White, KoLoser::Attacker, Fight::STATES).expect("a small fight");
    assert_eq!(solution.outcome, Outcome::Reached);
    for (x, expected) in [(0, Outcome::Prevented), (1, Outcome::Reached), (2, Outcome::Prevented)] {
        let point = Point::new(x, 0);
        assert_eq!(solution.after(Some(point)), Some(expected));
        let mut board = fight.board().clone();
        board.play(point, Colour::White).expect("legal");
        let after = Fight::new(board, *fight.region(), &[fight.target().first().expect("a stone")]).expect("a fight");
        let then = after.solve(Colour::Black, KoLoser::Attacker, Fight::STATES).expect("a small fight");
        assert_eq!(then.outcome, expected);
    }
    assert_eq!(solution.after(Some(Point::new(5, 0))), None, "outside the region");
    assert_eq!(solution.moves.last(), Some(&(None, Outcome::Prevented)), "the pass comes last");
}

#[test]
fn limits_and_faults_are_said() {
    let fight = fight("a a a X O\nX X X X O\nO O O O .\n. . . . .");
    assert_eq!(fight.status(Colour::White, 5), Status::Unknown(StopReason::StepLimit));
    let (board, region) = (fight.board().clone(), *fight.region());
    let corner = Point::new(0, 0);
    let new = |region, target: &[Point]| Fight::new(board.clone(), region, target).map(|_| ());
    assert_eq!(new(region, &[]), Err(FightError::NoTarget));
    assert_eq!(new(region, &[corner]), Err(FightError::Target(corner)));
    assert_eq!(new(region, &[Point::new(3, 0), Point::new(4, 0)]), Err(FightError::Target(Point::new(4, 0))));
    let outside = Point::new(9, 9);
    assert_eq!(new([outside].into_iter().collect(), &[Point::new(3, 0)]), Err(FightError::Region(outside)));
}
