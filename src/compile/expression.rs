//! The steps of a test as one expression of Rust that is true if the test succeeds.
//!
//! A step with one answer becomes a `let`, one with perhaps an answer `is_some_and`, one with several `any`: the rest of the
//! steps stands inside. Nothing is collected, so nothing is allocated.

use super::arrange::Step;
use super::resolve::{Argument, Comparison};
use super::vocabulary::{Constant, Form, Kind, LETTERS, Predicate};
use crate::logic::Variable;
use crate::logic::writer::letter_name;
use crate::runtime::Content;
use proc_macro2::{Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// The kinds of the variables of a test.
pub(super) type Kinds = BTreeMap<Variable, Kind>;

/// What a block consists of: bindings, and the condition after them (none: it holds).
#[derive(Default)]
struct Body {
    bindings: TokenStream,
    condition: Option<TokenStream>,
}

impl Body {
    fn when(condition: TokenStream, rest: Body) -> Self {
        let rest = rest.into_operand();
        Self { bindings: TokenStream::new(), condition: Some(and(condition, rest)) }
    }

    /// As the right side of `&&`, or the body of a closure.
    fn into_operand(self) -> Option<TokenStream> {
        let Self { bindings, condition } = self;
        if bindings.is_empty() {
            return condition;
        }
        let condition = condition.unwrap_or_else(|| quote!(true));
        Some(quote!({ #bindings #condition }))
    }

    fn into_block(self) -> TokenStream {
        let Self { bindings, condition } = self;
        let condition = condition.unwrap_or_else(|| quote!(true));
        quote!(#bindings #condition)
    }
}

fn and(left: TokenStream, right: Option<TokenStream>) -> TokenStream {
    match right {
        Some(right) => quote!(#left && #right),
        None => left,
    }
}

/// The body of a function that runs the steps.
pub(super) fn block(steps: &[Step], kinds: &Kinds) -> TokenStream {
    body(steps, kinds).into_block()
}

fn body(steps: &[Step], kinds: &Kinds) -> Body {
    let Some((step, rest)) = steps.split_first() else { return Body::default() };
    let rest = || body(rest, kinds);
    match step {
        Step::Compare(comparison, sides) => Body::when(comparison_of(*comparison, *sides, kinds), rest()),
        Step::Part(inner) => match body(inner, kinds) {
            // A block at the beginning of a statement would end it.
            part if !part.bindings.is_empty() => {
                let part = part.into_operand();
                Body::when(quote!((#part)), rest())
            }
            Body { condition: Some(condition), .. } => Body::when(condition, rest()),
            _ => rest(),
        },
        Step::Call { predicate, arguments, bound } => call(predicate, arguments, bound, kinds, rest()),
    }
}

fn call(predicate: &Predicate, arguments: &[Argument], bound: &[bool], kinds: &Kinds, rest: Body) -> Body {
    let (form, _) = predicate.best_form(bound);
    let name = |at: usize| arguments[at].variable().map(|variable| variable_name(variable, kinds[&variable]));
    let mut known: Vec<Variable> =
        (0..bound.len()).filter(|&at| bound[at]).filter_map(|at| arguments[at].variable()).collect();

    // Variables that the expression wants and nothing has bound run through all that they can be.
    let mut listed = Vec::new();
    let mut conditions = Vec::new();
    for at in (0..bound.len()).filter(|&at| form.wants(at)) {
        let Argument::Variable(variable) = arguments[at] else { continue };
        let kind = predicate.arguments[at];
        if known.contains(&variable) {
            let condition = kind.condition().map(|condition| expand(condition, &[Argument::Variable(variable)], kinds));
            conditions.extend(condition);
        } else {
            known.push(variable);
            listed.push((name(at), expand(kind.all().1, &[], kinds)));
        }
    }

    let code = expand(form.code(), arguments, kinds);
    let others: Vec<usize> = (0..bound.len()).filter(|&at| !form.wants(at)).collect();
    // For each argument that the expression gives: the name it gets, and the value it must be equal to.
    let mut patterns = Vec::new();
    let mut equal = Vec::new();
    for &at in &others {
        match arguments[at] {
            Argument::Variable(variable) if !known.contains(&variable) => {
                known.push(variable);
                patterns.push(name(at));
                equal.push(None);
            }
            argument => {
                patterns.push(Some(format_ident!("found_{}", predicate.arguments[at].noun())));
                equal.push(Some(value(argument, kinds)));
            }
        }
    }
    let answer = match (form, &others[..], &equal[..]) {
        (Form::If(_), ..) => Body::when(code, rest),
        (Form::One(_), [_], [Some(value)]) => Body::when(quote!(#code == #value), rest),
        (Form::One(_), ..) => {
            let Body { bindings, condition } = rest;
            match &patterns[..] {
                [Some(name)] if mentions(&bindings, name) || condition.as_ref().is_some_and(|c| mentions(c, name)) => {
                    Body { bindings: quote!(let #name = #code; #bindings), condition }
                }
                _ => Body { bindings, condition },
            }
        }
        (Form::Maybe(_), [_], [Some(value)]) => Body::when(quote!(#code == Some(#value)), rest),
        (Form::Maybe(_) | Form::Each(..), ..) => {
            let checks = patterns.iter().zip(&equal).filter_map(|(pattern, value)| {
                let (pattern, value) = (pattern.as_ref()?, value.as_ref()?);
                Some(quote!(#pattern == #value))
            });
            let inside = checks.map(Some).chain([rest.into_operand()]).flatten().reduce(|a, b| quote!(#a && #b));
            Body::when(search(matches!(form, Form::Maybe(_)), &code, &patterns, inside), Body::default())
        }
    };
    let answer = conditions.into_iter().rev().fold(answer, |answer, condition| Body::when(condition, answer));
    listed.into_iter().rev().fold(answer, |answer, (name, all)| {
        Body::when(search(false, &all, &[name], answer.into_operand()), Body::default())
    })
}

/// Whether one of the answers that an expression gives makes a condition true.
fn search(maybe: bool, code: &TokenStream, patterns: &[Option<Ident>], inside: Option<TokenStream>) -> TokenStream {
    let Some(inside) = inside else {
        return if maybe { quote!(#code.is_some()) } else { quote!(#code.next().is_some()) };
    };
    let patterns: Vec<TokenStream> = patterns
        .iter()
        .map(|pattern| match pattern {
            Some(name) if mentions(&inside, name) => quote!(#name),
            _ => quote!(_),
        })
        .collect();
    let pattern = if let [one] = &patterns[..] { quote!(#one) } else { quote!((#(#patterns),*)) };
    if maybe { quote!(#code.is_some_and(|#pattern| #inside)) } else { quote!(#code.any(|#pattern| #inside)) }
}

fn comparison_of(comparison: Comparison, sides: [Argument; 2], kinds: &Kinds) -> TokenStream {
    let operator: TokenStream = comparison.operator().parse().unwrap_or_default();
    let real = |side: &Argument| matches!(side, Argument::Constant(Constant::Real(_)));
    if !sides.iter().any(real) {
        let [left, right] = sides.map(|side| value(side, kinds));
        return quote!(#left #operator #right);
    }
    let [left, right] = sides.map(|side| {
        let value = value(side, kinds);
        if real(&side) { value } else { quote!(f64::from(#value)) }
    });
    quote!(#left #operator #right)
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

fn constant_tokens(constant: Constant) -> TokenStream {
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
fn expand(code: &str, arguments: &[Argument], kinds: &Kinds) -> TokenStream {
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
