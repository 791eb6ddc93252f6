//! Asking a position anything, in Prolog.
//!
//! A [`Question`] is a goal over the facts of a position, the background and theories of the user ([`Knowledge`]). Where everything it needs
//! is known natively, `Native` answers it; a `Session` with Scryer Prolog answers every question, with the same answers in
//! the same order. The Prolog system runs in a process of its own ([`worker`]), with limits on inferences, answers, memory
//! and time, and behind two walls: goals reach only what is on a list (`vocabulary`, `translate`), and the operating system
//! lets the process do nothing but compute (`isolation`).
//!
//! This module knows nothing of learning.

mod advice;
mod definitions;
mod dialogue;
#[cfg(feature = "prolog")]
mod isolation;
mod knowledge;
mod native;
mod order;
mod proof;
#[cfg(feature = "prolog")]
mod process;
#[cfg(feature = "prolog")]
mod protocol;
mod question;
#[cfg(feature = "prolog")]
mod session;
mod survey;
mod text;
mod translate;
mod types;
mod vocabulary;
#[cfg(feature = "prolog")]
pub mod worker;

pub use advice::{advice, nearest};
pub use definitions::{Asked, Definitions, are_fatal, is_concepts};
pub use dialogue::{Dialogue, Replies};
pub use knowledge::{Joining, Knowledge, Predicate, is_of_position};
pub use native::{Native, not_native};
#[cfg(feature = "prolog")]
pub use process::Worker;
pub use proof::{Proof, proof_of, proof_question};
pub use question::{Answer, Question, value_text};
#[cfg(feature = "prolog")]
pub use session::{Answers, Bounds, Session};
pub use survey::{Choice, Engine, Outcome, Survey, Wanted};
pub use types::{Kind, Types};
pub use vocabulary::all_allowed;
