//! The Prolog reader and writer, terms of any depth, unification and subsumption.
#![cfg(feature = "workbench")]

use nakade::diagnostics::{Code, Diagnostic, Source, code};
use nakade::logic::operators::OperatorType;
use nakade::logic::reader::{ReaderOptions, read_term, read_term_with, read_terms, read_terms_with};
use nakade::logic::writer::{Writer, letter_name};
use nakade::logic::{
    Clause, ClauseError, Literal, Operators, Substitution, Symbol, Term, Variable, subsumes, subsumes_within, unify,
};
use rand_pcg::Pcg64;
use rand_pcg::rand_core::{Rng, SeedableRng};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn source(text: impl Into<String>) -> Arc<Source> {
    Arc::new(Source::new("test.pl", text))
}

fn term(text: &str) -> Term {
    match read_term(&source(text), &Operators::default()) {
        Ok(read) => read.term,
        Err(finding) => panic!("{finding}"),
    }
}

fn finding(text: &str) -> Diagnostic {
    match read_term(&source(text), &Operators::default()) {
        Ok(read) => panic!("{text} was read as {}", read.term),
        Err(finding) => finding,
    }
}

/// The term without any short way of writing, to see its structure.
fn canonical(term: &Term) -> String {
    match term {
        Term::Compound(compound) => {
            let arguments: Vec<String> = compound.arguments.iter().map(canonical).collect();
            format!("{}({})", compound.functor, arguments.join(","))
        }
        other => other.to_string(),
    }
}

#[test]
fn text_has_the_structure_that_the_standard_gives_it() {
    let cases = [
        ("a:-b,c;d->e", ":-(a,;(,(b,c),->(d,e)))"),
        ("1-2-3", "-(-(1,2),3)"),
        ("2**3", "**(2,3)"),
        ("a^b^c", "^(a,^(b,c))"),
        ("- 1", "-(1)"),
        ("-1", "-1"),
        ("-(1)", "-(1)"),
        ("- (1)", "-(1)"),
        ("-a", "-(a)"),
        ("-(-(1))", "-(-(1))"),
        ("1 - -1", "-(1,-1)"),
        ("1 -1", "-(1,1)"),
        ("a-1", "-(a,1)"),
        ("-1^2", "^(-1,2)"),
        ("- 1^2", "-(^(1,2))"),
        ("-a^2", "-(^(a,2))"),
        ("\\+a,b", ",(\\+(a),b)"),
        ("\\+ (a,b)", "\\+(,(a,b))"),
        ("\\+(a,b)", "\\+(a,b)"),
        (":- dynamic a/1, b/2", ":-(dynamic(,(/(a,1),/(b,2))))"),
        ("[a,b|T]", ".(a,.(b,A))"),
        ("[ ]", "[]"),
        ("'[]'", "[]"),
        ("{a,b}", "{}(,(a,b))"),
        ("{ }", "{}"),
        ("{}(a)", "{}(a)"),
        ("- = x", "=(-,x)"),
        ("[-]", ".(-,[])"),
        ("f(+, *)", "f(+,*)"),
        ("- - a", "-(-(a))"),
        ("\\ - a", "\\(-(a))"),
        ("a = \\", "=(a,\\)"),
        ("(a , b) , c", ",(,(a,b),c)"),
        ("(a | b)", "|(a,b)"),
        ("a-->b,{c}", "-->(a,,(b,{}(c)))"),
        ("X is Y mod 2", "is(A,mod(B,2))"),
        ("p:-!,q", ":-(p,,(!,q))"),
        ("f(;,'|')", "f(;,'|')"),
        ("5: bond(+X,+-Y,#,-Z)", ":(5,bond(+(A),+-(B),#,-(C)))"),
        ("f( % a comment\n a /* another, /* not nested */ )", "f(a)"),
        ("a=..b", "=..(a,b)"),
        ("'dynamic'(a)", "dynamic(a)"),
        ("X<=Y", "<=(A,B)"),
    ];
    for (text, structure) in cases {
        assert_eq!(canonical(&term(text)), structure, "{text}");
        assert_eq!(canonical(&term(&format!("{text} ."))), structure, "{text} with a full stop");
    }
}

