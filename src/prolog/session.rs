//! A conversation with a Prolog system: theories, a position, questions, answers.
//!
//! Whatever happens to the system (an error, a limit, a fault of its own), the session goes on: it knows everything that the system was
//! told, and starts another one.

use super::knowledge::{Joining, Knowledge};
use super::process::{Process, Silence, Worker};
use super::protocol::{Reply, Request};
use super::question::{Answer, Question, read_back, unmarked, value_text};
use super::text::{canonical, quoted};
use crate::diagnostics::{Cancellation, Diagnostic, Source, code};
use crate::facts::Words;
use crate::logic::{Symbol, Term};
use crate::runtime::{self, Board, Content, Snapshot};
use std::fmt::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What one question may use.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Inferences for each answer.
    pub inferences: u64,
    /// Answers.
    pub answers: usize,
    /// Memory of the Prolog system, in bytes.
    pub memory: u64,
    /// Time to the next answer; while all answers are asked for, to the last one.
    pub time: Duration,
}

impl Default for Bounds {
    /// A hundred million inferences, a million answers, a gibibyte, a minute.
    fn default() -> Self {
        Self { inferences: 100_000_000, answers: 1_000_000, memory: 1 << 30, time: Duration::from_secs(60) }
    }
}

/// The session.
#[derive(Debug)]
pub struct Session {
    worker: Worker,
    bounds: Bounds,
    knowledge: Knowledge,
    position: Option<String>,
    cancellation: Cancellation,
    process: Option<Process>,
    /// How much of the knowledge the process has been told: the generation, and the number of clauses.
    told: (u64, usize),
    has_position: bool,
    findings: Vec<Diagnostic>,
}

/// What is told when one thing goes wrong.
type Trouble = Diagnostic;

/// How many clauses the Prolog system is told in one go.
const CLAUSES_AT_ONCE: usize = 200;

impl Session {
    /// A session that knows the given theories and no position.
    #[must_use]
    pub fn new(worker: Worker, knowledge: Knowledge, bounds: Bounds) -> Self {
        let cancellation = Cancellation::default();
        Self {
            worker,
            bounds,
            knowledge,
            position: None,
            cancellation,
            process: None,
            told: (0, 0),
            has_position: false,
            findings: Vec::new(),
        }
    }

    /// The flag that interrupts a question.
    pub fn set_cancellation(&mut self, cancellation: Cancellation) {
        self.cancellation = cancellation;
    }

    /// What is known.
    #[must_use]
    pub fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    /// Reads a theory. What is wrong with it is told; the rest can be used.
    pub fn load(&mut self, source: &Arc<Source>, joining: Joining) -> Vec<Diagnostic> {
        self.knowledge.load(source, joining)
    }

    /// Takes up a position in place of the last one.
    pub fn set_position(&mut self, position: &Snapshot) {
        self.position = Some(position_text(position));
        self.has_position = false;
    }

    /// Asks a question. The answers come as they are asked for, `at_once` of them at a time.
    pub fn ask<'s>(&'s mut self, question: &'s Question, at_once: usize) -> Answers<'s> {
        let at_once = at_once.clamp(1, 10_000);
        let mut answers = Answers {
            question,
            at_once,
            given: 0,
            state: State::Running,
            output: String::new(),
            deadline: Instant::now() + self.bounds.time,
            failed: None,
            ahead: None,
            session: self,
        };
        if let Err(trouble) = answers.session.prepare() {
            answers.failed = Some(trouble);
            return answers;
        }
        // Starting the system and telling it what it has to know is not the question's time.
        answers.deadline = Instant::now() + answers.session.bounds.time;
        let session = &mut *answers.session;
        let seconds = session.bounds.time.as_secs().saturating_add(2);
        let text = format!("{}.", question.text);
        let request = Request::Ask { text, inferences: session.bounds.inferences, seconds, answers: at_once };
        if let Some(process) = &mut session.process {
            process.say(&request);
        }
        answers
    }

    /// All answers to a question, what it wrote, and why there may be more.
    pub fn all(&mut self, question: &Question) -> (Vec<Answer>, String, Option<Diagnostic>) {
        let mut answers = self.ask(question, 1_000);
        let mut found = Vec::new();
        let mut trouble = None;
        while let Some(next) = answers.next_answer() {
            match next {
                Ok(answer) => found.push(answer),
                Err(finding) => trouble = Some(finding),
            }
        }
        let output = std::mem::take(&mut answers.output);
        (found, output, trouble)
    }

