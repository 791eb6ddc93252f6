//! What a move of the loser prevented: the winner plays on one of the relevant places instead, and both go on by the known rules.

use super::Course;
use super::decide::{Purpose, decide};
use super::knowledge::Knowledge;
use super::record::Record;
use crate::go::{Board, Cell, KoRule, Point};
use crate::rules::pattern::{Place, point};
use crate::rules::rule::Aim;
use std::collections::BTreeSet;

/// The most moves of a line.
const LONGEST: usize = 7;

/// A line that wins for the winner from the position before the loser's move with this number, if he may move there.
pub(super) fn prevented(
    knowledge: &Knowledge,
    course: &Course,
    number: usize,
    relevant: &BTreeSet<Place>,
) -> Option<Record> {
    let before = &course.positions[number - 1];
    let empty = relevant.iter().filter_map(|&place| point(before, place)).filter(|&p| before.at(p) == Cell::Empty);
    let mut lines: Vec<Record> = empty.filter_map(|first| line(knowledge, course, before, first)).collect();
    // The shortest teaches the most.
    lines.sort_by_key(|record| record.moves.len());
    lines.into_iter().next()
}

fn line(knowledge: &Knowledge, course: &Course, before: &Board, first: Point) -> Option<Record> {
    let mut board = before.clone();
    let mut record = Record { start: before.clone(), moves: Vec::new() };
    let (mut mover, mut next) = (course.winner, Some(first));
    for _ in 0..LONGEST {
        let point = match next.take() {
            Some(point) => point,
            None => match decide(knowledge, &board, mover, &mut |_| 0)? {
                (point, Purpose::Attack(_) | Purpose::Defence(_)) => point,
                (_, Purpose::Chance) => return None,
            },
        };
        let target: Vec<Point> = course.captured.iter().copied().filter(|&p| is_loser(&board, p, course)).collect();
        let captured = board.play_by(point, mover, KoRule::Simple).ok()?;
        record.moves.push((mover, Some(point)));
        let taken = target.iter().any(|&p| board.at(p) == Cell::Empty);
        if mover == course.winner && captured > 0 && (knowledge.aim == Aim::FirstCapture || taken) {
            // A capture at once is no news.
            return (record.moves.len() > 1).then_some(record);
        }
        if captured > 0 && knowledge.aim == Aim::FirstCapture {
            return None;
        }
        mover = mover.opponent();
    }
    None
}

fn is_loser(board: &Board, point: Point, course: &Course) -> bool {
    board.at(point) == Cell::from(course.winner.opponent())
}
