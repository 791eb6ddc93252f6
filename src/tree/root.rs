//! The root query, asked once of each example before anything else.

use super::{key_substitution, key_variables, root_path};
use crate::bias::Type;
use crate::coverage::{Conjunction, Path, Query, UnknownRelation, reference};
use crate::interpretation::{Background, ExampleSet, Value};
use crate::logic::{Term, Variable};
use rayon::prelude::*;

/// What the root query says of the examples.
pub(crate) struct RootAnswers {
    /// The path before the first test.
    pub(crate) path: Path,
    /// For each example the values of the path's variables that are fixed.
    pub(crate) values: Vec<Value>,
    /// For each example whether the root query has an answer.
    pub(crate) answered: Vec<bool>,
}

/// How many answers the root query has for an example, and the first.
struct RootAnswer {
    several: bool,
    row: Vec<Value>,
}

/// Asks the root query of all examples.
///
/// If it never has several answers, and always binds the same variables, these are fixed, and its literals are done with;
/// otherwise only the key is fixed.
pub(crate) fn root_answers(
    background: &dyn Background,
    examples: &ExampleSet,
    root: &Query,
    types: &[Type],
    key: &[bool],
) -> Result<RootAnswers, UnknownRelation> {
    let path = root_path(root, types, key);
    let width = path.variables.len();
    let literals = root.get(1..).unwrap_or_default();
    let keys = key_variables(root, key);
    // Negated literals are left to the reference: they are rare, and asked once for each example.
    let query = match literals.iter().any(|literal| literal.negated) {
        true => None,
        false => Some(Conjunction::new(literals, width, background)?),
    };
    let answers: Vec<Option<RootAnswer>> = (0..examples.len())
        .into_par_iter()
        .map(|at| {
            let interpretation = examples.interpretation(at);
            let mut answer: Option<RootAnswer> = None;
            let mut found = |row: &[Value]| {
                let first = answer.get_or_insert_with(|| RootAnswer { several: false, row: row.to_vec() });
                first.several |= first.row != row;
                !first.several
            };
            if let Some(query) = &query {
                let given: Vec<(usize, Value)> = keys.iter().copied().zip(examples.key(at).iter().copied()).collect();
                query.answers(interpretation, &given, &mut found);
            } else {
                let given = key_substitution(root, key, examples.key(at));
                reference::solve(background, interpretation, literals, &given, &mut |substitution| {
                    let value = |n: usize| Value::of(&substitution.apply(&Term::Variable(Variable(n as u32))));
                    let row: Vec<Value> = (0..width).map(|n| value(n).unwrap_or(Value::UNBOUND)).collect();
                    found(&row)
                })?;
            }
            Ok(answer)
        })
        .collect::<Result<_, _>>()?;
    let answered = answers.iter().map(Option::is_some).collect();
    let bound = |answer: &RootAnswer| -> Vec<bool> { answer.row.iter().map(|value| value.is_bound()).collect() };
    let mut known = answers.iter().flatten();
    let pattern = known.clone().next().map(bound);
    if let Some(pattern) = pattern
        && known.all(|answer| !answer.several && bound(answer) == pattern)
    {
        let mut fixed = Path { literals: Vec::new(), ..path };
        fixed.variables.iter_mut().zip(pattern).for_each(|(variable, bound)| variable.fixed |= bound);
        let none = vec![Value::UNBOUND; width];
        let values = answers.iter().flat_map(|answer| answer.as_ref().map_or(&none, |answer| &answer.row)).copied();
        return Ok(RootAnswers { path: fixed, values: values.collect(), answered });
    }
    let mut values = vec![Value::UNBOUND; width * examples.len()];
    for at in 0..examples.len() {
        for (&variable, value) in keys.iter().zip(examples.key(at)) {
            values[at * width + variable] = *value;
        }
    }
    Ok(RootAnswers { path, values, answered })
}
