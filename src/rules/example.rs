//! A small position in which a rule holds.

use super::condition::{Side, Slot, Values};
use super::matcher::{Match, Matcher};
use super::pattern::{Pattern, Placement, What, point};
use super::rule::Rule;
use super::trial::position;
use crate::go::{Board, Cell, Colour, Point, Symmetry, diagram};

/// Random positions that are searched for an example.
const POSITIONS: u64 = 60_000;

/// A position, the match in it, and what the rule's variables stand for.
#[derive(Clone, Debug)]
pub struct Example {
    /// The position. Black is the friend.
    pub board: Board,
    /// What the rule concludes.
    pub found: Match,
    /// The points of the rule's variables.
    pub values: Values,
}

/// A position in which the rule holds with Black as friend, and from which no stone can be taken away without changing what it
/// says; `None` if no random position has one.
#[must_use]
pub fn example(rule: &Rule) -> Option<Example> {
    let matcher = Matcher::new(std::slice::from_ref(rule));
    let first = |board: &mut Board, wanted: Option<&Match>| {
        let is_wanted = |found: &Match| {
            found.friend == Colour::Black
                && wanted.is_none_or(|wanted| {
                    let same = found.subject.iter().zip(&wanted.subject);
                    let mut strings = same.map(|(&a, &b)| board.string_anchor(a) == board.string_anchor(b));
                    found.moves == wanted.moves && strings.all(|same| same)
                })
        };
        matcher.matches(&mut board.clone()).into_iter().find(is_wanted)
    };
    if let Some(pattern) = Pattern::of(rule) {
        let mut boards = [7, 9, 13, 19, 25].into_iter().flat_map(|lines| alone(pattern, lines));
        let (mut board, found) = boards.find_map(|mut board| first(&mut board, None).map(|found| (board, found)))?;
        let values = matcher.values_of(&mut board, &found)?;
        return Some(Example { board, found, values });
    }
    // Small boards come first in each round.
    let (mut board, mut found) = (0..POSITIONS).find_map(|number| {
        let mut board = position(&[], number, 42);
        (board.columns() <= 9).then_some(())?;
        first(&mut board, None).map(|found| (board, found))
    })?;
    loop {
        let stones: Vec<Point> = board.points().filter(|&point| board.at(point).colour().is_some()).collect();
        let fewer = stones.into_iter().filter(|point| !found.subject.contains(point)).find_map(|stone| {
            let mut fewer = board.clone();
            fewer.remove(stone).ok()?;
            if fewer.without_liberties().is_some() {
                return None;
            }
            first(&mut fewer, Some(&found)).map(|found| (fewer, found))
        });
        match fewer {
            Some((fewer, again)) => (board, found) = (fewer, again),
            None => break,
        }
    }
    let values = matcher.values_of(&mut board, &found)?;
    Some(Example { board, found, values })
}

/// Boards with nothing on them but a pattern.
fn alone(pattern: &Pattern, lines: u8) -> impl Iterator<Item = Board> + '_ {
    let empty = Board::new(lines, lines).ok();
    let origins: Vec<Point> = empty.iter().flat_map(Board::points).collect();
    origins.into_iter().filter_map(move |origin| {
        let board = empty.as_ref()?;
        let at = Placement { origin, symmetry: Symmetry::IDENTITY };
        let place = |what: What| {
            let of_kind = pattern.parts().iter().filter(move |part| part.what.same_kind(what));
            of_kind.map(move |part| point(board, at.at(part.place)))
        };
        let stones = |side| place(What::Stone(side, 1)).collect::<Option<Vec<Point>>>();
        let is_fit = place(What::Empty).all(|p| p.is_some()) && place(What::Edge).all(|p| p.is_none());
        let (friend, enemy) = (stones(Side::Friend)?, stones(Side::Enemy)?);
        is_fit.then(|| Board::from_stones(lines, lines, &friend, &enemy).ok()).flatten()
    })
}

impl Example {
    /// The position, with the letters of the variables on empty points; below it which strings are meant, and the variables whose point shows
    /// another letter or a stone.
    #[must_use]
    pub fn draw(&self, rule: &Rule) -> String {
        let points = || {
            let slots = (0..rule.slot_count() as Slot).filter(|&slot| !rule.is_string(slot));
            slots.filter_map(|slot| Some((slot, self.values[usize::from(slot)]?)))
        };
        // The first variable with a point names it.
        let shown = |point: Point| points().find(|&(_, other)| other == point).map(|(slot, _)| slot);
        let is_empty = |point: Point| self.board.at(point) == Cell::Empty;
        let mut text = diagram::draw_with(&self.board, |point| {
            rule.variable_name(shown(point).filter(|_| is_empty(point))?).to_lowercase().chars().next()
        });
        let place = |point: Point| diagram::name(point, self.board.rows()).unwrap_or_else(|| point.sgf());
        for slot in 0..rule.slot_count() as Slot {
            if let (true, Some(point)) = (rule.is_string(slot), self.values[usize::from(slot)]) {
                text += &format!("{} is the string at {}\n", rule.variable_name(slot), place(point));
            }
        }
        for (slot, point) in points() {
            let (name, first) = (rule.variable_name(slot), shown(point).unwrap_or(slot));
            if first != slot {
                text += &format!("{name} is the same point as {}\n", rule.variable_name(first));
            } else if !is_empty(point) {
                text += &format!("{name} is {}, where a stone is now\n", place(point));
            }
        }
        text
    }
}
