//! The solver against the reference on random positions, against the answers of GoTools, and its limits.

#[path = "common/mod.rs"]
mod common;
#[path = "common/shared.rs"]
mod shared;

use common::Random;
use nakade::diagnostics::{Limits, StopReason};
use nakade::go::{Board, Cell, Colour, KoRule, Point, PointSet, Symmetry, diagram};
use nakade::problem::{ReadOptions, load};
use nakade::search::exhaustive::{Fight, FightError};
use nakade::search::objective::Objective;
use nakade::search::ordering::{MoveOrdering, Position};
use nakade::search::region::Region;
use nakade::search::solve::{Answer, Grade, Order, Settings, Solver, Unknown, Verdict, reference_grade};
use nakade::search::stake::Stake;
use shared::shared;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

fn board(columns: u8, rows: u8, cells: impl Fn(Point) -> Cell) -> Board {
    let all = Board::new(columns, rows).expect("a size");
    let of = |colour| all.points().filter(|&p| cells(p) == Cell::from(colour)).collect::<Vec<_>>();
    Board::from_stones(columns, rows, &of(Colour::Black), &of(Colour::White)).expect("a legal position")
}

/// A fight with at most eight empty points, from random play; `None` where that leads to none.
fn random_fight(random: &mut Random) -> Option<(Fight, Colour)> {
    let (columns, rows) = (2 + random.below(4) as u8, 2 + random.below(4) as u8);
    let mut play = Board::new(columns, rows).expect("a size");
    let points: Vec<Point> = play.points().collect();
    let mut colour = Colour::Black;
    let empty = 1 + random.below(8);
    for _ in 0..60 {
        if play.empty_points().len() <= empty {
            break;
        }
        if play.play_by(points[random.below(points.len())], colour, KoRule::None).is_ok() && random.below(5) > 0 {
            colour = colour.opponent();
        }
    }
    if play.empty_points().len() > 8 {
        return None;
    }
    let board = board(columns, rows, |point| play.at(point));
    let side = if random.below(2) == 0 { Colour::Black } else { Colour::White };
    let stones: Vec<Point> = points.iter().copied().filter(|&p| board.at(p) == Cell::from(side)).collect();
    let region: PointSet = match random.below(3) {
        0 => points.iter().copied().collect(),
        1 => board.empty_points().iter().copied().collect(),
        _ => points.iter().copied().filter(|_| random.below(6) > 0).collect(),
    };
    let to_move = if random.below(2) == 0 { Colour::Black } else { Colour::White };
    let fight = match random.below(4) {
        0 => Fight::connection(board, region, [random.choose(&stones)?, random.choose(&stones)?]).ok()?,
        1 => {
            let area = points.iter().copied().filter(|_| random.below(4) == 0).collect();
            Fight::eye(board, region, area, side).ok()?
        }
        _ => {
            let mut target = vec![random.choose(&stones)?];
            if random.below(3) == 0 {
                target.extend(random.choose(&stones));
            }
            Fight::new(board, region, &target).expect("a fight")
        }
    };
    Some((fight, to_move))
}

#[test]
fn the_solver_agrees_with_the_reference_on_small_positions() {
    const STATES: usize = 4000;
    let mut random = Random(1);
    let (mut large, mut small) = (Solver::new(1 << 18), Solver::new(64));
    let learned = Order::Learned(Arc::new(nakade::experiment::ordering::built_in()));
    let (mut compared, mut kos, mut kinds) = (0, 0, [[0; 2]; 3]);
    let wanted = std::env::var("NAKADE_FIGHTS").ok().and_then(|count| count.parse().ok()).unwrap_or(1500);
    while compared < wanted {
        let Some((fight, to_move)) = random_fight(&mut random) else { continue };
        let expected = match reference_grade(&fight, to_move, STATES) {
            Err(Unknown::Stopped(_)) => continue,
            expected => expected,
        };
        compared += 1;
        kos += usize::from(matches!(expected, Ok(Grade::ReachedBut(_) | Grade::PreventedBut(_))));
        kinds[match fight.objective() {
            Objective::Capture { .. } => 0,
            Objective::Connect { .. } => 1,
            Objective::Eye { .. } => 2,
        }][usize::from(expected == Ok(Grade::Reached))] += 1;
        for order in [Order::None, Order::ByHand, Order::Static, learned.clone()] {
            let settings = Settings { all_moves: compared % 8 == 0, order, ..Settings::default() };
            let answer = large.solve(&fight, to_move, &settings, &Limits::none());
            assert_eq!(answer.grade, expected, "{to_move:?} to move in {fight:?}");
            check_moves(&fight, to_move, &answer, STATES);
        }
        // A table that forgets nearly everything costs time, not truth.
        let settings = Settings { nodes: 20_000, ..Settings::default() };
        match small.solve(&fight, to_move, &settings, &Limits::none()).grade {
            Err(Unknown::Stopped(_)) => {}
            grade => assert_eq!(grade, expected, "{to_move:?} to move in {fight:?}"),
        }
    }
    println!("{compared} fights compared, {kos} kos; captures, connections, eyes not reached and reached: {kinds:?}");
    assert!(kos > 10, "only {kos} kos were compared");
    assert!(kinds.iter().flatten().all(|&count| count > 20), "every objective was reached and prevented: {kinds:?}");
}

