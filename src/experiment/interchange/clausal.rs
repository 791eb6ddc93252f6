//! Data sets for Aleph and Popper, which learn clauses: a correct move is a positive example, any other a negative one.

use super::probe::{Place, Probe, probes};
use super::{DataSet, File, System};
use crate::bias::{Bias, Task};
use crate::facts::export::Format;
use crate::logic::Term;
use std::fmt::Write;

/// The files for Aleph or Popper.
pub(super) fn files(data: &DataSet<'_>, system: System) -> Vec<File> {
    let head = head(&data.bias);
    let found = probes(&data.bias, &data.theory);
    if system == System::Popper {
        let found: Vec<Probe> = found.iter().flat_map(Probe::with_constants_chosen).collect();
        let file = |name: &str, text| File { name: name.into(), text };
        return vec![
            file("bk.pl", background(data, &found)),
            file("exs.pl", examples(data, &head.0, true, Some("pos")) + &examples(data, &head.0, false, Some("neg"))),
            file("bias.pl", popper_bias(&head, &found)),
        ];
    }
    let background = aleph_modes(&head, &found) + &background(data, &found);
    vec![
        data.file(".b", background),
        data.file(".f", examples(data, &head.0, true, None)),
        data.file(".n", examples(data, &head.0, false, None)),
    ]
}

/// The predicate to be learnt, and the types of its arguments: that of a class keeps its name, a reward becomes `correct`.
fn head(bias: &Bias) -> (String, Vec<String>) {
    let name = match bias.learning.task {
        Task::Regression => "correct",
        Task::Classification => bias.predict.name.as_str(),
    };
    let keys = bias.predict.arguments.iter().filter(|(_, is_key)| *is_key).map(|(kind, _)| kind.to_string());
    (name.to_owned(), std::iter::once("problem".to_owned()).chain(keys).collect())
}

/// The examples that are correct moves, or the others, as facts of the predicate to be learnt; inside `sign(…)` where there is a sign.
fn examples(data: &DataSet<'_>, name: &str, correct: bool, sign: Option<&str>) -> String {
    let mut text = String::new();
    for at in (0..data.examples.len()).filter(|&at| data.is_correct(at) == correct) {
        let mut arguments = vec![data.problem_of(at)];
        arguments.extend(data.key(at));
        let atom = Term::compound(name, arguments);
        let fact = sign.map_or_else(|| atom.clone(), |sign| Term::compound(sign, vec![atom.clone()]));
        _ = writeln!(text, "{fact}.");
    }
    text
}

fn background(data: &DataSet<'_>, probes: &[Probe]) -> String {
    let mut text = String::from(":- style_check(-discontiguous).\n\n");
    text += &data.facts(Format::Prolog);
    text += "\n";
    text += &data.theory.text();
    text += "\n% The tests of the language bias.\n";
    for clause in probes.iter().filter_map(Probe::clause) {
        text += &clause;
        text.push('\n');
    }
    text
}

/// Aleph's modes and determinations.
fn aleph_modes((name, kinds): &(String, Vec<String>), probes: &[Probe]) -> String {
    let marked: Vec<String> = kinds.iter().map(|kind| format!("+{kind}")).collect();
    let mut text = format!(":- modeh(1, {name}({})).\n", marked.join(", "));
    for probe in probes {
        let marked: Vec<String> = probe
            .arguments
            .iter()
            .map(|(place, kind, _)| match place {
                Place::Input => format!("+{kind}"),
                Place::Output => format!("-{kind}"),
                Place::Constant(_) => format!("#{kind}"),
            })
            .collect();
        let finds_one = probe.arguments.iter().all(|(place, ..)| *place == Place::Input);
        let recall = if finds_one { "1" } else { "*" };
        _ = writeln!(text, ":- modeb({recall}, {}({})).", probe.name, marked.join(", "));
    }
    for probe in probes {
        _ = writeln!(text, ":- determination({name}/{}, {}/{}).", kinds.len(), probe.name, probe.arguments.len());
    }
    text + "\n"
}

/// Popper's bias.
fn popper_bias((name, kinds): &(String, Vec<String>), probes: &[Probe]) -> String {
    let tuple = |items: &[String]| match items {
        [one] => format!("({one},)"),
        several => format!("({})", several.join(",")),
    };
    let mut text = String::from("max_vars(6).\nmax_body(5).\nmax_clauses(4).\n\n");
    _ = writeln!(text, "head_pred({name},{}).", kinds.len());
    for probe in probes {
        _ = writeln!(text, "body_pred({},{}).", probe.name, probe.arguments.len());
    }
    _ = writeln!(text, "\ntype({name},{}).", tuple(kinds));
    for probe in probes {
        let kinds: Vec<String> = probe.arguments.iter().map(|(_, kind, _)| kind.clone()).collect();
        _ = writeln!(text, "type({},{}).", probe.name, tuple(&kinds));
    }
    _ = writeln!(text, "\ndirection({name},{}).", tuple(&vec!["in".to_owned(); kinds.len()]));
    for probe in probes {
        let ways = probe.arguments.iter().map(|(place, ..)| if *place == Place::Output { "out" } else { "in" });
        _ = writeln!(text, "direction({},{}).", probe.name, tuple(&ways.map(str::to_owned).collect::<Vec<_>>()));
    }
    text
}
