//! Rules in plain words.

use super::condition::Slot;
use super::rule::{Aim, Claim, Rule, atom_of};
use crate::logic::{Term, Variable};

/// How the sides are called.
#[derive(Clone, Copy, Debug)]
pub struct Sides<'a> {
    /// The side that wants the goal.
    pub friend: &'a str,
    /// The other.
    pub enemy: &'a str,
}

impl Default for Sides<'static> {
    fn default() -> Self {
        Self { friend: "Black", enemy: "White" }
    }
}

/// How what a rule concludes is called: the strings of its goal, and its moves.
#[derive(Clone, Debug)]
pub struct Names {
    /// The strings.
    pub subject: Vec<String>,
    /// The move, or the forced moves.
    pub moves: Vec<String>,
}

impl Names {
    /// The names of the rule's variables.
    #[must_use]
    pub fn of(rule: &Rule) -> Self {
        let of = |slots: &[Slot]| slots.iter().map(|&slot| rule.variable_name(slot)).collect();
        Self { subject: of(&rule.subject), moves: of(&rule.moves) }
    }
}

/// What the rule concludes.
#[must_use]
pub fn conclusion(rule: &Rule, sides: Sides<'_>, names: &Names) -> String {
    let Sides { friend, enemy } = sides;
    let (goal, moves) = (goal(rule, &names.subject), &names.moves);
    let plies = match rule.plies {
        1 => "at once".to_owned(),
        plies => format!("within {plies} plies"),
    };
    match (rule.claim, moves.as_slice()) {
        (Claim::Win, [point, ..]) => format!("{friend} plays {point} and will {goal}, {plies}."),
        (Claim::Threat, [point, ..]) => format!("{friend} plays {point} and threatens to {goal}."),
        (Claim::Lost, _) => format!("{enemy} moves first, and {friend} will {goal} all the same, {plies}."),
        (Claim::Forced, moves) => {
            let only = match moves {
                [] => "none can".to_owned(),
                [one] => format!("only {one} can"),
                many => format!("only {} can", joined(many, "or")),
            };
            format!("{friend} threatens to {goal} {plies}; of all {enemy}'s moves {only} prevent it.")
        }
        (Claim::Win | Claim::Threat, []) => String::new(),
    }
}

fn goal(rule: &Rule, subject: &[String]) -> String {
    match (rule.aim, subject) {
        (Aim::Capture, [s]) => format!("capture {s}"),
        (Aim::FirstCapture, _) => "capture something before anything of its own is captured".to_owned(),
        (Aim::Connect, [s, t]) => format!("connect {s} with {t}"),
        (Aim::Eye, [s]) => format!("make an eye of {s}"),
        (Aim::Live, [s]) => format!("make two eyes of {s}"),
        _ => String::new(),
    }
}

/// The conditions, a sentence each: what strings there are, then what holds now, then what holds after moves.
#[must_use]
pub fn conditions(rule: &Rule, sides: Sides<'_>, name: &dyn Fn(Slot) -> String) -> Vec<String> {
    let mut terms: Vec<&Term> = rule.terms.iter().collect();
    terms.sort_by_key(|term| match functor(term) {
        "string" => (0, 0),
        "apart" => (1, 0),
        "after" | "whenever" => (3, term.arguments()[0].as_list().map_or(0, |moves| moves.len())),
        _ => (2, 0),
    });
    terms.into_iter().map(|term| condition(term, sides, name)).collect()
}

fn condition(term: &Term, sides: Sides<'_>, name: &dyn Fn(Slot) -> String) -> String {
    let atom = atom(atom_of(term), sides, name);
    let (form @ ("after" | "whenever"), [moves, _]) = (functor(term), term.arguments()) else {
        return capital(&atom) + ".";
    };
    let moves = moves.as_list().unwrap_or_default();
    let is_enemys = |played: &Term| played.arguments().first().is_some_and(|side| functor(side) == "enemy");
    let played: Vec<String> = moves
        .iter()
        .enumerate()
        .filter_map(|(number, played)| match played.arguments() {
            [side, Term::Variable(Variable(slot))] => {
                let plays = if number == 0 { "plays " } else { "" };
                Some(format!("{} {plays}{}", side_name(side, sides), name(*slot as Slot)))
            }
            _ => None,
        })
        .collect();
    let if_possible = match form == "whenever" && moves.iter().any(|played| is_enemys(played)) {
        true => format!(" (if {} can)", sides.enemy),
        false => String::new(),
    };
    format!("After {}{if_possible}, {atom}.", joined(&played, "and"))
}

fn functor(term: &Term) -> &'static str {
    term.functor().map_or("", |(functor, _)| functor.as_str())
}

/// Why the rule is true: the lines of play in its proof. A proof by search has none to tell.
#[must_use]
pub fn reasons(rule: &Rule, sides: Sides<'_>, name: &dyn Fn(Slot) -> String) -> Vec<String> {
    let lines = Lines { rule, sides, name };
    let Sides { friend, enemy } = sides;
    let mut told = Vec::new();
    match (functor(&rule.proof), rule.proof.arguments()) {
        ("threatens", [_, win]) => lines.win(win, &format!("If {enemy} then passes, "), 0, &mut told),
        ("invalidated", [win, _]) => lines.win(win, &format!("If {enemy} plays elsewhere, "), 0, &mut told),
        ("answers", [..]) => lines.lost(&rule.proof, &format!("{friend} threatens"), 0, &mut told),
        _ => lines.win(&rule.proof, "", 0, &mut told),
    }
    told
}

