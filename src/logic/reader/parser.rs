//! From tokens to terms: operator precedence parsing (R. W. Floyd 1963) by the operator table.
//!
//! Two stacks stand in the place of recursion: operators that wait for their right argument, and brackets that wait
//! to be closed. Nesting is therefore bounded by memory only.

mod messages;

use super::ReaderOptions;
use super::fault::Fault;
use super::lexer::{Kind, Lexer, Token, codes};
use super::spans::{Builder, TermSpans};
use crate::diagnostics::{Span, code};
use crate::logic::operators::{ARGUMENT, LOOSEST, Operator, Operators};
use crate::logic::{Symbol, Term, Variable};
use messages::{too_large, too_loose};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A term as it comes out of the parser.
pub(super) struct Parsed {
    pub(super) term: Term,
    pub(super) spans: TermSpans,
    pub(super) variable_names: Vec<(String, Variable)>,
    /// Whether a full stop ended it.
    pub(super) stopped: bool,
}

/// An operator that waits for its right argument.
struct Waiting {
    name: Symbol,
    operator: Operator,
    span: Span,
    arity: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bracket {
    Parenthesis,
    Arguments(Symbol),
    List,
    /// Behind the bar of a list.
    Tail,
    Brace,
}

/// An open bracket.
struct Open {
    kind: Bracket,
    /// The bracket itself.
    span: Span,
    /// Where the term starts: at the functor of a compound term, else at the bracket.
    start: usize,
    /// The number of operands and of waiting operators before it.
    operands: usize,
    waiting: usize,
}

pub(super) struct Parser<'s> {
    lexer: Lexer<'s>,
    ahead: Option<Token>,
    options: ReaderOptions,
    operands: Vec<Term>,
    spans: Builder,
    waiting: Vec<Waiting>,
    open: Vec<Open>,
    /// The priority of the last complete operand.
    priority: u16,
    names: FxHashMap<&'s str, Variable>,
    variable_names: Vec<(String, Variable)>,
    variables: u32,
    /// Where the last token that was taken ended.
    last_end: usize,
}

impl<'s> Parser<'s> {
    pub(super) fn new(text: &'s str, options: ReaderOptions) -> Self {
        Self {
            lexer: Lexer::new(text),
            ahead: None,
            options,
            operands: Vec::new(),
            spans: Builder::default(),
            waiting: Vec::new(),
            open: Vec::new(),
            priority: 0,
            names: FxHashMap::default(),
            variable_names: Vec::new(),
            variables: 0,
            last_end: 0,
        }
    }

    fn peek(&mut self) -> &Token {
        self.ahead.get_or_insert_with(|| self.lexer.next())
    }

    fn take(&mut self) -> Token {
        let token = self.ahead.take().unwrap_or_else(|| self.lexer.next());
        self.last_end = token.span.end;
        token
    }

    /// Passes over the rest of a faulty clause, up to its full stop.
    pub(super) fn recover(&mut self, fault: &Fault) {
        let mut ends = fault.clause_ends;
        while !ends {
            match self.take().kind {
                Kind::End | Kind::EndOfText => ends = true,
                Kind::Fault(fault) => ends = fault.clause_ends,
                _ => {}
            }
        }
    }

    /// The next clause up to its full stop or to the end of the text; `None` where the text holds no more tokens.
    /// After a fault the token that caused it has been taken unless it was a full stop.
    pub(super) fn clause(&mut self, operators: &Operators) -> Result<Option<Parsed>, Fault> {
        self.operands.clear();
        self.spans.clear();
        self.waiting.clear();
        self.open.clear();
        self.names.clear();
        self.variable_names.clear();
        self.variables = 0;
        if matches!(self.peek().kind, Kind::EndOfText) {
            return Ok(None);
        }
        loop {
            while !self.operand(operators)? {}
            loop {
                match self.continuation(operators)? {
                    Continuation::Operand => break,
                    Continuation::Operator => {}
                    Continuation::Complete { stopped } => return Ok(Some(self.finish(stopped))),
                }
            }
        }
    }

    fn finish(&mut self, stopped: bool) -> Parsed {
        let term = self.operands.pop().unwrap_or(Term::Atom(Symbol::NIL));
        let variable_names = std::mem::take(&mut self.variable_names);
        Parsed { term, spans: self.spans.finish(), variable_names, stopped }
    }

