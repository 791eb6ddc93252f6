//! Known data sets, how well and how fast they are learnt, and what others have reported of them.
//!
//! The data is not part of the workbench: it is read from a folder (`mutagenesis`, `krk-illegal`, `bongard392`, `ace-cases` stand in it).
//! The settings that are not the data's own stand in `tests/bench/ilp`; they were chosen by cross-validation inside the training
//! parts. Times are those of induction; reading is not counted.

mod data;

use super::data::{Data, from_sources, load};
use super::run::{Evaluation, commands, run, test};
use crate::bias;
use crate::coverage::UnknownRelation;
use crate::diagnostics::{Diagnostic, Source, Style, render};
use crate::learn::Options;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// The files of a benchmark, as texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts {
    /// Settings (`.s`).
    pub settings: String,
    /// Examples and facts (`.kb`).
    pub knowledge_base: String,
    /// Clauses (`.bg`).
    pub background: String,
    /// Examples to test on, where they are not among the others.
    pub test: Option<String>,
}

/// What others have reported.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Peer {
    /// Who.
    pub name: &'static str,
    /// Accuracy or root mean squared error.
    pub quality: f64,
    /// Seconds, where they are known.
    pub seconds: Option<f64>,
}

/// What a benchmark should reach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    /// At least this accuracy, or at most this error.
    pub quality: f64,
    /// At most so many seconds of processor time.
    pub seconds: Option<f64>,
}

/// A benchmark.
#[derive(Clone, Debug)]
pub struct Benchmark {
    /// Its name.
    pub name: String,
    /// Whether it predicts numbers, so that its quality is an error.
    pub is_regression: bool,
    /// What it should reach.
    pub target: Target,
    /// What others have reached.
    pub peers: &'static [Peer],
    files: Files,
}

/// Where the files of a benchmark come from.
#[derive(Clone, Debug)]
enum Files {
    /// A settings file with what stands beside it.
    Stored(PathBuf),
    /// Texts that are put together from the data's folder.
    Made(fn(&Path) -> std::io::Result<Texts>, PathBuf),
}

/// What came of one run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// The examples that were predicted.
    pub examples: usize,
    /// Accuracy or root mean squared error on them: on those kept for testing, if there are some.
    pub quality: f64,
    /// Trees that were induced.
    pub trees: usize,
    /// Tests in all of them.
    pub tests: usize,
    /// Time of induction.
    pub wall: Duration,
    /// Processor time of induction, over all threads.
    pub processor: Duration,
}

/// Why a benchmark cannot be run.
#[derive(Debug, thiserror::Error)]
pub enum BenchmarkError {
    /// A file cannot be read.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// There is nothing to learn from.
    #[error("{0}")]
    Data(String),
    /// The language names what does not exist.
    #[error(transparent)]
    Relation(#[from] UnknownRelation),
}

/// The relational learners of the published figures are not named where the source does not name them.
const MUTAGENESIS: &[Peer] = &[
    Peer { name: "a logical tree", quality: 0.856, seconds: Some(2.4) },
    Peer { name: "rules of the same system", quality: 0.840, seconds: Some(294.0) },
    Peer { name: "rules of another", quality: 0.872, seconds: Some(28.0) },
];
const REGRESSION: &[Peer] = &[
    Peer { name: "a logical tree", quality: 1.060, seconds: Some(3.6) },
    Peer { name: "the mean alone", quality: 2.007, seconds: None },
];
const ATOMS: &[Peer] = &[Peer { name: "Tilde in Python, with Subtle", quality: 0.6811, seconds: Some(17.3) }];
const BONGARD: &[Peer] = &[
    Peer { name: "ACE 1.2.20", quality: 1.0, seconds: Some(0.02) },
    Peer { name: "Tilde 2.2", quality: 1.0, seconds: Some(0.23) },
];

/// All benchmarks whose data is in a folder.
#[must_use]
pub fn all(folder: &Path) -> Vec<Benchmark> {
    let made = |name: &str, is_regression, target, peers, make| Benchmark {
        name: name.into(),
        is_regression,
        target,
        peers,
        files: Files::Made(make, folder.to_owned()),
    };
    let within = |quality, seconds| Target { quality, seconds: Some(seconds) };
    let any_time = |quality| Target { quality, seconds: None };
    let mut benchmarks = vec![
        made("mutagenesis-188", false, within(0.86, 1.0), MUTAGENESIS, data::mutagenesis),
        made("mutagenesis-188-activity", true, any_time(1.06), REGRESSION, data::activity),
        made("mutagenesis-188-atoms", false, any_time(0.70), ATOMS, data::atoms),
        made("krk-illegal", false, within(0.990, 0.5), &[], data::king_and_rook),
        Benchmark {
            name: "bongard-392".into(),
            is_regression: false,
            target: within(1.0, 0.1),
            peers: BONGARD,
            files: Files::Stored(folder.join("bongard392/keys/bongard.s")),
        },
    ];
    benchmarks.extend(original_cases(&folder.join("ace-cases")));
    benchmarks
}

/// The time that is always allowed, in seconds.
const ALWAYS_ALLOWED: f64 = 0.02;

/// The cases of which the original's output is known: the same accuracy in no more time than that output states.
fn original_cases(folder: &Path) -> Vec<Benchmark> {
    let mut folders: Vec<PathBuf> =
        std::fs::read_dir(folder).map(|entries| entries.flatten().map(|e| e.path()).collect()).unwrap_or_default();
    folders.sort();
    let case = |folder: &PathBuf| {
        let files = std::fs::read_dir(folder).ok()?;
        let output = files.flatten().map(|e| e.path()).find(|path| path.extension().is_some_and(|e| e == "out"))?;
        let text = std::fs::read_to_string(&output).ok()?;
        let stated = |label: &str| -> Option<f64> {
            let rest = text.split_once(label)?.1.trim_start();
            rest.split(|c: char| !c.is_ascii_digit() && c != '.').next()?.parse().ok()
        };
        Some(Benchmark {
            name: format!("ace/{}", folder.file_name()?.to_string_lossy()),
            is_regression: false,
            target: Target {
                // The report rounds.
                quality: stated("Accuracy:")? - 1e-9,
                seconds: Some(stated("Average induction time:")?.max(ALWAYS_ALLOWED)),
            },
            peers: &[],
            files: Files::Stored(output.with_extension("s")),
        })
    };
    folders.iter().filter_map(case).collect()
}

impl Benchmark {
    /// Its files, where they are put together from others.
    ///
    /// # Errors
    /// If the data cannot be read.
    pub fn texts(&self) -> Result<Option<Texts>, BenchmarkError> {
        match &self.files {
            Files::Stored(_) => Ok(None),
            Files::Made(make, folder) => Ok(Some(make(folder)?)),
        }
    }

