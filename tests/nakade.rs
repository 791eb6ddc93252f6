//! The nakade data set: what is known of the shapes, and that the labels do not depend on how a position lies.

use nakade::generate::nakade::{NakadeShape, NoProblem, Placement, SIZES, Shapes, all, shapes};
use nakade::go::reference::Reference;
use nakade::go::{Board, Cell, Colour, KoRule, Point, PointSet, Symmetry};
use nakade::problem::Verdict;
use nakade::search::exhaustive::{Fight, KoLoser, Outcome, Status};
use std::collections::{BTreeMap, BTreeSet};

/// The only shape in that place whose points are these, as rows of a text in any orientation.
fn shape<'a>(shapes: &'a Shapes, placement: Placement, rows: &[&str]) -> Vec<&'a NakadeShape> {
    let cells: Vec<(i8, i8)> = (0..)
        .zip(rows)
        .flat_map(|(y, row)| (0..).zip(row.bytes()).filter(|&(_, c)| c != b' ').map(move |(x, _)| (x, y)))
        .collect();
    let normal = |cells: Vec<(i8, i8)>| {
        let (left, top) = (cells.iter().map(|c| c.0).min(), cells.iter().map(|c| c.1).min());
        cells.iter().map(|c| (c.0 - left.unwrap_or(0), c.1 - top.unwrap_or(0))).collect::<BTreeSet<_>>()
    };
    let images: Vec<_> =
        Symmetry::ALL.iter().map(|s| normal(cells.iter().map(|&(x, y)| s.displacement(x, y)).collect())).collect();
    let found: Vec<_> = shapes
        .shapes
        .iter()
        .filter(|shape| {
            let inside = normal(shape.inside.iter().map(|p| (p.x() as i8, p.y() as i8)).collect());
            shape.placement == placement && images.contains(&inside)
        })
        .collect();
    assert!(!found.is_empty());
    found
}

/// The number of neighbours that a point of the eye space has in it.
fn degree(shape: &NakadeShape, point: Point) -> usize {
    Point::NEIGHBOURS.iter().filter(|&&offset| shape.inside.contains(point.offset(offset))).count()
}

/// The vital points by their number of neighbours in the eye space.
fn vital_degrees(shape: &NakadeShape) -> Vec<usize> {
    shape.vital().iter().map(|point| degree(shape, point)).collect()
}

#[test]
fn the_shapes_that_every_player_knows() {
    for outside in [0, 2] {
        let found = shapes(3..=5, outside);
        let centre = |rows: &[&str]| shape(&found, Placement::Centre, rows)[0];
        for (name, rows, expected) in [
            ("three in a row", &["###"][..], vec![2]),
            ("bent three", &["##", "# "], vec![2]),
            ("pyramid four", &["###", " # "], vec![3]),
            ("crossed five", &[" # ", "###", " # "], vec![4]),
            ("bulky five", &["## ", "###"], vec![3]),
            ("straight four", &["####"], vec![]),
            ("bent four", &["###", "#  "], vec![]),
            ("zigzag four", &["## ", " ##"], vec![]),
            ("square four", &["##", "##"], vec![]),
            ("straight five", &["#####"], vec![]),
        ] {
            let shape = centre(rows);
            assert_eq!(vital_degrees(shape), expected, "{name} with {outside} outside liberties");
            let dead = name == "square four";
            assert_eq!(shape.defender_first, if dead { Outcome::Reached } else { Outcome::Prevented }, "{name}");
            assert_eq!(shape.kills.len(), if dead { 4 } else { expected.len() }, "{name}");
        }
    }
    let six = shapes(6..=6, 0);
    let rabbity = shape(&six, Placement::Centre, &["## ", "###", " # "])[0];
    assert_eq!(vital_degrees(rabbity), [4]);
    let vital = six.shapes.iter().filter(|s| s.placement == Placement::Centre && !s.vital().is_empty()).count();
    assert_eq!(vital, 1, "no other six in the centre");
}

