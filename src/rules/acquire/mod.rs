//! Rules from single games: the deductive acquisition of T. Kojima and A. Yoshikawa ("Knowledge acquisition from game records", section 3).
//!
//! The names are theirs. A *forcing rule* says where to play so as to win; at first only f1 is known: fill the last liberty of a string in
//! atari. [`decide`] plays by forcing rules (Algorithm 1). After a game [`acquire`] interprets its moves from the last to the first as
//! applications of forcing rules, by the winner for attack and by the loser for defence ([`mod@interpret`]). The first move that cannot be
//! interpreted, if the loser's answer to it was a defence, is the move to be learnt: what the interpreted moves rested on ([`mod@explain`]) are the
//! relevant parts of the position before it, and they become a rule ([`generalise`]), with which the interpretation goes on (Algorithm 2).
//!
//! The paper's goal is the game in which the first capture wins (`Aim::FirstCapture`); with `Aim::Capture` it is one string, the last
//! one captured in the game, and what is lost for it does not count.
//!
//! Where the paper is silent: a defence is any move after which the application that it answers is gone; an attack by a rule is an interpretation
//! for the winner alone, since his defences force nothing; patterns are learnt for all orientations. Where a move of the loser cannot be
//! interpreted, it is asked what the winner could have done had it been elsewhere, by playing on with the known rules (`thought`); if that
//! teaches a rule, the move may be a defence against it: without this a net (geta) could only be learnt from two games. Where no move would have
//! been a defence, the loser may have played anywhere, and his move counts as one. A capture that takes several strings is looked at as
//! the capture of each. Refinement, which the paper does not
//! explain, is in [`generalise`].

pub mod decide;
pub mod explain;
pub mod generalise;
pub mod interpret;
pub mod knowledge;
pub mod play;
pub mod record;
mod thought;

pub use knowledge::{Application, Knowledge};
pub use record::Record;

use super::partial;
use super::pattern::Place;
use super::rule::{Aim, Rule};
use crate::go::{Board, Colour, Point};
use explain::{Drawing, explain, named};
use generalise::PreRule;
use interpret::{Interpretation, in_vain, interpret};
use std::collections::BTreeSet;
use std::fmt::Write;

/// What was learnt from a game.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    /// The rules, which are in the knowledge base already.
    pub rules: Vec<Rule>,
    /// How, in the terms of the paper.
    pub trace: String,
}

/// The game as far as it counts: all its positions, who won, and what was captured at the end.
struct Course {
    /// Before each move, and after the last.
    positions: Vec<Board>,
    moves: Vec<(Colour, Option<Point>)>,
    winner: Colour,
    captured: Vec<Point>,
    /// Those among them that a rule is to be about.
    target: Vec<Point>,
}

impl Course {
    /// `None` where nothing is captured.
    fn of(record: &Record, aim: Aim) -> Option<Self> {
        let mut positions = vec![record.start.clone()];
        let mut end = None;
        for (number, &(colour, point)) in record.moves.iter().enumerate() {
            let before = positions[number].clone();
            let mut after = before.clone();
            let count = match point {
                Some(point) => after.play_by(point, colour, crate::go::KoRule::None).unwrap_or(0),
                None => 0,
            };
            if count > 0 {
                let was_taken = |&point: &Point| before.at(point).colour() == Some(colour.opponent());
                let taken: Vec<Point> =
                    before.points().filter(was_taken).filter(|&p| after.at(p) != before.at(p)).collect();
                end = Some((number + 1, colour, taken));
            }
            positions.push(after);
            if count > 0 && aim == Aim::FirstCapture {
                break;
            }
        }
        let (last, winner, captured) = end?;
        positions.truncate(last + 1);
        Some(Self { positions, moves: record.moves[..last].to_vec(), winner, target: captured.clone(), captured })
    }

    /// The same for each string that was taken at the end, where the goal is one string.
    fn about_one_string(self, aim: Aim) -> Vec<Self> {
        let before = &self.positions[self.moves.len() - 1];
        let anchors: BTreeSet<Option<Point>> = self.captured.iter().map(|&point| before.string_anchor(point)).collect();
        if aim == Aim::FirstCapture || anchors.len() <= 1 {
            return vec![self];
        }
        let of = |anchor: &Option<Point>| {
            let stones = self.captured.iter().copied().filter(|&point| before.string_anchor(point) == *anchor);
            let captured: Vec<Point> = stones.collect();
            let (positions, moves) = (self.positions.clone(), self.moves.clone());
            Self { positions, moves, winner: self.winner, target: captured.clone(), captured }
        };
        anchors.iter().map(of).collect()
    }
}

/// Learns what a game teaches (Algorithm 2).
pub fn acquire(knowledge: &mut Knowledge, record: &Record) -> Lesson {
    acquire_from(knowledge, record, None)
}

/// What a game teaches. Of several strings taken at its end it was about the one that it teaches the longest rule of. A line thought of is about the stones
/// that the game is about.
fn acquire_from(knowledge: &mut Knowledge, record: &Record, about: Option<&[Point]>) -> Lesson {
    let Some(course) = Course::of(record, knowledge.aim) else {
        return Lesson { trace: "nothing is captured in this game\n".to_owned(), ..Lesson::default() };
    };
    let mut best: Option<(u8, Knowledge, Lesson)> = None;
    for mut course in course.about_one_string(knowledge.aim) {
        if let (Some(about), Aim::Capture) = (about, knowledge.aim) {
            course.target.retain(|point| about.contains(point));
        }
        let mut known = knowledge.clone();
        let lesson = follow(&mut known, &course, about.is_none());
        let longest = lesson.rules.iter().map(|rule| rule.plies).max().unwrap_or(0);
        if best.as_ref().is_none_or(|best| longest > best.0) {
            best = Some((longest, known, lesson));
        }
    }
    let Some((_, known, lesson)) = best else { return Lesson::default() };
    *knowledge = known;
    lesson
}

