//! What a position of life and death is about: whose strings are to be killed or saved, and where.
//!
//! Where nobody says, there are several groups to choose from. A problem is about one whose fate depends on who moves first, so the solver
//! is asked about each in turn, the most hemmed in first. This choice is ours; books leave it to the reader.

use super::exhaustive::{Fight, FightError};
use super::region::Region;
use super::solve::{Settings, Solver};
use crate::diagnostics::Limits;
use crate::go::{Board, Cell, Colour, Point, PointSet};

/// States looked at to see whether the fate of a group depends on who moves first, for either side moving first.
const PROBE: u64 = 20_000;
/// The most groups that are asked about.
const MOST_GROUPS: usize = 12;
/// The fewest stones of a group that a problem is about, if there is another.
const FEWEST_STONES: usize = 2;

/// A fight about life, and whether its region had to be cut off.
#[derive(Clone, Debug)]
pub struct Stake {
    /// The fight.
    pub fight: Fight,
    /// See [`Region::is_open`].
    pub is_open: bool,
}

impl Stake {
    /// The fight about named strings in a region, which is found if it is not given. If it is enclosed, all strings of that side in it are at stake:
    /// GoTools' files name no more than four, but its answers are about all, and a group lives if any part of it does.
    ///
    /// # Errors
    /// If the targets are not stones of one colour, or the region is not on the board.
    pub fn named(board: Board, target: &[Point], region: Option<PointSet>) -> Result<Self, FightError> {
        let fight = Fight::new(board, PointSet::new(), target)?;
        let defender = fight.objective().side();
        let region = match region {
            Some(points) => Region { points, is_open: false },
            None => Region::find(fight.board(), &fight.target(), defender),
        };
        let is_open = region.is_open;
        let target =
            if is_open { target.to_vec() } else { in_region(fight.board(), &fight.target(), &region, defender) };
        Ok(Self { fight: Fight::new(fight.board().clone(), region.points, &target)?, is_open })
    }

    /// What a position may be about, the most hemmed in group first: the one with the fewest empty points to go to for its stones.
    #[must_use]
    pub fn candidates(board: &Board) -> Vec<Self> {
        let mut stakes: Vec<Self> = Vec::new();
        for (group, colour) in groups(board) {
            let region = Region::find(board, &group, colour);
            let target =
                if region.is_open { group.iter().collect() } else { in_region(board, &group, &region, colour) };
            let Ok(fight) = Fight::new(board.clone(), region.points, &target) else { continue };
            if !stakes.iter().any(|stake| stake.fight.target() == fight.target()) {
                stakes.push(Self { fight, is_open: region.is_open });
            }
        }
        stakes.sort_by_key(|stake| {
            let (board, target) = (stake.fight.board(), stake.fight.target());
            let room = stake.fight.region().iter().filter(|&point| board.at(point) == Cell::Empty).count();
            (target.len() < FEWEST_STONES, room as isize - target.len() as isize)
        });
        stakes
    }

    /// What a position is most likely about: of the [candidates](Self::candidates) the first whose fate depends on who moves first; else the first
    /// of which that could not be found out; else the first. Also says how many states were looked at. `None` if there are no stones.
    #[must_use]
    pub fn guessed(board: &Board, to_move: Colour, solver: &mut Solver, limits: &Limits) -> (Option<Self>, u64) {
        let settings = Settings { nodes: PROBE, ..Settings::default() };
        let (mut best, mut nodes): (Option<(Doubt, Self)>, u64) = (None, 0);
        for stake in Self::candidates(board).into_iter().take(MOST_GROUPS) {
            let is_achiever = stake.fight.achiever() == to_move;
            let mut succeeds = |first: Colour| {
                let answer = solver.solve(&stake.fight, first, &settings, limits);
                nodes += answer.nodes;
                answer.grade.ok().map(|grade| (grade, grade.succeeds(is_achiever)))
            };
            let doubt = match (succeeds(to_move), succeeds(to_move.opponent())) {
                (Some((own, true)), Some((other, _))) if own != other => Doubt::Turns,
                (Some((_, false)), _) | (_, Some((_, true))) => Doubt::IsSettled,
                (Some((own, _)), Some((other, _))) if own == other => Doubt::IsSettled,
                _ => Doubt::IsUnknown,
            };
            if best.as_ref().is_none_or(|(known, _)| doubt < *known) {
                best = Some((doubt, stake));
            }
            if doubt == Doubt::Turns {
                break;
            }
        }
        (best.map(|(_, stake)| stake), nodes)
    }
}

/// Whether the side to move has something to decide, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Doubt {
    /// It gets its way, and more than if the other side moved first.
    Turns,
    IsUnknown,
    IsSettled,
}

/// The stones of a side in an enclosed region, and those named.
fn in_region(board: &Board, named: &PointSet, region: &Region, side: Colour) -> Vec<Point> {
    region.points.union(named).iter().filter(|&point| board.at(point) == Cell::from(side)).collect()
}

/// The groups of both sides: strings that share liberties belong together.
fn groups(board: &Board) -> Vec<(PointSet, Colour)> {
    let mut groups: Vec<(PointSet, Colour)> = Vec::new();
    for stone in board.points().filter(|&point| board.string_anchor(point) == Some(point)) {
        let Some(colour) = board.at(stone).colour() else { continue };
        if groups.iter().any(|(group, _)| group.contains(stone)) {
            continue;
        }
        let mut group = PointSet::new();
        let mut found = vec![stone];
        while let Some(stone) = found.pop() {
            if group.contains(stone) {
                continue;
            }
            group.extend(board.stones(stone));
            for liberty in board.liberties(stone).iter() {
                found.extend(board.neighbours(liberty).filter(|&near| board.at(near) == Cell::from(colour)));
            }
        }
        groups.push((group, colour));
    }
    groups
}
