//! Literals in words: the sentence templates that stand beside the predicates in `background/*.pl`.
//!
//! `says(liberty_cnt(G,N), "{G} has {N} liberties")` gives the words for every literal of that predicate; what the
//! variables in braces stand for is said by whoever asks, who knows how to name a point or a string. `says(\+ behind(E,S,_), "…")` gives the words
//! for a literal that is denied; without them it is not so what the other sentence says.

use crate::diagnostics::{Diagnostic, Source, code};
use crate::logic::reader::{ReadTerm, read_terms};
use crate::logic::{Literal, Operators, Substitution, Symbol, Term};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The texts of the background that is known natively, by file name.
pub const BACKGROUND: [(&str, &str); 5] = [
    ("go.pl", include_str!("../../background/go.pl")),
    ("go-tactical.pl", include_str!("../../background/go-tactical.pl")),
    ("go-vital.pl", include_str!("../../background/go-vital.pl")),
    ("go-ahead.pl", include_str!("../../background/go-ahead.pl")),
    ("go-deep.pl", include_str!("../../background/go-deep.pl")),
];

/// A piece of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Words(String),
    /// The argument in this place.
    Argument(usize),
}

/// A map from predicates to sentence templates.
#[derive(Clone, Debug, Default)]
pub struct Sentences {
    templates: FxHashMap<(Symbol, usize), Vec<Piece>>,
    /// Those for literals that are denied.
    denials: FxHashMap<(Symbol, usize), Vec<Piece>>,
}

impl Sentences {
    /// The sentences for the background of Go and its concepts.
    #[must_use]
    pub fn of_background() -> Self {
        let concepts = super::CONCEPTS.iter().map(|file| (file.name, file.text));
        BACKGROUND
            .into_iter()
            .chain(concepts)
            .fold(Self::default(), |sentences, (name, text)| sentences.with(&Arc::new(Source::new(name, text))).0)
    }

    /// These sentences and those of another program; the later one of two for the same predicate counts. Everything but
    /// `says/2` is passed over; findings are about `says/2` alone.
    #[must_use]
    pub fn with(mut self, source: &Arc<Source>) -> (Self, Vec<Diagnostic>) {
        let (terms, _) = read_terms(source, &mut Operators::default());
        let mut findings = Vec::new();
        for read in &terms {
            let [literal, text] = read.term.arguments() else { continue };
            if read.term.functor().is_none_or(|(name, _)| name.as_str() != "says") {
                continue;
            }
            let literal = Literal::from_goal(literal);
            match template(read, &literal.atom, text) {
                Ok((predicate, pieces)) if literal.negated => _ = self.denials.insert(predicate, pieces),
                Ok((predicate, pieces)) => _ = self.templates.insert(predicate, pieces),
                Err(message) => {
                    findings.push(Diagnostic::new(code::SENTENCE_MALFORMED, message).at(source, read.span));
                }
            }
        }
        (self, findings)
    }

    /// Whether there is a sentence for a predicate.
    #[must_use]
    pub fn knows(&self, name: Symbol, arity: usize) -> bool {
        self.templates.contains_key(&(name, arity))
    }

    /// Whether there is a sentence for the denial of a predicate, which mentions just these of its arguments.
    #[must_use]
    pub fn denies(&self, name: Symbol, mentioned: &[bool]) -> bool {
        self.denials.get(&(name, mentioned.len())).is_some_and(|pieces| {
            let mentions = |place: usize| pieces.contains(&Piece::Argument(place));
            mentioned.iter().enumerate().all(|(place, mentioned)| mentions(place) == *mentioned)
        })
    }

    /// A literal in words. `name` says an argument, given its place and its term under the bindings. A literal whose
    /// predicate has no sentence is written as it is in Prolog, its arguments named.
    #[must_use]
    pub fn say(&self, literal: &Literal, bindings: &Substitution, name: &dyn Fn(usize, &Term) -> String) -> String {
        let argument = |place: usize| match literal.atom.arguments().get(place) {
            Some(term) => name(place, &bindings.apply(term)),
            None => String::new(),
        };
        let filled = |pieces: &[Piece]| {
            let mut said = String::new();
            let mut is_one = false;
            for piece in pieces {
                let words = match piece {
                    Piece::Words(words) if is_one => of_one(words),
                    Piece::Words(words) => words.clone(),
                    Piece::Argument(place) => argument(*place),
                };
                is_one = words == "1" || words.ends_with(" than 1");
                said.push_str(&words);
            }
            said
        };
        let predicate = literal.atom.functor();
        let denial = predicate.filter(|_| literal.negated).and_then(|predicate| self.denials.get(&predicate));
        if let Some(pieces) = denial {
            return filled(pieces);
        }
        let said: String = match predicate.and_then(|predicate| self.templates.get(&predicate)) {
            Some(pieces) => filled(pieces),
            None => match predicate {
                Some((name, arity)) if arity > 0 => {
                    format!("{name}({})", (0..arity).map(argument).collect::<Vec<_>>().join(", "))
                }
                _ => literal.atom.to_string(),
            },
        };
        if literal.negated { format!("it is not so that {said}") } else { said }
    }
}

