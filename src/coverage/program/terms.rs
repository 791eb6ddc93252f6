//! Built-in predicates of terms: their kinds, order, parts, and numbers.

use super::arithmetic;
use super::built_in::Native;
use super::machine::{Machine, Outcome};
use crate::logic::{Symbol, Term, unify};
use std::cmp::Ordering;

/// What a program cannot define otherwise.
pub(super) const CORE: &[(&str, usize, Native)] = &[
    ("=", 2, |m, a| holds(unify(&a[0], &a[1], &mut m.substitution))),
    ("\\=", 2, |m, a| {
        let mark = m.substitution.mark();
        let same = unify(&a[0], &a[1], &mut m.substitution);
        m.substitution.undo_to(mark);
        holds(!same)
    }),
    ("==", 2, |m, a| holds(m.order(a).is_eq())),
    ("\\==", 2, |m, a| holds(m.order(a).is_ne())),
    ("@<", 2, |m, a| holds(m.order(a).is_lt())),
    ("@=<", 2, |m, a| holds(m.order(a).is_le())),
    ("@>", 2, |m, a| holds(m.order(a).is_gt())),
    ("@>=", 2, |m, a| holds(m.order(a).is_ge())),
    ("=@=", 2, |m, a| holds(is_variant(&m.substitution.apply(&a[0]), &m.substitution.apply(&a[1])))),
    ("\\=@=", 2, |m, a| holds(!is_variant(&m.substitution.apply(&a[0]), &m.substitution.apply(&a[1])))),
    ("is", 2, |m, a| {
        let number = arithmetic::evaluate(&a[1], &m.substitution)?;
        holds(unify(&a[0], &number, &mut m.substitution))
    }),
    ("<", 2, |m, a| holds(m.compared(a)?.is_some_and(Ordering::is_lt))),
    ("=<", 2, |m, a| holds(m.compared(a)?.is_some_and(Ordering::is_le))),
    (">", 2, |m, a| holds(m.compared(a)?.is_some_and(Ordering::is_gt))),
    (">=", 2, |m, a| holds(m.compared(a)?.is_some_and(Ordering::is_ge))),
    ("=:=", 2, |m, a| holds(m.compared(a)?.is_some_and(Ordering::is_eq))),
    ("=\\=", 2, |m, a| holds(!m.compared(a)?.is_some_and(Ordering::is_eq))),
];

/// What gives way to what a program says.
pub(super) const NATIVES: &[(&str, usize, Native)] = &[
    ("var", 1, |_, a| holds(matches!(a[0], Term::Variable(_)))),
    ("nonvar", 1, |_, a| holds(!matches!(a[0], Term::Variable(_)))),
    ("atom", 1, |_, a| holds(matches!(a[0], Term::Atom(_)))),
    ("number", 1, |_, a| holds(matches!(a[0], Term::Integer(_) | Term::Float(_)))),
    ("integer", 1, |_, a| holds(matches!(a[0], Term::Integer(_)))),
    ("float", 1, |_, a| holds(matches!(a[0], Term::Float(_)))),
    ("string", 1, |_, a| holds(matches!(a[0], Term::String(_)))),
    ("atomic", 1, |_, a| holds(!matches!(a[0], Term::Variable(_) | Term::Compound(_)))),
    ("compound", 1, |_, a| holds(matches!(a[0], Term::Compound(_)))),
    ("callable", 1, |_, a| holds(matches!(a[0], Term::Atom(_) | Term::Compound(_)))),
    ("ground", 1, |m, a| holds(a[0].is_ground() || m.substitution.apply(&a[0]).is_ground())),
    ("compare", 3, |m, a| {
        let sign = match m.order(&a[1..]) {
            Ordering::Less => "<",
            Ordering::Equal => "=",
            Ordering::Greater => ">",
        };
        holds(unify(&a[0], &Term::atom(sign), &mut m.substitution))
    }),
    ("unify_with_occurs_check", 2, |m, a| holds(unify(&a[0], &a[1], &mut m.substitution))),
    ("functor", 3, functor),
    ("arg", 3, argument),
    ("=..", 2, parts),
    ("copy_term", 2, |m, a| {
        let whole = m.substitution.apply(&a[0]);
        let copy = m.renamed(&whole).ok()?;
        holds(unify(&a[1], &copy, &mut m.substitution))
    }),
    ("term_variables", 2, |m, a| {
        let variables = m.substitution.apply(&a[0]).variables();
        let list = Term::list(variables.into_iter().map(Term::Variable));
        holds(unify(&a[1], &list, &mut m.substitution))
    }),
    ("succ", 2, |m, a| match (&a[0], &a[1]) {
        (Term::Integer(number), _) if *number >= 0 => {
            holds(unify(&a[1], &Term::Integer(number.checked_add(1)?), &mut m.substitution))
        }
        (Term::Variable(_), Term::Integer(number)) if *number >= 0 => {
            holds(*number > 0 && unify(&a[0], &Term::Integer(number - 1), &mut m.substitution))
        }
        _ => None,
    }),
    ("plus", 3, |m, a| {
        let (open, value) = match (&a[0], &a[1], &a[2]) {
            (Term::Integer(one), Term::Integer(other), _) => (2, one.checked_add(*other)?),
            (Term::Integer(one), Term::Variable(_), Term::Integer(sum)) => (1, sum.checked_sub(*one)?),
            (Term::Variable(_), Term::Integer(one), Term::Integer(sum)) => (0, sum.checked_sub(*one)?),
            _ => return None,
        };
        holds(unify(&a[open], &Term::Integer(value), &mut m.substitution))
    }),
    ("between", 3, |_, a| {
        let Term::Integer(first) = a[0] else { return None };
        let last = match &a[1] {
            Term::Integer(last) => *last,
            Term::Atom(name) if matches!(name.as_str(), "inf" | "infinite") => i64::MAX,
            _ => return None,
        };
        match &a[2] {
            Term::Integer(number) => holds(first <= *number && *number <= last),
            Term::Variable(_) => Some(Outcome::Number(a[2].clone(), first, last)),
            _ => None,
        }
    }),
];

