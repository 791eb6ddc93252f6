//! Modes: the shapes of the literals that may be added to a query.
//!
//! `rmode(link(+G,-H))` adds a literal that starts at a variable of the query and introduces one. `rmode((liberty_cnt(+G,-N),
//! N < #[2,3,4]))` adds two literals as one test; a variable without a mark is the one of the same name before it.

use super::settings::Fault;
use crate::interpretation::{Comparison, Value};
use crate::logic::{Symbol, Term, Variable};
use std::sync::Arc;

/// Where the constants in one place of a literal come from.
#[derive(Clone, Debug, PartialEq)]
pub enum Constants {
    /// `#[a,b,c]`: these.
    List(Arc<[Value]>),
    /// `#` or `#X`: those that occur in that place in the data.
    Occurring,
    /// `threshold(Literal, [Variable], C)`: cut points of the numbers that occur in that place, about so many.
    Thresholds {
        /// The predicate whose argument is cut.
        predicate: (Symbol, usize),
        /// Which of its arguments.
        argument: usize,
        /// The largest number of cut points.
        count: usize,
    },
}

/// An argument of a mode.
#[derive(Clone, Debug, PartialEq)]
pub enum ModeArgument {
    /// `+X`: a variable of the query.
    Input(Option<Symbol>),
    /// `-X`: a new variable.
    Output(Option<Symbol>),
    /// `+-X`: either.
    Either(Option<Symbol>),
    /// `X`, after `+X`, `-X` or `+-X` in the same mode: the same variable.
    Same(Symbol),
    /// `#…`: a constant.
    Constant(Constants),
    /// A ground term: just that.
    Fixed(Value),
    /// A compound term with marks inside.
    Compound(Symbol, Vec<ModeArgument>),
}

impl ModeArgument {
    /// The argument, or what stands inside it, where it is compound.
    pub fn leaves(&self) -> Vec<&ModeArgument> {
        match self {
            ModeArgument::Compound(_, arguments) => arguments.iter().flat_map(ModeArgument::leaves).collect(),
            leaf => vec![leaf],
        }
    }
}

/// A literal of a mode.
#[derive(Clone, Debug, PartialEq)]
pub struct ModeLiteral {
    /// The predicate.
    pub name: Symbol,
    /// Its arguments.
    pub arguments: Vec<ModeArgument>,
}

impl ModeLiteral {
    /// The arguments; of a compound one those inside it.
    pub fn leaves(&self) -> impl Iterator<Item = &ModeArgument> {
        self.arguments.iter().flat_map(ModeArgument::leaves)
    }
}

/// A conjunction that may be added to a query as one test.
#[derive(Clone, Debug, PartialEq)]
pub struct Mode {
    /// The literals.
    pub literals: Vec<ModeLiteral>,
    /// How often the first literal's predicate may occur in a query, from `rmode(N: …)`.
    pub maximal_uses: Option<usize>,
    /// Whether the original makes no test at all because of this mode: it has `#name`, for which no constants are known.
    pub stops_all: bool,
}

/// The number of thresholds where none is stated.
const DEFAULT_THRESHOLDS: usize = 8;

impl Mode {
    /// Reads the argument of `rmode`, and what is odd about it. `names` are the names of the variables in it.
    pub(super) fn read(term: &Term, names: &[(String, Variable)]) -> Result<(Self, Vec<Fault>), Fault> {
        let (term, maximal_uses) = match as_pair(term, ":") {
            Some((Term::Integer(uses), mode)) => (mode, Some(usize::try_from(*uses).unwrap_or(0))),
            Some((Term::Atom(uses), mode)) if uses.as_str() == "inf" => (mode, None),
            _ => (term, None),
        };
        let (generator, body) = match term.functor().map(|(name, arity)| (name.as_str(), arity)) {
            Some(("#", 2)) => (Some(generator(&term.arguments()[0])?), &term.arguments()[1]),
            _ => (None, term),
        };
        let mut reader = Reader { names, generator, known: Vec::new(), warnings: Vec::new(), stops_all: false };
        let literals = body.conjuncts().into_iter().map(|t| reader.literal(t)).collect::<Result<Vec<_>, _>>()?;
        Ok((Self { literals, maximal_uses, stops_all: reader.stops_all }, reader.warnings))
    }

    /// Reads literals that may follow one with the variables `known`.
    pub(super) fn read_following(
        term: &Term,
        names: &[(String, Variable)],
        known: &[Symbol],
    ) -> Result<Vec<ModeLiteral>, Fault> {
        let mut reader =
            Reader { names, generator: None, known: known.to_vec(), warnings: Vec::new(), stops_all: false };
        term.conjuncts().into_iter().map(|t| reader.literal(t)).collect()
    }
}

/// `name(Left, Right)` taken apart.
fn as_pair<'t>(term: &'t Term, name: &str) -> Option<(&'t Term, &'t Term)> {
    match (term.functor(), term.arguments()) {
        (Some((functor, 2)), [left, right]) if functor.as_str() == name => Some((left, right)),
        _ => None,
    }
}

