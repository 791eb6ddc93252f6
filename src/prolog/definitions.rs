//! Predicates of a user as relations of the background, for whoever reasons over many positions.
//!
//! A predicate that lies in the native fragment is run natively when it is asked. Any other is *materialised*: its extension in each
//! position is worked out once through Prolog, its inputs going through the domains of their types, and kept in a file by content.
//! What can be neither is refused with the reason.

use super::knowledge::{Joining, Knowledge, Predicate};
use super::native::{not_native, program_of};
use super::order::Ordered;
use super::question::{Answer, Question, read_back};
use super::survey::Survey;
#[cfg(feature = "prolog")]
use super::survey::{Engine, Wanted};
use crate::coverage::{Derived, Fault, Faults};
#[cfg(feature = "prolog")]
use crate::diagnostics::Cancellation;
use crate::diagnostics::{Diagnostic, Severity, Source, code};
use crate::facts::{BACKGROUND, CONCEPTS, Concepts, GoBackground, Positions};
use crate::interpretation::{Background, Relation, Scope, Table, Value};
use crate::logic::{Clause, Symbol, Term};
use crate::runtime::{self, Board, Snapshot};
use rustc_hash::FxHashMap;
use std::path::PathBuf;
use std::sync::Arc;

/// Clauses of a user.
#[derive(Clone, Debug)]
pub struct Definitions {
    /// Names and texts of the files.
    texts: Vec<(String, String)>,
    knowledge: Knowledge,
    faults: Arc<Faults>,
}

/// Whether a text is that of a file of concepts as this program has it.
#[must_use]
pub fn is_concepts(text: &str) -> bool {
    CONCEPTS.iter().any(|file| file.text == text)
}

/// A predicate that is asked for, and for each argument whether it is an input, and of which type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Name and number of arguments.
    pub predicate: Predicate,
    /// For each input the name of its type; `None` for what the predicate finds.
    pub inputs: Vec<Option<String>>,
}

/// The goal that goes through a type.
fn domain(kind: &str, variable: &str) -> Option<String> {
    Some(match kind {
        "group" => format!("group({variable},_)"),
        "point" => format!("board({variable},_)"),
        "colour" | "color" => format!("member({variable},[empty,friend,enemy])"),
        "direction" => format!("member({variable},[left,right,up,down])"),
        "axes" => format!("axes({variable})"),
        _ => return None,
    })
}

impl Definitions {
    /// Reads the clauses of some files. A file of concepts may be among them, so that a tree says all that it depends on.
    #[must_use]
    pub fn read(texts: Vec<(String, String)>) -> (Self, Vec<Diagnostic>) {
        let mut knowledge = Knowledge::of_background();
        let mut findings = Vec::new();
        for (name, text) in &texts {
            if !is_concepts(text) {
                findings.extend(knowledge.load(&Arc::new(Source::new(name.as_str(), text.as_str())), Joining::Replace));
            }
        }
        (Self { texts, knowledge, faults: Arc::default() }, findings)
    }

    /// The clauses of some files, and in front of them the concepts that they or the given predicates depend on.
    #[must_use]
    pub fn read_with_concepts(texts: Vec<(String, String)>, asked: &[Predicate]) -> (Self, Vec<Diagnostic>) {
        let (read, findings) = Self::read(texts);
        let own = read.knowledge.predicates().into_iter().filter(|predicate| read.knowledge.is_own(*predicate));
        let needed = read.knowledge.concepts_of(&own.chain(asked.iter().copied()).collect::<Vec<_>>());
        let concepts = needed.into_iter().map(|file| (file.name.to_owned(), file.text.to_owned()));
        let own = read.texts.into_iter().filter(|(_, text)| !is_concepts(text));
        let texts: Vec<(String, String)> = concepts.chain(own).collect();
        (Self::read(texts).0, findings)
    }

    /// Names and texts of the files.
    #[must_use]
    pub fn texts(&self) -> &[(String, String)] {
        &self.texts
    }

