//! Substitutions and unification.
//!
//! A substitution is kept in triangular form: a binding may mention variables that are themselves bound. Unification
//! always makes the occurs check (J. A. Robinson 1965), so that no binding ever runs in a circle.

use super::term::Replacement;
use super::{Term, Variable};
use rustc_hash::{FxHashMap, FxHashSet};

/// Bindings of variables, with a trail by which they can be undone.
#[derive(Clone, Debug, Default)]
pub struct Substitution {
    bindings: Bindings,
    trail: Vec<Variable>,
    /// No binding that was ever made has a variable of this or a higher number, on either side.
    unmentioned: u32,
}

/// What variables are bound to: by number, so long as the numbers are not very large.
#[derive(Clone, Debug, Default)]
struct Bindings {
    near: Vec<Option<Term>>,
    far: FxHashMap<Variable, Term>,
}

impl Bindings {
    /// Variables of this and higher numbers are far.
    const FAR: usize = 1 << 23;

    fn get(&self, variable: Variable) -> Option<&Term> {
        match self.near.get(variable.0 as usize) {
            Some(bound) => bound.as_ref(),
            None if self.far.is_empty() => None,
            None => self.far.get(&variable),
        }
    }

    fn insert(&mut self, variable: Variable, term: Term) {
        let place = variable.0 as usize;
        if place >= Self::FAR {
            self.far.insert(variable, term);
            return;
        }
        if place >= self.near.len() {
            self.near.resize(place + 1, None);
        }
        self.near[place] = Some(term);
    }

    fn remove(&mut self, variable: Variable) {
        match self.near.get_mut(variable.0 as usize) {
            Some(bound) => *bound = None,
            None => _ = self.far.remove(&variable),
        }
    }
}

/// A moment to which [`Substitution::undo_to`] can go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark(usize);

impl Substitution {
    /// Without bindings.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of bound variables.
    #[must_use]
    pub fn len(&self) -> usize {
        self.trail.len()
    }

    /// Whether no variable is bound.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.trail.is_empty()
    }

    /// What the variable is bound to, as it was bound: the term may mention other bound variables.
    #[must_use]
    pub fn get(&self, variable: Variable) -> Option<&Term> {
        self.bindings.get(variable)
    }

    /// Binds a variable that is not bound yet. False, and nothing changes, if it is bound, or if the term contains the
    /// variable (after the bindings so far). Binding a variable to itself changes nothing and is true.
    pub fn bind(&mut self, variable: Variable, term: Term) -> bool {
        if self.bindings.get(variable).is_some() {
            return false;
        }
        if matches!(self.walk(&term), Term::Variable(same) if *same == variable) {
            return true;
        }
        if self.occurs(variable, &term) {
            return false;
        }
        let term = self.with_known_values(term);
        let highest = term.variables().iter().chain([&variable]).map(|v| v.0).max().unwrap_or(0);
        self.unmentioned = self.unmentioned.max(highest.saturating_add(1));
        self.trail.push(variable);
        self.bindings.insert(variable, term);
        true
    }

    /// Binds an unbound variable to a term in which it does not occur, after all bindings: that is not looked for. No variable of `unmentioned`
    /// or a higher number has been used anywhere.
    pub fn bind_apart(&mut self, variable: Variable, term: Term, unmentioned: u32) {
        self.unmentioned = self.unmentioned.max(unmentioned);
        self.trail.push(variable);
        self.bindings.insert(variable, term);
    }

    /// The term with those of its variables replaced whose values are ground. So a list that grows at its front stays ground, and
    /// whoever asks for its variables need not go through it each time.
    fn with_known_values(&self, term: Term) -> Term {
        if term.is_ground() {
            return term;
        }
        term.map_variables(|variable| {
            let itself = Term::Variable(variable);
            match self.walk(&itself) {
                value if value.is_ground() => value.clone(),
                _ => itself,
            }
        })
    }

    /// Follows bindings from variable to variable until an unbound variable or another term.
    #[must_use]
    pub fn walk<'a>(&'a self, term: &'a Term) -> &'a Term {
        let mut term = term;
        while let Term::Variable(variable) = term
            && let Some(bound) = self.bindings.get(*variable)
        {
            term = bound;
        }
        term
    }

    /// The term with all bindings carried out in all its depth.
    #[must_use]
    pub fn apply(&self, term: &Term) -> Term {
        term.rebuild(|variable| match self.bindings.get(variable) {
            Some(bound) => Replacement::Continue(bound),
            None => Replacement::Final(Term::Variable(variable)),
        })
    }

    /// The variables that are bound, in the order in which they were.
    #[must_use]
    pub fn bound(&self) -> &[Variable] {
        &self.trail
    }

    /// The present moment.
    #[must_use]
    pub fn mark(&self) -> Mark {
        Mark(self.trail.len())
    }

    /// Takes back every binding made since the mark.
    pub fn undo_to(&mut self, mark: Mark) {
        while self.trail.len() > mark.0
            && let Some(variable) = self.trail.pop()
        {
            self.bindings.remove(variable);
        }
    }

    /// Whether an unbound variable occurs in a term after all bindings. A variable that no binding mentions (those of a clause that
    /// was just renamed) can only stand in the term itself, however long the terms are that are bound to others.
    fn occurs(&self, variable: Variable, term: &Term) -> bool {
        if variable.0 >= self.unmentioned {
            return term.variables().contains(&variable);
        }
        let mut seen = FxHashSet::default();
        let mut waiting = vec![term];
        while let Some(term) = waiting.pop() {
            match term {
                Term::Variable(other) if *other == variable => return true,
                Term::Variable(other) if seen.insert(*other) => waiting.extend(self.bindings.get(*other)),
                _ => waiting.extend(term.arguments().iter().filter(|argument| !argument.is_ground())),
            }
        }
        false
    }
}

