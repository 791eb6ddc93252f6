//! Modes that can hold of nothing but the key, and hold of no key.
//!
//! With lookahead such a mode may have millions of refinements behind it, none of which covers an example: a comparison of types of
//! atoms, say, for which the only variable at hand is a molecule.

use super::{Bias, Constants, Mode, ModeArgument, Type};
use crate::interpretation::{Background, ExampleSet, Relation, Value};

/// The questions asked before a mode is kept without an answer.
const MOST_QUESTIONS: usize = 100_000;

/// Takes such modes out of a bias whose constants are all listed.
pub(super) fn retain_feasible(bias: &mut Bias, background: &dyn Background, examples: &ExampleSet) {
    // Other literals of the root query may introduce what can be asked about.
    if bias.root.len() != 1 || examples.key_width() != 1 {
        return;
    }
    let kept: Vec<bool> = bias.modes.iter().map(|mode| may_hold(mode, bias, background, examples)).collect();
    let mut kept = kept.into_iter();
    bias.modes.retain(|_| kept.next() != Some(false));
}

/// Whether a mode may hold; only for one literal with one input it is found out that it does not.
fn may_hold(mode: &Mode, bias: &Bias, background: &dyn Background, examples: &ExampleSet) -> bool {
    let [literal] = mode.literals.as_slice() else { return true };
    let mut input = None;
    let mut choice = None;
    let mut pattern = vec![Value::UNBOUND; literal.arguments.len()];
    for (at, argument) in literal.arguments.iter().enumerate() {
        match argument {
            ModeArgument::Input(_) if input.is_none() => input = Some(at),
            ModeArgument::Constant(Constants::List(values)) if choice.is_none() => choice = Some((at, values)),
            ModeArgument::Fixed(value) => pattern[at] = *value,
            _ => return true,
        }
    }
    let (Some(input), Some((place, constants))) = (input, choice) else { return true };
    let kind = bias.types_of(literal).get(input).copied().unwrap_or(Type::ANY);
    if is_introduced(kind, bias) || examples.len() * constants.len() > MOST_QUESTIONS {
        return true;
    }
    let Some(relation) = background.relation(literal.name, literal.arguments.len()) else { return true };
    (0..examples.len()).any(|example| {
        pattern[input] = examples.key(example)[0];
        constants.iter().any(|constant| {
            pattern[place] = *constant;
            holds(relation, examples, example, &pattern)
        })
    })
}

/// Whether some literal introduces a variable that an input of this type takes.
fn is_introduced(kind: Type, bias: &Bias) -> bool {
    let stated = bias.lookahead.iter().flat_map(|rule| match &rule.follow {
        super::Follow::Literals { literals, .. } => literals.as_slice(),
        super::Follow::Through(_) => &[],
    });
    bias.modes.iter().flat_map(|mode| &mode.literals).chain(stated).any(|literal| {
        let introduces =
            |argument: &ModeArgument| matches!(argument, ModeArgument::Output(_) | ModeArgument::Either(_));
        literal.leaves().zip(bias.types_of(literal)).any(|(leaf, other)| introduces(leaf) && other.agrees(kind))
    })
}

fn holds(relation: &dyn Relation, examples: &ExampleSet, example: usize, pattern: &[Value]) -> bool {
    let mut found = false;
    relation.solve(examples.interpretation(example), pattern, &mut |_| {
        found = true;
        false
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostics::Source;
    use crate::interpretation::{Scope, Table, Targets};
    use crate::logic::Symbol;
    use std::sync::Arc;

    struct One(Table);

    impl Background for One {
        fn relation(&self, name: Symbol, arity: usize) -> Option<&dyn Relation> {
            (name.as_str() == "is" && arity == 2).then_some(&self.0)
        }

        fn signatures(&self) -> Vec<(Symbol, usize)> {
            vec![(Symbol::new("is"), 2)]
        }
    }

    /// The number of modes that are kept for examples with this key, of which `is(a, x)` may hold.
    fn kept(key: &str, more: &str) -> usize {
        let text = format!("predict(e(+k, -class)). rmode(is(+A, #[w, x])). {more}");
        let (bias, _) = crate::bias::read(&Arc::new(Source::new("test.s", text))).unwrap();
        let background = One(Table::new(2, vec![(Scope::All, ["a", "x"].map(Value::atom).to_vec())]));
        let mut examples = ExampleSet::new(1, Targets::Numeric(Vec::new()));
        examples.push_number(0, &[Value::atom(key)], 0.0);
        bias.with_constants(&background, &examples).modes.len()
    }

    #[test]
    fn a_mode_that_holds_of_no_key_is_left_out_unless_something_else_may_be_asked_about() {
        assert_eq!((kept("a", ""), kept("b", "")), (1, 0));
        assert_eq!(kept("b", "rmode(has(+A, -B))."), 2);
    }
}
