//! SGF games as problems.
//!
//! The choices where people's files leave one:
//!
//! - **Position**: what the board is before the first move. Set-up may be spread over several nodes; comments and empty nodes may
//!   come between; captured stones vanish. In a node that empties and sets the same point the stone stays (points are emptied
//!   first, then black and then white stones set), with a warning. If a node both sets up and moves, the set-up comes first where
//!   the board is still empty (it is the problem's root), and after the move otherwise. Where a game begins on the empty board and
//!   sets up later in its main line, the problem begins after the last such set-up that a move follows. Where variations set up
//!   different positions, each is a problem.
//! - **Side to move**: PL (`B`, `W`, words, `1` and `2`) unless empty, odd or contradicted by every first move; else the colour
//!   of the first move.
//! - **First moves**: the moves that follow the position, in all variations. A variation that only sets up stones is no answer, a
//!   pass is one.
//! - **Judgement** ([`Convention::Marks`]): a first move is correct if a line that starts with it is marked right, wrong otherwise.
//!   Marks are comments and names of nodes (see `marks`), TE and BM on moves of the side to play, WV on any node.
//! - **First variation** ([`Convention::FirstVariation`]): where no line is marked right, the first variation is the answer, and what
//!   is said of the others is nothing, unless they are marked wrong: another variation may be a longer way to the same end.
//! - **No problem**: a game that is not Go; a board that is not square or not 1 to 25 lines; no stones; no first move; and, where
//!   nothing is marked, what looks like the record of a game: an empty board, handicap stones alone, or one single line of more
//!   than 60 moves.
//! - **Target**: stones that the position marks (MA, TR, SQ, CR).

use super::marks::{self, Marks};
use super::{Convention, ReadOptions};
use crate::diagnostics::{Findings, Span, code};
use crate::go::{Colour, Point};
use crate::problem::draft::Draft;
use crate::problem::position::Position;
use crate::problem::{Problem, Remarks, Verdict};
use crate::sgf::{GameTree, Node, NodeId, points, write_subtrees};

/// A single line of more moves is the record of a game.
const LONGEST_LINE: usize = 60;

/// The problems of one game and how its answers were found.
pub(super) struct GameReading {
    pub problems: Vec<Problem>,
    pub convention: Option<Convention>,
}

/// Reads one game. `label` names its problems where the game does not.
pub(super) fn read_game(game: &GameTree, label: &str, options: &ReadOptions, findings: &mut Findings) -> GameReading {
    let mut reading = GameReading { problems: Vec::new(), convention: None };
    let Some(size) = size_of_go_board(game, findings) else { return reading };
    let starts = Start::all(game, size, findings);
    let several = starts.len() > 1;
    for (index, start) in starts.into_iter().enumerate() {
        let id = if several { format!("{label}-{}", index + 1) } else { label.to_owned() };
        let (problem, convention) = start.problem(game, id, options, findings);
        reading.problems.extend(problem);
        reading.convention = reading.convention.max(convention);
    }
    reading
}

/// The size of the board; none, with a finding, if the game is not Go on a square board.
fn size_of_go_board(game: &GameTree, findings: &mut Findings) -> Option<u8> {
    let root = game.root();
    if let Some(value) = root.value("GM") {
        let kind = value.simple_text();
        if !kind.is_empty() && kind.parse() != Ok(1) && !kind.eq_ignore_ascii_case("go") {
            findings.add(code::NOT_GO, value.span, || format!("this game is not Go: GM is {kind}, not 1"));
            return None;
        }
    }
    let Some(value) = root.value("SZ").or_else(|| game.ids().take(8).find_map(|id| game.node(id).value("SZ"))) else {
        return Some(19);
    };
    let text = value.simple_text();
    let halves = text.split_once([':', 'x', 'X', '*']).unwrap_or((&text, &text));
    let edges = [halves.0, halves.1].map(|half| half.trim().parse::<u32>().ok());
    match edges {
        [Some(columns), Some(rows)] if !(1..=25).contains(&columns) || !(1..=25).contains(&rows) => {
            findings.add(code::BOARD_SIZE, value.span, || format!("a board of {text} lines: 1 to 25 are possible"));
            None
        }
        [Some(columns), Some(rows)] if columns != rows => {
            findings
                .add(code::BOARD_NOT_SQUARE, value.span, || format!("the board has {columns} columns and {rows} rows"));
            None
        }
        [Some(columns), _] => Some(columns as u8),
        _ => {
            findings.add(code::SIZE_UNREADABLE, value.span, || format!("SZ[{text}] is no size; 19 is assumed"));
            Some(19)
        }
    }
}