/// Makes two terms equal by binding variables, as generally as possible. If that is impossible the answer is false
/// and the substitution is what it was before.
pub fn unify(a: &Term, b: &Term, substitution: &mut Substitution) -> bool {
    let mark = substitution.mark();
    // Pairs that are still to be made equal. Terms are shared, so that a clone costs a counter.
    let mut pairs = vec![(a.clone(), b.clone())];
    while let Some((a, b)) = pairs.pop() {
        let (a, b) = (substitution.walk(&a).clone(), substitution.walk(&b).clone());
        let agree = match (&a, &b) {
            (Term::Variable(variable), _) => substitution.bind(*variable, b),
            (_, Term::Variable(variable)) => substitution.bind(*variable, a),
            (Term::Compound(x), Term::Compound(y)) => {
                let same_functor = a.functor() == b.functor();
                if same_functor && !std::sync::Arc::ptr_eq(x, y) {
                    pairs.extend(x.arguments.iter().cloned().zip(y.arguments.iter().cloned()).rev());
                }
                same_functor
            }
            _ => a == b,
        };
        if !agree {
            substitution.undo_to(mark);
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn f(arguments: Vec<Term>) -> Term {
        Term::compound("f", arguments)
    }

    #[test]
    fn unification_binds_on_both_sides() {
        let (x, y, z) = (Term::variable(0), Term::variable(1), Term::variable(2));
        let mut s = Substitution::new();
        assert!(unify(&f(vec![x.clone(), f(vec![y.clone()])]), &f(vec![y.clone(), z.clone()]), &mut s));
        assert_eq!(s.apply(&f(vec![x.clone(), z.clone()])), f(vec![y.clone(), f(vec![y])]));
        let mark = s.mark();
        assert!(unify(&x, &Term::integer(7), &mut s));
        assert_eq!(s.apply(&z), f(vec![Term::integer(7)]));
        s.undo_to(mark);
        assert!(matches!(s.apply(&x), Term::Variable(_)));
    }

    #[test]
    fn a_failure_leaves_no_trace() {
        let (x, y) = (Term::variable(0), Term::variable(1));
        let mut s = Substitution::new();
        assert!(!unify(&f(vec![x.clone(), Term::atom("a")]), &f(vec![y.clone(), Term::atom("b")]), &mut s));
        assert!(s.is_empty());
        assert!(!unify(&x, &f(vec![x.clone()]), &mut s));
        assert!(!unify(&f(vec![x.clone(), y.clone()]), &f(vec![f(vec![y]), f(vec![x])]), &mut s));
        assert!(s.is_empty());
    }

    #[test]
    fn no_variable_is_bound_to_a_term_that_contains_it() {
        // Whether the variable is old or new, and stands in the term itself or behind a binding.
        for (bound, variable, occurs) in
            [(0, 9, false), (9, 9, true), (9, 0, false), (0, 0, true), (5, 3, false), (3, 3, true)]
        {
            let mut s = Substitution::new();
            assert!(s.bind(Variable(1), f(vec![Term::variable(bound)])));
            assert_eq!(s.bind(Variable(variable), f(vec![Term::variable(1)])), !occurs, "{bound} {variable}");
            assert!(!s.bind(Variable(7), f(vec![Term::variable(7)])));
        }
    }

    #[test]
    fn known_values_are_put_into_bindings_and_taken_back_with_them() {
        let mut s = Substitution::new();
        let before = s.mark();
        assert!(s.bind(Variable(0), Term::integer(7)));
        assert!(s.bind(Variable(1), f(vec![Term::variable(0), f(vec![Term::variable(0)])])));
        assert!(s.get(Variable(1)).is_some_and(Term::is_ground));
        assert!(s.bind(Variable(2), f(vec![Term::variable(1), Term::variable(3)])));
        assert!(!s.bind(Variable(3), f(vec![Term::variable(2)])), "it would contain itself");
        s.undo_to(before);
        assert!(s.is_empty() && s.get(Variable(1)).is_none());
    }

    #[test]
    fn depth_does_not_matter() {
        let deep = |leaf: Term| (0..200_000).fold(leaf, |inner, _| f(vec![inner]));
        let mut s = Substitution::new();
        assert!(unify(&deep(Term::variable(0)), &deep(Term::atom("a")), &mut s));
        assert_eq!(s.apply(&deep(Term::variable(0))), deep(Term::atom("a")));
    }
}