    /// What went wrong while predicates were run natively.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        self.faults.all()
    }

    /// Whether a predicate is the user's, or one of the concepts among the files.
    #[must_use]
    pub fn defines(&self, predicate: Predicate) -> bool {
        let is_among = |concepts: &Concepts| self.texts.iter().any(|(_, text)| text == concepts.text);
        self.knowledge.is_own(predicate) || self.knowledge.concepts_with(predicate).is_some_and(is_among)
    }

    /// The clauses of a predicate.
    pub fn clauses_of(&self, predicate: Predicate) -> impl Iterator<Item = &Clause> {
        self.knowledge.clauses_of(predicate)
    }

    /// Why a predicate cannot be run natively, if it cannot.
    #[must_use]
    pub fn needs_prolog(&self, predicate: Predicate) -> Option<String> {
        let question = Question::read(&goal(predicate), &self.knowledge).ok()?;
        not_native(&question, &self.knowledge)
    }

    /// The background over some positions with the predicates that are asked for. `told` hears how many positions of how many a predicate
    /// has been worked out in. Of the predicates in `given` somebody knows the tuples already, as the clauses say them.
    ///
    /// # Errors
    /// For each predicate that can neither be run natively nor be materialised the reason.
    pub fn background(
        &self,
        positions: &Arc<Positions>,
        asked: &[Asked],
        given: Vec<(Predicate, Box<dyn Relation>)>,
        told: &mut dyn FnMut(Predicate, usize, usize),
    ) -> Result<GoBackground, Vec<Diagnostic>> {
        // In the order of Prolog's answers, on which cuts and lists depend.
        let facts: Arc<dyn Background + Send + Sync> = Arc::new(Ordered::new(positions.clone(), &self.knowledge));
        let program = Arc::new(program_of(&self.knowledge, &*facts));
        let mut relations = given;
        let mut refused = Vec::new();
        for asked in asked.iter().filter(|asked| self.defines(asked.predicate)) {
            let predicate = asked.predicate;
            if relations.iter().any(|(known, _)| *known == predicate) {
                continue;
            }
            if facts.relation(predicate.0, predicate.1).is_some() {
                if self.knowledge.concepts_with(predicate).is_some() {
                    continue;
                }
                let message =
                    format!("{}/{} is native: clauses for learning cannot define it anew", predicate.0, predicate.1);
                refused.push(Diagnostic::new(code::PREDICATE_REFUSED, message));
                continue;
            }
            match self.needs_prolog(predicate) {
                None => relations
                    .push((predicate, Box::new(Derived::new(predicate, &program, &facts, false, &self.faults)))),
                Some(reason) => match self.materialise(positions, asked, told) {
                    Ok(table) => relations.push((predicate, Box::new(table))),
                    Err(finding) => refused.push(finding.hint(format!("it is not run natively because {reason}"))),
                },
            }
        }
        if !refused.is_empty() {
            return Err(refused);
        }
        let background = GoBackground::new(positions.clone()).with(relations);
        Ok(background.with_concepts(positions, |predicate| !self.knowledge.is_own(predicate)))
    }

    /// The extension of a predicate in all positions.
    fn materialise(
        &self,
        positions: &Arc<Positions>,
        asked: &Asked,
        told: &mut dyn FnMut(Predicate, usize, usize),
    ) -> Result<Table, Diagnostic> {
        let (name, arity) = asked.predicate;
        let refused =
            |why: String| Diagnostic::new(code::PREDICATE_REFUSED, format!("{name}/{arity} cannot be used: {why}"));
        let mut goals = Vec::new();
        for (place, kind) in asked.inputs.iter().enumerate() {
            if let Some(kind) = kind {
                let generator = domain(kind, &format!("A{place}"));
                goals.push(generator.ok_or_else(|| {
                    refused(format!(
                        "its argument {} is an input of type {kind}, which cannot be gone through",
                        place + 1
                    ))
                })?);
            }
        }
        goals.push(goal(asked.predicate));
        let goal = goals.join(", ");
        let question = Question::read(&goal, &self.knowledge).map_err(|mut findings| findings.swap_remove(0))?;
        let mut cache = Cache::open(&self.texts, &goal);
        let keys: Vec<String> = (0..positions.len()).map(|at| position_key(positions.get(at as u32))).collect();
        let missing: Vec<usize> = (0..positions.len()).filter(|at| !cache.known.contains_key(&keys[*at])).collect();
        if !missing.is_empty() {
            let mut some = Positions::new();
            missing.iter().for_each(|&at| _ = some.push(positions.get(at as u32).clone()));
            let survey = self.survey(&question).map_err(refused)?;
            survey.run(Arc::new(some), |at, outcome| {
                told(asked.predicate, at + 1, missing.len());
                if let Some(trouble) = outcome.trouble {
                    return Err(refused(trouble.message));
                }
                let tuples: Option<Vec<Vec<Term>>> =
                    outcome.answers.iter().map(|answer| tuple(answer, arity)).collect();
                let tuples = tuples.ok_or_else(|| refused("an answer leaves a variable without a value".into()))?;
                cache.known.insert(keys[missing[at]].clone(), tuples);
                Ok(())
            })?;
            cache.save();
        }
        let mut all = Vec::new();
        for (at, key) in keys.iter().enumerate() {
            for tuple in cache.known.get(key).into_iter().flatten() {
                let values: Option<Vec<Value>> = tuple.iter().map(Value::of).collect();
                all.extend(values.map(|values| (Scope::One(at as u32), values)));
            }
        }
        Ok(Table::new(arity, all))
    }

    #[cfg(feature = "prolog")]
    fn survey<'s>(&'s self, question: &'s Question) -> Result<Survey<'s>, String> {
        Ok(Survey {
            question,
            knowledge: &self.knowledge,
            engine: Engine::Prolog,
            wanted: Wanted::All,
            cancellation: Cancellation::default(),
            steps: 0,
            most: 1_000_000,
            prolog: (
                super::process::Worker::this().map_err(|error| error.to_string())?,
                super::session::Bounds { inferences: 1_000_000_000, ..Default::default() },
            ),
        })
    }

    #[cfg(not(feature = "prolog"))]
    fn survey<'s>(&'s self, _: &'s Question) -> Result<Survey<'s>, String> {
        Err("this program was built without a Prolog system".to_owned())
    }
}

