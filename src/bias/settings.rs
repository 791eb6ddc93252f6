//! Reads settings files (`.s`): Prolog terms, one a setting.
//!
//! Everything that can be read is used; every setting that is unknown, malformed or not supported is reported with its line.

use super::{Bias, Heuristic, LearningSettings, Mode, Predict, Pruning, Ranking, Task, Type};
use crate::diagnostics::{Code, Diagnostic, Source, Span, code};
use crate::logic::reader::{ReadTerm, read_terms};
use crate::logic::{Literal, Operators, Symbol, Term, Variable};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// What is wrong with a setting; the place is known to the caller.
#[derive(Debug)]
pub(super) struct Fault {
    code: Code,
    message: String,
    hint: Option<&'static str>,
}

impl Fault {
    pub(super) fn new(message: impl Into<String>) -> Self {
        Self { code: code::SETTING_MALFORMED, message: message.into(), hint: None }
    }

    fn unsupported(message: impl Into<String>) -> Self {
        Self { code: code::SETTING_NOT_SUPPORTED, message: message.into(), hint: None }
    }

    /// A constant of a comparison is to be one of those that occur, and nothing says which do.
    pub(super) fn without_list(comparison: &Term) -> Self {
        Self {
            code: code::CONSTANT_WITHOUT_LIST,
            message: format!("{comparison} has a constant for which no list is given"),
            hint: Some(
                "write N < #[1, 2, 3], or cut the numbers of a literal: #(8*C: threshold(p(_, X), [X], C), (p(+A, -N), N < C))",
            ),
        }
    }
}

/// Settings that steer the speed, the output or the memory of the original and have no effect on the tree.
const WITHOUT_EFFECT: &[&str] = &[
    "use_packs",
    "query_batch_size",
    "transform_queries",
    "talking",
    "report_timings",
    "resume",
    "output_options",
    "tilde_rst_optimization",
    "granularity",
];

struct Reader {
    predict: Option<Predict>,
    root: Option<Vec<Literal>>,
    types: FxHashMap<(Symbol, usize), Vec<Type>>,
    typed: bool,
    modes: Vec<Mode>,
    lookahead: Vec<(Symbol, usize, Vec<usize>)>,
    maximal_lookahead: usize,
    learning: LearningSettings,
}

/// Reads a settings file.
///
/// # Errors
/// The findings alone, if no bias can be made of it: no `predict`, or no mode that could be read.
pub fn read(source: &Arc<Source>) -> Result<(Bias, Vec<Diagnostic>), Vec<Diagnostic>> {
    let mut operators = Operators::default();
    let (terms, mut findings) = read_terms(source, &mut operators);
    let mut reader = Reader {
        predict: None,
        root: None,
        types: FxHashMap::default(),
        typed: false,
        modes: Vec::new(),
        lookahead: Vec::new(),
        maximal_lookahead: 1,
        learning: LearningSettings::default(),
    };
    for term in &terms {
        if let Err(fault) = reader.setting(term) {
            let finding = Diagnostic::new(fault.code, fault.message).at(source, term.span);
            findings.push(match fault.hint {
                Some(hint) => finding.hint(hint),
                None => finding,
            });
        }
    }
    match reader.finish() {
        Ok(mut bias) => {
            if bias.learning.ranking.is_some() && bias.learning.pruning != Pruning::None {
                let message = "a tree that is grown for ranking is not cut back: strengths have no squared error";
                findings.push(Diagnostic::new(code::SETTING_NOT_SUPPORTED, message).at(source, Span::new(0, 0)));
                bias.learning.pruning = Pruning::None;
            }
            Ok((bias, findings))
        }
        Err(message) => {
            let end = source.text().len();
            findings.push(Diagnostic::new(code::BIAS_INCOMPLETE, message).at(source, Span::new(end, end)));
            Err(findings)
        }
    }
}

