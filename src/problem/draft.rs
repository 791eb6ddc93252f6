//! A problem on its way from a reader to a [`Problem`]: the checks that hold for every format.
//!
//! Found here: points outside the board, stones listed twice or in both colours, strings without liberties, answers on stones,
//! suicide, moves judged twice, no answer at all.

use super::position::Position;
use super::reward::{Goal, assign_rewards, separate_lesser};
use super::{FirstMove, Problem, Remarks, Verdict};
use crate::diagnostics::{Findings, Span, code};
use crate::go::{Colour, Point};

/// What a reader got out of a text, each part with its place.
#[derive(Debug)]
pub(super) struct Draft {
    pub id: String,
    /// The whole problem in its text.
    pub span: Span,
    pub size: u8,
    pub black: Vec<(Point, Span)>,
    pub white: Vec<(Point, Span)>,
    pub to_move: Colour,
    /// First moves with their verdict and status, the reward not yet known.
    pub moves: Vec<(FirstMove, Span)>,
    /// Whether lesser moves have to be found by the statuses (they are listed as correct).
    pub separate: bool,
    /// Whether the source says of every first move that it fails: then the problem is kept although nothing solves it.
    pub unsolved: bool,
    /// Whether the position is enough.
    pub bare: bool,
    pub remarks: Remarks,
}

impl Draft {
    /// A first move whose reward is not yet known.
    pub fn first_move(point: Option<Point>, verdict: Verdict, status: Option<String>) -> FirstMove {
        FirstMove { point, verdict, status, reward: 0.0 }
    }

    /// The problem, or none where it cannot be one; what is wrong goes to the findings.
    pub fn finish(mut self, findings: &mut Findings) -> Option<Problem> {
        let position = self.position(findings)?;
        self.check_moves(&position, findings);
        let solved = self.moves.iter().any(|(m, _)| m.verdict != Verdict::Wrong);
        if !solved && self.unsolved && !self.moves.is_empty() {
            findings
                .add(code::NO_SOLUTION, self.span, || format!("every first move of `{}` is given as wrong", self.id));
        } else if !solved && !self.bare {
            findings
                .add(code::NO_ANSWER, self.span, || format!("no first move of `{}` is given as right", self.id))
                .hint("in SGF mark the solving line with C[RIGHT] or give first moves as variations; in JSON lines fill `correct`");
            return None;
        }
        let goal = self.goal();
        let mut moves: Vec<FirstMove> = self.moves.into_iter().map(|(m, _)| m).collect();
        if let (Some(goal), true) = (goal, self.separate) {
            separate_lesser(&mut moves, goal);
        }
        assign_rewards(&mut moves, goal);
        Some(Problem {
            id: self.id,
            size: self.size,
            black: position.stones(Colour::Black),
            white: position.stones(Colour::White),
            to_move: self.to_move,
            moves,
            remarks: self.remarks,
        })
    }

    fn position(&self, findings: &mut Findings) -> Option<Position> {
        let mut position = Position::new(self.size);
        let mut legal = true;
        for (stones, colour) in [(&self.black, Colour::Black), (&self.white, Colour::White)] {
            for &(point, span) in stones {
                let show = || point.sgf();
                if !position.has(point) {
                    let size = self.size;
                    findings.add(code::POINT_UNREADABLE, span, || {
                        format!("the stone at {} is outside the board of {size} lines", show())
                    });
                } else if position.at(point) == Some(colour) {
                    findings.add(code::STONE_TWICE, span, || format!("the stone at {} is listed twice", show()));
                } else if position.at(point).is_some() {
                    findings
                        .add(code::STONE_BOTH_COLOURS, span, || format!("{} has a black and a white stone", show()));
                    legal = false;
                }
                position.set(point, Some(colour));
            }
        }
        if position.is_empty() {
            findings.add(code::NO_STONES, self.span, || format!("`{}` has no stones on the board", self.id));
            return None;
        }
        if let Some(string) = position.string_without_liberties() {
            let place = |point: &Point| self.black.iter().chain(&self.white).find(|(p, _)| p == point);
            let span = string.iter().find_map(place).map_or(self.span, |(_, span)| *span);
            findings
                .add(code::NO_LIBERTIES, span, || {
                    format!(
                        "the string at {} has no liberty: the position of `{}` is illegal",
                        string[0].sgf(),
                        self.id
                    )
                })
                .hint("a stone may be missing or superfluous");
            legal = false;
        }
        legal.then_some(position)
    }

    /// Takes out the moves that cannot be played, and keeps one judgement for each.
    fn check_moves(&mut self, position: &Position, findings: &mut Findings) {
        let mut kept: Vec<(FirstMove, Span)> = Vec::with_capacity(self.moves.len());
        for (m, span) in std::mem::take(&mut self.moves) {
            if let Some(point) = m.point {
                let fault = if !position.has(point) {
                    Some((code::ANSWER_OUTSIDE, "outside the board"))
                } else if position.at(point).is_some() {
                    Some((code::ANSWER_ON_STONE, "on a stone"))
                } else if position.is_suicide(point, self.to_move) {
                    Some((code::ANSWER_SUICIDE, "suicide"))
                } else {
                    None
                };
                if let Some((code, what)) = fault {
                    findings.add(code, span, || format!("the first move {} of `{}` is {what}", point.sgf(), self.id));
                    continue;
                }
            }
            match kept.iter_mut().find(|(other, _)| other.point == m.point) {
                None => kept.push((m, span)),
                Some((other, _)) if other.verdict == m.verdict && other.status == m.status => {}
                Some((other, _)) => {
                    let name = m.point.map_or("the pass".to_owned(), Point::sgf);
                    findings.add(code::ANSWER_TWICE, span, || format!("{name} is judged twice in `{}`", self.id));
                    if worth(&m) < worth(other) {
                        *other = m;
                    }
                }
            }
        }
        self.moves = kept;
    }

    /// Who attacks follows from the owner of the strings at stake; without them, from the statuses.
    fn goal(&self) -> Option<Goal> {
        let own = if self.to_move == Colour::Black { &self.black } else { &self.white };
        let others = if self.to_move == Colour::Black { &self.white } else { &self.black };
        for target in &self.remarks.target {
            if own.iter().any(|(p, _)| p == target) {
                return Some(Goal::Live);
            }
            if others.iter().any(|(p, _)| p == target) {
                return Some(Goal::Kill);
            }
        }
        let status = |verdict: fn(Verdict) -> bool| {
            let found = self.moves.iter().find(|(m, _)| verdict(m.verdict) && m.status.is_some());
            found.and_then(|(m, _)| m.status.clone())
        };
        // The reverse of what a wrong move ends in; failing that, what a right one does.
        let wrong = status(|v| v == Verdict::Wrong).map(|s| if s.starts_with('d') { Goal::Live } else { Goal::Kill });
        let right =
            || status(|v| v != Verdict::Wrong).map(|s| if s.starts_with('d') { Goal::Kill } else { Goal::Live });
        wrong.or_else(right)
    }
}

/// Better judgements are smaller.
fn worth(m: &FirstMove) -> u8 {
    match m.verdict {
        Verdict::Correct => 0,
        Verdict::Lesser => 1,
        Verdict::Wrong => 2,
    }
}
