//! What the variables of a goal stand for: points, groups, or anything else.
//!
//! A group is named by a number, which looks like any other number; what a value is is told by the predicates that it stands in. Types
//! of the background's predicates are known, those of a user's follow from the bodies of their clauses.

use super::knowledge::{Knowledge, Predicate};
use super::vocabulary::{Argument, allowed};
use crate::facts::{Words, documented};
use crate::go::Point;
use crate::interpretation::Value;
use crate::logic::{Symbol, Term, Variable};
use crate::runtime::{Board, Snapshot};
use rustc_hash::FxHashMap;

/// What a value stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A point of the board.
    Point,
    /// A string of stones or an empty point.
    Group,
    /// Neither, as far as points of the board are concerned: a number, a colour, a displacement.
    Other,
    /// A list of such.
    List(Box<Kind>),
}

/// Predicates and the kinds of their arguments: a point, a group, anything else.
const KNOWN: &str = "board/pg board/..g group/g. link/gg liberty/gg liberty_cnt/g. atari/g group_size/g. stone_cnt/g. size/..
    group_on_pos/p.g group_on_pos/p..g distance_to_edge/p.. distance_to_edge/p... axes/. legal/g. captures/g.. liberties_after/g..
    stones_after/g.. second_order_liberty_cnt/g. shared_liberty_cnt/gg. region_size/g. region_borders/g. eye_like/g. neighbour_cnt/g..
    enclosure_size/g.. captured/g.g neighbour/pp stone_after/g.p liberty_after/g.p second_order_liberty/gg hostile_diagonal/g.p on_edge/g
    step/.. side/. opponent/.. bit/. relative/... absolute/... mirror/...";

/// How often types are handed on from bodies to heads.
const ROUNDS: usize = 8;

/// The kinds of arguments, by predicate.
#[derive(Clone, Debug)]
pub struct Types(FxHashMap<Predicate, Vec<Option<Kind>>>);

type Kinds = FxHashMap<Variable, Kind>;

impl Types {
    /// The types of all predicates of some theories, as far as they are known.
    #[must_use]
    pub fn of(knowledge: &Knowledge) -> Self {
        let entry = |word: &str| {
            let (name, kinds) = word.split_once('/').unwrap_or((word, ""));
            let kinds = kinds.chars().map(|kind| match kind {
                'p' => Some(Kind::Point),
                'g' => Some(Kind::Group),
                _ => Some(Kind::Other),
            });
            let kinds: Vec<Option<Kind>> = kinds.collect();
            ((Symbol::new(name), kinds.len()), kinds)
        };
        let mut types = Self(KNOWN.split_whitespace().map(entry).collect());
        for entry in documented() {
            let kinds = entry.types().into_iter().zip(&entry.arguments).map(|(kind, name)| match kind {
                Some("group") => Some(Kind::Group),
                Some("point") => Some(Kind::Point),
                // A list of points, or a term that holds moves.
                None if name.ends_with("Points") => Some(Kind::List(Box::new(Kind::Point))),
                _ => Some(Kind::Other),
            });
            let predicate = (entry.name, entry.arguments.len());
            types.0.entry(predicate).or_insert_with(|| kinds.collect());
        }
        // What the user defines anew may speak of other things.
        types.0.retain(|predicate, _| !knowledge.is_own(*predicate));
        let fixed: Vec<Predicate> = types.0.keys().copied().filter(|predicate| !knowledge.is_own(*predicate)).collect();
        for _ in 0..ROUNDS {
            let mut changed = false;
            for known in knowledge.clauses().iter().filter(|known| !fixed.contains(&known.predicate)) {
                let mut kinds = Kinds::default();
                for _ in 0..2 {
                    known.clause.body.iter().for_each(|literal| types.goal(&literal.atom, &mut kinds));
                }
                let arguments = known.clause.head.arguments();
                let row = types.0.entry(known.predicate).or_insert_with(|| vec![None; arguments.len()]);
                for (argument, kind) in arguments.iter().zip(row) {
                    if let (Term::Variable(variable), None) = (argument, &kind)
                        && let Some(found) = kinds.get(variable)
                    {
                        *kind = Some(found.clone());
                        changed = true;
                    }
                }
            }
            if !changed {
                break;
            }
        }
        types
    }

    /// The kinds of the arguments of a predicate; none where nothing is known of it.
    #[must_use]
    pub fn arguments(&self, predicate: Option<Predicate>) -> &[Option<Kind>] {
        predicate.and_then(|predicate| self.0.get(&predicate)).map_or(&[], Vec::as_slice)
    }

    /// The kinds of the variables of a goal, as far as they are known.
    #[must_use]
    pub fn variables(&self, goal: &Term) -> FxHashMap<Variable, Kind> {
        let mut kinds = Kinds::default();
        // A list may be used before what it holds is known.
        self.goal(goal, &mut kinds);
        self.goal(goal, &mut kinds);
        kinds
    }