#[test]
fn in_the_corner_it_is_different() {
    let found = shapes(4..=4, 0);
    let bent = shape(&found, Placement::Corner, &["###", "#  "]);
    let corner = Point::new(0, 0);
    let around_the_corner = bent.iter().find(|s| degree(s, corner) == 2).expect("bent around the corner point");
    assert!(around_the_corner.vital().is_empty());
    let fight = Fight::new(around_the_corner.board.clone(), around_the_corner.inside, &[around_the_corner.target]);
    let fight = fight.expect("a fight");
    assert_eq!(fight.status(Colour::White, Fight::STATES), Status::Ko, "bent four in the corner");
    assert_eq!(fight.status(Colour::Black, Fight::STATES), Status::Alive);
    let centre = shape(&found, Placement::Centre, &["###", "#  "])[0];
    let fight = Fight::new(centre.board.clone(), centre.inside, &[centre.target]).expect("a fight");
    assert_eq!(fight.status(Colour::White, Fight::STATES), Status::Alive, "elsewhere it lives");
}

#[test]
fn the_positions_are_what_they_are_said_to_be() {
    for outside in [0, 2] {
        let found = shapes(3..=5, outside);
        let mut ids = BTreeSet::new();
        for shape in &found.shapes {
            assert!(ids.insert(shape.id()));
            let board = &shape.board;
            assert_eq!(shape.inside.len(), usize::from(shape.size));
            assert_eq!(shape.outside.len(), usize::from(outside));
            let defenders = board.points().filter(|&p| board.at(p) == Cell::Black).count();
            assert_eq!(board.stone_count(shape.target), defenders, "one string, and all of the defender's");
            let region = shape.inside.union(&shape.outside);
            assert!(board.liberties(shape.target).is_subset(&region));
            assert!(shape.outside.is_subset(&board.liberties(shape.target)));
            for stone in board.points().filter(|&p| board.at(p) == Cell::White) {
                assert!(!board.liberties(stone).is_subset(&region), "the attacker is safe");
            }
            for point in shape.inside.iter().flat_map(|p| board.neighbours(p).collect::<Vec<_>>()) {
                assert!(board.at(point) == Cell::Black || shape.inside.contains(point), "the eye space is closed");
            }
            let edges = [shape.inside.iter().any(|p| p.x() == 0), shape.inside.iter().any(|p| p.y() == 0)];
            assert_eq!(edges.iter().filter(|&&touches| touches).count(), shape.placement as usize);
        }
        assert!(found.left_out.iter().all(|(_, reason)| *reason == NoProblem::WallInParts), "{:?}", found.left_out);
        assert!(found.left_out.iter().all(|(id, _)| !id.starts_with("centre")));
    }
}

#[test]
fn labels_hold_under_symmetry_and_with_colours_exchanged() {
    for (number, shape) in shapes(3..=5, 0).shapes.iter().enumerate() {
        let symmetry = Symmetry::ALL[number % 8];
        let (columns, rows) = (shape.board.columns(), shape.board.rows());
        let image = |point| symmetry.apply(point, columns, rows);
        let stones = |cell| shape.board.points().filter(|&p| shape.board.at(p) == cell).map(image).collect::<Vec<_>>();
        let board = Board::from_stones(columns, rows, &stones(Cell::White), &stones(Cell::Black)).expect("a position");
        let region = shape.inside.iter().map(image).collect();
        let fight = Fight::new(board, region, &[image(shape.target)]).expect("a fight");
        let solve = |to_move| fight.solve(to_move, KoLoser::Attacker, Fight::STATES).expect("a small fight");
        let attacker_first = solve(Colour::Black);
        let kills: PointSet =
            shape.inside.iter().filter(|&p| attacker_first.after(Some(image(p))) == Some(Outcome::Reached)).collect();
        assert_eq!(kills, shape.kills, "{}", shape.id());
        assert_eq!(solve(Colour::White).outcome, shape.defender_first, "{}", shape.id());
        assert_eq!(attacker_first.after(None), Some(shape.defender_first));
    }
}

