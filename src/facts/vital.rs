//! Predicates for judging moves in life and death ([`crate::runtime`], `background/go-vital.pl`) as relations.

use super::relations::{Answers, Predicate};
use crate::go::Point;
use crate::interpretation::Value;
use crate::runtime::{self, Content, Snapshot};

const MANY: f64 = 300.0;

/// `name(Empty, Side, Number)`.
fn of_move(a: &mut Answers<'_>, number: impl Fn(&Snapshot, Point, Content) -> Option<u32>) -> bool {
    a.each_empty(0, |a, empty| {
        a.each_side(1, |a, side| {
            number(a.board, empty, side).is_none_or(|number| {
                a.give([a.words.group(empty), a.words.content(side), Value::integer(number.into())])
            })
        })
    })
}

fn answers(bound: &[bool]) -> f64 {
    (if bound[0] { 1.0 } else { MANY }) * (if bound[1] { 1.0 } else { 2.0 })
}

macro_rules! of_move {
    ($name:literal, $number:expr) => {
        Predicate { name: $name, arity: 3, answers, list: |a| of_move(a, $number) }
    };
}

pub(super) const VITAL: &[Predicate] = &[
    of_move!("smallest_part", runtime::smallest_part),
    of_move!("eyes_spoilt", |b, p, s| Some(runtime::eyes_spoilt(b, p, s))),
    of_move!("extended", runtime::extended),
    of_move!("weakest", runtime::weakest),
    of_move!("steps_to_weak", runtime::steps_to_weak),
    of_move!("outlook", runtime::outlook),
    of_move!("behind", runtime::behind),
    of_move!("far_outlook", runtime::far_outlook),
    of_move!("far_behind", runtime::far_behind),
    Predicate {
        name: "more_open",
        arity: 2,
        answers: |bound| if bound[0] { 1.0 } else { MANY },
        list: |a| {
            a.each_empty(0, |a, empty| {
                runtime::more_open(a.board, empty)
                    .is_none_or(|number| a.give([a.words.group(empty), Value::integer(number.into())]))
            })
        },
    },
];