/// `name(A0,A1)`.
fn goal((name, arity): Predicate) -> String {
    let arguments = (0..arity).map(|place| Term::variable(place as u32)).collect();
    let names = |variable: crate::logic::Variable| format!("A{}", variable.0);
    crate::logic::writer::Writer { names: &names, ..Default::default() }.text(&Term::application(name, arguments))
}

/// The arguments in their order, if all have values. The answer has them in the order in which the goal goes through them.
fn tuple(answer: &Answer, arity: usize) -> Option<Vec<Term>> {
    (0..arity)
        .map(|place| {
            let name = format!("A{place}");
            answer.bindings.iter().find(|(other, _)| *other == name).map(|(_, value)| value.clone())
        })
        .map(|value| value.filter(Term::is_ground))
        .collect()
}

/// What a position is known by: its size and contents.
fn position_key(position: &Snapshot) -> String {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&[position.columns(), position.rows()]);
    let contents: Vec<u8> =
        runtime::points(position.columns(), position.rows()).map(|point| position.content(point) as u8).collect();
    hasher.update(&contents);
    hasher.finalize().to_hex().to_string()
}

/// Extensions that were worked out before, by what they depend on: the clauses, the goal and the position.
struct Cache {
    file: Option<PathBuf>,
    known: FxHashMap<String, Vec<Vec<Term>>>,
}

impl Cache {
    fn open(texts: &[(String, String)], goal: &str) -> Self {
        let mut hasher = blake3::Hasher::new();
        let built_in = BACKGROUND.iter().map(|(_, text)| *text);
        for text in built_in.chain(texts.iter().map(|(_, text)| text.as_str())).chain([goal]) {
            hasher.update(&(text.len() as u64).to_le_bytes());
            hasher.update(text.as_bytes());
        }
        let file = folder().map(|folder| folder.join(format!("{}.pl", hasher.finalize().to_hex())));
        let text = file.as_ref().and_then(|file| std::fs::read_to_string(file).ok()).unwrap_or_default();
        // A line that was damaged is worked out again.
        let entry = |line: &str| {
            let (key, tuples) = line.split_once(' ')?;
            let term = read_back(tuples)?;
            let tuples = term.as_list()?.into_iter().map(|tuple| tuple.arguments().to_vec()).collect();
            Some((key.to_owned(), tuples))
        };
        Self { file, known: text.lines().filter_map(entry).collect() }
    }

    /// Nothing depends on whether this succeeds.
    fn save(&self) {
        let Some(file) = &self.file else { return };
        let mut lines: Vec<String> = self
            .known
            .iter()
            .map(|(key, tuples)| {
                let tuples = tuples.iter().map(|tuple| Term::application(Symbol::new("t"), tuple.clone()));
                format!("{key} {}\n", super::text::canonical(&Term::list(tuples)))
            })
            .collect();
        lines.sort();
        if let Some(folder) = file.parent() {
            _ = std::fs::create_dir_all(folder);
        }
        _ = crate::problem::write_atomically(file, &lines.concat());
    }
}

/// Where extensions are kept: NAKADE_CACHE, or the user's cache folder.
fn folder() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("NAKADE_CACHE")
        .or_else(|| set("XDG_CACHE_HOME").map(|folder| folder.join("nakade")))
        .or_else(|| set("HOME").map(|home| home.join(".cache/nakade")))
}

/// Whether findings forbid to go on.
#[must_use]
pub fn are_fatal(findings: &[Diagnostic]) -> bool {
    findings.iter().any(|finding| finding.severity() == Severity::Error)
}
