//! Results that the solver claims, played out on the plain board against every answer.
//!
//! The winner asks the solver anew in every position which of his moves still win with the threats that are left, and plays them until one holds;
//! the loser tries everything. A kill must end in the capture of everything at stake without coming back to a position; a life must never end so.

#[path = "common/mod.rs"]
mod common;
#[path = "common/shared.rs"]
mod shared;

use common::Random;
use nakade::diagnostics::Limits;
use nakade::experiment::built_in_problems;
use nakade::go::{Board, Cell, Colour, KoRule, Point, PointSet};
use nakade::problem::{Problem, ReadOptions, load};
use nakade::search::exhaustive::Fight;
use nakade::search::solve::{Grade, MOST_THREATS, Settings, Solver};
use nakade::search::stake::Stake;
use shared::shared;
use std::collections::HashMap;

/// The stones, who moves, the ko, a stone of each string that has not been captured, and the threats that both have left.
type State = (Vec<Cell>, Colour, Option<Point>, Vec<Point>, [u8; 2]);

/// What is known of a state: it is on the way, or the winner has been seen to get his way.
#[derive(Clone, Copy, PartialEq)]
enum Seen {
    OnTheWay,
    Won,
}

struct PlayOut<'a> {
    solver: &'a mut Solver,
    region: PointSet,
    winner: Colour,
    kills: bool,
    seen: HashMap<State, Seen>,
    /// Positions that may still be looked at.
    left: usize,
}

impl PlayOut<'_> {
    /// Whether the winner gets his way from here; `None` if there is too much to play out.
    fn holds(&mut self, board: &Board, to_move: Colour, standing: &[Point], threats: [u8; 2]) -> Option<bool> {
        if standing.is_empty() {
            return Some(self.kills);
        }
        let cells = self.region.iter().map(|point| board.at(point)).collect();
        let state = (cells, to_move, board.ko_point(), standing.to_vec(), threats);
        match self.seen.get(&state) {
            Some(Seen::Won) => return Some(true),
            // Who never gets to an end has not killed.
            Some(Seen::OnTheWay) => return Some(!self.kills),
            None => {}
        }
        self.left = self.left.checked_sub(1)?;
        self.seen.insert(state.clone(), Seen::OnTheWay);
        let winner_moves = to_move == self.winner;
        let mut decided = None;
        let region = self.region;
        for point in region.iter().map(Some).chain([None]) {
            let (mut after, mut left) = (board.clone(), threats);
            match point {
                None => after.pass(),
                Some(point) if after.at(point) != Cell::Empty => continue,
                Some(point) => {
                    if board.ko_point() == Some(point) {
                        let Some(rest) = left[to_move as usize].checked_sub(1) else { continue };
                        left[to_move as usize] = rest;
                    }
                    if after.play_by(point, to_move, KoRule::None).is_err() {
                        continue;
                    }
                }
            }
            let standing: Vec<Point> =
                standing.iter().copied().filter(|&stone| after.at(stone) == board.at(stone)).collect();
            if winner_moves && !standing.is_empty() && !self.is_claimed(&after, to_move.opponent(), &standing, left)? {
                continue;
            }
            let holds = self.holds(&after, to_move.opponent(), &standing, left)?;
            if holds == winner_moves {
                decided = Some(holds);
                break;
            }
        }
        // The winner needs one move, the loser must have none.
        let holds = decided.unwrap_or(!winner_moves);
        if holds {
            self.seen.insert(state, Seen::Won);
        } else {
            self.seen.remove(&state);
        }
        Some(holds)
    }

    /// Whether the solver says that the winner gets his way.
    fn is_claimed(&mut self, board: &Board, to_move: Colour, standing: &[Point], threats: [u8; 2]) -> Option<bool> {
        let fight = Fight::new(board.clone(), self.region, standing).expect("stones");
        self.solver.forces(&fight, to_move, self.winner, threats, 2_000_000, &Limits::none()).ok()
    }
}

/// What a grade claims: a side, and the threats of the achiever and the preventer with which it still gets its way.
fn claims(grade: Grade) -> Vec<(bool, u8, u8)> {
    match grade {
        Grade::Reached => vec![(true, 0, MOST_THREATS)],
        Grade::ReachedBut(number) => vec![(true, 0, number.0 - 1), (false, 0, number.0)],
        Grade::PreventedBut(number) => vec![(false, number - 1, 0), (true, number, 0)],
        Grade::Prevented => vec![(false, MOST_THREATS, 0)],
    }
}

