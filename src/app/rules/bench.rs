//! `nakade rules bench`: what the rules save a tactical search, and how fast they are matched.
//!
//! The search is full-width to a number of plies ([`crate::rules::truth`]); with rules it is the same, but believes what they say. Answers
//! must be equal; where one search was given up the question does not count.

use super::{problems, read};
use crate::app::arguments::TextOrJson;
use crate::app::arguments::rules::BenchRules;
use crate::app::output::{self, Failure};
use crate::diagnostics::Source;
use crate::go::{Board, Colour, Point};
use crate::rules::SHIPPED;
use crate::rules::advisor::Advisor;
use crate::rules::condition::Side;
use crate::rules::matcher::Matcher;
use crate::rules::order::Kind;
use crate::rules::questions::questions;
use crate::rules::rule::{Aim, Claim, Rule, read_rules};
use crate::rules::trial::position;
use crate::rules::truth::{Nothing, Statement, Verdict};
use serde_json::json;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

/// Questions of one kind that are taken from a position.
const FROM_EACH: usize = 3;
/// Boards that rules are matched on.
const MATCHED: usize = 200;

/// The two searches over questions of one kind.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    questions: usize,
    given_up: usize,
    yes: usize,
    different: usize,
    /// Moves played and seconds, without rules and with them.
    nodes: [u64; 2],
    seconds: [f64; 2],
    /// The sum of the logarithms of the ratios of nodes.
    log_ratio: f64,
}

/// Measures.
pub fn bench(options: &BenchRules) -> Result<ExitCode, Failure> {
    let mut rules = read_rules(&Arc::new(Source::new("trees/rules", SHIPPED))).0;
    for path in &options.rules {
        rules.extend(read(path)?);
    }
    let problems = problems(&options.problems)?;
    let kinds = [
        ("capture, friend first", Aim::Capture, Side::Friend),
        ("capture, enemy first", Aim::Capture, Side::Enemy),
        ("connect, friend first", Aim::Connect, Side::Friend),
        ("connect, enemy first", Aim::Connect, Side::Enemy),
    ];
    let advisors = [Advisor::new(&rules, Aim::Capture), Advisor::new(&rules, Aim::Connect)];
    let mut rows = [Row::default(); 4];
    let cancellation = output::cancellation();
    for number in 0..options.positions {
        let mut board = position(&problems, number, options.seed);
        let all = questions(&board, options.plies);
        for ((_, aim, side), row) in kinds.iter().zip(&mut rows) {
            let of_kind: Vec<&Statement> =
                all.iter().filter(|q| q.0.aim == *aim && q.1 == *side).map(|q| &q.0).collect();
            let advisor = &advisors[usize::from(*aim == Aim::Connect)];
            for statement in of_kind.iter().step_by(of_kind.len().div_ceil(FROM_EACH).max(1)) {
                row.ask(&mut board, statement, *side, options.nodes, advisor);
            }
        }
        if cancellation.is_cancelled() {
            break;
        }
    }
    let diagonal = diagonal(&advisors[1]);
    let speeds = speeds(&rules, options.seed);
    let different: usize = rows.iter().map(|row| row.different).sum();
    match options.format {
        TextOrJson::Json => output::print_json(&json!({
            "plies": options.plies,
            "search": kinds.iter().zip(&rows).map(|(kind, row)| json!({
                "questions": kind.0, "count": row.questions, "given_up": row.given_up, "yes": row.yes, "different": row.different,
                "nodes_without": row.nodes[0], "nodes_with": row.nodes[1],
                "seconds_without": row.seconds[0], "seconds_with": row.seconds[1], "node_ratio": row.ratio(),
            })).collect::<Vec<_>>(),
            "diagonal": {"nodes_without": diagonal[0], "nodes_with": diagonal[1]},
            "matching": speeds.iter().map(|speed| json!({
                "rules": speed.rules, "conditions": speed.conditions, "looked_up": speed.looked,
                "positions_a_second": speed.positions_a_second, "matches_a_second": speed.matches_a_second,
            })).collect::<Vec<_>>(),
        }))?,
        TextOrJson::Text => output::print(&text(&kinds.map(|kind| kind.0), &rows, diagonal, &speeds))?,
    }
    if options.estimates {
        output::print(&estimates(&rules, options.seed))?;
    }
    Ok(ExitCode::from(u8::from(different > 0)))
}

impl Row {
    fn ask(&mut self, board: &mut Board, statement: &Statement, side: Side, most: u64, advisor: &Advisor) {
        let mut run = |advice| {
            let start = Instant::now();
            let (verdict, nodes) = statement.search(board, side, most, advice);
            (verdict, nodes, start.elapsed().as_secs_f64())
        };
        let found = [run(&Nothing), run(advisor)];
        self.questions += 1;
        if found.iter().any(|one| one.0 == Verdict::Unknown) {
            self.given_up += 1;
            return;
        }
        self.yes += usize::from(found[0].0 == Verdict::True);
        self.different += usize::from(found[0].0 != found[1].0);
        for (place, (_, nodes, seconds)) in found.into_iter().enumerate() {
            self.nodes[place] += nodes;
            self.seconds[place] += seconds;
        }
        // A question that is answered without a move counts as one node.
        self.log_ratio += (found[1].1.max(1) as f64 / found[0].1.max(1) as f64).ln();
    }

