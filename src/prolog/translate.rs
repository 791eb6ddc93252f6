//! From what people write to what the Prolog system runs: every goal is either allowed or a predicate of the user's.
//!
//! Predicates of the user get marked names (see [`super::text`]), allowed ones keep theirs. A goal that is known only when it is run (`X`, `call(G, A)`,
//! `maplist(P, L)`) is handed to a predicate of the session that does then what is done here. So no goal, however it is put together, can reach
//! what is not allowed.

use super::text::marked;
use super::vocabulary::{Argument, allowed, refusal};
use crate::logic::{Symbol, Term};

/// Control nested deeper than this is refused.
const DEEPEST: usize = 400;

/// What is wrong with a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Objection {
    /// Nothing defines the predicate.
    Unknown(Symbol, usize),
    /// The predicate is forbidden, and why.
    Forbidden(Symbol, usize, &'static str),
    /// A number or a string stands where a goal is wanted.
    NotCallable,
    /// Too many levels of control.
    TooDeep,
}

/// Translates goals and notes objections with the places (paths of arguments) that they are about.
pub(crate) struct Translator<'a> {
    defines: &'a dyn Fn(Symbol, usize) -> bool,
    path: Vec<usize>,
    depth: usize,
    /// What was found to be wrong.
    pub(crate) objections: Vec<(Objection, Vec<usize>)>,
}

impl<'a> Translator<'a> {
    /// `defines` says which predicates the user, the background and the position define.
    pub(crate) fn new(defines: &'a dyn Fn(Symbol, usize) -> bool) -> Self {
        Self { defines, path: Vec::new(), depth: 0, objections: Vec::new() }
    }

    /// Starts at a part of the term that is read.
    pub(crate) fn at(mut self, path: &[usize]) -> Self {
        self.path = path.to_vec();
        self
    }

    fn object(&mut self, objection: Objection) {
        self.objections.push((objection, self.path.clone()));
    }

    /// A goal.
    pub(crate) fn goal(&mut self, goal: &Term) -> Term {
        if self.depth >= DEEPEST {
            self.object(Objection::TooDeep);
            return Term::atom("fail");
        }
        self.depth += 1;
        // A conjunction can be long: its right sides are walked in a loop.
        let depth = self.path.len();
        let mut done = Vec::new();
        let mut rest = goal;
        while rest.functor() == Some((Symbol::COMMA, 2)) {
            self.path.push(0);
            done.push(self.single(&rest.arguments()[0]));
            self.path.truncate(depth + done.len() - 1);
            rest = &rest.arguments()[1];
            self.path.push(1);
        }
        let last = self.single(rest);
        self.path.truncate(depth);
        self.depth -= 1;
        done.into_iter().rev().fold(last, |rest, first| Term::application(Symbol::COMMA, vec![first, rest]))
    }

    /// A goal that is no conjunction, or one on the left of another.
    fn single(&mut self, goal: &Term) -> Term {
        let Some((name, arity)) = goal.functor() else {
            return match goal {
                Term::Variable(_) => Term::compound("#call", vec![goal.clone()]),
                _ => {
                    self.object(Objection::NotCallable);
                    Term::atom("fail")
                }
            };
        };
        if (name, arity) == (Symbol::COMMA, 2) {
            return self.goal(goal);
        }
        let replaced = allowed(name, arity).is_some() && (self.defines)(name, arity);
        match allowed(name, arity).filter(|_| !replaced) {
            Some(_) if name.as_str() == "call" => Term::compound("#call", goal.arguments().to_vec()),
            Some(kinds) => {
                let arguments = goal.arguments().iter().zip(kinds).enumerate().map(|(place, (argument, kind))| {
                    self.path.push(place);
                    let argument = self.argument(argument, *kind);
                    self.path.pop();
                    argument
                });
                let arguments = arguments.collect();
                Term::application(name, arguments)
            }
            None => {
                self.check(name, arity);
                Term::application(marked(name), goal.arguments().to_vec())
            }
        }
    }

    fn check(&mut self, name: Symbol, arity: usize) {
        if (self.defines)(name, arity) {
            return;
        }
        match refusal(name.as_str()) {
            Some(reason) => self.object(Objection::Forbidden(name, arity, reason)),
            None => self.object(Objection::Unknown(name, arity)),
        }
    }

