//! A stored tree: the tree itself, and where it came from.
//!
//! `NAME.json` holds everything; beside it `NAME.txt` (as TILDE prints it), `NAME.pl` (the equivalent Prolog program), `NAME.svg` and
//! `NAME.manifest.json` (how the run was made and how long it took) are for people. The tree file itself holds nothing that
//! changes from run to run: same input, settings and seed give the same bytes.

use super::sources::{Settings, background_hash_with};
use crate::measure::RankingTable;
use crate::problem::write_atomically;
use crate::prolog::Definitions;
use crate::tree::{FormatError, Tree};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// The label that every tree file carries.
const FORMAT: &str = "nakade-tree";
/// The version of the format that is written; all older ones are read.
const VERSION: u32 = 1;

/// A tree and where it came from.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// Its name.
    pub name: String,
    /// The tree.
    pub tree: Tree,
    /// The text of the settings.
    pub settings: String,
    /// Which moves became negative examples.
    pub negatives: String,
    /// The seed.
    pub seed: u64,
    /// The hash of the problems that it was learnt from.
    pub data_hash: String,
    /// The hash of the background that gives its tests their meaning.
    pub background_hash: String,
    /// The texts of the user that belong to that background: names and clauses.
    pub own_background: Vec<(String, String)>,
    /// What was measured.
    pub measures: Measures,
}

/// What was measured of a tree.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Measures {
    /// Problems that it was learnt from.
    pub training_problems: usize,
    /// Examples that it was learnt from.
    pub training_examples: usize,
    /// Which problems were ranked: `test`, `cross-validation` or `training`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranked: Option<String>,
    /// How well it ranked them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranking: Option<RankingTable>,
}

impl Measures {
    /// What is known before anything has been ranked.
    pub(super) fn of_training(problems: usize, examples: usize) -> Self {
        Self { training_problems: problems, training_examples: examples, ..Self::default() }
    }
}

#[derive(Serialize, Deserialize)]
struct Stored {
    format: String,
    version: u32,
    name: String,
    program: String,
    settings: String,
    negatives: String,
    seed: u64,
    data_hash: String,
    background_hash: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    own_background: Vec<(String, String)>,
    measures: Measures,
    tree: serde_json::Value,
}

/// A file is not a tree that can be used.
#[derive(Debug)]
pub enum ModelError {
    /// The file could not be read.
    NotRead(PathBuf, std::io::Error),
    /// The file is not JSON, or not of this format.
    NotATree(PathBuf, String),
    /// It was written by a later version.
    TooNew(PathBuf, u32),
    /// It was learnt with another meaning of its predicates.
    OtherBackground(PathBuf),
}

impl std::fmt::Display for ModelError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ModelError::NotRead(path, error) => write!(f, "{}: {error}", path.display()),
            ModelError::NotATree(path, why) => write!(f, "{} is not a tree file: {why}", path.display()),
            ModelError::TooNew(path, version) => {
                write!(f, "{} has format version {version}; this program reads up to {VERSION}", path.display())
            }
            ModelError::OtherBackground(path) => write!(
                f,
                "{} was learnt with another version of the background predicates, so its scores would not be what it learnt",
                path.display()
            ),
        }
    }
}

impl std::error::Error for ModelError {}

/// The files that were written for a tree.
#[derive(Clone, Debug)]
pub struct Written {
    /// In the order in which they were written.
    pub files: Vec<PathBuf>,
}

impl Model {
    /// Whether the leaves hold strengths, on a logarithmic scale, because the tree was grown for ranking: then the legal moves of a problem
    /// compete, and [`choice_probabilities`](crate::measure::choice_probabilities) says how.
    #[must_use]
    pub fn holds_strengths(&self) -> bool {
        Settings::read(&self.name, "", &self.settings).is_ok_and(|settings| settings.bias.learning.ranking.is_some())
    }

    /// The predicates of the user that its tests may ask for.
    #[must_use]
    pub fn definitions(&self) -> Option<Definitions> {
        (!self.own_background.is_empty()).then(|| Definitions::read(self.own_background.clone()).0)
    }

