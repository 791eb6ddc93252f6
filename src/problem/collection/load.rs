//! Paths to a collection.
//!
//! A path is a file of any format, a folder (searched to the bottom, in the order of the names), or `FILE#ID`, which takes the
//! problem with that id, or, where there is none, with that number (from 1). In folders files are taken that look like problems:
//! by extension (`sgf`, `mgt`, `jsonl`, `ndjson`, `json`) or because they are GoTools text; hidden ones are left alone.

use super::{Collection, FileReport};
use crate::diagnostics::{Diagnostic, Severity, code};
use crate::problem::read::{Format, ReadOptions, Reading, detect, read};
use rayon::prelude::*;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The largest file that is read, in bytes.
const LARGEST_FILE: u64 = 1 << 30;

/// Reads all problems of all paths. Never fails: what could not be read is a finding.
#[must_use]
pub fn load(paths: &[PathBuf], options: &ReadOptions) -> Collection {
    let mut collection = Collection::default();
    let mut wanted = Vec::new();
    let mut notes = Vec::new();
    for path in paths {
        expand(path, &mut wanted, &mut collection.findings, &mut notes);
    }
    let results: Vec<(FileReport, Option<Reading>, Vec<Diagnostic>)> =
        wanted.par_iter().map(|file| read_file(file, options)).collect();
    for (report, reading, findings) in results {
        collection.files.push(report);
        collection.findings.extend(findings);
        if let Some(reading) = reading {
            collection.problems.extend(reading.problems);
            collection.origins.extend(reading.origins);
        }
    }
    make_ids_unique(&mut collection);
    collection.findings.extend(notes);
    collection
}

/// Reads the problems of a text that is not a file.
#[must_use]
pub fn from_text(name: &str, text: &str, options: &ReadOptions) -> Collection {
    let mut collection = Collection::default();
    let label = label_of(Path::new(name));
    if let Some(reading) = read(name, &label, text.as_bytes(), options) {
        collection.findings.extend(reading.findings);
        collection.problems.extend(reading.problems);
        collection.origins.extend(reading.origins);
    }
    make_ids_unique(&mut collection);
    collection
}

/// A file to be read.
struct Wanted {
    path: PathBuf,
    /// What problems without an id are called.
    label: String,
    /// The id or number after `#`.
    only: Option<String>,
}

/// Finds the files of a path. What hinders goes to the findings, what is only good to know to the notes.
fn expand(path: &Path, wanted: &mut Vec<Wanted>, findings: &mut Vec<Diagnostic>, notes: &mut Vec<Diagnostic>) {
    if path.is_dir() {
        let mut files = Vec::new();
        let passed_over = list(path, &mut files, findings);
        let name = path.display();
        if files.is_empty() {
            let message = format!("no file in {name} looks like problems; {passed_over} others were left alone");
            let hint = "problems are in files ending in .sgf, .mgt, .jsonl, .ndjson or .json, or are GoTools text";
            findings.push(Diagnostic::new(code::FOLDER_WITHOUT_PROBLEMS, message).hint(hint));
        } else if passed_over > 0 {
            let message = format!("{passed_over} files in {name} do not look like problems and were left alone");
            notes.push(Diagnostic::new(code::FILES_PASSED_OVER, message));
        }
        wanted.extend(files.into_iter().map(|file| {
            let label = label_of(file.strip_prefix(path).unwrap_or(&file));
            Wanted { path: file, label, only: None }
        }));
        return;
    }
    let (file, only) = split_selection(path);
    let label = label_of(Path::new(file.file_name().unwrap_or(file.as_os_str())));
    wanted.push(Wanted { path: file, label, only });
}

/// `FILE#ID` where `FILE` exists and the whole does not.
fn split_selection(path: &Path) -> (PathBuf, Option<String>) {
    if !path.exists()
        && let Some(text) = path.to_str()
    {
        for (at, _) in text.match_indices('#') {
            if Path::new(&text[..at]).is_file() {
                return (PathBuf::from(&text[..at]), Some(text[at + 1..].to_owned()));
            }
        }
    }
    (path.to_owned(), None)
}

/// A path without extension, with `/` between its parts. GoTools' `lv1.1` has no extension but a number.
fn label_of(path: &Path) -> String {
    let text = path.to_string_lossy().replace('\\', "/");
    let is_extension = |extension: &str| !extension.is_empty() && extension.chars().all(|c| c.is_ascii_alphabetic());
    match text.rsplit_once('.') {
        Some((stem, extension)) if is_extension(extension) && !stem.is_empty() => stem.to_owned(),
        _ => text,
    }
}

