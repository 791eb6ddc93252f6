//! The Prolog session: answers, errors, limits, attempts to break out and to break it.
#![cfg(feature = "prolog")]

mod common;

use common::Random;
use nakade::diagnostics::{Diagnostic, Source};
use nakade::go::Point;
use nakade::prolog::{Answer, Bounds, Joining, Knowledge, Question, Session, Worker, value_text};
use nakade::runtime::{Content, Snapshot};
use std::sync::Arc;
use std::time::{Duration, Instant};

fn session_with(bounds: Bounds) -> Session {
    Session::new(Worker::new(env!("CARGO_BIN_EXE_nakade")), Knowledge::of_background(), bounds)
}

fn session() -> Session {
    session_with(Bounds { time: Duration::from_secs(20), ..Bounds::default() })
}

/// Five lines: two friends in atari in the corner, three enemies around them.
fn position() -> Snapshot {
    let stones = ["XXO..", ".O...", ".....", "..X..", "....."];
    Snapshot::read(5, 5, |point| match stones[usize::from(point.y())].as_bytes()[usize::from(point.x())] {
        b'X' => Content::Friend,
        b'O' => Content::Enemy,
        _ => Content::Empty,
    })
}

fn text(answer: &Answer) -> String {
    let bindings = answer.bindings.iter().map(|(name, value)| format!("{name}={}", value_text(value)));
    bindings.collect::<Vec<_>>().join(" ")
}

fn ask(session: &mut Session, goal: &str) -> Result<Vec<String>, (Vec<String>, String)> {
    let question = Question::read(goal, session.knowledge()).map_err(|f| (Vec::new(), codes(&f)))?;
    let (answers, _, trouble) = session.all(&question);
    let answers: Vec<String> = answers.iter().map(text).collect();
    match trouble {
        None => Ok(answers),
        Some(trouble) => Err((answers, trouble.code.to_string())),
    }
}

fn codes(findings: &[Diagnostic]) -> String {
    findings.iter().map(|finding| finding.code.as_str()).collect::<Vec<_>>().join(" ")
}

/// The session must still know its position and its theories.
fn still_works(session: &mut Session, after: &str) {
    assert_eq!(ask(session, "atari(G), group(G, friend)"), Ok(vec!["G=33".to_owned()]), "after {after}");
}

fn load(session: &mut Session, text: &str) -> Vec<Diagnostic> {
    session.load(&Arc::new(Source::new("mine.pl", text)), Joining::Replace)
}

#[test]
fn answers_are_terms_in_the_order_of_prolog() {
    let mut session = session();
    session.set_position(&position());
    let mut check = |goal: &str, wanted: &[&str]| {
        assert_eq!(ask(&mut session, goal), Ok(wanted.iter().map(ToString::to_string).collect()), "{goal}");
    };
    check("atari(G), group(G, friend)", &["G=33"]);
    check("liberty(33, L)", &["L=65"]);
    check("board((X, 0), 33)", &["X=0", "X=1"]);
    check("board(P, 33)", &["P=(0, 0)", "P=(1, 0)"]);
    check("link(33, H)", &["H=35", "H=65", "H=66"]);
    check("link(G, 33)", &["G=35", "G=65", "G=66"]);
    check("size(C, R)", &["C=5 R=5"]);
    check("findall(G, group(G, friend), L)", &["G=_A L=[33,131]"]);
    check("member(X, [c, a, b, a])", &["X=c", "X=a", "X=b", "X=a"]);
    check("fail", &[]);
    check("true", &[""]);
    check("X = \"abc\"", &["X=[a,b,c]"]);
    check("X = f(Y, _, Y)", &["X=f(_A,_B,_A) Y=_A"]);
    check("X is 2 ^ 100", &["X=1267650600228229401496703205376"]);
    check("X = 'hello world', atom_length(X, N)", &["X='hello world' N=11"]);
    check("length(L, 2)", &["L=[_A,_B]"]);
    check("X = [+, -, :-, (a :- b), {c}, -1, - 1, 'É', '\\n']", &["X=[+,-,:-,(a :- b),{c},-1,-(1),'É','\\n']"]);
    check("call(liberty_cnt(33), N)", &["N=1"]);
    check("G = atari(33), G", &["G=atari(33)"]);
    check("maplist(succ, [1, 2], L)", &["L=[2,3]"]);
    check("include(atari, [33, 131], L)", &["L=[33]"]);
    check("forall(group(G, friend), group_size(G, N))", &["G=_A N=_B"]);
    check("aggregate_all(count, group(_, empty), N)", &["N=20"]);
    check("setof(C, G^group(G, C), L)", &["C=_A G=_B L=[empty,enemy,friend]"]);
    check("catch(X is foo + 1, error(E, _), true)", &["X=_A E=type_error(evaluable,foo/0)"]);
    check("catch(throw(mine), X, true)", &["X=mine"]);
    check("sort(0, @>=, [1, 3, 2, 3], L), msort([b, a, b], M)", &["L=[3,3,2,1] M=[a,b,b]"]);
}

