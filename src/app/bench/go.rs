//! Benchmarks on problems of Go: learning, scaling, what each way to save work buys, and coverage by itself.

use super::{data_folder, forget_peak_memory};
use crate::app::arguments::{Bench, TextOrJson};
use crate::app::output::{self, Failure};
use crate::coverage::{PackContext, Scratch, Switches, Test, reference};
use crate::diagnostics::{Limits, peak_memory};
use crate::experiment::{Negatives, Outcome, Plan, Settings, examples, learn as induce, nakade_problems};
use crate::facts::{GoBackground, Positions};
use crate::interpretation::Value;
use crate::logic::{Substitution, Variable};
use crate::problem::{Problem, ReadOptions, load, split};
use crate::tree::root_path;
use anyhow::anyhow;
use serde_json::{Value as Json, json};
use std::fmt::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

/// The paper's number of training problems.
const PAPER: usize = 2_600;
/// The negatives of the project's own protocol, and of the paper's.
const NEAR: &str = "listed,near:3,random:3%";
const LISTED: &str = "listed,random:1";

/// What is learnt, and how.
struct Setup<'p> {
    name: String,
    settings: &'static str,
    negatives: &'static str,
    leaves: Option<usize>,
    problems: &'p [Problem],
    switches: Switches,
    threads: usize,
    /// The most processor seconds wanted.
    at_most: Option<f64>,
}

/// What came of it.
struct Figure {
    name: String,
    examples: usize,
    leaves: usize,
    wall: f64,
    processor: f64,
    at_most: Option<f64>,
    peak_memory: Option<u64>,
    tree: String,
}

