//! Ensembles on the command line: ended and taken up again, with clauses of one's own, importances, and model cards.
#![cfg(all(feature = "app", feature = "prolog"))]

use serde_json::Value;
use std::path::Path;
use std::process::Command;

const PROBLEMS: &str = "datasets/nakade/problems.sgf";

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).display().to_string()
    }

    /// Standard output and error of a run that must end with the given status.
    fn run(&self, arguments: &[&str], status: i32) -> (String, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_nakade"))
            .args(arguments)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .env("NAKADE_CACHE", self.0.path().join("cache"))
            .output()
            .expect("the program runs");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(status), "{}\n{told}", arguments.join(" "));
        (String::from_utf8(output.stdout).expect("UTF-8"), told)
    }
}

fn read(path: impl AsRef<Path>) -> String {
    std::fs::read_to_string(path.as_ref()).unwrap_or_else(|error| panic!("{}: {error}", path.as_ref().display()))
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

const LEARN: &str = "--settings tactical --ensemble boost --leaves 5 --train 120 --test 40 --validation 20";

#[test]
fn an_ensemble_goes_on_from_a_checkpoint() {
    let folder = Folder::new();
    let checkpoint = folder.path("checkpoint");
    let learn = |name: &str, further: &[&str], status: i32| {
        let base = folder.path(name);
        let arguments: Vec<&str> = ["learn", PROBLEMS].into_iter().chain(LEARN.split(' ')).collect();
        let (_, told) = folder.run(&[&arguments[..], &["--out", &base], further].concat(), status);
        // It is called what its file is.
        let text = std::fs::read_to_string(format!("{base}.json")).unwrap_or_default();
        (text.replacen(&format!("\"name\":\"{name}\""), "\"name\":\"\"", 1), told)
    };
    let (whole, _) = learn("whole", &["--rounds", "40"], 0);
    let kept = ["--rounds", "40", "--checkpoint", &checkpoint];
    let mut ended = 0;
    for seconds in ["0", "0.2", "0.4", "0.6"] {
        let (_, told) = learn("parts", &[&kept[..], &["--time-limit", seconds]].concat(), 0);
        ended += usize::from(told.contains("these are the trees so far"));
    }
    assert!(ended > 0, "no run was ended before its time");
    let (parts, _) = learn("parts", &kept, 0);
    assert!(parts == whole);
    let manifest = |name: &str| json(&read(folder.path(&format!("{name}.manifest.json"))));
    for field in ["refinements", "losses", "measures"] {
        assert_eq!(manifest("parts")[field], manifest("whole")[field], "{field}");
    }
    // Trees that were kept are those that are used.
    let stored = read(&checkpoint);
    assert!(stored.contains("\"numbers\""));
    assert!(learn("parts", &kept, 0).0 == whole && read(&checkpoint) == stored);
    let (_, told) = learn("other", &["--rounds", "41", "--checkpoint", &checkpoint], 2);
    assert!(told.contains("settings of the ensemble"), "{told}");
}

#[test]
fn an_ensemble_uses_clauses_of_ones_own() {
    let folder = Folder::new();
    let clauses = "second_liberty(G, M) :- liberty(G, L), liberty(L, M), M \\= G, \\+ liberty(G, M).\n\
                   says(second_liberty(G,M), \"{M} is a second liberty of {G}\").\n";
    let (mine, others, settings) = (folder.path("mine.pl"), folder.path("others.pl"), folder.path("mine.s"));
    std::fs::write(&mine, clauses).expect("a file");
    std::fs::write(&others, clauses.replace("\\+ ", "")).expect("a file");
    let text = read(Path::new(env!("CARGO_MANIFEST_DIR")).join("background/go-tactical.s"));
    let modes = "\ntype(second_liberty(group, group)).\nrmode(second_liberty(+G, -M)).\nauto_lookahead(second_liberty(G, M), [M]).\n";
    std::fs::write(&settings, text + modes).expect("a file");
    let base = folder.path("own");
    let arguments = ["learn", PROBLEMS, "--settings", &settings, "--background", &mine, "--out", &base];
    let growing = "--ensemble boost --rounds 30 --leaves 8 --train 150 --test 50 --test-sample 0.3";
    folder.run(&arguments.into_iter().chain(growing.split(' ')).collect::<Vec<_>>(), 0);
    let ensemble = format!("{base}.json");
    assert!(read(format!("{base}.txt")).contains("second_liberty"));
    let one = format!("{PROBLEMS}#1");
    folder.run(&["eval", &ensemble, PROBLEMS], 0);
    folder.run(&["explain", &ensemble, &one], 0);
    folder.run(&["score", &ensemble, &one, "--background", &mine], 0);
    assert!(folder.run(&["score", &ensemble, &one, "--background", &others], 2).1.contains("other clauses"));
    assert!(folder.run(&["compile", &ensemble], 0).0.contains("test_0"));
    // What is distilled from it in its own words has its clauses.
    let base = folder.path("distilled");
    folder.run(&["distil", &ensemble, PROBLEMS, "--leaves", "12", "--out", &base], 0);
    let tree = format!("{base}.json");
    assert!(read(&tree).contains("second_liberty(G, M) :- liberty(G, L)"));
    folder.run(&["eval", &tree, PROBLEMS, "--background", &mine], 0);
    assert!(folder.run(&["eval", &tree, PROBLEMS, "--background", &others], 2).1.contains("other clauses"));
}

#[test]
fn importances_and_cards_say_what_was_measured() {
    let folder = Folder::new();
    let base = folder.path("model");
    // The built-in problems have levels.
    let arguments: Vec<&str> = ["learn"].into_iter().chain(LEARN.split(' ')).collect();
    let learn = [&arguments[..], &["--rounds", "30", "--out", &base, "--format", "json"]].concat();
    let learnt = json(&folder.run(&learn, 0).0);
    let card = read(format!("{base}.md"));
    let percent = 100.0 * learnt["rows"][0]["ranking"]["top"][0].as_f64().expect("a share");
    assert!(card.contains(&format!("| 1 | {percent:.1} % (")), "{percent} in {card}");
    for heading in ["## Data", "## How well it ranks", "## What it is bad at", "## Cost", "| level | problems |"] {
        assert!(card.contains(heading), "{heading} in {card}");
    }

    let found = |file: &str, seed: &str| {
        let file = format!("{base}{file}");
        json(&folder.run(&["importance", &file, "--most", "80", "--seed", seed, "--format", "json"], 0).0)
    };
    let importances = found(".json", "3");
    assert_eq!(importances, found(".json", "3"));
    assert_eq!(importances["problems"], 80);
    let predicates = importances["predicates"].as_array().expect("predicates");
    let shares: f64 = predicates.iter().map(|worth| worth["gain"].as_f64().expect("a share")).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    assert!(predicates.iter().all(|worth| worth["predicate"] != "<"), "a comparison is part of what it compares");
    // What it rests on most is missed.
    let loss = |at: usize| predicates[at]["loss"].as_f64().expect("a loss");
    assert!(loss(0) > 0.02 && (1..predicates.len()).all(|at| loss(at) <= loss(at - 1)), "{importances}");

    // A tree has importances too, but stores no gains.
    let tree = format!("{base}-tree");
    let parts = ["--train", "120", "--test", "40"];
    folder.run(&[&["learn", "--settings", "tactical", "--leaves", "8", "--out", &tree], &parts[..]].concat(), 0);
    assert!(read(format!("{base}-tree.md")).contains("A tree of 8 leaves"));
    let of_tree = found("-tree.json", "3");
    assert!(of_tree["predicates"][0]["gain"].is_null() && of_tree["predicates"][0]["loss"].as_f64() > Some(0.02));
    let text = folder.run(&["importance", &format!("{base}.json"), "--most", "20"], 0).0;
    assert!(text.contains("loss without") && text.contains(" of 20 problems"), "{text}");
}

#[test]
fn balanced_files_count_the_same_whatever_their_sizes() {
    let folder = Folder::new();
    let learn = |name: &str, files: &[&str], further: &[&str]| {
        let base = folder.path(name);
        let options = "--settings tactical --ensemble boost --rounds 6 --leaves 6 --train 300 --test 60 --seed 2";
        let arguments: Vec<&str> =
            ["learn"].into_iter().chain(files.iter().copied()).chain(options.split(' ')).collect();
        folder.run(&[&arguments[..], &["--out", &base], further].concat(), 0);
        json(&read(format!("{base}.json")))
    };
    let two = ["datasets/nakade/problems.sgf", "datasets/enclosed/problems.sgf"];
    let (alike, balanced) = (learn("alike", &two, &[]), learn("balanced", &two, &["--balance"]));
    // Equal boards stay together, which moves nakade shapes by the dozen: at this seed both files are in the training part.
    assert!(alike["ensemble"] != balanced["ensemble"], "other trees are grown where both files count the same");
    assert!(balanced["grown"].as_str().is_some_and(|grown| grown.ends_with("kinds balanced")));
    // Of one file there is nothing to balance.
    let (alike, balanced) = (learn("one", &two[..1], &[]), learn("one-balanced", &two[..1], &["--balance"]));
    assert!(alike["ensemble"] == balanced["ensemble"]);
}

/// A ranking set: which of five pages of a query is wanted depends on its size and on what links to it.
fn ranking(folder: &Folder, rank_by: &str) -> String {
    let (mut facts, mut number) = (String::new(), 7_u32);
    for query in 0..24 {
        for page in 0..5 {
            number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            let (size, linked) = (number >> 16 & 7, number >> 20 & 1);
            let name = format!("p{query}_{page}");
            facts += &format!("rank(q{query},{name},{}).\nsize({name},{size}).\n", size / 3 + 2 * linked);
            facts += if linked == 1 { "" } else { "% " };
            facts += &format!("linked({name}).\n");
        }
    }
    std::fs::write(folder.path("pages.kb"), facts).expect("a file");
    let settings = format!(
        "predict(rank(+query,+page,-relevance)).\ntilde_mode(regression).\n{rank_by}\nminimal_cases(2).\ntyped_language(yes).\n\
         type(rank(query,page,relevance)). type(size(page,number)). type(linked(page)). type(number < number).\n\
         rmode((size(+P,-N), N < #[1,2,3,4,5,6,7])).\nrmode(linked(+P)).\nexecute(nfold(tilde,4)).\n"
    );
    std::fs::write(folder.path("pages.s"), settings).expect("a file");
    folder.path("pages.s")
}

#[test]
fn rankings_of_relational_data_are_measured_by_whole_groups() {
    let folder = Folder::new();
    let settings = ranking(&folder, "rank_by(query).");
    for objective in ["softmax", "lambdamart", "squared"] {
        let (text, _) = folder.run(
            &[
                "tilde",
                &settings,
                "--ensemble",
                "boost",
                "--rounds",
                "40",
                "--leaves",
                "4",
                "--objective",
                objective,
                "--format",
                "json",
            ],
            0,
        );
        let found = json(&text);
        for part in found["runs"].as_array().expect("parts") {
            assert_eq!(part["testing"]["examples"], 30, "six queries of five pages each");
            assert_eq!(part["testing"]["ranking"]["problems"].as_u64().map(|count| count <= 6), Some(true));
        }
        let gain = found["testing"]["ndcg"].as_f64().expect("a gain");
        assert!(gain > 0.9 && gain <= 1.0, "{objective}: {gain}");
    }
    let (text, _) = folder.run(&["tilde", &settings, "--ensemble", "boost", "--rounds", "5", "--leaves", "4"], 0);
    assert!(text.contains("all parts, testing: examples 120, ") && text.contains(", ndcg 0."), "{text}");
}

#[test]
fn what_is_wrong_with_a_ranking_is_told_where_it_is() {
    let folder = Folder::new();
    let run = |rank_by: &str, status: i32| {
        let settings = ranking(&folder, rank_by);
        folder.run(&["tilde", &settings, "--ensemble", "boost", "--rounds", "2", "--leaves", "2"], status).1
    };
    let told = run("rank_by(nothing).", 2);
    assert!(told.contains("rank_by(nothing) names no argument of the key") && told.contains("pages.s:3:1"), "{told}");
    let told = run("rank_by(linked(+page,-query)).", 2);
    assert!(told.contains("a + for each argument of the key (2)"), "{told}");
    let told = run("rank_by(nosuch(+query,+page,-group)).", 2);
    assert!(told.contains("which rank_by asks for"), "{told}");
    let told = run("rank_by(2).", 0);
    assert!(told.contains("D0014"), "{told}");
}

/// `write_predictions` for ensembles: what is told of the tested examples ranks them as the figures say.
#[test]
fn predictions_are_listed_and_agree_with_the_figures() {
    let folder = Folder::new();
    let settings = ranking(&folder, "rank_by(query). write_predictions([testing]).");
    let options = ["tilde", &settings, "--ensemble", "boost", "--rounds", "20", "--leaves", "4"];
    let found = json(&folder.run(&[&options[..], &["--format", "json"]].concat(), 0).0);
    let mut listed = 0;
    for part in found["runs"].as_array().expect("parts") {
        assert!(part["predictions"]["training"].is_null());
        let mut queries: std::collections::BTreeMap<String, Vec<(f64, f64)>> = Default::default();
        for told in part["predictions"]["testing"].as_array().expect("predictions") {
            let number = |name: &str| told[name].as_str().and_then(|text| text.parse::<f64>().ok()).expect("a number");
            let query = told["key"][0].as_str().expect("a query").to_owned();
            queries.entry(query).or_default().push((number("predicted"), number("actual")));
            listed += 1;
        }
        let highest = |pages: &[(f64, f64)]| pages.iter().map(|page| page.1).fold(0.0, f64::max);
        queries.retain(|_, pages| pages.iter().any(|page| page.1 < highest(pages)));
        let first = |pages: &Vec<(f64, f64)>| {
            let best = pages.iter().map(|page| page.0).fold(f64::NEG_INFINITY, f64::max);
            let (tied, good) = pages.iter().filter(|page| page.0 == best).fold((0.0, 0.0), |(tied, good), page| {
                (tied + 1.0, good + f64::from(u8::from(page.1 == highest(pages))))
            });
            good / tied
        };
        let share = queries.values().map(first).sum::<f64>() / queries.len() as f64;
        let told = part["testing"]["top_1"].as_f64().expect("a share");
        assert!((share - told).abs() < 1e-9, "{share} {told}");
    }
    assert_eq!(listed, 120);
    let (text, _) = folder.run(&options, 0);
    assert_eq!(text.matches("Predictions (testing):").count(), 4);
    assert_eq!(text.matches(", actual ").count(), 120);
}

/// Softmax takes rewards above 0 for wanted: where there are none it says so, and LambdaMART ranks.
#[test]
fn rewards_below_nothing_are_told_of() {
    let folder = Folder::new();
    let settings = ranking(&folder, "rank_by(query).");
    let facts = read(folder.path("pages.kb"));
    let negative = facts.lines().map(|line| match line.strip_prefix("rank(").and_then(|rest| rest.rsplit_once(',')) {
        Some((key, reward)) => format!("rank({key},{}).\n", reward.trim_end_matches(").").parse::<i32>().unwrap() - 9),
        None => format!("{line}\n"),
    });
    std::fs::write(folder.path("pages.kb"), negative.collect::<String>()).expect("a file");
    let run = |objective: &str| {
        let options = ["tilde", &settings, "--ensemble", "boost", "--rounds", "20", "--leaves", "4"];
        let found = folder.run(&[&options[..], &["--format", "json", "--objective", objective]].concat(), 0);
        (json(&found.0)["testing"]["ndcg"].as_f64().expect("a gain"), found.1)
    };
    let (none, told) = run("softmax");
    assert!(told.contains("D0014") && told.contains("above 0"), "{told}");
    let (gain, told) = run("lambdamart");
    assert!(!told.contains("D0014") && gain > none.max(0.9), "{gain} {none}");
}

/// What validation decides stands in the report; options that say nothing of what is asked for, and numbers out of range, are told of as that.
#[test]
fn reports_and_options_say_what_counts() {
    let folder = Folder::new();
    let settings = ranking(&folder, "rank_by(query).");
    let run = |options: &str, status: i32| {
        let options: Vec<&str> = ["tilde", &settings].into_iter().chain(options.split(' ')).collect();
        folder.run(&options, status)
    };
    let (text, told) = run("--ensemble boost --rounds 30 --leaves 4 --rate 0.9 --validation 6 --patience 4", 0);
    assert_eq!(text.matches("  validation: ").count(), 4, "{text}");
    assert!(text.contains(" rounds are kept, after which the loss is least: "), "{text}");
    assert!(!told.contains("not used"), "{told}");
    let forest = "--ensemble forest --rounds 3 --leaves 4";
    let (_, told) = run(&format!("{forest} --rate 0.9 --subsample 0.5"), 0);
    assert!(told.contains("not used by a forest") && told.contains("--rate, --subsample"), "{told}");
    assert!(!run(forest, 0).1.contains("not used"));
    let (_, told) = run("--ensemble boost --rate -1", 2);
    assert!(told.contains("-1") && told.contains("above 0 and up to 1"), "{told}");
    let (_, told) = run("--ensemble boost --rounds -1", 2);
    assert!(told.contains("-1 is not in"), "{told}");
}

/// Where the settings keep nothing for testing, what is lost without a predicate is measured on what was learnt from.
#[test]
fn importances_say_where_they_were_measured() {
    let folder = Folder::new();
    for (command, wanted) in
        [("execute(t).", "loss without (training)"), ("random_test_set(0.3). execute(t).", "loss without (testing)")]
    {
        let settings = ranking(&folder, "rank_by(query).");
        let text = read(&settings).replace("execute(nfold(tilde,4)).", command);
        std::fs::write(&settings, text).expect("a file");
        let (text, _) = folder.run(&["tilde", &settings, "--ensemble", "boost", "--rounds", "5", "--leaves", "4"], 0);
        assert!(text.contains(wanted), "{text}");
    }
}

/// A request to end (SIGTERM), as Ctrl-C: the last round is finished, what was learnt is written, and the checkpoint kept.
#[cfg(unix)]
#[test]
fn a_request_to_end_leaves_the_trees_so_far() {
    let folder = Folder::new();
    let (base, checkpoint) = (folder.path("ended"), folder.path("checkpoint"));
    let mut child = Command::new(env!("CARGO_BIN_EXE_nakade"))
        .args("learn --settings tactical --ensemble boost --rounds 100000 --leaves 8".split(' '))
        .args(["--out", &base, "--checkpoint", &checkpoint])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("NAKADE_CACHE", folder.path("cache"))
        .stderr(std::process::Stdio::piped())
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("the program runs");
    // The checkpoint is there once some trees are.
    let start = std::time::Instant::now();
    while !Path::new(&checkpoint).exists() {
        assert!(start.elapsed().as_secs() < 300 && child.try_wait().expect("a child").is_none());
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let ended = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().expect("kill");
    assert!(ended.success());
    let output = child.wait_with_output().expect("an end");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert!(told.contains("these are the trees so far"), "{told}");
    let trees = json(&read(format!("{base}.json")))["ensemble"]["trees"].as_array().expect("trees").len();
    assert!(trees > 0 && Path::new(&checkpoint).exists(), "{trees} trees");
}
