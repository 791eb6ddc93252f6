//! A background of stored tuples.

use nakade::interpretation::{Background, InterpretationId, Relation, Unbound, Value};
use nakade::logic::Symbol;
use std::collections::HashMap;

/// Relations that are lists of tuples, by interpretation.
#[derive(Default)]
pub struct Stored {
    relations: Vec<(Symbol, Table)>,
}

struct Table {
    arity: usize,
    tuples: HashMap<InterpretationId, Vec<Vec<Value>>>,
    /// The places of the tuples that have a value in a place.
    index: HashMap<(InterpretationId, usize, Value), Vec<usize>>,
}

impl Stored {
    /// Adds a tuple, unless it is there already.
    pub fn add(&mut self, interpretation: InterpretationId, name: &str, tuple: Vec<Value>) {
        let table = self.table(name, tuple.len());
        let tuples = table.tuples.entry(interpretation).or_default();
        if tuples.contains(&tuple) {
            return;
        }
        for (place, value) in tuple.iter().enumerate() {
            table.index.entry((interpretation, place, *value)).or_default().push(tuples.len());
        }
        tuples.push(tuple);
    }

    /// Makes a relation known, if it has no tuples either.
    pub fn declare(&mut self, name: &str, arity: usize) {
        self.table(name, arity);
    }

    fn table(&mut self, name: &str, arity: usize) -> &mut Table {
        let name = Symbol::new(name);
        let known = self.relations.iter().position(|(other, table)| (*other, table.arity) == (name, arity));
        let at = known.unwrap_or_else(|| {
            self.relations.push((name, Table { arity, tuples: HashMap::new(), index: HashMap::new() }));
            self.relations.len() - 1
        });
        &mut self.relations[at].1
    }
}

impl Background for Stored {
    fn relation(&self, name: Symbol, arity: usize) -> Option<&dyn Relation> {
        if (name.as_str(), arity) == ("unbound", 1) {
            return Some(&Unbound);
        }
        let found = self.relations.iter().find(|(other, table)| (*other, table.arity) == (name, arity));
        found.map(|(_, table)| table as &dyn Relation)
    }

    fn signatures(&self) -> Vec<(Symbol, usize)> {
        self.relations.iter().map(|(name, table)| (*name, table.arity)).collect()
    }
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
        let Some(tuples) = self.tuples.get(&interpretation) else { return true };
        let bound = (0..self.arity).filter(|&place| pattern[place].is_bound());
        let lists = bound.map(|place| self.index.get(&(interpretation, place, pattern[place])));
        let all: Vec<usize>;
        let places = match lists.min_by_key(|list| list.map_or(0, Vec::len)) {
            Some(None) => return true,
            Some(Some(list)) => list,
            None => {
                all = (0..tuples.len()).collect();
                &all
            }
        };
        places.iter().all(|&place| {
            let tuple = &tuples[place];
            let agrees = pattern.iter().zip(tuple).all(|(asked, value)| !asked.is_bound() || asked == value);
            !agrees || found(tuple)
        })
    }
}
