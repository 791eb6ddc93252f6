//! Trees without predicates of a user: each such literal gives way to the body of its clause.
//!
//! A test asks whether some substitution makes its conjunction true, so a literal may be replaced by the body of the only clause of its
//! predicate (unfolding: Burstall and Darlington 1977) without changing any answer.

use crate::bias::Type;
use crate::logic::{Clause, Literal, Symbol, Term, Variable};
use crate::prolog::Definitions;
use crate::tree::{NodeKind, Tree};
use rustc_hash::FxHashMap;

/// How many clauses deep a literal is unfolded.
const DEEPEST: usize = 50;

/// The tree with every literal of a user's predicate unfolded.
///
/// # Errors
/// Why a predicate cannot be unfolded: it has several clauses, a cut, or is recursive, or needs Prolog.
pub fn unfold(tree: &Tree, definitions: &Definitions) -> Result<Tree, String> {
    let new = |kind: &NodeKind| match kind {
        NodeKind::Test { new_variables, .. } => new_variables.len(),
        NodeKind::Leaf => 0,
    };
    let variables = tree.root_types.len() + tree.nodes.iter().map(|node| new(&node.kind)).sum::<usize>();
    let mut unfolding = Unfolding { definitions, next: variables as u32 };
    let mut tree = tree.clone();
    for node in &mut tree.nodes {
        if let NodeKind::Test { conjunction, new_variables, .. } = &mut node.kind {
            let first = unfolding.next;
            let mut unfolded = Vec::new();
            for literal in conjunction.iter() {
                unfolding.literal(literal, 0, &mut unfolded)?;
            }
            *conjunction = unfolded;
            new_variables.extend((first..unfolding.next).map(|_| Type::ANY));
        }
    }
    Ok(tree)
}

struct Unfolding<'d> {
    definitions: &'d Definitions,
    /// The number of the next variable that no test uses.
    next: u32,
}

impl Unfolding<'_> {
    fn literal(&mut self, literal: &Literal, depth: usize, unfolded: &mut Vec<Literal>) -> Result<(), String> {
        let Some(predicate) = literal.atom.functor().filter(|predicate| self.definitions.defines(*predicate)) else {
            unfolded.push(literal.clone());
            return Ok(());
        };
        let because = |why: &str| Err(format!("{}/{} {why}", predicate.0, predicate.1));
        let clauses: Vec<&Clause> = self.definitions.clauses_of(predicate).collect();
        if let Some(reason) = self.definitions.needs_prolog(predicate) {
            return because(&format!("is worked out through Prolog: {reason}"));
        }
        let clause = match clauses[..] {
            [one] => one,
            _ => return because("has several clauses"),
        };
        if literal.negated {
            return because("is negated");
        }
        if depth == DEEPEST {
            return because("is recursive");
        }
        // Variables of the head stand for the arguments, the others are new.
        let mut values: FxHashMap<Variable, Term> = FxHashMap::default();
        let mut equal = Vec::new();
        for (wanted, given) in clause.head.arguments().iter().zip(literal.atom.arguments()) {
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
        unfolded.extend(equalities);
        for goal in &clause.body {
            if goal.atom.functor() == Some((Symbol::CUT, 0)) {
                return because("has a cut");
            }
            let goal = Literal { negated: goal.negated, atom: goal.atom.map_variables(value) };
            self.literal(&goal, depth + 1, unfolded)?;
        }
        Ok(())
    }
}
