//! Theories: the clauses that a session and the native evaluator know, where each was written, and what was wrong with them.
//!
//! Our own reader reads every text, so that findings have places in it; what goes on to the Prolog system is written anew (see [`super::text`]).
//! A theory that defines a predicate of an earlier one replaces it there; a definition typed at a prompt adds to it.

use super::text::{canonical, is_holdable, marked};
use super::translate::{Objection, Translator};
use super::vocabulary::allowed;
use crate::diagnostics::{Diagnostic, Source, code};
use crate::facts::{BACKGROUND, CONCEPTS, Concepts};
use crate::logic::reader::{ReadTerm, read_terms};
use crate::logic::{Clause, ClauseError, Operators, Symbol, Term, Variable, conjunction};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::{Arc, LazyLock};

/// Name and number of arguments.
pub type Predicate = (Symbol, usize);

/// How a text joins what is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joining {
    /// Its predicates replace those of other texts. Odd things in it are told.
    Replace,
    /// Its clauses come behind what there is.
    Add,
}

/// A clause and what became of it.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub(super) predicate: Predicate,
    pub(super) clause: Clause,
    /// What the Prolog system is given.
    #[cfg_attr(not(feature = "prolog"), allow(dead_code))]
    pub(super) text: String,
    /// Which text it stands in.
    theory: usize,
    /// The place among the files of concepts, if it stands in one.
    concepts: Option<usize>,
}

/// What is known beside the position.
#[derive(Clone, Debug, Default)]
pub struct Knowledge {
    clauses: Vec<Known>,
    /// Declared, perhaps without clauses.
    declared: FxHashSet<Predicate>,
    defined: FxHashMap<Predicate, usize>,
    operators: Operators,
    theories: usize,
    /// Theories up to this one are the background of Go.
    background: usize,
    /// How often clauses were taken away: a session that has loaded them must begin anew.
    #[cfg_attr(not(feature = "prolog"), allow(dead_code))]
    generation: u64,
}

/// The relations that a position consists of.
const POSITION: [(&str, usize); 4] = [("board", 2), ("group", 2), ("link", 2), ("size", 2)];

/// Libraries that reach outside.
const OUTSIDE: &[&str] = &[
    "process",
    "files",
    "sockets",
    "socket",
    "os",
    "ffi",
    "tls",
    "http",
    "pio",
    "filesex",
    "shell",
    "thread",
    "readutil",
    "crypto",
    "unix",
    "wasm",
    "time",
    "random",
    "uuid",
    "git",
    "prolog_pack",
    "odbc",
    "threadutil",
    "url",
    "www_browser",
    "shlib",
    "prolog_source",
];

/// Predicates that are allowed, and that a theory may define otherwise, as in other systems.
const LIBRARY: &[&str] = &[
    "member",
    "memberchk",
    "append",
    "reverse",
    "nth0",
    "nth1",
    "last",
    "select",
    "selectchk",
    "subtract",
    "intersection",
    "union",
    "delete",
    "exclude",
    "include",
    "partition",
    "permutation",
    "sum_list",
    "sumlist",
    "max_list",
    "min_list",
    "max_member",
    "min_member",
    "numlist",
    "list_to_set",
    "list_to_ord_set",
    "predsort",
    "same_length",
    "pairs_keys",
    "pairs_values",
    "pairs_keys_values",
    "maplist",
    "foldl",
    "aggregate_all",
    "ignore",
    "plus",
    "succ",
    "writeln",
    "print",
    "atom_number",
];

/// Whether a predicate is one of those that a position consists of.
#[must_use]
pub fn is_of_position((name, arity): Predicate) -> bool {
    POSITION.contains(&(name.as_str(), arity))
}

impl Knowledge {
    /// Nothing but the position.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The background of Go and its concepts, `background/*.pl`.
    #[must_use]
    pub fn of_background() -> Self {
        static BUILT_IN: LazyLock<Knowledge> = LazyLock::new(|| {
            let mut knowledge = Knowledge::new();
            for (name, text) in BACKGROUND.into_iter().chain(CONCEPTS.iter().map(|file| (file.name, file.text))) {
                // Its texts are tested to be without faults.
                _ = knowledge.load(&Arc::new(Source::new(name, text)), Joining::Add);
            }
            knowledge.background = knowledge.theories;
            for known in &mut knowledge.clauses {
                known.concepts = known.theory.checked_sub(BACKGROUND.len() + 1);
            }
            knowledge
        });
        BUILT_IN.clone()
    }

