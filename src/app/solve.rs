//! `nakade solve`.

use super::arguments::{Goal, Side, Solve, TextOrJson};
use super::output::{self, Failure};
use crate::diagnostics::Limits;
use crate::experiment::ordering::{self, Interpreted};
use crate::go::{Board, Colour, Point, PointSet, diagram};
use crate::problem::Problem;
use crate::search::exhaustive::{Fight, FightError};
use crate::search::region::Region;
use crate::search::solve::{Answer, Grade, Order, Settings, Solver, Unknown, Verdict};
use crate::search::stake::Stake;
use anyhow::anyhow;
use rayon::prelude::*;
use serde_json::{Map, Value, json};
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Problems that are solved before any of their answers is printed.
const SOLVED_AT_ONCE: usize = 64;

/// What was found of a problem, and how long it took.
struct Solved {
    /// The side that wants the objective reached; `None` if there is nothing to fight about.
    achiever: Option<Colour>,
    to_move: Colour,
    answer: Result<Answer, String>,
    /// The stones at stake, or the points of an eye.
    target: Vec<Point>,
    is_open: bool,
    /// The line of best play comes to where an open region was cut off.
    reaches_border: bool,
    milliseconds: f64,
}

/// Solves problems.
pub fn solve(options: &Solve) -> Result<ExitCode, Failure> {
    let collection = output::read_positions(&options.input)?;
    let target = options.target.as_deref().map(points).transpose()?;
    let region = options.region.as_deref().map(points).transpose()?;
    let order = order(&options.order)?;
    let cancellation = output::cancellation();
    let limits = || Limits {
        deadline: options.time_ms.and_then(|time| Instant::now().checked_add(Duration::from_millis(time))),
        cancellation: cancellation.clone(),
        memory: None,
    };
    let states = usize::try_from(options.table << 15).unwrap_or(usize::MAX >> 8);
    let (mut answered, mut solved) = (0, 0);
    for problems in collection.problems.chunks(SOLVED_AT_ONCE) {
        let answers: Vec<Solved> = problems
            .par_iter()
            .map_init(
                || Solver::new(states),
                |solver, problem| solve_one(solver, problem, options, &target, &region, &order, &limits()),
            )
            .collect();
        let mut text = String::new();
        for (problem, answer) in problems.iter().zip(&answers) {
            answered += 1;
            solved += usize::from(answer.answer.as_ref().is_ok_and(|answer| answer.grade.is_ok()));
            match options.format {
                TextOrJson::Json => text += &(to_json(problem, answer, options.goal).to_string() + "\n"),
                TextOrJson::Text => text += &to_text(problem, answer, options.goal),
            }
        }
        output::print(&text)?;
        if cancellation.is_cancelled() {
            break;
        }
    }
    if answered < collection.problems.len() {
        anstream::eprintln!("stopped after {answered} of {} problems", collection.problems.len());
    }
    if answered > 1 {
        anstream::eprintln!("{solved} of {answered} solved");
    }
    Ok(ExitCode::from(u8::from(solved < answered)))
}

/// The ordering of moves by its name, or by the file of a heuristic.
fn order(name: &str) -> Result<Order, Failure> {
    Ok(match name {
        "none" => Order::None,
        "hand" => Order::ByHand,
        "static" => Order::Static,
        "learned" => Order::Learned(Arc::new(ordering::built_in())),
        "ensemble" => Order::Learned(Arc::new(ordering::built_in_ensemble())),
        file => Order::Learned(Arc::new(Interpreted::new(output::read_heuristic(Path::new(file))?))),
    })
}

/// Reads SGF points with commas between them.
fn points(text: &str) -> Result<Vec<Point>, Failure> {
    text.split(',')
        .map(|letters| {
            Point::from_sgf(letters.trim())
                .ok_or_else(|| anyhow!("{letters:?} is no point: two letters each, as in cc,dd").into())
        })
        .collect()
}

