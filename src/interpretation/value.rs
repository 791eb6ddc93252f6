//! Ground terms as words of 32 bits, so that tuples are compared and copied cheaply.
//!
//! Small integers are stored in the word; every other ground term once in a table of the process, and the word is its place.
//! Equal terms have equal words. The order of the words means nothing: sort by [`Value::term`].

use crate::logic::{Symbol, Term};
use rustc_hash::FxHashMap;
use std::fmt;
use std::sync::{Mutex, OnceLock};

/// A ground term, or [`Value::UNBOUND`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Value(u32);

const TABLE_BIT: u32 = 1 << 31;
const SMALL: i64 = 1 << 30;

impl Value {
    /// No value: a variable that is not bound.
    pub const UNBOUND: Value = Value(u32::MAX);

    /// An integer.
    #[must_use]
    pub fn integer(number: i64) -> Self {
        if (-SMALL..SMALL).contains(&number) {
            Self((number + SMALL) as u32)
        } else {
            Self::intern(&Term::Integer(number))
        }
    }

    /// An atom.
    #[must_use]
    pub fn atom(name: &str) -> Self {
        Self::intern(&Term::Atom(Symbol::new(name)))
    }

    /// The value of a ground term; `None` if the term has variables.
    #[must_use]
    pub fn of(term: &Term) -> Option<Self> {
        match term {
            Term::Integer(number) => Some(Self::integer(*number)),
            _ => term.is_ground().then(|| Self::intern(term)),
        }
    }

    /// The term; for [`Value::UNBOUND`] the atom `_`.
    #[must_use]
    pub fn term(self) -> Term {
        if self == Self::UNBOUND {
            Term::atom("_")
        } else if self.0 & TABLE_BIT == 0 {
            Term::Integer(i64::from(self.0) - SMALL)
        } else {
            stored(self.0 & !TABLE_BIT).clone()
        }
    }

    /// Whether there is a value.
    #[must_use]
    pub fn is_bound(self) -> bool {
        self != Self::UNBOUND
    }

    /// The integer, if it is one that fits into the word.
    #[must_use]
    pub fn small_integer(self) -> Option<i64> {
        (self.0 & TABLE_BIT == 0).then(|| i64::from(self.0) - SMALL)
    }

    /// Its place in the table of terms, if it stands there: the earlier a term was first used, the smaller.
    #[must_use]
    pub fn place(self) -> Option<usize> {
        (self.0 & TABLE_BIT != 0 && self != Self::UNBOUND).then_some((self.0 & !TABLE_BIT) as usize)
    }

    /// The number, if it is one.
    #[must_use]
    pub fn number(self) -> Option<f64> {
        if self.0 & TABLE_BIT == 0 {
            return Some((i64::from(self.0) - SMALL) as f64);
        }
        if self == Self::UNBOUND {
            return None;
        }
        match stored(self.0 & !TABLE_BIT) {
            Term::Integer(number) => Some(*number as f64),
            Term::Float(number) => Some(number.get()),
            _ => None,
        }
    }

    fn intern(term: &Term) -> Self {
        let mut places = PLACES.get_or_init(Mutex::default).lock().unwrap_or_else(|e| e.into_inner());
        let next = places.len() as u32;
        let place = *places.entry(term.clone()).or_insert(next);
        if place == next {
            let (chunk, at) = chunk_of(place);
            let cells = CHUNKS[chunk].get_or_init(|| (0..FIRST_CHUNK << chunk).map(|_| OnceLock::new()).collect());
            cells[at].get_or_init(|| term.clone());
        }
        Self(place | TABLE_BIT)
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.term())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.term())
    }
}

// The table grows by chunks that double and never move, so that reading takes no lock.
const FIRST_CHUNK: usize = 1024;
const CHUNK_COUNT: usize = 21;
type Chunk = Box<[OnceLock<Term>]>;
static CHUNKS: [OnceLock<Chunk>; CHUNK_COUNT] = [const { OnceLock::new() }; CHUNK_COUNT];
static PLACES: OnceLock<Mutex<FxHashMap<Term, u32>>> = OnceLock::new();

/// The chunk that holds a place of the table, and where in it.
fn chunk_of(place: u32) -> (usize, usize) {
    let chunk = ((place as usize / FIRST_CHUNK) + 1).ilog2() as usize;
    (chunk, place as usize - FIRST_CHUNK * ((1 << chunk) - 1))
}

fn stored(place: u32) -> &'static Term {
    let (chunk, at) = chunk_of(place);
    CHUNKS[chunk].get().and_then(|cells| cells[at].get()).expect("a value comes from the table")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_terms_have_equal_words() {
        let terms: Vec<Term> = (0..5000)
            .flat_map(|n| [Term::integer(n), Term::float(n as f64 / 7.0), Term::compound("p", vec![Term::integer(n)])])
            .chain([Term::integer(i64::MIN), Term::integer(i64::MAX), Term::integer(SMALL), Term::integer(-SMALL - 1)])
            .collect();
        let values: Vec<Value> = terms.iter().map(|t| Value::of(t).unwrap()).collect();
        for (term, value) in terms.iter().zip(&values) {
            assert_eq!(value.term(), *term);
            assert_eq!(Value::of(term), Some(*value));
        }
        let distinct: std::collections::HashSet<_> = values.iter().collect();
        assert_eq!(distinct.len(), values.len());
    }

    #[test]
    fn numbers() {
        assert_eq!(Value::integer(-3).number(), Some(-3.0));
        assert_eq!(Value::of(&Term::float(0.5)).unwrap().number(), Some(0.5));
        assert_eq!(Value::atom("a").number(), None);
        assert_eq!(Value::UNBOUND.number(), None);
    }
}
