//! Random positions.

use crate::common::Random;
use nakade::go::Point;
use nakade::runtime::{self, Board, Content, Snapshot};
use std::collections::HashMap;

/// A random position; strings without a liberty are taken off. Of ten points about `stones` have one.
pub fn random_position(random: &mut Random, columns: u8, rows: u8, stones: usize) -> Snapshot {
    let mut content: HashMap<Point, Content> = runtime::points(columns, rows)
        .map(|point| match random.below(10) {
            n if n >= stones => (point, Content::Empty),
            n if n % 2 == 0 => (point, Content::Friend),
            _ => (point, Content::Enemy),
        })
        .collect();
    loop {
        let board = Snapshot::read(columns, rows, |point| content[&point]);
        let dead = runtime::groups(&board).find(|&g| board.content(g) != Content::Empty && board.liberty_count(g) == 0);
        let Some(dead) = dead else { return board };
        content.extend(board.members(dead).map(|point| (point, Content::Empty)));
    }
}
