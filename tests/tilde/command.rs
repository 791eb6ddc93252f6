//! The command itself: exit status, what goes where, the JSON that others read.

use crate::files::{read, shared};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

const SETTINGS: &str = "predict(e(+x,-class)). minimal_cases(1). rmode(p(+X,-Y)). rmode(f(+X)).\n";
const KNOWLEDGE_BASE: &str = "e(1,a). e(2,b). e(3,a). e(4,b). n(1). n(2). n(3). n(4). f(1). f(3).\n";

fn tilde(settings: &Path, further: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nakade"));
    command.arg("tilde").arg(settings).args(further).output().expect("the program runs")
}

/// Runs settings with a knowledge base and a background: exit status, standard output, standard error.
fn run(texts: [&str; 3], further: &[&str]) -> (Option<i32>, String, String) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    for (extension, text) in ["s", "kb", "bg"].iter().zip(texts) {
        std::fs::write(folder.path().join(format!("t.{extension}")), text).expect("a file is written");
    }
    let output = tilde(&folder.path().join("t.s"), further);
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn exit_status_follows_what_went_wrong() {
    for (background, status, told) in [
        ("", 0, "warning[D0009]"),
        ("p(X,Y) :- n(X), Y = 1.", 0, ""),
        ("p(X,Y) :- X >= Y.", 0, "warning[D0011]: p/2: "),
        ("p(X,Y) :- X <= Y.", 1, "error[D0010]: <=/2 "),
        ("p(X,Y) :- p(X,Y).", 1, "error[D0010]: p/2: no end "),
    ] {
        let (code, out, err) = run([SETTINGS, KNOWLEDGE_BASE, background], &[]);
        assert_eq!(code, Some(status), "{background}: {err}");
        assert!(err.contains(told), "{background}: {err}");
        assert!(err.matches("D00").count() == usize::from(!told.is_empty()), "{background}: {err}");
        assert!(out.contains("f(A) ? \n+--yes: [a] 2.0"), "{background}: {out}");
    }
    let (code, out, err) = run([SETTINGS, "", ""], &[]);
    assert!(code == Some(2) && out.is_empty() && err.contains("D0001"), "{err}");
    let (code, out, err) = run(["rmode(f(+X)).", KNOWLEDGE_BASE, ""], &[]);
    assert!(code == Some(2) && out.is_empty() && err.contains("B0004"), "{err}");
}

#[test]
fn files_beside_the_settings() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = |name: &str| folder.path().join(name);
    let write = |name: &str, text: &str| std::fs::write(path(name), text).expect("a file is written");
    write("t.s", "predict(e(+x,-class)). minimal_cases(1). rmode(f(+X)).");
    let told = |output: &Output| String::from_utf8_lossy(&output.stderr).into_owned();
    let output = tilde(&path("t.s"), &[]);
    assert!(output.status.code() == Some(2) && told(&output).contains("t.kb"), "{}", told(&output));
    // A background need not be there.
    write("t.kb", KNOWLEDGE_BASE);
    let output = tilde(&path("t.s"), &["--out", &path("deep/result").display().to_string()]);
    assert!(output.status.code() == Some(0) && output.stderr.is_empty(), "{}", told(&output));
    assert_eq!(String::from_utf8_lossy(&output.stdout), read(&path("deep/result.out")));
    assert!(read(&path("deep/result.json")).contains("\"nodes\": 1"));
    // Other names; one that is stated must be there.
    write("u.s", "kb_file('t.kb'). bg_file('no.bg'). predict(e(+x,-class)). minimal_cases(1). rmode(f(+X)).");
    let output = tilde(&path("u.s"), &[]);
    assert!(output.status.code() == Some(2) && told(&output).contains("no.bg"), "{}", told(&output));
    let output = tilde(&path("nowhere.s"), &[]);
    assert!(output.status.code() == Some(2) && told(&output).contains("nowhere.s"), "{}", told(&output));
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().map(|object| object.keys().map(String::as_str).collect()).unwrap_or_default()
}

