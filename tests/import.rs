//! Collections: writing and reading again, merging, splitting, loading from paths.

#![cfg(feature = "workbench")]

use nakade::diagnostics::Diagnostic;
use nakade::go::{Colour, Point};
use nakade::problem::{
    Collection, FirstMove, Origin, Problem, ReadOptions, Remarks, Split, Verdict, group_key, load, problem_key, split,
    to_sgf, write_collection,
};
use proptest::prelude::*;
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn load_all(path: &Path) -> Collection {
    load(&[path.to_owned()], &ReadOptions::default())
}

fn collection(problems: Vec<Problem>) -> Collection {
    let source = Arc::new(nakade::diagnostics::Source::new("made", ""));
    let origin = Origin { source, game: 1, span: nakade::diagnostics::Span::new(0, 0) };
    Collection { origins: problems.iter().map(|_| origin.clone()).collect(), problems, ..Collection::default() }
}

/// Lines of play as SGF, or a text that is none. Moves are those of [`any_problem`] or others, of either side; there may be nodes
/// without a move, comments that mark lines and comments that do not, set-up, and private properties.
fn any_lines() -> impl Strategy<Value = String> {
    let property = prop_oneof![
        4 => "[BW]\\[[a-e]?[a-e]\\]",
        2 => r"(C|N)\[(RIGHT|WRONG|\+|-|jump!|a \\\] b|)\]",
        1 => Just("TE[1]".to_owned()),
        1 => Just("BM[1]".to_owned()),
        1 => r"(AE|AB|MA|LB|ZZ)\[aa\]",
    ];
    let nodes = proptest::collection::vec(proptest::collection::vec(property, 0..4), 1..4)
        .prop_map(|nodes| nodes.iter().map(|node| format!(";{}", node.concat())).collect::<String>());
    let lines = nodes.prop_recursive(3, 24, 4, |below| {
        (proptest::collection::vec(below, 1..4), ";[BW]\\[[a-e][a-e]\\]").prop_map(|(below, node)| match &below[..] {
            [only] => node + only,
            _ => node + &below.iter().map(|line| format!("({line})")).collect::<String>(),
        })
    });
    let several = proptest::collection::vec(lines, 1..4).prop_map(|lines| match &lines[..] {
        [only] => only.clone(),
        _ => lines.iter().map(|line| format!("({line})")).collect(),
    });
    prop_oneof![3 => several, 1 => r"[a-z\[\]\\:;()é黒]{1,8}", 1 => Just(";B[aa]NKREWARD[1]".to_owned())]
}

/// Any problem that a reader could give: sparse stones, so that the position is legal.
fn any_problem() -> impl Strategy<Value = Problem> {
    let text = || proptest::option::of(r"[a-z\[\]\\:;()é黒]{1,8}");
    let verdicts = prop_oneof![Just(Verdict::Correct), Just(Verdict::Lesser), Just(Verdict::Wrong)];
    let moves =
        proptest::collection::vec((0..200_usize, verdicts, proptest::option::of("[ld][1-5]?[ld]?"), 1..10_u8), 1..6);
    (
        5..=25_u8,
        any::<bool>(),
        proptest::collection::vec(any::<bool>(), 9),
        moves,
        text(),
        text(),
        proptest::option::of(0..50_u32),
        proptest::option::of(any_lines()),
        r"[a-z/#\[\]\\:.-]{1,12}",
    )
        .prop_map(|(size, white_moves, colours, moves, level, status, solution_depth, tree, id)| {
            let (mut black, mut white) = (Vec::new(), Vec::new());
            for (n, is_black) in colours.into_iter().enumerate() {
                let n = n as u8;
                // Every second point of every second line: each stone has liberties.
                let point = Point::new(n % 3 * 2, n / 3 * 2 % size);
                if is_black { black.push(point) } else { white.push(point) }
            }
            for list in [&mut black, &mut white] {
                list.retain(|point| point.x() < size && point.y() < size);
                list.sort_unstable();
                list.dedup();
            }
            white.retain(|point| !black.contains(point));
            let target = black.iter().copied().take(2).collect();
            let mut first_moves: Vec<FirstMove> = Vec::new();
            for (n, verdict, status, tenths) in moves {
                // Points of odd columns are empty; the last number is a pass.
                let edge = usize::from(size);
                let point = (n < 199).then(|| Point::new((n % (edge / 2) * 2 + 1) as u8, (n % edge) as u8));
                if !first_moves.iter().any(|m| m.point == point) {
                    let reward = if verdict == Verdict::Wrong { 0.0 } else { f64::from(tenths) / 10.0 };
                    first_moves.push(FirstMove { point, verdict, status, reward });
                }
            }
            let to_move = if white_moves { Colour::White } else { Colour::Black };
            let remarks = Remarks { level, target, status, solution_depth, tree };
            Problem { id, size, black, white, to_move, moves: first_moves, remarks }
        })
        .prop_filter("an answer and no suicide", |problem| problem.moves.iter().any(|m| m.verdict != Verdict::Wrong))
}

