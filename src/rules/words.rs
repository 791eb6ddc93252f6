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

/// What the rule concludes; `name` says how a variable is called.
#[must_use]
pub fn conclusion(rule: &Rule, sides: Sides<'_>, name: &dyn Fn(Slot) -> String) -> String {
    let Sides { friend, enemy } = sides;
    let of = |slots: &[Slot]| slots.iter().map(|&slot| name(slot)).collect::<Vec<_>>();
    let subject = of(&rule.subject);
    let goal = match (rule.aim, subject.as_slice()) {
        (Aim::Capture, [s]) => format!("capture {s}"),
        (Aim::FirstCapture, _) => "capture something before anything of its own is captured".to_owned(),
        (Aim::Connect, [s, t]) => format!("connect {s} with {t}"),
        (Aim::Eye, [s]) => format!("make an eye of {s}"),
        (Aim::Live, [s]) => format!("make two eyes of {s}"),
        _ => String::new(),
    };
    let moves = of(&rule.moves);
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
                [one] => format!("only {one} can"),
                many => format!("only {} can", joined(many, "or")),
            };
            format!("{friend} threatens to {goal} {plies}; of all {enemy}'s moves {only} prevent it.")
        }
        (Claim::Win | Claim::Threat, []) => String::new(),
    }
}

/// The conditions, a sentence each.
#[must_use]
pub fn conditions(rule: &Rule, sides: Sides<'_>, name: &dyn Fn(Slot) -> String) -> Vec<String> {
    rule.terms.iter().map(|term| condition(term, sides, name)).collect()
}

fn condition(term: &Term, sides: Sides<'_>, name: &dyn Fn(Slot) -> String) -> String {
    let atom = atom(atom_of(term), sides, name);
    let (functor, arguments) = (term.functor().map(|(functor, _)| functor.as_str()), term.arguments());
    let (Some(form @ ("after" | "whenever")), [moves, _]) = (functor, arguments) else { return capital(&atom) + "." };
    let played: Vec<String> = moves
        .as_list()
        .unwrap_or_default()
        .into_iter()
        .filter_map(|played| match played.arguments() {
            [side, Term::Variable(Variable(slot))] => {
                Some(format!("{} {}", side_name(side, sides), name(*slot as Slot)))
            }
            _ => None,
        })
        .collect();
    let start = if form == "after" { "After" } else { "Whenever possible, after" };
    format!("{start} {} {atom}.", joined(&played, "and"))
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
        "room" => format!("a stone of {a} at {b} has at least {c} {liberties}"),
        "room_only" => format!("a stone of {a} at {b} has no liberty but {c}"),
        "adjacent" => format!("{a} touches {b}"),
        "adjacent_at_least" => format!("every string that touches {a} has at least {b} {liberties}"),
        "others_at_least" => format!("every string but {a} that touches {b} has at least {c} {liberties}"),
        "captures_nothing" => format!("a stone at {a} captures nothing"),
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