/// The board after a node and everything before it: set-up, moves and captures. None where the game is not Go on a square board.
#[must_use]
pub fn position_at(game: &GameTree, node: NodeId) -> Option<Position> {
    let unheard = std::sync::Arc::new(crate::diagnostics::Source::new("", ""));
    let mut findings = Findings::new(&unheard);
    let mut line: Vec<NodeId> = std::iter::successors(Some(node), |&id| game.parent(id)).collect();
    line.reverse();
    let mut start = Start::new(size_of_go_board(game, &mut findings)?);
    for id in line {
        start.replay(game, id, &mut findings);
    }
    Some(start.position)
}

/// A move of a node, with the place of its value.
#[derive(Clone, Copy)]
struct Move {
    node: NodeId,
    colour: Colour,
    /// None is a pass.
    point: Option<Point>,
    span: Span,
}

impl Move {
    /// The move of a node. What is no point of the board is no move; with a finding where `findings` are given.
    fn of(game: &GameTree, id: NodeId, size: u8, findings: Option<&mut Findings>) -> Option<Move> {
        let property = game.node(id).properties.iter().find(|property| matches!(property.name.as_str(), "B" | "W"))?;
        let value = property.values.first()?;
        let colour = if property.name == "B" { Colour::Black } else { Colour::White };
        let written = value.raw().trim();
        let is_pass = written.is_empty() || written == "tt" && size <= 19;
        let point = Point::from_sgf(written);
        if !is_pass && point.is_none() {
            if let Some(findings) = findings {
                findings.add(code::ANSWER_OUTSIDE, value.span, || format!("the move `{written}` is no point"));
            }
            return None;
        }
        Some(Move { node: id, colour, point: point.filter(|_| !is_pass), span: value.span })
    }
}

fn has_move(node: &Node) -> bool {
    node.properties.iter().any(|property| matches!(property.name.as_str(), "B" | "W"))
}

fn has_setup(node: &Node) -> bool {
    node.properties.iter().any(|property| matches!(property.name.as_str(), "AB" | "AW" | "AE"))
}

/// A position and the first moves that follow it.
struct Start {
    size: u8,
    position: Position,
    /// Where each stone was set, by the index of its point.
    places: Vec<Span>,
    player: Option<(Colour, Span)>,
    marked: Vec<Point>,
    /// The last node before the first moves.
    node: NodeId,
    first_moves: Vec<Move>,
}

impl Start {
    /// The empty board.
    fn new(size: u8) -> Start {
        Start {
            size,
            position: Position::new(size),
            places: vec![Span::new(0, 0); Point::GRID],
            player: None,
            marked: Vec::new(),
            node: NodeId::ROOT,
            first_moves: Vec::new(),
        }
    }