/// The same cases in every run.
fn config(cases: u32) -> ProptestConfig {
    let rng_seed = proptest::test_runner::RngSeed::Fixed(1);
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn a_written_problem_reads_back_equal(problem in any_problem()) {
        let text = nakade::sgf::write(&[to_sgf(&problem)]);
        let reading = nakade::problem::read("x.sgf", "x", text.as_bytes(), &ReadOptions::default()).unwrap();
        // Of lines of play that begin with the other side's moves, or have two moves in a node, people should hear again.
        let odd = |finding: &Diagnostic| !["P0023", "P0033"].contains(&finding.code.as_str());
        prop_assert!(!reading.findings.iter().any(odd), "{text}\n{:?}", reading.findings);
        prop_assert_eq!(&reading.problems, &[problem], "{}", text);
    }

    #[test]
    fn keys_do_not_change_under_symmetry_and_exchange(problem in any_problem(), turn in 0..8_u8, exchange in any::<bool>()) {
        let image = transformed(&problem, turn, exchange);
        prop_assert_eq!(problem_key(&problem), problem_key(&image));
        prop_assert_eq!(group_key(&problem), group_key(&image));
        let other_side = Problem { to_move: problem.to_move.opponent(), ..problem.clone() };
        prop_assert_eq!(group_key(&problem), group_key(&other_side));
        let mut merged = collection(vec![problem.clone(), Problem { id: "image".into(), ..image }]);
        prop_assert_eq!(merged.deduplicate(), 1);
    }
}

fn transformed(problem: &Problem, turn: u8, exchange: bool) -> Problem {
    let image = |point: Point| {
        let (x, y) = if turn & 4 == 0 { (point.x(), point.y()) } else { (point.y(), point.x()) };
        let mirror = |c: u8, bit: u8| if turn & bit == 0 { c } else { problem.size - 1 - c };
        Point::new(mirror(x, 1), mirror(y, 2))
    };
    let images = |points: &[Point]| {
        let mut points: Vec<Point> = points.iter().copied().map(image).collect();
        points.sort_unstable();
        points
    };
    let (black, white) = (images(&problem.black), images(&problem.white));
    let (black, white) = if exchange { (white, black) } else { (black, white) };
    Problem {
        black,
        white,
        to_move: if exchange { problem.to_move.opponent() } else { problem.to_move },
        moves: problem.moves.iter().map(|m| FirstMove { point: m.point.map(image), ..m.clone() }).collect(),
        ..problem.clone()
    }
}

/// A problem on 9 lines from its stones and moves (`+cc -dd`).
fn small(id: &str, player: Colour, black: &str, white: &str, moves: &str) -> Problem {
    let points = |text: &str| {
        let mut points: Vec<Point> = text.split_whitespace().map(|p| Point::from_sgf(p).unwrap()).collect();
        points.sort_unstable();
        points
    };
    let first_move = |text: &str| {
        let verdict = if text.starts_with('+') { Verdict::Correct } else { Verdict::Wrong };
        let reward = if verdict == Verdict::Correct { 1.0 } else { 0.0 };
        FirstMove { point: Point::from_sgf(&text[1..]), verdict, status: None, reward }
    };
    let moves = moves.split_whitespace().map(first_move).collect();
    Problem {
        id: id.into(),
        size: 9,
        black: points(black),
        white: points(white),
        to_move: player,
        moves,
        remarks: Remarks::default(),
    }
}

