//! Stored relations: the tuples that a knowledge base lists, with an index for each way of asking.
//!
//! A tuple holds in one interpretation, or in all (`Scope`). An index is built when a combination of bound arguments is first
//! asked for: the tuples in the order of a hash of what is bound, so that those that agree stand together.

use super::{InterpretationId, Relation, Value};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

/// Where a tuple holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scope {
    /// In every interpretation.
    All,
    /// In one.
    One(InterpretationId),
}

/// Arguments behind this one are compared, but no index is made for them.
const INDEXED_ARGUMENTS: usize = 10;

/// The tuples of one relation.
pub struct Table {
    arity: usize,
    /// By scope, and in the order in which they were added.
    values: Vec<Value>,
    scopes: Vec<Scope>,
    /// By the arguments that are bound, as bits.
    indexes: Box<[OnceLock<Index>]>,
}

struct Index {
    /// For each hash of scope and bound values the range of `rows` with it.
    ranges: FxHashMap<u64, (u32, u32)>,
    rows: Vec<u32>,
}

impl Table {
    /// The table of some tuples of equal length. Repeated tuples are dropped, and such as hold in all interpretations anyway.
    ///
    /// # Panics
    /// If a tuple has another length than `arity`, or there are more than 2³² tuples.
    #[must_use]
    pub fn new(arity: usize, tuples: Vec<(Scope, Vec<Value>)>) -> Self {
        let mut order: Vec<u32> = (0..u32::try_from(tuples.len()).expect("fewer than 2³² tuples")).collect();
        order.sort_by_key(|&at| tuples[at as usize].0);
        let mut seen: FxHashSet<(Scope, &[Value])> = FxHashSet::default();
        let mut table = Self { arity, values: Vec::new(), scopes: Vec::new(), indexes: Box::default() };
        for at in order {
            let (scope, tuple) = &tuples[at as usize];
            assert_eq!(tuple.len(), arity, "the length of a tuple");
            if seen.contains(&(Scope::All, tuple.as_slice())) || !seen.insert((*scope, tuple)) {
                continue;
            }
            table.scopes.push(*scope);
            table.values.extend_from_slice(tuple);
        }
        table.indexes = (0..1usize << arity.min(INDEXED_ARGUMENTS)).map(|_| OnceLock::new()).collect();
        table
    }

    /// The number of tuples.
    #[must_use]
    pub fn len(&self) -> usize {
        self.scopes.len()
    }

    /// Whether there is no tuple.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.scopes.is_empty()
    }

    /// Whether all tuples hold in every interpretation.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.scopes.last().is_none_or(|scope| *scope == Scope::All)
    }

    /// The tuples in the order of scopes, and within one as they were added.
    pub fn tuples(&self) -> impl Iterator<Item = (Scope, &[Value])> {
        (0..self.len()).map(|row| (self.scopes[row], self.row(row)))
    }

    fn row(&self, row: usize) -> &[Value] {
        &self.values[row * self.arity..(row + 1) * self.arity]
    }

    fn index(&self, mask: usize) -> &Index {
        self.indexes[mask].get_or_init(|| {
            let mut keyed: Vec<(u64, u32)> =
                (0..self.len()).map(|row| (hash(self.scopes[row], mask, self.row(row)), row as u32)).collect();
            keyed.sort_unstable();
            let mut ranges = FxHashMap::default();
            let mut start = 0;
            for part in keyed.chunk_by(|a, b| a.0 == b.0) {
                ranges.insert(part[0].0, (start, start + part.len() as u32));
                start += part.len() as u32;
            }
            Index { ranges, rows: keyed.into_iter().map(|(_, row)| row).collect() }
        })
    }

    fn solve_in(&self, scope: Scope, mask: usize, pattern: &[Value], found: &mut dyn FnMut(&[Value]) -> bool) -> bool {
        let index = self.index(mask);
        let Some(&(start, end)) = index.ranges.get(&hash(scope, mask, pattern)) else { return true };
        index.rows[start as usize..end as usize].iter().all(|&row| {
            let row = row as usize;
            let agrees = self.scopes[row] == scope
                && self.row(row).iter().zip(pattern).all(|(value, asked)| !asked.is_bound() || value == asked);
            !agrees || found(self.row(row))
        })
    }
}