/// The files below a folder that look like problems, in the order of their names. Links to folders are not followed: they may
/// lead back. Returns how many other files there are.
fn list(folder: &Path, files: &mut Vec<PathBuf>, findings: &mut Vec<Diagnostic>) -> usize {
    let mut passed_over = 0;
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        let entries = fs::read_dir(&next).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let mut entries = match entries {
            Ok(entries) => entries,
            Err(error) => {
                findings.push(not_read(&next, &error));
                continue;
            }
        };
        entries.retain(|entry| !entry.file_name().to_string_lossy().starts_with('.'));
        entries.sort_by_key(fs::DirEntry::file_name);
        let is_folder = |entry: &fs::DirEntry| entry.file_type().is_ok_and(|kind| kind.is_dir());
        open.extend(entries.iter().rev().filter(|entry| is_folder(entry)).map(fs::DirEntry::path));
        for entry in entries.iter().filter(|entry| !is_folder(entry)) {
            if is_problem_file(&entry.path()) {
                files.push(entry.path());
            } else {
                passed_over += 1;
            }
        }
    }
    passed_over
}

fn is_problem_file(path: &Path) -> bool {
    let extension = path.extension().map(|extension| extension.to_string_lossy().to_ascii_lowercase());
    if matches!(extension.as_deref(), Some("sgf" | "mgt" | "jsonl" | "ndjson" | "json")) {
        return true;
    }
    let mut head = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(4096).read_to_end(&mut head));
    read.is_ok() && path.is_file() && detect("", &head) == Some(Format::GoTools)
}

fn not_read(path: &Path, error: &std::io::Error) -> Diagnostic {
    Diagnostic::new(code::FILE_NOT_READ, format!("{} could not be read: {error}", path.display()))
}

fn read_file(wanted: &Wanted, options: &ReadOptions) -> (FileReport, Option<Reading>, Vec<Diagnostic>) {
    let name = wanted.path.display().to_string();
    let mut report = FileReport {
        file: name.clone(),
        format: None,
        charset: None,
        games: 0,
        problems: 0,
        errors: 0,
        warnings: 0,
        convention: None,
    };
    let mut findings = Vec::new();
    let mut reading = match bytes_of(&wanted.path) {
        Err(finding) => {
            findings.push(finding);
            None
        }
        Ok(bytes) => read(&name, &wanted.label, &bytes, options).or_else(|| {
            let message = format!("{name} is neither SGF nor JSON lines nor GoTools text");
            findings.push(Diagnostic::new(code::FORMAT_UNKNOWN, message));
            None
        }),
    };
    if let Some(reading) = &mut reading {
        findings.append(&mut reading.findings);
        if let Some(only) = &wanted.only
            && let Err(finding) = select(reading, only, &name)
        {
            findings.push(finding);
        }
        report.format = Some(reading.format);
        report.charset = Some(reading.charset);
        report.games = reading.games;
        report.problems = reading.problems.len();
        report.convention = reading.convention;
    }
    let count = |severity| findings.iter().filter(|finding| finding.severity() == severity).count();
    report.errors = count(Severity::Error);
    report.warnings = count(Severity::Warning);
    (report, reading, findings)
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, Diagnostic> {
    let size = fs::metadata(path).map_err(|error| not_read(path, &error))?.len();
    if size > LARGEST_FILE {
        return Err(Diagnostic::new(code::FILE_TOO_LARGE, format!("{} is larger than 1 GiB", path.display())));
    }
    fs::read(path).map_err(|error| not_read(path, &error))
}

/// Leaves only the problem with an id or, failing that, a number from 1.
fn select(reading: &mut Reading, only: &str, name: &str) -> Result<(), Diagnostic> {
    let by_id = reading.problems.iter().position(|problem| problem.id == only);
    let by_number =
        || only.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).filter(|&n| n < reading.problems.len());
    let found = by_id.or_else(by_number);
    let count = reading.problems.len();
    let keep = found.map_or(0..0, |at| at..at + 1);
    reading.problems = reading.problems.drain(keep.clone()).collect();
    reading.origins = reading.origins.drain(keep).collect();
    if found.is_some() {
        return Ok(());
    }
    Err(Diagnostic::new(code::NO_SUCH_PROBLEM, format!("{name} has no problem `{only}`"))
        .hint(format!("give an id, or a number from 1 to {count}")))
}

/// Gives a later problem of the same id another one: `ID~2`, `ID~3` …
fn make_ids_unique(collection: &mut Collection) {
    let mut taken: HashSet<String> = HashSet::with_capacity(collection.problems.len());
    let mut next: HashMap<String, usize> = HashMap::new();
    for (problem, origin) in collection.problems.iter_mut().zip(&collection.origins) {
        if taken.insert(problem.id.clone()) {
            continue;
        }
        let number = next.entry(problem.id.clone()).or_insert(2);
        let id = loop {
            let id = format!("{}~{number}", problem.id);
            *number += 1;
            if taken.insert(id.clone()) {
                break id;
            }
        };
        let message = format!("another problem is called `{}`; this one is called `{id}` now", problem.id);
        collection.findings.push(Diagnostic::new(code::DUPLICATE_ID, message).at(&origin.source, origin.span));
        problem.id = id;
    }
}
