//! Random and damaged settings, knowledge bases and backgrounds: never a panic, and a finding for what is dropped.

use crate::common::Random;
use crate::small::{BACKGROUND, BACKGROUND_SETTINGS, BOXES, REGRESSION, boxes, molecules};
use crate::{from_texts, report};
use nakade::bias::settings::{DECLARATIONS, known};
use nakade::diagnostics::{Diagnostic, Source};
use nakade::learn::Options;
use nakade::logic::Operators;
use nakade::logic::reader::read_terms;
use nakade::tilde;
use proptest::prelude::*;
use std::sync::Arc;

/// Settings, and whether something in them is dropped, which must be found.
const SETTINGS: &[(&str, bool)] = &[
    ("minimal_cases(1).", false),
    ("minimal_cases(0).", false),
    ("minimal_cases(-1).", true),
    ("minimal_cases(many).", true),
    ("minimal_cases(1,2).", true),
    ("heuristic(gain).", false),
    ("heuristic(gini).", true),
    ("tilde_mode(cluster).", true),
    ("pruning(none).", false),
    ("pruning(vset). random_validation_set(0.3).", false),
    ("random_validation_set(2).", true),
    ("random_test_set(0.3).", false),
    ("random_test_set(1).", false),
    ("random_test_set(1.0Inf).", true),
    ("classes([a,b]).", false),
    ("classes([a,a]).", true),
    ("classes([a|T]).", true),
    ("classes([]).", false),
    ("accuracy(0.7).", false),
    ("confidence_level(0).", false),
    ("confidence_level(1).", false),
    ("confidence_level(1.5).", true),
    ("tilde_maxdepth(0).", false),
    ("tilde_maxdepth(inf).", false),
    ("max_query_len(2).", false),
    ("max_leaves(1).", false),
    ("max_lookahead(2).", false),
    ("exhaustive_lookahead(2).", false),
    ("exhaustive_lookahead(x).", true),
    ("typed_language(yes).", false),
    ("typed_language(perhaps).", true),
    ("type(p(x,y)).", false),
    ("type(q(y)).", false),
    ("type(p(3,y)).", true),
    ("type(X).", true),
    ("rmode(p(+X,-Y)).", false),
    ("rmode(p(+X,+Y)).", false),
    ("rmode(q(+-Y)).", false),
    ("rmode(2: p(-X,#[1,b])).", false),
    ("rmode(0: q(+X)).", false),
    ("rmode((p(+X,-Y), q(Y))).", false),
    ("rmode((p(+X,-Y), r(Y,-N), N > #[0,1.5,b])).", false),
    ("rmode(r(+X,#)).", false),
    ("rmode(p(+X,#Y)).", false),
    ("rmode(p(+X,#y)).", true),
    ("rmode(p(+x,-Y)).", true),
    ("rmode(p(+X,#[])).", true),
    ("rmode(p(+X,+f(Y))).", true),
    ("rmode(nowhere(+X)).", true),
    ("rmode(3).", true),
    ("rmode(X).", true),
    ("rmode(s(+X,f(-Y,#[1,2]))).", false),
    ("rmode(#(2*C: threshold(r(_,N),[N],C), (r(+X,-N), N < C))).", false),
    ("rmode(#(C: member(C,[1,2]), r(+X,C))).", false),
    ("rmode(#(C: other(C), r(+X,C))).", true),
    ("warmode(p(+x,-y)).", false),
    ("warmode(s(+x,f(+x,#[1,2]))).", false),
    ("warmode(p(+x,#y)).", true),
    ("lookahead(p(X,Y), q(Y)).", false),
    ("lookahead(p(X,Y), p(Y,-Z)).", false),
    ("lookahead(3, p(Y,-Z)).", true),
    ("auto_lookahead(p(X,Y),[Y]).", false),
    ("auto_lookahead(p(X,Y),[Z]).", true),
    ("auto_lookahead(p(X,Y),Y).", true),
    ("to_be_discretized(r(_,N),[N]).", false),
    ("to_be_discretized(r(_,N),3,[M]).", true),
    ("discretization(bounds(3)).", false),
    ("discretization(3).", true),
    ("discretize(equal_freq).", false),
    ("root((e(A,B), p(A,C))).", false),
    ("leave_out(q(X)).", false),
    ("leave_out((q(X), p(X,_))).", false),
    ("write_predictions([training,testing,distribution]).", false),
    ("write_predictions(all).", true),
    ("m_estimate(m(2)).", false),
    ("m_estimate(2).", true),
    ("sampling_strategy(fixed(3)).", false),
    ("sampling_strategy(bagging).", true),
    ("ranking(1,0.5).", false),
    ("ranking(1,2).", true),
    ("tilde_version(2.2).", false),
    ("tilde_version(1).", true),
    ("tilde_version(1.0NaN).", true),
    ("execute(t).", false),
    ("execute(nfold(tilde,3)).", false),
    ("execute(nfold(tilde,0)).", true),
    ("execute(nfold(tilde,x)).", true),
    ("execute(loofl(tilde,[1,2])).", false),
    ("execute(bag(tilde,10)).", true),
    ("execute(w).", true),
    ("warmr_maxdepth(3).", true),
    ("no_such_setting(3).", true),
    ("no_such_setting.", true),
    ("talking(0).", false),
    ("aggregate_refiners(yes).", true),
    (":- op(700,xfx,<=).", true),
    ("heuristic(gain", true),
    ("p :- q.", true),
    ("3.", true),
    ("\"text\".", true),
];

