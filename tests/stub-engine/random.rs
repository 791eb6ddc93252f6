//! Trees whose tests are drawn at random, so that every predicate is asked in every mode.

use crate::common::Random;
use nakade::bias::Type;
use nakade::coverage::Query;
use nakade::logic::{Literal, Operators, Symbol, Term, Variable, reader};
use nakade::tree::{Node, NodeKind, Prediction, Tree};
use std::collections::BTreeSet;

/// How an argument is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    Variable,
    Constant,
    Unbound,
}

/// A predicate with the kinds of its arguments, by their first letters: point, group, colour, number, axes, direction (`w`, for
/// where), displacement.
pub const SIGNATURES: &[(&str, &str)] = &[
    ("board", "pg"),
    ("board", "nng"),
    ("group", "gc"),
    ("link", "gg"),
    ("liberty", "gg"),
    ("liberty_cnt", "gn"),
    ("stone_cnt", "gn"),
    ("group_size", "gn"),
    ("atari", "g"),
    ("axes", "a"),
    ("group_on_pos", "pdg"),
    ("group_on_pos", "padg"),
    ("distance_to_edge", "pwn"),
    ("distance_to_edge", "pawn"),
    ("legal", "gc"),
    ("captures", "gcn"),
    ("liberties_after", "gcn"),
    ("stones_after", "gcn"),
    ("second_order_liberty_cnt", "gn"),
    ("shared_liberty_cnt", "ggn"),
    ("region_size", "gn"),
    ("region_borders", "gc"),
    ("eye_like", "gc"),
    ("neighbour_cnt", "gcn"),
    ("enclosure_size", "gcn"),
    ("smallest_part", "gcn"),
    ("eyes_spoilt", "gcn"),
    ("extended", "gcn"),
    ("weakest", "gcn"),
    ("steps_to_weak", "gcn"),
    ("more_open", "gn"),
    ("outlook", "gcn"),
    ("behind", "gcn"),
    ("far_outlook", "gcn"),
    ("far_behind", "gcn"),
];

/// A predicate and how its arguments are given.
pub type Mode = (&'static str, &'static str, Vec<Given>);

/// All predicates in all modes; what is given is a variable or a constant by chance.
fn modes(random: &mut Random) -> Vec<Mode> {
    let mut modes = Vec::new();
    for &(name, kinds) in SIGNATURES {
        for unbound in 0..1 << kinds.len() {
            let given = (0..kinds.len()).map(|at| match (unbound >> at & 1, random.below(3)) {
                (1, _) => Given::Unbound,
                (_, 0) => Given::Constant,
                _ => Given::Variable,
            });
            modes.push((name, kinds, given.collect()));
        }
    }
    modes
}

/// The constants of a kind; some are nothing that a position has.
fn constants(kind: char) -> &'static [&'static str] {
    match kind {
        'p' => &["(0,0)", "(1,2)", "(2,1)", "(9,9)", "(-1,0)"],
        // The places in the grid of (0,0), (1,0), (2,1) and (1,1), and one outside.
        'g' => &["33", "34", "67", "66", "5000"],
        'c' => &["friend", "enemy", "empty"],
        'n' => &["0", "1", "2", "3", "-1", "2.0"],
        'a' => &["axes(0,0,0)", "axes(1,0,1)", "axes(0,1,0)", "axes(0,2,0)"],
        'w' => &["left", "up", "right", "down", "away"],
        _ => &["(1,0)", "(0,-1)", "(1,1)", "(-1,2)", "(40,0)"],
    }
}

/// The variables on a path, with their kinds.
#[derive(Clone)]
struct Known {
    variables: Vec<(u32, char)>,
    next: u32,
}

impl Known {
    fn fresh(&mut self, kind: char) -> String {
        self.next += 1;
        self.variables.push((self.next - 1, kind));
        name(self.next - 1)
    }
}

fn name(variable: u32) -> String {
    nakade::logic::writer::letter_name(Variable(variable))
}

/// A test that uses a mode.
fn test(mode: &Mode, known: &mut Known, random: &mut Random) -> String {
    let (predicate, kinds, given) = mode;
    let mut goals = Vec::new();
    let mut arguments = Vec::new();
    let mut found = Vec::new();
    for (kind, given) in kinds.chars().zip(given) {
        let argument = match given {
            Given::Constant => random.choose(constants(kind)).unwrap_or_default().to_owned(),
            Given::Variable => {
                let (bound, binding) = bound(kind, known, random);
                goals.extend(binding);
                bound
            }
            Given::Unbound => {
                let variable = known.fresh(kind);
                found.push((variable.clone(), kind));
                variable
            }
        };
        arguments.push(argument);
    }
    goals.push(format!("{predicate}({})", arguments.join(",")));
    for (variable, kind) in found {
        goals.extend(condition(&variable, kind, known, random));
    }
    goals.join(", ")
}

