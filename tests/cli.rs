//! The command line, run as people and scripts run it.
#![cfg(feature = "app")]

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn nakade(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nakade"))
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("the program runs")
}

/// Standard output of a run that must end with the given status.
fn run(arguments: &[&str], status: i32) -> String {
    let output = nakade(arguments);
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "nakade {}\n{told}", arguments.join(" "));
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder for the test"))
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).display().to_string()
    }
}

fn read(path: impl AsRef<Path>) -> String {
    std::fs::read_to_string(path.as_ref()).unwrap_or_else(|error| panic!("{}: {error}", path.as_ref().display()))
}

const PROBLEMS: &str = "datasets/nakade/problems.sgf";
const SHAPE: &str = "datasets/nakade/problems.sgf#nakade/centre/5-07/0";

/// A relational tree of the built-in data.
fn learnt(folder: &Folder) -> String {
    let base = folder.path("tree");
    run(&["learn", PROBLEMS, "--settings", "relational", "--out", &base], 0);
    base + ".json"
}

#[test]
fn learning_writes_all_files_and_prints_tree_table_and_paths() {
    let folder = Folder::new();
    let base = folder.path("deep/tree");
    let text = run(&["learn", PROBLEMS, "--settings", "relational", "--out", &base], 0);
    for extension in ["json", "txt", "pl", "svg", "manifest.json"] {
        let file = format!("{base}.{extension}");
        assert!(text.contains(&file), "{file} is not named in {text}");
        assert!(!read(&file).is_empty());
    }
    assert!(
        text.contains("reward(A,B)") && text.contains("+--yes:") && text.contains("the paper, relational"),
        "{text}"
    );
    let stored = json(&read(format!("{base}.json")));
    assert_eq!(stored["format"], "nakade-tree");
    for field in ["settings", "seed", "data_hash", "background_hash", "measures", "tree"] {
        assert!(!stored[field].is_null(), "{field}");
    }
}

#[test]
fn the_same_bytes_come_out_for_any_number_of_threads() {
    let folder = Folder::new();
    let files: Vec<String> = ["1", "2", "8"]
        .iter()
        .map(|threads| {
            let base = folder.path(&format!("tree{threads}"));
            let arguments = [
                "learn",
                PROBLEMS,
                "--settings",
                "tactical",
                "--leaves",
                "9",
                "--train",
                "200",
                "--test",
                "60",
                "--seed",
                "3",
            ];
            run(&[&arguments[..], &["--threads", threads, "--out", &base]].concat(), 0);
            read(format!("{base}.json"))
        })
        .collect();
    assert!(files[0].len() > 1000);
    assert_eq!(files[0], files[1]);
    assert_eq!(files[0], files[2]);
}

#[test]
fn learning_goes_on_from_a_checkpoint() {
    let folder = Folder::new();
    let checkpoint = folder.path("checkpoint");
    let learn = |name: &str, further: &[&str], status: i32| {
        let mut base = folder.path(name);
        base.push('/');
        let arguments = "learn datasets/nakade/problems.sgf --settings relational --settings propositional --leaves 12 --train 120 --test 40 --out";
        let arguments: Vec<&str> = arguments.split(' ').chain([base.as_str()]).chain(further.iter().copied()).collect();
        run(&arguments, status);
        ["relational", "propositional"]
            .map(|settings| std::fs::read(format!("{base}problems-{settings}.json")).map_err(|error| error.kind()))
    };
    let whole = learn("whole", &[], 0);
    assert!(whole.iter().all(Result::is_ok));
    for seconds in ["0", "0.1", "0.3"] {
        _ = learn("parts", &["--checkpoint", &checkpoint, "--time-limit", seconds], 0);
    }
    assert!(learn("parts", &["--checkpoint", &checkpoint], 0) == whole);
    let kept = read(&checkpoint);
    for other in [["--seed", "2"], ["--negatives", "listed"]] {
        _ = learn("other", &[&["--checkpoint", checkpoint.as_str()], &other[..]].concat(), 2);
    }
    assert!(read(&checkpoint) == kept);
}

#[test]
fn evaluation_prints_the_fields_that_scripts_read() {
    let folder = Folder::new();
    let tree = learnt(&folder);
    let table = json(&run(&["eval", &tree, PROBLEMS, "--format", "json"], 0));
    assert_eq!(table["problems"], 29, "those that have a solution");
    let top: Vec<f64> = table["top"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).collect();
    assert_eq!(top.len(), 10);
    assert!(top.windows(2).all(|pair| pair[0] <= pair[1]));
    assert!(table["mean_rank"].is_number() && table["mean_best_rank"].is_number() && table["curve"].is_array());
}

