//! Settings of learning: what is predicted, how tests are compared, when growing stops, how the tree is cut back.

use super::value::{Fault, amount, atom, count, limit, share};
use crate::bias::{Discretisation, Heuristic, LearningSettings, Predict, Pruning, RankBy, Ranking, Task, Type};
use crate::diagnostics::Span;
use crate::logic::{Symbol, Term};

#[derive(Default)]
pub(super) struct Learning {
    pub(super) settings: LearningSettings,
    method: Method,
    held_back: f64,
    /// What `rank_by` says, and where; it can be understood once `predict` is known.
    pub(super) rank_by: Option<(Term, Span)>,
}

/// What `pruning` says.
#[derive(Default, PartialEq)]
enum Method {
    None,
    /// By the validation set if there is one, otherwise as C4.5 does.
    #[default]
    Usual,
}

impl Learning {
    pub(super) fn setting(&mut self, name: &str, value: &Term) -> Result<(), Fault> {
        let settings = &mut self.settings;
        match name {
            "tilde_mode" => {
                settings.task = match atom(value)? {
                    "regression" => Task::Regression,
                    "classify" => Task::Classification,
                    other => return Err(Fault::unsupported(format!("tilde_mode({other}) is not supported"))),
                }
            }
            "classes" => {
                let list = value.as_list().ok_or_else(|| Fault::new("classes are written as a list of atoms"))?;
                let classes: Vec<Symbol> =
                    list.iter().map(|class| atom(class).map(Symbol::new)).collect::<Result<_, _>>()?;
                if let Some(twice) = (1..classes.len()).find(|&at| classes[..at].contains(&classes[at])) {
                    return Err(Fault::new(format!("the class {} is listed twice", classes[twice])));
                }
                settings.classes = classes;
            }
            "heuristic" => {
                settings.heuristic = match atom(value)? {
                    "gain" => Heuristic::Gain,
                    "gainratio" => Heuristic::GainRatio,
                    // The heuristic of regression is the variance, however it is called.
                    "euclid" | "variance" => settings.heuristic,
                    other => return Err(Fault::unsupported(format!("heuristic({other}) is not supported"))),
                }
            }
            "m_estimate" => {
                settings.m_estimate = match (value.functor().map(|(name, _)| name.as_str()), value.arguments()) {
                    (Some("m"), [m]) => amount(m)?,
                    (Some("none"), []) => 0.0,
                    _ => return Err(Fault::new("m_estimate is written m_estimate(m(Number))")),
                }
            }
            "sampling_strategy" => {
                settings.sample = match (value.functor().map(|(name, _)| name.as_str()), value.arguments()) {
                    (Some("none"), []) => None,
                    (Some("fixed"), [number]) => Some(count(number)?.max(1)),
                    _ => return Err(Fault::unsupported(format!("sampling_strategy({value}) is not supported"))),
                }
            }
            "stopping_criterion" => {
                if atom(value)? != "mincases" {
                    return Err(Fault::unsupported(format!("stopping_criterion({value}) is not supported")));
                }
            }
            "minimal_cases" => settings.minimal_cases = count(value)?,
            "ftest" => settings.f_test = share(value)?,
            "accuracy" => settings.accuracy = share(value)?,
            "tilde_maxdepth" => settings.maximal_depth = limit(value)?,
            "max_leaves" => {
                settings.maximal_leaves = match limit(value)? {
                    Some(0) => return Err(Fault::new("max_leaves(0): a tree has one leaf at least")),
                    leaves => leaves,
                }
            }
            "max_query_len" => settings.maximal_query_length = limit(value)?,
            "exhaustive_lookahead" => settings.exhaustive_lookahead = count(value)?,
            "discretize" => {
                settings.discretisation.0 = match atom(value)? {
                    "entropy" => Discretisation::Entropy,
                    "equal_freq" | "equal_frequency" => Discretisation::EqualFrequency,
                    "equal_width" => Discretisation::EqualWidth,
                    other => return Err(Fault::unsupported(format!("discretize({other}) is not supported"))),
                }
            }
            "discretization" => {
                settings.discretisation.1 = match (value.functor().map(|(name, _)| name.as_str()), value.arguments()) {
                    (Some("none"), []) => None,
                    (Some("bounds"), [number]) => Some(count(number)?),
                    _ => return Err(Fault::new("discretization is written discretization(bounds(Number))")),
                }
            }
            "confidence_level" => settings.confidence_level = share(value)?,
            "random_validation_set" => self.held_back = share(value)?,
            "pruning" => {
                self.method = match atom(value)? {
                    "none" => Method::None,
                    "c45" | "vset" => Method::Usual,
                    other => return Err(Fault::unsupported(format!("pruning({other}) is not supported"))),
                }
            }
            other => return Err(Fault::unsupported(format!("{other} is not supported"))),
        }
        self.settings.pruning = match (&self.method, self.held_back) {
            (Method::None, _) => Pruning::None,
            (Method::Usual, held_back) if held_back > 0.0 => Pruning::Validation(held_back),
            (Method::Usual, _) => Pruning::C45(self.settings.confidence_level),
        };
        Ok(())
    }

    /// `rank_by(Type)`, `rank_by(Number)` or `rank_by(relation(+key, -group))`, for a predicted literal with these arguments.
    pub(super) fn rank_by(term: &Term, predict: &Predict) -> Result<RankBy, Fault> {
        let keys = predict.arguments.iter().enumerate().filter(|(_, (_, key))| *key).map(|(argument, _)| argument);
        let places = |is_meant: &dyn Fn(usize) -> bool| -> Result<RankBy, Fault> {
            let places = keys.enumerate().filter(|(_, argument)| is_meant(*argument)).map(|(place, _)| place);
            match places.collect::<Vec<_>>() {
                none if none.is_empty() => Err(Fault::new(format!("rank_by({term}) names no argument of the key"))),
                places => Ok(RankBy::Key(places)),
            }
        };
        let marked = |mark: &str| {
            let is_marked =
                |argument: &Term| argument.functor().is_some_and(|(name, n)| n == 1 && name.as_str() == mark);
            term.arguments().iter().map(is_marked).collect::<Vec<_>>()
        };
        match term {
            Term::Atom(name) => places(&|argument| predict.arguments[argument].0 == Type::named(name.as_str())),
            Term::Integer(_) => {
                let number = count(term)?;
                places(&|argument| argument + 1 == number)
            }
            _ => {
                let (key, group) = (marked("+"), marked("-"));
                let all = key.iter().zip(&group).all(|(key, group)| key != group);
                let fits = group.iter().filter(|group| **group).count() == 1
                    && key.iter().filter(|key| **key).count() == predict.key_width();
                match term.functor() {
                    Some((name, _)) if all && fits => Ok(RankBy::Relation { name, key }),
                    _ => Err(Fault::new(format!(
                        "rank_by({term}) is not of the form relation(+key, -group), with a + for each argument of the key ({}) and one -",
                        predict.key_width()
                    ))),
                }
            }
        }
    }

    /// `ranking(Damping, Sharpness)`.
    pub(super) fn ranking(&mut self, term: &Term) -> Result<(), Fault> {
        if let [damping, sharpness] = term.arguments() {
            self.settings.ranking = Some(Ranking { damping: amount(damping)?, sharpness: share(sharpness)? });
        }
        Ok(())
    }
}