/// `C: member(C, List)` or `N*C: threshold(Literal, [X], C)`: the variable and what it stands for.
fn generator(term: &Term) -> Result<(Variable, Constants), Fault> {
    let wrong = || Fault::new("a generator is written C: member(C, [...]) or N*C: threshold(Literal, [X], C)");
    // The colon binds tighter than the asterisk.
    let (count, named) = match as_pair(term, "*") {
        Some((Term::Integer(count), named)) => (usize::try_from(*count).unwrap_or(1), named),
        _ => (DEFAULT_THRESHOLDS, term),
    };
    let Some((Term::Variable(variable), goal)) = as_pair(named, ":") else { return Err(wrong()) };
    let variable = *variable;
    let constants = match (goal.functor().map(|(name, arity)| (name.as_str(), arity)), goal.arguments()) {
        (Some(("member", 2)), [Term::Variable(same), list]) if *same == variable => {
            Constants::List(constant_list(list)?)
        }
        (Some(("threshold", 3)), [literal, variables, Term::Variable(same)]) if *same == variable => {
            let cut = variables.as_list().filter(|list| list.len() == 1).ok_or_else(wrong)?[0];
            let argument = literal.arguments().iter().position(|a| a == cut).ok_or_else(wrong)?;
            Constants::Thresholds { predicate: literal.functor().ok_or_else(wrong)?, argument, count: count.max(1) }
        }
        _ => return Err(wrong()),
    };
    Ok((variable, constants))
}

fn constant_list(term: &Term) -> Result<Arc<[Value]>, Fault> {
    let wrong = || Fault::new(format!("{term} is not a list of constants"));
    let mut values = Vec::new();
    for item in term.as_list().ok_or_else(wrong)? {
        let value = Value::of(item).ok_or_else(wrong)?;
        if !values.contains(&value) {
            values.push(value);
        }
    }
    if values.is_empty() { Err(wrong()) } else { Ok(values.into()) }
}

struct Reader<'a> {
    names: &'a [(String, Variable)],
    generator: Option<(Variable, Constants)>,
    known: Vec<Symbol>,
    warnings: Vec<Fault>,
    stops_all: bool,
}

/// An atom as the name of a variable.
fn capitalised(atom: &str) -> String {
    let mut letters = atom.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

impl Reader<'_> {
    fn literal(&mut self, term: &Term) -> Result<ModeLiteral, Fault> {
        let (name, _) = term.functor().ok_or_else(|| Fault::new("a mode is a literal or a conjunction of literals"))?;
        let arguments = term.arguments().iter().map(|a| self.argument(a)).collect::<Result<Vec<_>, _>>()?;
        // Only a relation can say which constants occur.
        let occurring = ModeArgument::Constant(Constants::Occurring);
        if arguments.len() == 2 && Comparison::named(name).is_some() && arguments.contains(&occurring) {
            return Err(Fault::without_list(term));
        }
        Ok(ModeLiteral { name, arguments })
    }

    fn argument(&mut self, term: &Term) -> Result<ModeArgument, Fault> {
        if let (Term::Variable(variable), Some((generated, constants))) = (term, &self.generator)
            && variable == generated
        {
            return Ok(ModeArgument::Constant(constants.clone()));
        }
        if let Term::Variable(variable) = term {
            let name = self.name(*variable);
            return match name {
                Some(name) if self.known.contains(&name) => Ok(ModeArgument::Same(name)),
                // An unmarked variable that is new: nothing is said of it, so it is an output.
                name => {
                    self.known.extend(name);
                    Ok(ModeArgument::Output(name))
                }
            };
        }
        let functor = term.functor().map(|(name, arity)| (name.as_str(), arity));
        let mark = functor.filter(|(_, arity)| *arity == 1).map(|(name, _)| name);
        match mark {
            // A mark alone is that of something without a name.
            None if functor == Some(("#", 0)) => Ok(ModeArgument::Constant(Constants::Occurring)),
            None if functor == Some(("+", 0)) => Ok(ModeArgument::Input(None)),
            None if functor == Some(("-", 0)) => Ok(ModeArgument::Output(None)),
            None if functor == Some(("+-", 0)) => Ok(ModeArgument::Either(None)),
            Some("#") => match &term.arguments()[0] {
                list if list.as_list().is_some() => Ok(ModeArgument::Constant(Constants::List(constant_list(list)?))),
                Term::Atom(atom) => {
                    let message =
                        format!("#{atom}: the original knows no constants for it, and then makes no test at all");
                    let mut warning = Fault::warning(message);
                    warning.hint =
                        Some(format!("write #[a,b,c], or #{} for all that occur", capitalised(atom.as_str())));
                    self.warnings.push(warning);
                    self.stops_all = true;
                    Ok(ModeArgument::Constant(Constants::Occurring))
                }
                _ => Ok(ModeArgument::Constant(Constants::Occurring)),
            },
            Some(mark @ ("+" | "-" | "+-" | "-+")) => {
                let name = match &term.arguments()[0] {
                    Term::Variable(variable) => self.name(*variable),
                    // The original takes the atom for what it is: a constant.
                    Term::Atom(atom) => {
                        let message = format!("{mark}{atom}: an atom where a variable is wanted stands for itself");
                        let mut warning = Fault::warning(message);
                        warning.hint = Some("names of variables begin with a capital letter".into());
                        self.warnings.push(warning);
                        return Ok(ModeArgument::Fixed(Value::atom(atom.as_str())));
                    }
                    Term::Integer(number) if mark == "-" => return Ok(ModeArgument::Fixed(Value::integer(-number))),
                    other => return Err(Fault::new(format!("{mark}{other}: a mode mark stands before a variable"))),
                };
                self.known.extend(name);
                Ok(match mark {
                    "+" => ModeArgument::Input(name),
                    "-" => ModeArgument::Output(name),
                    _ => ModeArgument::Either(name),
                })
            }
            _ => match Value::of(term) {
                Some(value) => Ok(ModeArgument::Fixed(value)),
                None => {
                    let (name, _) = term.functor().ok_or_else(|| Fault::new(format!("{term} is no argument")))?;
                    let inner = term.arguments().iter().map(|a| self.argument(a)).collect::<Result<_, _>>()?;
                    Ok(ModeArgument::Compound(name, inner))
                }
            },
        }
    }

    fn name(&self, variable: Variable) -> Option<Symbol> {
        self.names.iter().find(|(_, v)| *v == variable).map(|(name, _)| Symbol::new(name))
    }
}