#[test]
fn scores_are_listed_best_first_for_every_legal_move() {
    let folder = Folder::new();
    let tree = learnt(&folder);
    let text = run(&["score", &tree, SHAPE, "--format", "csv"], 0);
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows[0], ["id", "move", "score"]);
    let scores: Vec<f64> = rows[1..].iter().map(|row| row[2].parse().unwrap()).collect();
    assert!(scores.len() > 100 && scores.windows(2).all(|pair| pair[0] >= pair[1]));
    assert!(rows[1..].iter().all(|row| row[1].len() == 2 && row[1].bytes().all(|b| b.is_ascii_lowercase())));
    let drawn = run(&["score", &tree, SHAPE, "--ascii"], 0);
    assert!(drawn.contains("Black to move") || drawn.contains("White to move"));
    assert!(drawn.contains("  1. "), "{drawn}");
    assert!(!drawn.contains('\x1b'), "no colours where it is not a terminal");
}

#[test]
fn an_explanation_names_tests_bindings_and_words() {
    let folder = Folder::new();
    let tree = learnt(&folder);
    let text = run(&["explain", &tree, SHAPE, "--ascii"], 0);
    assert!(text.contains(" ? yes") || text.contains(" ? no"), "{text}");
    let explained = json(&run(&["explain", &tree, SHAPE, "--format", "json"], 0));
    let best = run(&["score", &tree, SHAPE, "--format", "csv"], 0);
    let first: Vec<&str> = best.lines().nth(1).unwrap().split(',').collect();
    assert_eq!(explained["score"].as_f64().unwrap(), first[2].parse::<f64>().unwrap());
    assert!(explained["steps"].as_array().is_some_and(|steps| !steps.is_empty()));
    assert!(nakade(&["explain", &tree, SHAPE, "zz"]).status.code() == Some(2));
    assert!(nakade(&["explain", &tree, PROBLEMS]).status.code() == Some(2), "several problems");
}

#[test]
fn the_data_sets_are_made_again_to_the_byte() {
    let folder = Folder::new();
    for (name, liberties) in [("nakade", "0"), ("nakade-outside", "2")] {
        // The README names the folder, so that the command in it is the one to repeat.
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("datasets").join(name);
        let made = folder.path(name);
        run(&["generate", "nakade", "--outside-liberties", liberties, "--out", &made], 0);
        for file in ["problems.sgf", "labels.csv", "split.csv"] {
            assert_eq!(read(kept.join(file)), read(PathBuf::from(&made).join(file)), "{name}/{file}");
        }
        let readme = read(PathBuf::from(&made).join("README.md")).replace(&made, &format!("datasets/{name}"));
        assert_eq!(read(kept.join("README.md")), readme, "{name}/README.md");
    }
}

#[test]
fn the_kept_trees_are_those_that_the_data_sets_give() {
    let folder = Folder::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (name, problems) in [("nakade", Some("datasets/nakade")), ("enclosed", None)] {
        let base = folder.path(name);
        let problems: Vec<&str> = problems.into_iter().collect();
        run(&[&["learn"], &problems[..], &["--out", &base]].concat(), 0);
        for settings in ["propositional", "relational", "tactical"] {
            let kept = root.join(format!("trees/{name}-{settings}.json"));
            let same = read(kept) == read(format!("{base}-{settings}.json"));
            assert!(same, "{name}-{settings} differs; if that is meant: nakade learn {problems:?} --out trees/{name}");
        }
    }
    // Each has its card.
    let models = std::fs::read_dir(root.join("trees"))
        .expect("the folder of trees")
        .map(|entry| entry.expect("an entry").path());
    let models: Vec<PathBuf> = models
        .filter(|path| path.to_string_lossy().ends_with(".json") && !path.to_string_lossy().contains(".manifest."))
        .collect();
    assert!(models.len() > 8);
    for model in models {
        assert!(read(model.with_extension("md")).contains("## What it is bad at"), "{}", model.display());
    }
    // The solver has these built in.
    let compiled = folder.path("compiled.rs");
    for name in ["trees/enclosed-tactical", "trees/enclosed-boost"] {
        run(&["compile", &format!("{name}.json"), "--lang", "rust", "-o", &compiled], 0);
        let same = read(root.join(format!("{name}.rs"))) == read(PathBuf::from(&compiled));
        assert!(same, "if that is meant: nakade compile {name}.json --lang rust -o {name}.rs");
    }
}

