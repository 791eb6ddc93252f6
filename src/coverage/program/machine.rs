//! The machine that runs a program: goals still to be proved, and choices still open.

use super::{Program, ProgramError, arithmetic};
use crate::coverage::UnknownRelation;
use crate::interpretation::{Background, InterpretationId, Value};
use crate::logic::{Clause, Mark, Substitution, Symbol, Term, Variable, unify};
use std::rc::Rc;

/// How deep `findall/3` may stand inside `findall/3`: each takes a part of the stack.
const DEEPEST: usize = 100;

/// What is to be done next, as a list that choices share.
type Goals = Option<Rc<Goal>>;

struct Goal {
    task: Task,
    rest: Goals,
}

#[derive(Clone)]
enum Task {
    /// Prove a goal; a cut in it drops the choices above the given number.
    Prove(Term, usize),
    /// Drop the choices above the given number.
    Cut(usize),
}

/// Takes a long list apart in a loop, where the compiler's own code would recurse.
impl Drop for Goal {
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
    rest: Goals,
    way: Way<'p>,
}

enum Way<'p> {
    /// The rest as it is.
    GoOn,
    /// The clauses from a number on.
    Clauses(Term, &'p [Clause], usize),
    /// Instances of the goal that a relation gave, the last one first.
    Answers(Term, Vec<Term>),
}

pub(super) struct Machine<'p> {
    program: &'p Program,
    background: &'p dyn Background,
    interpretation: InterpretationId,
    substitution: Substitution,
    choices: Vec<Choice<'p>>,
    /// The number of the next new variable.
    next_variable: u32,
    steps: u64,
    limit: u64,
    depth: usize,
}

impl<'p> Machine<'p> {
    pub(super) fn new(
        program: &'p Program,
        background: &'p dyn Background,
        interpretation: InterpretationId,
        goal: &Term,
        limit: u64,
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
        let mut goals = push(Task::Prove(goal.clone(), bottom), None);
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
        if self.steps > self.limit { Err(ProgramError::StepLimit(self.limit)) } else { Ok(()) }
    }

    /// Takes up the latest choice that leads anywhere.
    fn next_way(&mut self, bottom: usize) -> Result<Option<Goals>, ProgramError> {
        while self.choices.len() > bottom {
            let Some(Choice { mark, rest, way }) = self.choices.pop() else { break };
            self.count()?;
            self.substitution.undo_to(mark);
            let goals = match way {
                Way::GoOn => Some(rest),
                Way::Clauses(goal, clauses, at) => self.resolve(goal, rest, clauses, at)?,
                Way::Answers(goal, answers) => self.take_answer(goal, rest, answers),
            };
            if goals.is_some() {
                return Ok(goals);
            }
        }
        Ok(None)
    }

    /// Carries out a task. `None` if it fails; otherwise what is to be done after it.
    fn step(&mut self, task: &Task, rest: Goals) -> Result<Option<Goals>, ProgramError> {
        self.count()?;
        let (goal, cut) = match task {
            Task::Cut(height) => {
                self.choices.truncate(*height);
                return Ok(Some(rest));
            }
            Task::Prove(goal, cut) => (self.substitution.walk(goal).clone(), *cut),
        };
        let unusable = || ProgramError::Unusable(goal.to_string());
        let Some((name, arity)) = goal.functor() else { return Err(unusable()) };
        let arguments = goal.arguments();
        let height = self.choices.len();
        match (name.as_str(), arguments) {
            ("true", []) => Ok(Some(rest)),
            ("fail" | "false", []) => Ok(None),
            ("!", []) => {
                self.choices.truncate(cut);
                Ok(Some(rest))
            }
            (",", [first, second]) => {
                Ok(Some(push(Task::Prove(first.clone(), cut), push(Task::Prove(second.clone(), cut), rest))))
            }
            ("->", [condition, then]) => {
                self.choose(push(Task::Prove(Term::atom("fail"), 0), None), Way::GoOn);
                Ok(Some(self.condition(condition, height, push(Task::Prove(then.clone(), cut), rest))))
            }
            (";" | "|", [either, or]) => {
                self.choose(push(Task::Prove(or.clone(), cut), rest.clone()), Way::GoOn);
                match (self.substitution.walk(either).functor(), self.substitution.walk(either).arguments()) {
                    (Some((Symbol::THEN, 2)), [condition, then]) => {
                        let (condition, then) = (condition.clone(), then.clone());
                        Ok(Some(self.condition(&condition, height, push(Task::Prove(then, cut), rest))))
                    }
                    _ => Ok(Some(push(Task::Prove(either.clone(), cut), rest))),
                }
            }
            ("\\+", [inner]) => {
                self.choose(rest, Way::GoOn);
                let fail = push(Task::Prove(Term::atom("fail"), 0), None);
                Ok(Some(self.condition(inner, height, fail)))
            }
            ("call", [inner]) => Ok(Some(push(Task::Prove(inner.clone(), height), rest))),
            ("findall", [template, inner, list]) => {
                let found = self.all(template, inner)?;
                Ok(unify(list, &Term::list(found), &mut self.substitution).then_some(rest))
            }
            ("length", [list, length]) => {
                let list = self.substitution.apply(list);
                let count = list.as_list().ok_or_else(unusable)?.len() as i64;
                Ok(unify(length, &Term::Integer(count), &mut self.substitution).then_some(rest))
            }
            ("sort", [list, sorted]) => {
                let list = self.substitution.apply(list);
                let mut items: Vec<Term> = list.as_list().ok_or_else(unusable)?.into_iter().cloned().collect();
                items.sort_unstable();
                items.dedup();
                Ok(unify(sorted, &Term::list(items), &mut self.substitution).then_some(rest))
            }
            ("=", [left, right]) => Ok(unify(left, right, &mut self.substitution).then_some(rest)),
            ("\\=", [left, right]) => {
                let mark = self.substitution.mark();
                let same = unify(left, right, &mut self.substitution);
                self.substitution.undo_to(mark);
                Ok((!same).then_some(rest))
            }
            ("==" | "\\==", [left, right]) => {
                let same = self.substitution.apply(left) == self.substitution.apply(right);
                Ok((same == (name.as_str() == "==")).then_some(rest))
            }
            ("is", [value, expression]) => {
                let number = arithmetic::evaluate(expression, &self.substitution).ok_or_else(unusable)?;
                Ok(unify(value, &number, &mut self.substitution).then_some(rest))
            }
            ("<" | "=<" | ">" | ">=" | "=:=" | "=\\=", [left, right]) => {
                let left = arithmetic::evaluate(left, &self.substitution).ok_or_else(unusable)?;
                let right = arithmetic::evaluate(right, &self.substitution).ok_or_else(unusable)?;
                let order = arithmetic::compare(&left, &right).ok_or_else(unusable)?;
                let holds = match name.as_str() {
                    "<" => order.is_lt(),
                    "=<" => order.is_le(),
                    ">" => order.is_gt(),
                    ">=" => order.is_ge(),
                    "=:=" => order.is_eq(),
                    _ => order.is_ne(),
                };
                Ok(holds.then_some(rest))
            }
            _ => match self.program.clauses_of(name, arity) {
                Some(clauses) => self.resolve(goal, rest, clauses, 0),
                None => self.ask(goal, name, arity, rest),
            },
        }
    }

