//! `nakade query`: a question about every position of a collection, or a prompt.

mod print;
mod prompt;

use super::arguments::{EngineChoice, Input, Query};
use super::output::{self, Failure};
use crate::diagnostics::{Diagnostic, Severity, Source};
use crate::facts::Positions;
use crate::prolog::{Engine, Joining, Knowledge, Question, Survey, Types, Wanted};
use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use print::Printer;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Findings about positions that are shown in full.
const SHOWN: usize = 3;

/// Answers a question, or opens the prompt.
pub fn query(options: &Query) -> Result<ExitCode, Failure> {
    let (paths, goal) = split(&options.arguments);
    let knowledge = read_background(&options.background)?;
    let input = Input { problems: paths, convention: options.convention };
    match goal {
        Some(goal) => one_shot(options, &input, &knowledge, &goal),
        None => {
            let collection = output::read_positions(&input)?;
            prompt::open(options, collection.problems, knowledge)
        }
    }
}

/// The background of Go and the files of the user.
fn read_background(files: &[PathBuf]) -> Result<Knowledge, Failure> {
    let mut knowledge = Knowledge::of_background();
    for file in files {
        let findings = load(&mut knowledge, file, Joining::Replace)?;
        output::tell_all(&findings);
        if findings.iter().any(|finding| finding.severity() == Severity::Error) {
            return Err(Failure::Told);
        }
    }
    Ok(knowledge)
}

/// Reads a theory from a file.
fn load(knowledge: &mut Knowledge, file: &Path, joining: Joining) -> Result<Vec<Diagnostic>, Failure> {
    let text = std::fs::read(file).with_context(|| file.display().to_string())?;
    let text = String::from_utf8_lossy(&text).into_owned();
    Ok(knowledge.load(&Arc::new(Source::new(file.display().to_string(), text)), joining))
}

/// Paths, and the goal if the last argument is one.
fn split(arguments: &[String]) -> (Vec<PathBuf>, Option<String>) {
    let (goal, paths) = match arguments.split_last() {
        Some((last, before)) if is_goal(last) => (Some(last.clone()), before),
        _ => (None, arguments),
    };
    (paths.iter().map(PathBuf::from).collect(), goal)
}

/// Whether an argument is a goal and no path: no file has its name, and it does not look like one's.
fn is_goal(text: &str) -> bool {
    let file = text.split('#').next().unwrap_or_default();
    if Path::new(text).exists() || Path::new(file).exists() {
        return false;
    }
    let has_goal_signs = text.contains(['(', '=', '<', '>', ' ', '\\', '!']);
    let extension = Path::new(file).extension().map(|extension| extension.to_string_lossy().to_lowercase());
    let looks_like_a_path = text.contains('/')
        || extension
            .is_some_and(|e| ["sgf", "mgt", "jsonl", "ndjson", "json", "txt", "gz", "zip"].contains(&e.as_str()));
    has_goal_signs || !looks_like_a_path
}

fn one_shot(options: &Query, input: &Input, knowledge: &Knowledge, goal: &str) -> Result<ExitCode, Failure> {
    let question = match Question::read(goal, knowledge) {
        Ok(question) => question,
        Err(findings) => {
            output::tell_all(&findings);
            return Err(Failure::Told);
        }
    };
    let collection = output::read_positions(input)?;
    let wanted = match (options.count, options.first) {
        (true, _) => Wanted::Count,
        (_, true) => Wanted::First,
        _ => Wanted::All,
    };
    let seconds = options.time_limit.unwrap_or(Duration::from_secs(60));
    let steps = u64::try_from(seconds.as_millis()).unwrap_or(u64::MAX).saturating_mul(2_000);
    let survey = Survey {
        question: &question,
        knowledge,
        engine: options.engine.into(),
        wanted,
        cancellation: output::cancellation(),
        steps,
        most: options.most,
        #[cfg(feature = "prolog")]
        prolog: (
            crate::prolog::Worker::this()?,
            crate::prolog::Bounds {
                time: seconds,
                memory: options.memory_limit.saturating_mul(1 << 20),
                inferences: steps.saturating_mul(2),
                ..crate::prolog::Bounds::default()
            },
        ),
    };
    let choice = survey.choice();
    let engine = if choice.native { "native predicates" } else { "Prolog" };
    if options.explain {
        anstream::eprintln!("answered by {engine}: {}", choice.reason);
    }
    let start = Instant::now();
    let problems = &collection.problems;
    let positions = Arc::new(Positions::of_problems(problems));
    let types = Types::of(knowledge);
    let mut printer = Printer::new(options.format, wanted, &question, &types);
    output::print(&printer.header())?;
    let bar = progress(problems.len() as u64);
    let (mut total, mut with_answers, mut asked) = (0, 0, 0);
    let mut troubles: Vec<(usize, Diagnostic)> = Vec::new();
    let result = survey.run(positions.clone(), |at, outcome| {
        asked += 1;
        total += outcome.count;
        with_answers += usize::from(outcome.count > 0);
        let text = printer.outcome(&problems[at].id, positions.get(at as u32), &outcome);
        troubles.extend(outcome.trouble.map(|trouble| (at, trouble)));
        bar.inc(1);
        if text.is_empty() { Ok(()) } else { bar.suspend(|| output::print(&text)) }
    });
    bar.finish_and_clear();
    result?;
    output::print(&printer.footer(total, with_answers, asked))?;
    let rate = asked as f64 / start.elapsed().as_secs_f64().max(1e-9);
    anstream::eprintln!(
        "{total} answers in {with_answers} of {asked} positions by {engine}, {rate:.0} positions a second"
    );
    for hint in crate::prolog::advice(&question).iter().filter(|_| total == 0) {
        anstream::eprintln!("({hint})");
    }
    for (at, trouble) in troubles.iter().take(SHOWN) {
        anstream::eprintln!("in {}:", problems[*at].id);
        output::tell_all(std::slice::from_ref(trouble));
    }
    if troubles.len() > SHOWN {
        anstream::eprintln!("({} more positions with such findings)", troubles.len() - SHOWN);
    }
    Ok(match (troubles.is_empty(), total) {
        (false, _) => ExitCode::from(2),
        (true, 0) => ExitCode::from(1),
        _ => ExitCode::SUCCESS,
    })
}

/// Progress on a terminal.
fn progress(length: u64) -> ProgressBar {
    if !output::is_watched() || length < 2 {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} positions, {per_sec}, {eta} left");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

impl From<EngineChoice> for Engine {
    fn from(choice: EngineChoice) -> Self {
        match choice {
            EngineChoice::Auto => Engine::Auto,
            EngineChoice::Native => Engine::Native,
            EngineChoice::Prolog => Engine::Prolog,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_are_told_from_paths() {
        for goal in ["atari(G)", "true", "atari(G), group(G,enemy)", "X = 1", "\\+ atari(_)", "X is 6/3", "a/b = X"] {
            assert!(is_goal(goal), "{goal}");
        }
        for path in
            ["problems.sgf", "no/such/folder", "src", "Cargo.toml", "x.jsonl#7", "datasets/nakade/problems.sgf#1"]
        {
            assert!(!is_goal(path), "{path}");
        }
        let arguments = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(split(&arguments(&["a.sgf", "b.sgf", "p(X)"])).0.len(), 2);
        assert_eq!(split(&arguments(&["a.sgf"])), (vec![PathBuf::from("a.sgf")], None));
        assert_eq!(split(&arguments(&["p(X)"])), (vec![], Some("p(X)".into())));
    }
}