    /// The geometric mean of the ratios of nodes.
    fn ratio(&self) -> f64 {
        (self.log_ratio / (self.questions - self.given_up).max(1) as f64).exp()
    }
}

/// Two stones on the diagonal in the open, the enemy to move: moves played without rules and with them.
fn diagonal(advisor: &Advisor) -> [u64; 2] {
    let stones = [Point::new(9, 9), Point::new(10, 10)];
    let Ok(mut board) = Board::from_stones(19, 19, &stones, &[]) else { return [0; 2] };
    let subject = stones.to_vec();
    let statement = Statement {
        claim: Claim::Lost,
        aim: Aim::Connect,
        subject,
        friend: Colour::Black,
        plies: 2,
        moves: Vec::new(),
    };
    [
        statement.search(&mut board, Side::Enemy, u64::MAX, &Nothing).1,
        statement.search(&mut board, Side::Enemy, u64::MAX, advisor).1,
    ]
}

/// How fast a set of rules is matched.
struct Speed {
    rules: usize,
    /// Conditions in the tree, and looked up in a position.
    conditions: usize,
    looked: f64,
    positions_a_second: f64,
    matches_a_second: f64,
}

/// Whole boards of 19 lines.
fn whole_boards(seed: u64) -> Vec<Board> {
    let boards = (0..).map(|number| position(&[], number, seed)).filter(|board| board.columns() == 19);
    boards.take(MATCHED).collect()
}

/// For sets of 10, 100, 1,000 rules, as far as there are so many, taken evenly from all.
fn speeds(rules: &[Rule], seed: u64) -> Vec<Speed> {
    let mut sizes: Vec<usize> = [10, 100, 1000, rules.len()].into_iter().map(|size| rules.len().min(size)).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let mut boards = whole_boards(seed);
    let mut measure = |size: usize| {
        let some: Vec<Rule> = (0..size).map(|place| rules[place * rules.len() / size].clone()).collect();
        let matcher = Matcher::new(&some);
        let start = Instant::now();
        let matches: usize = boards.iter_mut().map(|board| matcher.matches(board).len()).sum();
        let seconds = start.elapsed().as_secs_f64();
        let mut work = |board| matcher.work(board, &mut |_, _, _| ControlFlow::Continue(()));
        let looked: u64 = boards.iter_mut().flat_map(&mut work).map(|work| work.looked).sum();
        Speed {
            rules: size,
            conditions: matcher.condition_count(),
            looked: looked as f64 / boards.len() as f64,
            positions_a_second: boards.len() as f64 / seconds,
            matches_a_second: matches as f64 / seconds,
        }
    };
    sizes.into_iter().map(&mut measure).collect()
}

/// For each kind of condition how often it was looked up and in how many ways it held, beside the estimate.
fn estimates(rules: &[Rule], seed: u64) -> String {
    let matcher = Matcher::new(rules);
    let mut kinds: BTreeMap<Kind, [u64; 2]> = BTreeMap::new();
    for mut board in whole_boards(seed) {
        let work = matcher.work(&mut board, &mut |_, _, _| ControlFlow::Continue(()));
        for (node, work) in matcher.nodes().iter().zip(work) {
            if let Some(condition) = &node.condition {
                let sums = kinds.entry(Kind::of(condition, node.names)).or_default();
                *sums = [sums[0] + work.looked, sums[1] + work.ways];
            }
        }
    }
    let mut text = String::new();
    for (kind, [looked, ways]) in kinds {
        let name = format!("{:?}", kind.predicate);
        let names = match kind.names {
            None => "holds",
            Some(true) => "names its first",
            Some(false) => "names its second",
        };
        let later = if kind.is_later { "later" } else { "" };
        let measured = ways as f64 / looked.max(1) as f64;
        _ = writeln!(text, "{name:<18}{names:<18}{later:<7}{looked:>10}{measured:>9.3}{:>9.3}", kind.ways());
    }
    text
}

fn text(kinds: &[&str], rows: &[Row], diagonal: [u64; 2], speeds: &[Speed]) -> String {
    let mut text = format!(
        "{:<24}{:>10}{:>9}{:>7}{:>11}{:>14}{:>12}{:>9}{:>9}{:>8}\n",
        "questions", "asked", "given up", "yes", "different", "nodes without", "with", "seconds", "with", "ratio"
    );
    for (kind, row) in kinds.iter().zip(rows) {
        _ = writeln!(
            text,
            "{kind:<24}{:>10}{:>9}{:>7}{:>11}{:>14}{:>12}{:>9.2}{:>9.2}{:>8.3}",
            row.questions,
            row.given_up,
            row.yes,
            row.different,
            row.nodes[0],
            row.nodes[1],
            row.seconds[0],
            row.seconds[1],
            row.ratio()
        );
    }
    _ = writeln!(
        text,
        "two stones on the diagonal, enemy first: {} nodes without rules, {} with",
        diagonal[0], diagonal[1]
    );
    _ = writeln!(
        text,
        "{:>6} rules{:>12} conditions{:>12} looked up{:>12} positions{:>12} matches a second",
        "", "", "", "", ""
    );
    for Speed { rules, conditions, looked, positions_a_second, matches_a_second } in speeds {
        _ = writeln!(
            text,
            "{rules:>12}{conditions:>23}{looked:>22.0}{positions_a_second:>22.0}{matches_a_second:>20.0}"
        );
    }
    text
}
