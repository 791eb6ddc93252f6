//! Settings of the language: what is predicted, the root query, types, modes, lookahead.

use super::value::{Fault, atom, count, yes};
use super::{InForce, Run};
use crate::bias::modes::{Mode, ModeLiteral};
use crate::bias::{Bias, Constraint, Follow, LearningSettings, Lookahead, Predict, ThresholdRule, Type};
use crate::diagnostics::Span;
use crate::logic::reader::ReadTerm;
use crate::logic::{Literal, Symbol, Term, Variable};
use rustc_hash::FxHashMap;

/// What the settings say about the language, as terms, for reports.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Declarations {
    /// The argument of `predict`.
    pub predict: Option<Term>,
    /// The arguments of `warmode`.
    pub warmodes: Vec<Term>,
    /// The arguments of `rmode`, also those that come from `warmode`.
    pub rmodes: Vec<Term>,
    /// The arguments of `type`, in order, and behind them those that come from `warmode`.
    pub types: Vec<Term>,
    /// What each `warmode` says of types.
    from_warmodes: Vec<Term>,
    /// `lookahead(Literal, Conjunction)`.
    pub lookaheads: Vec<Term>,
    /// `auto_lookahead(Literal, Variables)`.
    pub auto_lookaheads: Vec<Term>,
    /// Whether types are used.
    pub typed: bool,
}

/// The names of the settings that say something of the language, and `execute`.
pub const DECLARATIONS: &[&str] = &[
    "predict",
    "root",
    "typed_language",
    "type",
    "rmode",
    "warmode",
    "lookahead",
    "auto_lookahead",
    "max_lookahead",
    "to_be_discretized",
    "constraint",
    "execute",
];

/// The predicate of a root query where the settings predict a class without a key (`load(models)`).
const CLASS: &str = "class";

pub(super) struct Language {
    predict: Option<Predict>,
    root: Option<Vec<Literal>>,
    types: FxHashMap<(Symbol, usize), Vec<Type>>,
    modes: Vec<Mode>,
    /// Where each mode stands.
    mode_spans: Vec<Span>,
    lookahead: Vec<Lookahead>,
    maximal_lookahead: usize,
    thresholds: Vec<ThresholdRule>,
    constraints: Vec<Constraint>,
    declarations: Declarations,
    /// Whether `typed_language` was given.
    typed: Option<bool>,
}

impl Default for Language {
    fn default() -> Self {
        Self {
            predict: None,
            root: None,
            types: FxHashMap::default(),
            modes: Vec::new(),
            mode_spans: Vec::new(),
            lookahead: Vec::new(),
            maximal_lookahead: 1,
            thresholds: Vec::new(),
            constraints: Vec::new(),
            declarations: Declarations::default(),
            typed: None,
        }
    }
}

impl Language {
    /// Where the modes stand, in their order.
    pub(super) fn mode_spans(&self) -> &[Span] {
        &self.mode_spans
    }

    /// What is predicted, as it is written.
    pub(super) fn predicted(&self) -> Option<&Predict> {
        self.predict.as_ref()
    }

    /// Takes up a setting if it is about the language; then the warnings about it are returned.
    pub(super) fn declaration(&mut self, read: &ReadTerm) -> Result<Option<Vec<Fault>>, Fault> {
        let term = &read.term;
        let name = term.functor().map(|(name, _)| name.as_str()).unwrap_or_default();
        let mut warnings = Vec::new();
        match (name, term.arguments()) {
            ("predict", [literal]) => {
                self.predict = Some(predict(literal)?);
                self.declarations.predict = Some(literal.clone());
            }
            ("root", [query]) => self.root = Some(query.conjuncts().into_iter().map(Literal::from_goal).collect()),
            ("typed_language", [answer]) => self.typed = Some(yes(answer)?),
            ("type", [declaration]) => self.declare(declaration)?,
            ("rmode", [mode]) => {
                let (span, (read, faults)) = (read.span, Mode::read(mode, &read.variable_names)?);
                self.modes.push(read);
                self.mode_spans.push(span);
                self.declarations.rmodes.push(mode.clone());
                warnings = faults;
            }
            ("warmode", [mode]) => {
                warnings = self.warmode(mode)?;
                self.mode_spans.push(read.span);
            }
            ("auto_lookahead", [literal, variables]) => {
                self.allow_lookahead(literal, variables)?;
                self.declarations.auto_lookaheads.push(term.clone());
            }
            ("lookahead", [literal, conjunction]) => {
                self.state_lookahead(literal, conjunction, read)?;
                self.declarations.lookaheads.push(term.clone());
            }
            ("max_lookahead", [number]) => self.maximal_lookahead = count(number)?,
            ("constraint", [literal, condition]) => self.constraints.push(Constraint::read(literal, condition)?),
            ("to_be_discretized", [literal, variables]) => self.discretise(literal, None, variables)?,
            ("to_be_discretized", [literal, number, variables]) => {
                self.discretise(literal, Some(count(number)?), variables)?;
            }
            _ => return Ok(None),
        }
        Ok(Some(warnings))
    }