    /// The positions of a game from which problems may begin: one, or several where variations set up different ones.
    fn all(game: &GameTree, size: u8, findings: &mut Findings) -> Vec<Start> {
        let mut root = Start::new(size);
        root.set_up(game.root(), findings);
        let mut starts = Vec::new();
        let mut open = vec![root];
        while let Some(mut start) = open.pop() {
            if has_move(game.node(start.node)) {
                // The move stands in the node that sets up the position.
                start.first_moves.extend(Move::of(game, start.node, size, Some(findings)));
                starts.push(start);
                continue;
            }
            let Branches { moves, setups } = start.branches(game);
            if setups.is_empty() || !moves.is_empty() {
                start.first_moves = moves.iter().filter_map(|&id| Move::of(game, id, size, Some(findings))).collect();
                match start.set_up_in_the_course(game, findings) {
                    Some(later) => open.push(later),
                    None => starts.push(start),
                }
                continue;
            }
            for &setup in setups.iter().rev() {
                let mut next = start.copy();
                let mut path: Vec<NodeId> = std::iter::successors(Some(setup), |&id| game.parent(id))
                    .take_while(|&id| id != start.node)
                    .collect();
                path.reverse();
                for id in path {
                    next.set_up(game.node(id), findings);
                }
                next.node = setup;
                open.push(next);
            }
        }
        starts
    }

    fn copy(&self) -> Start {
        Start {
            position: self.position.clone(),
            places: self.places.clone(),
            marked: self.marked.clone(),
            first_moves: Vec::new(),
            ..*self
        }
    }

    /// The nearest nodes below that move or set up, behind any nodes that do neither.
    fn branches(&self, game: &GameTree) -> Branches {
        let mut branches = Branches { moves: Vec::new(), setups: Vec::new() };
        let mut open: Vec<NodeId> = game.children(self.node).collect();
        open.reverse();
        while let Some(id) = open.pop() {
            let node = game.node(id);
            let begins = has_setup(node) && (!has_move(node) || self.position.is_empty());
            if begins {
                branches.setups.push(id);
            } else if has_move(node) {
                branches.moves.push(id);
            } else {
                let from = open.len();
                open.extend(game.children(id));
                open[from..].reverse();
            }
        }
        branches
    }

    /// A game from the empty board that sets up stones further down its main line, with a move after it.
    fn set_up_in_the_course(&self, game: &GameTree, findings: &mut Findings) -> Option<Start> {
        if !self.position.is_empty() || self.first_moves.is_empty() {
            return None;
        }
        let line: Vec<NodeId> =
            std::iter::successors(Some(self.node), |&id| game.children(id).next()).skip(1).collect();
        let last_move = line.iter().rposition(|&id| has_move(game.node(id)))?;
        let last_setup =
            line[..last_move].iter().rposition(|&id| has_setup(game.node(id)) && !has_move(game.node(id)))?;
        let mut start = self.copy();
        for &id in &line[..=last_setup] {
            start.replay(game, id, findings);
        }
        start.node = line[last_setup];
        Some(start)
    }

    /// Plays and sets up what a node says.
    fn replay(&mut self, game: &GameTree, id: NodeId, findings: &mut Findings) {
        if let Some(Move { colour, point: Some(point), span, .. }) = Move::of(game, id, self.size, None) {
            self.position.play(point, colour);
            if self.position.has(point) {
                self.places[point.index()] = span;
            }
        }
        self.set_up(game.node(id), findings);
        self.node = id;
    }

