//! The modes of a language bias as predicates of their own, for systems whose modes are single literals without lists of constants.
//!
//! `rmode((liberty_cnt(+G,-N), N < #[2,3]))` becomes `liberty_cnt_less(Problem,G,C) :- member(C,[2,3]), liberty_cnt(Problem,G,N), N < C.`
//! A mode that is a single literal without constants stays what it is.

use super::keyed::{Theory, with_first};
use crate::bias::{Bias, Constants, ModeArgument, ModeLiteral, Type};
use crate::logic::{Symbol, Term, Variable, writer};
use rustc_hash::FxHashSet;

/// What an argument of a probe is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Given.
    Input,
    /// Found.
    Output,
    /// One of these constants.
    Constant(Vec<Term>),
}

/// A predicate that does what one mode says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Probe {
    /// Its name.
    pub(super) name: String,
    /// What its arguments are, and their types.
    pub(super) arguments: Vec<(Place, String, Variable)>,
    /// The conjunction that it stands for; none where it is a predicate of the theory itself.
    body: Vec<Term>,
}

impl Probe {
    /// Its literal with variables, and with these constants for the places that want some.
    fn head(&self, name: &str, constants: bool) -> Term {
        let arguments = self.arguments.iter().filter(|(place, ..)| constants || !matches!(place, Place::Constant(_)));
        Term::compound(name, arguments.map(|(.., variable)| Term::Variable(*variable)).collect())
    }

    /// The clause that defines it.
    pub(super) fn clause(&self) -> Option<String> {
        let members = self.arguments.iter().filter_map(|(place, _, variable)| match place {
            Place::Constant(list) => {
                Some(Term::compound("member", vec![Term::Variable(*variable), Term::list(list.iter().cloned())]))
            }
            _ => None,
        });
        let goals: Vec<String> = members.chain(self.body.iter().cloned()).map(|goal| text(&goal)).collect();
        (!self.body.is_empty()).then(|| format!("{} :- {}.", self.head(&self.name, true), goals.join(", ")))
    }

    /// One probe without constants for each way of choosing them.
    pub(super) fn with_constants_chosen(&self) -> Vec<Probe> {
        let Some(at) = self.arguments.iter().position(|(place, ..)| matches!(place, Place::Constant(_))) else {
            return vec![self.clone()];
        };
        let (Place::Constant(list), _, variable) = &self.arguments[at] else { return Vec::new() };
        list.iter()
            .flat_map(|constant| {
                let put = |v: Variable| if v == *variable { constant.clone() } else { Term::Variable(v) };
                let mut chosen = self.clone();
                chosen.arguments.remove(at);
                chosen.name = format!("{}_{}", self.name, word(constant));
                chosen.body = self.body.iter().map(|goal| goal.map_variables(put)).collect();
                chosen.with_constants_chosen()
            })
            .collect()
    }
}

/// A goal as an argument of a conjunction.
fn text(goal: &Term) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    _ = writer::Writer::default().write(goal, 999, &mut text);
    text
}

/// A constant as part of a name.
fn word(constant: &Term) -> String {
    let letters = constant.to_string().replace('-', "minus ");
    let parts = letters.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("_")
}

/// The probes of a bias: what the root query introduces, then one for each mode.
pub(super) fn probes(bias: &Bias, theory: &Theory) -> Vec<Probe> {
    let mut probes: Vec<Probe> =
        bias.root.iter().skip(1).map(|literal| introduction(bias, &literal.atom, theory)).collect();
    for mode in &bias.modes {
        probes.push(Draft::new(bias, theory).probe(&mode.literals));
    }
    let mut names = FxHashSet::default();
    for probe in &mut probes {
        let stem = probe.name.clone();
        let mut number = 1;
        while !probe.body.is_empty() && names.contains(&probe.name) {
            number += 1;
            probe.name = format!("{stem}_{number}");
        }
        names.insert(probe.name.clone());
    }
    probes.dedup();
    probes
}

/// A literal of the root query. What stays unbound there takes its values from the predicate that is called like its type.
fn introduction(bias: &Bias, atom: &Term, theory: &Theory) -> Probe {
    let kind = |variable: Variable| bias.root_types.get(variable.0 as usize).map_or_else(|| "any".into(), name_of);
    let given = bias.root.first().map(|first| first.atom.variables()).unwrap_or_default();
    let variables = atom.variables();
    let (name, keyed) = match (atom.functor(), variables.as_slice()) {
        (Some((name, 1)), [variable]) if name.as_str() == "unbound" => (kind(*variable), false),
        (Some((name, arity)), _) => (name.to_string(), theory.looks_at_a_position((name, arity))),
        (None, _) => (String::new(), false),
    };
    let problem = Variable(bias.root_types.len() as u32);
    let mut arguments: Vec<(Place, String, Variable)> = Vec::new();
    arguments.extend(keyed.then(|| (Place::Input, "problem".to_owned(), problem)));
    arguments.extend(variables.into_iter().map(|variable| {
        let place = if given.contains(&variable) { Place::Input } else { Place::Output };
        (place, kind(variable), variable)
    }));
    Probe { name, arguments, body: Vec::new() }
}

