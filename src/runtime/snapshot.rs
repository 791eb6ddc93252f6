//! A position with everything that the predicates need worked out once, cut to the size of its board: collections keep many thousands.

use super::ahead::{Prospects, Sight, prospects};
use super::reading::{PackedEffect, Reading};
use super::{Board, Content, Effect, Prospect, points, tactical};
use crate::go::Point;
use std::sync::OnceLock;

/// A position, read once.
///
/// The representative of a string is its first stone in row order.
#[derive(Clone, Debug)]
pub struct Snapshot {
    columns: u8,
    rows: u8,
    /// By place in the grid, border included.
    content: Box<[Content]>,
    /// The representatives of the groups, row by row: close together, because displaced points are asked for nothing else.
    groups: Box<[Point]>,
    /// Row by row. What else is known of a point stands together, because predicates ask for it together.
    places: Box<[Place]>,
    links: Box<[Point]>,
    /// What the friend's moves make of fights, by point and side, once it has been asked for.
    prospects: OnceLock<Prospects>,
    /// The same, read far ahead.
    far_prospects: OnceLock<Prospects>,
}

/// What is known of a point beside its group.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) next: Point,
    /// Of an empty point the region that it belongs to.
    pub(super) region: Point,
    pub(super) region_size: u16,
    /// Whether the friend's stones border on it, and the enemy's.
    pub(super) region_touches: [bool; 2],
    /// How many points can be reached from an empty point without crossing stones of the friend, and of the enemy.
    pub(super) enclosure: [u16; 2],
    /// The stones of the group whose representative the point is, its liberties of the first and second order, and where its links begin and end.
    pub(super) stones: u16,
    pub(super) liberties: u16,
    pub(super) second_order_liberties: u16,
    pub(super) links: [u16; 2],
    /// What the friend's move at an empty point does, and the enemy's.
    pub(super) effects: [PackedEffect; 2],
}

impl Snapshot {
    /// Reads a position of the given size (1 to 25 columns and rows) point by point.
    pub fn read(columns: u8, rows: u8, content: impl Fn(Point) -> Content) -> Self {
        let reading = Reading::read(columns, rows, content);
        let count = usize::from(columns) * usize::from(rows);
        let (mut groups, mut places) = (Vec::with_capacity(count), Vec::with_capacity(count));
        for point in points(columns, rows) {
            groups.push(reading.group(point));
            places.push(reading.place(point));
        }
        Self {
            columns,
            rows,
            content: reading.content(Point::STRIDE * (usize::from(rows) + 2)).into(),
            groups: groups.into(),
            places: places.into(),
            links: reading.all_links().into(),
            prospects: OnceLock::new(),
            far_prospects: OnceLock::new(),
        }
    }

    /// Reads a position from another board.
    pub fn of(board: &impl Board) -> Self {
        Self::read(board.columns(), board.rows(), |point| board.content(point))
    }

    #[inline]
    fn number(&self, point: Point) -> usize {
        usize::from(point.y()) * usize::from(self.columns) + usize::from(point.x())
    }

    #[inline]
    fn place(&self, point: Point) -> &Place {
        &self.places[self.number(point)]
    }
}

impl Board for Snapshot {
    #[inline]
    fn columns(&self) -> u8 {
        self.columns
    }

    #[inline]
    fn rows(&self) -> u8 {
        self.rows
    }

    #[inline]
    fn content(&self, point: Point) -> Content {
        self.content.get(point.index()).copied().unwrap_or(Content::Edge)
    }

    #[inline]
    fn group(&self, point: Point) -> Point {
        self.groups[self.number(point)]
    }

    #[inline]
    fn next_stone(&self, point: Point) -> Point {
        self.place(point).next
    }

    #[inline]
    fn stone_count(&self, group: Point) -> u32 {
        self.place(group).stones.into()
    }

    #[inline]
    fn liberty_count(&self, group: Point) -> u32 {
        self.place(group).liberties.into()
    }

    #[inline]
    fn second_order_liberty_count(&self, group: Point) -> u32 {
        self.place(group).second_order_liberties.into()
    }

    #[inline]
    fn links(&self, group: Point) -> impl Iterator<Item = Point> {
        let [from, to] = self.place(group).links;
        self.links[usize::from(from)..usize::from(to)].iter().copied()
    }

    #[inline]
    fn region(&self, empty: Point) -> Point {
        self.place(empty).region
    }

    #[inline]
    fn region_size(&self, empty: Point) -> u32 {
        self.place(empty).region_size.into()
    }

    #[inline]
    fn region_touches(&self, empty: Point, side: Content) -> bool {
        let [friend, enemy] = self.place(empty).region_touches;
        match side {
            Content::Friend => friend,
            Content::Enemy => enemy,
            _ => false,
        }
    }

    #[inline]
    fn enclosure_size(&self, empty: Point, side: Content) -> u32 {
        let [friend, enemy] = self.place(empty).enclosure;
        match side {
            Content::Friend => friend.into(),
            Content::Enemy => enemy.into(),
            _ => tactical::enclosure(self, empty, side).len() as u32,
        }
    }

    #[inline]
    fn effect(&self, empty: Point, side: Content) -> Effect {
        let [friend, enemy] = self.place(empty).effects;
        match side {
            Content::Friend => friend.effect(),
            Content::Enemy => enemy.effect(),
            _ => tactical::effect(self, empty, side),
        }
    }

    fn prospect(&self, empty: Point, side: Content) -> Option<Prospect> {
        find(self.prospects.get_or_init(|| prospects(self, Sight::Near)), empty, side)
    }

    fn far_prospect(&self, empty: Point, side: Content) -> Option<Prospect> {
        find(self.far_prospects.get_or_init(|| prospects(self, Sight::Far)), empty, side)
    }
}

fn find(all: &Prospects, empty: Point, side: Content) -> Option<Prospect> {
    let place = all.binary_search_by_key(&(empty, side as u8), |&(point, side, _)| (point, side as u8)).ok()?;
    Some(all[place].2)
}
