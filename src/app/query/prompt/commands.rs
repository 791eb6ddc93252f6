//! What can be typed beside goals.

use super::walk::Walk;
use super::{Failure, Next, Prompt, output, tell};
use crate::app::background;
use crate::diagnostics::Cancellation;
use crate::experiment::{Model, Scorer};
use crate::facts::{Sentences, documented, export};
use crate::go::{Board, Cell, Colour, Point, diagram};
use crate::logic::{Literal, Substitution, Term};
use crate::problem::{Problem, write_atomically};
use crate::prolog::{Engine, Joining, Kind, Proof, is_of_position, nearest, proof_of, proof_question};
use crate::runtime::Board as _;
use std::fmt::Write;
use std::path::Path;

/// Commands, what follows them, and what they do.
pub const COMMANDS: &[(&str, &str, &str)] = &[
    (
        ":help",
        "[NAME]",
        "this list, or what a command or predicate is for; GOAL asks a question, ; gives its next answer, Ctrl-C stops it, Ctrl-D leaves",
    ),
    (":board", "", "draw the position"),
    (":next", "", "the next position"),
    (":previous", "", "the one before"),
    (":goto", "NUMBER|ID", "another position"),
    (":play", "MOVE...", "play moves, such as C17 or cc, or pass; the sides take turns"),
    (":undo", "", "take the last move back"),
    (":why", "", "why the last answer holds: its proof as a tree"),
    (":define", "CLAUSE", "add a clause, such as weak(G) :- liberty_cnt(G,N), N < 3"),
    (":load", "FILE.pl", "read clauses; a predicate that was defined before is replaced"),
    (":save", "FILE.pl", "write the clauses that were defined here"),
    (":list", "[NAME]", "the predicates, or the clauses of one"),
    (":facts", "[NAME]", "the facts of the position: board, group, link, size"),
    (":score", "TREE.json", "score all legal moves with a learned tree"),
    (":tree", "TREE.json [MOVE]", "walk through a learned tree: :yes, :no, :up; with a move, the way that it takes"),
    (":yes", "", "go to the branch where the test succeeds"),
    (":no", "", "go to the branch where it fails"),
    (":up", "", "go back"),
    (":engine", "auto|native|prolog", "who answers"),
    (":draw", "on|off", "whether answers are drawn on the board"),
    (":ascii", "on|off", "letters for stones"),
    (":quit", "", "leave"),
];

impl Prompt {
    /// Carries out a command.
    pub(super) fn command(&mut self, text: &str) -> Result<Next, Failure> {
        let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let is_clause = matches!(name, ":define");
        let rest = if is_clause { rest } else { rest.trim_end_matches('.') };
        let known: Vec<&str> =
            COMMANDS.iter().map(|(known, ..)| *known).filter(|known| known.starts_with(name)).collect();
        let name = match known[..] {
            [one] => one,
            _ if known.contains(&name) => name,
            _ if name == ":?" => ":help",
            _ if matches!(name, ":exit" | ":bye") => ":quit",
            _ => {
                let near = nearest(name, COMMANDS.iter().map(|(known, ..)| *known));
                let message = if let (Some(near), true) = (near, known.is_empty()) {
                    say(&format!("there is no command {name}; did you mean {near}?"))?;
                    return Ok(Next::Go);
                } else if known.is_empty() {
                    format!("there is no command {name}")
                } else {
                    format!("{name} could be {}", known.join(", "))
                };
                say(&format!("{message}; :help lists them"))?;
                return Ok(Next::Go);
            }
        };
        match name {
            ":quit" => return Ok(Next::Leave),
            ":help" => help(rest, self.ascii)?,
            ":board" => self.show_board(&[])?,
            ":next" => self.go_to(self.current.checked_add(1), "this is the last position")?,
            ":previous" => self.go_to(self.current.checked_sub(1), "this is the first position")?,
            ":goto" => self.go_to_named(rest)?,
            ":play" => self.play(rest)?,
            ":undo" => self.undo()?,
            ":why" => self.why()?,
            ":define" if rest.is_empty() => say("a clause is wanted: :define weak(G) :- liberty_cnt(G,N), N < 3")?,
            ":define" => self.define(rest)?,
            ":load" => self.load(rest)?,
            ":save" => self.save(rest)?,
            ":list" => self.list(rest)?,
            ":facts" => self.facts(rest)?,
            ":score" => self.score(rest)?,
            ":tree" => self.tree(rest)?,
            ":yes" | ":no" | ":up" => self.step(name)?,
            ":engine" => match rest {
                "auto" => self.dialogue.engine = Engine::Auto,
                "native" => self.dialogue.engine = Engine::Native,
                "prolog" => self.dialogue.engine = Engine::Prolog,
                _ => say("say auto, native or prolog")?,
            },
            ":draw" => self.draws = rest != "off",
            ":ascii" => self.ascii = rest != "off",
            _ => {}
        }
        Ok(Next::Go)
    }

