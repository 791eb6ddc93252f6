//! What a query or a theory may call beside its own predicates.
//!
//! A list of what is allowed, not of what is forbidden: whatever reaches files, processes, the network, the data base of clauses or the
//! Prolog system itself is simply not on it. How a predicate takes goals among its arguments is written as Prolog's
//! `meta_predicate` does: `0` a goal, `1` to `7` a goal that lacks so many arguments, `^` a goal behind `V^`, `?` anything else.

use crate::logic::Symbol;
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// How an argument of a predicate is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Data.
    Data,
    /// A goal that lacks so many arguments.
    Goal(usize),
    /// A goal behind any number of `Variable^`.
    Quantified,
}

/// Names, each followed by its arguments.
const ALLOWED: &str = "
    true fail false ! repeat nl
    ,00 ;00 ->00 \\+0 not0 call0 call1? call2?? call3??? call4???? call5????? call6?????? call7???????
    once0 ignore0 forall00 catch0?0 throw?
    =?? \\=?? ==?? \\==?? @<?? @=<?? @>?? @>=?? compare??? unify_with_occurs_check?? subsumes_term??
    var? nonvar? atom? number? integer? float? atomic? compound? callable? is_list? ground?
    is?? =:=?? =\\=?? <?? =<?? >?? >=?? between??? succ?? plus???
    functor??? arg??? =..?? copy_term?? term_variables??
    findall?0? findall?0?? bagof?^? setof?^? aggregate_all?0?
    length?? member?? memberchk?? append?? append??? reverse?? nth0??? nth1??? last?? select??? selectchk??? subtract???
    intersection??? union??? delete??? exclude1?? include1?? partition1??? permutation?? sum_list?? sumlist?? max_list??
    min_list?? max_member?? min_member?? numlist??? list_to_set?? list_to_ord_set?? sort?? sort???? msort?? predsort3?? keysort??
    same_length?? pairs_keys?? pairs_values?? pairs_keys_values???
    maplist1? maplist2?? maplist3??? maplist4???? maplist5????? foldl3??? foldl4???? foldl5?????
    atom_length?? atom_chars?? atom_codes?? char_code?? atom_concat??? sub_atom????? number_codes?? number_chars?? atom_number??
    write? writeq? print? write_canonical? writeln? tab?
";

static TABLE: LazyLock<FxHashMap<(Symbol, usize), Vec<Argument>>> = LazyLock::new(|| {
    let entry = |word: &'static str| {
        let name = word.trim_end_matches(|c: char| c.is_ascii_digit() || "?^".contains(c));
        // Names that end in digits themselves.
        let digits = ["nth0", "nth1"].into_iter().find(|other| word.starts_with(other));
        let name = digits.unwrap_or(name);
        let arguments = word[name.len()..].chars().map(|kind| match kind {
            '?' => Argument::Data,
            '^' => Argument::Quantified,
            digit => Argument::Goal(digit.to_digit(10).unwrap_or(0) as usize),
        });
        let arguments: Vec<Argument> = arguments.collect();
        ((Symbol::new(name), arguments.len()), arguments)
    };
    ALLOWED.split_whitespace().map(entry).collect()
});

/// How the arguments of a predicate that every program may call are used; `None` for any other.
#[must_use]
pub fn allowed(name: Symbol, arity: usize) -> Option<&'static [Argument]> {
    TABLE.get(&(name, arity)).map(Vec::as_slice)
}

/// Names and numbers of arguments of all that is allowed, sorted.
#[must_use]
pub fn all_allowed() -> Vec<(Symbol, usize)> {
    let mut all: Vec<_> = TABLE.keys().copied().collect();
    all.sort_by_key(|(name, arity)| (name.as_str(), *arity));
    all
}

/// Why something that Prolog systems have is not allowed here, if it is known.
#[must_use]
pub fn refusal(name: &str) -> Option<&'static str> {
    Some(match name {
        "consult" | "ensure_loaded" | "use_module" | "load_files" | "see" | "tell" | "open" | "close" | "read"
        | "read_term" | "told" | "seen" | "set_input" | "set_output" | "current_input" | "get_char" | "get_code"
        | "peek_char" | "get_byte" | "put_byte" | "open_file" | "exists_file" | "delete_file" | "rename_file"
        | "directory_files" | "make_directory" | "delete_directory" | "phrase_from_file" => {
            "queries and theories read and write no files (:load at the prompt does)"
        }
        "shell" | "process_create" | "getenv" | "setenv" | "unsetenv" | "system" | "exec" | "fork" | "pid" | "kill" => {
            "queries and theories start no processes"
        }
        "socket_client_open"
        | "socket_server_open"
        | "socket_server_accept"
        | "http_open"
        | "http_listen"
        | "tcp_connect" => "queries and theories do not use the network",
        "assert" | "asserta" | "assertz" | "retract" | "retractall" | "abolish" | "clause" | "bb_put" | "bb_get"
        | "b_setval" | "nb_setval" | "recorda" | "recordz" => {
            "queries and theories do not change clauses (:define at the prompt does)"
        }
        "listing" | "apropos" | "help" | "edit" | "make" => ":help, :list and :load at the prompt do such things",
        "halt" => "a query does not end the program",
        "op"
        | "set_prolog_flag"
        | "current_op"
        | "current_prolog_flag"
        | "term_expansion"
        | "goal_expansion"
        | ":"
        | "module"
        | "initialization"
        | "table" => "queries and theories do not change the Prolog system",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_read_as_it_is_meant() {
        let kinds = |name: &str, arity| allowed(Symbol::new(name), arity);
        assert_eq!(kinds("findall", 3), Some(&[Argument::Data, Argument::Goal(0), Argument::Data][..]));
        assert_eq!(kinds("nth0", 3).map(<[_]>::len), Some(3));
        assert_eq!(kinds("maplist", 3), Some(&[Argument::Goal(2), Argument::Data, Argument::Data][..]));
        assert_eq!(kinds("setof", 3).map(|kinds| kinds[1]), Some(Argument::Quantified));
        assert_eq!((kinds("!", 0).map(<[_]>::len), kinds(",", 2).map(<[_]>::len)), (Some(0), Some(2)));
        for (name, arity) in
            [("halt", 0), ("halt", 1), ("consult", 1), ("assertz", 1), (":", 2), ("open", 3), ("read", 1)]
        {
            assert_eq!(kinds(name, arity), None, "{name}/{arity}");
        }
    }

    #[test]
    fn what_is_refused_with_a_reason_is_not_allowed() {
        for (name, arity) in all_allowed() {
            assert_eq!(refusal(name.as_str()), None, "{name}/{arity}");
        }
    }
}
