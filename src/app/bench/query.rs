//! `nakade bench query`: positions a second for facts, for native answers and for Prolog.

use super::data_folder;
use crate::app::arguments::{Bench, TextOrJson};
use crate::app::output::{self, Failure};
use crate::diagnostics::Cancellation;
use crate::facts::{GoBackground, Positions, snapshot};
use crate::interpretation::{Background, Value};
use crate::logic::Symbol;
use crate::problem::{Problem, ReadOptions, load};
use crate::prolog::{Engine, Knowledge, Question, Survey, Wanted};
use cpu_time::ProcessTime;
use serde_json::{Value as Json, json};
use std::convert::Infallible;
use std::fmt::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

/// Three literals about strings that can be captured.
const QUERY: &str = "atari(G), group(G,enemy), liberty(G,L)";
/// Positions that native answers are measured on, at most.
const MOST: usize = 5_000;
/// Positions that Prolog is measured on.
const THROUGH_PROLOG: usize = 60;

/// One measurement.
struct Row {
    what: &'static str,
    positions: usize,
    rate: f64,
    aim: Option<f64>,
}

/// Measures.
pub fn query(options: &Bench) -> Result<ExitCode, Failure> {
    let problems = problems(options)?;
    let runs = options.runs as usize;
    let median = |positions: usize, of_core: bool, run: &dyn Fn()| {
        let mut rates: Vec<f64> = (0..runs)
            .map(|_| {
                let (start, processor) = (Instant::now(), ProcessTime::now());
                run();
                let seconds = if of_core { processor.elapsed() } else { start.elapsed() };
                positions as f64 / seconds.as_secs_f64().max(1e-9)
            })
            .collect();
        rates.sort_by(f64::total_cmp);
        rates[runs / 2]
    };
    let mut rows = Vec::new();
    let count = problems.len();
    let rate = median(count, true, &|| problems.iter().for_each(|problem| _ = std::hint::black_box(snapshot(problem))));
    rows.push(Row { what: "facts, all relations, one thread", positions: count, rate, aim: Some(100_000.0) });
    let positions = Arc::new(Positions::of_problems(&problems));
    let rate = median(count, true, &|| _ = std::hint::black_box(listed(&positions)));
    rows.push(Row { what: "board, group, link listed, one thread", positions: count, rate, aim: None });

    let knowledge = Knowledge::of_background();
    let question = Question::read(QUERY, &knowledge).map_err(|findings| {
        output::tell_all(&findings);
        Failure::Told
    })?;
    let single = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
    let ask = |positions: &Arc<Positions>, engine: Engine| {
        let answers = asked(&question, &knowledge, positions.clone(), engine);
        std::hint::black_box(answers);
    };
    let rate = median(count, true, &|| single.install(|| ask(&positions, Engine::Native)));
    rows.push(Row { what: "three literals natively, one thread", positions: count, rate, aim: Some(50_000.0) });
    let rate = median(count, false, &|| ask(&positions, Engine::Native));
    rows.push(Row { what: "three literals natively, all threads", positions: count, rate, aim: None });
    if cfg!(feature = "prolog") {
        let step = (count / THROUGH_PROLOG).max(1);
        let some: Vec<Problem> = problems.iter().step_by(step).take(THROUGH_PROLOG).cloned().collect();
        let few = Arc::new(Positions::of_problems(&some));
        let start = Instant::now();
        single.install(|| ask(&few, Engine::Prolog));
        let rate = few.len() as f64 / start.elapsed().as_secs_f64();
        rows.push(Row { what: "Prolog: start, load and query, one thread", positions: few.len(), rate, aim: None });
        let start = Instant::now();
        ask(&few, Engine::Prolog);
        let rate = few.len() as f64 / start.elapsed().as_secs_f64();
        rows.push(Row { what: "Prolog: start, load and query, all threads", positions: few.len(), rate, aim: None });
    }
    match options.format {
        TextOrJson::Json => output::print_json(&rows.iter().map(row_json).collect::<Vec<_>>())?,
        TextOrJson::Text => output::print(&table(&rows))?,
    }
    Ok(ExitCode::from(u8::from(rows.iter().any(|row| row.aim.is_some_and(|aim| row.rate < aim)))))
}

/// Problems on boards of 19 lines where there are enough, any others otherwise.
fn problems(options: &Bench) -> Result<Vec<Problem>, Failure> {
    let file = options.data.clone().unwrap_or_else(|| data_folder().join("gotools.jsonl"));
    let problems = match file.exists() {
        true => load(&[file], &ReadOptions::default()).problems,
        false => crate::experiment::nakade_problems().problems,
    };
    let mut large: Vec<Problem> = problems.iter().filter(|problem| problem.size == 19).take(MOST).cloned().collect();
    if large.len() < 100 {
        large = problems.into_iter().take(MOST).collect();
    }
    Ok(large)
}

/// Lists the relations of every position.
fn listed(positions: &Arc<Positions>) -> usize {
    let background = GoBackground::new(positions.clone());
    let mut tuples = 0;
    for name in ["board", "group", "link"] {
        let Some(relation) = background.relation(Symbol::new(name), 2) else { continue };
        for interpretation in 0..positions.len() as u32 {
            relation.solve(interpretation, &[Value::UNBOUND; 2], &mut |_| {
                tuples += 1;
                true
            });
        }
    }
    tuples
}

fn asked(question: &Question, knowledge: &Knowledge, positions: Arc<Positions>, engine: Engine) -> u64 {
    let survey = Survey {
        question,
        knowledge,
        engine,
        wanted: Wanted::All,
        cancellation: Cancellation::default(),
        steps: 100_000_000,
        most: 1_000_000,
        #[cfg(feature = "prolog")]
        prolog: match crate::prolog::Worker::this() {
            Ok(worker) => (worker, crate::prolog::Bounds::default()),
            Err(_) => return 0,
        },
    };
    let mut answers = 0;
    let result: Result<(), Infallible> = survey.run(positions, |_, outcome| {
        answers += outcome.count;
        Ok(())
    });
    let Ok(()) = result;
    answers
}

fn table(rows: &[Row]) -> String {
    let mut text = format!("{:<44} {:>9} {:>14} {:>10}\n", "", "positions", "a second", "aim");
    for row in rows {
        let aim = row.aim.map_or_else(String::new, |aim| format!("{aim:.0}"));
        let missed = if row.aim.is_some_and(|aim| row.rate < aim) { "  not reached" } else { "" };
        _ = writeln!(text, "{:<44} {:>9} {:>14.0} {:>10}{missed}", row.what, row.positions, row.rate, aim);
    }
    text + &format!(
        "\nThe query: {QUERY}. One thread: of processor time, medians; all threads and Prolog: of time on the clock.\n"
    )
}

fn row_json(row: &Row) -> Json {
    json!({ "what": row.what, "positions": row.positions, "positions_a_second": row.rate, "aim": row.aim, "query": QUERY })
}
