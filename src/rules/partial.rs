//! Positions of which only a part is known, and what is won in all of them.
//!
//! A pattern says what stands at some places; beyond them may be anything, stones, empty points or the edge. The search here plays on the known
//! places alone, and whatever the enemy might do elsewhere is one move more. It errs on the enemy's side only:
//!
//! - a string with a neighbour that is not known is *open*. How many liberties it has is only known from below: those in sight, or as many
//!   as the rule demands, less one for each move that may have taken one;
//! - where the enemy's move might capture an open string of the friend, the line counts as lost;
//! - the friend captures only strings that are known with all their neighbours.
//!
//! So what is won here is won on every board that the pattern is on, under the rules of [`truth`](super::truth). This is the proof
//! of an acquired rule (`searched`); it knows nothing of how the rule was found.

use super::condition::Side;
use super::pattern::{Pattern, Place, What};
use super::rule::{Aim, Claim, Rule};
use crate::logic::Term;
use rustc_hash::FxHashMap;

/// States that are searched before the proof is given up.
pub const MOST_STATES: usize = 400_000;

/// Whether the win that a rule with a pattern claims is certain on every board where its conditions hold. How many states were searched.
///
/// # Errors
/// Why it is not certain: it was not found, the search was given up, or the rule is of another kind.
pub fn check(rule: &Rule, most_states: usize) -> Result<usize, String> {
    let (Some(pattern), Claim::Win) = (Pattern::of(rule), rule.claim) else {
        return Err("the rule has no pattern, or claims no win".into());
    };
    let is_about_the_pattern = rule.conditions.iter().any(|condition| {
        condition.pattern.is_some()
            && condition.moves.is_empty()
            && condition.atom.slots[0] == rule.moves[0]
            && (rule.aim == Aim::FirstCapture || rule.subject == [condition.atom.slots[1]])
    });
    if !is_about_the_pattern {
        return Err("the pattern is not around the move, or not of the string".into());
    }
    prove(pattern, rule.aim, everywhere(&rule.terms), rule.plies, most_states)
}

/// How many liberties all strings of the friend have, as far as conditions say it.
pub(super) fn everywhere(terms: &[Term]) -> u8 {
    let least = |term: &Term| match (term.functor()?.0.as_str(), term.arguments()) {
        ("all_at_least", [side, Term::Integer(least)]) if side.functor()?.0.as_str() == "friend" => {
            u8::try_from(*least).ok()
        }
        _ => None,
    };
    terms.iter().filter_map(least).max().unwrap_or(1)
}

