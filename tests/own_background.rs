//! Learning with clauses of one's own: natively, worked out through Prolog, refused.
#![cfg(feature = "prolog")]

use std::path::Path;
use std::process::{Command, Output};

const NATIVE: &str = "% An empty point beside a liberty of G that is none itself.
second_liberty(G, M) :- liberty(G, L), liberty(L, M), M \\= G, \\+ liberty(G, M).
says(second_liberty(G,M), \"{M} is a second liberty of {G}\").
";

/// The same, in a way that only Prolog runs.
const THROUGH_PROLOG: &str = "second_liberty(G, M) :-
    setof(K, L^(liberty(G, L), liberty(L, K)), Ks),
    member(M, Ks), M \\= G, \\+ liberty(G, M).
";

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn write(&self, name: &str, text: &str) -> String {
        let path = self.0.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.display().to_string()
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).display().to_string()
    }

    fn settings(&self) -> String {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("background/nakade.s");
        let text = std::fs::read_to_string(root).expect("the settings");
        self.write("mine.s", &(text + "\ntype(second_liberty(group, group)).\nrmode(second_liberty(+G, -M)).\n"))
    }

    fn run(&self, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_nakade"))
            .args(arguments)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .env("NAKADE_CACHE", self.0.path().join("cache"))
            .output()
            .expect("the program runs")
    }

    fn ok(&self, arguments: &[&str]) -> (String, String) {
        let output = self.run(arguments);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{}\n{told}", arguments.join(" "));
        (String::from_utf8(output.stdout).expect("UTF-8"), told)
    }

    fn refused(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert_eq!(output.status.code(), Some(2), "{}", arguments.join(" "));
        String::from_utf8_lossy(&output.stderr).into_owned()
    }
}

const PROBLEMS: &str = "datasets/nakade/problems.sgf";

#[test]
fn clauses_run_natively_or_through_prolog_give_the_same_tree() {
    let folder = Folder::new();
    let settings = folder.settings();
    let native = folder.write("native.pl", NATIVE);
    let slow = folder.write("slow.pl", THROUGH_PROLOG);
    let (first, second) = (folder.path("first"), folder.path("second"));
    let learn = |background: &str, out: &str| {
        folder.ok(&[
            "learn",
            PROBLEMS,
            "--train",
            "40",
            "--test",
            "20",
            "--settings",
            &settings,
            "--background",
            background,
            "--out",
            out,
        ])
    };
    learn(&native, &first);
    let (_, told) = learn(&slow, &second);
    assert!(told.contains("second_liberty/2 is worked out through Prolog"), "{told}");
    let text = |base: &str| std::fs::read_to_string(format!("{base}.txt")).expect("the tree");
    assert!(text(&first).contains("second_liberty"), "{}", text(&first));
    assert_eq!(text(&first), text(&second));
    assert!(std::fs::read_dir(folder.0.path().join("cache")).expect("the cache").count() > 0);

    // The tree knows its clauses; it refuses others, and is not compiled.
    let tree = format!("{first}.json");
    let one = format!("{PROBLEMS}#1");
    folder.ok(&["score", &tree, &one]);
    folder.ok(&["score", &tree, &one, "--background", &native]);
    folder.ok(&["explain", &tree, &one]);
    assert!(folder.refused(&["score", &tree, &one, "--background", &slow]).contains("other clauses"));
    assert!(folder.refused(&["explain", &tree, &one, "--background", &slow]).contains("other clauses"));
    let told = folder.refused(&["compile", &format!("{second}.json")]);
    assert!(told.contains("second_liberty/2 is worked out through Prolog"), "{told}");
}