impl Reader {
    fn setting(&mut self, read: &ReadTerm) -> Result<(), Fault> {
        let term = &read.term;
        let (name, arity) = term.functor().ok_or_else(|| Fault::new("a setting is written name(value)"))?;
        let arguments = term.arguments();
        match (name.as_str(), arguments) {
            ("predict", [literal]) => self.predict = Some(predict(literal)?),
            ("root", [query]) => self.root = Some(query.conjuncts().into_iter().map(positive).collect()),
            ("typed_language", [answer]) => self.typed = yes(answer)?,
            ("type", [declaration]) => self.declare(declaration)?,
            ("rmode", [mode]) => self.modes.push(Mode::read(mode, &read.variable_names)?),
            ("auto_lookahead", [literal, variables]) => self.allow_lookahead(literal, variables)?,
            ("max_lookahead", [number]) => self.maximal_lookahead = count(number)?,
            ("tilde_mode", [mode]) => {
                self.learning.task = match atom(mode)? {
                    "regression" => Task::Regression,
                    "classify" => Task::Classification,
                    other => return Err(Fault::unsupported(format!("tilde_mode({other})"))),
                }
            }
            ("classes", [list]) => {
                let list = list.as_list().ok_or_else(|| Fault::new("classes are written as a list of atoms"))?;
                self.learning.classes =
                    list.iter().map(|class| atom(class).map(Symbol::new)).collect::<Result<_, _>>()?;
            }
            ("heuristic", [heuristic]) => {
                self.learning.heuristic = match atom(heuristic)? {
                    "gain" => Heuristic::Gain,
                    "gainratio" => Heuristic::GainRatio,
                    // The heuristic of regression is the variance, however it is called.
                    "euclid" | "variance" => self.learning.heuristic,
                    other => return Err(Fault::unsupported(format!("heuristic({other})"))),
                }
            }
            ("ranking", [damping, sharpness]) => {
                self.learning.ranking = Some(Ranking { damping: amount(damping)?, sharpness: share(sharpness)? });
            }
            ("m_estimate", [estimate]) => {
                self.learning.m_estimate =
                    match (estimate.functor().map(|(name, _)| name.as_str()), estimate.arguments()) {
                        (Some("m"), [m]) => amount(m)?,
                        (Some("none"), []) => 0.0,
                        _ => return Err(Fault::new("m_estimate is written m_estimate(m(Number))")),
                    }
            }
            ("minimal_cases", [number]) => self.learning.minimal_cases = count(number)?,
            ("ftest", [number]) => self.learning.f_test = share(number)?,
            ("accuracy", [number]) => self.learning.accuracy = share(number)?,
            ("tilde_maxdepth", [number]) => self.learning.maximal_depth = limit(number)?,
            ("max_leaves", [number]) => self.learning.maximal_leaves = limit(number)?,
            ("confidence_level", [number]) => {
                let level = share(number)?;
                if self.learning.pruning == Pruning::None || matches!(self.learning.pruning, Pruning::C45(_)) {
                    self.learning.pruning = Pruning::C45(level);
                }
            }
            ("random_validation_set", [number]) => {
                let held_back = share(number)?;
                if held_back > 0.0 {
                    self.learning.pruning = Pruning::Validation(held_back);
                }
            }
            ("pruning", [method]) => {
                self.learning.pruning = match (atom(method)?, self.learning.pruning) {
                    ("none", _) => Pruning::None,
                    (_, Pruning::Validation(held_back)) => Pruning::Validation(held_back),
                    ("c45", Pruning::C45(level)) => Pruning::C45(level),
                    ("c45", _) => Pruning::C45(0.25),
                    (other, _) => return Err(Fault::unsupported(format!("pruning({other})"))),
                }
            }
            ("sampling_strategy", [strategy]) if atom(strategy).is_ok_and(|s| s == "none") => {}
            ("load" | "execute", [_]) => {}
            (name, _) if WITHOUT_EFFECT.contains(&name) => {}
            (name, _) => {
                return Err(Fault {
                    code: code::SETTING_UNKNOWN,
                    message: format!("the setting {name}/{arity} is not known or not supported, and has no effect"),
                    hint: None,
                });
            }
        }
        Ok(())
    }

