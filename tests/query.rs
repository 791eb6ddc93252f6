//! `nakade query` as people and scripts run it: one question, and the prompt through a pipe.
#![cfg(feature = "app")]

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

const PROBLEMS: &str = "datasets/nakade/problems.sgf";

fn nakade(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_nakade"))
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().expect("its input").write_all(input.as_bytes()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

/// Standard output and standard error of a run that must end with the given status.
fn query(arguments: &[&str], status: i32) -> (String, String) {
    let all: Vec<&str> = std::iter::once("query").chain(arguments.iter().copied()).collect();
    let output = nakade(&all, "");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(status), "nakade {}\n{told}", all.join(" "));
    (String::from_utf8(output.stdout).expect("UTF-8"), told)
}

/// What the prompt prints when these lines are typed.
fn typed(lines: &[&str]) -> String {
    let output = nakade(&["query", PROBLEMS, "--time-limit", "100"], &(lines.join("\n") + "\n"));
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

const GOAL: &str = "group(G,enemy), liberty_cnt(G,N), N < 5";

#[test]
fn answers_are_printed_in_three_formats() {
    let one = format!("{PROBLEMS}#1");
    let (text, told) = query(&[&one, "group(G,enemy), group_size(G,N)", "--explain"], 0);
    assert!(text.starts_with("nakade/centre/3-00/0: G = ") && text.contains("N = "), "{text}");
    assert!(told.contains("native predicates") && told.contains("positions a second"), "{told}");
    let (text, _) = query(&[&one, "group(G,enemy), group_size(G,N), board(P,G)", "--format", "json"], 0);
    let object: Value = serde_json::from_str(text.lines().next().expect("a line")).expect("JSON");
    assert_eq!(object["id"], "nakade/centre/3-00/0");
    assert!(object["bindings"]["N"].is_u64() && object["bindings"]["P"].is_string(), "{object}");
    assert_eq!(object["points"]["G"].as_array().map(Vec::len), object["bindings"]["N"].as_u64().map(|n| n as usize));
    assert_eq!(object["points"]["P"].as_array().map(Vec::len), Some(1));
    assert!(object["points"].get("N").is_none());
    let (text, _) = query(&[&one, "group(G,enemy), group_size(G,N)", "--format", "csv"], 0);
    assert!(text.starts_with("id,G,N\n") && text.lines().count() == 2, "{text}");
}

#[test]
fn counts_and_first_answers() {
    let (text, _) = query(&[PROBLEMS, "group(G,enemy)", "--count", "--format", "json"], 0);
    let counts: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(counts.len(), 293);
    let (text, _) = query(&[PROBLEMS, "group(G,enemy)", "--count"], 0);
    let total: u64 = counts.iter().filter_map(|count| count["count"].as_u64()).sum();
    assert_eq!(text, format!("{total} answers in 293 of 293 positions\n"));
    let (text, _) = query(&[PROBLEMS, "group(G,enemy)", "--first"], 0);
    assert_eq!(text.lines().count(), 293);
    query(&[PROBLEMS, "fail"], 1);
    query(&[PROBLEMS, "group(G,"], 2);
    query(&[PROBLEMS, "gruop(G,C)"], 2);
    query(&["no/such/file.sgf", "true"], 2);
}

#[cfg(feature = "prolog")]
#[test]
fn engines_give_the_same_text() {
    let few = format!("{PROBLEMS}#7");
    for goal in
        [GOAL, "atari(G)", "liberty(G,L), group(G,friend), board(P,L)", "findall(G, group(G,enemy), Gs), length(Gs, N)"]
    {
        let run = |engine: &str| query(&[&few, goal, "--engine", engine, "--format", "json"], 0).0;
        assert_eq!(run("native"), run("prolog"), "{goal}");
    }
    let (text, told) = query(&[&few, "setof(N, G^group_size(G,N), L)", "--explain"], 0);
    assert!(told.contains("answered by Prolog: setof/3"), "{told}");
    assert!(text.contains("L = [1,"), "{text}");
    let (_, told) = query(&[&few, "X is foo + 1", "--engine", "prolog"], 2);
    assert!(told.contains("Q0101"), "{told}");
}

#[test]
fn threads_change_nothing() {
    let run = |threads: &str| query(&[PROBLEMS, GOAL, "--threads", threads], 0).0;
    assert_eq!(run("1"), run("4"));
}

#[test]
fn a_background_of_ones_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.pl");
    std::fs::write(&file, "weak(G) :- group(G, enemy), liberty_cnt(G, N), N < 5.\n").expect("a file");
    let path = file.display().to_string();
    let own = query(&[PROBLEMS, "weak(G)", "--background", &path, "--count"], 0).0;
    assert_eq!(own, query(&[PROBLEMS, GOAL, "--count"], 0).0);
    std::fs::write(&file, "weak(G) :- shell(ls).\n").expect("a file");
    assert!(query(&[PROBLEMS, "weak(G)", "--background", &path], 2).1.contains("Q0002"));
}

#[test]
fn the_prompt_answers_and_explains() {
    let text = typed(&["group(G,enemy), group_size(G,N).", ";", ":why", ":board", ":quit"]);
    assert!(text.contains("G = 99 (C11 D11 E11 C10") && text.contains("293 positions"), "{text}");
    let text = typed(&["group(G, C)", ";", ";", ""]);
    assert_eq!(text.matches("C = empty").count(), 3, "{text}");
    // Several lines, mistakes, a query in place of `;`.
    let text = typed(&[
        "findall(X,",
        "member(X, [1,2]),",
        "L).",
        "gruop(X)",
        "X = 1 ; X = 2.",
        "X = 3.",
        "X = (1",
        "",
        "fail.",
    ]);
    for wanted in ["L = [1,2]", "did you mean group/2?", "X = 1 ;", "X = 3", "error[L", "no\n"] {
        assert!(text.contains(wanted), "{wanted} in {text}");
    }
}

#[test]
fn commands_of_the_prompt() {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = folder.path().join("saved.pl").display().to_string();
    let save = format!(":save {saved}");
    let load = format!(":load {saved}");
    let lines = [
        ":help",
        ":next",
        ":goto 5",
        ":goto nowhere",
        ":play D4 pass",
        ":undo",
        ":undo",
        ":undo",
        ":play A99",
        ":define mine(G) :- group(G, enemy)",
        "mine(G).",
        &save,
        &load,
        ":list mine",
        ":facts size",
        ":score trees/nakade-vital.json",
        ":score nothing.json",
        ":tree trees/nakade-vital.json",
        ":yes",
        ":up",
        ":tree trees/nakade-vital.json D4",
        ":nonsense",
        ":engine native",
        ":ascii on",
        ":board",
    ];
    let text = typed(&lines);
    for wanted in [
        ":why",
        "nakade/centre/3-01/0",
        "there is no position \"nowhere\"",
        "no move was played",
        "A99 is no point",
        "defined",
        "G = ",
        "mine(A) :- group(A,enemy).",
        "size(13, 13).",
        "correct",
        "training examples",
        "there is no command",
        "X X",
    ] {
        assert!(text.contains(wanted), "{wanted} in {text}");
    }
    assert_eq!(std::fs::read_to_string(saved).expect("a file"), "mine(G) :- group(G, enemy).\n");
}

#[cfg(feature = "prolog")]
#[test]
fn the_last_answer_is_known_to_be_the_last() {
    for engine in ["native", "prolog"] {
        let text = typed(&[&format!(":engine {engine}"), "member(X,[1,2]).", ";", "1 = 1.", "halt.", "X = 9."]);
        assert!(text.ends_with("X = 1 ;\nX = 2\nyes\n"), "{engine}: {text}");
    }
}

/// Texts that exhaust the stack of what is written carelessly.
#[cfg(feature = "prolog")]
#[test]
fn deep_and_long_input_breaks_nothing() {
    let deep = |open: &str, inside: &str, close: &str, n: usize| open.repeat(n) + inside + &close.repeat(n);
    for goal in [
        deep("(", "true", ")", 50_000),
        "X = ".to_owned() + &deep("[", "", "]", 50_000),
        "X = ".to_owned() + &deep("f(", "a", ")", 50_000),
        "X = ".to_owned() + &deep("- ", "1", "", 50_000),
        deep("\\+ ", "true", "", 50_000),
        deep("findall(_, ", "true", ", _)", 300),
        deep("true, ", "true", "", 3_000),
        deep("true ; ", "true", "", 3_000),
        // Takes Prolog a time that grows with the square.
        "X is ".to_owned() + &deep("1 + ", "1", "", 3_000),
    ] {
        for engine in ["native", "prolog"] {
            let text = typed(&[&format!(":engine {engine}"), &format!("{goal}."), "X = 7.", ":quit"]);
            assert!(text.ends_with("X = 7\n"), "{engine}: {}", &goal[..40]);
        }
    }
}

#[cfg(feature = "prolog")]
#[test]
fn the_prompt_tells_why_and_survives_rubbish() {
    let text = typed(&[
        ":define weak(G) :- liberty_cnt(G, N), N < 40, group(G, enemy)",
        "weak(G).",
        ":why",
        "setof(C, G^group(G, C), L).",
        ":why",
        "X is 1/0.",
        "halt, true.",
        "(((",
        "",
        "\u{0}\u{1}.",
        "'",
        "",
        "X = f(X).",
        "group(G, enemy).",
    ]);
    assert!(
        text.contains("weak(99)") && text.contains("\n  liberty_cnt(99,") && text.contains("as the position says"),
        "{text}"
    );
    for wanted in ["L = [empty,enemy,friend]", "arithmetic fails", "Q0002", "no\n"] {
        assert!(text.contains(wanted), "{wanted} in {text}");
    }
    assert!(text.trim_end().ends_with("G = 99 (C11 D11 E11 C10 E10 C9 E9 C8 E8 C7 D7 E7)"), "{text}");
}

#[test]
fn concepts_are_explained_and_asked() {
    let (list, _) = query_background(&[]);
    for name in
        ["ladder(?E, ?G)", "double_atari(?E, ?Side, ?G, ?H)", "board(?P, ?G)", "liberty_cnt(?G, ?N)", "seki(?G, ?H)"]
    {
        assert!(list.contains(name), "{name}");
    }
    let (ladder, _) = query_background(&["ladder", "--ascii"]);
    for wanted in [
        "Leaves out:",
        "capturing.pl",
        "type(ladder(group, group)).",
        "yes ladder(b, C5)",
        "no  ladder(a, C5)",
        " 5 . X O a",
    ] {
        assert!(ladder.contains(wanted), "{wanted}\n{ladder}");
    }
    let (json, _) = query_background(&["capturing.pl", "--format", "json"]);
    assert!(json.contains("\"learnable\":true"), "{json}");
    assert_eq!(nakade(&["background", "laddr"], "").status.code(), Some(2));
    let told = typed(&[
        ":help snapback",
        "capturable(G)",
        ":ladder",
        "help",
        "weak(G) :- atari(G)",
        "atari(g)",
        "group(G,white)",
        ":hlep",
        ":help laddder",
        "group(G,enemy), liberty_cnt(G,N), N <= 4",
        "board(d4,G)",
        "liberty_cnt(G,N), N != 2",
    ]);
    for wanted in [
        "Players' term: uttegaeshi",
        "there is no command :ladder",
        "commands begin with a colon: :help",
        "a clause is added by :define",
        "variables begin with a capital letter, G",
        "white is no colour",
        "did you mean :help?",
        "there is no command or predicate laddder; did you mean ladder?",
        "in Prolog this is written =<",
        "points are pairs (X,Y)",
        "numbers by =\\=",
    ] {
        assert!(told.contains(wanted), "{wanted}\n{told}");
    }
}

fn query_background(arguments: &[&str]) -> (String, String) {
    let all: Vec<&str> = std::iter::once("background").chain(arguments.iter().copied()).collect();
    let output = nakade(&all, "");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    (String::from_utf8_lossy(&output.stdout).into_owned(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn a_definition_replaces_a_concept_and_adds_to_its_own() {
    let told = typed(&[
        ":define capture(E, G) :- atari(G), link(G, E), group(E, empty)",
        ":define capture(none, none)",
        ":list capture",
        "aggregate_all(count, capture(none, _), N)",
    ]);
    assert!(told.contains("Q0201"), "{told}");
    assert_eq!(told.matches("capture(none,none)").count(), 1, "{told}");
    assert!(told.contains("N = 1"), "{told}");
    assert!(!told.contains("\\+group(G,empty)"), "{told}");
    // What is known natively, too, and other concepts keep what they are made of.
    for engine in ["native", "prolog"] {
        let told = typed(&[
            ":define capturable(here) :- group(_, enemy)",
            &format!(":engine {engine}"),
            "findall(G, capturable(G), L), length(L, N)",
            "\\+ ( net(E, G), G == here )",
        ]);
        assert!(
            told.contains("Q0201") && told.contains("L = [here], N = 1") && told.ends_with("yes\n"),
            "{engine}: {told}"
        );
    }
}