#[test]
fn equal_problems_are_merged_and_conflicts_warn() {
    let mut set = collection(vec![
        small("a", Colour::Black, "aa ca", "db", "+ba -ab"),
        // Mirrored at the diagonal, colours exchanged.
        small("b", Colour::White, "bd", "aa ac", "+ab -bb"),
        // The same, judged differently.
        small("c", Colour::Black, "aa ca", "db", "-ba +ee"),
        // The other side to move: another problem of the same group.
        small("d", Colour::White, "aa ca", "db", "+ba"),
    ]);
    assert_eq!(set.report_duplicates(), 2);
    assert_eq!(set.findings.drain(..).map(|f| f.code.as_str()).collect::<Vec<_>>(), ["P0031"; 2]);
    assert_eq!(set.deduplicate(), 2);
    let ids: Vec<&str> = set.problems.iter().map(|p| p.id.as_str()).collect();
    assert_eq!(ids, ["a", "d"]);
    assert_eq!(set.origins.len(), 2);
    let moves: Vec<(String, Verdict)> =
        set.problems[0].moves.iter().map(|m| (m.point.unwrap().sgf(), m.verdict)).collect();
    let expected = [("ba", Verdict::Correct), ("ab", Verdict::Wrong), ("bb", Verdict::Wrong), ("ee", Verdict::Correct)];
    assert_eq!(moves, expected.map(|(point, verdict)| (point.to_owned(), verdict)));
    assert_eq!(set.findings.iter().map(|f| f.code.as_str()).collect::<Vec<_>>(), ["P0025", "P0025", "P0026"]);
    assert_eq!(group_key(&set.problems[0]), group_key(&set.problems[1]));
}

/// Problems with stones that tell them apart; every fourth position occurs with both sides to move.
fn many(count: usize) -> Vec<Problem> {
    let letter = |n: usize| char::from(b'a' + n as u8);
    let mut problems = Vec::new();
    for n in 0..count {
        let stones =
            (format!("aa {}{}", letter(n % 7 + 1), letter(n / 7 % 9)), format!("{}{}", letter(n / 63 % 9), letter(8)));
        problems.push(small(&format!("p{n}"), Colour::Black, &stones.0, &stones.1, "+ii"));
        if n % 4 == 0 {
            problems.push(small(&format!("p{n}w"), Colour::White, &stones.0, &stones.1, "+ih"));
        }
    }
    problems
}

#[test]
fn splits_keep_groups_together_and_ignore_the_order() {
    let problems = many(200);
    let ids = |problems: &[Problem], part: &[usize]| part.iter().map(|&i| problems[i].id.clone()).collect::<Vec<_>>();
    let one = split(&problems, 1, Some(150), Some(60));
    assert_eq!((one.train.len(), one.test.len(), one.unused.len()), (150, 60, problems.len() - 210));
    assert!(one.findings.is_empty());
    let keys = |part: &[usize]| part.iter().map(|&i| group_key(&problems[i])).collect::<BTreeSet<_>>();
    assert!(keys(&one.train).is_disjoint(&keys(&one.test)));
    let all: BTreeSet<usize> = one.train.iter().chain(&one.test).chain(&one.unused).copied().collect();
    assert_eq!(all.len(), problems.len());

    let mut turned = problems.clone();
    turned.reverse();
    let other = split(&turned, 1, Some(150), Some(60));
    assert_eq!(ids(&problems, &one.train), ids(&turned, &other.train));
    assert_eq!(ids(&problems, &one.test), ids(&turned, &other.test));

    assert_ne!(ids(&problems, &split(&problems, 2, Some(150), Some(60)).test), ids(&problems, &one.test));
    assert_eq!(
        split(&problems, 1, None, Some(60)).test,
        one.test,
        "the test part does not depend on the training part"
    );
    assert_eq!(split(&problems, 1, None, None).train.len(), problems.len());
    assert_eq!(split(&problems, 1, Some(50), None).train.len(), 50);
    // What cannot be met is said.
    let greedy = split(&problems, 1, Some(1000), Some(60));
    assert_eq!(greedy.train.len(), problems.len() - 60);
    assert_eq!(greedy.findings[0].code.as_str(), "P0029");
    let pairs: Vec<Problem> = problems
        .iter()
        .filter(|p| p.id.ends_with('w') || problems.iter().any(|q| q.id == format!("{}w", p.id)))
        .cloned()
        .collect();
    let odd = split(&pairs, 1, None, Some(3));
    assert_eq!((odd.test.len(), odd.findings.len()), (2, 1));
    assert!(split(&[], 1, None, None).train.is_empty());
}

