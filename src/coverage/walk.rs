//! A whole tree run on examples: each test goes on from the bindings that its path has found.
//!
//! [`super::Test`] proves the path of a test each time that it is asked. Where an example is to be led through a whole tree, the distinct
//! bindings of the path are kept on the way (binding tables), as far as a later test of the same path may use them, part by part
//! of what shares no variable. Where these grow many, because a path has found several things that have nothing to do with each other, its tests are
//! proved instead.

use super::block::Rest;
use super::operation::{Operation, UnknownRelation};
use super::pack::Scratch;
use super::path::{Component, Path, Rows};
use super::shortcut::{Asked, Shortcut, run_or_ask};
use super::test::Test;
use crate::interpretation::{Background, InterpretationId, Value};
use crate::logic::Literal;

/// A test of a tree, and where it leads.
#[derive(Clone, Copy, Debug)]
pub struct WalkTest<'t> {
    /// The literals.
    pub literals: &'t [Literal],
    /// How many variables they introduce.
    pub new_variables: usize,
    /// The node for examples on which it succeeds; a later one.
    pub yes: usize,
    /// The node for the others; a later one.
    pub no: usize,
    /// What of it may be looked up in profiles, if some are at hand.
    pub rests: &'t [Rest],
}

/// A tree made ready to lead examples to its leaves.
pub struct Walk<'b> {
    /// The root query's parts.
    roots: Vec<Component<'b>>,
    /// For each part that may be bound on the way (first those of the root query, then one a node) the slots that are kept.
    kept: Vec<Vec<usize>>,
    steps: Vec<Option<Step<'b>>>,
    variables: usize,
}

struct Step<'b> {
    operations: Vec<Operation<'b>>,
    shortcut: Option<Shortcut>,
    /// The parts that it goes on from.
    uses: Vec<usize>,
    /// The test below its path, for where these have many bindings.
    proof: Option<Test<'b>>,
    yes: usize,
    no: usize,
}

/// What walking needs beside the tree; one for each thread.
#[derive(Default)]
pub struct WalkScratch {
    environment: Vec<Value>,
    tables: Vec<Rows>,
    /// By part what its table holds.
    states: Vec<State>,
    proof: Scratch,
}

/// What is known of the bindings of a part.
#[derive(Clone, Copy, PartialEq)]
enum State {
    /// Nothing yet: they are found when a test first goes on from them.
    Open,
    /// The table holds them.
    Kept,
    /// They are so many that they are not kept.
    Many,
}

/// What has been found of an example on its way.
struct Found<'f, 'p, 'c, 'a> {
    environment: &'f mut [Value],
    tables: &'f mut [Rows],
    states: &'f mut [State],
    profiles: &'p mut Option<Asked<'c, 'a>>,
}

/// The most bindings of a part that are kept, and the most ways to combine those of several parts that are gone through.
const MOST_KEPT: usize = 512;
const MOST_WAYS: usize = 4096;

