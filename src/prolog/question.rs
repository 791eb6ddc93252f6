//! A goal as somebody typed it, checked, and the answers to it.

use super::knowledge::{Knowledge, describe};
use super::text::{MARK, canonical, is_holdable};
use super::translate::{Objection, Translator};
use crate::diagnostics::{Diagnostic, Source, Span, code};
use crate::logic::operators::ARGUMENT;
use crate::logic::reader::{TermSpans, read_term};
use crate::logic::writer::Writer;
use crate::logic::{Operators, Symbol, Term, Variable};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A goal that can be asked.
#[derive(Clone, Debug)]
pub struct Question {
    /// The text.
    pub source: Arc<Source>,
    /// The goal.
    pub goal: Term,
    /// The variables whose values are wanted: all that have a name which does not begin with `_`.
    pub variables: Vec<(String, Variable)>,
    spans: TermSpans,
    /// Where the goal stands in what was read.
    path: Vec<usize>,
    /// `[Values]-Goal` as the Prolog system is given it.
    pub(super) text: String,
}

impl Question {
    /// Reads a goal, with or without `?-` in front and a full stop behind.
    ///
    /// # Errors
    /// What is wrong with it: its syntax, or predicates that do not exist or that are not allowed.
    pub fn read(text: &str, knowledge: &Knowledge) -> Result<Self, Vec<Diagnostic>> {
        let source = Arc::new(Source::new("query", text));
        let read = read_term(&source, knowledge.operators()).map_err(|finding| vec![finding])?;
        let (goal, path) = match (read.term.functor(), read.term.arguments()) {
            (Some((name, 1)), [goal]) if matches!(name.as_str(), "?-" | ":-") => (goal.clone(), vec![0]),
            _ => (read.term.clone(), Vec::new()),
        };
        let defines = |name, arity| knowledge.defines(name, arity);
        let mut translator = Translator::new(&defines).at(&path);
        let translated = translator.goal(&goal);
        let mut findings: Vec<Diagnostic> = translator
            .objections
            .iter()
            .map(|(objection, path)| {
                let finding = match objection {
                    Objection::Unknown(name, arity) => knowledge.with_suggestion(describe(objection), (*name, *arity)),
                    other => describe(other),
                };
                finding.at(&source, read.argument_spans.at(path))
            })
            .collect();
        if !is_holdable(&goal) {
            let message = "the goal has a character or number that Prolog systems cannot hold";
            findings.push(Diagnostic::new(code::GOAL_NOT_CALLABLE, message).at(&source, read.span));
        }
        if !findings.is_empty() {
            return Err(findings);
        }
        let variables: Vec<(String, Variable)> =
            read.variable_names.iter().filter(|(name, _)| !name.starts_with('_')).cloned().collect();
        let values = Term::list(variables.iter().map(|(_, variable)| Term::Variable(*variable)));
        let text = canonical(&Term::compound("-", vec![values, translated]));
        Ok(Self { source, goal, variables, spans: read.argument_spans, path, text })
    }

    /// Where the first goal of a predicate stands, or the whole.
    pub(super) fn place_of(&self, predicate: Option<(Symbol, usize)>) -> Span {
        let mut waiting = vec![(&self.goal, self.path.clone())];
        while let (Some(predicate), Some((term, path))) = (predicate, waiting.pop()) {
            if term.functor() == Some(predicate) {
                return self.spans.at(&path);
            }
            if path.len() < 64 {
                for (place, argument) in term.arguments().iter().enumerate().rev() {
                    waiting.push((argument, path.iter().copied().chain([place]).collect()));
                }
            }
        }
        self.spans.root().span()
    }

    /// The answer that binds the variables to these terms.
    #[must_use]
    pub(super) fn answer(&self, values: Vec<Term>) -> Answer {
        // What is left unbound is called _A, _B and so on.
        let mut names: FxHashMap<Variable, u32> = FxHashMap::default();
        for variable in values.iter().flat_map(Term::variables) {
            let next = names.len() as u32;
            names.entry(variable).or_insert(next);
        }
        let rename = |variable: Variable| Term::variable(names.get(&variable).copied().unwrap_or(0));
        let values = values.iter().map(|value| value.map_variables(rename));
        let bindings = self.variables.iter().map(|(name, _)| name.clone()).zip(values);
        Answer { bindings: bindings.collect() }
    }
}

/// One answer: the values of the variables, in the order in which they first stand in the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Names and values. Variables in the values are numbered from 0 in the order of their occurrence.
    pub bindings: Vec<(String, Term)>,
}

/// An integer that does not fit in 64 bits comes as this functor around an atom of its digits.
const LARGE: &str = "#integer";

/// A value as text.
#[must_use]
pub fn value_text(value: &Term) -> String {
    let names = |variable: Variable| format!("_{}", crate::logic::writer::letter_name(variable));
    let mut text = String::new();
    // Where an argument stands: a pair has parentheses. Writing to a string does not fail.
    _ = Writer { names: &names, ..Writer::default() }.write(value, ARGUMENT, &mut text);
    let (open, close) = (format!("'{LARGE}'('"), "')");
    if !text.contains(&open) {
        return text;
    }
    let mut parts = text.split(&open);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(close) {
            Some((digits, rest)) => plain += &format!("{digits}{rest}"),
            None => plain += part,
        }
    }
    plain
}

