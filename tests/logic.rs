//! Terms of any shape and depth, the writer, clauses, unification and subsumption.
#![cfg(feature = "workbench")]

#[path = "common/prolog.rs"]
mod prolog;

use nakade::logic::operators::OperatorType;
use nakade::logic::reader::read_term;
use nakade::logic::writer::{Writer, letter_name};
use nakade::logic::{
    Clause, ClauseError, Literal, Operators, Substitution, Symbol, Term, Variable, subsumes, subsumes_within, unify,
};
use prolog::{canonical, source, term};
use rand_pcg::Pcg64;
use rand_pcg::rand_core::{Rng, SeedableRng};
use std::collections::BTreeMap;

#[test]
fn writing_is_short_and_unambiguous() {
    let cases = [
        "a :- b, c ; d -> e",
        ":- dynamic foo/1, bar/2",
        "\\+ (a, b)",
        "1-(2-3)",
        "1- -1",
        "-(1)",
        "- 1^2",
        "- (-)",
        "(-) = x",
        "f(-,:-)",
        "f((a :- b),(c, d))",
        "[(a, b),c|d]",
        "{a, b}",
        "(a :- b) :- c",
        "a = (b | c)",
        "'hello world'('Foo',\"s\\\"t\",[],{},'.','',',')",
        "1.0e16+1.0e-7",
        "'/*'",
        "- -a",
        "a: -1",
    ];
    for text in cases {
        assert_eq!(term(text).to_string(), text);
    }
    let names = |variable: Variable| format!("V{}", variable.0);
    let writer = Writer { names: &names, quoted: false, ..Writer::default() };
    assert_eq!(writer.text(&term("f(X,'a b',\"c\",Y,X)")), "f(V0,a b,c,V1,V0)");
    assert_eq!(letter_name(Variable(27)), "B1");
}

/// Random terms with many operators, odd names, and numbers of all kinds.
struct Generator {
    random: Pcg64,
}

impl Generator {
    fn below(&mut self, limit: usize) -> usize {
        (self.random.next_u64() % limit as u64) as usize
    }

    fn name(&mut self) -> &'static str {
        const NAMES: &[&str] = &[
            "a",
            "b",
            "foo",
            "-",
            "+",
            "=",
            ":-",
            "?-",
            "\\+",
            "\\",
            "*",
            "^",
            "**",
            ":",
            ",",
            "|",
            ";",
            "->",
            "[]",
            "{}",
            "!",
            ".",
            "",
            "A b",
            "X",
            "_",
            "mod",
            "is",
            "dynamic",
            "'",
            "\"",
            "\\n",
            "\n\t\u{1}",
            "/*",
            "*/",
            "%",
            "0",
            "1a",
            "é",
            "É",
            "正解",
            "≤",
            "#",
            "+-",
            "before",
            "after",
            "tight",
            "&",
            "@@",
            "`",
            "²",
            "e",
            "x",
            "NaN",
        ];
        NAMES[self.below(NAMES.len())]
    }

    fn term(&mut self, depth: usize) -> Term {
        let kinds = if depth == 0 { 6 } else { 13 };
        match self.below(kinds) {
            0 => Term::variable(self.below(4) as u32),
            1 => Term::integer(self.below(20) as i64 - 10),
            2 => Term::integer(self.random.next_u64() as i64),
            3 => match self.below(3) {
                0 => Term::float(f64::from_bits(self.random.next_u64())),
                1 => Term::float([0.0, -0.0, 1.0, -1.5, 1e22, 5e-324, f64::INFINITY, f64::NEG_INFINITY][self.below(8)]),
                _ => Term::float(f64::from_bits(0x7ff0_0000_0000_0000 | self.random.next_u64() | 1)),
            },
            4 => Term::atom(self.name()),
            5 => Term::string(self.name()),
            6 => {
                let items: Vec<Term> = (0..self.below(4)).map(|_| self.term(depth - 1)).collect();
                let tail = if self.below(3) == 0 { self.term(depth - 1) } else { Term::atom("[]") };
                Term::partial_list(items, tail)
            }
            kind => {
                let arity = [1, 1, 2, 2, 2, 3][kind - 7];
                let name = self.name();
                Term::compound(name, (0..arity).map(|_| self.term(depth - 1)).collect())
            }
        }
    }
}

/// Numbers the variables in the order of their first occurrence.
fn renumbered(term: &Term) -> Term {
    let numbers: BTreeMap<Variable, u32> = term.variables().into_iter().zip(0..).collect();
    term.map_variables(|variable| Term::variable(numbers[&variable]))
}

