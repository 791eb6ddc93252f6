//! Small data sets of our own, one for each thing that settings, knowledge bases and backgrounds may say.
//!
//! `tests/golden/tilde` holds what is found in each and what is reported, from the language on.

use crate::files::golden;
use crate::{from_texts, report};
use nakade::diagnostics::{Diagnostic, code};
use nakade::learn::Options;
use nakade::tilde::{self, Data, Evaluation};
use std::fmt::Write;

/// Boxes with things in them: what is in a box decides its class, by a thing that lies on another of the same colour.
pub fn boxes(count: usize) -> String {
    let mut text = String::new();
    for number in 1..=count {
        let class = if number % 3 == 0 || number % 5 == 0 { "good" } else { "bad" };
        _ = writeln!(text, "box(b{number},{class}).");
        for thing in 0..=number % 3 {
            let colour = ["red", "blue", "green"][(number / 2 + thing) % 3];
            _ = writeln!(text, "in(b{number},t{thing}). colour(b{number},t{thing},{colour}).");
            _ = writeln!(text, "weight(b{number},t{thing},{}).", (number * 7 + thing * 3) % 11);
            if thing > 0 {
                // What shows the class: the upper thing is of the colour of the lower one.
                _ = writeln!(text, "on(b{number},t{thing},t{}).", thing - 1);
            }
        }
        if class == "good" {
            _ = writeln!(text, "in(b{number},lid). colour(b{number},lid,gold). on(b{number},lid,t0).");
        }
    }
    text
}

pub const BOXES: &str = "
    predict(box(+box,-class)). typed_language(yes).
    type(box(box,class)). type(in(box,thing)). type(colour(box,thing,colour)). type(weight(box,thing,number)).
    type(on(box,thing,thing)). type(number > number). type(number < number).
    minimal_cases(1).
";

fn findings_text(findings: &[Diagnostic]) -> String {
    findings.iter().fold(String::new(), |mut text, finding| {
        let place = finding.line_column().map_or(String::new(), |(file, line, _)| format!("{file}:{line}: "));
        _ = writeln!(text, "{} {place}{}", finding.code, finding.message);
        text
    })
}

fn learnt(settings: &str, knowledge_base: &str, background: &str) -> (Data, String) {
    let (data, mut findings) = from_texts(settings, knowledge_base, background);
    let data = data.unwrap_or_else(|| panic!("nothing to learn from:\n{}", findings_text(&findings)));
    let report = report(&data);
    findings.extend(data.knowledge.findings());
    let from = report.find(" ** Language:").unwrap_or(0);
    (data, format!("{}\n{}", findings_text(&findings), &report[from..]))
}

/// Compares what is found and reported with the golden file of that name.
fn check(name: &str, settings: &str, knowledge_base: &str, background: &str) -> (Data, String) {
    let (data, text) = learnt(settings, knowledge_base, background);
    golden(&format!("tilde/{name}.txt"), &text);
    (data, text)
}

#[test]
fn keys() {
    let modes = "rmode(in(+B,-T)). rmode(colour(+B,+T,#[red,blue,green,gold])).";
    let (_, text) = check("keys", &format!("{BOXES} {modes} auto_lookahead(in(B,T),[T])."), &boxes(12), "");
    assert!(text.contains("in(A,-C),colour(A,C,gold) ? "), "{text}");
}

