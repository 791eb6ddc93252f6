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
/// The undecided groups that are looked at longer.
const LONG_LOOKS: usize = 4;
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
        let region = Region::given_or_found(region, fight.board(), &fight.target(), defender);
        let is_open = region.is_open;
        let target =
            if is_open { target.to_vec() } else { in_region(fight.board(), &fight.target(), &region, defender) };
        Ok(Self { fight: Fight::new(fight.board().clone(), region.points, &target)?, is_open })
    }

    /// Whether a line of play comes to where an open region was cut off: to a point beside an empty one outside. Beyond it the search saw nothing.
    #[must_use]
    pub fn reaches_border(&self, line: &[Option<Point>]) -> bool {
        let (board, region) = (self.fight.board(), self.fight.region());
        let is_beyond = |near: Point| board.at(near) == Cell::Empty && !region.contains(near);
        line.iter().flatten().any(|&point| board.neighbours(point).any(is_beyond))
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
    /// of which the side to move gets its way, after a longer search, though it was not found out whether it must move first; else the first
    /// undecided one; else the first. Also says how many states were looked at: at most half of `nodes`. `None` if there are no stones.
    #[must_use]
    pub fn guessed(
        board: &Board,
        to_move: Colour,
        solver: &mut Solver,
        nodes: u64,
        limits: &Limits,
    ) -> (Option<Self>, u64) {
        // A quarter for first looks at either side moving first, a quarter for longer ones.
        let probe = PROBE.min(nodes / (8 * MOST_GROUPS as u64));
        let share = nodes / (4 * LONG_LOOKS as u64);
        let mut spent = 0;
        let mut succeeds = |stake: &Self, first: Colour, nodes: u64| {
            let settings = Settings { nodes, ..Settings::default() };
            let answer = stake.solve(solver, first, &settings, limits);
            spent += answer.nodes;
            answer.grade.ok().map(|grade| (grade, grade.succeeds(stake.fight.achiever() == to_move)))
        };
        let mut settled = Vec::new();
        let mut undecided = Vec::new();
        for stake in Self::candidates(board).into_iter().take(MOST_GROUPS) {
            let fates = [to_move, to_move.opponent()].map(|first| succeeds(&stake, first, probe));
            match fates {
                [Some((own, true)), Some((other, _))] if own != other => return (Some(stake), spent),
                [Some((_, false)), _] | [_, Some((_, true))] | [Some(_), Some(_)] => settled.push(stake),
                _ => undecided.push(stake),
            }
        }
        let chosen = undecided
            .iter()
            .take(LONG_LOOKS)
            .position(|stake| succeeds(stake, to_move, share).is_some_and(|(_, success)| success));
        let chosen = match chosen {
            Some(place) => Some(undecided.swap_remove(place)),
            None => undecided.into_iter().next().or_else(|| settled.into_iter().next()),
        };
        (chosen, spent)
    }
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
