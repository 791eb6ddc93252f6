//! The part of a board on which a fight takes place, as bits.
//!
//! Only the points that can change are kept, numbered from 0 in row order, at most [`Field::MOST_POINTS`] of them: one word holds a set
//! of them. Everything else stands still: a string with a liberty on which nobody plays cannot be captured, so all that has to
//! be known of the rest of the board is which points touch such a string of either side, or an empty point outside. The
//! rules are those of [`crate::go::Board`], with which tests compare them move by move. Knows nothing of goals and search.

use crate::go::{Board, Cell, Colour, Point, PointSet};

/// A set of points of a field, by number.
pub(super) type Bits = u64;

/// The number that stands for no point.
pub(super) const NO_POINT: u8 = 64;

/// The numbers of the members of a set, in order.
pub(super) fn members(mut set: Bits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let member = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        Some(member)
    })
}

/// Points that can change, and how they touch each other and the rest of the board.
#[derive(Clone, Debug)]
pub(super) struct Field {
    points: Vec<Point>,
    /// The number of each point of the board; [`NO_POINT`] if it cannot change.
    numbers: Vec<u8>,
    neighbours: [Bits; Field::MOST_POINTS],
    anchors: Anchors,
    /// The points on which both sides may play.
    playable: Bits,
}

/// The stones on a field, by colour. A point that is in both sets is *settled*: nobody plays there any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Stones(pub(super) [Bits; 2]);

impl Stones {
    /// The stones of one side.
    pub(super) const fn of(self, colour: Colour) -> Bits {
        self.0[colour as usize] & !self.0[colour.opponent() as usize]
    }

    /// The points that are not empty.
    pub(super) const fn taken(self) -> Bits {
        self.0[0] | self.0[1]
    }

    /// The settled points.
    pub(super) const fn settled(self) -> Bits {
        self.0[0] & self.0[1]
    }

    /// Settles points.
    pub(super) const fn settle(&mut self, points: Bits) {
        self.0[0] |= points;
        self.0[1] |= points;
    }
}

/// For each colour the points on which a stone of it could not be captured, because it would touch a string of its own that
/// cannot be, or an empty point outside.
pub(super) type Anchors = [Bits; 2];

/// A string of stones on a field.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Chain {
    pub(super) stones: Bits,
    /// Its liberties on the field.
    pub(super) liberties: Bits,
    /// It cannot be captured.
    pub(super) anchored: bool,
}

impl Chain {
    /// Its last liberty, if it can be captured by one move.
    pub(super) const fn atari(&self) -> Bits {
        if !self.anchored && self.liberties.is_power_of_two() { self.liberties } else { 0 }
    }
}

/// All strings of a position.
#[derive(Clone, Debug)]
pub(super) struct Chains {
    chains: [Chain; Field::MOST_POINTS],
    count: usize,
    at: [u8; Field::MOST_POINTS],
}

impl Default for Chains {
    fn default() -> Self {
        Self::new()
    }
}

impl Chains {
    pub(super) const fn new() -> Self {
        Self {
            chains: [Chain { stones: 0, liberties: 0, anchored: false }; Field::MOST_POINTS],
            count: 0,
            at: [0; Field::MOST_POINTS],
        }
    }

    /// The string of the stone at a point.
    pub(super) const fn at(&self, point: usize) -> &Chain {
        &self.chains[self.at[point] as usize]
    }

    /// The strings of both sides.
    pub(super) fn all(&self) -> &[Chain] {
        &self.chains[..self.count]
    }
}

/// What a stone put down does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Played {
    pub(super) stones: Stones,
    /// The stones taken from the board.
    pub(super) captured: Bits,
    /// The move takes a ko: the one stone captured could take the one stone played.
    pub(super) takes_ko: bool,
}

impl Field {
    /// The most points that can change in a fight.
    pub(super) const MOST_POINTS: usize = 64;

    /// The field of a fight on `region`: its points, and the stones that can be captured because all their liberties are in
    /// it. `None` if these are too many.
    pub(super) fn new(board: &Board, region: &PointSet) -> Option<Self> {
        let changing = changing_points(board, region);
        let points: Vec<Point> = changing.iter().collect();
        if points.len() > Self::MOST_POINTS {
            return None;
        }
        let mut numbers = vec![NO_POINT; Point::GRID];
        points.iter().zip(0..).for_each(|(point, number)| numbers[point.index()] = number);
        let mut field = Self { points, numbers, neighbours: [0; Self::MOST_POINTS], anchors: [0; 2], playable: 0 };
        for number in 0..field.points.len() {
            let point = field.points[number];
            if region.contains(point) {
                field.playable |= 1 << number;
            }
            for neighbour in board.neighbours(point) {
                if let Some(other) = field.number(neighbour) {
                    field.neighbours[number] |= 1 << other;
                    continue;
                }
                for colour in [Colour::Black, Colour::White] {
                    if board.at(neighbour).colour().is_none_or(|stone| stone == colour) {
                        field.anchors[colour as usize] |= 1 << number;
                    }
                }
            }
        }
        Some(field)
    }