    fn choose(&mut self, rest: Goals, way: Way<'p>) {
        self.choices.push(Choice { mark: self.substitution.mark(), rest, way });
    }

    /// A goal that is proved once at most, and then the choices above a number dropped.
    fn condition(&self, goal: &Term, height: usize, then: Goals) -> Goals {
        push(Task::Prove(goal.clone(), self.choices.len()), push(Task::Cut(height), then))
    }

    /// Goes on with the first clause, from the given number on, whose head unifies with the goal.
    fn resolve(
        &mut self,
        goal: Term,
        rest: Goals,
        clauses: &'p [Clause],
        from: usize,
    ) -> Result<Option<Goals>, ProgramError> {
        let mark = self.substitution.mark();
        for (at, clause) in clauses.iter().enumerate().skip(from) {
            self.count()?;
            let base = self.next_variable;
            let renamed = |variable: Variable| Term::Variable(Variable(base.wrapping_add(variable.0)));
            // The head's variables are bound to the goal's, and not the other way round: otherwise recursion makes chains of
            // variables, each bound to the next, that take ever longer to walk.
            if !unify(&clause.head.map_variables(renamed), &goal, &mut self.substitution) {
                continue;
            }
            let variables = clause.variables().iter().map(|variable| variable.0 + 1).max().unwrap_or(0);
            self.next_variable = base.checked_add(variables).ok_or(ProgramError::StepLimit(self.limit))?;
            let height = self.choices.len();
            if at + 1 < clauses.len() {
                self.choices.push(Choice { mark, rest: rest.clone(), way: Way::Clauses(goal, clauses, at + 1) });
            }
            let goals =
                clause.body.iter().rev().fold(rest, |rest, literal| {
                    push(Task::Prove(literal.to_goal().map_variables(renamed), height), rest)
                });
            return Ok(Some(goals));
        }
        Ok(None)
    }

    /// Asks the background.
    fn ask(&mut self, goal: Term, name: Symbol, arity: usize, rest: Goals) -> Result<Option<Goals>, ProgramError> {
        let goal = self.substitution.apply(&goal);
        let Some(relation) = self.background.relation(name, arity) else {
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
        Ok(self.take_answer(goal, rest, answers))
    }

    /// Goes on with the next answer of a relation that agrees with the goal.
    fn take_answer(&mut self, goal: Term, rest: Goals, mut answers: Vec<Term>) -> Option<Goals> {
        let mark = self.substitution.mark();
        while let Some(answer) = answers.pop() {
            if unify(&goal, &answer, &mut self.substitution) {
                if !answers.is_empty() {
                    self.choices.push(Choice { mark, rest: rest.clone(), way: Way::Answers(goal, answers) });
                }
                return Some(rest);
            }
        }
        None
    }

    /// The instances of a template for all answers of a goal.
    fn all(&mut self, template: &Term, goal: &Term) -> Result<Vec<Term>, ProgramError> {
        if self.depth >= DEEPEST {
            return Err(ProgramError::StepLimit(self.limit));
        }
        self.depth += 1;
        let mark = self.substitution.mark();
        let mut found = Vec::new();
        self.run(goal, &mut |substitution| {
            found.push(substitution.apply(template));
            true
        })?;
        self.substitution.undo_to(mark);
        self.depth -= 1;
        // What is unbound in an answer gets variables of its own.
        let next = &mut self.next_variable;
        Ok(found
            .iter()
            .map(|answer| {
                let variables = answer.variables();
                let base = *next;
                *next = base.wrapping_add(variables.len() as u32);
                answer.map_variables(|v| {
                    let place = variables.iter().position(|other| *other == v).unwrap_or(0);
                    Term::Variable(Variable(base.wrapping_add(place as u32)))
                })
            })
            .collect())
    }
}

fn push(task: Task, rest: Goals) -> Goals {
    Some(Rc::new(Goal { task, rest }))
}
