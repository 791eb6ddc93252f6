//! Printing, and reading what several commands read.

use super::arguments::Input;
use crate::diagnostics::{Cancellation, Diagnostic, Severity, Style, render};
use crate::experiment::{Heuristic, Settings, background_hash_with, built_in_problems, shipped_theorems};
use crate::facts::{CONCEPTS, Concepts};
use crate::problem::{Collection, Problem, ReadOptions, load};
use crate::prolog::{Definitions, is_concepts};
use crate::rules::theorems;
use anyhow::{Context, anyhow};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// Why a command ends early.
#[derive(Debug)]
pub enum Failure {
    /// Whoever read the output has gone: no reason to complain.
    PipeClosed,
    /// What is wrong has been said already.
    Told,
    /// Something went wrong.
    Error(anyhow::Error),
}

impl<E: Into<anyhow::Error>> From<E> for Failure {
    fn from(error: E) -> Self {
        let error = error.into();
        let closed = error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe);
        if closed { Failure::PipeClosed } else { Failure::Error(error) }
    }
}

/// Writes text to standard output; colours are taken out where it is not a terminal.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Writes a value as JSON to standard output.
pub fn print_json(value: &impl serde::Serialize) -> Result<(), Failure> {
    print(&(serde_json::to_string(value)? + "\n"))
}

/// Whether people are looking at standard error.
pub fn is_watched() -> bool {
    io::stderr().is_terminal()
}

/// The number of findings that are shown in full beside the result of a command.
const SHOWN: usize = 10;

/// Tells findings on standard error: the first few of each severity in full, the others by number.
pub fn tell(findings: &[Diagnostic]) {
    let worth = |finding: &&Diagnostic| finding.severity() != Severity::Note;
    let style = if is_watched() { Style::Coloured } else { Style::Plain };
    let mut left = 0;
    for (at, finding) in findings.iter().filter(worth).enumerate() {
        if at < SHOWN {
            anstream::eprintln!("{}\n", render(finding, style));
        } else {
            left += 1;
        }
    }
    if left > 0 {
        anstream::eprintln!("({left} more findings; `nakade check` shows them all)");
    }
}

/// Tells every finding but notes.
pub fn tell_all(findings: &[Diagnostic]) {
    let style = if is_watched() { Style::Coloured } else { Style::Plain };
    for finding in findings.iter().filter(|finding| finding.severity() != Severity::Note) {
        anstream::eprintln!("{}\n", render(finding, style));
    }
}

/// Reads problems and tells what was odd; the built-in ones if no path is given.
pub fn read(input: &Input) -> Result<Collection, Failure> {
    read_with(input, &options(input))
}

/// The same for those who ask of positions and need no answer.
pub fn read_positions(input: &Input) -> Result<Collection, Failure> {
    read_with(input, &ReadOptions { positions: true, ..options(input) })
}

fn read_with(input: &Input, options: &ReadOptions) -> Result<Collection, Failure> {
    if input.problems.is_empty() {
        return Ok(built_in_problems());
    }
    let collection = load(&input.problems, options);
    tell(&collection.findings);
    if collection.problems.is_empty() {
        return Err(anyhow!("no problem could be read from {}", names(input)).into());
    }
    Ok(collection)
}

/// The settings of the readers.
pub fn options(input: &Input) -> ReadOptions {
    ReadOptions { convention: input.convention.map(Into::into), positions: false }
}

fn names(input: &Input) -> String {
    input.problems.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
}

/// Reads settings that are built in, or a file.
pub fn read_settings(name: &str) -> Result<Settings, Failure> {
    let read = match Settings::built_in(name) {
        Some(read) => read,
        None => {
            let text = std::fs::read_to_string(name).with_context(|| format!("settings {name}"))?;
            let stem = Path::new(name).file_stem().unwrap_or_default().to_string_lossy().into_owned();
            Settings::read(&stem, name, &text)
        }
    };
    match read {
        Ok(settings) => {
            tell(&settings.findings);
            Ok(settings)
        }
        Err(findings) => {
            tell(&findings);
            Err(Failure::Told)
        }
    }
}

/// Reads the file of a tree or of an ensemble.
pub fn read_heuristic(path: &Path) -> Result<Heuristic, Failure> {
    Ok(Heuristic::load(path)?)
}