/// Whether White captures the string at `target` within so many moves and passes, by the plainest search on the plainest board.
/// White may not take a ko back at once, Black may.
fn captures(board: &Reference, region: &[Point], target: Point, white_moves: bool, moves: u32) -> bool {
    if board.at(target) == Cell::Empty {
        return true;
    }
    if moves == 0 {
        return false;
    }
    let (colour, rule) = if white_moves { (Colour::White, KoRule::Simple) } else { (Colour::Black, KoRule::None) };
    let mut after = region.iter().filter_map(|&point| {
        let mut after = board.clone();
        after.play(point, colour, rule).ok().map(|_| after)
    });
    let mut passed = board.clone();
    passed.pass();
    let goes_on = |after: &Reference| captures(after, region, target, !white_moves, moves - 1);
    if white_moves {
        after.any(|after| goes_on(&after)) || goes_on(&passed)
    } else {
        after.all(|after| goes_on(&after)) && goes_on(&passed)
    }
}

#[test]
fn the_plainest_search_agrees() {
    for shape in &shapes(3..=3, 0).shapes {
        let mut board = Reference::new(shape.board.columns(), shape.board.rows());
        for point in shape.board.points() {
            if let Some(colour) = shape.board.at(point).colour() {
                board.play(point, colour, KoRule::None).expect("no stone captures while the walls are built");
            }
        }
        let region: Vec<_> = shape.inside.iter().collect();
        for &point in &region {
            let mut after = board.clone();
            after.play(point, Colour::White, KoRule::Simple).expect("legal");
            assert_eq!(
                captures(&after, &region, shape.target, false, 6),
                shape.kills.contains(point),
                "{}",
                shape.id()
            );
        }
        assert_eq!(captures(&board, &region, shape.target, false, 6), shape.defender_first == Outcome::Reached);
    }
}

#[test]
fn problems_say_what_was_found() {
    let mut ids = BTreeSet::new();
    for (problem, shape) in all(0).iter().zip(&shapes(SIZES, 0).shapes) {
        assert!(ids.insert(problem.id.clone()));
        assert_eq!(problem.to_move, Colour::White);
        assert!(problem.black.is_sorted() && problem.white.is_sorted());
        let board = Board::from_stones(problem.size, problem.size, &problem.black, &problem.white).expect("legal");
        assert_eq!(board, shape.board);
        assert_eq!(problem.moves.len(), shape.inside.len());
        for first in &problem.moves {
            let vital = first.point.is_some_and(|point| shape.vital().contains(point));
            assert_eq!(
                (first.verdict, first.reward),
                if vital { (Verdict::Correct, 1.0) } else { (Verdict::Wrong, 0.0) }
            );
        }
    }
    assert!(ids.contains("nakade/centre/3-00/0"));
}

/// Prints how many there are; the totals hold the list of shapes fast.
#[test]
fn there_are_so_many_of_each() {
    let found = shapes(SIZES, 0);
    let mut table: BTreeMap<(Placement, u8), [usize; 3]> = BTreeMap::new();
    for shape in &found.shapes {
        let row = table.entry((shape.placement, shape.size)).or_default();
        row[0] += 1;
        row[1] += shape.inside.len();
        row[2] += shape.vital().len();
    }
    for ((placement, size), [problems, examples, vital]) in &table {
        println!("{placement:6} {size} points: {problems:3} problems, {examples:3} examples, {vital} vital");
    }
    println!("left out: {}", found.left_out.len());
    let centre: Vec<_> = SIZES.map(|size| table[&(Placement::Centre, size)][0]).collect();
    assert_eq!(centre, [2, 5, 12, 35], "all free polyominoes");
}
