//! Settings files for ACE/Tilde in the *keys* form.

use super::keyed::{PROBLEM, Theory, names_of, with_first};
use crate::diagnostics::Source;
use crate::logic::reader::{ReadTerm, read_terms};
use crate::logic::writer::Writer;
use crate::logic::{Operators, Symbol, Term, Variable};
use std::sync::Arc;

/// Settings that the original does not have. Moves compete within a position, and here each example is on its own.
const LEFT_OUT: [&str; 2] = ["ranking", "max_leaves"];

/// The text of a settings file with the problem as an argument of every predicate that looks at a position, and of the predicted one.
pub(super) fn settings(text: &str, name: &str, predicted: (Symbol, usize), theory: &Theory) -> String {
    let (terms, _) = read_terms(&Arc::new(Source::new(name, text)), &mut Operators::default());
    let mut out = format!("% Made from the settings {name} of Nakade; the problem is the first argument.\n");
    for read in terms {
        let setting = read.term.functor().map_or("", |(name, _)| name.as_str());
        if LEFT_OUT.contains(&setting) {
            continue;
        }
        let names = names_of(&read);
        let rewriter = Rewriter { theory, predicted, variable: Variable(names.len() as u32) };
        let name_of = |variable: Variable| names.get(variable.0 as usize).cloned().unwrap_or_else(|| PROBLEM.into());
        let writer = Writer { names: &name_of, ..Writer::default() };
        out += &writer.text(&rewriter.setting(&read));
        out += ".\n";
    }
    out
}

struct Rewriter<'a> {
    theory: &'a Theory,
    predicted: (Symbol, usize),
    /// The variable for the problem.
    variable: Variable,
}

impl Rewriter<'_> {
    fn setting(&self, read: &ReadTerm) -> Term {
        let term = &read.term;
        let variable = Term::Variable(self.variable);
        let input = |kind: Term| Term::compound("+", vec![kind]);
        let kind = Term::atom("problem");
        let Some((name, _)) = term.functor() else { return term.clone() };
        let arguments = match (name.as_str(), term.arguments()) {
            ("predict", [literal]) => vec![with_first(literal, &input(kind))],
            ("type", [declaration]) => vec![self.atom(declaration, &kind)],
            ("warmode", [mode]) => vec![self.mode(mode, &input(kind))],
            ("root", [query]) => vec![self.mode(query, &variable)],
            ("rmode", [mode]) => vec![self.mode(mode, &input(variable))],
            ("lookahead", [literal, conjunction]) => {
                vec![self.atom(literal, &variable), self.mode(conjunction, &variable)]
            }
            ("auto_lookahead" | "to_be_discretized", [literal, rest @ ..]) => {
                std::iter::once(self.atom(literal, &variable)).chain(rest.iter().cloned()).collect()
            }
            _ => return term.clone(),
        };
        Term::application(name, arguments)
    }

    fn atom(&self, atom: &Term, problem: &Term) -> Term {
        if atom.functor() == Some(self.predicted) { with_first(atom, problem) } else { self.theory.with(atom, problem) }
    }

    /// A conjunction of literals, with a limit of uses or a generator of constants before it.
    fn mode(&self, mode: &Term, problem: &Term) -> Term {
        let Some((name, _)) = mode.functor() else { return mode.clone() };
        let arguments = match (name.as_str(), mode.arguments()) {
            (",", [first, rest]) => vec![self.mode(first, problem), self.mode(rest, problem)],
            (":", [uses, mode]) => vec![uses.clone(), self.mode(mode, problem)],
            ("#", [generator, mode]) => vec![self.generator(generator), self.mode(mode, problem)],
            _ => return self.atom(mode, problem),
        };
        Term::application(name, arguments)
    }

    /// The literal in `N*C: threshold(Literal, [X], C)` ranges over all problems.
    fn generator(&self, generator: &Term) -> Term {
        match (generator.functor(), generator.arguments()) {
            (Some((name, 3)), [literal, variables, cut]) if name.as_str() == "threshold" => {
                let literal = self.atom(literal, &Term::Variable(self.variable));
                Term::application(name, vec![literal, variables.clone(), cut.clone()])
            }
            (Some((name, 2)), [left, right]) if matches!(name.as_str(), ":" | "*") => {
                Term::application(name, vec![self.generator(left), self.generator(right)])
            }
            _ => generator.clone(),
        }
    }
}
