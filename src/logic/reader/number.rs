//! Numbers: `42`, `1_000_000`, `0x1F`, `0o17`, `0b101`, `16'1F'`-style radix, `0'c`, `1.0e-5`, `1.0Inf`, `1.5NaN`.

use super::fault::{Fault, excerpt};
use super::lexer::{Kind, Lexer};
use super::quoted;
use crate::diagnostics::{Span, code};
use crate::logic::character::continues_word;

/// Reads the number whose first digit stands at `start`.
pub(super) fn read(lexer: &mut Lexer<'_>, start: usize) -> Result<Kind, Fault> {
    lexer.at = start;
    if lexer.byte(start) == Some(b'0') {
        match lexer.byte(start + 1) {
            Some(b'\'') => {
                if let Some(character) = character_code(lexer, start)? {
                    return Ok(Kind::Integer(u64::from(u32::from(character))));
                }
            }
            Some(b'x') => return radix(lexer, start, start + 2, 16),
            Some(b'o') => return radix(lexer, start, start + 2, 8),
            Some(b'b') => return radix(lexer, start, start + 2, 2),
            _ => {}
        }
    }
    let value = digits(lexer, 10);
    match (lexer.byte(lexer.at), lexer.byte(lexer.at + 1)) {
        (Some(b'.'), Some(b'0'..=b'9')) => {
            lexer.at += 1;
            skip_digits(lexer);
            float(lexer, start)
        }
        (Some(b'e' | b'E'), _) if exponent_length(lexer) > 0 => float(lexer, start),
        (Some(b'\''), Some(digit)) => match value {
            Some(base @ 2..=36) if char::from(digit).is_digit(base as u32) => {
                radix(lexer, start, lexer.at + 1, base as u32)
            }
            _ => whole(lexer, start, value),
        },
        _ => whole(lexer, start, value),
    }
}

/// An integer that ends here.
fn whole(lexer: &mut Lexer<'_>, start: usize, value: Option<u64>) -> Result<Kind, Fault> {
    if lexer.char(lexer.at).is_some_and(continues_word) {
        while let Some(c) = lexer.char(lexer.at).filter(|c| continues_word(*c)) {
            lexer.at += c.len_utf8();
        }
        return Err(Fault::new(
            code::BAD_NUMBER,
            Span::new(start, lexer.at),
            format!("`{}` is neither a number nor a name", excerpt(&lexer.text[start..lexer.at])),
        )
        .hint("a name starts with a letter; put it into single quotes to start it with a digit"));
    }
    value.filter(|value| *value <= 1 << 63).map(Kind::Integer).ok_or_else(|| out_of_range(lexer, start))
}

fn out_of_range(lexer: &Lexer<'_>, start: usize) -> Fault {
    Fault::new(code::BAD_NUMBER, Span::new(start, lexer.at), "the number is too large")
        .hint("integers have 64 bits, from -9223372036854775808 to 9223372036854775807, floats reach 1.8e308")
}

/// Reads digits with single underscores between them; `None` where the value does not fit.
fn digits(lexer: &mut Lexer<'_>, radix: u32) -> Option<u64> {
    let mut value = Some(0_u64);
    let digit_at = |at: usize| lexer.byte(at).and_then(|byte| char::from(byte).to_digit(radix));
    let mut at = lexer.at;
    loop {
        if let Some(digit) = digit_at(at) {
            value = value.and_then(|v| v.checked_mul(u64::from(radix))?.checked_add(u64::from(digit)));
            at += 1;
        } else if lexer.byte(at) == Some(b'_') && digit_at(at + 1).is_some() {
            at += 1;
        } else {
            break;
        }
    }
    lexer.at = at;
    value
}

fn skip_digits(lexer: &mut Lexer<'_>) {
    while lexer.byte(lexer.at).is_some_and(|byte| byte.is_ascii_digit()) {
        lexer.at += 1;
    }
}

fn radix(lexer: &mut Lexer<'_>, start: usize, first: usize, radix: u32) -> Result<Kind, Fault> {
    lexer.at = first;
    if !lexer.char(first).is_some_and(|c| c.is_digit(radix)) {
        // `0x` without digits: let the rest of the word be part of the message.
        lexer.at = first - 1;
        return whole(lexer, start, None);
    }
    let value = digits(lexer, radix);
    whole(lexer, start, value)
}

/// The character of `0'c`, or `None` where a quoted atom follows the digit 0.
fn character_code(lexer: &mut Lexer<'_>, start: usize) -> Result<Option<char>, Fault> {
    let first = start + 2;
    match lexer.char(first) {
        Some('\'') => {
            if lexer.byte(first + 1) != Some(b'\'') {
                return Ok(None);
            }
            lexer.at = first + 2;
            Ok(Some('\''))
        }
        Some('\\') => {
            lexer.at = first;
            match quoted::escape(lexer)? {
                Some(character) => Ok(Some(character)),
                None => {
                    Err(Fault::new(code::BAD_ESCAPE, Span::new(start, lexer.at), "0' is not followed by a character"))
                }
            }
        }
        Some(character) if !character.is_control() => {
            lexer.at = first + character.len_utf8();
            Ok(Some(character))
        }
        _ => Ok(None),
    }
}

/// The bytes of `e-5` where the text goes on with an exponent, otherwise 0.
fn exponent_length(lexer: &Lexer<'_>) -> usize {
    if !matches!(lexer.byte(lexer.at), Some(b'e' | b'E')) {
        return 0;
    }
    let sign = usize::from(matches!(lexer.byte(lexer.at + 1), Some(b'+' | b'-')));
    if lexer.byte(lexer.at + 1 + sign).is_some_and(|byte| byte.is_ascii_digit()) { 1 + sign } else { 0 }
}

/// A float whose mantissa ends here.
fn float(lexer: &mut Lexer<'_>, start: usize) -> Result<Kind, Fault> {
    let exponent = exponent_length(lexer);
    if exponent > 0 {
        lexer.at += exponent;
        skip_digits(lexer);
    }
    let text = &lexer.text[start..lexer.at];
    let plain = if text.contains('_') { text.replace('_', "") } else { text.to_string() };
    let Ok(value) = plain.parse::<f64>() else { return Err(out_of_range(lexer, start)) };
    let rest = &lexer.text[lexer.at..];
    let special = if rest.starts_with("Inf") && value == 1.0 {
        Some(f64::INFINITY)
    } else if rest.starts_with("NaN") && value > 1.0 && value < 2.0 {
        // The digits give the fraction of the mantissa, so that every NaN can be written.
        Some(f64::from_bits(value.to_bits() | f64::INFINITY.to_bits()))
    } else {
        None
    };
    if let Some(special) = special {
        lexer.at += 3;
        if !lexer.char(lexer.at).is_some_and(continues_word) {
            return Ok(Kind::Float(special));
        }
    }
    match whole(lexer, start, Some(0))? {
        _ if value.is_infinite() => Err(out_of_range(lexer, start)),
        _ => Ok(Kind::Float(value)),
    }
}
