//! What may have been meant: by a name that nothing has, by an operator of another language, and, where a goal has no answer, by constants that
//! can never be what their place asks for.

use super::knowledge::{Knowledge, Predicate};
use super::question::Question;
use super::vocabulary::{all_allowed, allowed};
use crate::diagnostics::Diagnostic;
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

impl Knowledge {
    /// Adds to a finding about an unknown predicate what may have been meant.
    pub(super) fn with_suggestion(&self, finding: Diagnostic, (name, arity): Predicate) -> Diagnostic {
        let elsewhere = OPERATORS_ELSEWHERE.iter().find(|(other, _)| name.as_str() == *other && arity == 2);
        if let Some((_, here)) = elsewhere {
            return finding.hint(format!("in Prolog this is written {here}"));
        }
        let known: Vec<Predicate> = self.predicates().into_iter().chain(all_allowed()).collect();
        let same: Vec<String> =
            known.iter().filter(|other| other.0 == name && other.1 != arity).map(|(n, a)| format!("{n}/{a}")).collect();
        if !same.is_empty() {
            return finding.hint(format!("there is {}", same.join(", ")));
        }
        let most = (name.as_str().chars().count() / 3).min(3);
        let near = known
            .iter()
            .map(|other| (distance(name.as_str(), other.0.as_str()), other.1.abs_diff(arity), *other))
            .filter(|(distance, ..)| *distance <= most)
            .min_by_key(|(distance, arity, other)| (*distance, *arity, other.0.as_str()));
        match near {
            Some((_, _, (name, arity))) => finding.hint(format!("did you mean {name}/{arity}?")),
            None => finding,
        }
    }
}

/// Comparisons as other languages write them, and as Prolog does.
const OPERATORS_ELSEWHERE: &[(&str, &str)] = &[
    ("<=", "=<"),
    ("=>", ">="),
    ("!=", "\\="),
    ("/=", "\\="),
    ("<>", "\\="),
    ("&", ","),
    ("&&", ","),
    ("|", ";"),
    ("||", ";"),
];

/// The name that a slip of the pen may have made another of.
#[must_use]
pub fn nearest<'n>(name: &str, among: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let most = (name.chars().count() / 2).min(2);
    among
        .map(|other| (distance(name, other), other))
        .filter(|(distance, _)| *distance <= most)
        .min()
        .map(|(_, other)| other)
}

/// How many letters must be put in, left out, exchanged with their neighbours or with others to make one word of the other.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().abs_diff(b.len()) > 3 || a.len() > 64 {
        return usize::MAX;
    }
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let substituted = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = substituted.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
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
