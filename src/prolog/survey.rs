//! One question about many positions.
//!
//! A question that lies in the native fragment is answered natively, any other through Prolog systems, one a thread. Both give the same
//! answers in the same order, so what is chosen makes a difference of time alone. A position in which a native answer fails (a limit, a goal
//! called in a way that only Prolog can run) is asked again through Prolog.

use super::knowledge::Knowledge;
use super::native::{Native, not_native};
use super::question::{Answer, Question};
#[cfg(feature = "prolog")]
use super::session::{Bounds, Session};
use crate::coverage::ProgramError;
use crate::diagnostics::{Cancellation, Diagnostic, Limits, code};
use crate::facts::Positions;
use rayon::prelude::*;
use std::sync::Arc;
#[cfg(feature = "prolog")]
use std::sync::Mutex;

/// Who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Native predicates where they suffice, Prolog where they do not.
    Auto,
    /// Native predicates alone.
    Native,
    /// Prolog alone.
    Prolog,
}

/// Why an engine was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Whether questions go to native predicates first.
    pub native: bool,
    /// The reason, a clause without a full stop.
    pub reason: String,
}

/// What is wanted of each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// All answers.
    All,
    /// The first one.
    First,
    /// How many there are.
    Count,
}

/// What came out in one position.
#[derive(Debug, Default)]
pub struct Outcome {
    /// The answers that were wanted.
    pub answers: Vec<Answer>,
    /// How many there were.
    pub count: u64,
    /// What the goal wrote.
    pub output: String,
    /// Why there may be more.
    pub trouble: Option<Diagnostic>,
}

/// A question to be asked about many positions.
pub struct Survey<'a> {
    /// The question.
    pub question: &'a Question,
    /// The theories.
    pub knowledge: &'a Knowledge,
    /// Who answers.
    pub engine: Engine,
    /// What is wanted.
    pub wanted: Wanted,
    /// Stops it: positions that have not been asked about are left out.
    pub cancellation: Cancellation,
    /// Steps of the native evaluator in one position.
    pub steps: u64,
    /// The most answers in one position.
    pub most: usize,
    /// The Prolog systems and what each question may use.
    #[cfg(feature = "prolog")]
    pub prolog: (super::process::Worker, Bounds),
}

