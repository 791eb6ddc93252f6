//! Settings files as they are found in the wild.

use crate::files::{entries, read, shared};
use crate::random::unknown_settings;
use nakade::bias;
use nakade::diagnostics::{Code, Severity, Source, code};
use std::sync::Arc;

/// What is found in the fifty files: the code, words of the message, and how often.
///
/// - Four settings of Warmr stand in one file, beside those of Tilde.
/// - Atoms where variables are meant, as in `rmode(triangle(+id,-object))`: the makers of these files took the arguments of `rmode`
///   for types, as they are in `warmode`. The original takes them for constants, and so do we.
/// - `#x`, `#y`, `#d`, `#piece`: constants without a list, for which the original makes no test at all.
/// - One file has `write_predictions` twice; two modes take a type that no other mode gives.
///
/// All other settings in them are known, with values that are used or make no difference.
const FOUND: &[(Code, &str, usize)] = &[
    (code::SETTING_UNKNOWN, "is one of Warmr", 4),
    (code::SETTING_ODD, "an atom where a variable is wanted stands for itself", 63),
    (code::SETTING_ODD, "the original knows no constants for it", 21),
    (code::SETTING_ODD, "there is more than one value of", 1),
    (code::SETTING_ODD, "which nothing introduces", 2),
];

#[test]
fn all_settings_that_were_found_are_read() {
    let Some(folder) = shared("data/ilp/settings-found") else { return };
    let mut files = 0;
    let mut counts = vec![0; FOUND.len()];
    for path in entries(&folder).into_iter().filter(|path| path.extension().is_some_and(|e| e == "s")) {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let text = read(&path);
        let read = bias::read(&Arc::new(Source::new(name.clone(), text.clone())));
        let (bias, findings) = read.unwrap_or_else(|findings| panic!("{name} is not read: {findings:?}"));
        files += 1;
        let stops = findings.iter().any(|finding| finding.message.contains("no constants"));
        assert_eq!(bias.modes.is_empty(), stops, "{name}");
        for finding in &findings {
            let kind =
                FOUND.iter().position(|(code, words, _)| finding.code == *code && finding.message.contains(words));
            counts[kind.unwrap_or_else(|| panic!("{name}: {finding}"))] += 1;
            assert_eq!(finding.severity(), Severity::Warning);
            // What is named stands in that line.
            let (_, line, _) = finding.line_column().expect("a finding has a place");
            let named = finding.message.split([':', '/']).next().and_then(|text| text.split(' ').next_back());
            let named = named.expect("a finding names something");
            assert!(text.lines().nth(line - 1).is_some_and(|line| line.contains(named)), "{name}:{line}: {named}");
        }
        let lines = |start: usize| text[..start].matches('\n').count() + 1;
        for line in unknown_settings(&text).into_iter().map(lines) {
            assert!(findings.iter().any(|f| f.line_column().is_some_and(|(_, at, _)| at == line)), "{name}:{line}");
        }
    }
    assert_eq!(files, 50);
    assert_eq!(counts, FOUND.iter().map(|(.., count)| *count).collect::<Vec<_>>());
}