    fn declare(&mut self, declaration: &Term) -> Result<(), Fault> {
        let key = declaration.functor().ok_or_else(|| Fault::new("a type is declared as predicate(type, …)"))?;
        let mut leaves = Vec::new();
        leaves_of(declaration, &mut leaves);
        self.types.insert(key, leaves.iter().map(type_of).collect::<Result<_, _>>()?);
        self.declarations.types.push(declaration.clone());
        Ok(())
    }

    /// `warmode(p(+t, -u, #v))`: the arguments are types. It stands for `type(p(t, u, _))` and `rmode(p(+A, -B, #v))`.
    fn warmode(&mut self, mode: &Term) -> Result<Vec<Fault>, Fault> {
        let (_, literal) = uses_and_literal(mode);
        let mut next = 0;
        let mut variable = || {
            next += 1;
            Term::Variable(Variable(next - 1))
        };
        let as_mode = split_marks(literal, &mut |mark, kind| match mark {
            "#" => Term::compound("#", vec![kind.clone()]),
            _ => Term::compound(mark, vec![variable()]),
        });
        let mut free = 0;
        let as_type = split_marks(literal, &mut |mark, kind| match (mark, kind) {
            ("#", _) | (_, Term::Variable(_)) => {
                free += 1;
                Term::Variable(Variable(free - 1))
            }
            (_, kind) => kind.clone(),
        });
        let names: Vec<(String, Variable)> = (0..next).map(|n| (format!("V{n}"), Variable(n))).collect();
        let (read, warnings) = Mode::read(&as_mode, &names)?;
        self.modes.push(read);
        self.declarations.from_warmodes.push(as_type);
        self.declarations.warmodes.push(mode.clone());
        let without_limit = Term::compound(":", vec![Term::atom("inf"), as_mode]);
        self.declarations.rmodes.push(without_limit);
        self.typed.get_or_insert(true);
        Ok(warnings)
    }

    fn allow_lookahead(&mut self, literal: &Term, variables: &Term) -> Result<(), Fault> {
        let (name, arity) = literal.functor().ok_or_else(|| Fault::new("a literal is wanted"))?;
        let variables = variables.as_list().ok_or_else(|| Fault::new("a list of variables is wanted"))?;
        let mut leaves = Vec::new();
        leaves_of(literal, &mut leaves);
        let places = variables
            .iter()
            .map(|variable| {
                let place = leaves.iter().position(|argument| argument == *variable);
                place.ok_or_else(|| Fault::new(format!("{literal} has no argument {variable}")))
            })
            .collect::<Result<_, _>>()?;
        self.lookahead.push(Lookahead { name, arity, follow: Follow::Through(places) });
        Ok(())
    }

