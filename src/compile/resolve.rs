//! The literals of a test as goals: predicates looked up, constants read, kinds of variables found, equalities done away with.
//!
//! Literals are read in the order written, as [`crate::coverage::reference`] runs them, since a comparison fails where a side of
//! it has no value yet. What remains are goals that mean the same in any order in which their variables get values.

use super::Unsupported;
use super::vocabulary::{Constant, Kind, NAMED_GROUP, NAMED_POINT, Predicate};
use crate::go::Point;
use crate::interpretation::Comparison;
use crate::logic::writer::letter_name;
use crate::logic::{Literal, Substitution, Term, Variable};
use crate::runtime::{Axes, Content, Direction};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A variable or a constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Argument {
    Variable(Variable),
    Constant(Constant),
}

impl Argument {
    pub(super) fn variable(self) -> Option<Variable> {
        if let Self::Variable(variable) = self { Some(variable) } else { None }
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Variable(variable) => f.write_str(&letter_name(*variable)),
            Self::Constant(constant) => write!(f, "{constant}"),
        }
    }
}

/// A comparison as Rust writes it.
pub(super) fn operator(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::Less => "<",
        Comparison::LessEqual => "<=",
        Comparison::Greater => ">",
        Comparison::GreaterEqual => ">=",
        Comparison::SameNumber | Comparison::Equal => "==",
        Comparison::Different => "!=",
    }
}

/// Something that must hold.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Goal {
    Call(&'static Predicate, Vec<Argument>),
    Compare(Comparison, [Argument; 2]),
    /// There is no answer to these goals; the arguments are the variables that have values before.
    Not(Vec<Goal>, Vec<Argument>),
}

impl PartialEq for Predicate {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Goal {
    pub(super) fn arguments(&self) -> &[Argument] {
        match self {
            Self::Call(_, arguments) => arguments,
            Self::Compare(_, sides) => sides,
            Self::Not(_, outer) => outer,
        }
    }

    pub(super) fn variables(&self) -> impl Iterator<Item = Variable> + '_ {
        self.arguments().iter().filter_map(|argument| argument.variable())
    }
}

/// The most ways to make a test or its path true.
const MOST_WAYS: usize = 64;

/// Reads literals one after the other.
#[derive(Clone, Debug)]
pub(super) struct Resolver {
    /// What equalities have made of variables.
    replaced: Substitution,
    bound: BTreeSet<Variable>,
    /// The kind of each variable that has a value.
    pub(super) kinds: BTreeMap<Variable, Kind>,
    /// The goals so far.
    pub(super) goals: Vec<Goal>,
    /// Whether some literal can never hold.
    pub(super) impossible: bool,
    /// The number of the next variable that the resolver makes itself.
    next: u32,
}

impl Resolver {
    /// A resolver for literals over variables with numbers below `variables`; one variable stands for the move.
    pub(super) fn new(key: Variable, variables: usize) -> Self {
        Self {
            replaced: Substitution::default(),
            bound: BTreeSet::from([key]),
            kinds: BTreeMap::from([(key, Kind::Point)]),
            goals: Vec::new(),
            impossible: false,
            next: variables as u32,
        }
    }

    /// Reads literals that may have `;` and `,` in them: one resolver for each way to make them true.
    pub(super) fn ways(self, literals: &[Literal]) -> Result<Vec<Self>, Unsupported> {
        let mut next = self.next;
        let mut ways = vec![self];
        for literal in literals {
            let mut extended: Vec<Self> = Vec::new();
            for mut way in ways {
                // Variables of different ways have different numbers.
                way.next = next;
                let found = way.with(literal)?;
                next = Self::next_of(&found, next);
                extended.extend(found);
            }
            if extended.len() > MOST_WAYS {
                let reason = format!("there are more than {MOST_WAYS} ways to make it true");
                return Err(Unsupported::Form { literal: literal.to_goal().to_string(), reason });
            }
            ways = extended;
        }
        // What can never be true is of no use beside others.
        if ways.iter().any(|way| !way.impossible) {
            ways.retain(|way| !way.impossible);
        } else {
            ways.truncate(1);
        }
        Ok(ways)
    }

