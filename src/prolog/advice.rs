//! What may have been meant where a goal has no answer: constants that can never be what their place asks for.

use super::question::Question;
use super::vocabulary::allowed;
use crate::facts::documented;
use crate::logic::{Symbol, Term};

/// Hints about constants in a goal that no group, point, colour or direction has as its name.
#[must_use]
pub fn advice(question: &Question) -> Vec<String> {
    let mut hints = Vec::new();
    let mut waiting = vec![&question.goal];
    while let Some(goal) = waiting.pop() {
        let Some((name, arity)) = goal.functor() else { continue };
        match documented().iter().find(|entry| (entry.name, entry.arguments.len()) == (name, arity)) {
            Some(entry) => {
                let kinds = entry.types();
                hints.extend(goal.arguments().iter().zip(kinds).filter_map(|(argument, kind)| hint(argument, kind?)));
            }
            // Goals stand among the arguments of what is built in.
            None if allowed(name, arity).is_some() => waiting.extend(goal.arguments()),
            None => {}
        }
    }
    hints.sort();
    hints.dedup();
    hints
}

fn hint(argument: &Term, kind: &str) -> Option<String> {
    let Term::Atom(name) = argument else { return None };
    let one_of = |names: &[&str]| (!names.contains(&name.as_str())).then(|| names.join(", "));
    match kind {
        "colour" => one_of(&["friend", "enemy", "empty"]).map(|names| format!("{name} is no colour: they are {names}")),
        "direction" => {
            one_of(&["left", "right", "up", "down"]).map(|names| format!("{name} is no direction: they are {names}"))
        }
        "group" | "number" | "point" => Some(format!("{name} is a constant{}", capital(*name, kind))),
        _ => None,
    }
}

fn capital(name: Symbol, kind: &str) -> String {
    let is_coordinate = kind == "point" && name.as_str().ends_with(|c: char| c.is_ascii_digit());
    if !is_coordinate && name.as_str().starts_with(|c: char| c.is_lowercase()) && name.as_str().chars().count() < 8 {
        let mut letters = name.as_str().chars();
        let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        return format!(", and no {kind}: variables begin with a capital letter, {first}{}", letters.as_str());
    }
    match kind {
        "point" => ", and no point: points are pairs (X,Y), counted from (0,0) in the upper left corner".into(),
        _ => format!(", and no {kind}"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::knowledge::Knowledge;
    use super::*;

    #[test]
    fn slips_are_told() {
        let of = |text: &str| advice(&Question::read(text, &Knowledge::of_background()).unwrap()).join("; ");
        assert_eq!(of("atari(G), group(G, enemy)"), "");
        assert_eq!(of("atari(g)"), "g is a constant, and no group: variables begin with a capital letter, G");
        assert_eq!(of("\\+ group(G, white)"), "white is no colour: they are friend, enemy, empty");
        assert!(of("board(cc, G)").contains("no point: variables"));
        assert!(of("board('D4', G)").contains("pairs (X,Y)") && of("board(d4, G)").contains("pairs (X,Y)"));
        assert_eq!(of("findall(G, group(G, black), L)"), "black is no colour: they are friend, enemy, empty");
        assert_eq!(of("eye(E, empty)"), "");
    }
}
