//! Constants that come from the data: those that occur in a place, and thresholds of numbers.

use super::{Bias, Constants, ModeArgument};
use crate::interpretation::{Background, InterpretationId, Value};
use crate::logic::Symbol;
use std::collections::HashSet;

/// No place offers more constants than this, so that a family of refinements stays within memory.
const MOST_CONSTANTS: usize = 5_000;

impl Bias {
    /// The bias with every constant listed, as found in the given interpretations.
    ///
    /// Thresholds are cut so that about equally many of the occurring numbers lie between two of them. A place for which
    /// nothing is found loses its mode.
    #[must_use]
    pub fn with_constants(&self, background: &dyn Background, interpretations: &[InterpretationId]) -> Self {
        let mut bias = self.clone();
        bias.modes.retain_mut(|mode| {
            mode.literals.iter_mut().all(|literal| {
                let predicate = (literal.name, literal.arguments.len());
                literal.arguments.iter_mut().enumerate().all(|(place, argument)| {
                    let ModeArgument::Constant(constants) = argument else { return true };
                    let values = match constants {
                        Constants::List(_) => return true,
                        Constants::Occurring => occurring(background, interpretations, predicate, place),
                        Constants::Thresholds { predicate, argument, count } => {
                            thresholds(occurring_numbers(background, interpretations, *predicate, *argument), *count)
                        }
                    };
                    *constants = Constants::List(values.into());
                    matches!(constants, Constants::List(values) if !values.is_empty())
                })
            })
        });
        bias
    }
}

/// Calls `found` with the values in one place of a relation, once for each tuple.
fn each_value(
    background: &dyn Background,
    interpretations: &[InterpretationId],
    (name, arity): (Symbol, usize),
    place: usize,
    found: &mut dyn FnMut(Value) -> bool,
) {
    let Some(relation) = background.relation(name, arity) else { return };
    let pattern = vec![Value::UNBOUND; arity];
    for &interpretation in interpretations {
        if !relation.solve(interpretation, &pattern, &mut |tuple| found(tuple[place])) {
            return;
        }
    }
}

/// The distinct constants in one place, in the standard order of terms.
fn occurring(
    background: &dyn Background,
    interpretations: &[InterpretationId],
    predicate: (Symbol, usize),
    place: usize,
) -> Vec<Value> {
    let mut seen = HashSet::new();
    each_value(background, interpretations, predicate, place, &mut |value| {
        seen.insert(value);
        seen.len() < MOST_CONSTANTS
    });
    let mut values: Vec<Value> = seen.into_iter().filter(|value| value.is_bound()).collect();
    values.sort_by_cached_key(|value| value.term());
    values
}

fn occurring_numbers(
    background: &dyn Background,
    interpretations: &[InterpretationId],
    predicate: (Symbol, usize),
    place: usize,
) -> Vec<f64> {
    let mut numbers = Vec::new();
    each_value(background, interpretations, predicate, place, &mut |value| {
        numbers.extend(value.number().filter(|number| number.is_finite()));
        true
    });
    numbers
}

/// At most `count` cut points, halfway between numbers that occur, with about equally many numbers between them.
fn thresholds(mut numbers: Vec<f64>, count: usize) -> Vec<Value> {
    numbers.sort_by(f64::total_cmp);
    let mut cuts: Vec<f64> = Vec::new();
    for part in 1..=count {
        let at = part * numbers.len() / (count + 1);
        if at == 0 || at >= numbers.len() {
            continue;
        }
        // The cut lies below the first number that is larger than the one before it.
        let below = numbers[at - 1];
        let Some(&above) = numbers[at..].iter().find(|number| **number > below) else { continue };
        cuts.push(below / 2.0 + above / 2.0);
    }
    cuts.dedup();
    cuts.iter().filter_map(|cut| Value::of(&crate::logic::Term::float(*cut))).collect()
}

#[cfg(test)]
mod tests {
    use super::thresholds;

    #[test]
    fn thresholds_lie_between_numbers() {
        let cut = |numbers: &[f64], count| -> Vec<f64> {
            thresholds(numbers.to_vec(), count).iter().filter_map(|v| v.number()).collect()
        };
        assert_eq!(cut(&[1.0, 2.0, 3.0, 4.0], 3), [1.5, 2.5, 3.5]);
        assert_eq!(cut(&[5.0, 5.0, 5.0], 4), [0.0; 0]);
        assert_eq!(cut(&[], 4), [0.0; 0]);
        assert_eq!(cut(&[1.0, 1.0, 1.0, 1.0, 9.0], 2), [5.0]);
    }
}
