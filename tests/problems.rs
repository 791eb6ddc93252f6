//! Reading problems: the odd SGF files one by one, formats against each other, faults, rubbish.

#![cfg(feature = "workbench")]

#[path = "common/shared.rs"]
mod shared;

use nakade::diagnostics::{Style, render_all};
use nakade::go::{Colour, Point};
use nakade::problem::{Collection, Convention, Problem, ReadOptions, Reading, Verdict, load, position_at, read};
use nakade::sgf;
use shared::shared;
use std::collections::HashMap;
use std::path::PathBuf;

fn read_text(name: &str, text: &str) -> Reading {
    read(name, name.split('.').next().unwrap(), text.as_bytes(), &ReadOptions::default()).expect("a known format")
}

fn codes(reading: &Reading) -> Vec<&'static str> {
    reading.findings.iter().map(|finding| finding.code.as_str()).collect()
}

/// A problem in a line: size, side to move, numbers of stones, judged moves.
fn summary(problem: &Problem) -> String {
    let moves: Vec<String> = problem
        .moves
        .iter()
        .map(|m| {
            let sign = match m.verdict {
                Verdict::Correct => '+',
                Verdict::Lesser => '~',
                Verdict::Wrong => '-',
            };
            format!("{sign}{}", m.point.map_or("pass".to_owned(), Point::sgf))
        })
        .collect();
    let player = if problem.to_move == Colour::Black { 'B' } else { 'W' };
    format!("{} {player} {}/{} {}", problem.size, problem.black.len(), problem.white.len(), moves.join(" "))
}

/// Reads an SGF text; its problems in short and the codes of the findings.
#[track_caller]
fn check(text: &str, problems: &[&str], expected: &[&str]) {
    let reading = read_text("test.sgf", text);
    assert_eq!(reading.problems.iter().map(summary).collect::<Vec<_>>(), problems, "{text}");
    assert_eq!(codes(&reading), expected, "{text}\n{}", render_all(&reading.findings, Style::Plain));
}

/// Each of the odd files: what it gives, or the code of the finding that says why it gives nothing, and the codes of the rest.
const ODD_FILES: &[(&str, &[&str], &[&str])] = &[
    ("bom_small_board", &["7 B 12/9 +aa"], &[]),
    ("cp1250_no_ca", &[], &["S0014", "P0012"]),
    ("eidogo_pass_and_ae_variation", &["19 B 4/4 +aa"], &[]),
    ("empty_nodes_and_empty_tree", &[], &["P0011"]),
    ("empty_variation_tabs", &["19 W 9/6 +bs"], &["S0004"]),
    ("escaped_brackets_bad_charset_name", &[], &["P0011"]),
    ("gbk_ae_overlaps_aw", &["19 W 9/14 +da"], &["S0014", "P0008"]),
    ("gbk_comments_crlf_labels", &["19 B 9/12 +ar"], &["S0014"]),
    ("glgo_ae_overlaps_ab", &["19 B 14/9 +rg"], &["P0008"]),
    ("gobandroid_empty_sz", &[], &["P0004", "P0012"]),
    ("lb_number_looks_like_rectangle", &[], &["S0011", "P0011"]),
    ("missing_final_paren", &[], &["S0005", "P0012"]),
    ("missing_paren_no_moves_cp1250", &[], &["S0005", "P0012"]),
    ("move_and_setup_same_node", &[], &["P0011"]),
    ("nihon_kiin_no_semicolon", &[], &["S0014", "S0003", "P0011"]),
    ("nngs_copyright_and_trailer", &[], &["S0002", "P0011"]),
    ("nngs_text_before_paren", &[], &["S0002", "P0011"]),
    ("pandanet_ff3", &[], &["P0011"]),
    ("pass_answer_by_opponent", &["19 B 6/8 +mc"], &[]),
    ("pl_digit_2_ko_node_name", &["19 W 6/8 +bq"], &[]),
    ("pl_empty", &["9 B 16/7 +db -fa -ea -ab -da -ac -cd -cc"], &["P0005"]),
    ("repeated_ab_goproblems", &["19 B 16/12 +pq -qs -rr -mr"], &["S0011"]),
    ("repeated_ab_properties", &[], &["S0011", "P0011"]),
    ("sabaki_euc_kr", &[], &["P0011"]),
    ("sabaki_gb2312", &[], &["P0011"]),
    ("sabaki_no_ca_gb", &["19 B 12/10 +mc"], &["S0014"]),
    ("sabaki_shift_jis", &[], &["P0011"]),
    ("sabaki_utf16le", &[], &["P0011"]),
    ("setup_mid_game_ae", &[], &["P0011"]),
    ("sgfc_big5", &[], &["P0013"]),
    ("sgfc_cp1251", &[], &["P0013"]),
    ("sgfc_deep_tree", &[], &["P0013", "P0011", "P0011", "P0011", "P0011"]),
    ("sgfc_escaping_gm19", &[], &["S0002", "P0001"]),
    ("sgfc_gb18030", &[], &["P0013"]),
    ("sgfc_iso2022jp", &[], &["P0013"]),
    ("sgfc_latin1", &[], &["P0013"]),
    ("sz_composed_19_19", &[], &["P0013"]),
    ("two_games_one_file", &[], &["P0012", "P0012"]),
    ("white_first_no_pl", &["13 W 8/9 +ml"], &["S0011"]),
    ("wv_inside_line", &["19 B 18/20 +ac"], &["P0019"]),
];

