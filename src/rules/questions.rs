//! Tactical questions that positions pose: can a string be captured, can two strings be connected.

use super::condition::Side;
use super::rule::{Aim, Claim};
use super::truth::Statement;
use crate::go::{Board, Point};

/// Whether the friend reaches the goal of the statement, the one or the other side to move.
pub type Question = (Statement, Side);

/// The questions of a position that are not idle: captures of strings with up to two liberties, connections of strings that have a
/// liberty in common or neighbouring ones. The friend has so many plies if he begins, one less if the enemy does.
#[must_use]
pub fn questions(board: &Board, plies: u8) -> Vec<Question> {
    let strings: Vec<Point> = board.points().filter(|&p| board.string_anchor(p) == Some(p)).collect();
    let mut found = Vec::new();
    let mut ask = |aim: Aim, subject: Vec<Point>, friend| {
        for (side, plies) in [(Side::Friend, plies), (Side::Enemy, plies - 1)] {
            let subject = subject.clone();
            found.push((Statement { claim: Claim::Win, aim, subject, friend, plies, moves: Vec::new() }, side));
        }
    };
    for (place, &stone) in strings.iter().enumerate() {
        let Some(colour) = board.at(stone).colour() else { continue };
        if board.liberty_count(stone) <= 2 {
            ask(Aim::Capture, vec![stone], colour.opponent());
        }
        let liberties = board.liberties(stone);
        let near: crate::go::PointSet =
            liberties.iter().flat_map(|p| board.neighbours(p)).chain(liberties.iter()).collect();
        for &other in strings[place + 1..].iter().filter(|&&other| board.at(other) == board.at(stone)) {
            if board.liberties(other).iter().any(|point| near.contains(point)) {
                ask(Aim::Connect, vec![stone, other], colour);
            }
        }
    }
    found
}
