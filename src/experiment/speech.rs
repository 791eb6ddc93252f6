//! Tests of trees as sentences about a board: what their variables stand for is named, in full at first and by its point from then on, and
//! what is said of the thing that was named last is said of it with "which". The sentences are those of the background (`says`).

use crate::bias::Type;
use crate::facts::{Sentences, Words};
use crate::go::{Point, diagram};
use crate::interpretation::{Background, Comparison, Value};
use crate::logic::{Literal, Substitution, Symbol, Term, Variable, writer};
use crate::runtime::{self, Board, Content, Snapshot};
use crate::tree::Tree;
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// What is said of a test that failed because the root query has no answer.
pub(super) const UNANSWERED: &str = "the root query has no answer for this move, so that every test fails";

/// Whether the root query of a tree says what a variable stands for.
fn is_chosen_by_root(tree: &Tree, variable: Variable) -> bool {
    let leaves_open = |literal: &&Literal| literal.atom.functor().is_some_and(|(name, _)| name.as_str() == "unbound");
    tree.root.iter().filter(|literal| !leaves_open(literal)).any(|literal| literal.atom.variables().contains(&variable))
}

/// The axes of a tree's root query that neither it nor a literal of a path has chosen.
pub(super) fn open_axes(tree: &Tree, path: &[Literal]) -> Vec<Variable> {
    let chosen = |variable: &Variable| {
        is_chosen_by_root(tree, *variable) || path.iter().any(|literal| literal.atom.variables().contains(variable))
    };
    let axes = (0..tree.root_types.len()).filter(|&number| tree.root_types[number] == Type::named("axes"));
    axes.map(|number| Variable(number as u32)).filter(|variable| !chosen(variable)).collect()
}

/// Says literals in words.
pub(super) struct Speech<'a> {
    pub(super) sentences: &'a Sentences,
    pub(super) speaker: &'a Speaker<'a>,
    pub(super) bindings: &'a Substitution,
    pub(super) types: &'a FxHashMap<(Symbol, usize), Vec<Type>>,
    /// The axes that the path has not chosen: a test that fails with them fails with all.
    pub(super) open: &'a [Variable],
    /// What variables are called, where it is not by their own numbers.
    pub(super) letters: &'a FxHashMap<Variable, Variable>,
}