#[test]
fn a_written_collection_reads_back_equal() {
    let dir = tempfile::tempdir().unwrap();
    let mut set = collection(many(20));
    set.problems[3].id = "odd, \"id\"".into();
    set.problems[4].moves[0].point = None;
    let parts = split(&set.problems, 7, Some(10), Some(5));
    let written = write_collection(&dir.path().join("set"), &set, &parts, "nakade import …").unwrap();
    assert_eq!(written.len(), 4);
    let again = load_all(&written[0]);
    assert!(again.findings.is_empty(), "{:?}", again.findings);
    assert_eq!(again.problems, set.problems);
    assert_eq!(again.content_hash(), set.content_hash());
    let text = |name: &str| std::fs::read_to_string(dir.path().join("set").join(name)).unwrap();
    assert!(text("labels.csv").starts_with("problem,move,reward,class\np0,ii,1,correct\n"), "{}", text("labels.csv"));
    assert!(text("labels.csv").contains("\"odd, \"\"id\"\"\",ii,1,correct\n"));
    assert!(text("labels.csv").contains(",pass,1,correct\n"));
    assert_eq!(text("split.csv").lines().count(), set.problems.len() + 1);
    assert_eq!(text("split.csv").matches(",train\n").count(), parts.train.len());
    assert!(text("README.md").contains(&set.content_hash()) && text("README.md").contains("nakade import …"));
    // Nothing else is left in the folder.
    assert_eq!(std::fs::read_dir(dir.path().join("set")).unwrap().count(), 4);
    assert!(write_collection(Path::new("/dev/null/x"), &set, &Split::default(), "").is_err());
}

#[test]
fn folders_files_and_selections() {
    let dir = tempfile::tempdir().unwrap();
    let put = |name: &str, text: &str| {
        let path = dir.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
        path
    };
    let sgf = "(;AB[aa]AW[bb];B[cc])";
    put("b/2.sgf", sgf);
    put("b/10.SGF", sgf);
    put("a.sgf", sgf);
    put(".hidden.sgf", sgf);
    put("notes.txt", "no problems here");
    put("lv1.1", "(C)\n1 problems\n$ P1\nAAA?BB[BB]\nA+d#1 :CC:\n");
    let two = put("two#1.sgf", "(;GN[x/1]AB[aa]AW[bb];B[cc])(;GN[2]AB[aa]AW[bb];B[dd])");
    let broken = put("z.jsonl", "{\n");
    let all = load_all(dir.path());
    let ids: Vec<&str> = all.problems.iter().map(|p| p.id.as_str()).collect();
    assert_eq!(ids, ["a", "gotools/lv1.1/P1-B", "x/1", "2", "b/10", "b/2"]);
    let summary = all.summary();
    assert_eq!((summary.files, summary.games, summary.problems, summary.errors), (6, 7, 6, 1));
    let json = serde_json::to_value(&summary).unwrap();
    assert_eq!(json["findings"][0]["code"], "J0001");
    assert_eq!(json["findings"][0]["severity"], "error");
    assert_eq!(json["findings"][0]["line"], 1);
    assert_eq!(json["findings"][0]["file"], broken.display().to_string());
    assert_eq!(json["by_file"][0]["convention"], "first-variation");

    let select = |id: &str| load_all(&PathBuf::from(format!("{}#{id}", two.display())));
    assert_eq!(select("x/1").problems[0].id, "x/1");
    assert_eq!(select("2").problems[0].id, "2");
    assert_eq!(select("1").problems[0].id, "x/1");
    assert_eq!(select("3").findings[0].code.as_str(), "P0028");
    assert!(select("3").problems.is_empty() && select("").problems.is_empty());

    let twice = load(&[dir.path().join("a.sgf"), dir.path().join("a.sgf")], &ReadOptions::default());
    assert_eq!(twice.problems.iter().map(|p| p.id.as_str()).collect::<Vec<_>>(), ["a", "a~2"]);
    assert_eq!(twice.findings[0].code.as_str(), "P0024");
    let missing = load_all(&dir.path().join("none.sgf"));
    assert_eq!(missing.findings[0].code.as_str(), "F0001");
    assert_eq!(load_all(&dir.path().join("notes.txt")).findings[0].code.as_str(), "P0027");
}