    /// The number of the next variable that none of some ways has made.
    fn next_of(ways: &[Self], least: u32) -> u32 {
        ways.iter().map(|way| way.next).fold(least, u32::max)
    }

    /// The ways to make literals true beside each of some ways to make a path true.
    pub(super) fn all_ways(paths: &[Self], literals: &[Literal]) -> Result<Vec<Self>, Unsupported> {
        let mut all: Vec<Self> = Vec::new();
        let mut next = Self::next_of(paths, 0);
        for path in paths {
            let found = Self { next, ..path.clone() }.ways(literals)?;
            next = Self::next_of(&found, next);
            all.extend(found);
        }
        if all.len() > MOST_WAYS {
            let literal = literals.iter().map(|literal| literal.to_goal().to_string()).collect::<Vec<_>>().join(", ");
            let reason = format!("there are more than {MOST_WAYS} ways to make it and its path true");
            return Err(Unsupported::Form { literal, reason });
        }
        if all.iter().any(|way| !way.impossible) {
            all.retain(|way| !way.impossible);
        }
        Ok(all)
    }

    fn with(mut self, literal: &Literal) -> Result<Vec<Self>, Unsupported> {
        let atom = &literal.atom;
        if literal.negated {
            self.deny(atom)?;
            return Ok(vec![self]);
        }
        match (atom.functor().map_or("", |(name, _)| name.as_str()), atom.arguments()) {
            (",", [left, right]) => self.ways(&[Literal::from_goal(left), Literal::from_goal(right)]),
            (";", [left, right]) if left.functor().is_none_or(|(name, _)| name.as_str() != "->") => {
                let mut ways = self.clone().ways(&[Literal::from_goal(left)])?;
                self.next = Self::next_of(&ways, self.next);
                ways.extend(self.ways(&[Literal::from_goal(right)])?);
                Ok(ways)
            }
            ("\\+" | "not", [inner]) => {
                self.deny(inner)?;
                Ok(vec![self])
            }
            ("true", []) => Ok(vec![self]),
            ("fail" | "false", []) => {
                self.impossible = true;
                Ok(vec![self])
            }
            _ => {
                self.add(literal)?;
                Ok(vec![self])
            }
        }
    }

    /// Reads a goal that must have no answer. A variable in it that has no value yet is its own.
    fn deny(&mut self, goal: &Term) -> Result<(), Unsupported> {
        let mut own: BTreeMap<Variable, Variable> = BTreeMap::new();
        let goal = self.replaced.apply(goal).map_variables(|variable| {
            if self.bound.contains(&variable) {
                return Term::Variable(variable);
            }
            let next = self.next + own.len() as u32;
            Term::Variable(*own.entry(variable).or_insert(Variable(next)))
        });
        let next = self.next + own.len() as u32;
        let inner = Self { goals: Vec::new(), impossible: false, next, ..self.clone() };
        let ways = inner.ways(&[Literal::from_goal(&goal)])?;
        self.next = Self::next_of(&ways, next);
        for way in ways {
            if way.impossible {
                continue;
            }
            // What is always true cannot be denied.
            self.impossible |= way.goals.is_empty();
            let outer: BTreeSet<Variable> =
                way.goals.iter().flat_map(Goal::variables).filter(|variable| self.bound.contains(variable)).collect();
            self.kinds.extend(way.kinds);
            self.goals.push(Goal::Not(way.goals, outer.into_iter().map(Argument::Variable).collect()));
        }
        Ok(())
    }

    /// Reads one more literal, which is positive.
    pub(super) fn add(&mut self, literal: &Literal) -> Result<(), Unsupported> {
        let form =
            |reason: &str| Unsupported::Form { literal: literal.to_goal().to_string(), reason: reason.to_owned() };
        let (name, arity) = literal.atom.functor().ok_or_else(|| form("it is no literal"))?;
        let is_known = Predicate::named(name.as_str(), arity).is_some() || Comparison::named(name).is_some();
        if is_known && !literal.atom.arguments().iter().all(|a| matches!(a, Term::Variable(_)) || a.is_ground()) {
            return Err(form("an argument is neither a variable nor a constant"));
        }
        let arguments: Vec<Term> =
            literal.atom.arguments().iter().map(|argument| self.replaced.apply(argument)).collect();
        if let Some(predicate) = Predicate::named(name.as_str(), arity) {
            self.call(predicate, &arguments).map_err(|reason| form(&reason))
        } else if let (Some(comparison), [left, right]) = (Comparison::named(name), &arguments[..]) {
            self.compare(comparison, left, right).map_err(|reason| form(&reason))
        } else if name.as_str() == "unbound" && arity == 1 {
            Ok(())
        } else {
            let literal = literal.to_goal().to_string();
            Err(Unsupported::Predicate { name: name.as_str().to_owned(), arity, literal })
        }
    }