impl Speech<'_> {
    /// Whether a test that failed goes on from what its path has chosen: then it fails for every other choice too.
    pub(super) fn has_others(&self, test: &[Literal], known: usize, tree: &Tree) -> bool {
        let is_chosen = |variable: Variable| {
            (variable.0 as usize) < known && !is_chosen_by_root(tree, variable) && !self.open.contains(&variable)
        };
        test.iter().any(|literal| literal.atom.variables().into_iter().any(is_chosen))
    }

    /// A literal about a displacement or direction along known axes as one of the board, if there is a sentence for that; with the types of its
    /// arguments.
    fn on_the_board(&self, literal: &Literal, declared: &[Type], yes: bool) -> Option<(Literal, Vec<Type>)> {
        let (name, arity) = literal.atom.functor()?;
        let place = declared.iter().position(|kind| *kind == Type::named("axes"))?;
        if arity != declared.len() || !self.sentences.knows(name, arity - 1) {
            return None;
        }
        let Term::Variable(variable) = literal.atom.arguments()[place] else { return None };
        if !yes && self.open.contains(&variable) {
            return None;
        }
        let words = self.speaker.words;
        let axes = words.as_axes(Value::of(&self.bindings.apply(&Term::Variable(variable)))?)?;
        let mut arguments = Vec::new();
        let mut types = Vec::new();
        for (at, (argument, kind)) in literal.atom.arguments().iter().zip(declared).enumerate() {
            let on_board = match kind.to_string().as_str() {
                "displacement" => words.pair(axes.displacement(words.as_pair(Value::of(argument)?)?))?.term(),
                "direction" => {
                    let step = axes.displacement(words.as_direction(Value::of(argument)?)?.step());
                    words.direction(runtime::Direction::ALL.into_iter().find(|way| way.step() == step)?).term()
                }
                _ => argument.clone(),
            };
            if at != place {
                arguments.push(on_board);
                types.push(*kind);
            }
        }
        Some((Literal { negated: literal.negated, atom: Term::application(name, arguments) }, types))
    }

    /// The literals of a conjunction as clauses. Of a test that failed, a variable from number `known` on stands for no thing: it is called
    /// "some group E", and from the second time on `E`; `named` is what has been mentioned. A comparison is said where its number is:
    /// "has 2 liberties (fewer than 3)"; and that a stone has the colour that its name tells is not said again.
    pub(super) fn say_all(
        &self,
        conjunction: &[Literal],
        kinds: &[Type],
        known: usize,
        yes: bool,
        named: &mut Named,
    ) -> Vec<Clause> {
        let stands_for_something = |variable: Variable| yes || (variable.0 as usize) < known;
        let is_elsewhere = |variable: Variable, place: usize| {
            conjunction
                .iter()
                .enumerate()
                .any(|(other, literal)| other != place && literal.atom.variables().contains(&variable))
        };
        let mut bounds = Vec::new();
        let mut rest = Vec::new();
        for (place, literal) in conjunction.iter().enumerate() {
            match bound(literal).filter(|(variable, _)| is_elsewhere(*variable, place)) {
                Some(bound) => bounds.push(bound),
                None if colour_of(literal)
                    .is_some_and(|variable| stands_for_something(variable) && is_elsewhere(variable, place)) => {}
                None => rest.push(literal),
            }
        }
        let say = |literal: &Literal| {
            let mut clause = self.say(literal, kinds, known, yes, named, &bounds);
            for (variable, bound) in &bounds {
                if stands_for_something(*variable) && literal.atom.variables().contains(variable) {
                    clause.words.push_str(&format!(" ({bound})"));
                    clause.object = None;
                }
            }
            clause
        };
        rest.into_iter().map(say).collect()
    }

    /// A test that failed, where nothing else could have been chosen for it, in better words than that it is not so: if it compares a number, with the number that
    /// is there, as "has 3 liberties (not fewer than 3)"; if there is none, or it compares nothing, in those that the background has for that. Nothing where there are no
    /// such words.
    pub(super) fn say_failed(
        &self,
        background: &dyn Background,
        test: &[Literal],
        kinds: &[Type],
        known: usize,
        named: &mut Named,
    ) -> Option<Clause> {
        let (literal, compared) = match test {
            [literal] => (literal, None),
            [literal, comparison] => {
                let compared = bound(comparison).filter(|(number, _)| number.0 as usize >= known)?;
                (literal, Some((compared, comparison)))
            }
            _ => return None,
        };
        let (name, arity) = literal.atom.functor().filter(|_| !literal.negated)?;
        if literal.atom.variables().iter().any(|variable| self.open.contains(variable)) {
            return None;
        }
        // The numbers of variables that a failed test introduced are given again, so what later ones stand for does not count here.
        let value = |argument: &Term| match argument {
            Term::Variable(variable) if variable.0 as usize >= known => Some(Value::UNBOUND),
            argument => Value::of(&self.bindings.apply(argument)),
        };
        let pattern: Vec<Value> = literal.atom.arguments().iter().map(value).collect::<Option<_>>()?;
        let mut tuples: Vec<Vec<Value>> = Vec::new();
        background.relation(name, arity)?.solve(0, &pattern, &mut |tuple| {
            tuples.push(tuple.to_vec());
            tuples.len() < 2
        });
        let given: Vec<bool> = pattern.iter().map(|value| value.is_bound()).collect();
        match (tuples.as_slice(), compared) {
            ([], _) if self.sentences.denies(name, &given) => {
                let denial = Literal::negative(literal.atom.clone());
                Some(self.say(&denial, kinds, known, true, named, &[]))
            }
            ([tuple], Some(((number, bound), comparison))) => {
                let arguments = literal.atom.arguments().iter().zip(tuple).map(|(argument, value)| match argument {
                    Term::Variable(variable) if *variable == number => value.term(),
                    other => other.clone(),
                });
                let place = literal.atom.arguments().iter().position(|other| *other == Term::Variable(number))?;
                // Every variable but the number must be known, and the comparison what failed.
                let is_only = given.iter().enumerate().all(|(at, given)| *given != (at == place));
                if !is_only || holds(comparison, number, tuple[place]) {
                    return None;
                }
                let told = Literal::positive(Term::application(name, arguments.collect()));
                let mut clause = self.say(&told, kinds, known, true, named, &[]);
                clause.words.push_str(&format!(" (not {bound})"));
                clause.object = None;
                Some(clause)
            }
            _ => None,
        }
    }

    fn say(
        &self,
        literal: &Literal,
        kinds: &[Type],
        known: usize,
        yes: bool,
        named: &mut Named,
        bounds: &[(Variable, String)],
    ) -> Clause {
        let declared = literal.atom.functor().and_then(|key| self.types.get(&key));
        let on_the_board = declared.and_then(|declared| self.on_the_board(literal, declared, yes));
        let is_relative = declared.is_some_and(|kinds| kinds.contains(&Type::named("axes"))) && on_the_board.is_none();
        let (literal, declared) = match &on_the_board {
            Some((literal, types)) => (literal, Some(types)),
            None => (literal, declared),
        };
        let named = RefCell::new(named);
        // What its arguments are called, and the short name of each.
        let called = RefCell::new(Vec::new());
        let name = |place: usize, term: &Term| {
            let written = &literal.atom.arguments()[place];
            let Term::Variable(variable) = written else {
                let kind = declared.and_then(|kinds| kinds.get(place).copied()).unwrap_or(Type::ANY);
                return if is_relative { self.speaker.say_relative(term, kind) } else { self.speaker.say(term, kind) };
            };
            let kind = kinds.get(variable.0 as usize).copied().unwrap_or(Type::ANY);
            if !yes && self.open.contains(variable) {
                return self.speaker.say(written, kind);
            }
            let mut named = named.borrow_mut();
            let (full, short) = if yes || (variable.0 as usize) < known {
                let full = self.speaker.say(term, kind);
                let Some(group) = self.speaker.group(term, kind) else { return full };
                let short = self.speaker.short_name(group);
                if named.groups.contains(&group) {
                    (short.clone(), short)
                } else {
                    named.groups.push(group);
                    (full, short)
                }
            } else if let Some((_, bound)) = bounds.iter().find(|(bounded, _)| bounded == variable) {
                return bound.clone();
            } else {
                let letter = writer::letter_name(*self.letters.get(variable).unwrap_or(variable));
                if kind == Type::named("number") {
                    return letter;
                }
                if named.variables.contains(variable) {
                    (letter.clone(), letter)
                } else {
                    named.variables.push(*variable);
                    (format!("some {kind} {letter}"), letter)
                }
            };
            called.borrow_mut().push((full.clone(), short));
            full
        };
        let words = self.sentences.say(literal, self.bindings, &name);
        let called = called.into_inner();
        let short = |(_, short): &(String, String)| short.clone();
        // A clause is about what it begins with.
        let is_about = |full: &str| {
            words.strip_prefix(full).is_some_and(|rest| rest.starts_with(' ') && !rest.starts_with(" and "))
        };
        let subject = called.iter().find(|(full, _)| is_about(full));
        let object = called.iter().find(|(full, _)| words.ends_with(&format!(" {full}")));
        Clause {
            predicate: subject.map_or(0, |(full, _)| full.len()),
            subject: subject.map(short),
            object: object.map(short),
            words,
        }
    }
}