    /// The files of concepts that predicates depend on, through whatever they call, in order.
    #[must_use]
    pub fn concepts_of(&self, predicates: &[Predicate]) -> Vec<&'static Concepts> {
        let mut seen: FxHashSet<Predicate> = predicates.iter().copied().collect();
        let mut waiting: Vec<Predicate> = predicates.to_vec();
        let mut files = [false; CONCEPTS.len()];
        while let Some(predicate) = waiting.pop() {
            for known in self.clauses.iter().filter(|known| known.predicate == predicate) {
                known.concepts.into_iter().for_each(|place| files[place] = true);
                // Whatever has the name of a predicate may be called.
                let parts = known.clause.body.iter().flat_map(|literal| literal.atom.subterms());
                let called = parts.filter_map(Term::functor).filter(|called| self.defined.contains_key(called));
                waiting.extend(called.filter(|called| seen.insert(*called)));
            }
        }
        CONCEPTS.iter().zip(files).filter(|(_, is_needed)| *is_needed).map(|(file, _)| file).collect()
    }

    /// The file of concepts that defines a predicate.
    #[must_use]
    pub fn concepts_with(&self, predicate: Predicate) -> Option<&'static Concepts> {
        self.clauses.iter().find(|known| known.predicate == predicate)?.concepts.map(|place| &CONCEPTS[place])
    }

    /// Gives predicates of the concepts other names, by which the concepts go on to know them.
    fn hide(&mut self, predicates: &FxHashSet<Predicate>) {
        let hidden = |name: Symbol| Symbol::new(&format!("concept {name}"));
        let renamed = |term: &Term| renamed(term, &|functor| predicates.contains(&functor).then(|| hidden(functor.0)));
        self.defined.extend(predicates.iter().map(|(name, arity)| ((hidden(*name), *arity), 1)));
        let mut clauses = std::mem::take(&mut self.clauses);
        for known in clauses.iter_mut().filter(|known| known.concepts.is_some()) {
            known.clause.head = renamed(&known.clause.head);
            known.clause.body.iter_mut().for_each(|literal| literal.atom = renamed(&literal.atom));
            known.predicate = known.clause.head.functor().unwrap_or(known.predicate);
            let head = Term::application(marked(known.predicate.0), known.clause.head.arguments().to_vec());
            let defines = |name, arity| self.defines(name, arity);
            known.text = match conjunction(&known.clause.body) {
                Some(body) => canonical(&Term::compound(":-", vec![head, Translator::new(&defines).goal(&body)])),
                None => canonical(&head),
            };
        }
        self.clauses = clauses;
    }

    /// Reads a text and makes its clauses known. What cannot be used is reported and left out.
    pub fn load(&mut self, source: &Arc<Source>, joining: Joining) -> Vec<Diagnostic> {
        let (terms, mut findings) = read_terms(source, &mut self.operators);
        self.theories += 1;
        let mut clauses = Vec::new();
        for read in terms {
            match Clause::from_term(&read.term) {
                Err(ClauseError::Directive) => findings.extend(self.directive(source, &read)),
                Err(error) => findings.push(unused(source, &read, error.to_string())),
                Ok(clause) => match head_objection(&clause) {
                    Some(finding) => findings.push(finding.at(source, read.span)),
                    None if clause
                        .head
                        .functor()
                        .is_some_and(|(name, arity)| (name.as_str(), arity) == ("says", 2)) => {}
                    None => clauses.push((clause, read)),
                },
            }
        }
        let here: FxHashSet<Predicate> = clauses.iter().filter_map(|(clause, _)| clause.head.functor()).collect();
        // A definition adds to those that were made before, not to what the background says.
        let is_replaced = |known: &Known| {
            here.contains(&known.predicate)
                && (joining == Joining::Replace || (self.background > 0 && known.theory <= self.background))
        };
        let replaced = self.clauses.iter().filter(|known| is_replaced(known)).map(|known| known.predicate).collect();
        findings.extend(self.replace(source, &clauses, &replaced));
        for &predicate in &here {
            *self.defined.entry(predicate).or_default() += 0;
        }
        let mut told = FxHashSet::default();
        for (clause, read) in clauses {
            findings.extend(self.take(source, clause, &read, &mut told));
            if joining == Joining::Replace {
                findings.extend(singletons(source, &read));
            }
        }
        findings
    }

    fn take(
        &mut self,
        source: &Arc<Source>,
        clause: Clause,
        read: &ReadTerm,
        told: &mut FxHashSet<Predicate>,
    ) -> Vec<Diagnostic> {
        let (Some(predicate), true) = (clause.head.functor(), is_holdable(&read.term)) else {
            return vec![unused(
                source,
                read,
                "the clause has a character or number that Prolog systems cannot hold".into(),
            )];
        };
        let has_body = read.term.functor() == Some((Symbol::IF, 2));
        let body = read.term.arguments().get(1).filter(|_| has_body);
        let defines = |name, arity| self.defines(name, arity);
        let mut translator = Translator::new(&defines).at(if has_body { &[1] } else { &[] });
        let head = Term::application(marked(predicate.0), clause.head.arguments().to_vec());
        let text = match body {
            Some(body) => canonical(&Term::compound(":-", vec![head, translator.goal(body)])),
            None => canonical(&head),
        };
        let mut findings = Vec::new();
        let mut is_usable = true;
        for (objection, path) in &translator.objections {
            let finding = match objection {
                Objection::Unknown(name, arity) if told.insert((*name, *arity)) => {
                    let message = format!("nothing defines {name}/{arity}, which is called here");
                    self.with_suggestion(Diagnostic::new(code::THEORY_UNKNOWN, message), (*name, *arity))
                }
                Objection::Unknown(..) => continue,
                other => {
                    is_usable = false;
                    describe(other)
                }
            };
            findings.push(finding.at(source, read.argument_spans.at(path)));
        }
        if is_usable {
            *self.defined.entry(predicate).or_default() += 1;
            self.clauses.push(Known { predicate, clause, text, theory: self.theories, concepts: None });
        }
        findings
    }

    /// Takes away the clauses of predicates that another text defined.
    fn replace(
        &mut self,
        source: &Arc<Source>,
        clauses: &[(Clause, ReadTerm)],
        replaced: &FxHashSet<Predicate>,
    ) -> Vec<Diagnostic> {
        if replaced.is_empty() {
            return Vec::new();
        }
        self.generation += 1;
        let concepts: FxHashSet<Predicate> =
            replaced.iter().copied().filter(|predicate| self.concepts_with(*predicate).is_some()).collect();
        if !concepts.is_empty() {
            self.hide(&concepts);
        }
        self.clauses.retain(|known| !replaced.contains(&known.predicate));
        let mut findings = Vec::new();
        let mut told = FxHashSet::default();
        for (clause, read) in clauses {
            let Some((name, arity)) = clause.head.functor().filter(|p| replaced.contains(p) && told.insert(*p)) else {
                continue;
            };
            self.defined.insert((name, arity), 0);
            let message = match concepts.contains(&(name, arity)) {
                true => format!(
                    "{name}/{arity} is a concept of the background; from here on the name stands for this definition"
                ),
                false => format!("{name}/{arity} was defined before; this definition replaces the other"),
            };
            findings.push(Diagnostic::new(code::THEORY_REPLACES, message).at(source, read.span));
        }
        findings
    }

    fn directive(&mut self, source: &Arc<Source>, read: &ReadTerm) -> Option<Diagnostic> {
        let goal = read.term.arguments().first()?;
        let (name, _) = goal.functor()?;
        let argument = goal.arguments().first();
        match name.as_str() {
            "op" | "multifile" | "style_check" | "set_prolog_flag" | "module" | "ensure_loaded"
                if argument.is_none() =>
            {
                None
            }
            "op" | "multifile" | "style_check" | "module" => None,
            "dynamic" | "discontiguous" => {
                self.declared.extend(argument.map(indicators).unwrap_or_default());
                None
            }
            "use_module" | "ensure_loaded" => {
                let library = argument.filter(|term| term.functor().is_some_and(|f| f.0.as_str() == "library"));
                let harmless = library.and_then(|term| term.arguments().first()).is_some_and(|name| {
                    let name = name.to_string();
                    !OUTSIDE.iter().any(|outside| name.split('/').any(|part| part == *outside))
                });
                (!harmless).then(|| {
                    let message =
                        "only libraries that compute can be used: theories read no files and reach nothing outside";
                    Diagnostic::new(code::GOAL_FORBIDDEN, message).at(source, read.span)
                })
            }
            _ => Some(unused(source, read, format!("the directive {name} is not carried out"))),
        }
    }

    /// Whether there are clauses of a predicate, or it belongs to the position, or was declared.
    #[must_use]
    pub fn defines(&self, name: Symbol, arity: usize) -> bool {
        let predicate = (name, arity);
        is_of_position(predicate) || self.defined.contains_key(&predicate) || self.declared.contains(&predicate)
    }

    /// All predicates that have clauses or belong to the position, sorted.
    #[must_use]
    pub fn predicates(&self) -> Vec<Predicate> {
        let position = POSITION.map(|(name, arity)| (Symbol::new(name), arity));
        let mut all: Vec<Predicate> = self
            .defined
            .keys()
            .chain(&self.declared)
            .copied()
            .chain(position)
            .collect::<FxHashSet<_>>()
            .into_iter()
            .collect();
        all.sort_by_key(|(name, arity)| (name.as_str(), *arity));
        all
    }

    /// The clauses of a predicate, as they were written.
    pub fn clauses_of(&self, predicate: Predicate) -> impl Iterator<Item = &Clause> {
        self.clauses.iter().filter(move |known| known.predicate == predicate).map(|known| &known.clause)
    }

    /// Whether clauses of a predicate stand outside of the background of Go.
    #[must_use]
    pub fn is_own(&self, predicate: Predicate) -> bool {
        self.clauses.iter().any(|known| known.predicate == predicate && known.theory > self.background)
    }

    /// The operators that the theories declared.
    #[must_use]
    pub fn operators(&self) -> &Operators {
        &self.operators
    }

    pub(super) fn clauses(&self) -> &[Known] {
        &self.clauses
    }

    #[cfg(feature = "prolog")]
    pub(super) fn declared(&self) -> impl Iterator<Item = Predicate> {
        let mut all: Vec<Predicate> = self.declared.iter().chain(self.defined.keys()).copied().collect();
        all.sort_by_key(|(name, arity)| (name.as_str(), *arity));
        all.into_iter()
    }

    #[cfg(feature = "prolog")]
    pub(super) fn generation(&self) -> u64 {
        self.generation
    }
}

