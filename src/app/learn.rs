//! `nakade learn`.

use super::arguments::{Input, Learn, TextOrJson};
use super::checkpoint;
use super::output::{self, Failure};
use crate::bias::Task;
use crate::coverage::Switches;
use crate::diagnostics::{Limits, StopReason};
use crate::experiment::{
    self, Card, Measured, Outcome, Plan, Scorer, Settings, built_in_split, card as card_text, classify, cross_validate,
    rank, ranking_table, write_card,
};
use crate::facts::Positions;
use crate::learn::{Checkpoint, Progress};
use crate::measure::{Confusion, Group, Ranking};
use crate::problem::{Collection, Problem, Verdict, split};
use crate::prolog::Definitions;
use anyhow::{Context, anyhow};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

/// Collections up to this size are ranked by cross-validation where no test is asked for; larger ones on what they were learnt from.
const CROSS_VALIDATED: usize = 2_000;
/// Trees up to so many leaves are printed whole.
const PRINTED_LEAVES: usize = 40;

/// What the leaves of a tree that was grown for ranking hold.
const STRENGTHS: &str =
    "strengths: of the legal moves of a problem one is chosen with a probability proportional to exp(strength)";

/// What is reported of one tree.
struct Report {
    settings: String,
    outcome: Outcome,
    files: Vec<PathBuf>,
    folds: Folds,
}

/// What is known of a ranking beside its table.
#[derive(Default)]
struct Folds {
    /// For trees of classes, by level.
    confusion: Vec<(String, Confusion)>,
    /// Tests in the tree of each fold.
    tests: Vec<usize>,
    /// Whether there was cross-validation.
    crossed: bool,
    /// For each ranked problem with a solution the ranking of its moves.
    groups: Vec<Group>,
}

/// Induces a tree for each of the settings, ranks moves with it, and writes the files.
pub fn learn(options: &Learn) -> Result<ExitCode, Failure> {
    let mut collection = output::read(&options.input)?;
    keep_levels(&mut collection, &options.level)?;
    let data_name = data_name(options);
    let mut all_settings = read_settings(options)?;
    let definitions = output::read_definitions(&options.background, &all_settings)?.map(Arc::new);
    all_settings.iter_mut().for_each(|settings| settings.definitions = definitions.clone());
    let unsplit = options.train.is_none() && options.test.is_none();
    let is_built_in = options.input.problems.is_empty();
    let parts = match unsplit && is_built_in {
        true => built_in_split(&collection.problems),
        false => split(&collection.problems, options.seed, options.train, options.test),
    };
    output::tell(&parts.findings);
    let pick = |places: &[usize]| places.iter().map(|&place| collection.problems[place].clone()).collect::<Vec<_>>();
    let whole = unsplit && !is_built_in;
    let training = if whole { collection.problems.clone() } else { pick(&parts.train) };
    let testing = if whole { Vec::new() } else { pick(&parts.test) };
    if training.is_empty() {
        return Err(anyhow!("there is no problem to learn from").into());
    }
    if let Some(folds) = options.folds.filter(|folds| *folds as usize > training.len()) {
        return Err(anyhow!("{folds} folds were asked for, and there are {} problems", training.len()).into());
    }
    // What cannot be written should not be learnt for minutes first.
    for settings in &all_settings {
        let base = base_path(options, &data_name, &settings.name, all_settings.len());
        output::check_writable(&with_extension(&base, "json"))?;
    }
    if let Some(ensemble) = options.ensemble.settings(options.leaves) {
        if let Some(definitions) = &definitions {
            prepare(definitions, &all_settings, &training, &testing)?;
        }
        let checkpoint = open_checkpoint(options, &all_settings, &collection, definitions.as_deref())?;
        let parts = (&training[..], &testing[..]);
        let code = super::ensemble::learn(options, &ensemble, &all_settings, &collection, parts, checkpoint.as_ref())?;
        tell_faults(definitions.as_deref());
        checkpoint::close(checkpoint.as_ref())?;
        return Ok(code);
    }
    if let Some(definitions) = &definitions {
        prepare(definitions, &all_settings, &training, &testing)?;
    }
    let checkpoint = open_checkpoint(options, &all_settings, &collection, definitions.as_deref())?;
    let cancellation = output::cancellation();
    let mut reports = Vec::new();
    for settings in &all_settings {
        let limits = Limits {
            deadline: options.time_limit.and_then(|time| Instant::now().checked_add(time)),
            cancellation: cancellation.clone(),
            memory: options.memory_limit.map(|mebibytes| mebibytes.saturating_mul(1 << 20)),
        };
        let bar = progress_bar(&settings.name);
        let tell = |progress: Progress| {
            bar.set_length(progress.maximal_leaves.unwrap_or(progress.leaves) as u64);
            bar.set_position(progress.leaves as u64);
            bar.set_message(format!("{} examples in open leaves", progress.open_examples));
        };
        let plan = Plan {
            settings,
            negatives: &options.negatives,
            seed: options.seed,
            limits,
            progress: Some(&tell),
            switches: Switches::default(),
            checkpoint: checkpoint.as_ref().map(|checkpoint| checkpoint.recorder(&settings.name)),
        };
        let name = format!("{data_name}-{}", settings.name);
        let mut outcome = experiment::learn(&name, &training, &collection.content_hash(), &plan)?;
        let folds = measure(&mut outcome, &training, &testing, options, &plan)?;
        bar.finish_and_clear();
        if outcome.stopped != StopReason::Finished {
            anstream::eprintln!("{name}: {}; this is the tree so far", outcome.stopped);
        }
        let base = base_path(options, &data_name, &settings.name, all_settings.len());
        let manifest = manifest(&outcome, options, settings, &collection);
        let mut written = outcome
            .model
            .write(&base, &manifest)
            .with_context(|| with_extension(&base, "json").display().to_string())?;
        let ranked = if folds.crossed || testing.is_empty() { &training } else { &testing };
        let text = model_card(&outcome, settings, options, &collection, ranked, &folds);
        let path = write_card(&base, &text);
        written.files.push(path.with_context(|| with_extension(&base, "md").display().to_string())?);
        reports.push(Report { settings: settings.name.clone(), outcome, files: written.files, folds });
        if cancellation.is_cancelled() {
            break;
        }
    }
    tell_faults(definitions.as_deref());
    match options.format {
        TextOrJson::Json => output::print_json(&json!({
            "train": training.len(),
            "test": testing.len(),
            "seed": options.seed,
            "negatives": options.negatives.to_string(),
            "rows": reports.iter().map(report_json).collect::<Vec<_>>(),
        }))?,
        TextOrJson::Text => output::print(&report_text(&reports, &training, &testing))?,
    }
    checkpoint::close(checkpoint.as_ref())?;
    Ok(ExitCode::SUCCESS)
}