#[test]
fn answers_come_one_at_a_time() {
    let mut session = session();
    let question = Question::read("between(1, inf, X) ; true", session.knowledge());
    assert!(question.is_ok());
    let question = Question::read("repeat, member(X, [a, b])", session.knowledge()).unwrap();
    let mut answers = session.ask(&question, 1);
    for wanted in ["X=a", "X=b", "X=a"] {
        assert_eq!(text(&answers.next_answer().unwrap().unwrap()), wanted);
    }
    drop(answers);
    assert_eq!(ask(&mut session, "X = 1"), Ok(vec!["X=1".to_owned()]));
}

#[test]
fn what_a_goal_writes_is_kept_apart() {
    let mut session = session();
    let question =
        Question::read("member(X, [1, 2]), write(X), nl, writeq('A b'), tab(2)", session.knowledge()).unwrap();
    let (answers, output, trouble) = session.all(&question);
    assert!(trouble.is_none() && answers.len() == 2, "{trouble:?}");
    assert_eq!(output, "1\n'A b'  2\n'A b'  ");
}

#[test]
fn theories_are_used_and_replaced() {
    let mut session = session();
    session.set_position(&position());
    assert!(load(&mut session, "weak(G) :- liberty_cnt(G, N), N < 2, group(G, friend).").is_empty());
    assert_eq!(ask(&mut session, "weak(G)"), Ok(vec!["G=33".to_owned()]));
    let again = load(&mut session, "weak(G) :- group(G, enemy).");
    assert_eq!(codes(&again), "Q0201");
    assert_eq!(ask(&mut session, "weak(G)"), Ok(vec!["G=35".to_owned(), "G=66".to_owned()]));
    session.load(&Arc::new(Source::new("prompt", "weak(131).")), Joining::Add);
    assert_eq!(ask(&mut session, "weak(131)").map(|a| a.len()), Ok(1));
    // A theory with faults keeps what is right in it, wherever its clauses stand.
    let text = "p(1).\nq(X :- r.\np(2).\ns(a).\np(3).\nmember(none, _).\n:- op(700, xfx, ===>).\nrule(a ===> b).\n";
    assert_eq!(codes(&load(&mut session, text)).get(..1), Some("L"));
    assert_eq!(ask(&mut session, "p(X)").map(|a| a.len()), Ok(3));
    assert_eq!(ask(&mut session, "rule(X ===> Y)"), Ok(vec!["X=a Y=b".to_owned()]));
    assert_eq!(
        ask(&mut session, "member(X, [1]), G = member(Y, [2]), G"),
        Ok(vec!["X=none G=member(none,[2]) Y=none".to_owned()])
    );
    still_works(&mut session, "theories");
}

