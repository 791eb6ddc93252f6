//! Programs: background knowledge as clauses, run over the relations of an interpretation.
//!
//! SLD resolution (Kowalski 1974) with Prolog's strategy: clauses in the order written, goals from left to right, negation as
//! failure, cut. It is the plain evaluator of `background/*.pl`: terms and substitutions, no compilation; clauses are found by
//! the first argument of a goal. Goals and choices wait on the heap, so that no recursion of a program exhausts the stack, and a
//! limit on steps ends the endless ones.
//!
//! Beside the program's own predicates those of [`is_built_in`] are known: control with `->`, `*->`, `;`, `\\+`, `forall`, `call/N`;
//! comparison, arithmetic, kinds and parts of terms, lists, texts of atoms, `findall`, `bagof`, `setof`, `aggregate_all`. A predicate
//! that a program defines, or of which there are facts, goes before one of the same name that is built in, control and
//! comparison excepted.

mod arithmetic;
mod atoms;
mod built_in;
mod collect;
mod lists;
mod machine;
mod stored;
mod terms;

use super::UnknownRelation;
use crate::diagnostics::{Diagnostic, Limits, Source, code};
use crate::interpretation::{Background, InterpretationId};
use crate::logic::reader::read_terms;
use crate::logic::{Clause, ClauseError, Operators, Substitution, Symbol, Term};
use machine::Machine;
use rustc_hash::FxHashMap;
use std::sync::{Arc, LazyLock};
use stored::Predicate;

/// Clauses by the predicates of their heads.
#[derive(Clone, Debug, Default)]
pub struct Program {
    predicates: FxHashMap<(Symbol, usize), Predicate>,
}

/// Why a query has no answer that could be trusted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProgramError {
    /// Neither the program nor the background knows the predicate.
    #[error(transparent)]
    Unknown(#[from] UnknownRelation),
    /// A goal was called with arguments that it cannot use: an unbound variable in arithmetic, say.
    #[error("{0} cannot be worked out")]
    Unusable(String),
    /// An answer has variables left in it, where a tuple of values is wanted.
    #[error("the answer {0} has unbound variables")]
    NotGround(String),
    /// The number of steps allowed was not enough.
    #[error("no end after {0} steps")]
    StepLimit(u64),
    /// A limit that has nothing to do with the program was reached: a time, or somebody does not want to wait.
    #[error("stopped")]
    Stopped,
}

/// Directives that declare something which makes no difference here.
const DECLARATIONS: &[&str] = &["discontiguous", "multifile", "dynamic", "op", "set_prolog_flag", "style_check"];

impl Program {
    /// The library alone.
    #[must_use]
    pub fn new() -> Self {
        static LIBRARY: LazyLock<Program> = LazyLock::new(|| {
            let source = Arc::new(Source::new("library", built_in::LIBRARY));
            let (mut library, _) = Program::default().with(&source);
            library.predicates.values_mut().for_each(|predicate| predicate.from_library = true);
            library
        });
        LIBRARY.clone()
    }

    /// The program with the clauses of a text behind its own, and what was wrong with the text. Directives other than
    /// declarations are reported and not carried out.
    #[must_use]
    pub fn with(mut self, source: &Arc<Source>) -> (Self, Vec<Diagnostic>) {
        let (terms, mut findings) = read_terms(source, &mut Operators::default());
        for read in terms {
            match Clause::from_term(&read.term) {
                Ok(clause) => self.add(clause),
                Err(ClauseError::Directive) if is_declaration(&read.term) => {}
                Err(error) => {
                    findings.push(Diagnostic::new(code::CLAUSE_NOT_USED, error.to_string()).at(source, read.span));
                }
            }
        }
        (self, findings)
    }

    /// Adds a clause behind the others of its predicate. A predicate of the library is replaced.
    pub fn add(&mut self, clause: Clause) {
        if let Some(predicate) = clause.head.functor() {
            let clauses = self.predicates.entry(predicate).or_default();
            if clauses.from_library {
                *clauses = Predicate::default();
            }
            clauses.add(&clause);
        }
    }

    /// Whether the program or the library has clauses for a predicate.
    #[must_use]
    pub fn defines(&self, name: Symbol, arity: usize) -> bool {
        self.predicates.contains_key(&(name, arity))
    }