/// The card of a tree that was measured on some problems.
fn model_card(
    outcome: &Outcome,
    settings: &Settings,
    options: &Learn,
    collection: &Collection,
    problems: &[Problem],
    folds: &Folds,
) -> String {
    let model = &outcome.model;
    let card = Card {
        name: &model.name,
        kind: model.kind(),
        settings: &settings.name,
        inputs: inputs(options),
        data_hash: &model.data_hash,
        problems_read: collection.problems.len(),
        negatives: &model.negatives,
        seed: options.seed,
        measures: &model.measures,
        seconds: [outcome.seconds, outcome.processor_seconds],
    };
    if model.tree.classes.is_empty() {
        // Those with a solution are ranked, and no others.
        let solved = problems.iter().filter(|problem| is_solvable(problem)).zip(&folds.groups);
        card_text(&card, Measured::Ranking(&solved.collect::<Vec<_>>()))
    } else {
        let names: Vec<String> = model.tree.classes.iter().map(ToString::to_string).collect();
        card_text(&card, Measured::Classes(&names, &folds.confusion))
    }
}

/// Tells what of a user's predicates failed.
fn tell_faults(definitions: Option<&Definitions>) {
    for fault in definitions.iter().flat_map(|definitions| definitions.faults()) {
        let (name, arity) = fault.predicate;
        anstream::eprintln!(
            "warning: {name}/{arity} could not always be worked out, which counted as no: {}",
            fault.error
        );
    }
}

fn open_checkpoint(
    options: &Learn,
    settings: &[Settings],
    collection: &Collection,
    definitions: Option<&Definitions>,
) -> Result<Option<Checkpoint>, Failure> {
    let open = |path: &PathBuf| checkpoint::open(path, marks(options, settings, collection, definitions));
    options.checkpoint.as_ref().map(open).transpose()
}

