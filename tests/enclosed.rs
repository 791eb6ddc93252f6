//! The enclosed problems: the collection that is built in keeps what its description says, and can be made again.

use nakade::diagnostics::{Limits, StopReason};
use nakade::experiment::{built_in_problems, built_in_split};
use nakade::generate::collect::{Wish, make, make_one};
use nakade::generate::enclosed::{Level, Place};
use nakade::go::{Board, Cell, Colour, KoRule, Point, PointSet};
use nakade::problem::{Problem, Verdict, group_key, status_rank};
use nakade::search::exhaustive::Fight;
use nakade::search::region::Region;
use nakade::search::solve::{Solver, Unknown, reference_grade};
use std::collections::{BTreeMap, HashSet};

fn board(problem: &Problem) -> Board {
    Board::from_stones(problem.size, problem.size, &problem.black, &problem.white).expect("a legal position")
}

/// All stones of the defender, who is White, and what they can reach.
fn area(problem: &Problem) -> (Vec<Point>, PointSet) {
    let board = board(problem);
    let target: PointSet = problem.remarks.target.iter().copied().collect();
    let region = Region::enclosed(&board, &target, Colour::White).expect("enclosed").points;
    (region.iter().filter(|&point| board.at(point) == Cell::White).collect(), region)
}

#[test]
fn the_collection_is_what_its_description_says() {
    let problems = built_in_problems().problems;
    let parts = built_in_split(&problems);
    assert_eq!((problems.len(), parts.train.len(), parts.test.len()), (3600, 2600, 1000));
    let different: HashSet<_> = problems.iter().map(group_key).collect();
    assert_eq!(different.len(), problems.len(), "no two are alike under symmetry and exchange of colours");
    let mut of_level: BTreeMap<String, usize> = BTreeMap::new();
    for problem in &problems {
        let level = problem.remarks.level.as_deref().expect("a level");
        *of_level.entry(level.split('/').next().unwrap_or_default().to_owned()).or_default() += 1;
        let (board, (_, region)) = (board(problem), area(problem));
        let legal: HashSet<Point> =
            region.iter().filter(|&point| board.is_legal(point, problem.to_move, KoRule::Simple)).collect();
        let judged: HashSet<Point> = problem.moves.iter().filter_map(|m| m.point).collect();
        assert_eq!(judged, legal, "every legal move of {} is judged", problem.id);
        let count = |verdict| problem.moves.iter().filter(|m| m.verdict == verdict).count();
        let (correct, lesser) = (count(Verdict::Correct), count(Verdict::Lesser));
        assert!((1..=2).contains(&correct) && correct + lesser <= 3, "{}", problem.id);
        let rank = |m: &nakade::problem::FirstMove| {
            let rank = status_rank(m.status.as_deref().expect("a status")).expect("in the notation of GoTools");
            if problem.to_move == Colour::White { 11 - rank } else { rank }
        };
        for m in &problem.moves {
            assert_eq!(m.verdict == Verdict::Wrong, rank(m) > 5, "{} {:?}", problem.id, m.point);
            assert_eq!(m.verdict == Verdict::Wrong, m.reward == 0.0, "{} {:?}", problem.id, m.point);
            assert!(problem.moves.iter().all(|n| rank(n) >= rank(m) || n.reward >= m.reward), "{}", problem.id);
        }
        assert_eq!(problem.moves[0].reward, 1.0, "the best move of {} comes first", problem.id);
    }
    assert_eq!(of_level.into_values().collect::<Vec<_>>(), [600; 6], "as many problems of each level");
}

#[test]
fn candidates_make_the_same_problems_again() {
    let problems = built_in_problems().problems;
    let mut solver = Solver::new(1 << 20);
    let wish = Wish { seed: 1, count: 3600, levels: Level::all().to_vec(), places: Place::ALL.to_vec() };
    for problem in problems.iter().step_by(97) {
        let number = problem.id.rsplit('/').next().and_then(|number| number.parse().ok()).expect("a number");
        let made = make_one(&wish, number, &mut solver, |_| true).expect("a problem");
        assert_eq!(made.problem, *problem);
    }
}

/// The labels against the reference, which looks at everything, where the area is small enough for it.
#[test]
fn small_problems_are_labelled_as_the_reference_says() {
    let mut compared = 0;
    for problem in built_in_problems().problems.iter().step_by(3) {
        let (target, region) = area(problem);
        let board = board(problem);
        if region.iter().filter(|&point| board.at(point) == Cell::Empty).count() > 5 {
            continue;
        }
        let fight = Fight::new(board, region, &target).expect("a fight");
        match reference_grade(&fight, problem.to_move, 40_000) {
            Err(Unknown::Stopped(_)) => {}
            grade => {
                let grade = grade.expect("no cycle decides").to_string();
                assert_eq!(problem.remarks.status, Some(grade), "{}", problem.id);
                compared += 1;
            }
        }
    }
    assert!(compared >= 50, "only {compared} problems were small enough");
}

#[test]
fn a_collection_does_not_depend_on_the_number_of_threads_and_keeps_the_levels() {
    let levels = ["1", "3"].map(|level| level.parse().expect("a level")).to_vec();
    let wish = Wish { seed: 9, count: 5, levels, places: vec![Place::Side] };
    let with = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| make(&wish, &Limits::none(), &|_| {}))
    };
    let ((one, stopped), (three, _)) = (with(1), with(3));
    assert_eq!(stopped, StopReason::Finished);
    let problems =
        |made: &[nakade::generate::collect::Made]| made.iter().map(|m| m.problem.clone()).collect::<Vec<_>>();
    assert_eq!(problems(&one), problems(&three));
    let level = |problem: &Problem| problem.remarks.level.clone().expect("a level");
    let mut found: Vec<String> = problems(&one).iter().map(level).collect();
    found.sort();
    assert_eq!(found, ["1/side", "1/side", "1/side", "3/side", "3/side"]);
    // A cancelled run keeps what it has: nothing yet.
    let limits = Limits::none();
    limits.cancellation.cancel();
    assert_eq!(make(&wish, &limits, &|_| {}).1, StopReason::Cancelled);
}
