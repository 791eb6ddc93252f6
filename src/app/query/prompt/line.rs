//! Where the lines of the prompt come from: a person at a terminal, with history and completion, or a pipe.

use super::commands::COMMANDS;
use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::io::{BufRead, IsTerminal};
use std::path::PathBuf;

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A goal, a command, or `;`: complete, if it can be.
    Text(String),
    /// Ctrl-C at the prompt.
    Interrupted,
    /// Ctrl-D, or the end of the pipe.
    End,
}

/// The source of lines.
pub enum Lines {
    /// A terminal.
    Terminal(Box<Editor<Completion, FileHistory>>, Option<PathBuf>),
    /// Anything else.
    Pipe(std::io::Lines<std::io::StdinLock<'static>>),
}

impl Lines {
    /// Standard input.
    pub fn new() -> Self {
        if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
            return Self::Pipe(std::io::stdin().lock().lines());
        }
        let config = Config::builder().completion_type(CompletionType::List).build();
        match Editor::with_config(config) {
            Ok(mut editor) => {
                editor.set_helper(Some(Completion::default()));
                let history = history_file();
                if let Some(file) = &history {
                    // A history that is not there is an empty one.
                    _ = editor.load_history(file);
                }
                Self::Terminal(Box::new(editor), history)
            }
            Err(_) => Self::Pipe(std::io::stdin().lock().lines()),
        }
    }

    /// The names that can be completed.
    pub fn set_names(&mut self, names: Vec<String>) {
        if let Self::Terminal(editor, _) = self
            && let Some(helper) = editor.helper_mut()
        {
            helper.names = names;
        }
    }

    /// The next complete input.
    pub fn next(&mut self, prompt: &str) -> Input {
        match self {
            Self::Terminal(editor, _) => match editor.readline(prompt) {
                Ok(text) => {
                    let text = text.trim().to_owned();
                    if text != ";" {
                        // A history that is full or has the line already.
                        _ = editor.add_history_entry(&text);
                    }
                    Input::Text(text)
                }
                Err(ReadlineError::Interrupted) => Input::Interrupted,
                Err(_) => Input::End,
            },
            Self::Pipe(lines) => {
                let mut text = String::new();
                loop {
                    match lines.next() {
                        Some(Ok(line)) => {
                            let is_last = line.trim().is_empty() && !text.is_empty();
                            if !text.is_empty() {
                                text.push('\n');
                            }
                            text += &line;
                            if is_last || !is_incomplete(&text) {
                                return Input::Text(text.trim().to_owned());
                            }
                        }
                        _ if text.trim().is_empty() => return Input::End,
                        _ => return Input::Text(text.trim().to_owned()),
                    }
                }
            }
        }
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        if let Self::Terminal(editor, Some(file)) = self {
            if let Some(folder) = file.parent() {
                _ = std::fs::create_dir_all(folder);
            }
            // Nothing depends on it.
            _ = editor.save_history(file);
        }
    }
}

/// Where the history is kept.
fn history_file() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = set("XDG_STATE_HOME").or_else(|| set("HOME").map(|home| home.join(".local/state")))?;
    Some(folder.join("nakade/history"))
}

/// Whether a text cannot be all: brackets or quotes are open, or it ends where something must follow.
pub fn is_incomplete(text: &str) -> bool {
    let trimmed = text.trim();
    if trimmed.is_empty()
        || trimmed == ";"
        || trimmed.starts_with(':') && !trimmed.starts_with(":define") && !trimmed.starts_with(":-")
    {
        return false;
    }
    let mut depth = 0_i32;
    let mut characters = trimmed.chars().peekable();
    let mut before = ' ';
    while let Some(c) = characters.next() {
        match c {
            '\'' if before == '0' => _ = characters.next(),
            '\'' | '"' => loop {
                match characters.next() {
                    None => return true,
                    Some('\\') => _ = characters.next(),
                    Some(other) if other == c => break,
                    Some(_) => {}
                }
            },
            '%' => _ = characters.by_ref().find(|c| *c == '\n'),
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        before = c;
    }
    // A full stop ends it, even where a bracket was forgotten: the reader says so.
    if trimmed.ends_with('.') {
        return false;
    }
    depth > 0 || [",", ";", ":-", "->", "\\+", "="].iter().any(|end| trimmed.ends_with(end))
}

/// Completion of commands, predicates and files.
#[derive(Default)]
pub struct Completion {
    names: Vec<String>,
    files: FilenameCompleter,
}

impl Completer for Completion {
    type Candidate = Pair;

    fn complete(&self, line: &str, pos: usize, context: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let pair = |name: &str| Pair { display: name.to_owned(), replacement: name.to_owned() };
        if line.starts_with(':') && !line[..pos].contains(' ') {
            let names = COMMANDS.iter().map(|(name, ..)| *name).filter(|name| name.starts_with(&line[..pos]));
            return Ok((0, names.map(pair).collect()));
        }
        if [":load", ":score", ":tree", ":save", ":open"].iter().any(|command| line.starts_with(command)) {
            return self.files.complete(line, pos, context);
        }
        let start = line[..pos]
            .char_indices()
            .rev()
            .take_while(|(_, c)| c.is_alphanumeric() || *c == '_')
            .last()
            .map_or(pos, |(at, _)| at);
        let typed = &line[start..pos];
        let matching = self.names.iter().filter(|name| !typed.is_empty() && name.starts_with(typed));
        Ok((start, matching.map(|name| pair(name)).collect()))
    }
}

impl Validator for Completion {
    fn validate(&self, context: &mut ValidationContext<'_>) -> rustyline::Result<ValidationResult> {
        let text = context.input();
        let is_given_up = text.ends_with("\n");
        Ok(if is_incomplete(text) && !is_given_up {
            ValidationResult::Incomplete
        } else {
            ValidationResult::Valid(None)
        })
    }
}

impl Hinter for Completion {
    type Hint = String;
}

impl Highlighter for Completion {}

impl Helper for Completion {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_incomplete_goes_on_in_the_next_line() {
        for text in ["atari(G),", "findall(X, (", "weak(G) :-", "X = 'a", "[1,", "p(\"abc", ":define p :-", "a ->"] {
            assert!(is_incomplete(text), "{text}");
        }
        for text in
            ["", ";", "atari(G)", "atari(G).", "atari(G.", "X = 0'a", ":load x,", ":help", "p % (", "X = \"(\"", ")"]
        {
            assert!(!is_incomplete(text), "{text}");
        }
    }

    #[test]
    fn commands_and_predicates_are_completed() {
        let completion = Completion { names: vec!["atari".into(), "axes".into()], files: FilenameCompleter::new() };
        let history = FileHistory::new();
        let complete = |line: &str| {
            let (start, pairs) = completion.complete(line, line.len(), &Context::new(&history)).unwrap();
            (start, pairs.into_iter().map(|pair| pair.replacement).collect::<Vec<_>>())
        };
        assert_eq!(complete("group(G,C), at"), (12, vec!["atari".to_owned()]));
        assert_eq!(complete(":boa"), (0, vec![":board".to_owned()]));
        assert!(complete("X = ").1.is_empty());
    }
}