#[test]
fn nakade_shapes_are_learnt_by_cross_validation() {
    let folder = Folder::new();
    let base = folder.path("nakade");
    let arguments =
        ["learn", PROBLEMS, "--settings", "nakade", "--negatives", "listed", "--folds", "10", "--format", "json"];
    // Those for testing are judged, where there are any.
    let split = ["--train", "200", "--test", "90", "--settings", "nakade", "--negatives", "listed", "--out", &base];
    let told = run(&[&["learn", PROBLEMS], &split[..]].concat(), 0);
    assert!(told.contains("classes of the judged moves (the test problems), by level"), "{told}");
    assert!(read(format!("{base}.md")).contains("Measured on: the test problems; "));
    for (levels, least) in [("3/,4/,5/", 0.99), ("6/", 0.995)] {
        let report = json(&run(&[&arguments[..], &["--level", levels, "--out", &base]].concat(), 0));
        let rows = report["rows"][0]["accuracy"].as_array().unwrap().clone();
        let examples: f64 = rows.iter().map(|row| row["examples"].as_f64().unwrap()).sum();
        let right: f64 =
            rows.iter().map(|row| row["examples"].as_f64().unwrap() * row["accuracy"].as_f64().unwrap()).sum();
        assert!(right / examples >= least, "{levels}: {right} of {examples}");
        let card = read(format!("{base}.md"));
        assert!(card.contains(&format!("10 folds; {examples} moves.")), "{card}");
        assert!(card.contains(&format!("Right are {:.1} % (", 100.0 * right / examples)), "{card}");
    }
}

/// An ordering changes how many positions are looked at, never the result.
#[test]
fn results_do_not_depend_on_the_ordering_of_moves() {
    let problem = "datasets/enclosed/problems.sgf#40";
    let tree = "trees/nakade-tactical.json";
    let solved = |order: &str| json(&run(&["solve", problem, "--all-moves", "--order", order, "--format", "json"], 0));
    let plain = solved("none");
    assert!(plain["nodes"].as_u64().is_some_and(|nodes| nodes > 0));
    for order in ["hand", "static", "learned", tree] {
        let found = solved(order);
        for field in ["result", "status", "moves"] {
            assert_eq!(found[field], plain[field], "{field} with {order}");
        }
    }
    let report = json(&run(&["bench", "ordering", problem, "--tree", tree, "--format", "json"], 0));
    let rows = report["rows"].as_array().expect("rows");
    let names: Vec<_> = rows.iter().map(|row| row["order"].as_str().expect("a name")).collect();
    let of_tree = format!("{tree}, interpreted");
    assert_eq!(
        names,
        ["none", "by hand", "static", "learned, compiled", "ensemble, compiled", "learned, interpreted", &of_tree]
    );
    assert_eq!(rows[3]["nodes"], rows[5]["nodes"], "compiled and interpreted say the same");
    for row in rows {
        let ratio = row["nodes"].as_f64().expect("a number") / rows[0]["nodes"].as_f64().expect("a number");
        assert!((row["nodes_ratio"][0].as_f64().expect("a ratio") - ratio).abs() < 1e-9, "{row}");
    }
}

/// A position needs no answer to be solved, asked or scored; to learn from it or to check it as a problem, it does.
#[test]
fn positions_without_an_answer_are_enough_to_ask_about_them() {
    let folder = tempfile::tempdir().expect("a folder");
    // White has three points in a row in the corner; Black takes the middle one.
    let (black, white) = (["ac", "bc", "cc", "dc", "eb", "ea"], ["ab", "bb", "cb", "db", "da"]);
    let list = |stones: &[&str]| stones.iter().map(|stone| format!("[{stone}]")).collect::<String>();
    let sgf = folder.path().join("bare.sgf");
    std::fs::write(&sgf, format!("(;SZ[9]PL[B]AB{}AW{})", list(&black), list(&white))).expect("written");
    let lines = folder.path().join("bare.jsonl");
    let record = serde_json::json!({"size": 9, "black": black, "white": white, "to_move": "B"});
    std::fs::write(&lines, record.to_string()).expect("written");
    for path in [&sgf, &lines] {
        let path = path.to_str().expect("a name");
        let answer = json(&run(&["solve", path, "--format", "json"], 0));
        assert_eq!((&answer["result"], &answer["best"]), (&"win".into(), &"ba".into()), "{answer}");
        let groups = run(&["query", path, "group(G,enemy)", "--count"], 0);
        assert!(groups.contains('1'), "{groups}");
        let scores = run(&["score", "trees/enclosed-tactical.json", path, "--format", "csv"], 0);
        assert_eq!(scores.lines().count(), 1 + 81 - 11, "every empty point is legal");
        run(&["explain", "trees/enclosed-tactical.json", path, "ba"], 0);
        let report = json(&run(&["check", path, "--format", "json"], 1));
        assert_eq!(report["findings"][0]["code"], "P0012", "{report}");
    }
}