#[test]
fn both_sides_of_a_gotools_position_stay_together() {
    let root =
        std::env::var("NAKADE_SHARED").unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/../shared").into());
    let path = PathBuf::from(root).join("data/gotools-raw");
    if !path.exists() {
        println!("skipped: {} is not there", path.display());
        return;
    }
    let set = load_all(&path);
    let parts = split(&set.problems, 1, Some(700), Some(500));
    assert_eq!((parts.train.len(), parts.test.len()), (700, 500));
    let record = |index: &usize| set.problems[*index].id.rsplit_once('-').unwrap().0.to_owned();
    let mut part_of: HashMap<String, bool> = HashMap::new();
    for (part, is_test) in [(&parts.train, false), (&parts.test, true)] {
        for index in part {
            assert_eq!(*part_of.entry(record(index)).or_insert(is_test), is_test);
        }
    }
}

/// What another program finds in a problem that was written: the variations below the root, by their moves and comments alone.
fn without_private_properties(text: &str) -> String {
    let parsed = nakade::sgf::read("x.sgf", text.as_bytes());
    let mut game = parsed.games.into_iter().next().unwrap();
    for id in game.ids() {
        game.node_mut(id).properties.retain(|property| !property.name.starts_with("NK") && property.name != "AP");
    }
    nakade::sgf::write(&[game])
}

#[test]
fn lines_of_play_are_variations_for_other_programs() {
    let read = |text: &str| nakade::problem::read("x.sgf", "x", text.as_bytes(), &ReadOptions::default()).unwrap();
    for (source, lines) in [
        // Marked at the end: nothing is added.
        ("(;B[cc];W[dc];B[cd]C[RIGHT])(;B[dc];W[cc]C[WRONG])", "(;B[cc];W[dc];B[cd]C[RIGHT])(;B[dc];W[cc]C[WRONG])"),
        // By convention: the answer is marked; what is said of the other line is nothing.
        ("(;B[cc];W[dc])(;B[dc];W[cc])", "(;B[cc]C[RIGHT];W[dc])(;B[dc];W[cc])"),
        // A comment is left alone.
        ("(;B[cc]C[jump!];W[dc])(;B[dc];W[cc])", "(;B[cc]C[jump!]TE[1];W[dc])(;B[dc];W[cc])"),
        // A pass, a line that sets up, a remark before the first move.
        (";C[hm](;B[];W[dc]C[+])(;AE[aa];B[dc])", ";C[hm](;B[];W[dc]C[+])(;AE[aa];B[dc])"),
    ] {
        let problem = read(&format!("(;SZ[9]AB[aa]AW[bb]{source})")).problems.remove(0);
        let text = nakade::sgf::write(&[to_sgf(&problem)]);
        assert_eq!(read(&text).problems, [problem], "{text}");
        let plain = without_private_properties(&text);
        assert!(plain.trim_end().ends_with(&format!("AW[bb]{lines})")), "{plain}");
    }
    // A move of which no line tells stands beside the lines.
    let line = r#"{"id":"x","black":["aa"],"white":["bb"],"correct":["dd","cc"],"tree":";B[cc];W[dc]"}"#;
    let problem =
        nakade::problem::read("x.jsonl", "x", line.as_bytes(), &ReadOptions::default()).unwrap().problems.remove(0);
    let text = nakade::sgf::write(&[to_sgf(&problem)]);
    assert!(without_private_properties(&text).contains("(;B[cc]C[RIGHT];W[dc])(;B[dd]C[RIGHT])"), "{text}");
    assert_eq!(read(&text).problems, [problem], "{text}");
}

#[test]
fn lines_of_play_in_the_older_private_property_are_read() {
    let text = r"(;AP[nakade:0.1.0]SZ[9]GN[x]PL[B]AB[aa]AW[bb]NKTREE[;B[cc\];W[dc\]];B[cc]C[RIGHT]NKREWARD[1])";
    let problem =
        nakade::problem::read("x.sgf", "x", text.as_bytes(), &ReadOptions::default()).unwrap().problems.remove(0);
    assert_eq!(problem.remarks.tree.as_deref(), Some(";B[cc];W[dc]"));
}
