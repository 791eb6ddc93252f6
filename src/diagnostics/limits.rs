//! Limits of a computation and the reasons for which it stopped.
//!
//! Reaching a limit is not an error: the best result so far is returned beside the [`StopReason`].

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A flag that another thread (a signal handler, say) sets to stop a computation.
#[derive(Clone, Debug, Default)]
pub struct Cancellation(Arc<AtomicBool>);

impl Cancellation {
    /// Asks every computation that holds a clone to stop soon.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked to stop.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Why a computation ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// It ran to its natural end.
    Finished,
    /// The time limit passed.
    TimeLimit,
    /// Somebody cancelled it (Ctrl-C).
    Cancelled,
    /// A limit on nodes, steps or inferences was reached.
    StepLimit,
    /// A limit on memory was reached.
    MemoryLimit,
}

impl fmt::Display for StopReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StopReason::Finished => "finished",
            StopReason::TimeLimit => "time limit reached",
            StopReason::Cancelled => "interrupted",
            StopReason::StepLimit => "step limit reached",
            StopReason::MemoryLimit => "memory limit reached",
        })
    }
}

/// What a computation may use.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Stop at this moment.
    pub deadline: Option<Instant>,
    /// Stop when asked.
    pub cancellation: Cancellation,
    /// Stop when the process uses so many bytes of memory, where the system tells (Linux).
    pub memory: Option<u64>,
}

impl Limits {
    /// No limit at all.
    #[must_use]
    pub fn none() -> Self {
        Self::default()
    }

    /// Ends `time` from now.
    #[must_use]
    pub fn time(time: Duration) -> Self {
        Self { deadline: Instant::now().checked_add(time), ..Self::default() }
    }

    /// The reason to stop now, if there is one. Cheap enough to ask every few microseconds.
    #[must_use]
    pub fn reached(&self) -> Option<StopReason> {
        if self.cancellation.is_cancelled() {
            Some(StopReason::Cancelled)
        } else if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            Some(StopReason::TimeLimit)
        } else {
            None
        }
    }

    /// The same with the limit on memory, which is not cheap to ask.
    #[must_use]
    pub fn reached_with_memory(&self) -> Option<StopReason> {
        let most = self.memory?;
        memory_in_use().filter(|used| *used > most).map(|_| StopReason::MemoryLimit).or_else(|| self.reached())
    }
}

/// Watches limits while many small steps are made, from several threads.
#[derive(Debug, Default)]
pub struct Watch {
    limits: Limits,
    stopped: AtomicBool,
}

/// Steps between two looks at the clock.
const STEPS: u32 = 1 << 14;

impl Watch {
    /// Watches some limits.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self { limits, stopped: AtomicBool::new(false) }
    }

    /// Counts a step; whether to go on. `steps` is the counter of the thread.
    #[inline]
    pub fn goes_on(&self, steps: &mut u32) -> bool {
        *steps += 1;
        if *steps < STEPS {
            return true;
        }
        *steps = 0;
        !self.is_stopped()
    }

    /// Whether a limit was reached: then what was being worked out is not to be used.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        // Looked at here too: a step may take milliseconds, and then the clock is looked at seldom by counting them.
        if !self.stopped.load(Ordering::Relaxed) && self.limits.reached().is_some() {
            self.stopped.store(true, Ordering::Relaxed);
        }
        self.stopped.load(Ordering::Relaxed)
    }
}

/// The most memory that the process has used so far, in bytes, where the system tells (Linux).
#[must_use]
pub fn peak_memory() -> Option<u64> {
    status_bytes("VmHWM:")
}

/// The memory that the process uses now, in bytes, where the system tells (Linux).
#[must_use]
pub fn memory_in_use() -> Option<u64> {
    status_bytes("VmRSS:")
}

fn status_bytes(name: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with(name))?;
    Some(line.split_whitespace().nth(1)?.parse::<u64>().ok()? * 1024)
}
