//! What may be typed.

mod ensemble;
pub mod rules;
mod search;

pub use ensemble::{Distil, EnsembleArguments, Importance};
pub use search::{Generate, Goal, Kind, Side, Solve};

use crate::experiment::Negatives;
use crate::problem::Convention;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;

/// Relational learning in the game of Go: tsume-go problems to logical decision trees to compiled move scorers.
#[derive(Debug, Parser)]
#[command(name = "nakade", version, max_term_width = 110)]
pub struct Arguments {
    /// Threads to use, up to 1024; 0 uses one a processor. Results do not depend on it.
    #[arg(long, global = true, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1024), value_name = "N")]
    pub threads: u16,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Induce a decision tree that ranks moves, and measure it.
    Learn(Learn),
    /// Measure how well a tree ranks the moves of problems.
    Eval(Eval),
    /// Say which predicates a tree or an ensemble rests on: by what their tests gained, and by what is lost without them.
    Importance(Importance),
    /// Score every legal move of problems.
    Score(Score),
    /// Say why a move scores as it does: the path through the tree, with bindings on the board and in words.
    Explain(Explain),
    /// Say exactly who wins a fight about life and death, kos graded, and with which move.
    Solve(Solve),
    /// Tactical rules that are theorems: derive, check, match, draw, explain.
    #[command(subcommand)]
    Rules(rules::Rules),
    /// Read problems and report what was read and what was not.
    Check(Check),
    /// Make one collection of problems from many files.
    Import(Import),
    /// Write positions and examples for other systems: Prolog, ACE/Tilde, Aleph, Popper, CSV.
    Facts(Facts),
    /// Make problems of our own.
    Generate(Generate),
    /// Translate a tree into source text that gives the same scores.
    Compile(Compile),
    /// Ask positions anything in Prolog: one question about all of them, or a prompt.
    Query(Query),
    /// List the predicates that goals and settings may use, or explain one with positions in which it holds and in which not.
    Background(Background),
    /// Grow one readable tree on the scores of an ensemble.
    Distil(Distil),
    /// Run a settings file of ACE/Tilde with its knowledge base and background.
    Tilde(Tilde),
    /// Measure how well and how fast known data sets are learnt, beside what others have reported.
    Bench(Bench),
    /// Explain the code of a finding, such as S0001.
    ExplainCode {
        /// The code.
        code: String,
    },
}

/// How results are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TextOrJson {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// How scores are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ScoreFormat {
    /// A board with the best moves numbered and a heat map.
    Text,
    /// One object a problem.
    Json,
    /// id,move,score: one line a legal move, the best first.
    Csv,
}

/// The systems that facts are written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum FactsFormat {
    /// Prolog: NAME.pl with facts, examples and background, the problem being the first argument.
    Prolog,
    /// ACE/Tilde: NAME.s, NAME.kb and NAME.bg in keys form; without --out the positions alone, as models.
    Ace,
    /// Aleph: NAME.b, NAME.f and NAME.n.
    Aleph,
    /// Popper: bk.pl, exs.pl and bias.pl.
    Popper,
    /// NAME.csv: problem,relation,first,second.
    Csv,
}

/// Which convention SGF files follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ConventionChoice {
    /// Lines are marked right or wrong.
    Marks,
    /// The first variation is the answer.
    FirstVariation,
}

impl From<ConventionChoice> for Convention {
    fn from(choice: ConventionChoice) -> Self {
        match choice {
            ConventionChoice::Marks => Convention::Marks,
            ConventionChoice::FirstVariation => Convention::FirstVariation,
        }
    }
}

/// Problems to read.
#[derive(Debug, Args)]
pub struct Input {
    /// Files (SGF, JSON lines, GoTools text), folders, or FILE#ID for one problem.
    #[arg(value_name = "PROBLEMS")]
    pub problems: Vec<PathBuf>,
    /// The convention of SGF files; found in each file where not given.
    #[arg(long, value_enum)]
    pub convention: Option<ConventionChoice>,
}