/// What the trees depend on, for a checkpoint.
fn marks(
    options: &Learn,
    settings: &[Settings],
    collection: &Collection,
    definitions: Option<&Definitions>,
) -> Vec<(String, String)> {
    let texts: Vec<&str> = settings.iter().flat_map(|settings| [settings.name.as_str(), &settings.text]).collect();
    let Learn { train, test, seed, leaves, negatives, folds, level, .. } = options;
    let ensemble = options.ensemble.settings(*leaves);
    let balance = if options.ensemble.balance { ", kinds balanced" } else { "" };
    let ensemble = ensemble.map(|settings| ("settings of the ensemble", format!("{settings:?}{balance}")));
    [
        ("settings", blake3::hash(texts.join("\0").as_bytes()).to_hex().to_string()),
        ("problems", collection.content_hash()),
        (
            "background",
            experiment::background_hash_with(&texts.join("\n"), definitions.map_or(&[], Definitions::texts)),
        ),
        ("command line", format!("{train:?} {test:?} {seed} {leaves:?} {negatives} {folds:?} {level:?}")),
    ]
    .into_iter()
    .chain(ensemble)
    .map(|(name, value)| (name.to_owned(), value))
    .collect()
}

/// Works out beforehand what cannot be run natively, and tells what can be neither.
fn prepare(
    definitions: &Definitions,
    all_settings: &[Settings],
    training: &[Problem],
    testing: &[Problem],
) -> Result<(), Failure> {
    for settings in all_settings {
        for asked in experiment::asked_of(definitions, &settings.bias) {
            if let Some(reason) = definitions.needs_prolog(asked.predicate) {
                let (name, arity) = asked.predicate;
                anstream::eprintln!("{name}/{arity} is worked out through Prolog in each position: {reason}");
            }
        }
        for problems in [training, testing].into_iter().filter(|problems| !problems.is_empty()) {
            let bar = progress_bar(&settings.name);
            let positions = Arc::new(Positions::of_problems(problems));
            let result =
                experiment::background(positions, Some(definitions), &settings.bias, &mut |predicate, at, of| {
                    bar.set_length(of as u64);
                    bar.set_position(at as u64);
                    bar.set_message(format!("positions, {}/{}", predicate.0, predicate.1));
                });
            bar.finish_and_clear();
            if let Err(findings) = result {
                output::tell_all(&findings);
                return Err(Failure::Told);
            }
        }
    }
    Ok(())
}

/// Ranks the test problems; where there are none, by cross-validation, or the training problems themselves if they are many.
fn measure(
    outcome: &mut Outcome,
    training: &[Problem],
    testing: &[Problem],
    options: &Learn,
    plan: &Plan<'_>,
) -> Result<Folds, Failure> {
    let folds = options
        .folds
        .map(|folds| folds as usize)
        .or((testing.is_empty() && training.len() <= CROSS_VALIDATED).then_some(10));
    let measures = &mut outcome.model.measures;
    if let Some(folds) = folds.filter(|folds| *folds >= 2 && *folds <= training.len()) {
        let found = cross_validate(
            training,
            folds,
            &Plan { progress: None, limits: plan.limits.clone(), checkpoint: plan.checkpoint.clone(), ..*plan },
        )?;
        measures.ranked = Some(format!("cross-validation over {folds} folds"));
        measures.ranking = Some(found.ranking().table());
        return Ok(Folds { confusion: found.confusion, tests: found.tests, crossed: true, groups: found.groups });
    }
    let (what, problems) =
        if testing.is_empty() { ("the training problems", training) } else { ("the test problems", testing) };
    let scorer = Scorer::of(&outcome.model, problems)?;
    let mut ranking = Ranking::new();
    let groups: Vec<Group> = rank(problems, &scorer.scores()?).into_iter().flatten().collect();
    groups.iter().for_each(|group| ranking.add_group(group));
    let mut confusion = Vec::new();
    if !outcome.model.tree.classes.is_empty() {
        classify(&outcome.model, problems, &scorer, plan, &mut confusion)?;
    }
    drop(scorer);
    let measures = &mut outcome.model.measures;
    measures.ranked = Some(what.into());
    measures.ranking = Some(ranking.table());
    Ok(Folds { confusion, groups, ..Folds::default() })
}

fn keep_levels(collection: &mut Collection, levels: &[String]) -> Result<(), Failure> {
    if levels.is_empty() {
        return Ok(());
    }
    let kept: Vec<bool> = collection
        .problems
        .iter()
        .map(|problem| problem.remarks.level.as_ref().is_some_and(|level| levels.iter().any(|p| level.starts_with(p))))
        .collect();
    let mut keep = kept.iter();
    collection.problems.retain(|_| keep.next() == Some(&true));
    let mut keep = kept.iter();
    collection.origins.retain(|_| keep.next() == Some(&true));
    if collection.problems.is_empty() {
        return Err(anyhow!("no problem has a level that starts with {}", levels.join(" or ")).into());
    }
    Ok(())
}

pub(super) fn data_name(options: &Learn) -> String {
    collection_name(&options.input)
}

