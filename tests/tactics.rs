//! Each axiom of `background/tactics.pl` on random boards: what must be believed in proofs is looked up, every instance and every move.
#![cfg(feature = "workbench")]

mod common;

use common::Random;
use nakade::go::{Board, Cell, Colour, KoRule, Point};
use nakade::logic::{Term, Variable};
use nakade::rules::condition::{Condition, Kind, Slot, Values, kinds};
use nakade::rules::order::unknown_name;
use nakade::rules::theory::{TACTICS, Theory};
use std::collections::BTreeMap;

const FRIEND: Colour = Colour::Black;

/// A board with random stones; denser and sparser ones, up to 4 lines.
fn board(random: &mut Random) -> Board {
    loop {
        let (columns, rows) = (2 + random.below(3) as u8, 2 + random.below(3) as u8);
        let mut board = Board::new(columns, rows).unwrap();
        let empty = 1 + random.below(5);
        for point in board.points() {
            match random.below(4 + empty) {
                0 | 1 => board.place(point, Colour::Black).unwrap(),
                2 | 3 => board.place(point, Colour::White).unwrap(),
                _ => {}
            }
        }
        if board.without_liberties().is_none() {
            return board;
        }
    }
}

/// Atoms read with common slots.
#[derive(Default)]
struct Reader {
    slots: BTreeMap<Variable, Slot>,
    /// Whether a slot stands for a point, and not only for a string.
    is_place: BTreeMap<Slot, bool>,
}

impl Reader {
    fn slot(&mut self, variable: Variable) -> Slot {
        let next = self.slots.len() as Slot;
        *self.slots.entry(variable).or_insert(next)
    }

    fn atoms(&mut self, list: &Term) -> Vec<Condition> {
        let terms = list.as_list().unwrap();
        terms.iter().map(|term| self.atom(term)).collect()
    }

    fn atom(&mut self, term: &Term) -> Condition {
        let inner = match term.functor().map(|(name, _)| name.as_str()) {
            Some("after" | "whenever") => &term.arguments()[1],
            _ => term,
        };
        for (argument, kind) in inner.arguments().iter().zip(kinds(inner).unwrap()) {
            if let (Term::Variable(variable), Kind::Stones | Kind::Place) = (argument, kind) {
                let slot = self.slot(*variable);
                *self.is_place.entry(slot).or_insert(false) |= *kind == Kind::Place;
            }
        }
        let condition =
            Condition::read(term, &mut |variable| Some(self.slot(variable))).unwrap_or_else(|| panic!("{term}"));
        for &(_, slot) in &condition.moves {
            self.is_place.insert(slot, true);
        }
        condition
    }

    fn points(&mut self, list: &Term) -> Vec<Slot> {
        let slot = |term: &Term| match term {
            Term::Variable(variable) => self.slot(*variable),
            other => panic!("{other}"),
        };
        list.as_list().unwrap().into_iter().map(slot).collect()
    }
}

/// Calls `found` with all values for which conditions hold.
fn each(
    reader: &Reader,
    waiting: &[&Condition],
    board: &mut Board,
    values: &mut Values,
    found: &mut dyn FnMut(&mut Board, &Values),
) {
    let known: Vec<Slot> =
        (0..Condition::MOST_SLOTS as Slot).filter(|&slot| values[usize::from(slot)].is_some()).collect();
    let is_ready =
        |c: &&Condition| c.slots().all(|slot| known.contains(&slot) || unknown_name(c, &known) == Some(slot));
    let Some(place) = waiting.iter().position(is_ready) else {
        // What no condition names may be anything.
        let free = reader.slots.values().copied().find(|slot| !known.contains(slot));
        let Some(slot) = free else { return found(board, values) };
        let is_place = reader.is_place.get(&slot).copied().unwrap_or(true);
        let all: Vec<Point> = board.points().filter(|&p| is_place || board.string_anchor(p) == Some(p)).collect();
        for point in all {
            values[usize::from(slot)] = Some(point);
            each(reader, waiting, board, values, found);
        }
        values[usize::from(slot)] = None;
        return;
    };
    let condition = waiting[place];
    let rest: Vec<&Condition> = waiting.iter().copied().filter(|other| !std::ptr::eq(*other, condition)).collect();
    match unknown_name(condition, &known) {
        None => {
            if condition.holds(board, FRIEND, values) {
                each(reader, &rest, board, values, found);
            }
        }
        Some(slot) => {
            let mut points = Vec::new();
            condition.name(board, FRIEND, values, |point| points.push(point));
            for point in points {
                values[usize::from(slot)] = Some(point);
                each(reader, &rest, board, values, found);
            }
            values[usize::from(slot)] = None;
        }
    }
}