#[test]
fn errors_are_findings_with_places() {
    let mut session = session();
    session.set_position(&position());
    load(&mut session, ":- dynamic later/1.\nbad(X) :- X > a.\nlost :- nowhere(1).\n");
    for (goal, code, column) in [
        ("atari(G), X is G + foo", "Q0101", 11),
        ("X is 1 / 0", "Q0101", 6),
        ("G = 1, call(G)", "Q0101", 0),
        ("bad(1)", "Q0101", 0),
        ("lost", "Q0101", 0),
        ("throw(a(b))", "Q0101", 0),
        ("atom_length(X, Y)", "Q0101", 1),
        ("G = nosuch(1), G", "Q0101", 0),
        ("length(X, 300000)", "Q0105", 0),
        ("X = f(X)", "Q0105", 0),
        ("repeat, fail", "Q0102", 0),
    ] {
        let small = Bounds { inferences: 300_000, ..Bounds::default() };
        let mut limited = Session::new(Worker::new(env!("CARGO_BIN_EXE_nakade")), session.knowledge().clone(), small);
        let asked = if code == "Q0102" { &mut limited } else { &mut session };
        let question = Question::read(goal, asked.knowledge()).unwrap();
        let (_, _, trouble) = asked.all(&question);
        let trouble = trouble.unwrap_or_else(|| panic!("{goal} raises no error"));
        assert_eq!(trouble.code.as_str(), code, "{goal}: {trouble}");
        if column > 0 {
            assert_eq!(trouble.line_column().map(|(_, _, column)| column), Some(column), "{goal}");
        }
        assert!(!trouble.message.contains(['~', '#']), "{goal}: {}", trouble.message);
    }
    assert_eq!(ask(&mut session, "later(X)"), Ok(vec![]));
    still_works(&mut session, "errors");
}

#[test]
fn limits_end_a_query_and_not_the_session() {
    let bounds = Bounds { inferences: u64::MAX >> 8, answers: 500, memory: 200 << 20, time: Duration::from_secs(2) };
    let mut session = session_with(bounds);
    session.set_position(&position());
    for (goal, count) in [
        ("repeat, fail", 0),
        ("repeat", 500),
        ("between(1, 1000, X)", 500),
        ("X is 7 ^ (7 ^ 12)", 0),
        ("length(L, 30000000)", 0),
        ("findall(X, repeat, L)", 0),
        ("catch((repeat, fail), _, true)", 0),
        ("catch(length(L, 100000000), _, true)", 0),
        ("member(X, [1, 2]) ; repeat, fail", 2),
    ] {
        let start = Instant::now();
        let result = ask(&mut session, goal);
        let Err((answers, code)) = result else {
            // What the system cannot hold is an error like others, which a goal can catch.
            assert!(goal.starts_with("catch(length"), "{goal}");
            continue;
        };
        assert!(matches!(code.as_str(), "Q0101" | "Q0102" | "Q0103" | "Q0105"), "{goal}: {code}");
        assert_eq!(answers.len(), count, "{goal}");
        assert!(start.elapsed() < Duration::from_secs(30), "{goal} took {:?}", start.elapsed());
        still_works(&mut session, goal);
    }
    // Inferences: the limit counts on the way back into a goal, too.
    let mut session = session_with(Bounds { inferences: 100_000, ..Bounds::default() });
    let Err((answers, code)) = ask(&mut session, "between(1, 1000000, X)") else { panic!("no limit") };
    assert!(code == "Q0102" && answers.len() > 1_000);
}

#[test]
fn an_interrupted_query_leaves_the_session_working() {
    let mut session = session();
    session.set_position(&position());
    for _ in 0..2 {
        let cancellation = nakade::diagnostics::Cancellation::default();
        session.set_cancellation(cancellation.clone());
        let waiting = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(1500));
            cancellation.cancel();
        });
        let question = Question::read("repeat, fail", session.knowledge()).unwrap();
        let (_, _, trouble) = session.all(&question);
        assert_eq!(trouble.map(|t| t.code.as_str()), Some("Q0104"));
        waiting.join().unwrap();
        session.set_cancellation(Default::default());
        still_works(&mut session, "an interruption");
    }
}

