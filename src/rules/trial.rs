//! Rules against search, in many positions.
//!
//! Positions are real ones (problems) under all symmetries with some random moves played on them, and random ones on boards of 5 to 19 lines.
//! Where rules have patterns, every second position has one of them put into it.
//! Every match is looked up in full by [`truth`](super::truth). The same seed gives the same positions on any number of threads.

use super::matcher::{Match, Matcher};
use super::pattern::Pattern;
use super::rule::Rule;
use super::stamp;
use super::truth::{Statement, Verdict};
use crate::go::{Board, Colour, KoRule, Point, Symmetry};
use crate::problem::Problem;
use rayon::prelude::*;
use rustc_hash::FxHashMap;

/// Positions that are looked at before matches are counted.
const AT_ONCE: usize = 32;

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Matches to look up.
    pub matches: u64,
    /// Positions after which it is enough whatever was found.
    pub positions: u64,
    /// Moves that the search may play for a claim.
    pub moves: u64,
    /// Decides what chance decides.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self { matches: 1_000_000, positions: 1_000_000, moves: 20_000_000, seed: 1 }
    }
}

/// A match whose conclusion is false.
#[derive(Clone, Debug)]
pub struct FalseCase {
    /// The match.
    pub found: Match,
    /// Where.
    pub board: Board,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Positions looked at.
    pub positions: u64,
    /// For each rule: matches, among them false and unknown ones.
    pub counts: Vec<[u64; 3]>,
    /// The first false cases.
    pub false_cases: Vec<FalseCase>,
}

impl Report {
    /// False cases that are kept.
    const MOST_CASES: usize = 100;

    /// Matches, false ones and unknown ones of all rules.
    #[must_use]
    pub fn sums(&self) -> [u64; 3] {
        self.counts.iter().fold([0; 3], |sums, counts| [0, 1, 2].map(|place| sums[place] + counts[place]))
    }
}

/// Looks up what rules claim until enough of them have been seen.
#[must_use]
pub fn run(rules: &[Rule], problems: &[Problem], plan: &Plan, mut progress: impl FnMut(&Report) -> bool) -> Report {
    let matcher = Matcher::new(rules);
    // Patterns are hardly ever met by chance.
    let stamps: Vec<&Rule> = rules.iter().filter(|rule| Pattern::of(rule).is_some()).collect();
    let mut report = Report { counts: vec![[0; 3]; rules.len()], ..Report::default() };
    while report.sums()[0] < plan.matches && report.positions < plan.positions {
        let first = report.positions;
        let seen: Vec<(Board, Vec<(Match, Verdict)>)> = (first..first + AT_ONCE as u64)
            .into_par_iter()
            .map(|number| {
                let board = position(problems, number, plan.seed);
                let mut board = match stamps.get(number as usize / 2 % stamps.len().max(1)) {
                    Some(&rule) if number % 2 == 1 => stamp::stamped(&board, rule, number ^ plan.seed).unwrap_or(board),
                    _ => board,
                };
                let verdicts = verdicts(rules, &matcher, &mut board, plan.moves);
                (board, verdicts)
            })
            .collect();
        for (board, verdicts) in seen {
            report.positions += 1;
            for (found, verdict) in verdicts {
                let counts = &mut report.counts[found.rule];
                counts[0] += u64::from(verdict != Verdict::Unknown);
                counts[1] += u64::from(verdict == Verdict::False);
                counts[2] += u64::from(verdict == Verdict::Unknown);
                if verdict == Verdict::False && report.false_cases.len() < Report::MOST_CASES {
                    report.false_cases.push(FalseCase { found, board: board.clone() });
                }
            }
        }
        if !progress(&report) {
            break;
        }
    }
    report
}

/// What is claimed of a position, and whether it is true; equal claims are looked up once.
fn verdicts(rules: &[Rule], matcher: &Matcher, board: &mut Board, moves: u64) -> Vec<(Match, Verdict)> {
    let mut known: FxHashMap<Statement, Verdict> = FxHashMap::default();
    let matches = matcher.matches(board);
    let look_up = |found: Match| {
        let statement = Statement::of(&rules[found.rule], &found);
        let verdict = *known.entry(statement).or_insert_with_key(|statement| statement.verdict(board, moves));
        (found, verdict)
    };
    matches.into_iter().map(look_up).collect()
}

/// Splitmix64: enough for positions, and the same everywhere.
pub(super) struct Chance(pub(super) u64);

impl Chance {
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ (mixed >> 31)) * bound as u128) >> 64) as usize
    }
}

/// The position with a number: every second one begins with a problem, if there are any.
#[must_use]
pub fn position(problems: &[Problem], number: u64, seed: u64) -> Board {
    let mut chance = Chance(seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ number.wrapping_mul(0x9e37_79b9));
    let from_problem = (!problems.is_empty() && number.is_multiple_of(2))
        .then(|| image(&problems[(number / 2) as usize % problems.len()], chance.below(8) as u8))
        .flatten();
    let (board, most) = match from_problem {
        Some(board) => (board, 1 + chance.below(20)),
        None => {
            let lines = [5, 6, 7, 9, 9, 13, 19, 19][chance.below(8)];
            // A board of 1 to 25 lines always can be made.
            let board = Board::new(lines, lines).unwrap_or_else(|_| unreachable!());
            (board, 1 + chance.below(usize::from(lines) * usize::from(lines) * 9 / 10))
        }
    };
    let mut board = played_on(board, most, &mut chance);
    let stones = |colour: Colour| board.points().filter(|&p| board.at(p).colour() == Some(colour)).collect::<Vec<_>>();
    // Without the history of the moves.
    let (black, white) = (stones(Colour::Black), stones(Colour::White));
    if let Ok(fresh) = Board::from_stones(board.columns(), board.rows(), &black, &white) {
        board = fresh;
    }
    board
}

fn image(problem: &Problem, symmetry: u8) -> Option<Board> {
    let symmetry = Symmetry::from_number(symmetry);
    let of =
        |points: &[Point]| points.iter().map(|&p| symmetry.apply(p, problem.size, problem.size)).collect::<Vec<_>>();
    Board::from_stones(problem.size, problem.size, &of(&problem.black), &of(&problem.white)).ok()
}

/// Random moves, half of them near the last one; a side's own small eyes are seldom filled.
fn played_on(mut board: Board, moves: usize, chance: &mut Chance) -> Board {
    let mut last: Option<Point> = None;
    for _ in 0..moves {
        let colour = if chance.below(2) == 0 { Colour::Black } else { Colour::White };
        let empty = board.empty_points();
        if empty.is_empty() {
            break;
        }
        let near = last.filter(|_| chance.below(2) == 0).map(|last| {
            let (dx, dy) = (chance.below(5) as isize - 2, chance.below(5) as isize - 2);
            last.offset(dx + dy * Point::STRIDE as isize)
        });
        let point = near.unwrap_or_else(|| empty[chance.below(empty.len())]);
        let fills_eye = board.neighbours(point).all(|p| board.at(p).colour() == Some(colour));
        if !(fills_eye && chance.below(8) != 0) && board.play_by(point, colour, KoRule::Simple).is_ok() {
            last = Some(point);
        }
    }
    board
}
