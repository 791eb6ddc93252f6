//! The machine that runs a program: goals still to be proved, and choices still open.

use super::built_in::{BuiltIn, Control, built_in};
use super::stored::{Arguments, Frame, Predicate, instance};
use super::{Program, ProgramError};
use crate::coverage::UnknownRelation;
use crate::diagnostics::Limits;
use crate::interpretation::{Background, InterpretationId, Value};
use crate::logic::{Mark, Substitution, Symbol, Term, Variable, unify};
use std::rc::Rc;

/// What is to be done next, as a list that choices share.
pub(super) type Goals<'p> = Option<Rc<Goal<'p>>>;

pub(super) struct Goal<'p> {
    task: Task<'p>,
    rest: Goals<'p>,
}

#[derive(Clone)]
enum Task<'p> {
    /// Prove a goal; a cut in it drops the choices above the given number.
    Prove(Term, Frame, usize),
    /// The same with the goals of a body, one after the other.
    Body(&'p [Term], u32, usize),
    /// Drop the choices above the given number.
    Cut(usize),
    /// Make the choice with the given number lead nowhere.
    Close(usize),
    Fail,
}

/// Takes a long list apart in a loop, where the compiler's own code would recurse.
impl Drop for Goal<'_> {
    fn drop(&mut self) {
        let mut rest = self.rest.take();
        while let Some(goal) = rest.and_then(Rc::into_inner) {
            rest = { goal }.rest.take();
        }
    }
}

/// What else might be tried, from a moment of the substitution on.
struct Choice<'p> {
    mark: Mark,
    /// The number of the next new variable then: what was used since is free again.
    next_variable: u32,
    rest: Goals<'p>,
    way: Way<'p>,
}

enum Way<'p> {
    /// The rest as it is.
    GoOn,
    /// Nothing any more.
    Closed,
    /// Clauses of a predicate, by number.
    Clauses(Arguments, &'p Predicate, &'p [u32]),
    /// Instances of a term, the last one first.
    Instances(Term, Vec<Term>),
    /// Whole numbers from the first to the last.
    Numbers(Term, i64, i64),
}

/// What a built-in predicate finds out.
pub(super) enum Outcome {
    Fails,
    Holds,
    /// The term is one of these, which are tried in their order.
    OneOf(Term, Vec<Term>),
    /// The term is a whole number from the first to the last.
    Number(Term, i64, i64),
}

impl From<bool> for Outcome {
    fn from(holds: bool) -> Self {
        if holds { Outcome::Holds } else { Outcome::Fails }
    }
}

/// A proof that uses more variables than this at a time counts as one that does not end: they take up to 24 bytes each.
const MOST_VARIABLES: u32 = 1 << 23;

/// Steps between two looks at the clock.
const LOOK: u64 = 1 << 12;

pub(super) struct Machine<'p> {
    program: &'p Program,
    background: &'p dyn Background,
    interpretation: InterpretationId,
    pub(super) substitution: Substitution,
    choices: Vec<Choice<'p>>,
    /// The number of the next new variable.
    next_variable: u32,
    steps: u64,
    pub(super) limit: u64,
    limits: Option<&'p Limits>,
    pub(super) depth: usize,
}

