//! Questions answered without a Prolog system, where everything they need is known natively.
//!
//! That is so if the goal and all clauses that it calls use only the native predicates of the background, and what
//! [`Program`] can run. Clauses of the background that have no native form (`neighbour/2`, say) run as the clauses they are.

use super::knowledge::{Knowledge, Predicate};
use super::order::Ordered;
use super::question::{Answer, Question};
use super::vocabulary::{Argument, allowed};
use crate::coverage::program::{Program, ProgramError, is_built_in};
use crate::diagnostics::Limits;
use crate::facts::Positions;
use crate::interpretation::{Background, InterpretationId};
use crate::logic::Term;
use crate::runtime::Snapshot;
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// Positions, and everything that is known of them natively.
pub struct Native {
    background: Ordered,
    program: Program,
}

/// What [`Program`] knows by clauses of its own.
const LIBRARY: [(&str, usize); 2] = [("member", 2), ("append", 3)];

impl Native {
    /// The positions and the clauses of some theories.
    #[must_use]
    pub fn new(positions: Arc<Positions>, knowledge: &Knowledge) -> Self {
        let background = Ordered::new(positions, knowledge);
        let program = program_of(knowledge, &background);
        Self { background, program }
    }

    /// One position.
    #[must_use]
    pub fn position(&self, interpretation: InterpretationId) -> &Snapshot {
        self.background.positions().get(interpretation)
    }

    /// Calls `found` with the answers to a question in one position, in Prolog's order, until it returns `false`.
    ///
    /// # Errors
    /// If a goal cannot be run natively, or so many steps are not enough.
    pub fn ask(
        &self,
        interpretation: InterpretationId,
        question: &Question,
        steps: u64,
        found: &mut dyn FnMut(Answer) -> bool,
    ) -> Result<(), ProgramError> {
        self.ask_within(interpretation, question, (steps, None), found)
    }

    /// The same within limits on time, which end it with [`ProgramError::Stopped`].
    ///
    /// # Errors
    /// As for [`Self::ask`].
    pub fn ask_within(
        &self,
        interpretation: InterpretationId,
        question: &Question,
        within: (u64, Option<&Limits>),
        found: &mut dyn FnMut(Answer) -> bool,
    ) -> Result<(), ProgramError> {
        self.program.solve_within(&self.background, interpretation, &question.goal, within, &mut |substitution| {
            let values = question.variables.iter().map(|(_, variable)| substitution.apply(&Term::Variable(*variable)));
            found(question.answer(values.collect()))
        })
    }

    /// How often a question is proved in one position.
    ///
    /// # Errors
    /// As for [`Self::ask`].
    pub fn count(
        &self,
        interpretation: InterpretationId,
        question: &Question,
        steps: u64,
    ) -> Result<u64, ProgramError> {
        self.count_within(interpretation, question, (steps, None))
    }

    /// The same within limits on time.
    ///
    /// # Errors
    /// As for [`Self::ask_within`].
    pub fn count_within(
        &self,
        interpretation: InterpretationId,
        question: &Question,
        within: (u64, Option<&Limits>),
    ) -> Result<u64, ProgramError> {
        let mut count = 0;
        self.program.solve_within(&self.background, interpretation, &question.goal, within, &mut |_| {
            count += 1;
            true
        })?;
        Ok(count)
    }
}

/// The clauses of some theories, without those of predicates that a background knows natively.
pub(super) fn program_of(knowledge: &Knowledge, background: &dyn Background) -> Program {
    let mut program = Program::new();
    for known in knowledge.clauses() {
        let (name, arity) = known.predicate;
        if background.relation(name, arity).is_none() {
            program.add(known.clause.clone());
        }
    }
    program
}

/// Why a question cannot be answered natively; `None` if it can.
#[must_use]
pub fn not_native(question: &Question, knowledge: &Knowledge) -> Option<String> {
    let native = Ordered::new(Arc::default(), knowledge);
    let is_native = |(name, arity): Predicate| native.relation(name, arity).is_some();
    if let Some((name, arity)) = knowledge.predicates().into_iter().find(|p| is_native(*p) && knowledge.is_own(*p)) {
        return Some(format!("a theory defines {name}/{arity} anew, on which native predicates are built"));
    }
    let mut seen: FxHashSet<Predicate> = FxHashSet::default();
    let mut goals = vec![question.goal.clone()];
    let strings = || Some("a text in double quotes is a list of characters in Prolog".into());
    if has_strings(&question.goal) {
        return strings();
    }
    while let Some(goal) = goals.pop() {
        let Some((name, arity)) = goal.functor() else {
            return Some("a goal is known only when it is run".into());
        };
        let predicate = (name, arity);
        if knowledge.defines(name, arity) && !is_native(predicate) {
            if allowed(name, arity).is_some() {
                return Some(format!("a theory defines {name}/{arity}, which is built in, in another way"));
            }
            if seen.insert(predicate) {
                for clause in knowledge.clauses_of(predicate) {
                    if has_strings(&clause.head) || clause.body.iter().any(|literal| has_strings(&literal.atom)) {
                        return strings();
                    }
                    goals.extend(clause.body.iter().map(|literal| literal.to_goal()));
                }
            }
        } else if let Some(kinds) = allowed(name, arity) {
            let is_library = LIBRARY.contains(&(name.as_str(), arity));
            if !is_built_in(name, arity) && !is_library {
                return Some(format!("{name}/{arity} is known to the Prolog system alone"));
            }
            for (argument, kind) in goal.arguments().iter().zip(kinds) {
                match kind {
                    Argument::Data => {}
                    Argument::Goal(0) => goals.push(argument.clone()),
                    Argument::Goal(_) | Argument::Quantified => {
                        return Some(format!(
                            "{name}/{arity} is called with a goal that lacks arguments, or with V^Goal"
                        ));
                    }
                }
            }
        } else if !is_native(predicate) {
            return Some(format!("nothing native is known of {name}/{arity}"));
        }
    }
    None
}

fn has_strings(goal: &Term) -> bool {
    goal.subterms().any(|part| matches!(part, Term::String(_)))
}