    fn push(&mut self, term: Term, span: Span) {
        self.operands.push(term);
        self.spans.leaf(span);
        self.priority = 0;
    }

    /// The loosest priority that the next operand may have.
    fn limit(&self) -> u16 {
        let (first, limit) = match self.open.last() {
            None => (0, LOOSEST),
            Some(open) => (
                open.waiting,
                match open.kind {
                    Bracket::Parenthesis | Bracket::Brace => LOOSEST,
                    Bracket::Arguments(_) | Bracket::List | Bracket::Tail => ARGUMENT,
                },
            ),
        };
        if self.waiting.len() > first { self.waiting.last().map_or(limit, |w| w.operator.right) } else { limit }
    }

    /// Whether an opening parenthesis follows without space between, which makes a functor of the name before it.
    fn is_applied(&mut self, name: Span) -> bool {
        let next = self.peek();
        matches!(next.kind, Kind::Punctuation(b'(')) && next.span.start == name.end
    }

    fn open(&mut self, kind: Bracket, span: Span, start: usize) {
        self.open.push(Open { kind, span, start, operands: self.operands.len(), waiting: self.waiting.len() });
    }

    /// Takes what can stand where an operand is expected; true when an operand is complete.
    fn operand(&mut self, operators: &Operators) -> Result<bool, Fault> {
        let Token { kind, span } = self.take_operand_token()?;
        match kind {
            Kind::Name(name, quoted) => return self.name(operators, name, quoted, span),
            Kind::Variable => return self.variable(span),
            Kind::Integer(value) => {
                let value = i64::try_from(value).map_err(|_| too_large(span))?;
                self.push(Term::Integer(value), span);
            }
            Kind::Float(value) => self.push(Term::float(value), span),
            Kind::String(text) => self.push(Term::String(Arc::from(text)), span),
            Kind::BackQuoted(text) => self.push(codes(&text), span),
            Kind::Punctuation(b'(') => {
                self.open(Bracket::Parenthesis, span, span.start);
                return Ok(false);
            }
            Kind::Punctuation(bracket @ (b'[' | b'{')) => {
                let (close, empty, kind) = match bracket {
                    b'[' => (b']', Symbol::NIL, Bracket::List),
                    _ => (b'}', Symbol::BRACES, Bracket::Brace),
                };
                if matches!(self.peek().kind, Kind::Punctuation(c) if c == close) {
                    let span = span.to(self.take().span);
                    return self.name(operators, empty, true, span);
                }
                self.open(kind, span, span.start);
                return Ok(false);
            }
            Kind::Punctuation(_) | Kind::End | Kind::EndOfText | Kind::Fault(_) => {}
        }
        Ok(true)
    }

    /// Takes a token that can start an operand; any other is a fault. A full stop is left to [`Parser::recover`].
    fn take_operand_token(&mut self) -> Result<Token, Fault> {
        match &self.peek().kind {
            Kind::End | Kind::EndOfText => {
                let found = if matches!(self.peek().kind, Kind::End) { "." } else { "" };
                let span = self.peek().span;
                Err(self.term_expected(span, found))
            }
            Kind::Punctuation(c @ (b')' | b']' | b'}' | b',' | b'|')) => {
                let found = char::from(*c).to_string();
                let span = self.take().span;
                Err(self.term_expected(span, &found))
            }
            _ => {
                let token = self.take();
                match token.kind {
                    Kind::Fault(fault) => Err(*fault),
                    _ => Ok(token),
                }
            }
        }
    }

    fn variable(&mut self, span: Span) -> Result<bool, Fault> {
        let text = &self.lexer.text[span.start..span.end];
        if self.is_applied(span) {
            if self.options.capitalised_functors {
                return Ok(self.arguments(Symbol::new(text), span));
            }
            return Err(Fault::new(
                code::VARIABLE_AS_FUNCTOR,
                span,
                format!("`{text}` is a variable and cannot have arguments"),
            )
            .hint(format!(
                "a predicate starts with a small letter; quoted, '{text}'(...), it may start with a capital"
            )));
        }
        let next = Variable(self.variables);
        let variable = if text == "_" { next } else { *self.names.entry(text).or_insert(next) };
        if variable == next {
            self.variables = self.variables.saturating_add(1);
            if text != "_" {
                self.variable_names.push((text.to_string(), variable));
            }
        }
        self.push(Term::Variable(variable), span);
        Ok(true)
    }