const FACTS: &[&str] = &[
    "e(1,a).",
    "e(2,b).",
    "e(3,a).",
    "e(4,b).",
    "e(5,a).",
    "e(6,c).",
    "e(1,b).",
    "e(X,a).",
    "e(7).",
    "e(f(1),a).",
    "e(7,1.5).",
    "e(8,1.0Inf).",
    "p(1,2).",
    "p(2,3).",
    "p(3,3).",
    "p(X,1).",
    "p(4,f(Y)).",
    "p(5,\"text\").",
    "q(2).",
    "q(3).",
    "q(a).",
    "r(1,1).",
    "r(2,1.0).",
    "r(3,-7).",
    "r(4,1.0NaN).",
    "r(5,99999999999).",
    "s(1,f(1,1)).",
    "s(2,f(2,2)).",
    "s(3,g).",
    "p(X,Y) :- q(X), Y is X + 1.",
    "q(X) :- \\+ s(X,_).",
    "q(X) :- nowhere(X).",
    "q(X) :- X > 2.",
    "r(X,N) :- findall(Y, p(X,Y), L), length(L,N).",
    "testid(1,1).",
    "testid(2,2).",
    "a.",
    "b :- q(1).",
    "begin(model(1)).",
    "end(model(1)).",
    "begin(model(2)).",
    "end(model(3)).",
    ":- dynamic(p/2).",
    ":- initialization(main).",
    "q(1",
    "Q(1).",
    "foo bar.",
];

/// The terms of the settings that nothing knows, each by where it begins: there must be a finding.
pub fn unknown_settings(text: &str) -> Vec<usize> {
    let (terms, _) = read_terms(&Arc::new(Source::new("t.s", text)), &mut Operators::default());
    let unknown = terms.iter().filter(|read| match read.term.functor() {
        Some((name, _)) => !DECLARATIONS.contains(&name.as_str()) && known(name.as_str()).is_none(),
        None => true,
    });
    unknown.map(|read| read.span.start).collect()
}

/// Reads and runs it all, however long recursion may go on, and checks what must be found in any case.
fn run_all(settings: &str, knowledge_base: &str, background: &str) -> Vec<Diagnostic> {
    let (data, mut findings) = from_texts(settings, knowledge_base, background);
    for start in unknown_settings(settings) {
        let line = settings[..start].matches('\n').count() + 1;
        let found = findings.iter().any(|f| f.line_column().is_some_and(|(file, at, _)| file == "t.s" && at == line));
        assert!(
            found || findings.iter().any(|f| f.message.contains("more findings")),
            "line {line} of {settings}\n{findings:?}"
        );
    }
    if let Some(data) = data {
        let text = report(&data);
        assert!(!text.is_empty());
        for command in tilde::commands(&data) {
            let outcome = tilde::run(&data, &command, &Options::default()).expect("a tree");
            _ = tilde::to_json(&data, &outcome, &findings).to_string();
        }
        findings.extend(data.knowledge.findings());
    }
    for finding in &findings {
        assert!(!finding.message.is_empty());
        assert!(nakade::diagnostics::explain(finding.code.as_str()).is_some());
    }
    findings
}

