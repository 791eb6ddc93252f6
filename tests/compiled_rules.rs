//! Rules compiled to Rust, in a package that links nothing but the board and the runtime, find what the matcher finds.
#![cfg(feature = "workbench")]

use nakade::compile::rust_rules;
use nakade::diagnostics::Source;
use nakade::go::{Board, Cell, Colour, diagram};
use nakade::rules::SHIPPED;
use nakade::rules::matcher::Matcher;
use nakade::rules::rule::read_rules;
use nakade::rules::trial::position;
use std::fs;
use std::process::{Command, Stdio};
use std::sync::Arc;

/// Reads diagrams, each ended by an empty line, and prints what the rules say, a position a line.
const MAIN: &str = "\
mod rules;

use nakade::go::{Colour, diagram};
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    for part in text.split(\"\\n\\n\").filter(|part| !part.trim().is_empty()) {
        let mut board = diagram::parse(part).unwrap().board;
        let before = board.clone();
        let mut found = Vec::new();
        rules::matches(&mut board, &mut |rule, friend, subject, moves| {
            let side = if friend == Colour::Black { 'b' } else { 'w' };
            found.push(format!(\"{rule} {side} {subject:?} {moves:?}\"));
        });
        found.sort();
        found.dedup();
        assert_eq!((&board, board.move_count()), (&before, 0));
        println!(\"{}\", found.join(\";\"));
    }
}
";

#[test]
fn compiled_rules_find_what_the_matcher_finds() {
    let (rules, _) = read_rules(&Arc::new(Source::new("tactics.pl", SHIPPED)));
    let folder = tempfile::tempdir().unwrap();
    let repository = env!("CARGO_MANIFEST_DIR");
    let source = folder.path().join("src");
    fs::create_dir(&source).unwrap();
    let manifest = format!(
        "[package]\nname = \"ruled\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[profile.dev]\nopt-level = 1\ndebug = false\nincremental = false\n\n\
         [dependencies]\nnakade = {{ path = {repository:?}, default-features = false }}\n"
    );
    fs::write(folder.path().join("Cargo.toml"), manifest).unwrap();
    fs::copy(format!("{repository}/Cargo.lock"), folder.path().join("Cargo.lock")).unwrap();
    fs::write(source.join("rules.rs"), rust_rules(&rules, "tactics").unwrap()).unwrap();
    fs::write(source.join("main.rs"), MAIN).unwrap();

    let mut boards: Vec<Board> = (0..400).map(|number| position(&[], number, 23)).collect();
    boards.retain(|board| board.columns() <= 13);
    let input: String = boards.iter().map(|board| format!("{}\n", diagram::draw(board))).collect();
    fs::write(folder.path().join("input"), input).unwrap();
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--offline"])
        .current_dir(folder.path())
        .env("CARGO_TARGET_DIR", concat!(env!("CARGO_TARGET_TMPDIR"), "/compiled-rules"))
        .stdin(Stdio::from(fs::File::open(folder.path().join("input")).unwrap()))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), boards.len());

    let matcher = Matcher::new(&rules);
    let mut count = 0;
    for (board, line) in boards.iter_mut().zip(lines) {
        let matches = matcher.matches(board);
        let said = matches.into_iter().map(|found| {
            let side = if found.friend == Colour::Black { 'b' } else { 'w' };
            format!("{} {side} {:?} {:?}", rules[found.rule].name, found.subject, found.moves)
        });
        let mut said: Vec<String> = said.collect();
        said.sort();
        said.dedup();
        count += said.len();
        assert_eq!(line, said.join(";"), "{board}");
    }
    assert!(count > 1_000, "{count}");
    assert!(boards.iter().any(|board| board.points().any(|point| board.at(point) == Cell::White)));
}

#[test]
fn patterns_are_refused() {
    let text = "rule(a, win(capture(S), 1, I), searched) :- string(S, enemy), pattern(I, S, [enemy(0, 1)]).";
    let (rules, _) = read_rules(&Arc::new(Source::new("x", text)));
    assert!(rust_rules(&rules, "x").is_err());
}