    /// The number of a point; `None` if it cannot change.
    pub(super) fn number(&self, point: Point) -> Option<usize> {
        Some(self.numbers[point.index()]).filter(|&number| number != NO_POINT).map(usize::from)
    }

    /// The point with a number.
    pub(super) fn point(&self, number: usize) -> Point {
        self.points[number]
    }

    /// The points on which both sides may play.
    pub(super) const fn playable(&self) -> Bits {
        self.playable
    }

    /// All its points.
    pub(super) fn all(&self) -> Bits {
        Bits::MAX.checked_shr((Self::MOST_POINTS - self.points.len()) as u32).unwrap_or(0)
    }

    /// The neighbours on the field of a point.
    pub(super) const fn neighbours(&self, point: usize) -> Bits {
        self.neighbours[point]
    }

    /// What touches the rest of the board.
    pub(super) const fn anchors(&self) -> Anchors {
        self.anchors
    }

    /// The members of a set of points as numbers.
    pub(super) fn bits(&self, points: &PointSet) -> Bits {
        points.iter().filter_map(|point| self.number(point)).fold(0, |bits, number| bits | 1 << number)
    }

    /// The stones that stand on the field.
    pub(super) fn stones(&self, board: &Board) -> Stones {
        let of = |colour| {
            let stands = |&number: &usize| board.at(self.points[number]) == Cell::from(colour);
            (0..self.points.len()).filter(stands).fold(0, |bits, number| bits | 1 << number)
        };
        Stones([of(Colour::Black), of(Colour::White)])
    }

    /// The points next to a set that are not in it.
    pub(super) fn border(&self, set: Bits) -> Bits {
        members(set).fold(0, |border, point| border | self.neighbours[point]) & !set
    }

    /// The connected part of `within` around the points of `seed`.
    pub(super) fn flood(&self, seed: Bits, within: Bits) -> Bits {
        let mut filled = seed & within;
        let mut front = filled;
        while front != 0 {
            let next = self.neighbours[front.trailing_zeros() as usize] & within & !filled;
            front = (front & (front - 1)) | next;
            filled |= next;
        }
        filled
    }

    /// Finds all strings.
    pub(super) fn chains(&self, stones: Stones, anchors: Anchors, chains: &mut Chains) {
        let empty = self.all() & !stones.taken();
        chains.count = 0;
        for colour in [Colour::Black, Colour::White] {
            let (own, anchored) = (stones.of(colour), anchors[colour as usize]);
            let mut rest = own;
            while rest != 0 {
                let mut chain = Chain { stones: rest & rest.wrapping_neg(), liberties: 0, anchored: false };
                let mut front = chain.stones;
                while front != 0 {
                    let stone = front.trailing_zeros() as usize;
                    chains.at[stone] = chains.count as u8;
                    let touched = self.neighbours[stone];
                    chain.liberties |= touched & empty;
                    let next = touched & own & !chain.stones;
                    front = (front & (front - 1)) | next;
                    chain.stones |= next;
                }
                chain.anchored = chain.stones & anchored != 0;
                rest &= !chain.stones;
                chains.chains[chains.count] = chain;
                chains.count += 1;
            }
        }
    }

    /// Puts a stone on an empty point; `None` if that is suicide. `chains` are those of `stones`.
    pub(super) fn play(
        &self,
        stones: Stones,
        anchors: Anchors,
        chains: &Chains,
        point: usize,
        colour: Colour,
    ) -> Option<Played> {
        let place: Bits = 1 << point;
        let touched = self.neighbours[point];
        let empty = touched & !stones.taken();
        let mut captured = 0;
        for enemy in members(touched & stones.of(colour.opponent())) {
            let chain = chains.at(enemy);
            if chain.atari() == place {
                captured |= chain.stones;
            }
        }
        let friends = touched & stones.of(colour);
        let anchored = anchors[colour as usize] & place != 0;
        let lent = |friend| chains.at(friend).anchored || chains.at(friend).liberties != place;
        if empty == 0 && captured == 0 && !anchored && !members(friends).any(lent) {
            return None;
        }
        let mut after = stones;
        after.0[colour as usize] |= place;
        after.0[colour.opponent() as usize] &= !captured;
        let takes_ko = captured.is_power_of_two() && friends == 0 && empty == 0 && !anchored;
        Some(Played { stones: after, captured, takes_ko })
    }
}

/// The points of a fight that can change: its region, and the stones whose liberties are all in it.
pub(super) fn changing_points(board: &Board, region: &PointSet) -> PointSet {
    let can_change = |&point: &Point| {
        region.contains(point) && board.at(point) == Cell::Empty
            || board.at(point).colour().is_some() && board.liberties(point).is_subset(region)
    };
    board.points().filter(can_change).collect()
}
