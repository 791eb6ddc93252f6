//! Problems drawn side by side, as SVG.
//!
//! Each board shows its upper left part, as far as there are stones and two lines more. Knows problems, not how they were made.

use crate::problem::{Problem, Verdict};
use std::fmt::Write;

/// Pixels between two lines of a board, and around a board.
const LINE: u32 = 14;
const MARGIN: u32 = 12;
/// Room for the caption below a board.
const CAPTION: u32 = 16;
/// Lines of a board that are drawn at most.
const MOST_COLUMNS: u32 = 16;
const MOST_ROWS: u32 = 9;

/// A sheet of problems, so many in a row, with the correct moves marked.
#[must_use]
pub fn sheet(problems: &[&Problem], in_a_row: usize) -> String {
    let in_a_row = in_a_row.max(1);
    let (width, height) = (MOST_COLUMNS * LINE + 2 * MARGIN, MOST_ROWS * LINE + 2 * MARGIN + CAPTION);
    let columns = problems.len().min(in_a_row) as u32;
    let rows = problems.len().div_ceil(in_a_row) as u32;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" \
         font-family=\"sans-serif\" font-size=\"10\">\n<rect width=\"100%\" height=\"100%\" fill=\"#f4e3c1\"/>\n",
        columns * width,
        rows * height
    );
    for (place, problem) in problems.iter().enumerate() {
        let (column, row) = ((place % in_a_row) as u32, (place / in_a_row) as u32);
        _ = writeln!(text, "<g transform=\"translate({} {})\">", column * width + MARGIN, row * height + MARGIN);
        draw(&mut text, problem);
        text.push_str("</g>\n");
    }
    text.push_str("</svg>\n");
    text
}

/// One board with its caption.
fn draw(text: &mut String, problem: &Problem) {
    let stones = || problem.black.iter().chain(&problem.white);
    let last =
        |line: Option<u8>, most: u32| (u32::from(line.unwrap_or(0)) + 2).min(u32::from(problem.size) - 1).min(most);
    let first_column = stones().map(|stone| stone.x()).min().unwrap_or(0).saturating_sub(1);
    let columns = last(stones().map(|stone| stone.x() - first_column).max(), MOST_COLUMNS);
    let rows = last(stones().map(|stone| stone.y()).max(), MOST_ROWS);
    for column in 0..=columns {
        let x = column * LINE;
        let edge = if column == 0 && first_column == 0 { 2 } else { 1 };
        _ = writeln!(text, "<path d=\"M{x} 0V{}\" stroke=\"#555\" stroke-width=\"{edge}\"/>", rows * LINE);
    }
    for row in 0..=rows {
        let y = row * LINE;
        let edge = if row == 0 { 2 } else { 1 };
        _ = writeln!(text, "<path d=\"M0 {y}H{}\" stroke=\"#555\" stroke-width=\"{edge}\"/>", columns * LINE);
    }
    let place = |point: crate::go::Point| (u32::from(point.x() - first_column) * LINE, u32::from(point.y()) * LINE);
    for (list, fill) in [(&problem.black, "#111"), (&problem.white, "#fff")] {
        for (x, y) in list.iter().map(|&stone| place(stone)) {
            _ = writeln!(text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"6.3\" fill=\"{fill}\" stroke=\"#111\"/>");
        }
    }
    let correct = problem.moves.iter().filter(|m| m.verdict == Verdict::Correct).filter_map(|m| m.point);
    for (x, y) in correct.filter(|point| point.x() >= first_column).map(place) {
        _ = writeln!(text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"#c22\"/>");
    }
    let (level, status) =
        (problem.remarks.level.as_deref().unwrap_or(""), problem.remarks.status.as_deref().unwrap_or(""));
    let y = rows.max(5) * LINE + 22;
    _ = writeln!(text, "<text x=\"0\" y=\"{y}\">{} · {:?} to move · {status}</text>", level, problem.to_move);
}
