//! What facts and clauses say, as relations.
//!
//! Facts become tables. A predicate with a clause that is no ground fact becomes a derived relation; the facts that it has
//! beside its clauses stay in a table of their own, which a clause in front of the others asks.

use crate::coverage::program::{goals_called, is_built_in};
use crate::coverage::{Derived, Fault, Faults, Program, ProgramError, UnknownRelation};
use crate::diagnostics::{Code, Diagnostic, Limits, Source, Span, code};
use crate::interpretation::{Background, InterpretationId, Relation, Scope, Table, Unbound, Value};
use crate::logic::{Clause, ClauseError, Literal, Symbol, Term, Variable};
use rustc_hash::{FxHashMap, FxHashSet};
use serde_json::{Value as Json, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

type Predicate = (Symbol, usize);

/// Steps that one question about an example may take.
const STEPS: u64 = 1_000_000;

/// Collects facts and clauses.
#[derive(Default)]
pub(super) struct Builder {
    facts: FxHashMap<Predicate, Vec<(Scope, Vec<Value>)>>,
    clauses: Vec<(Clause, Arc<Source>, Span)>,
}

/// The relations of a knowledge base and its background.
pub struct Knowledge {
    relations: FxHashMap<Predicate, Box<dyn Relation>>,
    program: Arc<Program>,
    tables: Arc<dyn Background + Send + Sync>,
    /// What clauses need and nothing defines, by the predicate whose clause needs it.
    missing: FxHashMap<Predicate, Vec<Predicate>>,
    faults: Arc<Faults>,
    /// For each derived relation, whether it is known not to end.
    endless: FxHashMap<Predicate, Arc<AtomicBool>>,
    /// Where the clauses of each derived predicate begin.
    places: FxHashMap<Predicate, (Arc<Source>, Span)>,
}

/// The stored relations alone: what clauses are run on.
struct Tables(FxHashMap<Predicate, Table>);

impl Background for Tables {
    fn relation(&self, name: Symbol, arity: usize) -> Option<&dyn Relation> {
        self.0.get(&(name, arity)).map(|table| table as &dyn Relation)
    }

    fn signatures(&self) -> Vec<Predicate> {
        sorted(self.0.keys())
    }
}

fn sorted<'p>(predicates: impl Iterator<Item = &'p Predicate>) -> Vec<Predicate> {
    let mut predicates: Vec<Predicate> = predicates.copied().collect();
    predicates.sort_by_key(|(name, arity)| (name.as_str(), *arity));
    predicates
}

/// Shares a table between the relations and the program that asks it.
struct Shared(Arc<dyn Background + Send + Sync>, Predicate);

impl Shared {
    fn table(&self) -> Option<&dyn Relation> {
        self.0.relation(self.1.0, self.1.1)
    }
}

impl Relation for Shared {
    fn arity(&self) -> usize {
        self.1.1
    }

    fn solve(
        &self,
        interpretation: InterpretationId,
        pattern: &[Value],
        found: &mut dyn FnMut(&[Value]) -> bool,
    ) -> bool {
        self.table().is_none_or(|table| table.solve(interpretation, pattern, found))
    }

    fn expected_answers(&self, bound: &[bool]) -> f64 {
        self.table().map_or(1.0, |table| table.expected_answers(bound))
    }

    fn is_shared(&self) -> bool {
        self.table().is_none_or(Relation::is_shared)
    }
}

/// `==` under another name: what is not bound is identical with nothing.
struct Identical;

impl Relation for Identical {
    fn arity(&self) -> usize {
        2
    }

    fn solve(&self, _: InterpretationId, pattern: &[Value], found: &mut dyn FnMut(&[Value]) -> bool) -> bool {
        !pattern[0].is_bound() || pattern[0] != pattern[1] || found(pattern)
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn is_reversible(&self) -> bool {
        false
    }
}

impl Builder {
    /// Takes up a term as a fact or a clause. Faults are told by the code and the words of the finding.
    pub(super) fn add(
        &mut self,
        term: &Term,
        scope: Scope,
        source: &Arc<Source>,
        span: Span,
    ) -> Result<(), (Code, String)> {
        match Clause::from_term(term) {
            Ok(clause) if clause.body.is_empty() && clause.head.is_ground() => {
                self.add_fact(&clause.head, scope);
                Ok(())
            }
            Ok(_) if scope != Scope::All => {
                Err((code::CLAUSE_NOT_USED, "a model holds ground facts only; clauses belong to the background".into()))
            }
            Ok(clause) => {
                self.clauses.push((clause, source.clone(), span));
                Ok(())
            }
            Err(ClauseError::Directive) if crate::coverage::program::is_declaration(term) => Ok(()),
            Err(error) => Err((code::CLAUSE_NOT_USED, error.to_string())),
        }
    }

