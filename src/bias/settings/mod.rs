//! Reads settings files (`.s`): Prolog terms, one a setting.
//!
//! Everything that can be read is used; every setting that is unknown, malformed or not supported is reported with its line.
//! The settings and their defaults are those of the original ([`KNOWN`]); what is said about the language is in
//! [`Declarations`] as it was written, for reports.

mod language;
mod learning;
mod table;
mod value;

pub use language::{DECLARATIONS, Declarations};
pub use table::{Effect, Group, KNOWN, Known, known};
pub(super) use value::Fault;

use super::reach::out_of_reach;
use super::{Bias, Pruning};
use crate::diagnostics::{Diagnostic, Source, Span, code};
use crate::logic::reader::{ReadTerm, read_terms};
use crate::logic::{Operators, Symbol, Term};
use language::Language;
use learning::Learning;
use std::sync::Arc;

/// What a settings file says beside the language and the learning: where the data is, and what is to be done.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Run {
    /// `load(models)`: each example is written between `begin(model(Name))` and `end(model(Name))`.
    pub models: bool,
    /// `kb_file(Name)`.
    pub knowledge_base: Option<String>,
    /// `bg_file(Name)`.
    pub background: Option<String>,
    /// `execute(Command)`, in order.
    pub commands: Vec<Command>,
    /// `random_test_set(Share)`.
    pub test_share: f64,
    /// `leave_out(Goal)`: the key's examples for which the goal holds are for testing.
    pub leave_out: Option<Term>,
    /// `write_predictions([training, testing, distribution])`.
    pub predictions: Vec<Symbol>,
    /// `tilde_version(Number)`.
    pub version: Version,
}

/// The version of the original that the order of classes and the report follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Version {
    /// ACE 1.2.20, which calls itself `tilde_version(3.0)`.
    #[default]
    Ace,
    /// `tilde_version(2.2)`.
    Tilde,
}

/// What is to be done with the data.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// `t`: a tree is induced, and tested on what is kept for testing.
    Tree,
    /// `nfold(tilde, N)`: cross-validation.
    Folds(usize),
    /// `loofl(tilde, [Id, …])`: for each of the ids, the examples with `testid(Key, Id)` are for testing.
    LeaveOut(Vec<Term>),
}