/// Fights about an eye in the corner and about two stones that touch diagonally, from both sides.
#[test]
fn solving_answers_about_eyes_connections_and_single_strings() {
    let folder = Folder::new();
    let file = folder.path("goals.sgf");
    std::fs::write(&file, "(;GM[1]SZ[9]PL[B]AB[ab][ba][ee][ff]AW[ef];B[bb]C[RIGHT])").expect("written");
    let ask = |arguments: &[&str]| json(&run(&[&["solve", &file, "--format", "json"], arguments].concat(), 0));
    let eye = ["--target", "aa", "--region", "aa,bb"];
    for (to_move, goal, of, aim) in
        [("black", "eye", "black", "to make an eye"), ("white", "deny-eye", "black", "to deny an eye")]
    {
        let found = ask(&[&["--goal", goal, "--of", of, "--to-move", to_move], &eye[..]].concat());
        assert_eq!((&found["aim"], &found["result"], &found["best"]), (&aim.into(), &"win".into(), &"bb".into()));
    }
    let found = ask(&["--goal", "eye", "--of", "black", "--to-move", "white", "--target", "aa", "--region", "aa"]);
    assert_eq!((&found["result"], &found["status"]), (&"win".into(), &"l".into()), "without bb it is no eye: {found}");
    // Black needs the other shared liberty; White cuts there.
    for (to_move, goal) in [("black", "connect"), ("white", "cut")] {
        let found = ask(&["--goal", goal, "--to-move", to_move, "--target", "ee,ff", "--region", "fe"]);
        assert_eq!((&found["result"], &found["best"]), (&"win".into(), &"fe".into()), "{goal}: {found}");
    }
    // One stone with two liberties left on the region, and another that is out of reach.
    let found = ask(&["--goal", "capture", "--to-move", "black", "--target", "ef", "--region", "df,eg,dg"]);
    assert_eq!(found["result"], "loss", "{found}");
    for wrong in [
        &["--goal", "connect", "--target", "ee"][..],
        &["--goal", "connect", "--target", "ee,ef"],
        &["--goal", "eye"],
        &["--order", "no/such/tree.json"],
    ] {
        let answer = nakade(&[&["solve", &file], wrong].concat());
        assert!(matches!(answer.status.code(), Some(1 | 2)), "{wrong:?}");
    }
}

