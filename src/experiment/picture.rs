//! A position drawn for the terminal, with marks and a heat map.
//!
//! Every point takes two characters, the stone and a mark, so that nothing is lost without colour. Colours are ANSI sequences; whoever prints takes
//! them out where they are not wanted.

use crate::facts::snapshot;
use crate::go::{Colour, Point, diagram};
use crate::measure::choice_probabilities;
use crate::problem::{Problem, Verdict};
use crate::runtime::{self, Board, Content};
use crate::tree::four_decimals;
use std::collections::HashMap;
use std::fmt::Write;

/// The background colours of the heat map, from cold to hot (ANSI, 256 colours).
const HEAT: [u8; 5] = [236, 17, 54, 125, 160];
/// How many of the best moves get numbers.
const NUMBERED: usize = 9;

/// A drawing of a position.
#[derive(Clone, Debug)]
pub struct Picture {
    columns: u8,
    rows: u8,
    symbols: HashMap<Point, char>,
    marks: HashMap<Point, char>,
    backgrounds: HashMap<Point, u8>,
}

impl Picture {
    /// The position of a problem without marks.
    #[must_use]
    pub fn of(problem: &Problem, ascii: bool) -> Self {
        let board = snapshot(problem);
        let symbol = |content: Content| {
            let colour = match content {
                Content::Friend => Some(problem.to_move),
                Content::Enemy => Some(problem.to_move.opponent()),
                _ => None,
            };
            match (colour, ascii) {
                (Some(Colour::Black), false) => '●',
                (Some(Colour::White), false) => '○',
                (None, false) => '·',
                (Some(Colour::Black), true) => 'X',
                (Some(Colour::White), true) => 'O',
                (None, true) => '.',
            }
        };
        let points = runtime::points(board.columns(), board.rows());
        Self {
            columns: board.columns(),
            rows: board.rows(),
            symbols: points.map(|point| (point, symbol(board.content(point)))).collect(),
            marks: HashMap::new(),
            backgrounds: HashMap::new(),
        }
    }

    /// Puts a mark behind what stands on a point.
    pub fn mark(&mut self, point: Point, mark: char) {
        self.marks.insert(point, mark);
    }

    /// Colours a point's background (ANSI, 256 colours).
    pub fn background(&mut self, point: Point, colour: u8) {
        self.backgrounds.insert(point, colour);
    }

    /// Colours moves by their scores.
    pub fn heat(&mut self, moves: &[(Point, f64)]) {
        let (low, high) =
            moves.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), (_, score)| (l.min(*score), h.max(*score)));
        for &(point, score) in moves {
            let share = if high > low { (score - low) / (high - low) } else { 0.0 };
            let level = ((share * HEAT.len() as f64) as usize).min(HEAT.len() - 1);
            if level > 0 {
                self.background(point, HEAT[level]);
            }
        }
    }

    /// Numbers the best moves; moves with equal scores get the same number.
    pub fn number(&mut self, moves: &[(Point, f64)]) {
        for (point, rank, _) in ranked(moves) {
            if let Some(digit) = char::from_digit(rank as u32, 10) {
                self.mark(point, digit);
            }
        }
    }

    /// The drawing.
    #[must_use]
    pub fn draw(&self) -> String {
        let letters: String = (0..self.columns)
            .filter_map(|x| diagram::name(Point::new(x, 0), self.rows))
            .filter_map(|name| name.chars().next())
            .fold(String::new(), |text, letter| text + &format!("{letter} "));
        let mut text = format!("   {}\n", letters.trim_end());
        for y in 0..self.rows {
            _ = write!(text, "{:>2} ", self.rows - y);
            for x in 0..self.columns {
                let point = Point::new(x, y);
                let symbol = self.symbols.get(&point).copied().unwrap_or(' ');
                let mark = self.marks.get(&point).copied().unwrap_or(' ');
                match self.backgrounds.get(&point) {
                    Some(colour) => _ = write!(text, "\x1b[48;5;{colour}m\x1b[97m{symbol}{mark}\x1b[0m"),
                    None => _ = write!(text, "{symbol}{mark}"),
                }
            }
            _ = writeln!(text, "{}", self.rows - y);
        }
        text
    }

    /// A line that says which problem it is and who moves.
    #[must_use]
    pub fn title(&self, problem: &Problem) -> String {
        format!("{}: {:?} to move", problem.id, problem.to_move)
    }

    /// The numbered moves with their scores, and whether the problem calls them correct. If the scores are strengths, the
    /// probability with which each is chosen among all stands beside them.
    #[must_use]
    pub fn legend(&self, problem: &Problem, moves: &[(Point, f64)], are_strengths: bool) -> String {
        let mut text = String::new();
        let scores: Vec<f64> = moves.iter().map(|(_, score)| *score).collect();
        let probabilities = if are_strengths { choice_probabilities(&scores) } else { Vec::new() };
        for (place, (point, rank, score)) in ranked(moves).into_iter().enumerate() {
            let probability = probabilities.get(place).map_or(String::new(), |p| format!("{:>7.1} %", 100.0 * p));
            let verdict = problem.moves.iter().find(|first| first.point == Some(point)).map(|first| first.verdict);
            let verdict = match verdict {
                Some(Verdict::Correct) => "  correct",
                Some(Verdict::Lesser) => "  reaches the goal, but with a lesser result",
                Some(Verdict::Wrong) => "  wrong",
                None => "",
            };
            let name = diagram::name(point, self.rows).unwrap_or_default();
            let score = four_decimals(score);
            _ = writeln!(text, "{rank:>3}. {name:<4} ({})  {score:>7}{probability}{verdict}", point.sgf());
        }
        text
    }
}

/// The best moves with their ranks up to nine: one more than the number of better moves, so that equal scores share one.
fn ranked(moves: &[(Point, f64)]) -> Vec<(Point, usize, f64)> {
    let mut found: Vec<(Point, usize, f64)> = Vec::new();
    let mut rank = 0;
    for (place, &(point, score)) in moves.iter().enumerate() {
        if found.last().is_none_or(|last| last.2 != score) {
            rank = place + 1;
            // A rank that many moves share says nothing of them.
            if rank > NUMBERED || found.len() >= 2 * NUMBERED {
                break;
            }
        }
        found.push((point, rank, score));
    }
    let last = found.iter().rev().take_while(|f| f.1 == found.last().map_or(0, |f| f.1)).count();
    if last > NUMBERED && found.len() > last {
        found.truncate(found.len() - last);
    }
    found
}
