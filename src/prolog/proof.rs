//! Why an answer holds: the first proof of a goal, as a tree.
//!
//! The session's Prolog text has a meta-interpreter that proves a goal and tells how; here it is asked, and what it tells is made a tree of goals
//! as the user wrote them.

use super::question::{Answer, Question, unmarked};
use super::text::canonical;
use super::translate::Translator;
use super::vocabulary::allowed;
use crate::logic::{Substitution, Term, unify};

/// How deep proofs are told.
const DEPTH: i64 = 6;

/// A goal that was proved, and from what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The goal, with its variables bound.
    pub goal: Term,
    /// The proofs of the goals of the clause that proved it; none of what is built in or belongs to the position.
    pub from: Vec<Proof>,
}

/// The question whose answer is the proof of an answer.
#[must_use]
pub fn proof_question(question: &Question, answer: &Answer) -> Question {
    let mut bindings = Substitution::new();
    for ((_, variable), (_, value)) in question.variables.iter().zip(&answer.bindings) {
        // Values with variables left in them say nothing that a proof could use.
        if value.is_ground() {
            unify(&Term::Variable(*variable), value, &mut bindings);
        }
    }
    let goal = bindings.apply(&question.goal);
    // What is called was checked when the question was read: whatever is not built in is the user's.
    let marked = Translator::new(&|name, arity| allowed(name, arity).is_none()).goal(&goal);
    let mut asked = question.clone();
    let proof = Term::variable(goal.variables().iter().map(|v| v.0 + 1).max().unwrap_or(0));
    let asking = Term::compound("#proof", vec![marked, Term::integer(DEPTH), proof.clone()]);
    asked.text = canonical(&Term::compound("-", vec![Term::list([proof.clone()]), asking]));
    if let Term::Variable(variable) = proof {
        asked.variables = vec![("Proof".to_owned(), variable)];
    }
    asked
}

/// The tree that the answer to a [`proof_question`] holds.
#[must_use]
pub fn proof_of(answer: &Answer) -> Option<Proof> {
    answer.bindings.first().and_then(|(_, term)| tree(term, 0))
}

fn tree(term: &Term, depth: usize) -> Option<Proof> {
    if depth > 100 {
        return None;
    }
    match (term.functor()?.0.as_str(), term.arguments()) {
        ("leaf", [goal]) => Some(Proof { goal: unmarked(goal), from: Vec::new() }),
        ("proof", [goal, proofs]) => {
            let from = proofs.as_list()?.into_iter().map(|proof| tree(proof, depth + 1)).collect::<Option<Vec<_>>>()?;
            Some(Proof { goal: unmarked(goal), from })
        }
        _ => None,
    }
}