    /// Sets up the stones of a node: emptied points first, then black stones, then white ones.
    fn set_up(&mut self, node: &Node, findings: &mut Findings) {
        let lists = [("AE", None), ("AB", Some(Colour::Black)), ("AW", Some(Colour::White))];
        let mut set_here = if has_setup(node) { vec![0_u8; Point::GRID] } else { Vec::new() };
        for (bit, (name, stone)) in [1_u8, 2, 4].into_iter().zip(lists) {
            let Some(property) = node.get(name) else { continue };
            for point in points(property, self.size) {
                let (point, span) = match point {
                    Ok(found) => found,
                    Err(error) => {
                        let size = self.size;
                        findings.add(code::POINT_UNREADABLE, error.span, || {
                            format!("a value of {name} is no point of a board of {size} lines")
                        });
                        continue;
                    }
                };
                let before = std::mem::replace(&mut set_here[point.index()], bit);
                if before == bit && stone.is_some() {
                    findings.add(code::STONE_TWICE, span, || format!("{name} lists {} twice", point.sgf()));
                } else if before != 0 && before != bit {
                    findings
                        .add(code::SETUP_OVERLAP, span, || format!("{} is set in two ways by one node", point.sgf()))
                        .hint("the stone named last in the order AE, AB, AW stays");
                }
                self.position.set(point, stone);
                self.places[point.index()] = span;
            }
        }
        if has_move(node) && has_setup(node) {
            findings.add(code::MOVE_AND_SETUP, node.span, || "a move and set-up stones in one node");
        }
        for name in ["MA", "TR", "SQ", "CR"] {
            if let Some(property) = node.get(name) {
                self.marked.extend(points(property, self.size).flatten().map(|(point, _)| point));
            }
        }
        if let Some(value) = node.value("PL") {
            match value.simple_text().to_ascii_lowercase().as_str() {
                "b" | "black" | "1" => self.player = Some((Colour::Black, value.span)),
                "w" | "white" | "2" => self.player = Some((Colour::White, value.span)),
                odd => {
                    findings
                        .add(code::PLAYER_UNREADABLE, value.span, || format!("PL[{odd}] is neither black nor white"));
                }
            }
        }
    }

    /// The problem that begins here, if it is one.
    fn problem(
        mut self,
        game: &GameTree,
        id: String,
        options: &ReadOptions,
        findings: &mut Findings,
    ) -> (Option<Problem>, Option<Convention>) {
        let to_move = self.side_to_move(findings);
        let lines: Vec<Marks> = self.first_moves.iter().map(|m| marks_of_lines(game, m, to_move, findings)).collect();
        let marked = lines.iter().any(|line| line.right || line.wrong);
        if !marked && let Some(reason) = self.looks_like_a_record(game) {
            findings
                .add(code::GAME_RECORD, game.span.first(1), || {
                    format!("this is the record of a game, not a problem: {reason}")
                })
                .hint("a problem has set-up stones and variations with their judgement");
            return (None, None);
        }
        let convention = match options.convention {
            Some(convention) => convention,
            None if lines.iter().any(|line| line.right) => Convention::Marks,
            None => Convention::FirstVariation,
        };
        let own = Own::of(game, self.node);
        let draft = Draft {
            id: own.id.clone().unwrap_or(id),
            span: game.span.first(1),
            size: self.size,
            black: self.stones(Colour::Black),
            white: self.stones(Colour::White),
            to_move,
            moves: self.judge(game, &lines, convention, findings),
            separate: false,
            remarks: self.remarks(game, &own),
        };
        let problem = draft.finish(findings).map(|mut problem| {
            own.restore_rewards(game, &self.first_moves, &mut problem);
            problem
        });
        let convention = if self.first_moves.is_empty() { None } else { Some(convention) };
        (problem, convention)
    }

    fn stones(&self, colour: Colour) -> Vec<(Point, Span)> {
        self.position.stones(colour).into_iter().map(|point| (point, self.places[point.index()])).collect()
    }

    /// Decides who moves, and leaves out the first moves of the other side.
    fn side_to_move(&mut self, findings: &mut Findings) -> Colour {
        let Some(first) = self.first_moves.first().map(|m| m.colour) else {
            return self.player.map_or(Colour::Black, |(colour, _)| colour);
        };
        let to_move = match self.player {
            None => first,
            Some((player, span)) if self.first_moves.iter().all(|m| m.colour != player) => {
                findings.add(code::PLAYER_CONTRADICTED, span, || "PL names the other side than the first move");
                first
            }
            Some((player, _)) => player,
        };
        if let Some(other) = self.first_moves.iter().find(|m| m.colour != to_move) {
            findings.add(code::OTHER_SIDE_MOVES, other.span, || "a variation begins with a move of the other side");
        }
        self.first_moves.retain(|m| m.colour == to_move);
        to_move
    }

