//! How a fight over enclosed stones stands after a move and the best answers to it: reading that is cut off after a number of moves.
//!
//! Specification: `background/go-ahead.pl` and, for reading far, `background/go-deep.pl`. A fight is decided nowhere here, only judged by what it shows then; who wants
//! to know who wins it asks a search. Minimax on sets of points that are words of 64 bits.

mod arena;
mod fight;
mod reader;

use super::{Board, Content};
use crate::go::{Point, PointSet};
use arena::arenas;
use fight::{Fight, State, members};
use reader::{MOST_ANSWERS, Reader};

/// The most points and the most empty points of an arena.
const MOST_POINTS: usize = 64;
const MOST_EMPTY: usize = 18;
/// What a fight is worth to the side that has won it; like every appraisal in hundredths of the logarithm of the odds.
const DECIDED: i32 = 1200;
/// How far behind the best move another is read no further, at most.
const LEFT_BEHIND: i32 = 300;
/// Hundredths that make one in a [`Prospect`].
const UNIT: i32 = 10;

/// What a move of the friend's makes of a fight, if both sides then play on as well as they can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// How the fight looks to the friend, 0 (lost) to 240 (won); 120 is even, ten more make it e times as likely that it is won.
    pub outlook: u32,
    /// How much less that is than after the best of the friend's moves there.
    pub behind: u32,
}

impl Prospect {
    fn better(self, other: Self) -> Self {
        let key = |prospect: Self| (prospect.outlook, std::cmp::Reverse(prospect.behind));
        if key(self) < key(other) { other } else { self }
    }
}

/// The prospects of the friend's moves, by point and side.
pub(super) type Prospects = Box<[(Point, Content, Prospect)]>;

/// How far is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// Two moves after the one that is asked about; four where few points are empty.
    Near,
    /// Further and further, as long as several moves keep up with the best one and it is not decided; once with the enemy and once with the friend taking back kos
    /// at once.
    Far,
}

impl Sight {
    /// The moves that are read after the one that is asked about, where so many points are empty.
    const fn most_answers(self, empty: u32) -> usize {
        match (self, empty) {
            (Self::Near, 0..=10) => 4,
            (Self::Near, _) => 2,
            (Self::Far, 0..=11) => MOST_ANSWERS,
            (Self::Far, 12..=13) => 10,
            (Self::Far, 14..=15) => 8,
            (Self::Far, _) => 6,
        }
    }
}

/// `outlook/3`: how the fight over the stones of `side` that are enclosed around a point looks to the friend after a move there and two or four more.
pub fn outlook<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    board.prospect(point, side).map(|prospect| prospect.outlook)
}

/// `behind/3`: how much better the fight looks after another move.
pub fn behind<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    board.prospect(point, side).map(|prospect| prospect.behind)
}

/// `far_outlook/3`: how the fight over the stones of `side` that are enclosed around a point looks to the friend after a move there, read far ahead.
pub fn far_outlook<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    board.far_prospect(point, side).map(|prospect| prospect.outlook)
}

/// `far_behind/3`: how much better the fight looks after another move, read far ahead; 30 at most.
pub fn far_behind<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<u32> {
    board.far_prospect(point, side).map(|prospect| prospect.behind)
}

/// The prospect of the friend's move at a point in the fight over the stones of `side` enclosed there; of several fights the one that looks best. Only the fights
/// around the point are read.
pub fn prospect<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<Prospect> {
    prospect_at(board, point, side, Sight::Near)
}

/// The same, read far ahead.
pub fn far_prospect<B: Board + ?Sized>(board: &B, point: Point, side: Content) -> Option<Prospect> {
    prospect_at(board, point, side, Sight::Far)
}

fn prospect_at<B: Board + ?Sized>(board: &B, point: Point, side: Content, sight: Sight) -> Option<Prospect> {
    let around = arenas(board, side).into_iter().filter(|arena| arena.contains(point));
    let found = around.filter_map(|arena| {
        let moves = read(board, &arena, side, sight);
        moves.iter().find(|(at, _)| *at == point).map(|&(_, prospect)| prospect)
    });
    found.reduce(Prospect::better)
}

/// The prospects of all moves.
pub(super) fn prospects<B: Board + ?Sized>(board: &B, sight: Sight) -> Prospects {
    let mut all: Vec<(Point, Content, Prospect)> = Vec::new();
    for side in [Content::Friend, Content::Enemy] {
        for arena in arenas(board, side) {
            for (point, prospect) in read(board, &arena, side, sight) {
                match all.iter_mut().find(|(at, of, _)| (*at, *of) == (point, side)) {
                    Some((_, _, known)) => *known = (*known).better(prospect),
                    None => all.push((point, side, prospect)),
                }
            }
        }
    }
    all.sort_by_key(|&(point, side, _)| (point, side as u8));
    all.into()
}