    /// `lookahead(Literal, Conjunction)`: after the literal that conjunction may follow at once; variables of the literal are
    /// its own, others are new.
    fn state_lookahead(&mut self, literal: &Term, conjunction: &Term, read: &ReadTerm) -> Result<(), Fault> {
        let (name, arity) = literal.functor().ok_or_else(|| Fault::new("a literal is wanted"))?;
        let mut arguments = Vec::new();
        leaves_of(literal, &mut arguments);
        let names = arguments
            .iter()
            .map(|argument| match argument {
                Term::Variable(variable) => read.variable_names.iter().find(|(_, v)| v == variable),
                _ => None,
            })
            .map(|found| found.map(|(name, _)| Symbol::new(name)))
            .collect::<Vec<_>>();
        let known: Vec<Symbol> = names.iter().flatten().copied().collect();
        let literals: Vec<ModeLiteral> = Mode::read_following(conjunction, &read.variable_names, &known)?;
        self.lookahead.push(Lookahead { name, arity, follow: Follow::Literals { names, literals } });
        Ok(())
    }

    /// `to_be_discretized(Literal, [Number,] [Variable])`: the places where thresholds are wanted.
    fn discretise(&mut self, literal: &Term, count: Option<usize>, variables: &Term) -> Result<(), Fault> {
        let predicate = literal.functor().ok_or_else(|| Fault::new("a literal is wanted"))?;
        for variable in variables.as_list().ok_or_else(|| Fault::new("a list of variables is wanted"))? {
            let argument = literal.arguments().iter().position(|argument| argument == variable);
            let argument = argument.ok_or_else(|| Fault::new(format!("{literal} has no argument {variable}")))?;
            self.thresholds.push(ThresholdRule { predicate, argument, count });
        }
        Ok(())
    }

    pub(super) fn finish(
        mut self,
        models: bool,
        learning: LearningSettings,
        run: Run,
        in_force: InForce,
    ) -> Result<Bias, String> {
        let predict = match self.predict.take() {
            Some(predict) => predict,
            None if models => Predict { name: Symbol::new(CLASS), arguments: vec![(Type::ANY, false)] },
            None => return Err("no predict(…) says what is to be learnt".into()),
        };
        if self.modes.is_empty() {
            return Err("no rmode(…) says what may be tested".into());
        }
        if self.modes.iter().any(|mode| mode.stops_all) {
            self.modes.clear();
        }
        // A type that is declared stands before one that a warmode implies.
        for kind in std::mem::take(&mut self.declarations.from_warmodes) {
            if kind.functor().is_some_and(|predicate| !self.types.contains_key(&predicate)) {
                self.declare(&kind).map_err(|_| "a warmode has arguments that are no types")?;
            }
        }
        let typed = self.typed.unwrap_or(false);
        self.declarations.typed = typed;
        let declared = self.types.get(&(predict.name, predict.arguments.len())).cloned();
        if !typed {
            self.types.clear();
        }
        let mut predict = predict;
        for (at, (kind, _)) in predict.arguments.iter_mut().enumerate() {
            *kind = match (&declared, typed) {
                (_, false) => Type::ANY,
                (Some(types), true) => types.get(at).copied().unwrap_or(Type::ANY),
                (None, true) => *kind,
            };
        }
        let root = self.root.take().unwrap_or_else(|| {
            let variables = (0..predict.arguments.len()).map(|n| Term::Variable(Variable(n as u32))).collect();
            vec![Literal { negated: false, atom: Term::compound(predict.name.as_str(), variables) }]
        });
        let (root, root_types) = self.root_query(&predict, root)?;
        Ok(Bias {
            predict,
            root,
            root_types,
            types: self.types,
            modes: self.modes,
            lookahead: self.lookahead,
            maximal_lookahead: self.maximal_lookahead,
            thresholds: self.thresholds,
            constraints: self.constraints,
            learning,
            run,
            declarations: self.declarations,
            in_force,
        })
    }

