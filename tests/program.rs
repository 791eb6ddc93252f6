//! Programs of clauses against a Prolog system: built-in predicates one by one, and random programs.
#![cfg(feature = "workbench")]

mod common;

use common::Random;
use nakade::coverage::{Program, ProgramError};
use nakade::diagnostics::Source;
use nakade::interpretation::{Background, Relation, Table, Value};
use nakade::logic::reader::read_term;
use nakade::logic::{Operators, Symbol, Term};
use std::collections::HashMap;
use std::process::{Command, Stdio};
use std::sync::Arc;

/// Facts beside a program.
#[derive(Default)]
struct Facts(HashMap<(Symbol, usize), Table>);

impl Background for Facts {
    fn relation(&self, name: Symbol, arity: usize) -> Option<&dyn Relation> {
        self.0.get(&(name, arity)).map(|table| table as &dyn Relation)
    }

    fn signatures(&self) -> Vec<(Symbol, usize)> {
        self.0.keys().copied().collect()
    }
}

const STEPS: u64 = 300_000;

fn program(text: &str) -> Program {
    let (program, findings) = Program::new().with(&Arc::new(Source::new("program.pl", text)));
    assert!(findings.is_empty(), "{findings:?} in {text}");
    program
}

/// The answers of a goal as they are found, at most so many; an error ends them.
fn answers(program: &Program, facts: &Facts, goal: &Term, most: usize) -> (Vec<Term>, Option<ProgramError>) {
    let mut found = Vec::new();
    let ended = program.solve(facts, 0, goal, STEPS, &mut |substitution| {
        found.push(named(&substitution.apply(goal)));
        found.len() < most
    });
    (found, ended.err())
}

/// The term that a text must be.
fn term(text: &str) -> Term {
    read_term(&Arc::new(Source::new("term", text)), &Operators::default())
        .unwrap_or_else(|fault| panic!("{fault}"))
        .term
}

/// A term whose variables are numbered in the order in which they occur.
fn named(term: &Term) -> Term {
    let places: HashMap<_, _> = term.variables().into_iter().zip(0..).collect();
    term.map_variables(|variable| Term::variable(places[&variable]))
}

/// What the goals come to: all answers, or `error` in the place of those that an error ends.
fn says(goal: &str) -> String {
    let (found, error) = answers(&program(""), &Facts::default(), &term(goal), 20);
    let mut said: Vec<String> = found.iter().map(ToString::to_string).collect();
    said.extend(error.map(|_| "error".to_owned()));
    said.join(" ")
}

