//! Conditions of rules, and what they mean on a board.
//!
//! A [`Condition`] is an atom of the theory (`background/tactics.pl` says what each means) in the position, or in the one after some
//! moves. Moves are played on the board and taken back, so that nothing has to be said about what a move changes: that is only
//! needed to derive rules, not to use them. Variables are slots in a table of points; a string is named by one of its stones.

use crate::go::{Board, Cell, Colour, KoRule, Point, PointSet};
use crate::logic::{Symbol, Term, Variable};

/// The side that wants to reach the goal, or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Wants to reach the goal.
    Friend,
    /// Wants to prevent it.
    Enemy,
}

impl Side {
    /// The colour, if that of the friend is known.
    #[must_use]
    pub const fn colour(self, friend: Colour) -> Colour {
        match self {
            Side::Friend => friend,
            Side::Enemy => friend.opponent(),
        }
    }

    /// The ko rule that binds the side: kos are lost, so only the friend keeps one.
    #[must_use]
    pub const fn ko_rule(self) -> KoRule {
        match self {
            Side::Friend => KoRule::Simple,
            Side::Enemy => KoRule::None,
        }
    }

    fn read(term: &Term) -> Option<Self> {
        match term.functor()?.0.as_str() {
            "friend" => Some(Side::Friend),
            "enemy" => Some(Side::Enemy),
            _ => None,
        }
    }
}

/// The predicates that a position answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)] // The theory says what each means.
pub enum Predicate {
    String,
    Liberties,
    Liberty,
    LastLiberty,
    Neighbour,
    Empty,
    Different,
    Apart,
    Legal,
    Room,
    RoomOnly,
    Adjacent,
    AdjacentAtLeast,
    OthersAtLeast,
    CapturesNothing,
    Eye,
    AroundAtLeast,
}

/// What stands in a place of an atom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A string, by one of its stones.
    Stones,
    /// A point.
    Place,
    /// A side.
    Side,
    /// A number.
    Number,
}

use Kind::{Number, Place, Stones};

/// Name, predicate, kinds of arguments, and the arguments each of which the predicate can name if all others are known.
const PREDICATES: [(&str, Predicate, &[Kind], &[usize]); 17] = [
    ("string", Predicate::String, &[Stones, Kind::Side], &[0]),
    ("liberties", Predicate::Liberties, &[Stones, Number], &[]),
    ("liberty", Predicate::Liberty, &[Place, Stones], &[0, 1]),
    ("last_liberty", Predicate::LastLiberty, &[Place, Stones], &[0]),
    ("neighbour", Predicate::Neighbour, &[Place, Place], &[0, 1]),
    ("empty", Predicate::Empty, &[Place], &[]),
    ("different", Predicate::Different, &[Place, Place], &[]),
    ("apart", Predicate::Apart, &[Stones, Stones], &[]),
    ("legal", Predicate::Legal, &[Kind::Side, Place], &[]),
    ("room", Predicate::Room, &[Kind::Side, Place, Number], &[]),
    ("room_only", Predicate::RoomOnly, &[Kind::Side, Place, Place], &[2]),
    ("adjacent", Predicate::Adjacent, &[Stones, Stones], &[0]),
    ("adjacent_at_least", Predicate::AdjacentAtLeast, &[Stones, Number], &[]),
    ("others_at_least", Predicate::OthersAtLeast, &[Stones, Stones, Number], &[]),
    ("captures_nothing", Predicate::CapturesNothing, &[Place], &[]),
    ("eye", Predicate::Eye, &[Place, Stones], &[]),
    ("around_at_least", Predicate::AroundAtLeast, &[Place, Number], &[]),
];

/// The kinds of the arguments of an atom; `None` if there is no such predicate.
#[must_use]
pub fn kinds(atom: &Term) -> Option<&'static [Kind]> {
    let (name, arity) = atom.functor()?;
    PREDICATES.iter().find(|p| p.0 == name.as_str() && p.2.len() == arity).map(|p| p.2)
}

/// The number of a variable of a rule in the table of points.
pub type Slot = u8;

/// The points that variables stand for, by slot; `None` for those not known yet.
pub type Values = [Option<Point>; Condition::MOST_SLOTS];