/// What an objection says, but for unknown predicates.
pub(super) fn describe(objection: &Objection) -> Diagnostic {
    match objection {
        Objection::Unknown(name, arity) => {
            Diagnostic::new(code::GOAL_UNKNOWN, format!("there is no predicate {name}/{arity}"))
        }
        Objection::Forbidden(name, arity, reason) => {
            Diagnostic::new(code::GOAL_FORBIDDEN, format!("{name}/{arity} cannot be called here: {reason}"))
        }
        Objection::NotCallable => Diagnostic::new(code::GOAL_NOT_CALLABLE, "a goal is wanted here, and this is none"),
        Objection::TooDeep => Diagnostic::new(code::GOAL_TOO_DEEP, "goals are nested too deeply here"),
    }
}

fn unused(source: &Arc<Source>, read: &ReadTerm, message: String) -> Diagnostic {
    Diagnostic::new(code::CLAUSE_NOT_USED, message).at(source, read.span)
}

fn head_objection(clause: &Clause) -> Option<Diagnostic> {
    let (name, arity) = clause.head.functor()?;
    if is_of_position((name, arity)) {
        let message = format!("{name}/{arity} is what the position says; it cannot have clauses");
        return Some(Diagnostic::new(code::CLAUSE_REFUSED, message));
    }
    if name.as_str() == "-->" {
        return Some(Diagnostic::new(code::CLAUSE_REFUSED, "grammar rules are not supported"));
    }
    let is_built_in = allowed(name, arity).is_some() && !LIBRARY.contains(&name.as_str());
    is_built_in.then(|| {
        Diagnostic::new(code::CLAUSE_REFUSED, format!("{name}/{arity} is built in and cannot be defined anew"))
    })
}