fn solve_one(
    solver: &mut Solver,
    problem: &Problem,
    options: &Solve,
    target: &Option<Vec<Point>>,
    region: &Option<Vec<Point>>,
    order: &Order,
    limits: &Limits,
) -> Solved {
    let start = Instant::now();
    let to_move = options.to_move.map_or(problem.to_move, Colour::from);
    let mut solved = Solved {
        achiever: None,
        to_move,
        answer: Err(String::new()),
        target: Vec::new(),
        is_open: false,
        reaches_border: false,
        milliseconds: 0.0,
    };
    solved.answer = fight_of(problem, to_move, options, target, region, solver, limits).map(|(stake, nodes)| {
        let fight = &stake.fight;
        solved.is_open = stake.is_open;
        solved.achiever = Some(fight.achiever());
        solved.target = fight.target().iter().collect();
        let left = options.nodes.saturating_sub(nodes);
        let settings = Settings {
            nodes: left,
            all_moves: options.all_moves,
            nodes_a_move: Some(options.nodes),
            order: order.clone(),
        };
        let mut answer = stake.solve(solver, to_move, &settings, limits);
        answer.nodes += nodes;
        solved.reaches_border =
            answer.grade == Err(Unknown::Border) || stake.is_open && stake.reaches_border(&answer.line);
        answer
    });
    solved.milliseconds = start.elapsed().as_secs_f64() * 1000.0;
    solved
}

impl From<Side> for Colour {
    fn from(side: Side) -> Self {
        match side {
            Side::Black => Colour::Black,
            Side::White => Colour::White,
        }
    }
}

/// The fight that a problem is about, and the states that were looked at to find it out.
fn fight_of(
    problem: &Problem,
    to_move: Colour,
    options: &Solve,
    target: &Option<Vec<Point>>,
    region: &Option<Vec<Point>>,
    solver: &mut Solver,
    limits: &Limits,
) -> Result<(Stake, u64), String> {
    if matches!(options.goal, Goal::Kill | Goal::Live) && target.is_none() {
        return fight_about_life(problem, to_move, region, solver, options.nodes, limits);
    }
    let board = Board::from_stones(problem.size, problem.size, &problem.black, &problem.white)
        .map_err(|fault| fault.to_string())?;
    let fault = |fault: FightError| fault.to_string();
    let named = || target.clone().ok_or("say with --target what it is about");
    let nowhere = PointSet::new();
    let fight = match options.goal {
        Goal::Kill | Goal::Live | Goal::Capture | Goal::Save => Fight::new(board, nowhere, &named()?).map_err(fault)?,
        Goal::Connect | Goal::Cut => {
            let strings = <[Point; 2]>::try_from(named()?).map_err(|_| "two stones are connected: --target cc,dd")?;
            Fight::connection(board, nowhere, strings).map_err(fault)?
        }
        Goal::Eye | Goal::DenyEye => {
            let guessed = if options.goal == Goal::Eye { to_move } else { to_move.opponent() };
            let side = options.of.map_or(guessed, Colour::from);
            Fight::eye(board, nowhere, named()?.into_iter().collect(), side).map_err(fault)?
        }
    };
    let given = region.as_ref().map(|points| points.iter().copied().collect());
    let Region { points, is_open } =
        Region::given_or_found(given, fight.board(), &fight.target(), fight.objective().side());
    fight.within(points).map(|fight| (Stake { fight, is_open }, 0)).map_err(fault)
}

/// The fight about life that a problem is about where nobody names the strings with `--target`: those that it names itself, or what the
/// position is most likely about. Also says how many states were looked at to find that out.
pub(super) fn fight_about_life(
    problem: &Problem,
    to_move: Colour,
    region: &Option<Vec<Point>>,
    solver: &mut Solver,
    nodes: u64,
    limits: &Limits,
) -> Result<(Stake, u64), String> {
    let board = Board::from_stones(problem.size, problem.size, &problem.black, &problem.white)
        .map_err(|fault| fault.to_string())?;
    let region = || region.as_ref().map(|points| points.iter().copied().collect::<PointSet>());
    let named = |board: Board, target: &[Point], nodes| {
        Stake::named(board, target, region()).map(|stake| (stake, nodes)).map_err(|fault| fault.to_string())
    };
    if !problem.remarks.target.is_empty() {
        return named(board, &problem.remarks.target, 0);
    }
    let (guessed, nodes) = Stake::guessed(&board, to_move, solver, nodes, limits);
    let stake = guessed.ok_or("there is no stone on the board")?;
    if region().is_none() {
        return Ok((stake, nodes));
    }
    let target: Vec<Point> = stake.fight.target().iter().collect();
    named(board, &target, nodes)
}

impl Solved {
    fn verdict(&self, grade: &Result<Grade, Unknown>) -> &'static str {
        match grade {
            Ok(grade) => match grade.verdict(self.achiever == Some(self.to_move)) {
                Verdict::Win => "win",
                Verdict::Loss => "loss",
                Verdict::Ko => "ko",
            },
            Err(_) => "unknown",
        }
    }
}