#[test]
fn built_in_predicates_one_by_one() {
    for (goal, wanted) in [
        ("functor(f(a, b), N, A)", "functor(f(a,b),f,2)"),
        ("functor(T, foo, 2)", "functor(foo(A,B),foo,2)"),
        ("functor(7, N, A)", "functor(7,7,0)"),
        ("functor(T, N, 2)", "error"),
        ("arg(N, f(a, b), X)", "arg(1,f(a,b),a) arg(2,f(a,b),b)"),
        ("arg(3, f(a, b), X)", ""),
        ("f(a, B) =.. L", "f(a,A)=..[f,a,A]"),
        ("X =.. [foo, 1]", "foo(1)=..[foo,1]"),
        ("copy_term(f(X, Y, X), T)", "copy_term(f(A,B,A),f(C,D,C))"),
        ("length(L, 2)", "length([A,B],2)"),
        ("length([a|T], 3)", "length([a,A,B],3)"),
        ("length([a|T], 0)", ""),
        ("length(L, N)", "error"),
        ("atom_length(hello, N)", "atom_length(hello,5)"),
        ("atom_chars(X, [a, '1'])", "atom_chars(a1,[a,'1'])"),
        ("atom_chars(12, L)", "atom_chars(12,['1','2'])"),
        ("atom_number('-3', X)", "atom_number('-3',-3)"),
        ("atom_number(a3, X)", ""),
        ("atom_concat(X, Y, ab)", "atom_concat('',ab,ab) atom_concat(a,b,ab) atom_concat(ab,'',ab)"),
        ("sub_atom(abab, B, 2, A, ab)", "sub_atom(abab,0,2,2,ab) sub_atom(abab,2,2,0,ab)"),
        ("msort([c, a, 1, 2.0, a], L)", "msort([c,a,1,2.0,a],[1,2.0,a,a,c])"),
        ("sort(0, @>=, [1, 3, 2, 3], L)", "sort(0,@>=,[1,3,2,3],[3,3,2,1])"),
        ("sort(1, @<, [f(2, a), f(1, b), f(2, c)], L)", "sort(1,@<,[f(2,a),f(1,b),f(2,c)],[f(1,b),f(2,a)])"),
        ("keysort([b-1, a-2, b-0], L)", "keysort([b-1,a-2,b-0],[a-2,b-1,b-0])"),
        ("predsort(compare, [c, a, b, a], L)", "predsort(compare,[c,a,b,a],[a,b,c])"),
        ("list_to_set([a, b, a, X, Y, X], L)", "list_to_set([a,b,a,A,B,A],[a,b,A,B])"),
        ("sum_list([1, 2.5, 3], S)", "sum_list([1,2.5,3],6.5)"),
        ("sum_list([1|T], S)", "error"),
        ("sum_list(a, S)", ""),
        ("max_list([1, 3, 2], M)", "max_list([1,3,2],3)"),
        ("max_list([], M)", ""),
        ("min_list([4, 2, 3], M)", "min_list([4,2,3],2)"),
        ("numlist(1, 3, L)", "numlist(1,3,[1,2,3])"),
        ("last([1, 2], X)", "last([1,2],2)"),
        ("nth0(I, [a, b], X)", "nth0(0,[a,b],a) nth0(1,[a,b],b)"),
        ("nth1(2, [a, b], X)", "nth1(2,[a,b],b)"),
        ("reverse([1, 2], L)", "reverse([1,2],[2,1])"),
        ("memberchk(f(X), [f(a), f(b)])", "memberchk(f(a),[f(a),f(b)])"),
        ("select(b, [a, b, b], L)", "select(b,[a,b,b],[a,b]) select(b,[a,b,b],[a,b])"),
        ("permutation([1, 2], P)", "permutation([1,2],[1,2]) permutation([1,2],[2,1])"),
        ("append([[1], [2, 3], []], L)", "append([[1],[2,3],[]],[1,2,3])"),
        ("delete([a, B, c], a, L)", "delete([a,A,c],a,[c])"),
        ("subtract([a, b, a], [a], L)", "subtract([a,b,a],[a],[b])"),
        ("flatten([a, [b, [c, []]]], L)", "flatten([a,[b,[c,[]]]],[a,b,c])"),
        ("between(1, 3, X)", "between(1,3,1) between(1,3,2) between(1,3,3)"),
        ("(between(1, inf, X), X > 2, !)", "between(1,inf,3),3>2,!"),
        ("succ(X, 4)", "succ(3,4)"),
        ("succ(X, 0)", ""),
        ("succ(X, Y)", "error"),
        ("plus(1, X, 3)", "plus(1,2,3)"),
        ("forall(member(X, [1, 2]), X > 0)", "forall(member(A,[1,2]),A>0)"),
        ("forall(member(X, [1, 2]), X > 1)", ""),
        ("findall(X, member(X, [1, 2]), L, [z])", "findall(A,member(A,[1,2]),[1,2,z],[z])"),
        ("bagof(X, member(X, []), L)", ""),
        (
            "bagof(X, member(X-Y, [2-a, 1-b, 3-a]), L)",
            "bagof(A,member(A-a,[2-a,1-b,3-a]),[2,3]) bagof(A,member(A-b,[2-a,1-b,3-a]),[1])",
        ),
        ("setof(X, Y^member(X-Y, [2-a, 1-b, 2-b]), L)", "setof(A,B^member(A-B,[2-a,1-b,2-b]),[1,2])"),
        ("aggregate_all(count, member(_, [a, b]), N)", "aggregate_all(count,member(A,[a,b]),2)"),
        (
            "aggregate_all(max(X, Y), member(X-Y, [1-a, 3-b]), M)",
            "aggregate_all(max(A,B),member(A-B,[1-a,3-b]),max(3,b))",
        ),
        ("aggregate_all(min(X), member(X, []), M)", ""),
        ("aggregate_all(sum(X), member(X, [1, 2]), S)", "aggregate_all(sum(A),member(A,[1,2]),3)"),
        ("(member(X, [1, 2]) *-> true ; X = none)", "member(1,[1,2])*->true;1=none member(2,[1,2])*->true;2=none"),
        ("(fail *-> true ; X = none)", "fail*->true;none=none"),
        ("(member(X, [1, 2]) -> true ; X = none)", "member(1,[1,2])->true;1=none"),
        ("once(member(X, [a, b]))", "once(member(a,[a,b]))"),
        ("ignore(fail)", "ignore(fail)"),
        ("not(member(a, [b]))", "not(member(a,[b]))"),
        ("call(member, X, [1])", "call(member,1,[1])"),
        ("(G = (member(X, [1, 2]), !), call(G))", "(member(1,[1,2]),!)=(member(1,[1,2]),!),call((member(1,[1,2]),!))"),
        ("maplist(succ, [1, 2], L)", "maplist(succ,[1,2],[2,3])"),
        ("foldl(plus, [1, 2], 0, S)", "foldl(plus,[1,2],0,3)"),
        ("include(integer, [1, a], L)", "include(integer,[1,a],[1])"),
        ("exclude(integer, [1, a], L)", "exclude(integer,[1,a],[a])"),
        ("compare(O, 1, 1.0)", "compare(>,1,1.0)"),
        ("f(X, Y) =@= f(A, B)", "f(A,B)=@=f(C,D)"),
        ("f(X, X) =@= f(A, B)", ""),
        (
            "(var(X), nonvar(a), atom([]), number(1.5), integer(1), float(1.0), atomic(a), compound(f(x)), callable(a), is_list([a]), ground(f(a)))",
            "var(A),nonvar(a),atom([]),number(1.5),integer(1),float(1.0),atomic(a),compound(f(x)),callable(a),is_list([a]),ground(f(a))",
        ),
        ("X is -7 // 2", "-3 is-7//2"),
        ("X is -7 div 2", "-4 is-7 div 2"),
        ("X is -7 mod 2", "1 is-7 mod 2"),
        ("X is -7 rem 2", "-1 is-7 rem 2"),
        ("X is 2 ** 3", "8 is 2**3"),
        ("X is 2 ^ -1", "error"),
        ("X is 2 ** 3.0", "8.0 is 2**3.0"),
        ("X is sqrt(16)", "4.0 is sqrt(16)"),
        ("X is sqrt(-1)", "error"),
        ("X is round(-2.5)", "-3 is round(-2.5)"),
        ("X is truncate(-2.7)", "-2 is truncate(-2.7)"),
        ("X is max(1, 1.0)", "1.0 is max(1,1.0)"),
        ("X is gcd(12, 18)", "6 is gcd(12,18)"),
        ("X is 1 << 62", "4611686018427387904 is 1<<62"),
        ("X is 1 << 63", "error"),
        ("X is 9223372036854775807 + 1", "error"),
        ("X is foo", "error"),
        ("nosuch(X)", "error"),
    ] {
        // Where the writer puts spaces is not the matter here.
        let plain = |text: &str| text.replace(' ', "");
        assert_eq!(plain(&says(goal)), plain(wanted), "{goal}");
    }
}