    /// A process that knows everything the session knows.
    fn prepare(&mut self) -> Result<(), Trouble> {
        let (generation, count) = (self.knowledge.generation(), self.knowledge.clauses().len());
        if self.told.0 != generation {
            self.process = None;
        }
        if self.process.is_none() {
            self.start()?;
            self.told = (generation, 0);
            self.has_position = false;
        }
        if self.told.1 < count {
            self.tell_knowledge()?;
            self.told.1 = count;
        }
        if !self.has_position
            && let Some(position) = self.position.clone()
        {
            self.run("#forget", "['/'('#size',2),'/'('#line',2),'/'('#row',4)].".to_owned())?;
            let faults = self.run("#add", position)?;
            if faults != "[]" {
                self.process = None;
                let message = format!("the Prolog system does not take the position: {faults}");
                return Err(Diagnostic::new(code::QUERY_SYSTEM_DIED, message));
            }
            self.has_position = true;
        }
        Ok(())
    }

    fn start(&mut self) -> Result<(), Trouble> {
        match Process::start(&self.worker, self.bounds.memory, &self.cancellation) {
            Ok(process) => {
                self.process = Some(process);
                Ok(())
            }
            Err(_) if self.cancellation.is_cancelled() => Err(silence_finding(Silence::Cancelled)),
            Err(message) => Err(Diagnostic::new(code::PROLOG_NOT_STARTED, message)),
        }
    }

    fn tell_knowledge(&mut self) -> Result<(), Trouble> {
        let mut declared = String::from("[");
        let mut replaced = String::from("[");
        for (name, arity) in self.knowledge.declared() {
            let indicator =
                |name: Symbol| canonical(&Term::compound("/", vec![Term::Atom(name), Term::integer(arity as i64)]));
            let list = |text: &mut String, name| {
                if text.len() > 1 {
                    text.push(',');
                }
                text.push_str(&indicator(name));
            };
            if super::vocabulary::allowed(name, arity).is_some() {
                list(&mut replaced, name);
            }
            list(&mut declared, super::text::marked(name));
        }
        self.run("#declare", declared + "].")?;
        self.run("#replace", replaced + "].")?;
        let start = self.told.1;
        let texts: Vec<String> = self.knowledge.clauses()[start..]
            .chunks(CLAUSES_AT_ONCE)
            .map(|part| {
                let mut text = String::from("[");
                for (place, known) in part.iter().enumerate() {
                    if place > 0 {
                        text.push(',');
                    }
                    quoted(&format!("{}.", known.text), '"', &mut text);
                }
                text + "]."
            })
            .collect();
        for (part, text) in texts.into_iter().enumerate() {
            let faults = self.run("#clauses", text)?;
            for fault in read_back(&faults).as_ref().and_then(Term::as_list).unwrap_or_default() {
                let [Term::Integer(number), error] = fault.arguments() else { continue };
                let place = start + part * CLAUSES_AT_ONCE + usize::try_from(*number).unwrap_or(0);
                let Some(known) = self.knowledge.clauses().get(place) else { continue };
                let message =
                    format!("the Prolog system does not take {}: {}", known.clause, ball_text(&unmarked(error), None));
                self.findings.push(Diagnostic::new(code::CLAUSE_NOT_USED, message));
            }
        }
        Ok(())
    }

    /// What went wrong with clauses when the Prolog system was told them, and was not asked for yet.
    pub fn take_findings(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.findings)
    }

    /// Runs a predicate of the session: its answer, the text of a list of faults.
    fn run(&mut self, predicate: &str, text: String) -> Result<String, Trouble> {
        let deadline = Instant::now() + self.bounds.time.max(Duration::from_secs(30));
        let process = self
            .process
            .as_mut()
            .ok_or_else(|| Diagnostic::new(code::PROLOG_NOT_STARTED, "there is no Prolog system"))?;
        process.say(&Request::Run { predicate: predicate.to_owned(), text });
        match process.hear(deadline, &self.cancellation) {
            Ok(Reply::Done(answer)) => Ok(answer),
            Ok(_) => {
                self.process = None;
                Err(Diagnostic::new(code::QUERY_SYSTEM_DIED, "the Prolog system answered something else"))
            }
            Err(silence) => {
                self.process = None;
                Err(silence_finding(silence))
            }
        }
    }

    /// The number of the process of the Prolog system, while one runs.
    #[must_use]
    pub fn process_id(&self) -> Option<u32> {
        self.process.as_ref().map(Process::id)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Answers are being worked out.
    Running,
    /// The worker waits to hear whether more are wanted.
    Waiting,
    /// There are no more.
    Ended,
}

/// The answers to a question, one after the other.
#[derive(Debug)]
pub struct Answers<'s> {
    session: &'s mut Session,
    question: &'s Question,
    at_once: usize,
    given: usize,
    state: State,
    deadline: Instant,
    failed: Option<Trouble>,
    /// A proof that came before it was asked for.
    ahead: Option<String>,
    /// What the goal has written so far and nobody has taken.
    pub output: String,
}

