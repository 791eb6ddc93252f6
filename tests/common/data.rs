//! Small random relational data and language biases.

use crate::common::Random;
use crate::relations::Stored;
use nakade::bias::{self, Bias};
use nakade::diagnostics::{Diagnostic, Source};
use nakade::interpretation::{ExampleSet, Targets, Value};
use nakade::logic::Symbol;
use std::sync::Arc;

/// Interpretations of the random data.
pub const INTERPRETATIONS: u32 = 4;

/// Reads settings that must be without fault.
pub fn read_bias(text: &str) -> Bias {
    let (bias, findings) = bias::read(&Arc::new(Source::new("test.s", text))).expect("settings");
    assert!(findings.is_empty(), "{findings:?}");
    bias
}

/// The same of settings made by chance, which may have a mode for which nothing gives a variable.
fn read_random_bias(text: &str) -> Bias {
    let (bias, findings) = bias::read(&Arc::new(Source::new("test.s", text))).expect("settings");
    let is_expected = |finding: &Diagnostic| finding.message.ends_with("the mode is never used");
    assert!(findings.iter().all(is_expected), "{findings:?}");
    bias
}

fn constant(letter: char, number: usize) -> Value {
    Value::atom(&format!("{letter}{number}"))
}

/// Relations over two types and numbers, with about `density` tenths of a handful of tuples.
pub fn random_relations(random: &mut Random, density: usize) -> Stored {
    let mut stored = Stored::default();
    for (name, types) in [("p", "aa"), ("q", "ab"), ("r", "b"), ("v", "an"), ("w", "ban")] {
        stored.declare(name, types.len());
        for interpretation in 0..INTERPRETATIONS {
            for _ in 0..random.below(density + 1) {
                let tuple = types.chars().map(|kind| match kind {
                    'n' => Value::integer(random.below(5) as i64),
                    letter => constant(letter, random.below(4)),
                });
                let tuple = tuple.collect();
                stored.add(interpretation, name, tuple);
            }
        }
    }
    stored
}

/// Examples for all constants of the first type, with targets that are multiples of a quarter, or classes.
pub fn random_examples(random: &mut Random, classes: bool) -> ExampleSet {
    let targets = match classes {
        true => Targets::Nominal { classes: ["no", "yes", "maybe"].map(Symbol::new).to_vec(), class_of: Vec::new() },
        false => Targets::Numeric(Vec::new()),
    };
    let mut examples = ExampleSet::new(1, targets);
    for interpretation in 0..INTERPRETATIONS {
        for number in 0..4 {
            let key = [constant('a', number)];
            match classes {
                true => examples.push_class(interpretation, &key, random.below(3)),
                false => examples.push_number(interpretation, &key, random.below(9) as f64 / 4.0),
            }
        }
    }
    examples
}

const MODES: &[&str] = &[
    "p(+X,-Y)",
    "p(+X,+Y)",
    "p(+X,+-Y)",
    "p(-X,+Y)",
    "p(+X,X)",
    "p(a1,-Y)",
    "q(+X,-U)",
    "q(+X,#[b0,b1,b2])",
    "q(+X,+U)",
    "q(-X,+U)",
    "r(+U)",
    "v(+X,-N)",
    "v(+X,#[0,1,2,3,4])",
    "(v(+X,-N), N < #[1,2,3])",
    "(v(+X,-N), N >= #[4,2])",
    "(v(+X,-N), v(+Y,-M), N < M)",
    "+N < +M",
    "+N =< #[1,3]",
    "w(+U,-X,-N)",
    "w(+U,+X,#[0,1,2,3])",
    "(w(+U,-X,-N), v(X,-M), M > #[1,2])",
    "w(#[b0,b1],+X,#[1,2])",
    "+X = #[a0,a1]",
    "+X = +Y",
    "+X \\= +Y",
];
const LOOKAHEAD: &[&str] =
    &["p(X,Y), [Y]", "p(X,Y), [X,Y]", "q(X,Y), [Y]", "v(X,N), [N]", "w(U,X,N), [X]", "w(U,X,N), [N,X]"];
const ROOTS: &[&str] = &[
    "e(E,T)",
    "(e(E,T), p(E,A))",
    "(e(E,T), q(E,B), unbound(A))",
    "(e(E,T), unbound(A), r(B))",
    "(e(E,T), p(E,E))",
    "(e(E,T), p(E,A), p(A,B), r(C))",
    "(e(E,T), unbound(A), unbound(B))",
];

/// Settings of a language bias over the random relations; `further` settings are added.
pub fn random_bias(random: &mut Random, modes: usize, lookahead: usize, further: &str) -> Bias {
    let mut text = String::from(
        "predict(e(+t,-num)). typed_language(yes). type(p(t,t)). type(q(t,u)). type(r(u)). type(v(t,num)). type(w(u,t,num)).
         type(unbound(t)). type(num < num). type(num =< num). type(num >= num). type(num > num). type(t = t). type(t \\= t).\n",
    );
    text.push_str(&format!("root({}). max_lookahead({lookahead}). {further}\n", ROOTS[random.below(ROOTS.len())]));
    let mut left: Vec<&str> = MODES.to_vec();
    for _ in 0..modes.min(left.len()) {
        text.push_str(&format!("rmode({}).\n", left.swap_remove(random.below(left.len()))));
    }
    for rule in LOOKAHEAD {
        if random.below(2) == 0 {
            text.push_str(&format!("auto_lookahead({rule}).\n"));
        }
    }
    read_random_bias(&text)
}
