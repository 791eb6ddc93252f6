//! Answers on the board: what each variable stands for in a colour of its own, with the first letter of its name.

use super::{Failure, Prompt, output};
use crate::experiment::Picture;
use crate::go::Point;
use crate::problem::Problem;
use crate::prolog::Answer;

/// Background colours (ANSI, 256 colours), one a variable.
const COLOURS: [u8; 6] = [24, 90, 130, 28, 60, 124];

/// How answers are drawn.
pub struct Drawing<'a> {
    pub problem: &'a Problem,
    pub ascii: bool,
    pub draws: bool,
}

impl Drawing<'_> {
    /// The board with an answer on it; nothing where it speaks of no points.
    pub fn answer(&self, answer: &Answer, points: &[Vec<Point>]) -> String {
        if !self.draws || points.iter().all(Vec::is_empty) {
            return String::new();
        }
        let mut picture = Picture::of(self.problem, self.ascii);
        let names = answer.bindings.iter().map(|(name, _)| name.as_str());
        for (at, (name, points)) in names.zip(points).enumerate() {
            for &point in points {
                picture.background(point, COLOURS[at % COLOURS.len()]);
                if let Some(letter) = name.chars().next() {
                    picture.mark(point, letter.to_ascii_lowercase());
                }
            }
        }
        picture.draw()
    }
}

impl Prompt {
    /// Draws the position, with numbers on some points.
    pub fn show_board(&self, numbered: &[(Point, f64)]) -> Result<(), Failure> {
        let mut picture = Picture::of(&self.shown, self.ascii);
        let mut legend = String::new();
        if !numbered.is_empty() {
            picture.heat(numbered);
            picture.number(numbered);
            legend = picture.legend(&self.shown, numbered, false);
        }
        if let Some((_, Some(point))) = self.played.last() {
            picture.mark(*point, '*');
        }
        output::print(&format!("{}\n{}{legend}", picture.title(&self.shown), picture.draw()))
    }
}
