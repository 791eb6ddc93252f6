//! What the words of `background/go-tactical.s`, `go-vital.s`, `go-ahead.s` and `go-deep.s` about a move cost: nanoseconds for each legal move of the built-in problems, what speaks of a side asked for both.
//!
//! `cargo bench --bench vocabulary --no-default-features` (the runtime alone); `NAKADE_PROBLEMS=FILE.sgf` takes other positions, one a line. Positions are ready when the time begins; of each position it is the
//! least of some rounds, which keeps out most of what other work on the machine adds, but not all. *Near* are the moves within three steps of a stone, the others being answered by a glance.

use nakade::go::Point;
use nakade::runtime::{self, Axes, Board, Content, Snapshot};
use std::hint::black_box;
use std::time::Instant;

const PROBLEMS: &str = include_str!("../../datasets/enclosed/problems.sgf");
const SIDES: [Content; 2] = [Content::Friend, Content::Enemy];
/// Positions looked at.
const POSITIONS: usize = 300;
const ROUNDS: usize = 7;

/// A name, and the question.
type Word = (&'static str, fn(&Snapshot, Point, Content) -> u32);

/// The displacements that the settings name.
const NEAR: [(i8, i8); 24] = [
    (1, 0),
    (0, 1),
    (1, 1),
    (2, 0),
    (0, 2),
    (2, 1),
    (1, 2),
    (-1, 0),
    (0, -1),
    (-1, 1),
    (1, -1),
    (-1, -1),
    (-2, 0),
    (0, -2),
    (-2, 1),
    (2, -1),
    (1, -2),
    (-1, 2),
    (-2, -1),
    (-1, -2),
    (3, 0),
    (0, 3),
    (-3, 0),
    (0, -3),
];

/// Words that do not speak of a side, each by itself; what relates to other groups is asked for all of them, `group_on_pos` for all displacements of the settings.
const OF_POINTS: &[Word] = &[
    ("group", |b, p, _| b.content(p) as u32),
    ("link", |b, p, _| b.links(p).count() as u32),
    ("liberty", |b, p, _| runtime::liberties(b, p).count() as u32),
    ("stone_cnt", |b, p, _| b.links(p).map(|group| b.stone_count(group)).sum()),
    ("group_on_pos", |b, p, _| {
        NEAR.iter()
            .filter_map(|&at| runtime::group_displaced(b, p, Axes::ALL[0], at))
            .map(|group| group.index() as u32)
            .sum()
    }),
    ("distance_to_edge", |b, p, _| runtime::directions(b, p, Axes::ALL[0]).map(|(_, steps)| steps).sum()),
    ("shared_liberty_cnt", |b, p, _| runtime::liberty_sharers(b, p).map(|(_, count)| count).sum()),
    ("liberty_cnt", |b, p, _| b.liberty_count(p)),
    ("second_order_liberty_cnt", |b, p, _| runtime::second_order_liberty_count(b, p)),
    ("region_size", |b, p, _| runtime::region_size(b, p)),
    ("more_open", |b, p, _| runtime::more_open(b, p).unwrap_or(0)),
];

/// Those that speak of a side.
const OF_SIDES: &[Word] = &[
    ("captures", |b, p, s| runtime::captured_by(b, p, s).unwrap_or(0)),
    ("liberties_after", |b, p, s| runtime::liberties_after(b, p, s).unwrap_or(0)),
    ("stones_after", |b, p, s| runtime::stones_after(b, p, s).unwrap_or(0)),
    ("legal", |b, p, s| u32::from(runtime::is_legal_for(b, p, s))),
    ("region_borders", |b, p, s| u32::from(runtime::region_borders(b, p, s))),
    ("eye_like", |b, p, s| u32::from(runtime::is_eye_like(b, p, s))),
    ("neighbour_cnt", |b, p, s| runtime::neighbour_count(b, p, s)),
    ("enclosure_size", |b, p, s| runtime::enclosure_size(b, p, s)),
    ("smallest_part", |b, p, s| runtime::smallest_part(b, p, s).unwrap_or(0)),
    ("eyes_spoilt", runtime::eyes_spoilt),
    ("extended", |b, p, s| runtime::extended(b, p, s).unwrap_or(0)),
    ("outlook, behind", |b, p, s| runtime::outlook(b, p, s).unwrap_or(0) + runtime::behind(b, p, s).unwrap_or(0)),
    ("weakest", |b, p, s| runtime::weakest(b, p, s).unwrap_or(0)),
    ("steps_to_weak", |b, p, s| runtime::steps_to_weak(b, p, s).unwrap_or(0)),
];

/// Those that read far ahead, not counted in the sum.
const FAR: Word = ("far_outlook, far_behind", |b, p, s| {
    runtime::far_outlook(b, p, s).unwrap_or(0) + runtime::far_behind(b, p, s).unwrap_or(0)
});
const FAR_ROUNDS: usize = 2;

/// The position of a line of the file: the stones of `AB` and `AW`.
fn position(line: &str) -> Option<Snapshot> {
    let size: u8 = line.split_once("SZ[")?.1.split_once(']')?.0.parse().ok()?;
    let mut content = [Content::Empty; Point::GRID];
    let black_moves = line.contains("PL[B]");
    for (name, side) in [("]AB[", Content::Friend), ("]AW[", Content::Enemy)] {
        let stones = line.split_once(name)?.1;
        for place in stones.split(']').map_while(|part| part.strip_prefix('[').or((part.len() == 2).then_some(part))) {
            let [x, y] = place.as_bytes() else { break };
            let point = Point::new(x.checked_sub(b'a')?, y.checked_sub(b'a')?);
            content[point.index()] = if black_moves { side } else { side.opponent() };
        }
    }
    Some(Snapshot::read(size, size, |point| content[point.index()]))
}

fn is_near(board: &Snapshot, point: Point) -> bool {
    runtime::points(board.columns(), board.rows()).any(|other| {
        let distance = other.x().abs_diff(point.x()) + other.y().abs_diff(point.y());
        distance <= 3 && board.content(other) != Content::Empty
    })
}

fn main() {
    let other = std::env::var("NAKADE_PROBLEMS").ok();
    let other = other.map(|file| std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}")));
    let problems = other.as_deref().unwrap_or(PROBLEMS);
    let boards: Vec<Snapshot> =
        problems.lines().filter_map(position).step_by(if other.is_some() { 1 } else { 11 }).take(POSITIONS).collect();
    let legal = |board: &Snapshot| runtime::legal_moves(board).collect::<Vec<Point>>();
    let all: Vec<(&Snapshot, Vec<Point>)> = boards.iter().map(|board| (board, legal(board))).collect();
    let close =
        |board: &Snapshot| legal(board).into_iter().filter(|&point| is_near(board, point)).collect::<Vec<Point>>();
    let near: Vec<(&Snapshot, Vec<Point>)> = boards.iter().map(|board| (board, close(board))).collect();
    let [many, few] = [&all, &near].map(|moves| moves.iter().map(|(_, points)| points.len()).sum::<usize>());
    println!("{} positions, {many} moves, {few} of them near; nanoseconds a move", boards.len());
    println!("{:28} {:>8} {:>8}", "", "all", "near");
    let costs = |word: fn(&Snapshot, Point, Content) -> u32, sides: &[Content], rounds: usize| {
        [(&all, many), (&near, few)].map(|(moves, count)| {
            let once = |(board, points): &(&Snapshot, Vec<Point>)| {
                // What is remembered of a position once it has been asked for is part of the cost.
                let board = &Snapshot::clone(board);
                let begin = Instant::now();
                for &point in points {
                    for &side in sides {
                        black_box(word(board, point, side));
                    }
                }
                begin.elapsed().as_nanos()
            };
            let least = |moves| (0..rounds).map(|_| once(moves)).min().unwrap_or(0);
            moves.iter().map(least).sum::<u128>() as f64 / count.max(1) as f64
        })
    };
    let mut sums = [0.0; 2];
    let words = OF_POINTS.iter().map(|word| (word, &SIDES[..1])).chain(OF_SIDES.iter().map(|word| (word, &SIDES[..])));
    for (&(name, word), sides) in words {
        let costs = costs(word, sides, ROUNDS);
        sums.iter_mut().zip(costs).for_each(|(sum, cost)| *sum += cost);
        println!("{name:28} {:8.1} {:8.1}", costs[0], costs[1]);
    }
    println!("{:28} {:8.1} {:8.1}", "sum", sums[0], sums[1]);
    let [of_all, of_near] = costs(FAR.1, &SIDES, FAR_ROUNDS);
    println!("{:28} {of_all:8.1} {of_near:8.1}", FAR.0);
}
