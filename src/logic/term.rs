//! Terms of first-order logic, as Prolog has them.
//!
//! Nothing here recurses on the depth of a term: a list of a million elements is compared, hashed, rebuilt and
//! dropped like any other.

use super::Symbol;
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// A variable, by its number within its clause or query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Variable(pub u32);

/// A 64-bit floating-point number that is equal to another if their bits are, and ordered by IEEE 754's `totalOrder`.
#[derive(Clone, Copy)]
pub struct Float(f64);

/// A term. `Eq` is identity of terms (`==` in Prolog), `Ord` the standard order: variables by number, numbers by
/// value (of two equal ones the float comes first), atoms and strings by text, compound terms by arity, name and
/// arguments.
#[derive(Clone)]
pub enum Term {
    /// `X`
    Variable(Variable),
    /// `42`
    Integer(i64),
    /// `4.2`
    Float(Float),
    /// `friend`, `'two words'`, `[]`
    Atom(Symbol),
    /// `"double quoted"`
    String(Arc<str>),
    /// `liberty(G, L)`, `[H|T]`
    Compound(Arc<Compound>),
}

/// A functor with at least one argument.
pub struct Compound {
    /// The name.
    pub functor: Symbol,
    /// The arguments, at least one.
    pub arguments: Vec<Term>,
    /// Whether there is no variable in them: then nothing that is done to variables need look inside.
    ground: bool,
}

impl Float {
    /// Wraps a number.
    #[must_use]
    pub const fn new(value: f64) -> Self {
        Self(value)
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> f64 {
        self.0
    }
}

impl std::fmt::Debug for Float {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// What becomes of a variable when a term is rebuilt.
pub(super) enum Replacement<'a> {
    /// This term, as it stands.
    Final(Term),
    /// This term, whose own variables are replaced in turn.
    Continue(&'a Term),
}

impl Term {
    /// An atom.
    #[must_use]
    pub fn atom(name: &str) -> Self {
        Term::Atom(Symbol::new(name))
    }

    /// An integer.
    #[must_use]
    pub const fn integer(value: i64) -> Self {
        Term::Integer(value)
    }

    /// A floating-point number.
    #[must_use]
    pub const fn float(value: f64) -> Self {
        Term::Float(Float::new(value))
    }

    /// A string.
    #[must_use]
    pub fn string(text: &str) -> Self {
        Term::String(Arc::from(text))
    }

    /// The variable with a number.
    #[must_use]
    pub const fn variable(number: u32) -> Self {
        Term::Variable(Variable(number))
    }

    /// A compound term; the atom where there are no arguments.
    #[must_use]
    pub fn compound(functor: &str, arguments: Vec<Term>) -> Self {
        Self::application(Symbol::new(functor), arguments)
    }

    /// [`Term::compound`] for a functor that is a symbol already.
    #[must_use]
    pub fn application(functor: Symbol, arguments: Vec<Term>) -> Self {
        if arguments.is_empty() {
            Term::Atom(functor)
        } else {
            let ground = arguments.iter().all(Term::is_ground);
            Term::Compound(Arc::new(Compound { functor, arguments, ground }))
        }
    }

    /// A list: cells `'.'/2` that end in `[]`.
    #[must_use]
    pub fn list<I: IntoIterator<Item = Term>>(items: I) -> Self {
        Self::partial_list(items, Term::Atom(Symbol::NIL))
    }

    /// A list with a tail of its own: `[a, b|Tail]`.
    #[must_use]
    pub fn partial_list<I: IntoIterator<Item = Term>>(items: I, tail: Term) -> Self {
        let items: Vec<Term> = items.into_iter().collect();
        items.into_iter().rev().fold(tail, |tail, head| Self::application(Symbol::CONS, vec![head, tail]))
    }

    /// The elements, if the term is a list that ends in `[]`.
    #[must_use]
    pub fn as_list(&self) -> Option<Vec<&Term>> {
        let mut items = Vec::new();
        let mut rest = self;
        while let Some((head, tail)) = rest.as_cell() {
            items.push(head);
            rest = tail;
        }
        matches!(rest, Term::Atom(Symbol::NIL)).then_some(items)
    }

    /// Head and tail, if the term is a cell of a list.
    #[must_use]
    pub fn as_cell(&self) -> Option<(&Term, &Term)> {
        match self.functor() {
            Some((Symbol::CONS, 2)) => Some((&self.arguments()[0], &self.arguments()[1])),
            _ => None,
        }
    }

    /// Name and arity of an atom (arity 0) or a compound term.
    #[must_use]
    pub fn functor(&self) -> Option<(Symbol, usize)> {
        match self {
            Term::Atom(name) => Some((*name, 0)),
            Term::Compound(compound) => Some((compound.functor, compound.arguments.len())),
            _ => None,
        }
    }

    /// The arguments; none of a term that is not compound.
    #[must_use]
    pub fn arguments(&self) -> &[Term] {
        match self {
            Term::Compound(compound) => &compound.arguments,
            _ => &[],
        }
    }

