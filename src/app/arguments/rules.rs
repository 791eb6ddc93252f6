//! Options of `rules`.

use super::{Input, TextOrJson};
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

/// What is done with rules.
#[derive(Debug, Subcommand)]
pub enum Rules {
    /// Derive rules from the definition of a goal alone.
    Generate(GenerateRules),
    /// Learn rules from games that end with a capture: what forced the loser's moves, generalised and proved.
    Acquire(AcquireRules),
    /// Play the game in which the first capture wins against a player that knows one rule, before and after learning from such games.
    Play(PlayRules),
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
    /// Keep the rules that earn their cost in a sample of positions: what they say there and no other does.
    Prune(PruneRules),
    /// Write rules as a program of clauses that define predicates such as capturable/2, for goals and for learning.
    Background(RulesAsClauses),
    /// Measure what the rules save a tactical search, and how fast they are matched.
    Bench(BenchRules),
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

/// What rules are learnt for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GameGoal {
    /// Who captures first wins.
    FirstCapture,
    /// The string that the game's last capture took.
    CaptureString,
}

/// Options of `rules acquire`.
#[derive(Debug, Args)]
pub struct AcquireRules {
    /// Games or problems with their answers as SGF; of each the first line counts.
    #[arg(value_name = "GAMES.sgf", required = true)]
    pub games: Vec<PathBuf>,
    /// The file to write; standard output where it is not given.
    #[arg(long, value_name = "FILE.pl")]
    pub out: Option<PathBuf>,
    /// Tell how each game was understood.
    #[arg(long)]
    pub trace: bool,
    /// What wins.
    #[arg(long, value_enum, default_value = "first-capture")]
    pub goal: GameGoal,
    /// Rules that are known at the beginning, beside f1.
    #[arg(long, value_name = "FILE.pl")]
    pub rules: Option<PathBuf>,
}

/// Options of `rules play`.
#[derive(Debug, Args)]
pub struct PlayRules {
    /// Rules that the player knows at the beginning, beside f1.
    #[arg(long, value_name = "FILE.pl")]
    pub rules: Option<PathBuf>,
    /// Games to learn from.
    #[arg(long, default_value_t = 500, value_name = "N")]
    pub learn: usize,
    /// Games to measure by, before and after.
    #[arg(long, default_value_t = 1_000, value_name = "N")]
    pub games: usize,
    /// Lines of the board.
    #[arg(long, default_value_t = 9, value_name = "N", value_parser = clap::value_parser!(u8).range(3..=19))]
    pub size: u8,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// Where to write the rules that were learnt.
    #[arg(long, value_name = "FILE.pl")]
    pub out: Option<PathBuf>,
    /// How the result is printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
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
    /// Draw the board for each match, with the points that its variables stand for.
    #[arg(long)]
    pub draw: bool,
}

/// A set of rules.
#[derive(Debug, Args)]
pub struct RuleSet {
    /// The rules; those that come with the program where it is not given.
    #[arg(long, value_name = "FILE.pl")]
    pub rules: Option<PathBuf>,
}

/// Options of `rules background`.
#[derive(Debug, Args)]
pub struct RulesAsClauses {
    /// The set.
    #[command(flatten)]
    pub set: RuleSet,
    /// The file to write; standard output where it is not given.
    #[arg(long, value_name = "FILE.pl")]
    pub out: Option<PathBuf>,
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
    /// The rules.
    #[arg(value_name = "FILE.pl")]
    pub rules: PathBuf,
    /// Problems whose positions, with some random moves on them, are the sample together with random ones.
    #[arg(value_name = "SAMPLE")]
    pub problems: Vec<PathBuf>,
    /// The positions of the sample.
    #[arg(long, default_value_t = 1_000, value_name = "N")]
    pub positions: u64,
    /// How often a rule must say something new.
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub least: u64,
    /// The most conditions looked up for each new thing that a rule says.
    #[arg(long, default_value_t = 5_000, value_name = "N")]
    pub cost: u64,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// The file to write; standard output where it is not given.
    #[arg(long, value_name = "FILE.pl")]
    pub out: Option<PathBuf>,
    /// Say of each rule what it did and what it cost.
    #[arg(long)]
    pub report: bool,
}

/// Options of `rules bench`.
#[derive(Debug, Args)]
pub struct BenchRules {
    /// Rules beside those that come with the program, for large sets.
    #[arg(long, value_name = "FILE.pl")]
    pub rules: Vec<PathBuf>,
    /// Problems whose positions, with some random moves on them, are looked at beside random ones.
    #[arg(value_name = "PROBLEMS")]
    pub problems: Vec<PathBuf>,
    /// The positions that questions are taken from.
    #[arg(long, default_value_t = 400, value_name = "N")]
    pub positions: u64,
    /// The most plies to the goal, if the friend begins; one less if the enemy does.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(3..=5), default_value_t = 3)]
    pub plies: u8,
    /// Measure also what the order of conditions is estimated by.
    #[arg(long)]
    pub estimates: bool,
    /// Moves that a search may play.
    #[arg(long, default_value_t = 2_000_000, value_name = "N")]
    pub nodes: u64,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// How the report is printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
}
