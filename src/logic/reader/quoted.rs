//! The inside of quoted atoms, strings and back-quoted lists: doubled quotes and escape sequences.

use super::fault::Fault;
use super::lexer::Lexer;
use crate::diagnostics::{Span, code};

/// Reads up to the closing quote, starting behind the opening one; the text goes on behind the closing quote or, where
/// there is none, at the end of the line.
pub(super) fn read(lexer: &mut Lexer<'_>, start: usize, quote: char) -> Result<String, Fault> {
    let mut text = String::new();
    let mut first_fault = None;
    loop {
        let plain = lexer.at;
        while lexer.byte(lexer.at).is_some_and(|byte| byte != quote as u8 && byte != b'\\' && byte != b'\n') {
            lexer.at += 1;
        }
        // The loop stops at ASCII characters only, so both ends are character boundaries.
        text.push_str(&lexer.text[plain..lexer.at]);
        match lexer.byte(lexer.at) {
            Some(b'\\') => match escape(lexer) {
                Ok(character) => text.extend(character),
                Err(fault) => {
                    first_fault.get_or_insert(fault);
                }
            },
            Some(b'\n') | None => return Err(unclosed(lexer, start, quote)),
            Some(_) => {
                lexer.at += 1;
                if lexer.byte(lexer.at) != Some(quote as u8) {
                    return first_fault.map_or(Ok(text), Err);
                }
                text.push(quote);
                lexer.at += 1;
            }
        }
    }
}

fn unclosed(lexer: &Lexer<'_>, start: usize, quote: char) -> Fault {
    let what = match quote {
        '\'' => "quoted atom",
        '"' => "string",
        _ => "back-quoted text",
    };
    let mut fault = Fault::new(
        code::UNCLOSED_QUOTE,
        Span::new(start, start + 1),
        format!("the {what} that starts here is not closed on its line"),
    )
    .hint(format!("close it with {quote}; a line break inside is written \\n, the quote itself {quote}{quote}"));
    fault.clause_ends = lexer.text[start..lexer.at].trim_end().ends_with('.');
    fault
}

/// Reads an escape sequence from the backslash on; `None` for one that stands for no character.
pub(super) fn escape(lexer: &mut Lexer<'_>) -> Result<Option<char>, Fault> {
    let start = lexer.at;
    let Some(c) = lexer.char(start + 1) else {
        lexer.at = start + 1;
        return Ok(None);
    };
    lexer.at = start + 1 + c.len_utf8();
    Ok(Some(match c {
        '\n' => return Ok(None),
        '\r' if lexer.byte(lexer.at) == Some(b'\n') => {
            lexer.at += 1;
            return Ok(None);
        }
        'a' => '\x07',
        'b' => '\x08',
        'e' => '\x1b',
        'f' => '\x0c',
        'n' => '\n',
        'r' => '\r',
        's' => ' ',
        't' => '\t',
        'v' => '\x0b',
        '\\' | '\'' | '"' | '`' => c,
        '0'..='7' => {
            lexer.at = start + 1;
            return code_point(lexer, start, 8, usize::MAX).map(Some);
        }
        'x' => return code_point(lexer, start, 16, usize::MAX).map(Some),
        'u' => return code_point(lexer, start, 16, 4).map(Some),
        'U' => return code_point(lexer, start, 16, 8).map(Some),
        _ => return Err(bad(lexer, start, format!("\\{} is not an escape sequence", c.escape_default()))),
    }))
}

/// Reads the digits of a character code: as many as there are, with a closing backslash, or a given number of them.
fn code_point(lexer: &mut Lexer<'_>, start: usize, radix: u32, length: usize) -> Result<char, Fault> {
    let open_ended = length == usize::MAX;
    let (mut value, mut digits) = (0_u32, 0);
    while digits < length
        && let Some(digit) = lexer.char(lexer.at).and_then(|c| c.to_digit(radix))
    {
        value = value.saturating_mul(radix).saturating_add(digit);
        digits += 1;
        lexer.at += 1;
    }
    if open_ended && lexer.byte(lexer.at) == Some(b'\\') {
        lexer.at += 1;
    }
    let complete = if open_ended { digits > 0 } else { digits == length };
    char::from_u32(value).filter(|_| complete).ok_or_else(|| bad(lexer, start, "this is not the code of a character"))
}

fn bad(lexer: &Lexer<'_>, start: usize, message: impl Into<String>) -> Fault {
    Fault::new(code::BAD_ESCAPE, Span::new(start, lexer.at), message)
        .hint("a backslash itself is written \\\\; a character by its code \\x41\\ or \\u0041")
}
