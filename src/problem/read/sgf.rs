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
use super::own::{Judgement, Own};
use super::start::{Start, has_move, size_of_go_board};
use super::{Convention, ReadOptions};
use crate::diagnostics::{Findings, Span, code};
use crate::go::{Colour, Point};
use crate::problem::draft::Draft;
use crate::problem::{FirstMove, Problem, Remarks, Verdict};
use crate::sgf::{GameTree, Node, NodeId, write_subtrees};

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
    let mut count = 0;
    Start::each(game, size, findings, |start, findings| {
        count += 1;
        let id = if count == 1 { label.to_owned() } else { format!("{label}-{count}") };
        let (problem, convention) = start.problem(game, id, options, findings);
        reading.problems.extend(problem);
        reading.convention = reading.convention.max(convention);
    });
    reading
}

impl Start {
    /// The problem that begins here, if it is one.
    fn problem(
        mut self,
        game: &GameTree,
        id: String,
        options: &ReadOptions,
        findings: &mut Findings,
    ) -> (Option<Problem>, Option<Convention>) {
        let to_move = self.side_to_move(findings);
        let own = Own::of(game);
        let lines: Vec<Marks> = self
            .first_moves
            .iter()
            .map(|m| {
                let (marks, conflict) = marks_of_lines(game, m.node, to_move);
                if let (Some(leaf), None) = (conflict, own.judgement(game.node(m.node))) {
                    findings
                        .add(
                            code::MARKS_CONFLICT,
                            game.node(leaf).span,
                            || "a line that ends here is marked right and wrong",
                        )
                        .hint("right is kept; remove one of the marks");
                }
                marks
            })
            .collect();
        let marked = own.has_lines() || lines.iter().any(|line| line.right || line.wrong);
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
            None if own.has_lines() => Convention::Marks,
            None if lines.iter().any(|line| line.right) || marked && lines.iter().all(|line| line.wrong) => {
                Convention::Marks
            }
            None => Convention::FirstVariation,
        };
        let moves = self.judge(game, &own, &lines, convention, findings);
        let none_right = lines.iter().all(|line| line.wrong && !line.right)
            || own.has_lines() && moves.iter().all(|(m, _)| m.verdict == Verdict::Wrong);
        let draft = Draft {
            id: own.id.clone().unwrap_or(id),
            span: game.span.first(1),
            size: self.size,
            black: self.stones(Colour::Black),
            white: self.stones(Colour::White),
            to_move,
            moves,
            separate: false,
            unsolved: none_right,
            bare: options.positions,
            remarks: self.remarks(game, &own),
        };
        let problem = draft.finish(findings).map(|mut problem| {
            own.restore_moves(game, &self.first_moves, &mut problem);
            problem
        });
        let convention = if self.first_moves.is_empty() { None } else { Some(convention) };
        (problem, convention)
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
        own: &Own,
        lines: &[Marks],
        convention: Convention,
        findings: &mut Findings,
    ) -> Vec<(FirstMove, Span)> {
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
            let node = game.node(m.node);
            let verdict = match (own.judgement(node), convention) {
                (Some(Judgement::None), _) => continue,
                (Some(Judgement::Verdict(verdict)), _) => verdict,
                (None, Convention::Marks) if line.right => Verdict::Correct,
                (None, Convention::Marks) => Verdict::Wrong,
                (None, Convention::FirstVariation) if answer == Some(index) => Verdict::Correct,
                (None, Convention::FirstVariation) if line.wrong && !line.right => Verdict::Wrong,
                (None, Convention::FirstVariation) => continue,
            };
            let status = own.status(node);
            // The same move in two variations: right in one is right.
            let same = judged.iter().position(|(other, _): &(FirstMove, Span)| other.point == m.point);
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
        own.remarks(game, self.size, Remarks { level, target, tree, ..Remarks::default() })
    }
}

/// What the lines that start with the move of a node are marked as, taken together, and the end of a line that is marked both ways.
pub(super) fn marks_of_lines(game: &GameTree, first: NodeId, to_move: Colour) -> (Marks, Option<NodeId>) {
    let mut all = Marks::default();
    let mut conflict = None;
    // The marks from the first move to a node, for the nodes of the current line.
    let mut line: Vec<(NodeId, Marks)> = Vec::new();
    for id in game.subtree(first) {
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
    (all, conflict)
}

/// The marks of one node. TE and BM count on moves of the side to play: an opponent's good move proves nothing.
fn marks_of_node(node: &Node, to_move: Colour) -> Marks {
    let mut marks = Marks::default();
    let own = if to_move == Colour::Black { "B" } else { "W" };
    let moves = node.get(own).is_some();
    for property in &node.properties {
        marks = marks.and(match property.name.as_ref() {
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