    fn argument(&mut self, argument: &Term, kind: Argument) -> Term {
        match kind {
            Argument::Data => argument.clone(),
            Argument::Goal(0) => self.goal(argument),
            Argument::Goal(missing) => self.closure(argument, missing),
            Argument::Quantified => {
                // V^Goal: the variables stay.
                let depth = self.path.len();
                let mut variables = Vec::new();
                let mut inner = argument;
                while let (Some((caret, 2)), [variable, goal]) = (inner.functor(), inner.arguments())
                    && caret.as_str() == "^"
                {
                    variables.push(variable.clone());
                    inner = goal;
                    self.path.push(1);
                }
                let goal = self.goal(inner);
                self.path.truncate(depth);
                variables.into_iter().rev().fold(goal, |goal, variable| Term::compound("^", vec![variable, goal]))
            }
        }
    }

    /// A goal that lacks arguments.
    fn closure(&mut self, closure: &Term, missing: usize) -> Term {
        match closure.functor() {
            Some((name, arity)) => {
                let arity_in_full = arity + missing;
                if allowed(name, arity_in_full).is_none() || (self.defines)(name, arity_in_full) {
                    self.check(name, arity + missing);
                    return Term::application(marked(name), closure.arguments().to_vec());
                }
            }
            None if !matches!(closure, Term::Variable(_)) => self.object(Objection::NotCallable),
            None => {}
        }
        Term::compound("#call", vec![closure.clone()])
    }
}

#[cfg(test)]
mod tests {
    use super::super::text::canonical;
    use super::*;
    use crate::diagnostics::Source;
    use crate::logic::Operators;
    use crate::logic::reader::read_term;
    use std::sync::Arc;

    fn translated(text: &str) -> (String, Vec<(Objection, Vec<usize>)>) {
        let term = read_term(&Arc::new(Source::new("t", text)), &Operators::default()).unwrap().term;
        let defines = |name: Symbol, arity: usize| matches!((name.as_str(), arity), ("p", 1) | ("q", 2));
        let mut translator = Translator::new(&defines);
        let goal = translator.goal(&term);
        (canonical(&goal), translator.objections)
    }

    #[test]
    fn goals_are_marked_and_unknown_ones_called_back() {
        for (text, wanted) in [
            ("p(X), X", "','('~p'(V0),'#call'(V0))"),
            ("call(G, a)", "'#call'(V0,a)"),
            ("findall(X, p(X), L)", "findall(V0,'~p'(V0),V1)"),
            ("maplist(q(a), L)", "maplist('~q'(a),V0)"),
            ("maplist(P, L)", "maplist('#call'(V0),V1)"),
            ("maplist(succ, L, M)", "maplist('#call'(succ),V0,V1)"),
            ("setof(X, Y^q(X,Y), L)", "setof(V0,'^'(V1,'~q'(V0,V1)),V2)"),
            ("\\+ (p(a) ; ! -> true)", "'\\\\+'(';'('~p'(a),'->'(!,true)))"),
        ] {
            assert_eq!(translated(text), (wanted.to_owned(), Vec::new()), "{text}");
        }
    }

    #[test]
    fn objections_have_places() {
        let objections = |text: &str| translated(text).1;
        let name = Symbol::new;
        assert_eq!(objections("p(X), r(X)"), [(Objection::Unknown(name("r"), 1), vec![1])]);
        assert_eq!(objections("p(X), p(X), findall(X, r, L)"), [(Objection::Unknown(name("r"), 0), vec![1, 1, 1])]);
        assert_eq!(objections("\\+ 1"), [(Objection::NotCallable, vec![0])]);
        for text in ["halt", "consult(a)", "user:halt", "maplist(consult, [a])", "forall(p(X), assertz(X))"] {
            assert!(matches!(objections(text)[..], [(Objection::Forbidden(..), _)]), "{text}");
        }
    }

    #[test]
    fn depth_is_bounded() {
        let deep = (0..100_000).fold(Term::atom("true"), |goal, _| Term::compound("\\+", vec![goal]));
        let left = (0..100_000).fold(Term::atom("true"), |goal, _| Term::compound(",", vec![goal, Term::atom("true")]));
        for term in [deep, left] {
            let mut translator = Translator::new(&|_, _| false);
            translator.goal(&term);
            assert_eq!(translator.objections.len(), 1);
        }
        let long = (0..10_000).fold(Term::atom("true"), |goal, _| Term::compound(",", vec![Term::atom("true"), goal]));
        let mut translator = Translator::new(&|_, _| false);
        assert_eq!(translator.goal(&long), long);
        assert!(translator.objections.is_empty());
    }
}
