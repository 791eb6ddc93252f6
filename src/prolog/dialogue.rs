//! Questions about one position after the other, as a prompt asks them: natively where that is possible, through Prolog where not.
//!
//! Native answers are worked out in a thread, a few ahead of whoever reads them, so that they come one at a time and can be interrupted. If
//! it turns out on the way that only Prolog can go on, Prolog is asked, and the answers that were given already are passed over: both
//! give them in the same order.

use super::knowledge::{Joining, Knowledge};
use super::native::{Native, not_native};
use super::question::{Answer, Question};
#[cfg(feature = "prolog")]
use super::session::{Answers, Bounds, Session};
use super::survey::Engine;
use crate::coverage::ProgramError;
use crate::diagnostics::{Cancellation, Diagnostic, Limits, Source, code};
use crate::facts::Positions;
use crate::runtime::Snapshot;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// Steps of the native evaluator to one question: minutes.
const STEPS: u64 = 1_000_000_000;
/// Steps that are tried where Prolog can take over: some seconds.
const STEPS_BEFORE_PROLOG: u64 = 30_000_000;
/// How long it is tried to find out whether there is another answer.
const MOMENT: Duration = Duration::from_millis(60);
/// How often a wait looks whether it was cancelled.
const LOOK: Duration = Duration::from_millis(20);
/// Answers that are worked out before they are asked for.
const AHEAD: usize = 16;
/// Goals of many parts are taken apart by recursion.
const STACK: usize = 64 << 20;

/// The position and the theories that questions are about.
pub struct Dialogue {
    /// Who answers.
    pub engine: Engine,
    native: Option<Arc<Native>>,
    position: Option<Snapshot>,
    cancellation: Cancellation,
    time: Duration,
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
        Self {
            engine: Engine::Auto,
            native: None,
            position: None,
            cancellation: Cancellation::default(),
            time: bounds.time,
            session: Session::new(worker, knowledge, bounds),
        }
    }

    /// A dialogue that knows some theories, and waits so long for an answer.
    #[cfg(not(feature = "prolog"))]
    #[must_use]
    pub fn new(knowledge: Knowledge, time: Duration) -> Self {
        let cancellation = Cancellation::default();
        Self { engine: Engine::Auto, native: None, position: None, cancellation, time, knowledge }
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
        self.cancellation = cancellation.clone();
        #[cfg(feature = "prolog")]
        self.session.set_cancellation(cancellation);
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
        let obstacle = not_native(question, self.knowledge());
        let is_native = self.engine == Engine::Native || (self.engine == Engine::Auto && obstacle.is_none());
        let native = is_native.then(|| self.native());
        let cancellation = self.cancellation.clone();
        let mut replies =
            Replies { question, way: Way::Ended, given: 0, ahead: None, ended: None, cancellation, time: self.time };
        #[cfg(feature = "prolog")]
        let prolog = (self.engine != Engine::Native).then_some(&mut self.session);
        #[cfg(not(feature = "prolog"))]
        let prolog = None::<std::convert::Infallible>;
        replies.way = match (native, prolog) {
            (Some(native), prolog) => {
                let steps = if prolog.is_some() { STEPS_BEFORE_PROLOG } else { STEPS };
                Way::Native(Running::start(native, question.clone(), steps), prolog)
            }
            #[cfg(feature = "prolog")]
            (None, Some(session)) => Way::Prolog(session.ask(question, 1)),
            _ => {
                let message = "this program was built without a Prolog system, and the question needs one";
                replies.ahead = Some(Err(Diagnostic::new(code::PROLOG_LEFT_OUT, message)));
                Way::Ended
            }
        };
        replies
    }

    fn native(&mut self) -> Arc<Native> {
        if self.native.is_none() {
            let mut positions = Positions::new();
            positions.push(
                self.position.clone().unwrap_or_else(|| Snapshot::read(1, 1, |_| crate::runtime::Content::Empty)),
            );
            self.native = Some(Arc::new(Native::new(Arc::new(positions), self.knowledge())));
        }
        match &self.native {
            Some(native) => native.clone(),
            None => Arc::new(Native::new(Arc::default(), self.knowledge())),
        }
    }
}

/// The answers to one question.
pub struct Replies<'d> {
    question: &'d Question,
    way: Way<'d>,
    given: usize,
    /// What came before it was asked for.
    ahead: Option<Result<Answer, Diagnostic>>,
    /// How the native answer ended, where nobody has heard of it yet.
    ended: Option<Result<(), ProgramError>>,
    cancellation: Cancellation,
    time: Duration,
}

#[cfg(feature = "prolog")]
type Fallback<'d> = &'d mut Session;
#[cfg(not(feature = "prolog"))]
type Fallback<'d> = std::convert::Infallible;

