//! The text format of Thomas Wolf's GoTools, as worked out from its files.
//!
//! A copyright notice, a line `203 problems`, then records:
//!
//! ```text
//! $ P2036151
//! AAB?ADAAF?BB…?EC[AD][BB][DA]        triples of a side (A Black, ? White) and a point, then the strings at stake;
//! ?+l#5 3 2 320.00 5 ?? 0 255 :ACDB:  a line that ends in `\` goes on in the next
//! ?-d#1 3 1 0.00 4 ?? 0 255 :BAAE:    side, sign, status, `#` and figures, the line of play between colons (`@@` is a pass)
//! ```
//!
//! A record whose lines begin with both sides is two problems, one for each side to move. The board is taken as 19 lines: the
//! format gives none.

use super::{Format, Origin, Reading};
use crate::diagnostics::{Findings, Source, Span, code};
use crate::go::{Colour, Point};
use crate::problem::draft::Draft;
use crate::problem::reward::status_rank;
use crate::problem::{Problem, Remarks, Verdict};
use std::borrow::Cow;
use std::fmt::Write;
use std::sync::Arc;

/// Reads all records of a text. `label` is the name of the file, which GoTools uses as the level.
pub(super) fn read(source: &Arc<Source>, charset: &'static str, label: &str) -> Reading {
    let mut findings = Findings::new(source);
    let lines = lines(source.text());
    let first_record = lines.iter().position(|line| is_record(&line.text)).unwrap_or(lines.len());
    let mut games = 0;
    let (mut problems, mut origins) = (Vec::new(), Vec::new());
    let mut at = first_record;
    while at < lines.len() {
        let end =
            at + 1 + lines[at + 1..].iter().position(|line| is_record(&line.text)).unwrap_or(lines.len() - at - 1);
        games += 1;
        let found = read_record(&lines[at..end], label, &mut findings);
        let origin = Origin { source: source.clone(), game: games, span: lines[at].span().first(1) };
        origins.extend(found.iter().map(|_| origin.clone()));
        problems.extend(found);
        at = end;
    }
    check_header(&lines[..first_record], games, &mut findings);
    let findings = findings.into_vec();
    Reading { format: Format::GoTools, charset, games, problems, origins, convention: None, findings }
}

/// A line, put together from the lines of the text that end in `\\` and the one after them.
struct Line<'a> {
    text: Cow<'a, str>,
    /// For each piece the place in `text` and the place in the source.
    pieces: Vec<(usize, usize)>,
}

impl Line<'_> {
    /// The place in the source of a byte of the line.
    fn place(&self, at: usize) -> usize {
        let piece = self.pieces.partition_point(|&(start, _)| start <= at).max(1) - 1;
        self.pieces[piece].1 + at - self.pieces[piece].0
    }

    fn span(&self) -> Span {
        Span::new(self.place(0), self.place(self.text.len()))
    }
}

fn lines(text: &str) -> Vec<Line<'_>> {
    let mut lines: Vec<Line> = Vec::new();
    let mut start = 0;
    let mut goes_on = false;
    for whole in text.split_inclusive('\n') {
        // A file from DOS may end in the character 26.
        let line = whole.trim_end_matches(|c: char| c.is_whitespace() || c == '\u{1a}');
        let piece = line.strip_suffix('\\').unwrap_or(line);
        match lines.last_mut().filter(|_| goes_on && !is_record(piece)) {
            Some(last) => {
                last.pieces.push((last.text.len(), start));
                last.text.to_mut().push_str(piece);
            }
            None => lines.push(Line { text: Cow::Borrowed(piece), pieces: vec![(0, start)] }),
        }
        goes_on = piece.len() < line.len();
        start += whole.len();
    }
    lines.retain(|line| !line.text.trim().is_empty());
    lines
}

fn is_record(line: &str) -> bool {
    line.starts_with('$')
}

fn check_header(header: &[Line], records: usize, findings: &mut Findings) {
    let count = header.iter().find_map(|line| {
        let number = line.text.trim().strip_suffix("problems")?.trim().parse::<usize>().ok()?;
        Some((number, line.span()))
    });
    match count {
        None => {
            findings.add(code::GOTOOLS_HEADER, Span::new(0, 0), || "no line says how many problems there are");
        }
        Some((count, span)) if count != records => {
            findings
                .add(code::GOTOOLS_COUNT, span, || format!("the file says {count} problems and has {records}"))
                .hint("the file may be cut off");
        }
        Some(_) => {}
    }
}

/// A line of a record about one first move.
struct MoveLine<'a> {
    side: Colour,
    reaches: bool,
    status: &'a str,
    /// `None` is a pass.
    line: Vec<Option<Point>>,
    span: Span,
}

