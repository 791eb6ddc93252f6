//! Binding tables: the distinct bindings of a path for each of some examples, kept so that a longer path goes on from them.
//!
//! The path is held in parts that share no variable ([`super::path::Component`]). A test that said *yes* joins those parts that it
//! uses; the others stay as they are. So a node costs the literals of its last test, however long its path is.

use super::block::Rest;
use super::operation::Operation;
use super::pack::{Pack, Scratch};
use super::path::{Component, Rows};
use super::shortcut::{Asked, Shortcut, run_or_ask};
use crate::diagnostics::Watch;
use crate::interpretation::{InterpretationId, Value};
use std::ops::Range;

/// The bindings of a path for some examples.
#[derive(Default)]
pub struct Bindings {
    /// By part of the path.
    tables: Vec<Table>,
}

/// The bindings of one part: for each example some rows.
#[derive(Default)]
struct Table {
    /// Where the values of each example end.
    ends: Vec<u32>,
    values: Vec<Value>,
}

impl Table {
    fn values(&self, example: usize) -> &[Value] {
        let start = if example == 0 { 0 } else { self.ends[example - 1] as usize };
        &self.values[start..self.ends[example] as usize]
    }

    fn push(&mut self, rows: &Rows) {
        self.values.extend_from_slice(rows.values());
        self.ends.push(self.values.len() as u32);
    }
}

impl Bindings {
    /// The bindings of no example, for the path of a pack.
    #[must_use]
    pub fn new(pack: &Pack<'_>) -> Self {
        Self { tables: pack.components().iter().map(|_| Table::default()).collect() }
    }

    /// How many values they hold: four bytes each.
    #[must_use]
    pub fn values(&self) -> usize {
        self.tables.iter().map(|table| table.values.len()).sum()
    }

    /// The bindings of some of the examples, in the order given.
    #[must_use]
    pub fn of(&self, examples: &[u32]) -> Self {
        let of = |table: &Table| {
            let mut kept = Table::default();
            for &example in examples {
                kept.values.extend_from_slice(table.values(example as usize));
                kept.ends.push(kept.values.len() as u32);
            }
            kept.values.shrink_to_fit();
            kept
        };
        Self { tables: self.tables.iter().map(of).collect() }
    }

    /// Forgets all examples.
    pub fn clear(&mut self) {
        for table in &mut self.tables {
            table.ends.clear();
            table.values.clear();
        }
    }

    /// Adds what the path of a pack binds for an example that it covers.
    pub fn push(
        &mut self,
        pack: &Pack<'_>,
        (interpretation, fixed): (InterpretationId, &[Value]),
        scratch: &mut Scratch,
        watch: &Watch,
    ) {
        scratch.prepare(pack.variables(), fixed, pack.components().len());
        for ((component, rows), table) in pack.components().iter().zip(&mut scratch.rows).zip(&mut self.tables) {
            component.rows(interpretation, &component.slots, &mut scratch.environment, rows, Some(watch));
            table.push(rows);
        }
    }

    /// The same, unless they are many.
    pub fn push_few(
        &mut self,
        pack: &Pack<'_>,
        (interpretation, fixed): (InterpretationId, &[Value]),
        scratch: &mut Scratch,
    ) -> bool {
        scratch.prepare(pack.variables(), fixed, pack.components().len());
        let Scratch { environment, rows, .. } = scratch;
        let mut parts = pack.components().iter().zip(rows.iter_mut());
        let are_few = parts.all(|(component, rows)| component.few_rows(interpretation, environment, rows));
        if are_few {
            self.push_rows(&rows[..pack.components().len()]);
        }
        are_few
    }

    /// Adds the bindings of further examples.
    pub fn append(&mut self, more: Self) {
        for (table, more) in self.tables.iter_mut().zip(more.tables) {
            let offset = table.values.len() as u32;
            table.ends.extend(more.ends.into_iter().map(|end| offset + end));
            table.values.extend(more.values);
        }
    }

    /// Puts the bindings of an example into rows.
    pub(super) fn load(&self, example: usize, components: &[Component<'_>], rows: &mut [Rows]) {
        for ((table, component), rows) in self.tables.iter().zip(components).zip(rows) {
            rows.load(component.slots.len(), table.values(example));
        }
    }

    /// Adds an example with the given rows.
    pub(super) fn push_rows(&mut self, rows: &[Rows]) {
        self.tables.iter_mut().zip(rows).for_each(|(table, rows)| table.push(rows));
    }
}

/// How the bindings of a path come about from those of a shorter one.
pub struct Longer<'a> {
    parts: Vec<Part<'a>>,
}