/// Reads the file of a tree or of an ensemble; if clauses of a user are named, they must be those that it was learnt with.
pub fn read_heuristic_with(path: &Path, background: &[PathBuf]) -> Result<Heuristic, Failure> {
    let heuristic = read_heuristic(path)?;
    if background.is_empty() {
        return Ok(heuristic);
    }
    let given: Vec<(String, String)> = read_texts(background)?;
    let (hash, own, settings) = match &heuristic {
        Heuristic::Tree(model) => (&model.background_hash, model.own_background.as_slice(), &model.settings),
        Heuristic::Ensemble(model) => (&model.background_hash, model.own_background.as_slice(), &model.settings),
    };
    // The concepts that a tree depends on come with the program.
    let without_concepts = |texts: &[(String, String)]| {
        background_hash_with(
            settings,
            &texts.iter().filter(|(_, text)| !is_concepts(text)).cloned().collect::<Vec<_>>(),
        )
    };
    if background_hash_with(settings, &given) != *hash && without_concepts(&given) != without_concepts(own) {
        let named: Vec<&str> = own.iter().map(|(name, _)| name.as_str()).collect();
        let with = if named.is_empty() {
            "no clauses of a user".to_owned()
        } else {
            format!("other clauses ({})", named.join(", "))
        };
        return Err(
            anyhow!("{} was learnt with {with}, so its scores would not be what it learnt", path.display()).into()
        );
    }
    Ok(heuristic)
}

/// Reads clauses of a user to learn with, and the concepts that they or the settings ask for; none if there is neither.
pub fn read_definitions(files: &[PathBuf], settings: &[Settings]) -> Result<Option<Definitions>, Failure> {
    let of_modes = settings.iter().flat_map(|settings| &settings.bias.modes).flat_map(|mode| &mode.literals);
    let of_root = settings.iter().flat_map(|settings| settings.bias.root.iter().skip(1));
    let asked: Vec<_> = of_modes
        .map(|literal| (literal.name, literal.arguments.len()))
        .chain(of_root.filter_map(|literal| literal.atom.functor()))
        .collect();
    let mut texts = read_texts(files)?;
    // What rules say is background as soon as settings ask for it, and nobody says it otherwise.
    let (own, _) = Definitions::read(texts.clone());
    if asked.iter().any(|&predicate| theorems::is_theorem(predicate) && !own.defines(predicate)) {
        texts.insert(0, (theorems::FILE.to_owned(), shipped_theorems().1.clone()));
    }
    let (definitions, findings) = Definitions::read_with_concepts(texts, &asked);
    tell_all(&findings);
    match crate::prolog::are_fatal(&findings) {
        true => Err(Failure::Told),
        false => Ok((!definitions.texts().is_empty()).then_some(definitions)),
    }
}

fn read_texts(files: &[PathBuf]) -> Result<Vec<(String, String)>, Failure> {
    let read = |file: &PathBuf| {
        // A file of concepts is found by its name, wherever the program runs.
        let named = |concepts: &&Concepts| file.to_str() == Some(concepts.name) && !file.exists();
        if let Some(concepts) = CONCEPTS.iter().find(named) {
            return Ok((concepts.name.to_owned(), concepts.text.to_owned()));
        }
        let bytes = std::fs::read(file).with_context(|| file.display().to_string())?;
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok((name, String::from_utf8_lossy(&bytes).into_owned()))
    };
    files.iter().map(read).collect()
}

/// Reads the one problem that a path names.
pub fn read_one(path: &Path) -> Result<Problem, Failure> {
    let collection = load(&[path.to_owned()], &ReadOptions { positions: true, ..ReadOptions::default() });
    let mut problems = collection.problems;
    match problems.len() {
        1 => Ok(problems.remove(0)),
        0 => {
            tell(&collection.findings);
            Err(anyhow!("no problem could be read from {}", path.display()).into())
        }
        several => {
            let first = &problems[0].id;
            let place = path.display();
            Err(anyhow!("{place} holds {several} problems; name one as {place}#{first}").into())
        }
    }
}

/// Writes a file, or standard output if there is none.
pub fn write(path: Option<&Path>, text: &str) -> Result<(), Failure> {
    match path {
        None => print(text),
        Some(path) => {
            if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
            }
            crate::problem::write_atomically(path, text).with_context(|| path.display().to_string())?;
            Ok(())
        }
    }
}

/// Makes the folder of a file that is to be written later, and makes sure that it can be written there.
pub fn check_writable(path: &Path) -> Result<(), Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    tempfile::NamedTempFile::new_in(folder).with_context(|| folder.display().to_string())?;
    Ok(())
}

/// A cancellation that the first Ctrl-C sets; the second one ends the program.
pub fn cancellation() -> Cancellation {
    let cancellation = Cancellation::default();
    let flag = cancellation.clone();
    // Fails only where a handler is set already.
    _ = ctrlc::set_handler(move || {
        if flag.is_cancelled() {
            std::process::exit(130);
        }
        flag.cancel();
        anstream::eprintln!("\nstopping with the best so far (once more to end at once)");
    });
    cancellation
}
