//! Texts of any known format to problems.
//!
//! A file each for SGF, JSON lines and GoTools' text format; what holds for all of them is checked in one place, `draft`.

mod gotools;
mod json;
mod marks;
mod own;
mod sgf;
mod start;

pub(super) use own::{first_moves, game_of_lines};
pub use start::position_at;

use super::Problem;
use crate::diagnostics::{Diagnostic, Findings, Source, Span, code};
use crate::sgf::GameTree;
use rayon::prelude::*;
use std::sync::Arc;

/// How the answers of an SGF file are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Convention {
    /// The first variation is the answer.
    FirstVariation,
    /// Lines are marked right or wrong; a first move without a line that is marked right is wrong.
    Marks,
}

impl std::fmt::Display for Convention {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Convention::FirstVariation => "first variation",
            Convention::Marks => "marks",
        })
    }
}

/// The formats of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Smart Game Format.
    Sgf,
    /// One JSON object a line.
    JsonLines,
    /// The text format of GoTools.
    GoTools,
}

impl std::fmt::Display for Format {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Format::Sgf => "SGF",
            Format::JsonLines => "JSON lines",
            Format::GoTools => "GoTools text",
        })
    }
}

/// Settings of the readers.
#[derive(Clone, Debug, Default)]
pub struct ReadOptions {
    /// The convention of SGF files; `None` finds it in each game: marks where a line is marked right, else the first variation.
    pub convention: Option<Convention>,
    /// Whether positions without an answer are taken too, for those who ask of a position and not of its solution.
    pub positions: bool,
}

/// Where a problem came from.
#[derive(Clone, Debug)]
pub struct Origin {
    /// The text of the file.
    pub source: Arc<Source>,
    /// The number (from 1) of the game, line or record in it.
    pub game: usize,
    /// Where it begins.
    pub span: Span,
}

/// What one file holds.
#[derive(Debug)]
pub struct Reading {
    /// The format it was read as.
    pub format: Format,
    /// The charset it was in.
    pub charset: &'static str,
    /// How many games, lines or records there are, readable or not.
    pub games: usize,
    /// In the order of the file.
    pub problems: Vec<Problem>,
    /// For each problem where it came from.
    pub origins: Vec<Origin>,
    /// The convention found in SGF: `Marks` if any game has marks.
    pub convention: Option<Convention>,
    /// What was odd, in the order of the text.
    pub findings: Vec<Diagnostic>,
}

/// The format of a file by its content, with the extension as a hint where the content is too short to tell.
#[must_use]
pub fn detect(name: &str, bytes: &[u8]) -> Option<Format> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let extension = name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase());
    let by_name = match extension.as_deref() {
        Some("sgf" | "mgt") => Some(Format::Sgf),
        Some("jsonl" | "ndjson" | "json") => Some(Format::JsonLines),
        _ => None,
    };
    if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") {
        return by_name.or(Some(Format::Sgf));
    }
    let head = &bytes[..bytes.len().min(4096)];
    let is_gotools = |record: &[u8]| {
        record.trim_ascii_start().strip_prefix(b"P").is_some_and(|rest| rest.first().is_some_and(u8::is_ascii_digit))
    };
    let lines = || head.split(|&b| b == b'\n');
    if lines().any(|line| line.strip_prefix(b"$").is_some_and(is_gotools))
        || lines().nth(1).is_some_and(|line| line.trim_ascii().ends_with(b" problems"))
    {
        return Some(Format::GoTools);
    }
    match head.trim_ascii_start().first() {
        Some(b'{') => Some(Format::JsonLines),
        Some(b'(') if by_name.is_none() => Some(Format::Sgf),
        _ if by_name.is_none() && begins_a_game(head) => Some(Format::Sgf),
        _ => by_name,
    }
}

/// Whether somewhere in a text a game begins: a parenthesis, then, maybe after white space, a semicolon.
fn begins_a_game(text: &[u8]) -> bool {
    text.split(|&byte| byte == b'(').skip(1).any(|rest| rest.trim_ascii_start().first() == Some(&b';'))
}

