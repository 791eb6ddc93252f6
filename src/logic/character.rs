//! What a character can be part of, in Prolog text: the same answer for the reader and the writer.
//!
//! ASCII as in ISO/IEC 13211-1, section 6.5; beyond it letters are letters, capital ones start variables, and what is
//! neither letter nor digit nor space is a symbol character.

/// What a character can be part of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    Layout,
    Lower,
    /// Capital letters and the underscore, which start a variable.
    Upper,
    Digit,
    SymbolCharacter,
    Solo,
    Punctuation,
    Quote,
    Unknown,
}

const ASCII: [Class; 128] = {
    let mut table = [Class::Unknown; 128];
    let mut byte = 0;
    while byte < 128 {
        table[byte as usize] = match byte {
            b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c => Class::Layout,
            b'a'..=b'z' => Class::Lower,
            b'A'..=b'Z' | b'_' => Class::Upper,
            b'0'..=b'9' => Class::Digit,
            b'!' | b';' | b'%' => Class::Solo,
            b'(' | b')' | b'[' | b']' | b'{' | b'}' | b',' | b'|' => Class::Punctuation,
            b'\'' | b'"' | b'`' => Class::Quote,
            b'+' | b'-' | b'*' | b'/' | b'\\' | b'^' | b'<' | b'>' | b'=' | b'~' | b':' | b'.' | b'?' | b'@' | b'#'
            | b'&' | b'$' => Class::SymbolCharacter,
            _ => Class::Unknown,
        };
        byte += 1;
    }
    table
};

/// The class of a character.
pub(super) fn class(c: char) -> Class {
    match c {
        c if c.is_ascii() => ASCII[c as usize],
        c if c.is_whitespace() => Class::Layout,
        c if c.is_uppercase() => Class::Upper,
        c if c.is_alphabetic() => Class::Lower,
        c if c.is_numeric() || c.is_control() || c == '\u{feff}' => Class::Unknown,
        _ => Class::SymbolCharacter,
    }
}

/// Whether a name or a variable goes on with the character.
pub(super) fn continues_word(c: char) -> bool {
    matches!(class(c), Class::Lower | Class::Upper | Class::Digit) || (!c.is_ascii() && c.is_alphanumeric())
}