/// Tells proofs as lines of play, a line each branch.
struct Lines<'a> {
    rule: &'a Rule,
    sides: Sides<'a>,
    name: &'a dyn Fn(Slot) -> String,
}

impl Lines<'_> {
    /// The name of a point, where the conditions speak of it.
    fn point(&self, term: &Term) -> Option<String> {
        match term {
            Term::Variable(Variable(slot)) if (*slot as usize) < self.rule.slot_count() => {
                Some((self.name)(*slot as Slot))
            }
            _ => None,
        }
    }

    fn subject(&self) -> Vec<String> {
        self.rule.subject.iter().map(|&slot| (self.name)(slot)).collect()
    }

    /// How a side that reaches the goal by this move is said to do so.
    fn reaches(&self, point: &Term) -> String {
        let goal = goal(self.rule, &self.subject());
        let at = self.point(point).map_or_else(|| "a last move".to_owned(), |point| format!("a move at {point}"));
        format!("{goal} by {at}")
    }

    fn win(&self, win: &Term, before: &str, depth: usize, told: &mut Vec<String>) {
        let friend = self.sides.friend;
        let mut line = |text: String| told.push("  ".repeat(depth) + before + &text);
        match (functor(win), win.arguments()) {
            ("won", [_, point, _]) => line(format!("{friend} can {}.", self.reaches(point))),
            ("plays", [point, lost]) => {
                let point = self.point(point).unwrap_or_default();
                self.lost(lost, &format!("{before}{friend} plays {point} and threatens"), depth, told);
            }
            _ => {}
        }
    }

    fn lost(&self, lost: &Term, before: &str, depth: usize, told: &mut Vec<String>) {
        let [win, _, replies] = lost.arguments() else { return };
        let threat = match (functor(win), win.arguments()) {
            ("won", [_, point, _]) => self.reaches(point),
            (_, [point, ..]) => {
                let point = self.point(point).unwrap_or_default();
                format!("{}, beginning at {point}", goal(self.rule, &self.subject()))
            }
            _ => String::new(),
        };
        let replies = replies.as_list().unwrap_or_default();
        let enemy = self.sides.enemy;
        let points: Vec<String> = replies.iter().filter_map(|reply| self.point(reply.arguments().first()?)).collect();
        let only = match points.as_slice() {
            [] => format!("no move of {enemy} prevents it"),
            points => format!("of {enemy}'s moves only {} can prevent it", joined(points, "or")),
        };
        told.push("  ".repeat(depth) + before + &format!(" to {threat}; {only}."));
        for reply in replies {
            if let [point, win] = reply.arguments() {
                let point = self.point(point).unwrap_or_default();
                self.win(win, &format!("After {enemy} {point}, "), depth + 1, told);
            }
        }
    }
}

fn atom(atom: &Term, sides: Sides<'_>, name: &dyn Fn(Slot) -> String) -> String {
    let said = |place: usize| match atom.arguments().get(place) {
        Some(Term::Variable(Variable(slot))) => name(*slot as Slot),
        Some(Term::Integer(number)) => number_name(*number),
        Some(other) => side_name(other, sides),
        None => String::new(),
    };
    let (a, b, c) = (said(0), said(1), said(2));
    let one = atom.arguments().last() == Some(&Term::integer(1));
    let liberties = if one { "liberty" } else { "liberties" };
    match atom.functor().map_or("", |(functor, _)| functor.as_str()) {
        "string" => format!("{a} is a string of {b}"),
        "liberties" => format!("{a} has {b} {liberties}"),
        "liberty" => format!("{a} is a liberty of {b}"),
        "last_liberty" => format!("{a} is the last liberty of {b}"),
        "neighbour" => format!("{a} and {b} are neighbours"),
        "empty" => format!("{a} is empty"),
        "different" => format!("{a} and {b} are different points"),
        "apart" => format!("{a} and {b} are different strings"),
        "legal" => format!("{a} may play at {b}"),
        "room" => format!("a stone of {a} at {b} would have at least {c} {liberties}"),
        "room_only" => format!("a stone of {a} at {b} would have no liberty but {c}"),
        "adjacent" => format!("{a} touches {b}"),
        "adjacent_at_least" => format!("every string that touches {a} has at least {b} {liberties}"),
        "others_at_least" => format!("every string but {a} that touches {b} has at least {c} {liberties}"),
        "captures_nothing" => format!("a stone of {} at {a} captures nothing", sides.friend),
        "eye" => format!("{a} is an eye of {b}"),
        "around_at_least" => format!("{}'s strings beside {a} have at least {b} {liberties}", sides.friend),
        "all_at_least" => format!("every string of {a} has at least {b} {liberties}"),
        "pattern" => format!("the board around {a}, turned one way or another, is as drawn, with {b} in it"),
        other => other.to_owned(),
    }
}

fn side_name(side: &Term, sides: Sides<'_>) -> String {
    match side.functor().map_or("", |(name, _)| name.as_str()) {
        "friend" => sides.friend.to_owned(),
        "enemy" => sides.enemy.to_owned(),
        other => other.to_owned(),
    }
}

fn number_name(number: i64) -> String {
    match number {
        1 => "one".into(),
        2 => "two".into(),
        3 => "three".into(),
        other => other.to_string(),
    }
}

fn joined(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [front @ .., end] => format!("{} {last} {end}", front.join(", ")),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
