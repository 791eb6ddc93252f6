//! Rust source text of a plan.
//!
//! Tokens are made with `quote` and laid out by `prettyplease`. Each test is a function; the nodes are nested `if`s in functions
//! of bounded size and depth, since one function for a large tree takes rustc minutes.

use super::expression::{closure_body, float, function_body, mentions, variable_name, word};
use super::plan::{Plan, PlanNode, Question};
use super::vocabulary::Kind;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::fmt::Write;

/// The most nodes of one function, and the most `if`s within each other.
const MOST_NODES: usize = 256;
const MOST_DEPTH: usize = 32;

/// What a file says of itself, and what it holds beside the tree.
#[derive(Clone, Debug, Default)]
pub struct Header {
    /// The name of the tree.
    pub tree: String,
    /// How it was learnt; any text.
    pub settings: String,
    /// Whether the file holds a counter of the calls of `score`, so that one can see that they were made.
    pub count_calls: bool,
}

/// The source text of a plan: a module that scores moves.
///
/// It offers `score(board, point)`, `scores(board)` for all legal moves, `best(board)`, `TREE_HASH` and, if wanted, `calls()`. It is
/// generic over [`crate::runtime::Board`], allocates nothing, and needs no crate but this one without its default features.
#[must_use]
pub fn rust(plan: &Plan, header: &Header) -> String {
    let hash = &plan.hash;
    let reached = reached(plan);
    let tests = tests(plan, &reached);
    let (nodes, root) = nodes(plan, &reached);
    let guard = guard(plan, &root);
    let (counter, count) = if header.count_calls { counter() } else { Default::default() };
    let about = format!(" The score of a move of the side to move by the tree `{}`.", one_line(&header.tree));
    let items = quote! {
        #[doc = " The hash (blake3) of the JSON of the tree."]
        pub const TREE_HASH: &str = #hash;
        #counter
        #[doc = #about]
        #[doc = ""]
        #[doc = " The point must be on the board; that the move is legal is not looked at."]
        pub fn score<B: Board>(board: &B, point: Point) -> f64 {
            #count
            #guard
        }
        #[doc = " The legal moves in row order, with their scores."]
        pub fn scores<B: Board>(board: &B) -> impl Iterator<Item = (Point, f64)> + use<'_, B> {
            runtime::legal_moves(board).map(|point| (point, score(board, point)))
        }
        #[doc = " The legal move with the highest score, the first of equals in row order."]
        pub fn best<B: Board>(board: &B) -> Option<(Point, f64)> {
            scores(board).reduce(|best, next| if next.1 > best.1 { next } else { best })
        }
        #nodes
        #tests
    };
    let imports = ["Axes", "AxesSet", "Board", "Content", "Direction"]
        .into_iter()
        .map(word)
        .filter(|name| mentions(&items, name))
        .collect();
    finished(comment(plan, header), imports, items, header)
}

