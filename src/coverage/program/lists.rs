//! Built-in predicates of lists, each in one go over the list.

use super::arithmetic;
use super::built_in::Native;
use super::machine::{Machine, Outcome};
use super::terms::holds;
use crate::logic::{Symbol, Term, unify};
use std::cmp::{Ordering, Reverse};

/// What gives way to what a program says.
pub(super) const NATIVES: &[(&str, usize, Native)] = &[
    ("is_list", 1, |m, a| holds(m.list(&a[0]).is_some())),
    ("length", 2, length),
    ("$length", 2, length),
    ("memberchk", 2, member),
    ("$memberchk", 2, member),
    ("reverse", 2, |m, a| {
        let Some(mut items) = m.list(&a[0]) else { return m.no_list(&a[0]) };
        items.reverse();
        m.gives(&a[1], items)
    }),
    ("last", 2, |m, a| {
        let Some(items) = m.list(&a[0]) else { return m.no_list(&a[0]) };
        holds(items.last().is_some_and(|last| unify(&a[1], last, &mut m.substitution)))
    }),
    ("nth0", 3, |m, a| nth(m, a, 0)),
    ("nth1", 3, |m, a| nth(m, a, 1)),
    ("msort", 2, |m, a| {
        let mut items = m.whole_list(&a[0])?;
        items.sort();
        m.gives(&a[1], items)
    }),
    ("sort", 2, |m, a| {
        let items = m.sorted(&a[0])?;
        m.gives(&a[1], items)
    }),
    ("list_to_ord_set", 2, |m, a| {
        let items = m.sorted(&a[0])?;
        m.gives(&a[1], items)
    }),
    ("sort", 4, sort_by),
    ("keysort", 2, |m, a| {
        let mut items = m.whole_list(&a[0])?;
        if items.iter().any(|item| item.functor() != Some((Symbol::MINUS, 2))) {
            return None;
        }
        items.sort_by(|one, other| one.arguments()[0].cmp(&other.arguments()[0]));
        m.gives(&a[1], items)
    }),
    ("list_to_set", 2, |m, a| {
        let mut seen = rustc_hash::FxHashSet::default();
        let items = m.whole_list(&a[0])?.into_iter().filter(|item| seen.insert(item.clone())).collect();
        m.gives(&a[1], items)
    }),
    ("sum_list", 2, sum),
    ("sumlist", 2, sum),
    ("max_list", 2, |m, a| extreme(m, a, Ordering::Greater)),
    ("min_list", 2, |m, a| extreme(m, a, Ordering::Less)),
    ("max_member", 2, |m, a| {
        let greatest = m.whole_list(&a[1])?.into_iter().max();
        holds(greatest.is_some_and(|item| unify(&a[0], &item, &mut m.substitution)))
    }),
    ("min_member", 2, |m, a| {
        let least = m.whole_list(&a[1])?.into_iter().min();
        holds(least.is_some_and(|item| unify(&a[0], &item, &mut m.substitution)))
    }),
    ("numlist", 3, |m, a| {
        let (Term::Integer(first), Term::Integer(last)) = (&a[0], &a[1]) else { return None };
        if first > last {
            return holds(false);
        }
        let count = usize::try_from(last.checked_sub(*first)?).ok().filter(|count| *count < MOST_ELEMENTS)?;
        m.charge(count);
        m.gives(&a[2], (*first..=*last).map(Term::Integer).collect())
    }),
    ("delete", 3, |m, a| {
        let Some(items) = m.list(&a[0]) else { return m.no_list(&a[0]) };
        let kept = items.into_iter().filter(|item| !m.could_be(item, &a[1])).collect();
        m.gives(&a[2], kept)
    }),
    ("subtract", 3, |m, a| m.compared_sets(a, |is_member, _| !is_member)),
    ("intersection", 3, |m, a| m.compared_sets(a, |is_member, _| is_member)),
    ("union", 3, |m, a| {
        let (one, other) = (m.list(&a[0])?, m.list(&a[1])?);
        let mut all: Vec<Term> = Vec::new();
        for item in one {
            if !m.holds_one(&other, &item) {
                all.push(item);
            }
        }
        all.extend(other);
        m.gives(&a[2], all)
    }),
    ("flatten", 2, |m, a| {
        let mut items = Vec::new();
        let mut waiting = vec![m.substitution.apply(&a[0])];
        while let Some(term) = waiting.pop() {
            match (term.as_cell(), &term) {
                (Some((head, tail)), _) => waiting.extend([tail.clone(), head.clone()]),
                (None, Term::Atom(Symbol::NIL)) => {}
                _ => items.push(term),
            }
        }
        m.charge(items.len());
        m.gives(&a[1], items)
    }),
];

