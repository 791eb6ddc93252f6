//! The relations of a position once more, stated as rules and worked out by datafrog (semi-naive evaluation), against the plain flood fill.
#![cfg(feature = "workbench")]

mod common;
#[path = "common/shared.rs"]
mod shared;

use datafrog::{Iteration, Relation};
use nakade::facts::snapshot;
use nakade::go::Point;
use nakade::problem::Problem;
use nakade::runtime::{self, Board, Content, Snapshot};
use std::collections::{BTreeMap, BTreeSet};

type Place = (u32, u16);

/// What follows from the contents of the points of many positions.
struct Declared {
    /// A point and the first point of its group.
    board: BTreeSet<(Place, Place)>,
    /// Adjacent groups.
    link: BTreeSet<(Place, Place)>,
    /// A group and an empty group beside it.
    liberty: BTreeSet<(Place, Place)>,
}

fn declare(boards: &[Snapshot]) -> Declared {
    let place = |number: usize, point: Point| (number as u32, point.index() as u16);
    let all =
        || boards.iter().enumerate().flat_map(|(n, b)| runtime::points(b.columns(), b.rows()).map(move |p| (n, b, p)));
    let inside = |board: &Snapshot, point: Point| point.x() < board.columns() && point.y() < board.rows();
    let neighbours = |b: &Snapshot, point: Point| {
        Point::NEIGHBOURS
            .iter()
            .map(|&offset| point.offset(offset))
            .filter(|other| inside(b, *other))
            .collect::<Vec<_>>()
    };
    // adjacent(P, Q), both ways, and joined(P, Q): adjacent stones of one colour.
    let adjacent: Vec<(Place, Place)> =
        all().flat_map(|(n, b, p)| neighbours(b, p).into_iter().map(move |q| (place(n, p), place(n, q)))).collect();
    let joined: Vec<(Place, Place)> = all()
        .filter(|(_, b, p)| b.content(*p) != Content::Empty)
        .flat_map(|(n, b, p)| {
            let same = neighbours(b, p).into_iter().filter(move |q| b.content(*q) == b.content(p));
            same.map(move |q| (place(n, p), place(n, q))).collect::<Vec<_>>()
        })
        .collect();
    let empty: BTreeSet<Place> =
        all().filter(|(_, b, p)| b.content(*p) == Content::Empty).map(|(n, _, p)| place(n, p)).collect();

    // before(P, R): R is connected with P and does not come after it. connected(P, P). connected(Q, R) :- connected(P, R), joined(P, Q).
    let joined: Relation<(Place, Place)> = Relation::from_vec(joined);
    let mut iteration = Iteration::new();
    let connected = iteration.variable::<(Place, Place)>("connected");
    connected.extend(all().map(|(n, _, p)| (place(n, p), place(n, p))));
    while iteration.changed() {
        connected.from_join(&connected, &joined, |_, &first, &q| (q, first));
    }
    let connected = connected.complete();
    // board(P, G): the first of what P is connected with.
    let board: BTreeSet<(Place, Place)> =
        connected.elements.chunk_by(|a, b| a.0 == b.0).filter_map(|part| part.iter().min().copied()).collect();

    // link(G, H) :- adjacent(P, Q), board(P, G), board(Q, H), G \= H.
    let mut iteration = Iteration::new();
    let by_point = iteration.variable::<(Place, Place)>("adjacent");
    let half = iteration.variable::<(Place, Place)>("half");
    let link = iteration.variable::<(Place, Place)>("link");
    by_point.extend(adjacent);
    let group_of: Relation<(Place, Place)> = Relation::from_vec(board.iter().copied().collect());
    while iteration.changed() {
        half.from_join(&by_point, &group_of, |_, &q, &g| (q, g));
        link.from_join(&half, &group_of, |_, &g, &h| (g, h));
    }
    let link: BTreeSet<_> = link.complete().elements.into_iter().filter(|(g, h)| g != h).collect();
    let liberty = link.iter().filter(|(_, h)| empty.contains(h)).copied().collect();
    Declared { board, link, liberty }
}

fn check(boards: &[Snapshot]) {
    let declared = declare(boards);
    let (mut board, mut link, mut liberty) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut sizes: BTreeMap<Place, usize> = BTreeMap::new();
    declared.board.iter().for_each(|(_, group)| *sizes.entry(*group).or_default() += 1);
    for (number, snapshot) in boards.iter().enumerate() {
        let place = |point: Point| (number as u32, point.index() as u16);
        for point in runtime::points(snapshot.columns(), snapshot.rows()) {
            board.insert((place(point), place(snapshot.group(point))));
        }
        for group in runtime::groups(snapshot) {
            let start = (place(group), (0, 0));
            let end = (place(group), (u32::MAX, u16::MAX));
            assert_eq!(snapshot.liberty_count(group) as usize, declared.liberty.range(start..=end).count());
            assert_eq!(Some(&snapshot.members(group).count()), sizes.get(&place(group)));
            link.extend(snapshot.links(group).map(|other| (place(group), place(other))));
            liberty.extend(runtime::liberties(snapshot, group).map(|other| (place(group), place(other))));
        }
    }
    assert!(board == declared.board, "board");
    assert!(link == declared.link, "link");
    assert!(liberty == declared.liberty, "liberty");
}

fn check_all(problems: &[Problem]) {
    let boards: Vec<Snapshot> = problems.iter().map(snapshot).collect();
    boards.chunks(50).for_each(check);
    println!("{} positions compared", boards.len());
}

#[test]
fn flood_fill_and_rules_agree_on_the_nakade_problems() {
    check_all(&nakade::experiment::nakade_problems().problems);
}

#[test]
fn flood_fill_and_rules_agree_on_other_collections() {
    for name in ["human", "gotools"] {
        let Some(path) = shared::shared(&format!("data/{name}.jsonl")) else { continue };
        let bytes = std::fs::read(&path).expect("the file can be read");
        let Some(reading) = nakade::problem::read(&path.display().to_string(), name, &bytes, &Default::default())
        else {
            continue;
        };
        // All of them where there is time: NAKADE_POSITIONS says how many.
        let count = std::env::var("NAKADE_POSITIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(400);
        let step = (reading.problems.len() / count).max(1);
        let problems: Vec<Problem> = reading.problems.into_iter().step_by(step).collect();
        check_all(&problems);
    }
}

#[test]
fn flood_fill_and_rules_agree_on_random_boards() {
    let mut random = common::Random(3);
    let boards: Vec<Snapshot> = (0..60)
        .map(|_| {
            let (columns, rows) = (random.below(19) as u8 + 1, random.below(19) as u8 + 1);
            let contents: Vec<usize> = (0..1024).map(|_| random.below(3)).collect();
            Snapshot::read(columns, rows, |point| {
                [Content::Empty, Content::Friend, Content::Enemy]
                    [contents[usize::from(point.y()) * 32 + usize::from(point.x())]]
            })
        })
        .collect();
    check(&boards);
}