#[test]
fn every_odd_file() {
    let Some(folder) = shared("data/odd-sgf") else { return };
    assert_eq!(ODD_FILES.len(), 40);
    for (name, problems, expected) in ODD_FILES {
        let bytes = std::fs::read(folder.join(format!("{name}.sgf"))).unwrap();
        let reading = read(name, name, &bytes, &ReadOptions::default()).unwrap_or_else(|| panic!("{name} is not read"));
        assert_eq!(reading.problems.iter().map(summary).collect::<Vec<_>>(), *problems, "{name}");
        assert_eq!(codes(&reading), *expected, "{name}");
    }
}

fn letters(points: &[Point]) -> String {
    points.iter().map(|point| point.sgf()).collect::<Vec<_>>().join(" ")
}

#[test]
fn stones_and_targets_of_odd_files() {
    let Some(folder) = shared("data/odd-sgf") else { return };
    let one = |name: &str| {
        let bytes = std::fs::read(folder.join(format!("{name}.sgf"))).unwrap();
        read(name, name, &bytes, &ReadOptions::default()).unwrap().problems.remove(0)
    };
    let bom = one("bom_small_board");
    assert_eq!(letters(&bom.remarks.target), "ad");
    assert_eq!(
        letters(&bom.white),
        "ea db eb bc cc ab bd ad dc"
            .split(' ')
            .map(|p| Point::from_sgf(p).unwrap())
            .collect::<std::collections::BTreeSet<_>>()
            .iter()
            .map(|p| p.sgf())
            .collect::<Vec<_>>()
            .join(" ")
    );
    assert!(one("glgo_ae_overlaps_ab").black.contains(&Point::from_sgf("pd").unwrap()), "the stone stays");
    assert!(one("gbk_ae_overlaps_aw").white.contains(&Point::from_sgf("ie").unwrap()), "the stone stays");
    // A marked empty point is no target.
    assert!(one("pass_answer_by_opponent").remarks.target.is_empty());
}

#[test]
fn the_board_follows_captures_and_late_setup() {
    let Some(folder) = shared("data/odd-sgf") else { return };
    let at_end = |name: &str| {
        let parsed = sgf::read(name, &std::fs::read(folder.join(name)).unwrap());
        let game = &parsed.games[0];
        position_at(game, game.ids().next_back().unwrap()).unwrap()
    };
    let stone = |name: &str, point: &str| at_end(name).at(Point::from_sgf(point).unwrap());
    // The first move captures a stone.
    assert_eq!(stone("white_first_no_pl.sgf", "ll"), None);
    assert_eq!(stone("white_first_no_pl.sgf", "ml"), Some(Colour::White));
    assert_eq!(stone("setup_mid_game_ae.sgf", "rh"), None);
    assert_eq!(stone("setup_mid_game_ae.sgf", "qj"), None);
    assert_eq!(stone("move_and_setup_same_node.sgf", "lo"), None);
}

