//! The manual describes every setting.

use crate::files::read;
use nakade::bias::settings::{DECLARATIONS, Effect, Group, KNOWN};
use std::fmt::Write;
use std::path::Path;

const FILE: &str = "src/docs/settings.md";
const HEAD: &str = "| setting | default | here | meaning |\n|---|---|---|---|\n";

/// The table of the settings with one value.
fn table() -> String {
    let mut table = HEAD.to_owned();
    for known in KNOWN {
        let effect = match (known.effect, known.group) {
            (Effect::Used, Group::Nakade) => "used; not of the original",
            (Effect::Used, _) => "used",
            (Effect::None, _) => "no effect",
            (Effect::DefaultOnly, _) => "default only",
        };
        _ = writeln!(table, "| `{}` | `{}` | {effect} | {} |", known.name, known.default, known.meaning);
    }
    table
}

#[test]
fn every_setting_is_described() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let text = read(&path);
    let start = text.find(HEAD).unwrap_or(text.len());
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, text[..start].to_owned() + &table()).expect("the manual is written");
    }
    let text = read(&path);
    assert!(text.ends_with(&table()), "{FILE} is out of date (UPDATE_GOLDEN=1 makes its table again)");
    for declaration in DECLARATIONS {
        assert!(text.contains(&format!("| `{declaration}(")), "{declaration} is not described in {FILE}");
    }
    for known in KNOWN {
        assert!(!known.meaning.is_empty() && known.meaning.ends_with('.'), "{}", known.name);
    }
}
