//! Parts of a board, seen from a move: what stands where, in any orientation.
//!
//! The forcing rules of Kojima and Yoshikawa are such patterns, whose coordinates have become variables. In a rule a pattern is the atom
//! `pattern(I, S, Parts)`: around the empty point I, one way or another, stands what the parts say, and the first enemy's stone among them belongs
//! to S. A part is `empty(X, Y)`, `friend(X, Y)`, `enemy(X, Y)` or `edge(X, Y)`, X columns to the right of I and Y rows below it; a
//! third argument of a stone is the least number of liberties that its string has.

use super::condition::{Kind, Side};
use super::rule::Rule;
use crate::go::{Board, Cell, Colour, Point, PointSet, Symmetry};
use crate::logic::Term;

/// Columns to the right and rows below.
pub type Place = (i8, i8);

/// What stands at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum What {
    /// Nothing.
    Empty,
    /// A stone of a string with at least so many liberties.
    Stone(Side, u8),
    /// The place is beyond the board.
    Edge,
}

impl What {
    /// Whether two say the same but for liberties.
    #[must_use]
    pub fn same_kind(self, other: Self) -> bool {
        match (self, other) {
            (What::Stone(a, _), What::Stone(b, _)) => a == b,
            _ => self == other,
        }
    }
}

/// A place and what stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Part {
    /// Where, seen from the move.
    pub place: Place,
    /// What.
    pub what: What,
}

/// A part of a board around a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pattern {
    parts: Vec<Part>,
}

/// Where a pattern lies on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The point of the move.
    pub origin: Point,
    /// How the pattern is turned.
    pub symmetry: Symmetry,
}

impl Placement {
    /// The column and row of a place; it may be beyond the board.
    #[must_use]
    pub fn at(self, place: Place) -> Place {
        let (dx, dy) = self.symmetry.displacement(place.0, place.1);
        ((self.origin.x() as i8).saturating_add(dx), (self.origin.y() as i8).saturating_add(dy))
    }
}

/// What is at a column and a row, which may be beyond the board.
#[must_use]
pub fn cell(board: &Board, (x, y): Place) -> Cell {
    point(board, (x, y)).map_or(Cell::Edge, |point| board.at(point))
}

/// The point of a board at a column and a row, if it is on the board.
#[must_use]
pub fn point(board: &Board, (x, y): Place) -> Option<Point> {
    let (x, y) = (u8::try_from(x).ok()?, u8::try_from(y).ok()?);
    (x < board.columns() && y < board.rows()).then(|| Point::new(x, y))
}

/// The places of a position by what is there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cells {
    empty: PointSet,
    friend: PointSet,
    enemy: PointSet,
    edge: PointSet,
}

impl Cells {
    pub(super) fn of(board: &Board, friend: Colour) -> Self {
        let all = |cell: Cell| (0..Point::GRID).map(Point::from_index).filter(|&p| board.at(p) == cell).collect();
        let [empty, edge] = [Cell::Empty, Cell::Edge].map(all);
        Self { empty, edge, friend: all(Cell::from(friend)), enemy: all(Cell::from(friend.opponent())) }
    }

    fn of_kind(&self, what: What) -> &PointSet {
        match what {
            What::Empty => &self.empty,
            What::Edge => &self.edge,
            What::Stone(Side::Friend, _) => &self.friend,
            What::Stone(Side::Enemy, _) => &self.enemy,
        }
    }
}

impl Pattern {
    /// How far from the move a part may lie.
    const FARTHEST: i8 = 24;

    /// A pattern with these parts, one of which is a stone of the string that it is about; `None` if none is the enemy's, if two say something
    /// of one place, if the move's point is said not to be empty, or if a part lies too far away.
    #[must_use]
    pub fn new(mut parts: Vec<Part>, target: Place) -> Option<Self> {
        parts.sort_by_key(|part| (part.place != target, part.place.1, part.place.0));
        let first = parts.first()?;
        let places: std::collections::BTreeSet<Place> = parts.iter().map(|part| part.place).collect();
        let is_near = |part: &Part| [part.place.0, part.place.1].iter().all(|way| way.abs() <= Self::FARTHEST);
        let is_fit = matches!(first.what, What::Stone(Side::Enemy, _))
            && first.place == target
            && places.len() == parts.len()
            && parts.iter().all(|part| part.place != (0, 0) || part.what == What::Empty)
            && parts.iter().all(is_near);
        is_fit.then_some(Self { parts })
    }

    /// The parts; the first is a stone of the string that the pattern is about.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The place of a stone of that string.
    #[must_use]
    pub fn target(&self) -> Place {
        self.parts[0].place
    }

    /// The pattern of a rule, if it has one.
    #[must_use]
    pub fn of(rule: &Rule) -> Option<&Self> {
        rule.conditions.iter().find_map(|condition| condition.pattern.as_deref())
    }

