//! Obvious backtracking: the literals are tried in the order written, each over all its answers.
//!
//! Slow, and meant to be believed. It works on terms and substitutions, not on slots and values, so that it shares no code
//! with what it checks but the relations themselves.

use super::UnknownRelation;
use crate::interpretation::{Background, InterpretationId, Value};
use crate::logic::{Literal, Substitution, Term, unify};

/// Calls `found` with the substitutions that make the conjunction true in the interpretation, extending `given`, until it
/// returns `false`. A literal with a negation succeeds where its atom has no answer.
///
/// # Errors
/// If a literal names a relation that the background does not have.
pub fn solve(
    background: &dyn Background,
    interpretation: InterpretationId,
    query: &[Literal],
    given: &Substitution,
    found: &mut dyn FnMut(&Substitution) -> bool,
) -> Result<bool, UnknownRelation> {
    let Some((literal, rest)) = query.split_first() else { return Ok(found(given)) };
    let mut answers = Vec::new();
    each_answer(background, interpretation, &given.apply(&literal.atom), &mut |answer| answers.push(answer))?;
    if literal.negated {
        return if answers.is_empty() { solve(background, interpretation, rest, given, found) } else { Ok(true) };
    }
    for answer in answers {
        let mut extended = given.clone();
        if unify(&literal.atom, &answer, &mut extended) && !solve(background, interpretation, rest, &extended, found)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The first substitution that makes the conjunction true, if there is one.
///
/// # Errors
/// If a literal names a relation that the background does not have.
pub fn first(
    background: &dyn Background,
    interpretation: InterpretationId,
    query: &[Literal],
    given: &Substitution,
) -> Result<Option<Substitution>, UnknownRelation> {
    let mut answer = None;
    solve(background, interpretation, query, given, &mut |substitution| {
        answer = Some(substitution.clone());
        false
    })?;
    Ok(answer)
}

/// The instances of an atom that are true.
fn each_answer(
    background: &dyn Background,
    interpretation: InterpretationId,
    atom: &Term,
    found: &mut dyn FnMut(Term),
) -> Result<(), UnknownRelation> {
    let unknown = || UnknownRelation { literal: format!("{atom}") };
    let (name, arity) = atom.functor().ok_or_else(unknown)?;
    let arguments = atom.arguments();
    if let Some(relation) = background.relation(name, arity) {
        let pattern: Vec<Value> = arguments.iter().map(|a| Value::of(a).unwrap_or(Value::UNBOUND)).collect();
        relation.solve(interpretation, &pattern, &mut |tuple| {
            let shown = arguments.iter().zip(tuple).map(|(argument, value)| match value.is_bound() {
                true => value.term(),
                false => argument.clone(),
            });
            found(Term::compound(name.as_str(), shown.collect()));
            true
        });
        return Ok(());
    }
    let [left, right] = arguments else { return Err(unknown()) };
    let numbers = || Some((Value::of(left)?.number()?, Value::of(right)?.number()?));
    let holds = match name.as_str() {
        // Two variables that are both unbound have no value that could be equal.
        "=" => {
            let mut same = Substitution::default();
            let one_has_a_value = left.is_ground() || right.is_ground();
            if one_has_a_value && unify(left, right, &mut same) {
                found(same.apply(atom));
            }
            return Ok(());
        }
        "\\=" => left.is_ground() && right.is_ground() && left != right,
        "<" => numbers().is_some_and(|(l, r)| l < r),
        "=<" => numbers().is_some_and(|(l, r)| l <= r),
        ">" => numbers().is_some_and(|(l, r)| l > r),
        ">=" => numbers().is_some_and(|(l, r)| l >= r),
        "=:=" => numbers().is_some_and(|(l, r)| l == r),
        _ => return Err(unknown()),
    };
    if holds {
        found(atom.clone());
    }
    Ok(())
}