/// An atom with its slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Atom {
    /// What is said.
    pub predicate: Predicate,
    /// Of which points and strings, in the order of the arguments; only the first `slot_count` count.
    pub slots: [Slot; 2],
    /// How many slots are used.
    pub slot_count: u8,
    /// The places of slots that the predicate can name, a bit each.
    nameable: u8,
    strings: u8,
    side: Side,
    number: u8,
}

/// An atom in the position after some moves.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Condition {
    /// The moves, first to last.
    pub moves: Vec<(Side, Slot)>,
    /// Whether it holds if the enemy cannot play one of the moves (`whenever`).
    pub lenient: bool,
    /// What is said of the position then.
    pub atom: Atom,
}

impl Condition {
    /// The most variables of a rule.
    pub const MOST_SLOTS: usize = 24;

    /// Reads `Atom`, `after(Moves, Atom)` or `whenever(Moves, Atom)`; variables are given slots by `slot`.
    pub fn read(term: &Term, slot: &mut dyn FnMut(Variable) -> Option<Slot>) -> Option<Self> {
        let (name, arity) = term.functor()?;
        let (moves, lenient, atom) = match (name.as_str(), arity) {
            ("after", 2) => (term.arguments()[0].as_list()?, false, &term.arguments()[1]),
            ("whenever", 2) => (term.arguments()[0].as_list()?, true, &term.arguments()[1]),
            _ => (Vec::new(), false, term),
        };
        let mut of = |term: &Term| match term {
            Term::Variable(variable) => slot(*variable),
            _ => None,
        };
        let mut read = Vec::new();
        for played in moves {
            match (played.functor()?.0 == Symbol::new("-"), played.arguments()) {
                (true, [side, point]) => read.push((Side::read(side)?, of(point)?)),
                _ => return None,
            }
        }
        let (name, arity) = atom.functor()?;
        let &(_, predicate, kinds, named) = PREDICATES.iter().find(|p| p.0 == name.as_str() && p.2.len() == arity)?;
        let mut found =
            Atom { predicate, slots: [0; 2], slot_count: 0, nameable: 0, strings: 0, side: Side::Friend, number: 0 };
        for (place, (argument, kind)) in atom.arguments().iter().zip(kinds).enumerate() {
            match (kind, argument) {
                (Kind::Side, side) => found.side = Side::read(side)?,
                (Kind::Number, Term::Integer(number)) => found.number = u8::try_from(*number).ok()?,
                (Kind::Number, _) => return None,
                (Kind::Stones | Kind::Place, argument) => {
                    let slot = of(argument)?;
                    found.nameable |= u8::from(named.contains(&place)) << found.slot_count;
                    found.strings |= u8::from(*kind == Kind::Stones) << found.slot_count;
                    found.slots[usize::from(found.slot_count)] = slot;
                    found.slot_count += 1;
                }
            }
        }
        Some(Self { moves: read, lenient, atom: found })
    }

