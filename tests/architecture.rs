//! The module table of `ARCHITECTURE.md` against the paths that the source really uses.
#![cfg(feature = "workbench")]

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The module table.
#[derive(Debug, Default)]
struct Table {
    /// The modules from top to bottom.
    order: Vec<String>,
    planned: BTreeSet<String>,
    /// For each module those that it must not use although they stand above it.
    forbidden: BTreeMap<String, BTreeSet<String>>,
}

/// The words of a text that stand between pairs of a mark.
fn marked(text: &str, mark: char) -> Vec<String> {
    text.split(mark).skip(1).step_by(2).map(str::to_string).collect()
}

impl Table {
    fn read(text: &str) -> Self {
        let groups: BTreeMap<String, Vec<String>> = text
            .lines()
            .filter_map(|line| line.split_once(" means "))
            .map(|(name, modules)| (marked(name, '*').concat(), marked(modules, '`')))
            .collect();
        let rows: Vec<Vec<&str>> = text
            .lines()
            .filter(|line| line.starts_with("| `"))
            .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
            .collect();
        let order: Vec<String> = rows.iter().map(|row| row[0].trim_matches('`').to_string()).collect();
        let mut table = Self { order: order.clone(), ..Self::default() };
        for (row, module) in rows.iter().zip(&order) {
            let [_, purpose, unknown] = row[..] else { panic!("a row of the table has three columns: {row:?}") };
            if purpose.starts_with("*planned*") {
                table.planned.insert(module.clone());
            }
            let mut named: BTreeSet<String> = marked(unknown, '`').into_iter().collect();
            for group in marked(unknown, '*') {
                named
                    .extend(groups.get(&group).unwrap_or_else(|| panic!("*{group}* is not explained")).iter().cloned());
            }
            let all = order.iter().filter(|other| *other != module).cloned();
            let forbidden = if unknown == "everything" {
                all.collect()
            } else if unknown.starts_with("all but") {
                all.filter(|other| !named.contains(other)).collect()
            } else {
                named
            };
            assert!(!forbidden.contains(module), "`{module}` is to know nothing of itself");
            table.forbidden.insert(module.clone(), forbidden);
        }
        table
    }

    /// Why a module may not use another one, if it may not.
    fn objection(&self, module: &str, used: &str) -> Option<String> {
        let place = |name: &str| self.order.iter().position(|other| other == name);
        match (place(module), place(used)) {
            _ if module == used => None,
            (None, _) => Some(format!("`{module}` is not in the table")),
            // Not a module but an item at the root of the crate.
            (_, None) => None,
            (Some(this), Some(that)) if that > this => Some(format!("`{module}` uses `{used}`, which stands below it")),
            _ => self.forbidden[module].contains(used).then(|| format!("`{module}` must know nothing of `{used}`")),
        }
    }
}

/// The names that paths of a file take from the root of the crate. `depth` is the number of steps from the root to the
/// module of the file.
fn uses(tokens: TokenStream, depth: usize, found: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let ident = |at: usize| match tokens.get(at) {
        Some(TokenTree::Ident(ident)) => Some(ident.to_string()),
        _ => None,
    };
    let colons = |at: usize| {
        matches!(&tokens[at.min(tokens.len())..], [TokenTree::Punct(a), TokenTree::Punct(b), ..]
        if a.as_char() == ':' && b.as_char() == ':')
    };
    let mut at = 0;
    while at < tokens.len() {
        let start = at;
        // Steps up; `crate` goes up all the way.
        let mut up = 0;
        while matches!(ident(at).as_deref(), Some("crate" | "super" | "self")) && colons(at + 1) {
            up += match ident(at).as_deref() {
                Some("crate") => depth,
                Some("super") => 1,
                _ => 0,
            };
            at += 3;
        }
        if at > start && up == depth {
            match tokens.get(at) {
                Some(TokenTree::Ident(name)) => {
                    found.insert(name.to_string());
                }
                Some(TokenTree::Group(group)) => {
                    let mut first = true;
                    for token in group.stream() {
                        match token {
                            TokenTree::Ident(name) if first => {
                                found.insert(name.to_string());
                                first = false;
                            }
                            TokenTree::Punct(comma) if comma.as_char() == ',' => first = true,
                            _ => {}
                        }
                    }
                }
                _ => {}
            }
        }
        if let Some(TokenTree::Group(group)) = tokens.get(at) {
            let is_module = group.delimiter() == Delimiter::Brace
                && at >= 2
                && ident(at - 2).as_deref() == Some("mod")
                && ident(at - 1).is_some();
            uses(group.stream(), depth + usize::from(is_module), found);
        }
        at += 1;
    }
}

/// The Rust files of a folder and its folders, sorted.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    entries
        .into_iter()
        .flat_map(|path| match path.is_dir() {
            true => rust_files(&path),
            false if path.extension().is_some_and(|extension| extension == "rs") => vec![path],
            false => Vec::new(),
        })
        .collect()
}

