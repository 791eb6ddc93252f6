//! Relations that are defined by clauses, run natively.
//!
//! A goal is proved by the program in all ways, and its answers are remembered for the pattern with which it was asked
//! (tabling of calls: Tamaki and Sato 1986, without their treatment of left recursion; an endless recursion ends at a limit on
//! steps). Nothing is lost when memory is short: the oldest answers go, and are worked out again.

use super::program::{Program, ProgramError};
use crate::diagnostics::Limits;
use crate::interpretation::{Background, InterpretationId, Relation, Value};
use crate::logic::{Symbol, Term, Variable};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

/// Steps that one question may take.
const STEPS: u64 = 3_000_000;
/// Values remembered in one of the parts of the memory.
const MOST_VALUES: usize = 1 << 18;
/// Parts of the memory, each with its own lock.
const PARTS: usize = 32;

/// What went wrong while a derived relation was asked: the predicate, and an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Name and number of arguments of the predicate that was asked.
    pub predicate: (Symbol, usize),
    /// The error.
    pub error: ProgramError,
}

/// The faults of all derived relations of a background, and the limits that their questions are held to.
#[derive(Debug, Default)]
pub struct Faults(Mutex<Vec<Fault>>, RwLock<Option<Limits>>);

impl Faults {
    /// From now on questions end when a limit is reached.
    pub fn hold_to(&self, limits: Option<&Limits>) {
        *self.1.write().unwrap_or_else(PoisonError::into_inner) = limits.cloned();
    }

    fn limits(&self) -> Option<Limits> {
        self.1.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What went wrong so far: one fault of each kind for each predicate.
    #[must_use]
    pub fn all(&self) -> Vec<Fault> {
        let mut faults = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        faults.sort_by_cached_key(|fault| (fault.predicate.0.as_str(), fault.predicate.1, fault.error.to_string()));
        faults
    }

    /// Takes up a fault. Of those of one kind the one with the least text is kept, so that it does not matter which came first.
    pub fn add(&self, fault: Fault) {
        let mut faults = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let kind = |fault: &Fault| (fault.predicate, std::mem::discriminant(&fault.error));
        match faults.iter_mut().find(|known| kind(known) == kind(&fault)) {
            Some(known) if known.error.to_string() <= fault.error.to_string() => {}
            Some(known) => *known = fault,
            None => faults.push(fault),
        }
    }
}

/// The tuples that a question found, one behind the other.
#[derive(Default)]
struct Answers {
    count: usize,
    values: Vec<Value>,
}

#[derive(Default)]
struct Memory {
    answers: FxHashMap<(InterpretationId, Box<[Value]>), Arc<Answers>>,
    values: usize,
}

/// A relation whose tuples are the answers of a program.
pub struct Derived {
    name: Symbol,
    arity: usize,
    program: Arc<Program>,
    facts: Arc<dyn Background + Send + Sync>,
    /// Whether it says the same in all interpretations, so that it is asked once for all of them.
    shared: bool,
    faults: Arc<Faults>,
    /// A question did not end. From then on nothing is true: what other questions would still give must not depend on the order
    /// in which they are asked.
    endless: Arc<AtomicBool>,
    memory: Box<[Mutex<Memory>]>,
}

impl Derived {
    /// The relation that `program` defines over the relations of `facts`. What goes wrong is told to `faults`, and counts as
    /// no (further) answer.
    #[must_use]
    pub fn new(
        (name, arity): (Symbol, usize),
        program: &Arc<Program>,
        facts: &Arc<dyn Background + Send + Sync>,
        shared: bool,
        faults: &Arc<Faults>,
    ) -> Self {
        Self {
            name,
            arity,
            program: program.clone(),
            facts: facts.clone(),
            shared,
            faults: faults.clone(),
            endless: Arc::default(),
            memory: (0..PARTS).map(|_| Mutex::default()).collect(),
        }
    }

    /// Whether it is known not to end; whoever sets this says so from the beginning.
    #[must_use]
    pub fn endless(&self) -> Arc<AtomicBool> {
        self.endless.clone()
    }

    fn answers(&self, interpretation: InterpretationId, pattern: &[Value]) -> Arc<Answers> {
        let interpretation = if self.shared { 0 } else { interpretation };
        let key = (interpretation, Box::from(pattern));
        let mut hasher = FxHasher::default();
        key.hash(&mut hasher);
        let part = &self.memory[hasher.finish() as usize % PARTS];
        if let Some(known) = part.lock().unwrap_or_else(PoisonError::into_inner).answers.get(&key) {
            return known.clone();
        }
        let (answers, complete) = self.prove(interpretation, pattern);
        let answers = Arc::new(answers);
        if !complete {
            return answers;
        }
        let mut memory = part.lock().unwrap_or_else(PoisonError::into_inner);
        let size = answers.values.len() + pattern.len();
        if memory.values + size > MOST_VALUES {
            *memory = Memory::default();
        }
        memory.values += size;
        memory.answers.entry(key).or_insert(answers).clone()
    }

    /// The tuples that agree with a pattern, each once, in the order in which they are proved, and whether no limit ended this.
    fn prove(&self, interpretation: InterpretationId, pattern: &[Value]) -> (Answers, bool) {
        let mut answers = Answers::default();
        let mut next = 0;
        let arguments = pattern.iter().map(|value| {
            if value.is_bound() {
                return value.term();
            }
            next += 1;
            Term::Variable(Variable(next - 1))
        });
        let goal = Term::application(self.name, arguments.collect());
        let mut seen = FxHashSet::default();
        let mut not_ground = None;
        let limits = self.faults.limits();
        let within = (STEPS, limits.as_ref());
        let result = self.program.solve_within(&*self.facts, interpretation, &goal, within, &mut |substitution| {
            let answer = substitution.apply(&goal);
            let tuple: Option<Vec<Value>> = answer.arguments().iter().map(Value::of).collect();
            match tuple {
                Some(tuple) => {
                    if seen.insert(tuple.clone()) {
                        answers.count += 1;
                        answers.values.extend(tuple);
                    }
                }
                None => not_ground = Some(ProgramError::NotGround(answer.to_string())),
            }
            // Where nothing was open, more proofs say nothing more.
            next > 0
        });
        if result == Err(ProgramError::Stopped) {
            return (answers, false);
        }
        if let Some(error) = result.err().or(not_ground) {
            self.endless.fetch_or(matches!(error, ProgramError::StepLimit(_)), Ordering::Relaxed);
            self.faults.add(Fault { predicate: (self.name, self.arity), error });
        }
        (answers, true)
    }
}

impl Relation for Derived {
    fn arity(&self) -> usize {
        self.arity
    }

    fn solve(
        &self,
        interpretation: InterpretationId,
        pattern: &[Value],
        found: &mut dyn FnMut(&[Value]) -> bool,
    ) -> bool {
        if self.endless.load(Ordering::Relaxed) {
            return true;
        }
        let answers = self.answers(interpretation, pattern);
        (0..answers.count).all(|at| found(&answers.values[at * self.arity..(at + 1) * self.arity]))
    }

    fn is_shared(&self) -> bool {
        self.shared
    }

    fn is_reversible(&self) -> bool {
        false
    }
}