/// What the side to move wants.
const fn aim(goal: Goal, is_achiever: bool) -> &'static str {
    match (goal, is_achiever) {
        (Goal::Kill | Goal::Live, true) => "to kill",
        (Goal::Kill | Goal::Live, false) => "to live",
        (Goal::Capture | Goal::Save, true) => "to capture",
        (Goal::Capture | Goal::Save, false) => "to save",
        (Goal::Connect | Goal::Cut, true) => "to connect",
        (Goal::Connect | Goal::Cut, false) => "to cut",
        (Goal::Eye | Goal::DenyEye, true) => "to make an eye",
        (Goal::Eye | Goal::DenyEye, false) => "to deny an eye",
    }
}

fn letters(point: &Option<Point>) -> String {
    point.map_or_else(String::new, Point::sgf)
}

fn to_json(problem: &Problem, solved: &Solved, goal: Goal) -> Value {
    let mut object = Map::new();
    object.insert("id".into(), json!(problem.id));
    if let Some(achiever) = solved.achiever {
        object.insert("aim".into(), json!(aim(goal, achiever == solved.to_move)));
    }
    object.insert("target".into(), json!(solved.target.iter().map(|point| point.sgf()).collect::<Vec<_>>()));
    let milliseconds = (solved.milliseconds * 1000.0).round() / 1000.0;
    let answer = match &solved.answer {
        Ok(answer) => answer,
        Err(reason) => {
            object.extend([
                ("result".into(), json!("unknown")),
                ("status".into(), Value::Null),
                ("reason".into(), json!(reason)),
                ("best".into(), Value::Null),
                ("moves".into(), json!({})),
                ("pv".into(), json!([])),
                ("nodes".into(), json!(0)),
                ("ms".into(), json!(milliseconds)),
            ]);
            return Value::Object(object);
        }
    };
    let status = |grade: &Result<Grade, Unknown>| grade.ok().map(|grade| grade.to_string());
    object.insert("result".into(), json!(solved.verdict(&answer.grade)));
    object.insert("status".into(), json!(status(&answer.grade)));
    if let Err(unknown) = &answer.grade {
        object.insert("reason".into(), json!(unknown.to_string()));
    }
    object.insert("best".into(), json!(answer.best.as_ref().map(letters)));
    let moves: Map<String, Value> = answer
        .moves
        .iter()
        .map(|(point, grade)| (point.sgf(), json!({"result": solved.verdict(grade), "status": status(grade)})))
        .collect();
    object.insert("moves".into(), Value::Object(moves));
    object.insert("pv".into(), json!(answer.line.iter().map(letters).collect::<Vec<_>>()));
    object.insert("nodes".into(), json!(answer.nodes));
    object.insert("ms".into(), json!(milliseconds));
    object.insert("open".into(), json!(solved.is_open));
    object.insert("border".into(), json!(solved.reaches_border));
    Value::Object(object)
}

fn to_text(problem: &Problem, solved: &Solved, goal: Goal) -> String {
    let name = |point: &Option<Point>| {
        point.map_or_else(|| "pass".into(), |p| diagram::name(p, problem.size).unwrap_or_else(|| p.sgf()))
    };
    let mut text = format!("{}: {:?} to move", problem.id, solved.to_move);
    let answer = match &solved.answer {
        Ok(answer) => answer,
        Err(reason) => {
            _ = writeln!(text, ": {reason}");
            return text;
        }
    };
    let in_words = |grade: &Result<Grade, Unknown>| match grade {
        Ok(grade) => format!("{} ({grade})", solved.verdict(&Ok(*grade))),
        Err(unknown) => format!("unknown ({unknown})"),
    };
    if let Some(achiever) = solved.achiever {
        _ = write!(text, " {}", aim(goal, achiever == solved.to_move));
    }
    _ = write!(text, ": {}", in_words(&answer.grade));
    if let Some(best) = &answer.best {
        _ = write!(text, " with {}", name(best));
    }
    let open = match (solved.is_open, solved.reaches_border) {
        (false, _) => "",
        (true, false) => ", not enclosed",
        (true, true) => ", not enclosed: the line comes to the border of what was looked at",
    };
    _ = writeln!(text, "; {} positions, {:.1} ms{open}", answer.nodes, solved.milliseconds);
    if answer.line.len() > 1 {
        _ = writeln!(text, "  line: {}", answer.line.iter().map(name).collect::<Vec<_>>().join(" "));
    }
    for (point, grade) in &answer.moves {
        _ = writeln!(text, "  {:<4} {}", name(&Some(*point)), in_words(grade));
    }
    text
}
