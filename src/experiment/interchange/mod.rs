//! Data sets of Go for other systems of inductive logic programming, so that the same experiment can be run elsewhere.
//!
//! The systems know no interpretations: every predicate that looks at a position gets the problem as its first argument (the *keys* form
//! of ACE). The positions are written as facts, the background of `background/*.pl` as clauses, the examples as the settings want them.

mod ace;
mod clausal;
mod keyed;
mod probe;

use super::examples::Negatives;
use super::run::{Plan, example_set, is_correct};
use super::sources::Settings;
use crate::bias::Bias;
use crate::coverage::Switches;
use crate::diagnostics::Limits;
use crate::facts::export::{self, Format};
use crate::facts::{GoBackground, Positions};
use crate::interpretation::{ExampleSet, Targets};
use crate::logic::{Symbol, Term};
use crate::problem::Problem;
use keyed::Theory;
use std::fmt::Write;
use std::sync::Arc;

/// The systems that a data set can be written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Any Prolog system: facts, background and examples in one file.
    Prolog,
    /// ACE/Tilde: `.s`, `.kb` and `.bg`.
    Ace,
    /// Aleph: `.b`, `.f` and `.n`.
    Aleph,
    /// Popper: `bk.pl`, `exs.pl` and `bias.pl`.
    Popper,
    /// A table of facts and examples.
    Csv,
}

/// A file of a data set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// Problems with the examples that a language bias makes of them.
pub struct DataSet<'a> {
    name: &'a str,
    problems: &'a [Problem],
    settings: &'a Settings,
    /// The language bias with all constants listed.
    bias: Bias,
    examples: ExampleSet,
    theory: Theory,
}

impl<'a> DataSet<'a> {
    /// The data set of some problems. `name` is what its files are called.
    #[must_use]
    pub fn new(
        name: &'a str,
        problems: &'a [Problem],
        settings: &'a Settings,
        negatives: &'a Negatives,
        seed: u64,
    ) -> Self {
        let background = GoBackground::new(Arc::new(Positions::of_problems(problems)));
        let plan = Plan {
            settings,
            negatives,
            seed,
            limits: Limits::default(),
            progress: None,
            switches: Switches::default(),
            checkpoint: None,
        };
        let examples = example_set(problems, &background, &plan);
        let bias = settings.bias.with_constants(&background, &examples);
        Self { name, problems, settings, bias, examples, theory: Theory::of_background() }
    }

    /// The files for a system.
    #[must_use]
    pub fn files(&self, system: System) -> Vec<File> {
        match system {
            System::Prolog => vec![self.file(".pl", self.prolog())],
            System::Csv => vec![self.file(".csv", self.table())],
            System::Ace => vec![
                self.file(
                    ".s",
                    ace::settings(&self.settings.text, &self.settings.name, self.predicted(), &self.theory),
                ),
                self.file(".kb", self.labels() + &self.facts(Format::Prolog)),
                self.file(".bg", self.theory.text()),
            ],
            System::Aleph | System::Popper => clausal::files(self, system),
        }
    }

    fn file(&self, extension: &str, text: String) -> File {
        File { name: format!("{}{extension}", self.name), text }
    }

    /// The predicted predicate, without the argument for the problem.
    fn predicted(&self) -> (Symbol, usize) {
        (self.bias.predict.name, self.bias.predict.arguments.len())
    }

    fn prolog(&self) -> String {
        let (name, arity) = self.predicted();
        let declaration = Term::compound("/", vec![Term::Atom(name), Term::integer(arity as i64 + 1)]);
        let mut text = export::header(Format::Prolog);
        _ = writeln!(text, ":- discontiguous({declaration}).");
        text += &self.facts(Format::Prolog);
        text += "\n% Examples.\n";
        text += &self.labels();
        text += "\n% Background.\n";
        text + &self.theory.text()
    }

    /// The facts of all positions.
    fn facts(&self, format: Format) -> String {
        self.problems.iter().map(|problem| export::facts(problem, format)).collect()
    }

    /// The table of facts, in which the examples are a relation like the others.
    fn table(&self) -> String {
        let mut text = export::header(Format::Csv) + &self.facts(Format::Csv);
        let name = self.predicted().0;
        for at in 0..self.examples.len() {
            let problem = &self.problems[self.examples.interpretation(at) as usize];
            let key: Vec<String> = self.key(at).iter().map(Term::to_string).collect();
            text += &export::row(&problem.id, name.as_str(), &key.join(","), &self.target(at).to_string());
        }
        text
    }

    /// The examples as facts of the predicted predicate.
    fn labels(&self) -> String {
        let mut text = String::new();
        for at in 0..self.examples.len() {
            let mut key = self.key(at).into_iter();
            let mut arguments = vec![self.problem_of(at)];
            for (_, is_key) in &self.bias.predict.arguments {
                arguments.extend(if *is_key { key.next() } else { Some(self.target(at)) });
            }
            _ = writeln!(text, "{}.", Term::application(self.predicted().0, arguments));
        }
        text
    }

    fn problem_of(&self, example: usize) -> Term {
        Term::atom(&self.problems[self.examples.interpretation(example) as usize].id)
    }

    fn key(&self, example: usize) -> Vec<Term> {
        self.examples.key(example).iter().map(|value| value.term()).collect()
    }

    fn target(&self, example: usize) -> Term {
        match self.examples.targets() {
            Targets::Numeric(numbers) => Term::float(numbers[example]),
            Targets::Nominal { classes, class_of } => Term::Atom(classes[usize::from(class_of[example])]),
        }
    }

    /// Whether an example is a move that solves its problem.
    fn is_correct(&self, example: usize) -> bool {
        let problem = &self.problems[self.examples.interpretation(example) as usize];
        is_correct(problem, self.examples.key(example))
    }
}
