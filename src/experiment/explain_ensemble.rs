//! Why an ensemble scores a move as it does: the tests that contributed most to its score, and to its margin over the next move.
//!
//! Each node of a tree predicts something, so each test on a move's way moves the prediction from that of its node to that of the
//! branch; along a way these steps add up to the leaf (Saabas, 2014). Steps of the same test are summed over all trees. A test is
//! told apart from others with the part of its path that it shares variables with.

use super::ensemble::EnsembleModel;
use super::explain::{Binding, Rank};
use super::sources::Settings;
use super::speech::{Named, Speaker, Speech, UNANSWERED, joined, open_axes};
use crate::bias::Type;
use crate::coverage::UnknownRelation;
use crate::diagnostics::Source;
use crate::facts::{GoBackground, Sentences, Words};
use crate::go::Point;
use crate::interpretation::{ExampleSet, Targets};
use crate::logic::{Literal, Symbol, Term, Variable, conjunction, writer};
use crate::measure::choice_probabilities;
use crate::problem::Problem;
use crate::tree::{NodeKind, Visit, named_alike, relevant, root_answers, trace};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// What one test adds to a score.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Contribution {
    /// The test, behind the literals of its path that it shares variables with.
    pub test: String,
    /// Whether it succeeded.
    pub yes: bool,
    /// What it adds to the score, over all trees that ask it.
    pub amount: f64,
    /// What it adds to the score of the move that this one is compared with, with the same answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<f64>,
    /// How many trees asked it on the way of this move.
    pub trees: usize,
    /// What its variables stand for, in one of these trees; none if it failed.
    pub bindings: Vec<Binding>,
    /// The test in words.
    pub words: String,
}

/// The explanation of an ensemble's score.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct EnsembleExplanation {
    /// The problem.
    pub problem: String,
    /// The move, as SGF letters.
    pub point: String,
    /// Its score.
    pub score: f64,
    /// Its place among the legal moves.
    #[serde(flatten)]
    pub rank: Rank,
    /// For an ensemble whose scores are strengths: the probability with which the move is chosen among all legal ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub probability: Option<f64>,
    /// What any move would score before its first test.
    pub base: f64,
    /// The tests that contributed most, the most important first.
    pub contributions: Vec<Contribution>,
    /// The best other move, as SGF letters, and its score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<(String, f64)>,
    /// The tests that contributed most to the difference of the two scores.
    pub margin: Vec<Contribution>,
}

/// The number of tests that are told.
const TOLD: usize = 10;

/// Where a test was asked: tree and step of a move's way.
#[derive(Clone, Copy)]
struct Place {
    tree: usize,
    step: usize,
}

/// A test with its answer, whatever its variables are called.
type Key = (Vec<Literal>, Vec<Literal>, bool);

/// What a test adds, how often it was asked, and one place where it was.
type Sum = (f64, usize, Place);

/// The ways of a move through all trees.
struct Ways {
    visits: Vec<Visit>,
    sums: FxHashMap<Key, Sum>,
}