/// Goals that would reach outside if anything let them.
const ESCAPES: &[&str] = &[
    "consult('/etc/passwd')",
    "open('/tmp/nakade-escaped', write, S), write(S, x), close(S)",
    "shell('touch /tmp/nakade-escaped')",
    "use_module(library(process)), process_create('/bin/sh', [], [])",
    "use_module(library(files))",
    "halt",
    "halt(3)",
    "read(X)",
    "read_term(X, [])",
    "user:halt",
    "lists:append(X, Y, [a])",
    "builtins:halt",
    "assertz(atari(999))",
    "retract(group(33, friend))",
    "asserta((liberty(A, B) :- halt))",
    "abolish(liberty/2)",
    "G = halt, G",
    "G = halt, call(G)",
    "call(halt)",
    "G =.. [halt], call(G)",
    "atom_concat(ha, lt, G), call(G)",
    "atom_chars(A, [h, a, l, t]), G =.. [A, 3], G",
    "G =.. [':', user, halt], G",
    "G = (true, halt), G",
    "G = (fail ; halt), once(G)",
    "G = (\\+ halt), G",
    "findall(X, (G = halt, G), L)",
    "maplist(call, [halt])",
    "foldl(call, [halt], a, B)",
    "catch(call(shell, ls), E, throw(E))",
    "forall(member(G, [halt]), G)",
    "call(consult, '/etc/passwd')",
    "call(call, call, halt)",
    "G = call(halt), call(G)",
    "G = findall(X, halt, L), G",
    "G = maplist(consult, ['/etc/passwd']), G",
    "setof(X, G^(G = halt, G), L)",
    "G = setof(X, Y^halt, L), G",
    "'#call'(halt)",
    "'#add'(X, Y)",
    "'~halt'",
    "'$call'(halt)",
    "G = '#ask'(a, b, c), G",
    "current_op(P, T, N)",
    "op(200, xfx, '=>')",
    "set_prolog_flag(double_quotes, atom)",
    "current_prolog_flag(A, B)",
    "current_output(S)",
    "stream_property(S, P)",
    "write(user_error, x)",
    "getenv(\"HOME\", X)",
    "socket_client_open(localhost:1, S, [])",
    "http_open(\"http://localhost\", S, [])",
    "phrase_from_file(a, '/etc/passwd')",
    "directory_files('/', X)",
    "clause(atari(G), B)",
    "bb_put(a, 1)",
    "term_expansion(a, b)",
    "term_to_atom(X, 'halt'), X",
    "call((G = halt, G))",
    "ignore(halt)",
    "not(halt) ; true",
    "G = (halt -> true ; true), G",
    "call_with_inference_limit(halt, 100, R)",
    "setup_call_cleanup(true, true, halt)",
    "aggregate_all(count, halt, N)",
    "X = 'user':'halt', call(X)",
    "foreign(a)",
    "sleep(100)",
    "garbage_collect",
    "initialization(halt)",
    "module(a, [])",
    "load_files(a, [])",
    "tab(user_error, 1)",
    "predsort([O, A, B]>>halt, [a, b], L)",
    "write('{\"Done\":\"[]\"}'), nl, write('{\"Proof\":\"answer([1])\"}'), nl, fail",
    "throw(answer([1]))",
    "throw(end)",
    "throw(inference_limit_exceeded)",
    "catch(throw(limit), X, (nl, fail))",
    "X = inference_limit_exceeded, throw(X)",
    "'~group'(G, C), '#row'(G, C, L, P)",
    "G = '~consult'(x), G",
    "G = '#meta'(halt, 0, []), G",
    "G =.. ['#clauses', \"[]\", X], G",
    "G = (a :- halt), G",
    "G = {halt}, G",
    "G = [halt], G",
    "[halt]",
    "['/etc/passwd']",
    "{halt}",
    "maplist(foldl(halt), [[a]], [a], B)",
    "G = maplist(maplist(halt)), call(G, [[a]])",
    "findall(X, member(X, [halt]), [G]), call(G)",
    "catch(throw(halt), G, G)",
    "catch(atom_length(1, a), error(E, C), halt)",
    "setof(G, member(G, [halt, shell(ls)]), [H|_]), H",
    "G = \"halt\", atom_chars(A, G), A",
    "read_term_from_atom(halt, G, []), G",
    "read_term_from_chars(\"halt.\", G, []), G",
    "number_codes(X, \"0'a\"), halt",
    "load(x)",
    "call(':-'(halt))",
    "G = (true *-> halt), G",
    "phrase(halt, [])",
    "partial_string(\"abc\", X, Y)",
    "'$skip_max_list'(A, B, C, D)",
    "'$cpu_now'(X)",
    "crypto_data_hash(\"a\", X, [])",
    "use_module('/tmp/x')",
    "random(X)",
    "argv(X)",
    "'\\x24\\call'(halt)",
    "copy_term(halt, G), G",
    "G = call((halt, true)), ignore(G), fail",
    "sub_atom('xhaltx', 1, 4, _, G), G",
    "aggregate_all(bag(G), member(G, [halt]), [H]), H",
    "partition([X]>>halt, [a], A, B)",
    "call(lists:append, [], [], X)",
    "G = lists:append([], [], X), call(G)",
    "wam_instructions(a/1, X)",
    "inference_limit(halt)",
    "call_cleanup(true, halt)",
    "'/'(halt, 0)",
    "succ_or_zero(halt)",
    "abort",
    "forall(true, halt)",
    "G = forall(true, halt), G",
    "G = catch(halt, _, true), G",
];