/// Something that not all values of a variable fulfil, since else nobody sees which it had.
fn condition(variable: &str, kind: char, known: &mut Known, random: &mut Random) -> Vec<String> {
    let mut choose = |from: &[&'static str]| random.choose(from).unwrap_or_default();
    match kind {
        'p' => {
            let number = known.fresh('n');
            vec![format!("distance_to_edge({variable},{},{number})", choose(&["left", "up"])), format!("{number} < 1")]
        }
        'g' => {
            let colour = choose(&["friend", "enemy", "empty"]);
            let number = known.fresh('n');
            vec![
                format!("group({variable},{colour})"),
                format!("liberty_cnt({variable},{number})"),
                format!("{number} < {}", choose(&["2", "3"])),
            ]
        }
        'a' => vec![format!("group_on_pos(A,{variable},{},{})", choose(&["(1,0)", "(-1,2)"]), known.fresh('g'))],
        'n' => {
            let comparison = choose(&["<", "=<", ">", ">=", "=:=", "=", "\\="]);
            let constant = choose(&["0", "1", "2", "3", "1.5", "2.0", "-1"]);
            vec![if choose(&["", "turned"]).is_empty() {
                format!("{variable} {comparison} {constant}")
            } else {
                format!("{constant} {comparison} {variable}")
            }]
        }
        _ => vec![format!("{variable} {} {}", choose(&["=", "\\="]), choose(&constants(kind)[..3]))],
    }
}

/// A variable of a kind that has a value, and the literal that binds it, if it is new.
fn bound(kind: char, known: &mut Known, random: &mut Random) -> (String, Option<String>) {
    let old: Vec<u32> =
        known.variables.iter().filter(|(_, other)| *other == kind).map(|(variable, _)| *variable).collect();
    // The axes of the root query have no value yet: here too, whatever is called bound has one or gets one.
    if kind != 'a'
        && random.below(2) == 0
        && let Some(variable) = random.choose(&old)
    {
        return (name(variable), None);
    }
    let variable = known.fresh(kind);
    let other = |known: &mut Known| known.fresh('g');
    let binding = match kind {
        'p' => format!("link(C,{0}), board({variable},{0})", other(known)),
        'g' => format!("link(C,{variable})"),
        'c' => format!("link(C,{0}), group({0},{variable})", other(known)),
        'n' => format!("link(C,{0}), liberty_cnt({0},{variable})", other(known)),
        'a' => format!("axes({variable})"),
        'w' => format!("distance_to_edge(A,{variable},{})", known.fresh('n')),
        _ => format!("group_on_pos(A,{variable},{}), {variable} \\= (0,0)", other(known)),
    };
    (variable, Some(binding))
}

fn query(text: &str) -> Query {
    let source = std::sync::Arc::new(nakade::diagnostics::Source::new("test", text));
    let read = reader::read_term(&source, &Operators::default()).unwrap_or_else(|e| panic!("{text}: {}", e.message));
    let term = read.term.map_variables(|variable| {
        let found = read.variable_names.iter().find(|(_, v)| *v == variable);
        let number = found.and_then(|(text, _)| (0..10_000).find(|&number| name(number) == *text));
        Term::Variable(Variable(number.unwrap_or_else(|| panic!("a name in {text}"))))
    });
    term.conjuncts().into_iter().map(Literal::from_goal).collect()
}

/// Trees that together use all modes, each with some tests in a random shape. A mode with very many answers has a tree for
/// itself, since the reference multiplies the answers of all tests of a path.
pub fn trees(tests: usize, random: &mut Random) -> Vec<Tree> {
    let (wide, mut narrow): (Vec<Mode>, Vec<Mode>) = modes(random).into_iter().partition(|mode| answers(mode) > 100);
    for at in (1..narrow.len()).rev() {
        narrow.swap(at, random.below(at + 1));
    }
    wide.chunks(1).chain(narrow.chunks(tests)).map(|modes| tree(modes, random)).collect()
}

/// At most so many answers a mode has on a board of nine points.
fn answers((_, kinds, given): &Mode) -> usize {
    let unbound = kinds.chars().zip(given).filter(|(_, given)| **given == Given::Unbound);
    unbound
        .map(|(kind, _)| {
            if "pg".contains(kind) {
                9
            } else if kind == 'a' {
                8
            } else {
                2
            }
        })
        .product()
}

fn tree(modes: &[Mode], random: &mut Random) -> Tree {
    let leaf = |number: usize| Node {
        kind: NodeKind::Leaf,
        examples: 1,
        prediction: Prediction::Number { mean: (number as f64 + 1.0) / 7.0, deviation: 0.0 },
    };
    let root = query("reward(A,B), board(A,C), unbound(D)");
    let mut nodes = vec![leaf(0)];
    let mut open = vec![(0, Known { variables: vec![(0, 'p'), (2, 'g'), (3, 'a')], next: 4 })];
    for mode in modes {
        let (at, path) = open.swap_remove(random.below(open.len()));
        let mut extended = path.clone();
        let conjunction = query(&test(mode, &mut extended, random));
        let (yes, no) = (nodes.len(), nodes.len() + 1);
        nodes.extend([leaf(yes), leaf(no)]);
        let new_variables = vec![Type::ANY; (extended.next - path.next) as usize];
        nodes[at].kind = NodeKind::Test { conjunction, new_variables, yes, no };
        open.extend([(yes, extended), (no, path)]);
    }
    Tree { root, root_types: vec![Type::ANY; 4], key: vec![true, false], classes: Vec::new(), nodes }
}

/// The names and numbers of arguments of the predicates that are drawn.
pub fn names() -> BTreeSet<(Symbol, usize)> {
    SIGNATURES.iter().map(|(name, kinds)| (Symbol::new(name), kinds.len())).collect()
}