    fn go_to(&mut self, place: Option<usize>, otherwise: &str) -> Result<(), Failure> {
        match place.filter(|place| *place < self.problems.len()) {
            Some(place) => {
                self.current = place;
                self.shown = self.problems[place].clone();
                self.played.clear();
                self.refresh();
                self.show_board(&[])
            }
            None => say(otherwise),
        }
    }

    fn go_to_named(&mut self, name: &str) -> Result<(), Failure> {
        let by_id = self.problems.iter().position(|problem| problem.id == name);
        let by_number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        self.go_to(
            by_id.or(by_number),
            &format!("there is no position {name:?}; they are numbered from 1 to {}", self.problems.len()),
        )
    }

    /// The position as a board that knows ko.
    fn game(&self) -> Result<Board, Failure> {
        let start = self.played.first().map_or(&self.shown, |(before, _)| before);
        let mut board = Board::from_stones(start.size, start.size, &start.black, &start.white)
            .map_err(|error| anyhow::anyhow!("the position cannot be played in: {error}"))?;
        let mut colour = start.to_move;
        for (_, point) in &self.played {
            match point {
                // They were played before.
                Some(point) => _ = board.play(*point, colour),
                None => board.pass(),
            }
            colour = colour.opponent();
        }
        Ok(board)
    }

    fn play(&mut self, moves: &str) -> Result<(), Failure> {
        if moves.is_empty() {
            return say("which move? :play C17 or :play cc or :play pass");
        }
        for name in moves.split(|c: char| c.is_whitespace() || c == ',').filter(|name| !name.is_empty()) {
            let size = self.shown.size;
            let point = match name {
                "pass" => None,
                _ => {
                    let inside = |point: &Point| point.x() < size && point.y() < size;
                    let point = diagram::point(name, size).or_else(|| Point::from_sgf(name)).filter(inside);
                    if point.is_none() {
                        return say(&format!("{name} is no point of this board"));
                    }
                    point
                }
            };
            let mut board = match self.game() {
                Ok(board) => board,
                Err(Failure::Error(error)) => return say(&error.to_string()),
                Err(other) => return Err(other),
            };
            let colour = self.shown.to_move;
            if let Some(point) = point
                && let Err(error) = board.play(point, colour)
            {
                return say(&format!("{name} cannot be played: {error}"));
            }
            let stones =
                |colour: Colour| board.points().filter(|point| board.at(*point) == Cell::from(colour)).collect();
            let after = Problem {
                black: stones(Colour::Black),
                white: stones(Colour::White),
                to_move: colour.opponent(),
                moves: Vec::new(),
                ..self.shown.clone()
            };
            let before = std::mem::replace(&mut self.shown, after);
            self.played.push((before, point));
        }
        self.refresh();
        self.show_board(&[])
    }

    fn undo(&mut self) -> Result<(), Failure> {
        match self.played.pop() {
            None => say("no move was played"),
            Some((before, _)) => {
                self.shown = before;
                self.refresh();
                self.show_board(&[])
            }
        }
    }

