//! The process that runs the Prolog system: the same program, started again with [`ARGUMENT`].
//!
//! Scryer Prolog has no interrupt and no limit on memory, and faults in it (there are some) end the process or leave the machine in
//! pieces. So it runs in a process of its own, which the session ends and starts anew as it likes.

use super::isolation;
use super::protocol::{Reply, Request};
use super::text::quoted;
use super::vocabulary::{Argument, all_allowed, allowed};
use scryer_prolog::{LeafAnswer, Machine, MachineBuilder, QueryState, StreamConfig, Term};
use std::cell::RefCell;
use std::io::{BufRead, Read, Write};
use std::mem::ManuallyDrop;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;

/// The argument that makes the program a worker.
pub const ARGUMENT: &str = "prolog-worker";

const LIBRARY: &str = include_str!("library.pl");
/// Terms can be deep.
const STACK: usize = 256 << 20;
/// What a goal may write before the rest is dropped, in bytes.
const MOST_OUTPUT: usize = 1 << 20;

/// Answers requests on standard input until it ends.
#[must_use]
pub fn run() -> ExitCode {
    let parent = isolation::parent();
    let Ok(worker) = std::thread::Builder::new().stack_size(STACK).spawn(work) else { return ExitCode::from(2) };
    // A goal that runs for ever does not notice that the session has gone.
    while !worker.is_finished() {
        std::thread::sleep(Duration::from_millis(50));
        if isolation::parent() != parent {
            std::process::exit(2);
        }
    }
    ExitCode::SUCCESS
}

type Output = Rc<RefCell<Vec<u8>>>;

fn work() {
    let output = Output::default();
    let mut machine = machine(&output);
    let mut requests = std::io::stdin().lock().lines().map_while(Result::ok);
    let mut next = move || requests.next().and_then(|line| serde_json::from_str::<Request>(&line).ok());
    while let Some(request) = next() {
        match request {
            Request::Start { memory } => {
                isolation::limit_memory(memory);
                _ = isolation::close_off();
                say(&Reply::Ready);
            }
            Request::Run { predicate, text } => {
                let mut goal = format!("'{predicate}'(");
                quoted(&text, '"', &mut goal);
                let answer = answers(&mut machine, &(goal + ",R).")).next().and_then(text_of);
                say(&Reply::Done(answer.unwrap_or_default()));
            }
            Request::Ask { text, inferences, seconds, answers } => {
                isolation::limit_time(seconds);
                ask(&mut machine, &output, &mut next, (&text, inferences), answers);
                say(&Reply::End { memory: isolation::peak_memory() });
            }
            Request::Next { .. } | Request::Stop => {}
        }
    }
}

fn machine(output: &Output) -> Machine {
    let written = output.clone();
    let streams = StreamConfig::in_memory().with_user_output(scryer_prolog::OutputStreamConfig::callback(Box::new(
        move |cursor| {
            let mut kept = written.borrow_mut();
            let left = MOST_OUTPUT.saturating_sub(kept.len()) as u64;
            _ = cursor.take(left).read_to_end(&mut kept);
            *cursor = std::io::Cursor::default();
        },
    )));
    let mut machine = MachineBuilder::default().with_streams(streams).build();
    let mut library = LIBRARY.to_owned();
    for (name, arity) in all_allowed() {
        let kinds = allowed(name, arity).unwrap_or_default().iter().map(|kind| match kind {
            Argument::Data => "-1".to_owned(),
            Argument::Quantified => "-2".to_owned(),
            Argument::Goal(missing) => missing.to_string(),
        });
        let mut fact = String::from("'#meta'(");
        quoted(name.as_str(), '\'', &mut fact);
        library += &format!("{fact},{arity},[{}]).\n", kinds.collect::<Vec<_>>().join(","));
    }
    machine.consult_module_string("user", library);
    machine
}

/// The answers to a goal whose text is without fault. What is left of the query is never dropped: that would take apart a machine in which the goal
/// raised an error, or has not come to its end.
fn answers<'m>(machine: &'m mut Machine, goal: &str) -> impl Iterator<Item = Term> + 'm {
    let mut state: ManuallyDrop<QueryState<'m>> = ManuallyDrop::new(machine.run_query(goal));
    std::iter::from_fn(move || match state.next()? {
        Ok(LeafAnswer::LeafAnswer { bindings, .. }) => {
            bindings.into_iter().find(|(name, _)| name == "R").map(|(_, r)| r)
        }
        _ => None,
    })
}

fn text_of(term: Term) -> Option<String> {
    match term {
        Term::String(text) => Some(text),
        _ => None,
    }
}

/// Proves a goal, so many answers at a time.
fn ask(
    machine: &mut Machine,
    output: &Output,
    next: &mut impl FnMut() -> Option<Request>,
    (text, inferences): (&str, u64),
    mut wanted: usize,
) {
    let mut goal = String::from("'#ask'(");
    quoted(text, '"', &mut goal);
    let mut given = 0;
    for answer in answers(machine, &format!("{goal},{inferences},R).")) {
        let written = std::mem::take(&mut *output.borrow_mut());
        if !written.is_empty() {
            say(&Reply::Output(String::from_utf8_lossy(&written).into_owned()));
        }
        let Some(text) = text_of(answer) else { break };
        let is_last = !text.starts_with("answer(") && text != "large";
        say(&Reply::Proof(text));
        if is_last {
            return;
        }
        given += 1;
        if given == wanted {
            say(&Reply::More);
            match next() {
                Some(Request::Next { answers }) => (given, wanted) = (0, answers),
                _ => return,
            }
        }
    }
    // The limit was reached on the way back into the goal.
    say(&Reply::Proof("limit".to_owned()));
}

/// Says something; if nobody listens any more there is nothing left to do.
fn say(reply: &Reply) {
    let mut out = std::io::stdout().lock();
    let line = serde_json::to_string(reply).unwrap_or_default() + "\n";
    if out.write_all(line.as_bytes()).and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}