/// What a yes or no comes to.
#[expect(clippy::unnecessary_wraps, reason = "it ends functions that may find their arguments of no use")]
pub(super) fn holds(holds: bool) -> Option<Outcome> {
    Some(holds.into())
}

impl Machine<'_> {
    /// The standard order of the first two terms.
    fn order(&self, terms: &[Term]) -> Ordering {
        self.substitution.apply(&terms[0]).cmp(&self.substitution.apply(&terms[1]))
    }

    /// How two expressions compare; nothing inside if one is not a number in the sense of floating point.
    #[expect(clippy::option_option, reason = "no number at all is not the same as none that compares")]
    fn compared(&self, expressions: &[Term]) -> Option<Option<Ordering>> {
        let left = arithmetic::evaluate(&expressions[0], &self.substitution)?;
        let right = arithmetic::evaluate(&expressions[1], &self.substitution)?;
        Some(arithmetic::compare(&left, &right))
    }
}

/// Whether two terms differ in the names of their variables alone.
pub(super) fn is_variant(one: &Term, other: &Term) -> bool {
    let numbered = |term: &Term| {
        let places: rustc_hash::FxHashMap<_, _> = term.variables().into_iter().zip(0..).collect();
        term.map_variables(|variable| Term::variable(places.get(&variable).copied().unwrap_or_default()))
    };
    numbered(one) == numbered(other)
}

/// More arguments than this a term does not get from a number.
const MOST_ARGUMENTS: i64 = 1 << 20;

fn functor(machine: &mut Machine<'_>, arguments: &[Term]) -> Option<Outcome> {
    let (name, arity) = match (&arguments[0], &arguments[1], &arguments[2]) {
        (Term::Variable(_), Term::Variable(_), _) => return None,
        (Term::Variable(_), name, Term::Integer(0)) if !matches!(name, Term::Compound(_)) => {
            return holds(unify(&arguments[0], name, &mut machine.substitution));
        }
        (Term::Variable(_), Term::Atom(name), Term::Integer(arity)) if (1..=MOST_ARGUMENTS).contains(arity) => {
            let base = machine.fresh(*arity as u32).ok()?;
            machine.charge(*arity as usize);
            let variables = (0..*arity as u32).map(|place| Term::variable(base + place)).collect();
            let term = Term::application(*name, variables);
            return holds(unify(&arguments[0], &term, &mut machine.substitution));
        }
        (Term::Variable(_), ..) => return None,
        (term, ..) => match term.functor() {
            Some((name, arity)) => (Term::Atom(name), arity as i64),
            None => (term.clone(), 0),
        },
    };
    let substitution = &mut machine.substitution;
    holds(unify(&arguments[1], &name, substitution) && unify(&arguments[2], &Term::Integer(arity), substitution))
}

fn argument(machine: &mut Machine<'_>, arguments: &[Term]) -> Option<Outcome> {
    let term = match &arguments[1] {
        term @ Term::Compound(_) => term,
        _ => return None,
    };
    match &arguments[0] {
        Term::Integer(place) => {
            let part = usize::try_from(*place).ok().filter(|place| *place > 0).map(|place| place - 1);
            let part = part.and_then(|place| term.arguments().get(place));
            holds(part.is_some_and(|part| unify(&arguments[2], part, &mut machine.substitution)))
        }
        Term::Variable(_) => {
            let pair = |place: Term, part: Term| Term::application(Symbol::MINUS, vec![place, part]);
            let places = term.arguments().iter().zip(1..);
            let instances = places.map(|(part, place)| pair(Term::Integer(place), part.clone())).collect();
            Some(Outcome::OneOf(pair(arguments[0].clone(), arguments[2].clone()), instances))
        }
        _ => None,
    }
}

fn parts(machine: &mut Machine<'_>, arguments: &[Term]) -> Option<Outcome> {
    let list = match &arguments[0] {
        Term::Variable(_) => {
            let parts = machine.list(&arguments[1])?;
            let term = match parts.split_first()? {
                (Term::Atom(name), arguments) => Term::application(*name, arguments.to_vec()),
                (name @ (Term::Integer(_) | Term::Float(_) | Term::String(_)), []) => name.clone(),
                _ => return None,
            };
            return holds(unify(&arguments[0], &term, &mut machine.substitution));
        }
        term => match term.functor() {
            Some((name, _)) => Term::list(std::iter::once(Term::Atom(name)).chain(term.arguments().iter().cloned())),
            None => Term::list([term.clone()]),
        },
    };
    holds(unify(&arguments[1], &list, &mut machine.substitution))
}
