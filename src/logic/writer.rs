//! Terms as text that reads back as the same term.
//!
//! Operators, lists and braces are written the short way, parentheses only where the operator table asks for them,
//! quotes where a name needs them. A space stands between two tokens that would otherwise run together.

use super::character::{Class, class, continues_word};
use super::operators::{ARGUMENT, LOOSEST, Operator, Operators};
use super::{Float, Symbol, Term, Variable};
use std::borrow::Cow;
use std::fmt::{self, Write};

/// How terms are written.
#[derive(Clone, Copy)]
pub struct Writer<'a> {
    /// The operators in force.
    pub operators: &'a Operators,
    /// The name of a variable.
    pub names: &'a dyn Fn(Variable) -> String,
    /// Whether atoms that need them get quotes, and strings theirs. Without quotes the text is for people only.
    pub quoted: bool,
}

impl Default for Writer<'static> {
    /// Standard operators, quotes, and the names of [`letter_name`].
    fn default() -> Self {
        Writer { operators: Operators::standard(), names: &letter_name, quoted: true }
    }
}

/// `A` to `Z`, then `A1` to `Z1`, and so on.
#[must_use]
pub fn letter_name(variable: Variable) -> String {
    let letter = char::from(b'A' + (variable.0 % 26) as u8);
    match variable.0 / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}