/// Plays out all that the grade of a fight claims; how many claims held, and the positions looked at.
fn play_out(
    solver: &mut Solver,
    name: &str,
    fight: &Fight,
    to_move: Colour,
    grade: Grade,
    left: usize,
) -> (usize, usize) {
    let board = fight.board();
    let mut standing: Vec<Point> = Vec::new();
    for stone in fight.target().iter() {
        if !standing.iter().any(|&other| board.string_anchor(other) == board.string_anchor(stone)) {
            standing.push(stone);
        }
    }
    let (mut held, mut positions) = (0, 0);
    for (kills, of_achiever, of_preventer) in claims(grade) {
        let achiever = fight.achiever();
        let mut threats = [0; 2];
        threats[achiever as usize] = of_achiever;
        threats[achiever.opponent() as usize] = of_preventer;
        let winner = if kills { achiever } else { achiever.opponent() };
        let mut play_out = PlayOut { solver, region: *fight.region(), winner, kills, seen: HashMap::new(), left };
        if let Some(holds) = play_out.holds(board, to_move, &standing, threats) {
            assert!(
                holds,
                "{name}: {to_move:?} to move was said to come to {grade}, but not against {threats:?} threats"
            );
            held += 1;
            positions += play_out.seen.len();
        }
    }
    (held, positions)
}

fn fight_of(problem: &Problem) -> Fight {
    let board = Board::from_stones(problem.size, problem.size, &problem.black, &problem.white).expect("legal");
    Stake::named(board, &problem.remarks.target, None).expect("a fight").fight
}

/// A line may be as long as there are positions.
fn with_room(work: fn()) {
    let thread = std::thread::Builder::new().stack_size(1 << 28).spawn(work).expect("a thread");
    thread.join().expect("no claim fails");
}

#[test]
fn claims_hold_against_every_answer() {
    with_room(|| {
        let (mut solver, mut random) = (Solver::new(1 << 14), Random(11));
        let (mut held, mut kos, mut positions) = (0, 0, 0);
        let problems = built_in_problems().problems;
        for _ in 0..600 {
            let problem = &problems[random.below(problems.len())];
            let fight = fight_of(problem);
            let empty = fight.region().iter().filter(|&point| fight.board().at(point) == Cell::Empty).count();
            if empty > 8 {
                continue;
            }
            for to_move in [Colour::Black, Colour::White] {
                let answer = solver.solve(&fight, to_move, &Settings::default(), &Limits::none());
                let Ok(grade) = answer.grade else { continue };
                let (claims, seen) = play_out(&mut solver, &problem.id, &fight, to_move, grade, 1000);
                held += claims;
                positions += seen;
                kos += usize::from(claims == 2);
            }
        }
        println!("{held} claims played out, of them both claims of {kos} kos; {positions} positions");
        assert!(held > 200 && kos > 3, "{held} claims, {kos} kos");
    });
}

/// Where the answers of GoTools say otherwise, ours hold.
#[test]
fn where_gotools_disagrees_claims_hold() {
    with_room(|| {
        let Some(path) = shared("data/gotools.jsonl") else { return };
        let problems = load(&[path], &ReadOptions::default()).problems;
        let mut solver = Solver::new(Solver::STATES);
        for (name, status) in [("lv1.13/P1045205-W", "l3d"), ("lv4.7/P1083103-W", "l3d"), ("lv6.9/P2012105-W", "l1d")] {
            let problem = problems.iter().find(|problem| problem.id.ends_with(name)).expect("the problem");
            let fight = fight_of(problem);
            let answer = solver.solve(&fight, problem.to_move, &Settings::default(), &Limits::none());
            let grade = answer.grade.expect("a fight of middling size");
            assert_eq!(grade.to_string(), status, "{name}");
            assert_ne!(problem.remarks.status.as_deref(), Some(status), "{name}");
            let (held, positions) = play_out(&mut solver, name, &fight, problem.to_move, grade, 30_000);
            println!("{name}: {held} claims of {grade} played out, {positions} positions");
            assert!(held > 0, "{name}");
        }
    });
}