/// Explains the score of a move; `moves` are all legal ones with their scores, the best first.
///
/// # Errors
/// If a tree tests a relation that Go's background does not have.
pub fn explain_ensemble(
    model: &EnsembleModel,
    problem: &Problem,
    point: Point,
    moves: &[(Point, f64)],
) -> Result<EnsembleExplanation, UnknownRelation> {
    let background = model.background(std::slice::from_ref(problem))?;
    let ways = Ways::of(model, &background, point)?;
    let next = moves.iter().find(|(other, _)| *other != point).copied();
    let other = next.map(|(other, _)| Ways::of(model, &background, other)).transpose()?;
    let types = Settings::read("", "", &model.settings).map(|settings| settings.bias.types).unwrap_or_default();
    let own = model.own_background.iter().map(|(name, text)| Arc::new(Source::new(name.as_str(), text.as_str())));
    let sentences = own.fold(Sentences::of_background(), |sentences, source| sentences.with(&source).0);
    let teller = Teller { model, background: &background, types: &types, sentences };
    let amounts = |ways: &Ways, key: &Key| ways.sums.get(key).map_or(0.0, |sum| sum.0);

    let mut all: Vec<(&Key, f64)> = ways.sums.iter().map(|(key, sum)| (key, sum.0)).collect();
    let largest_first = |all: &mut Vec<(&Key, f64)>| {
        all.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()).then_with(|| name_of(a.0).cmp(&name_of(b.0))));
        all.truncate(TOLD);
    };
    largest_first(&mut all);
    let contributions = all.iter().map(|(key, _)| teller.tell(&ways, key, None)).collect();
    let mut margin = Vec::new();
    if let Some(other) = &other {
        let only_there = other.sums.keys().filter(|key| !ways.sums.contains_key(*key));
        let keys = ways.sums.keys().chain(only_there);
        let mut all: Vec<(&Key, f64)> = keys.map(|key| (key, amounts(&ways, key) - amounts(other, key))).collect();
        largest_first(&mut all);
        for (key, _) in all {
            let here = ways.sums.contains_key(key);
            let mut told = teller.tell(if here { &ways } else { other }, key, Some(amounts(other, key)));
            told.amount = amounts(&ways, key);
            margin.push(told);
        }
    }
    let score = moves.iter().find(|(legal, _)| *legal == point).map_or(0.0, |(_, score)| *score);
    let strengths: Vec<f64> = moves.iter().map(|(_, score)| *score).collect();
    let place = moves.iter().position(|(legal, _)| *legal == point).filter(|_| model.ensemble.objective == "softmax");
    let roots = model.ensemble.members.iter().map(|member| member.tree.nodes[0].prediction.score());
    Ok(EnsembleExplanation {
        problem: problem.id.clone(),
        point: point.sgf(),
        score,
        rank: Rank::of(score, moves),
        probability: place.map(|place| choice_probabilities(&strengths)[place]),
        base: model.ensemble.base.last().copied().unwrap_or(0.0) + roots.sum::<f64>(),
        contributions,
        next: next.map(|(other, score)| (other.sgf(), score)),
        margin,
    })
}

/// A test as it is sorted where amounts are equal.
fn name_of(key: &Key) -> String {
    format!("{}: {}", text_of(&key.0, &key.1), key.2)
}

fn text_of(path: &[Literal], test: &[Literal]) -> String {
    let all: Vec<Literal> = path.iter().chain(test).cloned().collect();
    conjunction(&all).map_or_else(String::new, |term| term.to_string())
}

impl Ways {
    fn of(model: &EnsembleModel, background: &GoBackground, point: Point) -> Result<Self, UnknownRelation> {
        let key = [Words::get().point(point)];
        let mut set = ExampleSet::new(1, Targets::Numeric(Vec::new()));
        set.push_number(0, &key, 0.0);
        let mut ways = Self { visits: Vec::new(), sums: FxHashMap::default() };
        for (number, member) in model.ensemble.members.iter().enumerate() {
            let tree = &member.tree;
            let visit = trace(tree, background, 0, &key)?;
            let mut path = root_answers(background, &set, &tree.root, &tree.root_types, &tree.key)?.path;
            let first = path.variables.len() as u32;
            for (step, taken) in visit.steps.iter().enumerate() {
                let node = &tree.nodes[taken.node];
                let NodeKind::Test { conjunction, new_variables, yes, no } = &node.kind else { continue };
                let branch = &tree.nodes[if taken.yes { *yes } else { *no }];
                let amount = branch.prediction.score() - node.prediction.score();
                let (literals, test) = named_alike(&relevant(&path, conjunction), conjunction, &path, first);
                let sum =
                    ways.sums.entry((literals, test, taken.yes)).or_insert((0.0, 0, Place { tree: number, step }));
                sum.0 += amount;
                sum.1 += 1;
                if taken.yes {
                    path.extend(conjunction, new_variables);
                }
            }
            ways.visits.push(visit);
        }
        Ok(ways)
    }
}

/// Tells tests in words.
struct Teller<'a> {
    model: &'a EnsembleModel,
    background: &'a GoBackground,
    types: &'a FxHashMap<(Symbol, usize), Vec<Type>>,
    sentences: Sentences,
}

