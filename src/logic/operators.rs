//! The operator table: which names may stand before, between or after their arguments, and how tightly they bind.
//!
//! It starts with ISO's operators, the usual ones of SWI-Prolog, and the mode marks of ACE's settings files; a
//! directive `:- op(Priority, Type, Names)` changes it while a text is read.

use super::{Symbol, Term};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// The loosest priority that a term can have.
pub const LOOSEST: u16 = 1200;
/// The loosest priority of an argument or of an element of a list.
pub const ARGUMENT: u16 = 999;

/// How an operator stands to its arguments. On a side marked `y` an argument may have the operator's own priority, on
/// a side marked `x` it must bind tighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum OperatorType {
    Fx,
    Fy,
    Xfx,
    Xfy,
    Yfx,
    Xf,
    Yf,
}

impl OperatorType {
    /// Reads `fx`, `fy`, `xfx`, `xfy`, `yfx`, `xf` or `yf`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "fx" => Self::Fx,
            "fy" => Self::Fy,
            "xfx" => Self::Xfx,
            "xfy" => Self::Xfy,
            "yfx" => Self::Yfx,
            "xf" => Self::Xf,
            "yf" => Self::Yf,
            _ => return None,
        })
    }
}

/// An operator in one of its three positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operator {
    /// From 1 (binds tightest) to 1200.
    pub priority: u16,
    /// The loosest priority of the left argument; 0 for a prefix operator.
    pub left: u16,
    /// The loosest priority of the right argument; 0 for a postfix operator.
    pub right: u16,
}

/// What a name is as an operator.
#[derive(Clone, Copy, Debug, Default)]
struct Positions {
    prefix: Option<Operator>,
    infix: Option<Operator>,
    postfix: Option<Operator>,
}

/// The table.
#[derive(Clone, Debug)]
pub struct Operators(FxHashMap<Symbol, Positions>);

const STANDARD: &[(u16, OperatorType, &str)] = &[
    (1200, OperatorType::Xfx, ":- -->"),
    (1200, OperatorType::Fx, ":- ?-"),
    (1150, OperatorType::Fx, "dynamic discontiguous initialization multifile table meta_predicate"),
    (1100, OperatorType::Xfy, "; |"),
    (1050, OperatorType::Xfy, "-> *->"),
    (1000, OperatorType::Xfy, ","),
    (990, OperatorType::Xfx, ":="),
    (900, OperatorType::Fy, "\\+"),
    (700, OperatorType::Xfx, "= \\= == \\== @< @=< @> @>= =.. is =:= =\\= < =< > >= =@= \\=@= as <="),
    (200, OperatorType::Xfy, ":"),
    (500, OperatorType::Yfx, "+ - /\\ \\/ xor"),
    (400, OperatorType::Yfx, "* / // rem mod div divmod rdiv << >>"),
    (200, OperatorType::Xfx, "**"),
    (200, OperatorType::Xfy, "^"),
    (200, OperatorType::Fy, "- + \\"),
    // Modes of ACE: input, output, either, a constant; a backslash asks for a value that is not yet in use.
    (200, OperatorType::Fy, "+- -+ # +\\ -\\ +-\\"),
];

static DEFAULT: LazyLock<Operators> = LazyLock::new(|| {
    let mut table = Operators(FxHashMap::default());
    for &(priority, kind, names) in STANDARD {
        for name in names.split(' ') {
            table.set(priority, kind, Symbol::new(name));
        }
    }
    table
});

impl Default for Operators {
    fn default() -> Self {
        DEFAULT.clone()
    }
}

impl Operators {
    /// The table that every text starts with.
    #[must_use]
    pub fn standard() -> &'static Operators {
        &DEFAULT
    }

    /// The operator before its argument.
    #[must_use]
    pub fn prefix(&self, name: Symbol) -> Option<Operator> {
        self.0.get(&name)?.prefix
    }

    /// The operator between its arguments.
    #[must_use]
    pub fn infix(&self, name: Symbol) -> Option<Operator> {
        self.0.get(&name)?.infix
    }

    /// The operator after its argument.
    #[must_use]
    pub fn postfix(&self, name: Symbol) -> Option<Operator> {
        self.0.get(&name)?.postfix
    }

    /// Whether the name is an operator in any position.
    #[must_use]
    pub fn contains(&self, name: Symbol) -> bool {
        self.0.get(&name).is_some_and(|p| p.prefix.is_some() || p.infix.is_some() || p.postfix.is_some())
    }

    fn set(&mut self, priority: u16, kind: OperatorType, name: Symbol) {
        use OperatorType::{Fx, Fy, Xf, Xfx, Xfy, Yf, Yfx};
        let tighter = priority.saturating_sub(1);
        let left = match kind {
            Fx | Fy => 0,
            Yfx | Yf => priority,
            Xfx | Xfy | Xf => tighter,
        };
        let right = match kind {
            Xf | Yf => 0,
            Fy | Xfy => priority,
            Fx | Xfx | Yfx => tighter,
        };
        let positions = self.0.entry(name).or_default();
        let position = match kind {
            Fx | Fy => &mut positions.prefix,
            Xfx | Xfy | Yfx => &mut positions.infix,
            Xf | Yf => &mut positions.postfix,
        };
        *position = (priority > 0).then_some(Operator { priority, left, right });
    }

    /// Declares an operator; priority 0 removes it. The error says which rule forbids the declaration.
    pub fn declare(&mut self, priority: i64, kind: OperatorType, name: &str) -> Result<(), &'static str> {
        let infix = matches!(kind, OperatorType::Xfx | OperatorType::Xfy | OperatorType::Yfx);
        let Some(priority) = u16::try_from(priority).ok().filter(|p| *p <= LOOSEST) else {
            return Err("the priority of an operator is an integer from 0 to 1200");
        };
        match name {
            "," => return Err("the comma cannot be declared as an operator"),
            "[]" | "{}" => return Err("a pair of brackets cannot be declared as an operator"),
            "|" if !infix || (1..=1000).contains(&priority) => {
                return Err("the bar can only be an infix operator of a priority above 1000");
            }
            _ => {}
        }
        self.set(priority, kind, Symbol::new(name));
        Ok(())
    }

    /// Carries out `op(Priority, Type, Name)` or `op(Priority, Type, [Name, …])`; other terms are not touched and are no
    /// error. All names are checked by the same rules as in [`Operators::declare`].
    pub fn declare_term(&mut self, goal: &Term) -> Result<(), &'static str> {
        let (Some((Symbol::OP, 3)), [priority, kind, names]) = (goal.functor(), goal.arguments()) else {
            return Ok(());
        };
        let Term::Integer(priority) = priority else {
            return Err("the priority of an operator is an integer from 0 to 1200");
        };
        let Some(kind) = (match kind {
            Term::Atom(kind) => OperatorType::from_name(kind.as_str()),
            _ => None,
        }) else {
            return Err("the type of an operator is one of fx, fy, xfx, xfy, yfx, xf and yf");
        };
        let names = match names {
            Term::Atom(Symbol::NIL) => vec![names],
            _ => names.as_list().unwrap_or_else(|| vec![names]),
        };
        for name in names {
            let Term::Atom(name) = name else { return Err("the name of an operator is an atom") };
            self.declare(*priority, kind, name.as_str())?;
        }
        Ok(())
    }
}