/// Longer lists are not made from a number.
const MOST_ELEMENTS: usize = 1 << 24;

impl Machine<'_> {
    /// The elements of a list; `None` if it is none, or its end is open.
    pub(super) fn list(&mut self, list: &Term) -> Option<Vec<Term>> {
        let mut items = Vec::new();
        let mut rest = self.substitution.walk(list);
        while let Some((head, tail)) = rest.as_cell() {
            items.push(self.substitution.walk(head).clone());
            rest = self.substitution.walk(tail);
        }
        let whole = matches!(rest, Term::Atom(Symbol::NIL));
        self.charge(items.len());
        whole.then_some(items)
    }

    /// What comes of something that is no list: nothing, unless it could become one.
    fn no_list(&self, list: &Term) -> Option<Outcome> {
        let mut rest = self.substitution.walk(list);
        while let Some((_, tail)) = rest.as_cell() {
            rest = self.substitution.walk(tail);
        }
        if matches!(rest, Term::Variable(_)) { None } else { holds(false) }
    }

    /// The same with all bindings carried out in the elements.
    fn whole_list(&mut self, list: &Term) -> Option<Vec<Term>> {
        let items = self.list(list)?;
        Some(items.iter().map(|item| self.substitution.apply(item)).collect())
    }

    fn sorted(&mut self, list: &Term) -> Option<Vec<Term>> {
        let mut items = self.whole_list(list)?;
        items.sort_unstable();
        items.dedup();
        Some(items)
    }

    /// Makes a term be a list of these.
    fn gives(&mut self, term: &Term, items: Vec<Term>) -> Option<Outcome> {
        holds(unify(term, &Term::list(items), &mut self.substitution))
    }

    /// Whether two terms can be made equal; they are not.
    fn could_be(&mut self, one: &Term, other: &Term) -> bool {
        let mark = self.substitution.mark();
        let equal = unify(one, other, &mut self.substitution);
        self.substitution.undo_to(mark);
        equal
    }

    /// Makes a term equal to the first of some others with which it is possible.
    fn holds_one(&mut self, items: &[Term], term: &Term) -> bool {
        items.iter().any(|item| unify(term, item, &mut self.substitution))
    }

    /// The elements of the first list, as far as they are wanted for being or not being in the second.
    fn compared_sets(&mut self, arguments: &[Term], wanted: fn(bool, &Term) -> bool) -> Option<Outcome> {
        let (one, other) = (self.list(&arguments[0])?, self.list(&arguments[1])?);
        // Ground elements are found without comparing each with each.
        let ground = other.iter().all(Term::is_ground);
        let known: rustc_hash::FxHashSet<&Term> = other.iter().filter(|_| ground).collect();
        let mut kept = Vec::new();
        for item in one {
            let is_member =
                if ground && item.is_ground() { known.contains(&item) } else { self.holds_one(&other, &item) };
            if wanted(is_member, &item) {
                kept.push(item);
            }
        }
        self.gives(&arguments[2], kept)
    }
}

fn length(machine: &mut Machine<'_>, arguments: &[Term]) -> Option<Outcome> {
    if let Some(items) = machine.list(&arguments[0]) {
        return holds(unify(&arguments[1], &Term::Integer(items.len() as i64), &mut machine.substitution));
    }
    // A list with an open end.
    let (mut known, mut rest) = (0, machine.substitution.walk(&arguments[0]).clone());
    while let Some((_, tail)) = rest.as_cell() {
        known += 1;
        rest = machine.substitution.walk(tail).clone();
    }
    match (&rest, &arguments[1]) {
        (Term::Variable(_), Term::Integer(length)) => {
            let Some(more) = length.checked_sub(known).filter(|more| *more >= 0) else { return holds(false) };
            let more = usize::try_from(more).ok().filter(|more| *more < MOST_ELEMENTS)?;
            machine.charge(more);
            let base = machine.fresh(more as u32).ok()?;
            let tail = Term::list((0..more as u32).map(|place| Term::variable(base + place)));
            holds(unify(&rest, &tail, &mut machine.substitution))
        }
        _ => None,
    }
}

