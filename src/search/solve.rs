//! The exact result of a fight, with kos graded as in T. Wolf's GoTools.
//!
//! # Grades of ko
//! A *threat* is the right to take a ko back at once, once the other side has answered it. First nobody has one. If no ko or repetition
//! played a part in the result, it is unconditional. Otherwise the loser gets 1 to [`MOST_THREATS`] threats: the fewest that turn the
//! result are its grade. What five of them do not turn is unconditional too.
//!
//! # Repetition
//! A result found with the winner losing all repetitions is his in any case. If neither side can force its way under
//! that condition, the result hangs on a cycle of more than a simple ko, and the fight is called undecided.
//!
//! Knows nothing of problems and files.

use super::estimate;
use super::exhaustive::{Fight, Outcome, UNLIMITED};
use super::field::{Bits, Chains, Field, NO_POINT, members};
use super::goal::{Capture, Connect, Eye, Goal};
use super::objective::Objective;
use super::ordering::{Guess, MoveOrdering, NoGuess, StaticGuess};
use super::proof::{Child, Search, State};
use super::table::Table;
use crate::diagnostics::{Limits, StopReason};
use crate::go::{Colour, KoRule, Point};
use std::cmp::Reverse;
use std::fmt;
use std::sync::Arc;

/// The most threats that are counted.
pub const MOST_THREATS: u8 = 5;
/// The most moves of a principal variation.
const LONGEST_LINE: usize = 80;
/// States looked at to find a forgotten move of a principal variation.
const LINE_NODES: u64 = 20_000;

/// What a fight comes to with best play, from the best for the achiever to the best for the preventer. Of life and death the achiever is the
/// achiever and *reached* means killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Grade {
    /// Reached: `d`.
    Reached,
    /// Reached by ko, unless the preventer has so many threats, 5 to 1: `d5l` to `d1l`.
    ReachedBut(Reverse<u8>),
    /// Prevented by ko, unless the achiever has so many threats, 1 to 5: `l1d` to `l5d`.
    PreventedBut(u8),
    /// Prevented, perhaps by seki: `l`.
    Prevented,
}

/// In the notation of GoTools, whatever the objective: `d` is reached, `l` prevented.
impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Grade::Reached => write!(f, "d"),
            Grade::ReachedBut(threats) => write!(f, "d{}l", threats.0),
            Grade::PreventedBut(threats) => write!(f, "l{threats}d"),
            Grade::Prevented => write!(f, "l"),
        }
    }
}

/// What a fight comes to for the side that moved first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It gets its way, whoever has threats.
    Win,
    /// It does not, whoever has threats.
    Loss,
    /// The result hangs on a ko.
    Ko,
}

impl Grade {
    /// What it means for the achiever or the preventer.
    #[must_use]
    pub const fn verdict(self, for_achiever: bool) -> Verdict {
        match (self, for_achiever) {
            (Grade::Reached, true) | (Grade::Prevented, false) => Verdict::Win,
            (Grade::Reached, false) | (Grade::Prevented, true) => Verdict::Loss,
            (Grade::ReachedBut(_) | Grade::PreventedBut(_), _) => Verdict::Ko,
        }
    }

    /// Whether the achiever gets his way, or the preventer, at least where nobody has threats.
    #[must_use]
    pub const fn succeeds(self, for_achiever: bool) -> bool {
        matches!(self, Grade::Reached | Grade::ReachedBut(_)) == for_achiever
    }

    /// The threats with which the achiever still gets his way, or the preventer: the hardest for him that decide. The first are
    /// tried first. None if he does not even with threats.
    fn conditions(self, for_achiever: bool) -> Vec<Threats> {
        let (own, other) = match (self, for_achiever) {
            (Grade::Reached, true) | (Grade::Prevented, false) => (vec![0, 0], vec![UNLIMITED, MOST_THREATS]),
            (Grade::Reached, false) | (Grade::Prevented, true) => (vec![], vec![]),
            (Grade::ReachedBut(n), true) => (vec![0], vec![n.0 - 1]),
            (Grade::ReachedBut(n), false) => (vec![n.0], vec![0]),
            (Grade::PreventedBut(n), true) => (vec![n], vec![0]),
            (Grade::PreventedBut(n), false) => (vec![0], vec![n - 1]),
        };
        let threats = |(own, other)| match for_achiever {
            true => Threats { achiever: own, preventer: other },
            false => Threats { achiever: other, preventer: own },
        };
        own.into_iter().zip(other).map(threats).collect()
    }
}

/// How many threats either side has outside the fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Threats {
    achiever: u8,
    preventer: u8,
}

