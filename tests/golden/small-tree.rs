// The tree `small` as Rust, written by nakade 0.1.0: change the tree, not this file.
// blake3 20e0572d891ac7973ba5a3f315187210e467f310af788a96f7c710d8bfc008d8, 5 leaves
// by hand

use nakade::go::Point;
use nakade::runtime::{self, AxesSet, Board, Content, Direction};
use std::sync::atomic::{AtomicU64, Ordering};

/// The hash (blake3) of the JSON of the tree.
pub const TREE_HASH: &str = "20e0572d891ac7973ba5a3f315187210e467f310af788a96f7c710d8bfc008d8";

static CALLS: AtomicU64 = AtomicU64::new(0);

/// How often [`score`] was called.
pub fn calls() -> u64 {
    CALLS.load(Ordering::Relaxed)
}

/// The score of a move of the side to move by the tree `small`.
///
/// The point must be on the board; that the move is legal is not looked at.
pub fn score<B: Board>(board: &B, point: Point) -> f64 {
    CALLS.fetch_add(1, Ordering::Relaxed);
    nodes_0(board, point, AxesSet::ALL)
}

/// The legal moves in row order, with their scores.
pub fn scores<B: Board>(board: &B) -> impl Iterator<Item = (Point, f64)> + use<'_, B> {
    runtime::legal_moves(board).map(|point| (point, score(board, point)))
}

/// The legal move with the highest score, the first of equals in row order.
pub fn best<B: Board>(board: &B) -> Option<(Point, f64)> {
    scores(board).reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// The nodes from 0 on.
#[allow(clippy::approx_constant, clippy::if_same_then_else)]
fn nodes_0<B: Board>(board: &B, point: Point, axes: AxesSet) -> f64 {
    if test_0(board, point) {
        if let Some(axes) = test_1(board, point, axes) {
            if test_3(board, point, axes).is_some() {
                -1e-30
            } else {
                0.3333333333333333
            }
        } else if test_4(board, point) {
            0.7
        } else {
            1.0
        }
    } else {
        0.1
    }
}

/// `link(C,E), group(E,enemy)`
fn test_0<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_e| board.content(group_e) == Content::Enemy)
}

/// `group_on_pos(A,D,(1, 0),F), liberty_cnt(F,G), G < 3`
fn test_1<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.liberty_count(group_f) < 3
    })
}

/// `distance_to_edge(A,D,left,H), H < 2`
fn test_3<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 2
    })
}

/// `liberties_after(C,friend,F), F < 3, link(E,G), G \= C`
fn test_4<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_f| number_f < 3)
        && board
            .links(group_c)
            .any(|group_e| {
                board.content(group_e) == Content::Enemy
                    && board.links(group_e).any(|group_g| group_g != group_c)
            })
}
