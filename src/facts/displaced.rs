//! The commonest questions of all, answered without the way through [`super::relations`]: what is at a displacement from a point, and how far the edge is, along
//! given axes or any.

use super::words::Words;
use crate::interpretation::Value;
use crate::runtime::{self, Axes, Board, Snapshot};

/// What is at one displacement from one point, along the given axes or any of `axes`; `None` for other questions.
pub(super) fn solve(
    predicate: &str,
    board: &Snapshot,
    pattern: &[Value],
    axes: &[Axes],
    found: &mut dyn FnMut(&[Value]) -> bool,
) -> Option<bool> {
    let &[point, along, displacement, group] = pattern else { return None };
    if predicate != "group_on_pos" || !point.is_bound() || !displacement.is_bound() {
        return None;
    }
    let words = Words::get();
    let given = words.as_axes(along);
    let axes = match (&given, along.is_bound()) {
        (Some(given), _) => std::slice::from_ref(given),
        (None, false) => axes,
        (None, true) => return Some(true),
    };
    let (Some(from), Some(pair)) = (words.as_point(point, board), words.as_pair(displacement)) else {
        return Some(true);
    };
    Some(axes.iter().all(|&axes| {
        let there = runtime::displaced(board, from, axes, pair).map(|there| words.group(board.group(there)));
        let there = there.filter(|there| !group.is_bound() || *there == group);
        there.is_none_or(|there| found(&[point, words.axes(axes), displacement, there]))
    }))
}

/// What is at several displacements from a point along given axes, or how far the edge is in several directions; `None` for other questions.
pub(super) fn solve_each(
    predicate: &str,
    board: &Snapshot,
    (argument, values): (usize, &[Value]),
    pattern: &[Value],
    found: &mut dyn FnMut(usize, &[Value]) -> bool,
) -> Option<bool> {
    let (2, &[point, axes, _, answer]) = (argument, pattern) else { return None };
    if answer.is_bound() || !matches!(predicate, "group_on_pos" | "distance_to_edge") {
        return None;
    }
    let words = Words::get();
    let (from, along) = (words.as_point(point, board)?, words.as_axes(axes)?);
    let displaced = predicate == "group_on_pos";
    Some(values.iter().enumerate().all(|(place, &value)| {
        let there = match displaced {
            true => words.as_pair(value).and_then(|pair| {
                let there = runtime::displaced(board, from, along, pair)?;
                Some(words.group(board.group(there)))
            }),
            false => words
                .as_direction(value)
                .map(|direction| Value::integer(runtime::distance_to_edge(board, from, along, direction).into())),
        };
        there.is_none_or(|there| found(place, &[point, axes, value, there]))
    }))
}
