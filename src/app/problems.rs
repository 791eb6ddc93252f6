//! `nakade check`, `nakade import` and `nakade facts`.

use super::arguments::{Check, Facts, FactsFormat, Import, Input, TextOrJson};
use super::output::{self, Failure};
use crate::diagnostics::{Severity, Style, render};
use crate::experiment::{DataSet, System};
use crate::facts::export;
use crate::problem::{load, split, write_collection};
use anyhow::{Context, anyhow};
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;

/// Reports what was read and what was not.
pub fn check(options: &Check) -> Result<ExitCode, Failure> {
    if options.input.problems.is_empty() {
        return Err(anyhow!("nothing to check: name files or folders").into());
    }
    let mut collection = load(&options.input.problems, &output::options(&options.input));
    collection.report_duplicates();
    let summary = collection.summary();
    match options.format {
        TextOrJson::Json => output::print_json(&summary)?,
        TextOrJson::Text => {
            let mut text = String::new();
            for finding in &collection.findings {
                _ = writeln!(text, "{}\n", render(finding, Style::Coloured));
            }
            for file in &summary.by_file {
                _ = write!(text, "{}: ", file.file);
                match file.format {
                    Some(format) => _ = write!(text, "{format}, {} games, {} problems", file.games, file.problems),
                    None => _ = write!(text, "not read"),
                }
                if let Some(charset) = file.charset {
                    _ = write!(text, ", {charset}");
                }
                if let Some(convention) = file.convention {
                    _ = write!(text, ", answers by {convention}");
                }
                _ = writeln!(text, ", {} errors, {} warnings", file.errors, file.warnings);
            }
            _ = writeln!(
                text,
                "{} files, {} games, {} problems, {} errors, {} warnings",
                summary.files, summary.games, summary.problems, summary.errors, summary.warnings
            );
            output::print(&text)?;
        }
    }
    Ok(ExitCode::from(u8::from(collection.count(Severity::Error) > 0)))
}

/// Makes one collection.
pub fn import(options: &Import) -> Result<ExitCode, Failure> {
    if options.input.problems.is_empty() {
        return Err(anyhow!("nothing to import: name files or folders").into());
    }
    let mut collection = output::read(&options.input)?;
    let merged = collection.deduplicate();
    let parts = split(&collection.problems, options.seed, options.train, options.test);
    output::tell(&parts.findings);
    let mut command = "nakade import".to_owned();
    for path in &options.input.problems {
        _ = write!(command, " {}", path.display());
    }
    for (flag, number) in [("--train", options.train), ("--test", options.test)] {
        if let Some(number) = number {
            _ = write!(command, " {flag} {number}");
        }
    }
    _ = write!(command, " --seed {} --out {}", options.seed, options.out.display());
    let files = write_collection(&options.out, &collection, &parts, &command)
        .with_context(|| options.out.display().to_string())?;
    let mut text = format!(
        "{} problems, {merged} merged with equal ones; {} to learn from, {} to test on\n",
        collection.problems.len(),
        parts.train.len(),
        parts.test.len()
    );
    files.iter().for_each(|file| _ = writeln!(text, "{}", file.display()));
    output::print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// Writes positions and examples for other systems.
pub fn facts(options: &Facts) -> Result<ExitCode, Failure> {
    let system = match options.format {
        FactsFormat::Prolog => System::Prolog,
        FactsFormat::Ace => System::Ace,
        FactsFormat::Aleph => System::Aleph,
        FactsFormat::Popper => System::Popper,
        FactsFormat::Csv => System::Csv,
    };
    if options.out.is_none() && matches!(system, System::Aleph | System::Popper) {
        return Err(anyhow!("this form has several files: say with --out DIR where they go").into());
    }
    let settings = output::read_settings(&options.settings)?;
    let collection = output::read(&options.input)?;
    if options.out.is_none() && system == System::Ace {
        for problem in &collection.problems {
            output::print(&export::facts(problem, export::Format::Ace))?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let name = data_set_name(&options.input);
    let data = DataSet::new(&name, &collection.problems, &settings, &options.negatives, options.seed);
    for file in data.files(system) {
        match &options.out {
            None => output::print(&file.text)?,
            Some(folder) => {
                let path = folder.join(&file.name);
                output::write(Some(&path), &file.text)?;
                output::print(&format!("{}\n", path.display()))?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// What the files of a data set are called: as the first file of problems, in letters that every system takes.
fn data_set_name(input: &Input) -> String {
    let first = input.problems.first().map(|path| path.display().to_string()).unwrap_or_default();
    let file = first.split('#').next().unwrap_or_default();
    let stem = Path::new(file).file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '_' };
    let name: String = stem.chars().map(plain).collect();
    if name.is_empty() { "nakade".into() } else { name }
}
