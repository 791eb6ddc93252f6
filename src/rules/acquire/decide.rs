//! The decision maker: which move to play (Algorithm 1).

use super::knowledge::{Application, Knowledge};
use crate::go::{Board, Colour, KoRule, Point};
use crate::rules::pattern::{Pattern, What, point};

/// A source of numbers below a bound that decides what is left to chance.
pub type Chance<'a> = &'a mut dyn FnMut(usize) -> usize;

/// What a move is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To win by a rule, which stands at this place in the knowledge base.
    Attack(usize),
    /// To prevent the opponent from doing so.
    Defence(usize),
    /// None.
    Chance,
}

/// The move of a colour; `None` if it has none.
pub fn decide(knowledge: &Knowledge, board: &Board, colour: Colour, chance: Chance<'_>) -> Option<(Point, Purpose)> {
    let attack = |applications: &[Application]| {
        let playable = |application: &&Application| board.is_legal(application.point, colour, KoRule::Simple);
        applications.iter().find(playable).map(|application| (application.point, Purpose::Attack(application.rule)))
    };
    let other = colour.opponent();
    attack(&knowledge.ataris(board, colour))
        .or_else(|| defend(knowledge, board, colour, &knowledge.ataris(board, other)))
        .or_else(|| attack(&knowledge.applications(board, colour)))
        .or_else(|| defend(knowledge, board, colour, &knowledge.applications(board, other)))
        .or_else(|| {
            let legal = |point: &Point| board.is_legal(*point, colour, KoRule::Simple);
            let moves: Vec<Point> = board.points().filter(legal).collect();
            let point = *moves.get(chance(moves.len().max(1)))?;
            Some((point, Purpose::Chance))
        })
}

/// A move on one of the empty places of what the opponent threatens, after which it no longer applies: best one after which no rule does.
fn defend(knowledge: &Knowledge, board: &Board, colour: Colour, threats: &[Application]) -> Option<(Point, Purpose)> {
    let threat = threats.first()?;
    let mut places = vec![threat.point];
    if let (Some(placement), Some(pattern)) = (threat.placement, Pattern::of(&knowledge.rules()[threat.rule])) {
        let empty = pattern.parts().iter().filter(|part| part.what == What::Empty);
        places.extend(empty.filter_map(|part| point(board, placement.at(part.place))));
    }
    let mut second = None;
    for place in places {
        let mut after = board.clone();
        if after.play_by(place, colour, KoRule::Simple).is_err() || knowledge.still_applies(&after, threat) {
            continue;
        }
        let played = Some((place, Purpose::Defence(threat.rule)));
        let other = colour.opponent();
        if knowledge.ataris(&after, other).is_empty() && knowledge.applications(&after, other).is_empty() {
            return played;
        }
        second = second.or(played);
    }
    second
}