#[test]
fn numbers_in_every_notation() {
    let cases = [
        ("1_000_000", Term::integer(1_000_000)),
        ("0x1F", Term::integer(31)),
        ("0o17", Term::integer(15)),
        ("0b101", Term::integer(5)),
        ("36'Zz", Term::integer(35 * 37)),
        ("0'a", Term::integer(97)),
        ("0'''", Term::integer(39)),
        ("0'\\n", Term::integer(10)),
        ("0'\\x41\\", Term::integer(65)),
        ("0' ", Term::integer(32)),
        ("0'碁", Term::integer(0x7881)),
        ("9223372036854775807", Term::integer(i64::MAX)),
        ("-9223372036854775808", Term::integer(i64::MIN)),
        ("1.0e-5", Term::float(1.0e-5)),
        ("1.5E+3", Term::float(1500.0)),
        ("1e3", Term::float(1000.0)),
        ("-0.0", Term::float(-0.0)),
        ("1.0Inf", Term::float(f64::INFINITY)),
        ("-1.0Inf", Term::float(f64::NEG_INFINITY)),
        ("1.5NaN", Term::float(f64::from_bits(0x7ff8_0000_0000_0000))),
    ];
    for (text, expected) in cases {
        assert_eq!(term(text), expected, "{text}");
    }
}

