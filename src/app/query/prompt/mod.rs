//! The prompt of `nakade query`: questions and commands about one position after the other.

mod commands;
mod draw;
mod line;
mod walk;

use super::super::output::{self, Failure};
use super::print::{Printer, printable};
use crate::app::arguments::{Query, QueryFormat};
use crate::diagnostics::{Cancellation, Diagnostic, Severity, Source, Style, render};
use crate::facts::snapshot;
use crate::go::Point;
use crate::problem::Problem;
use crate::prolog::{Answer, Dialogue, Joining, Knowledge, Question, Types, Wanted};
use crate::runtime::Snapshot;
use anyhow::anyhow;
use line::{Input, Lines};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use walk::Walk;

/// What the prompt holds.
pub struct Prompt {
    problems: Vec<Problem>,
    /// The problem that is shown.
    current: usize,
    /// The positions before each move that was played, and the moves.
    played: Vec<(Problem, Option<Point>)>,
    /// The problem after the moves.
    shown: Problem,
    board: Snapshot,
    dialogue: Dialogue,
    types: Types,
    /// Texts that were defined here.
    defined: Vec<String>,
    /// The last question and its last answer.
    last: Option<(Question, Answer)>,
    walk: Option<Walk>,
    ascii: bool,
    draws: bool,
    interrupt: Arc<Mutex<Option<Cancellation>>>,
}

/// Whether to go on.
enum Next {
    Go,
    Leave,
    /// What was typed in place of `;`.
    Input(Input),
}

/// Opens the prompt on some problems.
pub fn open(options: &Query, problems: Vec<Problem>, knowledge: Knowledge) -> Result<ExitCode, Failure> {
    let shown = problems.first().cloned().ok_or_else(|| anyhow!("there is no problem to ask about"))?;
    let interrupt = handler();
    #[cfg(feature = "prolog")]
    let dialogue = {
        let bounds = crate::prolog::Bounds {
            time: options.time_limit.unwrap_or(std::time::Duration::from_secs(60)),
            memory: options.memory_limit.saturating_mul(1 << 20),
            answers: options.most,
            ..crate::prolog::Bounds::default()
        };
        Dialogue::new(knowledge, crate::prolog::Worker::this()?, bounds)
    };
    #[cfg(not(feature = "prolog"))]
    let dialogue = Dialogue::new(knowledge, options.time_limit.unwrap_or(std::time::Duration::from_secs(60)));
    let types = Types::of(dialogue.knowledge());
    let board = snapshot(&shown);
    let mut prompt = Prompt {
        problems,
        current: 0,
        played: Vec::new(),
        shown,
        board,
        dialogue,
        types,
        defined: Vec::new(),
        last: None,
        walk: None,
        ascii: false,
        draws: true,
        interrupt,
    };
    prompt.dialogue.engine = options.engine.into();
    prompt.refresh();
    prompt.run()
}

/// Ctrl-C stops the query that runs; while none runs it is the editor's, or ends the program.
fn handler() -> Arc<Mutex<Option<Cancellation>>> {
    let running: Arc<Mutex<Option<Cancellation>>> = Arc::default();
    let shared = running.clone();
    // Fails only where a handler is set already.
    _ = ctrlc::set_handler(move || match &*shared.lock().unwrap_or_else(|e| e.into_inner()) {
        Some(cancellation) => cancellation.cancel(),
        None => std::process::exit(130),
    });
    running
}

