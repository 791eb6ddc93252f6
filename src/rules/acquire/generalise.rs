//! From an example to a rule: coordinates become relative to the move, colours become friend and enemy; then the rule must be proved.
//!
//! The proof ([`partial`]) asks whether the rule wins whatever is beyond its parts. If it does not, the rule is not accurate, and it is
//! refined. The paper does not explain how its system did that; this is our way. A case in which the rule fails has all its parts in common
//! with the example, so it differs elsewhere. What may differ is added as it is in the example, liberties of strings first, then the
//! places around, nearer ones first, until the rule is proved; then each addition is taken back, or weakened, that the proof does without.

use crate::go::{Board, Cell, Colour, Point};
use crate::logic::Term;
use crate::rules::condition::Side;
use crate::rules::partial::{self, everywhere};
use crate::rules::pattern::{Part, Pattern, Place, What, cell, point};
use crate::rules::rule::{Aim, Rule};
use crate::runtime::tactics::strings;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// An example: a position, the move, and what matters.
#[derive(Clone, Copy, Debug)]
pub struct PreRule<'a> {
    /// The position before the move.
    pub board: &'a Board,
    /// Whose move it is.
    pub friend: Colour,
    /// The move.
    pub point: Point,
    /// The places that matter.
    pub relevant: &'a BTreeSet<Place>,
    /// Plies from the move to the end of the game.
    pub plies: usize,
    /// What was captured at the end.
    pub captured: &'a [Point],
}

/// The most plies of a rule.
const MOST_PLIES: usize = 41;
/// How much longer than in the game the enemy may hold out.
const LONGER: usize = 4;
/// How far around the relevant parts others are looked for.
const FARTHEST: usize = 3;
/// The largest number of liberties that is demanded of a string.
const MOST_LIBERTIES: usize = 5;
/// States that are searched for each attempt of refinement.
const STATES: usize = 30_000;

/// What is demanded beside the relevant parts.
#[derive(Clone, Debug, Default)]
struct Additions {
    /// Of all strings of the friend.
    everywhere: u8,
    /// Of the string with a stone at a place.
    liberties: BTreeMap<Place, u8>,
    /// Further places.
    places: BTreeSet<Place>,
}

/// The rule that an example teaches; what was tried is written to the trace. Of several strings that it may be about, the one that is
/// captured soonest is taken.
pub fn generalise(example: &PreRule<'_>, aim: Aim, name: &str, trace: &mut String) -> Option<Rule> {
    // In the game of the first capture forcing rules apply only where nothing is in atari (steps 1 and 2 of Algorithm 1).
    let plain = Additions { everywhere: 1 + u8::from(aim == Aim::FirstCapture), ..Additions::default() };
    let attempts: Vec<Attempt<'_>> =
        targets(example, aim).into_iter().map(|target| Attempt { example, aim, target }).collect();
    let Some(first) = attempts.first() else {
        trace.push_str("no rule: no stone of the captured string is there yet\n");
        return None;
    };
    if least_liberties(example.board, example.friend) < plain.everywhere {
        _ = writeln!(trace, "no rule: {} could have captured first", super::colour_name(example.friend.opponent()));
        return None;
    }
    let best = |additions: &dyn Fn(&Attempt<'_>) -> Additions| {
        let proved = attempts.iter().filter_map(|attempt| {
            let additions = additions(attempt);
            attempt.proved(&additions).ok().map(|plies| (attempt, additions, plies))
        });
        proved.min_by_key(|(.., plies)| *plies)
    };
    if let Some((attempt, additions, plies)) = best(&|_| plain.clone()) {
        return attempt.rule(&additions, plies, name, trace, "accurate as it is");
    }
    let reason = first.proved(&plain).err().unwrap_or_default();
    _ = writeln!(trace, "pre-rule:\n{}it is not accurate: {reason}", first.pattern(&plain)?.draw());
    let Some((attempt, additions, plies)) =
        (0..=FARTHEST).find_map(|distance| best(&|attempt| attempt.all_within(distance)))
    else {
        trace.push_str("no rule: it cannot be proved with all that is near\n");
        return None;
    };
    let (additions, plies) = attempt.weakened(additions, plies);
    attempt.rule(&additions, plies, name, trace, "refined")
}

