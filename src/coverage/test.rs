//! One test below a path: does it cover an example?
//!
//! The literals are put into a forest: below each stand those that share a variable with it which it is the first to bind. Once a
//! literal has an answer, what stands below it falls into parts that share no open variable, and each is proved for itself;
//! what was found of a part is remembered for the values that it depends on (and/or search with caching by context: Dechter
//! and Mateescu, 2007; the forest is the elimination tree of the order in which the literals are written).

use super::operation::{Operation, UnknownRelation};
use super::pack::Scratch;
use super::path::Path;
use crate::interpretation::{Background, InterpretationId, Value};
use crate::logic::Literal;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A test of a tree below its path, ready to run.
///
/// It covers an example if some substitution makes the path query and the test true together. Parts of the path that share no
/// variable with the test but such as each example fixes are known to be true where the test is asked, and are left out.
pub struct Test<'b> {
    /// The literals in the order written.
    parts: Vec<Part<'b>>,
    /// Those that depend on no other.
    roots: Vec<usize>,
    variables: usize,
}

/// A literal, and what can be proved once it has an answer.
struct Part<'b> {
    operation: Operation<'b>,
    below: Vec<usize>,
    /// The slots that it is the first to bind.
    binds: Vec<usize>,
    /// The slots bound before it that it, or something below it, uses.
    depends_on: Vec<usize>,
    /// Whether what is found is worth remembering: there is enough below.
    remembers: bool,
}

/// What was found of parts, by their numbers and the values that they depend on.
pub(super) type Memory = FxHashMap<(usize, SmallVec<[Value; 4]>), bool>;

/// With so many literals a part is remembered: with fewer, to prove it again is cheaper.
const WORTH_REMEMBERING: usize = 3;

impl<'b> Test<'b> {
    /// Prepares a test.
    ///
    /// # Errors
    /// If a literal names a relation that the background does not have.
    pub fn new(path: &Path, test: &[Literal], background: &'b dyn Background) -> Result<Self, UnknownRelation> {
        let fixed = |slot: usize| path.variables.get(slot).is_some_and(|variable| variable.fixed);
        let literals: Vec<&Literal> = path.literals.iter().chain(test).collect();
        let slots: Vec<Vec<usize>> = literals
            .iter()
            .map(|literal| literal.atom.variables().iter().map(|variable| variable.0 as usize).collect())
            .collect();
        let variables = slots.iter().flatten().map(|slot| slot + 1).max().unwrap_or(0).max(path.variables.len());
        let needed = connected(&slots, path.literals.len(), variables, &fixed);
        // The first literal with a slot is the one that binds it.
        let mut first = vec![None; variables];
        for (number, &literal) in needed.iter().enumerate() {
            for &slot in slots[literal].iter().filter(|slot| !fixed(**slot)) {
                first[slot].get_or_insert(number);
            }
        }
        let mut parts: Vec<Part<'b>> = Vec::with_capacity(needed.len());
        for (number, &literal) in needed.iter().enumerate() {
            let binds = slots[literal].iter().copied().filter(|slot| first[*slot] == Some(number)).collect();
            let operation = Operation::of_literal(literals[literal], background)?;
            parts.push(Part { operation, below: Vec::new(), binds, depends_on: Vec::new(), remembers: false });
        }
        let mut roots: Vec<usize> = Vec::new();
        let mut sizes = vec![1; parts.len()];
        for number in (0..parts.len()).rev() {
            let is_bound_here = |slot: &usize| first[*slot] == Some(number);
            let (below, others) = roots.into_iter().partition(|&root| parts[root].depends_on.iter().any(is_bound_here));
            roots = others;
            let below: Vec<usize> = below;
            let mut depends_on: Vec<usize> =
                below.iter().flat_map(|&part| &parts[part].depends_on).chain(&slots[needed[number]]).copied().collect();
            depends_on.retain(|slot| !is_bound_here(slot) && !fixed(*slot));
            depends_on.sort_unstable();
            depends_on.dedup();
            sizes[number] += below.iter().map(|&part| sizes[part]).sum::<usize>();
            parts[number].remembers = sizes[number] >= WORTH_REMEMBERING && !depends_on.is_empty();
            parts[number].depends_on = depends_on;
            parts[number].below = below;
            roots.push(number);
            // In the order written.
            parts[number].below.reverse();
        }
        roots.reverse();
        Ok(Self { parts, roots, variables })
    }