    fn declare(&mut self, declaration: &Term) -> Result<(), Fault> {
        let key = declaration.functor().ok_or_else(|| Fault::new("a type is declared as predicate(type, …)"))?;
        let types = declaration
            .arguments()
            .iter()
            .map(|kind| match kind {
                Term::Variable(_) => Ok(Type::ANY),
                kind => atom(kind).map(Type::named),
            })
            .collect::<Result<_, _>>()?;
        self.types.insert(key, types);
        Ok(())
    }

    fn allow_lookahead(&mut self, literal: &Term, variables: &Term) -> Result<(), Fault> {
        let (name, arity) = literal.functor().ok_or_else(|| Fault::new("a literal is wanted"))?;
        let variables = variables.as_list().ok_or_else(|| Fault::new("a list of variables is wanted"))?;
        let places = variables
            .iter()
            .map(|variable| {
                let place = literal.arguments().iter().position(|argument| argument == *variable);
                place.ok_or_else(|| Fault::new(format!("{literal} has no argument {variable}")))
            })
            .collect::<Result<_, _>>()?;
        self.lookahead.push((name, arity, places));
        Ok(())
    }

    fn finish(mut self) -> Result<Bias, String> {
        let mut predict = self.predict.ok_or("no predict(…) says what is to be learnt")?;
        if self.modes.is_empty() {
            return Err("no rmode(…) says what may be tested".into());
        }
        if !self.typed {
            self.types.clear();
        }
        for (kind, _) in &mut predict.arguments {
            if !self.typed {
                *kind = Type::ANY;
            }
        }
        let root = self.root.unwrap_or_else(|| {
            let variables = (0..predict.arguments.len()).map(|n| Term::Variable(Variable(n as u32))).collect();
            vec![Literal { negated: false, atom: Term::compound(predict.name.as_str(), variables) }]
        });
        let head = root.first().and_then(|literal| literal.atom.functor());
        if head != Some((predict.name, predict.arguments.len())) {
            return Err(format!("the root query must start with {}/{}", predict.name, predict.arguments.len()));
        }
        let arguments = root[0].atom.arguments();
        if root[0].atom.variables().len() != arguments.len()
            || arguments.iter().any(|a| !matches!(a, Term::Variable(_)))
        {
            return Err(format!(
                "the arguments of {}, with which the root query starts, must be different variables",
                predict.name
            ));
        }
        // Number the variables in the order of their occurrence, so that keys and targets are known by their places.
        let order = variables_of(&root);
        let root: Vec<Literal> = root
            .iter()
            .map(|literal| Literal {
                negated: literal.negated,
                atom: literal.atom.map_variables(|v| {
                    Term::Variable(Variable(order.iter().position(|o| *o == v).unwrap_or(0) as u32))
                }),
            })
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
        Ok(Bias {
            predict,
            root,
            root_types,
            types: self.types,
            modes: self.modes,
            lookahead: self.lookahead,
            maximal_lookahead: self.maximal_lookahead,
            learning: self.learning,
        })
    }
}

/// The variables of a conjunction, in the order of their first occurrence.
fn variables_of(query: &[Literal]) -> Vec<Variable> {
    let mut variables: Vec<Variable> = Vec::new();
    for variable in query.iter().flat_map(|literal| literal.atom.variables()) {
        if !variables.contains(&variable) {
            variables.push(variable);
        }
    }
    variables
}

fn positive(term: &Term) -> Literal {
    Literal { negated: false, atom: term.clone() }
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
            let kind = match &argument.arguments()[0] {
                Term::Variable(_) => Type::ANY,
                kind => Type::named(atom(kind)?),
            };
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

fn atom(term: &Term) -> Result<&'static str, Fault> {
    match term {
        Term::Atom(symbol) => Ok(symbol.as_str()),
        other => Err(Fault::new(format!("an atom is wanted where {other} stands"))),
    }
}

