//! Where a fight takes place: the points on which it is worth playing, found from the position.
//!
//! Knows nothing of search.

use crate::go::{Board, Cell, Colour, Point, PointSet};

/// The region of a fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// The points on which both sides may play.
    pub points: PointSet,
    /// The strings at stake are not enclosed: the region was cut off at some distance. A string that comes to its border has a liberty
    /// there for good, so a defender who gets there has escaped.
    pub is_open: bool,
}

/// The most points that an enclosed group can reach.
const CLOSED: usize = 60;
/// The most points of a pocket behind the surrounding stones; in a larger area they are taken to live.
const POCKET: usize = 8;
/// The most points on which both may play in an open position; beyond it the search could not hold what can change.
const OPEN: usize = 40;
/// The most liberties outside of a surrounding string that may be captured.
const WEAK: usize = 2;
/// How many steps over empty points and own stones an open region goes beyond the strings at stake.
const STEPS: usize = 4;

impl Region {
    /// The region that somebody gives, who answers for it, or else the one that is [found](Self::find).
    #[must_use]
    pub fn given_or_found(given: Option<PointSet>, board: &Board, target: &PointSet, defender: Colour) -> Self {
        given.map_or_else(|| Self::find(board, target, defender), |points| Self { points, is_open: false })
    }

    /// The region of a fight about strings of the `defender`, or points that he needs: enclosed, or else grown around them.
    #[must_use]
    pub fn find(board: &Board, target: &PointSet, defender: Colour) -> Self {
        Self::enclosed(board, target, defender).unwrap_or_else(|| Self::grown(board, target, defender))
    }

    /// The region of an enclosed group: what its side could reach without crossing the opponent's stones, the opponent's strings in and
    /// around it that have no liberty outside, and the pockets of up to 8 points in which those have liberties. `None` if the group is
    /// not enclosed, that is if what it could reach is more than 60 points.
    #[must_use]
    pub fn enclosed(board: &Board, target: &PointSet, defender: Colour) -> Option<Self> {
        let attacker = defender.opponent();
        let mut points = PointSet::new();
        for stone in target.iter() {
            if !points.contains(stone) {
                points = points.union(&closed_area(board, stone, attacker, CLOSED)?);
            }
        }
        Some(Self { points: with_pockets(board, points, attacker), is_open: false })
    }

    /// The region around strings or points that are not enclosed: the empty points that the defender reaches from them in at most four steps over
    /// empty points and stones of his own, the nearest first and no more than 40, and the strings of either side that have no liberty elsewhere.
    #[must_use]
    pub fn grown(board: &Board, target: &PointSet, defender: Colour) -> Self {
        let mut points = PointSet::new();
        let (stones, empty): (Vec<_>, Vec<_>) = target.iter().partition(|&point| board.at(point) != Cell::Empty);
        points.extend(empty);
        let mut reached = points;
        reached.extend(stones.into_iter().flat_map(|stone| board.stones(stone)));
        for _ in 0..STEPS {
            let next = reached.border();
            for point in next.iter().filter(|&point| board.at(point) == Cell::Empty) {
                if points.len() == OPEN {
                    break;
                }
                points.insert(point);
                reached.insert(point);
            }
            // A string of his own is crossed in the same step.
            for point in reached.border().iter().filter(|&point| board.at(point) == Cell::from(defender)) {
                reached.extend(board.stones(point));
            }
        }
        let attacker = defender.opponent();
        points = with_pockets(board, points, attacker);
        for wall in points.border().iter().filter(|&point| board.at(point) == Cell::from(attacker)) {
            let beyond = board.liberties(wall).difference(&points);
            if beyond.len() <= WEAK {
                points = points.union(&beyond);
            }
        }
        let inside = |&point: &Point| board.at(point).colour().is_some() && board.liberties(point).is_subset(&points);
        let captured: PointSet = board.points().filter(inside).collect();
        let free = |point: Point| board.at(point) == Cell::Empty && !points.contains(point);
        let is_open = points.union(&reached).iter().any(|point| board.neighbours(point).any(free));
        Self { points: points.union(&captured), is_open }
    }
}

/// A region with the attacker's strings around it that have no other liberties than in it and in small pockets, and these pockets.
fn with_pockets(board: &Board, mut points: PointSet, attacker: Colour) -> PointSet {
    loop {
        let mut grown = points;
        for wall in points.border().iter().filter(|&point| board.at(point) == Cell::from(attacker)) {
            let beyond = board.liberties(wall).difference(&points);
            let areas = beyond.iter().map(|liberty| closed_area(board, liberty, attacker, POCKET));
            if let Some(areas) = areas.collect::<Option<Vec<_>>>() {
                grown = areas.iter().fold(grown, |grown, area| grown.union(area));
                grown.extend(board.stones(wall));
            }
        }
        if grown == points {
            return points;
        }
        points = grown;
    }
}

/// The connected part of the board around a point without the stones of `walls`; `None` if it has more than
/// so many points.
fn closed_area(board: &Board, start: Point, walls: Colour, most: usize) -> Option<PointSet> {
    let mut area: PointSet = [start].into_iter().collect();
    let mut front = vec![start];
    while let Some(point) = front.pop() {
        for neighbour in board.neighbours(point) {
            if board.at(neighbour) != Cell::from(walls) && area.insert(neighbour) {
                front.push(neighbour);
            }
        }
        if area.len() > most {
            return None;
        }
    }
    Some(area)
}
