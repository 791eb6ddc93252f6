//! What strains the program: each run ends with a useful message, and with the best result so far where there is one.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// A folder with `t.s`, `t.kb` and `t.bg`.
fn folder(settings: &str, knowledge_base: &str, background: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder for the test");
    for (name, text) in [("t.s", settings), ("t.kb", knowledge_base), ("t.bg", background)] {
        std::fs::write(folder.path().join(name), text).expect("a file is written");
    }
    folder
}

fn command(folder: &Path, further: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nakade"));
    command.arg("tilde").arg(folder.join("t.s")).args(further).stdin(Stdio::null());
    command
}

/// Exit status, standard output and standard error.
fn said(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

fn run(texts: [&str; 3], further: &[&str]) -> (Option<i32>, String, String) {
    let [settings, knowledge_base, background] = texts;
    let folder = folder(settings, knowledge_base, background);
    said(&command(folder.path(), further).output().expect("the program runs"))
}

const SETTINGS: &str = "predict(e(+x,-class)). minimal_cases(1). rmode(p(+X,#)). rmode(f(+X)).\n";

#[test]
fn depth_does_not_matter_in_data_and_is_told_in_settings() {
    let deep = format!("{}x{}", "f(".repeat(100_000), ")".repeat(100_000));
    let list = format!("[{}1]", "1,".repeat(100_000));
    let facts = format!("e(1,a). e(2,b). e(3,a). p(1,{deep}). p(2,{list}). p(3,{deep}). f(2).");
    for version in ["", "tilde_version(2.2)."] {
        let (code, out, err) = run([&format!("{SETTINGS}{version}"), &facts, "q(X,Y) :- p(X,Y)."], &[]);
        assert!(code == Some(0) && out.contains("[a]"), "{code:?} {err}");
    }
    let nested = |inner: &str| format!("{}{inner}{}", "g(".repeat(50_000), ")".repeat(50_000));
    for setting in [
        format!("rmode({}).", nested("+X")),
        format!("warmode({}).", nested("+t")),
        format!("type({}).", nested("t")),
        format!("root(({})).", nested("e(A,B)")),
        format!("lookahead({}, f(X)).", nested("X")),
        format!("constraint(f(X), {}).", nested("X")),
        format!("execute({}).", nested("t")),
    ] {
        let (code, _, err) = run([&format!("{SETTINGS}{setting}"), &facts, ""], &[]);
        let name = setting.split('(').next().unwrap_or_default();
        assert!(code == Some(0) && err.contains("B0002") && err.contains("nested"), "{name} {code:?} {err:.300}");
    }
    // A long list is no nesting.
    let constants = format!("rmode(p(+X,#{list})). warmode(p(+x,#{list})).");
    let (code, _, err) = run([&format!("{SETTINGS}{constants}"), &facts, ""], &[]);
    assert!(code == Some(0) && !err.contains("nested"), "{err:.300}");
}

#[test]
fn nothing_to_learn_is_told() {
    let classes: String = (0..70_000).map(|n| format!("e({n},c{n}).\n")).collect();
    let (code, out, err) = run([SETTINGS, &classes, ""], &[]);
    assert!(code == Some(2) && out.is_empty() && err.contains("D0012") && err.contains("70000"), "{err:.400}");
    let (code, _, err) = run([&format!("{SETTINGS} leave_out(true)."), "e(1,a). e(2,b). f(1).", ""], &[]);
    assert!(code == Some(1) && err.contains("D0013"), "{err}");
}

#[test]
fn a_limit_on_time_holds_while_clauses_do_not_end() {
    let examples: String = (0..50).map(|n| format!("e({n},{}).\n", if n % 2 == 0 { "a" } else { "b" })).collect();
    let endless: String = (0..40).map(|n| format!("r{n}(X) :- r{n}(f(X)), q(X). ")).collect();
    let modes: String = (0..40).map(|n| format!("rmode(r{n}(+X)). ")).collect();
    let start = Instant::now();
    let (code, out, err) = run(
        [&format!("{SETTINGS}{modes} rmode(g(+X))."), &examples, &format!("{endless} q(1). g(X) :- X mod 2 =:= 1.")],
        &["--time-limit", "0.5"],
    );
    // Without the limit each of the forty would take seconds.
    assert!(start.elapsed() < Duration::from_secs(30), "{:?} {err}", start.elapsed());
    assert!(
        code.is_some_and(|code| code < 2) && err.contains("stopped early") && out.contains("Compact notation"),
        "{err}"
    );
}

#[test]
fn what_cannot_be_written_is_told() {
    let folder = folder(SETTINGS, "e(1,a). e(2,b). f(1).", "");
    let full = Path::new("/dev/full");
    if full.exists() {
        let device = std::fs::OpenOptions::new().write(true).open(full).expect("the device");
        let output = command(folder.path(), &[]).stdout(device).output().expect("the program runs");
        let (code, _, err) = said(&output);
        assert!(code == Some(2) && err.contains("No space left"), "{err}");
        let (code, _, err) =
            said(&command(folder.path(), &["--checkpoint", "/dev/full"]).output().expect("the program runs"));
        assert!(code == Some(2) && err.contains("/dev/full"), "{err}");
    }
    let place = folder.path().display().to_string();
    for path in [place.clone(), format!("{place}/t.s/deeper")] {
        let (code, out, err) =
            said(&command(folder.path(), &["--checkpoint", &path]).output().expect("the program runs"));
        assert!(code == Some(2) && out.is_empty() && err.contains(&format!("error: {place}")), "{path}: {err}");
    }
}

/// A language that takes long: chains of four through a thousand relations.
fn exploding() -> (String, String) {
    let mut random = crate::common::Random(3);
    let mut settings =
        String::from("predict(e(+x,-class)). typed_language(yes). type(e(x,class)). max_lookahead(3).\n");
    let mut facts: String = (0..200).map(|n| format!("e({n},{}).\n", if n % 3 == 0 { "a" } else { "b" })).collect();
    for literal in 0..1000 {
        settings += &format!("type(l{literal}(x,x)). rmode(l{literal}(+X,-Y)). auto_lookahead(l{literal}(X,Y),[Y]).\n");
        for _ in 0..30 {
            facts += &format!("l{literal}({},{}).\n", random.below(200), random.below(200));
        }
    }
    (settings, facts)
}

#[test]
fn an_interruption_ends_with_the_best_so_far() {
    let (settings, facts) = exploding();
    let folder = folder(&settings, &facts, "");
    let checkpoint = folder.path().join("c").display().to_string();
    for wait in [1, 3, 9, 27] {
        let child = command(folder.path(), &["--checkpoint", &checkpoint])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        std::thread::sleep(Duration::from_secs(wait));
        let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        let (code, out, err) = said(&child.wait_with_output().expect("it ends"));
        if !killed.is_ok_and(|status| status.success()) {
            println!("skipped: there is no way to interrupt");
            return;
        }
        // It may not have got as far as to take notice.
        if code.is_some() {
            assert!(code == Some(0) && out.contains("Compact notation"), "{err}");
            assert!(err.contains("stopping with the best so far") && err.contains("stopped early"), "{err}");
            assert!(Path::new(&checkpoint).exists());
            return;
        }
    }
    panic!("it takes no notice of an interruption");
}
