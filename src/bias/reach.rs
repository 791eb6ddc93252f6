//! Modes that no query can use, because nothing introduces a variable of a type that they take: a misspelt type, as a rule.

use super::{Bias, Follow, ModeArgument, ModeLiteral, Type};

/// The places of such modes among those of the bias, each with the literal and the type that is never at hand.
pub(super) fn out_of_reach(bias: &Bias) -> Vec<(usize, &ModeLiteral, Type)> {
    let stated = bias.lookahead.iter().flat_map(|rule| match &rule.follow {
        Follow::Literals { literals, .. } => literals.as_slice(),
        Follow::Through(_) => &[],
    });
    // What a lookahead introduces is taken to be at hand, since that errs on the side of silence.
    let mut at_hand: Vec<Type> = bias.root_types.clone();
    at_hand.extend(stated.flat_map(|literal| introduced(literal, bias)));
    let mut open: Vec<usize> = (0..bias.modes.len()).collect();
    loop {
        let count = open.len();
        open.retain(|&mode| {
            let is_out = first_missing(mode, &at_hand, bias).is_some();
            if !is_out {
                at_hand.extend(bias.modes[mode].literals.iter().flat_map(|literal| introduced(literal, bias)));
            }
            is_out
        });
        if open.len() == count {
            break;
        }
    }
    open.into_iter()
        .filter_map(|mode| first_missing(mode, &at_hand, bias).map(|(literal, kind)| (mode, literal, kind)))
        .collect()
}

/// The first literal of a mode that takes a variable of a type which is neither at hand nor introduced before it.
fn first_missing<'b>(mode: usize, at_hand: &[Type], bias: &'b Bias) -> Option<(&'b ModeLiteral, Type)> {
    let mut own: Vec<Type> = Vec::new();
    bias.modes[mode].literals.iter().find_map(|literal| {
        let taken = literal.leaves().zip(bias.types_of(literal));
        let mut taken = taken.filter(|(leaf, _)| matches!(leaf, ModeArgument::Input(_)));
        let missing = taken.find(|(_, kind)| !at_hand.iter().chain(&own).any(|known| known.agrees(*kind)));
        own.extend(introduced(literal, bias));
        missing.map(|(_, kind)| (literal, kind))
    })
}

/// The types of the variables that a literal introduces.
fn introduced(literal: &ModeLiteral, bias: &Bias) -> Vec<Type> {
    let introduces = |leaf: &ModeArgument| matches!(leaf, ModeArgument::Output(_) | ModeArgument::Either(_));
    literal.leaves().zip(bias.types_of(literal)).filter(|(leaf, _)| introduces(leaf)).map(|(_, kind)| kind).collect()
}

#[cfg(test)]
mod tests {
    use crate::diagnostics::Source;
    use std::sync::Arc;

    /// What is told of a bias whose examples are pages.
    fn told(text: &str) -> Vec<String> {
        let text = format!("predict(good(+page, -class)). typed_language(yes). {text}");
        let (_, findings) = crate::bias::read(&Arc::new(Source::new("test.s", text))).unwrap();
        findings.iter().map(|finding| format!("{}: {}", finding.code, finding.message)).collect()
    }

    #[test]
    fn a_mode_that_takes_what_nothing_gives_is_told_of() {
        let links = "type(links(page, site)). rmode(links(+P, -S)). rmode(long(+S)).";
        assert_eq!(told(&format!("{links} type(long(site)).")), [""; 0]);
        let found = told(&format!("{links} type(long(sight))."));
        assert_eq!(
            found,
            ["B0005: long/1 takes a variable of type sight, which nothing introduces: the mode is never used"]
        );
        // Order does not matter, a lookahead counts, and what is of no declared type may be anything.
        assert_eq!(told("rmode(long(+S)). rmode(links(+P, -S)). type(links(page, site)). type(long(site))."), [""; 0]);
        assert_eq!(
            told("rmode(links(+P, #)). lookahead(links(P, _), has(P, -S)). rmode(long(+S)). type(long(site))."),
            [""; 0]
        );
        assert_eq!(told("rmode(other(+S))."), [""; 0]);
        // What lacks a variable gives none.
        let circle = "rmode(over(+A, -B)). rmode(under(+B, -A)). type(over(site, town)). type(under(town, site)).";
        assert_eq!(told(circle).len(), 2);
        // Within a mode what was introduced before may be taken.
        assert_eq!(told("rmode((links(+P, -S), long(+S))). type(links(page, site)). type(long(site))."), [""; 0]);
    }
}