    fn add_fact(&mut self, head: &Term, scope: Scope) {
        let Some(predicate) = head.functor() else { return };
        let tuple = head.arguments().iter().filter_map(Value::of).collect();
        self.facts.entry(predicate).or_default().push((scope, tuple));
    }

    /// The clause that alone defines a predicate, if there is no fact beside it.
    fn only_clause(&self, predicate: Predicate) -> Option<&Clause> {
        let mut clauses =
            self.clauses.iter().map(|(clause, ..)| clause).filter(|c| c.head.functor() == Some(predicate));
        let stored = (Symbol::new(&format!("{} \u{0}", predicate.0)), predicate.1);
        clauses.next().filter(|_| clauses.next().is_none() && !self.facts.contains_key(&stored))
    }

    /// Whether a predicate is defined by `name(_)` alone: then it leaves open what it is asked about.
    fn holds_of_anything(&self, predicate: Predicate) -> bool {
        let clause = self.only_clause(predicate);
        clause.is_some_and(|c| c.body.is_empty() && matches!(c.head.arguments(), [Term::Variable(_)]))
    }

    /// Whether a predicate is defined by `name(A, B) :- A == B` alone, as comparisons with constants often are.
    fn holds_of_identical(&self, predicate: Predicate) -> bool {
        let Some(Clause { head, body }) = self.only_clause(predicate) else { return false };
        match (head.arguments(), body.as_slice()) {
            ([a @ Term::Variable(_), b @ Term::Variable(_)], [Literal { negated: false, atom }]) => {
                a != b
                    && atom.functor() == Some((Symbol::new("=="), 2))
                    && matches!(atom.arguments(), [c, d] if (c == a && d == b) || (c == b && d == a))
            }
            _ => false,
        }
    }