/// Learns a tree several times.
fn run(setup: &Setup<'_>, runs: u32) -> Result<Figure, Failure> {
    let mut settings = Settings::built_in(setup.settings)
        .ok_or_else(|| anyhow!("there are no settings called {}", setup.settings))?
        .map_err(|_| Failure::Told)?;
    if let Some(leaves) = setup.leaves {
        settings.bias.learning.maximal_leaves = Some(leaves);
    }
    let negatives: Negatives = setup.negatives.parse()?;
    let plan = Plan {
        settings: &settings,
        negatives: &negatives,
        seed: 1,
        limits: Limits::none(),
        progress: None,
        switches: setup.switches,
        checkpoint: None,
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(setup.threads).build()?;
    let forgotten = forget_peak_memory();
    let mut outcomes: Vec<Outcome> = Vec::new();
    for _ in 0..runs {
        outcomes.push(pool.install(|| induce(&setup.name, setup.problems, "", &plan))?);
    }
    let median = |time: &dyn Fn(&Outcome) -> f64| {
        let mut times: Vec<f64> = outcomes.iter().map(time).collect();
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    let tree = &outcomes[0].model.tree;
    Ok(Figure {
        name: setup.name.clone(),
        examples: outcomes[0].model.measures.training_examples,
        leaves: tree.leaves(),
        wall: median(&|outcome| outcome.seconds),
        processor: median(&|outcome| outcome.processor_seconds),
        at_most: setup.at_most,
        peak_memory: peak_memory().filter(|_| forgotten),
        tree: tree.to_json().to_string(),
    })
}

/// The problems: those named, the shared ones, or the built-in ones.
fn problems(options: &Bench) -> Result<Vec<Problem>, Failure> {
    let shared = data_folder().join("gotools.jsonl");
    let path = options.data.clone().or_else(|| shared.exists().then_some(shared));
    let Some(path) = path else {
        anstream::eprintln!("no problems were named and none are shared: the built-in ones are used");
        return Ok(nakade_problems().problems);
    };
    let collection = load(std::slice::from_ref(&path), &ReadOptions::default());
    output::tell(&collection.findings);
    if collection.problems.is_empty() {
        return Err(anyhow!("no problem could be read from {}", path.display()).into());
    }
    Ok(collection.problems)
}

/// So many problems, chosen as `learn --train` does.
fn some(problems: &[Problem], count: usize) -> Vec<Problem> {
    let count = count.min(problems.len().saturating_sub(1)).max(1);
    let parts = split(problems, 1, Some(count), Some(1));
    parts.train.iter().map(|&place| problems[place].clone()).collect()
}

fn wanted(options: &Bench, name: &str) -> bool {
    options.only.as_ref().is_none_or(|part| name.contains(part.as_str()))
}

fn all_threads() -> usize {
    rayon::current_num_threads()
}

/// Trees that rank moves: the paper's protocol, the project's own, and all problems.
pub fn learn(options: &Bench) -> Result<ExitCode, Failure> {
    let all = problems(options)?;
    let paper = some(&all, PAPER);
    let setup = |name: &str, settings, negatives, leaves, problems, at_most| Setup {
        name: name.to_owned(),
        settings,
        negatives,
        leaves,
        problems,
        switches: Switches::default(),
        threads: all_threads(),
        at_most: Some(at_most),
    };
    let setups = [
        setup("paper-propositional", "propositional", LISTED, None, &paper, 2.0),
        setup("paper-relational", "relational", LISTED, None, &paper, 2.0),
        setup("near-relational", "relational", NEAR, Some(152), &paper, 5.0),
        setup("near-tactical", "tactical", NEAR, Some(152), &paper, 5.0),
        setup("all-relational", "relational", NEAR, Some(1000), &all, 45.0),
    ];
    let mut figures = Vec::new();
    for setup in setups.iter().filter(|setup| wanted(options, &setup.name)) {
        figures.push(run(setup, options.runs)?);
    }
    print(options, &figures, "Processor seconds of induction, loading apart.")
}

/// How time grows with the number of problems, and shrinks with the number of threads.
pub fn scaling(options: &Bench) -> Result<ExitCode, Failure> {
    let all = problems(options)?;
    let mut figures = Vec::new();
    let setup = |name: String, problems, threads| Setup {
        name,
        settings: "relational",
        negatives: NEAR,
        leaves: Some(152),
        problems,
        switches: Switches::default(),
        threads,
        at_most: None,
    };
    let sizes: Vec<Vec<Problem>> =
        [PAPER / 4, PAPER, all.len() / 2, all.len()].iter().map(|&count| some(&all, count)).collect();
    for problems in &sizes {
        let name = format!("problems-{}", problems.len());
        if wanted(options, &name) {
            figures.push(run(&setup(name, problems, all_threads()), options.runs)?);
        }
    }
    for threads in [1, 2, 8] {
        let name = format!("threads-{threads}");
        if wanted(options, &name) {
            figures.push(run(&setup(name, &sizes[1], threads), options.runs)?);
        }
    }
    let trees: Vec<&str> = figures.iter().filter(|f| f.name.starts_with("threads")).map(|f| f.tree.as_str()).collect();
    let same = trees.windows(2).all(|pair| pair[0] == pair[1]);
    let note = if same { "All numbers of threads give the same tree." } else { "THE TREES DIFFER BETWEEN THREADS." };
    print(options, &figures, note)?;
    Ok(ExitCode::from(u8::from(!same)))
}

/// What each way to save work buys: everything on, and each of them off.
pub fn ablation(options: &Bench) -> Result<ExitCode, Failure> {
    let problems = some(&problems(options)?, PAPER / 4);
    let on = Switches::default();
    let ways = [
        ("everything", on),
        ("without remembered profiles", Switches { remember: false, ..on }),
        ("without rows handed down", Switches { inherit: false, ..on }),
        ("without runs of thresholds", Switches { runs: false, ..on }),
        ("without spared constants", Switches { spare: false, ..on }),
        ("without families", Switches { families: false, ..on }),
        (
            "without any of them",
            Switches { remember: false, inherit: false, runs: false, spare: false, families: false, keys: false },
        ),
    ];
    let mut figures = Vec::new();
    for (name, switches) in ways.into_iter().filter(|(name, _)| wanted(options, name)) {
        let setup = Setup {
            name: name.into(),
            settings: "relational",
            negatives: NEAR,
            leaves: Some(152),
            problems: &problems,
            switches,
            threads: all_threads(),
            at_most: None,
        };
        figures.push(run(&setup, options.runs)?);
    }
    let same = figures.windows(2).all(|pair| pair[0].tree == pair[1].tree);
    let note = if same { "All of them give the same tree." } else { "THE TREES DIFFER." };
    print(options, &figures, note)?;
    Ok(ExitCode::from(u8::from(!same)))
}

fn print(options: &Bench, figures: &[Figure], note: &str) -> Result<ExitCode, Failure> {
    if figures.is_empty() {
        return Err(anyhow!("nothing has that in its name").into());
    }
    let reached = |figure: &Figure| figure.at_most.is_none_or(|most| figure.processor <= most);
    if options.format == TextOrJson::Json {
        let rows: Vec<Json> = figures
            .iter()
            .map(|figure| {
                json!({
                    "name": figure.name,
                    "examples": figure.examples,
                    "leaves": figure.leaves,
                    "seconds": { "induction": figure.wall, "cpu": figure.processor },
                    "wanted": { "cpu": figure.at_most },
                    "reached": reached(figure),
                    "peak_memory": figure.peak_memory,
                })
            })
            .collect();
        output::print_json(&rows)?;
    } else {
        let mut text = format!(
            "{:<30} {:>9} {:>7} {:>9} {:>9} {:>8} {:>9} {:>14}\n",
            "benchmark", "examples", "leaves", "wall s", "CPU s", "at most", "peak MiB", "µs per example"
        );
        for figure in figures {
            let most = figure.at_most.map_or_else(|| "-".into(), |seconds| format!("{seconds}"));
            let memory = figure.peak_memory.map_or_else(|| "-".into(), |bytes| format!("{}", bytes >> 20));
            _ = write!(
                text,
                "{:<30} {:>9} {:>7} {:>9.3} {:>9.3} {:>8} {:>9} {:>14.2}",
                figure.name,
                figure.examples,
                figure.leaves,
                figure.wall,
                figure.processor,
                most,
                memory,
                figure.processor * 1e6 / figure.examples.max(1) as f64
            );
            text.push_str(if reached(figure) { "\n" } else { "  not reached\n" });
        }
        _ = writeln!(text, "\nMedians of {} runs. {note}", options.runs);
        output::print(&text)?;
    }
    Ok(ExitCode::from(u8::from(!figures.iter().all(reached))))
}

/// Examples of each kind of answering that are timed.
const SAMPLE: usize = 200;
/// Every so many-th refinement is asked singly.
const STEP: usize = 7;

/// How many questions (does this test cover this example?) are answered a second.
pub fn coverage(options: &Bench) -> Result<ExitCode, Failure> {
    let problems = some(&problems(options)?, SAMPLE);
    let settings = Settings::built_in("relational")
        .ok_or_else(|| anyhow!("the relational settings are missing"))?
        .map_err(|_| Failure::Told)?;
    let background = GoBackground::new(Arc::new(Positions::of_problems(&problems)));
    let positions = background.positions();
    let snapshots: Vec<_> = (0..problems.len()).map(|at| positions.get(at as u32)).collect();
    let set = examples(&problems, &snapshots, &NEAR.parse()?, 1);
    let bias = settings.bias.with_constants(&background, &set);
    let key: Vec<bool> = bias.predict.arguments.iter().map(|(_, key)| *key).collect();
    let path = root_path(&bias.root, &bias.root_types, &key);
    let mut context = PackContext::new(&bias, &background, problems.len(), Vec::new(), &Limits::none());
    let pack = context.pack(&path)?;
    let fixed: Vec<Vec<Value>> = (0..set.len())
        .map(|at| {
            let mut values = vec![Value::UNBOUND; path.variables.len()];
            values[0] = set.key(at)[0];
            values
        })
        .collect();
    let asked: Vec<usize> = (0..set.len()).step_by((set.len() / SAMPLE).max(1)).collect();
    let mut scratch = Scratch::default();
    let mut rows: Vec<(&str, usize, f64)> = Vec::new();

    let numbers: Vec<usize> =
        (0..pack.len()).filter(|&n| context.refinement(&pack, n).is_some()).step_by(STEP).collect();
    let (start, mut questions) = (Instant::now(), 0);
    for &number in &numbers {
        let Some(test) = context.refinement(&pack, number) else { continue };
        let query = [path.literals.as_slice(), &test.literals].concat();
        for &at in &asked {
            let mut given = Substitution::new();
            given.bind(Variable(0), set.key(at)[0].term());
            std::hint::black_box(reference::first(&background, set.interpretation(at), &query, &given)?);
            questions += 1;
        }
    }
    rows.push(("reference (backtracking)", questions, start.elapsed().as_secs_f64()));

    let (start, mut questions) = (Instant::now(), 0);
    for &number in &numbers {
        let Some(refinement) = context.refinement(&pack, number) else { continue };
        let test = Test::new(&path, &refinement.literals, &background)?;
        for &at in &asked {
            std::hint::black_box(test.covers(set.interpretation(at), &fixed[at], &mut scratch));
            questions += 1;
        }
    }
    rows.push(("single tests", questions, start.elapsed().as_secs_f64()));

    let (start, mut questions) = (Instant::now(), 0);
    let mut row = vec![0; pack.words()];
    for (at, fixed) in fixed.iter().enumerate() {
        context.fill(&pack, None, (set.interpretation(at), fixed), &mut scratch, &mut row);
        std::hint::black_box(&row);
        questions += pack.refinements();
    }
    rows.push(("pack of all tests", questions, start.elapsed().as_secs_f64()));

    let base = rows[0].2 / rows[0].1.max(1) as f64;
    if options.format == TextOrJson::Json {
        let rows: Vec<Json> = rows
            .iter()
            .map(|(name, questions, seconds)| {
                let rate = *questions as f64 / seconds;
                json!({ "name": name, "questions": questions, "per_second": rate, "times": rate * base })
            })
            .collect();
        output::print_json(&rows)?;
    } else {
        let mut text = format!("{:<26} {:>12} {:>14} {:>9}\n", "way", "questions", "a second", "times");
        for (name, questions, seconds) in &rows {
            let rate = *questions as f64 / seconds;
            _ = writeln!(text, "{name:<26} {questions:>12} {rate:>14.0} {:>9.1}", rate * base);
        }
        text.push_str("\nA question: does this test cover this example? One thread; tests of the root of a tree.\n");
        output::print(&text)?;
    }
    Ok(ExitCode::SUCCESS)
}