#[test]
fn sides_sizes_and_games() {
    let stones = "AB[aa][bb]AW[cc]";
    let with = |root: &str, moves: &str| format!("(;{root}{stones}{moves})");
    check(&with("PL[W]", ";W[dd]"), &["19 W 2/1 +dd"], &[]);
    check(&with("PL[White]", ";W[dd]"), &["19 W 2/1 +dd"], &[]);
    check(&with("PL[1]", ";B[dd]"), &["19 B 2/1 +dd"], &[]);
    check(&with("PL[2]", ";W[dd]"), &["19 W 2/1 +dd"], &[]);
    check(&with("PL[maybe]", ";W[dd]"), &["19 W 2/1 +dd"], &["P0005"]);
    check(&with("PL[B]", ";W[dd]"), &["19 W 2/1 +dd"], &["P0006"]);
    check(&with("PL[B]", "(;W[dd])(;B[ee])"), &["19 B 2/1 +ee"], &["P0023"]);
    check(&with("", "PL[W];W[dd]"), &["19 W 2/1 +dd"], &[]);
    check(&with("", ";PL[W];W[dd]"), &["19 W 2/1 +dd"], &[]);
    check(&with("SZ[7:7]", ";B[dd]"), &["7 B 2/1 +dd"], &[]);
    check(&with("SZ[7:5]", ";B[dd]"), &[], &["P0003"]);
    check(&with("SZ[26]", ";B[dd]"), &[], &["P0002"]);
    check(&with("SZ[0]", ";B[dd]"), &[], &["P0002"]);
    check(&with("SZ[big]", ";B[dd]"), &["19 B 2/1 +dd"], &["P0004"]);
    check(&with("GM[3]", ";B[dd]"), &[], &["P0001"]);
    check(&with("GM[]", ";B[dd]"), &["19 B 2/1 +dd"], &[]);
    check("(;SZ[1]AB[aa];W[])", &[], &["P0014"]);
    check("(;SZ[25]AB[yy]AW[ay];B[yx])", &["25 B 1/1 +yx"], &[]);
}

#[test]
fn marks_and_conventions() {
    let p = |moves: &str| format!("(;AB[aa][bb]AW[cc]{moves})");
    check(&p("(;B[dd]C[wrong])(;B[ee];W[ff];B[gg]C[Correct!])(;B[hh])"), &["19 B 2/1 -dd +ee -hh"], &[]);
    check(&p("(;B[dd];W[ee](;B[ff]C[WRONG])(;B[gg]C[RIGHT]))(;B[hh])"), &["19 B 2/1 +dd -hh"], &[]);
    check(&p("(;B[dd];W[ee];B[ff]C[+])(;B[gg]C[-])"), &["19 B 2/1 +dd -gg"], &[]);
    check(&p("(;B[dd]TE[1])(;B[ee])"), &["19 B 2/1 +dd -ee"], &[]);
    check(&p("(;B[dd];W[ee]TE[1])(;B[ff]TE[2])"), &["19 B 2/1 -dd +ff"], &[]);
    check(&p("(;B[dd]BM[1])(;B[ee]C[正解])"), &["19 B 2/1 -dd +ee"], &[]);
    check(&p("(;B[dd]WV[])(;B[ee])(;B[ff])"), &["19 B 2/1 -dd +ee"], &["P0022"]);
    check(&p("(;B[dd])(;B[ee])"), &["19 B 2/1 +dd"], &[]);
    check(&p("(;B[dd]C[not correct])(;B[ee]C[Correct])"), &["19 B 2/1 -dd +ee"], &[]);
    check(&p("(;B[dd];W[ee]C[WRONG];B[ff]C[RIGHT])"), &["19 B 2/1 +dd"], &["P0019"]);
    check(&p("(;B[dd]N[正解图])(;B[ee]N[失败图])"), &["19 B 2/1 +dd -ee"], &[]);
    check(&p("(;B[]C[RIGHT])(;B[tt])(;B[ee])"), &["19 B 2/1 +pass -ee"], &[]);
    check(&p("(;B[dd]DO[]GB[1])(;B[ee]GW[1])"), &["19 B 2/1 +dd"], &["P0020"]);
    check("(;AB[aa]AW[cc]C[RIGHT is what we look for];B[dd])", &["19 B 1/1 +dd"], &[]);
    // Marked games beside an unmarked one.
    check("(;AB[aa];B[dd]C[RIGHT])(;AB[aa]AW[cc];W[dd])", &["19 B 1/0 +dd", "19 W 1/1 +dd"], &["P0021"]);
    // Set by the caller.
    let text = p("(;B[dd])(;B[ee]C[RIGHT])");
    let read_as = |convention| {
        read("x.sgf", "x", text.as_bytes(), &ReadOptions { convention: Some(convention), ..ReadOptions::default() })
            .unwrap()
    };
    assert_eq!(summary(&read_as(Convention::FirstVariation).problems[0]), "19 B 2/1 +dd");
    assert_eq!(summary(&read_as(Convention::Marks).problems[0]), "19 B 2/1 -dd +ee");
    let unmarked = read(
        "x.sgf",
        "x",
        p(";B[dd]").as_bytes(),
        &ReadOptions { convention: Some(Convention::Marks), ..ReadOptions::default() },
    )
    .unwrap();
    assert_eq!(codes(&unmarked), ["P0012"]);
}