    /// Why an unmarked game is the record of a game rather than a problem.
    fn looks_like_a_record(&self, game: &GameTree) -> Option<&'static str> {
        let first = self.first_moves.first()?;
        if self.position.is_empty() {
            return Some("it begins on the empty board");
        }
        let handicap = game.root().value("HA").and_then(|value| value.simple_text().parse::<u32>().ok()).unwrap_or(0);
        let black = self.position.stones(Colour::Black);
        let on_star = |point: &Point| {
            let line = |c: u8| [2, 3, self.size / 2, self.size.wrapping_sub(4), self.size.wrapping_sub(3)].contains(&c);
            line(point.x()) && line(point.y())
        };
        if self.position.stones(Colour::White).is_empty()
            && (handicap >= 2 || self.size >= 9 && first.colour == Colour::White && black.iter().all(on_star))
        {
            return Some("it begins with handicap stones alone");
        }
        let single = |&id: &NodeId| {
            let mut children = game.children(id);
            children.next().filter(|_| children.next().is_none())
        };
        let length = std::iter::successors(Some(self.node), single).filter(|&id| has_move(game.node(id))).count();
        (length > LONGEST_LINE).then_some("it is a single long line")
    }

    fn judge(
        &self,
        game: &GameTree,
        lines: &[Marks],
        convention: Convention,
        findings: &mut Findings,
    ) -> Vec<(crate::problem::FirstMove, Span)> {
        let mut judged = Vec::with_capacity(lines.len());
        let anything_right = lines.iter().any(|line| line.right);
        let anything_wrong = lines.iter().any(|line| line.wrong);
        let answer = match convention {
            Convention::FirstVariation if anything_wrong && !anything_right => {
                lines.iter().position(|line| !line.wrong)
            }
            Convention::FirstVariation => (!lines.is_empty()).then_some(0),
            Convention::Marks => None,
        };
        if let (Some(answer), true, false) = (answer, anything_wrong, anything_right) {
            findings.add(
                code::ONLY_WRONG_MARKS,
                self.first_moves[answer].span,
                || "only wrong lines are marked; this variation is taken as the answer",
            );
        }
        for (index, (m, line)) in self.first_moves.iter().zip(lines).enumerate() {
            let verdict = match convention {
                Convention::Marks if line.right => Verdict::Correct,
                Convention::Marks => Verdict::Wrong,
                Convention::FirstVariation if answer == Some(index) => Verdict::Correct,
                Convention::FirstVariation if line.wrong && !line.right => Verdict::Wrong,
                Convention::FirstVariation => continue,
            };
            let (verdict, status) = own_judgement(game.node(m.node), verdict);
            // The same move in two variations: right in one is right.
            let same = judged.iter().position(|(other, _): &(crate::problem::FirstMove, Span)| other.point == m.point);
            match same {
                Some(at) if verdict == Verdict::Correct => judged[at].0.verdict = verdict,
                Some(_) => {}
                None => judged.push((Draft::first_move(m.point, verdict, status), m.span)),
            }
        }
        judged
    }

    fn remarks(&self, game: &GameTree, own: &Own) -> Remarks {
        let mut target: Vec<Point> =
            self.marked.iter().copied().filter(|&point| self.position.at(point).is_some()).collect();
        target.sort_unstable();
        target.dedup();
        let in_root = self.first_moves.iter().any(|m| m.node == self.node);
        let deeper = self.first_moves.iter().any(|m| game.children(m.node).next().is_some());
        let tree = (deeper && !in_root).then(|| write_subtrees(game, self.node));
        let level = game.root().value("DI").map(|value| value.simple_text()).filter(|level| !level.is_empty());
        own.remarks(self.size, Remarks { level, target, tree, ..Remarks::default() })
    }
}

struct Branches {
    moves: Vec<NodeId>,
    setups: Vec<NodeId>,
}