fn follow(knowledge: &mut Knowledge, course: &Course, may_think: bool) -> Lesson {
    let mut lesson = Lesson::default();
    let rows = course.positions[0].rows();
    let mut number = course.moves.len();
    _ = writeln!(
        lesson.trace,
        "last move M = {number}; {} wins by a capture at {}",
        colour_name(course.winner),
        course.moves[number - 1].1.map_or_else(String::new, |point| named((point.x() as i8, point.y() as i8), rows))
    );
    let mut sequence: Vec<Interpretation> = Vec::new();
    let mut relevant: BTreeSet<Place> = BTreeSet::new();
    let mut learnt = None;
    let mut thought_of = None;
    loop {
        // Stages 1 and 2: from the last move back, as long as moves can be interpreted.
        while number > 0 {
            let before = &course.positions[number - 1];
            let (mover, point) = course.moves[number - 1];
            let found = point.and_then(|point| {
                let captured = (knowledge.aim == Aim::Capture).then_some(course.captured.as_slice());
                interpret(knowledge, before, (mover, point), course.winner, captured)
                    .or_else(|| in_vain(knowledge, before, mover, course.winner, sequence.last()))
            });
            let Some(found) = found else { break };
            let interpretation = Interpretation { number, ..found };
            if interpretation.is_attack && !interpretation.by_winner {
                refine(knowledge, &interpretation, &mut lesson.trace);
            }
            let name = knowledge.rules()[interpretation.application.rule].name.clone();
            _ = writeln!(lesson.trace, "\ni{number} = {}", interpretation.text(&name));
            let explanation = explain(knowledge, before, &interpretation, (mover, point.unwrap_or(Point::new(0, 0))));
            lesson.trace += &explanation.text;
            relevant.extend(explanation.parts);
            sequence.push(interpretation);
            number -= 1;
        }
        let texts = sequence.iter().map(|i| i.text(&knowledge.rules()[i.application.rule].name));
        _ = writeln!(lesson.trace, "\nIS = [{}]", texts.collect::<Vec<_>>().join(", "));
        if number == 0 {
            lesson.trace += "all moves are interpreted\n";
            return lesson;
        }
        // The loser's move may have prevented something that is not known yet.
        if may_think && course.moves[number - 1].0 != course.winner && thought_of != Some(number) {
            thought_of = Some(number);
            if let Some(thought) = thought::prevented(knowledge, course, number, &relevant) {
                let moves = thought.moves.iter().filter_map(|&(_, point)| point);
                let line: Vec<String> = moves.map(|point| named((point.x() as i8, point.y() as i8), rows)).collect();
                _ = writeln!(lesson.trace, "\nhad move {number} been elsewhere: {}", line.join(" "));
                let inner = acquire_from(knowledge, &thought, Some(&course.target));
                lesson.trace.extend(inner.trace.lines().map(|line| format!("  {line}").trim_end().to_owned() + "\n"));
                lesson.rules.extend(inner.rules);
                continue;
            }
        }
        let is_forced = sequence.last().is_some_and(|last| !last.is_attack && !last.by_winner);
        let (mover, point) = course.moves[number - 1];
        let (true, true, Some(point)) = (is_forced && learnt != Some(number), mover == course.winner, point) else {
            _ = writeln!(lesson.trace, "move {} was not forced by the move before it: nothing is learnt", number + 1);
            return lesson;
        };
        // Stage 3: the move to be learnt.
        let before = &course.positions[number - 1];
        _ = writeln!(
            lesson.trace,
            "learning move {number} {} of {}; relevant parts (V vacant, P the move, b and w stones that do not matter):\n{}",
            named((point.x() as i8, point.y() as i8), rows),
            colour_name(mover),
            Drawing { board: before, relevant: &relevant, point, friend: mover }
        );
        let pre_rule = PreRule {
            board: before,
            friend: mover,
            point,
            relevant: &relevant,
            plies: course.moves.len() - number + 1,
            captured: &course.target,
        };
        let name = format!("f{}", knowledge.rules().len() + 1);
        let Some(rule) = generalise::generalise(&pre_rule, knowledge.aim, &name, &mut lesson.trace) else {
            return lesson;
        };
        let is_its_own = knowledge.add(rule.clone()).is_ok() && {
            let mut applications = knowledge.applications(before, mover).into_iter();
            applications.any(|application| application.point == point)
        };
        lesson.rules.push(rule);
        learnt = Some(number);
        if !is_its_own {
            lesson.trace += "the rule does not apply to its own example\n";
            return lesson;
        }
    }
}

/// The loser applied a rule for attack (step 3 of Algorithm 2): either he left its line later, or the rule is not accurate. Whoever may
/// have added it, a rule stays only if its proof holds.
fn refine(knowledge: &mut Knowledge, interpretation: &Interpretation, trace: &mut String) {
    let place = interpretation.application.rule;
    let rule = knowledge.rules()[place].clone();
    let is_proved = place == 0 || partial::check(&rule, partial::MOST_STATES).is_ok();
    _ = writeln!(
        trace,
        "\nmove {}: the loser applied {} for attack; {}",
        interpretation.number,
        rule.name,
        if is_proved { "it is proved, so he left its line afterwards" } else { "it is not accurate" }
    );
    if !is_proved {
        match generalise::refined(&rule, knowledge.aim, trace) {
            Some(better) => knowledge.replace(place, better),
            None => knowledge.retire(place),
        }
    }
}

/// As the paper writes it.
#[must_use]
pub const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "Black",
        Colour::White => "White",
    }
}
