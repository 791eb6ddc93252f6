//! Rust source text of a set of tactical rules: their shared tree of conditions ([`Matcher`]), a function a condition.
//!
//! The functions call [`crate::runtime::tactics`], as the matcher does, so that both find the same. Rules with patterns are not compiled: they are
//! data already, and what takes time with them is the board, not the rule.

use super::Unsupported;
use super::source::{one_line, spaced};
use crate::rules::condition::{Atom, Condition, Predicate, Side};
use crate::rules::matcher::{Matcher, Node};
use crate::rules::rule::Rule;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use std::fmt::Write;

/// The source text of a set of rules: a module that offers `matches(board, found)`, which calls `found` with the name of each rule that
/// holds, its friend, the strings that it is about and the moves, as often as there are ways to fulfil its conditions, and `RULES`.
///
/// # Errors
/// The first rule that has a pattern.
pub fn rust_rules(rules: &[Rule], name: &str) -> Result<String, Unsupported> {
    if let Some(rule) = rules.iter().find(|rule| rule.conditions.iter().any(|c| c.pattern.is_some())) {
        return Err(Unsupported::Form { literal: rule.name.clone(), reason: "it has a pattern".into() });
    }
    let matcher = Matcher::new(rules);
    let nodes = matcher.nodes();
    let slots = nodes.iter().filter_map(|node| node.condition.as_ref()).flat_map(Condition::slots).max();
    let slots = usize::from(slots.unwrap_or(0)) + 1;
    let count = rules.len();
    let names: Vec<&str> = rules.iter().map(|rule| rule.name.as_str()).collect();
    let inner = |node: &Node| inner(&matcher, node);
    let root = nodes.first().map(inner).unwrap_or_default();
    let functions = nodes.iter().enumerate().filter_map(|(number, node)| {
        let condition = node.condition.as_ref()?;
        let (name, body) = (format_ident!("node_{number}"), body(condition, node, &inner(node)));
        Some(quote! {
            fn #name(board: &mut Board, friend: Colour, v: &mut Values, found: Found) { #body }
        })
    });
    let file = quote! {
        use nakade::go::{Board, Cell, Colour, Point, PointSet};
        use nakade::runtime::tactics;

        #[doc = " The names of the rules."]
        pub const RULES: [&str; #count] = [#(#names),*];

        #[doc = " Called with a rule, its friend, the strings that it is about, and its moves."]
        pub type Found<'a> = &'a mut dyn FnMut(&'static str, Colour, &[Point], &[Point]);

        type Values = [Point; #slots];

        #[doc = " Everything that the rules say about a position, for either colour as friend. The board is left as it was."]
        pub fn matches(board: &mut Board, found: Found) {
            for friend in [Colour::Black, Colour::White] {
                let mut values = [Point::new(0, 0); #slots];
                let v = &mut values;
                #root
            }
        }

        #(#functions)*
    };
    let mut text = format!(
        "// The rules of `{}` as Rust, written by nakade {}: change the rules, not this file.\n// {count} rules, {} conditions\n#![allow(unused_imports)]\n\n",
        one_line(name),
        env!("CARGO_PKG_VERSION"),
        matcher.condition_count(),
    );
    match syn::parse2(file.clone()) {
        Ok(file) => text.push_str(&spaced(&prettyplease::unparse(&file))),
        Err(_) => _ = write!(text, "{file}"),
    }
    Ok(text)
}

/// What is done where the condition of a node holds.
fn inner(matcher: &Matcher, node: &Node) -> TokenStream {
    let said = node.rules.iter().map(|&rule| {
        let (subject, moves) = matcher.said(rule);
        let of =
            |slots: &[u8]| slots.iter().map(|&slot| usize::from(slot)).map(|slot| quote!(v[#slot])).collect::<Vec<_>>();
        let (subject, moves) = (of(subject), of(moves));
        quote!(found(RULES[#rule], friend, &[#(#subject),*], &[#(#moves),*]);)
    });
    let below = node.children.iter().map(|child| {
        let name = format_ident!("node_{child}");
        quote!(#name(board, friend, v, found);)
    });
    quote!(#(#said)* #(#below)*)
}

fn body(condition: &Condition, node: &Node, inner: &TokenStream) -> TokenStream {
    let value = |slot: u8| {
        let slot = usize::from(slot);
        quote!(v[#slot])
    };
    let moves = condition.moves.iter().map(|&(side, slot)| {
        let (side, point) = (colour(side), value(slot));
        quote!((#side, #point))
    });
    let strings = condition.atom.string_slots().filter(|slot| Some(*slot) != node.names).map(value);
    let lenient = condition.lenient;
    let after = quote!(board, friend, &[#(#moves),*], #lenient, &[#(#strings),*]);
    let at_once = condition.moves.is_empty();
    match node.names {
        None => {
            let test = test(&condition.atom);
            match at_once {
                true => quote!(if #test { #inner }),
                false => quote!(if tactics::after(#after, |board| #test) { #inner }),
            }
        }
        Some(slot) => {
            let points = points(&condition.atom, slot);
            let slot = usize::from(slot);
            let set = match at_once {
                true => quote!(let points: PointSet = #points;),
                false => quote! {
                    let mut points = PointSet::new();
                    tactics::after(#after, |board| { points = #points; true });
                },
            };
            quote!(#set for point in points.iter() { v[#slot] = point; #inner })
        }
    }
}

fn colour(side: Side) -> TokenStream {
    match side {
        Side::Friend => quote!(friend),
        Side::Enemy => quote!(friend.opponent()),
    }
}

/// Whether an atom holds, as an expression.
fn test(atom: &Atom) -> TokenStream {
    let (first, second) = (usize::from(atom.slots[0]), usize::from(atom.slots[1]));
    let (a, b, side, number) = (quote!(v[#first]), quote!(v[#second]), colour(atom.side), usize::from(atom.number));
    match atom.predicate {
        Predicate::String => quote!(tactics::is_string(board, #a, #side)),
        Predicate::Liberties => quote!(tactics::has_liberties(board, #a, #number)),
        Predicate::Liberty => quote!(tactics::is_liberty(board, #a, #b)),
        Predicate::LastLiberty => quote!(board.atari(#b) == Some(#a)),
        Predicate::Neighbour => quote!(tactics::is_neighbour(board, #a, #b)),
        Predicate::Empty => quote!(board.at(#a) == Cell::Empty),
        Predicate::Different => quote!(#a != #b),
        Predicate::Apart => quote!(tactics::is_apart(board, #a, #b)),
        Predicate::Legal => quote!(tactics::is_legal(board, friend, #side, #a)),
        Predicate::Room => quote!(tactics::has_room(board, #side, #a, #number)),
        Predicate::RoomOnly => quote!(tactics::only_room(board, #side, #a) == Some(#b)),
        Predicate::Adjacent => quote!(tactics::is_adjacent(board, #a, #b)),
        Predicate::AdjacentAtLeast => quote!(tactics::adjacent_at_least(board, #a, #number)),
        Predicate::OthersAtLeast => quote!(tactics::others_at_least(board, #a, #b, #number)),
        Predicate::CapturesNothing => quote!(tactics::captures_nothing(board, friend, #a)),
        Predicate::Eye => quote!(tactics::is_eye(board, #a, #b)),
        Predicate::AroundAtLeast => quote!(tactics::around_at_least(board, friend, #a, #number)),
        Predicate::AllAtLeast => quote!(tactics::all_at_least(board, #side, #number)),
        Predicate::Pattern => quote!(false),
    }
}

/// The points that an atom names for a slot, as an expression of type `PointSet`.
fn points(atom: &Atom, slot: u8) -> TokenStream {
    let is_first = atom.slots[0] == slot;
    let other = usize::from(if is_first { atom.slots[1] } else { atom.slots[0] });
    let (other, side) = (quote!(v[#other]), colour(atom.side));
    match atom.predicate {
        Predicate::String => quote!(tactics::strings(board, #side).collect()),
        Predicate::Liberty if is_first => quote!(board.liberties(#other)),
        Predicate::Liberty => quote!(tactics::strings_beside(board, #other)),
        Predicate::LastLiberty => quote!(board.atari(#other).into_iter().collect()),
        Predicate::Neighbour => quote!(board.neighbours(#other).collect()),
        Predicate::RoomOnly => quote!(tactics::only_room(board, #side, #other).into_iter().collect()),
        Predicate::Adjacent => quote!(tactics::adjacent(board, #other)),
        _ => quote!(PointSet::new()),
    }
}