/// The hash of a scope and the values in the places of a mask.
fn hash(scope: Scope, mask: usize, values: &[Value]) -> u64 {
    let mut hasher = FxHasher::default();
    scope.hash(&mut hasher);
    values.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).for_each(|(_, value)| value.hash(&mut hasher));
    hasher.finish()
}

fn mask_of(bound: impl Iterator<Item = bool>) -> usize {
    bound.take(INDEXED_ARGUMENTS).enumerate().map(|(at, bound)| usize::from(bound) << at).sum()
}

impl Relation for Table {
    fn arity(&self) -> usize {
        self.arity
    }

    fn solve(
        &self,
        interpretation: InterpretationId,
        pattern: &[Value],
        found: &mut dyn FnMut(&[Value]) -> bool,
    ) -> bool {
        let mask = mask_of(pattern.iter().map(|value| value.is_bound()));
        self.solve_in(Scope::All, mask, pattern, found)
            && (self.is_shared() || self.solve_in(Scope::One(interpretation), mask, pattern, found))
    }

    fn expected_answers(&self, bound: &[bool]) -> f64 {
        let index = self.index(mask_of(bound.iter().copied()));
        self.len() as f64 / index.ranges.len().max(1) as f64
    }

    fn is_shared(&self) -> bool {
        Table::is_shared(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(table: &Table, interpretation: InterpretationId, pattern: &[Option<i64>]) -> Vec<Vec<i64>> {
        let pattern: Vec<Value> = pattern.iter().map(|v| v.map_or(Value::UNBOUND, Value::integer)).collect();
        let mut answers = Vec::new();
        table.solve(interpretation, &pattern, &mut |tuple| {
            answers.push(tuple.iter().filter_map(|value| value.small_integer()).collect());
            true
        });
        answers
    }

    #[test]
    fn every_way_of_asking_agrees_with_a_scan() {
        // 200 tuples over few values, some of them repeated, some shared.
        let mut state = 7u64;
        let mut next = |most: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) % most
        };
        let facts: Vec<(Scope, Vec<i64>)> = (0..200)
            .map(|_| {
                let scope = if next(3) == 0 { Scope::All } else { Scope::One(next(4) as u32) };
                (scope, (0..3).map(|_| next(4) as i64).collect())
            })
            .collect();
        let values = |tuple: &[i64]| tuple.iter().map(|&n| Value::integer(n)).collect::<Vec<_>>();
        let table = Table::new(3, facts.iter().map(|(scope, tuple)| (*scope, values(tuple))).collect());
        for interpretation in 0..4 {
            for asked in 0..125 {
                let pattern: Vec<Option<i64>> =
                    [asked % 5, asked / 5 % 5, asked / 25].iter().map(|&n| (n < 4).then_some(n)).collect();
                let mut expected: Vec<Vec<i64>> = facts
                    .iter()
                    .filter(|(scope, _)| matches!(scope, Scope::All) || *scope == Scope::One(interpretation))
                    .map(|(_, tuple)| tuple.clone())
                    .filter(|tuple| tuple.iter().zip(&pattern).all(|(n, asked)| asked.is_none_or(|asked| asked == *n)))
                    .collect();
                expected.sort();
                expected.dedup();
                let mut found = answers(&table, interpretation, &pattern);
                found.sort();
                assert_eq!(found, expected, "{interpretation} {pattern:?}");
            }
        }
    }

    #[test]
    fn asking_stops_when_told() {
        let table = Table::new(1, (0..9).map(|n| (Scope::All, vec![Value::integer(n)])).collect());
        let mut count = 0;
        let stopped = !table.solve(0, &[Value::UNBOUND], &mut |_| {
            count += 1;
            count < 3
        });
        assert!(stopped && count == 3);
        assert!(answers(&Table::new(0, vec![(Scope::One(2), vec![])]), 1, &[]).is_empty());
        assert_eq!(answers(&Table::new(0, vec![(Scope::One(2), vec![])]), 2, &[]).len(), 1);
    }
}