#[test]
fn clauses_are_compiled_in_place() {
    let folder = Folder::new();
    let settings = folder.settings();
    let plain = "second_liberty(G, M) :- beside(G, M), M \\= G.\nbeside(G, M) :- liberty(G, L), liberty(L, M).\n";
    let own = folder.write("plain.pl", plain);
    let tree = folder.path("tree");
    folder.ok(&[
        "learn",
        PROBLEMS,
        "--train",
        "40",
        "--test",
        "20",
        "--settings",
        &settings,
        "--background",
        &own,
        "--out",
        &tree,
    ]);
    let text = |base: &str| std::fs::read_to_string(format!("{base}.txt")).expect("the tree");
    assert!(text(&tree).contains("second_liberty"), "{}", text(&tree));
    let tree = format!("{tree}.json");
    let (plan, _) = folder.ok(&["compile", &tree, "--lang", "plan"]);
    assert!(plan.contains("each liberty(") && !plan.contains("each second_liberty("), "{plan}");
    folder.ok(&["compile", &tree, "-o", &folder.path("tree.rs")]);
    let several = folder.write("several.pl", "second_liberty(G, M) :- liberty(G, M).\nsecond_liberty(G, G).\n");
    let other = folder.path("other");
    folder.ok(&[
        "learn",
        PROBLEMS,
        "--train",
        "40",
        "--test",
        "20",
        "--settings",
        &settings,
        "--background",
        &several,
        "--out",
        &other,
    ]);
    folder.ok(&["compile", &format!("{other}.json"), "-o", &folder.path("other.rs")]);
}

/// Settings for the enclosed problems of which only these modes are of use.
fn tactical_settings(folder: &Folder, name: &str, modes: &str) -> String {
    let text = format!(
        "tilde_mode(regression).\nminimal_cases(4).\nmax_leaves(12).\npredict(reward(+point, -number)).\n\
         root((reward(Move, Value), board(Move, Group))).\ntyped_language(yes).\n\
         type(board(point, group)).\ntype(link(group, group)).\ntype(number < number).\nrmode(link(+G, -H)).\n\
         auto_lookahead(link(G, H), [H]).\nmax_lookahead(1).\n{modes}"
    );
    folder.write(name, &text)
}

fn learnt(folder: &Folder, settings: &str, background: Option<&str>, name: &str) -> (String, String) {
    let out = folder.path(name);
    let mut arguments =
        vec!["learn", ENCLOSED, "--train", "100", "--test", "10", "--settings", settings, "--out", &out];
    arguments.extend(background.iter().flat_map(|file| ["--background", file]));
    folder.ok(&arguments);
    let text = std::fs::read_to_string(format!("{out}.txt")).expect("the tree");
    (format!("{out}.json"), text)
}

const ENCLOSED: &str = "datasets/enclosed/problems.sgf";

#[test]
fn settings_alone_may_name_concepts() {
    let folder = Folder::new();
    let modes = "type(capturable(group)).\nrmode(capturable(+G)).\n\
                 type(eye_space_size(group, colour, number)).\nrmode(eye_space_size(+G, #[friend, enemy], #[1, 2, 3, 4, 5])).\n\
                 type(kosumi(point, point)).\nrmode(kosumi(-P, -Q)).\ntype(short_of_liberties(group, group)).\n\
                 rmode(short_of_liberties(+E, -G)).\n";
    let settings = tactical_settings(&folder, "concepts.s", modes);
    let (tree, text) = learnt(&folder, &settings, None, "concepts");
    // Known natively, run natively by clauses.
    for concept in ["eye_space_size(", "short_of_liberties("] {
        assert!(text.contains(concept), "{text}");
    }
    let one = format!("{ENCLOSED}#1");
    let (plain, _) = folder.ok(&["score", &tree, &one, "--format", "csv"]);
    let (named, _) = folder.ok(&["score", &tree, &one, "--format", "csv", "--background", "capturing.pl"]);
    assert_eq!(plain, named);
    folder.ok(&["explain", &tree, &one]);
    let told = folder.refused(&["compile", &tree]);
    assert!(told.contains("eye_space_size/3"), "{told}");
    let (_, same) = learnt(&folder, &settings, Some("life.pl"), "named");
    assert_eq!(same, text);
}

