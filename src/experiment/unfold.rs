//! Trees without predicates of a user: each such literal gives way to the bodies of its clauses.
//!
//! A test asks whether some substitution makes its conjunction true, so a literal may be replaced by what its clauses say (unfolding:
//! Burstall and Darlington 1977; several clauses: the completion of Clark 1978) without changing any answer.

use crate::bias::Type;
use crate::logic::{Clause, Literal, Symbol, Term, Variable, conjunction};
use crate::prolog::Definitions;
use crate::tree::{NodeKind, Tree};
use rustc_hash::FxHashMap;

/// How many clauses deep a literal is unfolded.
const DEEPEST: usize = 50;
/// The most literals that one test may grow to.
const LARGEST: usize = 2_000;

/// The tree with every literal of a user's predicate unfolded. Where a predicate has several clauses, their bodies stand in a literal
/// `;`; what is denied may be a conjunction.
///
/// # Errors
/// Why a predicate cannot be unfolded: it has a cut, or is recursive, or needs Prolog.
pub fn unfold(tree: &Tree, definitions: &Definitions) -> Result<Tree, String> {
    let new = |kind: &NodeKind| match kind {
        NodeKind::Test { new_variables, .. } => new_variables.len(),
        NodeKind::Leaf => 0,
    };
    let variables = tree.root_types.len() + tree.nodes.iter().map(|node| new(&node.kind)).sum::<usize>();
    let mut unfolding = Unfolding { definitions, next: variables as u32, size: 0 };
    let mut tree = tree.clone();
    for node in &mut tree.nodes {
        if let NodeKind::Test { conjunction, new_variables, .. } = &mut node.kind {
            let first = unfolding.next;
            unfolding.size = 0;
            let mut unfolded = Vec::new();
            for literal in conjunction.iter() {
                unfolding.literal(literal, 0, &mut unfolded).map_err(|why| because_of(literal, why))?;
            }
            *conjunction = unfolded;
            new_variables.extend((first..unfolding.next).map(|_| Type::ANY));
        }
    }
    Ok(tree)
}

/// The reason with the predicate that the tree itself names, where it is about another one that this one calls.
fn because_of(literal: &Literal, why: String) -> String {
    match literal.atom.functor() {
        Some((name, arity)) if !why.starts_with(&format!("{name}/{arity} ")) => {
            format!("{name}/{arity} depends on what cannot: {why}")
        }
        _ => why,
    }
}

struct Unfolding<'d> {
    definitions: &'d Definitions,
    /// The number of the next variable that no test uses.
    next: u32,
    /// Literals of the test so far.
    size: usize,
}

impl Unfolding<'_> {
    fn literal(&mut self, literal: &Literal, depth: usize, unfolded: &mut Vec<Literal>) -> Result<(), String> {
        self.size += 1;
        let (name, arity) = literal.atom.functor().unwrap_or((Symbol::NIL, 0));
        let is_control = matches!((name.as_str(), arity), (",", 2) | (";", 2) | ("\\+", 1) | ("not", 1));
        if literal.negated || is_control {
            let goal = self.formula(&literal.atom, depth)?;
            unfolded.push(Literal { negated: literal.negated, atom: goal });
            return Ok(());
        }
        if !self.definitions.defines((name, arity)) {
            unfolded.push(literal.clone());
            return Ok(());
        }
        let because = |why: &str| Err(format!("{name}/{arity} {why}"));
        if let Some(reason) = self.definitions.needs_prolog((name, arity)) {
            return because(&format!("is worked out through Prolog: {reason}"));
        }
        if depth == DEEPEST {
            return because("is recursive");
        }
        if self.size > LARGEST {
            return because("is recursive, or grows too large where clauses are put in its place");
        }
        let definitions = self.definitions;
        let clauses: Vec<&Clause> = definitions.clauses_of((name, arity)).collect();
        let mut bodies = Vec::new();
        for clause in &clauses {
            if clause.body.iter().any(|goal| goal.atom.functor() == Some((Symbol::CUT, 0))) {
                return because("has a cut");
            }
            let mut body = Vec::new();
            for goal in self.instance(clause, &literal.atom) {
                self.literal(&goal, depth + 1, &mut body)?;
            }
            bodies.push(body);
        }
        match <[Vec<Literal>; 1]>::try_from(bodies) {
            Ok([one]) => unfolded.extend(one),
            Err(bodies) => unfolded.push(Literal::positive(disjunction(&bodies))),
        }
        Ok(())
    }

    /// A goal of control with all literals in it unfolded.
    fn formula(&mut self, goal: &Term, depth: usize) -> Result<Term, String> {
        let of_literals = |literals: &[Literal]| conjunction(literals).unwrap_or_else(|| Term::atom("true"));
        match (goal.functor().map_or("", |(name, _)| name.as_str()), goal.arguments()) {
            (name @ ("," | ";"), [left, right]) => {
                Ok(Term::compound(name, vec![self.formula(left, depth)?, self.formula(right, depth)?]))
            }
            ("\\+" | "not", [inner]) => Ok(Term::compound("\\+", vec![self.formula(inner, depth)?])),
            _ => {
                let mut unfolded = Vec::new();
                self.literal(&Literal::positive(goal.clone()), depth, &mut unfolded)?;
                Ok(of_literals(&unfolded))
            }
        }
    }

    /// The body of a clause for an atom that its head is to be, with equalities where the head says more than a variable.
    fn instance(&mut self, clause: &Clause, atom: &Term) -> Vec<Literal> {
        let mut values: FxHashMap<Variable, Term> = FxHashMap::default();
        let mut equal = Vec::new();
        for (wanted, given) in clause.head.arguments().iter().zip(atom.arguments()) {
            match wanted {
                Term::Variable(variable) if !values.contains_key(variable) => {
                    _ = values.insert(*variable, given.clone())
                }
                _ => equal.push((wanted, given)),
            }
        }
        for variable in clause.variables() {
            values.entry(variable).or_insert_with(|| {
                self.next += 1;
                Term::variable(self.next - 1)
            });
        }
        let value = |variable: Variable| values.get(&variable).cloned().unwrap_or(Term::Variable(variable));
        let equalities = equal.into_iter().map(|(wanted, given)| {
            Literal::positive(Term::compound("=", vec![given.clone(), wanted.map_variables(value)]))
        });
        let body =
            clause.body.iter().map(|goal| Literal { negated: goal.negated, atom: goal.atom.map_variables(value) });
        equalities.chain(body).collect()
    }
}

/// `(A ; (B ; C))`, each a conjunction.
fn disjunction(bodies: &[Vec<Literal>]) -> Term {
    let mut terms = bodies.iter().map(|body| conjunction(body).unwrap_or_else(|| Term::atom("true"))).rev();
    let last = terms.next().unwrap_or_else(|| Term::atom("fail"));
    terms.fold(last, |rest, first| Term::compound(";", vec![first, rest]))
}