    /// The relations, and what is odd about the clauses.
    pub(super) fn finish(mut self) -> (Knowledge, Vec<Diagnostic>) {
        let mut program = Program::new();
        let derived: FxHashSet<Predicate> =
            self.clauses.iter().filter_map(|(clause, ..)| clause.head.functor()).collect();
        for predicate in sorted(derived.iter()) {
            // Facts beside clauses: under a name that no text can have.
            let Some(facts) = self.facts.remove(&predicate) else { continue };
            let stored = Symbol::new(&format!("{} \u{0}", predicate.0));
            let arguments: Vec<Term> = (0..predicate.1).map(|n| Term::Variable(Variable(n as u32))).collect();
            program.add(Clause {
                head: Term::application(predicate.0, arguments.clone()),
                body: vec![Literal::positive(Term::application(stored, arguments))],
            });
            self.facts.insert((stored, predicate.1), facts);
        }
        for (clause, ..) in &self.clauses {
            program.add(clause.clone());
        }
        let open: Vec<Predicate> = derived.iter().copied().filter(|p| self.holds_of_anything(*p)).collect();
        let identical: Vec<Predicate> = derived.iter().copied().filter(|p| self.holds_of_identical(*p)).collect();
        let tables: FxHashMap<Predicate, Table> =
            self.facts.into_iter().map(|(predicate, tuples)| (predicate, Table::new(predicate.1, tuples))).collect();
        let local: FxHashSet<Predicate> =
            tables.iter().filter(|(_, table)| !table.is_shared()).map(|(predicate, _)| *predicate).collect();
        let stored: Vec<Predicate> = sorted(tables.keys());
        let known: FxHashSet<Predicate> = stored.iter().chain(&derived).copied().collect();
        let (needs, missing, findings) = dependencies(&self.clauses, &known, &program);
        let tables: Arc<dyn Background + Send + Sync> = Arc::new(Tables(tables));
        let program = Arc::new(program);
        let faults = Arc::new(Faults::default());
        let mut relations: FxHashMap<Predicate, Box<dyn Relation>> = FxHashMap::default();
        let mut endless = FxHashMap::default();
        for predicate in stored {
            relations.insert(predicate, Box::new(Shared(tables.clone(), predicate)));
        }
        for &predicate in &derived {
            if open.contains(&predicate) {
                relations.insert(predicate, Box::new(Unbound));
                continue;
            }
            if identical.contains(&predicate) {
                relations.insert(predicate, Box::new(Identical));
                continue;
            }
            let reached = reachable(predicate, &needs);
            let stored = |(name, arity): &Predicate| (Symbol::new(&format!("{name} \u{0}")), *arity);
            let shared = !reached.iter().any(|other| local.contains(other) || local.contains(&stored(other)));
            let relation = Derived::new(predicate, &program, &tables, shared, &faults);
            endless.insert(predicate, relation.endless());
            relations.insert(predicate, Box::new(relation));
        }
        let mut missing_of = FxHashMap::default();
        for &predicate in &derived {
            let mut all: Vec<Predicate> =
                reachable(predicate, &needs).iter().filter_map(|other| missing.get(other)).flatten().copied().collect();
            all.sort_by_key(|(name, arity)| (name.as_str(), *arity));
            all.dedup();
            if !all.is_empty() {
                missing_of.insert(predicate, all);
            }
        }
        let mut places = FxHashMap::default();
        for (clause, source, span) in self.clauses {
            if let Some(predicate) = clause.head.functor() {
                places.entry(predicate).or_insert((source, span));
            }
        }
        (Knowledge { relations, program, tables, missing: missing_of, faults, endless, places }, findings)
    }
}

/// Which predicates each predicate's clauses ask for, which of those nothing defines, and a finding for each of these.
#[expect(clippy::type_complexity, reason = "three answers to one walk over the clauses")]
fn dependencies(
    clauses: &[(Clause, Arc<Source>, Span)],
    known: &FxHashSet<Predicate>,
    program: &Program,
) -> (FxHashMap<Predicate, Vec<Predicate>>, FxHashMap<Predicate, Vec<Predicate>>, Vec<Diagnostic>) {
    let mut needs: FxHashMap<Predicate, Vec<Predicate>> = FxHashMap::default();
    let mut missing: FxHashMap<Predicate, Vec<Predicate>> = FxHashMap::default();
    let mut findings = Vec::new();
    let mut told = FxHashSet::default();
    for (clause, source, span) in clauses {
        let Some(head) = clause.head.functor() else { continue };
        let mut goals: Vec<(Term, usize)> = clause.body.iter().map(|literal| (literal.atom.clone(), 0)).collect();
        while let Some((goal, further)) = goals.pop() {
            let Some((name, arity)) = goal.functor() else { continue };
            let arity = arity + further;
            if further == 0 {
                goals.extend(goals_called(&goal));
            }
            if known.contains(&(name, arity)) {
                needs.entry(head).or_default().push((name, arity));
            } else if !is_built_in(name, arity) && !program.defines(name, arity) {
                missing.entry(head).or_default().push((name, arity));
                if told.insert((name, arity)) {
                    let message = format!("{name}/{arity} is not defined here and not built in");
                    findings.push(Diagnostic::new(code::PREDICATE_UNKNOWN, message).at(source, *span));
                }
            }
        }
    }
    (needs, missing, findings)
}

fn reachable(from: Predicate, needs: &FxHashMap<Predicate, Vec<Predicate>>) -> FxHashSet<Predicate> {
    let mut reached = FxHashSet::from_iter([from]);
    let mut pending = vec![from];
    while let Some(predicate) = pending.pop() {
        for &next in needs.get(&predicate).into_iter().flatten() {
            if reached.insert(next) {
                pending.push(next);
            }
        }
    }
    reached
}

impl Knowledge {
    /// Adds an empty relation, so that what asks for it finds nothing.
    pub(super) fn add_empty(&mut self, predicate: Predicate) {
        self.relations.insert(predicate, Box::new(Table::new(predicate.1, Vec::new())));
    }

    /// Makes a predicate of the library a relation; whether it is one.
    pub(super) fn add_library(&mut self, predicate: Predicate) -> bool {
        let exists = self.program.defines(predicate.0, predicate.1) || is_built_in(predicate.0, predicate.1);
        if exists {
            let relation = Derived::new(predicate, &self.program, &self.tables, true, &self.faults);
            self.endless.insert(predicate, relation.endless());
            self.relations.insert(predicate, Box::new(relation));
        }
        exists
    }

    /// What a predicate's clauses need and nothing defines.
    #[must_use]
    pub fn missing(&self, predicate: (Symbol, usize)) -> &[(Symbol, usize)] {
        self.missing.get(&predicate).map_or(&[], Vec::as_slice)
    }

    /// What went wrong so far when clauses were run.
    #[must_use]
    pub fn findings(&self) -> Vec<Diagnostic> {
        let faults = self.faults.all();
        let told = |fault: &Fault| {
            // What nothing defines has been found out before anything was run.
            matches!(fault.error, ProgramError::Unknown(_)) && !self.missing(fault.predicate).is_empty()
        };
        faults.iter().filter(|fault| !told(fault)).map(|fault| self.finding(fault)).collect()
    }