/// The files and folders that problems were read from.
pub(super) fn inputs(options: &Learn) -> Vec<String> {
    options.input.problems.iter().map(|path| path.display().to_string()).collect()
}

fn is_solvable(problem: &Problem) -> bool {
    problem.moves.iter().any(|first| first.verdict == Verdict::Correct)
}

/// The name of some problems: that of the first file.
pub(super) fn collection_name(input: &Input) -> String {
    let first = input.problems.first().map(PathBuf::as_path);
    let stem = first.and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
    stem.unwrap_or_else(|| "enclosed".into())
}

/// A path as a name for several files: without the extension that the first of them has.
pub(super) fn without_extension(path: &Path) -> PathBuf {
    if path.extension().is_some_and(|e| e == "json") { path.with_extension("") } else { path.to_owned() }
}

fn read_settings(options: &Learn) -> Result<Vec<Settings>, Failure> {
    let named: Vec<&str> = match options.settings.is_empty() {
        true if options.ensemble.ensemble.is_some() => vec!["tactical"],
        true => vec!["propositional", "relational", "tactical"],
        false => options.settings.iter().map(String::as_str).collect(),
    };
    let mut all = Vec::new();
    for name in named {
        let mut settings = output::read_settings(name)?;
        if let Some(leaves) = options.leaves {
            settings.bias.learning.maximal_leaves = Some(leaves as usize);
        }
        if all.iter().any(|other: &Settings| other.name == settings.name) {
            return Err(anyhow!("two settings are called {}: their trees would have one name", settings.name).into());
        }
        all.push(settings);
    }
    Ok(all)
}

/// The path of a tree without its extension.
pub(super) fn base_path(options: &Learn, data: &str, settings: &str, count: usize) -> PathBuf {
    let name = format!("{data}-{settings}");
    match &options.out {
        None => Path::new("out").join(name),
        Some(path) if path.is_dir() || path.as_os_str().to_string_lossy().ends_with(std::path::MAIN_SEPARATOR) => {
            path.join(name)
        }
        Some(path) => {
            let base = without_extension(path);
            if count == 1 { base } else { PathBuf::from(format!("{}-{settings}", base.display())) }
        }
    }
}

/// A path with an extension added, whatever points are in its name.
pub(super) fn with_extension(base: &Path, extension: &str) -> PathBuf {
    let mut path = base.as_os_str().to_owned();
    path.push(".");
    path.push(extension);
    path.into()
}

