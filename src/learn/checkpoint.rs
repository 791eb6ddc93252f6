//! Checkpoints: what an induction has found out so far, so that it can be ended and taken up again.
//!
//! Growing is a chain of steps of which each follows from those before it, and nearly all of its time goes into one of them: the
//! search for the best test of a node. So a checkpoint holds the outcomes of these searches and nothing else (a log of
//! decisions, as data bases that recover by running their log again keep it). Growing that is given a checkpoint takes every
//! step as ever and asks the checkpoint before it searches; the tree is the same to the bit, whether it was ended or not.
//!
//! Several trees (folds, settings) share one checkpoint, each under a name. This module reads and writes text; where that text is
//! kept is left to whoever makes the checkpoint.

use crate::diagnostics::{Diagnostic, code};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The label that every checkpoint carries.
const FORMAT: &str = "nakade-checkpoint";
/// The version of the format that is read and written.
const VERSION: u64 = 1;
/// The time between two savings of one run.
const EVERY: Duration = Duration::from_secs(10);

/// The outcome of the search for the best test of a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Decision {
    /// How many tests were compared.
    pub(super) compared: u64,
    /// The best one, if there is one that may be used: its number in the pack of the node, and its quality (score and total).
    pub(super) best: Option<(usize, [f64; 2])>,
}

/// By node, the number of its examples and what was decided.
type Growing = BTreeMap<usize, (usize, Decision)>;

/// Does something with the text of a checkpoint: writes it to a file, say.
type Save = Box<dyn Fn(&str) -> io::Result<()> + Send + Sync>;

/// What a run has found out so far; see the module's text.
pub struct Checkpoint {
    /// What the decisions depend on, each by name and value.
    marks: Vec<(String, String)>,
    save: Save,
    state: Mutex<State>,
}

struct State {
    /// By the name of a recorder, what was noted there.
    notes: BTreeMap<String, Value>,
    growing: BTreeMap<String, Growing>,
    saved: Instant,
    changed: bool,
    fault: Option<io::Error>,
}

impl Checkpoint {
    /// An empty checkpoint of a run with these marks: names and values (hashes, say) of all that its trees depend on. `save` is given
    /// the text from time to time.
    #[must_use]
    pub fn new(marks: Vec<(String, String)>, save: impl Fn(&str) -> io::Result<()> + Send + Sync + 'static) -> Self {
        let state = State {
            notes: BTreeMap::new(),
            growing: BTreeMap::new(),
            saved: Instant::now(),
            changed: true,
            fault: None,
        };
        Self { marks, save: Box::new(save), state: Mutex::new(state) }
    }

    /// The checkpoint with what an earlier run of the same marks has found out, as saved in a text. `name` is what findings call it.
    ///
    /// # Errors
    /// A finding, if the text is no checkpoint, is damaged, or belongs to a run with other marks.
    pub fn with(self, name: &str, text: &str) -> Result<Self, Diagnostic> {
        let unreadable = |what: &str| Diagnostic::new(code::CHECKPOINT_UNREADABLE, format!("{name} {what}"));
        let start = format!("{{\"format\":\"{FORMAT}\",\"version\":");
        if !text.starts_with(&start) {
            return Err(unreadable("is no checkpoint")
                .hint("name a file that does not exist yet, or one that --checkpoint wrote"));
        }
        let damaged = || unreadable("is damaged").hint("remove it to start from the beginning");
        let mut lines = text.lines();
        let header: Value = lines.next().and_then(|line| serde_json::from_str(line).ok()).ok_or_else(damaged)?;
        if header["version"] != VERSION {
            return Err(unreadable("was written by another version of the program"));
        }
        let (body, seal) = text.trim_end_matches('\n').rsplit_once('\n').ok_or_else(damaged)?;
        if seal != seal_of(body) {
            return Err(damaged());
        }
        let marks = header["marks"].as_object().ok_or_else(damaged)?;
        let differ: Vec<&str> = self
            .marks
            .iter()
            .filter(|(name, value)| marks.get(name).and_then(Value::as_str) != Some(value))
            .map(|(name, _)| name.as_str())
            .collect();
        if !differ.is_empty() || marks.len() != self.marks.len() {
            let what = if differ.is_empty() { "number of settings".to_owned() } else { differ.join(", ") };
            let message = format!("{name} belongs to another run: what differs is the {what}");
            let hint = "name another file for this run, or remove that one";
            return Err(Diagnostic::new(code::CHECKPOINT_OTHER, message).hint(hint));
        }
        let growing = body.lines().skip(1).map(read_growing).collect::<Option<_>>().ok_or_else(damaged)?;
        let notes = header["notes"].as_object().ok_or_else(damaged)?;
        let mut state = self.state();
        state.notes = notes.iter().map(|(name, note)| (name.clone(), note.clone())).collect();
        state.growing = growing;
        state.changed = false;
        drop(state);
        Ok(self)
    }

