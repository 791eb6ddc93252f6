//! Answers as text, JSON and CSV.

use crate::app::arguments::QueryFormat;
use crate::go::{Point, diagram};
use crate::logic::{Term, Variable};
use crate::prolog::{Answer, Kind, Outcome, Question, Types, Wanted, value_text};
use crate::runtime::{Board, Snapshot};
use rustc_hash::FxHashMap;
use serde_json::{Map, Value, json};

/// Writes what came out in each position.
pub struct Printer<'a> {
    format: QueryFormat,
    wanted: Wanted,
    question: &'a Question,
    kinds: FxHashMap<Variable, Kind>,
}

impl<'a> Printer<'a> {
    /// A printer for one question.
    pub fn new(format: QueryFormat, wanted: Wanted, question: &'a Question, types: &Types) -> Self {
        Self { format, wanted, question, kinds: types.variables(&question.goal) }
    }

    /// What stands before the first answer.
    pub fn header(&self) -> String {
        if self.format != QueryFormat::Csv {
            return String::new();
        }
        let names = self.question.variables.iter().map(|(name, _)| name.as_str());
        let second: Vec<&str> = if self.wanted == Wanted::Count { vec!["count"] } else { names.collect() };
        csv_row(std::iter::once("id").chain(second))
    }

    /// What stands behind the last answer.
    pub fn footer(&self, total: u64, with_answers: usize, asked: usize) -> String {
        match (self.format, self.wanted) {
            (QueryFormat::Text, Wanted::Count) => format!("{total} answers in {with_answers} of {asked} positions\n"),
            _ => String::new(),
        }
    }

    /// The answers in one position.
    pub fn outcome(&mut self, id: &str, board: &Snapshot, outcome: &Outcome) -> String {
        let mut text = String::new();
        if !outcome.output.is_empty() && self.format == QueryFormat::Text {
            text += &printable(&outcome.output);
            if !text.ends_with('\n') {
                text.push('\n');
            }
        }
        if self.wanted == Wanted::Count {
            text += &match self.format {
                QueryFormat::Text => String::new(),
                QueryFormat::Json => json!({ "id": id, "count": outcome.count }).to_string() + "\n",
                QueryFormat::Csv => csv_row([id, &outcome.count.to_string()]),
            };
            return text;
        }
        for answer in &outcome.answers {
            text += &match self.format {
                QueryFormat::Text => format!("{id}: {}\n", self.in_words(answer, board)),
                QueryFormat::Json => self.object(id, answer, board).to_string() + "\n",
                QueryFormat::Csv => {
                    let values: Vec<String> = answer.bindings.iter().map(|(_, value)| value_text(value)).collect();
                    csv_row(std::iter::once(id).chain(values.iter().map(String::as_str)))
                }
            };
        }
        text
    }

    /// The points that each variable stands for.
    pub fn points(&self, answer: &Answer, board: &Snapshot) -> Vec<Vec<Point>> {
        let variables = self.question.variables.iter().map(|(_, variable)| self.kinds.get(variable));
        variables.zip(&answer.bindings).map(|(kind, (_, value))| Kind::points(kind, value, board)).collect()
    }

    /// `G = 100 (C17 D17), N = 2`; `yes` where no variable has a value.
    pub fn in_words(&self, answer: &Answer, board: &Snapshot) -> String {
        let bound = |((_, value), _): &(&(String, Term), Vec<Point>)| !matches!(value, Term::Variable(_));
        let bindings = answer.bindings.iter().zip(self.points(answer, board)).filter(bound);
        let bindings = bindings.map(|((name, value), points)| {
            let names: Vec<String> = points.iter().filter_map(|point| diagram::name(*point, board.rows())).collect();
            let value = value_text(value);
            if names.is_empty() {
                format!("{name} = {value}")
            } else {
                format!("{name} = {value} ({})", names.join(" "))
            }
        });
        let text = bindings.collect::<Vec<_>>().join(", ");
        if text.is_empty() { "yes".into() } else { text }
    }

    fn object(&self, id: &str, answer: &Answer, board: &Snapshot) -> Value {
        let bindings: Map<String, Value> =
            answer.bindings.iter().map(|(name, value)| (name.clone(), value_json(value))).collect();
        let names = answer.bindings.iter().map(|(name, _)| name.clone());
        let points: Map<String, Value> = names
            .zip(self.points(answer, board))
            .filter(|(_, points)| !points.is_empty())
            .map(|(name, points)| (name, points.into_iter().map(Point::sgf).collect()))
            .collect();
        json!({ "id": id, "bindings": bindings, "points": points })
    }
}

/// Numbers as numbers, lists as lists, anything else as Prolog text.
fn value_json(value: &Term) -> Value {
    nested_json(value, 0)
}

fn nested_json(value: &Term, depth: usize) -> Value {
    match value {
        Term::Integer(number) => json!(number),
        Term::Float(number) if number.get().is_finite() => json!(number.get()),
        _ => match value.as_list() {
            // Lists in lists are rarely deep; what is deeper stays text.
            // What is nested deeper stays text.
            Some(items) if depth < 8 => items.into_iter().map(|item| nested_json(item, depth + 1)).collect(),
            _ => json!(value_text(value)),
        },
    }
}

fn csv_row<'t>(cells: impl IntoIterator<Item = &'t str>) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // Writing to memory does not fail.
    _ = writer.write_record(cells);
    writer.into_inner().map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
}

/// A text without characters that a terminal would obey.
pub fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' && c != '\t' { '\u{fffd}' } else { c }).collect()
}
