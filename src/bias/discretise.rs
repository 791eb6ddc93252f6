//! Constants that come from the data: those that occur in a place, and thresholds of numbers.
//!
//! Thresholds lie halfway between numbers that occur. By entropy they are those that tell the classes best apart, one after the
//! other as long as a threshold is worth its description (Fayyad and Irani, 1993); in regression, and where asked, about
//! equally many numbers lie between two of them, or they have equal distances.

use super::{Bias, Constants, Discretisation, ModeArgument, ModeLiteral};
use crate::interpretation::{Background, ExampleSet, InterpretationId, Targets, Value};
use crate::logic::{Symbol, Term};
use rustc_hash::{FxHashMap, FxHashSet};

/// No place offers more constants than this, so that a family of refinements stays within memory.
const MOST_CONSTANTS: usize = 5_000;

/// A place of a predicate.
type Place = ((Symbol, usize), usize);

/// A place inside an argument of a predicate: what the argument is an application of, where in it, and so on.
type Inside = Vec<((Symbol, usize), usize)>;

impl Bias {
    /// The bias with every constant listed, as found in the interpretations of some examples.
    ///
    /// A place for which nothing is found loses its mode, and so does a literal that cannot hold, because of the constants
    /// written in it or because its relation is empty: with lookahead there may be millions of refinements behind it.
    #[must_use]
    pub fn with_constants(&self, background: &dyn Background, examples: &ExampleSet) -> Self {
        let mut bias = self.clone();
        let mut data = Data { background, examples, settings: self, found: FxHashMap::default() };
        bias.modes
            .retain_mut(|mode| mode.literals.iter_mut().all(|literal| data.may_hold(literal) && data.list(literal)));
        for rule in &mut bias.lookahead {
            if let super::Follow::Literals { literals, .. } = &mut rule.follow {
                literals.iter_mut().for_each(|literal| _ = data.list(literal));
            }
        }
        super::feasible::retain_feasible(&mut bias, background, examples);
        bias
    }
}

/// What stands at a place inside a value.
fn value_inside(value: Value, inside: &Inside) -> Option<Value> {
    if inside.is_empty() {
        return Some(value);
    }
    let term = value.term();
    let mut part = &term;
    for (functor, at) in inside {
        part = part.arguments().get(*at).filter(|_| part.functor() == Some(*functor))?;
    }
    Value::of(part)
}

struct Data<'a> {
    background: &'a dyn Background,
    examples: &'a ExampleSet,
    settings: &'a Bias,
    /// Thresholds worked out already, with their number.
    found: FxHashMap<(Place, usize), Vec<Value>>,
}