    fn why(&mut self) -> Result<(), Failure> {
        let Some((question, answer)) = &self.last else { return say("there is no answer yet to explain") };
        let asked = proof_question(question, answer);
        let engine = std::mem::replace(&mut self.dialogue.engine, Engine::Prolog);
        let cancellation = Cancellation::default();
        self.dialogue.set_cancellation(cancellation.clone());
        *self.interrupt.lock().unwrap_or_else(|e| e.into_inner()) = Some(cancellation);
        let result = self.dialogue.ask(&asked).next_answer();
        *self.interrupt.lock().unwrap_or_else(|e| e.into_inner()) = None;
        self.dialogue.engine = engine;
        match result {
            Some(Ok(answer)) => match proof_of(&answer) {
                Some(proof) => {
                    let mut text = String::new();
                    self.tell_proof(&proof, 0, &Sentences::of_background(), &mut text);
                    output::print(&text)
                }
                None => say("the proof cannot be shown"),
            },
            Some(Err(trouble)) => tell(&[trouble]),
            None => say("no proof was found"),
        }
    }

    fn tell_proof(&self, proof: &Proof, depth: usize, sentences: &Sentences, text: &mut String) {
        // `A, B` is no goal of its own.
        let is_conjunction = proof.goal.functor().is_some_and(|(name, arity)| (name.as_str(), arity) == (",", 2));
        if !is_conjunction {
            let functor = proof.goal.functor();
            let literal = Literal::from_goal(&proof.goal);
            let kinds = self.types.arguments(functor);
            let name = |place: usize, term: &Term| self.in_words(kinds.get(place).and_then(Option::as_ref), term);
            let said = functor
                .filter(|(name, arity)| sentences.knows(*name, *arity))
                .map(|_| format!(": {}", sentences.say(&literal, &Substitution::new(), &name)));
            let given = if functor.is_some_and(is_of_position) { ", as the position says" } else { "" };
            _ = writeln!(text, "{:indent$}{}{}{given}", "", proof.goal, said.unwrap_or_default(), indent = 2 * depth);
        }
        let next = depth + usize::from(!is_conjunction);
        proof.from.iter().for_each(|inner| self.tell_proof(inner, next, sentences, text));
    }

    /// A value as the board shows it.
    fn in_words(&self, kind: Option<&Kind>, term: &Term) -> String {
        let points = Kind::points(kind, term, &self.board);
        match points.first().and_then(|point| diagram::name(*point, self.board.rows())) {
            Some(name) => name,
            None => term.to_string(),
        }
    }