/// An ordering that says nothing and looks whether what it is shown could stand on a board.
#[derive(Default)]
struct Witness(AtomicUsize);

impl MoveOrdering for Witness {
    fn judge(&self, position: &Position<'_>, moves: &[Point]) -> Vec<f32> {
        let seen = board(position.columns(), position.rows(), |point| position.at(point));
        for &point in moves {
            assert!(seen.is_legal(point, position.to_move(), KoRule::None), "{point:?} in\n{seen}");
        }
        self.0.fetch_add(1, Ordering::Relaxed);
        vec![0.0; moves.len()]
    }
}

#[test]
fn orderings_are_shown_legal_positions_and_moves() {
    let witness = Arc::new(Witness::default());
    let mut solver = Solver::new(1 << 18);
    for problem in nakade::experiment::built_in_problems().problems.iter().step_by(10) {
        let board = Board::from_stones(problem.size, problem.size, &problem.black, &problem.white).expect("legal");
        let fight = Stake::named(board, &problem.remarks.target, None).expect("a fight").fight;
        let order = Order::Learned(witness.clone());
        let shown = solver.solve(&fight, problem.to_move, &Settings { order, ..Settings::default() }, &Limits::none());
        let plain = solver.solve(&fight, problem.to_move, &Settings::default(), &Limits::none());
        assert_eq!((shown.grade, shown.nodes), (plain.grade, plain.nodes), "who says nothing changes nothing");
        assert_eq!(shown.grade.ok().map(|grade| grade.to_string()), problem.remarks.status, "{}", problem.id);
    }
    let asked = witness.0.load(Ordering::Relaxed);
    assert!(asked > 100, "the ordering was asked {asked} times only");
}

/// The best of the moves is what the fight comes to, and each is what the fight after it comes to.
fn check_moves(fight: &Fight, to_move: Colour, answer: &Answer, states: usize) {
    for &(point, grade) in &answer.moves {
        let mut after = fight.board().clone();
        after.play(point, to_move).expect("a legal move");
        let region = *fight.region();
        let kept = |stone: &Point| after.at(*stone) == fight.board().at(*stone);
        let after = match fight.objective() {
            Objective::Capture { strings, .. } if strings.iter().all(|stone| kept(&stone)) => {
                Fight::new(after, region, &strings.iter().collect::<Vec<_>>())
            }
            Objective::Capture { .. } => continue,
            Objective::Connect { strings, .. } if !strings.iter().all(kept) => {
                assert_eq!(grade, Ok(Grade::Prevented), "after {point:?} in {fight:?}");
                continue;
            }
            Objective::Connect { strings, .. } => Fight::connection(after, region, *strings),
            Objective::Eye { area, of } => Fight::eye(after, region, *area, *of),
        };
        let expected = match (after, fight.is_over()) {
            (Err(FightError::SameString), _) | (_, true) => Ok(Grade::Reached),
            (after, false) => reference_grade(&after.expect("a fight"), to_move.opponent(), states),
        };
        if !matches!(expected, Err(Unknown::Stopped(_))) {
            assert_eq!(grade, expected, "after {point:?} in {fight:?}");
        }
    }
    if let (Some(Some(best)), false) = (answer.best, answer.moves.is_empty()) {
        let of_best = answer.moves.iter().find(|(point, _)| *point == best).expect("the best move is legal").1;
        assert_eq!(of_best, answer.grade, "the best move reaches the grade in {fight:?}");
    }
}

/// An enclosed fight drawn with the defender as X.
fn enclosed(text: &str) -> Fight {
    let board = diagram::parse(text).expect("a diagram").board;
    let target: Vec<Point> = board.points().filter(|&p| board.at(p) == Cell::Black).take(1).collect();
    let fight = Fight::new(board, PointSet::new(), &target).expect("a fight");
    let region = Region::find(fight.board(), &fight.target(), fight.objective().side());
    assert!(!region.is_open);
    fight.within(region.points).expect("a region")
}

fn grade(fight: &Fight, to_move: Colour) -> Grade {
    let answer = Solver::new(1 << 16).solve(fight, to_move, &Settings::default(), &Limits::none());
    answer.grade.expect("a small fight")
}