    fn call(&mut self, predicate: &'static Predicate, terms: &[Term]) -> Result<(), String> {
        let mut arguments = Vec::new();
        for (term, &kind) in terms.iter().zip(predicate.arguments) {
            if let Term::Variable(variable) = term {
                self.has_kind(*variable, kind.of_variable())?;
                self.bound.insert(*variable);
                arguments.push(Argument::Variable(*variable));
            } else if let Some(argument) = self.constant(term, kind) {
                arguments.push(argument);
            } else {
                self.impossible = true;
                return Ok(());
            }
        }
        self.goals.push(Goal::Call(predicate, arguments));
        Ok(())
    }

    fn has_kind(&mut self, variable: Variable, kind: Kind) -> Result<(), String> {
        match *self.kinds.entry(variable).or_insert(kind) {
            known if known == kind => Ok(()),
            known => Err(format!("{} is a {} and a {}", letter_name(variable), known.noun(), kind.noun())),
        }
    }

    /// The constant that a ground term is where something of a kind is wanted; `None` if it is nothing of that kind. Points and
    /// groups depend on the position: they become variables that get their value from it.
    fn constant(&mut self, term: &Term, kind: Kind) -> Option<Argument> {
        let (predicate, constant) = match kind {
            Kind::Point => (&NAMED_POINT, read_constant(term, Kind::Displacement)?),
            Kind::Group | Kind::Empty => match read_constant(term, Kind::Number)? {
                Constant::Number(number) if (number as usize) < Point::GRID => (&NAMED_GROUP, Constant::Number(number)),
                _ => return None,
            },
            _ => return read_constant(term, kind).map(Argument::Constant),
        };
        let variable = Variable(self.next);
        self.next += 1;
        self.kinds.insert(variable, kind.of_variable());
        self.goals.push(Goal::Call(predicate, vec![Argument::Constant(constant), Argument::Variable(variable)]));
        Some(Argument::Variable(variable))
    }

    fn compare(&mut self, comparison: Comparison, left: &Term, right: &Term) -> Result<(), String> {
        let open = |term: &Term| matches!(term, Term::Variable(variable) if !self.bound.contains(variable));
        match (comparison, left, right) {
            (Comparison::Equal, Term::Variable(variable), other) if open(left) => {
                if left != right {
                    self.replaced.bind(*variable, other.clone());
                }
                Ok(())
            }
            (Comparison::Equal, other, Term::Variable(variable)) if open(right) => {
                self.replaced.bind(*variable, other.clone());
                Ok(())
            }
            _ if open(left) || open(right) => {
                self.impossible = true;
                Ok(())
            }
            (Comparison::Equal | Comparison::Different, ..) => self.same(comparison, left, right),
            _ => self.order(comparison, left, right),
        }
    }

    /// `=` or `\=` of terms that have values.
    fn same(&mut self, comparison: Comparison, left: &Term, right: &Term) -> Result<(), String> {
        let wanted = comparison == Comparison::Equal;
        let (variable, other) = match (left, right) {
            (Term::Variable(variable), other) | (other, Term::Variable(variable)) if left != right => {
                (*variable, other)
            }
            _ => {
                self.impossible |= (left == right) != wanted;
                return Ok(());
            }
        };
        let kind = self.kinds[&variable];
        let argument = match other {
            Term::Variable(other) if self.kinds[other] == kind => Some(Argument::Variable(*other)),
            Term::Variable(other) => {
                let kinds = [kind, self.kinds[other]];
                let alike = [[Kind::Group, Kind::Number], [Kind::Point, Kind::Displacement]];
                if alike.iter().any(|pair| pair.iter().all(|kind| kinds.contains(kind))) {
                    return Err(format!("it compares a {} with a {}", kind.noun(), self.kinds[other].noun()));
                }
                None
            }
            _ if !wanted && matches!(kind, Kind::Point | Kind::Group) => {
                return Err(format!("it tells a {} from a constant", kind.noun()));
            }
            constant => self.constant(constant, kind),
        };
        match argument {
            Some(argument) => self.goals.push(Goal::Compare(comparison, [Argument::Variable(variable), argument])),
            None => self.impossible |= wanted,
        }
        Ok(())
    }