fn progress_bar(name: &str) -> ProgressBar {
    if !output::is_watched() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{prefix:>14} {bar:30} {pos}/{len} leaves, {elapsed}, {msg}");
    ProgressBar::new(1).with_prefix(name.to_owned()).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// How the run was made: effective settings, inputs, version, machine, figures.
fn manifest(outcome: &Outcome, options: &Learn, settings: &Settings, collection: &Collection) -> serde_json::Value {
    let learning = &settings.bias.learning;
    json!({
        "program": concat!("nakade ", env!("CARGO_PKG_VERSION")),
        "inputs": inputs(options),
        "data_hash": outcome.model.data_hash,
        "background_hash": outcome.model.background_hash,
        "settings_hash": blake3::hash(settings.text.as_bytes()).to_hex().to_string(),
        "tree_hash": outcome.model.tree_hash(),
        "problems_read": collection.problems.len(),
        "seed": options.seed,
        "negatives": options.negatives.to_string(),
        "effective_settings": {
            "task": format!("{:?}", learning.task),
            "heuristic": format!("{:?}", learning.heuristic),
            "minimal_cases": learning.minimal_cases,
            "ftest": learning.f_test,
            "accuracy": learning.accuracy,
            "maximal_depth": learning.maximal_depth,
            "maximal_leaves": learning.maximal_leaves,
            "pruning": format!("{:?}", learning.pruning),
            "ranking": learning.ranking.map(|ranking| json!({ "damping": ranking.damping, "sharpness": ranking.sharpness })),
            "m_estimate": learning.m_estimate,
            "maximal_lookahead": settings.bias.maximal_lookahead,
            "modes": settings.bias.modes.len(),
        },
        "machine": { "os": std::env::consts::OS, "architecture": std::env::consts::ARCH, "threads": rayon::current_num_threads() },
        "leaves_hold": match (learning.task, learning.ranking) {
            (Task::Classification, _) => "classes",
            (Task::Regression, None) => "mean rewards",
            (Task::Regression, Some(_)) => STRENGTHS,
        },
        "stopped": outcome.stopped.to_string(),
        "induction_seconds": outcome.seconds,
        "induction_processor_seconds": outcome.processor_seconds,
        "peak_memory_bytes": crate::diagnostics::peak_memory(),
        "refinements": outcome.refinements,
        "measures": outcome.model.measures,
    })
}

fn report_json(report: &Report) -> serde_json::Value {
    let tree = &report.outcome.model.tree;
    json!({
        "settings": report.settings,
        "name": report.outcome.model.name,
        "leaves": tree.leaves(),
        "tests": tree.tests(),
        "literals": tree.literals(),
        "depth": tree.depth(),
        "examples": report.outcome.model.measures.training_examples,
        "seconds": report.outcome.seconds,
        "cpu_seconds": report.outcome.processor_seconds,
        "refinements": report.outcome.refinements,
        "stopped": report.outcome.stopped.to_string(),
        "ranked": report.outcome.model.measures.ranked,
        "ranking": report.outcome.model.measures.ranking,
        "accuracy": report.folds.confusion.iter().map(|(level, confusion)| json!({
            "level": level, "examples": confusion.total(), "accuracy": confusion.accuracy(),
        })).collect::<Vec<_>>(),
        "fold_tests": report.folds.tests,
        "files": report.files,
    })
}

fn report_text(reports: &[Report], training: &[Problem], testing: &[Problem]) -> String {
    use std::fmt::Write;
    let mut text = String::new();
    for report in reports {
        let model = &report.outcome.model;
        let tree = &model.tree;
        _ = writeln!(
            text,
            "{}: {} leaves, {} tests, {} literals, depth {}; {} examples of {} problems; {:.2} s, {:.2} s of processor time",
            model.name,
            tree.leaves(),
            tree.tests(),
            tree.literals(),
            tree.depth(),
            model.measures.training_examples,
            training.len(),
            report.outcome.seconds,
            report.outcome.processor_seconds
        );
        if tree.leaves() <= PRINTED_LEAVES {
            _ = writeln!(text, "\n{}", tree.to_text());
        }
    }
    let shows_strengths = |report: &Report| {
        report.outcome.model.holds_strengths() && report.outcome.model.tree.leaves() <= PRINTED_LEAVES
    };
    if reports.iter().any(shows_strengths) {
        let names: Vec<&str> = reports.iter().filter(|r| shows_strengths(r)).map(|r| r.settings.as_str()).collect();
        _ = writeln!(text, "The leaves of {} hold {STRENGTHS}.", names.join(" and "));
    }
    for report in reports.iter().filter(|report| !report.folds.confusion.is_empty()) {
        let all: u64 = report.folds.confusion.iter().map(|(_, confusion)| confusion.total()).sum();
        let right: f64 =
            report.folds.confusion.iter().map(|(_, c)| c.accuracy().unwrap_or(0.0) * c.total() as f64).sum();
        let what = report.outcome.model.measures.ranked.as_deref().unwrap_or("nothing");
        _ = writeln!(text, "\n{}: classes of the judged moves ({what}), by level", report.settings);
        for (level, confusion) in &report.folds.confusion {
            let share = 100.0 * confusion.accuracy().unwrap_or(0.0);
            _ = writeln!(text, "  {level:<20} {share:>6.1} % of {}", confusion.total());
        }
        _ = writeln!(text, "  {:<20} {:>6.1} % of {all}", "all", 100.0 * right / all.max(1) as f64);
        if report.folds.crossed {
            _ = writeln!(text, "  tests in the trees of the folds: {:?}", report.folds.tests);
        }
    }
    let ranked: Vec<&Report> = reports.iter().filter(|report| report.outcome.model.tree.classes.is_empty()).collect();
    if let Some(what) = ranked.first().and_then(|report| report.outcome.model.measures.ranked.clone()) {
        let problems = if testing.is_empty() { training } else { testing };
        let solved = ranked.first().and_then(|report| report.outcome.model.measures.ranking.as_ref());
        let (count, of) = (solved.map_or(0, |table| table.problems), problems.len());
        _ = writeln!(text, "\nAll legal moves ranked of the {count} problems with a solution, of {of} ({what}):\n");
    }
    let rows: Vec<_> = ranked
        .iter()
        .filter_map(|report| {
            let model = &report.outcome.model;
            Some((
                report.settings.as_str(),
                model.measures.ranking.as_ref()?,
                model.tree.leaves(),
                Some(report.outcome.seconds),
            ))
        })
        .collect();
    if !rows.is_empty() {
        text.push_str(&ranking_table(&rows));
    }
    _ = writeln!(text, "\nwritten:");
    for file in reports.iter().flat_map(|report| &report.files) {
        _ = writeln!(text, "  {}", file.display());
    }
    text
}