/// What is wrong with a source tree by a table.
fn objections(table: &Table, files: &[(Vec<String>, String)]) -> Vec<String> {
    let mut objections = BTreeSet::new();
    let mut present = BTreeSet::new();
    for (path, text) in files {
        let module = path[0].trim_end_matches(".rs").to_string();
        if path.len() == 1 && (module == "lib" || module == "main") {
            continue;
        }
        let last = path.last().unwrap();
        let depth = if last == "mod.rs" { path.len() - 1 } else { path.len() };
        let mut used = BTreeSet::new();
        uses(text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.join("/"))), depth, &mut used);
        for used in used {
            objections.extend(table.objection(&module, &used).map(|why| format!("src/{}: {why}", path.join("/"))));
        }
        if !table.order.contains(&module) {
            objections.insert(format!("`{module}` exists and is not in the table"));
        }
        present.insert(module);
    }
    for module in &table.order {
        match (present.contains(module), table.planned.contains(module)) {
            (true, true) => objections.insert(format!("`{module}` exists: its row is no longer *planned*")),
            (false, false) => objections.insert(format!("`{module}` does not exist: mark its row as *planned*")),
            _ => false,
        };
    }
    objections.into_iter().collect()
}

#[test]
fn the_source_keeps_to_the_module_table() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let table = Table::read(&std::fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap());
    assert!(table.order.len() > 15, "the table was not found");
    let source = root.join("src");
    let files: Vec<(Vec<String>, String)> = rust_files(&source)
        .into_iter()
        .map(|path| {
            let parts = path.strip_prefix(&source).unwrap().iter().map(|part| part.to_string_lossy().into_owned());
            (parts.collect(), std::fs::read_to_string(&path).unwrap())
        })
        .collect();
    let objections = objections(&table, &files);
    assert!(objections.is_empty(), "\n{}", objections.join("\n"));
}

const MADE_UP: &str = "\
| module | purpose | knows nothing of |
|---|---|---|
| `base` | texts | everything |
| `stones` | a board | |
| `terms` | logic | *play* |
| `bare` | linked alone | all but `stones` |
| `top` | all of it | `terms` |
| `later` | *planned*: to come | |
- *play* means `stones`, `bare`;
";

/// What is wrong with the made-up modules when one file of them reads so.
fn with(path: &str, text: &str) -> Vec<String> {
    let split = |path: &str| path.split('/').map(str::to_string).collect::<Vec<_>>();
    let mut files: Vec<(Vec<String>, String)> =
        ["lib.rs", "base.rs", "stones/mod.rs", "terms/mod.rs", "bare.rs", "top/mod.rs"]
            .iter()
            .filter(|other| **other != path)
            .map(|other| (split(other), String::new()))
            .collect();
    files.push((split(path), text.to_string()));
    objections(&Table::read(MADE_UP), &files)
}

#[test]
fn what_the_table_allows_passes() {
    for (path, text) in [
        ("top/mod.rs", "use crate::{base, stones::{self, Board}}; use super::bare; fn f() { crate::top::g() }"),
        ("top/part/deep.rs", "use super::super::g; use super::super::super::base; use crate::NAME;"),
        (
            "terms/mod.rs",
            "//! Not `crate::stones`.\n/* crate::top */ use crate::base; const S: &str = \"crate::stones::x\";",
        ),
        ("bare.rs", "use crate::stones; mod tests { use super::*; use super::super::stones; }"),
        ("lib.rs", "pub use crate::top::all;"),
    ] {
        assert_eq!(with(path, text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn what_the_table_forbids_is_found() {
    for (path, text, expected) in [
        ("stones/mod.rs", "use crate::top::g;", "src/stones/mod.rs: `stones` uses `top`, which stands below it"),
        (
            "base.rs",
            "fn f() { let _ = [crate::stones::g()]; }",
            "src/base.rs: `base` uses `stones`, which stands below it",
        ),
        (
            "terms/mod.rs",
            "use crate::{base, stones::Board};",
            "src/terms/mod.rs: `terms` must know nothing of `stones`",
        ),
        ("terms/part.rs", "use super::super::stones;", "src/terms/part.rs: `terms` must know nothing of `stones`"),
        (
            "terms/part/mod.rs",
            "mod t { use super::super::super::stones; }",
            "src/terms/part/mod.rs: `terms` must know nothing of `stones`",
        ),
        ("bare.rs", "use crate::base;", "src/bare.rs: `bare` must know nothing of `base`"),
        (
            "top/mod.rs",
            "macro_rules! m { () => { $crate::terms::g() } }",
            "src/top/mod.rs: `top` must know nothing of `terms`",
        ),
        ("stray.rs", "", "`stray` exists and is not in the table"),
        ("later.rs", "", "`later` exists: its row is no longer *planned*"),
    ] {
        assert_eq!(with(path, text), [expected], "{text}");
    }
    let empty = objections(&Table::read(MADE_UP), &[]);
    assert_eq!(empty.len(), 5, "{empty:?}");
}
