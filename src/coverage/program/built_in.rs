//! What programs may use without defining it: a table of the predicates that the machine carries out, and the library.
//!
//! The predicates are those of ISO Prolog and of the libraries of lists and aggregates that most systems share, as far as background knowledge
//! asks for them: nothing that reads, writes, or changes the program.

use super::collect::Collect;
use super::machine::{Machine, Outcome};
use super::{atoms, lists, terms};
use crate::logic::Symbol;
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// What a predicate does; `None` where its arguments cannot be used.
pub(super) type Native = fn(&mut Machine<'_>, &[crate::logic::Term]) -> Option<Outcome>;

/// What steers the proof: it gets its arguments as they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Control {
    True,
    Fail,
    Cut,
    And,
    Then,
    SoftThen,
    Or,
    Not,
    ForAll,
    Once,
    Ignore,
    Call,
    Collect(Collect),
}

/// A predicate that is built in.
#[derive(Clone, Copy)]
pub(super) enum BuiltIn {
    Control(Control),
    /// What no program can define otherwise.
    Core(Native),
    /// What gives way to a predicate of the same name that a program defines or facts state.
    Native(Native),
}

/// Places of arguments that are goals, each with a number of further arguments.
type Goals = &'static [(usize, usize)];

/// Control, by name and number of arguments, and which arguments are goals: each with the number of arguments that are added to it when it is
/// called.
const CONTROL: &[(&str, usize, Control, Goals)] = &[
    ("true", 0, Control::True, &[]),
    ("otherwise", 0, Control::True, &[]),
    ("fail", 0, Control::Fail, &[]),
    ("false", 0, Control::Fail, &[]),
    ("!", 0, Control::Cut, &[]),
    (",", 2, Control::And, &[(0, 0), (1, 0)]),
    ("->", 2, Control::Then, &[(0, 0), (1, 0)]),
    ("*->", 2, Control::SoftThen, &[(0, 0), (1, 0)]),
    (";", 2, Control::Or, &[(0, 0), (1, 0)]),
    ("|", 2, Control::Or, &[(0, 0), (1, 0)]),
    ("\\+", 1, Control::Not, &[(0, 0)]),
    ("not", 1, Control::Not, &[(0, 0)]),
    ("forall", 2, Control::ForAll, &[(0, 0), (1, 0)]),
    ("once", 1, Control::Once, &[(0, 0)]),
    ("ignore", 1, Control::Ignore, &[(0, 0)]),
    ("call", 1, Control::Call, &[(0, 0)]),
    ("call", 2, Control::Call, &[(0, 1)]),
    ("call", 3, Control::Call, &[(0, 2)]),
    ("call", 4, Control::Call, &[(0, 3)]),
    ("call", 5, Control::Call, &[(0, 4)]),
    ("call", 6, Control::Call, &[(0, 5)]),
    ("call", 7, Control::Call, &[(0, 6)]),
    ("findall", 3, Control::Collect(Collect::All), &[(1, 0)]),
    ("findall", 4, Control::Collect(Collect::All), &[(1, 0)]),
    ("bagof", 3, Control::Collect(Collect::Bag), &[(1, 0)]),
    ("setof", 3, Control::Collect(Collect::Set), &[(1, 0)]),
    ("aggregate_all", 3, Control::Collect(Collect::Aggregate), &[(1, 0)]),
];

/// The same for predicates of the library that call goals.
const CALLING: &[(&str, usize, Goals)] = &[
    ("maplist", 2, &[(0, 1)]),
    ("maplist", 3, &[(0, 2)]),
    ("maplist", 4, &[(0, 3)]),
    ("maplist", 5, &[(0, 4)]),
    ("include", 3, &[(0, 1)]),
    ("exclude", 3, &[(0, 1)]),
    ("partition", 4, &[(0, 1)]),
    ("predsort", 3, &[(0, 3)]),
    ("foldl", 4, &[(0, 3)]),
    ("foldl", 5, &[(0, 4)]),
    ("^", 2, &[(1, 0)]),
];

/// Predicates of lists and of higher order in terms of themselves. What stands between others has a name that no program uses.
pub(super) const LIBRARY: &str = "
member(X, [H|T]) :- '$member'(T, X, H).
'$member'(_, X, X).
'$member'([H|T], X, _) :- '$member'(T, X, H).
append([], L, L).
append([H|T], L, [H|R]) :- append(T, L, R).
append([], []).
append([L|Ls], R) :- '$append'(L, T, R), append(Ls, T).
'$append'([], L, L).
'$append'([H|T], L, [H|R]) :- '$append'(T, L, R).
select(X, [H|T], R) :- '$select'(T, H, X, R).
'$select'(T, H, H, T).
'$select'([H|T], G, X, [G|R]) :- '$select'(T, H, X, R).
selectchk(X, L, R) :- '$pick'(X, L, R), !.
'$pick'(X, [H|T], R) :- '$select'(T, H, X, R).
permutation([], []).
permutation([H|T], [X|P]) :- '$pick'(X, [H|T], R), permutation(R, P).
subset([], _).
subset([H|T], L) :- '$memberchk'(H, L), subset(T, L).
predsort(P, L, S) :- '$length'(L, N), '$predsort'(N, P, L, S).
'$predsort'(0, _, [], []) :- !.
'$predsort'(1, _, [X], [X]) :- !.
'$predsort'(N, P, L, S) :-
    M is N // 2, K is N - M, '$length'(A, M), '$append'(A, B, L),
    '$predsort'(M, P, A, C), '$predsort'(K, P, B, D), '$merge'(C, D, P, S).
