//! The theory of tactics, `background/tactics.pl`, as data.

use crate::diagnostics::Source;
use crate::logic::reader::read_terms;
use crate::logic::{Operators, Substitution, Term, unify};
use std::sync::{Arc, LazyLock};

/// Its text.
pub const TACTICS: &str = include_str!("../../background/tactics.pl");

/// The facts of the theory.
#[derive(Clone, Debug)]
pub struct Theory {
    facts: Vec<Term>,
}

impl Theory {
    /// The theory that comes with the program.
    #[must_use]
    pub fn built_in() -> &'static Self {
        static THEORY: LazyLock<Theory> = LazyLock::new(|| Theory::read(TACTICS));
        &THEORY
    }

    /// The facts of a text; what is no fact is left out.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let source = Arc::new(Source::new("tactics.pl", text));
        let (terms, _) = read_terms(&source, &mut Operators::default());
        Self { facts: terms.into_iter().map(|read| read.term).collect() }
    }

    /// The facts with this name, their variables numbered from `fresh`.
    pub fn facts<'t>(&'t self, name: &'t str, fresh: u32) -> impl Iterator<Item = Term> + 't {
        let named = move |fact: &&Term| fact.functor().is_some_and(|(functor, _)| functor.as_str() == name);
        self.facts
            .iter()
            .filter(named)
            .map(move |fact| fact.map_variables(|variable| Term::variable(variable.0 + fresh)))
    }

    /// Whether a term without variables is an instance of a fact.
    #[must_use]
    pub fn has_instance(&self, term: &Term) -> bool {
        let Some((name, _)) = term.functor() else { return false };
        self.facts(name.as_str(), 0).any(|fact| unify(&fact, term, &mut Substitution::new()))
    }

    /// Whether no move changes an atom.
    #[must_use]
    pub fn is_fixed(&self, atom: &Term) -> bool {
        self.has_instance(&Term::compound("fixed", vec![atom.clone()]))
    }
}
