//! The steps of a test as a block of Rust that is true if the test succeeds.
//!
//! A step with one answer becomes a `let`, one with perhaps an answer a `let … else`, one with several an `any` in which the rest
//! of the steps stands. Nothing is collected, so nothing is allocated.

use super::arrange::Step;
use super::resolve::{Argument, operator};
use super::vocabulary::{Constant, Form, Kind, LETTERS, Predicate};
use crate::interpretation::Comparison;
use crate::logic::Variable;
use crate::logic::writer::letter_name;
use crate::runtime::Content;
use proc_macro2::{Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// The kinds of the variables of a test.
pub(super) type Kinds = BTreeMap<Variable, Kind>;

/// The body of a function that is true if the steps have an answer.
pub(super) fn function_body(steps: &[Step], kinds: &Kinds) -> TokenStream {
    let mut block = Block::default();
    block.run(steps, kinds);
    block.finish()
}

/// The same for a closure.
pub(super) fn closure_body(steps: &[Step], kinds: &Kinds) -> TokenStream {
    let mut block = Block::default();
    block.run(steps, kinds);
    block.finish_closure()
}

/// A block of Rust as it grows: statements, and conditions that are not part of one yet.
#[derive(Default)]
struct Block {
    statements: TokenStream,
    conditions: Vec<TokenStream>,
}

impl Block {
    fn finish(self) -> TokenStream {
        let Self { statements, conditions } = self;
        let value = all(conditions).unwrap_or_else(|| quote!(true));
        quote!(#statements #value)
    }

    fn finish_closure(self) -> TokenStream {
        let simple = self.statements.is_empty();
        let body = self.finish();
        if simple { body } else { quote!({ #body }) }
    }

    /// Adds a statement; what has to hold before it is asked first.
    fn state(&mut self, statement: TokenStream) {
        let conditions = std::mem::take(&mut self.conditions);
        if let Some(condition) = all(conditions) {
            self.statements.extend(quote!(if !(#condition) { return false; }));
        }
        self.statements.extend(statement);
    }

    /// Adds what comes after.
    fn follow(&mut self, after: Self) {
        if !after.statements.is_empty() {
            self.state(after.statements);
        }
        self.conditions.extend(after.conditions);
    }

    fn run(&mut self, steps: &[Step], kinds: &Kinds) {
        let Some((step, rest)) = steps.split_first() else { return };
        match step {
            Step::Compare(comparison, sides) => {
                self.conditions.push(compare(*comparison, sides.map(|side| (value(side, kinds), is_real(side)))));
                self.run(rest, kinds);
            }
            Step::Part(inner) => {
                // A part begins with a search, so it is one condition.
                self.run(inner, kinds);
                self.run(rest, kinds);
            }
            Step::Not(inner) => {
                let inner = called(inner, kinds);
                self.conditions.push(quote!(!#inner));
                self.run(rest, kinds);
            }
            Step::Either(ways) => {
                let ways = ways.iter().map(|way| called(way, kinds));
                self.conditions.extend(ways.reduce(|a, b| quote!(#a || #b)));
                self.run(rest, kinds);
            }
            Step::Call { predicate, arguments, bound } => self.call(predicate, arguments, bound, rest, kinds),
        }
    }

    fn call(
        &mut self,
        predicate: &'static Predicate,
        arguments: &[Argument],
        bound: &[bool],
        rest: &[Step],
        kinds: &Kinds,
    ) {
        let (form, _) = predicate.best_form(bound);
        let name = |variable: Variable| variable_name(variable, kinds[&variable]);
        let open = |at: usize| arguments[at].variable().filter(|_| !bound[at]);

        // A variable that the expression wants and nothing has bound runs through all that it can be.
        let wanted = (0..bound.len()).filter(|&at| form.wants(at));
        if let Some((at, variable)) = wanted.clone().find_map(|at| open(at).map(|variable| (at, variable))) {
            let bound = (0..bound.len()).map(|at| bound[at] || open(at) == Some(variable)).collect();
            let mut inner = vec![Step::Call { predicate, arguments: arguments.to_vec(), bound }];
            inner.extend_from_slice(rest);
            let all = expand(predicate.arguments[at].all().1, &[], kinds);
            self.conditions.push(any(&all, &[name(variable)], closure_body(&inner, kinds)));
            return;
        }
        for at in wanted.filter(|&at| arguments[at].variable().is_some()) {
            let condition = predicate.arguments[at].condition();
            self.conditions.extend(condition.map(|condition| expand(condition, &[arguments[at]], kinds)));
        }

        let code = expand(form.code(), arguments, kinds);
        let given: Vec<usize> = (0..bound.len()).filter(|&at| !form.wants(at)).collect();
        match (form, &given[..]) {
            (Form::If(_), _) => self.conditions.push(code),
            (Form::One(_) | Form::Maybe(_), &[at]) => {
                let maybe = matches!(form, Form::Maybe(_));
                let Some(variable) = open(at) else {
                    let value = value(arguments[at], kinds);
                    self.conditions.push(if maybe { quote!(#code == Some(#value)) } else { quote!(#code == #value) });
                    return self.run(rest, kinds);
                };
                return self.bind(variable, code, maybe, rest, kinds);
            }
            _ => {
                // For each argument that the expression gives: a name, or a comparison with the value it has already.
                let mut patterns = Vec::new();
                let mut inner = Block::default();
                let mut known: Vec<Variable> = Vec::new();
                for &at in &given {
                    match open(at) {
                        Some(variable) if !known.contains(&variable) => {
                            known.push(variable);
                            patterns.push(name(variable));
                        }
                        _ => {
                            let (found, value) = (format_ident!("found_{at}"), value(arguments[at], kinds));
                            inner.conditions.push(quote!(#found == #value));
                            patterns.push(found);
                        }
                    }
                }
                inner.run(rest, kinds);
                self.conditions.push(any(&code, &patterns, inner.finish_closure()));
                return;
            }
        }
        self.run(rest, kinds);
    }

    /// Gives a variable the value of an expression, and goes on; a value that is only compared needs no name.
    fn bind(&mut self, variable: Variable, code: TokenStream, maybe: bool, rest: &[Step], kinds: &Kinds) {
        let name = variable_name(variable, kinds[&variable]);
        if !uses(rest, variable) {
            self.conditions.extend(maybe.then(|| quote!(#code.is_some())));
            return self.run(rest, kinds);
        }
        match rest.split_first() {
            Some((Step::Compare(comparison, sides), after))
                if sides.iter().filter(|side| side.variable() == Some(variable)).count() == 1
                    && !uses(after, variable) =>
            {
                let tokens = |side: Argument| match side.variable() {
                    Some(other) if other == variable && !maybe => code.clone(),
                    _ => value(side, kinds),
                };
                let comparison = compare(*comparison, sides.map(|side| (tokens(side), is_real(side))));
                let comparison = if maybe { quote!(#code.is_some_and(|#name| #comparison)) } else { comparison };
                self.conditions.push(comparison);
                self.run(after, kinds);
            }
            _ => {
                let mut after = Self::default();
                after.run(rest, kinds);
                // A step may have wanted the value for something that is true of all.
                let is_used = mentions(&after.statements, &name) || after.conditions.iter().any(|c| mentions(c, &name));
                match (is_used, maybe) {
                    (true, true) => self.state(quote!(let Some(#name) = #code else { return false; };)),
                    (true, false) => self.state(quote!(let #name = #code;)),
                    (false, true) => self.conditions.push(quote!(#code.is_some())),
                    (false, false) => {}
                }
                self.follow(after);
            }
        }
    }
}

/// That all conditions hold.
fn all(conditions: Vec<TokenStream>) -> Option<TokenStream> {
    let is_single = conditions.len() == 1;
    // Alternatives bind less than what they are joined by.
    let joined = |condition: TokenStream| {
        let has_alternatives =
            condition.clone().into_iter().any(|token| matches!(token, TokenTree::Punct(sign) if sign.as_char() == '|'));
        if has_alternatives && !is_single { quote!((#condition)) } else { condition }
    };
    conditions.into_iter().map(joined).reduce(|a, b| quote!(#a && #b))
}

/// Whether some steps have an answer, as an expression that can stand anywhere.
fn called(steps: &[Step], kinds: &Kinds) -> TokenStream {
    let mut block = Block::default();
    block.run(steps, kinds);
    let simple = block.statements.is_empty();
    let body = block.finish();
    // A block leaves by `return`, so it needs a function of its own.
    if simple { quote!((#body)) } else { quote!((|| { #body })()) }
}

/// Whether steps use a variable.
fn uses(steps: &[Step], variable: Variable) -> bool {
    let used = |argument: &Argument| argument.variable() == Some(variable);
    steps.iter().any(|step| match step {
        Step::Call { arguments, .. } => arguments.iter().any(used),
        Step::Compare(_, sides) => sides.iter().any(used),
        Step::Part(inner) | Step::Not(inner) => uses(inner, variable),
        Step::Either(ways) => ways.iter().any(|way| uses(way, variable)),
    })
}

/// Whether a block is true of one of the values of an iterator.
fn any(code: &TokenStream, patterns: &[Ident], block: TokenStream) -> TokenStream {
    if block.to_string() == "true" {
        return quote!(#code.next().is_some());
    }
    let patterns: Vec<TokenStream> =
        patterns.iter().map(|name| if mentions(&block, name) { quote!(#name) } else { quote!(_) }).collect();
    let pattern = if let [one] = &patterns[..] { quote!(#one) } else { quote!((#(#patterns),*)) };
    quote!(#code.any(|#pattern| #block))
}

fn is_real(side: Argument) -> bool {
    matches!(side, Argument::Constant(Constant::Real(_)))
}

/// A comparison of two expressions, each with whether it is a number that no predicate gives.
fn compare(comparison: Comparison, [(left, left_real), (right, right_real)]: [(TokenStream, bool); 2]) -> TokenStream {
    let operator: TokenStream = operator(comparison).parse().unwrap_or_default();
    match (left_real, right_real) {
        (true, false) => quote!(#left #operator f64::from(#right)),
        (false, true) => quote!(f64::from(#left) #operator #right),
        _ => quote!(#left #operator #right),
    }
}

/// The name of a variable in the program: what it is, and its name in the tree.
pub(super) fn variable_name(variable: Variable, kind: Kind) -> Ident {
    format_ident!("{}_{}", kind.noun(), letter_name(variable).to_lowercase())
}

fn value(argument: Argument, kinds: &Kinds) -> TokenStream {
    match argument {
        Argument::Variable(variable) => {
            let name = variable_name(variable, kinds[&variable]);
            quote!(#name)
        }
        Argument::Constant(constant) => constant_tokens(constant),
    }
}

pub(super) fn constant_tokens(constant: Constant) -> TokenStream {
    match constant {
        Constant::Colour(Content::Friend) => quote!(Content::Friend),
        Constant::Colour(Content::Enemy) => quote!(Content::Enemy),
        Constant::Colour(_) => quote!(Content::Empty),
        Constant::Number(number) => {
            let number = Literal::u32_unsuffixed(number);
            quote!(#number)
        }
        Constant::Real(number) => float(number),
        Constant::Axes(axes) => {
            let index = Literal::usize_unsuffixed(axes.index());
            quote!(Axes::ALL[#index])
        }
        Constant::Direction(direction) => {
            let name = format_ident!("{direction:?}");
            quote!(Direction::#name)
        }
        Constant::Displacement(x, y) => {
            let [x, y] = [x, y].map(|number| {
                let size = Literal::u8_unsuffixed(number.unsigned_abs());
                if number < 0 { quote!(-#size) } else { quote!(#size) }
            });
            quote!((#x, #y))
        }
    }
}

/// A number so that its bits come back: the shortest decimal that is read as the same number.
pub(super) fn float(number: f64) -> TokenStream {
    if !number.is_finite() {
        let bits = Literal::u64_unsuffixed(number.to_bits());
        return quote!(f64::from_bits(#bits));
    }
    let size: TokenStream = format!("{:?}", number.abs()).parse().unwrap_or_default();
    if number.is_sign_negative() { quote!(-#size) } else { quote!(#size) }
}

/// An expression of the vocabulary with the arguments in the places of the letters.
pub(super) fn expand(code: &str, arguments: &[Argument], kinds: &Kinds) -> TokenStream {
    // The vocabulary is part of the program: a test parses all of it.
    let tokens: TokenStream = code.parse().unwrap_or_default();
    replace(tokens, &|letter| arguments.get(letter).map(|argument| value(*argument, kinds)))
}

fn replace(tokens: TokenStream, with: &dyn Fn(usize) -> Option<TokenStream>) -> TokenStream {
    tokens
        .into_iter()
        .map(|token| match token {
            TokenTree::Ident(ident) => {
                let letter = LETTERS.iter().position(|letter| ident == letter);
                letter.and_then(with).unwrap_or_else(|| quote!(#ident))
            }
            TokenTree::Group(group) => {
                let group = Group::new(group.delimiter(), replace(group.stream(), with));
                quote!(#group)
            }
            other => quote!(#other),
        })
        .collect()
}

/// Whether a name occurs in a piece of program.
pub(super) fn mentions(tokens: &TokenStream, name: &Ident) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == *name,
        TokenTree::Group(group) => mentions(&group.stream(), name),
        _ => false,
    })
}

/// A name that is only a word.
pub(super) fn word(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}