/// The settings in force: name, value, and whether it is the default.
pub type InForce = Vec<(&'static Known, String, bool)>;

struct Reader<'s> {
    source: &'s Arc<Source>,
    language: Language,
    learning: Learning,
    run: Run,
    given: Vec<(&'static Known, Term)>,
    findings: Vec<Diagnostic>,
}

/// Reads a settings file.
///
/// # Errors
/// The findings alone, if no bias can be made of it: no `predict`, or no mode that could be read.
pub fn read(source: &Arc<Source>) -> Result<(Bias, Vec<Diagnostic>), Vec<Diagnostic>> {
    let (terms, findings) = read_terms(source, &mut Operators::default());
    let mut reader = Reader {
        source,
        language: Language::default(),
        learning: Learning::default(),
        run: Run::default(),
        given: Vec::new(),
        findings,
    };
    for term in &terms {
        if let Err(fault) = reader.setting(term) {
            reader.report(fault, term);
        }
    }
    reader.finish()
}

/// Settings are not nested deeper: what reads them takes a part of the stack for each level.
const DEEPEST: usize = 100;

impl Reader<'_> {
    fn report(&mut self, fault: Fault, term: &ReadTerm) {
        let mut finding = Diagnostic::new(fault.code, fault.message).at(self.source, term.span);
        finding.hint = fault.hint;
        self.findings.push(finding);
    }

    fn setting(&mut self, read: &ReadTerm) -> Result<(), Fault> {
        let term = &read.term;
        let (name, arity) = term.functor().ok_or_else(|| Fault::new("a setting is written name(value)"))?;
        if value::depth(term) > DEEPEST {
            return Err(Fault::new(format!("what {name} says is nested more than {DEEPEST} deep")));
        }
        let arguments = term.arguments();
        if let Some(warnings) = self.language.declaration(read)? {
            warnings.into_iter().for_each(|warning| self.report(warning, read));
            return Ok(());
        }
        let name = name.as_str();
        match (name, arguments) {
            ("execute", [command]) => return self.execute(command),
            ("rank_by", arguments) if arguments.len() != 1 => {
                let message = "rank_by wants one argument: a type, a number, or relation(+key, -group)";
                return Err(Fault { code: code::GROUPS_NOT_READ, ..Fault::new(message) });
            }
            ("ranking", [_, _]) => {
                self.given.extend(known(name).map(|known| (known, term.clone())));
                return self.learning.ranking(term);
            }
            _ => {}
        }
        let Some(known) = known(name).filter(|_| arity == 1) else { return Err(unknown(name, arity)) };
        let value = &arguments[0];
        match known.effect {
            Effect::None => {}
            Effect::DefaultOnly => {
                if value::text(value) != known.default {
                    return Err(Fault::unsupported(format!(
                        "{name}({value}) is not supported, only {name}({})",
                        known.default
                    )));
                }
            }
            Effect::Used if name == "rank_by" => self.learning.rank_by = Some((value.clone(), read.span)),
            Effect::Used => {
                if !self.run.setting(name, value)? {
                    self.learning.setting(name, value)?;
                }
            }
        }
        if self.given.iter().any(|(other, before)| other.name == name && before != value) {
            let message = format!("there is more than one value of {name}: this one, the last, counts");
            self.report(Fault::warning(message), read);
        }
        self.given.retain(|(other, _)| other.name != name);
        self.given.push((known, value.clone()));
        Ok(())
    }

    /// `execute(Command)`. What only ends the original's session says nothing here.
    fn execute(&mut self, command: &Term) -> Result<(), Fault> {
        let unsupported = || Fault::unsupported(format!("execute({command}) is not supported"));
        let name = command.functor().map(|(name, _)| name.as_str()).unwrap_or_default();
        let is_tilde = |term: &Term| matches!(term, Term::Atom(name) if name.as_str() == "tilde");
        match (name, command.arguments()) {
            ("t" | "tilde", []) => self.run.commands.push(Command::Tree),
            ("q" | "quit" | "halt", []) => {}
            ("nfold", [algorithm, count]) if is_tilde(algorithm) => {
                let count = value::count(count)?;
                if count < 2 {
                    return Err(Fault::new(format!("cross-validation wants two folds at least, not {count}")));
                }
                self.run.commands.push(Command::Folds(count));
            }
            ("loofl", [algorithm, list]) if is_tilde(algorithm) => {
                let ids = list.as_list().ok_or_else(unsupported)?;
                self.run.commands.push(Command::LeaveOut(ids.into_iter().cloned().collect()));
            }
            _ => return Err(unsupported()),
        }
        Ok(())
    }

    fn finish(mut self) -> Result<(Bias, Vec<Diagnostic>), Vec<Diagnostic>> {
        let mut learning = self.learning.settings;
        if let (Some((term, span)), Some(predict)) = (&self.learning.rank_by, self.language.predicted()) {
            match Learning::rank_by(term, predict) {
                Ok(rank_by) => learning.rank_by = Some(rank_by),
                Err(fault) => {
                    self.findings.push(Diagnostic::new(code::GROUPS_NOT_READ, fault.message).at(self.source, *span));
                }
            }
        }
        if learning.ranking.is_some() && learning.pruning != Pruning::None {
            if self.given.iter().any(|(known, _)| known.name == "pruning") {
                let message = "a tree that is grown for ranking is not cut back: strengths have no squared error";
                let finding = Diagnostic::new(code::SETTING_NOT_SUPPORTED, message);
                self.findings.push(finding.at(self.source, Span::new(0, 0)));
            }
            learning.pruning = Pruning::None;
        }
        let in_force = in_force(&self.given, self.run.version);
        let spans = self.language.mode_spans().to_vec();
        match self.language.finish(self.run.models, learning, self.run, in_force) {
            Ok(bias) => {
                for (mode, literal, kind) in out_of_reach(&bias) {
                    let name = format!("{}/{}", literal.name, literal.arguments.len());
                    let message = format!(
                        "{name} takes a variable of type {kind}, which nothing introduces: the mode is never used"
                    );
                    let finding = Diagnostic::new(code::SETTING_ODD, message).at(self.source, spans[mode]);
                    self.findings
                        .push(finding.hint("is a type misspelt, or does a mode with an output (-) of that type lack?"));
                }
                Ok((bias, self.findings))
            }
            Err(message) => {
                let end = self.source.text().len();
                let finding = Diagnostic::new(code::BIAS_INCOMPLETE, message);
                self.findings.push(finding.at(self.source, Span::new(end, end)));
                Err(self.findings)
            }
        }
    }
}

