//! Interpretation: a move as the application of a forcing rule.

use super::knowledge::{Application, Knowledge};
use crate::go::{Board, Colour, KoRule, Point};

/// A move understood as the application of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interpretation {
    /// The number of the move in the game, from 1.
    pub number: usize,
    /// What is applied, or what is defended against.
    pub application: Application,
    /// Applied for attack; otherwise for defence.
    pub is_attack: bool,
    /// Whether the winner of the game did it.
    pub by_winner: bool,
    /// A defence that does not help, as no move would have.
    pub is_vain: bool,
}

impl Interpretation {
    /// The list `[m,r,ad,wl]` of the paper.
    #[must_use]
    pub fn text(&self, rule: &str) -> String {
        let (ad, wl) = (if self.is_attack { 'a' } else { 'd' }, if self.by_winner { 'w' } else { 'l' });
        format!("[{},{rule},{ad},{wl}]", self.number)
    }
}

/// What a move in a position may be understood as, in the order in which decisions are made; `None` if no rule tells. Where the goal is one
/// string, its stones at the end are given, and only applications to strings that became part of it count. The number is left to be set.
#[must_use]
pub fn interpret(
    knowledge: &Knowledge,
    before: &Board,
    (mover, point): (Colour, Point),
    winner: Colour,
    captured: Option<&[Point]>,
) -> Option<Interpretation> {
    let is_about = |application: &Application| {
        captured.is_none_or(|captured| before.stones(application.stone).all(|stone| captured.contains(&stone)))
    };
    let by_winner = mover == winner;
    let attack = |applications: Vec<Application>| {
        let mut applications =
            applications.into_iter().filter(|a| by_winner && is_about(a) || !by_winner && captured.is_none());
        let application = applications.find(|application| application.point == point)?;
        Some(Interpretation { number: 0, application, is_attack: true, by_winner, is_vain: false })
    };
    let mut after = before.clone();
    after.play_by(point, mover, KoRule::None).ok()?;
    let defence = |applications: Vec<Application>| {
        let mut applications = applications.into_iter().filter(|a| !by_winner && is_about(a));
        let application = applications.find(|application| !knowledge.still_applies(&after, application))?;
        Some(Interpretation { number: 0, application, is_attack: false, by_winner, is_vain: false })
    };
    attack(knowledge.ataris(before, mover))
        .or_else(|| defence(knowledge.ataris(before, mover.opponent())))
        .or_else(|| attack(knowledge.applications(before, mover)))
        .or_else(|| defence(knowledge.applications(before, mover.opponent())))
}

/// A move of the loser, wherever he played, before an attack of the winner that no move could have taken away.
#[must_use]
pub fn in_vain(
    knowledge: &Knowledge,
    before: &Board,
    mover: Colour,
    winner: Colour,
    next: Option<&Interpretation>,
) -> Option<Interpretation> {
    let application = next.filter(|next| next.is_attack && next.by_winner && mover != winner)?.application.clone();
    let helps = |&point: &Point| {
        let mut after = before.clone();
        after.play_by(point, mover, KoRule::None).is_ok() && !knowledge.still_applies(&after, &application)
    };
    let is_vain = knowledge.still_applies(before, &application) && !before.empty_points().iter().any(helps);
    is_vain.then_some(Interpretation { number: 0, application, is_attack: false, by_winner: false, is_vain })
}
