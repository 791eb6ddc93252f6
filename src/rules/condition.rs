//! Conditions of rules, and what they mean on a board.
//!
//! A [`Condition`] is an atom of the theory (`background/tactics.pl` says what each means) in the position, or in the one after some
//! moves. Moves are played on the board and taken back, so that nothing has to be said about what a move changes: that is only
//! needed to derive rules, not to use them. Variables are slots in a table of points; a string is named by one of its stones.

use super::pattern::{self, Pattern};
use crate::go::{Board, Cell, Colour, KoRule, Point};
use crate::logic::{Symbol, Term, Variable};
use crate::runtime::tactics;
use smallvec::SmallVec;
use std::sync::Arc;

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
    AllAtLeast,
    Pattern,
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
    /// The parts of a pattern.
    Parts,
}

use Kind::{Number, Place, Stones};

/// Name, predicate, kinds of arguments, and the arguments each of which the predicate can name if all others are known.
const PREDICATES: [(&str, Predicate, &[Kind], &[usize]); 19] = [
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
    ("all_at_least", Predicate::AllAtLeast, &[Kind::Side, Number], &[]),
    ("pattern", Predicate::Pattern, pattern::KINDS, &[0, 1]),
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
    /// The side that it speaks of, if any.
    pub side: Side,
    /// The number that it speaks of, if any.
    pub number: u8,
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
    /// The parts, where the atom is a pattern.
    pub pattern: Option<Arc<Pattern>>,
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
        let mut parts = None;
        for (place, (argument, kind)) in atom.arguments().iter().zip(kinds).enumerate() {
            match (kind, argument) {
                (Kind::Parts, list) => parts = Some(Arc::new(Pattern::read(list)?)),
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
        Some(Self { moves: read, lenient, atom: found, pattern: parts })
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
        self.in_its_position(board, friend, values, |board| self.holds_there(board, friend, values))
    }

    /// Calls `found` with each point for the one slot that is not known, which the condition can name.
    pub fn name(&self, board: &mut Board, friend: Colour, values: &Values, mut found: impl FnMut(Point)) {
        let mut points = Vec::new();
        self.in_its_position(board, friend, values, |board| {
            self.name_there(board, friend, values, &mut points);
            true
        });
        points.into_iter().for_each(&mut found);
    }

    /// Whether it holds in the position that the moves have led to.
    pub(super) fn holds_there(&self, board: &Board, friend: Colour, values: &Values) -> bool {
        match &self.pattern {
            Some(pattern) => {
                let (point, stone) = (self.atom.value(0, values), self.atom.value(1, values));
                !pattern.placements(board, friend, point, stone).is_empty()
            }
            None => self.atom.holds(board, friend, values),
        }
    }

    /// Adds the points that it names in the position that the moves have led to.
    pub(super) fn name_there(&self, board: &Board, friend: Colour, values: &Values, found: &mut Vec<Point>) {
        let Some(pattern) = &self.pattern else { return self.atom.name(board, friend, values, found) };
        let (point, stone) = (self.atom.value(0, values), self.atom.value(1, values));
        for placement in pattern.placements(board, friend, point, stone) {
            found.extend(match point {
                None => Some(placement.origin),
                Some(_) => pattern::point(board, placement.at(pattern.target())).and_then(|p| board.string_anchor(p)),
            });
        }
        found.sort_unstable();
        found.dedup();
    }

    /// The same for a pattern of which is known where it is: the points of its moves, and the strings that it is about.
    pub(super) fn name_placed(
        &self,
        board: &Board,
        values: &Values,
        placed: &[(Point, Point)],
        found: &mut Vec<Point>,
    ) {
        match (self.atom.value(0, values), self.atom.value(1, values)) {
            (None, Some(stone)) => {
                let anchor = board.string_anchor(stone);
                found.extend(placed.iter().filter(|(_, string)| Some(*string) == anchor).map(|&(point, _)| point));
            }
            (Some(point), None) => {
                found.extend(placed.iter().filter(|(at, _)| *at == point).map(|&(_, string)| string))
            }
            _ => {}
        }
        found.sort_unstable();
        found.dedup();
    }

    /// Plays the moves, looks, and takes them back. Whatever a string named in the atom is, it must not be captured on the way.
    fn in_its_position(
        &self,
        board: &mut Board,
        friend: Colour,
        values: &Values,
        look: impl FnOnce(&mut Board) -> bool,
    ) -> bool {
        // An unknown move cannot be played; none is unknown where conditions are looked up in order.
        let known = |&(side, slot): &(Side, Slot)| values[usize::from(slot)].map(|point| (side.colour(friend), point));
        let Some(moves) = self.moves.iter().map(known).collect::<Option<SmallVec<[_; 4]>>>() else { return false };
        let strings: SmallVec<[Point; 2]> = self.atom.strings(values).collect();
        tactics::after(board, friend, &moves, self.lenient, &strings, look)
    }
}

impl Atom {
    /// What is known at a place of the atom.
    fn value(&self, place: usize, values: &Values) -> Option<Point> {
        (place < usize::from(self.slot_count)).then(|| values[usize::from(self.slots[place])]).flatten()
    }

    /// The slots of strings.
    pub fn string_slots(&self) -> impl Iterator<Item = Slot> + use<> {
        let (slots, count, strings) = (self.slots, self.slot_count, self.strings);
        (0..usize::from(count)).filter(move |place| strings >> place & 1 == 1).map(move |place| slots[place])
    }

    /// The known stones by which strings are named.
    pub(super) fn strings<'v>(&self, values: &'v Values) -> impl Iterator<Item = Point> + use<'v> {
        self.string_slots().filter_map(|slot| values[usize::from(slot)])
    }

    fn holds(&self, board: &Board, friend: Colour, values: &Values) -> bool {
        let number = usize::from(self.number);
        let side = self.side.colour(friend);
        if self.predicate == Predicate::AllAtLeast {
            return tactics::all_at_least(board, side, number);
        }
        let Some(first) = self.value(0, values) else { return false };
        let second = self.value(1, values);
        match (self.predicate, second) {
            (Predicate::String, _) => tactics::is_string(board, first, side),
            (Predicate::Liberties, _) => tactics::has_liberties(board, first, number),
            (Predicate::Liberty, Some(stone)) => tactics::is_liberty(board, first, stone),
            (Predicate::LastLiberty, Some(stone)) => board.atari(stone) == Some(first),
            (Predicate::Neighbour, Some(other)) => tactics::is_neighbour(board, first, other),
            (Predicate::Empty, _) => board.at(first) == Cell::Empty,
            (Predicate::Different, Some(other)) => first != other,
            (Predicate::Apart, Some(other)) => tactics::is_apart(board, first, other),
            (Predicate::Legal, _) => tactics::is_legal(board, friend, side, first),
            (Predicate::Room, _) => tactics::has_room(board, side, first, number),
            (Predicate::RoomOnly, Some(only)) => tactics::only_room(board, side, first) == Some(only),
            (Predicate::Adjacent, Some(stone)) => tactics::is_adjacent(board, first, stone),
            (Predicate::AdjacentAtLeast, _) => tactics::adjacent_at_least(board, first, number),
            (Predicate::OthersAtLeast, Some(stone)) => tactics::others_at_least(board, first, stone, number),
            (Predicate::CapturesNothing, _) => tactics::captures_nothing(board, friend, first),
            (Predicate::Eye, Some(stone)) => tactics::is_eye(board, first, stone),
            (Predicate::AroundAtLeast, _) => tactics::around_at_least(board, friend, first, number),
            _ => false,
        }
    }

    fn name(&self, board: &Board, friend: Colour, values: &Values, found: &mut Vec<Point>) {
        let side = self.side.colour(friend);
        match (self.predicate, self.value(0, values), self.value(1, values)) {
            (Predicate::String, ..) => found.extend(tactics::strings(board, side)),
            (Predicate::Liberty, None, Some(stone)) => found.extend(board.liberties(stone).iter()),
            (Predicate::Liberty, Some(point), None) => found.extend(tactics::strings_beside(board, point).iter()),
            (Predicate::LastLiberty, _, Some(stone)) => found.extend(board.atari(stone)),
            (Predicate::Neighbour, Some(point), None) | (Predicate::Neighbour, None, Some(point)) => {
                found.extend(board.neighbours(point));
            }
            (Predicate::RoomOnly, Some(point), _) => found.extend(tactics::only_room(board, side, point)),
            (Predicate::Adjacent, _, Some(stone)) => found.extend(tactics::adjacent(board, stone).iter()),
            _ => {}
        }
    }
}