impl Run {
    /// Takes up a setting if it is about data or output.
    fn setting(&mut self, name: &str, value: &Term) -> Result<bool, Fault> {
        match name {
            "load" => {
                self.models = match value::atom(value)? {
                    "key" | "keys" => false,
                    "models" | "examples" => true,
                    other => return Err(Fault::unsupported(format!("load({other}) is neither key nor models"))),
                }
            }
            "kb_file" => self.knowledge_base = Some(value::atom(value)?.to_owned()).filter(|name| name != "default"),
            "bg_file" => self.background = Some(value::atom(value)?.to_owned()).filter(|name| name != "default"),
            "random_test_set" => self.test_share = value::share(value)?,
            "leave_out" => self.leave_out = (value::text(value) != "false").then(|| value.clone()),
            "write_predictions" => {
                let list = value.as_list().ok_or_else(|| Fault::new("write_predictions wants a list"))?;
                self.predictions =
                    list.iter().map(|what| value::atom(what).map(Symbol::new)).collect::<Result<_, _>>()?;
            }
            "tilde_version" => {
                self.version = match value::number(value) {
                    Some(3.0) => Version::Ace,
                    Some(2.2) => Version::Tilde,
                    _ => {
                        return Err(Fault::unsupported(format!(
                            "tilde_version({value}) is not supported, only 3.0 and 2.2"
                        )));
                    }
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// All settings that reports list, each as given or by default.
fn in_force(given: &[(&'static Known, Term)], version: Version) -> InForce {
    let given = |known: &Known| given.iter().find(|(other, _)| other.name == known.name);
    KNOWN
        .iter()
        .map(|known| {
            let default = match (known.name, version) {
                ("resume", Version::Tilde) => "write",
                _ => known.default,
            };
            let Some((_, value)) = given(known) else { return (known, default.to_owned(), true) };
            let value = match (known.name, value::text(value).as_str(), version) {
                ("use_packs", "0", Version::Ace) => "none".to_owned(),
                (_, value, _) => value.to_owned(),
            };
            // What says the same as the default counts as default, as in the original.
            let default = value == default;
            (known, value, default)
        })
        .collect()
}

fn unknown(name: &str, arity: usize) -> Fault {
    let other = table::OTHER_ALGORITHMS.iter().find(|(prefix, _)| name.starts_with(prefix));
    let message = match (other, known(name)) {
        (Some((_, algorithm)), _) => format!("the setting {name}/{arity} is one of {algorithm}, and has no effect"),
        (None, Some(_)) => format!("the setting {name} has one value, and not {arity}"),
        (None, None) => format!("the setting {name}/{arity} is not known or not supported, and has no effect"),
    };
    let mut fault = Fault { code: code::SETTING_UNKNOWN, message, hint: None };
    if other.is_none() {
        let near = KNOWN.iter().map(|known| known.name).chain(language::DECLARATIONS.iter().copied());
        let near = near.map(|known| (distance(known, name), known)).min().filter(|(far, _)| *far <= 2);
        fault.hint = near.map(|(_, known)| format!("is {known} meant?"));
    }
    fault
}

/// The least number of letters to put in, take out or replace so that one word becomes the other (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], at + 1);
        for (place, &wanted) in other.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != wanted);
            diagonal = row[place + 1];
            row[place + 1] = replaced.min(row[place] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}
#[cfg(test)]
mod tests {
    use super::*;
    use crate::bias::{LearningSettings, RankBy, Ranking};

    fn learning(settings: &str) -> (LearningSettings, usize) {
        let text = format!("predict(reward(+case, -number)).\nrmode(good(+X)).\n{settings}");
        let (bias, findings) = read(&Arc::new(Source::new("test.s", text))).unwrap();
        (bias.learning, findings.len())
    }

    #[test]
    fn ranking_and_shrinkage_are_off_until_asked_for() {
        let (plain, _) = learning("");
        assert_eq!((plain.ranking, plain.m_estimate), (None, 0.0));
        let (asked, findings) = learning("ranking(1, 0.5).\nm_estimate(m(30)).\n");
        let ranking = Some(Ranking { damping: 1.0, sharpness: 0.5 });
        assert_eq!((asked.ranking, asked.m_estimate, findings), (ranking, 30.0, 0));
    }

    #[test]
    fn a_constant_of_a_comparison_wants_a_list() {
        for comparison in ["N < #", "# < N", "N =< #limit", "N > #", "N >= #", "N =:= #", "N = #", "N \\= #"] {
            let text =
                format!("predict(reward(+case, -number)).\nrmode(good(+X)).\nrmode((size(+X, -N), {comparison})).");
            let (bias, findings) = read(&Arc::new(Source::new("test.s", text))).unwrap();
            let found: Vec<_> = findings.iter().map(|f| (f.code.as_str(), f.hint.is_some())).collect();
            assert_eq!((bias.modes.len(), found), (1, vec![("B0006", true)]), "{comparison}");
        }
        let listed = "rmode((size(+X, -N), N < #[1, 2])).\nrmode(size(+, #)).\n\
            rmode(#(4*C: threshold(size(_, Y), [Y], C), (size(+X, -N), N < C))).";
        let text = format!("predict(reward(+case, -number)).\n{listed}");
        let (bias, findings) = read(&Arc::new(Source::new("test.s", text))).unwrap();
        assert_eq!((bias.modes.len(), findings.len()), (3, 0), "{findings:?}");
    }

    #[test]
    fn groups_are_named_by_type_by_number_or_by_a_relation() {
        let read = |setting: &str| {
            let text = format!("predict(rank(+query, +document, -number)).\nrmode(good(+X)).\nrank_by({setting}).");
            let (bias, findings) = read(&Arc::new(Source::new("test.s", text))).unwrap();
            (bias.learning.rank_by, findings.len())
        };
        assert_eq!(read("query"), (Some(RankBy::Key(vec![0])), 0));
        assert_eq!(read("2"), (Some(RankBy::Key(vec![1])), 0));
        let (name, key) = (Symbol::new("set"), vec![true, false, true]);
        assert_eq!(read("set(+query, -set, +document)"), (Some(RankBy::Relation { name, key }), 0));
        for wrong in ["number", "3", "0", "f(+query, -set)", "f(+query, +document)", "f(-a, -b)", "\"text\"", "X"] {
            assert_eq!(read(wrong), (None, 1), "{wrong}");
        }
    }

    #[test]
    fn faults_in_them_are_reported() {
        for wrong in
            ["ranking(-1, 0.5).", "ranking(1, 2).", "ranking(much, 0).", "m_estimate(30).", "m_estimate(m(-1))."]
        {
            let (learning, findings) = learning(wrong);
            assert_eq!((learning.ranking, learning.m_estimate, findings), (None, 0.0, 1), "{wrong}");
        }
    }

    #[test]
    fn what_is_said_twice_and_folds_that_are_none_are_told_of() {
        let told = |settings: &str| {
            let text = format!("predict(rank(+query, +document, -number)).\nrmode(good(+X)).\n{settings}");
            let (bias, findings) = read(&Arc::new(Source::new("test.s", text))).unwrap();
            let codes: Vec<_> = findings.iter().map(|finding| finding.code.as_str()).collect();
            (bias.learning.rank_by.clone(), bias.learning.minimal_cases, bias.run.commands.len(), codes.join(" "))
        };
        let by = |places: Vec<usize>| Some(crate::bias::RankBy::Key(places));
        assert_eq!(told("rank_by(query). rank_by(document). minimal_cases(7)."), (by(vec![1]), 7, 0, "B0005".into()));
        assert_eq!(told("minimal_cases(7). minimal_cases(7)."), (None, 7, 0, String::new()));
        for folds in [0, 1] {
            assert_eq!(told(&format!("execute(nfold(tilde,{folds}))")).2, 0);
            assert_eq!(told(&format!("execute(nfold(tilde,{folds})).")).3, "B0002");
        }
        assert_eq!(told("execute(nfold(tilde,2)).").2, 1);
        assert_eq!(told("rank_by(query, document).").3, "B0008");
        assert_eq!(told("rank_by(nothing).").3, "B0008");
    }
}
