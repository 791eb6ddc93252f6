//! Why a move scores as it does: the path through the tree, with what each test found on the board, and in words.

use super::grounds;
use super::model::Model;
use super::sources::Settings;
use super::speech::{Named, Speaker, Speech, UNANSWERED, joined, open_axes};
use crate::bias::Type;
use crate::coverage::UnknownRelation;
use crate::diagnostics::Source;
use crate::facts::{Positions, Sentences, Words};
use crate::go::Point;
use crate::logic::{Literal, Term, Variable, writer};
use crate::measure::choice_probabilities;
use crate::problem::Problem;
use crate::tree::{NodeKind, Prediction, trace};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// What a variable of the path stands for.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Binding {
    /// The variable's name in the tree.
    pub variable: String,
    /// Its type.
    pub kind: String,
    /// Its value as a term.
    pub value: String,
    /// Its value in words.
    pub words: String,
    /// The points of the board that it stands for, as SGF letters: none for a number, say.
    pub points: Vec<String>,
}

/// One test on the path.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Step {
    /// The test as the tree has it.
    pub test: String,
    /// Whether it succeeded.
    pub yes: bool,
    /// The variables that it introduced, with what they stand for; none if it failed.
    pub bindings: Vec<Binding>,
    /// The test in words.
    pub words: String,
}

/// The explanation of a score.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Explanation {
    /// The problem.
    pub problem: String,
    /// The move, as SGF letters.
    pub point: String,
    /// Its score.
    pub score: f64,
    /// Its place among the legal moves.
    #[serde(flatten)]
    pub rank: Rank,
    /// For a tree that was grown for ranking, whose scores are strengths: the probability with which the move is chosen among all legal
    /// ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub probability: Option<f64>,
    /// How many training examples came to the same leaf.
    pub examples: usize,
    /// What the root query found.
    pub root: Vec<Binding>,
    /// The tests on the way.
    pub steps: Vec<Step>,
}

/// The place of a move among all legal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Rank {
    /// One more than the number of moves with a higher score.
    pub rank: usize,
    /// How many moves have the same score, this one included.
    pub shared_by: usize,
    /// The number of legal moves.
    pub legal_moves: usize,
}

impl Rank {
    /// The place of a score among those of all legal moves.
    #[must_use]
    pub fn of(score: f64, moves: &[(Point, f64)]) -> Self {
        let count = |is_meant: &dyn Fn(f64) -> bool| moves.iter().filter(|(_, other)| is_meant(*other)).count();
        Self {
            rank: 1 + count(&|other| other > score),
            shared_by: count(&|other| other == score),
            legal_moves: moves.len(),
        }
    }
}

impl std::fmt::Display for Rank {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { rank, shared_by, legal_moves } = self;
        write!(f, "rank {rank} of {legal_moves} legal moves")?;
        if *shared_by > 1 { write!(f, ", shared by {shared_by} moves") } else { Ok(()) }
    }
}

/// Explains the score of a move; `moves` are all legal ones with their scores.
///
/// # Errors
/// If the tree tests a relation that the background does not have.
pub fn explain(
    model: &Model,
    problem: &Problem,
    point: Point,
    moves: &[(Point, f64)],
) -> Result<Explanation, UnknownRelation> {
    let positions = Arc::new(Positions::of_problems(std::slice::from_ref(problem)));
    let bias = Settings::read("", "", &model.settings).ok().map(|settings| settings.bias);
    let background = grounds::quietly(positions, model.definitions().as_ref(), bias.as_ref())?;
    let tree = &model.tree;
    let visit = trace(tree, &background, 0, &[Words::get().point(point)])?;
    let types = Settings::read("", "", &model.settings).map(|settings| settings.bias.types).unwrap_or_default();
    let speaker = Speaker { board: background.positions().get(0), words: Words::get() };
    let own = model.own_background.iter().map(|(name, text)| Arc::new(Source::new(name.as_str(), text.as_str())));
    let sentences = own.fold(Sentences::of_background(), |sentences, source| sentences.with(&source).0);
    let binding = |number: usize, kind: Type| {
        let variable = Variable(number as u32);
        let term = visit.bindings.apply(&Term::Variable(variable));
        Binding {
            variable: writer::letter_name(variable),
            kind: kind.to_string(),
            value: term.to_string(),
            words: speaker.say(&term, kind),
            points: speaker.points(&term, kind).iter().map(|point| point.sgf()).collect(),
        }
    };
    let bound = |binding: &Binding, number: usize| {
        !matches!(visit.bindings.apply(&Term::Variable(Variable(number as u32))), Term::Variable(_))
            && !binding.kind.is_empty()
    };
    // The types of the variables of the path, as far as the steps have come, and its literals.
    let mut kinds = tree.root_types.clone();
    let mut path: Vec<Literal> = Vec::new();
    let letters = FxHashMap::default();
    let steps = visit
        .steps
        .iter()
        .filter_map(|step| {
            let NodeKind::Test { conjunction, new_variables, .. } = &tree.nodes[step.node].kind else { return None };
            let known = kinds.len();
            kinds.extend(new_variables);
            let bindings = match step.yes {
                true => (known..kinds.len())
                    .map(|number| (number, binding(number, kinds[number])))
                    .filter(|(number, found)| bound(found, *number))
                    .map(|(_, found)| found)
                    .collect(),
                false => Vec::new(),
            };
            let open = open_axes(tree, &path);
            let bindings_of_visit = &visit.bindings;
            let speech = Speech {
                sentences: &sentences,
                speaker: &speaker,
                bindings: bindings_of_visit,
                types: &types,
                open: &open,
                letters: &letters,
            };
            let said = joined(speech.say_all(conjunction, &kinds, known, step.yes, &mut Named::default()), step.yes);
            let words = match step.yes {
                true => said,
                false if !visit.answered => UNANSWERED.to_owned(),
                false if speech.has_others(conjunction, known, tree) => {
                    format!("it is not so, nor with others in their places above, that {said}")
                }
                false => speech
                    .say_failed(&background, conjunction, &kinds, known, &mut Named::default())
                    .map_or_else(|| format!("it is not so that {said}"), |clause| joined(vec![clause], true)),
            };
            match step.yes {
                true => path.extend_from_slice(conjunction),
                false => kinds.truncate(known),
            }
            let test = conjunction.iter().map(|l| l.to_goal().to_string()).collect::<Vec<_>>().join(", ");
            Some(Step { test, yes: step.yes, bindings, words })
        })
        .collect();
    let leaf = &tree.nodes[visit.leaf];
    let score = match &leaf.prediction {
        Prediction::Number { mean, .. } => *mean,
        class => class.score(),
    };
    Ok(Explanation {
        problem: problem.id.clone(),
        point: point.sgf(),
        score,
        rank: Rank::of(moves.iter().find(|(legal, _)| *legal == point).map_or(score, |(_, own)| *own), moves),
        probability: moves
            .iter()
            .position(|(other, _)| *other == point)
            .filter(|_| model.holds_strengths())
            .map(|place| choice_probabilities(&moves.iter().map(|(_, score)| *score).collect::<Vec<_>>())[place]),
        examples: leaf.examples,
        root: tree
            .root_types
            .iter()
            .enumerate()
            .map(|(number, kind)| (number, binding(number, *kind)))
            .filter(|(number, found)| bound(found, *number))
            .map(|(_, found)| found)
            .collect(),
        steps,
    })
}
