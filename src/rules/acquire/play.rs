//! The game in which the first capture wins, played by knowledge bases against each other.

use super::decide::decide;
use super::knowledge::Knowledge;
use super::record::Record;
use crate::go::{Board, Colour, KoRule};
use crate::rules::rule::Aim;

/// Splitmix64: enough for games, and the same everywhere.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Numbers that a seed determines.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x2545_f491_4f6c_dd1d))
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ (mixed >> 31)) * bound as u128) >> 64) as usize
    }
}

/// Plays a game to the first capture; the winner is `None` if a side has no move or nothing is captured for too long.
#[must_use]
pub fn game(black: &Knowledge, white: &Knowledge, lines: u8, seed: u64) -> (Record, Option<Colour>) {
    let mut random = Random::new(seed);
    // A board of 1 to 25 lines always can be made.
    let start = Board::new(lines.clamp(2, 25), lines.clamp(2, 25)).unwrap_or_else(|_| unreachable!());
    let mut board = start.clone();
    let mut record = Record { start, moves: Vec::new() };
    let mut colour = Colour::Black;
    for _ in 0..usize::from(lines) * usize::from(lines) {
        let knowledge = if colour == Colour::Black { black } else { white };
        let Some((point, _)) = decide(knowledge, &board, colour, &mut |bound| random.below(bound)) else { break };
        let captured = board.play_by(point, colour, KoRule::Simple).unwrap_or(0);
        record.moves.push((colour, Some(point)));
        if captured > 0 {
            return (record, Some(colour));
        }
        colour = colour.opponent();
    }
    (record, None)
}

/// What a player did against another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub won: usize,
    /// Games lost.
    pub lost: usize,
    /// Games without a capture.
    pub open: usize,
}

/// Plays games with alternating colours.
#[must_use]
pub fn tournament(player: &Knowledge, other: &Knowledge, lines: u8, games: usize, seed: u64) -> Score {
    let mut score = Score::default();
    for number in 0..games {
        let colour = if number % 2 == 0 { Colour::Black } else { Colour::White };
        let (black, white) = if colour == Colour::Black { (player, other) } else { (other, player) };
        match game(black, white, lines, seed.wrapping_add(number as u64)).1 {
            Some(winner) if winner == colour => score.won += 1,
            Some(_) => score.lost += 1,
            None => score.open += 1,
        }
    }
    score
}

/// Learns from games that it plays against a player that knows f1 alone.
pub fn learn(
    knowledge: &mut Knowledge,
    lines: u8,
    games: usize,
    seed: u64,
    mut progress: impl FnMut(usize, &Knowledge) -> bool,
) {
    let weak = Knowledge::new(Aim::FirstCapture);
    for number in 0..games {
        let (black, white) = if number % 2 == 0 { (&*knowledge, &weak) } else { (&weak, &*knowledge) };
        let (record, _) = game(black, white, lines, seed.wrapping_add(number as u64));
        super::acquire(knowledge, &record);
        if !progress(number + 1, knowledge) {
            break;
        }
    }
}