/// A term with some functors exchanged.
fn renamed(term: &Term, new: &dyn Fn(Predicate) -> Option<Symbol>) -> Term {
    let Term::Compound(compound) = term else { return term.clone() };
    let name = term.functor().and_then(new).unwrap_or(compound.functor);
    Term::application(name, compound.arguments.iter().map(|argument| renamed(argument, new)).collect())
}

/// Named variables that occur once: often a slip.
fn singletons(source: &Arc<Source>, read: &ReadTerm) -> Option<Diagnostic> {
    let mut counts: FxHashMap<u32, usize> = FxHashMap::default();
    for part in read.term.subterms() {
        if let Term::Variable(variable) = part {
            *counts.entry(variable.0).or_default() += 1;
        }
    }
    let once = |(name, variable): &&(String, Variable)| !name.starts_with('_') && counts.get(&variable.0) == Some(&1);
    let names: Vec<&str> = read.variable_names.iter().filter(once).map(|(name, _)| name.as_str()).collect();
    (!names.is_empty()).then(|| {
        Diagnostic::new(code::SINGLETON, format!("{} occurs only once in its clause", names.join(", ")))
            .at(source, read.span)
            .hint("a variable that is not used is written _ or with a _ in front")
    })
}

/// `p/1, q/2` or `[p/1, q/2]`.
fn indicators(term: &Term) -> Vec<Predicate> {
    let items = term.as_list().unwrap_or_else(|| term.conjuncts());
    let indicator = |item: &Term| match (item.functor(), item.arguments()) {
        (Some((slash, 2)), [Term::Atom(name), Term::Integer(arity)]) if slash.as_str() == "/" => {
            Some((*name, usize::try_from(*arity).ok()?))
        }
        _ => None,
    };
    items.into_iter().filter_map(indicator).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(text: &str) -> (Knowledge, Vec<String>) {
        let mut knowledge = Knowledge::of_background();
        let findings = knowledge.load(&Arc::new(Source::new("mine.pl", text)), Joining::Replace);
        let told = findings.iter().map(|finding| {
            let (_, line, column) = finding.line_column().unwrap_or_default();
            format!("{} {line}:{column} {}", finding.code, finding.hint.as_deref().unwrap_or_default())
        });
        (knowledge, told.collect())
    }

    #[test]
    fn the_background_is_without_faults() {
        let mut knowledge = Knowledge::new();
        for (name, text) in BACKGROUND.into_iter().chain(CONCEPTS.iter().map(|file| (file.name, file.text))) {
            let findings = knowledge.load(&Arc::new(Source::new(name, text)), Joining::Replace);
            assert!(findings.is_empty(), "{findings:?}");
        }
        assert!(knowledge.defines(Symbol::new("atari"), 1) && knowledge.defines(Symbol::new("board"), 2));
    }

    #[test]
    fn findings_have_places_and_hints() {
        for (text, wanted) in [
            ("weak(G) :- atari(G).\n", vec![]),
            ("weak(G) :-\n  libertycnt(G, 2).", vec!["Q0202 2:3 did you mean liberty_cnt/2?"]),
            ("weak(G) :- liberty_cnt(G).", vec!["Q0202 1:12 there is liberty_cnt/2"]),
            ("weak(G) :- liberty_cnt(G, N), N <= 2.", vec!["Q0202 1:31 in Prolog this is written =<"]),
            ("weak(G) :- atari(H).", vec!["Q0204 1:1 a variable that is not used is written _ or with a _ in front"]),
            ("p :- consult(x).", vec!["Q0002 1:6 "]),
            (":- use_module(library(process)).", vec!["Q0002 1:1 "]),
            (":- use_module(library(lists)). :- dynamic p/1. q :- p(1).", vec![]),
            (":- initialization(halt).", vec!["K0001 1:1 "]),
            ("board(1, 2). group(a, b).", vec!["Q0203 1:1 ", "Q0203 1:14 "]),
            ("findall(a, b, c). a --> b.", vec!["Q0203 1:1 ", "Q0203 1:19 "]),
            ("member(X, [X]).", vec![]),
            ("atari(G) :- liberty_cnt(G, 2).", vec!["Q0201 1:1 "]),
        ] {
            assert_eq!(load(text).1, wanted, "{text}");
        }
    }

    #[test]
    fn a_definition_replaces_or_adds() {
        let (mut knowledge, _) = load("atari(G) :- liberty_cnt(G, 2).");
        let atari = (Symbol::new("atari"), 1);
        assert_eq!(knowledge.clauses_of(atari).count(), 1);
        assert!(knowledge.is_own(atari) && !knowledge.is_own((Symbol::new("liberty"), 2)));
        let more = Arc::new(Source::new("prompt", "atari(G) :- liberty_cnt(G, 3)."));
        assert!(knowledge.load(&more, Joining::Add).is_empty());
        assert_eq!(knowledge.clauses_of(atari).count(), 2);
    }
}
