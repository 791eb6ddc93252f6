//! JSON lines: one problem an object, one object a line.
//!
//! The fields are those of `id`, `size`, `black`, `white`, `to_move`, `correct`, `wrong`, `level`, `target`, `status`,
//! `solution_depth`, `tree`, `moves`; only the stones and one of `correct` and `moves` are needed. `moves` lists first moves with
//! sign and status (`["cc","+l2d"]`) and decides their order; a `+` move that is not in `correct` is a lesser one. Other fields are
//! noted once a file. Lines are read in parallel, findings keep the order of the lines.

use super::{Format, Origin, ReadOptions, Reading, clean_id};
use crate::diagnostics::{Diagnostic, Findings, Source, Span, code};
use crate::go::{Colour, Point};
use crate::problem::draft::Draft;
use crate::problem::reward::status_rank;
use crate::problem::{Problem, Remarks, Verdict};
use crate::sgf::{NodeId, parse_variations, write_subtrees};
use rayon::prelude::*;
use serde::de::{Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::fmt;
use std::sync::Arc;

/// Reads all lines of a text.
pub(super) fn read(source: &Arc<Source>, charset: &'static str, label: &str, options: &ReadOptions) -> Reading {
    let text = source.text();
    let mut start = 0;
    let lines: Vec<(usize, Span)> = text
        .split_inclusive('\n')
        .enumerate()
        .map(|(number, line)| {
            let span = Span::new(start, start + line.trim_end().len());
            start += line.len();
            (number + 1, span)
        })
        .filter(|(_, span)| !text[span.start..span.end].trim().is_empty())
        .collect();
    let read: Vec<(Option<Problem>, Vec<String>, Vec<Diagnostic>)> =
        lines.par_iter().map(|&(number, span)| read_line(source, options, span, label, number)).collect();
    let mut reading = Reading {
        format: Format::JsonLines,
        charset,
        games: lines.len(),
        problems: Vec::with_capacity(read.len()),
        origins: Vec::with_capacity(read.len()),
        convention: None,
        findings: Vec::new(),
    };
    let mut unknown: Vec<String> = Vec::new();
    for ((problem, fields, findings), &(number, span)) in read.into_iter().zip(&lines) {
        reading.origins.extend(problem.as_ref().map(|_| Origin {
            source: source.clone(),
            game: number,
            span: span.first(1),
        }));
        reading.problems.extend(problem);
        for field in fields {
            if !unknown.contains(&field) {
                reading.findings.push(
                    Diagnostic::new(code::JSON_UNKNOWN_FIELD, format!("the field `{field}` is not known and not used"))
                        .at(source, span.first(1)),
                );
                unknown.push(field);
            }
        }
        reading.findings.extend(findings);
    }
    reading
}

fn read_line(
    source: &Arc<Source>,
    options: &ReadOptions,
    span: Span,
    label: &str,
    number: usize,
) -> (Option<Problem>, Vec<String>, Vec<Diagnostic>) {
    let line = &source.text()[span.start..span.end];
    let mut record = match serde_json::from_str::<Record>(line) {
        Ok(record) => record,
        Err(error) => {
            let mut last = error.column().saturating_sub(1).min(line.len());
            while !line.is_char_boundary(last) {
                last -= 1;
            }
            // The error is found at the end of a string: point at all of it.
            let in_string = line[last..].starts_with('"').then(|| line[..last].rfind('"')).flatten();
            let place = Span::new(span.start + in_string.unwrap_or(last), span.start + (last + 1).min(line.len()));
            // serde_json says "… at line 1 column 7": the place is ours to say.
            let message = error.to_string();
            let message = message.split(" at line ").next().unwrap_or_default().to_owned();
            let (code, hint) = if error.is_data() {
                (code::JSON_FIELD, "each line is one JSON object; README lists its fields")
            } else {
                (code::JSON_SYNTAX, "each line is one JSON object")
            };
            return (None, Vec::new(), vec![Diagnostic::new(code, message).at(source, place).hint(hint)]);
        }
    };
    let unknown = std::mem::take(&mut record.unknown);
    let mut findings = Findings::new(source);
    record.check_remarks(span.first(1), &mut findings);
    let problem = record.into_draft(span, label, number, options.positions).finish(&mut findings);
    (problem, unknown, findings.into_vec())
}

/// The fields of a line.
#[derive(Default)]
struct Record {
    id: Option<String>,
    size: Option<u8>,
    black: Vec<Point>,
    white: Vec<Point>,
    to_move: Option<Colour>,
    correct: Option<Vec<Option<Point>>>,
    wrong: Vec<Option<Point>>,
    remarks: Remarks,
    moves: Option<Vec<(Option<Point>, String)>>,
    unknown: Vec<String>,
}

impl Record {
    /// Looks at what nothing else needs: lines of play get the form in which they are written, statuses are to be known ones.
    fn check_remarks(&mut self, place: Span, findings: &mut Findings) {
        if let Some(tree) = &mut self.remarks.tree {
            match parse_variations(tree) {
                Some(game) => *tree = write_subtrees(&game, NodeId::ROOT),
                None => {
                    findings.add(code::JSON_LINES_OF_PLAY, place, || "the field `tree` holds no SGF variations");
                }
            }
        }
        let unknown = |sign: &&str| !sign[1..].is_empty() && status_rank(&sign[1..]).is_none();
        let signs = self.moves.iter().flatten().map(|(_, sign)| sign.as_str());
        if let Some(sign) = signs.filter(|sign| sign.is_char_boundary(1)).find(unknown) {
            findings
                .add(code::JSON_STATUS, place, || format!("`{sign}` has no status that is known"))
                .hint("statuses are `d`, `d5l` … `d1l`, `l1d` … `l5d` and `l`");
        }
    }

    fn into_draft(self, span: Span, label: &str, number: usize, bare: bool) -> Draft {
        let place = span.first(1);
        let at = |points: Vec<Point>| points.into_iter().map(|point| (point, place)).collect();
        let mut moves = Vec::new();
        let listed = self.moves.unwrap_or_default();
        for (point, sign) in &listed {
            let status = Some(sign[1..].to_owned()).filter(|status| !status.is_empty());
            let correct = self.correct.as_ref().is_none_or(|correct| correct.contains(point));
            let verdict = match (sign.starts_with('+'), correct) {
                (true, true) => Verdict::Correct,
                (true, false) => Verdict::Lesser,
                (false, _) => Verdict::Wrong,
            };
            moves.push((Draft::first_move(*point, verdict, status), place));
        }
        // What `moves` says with a sign need not be said again; a contradiction is, so that it is found.
        for (points, verdict) in
            [(self.correct.as_deref().unwrap_or_default(), Verdict::Correct), (&self.wrong, Verdict::Wrong)]
        {
            for point in points {
                let known = moves.iter().any(|(m, _)| m.point == *point && (m.verdict == verdict));
                if !known {
                    moves.push((Draft::first_move(*point, verdict, None), place));
                }
            }
        }
        Draft {
            id: self
                .id
                .map(|id| clean_id(&id))
                .filter(|id| !id.is_empty())
                .unwrap_or_else(|| format!("{label}-{number}")),
            span: place,
            size: self.size.unwrap_or(19),
            black: at(self.black),
            white: at(self.white),
            to_move: self.to_move.unwrap_or(Colour::Black),
            moves,
            separate: self.correct.is_none(),
            unsolved: self.correct.as_ref().is_some_and(Vec::is_empty),
            bare,
            remarks: self.remarks,
        }
    }
}

impl<'de> serde::Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(RecordVisitor)
    }
}