/// Why there is no grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// A limit was reached first.
    Stopped(StopReason),
    /// The result hangs on a cycle of more than a simple ko.
    Cycle,
    /// It is decided beyond the border of an open region.
    Border,
    /// More points can change than the solver can hold (64), or more than 15 strings are at stake.
    TooLarge,
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unknown::Stopped(reason) => write!(f, "{reason}"),
            Unknown::Cycle => write!(f, "neither side can force its way without repeating a position"),
            Unknown::Border => write!(f, "what is beyond the region decides"),
            Unknown::TooLarge => write!(f, "too many points can change"),
        }
    }
}

/// What was found of a fight.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The grade with best play.
    pub grade: Result<Grade, Unknown>,
    /// A first move that reaches it (`None` inside is a pass); nothing if the side to move has nothing to gain by any.
    pub best: Option<Option<Point>>,
    /// The grade after each legal first move, in row order, if it was asked for.
    pub moves: Vec<(Point, Result<Grade, Unknown>)>,
    /// Best play of both sides, beginning with the best move, as far as the search remembers it; the loser resists as long as he can.
    pub line: Vec<Option<Point>>,
    /// States whose moves were looked at.
    pub nodes: u64,
}

/// How moves are ordered.
#[derive(Clone, Debug, Default)]
pub enum Order {
    /// Not at all.
    None,
    /// By a guess from eyes, liberties and stones in atari with weights chosen by hand.
    ByHand,
    /// By the same guess with weights fitted to positions that the search had decided.
    #[default]
    Static,
    /// By that guess and by what a heuristic says of the moves where it is worth the time.
    Learned(Arc<dyn MoveOrdering>),
}

/// What a search may use, and what it shall find.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The most states whose moves are looked at.
    pub nodes: u64,
    /// Whether each first move is graded.
    pub all_moves: bool,
    /// The most states for each of them; if there is no such number they share `nodes` with the fight itself.
    pub nodes_a_move: Option<u64>,
    /// How moves are ordered.
    pub order: Order,
}

impl Default for Settings {
    /// Two million states, the best move only.
    fn default() -> Self {
        Self { nodes: 2_000_000, all_moves: false, nodes_a_move: None, order: Order::Static }
    }
}

/// A solver with its memory, to be used for one fight after the other.
pub struct Solver {
    table: Table,
}

impl Solver {
    /// States that a table holds where the caller has no wish of his own: 64 MB when full.
    pub const STATES: usize = 1 << 21;

    /// A solver that remembers about this many states, 32 bytes each.
    #[must_use]
    pub fn new(states: usize) -> Self {
        Self { table: Table::new(states) }
    }

    /// Solves a fight with `to_move` on the move. A ko that the board's last move left binds the side to move. The result does not
    /// depend on what was solved before.
    pub fn solve(&mut self, fight: &Fight, to_move: Colour, settings: &Settings, limits: &Limits) -> Answer {
        self.table.clear();
        let mut answer =
            Answer { grade: Err(Unknown::TooLarge), best: None, moves: Vec::new(), line: Vec::new(), nodes: 0 };
        let Some((field, goal)) = set_up(fight) else { return answer };
        if let Some(outcome) = settled(fight, &goal) {
            return at_once(fight, to_move, outcome, settings.all_moves);
        }
        let (guess, ordering): (&dyn Guess, _) = match &settings.order {
            Order::None => (&NoGuess, None),
            Order::ByHand => (&StaticGuess(&estimate::BY_HAND), None),
            Order::Static => (&StaticGuess(&estimate::FITTED), None),
            Order::Learned(ordering) => (&StaticGuess(&estimate::FITTED), Some((&**ordering, fight.board()))),
        };
        let search = Search::new(&field, &goal, guess, ordering, &mut self.table, limits, settings.nodes);
        let mut grading = Grading { search, achiever: goal.achiever() };
        let state = first_state(fight, &field, &goal, to_move);
        answer.grade = grading.grade(&state);
        if settings.all_moves {
            answer.moves = grading.first_moves(&state, settings.nodes_a_move);
        }
        if let Ok(grade) = answer.grade {
            (answer.best, answer.line) = grading.line(&state, grade);
        }
        answer.nodes = grading.search.nodes;
        answer
    }
}

