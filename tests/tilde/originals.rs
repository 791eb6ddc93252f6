//! The outputs of the original system, line by line.

use crate::files::{entries, read, shared, with_extension};
use crate::{from_texts, report, report_of};
use std::path::Path;

/// A text from a line that starts so to one that starts otherwise, or to its end.
fn part<'t>(text: &'t str, from: &str, to: Option<&str>) -> Vec<&'t str> {
    let lines = text.lines().skip_while(|line| !line.starts_with(from));
    let mut part: Vec<&str> = lines.take_while(|line| to.is_none_or(|to| !line.starts_with(to))).collect();
    while part.last().is_some_and(|line| line.is_empty()) {
        part.pop();
    }
    part
}

/// The settings and the language. Taken out is what may differ: the default of `sampling_strategy`, and what is not of the
/// original.
fn header(text: &str) -> Vec<&str> {
    let mut own = false;
    part(text, " ** Settings:", Some(" **/"))
        .into_iter()
        .filter(|line| {
            own = if line.starts_with(" ** ") {
                line.starts_with(" ** Nakade **")
            } else {
                own && line.starts_with(" *  ")
            };
            !own && !line.starts_with(" *  sampling_strategy : ")
        })
        .collect()
}

/// The first lines in which two texts differ.
fn difference(expected: &[&str], found: &[&str]) -> Option<String> {
    let longest = expected.len().max(found.len());
    let line = |text: &[&str], at: usize| text.get(at).map_or("(end)".to_owned(), |line| (*line).to_owned());
    let at = (0..longest).find(|&at| expected.get(at) != found.get(at))?;
    Some(format!("line {}:\n  original {}\n  here     {}", at + 1, line(expected, at), line(found, at)))
}

fn compare(name: &str, output: &Path, found: &str, with_header: bool) -> Vec<String> {
    let expected = read(output);
    let model = difference(&part(&expected, "Model:", None), &part(found, "Model:", None));
    let header = difference(&header(&expected), &header(found)).filter(|_| with_header);
    let told = |what: &str, difference: Option<String>| difference.map(|text| format!("{name}, {what}, {text}"));
    [told("model", model), told("settings", header)].into_iter().flatten().collect()
}

#[test]
fn the_cases_of_the_original_come_out_the_same() {
    let Some(folder) = shared("data/ilp/ace-cases") else { return };
    let mut compared = 0;
    let mut differences = Vec::new();
    for case in entries(&folder) {
        let (Some(settings), Some(output)) = (with_extension(&case, "s"), with_extension(&case, "out")) else {
            continue;
        };
        let name = case.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        // The output of this case lists other modes than its settings file, which must have been changed after the run.
        let is_of_its_settings = name != "KRK-node_edge";
        differences.extend(compare(&name, &output, &report_of(&settings), is_of_its_settings));
        compared += 1;
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert_eq!(compared, 17);
}

#[test]
fn bongard_problems_with_keys_come_out_the_same() {
    let Some(folder) = shared("data/ilp/bongard392/keys") else { return };
    let differences = compare("keys", &folder.join("tilde/bongard.out"), &report_of(&folder.join("bongard.s")), true);
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// A settings file with its knowledge base and background, as the older version would report it.
fn older_report(settings: &Path) -> String {
    let text = read(settings) + "\ntilde_version(2.2).\n";
    let beside = |extension: &str| {
        let path = settings.with_extension(extension);
        if path.exists() { read(&path) } else { String::new() }
    };
    let (data, findings) = from_texts(&text, &beside("kb"), &beside("bg"));
    data.map_or_else(|| format!("nothing to learn from: {findings:?}"), |data| report(&data))
}

#[test]
fn the_outputs_of_the_older_version_come_out_the_same() {
    let Some(folder) = shared("data/ilp") else { return };
    let mut differences = Vec::new();
    for case in [
        "bongard392/keys/bongard",
        "bongard392/examples/bongard",
        "machines/keys/mach",
        "machines/examples/mach",
        "mutagenesis/ace_muta230/muta",
    ] {
        let expected = read(&folder.join(format!("{case}.out.tilde")));
        let found = older_report(&folder.join(format!("{case}.s")));
        // What may differ: the default of `sampling_strategy`; and one output lists a mode twice that its settings have once.
        let settings = |text| -> Vec<&str> {
            let mut lines = part(text, "Settings:", Some("Discretization time"));
            lines.retain(|line| !line.starts_with("*  sampling_strategy "));
            lines.dedup();
            lines
        };
        let trees = |text| part(text, "after safe pruning:", None);
        for (what, expected, found) in
            [("settings", settings(&expected), settings(&found)), ("trees", trees(&expected), trees(&found))]
        {
            let difference = difference(&expected, &found);
            differences.extend(difference.map(|text| format!("{case}, {what}, {text}")));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
