//! The path query: root query and the tests on which the path said *yes*, and its bindings for an example.

use super::operation::{Operation, UnknownRelation};
use super::projection::Projection;
use crate::bias::Type;
use crate::diagnostics::Watch;
use crate::interpretation::{Background, InterpretationId, Value};
use crate::logic::{Literal, Variable};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;
use std::sync::OnceLock;

/// A variable of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathVariable {
    /// Its type.
    pub kind: Type,
    /// Whether each example fixes it: a key, or what the root query finds once for all tests.
    pub fixed: bool,
    /// Whether it belongs to the key.
    pub key: bool,
}

/// The tests on which a path said *yes*, over the variables of the root query and their own.
#[derive(Clone, Debug, Default)]
pub struct Path {
    /// The variables; their numbers are the places in this list.
    pub variables: Vec<PathVariable>,
    /// The literals of the tests, in order.
    pub literals: Vec<Literal>,
    /// The modes that made them, where they are known.
    pub modes: Vec<u32>,
}

impl Path {
    /// The path after one more test that said *yes*. `kinds` are the types of the variables that the test introduces.
    #[must_use]
    pub fn extended(&self, test: &[Literal], kinds: &[Type]) -> Self {
        let mut path = self.clone();
        path.extend(test, kinds);
        path
    }

    /// Adds one more test that said *yes*; see [`Path::extended`].
    pub fn extend(&mut self, test: &[Literal], kinds: &[Type]) {
        self.literals.extend_from_slice(test);
        self.variables.extend(kinds.iter().map(|&kind| PathVariable { kind, fixed: false, key: false }));
    }
}

/// A part of a path query that shares no variable with the others but such as each example fixes.
pub(crate) struct Component<'b> {
    /// The slots of its variables, ascending.
    pub(crate) slots: Vec<usize>,
    /// The places of its literals in the path.
    pub(crate) literals: Vec<usize>,
    operations: Vec<Operation<'b>>,
    /// By slot of the path whether an example fixes it.
    fixed: Vec<bool>,
}

impl<'b> Component<'b> {
    /// From so many steps on, bindings that are wanted for some of the slots are better found without those of the others.
    const FEW: usize = 512;

    /// Splits a path. Literals over fixed variables alone are left out: they hold for every example that came so far.
    pub(crate) fn of_path(path: &Path, background: &'b dyn Background) -> Result<Vec<Self>, UnknownRelation> {
        let free = |variable: &Variable| !path.variables[variable.0 as usize].fixed;
        let slots = |(at, literal): (usize, &Literal)| {
            let slots = literal.atom.variables().iter().filter(|v| free(v)).map(|v| v.0 as usize).collect();
            (at, slots)
        };
        connected(path.literals.iter().enumerate().map(slots).filter(|(_, slots): &(_, Vec<_>)| !slots.is_empty()))
            .into_iter()
            .map(|(slots, literals)| {
                let operations = literals
                    .iter()
                    .map(|&at| Operation::of_literal(&path.literals[at], background))
                    .collect::<Result<_, _>>()?;
                let fixed = path.variables.iter().map(|variable| variable.fixed).collect();
                Ok(Self { slots, literals, operations, fixed })
            })
            .collect()
    }

    /// Its literals in their order, ready to run.
    pub(crate) fn operations(&self) -> &[Operation<'b>] {
        &self.operations
    }

    /// How to find the bindings of some of its slots without those of the others.
    pub(crate) fn projection(&self, wanted: &[usize]) -> Projection {
        Projection::new(self, wanted, &|slot| !self.fixed.get(slot).copied().unwrap_or(false))
    }

    /// The distinct bindings of its slots, if they are found in a few steps.
    pub(crate) fn few_rows(
        &self,
        interpretation: InterpretationId,
        environment: &mut [Value],
        rows: &mut Rows,
    ) -> bool {
        rows.clear(self.slots.len());
        let mut steps = 0;
        self.solve(0, interpretation, environment, &mut |environment| {
            rows.push(self.slots.iter().map(|&slot| environment[slot]));
            steps += 1;
            steps < Self::FEW
        });
        steps < Self::FEW
    }

    /// The distinct bindings of some of the component's slots, one row after the other, in an unspecified but fixed order.
    pub(crate) fn rows(
        &self,
        interpretation: InterpretationId,
        wanted: &[usize],
        environment: &mut [Value],
        rows: &mut Rows,
        watch: Option<&Watch>,
    ) {
        rows.clear(wanted.len());
        let mut steps = 0;
        self.solve(0, interpretation, environment, &mut |environment| {
            if watch.is_some_and(|watch| !watch.goes_on(&mut steps)) {
                return false;
            }
            rows.push(wanted.iter().map(|&slot| environment[slot]));
            // One answer is enough where no binding is wanted.
            !wanted.is_empty()
        });
    }

    fn solve(
        &self,
        at: usize,
        interpretation: InterpretationId,
        environment: &mut [Value],
        found: &mut dyn FnMut(&mut [Value]) -> bool,
    ) -> bool {
        let Some(operation) = self.operations.get(at) else { return found(environment) };
        let pattern = operation.pattern(environment);
        operation.run(interpretation, &pattern, environment, &mut |environment, _| {
            self.solve(at + 1, interpretation, environment, found)
        })
    }
}

/// The literals that share a slot, be it through others, as sets: the slots of each, and its literals, both ascending. Literals come with their slots.
pub(super) fn connected(literals: impl Iterator<Item = (usize, Vec<usize>)>) -> Vec<(Vec<usize>, Vec<usize>)> {
    let mut sets: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
    for (literal, mut slots) in literals {
        let mut literals = vec![literal];
        sets.retain(|(other_slots, other_literals)| {
            let shared = other_slots.iter().any(|slot| slots.contains(slot));
            if shared {
                slots.extend(other_slots);
                literals.extend(other_literals);
            }
            !shared
        });
        slots.sort_unstable();
        slots.dedup();
        literals.sort_unstable();
        sets.push((slots, literals));
    }
    sets
}

