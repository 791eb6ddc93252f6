//! The background of Go in the order of its specification.
//!
//! A Prolog system answers in the order of clauses and facts. The native predicates answer in whatever order is quick; where that is
//! another one, their answers are sorted here.

use super::knowledge::Knowledge;
use crate::facts::{GoBackground, Positions, Words};
use crate::interpretation::{Background, InterpretationId, Relation, Value};
use crate::logic::Symbol;
use crate::runtime::{Axes, Board};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The background with its answers in order.
pub(super) struct Ordered {
    background: Arc<GoBackground>,
    relations: FxHashMap<(Symbol, usize), Box<dyn Relation>>,
}

/// What the answers to a predicate are sorted by.
type Key = fn(&[Value]) -> [i64; 4];

/// Predicates whose native order is another one.
const SORTED: &[(&str, usize, Key)] = &[
    ("board", 2, |t| [row_order(t[0]), 0, 0, 0]),
    ("link", 2, |t| [number(t[0]), number(t[1]), 0, 0]),
    ("liberty", 2, |t| [number(t[0]), number(t[1]), 0, 0]),
    ("shared_liberty_cnt", 3, |t| [number(t[0]), number(t[1]), 0, 0]),
    // First the empty points, then the strings.
    ("stone_cnt", 2, |t| [i64::from(number(t[1]) > 0), number(t[0]), 0, 0]),
    ("axes", 1, |t| [axes_order(t[0]), 0, 0, 0]),
    ("group_on_pos", 3, |t| [row_order(t[0]), there(t[0], None, t[1]), 0, 0]),
    ("group_on_pos", 4, |t| [axes_order(t[1]), row_order(t[0]), there(t[0], Some(t[1]), t[2]), 0]),
    ("distance_to_edge", 3, |t| [direction_order(t[1]), row_order(t[0]), 0, 0]),
    ("distance_to_edge", 4, |t| [axes_order(t[1]), direction_order(t[2]), row_order(t[0]), 0]),
];

fn number(value: Value) -> i64 {
    value.small_integer().unwrap_or(0)
}

fn row_order(point: Value) -> i64 {
    Words::get().as_pair(point).map_or(0, |(x, y)| i64::from(y) * 64 + i64::from(x))
}

fn axes_order(axes: Value) -> i64 {
    let mirrors = Words::get().as_axes(axes).map(Axes::mirrors).unwrap_or_default();
    mirrors.into_iter().fold(0, |order, mirror| order * 2 + i64::from(mirror))
}

fn direction_order(direction: Value) -> i64 {
    Words::get().as_direction(direction).map_or(0, |direction| direction as i64)
}

/// The order of the point at a displacement from another one.
fn there(point: Value, axes: Option<Value>, displacement: Value) -> i64 {
    let words = Words::get();
    let axes = axes.and_then(|axes| words.as_axes(axes)).unwrap_or(Axes::ALL[0]);
    match (words.as_pair(point), words.as_pair(displacement)) {
        (Some((x, y)), Some(displacement)) => {
            let (dx, dy) = axes.displacement(displacement);
            (i64::from(y) + i64::from(dy)) * 64 + i64::from(x) + i64::from(dx)
        }
        _ => 0,
    }
}

impl Ordered {
    /// The background over some positions, with the concepts that theories do not define anew.
    pub(super) fn new(positions: Arc<Positions>, knowledge: &Knowledge) -> Self {
        let background = GoBackground::new(positions.clone());
        let background = Arc::new(background.with_concepts(&positions, |predicate| !knowledge.is_own(predicate)));
        let mut relations: FxHashMap<(Symbol, usize), Box<dyn Relation>> = FxHashMap::default();
        for (name, arity, key) in SORTED {
            let predicate = (Symbol::new(name), *arity);
            relations.insert(predicate, Box::new(Sorted { background: background.clone(), predicate, key: *key }));
        }
        relations.insert((Symbol::new("size"), 2), Box::new(Size(background.clone())));
        Self { background, relations }
    }

    pub(super) fn positions(&self) -> &Positions {
        self.background.positions()
    }
}

impl Background for Ordered {
    fn relation(&self, name: Symbol, arity: usize) -> Option<&dyn Relation> {
        match self.relations.get(&(name, arity)) {
            Some(relation) => Some(&**relation),
            None => self.background.relation(name, arity),
        }
    }

    fn signatures(&self) -> Vec<(Symbol, usize)> {
        self.background.signatures().into_iter().chain([(Symbol::new("size"), 2)]).collect()
    }
}

struct Sorted {
    background: Arc<GoBackground>,
    predicate: (Symbol, usize),
    key: Key,
}

impl Relation for Sorted {
    fn arity(&self) -> usize {
        self.predicate.1
    }

    fn solve(
        &self,
        interpretation: InterpretationId,
        pattern: &[Value],
        found: &mut dyn FnMut(&[Value]) -> bool,
    ) -> bool {
        let Some(relation) = self.background.relation(self.predicate.0, self.predicate.1) else { return true };
        // What has one answer at most has it in order.
        if self.predicate.0.as_str() == "board" && pattern[0].is_bound() {
            return relation.solve(interpretation, pattern, found);
        }
        let mut keyed: Vec<([i64; 4], usize)> = Vec::new();
        let mut values: Vec<Value> = Vec::new();
        relation.solve(interpretation, pattern, &mut |tuple| {
            keyed.push(((self.key)(tuple), values.len()));
            values.extend_from_slice(tuple);
            true
        });
        keyed.sort_unstable();
        keyed.iter().all(|&(_, start)| found(&values[start..start + self.predicate.1]))
    }
}

/// `size(Columns, Rows)`.
struct Size(Arc<GoBackground>);

impl Relation for Size {
    fn arity(&self) -> usize {
        2
    }

    fn solve(
        &self,
        interpretation: InterpretationId,
        pattern: &[Value],
        found: &mut dyn FnMut(&[Value]) -> bool,
    ) -> bool {
        let board = self.0.positions().get(interpretation);
        let tuple = [Value::integer(board.columns().into()), Value::integer(board.rows().into())];
        let agrees = pattern.iter().zip(&tuple).all(|(asked, value)| !asked.is_bound() || asked == value);
        !agrees || found(&tuple)
    }
}