#[test]
fn nothing_gets_out() {
    let mut session = session();
    session.set_position(&position());
    for goal in ESCAPES {
        match ask(&mut session, goal) {
            Err((answers, code)) => {
                assert!(answers.is_empty(), "{goal}: {answers:?}");
                let is_refused = code.split(' ').all(|code| matches!(code, "Q0001" | "Q0002" | "Q0101"));
                assert!(is_refused, "{goal}: {code}");
            }
            // Some are harmless.
            Ok(answers) => assert!(
                ["not(", "ignore(", "G = catch(halt"].iter().any(|start| goal.starts_with(start)) || answers.is_empty(),
                "{goal}: {answers:?}"
            ),
        }
    }
    still_works(&mut session, "attempts to break out");
    assert!(!std::path::Path::new("/tmp/nakade-escaped").exists());
}

#[test]
fn nothing_gets_out_of_a_theory() {
    let mut session = session();
    session.set_position(&position());
    for directive in [
        "initialization(halt)",
        "use_module(library(process))",
        "use_module(library(sockets))",
        "use_module(library(http/http_open))",
        "use_module('/etc/passwd')",
        "consult('/etc/passwd')",
        "ensure_loaded(other)",
        "include(other)",
        "shell(ls)",
        "halt",
    ] {
        assert!(!load(&mut session, &format!(":- {directive}.\n")).is_empty(), "{directive} is not told");
        still_works(&mut session, directive);
    }
    load(&mut session, "term_expansion(_, halt).\ngoal_expansion(_, halt).\n");
    for (at, goal) in ESCAPES.iter().enumerate() {
        load(&mut session, &format!("escape{at} :- {goal}.\n"));
        match ask(&mut session, &format!("escape{at}")) {
            Err((answers, _)) => assert!(answers.is_empty(), "{goal}"),
            Ok(answers) => assert!(answers.len() <= 1, "{goal}"),
        }
    }
    still_works(&mut session, "theories that try to break out");
    assert!(!std::path::Path::new("/tmp/nakade-escaped").exists());
}

/// Pieces that random texts are put together from.
const PIECES: &[&str] = &[
    "atari",
    "(",
    ")",
    "G",
    ",",
    "group",
    "enemy",
    "friend",
    "[",
    "]",
    "|",
    "X",
    "=",
    "\\+",
    ".",
    " ",
    "\n",
    "'",
    "\"",
    "\\",
    "0",
    "-",
    "1.5",
    "findall",
    "call",
    ";",
    "->",
    "!",
    "{",
    "}",
    "`",
    "%",
    "/*",
    "*/",
    "0'",
    ":-",
    "?-",
    "é",
    "黒",
    "\u{0}",
    "\u{feff}",
    "\u{1f600}",
    "1e400",
    "99999999999999999999",
    "halt",
    "is",
    "X1",
    "_",
    "board",
    "(X,Y)",
    "link",
    "liberty_cnt",
    "N",
    "<",
    "member",
    "length",
    "=..",
    "atom_chars",
    "\"a\\x0\\b\"",
    "'\\x0\\'",
    "~",
    "#call",
    "'#add'",
    "$",
    ":",
    "^",
    "setof",
    "op(700,xfx,is)",
    "repeat",
    "append",
    "sort",
    "catch",
    "throw",
];