/// Reads one file. `name` is how findings call it, `label` how problems without an id of their own are called; none where the
/// format is unknown.
#[must_use]
pub fn read(name: &str, label: &str, bytes: &[u8], options: &ReadOptions) -> Option<Reading> {
    let format = detect(name, bytes)?;
    Some(match format {
        Format::Sgf => read_sgf(name, label, bytes, options),
        Format::JsonLines => {
            read_text(name, label, bytes, |source, charset, label| json::read(source, charset, label, options))
        }
        Format::GoTools => read_text(name, label, bytes, gotools::read),
    })
}

/// Reads a format that does not say which charset it is in.
fn read_text(
    name: &str,
    label: &str,
    bytes: &[u8],
    read: impl Fn(&Arc<Source>, &'static str, &str) -> Reading,
) -> Reading {
    let (source, charset, mut findings) = crate::sgf::decode_source(name, bytes);
    let mut reading = read(&source, charset, label);
    findings.append(&mut reading.findings);
    reading.findings = findings;
    reading
}

fn read_sgf(name: &str, label: &str, bytes: &[u8], options: &ReadOptions) -> Reading {
    let parsed = crate::sgf::read(name, bytes);
    let mut findings = Findings::new(&parsed.source);
    let mut reading = Reading {
        format: Format::Sgf,
        charset: parsed.charset,
        games: parsed.games.len(),
        problems: Vec::new(),
        origins: Vec::new(),
        convention: None,
        findings: parsed.findings,
    };
    let mut unmarked = Vec::new();
    let read_one = |(index, game): (usize, &GameTree)| {
        let mut findings = Findings::new(&parsed.source);
        let label = game_label(game, label, index, parsed.games.len());
        (sgf::read_game(game, &label, options, &mut findings), findings)
    };
    let found: Vec<_> = parsed.games.par_iter().enumerate().map(read_one).collect();
    for ((index, game), (found, found_findings)) in parsed.games.iter().enumerate().zip(found) {
        findings.absorb(found_findings);
        if found.convention == Some(Convention::FirstVariation) && !found.problems.is_empty() {
            unmarked.push(game.span.first(1));
        }
        reading.convention = reading.convention.max(found.convention);
        let origin = Origin { source: parsed.source.clone(), game: index + 1, span: game.span.first(1) };
        reading.origins.extend(found.problems.iter().map(|_| origin.clone()));
        reading.problems.extend(found.problems);
    }
    if reading.convention == Some(Convention::Marks) && options.convention.is_none() {
        for span in unmarked {
            findings
                .add(code::UNMARKED_GAME, span, || "other games of this file mark their answers, this one does not")
                .hint("its first variation was taken; mark its solution with C[RIGHT] if that is wrong");
        }
    }
    note_evaluations(&parsed.games, &mut findings);
    reading.findings.extend(findings.into_vec());
    reading
}

/// In a file of several games their names are ids, if they look like ids; else the label and the number of the game.
fn game_label(game: &GameTree, label: &str, index: usize, games: usize) -> String {
    if games == 1 {
        return label.to_owned();
    }
    let name = game.root().value("GN").map(|value| value.simple_text()).unwrap_or_default();
    let is_id = !name.is_empty() && name.len() <= 200 && !name.contains(char::is_whitespace);
    if is_id { name } else { format!("{label}-{}", index + 1) }
}

/// Says once a file how often moves and positions are evaluated in ways that are not used.
fn note_evaluations(games: &[GameTree], findings: &mut Findings) {
    let mut counts = [("DO", 0_usize), ("GB", 0), ("GW", 0)];
    let mut first: Option<Span> = None;
    for property in games.iter().flat_map(|game| game.ids().map(|id| game.node(id))).flat_map(|node| &node.properties) {
        if let Some((_, count)) = counts.iter_mut().find(|(name, _)| *name == property.name) {
            *count += 1;
            first = first.or(Some(property.span));
        }
    }
    if let Some(span) = first {
        let list: Vec<String> = counts
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(name, count)| format!("{name} {count} times"))
            .collect();
        findings.add(code::EVALUATIONS_UNUSED, span, || format!("evaluations are not used: {}", list.join(", ")));
    }
}

/// An id without line breaks and other control characters, so that it can stand in a list or in SGF.
fn clean_id(id: &str) -> String {
    let id: String = id.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    id.trim().to_owned()
}