#[test]
fn models() {
    let settings = "load(models). classes([good,bad]). typed_language(yes). minimal_cases(1).
        type(in(thing)). type(colour(thing,colour)). type(heavy(thing)).
        rmode(in(+-T)). rmode(colour(+T,#[red,gold])). rmode(heavy(+T)). auto_lookahead(in(T),[T]).";
    let mut text = String::from("everywhere(1).\n");
    for number in 1..=8 {
        let class = if number > 3 { "good" } else { "bad" };
        _ = writeln!(text, "begin(model(m{number})). {class}. in(a). in(b). weight(a,{number}). weight(b,2).");
        let colour = if number % 4 == 0 { "gold" } else { "red" };
        _ = writeln!(text, "colour(b,{colour}). end(model(m{number})).");
    }
    // No class, two classes, a wrong name at the end, no end.
    text += "begin(model(none)). in(a). end(model(none)). begin(model(both)). good. bad. end(model(both)).
        begin(model(wrong)). good. in(a). end(model(other)). begin(model(open)). bad. in(a).\n";
    let (data, text) = check("models", settings, &text, "heavy(T) :- weight(T,W), W > 3.");
    assert_eq!(data.examples.len(), 10);
    assert!(
        text.contains("in(-A),heavy(A) ? ")
            && text.contains("D0002")
            && text.contains("D0003")
            && text.contains("D0005"),
        "{text}"
    );
}

#[test]
fn models_without_classes_are_positive_or_negative() {
    let settings = "load(examples). rmode(a). rmode(b). minimal_cases(1).";
    let model = |n: usize| {
        let (class, fact) = if n.is_multiple_of(2) { ("pos", "a. ") } else { ("neg", "") };
        format!("begin(model({n})). {class}. {fact}b. end(model({n})).\n")
    };
    let (_, text) = check("models-without-classes", settings, &(0..6).map(model).collect::<String>(), "");
    assert!(text.contains("[pos] 3.0 [[pos:3.0,neg:0.0]]"), "{text}");
}

#[test]
fn three_classes() {
    let settings = "predict(animal(+animal,-class)). typed_language(yes). minimal_cases(1).
        type(animal(animal,class)). type(has(animal,part)). type(legs(animal,number)).
        rmode(has(+A,#[wings,fur,gills,scales])). rmode(legs(+A,#[0,2,4])).";
    let kb = "animal(trout,fish). animal(herring,fish). animal(eagle,bird). animal(penguin,bird). animal(bat,mammal).
        animal(dog,mammal). animal(cat,mammal). animal(eel,fish).
        has(trout,gills). has(herring,gills). has(eel,gills). has(trout,scales). has(herring,scales).
        has(eagle,wings). has(penguin,wings). has(bat,wings). has(bat,fur). has(dog,fur). has(cat,fur).
        legs(trout,0). legs(herring,0). legs(eel,0). legs(eagle,2). legs(penguin,2). legs(bat,2). legs(dog,4). legs(cat,4).";
    let (_, text) = check("three-classes", settings, kb, "");
    // Where the settings do not list them, classes stand in descending order.
    assert!(text.contains("REAL\\PRED | mammal    fish      bird"), "{text}");
    check("three-classes-older", &format!("{settings} tilde_version(2.2)."), kb, "");
}

#[test]
fn the_older_version_shows_what_pruning_does() {
    let settings = "predict(e(+x,-class)). tilde_version(2.2). minimal_cases(1). heuristic(gain).
        rmode(f(+X,#[a,b,c])). rmode(g(+X,-Y)). rmode(h(+Y)). auto_lookahead(g(X,Y),[Y]).";
    let example = |n: usize| {
        let class = if n.is_multiple_of(3) != n.is_multiple_of(11) { "p" } else { "n" };
        let link = if n % 4 == 1 { format!("g({n},y{}). ", n % 5) } else { String::new() };
        format!("e({n},{class}). f({n},{}). {link}\n", ["a", "b", "c"][n % 3])
    };
    let kb = (1..=60).map(example).collect::<String>() + "h(y1). h(y3).";
    let (_, text) = check("older-pruning", settings, &kb, "");
    assert!(text.contains("after safe pruning:") && text.contains("pruned_C4.5_error_estimation"), "{text}");
}

pub const REGRESSION: &str =
    "predict(act(+mol,-value)). tilde_mode(regression). heuristic(euclid). typed_language(yes). minimal_cases(2).
    type(act(mol,value)). type(size(mol,number)). type(ring(mol,ring)). type(number < number).
    rmode(ring(+M,-R)). rmode((size(+M,-N), N < #[2,4,6,8])).";

pub fn molecules(count: usize) -> String {
    (1..=count).fold(String::new(), |mut text, number| {
        let value = number as f64 / 2.0 + if number % 3 == 0 { 10.0 } else { 0.0 };
        _ = writeln!(text, "act(m{number},{value:?}). size(m{number},{number}).");
        if number % 3 == 0 {
            _ = writeln!(text, "ring(m{number},r{number}).");
        }
        text
    })
}

#[test]
fn regression() {
    check("regression", REGRESSION, &molecules(12), "");
    check("regression-older", &format!("{REGRESSION} tilde_version(2.2)."), &molecules(12), "");
}

#[test]
fn targets_that_are_no_numbers_are_left_out() {
    let kb = molecules(9) + "act(x1,inf). act(x2,nan). act(x3,high). act(x4,1.0Inf). act(x5,-3). act(x6,1e400).\n";
    let (data, text) = check("regression-odd-targets", REGRESSION, &kb, "");
    assert_eq!(data.examples.len(), 10, "{text}");
    assert!(text.contains("D0006"), "{text}");
}

#[test]
fn thresholds() {
    let settings = "predict(box(+box,-class)). minimal_cases(1). discretization(bounds(4)). rmode(10: #(3*C: threshold(size(_,S),[S],C), (size(+B,-S), S > C))).
        to_be_discretized(size(_,S),3,[S]).";
    let sizes = |n: usize| format!("box({n},{}). size({n},{}).\n", if n > 6 { "big" } else { "small" }, n as f64 * 1.5);
    check("thresholds", settings, &(1..=10).map(sizes).collect::<String>(), "");
}

#[test]
fn capitalised_names() {
    let settings = "predict(box(+box,-class)). minimal_cases(1). rmode('In'(+B,-T)). rmode('Colour'(+T,#['Red',blue])).
        auto_lookahead('In'(B,T),[T]).";
    let kb = "box(1,yes). box(2,no). box(3,yes). box(4,no). In(1,a). In(2,b). In(3,a). In(4,b).";
    let bg = "Colour(a,'Red'). Colour(b,X) :- Blue(X). Blue(blue).";
    let (_, text) = check("capitalised-names", settings, kb, bg);
    assert!(text.contains("Colour("), "{text}");
}

#[test]
fn marks_inside_compound_arguments() {
    let settings = "predict(board(+board,-class)). typed_language(yes). minimal_cases(1).
        type(board(board,class)). type(stone(board,at(column,row),colour)). type(left(column,column)).
        rmode(stone(+B,at(-X,#[1,2,3]),#[black,white])). rmode(stone(+B,at(+X,-Y),-C)). rmode(left(+X,+X2)).
        auto_lookahead(stone(B,at(X,Y),C),[X,Y]).";
    let mut kb = String::from("left(a,b). left(b,c). left(c,d).\n");
    for number in 1..=9 {
        let class = if number % 2 == 0 { "alive" } else { "dead" };
        let (x, y) = (["a", "b", "c"][number % 3], if number % 2 == 0 { 2 } else { number % 3 });
        _ = writeln!(
            kb,
            "board({number},{class}). stone({number},at({x},{y}),black). stone({number},at(d,{}),white).",
            number % 4
        );
    }
    check("compound-arguments", settings, &kb, "");
}

pub const BACKGROUND_SETTINGS: &str = "predict(box(+box,-class)). typed_language(yes). minimal_cases(1).
        type(box(box,class)). type(crowded(box)). type(above(box,thing,thing)). type(plain(box)). type(heaviest(box,thing)).
        type(in(box,thing)). type(listed(thing)). type(total(box,number)). type(number > number).
        rmode(crowded(+B)). rmode(plain(+B)). rmode(in(+B,-T)). rmode(above(+B,+T,-U)). rmode(heaviest(+B,-T)). rmode(listed(+T)).
        rmode((total(+B,-N), N > #[3,9])).
        auto_lookahead(in(B,T),[T]). auto_lookahead(heaviest(B,T),[T]).";
pub const BACKGROUND: &str = "
        above(B,X,Y) :- on(B,X,Y).
        above(B,X,Y) :- on(B,X,Z), above(B,Z,Y).
        crowded(B) :- findall(T, in(B,T), L), length(L, N), N >= 3.
        plain(B) :- \\+ colour(B,_,gold).
        heavier(B,T) :- weight(B,T,W), weight(B,U,V), U \\= T, V > W.
        heaviest(B,T) :- weight(B,T,_), \\+ heavier(B,T).
        sum([],0).
        sum([X|Xs],S) :- sum(Xs,R), S is R + X.
        total(B,S) :- findall(W, weight(B,_,W), L), sum(L,S).
        listed(T) :- member(T, [t1,t2]).";

#[test]
fn background_with_lists_recursion_and_negation() {
    let (_, text) = check("background", BACKGROUND_SETTINGS, &boxes(14), BACKGROUND);
    assert!(!text.contains("D00"), "{text}");
}

#[test]
fn lookahead_that_is_stated() {
    let settings = format!(
        "{BOXES} rmode(in(+B,-T)). lookahead(in(B,T), colour(B,T,#[red,gold])). lookahead(colour(B,T,C), on(B,-U,T)). max_lookahead(2)."
    );
    let (_, text) = check("lookahead", &settings, &boxes(12), "");
    assert!(text.contains("in(A,-C),colour(A,C,gold) ? "), "{text}");
    // None at all where it is forbidden.
    let (_, text) = learnt(&settings.replace("max_lookahead(2)", "max_lookahead(0)"), &boxes(12), "");
    let tree = text.split("Compact notation").nth(1).expect("a tree");
    assert!(!tree.contains("colour("), "{text}");
}

#[test]
fn exhaustive_lookahead() {
    let settings = format!("{BOXES} rmode(in(+B,-T)). rmode(colour(+B,+T,#[red,gold])). exhaustive_lookahead(1).");
    let (_, text) = check("lookahead-exhaustive", &settings, &boxes(12), "");
    assert!(text.contains("in(A,-C),colour(A,C,gold) ? "), "{text}");
}

#[test]
fn root_query_with_further_literals() {
    let settings =
        format!("{BOXES} root((box(B,C), in(B,T))). rmode(colour(+B,+T,#[red,blue,gold])). rmode(on(+B,+T,-U)).");
    let (_, text) = check("root", &settings, &boxes(12), "");
    assert!(text.contains("root((box(A,B),in(A,C)))"), "{text}");
}

#[test]
fn a_mode_may_be_used_only_so_often() {
    let settings =
        "predict(n(+x,-class)). minimal_cases(1). heuristic(gain). rmode(1: f(+X,#[a,b,c,d])). rmode(g(+X,#[a,b])).";
    let fact = |n: usize| {
        let letter = |n: usize| ["a", "b", "c", "d"][n % 4];
        format!(
            "n({n},{}). f({n},{}). f({n},{}). g({n},{}).\n",
            if n % 4 == 1 { "p" } else { "q" },
            letter(n),
            letter(n + 1),
            letter(n % 2)
        )
    };
    let (data, _) = check("limits", settings, &(0..16).map(fact).collect::<String>(), "");
    let outcome = tilde::run(&data, &tilde::commands(&data)[0], &Options::default()).expect("a tree");
    for path in outcome.parts[0].tree.paths() {
        assert!(path.literals.iter().filter(|literal| literal.atom.to_string().starts_with("f(")).count() <= 1);
    }
}

#[test]
fn tests_are_kept_apart() {
    let modes = "rmode(in(+B,-T)). rmode(colour(+B,+T,#[red,blue,green,gold])). auto_lookahead(in(B,T),[T]).";
    let settings = |further: &str| format!("{BOXES} {modes} {further}");
    let kb = boxes(20) + &(1..=20).fold(String::new(), |text, n| text + &format!("testid(b{n},{}).\n", n % 3 + 1));
    let (data, text) = check(
        "leave-out",
        &settings("leave_out(testid(B,2)). write_predictions([testing,distribution]). m_estimate(m(2))."),
        &kb,
        "",
    );
    assert!(text.contains("Predictions (testing):"), "{text}");
    let tested = |data: &Data| {
        let outcomes = tilde::commands(data)
            .iter()
            .map(|command| tilde::run(data, command, &Options::default()).expect("trees"))
            .collect::<Vec<_>>();
        outcomes
            .iter()
            .map(|outcome| outcome.pooled_testing().as_ref().map_or(0, Evaluation::examples))
            .collect::<Vec<_>>()
    };
    assert_eq!(tested(&data), [7]);
    let (data, _) =
        check("random-test-set", &settings("random_test_set(0.25). write_predictions([training,testing])."), &kb, "");
    assert_eq!(tested(&data), [5]);
    let (data, _) = check("folds", &settings("execute(nfold(tilde,4))."), &kb, "");
    assert_eq!(tested(&data), [20]);
    let (data, _) = check("leave-out-folds", &settings("execute(loofl(tilde,[1,2,3]))."), &kb, "");
    assert_eq!(tested(&data), [20]);
    let (data, _) = check("several-commands", &settings("execute(t). execute(nfold(tilde,2)). execute(q)."), &kb, "");
    assert_eq!(tested(&data), [0, 20]);
    // What is to be left out must be said somewhere.
    for further in ["leave_out(fold(B)).", "execute(loofl(tilde,[1]))."] {
        let (data, text) = learnt(&settings(further), &boxes(6), "");
        assert!(text.contains("D0010"), "{further} {text}");
        assert_eq!(tested(&data), [0]);
    }
}

#[test]
fn examples_that_are_odd() {
    let settings = "predict(e(+x,-class)). classes([p,n]). minimal_cases(1). rmode(f(+X)). rmode(g(+X,#[a,b,never])).";
    // The lines of one predicate need not stand together.
    let kb = "e(1,p). e(1,p). e(2,n). e(2,p). e(3,unheard). e(X,p). e(4,n). e(5,p). e(6).
        f(1). e(7,n). f(5). g(7,a). f(5). g(1,b). g(2,z).";
    let (data, text) = check("odd-examples", settings, kb, "");
    // 1, 2 twice, 4, 5, 7.
    assert_eq!(data.examples.len(), 6, "{text}");
    for (code, times) in [("D0004", 1), ("D0007", 1), ("D0008", 1), ("D0010", 0)] {
        assert_eq!(text.matches(code).count(), times, "{code} {text}");
    }
}

#[test]
fn nothing_to_learn_from_is_said() {
    let keys = "predict(e(+x,-class)). rmode(f(+X)).";
    let models = "load(models). classes([p,n]). rmode(f(-X)).";
    for (settings, kb, expected) in [
        (keys, "", code::DATA_NO_EXAMPLE),
        (keys, "f(1). f(2).", code::DATA_NO_EXAMPLE),
        (models, "", code::DATA_NO_EXAMPLE),
        (models, "begin(model(1)). f(1). end(model(1)).", code::DATA_NO_EXAMPLE),
        ("rmode(f(+X)).", "e(1,p).", code::BIAS_INCOMPLETE),
        ("predict(e(+x,-class)).", "e(1,p).", code::BIAS_INCOMPLETE),
        ("", "", code::BIAS_INCOMPLETE),
        ("predict(e(+x,-class)). rmode(f(+X)). tilde_mode(regression).", "e(1,p).", code::DATA_NO_EXAMPLE),
    ] {
        let (data, findings) = from_texts(settings, kb, "");
        assert!(data.is_none(), "{settings} {kb}");
        assert!(findings.iter().any(|finding| finding.code == expected), "{settings} {kb}: {findings:?}");
    }
}

/// What is found of an example language that asks for `p/2` of each of a few examples, and the tree.
fn with_background(background: &str) -> (String, Vec<Diagnostic>) {
    let settings = "predict(e(+x,-class)). minimal_cases(1). rmode(p(+X,-Y)). rmode(f(+X)).";
    let kb = "e(1,a). e(2,b). e(3,a). e(4,b). n(1). n(2). n(3). n(4). f(1). f(3). q(1,2).";
    let (data, mut findings) = from_texts(settings, kb, background);
    let data = data.unwrap_or_else(|| panic!("{findings:?}"));
    let text = report(&data);
    findings.extend(data.knowledge.findings());
    (text, findings)
}

#[test]
fn what_cannot_be_worked_out_fails_and_is_told_once() {
    for (background, expected, name) in [
        // Variables without a value, and terms of the wrong kind.
        ("p(X,Y) :- X >= Y.", code::CALL_FAILED, "p/2"),
        ("p(X,Y) :- n(X), Y is Z + 1.", code::CALL_FAILED, "p/2"),
        ("p(X,Y) :- n(X), Y is foo + 1.", code::CALL_FAILED, "p/2"),
        ("p(X,Y) :- n(X), length(Z, Y).", code::CALL_FAILED, "p/2"),
        ("p(X,Y) :- r(X,Y). r(X,Y) :- n(X), a < X, Y = 1.", code::CALL_FAILED, "p/2"),
        ("p(X,Y) :- n(X), Y is 1 / 0.", code::CALL_FAILED, "p/2"),
        // Undefined predicates.
        ("p(X,Y) :- X <= Y.", code::PREDICATE_NOT_RUN, "<=/2"),
        ("p(X,Y) :- n(X), r(X,Y). r(X,Y) :- nowhere(X,Y).", code::PREDICATE_NOT_RUN, "nowhere/2"),
        ("p(X,Y) :- n(X), G = nowhere(X,Y), call(G).", code::PREDICATE_NOT_RUN, "nowhere("),
        // Recursion without end.
        ("p(X,Y) :- p(X,Y).", code::PREDICATE_NOT_RUN, "p/2"),
        ("p(X,Y) :- r(X,Y). r(X,Y) :- r(Y,X).", code::PREDICATE_NOT_RUN, "p/2"),
        ("p(X,Y) :- n(X), r(0,Y). r(X,Y) :- Z is X + 1, r(Z,Y).", code::PREDICATE_NOT_RUN, "p/2"),
    ] {
        let (text, findings) = with_background(background);
        let told: Vec<&Diagnostic> = findings.iter().filter(|finding| finding.code == expected).collect();
        let [finding] = told.as_slice() else { panic!("{background}: {findings:?}") };
        assert!(finding.message.contains(name), "{background}: {}", finding.message);
        assert!(finding.line_column().is_some(), "{background}: no place");
        // The other predicate does it alone.
        assert!(text.contains("f(A) ? "), "{background}: {text}");
        assert!(findings.len() == 1, "{background}: {findings:?}");
    }
}

#[test]
fn answers_before_something_goes_wrong_count() {
    let (_, findings) = with_background("p(X,Y) :- q(X,Y). p(X,Y) :- n(X), Y > X.");
    assert!(findings.iter().all(|finding| finding.code == code::CALL_FAILED), "{findings:?}");
    let settings = "predict(e(+x,-class)). minimal_cases(1). rmode(p(+X,-Y)).";
    let kb = "e(1,a). e(2,b). e(3,a). e(4,b). q(1,1). q(3,1). n(4).";
    let (data, _) = from_texts(settings, kb, "p(X,Y) :- q(X,Y). p(X,Y) :- n(X), Y > X.");
    let text = report(&data.expect("examples"));
    assert!(text.contains("p(A,-C) ? \n+--yes: [a] 2.0"), "{text}");
}

#[test]
fn a_background_that_does_not_end_gives_the_same_tree_however_often_it_is_asked() {
    let settings =
        "predict(e(+x,-class)). minimal_cases(1). rmode(p(+X,-Y)). rmode(f(+X)). auto_lookahead(p(X,Y),[Y]).";
    let kb = (0..40).fold(String::new(), |text, n| {
        let arc = if n % 7 == 3 { format!("arc({n},{}).", n / 2) } else { String::new() };
        text + &format!(
            "e({n},{}). {arc} {}\n",
            if n % 2 == 0 { "a" } else { "b" },
            if n % 5 == 0 { format!("f({n}).") } else { String::new() }
        )
    });
    let learn = || {
        // With answers at every depth: each must cost the same.
        let bg = "p(X,Y) :- arc(X,Y). p(X,Y) :- arc(X,Z), p(Z,Y). p(24,Y) :- p(24,Y).";
        report(&from_texts(settings, &kb, bg).0.expect("examples"))
    };
    let first = learn();
    assert_eq!(learn(), first);
}

#[test]
fn constraints_keep_literals_out() {
    let settings =
        "predict(e(+x,-class)). minimal_cases(1). heuristic(gain). pruning(none). rmode(f(+X,#[a,b])). rmode(g(+X)).";
    let kb =
        "e(1,p). e(2,p). e(3,n). e(4,n). e(5,n). f(1,a). f(2,a). f(3,b). g(1). g(3). f(4,c). f(5,c). e(6,p). g(6).";
    let tree = |further: &str| {
        let (data, findings) = crate::from_texts(&format!("{settings} {further}"), kb, "");
        let data = data.expect("data");
        let outcome =
            nakade::tilde::run(&data, &nakade::bias::settings::Command::Tree, &nakade::learn::Options::default());
        (outcome.expect("a tree").parts[0].tree.to_text(), findings)
    };
    let (free, findings) = tree("");
    assert!(findings.is_empty() && free.contains("f(A,a) ?"), "{free}");
    // Not at all; only behind another; not where another is.
    for (constraint, there) in [
        ("constraint(f(_,a), fail).", false),
        ("constraint(f(X,a), occurs(g(X))).", false),
        ("constraint(f(X,a), not(occurs(g(X)))).", true),
        ("constraint(f(_,b), fail).", true),
    ] {
        let (text, findings) = tree(constraint);
        assert!(findings.is_empty(), "{findings:?}");
        let first = text.lines().nth(1).unwrap_or_default();
        assert_eq!(first.contains("f(A,a)"), there, "{constraint}\n{text}");
    }
    let (same, findings) = tree("\nconstraint(f(X,a), younger(X)).");
    let told: Vec<_> = findings.iter().map(|f| (f.code.as_str(), f.line_column().map(|(_, line, _)| line))).collect();
    assert_eq!(told, [("B0003", Some(2))]);
    assert!(same == free && findings[0].message.contains("younger(A)"), "{}", findings[0].message);
}

#[test]
fn a_tree_has_one_leaf_at_least() {
    let settings = "predict(e(+x,-class)). rmode(f(+X)).\nmax_leaves(0).";
    let (data, findings) = crate::from_texts(settings, "e(1,a). e(2,b). f(1).", "");
    assert!(data.is_some() && findings.len() == 1 && findings[0].message.contains("one leaf"), "{findings:?}");
}

#[test]
fn zero_is_printed_without_a_sign() {
    for (number, text) in
        [(-0.0, "0.0000"), (-0.00004, "0.0000"), (-0.00006, "-0.0001"), (0.25, "0.2500"), (-1.5, "-1.5000")]
    {
        assert_eq!(nakade::tree::four_decimals(number), text);
    }
    assert_eq!(nakade::tree::number_text(-0.0), nakade::tree::number_text(0.0));
}
