//! Strings that can never be captured, and what stones enclose: the slow concepts of `background/life.pl`, natively.

use super::reading::{Position, connected};
use super::relations::Answers;
use crate::go::PointSet;
use crate::interpretation::Value;
use crate::runtime::{self, Content};

/// The largest area that is called an eye space, in points (`largest_eye_space/1`).
const LARGEST_EYE_SPACE: u32 = 20;

/// What stones of a side bound: the strings around it, and those that all of its empty points are beside, by number.
struct Region {
    borders: Vec<usize>,
    nourished: Vec<usize>,
}

/// The strings of a side that live unconditionally (Benson 1976), in row order: what does not keep two regions is taken away again and again.
fn living(now: &Position, side: Content) -> Vec<PointSet> {
    let strings = now.strings_at(now.stones(side), side);
    let open = now.empty().union(now.stones(side.opponent()));
    let mut left = now.stones(side).border().intersection(now.empty());
    let mut regions = Vec::new();
    while let Some(start) = left.first() {
        let region = connected(start, &open);
        let empty = region.intersection(now.empty());
        let which = |holds: &dyn Fn(&PointSet) -> bool| {
            (0..strings.len()).filter(|&string| holds(&strings[string].border())).collect::<Vec<_>>()
        };
        regions.push(Region {
            borders: which(&|border| !border.intersection(&region).is_empty()),
            nourished: which(&|border| empty.is_subset(border)),
        });
        left = left.difference(&region);
    }
    let mut alive = vec![true; strings.len()];
    loop {
        let eyes = |string: usize| regions.iter().filter(|region| region.nourished.contains(&string)).count();
        let next: Vec<bool> = (0..strings.len()).map(|string| alive[string] && eyes(string) > 1).collect();
        let before = regions.len();
        regions.retain(|region| region.borders.iter().all(|&string| next[string]));
        if next == alive && regions.len() == before {
            return strings.into_iter().zip(alive).filter(|(_, alive)| *alive).map(|(string, _)| string).collect();
        }
        alive = next;
    }
}

/// `alive(G)`.
pub(super) fn alive(a: &mut Answers<'_>) -> bool {
    let now = Position::of(a.board);
    [Content::Friend, Content::Enemy].into_iter().all(|side| {
        let first = |string: PointSet| string.first();
        living(&now, side).into_iter().filter_map(first).all(|group| a.give([a.words.group(group)]))
    })
}

/// `eye_space_size(E, Side, N)`.
pub(super) fn eye_space_sizes(a: &mut Answers<'_>) -> bool {
    a.each_empty(0, |a, empty| {
        a.each_side(1, |a, side| {
            let size = runtime::enclosure_size(a.board, empty, side);
            size > LARGEST_EYE_SPACE
                || runtime::enclosure_size(a.board, empty, side.opponent()) <= size
                || a.give([a.words.group(empty), a.words.content(side), Value::integer(size.into())])
        })
    })
}
