//! Options of `rules`.

use super::{Input, TextOrJson};
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

/// What is done with rules.
#[derive(Debug, Subcommand)]
pub enum Rules {
    /// Derive rules from the definition of a goal alone.
    Generate(GenerateRules),
    /// Check the proofs of rules, and look what they claim up by search in many positions.
    Check(CheckRules),
    /// Find what rules say about a position.
    Match(MatchRules),
    /// List the rules of a set.
    List(RuleSet),
    /// Show a rule as text.
    Show(OneRule),
    /// Draw a rule as a small example position.
    Draw(OneRule),
    /// Say a rule in words.
    Explain(OneRule),
    /// Keep the rules that say something in a sample of positions which no other says.
    Prune(PruneRules),
}

/// Goals of rules, by what the side that gains from knowing the rule wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Goal {
    /// To capture a string.
    Capture,
    /// To prevent that: all moves that can.
    Save,
    /// To connect two strings.
    Connect,
    /// To prevent that: all moves that can.
    Cut,
    /// To make an eye.
    Eye,
    /// To prevent that: all moves that can.
    DenyEye,
    /// To make two eyes of a string.
    Live,
    /// To prevent that: all moves that can.
    Kill,
}

/// Options of `rules generate`.
#[derive(Debug, Args)]
pub struct GenerateRules {
    /// What the rules are about.
    #[arg(long, value_enum)]
    pub goal: Goal,
    /// The most plies to the goal.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=5), default_value_t = 3)]
    pub plies: u8,
    /// The file to write; standard output where it is not given.
    #[arg(long, value_name = "FILE.pl")]
    pub out: Option<PathBuf>,
}

/// Options of `rules check`.
#[derive(Debug, Args)]
pub struct CheckRules {
    /// The rules.
    #[arg(value_name = "FILE.pl")]
    pub rules: PathBuf,
    /// Problems whose positions, with some random moves on them, are looked at beside random ones.
    #[arg(value_name = "PROBLEMS")]
    pub problems: Vec<PathBuf>,
    /// The matches to look up.
    #[arg(long, default_value_t = 100_000, value_name = "N")]
    pub matches: u64,
    /// The most positions to look at.
    #[arg(long, default_value_t = 1_000_000, value_name = "N")]
    pub positions: u64,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// How the report is printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
}

/// Options of `rules match`.
#[derive(Debug, Args)]
pub struct MatchRules {
    /// The rules.
    #[arg(value_name = "FILE.pl")]
    pub rules: PathBuf,
    /// The positions.
    #[command(flatten)]
    pub input: Input,
    /// How matches are printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
}

/// A set of rules.
#[derive(Debug, Args)]
pub struct RuleSet {
    /// The rules; those that come with the program where it is not given.
    #[arg(long, value_name = "FILE.pl")]
    pub rules: Option<PathBuf>,
}

/// A rule of a set.
#[derive(Debug, Args)]
pub struct OneRule {
    /// Its name.
    pub name: String,
    /// The set.
    #[command(flatten)]
    pub set: RuleSet,
}

/// Options of `rules prune`.
#[derive(Debug, Args)]
pub struct PruneRules {
    /// The set.
    #[command(flatten)]
    pub set: RuleSet,
    /// Problems whose positions are looked at beside random ones.
    #[arg(value_name = "PROBLEMS")]
    pub problems: Vec<PathBuf>,
    /// The positions of the sample.
    #[arg(long, default_value_t = 1_000, value_name = "N")]
    pub positions: u64,
    /// How often a rule must say something new.
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub least: u64,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// The file to write; standard output where it is not given.
    #[arg(long, value_name = "FILE.pl")]
    pub out: Option<PathBuf>,
}
