//! Enclosed problems in the corner and at the side, by chance and by search, as T. Wolf's GoTools makes them.
//!
//! # Positions
//! A [`Candidate`] is a random area in the corner or at the side of a 19-line board with walls of the attacker around it, who is safe
//! outside, and random stones of both sides inside. Each has a number; the same seed, place and number give the same position.
//!
//! # What makes a problem
//! The exact solver must find that the side to move gets its way, if only by ko, and that the other side would if it moved
//! first; that at most three moves succeed and at most two of them are best; and that no best move captures anything. No string of two or more
//! stones may be in atari to begin with. Every legal move has its exact result. What the solver cannot decide is no problem.
//!
//! # How hard it is
//! Hardness is the number of states the solver looks at to find the result; [`Level`]s are ranges of it.
//!
//! Knows nothing of files and learning.

use crate::diagnostics::Limits;
use crate::go::{Board, Cell, Colour, KoRule, Point, PointSet};
use crate::search::exhaustive::Fight;
use crate::search::region::Region;
use crate::search::solve::{Answer, Grade, Settings, Solver};
use rand::{Rng, RngExt};
use rand_pcg::Pcg64;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Lines of the board.
pub const SIZE: u8 = 19;
/// As in most collections Black attacks and White defends; who is to move is drawn.
const DEFENDER: Colour = Colour::White;
/// Points of the area, stones and all.
const AREA: RangeInclusive<usize> = 9..=26;
/// Empty points of the area.
const EMPTY: RangeInclusive<usize> = 4..=12;
/// Stones of the defender.
const FEWEST_DEFENDERS: usize = 4;
/// The most moves that succeed, and the most that do best.
const MOST_WINNING: usize = 3;
const MOST_BEST: usize = 2;
/// The most states to find a result, and those of all moves together.
const NODES: u64 = 60_000;
const NODES_OF_ALL: u64 = 10 * NODES;

/// Where an area lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// It holds the upper left corner point.
    Corner,
    /// It touches the upper edge and no other.
    Side,
}

impl Place {
    /// Both.
    pub const ALL: [Self; 2] = [Place::Corner, Place::Side];

    /// The point at which an area begins, and the columns and rows it may take.
    const fn bounds(self) -> (Point, RangeInclusive<u8>, RangeInclusive<u8>) {
        match self {
            Place::Corner => (Point::new(0, 0), 0..=8, 0..=6),
            Place::Side => (Point::new(9, 0), 4..=14, 0..=4),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Place::Corner => "corner",
            Place::Side => "side",
        })
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let named = Self::ALL.into_iter().find(|place| place.to_string() == text);
        named.ok_or_else(|| format!("{text:?} is no place: they are corner and side"))
    }
}

/// How hard a problem is, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The first number of states of levels 2 to 6; each is some four times the one before.
    const BOUNDS: [u64; 5] = [30, 125, 500, 2000, 8000];

    /// All six.
    #[must_use]
    pub fn all() -> [Self; 6] {
        [1, 2, 3, 4, 5, 6].map(Self)
    }

    /// The level of a problem for which the solver looked at so many states.
    #[must_use]
    pub fn of(nodes: u64) -> Self {
        Self(1 + Self::BOUNDS.iter().filter(|&&bound| nodes >= bound).count() as u8)
    }

    /// The states of its problems, the upper end excluded; none for the highest level.
    #[must_use]
    pub fn bounds(self) -> (u64, Option<u64>) {
        let place = usize::from(self.0);
        (if place == 1 { 0 } else { Self::BOUNDS[place - 2] }, Self::BOUNDS.get(place - 1).copied())
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let level = text.trim().parse().ok().filter(|level| (1..=6).contains(level));
        level.map(Self).ok_or_else(|| format!("{text:?} is no level: they are 1 to 6"))
    }
}

/// A random position.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The stones.
    pub board: Board,
    /// The points inside the attacker's walls.
    pub area: PointSet,
    /// Who moves.
    pub to_move: Colour,
}

/// A first move and what comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The point.
    pub point: Point,
    /// The exact result.
    pub grade: Grade,
    /// Whether it is a success for the side to move, be it by ko.
    pub succeeds: bool,
    /// For a move that succeeds: the states that the solver, knowing nothing, looks at to show it. The fewer, the less can be done
    /// against it.
    pub resistance: u64,
}

/// A position that makes a problem.
#[derive(Clone, Debug)]
pub struct Enclosed {
    /// The position.
    pub candidate: Candidate,
    /// The best result.
    pub grade: Grade,
    /// Every legal move inside the walls, in row order.
    pub moves: Vec<Judged>,
    /// A stone of each string of the defender.
    pub targets: Vec<Point>,
    /// States that the solver looked at to find the result.
    pub nodes: u64,
    /// The length of the principal variation, in plies.
    pub depth: usize,
}