    fn load(&mut self, file: &str) -> Result<(), Failure> {
        let text = match std::fs::read(file) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) => return say(&format!("{file}: {error}")),
        };
        let source = std::sync::Arc::new(crate::diagnostics::Source::new(file, text));
        let findings = self.dialogue.load(&source, Joining::Replace);
        self.types = crate::prolog::Types::of(self.dialogue.knowledge());
        tell(&findings)?;
        say(&format!("{file} is loaded"))
    }

    fn save(&self, file: &str) -> Result<(), Failure> {
        if file.is_empty() {
            return say("into which file? :save mine.pl");
        }
        let text: String = self.defined.iter().map(|clause| clause.clone() + "\n").collect();
        match write_atomically(Path::new(file), &text) {
            Ok(()) => say(&format!("{} definitions are in {file}", self.defined.len())),
            Err(error) => say(&format!("{file}: {error}")),
        }
    }

    fn list(&self, name: &str) -> Result<(), Failure> {
        let knowledge = self.dialogue.knowledge();
        let name = name.split('/').next().unwrap_or_default();
        let all = knowledge.predicates();
        if name.is_empty() {
            // First what was defined here; of the background what is for use.
            let (own, given): (Vec<_>, Vec<_>) = all.into_iter().partition(|predicate| knowledge.is_own(*predicate));
            let for_use: Vec<_> =
                documented().iter().filter(|e| e.is_for_use).map(|e| (e.name, e.arguments.len())).collect();
            let given = given.into_iter().filter(|predicate| for_use.contains(predicate));
            let names: Vec<String> =
                own.into_iter().chain(given).map(|(name, arity)| format!("{name}/{arity}")).collect();
            return say(&format!("{}\n:help NAME explains one", names.join(" ")));
        }
        let mut text = String::new();
        for predicate in all.into_iter().filter(|predicate| predicate.0.as_str() == name) {
            knowledge.clauses_of(predicate).for_each(|clause| _ = writeln!(text, "{clause}"));
            if is_of_position(predicate) {
                _ = writeln!(text, "{name}/{} is what the position says; :facts {name} lists it", predicate.1);
            }
        }
        say(if text.is_empty() { "nothing is known of it" } else { text.trim_end() })
    }

    fn facts(&self, name: &str) -> Result<(), Failure> {
        let facts = export::facts(&self.shown, export::Format::Csv);
        let mut text = String::new();
        let mut rows = csv::ReaderBuilder::new().has_headers(false).from_reader(facts.as_bytes());
        for row in rows.records().filter_map(Result::ok) {
            if let [_, relation, first, second] = row.iter().collect::<Vec<_>>()[..]
                && (name.is_empty() || name == relation)
            {
                let first = if relation == "board" { format!("({first})") } else { first.to_owned() };
                _ = writeln!(text, "{relation}({first}, {second}).");
            }
        }
        say(if text.is_empty() { "the facts are board, group, link and size" } else { text.trim_end() })
    }

    fn score(&self, file: &str) -> Result<(), Failure> {
        let model = match read_model(file) {
            Ok(model) => model,
            Err(why) => return say(&why),
        };
        let scores = Scorer::of(&model, std::slice::from_ref(&self.shown))?.scores()?;
        self.show_board(scores.first().map_or(&[], Vec::as_slice))
    }

    fn tree(&mut self, rest: &str) -> Result<(), Failure> {
        let (file, point) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let walk = match (file, &self.walk) {
            ("", None) => return say("which tree? :tree trees/nakade-vital.json"),
            ("", Some(_)) => None,
            _ => match read_model(file) {
                Ok(model) => Some(Walk::new(model)),
                Err(why) => return say(&why),
            },
        };
        if let Some(walk) = walk {
            self.walk = Some(walk);
        }
        let Some(walk) = &mut self.walk else { return Ok(()) };
        if point.trim().is_empty() {
            return output::print(&walk.show());
        }
        let size = self.shown.size;
        let inside = |point: &Point| point.x() < size && point.y() < size;
        match diagram::point(point.trim(), size).or_else(|| Point::from_sgf(point.trim())).filter(inside) {
            Some(point) => output::print(&walk.follow(&self.shown, point)?),
            None => say(&format!("{point} is no point of this board")),
        }
    }

    fn step(&mut self, which: &str) -> Result<(), Failure> {
        match &mut self.walk {
            None => say("which tree? :tree trees/nakade-vital.json"),
            Some(walk) => output::print(&walk.step(which)),
        }
    }
}

fn read_model(file: &str) -> Result<Model, String> {
    if file.is_empty() {
        return Err("which tree? for example trees/nakade-relational.json".into());
    }
    Model::load(Path::new(file)).map_err(|error| error.to_string())
}

fn help(about: &str, ascii: bool) -> Result<(), Failure> {
    let wanted = about.trim_start_matches(':');
    let mut text = String::new();
    for (name, rest, meaning) in COMMANDS.iter().filter(|(name, ..)| name[1..].starts_with(wanted)) {
        _ = writeln!(text, "{:<26} {meaning}", format!("{name} {rest}"));
    }
    if wanted.is_empty() {
        text += "\nA goal is Prolog: atari(G), group(G,enemy). Beside what :list shows (:help NAME explains it) there are the usual predicates of Prolog\n\
                 (findall, member, is, sort and so on); a goal may go over several lines. Commands can be shortened.\n";
    }
    if !wanted.is_empty() && !about.starts_with(':') {
        text = background::explanation(wanted, ascii).unwrap_or(text);
    }
    if text.is_empty() {
        let names = documented().iter().filter(|entry| entry.is_for_use).map(|entry| entry.name.as_str());
        let near = nearest(wanted, names.chain(COMMANDS.iter().map(|(name, ..)| &name[1..])));
        let meant = near.map_or_else(String::new, |near| format!("; did you mean {near}?"));
        text = format!("there is no command or predicate {wanted}{meant}");
    }
    say(text.trim_end())
}

fn say(text: &str) -> Result<(), Failure> {
    output::print(&format!("{text}\n"))
}