    /// Whether the test covers the example with the given interpretation and values of the fixed variables.
    pub fn covers(&self, interpretation: InterpretationId, fixed: &[Value], scratch: &mut Scratch) -> bool {
        let (environment, memory) = scratch.for_test(self.variables, fixed);
        let mut proof = Proof { test: self, interpretation, memory, open: false };
        let holds = self.roots.iter().all(|&root| proof.holds(root, environment));
        if !proof.open {
            return holds;
        }
        // A literal left a variable open: parts that share it are not apart.
        !self.fails(0, interpretation, environment)
    }

    /// Whether no answer of the literals from the `at`-th on is found, one after the other.
    fn fails(&self, at: usize, interpretation: InterpretationId, environment: &mut [Value]) -> bool {
        let Some(Part { operation, .. }) = self.parts.get(at) else { return false };
        let pattern = operation.pattern(environment);
        operation.run(interpretation, &pattern, environment, &mut |environment, _| {
            self.fails(at + 1, interpretation, environment)
        })
    }
}

/// The literals of a path and a test, in order, without those that share no variable, be it through others, with the test; its literals
/// are those from the `path`-th on.
fn connected(slots: &[Vec<usize>], path: usize, variables: usize, fixed: &dyn Fn(usize) -> bool) -> Vec<usize> {
    let mut users: Vec<Vec<usize>> = vec![Vec::new(); variables];
    for (literal, slots) in slots.iter().enumerate().take(path) {
        slots.iter().filter(|slot| !fixed(**slot)).for_each(|&slot| users[slot].push(literal));
    }
    let mut needed: Vec<bool> = (0..slots.len()).map(|literal| literal >= path).collect();
    let mut waiting: Vec<usize> = (path..slots.len()).collect();
    while let Some(literal) = waiting.pop() {
        for &slot in slots[literal].iter().filter(|slot| !fixed(**slot)) {
            for user in std::mem::take(&mut users[slot]) {
                if !std::mem::replace(&mut needed[user], true) {
                    waiting.push(user);
                }
            }
        }
    }
    (0..slots.len()).filter(|&literal| needed[literal]).collect()
}

/// A test asked of one example.
struct Proof<'t, 'b> {
    test: &'t Test<'b>,
    interpretation: InterpretationId,
    memory: &'t mut Memory,
    /// A variable was left open by the literal that should have bound it.
    open: bool,
}

impl Proof<'_, '_> {
    /// Whether a part and all below it hold together.
    fn holds(&mut self, number: usize, environment: &mut [Value]) -> bool {
        let test = self.test;
        let part = &test.parts[number];
        let key = part.remembers.then(|| {
            let values: SmallVec<[Value; 4]> = part.depends_on.iter().map(|&slot| environment[slot]).collect();
            (number, values)
        });
        if let Some(known) = key.as_ref().and_then(|key| self.memory.get(key)) {
            return *known;
        }
        let pattern = part.operation.pattern(environment);
        let mut holds = false;
        part.operation.run(self.interpretation, &pattern, environment, &mut |environment, _| {
            if !part.below.is_empty() && part.binds.iter().any(|&slot| !environment[slot].is_bound()) {
                self.open = true;
                return false;
            }
            holds = part.below.iter().all(|&below| self.holds(below, environment));
            !holds && !self.open
        });
        if let Some(key) = key {
            self.memory.insert(key, holds);
        }
        holds
    }
}