/// The fields that are known.
const FIELDS: [&str; 13] = [
    "id",
    "size",
    "black",
    "white",
    "to_move",
    "correct",
    "wrong",
    "moves",
    "level",
    "status",
    "solution_depth",
    "tree",
    "target",
];

struct RecordVisitor;

impl<'de> Visitor<'de> for RecordVisitor {
    type Value = Record;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a JSON object with the fields of a problem")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Record, A::Error> {
        let mut record = Record::default();
        let mut stones = false;
        let mut given = [false; FIELDS.len()];
        while let Some(key) = map.next_key::<std::borrow::Cow<'de, str>>()? {
            if let Some(at) = FIELDS.iter().position(|field| *field == key)
                && std::mem::replace(&mut given[at], true)
            {
                return Err(A::Error::custom(format!("the field `{key}` is given twice")));
            }
            // A field that is null is as good as absent.
            match key.as_ref() {
                "id" => record.id = map.next_value()?,
                "size" => {
                    record.size = match map.next_value::<Option<u64>>()? {
                        Some(size @ 1..=25) => Some(size as u8),
                        None => None,
                        Some(size) => {
                            return Err(A::Error::custom(format!("a board of {size} lines: 1 to 25 are possible")));
                        }
                    };
                }
                "black" | "white" => {
                    let list = map.next_value::<Option<List<OnBoard>>>()?;
                    stones |= list.is_some();
                    let points = list.map_or(Vec::new(), |list| list.0.into_iter().map(|point| point.0).collect());
                    if key == "black" { record.black = points } else { record.white = points }
                }
                "to_move" => record.to_move = map.next_value::<Option<Player>>()?.map(|player| player.0),
                "correct" => record.correct = map.next_value::<Option<_>>()?.map(first_moves),
                "wrong" => record.wrong = map.next_value::<Option<_>>()?.map_or(Vec::new(), first_moves),
                "moves" => {
                    let Some(List(moves)) = map.next_value::<Option<List<(FirstPoint, String)>>>()? else { continue };
                    if let Some((_, sign)) = moves.iter().find(|(_, sign)| !sign.starts_with(['+', '-'])) {
                        return Err(A::Error::custom(format!("`{sign}` does not begin with `+` or `-`")));
                    }
                    record.moves = Some(moves.into_iter().map(|(point, sign)| (point.0, sign)).collect());
                }
                "level" => record.remarks.level = map.next_value()?,
                "status" => record.remarks.status = map.next_value()?,
                "solution_depth" => record.remarks.solution_depth = map.next_value()?,
                "tree" => record.remarks.tree = map.next_value()?,
                "target" => {
                    let target = map.next_value::<Option<List<OnBoard>>>()?;
                    record.remarks.target =
                        target.map_or(Vec::new(), |list| list.0.into_iter().map(|point| point.0).collect());
                }
                other => {
                    record.unknown.push(other.to_owned());
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        if !stones {
            return Err(A::Error::custom("the fields `black` and `white` are missing"));
        }
        // A pass may be written `tt` on boards on which that is no point.
        if record.size.unwrap_or(19) <= 19 {
            let tt = Point::from_sgf("tt");
            let moves = record.moves.iter_mut().flatten().map(|(point, _)| point);
            for point in record.correct.iter_mut().flatten().chain(&mut record.wrong).chain(moves) {
                if *point == tt {
                    *point = None;
                }
            }
        }
        Ok(record)
    }
}

fn first_moves(list: List<FirstPoint>) -> Vec<Option<Point>> {
    list.0.into_iter().map(|point| point.0).collect()
}

/// A list of points or moves.
struct List<T>(Vec<T>);

impl<'de, T: serde::Deserialize<'de>> serde::Deserialize<'de> for List<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ListVisitor<T>(std::marker::PhantomData<T>);
        impl<'de, T: serde::Deserialize<'de>> Visitor<'de> for ListVisitor<T> {
            type Value = List<T>;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a list of points such as [\"aa\",\"bb\"]")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<List<T>, A::Error> {
                let mut list = Vec::with_capacity(16);
                while let Some(item) = seq.next_element()? {
                    list.push(item);
                }
                Ok(List(list))
            }
        }
        deserializer.deserialize_seq(ListVisitor(std::marker::PhantomData))
    }
}

/// Declares a type that is read from a string.
macro_rules! from_string {
    ($(#[$doc:meta])* $name:ident($inner:ty), $expecting:literal, $read:expr) => {
        $(#[$doc])*
        struct $name($inner);
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Read;
                impl Visitor<'_> for Read {
                    type Value = $name;
                    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                        f.write_str($expecting)
                    }
                    fn visit_str<E: Error>(self, text: &str) -> Result<$name, E> {
                        let read: fn(&str) -> Option<$inner> = $read;
                        read(text).map($name).ok_or_else(|| E::custom(format!("`{text}` is not {}", $expecting)))
                    }
                }
                deserializer.deserialize_str(Read)
            }
        }
    };
}

from_string!(
    /// A point.
    OnBoard(Point), "a point (two letters a to y)", Point::from_sgf
);
from_string!(
    /// A first move; an empty string is a pass.
    FirstPoint(Option<Point>), "a point (two letters a to y) or an empty string for a pass", |text| {
        if text.is_empty() { Some(None) } else { Point::from_sgf(text).map(Some) }
    }
);
from_string!(
    /// A side.
    Player(Colour), "`B` or `W`", |text| match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Colour::Black),
        "w" | "white" => Some(Colour::White),
        _ => None,
    }
);