    /// The hash of the tree alone, in hexadecimal.
    #[must_use]
    pub fn tree_hash(&self) -> String {
        blake3::hash(self.tree.to_json().to_string().as_bytes()).to_hex().to_string()
    }

    /// The text of the tree file.
    #[must_use]
    pub fn to_json(&self) -> String {
        let stored = Stored {
            format: FORMAT.into(),
            version: VERSION,
            name: self.name.clone(),
            program: concat!("nakade ", env!("CARGO_PKG_VERSION")).into(),
            settings: self.settings.clone(),
            negatives: self.negatives.clone(),
            seed: self.seed,
            data_hash: self.data_hash.clone(),
            background_hash: self.background_hash.clone(),
            own_background: self.own_background.clone(),
            measures: self.measures.clone(),
            tree: self.tree.to_json(),
        };
        serde_json::to_string_pretty(&stored).unwrap_or_default() + "\n"
    }

    /// Reads the text of a tree file; `path` is for messages.
    ///
    /// # Errors
    /// If it is not a tree file of a known version, or was learnt with another background.
    pub fn from_json(text: &str, path: &Path) -> Result<Self, ModelError> {
        let wrong = |why: String| ModelError::NotATree(path.to_owned(), why);
        let stored: Stored = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
        if stored.format != FORMAT {
            return Err(wrong(format!("its format is {:?}", stored.format)));
        }
        if stored.version > VERSION {
            return Err(ModelError::TooNew(path.to_owned(), stored.version));
        }
        if stored.background_hash != background_hash_with(&stored.settings, &stored.own_background) {
            return Err(ModelError::OtherBackground(path.to_owned()));
        }
        let tree = Tree::from_json(&stored.tree).map_err(|FormatError(why)| wrong(why))?;
        Ok(Self {
            name: stored.name,
            tree,
            settings: stored.settings,
            negatives: stored.negatives,
            seed: stored.seed,
            data_hash: stored.data_hash,
            background_hash: stored.background_hash,
            own_background: stored.own_background,
            measures: stored.measures,
        })
    }

    /// Reads a tree file.
    ///
    /// # Errors
    /// If it cannot be read, is not a tree file of a known version, or was learnt with another background.
    pub fn load(path: &Path) -> Result<Self, ModelError> {
        let text = std::fs::read_to_string(path).map_err(|error| ModelError::NotRead(path.to_owned(), error))?;
        Self::from_json(&text, path)
    }

    /// Writes the tree file and the others beside it; `base` is their path without extension, and `manifest` says how
    /// the run was made.
    ///
    /// # Errors
    /// What the file system says.
    pub fn write(&self, base: &Path, manifest: &serde_json::Value) -> std::io::Result<Written> {
        write_beside(
            base,
            manifest,
            [
                ("json", self.to_json()),
                ("txt", self.tree.to_text()),
                ("pl", self.to_prolog()),
                ("svg", self.tree.to_svg(&self.name)),
            ],
        )
    }

    fn to_prolog(&self) -> String {
        format!(
            "% {}: the tree as a Prolog program. The first clause that succeeds gives the prediction.\n\
             % It calls the predicates of background/go.pl and background/go-tactical.pl.\n\n{}",
            self.name,
            self.tree.to_prolog()
        )
    }
}

/// Writes files of one path but for their extensions, and the manifest of the run last.
pub(super) fn write_beside<const FILES: usize>(
    base: &Path,
    manifest: &serde_json::Value,
    files: [(&str, String); FILES],
) -> std::io::Result<Written> {
    if let Some(folder) = base.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)?;
    }
    let manifest = serde_json::to_string_pretty(manifest).unwrap_or_default() + "\n";
    let mut written = Vec::new();
    for (extension, text) in files.into_iter().chain([("manifest.json", manifest)]) {
        let mut path = base.as_os_str().to_owned();
        path.push(".");
        path.push(extension);
        let path = PathBuf::from(path);
        write_atomically(&path, &text)?;
        written.push(path);
    }
    Ok(Written { files: written })
}