fn name_of(kind: &Type) -> String {
    let name = kind.to_string();
    if name.is_empty() { "any".into() } else { name }
}

/// A probe in the making. The variable 0 is the problem.
struct Draft<'a> {
    bias: &'a Bias,
    theory: &'a Theory,
    named: Vec<(Symbol, Variable)>,
    /// Variables that a later literal of the mode uses: they need not be seen outside.
    inner: Vec<Variable>,
    arguments: Vec<(Place, String, Variable)>,
    next: u32,
    keyed: bool,
}

impl<'a> Draft<'a> {
    fn new(bias: &'a Bias, theory: &'a Theory) -> Self {
        let none = Vec::new();
        Self { bias, theory, named: Vec::new(), inner: Vec::new(), arguments: none, next: 1, keyed: false }
    }

    fn probe(mut self, literals: &[ModeLiteral]) -> Probe {
        let body: Vec<Term> = literals.iter().map(|literal| self.goal(literal)).collect();
        let flat =
            self.arguments.len() + usize::from(self.keyed) == body.iter().map(|g| g.arguments().len()).sum::<usize>();
        let constants = self.arguments.iter().any(|(place, ..)| matches!(place, Place::Constant(_)));
        let is_plain = matches!(body.as_slice(), [_]) && flat && !constants;
        let mut words: Vec<&str> = literals.iter().map(word_of).collect();
        if !is_plain && words.len() == 1 {
            words.push("one_of");
        }
        let name = words.join("_");
        self.arguments.retain(|(.., variable)| !self.inner.contains(variable));
        if self.keyed {
            self.arguments.insert(0, (Place::Input, "problem".into(), Variable(0)));
        }
        Probe { name, arguments: self.arguments, body: if is_plain { Vec::new() } else { body } }
    }

    fn goal(&mut self, literal: &ModeLiteral) -> Term {
        let mut kinds = self.bias.types_of(literal).into_iter();
        let arguments = literal.arguments.iter().map(|argument| self.argument(argument, &mut kinds)).collect();
        let goal = Term::application(literal.name, arguments);
        if !self.theory.looks_at_a_position((literal.name, literal.arguments.len())) {
            return goal;
        }
        self.keyed = true;
        with_first(&goal, &Term::Variable(Variable(0)))
    }

    fn argument(&mut self, argument: &ModeArgument, kinds: &mut impl Iterator<Item = Type>) -> Term {
        if let ModeArgument::Compound(name, inner) = argument {
            return Term::application(*name, inner.iter().map(|argument| self.argument(argument, kinds)).collect());
        }
        let kind = kinds.next().unwrap_or(Type::ANY);
        let (place, name) = match argument {
            ModeArgument::Fixed(value) => return value.term(),
            ModeArgument::Same(name) => (Place::Input, Some(*name)),
            ModeArgument::Input(name) | ModeArgument::Either(name) => (Place::Input, *name),
            ModeArgument::Output(name) => (Place::Output, *name),
            ModeArgument::Constant(Constants::List(list)) => {
                (Place::Constant(list.iter().map(|value| value.term()).collect()), None)
            }
            ModeArgument::Constant(_) | ModeArgument::Compound(..) => (Place::Output, None),
        };
        let known = self.named.iter().find(|(known, _)| Some(*known) == name).map(|(_, variable)| *variable);
        if let Some(known) = known {
            let is_output = |(place, _, v): &(Place, String, Variable)| *place == Place::Output && *v == known;
            if self.arguments.iter().any(is_output) {
                self.inner.push(known);
            }
            return Term::Variable(known);
        }
        let variable = Variable(self.next);
        self.next += 1;
        self.named.extend(name.map(|name| (name, variable)));
        self.arguments.push((place, name_of(&kind), variable));
        Term::Variable(variable)
    }
}

/// A literal's predicate as part of a name. With a constant on the left a comparison says the converse of the other argument.
fn word_of(literal: &ModeLiteral) -> &'static str {
    let converse = matches!(literal.arguments.first(), Some(ModeArgument::Constant(_)));
    match (literal.name.as_str(), converse) {
        ("<", false) | (">", true) => "less",
        (">", false) | ("<", true) => "more",
        ("=<", false) | (">=", true) => "at_most",
        (">=", false) | ("=<", true) => "at_least",
        ("=" | "=:=" | "==", _) => "equals",
        ("\\=" | "=\\=" | "\\==", _) => "differs",
        (name, _) => name,
    }
}
