//! Names as numbers: every text that names an atom, a functor or an operator is kept once and compared by number.
//!
//! The table is global and only grows. Texts stand in segments whose sizes double, so that a text never moves and
//! is found again without a lock.

use rustc_hash::FxHashMap;
use std::cmp::Ordering;
use std::fmt;
use std::sync::{LazyLock, OnceLock, PoisonError, RwLock};

/// A name. Equality and hashing are those of a number; the order is that of the texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Symbol(u32);

/// The logarithm of the size of the first segment.
const FIRST: u32 = 6;
type Segment = OnceLock<Box<[OnceLock<&'static str>]>>;
static TEXTS: [Segment; 33 - FIRST as usize] = [const { OnceLock::new() }; 33 - FIRST as usize];
static NUMBERS: LazyLock<RwLock<FxHashMap<&'static str, u32>>> = LazyLock::new(|| {
    let mut numbers = FxHashMap::default();
    for text in WELL_KNOWN {
        add(&mut numbers, text);
    }
    RwLock::new(numbers)
});

/// Declares the symbols that the reader and the writer treat specially, with fixed numbers.
macro_rules! well_known {
    ($($number:literal $name:ident $text:literal)*) => {
        impl Symbol {
            $(#[doc = concat!("The symbol `", $text, "`.")] pub const $name: Symbol = Symbol($number);)*
        }
        const WELL_KNOWN: &[&str] = &[$($text),*];
    };
}

well_known! {
    0 NIL "[]"
    1 CONS "."
    2 BRACES "{}"
    3 COMMA ","
    4 BAR "|"
    5 MINUS "-"
    6 IF ":-"
    7 NOT "\\+"
    8 OR ";"
    9 THEN "->"
    10 SOFT_THEN "*->"
    11 TRUE "true"
    12 CUT "!"
    13 OP "op"
}

/// The segment of a number and the place in it.
fn place(number: u32) -> (usize, usize) {
    let shifted = u64::from(number) + (1 << FIRST);
    let log = shifted.ilog2();
    ((log - FIRST) as usize, (shifted - (1 << log)) as usize)
}

/// Gives a text that is not in the table the next number.
fn add(numbers: &mut FxHashMap<&'static str, u32>, text: &str) -> u32 {
    let number = u32::try_from(numbers.len()).expect("four thousand million different names do not fit in memory");
    let text: &'static str = Box::leak(Box::from(text));
    let (segment, offset) = place(number);
    TEXTS[segment].get_or_init(|| (0..1_usize << (segment as u32 + FIRST)).map(|_| OnceLock::new()).collect())[offset]
        .get_or_init(|| text);
    numbers.insert(text, number);
    number
}

impl Symbol {
    /// The symbol of a text; the same text always gives the same symbol.
    #[must_use]
    pub fn new(text: &str) -> Self {
        if let Some(&number) = NUMBERS.read().unwrap_or_else(PoisonError::into_inner).get(text) {
            return Symbol(number);
        }
        let mut numbers = NUMBERS.write().unwrap_or_else(PoisonError::into_inner);
        match numbers.get(text) {
            Some(&number) => Symbol(number),
            None => Symbol(add(&mut numbers, text)),
        }
    }

    /// The text.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        let (segment, offset) = place(self.0);
        let find = || TEXTS[segment].get().and_then(|texts| texts[offset].get()).copied();
        find()
            .or_else(|| {
                // Only a well-known symbol can be asked for before the table exists.
                LazyLock::force(&NUMBERS);
                find()
            })
            .unwrap_or_default()
    }
}

impl PartialOrd for Symbol {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Symbol {
    fn cmp(&self, other: &Self) -> Ordering {
        if self == other { Ordering::Equal } else { self.as_str().cmp(other.as_str()) }
    }
}

/// The bare text, without quotes.
impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn well_known_symbols_have_the_numbers_of_their_texts() {
        for (number, text) in WELL_KNOWN.iter().enumerate() {
            assert_eq!(Symbol::new(text), Symbol(number as u32));
            assert_eq!(Symbol(number as u32).as_str(), *text);
        }
    }

    #[test]
    fn threads_agree_on_the_number_of_a_text() {
        let intern = || (0..2_000).map(|i| Symbol::new(&format!("thread test {}", i % 1_500))).collect::<Vec<_>>();
        let all: Vec<Vec<Symbol>> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..4).map(|_| scope.spawn(intern)).collect();
            threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
        });
        assert_eq!(all.len(), 4);
        assert!(all.iter().all(|symbols| *symbols == all[0]));
        for (i, symbol) in all[0].iter().enumerate() {
            assert_eq!(symbol.as_str(), format!("thread test {}", i % 1_500));
        }
    }

    #[test]
    fn the_order_is_that_of_the_texts() {
        let (late, early) = (Symbol::new("order test z"), Symbol::new("order test a"));
        assert!(early < late);
    }
}