/// What is still to be written.
enum Piece<'t> {
    /// A term that stands alone or between brackets, and the loosest priority that needs no parentheses.
    Term(&'t Term, u16),
    /// The same for an operand of an operator.
    Operand(&'t Term, u16),
    /// The arguments or elements of a term, separated by commas.
    Arguments(&'t [Term]),
    /// The rest of a list behind an element.
    Tail(&'t Term),
    Infix(Symbol, Operator),
    Postfix(Symbol),
    Token(&'static str),
}

impl Writer<'_> {
    /// The text of a term.
    #[must_use]
    pub fn text(&self, term: &Term) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = self.write(term, LOOSEST, &mut text);
        text
    }

    /// Writes a term in a place where a priority of up to `limit` needs no parentheses.
    pub fn write(&self, term: &Term, limit: u16, out: &mut dyn Write) -> fmt::Result {
        let mut output = Output { out, last: None, after_prefix: false };
        let mut pieces = vec![Piece::Term(term, limit)];
        while let Some(piece) = pieces.pop() {
            match piece {
                Piece::Token(token) => output.token(token)?,
                Piece::Term(term, limit) => self.term(term, limit, false, &mut pieces, &mut output)?,
                Piece::Operand(term, limit) => self.term(term, limit, true, &mut pieces, &mut output)?,
                Piece::Arguments(arguments) => {
                    if let Some((first, rest)) = arguments.split_first() {
                        if !rest.is_empty() {
                            pieces.push(Piece::Arguments(rest));
                            pieces.push(Piece::Token(","));
                        }
                        pieces.push(Piece::Term(first, ARGUMENT));
                    }
                }
                Piece::Tail(tail) => {
                    if let Some((head, tail)) = tail.as_cell() {
                        output.token(",")?;
                        pieces.extend([Piece::Tail(tail), Piece::Term(head, ARGUMENT)]);
                    } else if matches!(tail, Term::Atom(Symbol::NIL)) {
                        output.token("]")?;
                    } else {
                        output.token("|")?;
                        pieces.extend([Piece::Token("]"), Piece::Term(tail, ARGUMENT)]);
                    }
                }
                Piece::Infix(name, operator) => self.infix(name, operator, &mut output)?,
                Piece::Postfix(name) => {
                    output.token(&self.name(name))?;
                }
            }
        }
        Ok(())
    }

    fn name(&self, name: Symbol) -> Cow<'static, str> {
        if self.quoted { quoted_if_needed(name.as_str()) } else { Cow::Borrowed(name.as_str()) }
    }

    fn infix(&self, name: Symbol, operator: Operator, output: &mut Output<'_>) -> fmt::Result {
        if name == Symbol::COMMA {
            output.token(",")?;
            return output.space();
        }
        let token = if name == Symbol::BAR { Cow::Borrowed("|") } else { self.name(name) };
        // Arithmetic stands close together, all else with spaces.
        let spaced = operator.priority >= 600 || !token.chars().all(|c| class(c) == Class::SymbolCharacter);
        if spaced {
            output.space()?;
        }
        output.token(&token)?;
        if spaced { output.space() } else { Ok(()) }
    }

    fn term<'t>(
        &self,
        term: &'t Term,
        limit: u16,
        is_operand: bool,
        pieces: &mut Vec<Piece<'t>>,
        output: &mut Output<'_>,
    ) -> fmt::Result {
        match term {
            Term::Variable(variable) => output.token(&(self.names)(*variable)),
            Term::Integer(value) => output.token(&value.to_string()),
            Term::Float(value) => output.token(&float_text(*value)),
            Term::String(text) if self.quoted => output.token(&quote(text, '"')),
            Term::String(text) => output.token(text),
            Term::Atom(name) => {
                // An operator that stands for itself beside another one would be taken for one.
                let bracketed = is_operand && self.operators.contains(*name);
                if bracketed { output.in_parentheses(&self.name(*name)) } else { output.token(&self.name(*name)) }
            }
            Term::Compound(compound) => {
                let name = compound.functor;
                match &compound.arguments[..] {
                    [head, tail] if name == Symbol::CONS => {
                        output.token("[")?;
                        pieces.extend([Piece::Tail(tail), Piece::Term(head, ARGUMENT)]);
                    }
                    [inside] if name == Symbol::BRACES => {
                        output.token("{")?;
                        pieces.extend([Piece::Token("}"), Piece::Term(inside, LOOSEST)]);
                    }
                    [left, right] if let Some(operator) = self.operators.infix(name) => {
                        self.open_if(operator.priority > limit, pieces, output)?;
                        pieces.extend([
                            Piece::Operand(right, self.right_limit(operator, right)),
                            Piece::Infix(name, operator),
                            Piece::Operand(left, operator.left),
                        ]);
                    }
                    [argument] if self.is_written_as_prefix(name, argument) => {
                        if let Some(operator) = self.operators.prefix(name) {
                            self.open_if(operator.priority > limit, pieces, output)?;
                            output.token(&self.name(name))?;
                            if operator.priority > ARGUMENT {
                                output.space()?;
                            } else {
                                output.after_prefix = true;
                            }
                            pieces.push(Piece::Operand(argument, self.right_limit(operator, argument)));
                        }
                    }
                    [argument] if let Some(operator) = self.operators.postfix(name) => {
                        self.open_if(operator.priority > limit, pieces, output)?;
                        pieces.extend([Piece::Postfix(name), Piece::Operand(argument, operator.left)]);
                    }
                    arguments => {
                        output.token(&self.name(name))?;
                        output.functional_parenthesis()?;
                        pieces.extend([Piece::Token(")"), Piece::Arguments(arguments)]);
                    }
                }
                Ok(())
            }
        }
    }

    /// `-(1)` stays as it is: a minus sign before digits would make another number.
    fn is_written_as_prefix(&self, name: Symbol, argument: &Term) -> bool {
        self.operators.prefix(name).is_some()
            && !(name == Symbol::MINUS && matches!(argument, Term::Integer(_) | Term::Float(_)))
    }

    /// The loosest priority of a right operand. Where it is itself an operator of the same priority that takes such
    /// operands on its left (`a & (b + c)` with `xfy` and `yfx` of one priority), the text could be read both ways.
    fn right_limit(&self, operator: Operator, operand: &Term) -> u16 {
        let inner = match operand.functor() {
            Some((name, 2)) => self.operators.infix(name),
            Some((name, 1)) => self.operators.postfix(name),
            _ => None,
        };
        match inner {
            Some(inner) if inner.left >= operator.priority => operator.right.min(operator.priority - 1),
            _ => operator.right,
        }
    }

    fn open_if(&self, parentheses: bool, pieces: &mut Vec<Piece<'_>>, output: &mut Output<'_>) -> fmt::Result {
        if parentheses {
            output.token("(")?;
            pieces.push(Piece::Token(")"));
        }
        Ok(())
    }
}

