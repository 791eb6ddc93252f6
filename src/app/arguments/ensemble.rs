//! Options of ensembles, and of what is distilled from them.

use super::{Input, TextOrJson};
use crate::experiment::{Distillation, Negatives};
use crate::learn::ensemble::{EnsembleSettings, Objective};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// How the trees of an ensemble come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MethodChoice {
    /// One after the other, each on what those before it leave to be done.
    Boost,
    /// Each by itself, on a bootstrap sample and a random part of the tests of each node.
    Forest,
}

/// Options of ensembles.
#[derive(Debug, Args)]
pub struct EnsembleArguments {
    /// Learn many trees instead of one, whose predictions are added up.
    #[arg(long, value_enum, value_name = "METHOD")]
    pub ensemble: Option<MethodChoice>,
    /// The largest number of trees.
    #[arg(long, requires = "ensemble", value_parser = clap::value_parser!(u32).range(1..), value_name = "N")]
    pub rounds: Option<u32>,
    /// How much of a Newton step each tree takes, above 0 and up to 1.
    #[arg(long, requires = "ensemble", value_parser = share, value_name = "R")]
    pub rate: Option<f64>,
    /// The share of the groups (problems, say) that each tree sees.
    #[arg(long, requires = "ensemble", value_parser = share, value_name = "R")]
    pub subsample: Option<f64>,
    /// The share of the tests that each tree, in a forest each node, may choose from.
    #[arg(long, requires = "ensemble", value_parser = share, value_name = "R")]
    pub test_sample: Option<f64>,
    /// The share of the examples that a tree is grown on, those with large slopes first (only where there are many).
    #[arg(long, requires = "ensemble", value_parser = share, value_name = "R")]
    pub example_sample: Option<f64>,
    /// softmax or lambdamart (ranking within groups), squared (numbers), logistic (two classes, or numbers from 0 to 1) or multinomial (classes; not
    /// for moves).
    #[arg(long, requires = "ensemble", value_name = "LOSS")]
    pub objective: Option<Objective>,
    /// Hold back so many groups, and keep the trees up to the least loss on them.
    #[arg(long, requires = "ensemble", default_value_t = 0, value_name = "N")]
    pub validation: usize,
    /// Stop after so many trees without an improvement on what is held back.
    #[arg(long, requires = "ensemble", value_name = "N")]
    pub patience: Option<usize>,
    /// Let the problems of each file or folder that is named count as much together as those of any other, however many they are.
    #[arg(long, requires = "ensemble")]
    pub balance: bool,
    /// What is added to second derivatives: the larger, the less small leaves dare.
    #[arg(long, requires = "ensemble", value_parser = amount, value_name = "X")]
    pub damping: Option<f64>,
    /// The least number of examples in a branch, instead of what the settings say.
    #[arg(long, requires = "ensemble", value_name = "N")]
    pub minimal_cases: Option<usize>,
    /// The largest number of tests on a path.
    #[arg(long, requires = "ensemble", value_name = "N")]
    pub depth: Option<usize>,
}

impl EnsembleArguments {
    /// The options that are given and say nothing of what is asked for.
    pub fn unused(&self) -> Vec<&'static str> {
        let of_boosting = [
            ("--rate", self.rate.is_some()),
            ("--subsample", self.subsample.is_some()),
            ("--patience", self.patience.is_some()),
        ];
        let is_forest = self.ensemble == Some(MethodChoice::Forest);
        of_boosting.into_iter().filter(|(_, given)| is_forest && *given).map(|(name, _)| name).collect()
    }

    /// The settings, if an ensemble is asked for.
    pub fn settings(&self, leaves: Option<u32>) -> Option<EnsembleSettings> {
        let usual = match self.ensemble? {
            MethodChoice::Boost => EnsembleSettings::boost(),
            MethodChoice::Forest => EnsembleSettings::forest(),
        };
        Some(EnsembleSettings {
            objective: self.objective,
            rounds: self.rounds.map_or(usual.rounds, |rounds| rounds as usize),
            leaves: leaves.map_or(usual.leaves, |leaves| leaves as usize),
            rate: self.rate.unwrap_or(usual.rate),
            groups: self.subsample.unwrap_or(usual.groups),
            refinements: self.test_sample.unwrap_or(usual.refinements),
            examples: self.example_sample.unwrap_or(usual.examples),
            damping: self.damping.unwrap_or(usual.damping),
            minimal_cases: self.minimal_cases.or(usual.minimal_cases),
            depth: self.depth.or(usual.depth),
            validation: self.validation,
            patience: self.patience.unwrap_or(usual.patience),
            ..usual
        })
    }
}