/// The words after the number 1, for those that stand after any other: " liberties of" becomes " liberty of".
fn of_one(words: &str) -> String {
    let Some((noun, rest)) =
        words.strip_prefix(' ').map(|words| words.split_at(words.find(' ').unwrap_or(words.len())))
    else {
        return words.to_owned();
    };
    let noun = match noun.strip_suffix("ies") {
        Some(stem) => format!("{stem}y"),
        None => noun.strip_suffix('s').unwrap_or(noun).to_owned(),
    };
    format!(" {noun}{rest}")
}

fn template(read: &ReadTerm, literal: &Term, text: &Term) -> Result<((Symbol, usize), Vec<Piece>), String> {
    let (Some(predicate), Term::String(text)) = (literal.functor(), text) else {
        return Err("a sentence is written says(predicate(X, Y), \"… {X} … {Y} …\")".into());
    };
    let place = |name: &str| {
        let variable = read.variable_names.iter().find(|(known, _)| known == name)?.1;
        literal.arguments().iter().position(|argument| *argument == Term::Variable(variable))
    };
    let mut pieces = Vec::new();
    let mut rest: &str = text;
    while let Some((words, behind)) = rest.split_once('{') {
        let (name, behind) = behind.split_once('}').ok_or("a brace in the sentence is not closed")?;
        let place = place(name).ok_or_else(|| format!("{{{name}}} is no argument of {literal}"))?;
        pieces.push(Piece::Words(words.into()));
        pieces.push(Piece::Argument(place));
        rest = behind;
    }
    pieces.push(Piece::Words(rest.into()));
    pieces.retain(|piece| *piece != Piece::Words(String::new()));
    Ok((predicate, pieces))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interpretation::Background;
    use crate::logic::reader::read_term;
    use crate::logic::{Variable, unify};

    fn literal(text: &str) -> Literal {
        Literal::from_goal(&read_term(&Arc::new(Source::new("t", text)), &Operators::default()).unwrap().term)
    }

    #[test]
    fn every_predicate_has_a_sentence() {
        let background = super::super::GoBackground::new(Arc::default());
        let sentences = Sentences::of_background();
        let comparisons = ["<", "=<", ">", ">=", "=:=", "=", "\\="].map(|name| (Symbol::new(name), 2));
        for (name, arity) in background.signatures().into_iter().chain(comparisons) {
            assert!(sentences.knows(name, arity), "{name}/{arity}");
        }
        let concepts = crate::facts::CONCEPTS.iter().map(|file| (file.name, file.text));
        for (name, text) in BACKGROUND.into_iter().chain(concepts) {
            assert_eq!(Sentences::default().with(&Arc::new(Source::new(name, text))).1.len(), 0);
        }
    }

    #[test]
    fn literals_in_words() {
        let sentences = Sentences::of_background();
        let mut bindings = Substitution::new();
        assert!(unify(&Term::Variable(Variable(0)), &Term::integer(7), &mut bindings));
        let name = |place: usize, term: &Term| if place == 0 { format!("string {term}") } else { term.to_string() };
        let say = |text: &str| sentences.say(&literal(text), &bindings, &name);
        assert_eq!(say("liberty_cnt(A, 2)"), "string 7 has 2 liberties");
        assert_eq!(say("liberty_cnt(A, 1)"), "string 7 has 1 liberty");
        let more = |place: usize, _: &Term| ["string 7", "more than 1"][place].to_owned();
        assert_eq!(sentences.say(&literal("liberty_cnt(A, 2)"), &bindings, &more), "string 7 has more than 1 liberty");
        assert_eq!(say("\\+ atari(A)"), "it is not so that string 7 is in atari");
        assert_eq!(say("A < 3"), "string 7 is less than 3");
        assert_eq!(say("strange(A, b)"), "strange(string 7, b)");
        assert_eq!(say("strange"), "strange");
    }

    #[test]
    fn denials_may_have_words_of_their_own() {
        let text = "says(far(X,N), \"{X} is {N} steps away\"). says(\\+ far(X,_), \"nothing leads to {X}\").";
        let (sentences, findings) = Sentences::default().with(&Arc::new(Source::new("p.pl", text)));
        assert_eq!(findings.len(), 0);
        let name = |_: usize, term: &Term| term.to_string();
        let say = |text: &str| sentences.say(&literal(text), &Substitution::new(), &name);
        assert_eq!(say("far(b, 3)"), "b is 3 steps away");
        assert_eq!(say("\\+ far(b, _)"), "nothing leads to b");
        let far = Symbol::new("far");
        assert!(sentences.denies(far, &[true, false]) && !sentences.denies(far, &[true, true]));
        assert!(!sentences.denies(far, &[true]) && !sentences.denies(Symbol::new("near"), &[true, false]));
    }

    #[test]
    fn faulty_templates_are_reported() {
        let text =
            "says(p(X), \"{Y}\"). says(p(X), \"{X\"). says(1, \"a\"). says(p(X), a). says(p(X), \"{X} is {X}\"). q.";
        let (sentences, findings) = Sentences::default().with(&Arc::new(Source::new("p.pl", text)));
        assert_eq!(findings.len(), 4);
        let name = |_: usize, term: &Term| term.to_string();
        assert_eq!(sentences.say(&literal("p(a)"), &Substitution::new(), &name), "a is a");
    }
}