impl<'p> Machine<'p> {
    pub(super) fn new(
        program: &'p Program,
        background: &'p dyn Background,
        interpretation: InterpretationId,
        goal: &Term,
        (limit, limits): (u64, Option<&'p Limits>),
    ) -> Self {
        let next_variable = goal.variables().iter().map(|variable| variable.0 + 1).max().unwrap_or(0);
        Self {
            program,
            background,
            interpretation,
            substitution: Substitution::new(),
            choices: Vec::new(),
            next_variable,
            steps: 0,
            limit,
            limits,
            depth: 0,
        }
    }

    /// Proves a goal in all ways.
    pub(super) fn run(
        &mut self,
        goal: &Term,
        found: &mut dyn FnMut(&Substitution) -> bool,
    ) -> Result<(), ProgramError> {
        let bottom = self.choices.len();
        let mut goals = push(Task::Prove(goal.clone(), None, bottom), None);
        loop {
            let go_on = match goals {
                None => {
                    if !found(&self.substitution) {
                        self.choices.truncate(bottom);
                        return Ok(());
                    }
                    None
                }
                Some(goal) => self.step(&goal.task, goal.rest.clone())?,
            };
            goals = match go_on {
                Some(goals) => goals,
                None => match self.next_way(bottom)? {
                    Some(goals) => goals,
                    None => return Ok(()),
                },
            };
        }
    }

    fn count(&mut self) -> Result<(), ProgramError> {
        self.steps += 1;
        if self.steps > self.limit {
            return Err(ProgramError::StepLimit(self.limit));
        }
        match self.limits {
            Some(limits) if self.steps.is_multiple_of(LOOK) && limits.reached().is_some() => Err(ProgramError::Stopped),
            _ => Ok(()),
        }
    }

    /// Counts the work on so many elements of a list.
    pub(super) fn charge(&mut self, elements: usize) {
        self.steps = self.steps.saturating_add(elements as u64 / 16);
    }

    /// So many variables that nothing has used.
    pub(super) fn fresh(&mut self, count: u32) -> Result<u32, ProgramError> {
        let base = self.next_variable;
        self.next_variable = base.saturating_add(count);
        if self.next_variable > MOST_VARIABLES { Err(ProgramError::StepLimit(self.limit)) } else { Ok(base) }
    }

    /// Takes up the latest choice that leads anywhere.
    fn next_way(&mut self, bottom: usize) -> Result<Option<Goals<'p>>, ProgramError> {
        while self.choices.len() > bottom {
            let Some(Choice { mark, next_variable, rest, way }) = self.choices.pop() else { break };
            self.count()?;
            self.substitution.undo_to(mark);
            self.next_variable = next_variable;
            let goals = match way {
                Way::GoOn => Some(rest),
                Way::Closed => None,
                Way::Clauses(arguments, predicate, numbers) => self.resolve(arguments, rest, predicate, numbers)?,
                Way::Instances(term, instances) => self.take_instance(term, rest, instances),
                Way::Numbers(term, first, last) => self.take_number(term, rest, first, last),
            };
            if goals.is_some() {
                return Ok(goals);
            }
        }
        Ok(None)
    }