impl Answers<'_> {
    /// The next answer; a finding in place of the last one if the question did not come to its natural end.
    pub fn next_answer(&mut self) -> Option<Result<Answer, Diagnostic>> {
        if let Some(trouble) = self.failed.take() {
            self.state = State::Ended;
            return Some(Err(self.placed(trouble, None)));
        }
        if self.state == State::Ended {
            return None;
        }
        if self.given >= self.session.bounds.answers {
            self.stop();
            let message = format!("there are more than {} answers", self.given);
            return Some(Err(self.placed(Diagnostic::new(code::QUERY_LIMIT, message), None)));
        }
        if self.at_once == 1 {
            self.deadline = Instant::now() + self.session.bounds.time;
        }
        if let Some(text) = self.ahead.take() {
            return self.take(&text);
        }
        loop {
            let Session { process: Some(process), cancellation, .. } = &mut *self.session else { return None };
            if self.state == State::Waiting {
                process.say(&Request::Next { answers: self.at_once });
                self.state = State::Running;
            }
            match process.hear(self.deadline, cancellation) {
                Ok(Reply::Output(text)) => self.output += &text,
                Ok(Reply::More) => self.state = State::Waiting,
                Ok(Reply::Proof(text)) => return self.take(&text),
                Ok(Reply::End { .. } | Reply::Ready | Reply::Done(_)) => {
                    self.state = State::Ended;
                    return None;
                }
                Err(silence) => {
                    self.session.process = None;
                    self.state = State::Ended;
                    return Some(Err(self.placed(silence_finding(silence), None)));
                }
            }
        }
    }

    fn take(&mut self, proof: &str) -> Option<Result<Answer, Diagnostic>> {
        let result = self.proof(proof);
        match &result {
            Some(Ok(_)) => self.given += 1,
            _ => self.stop(),
        }
        result
    }

    /// Whether it turns out within a moment that there are no more answers. (The search for the next one goes on meanwhile.)
    pub fn is_at_end(&mut self, moment: Duration) -> bool {
        let until = Instant::now() + moment;
        while self.state != State::Ended && self.ahead.is_none() && self.failed.is_none() {
            let Session { process: Some(process), cancellation, .. } = &mut *self.session else { return true };
            if self.state == State::Waiting {
                process.say(&Request::Next { answers: self.at_once });
                self.state = State::Running;
            }
            match process.hear(until, cancellation) {
                Ok(Reply::Output(text)) => self.output += &text,
                Ok(Reply::More) => self.state = State::Waiting,
                Ok(Reply::Proof(text)) if text == "end" => self.stop(),
                Ok(Reply::Proof(text)) => self.ahead = Some(text),
                Ok(Reply::End { .. } | Reply::Ready | Reply::Done(_)) => self.state = State::Ended,
                // What went wrong is told when the next answer is asked for.
                Err(_) => return false,
            }
        }
        self.state == State::Ended && self.ahead.is_none() && self.failed.is_none()
    }

    /// What a proof says: an answer, trouble, or that there are no more.
    fn proof(&self, text: &str) -> Option<Result<Answer, Diagnostic>> {
        match text {
            "end" => return None,
            "limit" => {
                let message = format!("no end after {} inferences", self.session.bounds.inferences);
                return Some(Err(self.placed(Diagnostic::new(code::QUERY_LIMIT, message), None)));
            }
            "large" => {
                let message = "an answer is cyclic, or too large to be shown";
                return Some(Err(self.placed(Diagnostic::new(code::ANSWER_TOO_LARGE, message), None)));
            }
            _ => {}
        }
        let term = read_back(text);
        let values = term.as_ref().filter(|term| term.functor().is_some_and(|(name, _)| name.as_str() == "answer"));
        if let Some(values) = values.and_then(|term| term.arguments()[0].as_list()) {
            return Some(Ok(self.question.answer(values.into_iter().cloned().collect())));
        }
        let context = term.as_ref().and_then(raised_by);
        let message = error_text(text);
        Some(Err(self.placed(Diagnostic::new(code::QUERY_FAILED, message), context)))
    }

    fn placed(&self, finding: Diagnostic, predicate: Option<(Symbol, usize)>) -> Diagnostic {
        finding.at(&self.question.source, self.question.place_of(predicate))
    }

    /// Ends the question, so that the process can be asked another one.
    fn stop(&mut self) {
        if self.state == State::Ended {
            return;
        }
        let was_waiting = self.state == State::Waiting;
        self.state = State::Ended;
        let soon = Instant::now() + Duration::from_millis(if was_waiting || self.at_once > 1 { 500 } else { 200 });
        let Session { process: Some(process), bounds, .. } = &mut *self.session else { return };
        process.say(&Request::Stop);
        let most = bounds.memory / 2;
        loop {
            match process.hear(soon, &Cancellation::default()) {
                // There is no garbage collection: a process that has grown large is not used again.
                Ok(Reply::End { memory }) if memory < most => return,
                Ok(Reply::End { .. }) | Err(_) => break,
                Ok(Reply::More) if !was_waiting => {}
                Ok(_) => {}
            }
        }
        self.session.process = None;
    }
}

