//! The stable codes of findings. A code is never given a new meaning; a finding that is gone leaves its code unused.
//!
//! S: SGF. P: problems. T: GoTools text. J: JSON lines. L: logic (Prolog text). B: language bias (settings). D: relational data.

use super::Severity;

/// A stable code such as `S0101`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(&'static str);

impl Code {
    /// The code as it is printed.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// The severity that belongs to the code.
    #[must_use]
    pub fn severity(self) -> Severity {
        TABLE.iter().find(|row| row.0 == self.0).map_or(Severity::Error, |row| row.1)
    }
}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// The explanation of a code, for `nakade explain-code`; `None` for a code that does not exist.
#[must_use]
pub fn explain(code: &str) -> Option<(Severity, &'static str)> {
    TABLE.iter().find(|row| row.0.eq_ignore_ascii_case(code)).map(|row| (row.1, row.2))
}

/// Declares each code once: a constant, its severity and its explanation.
macro_rules! codes {
    ($($name:ident $code:literal $severity:ident $explanation:literal;)*) => {
        $(#[doc = $explanation] pub const $name: Code = Code($code);)*
        const TABLE: &[(&str, Severity, &str)] = &[$(($code, Severity::$severity, $explanation)),*];
    };
}

/// One constant for each code.
pub mod code {
    use super::{Code, Severity};
    codes! {
        // Files.
        FILE_NOT_READ "F0001" Error "The file or folder could not be read.";
        // S: SGF.
        // P: problems.
        // T: GoTools text.
        // J: JSON lines.
        // L: logic.
        // B: language bias.
    }
    pub(super) const ALL: &[(&str, Severity, &str)] = TABLE;
}

use code::ALL as TABLE;
