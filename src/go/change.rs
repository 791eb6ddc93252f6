//! Playing a move and taking it back.
//!
//! A move is a few small steps, each of which can be reversed: put a stone down, join strings, lift captured strings. Joining two
//! circular lists is an exchange of two links, and so is parting them. A captured string leaves its links and its record
//! where they were; only a stone put on one of its points would overwrite them, so a move saves what it finds there. Taking back
//! is then the same steps in reverse, and costs no more than the move did.

use super::board::{Board, Cell, Ko, StringRecord};
use super::{Colour, IllegalMove, KoRule, Point, zobrist};

/// All that is needed to take a move back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    hash: u64,
    ko: Option<Ko>,
    /// `None` for a pass.
    stone: Option<Placed>,
}

/// A stone put down, what its point held before, and what it did to its neighbours.
#[derive(Clone, Copy, Debug)]
struct Placed {
    point: Point,
    colour: Colour,
    anchor: Point,
    next: Point,
    string: StringRecord,
    /// The anchors of the strings that disappeared: first those that were joined to a larger one, in order, then those
    /// that were captured. A stone has four neighbours, so there are at most four of them.
    gone: [Point; 4],
    joined: u8,
    captured: u8,
}

impl Board {
    /// Plays a stone under the simple ko rule and returns the number of stones captured.
    ///
    /// Either side may play at any time; the board does not know whose turn it is.
    ///
    /// # Errors
    /// The board is unchanged if the move is illegal.
    pub fn play(&mut self, point: Point, colour: Colour) -> Result<usize, IllegalMove> {
        self.play_by(point, colour, KoRule::Simple)
    }

    /// Plays a stone under the ko rule given and returns the number of stones captured.
    ///
    /// # Errors
    /// The board is unchanged if the move is illegal.
    pub fn play_by(&mut self, point: Point, colour: Colour, rule: KoRule) -> Result<usize, IllegalMove> {
        self.check(point, colour, rule)?;
        Ok(self.put(point, colour))
    }

    /// Passes: a ko may be taken back afterwards.
    pub fn pass(&mut self) {
        self.changes.push(Change { hash: self.hash, ko: self.ko, stone: None });
        self.ko = None;
    }

    /// The number of moves and passes since the board was set up.
    #[must_use]
    pub fn move_count(&self) -> usize {
        self.changes.len()
    }

    /// Takes the last move or pass back; false if there is none since the board was set up.
    pub fn undo(&mut self) -> bool {
        let Some(change) = self.changes.pop() else { return false };
        if let Some(placed) = change.stone {
            self.take_back(&placed);
        }
        self.hash = change.hash;
        self.ko = change.ko;
        true
    }

    /// True if the position now or any since the board was set up has this hash.
    #[must_use]
    pub fn has_occurred(&self, hash: u64) -> bool {
        self.hash == hash || self.changes.iter().rev().any(|change| change.hash == hash)
    }

    /// Plays a move that is known to be legal.
    fn put(&mut self, point: Point, colour: Colour) -> usize {
        let place = point.index();
        let (friend, enemy) = (Cell::from(colour), Cell::from(colour.opponent()));
        let mut placed = Placed {
            point,
            colour,
            anchor: self.anchors[place],
            next: self.next[place],
            string: self.strings[place],
            gone: [point; 4],
            joined: 0,
            captured: 0,
        };
        let mut change = Change { hash: self.hash, ko: self.ko, stone: None };

        self.cells[place] = friend;
        self.hash ^= zobrist::key(point, colour);
        self.remove_empty(point);
        self.start_string(point);
        for neighbour in Point::NEIGHBOURS.map(|offset| point.offset(offset)) {
            match self.cells[neighbour.index()] {
                Cell::Edge => {}
                Cell::Empty => self.strings[place].liberties.add(neighbour),
                _ => self.strings[self.anchors[neighbour.index()].index()].liberties.remove(point),
            }
        }
        for neighbour in Point::NEIGHBOURS.map(|offset| point.offset(offset)) {
            if self.cells[neighbour.index()] == friend
                && let Some(loser) = self.join(point, neighbour)
            {
                placed.gone[usize::from(placed.joined)] = loser;
                placed.joined += 1;
            }
        }
        let mut stones_captured = 0;
        let mut last_captured = point;
        for neighbour in Point::NEIGHBOURS.map(|offset| point.offset(offset)) {
            if self.cells[neighbour.index()] != enemy {
                continue;
            }
            let anchor = self.anchors[neighbour.index()];
            if self.strings[anchor.index()].liberties.count == 0 {
                self.capture(anchor, colour);
                stones_captured += usize::from(self.strings[anchor.index()].stones);
                last_captured = neighbour;
                placed.gone[usize::from(placed.joined + placed.captured)] = anchor;
                placed.captured += 1;
            }
        }
        let own = self.strings[self.anchors[place].index()];
        self.ko = (stones_captured == 1 && own.stones == 1 && own.liberties.count == 1)
            .then_some(Ko { point: last_captured, barred: colour.opponent() });
        change.stone = Some(placed);
        self.changes.push(change);
        stones_captured
    }