/// What has been named.
#[derive(Default)]
pub(super) struct Named {
    variables: Vec<Variable>,
    groups: Vec<Point>,
}

/// A literal in words.
pub(super) struct Clause {
    words: String,
    /// Where the words after the subject begin.
    predicate: usize,
    /// The short name of what it begins with.
    subject: Option<String>,
    /// The short name of what it ends with.
    object: Option<String>,
}

/// Clauses as one sentence, without capital and full stop. What follows from no other is parted by semicolons where there are several such
/// clauses, but not where the whole is denied.
pub(super) fn joined(clauses: Vec<Clause>, yes: bool) -> String {
    let mut parts: Vec<Clause> = Vec::new();
    for clause in clauses {
        let Some(last) = parts.last_mut().filter(|_| clause.subject.is_some()) else {
            parts.push(clause);
            continue;
        };
        let is_letter = |name: &String| name.chars().count() == 1;
        let predicate = &clause.words[clause.predicate..];
        if last.subject == clause.subject {
            last.words.push_str(&format!(" and{predicate}"));
        } else if last.object == clause.subject {
            let which = if clause.subject.as_ref().is_some_and(is_letter) { " that" } else { ", which" };
            last.words.push_str(&format!("{which}{predicate}"));
            last.subject = clause.subject;
        } else {
            parts.push(clause);
            continue;
        }
        last.object = clause.object;
    }
    let words: Vec<String> = parts.into_iter().map(|part| part.words).collect();
    match words.split_last() {
        Some((last, others)) if yes && others.len() > 1 => format!("{}; and {last}", others.join("; ")),
        _ => words.join(" and "),
    }
}