#[test]
fn textbook_shapes() {
    let three = ". . . X O . .
                 X X X X O . .
                 O O O O O . .
                 . . . . . . .
                 . . . . . . .
                 . . . . . . .
                 . . . . . . .";
    assert_eq!(grade(&enclosed(three), Colour::White), Grade::Reached);
    assert_eq!(grade(&enclosed(three), Colour::Black), Grade::Prevented);
    let four = ". . . . X O .
                X X X X X O .
                O O O O O O .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .";
    assert_eq!(grade(&enclosed(four), Colour::White), Grade::Prevented);
}

#[test]
fn answers_do_not_depend_on_how_a_position_lies() {
    let fight = enclosed(
        ". . . . X O . .
         . X . X X O . .
         . . X . O O . .
         X X O O O . . .
         O O O . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .",
    );
    let expected = [Colour::Black, Colour::White].map(|to_move| grade(&fight, to_move));
    for symmetry in Symmetry::ALL {
        let back = symmetry.inverse();
        let image = |p: Point| symmetry.apply(p, 8, 8);
        let turned = board(8, 8, |p| fight.board().at(back.apply(p, 8, 8)));
        let swapped = board(8, 8, |p| match fight.board().at(back.apply(p, 8, 8)).colour() {
            Some(colour) => Cell::from(colour.opponent()),
            None => Cell::Empty,
        });
        let target: Vec<Point> = fight.target().iter().map(image).collect();
        let region: PointSet = fight.region().iter().map(image).collect();
        for (board, colours) in [(turned, [Colour::Black, Colour::White]), (swapped, [Colour::White, Colour::Black])] {
            let fight = Fight::new(board, region, &target).expect("a fight");
            assert_eq!(colours.map(|to_move| grade(&fight, to_move)), expected, "{symmetry:?}");
        }
    }
}

