//! Data sets for other systems: read by our own logic, run by our own learner, and loaded by SWI-Prolog where it is installed.
#![cfg(feature = "workbench")]

use nakade::coverage::Switches;
use nakade::diagnostics::{Limits, Source};
use nakade::experiment::{self, DataSet, File, Negatives, Plan, Settings, System, nakade_problems};
use nakade::facts::{GoBackground, Positions};
use nakade::interpretation::{Background, Value};
use nakade::learn::Options;
use nakade::logic::reader::{ReadTerm, read_terms};
use nakade::logic::{Operators, Symbol, Term};
use nakade::problem::Problem;
use nakade::tilde;
use nakade::tree::{Prediction, Tree};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

/// Eye spaces of all sizes and places.
fn problems() -> Vec<Problem> {
    let all = nakade_problems().problems;
    let step = all.len() / 12;
    all.into_iter().step_by(step).collect()
}

fn settings(name: &str) -> Settings {
    Settings::built_in(name).expect("a built-in name").expect("settings")
}

/// The built-in settings without what only this workbench has.
fn plain_settings(name: &str) -> Settings {
    let text = settings(name).text;
    let own = |line: &&str| !line.starts_with("ranking(") && !line.starts_with("max_leaves(");
    let text: Vec<&str> = text.lines().filter(own).collect();
    Settings::read(name, name, &text.join("\n")).expect("settings")
}

fn files(problems: &[Problem], settings: &Settings, system: System) -> Vec<File> {
    let negatives: Negatives = "listed,near:1".parse().expect("negatives");
    DataSet::new("go", problems, settings, &negatives, 1).files(system)
}

fn read(file: &File) -> Vec<ReadTerm> {
    let mut operators = Operators::default();
    // Aleph declares the mark of constants as an operator.
    operators.declare_term(&Term::compound("op", vec![Term::integer(500), Term::atom("fy"), Term::atom("#")])).ok();
    let (terms, findings) = read_terms(&Arc::new(Source::new(&file.name, &file.text)), &mut operators);
    assert!(findings.is_empty(), "{}: {findings:?}", file.name);
    terms
}

fn count(terms: &[ReadTerm], name: &str, arity: usize) -> usize {
    terms.iter().filter(|read| read.term.functor() == Some((Symbol::new(name), arity))).count()
}

#[test]
fn every_form_is_read_by_our_own_reader() {
    let problems = problems();
    for name in ["propositional", "relational", "tactical", "nakade"] {
        let settings = settings(name);
        let (target, arity) = if name == "nakade" { ("vital", 3) } else { ("reward", 3) };
        let boards: usize = problems.iter().map(|problem| usize::from(problem.size).pow(2)).sum();
        let prolog = read(&files(&problems, &settings, System::Prolog)[0]);
        assert_eq!(count(&prolog, "board", 3), boards);
        let examples = count(&prolog, target, arity);
        assert!(examples > problems.len(), "{name}: {examples} examples");

        let ace = files(&problems, &settings, System::Ace);
        assert_eq!(ace.iter().map(|file| file.name.as_str()).collect::<Vec<_>>(), ["go.s", "go.kb", "go.bg"]);
        assert_eq!(count(&read(&ace[1]), target, arity), examples);

        let aleph: Vec<Vec<ReadTerm>> = files(&problems, &settings, System::Aleph).iter().map(read).collect();
        assert_eq!(aleph[1].len() + aleph[2].len(), examples);
        assert!(!aleph[1].is_empty() && !aleph[2].is_empty());
        let popper = files(&problems, &settings, System::Popper);
        let signed = read(&popper[1]);
        assert_eq!((count(&signed, "pos", 1), count(&signed, "neg", 1)), (aleph[1].len(), aleph[2].len()));
        assert_eq!(count(&read(&popper[0]), "board", 3), boards);

        let table = &files(&problems, &settings, System::Csv)[0].text;
        assert_eq!(table.lines().filter(|line| line.contains(&format!(",{target},"))).count(), examples);
    }
}

/// What a tree says: tests by the number of their literals, and the predictions of all nodes.
fn shape(tree: &Tree) -> Vec<(usize, usize, String)> {
    let said = |prediction: &Prediction| match prediction {
        Prediction::Number { mean, .. } => format!("{mean:.9}"),
        Prediction::Class { counts, .. } => format!("{counts:?}"),
    };
    let literals = |kind: &nakade::tree::NodeKind| match kind {
        nakade::tree::NodeKind::Test { conjunction, .. } => conjunction.len(),
        nakade::tree::NodeKind::Leaf => 0,
    };
    tree.nodes.iter().map(|node| (literals(&node.kind), node.examples, said(&node.prediction))).collect()
}