    /// Every slot that occurs, moves first.
    pub fn slots(&self) -> impl Iterator<Item = Slot> + '_ {
        let of_moves = self.moves.iter().map(|&(_, slot)| slot);
        of_moves.chain(self.atom.slots[..usize::from(self.atom.slot_count)].iter().copied())
    }

    /// Whether the condition can name a slot if it knows all others. What is true after a move cannot name the move, and what holds
    /// whenever the enemy can play names nothing if he cannot.
    #[must_use]
    pub fn can_name(&self, slot: Slot) -> bool {
        let places = (0..usize::from(self.atom.slot_count)).filter(|&place| self.atom.slots[place] == slot);
        let place = places.fold((0, 0), |(count, _), place| (count + 1, place));
        !self.lenient
            && place.0 == 1
            && self.atom.nameable >> place.1 & 1 == 1
            && self.moves.iter().all(|&(_, moved)| moved != slot)
    }

    /// The condition with other slots.
    #[must_use]
    pub fn renamed(&self, new: impl Fn(Slot) -> Slot) -> Self {
        let mut renamed = self.clone();
        renamed.moves.iter_mut().for_each(|(_, slot)| *slot = new(*slot));
        renamed.atom.slots[..usize::from(self.atom.slot_count)].iter_mut().for_each(|slot| *slot = new(*slot));
        renamed
    }

    /// Whether the condition holds, all its slots being known. The board is left as it was.
    pub fn holds(&self, board: &mut Board, friend: Colour, values: &Values) -> bool {
        self.in_its_position(board, friend, values, |board| self.atom.holds(board, friend, values))
    }

    /// Calls `found` with each point for the one slot that is not known, which the condition can name.
    pub fn name(&self, board: &mut Board, friend: Colour, values: &Values, mut found: impl FnMut(Point)) {
        let mut points = Vec::new();
        self.in_its_position(board, friend, values, |board| {
            self.atom.name(board, friend, values, &mut points);
            true
        });
        points.into_iter().for_each(&mut found);
    }

    /// Plays the moves, looks, and takes them back. Whatever a string named in the atom is, it must not be captured on the way.
    fn in_its_position(
        &self,
        board: &mut Board,
        friend: Colour,
        values: &Values,
        look: impl FnOnce(&mut Board) -> bool,
    ) -> bool {
        let mut played = 0;
        let mut result = None;
        for &(side, slot) in &self.moves {
            let legal = values[usize::from(slot)].is_some_and(|point| {
                board.play_by(point, side.colour(friend), side.ko_rule()).map(|captured| (point, captured)).is_ok()
            });
            if !legal {
                result = Some(self.lenient && side == Side::Enemy);
                break;
            }
            played += 1;
            if self.strings_were_there(values) && self.atom.strings(values).any(|stone| board.at(stone) == Cell::Empty)
            {
                result = Some(false);
                break;
            }
        }
        let result = result.unwrap_or_else(|| look(board));
        for _ in 0..played {
            board.undo();
        }
        result
    }

    /// Strings that are named by a stone which is still to be played are not there yet.
    fn strings_were_there(&self, values: &Values) -> bool {
        let mut stones = self.atom.strings(values);
        stones.all(|stone| self.moves.iter().all(|&(_, moved)| values[usize::from(moved)] != Some(stone)))
    }
}

impl Atom {
    /// What is known at a place of the atom.
    fn value(&self, place: usize, values: &Values) -> Option<Point> {
        (place < usize::from(self.slot_count)).then(|| values[usize::from(self.slots[place])]).flatten()
    }