#[test]
fn setup_and_moves_in_any_order() {
    check("(;C[x];AB[aa];AW[bb];C[Black to play];B[cc])", &["19 B 1/1 +cc"], &[]);
    check("(;AB[aa]AW[bb](;C[one];B[cc])(;C[two];B[dd]))", &["19 B 1/1 +cc"], &[]);
    check("(;AB[aa]AW[bb];B[cc]AE[aa])", &["19 B 1/1 +cc"], &[]);
    check("(;AB[aa]AW[bb]B[cc]C[RIGHT];W[dd])", &["19 B 1/1 +cc"], &["P0010"]);
    check("(;GM[1];AB[aa]AW[bb]B[cc];W[dd])", &["19 B 1/1 +cc"], &["P0010"]);
    check("(;AB[aa][aa]AW[bb];B[cc])", &["19 B 1/1 +cc"], &["P0009"]);
    check("(;AB[aa:bb]AW[cc]AE[bb];B[dd])", &["19 B 4/1 +dd"], &["P0008"]);
    check("(;AB[aa]AW[bb]AB[zz];B[cc])", &["19 B 1/1 +cc"], &["S0011", "P0007"]);
    check("(;AB[aa:bb]AW[cc];AE[bb];B[dd])", &["19 B 3/1 +dd"], &[]);
    // One node, several moves.
    check("(;AB[aa]AW[bb];B[cc]W[dd];B[ee])", &["19 B 1/1 +cc"], &["P0033"]);
    check("(;AB[aa]AW[bb];B[cc][dd])", &["19 B 1/1 +cc"], &["P0033"]);
    // Moves, then a set-up, then the problem; a captured stone has vanished.
    check("(;SZ[9];B[ba];W[aa];B[ab];AW[ee];B[ff];W[gg])", &["9 B 2/1 +ff"], &[]);
    // Variations that set up positions of their own.
    check("(;SZ[9](;AB[aa]AW[bb];B[cc])(;AB[aa]AW[cc];W[dd]))", &["9 B 1/1 +cc", "9 W 1/1 +dd"], &[]);
    check("(;AB[aa]AW[bb](;AE[aa])(;B[cc]))", &["19 B 1/1 +cc"], &[]);
}