/// A rule that failed, with the liberties demanded that it needs; `None` if no number of them is enough.
pub fn refined(rule: &Rule, aim: Aim, trace: &mut String) -> Option<Rule> {
    let pattern = Pattern::of(rule)?;
    for least in 2..=MOST_LIBERTIES as u8 {
        let demanding = |part: &Part| match part.what {
            What::Stone(Side::Friend, number) => Part { what: What::Stone(Side::Friend, number.max(least)), ..*part },
            _ => *part,
        };
        let parts = pattern.parts().iter().map(demanding).collect();
        let pattern = Pattern::new(parts, pattern.target())?;
        let everywhere = everywhere(&rule.terms).max(if aim == Aim::FirstCapture { least } else { 1 });
        if partial::prove(&pattern, aim, everywhere, rule.plies, partial::MOST_STATES).is_ok() {
            _ = writeln!(trace, "refined: strings with {least} liberties or more");
            return rule_of(&rule.name, aim, &pattern, everywhere, rule.plies).ok();
        }
    }
    trace.push_str("it cannot be refined and is no longer applied\n");
    None
}

fn least_liberties(board: &Board, colour: Colour) -> u8 {
    strings(board, colour).map(|stone| board.liberty_count(stone)).min().unwrap_or(MOST_LIBERTIES).min(MOST_LIBERTIES)
        as u8
}

/// Stones that the rule may be about, one of each string that is captured in the end; where any capture wins, one is enough.
fn targets(example: &PreRule<'_>, aim: Aim) -> Vec<Place> {
    let place = |point: Point| (point.x() as i8, point.y() as i8);
    let enemy = Cell::from(example.friend.opponent());
    let mut anchors = BTreeSet::new();
    let is_first = |stone: &Point| example.board.string_anchor(*stone).is_some_and(|anchor| anchors.insert(anchor));
    let there = example.captured.iter().copied().filter(|&stone| example.board.at(stone) == enemy);
    let mut strings: Vec<Point> = there.filter(is_first).collect();
    // Large strings first.
    strings.sort_by_key(|&stone| std::cmp::Reverse(example.board.stone_count(stone)));
    let mut targets: Vec<Place> = strings.into_iter().map(place).filter(|at| example.relevant.contains(at)).collect();
    if aim == Aim::FirstCapture {
        targets.extend(example.relevant.iter().filter(|&&at| cell(example.board, at) == enemy));
        targets.truncate(1);
    }
    targets
}

fn rule_of(name: &str, aim: Aim, pattern: &Pattern, everywhere: u8, plies: u8) -> Result<Rule, String> {
    let (point, string) = (Term::variable(0), Term::variable(1));
    let goal = match aim {
        Aim::Capture => Term::compound("capture", vec![string.clone()]),
        _ => Term::atom("first_capture"),
    };
    let conclusion = Term::compound("win", vec![goal, Term::integer(plies.into()), point.clone()]);
    let mut terms = vec![
        Term::compound("string", vec![string.clone(), Term::atom("enemy")]),
        Term::compound("pattern", vec![point, string, pattern.term()]),
    ];
    if everywhere > 1 {
        terms.push(Term::compound("all_at_least", vec![Term::atom("friend"), Term::integer(everywhere.into())]));
    }
    Rule::new(name, &conclusion, &terms, &Term::atom("searched"))
}

struct Attempt<'a> {
    example: &'a PreRule<'a>,
    aim: Aim,
    target: Place,
}

