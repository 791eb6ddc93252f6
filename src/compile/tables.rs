//! The tables by which an ensemble scores all moves of a position together, and the functions that they need, as Rust.

use super::concepts::{Measure, of_tests};
use super::ensemble::EnsemblePlan;
use super::expression::{Kinds, constant_tokens, expand, float};
use super::resolve::Argument;
use super::source::Header;
use super::vocabulary::{Constant, Form, Kind, Predicate};
use crate::logic::Variable;
use crate::runtime::planes::{Concept, Part};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// `scores`, its tables, and the numbers that they speak of. The names of the ensemble's other tables are known here.
pub(super) fn tables(plan: &EnsemblePlan, header: &Header) -> TokenStream {
    let (concepts, parts, ranges) = of_tests(plan);
    let count = parts.len();
    let parts: TokenStream = parts.iter().map(part).collect();
    let range = |(from, to)| {
        let [from, to] = [from, to].map(Literal::u32_unsuffixed);
        quote!((#from, #to),)
    };
    let ranges: TokenStream = ranges.into_iter().map(range).collect();
    let numbers: TokenStream = concepts.measures.iter().enumerate().map(|(at, measure)| number(at, measure)).collect();
    let [part_count, concept_count, number_count] =
        [count, concepts.concepts.len(), concepts.measures.len()].map(Literal::usize_unsuffixed);
    let all: TokenStream = concepts.concepts.iter().map(concept).collect();
    let (base, reach) = (float(plan.base), Literal::u8_unsuffixed(concepts.reach));
    let counted = header.count_calls.then(|| quote!(CALLS.fetch_add(moves.len() as u64, Ordering::Relaxed);));
    quote! {
        #[doc = " What tests say of groups."]
        static CONCEPTS: [planes::Concept; #concept_count] = [#all];
        #[doc = " What tests ask of a move."]
        static PARTS: [planes::Part; #part_count] = [#parts];
        #[doc = " By test its parts; one without any is asked move by move."]
        static TEST_PARTS: [(u32, u32); TESTS] = [#ranges];
        static TABLES: planes::Tables<'static> = planes::Tables {
            concepts: &CONCEPTS,
            numbers: #number_count,
            parts: &PARTS,
            tests: &TEST_PARTS,
            nodes: &NODES,
            roots: &ROOTS,
            leaves: &LEAVES,
            base: #base,
            reach: #reach,
        };
        #[doc = " The legal moves in row order, with their scores."]
        pub fn scores<B: Board>(board: &B) -> impl Iterator<Item = (Point, f64)> + use<'_, B> {
            let moves: Vec<Point> = runtime::legal_moves(board).collect();
            #counted
            let ask_of = |point, test| {
                if test < PLAIN {
                    if ask(board, point, test) { AxesSet::ALL } else { AxesSet::NONE }
                } else {
                    ask_axes(board, point, AxesSet::ALL, test).unwrap_or(AxesSet::NONE)
                }
            };
            let scores =
                planes::score_together(board, &TABLES, &moves, |group, which| number(board, group, which), ask_of);
            moves.into_iter().zip(scores)
        }
        #[doc = " A number of a group, if the group has it; 0 where something is only true of it."]
        #[allow(unused_variables)]
        fn number<B: Board>(board: &B, group_a: Point, which: usize) -> Option<u32> {
            match which {
                #numbers
                _ => None,
            }
        }
    }
}

/// An arm that answers a number for the group `group_a`.
fn number(at: usize, measure: &Measure) -> TokenStream {
    let Measure { predicate, constants } = measure;
    let Some(form) = Measure::form(predicate) else { return TokenStream::new() };
    let group = Variable(0);
    let kinds = Kinds::from([(group, Kind::Group)]);
    let arguments: Vec<Argument> = [Argument::Variable(group)].into_iter().chain(constants.iter().copied()).collect();
    let code = expand(form.code(), &arguments, &kinds);
    let value = match form {
        Form::Maybe(_) => code,
        Form::One(_) => quote!(Some(#code)),
        _ => quote!((#code).then_some(0)),
    };
    let at = Literal::usize_unsuffixed(at);
    match condition(predicate) {
        None => quote!(#at => #value,),
        Some(condition) => {
            let condition = expand(condition, &arguments, &kinds);
            quote!(#at if #condition => #value,)
        }
    }
}

/// What must hold of the group.
fn condition(predicate: &Predicate) -> Option<&'static str> {
    predicate.arguments[0].condition()
}

fn concept(concept: &Concept) -> TokenStream {
    let tokens = match *concept {
        Concept::Any => quote!(Any),
        Concept::Colour(colour) => {
            let colour = constant_tokens(Constant::Colour(colour));
            quote!(Colour(#colour))
        }
        Concept::Number { number, least, most } => {
            let [number, least, most] = [number, least, most].map(Literal::u16_unsuffixed);
            quote!(Number { number: #number, least: #least, most: #most })
        }
        Concept::Both(a, b) => {
            let [a, b] = [a, b].map(Literal::u32_unsuffixed);
            quote!(Both(#a, #b))
        }
        Concept::Beside(a) => {
            let a = Literal::u32_unsuffixed(a);
            quote!(Beside(#a))
        }
        Concept::Linked(a) => {
            let a = Literal::u32_unsuffixed(a);
            quote!(Linked(#a))
        }
        Concept::Sharing { least, most, concept } => {
            let [least, most] = [least, most].map(Literal::u16_unsuffixed);
            let concept = Literal::u32_unsuffixed(concept);
            quote!(Sharing { least: #least, most: #most, concept: #concept })
        }
    };
    quote!(planes::Concept::#tokens,)
}

fn part(part: &Part) -> TokenStream {
    let tokens = match *part {
        Part::Here(concept) => {
            let concept = Literal::u32_unsuffixed(concept);
            quote!(Here(#concept))
        }
        Part::Placed { displacement: (x, y), concept } => {
            let displacement = constant_tokens(Constant::Displacement(x, y));
            let concept = Literal::u32_unsuffixed(concept);
            quote!(Placed { displacement: #displacement, concept: #concept })
        }
        Part::Edge { direction, least, most } => {
            let direction = constant_tokens(Constant::Direction(direction));
            let [least, most] = [least, most].map(Literal::u16_unsuffixed);
            quote!(Edge { direction: #direction, least: #least, most: #most })
        }
    };
    quote!(planes::Part::#tokens,)
}