enum Way<'d> {
    /// Natively; and who goes on where that is not possible.
    Native(Running, Option<Fallback<'d>>),
    #[cfg(feature = "prolog")]
    Prolog(Answers<'d>),
    Ended,
    #[cfg(not(feature = "prolog"))]
    #[allow(dead_code)]
    Never(std::marker::PhantomData<&'d ()>),
}

/// A native answer in the making.
struct Running {
    messages: Receiver<Message>,
    stop: Cancellation,
}

enum Message {
    Answer(Answer),
    End(Result<(), ProgramError>),
}

impl Running {
    fn start(native: Arc<Native>, question: Question, steps: u64) -> Self {
        let (sender, messages) = sync_channel(AHEAD);
        let stop = Cancellation::default();
        let limits = Limits { cancellation: stop.clone(), ..Limits::none() };
        let work = move || {
            let found = &mut |answer| sender.send(Message::Answer(answer)).is_ok();
            let result = native.ask_within(0, &question, (steps, Some(&limits)), found);
            // Nobody may be listening any more.
            _ = sender.send(Message::End(result));
        };
        // Without a thread there is no message, which counts as broken off.
        _ = std::thread::Builder::new().stack_size(STACK).spawn(work);
        Self { messages, stop }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}

impl Replies<'_> {
    /// The next answer; a finding in place of the last one if the question did not come to its natural end.
    pub fn next_answer(&mut self) -> Option<Result<Answer, Diagnostic>> {
        if let Some(ahead) = self.ahead.take() {
            return Some(ahead);
        }
        let deadline = Instant::now() + self.time;
        self.next_until(deadline).unwrap_or_else(|| {
            self.way = Way::Ended;
            Some(Err(self.placed(Diagnostic::new(code::QUERY_LIMIT, "the time for the query is over"))))
        })
    }

    /// The next answer, or that there is none; `None` if neither is known at a moment.
    fn next_until(&mut self, deadline: Instant) -> Option<Option<Result<Answer, Diagnostic>>> {
        loop {
            let running = match &mut self.way {
                Way::Native(running, _) => running,
                #[cfg(feature = "prolog")]
                Way::Prolog(answers) => return Some(answers.next_answer()),
                _ => return Some(None),
            };
            let now = Instant::now();
            let end = match self.ended.take() {
                Some(end) => end,
                None => match running.messages.recv_timeout(LOOK.min(deadline.saturating_duration_since(now))) {
                    Ok(Message::Answer(answer)) => {
                        self.given += 1;
                        return Some(Some(Ok(answer)));
                    }
                    Ok(Message::End(end)) => end,
                    Err(RecvTimeoutError::Timeout) if self.cancellation.is_cancelled() => Err(ProgramError::Stopped),
                    Err(RecvTimeoutError::Timeout) if now >= deadline => return None,
                    Err(RecvTimeoutError::Timeout) => continue,
                    Err(RecvTimeoutError::Disconnected) => Err(ProgramError::Unusable("the question".into())),
                },
            };
            let trouble = match (end, std::mem::replace(&mut self.way, Way::Ended)) {
                (Ok(()), _) => return Some(None),
                (Err(ProgramError::Stopped), _) => Diagnostic::new(code::QUERY_INTERRUPTED, "interrupted"),
                #[cfg(feature = "prolog")]
                (Err(_), Way::Native(_, Some(session))) => {
                    self.way = Way::Prolog(session.ask(self.question, 1));
                    if let Some(Err(trouble)) = self.passed_over() {
                        return Some(Some(Err(trouble)));
                    }
                    continue;
                }
                (Err(error @ ProgramError::StepLimit(_)), _) => Diagnostic::new(code::QUERY_LIMIT, error.to_string()),
                (Err(error), _) => Diagnostic::new(code::QUERY_FAILED, error.to_string()),
            };
            return Some(Some(Err(self.placed(trouble))));
        }
    }

    /// Passes over what was given natively; the trouble that came on the way.
    #[cfg(feature = "prolog")]
    fn passed_over(&mut self) -> Option<Result<Answer, Diagnostic>> {
        let Way::Prolog(answers) = &mut self.way else { return None };
        (0..self.given).map_while(|_| answers.next_answer()).find(Result::is_err)
    }

    fn placed(&self, finding: Diagnostic) -> Diagnostic {
        finding.at(&self.question.source, self.question.place_of(None))
    }

    /// What the goal has written since this was last asked.
    pub fn take_output(&mut self) -> String {
        match &mut self.way {
            #[cfg(feature = "prolog")]
            Way::Prolog(answers) => std::mem::take(&mut answers.output),
            _ => String::new(),
        }
    }

    /// Whether it is known, or turns out within a moment, that there are no more answers. (The search for the next one goes on meanwhile.)
    pub fn is_at_end(&mut self) -> bool {
        if self.ahead.is_some() {
            return false;
        }
        #[cfg(feature = "prolog")]
        if let Way::Prolog(answers) = &mut self.way {
            return answers.is_at_end(MOMENT);
        }
        let Way::Native(running, _) = &self.way else { return true };
        match self.ended.take().map_or_else(|| running.messages.recv_timeout(MOMENT), |end| Ok(Message::End(end))) {
            Ok(Message::End(Ok(()))) => {
                self.way = Way::Ended;
                true
            }
            Ok(Message::End(end)) => {
                self.ended = Some(end);
                false
            }
            Ok(Message::Answer(answer)) => {
                self.given += 1;
                self.ahead = Some(Ok(answer));
                false
            }
            Err(_) => false,
        }
    }
}
