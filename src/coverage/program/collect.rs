//! All answers of a goal at once: `findall`, `bagof`, `setof`, `aggregate_all`.

use super::machine::{Machine, Outcome};
use super::terms::is_variant;
use super::{ProgramError, arithmetic};
use crate::logic::{Substitution, Symbol, Term, Variable, unify};
use rustc_hash::FxHashMap;

/// How deep these may stand inside each other: each takes a part of the stack.
const DEEPEST: usize = 100;

/// Ways to put all answers together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Collect {
    /// `findall(Template, Goal, List)`, also with a tail.
    All,
    /// `bagof(Template, Goal, List)`: a list for each binding of the goal's other variables.
    Bag,
    /// `setof(Template, Goal, List)`.
    Set,
    /// `aggregate_all(What, Goal, Result)`.
    Aggregate,
}

impl Machine<'_> {
    /// What comes of all answers; `None` if the arguments cannot be used.
    pub(super) fn collected(&mut self, collect: Collect, arguments: &[Term]) -> Result<Option<Outcome>, ProgramError> {
        match (collect, arguments) {
            (Collect::All, [template, goal, list]) => {
                let found = Term::list(self.all(template, goal)?);
                Ok(Some(unify(list, &found, &mut self.substitution).into()))
            }
            (Collect::All, [template, goal, list, tail]) => {
                let found = Term::partial_list(self.all(template, goal)?, tail.clone());
                Ok(Some(unify(list, &found, &mut self.substitution).into()))
            }
            (Collect::Bag | Collect::Set, [template, goal, list]) => self.bag(collect, template, goal, list).map(Some),
            (Collect::Aggregate, [what, goal, result]) => self.aggregate(what, goal, result),
            _ => Ok(None),
        }
    }

    /// The instances of a template for all answers of a goal.
    fn all(&mut self, template: &Term, goal: &Term) -> Result<Vec<Term>, ProgramError> {
        if self.depth >= DEEPEST {
            return Err(ProgramError::StepLimit(self.limit));
        }
        self.depth += 1;
        let mark = self.substitution.mark();
        let mut found = Vec::new();
        self.run(goal, &mut |substitution: &Substitution| {
            found.push(substitution.apply(template));
            true
        })?;
        self.substitution.undo_to(mark);
        self.depth -= 1;
        // What is unbound in an answer gets variables of its own.
        found.iter().map(|answer| self.renamed(answer)).collect()
    }

    fn bag(&mut self, collect: Collect, template: &Term, goal: &Term, list: &Term) -> Result<Outcome, ProgramError> {
        let (mut goal, mut bound) = (self.substitution.apply(goal), self.substitution.apply(template).variables());
        while let (Some("^"), [variables, inner]) = (goal.functor().map(|(name, _)| name.as_str()), goal.arguments()) {
            bound.extend(variables.variables());
            goal = inner.clone();
        }
        let free: Vec<Term> =
            goal.variables().into_iter().filter(|variable| !bound.contains(variable)).map(Term::Variable).collect();
        let pair = |witness: Term, value: Term| Term::application(Symbol::MINUS, vec![witness, value]);
        let witness = Term::list(free);
        let mut found = self.all(&pair(witness.clone(), template.clone()), &goal)?;
        // Answers with one witness together; of these, those of a bag stay in their order.
        found.sort_by(|a, b| a.arguments()[0].cmp(&b.arguments()[0]));
        let mut groups: Vec<(Term, Vec<Term>)> = Vec::new();
        for answer in found {
            let [of, value] = answer.arguments() else { continue };
            let known = match of.is_ground() {
                true => groups.last_mut().filter(|(known, _)| known == of),
                false => groups.iter_mut().find(|(known, _)| is_variant(known, of)),
            };
            match known {
                // Variables of the witness are those of the first answer.
                Some((known, values)) => {
                    let same: FxHashMap<Variable, Variable> =
                        of.variables().into_iter().zip(known.variables()).collect();
                    let own = |variable| Term::Variable(same.get(&variable).copied().unwrap_or(variable));
                    values.push(value.map_variables(own));
                }
                None => groups.push((of.clone(), vec![value.clone()])),
            }
        }
        if collect == Collect::Set {
            for (_, values) in &mut groups {
                values.sort_unstable();
                values.dedup();
            }
        }
        let instances = groups.into_iter().map(|(of, values)| pair(of, Term::list(values))).collect();
        Ok(Outcome::OneOf(pair(witness, list.clone()), instances))
    }

    fn aggregate(&mut self, what: &Term, goal: &Term, result: &Term) -> Result<Option<Outcome>, ProgramError> {
        let what = self.substitution.apply(what);
        let name = what.functor().map(|(name, _)| name.as_str());
        let found = self.all(&what, goal)?;
        let first = |answer: &Term| arithmetic::evaluate(&answer.arguments()[0], &self.substitution);
        let value = match (name, what.arguments()) {
            (Some("count"), []) => Term::Integer(found.len() as i64),
            (Some("bag" | "set"), [_]) => {
                let mut values: Vec<Term> = found.iter().map(|answer| answer.arguments()[0].clone()).collect();
                if name == Some("set") {
                    values.sort_unstable();
                    values.dedup();
                }
                Term::list(values)
            }
            (Some("count"), [_]) => Term::Integer(found.len() as i64),
            (Some("sum"), [_]) => {
                let numbers: Option<Vec<Term>> = found.iter().map(first).collect();
                let Some(sum) = numbers.and_then(|numbers| arithmetic::sum(&numbers)) else { return Ok(None) };
                sum
            }
            (Some(which @ ("max" | "min")), [_] | [_, _]) => {
                let mut best: Option<(Term, &Term)> = None;
                for answer in &found {
                    let Some(number) = first(answer) else { return Ok(None) };
                    let better = best.as_ref().is_none_or(|(known, _)| {
                        let order = arithmetic::compare(&number, known);
                        if which == "max" { order.is_some_and(|o| o.is_gt()) } else { order.is_some_and(|o| o.is_lt()) }
                    });
                    if better {
                        best = Some((number, answer));
                    }
                }
                let Some((number, answer)) = best else { return Ok(Some(Outcome::Fails)) };
                match answer.arguments() {
                    [_, witness] => Term::compound(which, vec![number, witness.clone()]),
                    _ => number,
                }
            }
            _ => return Ok(None),
        };
        Ok(Some(unify(result, &value, &mut self.substitution).into()))
    }
}