#[test]
fn quoted_text_and_its_escapes() {
    assert_eq!(term(r"'it''s'"), Term::atom("it's"));
    assert_eq!(term(r"'\x41\\102\C\u0044\U00000045'"), Term::atom("ABCDE"));
    assert_eq!(term("'a\\\nb'"), Term::atom("ab"));
    assert_eq!(term(r#""say ""go"" \\ \t""#), Term::string("say \"go\" \\ \t"));
    assert_eq!(term("`ab`"), Term::list([97, 98].map(Term::integer)));
    assert_eq!(term("'正解'"), term("正解"));
    assert!(matches!(term("Äpfel"), Term::Variable(_)));
}

#[test]
fn variables_are_numbered_as_they_come() {
    let read = read_term(&source("f(X,_,Y,_,X,_Z)"), &Operators::default()).unwrap();
    let numbers: Vec<Term> = [0, 1, 2, 3, 0, 4].map(Term::variable).to_vec();
    assert_eq!(read.term, Term::compound("f", numbers));
    let names = [("X", 0), ("Y", 2), ("_Z", 4)].map(|(name, number)| (name.to_string(), Variable(number)));
    assert_eq!(read.variable_names, names);
}

#[test]
fn faults_are_named_and_placed() {
    // Text, code, line and column.
    let cases: [(&str, Code, usize, usize); 27] = [
        ("'abc", code::UNCLOSED_QUOTE, 1, 1),
        ("f(\n \"abc\n).", code::UNCLOSED_QUOTE, 2, 2),
        ("'a\\qb'", code::BAD_ESCAPE, 1, 3),
        ("'\\xFFFFFF\\'", code::BAD_ESCAPE, 1, 2),
        ("a. /* b", code::ONE_TERM_EXPECTED, 1, 3),
        ("/* b", code::UNCLOSED_COMMENT, 1, 1),
        ("12abc", code::BAD_NUMBER, 1, 1),
        ("0xg", code::BAD_NUMBER, 1, 1),
        ("f(9223372036854775808)", code::BAD_NUMBER, 1, 3),
        ("-9223372036854775809", code::BAD_NUMBER, 1, 2),
        ("1.0e999", code::BAD_NUMBER, 1, 1),
        ("a, \u{1} b", code::UNKNOWN_CHARACTER, 1, 4),
        ("", code::TERM_EXPECTED, 1, 1),
        ("f()", code::TERM_EXPECTED, 1, 3),
        ("f(a,)", code::TERM_EXPECTED, 1, 5),
        ("f(,a)", code::TERM_EXPECTED, 1, 3),
        ("a :- b, .", code::TERM_EXPECTED, 1, 9),
        ("a b", code::OPERATOR_EXPECTED, 1, 3),
        ("foo (a)", code::OPERATOR_EXPECTED, 1, 5),
        ("a.b", code::OPERATOR_EXPECTED, 1, 2),
        ("f(a", code::BRACKET_MISMATCH, 1, 2),
        ("f(a]", code::BRACKET_MISMATCH, 1, 4),
        ("a)", code::BRACKET_MISMATCH, 1, 2),
        ("[a|b|c]", code::BRACKET_MISMATCH, 1, 5),
        ("a = b = c", code::PRIORITY_CLASH, 1, 7),
        ("f(a :- b)", code::PRIORITY_CLASH, 1, 5),
        ("g(Foo(a))", code::VARIABLE_AS_FUNCTOR, 1, 3),
    ];
    for (text, expected, line, column) in cases {
        let finding = finding(text);
        let place = finding.line_column().map(|(_, line, column)| (line, column));
        assert_eq!((finding.code, place), (expected, Some((line, column))), "{text}: {}", finding.message);
    }
}

#[test]
fn a_faulty_clause_does_not_cost_the_others() {
    let text = "a(1).\nb(2,).\nc(3).\nd('x, 4).\ne(5). f(6) g(7). h(8).\n\u{1}. i(9).\nj(10";
    let (terms, findings) = read_terms(&source(text), &mut Operators::default());
    let read: Vec<String> = terms.iter().map(|read| read.term.to_string()).collect();
    assert_eq!(read, ["a(1)", "c(3)", "e(5)", "h(8)", "i(9)"]);
    let lines: Vec<usize> = findings.iter().filter_map(|f| f.line_column()).map(|(_, line, _)| line).collect();
    assert_eq!(lines, [2, 4, 5, 6, 7]);
    let (terms, findings) = read_terms(&source("a. b"), &mut Operators::default());
    assert_eq!((terms.len(), findings[0].code), (1, code::MISSING_FULL_STOP));
    let (terms, findings) = read_terms(&source("\u{feff}a.%x\nb.\r\n"), &mut Operators::default());
    assert_eq!((terms.len(), findings.len()), (2, 0));
}

#[test]
fn operators_can_be_declared_while_reading() {
    let text = ":- op(700, xfx, [is_near, ===>]), op(200, xf, ??).\na is_near b. x ===> y ?? .\n:- op(0, xfx, ===>).\np ===> q.\n\
                :- op(1300, xfx, a).\n:- op(200, xfx, ',').\n:- op(700, yfy, a).\n";
    let (terms, findings) = read_terms(&source(text), &mut Operators::default());
    assert_eq!(canonical(&terms[1].term), "is_near(a,b)");
    assert_eq!(canonical(&terms[2].term), "===>(x,??(y))");
    let codes: Vec<Code> = findings.iter().map(|finding| finding.code).collect();
    assert_eq!(codes, [code::OPERATOR_EXPECTED, code::BAD_OPERATOR, code::BAD_OPERATOR, code::BAD_OPERATOR]);
}

#[test]
fn capitalised_functors_are_an_option() {
    let options = ReaderOptions { capitalised_functors: true };
    let read = read_term_with(&source("Atom(X) "), &Operators::default(), options).unwrap();
    assert_eq!(read.term, Term::compound("Atom", vec![Term::variable(0)]));
    assert_eq!(read.term.to_string(), "'Atom'(A)");
}

#[test]
fn every_part_of_a_term_knows_its_place() {
    let text = "type(bond(mol , [a,B|c]), x+  y*z, (p:-q)).";
    let source = source(text);
    let read = read_term(&source, &Operators::default()).unwrap();
    let part = |path: &[usize]| {
        let span = read.argument_spans.at(path);
        &text[span.start..span.end]
    };
    assert_eq!(&text[read.span.start..read.span.end], text.trim_end_matches('.'));
    assert_eq!(part(&[0]), "bond(mol , [a,B|c])");
    assert_eq!(part(&[0, 0]), "mol");
    assert_eq!(part(&[0, 1]), "[a,B|c]");
    assert_eq!(part(&[0, 1, 1, 0]), "B");
    assert_eq!(part(&[0, 1, 1, 1]), "c");
    assert_eq!(part(&[1, 1]), "y*z");
    assert_eq!(part(&[2, 1]), "q");
    assert_eq!(part(&[2, 1, 5, 5]), "q");
    assert_eq!(read.argument_spans.root().arguments().len(), 3);
}

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
fn rubbish_is_reported_and_passed_over() {
    let mut random = Pcg64::seed_from_u64(13);
    let pieces = [
        "a", "X", "(", ")", "[", "]", "{", "}", ",", "|", ".", ". ", "\n", " ", "'", "\"", "`", "\\", "/*", "*/", "%",
        "0'", "0x", "1.", "e5", "-", ":-", "\u{1}", "é", "囲", "\u{feff}", "f(", "_", "op(", "1'", "\0",
    ];
    for _ in 0..40 {
        let text: String = (0..20_000).map(|_| pieces[(random.next_u64() % pieces.len() as u64) as usize]).collect();
        let (terms, findings) = read_terms(&source(text.as_str()), &mut Operators::default());
        for read in terms {
            assert!(text.get(read.span.start..read.span.end).is_some());
        }
        for finding in findings.iter().take(20) {
            assert!(!finding.to_string().is_empty());
        }
    }
    // A megabyte each. Time must not grow with the square: this would take hours.
    for piece in
        ["(", "[", "'", "'\n", "/*", "a ", "f(", "- ", "0'", "\\", ". ", "\"a\\q", "X(", "a:-", "1e", "|", "_,"]
    {
        let text = piece.repeat(1_000_000 / piece.len());
        let (_, findings) = read_terms(&source(text), &mut Operators::default());
        assert!((1..=1_001).contains(&findings.len()), "{piece:?}: {}", findings.len());
    }
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

/// The folder of shared data, where there is one.
fn shared() -> Option<PathBuf> {
    let folder = std::env::var("NAKADE_SHARED")
        .map_or_else(|_| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared"), PathBuf::from)
        .join("data/ilp");
    if folder.is_dir() {
        return Some(folder);
    }
    println!("skipped: {} is absent", folder.display());
    None
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| ["s", "kb", "bg", "pl"].iter().any(|x| e == *x)) {
            found.push(path);
        }
    }
}

#[test]
fn files_of_ace_read_without_a_finding() {
    let Some(folder) = shared() else { return };
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    let mut faulty = Vec::new();
    for path in &paths {
        let text = String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned();
        let options = ReaderOptions { capitalised_functors: true };
        let (terms, findings) = read_terms_with(&source(text), &mut Operators::default(), options);
        for read in terms.iter().step_by(97) {
            assert_eq!(term(&read.term.to_string()), read.term, "{}", path.display());
        }
        if !findings.is_empty() {
            faulty.push((path.file_name().unwrap().to_string_lossy().into_owned(), findings.len()));
        }
    }
    assert!(paths.len() > 140, "{}", paths.len());
    // Tuples with a comma at the end, `(drug,)`, are not Prolog.
    assert_eq!(faulty, [("popper-bias.pl".to_string(), 2)]);
}

#[test]
fn symbols_are_compared_by_text() {
    assert_eq!(Symbol::new("liberty"), Symbol::new(&["lib", "erty"].concat()));
    assert!(Symbol::new("b") < Symbol::new("c") && Symbol::new("") < Symbol::new("a"));
}