/// The problems of one record, at most one for each side.
fn read_record(lines: &[Line], label: &str, findings: &mut Findings) -> Vec<Problem> {
    let span = lines[0].span();
    let name = lines[0].text.trim_start_matches('$').trim();
    let read = lines.get(1).ok_or(span).and_then(read_position);
    let (stones, target) = match read {
        Ok(read) => read,
        Err(span) => {
            findings
                .add(code::GOTOOLS_POSITION, span, || format!("the position of `{name}` cannot be read"))
                .hint("a position is triples of `A` or `?` and two letters, then points in brackets");
            return Vec::new();
        }
    };
    let mut moves = Vec::new();
    for line in &lines[2..] {
        match read_move(line) {
            Some(read) => moves.push(read),
            None => findings
                .add(code::GOTOOLS_MOVE, line.span(), || format!("a move line of `{name}` cannot be read"))
                .hint("a move line is like `?+l#5 3 1 40.00 4 ?? 0 255 :CCBC:`"),
        }
    }
    // In the order in which the sides first appear.
    let mut sides: Vec<Colour> = Vec::new();
    for m in &moves {
        if !sides.contains(&m.side) {
            sides.push(m.side);
        }
    }
    let problem = |&side: &Colour| {
        let moves: Vec<&MoveLine> = moves.iter().filter(|m| m.side == side).collect();
        let letter = letter(side);
        if !moves.iter().any(|m| m.reaches) {
            findings.add(code::GOTOOLS_UNSOLVED, span, || {
                format!("no first move of {letter} in `{name}` reaches its goal")
            });
            return None;
        }
        draft(format!("gotools/{label}/{name}-{letter}"), label, span, side, &stones, &target, &moves).finish(findings)
    };
    sides.iter().filter_map(problem).map(with_status).collect()
}

/// The status and depth of the problem are those of its first correct move.
fn with_status(mut problem: Problem) -> Problem {
    if let Some(best) = problem.moves.iter().find(|m| m.verdict == Verdict::Correct) {
        problem.remarks.status.clone_from(&best.status);
    }
    problem
}

type Stones = Vec<(Colour, Point, Span)>;

/// The stones and the strings at stake; the error is the place of what makes no sense.
fn read_position(line: &Line) -> Result<(Stones, Vec<Point>), Span> {
    let mut stones = Vec::new();
    let mut target = Vec::new();
    let bytes = line.text.as_bytes();
    let mut at = 0;
    let fault = |at: usize| Span::new(line.place(at), line.place((at + 1).min(bytes.len())));
    while let [side @ (b'A' | b'?'), x, y, ..] = bytes[at..] {
        let colour = if side == b'A' { Colour::Black } else { Colour::White };
        let place = Span::new(line.place(at), line.place(at) + 3);
        stones.push((colour, point(x, y).ok_or_else(|| fault(at))?, place));
        at += 3;
    }
    while let [b'[', x, y, b']', ..] = bytes[at..] {
        target.push(point(x, y).ok_or_else(|| fault(at))?);
        at += 4;
    }
    if at < bytes.len() || stones.is_empty() { Err(fault(at)) } else { Ok((stones, target)) }
}

/// Column letter, row letter, counted from the corner.
fn point(x: u8, y: u8) -> Option<Point> {
    let on_board = |c: u8| matches!(c, b'A'..=b'S');
    (on_board(x) && on_board(y)).then(|| Point::new(x - b'A', y - b'A'))
}

fn read_move<'a>(line: &'a Line) -> Option<MoveLine<'a>> {
    let text = line.text.as_ref();
    let span = line.span();
    let side = match text.as_bytes().first()? {
        b'A' => Colour::Black,
        b'?' => Colour::White,
        _ => return None,
    };
    let reaches = match text.as_bytes().get(1)? {
        b'+' => true,
        b'-' => false,
        _ => return None,
    };
    let status = text.get(2..)?.split('#').next()?;
    status_rank(status)?;
    let mut parts = text.split(':');
    let letters = parts.nth(1)?.as_bytes();
    parts.next()?;
    let line: Option<Vec<Option<Point>>> = letters
        .chunks(2)
        .map(|pair| match pair {
            b"@@" => Some(None),
            &[x, y] => point(x, y).map(Some),
            _ => None,
        })
        .collect();
    let line = line.filter(|line| !line.is_empty())?;
    Some(MoveLine { side, reaches, status, line, span })
}

fn letter(colour: Colour) -> char {
    if colour == Colour::Black { 'B' } else { 'W' }
}

fn draft(
    id: String,
    level: &str,
    span: Span,
    to_move: Colour,
    stones: &Stones,
    target: &[Point],
    moves: &[&MoveLine],
) -> Draft {
    let of = |colour: Colour| stones.iter().filter(|s| s.0 == colour).map(|&(_, point, span)| (point, span)).collect();
    let best = moves.iter().find(|m| m.reaches);
    Draft {
        id,
        span,
        size: 19,
        black: of(Colour::Black),
        white: of(Colour::White),
        to_move,
        moves: moves
            .iter()
            .map(|m| {
                let verdict = if m.reaches { Verdict::Correct } else { Verdict::Wrong };
                (Draft::first_move(m.line[0], verdict, Some(m.status.to_owned())), m.span)
            })
            .collect(),
        separate: true,
        // A record has one part for each side; where a side reaches nothing, it has no problem to solve.
        unsolved: false,
        bare: false,
        remarks: Remarks {
            level: Some(level.to_owned()),
            target: target.to_vec(),
            status: None,
            solution_depth: best.map(|m| m.line.len() as u32),
            tree: Some(variations(to_move, moves)),
        },
    }
}

/// The lines of play as SGF variations, each with its sign and status as a comment.
fn variations(to_move: Colour, moves: &[&MoveLine]) -> String {
    let mut tree = String::new();
    for m in moves {
        let mut colour = to_move;
        tree.push('(');
        for point in &m.line {
            let _ = write!(tree, ";{}[{}]", letter(colour), point.map_or(String::new(), Point::sgf));
            colour = colour.opponent();
        }
        let _ = write!(tree, "C[{}{}])", if m.reaches { '+' } else { '-' }, m.status);
    }
    // One line alone stands without parentheses.
    match moves {
        [_] => tree[1..tree.len() - 1].to_owned(),
        _ => tree,
    }
}
