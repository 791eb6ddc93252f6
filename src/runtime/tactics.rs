//! The atoms of tactical rules on a board: what compiled rules call, and interpreted ones too, so that both mean the same.
//!
//! `background/tactics.pl` says what each atom means. Strings are named by one of their stones. Unlike the rest of the runtime these functions
//! look at [`Board`] itself, because conditions about later positions play moves and take them back. Nothing allocates.

use crate::go::{Board, Cell, Colour, KoRule, Point, PointSet};

/// A stone of every string of a colour.
pub fn strings(board: &Board, colour: Colour) -> impl Iterator<Item = Point> + '_ {
    board.points().filter(move |&p| board.at(p) == Cell::from(colour) && board.string_anchor(p) == Some(p))
}

/// `string(S, Side)`.
#[must_use]
pub fn is_string(board: &Board, stone: Point, colour: Colour) -> bool {
    board.at(stone).colour() == Some(colour)
}

/// `liberties(S, N)`.
#[must_use]
pub fn has_liberties(board: &Board, stone: Point, number: usize) -> bool {
    match number {
        1 => board.atari(stone).is_some(),
        _ => board.atari(stone).is_none() && board.liberty_count(stone) == number,
    }
}

/// Whether a string has at least so many liberties.
#[must_use]
pub fn has_at_least(board: &Board, stone: Point, number: usize) -> bool {
    match number {
        0 | 1 => true,
        2 => board.atari(stone).is_none(),
        _ => board.atari(stone).is_none() && board.liberty_count(stone) >= number,
    }
}

/// `liberty(I, S)`.
#[must_use]
pub fn is_liberty(board: &Board, point: Point, stone: Point) -> bool {
    let anchor = board.string_anchor(stone);
    board.at(point) == Cell::Empty
        && anchor.is_some()
        && board.neighbours(point).any(|p| board.string_anchor(p) == anchor)
}

/// The strings beside an empty point.
#[must_use]
pub fn strings_beside(board: &Board, point: Point) -> PointSet {
    match board.at(point) {
        Cell::Empty => board.neighbours(point).filter_map(|neighbour| board.string_anchor(neighbour)).collect(),
        _ => PointSet::new(),
    }
}

/// `neighbour(I, J)`.
#[must_use]
pub fn is_neighbour(board: &Board, point: Point, other: Point) -> bool {
    board.neighbours(point).any(|neighbour| neighbour == other)
}

/// `apart(S, T)`.
#[must_use]
pub fn is_apart(board: &Board, stone: Point, other: Point) -> bool {
    board.string_anchor(stone) != board.string_anchor(other)
}

/// The ko rule that binds a side: kos are lost, so only the friend keeps one.
#[must_use]
pub fn ko_rule(colour: Colour, friend: Colour) -> KoRule {
    if colour == friend { KoRule::Simple } else { KoRule::None }
}

/// `legal(Side, I)`.
#[must_use]
pub fn is_legal(board: &Board, friend: Colour, colour: Colour, point: Point) -> bool {
    board.is_legal(point, colour, ko_rule(colour, friend))
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

/// `room(Side, I, N)`.
#[must_use]
pub fn has_room(board: &Board, colour: Colour, point: Point, number: usize) -> bool {
    board.at(point) == Cell::Empty && room(board, point, colour).len() >= number
}

/// The L of `room_only(Side, I, L)`.
#[must_use]
pub fn only_room(board: &Board, colour: Colour, point: Point) -> Option<Point> {
    if board.at(point) != Cell::Empty {
        return None;
    }
    let room = room(board, point, colour);
    if room.len() == 1 { room.first() } else { None }
}

/// The strings of the other colour that touch a string: those T of `adjacent(T, S)`.
#[must_use]
pub fn adjacent(board: &Board, stone: Point) -> PointSet {
    let Some(other) = board.at(stone).colour().map(|colour| Cell::from(colour.opponent())) else {
        return PointSet::new();
    };
    board
        .stones(stone)
        .flat_map(|stone| board.neighbours(stone))
        .filter(|&point| board.at(point) == other)
        .filter_map(|point| board.string_anchor(point))
        .collect()
}

/// `adjacent(T, S)`.
#[must_use]
pub fn is_adjacent(board: &Board, string: Point, stone: Point) -> bool {
    board.string_anchor(string).is_some_and(|anchor| adjacent(board, stone).contains(anchor))
}

/// `adjacent_at_least(S, N)`.
#[must_use]
pub fn adjacent_at_least(board: &Board, stone: Point, number: usize) -> bool {
    board.at(stone) != Cell::Empty && adjacent(board, stone).iter().all(|string| has_at_least(board, string, number))
}

/// `others_at_least(T, S, N)`.
#[must_use]
pub fn others_at_least(board: &Board, but: Point, stone: Point, number: usize) -> bool {
    let left_out = board.string_anchor(but);
    board.at(stone) != Cell::Empty
        && adjacent(board, stone).iter().all(|string| Some(string) == left_out || has_at_least(board, string, number))
}

/// `captures_nothing(I)`.
#[must_use]
pub fn captures_nothing(board: &Board, friend: Colour, point: Point) -> bool {
    let enemy = Cell::from(friend.opponent());
    board.at(point) == Cell::Empty
        && !board.neighbours(point).any(|beside| board.at(beside) == enemy && board.atari(beside) == Some(point))
}

/// `eye(P, S)`: an empty point with only stones of the string beside it.
#[must_use]
pub fn is_eye(board: &Board, point: Point, stone: Point) -> bool {
    let anchor = board.string_anchor(stone);
    anchor.is_some()
        && board.at(point) == Cell::Empty
        && board.neighbours(point).all(|neighbour| board.string_anchor(neighbour) == anchor)
}

/// `around_at_least(P, N)`.
#[must_use]
pub fn around_at_least(board: &Board, friend: Colour, point: Point, number: usize) -> bool {
    board
        .neighbours(point)
        .filter(|&beside| board.at(beside) == Cell::from(friend))
        .all(|beside| has_at_least(board, beside, number))
}

/// `all_at_least(Side, N)`.
#[must_use]
pub fn all_at_least(board: &Board, colour: Colour, number: usize) -> bool {
    strings(board, colour).all(|stone| has_at_least(board, stone, number))
}

/// Plays moves, looks, and takes them back: `after(Moves, Atom)`, or `whenever(Moves, Atom)` if `lenient`, which holds too where the enemy cannot
/// play one of his moves. The strings that the atom names must not be captured on the way, unless one of them is still to be played.
pub fn after(
    board: &mut Board,
    friend: Colour,
    moves: &[(Colour, Point)],
    lenient: bool,
    strings: &[Point],
    look: impl FnOnce(&mut Board) -> bool,
) -> bool {
    let were_there = strings.iter().all(|stone| moves.iter().all(|(_, moved)| moved != stone));
    let mut played = 0;
    let mut result = None;
    for &(colour, point) in moves {
        if board.play_by(point, colour, ko_rule(colour, friend)).is_err() {
            result = Some(lenient && colour != friend);
            break;
        }
        played += 1;
        if were_there && strings.iter().any(|&stone| board.at(stone) == Cell::Empty) {
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