/// The prospects of the friend's legal moves in one arena.
fn read<B: Board + ?Sized>(board: &B, arena: &PointSet, side: Content, sight: Sight) -> Vec<(Point, Prospect)> {
    let fight = |retaker: Option<Content>| Fight::new(board, arena, side, retaker);
    let values = match sight {
        Sight::Near => read_near(&fight(None)),
        // Who loses the fight when the enemy takes back kos at once, and wins it when he does so himself, has a ko.
        Sight::Far => {
            let [wary, bold] = [Content::Enemy, Content::Friend].map(|retaker| read_far(&fight(Some(retaker))));
            let both = |((point, wary), (_, bold))| (point, (2 * wary + bold + 3 * DECIDED) / 3 - DECIDED);
            wary.into_iter().zip(bold).map(both).collect()
        }
    };
    let best = values.iter().map(|&(_, value)| value).max().unwrap_or(-DECIDED);
    let prospect = |value: i32| Prospect { outlook: in_units(value + DECIDED), behind: in_units(best - value) };
    values.into_iter().map(|(point, value)| (point, prospect(value))).collect()
}

/// Hundredths in the units of [`Prospect`].
const fn in_units(hundredths: i32) -> u32 {
    (hundredths / UNIT) as u32
}

/// A move of the friend's.
struct Played {
    point: Point,
    after: State,
    /// How the fight looks to the friend.
    value: i32,
    /// How far it was behind the best one when it was read no further.
    left_behind: Option<i32>,
}

/// The friend's legal moves.
fn all_moves(fight: &Fight) -> Vec<Played> {
    let played = |number: usize| {
        let after = fight.play(&fight.begin, number, fight.attacker_is_friend)?;
        Some(Played { point: fight.points[number], after, value: 0, left_behind: None })
    };
    members(fight.empty(&fight.begin)).filter_map(played).collect()
}

/// How the fight looks after each of the friend's moves, read so far as near sight goes.
fn read_near(fight: &Fight) -> Vec<(Point, i32)> {
    let mut moves = all_moves(fight);
    let answers = Sight::Near.most_answers(fight.empty(&fight.begin).count_ones());
    appraise(fight, &mut Reader::new(fight, answers), &mut moves, answers, 2 * DECIDED);
    moves.into_iter().map(|played| (played.point, played.value)).collect()
}

/// Reads the moves that keep up with so many answers, and gives the value of the best one. A value that is less than `margin` below the best one is exact.
fn appraise(fight: &Fight, reader: &mut Reader<'_>, moves: &mut [Played], answers: usize, margin: i32) -> i32 {
    let mut best = -DECIDED;
    for played in moves.iter_mut().filter(|played| played.left_behind.is_none()) {
        let least = (best - margin).max(-DECIDED);
        played.value = reader.value_after(&played.after, !fight.attacker_is_friend, answers, least);
        best = best.max(played.value);
    }
    best
}

/// Reads all moves, then those that are not far behind the best one further, and so on, until one is left or it is known who wins. By as much as a move was behind
/// when it was left it counts as behind in the end.
fn read_far(fight: &Fight) -> Vec<(Point, i32)> {
    let mut moves = all_moves(fight);
    let most_answers = Sight::Far.most_answers(fight.empty(&fight.begin).count_ones());
    let mut reader = Reader::new(fight, most_answers);
    let mut best = -DECIDED;
    for answers in (2..=most_answers).step_by(2) {
        // The more has been read, the less will change.
        let margin = LEFT_BEHIND.min(DECIDED / answers as i32);
        best = appraise(fight, &mut reader, &mut moves, answers, margin);
        let mut keep_up = 0;
        for played in moves.iter_mut().filter(|played| played.left_behind.is_none()) {
            if played.value > best - margin {
                keep_up += 1;
            } else {
                played.left_behind = Some(margin);
            }
        }
        if best.abs() == DECIDED || keep_up < 2 {
            break;
        }
        // What looks best is read first next time, so that others fall behind soon.
        moves.sort_by_key(|played| std::cmp::Reverse(played.value));
    }
    moves.sort_by_key(|played| played.point);
    let value = |played: &Played| played.left_behind.map_or(played.value, |margin| (best - margin).max(-DECIDED));
    moves.iter().map(|played| (played.point, value(played))).collect()
}
