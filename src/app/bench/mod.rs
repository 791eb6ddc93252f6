//! `nakade bench`: how well and how fast, beside what others have reported.
//!
//! Each row is the median of several runs that read their data anew; times are those of induction alone.

mod go;
mod ordering;
mod query;

use crate::app::arguments::{Bench, Suite, TextOrJson};
use crate::app::output::{self, Failure};
use crate::learn::Options;
use crate::tilde::benchmark::{self, Benchmark, Figure};
use anyhow::anyhow;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// Runs the benchmarks.
pub fn bench(options: &Bench) -> Result<ExitCode, Failure> {
    match options.suite {
        Suite::Ilp => ilp(options),
        Suite::Learn => go::learn(options),
        Suite::Scaling => go::scaling(options),
        Suite::Ablation => go::ablation(options),
        Suite::Coverage => go::coverage(options),
        Suite::Query => query::query(options),
        Suite::Ordering => ordering::ordering(options),
    }
}

/// A row of the table.
struct Row {
    benchmark: Benchmark,
    figure: Figure,
    /// Bytes, where the system tells them.
    peak_memory: Option<u64>,
}

impl Row {
    fn is_reached(&self) -> bool {
        self.benchmark.is_reached(self.figure.quality, self.figure.processor.as_secs_f64())
    }
}

fn ilp(options: &Bench) -> Result<ExitCode, Failure> {
    let folder = options.data.clone().unwrap_or_else(default_folder);
    let wanted =
        |benchmark: &Benchmark| options.only.as_ref().is_none_or(|part| benchmark.name.contains(part.as_str()));
    let benchmarks: Vec<Benchmark> = benchmark::all(&folder).into_iter().filter(wanted).collect();
    if let Some(out) = &options.out {
        for benchmark in &benchmarks {
            write_files(out, benchmark)?;
        }
    }
    let mut rows = Vec::new();
    for benchmark in benchmarks {
        match measured(options.runs as usize, || benchmark.run(&Options::default())) {
            Ok((figure, peak_memory)) => rows.push(Row { benchmark, figure, peak_memory }),
            Err(error) => anstream::eprintln!("{}: left out: {error}", benchmark.name),
        }
    }
    if rows.is_empty() {
        return Err(
            anyhow!("no data for benchmarks was found in {}; name its folder with --data", folder.display()).into()
        );
    }
    match options.format {
        TextOrJson::Json => output::print_json(&rows.iter().map(row_json).collect::<Vec<_>>())?,
        TextOrJson::Text => output::print(&table(&rows, options.runs))?,
    }
    Ok(ExitCode::from(u8::from(!rows.iter().all(Row::is_reached))))
}

/// The folder of the data of relational learning.
fn default_folder() -> PathBuf {
    data_folder().join("ilp")
}

/// The folder of data beside the repository, or in the folder that NAKADE_SHARED names.
fn data_folder() -> PathBuf {
    let shared = std::env::var_os("NAKADE_SHARED").map_or_else(|| Path::new("..").join("shared"), PathBuf::from);
    shared.join("data")
}

/// Writes the settings, facts and clauses of a benchmark, so that other systems can run it.
fn write_files(out: &Path, benchmark: &Benchmark) -> Result<(), Failure> {
    let Some(texts) = benchmark.texts()? else { return Ok(()) };
    let base = out.join(&benchmark.name);
    let files = [("s", &texts.settings), ("kb", &texts.knowledge_base), ("bg", &texts.background)];
    for (extension, text) in files {
        output::write(Some(&base.with_extension(extension)), text)?;
    }
    if let Some(test) = &texts.test {
        output::write(Some(&out.join(format!("{}-test.kb", benchmark.name))), test)?;
    }
    Ok(())
}

/// Runs something several times: the last figure with the medians of the times, and the most memory that the process held meanwhile.
fn measured<E>(runs: usize, mut run: impl FnMut() -> Result<Figure, E>) -> Result<(Figure, Option<u64>), E> {
    let forgotten = forget_peak_memory();
    let mut figures = Vec::with_capacity(runs);
    for _ in 0..runs {
        figures.push(run()?);
    }
    let median = |time: &dyn Fn(&Figure) -> Duration| {
        let mut times: Vec<Duration> = figures.iter().map(time).collect();
        times.sort();
        times[runs / 2]
    };
    let (wall, processor) = (median(&|figure| figure.wall), median(&|figure| figure.processor));
    let figure = Figure { wall, processor, ..figures[runs - 1] };
    Ok((figure, crate::diagnostics::peak_memory().filter(|_| forgotten)))
}

/// Makes the system forget how much memory the process has held; whether it did.
fn forget_peak_memory() -> bool {
    std::fs::write("/proc/self/clear_refs", "5").is_ok()
}

fn table(rows: &[Row], runs: u32) -> String {
    let mut text = format!(
        "{:<26} {:>8} {:>9} {:>8} {:>5} {:>6} {:>8} {:>8} {:>7} {:>8}\n",
        "benchmark", "quality", "wanted", "examples", "trees", "tests", "wall s", "CPU s", "at most", "peak MiB"
    );
    for row in rows {
        let Row { benchmark, figure, peak_memory } = row;
        let comparison = if benchmark.is_regression { "<=" } else { ">=" };
        let seconds = benchmark.target.seconds.map_or_else(|| "-".into(), |seconds| format!("{seconds}"));
        let memory = peak_memory.map_or_else(|| "-".into(), |bytes| format!("{:.1}", bytes as f64 / 1_048_576.0));
        _ = write!(
            text,
            "{:<26} {:>8.4} {:>9} {:>8} {:>5} {:>6} {:>8.4} {:>8.4} {:>7} {:>8}",
            benchmark.name,
            figure.quality,
            format!("{comparison}{:.4}", benchmark.target.quality),
            figure.examples,
            figure.trees,
            figure.tests,
            figure.wall.as_secs_f64(),
            figure.processor.as_secs_f64(),
            seconds,
            memory
        );
        text.push_str(if row.is_reached() { "\n" } else { "  not reached\n" });
        for peer in benchmark.peers {
            let seconds = peer.seconds.map_or_else(|| "-".into(), |seconds| format!("{seconds}"));
            _ = writeln!(text, "  {:<24} {:>8.4} {:>42} s", peer.name, peer.quality, seconds);
        }
    }
    _ = writeln!(
        text,
        "\nQuality: accuracy, or root mean squared error where at most so much is wanted, on the examples kept for testing if there are\n\
         some. Times: medians of {runs} runs, induction alone. Indented: what others have reported."
    );
    text
}

fn row_json(row: &Row) -> Value {
    let Row { benchmark, figure, peak_memory } = row;
    let peers: Vec<Value> = benchmark
        .peers
        .iter()
        .map(|peer| json!({ "name": peer.name, "quality": peer.quality, "seconds": peer.seconds }))
        .collect();
    json!({
        "name": benchmark.name,
        "measure": if benchmark.is_regression { "rmse" } else { "accuracy" },
        "quality": figure.quality,
        "wanted": { "quality": benchmark.target.quality, "cpu": benchmark.target.seconds },
        "reached": row.is_reached(),
        "examples": figure.examples,
        "trees": figure.trees,
        "tests": figure.tests,
        "seconds": { "induction": figure.wall.as_secs_f64(), "cpu": figure.processor.as_secs_f64() },
        "peak_memory": peak_memory,
        "peers": peers,
    })
}
