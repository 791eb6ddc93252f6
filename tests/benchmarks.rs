//! The benchmarks on relational data reach what they should, times apart.
#![cfg(feature = "workbench")]

use nakade::learn::Options;
use nakade::tilde::benchmark;
use std::path::{Path, PathBuf};

/// The folder of the data, which is not part of the repository.
fn shared_data() -> Option<PathBuf> {
    let shared =
        std::env::var("NAKADE_SHARED").unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/../shared").into());
    let folder = Path::new(&shared).join("data/ilp");
    if !folder.exists() {
        println!("skipped: {} is absent", folder.display());
    }
    folder.exists().then_some(folder)
}

#[test]
fn benchmarks_are_as_good_as_they_should_be() {
    let Some(folder) = shared_data() else { return };
    let benchmarks = benchmark::all(&folder);
    assert!(benchmarks.len() > 5);
    for benchmark in benchmarks {
        let figure = benchmark.run(&Options::default()).unwrap_or_else(|error| panic!("{}: {error}", benchmark.name));
        assert!(figure.examples > 0 && figure.trees > 0, "{}", benchmark.name);
        assert!(benchmark.is_reached(figure.quality, 0.0), "{}: {}", benchmark.name, figure.quality);
    }
}

#[test]
fn without_data_there_is_an_error_and_no_panic() {
    for benchmark in benchmark::all(Path::new("no such folder")) {
        let error = benchmark.run(&Options::default()).expect_err("there is no data");
        assert!(!error.to_string().is_empty());
    }
}