    /// The steps of [`Board::put`] in reverse; hash and ko are the caller's.
    fn take_back(&mut self, placed: &Placed) {
        let Placed { point, colour, .. } = *placed;
        let (joined, rest) = placed.gone.split_at(usize::from(placed.joined));
        for &anchor in rest.iter().take(usize::from(placed.captured)) {
            self.uncapture(anchor, colour);
        }
        for &loser in joined.iter().rev() {
            self.part(self.anchors[point.index()], loser);
        }
        for neighbour in Point::NEIGHBOURS.map(|offset| point.offset(offset)) {
            if self.cells[neighbour.index()].colour().is_some() {
                self.strings[self.anchors[neighbour.index()].index()].liberties.add(point);
            }
        }
        let place = point.index();
        self.cells[place] = Cell::Empty;
        self.anchors[place] = placed.anchor;
        self.next[place] = placed.next;
        self.strings[place] = placed.string;
        self.add_empty(point);
    }

    /// Makes the stone at `point` a string of its own, as yet without liberties.
    pub(super) fn start_string(&mut self, point: Point) {
        self.anchors[point.index()] = point;
        self.next[point.index()] = point;
        self.strings[point.index()] = StringRecord { stones: 1, ..StringRecord::default() };
    }

    /// Joins the strings of two stones; the smaller one takes the anchor of the larger. Returns the anchor that is no longer one,
    /// or `None` if they were one string already.
    pub(super) fn join(&mut self, stone: Point, other: Point) -> Option<Point> {
        let (mut winner, mut loser) = (self.anchors[stone.index()], self.anchors[other.index()]);
        if winner == loser {
            return None;
        }
        if self.strings[winner.index()].stones < self.strings[loser.index()].stones {
            (winner, loser) = (loser, winner);
        }
        self.relabel(loser, winner);
        self.next.swap(winner.index(), loser.index());
        let record = self.strings[loser.index()];
        self.strings[winner.index()].absorb(record);
        Some(loser)
    }

    /// Undoes the last [`Board::join`], after which `loser` was no longer an anchor.
    fn part(&mut self, winner: Point, loser: Point) {
        self.next.swap(winner.index(), loser.index());
        self.relabel(loser, loser);
        let record = self.strings[loser.index()];
        self.strings[winner.index()].release(record);
    }

    /// Gives all stones in the circle of `first` the anchor `anchor`.
    fn relabel(&mut self, first: Point, anchor: Point) {
        let mut stone = first;
        loop {
            self.anchors[stone.index()] = anchor;
            stone = self.next[stone.index()];
            if stone == first {
                break;
            }
        }
    }

    /// Lifts the string of `anchor`, which has no liberties; those of `captor` around it gain some.
    fn capture(&mut self, anchor: Point, captor: Colour) {
        let mut stone = anchor;
        loop {
            self.cells[stone.index()] = Cell::Empty;
            self.hash ^= zobrist::key(stone, captor.opponent());
            self.add_empty(stone);
            for neighbour in Point::NEIGHBOURS.map(|offset| stone.offset(offset)) {
                if self.cells[neighbour.index()] == Cell::from(captor) {
                    self.strings[self.anchors[neighbour.index()].index()].liberties.add(stone);
                }
            }
            stone = self.next[stone.index()];
            if stone == anchor {
                break;
            }
        }
    }

    /// Puts the string of `anchor` back that `captor` has lifted.
    fn uncapture(&mut self, anchor: Point, captor: Colour) {
        let mut stone = anchor;
        loop {
            self.cells[stone.index()] = Cell::from(captor.opponent());
            self.remove_empty(stone);
            for neighbour in Point::NEIGHBOURS.map(|offset| stone.offset(offset)) {
                if self.cells[neighbour.index()] == Cell::from(captor) {
                    self.strings[self.anchors[neighbour.index()].index()].liberties.remove(stone);
                }
            }
            stone = self.next[stone.index()];
            if stone == anchor {
                break;
            }
        }
    }

    pub(super) fn add_empty(&mut self, point: Point) {
        self.slots[point.index()] = self.empties.len() as u16;
        self.empties.push(point);
    }

    fn remove_empty(&mut self, point: Point) {
        let slot = usize::from(self.slots[point.index()]);
        self.empties.swap_remove(slot);
        if let Some(&moved) = self.empties.get(slot) {
            self.slots[moved.index()] = slot as u16;
        }
    }
}