#[test]
fn what_is_written_reads_back() {
    let mut operators = Operators::default();
    let extra = [
        (200, OperatorType::Fx, "before"),
        (900, OperatorType::Fx, "foo"),
        (200, OperatorType::Yf, "after"),
        (100, OperatorType::Xf, "tight"),
        (500, OperatorType::Xfy, "&"),
        (1000, OperatorType::Fy, "@@"),
        (1000, OperatorType::Xfx, "A b"),
    ];
    for (priority, kind, name) in extra {
        operators.declare(priority, kind, name).unwrap();
    }
    let mut generator = Generator { random: Pcg64::seed_from_u64(11) };
    for table in [&Operators::default(), &operators] {
        for round in 0..20_000 {
            let term = generator.term(round % 5);
            let text = Writer { operators: table, ..Writer::default() }.text(&term);
            match read_term(&source(text.as_str()), table) {
                Ok(read) => assert_eq!(read.term, renumbered(&term), "{text} was read as {}", canonical(&read.term)),
                Err(finding) => panic!("{}\n{finding}", canonical(&term)),
            }
        }
    }
}

#[test]
fn the_standard_order_is_total_and_agrees_with_equality() {
    let mut generator = Generator { random: Pcg64::seed_from_u64(12) };
    let mut terms: Vec<Term> = (0..300).map(|round| generator.term(round % 3)).collect();
    terms.sort();
    for (i, a) in terms.iter().enumerate() {
        for (j, b) in terms.iter().enumerate() {
            assert!(if i <= j { a <= b } else { a >= b }, "{a} and {b}");
            assert_eq!(a == b, a.cmp(b).is_eq());
        }
    }
    let kinds = ["_", "1", "a", "\"a\"", "f(a)", "a(b,c)"].map(term);
    assert!(kinds.is_sorted());
}

#[test]
fn deep_terms_are_like_any_other() {
    let depth = 100_000;
    let list = Term::list((0..depth).map(Term::integer));
    let again = term(&list.to_string());
    assert_eq!(list, again);
    assert!(list.cmp(&again).is_eq() && list.is_ground() && list.as_list().unwrap().len() == depth as usize);
    for (open, close) in
        [("f(", ")"), ("(", ")"), ("[", "]"), ("{", "}"), ("- ", ""), ("a-(", ")"), ("a,", ""), ("[a|", "]")]
    {
        let text = format!("{}b{}", open.repeat(depth as usize), close.repeat(depth as usize));
        let deep = term(&text);
        assert_eq!(deep, term(&deep.to_string()), "{open}");
        let mut substitution = Substitution::new();
        assert!(unify(&deep, &deep.map_variables(Term::Variable), &mut substitution));
        let _ = (deep.variables(), deep.conjuncts().len());
    }
    let left = term(&format!("a{}", "-a".repeat(depth as usize)));
    assert_eq!(left, term(&left.to_string()));
}

#[test]
fn clauses_and_their_literals() {
    let clause = Clause::from_term(&term("p(X) :- q(X,Y), \\+ r(Y), \\+ (s, t), (u ; v), true, Z")).unwrap();
    let negated: Vec<bool> = clause.body.iter().map(|literal| literal.negated).collect();
    assert_eq!(negated, [false, true, false, false, false]);
    assert_eq!(clause.to_string(), "p(A) :- q(A,B), \\+r(B), \\+ (s, t), (u ; v), C.");
    assert_eq!(Clause::from_term(&clause.to_term()).unwrap(), clause);
    assert_eq!(clause.variables(), [0, 1, 2].map(Variable));
    assert_eq!(Clause::from_term(&term("-")).unwrap().to_string(), "- .");
    for (text, error) in [
        (":- p", ClauseError::Directive),
        ("X :- p", ClauseError::Head),
        ("(a, b)", ClauseError::Head),
        ("3", ClauseError::Head),
        ("p :- q, 3", ClauseError::Goal),
    ] {
        assert_eq!(Clause::from_term(&term(text)), Err(error), "{text}");
    }
}

