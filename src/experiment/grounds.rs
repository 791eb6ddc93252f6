//! The background over some positions with what a user's clauses add to it.

use super::sources::Settings;
use crate::bias::{Bias, ModeArgument};
use crate::coverage::{UnknownRelation, variables_of};
use crate::diagnostics::{Diagnostic, Source};
use crate::facts::{GoBackground, Positions};
use crate::interpretation::Relation;
use crate::logic::Term;
use crate::prolog::{Asked, Definitions, Predicate};
use crate::rules::{
    self,
    rule::{Rule, read_rules},
};
use std::sync::{Arc, LazyLock};

/// The predicates of a user that a language bias asks for, in its tests and its root query: which of their arguments are inputs, and of which types.
#[must_use]
pub fn asked_of(definitions: &Definitions, bias: &Bias) -> Vec<Asked> {
    let of_modes = bias.modes.iter().flat_map(|mode| &mode.literals).map(|literal| {
        let is_input = |argument: &ModeArgument| {
            matches!(argument, ModeArgument::Input(_) | ModeArgument::Either(_) | ModeArgument::Same(_))
        };
        let inputs: Vec<bool> = literal.arguments.iter().map(is_input).collect();
        ((literal.name, inputs.len()), inputs)
    });
    // The first literal is what is predicted: its key is given, and nothing is asked.
    let predicted = bias.root.first().map_or(&[][..], |literal| literal.atom.arguments());
    let key = predicted.iter().zip(&bias.predict.arguments).filter(|(_, (_, is_key))| *is_key);
    let key: Vec<&Term> = key.map(|(argument, _)| argument).collect();
    let of_root = bias.root.iter().enumerate().skip(1).filter_map(|(at, literal)| {
        let bound = variables_of(&bias.root[1..at]);
        let is_input = |argument: &Term| {
            matches!(argument, Term::Variable(variable) if bound.contains(variable) || key.contains(&argument))
        };
        Some((literal.atom.functor()?, literal.atom.arguments().iter().map(is_input).collect()))
    });
    let mut all: Vec<Asked> = Vec::new();
    for (predicate, inputs) in of_modes.chain(of_root) {
        if !definitions.defines(predicate) {
            continue;
        }
        let types = bias.types.get(&predicate);
        let kind =
            |place: usize| types.and_then(|types| types.get(place)).map_or_else(String::new, ToString::to_string);
        let inputs: Vec<Option<String>> =
            inputs.into_iter().enumerate().map(|(place, is_input)| is_input.then(|| kind(place))).collect();
        match all.iter_mut().find(|known| known.predicate == predicate) {
            // What is an input in one mode is gone through for all.
            Some(known) => {
                for (known, input) in known.inputs.iter_mut().zip(inputs) {
                    *known = known.take().or(input);
                }
            }
            None => all.push(Asked { predicate, inputs }),
        }
    }
    all
}

/// The background over some positions.
///
/// # Errors
/// If a predicate of the user can neither be run natively nor be worked out beforehand.
pub fn background(
    positions: Arc<Positions>,
    definitions: Option<&Definitions>,
    bias: &Bias,
    told: &mut dyn FnMut(Predicate, usize, usize),
) -> Result<GoBackground, Vec<Diagnostic>> {
    match definitions {
        None => Ok(GoBackground::new(positions)),
        Some(definitions) => {
            let asked = asked_of(definitions, bias);
            let given = theorems(&positions, definitions, &asked);
            definitions.background(&positions, &asked, given, told)
        }
    }
}

/// The theorems that are asked for, found by matching the rules that come with the program, where the clauses are theirs.
fn theorems(positions: &Positions, definitions: &Definitions, asked: &[Asked]) -> Vec<(Predicate, Box<dyn Relation>)> {
    let is_asked = |predicate| asked.iter().any(|asked| asked.predicate == predicate);
    let shipped = shipped_theorems();
    match definitions.texts().iter().any(|(_, text)| *text == shipped.1) {
        true => rules::theorems::relations(&shipped.0, positions, is_asked),
        false => Vec::new(),
    }
}

/// The rules that come with the program, and the clauses by which they are background.
pub fn shipped_theorems() -> &'static (Vec<Rule>, String) {
    static SHIPPED: LazyLock<(Vec<Rule>, String)> = LazyLock::new(|| {
        let (rules, _) = read_rules(&Arc::new(Source::new("trees/rules", rules::SHIPPED)));
        let text = rules::theorems::text(&rules);
        (rules, text)
    });
    &SHIPPED
}

/// The same where only literals can be named in an error.
pub(super) fn quietly(
    positions: Arc<Positions>,
    definitions: Option<&Definitions>,
    bias: Option<&Bias>,
) -> Result<GoBackground, UnknownRelation> {
    let Some(bias) = bias else { return Ok(GoBackground::new(positions)) };
    background(positions, definitions, bias, &mut |_, _, _| {}).map_err(|findings| {
        let messages: Vec<String> = findings.into_iter().map(|finding| finding.message).collect();
        UnknownRelation { literal: messages.join("; ") }
    })
}

/// The same for a model that was learnt with settings of this text, and perhaps with predicates of a user.
pub(super) fn of_model(
    settings: &str,
    definitions: Option<&Definitions>,
    positions: Arc<Positions>,
) -> Result<GoBackground, UnknownRelation> {
    if definitions.is_none() {
        return Ok(GoBackground::new(positions));
    }
    let bias = Settings::read("", "", settings).ok().map(|settings| settings.bias);
    quietly(positions, definitions, bias.as_ref())
}