/// Options of `learn`.
#[derive(Debug, Args)]
pub struct Learn {
    /// Problems; the built-in ones if none are given.
    #[command(flatten)]
    pub input: Input,
    /// A settings file, or one of propositional, relational, tactical, vital, ahead, deep, theorems, nakade; several times for several trees. Default: the
    /// first three.
    #[arg(long, value_name = "FILE.s")]
    pub settings: Vec<String>,
    /// Clauses of your own that the settings speak of, beside those of background/*.pl; several times for several files.
    #[arg(long, value_name = "FILE.pl")]
    pub background: Vec<PathBuf>,
    /// Learn from so many problems.
    #[arg(long, value_name = "N")]
    pub train: Option<usize>,
    /// Rank so many others.
    #[arg(long, value_name = "N")]
    pub test: Option<usize>,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// The largest number of leaves, instead of what the settings say.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..), value_name = "N")]
    pub leaves: Option<u32>,
    /// Many trees instead of one.
    #[command(flatten)]
    pub ensemble: EnsembleArguments,
    /// Which moves are negative examples: a list of listed, near:DISTANCE, random:NUMBER, random:PERCENT%, all.
    #[arg(long, default_value_t, value_name = "LIST")]
    pub negatives: Negatives,
    /// Report cross-validation over so many folds instead of a test.
    #[arg(long, value_parser = clap::value_parser!(u32).range(2..), conflicts_with = "test", value_name = "N")]
    pub folds: Option<u32>,
    /// Only problems whose level starts with one of these (3/ for eye spaces of three points, lv1 for GoTools' first level).
    #[arg(long, value_delimiter = ',', value_name = "PREFIX")]
    pub level: Vec<String>,
    /// Stop growing each tree after so many seconds, and keep what there is.
    #[arg(long, value_parser = seconds, value_name = "SECONDS")]
    pub time_limit: Option<Duration>,
    /// Stop growing a tree when the program uses so much memory, and keep what there is.
    #[arg(long, value_name = "MIB")]
    pub memory_limit: Option<u64>,
    /// Keep in this file what has been found out, every few seconds and when stopped; the same command goes on from there.
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// Where the tree goes: PATH.json, PATH.txt and so on. With several settings, PATH-NAME.json. Of a folder, DATA-NAME in it; without
    /// this option the folder is out.
    #[arg(long, value_name = "PATH")]
    pub out: Option<PathBuf>,
    /// How results are printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
}

/// Options of `eval`.
#[derive(Debug, Args)]
pub struct Eval {
    /// A tree file.
    pub tree: PathBuf,
    /// Problems; the built-in ones if none are given.
    #[command(flatten)]
    pub input: Input,
    /// The clauses of your own that the tree was learnt with, to make sure of it: others are refused.
    #[arg(long, value_name = "FILE.pl")]
    pub background: Vec<PathBuf>,
    /// How results are printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
}

/// Options of `score`.
#[derive(Debug, Args)]
pub struct Score {
    /// A tree file.
    pub tree: PathBuf,
    /// Problems; the built-in ones if none are given.
    #[command(flatten)]
    pub input: Input,
    /// The clauses of your own that the tree was learnt with, to make sure of it: others are refused.
    #[arg(long, value_name = "FILE.pl")]
    pub background: Vec<PathBuf>,
    /// How scores are printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: ScoreFormat,
    /// Letters for stones instead of circles.
    #[arg(long)]
    pub ascii: bool,
}

/// Options of `explain`.
#[derive(Debug, Args)]
pub struct Explain {
    /// A tree file.
    pub tree: PathBuf,
    /// One problem: a file, and FILE#ID where it holds several.
    pub problem: PathBuf,
    /// The move, as SGF letters (cc) or coordinates (C17); the best one if it is not given.
    #[arg(value_name = "MOVE")]
    pub point: Option<String>,
    /// The clauses of your own that the tree was learnt with, to make sure of it: others are refused.
    #[arg(long, value_name = "FILE.pl")]
    pub background: Vec<PathBuf>,
    /// How the explanation is printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
    /// Letters for stones instead of circles.
    #[arg(long)]
    pub ascii: bool,
}