    /// Reads the data anew, and learns from it.
    ///
    /// # Errors
    /// If the data cannot be read or run.
    pub fn run(&self, options: &Options<'_>) -> Result<Figure, BenchmarkError> {
        let (data, other) = match &self.files {
            Files::Stored(settings) => (loaded(load(settings))?, None),
            Files::Made(make, folder) => {
                let texts = make(folder)?;
                let data = self.read(&texts, &texts.knowledge_base)?;
                let other = texts.test.as_ref().map(|test| self.read(&texts, test)).transpose()?;
                (data, other)
            }
        };
        let mut figure = Figure {
            examples: 0,
            quality: f64::NAN,
            trees: 0,
            tests: 0,
            wall: Duration::ZERO,
            processor: Duration::ZERO,
        };
        for command in commands(&data) {
            let outcome = run(&data, &command, options)?;
            for part in &outcome.parts {
                figure.trees += 1;
                figure.tests += part.tree.tests();
                figure.wall += part.time;
                figure.processor += part.processor_time;
            }
            let [part, ..] = outcome.parts.as_slice() else { continue };
            let evaluation = match &other {
                Some(other) => test(other, &part.tree)?,
                None => outcome.pooled_testing().unwrap_or_else(|| part.training.clone()),
            };
            figure.examples = evaluation.examples();
            figure.quality = quality(&evaluation);
        }
        Ok(figure)
    }

    fn read(&self, texts: &Texts, knowledge_base: &str) -> Result<Data, BenchmarkError> {
        let source = |extension: &str, text: &str| Arc::new(Source::new(format!("{}.{extension}", self.name), text));
        let settings = source("s", &texts.settings);
        let (bias, findings) = bias::read(&settings).map_err(|findings| BenchmarkError::Data(told(&findings)))?;
        let background = source("bg", &texts.background);
        loaded(from_sources(bias, findings, &settings, &source("kb", knowledge_base), Some(&background)))
    }

    /// Whether a figure is what the benchmark should reach.
    #[must_use]
    pub fn is_reached(&self, quality: f64, processor_seconds: f64) -> bool {
        let good = if self.is_regression { quality <= self.target.quality } else { quality >= self.target.quality };
        good && self.target.seconds.is_none_or(|most| processor_seconds <= most)
    }
}

fn quality(evaluation: &Evaluation) -> f64 {
    evaluation.accuracy().or(evaluation.root_mean_squared_error()).unwrap_or(f64::NAN)
}

fn loaded(read: Result<(Data, Vec<Diagnostic>), Vec<Diagnostic>>) -> Result<Data, BenchmarkError> {
    read.map(|(data, _)| data).map_err(|findings| BenchmarkError::Data(told(&findings)))
}

/// The first finding, as text.
fn told(findings: &[Diagnostic]) -> String {
    findings.first().map_or_else(|| "there is nothing to learn from".into(), |first| render(first, Style::Plain))
}
