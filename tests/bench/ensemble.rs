//! Moves a second and core of an ensemble of 300 trees of 64 leaves, compiled.
//!
//! `cargo bench --bench ensemble`. The ensemble is learnt from a part of the built-in problems (`NAKADE_ENSEMBLE=FILE.json` takes another
//! one), compiled, and linked with nothing but the runtime in a package of its own, as an engine would. Positions are ready when the time
//! begins; it is that of the processor, of one thread, the best of some rounds. All legal moves of a position are scored together, and one after the other: all,
//! and those near stones alone, for which more tests must be run.

use nakade::compile::{EnsemblePlan, Header, rust_ensemble};
use nakade::diagnostics::Limits;
use nakade::experiment::{EnsembleModel, Plan, Settings, built_in_problems, learn_ensemble};
use nakade::go::Colour;
use nakade::learn::ensemble::EnsembleSettings;
use nakade::problem::Problem;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Problems to learn from, and to score.
const LEARNT: usize = 400;
const SCORED: usize = 200;

const MAIN: &str = r#"
use nakade::go::Point;
use nakade::runtime::{Board, Content, Snapshot, legal_moves, points};
mod ensemble;

fn is_near(board: &Snapshot, point: Point) -> bool {
    points(board.columns(), board.rows()).any(|other| {
        let distance = other.x().abs_diff(point.x()) + other.y().abs_diff(point.y());
        distance <= 2 && board.content(other) != Content::Empty
    })
}

/// Nanoseconds that this thread has run; by the clock where the system does not say.
fn now() -> u64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split(' ').next().and_then(|first| first.parse().ok()));
    let clock = || std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
    told.unwrap_or_else(clock)
}

fn main() {
    let boards: Vec<Snapshot> = std::io::stdin()
        .lines()
        .map_while(Result::ok)
        .filter_map(|line| {
            let (size, stones) = line.split_once(' ')?;
            let (size, stones): (u8, &[u8]) = (size.parse().ok()?, stones.as_bytes());
            Some(Snapshot::read(size, size, |point| {
                match stones.get(usize::from(point.y()) * usize::from(size) + usize::from(point.x())) {
                    Some(b'f') => Content::Friend,
                    Some(b'e') => Content::Enemy,
                    _ => Content::Empty,
                }
            }))
        })
        .collect();
    let count: usize = boards.iter().map(|board| legal_moves(board).count()).sum();
    let (mut best, mut sum) = (u64::MAX, 0.0);
    for _ in 0..5 {
        let begin = now();
        sum = boards.iter().flat_map(|board| ensemble::scores(board).map(|(_, score)| score)).sum::<f64>();
        best = best.min(now() - begin);
    }
    let rate = count as f64 * 1e9 / best.max(1) as f64;
    println!("{:30} {count:>8} moves {rate:>12.0} a second (sum {sum})", "all legal, together");
    for near in [false, true] {
        let moves: Vec<(&Snapshot, Point)> = boards
            .iter()
            .flat_map(|board| legal_moves(board).map(move |point| (board, point)))
            .filter(|(board, point)| !near || is_near(board, *point))
            .collect();
        let (mut best, mut sum) = (u64::MAX, 0.0);
        for _ in 0..5 {
            let begin = now();
            sum = moves.iter().map(|(board, point)| ensemble::score(*board, *point)).sum::<f64>();
            best = best.min(now() - begin);
        }
        let rate = moves.len() as f64 * 1e9 / best.max(1) as f64;
        let which = if near { "within distance 2 of a stone" } else { "all legal" };
        println!("{which:30} {:>8} moves {rate:>12.0} a second (sum {sum})", moves.len());
    }
}
"#;

fn main() {
    let problems = built_in_problems().problems;
    let model = match std::env::var_os("NAKADE_ENSEMBLE").map(PathBuf::from) {
        Some(path) => {
            let text = std::fs::read_to_string(&path).expect("the file of an ensemble");
            EnsembleModel::from_json(&text, &path).expect("an ensemble")
        }
        None => learnt(&problems),
    };
    let plan = EnsemblePlan::of(&model.ensemble).expect("an ensemble about Go");
    let source = rust_ensemble(&plan, &Header { tree: model.name.clone(), ..Header::default() });
    println!(
        "{} trees, {} leaves, {} tests told apart",
        model.ensemble.members.len(),
        model.ensemble.leaves(),
        plan.tests()
    );
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ensemble-bench");
    std::fs::create_dir_all(folder.join("src")).expect("a folder");
    let manifest = format!(
        "[package]\nname = \"ensemble-bench\"\nversion = \"0.0.0\"\nedition = \"2024\"\n[workspace]\n[dependencies]\n\
         nakade = {{ path = {:?}, default-features = false }}\n",
        env!("CARGO_MANIFEST_DIR")
    );
    for (name, text) in [("Cargo.toml", manifest.as_str()), ("src/main.rs", MAIN), ("src/ensemble.rs", &source)] {
        std::fs::write(folder.join(name), text).expect("a file");
    }
    let target = folder.join("target");
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "--release", "--offline", "--quiet"]).current_dir(&folder).env("CARGO_TARGET_DIR", &target);
    assert!(build.status().expect("cargo").success(), "the package was not built");
    let mut lines = String::new();
    problems
        .iter()
        .step_by((problems.len() / SCORED).max(1))
        .for_each(|problem| _ = writeln!(lines, "{}", line(problem)));
    let input = folder.join("positions");
    std::fs::write(&input, lines).expect("a file");
    let input = std::fs::File::open(input).expect("a file");
    assert!(Command::new(target.join("release/ensemble-bench")).stdin(input).status().expect("it runs").success());
}

/// An ensemble of the size that is measured.
fn learnt(problems: &[Problem]) -> EnsembleModel {
    let settings = Settings::built_in("tactical").expect("built in").expect("settings");
    let training: Vec<Problem> = problems.iter().step_by(problems.len() / LEARNT).cloned().collect();
    let plan = Plan {
        settings: &settings,
        negatives: &"listed,near:3,random:3%".parse().expect("negatives"),
        seed: 1,
        limits: Limits::none(),
        progress: None,
        switches: Default::default(),
        checkpoint: None,
    };
    let growing = EnsembleSettings { rounds: 300, leaves: 64, minimal_cases: Some(5), ..EnsembleSettings::boost() };
    learn_ensemble("bench", &training, "", &plan, &growing, None, None).expect("an ensemble").model
}

/// A position: the lines of its board, and its points in row order.
fn line(problem: &Problem) -> String {
    let size = usize::from(problem.size);
    let mut stones = vec!['-'; size * size];
    let friends = if problem.to_move == Colour::Black { &problem.black } else { &problem.white };
    let enemies = if problem.to_move == Colour::Black { &problem.white } else { &problem.black };
    for (points, stone) in [(friends, 'f'), (enemies, 'e')] {
        points.iter().for_each(|p| stones[usize::from(p.y()) * size + usize::from(p.x())] = stone);
    }
    format!("{size} {}", stones.into_iter().collect::<String>())
}