    fn finding(&self, Fault { predicate, error }: &Fault) -> Diagnostic {
        let (name, arity) = predicate;
        let (code, message) = match error {
            ProgramError::Unusable(_) => {
                (code::CALL_FAILED, format!("{name}/{arity}: {error}, which counts as failure"))
            }
            ProgramError::StepLimit(_) => {
                (code::PREDICATE_NOT_RUN, format!("{name}/{arity}: {error}; it was taken as never true"))
            }
            ProgramError::Unknown(_) | ProgramError::NotGround(_) | ProgramError::Stopped => {
                (code::PREDICATE_NOT_RUN, format!("{name}/{arity}: {error}"))
            }
        };
        let finding = Diagnostic::new(code, message);
        match self.places.get(predicate) {
            Some((source, span)) => finding.at(source, *span),
            None => finding,
        }
    }

    /// What went wrong so far, for [`Self::adopt`].
    pub(super) fn noted(&self) -> Json {
        let noted = |fault: &Fault| {
            let (name, arity) = fault.predicate;
            let (kind, told) = match &fault.error {
                ProgramError::Unknown(unknown) => ("unknown", json!(unknown.literal)),
                ProgramError::Unusable(goal) => ("unusable", json!(goal)),
                ProgramError::NotGround(answer) => ("not ground", json!(answer)),
                ProgramError::StepLimit(steps) => ("endless", json!(steps)),
                ProgramError::Stopped => ("stopped", Json::Null),
            };
            json!([name.as_str(), arity, kind, told])
        };
        self.faults.all().iter().map(noted).collect()
    }

    /// Takes over what went wrong in an earlier run: what did not end then counts as never true from the beginning.
    pub(super) fn adopt(&self, noted: &Json) {
        for fault in noted.as_array().into_iter().flatten() {
            let (Some(name), Some(arity)) = (fault[0].as_str(), fault[1].as_u64()) else { continue };
            let predicate = (Symbol::new(name), arity as usize);
            let told = fault[3].as_str().unwrap_or_default().to_owned();
            let error = match fault[2].as_str() {
                Some("unknown") => ProgramError::Unknown(UnknownRelation { literal: told }),
                Some("unusable") => ProgramError::Unusable(told),
                Some("not ground") => ProgramError::NotGround(told),
                Some("endless") => ProgramError::StepLimit(fault[3].as_u64().unwrap_or_default()),
                _ => continue,
            };
            if let (ProgramError::StepLimit(_), Some(endless)) = (&error, self.endless.get(&predicate)) {
                endless.store(true, Ordering::Relaxed);
            }
            self.faults.add(Fault { predicate, error });
        }
    }

    /// How many predicates were found not to end.
    pub(super) fn endless(&self) -> usize {
        self.faults.all().iter().filter(|fault| matches!(fault.error, ProgramError::StepLimit(_))).count()
    }

    /// The instances of a goal that are true in an interpretation, without duplicates, in the order in which they are found.
    pub(super) fn solutions(&self, interpretation: InterpretationId, goal: &Term) -> Vec<Term> {
        let Some((name, arity)) = goal.functor() else { return Vec::new() };
        let Some(relation) = self.relation(name, arity) else { return Vec::new() };
        let pattern: Vec<Value> = goal.arguments().iter().map(|a| Value::of(a).unwrap_or(Value::UNBOUND)).collect();
        let mut found = Vec::new();
        relation.solve(interpretation, &pattern, &mut |tuple| {
            found.push(Term::application(name, tuple.iter().map(|value| value.term()).collect()));
            true
        });
        found
    }

    /// Whether a goal can be proved in an interpretation. What goes wrong is remembered, and counts as no.
    pub(super) fn proves(&self, interpretation: InterpretationId, goal: &Term) -> bool {
        let mut proved = false;
        let result = self.program.solve(&*self.tables, interpretation, goal, STEPS, &mut |_| {
            proved = true;
            false
        });
        if let (Err(error), Some(predicate)) = (result, goal.functor()) {
            self.faults.add(Fault { predicate, error });
        }
        proved
    }

    /// Whether facts or clauses say anything of a predicate.
    pub(super) fn knows(&self, (name, arity): (Symbol, usize)) -> bool {
        self.relations.contains_key(&(name, arity))
    }
}

impl Background for Knowledge {
    fn relation(&self, name: Symbol, arity: usize) -> Option<&dyn Relation> {
        self.relations.get(&(name, arity)).map(|relation| &**relation)
    }

    fn signatures(&self) -> Vec<Predicate> {
        sorted(self.relations.keys())
    }

    fn hold_to(&self, limits: Option<&Limits>) {
        self.faults.hold_to(limits);
    }
}