/// Options of `check`.
#[derive(Debug, Args)]
pub struct Check {
    /// Files or folders.
    #[command(flatten)]
    pub input: Input,
    /// How the report is printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
}

/// Options of `import`.
#[derive(Debug, Args)]
pub struct Import {
    /// Files or folders.
    #[command(flatten)]
    pub input: Input,
    /// The folder for the collection.
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// So many problems to learn from; the rest that is not for tests if not given.
    #[arg(long, value_name = "N")]
    pub train: Option<usize>,
    /// So many problems to test on.
    #[arg(long, value_name = "N")]
    pub test: Option<usize>,
    /// Decides the split.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
}

/// Options of `facts`.
#[derive(Debug, Args)]
pub struct Facts {
    /// Problems; the built-in ones if none are given.
    #[command(flatten)]
    pub input: Input,
    /// For which system.
    #[arg(long, value_enum, default_value = "prolog")]
    pub format: FactsFormat,
    /// A settings file, or one of propositional, relational, tactical, vital, ahead, deep, theorems, nakade: what is predicted, and what may be asked.
    #[arg(long, default_value = "relational", value_name = "FILE.s")]
    pub settings: String,
    /// Which moves are negative examples: a list of listed, near:DISTANCE, random:NUMBER, random:PERCENT%, all.
    #[arg(long, default_value_t, value_name = "LIST")]
    pub negatives: Negatives,
    /// Decides which moves are drawn by chance.
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    /// The folder for the files; standard output if it is not given and one file suffices.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

/// Languages to compile to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Language {
    /// Rust source, generic over the board trait of `nakade::runtime`.
    Rust,
    /// The plan behind it: what each test runs, in which order.
    Plan,
}

/// Options of `compile`.
#[derive(Debug, Args)]
pub struct Compile {
    /// A tree file, or rules (.pl).
    pub tree: PathBuf,
    /// The language.
    #[arg(long, value_enum, default_value = "rust")]
    pub lang: Language,
    /// Count calls: adds a function `calls()` that says how often scores were asked for.
    #[arg(long)]
    pub count_calls: bool,
    /// The file; standard output if it is not given.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// Options of `tilde`.
#[derive(Debug, Args)]
pub struct Tilde {
    /// The settings file; beside it stand the knowledge base (.kb) and the background (.bg).
    #[arg(value_name = "FILE.s")]
    pub settings: PathBuf,
    /// Many trees instead of one.
    #[command(flatten)]
    pub ensemble: EnsembleArguments,
    /// The largest number of leaves of each tree of an ensemble.
    #[arg(long, requires = "ensemble", value_parser = clap::value_parser!(u32).range(1..), value_name = "N")]
    pub leaves: Option<u32>,
    /// How the report is printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
    /// Chooses what is held back for tests and validation.
    #[arg(long, default_value_t = 0, value_name = "S")]
    pub seed: u64,
    /// Stop growing after so many seconds, with the tree so far.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub time_limit: Option<Duration>,
    /// Stop growing when the program uses so much memory, with the tree so far.
    #[arg(long, value_name = "MIB")]
    pub memory_limit: Option<u64>,
    /// Keep in this file what has been found out, every few seconds and when stopped; the same command goes on from there.
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// Write the report to PATH.out and PATH.json as well.
    #[arg(long, value_name = "PATH")]
    pub out: Option<PathBuf>,
}

/// How answers are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum QueryFormat {
    /// For people.
    Text,
    /// One object an answer: {"id":…,"bindings":{"G":…},"points":{"G":["cc",…]}}.
    Json,
    /// id and a column a variable.
    Csv,
}

/// Who answers a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum EngineChoice {
    /// Native predicates where they suffice, Prolog where they do not.
    Auto,
    /// Native predicates alone.
    Native,
    /// Prolog alone.
    Prolog,
}