/// A file that begins with a comment, and imports some items of the runtime.
pub(super) fn finished(comment: String, imports: Vec<Ident>, items: TokenStream, header: &Header) -> String {
    let atomic = header.count_calls.then(|| {
        quote!(
            use std::sync::atomic::{AtomicU64, Ordering};
        )
    });
    let file = quote! {
        use nakade::go::Point;
        use nakade::runtime::{self, #(#imports),*};
        #atomic
        #items
    };
    let mut text = comment;
    match syn::parse2(file.clone()) {
        Ok(file) => text.push_str(&spaced(&prettyplease::unparse(&file))),
        // Never seen, but source that is not laid out is better than none.
        Err(_) => _ = write!(text, "{file}"),
    }
    text
}

fn comment(plan: &Plan, header: &Header) -> String {
    let mut text = format!(
        "// The tree `{}` as Rust, written by nakade {}: change the tree, not this file.\n// blake3 {}, {} leaves\n",
        one_line(&header.tree),
        env!("CARGO_PKG_VERSION"),
        plan.hash,
        plan.leaves()
    );
    for line in header.settings.lines() {
        _ = writeln!(text, "// {}", line.trim_end());
    }
    text.push('\n');
    text
}

/// A file with an empty line before each item that follows another one.
pub(super) fn spaced(file: &str) -> String {
    let mut text = String::new();
    let mut ended = false;
    for line in file.lines() {
        let begins = ["///", "fn ", "pub ", "static ", "#["].iter().any(|start| line.starts_with(start));
        if begins && ended {
            text.push('\n');
        }
        ended = line == "}" || line.starts_with("use ") || (!line.starts_with(' ') && line.ends_with(';'));
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// A text without characters that could end a line.
pub(super) fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

pub(super) fn counter() -> (TokenStream, TokenStream) {
    let counter = quote! {
        static CALLS: AtomicU64 = AtomicU64::new(0);
        #[doc = " How often [`score`] was called."]
        pub fn calls() -> u64 {
            CALLS.load(Ordering::Relaxed)
        }
    };
    (counter, quote!(CALLS.fetch_add(1, Ordering::Relaxed);))
}

/// Which nodes some example can come to, as far as that can be seen from the tests alone.
pub(super) fn reached(plan: &Plan) -> Vec<bool> {
    let mut reached = vec![false; plan.nodes.len()];
    reached[0] = true;
    for (at, node) in plan.nodes.iter().enumerate() {
        if let (true, PlanNode::Test { question, yes, no, .. }) = (reached[at], node) {
            reached[*yes] |= *question != Question::Never;
            reached[*no] |= *question != Question::Always;
        }
    }
    reached
}

/// The functions of the tests, each named after its node.
fn tests(plan: &Plan, reached: &[bool]) -> TokenStream {
    let root = function(plan, &format_ident!("root"), "the root query", &plan.root);
    let tests = plan.nodes.iter().enumerate().map(|(at, node)| match node {
        PlanNode::Test { text, question, .. } if reached[at] => function(plan, &test_name(at), text, question),
        _ => TokenStream::new(),
    });
    [root].into_iter().chain(tests).collect()
}

fn test_name(node: usize) -> Ident {
    format_ident!("test_{node}")
}

pub(super) fn function(plan: &Plan, name: &Ident, text: &str, question: &Question) -> TokenStream {
    let Question::Search { axes, steps, kinds } = question else { return TokenStream::new() };
    let body = if axes.is_some() { closure_body(steps, kinds) } else { function_body(steps, kinds) };
    let used = |name: Ident| if mentions(&body, &name) { name } else { format_ident!("_{name}") };
    let (board, point) = (used(word("board")), used(variable_name(plan.key, Kind::Point)));
    let doc = format!(" `{}`", one_line(text));
    match axes {
        None => quote! {
            #[doc = #doc]
            fn #name<B: Board>(#board: &B, #point: Point) -> bool {
                #body
            }
        },
        Some(variable) => {
            let each = used(variable_name(*variable, Kind::Axes));
            quote! {
                #[doc = #doc]
                fn #name<B: Board>(#board: &B, #point: Point, axes: AxesSet) -> Option<AxesSet> {
                    axes.filter(|#each| #body)
                }
            }
        }
    }
}

/// The end of `score`: where the root query does not hold, no test does.
fn guard(plan: &Plan, nodes: &TokenStream) -> TokenStream {
    let without = || {
        let mut at = 0;
        loop {
            match &plan.nodes[at] {
                PlanNode::Test { no, .. } => at = *no,
                PlanNode::Leaf(score) => return float(*score),
            }
        }
    };
    match plan.root {
        Question::Always => nodes.clone(),
        Question::Never => without(),
        Question::Search { .. } => {
            let without = without();
            quote!(if root(board, point) { #nodes } else { #without })
        }
    }
}

/// The functions of the nodes, and the call of the first.
fn nodes(plan: &Plan, reached: &[bool]) -> (TokenStream, TokenStream) {
    let heads = heads(plan);
    let functions = (0..plan.nodes.len()).filter(|&at| heads[at] && reached[at]).map(|at| {
        let name = nodes_name(at);
        let body = node(plan, &heads, at);
        let used = |name: &str| {
            let name = word(name);
            if mentions(&body, &name) { name } else { format_ident!("_{name}") }
        };
        let (board, point) = (used("board"), used("point"));
        let axes = plan.axes.map(|_| used("axes")).map(|axes| quote!(, #axes: AxesSet));
        let doc = format!(" The nodes from {at} on.");
        quote! {
            #[doc = #doc]
            #[allow(clippy::approx_constant, clippy::if_same_then_else)]
            fn #name<B: Board>(#board: &B, #point: Point #axes) -> f64 {
                #body
            }
        }
    });
    let first = nodes_name(0);
    let all = plan.axes.map(|_| quote!(, AxesSet::ALL));
    (functions.collect(), quote!(#first(board, point #all)))
}

fn nodes_name(node: usize) -> Ident {
    format_ident!("nodes_{node}")
}

/// The nodes that begin a function: where what hangs below a node grows too large or too deep, its larger branch is cut off.
fn heads(plan: &Plan) -> Vec<bool> {
    let count = plan.nodes.len();
    let (mut heads, mut sizes, mut depths) = (vec![false; count], vec![1; count], vec![1; count]);
    for at in (0..count).rev() {
        let PlanNode::Test { yes, no, .. } = plan.nodes[at] else { continue };
        let larger = if sizes[yes] > sizes[no] { yes } else { no };
        let deeper = if depths[yes] > depths[no] { yes } else { no };
        for (cut, needed) in
            [(larger, 1 + sizes[yes] + sizes[no] > MOST_NODES), (deeper, 1 + depths[yes].max(depths[no]) > MOST_DEPTH)]
        {
            if needed && !heads[cut] {
                (heads[cut], sizes[cut], depths[cut]) = (true, 1, 1);
            }
        }
        sizes[at] = 1 + sizes[yes] + sizes[no];
        depths[at] = 1 + depths[yes].max(depths[no]);
    }
    heads[0] = true;
    heads
}

/// A node as an expression; what begins a function of its own is called.
fn node(plan: &Plan, heads: &[bool], at: usize) -> TokenStream {
    let (question, yes, no) = match &plan.nodes[at] {
        PlanNode::Leaf(score) => return float(*score),
        PlanNode::Test { question, yes, no, .. } => (question, *yes, *no),
    };
    let branch = |at: usize| {
        if heads[at] {
            let name = nodes_name(at);
            let axes = plan.axes.map(|_| quote!(, axes));
            quote!(#name(board, point #axes))
        } else {
            node(plan, heads, at)
        }
    };
    match question {
        Question::Never => branch(no),
        Question::Always => branch(yes),
        Question::Search { axes, .. } => {
            let test = test_name(at);
            let (then, otherwise) = (branch(yes), branch(no));
            let holds = match axes {
                None => quote!(#test(board, point)),
                // The axes that are left are known on the yes branch alone.
                Some(_) if mentions(&then, &word("axes")) => quote!(let Some(axes) = #test(board, point, axes)),
                Some(_) => quote!(#test(board, point, axes).is_some()),
            };
            let chained =
                matches!(plan.nodes[no], PlanNode::Test { question: Question::Search { .. }, .. }) && !heads[no];
            let otherwise = if chained { otherwise } else { quote!({ #otherwise }) };
            quote!(if #holds { #then } else #otherwise)
        }
    }
}
