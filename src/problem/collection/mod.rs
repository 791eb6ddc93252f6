//! Collections of problems: loading, reporting, merging, splitting, writing.
//!
//! Knows nothing of the formats beyond [`read`](super::read()).

mod export;
mod game;
mod load;
mod merge;
mod split;
mod symmetry;

pub use export::{write_atomically, write_collection};
pub use game::to_sgf;
pub use load::{from_text, load};
pub use split::{Split, split};
pub use symmetry::{group_key, problem_key};

use super::{Convention, Format, Origin, Problem, Verdict};
use crate::diagnostics::{Diagnostic, Severity};
use crate::go::{Colour, Point};
use serde::Serialize;

/// Problems from any number of files, with what was found while they were read.
#[derive(Debug, Default)]
pub struct Collection {
    /// In the order of the files.
    pub problems: Vec<Problem>,
    /// For each problem where it came from.
    pub origins: Vec<Origin>,
    /// One for each file, in the order in which they were read.
    pub files: Vec<FileReport>,
    /// In the order of the files; then what concerns several of them.
    pub findings: Vec<Diagnostic>,
}

/// What came of one file.
#[derive(Clone, Debug, Serialize)]
pub struct FileReport {
    /// Its path as given.
    pub file: String,
    /// None where it could not be told.
    pub format: Option<Format>,
    /// The charset it was in.
    pub charset: Option<&'static str>,
    /// Games, lines or records, readable or not.
    pub games: usize,
    /// How many of them became problems.
    pub problems: usize,
    /// How many findings are errors.
    pub errors: usize,
    /// How many findings are warnings.
    pub warnings: usize,
    /// How the answers were found (SGF only).
    pub convention: Option<Convention>,
}

/// A whole check in numbers and rows, made to be serialised.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// Files read or not.
    pub files: usize,
    /// Games, lines or records in them.
    pub games: usize,
    /// Problems that came of them.
    pub problems: usize,
    /// Findings that are errors.
    pub errors: usize,
    /// Findings that are warnings.
    pub warnings: usize,
    /// Every finding, notes included.
    pub findings: Vec<FindingRow>,
    /// The numbers file by file.
    pub by_file: Vec<FileReport>,
}

/// A finding in plain values.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FindingRow {
    /// The stable code.
    pub code: &'static str,
    /// `error`, `warning` or `note`.
    pub severity: String,
    /// The file; none where the finding concerns no single one.
    pub file: Option<String>,
    /// From 1.
    pub line: Option<usize>,
    /// From 1, in characters.
    pub column: Option<usize>,
    /// What was found.
    pub message: String,
    /// What to do about it.
    pub hint: Option<String>,
}

impl From<&Diagnostic> for FindingRow {
    fn from(finding: &Diagnostic) -> Self {
        let place = finding.line_column();
        Self {
            code: finding.code.as_str(),
            severity: finding.severity().to_string(),
            file: place.map(|(file, ..)| file.to_owned()),
            line: place.map(|(_, line, _)| line),
            column: place.map(|(.., column)| column),
            message: finding.message.clone(),
            hint: finding.hint.clone(),
        }
    }
}

impl Collection {
    /// How many findings are of this severity.
    #[must_use]
    pub fn count(&self, severity: Severity) -> usize {
        self.findings.iter().filter(|finding| finding.severity() == severity).count()
    }

    /// The numbers and findings in a form that can be serialised.
    #[must_use]
    pub fn summary(&self) -> Summary {
        Summary {
            files: self.files.len(),
            games: self.files.iter().map(|file| file.games).sum(),
            problems: self.problems.len(),
            errors: self.count(Severity::Error),
            warnings: self.count(Severity::Warning),
            findings: self.findings.iter().map(FindingRow::from).collect(),
            by_file: self.files.clone(),
        }
    }

    /// The hash of all problems in their order, as 64 hexadecimal digits: ids, stones, side to move and judgements. Remarks,
    /// which no heuristic sees, do not count.
    #[must_use]
    pub fn content_hash(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        let mut bytes = Vec::new();
        for problem in &self.problems {
            bytes.clear();
            put(problem, &mut bytes);
            hasher.update(&bytes);
        }
        hasher.finalize().to_hex().to_string()
    }
}

/// A problem as bytes that differ where problems differ.
fn put(problem: &Problem, bytes: &mut Vec<u8>) {
    let put_text = |text: &str, bytes: &mut Vec<u8>| {
        bytes.extend((text.len() as u64).to_le_bytes());
        bytes.extend(text.as_bytes());
    };
    let put_points = |points: &[Point], bytes: &mut Vec<u8>| {
        bytes.extend((points.len() as u64).to_le_bytes());
        bytes.extend(points.iter().flat_map(|point| [point.x(), point.y()]));
    };
    put_text(&problem.id, bytes);
    bytes.extend([problem.size, u8::from(problem.to_move == Colour::White)]);
    put_points(&problem.black, bytes);
    put_points(&problem.white, bytes);
    bytes.extend((problem.moves.len() as u64).to_le_bytes());
    for m in &problem.moves {
        let (x, y) = m.point.map_or((255, 255), |point| (point.x(), point.y()));
        let verdict = match m.verdict {
            Verdict::Correct => 0,
            Verdict::Lesser => 1,
            Verdict::Wrong => 2,
        };
        bytes.extend([x, y, verdict, u8::from(m.status.is_some())]);
        put_text(m.status.as_deref().unwrap_or_default(), bytes);
        bytes.extend(m.reward.to_bits().to_le_bytes());
    }
}