fn yes(term: &Term) -> Result<bool, Fault> {
    match atom(term)? {
        "yes" | "on" | "true" => Ok(true),
        "no" | "off" | "false" => Ok(false),
        other => Err(Fault::new(format!("yes or no is wanted where {other} stands"))),
    }
}

fn count(term: &Term) -> Result<usize, Fault> {
    match term {
        Term::Integer(number) if *number >= 0 => Ok(*number as usize),
        other => Err(Fault::new(format!("a number from 0 is wanted where {other} stands"))),
    }
}

/// A number, or `inf` for none.
fn limit(term: &Term) -> Result<Option<usize>, Fault> {
    match term {
        Term::Atom(symbol) if matches!(symbol.as_str(), "inf" | "none") => Ok(None),
        other => count(other).map(Some),
    }
}

fn number(term: &Term) -> Option<f64> {
    match term {
        Term::Integer(number) => Some(*number as f64),
        Term::Float(number) => Some(number.get()),
        _ => None,
    }
}

/// A number from 0.
fn amount(term: &Term) -> Result<f64, Fault> {
    number(term)
        .filter(|number| *number >= 0.0)
        .ok_or_else(|| Fault::new(format!("a number from 0 is wanted where {term} stands")))
}

fn share(term: &Term) -> Result<f64, Fault> {
    let Some(number) = number(term) else {
        return Err(Fault::new(format!("a number from 0 to 1 is wanted where {term} stands")));
    };
    if (0.0..=1.0).contains(&number) {
        Ok(number)
    } else {
        Err(Fault::new(format!("a number from 0 to 1 is wanted where {number} stands")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learning(settings: &str) -> (LearningSettings, usize) {
        let text = format!("predict(reward(+case, -number)).\nrmode(good(+X)).\n{settings}");
        let (bias, findings) = read(&Arc::new(Source::new("test.s", text))).unwrap();
        (bias.learning, findings.len())
    }

    #[test]
    fn ranking_and_shrinkage_are_off_until_asked_for() {
        let (plain, _) = learning("");
        assert_eq!((plain.ranking, plain.m_estimate), (None, 0.0));
        let (asked, findings) = learning("ranking(1, 0.5).\nm_estimate(m(30)).\n");
        let ranking = Some(Ranking { damping: 1.0, sharpness: 0.5 });
        assert_eq!((asked.ranking, asked.m_estimate, findings), (ranking, 30.0, 0));
    }

    #[test]
    fn a_constant_of_a_comparison_wants_a_list() {
        for comparison in ["N < #", "# < N", "N =< #limit", "N > #", "N >= #", "N =:= #", "N = #", "N \\= #"] {
            let text =
                format!("predict(reward(+case, -number)).\nrmode(good(+X)).\nrmode((size(+X, -N), {comparison})).");
            let (bias, findings) = read(&Arc::new(Source::new("test.s", text))).unwrap();
            let found: Vec<_> = findings.iter().map(|f| (f.code.as_str(), f.hint.is_some())).collect();
            assert_eq!((bias.modes.len(), found), (1, vec![("B0005", true)]), "{comparison}");
        }
        let listed = "rmode((size(+X, -N), N < #[1, 2])).\nrmode(size(+, #)).\n\
            rmode(#(4*C: threshold(size(_, Y), [Y], C), (size(+X, -N), N < C))).";
        let text = format!("predict(reward(+case, -number)).\n{listed}");
        let (bias, findings) = read(&Arc::new(Source::new("test.s", text))).unwrap();
        assert_eq!((bias.modes.len(), findings.len()), (3, 0), "{findings:?}");
    }

    #[test]
    fn faults_in_them_are_reported() {
        for wrong in
            ["ranking(-1, 0.5).", "ranking(1, 2).", "ranking(much, 0).", "m_estimate(30).", "m_estimate(m(-1))."]
        {
            let (learning, findings) = learning(wrong);
            assert_eq!((learning.ranking, learning.m_estimate, findings), (None, 0.0, 1), "{wrong}");
        }
    }
}