/// The text so far, as far as the next token must know it.
struct Output<'a> {
    out: &'a mut dyn Write,
    last: Option<char>,
    /// The last token is a prefix operator.
    after_prefix: bool,
}

impl Output<'_> {
    /// Writes a token, with a space before it where it would run together with the last one.
    fn token(&mut self, token: &str) -> fmt::Result {
        let Some(first) = token.chars().next() else { return Ok(()) };
        let runs_together = self.last.is_some_and(|last| {
            (continues_word(last) && (continues_word(first) || first == '\''))
                || (class(last) == Class::SymbolCharacter && class(first) == Class::SymbolCharacter)
                || (last == first && class(first) == Class::Quote)
                || (last == ',' && first == '|')
        });
        // A prefix operator before `(` would become a functor, `-` before a digit its sign, a name before `-` a left operand.
        let misread =
            self.after_prefix && (matches!(first, '(' | '-') || (self.last == Some('-') && first.is_ascii_digit()));
        if runs_together || misread {
            self.out.write_char(' ')?;
        }
        self.after_prefix = false;
        self.last = token.chars().next_back();
        self.out.write_str(token)
    }

    fn in_parentheses(&mut self, token: &str) -> fmt::Result {
        self.token("(")?;
        self.token(token)?;
        self.token(")")
    }

    /// The parenthesis that follows a functor.
    fn functional_parenthesis(&mut self) -> fmt::Result {
        self.after_prefix = false;
        self.token("(")
    }

    fn space(&mut self) -> fmt::Result {
        self.last = None;
        self.out.write_char(' ')
    }
}

/// A float with a decimal point, in the fewest digits that read back as the same bits.
fn float_text(float: Float) -> String {
    let value = float.get();
    if value.is_nan() {
        let sign = if value.is_sign_negative() { "-" } else { "" };
        let mantissa = value.to_bits() & ((1 << 52) - 1);
        let fraction = f64::from_bits(1.0_f64.to_bits() | mantissa);
        return format!("{sign}{fraction:?}NaN");
    }
    if value.is_infinite() {
        return if value > 0.0 { "1.0Inf" } else { "-1.0Inf" }.to_string();
    }
    let text = format!("{value:?}");
    match text.split_once('e') {
        Some((mantissa, exponent)) if !mantissa.contains('.') => format!("{mantissa}.0e{exponent}"),
        _ => text,
    }
}

/// The name as it must be written to be read as an atom.
#[must_use]
pub fn quoted_if_needed(name: &str) -> Cow<'_, str> {
    let mut characters = name.chars();
    let plain = match characters.next() {
        None => false,
        Some(first) => match class(first) {
            Class::Lower => characters.all(continues_word),
            Class::SymbolCharacter => {
                name != "." && !name.starts_with("/*") && characters.all(|c| class(c) == Class::SymbolCharacter)
            }
            _ => matches!(name, "[]" | "{}" | "!" | ";"),
        },
    };
    if plain { Cow::Borrowed(name) } else { Cow::Owned(quote(name, '\'')) }
}

/// The text in quotes, with escape sequences for what cannot stand there.
fn quote(text: &str, quote: char) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push(quote);
    for c in text.chars() {
        match c {
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            '\\' => quoted.push_str("\\\\"),
            c if c == quote => {
                quoted.push('\\');
                quoted.push(c);
            }
            c if c.is_control() || c == '\u{feff}' => {
                let _ = write!(quoted, "\\x{:x}\\", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push(quote);
    quoted
}

/// Writes a clause or a directive with its full stop, in the standard way.
pub(super) fn write_clause(clause: &Term, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let text = Writer::default().text(clause);
    // Behind a symbol character the full stop would become part of the name.
    let space = text.chars().next_back().is_some_and(|last| class(last) == Class::SymbolCharacter);
    write!(f, "{text}{}.", if space { " " } else { "" })
}

/// With standard operators, quotes, and variables by letters.
impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Writer::default().write(self, LOOSEST, f)
    }
}

impl fmt::Debug for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
