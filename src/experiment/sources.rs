//! What is built in: language biases, background texts, our own problems.

use crate::bias::{self, Bias};
use crate::diagnostics::{Diagnostic, Source};
use crate::facts::{BACKGROUND, documented};
use crate::problem::{Collection, Problem, ReadOptions, Split, from_text};
use crate::prolog::Definitions;
use std::collections::HashMap;
use std::sync::Arc;

/// The language biases that are built in, from the poorest to the richest: name and text.
pub const BUILT_IN_SETTINGS: &[(&str, &str)] = &[
    ("propositional", include_str!("../../background/go-propositional.s")),
    ("relational", include_str!("../../background/go.s")),
    ("tactical", include_str!("../../background/go-tactical.s")),
    ("vital", include_str!("../../background/go-vital.s")),
    ("ahead", include_str!("../../background/go-ahead.s")),
    ("deep", include_str!("../../background/go-deep.s")),
    ("theorems", include_str!("../../background/go-theorems.s")),
    ("nakade", include_str!("../../background/nakade.s")),
];

/// A language bias with the text it was read from.
#[derive(Clone, Debug)]
pub struct Settings {
    /// A short name: that of a built-in bias, or the file's without its extension.
    pub name: String,
    /// The text.
    pub text: String,
    /// What it says.
    pub bias: Bias,
    /// What was odd in it.
    pub findings: Vec<Diagnostic>,
    /// Predicates of the user that it speaks of.
    pub definitions: Option<Arc<Definitions>>,
}

impl Settings {
    /// Reads settings from a text.
    ///
    /// # Errors
    /// The findings, if nothing can be learnt with them.
    pub fn read(name: &str, file: &str, text: &str) -> Result<Self, Vec<Diagnostic>> {
        let source = Arc::new(Source::new(file, text));
        let (bias, findings) = bias::read(&source)?;
        Ok(Self { name: name.to_owned(), text: text.to_owned(), bias, findings, definitions: None })
    }

    /// A built-in bias.
    ///
    /// # Errors
    /// The findings, if nothing can be learnt with it; `None` if there is none of that name.
    pub fn built_in(name: &str) -> Option<Result<Self, Vec<Diagnostic>>> {
        let (name, text) = BUILT_IN_SETTINGS.iter().find(|(known, _)| *known == name)?;
        Some(Self::read(name, &format!("built-in settings {name}"), text))
    }
}

/// Files of the background that came later.
const LATER: [&str; 3] = ["go-vital.pl", "go-ahead.pl", "go-deep.pl"];

/// The hash of the background that gives the predicates their meaning, in hexadecimal.
#[must_use]
pub fn background_hash() -> String {
    background_hash_with("", &[])
}

/// The same with texts of the user, each with a name; the names make no difference. A file that came later counts only where the settings speak
/// of one of its predicates: what was learnt without it means what it meant.
#[must_use]
pub fn background_hash_with(settings: &str, own: &[(String, String)]) -> String {
    let mut hasher = blake3::Hasher::new();
    let speak_of = |file: &str| {
        let mut names = documented().iter().filter(|entry| entry.file == file).map(|entry| format!("{}(", entry.name));
        names.any(|name| settings.contains(&name))
    };
    for (name, text) in BACKGROUND.iter().filter(|(name, _)| !LATER.contains(name) || speak_of(name)) {
        hasher.update(name.as_bytes());
        hasher.update(text.as_bytes());
    }
    for (_, text) in own {
        hasher.update(&(text.len() as u64).to_le_bytes());
        hasher.update(text.as_bytes());
    }
    hasher.finalize().to_hex().to_string()
}

/// The problems that are built in: `datasets/enclosed`.
#[must_use]
pub fn built_in_problems() -> Collection {
    from_text("enclosed.sgf", include_str!("../../datasets/enclosed/problems.sgf"), &ReadOptions::default())
}

/// Which of them are to learn from and which are held back, by their places.
#[must_use]
pub fn built_in_split(problems: &[Problem]) -> Split {
    let part_of: HashMap<&str, &str> =
        include_str!("../../datasets/enclosed/split.csv").lines().filter_map(|line| line.split_once(',')).collect();
    let of =
        |part| (0..problems.len()).filter(|&place| part_of.get(problems[place].id.as_str()) == Some(&part)).collect();
    Split { train: of("train"), test: of("test"), ..Split::default() }
}

/// The eye spaces of `datasets/nakade`.
#[must_use]
pub fn nakade_problems() -> Collection {
    from_text("nakade.sgf", include_str!("../../datasets/nakade/problems.sgf"), &ReadOptions::default())
}