/// The solver against the labels of the built-in shapes, which come from the exhaustive search.
#[test]
fn solving_finds_what_the_labels_of_the_shapes_say() {
    let lines = |arguments: &[&str]| -> Vec<Value> {
        run(&[&["solve", PROBLEMS, "--format", "json"], arguments].concat(), 0).lines().map(json).collect()
    };
    let answers = lines(&["--all-moves", "--threads", "2"]);
    let problems = nakade::experiment::nakade_problems().problems;
    assert_eq!(answers.len(), problems.len());
    for (answer, problem) in answers.iter().zip(&problems) {
        assert_eq!(answer["id"], problem.id);
        for field in ["result", "status", "best", "moves", "pv", "nodes", "ms"] {
            assert!(answer.get(field).is_some(), "{field} of {answer}");
        }
        let vital: Vec<String> = problem
            .moves
            .iter()
            .filter(|first| first.verdict == nakade::problem::Verdict::Correct)
            .filter_map(|first| first.point.map(nakade::go::Point::sgf))
            .collect();
        let killing = |letters: &str| answer["moves"][letters]["result"] == "win";
        assert!(vital.iter().all(|letters| killing(letters)), "{answer}");
        if !vital.is_empty() {
            assert_eq!((answer["result"].as_str(), answer["status"].as_str()), (Some("win"), Some("d")));
            assert!(killing(answer["best"].as_str().expect("a best move")), "{answer}");
            assert_eq!(answer["pv"][0], answer["best"]);
            let others = problem.moves.iter().filter_map(|first| first.point.map(nakade::go::Point::sgf));
            assert!(others.filter(|letters| !vital.contains(letters)).all(|letters| !killing(&letters)), "{answer}");
        }
    }
    let without_times = |answers: Vec<Value>| -> Vec<Value> {
        let strip = |mut answer: Value| {
            answer["ms"] = Value::Null;
            answer
        };
        answers.into_iter().map(strip).collect()
    };
    let alone = lines(&["--all-moves", "--threads", "1"]);
    assert_eq!(without_times(answers), without_times(alone), "threads change nothing");
    let unknown = json(&run(&["solve", "datasets/enclosed/problems.sgf#3500", "--nodes", "1", "--format", "json"], 1));
    assert_eq!((unknown["result"].as_str(), unknown["best"].as_str()), (Some("unknown"), None));
    assert!(unknown["reason"].as_str().is_some_and(|reason| reason.contains("limit")), "{unknown}");
    for flags in [["--target", "zz"], ["--region", "a"], ["--nodes", "many"]] {
        assert_eq!(nakade(&[&["solve", PROBLEMS], &flags[..]].concat()).status.code(), Some(2), "{flags:?}");
    }
}

#[test]
fn checking_and_importing() {
    let folder = Folder::new();
    let broken = folder.path("broken.sgf");
    std::fs::write(&broken, "(;GM[1]SZ[9]AB[aa]AW[bb];B[cc]C[RIGHT])\n(;SZ[9]AB[aa][zz;W[").unwrap();
    let report = json(&run(&["check", &broken, "--format", "json"], 1));
    assert!(report["errors"].as_u64().unwrap() > 0 && report["problems"] == 1, "{report}");
    let report = json(&run(&["check", PROBLEMS, "--format", "json"], 0));
    assert_eq!(
        (report["files"].as_u64(), report["problems"].as_u64(), report["errors"].as_u64()),
        (Some(1), Some(293), Some(0))
    );
    let out = folder.path("collection");
    run(&["import", PROBLEMS, &broken, "--out", &out, "--test", "50"], 0);
    let again = json(&run(&["check", &out, "--format", "json"], 0));
    assert_eq!(again["problems"], 294);
    assert_eq!(read(format!("{out}/split.csv")).lines().filter(|line| line.ends_with(",test")).count(), 50);
}

#[test]
fn facts_in_three_formats() {
    for format in ["prolog", "ace", "csv"] {
        let text = run(&["facts", SHAPE, "--format", format], 0);
        assert!(text.matches("board").count() >= 169, "{format}");
        assert!(text.contains("link") && text.contains("enemy"));
    }
}

#[test]
fn facts_for_other_systems_are_files() {
    let folder = Folder::new();
    for (format, files) in [
        ("prolog", &["problems.pl"][..]),
        ("ace", &["problems.s", "problems.kb", "problems.bg"]),
        ("aleph", &["problems.b", "problems.f", "problems.n"]),
        ("popper", &["bk.pl", "exs.pl", "bias.pl"]),
        ("csv", &["problems.csv"]),
    ] {
        let out = folder.path(format);
        let arguments =
            ["facts", SHAPE, "--format", format, "--settings", "nakade", "--negatives", "listed", "--out", &out];
        let text = run(&arguments, 0);
        assert_eq!(text.lines().count(), files.len(), "{text}");
        files.iter().for_each(|file| _ = read(format!("{out}/{file}")));
    }
    let report = json(&run(&["tilde", &folder.path("ace/problems.s"), "--format", "json"], 0));
    assert_eq!(report["training"]["examples"], 5);
    for format in ["aleph", "popper"] {
        assert_eq!(nakade(&["facts", SHAPE, "--format", format]).status.code(), Some(2));
    }
}