/// Looks at instances of an axiom on many boards until enough were seen.
fn instances(reader: &Reader, conditions: &[Condition], seed: u64, mut look: impl FnMut(&mut Board, &Values)) -> usize {
    let mut random = Random(seed);
    let mut count = 0;
    for _ in 0..40_000 {
        let mut board = board(&mut random);
        let waiting: Vec<&Condition> = conditions.iter().collect();
        each(reader, &waiting, &mut board, &mut Values::default(), &mut |board, values| {
            count += 1;
            look(board, values);
        });
        if count > 3_000 {
            break;
        }
    }
    count
}

/// A subject of a goal is a string of a known side; what is said of S without it is said of both.
fn sides_of(atoms: &[Condition], values: &Values, board: &Board) -> bool {
    // An enemy's string that the friend captures is a goal reached: nothing has to be true of it afterwards.
    atoms
        .iter()
        .flat_map(|c| c.atom.string_slots())
        .all(|slot| values[usize::from(slot)].is_none_or(|stone| board.at(stone) != Cell::Empty))
}

#[test]
fn what_is_kept_is_kept_by_every_other_move() {
    let theory = Theory::read(TACTICS);
    let mut faults = Vec::new();
    for fact in theory.facts("keeps", 0) {
        let [name, atoms, extra, moves] = fact.arguments() else { panic!("{fact}") };
        let mut reader = Reader::default();
        let atoms = reader.atoms(atoms);
        let all: Vec<Condition> = atoms.iter().cloned().chain(reader.atoms(extra)).collect();
        let moves = reader.points(moves);
        let count = instances(&reader, &all, 7, |board, values| {
            let out: Vec<Point> = moves.iter().filter_map(|&slot| values[usize::from(slot)]).collect();
            for point in board.points().filter(|point| !out.contains(point)) {
                if board.play_by(point, FRIEND.opponent(), KoRule::None).is_err() {
                    continue;
                }
                for atom in &atoms {
                    if !atom.holds(board, FRIEND, values) && faults.len() < 20 {
                        let known: Vec<Point> = values.iter().flatten().copied().collect();
                        faults.push(format!("{name}: {known:?}, after {point:?}\n{board}"));
                    }
                }
                board.undo();
            }
        });
        assert!(count > 200, "{name}: {count}");
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_follows_is_true_after_the_move() {
    let theory = Theory::read(TACTICS);
    for fact in theory.facts("follows", 0) {
        let [name, played, atom, premises] = fact.arguments() else { panic!("{fact}") };
        let [side, Term::Variable(moved)] = played.arguments() else { panic!("{fact}") };
        let sides: Vec<bool> = match side.functor().map(|(name, _)| name.as_str()) {
            Some("friend") => vec![true],
            Some("enemy") => vec![false],
            _ => vec![true, false],
        };
        let mut reader = Reader::default();
        let atom = reader.atom(atom);
        let premises = reader.atoms(premises);
        let moved = reader.slot(*moved);
        reader.is_place.insert(moved, true);
        let mut played = 0;
        instances(&reader, &premises, 8, |board, values| {
            for &is_friend in &sides {
                let (colour, rule) =
                    if is_friend { (FRIEND, KoRule::Simple) } else { (FRIEND.opponent(), KoRule::None) };
                let Some(point) = values[usize::from(moved)] else { continue };
                let was_there = sides_of(&premises, values, board);
                if board.play_by(point, colour, rule).is_err() {
                    continue;
                }
                if !was_there || sides_of(&premises, values, board) {
                    played += 1;
                    assert!(atom.holds(board, FRIEND, values), "{name}: {values:?}\n{board}");
                }
                board.undo();
            }
        });
        assert!(played > 200, "{name}: {played}");
    }
}

#[test]
fn what_is_within_is_true_at_once() {
    let theory = Theory::read(TACTICS);
    for fact in theory.facts("within", 0) {
        let [name, atom, premises] = fact.arguments() else { panic!("{fact}") };
        let mut reader = Reader::default();
        let atom = reader.atom(atom);
        let premises = reader.atoms(premises);
        let count = instances(&reader, &premises, 9, |board, values| {
            assert!(atom.holds(board, FRIEND, values), "{name}: {values:?}\n{board}");
        });
        assert!(count > 200, "{name}: {count}");
    }
}

#[test]
fn what_is_never_true_is_never_true() {
    let theory = Theory::read(TACTICS);
    for fact in theory.facts("never", 0) {
        let mut reader = Reader::default();
        let atoms = reader.atoms(&fact.arguments()[0]);
        instances(&reader, &atoms, 10, |board, values| panic!("{fact}: {values:?}\n{board}"));
    }
}