    /// Reads a list of parts.
    #[must_use]
    pub fn read(term: &Term) -> Option<Self> {
        let number = |term: &Term| match term {
            Term::Integer(number) => i8::try_from(*number).ok(),
            _ => None,
        };
        let part = |term: &&Term| {
            let (name, arguments) = (term.functor()?.0, term.arguments());
            let (place, least) = match arguments {
                [x, y] => ((number(x)?, number(y)?), 1),
                [x, y, least] => ((number(x)?, number(y)?), u8::try_from(number(least)?).ok()?),
                _ => return None,
            };
            let what = match (name.as_str(), arguments.len()) {
                ("empty", 2) => What::Empty,
                ("edge", 2) => What::Edge,
                ("friend", _) => What::Stone(Side::Friend, least),
                ("enemy", _) => What::Stone(Side::Enemy, least),
                _ => return None,
            };
            Some(Part { place, what })
        };
        let parts: Vec<Part> = term.as_list()?.iter().map(part).collect::<Option<_>>()?;
        let target = parts.iter().find(|part| matches!(part.what, What::Stone(Side::Enemy, _)))?.place;
        Self::new(parts, target)
    }

    /// The list of parts that [`read`](Self::read) reads.
    #[must_use]
    pub fn term(&self) -> Term {
        let term = |part: &Part| {
            let (x, y) = part.place;
            let mut arguments = vec![Term::integer(x.into()), Term::integer(y.into())];
            let name = match part.what {
                What::Empty => "empty",
                What::Edge => "edge",
                What::Stone(side, least) => {
                    if least > 1 {
                        arguments.push(Term::integer(least.into()));
                    }
                    if side == Side::Friend { "friend" } else { "enemy" }
                }
            };
            Term::compound(name, arguments)
        };
        Term::list(self.parts.iter().map(term))
    }

    /// Whether the pattern is on the board where it is placed.
    #[must_use]
    pub fn is_at(&self, board: &Board, friend: Colour, placement: Placement) -> bool {
        let parts = self.parts.iter();
        board.at(placement.origin) == Cell::Empty
            && parts.into_iter().all(|part| {
                let at = placement.at(part.place);
                match (part.what, point(board, at)) {
                    (What::Edge, None) => true,
                    (What::Empty, Some(point)) => board.at(point) == Cell::Empty,
                    (What::Stone(side, least), Some(point)) => {
                        board.at(point).colour() == Some(side.colour(friend))
                            && (least <= 1 || board.liberty_count(point) >= usize::from(least))
                    }
                    _ => false,
                }
            })
    }

    /// Where the pattern is on the board, as far as the point of the move and a stone of the string are known. One of them must be.
    #[must_use]
    pub fn placements(
        &self,
        board: &Board,
        friend: Colour,
        move_at: Option<Point>,
        stone: Option<Point>,
    ) -> Vec<Placement> {
        let target = self.target();
        let anchor = stone.and_then(|stone| board.string_anchor(stone));
        let mut found = Vec::new();
        for symmetry in Symmetry::ALL {
            let (dx, dy) = symmetry.displacement(target.0, target.1);
            let origins: Vec<Point> = match (move_at, stone) {
                (Some(point), _) => vec![point],
                (None, Some(stone)) => board
                    .stones(stone)
                    .filter_map(|stone| point(board, (stone.x() as i8 - dx, stone.y() as i8 - dy)))
                    .collect(),
                (None, None) => Vec::new(),
            };
            for origin in origins {
                let placement = Placement { origin, symmetry };
                let is_its_string = anchor.is_none()
                    || point(board, placement.at(target)).is_some_and(|point| board.string_anchor(point) == anchor);
                if is_its_string && self.is_at(board, friend, placement) {
                    found.push(placement);
                }
            }
        }
        found
    }

    /// The points of the moves and the strings wherever the pattern is on the board.
    #[must_use]
    pub(super) fn everywhere(&self, board: &Board, friend: Colour, cells: &Cells) -> Vec<(Point, Point)> {
        let mut found = Vec::new();
        for symmetry in Symmetry::ALL {
            let mut origins = cells.empty;
            for part in &self.parts {
                let (dx, dy) = symmetry.displacement(part.place.0, part.place.1);
                origins = origins.intersection(&cells.of_kind(part.what).shifted(-dx, -dy, part.what == What::Edge));
                if origins.is_empty() {
                    break;
                }
            }
            for origin in origins.iter() {
                let placement = Placement { origin, symmetry };
                let string = point(board, placement.at(self.target())).and_then(|point| board.string_anchor(point));
                if let (Some(string), true) = (string, self.is_at(board, friend, placement)) {
                    found.push((origin, string));
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The pattern as text: `X` friend, `O` enemy, `V` vacant, `P` the move, `#` the edge, `?` anything.
    #[must_use]
    pub fn draw(&self) -> String {
        let range = |of: fn(Place) -> i8| {
            let ways = self.parts.iter().map(move |part| of(part.place)).chain([0]);
            ways.clone().min().unwrap_or(0)..=ways.max().unwrap_or(0)
        };
        let mut text = String::new();
        for y in range(|place| place.1) {
            let row: Vec<&str> = range(|place| place.0)
                .map(|x| match self.parts.iter().find(|part| part.place == (x, y)).map(|part| part.what) {
                    _ if (x, y) == (0, 0) => "P",
                    Some(What::Empty) => "V",
                    Some(What::Edge) => "#",
                    Some(What::Stone(Side::Friend, _)) => "X",
                    Some(What::Stone(Side::Enemy, _)) => "O",
                    None => "?",
                })
                .collect();
            text += &(row.join(" ") + "\n");
        }
        text
    }
}

/// The kinds of the arguments of `pattern/3`.
pub(super) const KINDS: &[Kind] = &[Kind::Place, Kind::Stones, Kind::Parts];