impl Attempt<'_> {
    fn relative(&self, (x, y): Place) -> Place {
        (x - self.example.point.x() as i8, y - self.example.point.y() as i8)
    }

    fn pattern(&self, additions: &Additions) -> Option<Pattern> {
        let example = self.example;
        let own = (example.point.x() as i8, example.point.y() as i8);
        let part = |&place: &Place| {
            let least = additions.liberties.get(&place).copied().unwrap_or(1);
            let stone = |colour: Colour| match colour == example.friend {
                true => What::Stone(Side::Friend, least),
                false => What::Stone(Side::Enemy, least),
            };
            let what = match cell(example.board, place) {
                Cell::Empty => What::Empty,
                Cell::Edge => What::Edge,
                Cell::Black => stone(Colour::Black),
                Cell::White => stone(Colour::White),
            };
            Part { place: self.relative(place), what }
        };
        let places = example.relevant.union(&additions.places).chain([&own]).collect::<BTreeSet<_>>();
        Pattern::new(places.into_iter().map(part).collect(), self.relative(self.target))
    }

    /// The plies that the rule is proved to need at most.
    fn proved(&self, additions: &Additions) -> Result<u8, String> {
        let pattern = self.pattern(additions).ok_or("there is no pattern")?;
        let mut fault = "it is too long".to_owned();
        let least = self.example.plies;
        for plies in (least..=least + LONGER).step_by(2).filter(|&plies| plies <= MOST_PLIES) {
            match partial::prove(&pattern, self.aim, additions.everywhere, plies as u8, STATES) {
                Ok(_) => return Ok(plies as u8),
                Err(found) => fault = found,
            }
        }
        Err(fault)
    }

    /// All that the example says within a distance of the relevant parts, and of liberties.
    fn all_within(&self, distance: usize) -> Additions {
        let board = self.example.board;
        let mut near = self.example.relevant.clone();
        for _ in 0..distance {
            let on_board = near.iter().filter(|&&place| point(board, place).is_some());
            let around = on_board.flat_map(|&(x, y)| [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]);
            near = around.chain(near.iter().copied()).collect();
        }
        let mut liberties = BTreeMap::new();
        let mut known = BTreeSet::new();
        // A string is spoken of at a relevant place if it can be.
        for &place in self.example.relevant.iter().chain(&near) {
            let Some(stone) = point(board, place) else { continue };
            if board.string_anchor(stone).is_some_and(|anchor| known.insert(anchor)) && place != self.target {
                liberties.insert(place, board.liberty_count(stone).min(MOST_LIBERTIES) as u8);
            }
        }
        let everywhere = match self.aim {
            Aim::FirstCapture => least_liberties(board, self.example.friend),
            _ => 1,
        };
        Additions { everywhere, liberties, places: near.difference(self.example.relevant).copied().collect() }
    }

    /// Takes back what the proof does without: places first, the farthest ones before others, then liberties, of all strings first.
    fn weakened(&self, mut additions: Additions, mut plies: u8) -> (Additions, u8) {
        let mut keep_if_proved = |less: Additions, additions: &mut Additions| {
            let proved = self.proved(&less);
            if let Ok(found) = proved {
                (*additions, plies) = (less, found);
            }
            proved.is_ok()
        };
        let mut places: Vec<Place> = additions.places.iter().copied().collect();
        let distance = |&(x, y): &Place| {
            let ways = self
                .example
                .relevant
                .iter()
                .map(|&(a, b)| (i16::from(x) - i16::from(a)).abs() + (i16::from(y) - i16::from(b)).abs());
            ways.min().unwrap_or(0)
        };
        places.sort_by_key(|place| (std::cmp::Reverse(distance(place)), *place));
        for place in places {
            let mut less = additions.clone();
            less.places.remove(&place);
            less.liberties.remove(&place);
            keep_if_proved(less, &mut additions);
        }
        for everywhere in 1 + u8::from(self.aim == Aim::FirstCapture)..additions.everywhere {
            if keep_if_proved(Additions { everywhere, ..additions.clone() }, &mut additions) {
                break;
            }
        }
        for place in additions.liberties.clone().into_keys() {
            for least in 1..additions.liberties[&place] {
                let mut less = additions.clone();
                less.liberties.insert(place, least);
                if keep_if_proved(less, &mut additions) {
                    break;
                }
            }
        }
        (additions, plies)
    }

    fn rule(&self, additions: &Additions, plies: u8, name: &str, trace: &mut String, how: &str) -> Option<Rule> {
        let pattern = self.pattern(additions)?;
        let rule = rule_of(name, self.aim, &pattern, additions.everywhere, plies).ok()?;
        let rows = self.example.board.rows();
        _ = writeln!(trace, "rule {name}, {how}, a win in at most {plies} plies:\n{}", pattern.draw().trim_end());
        let added: Vec<String> = additions.places.iter().map(|&place| super::explain::named(place, rows)).collect();
        if !added.is_empty() {
            _ = writeln!(trace, "places added: {}", added.join(" "));
        }
        for (&place, least) in additions.liberties.iter().filter(|(_, least)| **least > 1) {
            _ = writeln!(trace, "the string at {} has at least {least} liberties", super::explain::named(place, rows));
        }
        if additions.everywhere > 1 {
            let friend = super::colour_name(self.example.friend);
            _ = writeln!(trace, "every string of {friend} has at least {} liberties", additions.everywhere);
        }
        Some(rule)
    }
}