impl Teller<'_> {
    /// Tells a test that was asked on some ways.
    fn tell(&self, ways: &Ways, key: &Key, other: Option<f64>) -> Contribution {
        let (amount, trees, place) = ways.sums[key];
        let tree = &self.model.ensemble.members[place.tree].tree;
        let visit = &ways.visits[place.tree];
        let mut kinds = tree.root_types.clone();
        let mut path: Vec<Literal> = Vec::new();
        for step in &visit.steps[..place.step] {
            if let (true, NodeKind::Test { conjunction, new_variables, .. }) = (step.yes, &tree.nodes[step.node].kind) {
                path.extend_from_slice(conjunction);
                kinds.extend(new_variables);
            }
        }
        let known = kinds.len();
        let speaker = Speaker { board: self.background.positions().get(0), words: Words::get() };
        let open = open_axes(tree, &path);
        let (mut words, mut bindings, yes) = (String::new(), Vec::new(), key.2);
        if let NodeKind::Test { conjunction, new_variables, .. } = &tree.nodes[visit.steps[place.step].node].kind {
            // Words call variables what the test that is told calls them.
            let variables = |literals: &[Literal]| -> Vec<Variable> {
                literals.iter().flat_map(|literal| literal.atom.variables()).collect()
            };
            let letters: FxHashMap<Variable, Variable> =
                variables(conjunction).into_iter().zip(variables(&key.1)).collect();
            let speech = Speech {
                sentences: &self.sentences,
                speaker: &speaker,
                bindings: &visit.bindings,
                types: self.types,
                open: &open,
                letters: &letters,
            };
            kinds.extend(new_variables);
            let mut named = Named::default();
            // What its path says of its variables comes first.
            let shared = self.shared(&path, conjunction, tree);
            let mut before = speech.say_all(&shared, &kinds, known, true, &mut named);
            let failed = (!yes && before.is_empty())
                .then(|| speech.say_failed(self.background, conjunction, &kinds, known, &mut named))
                .flatten();
            let is_plain = yes || failed.is_some();
            let said = match failed {
                Some(clause) => vec![clause],
                None => speech.say_all(conjunction, &kinds, known, yes, &mut named),
            };
            words = match (is_plain, before.is_empty()) {
                _ if !visit.answered => UNANSWERED.to_owned(),
                (true, _) => {
                    before.extend(said);
                    joined(before, true)
                }
                (false, true) => format!("it is not so that {}", joined(said, false)),
                (false, false) => {
                    format!(
                        "{}, but neither with these nor with others like them is it so that {}",
                        joined(before, true),
                        joined(said, false)
                    )
                }
            };
            let mut variables: Vec<Variable> =
                conjunction.iter().flat_map(|literal| literal.atom.variables()).collect();
            variables.sort_unstable();
            variables.dedup();
            for variable in variables
                .into_iter()
                .filter(|variable| yes || (variable.0 as usize) < known && !open.contains(variable))
            {
                let term = visit.bindings.apply(&Term::Variable(variable));
                let kind = kinds.get(variable.0 as usize).copied().unwrap_or(Type::ANY);
                if !matches!(term, Term::Variable(_)) {
                    bindings.push(Binding {
                        variable: writer::letter_name(*letters.get(&variable).unwrap_or(&variable)),
                        kind: kind.to_string(),
                        value: term.to_string(),
                        words: speaker.say(&term, kind),
                        points: speaker.points(&term, kind).iter().map(|point| point.sgf()).collect(),
                    });
                }
            }
        }
        Contribution { test: text_of(&key.0, &key.1), yes, amount, other, trees, bindings, words }
    }

    /// The literals of a path that a test shares variables with, beside those of the root query.
    fn shared(&self, path: &[Literal], test: &[Literal], tree: &crate::tree::Tree) -> Vec<Literal> {
        let mut whole = tree.root_path();
        whole.literals = path.to_vec();
        whole.variables.iter_mut().filter(|variable| variable.kind != Type::named("axes")).for_each(|v| v.fixed = true);
        relevant(&whole, test)
    }
}