#[test]
fn rubbish_breaks_nothing() {
    let bounds = Bounds { inferences: 50_000, answers: 50, memory: 300 << 20, time: Duration::from_secs(5) };
    let mut session = session_with(bounds);
    session.set_position(&position());
    let mut random = Random(42);
    let seeds: Vec<String> = ESCAPES
        .iter()
        .map(ToString::to_string)
        .chain([
            "atari(G), group(G, enemy)".to_owned(),
            "findall(L, liberty(33, L), Ls), length(Ls, N)".to_owned(),
            "X = [a, b, c | T], T = \"def\", append(X, Y, Z)".to_owned(),
            "setof(X-Y, board((X, Y), G), L), member(M, L)".to_owned(),
        ])
        .collect();
    let rounds = std::env::var("NAKADE_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(1_500);
    let mut asked = 0;
    for round in 0..rounds {
        let mut rubbish = match round % 3 {
            0 => (0..random.below(12) + 1).filter_map(|_| random.choose(PIECES)).collect::<String>(),
            _ => seeds[random.below(seeds.len())].clone(),
        };
        if round % 3 > 0 {
            for _ in 0..random.below(3) + round % 3 - 1 {
                let mut characters: Vec<char> = rubbish.chars().collect();
                let at = random.below(characters.len() + 1);
                match random.below(3) {
                    0 => drop(characters.drain(at..(at + random.below(4)).min(characters.len()))),
                    _ => {
                        let piece: Vec<char> = random.choose(PIECES).unwrap_or_default().chars().collect();
                        characters.splice(at..at, piece);
                    }
                }
                rubbish = characters.into_iter().collect();
            }
        }
        if round % 5 == 0 {
            let mut theories = session_with(bounds);
            load(&mut theories, &rubbish);
            load(&mut theories, &format!("p :- {rubbish}."));
            if round % 50 == 0 {
                _ = ask(&mut theories, "p ; true");
            }
        }
        if let Ok(question) = Question::read(&rubbish, session.knowledge()) {
            asked += 1;
            _ = session.all(&question);
        }
        if round % 100 == 99 {
            still_works(&mut session, &rubbish);
        }
    }
    println!("{asked} of {rounds} texts were goals");
    assert!(asked > rounds / 20);
    still_works(&mut session, "rubbish");
}

#[test]
fn a_point_far_away_and_odd_sizes() {
    for size in [1_u8, 2, 19, 25] {
        let mut session = session();
        session.set_position(&Snapshot::read(size, size, |point| {
            if point == Point::new(0, 0) && size > 1 { Content::Enemy } else { Content::Empty }
        }));
        let answers = ask(&mut session, "aggregate_all(count, board(_, _), N), size(C, R)");
        assert_eq!(answers, Ok(vec![format!("N={} C={size} R={size}", u32::from(size) * u32::from(size))]));
        assert_eq!(
            ask(&mut session, "board((30, 0), G) ; board((-1, 0), G) ; board((a, 0), G) ; board(x, G)"),
            Ok(vec![])
        );
        // Whatever is no group has no colour, no points and no neighbours.
        for group in ["0", "-1", "32", "31", "64", "700", "100000", "a", "f(1)", "1.5", "(0, 0)"] {
            let goal = format!("G = {group}, ( group(G, C) ; board(P, G) ; link(G, H) ; link(H, G) )");
            let wanted = if size < 25 || group != "700" { Ok(vec![]) } else { ask(&mut session, &goal) };
            assert_eq!(ask(&mut session, &goal), wanted, "{goal}");
        }
    }
}

/// The wall behind the list of allowed predicates.
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
#[test]
fn the_operating_system_keeps_the_worker_in() {
    let mut session = session();
    assert!(ask(&mut session, "true").is_ok());
    let id = session.process_id().expect("a running worker");
    let tasks = std::fs::read_dir(format!("/proc/{id}/task")).expect("its threads");
    let filtered = tasks.filter(|task| {
        let status =
            std::fs::read_to_string(task.as_ref().expect("a thread").path().join("status")).expect("its status");
        status.lines().any(|line| line.starts_with("Seccomp:") && line.trim_end().ends_with('2'))
    });
    assert_eq!(filtered.count(), 1, "the thread that runs goals may make few calls to the system");
    let limits = std::fs::read_to_string(format!("/proc/{id}/limits")).expect("its limits");
    let line = limits.lines().find(|line| line.starts_with("Max address space")).expect("a line");
    assert!(!line.contains("unlimited"), "{line}");
}