impl Solver {
    /// Whether a side can force its way, losing all repetitions, where Black and White have so many threats for kos (0 to [`MOST_THREATS`], or
    /// [`UNLIMITED`]).
    ///
    /// # Errors
    /// If that is not known: a limit was reached, or the fight is too large.
    pub fn forces(
        &mut self,
        fight: &Fight,
        to_move: Colour,
        side: Colour,
        threats: [u8; 2],
        nodes: u64,
        limits: &Limits,
    ) -> Result<bool, Unknown> {
        self.table.clear();
        let (field, goal) = set_up(fight).ok_or(Unknown::TooLarge)?;
        if let Some(outcome) = settled(fight, &goal) {
            return Ok((outcome == Outcome::Reached) == (goal.achiever() == side));
        }
        let mut search =
            Search::new(&field, &goal, &StaticGuess(&estimate::FITTED), None, &mut self.table, limits, nodes);
        let state = State {
            threats: threats.map(|number| number.min(UNLIMITED)),
            ..first_state(fight, &field, &goal, to_move)
        };
        let found = search.decide(&state, side).map_err(Unknown::Stopped)?;
        Ok((found.numbers.own == 0) == (to_move == side))
    }
}

/// The state in which a fight begins, without threats.
fn first_state(fight: &Fight, field: &Field, goal: &Goal, to_move: Colour) -> State {
    let ko = fight.board().ko_point().and_then(|point| field.number(point));
    State {
        situation: goal.begin(field, field.stones(fight.board())),
        to_move,
        ko: ko.map_or(NO_POINT, |number| number as u8),
        threats: [0; 2],
    }
}

/// The grade of a fight from the question whether the achiever gets his way if both sides have these threats; the second answer says
/// whether the first may depend on them.
fn grade_by(mut achieves: impl FnMut(Threats) -> Result<(bool, bool), Unknown>) -> Result<Grade, Unknown> {
    let (reached, may_turn) = achieves(Threats { achiever: 0, preventer: 0 })?;
    let unconditional = if reached { Grade::Reached } else { Grade::Prevented };
    if !may_turn {
        return Ok(unconditional);
    }
    let mut is_turned_by = |number| {
        let (achiever, preventer) = if reached { (0, number) } else { (number, 0) };
        Ok(achieves(Threats { achiever, preventer })?.0 != reached)
    };
    // Most kos turn by one threat; most of the others by no number of them, which one search shows, or is undecided.
    for number in [1, UNLIMITED, 2, 3, 4, 5] {
        match (is_turned_by(number), number) {
            (Ok(false), UNLIMITED) => break,
            (_, UNLIMITED) | (Ok(false), _) => {}
            (Ok(true), _) if reached => return Ok(Grade::ReachedBut(Reverse(number))),
            (Ok(true), _) => return Ok(Grade::PreventedBut(number)),
            (Err(unknown), _) => return Err(unknown),
        }
    }
    Ok(unconditional)
}

/// The grade of a small fight by [`Fight::forces`], which looks at everything: what the solver is compared with.
///
/// # Errors
/// If there are more than `states` states, or the fight hangs on a cycle.
pub fn reference_grade(fight: &Fight, to_move: Colour, states: usize) -> Result<Grade, Unknown> {
    if fight.is_over() {
        return Ok(Grade::Reached);
    }
    grade_by(|threats| {
        let forces = |end| {
            let (forced, _) =
                fight.forces(to_move, end, (threats.achiever, threats.preventer), states).map_err(Unknown::Stopped)?;
            Ok(forced)
        };
        match (forces(Outcome::Reached)?, forces(Outcome::Prevented)?) {
            (false, false) => Err(Unknown::Cycle),
            (reached, _) => Ok((reached, true)),
        }
    })
}

/// The field and the goal of a fight; `None` if it is too large.
fn set_up(fight: &Fight) -> Option<(Field, Goal)> {
    let field = Field::new(fight.board(), fight.region())?;
    let goal = match fight.objective() {
        Objective::Capture { strings, of } => {
            let mut targets = Vec::new();
            for stone in strings.iter() {
                let string = field.bits(&fight.board().stones(stone).collect());
                if !targets.contains(&string) {
                    targets.push(string);
                }
            }
            if targets.len() > Capture::MOST_TARGETS {
                return None;
            }
            Goal::Capture(Capture { targets, defender: *of })
        }
        Objective::Connect { strings, of } => Goal::Connect(Connect::new(&field, fight.board(), *strings, *of)),
        Objective::Eye { area, of } => Goal::Eye(Eye::new(&field, fight.board(), area, *of)),
    };
    Some((field, goal))
}

/// The outcome that nothing can change any more: the objective is reached already, or a target has a liberty on which nobody plays.
fn settled(fight: &Fight, goal: &Goal) -> Option<Outcome> {
    if fight.is_over() {
        return Some(Outcome::Reached);
    }
    matches!(goal, Goal::Capture(capture) if capture.targets.contains(&0)).then_some(Outcome::Prevented)
}

