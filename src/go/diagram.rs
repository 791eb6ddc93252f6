//! Boards as text, as Go players draw them, and back.
//!
//! Columns are lettered from `A` to `Z` without `I`, rows numbered from the bottom: `D4` is the fourth column from the left and
//! the fourth row from below.

use super::{Board, Cell, Colour, Point, SetupError};
use std::fmt;

/// The letters of the columns.
const COLUMNS: &[u8; Point::LARGEST_EDGE] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// What a diagram shows: a board, and small letters on empty points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The position.
    pub board: Board,
    /// The points marked `a` to `z`, in row order.
    pub marks: Vec<(char, Point)>,
}

impl Diagram {
    /// The first point with this mark.
    #[must_use]
    pub fn mark(&self, mark: char) -> Option<Point> {
        self.marks.iter().find(|&&(letter, _)| letter == mark).map(|&(_, point)| point)
    }
}

/// Why a text is not a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagramError {
    /// A character that means nothing in a diagram, in the line with this number, from 1.
    Character(char, usize),
    /// The row in the line with this number has more or fewer points than the first.
    Width(usize),
    /// There are no rows, too many, or rows that are too long; or a string has no liberties.
    Setup(SetupError),
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiagramError::Character(character, line) => write!(f, "{character:?} in line {line} means nothing here"),
            DiagramError::Width(line) => write!(f, "the row in line {line} is not as long as the first"),
            DiagramError::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for DiagramError {}

/// Reads a diagram: `X` black, `O` white, `.` `,` or `*` empty, `a` to `z` empty and marked.
///
/// Blanks are free. A line of column letters (it begins with `A`), row numbers at either end, and a frame of `#`, `|`, `+` and `-` are passed
/// over. Unlike a problem, a diagram may be a rectangle.
///
/// # Errors
/// If the text is no diagram or its position is not legal.
pub fn parse(text: &str) -> Result<Diagram, DiagramError> {
    let mut rows: Vec<Vec<char>> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let row = line.trim_matches(|c: char| c.is_whitespace() || c.is_ascii_digit() || "#|+-".contains(c));
        let row: Vec<char> = row.chars().filter(|c| !c.is_whitespace()).collect();
        if row.is_empty() || row[0] == 'A' {
            continue;
        }
        if let Some(&stray) = row.iter().find(|&&c| !matches!(c, 'X' | 'O' | '.' | ',' | '*' | 'a'..='z')) {
            return Err(DiagramError::Character(stray, number + 1));
        }
        if rows.first().is_some_and(|first| first.len() != row.len()) {
            return Err(DiagramError::Width(number + 1));
        }
        rows.push(row);
    }
    let size = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
    let (columns, lines) = (size(rows.first().map_or(0, Vec::len)), size(rows.len()));
    // Asked first, because points beyond the largest board have no place in the grid.
    Board::new(columns, lines).map_err(DiagramError::Setup)?;
    let cells = || (0..).zip(&rows).flat_map(|(y, row)| (0..).zip(row).map(move |(x, &c)| (c, Point::new(x, y))));
    let stones = |stone| cells().filter(|&(c, _)| c == stone).map(|(_, point)| point).collect::<Vec<_>>();
    let board = Board::from_stones(columns, lines, &stones('X'), &stones('O')).map_err(DiagramError::Setup)?;
    let marks = cells().filter(|(c, _)| c.is_ascii_lowercase()).collect();
    Ok(Diagram { board, marks })
}

/// Draws a board with its coordinates; [`parse`] reads it again.
#[must_use]
pub fn draw(board: &Board) -> String {
    draw_with(board, |_| None)
}

/// Draws a board; where `mark` gives a character, it stands in place of the point.
#[must_use]
pub fn draw_with(board: &Board, mark: impl Fn(Point) -> Option<char>) -> String {
    let mut text = String::from("  ");
    for x in 0..board.columns() {
        text.push(' ');
        text.push(char::from(COLUMNS[usize::from(x)]));
    }
    text.push('\n');
    for y in 0..board.rows() {
        text.push_str(&format!("{:2}", board.rows() - y));
        for x in 0..board.columns() {
            let point = Point::new(x, y);
            text.push(' ');
            text.push(mark(point).unwrap_or(match board.at(point) {
                Cell::Empty => '.',
                Cell::Edge => '#',
                Cell::Black => letter(Colour::Black),
                Cell::White => letter(Colour::White),
            }));
        }
        text.push('\n');
    }
    text
}

/// The letter of a stone: `X` black, `O` white.
const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Black => 'X',
        Colour::White => 'O',
    }
}

/// The name of a point as players say it, `D4`; `None` if it is not on a board with so many rows.
#[must_use]
pub fn name(point: Point, rows: u8) -> Option<String> {
    let column = char::from(*COLUMNS.get(usize::from(point.x()))?);
    (point.y() < rows).then(|| format!("{column}{}", rows - point.y()))
}

/// The point with a name such as `D4` or `d4` on a board with so many rows.
#[must_use]
pub fn point(name: &str, rows: u8) -> Option<Point> {
    let column = name.chars().next()?.to_ascii_uppercase();
    let x = COLUMNS.iter().position(|&letter| char::from(letter) == column)?;
    let digits = &name[column.len_utf8()..];
    let row: u8 = digits.bytes().all(|b| b.is_ascii_digit()).then(|| digits.parse().ok()).flatten()?;
    let y = rows.checked_sub(row).filter(|_| row > 0 && usize::from(rows) <= Point::LARGEST_EDGE)?;
    Some(Point::new(x as u8, y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_read_again() {
        let diagram = parse("X.O\n.aO\nXX.\n.,*").unwrap();
        assert_eq!((diagram.board.columns(), diagram.board.rows()), (3, 4));
        assert_eq!(diagram.mark('a'), Some(Point::new(1, 1)));
        let drawn = draw(&diagram.board);
        assert_eq!(drawn, "   A B C\n 4 X . O\n 3 . . O\n 2 X X .\n 1 . . .\n");
        assert_eq!(parse(&drawn).unwrap().board, diagram.board);
    }

    #[test]
    fn frames_numbers_and_letters_are_passed_over() {
        let framed = "  A B\n +---+\n2|X .|2\n1|. O|1\n #####\n  A B";
        assert_eq!(parse(framed).unwrap().board, parse("X.\n.O").unwrap().board);
    }

    #[test]
    fn what_is_no_diagram_is_said() {
        assert_eq!(parse("X?\n.."), Err(DiagramError::Character('?', 1)));
        assert_eq!(parse("X.\n...").unwrap_err(), DiagramError::Width(2));
        assert_eq!(parse(""), Err(DiagramError::Setup(SetupError::Size(0, 0))));
        assert_eq!(parse(&".".repeat(300)), Err(DiagramError::Setup(SetupError::Size(255, 1))));
        assert_eq!(parse("XO"), Err(DiagramError::Setup(SetupError::NoLiberties(Point::new(0, 0)))));
    }

    #[test]
    fn names_skip_the_letter_i() {
        assert_eq!(name(Point::new(8, 18), 19).as_deref(), Some("J1"));
        assert_eq!(point("j1", 19), Some(Point::new(8, 18)));
        assert_eq!(point("T19", 19), Some(Point::new(18, 0)));
        for none in ["", "I3", "A0", "A20", "A+1", "A", "é4"] {
            assert_eq!(point(none, 19), None, "{none}");
        }
        assert_eq!(name(Point::new(0, 9), 9), None);
    }
}
