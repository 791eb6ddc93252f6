//! What an ensemble is to become good at, by name; the losses themselves are those of [`super::goal`]. This module knows nothing of Go.

use crate::interpretation::Targets;
use std::fmt;
use std::str::FromStr;

/// What is to be minimised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objective {
    /// The squared error of a number.
    Squared,
    /// The log-loss of two classes; the score is that of the last one. Numbers from 0 to 1 are taken for its probability.
    Logistic,
    /// The log-loss of several classes, with a score for each.
    Multinomial,
    /// The log-loss of choosing a rewarded example of each group.
    Softmax,
    /// Pairs of a group in the wrong order, by what they cost in discounted cumulative gain.
    LambdaMart,
}

impl Objective {
    const NAMES: [(Self, &'static str); 5] = [
        (Self::Squared, "squared"),
        (Self::Logistic, "logistic"),
        (Self::Multinomial, "multinomial"),
        (Self::Softmax, "softmax"),
        (Self::LambdaMart, "lambdamart"),
    ];

    /// Whether only the order within a group matters.
    #[must_use]
    pub fn ranks(self) -> bool {
        matches!(self, Self::Softmax | Self::LambdaMart)
    }

    /// The objective that some targets call for, where none is named: classes are classified, numbers are ranked if `grouped`.
    #[must_use]
    pub fn usual(targets: &Targets, grouped: bool) -> Self {
        match targets {
            Targets::Nominal { classes, .. } if classes.len() == 2 => Self::Logistic,
            Targets::Nominal { .. } => Self::Multinomial,
            Targets::Numeric(_) if grouped => Self::Softmax,
            Targets::Numeric(_) => Self::Squared,
        }
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Self::NAMES.iter().find(|(objective, _)| objective == self).map_or("", |(_, name)| name);
        f.write_str(name)
    }
}

impl FromStr for Objective {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::NAMES.iter().find(|(_, name)| *name == text);
        let names = Self::NAMES.map(|(_, name)| name).join(", ");
        found.map(|(objective, _)| *objective).ok_or_else(|| format!("{text:?} is none of {names}"))
    }
}