/// Reads a term that the Prolog system wrote without operators.
pub(super) fn read_back(text: &str) -> Option<Term> {
    let text = with_large_integers(text);
    let source = Arc::new(Source::new("answer", text));
    read_term(&source, Operators::standard()).ok().map(|read| read.term)
}

/// The text with every integer that is too long for us put into quotes.
fn with_large_integers(text: &str) -> String {
    const FITS: usize = 18;
    if text.as_bytes().windows(FITS + 1).all(|window| !window.iter().all(u8::is_ascii_digit)) {
        return text.to_owned();
    }
    let mut result = String::with_capacity(text.len() + 32);
    let mut characters = text.char_indices().peekable();
    let mut quote = None;
    let mut before = ' ';
    while let Some((at, c)) = characters.next() {
        match quote {
            Some(open) => {
                result.push(c);
                if c == '\\' {
                    result.extend(characters.next().map(|(_, escaped)| escaped));
                } else if c == open {
                    quote = None;
                }
            }
            None if c.is_ascii_digit() && !before.is_alphanumeric() && !matches!(before, '_' | '.') => {
                let length = text[at..].bytes().take_while(u8::is_ascii_digit).count();
                let is_float = text[at + length..].starts_with('.');
                for _ in 1..length {
                    characters.next();
                }
                let digits = &text[at..at + length];
                if length > FITS && !is_float {
                    let negative = result.ends_with('-') && result.pop().is_some();
                    result += &format!("'{LARGE}'('{}{digits}')", if negative { "-" } else { "" });
                } else {
                    result.push_str(digits);
                }
            }
            None => {
                if matches!(c, '\'' | '"') {
                    quote = Some(c);
                }
                result.push(c);
            }
        }
        before = c;
    }
    result
}

/// A goal or an error with the names that the user knows.
pub(super) fn unmarked(term: &Term) -> Term {
    unmarked_to(term, 24)
}

/// Names deeper than so many levels stay as they are: they belong to data.
fn unmarked_to(term: &Term, levels: usize) -> Term {
    let plain = |name: Symbol| match name.as_str().strip_prefix(MARK) {
        Some(plain) if !plain.is_empty() => Symbol::new(plain),
        _ if name.as_str() == "#call" => Symbol::new("call"),
        _ => name,
    };
    match term {
        Term::Atom(name) => Term::Atom(plain(*name)),
        Term::Compound(compound) if levels > 0 => {
            let arguments = compound.arguments.iter().map(|argument| unmarked_to(argument, levels - 1));
            Term::application(plain(compound.functor), arguments.collect())
        }
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(text: &str) -> Vec<String> {
        let told = Question::read(text, &Knowledge::of_background()).err().unwrap_or_default();
        told.iter()
            .map(|finding| {
                let (_, line, column) = finding.line_column().unwrap_or_default();
                format!("{} {line}:{column} {}", finding.code, finding.hint.as_deref().unwrap_or_default())
            })
            .collect()
    }

    #[test]
    fn mistakes_are_told_with_their_places() {
        assert!(findings("atari(G), group(G,enemy)").is_empty());
        assert!(findings("?- atari(G).").is_empty());
        assert_eq!(findings("atari(G), gruop(G,enemy)"), ["Q0001 1:11 did you mean group/2?"]);
        assert_eq!(findings("?- atari(G, 1)."), ["Q0001 1:4 there is atari/1"]);
        assert_eq!(findings("findall(G, attari(G), L)"), ["Q0001 1:12 did you mean atari/1?"]);
        assert_eq!(findings("shell(ls)"), ["Q0002 1:1 "]);
        assert_eq!(findings("X = 1, 7"), ["Q0003 1:8 "]);
        assert_eq!(
            findings("atari(G"),
            ["L0203 1:6 close it with `)`"].map(|f| f.to_owned()).map(|_| findings("atari(G")[0].clone())
        );
        assert!(findings("").len() == 1 && findings("a. b.").len() == 1);
    }

    #[test]
    fn the_text_for_the_system() {
        let question = Question::read("liberty_cnt(G,N), N < 2, _X = 1", &Knowledge::of_background()).unwrap();
        assert_eq!(question.text, "'-'([V0,V1],','('~liberty_cnt'(V0,V1),','('<'(V1,2),'='(V2,1))))");
        assert_eq!(question.variables.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["G", "N"]);
    }

    #[test]
    fn large_integers_come_back_as_digits() {
        let text = "answer('.'(1606938044258990275541962092341162602522202993782792835301376,'.'('a12345678901234567890',[])))";
        let term = read_back(text).unwrap();
        let values: Vec<String> = term.arguments()[0].as_list().unwrap().into_iter().map(value_text).collect();
        assert_eq!(values, ["1606938044258990275541962092341162602522202993782792835301376", "a12345678901234567890"]);
        let negative = read_back("f(-12345678901234567890123,1.0,12345678901234567890.0)").unwrap();
        assert!(value_text(&negative).starts_with("f(-12345678901234567890123,1.0,"));
    }
}