    /// The known stones by which strings are named.
    fn strings<'v>(&self, values: &'v Values) -> impl Iterator<Item = Point> + use<'v> {
        let (slots, count, strings) = (self.slots, self.slot_count, self.strings);
        (0..usize::from(count))
            .filter(move |place| strings >> place & 1 == 1)
            .filter_map(move |place| values[usize::from(slots[place])])
    }

    fn holds(&self, board: &Board, friend: Colour, values: &Values) -> bool {
        let Some(first) = self.value(0, values) else { return false };
        let second = self.value(1, values);
        let number = usize::from(self.number);
        let side = self.side.colour(friend);
        match (self.predicate, second) {
            (Predicate::String, _) => board.at(first).colour() == Some(side),
            (Predicate::Liberties, _) => has_liberties(board, first, number),
            (Predicate::Liberty, Some(stone)) => is_liberty(board, first, stone),
            (Predicate::LastLiberty, Some(stone)) => board.atari(stone) == Some(first),
            (Predicate::Neighbour, Some(other)) => board.neighbours(first).any(|point| point == other),
            (Predicate::Empty, _) => board.at(first) == Cell::Empty,
            (Predicate::Different, Some(other)) => first != other,
            (Predicate::Apart, Some(other)) => board.string_anchor(first) != board.string_anchor(other),
            (Predicate::Legal, _) => board.is_legal(first, side, self.side.ko_rule()),
            (Predicate::Room, _) => board.at(first) == Cell::Empty && room(board, first, side).len() >= number,
            (Predicate::RoomOnly, Some(only)) => {
                let room = room(board, first, side);
                board.at(first) == Cell::Empty && room.len() == 1 && room.contains(only)
            }
            (Predicate::Adjacent, Some(stone)) => adjacent(board, stone).any(|string| {
                board.string_anchor(string).is_some() && board.string_anchor(string) == board.string_anchor(first)
            }),
            (Predicate::AdjacentAtLeast, _) => {
                board.at(first) != Cell::Empty
                    && adjacent(board, first).all(|string| has_at_least(board, string, number))
            }
            (Predicate::OthersAtLeast, Some(stone)) => {
                board.at(stone) != Cell::Empty
                    && adjacent(board, stone).all(|string| {
                        board.string_anchor(string) == board.string_anchor(first) || has_at_least(board, string, number)
                    })
            }
            (Predicate::CapturesNothing, _) => {
                let enemy = Cell::from(friend.opponent());
                board.at(first) == Cell::Empty
                    && !board
                        .neighbours(first)
                        .any(|point| board.at(point) == enemy && board.atari(point) == Some(first))
            }
            (Predicate::Eye, Some(stone)) => is_eye(board, first, stone),
            (Predicate::AroundAtLeast, _) => board
                .neighbours(first)
                .filter(|&point| board.at(point) == Cell::from(friend))
                .all(|point| has_at_least(board, point, number)),
            _ => false,
        }
    }

    fn name(&self, board: &Board, friend: Colour, values: &Values, found: &mut Vec<Point>) {
        match (self.predicate, self.value(0, values), self.value(1, values)) {
            (Predicate::String, ..) => {
                let colour = Cell::from(self.side.colour(friend));
                found.extend(board.points().filter(|&p| board.at(p) == colour && board.string_anchor(p) == Some(p)));
            }
            (Predicate::Liberty, None, Some(stone)) => found.extend(board.liberties(stone).iter()),
            (Predicate::Liberty, Some(point), None) if board.at(point) == Cell::Empty => {
                let mut anchors: Vec<Point> =
                    board.neighbours(point).filter_map(|neighbour| board.string_anchor(neighbour)).collect();
                anchors.sort_unstable();
                anchors.dedup();
                found.extend(anchors);
            }
            (Predicate::LastLiberty, _, Some(stone)) => found.extend(board.atari(stone)),
            (Predicate::Neighbour, Some(point), None) | (Predicate::Neighbour, None, Some(point)) => {
                found.extend(board.neighbours(point));
            }
            (Predicate::RoomOnly, Some(point), _) if board.at(point) == Cell::Empty => {
                let room = room(board, point, self.side.colour(friend));
                if room.len() == 1 {
                    found.extend(room.first());
                }
            }
            (Predicate::Adjacent, _, Some(stone)) => {
                let mut anchors: Vec<Point> =
                    adjacent(board, stone).filter_map(|point| board.string_anchor(point)).collect();
                anchors.sort_unstable();
                anchors.dedup();
                found.extend(anchors);
            }
            _ => {}
        }
    }
}

fn has_liberties(board: &Board, stone: Point, number: usize) -> bool {
    match number {
        1 => board.atari(stone).is_some(),
        _ => board.atari(stone).is_none() && board.liberty_count(stone) == number,
    }
}

fn has_at_least(board: &Board, stone: Point, number: usize) -> bool {
    match number {
        0 | 1 => true,
        2 => board.atari(stone).is_none(),
        _ => board.atari(stone).is_none() && board.liberty_count(stone) >= number,
    }
}

fn is_liberty(board: &Board, point: Point, stone: Point) -> bool {
    let anchor = board.string_anchor(stone);
    board.at(point) == Cell::Empty
        && anchor.is_some()
        && board.neighbours(point).any(|p| board.string_anchor(p) == anchor)
}

/// A stone of every string of the other colour that touches a string; a string may come several times.
fn adjacent(board: &Board, stone: Point) -> impl Iterator<Item = Point> + '_ {
    let other = board.at(stone).colour().map(|colour| Cell::from(colour.opponent()));
    board
        .stones(stone)
        .flat_map(move |stone| board.neighbours(stone))
        .filter(move |&point| other == Some(board.at(point)))
}

/// The liberties that a stone would have if it captured nothing.
#[must_use]
pub fn room(board: &Board, point: Point, colour: Colour) -> PointSet {
    let mut room = PointSet::new();
    for neighbour in board.neighbours(point) {
        if board.at(neighbour) == Cell::Empty {
            room.insert(neighbour);
        } else if board.at(neighbour) == Cell::from(colour) {
            room = room.union(&board.liberties(neighbour));
        }
    }
    room.remove(point);
    room
}

/// Whether an empty point has only stones of the string beside it.
#[must_use]
pub fn is_eye(board: &Board, point: Point, stone: Point) -> bool {
    let anchor = board.string_anchor(stone);
    anchor.is_some()
        && board.at(point) == Cell::Empty
        && board.neighbours(point).all(|neighbour| board.string_anchor(neighbour) == anchor)
}
