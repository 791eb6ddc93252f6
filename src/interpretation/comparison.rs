//! The comparisons that every background has.

use super::Value;
use crate::logic::Symbol;

/// The comparisons of numbers, and equality of any terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `<`
    Less,
    /// `=<`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
    /// `=:=`
    SameNumber,
    /// `=`
    Equal,
    /// `\=`
    Different,
}

impl Comparison {
    /// The comparison that a predicate of two arguments stands for.
    #[must_use]
    pub fn named(name: Symbol) -> Option<Self> {
        Some(match name.as_str() {
            "<" => Self::Less,
            "=<" => Self::LessEqual,
            ">" => Self::Greater,
            ">=" => Self::GreaterEqual,
            "=:=" => Self::SameNumber,
            "=" => Self::Equal,
            "\\=" => Self::Different,
            _ => return None,
        })
    }

    /// The comparison with its sides exchanged.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::Less => Self::Greater,
            Self::LessEqual => Self::GreaterEqual,
            Self::Greater => Self::Less,
            Self::GreaterEqual => Self::LessEqual,
            symmetric => symmetric,
        }
    }

    /// Whether two values compare so; values that are not numbers are neither smaller nor larger.
    #[must_use]
    pub fn holds(self, left: Value, right: Value) -> bool {
        match self {
            Self::Equal => left == right,
            Self::Different => left != right,
            _ => left.number().zip(right.number()).is_some_and(|(left, right)| self.holds_of_numbers(left, right)),
        }
    }

    /// Whether two numbers compare so.
    #[must_use]
    pub fn holds_of_numbers(self, left: f64, right: f64) -> bool {
        match self {
            Self::Less => left < right,
            Self::LessEqual => left <= right,
            Self::Greater => left > right,
            Self::GreaterEqual => left >= right,
            Self::SameNumber | Self::Equal => left == right,
            Self::Different => left != right,
        }
    }
}