'$merge'([], L, _, L) :- !.
'$merge'(L, [], _, L) :- !.
'$merge'([A|As], [B|Bs], P, S) :- call(P, O, A, B), '$merge'(O, A, As, B, Bs, P, S).
'$merge'(<, A, As, B, Bs, P, [A|S]) :- '$merge'(As, [B|Bs], P, S).
'$merge'(>, A, As, B, Bs, P, [B|S]) :- '$merge'([A|As], Bs, P, S).
'$merge'(=, A, As, _, Bs, P, S) :- '$merge'([A|As], Bs, P, S).
maplist(_, []).
maplist(G, [A|As]) :- call(G, A), maplist(G, As).
maplist(G, As, Bs) :- '$maplist'(As, Bs, G).
'$maplist'([], [], _).
'$maplist'([A|As], [B|Bs], G) :- call(G, A, B), '$maplist'(As, Bs, G).
maplist(G, As, Bs, Cs) :- '$maplist'(As, Bs, Cs, G).
'$maplist'([], [], [], _).
'$maplist'([A|As], [B|Bs], [C|Cs], G) :- call(G, A, B, C), '$maplist'(As, Bs, Cs, G).
maplist(G, As, Bs, Cs, Ds) :- '$maplist'(As, Bs, Cs, Ds, G).
'$maplist'([], [], [], [], _).
'$maplist'([A|As], [B|Bs], [C|Cs], [D|Ds], G) :- call(G, A, B, C, D), '$maplist'(As, Bs, Cs, Ds, G).
include(G, L, R) :- '$include'(L, G, R).
'$include'([], _, []).
'$include'([H|T], G, R) :- ( call(G, H) -> R = [H|S] ; R = S ), '$include'(T, G, S).
exclude(G, L, R) :- '$exclude'(L, G, R).
'$exclude'([], _, []).
'$exclude'([H|T], G, R) :- ( call(G, H) -> R = S ; R = [H|S] ), '$exclude'(T, G, S).
partition(G, L, I, O) :- '$partition'(L, G, I, O).
'$partition'([], _, [], []).
'$partition'([H|T], G, I, O) :- ( call(G, H) -> I = [H|J], O = P ; I = J, O = [H|P] ), '$partition'(T, G, J, P).
foldl(G, L, A, B) :- '$foldl'(L, G, A, B).
'$foldl'([], _, A, A).
'$foldl'([H|T], G, A, C) :- call(G, H, A, B), '$foldl'(T, G, B, C).
foldl(G, Ks, Ls, A, B) :- '$foldl'(Ks, Ls, G, A, B).
'$foldl'([], [], _, A, A).
'$foldl'([K|Ks], [L|Ls], G, A, C) :- call(G, K, L, A, B), '$foldl'(Ks, Ls, G, B, C).
pairs_keys_values([], [], []).
pairs_keys_values([K-V|T], [K|Ks], [V|Vs]) :- pairs_keys_values(T, Ks, Vs).
pairs_keys([], []).
pairs_keys([K-_|T], [K|Ks]) :- pairs_keys(T, Ks).
pairs_values([], []).
pairs_values([_-V|T], [V|Vs]) :- pairs_values(T, Vs).
_ ^ G :- call(G).
";

static TABLE: LazyLock<FxHashMap<(Symbol, usize), BuiltIn>> = LazyLock::new(|| {
    let control = CONTROL.iter().map(|&(name, arity, control, _)| (name, arity, BuiltIn::Control(control)));
    let core = terms::CORE.iter().map(|&(name, arity, native)| (name, arity, BuiltIn::Core(native)));
    let others = [terms::NATIVES, lists::NATIVES, atoms::NATIVES].into_iter().flatten();
    let others = others.map(|&(name, arity, native)| (name, arity, BuiltIn::Native(native)));
    control.chain(core).chain(others).map(|(name, arity, what)| ((Symbol::new(name), arity), what)).collect()
});

/// What the machine does for a predicate.
pub(super) fn built_in(name: Symbol, arity: usize) -> Option<BuiltIn> {
    TABLE.get(&(name, arity)).copied()
}

/// Which arguments of a predicate are goals, each with the number of arguments that it is called with beside its own.
pub(crate) fn goals_in(name: Symbol, arity: usize) -> Goals {
    let name = name.as_str();
    let control = CONTROL.iter().find(|row| (row.0, row.1) == (name, arity)).map(|row| row.3);
    control.or_else(|| CALLING.iter().find(|row| (row.0, row.1) == (name, arity)).map(|row| row.2)).unwrap_or(&[])
}