/// The variable that a literal compares with a number, and what it says of it.
fn bound(literal: &Literal) -> Option<(Variable, String)> {
    let (name, _) = literal.atom.functor().filter(|_| !literal.negated)?;
    let [left, right] = literal.atom.arguments() else { return None };
    let place = ["<", "=<", ">", ">="].iter().position(|known| *known == name.as_str())?;
    let is_count = [left, right].into_iter().any(|side| matches!(side, Term::Integer(_)));
    let less = if is_count { "fewer than" } else { "less than" };
    let [after, before] = [[less, "at most", "more than", "at least"], ["more than", "at least", less, "at most"]];
    match (left, right) {
        (Term::Variable(_), Term::Variable(_)) => None,
        (Term::Variable(variable), number) => Some((*variable, format!("{} {number}", after[place]))),
        (number, Term::Variable(variable)) => Some((*variable, format!("{} {number}", before[place]))),
        _ => None,
    }
}

/// Whether a comparison with a number holds for a value of its variable.
fn holds(comparison: &Literal, variable: Variable, value: Value) -> bool {
    let side = |term: &Term| if *term == Term::Variable(variable) { Some(value) } else { Value::of(term) };
    let (Some((name, 2)), [left, right]) = (comparison.atom.functor(), comparison.atom.arguments()) else {
        return false;
    };
    match (Comparison::named(name), side(left), side(right)) {
        (Some(comparison), Some(left), Some(right)) => comparison.holds(left, right),
        _ => false,
    }
}

/// The group whose colour is all that a literal tells.
fn colour_of(literal: &Literal) -> Option<Variable> {
    let is_group = literal.atom.functor().is_some_and(|(name, arity)| name.as_str() == "group" && arity == 2);
    match literal.atom.arguments() {
        [Term::Variable(group), colour] if is_group && !literal.negated && !matches!(colour, Term::Variable(_)) => {
            Some(*group)
        }
        _ => None,
    }
}

/// Says terms as things of the board.
pub(super) struct Speaker<'a> {
    pub(super) board: &'a Snapshot,
    pub(super) words: &'static Words,
}

impl Speaker<'_> {
    pub(super) fn say(&self, term: &Term, kind: Type) -> String {
        let Some(value) = Value::of(term) else {
            return if kind == Type::named("axes") { "any axes".into() } else { "any".into() };
        };
        match kind.to_string().as_str() {
            "group" => self.words.as_group(value, self.board).map(|group| self.say_group(group)),
            "point" => self.words.as_point(value, self.board).and_then(|point| self.name(point)),
            "axes" => self.words.as_axes(value).map(|axes| {
                let (right, down) = (axes.displacement((1, 0)), axes.displacement((0, 1)));
                format!("axes with x {} and y {}", way(right), way(down))
            }),
            "colour" => self.words.as_content(value).map(|content| self.say_content(content).into()),
            "displacement" => self.words.as_pair(value).map(say_displacement),
            _ => None,
        }
        .unwrap_or_else(|| term.to_string())
    }

    /// A displacement or direction along axes that are not known.
    fn say_relative(&self, term: &Term, kind: Type) -> String {
        let ways = ["ahead", "back", "to one side", "to the other side"];
        let value = Value::of(term);
        match kind.to_string().as_str() {
            "displacement" => value.and_then(|value| self.words.as_pair(value)).map(|pair| say_steps(pair, ways)),
            "direction" => value.and_then(|value| self.words.as_direction(value)).map(|way| {
                let (along, across) = way.step();
                let way = if across == 0 { usize::from(along < 0) } else { 2 + usize::from(across < 0) };
                ways[way].to_owned()
            }),
            _ => None,
        }
        .unwrap_or_else(|| self.say(term, kind))
    }

    /// The group that a term stands for.
    fn group(&self, term: &Term, kind: Type) -> Option<Point> {
        if kind != Type::named("group") {
            return None;
        }
        self.words.as_group(Value::of(term)?, self.board)
    }

    fn say_group(&self, group: Point) -> String {
        let name = self.name(group).unwrap_or_default();
        let count = self.board.stone_count(group);
        match self.board.content(group) {
            Content::Empty => format!("the empty point {name}"),
            content if count == 1 => format!("the {} stone {name}", self.say_content(content)),
            content => format!("the {} string {name} of {count} stones", self.say_content(content)),
        }
    }

    /// What a group is called once it has been named in full. A string has more points than the one that names it.
    fn short_name(&self, group: Point) -> String {
        let name = self.name(group).unwrap_or_default();
        if self.board.stone_count(group) > 1 { format!("the string {name}") } else { name }
    }

    fn say_content(&self, content: Content) -> &'static str {
        match content {
            Content::Friend => "friendly",
            Content::Enemy => "enemy",
            Content::Empty => "empty",
            Content::Edge => "edge",
        }
    }

    fn name(&self, point: Point) -> Option<String> {
        diagram::name(point, self.board.rows())
    }

    pub(super) fn points(&self, term: &Term, kind: Type) -> Vec<Point> {
        let Some(value) = Value::of(term) else { return Vec::new() };
        match kind.to_string().as_str() {
            "group" => self
                .words
                .as_group(value, self.board)
                .map(|group| self.board.members(group).collect())
                .unwrap_or_default(),
            "point" => self.words.as_point(value, self.board).into_iter().collect(),
            _ => Vec::new(),
        }
    }
}

