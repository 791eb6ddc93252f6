//! Collections of enclosed problems: so many of each level, no two alike.
//!
//! Candidates are taken in the order of their numbers, so that the collection depends on the wish alone and not on the number of
//! threads. Knows nothing of files and learning.

use super::enclosed::{Candidate, Enclosed, Judged, Level, Place};
use crate::diagnostics::{Limits, StopReason};
use crate::go::{Board, Cell, Colour, Point};
use crate::problem::{FirstMove, Problem, Remarks, Verdict, group_key};
use crate::search::solve::Solver;
use rayon::prelude::*;
use std::collections::{BTreeMap, HashSet};

/// Candidates that are looked at together. The collection depends on it, because what a level still needs is asked once for all of them.
const BATCH: u64 = 256;
/// States that the table of one solver holds.
const STATES: usize = 1 << 20;

/// What is wanted.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The positions that are drawn follow from it.
    pub seed: u64,
    /// The number of problems.
    pub count: usize,
    /// The levels among which they are divided evenly, the lower ones getting what is over.
    pub levels: Vec<Level>,
    /// The places, in turn from candidate to candidate.
    pub places: Vec<Place>,
}

/// A problem of a collection.
#[derive(Clone, Debug)]
pub struct Made {
    /// The number of its candidate.
    pub number: u64,
    /// Where it lies.
    pub place: Place,
    /// Position, results, hardness.
    pub enclosed: Enclosed,
    /// The same as a problem with judged moves.
    pub problem: Problem,
}

/// Makes problems until there are as many as wanted or a limit is reached. `tell` hears after every batch how many there are.
#[must_use]
pub fn make(wish: &Wish, limits: &Limits, tell: &dyn Fn(usize)) -> (Vec<Made>, StopReason) {
    let mut missing: BTreeMap<Level, usize> = BTreeMap::new();
    for turn in 0..wish.count {
        *missing.entry(wish.levels[turn % wish.levels.len()]).or_default() += 1;
    }
    let (mut made, mut known, mut first) = (Vec::new(), HashSet::new(), 0);
    while missing.values().any(|&left| left > 0) {
        if let Some(reason) = limits.reached() {
            return (made, reason);
        }
        let wanted = |level| missing.get(&level).is_some_and(|&left| left > 0);
        let batch: Vec<Option<Made>> = (first..first + BATCH)
            .into_par_iter()
            .map_init(|| Solver::new(STATES), |solver, number| make_one(wish, number, solver, wanted))
            .collect();
        for one in batch.into_iter().flatten() {
            let left = missing.entry(Level::of(one.enclosed.nodes)).or_default();
            if *left > 0 && known.insert(group_key(&one.problem)) {
                *left -= 1;
                made.push(one);
            }
        }
        first += BATCH;
        tell(made.len());
    }
    (made, StopReason::Finished)
}

/// The problem that a candidate makes, if it makes one of a level that is wanted.
#[must_use]
pub fn make_one(wish: &Wish, number: u64, solver: &mut Solver, wanted: impl Fn(Level) -> bool) -> Option<Made> {
    let place = wish.places[(number % wish.places.len() as u64) as usize];
    let enclosed = Candidate::draw(wish.seed, place, number)?.grade(solver, wanted)?;
    let problem = problem_of(&format!("enclosed/{place}/{number:06}"), place, &enclosed);
    Some(Made { number, place, enclosed, problem })
}

/// A problem with every legal move judged: first those that succeed, from the best to the least, then the others in row order.
///
/// A move is better if its result is, and of two with the same result the one that is the harder to resist: after which the solver, knowing
/// nothing, looks at fewer states to show it. Rewards are 1, 0.9, 0.8 in that order, ties sharing the higher.
fn problem_of(id: &str, place: Place, enclosed: &Enclosed) -> Problem {
    let Candidate { board, to_move, .. } = &enclosed.candidate;
    let is_attacker = board.at(enclosed.targets[0]) != Cell::from(*to_move);
    let compare = |one: &Judged, other: &Judged| {
        let grades = if is_attacker { one.grade.cmp(&other.grade) } else { other.grade.cmp(&one.grade) };
        grades.then(one.resistance.cmp(&other.resistance))
    };
    let (mut judged, wrong): (Vec<&Judged>, Vec<&Judged>) = enclosed.moves.iter().partition(|judged| judged.succeeds);
    judged.sort_by(|one, other| compare(one, other));
    judged.extend(wrong);
    let moves = judged.iter().map(|&one| {
        let better = judged.iter().filter(|other| compare(other, one).is_lt()).count();
        let verdict = match one.succeeds {
            true if one.grade == enclosed.grade => Verdict::Correct,
            true => Verdict::Lesser,
            false => Verdict::Wrong,
        };
        let reward = if one.succeeds { (10 - better) as f64 / 10.0 } else { 0.0 };
        FirstMove { point: Some(one.point), verdict, status: Some(one.grade.to_string()), reward }
    });
    Problem {
        id: id.to_owned(),
        size: board.columns(),
        black: stones(board, Colour::Black),
        white: stones(board, Colour::White),
        to_move: *to_move,
        moves: moves.collect(),
        remarks: Remarks {
            level: Some(format!("{}/{place}", Level::of(enclosed.nodes))),
            target: enclosed.targets.clone(),
            status: Some(enclosed.grade.to_string()),
            solution_depth: u32::try_from(enclosed.depth).ok(),
            tree: None,
        },
    }
}

fn stones(board: &Board, colour: Colour) -> Vec<Point> {
    let mut stones: Vec<_> = board.points().filter(|&point| board.at(point) == Cell::from(colour)).collect();
    stones.sort_unstable();
    stones
}