    fn goal(&self, goal: &Term, kinds: &mut Kinds) {
        let mut waiting = vec![goal];
        while let Some(goal) = waiting.pop() {
            let Some((name, arity)) = goal.functor() else { continue };
            let arguments = goal.arguments();
            if let Some(row) = self.0.get(&(name, arity)) {
                row.iter().zip(arguments).for_each(|(kind, argument)| note(argument, kind.clone(), kinds));
                continue;
            }
            match (name.as_str(), arguments) {
                ("^", [_, inner]) => waiting.push(inner),
                ("findall" | "bagof" | "setof", [template, inner, list]) => {
                    self.goal(inner, kinds);
                    note(list, list_of(template, kinds), kinds);
                }
                ("aggregate_all", [what, inner, result]) => {
                    self.goal(inner, kinds);
                    if let ("bag" | "set", [template]) = (what.functor().map_or("", |f| f.0.as_str()), what.arguments())
                    {
                        note(result, list_of(template, kinds), kinds);
                    }
                }
                ("member" | "memberchk", [element, list]) => {
                    note(list, list_of(element, kinds), kinds);
                    if let Some(Kind::List(kind)) = kind_of(list, kinds) {
                        note(element, Some(*kind), kinds);
                    }
                }
                ("sort" | "msort" | "reverse" | "list_to_set" | "=" | "==", [left, right]) => {
                    note(left, kind_of(right, kinds), kinds);
                    note(right, kind_of(left, kinds), kinds);
                }
                ("length", [_, number]) | ("is", [number, _]) => note(number, Some(Kind::Other), kinds),
                _ => {
                    let meta = allowed(name, arity).unwrap_or_default().iter().zip(arguments);
                    waiting
                        .extend(meta.rev().filter(|(kind, _)| **kind != Argument::Data).map(|(_, argument)| argument));
                }
            }
        }
    }
}

fn kind_of(term: &Term, kinds: &Kinds) -> Option<Kind> {
    match term {
        Term::Variable(variable) => kinds.get(variable).cloned(),
        _ => None,
    }
}

fn list_of(element: &Term, kinds: &Kinds) -> Option<Kind> {
    kind_of(element, kinds).map(|kind| Kind::List(Box::new(kind)))
}

fn note(term: &Term, kind: Option<Kind>, kinds: &mut Kinds) {
    if let (Term::Variable(variable), Some(kind)) = (term, kind) {
        kinds.entry(*variable).or_insert(kind);
    }
}

impl Kind {
    /// The points of the board that a value of this kind stands for, in row order. Without a known kind a pair of numbers is a point.
    #[must_use]
    pub fn points(kind: Option<&Kind>, value: &Term, board: &Snapshot) -> Vec<Point> {
        let mut points = Vec::new();
        let mut waiting = vec![(kind, value)];
        while let Some((kind, value)) = waiting.pop() {
            match (kind, value) {
                (Some(Kind::Other), _) => {}
                (Some(Kind::Group), Term::Integer(_)) => {
                    let group = Value::of(value).and_then(|value| Words::get().as_group(value, board));
                    points.extend(group.into_iter().flat_map(|group| board.members(group)));
                }
                _ => match value.as_list() {
                    Some(items) => {
                        let inner = match kind {
                            Some(Kind::List(inner)) => Some(&**inner),
                            _ => None,
                        };
                        waiting.extend(items.into_iter().map(|item| (inner, item)));
                    }
                    None => points.extend(pair(value).and_then(|value| Words::get().as_point(value, board))),
                },
            }
        }
        points.sort_unstable();
        points.dedup();
        points
    }
}

/// The value of a pair of numbers. Other terms are not asked for: whatever is asked for is kept for good.
fn pair(term: &Term) -> Option<Value> {
    let is_pair = term.functor().is_some_and(|(name, arity)| name == Symbol::COMMA && arity == 2);
    (is_pair && term.arguments().iter().all(|part| matches!(part, Term::Integer(_)))).then(|| Value::of(term)).flatten()
}

#[cfg(test)]
mod tests {
    use super::super::knowledge::Joining;
    use super::super::question::Question;
    use super::*;
    use crate::diagnostics::Source;
    use std::sync::Arc;

    #[test]
    fn kinds_follow_from_predicates() {
        let mut knowledge = Knowledge::of_background();
        let theory = "weak(A) :- atari(A). both(A, B, N) :- weak(A), link(A, B), liberty_cnt(B, N). all(L) :- findall(X, weak(X), L).";
        assert!(knowledge.load(&Arc::new(Source::new("t", theory)), Joining::Replace).is_empty());
        let types = Types::of(&knowledge);
        let kinds = |text: &str| {
            let question = Question::read(text, &knowledge).unwrap();
            let kinds = types.variables(&question.goal);
            question.variables.iter().map(|(_, variable)| kinds.get(variable).cloned()).collect::<Vec<_>>()
        };
        let groups = || Some(Kind::List(Box::new(Kind::Group)));
        assert_eq!(kinds("both(A, B, N)"), [Some(Kind::Group), Some(Kind::Group), Some(Kind::Other)]);
        assert_eq!(kinds("all(L), member(X, L)"), [groups(), Some(Kind::Group)]);
        assert_eq!(kinds("board(P, G), X = P"), [Some(Kind::Point), Some(Kind::Group), Some(Kind::Point)]);
        assert_eq!(kinds("setof(G, C^group(G, C), L), X = 1"), [Some(Kind::Group), Some(Kind::Other), groups(), None]);
        assert_eq!(kinds("\\+ atari(G) ; call(weak(H))"), [Some(Kind::Group), Some(Kind::Group)]);
    }
}