/// What the lines that start with a move are marked as, taken together; warns of lines that are marked both ways.
fn marks_of_lines(game: &GameTree, first: &Move, to_move: Colour, findings: &mut Findings) -> Marks {
    let mut all = Marks::default();
    let mut conflict = None;
    // The marks from the first move to a node, for the nodes of the current line.
    let mut line: Vec<(NodeId, Marks)> = Vec::new();
    for id in game.subtree(first.node) {
        while line.last().is_some_and(|(last, _)| Some(*last) != game.parent(id)) {
            line.pop();
        }
        let above = line.last().map_or(Marks::default(), |(_, marks)| *marks);
        let marks = above.and(marks_of_node(game.node(id), to_move));
        if game.children(id).next().is_some() {
            line.push((id, marks));
        } else {
            conflict = conflict.or(marks.conflict().then_some(id));
        }
        all = all.and(marks);
    }
    if let Some(leaf) = conflict {
        findings
            .add(code::MARKS_CONFLICT, game.node(leaf).span, || "a line that ends here is marked right and wrong")
            .hint("right is kept; remove one of the marks");
    }
    all
}

/// The marks of one node. TE and BM count on moves of the side to play: an opponent's good move proves nothing.
fn marks_of_node(node: &Node, to_move: Colour) -> Marks {
    let mut marks = Marks::default();
    let own = if to_move == Colour::Black { "B" } else { "W" };
    let moves = node.get(own).is_some();
    for property in &node.properties {
        marks = marks.and(match property.name.as_str() {
            "C" | "N" => {
                property.values.iter().fold(Marks::default(), |marks, v| marks.and(marks::of_comment(&v.text())))
            }
            "TE" if moves => Marks::RIGHT,
            "BM" if moves => Marks::WRONG,
            "WV" => Marks::WRONG,
            _ => Marks::default(),
        });
    }
    marks
}

/// What the project's own files say beyond SGF, in private properties; see `problem::write_sgf`.
struct Own<'a> {
    id: Option<String>,
    root: Option<&'a Node>,
}

impl<'a> Own<'a> {
    fn of(game: &'a GameTree, _start: NodeId) -> Self {
        let own = game.root().value("AP").is_some_and(|value| value.raw().starts_with("nakade"));
        let root = own.then(|| game.root());
        let id = root.and_then(|root| root.value("GN")).map(|value| value.simple_text()).filter(|id| !id.is_empty());
        Self { id, root }
    }

    fn remarks(&self, size: u8, plain: Remarks) -> Remarks {
        let Some(root) = self.root else { return plain };
        let text = |name: &str| root.value(name).map(|value| value.text().into_owned());
        Remarks {
            level: text("NKLEVEL"),
            target: root.get("NKTARGET").map_or(Vec::new(), |p| points(p, size).flatten().map(|(p, _)| p).collect()),
            status: text("NKSTATUS"),
            solution_depth: text("NKDEPTH").and_then(|depth| depth.parse().ok()),
            tree: text("NKTREE"),
        }
    }

    fn restore_rewards(&self, game: &GameTree, moves: &[Move], problem: &mut Problem) {
        if self.root.is_none() {
            return;
        }
        for m in moves {
            let reward = game.node(m.node).value("NKREWARD").and_then(|value| value.simple_text().parse::<f64>().ok());
            let first_move = problem.moves.iter_mut().find(|first_move| first_move.point == m.point);
            if let (Some(reward), Some(first_move)) = (reward.filter(|r| (0.0..=1.0).contains(r)), first_move) {
                first_move.reward = reward;
            }
        }
    }
}

fn own_judgement(node: &Node, verdict: Verdict) -> (Verdict, Option<String>) {
    let status = node.value("NKSTATUS").map(|value| value.text().into_owned());
    let lesser = node.value("NKVERDICT").is_some_and(|value| value.raw() == "lesser");
    (if lesser { Verdict::Lesser } else { verdict }, status)
}