/// The answer where nothing can change the outcome.
fn at_once(fight: &Fight, to_move: Colour, outcome: Outcome, all_moves: bool) -> Answer {
    let grade = if outcome == Outcome::Reached { Grade::Reached } else { Grade::Prevented };
    let legal = |&point: &Point| all_moves && fight.board().is_legal(point, to_move, KoRule::Simple);
    let moves = fight.region().iter().filter(legal).map(|point| (point, Ok(grade))).collect();
    let best = grade.succeeds(to_move == fight.achiever()).then_some(None);
    Answer { grade: Ok(grade), best, moves, line: best.into_iter().collect(), nodes: 0 }
}

/// A search and its questions.
struct Grading<'a> {
    search: Search<'a>,
    achiever: Colour,
}

impl Grading<'_> {
    /// Whether the achiever gets his way if both sides have these threats, and whether the result may depend on them.
    fn achieves(&mut self, state: &State, threats: Threats) -> Result<(bool, bool), Unknown> {
        let state = self.with(state, threats);
        let achiever_moves = state.to_move == self.achiever;
        let found = self.search.decide(&state, self.achiever).map_err(Unknown::Stopped)?;
        let reached = (found.numbers.own == 0) == achiever_moves;
        if reached || !found.uses_repetition {
            return Ok((reached, found.uses_ko || found.uses_repetition));
        }
        let found = self.search.decide(&state, self.achiever.opponent()).map_err(Unknown::Stopped)?;
        if (found.numbers.own == 0) == achiever_moves { Err(Unknown::Cycle) } else { Ok((false, true)) }
    }

    fn with(&self, state: &State, threats: Threats) -> State {
        let mut state = *state;
        state.threats[self.achiever as usize] = threats.achiever;
        state.threats[self.achiever.opponent() as usize] = threats.preventer;
        state
    }

    fn grade(&mut self, state: &State) -> Result<Grade, Unknown> {
        grade_by(|threats| self.achieves(state, threats))
    }

    /// The grade after each legal first move.
    fn first_moves(&mut self, state: &State, nodes: Option<u64>) -> Vec<(Point, Result<Grade, Unknown>)> {
        let (field, goal) = (self.search.field, self.search.goal);
        let mut chains = Chains::new();
        field.chains(state.situation.stones, state.situation.anchors, &mut chains);
        let points: Bits = field.playable() & !state.situation.stones.taken();
        members(points)
            .filter_map(|point| Some((point, state.after(field, goal, &chains, point as u8)?)))
            .map(|(point, after)| {
                if let Some(nodes) = nodes {
                    self.search.allow(nodes);
                }
                (field.point(point), self.grade(&after))
            })
            .collect()
    }

    /// The best move and the line that follows it.
    fn line(&mut self, state: &State, grade: Grade) -> (Option<Option<Point>>, Vec<Option<Point>>) {
        let prover = state.to_move;
        let conditions = grade.conditions(prover == self.achiever);
        let mut line = Vec::new();
        let mut holds = |threats: &Threats| {
            let state = self.with(state, *threats);
            self.search.decide_within(&state, prover, LINE_NODES).is_ok_and(|found| found.numbers.own == 0)
        };
        let Some(threats) = conditions.into_iter().find(|threats| holds(threats)) else {
            return (None, line);
        };
        let mut now = self.with(state, threats);
        let mut seen = vec![now];
        while line.len() < LONGEST_LINE {
            let Some(child) = self.step(&now, prover) else { break };
            if !child.is_part {
                line.push((child.point != NO_POINT).then(|| self.search.field.point(usize::from(child.point))));
            }
            now = child.state;
            if seen.contains(&now) {
                break;
            }
            seen.push(now);
        }
        (line.first().copied(), line)
    }

    /// A move that wins, or if there is none the one after which the winner had most to do.
    fn step(&mut self, state: &State, prover: Colour) -> Option<Child> {
        let mut children = self.search.children(state, prover);
        let mover_wins = state.to_move == prover;
        if mover_wins && !children.iter().any(|child| child.found.numbers.other == 0) {
            // The table has forgotten; a short search finds it again.
            for child in &mut children {
                let Ok(found) = self.search.decide_within(&child.state, prover, LINE_NODES) else { continue };
                child.found = found;
                if found.numbers.other == 0 {
                    break;
                }
            }
        }
        if mover_wins {
            children.into_iter().find(|child| child.found.numbers.other == 0)
        } else {
            // Those who resist play on before they pass.
            children.into_iter().max_by_key(|child| (child.is_part || child.point != NO_POINT, self.search.work(child)))
        }
    }
}