fn way(step: (i8, i8)) -> &'static str {
    runtime::Direction::ALL.into_iter().find(|direction| direction.step() == step).map_or("?", |d| d.name())
}

/// "2 to the right and 1 up".
fn say_displacement(steps: (i8, i8)) -> String {
    say_steps(steps, ["to the right", "to the left", "down", "up"])
}

/// Steps along and across, with the names of the four ways.
fn say_steps((along, across): (i8, i8), ways: [&str; 4]) -> String {
    let part = |steps: i8, ways: &[&str]| {
        (steps != 0).then(|| format!("{} {}", steps.unsigned_abs(), ways[usize::from(steps < 0)]))
    };
    let parts: Vec<String> = [part(along, &ways[..2]), part(across, &ways[2..])].into_iter().flatten().collect();
    if parts.is_empty() { "0 away".into() } else { parts.join(" and ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clause(subject: &str, predicate: &str, short: [Option<&str>; 2]) -> Clause {
        Clause {
            words: format!("{subject}{predicate}"),
            predicate: subject.len(),
            subject: short[0].map(str::to_owned),
            object: short[1].map(str::to_owned),
        }
    }

    /// What is said of a comparison is what it does.
    #[test]
    fn bounds_are_those_of_the_comparison() {
        use crate::diagnostics::Source;
        use crate::logic::{Operators, reader::read_term};
        let literal = |text: &str| {
            let source = std::sync::Arc::new(Source::new("t", text));
            Literal::from_goal(&read_term(&source, &Operators::default()).expect("a term").term)
        };
        let cases = [
            ("N < 3", "fewer than 3", [true, false, false]),
            ("N =< 3", "at most 3", [true, true, false]),
            ("N > 3", "more than 3", [false, false, true]),
            ("N >= 3", "at least 3", [false, true, true]),
            ("3 < N", "more than 3", [false, false, true]),
            ("3 =< N", "at least 3", [false, true, true]),
            ("3 > N", "fewer than 3", [true, false, false]),
            ("3 >= N", "at most 3", [true, true, false]),
            ("N < 3.0", "less than 3.0", [true, false, false]),
        ];
        for (text, words, wanted) in cases {
            let comparison = literal(text);
            let (variable, said) = bound(&comparison).expect(text);
            assert_eq!(said, words);
            let found = [2, 3, 4].map(|number| holds(&comparison, variable, Value::integer(number)));
            assert_eq!(found, wanted, "{text}");
        }
        assert!(bound(&literal("N < M")).is_none() && bound(&literal("p(N, 3)")).is_none());
    }

    #[test]
    fn what_follows_from_another_is_said_of_it() {
        let path = || {
            vec![
                clause(
                    "the empty point C3",
                    " is adjacent to the enemy string B3 of 2 stones",
                    [Some("C3"), Some("B3")],
                ),
                clause("B3", " has 2 liberties (fewer than 4)", [Some("B3"), None]),
                clause("B3", " is in atari", [Some("B3"), None]),
                clause("", "1 up from C3 there is the empty point C4", [None, Some("C4")]),
                clause("", "after a move at C4 the string there has 1 liberty", [None, None]),
            ]
        };
        assert_eq!(
            joined(path(), true),
            "the empty point C3 is adjacent to the enemy string B3 of 2 stones, which has 2 liberties (fewer than 4) and is in atari; \
             1 up from C3 there is the empty point C4; and after a move at C4 the string there has 1 liberty"
        );
        assert!(!joined(path(), false).contains(';'), "what is denied is denied as a whole");
        let some = vec![
            clause("", "at 2 ahead from C3 along any axes there is some group F", [None, Some("F")]),
            clause("F", " has fewer than 2 stones", [Some("F"), None]),
        ];
        assert_eq!(
            joined(some, false),
            "at 2 ahead from C3 along any axes there is some group F that has fewer than 2 stones"
        );
    }
}