    /// Carries out a task. `None` if it fails; otherwise what is to be done after it.
    fn step(&mut self, task: &Task<'p>, rest: Goals<'p>) -> Result<Option<Goals<'p>>, ProgramError> {
        self.count()?;
        match task {
            Task::Fail => Ok(None),
            Task::Cut(height) => {
                self.choices.truncate(*height);
                Ok(Some(rest))
            }
            Task::Close(height) => {
                if let Some(choice) = self.choices.get_mut(*height) {
                    choice.way = Way::Closed;
                }
                Ok(Some(rest))
            }
            Task::Prove(goal, frame, cut) => self.prove(goal, *frame, *cut, rest),
            Task::Body(goals, base, cut) => {
                let Some((first, others)) = goals.split_first() else { return Ok(Some(rest)) };
                let rest = if others.is_empty() { rest } else { push(Task::Body(others, *base, *cut), rest) };
                self.prove(first, Some(*base), *cut, rest)
            }
        }
    }

    fn prove(
        &mut self,
        goal: &Term,
        frame: Frame,
        cut: usize,
        rest: Goals<'p>,
    ) -> Result<Option<Goals<'p>>, ProgramError> {
        if let Term::Variable(_) = goal {
            let goal = instance(goal, frame, &self.substitution);
            return match goal {
                Term::Variable(_) => Err(ProgramError::Unusable(goal.to_string())),
                // A cut that comes out of a variable is that of the variable alone.
                _ => Ok(Some(push(Task::Prove(goal, None, self.choices.len()), rest))),
            };
        }
        let Some((name, arity)) = goal.functor() else { return Err(ProgramError::Unusable(goal.to_string())) };
        let built_in = built_in(name, arity);
        if let Some(BuiltIn::Control(control)) = built_in {
            return self.control(control, goal, frame, cut, rest);
        }
        let arguments: Arguments =
            goal.arguments().iter().map(|argument| instance(argument, frame, &self.substitution)).collect();
        let native = match built_in {
            Some(BuiltIn::Core(native)) => return self.call(name, native, &arguments, rest),
            Some(BuiltIn::Native(native)) => Some(native),
            _ => None,
        };
        // What the user says of a predicate goes before what is known of it here.
        let predicate = self.program.predicate(name, arity);
        match (predicate, native) {
            (Some(predicate), _) if !predicate.from_library => {
                let numbers = predicate.candidates(arguments.first());
                self.resolve(arguments, rest, predicate, numbers)
            }
            _ if self.background.relation(name, arity).is_some() => self.ask(name, &arguments, rest),
            (_, Some(native)) => self.call(name, native, &arguments, rest),
            (Some(predicate), None) => {
                let numbers = predicate.candidates(arguments.first());
                self.resolve(arguments, rest, predicate, numbers)
            }
            (None, None) => self.ask(name, &arguments, rest),
        }
    }

    /// A goal with its bindings, for findings.
    fn told(&self, name: Symbol, arguments: &[Term]) -> String {
        self.substitution.apply(&Term::application(name, arguments.to_vec())).to_string()
    }

    /// Carries out a predicate that is built in.
    fn call(
        &mut self,
        name: Symbol,
        native: super::built_in::Native,
        arguments: &[Term],
        rest: Goals<'p>,
    ) -> Result<Option<Goals<'p>>, ProgramError> {
        let mark = self.substitution.mark();
        match native(self, arguments) {
            None => Err(ProgramError::Unusable(self.told(name, arguments))),
            Some(Outcome::Holds) => Ok(Some(rest)),
            Some(Outcome::Fails) => {
                self.substitution.undo_to(mark);
                Ok(None)
            }
            Some(Outcome::OneOf(term, mut instances)) => {
                instances.reverse();
                Ok(self.take_instance(term, rest, instances))
            }
            Some(Outcome::Number(term, first, last)) => Ok(self.take_number(term, rest, first, last)),
        }
    }

    /// Carries out what steers the proof.
    fn control(
        &mut self,
        control: Control,
        goal: &Term,
        frame: Frame,
        cut: usize,
        rest: Goals<'p>,
    ) -> Result<Option<Goals<'p>>, ProgramError> {
        let height = self.choices.len();
        let prove = |goal: &Term, cut: usize, rest: Goals<'p>| push(Task::Prove(goal.clone(), frame, cut), rest);
        Ok(match (control, goal.arguments()) {
            (Control::True, _) => Some(rest),
            (Control::Fail, _) => None,
            (Control::Cut, _) => {
                self.choices.truncate(cut);
                Some(rest)
            }
            (Control::And, [first, second]) => Some(prove(first, cut, prove(second, cut, rest))),
            (Control::Then | Control::SoftThen, [condition, then]) => {
                self.choose(push(Task::Fail, None));
                Some(self.condition(control, condition, frame, height, prove(then, cut, rest)))
            }
            (Control::Or, [either, or]) => {
                self.choose(prove(or, cut, rest.clone()));
                let inner = either.functor().and_then(|(name, arity)| match built_in(name, arity) {
                    Some(BuiltIn::Control(inner @ (Control::Then | Control::SoftThen))) => Some(inner),
                    _ => None,
                });
                match (inner, either.arguments()) {
                    (Some(inner), [condition, then]) => {
                        Some(self.condition(inner, condition, frame, height, prove(then, cut, rest)))
                    }
                    _ => Some(prove(either, cut, rest)),
                }
            }
            (Control::Not, [inner]) => {
                self.choose(rest);
                Some(self.condition(Control::Then, inner, frame, height, push(Task::Fail, None)))
            }
            (Control::ForAll, [condition, action]) => {
                let fails = Term::application(Symbol::NOT, vec![action.clone()]);
                let exception = Term::application(Symbol::COMMA, vec![condition.clone(), fails]);
                self.choose(rest);
                Some(self.condition(Control::Then, &exception, frame, height, push(Task::Fail, None)))
            }
            (Control::Once, [inner]) => Some(prove(inner, height, push(Task::Cut(height), rest))),
            (Control::Ignore, [inner]) => {
                self.choose(rest.clone());
                Some(self.condition(Control::Then, inner, frame, height, rest))
            }
            (Control::Call, [inner]) => Some(prove(inner, height, rest)),
            (Control::Call, [inner, further @ ..]) => {
                let inner = instance(inner, frame, &self.substitution);
                let Some((name, _)) = inner.functor() else { return Err(ProgramError::Unusable(inner.to_string())) };
                let further = further.iter().map(|argument| instance(argument, frame, &self.substitution));
                let arguments = inner.arguments().iter().cloned().chain(further).collect();
                Some(push(Task::Prove(Term::application(name, arguments), None, height), rest))
            }
            (Control::Collect(collect), arguments) => {
                let arguments: Arguments =
                    arguments.iter().map(|argument| instance(argument, frame, &self.substitution)).collect();
                match self.collected(collect, &arguments)? {
                    None => {
                        let name = goal.functor().map_or(Symbol::TRUE, |(name, _)| name);
                        return Err(ProgramError::Unusable(self.told(name, &arguments)));
                    }
                    Some(Outcome::OneOf(term, mut instances)) => {
                        instances.reverse();
                        self.take_instance(term, rest, instances)
                    }
                    Some(Outcome::Holds) => Some(rest),
                    Some(_) => None,
                }
            }
            _ => None,
        })
    }

    fn leave(&mut self, mark: Mark, next_variable: u32, rest: Goals<'p>, way: Way<'p>) {
        self.choices.push(Choice { mark, next_variable, rest, way });
    }

    fn choose(&mut self, rest: Goals<'p>) {
        self.leave(self.substitution.mark(), self.next_variable, rest, Way::GoOn);
    }

    /// A goal on which it depends whether the choice with a number, the latest one, is taken. It is proved once at most, where it is not
    /// the soft form.
    fn condition(&self, kind: Control, goal: &Term, frame: Frame, height: usize, then: Goals<'p>) -> Goals<'p> {
        let done = if kind == Control::SoftThen { Task::Close(height) } else { Task::Cut(height) };
        push(Task::Prove(goal.clone(), frame, self.choices.len()), push(done, then))
    }

    /// Goes on with the first of some clauses whose head unifies with the goal.
    fn resolve(
        &mut self,
        arguments: Arguments,
        rest: Goals<'p>,
        predicate: &'p Predicate,
        numbers: &'p [u32],
    ) -> Result<Option<Goals<'p>>, ProgramError> {
        let mark = self.substitution.mark();
        let mut numbers = numbers;
        while let Some((&number, others)) = numbers.split_first() {
            self.count()?;
            numbers = others;
            let clause = predicate.clause(number);
            let base = self.next_variable;
            if !clause.unify_head(&arguments, base, &mut self.substitution) {
                self.substitution.undo_to(mark);
                continue;
            }
            self.fresh(clause.variables)?;
            let height = self.choices.len();
            let body = match clause.body.is_empty() {
                true => rest.clone(),
                false => push(Task::Body(&clause.body, base, height), rest.clone()),
            };
            if !others.is_empty() {
                self.leave(mark, base, rest, Way::Clauses(arguments, predicate, others));
            }
            return Ok(Some(body));
        }
        Ok(None)
    }

    /// Asks the background.
    fn ask(&mut self, name: Symbol, arguments: &[Term], rest: Goals<'p>) -> Result<Option<Goals<'p>>, ProgramError> {
        let goal = self.substitution.apply(&Term::application(name, arguments.to_vec()));
        let Some(relation) = self.background.relation(name, arguments.len()) else {
            return Err(UnknownRelation { literal: goal.to_string() }.into());
        };
        let pattern: Vec<Value> = goal.arguments().iter().map(|a| Value::of(a).unwrap_or(Value::UNBOUND)).collect();
        let mut answers = Vec::new();
        relation.solve(self.interpretation, &pattern, &mut |tuple| {
            let shown = goal.arguments().iter().zip(tuple).map(|(argument, value)| match value.is_bound() {
                true => value.term(),
                false => argument.clone(),
            });
            answers.push(Term::application(name, shown.collect()));
            true
        });
        answers.reverse();
        Ok(self.take_instance(goal, rest, answers))
    }

    /// Goes on with the next instance of a term that agrees with it.
    fn take_instance(&mut self, term: Term, rest: Goals<'p>, mut instances: Vec<Term>) -> Option<Goals<'p>> {
        let mark = self.substitution.mark();
        while let Some(instance) = instances.pop() {
            if unify(&term, &instance, &mut self.substitution) {
                if !instances.is_empty() {
                    self.leave(mark, self.next_variable, rest.clone(), Way::Instances(term, instances));
                }
                return Some(rest);
            }
        }
        None
    }

    fn take_number(&mut self, term: Term, rest: Goals<'p>, first: i64, last: i64) -> Option<Goals<'p>> {
        if first > last {
            return None;
        }
        if first < last {
            let way = Way::Numbers(term.clone(), first + 1, last);
            self.leave(self.substitution.mark(), self.next_variable, rest.clone(), way);
        }
        unify(&term, &Term::Integer(first), &mut self.substitution).then_some(rest)
    }

    /// A term whose variables are replaced by new ones.
    pub(super) fn renamed(&mut self, term: &Term) -> Result<Term, ProgramError> {
        if term.is_ground() {
            return Ok(term.clone());
        }
        let variables = term.variables();
        let base = self.fresh(variables.len() as u32)?;
        let places: rustc_hash::FxHashMap<Variable, u32> =
            variables.iter().enumerate().map(|(place, variable)| (*variable, place as u32)).collect();
        Ok(term.map_variables(|variable| {
            Term::Variable(Variable(base + places.get(&variable).copied().unwrap_or_default()))
        }))
    }
}

fn push<'p>(task: Task<'p>, rest: Goals<'p>) -> Goals<'p> {
    Some(Rc::new(Goal { task, rest }))
}
