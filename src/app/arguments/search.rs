//! What may be typed behind `solve` and `generate`.

use super::{Input, TextOrJson};
use crate::generate::enclosed::{Level, Place};
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// What a fight may be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Goal {
    /// The life of a group: all its strings are killed, or one is kept.
    Kill,
    /// The same seen from the other side.
    Live,
    /// The strings of the stones that are given, and no others.
    Capture,
    /// The same.
    Save,
    /// Whether the strings of two stones become one.
    Connect,
    /// The same.
    Cut,
    /// Whether one side has an eye on one of some points.
    Eye,
    /// The same.
    DenyEye,
}

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Side {
    /// Black.
    Black,
    /// White.
    White,
}

/// Options of `solve`.
#[derive(Debug, Args)]
pub struct Solve {
    /// Problems; the built-in ones if none are given.
    #[command(flatten)]
    pub input: Input,
    /// Grade every legal first move, not only the best.
    #[arg(long)]
    pub all_moves: bool,
    /// The most positions looked at for a problem, and again for each of its moves if those are asked for.
    #[arg(long, default_value_t = 2_000_000, value_name = "N")]
    pub nodes: u64,
    /// The most milliseconds for a problem.
    #[arg(long, value_name = "T")]
    pub time_ms: Option<u64>,
    /// The most memory for what is known of positions, in MiB for each thread.
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u64).range(1..=1 << 20), value_name = "MIB")]
    pub table: u64,
    /// How moves are ordered: none; hand, by eyes, liberties and stones in atari, weighed by hand; static, the same with fitted weights;
    /// learned (or ensemble), by that and a tree (or boosted trees) that is built in, compiled; or by that and a tree or ensemble of your own (a file, JSON).
    #[arg(long, default_value = "static", value_name = "none|hand|static|learned|ensemble|TREE")]
    pub order: String,
    /// What is fought about; the result is told for the side to move, whoever wants it.
    #[arg(long, value_enum, default_value = "kill")]
    pub goal: Goal,
    /// Who moves; what the problem says if it is not given.
    #[arg(long, value_enum, value_name = "SIDE")]
    pub to_move: Option<Side>,
    /// Whose eye it is; that of the side to move, or for deny-eye of the other, if it is not given.
    #[arg(long, value_enum, value_name = "SIDE")]
    pub of: Option<Side>,
    /// The strings at stake: a stone of each, as SGF letters with commas (cc,dd); for an eye, the points where it may be. What the problem
    /// says, or what is most likely, where it is not given and the goal is to kill.
    #[arg(long, value_name = "POINTS")]
    pub target: Option<String>,
    /// The points on which both sides may play, as SGF letters with commas. Found from the position where it is not given.
    #[arg(long, value_name = "POINTS")]
    pub region: Option<String>,
    /// How results are printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
}

/// What can be generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// Random enclosed positions in corner and side, graded by search.
    Enclosed,
    /// Every eye space of 3 to 6 points in centre, side and corner, labelled by search.
    Nakade,
}

/// Options of `generate`.
#[derive(Debug, Args)]
pub struct Generate {
    /// What to generate.
    #[arg(value_enum, default_value = "enclosed")]
    pub kind: Kind,
    /// The number of enclosed problems.
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub count: usize,
    /// Decides which positions are drawn and how the problems are divided.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// Where enclosed problems lie; both places in turn if it is not given.
    #[arg(long, value_name = "corner|side")]
    pub region: Option<Place>,
    /// The levels of enclosed problems, each getting an equal share: 1 (found at once) to 6.
    #[arg(long, value_delimiter = ',', default_value = "1,2,3,4,5,6", value_name = "LEVELS")]
    pub levels: Vec<Level>,
    /// The problems of an enclosed collection that are held back as test.
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub test: usize,
    /// The defender's liberties outside the eye space of a nakade.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=2), value_name = "N")]
    pub outside_liberties: u8,
    /// The folder for the collection.
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}