/// Options of `query`.
#[derive(Debug, Args)]
pub struct Query {
    /// Files (SGF, JSON lines, GoTools text), folders, or FILE#ID for one problem; then a goal in Prolog, such as 'atari(G), group(G,enemy)'.
    /// Without problems the built-in ones are asked, without a goal a prompt opens.
    #[arg(value_name = "PROBLEMS|GOAL")]
    pub arguments: Vec<String>,
    /// The convention of SGF files; found in each file where not given.
    #[arg(long, value_enum)]
    pub convention: Option<ConventionChoice>,
    /// Clauses of your own, beside those of background/*.pl; several times for several files.
    #[arg(long, value_name = "FILE.pl")]
    pub background: Vec<PathBuf>,
    /// Print how many answers there are.
    #[arg(long, conflicts_with = "first")]
    pub count: bool,
    /// Print the first answer in each position.
    #[arg(long)]
    pub first: bool,
    /// How answers are printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: QueryFormat,
    /// Who answers.
    #[arg(long, value_enum, default_value = "auto")]
    pub engine: EngineChoice,
    /// Say who answers and why.
    #[arg(long)]
    pub explain: bool,
    /// Seconds for each position; 60 if not given.
    #[arg(long, value_parser = seconds, value_name = "SECONDS")]
    pub time_limit: Option<Duration>,
    /// Memory that each Prolog system may use.
    #[arg(long, default_value_t = 1024, value_name = "MIB")]
    pub memory_limit: u64,
    /// The most answers in one position.
    #[arg(long, default_value_t = 1_000_000, value_name = "N")]
    pub most: usize,
}

/// Options of `background`.
#[derive(Debug, Args)]
pub struct Background {
    /// A predicate, such as ladder or double_atari/4, or a file, such as capturing.pl; all predicates if not given.
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    /// Draw boards with ASCII characters alone.
    #[arg(long)]
    pub ascii: bool,
    /// How it is printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
}

/// A number of seconds that a run can take.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "a number of seconds is wanted".to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Suite {
    /// Relational data sets: mutagenesis, king and rook, Bongard problems, the original's cases.
    Ilp,
    /// Trees that rank moves, from 2,600 problems and from all.
    Learn,
    /// How time grows with the number of problems, and shrinks with the number of threads.
    Scaling,
    /// What each way to save work buys.
    Ablation,
    /// How many questions a second plain backtracking, single tests and packs of tests answer.
    Coverage,
    /// How many positions a second are read as facts, and asked a query natively and through Prolog.
    Query,
    /// How many positions the solver looks at, and how long, with no ordering of moves, one made by hand and a learned one.
    Ordering,
}

/// Options of `bench`.
#[derive(Debug, Args)]
pub struct Bench {
    /// What is measured.
    #[arg(value_enum, default_value = "ilp")]
    pub suite: Suite,
    /// For ordering: the problems; those that are held back of datasets/enclosed if none are given.
    #[arg(value_name = "PROBLEMS")]
    pub problems: Vec<PathBuf>,
    /// For ordering: a tree or ensemble (JSON) to be measured too, interpreted.
    #[arg(long, value_name = "TREE")]
    pub tree: Option<PathBuf>,
    /// For ordering: the most positions looked at for a problem.
    #[arg(long, default_value_t = 2_000_000, value_name = "N")]
    pub nodes: u64,
    /// The folder of relational data, or the file of problems. Default: data/ilp or data/gotools.jsonl in the folder that
    /// NAKADE_SHARED names, or in ../shared; without that the built-in problems.
    #[arg(long, value_name = "PATH")]
    pub data: Option<PathBuf>,
    /// Runs that the medians are taken of.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub runs: u32,
    /// Only what has this in its name.
    #[arg(long, value_name = "PART")]
    pub only: Option<String>,
    /// Write the files of the benchmarks that are put together here (.s, .kb, .bg), for other systems.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// How results are printed.
    #[arg(long, value_enum, default_value = "text")]
    pub format: TextOrJson,
}