impl Prompt {
    fn run(&mut self) -> Result<ExitCode, Failure> {
        let mut lines = Lines::new();
        let count = self.problems.len();
        output::print(&format!(
            "{count} position{} to ask about; :help says what can be typed.\n",
            if count == 1 { "" } else { "s" }
        ))?;
        self.show_board(&[])?;
        let mut waiting = None;
        loop {
            lines.set_names(self.names());
            let input = waiting.take().unwrap_or_else(|| lines.next("?- "));
            let next = match input {
                Input::End => break,
                Input::Interrupted => Next::Go,
                Input::Text(text) if text.is_empty() => Next::Go,
                Input::Text(text) if matches!(text.trim_end_matches('.').trim(), "halt" | "quit" | "exit") => {
                    Next::Leave
                }
                Input::Text(text) if text == ";" => {
                    output::print("there is no query to go on with\n")?;
                    Next::Go
                }
                Input::Text(text) if is_command(&text) => self.command(&text)?,
                Input::Text(text) => self.query(&text, &mut lines)?,
            };
            match next {
                Next::Go => {}
                Next::Leave => break,
                Next::Input(input) => waiting = Some(input),
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Names for completion.
    fn names(&self) -> Vec<String> {
        let own = self.dialogue.knowledge().predicates().into_iter();
        let all = own.chain(crate::prolog::all_allowed()).map(|(name, _)| name.to_string());
        let mut names: Vec<String> = all.filter(|name| name.starts_with(char::is_alphabetic)).collect();
        names.sort();
        names.dedup();
        names
    }

    /// Tells the dialogue which position it is about.
    fn refresh(&mut self) {
        self.board = snapshot(&self.shown);
        self.dialogue.set_position(&self.board);
        self.last = None;
    }

    /// Asks, and gives an answer for each `;`.
    fn query(&mut self, text: &str, lines: &mut Lines) -> Result<Next, Failure> {
        let question = match Question::read(text, self.dialogue.knowledge()) {
            Ok(question) => question,
            Err(findings) => {
                tell(&findings)?;
                if let Some(hint) = meant(text) {
                    output::print(&format!("{hint}\n"))?;
                }
                return Ok(Next::Go);
            }
        };
        let cancellation = Cancellation::default();
        self.dialogue.set_cancellation(cancellation.clone());
        let printer = Printer::new(QueryFormat::Text, Wanted::All, &question, &self.types);
        let picture = draw::Drawing { problem: &self.shown, ascii: self.ascii, draws: self.draws };
        let set = |running: Option<Cancellation>| *self.interrupt.lock().unwrap_or_else(|e| e.into_inner()) = running;
        // Starting the Prolog system can be interrupted too.
        set(Some(cancellation.clone()));
        let mut replies = self.dialogue.ask(&question);
        let mut given = 0;
        let mut last = None;
        let next = loop {
            set(Some(cancellation.clone()));
            let reply = replies.next_answer();
            let is_last = !matches!(reply, Some(Ok(_))) || replies.is_at_end();
            set(None);
            let written = replies.take_output();
            if !written.is_empty() {
                output::print(&(printable(&written).trim_end_matches('\n').to_owned() + "\n"))?;
            }
            match reply {
                None => {
                    output::print(if given == 0 { "no\n" } else { "no more answers\n" })?;
                    for hint in crate::prolog::advice(&question).iter().filter(|_| given == 0) {
                        output::print(&format!("({hint})\n"))?;
                    }
                    break Next::Go;
                }
                Some(Err(trouble)) => {
                    tell(&[trouble])?;
                    break Next::Go;
                }
                Some(Ok(answer)) => {
                    given += 1;
                    let points = printer.points(&answer, &self.board);
                    let end = if is_last { "" } else { " ;" };
                    output::print(&format!(
                        "{}{}{end}\n",
                        picture.answer(&answer, &points),
                        printer.in_words(&answer, &self.board)
                    ))?;
                    last = Some(answer);
                    if is_last {
                        break Next::Go;
                    }
                }
            }
            match lines.next(";? ") {
                Input::Text(text) if text == ";" => {}
                Input::Text(text) if text.is_empty() || text == "." => break Next::Go,
                Input::Interrupted => break Next::Go,
                other => break Next::Input(other),
            }
        };
        drop(replies);
        tell(&self.dialogue.take_findings())?;
        if let Some(answer) = last {
            self.last = Some((question, answer));
        }
        Ok(next)
    }

    /// Adds clauses.
    fn define(&mut self, text: &str) -> Result<(), Failure> {
        let text = if text.trim_end().ends_with('.') { text.to_owned() } else { format!("{text}.") };
        let findings = self.dialogue.load(&Arc::new(Source::new("definition", text.as_str())), Joining::Add);
        self.types = Types::of(self.dialogue.knowledge());
        let is_wrong = findings.iter().any(|finding| finding.severity() == Severity::Error);
        tell(&findings)?;
        if !is_wrong {
            self.defined.push(text);
            output::print("defined\n")?;
        }
        Ok(())
    }
}

/// What a text that is no goal may have been meant for.
fn meant(text: &str) -> Option<String> {
    let first = text.split(|c: char| c.is_whitespace() || c == '.').next().unwrap_or_default();
    let command = commands::COMMANDS.iter().map(|(name, ..)| *name).find(|name| name[1..] == *first);
    match command {
        Some(command) => Some(format!("(commands begin with a colon: {command})")),
        None if text.contains(":-") && !text.starts_with([':', '?']) => {
            Some("(a clause is added by :define, or read from a file by :load)".into())
        }
        None => None,
    }
}

/// `:word`; `:- goal` is a goal.
fn is_command(text: &str) -> bool {
    text.strip_prefix(':').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_alphabetic() || c == '?'))
}

/// Tells findings where the answers stand.
fn tell(findings: &[Diagnostic]) -> Result<(), Failure> {
    for finding in findings.iter().filter(|finding| finding.severity() != Severity::Note) {
        output::print(&(render(finding, Style::Coloured) + "\n"))?;
    }
    Ok(())
}