    /// Calls `found` with each substitution that makes a goal true in an interpretation, in Prolog's order and as often as
    /// it is proved, until it returns `false`.
    ///
    /// # Errors
    /// If a goal cannot be run, or `steps` resolution steps are not enough. What was found before is found.
    pub fn solve(
        &self,
        background: &dyn Background,
        interpretation: InterpretationId,
        goal: &Term,
        steps: u64,
        found: &mut dyn FnMut(&Substitution) -> bool,
    ) -> Result<(), ProgramError> {
        self.solve_within(background, interpretation, goal, (steps, None), found)
    }

    /// The same within limits on time, which end it with [`ProgramError::Stopped`].
    ///
    /// # Errors
    /// As for [`Program::solve`].
    pub fn solve_within(
        &self,
        background: &dyn Background,
        interpretation: InterpretationId,
        goal: &Term,
        (steps, limits): (u64, Option<&Limits>),
        found: &mut dyn FnMut(&Substitution) -> bool,
    ) -> Result<(), ProgramError> {
        Machine::new(self, background, interpretation, goal, (steps, limits)).run(goal, found)
    }

    /// The instances of a goal that are proved, without duplicates, in the standard order of terms.
    ///
    /// # Errors
    /// As for [`Program::solve`].
    pub fn answers(
        &self,
        background: &dyn Background,
        interpretation: InterpretationId,
        goal: &Term,
        steps: u64,
    ) -> Result<Vec<Term>, ProgramError> {
        let mut answers = Vec::new();
        self.solve(background, interpretation, goal, steps, &mut |substitution| {
            answers.push(substitution.apply(goal));
            true
        })?;
        answers.sort_unstable();
        answers.dedup();
        Ok(answers)
    }

    fn predicate(&self, name: Symbol, arity: usize) -> Option<&Predicate> {
        self.predicates.get(&(name, arity))
    }
}

/// Whether a predicate is known to every program without clauses.
#[must_use]
pub fn is_built_in(name: Symbol, arity: usize) -> bool {
    built_in::built_in(name, arity).is_some()
}

/// The goals that a goal calls if it is proved, as far as they can be seen: those inside control, of `findall`, `maplist` and so on,
/// with as many arguments as they are called with.
pub(crate) fn goals_called(goal: &Term) -> Vec<(Term, usize)> {
    let Some((name, arity)) = goal.functor() else { return Vec::new() };
    let places = built_in::goals_in(name, arity);
    places.iter().map(|&(place, further)| (goal.arguments()[place].clone(), further)).collect()
}