    /// Whether nothing has been found out yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let state = self.state();
        state.growing.is_empty() && state.notes.is_empty()
    }

    /// The part of one tree. Of two trees with one name the second takes over what the first has found out.
    #[must_use]
    pub fn recorder<'c>(&'c self, name: impl Into<String>) -> Recorder<'c> {
        Recorder { checkpoint: self, name: name.into(), noting: None }
    }

    /// Saves what has not been saved.
    ///
    /// # Errors
    /// What saving said, now or at an earlier time since which nothing could be saved.
    pub fn save(&self) -> io::Result<()> {
        let mut state = self.state();
        self.save_state(&mut state);
        state.fault.take().map_or(Ok(()), Err)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn save_state(&self, state: &mut State) {
        if state.changed {
            state.fault = (self.save)(&self.text(state)).err();
            state.changed = state.fault.is_some();
        }
        state.saved = Instant::now();
    }

    fn text(&self, state: &State) -> String {
        let marks: serde_json::Map<String, Value> =
            self.marks.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
        let header = json!({ "format": FORMAT, "version": VERSION, "marks": marks, "notes": state.notes });
        let mut body = header.to_string();
        for (name, growing) in &state.growing {
            let nodes: Vec<Value> = growing
                .iter()
                .map(|(node, (examples, decision))| match decision.best {
                    None => json!([node, examples, decision.compared]),
                    Some((number, quality)) => {
                        let [score, total] = quality.map(f64::to_bits);
                        json!([node, examples, decision.compared, number, score, total])
                    }
                })
                .collect();
            _ = write!(body, "\n{}", json!({ "tree": name, "nodes": nodes }));
        }
        let seal = seal_of(&body);
        format!("{body}\n{seal}\n")
    }
}

/// The last line: by it a text that was cut off or changed is known.
fn seal_of(body: &str) -> String {
    json!({ "hash": blake3::hash(body.as_bytes()).to_hex().to_string() }).to_string()
}

/// A tree's line: its name, and its nodes.
fn read_growing(line: &str) -> Option<(String, Growing)> {
    let line: Value = serde_json::from_str(line).ok()?;
    let node = |node: &Value| {
        let numbers: Vec<u64> = node.as_array()?.iter().map(Value::as_u64).collect::<Option<_>>()?;
        let (&[node, examples, compared], best) = numbers.split_first_chunk()?;
        let best = match *best {
            [] => None,
            [number, score, total] => Some((number as usize, [score, total].map(f64::from_bits))),
            _ => return None,
        };
        Some((node as usize, (examples as usize, Decision { compared, best })))
    };
    let nodes = line["nodes"].as_array()?.iter().map(node).collect::<Option<_>>()?;
    Some((line["tree"].as_str()?.to_owned(), nodes))
}

/// The part of a checkpoint that belongs to one tree, or to several with one beginning of their names.
#[derive(Clone)]
pub struct Recorder<'c> {
    checkpoint: &'c Checkpoint,
    name: String,
    /// Where notes go, and what gives them.
    noting: Option<(String, &'c Noting<'c>)>,
}

/// Says what is to be noted beside decisions; nothing, if they are not to be relied on any more.
type Noting<'c> = dyn Fn() -> Option<Value> + Sync + 'c;

impl<'c> Recorder<'c> {
    /// Asks before each decision is taken up what is to be noted under the present name; if there is no answer, decisions are not to
    /// be relied on any more, and nothing is taken up.
    #[must_use]
    pub fn noting(self, note: &'c Noting<'c>) -> Self {
        Self { noting: Some((self.name.clone(), note)), ..self }
    }

    /// The recorder of one tree of several: its name comes behind that of this one.
    #[must_use]
    pub fn below(&self, name: &str) -> Self {
        Self { name: format!("{}/{name}", self.name), ..self.clone() }
    }

    /// Saves what has not been saved; what could not be is saved with what comes next.
    pub fn save(&self) {
        _ = self.checkpoint.save();
    }

    /// What was noted under this name beside the decisions; `null` if nothing was.
    #[must_use]
    pub fn note(&self) -> Value {
        self.checkpoint.state().notes.get(&self.name).cloned().unwrap_or_default()
    }

    /// Keeps something whole beside decisions (a tree of an ensemble, say) under a name below this one, and saves all if that has not been
    /// done for a while.
    pub(super) fn keep(&self, name: &str, value: Value) {
        let mut state = self.checkpoint.state();
        state.notes.insert(self.below(name).name, value);
        state.changed = true;
        if state.saved.elapsed() >= EVERY {
            self.checkpoint.save_state(&mut state);
        }
    }

    /// Forgets the decisions of this recorder and of those below it: what they rested on is not so. The note is left for a run that
    /// begins again.
    pub fn restart(&self, note: Value) {
        let below = format!("{}/", self.name);
        let mut state = self.checkpoint.state();
        state.growing.retain(|name, _| *name != self.name && !name.starts_with(&below));
        state.notes.retain(|name, _| !name.starts_with(&below));
        state.notes.insert(self.name.clone(), note);
        state.changed = true;
    }

