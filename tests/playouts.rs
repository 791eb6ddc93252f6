//! Wins that the solver claims, played out against every answer.
//!
//! The winner asks the solver anew in every position and plays a move that it says wins, the best first; the loser tries everything, and may take back
//! a ko at once as often as threats are counted. A kill must end in the capture of everything at stake without coming back to a position; a life
//! must never end so. Moves that win, found in different positions, may lead in a circle together, so the winner may try another then.

#[path = "common/mod.rs"]
mod common;

use common::Random;
use nakade::diagnostics::Limits;
use nakade::experiment::built_in_problems;
use nakade::go::{Board, Cell, Colour, KoRule, Point, PointSet};
use nakade::search::exhaustive::Fight;
use nakade::search::solve::{Grade, MOST_THREATS, Settings, Solver, Unknown, Verdict};
use nakade::search::stake::Stake;
use std::collections::HashMap;

/// The stones, who moves, the ko, a stone of each string that has not been captured, and the threats that the loser has left.
type State = (Vec<Cell>, Colour, Option<Point>, Vec<Point>, u8);

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
    /// Whether the winner gets his way from here; `None` if there is too much to play out. `standing` has a stone of each string at stake.
    fn holds(&mut self, board: &Board, to_move: Colour, standing: &[Point], threats: u8) -> Option<bool> {
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
        let moves: Vec<Option<Point>> = if to_move == self.winner {
            let fight = Fight::new(board.clone(), self.region, standing).expect("stones");
            let settings = Settings { all_moves: true, ..Settings::default() };
            let answer = self.solver.solve(&fight, to_move, &settings, &Limits::none());
            let wins =
                |grade: Result<Grade, Unknown>| grade.is_ok_and(|grade| grade.verdict(self.kills) == Verdict::Win);
            assert!(wins(answer.grade), "{to_move:?} to move on\n{board}");
            let best = answer.best.expect("a winning move");
            let others = answer.moves.iter().filter(|&&(point, grade)| Some(point) != best && wins(grade));
            [best].into_iter().chain(others.map(|&(point, _)| Some(point))).collect()
        } else {
            self.region.iter().map(Some).chain([None]).collect()
        };
        let winner_moves = to_move == self.winner;
        let mut decided = None;
        for point in moves {
            let (mut after, mut left) = (board.clone(), threats);
            match point {
                None => after.pass(),
                Some(point) if to_move == self.winner => {
                    after.play_by(point, to_move, KoRule::Simple).expect("the winner's move is legal");
                }
                Some(point) if after.at(point) != Cell::Empty => continue,
                Some(point) => {
                    if board.ko_point() == Some(point) {
                        let Some(rest) = left.checked_sub(1) else { continue };
                        left = rest;
                    }
                    if after.play_by(point, to_move, KoRule::None).is_err() {
                        continue;
                    }
                }
            }
            let standing: Vec<Point> =
                standing.iter().copied().filter(|&stone| after.at(stone) == board.at(stone)).collect();
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
}

#[test]
fn claimed_wins_hold_against_every_answer() {
    // A line may be as long as there are positions.
    let thread = std::thread::Builder::new().stack_size(1 << 28).spawn(play_out_claims).expect("a thread");
    thread.join().expect("no claim fails");
}

fn play_out_claims() {
    let mut solver = Solver::new(1 << 14);
    let mut random = Random(11);
    let (mut kills, mut lives, mut states) = (0, 0, 0);
    let problems = built_in_problems().problems;
    for _ in 0..400 {
        let problem = &problems[random.below(problems.len())];
        let board = Board::from_stones(problem.size, problem.size, &problem.black, &problem.white).expect("legal");
        if problem.remarks.target.is_empty() {
            continue;
        }
        let fight = Stake::named(board, &problem.remarks.target, None).expect("a fight").fight;
        let empty = fight.region().iter().filter(|&point| fight.board().at(point) == Cell::Empty).count();
        if empty > 9 {
            continue;
        }
        for to_move in [Colour::Black, Colour::White] {
            let is_achiever = fight.achiever() == to_move;
            let answer = solver.solve(&fight, to_move, &Settings::default(), &Limits::none());
            if answer.grade.is_ok_and(|grade| grade.verdict(is_achiever) != Verdict::Win) {
                continue;
            }
            let mut play_out = PlayOut {
                solver: &mut solver,
                region: *fight.region(),
                winner: to_move,
                kills: is_achiever,
                seen: HashMap::new(),
                left: 1500,
            };
            let mut standing: Vec<Point> = Vec::new();
            for stone in fight.target().iter() {
                if !standing
                    .iter()
                    .any(|&other| fight.board().string_anchor(other) == fight.board().string_anchor(stone))
                {
                    standing.push(stone);
                }
            }
            if let Some(holds) = play_out.holds(fight.board(), to_move, &standing, MOST_THREATS) {
                assert!(holds, "{}: {to_move:?} was said to win", problem.id);
                states += play_out.seen.len();
                *if is_achiever { &mut kills } else { &mut lives } += 1;
            }
        }
    }
    println!("{kills} kills and {lives} lives played out, {states} positions");
    assert!(kills > 20 && lives > 20, "{kills} kills and {lives} lives");
}