#[test]
fn what_a_program_says_goes_before_what_is_built_in() {
    let facts = Facts(HashMap::from([(
        (Symbol::new("length"), 2),
        Table::new(2, vec![(nakade::interpretation::Scope::All, vec![Value::atom("rod"), Value::integer(7)])]),
    )]));
    let program = program(
        "delete(X, [X|T], T). delete(X, [H|T], [H|R]) :- delete(X, T, R). last(_, none).
         member(X, [X|_]). p(L) :- subset([a], L). q(N) :- length(rod, N).",
    );
    for (goal, wanted) in [
        ("delete(X, [1, 2], L)", 2),
        ("last([1], none)", 1),
        ("member(X, [1, 2])", 1),
        ("p([b, a])", 1),
        ("q(7)", 1),
        ("length([a], N)", 0),
    ] {
        let (found, error) = answers(&program, &facts, &term(goal), 20);
        assert_eq!((found.len(), error), (wanted, None), "{goal}");
    }
}

#[test]
fn long_lists_take_neither_stack_nor_quadratic_time() {
    let text = "len([], 0). len([_|T], N) :- len(T, M), N is M + 1.
        app([], L, L). app([H|T], L, [H|R]) :- app(T, L, R).
        same([], _). same([X|T], X) :- same(T, X).
        vars(0, []) :- !. vars(N, [_|T]) :- M is N - 1, vars(M, T).
        all :- numlist(1, 100000, L), len(L, 100000), app(L, [x], M), reverse(M, [x|_]), last(M, x), nth1(50000, M, 50000),
            length(M, 100001), memberchk(x, M), sum_list(L, 5000050000), maplist(succ, L, S), msort(S, S), exclude(==(7), S, E),
            length(E, 99999), sort(0, @>=, L, [100000|_]), findall(X, member(X, L), L), list_to_set(L, L),
            vars(100000, V), same(V, a), atom_codes(A, [97]), V = [A|_], length(O, 100000), same(O, b), foldl(plus, L, 0, 5000050000).";
    let program = program(text);
    let start = std::time::Instant::now();
    let mut proved = false;
    program
        .solve(&Facts::default(), 0, &Term::atom("all"), 20_000_000, &mut |_| !std::mem::replace(&mut proved, true))
        .expect("it ends");
    // Work that grows with the square of the length would take an hour.
    assert!(proved && start.elapsed().as_secs() < 120, "{:?}", start.elapsed());
}

