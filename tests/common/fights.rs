//! Positions drawn in a few rows.

use nakade::go::Point;
use nakade::runtime::{Content, Snapshot};

/// The upper left corner of a board of so many lines: the stones of `friend`, and others as the enemy's; `.` is empty.
pub fn corner(edge: u8, rows: &[&str], friend: u8) -> Snapshot {
    let stone = |point: Point| rows.get(usize::from(point.y()))?.as_bytes().get(usize::from(point.x())).copied();
    Snapshot::read(edge, edge, |point| match stone(point) {
        None | Some(b'.') => Content::Empty,
        Some(stone) if stone == friend => Content::Friend,
        _ => Content::Enemy,
    })
}
