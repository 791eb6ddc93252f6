//! Clauses and settings about one position, rewritten for many: what looks at a position is told the problem first.

use crate::diagnostics::Source;
use crate::facts::BACKGROUND;
use crate::logic::reader::{ReadTerm, read_terms};
use crate::logic::writer::Writer;
use crate::logic::{Clause, Literal, Operators, Symbol, Term, Variable};
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// A predicate: name and number of arguments.
type Predicate = (Symbol, usize);

/// What a position is stored as.
const STORED: [(&str, usize); 4] = [("size", 2), ("board", 2), ("group", 2), ("link", 2)];

/// How the new variable is called.
pub(super) const PROBLEM: &str = "Problem";

/// Where the goals stand in the arguments of predicates that call them.
const CALLS: [(&str, usize, &[usize]); 9] = [
    (",", 2, &[0, 1]),
    (";", 2, &[0, 1]),
    ("->", 2, &[0, 1]),
    ("\\+", 1, &[0]),
    ("not", 1, &[0]),
    ("once", 1, &[0]),
    ("forall", 2, &[0, 1]),
    ("findall", 3, &[1]),
    ("number_of", 3, &[1]),
];

/// A clause and the names of its variables.
struct Named {
    clause: Clause,
    names: Vec<String>,
}

/// The background of Go, and which of its predicates look at a position.
pub(super) struct Theory {
    clauses: Vec<Named>,
    positional: FxHashSet<Predicate>,
}

impl Theory {
    /// Reads the built-in background; sentences and directives are left out.
    pub(super) fn of_background() -> Self {
        let mut clauses = Vec::new();
        for (name, text) in BACKGROUND {
            let (terms, _) = read_terms(&Arc::new(Source::new(name, text)), &mut Operators::default());
            for read in terms {
                if let Ok(clause) = Clause::from_term(&read.term)
                    && clause.head.functor() != Some((Symbol::new("says"), 2))
                {
                    clauses.push(Named { clause, names: names_of(&read) });
                }
            }
        }
        let mut positional: FxHashSet<Predicate> =
            STORED.iter().map(|(name, arity)| (Symbol::new(name), *arity)).collect();
        loop {
            let before = positional.len();
            for Named { clause, .. } in &clauses {
                let looks = clause.body.iter().any(|literal| calls(&literal.atom, &positional));
                positional.extend(clause.head.functor().filter(|_| looks));
            }
            if positional.len() == before {
                return Self { clauses, positional };
            }
        }
    }

    /// Whether a predicate looks at a position.
    pub(super) fn looks_at_a_position(&self, predicate: Predicate) -> bool {
        self.positional.contains(&predicate)
    }

    /// The clauses in which the problem is an argument, as text.
    pub(super) fn text(&self) -> String {
        let mut text = String::from("% Made from the background of Nakade; the problem is the first argument.\n");
        for Named { clause, names } in &self.clauses {
            let problem = Variable(names.len() as u32);
            // A variable that occurs once begins with an underscore.
            let once = !clause.body.iter().any(|literal| calls(&literal.atom, &self.positional));
            let new = if once { format!("_{PROBLEM}") } else { PROBLEM.to_owned() };
            let name = |variable: Variable| names.get(variable.0 as usize).unwrap_or(&new).clone();
            let writer = Writer { names: &name, ..Writer::default() };
            text += &writer.text(&self.with(&clause.head, &Term::Variable(problem)));
            for (at, literal) in clause.body.iter().enumerate() {
                let atom = self.goal(&literal.atom, &Term::Variable(problem));
                text += if at == 0 { " :-\n    " } else { ",\n    " };
                let mut goal = String::new();
                // An operand of the comma, to which writing does not fail.
                _ = writer.write(&Literal { negated: literal.negated, atom }.to_goal(), 999, &mut goal);
                text += &goal;
            }
            text += ".\n";
        }
        text
    }

    /// An atom with the problem in front, if its predicate looks at a position.
    pub(super) fn with(&self, atom: &Term, problem: &Term) -> Term {
        match atom.functor() {
            Some((name, arity)) if self.positional.contains(&(name, arity)) => with_first(atom, problem),
            _ => atom.clone(),
        }
    }

    /// The same for all atoms of a goal.
    fn goal(&self, goal: &Term, problem: &Term) -> Term {
        match (goal.functor(), called(goal)) {
            (Some((name, _)), Some(places)) => {
                let arguments = goal.arguments().iter().enumerate();
                let arguments = arguments.map(|(at, argument)| match places.contains(&at) {
                    true => self.goal(argument, problem),
                    false => argument.clone(),
                });
                Term::application(name, arguments.collect())
            }
            _ => self.with(goal, problem),
        }
    }
}

/// An atom with one more argument in front.
pub(super) fn with_first(atom: &Term, first: &Term) -> Term {
    let Some((name, _)) = atom.functor() else { return atom.clone() };
    Term::application(name, std::iter::once(first).chain(atom.arguments()).cloned().collect())
}

/// The names of a term's variables in the order of their numbers; each `_` gets one of its own.
pub(super) fn names_of(read: &ReadTerm) -> Vec<String> {
    let count = read.term.variables().iter().map(|variable| variable.0 as usize + 1).max().unwrap_or(0);
    let given = |number: usize| read.variable_names.iter().find(|(_, v)| v.0 as usize == number);
    (0..count).map(|number| given(number).map_or_else(|| format!("_{number}"), |(name, _)| name.clone())).collect()
}

/// Which arguments of a goal are goals, if its predicate calls some.
fn called(goal: &Term) -> Option<&'static [usize]> {
    let (name, arity) = goal.functor()?;
    let (.., places) = CALLS.iter().find(|(known, width, _)| *known == name.as_str() && *width == arity)?;
    Some(places)
}

/// Whether a goal calls one of these predicates.
fn calls(goal: &Term, predicates: &FxHashSet<Predicate>) -> bool {
    match called(goal) {
        Some(places) => places.iter().any(|&place| calls(&goal.arguments()[place], predicates)),
        None => goal.functor().is_some_and(|predicate| predicates.contains(&predicate)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_at_a_position_is_found_through_calls() {
        let theory = Theory::of_background();
        let looks = |name: &str, arity| theory.looks_at_a_position((Symbol::new(name), arity));
        assert!(looks("liberty_cnt", 2) && looks("eye_like", 2) && looks("spread", 3) && looks("captures", 3));
        assert!(!looks("axes", 1) && !looks("number_of", 3) && !looks("mirror", 3) && !looks("unbound", 1));
        let text = theory.text();
        assert!(text.contains("liberty_cnt(Problem,G,N) :-\n    group(Problem,G,_"), "{text}");
        assert!(text.contains("findall(L,liberty(Problem,G,L),Ls)"), "{text}");
    }

    #[test]
    fn the_new_argument_makes_no_two_predicates_one() {
        let theory = Theory::of_background();
        for (name, arity) in &theory.positional {
            let defined = |(other, width): Predicate| {
                theory.clauses.iter().any(|named| named.clause.head.functor() == Some((other, width)))
            };
            let wider = (*name, arity + 1);
            assert!(!defined(wider) || theory.positional.contains(&wider), "{name}/{arity}");
        }
    }
}