    /// Opens the arguments of a functor: the parenthesis is the next token.
    fn arguments(&mut self, functor: Symbol, span: Span) -> bool {
        let parenthesis = self.take().span;
        self.open(Bracket::Arguments(functor), parenthesis, span.start);
        false
    }

    /// A name where an operand is expected: a functor, a minus sign of a number, a prefix operator, or an atom.
    fn name(&mut self, operators: &Operators, name: Symbol, quoted: bool, span: Span) -> Result<bool, Fault> {
        if self.is_applied(span) {
            return Ok(self.arguments(name, span));
        }
        if name == Symbol::MINUS && !quoted && self.peek().span.start == span.end {
            let next = self.peek().span;
            let number = match self.peek().kind {
                Kind::Integer(value) => {
                    Some(Term::Integer(0_i64.checked_sub_unsigned(value).ok_or_else(|| too_large(span.to(next)))?))
                }
                Kind::Float(value) => Some(Term::float(-value)),
                _ => None,
            };
            if let Some(number) = number {
                self.take();
                self.push(number, span.to(next));
                return Ok(true);
            }
        }
        match operators.prefix(name) {
            Some(operator) if !self.stands_alone(operators, operator, span) => {
                let limit = self.limit();
                if operator.priority > limit {
                    return Err(too_loose(name, span, operator.priority, limit));
                }
                self.waiting.push(Waiting { name, operator, span, arity: 1 });
                Ok(false)
            }
            _ => {
                self.push(Term::Atom(name), span);
                Ok(true)
            }
        }
    }

    /// Whether a prefix operator is an atom here, because what follows cannot be its argument.
    fn stands_alone(&mut self, operators: &Operators, operator: Operator, before: Span) -> bool {
        let next = self.peek();
        let span = next.span;
        match next.kind {
            Kind::End | Kind::EndOfText | Kind::Punctuation(b')' | b']' | b'}' | b',' | b'|') => true,
            Kind::Name(next, _) => {
                let follows = operators.infix(next).is_some() || operators.postfix(next).is_some();
                let applied = self.lexer.byte(span.end) == Some(b'(');
                let argument = operators.prefix(next).is_some_and(|prefix| prefix.priority <= operator.right);
                // `foo -1`: the sign of a number stands apart from what is before it and not from its digits.
                let sign = next == Symbol::MINUS
                    && span.start > before.end
                    && self.lexer.byte(span.end).is_some_and(|byte| byte.is_ascii_digit());
                follows && !applied && !argument && !sign
            }
            _ => false,
        }
    }

    /// Takes what can stand behind a complete operand.
    fn continuation(&mut self, operators: &Operators) -> Result<Continuation, Fault> {
        let span = self.peek().span;
        let name = match self.peek().kind {
            Kind::End | Kind::EndOfText => return self.end(span),
            Kind::Punctuation(c @ (b')' | b']' | b'}')) => {
                self.take();
                self.close(c, span)?;
                return Ok(Continuation::Operator);
            }
            Kind::Punctuation(c @ (b',' | b'|')) => {
                if self.separator(c, span)? {
                    return Ok(Continuation::Operand);
                }
                if c == b',' { Symbol::COMMA } else { Symbol::BAR }
            }
            Kind::Name(name, _) => name,
            _ => return Err(self.operator_expected()),
        };
        let (infix, postfix) = (operators.infix(name), operators.postfix(name));
        if infix.is_none() && postfix.is_none() {
            return Err(self.operator_expected());
        }
        self.take();
        let is_postfix = postfix.is_some() && (infix.is_none() || !self.starts_operand(operators));
        let Some(operator) = (if is_postfix { postfix } else { infix }) else { return Err(self.operator_expected()) };
        self.reduce_to(operator.left);
        let limit = self.limit();
        if self.priority > operator.left || operator.priority > limit {
            return Err(too_loose(name, span, operator.priority, limit.min(operator.priority - 1)));
        }
        if is_postfix {
            self.build(name, 1, span);
            self.priority = operator.priority;
            Ok(Continuation::Operator)
        } else {
            self.waiting.push(Waiting { name, operator, span, arity: 2 });
            Ok(Continuation::Operand)
        }
    }