impl Drop for Answers<'_> {
    fn drop(&mut self) {
        if self.failed.is_none() {
            self.stop();
        }
    }
}

fn silence_finding(silence: Silence) -> Diagnostic {
    match silence {
        Silence::Late | Silence::OutOfTime => Diagnostic::new(code::QUERY_LIMIT, "the time for the query is over"),
        Silence::Cancelled => Diagnostic::new(code::QUERY_INTERRUPTED, "interrupted"),
        Silence::OutOfMemory => Diagnostic::new(code::QUERY_LIMIT, "the query needs more memory than it may use"),
        Silence::Gone => Diagnostic::new(code::QUERY_SYSTEM_DIED, "the Prolog system broke down at this query"),
    }
}

/// The predicate that raised an error, if the error says so.
fn raised_by(term: &Term) -> Option<(Symbol, usize)> {
    let [error] = term.arguments() else { return None };
    let [_, context] = error.arguments() else { return None };
    match unmarked(context).arguments() {
        [Term::Atom(name), Term::Integer(arity)] => Some((*name, usize::try_from(*arity).ok()?)),
        _ => None,
    }
}

/// An error in words.
fn error_text(text: &str) -> String {
    let Some(term) = read_back(text) else { return format!("an error that cannot be read: {text}") };
    match (term.functor(), term.arguments()) {
        (Some((name, 1)), [ball]) if name.as_str() == "error" => ball_text(&unmarked(ball), raised_by(&term)),
        _ => ball_text(&unmarked(&term), None),
    }
}

/// What was thrown, in words.
fn ball_text(ball: &Term, by: Option<(Symbol, usize)>) -> String {
    let formal = match (ball.functor(), ball.arguments()) {
        (Some((name, 2)), [formal, _]) if name.as_str() == "error" => formal.clone(),
        _ => return format!("{} was thrown", value_text(ball)),
    };
    let by = by.map_or_else(String::new, |(name, arity)| format!(" (in {name}/{arity})"));
    let words: Vec<String> = formal.arguments().iter().map(value_text).collect();
    match (formal.functor().map(|(name, _)| name.as_str()), &words[..]) {
        (Some("instantiation_error"), _) => format!("a variable has no value where one is needed{by}"),
        (Some("existence_error"), [kind, what]) if kind == "procedure" => format!("there is no predicate {what}"),
        (Some("type_error"), [kind, what]) => format!("{what} stands where {} is needed{by}", kind.replace('_', " ")),
        (Some("domain_error"), [kind, what]) => format!("{what} is no {}{by}", kind.replace('_', " ")),
        (Some("evaluation_error"), [what]) => format!("arithmetic fails: {}{by}", what.replace('_', " ")),
        (Some("representation_error" | "resource_error"), [what]) => {
            format!("the system cannot hold it: {}{by}", what.replace('_', " "))
        }
        (Some("syntax_error"), [what]) => format!("a syntax error: {}{by}", what.replace('_', " ")),
        _ => format!("{}{by}", value_text(&formal)),
    }
}

/// A position as the session's own facts: see `library.pl`.
fn position_text(position: &Snapshot) -> String {
    let words = Words::get();
    let (columns, rows) = (position.columns(), position.rows());
    let mut text = format!("['#size'({columns},{rows})");
    for y in 0..rows {
        let groups: Vec<String> = runtime::points(columns, rows)
            .filter(|point| point.y() == y)
            .map(|point| words.group(position.group(point)).to_string())
            .collect();
        _ = write!(text, ",'#line'({y},l({}))", groups.join(","));
    }
    for group in runtime::groups(position).filter(|&group| position.content(group) != Content::Empty) {
        let mut links: Vec<usize> = position.links(group).map(|link| link.index()).collect();
        links.sort_unstable();
        let links: Vec<String> = links.iter().map(ToString::to_string).collect();
        let mut members: Vec<_> = position.members(group).collect();
        members.sort_unstable();
        let members: Vec<String> = members.iter().map(|point| format!("','({},{})", point.x(), point.y())).collect();
        let colour = words.content(position.content(group));
        _ = write!(text, ",'#row'({},{colour},[{}],[{}])", group.index(), links.join(","), members.join(","));
    }
    text + "]."
}
