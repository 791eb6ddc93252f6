//! One worker process and the pipes to it.

use super::protocol::{Reply, Request};
use super::worker::ARGUMENT;
use crate::diagnostics::Cancellation;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How often a wait looks whether it was cancelled.
const LOOK: Duration = Duration::from_millis(20);
/// How long a worker may take to become ready, on a busy machine.
const START: Duration = Duration::from_secs(60);

/// The program that is started as a worker: `nakade`, or any that calls [`worker::run`](super::worker::run) when its first argument is
/// [`ARGUMENT`](super::worker::ARGUMENT).
#[derive(Clone, Debug)]
pub struct Worker(PathBuf);

impl Worker {
    /// The program in a file.
    pub fn new(program: impl Into<PathBuf>) -> Self {
        Self(program.into())
    }

    /// The program that is running.
    ///
    /// # Errors
    /// If the system does not tell.
    pub fn this() -> std::io::Result<Self> {
        std::env::current_exe().map(Self)
    }
}

/// Why nothing came from a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Silence {
    /// It did not answer in time.
    Late,
    /// Somebody cancelled.
    Cancelled,
    /// It is gone.
    Gone,
    /// It came to its limit of memory.
    OutOfMemory,
    /// It came to its limit of processor time.
    OutOfTime,
}

/// A running worker. It ends when this is dropped.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    input: ChildStdin,
    replies: Receiver<Reply>,
}

impl Process {
    /// Starts a worker that may use so many bytes of memory, and waits until it is ready.
    pub(super) fn start(worker: &Worker, memory: u64, cancellation: &Cancellation) -> Result<Self, String> {
        let mut command = Command::new(&worker.0);
        command.arg(ARGUMENT).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Nothing of the surroundings is of use to it, and Ctrl-C is not meant for it.
        command.env_clear();
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| format!("{}: {error}", worker.0.display()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("the pipes to the worker are missing".to_owned());
        };
        let (sender, replies) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                let Ok(reply) = serde_json::from_str(&line) else { return };
                if sender.send(reply).is_err() {
                    return;
                }
            }
        });
        let mut process = Self { child, input, replies };
        process.say(&Request::Start { memory });
        match process.hear(Instant::now() + START, cancellation) {
            Ok(Reply::Ready) => Ok(process),
            Ok(_) | Err(Silence::Gone) => Err(format!("{} does not work as a worker", worker.0.display())),
            Err(silence) => Err(format!("the worker did not become ready: {silence:?}")),
        }
    }

    /// Says something. A worker that is gone is noticed when it is to answer.
    pub(super) fn say(&mut self, request: &Request) {
        let line = serde_json::to_string(request).unwrap_or_default() + "\n";
        _ = self.input.write_all(line.as_bytes()).and_then(|()| self.input.flush());
    }

    /// Waits for the next reply.
    pub(super) fn hear(&mut self, deadline: Instant, cancellation: &Cancellation) -> Result<Reply, Silence> {
        loop {
            let now = Instant::now();
            match self.replies.recv_timeout(LOOK.min(deadline.saturating_duration_since(now))) {
                Ok(reply) => return Ok(reply),
                Err(RecvTimeoutError::Disconnected) => return Err(self.cause_of_death()),
                Err(RecvTimeoutError::Timeout) if cancellation.is_cancelled() => return Err(Silence::Cancelled),
                Err(RecvTimeoutError::Timeout) if now >= deadline => return Err(Silence::Late),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    fn cause_of_death(&mut self) -> Silence {
        let status = self.child.wait();
        #[cfg(unix)]
        if let Some(signal) = status.ok().and_then(|status| std::os::unix::process::ExitStatusExt::signal(&status)) {
            return match signal {
                // Rust aborts where an allocation fails or the stack ends.
                libc::SIGABRT | libc::SIGBUS => Silence::OutOfMemory,
                libc::SIGXCPU => Silence::OutOfTime,
                _ => Silence::Gone,
            };
        }
        Silence::Gone
    }

    /// The number of the process.
    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