    /// A comparison of numbers; whatever is no number is neither smaller nor larger.
    fn order(&mut self, comparison: Comparison, left: &Term, right: &Term) -> Result<(), String> {
        let mut sides = Vec::new();
        for term in [left, right] {
            match term {
                Term::Variable(variable) => match self.kinds[variable] {
                    Kind::Number => sides.push(Argument::Variable(*variable)),
                    Kind::Group => return Err("it compares the numbers of groups".into()),
                    _ => {}
                },
                Term::Integer(number) => sides.push(Argument::Constant(match u32::try_from(*number) {
                    Ok(number) => Constant::Number(number),
                    Err(_) => Constant::Real(*number as f64),
                })),
                Term::Float(number) => sides.push(Argument::Constant(Constant::Real(number.get()))),
                _ => {}
            }
        }
        let number = |side: &Argument| match side {
            Argument::Constant(Constant::Number(number)) => Some(f64::from(*number)),
            Argument::Constant(Constant::Real(number)) => Some(*number),
            _ => None,
        };
        let &[left, right] = &sides[..] else {
            self.impossible = true;
            return Ok(());
        };
        // What the comparison says if a side that is not known is this number. Predicates give numbers from 0 on, and on which
        // side of a constant all of them lie can be told from the smallest and the largest.
        let said = |unknown: u32| {
            let [left, right] = [left, right].map(|side| number(&side).unwrap_or(unknown.into()));
            comparison.holds_of_numbers(left, right)
        };
        let known = [left, right].iter().filter(|side| number(side).is_some()).count();
        match (said(0), said(u32::MAX)) {
            (holds, _) if known == 2 => self.impossible |= !holds,
            (true, true) if known == 1 => {}
            (false, false) if known == 1 && comparison != Comparison::SameNumber => self.impossible = true,
            _ => self.goals.push(Goal::Compare(comparison, [left, right])),
        }
        Ok(())
    }
}

/// Reads a constant of a kind that does not depend on the position.
fn read_constant(term: &Term, kind: Kind) -> Option<Constant> {
    let atom = |term: &Term| if let Term::Atom(name) = term { Some(name.as_str()) } else { None };
    match kind {
        Kind::Number => {
            let Term::Integer(number) = term else { return None };
            u32::try_from(*number).ok().map(Constant::Number)
        }
        Kind::Colour | Kind::Side => match atom(term)? {
            "friend" => Some(Constant::Colour(Content::Friend)),
            "enemy" => Some(Constant::Colour(Content::Enemy)),
            "empty" if kind == Kind::Colour => Some(Constant::Colour(Content::Empty)),
            _ => None,
        },
        Kind::Direction => {
            let name = atom(term)?;
            Direction::ALL.into_iter().find(|direction| direction.name() == name).map(Constant::Direction)
        }
        Kind::Axes => {
            let named = |axes: &Axes| {
                let mirrors = axes.mirrors().map(|mirror| Term::integer(mirror.into())).to_vec();
                *term == Term::compound("axes", mirrors)
            };
            Axes::ALL.into_iter().find(named).map(Constant::Axes)
        }
        Kind::Displacement => {
            let reach = Point::LARGEST_EDGE as i64 - 1;
            let (functor, [Term::Integer(x), Term::Integer(y)]) = (term.functor()?.0, term.arguments()) else {
                return None;
            };
            let inside = |number: &i64| (-reach..=reach).contains(number);
            (functor.as_str() == "," && inside(x) && inside(y)).then_some(Constant::Displacement(*x as i8, *y as i8))
        }
        Kind::Point | Kind::Group | Kind::Empty => None,
    }
}