#[test]
fn clauses_for_learning_run_in_prologs_order() {
    let folder = Folder::new();
    let settings = |name: &str| {
        tactical_settings(
            &folder,
            name,
            "type(first(group, group)).\nrmode(first(+G, -L)).\ntype(hunted(group)).\nrmode(hunted(+G)).\ntype(group_size(group, number)).\nrmode((group_size(+G, -N), N < #[2, 3, 5])).\n",
        )
    };
    let native = folder.write(
        "native.pl",
        "first(G, L) :- liberty(G, L), !.\nhunted(G) :- findall(L, liberty(G, L), [_, L|_]), ladder(L, G).\n",
    );
    let slow = folder.write(
        "slow.pl",
        "first(G, L) :- setof(M, liberty(G, M), [L|_]).\nhunted(G) :- setof(L, liberty(G, L), [_, L|_]), ladder(L, G).\n",
    );
    let (_, first) = learnt(&folder, &settings("a.s"), Some(&native), "first");
    let (_, second) = learnt(&folder, &settings("b.s"), Some(&slow), "second");
    assert!(first.contains("first("), "{first}");
    assert_eq!(first, second);
}

/// A root query may choose by clauses of one's own what all tests share: here axes whose left is the nearest edge.
#[test]
fn a_root_query_may_ask_ones_own_predicates() {
    let folder = Folder::new();
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("background/go.s"));
    let text = text.expect("the settings");
    let text = text.replace("unbound(Axes)", "to_the_edge(Move, Axes)");
    let text = text.replace("type(unbound(axes)).", "type(to_the_edge(point, axes)).");
    let text = text.replace("max_leaves(152)", "max_leaves(12)").replace("minimal_cases(20)", "minimal_cases(4)");
    let settings = folder.write("edge.s", &text);
    let native = folder.write(
        "native.pl",
        "to_the_edge(P, A) :- distance_to_edge(P, A, left, L), distance_to_edge(P, A, up, U), L < U,
             distance_to_edge(P, A, right, R), L < R, distance_to_edge(P, A, down, D), U < D.\n",
    );
    let slow = folder.write(
        "slow.pl",
        "to_the_edge(P, A) :- setof(A0, nearest(P, A0), As), member(A, As).
         nearest(P, A) :- distance_to_edge(P, A, left, L), distance_to_edge(P, A, up, U), L < U,
             distance_to_edge(P, A, right, R), L < R, distance_to_edge(P, A, down, D), U < D.\n",
    );
    let learn = |background: &str, name: &str| {
        let out = folder.path(name);
        let few = ["--train", "12", "--test", "2", "--background", background, "--out", &out];
        let (_, told) = folder.ok(&[&["learn", ENCLOSED, "--settings", &settings], &few[..]].concat());
        let text = std::fs::read_to_string(format!("{out}.txt")).expect("the tree");
        (format!("{out}.json"), text, told)
    };
    let (tree, first, _) = learn(&native, "first");
    let (_, second, told) = learn(&slow, "second");
    assert!(told.contains("to_the_edge/2 is worked out through Prolog"), "{told}");
    assert!(first.contains("group_on_pos(") || first.contains("distance_to_edge("), "{first}");
    assert_eq!(first, second);
    let one = format!("{ENCLOSED}#1");
    folder.ok(&["score", &tree, &one]);
    // Its axes are chosen from the beginning, so nothing is said of any; a point on a diagonal has none.
    let (told, _) = folder.ok(&["explain", &tree, &one]);
    assert!(!told.contains("any axes"), "{told}");
    let (told, _) = folder.ok(&["explain", &tree, &one, "K10"]);
    assert!(told.contains("root query has no answer for this move"), "{told}");
    assert!(folder.refused(&["compile", &tree]).contains("to_the_edge/2"));
}

#[test]
fn what_can_be_neither_is_refused_with_the_reason() {
    let folder = Folder::new();
    let settings = folder.settings();
    let learn = |text: &str| {
        let background = folder.write("mine.pl", text);
        folder.refused(&[
            "learn",
            PROBLEMS,
            "--train",
            "10",
            "--settings",
            &settings,
            "--background",
            &background,
            "--out",
            &folder.path("t"),
        ])
    };
    assert!(learn("second_liberty(G, _) :- setof(G, G = G, _).\n").contains("without a value"));
    assert!(learn("second_liberty(G, M) :- shell(G), M = G.\n").contains("Q0002"));
    assert!(learn("second_liberty(G, M) :- throw(strange), M = G.\n").contains("Q0301"));
    assert!(learn("second_liberty(G, M :- x.\n").contains("error[L"));
}
