//! The manual: how to learn from any relational data with settings, knowledge bases and backgrounds of ACE/Tilde.
//!
//! - [`data`]: how to bring one's own data.
//! - [`settings`]: every setting, its default and what it does.
//! - [`tilde`]: how trees are built here, and how it is known that the original does the same.
//! - [`ensembles`]: boosting, forests, and ranking within groups.
//! - [`report`]: how to read what is printed.
//! - [`query`]: questions about positions of Go, and learning with predicates of one's own.
//! - [`rules`]: tactical rules that are theorems.
//! - [`solver`]: who wins a fight.
//!
//! On the command line it is `nakade tilde FILE.s`; the examples of these chapters do the same as a library, and are run as tests.

#[doc = include_str!("docs/data.md")]
pub mod data {}

#[doc = include_str!("docs/settings.md")]
pub mod settings {}

#[doc = include_str!("docs/tilde.md")]
pub mod tilde {}

#[doc = include_str!("docs/ensembles.md")]
pub mod ensembles {}

#[doc = include_str!("docs/report.md")]
pub mod report {}

#[doc = include_str!("docs/query.md")]
pub mod query {}

#[doc = include_str!("docs/rules.md")]
pub mod rules {}

#[doc = include_str!("docs/solver.md")]
pub mod solver {}