    /// The root query with its variables numbered in the order of their occurrence, and their types.
    fn root_query(&self, predict: &Predict, root: Vec<Literal>) -> Result<(Vec<Literal>, Vec<Type>), String> {
        let head = root.first().and_then(|literal| literal.atom.functor());
        if head != Some((predict.name, predict.arguments.len())) {
            return Err(format!("the root query must start with {}/{}", predict.name, predict.arguments.len()));
        }
        if !crate::bias::has_distinct_variables(&root[0]) {
            return Err(format!(
                "the arguments of {}, with which the root query starts, must be different variables",
                predict.name
            ));
        }
        let mut order: Vec<Variable> = Vec::new();
        for variable in root.iter().flat_map(|literal| literal.atom.variables()) {
            if !order.contains(&variable) {
                order.push(variable);
            }
        }
        let number = |v: Variable| Term::Variable(Variable(order.iter().position(|o| *o == v).unwrap_or(0) as u32));
        let root: Vec<Literal> = root
            .iter()
            .map(|literal| Literal { negated: literal.negated, atom: literal.atom.map_variables(number) })
            .collect();
        let mut root_types = vec![Type::ANY; order.len()];
        for (at, literal) in root.iter().enumerate() {
            let (name, arity) = literal.atom.functor().ok_or("the root query has something that is not a literal")?;
            let types = match at {
                0 => predict.arguments.iter().map(|(kind, _)| *kind).collect(),
                _ => self.types.get(&(name, arity)).cloned().unwrap_or_else(|| vec![Type::ANY; arity]),
            };
            for (argument, kind) in literal.atom.arguments().iter().zip(types) {
                if let Term::Variable(variable) = argument
                    && root_types[variable.0 as usize] == Type::ANY
                {
                    root_types[variable.0 as usize] = kind;
                }
            }
        }
        // What is to be predicted is not to be asked, unless the root query finds out something of that name itself.
        for ((_, key), argument) in predict.arguments.iter().zip(root[0].atom.arguments()) {
            if let Term::Variable(target) = argument
                && !key
                && !root[1..].iter().any(|literal| literal.atom.variables().contains(target))
            {
                root_types[target.0 as usize] = Type::UNUSABLE;
            }
        }
        Ok((root, root_types))
    }
}

/// The type that a term stands for: a variable for any.
fn type_of(term: &Term) -> Result<Type, Fault> {
    match term {
        Term::Variable(_) => Ok(Type::ANY),
        kind => atom(kind).map(Type::named),
    }
}

/// `N: Literal` taken apart.
fn uses_and_literal(term: &Term) -> (Option<&Term>, &Term) {
    match (term.functor().map(|(name, _)| name.as_str()), term.arguments()) {
        (Some(":"), [uses, literal]) => (Some(uses), literal),
        _ => (None, term),
    }
}

/// A term in which everything that has a mark is replaced.
fn split_marks(term: &Term, replace: &mut dyn FnMut(&str, &Term) -> Term) -> Term {
    match (term.functor(), term.arguments()) {
        (Some((mark, 1)), [kind]) if matches!(mark.as_str(), "+" | "-" | "+-" | "-+" | "#") => {
            replace(mark.as_str(), kind)
        }
        (Some((Symbol::CONS, 2)), _) if term.as_list().is_some() => {
            let items = term.as_list().unwrap_or_default();
            Term::list(items.into_iter().map(|item| split_marks(item, replace)))
        }
        (Some((name, _)), arguments) if !arguments.is_empty() => {
            Term::application(name, arguments.iter().map(|argument| split_marks(argument, replace)).collect())
        }
        _ => term.clone(),
    }
}

/// The arguments of a literal; those of compound arguments in the place of these.
fn leaves_of(term: &Term, leaves: &mut Vec<Term>) {
    for argument in term.arguments() {
        match argument {
            Term::Compound(_) => leaves_of(argument, leaves),
            leaf => leaves.push(leaf.clone()),
        }
    }
}

/// `predict(name(+key, -target))`.
fn predict(literal: &Term) -> Result<Predict, Fault> {
    let wrong = || Fault::new("predict is written predict(name(+key, …, -target))");
    let (name, _) = literal.functor().ok_or_else(wrong)?;
    let arguments = literal
        .arguments()
        .iter()
        .map(|argument| {
            let (mark, _) = argument.functor().filter(|(_, arity)| *arity == 1).ok_or_else(wrong)?;
            let kind = type_of(&argument.arguments()[0])?;
            match mark.as_str() {
                "+" => Ok((kind, true)),
                "-" => Ok((kind, false)),
                _ => Err(wrong()),
            }
        })
        .collect::<Result<Vec<_>, _>>()?;
    if arguments.iter().filter(|(_, key)| !key).count() != 1 {
        return Err(Fault::new("predict wants exactly one argument marked - : the target"));
    }
    Ok(Predict { name, arguments })
}
