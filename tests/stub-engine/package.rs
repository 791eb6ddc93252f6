//! Writes and builds a package with a stub engine and compiled trees.

use nakade::compile::{EnsemblePlan, Header, Plan, rust, rust_ensemble};
use nakade::tree::{Ensemble, Tree};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// A package in a folder of its own; its build is shared by all runs of the tests.
pub struct Package {
    folder: tempfile::TempDir,
}

impl Package {
    /// Writes the package. It depends on this repository without default features, and on nothing else. The first trees run
    /// on snapshots too, the others on the engine's own board alone; `ensembles` are behind them. `level` is that of optimisation: what is run
    /// little is built faster without.
    pub fn write(trees: &[Tree], on_snapshots: usize, ensembles: &[Ensemble], level: u8) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let repository = env!("CARGO_MANIFEST_DIR");
        let source = folder.path().join("src");
        fs::create_dir(&source).expect("a folder");
        let manifest = format!(
            "[package]\nname = \"stub-engine\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[profile.dev]\nopt-level = {level}\ndebug = false\nincremental = false\n\n\
             [profile.dev.package.nakade]\nopt-level = 1\n\n\
             [dependencies]\nnakade = {{ path = {repository:?}, default-features = false }}\n"
        );
        let mut list = String::from(TREES_HEAD);
        let mut table = String::new();
        for (number, tree) in trees.iter().enumerate() {
            let plan = Plan::of(tree).unwrap_or_else(|unsupported| panic!("{unsupported}"));
            let header = Header { tree: format!("tree {number}"), settings: String::new(), count_calls: true };
            write(&source, &format!("tree_{number}.rs"), &rust(&plan, &header));
            list.push_str(&format!("#[path = \"tree_{number}.rs\"]\nmod tree_{number};\n"));
            let snapshots = if number < on_snapshots { format!("Some(tree_{number}::score)") } else { "None".into() };
            table.push_str(&format!("entry!(tree_{number}, {snapshots}), "));
        }
        for (number, ensemble) in (trees.len()..).zip(ensembles) {
            let plan = EnsemblePlan::of(ensemble).unwrap_or_else(|unsupported| panic!("{unsupported}"));
            let header = Header { tree: format!("ensemble {number}"), settings: String::new(), count_calls: true };
            write(&source, &format!("tree_{number}.rs"), &rust_ensemble(&plan, &header));
            list.push_str(&format!("#[path = \"tree_{number}.rs\"]\nmod tree_{number};\n"));
            table.push_str(&format!("entry!(tree_{number}, None), "));
        }
        list.push_str(&format!("pub const TREES: &[Compiled] = &[{table}];\n"));
        write(folder.path(), "Cargo.toml", &manifest);
        write(folder.path(), "Cargo.lock", &read(&format!("{repository}/Cargo.lock")));
        write(&source, "trees.rs", &list);
        write(&source, "board.rs", include_str!("board.rs"));
        write(&source, "main.rs", include_str!("engine.rs"));
        Self { folder }
    }

    /// What the engine prints for an input.
    pub fn run(&self, input: &str) -> String {
        write(self.folder.path(), "input", input);
        let input = fs::File::open(self.folder.path().join("input")).expect("the input");
        self.cargo(&["run", "--quiet", "--offline"], input.into())
    }

    /// The packages that are linked, one a line.
    pub fn dependencies(&self) -> String {
        self.cargo(&["tree", "--offline", "--edges", "normal,build", "--prefix", "none"], Stdio::null())
    }

    fn cargo(&self, arguments: &[&str], input: Stdio) -> String {
        let output = Command::new(env!("CARGO"))
            .args(arguments)
            .current_dir(self.folder.path())
            .env("CARGO_TARGET_DIR", concat!(env!("CARGO_TARGET_TMPDIR"), "/stub-engine"))
            .stdin(input)
            .output()
            .expect("cargo runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    }
}

/// The list of trees that the engine sees.
const TREES_HEAD: &str = "\
use crate::board::StubBoard;
use nakade::go::Point;
use nakade::runtime::Snapshot;

pub struct Compiled {
    pub hash: &'static str,
    pub score: fn(&StubBoard, Point) -> f64,
    pub score_of_snapshot: Option<fn(&Snapshot, Point) -> f64>,
    pub scores: fn(&StubBoard) -> Vec<(Point, f64)>,
    pub best: fn(&StubBoard) -> Option<(Point, f64)>,
    pub calls: fn() -> u64,
}

macro_rules! entry {
    ($tree:ident, $score_of_snapshot:expr) => {
        Compiled {
            hash: $tree::TREE_HASH,
            score: $tree::score,
            score_of_snapshot: $score_of_snapshot,
            scores: |board| $tree::scores(board).collect(),
            best: $tree::best,
            calls: $tree::calls,
        }
    };
}
";

fn write(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name), text).expect("a file is written");
}

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}
