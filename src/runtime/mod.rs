//! What a compiled heuristic calls: a small board trait, and the background predicates as plain functions over it.
//!
//! An engine implements [`Board`] for its own board, or copies a position into a [`Snapshot`], which allocates four times; but for [`planes`], [`prospect`] and [`far_prospect`] nothing else
//! here allocates, and no other crate is needed. The functions are the same that the learner's facts are made of, so that a compiled tree and the
//! tree it came from cannot differ. Specification: `background/go.pl`, `background/go-tactical.pl`,
//! `background/go-vital.pl`, `background/go-ahead.pl` and `background/go-deep.pl`.
//!
//! This module knows nothing of logic, and of [`crate::go`] nothing but points, [`tactics`] apart.

mod ahead;
mod axes;
pub mod planes;
mod predicates;
mod reading;
mod snapshot;
mod tactical;
pub mod tactics;
mod vital;

pub use ahead::{Prospect, behind, far_behind, far_outlook, far_prospect, outlook, prospect};
pub use axes::{Axes, AxesSet, Direction};
pub use predicates::{
    directions, displaced, displacements, distance_to_edge, empty_points, group_at, group_displaced, group_numbered,
    groups, is_atari, is_legal_for, is_linked, legal_moves, liberties, placed_groups, places, points,
};
pub use snapshot::Snapshot;
pub use tactical::{
    Effect, captured_by, effect, enclosure_size, eye_owner, is_eye_like, legal_effect, liberties_after,
    liberties_shared, liberty_sharers, neighbour_count, region_borders, region_size, second_order_liberty_count,
    shared_liberty_count, stones_after,
};
pub use vital::{extended, eyes_spoilt, more_open, smallest_part, steps_to_weak, weakest};

use crate::go::{Point, PointSet};

/// What stands at a place of the board, seen from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Content {
    /// No stone.
    Empty,
    /// A stone of the side to move.
    Friend,
    /// A stone of the other side.
    Enemy,
    /// Outside the board.
    Edge,
}

impl Content {
    /// Friend and enemy exchanged.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Content::Friend => Content::Enemy,
            Content::Enemy => Content::Friend,
            other => other,
        }
    }
}

/// A position as the predicates see it.
///
/// A *group* is a string of stones or one empty point, and is known by one of its points, always the same while the position
/// does not change: its *representative*. Where a method takes a group, it takes the representative.
pub trait Board {
    /// Columns, 1 to 25.
    fn columns(&self) -> u8;

    /// Rows, 1 to 25.
    fn rows(&self) -> u8;

    /// What stands at a place; [`Content::Edge`] outside the board, at least for every neighbour of a point.
    fn content(&self, point: Point) -> Content;

    /// The representative of the group of a point of the board.
    fn group(&self, point: Point) -> Point;

    /// The next stone of a string in a ring through all of its stones; an empty point is its own next.
    fn next_stone(&self, point: Point) -> Point;

    /// The number of stones of a group: 0 for an empty point.
    fn stone_count(&self, group: Point) -> u32 {
        if self.content(group) == Content::Empty { 0 } else { self.members(group).count() as u32 }
    }

    /// The number of liberties of a string; of an empty point, the number of adjacent empty points.
    fn liberty_count(&self, group: Point) -> u32 {
        self.links(group).filter(|&link| self.content(link) == Content::Empty).count() as u32
    }

    /// The number of empty points beside the liberties of a group that are neither liberties of it nor the group itself. A board that scores many moves does well
    /// to remember it.
    fn second_order_liberty_count(&self, group: Point) -> u32 {
        tactical::second_order_liberties(self, group)
    }

    /// The points of a group, beginning with the representative.
    fn members(&self, group: Point) -> impl Iterator<Item = Point> {
        let mut next = Some(group);
        std::iter::from_fn(move || {
            let point = next?;
            let following = self.next_stone(point);
            next = (following != group).then_some(following);
            Some(point)
        })
    }

    /// The groups that are adjacent to a group, each once.
    fn links(&self, group: Point) -> impl Iterator<Item = Point> {
        let mut seen = PointSet::new();
        self.members(group)
            .flat_map(|point| Point::NEIGHBOURS.map(|offset| point.offset(offset)))
            .filter(|&point| self.content(point) != Content::Edge)
            .map(|point| self.group(point))
            .filter(move |&link| link != group && seen.insert(link))
    }

    /// A point of the region of connected empty points around an empty point, the same for all points of the region.
    fn region(&self, empty: Point) -> Point {
        tactical::flood(self, empty).iter().next().unwrap_or(empty)
    }

    /// The number of points of a region.
    fn region_size(&self, empty: Point) -> u32 {
        tactical::flood(self, empty).len() as u32
    }

    /// Whether stones of a side border on a region.
    fn region_touches(&self, empty: Point, side: Content) -> bool {
        tactical::flood(self, empty)
            .iter()
            .any(|point| Point::NEIGHBOURS.iter().any(|&offset| self.content(point.offset(offset)) == side))
    }

    /// The number of points that can be reached from an empty point without crossing stones of a side.
    fn enclosure_size(&self, empty: Point, side: Content) -> u32 {
        tactical::enclosure(self, empty, side).len() as u32
    }

    /// What a move of a side at an empty point would do. A board that scores many moves does well to remember it.
    fn effect(&self, empty: Point, side: Content) -> Effect {
        tactical::effect(self, empty, side)
    }

    /// What the friend's move at an empty point makes of the fight over stones of a side that are enclosed there, if there is one. A board that scores many
    /// moves does well to remember it, as [`Snapshot`] does: to tell how far a move falls short of the best one, all moves of its fight are read each time.
    fn prospect(&self, empty: Point, side: Content) -> Option<Prospect> {
        ahead::prospect(self, empty, side)
    }

    /// The same, read far ahead, which takes milliseconds instead of microseconds.
    fn far_prospect(&self, empty: Point, side: Content) -> Option<Prospect> {
        ahead::far_prospect(self, empty, side)
    }
}