    /// Whether the next token can start an operand: it decides between an infix and a postfix operator of one name.
    fn starts_operand(&mut self, operators: &Operators) -> bool {
        match self.peek().kind {
            Kind::End | Kind::EndOfText | Kind::Punctuation(b')' | b']' | b'}' | b',' | b'|') => false,
            Kind::Name(name, _) => {
                operators.prefix(name).is_some()
                    || (operators.infix(name).is_none() && operators.postfix(name).is_none())
            }
            _ => true,
        }
    }

    /// Combines waiting operators that bind at least as tightly as `priority` allows.
    fn reduce_to(&mut self, priority: u16) {
        let first = self.open.last().map_or(0, |open| open.waiting);
        while self.waiting.len() > first
            && let Some(waiting) = self.waiting.pop_if(|waiting| waiting.operator.priority <= priority)
        {
            self.build(waiting.name, waiting.arity, waiting.span);
            self.priority = waiting.operator.priority;
        }
    }

    /// Puts a compound term in the place of the last `arity` operands.
    fn build(&mut self, name: Symbol, arity: usize, span: Span) {
        let arguments = self.operands.split_off(self.operands.len() - arity);
        self.spans.close(arity, span);
        self.operands.push(Term::application(name, arguments));
    }

    /// A comma or a bar inside the brackets of arguments or of a list separates; true if it did.
    fn separator(&mut self, separator: u8, span: Span) -> Result<bool, Fault> {
        match (self.open.last().map(|open| open.kind), separator) {
            (Some(Bracket::Arguments(_) | Bracket::List), b',') => {}
            (Some(Bracket::List), _) => {
                if let Some(open) = self.open.last_mut() {
                    open.kind = Bracket::Tail;
                }
            }
            (Some(Bracket::Tail), _) => {
                self.take();
                return Err(Fault::new(code::BRACKET_MISMATCH, span, "a list has one tail, which ends it")
                    .hint("close the list behind the first term that follows the bar"));
            }
            _ => return Ok(false),
        }
        self.take();
        self.reduce_to(LOOSEST);
        Ok(true)
    }

    fn close(&mut self, bracket: u8, span: Span) -> Result<(), Fault> {
        let wrong = |message: String| Fault::new(code::BRACKET_MISMATCH, span, message);
        let bracket = char::from(bracket);
        self.reduce_to(LOOSEST);
        let Some(open) = self.open.pop() else {
            return Err(wrong(format!("`{bracket}` closes nothing")).hint("remove it, or open the bracket before"));
        };
        match (open.kind, bracket) {
            (Bracket::Parenthesis, ')') => {}
            (Bracket::Brace, '}') => self.build(Symbol::BRACES, 1, Span::new(open.start, span.end)),
            (Bracket::Arguments(functor), ')') => {
                self.build(functor, self.operands.len() - open.operands, Span::new(open.start, span.end));
            }
            (Bracket::List | Bracket::Tail, ']') => {
                if open.kind == Bracket::List {
                    self.push(Term::Atom(Symbol::NIL), span);
                }
                for _ in open.operands + 1..self.operands.len() {
                    self.build(Symbol::CONS, 2, span);
                }
                self.spans.widen_last(open.start);
            }
            _ => {
                let expected = match open.kind {
                    Bracket::Parenthesis | Bracket::Arguments(_) => ')',
                    Bracket::List | Bracket::Tail => ']',
                    Bracket::Brace => '}',
                };
                return Err(wrong(format!("`{bracket}` stands where `{expected}` is expected")));
            }
        }
        self.priority = 0;
        Ok(())
    }

    fn end(&mut self, span: Span) -> Result<Continuation, Fault> {
        self.reduce_to(LOOSEST);
        if let Some(open) = self.open.last() {
            let bracket = &self.lexer.text[open.span.start..open.span.end];
            return Err(Fault::new(
                code::BRACKET_MISMATCH,
                open.span,
                format!("the bracket `{bracket}` is not closed in its clause"),
            )
            .hint("a clause ends at a full stop followed by white space"));
        }
        let stopped = matches!(self.peek().kind, Kind::End);
        if stopped {
            self.take();
        } else {
            // Where a full stop belongs: right behind the last token.
            self.ahead = Some(Token { kind: Kind::EndOfText, span: Span::new(self.last_end, span.end) });
        }
        Ok(Continuation::Complete { stopped })
    }

    /// Where the last token that was taken ended.
    pub(super) fn last_end(&self) -> usize {
        self.last_end
    }
}

/// What comes after [`Parser::continuation`].
enum Continuation {
    Operand,
    Operator,
    Complete { stopped: bool },
}