/// A part of the longer path.
enum Part<'a> {
    /// It is a part of the shorter one.
    Same(usize),
    /// Parts of the shorter one are joined by literals, whose rest may be looked up.
    Joined(Vec<usize>, Vec<Operation<'a>>, Option<Shortcut>),
}

impl<'a> Longer<'a> {
    /// Compares the paths of two packs, of which the second has one test more: that from a literal on, up to another. What is left of it
    /// may be looked up.
    #[must_use]
    pub fn new(old: &Pack<'a>, new: &Pack<'a>, test: Range<usize>, rests: &[Rest]) -> Self {
        let known = test.start;
        let part = |new: &Component<'a>| {
            let is_part = |part: &&Component<'a>| part.literals.iter().all(|literal| new.literals.contains(literal));
            let from: Vec<usize> = (0..old.components().len()).filter(|&at| is_part(&&old.components()[at])).collect();
            if let [one] = from[..]
                && old.components()[one].literals == new.literals
                && old.components()[one].slots == new.slots
            {
                return Part::Same(one);
            }
            let had = |literal: &usize| {
                *literal < known && from.iter().any(|&at| old.components()[at].literals.contains(literal))
            };
            let added = new.literals.iter().zip(new.operations()).filter(|(literal, _)| !had(literal));
            let (places, operations): (Vec<usize>, Vec<Operation<'a>>) =
                added.map(|(literal, operation)| (*literal, operation.clone())).unzip();
            // Only where no literal but the test's is to be run again.
            let places: Option<Vec<usize>> = places.iter().map(|place| place.checked_sub(known)).collect();
            let shortcut = places.and_then(|places| Shortcut::choose(rests, &places, test.len(), &new.slots));
            Part::Joined(from, operations, shortcut)
        };
        Self { parts: new.components().iter().map(part).collect() }
    }

    /// Works out the rows of the longer path's parts for an example, whose environment holds the fixed values.
    pub(super) fn rows(
        &self,
        old: &Pack<'a>,
        new: &Pack<'a>,
        interpretation: InterpretationId,
        (environment, old_rows, rows): (&mut [Value], &[Rows], &mut [Rows]),
        profiles: &mut Option<Asked<'_, 'a>>,
        watch: &Watch,
    ) {
        for ((part, component), rows) in self.parts.iter().zip(new.components()).zip(rows) {
            match part {
                Part::Same(one) => rows.load(component.slots.len(), old_rows[*one].values()),
                Part::Joined(from, operations, shortcut) => {
                    rows.clear(component.slots.len());
                    let mut steps = 0;
                    let test = (&operations[..], shortcut.as_ref());
                    join(old, from, test, interpretation, (environment, old_rows), profiles, &mut |environment| {
                        rows.push(component.slots.iter().map(|&slot| environment[slot]));
                        watch.goes_on(&mut steps)
                    });
                }
            }
        }
    }
}

/// Runs literals for each combination of the bindings of some parts.
fn join(
    old: &Pack<'_>,
    from: &[usize],
    (operations, shortcut): (&[Operation<'_>], Option<&Shortcut>),
    interpretation: InterpretationId,
    (environment, old_rows): (&mut [Value], &[Rows]),
    profiles: &mut Option<Asked<'_, '_>>,
    found: &mut dyn FnMut(&mut [Value]) -> bool,
) -> bool {
    let Some((&part, rest)) = from.split_first() else {
        return run_or_ask(operations, shortcut, interpretation, environment, profiles, found);
    };
    let slots = &old.components()[part].slots;
    let mut go_on = true;
    for row in 0..old_rows[part].len() {
        slots.iter().zip(old_rows[part].row(row)).for_each(|(slot, value)| environment[*slot] = *value);
        let test = (operations, shortcut);
        go_on = join(old, rest, test, interpretation, (&mut *environment, old_rows), profiles, found);
        if !go_on {
            break;
        }
    }
    slots.iter().for_each(|slot| environment[*slot] = Value::UNBOUND);
    go_on
}