/// A conjunction made ready to be asked for its answers.
pub struct Conjunction<'b> {
    operations: Component<'b>,
    width: usize,
}

impl<'b> Conjunction<'b> {
    /// Prepares literals over so many variables.
    ///
    /// # Errors
    /// If a literal names a relation that the background does not have, or is negated.
    pub fn new(literals: &[Literal], width: usize, background: &'b dyn Background) -> Result<Self, UnknownRelation> {
        let operations =
            literals.iter().map(|literal| Operation::of_literal(literal, background)).collect::<Result<_, _>>()?;
        let slots = (0..width).collect();
        Ok(Self { operations: Component { slots, literals: Vec::new(), operations, fixed: Vec::new() }, width })
    }

    /// Calls `found` with the values of all variables for each answer that agrees with the given ones, until it returns `false`.
    pub fn answers(
        &self,
        interpretation: InterpretationId,
        given: &[(usize, Value)],
        found: &mut dyn FnMut(&[Value]) -> bool,
    ) {
        let mut environment = vec![Value::UNBOUND; self.width];
        given.iter().for_each(|(variable, value)| environment[*variable] = *value);
        self.operations.solve(0, interpretation, &mut environment, &mut |environment| found(environment));
    }
}

/// The variables that something starts from, as far as a path's components bind them.
pub(crate) struct Inputs {
    pub(crate) parts: Vec<InputPart>,
}

/// The inputs that one component binds.
pub(crate) struct InputPart {
    pub(crate) component: usize,
    /// Which of the component's slots.
    pub(crate) columns: Vec<usize>,
    pub(crate) slots: Vec<usize>,
    /// How to find their bindings alone; made when it is first needed.
    projection: OnceLock<Projection>,
}

impl InputPart {
    /// The distinct bindings of these slots alone.
    pub(crate) fn rows(
        &self,
        components: &[Component<'_>],
        interpretation: InterpretationId,
        environment: &mut [Value],
        rows: &mut Rows,
        watch: &Watch,
    ) {
        let component = &components[self.component];
        let projection = self.projection.get_or_init(|| component.projection(&self.slots));
        if !projection.rows(component, interpretation, environment, rows, watch) {
            component.rows(interpretation, &self.slots, environment, rows, Some(watch));
        }
    }
}

impl Inputs {
    /// Finds out which components bind which of the slots.
    pub(crate) fn new(components: &[Component<'_>], slots: &[usize]) -> Self {
        let part = |(number, component): (usize, &Component<'_>)| {
            let columns: Vec<usize> =
                (0..component.slots.len()).filter(|&column| slots.contains(&component.slots[column])).collect();
            let slots = columns.iter().map(|&column| component.slots[column]).collect();
            (!columns.is_empty()).then(|| InputPart { component: number, columns, slots, projection: OnceLock::new() })
        };
        Self { parts: components.iter().enumerate().filter_map(part).collect() }
    }
}

/// A set of rows of equal width.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    width: usize,
    count: usize,
    values: Vec<Value>,
    /// By the hash of a row the last one that has it, and by row the one before that with the same hash: so no row is stored twice.
    last: FxHashMap<u64, u32>,
    before: Vec<Option<u32>>,
}

impl Rows {
    /// From so many rows on, hashes find the duplicates.
    const SCAN: usize = 32;

    pub(crate) fn clear(&mut self, width: usize) {
        self.width = width;
        self.count = 0;
        self.values.clear();
        self.last.clear();
        self.before.clear();
    }

    pub(crate) fn push(&mut self, row: impl Iterator<Item = Value>) {
        let start = self.values.len();
        self.values.extend(row);
        let (old, new) = self.values.split_at(start);
        let known = if self.count < Self::SCAN {
            self.count > 0 && (self.width == 0 || old.chunks_exact(self.width).any(|row| row == new))
        } else {
            for place in self.before.len()..self.count {
                self.note(place);
            }
            self.is_noted(start)
        };
        if known {
            self.values.truncate(start);
        } else {
            self.count += 1;
        }
    }

    /// Notes the hash of a row.
    fn note(&mut self, place: usize) {
        let before = self.last.insert(FxBuildHasher.hash_one(self.row(place)), place as u32);
        self.before.push(before);
    }

    /// Whether the values from a place on are those of a row whose hash is noted.
    fn is_noted(&self, start: usize) -> bool {
        let new = &self.values[start..];
        let mut place = self.last.get(&FxBuildHasher.hash_one(new)).copied();
        while let Some(at) = place {
            if self.row(at as usize) == new {
                return true;
            }
            place = self.before[at as usize];
        }
        false
    }

    pub(crate) fn len(&self) -> usize {
        self.count
    }

    /// All rows, one after the other.
    pub(crate) fn values(&self) -> &[Value] {
        &self.values
    }

    /// Takes over distinct rows.
    pub(crate) fn load(&mut self, width: usize, values: &[Value]) {
        self.clear(width);
        self.values.extend_from_slice(values);
        self.count = values.len() / width.max(1);
    }

    pub(crate) fn row(&self, at: usize) -> &[Value] {
        &self.values[at * self.width..(at + 1) * self.width]
    }

    /// Fills this set with the distinct projections of the rows of another on some of its columns.
    pub(crate) fn project(&mut self, other: &Rows, columns: &[usize]) {
        self.clear(columns.len());
        for at in 0..other.len() {
            let row = other.row(at);
            self.push(columns.iter().map(|&column| row[column]));
        }
    }
}