    /// The term and all terms in it, each before its arguments, from left to right.
    pub fn subterms(&self) -> impl Iterator<Item = &Term> {
        let mut waiting = vec![self];
        std::iter::from_fn(move || {
            let term = waiting.pop()?;
            waiting.extend(term.arguments().iter().rev());
            Some(term)
        })
    }

    /// Whether there is no variable in the term.
    #[must_use]
    pub fn is_ground(&self) -> bool {
        match self {
            Term::Variable(_) => false,
            Term::Compound(compound) => compound.ground,
            _ => true,
        }
    }

    /// The variables in the order of their first occurrence, each once.
    #[must_use]
    pub fn variables(&self) -> Vec<Variable> {
        let mut seen = FxHashSet::default();
        let mut variables = Vec::new();
        let mut waiting = vec![self];
        while let Some(term) = waiting.pop() {
            match term {
                Term::Variable(variable) if seen.insert(*variable) => variables.push(*variable),
                _ => waiting.extend(term.arguments().iter().rev().filter(|argument| !argument.is_ground())),
            }
        }
        variables
    }

    /// The goals of a conjunction `A, B, C`, in order; a term that is no conjunction is its own only goal.
    #[must_use]
    pub fn conjuncts(&self) -> Vec<&Term> {
        let mut goals = Vec::new();
        let mut waiting = vec![self];
        while let Some(term) = waiting.pop() {
            if term.functor() == Some((Symbol::COMMA, 2)) {
                waiting.extend(term.arguments().iter().rev());
            } else {
                goals.push(term);
            }
        }
        goals
    }

    /// The term with every variable replaced by what the function makes of it. Ground parts are shared with the original.
    #[must_use]
    pub fn map_variables(&self, mut replace: impl FnMut(Variable) -> Term) -> Term {
        self.rebuild(|variable| Replacement::Final(replace(variable)))
    }

    /// [`Term::map_variables`] where a replacement may have to be rebuilt as well.
    pub(super) fn rebuild<'a>(&'a self, mut replace: impl FnMut(Variable) -> Replacement<'a>) -> Term {
        struct Partial<'a> {
            original: &'a Arc<Compound>,
            arguments: Vec<Term>,
            changed: bool,
        }
        let mut partials: Vec<Partial<'a>> = Vec::new();
        let mut next = self;
        loop {
            let (mut done, mut changed) = match next {
                Term::Variable(variable) => match replace(*variable) {
                    Replacement::Final(term) => (term, true),
                    Replacement::Continue(term) => {
                        if let Some(partial) = partials.last_mut() {
                            partial.changed = true;
                        }
                        next = term;
                        continue;
                    }
                },
                Term::Compound(original) if !original.ground => {
                    let arguments = Vec::with_capacity(original.arguments.len());
                    partials.push(Partial { original, arguments, changed: false });
                    next = &original.arguments[0];
                    continue;
                }
                leaf => (leaf.clone(), false),
            };
            loop {
                let Some(mut partial) = partials.pop() else { return done };
                partial.arguments.push(done);
                partial.changed |= changed;
                if let Some(argument) = partial.original.arguments.get(partial.arguments.len()) {
                    next = argument;
                    partials.push(partial);
                    break;
                }
                changed = partial.changed;
                done = if changed {
                    Term::application(partial.original.functor, partial.arguments)
                } else {
                    Term::Compound(partial.original.clone())
                };
            }
        }
    }
}

/// Takes a deep term apart in a loop, where the compiler's own code would recurse.
impl Drop for Compound {
    fn drop(&mut self) {
        if !self.arguments.iter().any(|argument| matches!(argument, Term::Compound(_))) {
            return;
        }
        let mut waiting = std::mem::take(&mut self.arguments);
        while let Some(term) = waiting.pop() {
            if let Term::Compound(compound) = term
                && let Some(mut compound) = Arc::into_inner(compound)
            {
                waiting.append(&mut compound.arguments);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ground_terms_are_known_as_such() {
        let (a, x) = (Term::integer(1), Term::variable(0));
        let f = |arguments: [&Term; 2]| Term::compound("f", arguments.map(Term::clone).to_vec());
        let mixed = f([&f([&a, &a]), &f([&x, &a])]);
        assert!(f([&a, &f([&a, &a])]).is_ground() && !mixed.is_ground() && !x.is_ground());
        assert_eq!(mixed.variables(), [Variable(0)]);
        // Becoming ground, and ceasing to be so by what stands for a variable.
        assert!(mixed.map_variables(|_| a.clone()).is_ground());
        assert!(!mixed.map_variables(|_| f([&a, &x])).is_ground());
    }

    #[test]
    fn rebuilding_shares_what_does_not_change() {
        let ground = Term::compound("g", vec![Term::integer(1)]);
        let term = Term::compound("f", vec![ground.clone(), Term::variable(3)]);
        let rebuilt = term.map_variables(|v| Term::integer(i64::from(v.0)));
        assert_eq!(rebuilt, Term::compound("f", vec![ground.clone(), Term::integer(3)]));
        let (Term::Compound(a), Term::Compound(b)) = (&rebuilt.arguments()[0], &ground) else { panic!() };
        assert!(Arc::ptr_eq(a, b));
    }
}