/// Whether the move of a pattern captures its string (or, if that is the aim, anything first) within so many plies, where all strings
/// of the friend have at least so many liberties.
///
/// # Errors
/// That it does not, or that the search was given up.
pub fn prove(pattern: &Pattern, aim: Aim, everywhere: u8, plies: u8, most_states: usize) -> Result<usize, String> {
    if !matches!(aim, Aim::Capture | Aim::FirstCapture) {
        return Err("only captures can be proved so".into());
    }
    let (field, state) = Field::new(pattern, everywhere);
    let mut search = Search { field, aim, known: FxHashMap::default(), most_states };
    let first = search.field.index((0, 0));
    match search.wins_by(&state, first, plies) {
        Some(true) => Ok(search.known.len()),
        Some(false) => Err("the enemy may have a way out".into()),
        None => Err("the search was given up".into()),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Cell {
    Unknown,
    Edge,
    Empty,
    Stone(Side),
}

/// What does not change: the shape of the known part.
struct Field {
    width: usize,
    /// Columns and rows from the upper left cell to the move.
    origin: (i16, i16),
    target: usize,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    cells: Vec<Cell>,
    /// For stones: what is known from below of the liberties of the string.
    least: Vec<u8>,
    /// The same for the friend's strings that are not in sight.
    elsewhere: u8,
    /// Where the friend must not take back a ko.
    ko: Option<usize>,
}

impl Field {
    fn new(pattern: &Pattern, everywhere: u8) -> (Self, State) {
        let ways = |of: fn(Place) -> i8| {
            let all = || pattern.parts().iter().map(move |part| i16::from(of(part.place))).chain([0]);
            // One more all around, of which nothing is known.
            (all().min().unwrap_or(0) - 1, all().max().unwrap_or(0) + 1)
        };
        let ((left, right), (top, bottom)) = (ways(|place| place.0), ways(|place| place.1));
        let (width, height) = ((right - left + 1) as usize, (bottom - top + 1) as usize);
        let mut field = Self { width, origin: (-left, -top), target: 0 };
        field.target = field.index(pattern.target());
        let mut cells = vec![Cell::Unknown; width * height];
        let mut least = vec![0; width * height];
        cells[field.index((0, 0))] = Cell::Empty;
        for part in pattern.parts() {
            let at = field.index(part.place);
            (cells[at], least[at]) = match part.what {
                What::Empty => (Cell::Empty, 0),
                What::Edge => (Cell::Edge, 0),
                What::Stone(Side::Friend, number) => (Cell::Stone(Side::Friend), number.max(everywhere)),
                What::Stone(Side::Enemy, number) => (Cell::Stone(Side::Enemy), number),
            };
        }
        field.complete_edges(&mut cells);
        let mut state = State { cells, least, elsewhere: everywhere, ko: None };
        field.share_liberties(&mut state);
        (field, state)
    }

    /// Where a point of the board has the edge beside it, the whole line is beyond the board.
    fn complete_edges(&self, cells: &mut [Cell]) {
        let is_point = |cell: Cell| matches!(cell, Cell::Empty | Cell::Stone(_));
        let (width, height) = (self.width, cells.len() / self.width);
        let given = cells.to_vec();
        for y in 0..height {
            for x in 0..width {
                if given[y * width + x] != Cell::Edge {
                    continue;
                }
                let beside = |dx: isize, dy: isize| {
                    let (x, y) = (x.wrapping_add_signed(dx), y.wrapping_add_signed(dy));
                    x < width && y < height && is_point(given[y * width + x])
                };
                if beside(0, 1) || beside(0, -1) {
                    (0..width).for_each(|x| cells[y * width + x] = Cell::Edge);
                }
                if beside(1, 0) || beside(-1, 0) {
                    (0..height).for_each(|y| cells[y * width + x] = Cell::Edge);
                }
            }
        }
    }

    fn index(&self, (x, y): Place) -> usize {
        let (x, y) = (i16::from(x) + self.origin.0, i16::from(y) + self.origin.1);
        y as usize * self.width + x as usize
    }

    fn neighbours(&self, at: usize, cells: &[Cell]) -> impl Iterator<Item = usize> + use<> {
        let (x, width, count) = (at % self.width, self.width, cells.len());
        [(x > 0).then(|| at - 1), (x + 1 < width).then(|| at + 1), at.checked_sub(width), Some(at + width)]
            .into_iter()
            .flatten()
            .filter(move |&other| other < count)
    }

    /// The stones of a string, its liberties in sight, and whether it is open.
    fn string(&self, state: &State, at: usize) -> (Vec<usize>, Vec<usize>, bool) {
        let (mut stones, mut liberties, mut is_open) = (vec![at], Vec::new(), false);
        let mut next = 0;
        while let Some(&stone) = stones.get(next) {
            next += 1;
            for other in self.neighbours(stone, &state.cells) {
                match state.cells[other] {
                    Cell::Unknown => is_open = true,
                    Cell::Empty if !liberties.contains(&other) => liberties.push(other),
                    cell if cell == state.cells[at] && !stones.contains(&other) => stones.push(other),
                    _ => {}
                }
            }
        }
        (stones, liberties, is_open)
    }

    /// What is known of one stone is known of its string, and every string has a liberty.
    fn share_liberties(&self, state: &mut State) {
        for at in 0..state.cells.len() {
            if matches!(state.cells[at], Cell::Stone(_)) {
                let (stones, ..) = self.string(state, at);
                let most = stones.iter().map(|&stone| state.least[stone]).max().unwrap_or(0).max(1);
                stones.iter().for_each(|&stone| state.least[stone] = most);
            }
        }
    }

    /// The stones of a side that a move took the last liberty from, and whether there may be more.
    fn without_liberties(&self, state: &State, taken: &[bool], side: Side) -> (Vec<usize>, bool) {
        let (mut captured, mut unclear) = (Vec::new(), false);
        for stone in (0..state.cells.len()).filter(|&at| taken[at] && state.cells[at] == Cell::Stone(side)) {
            let (stones, liberties, is_open) = self.string(state, stone);
            if liberties.is_empty() && !captured.contains(&stone) {
                match is_open {
                    true => unclear |= state.least[stone] == 0,
                    false => captured.extend(stones),
                }
            }
        }
        (captured, unclear)
    }

    fn is_at_border(&self, state: &State, at: usize) -> bool {
        self.neighbours(at, &state.cells).any(|other| state.cells[other] == Cell::Unknown)
    }

    /// Takes a liberty from every string that a move, at `at` or out of sight, may have taken it from; true for their stones. Open strings
    /// of one side may be one string, so what touches one of them may touch all.
    fn take_liberties(&self, state: &mut State, at: Option<usize>) -> Vec<bool> {
        let reaches_out = at.is_none_or(|at| self.is_at_border(state, at));
        let mut seen = vec![false; state.cells.len()];
        let mut strings = Vec::new();
        let mut touches_open = [false; 2];
        for stone in 0..state.cells.len() {
            let (Cell::Stone(side), false) = (state.cells[stone], seen[stone]) else { continue };
            let (stones, liberties, is_open) = self.string(state, stone);
            stones.iter().for_each(|&stone| seen[stone] = true);
            let touches = at.is_some_and(|at| liberties.contains(&at));
            touches_open[side as usize] |= touches && is_open;
            strings.push((side, stones, touches, is_open));
        }
        let mut taken = vec![false; state.cells.len()];
        for (side, stones, touches, is_open) in strings {
            if touches || is_open && (reaches_out || touches_open[side as usize]) {
                for stone in stones {
                    taken[stone] = true;
                    state.least[stone] = state.least[stone].saturating_sub(1);
                }
            }
        }
        taken
    }
}

struct Search {
    field: Field,
    aim: Aim,
    /// Whether the enemy, to move, has lost within so many plies.
    known: FxHashMap<(State, u8), bool>,
    most_states: usize,
}

impl Search {
    /// Whether the friend wins by a move and what follows; `None` if the search was given up.
    fn wins_by(&mut self, state: &State, at: usize, plies: u8) -> Option<bool> {
        let Some(after) = self.after_friend(state, at) else { return Some(false) };
        match after {
            After::Won => Some(true),
            After::Open(state) if plies > 1 => self.is_lost(&state, plies - 1),
            After::Open(_) | After::Lost => Some(false),
        }
    }

    fn wins(&mut self, state: &State, plies: u8) -> Option<bool> {
        let empty: Vec<usize> = (0..state.cells.len()).filter(|&at| state.cells[at] == Cell::Empty).collect();
        if empty.iter().any(|&at| matches!(self.after_friend(state, at), Some(After::Won))) {
            return Some(true);
        }
        if plies > 1 {
            // Nearest to the string first.
            let (.., liberties, _) = self.field.string(state, self.field.target);
            let (near, far): (Vec<usize>, Vec<usize>) = empty.into_iter().partition(|at| liberties.contains(at));
            for at in near.into_iter().chain(far) {
                if self.wins_by(state, at, plies)? {
                    return Some(true);
                }
            }
        }
        Some(false)
    }

    fn is_lost(&mut self, state: &State, plies: u8) -> Option<bool> {
        let key = (state.clone(), plies);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        if self.known.len() >= self.most_states {
            return None;
        }
        let empty = (0..state.cells.len()).filter(|&at| state.cells[at] == Cell::Empty).map(Some);
        let mut lost = true;
        for at in [None].into_iter().chain(empty) {
            let Some(after) = self.after_enemy(state, at) else { continue };
            let is_met = match after {
                After::Won => true,
                After::Lost => false,
                After::Open(state) => plies > 1 && self.wins(&state, plies - 1)?,
            };
            if !is_met {
                lost = false;
                break;
            }
        }
        self.known.insert(key, lost);
        Some(lost)
    }

    /// The friend plays at a known empty point; `None` if he may not, or if it is not known what happens.
    fn after_friend(&self, state: &State, at: usize) -> Option<After> {
        let field = &self.field;
        let mut next = state.clone();
        let taken = field.take_liberties(&mut next, Some(at));
        next.cells[at] = Cell::Stone(Side::Friend);
        next.least[at] = 0;
        let (captured, unclear) = field.without_liberties(&next, &taken, Side::Enemy);
        if state.ko == Some(at) && captured.len() == 1 {
            return None;
        }
        if self.aim == Aim::FirstCapture && !captured.is_empty() || captured.contains(&field.target) {
            return Some(After::Won);
        }
        // Where any capture wins, it does no harm that there may be one.
        if unclear && self.aim == Aim::Capture {
            return None;
        }
        captured.iter().for_each(|&stone| next.cells[stone] = Cell::Empty);
        let (stones, liberties, is_open) = field.string(&next, at);
        if liberties.is_empty() && !(is_open && stones.iter().any(|&stone| next.least[stone] > 0)) {
            return None;
        }
        field.share_liberties(&mut next);
        next.ko = None;
        Some(After::Open(next))
    }

    /// The enemy plays at a known empty point or out of sight; `None` if he may not.
    fn after_enemy(&self, state: &State, at: Option<usize>) -> Option<After> {
        let field = &self.field;
        let mut next = state.clone();
        let taken = field.take_liberties(&mut next, at);
        if at.is_none_or(|at| field.is_at_border(state, at)) {
            next.elsewhere = next.elsewhere.saturating_sub(1);
            if self.aim == Aim::FirstCapture && next.elsewhere == 0 {
                return Some(After::Lost);
            }
        }
        next.ko = None;
        if let Some(at) = at {
            next.cells[at] = Cell::Stone(Side::Enemy);
            next.least[at] = 0;
        }
        let (captured, unclear) = field.without_liberties(&next, &taken, Side::Friend);
        if unclear {
            return Some(After::Lost);
        }
        if !captured.is_empty() && self.aim == Aim::FirstCapture {
            return Some(After::Lost);
        }
        captured.iter().for_each(|&stone| next.cells[stone] = Cell::Empty);
        field.share_liberties(&mut next);
        if let ([single], Some(_)) = (captured.as_slice(), at) {
            next.ko = Some(*single);
        }
        // Suicide is no move. Of an open string it is not known that it would be one.
        let is_suicide = at.is_some_and(|at| {
            let (_, liberties, is_open) = field.string(&next, at);
            liberties.is_empty() && !is_open
        });
        (!is_suicide).then_some(After::Open(next))
    }
}

/// What a move leads to.
enum After {
    Won,
    Lost,
    Open(State),
}