#[test]
fn benchmarks_without_data_are_an_error() {
    let folder = Folder::new();
    let output = nakade(&["bench", "ilp", "--data", &folder.path("nothing")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
}

#[test]
fn what_cannot_be_done_is_said() {
    let folder = Folder::new();
    for arguments in [
        &["eval", "nowhere.json"][..],
        &["learn", "nowhere.sgf"],
        &["learn", PROBLEMS, "--settings", "nowhere.s"],
        &["explain-code", "X9999"],
        &["check"],
        &["learn", PROBLEMS, "--negatives", "some"],
        &["learn", PROBLEMS, "--level", "nothing"],
        // Numbers that mean nothing are refused, not taken for others.
        &["learn", PROBLEMS, "--leaves", "0"],
        &["learn", PROBLEMS, "--folds", "1"],
        &["learn", PROBLEMS, "--folds", "1000"],
        &["learn", PROBLEMS, "--folds", "3", "--test", "9"],
        &["learn", PROBLEMS, "--time-limit", "NaN"],
        &["learn", PROBLEMS, "--time-limit=-1"],
        &["learn", PROBLEMS, "--time-limit", "1e300"],
        &["learn", PROBLEMS, "--threads", "100000"],
        // Two trees of one name would be one.
        &["learn", PROBLEMS, "--settings", "relational", "--settings", "relational"],
        // What cannot be written is not learnt first.
        &["learn", PROBLEMS, "--out", "/proc/nowhere/tree"],
        &["learn", PROBLEMS, "--out", "README.md/tree"],
        // A file that is no checkpoint is not overwritten.
        &["learn", PROBLEMS, "--checkpoint", "README.md"],
        &["learn", PROBLEMS, "--checkpoint", "src"],
    ] {
        let output = nakade(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty() && output.stdout.is_empty(), "{arguments:?}");
    }
    let settings = folder.path("wrong.s");
    std::fs::write(&settings, "predict(reward(+point,-number)).\nrmode(link(+G,-H)\n").unwrap();
    let output = nakade(&["learn", PROBLEMS, "--settings", &settings]);
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("wrong.s:2:"), "{told}");
    assert!(run(&["explain-code", "s0001"], 0).starts_with("S0001"));
}

#[test]
fn what_a_folder_holds_beside_problems_is_said() {
    let folder = Folder::new();
    std::fs::write(folder.path("notes.txt"), "nothing").unwrap();
    let codes = |folder: &str| {
        let report = json(&run(&["check", folder, "--format", "json"], 0));
        report["findings"]
            .as_array()
            .unwrap()
            .iter()
            .map(|f| f["code"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let path = folder.0.path().display().to_string();
    assert_eq!(codes(&path), ["F0003"]);
    assert_eq!(nakade(&["learn", &path]).status.code(), Some(2));
    std::fs::write(folder.path("a.sgf"), "(;SZ[9]AB[aa]AW[bb];B[cc]C[RIGHT])").unwrap();
    assert_eq!(codes(&path), ["F0004"]);
}

#[test]
fn a_tree_goes_into_a_folder_that_is_there() {
    let folder = Folder::new();
    let path = folder.0.path().display().to_string();
    run(&["learn", PROBLEMS, "--settings", "relational", "--leaves", "2", "--out", &path], 0);
    assert!(!read(folder.path("problems-relational.json")).is_empty());
    let slash = folder.path("new/");
    run(&["learn", PROBLEMS, "--settings", "relational", "--leaves", "2", "--out", &slash], 0);
    assert!(!read(folder.path("new/problems-relational.json")).is_empty());
}

#[test]
fn strengths_are_said_as_probabilities() {
    let folder = Folder::new();
    let tree = learnt(&folder);
    assert!(run(&["explain", &tree, SHAPE], 0).contains("is chosen with a probability of"));
    let explained = json(&run(&["explain", &tree, SHAPE, "--format", "json"], 0));
    assert!(explained["probability"].as_f64().is_some_and(|p| p > 0.0 && p <= 1.0), "{explained}");
    assert!(run(&["score", &tree, SHAPE], 0).contains(" %"));
    // Mean rewards are none.
    let base = folder.path("mean");
    run(&["learn", PROBLEMS, "--settings", "propositional", "--leaves", "3", "--out", &base], 0);
    assert!(!run(&["explain", &format!("{base}.json"), SHAPE], 0).contains("probability"));
    assert!(json(&run(&["explain", &format!("{base}.json"), SHAPE, "--format", "json"], 0))["probability"].is_null());
}

#[cfg(unix)]
#[test]
fn devices_are_written_to_and_links_stay_links() {
    let folder = Folder::new();
    let tree = learnt(&folder);
    // A link to a file, and one to a device: what stands at its end is written to.
    let (target, link, null) = (folder.path("target.rs"), folder.path("link.rs"), folder.path("null.rs"));
    std::fs::write(&target, "old").unwrap();
    std::os::unix::fs::symlink(&target, &link).unwrap();
    std::os::unix::fs::symlink("/dev/null", &null).unwrap();
    for path in [&link, &null] {
        run(&["compile", &tree, "-o", path], 0);
        assert!(std::fs::symlink_metadata(path).unwrap().is_symlink());
    }
    assert!(read(&target).contains("fn score"));
    assert!(std::fs::metadata(&null).is_ok_and(|there| !there.is_file()));
    let full = folder.path("full.rs");
    std::os::unix::fs::symlink("/dev/full", &full).unwrap();
    if Path::new("/dev/full").exists() {
        assert_eq!(nakade(&["compile", &tree, "-o", &full]).status.code(), Some(2), "no space is left");
    }
}

#[test]
fn an_ensemble_is_learnt_measured_explained_distilled_and_compiled() {
    let folder = Folder::new();
    let files: Vec<String> = ["1", "3"]
        .iter()
        .map(|threads| {
            let base = folder.path(&format!("many{threads}"));
            let arguments =
                ["learn", PROBLEMS, "--ensemble", "boost", "--rounds", "6", "--leaves", "5", "--minimal-cases", "3"];
            let further = [
                "--objective",
                "softmax",
                "--validation",
                "4",
                "--format",
                "json",
                "--threads",
                threads,
                "--out",
                &base,
            ];
            let report = json(&run(&[&arguments[..], &further[..]].concat(), 0));
            let row = &report["rows"][0];
            assert!(row["trees"].as_u64().is_some_and(|trees| trees > 0) && row["ranking"]["top"].is_array(), "{row}");
            // It is called what its file is.
            read(format!("{base}.json")).replace(&format!("many{threads}"), "many")
        })
        .collect();
    assert_eq!(files[0], files[1]);
    let ensemble = folder.path("many1.json");
    assert_eq!(json(&read(&ensemble))["format"], "nakade-ensemble");
    let table = json(&run(&["eval", &ensemble, PROBLEMS, "--format", "json"], 0));
    assert_eq!(table["problems"], 29);
    let rows = run(&["score", &ensemble, SHAPE, "--format", "csv"], 0);
    let best: Vec<&str> = rows.lines().nth(1).expect("a move").split(',').collect();
    let explanation = json(&run(&["explain", &ensemble, SHAPE, "--format", "json"], 0));
    assert_eq!(explanation["point"], best[1]);
    let score = explanation["score"].as_f64().expect("a score");
    assert_eq!(best[2].parse::<f64>().expect("a score"), score);
    // All contributions together are the score.
    let contributions = explanation["contributions"].as_array().expect("contributions");
    let sum: f64 = contributions.iter().map(|one| one["amount"].as_f64().expect("an amount")).sum();
    let base = explanation["base"].as_f64().expect("a base");
    assert!(contributions.len() >= 10 || (sum + base - score).abs() < 1e-9, "{sum} {base} {score}");
    assert!(explanation["margin"].as_array().is_some_and(|margin| !margin.is_empty()));
    assert!(run(&["explain", &ensemble, SHAPE], 0).contains("The best other move"));
    let tree = folder.path("one");
    // In other words than the ensemble's, which may need clauses of their own.
    run(&["distil", &ensemble, PROBLEMS, "--leaves", "4", "--settings", "theorems", "--out", &tree], 0);
    run(&["eval", &format!("{tree}.json"), PROBLEMS], 0);
    run(&["distil", &ensemble, PROBLEMS, "--leaves", "4", "--out", &tree], 0);
    assert_eq!(json(&read(format!("{tree}.json")))["format"], "nakade-tree");
    let source = run(&["compile", &ensemble], 0);
    assert!(source.contains("pub fn score<B: Board>") && source.contains("static NODES"));
    // What an ensemble has not is told.
    let refused = nakade(&["distil", &format!("{tree}.json"), PROBLEMS]);
    assert!(refused.status.code() == Some(2) && String::from_utf8_lossy(&refused.stderr).contains("a tree already"));
    assert_eq!(nakade(&["learn", PROBLEMS, "--rounds", "3"]).status.code(), Some(2), "without --ensemble");
    assert_eq!(nakade(&["learn", PROBLEMS, "--ensemble", "boost", "--rate", "0"]).status.code(), Some(2));
}
