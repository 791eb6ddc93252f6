//! Questions about one position after the other, as a prompt asks them: natively where that is done at once, through Prolog where not.

use super::knowledge::{Joining, Knowledge};
use super::native::{Native, not_native};
use super::question::{Answer, Question};
#[cfg(feature = "prolog")]
use super::session::{Answers, Bounds, Session};
use super::survey::Engine;
use crate::diagnostics::{Cancellation, Diagnostic, Source, code};
use crate::facts::Positions;
use crate::runtime::Snapshot;
use std::collections::VecDeque;
use std::sync::Arc;

/// A native answer is kept only if it is there after so many steps (some tenths of a second): it cannot be interrupted.
const STEPS: u64 = 1_000_000;
/// How long it is tried to find out whether there is another answer.
#[cfg(feature = "prolog")]
const MOMENT: std::time::Duration = std::time::Duration::from_millis(60);
/// The most answers that are worked out at once.
const MOST: usize = 20_000;

/// The position and the theories that questions are about.
pub struct Dialogue {
    /// Who answers.
    pub engine: Engine,
    native: Option<Native>,
    position: Option<Snapshot>,
    #[cfg(feature = "prolog")]
    session: Session,
    #[cfg(not(feature = "prolog"))]
    knowledge: Knowledge,
}

impl Dialogue {
    /// A dialogue that knows some theories.
    #[cfg(feature = "prolog")]
    #[must_use]
    pub fn new(knowledge: Knowledge, worker: super::process::Worker, bounds: Bounds) -> Self {
        Self { engine: Engine::Auto, native: None, position: None, session: Session::new(worker, knowledge, bounds) }
    }

    /// A dialogue that knows some theories.
    #[cfg(not(feature = "prolog"))]
    #[must_use]
    pub fn new(knowledge: Knowledge) -> Self {
        Self { engine: Engine::Auto, native: None, position: None, knowledge }
    }

    /// What is known.
    #[must_use]
    pub fn knowledge(&self) -> &Knowledge {
        #[cfg(feature = "prolog")]
        return self.session.knowledge();
        #[cfg(not(feature = "prolog"))]
        return &self.knowledge;
    }

    /// Reads a theory.
    pub fn load(&mut self, source: &Arc<Source>, joining: Joining) -> Vec<Diagnostic> {
        self.native = None;
        #[cfg(feature = "prolog")]
        return self.session.load(source, joining);
        #[cfg(not(feature = "prolog"))]
        return self.knowledge.load(source, joining);
    }

    /// Takes up a position.
    pub fn set_position(&mut self, position: &Snapshot) {
        self.native = None;
        self.position = Some(position.clone());
        #[cfg(feature = "prolog")]
        self.session.set_position(position);
    }

    /// The flag that interrupts the next question.
    pub fn set_cancellation(&mut self, cancellation: Cancellation) {
        #[cfg(feature = "prolog")]
        self.session.set_cancellation(cancellation);
        #[cfg(not(feature = "prolog"))]
        drop(cancellation);
    }

    /// What went wrong with clauses when the Prolog system was told them, and was not asked for yet.
    pub fn take_findings(&mut self) -> Vec<Diagnostic> {
        #[cfg(feature = "prolog")]
        return self.session.take_findings();
        #[cfg(not(feature = "prolog"))]
        return Vec::new();
    }

    /// Asks a question. The answers come one at a time.
    pub fn ask<'d>(&'d mut self, question: &'d Question) -> Replies<'d> {
        let may_be_native = self.engine != Engine::Prolog
            && (self.engine == Engine::Native || not_native(question, self.knowledge()).is_none());
        if may_be_native {
            match self.natively(question) {
                Ok(replies) => return replies,
                Err(trouble) if self.engine == Engine::Native => return Replies::failed(trouble),
                Err(_) => {}
            }
        }
        #[cfg(feature = "prolog")]
        return Replies(Kind::Prolog(self.session.ask(question, 1)));
        #[cfg(not(feature = "prolog"))]
        return Replies::failed(Diagnostic::new(
            code::PROLOG_LEFT_OUT,
            "this program was built without a Prolog system, and the question needs one",
        ));
    }

    fn natively<'d>(&mut self, question: &Question) -> Result<Replies<'d>, Diagnostic> {
        if self.native.is_none() {
            let mut positions = Positions::new();
            positions.push(
                self.position.clone().unwrap_or_else(|| Snapshot::read(1, 1, |_| crate::runtime::Content::Empty)),
            );
            self.native = Some(Native::new(Arc::new(positions), self.knowledge()));
        }
        let Some(native) = &self.native else { return Ok(Replies(Kind::Native(VecDeque::new()))) };
        let mut answers = VecDeque::new();
        let result = native.ask(0, question, STEPS, &mut |answer| {
            answers.push_back(answer);
            answers.len() < MOST
        });
        let place = question.place_of(None);
        match result {
            Ok(()) if answers.len() < MOST => Ok(Replies(Kind::Native(answers))),
            Ok(()) => {
                let message = format!("there are more than {MOST} answers");
                Err(Diagnostic::new(code::QUERY_LIMIT, message).at(&question.source, place))
            }
            Err(error) => Err(Diagnostic::new(code::QUERY_FAILED, error.to_string()).at(&question.source, place)),
        }
    }
}

/// The answers to one question.
pub struct Replies<'d>(Kind<'d>);

enum Kind<'d> {
    Native(VecDeque<Answer>),
    #[cfg(feature = "prolog")]
    Prolog(Answers<'d>),
    Failed(Option<Diagnostic>, std::marker::PhantomData<&'d ()>),
}

impl Replies<'_> {
    fn failed(trouble: Diagnostic) -> Self {
        Self(Kind::Failed(Some(trouble), std::marker::PhantomData))
    }

    /// The next answer; a finding in place of the last one if the question did not come to its natural end.
    pub fn next_answer(&mut self) -> Option<Result<Answer, Diagnostic>> {
        match &mut self.0 {
            Kind::Native(answers) => answers.pop_front().map(Ok),
            #[cfg(feature = "prolog")]
            Kind::Prolog(answers) => answers.next_answer(),
            Kind::Failed(trouble, _) => trouble.take().map(Err),
        }
    }

    /// What the goal has written since this was last asked.
    pub fn take_output(&mut self) -> String {
        match &mut self.0 {
            #[cfg(feature = "prolog")]
            Kind::Prolog(answers) => std::mem::take(&mut answers.output),
            _ => String::new(),
        }
    }

    /// Whether it is known, or turns out within a moment, that there are no more answers.
    pub fn is_at_end(&mut self) -> bool {
        match &mut self.0 {
            Kind::Native(answers) => answers.is_empty(),
            #[cfg(feature = "prolog")]
            Kind::Prolog(answers) => answers.is_at_end(MOMENT),
            Kind::Failed(trouble, _) => trouble.is_none(),
        }
    }
}
