//! What a session and its worker process say to each other: one JSON object a line, questions on the worker's standard input, answers on
//! its standard output.

use serde::{Deserialize, Serialize};

/// From the session to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Request {
    /// The first line: from here on the worker uses no more memory than so many bytes, and reaches nothing outside.
    Start { memory: u64 },
    /// Runs one of the session's own predicates, `Predicate(Text, Answer)`.
    Run { predicate: String, text: String },
    /// Proves a goal: `Values-Goal` as text. The limit is on inferences; so many answers are wanted now.
    Ask { text: String, inferences: u64, seconds: u64, answers: usize },
    /// More answers to the last goal.
    Next { answers: usize },
    /// No more of them.
    Stop,
}

/// From the worker to the session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Reply {
    /// The worker is ready.
    Ready,
    /// What a predicate of the session answered.
    Done(String),
    /// One proof of the goal, or why there are no more: the text of a term.
    Proof(String),
    /// Something the goal wrote.
    Output(String),
    /// As many answers as were wanted; there may be more.
    More,
    /// Nothing more will come for the last goal. The most memory that the worker has used so far, in bytes.
    End { memory: u64 },
}
