//! The Prolog reader on standard text, faulty text, rubbish, and the files of ACE.
#![cfg(feature = "workbench")]

#[path = "common/prolog.rs"]
mod prolog;

use nakade::diagnostics::{Code, Diagnostic, code};
use nakade::logic::reader::{ReaderOptions, read_term, read_term_with, read_terms, read_terms_with};
use nakade::logic::{Operators, Term, Variable};
use prolog::{canonical, source, term};
use rand_pcg::Pcg64;
use rand_pcg::rand_core::{Rng, SeedableRng};
use std::path::{Path, PathBuf};

fn finding(text: &str) -> Diagnostic {
    match read_term(&source(text), &Operators::default()) {
        Ok(read) => panic!("{text} was read as {}", read.term),
        Err(finding) => finding,
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