#[test]
fn the_keys_form_gives_the_tree_that_positions_give() {
    for (name, every) in [("nakade", 3), ("relational", 6)] {
        let problems: Vec<Problem> = problems().into_iter().step_by(every).collect();
        let settings = plain_settings(name);
        let negatives: Negatives = "listed,near:1".parse().expect("negatives");
        let plan = Plan {
            settings: &settings,
            negatives: &negatives,
            seed: 1,
            limits: Limits::default(),
            progress: None,
            switches: Switches::default(),
            checkpoint: None,
        };
        let native = experiment::learn("native", &problems, "", &plan).expect("a tree").model.tree;

        let folder = tempfile::tempdir().expect("a folder");
        for file in files(&problems, &settings, System::Ace) {
            std::fs::write(folder.path().join(&file.name), &file.text).expect("a file");
        }
        let (data, findings) =
            tilde::load(&folder.path().join("go.s")).unwrap_or_else(|findings| panic!("{findings:?}"));
        assert!(findings.is_empty(), "{findings:?}");
        let outcome = tilde::run(&data, &tilde::commands(&data)[0], &Options::default()).expect("a tree");
        assert!(data.knowledge.findings().is_empty(), "{:?}", data.knowledge.findings());
        assert!(native.tests() > 0);
        assert_eq!(shape(&outcome.parts[0].tree), shape(&native), "{name}");
    }
}

/// What SWI-Prolog prints when it loads some files and runs a goal; `None` where it is not installed.
fn swipl(folder: &Path, files: &[&str], goal: &str) -> Option<String> {
    let output = Command::new("swipl")
        .args(["-q", "-f", "none", "-g", goal, "-g", "halt"])
        .args(files)
        .current_dir(folder)
        .stdin(Stdio::null())
        .output();
    let Ok(output) = output else {
        println!("skipped: SWI-Prolog is not installed");
        return None;
    };
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && told.is_empty(), "{files:?}: {told}");
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[test]
fn a_prolog_system_loads_the_forms() {
    let problems: Vec<Problem> = problems().into_iter().take(2).collect();
    let background = GoBackground::new(Arc::new(Positions::of_problems(&problems)));
    for name in ["relational", "tactical", "nakade"] {
        let settings = settings(name);
        let folder = tempfile::tempdir().expect("a folder");
        for system in [System::Prolog, System::Aleph, System::Popper] {
            for file in files(&problems, &settings, system) {
                std::fs::write(folder.path().join(&file.name), &file.text).expect("a file");
            }
        }
        let put = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("a file");

        // The background says of all problems together what it says of each alone.
        let goal = "aggregate_all(count, liberty_cnt(_,_,_), A), aggregate_all(count, group_on_pos(_,_,_,(1,0),_), B), write(A-B)";
        let Some(printed) = swipl(folder.path(), &["go.pl"], goal) else { return };
        let mut answers = [0, 0];
        let displacement = Value::of(&Term::compound(",", vec![Term::integer(1), Term::integer(0)])).expect("a value");
        let patterns = [
            ("liberty_cnt", vec![Value::UNBOUND; 2]),
            ("group_on_pos", vec![Value::UNBOUND, Value::UNBOUND, displacement, Value::UNBOUND]),
        ];
        for (count, (predicate, pattern)) in answers.iter_mut().zip(patterns) {
            let relation = background.relation(Symbol::new(predicate), pattern.len()).expect("a relation");
            for problem in 0..problems.len() {
                relation.solve(problem as u32, &pattern, &mut |_| {
                    *count += 1;
                    true
                });
            }
        }
        assert_eq!(printed, format!("{}-{}", answers[0], answers[1]));

        // Modes are directives of Aleph's; every predicate that they name can be asked.
        put(
            "modes.pl",
            ":- op(500, fy, #).\n:- dynamic mode/1.\nmodeh(_, _).\nmodeb(_, M) :- assertz(mode(M)).\ndetermination(_, _).\n",
        );
        std::fs::copy(folder.path().join("go.b"), folder.path().join("b.pl")).expect("a copy");
        let goal = "forall(mode(M), (functor(M,N,A), functor(G,N,A), call_with_inference_limit((call(G) -> true ; true), 1000000, _))), \
                    aggregate_all(count, mode(_), C), write(C)";
        let modes = swipl(folder.path(), &["modes.pl", "b.pl"], goal).expect("SWI-Prolog was there");
        assert!(modes.parse::<usize>().is_ok_and(|modes| modes > 5), "{modes}");

        // The same for Popper's; its bias is no Prolog, since a tuple of one has a comma.
        let bias = std::fs::read_to_string(folder.path().join("bias.pl")).expect("the bias");
        let predicates: Vec<String> = bias
            .lines()
            .filter_map(|line| line.strip_prefix("body_pred(")?.strip_suffix(").")?.split_once(','))
            .map(|(name, arity)| format!("{name}/{arity}"))
            .collect();
        assert!(predicates.len() > 10);
        let goal = format!(
            "forall(member(N/A, [{}]), (functor(G,N,A), call_with_inference_limit((call(G) -> true ; true), 1000000, _))), \
             aggregate_all(count, pos(_), P), write(P)",
            predicates.join(",")
        );
        let positive = swipl(folder.path(), &["bk.pl", "exs.pl"], &goal).expect("SWI-Prolog was there");
        assert!(positive.parse::<usize>().is_ok_and(|positive| positive > 0), "{positive}");
    }
}