/// A number above 0 and up to 1.
fn share(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| "a number is wanted".to_owned())?;
    if number > 0.0 && number <= 1.0 { Ok(number) } else { Err("a number above 0 and up to 1 is wanted".into()) }
}

/// A number from 0.
fn amount(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| "a number is wanted".to_owned())?;
    if number >= 0.0 && number.is_finite() { Ok(number) } else { Err("a number from 0 is wanted".into()) }
}

/// Options of `importance`.
#[derive(Debug, Args)]
pub struct Importance {
    /// The file of a tree or an ensemble.
    pub tree: PathBuf,
    /// Problems; the built-in ones if none are given.
    #[command(flatten)]
    pub input: Input,
    /// The clauses of your own that it was learnt with, to make sure of it: others are refused.
    #[arg(long, value_name = "FILE.pl")]
    pub background: Vec<PathBuf>,
    /// Look at so many problems, drawn by chance; 0 for all.
    #[arg(long, default_value_t = 300, value_name = "N")]
    pub most: u32,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// How results are printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
}

/// Options of `distil`.
#[derive(Debug, Args)]
pub struct Distil {
    /// The file of an ensemble.
    pub ensemble: PathBuf,
    /// Problems whose moves are scored; the built-in ones if none are given.
    #[command(flatten)]
    pub input: Input,
    /// The largest number of leaves, instead of what the settings say.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..), value_name = "N")]
    pub leaves: Option<u32>,
    /// Learn from so many problems.
    #[arg(long, value_name = "N")]
    pub train: Option<usize>,
    /// Rank so many others.
    #[arg(long, value_name = "N")]
    pub test: Option<usize>,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// A settings file, or one of propositional, relational, tactical, vital, ahead, deep, theorems, nakade; that of the ensemble if not given.
    #[arg(long, value_name = "FILE.s")]
    pub settings: Option<String>,
    /// Which moves are looked at beside the good ones; those that the ensemble was learnt from if not given.
    #[arg(long, value_name = "LIST")]
    pub negatives: Option<Negatives>,
    /// Scores are divided by this before they become probabilities.
    #[arg(long, default_value_t = Distillation::default().temperature, value_parser = positive, value_name = "X")]
    pub temperature: f64,
    /// How much the solutions of the problems count beside what the ensemble says, from 0 to 1.
    #[arg(long, default_value_t = Distillation::default().truth, value_parser = amount_up_to_one, value_name = "R")]
    pub truth: f64,
    /// The least number of examples in a branch, instead of what the settings say.
    #[arg(long, value_name = "N")]
    pub minimal_cases: Option<usize>,
    /// Rank with the ensemble as well, which takes longer than all the rest.
    #[arg(long)]
    pub compare: bool,
    /// Where the tree goes: PATH.json, PATH.txt and so on; without this option the folder is out.
    #[arg(long, value_name = "PATH")]
    pub out: Option<PathBuf>,
    /// How results are printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
}

/// A number above 0.
fn positive(text: &str) -> Result<f64, String> {
    amount(text).ok().filter(|number| *number > 0.0).ok_or_else(|| "a number above 0 is wanted".into())
}

/// A number from 0 to 1.
fn amount_up_to_one(text: &str) -> Result<f64, String> {
    amount(text).ok().filter(|number| *number <= 1.0).ok_or_else(|| "a number from 0 to 1 is wanted".into())
}