#[test]
fn unification_makes_terms_equal() {
    let mut generator = Generator { random: Pcg64::seed_from_u64(14) };
    let mut successes = 0;
    for round in 0..20_000 {
        let (a, b) = (generator.term(1 + round % 3), generator.term(1 + round % 3));
        // Names and constants seldom agree: an instance of a term gives the pairs that do.
        let b =
            if round % 2 == 0 { b } else { a.map_variables(|v| if v.0 == 0 { b.clone() } else { Term::Variable(v) }) };
        let mut substitution = Substitution::new();
        if unify(&a, &b, &mut substitution) {
            successes += 1;
            assert_eq!(substitution.apply(&a), substitution.apply(&b), "{a} and {b}");
            let unified = substitution.apply(&a);
            assert_eq!(substitution.apply(&unified), unified);
        } else {
            assert!(substitution.is_empty());
        }
    }
    assert!(successes > 1_000, "{successes}");
}

fn body(text: &str) -> Vec<Literal> {
    term(text).conjuncts().into_iter().map(Literal::from_goal).collect()
}

#[test]
fn subsumption_of_known_clauses() {
    assert!(subsumes(&body("p(X,Y)"), &body("p(a,b), q(b)")));
    assert!(subsumes(&body("p(X,Y), p(Y,Z)"), &body("p(A,A)")));
    assert!(!subsumes(&body("p(X,X)"), &body("p(A,B)")));
    assert!(!subsumes(&body("p(a)"), &body("p(X)")));
    assert!(!subsumes(&body("\\+ p(X)"), &body("p(a)")));
    assert!(subsumes(&[], &body("p(a)")) && !subsumes(&body("p(a)"), &[]));
    // A cycle of odd length has no homomorphism into an even one; the other way round a closed walk does.
    let cycle = |n: usize, variables: bool| -> Vec<Literal> {
        let node =
            |i: usize| if variables { Term::variable((i % n) as u32) } else { Term::atom(&format!("n{}", i % n)) };
        (0..n)
            .flat_map(|i| [(i, i + 1), (i + 1, i)])
            .map(|(i, j)| Literal::positive(Term::compound("edge", vec![node(i), node(j)])))
            .collect()
    };
    assert!(!subsumes(&cycle(9, true), &cycle(8, false)));
    assert!(subsumes(&cycle(9, true), &cycle(3, false)));
    assert_eq!(subsumes_within(&cycle(9, true), &cycle(8, false), 10), None);
}

/// All ways to map literals, without any thought.
fn subsumes_slowly(general: &[Literal], specific: &[Literal], bindings: &BTreeMap<Variable, Term>) -> bool {
    let Some((first, rest)) = general.split_first() else { return true };
    specific.iter().filter(|literal| literal.negated == first.negated).any(|literal| {
        let mut bindings = bindings.clone();
        matches(&first.atom, &literal.atom, &mut bindings) && subsumes_slowly(rest, specific, &bindings)
    })
}

fn matches(pattern: &Term, term: &Term, bindings: &mut BTreeMap<Variable, Term>) -> bool {
    match pattern {
        Term::Variable(variable) => bindings.entry(*variable).or_insert_with(|| term.clone()) == term,
        Term::Compound(_) => {
            pattern.functor() == term.functor()
                && pattern.arguments().iter().zip(term.arguments()).all(|(p, t)| matches(p, t, bindings))
        }
        _ => pattern == term,
    }
}

#[test]
fn subsumption_agrees_with_the_slow_search() {
    let mut generator = Generator { random: Pcg64::seed_from_u64(15) };
    let mut counts = [0, 0];
    for _ in 0..5_000 {
        let mut literals = |count: usize, variables: usize| -> Vec<Literal> {
            (0..count)
                .map(|_| {
                    let mut argument = || match generator.below(2 + variables) {
                        0 => Term::atom("a"),
                        1 => Term::compound("s", vec![Term::atom("a")]),
                        v => Term::variable(v as u32),
                    };
                    let atom = Term::compound("p", vec![argument(), argument()]);
                    Literal { negated: generator.below(5) == 0, atom }
                })
                .collect()
        };
        let (general, specific) = (literals(3, 8), literals(5, 2));
        let expected = subsumes_slowly(&general, &specific, &BTreeMap::new());
        assert_eq!(subsumes(&general, &specific), expected, "{general:?} and {specific:?}");
        counts[usize::from(expected)] += 1;
    }
    assert!(counts.iter().all(|count| *count > 500), "{counts:?}");
}

#[test]
fn symbols_are_compared_by_text() {
    assert_eq!(Symbol::new("liberty"), Symbol::new(&["lib", "erty"].concat()));
    assert!(Symbol::new("b") < Symbol::new("c") && Symbol::new("") < Symbol::new("a"));
}