/// A random program, and goals to ask it.
fn random_program(random: &mut Random) -> (String, Vec<String>) {
    const CONSTANTS: [&str; 13] =
        ["a", "b", "c", "0", "1", "2", "[]", "[a,b]", "[1,2,3]", "f(a)", "f(1)", "f(f(b))", "g(a,1)"];
    const VARIABLES: [&str; 4] = ["X", "Y", "Z", "W"];
    let mut text = String::from(":- discontiguous p/1, q/2, n/1, r0/2, r1/2, r2/2, r3/2.\n");
    let constant = |random: &mut Random| CONSTANTS[random.below(CONSTANTS.len())];
    for _ in 0..4 {
        text += &format!("p({}).\nn({}).\n", constant(random), random.below(5));
        text += &format!("q({}, {}).\n", constant(random), constant(random));
    }
    fn argument(random: &mut Random) -> String {
        let variable = |random: &mut Random| VARIABLES[random.below(4)];
        match random.below(12) {
            0..=5 => variable(random).to_owned(),
            6..=8 => CONSTANTS[random.below(CONSTANTS.len())].to_owned(),
            9 => format!("f({})", variable(random)),
            10 => format!("[{}|{}]", variable(random), variable(random)),
            _ => format!("g({}, {})", variable(random), CONSTANTS[random.below(CONSTANTS.len())]),
        }
    }
    fn goal(random: &mut Random, depth: usize, level: usize) -> String {
        let variable = |random: &mut Random| VARIABLES[random.below(4)];
        let kind = random.below(if depth < 2 { 28 } else { 16 });
        let inner = |random: &mut Random| goal(random, depth + 1, level);
        match kind {
            0..=2 => format!("p({})", argument(random)),
            3..=5 => format!("q({}, {})", argument(random), argument(random)),
            6 => format!("n({})", variable(random)),
            7 if level > 0 => format!("r{}({}, {})", random.below(level), argument(random), argument(random)),
            7 | 8 => format!("{} = {}", argument(random), argument(random)),
            9 => format!("{} \\== {}", argument(random), argument(random)),
            10 => "!".into(),
            11 => {
                let kinds = ["var", "nonvar", "atom", "number", "integer", "atomic", "compound", "is_list", "ground"];
                format!("{}({})", kinds[random.below(kinds.len())], argument(random))
            }
            12 => format!("{} is {}", variable(random), ["1 + 2", "7 mod 4", "max(1, 2)"][random.below(3)]),
            13 => format!("(n(X), n(Y), X {} Y)", ["<", ">=", "=:=", "=\\="][random.below(4)]),
            14 => format!("member({}, {})", argument(random), ["[a,b]", "[X,Y]", "[f(Z),b]"][random.below(3)]),
            15 => [
                "append(X, Y, [a, b])",
                "append([a], X, Z)",
                "nth0(X, [a, b], Y)",
                "select(X, [1, 2], Y)",
                "msort([b, 1, a], Z)",
                "functor(f(a, X), Y, _)",
                "arg(X, g(a, 1), Y)",
                "g(a, 1) =.. Y",
                "between(1, 3, W)",
            ][random.below(9)]
            .into(),
            16 | 17 => format!("\\+ {}", inner(random)),
            18 | 19 => format!("({} -> {} ; {})", inner(random), inner(random), inner(random)),
            20 => format!("({} ; {})", inner(random), inner(random)),
            21 => format!("findall({}, {}, {})", argument(random), inner(random), variable(random)),
            22 => format!("once({})", inner(random)),
            23 => format!("forall({}, {})", inner(random), inner(random)),
            24 => format!("({} *-> {} ; {})", inner(random), inner(random), inner(random)),
            25 => format!("call({})", inner(random)),
            26 => format!("setof({}, {}^{}, {})", variable(random), variable(random), inner(random), variable(random)),
            _ => format!("aggregate_all(count, {}, {})", inner(random), variable(random)),
        }
    }
    for level in 0..4 {
        for _ in 0..1 + random.below(3) {
            let goals: Vec<String> = (0..1 + random.below(4)).map(|_| goal(random, 0, level)).collect();
            text += &format!("r{level}({}, {}) :- {}.\n", argument(random), argument(random), goals.join(", "));
        }
    }
    let goals = (0..4).flat_map(|n| [format!("r{n}(A, B)"), format!("r{n}({}, B)", constant(random))]).collect();
    (text, goals)
}