#[test]
fn every_setting_that_is_dropped_is_found() {
    let rest = "predict(e(+x,-class)). rmode(q(+X)).\n";
    for (setting, dropped) in SETTINGS {
        let text = format!("{rest}{setting}");
        let findings =
            run_all(&text, "e(1,a). e(2,b). e(3,a). e(4,b). q(1). p(1,2). r(1,2). s(1,f(1,1)). q(2). testid(1,1).", "");
        let found = findings.iter().any(|finding| match finding.line_column() {
            Some((file, line, _)) => file == "t.s" && line == 2,
            None => false,
        });
        assert_eq!(found, *dropped, "{setting} {findings:?}");
    }
}

/// A text with some characters taken out, put in, doubled or exchanged.
fn damaged(text: &str, random: &mut Random) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..random.below(6) + 1 {
        let at = random.below(characters.len().max(1)).min(characters.len());
        let end = (at + random.below(12)).min(characters.len());
        match random.below(4) {
            0 => _ = characters.drain(at..end),
            1 => {
                let sign = random.choose(&[
                    '(', ')', '[', ']', ',', '.', '\'', '"', '+', '-', '#', ':', 'X', 'a', '0', ' ', '\\', '|', 'ü',
                    '\0',
                ]);
                characters.insert(at, sign.unwrap_or(' '));
            }
            2 => {
                let copy: Vec<char> = characters[at..end].to_vec();
                characters.splice(at..at, copy);
            }
            _ => {
                if at + 1 < characters.len() {
                    characters.swap(at, at + 1);
                }
            }
        }
    }
    characters.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_settings_and_facts(seed in any::<u64>()) {
        let mut random = Random(seed);
        let mut settings = String::from(random.choose(&["predict(e(+x,-class)).\n", "predict(e(+x,-value)). tilde_mode(regression).\n", "load(models). classes([a,b]).\n"]).unwrap());
        let mut dropped = Vec::new();
        for _ in 0..random.below(10) + 2 {
            let (setting, is_dropped) = SETTINGS[random.below(SETTINGS.len())];
            // An open bracket would swallow what follows.
            if !setting.ends_with('.') {
                continue;
            }
            if is_dropped {
                dropped.push(settings.matches('\n').count() + 1);
            }
            settings += setting;
            settings.push('\n');
        }
        let mut facts = |count: usize| (0..count).fold(String::new(), |text, _| text + FACTS[random.below(FACTS.len())] + "\n");
        let (knowledge_base, background) = (facts(40), facts(6));
        let findings = run_all(&settings, &knowledge_base, &background);
        for line in dropped {
            let found = findings.iter().any(|f| f.line_column().is_some_and(|(file, at, _)| file == "t.s" && at == line));
            // What nothing says anything of is found only where something is learnt.
            let needs_data = settings.lines().nth(line - 1).is_some_and(|text| text.contains("nowhere"));
            prop_assert!(found || needs_data, "line {} of {}\n{:?}", line, settings, findings);
        }
    }

    #[test]
    fn damaged_texts(seed in any::<u64>()) {
        let mut random = Random(seed);
        let texts = [
            (format!("{BOXES} rmode(in(+B,-T)).\nrmode(colour(+B,+T,#[red,blue,gold])).\nauto_lookahead(in(B,T),[T]).\nexecute(nfold(tilde,2))."), boxes(9), String::new()),
            (BACKGROUND_SETTINGS.to_owned(), boxes(6), BACKGROUND.to_owned()),
            (REGRESSION.to_owned(), molecules(8), String::new()),
        ];
        let (mut settings, mut knowledge_base, mut background) = texts[random.below(3)].clone();
        match random.below(4) {
            0 => settings = damaged(&settings, &mut random),
            1 => knowledge_base = damaged(&knowledge_base, &mut random),
            2 => background = damaged(&background, &mut random),
            _ => {
                settings = damaged(&settings, &mut random);
                knowledge_base = damaged(&knowledge_base, &mut random);
            }
        }
        run_all(&settings, &knowledge_base, &background);
    }
}
