//! A problem as a game of SGF. What is written reads back as the same problem.
//!
//! First moves carry `C[RIGHT]` or `C[WRONG]`, which any program understands, unless the lines that start with them are marked so
//! already. The lines of play stand below them as variations. What SGF has no word for stands in private properties:
//!
//! - in the root `NKLEVEL`, `NKTARGET`, `NKSTATUS` and `NKDEPTH`; `NKMOVES`, the judged first moves in their order, where the
//!   variations are lines of play; `NKTREE`, lines of play that are no variations one can write;
//! - at a first move `NKSTATUS`, `NKREWARD`, and `NKVERDICT`: `lesser`, and beside lines of play also `correct`, `wrong`, and
//!   `none` for a line that is not judged; `NKADDED`, the properties of the node that are not part of the lines of play: if its move
//!   is among them, the node is not.

use crate::go::{Colour, Point};
use crate::problem::read::{first_moves, game_of_lines};
use crate::problem::{FirstMove, Problem, Verdict};
use crate::sgf::{GameTree, Node, NodeId, Value};

/// One problem as a game.
#[must_use]
pub fn to_sgf(problem: &Problem) -> GameTree {
    let remarks = &problem.remarks;
    let lines = remarks.tree.as_deref().and_then(|lines| game_of_lines(lines, problem.size));
    let has_lines = lines.is_some();
    let mut game = lines.unwrap_or_default();
    let points = |points: &[Point]| points.iter().map(|&point| Value::point(point)).collect::<Vec<_>>();
    let own = if problem.to_move == Colour::Black { "B" } else { "W" };
    let root = game.node_mut(NodeId::ROOT);
    let version = concat!("nakade:", env!("CARGO_PKG_VERSION"));
    for (name, value) in [("GM", "1"), ("FF", "4"), ("CA", "UTF-8"), ("AP", version)] {
        root.add(name, [Value::new(value)]);
    }
    root.add("SZ", [Value::new(&problem.size.to_string())])
        .add("GN", [Value::new(&problem.id)])
        .add("PL", [Value::new(own)]);
    for (name, list) in [("AB", &problem.black), ("AW", &problem.white), ("NKTARGET", &remarks.target)] {
        if !list.is_empty() {
            root.add(name, points(list));
        }
    }
    let depth = remarks.solution_depth.map(|depth| depth.to_string());
    let text = if has_lines { &None } else { &remarks.tree };
    for (name, text) in
        [("NKLEVEL", &remarks.level), ("NKSTATUS", &remarks.status), ("NKDEPTH", &depth), ("NKTREE", text)]
    {
        if let Some(text) = text {
            root.add(name, [Value::new(text)]);
        }
    }
    if has_lines {
        root.add("NKMOVES", problem.moves.iter().map(|m| value_of(m.point)));
        judge_lines(problem, &mut game);
    }
    for m in &problem.moves {
        if has_lines && first_moves(&game, problem.size, problem.to_move).any(|(_, point, _)| point == m.point) {
            continue;
        }
        let node = game.add_child(NodeId::ROOT);
        let node = game.node_mut(node);
        node.add(own, [value_of(m.point)]);
        node.add("C", [mark_of(m.verdict)]);
        if has_lines {
            node.add("NKADDED", [own, "C"].map(Value::new));
        }
        judge(node, m, has_lines);
    }
    game
}

fn value_of(point: Option<Point>) -> Value {
    point.map_or(Value::new(""), Value::point)
}

fn mark_of(verdict: Verdict) -> Value {
    Value::new(if verdict == Verdict::Wrong { "WRONG" } else { "RIGHT" })
}

/// Says of the first moves of lines of play how they are judged.
fn judge_lines(problem: &Problem, game: &mut GameTree) {
    let found: Vec<_> = first_moves(game, problem.size, problem.to_move).collect();
    for (id, point, marks) in found {
        let node = game.node_mut(id);
        let Some(m) = problem.moves.iter().find(|m| m.point == point) else {
            node.add("NKVERDICT", [Value::new("none")]);
            continue;
        };
        let wrong = m.verdict == Verdict::Wrong;
        let marked = if wrong { marks.right || marks.wrong } else { marks.right };
        // A comment that is there already is left alone; a move can also be called good or bad.
        let good = if wrong { "BM" } else { "TE" };
        let (name, mark) = if node.get("C").is_none() { ("C", mark_of(m.verdict)) } else { (good, Value::new("1")) };
        if !marked && node.get(name).is_none() {
            node.add(name, [mark]).add("NKADDED", [Value::new(name)]);
        }
        judge(node, m, true);
    }
}

/// What only private properties can say of a first move.
fn judge(node: &mut Node, m: &FirstMove, has_lines: bool) {
    let verdict = match m.verdict {
        Verdict::Lesser => "lesser",
        Verdict::Correct => "correct",
        Verdict::Wrong => "wrong",
    };
    if has_lines || m.verdict == Verdict::Lesser {
        node.add("NKVERDICT", [Value::new(verdict)]);
    }
    if let Some(status) = &m.status {
        node.add("NKSTATUS", [Value::new(status)]);
    }
    node.add("NKREWARD", [Value::new(&m.reward.to_string())]);
}
