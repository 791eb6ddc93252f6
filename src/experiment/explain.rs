//! Why a move scores as it does: the path through the tree, with what each test found on the board, and in words.

use super::grounds;
use super::model::Model;
use super::sources::Settings;
use crate::bias::Type;
use crate::coverage::UnknownRelation;
use crate::diagnostics::Source;
use crate::facts::{Positions, Sentences, Words};
use crate::go::{Point, diagram};
use crate::interpretation::Value;
use crate::logic::{Literal, Substitution, Symbol, Term, Variable, writer};
use crate::measure::choice_probabilities;
use crate::problem::Problem;
use crate::runtime::{self, Board, Content, Snapshot};
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
            let open = open_axes(&kinds, tree.root_types.len(), &path);
            let bindings_of_visit = &visit.bindings;
            let speech = Speech {
                sentences: &sentences,
                speaker: &speaker,
                bindings: bindings_of_visit,
                types: &types,
                open: &open,
                letters: &letters,
            };
            let mut named = Vec::new();
            let said = speech.say_all(conjunction, &kinds, known, step.yes, &mut named).join(" and ");
            let words = match step.yes {
                true => said,
                false if speech.has_others(conjunction, &kinds, known, tree.root_types.len()) => {
                    format!("it is not so, nor with others in their places above, that {said}")
                }
                false => format!("it is not so that {said}"),
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
    Ok(Explanation {
        problem: problem.id.clone(),
        point: point.sgf(),
        score: match &leaf.prediction {
            Prediction::Number { mean, .. } => *mean,
            class => class.score(),
        },
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

/// The axes of the root query that no literal of a path has chosen yet.
pub(super) fn open_axes(kinds: &[Type], of_root: usize, path: &[Literal]) -> Vec<Variable> {
    let chosen = |variable: &Variable| path.iter().any(|literal| literal.atom.variables().contains(variable));
    let axes = (0..of_root.min(kinds.len())).filter(|&number| kinds[number] == Type::named("axes"));
    axes.map(|number| Variable(number as u32)).filter(|variable| !chosen(variable)).collect()
}

/// Says literals in words.
pub(super) struct Speech<'a> {
    pub(super) sentences: &'a Sentences,
    pub(super) speaker: &'a Speaker<'a>,
    pub(super) bindings: &'a Substitution,
    pub(super) types: &'a FxHashMap<(Symbol, usize), Vec<Type>>,
    /// The axes that the path has not chosen: a test that fails with them fails with all.
    pub(super) open: &'a [Variable],
    /// What variables are called, where it is not by their own numbers.
    pub(super) letters: &'a FxHashMap<Variable, Variable>,
}

impl Speech<'_> {
    /// Whether a test that failed goes on from what its path has chosen: then it fails for every other choice too.
    pub(super) fn has_others(&self, test: &[Literal], kinds: &[Type], known: usize, of_root: usize) -> bool {
        let is_chosen = |variable: Variable| {
            let number = variable.0 as usize;
            let in_root = number < of_root && kinds.get(number).is_none_or(|kind| *kind != Type::named("axes"));
            number < known && !in_root && !self.open.contains(&variable)
        };
        test.iter().any(|literal| literal.atom.variables().into_iter().any(is_chosen))
    }

    /// A literal about a displacement or direction along known axes as one of the board, if there is a sentence for that; with the types of its
    /// arguments.
    fn on_the_board(&self, literal: &Literal, declared: &[Type], yes: bool) -> Option<(Literal, Vec<Type>)> {
        let (name, arity) = literal.atom.functor()?;
        let place = declared.iter().position(|kind| *kind == Type::named("axes"))?;
        if arity != declared.len() || !self.sentences.knows(name, arity - 1) {
            return None;
        }
        let Term::Variable(variable) = literal.atom.arguments()[place] else { return None };
        if !yes && self.open.contains(&variable) {
            return None;
        }
        let words = self.speaker.words;
        let axes = words.as_axes(Value::of(&self.bindings.apply(&Term::Variable(variable)))?)?;
        let mut arguments = Vec::new();
        let mut types = Vec::new();
        for (at, (argument, kind)) in literal.atom.arguments().iter().zip(declared).enumerate() {
            let on_board = match kind.to_string().as_str() {
                "displacement" => words.pair(axes.displacement(words.as_pair(Value::of(argument)?)?))?.term(),
                "direction" => {
                    let step = axes.displacement(words.as_direction(Value::of(argument)?)?.step());
                    words.direction(runtime::Direction::ALL.into_iter().find(|way| way.step() == step)?).term()
                }
                _ => argument.clone(),
            };
            if at != place {
                arguments.push(on_board);
                types.push(*kind);
            }
        }
        Some((Literal { negated: literal.negated, atom: Term::application(name, arguments) }, types))
    }

    /// The literals of a conjunction in words. Of a test that failed, a variable from number `known` on stands for no thing: it is called "some
    /// group E", and from the second time on `E`; `named` are those that have been mentioned. A comparison is said where its number is:
    /// "has 2 liberties (fewer than 3)"; and that a stone has the colour that its name tells is not said again.
    pub(super) fn say_all(
        &self,
        conjunction: &[Literal],
        kinds: &[Type],
        known: usize,
        yes: bool,
        named: &mut Vec<Variable>,
    ) -> Vec<String> {
        let stands_for_something = |variable: Variable| yes || (variable.0 as usize) < known;
        let is_elsewhere = |variable: Variable, place: usize| {
            conjunction
                .iter()
                .enumerate()
                .any(|(other, literal)| other != place && literal.atom.variables().contains(&variable))
        };
        let mut bounds = Vec::new();
        let mut rest = Vec::new();
        for (place, literal) in conjunction.iter().enumerate() {
            match bound(literal).filter(|(variable, _)| is_elsewhere(*variable, place)) {
                Some(bound) => bounds.push(bound),
                None if colour_of(literal)
                    .is_some_and(|variable| stands_for_something(variable) && is_elsewhere(variable, place)) => {}
                None => rest.push(literal),
            }
        }
        let say = |literal: &Literal| {
            let mut words = self.say(literal, kinds, known, yes, named, &bounds);
            for (variable, bound) in &bounds {
                if stands_for_something(*variable) && literal.atom.variables().contains(variable) {
                    words.push_str(&format!(" ({bound})"));
                }
            }
            words
        };
        rest.into_iter().map(say).collect()
    }

    fn say(
        &self,
        literal: &Literal,
        kinds: &[Type],
        known: usize,
        yes: bool,
        named: &mut Vec<Variable>,
        bounds: &[(Variable, String)],
    ) -> String {
        let declared = literal.atom.functor().and_then(|key| self.types.get(&key));
        let on_the_board = declared.and_then(|declared| self.on_the_board(literal, declared, yes));
        let is_relative = declared.is_some_and(|kinds| kinds.contains(&Type::named("axes"))) && on_the_board.is_none();
        let (literal, declared) = match &on_the_board {
            Some((literal, types)) => (literal, Some(types)),
            None => (literal, declared),
        };
        let mentioned = std::cell::RefCell::new(named);
        let name = |place: usize, term: &Term| {
            let written = &literal.atom.arguments()[place];
            let Term::Variable(variable) = written else {
                let kind = declared.and_then(|kinds| kinds.get(place).copied()).unwrap_or(Type::ANY);
                let kind = if is_relative && kind == Type::named("displacement") { Type::ANY } else { kind };
                return self.speaker.say(term, kind);
            };
            let kind = kinds.get(variable.0 as usize).copied().unwrap_or(Type::ANY);
            if !yes && self.open.contains(variable) {
                return self.speaker.say(written, kind);
            }
            if yes || (variable.0 as usize) < known {
                return self.speaker.say(term, kind);
            }
            if let Some((_, bound)) = bounds.iter().find(|(bounded, _)| bounded == variable) {
                return bound.clone();
            }
            let letter = writer::letter_name(*self.letters.get(variable).unwrap_or(variable));
            let mut mentioned = mentioned.borrow_mut();
            if mentioned.contains(variable) || kind == Type::named("number") {
                return letter;
            }
            mentioned.push(*variable);
            format!("some {kind} {letter}")
        };
        self.sentences.say(literal, self.bindings, &name)
    }
}

/// The variable that a literal compares with a number, and what it says of it.
fn bound(literal: &Literal) -> Option<(Variable, String)> {
    let (name, _) = literal.atom.functor().filter(|_| !literal.negated)?;
    let [left, right] = literal.atom.arguments() else { return None };
    let place = ["<", "=<", ">", ">="].iter().position(|known| *known == name.as_str())?;
    let is_count = [left, right].into_iter().any(|side| matches!(side, Term::Integer(_)));
    let less = if is_count { "fewer than" } else { "less than" };
    let [after, before] = [[less, "at most", "more than", "at least"], ["more than", "at least", less, "at most"]];
    match (left, right) {
        (Term::Variable(_), Term::Variable(_)) => None,
        (Term::Variable(variable), number) => Some((*variable, format!("{} {number}", after[place]))),
        (number, Term::Variable(variable)) => Some((*variable, format!("{} {number}", before[place]))),
        _ => None,
    }
}

/// The group whose colour is all that a literal tells.
fn colour_of(literal: &Literal) -> Option<Variable> {
    let is_group = literal.atom.functor().is_some_and(|(name, arity)| name.as_str() == "group" && arity == 2);
    match literal.atom.arguments() {
        [Term::Variable(group), colour] if is_group && !literal.negated && !matches!(colour, Term::Variable(_)) => {
            Some(*group)
        }
        _ => None,
    }
}

/// Says terms as things of the board.
pub(super) struct Speaker<'a> {
    pub(super) board: &'a Snapshot,
    pub(super) words: &'static Words,
}