fn member(machine: &mut Machine<'_>, arguments: &[Term]) -> Option<Outcome> {
    let mut rest = machine.substitution.walk(&arguments[1]).clone();
    let mut seen = 0;
    while let Some((head, tail)) = rest.as_cell() {
        if unify(&arguments[0], head, &mut machine.substitution) {
            return holds(true);
        }
        seen += 1;
        rest = machine.substitution.walk(tail).clone();
    }
    machine.charge(seen);
    if matches!(rest, Term::Variable(_)) { None } else { holds(false) }
}

/// `nth0(Place, List, Element)`, counted from `first`.
fn nth(machine: &mut Machine<'_>, arguments: &[Term], first: i64) -> Option<Outcome> {
    let Some(items) = machine.list(&arguments[1]) else { return machine.no_list(&arguments[1]) };
    match &arguments[0] {
        Term::Integer(place) => {
            let item = place.checked_sub(first).and_then(|place| usize::try_from(place).ok());
            let item = item.and_then(|place| items.get(place));
            holds(item.is_some_and(|item| unify(&arguments[2], item, &mut machine.substitution)))
        }
        Term::Variable(_) => {
            let pair = |place: Term, item: Term| Term::application(Symbol::MINUS, vec![place, item]);
            let instances = items.into_iter().zip(first..).map(|(item, place)| pair(Term::Integer(place), item));
            Some(Outcome::OneOf(pair(arguments[0].clone(), arguments[2].clone()), instances.collect()))
        }
        _ => None,
    }
}

/// `sort(Key, Order, List, Sorted)`.
fn sort_by(machine: &mut Machine<'_>, arguments: &[Term]) -> Option<Outcome> {
    let mut items = machine.whole_list(&arguments[2])?;
    let (Term::Integer(key), Term::Atom(order)) = (&arguments[0], &arguments[1]) else { return None };
    let key = usize::try_from(*key).ok()?;
    if key > 0 && items.iter().any(|item| item.arguments().len() < key) {
        return None;
    }
    let value = |item: &Term| if key == 0 { item.clone() } else { item.arguments()[key - 1].clone() };
    match order.as_str() {
        "@<" | "@=<" => items.sort_by_key(value),
        "@>" | "@>=" => items.sort_by_key(|item| Reverse(value(item))),
        _ => return None,
    }
    if !order.as_str().ends_with("=<") && !order.as_str().ends_with(">=") {
        items.dedup_by(|one, other| value(one) == value(other));
    }
    machine.gives(&arguments[3], items)
}

/// What comes of the numbers of a list.
fn of_numbers(
    machine: &mut Machine<'_>,
    arguments: &[Term],
    value: impl FnOnce(Vec<Term>) -> Option<Option<Term>>,
) -> Option<Outcome> {
    let Some(items) = machine.list(&arguments[0]) else { return machine.no_list(&arguments[0]) };
    let numbers = items.iter().map(|item| arithmetic::evaluate(item, &machine.substitution)).collect::<Option<_>>()?;
    let value = value(numbers)?;
    holds(value.is_some_and(|value| unify(&arguments[1], &value, &mut machine.substitution)))
}

fn sum(machine: &mut Machine<'_>, arguments: &[Term]) -> Option<Outcome> {
    of_numbers(machine, arguments, |numbers| arithmetic::sum(&numbers).map(Some))
}

/// The number of a list that none stands beyond.
fn extreme(machine: &mut Machine<'_>, arguments: &[Term], wanted: Ordering) -> Option<Outcome> {
    let beyond = |one: &Term, other: &Term| arithmetic::compare(one, other) == Some(wanted);
    of_numbers(machine, arguments, |numbers| {
        Some(numbers.into_iter().reduce(|best, number| if beyond(&number, &best) { number } else { best }))
    })
}