#[test]
fn limits_end_in_an_honest_answer() {
    let fight = enclosed(
        ". . . . . X O . .
         . X . . X X O . .
         . . . X . O O . .
         . . . X O . . . .
         X X X X O . . . .
         O O O O O . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let mut solver = Solver::new(1 << 10);
    let settings = Settings { nodes: 50, all_moves: true, ..Settings::default() };
    let answer = solver.solve(&fight, Colour::White, &settings, &Limits::none());
    assert_eq!(answer.grade, Err(Unknown::Stopped(StopReason::StepLimit)));
    assert!(answer.nodes <= 50, "{}", answer.nodes);
    assert!(!answer.moves.is_empty() && answer.best.is_none());
    let limits = Limits::none();
    limits.cancellation.cancel();
    let answer = solver.solve(&fight, Colour::White, &Settings::default(), &limits);
    assert_eq!(answer.grade, Err(Unknown::Stopped(StopReason::Cancelled)));
}

#[test]
fn any_position_is_taken() {
    let mut random = Random(3);
    let mut solver = Solver::new(1 << 12);
    for round in 0..40 {
        let size = [1, 2, 9, 19, 25][round % 5];
        let mut play = Board::new(size, size).expect("a size");
        let points: Vec<Point> = play.points().collect();
        for _ in 0..random.below(3 * points.len()) {
            let colour = if random.below(2) == 0 { Colour::Black } else { Colour::White };
            _ = play.play(points[random.below(points.len())], colour);
        }
        for stake in Stake::candidates(&play).into_iter().take(2) {
            let settings = Settings { nodes: 300, all_moves: true, ..Settings::default() };
            let answer = solver.solve(&stake.fight, Colour::Black, &settings, &Limits::none());
            assert!(answer.nodes <= 300);
        }
    }
}

/// Which group a problem is about need not be said: not where there is one, and not where stones of the other side are caught in it.
#[test]
fn what_is_at_stake_is_found() {
    let mut solver = Solver::new(1 << 18);
    let (mut asked, mut found) = (0, 0);
    for problem in nakade::experiment::built_in_problems().problems.iter().step_by(30) {
        let board = Board::from_stones(problem.size, problem.size, &problem.black, &problem.white).expect("legal");
        let named = Stake::named(board.clone(), &problem.remarks.target, None).expect("a fight");
        let (guessed, _) = Stake::guessed(&board, problem.to_move, &mut solver, 2_000_000, &Limits::none());
        asked += 1;
        found += usize::from(guessed.is_some_and(|stake| {
            stake.fight.target() == named.fight.target() && stake.fight.region() == named.fight.region()
        }));
    }
    assert!(found * 100 >= asked * 95, "{found} of {asked}");
    // Half of what may be looked at is left for the fight itself, however little that is.
    let problems = nakade::experiment::built_in_problems().problems;
    for nodes in [0, 10, 1000, 30_000] {
        for problem in problems.iter().step_by(200) {
            let board = Board::from_stones(problem.size, problem.size, &problem.black, &problem.white).expect("legal");
            let (_, spent) = Stake::guessed(&board, problem.to_move, &mut solver, nodes, &Limits::none());
            assert!(2 * spent <= nodes, "{spent} of {nodes} spent on {}", problem.id);
        }
    }
    let position = "
        . O O X . X . .
        O X . O O X . .
        . O O O X X . .
        X X X X X . . .
        . . . . . . . .
    ";
    let play = diagram::parse(position).expect("a position").board;
    let (guessed, _) = Stake::guessed(&play, Colour::White, &mut solver, 2_000_000, &Limits::none());
    let stake = guessed.expect("stones");
    assert_eq!(stake.fight.objective().side(), Colour::White);
    assert!(!stake.is_open && stake.fight.target().len() > 5);
}

#[test]
fn gotools_answers_are_found() {
    let Some(path) = shared("data/gotools.jsonl") else { return };
    let problems = load(&[path], &ReadOptions::default()).problems;
    let mut solver = Solver::new(Solver::STATES);
    let (mut asked, mut finished, mut agreed) = (0, 0, 0);
    for problem in problems.iter().step_by(400) {
        let board = Board::from_stones(problem.size, problem.size, &problem.black, &problem.white).expect("legal");
        let stake = Stake::named(board, &problem.remarks.target, None).expect("a fight");
        assert!(!stake.is_open, "{} is enclosed", problem.id);
        let fight = stake.fight;
        let settings = Settings { nodes: 40_000, all_moves: true, ..Settings::default() };
        let answer = solver.solve(&fight, problem.to_move, &settings, &Limits::none());
        let for_attacker = problem.to_move != fight.objective().side();
        for first in &problem.moves {
            let (Some(point), Some(status)) = (first.point, &first.status) else { continue };
            let (_, grade) = answer.moves.iter().find(|(other, _)| *other == point).expect("a legal move");
            asked += 1;
            let Ok(grade) = grade else { continue };
            finished += 1;
            let expected = match (status.trim_start_matches(['+', '-']), for_attacker) {
                ("d", true) | ("l", false) => Verdict::Win,
                ("d", false) | ("l", true) => Verdict::Loss,
                _ => Verdict::Ko,
            };
            agreed += usize::from(grade.verdict(for_attacker) == expected);
        }
    }
    assert!(finished * 2 > asked, "{finished} of {asked} finished");
    assert!(agreed * 200 >= finished * 199, "{agreed} of {finished} agree");
}

/// A stake about one stone of a position drawn as text.
fn stake(text: &str, stone: Point) -> Stake {
    let board = diagram::parse(text).expect("a position").board;
    Stake::named(board, &[stone], None).expect("a stone")
}

#[test]
fn in_the_open_only_that_is_claimed_which_does_not_rest_on_what_lies_beyond() {
    let rows = |first: &[&str]| {
        let empty = vec![". . . . . . . . . . . . . . . . . . ."; 19 - first.len()];
        first.iter().copied().chain(empty).collect::<Vec<_>>().join("\n")
    };
    let mut solver = Solver::new(1 << 16);
    let mut solve = |stake: &Stake, to_move, all_moves| {
        assert!(stake.is_open);
        let settings = Settings { nodes: 40_000, all_moves, nodes_a_move: Some(2_000), ..Settings::default() };
        stake.solve(&mut solver, to_move, &settings, &Limits::none())
    };
    // Two eyes in the corner live, whatever there is outside.
    let alive = stake(
        &rows(&[". O . O . . . . . . . . . . . . . . .", "O O O O . . . . . . . . . . . . . . ."]),
        Point::new(1, 0),
    );
    let answer = solve(&alive, Colour::Black, true);
    assert_eq!(answer.grade, Ok(Grade::Prevented));
    assert!(!answer.moves.is_empty() && answer.moves.iter().all(|(_, grade)| *grade == Ok(Grade::Prevented)));
    // A stone in atari is taken at once; if it may move first it gets out, but whether it lives is decided beyond.
    let rows = rows(&[
        ". . . . . . . . . . . . . . . . . . .",
        ". . . . . . . . . . . . . . . . . . .",
        ". . . . . . . . . X . . . . . . . . .",
        ". . . . . . . . X O . . . . . . . . .",
        ". . . . . . . . . X . . . . . . . . .",
    ]);
    let caught = stake(&rows, Point::new(9, 3));
    let answer = solve(&caught, Colour::Black, false);
    assert_eq!((answer.grade, answer.best), (Ok(Grade::Reached), Some(Some(Point::new(10, 3)))));
    let answer = solve(&caught, Colour::White, false);
    assert!(answer.grade.is_err() && answer.best.is_none(), "{answer:?}");
    // With the same stones beyond as walls the two searches are of one fight.
    let walled = caught.walled_in().expect("an open fight");
    let again = Stake { fight: walled, is_open: true };
    assert_eq!(again.walled_in().map(|fight| fight.board().to_string()), Some(again.fight.board().to_string()));
}
