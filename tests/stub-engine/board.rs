//! The stub engine's own board: characters in rows, strings found by walking.

use nakade::go::Point;
use nakade::runtime::{Board, Content, Prospect, Snapshot};
use std::cell::OnceCell;

pub struct StubBoard {
    columns: u8,
    rows: u8,
    stones: Vec<u8>,
    own: u8,
    /// For each point the last stone of its string, or itself.
    last: Vec<usize>,
    /// What remembers fights, once one is asked about.
    snapshot: OnceCell<Snapshot>,
}

impl StubBoard {
    /// Reads `COLUMNS ROWS SIDE STONES`; side and stones are `b` and `w`, empty points `-`.
    pub fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Self> {
        let (columns, rows) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let own = words.next()?.bytes().next()?;
        let stones = words.next()?.as_bytes().to_vec();
        let mut board = Self { columns, rows, last: (0..stones.len()).collect(), stones, own, snapshot: OnceCell::new() };
        // Strings grow together until nothing changes.
        let mut changed = true;
        while changed {
            changed = false;
            for at in 0..board.stones.len() {
                for next in board.neighbours(at) {
                    if board.stones[at] != b'-' && board.stones[at] == board.stones[next] && board.last[at] < board.last[next] {
                        board.last[at] = board.last[next];
                        changed = true;
                    }
                }
            }
        }
        Some(board)
    }

    fn neighbours(&self, at: usize) -> Vec<usize> {
        let width = usize::from(self.columns);
        let mut found = Vec::new();
        if at % width > 0 {
            found.push(at - 1);
        }
        if at % width + 1 < width {
            found.push(at + 1);
        }
        if at >= width {
            found.push(at - width);
        }
        if at + width < self.stones.len() {
            found.push(at + width);
        }
        found
    }

    fn place(&self, point: Point) -> usize {
        usize::from(point.y()) * usize::from(self.columns) + usize::from(point.x())
    }

    fn point(&self, place: usize) -> Point {
        let width = usize::from(self.columns);
        Point::new((place % width) as u8, (place / width) as u8)
    }
}

impl Board for StubBoard {
    fn columns(&self) -> u8 {
        self.columns
    }

    fn rows(&self) -> u8 {
        self.rows
    }

    fn content(&self, point: Point) -> Content {
        if point.x() >= self.columns || point.y() >= self.rows {
            return Content::Edge;
        }
        match self.stones[self.place(point)] {
            b'-' => Content::Empty,
            stone if stone == self.own => Content::Friend,
            _ => Content::Enemy,
        }
    }

    fn group(&self, point: Point) -> Point {
        self.point(self.last[self.place(point)])
    }

    fn next_stone(&self, point: Point) -> Point {
        let place = self.place(point);
        let count = self.stones.len();
        let next = (1..=count).map(|step| (place + step) % count).find(|&at| self.last[at] == self.last[place]);
        self.point(next.unwrap_or(place))
    }

    fn prospect(&self, empty: Point, side: Content) -> Option<Prospect> {
        self.snapshot.get_or_init(|| Snapshot::of(self)).prospect(empty, side)
    }

    fn far_prospect(&self, empty: Point, side: Content) -> Option<Prospect> {
        self.snapshot.get_or_init(|| Snapshot::of(self)).far_prospect(empty, side)
    }
}