impl Data<'_> {
    /// Lists the constants of a literal; whether there are some in each place.
    fn list(&mut self, literal: &mut ModeLiteral) -> bool {
        let predicate = (literal.name, literal.arguments.len());
        let mut arguments = literal.arguments.iter_mut().enumerate();
        arguments.all(|(place, argument)| self.list_argument((predicate, place), &mut Inside::new(), argument))
    }

    fn list_argument(&mut self, place: Place, inside: &mut Inside, argument: &mut ModeArgument) -> bool {
        let constants = match argument {
            ModeArgument::Constant(constants) => constants,
            ModeArgument::Compound(name, inner) => {
                let functor = (*name, inner.len());
                return inner.iter_mut().enumerate().all(|(at, argument)| {
                    inside.push((functor, at));
                    let listed = self.list_argument(place, inside, argument);
                    inside.pop();
                    listed
                });
            }
            _ => return true,
        };
        let values = match constants {
            Constants::List(_) => return true,
            Constants::Occurring => self.occurring(place, inside),
            Constants::Thresholds { predicate, argument, count } => {
                let (place, count) = ((*predicate, *argument), *count);
                self.thresholds(place, count)
            }
        };
        *constants = Constants::List(values.into());
        matches!(constants, Constants::List(values) if !values.is_empty())
    }

    /// Whether some tuple has the constants that are written in a literal. What cannot be asked with the other places open may hold, and
    /// so may what would have to be looked for in every interpretation.
    fn may_hold(&self, literal: &ModeLiteral) -> bool {
        let fixed = |argument: &ModeArgument| match argument {
            ModeArgument::Fixed(value) => *value,
            _ => Value::UNBOUND,
        };
        let pattern: Vec<Value> = literal.arguments.iter().map(fixed).collect();
        let relation =
            self.background.relation(literal.name, pattern.len()).filter(|relation| relation.is_reversible());
        let is_fixed = pattern.iter().any(|value| value.is_bound());
        let Some(relation) = relation.filter(|relation| is_fixed || relation.is_shared()) else { return true };
        let mut found = false;
        for interpretation in self.interpretations() {
            relation.solve(interpretation, &pattern, &mut |_| {
                found = true;
                false
            });
            if found || relation.is_shared() {
                break;
            }
        }
        found
    }

    fn interpretations(&self) -> Vec<InterpretationId> {
        let mut all: Vec<_> = (0..self.examples.len()).map(|at| self.examples.interpretation(at)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Calls `found` with each tuple of a relation and its interpretation, until it returns `false`.
    fn each_tuple(&self, (name, arity): (Symbol, usize), found: &mut dyn FnMut(InterpretationId, &[Value]) -> bool) {
        let Some(relation) = self.background.relation(name, arity) else { return };
        let pattern = vec![Value::UNBOUND; arity];
        for interpretation in self.interpretations() {
            let go_on = relation.solve(interpretation, &pattern, &mut |tuple| found(interpretation, tuple));
            if !go_on || relation.is_shared() {
                return;
            }
        }
    }

    /// The distinct constants in one place, in the standard order of terms.
    fn occurring(&self, (predicate, place): Place, inside: &Inside) -> Vec<Value> {
        let mut seen = FxHashSet::default();
        self.each_tuple(predicate, &mut |_, tuple| {
            seen.extend(value_inside(tuple[place], inside));
            seen.len() < MOST_CONSTANTS
        });
        let mut values: Vec<Value> = seen.into_iter().filter(|value| value.is_bound()).collect();
        values.sort_by_cached_key(|value| value.term());
        values
    }

    fn thresholds(&mut self, place: Place, count: usize) -> Vec<Value> {
        let rule = self.settings.thresholds.iter().find(|rule| (rule.predicate, rule.argument) == place);
        let (method, bound) = self.settings.learning.discretisation;
        let count = rule.and_then(|rule| rule.count).or(bound).unwrap_or(count);
        if let Some(found) = self.found.get(&(place, count)) {
            return found.clone();
        }
        let mut observed = self.observed(place);
        observed.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        let numbers: Vec<f64> = observed.iter().map(|(number, _)| *number).collect();
        let cuts = match (method, self.examples.targets()) {
            (Discretisation::Entropy, Targets::Nominal { classes, .. }) => by_entropy(&observed, classes.len(), count),
            (Discretisation::EqualWidth, _) => equal_widths(&numbers, count),
            _ => equal_frequencies(&numbers, count),
        };
        let values: Vec<Value> = cuts.iter().filter_map(|cut| Value::of(&Term::float(*cut))).collect();
        self.found.insert((place, count), values.clone());
        values
    }

    /// The finite numbers that occur in a place, each once for every example that it belongs to, with the class of the example.
    ///
    /// A tuple belongs to the examples of its interpretation; where it holds in all of them, to those whose key is in it, and if
    /// there is none, to none in particular (class 0).
    fn observed(&self, (predicate, place): Place) -> Vec<(f64, usize)> {
        let class = |example: usize| match self.examples.targets() {
            Targets::Nominal { class_of, .. } => usize::from(class_of[example]),
            Targets::Numeric(_) => 0,
        };
        let shared = self.background.relation(predicate.0, predicate.1).is_some_and(|relation| relation.is_shared());
        let mut of_interpretation: FxHashMap<InterpretationId, Vec<usize>> = FxHashMap::default();
        let mut of_key: FxHashMap<Value, Vec<usize>> = FxHashMap::default();
        for example in 0..self.examples.len() {
            if shared {
                self.examples.key(example).iter().for_each(|key| of_key.entry(*key).or_default().push(class(example)));
            } else {
                of_interpretation.entry(self.examples.interpretation(example)).or_default().push(class(example));
            }
        }
        let mut observed = Vec::new();
        self.each_tuple(predicate, &mut |interpretation, tuple| {
            let Some(number) = tuple[place].number().filter(|number| number.is_finite()) else { return true };
            let classes = match shared {
                true => tuple.iter().enumerate().find_map(|(at, v)| of_key.get(v).filter(|_| at != place)),
                false => of_interpretation.get(&interpretation),
            };
            match classes {
                Some(classes) => observed.extend(classes.iter().map(|class| (number, *class))),
                None => observed.push((number, 0)),
            }
            true
        });
        observed
    }
}

/// At most `count` cut points, halfway between numbers that occur, with about equally many numbers between them. The numbers ascend.
fn equal_frequencies(numbers: &[f64], count: usize) -> Vec<f64> {
    let mut cuts: Vec<f64> = Vec::new();
    for part in 1..=count {
        let at = part * numbers.len() / (count + 1);
        if at == 0 || at >= numbers.len() {
            continue;
        }
        // The cut lies below the first number that is larger than the one before it.
        let below = numbers[at - 1];
        let Some(&above) = numbers[at..].iter().find(|number| **number > below) else { continue };
        cuts.push(between(below, above));
    }
    cuts.dedup();
    cuts
}

/// `count` cut points with equal distances from each other and from the ends. The numbers ascend.
fn equal_widths(numbers: &[f64], count: usize) -> Vec<f64> {
    let (Some(first), Some(last)) = (numbers.first(), numbers.last()) else { return Vec::new() };
    if first == last {
        return Vec::new();
    }
    let share = |part: usize| part as f64 / (count + 1) as f64;
    let mut cuts: Vec<f64> = (1..=count).map(|part| first * (1.0 - share(part)) + last * share(part)).collect();
    cuts.dedup();
    cuts
}

fn between(below: f64, above: f64) -> f64 {
    below / 2.0 + above / 2.0
}

/// The entropy in bits of counts, and the number of them that are not 0.
fn entropy(counts: &[usize]) -> (f64, usize) {
    let all = counts.iter().sum::<usize>() as f64;
    let shares = counts.iter().filter(|count| **count > 0).map(|&count| count as f64 / all);
    (shares.clone().map(|share| -share * share.log2()).sum(), shares.count())
}

/// Cut points by recursive minimal entropy. Numbers ascend; each comes with a class.
fn by_entropy(observed: &[(f64, usize)], classes: usize, count: usize) -> Vec<f64> {
    // The parts that may still be cut, with their best cuts; the most useful cut is made first.
    let best = |from: usize, to: usize| -> Option<(f64, usize, usize, usize)> {
        let part = &observed[from..to];
        let mut right = vec![0; classes.max(1)];
        part.iter().for_each(|(_, class)| right[*class] += 1);
        let (whole, kinds) = entropy(&right);
        let mut left = vec![0; classes.max(1)];
        let n = part.len() as f64;
        let mut best: Option<(f64, f64, usize)> = None;
        for at in 1..part.len() {
            left[part[at - 1].1] += 1;
            right[part[at - 1].1] -= 1;
            if part[at - 1].0 == part[at].0 {
                continue;
            }
            let ((l, left_kinds), (r, right_kinds)) = (entropy(&left), entropy(&right));
            let gain = whole - (at as f64 * l + (n - at as f64) * r) / n;
            let delta = (3f64.powi(kinds as i32) - 2.0).log2()
                - (kinds as f64 * whole - left_kinds as f64 * l - right_kinds as f64 * r);
            let worth = gain - ((n - 1.0).log2() + delta) / n;
            if best.is_none_or(|(known, _, _)| gain > known) {
                best = Some((gain, worth, at));
            }
        }
        best.filter(|(_, worth, _)| *worth > 0.0).map(|(gain, _, at)| (gain * n, from, from + at, to))
    };
    let mut open: Vec<_> = best(0, observed.len()).into_iter().collect();
    let mut cuts = Vec::new();
    while cuts.len() < count {
        let Some(first) = (0..open.len()).reduce(|a, b| if open[b].0 > open[a].0 { b } else { a }) else { break };
        let (_, from, at, to) = open.remove(first);
        cuts.push(between(observed[at - 1].0, observed[at].0));
        open.extend(best(from, at));
        open.extend(best(at, to));
    }
    cuts.sort_by(f64::total_cmp);
    cuts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostics::Source;
    use crate::interpretation::{Relation, Scope, Table};
    use std::sync::Arc;

    struct One(Table);

    impl Background for One {
        fn relation(&self, name: Symbol, arity: usize) -> Option<&dyn Relation> {
            (name.as_str() == "p" && arity == 3).then_some(&self.0)
        }

        fn signatures(&self) -> Vec<(Symbol, usize)> {
            vec![(Symbol::new("p"), 3)]
        }
    }

    #[test]
    fn modes_that_never_hold_are_left_out() {
        let text = "predict(e(+k, -class)). rmode(p(+A, x, -B)). rmode(p(+A, never, -B)). rmode(q(+A, never)). rmode(p(+A, #C, -B)).";
        let (bias, _) = crate::bias::read(&Arc::new(Source::new("test.s", text))).unwrap();
        for scope in [Scope::All, Scope::One(1)] {
            let tuple = ["a", "x", "b"].map(Value::atom).to_vec();
            let background = One(Table::new(3, vec![(scope, tuple)]));
            let mut examples = ExampleSet::new(1, Targets::Numeric(Vec::new()));
            (0..2).for_each(|interpretation| examples.push_number(interpretation, &[Value::atom("a")], 0.0));
            // Of q/2, which nothing is known of, nothing is said.
            assert_eq!(bias.with_constants(&background, &examples).modes.len(), 3);
        }
    }

    #[test]
    fn thresholds_lie_between_numbers() {
        assert_eq!(equal_frequencies(&[1.0, 2.0, 3.0, 4.0], 3), [1.5, 2.5, 3.5]);
        assert_eq!(equal_frequencies(&[5.0, 5.0, 5.0], 4), [0.0; 0]);
        assert_eq!(equal_frequencies(&[], 4), [0.0; 0]);
        assert_eq!(equal_frequencies(&[1.0, 1.0, 1.0, 1.0, 9.0], 2), [5.0]);
        assert_eq!(equal_widths(&[0.0, 1.0, 8.0], 3), [2.0, 4.0, 6.0]);
        assert_eq!(equal_widths(&[3.0, 3.0], 3), [0.0; 0]);
    }

    #[test]
    fn entropy_cuts_where_classes_change_and_nowhere_else() {
        let clear: Vec<(f64, usize)> = (0..60).map(|n| (f64::from(n), usize::from((20..40).contains(&n)))).collect();
        assert_eq!(by_entropy(&clear, 2, 8), [19.5, 39.5]);
        assert_eq!(by_entropy(&clear, 2, 1).len(), 1);
        let mixed: Vec<(f64, usize)> = (0..60).map(|n| (f64::from(n), n as usize % 2)).collect();
        assert_eq!(by_entropy(&mixed, 2, 8), [0.0; 0]);
        assert_eq!(by_entropy(&[], 2, 8), [0.0; 0]);
    }
}