#[test]
fn positions_and_answers_are_checked() {
    check("(;AB[aa]AW[ba][ab];B[cc])", &[], &["P0014"]);
    check("(;AB[aa]AW[bb](;B[aa])(;B[bb])(;B[cc]))", &[], &["P0015", "P0012"]);
    check("(;AB[aa]AW[bb](;B[cc]C[RIGHT])(;B[bb]C[WRONG]))", &["19 B 1/1 +cc"], &["P0015"]);
    check("(;SZ[9]AB[aa]AW[bb](;B[jj])(;B[cc]C[RIGHT]))", &["9 B 1/1 +cc"], &["P0017"]);
    check("(;AW[ba][ab][cc](;B[aa]C[RIGHT])(;B[dd]C[RIGHT]))", &["19 B 0/3 +dd"], &["P0016"]);
    check("(;AB[aa]AW[bb])", &[], &["P0012"]);
    check("(;C[nothing])", &[], &["P0013"]);
    check("(;B[aa];W[bb])", &[], &["P0011"]);
    check("(;HA[2]AB[dd][pp];W[cc];B[ee])", &[], &["P0011"]);
    check("(;AB[dd][pp];W[cc];B[ee])", &[], &["P0011"]);
    let record = (0..80)
        .map(|n| {
            format!(
                ";{}[{}{}]",
                if n % 2 == 0 { 'B' } else { 'W' },
                char::from(b'a' + n % 19),
                char::from(b'c' + n / 19)
            )
        })
        .collect::<String>();
    check(&format!("(;AB[aa]AW[bb]{record})"), &[], &["P0011"]);
    // A broken game does not cost the others.
    check("(;GM[2])(;AB[aa]AW[bb];B[cc])(;SZ[3:4])", &["19 B 1/1 +cc"], &["P0001", "P0003"]);
}

