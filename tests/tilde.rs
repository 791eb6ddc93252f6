//! `nakade tilde`: settings, knowledge bases and backgrounds of the original system, its outputs, and what people get wrong.

mod common;
#[path = "tilde/checkpoint.rs"]
mod checkpoint;
#[cfg(feature = "app")]
#[path = "tilde/command.rs"]
mod command;
#[path = "common/files.rs"]
mod files;
#[path = "tilde/found.rs"]
mod found;
#[path = "tilde/manual.rs"]
mod manual;
#[path = "tilde/originals.rs"]
mod originals;
#[path = "tilde/random.rs"]
mod random;
#[path = "tilde/small.rs"]
mod small;
#[cfg(feature = "app")]
#[path = "tilde/stress.rs"]
mod stress;

use nakade::diagnostics::{Diagnostic, Source};
use nakade::learn::Options;
use nakade::tilde::{self, Data};
use std::path::Path;
use std::sync::Arc;

/// What a settings file, a knowledge base and a background give; `None` for the data if there is nothing to learn from.
pub fn from_texts(settings: &str, knowledge_base: &str, background: &str) -> (Option<Data>, Vec<Diagnostic>) {
    let source = |name: &str, text: &str| Arc::new(Source::new(name, text));
    let settings = source("t.s", settings);
    let (bias, findings) = match nakade::bias::read(&settings) {
        Ok(read) => read,
        Err(findings) => return (None, findings),
    };
    let background = source("t.bg", background);
    match tilde::from_sources(bias, findings, &settings, &source("t.kb", knowledge_base), Some(&background)) {
        Ok((data, findings)) => (Some(data), findings),
        Err(findings) => (None, findings),
    }
}

/// The report of all commands, without times.
pub fn report(data: &Data) -> String {
    let mut text = tilde::header(data);
    for command in tilde::commands(data) {
        let outcome = tilde::run(data, &command, &Options::default()).expect("the language can be run");
        text += &tilde::report(data, &outcome);
    }
    without_times(&text)
}

/// A report without what differs from run to run.
fn without_times(text: &str) -> String {
    let lines = text.lines().map(|line| match line.find("time:") {
        Some(at) => &line[..at + "time:".len()],
        None => line,
    });
    lines.fold(String::new(), |text, line| text + line + "\n")
}

/// The report of a settings file with the files beside it.
pub fn report_of(settings: &Path) -> String {
    match tilde::load(settings) {
        Ok((data, _)) => report(&data),
        Err(findings) => format!("nothing to learn from: {findings:?}"),
    }
}
