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
        UNCLOSED_QUOTE "L0101" Error "A quoted atom, string or back-quoted text is not closed on the line on which it starts.";
        BAD_ESCAPE "L0102" Error "A backslash in quotes is not followed by an escape sequence.";
        UNCLOSED_COMMENT "L0103" Error "A comment opened by /* is not closed before the end of the text.";
        BAD_NUMBER "L0104" Error "A number is malformed or does not fit in 64 bits.";
        UNKNOWN_CHARACTER "L0105" Error "A character has no meaning outside of quotes.";
        TERM_EXPECTED "L0201" Error "A term is missing, behind an operator or between brackets, say.";
        OPERATOR_EXPECTED "L0202" Error "Two terms stand side by side without an operator, a comma or a full stop between.";
        BRACKET_MISMATCH "L0203" Error "A bracket is not closed, closes nothing, or is of the wrong kind.";
        PRIORITY_CLASH "L0204" Error "An operator binds too loosely for its place; parentheses make the meaning clear.";
        VARIABLE_AS_FUNCTOR "L0205" Error "A name that starts with a capital letter is a variable and cannot have arguments.";
        MISSING_FULL_STOP "L0206" Error "The last clause of a text has no full stop.";
        ONE_TERM_EXPECTED "L0207" Error "One term was expected and something follows it.";
        TEXT_TOO_LONG "L0208" Error "The reader takes texts of up to four gigabytes.";
        BAD_OPERATOR "L0301" Error "A directive op(Priority, Type, Names) breaks the rules for operators.";
        FURTHER_ERRORS "L0901" Note "A text has so many errors that only the first ones are listed.";
        // B: language bias.
        SETTING_UNKNOWN "B0001" Warning "The setting is not known, or not supported. It has no effect on what is learnt.";
        SETTING_MALFORMED "B0002" Error "The setting is not written as it must be, and was not read.";
        SETTING_NOT_SUPPORTED "B0003" Warning "The setting is known, but not with this value. The default is used.";
        BIAS_INCOMPLETE "B0004" Error "The settings do not say enough to learn anything: what to predict, or what may be tested.";
    }
    pub(super) const ALL: &[(&str, Severity, &str)] = TABLE;
}

use code::ALL as TABLE;