#[test]
fn json_lines() {
    let good = r#"{"id":"a","size":9,"black":["aa"],"white":["bb"],"to_move":"W","correct":["cc"],"wrong":["dd",""]}"#;
    let cases: &[(&str, &[&str], &[&str])] = &[
        (good, &["9 W 1/1 +cc -dd -pass"], &[]),
        (r#"{"black":["aa"],"white":[],"correct":["cc"],"odd":{"x":[1]}}"#, &["19 B 1/0 +cc"], &["J0003"]),
        (
            r#"{"black":["aa"],"white":[],"moves":[["cc","+d1l"],["dd","+d"],["ee","-l"]]}"#,
            &["19 B 1/0 ~cc +dd -ee"],
            &[],
        ),
        (
            r#"{"black":["aa"],"white":[],"correct":["dd"],"moves":[["cc","+d1l"],["dd","+d"],["ee","-l"]]}"#,
            &["19 B 1/0 ~cc +dd -ee"],
            &[],
        ),
        (r#"{"black":["aa"],"#, &[], &["J0001"]),
        (r#"[1]"#, &[], &["J0002"]),
        (r#"{"black":["aa"],"white":["zz"],"correct":["cc"]}"#, &[], &["J0002"]),
        (r#"{"black":["aa"],"white":7,"correct":["cc"]}"#, &[], &["J0002"]),
        (r#"{"size":26,"black":["aa"],"correct":["cc"]}"#, &[], &["J0002"]),
        (r#"{"size":9,"black":["ss","aa"],"correct":["cc"]}"#, &["9 B 1/0 +cc"], &["P0007"]),
        (r#"{"black":["aa"],"white":["aa"],"correct":["cc"]}"#, &[], &["P0030"]),
        (r#"{"black":["aa","aa"],"white":["bb"],"correct":["cc"]}"#, &["19 B 1/1 +cc"], &["P0009"]),
        (r#"{"black":["aa"],"white":["ba","ab"],"correct":["cc"]}"#, &[], &["P0014"]),
        (r#"{"black":["aa"],"correct":["aa","bb"]}"#, &["19 B 1/0 +bb"], &["P0015"]),
        (r#"{"black":["aa"],"correct":["bb"],"wrong":["bb"]}"#, &["19 B 1/0 +bb"], &["P0018"]),
        (r#"{"black":["aa"],"correct":[],"wrong":["bb"]}"#, &["19 B 1/0 -bb"], &["P0032"]),
        (r#"{"black":["aa"],"correct":[]}"#, &[], &["P0012"]),
        (r#"{"id":"x","correct":["bb"]}"#, &[], &["J0002"]),
        // A field that is null is as good as absent; one that is given twice says two things.
        (
            r#"{"id":null,"size":null,"black":["aa"],"white":null,"to_move":null,"correct":["bb"],"wrong":null,"moves":null,"level":null,"target":null,"tree":null}"#,
            &["19 B 1/0 +bb"],
            &[],
        ),
        (r#"{"black":null,"white":null,"correct":["bb"]}"#, &[], &["J0002"]),
        (r#"{"id":"x","id":"y","black":["aa"],"correct":["bb"]}"#, &[], &["J0002"]),
        (r#"{"black":["aa"],"correct":["bb"],"correct":null}"#, &[], &["J0002"]),
        (r#"{"black":["aa"],"moves":[["bb","+"],["cc","-?"]]}"#, &["19 B 1/0 +bb -cc"], &["J0005"]),
        (r#"{"black":["aa"],"moves":[["bb","+é"]]}"#, &["19 B 1/0 +bb"], &["J0005"]),
        (r#"{"black":["aa"],"correct":["bb"],"tree":"(;B[bb];W[cc])"}"#, &["19 B 1/0 +bb"], &[]),
        (r#"{"black":["aa"],"correct":["bb"],"tree":"(;B[bb"}"#, &["19 B 1/0 +bb"], &["J0004"]),
    ];
    for (line, problems, expected) in cases {
        let reading = read_text("x.jsonl", line);
        assert_eq!(reading.problems.iter().map(summary).collect::<Vec<_>>(), *problems, "{line}");
        assert_eq!(codes(&reading), *expected, "{line}");
    }
    // Faults name their place and cost no other line; unknown fields are noted once.
    let text = format!(
        "{good}\n\n{{\"id\":\"b\",\"extra\":1,\"black\":[\"zz\"]}}\r\n{}\n{}\n",
        good.replace("\"a\"", "\"c\",\"more\":1"),
        good.replace("\"a\"", "\"d\",\"more\":1")
    );
    let reading = read_text("x.jsonl", &text);
    assert_eq!(reading.problems.iter().map(|p| p.id.as_str()).collect::<Vec<_>>(), ["a", "c", "d"]);
    assert_eq!(codes(&reading), ["J0002", "J0003"]);
    assert_eq!(reading.findings[0].line_column(), Some(("x.jsonl", 3, 30)));
}

#[test]
fn gotools_faults() {
    let text = "(C)\n4 problems\n$ P1\nAAA?BB[BB]\nA+d#1 :CC:\n\n$ P2\nAAA?B*[BB]\nA+d#1 :CC:\n$ P3\nAAA\\\n?BB[BB]\nA+d#1 :CC:\nA-l#1 :DD@@EE:\nA+q#1 :EE:\n?-d#1 :EE:\n";
    let reading = read_text("lv9.1", text);
    assert_eq!(reading.problems.iter().map(summary).collect::<Vec<_>>(), ["19 B 1/1 +cc", "19 B 1/1 +cc -dd"]);
    assert_eq!(codes(&reading), ["T0003", "T0004", "T0005", "T0002"]);
    assert_eq!(reading.findings[0].line_column(), Some(("lv9.1", 8, 4)));
    assert_eq!(reading.problems[1].remarks.tree.as_deref(), Some("(;B[cc]C[+d])(;B[dd];W[];B[ee]C[-l])"));
    assert_eq!(codes(&read_text("x", "a\n3 problems\n$ P1\n")), ["T0003", "T0002"]);
    // A file from DOS; a single line of play.
    let reading = read_text("lv9.1", "(C)\r\n1 problems\r\n$ P1\r\nAAA?BB[BB]\r\nA+d#1 :CCDD:\r\n\u{1a}");
    assert_eq!(codes(&reading), [""; 0]);
    assert_eq!(reading.problems[0].remarks.tree.as_deref(), Some(";B[cc];W[dd]C[+d]"));
}

#[test]
fn the_charset_is_told_in_every_format() {
    for (name, text) in [
        ("x.jsonl", &b"{\"id\":\"\xe9\xe8\",\"black\":[\"aa\"],\"correct\":[\"bb\"]}"[..]),
        ("x", b"(C) \xe9\xe8\n1 problems\n$ P1\nAAA?BB[BB]\nA+d#1 :CC:\n"),
        ("x.sgf", b"(;AB[aa]AW[bb]C[\xe9\xe8];B[cc])"),
    ] {
        let reading = read(name, "x", text, &ReadOptions::default()).expect("a known format");
        assert_eq!((codes(&reading), reading.problems.len()), (vec!["S0014"], 1), "{name}");
        assert_ne!(reading.charset, "UTF-8", "{name}");
    }
}

fn load_shared(path: &str) -> Option<Collection> {
    Some(load(&[shared(path)?], &ReadOptions::default()))
}

#[test]
fn gotools_text_gives_what_the_json_lines_say() {
    let (Some(raw), Some(json)) = (load_shared("data/gotools-raw"), load_shared("data/gotools.jsonl")) else { return };
    assert!(json.findings.is_empty(), "{}", render_all(&json.findings[..1], Style::Plain));
    assert_eq!(json.problems.len(), 17_010);
    let by_id: HashMap<&str, &Problem> = json.problems.iter().map(|p| (p.id.as_str(), p)).collect();
    let levels: Vec<String> = (1..=6).map(|level| format!("lv{level}.1")).collect();
    let listed = json.problems.iter().filter(|p| levels.contains(p.remarks.level.as_ref().unwrap())).count();
    let mut same = 0;
    for problem in &raw.problems {
        // Some records are kept back from the JSON lines.
        if let Some(other) = by_id.get(problem.id.as_str()) {
            assert_eq!(&problem, other);
            same += 1;
        }
    }
    assert_eq!(same, listed);
    assert!(raw.findings.iter().all(|finding| finding.code.as_str() == "T0005"));
    // Every lesser move is worth less than every correct one, and more than a wrong one.
    for m in json.problems.iter().flat_map(|problem| &problem.moves) {
        assert!(match m.verdict {
            Verdict::Correct => m.reward == 1.0,
            Verdict::Lesser => (0.1..1.0).contains(&m.reward),
            Verdict::Wrong => m.reward == 0.0,
        });
    }
}

#[test]
fn human_problems_are_the_same_in_both_formats() {
    let (Some(sgf), Some(json)) = (load_shared("data/human.sgf"), load_shared("data/human.jsonl")) else { return };
    assert!(sgf.findings.is_empty() && json.findings.is_empty());
    assert_eq!(sgf.files[0].convention, Some(Convention::Marks));
    let by_id: HashMap<&str, &Problem> = json.problems.iter().map(|p| (p.id.rsplit('/').next().unwrap(), p)).collect();
    assert_eq!(sgf.problems.len(), json.problems.len());
    let sorted = |problem: &Problem, verdict| {
        let mut moves: Vec<_> = problem.moves.iter().filter(|m| m.verdict == verdict).map(|m| m.point).collect();
        moves.sort_unstable();
        moves
    };
    for problem in &sgf.problems {
        let other = by_id[problem.id.as_str()];
        assert_eq!((problem.size, problem.to_move), (other.size, other.to_move), "{}", problem.id);
        assert_eq!((&problem.black, &problem.white), (&other.black, &other.white), "{}", problem.id);
        for verdict in [Verdict::Correct, Verdict::Wrong] {
            assert_eq!(sorted(problem, verdict), sorted(other, verdict), "{}", problem.id);
        }
        let deep = problem.remarks.tree.is_some();
        assert!(!deep || problem.remarks.tree == other.remarks.tree, "{}", problem.id);
    }
}

#[test]
fn every_published_problem_has_a_correct_move() {
    let Some(collection) = load_shared("data/gogameguru-sgf") else { return };
    assert_eq!((collection.files.len(), collection.problems.len()), (403, 403));
    assert!(collection.files.iter().all(|file| file.convention == Some(Convention::Marks)));
    assert!(collection.problems.iter().all(|p| p.moves.iter().any(|m| m.verdict == Verdict::Correct)));
    // One has a parenthesis too many; the licence beside them is no problem.
    assert_eq!(collection.findings.iter().map(|f| f.code.as_str()).collect::<Vec<_>>(), ["S0002", "F0004"]);
}

/// A generator of numbers for rubbish: xorshift (G. Marsaglia).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

#[test]
fn no_input_panics() {
    let mut seeds: Vec<Vec<u8>> = vec![
        b"(;GM[1]SZ[9]PL[W]AB[aa:cc]AW[dd]AE[bb](;W[ee]C[RIGHT];B[];W[tt])(;W[ff]TE[1]BM[1]WV[]))".to_vec(),
        br#"{"id":"a","size":9,"black":["aa"],"white":["bb"],"to_move":"W","moves":[["cc","+l"]],"tree":"(;B[aa])"}"#
            .to_vec(),
        b"(C)\n1 problems\n$ P1\nAAA?BB[BB]\nA+d#1 3 1 :CC@@:\n".to_vec(),
    ];
    if let Some(folder) = shared("data/odd-sgf") {
        let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        seeds.extend(files.iter().map(|file| std::fs::read(file).unwrap()).filter(|bytes| bytes.len() < 4000));
    }
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let pieces: &[&[u8]] = &[
        b"]",
        b"[",
        b"\\",
        b"(",
        b")",
        b";",
        b"\\]",
        b"AB[aa:yy]",
        b"SZ[25]",
        b"\xFF",
        b"\0",
        b"\n",
        b"B[]",
        b"\"",
        b"$",
        b"\x1b$B",
        b"CA[",
        "é".as_bytes(),
    ];
    for round in 0..6000 {
        let seed = &seeds[round % seeds.len()];
        let mut bytes = seed.clone();
        for _ in 0..=random.below(6) {
            let at = random.below(bytes.len());
            let end = (at + random.below(20)).min(bytes.len());
            match random.below(4) {
                0 => drop(bytes.drain(at..end)),
                1 => drop(bytes.splice(at..at, pieces[random.below(pieces.len())].iter().copied())),
                2 if at < bytes.len() => bytes[at] = random.below(256) as u8,
                _ => {
                    let part = bytes[at..end].to_vec();
                    drop(bytes.splice(at..at, part));
                }
            }
        }
        for name in ["x.sgf", "x.jsonl", "lv1.1"] {
            if let Some(reading) = read(name, "x", &bytes, &ReadOptions::default()) {
                let _ = render_all(&reading.findings, Style::Plain);
            }
        }
    }
}

#[test]
fn large_games_cost_neither_stack_nor_much_memory() {
    let stones = "AB[aa]AW[bb]";
    let nested = 200_000;
    let deep = format!("(;{stones}{};B[cc]C[RIGHT]{})", "(;B[dd];W[ee]".repeat(nested), ")".repeat(nested));
    let reading = read_text("deep.sgf", &deep);
    assert_eq!(reading.problems.iter().map(summary).collect::<Vec<_>>(), ["19 B 1/1 +dd"]);
    let wide = format!("(;SZ[9]{})", format!("(;{stones};B[cc])").repeat(20_000));
    let reading = read_text("wide.sgf", &wide);
    assert_eq!((reading.games, reading.problems.len()), (1, 20_000));
    let chain = format!("(;SZ[9]{}B[cc])", format!(";{stones}").repeat(50_000));
    assert_eq!(read_text("chain.sgf", &chain).problems.len(), 1);
    let letter = |n: usize| char::from(b'A' + (n % 26) as u8);
    let names: String = (0..100_000)
        .map(|n| format!("X{}{}{}{}[1]", letter(n), letter(n / 26), letter(n / 676), letter(n / 17_576)))
        .collect();
    let many = read_text("names.sgf", &format!("(;{stones};B[cc]{names}XAAAA[2])"));
    assert_eq!((many.problems.len(), codes(&many)), (1, vec!["S0011"]));
    let faults = format!("(;SZ[9]{})", ";AB[zz]B".repeat(50_000));
    assert!(read_text("faults.sgf", &faults).findings.len() < 500);
}
