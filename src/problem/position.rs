//! A position as the readers need it: set-up, moves, captures. Simple rather than fast.
//!
//! Knows nothing of formats. The board for playing many moves is another part of the project; this one serves reading alone.

use crate::go::{Colour, Point};

/// The stones on a square board.
#[derive(Clone, Debug)]
pub struct Position {
    size: u8,
    stones: [Option<Colour>; Point::GRID],
}

impl Position {
    /// An empty board of `size` columns and rows, 1 to 25.
    #[must_use]
    pub fn new(size: u8) -> Self {
        Self { size, stones: [None; Point::GRID] }
    }

    /// Whether a point is on the board.
    #[must_use]
    pub fn has(&self, point: Point) -> bool {
        point.x() < self.size && point.y() < self.size
    }

    /// The stone on a point; none on an empty point and outside the board.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<Colour> {
        self.stones.get(point.index()).copied().flatten()
    }

    /// Puts a stone on a point of the board, or empties it, and captures nothing.
    pub fn set(&mut self, point: Point, stone: Option<Colour>) {
        if self.has(point) {
            self.stones[point.index()] = stone;
        }
    }

    /// The stones of one side, in the order of [`Point`].
    #[must_use]
    pub fn stones(&self, colour: Colour) -> Vec<Point> {
        // Places of the grid are in the order of the points.
        let indices = (0..self.stones.len()).filter(|&index| self.stones[index] == Some(colour));
        let mut points = Vec::with_capacity(32);
        points.extend(indices.map(Point::from_index));
        points
    }

    /// Whether no stone is on the board.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.stones.iter().all(Option::is_none)
    }

    /// The neighbours of a point that are on the board.
    fn neighbours(&self, point: Point) -> impl Iterator<Item = Point> + use<> {
        let size = self.size;
        Point::NEIGHBOURS
            .into_iter()
            .map(move |offset| point.offset(offset))
            .filter(move |p| p.x() < size && p.y() < size)
    }

    /// The string of stones of one colour around `start`, and whether it has a liberty.
    #[must_use]
    pub fn string(&self, start: Point) -> (Vec<Point>, bool) {
        let colour = self.at(start);
        let mut seen = [false; Point::GRID];
        let mut string = vec![start];
        let mut liberty = false;
        seen[start.index()] = true;
        let mut next = 0;
        while next < string.len() {
            for neighbour in self.neighbours(string[next]) {
                liberty |= self.at(neighbour).is_none();
                if self.at(neighbour) == colour && !std::mem::replace(&mut seen[neighbour.index()], true) {
                    string.push(neighbour);
                }
            }
            next += 1;
        }
        (string, liberty)
    }

    /// A string without liberties, if there is one: the position is then illegal.
    #[must_use]
    pub fn string_without_liberties(&self) -> Option<Vec<Point>> {
        let mut seen = [false; Point::GRID];
        for index in 0..self.stones.len() {
            if self.stones[index].is_some() && !seen[index] {
                let (string, liberty) = self.string(Point::from_index(index));
                if !liberty {
                    return Some(string);
                }
                for point in string {
                    seen[point.index()] = true;
                }
            }
        }
        None
    }

    /// Plays as a record says, be it legal or not: puts the stone there, takes the opponent's strings without liberties from the
    /// board, then the mover's own. Returns how many of the opponent's and of the mover's stones were taken.
    pub fn play(&mut self, point: Point, colour: Colour) -> (usize, usize) {
        if !self.has(point) {
            return (0, 0);
        }
        self.set(point, Some(colour));
        let mut taken = 0;
        for neighbour in self.neighbours(point) {
            if self.at(neighbour) == Some(colour.opponent()) {
                taken += self.take_if_dead(neighbour);
            }
        }
        (taken, self.take_if_dead(point))
    }

    fn take_if_dead(&mut self, point: Point) -> usize {
        let (string, liberty) = self.string(point);
        if liberty {
            return 0;
        }
        for &point in &string {
            self.set(point, None);
        }
        string.len()
    }

    /// Whether a move on an empty point would take the mover's own stones.
    #[must_use]
    pub fn is_suicide(&self, point: Point, colour: Colour) -> bool {
        let open = self.neighbours(point).any(|neighbour| self.at(neighbour).is_none());
        !open && self.clone().play(point, colour).1 > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(size: u8, black: &[&str], white: &[&str]) -> Position {
        let mut position = Position::new(size);
        for (points, colour) in [(black, Colour::Black), (white, Colour::White)] {
            for point in points {
                position.set(Point::from_sgf(point).unwrap(), Some(colour));
            }
        }
        position
    }

    #[test]
    fn captured_stones_vanish() {
        let mut board = position(5, &["aa", "ba"], &["ab", "bb"]);
        assert_eq!(board.play(Point::new(2, 0), Colour::White), (2, 0));
        assert!(board.stones(Colour::Black).is_empty());
        assert_eq!(board.stones(Colour::White).len(), 3);
    }

    #[test]
    fn suicide_is_seen_and_a_capture_is_none() {
        let board = position(3, &["ba", "bb", "ab"], &[]);
        assert!(board.is_suicide(Point::new(0, 0), Colour::White));
        assert!(!board.is_suicide(Point::new(0, 0), Colour::Black));
        let snap = position(3, &["ba", "ab"], &["ca", "bb", "ac"]);
        assert!(!snap.is_suicide(Point::new(0, 0), Colour::White), "it captures first");
        assert!(position(1, &[], &[]).is_suicide(Point::new(0, 0), Colour::Black));
    }

    #[test]
    fn a_string_without_liberties_is_found() {
        assert!(position(3, &["aa"], &["ba", "ab"]).string_without_liberties().is_some());
        assert!(position(3, &["aa"], &["ba"]).string_without_liberties().is_none());
        assert!(position(1, &["aa"], &[]).string_without_liberties().is_some());
    }
}