/// Whether a directive declares something that makes no difference here.
pub(crate) fn is_declaration(directive: &Term) -> bool {
    let Some(declared) = directive.arguments().first() else { return false };
    match (declared.functor(), declared.arguments()) {
        (Some((name, _)), [file, ..]) if matches!(name.as_str(), "use_module" | "ensure_loaded") => {
            file.functor().is_some_and(|(name, arity)| (name.as_str(), arity) == ("library", 1))
        }
        (Some((name, _)), _) => DECLARATIONS.contains(&name.as_str()),
        (None, _) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interpretation::Relation;
    use crate::logic::reader::read_term;

    struct Nothing;
    impl Background for Nothing {
        fn relation(&self, _: Symbol, _: usize) -> Option<&dyn Relation> {
            None
        }
        fn signatures(&self) -> Vec<(Symbol, usize)> {
            Vec::new()
        }
    }

    fn ask(program: &str, goal: &str) -> Result<Vec<String>, ProgramError> {
        let (program, findings) = Program::new().with(&Arc::new(Source::new("p.pl", program)));
        assert!(findings.is_empty(), "{findings:?}");
        let goal = read_term(&Arc::new(Source::new("goal", goal)), &Operators::default()).unwrap().term;
        let mut answers = Vec::new();
        program.solve(&Nothing, 0, &goal, 10_000, &mut |s| {
            answers.push(s.apply(&goal).to_string());
            true
        })?;
        Ok(answers)
    }

    #[test]
    fn answers_come_in_the_order_of_prolog() {
        let program = "p(1). p(2). p(3). q(X, Y) :- p(X), p(Y), X < Y.";
        assert_eq!(ask(program, "q(A, B)").unwrap(), ["q(1,2)", "q(1,3)", "q(2,3)"]);
        assert_eq!(ask(program, "(p(X), X > 1, ! ; X = 0)").unwrap().len(), 1);
        assert_eq!(ask("", "append(X, [c], [a, b, c])").unwrap(), ["append([a,b],[c],[a,b,c])"]);
    }

    #[test]
    fn control() {
        let program = "p(1). p(2). p(3).
            first(X) :- p(X), !.
            sign(N, minus) :- N < 0, !.
            sign(_, plus).
            kind(X, K) :- ( X < 2 -> K = small ; X < 3 -> K = middle ; K = large ).
            single(X) :- p(X), \\+ ( p(Y), Y > X ).
            none :- \\+ p(_).";
        assert_eq!(ask(program, "first(X)").unwrap(), ["first(1)"]);
        assert_eq!(ask(program, "sign(-1, S)").unwrap(), ["sign(-1,minus)"]);
        assert_eq!(ask(program, "sign(1, S)").unwrap(), ["sign(1,plus)"]);
        let kinds = ["p(1),kind(1,small)", "p(2),kind(2,middle)", "p(3),kind(3,large)"];
        let answers = ask(program, "(p(X), kind(X, K))").unwrap();
        assert_eq!(answers.iter().map(|a| a.replace(' ', "")).collect::<Vec<_>>(), kinds);
        assert_eq!(ask(program, "single(X)").unwrap(), ["single(3)"]);
        assert!(ask(program, "none").unwrap().is_empty());
        assert!(ask(program, "fail").unwrap().is_empty());
        // A cut inside a condition or a negation is local to it.
        assert_eq!(ask(program, "(p(X), \\+ \\+ (p(_), !))").unwrap().len(), 3);
        assert_eq!(ask(program, "(p(X), ((p(_), !) -> true ; fail))").unwrap().len(), 3);
    }

    #[test]
    fn all_answers_as_a_list() {
        let program =
            "p(2). p(1). p(2). n(N) :- findall(X, p(X), L), length(L, N). s(S) :- findall(X, p(X), L), sort(L, S).";
        assert_eq!(ask(program, "n(N)").unwrap(), ["n(3)"]);
        assert_eq!(ask(program, "s(S)").unwrap(), ["s([1,2])"]);
        // The variables of the template and the goal stay free.
        assert_eq!(ask(program, "(findall(X, p(X), [A|_]), X = 9)").unwrap().len(), 1);
    }

    #[test]
    fn arithmetic_and_equality() {
        for goal in [
            "7 is 1 + 2 * 3",
            "-3 is 7 // -2",
            "1 is -3 mod 2",
            "3 is max(abs(-3), min(1, 2))",
            "X is 1 / 2, X =:= 0.5",
            "1 =:= 1.0",
            "1 \\= 1.0",
            "f(X) = f(Y), X == Y",
            "X \\== Y",
            "f(1) \\= f(2)",
            "call((true, 1 =\\= 2))",
        ] {
            assert_eq!(ask("", goal).map(|answers| answers.len()), Ok(1), "{goal}");
        }
        for goal in ["X is Y + 1", "1 < a", "X is 1 // 0", "X is 9223372036854775807 + 1", "findall(X, G, L)", "1"] {
            assert!(matches!(ask("", goal), Err(ProgramError::Unusable(_))), "{goal} {:?}", ask("", goal));
        }
        assert!(matches!(ask("", "p(X)"), Err(ProgramError::Unknown(_))));
    }

    #[test]
    fn long_lists_take_time_in_proportion() {
        let program = "numbers(N, N, []). numbers(I, N, [I|T]) :- I < N, J is I + 1, numbers(J, N, T).
            turned([], L, L). turned([X|T], L, R) :- turned(T, [f(X, X)|L], R).
            sum([], S, S). sum([f(X, _)|T], S, R) :- U is S + X, sum(T, U, R).
            p(N, S) :- numbers(0, N, L), turned(L, [], M), sum(M, 0, S).";
        let (program, findings) = Program::new().with(&Arc::new(Source::new("t", program)));
        assert!(findings.is_empty());
        let goal = read_term(&Arc::new(Source::new("g", "p(30000, S)")), &Operators::default()).unwrap().term;
        // With work that grows with the square of the length this would take minutes.
        let answers = program.answers(&Nothing, 0, &goal, 10_000_000).unwrap();
        assert_eq!(answers.iter().map(ToString::to_string).collect::<Vec<_>>(), ["p(30000,449985000)"]);
    }

    #[test]
    fn endless_recursion_ends_in_an_error() {
        for program in [
            "p :- p.",
            "p :- p, p.",
            "p :- \\+ p.",
            "p :- q(X). q(f(X)) :- q(X).",
            "p :- findall(x, p, _).",
            "p :- p(a). p(X) :- p(f(X, X)).",
        ] {
            assert_eq!(ask(program, "p"), Err(ProgramError::StepLimit(10_000)), "{program}");
        }
    }
}
