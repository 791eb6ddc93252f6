// The tree `nakade-tactical` as Rust, written by nakade 0.1.0: change the tree, not this file.
// blake3 e4c3a06cdab1dfa4d6837bc9af6013fc1a76a949c7aca6c2d4328ce33a50b3a6, 4 leaves
// % The language bias for tsume-go with a richer vocabulary: what moves do, second-order liberties, regions, eyes. All of it follows directly
// % from the rules. Few thresholds and near points only: the more refinements a node compares, the less its choice holds on other problems.
// % The background is go.pl and go-tactical.pl.
//
// tilde_mode(regression).
// heuristic(euclid).
// sampling_strategy(none).
// minimal_cases(20).
// ftest(1).
// max_leaves(152).
// pruning(none).
//
// % The moves of a problem compete: ranking(Damping, Sharpness). Damping keeps small leaves from daring too much; sharpness favours the
// % first rank over the later ones. What is predicted is a strength, drawn towards that of the node above as by m examples.
// % The paper's regression is tilde_mode(regression) without these two settings, and predicts rewards.
// ranking(1, 0.5).
// m_estimate(m(30)).
//
// predict(reward(+point, -number)).
// root((reward(Move, Reward), board(Move, Group), unbound(Axes))).
//
// typed_language(yes).
// type(board(point, group)).
// type(unbound(axes)).
// type(group(group, colour)).
// type(link(group, group)).
// type(liberty(group, group)).
// type(liberty_cnt(group, number)).
// type(stone_cnt(group, number)).
// type(group_on_pos(point, axes, displacement, group)).
// type(distance_to_edge(point, axes, direction, number)).
// type(captures(group, colour, number)).
// type(liberties_after(group, colour, number)).
// type(stones_after(group, colour, number)).
// type(legal(group, colour)).
// type(second_order_liberty_cnt(group, number)).
// type(shared_liberty_cnt(group, group, number)).
// type(region_size(group, number)).
// type(region_borders(group, colour)).
// type(eye_like(group, colour)).
// type(neighbour_cnt(group, colour, number)).
// type(enclosure_size(group, colour, number)).
// type(number < number).
//
// rmode(link(+G, -H)).
// rmode(liberty(+G, -L)).
// rmode(group(+G, #[friend, enemy, empty])).
// rmode((liberty_cnt(+G, -N), N < #[2, 3, 4, 5, 6])).
// rmode((liberty_cnt(+G, -N), #[1,2, 3, 4, 5] < N)).
// rmode((stone_cnt(+G, -N), N < #[2, 3, 4, 5, 7, 10])).
// rmode((stone_cnt(+G, -N), #[0,1,2, 3, 4, 5] < N)).
// rmode(group_on_pos(+P, +A, #[(1,0), (0,1), (1,1), (2,0), (0,2), (2,1), (1,2), (-1,0), (0,-1), (-1,1), (1,-1), (-1,-1),
//                               (-2,0), (0,-2), (-2,1), (2,-1), (1,-2), (-1,2), (-2,-1), (-1,-2), (3,0), (0,3), (-3,0), (0,-3)], -G)).
// rmode((distance_to_edge(+P, +A, #[left, up, right, down], -N), N < #[1, 2, 3, 4, 5])).
// rmode((distance_to_edge(+P, +A, #[left, up, right, down], -N), #[0,1, 2, 3, 4] < N)).
// rmode((captures(+G, #[friend, enemy], -N), #[0, 1, 2, 4] < N)).
// rmode((liberties_after(+G, #[friend, enemy], -N), N < #[2, 3, 4, 5])).
// rmode((liberties_after(+G, #[friend, enemy], -N), #[1, 2, 3] < N)).
// rmode((enclosure_size(+G, #[friend, enemy], -N), N < #[4, 7, 10, 15, 20, 30])).
// rmode((region_size(+G, -N), N < #[2, 3, 4, 5, 6, 8, 12])).
// rmode((neighbour_cnt(+G, #[friend, enemy, empty], -N), #[0, 1, 2] < N)).
// rmode(legal(+G, #[friend, enemy])).
// rmode(eye_like(+G, #[friend, enemy])).
// rmode(region_borders(+G, #[friend, enemy])).
// rmode((second_order_liberty_cnt(+G, -N), N < #[1, 2, 4])).
// rmode((shared_liberty_cnt(+G, -H, -N), #[1, 2] < N)).
//
// auto_lookahead(link(G, H), [H]).
// auto_lookahead(liberty(G, L), [L]).
// auto_lookahead(group_on_pos(P, A, D, G), [G]).
// max_lookahead(1).

use nakade::go::Point;
use nakade::runtime::{self, AxesSet, Board, Content};

/// The hash (blake3) of the JSON of the tree.
pub const TREE_HASH: &str = "e4c3a06cdab1dfa4d6837bc9af6013fc1a76a949c7aca6c2d4328ce33a50b3a6";

/// The score of a move of the side to move by the tree `nakade-tactical`.
///
/// The point must be on the board; that the move is legal is not looked at.
pub fn score<B: Board>(board: &B, point: Point) -> f64 {
    nodes_0(board, point, AxesSet::ALL)
}

/// The legal moves in row order, with their scores.
pub fn scores<B: Board>(board: &B) -> impl Iterator<Item = (Point, f64)> {
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
        6.28789874826264
    } else if test_2(board, point, axes).is_some() {
        -8.049509263038878
    } else if test_4(board, point, axes).is_some() {
        -1.7021159074483099
    } else {
        -4.420244558344032
    }
}

/// `link(C,E), liberties_after(E,friend,F), F < 2`
fn test_0<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_e| {
        board.content(group_e) == Content::Empty
            && runtime::liberties_after(board, group_e, Content::Friend).is_some_and(|number_f| number_f < 2)
    })
}

/// `group_on_pos(A,D,(2, 0),E), group(E,empty)`
fn test_2<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0)) else {
            return false;
        };
        board.content(group_e) == Content::Empty
    })
}

/// `group_on_pos(A,D,(1, 1),E), liberties_after(E,enemy,F), F < 3`
fn test_4<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (1, 1)) else {
            return false;
        };
        board.content(group_e) == Content::Empty
            && runtime::liberties_after(board, group_e, Content::Enemy).is_some_and(|number_f| number_f < 3)
    })
}
