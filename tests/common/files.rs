//! Data that several projects share, and golden files.
#![allow(dead_code)]

use std::path::{Path, PathBuf};

/// A folder of the shared data, which is not part of the repository. Where it is absent, a line says so, and there is none.
pub fn shared(folder: &str) -> Option<PathBuf> {
    let base =
        std::env::var("NAKADE_SHARED").unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/../shared").into());
    let path = Path::new(&base).join(folder);
    if path.is_dir() {
        return Some(path);
    }
    println!("skipped: there is no {}", path.display());
    None
}

/// A text file in any of the charsets of old files; Latin 1 where it is not UTF-8.
pub fn read(path: &Path) -> String {
    let bytes = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    String::from_utf8(bytes).unwrap_or_else(|error| error.into_bytes().iter().map(|&byte| char::from(byte)).collect())
}

/// The entries of a folder, sorted.
pub fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut entries: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    entries.sort();
    entries
}

/// The first file of a folder with an extension.
pub fn with_extension(folder: &Path, extension: &str) -> Option<PathBuf> {
    entries(folder).into_iter().find(|path| path.extension().is_some_and(|other| other == extension))
}

/// Compares a text with a stored one; `UPDATE_GOLDEN=1` stores it.
pub fn golden(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder of a golden file is made");
        std::fs::write(&path, text).expect("a golden file is written");
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(stored == text, "{} is out of date (UPDATE_GOLDEN=1 stores this):\n{text}", path.display());
}