#[test]
fn json_has_the_keys_that_others_read() {
    const KEYS: [&str; 10] =
        ["nodes", "literals", "c45_error", "training", "testing", "tree", "program", "seconds", "settings", "warnings"];
    let json = |settings: &str| -> Value {
        let (code, out, err) = run([settings, KNOWLEDGE_BASE, "p(X,Y) :- n(X), Y = 1."], &["--format", "json"]);
        assert_eq!(code, Some(0), "{err}");
        serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error} in {out}"))
    };
    let one = json(&format!("{SETTINGS} talking(0). such(1)."));
    assert_eq!(keys(&one), KEYS);
    assert_eq!(keys(&one["training"]), ["examples", "accuracy", "confusion"]);
    assert_eq!(keys(&one["seconds"]), ["induction", "cpu"]);
    assert!(one["testing"].is_null() && one["nodes"] == 1 && one["literals"] == 1);
    assert_eq!(one["training"]["confusion"]["a"]["a"], 2);
    assert_eq!(one["settings"]["talking"], "0");
    assert_eq!(one["settings"]["classes"], "[b,a]");
    assert_eq!((&one["warnings"][0]["code"], &one["warnings"][0]["line"]), (&Value::from("B0001"), &Value::from(2)));
    let tested = json(&format!("{SETTINGS} random_test_set(0.5)."));
    assert_eq!(tested["testing"]["examples"], 2);
    let folds = json(&format!("{SETTINGS} execute(nfold(tilde,2))."));
    let in_folds = keys(&folds);
    assert!(KEYS.iter().all(|key| in_folds.contains(key)), "{in_folds:?}");
    assert_eq!(folds["runs"].as_array().map(Vec::len), Some(2));
    assert_eq!(folds["testing"]["examples"], 4);
    let several = json(&format!("{SETTINGS} execute(t). execute(nfold(tilde,2))."));
    assert_eq!(several.as_array().map(Vec::len), Some(2));
    let numbers = "predict(v(+x,-number)). tilde_mode(regression). minimal_cases(1). rmode(f(+X)). ftest(1).";
    let (_, out, _) = run([numbers, "v(1,1). v(2,3). v(3,1). f(1). f(3).", ""], &["--format", "json"]);
    let numbers: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(keys(&numbers), KEYS);
    assert!(numbers["c45_error"].is_null() && numbers["training"]["rmse"] == 0.0, "{out}");
}

#[test]
fn reports_do_not_depend_on_the_number_of_threads() {
    let of = |threads: &str| {
        let texts = [
            "predict(box(+b,-c)). rmode(in(+B,-T)). rmode(p(+T,-U)). auto_lookahead(in(B,T),[T]).",
            &crate::small::boxes(40),
            "p(t0,U) :- p(t0,U). p(t1,U) :- U > 1. p(t2,a).",
        ];
        let (code, out, err) = run(texts, &["--threads", threads]);
        (code, crate::without_times(&out), err.lines().filter(|line| !line.contains("-->")).collect::<String>())
    };
    let one = of("1");
    assert_eq!(one.0, Some(1));
    for threads in ["2", "8"] {
        assert_eq!(of(threads), one);
    }
}

#[test]
fn a_case_with_faults_in_its_background() {
    let Some(folder) = shared("data/ilp/ace-cases/mutag-node_edge") else { return };
    // `lteq(X,Y) :- X <=Y` is no comparison of Prolog, and `gteq` is asked with a variable that has no value.
    assert!(read(&folder.join("mutag.bg")).contains("X <=Y"));
    let output = tilde(&folder.join("mutag.s"), &[]);
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert!(err.matches("<=/2").count() == 1 && err.matches("warning[D0011]: gteq/2").count() == 1, "{err}");
    assert!(out.contains("C4.5 error estimate: 54.5644319279007,"), "{out}");
    assert!(out.contains("\n[pos] 148.0 [["), "{out}");
}

#[test]
fn a_checkpoint_of_another_run_is_refused() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = |name: &str| folder.path().join(name);
    let write = |name: &str, text: &str| std::fs::write(path(name), text).expect("a file is written");
    write("t.s", SETTINGS);
    write("t.kb", KNOWLEDGE_BASE);
    let checkpoint = path("deep/t.checkpoint").display().to_string();
    let run = |further: &[&str]| {
        let output = tilde(&path("t.s"), &[&["--checkpoint", &checkpoint], further].concat());
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        let out = crate::without_times(&String::from_utf8_lossy(&output.stdout));
        (output.status.code(), out, told)
    };
    let (code, first, _) = run(&[]);
    assert_eq!(code, Some(0));
    let kept = read(&path("deep/t.checkpoint"));
    let (code, again, _) = run(&["--threads", "2"]);
    assert!(code == Some(0) && again == first && kept == read(&path("deep/t.checkpoint")));
    let refused = |further: &[&str], wanted: &str, what: &str| {
        let (code, out, told) = run(further);
        assert!(code == Some(2) && out.is_empty(), "{what}: {told}");
        assert!(told.contains(wanted) && told.contains(what) && told.contains("t.checkpoint"), "{what}: {told}");
    };
    refused(&["--seed", "7"], "F0006", "the seed");
    write("t.kb", &format!("{KNOWLEDGE_BASE} f(2)."));
    refused(&[], "F0006", "the knowledge base");
    write("t.bg", "n(5).");
    refused(&[], "F0006", "the knowledge base, background");
    write("t.kb", KNOWLEDGE_BASE);
    std::fs::remove_file(path("t.bg")).expect("it is there");
    write("t.s", &format!("{SETTINGS} heuristic(gain)."));
    refused(&[], "F0006", "the settings");
    write("t.s", SETTINGS);
    write("deep/t.checkpoint", &kept[..kept.len() / 2]);
    refused(&[], "F0005", "is damaged");
    write("deep/t.checkpoint", KNOWLEDGE_BASE);
    refused(&[], "F0005", "is no checkpoint");
    assert_eq!(read(&path("deep/t.checkpoint")), KNOWLEDGE_BASE, "what is no checkpoint is left alone");
}