impl Survey<'_> {
    /// Who will answer, and why.
    #[must_use]
    pub fn choice(&self) -> Choice {
        let obstacle = not_native(self.question, self.knowledge);
        match (self.engine, obstacle) {
            (Engine::Prolog, _) => Choice { native: false, reason: "as asked for".into() },
            (Engine::Native, None) => Choice { native: true, reason: "as asked for".into() },
            (Engine::Native, Some(obstacle)) => {
                Choice { native: true, reason: format!("as asked for, although {obstacle}") }
            }
            (Engine::Auto, None) => {
                Choice { native: true, reason: "every predicate that the goal needs is known natively".into() }
            }
            (Engine::Auto, Some(obstacle)) => Choice { native: false, reason: obstacle },
        }
    }

    /// Asks about all positions, many at a time, and hands over what came out in their order. `told` may stop it by returning an error.
    ///
    /// # Errors
    /// Those of `told`.
    pub fn run<E: Send>(
        &self,
        positions: Arc<Positions>,
        mut told: impl FnMut(usize, Outcome) -> Result<(), E>,
    ) -> Result<(), E> {
        let native = self.choice().native.then(|| Native::new(positions.clone(), self.knowledge));
        let sessions = Sessions::default();
        // Positions that are asked about before anything of them is told.
        let chunk = if native.is_some() { 1024 } else { 4 * rayon::current_num_threads() };
        let all: Vec<usize> = (0..positions.len()).collect();
        for part in all.chunks(chunk) {
            if self.cancellation.is_cancelled() {
                break;
            }
            let outcomes: Vec<Outcome> =
                part.par_iter().map(|&at| self.one(native.as_ref(), &positions, &sessions, at)).collect();
            for (&at, outcome) in part.iter().zip(outcomes) {
                told(at, outcome)?;
            }
        }
        Ok(())
    }

    fn one(&self, native: Option<&Native>, positions: &Positions, sessions: &Sessions, at: usize) -> Outcome {
        if let Some(native) = native {
            match self.natively(native, at) {
                Ok(outcome) => return outcome,
                Err(ProgramError::Stopped) => {
                    let trouble = Diagnostic::new(code::QUERY_INTERRUPTED, "interrupted");
                    let trouble = trouble.at(&self.question.source, self.question.place_of(None));
                    return Outcome { trouble: Some(trouble), ..Outcome::default() };
                }
                Err(error) if self.engine == Engine::Native => {
                    let code = match error {
                        ProgramError::StepLimit(_) => code::QUERY_LIMIT,
                        _ => code::QUERY_FAILED,
                    };
                    let place = self.question.place_of(None);
                    let trouble = Diagnostic::new(code, error.to_string()).at(&self.question.source, place);
                    return Outcome { trouble: Some(trouble), ..Outcome::default() };
                }
                Err(_) => {}
            }
        }
        self.through_prolog(positions, sessions, at)
    }

    fn natively(&self, native: &Native, at: usize) -> Result<Outcome, ProgramError> {
        let mut outcome = Outcome::default();
        let limits = Limits { cancellation: self.cancellation.clone(), ..Limits::none() };
        let within = (self.steps, Some(&limits));
        if self.wanted == Wanted::Count {
            outcome.count = native.count_within(at as u32, self.question, within)?;
            return Ok(outcome);
        }
        let most = if self.wanted == Wanted::First { 1 } else { self.most };
        let mut more = false;
        native.ask_within(at as u32, self.question, within, &mut |answer| {
            more = outcome.answers.len() == most;
            if !more {
                outcome.answers.push(answer);
            }
            !more && self.wanted != Wanted::First && !self.cancellation.is_cancelled()
        })?;
        outcome.count = outcome.answers.len() as u64;
        if more {
            outcome.trouble = Some(self.too_many());
        }
        Ok(outcome)
    }

    fn too_many(&self) -> Diagnostic {
        let message = format!("there are more than {} answers", self.most);
        Diagnostic::new(code::QUERY_LIMIT, message).at(&self.question.source, self.question.place_of(None))
    }

    #[cfg(feature = "prolog")]
    fn through_prolog(&self, positions: &Positions, sessions: &Sessions, at: usize) -> Outcome {
        let waiting = sessions.0.lock().unwrap_or_else(|e| e.into_inner()).pop();
        let mut session = waiting.unwrap_or_else(|| {
            let (worker, bounds) = &self.prolog;
            let bounds = Bounds { answers: self.most, ..*bounds };
            let mut session = Session::new(worker.clone(), self.knowledge.clone(), bounds);
            session.set_cancellation(self.cancellation.clone());
            session
        });
        session.set_position(positions.get(at as u32));
        let mut outcome = Outcome::default();
        let mut answers = session.ask(self.question, if self.wanted == Wanted::First { 1 } else { 1_000 });
        while let Some(next) = answers.next_answer() {
            match next {
                Ok(answer) => {
                    outcome.count += 1;
                    if self.wanted != Wanted::Count {
                        outcome.answers.push(answer);
                    }
                }
                Err(trouble) => outcome.trouble = Some(trouble),
            }
            if self.wanted == Wanted::First {
                break;
            }
        }
        outcome.output = std::mem::take(&mut answers.output);
        drop(answers);
        if outcome.trouble.is_none() {
            outcome.trouble = session.take_findings().into_iter().next();
        }
        sessions.0.lock().unwrap_or_else(|e| e.into_inner()).push(session);
        outcome
    }

    #[cfg(not(feature = "prolog"))]
    fn through_prolog(&self, _: &Positions, _: &Sessions, _: usize) -> Outcome {
        let message = "this program was built without a Prolog system, and the question needs one";
        let trouble =
            Diagnostic::new(code::PROLOG_LEFT_OUT, message).at(&self.question.source, self.question.place_of(None));
        Outcome { trouble: Some(trouble), ..Outcome::default() }
    }
}

/// Sessions that wait for a position.
#[derive(Default)]
struct Sessions(#[cfg(feature = "prolog")] Mutex<Vec<Session>>);
