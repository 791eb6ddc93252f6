//! Identity, order and hash of terms: the standard order of Prolog, in loops instead of recursion.

use super::{Float, Term};
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

impl PartialEq for Float {
    fn eq(&self, other: &Self) -> bool {
        self.get().to_bits() == other.get().to_bits()
    }
}

impl Eq for Float {}

impl Hash for Float {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.get().to_bits().hash(state);
    }
}

impl PartialOrd for Float {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Float {
    fn cmp(&self, other: &Self) -> Ordering {
        self.get().total_cmp(&other.get())
    }
}

impl Term {
    /// The place of the kind of term in the standard order.
    fn rank(&self) -> u8 {
        match self {
            Term::Variable(_) => 0,
            Term::Integer(_) | Term::Float(_) => 1,
            Term::Atom(_) => 2,
            Term::String(_) => 3,
            Term::Compound(_) => 4,
        }
    }

    /// The order of two terms that are not both compound with the same functor.
    fn compare_shallow(&self, other: &Term) -> Ordering {
        match (self, other) {
            (Term::Variable(a), Term::Variable(b)) => a.cmp(b),
            (Term::Integer(a), Term::Integer(b)) => a.cmp(b),
            (Term::Float(a), Term::Float(b)) => a.cmp(b),
            (Term::Integer(a), Term::Float(b)) => compare_integer_with_float(*a, b.get()),
            (Term::Float(a), Term::Integer(b)) => compare_integer_with_float(*b, a.get()).reverse(),
            (Term::Atom(a), Term::Atom(b)) => a.cmp(b),
            (Term::String(a), Term::String(b)) => a.cmp(b),
            (Term::Compound(a), Term::Compound(b)) => {
                a.arguments.len().cmp(&b.arguments.len()).then_with(|| a.functor.cmp(&b.functor))
            }
            _ => self.rank().cmp(&other.rank()),
        }
    }
}

/// Compares by exact value; of an equal pair the float is the smaller. A NaN stands beyond the infinity of its sign.
fn compare_integer_with_float(integer: i64, float: f64) -> Ordering {
    const TWO_TO_63: f64 = 9_223_372_036_854_775_808.0;
    if float.is_nan() {
        return if float.is_sign_negative() { Ordering::Greater } else { Ordering::Less };
    }
    if float >= TWO_TO_63 {
        return Ordering::Less;
    }
    if float < -TWO_TO_63 {
        return Ordering::Greater;
    }
    // The whole part of the float is exact as an i64 here.
    let whole = float.floor();
    integer.cmp(&(whole as i64)).then(if float > whole { Ordering::Less } else { Ordering::Greater })
}

impl PartialEq for Term {
    fn eq(&self, other: &Self) -> bool {
        let mut waiting: Vec<(&[Term], &[Term])> = Vec::new();
        let mut pair = (std::slice::from_ref(self), std::slice::from_ref(other));
        loop {
            let (a, b) = pair;
            let mut deeper = None;
            for (a, b) in a.iter().zip(b) {
                let equal = match (a, b) {
                    (Term::Variable(a), Term::Variable(b)) => a == b,
                    (Term::Integer(a), Term::Integer(b)) => a == b,
                    (Term::Float(a), Term::Float(b)) => a == b,
                    (Term::Atom(a), Term::Atom(b)) => a == b,
                    (Term::String(a), Term::String(b)) => a == b,
                    (Term::Compound(a), Term::Compound(b)) => {
                        let same_functor = a.functor == b.functor && a.arguments.len() == b.arguments.len();
                        if same_functor && !Arc::ptr_eq(a, b) {
                            waiting.extend(deeper.replace((&a.arguments[..], &b.arguments[..])));
                        }
                        same_functor
                    }
                    _ => false,
                };
                if !equal {
                    return false;
                }
            }
            match deeper.or_else(|| waiting.pop()) {
                Some(next) => pair = next,
                None => return true,
            }
        }
    }
}

impl Eq for Term {}

impl PartialOrd for Term {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Term {
    fn cmp(&self, other: &Self) -> Ordering {
        let mut waiting: Vec<(&[Term], &[Term])> = Vec::new();
        let mut pair = (std::slice::from_ref(self), std::slice::from_ref(other));
        loop {
            let ([a, rest_a @ ..], [b, rest_b @ ..]) = pair else {
                match waiting.pop() {
                    Some(next) => pair = next,
                    None => return Ordering::Equal,
                }
                continue;
            };
            let order = a.compare_shallow(b);
            if order != Ordering::Equal {
                return order;
            }
            pair = (rest_a, rest_b);
            if let (Term::Compound(a), Term::Compound(b)) = (a, b)
                && !Arc::ptr_eq(a, b)
            {
                if !rest_a.is_empty() {
                    waiting.push(pair);
                }
                pair = (&a.arguments, &b.arguments);
            }
        }
    }
}

impl Hash for Term {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for term in self.subterms() {
            term.rank().hash(state);
            match term {
                Term::Variable(variable) => variable.hash(state),
                Term::Integer(value) => value.hash(state),
                Term::Float(value) => value.hash(state),
                Term::Atom(name) => name.hash(state),
                Term::String(text) => text.hash(state),
                Term::Compound(compound) => {
                    compound.functor.hash(state);
                    compound.arguments.len().hash(state);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_compare_by_value_and_the_float_comes_first() {
        let sorted = [
            Term::float(-f64::NAN.abs()),
            Term::float(f64::NEG_INFINITY),
            Term::integer(i64::MIN),
            Term::float(-1.5),
            Term::integer(-1),
            Term::float(-0.0),
            Term::float(0.0),
            Term::integer(0),
            Term::float(0.5),
            Term::float(1.0),
            Term::integer(1),
            Term::integer((1 << 53) + 1),
            Term::float(9_007_199_254_740_994.0),
            Term::integer(i64::MAX),
            Term::float(9_223_372_036_854_775_808.0),
            Term::float(f64::INFINITY),
            Term::float(f64::NAN.abs()),
        ];
        for (i, a) in sorted.iter().enumerate() {
            for (j, b) in sorted.iter().enumerate() {
                assert_eq!(a.cmp(b), i.cmp(&j), "{i} {j}");
                assert_eq!(a == b, i == j);
            }
        }
    }
}
