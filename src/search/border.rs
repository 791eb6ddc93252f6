//! What of a fight in the open does not rest on what lies beyond the border of its region, which a search does not see.
//!
//! The same fight is searched twice: as if the preventer had escaped when he gets to the border, and as if he were walled in there. What the
//! achiever brings about in the first, and the preventer in the second, holds whatever is beyond. Where neither is so, the border decides. The
//! idea is ours; books of problems mean life and death on the spot.

use super::exhaustive::Fight;
use super::objective::Objective;
use super::solve::{Answer, Grade, Settings, Solver, Unknown};
use super::stake::Stake;
use crate::diagnostics::Limits;
use crate::go::{Board, Cell, Colour, Point, PointSet};

/// What is known of a fight, or of a move.
type Known = Result<Grade, Unknown>;

impl Stake {
    /// Solves the fight. Of an open one only that is known which does not rest on what is beyond the border; otherwise it is
    /// [`Unknown::Border`]. Connections and eyes are answered as the region shows them.
    pub fn solve(&self, solver: &mut Solver, to_move: Colour, settings: &Settings, limits: &Limits) -> Answer {
        let Some(walled) = self.walled_in() else {
            let answer = solver.solve(&self.fight, to_move, settings, limits);
            return if self.may_escape() { agreed(answer, nothing_known()) } else { answer };
        };
        let achiever_moves = to_move == self.fight.achiever();
        // First the search in which the success of the side to move, which is hoped for, would decide.
        let half = Settings { nodes: settings.nodes / 2, ..settings.clone() };
        let first = solver.solve(if achiever_moves { &self.fight } else { &walled }, to_move, &half, limits);
        let is_decided = first.grade == Ok(if achiever_moves { Grade::Reached } else { Grade::Prevented });
        if is_decided && !settings.all_moves {
            return first;
        }
        let rest = Settings { nodes: settings.nodes.saturating_sub(first.nodes), ..settings.clone() };
        let second = solver.solve(if achiever_moves { &walled } else { &self.fight }, to_move, &rest, limits);
        if achiever_moves { agreed(first, second) } else { agreed(second, first) }
    }

    /// Whether the border may decide.
    fn may_escape(&self) -> bool {
        self.is_open && matches!(self.fight.objective(), Objective::Capture { .. })
    }

    /// The same fight, if it is open and about strings, with the preventer walled in: every empty point outside that touches the region is
    /// a stone of the achiever. `None` also if that leaves a string without liberties.
    #[must_use]
    pub fn walled_in(&self) -> Option<Fight> {
        let (board, region, target) = (self.fight.board(), self.fight.region(), self.fight.target());
        if !self.may_escape() {
            return None;
        }
        let around = region.union(&target).border();
        let is_beyond = |point: Point| board.at(point) == Cell::Empty && !region.contains(point);
        let wall: PointSet = around.iter().filter(|&point| is_beyond(point)).collect();
        let achiever = self.fight.achiever();
        let stones = |colour: Colour| -> Vec<Point> {
            let stands =
                |&point: &Point| board.at(point) == Cell::from(colour) || colour == achiever && wall.contains(point);
            board.points().filter(stands).collect()
        };
        let board = Board::from_stones(board.columns(), board.rows(), &stones(Colour::Black), &stones(Colour::White));
        Fight::new(board.ok()?, *region, &target.iter().collect::<Vec<_>>()).ok()
    }
}

/// The answer of a search that could not be made.
const fn nothing_known() -> Answer {
    Answer { grade: Err(Unknown::Border), best: None, moves: Vec::new(), line: Vec::new(), nodes: 0 }
}

/// What two searches of a fight agree on.
fn agreed(escaping: Answer, walled: Answer) -> Answer {
    let grade = both(escaping.grade, walled.grade);
    // Of a move that is not to be made where the preventer is walled in nothing is known there.
    let missing = Err(walled.grade.err().unwrap_or(Unknown::Border));
    let in_wall =
        |point: Point| walled.moves.iter().find(|(other, _)| *other == point).map_or(missing, |(_, known)| *known);
    let moves = escaping.moves.iter().map(|&(point, known)| (point, both(known, in_wall(point))));
    let (moves, nodes) = (moves.collect(), escaping.nodes + walled.nodes);
    let (best, line) = match grade {
        Ok(Grade::Reached) => (escaping.best, escaping.line),
        Ok(_) => (walled.best, walled.line),
        Err(_) => (None, Vec::new()),
    };
    Answer { grade, best, moves, line, nodes }
}

/// What holds both if the preventer has escaped at the border and if he is walled in.
fn both(escaping: Known, walled: Known) -> Known {
    match (escaping, walled) {
        (Ok(Grade::Reached), _) => Ok(Grade::Reached),
        (_, Ok(Grade::Prevented)) => Ok(Grade::Prevented),
        (Ok(one), Ok(other)) if one == other => Ok(one),
        (Ok(_), Ok(_)) => Err(Unknown::Border),
        (Err(unknown), _) | (_, Err(unknown)) => Err(unknown),
    }
}

#[cfg(test)]
mod tests {
    use super::{Grade, Point, Unknown, agreed, both, nothing_known};
    use std::cmp::Reverse;

    #[test]
    fn what_one_search_does_not_know_is_not_claimed_from_the_other() {
        let moves = vec![(Point::new(0, 0), Ok(Grade::Prevented)), (Point::new(1, 0), Ok(Grade::Reached))];
        for unknown in [Unknown::Border, Unknown::TooLarge] {
            let escaping = super::Answer { grade: Ok(Grade::Prevented), moves: moves.clone(), ..nothing_known() };
            let answer = agreed(escaping, super::Answer { grade: Err(unknown), ..nothing_known() });
            assert_eq!(answer.grade, Err(unknown));
            assert_eq!(
                answer.moves.iter().map(|(_, known)| *known).collect::<Vec<_>>(),
                [Err(unknown), Ok(Grade::Reached)]
            );
        }
    }

    #[test]
    fn what_is_claimed_holds_with_either_border() {
        let (ko, other_ko) = (Grade::ReachedBut(Reverse(1)), Grade::PreventedBut(2));
        let stopped = Err(Unknown::Cycle);
        for walled in [Ok(Grade::Reached), stopped] {
            assert_eq!(both(Ok(Grade::Reached), walled), Ok(Grade::Reached));
        }
        for escaping in [Ok(Grade::Prevented), stopped] {
            assert_eq!(both(escaping, Ok(Grade::Prevented)), Ok(Grade::Prevented));
        }
        assert_eq!(both(Ok(ko), Ok(ko)), Ok(ko));
        for (escaping, walled) in [(Grade::Prevented, Grade::Reached), (other_ko, ko), (Grade::Prevented, ko)] {
            assert_eq!(both(Ok(escaping), Ok(walled)), Err(Unknown::Border));
        }
        assert_eq!(both(stopped, Ok(ko)), stopped);
        assert_eq!(both(Ok(ko), stopped), stopped);
    }
}