/// Answers of a Prolog system to goals about a program, at most so many each; `None` for a goal where it told an error or took too long.
fn of_swi(text: &str, goals: &[String], most: usize) -> Option<Vec<Option<Vec<Term>>>> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("program.pl");
    let mut whole = String::from(
        ":- set_prolog_flag(occurs_check, true).\n:- style_check(-singleton).\n:- style_check(-no_effect).\n",
    );
    whole += text;
    for goal in goals {
        whole += &format!(
            ":- catch(call_with_inference_limit(forall(limit({most}, {goal}), (write_canonical({goal}), write('.'), nl)), 300000, R), _, R = inference_limit_exceeded),
                (R == inference_limit_exceeded -> writeln('\\'too much\\'.') ; true), writeln('\\'next goal\\'.').\n"
        );
    }
    std::fs::write(&file, whole).expect("a file");
    let output =
        Command::new("swipl").args(["-q", "-f", "none", "-g", "halt"]).arg(&file).stdin(Stdio::null()).output().ok()?;
    let source = Arc::new(Source::new("answers", String::from_utf8_lossy(&output.stdout).into_owned()));
    let (terms, findings) = nakade::logic::reader::read_terms(&source, &mut Default::default());
    assert!(findings.is_empty(), "{findings:?} {}", String::from_utf8_lossy(&output.stderr));
    let mut all = vec![Some(Vec::new())];
    for read in terms {
        match &read.term {
            Term::Atom(name) if name.as_str() == "next goal" => all.push(Some(Vec::new())),
            Term::Atom(name) if name.as_str() == "too much" => all.last_mut().into_iter().for_each(|last| *last = None),
            term => all.last_mut().into_iter().flatten().for_each(|last| last.push(named(term))),
        }
    }
    all.pop();
    Some(all)
}

#[test]
fn random_programs_answer_as_in_a_prolog_system() {
    let mut random = Random(42);
    let mut compared = 0;
    for number in 0..60 {
        let (text, goals) = random_program(&mut random);
        let Some(wanted) = of_swi(&text, &goals, 30) else {
            println!("skipped: SWI-Prolog is not installed");
            return;
        };
        assert_eq!(wanted.len(), goals.len(), "{text}");
        let (program, _) = Program::new().with(&Arc::new(Source::new("program.pl", text.as_str())));
        for (goal, wanted) in goals.iter().zip(wanted) {
            let (found, error) = answers(&program, &Facts::default(), &term(goal), 30);
            // Systems differ in what they take for an error.
            if let (Some(wanted), None) = (wanted, error) {
                assert_eq!(found, wanted, "{goal} in program {number}:\n{text}");
                compared += 1;
            }
        }
    }
    assert!(compared > 300, "{compared}");
}