    /// What was decided for a node with so many examples, if it is known.
    pub(super) fn recall(&self, node: usize, examples: usize) -> Option<Decision> {
        let state = self.checkpoint.state();
        let (known, decision) = state.growing.get(&self.name)?.get(&node)?;
        (*known == examples).then_some(*decision)
    }

    /// Takes up a decision, and saves all if that has not been done for a while.
    pub(super) fn record(&self, node: usize, examples: usize, decision: Decision) {
        let mut note = None;
        if let Some((name, noting)) = &self.noting {
            let Some(noted) = noting() else { return };
            note = Some((name.clone(), noted));
        }
        let mut state = self.checkpoint.state();
        state.notes.extend(note);
        state.growing.entry(self.name.clone()).or_default().insert(node, (examples, decision));
        state.changed = true;
        if state.saved.elapsed() >= EVERY {
            self.checkpoint.save_state(&mut state);
        }
    }

    /// Saves now, because growing was stopped. A fault is told by [`Checkpoint::save`].
    pub(super) fn stopped(&self) {
        let mut state = self.checkpoint.state();
        self.checkpoint.save_state(&mut state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    fn marks(data: &str) -> Vec<(String, String)> {
        vec![("settings".into(), "s".into()), ("data".into(), data.into())]
    }

    /// An empty checkpoint, and where its text goes.
    fn checkpoint(data: &str) -> (Checkpoint, Arc<Mutex<String>>) {
        let text = Arc::new(Mutex::new(String::new()));
        let kept = text.clone();
        let save = move |text: &str| {
            *kept.lock().unwrap() = text.to_owned();
            Ok(())
        };
        (Checkpoint::new(marks(data), save), text)
    }

    fn saved() -> String {
        let (checkpoint, text) = checkpoint("d");
        let decisions =
            [Decision { compared: 7, best: Some((3, [0.1 + 0.2, f64::MAX])) }, Decision { compared: 0, best: None }];
        for (node, decision) in decisions.into_iter().enumerate() {
            checkpoint.recorder("tree \"1\"\n").record(node, 10, decision);
            checkpoint.recorder("other").record(node, 5, decision);
        }
        checkpoint.save().unwrap();
        let text = text.lock().unwrap().clone();
        let again = checkpoint_of(&text).unwrap();
        for (node, decision) in decisions.into_iter().enumerate() {
            assert_eq!(again.recorder("tree \"1\"\n").recall(node, 10), Some(decision));
            assert_eq!(again.recorder("other").recall(node, 10), None, "another number of examples");
            assert_eq!(again.recorder("none").recall(node, 10), None);
        }
        text
    }

    fn checkpoint_of(text: &str) -> Result<Checkpoint, Diagnostic> {
        checkpoint("d").0.with("c", text)
    }

    #[test]
    fn what_was_saved_is_recalled() {
        saved();
    }

    #[test]
    fn what_is_damaged_is_refused() {
        let text = saved();
        for end in 0..text.len() - 1 {
            let fault = checkpoint_of(&text[..end]).err().map(|fault| fault.code);
            assert_eq!(fault, Some(code::CHECKPOINT_UNREADABLE), "{end}");
        }
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if bytes[at] == b'7' { b'8' } else { b'7' };
            let changed = String::from_utf8(bytes).unwrap();
            assert!(at == text.len() - 1 || checkpoint_of(&changed).is_err(), "{at}");
        }
        for other in ["", "p(1).\n", "{}", "{\"format\":\"nakade-tree\"}\n"] {
            assert!(checkpoint_of(other).is_err_and(|fault| fault.message.contains("no checkpoint")), "{other}");
        }
    }

    #[test]
    fn what_belongs_to_another_run_is_refused() {
        let fault = checkpoint("e").0.with("c", &saved()).err().expect("another run");
        assert_eq!(fault.code, code::CHECKPOINT_OTHER);
        assert!(fault.message.ends_with("is the data"), "{}", fault.message);
    }

    #[test]
    fn nothing_is_taken_up_that_is_not_to_be_relied_on() {
        let (checkpoint, _) = checkpoint("d");
        let decision = Decision { compared: 1, best: None };
        let (yes, no) = (|| Some(json!("n")), || None);
        let recorder = checkpoint.recorder("t");
        recorder.clone().noting(&yes).below("1").record(0, 1, decision);
        recorder.clone().noting(&no).below("1").record(1, 1, decision);
        assert_eq!((recorder.note(), recorder.below("1").recall(1, 1)), (json!("n"), None));
        assert_eq!(recorder.below("1").recall(0, 1), Some(decision));
        checkpoint.recorder("tu").record(0, 1, decision);
        recorder.restart(json!("m"));
        assert_eq!((recorder.note(), recorder.below("1").recall(0, 1)), (json!("m"), None));
        assert_eq!(checkpoint.recorder("tu").recall(0, 1), Some(decision));
    }

    #[test]
    fn a_fault_in_saving_is_told_at_the_end() {
        let checkpoint = Checkpoint::new(marks("d"), |_| Err(io::Error::other("full")));
        checkpoint.recorder("t").stopped();
        assert!(checkpoint.save().is_err());
    }
}