impl Speaker<'_> {
    pub(super) fn say(&self, term: &Term, kind: Type) -> String {
        let Some(value) = Value::of(term) else {
            return if kind == Type::named("axes") { "any axes".into() } else { "any".into() };
        };
        match kind.to_string().as_str() {
            "group" => self.words.as_group(value, self.board).map(|group| self.say_group(group)),
            "point" => self.words.as_point(value, self.board).and_then(|point| self.name(point)),
            "axes" => self.words.as_axes(value).map(|axes| {
                let (right, down) = (axes.displacement((1, 0)), axes.displacement((0, 1)));
                format!("axes with x {} and y {}", way(right), way(down))
            }),
            "colour" => self.words.as_content(value).map(|content| self.say_content(content).into()),
            "displacement" => self.words.as_pair(value).map(say_displacement),
            _ => None,
        }
        .unwrap_or_else(|| term.to_string())
    }

    fn say_group(&self, group: Point) -> String {
        let name = self.name(group).unwrap_or_default();
        let count = self.board.stone_count(group);
        match self.board.content(group) {
            Content::Empty => format!("the empty point {name}"),
            content if count == 1 => format!("the {} stone {name}", self.say_content(content)),
            content => format!("the {} string {name} of {count} stones", self.say_content(content)),
        }
    }

    fn say_content(&self, content: Content) -> &'static str {
        match content {
            Content::Friend => "friendly",
            Content::Enemy => "enemy",
            Content::Empty => "empty",
            Content::Edge => "edge",
        }
    }

    fn name(&self, point: Point) -> Option<String> {
        diagram::name(point, self.board.rows())
    }

    pub(super) fn points(&self, term: &Term, kind: Type) -> Vec<Point> {
        let Some(value) = Value::of(term) else { return Vec::new() };
        match kind.to_string().as_str() {
            "group" => self
                .words
                .as_group(value, self.board)
                .map(|group| self.board.members(group).collect())
                .unwrap_or_default(),
            "point" => self.words.as_point(value, self.board).into_iter().collect(),
            _ => Vec::new(),
        }
    }
}

fn way(step: (i8, i8)) -> &'static str {
    runtime::Direction::ALL.into_iter().find(|direction| direction.step() == step).map_or("?", |d| d.name())
}

/// "2 to the right and 1 up".
fn say_displacement((right, down): (i8, i8)) -> String {
    let part = |steps: i8, ways: [&str; 2]| {
        (steps != 0).then(|| format!("{} {}", steps.unsigned_abs(), ways[usize::from(steps < 0)]))
    };
    let parts = [part(right, ["to the right", "to the left"]), part(down, ["down", "up"])];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { "0 away".into() } else { parts.join(" and ") }
}
