//! Rules that are theorems: what is true of every board, derived from the rules of Go.
//!
//! A theory of tactics (`background/tactics.pl`) says when goals are reached and what survives a move. From it the metaprogram
//! `introspect.pl` derives rules ([`generate`]), as Cazenave's Introspect did: wins, threats, losses, and complete sets of forced
//! moves. Each rule carries a proof, which [`proof`] checks, and claims something that [`truth`] can look up by plain search;
//! [`trial`] does so in a million positions. [`matcher`] finds all that a set of rules has to say about a position.
//! [`acquire`] learns rules from single games, as the system of Kojima and Yoshikawa did: patterns, true whatever is beyond them ([`partial`]).
//!
//! Knows nothing of learning.

pub mod acquire;
pub mod advisor;
mod ahead;
pub mod condition;
#[cfg(feature = "prolog")]
pub mod generate;
pub mod example;
pub mod matcher;
pub mod order;
pub mod partial;
pub mod pattern;
pub mod proof;
pub mod prune;
pub mod questions;
pub mod rule;
pub mod selection;
mod stamp;
pub mod theorems;
pub mod theory;
pub mod trial;
pub mod truth;
mod walk;
pub mod words;

/// The rules that come with the program; `trees/rules/README.md` says how they were made.
pub const SHIPPED: &str = include_str!("../../trees/rules/tactics.pl");