impl Candidate {
    /// The position with this number; nothing if the stones that were drawn make none.
    #[must_use]
    pub fn draw(seed: u64, place: Place, number: u64) -> Option<Self> {
        // The two streams of a generator with different increments do not meet.
        let mut chance = Pcg64::new(u128::from(seed) << 1 | place as u128, u128::from(number));
        let (start, columns, rows) = place.bounds();
        let area = random_area(&mut chance, start, &columns, &rows);
        let to_move = if chance.random_bool(0.5) { Colour::Black } else { Colour::White };
        let everything: PointSet = Board::new(SIZE, SIZE).ok()?.points().collect();
        let walls = area.border().intersection(&everything);
        let (own, enemy) = (chance.random_range(0.3..0.6), chance.random_range(0.02..0.25));
        let (mut defenders, mut attackers) = (Vec::new(), walls.iter().collect::<Vec<_>>());
        for point in area.iter() {
            let roll: f64 = chance.random();
            if roll < own {
                defenders.push(point);
            } else if roll < own + enemy {
                attackers.push(point);
            }
        }
        let board = Board::from_stones(SIZE, SIZE, &attackers, &defenders).ok()?;
        let empty = area.iter().filter(|&point| board.at(point) == Cell::Empty).count();
        let safe = |point: Point| !board.liberties(point).is_subset(&area);
        let enclosed = || Region::enclosed(&board, &defenders.iter().copied().collect(), DEFENDER);
        let usable = EMPTY.contains(&empty)
            && defenders.len() >= FEWEST_DEFENDERS
            && walls.iter().all(safe)
            && !loose(&board, &area)
            && enclosed().is_some_and(|region| region.points == area);
        usable.then_some(Self { board, area, to_move })
    }

    /// Makes a problem of it, if it is one of a level that is wanted. The solver's answers do not depend on what it was asked before.
    #[must_use]
    pub fn grade(self, solver: &mut Solver, wanted: impl Fn(Level) -> bool) -> Option<Enclosed> {
        let mover = self.to_move;
        let first = self.solve(solver, &self.board, mover, false)?;
        let grade = first.grade.ok().filter(|&grade| self.succeeds(grade) && wanted(Level::of(first.nodes)))?;
        let other = self.solve(solver, &self.board, mover.opponent(), false)?.grade.ok()?;
        if !other.succeeds(mover == DEFENDER) {
            return None;
        }
        let all = self.solve(solver, &self.board, mover, true)?;
        let mut moves = Vec::new();
        for (point, grade) in all.moves {
            let grade = grade.ok()?;
            moves.push(Judged { point, grade, succeeds: self.succeeds(grade), resistance: 0 });
        }
        let is_best = |judged: &Judged| judged.grade == grade;
        let winning = moves.iter().filter(|judged| judged.succeeds).count();
        let best = moves.iter().filter(|judged| is_best(judged)).count();
        let captures = |judged: &Judged| self.captures(judged.point);
        if winning > MOST_WINNING || best > MOST_BEST || moves.iter().filter(|judged| is_best(judged)).any(captures) {
            return None;
        }
        if winning > 1 {
            for judged in moves.iter_mut().filter(|judged| judged.succeeds) {
                let mut board = self.board.clone();
                board.play_by(judged.point, mover, KoRule::Simple).ok()?;
                judged.resistance = self.solve(solver, &board, mover.opponent(), false)?.nodes;
            }
        }
        let anchor = |&point: &Point| self.board.string_anchor(point) == Some(point);
        let targets = self.defenders(&self.board).into_iter().filter(anchor).collect();
        Some(Enclosed { grade, moves, targets, nodes: first.nodes, depth: first.line.len(), candidate: self })
    }

    /// Solves the position, or one that followed from it; nothing if the area is not what the stones enclose, or the limit was
    /// reached.
    fn solve(&self, solver: &mut Solver, board: &Board, to_move: Colour, all_moves: bool) -> Option<Answer> {
        let fight = Fight::new(board.clone(), self.area, &self.defenders(board)).ok()?;
        let nodes = if all_moves { NODES_OF_ALL } else { NODES };
        let settings = Settings { nodes, all_moves, ..Settings::default() };
        let answer = solver.solve(&fight, to_move, &settings, &Limits::none());
        answer.grade.is_ok().then_some(answer)
    }

    /// The defender's stones.
    fn defenders(&self, board: &Board) -> Vec<Point> {
        self.area.iter().filter(|&point| board.at(point) == Cell::from(DEFENDER)).collect()
    }

    /// Whether a result is a success for the side to move.
    fn succeeds(&self, grade: Grade) -> bool {
        grade.succeeds(self.to_move != DEFENDER)
    }

    /// Whether the side to move captures something at a point.
    fn captures(&self, point: Point) -> bool {
        let enemy = Cell::from(self.to_move.opponent());
        self.board.neighbours(point).any(|near| self.board.at(near) == enemy && self.board.atari(near) == Some(point))
    }
}

/// Whether a string of two or more stones, inside or around the area, is in atari.
fn loose(board: &Board, area: &PointSet) -> bool {
    area.union(&area.border()).iter().any(|point| {
        board.at(point).colour().is_some() && board.atari(point).is_some() && board.stone_count(point) >= 2
    })
}

/// A random connected area around a point; points that touch more of it are more likely to join it.
fn random_area(
    chance: &mut impl Rng,
    start: Point,
    columns: &RangeInclusive<u8>,
    rows: &RangeInclusive<u8>,
) -> PointSet {
    let size = chance.random_range(AREA);
    let mut area: PointSet = [start].into_iter().collect();
    while area.len() < size {
        let inside = |&point: &Point| columns.contains(&point.x()) && rows.contains(&point.y());
        let border: Vec<Point> = area.border().iter().filter(inside).collect();
        let weight =
            |point: &Point| Point::NEIGHBOURS.iter().filter(|&&step| area.contains(point.offset(step))).count();
        let total: usize = border.iter().map(|point| weight(point).pow(2)).sum();
        let mut roll = chance.random_range(0..total);
        for point in border {
            let weight = weight(&point).pow(2);
            if roll < weight {
                area.insert(point);
                break;
            }
            roll -= weight;
        }
    }
    area
}