impl<'b> Walk<'b> {
    /// Prepares a tree with the given path before the first test. Nodes without a test are leaves.
    ///
    /// # Errors
    /// If a literal names a relation that the background does not have.
    pub fn new(
        root: &Path,
        tests: &[Option<WalkTest<'_>>],
        background: &'b dyn Background,
    ) -> Result<Self, UnknownRelation> {
        let roots = Component::of_path(root, background)?;
        let fixed = |slot: usize| root.variables.get(slot).is_some_and(|variable| variable.fixed);
        let mut operations: Vec<Vec<Operation<'b>>> = Vec::with_capacity(tests.len());
        let mut widths = vec![root.variables.len(); tests.len()];
        for (at, test) in tests.iter().enumerate() {
            let literals = test.map_or(&[][..], |test| test.literals);
            operations.push(literals.iter().map(|l| Operation::of_literal(l, background)).collect::<Result<_, _>>()?);
            if let Some(test) = test {
                widths[test.yes] = widths[at] + test.new_variables;
                widths[test.no] = widths[at];
            }
        }
        // The slots that the tests from a node on use, of those that are known there. Branches stand behind their tests.
        let mut used: Vec<Vec<usize>> = vec![Vec::new(); tests.len()];
        for (at, test) in tests.iter().enumerate().rev() {
            let Some(test) = test else { continue };
            let own = operations[at].iter().flat_map(Operation::slots);
            let mut slots: Vec<usize> = own.chain(used[test.yes].iter().chain(&used[test.no]).copied()).collect();
            slots.retain(|&slot| slot < widths[at] && !fixed(slot));
            slots.sort_unstable();
            slots.dedup();
            used[at] = slots;
        }
        let is_used = |slots: &[usize], node: usize| -> Vec<usize> {
            slots.iter().copied().filter(|slot| used[node].binary_search(slot).is_ok()).collect()
        };
        let mut kept: Vec<Vec<usize>> = roots.iter().map(|part| is_used(&part.slots, 0)).collect();
        kept.resize(roots.len() + tests.len(), Vec::new());
        // By node the parts of its path.
        let mut parts: Vec<Vec<usize>> = vec![Vec::new(); tests.len()];
        if let Some(first) = parts.first_mut() {
            *first = (0..roots.len()).collect();
        }
        let mut steps: Vec<Option<Step<'b>>> = Vec::with_capacity(tests.len());
        let mut paths: Vec<Path> = vec![Path::default(); tests.len()];
        if let Some(first) = paths.first_mut() {
            *first = root.clone();
        }
        for ((at, test), operations) in tests.iter().enumerate().zip(operations) {
            let Some(test) = test else {
                steps.push(None);
                continue;
            };
            let path = std::mem::take(&mut paths[at]);
            let mut slots: Vec<usize> =
                operations.iter().flat_map(Operation::slots).filter(|slot| !fixed(*slot)).collect();
            let (uses, others): (Vec<usize>, Vec<usize>) =
                parts[at].iter().partition(|&&part| kept[part].iter().any(|slot| slots.contains(slot)));
            slots.extend(uses.iter().flat_map(|&part| &kept[part]));
            slots.sort_unstable();
            slots.dedup();
            let own = roots.len() + at;
            kept[own] = is_used(&slots, test.yes);
            let places: Vec<usize> = (0..operations.len()).collect();
            let shortcut = Shortcut::choose(test.rests, &places, places.len(), &kept[own]);
            parts[test.no] = std::mem::take(&mut parts[at]);
            parts[test.yes] = others.into_iter().chain([own]).collect();
            let proof = if uses.is_empty() { None } else { Some(Test::new(&path, test.literals, background)?) };
            paths[test.yes] = path.extended(test.literals, &[]);
            paths[test.no] = path;
            steps.push(Some(Step { operations, shortcut, uses, proof, yes: test.yes, no: test.no }));
        }
        let variables = widths.into_iter().max().unwrap_or(0);
        Ok(Self { roots, kept, steps, variables })
    }

    /// The leaf of the example with the given interpretation and values of the fixed variables. The root query must have an answer.
    /// `known` says of a node whether its test succeeds, where that is known; `told` hears of the others. Rests of tests are looked up
    /// in the profiles of the interpretation, if these are given.
    pub fn leaf(
        &self,
        interpretation: InterpretationId,
        fixed: &[Value],
        mut profiles: Option<Asked<'_, '_>>,
        known: impl Fn(usize) -> Option<bool>,
        told: impl Fn(usize, bool),
        scratch: &mut WalkScratch,
    ) -> usize {
        let WalkScratch { environment, tables, states, proof } = scratch;
        states.clear();
        states.resize(self.kept.len(), State::Open);
        environment.clear();
        environment.extend_from_slice(fixed);
        environment.resize(self.variables.max(fixed.len()), Value::UNBOUND);
        tables.resize_with(tables.len().max(self.kept.len()), Rows::default);
        let mut at = 0;
        while let Some(step) = &self.steps[at] {
            let holds = known(at).unwrap_or_else(|| {
                let own = self.roots.len() + at;
                let mut found = Found { environment, tables, states, profiles: &mut profiles };
                let holds = match (&step.proof, self.are_kept(&step.uses, interpretation, &mut found)) {
                    (Some(test), false) => {
                        states[own] = State::Many;
                        test.covers(interpretation, fixed, proof)
                    }
                    _ => {
                        let Found { environment, tables, profiles, .. } = found;
                        let mut holds = false;
                        self.bind(step, 0, interpretation, (environment, tables), profiles, &mut |_| {
                            holds = true;
                            false
                        });
                        holds
                    }
                };
                told(at, holds);
                holds
            });
            at = if holds { step.yes } else { step.no };
        }
        at
    }

    /// Whether the bindings of parts are in their tables, and few enough to go through all ways to combine them.
    fn are_kept(&self, parts: &[usize], interpretation: InterpretationId, found: &mut Found<'_, '_, '_, '_>) -> bool {
        let mut ways: usize = 1;
        for &part in parts {
            if found.states[part] == State::Open {
                match part.checked_sub(self.roots.len()).and_then(|at| self.steps[at].as_ref()) {
                    None => {
                        let (slots, table) = (&self.kept[part], &mut found.tables[part]);
                        self.roots[part].rows(interpretation, slots, found.environment, table, None);
                        found.states[part] = State::Kept;
                    }
                    Some(step) if self.are_kept(&step.uses, interpretation, found) => {
                        self.fill(part, step, interpretation, found);
                    }
                    Some(_) => found.states[part] = State::Many,
                }
            }
            if found.states[part] == State::Many {
                return false;
            }
            ways = ways.saturating_mul(found.tables[part].len());
        }
        ways <= MOST_WAYS
    }

    /// Keeps the bindings that a test finds which has succeeded, the bindings of whose parts are in their tables.
    fn fill(&self, own: usize, step: &Step<'b>, interpretation: InterpretationId, found: &mut Found<'_, '_, '_, '_>) {
        let kept = &self.kept[own];
        let mut table = std::mem::take(&mut found.tables[own]);
        table.clear(kept.len());
        let Found { environment, tables, profiles, .. } = found;
        self.bind(step, 0, interpretation, (environment, tables), profiles, &mut |environment| {
            table.push(kept.iter().map(|&slot| environment[slot]));
            table.len() < MOST_KEPT
        });
        found.states[own] = if table.len() >= MOST_KEPT { State::Many } else { State::Kept };
        found.tables[own] = table;
    }

    /// Runs a test for each combination of the bindings of the parts that it uses, from the `at`-th on.
    fn bind(
        &self,
        step: &Step<'b>,
        at: usize,
        interpretation: InterpretationId,
        (environment, tables): (&mut [Value], &[Rows]),
        profiles: &mut Option<Asked<'_, '_>>,
        found: &mut dyn FnMut(&mut [Value]) -> bool,
    ) -> bool {
        let Some(&part) = step.uses.get(at) else {
            let Step { operations, shortcut, .. } = step;
            return run_or_ask(operations, shortcut.as_ref(), interpretation, environment, profiles, found);
        };
        let slots = &self.kept[part];
        let mut go_on = true;
        for row in 0..tables[part].len() {
            slots.iter().zip(tables[part].row(row)).for_each(|(slot, value)| environment[*slot] = *value);
            go_on = self.bind(step, at + 1, interpretation, (&mut *environment, tables), profiles, found);
            if !go_on {
                break;
            }
        }
        slots.iter().for_each(|slot| environment[*slot] = Value::UNBOUND);
        go_on
    }
}

/// Runs literals one after the other; `found` is told of each answer, until it returns `false`.
pub(super) fn run(
    operations: &[Operation<'_>],
    interpretation: InterpretationId,
    environment: &mut [Value],
    found: &mut dyn FnMut(&mut [Value]) -> bool,
) -> bool {
    let Some((operation, rest)) = operations.split_first() else { return found(environment) };
    let pattern = operation.pattern(environment);
    operation
        .run(interpretation, &pattern, environment, &mut |environment, _| run(rest, interpretation, environment, found))
}
