//! Statuses, verdicts and rewards of first moves.
//!
//! Statuses are those of GoTools (T. Wolf): `d` dead, `l` alive, `d5l` … `d1l` and `l1d` … `l5d` kos in between. Rewards are
//! those of the paper on relational trees for tsume-go: 1, 0.9, 0.8 … in the order of the results.

use super::{FirstMove, Verdict};

/// The place of a status between the best for the attacker (`d`, 0) and the best for the defender (`l`, 11).
#[must_use]
pub fn status_rank(status: &str) -> Option<u8> {
    match *status.as_bytes() {
        [b'd'] => Some(0),
        [b'd', n @ b'1'..=b'5', b'l'] => Some(6 - (n - b'0')),
        [b'l', n @ b'1'..=b'5', b'd'] => Some(5 + (n - b'0')),
        [b'l'] => Some(11),
        _ => None,
    }
}

/// Who wants what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The side to move attacks: it wants the strings at stake dead.
    Kill,
    /// The side to move defends: it wants them alive.
    Live,
}

/// How bad a status is for the side that has this goal: 0 is the best.
fn loss(status: &str, goal: Goal) -> Option<u8> {
    status_rank(status).map(|rank| if goal == Goal::Kill { rank } else { 11 - rank })
}

/// Splits the moves that reach their goal into correct and lesser ones: those whose status equals the best are correct. A
/// move without a status that can be read stays what it is.
pub fn separate_lesser(moves: &mut [FirstMove], goal: Goal) {
    let reaching = |m: &&mut FirstMove| m.verdict != Verdict::Wrong;
    let loss_of = |m: &FirstMove| m.status.as_deref().and_then(|status| loss(status, goal));
    let best = moves.iter_mut().filter(reaching).filter_map(|m| loss_of(m)).min();
    for m in moves.iter_mut().filter(reaching) {
        if let (Some(loss), Some(best)) = (loss_of(m), best) {
            m.verdict = if loss == best { Verdict::Correct } else { Verdict::Lesser };
        }
    }
}

/// Sets the rewards: the moves that reach the goal get 1, 0.9, 0.8 … in the order of their statuses, ties sharing the higher,
/// never below 0.1; without a goal or without statuses correct moves tie at 1, and lesser ones come after all of them. Wrong
/// moves get 0.
pub fn assign_rewards(moves: &mut [FirstMove], goal: Option<Goal>) {
    let key = |m: &FirstMove| {
        let loss = goal.zip(m.status.as_deref()).and_then(|(goal, status)| loss(status, goal));
        match m.verdict {
            Verdict::Wrong => None,
            Verdict::Correct => Some((0, 0)),
            Verdict::Lesser => Some((1, loss.unwrap_or(u8::MAX))),
        }
    };
    let keys: Vec<_> = moves.iter().map(key).collect();
    for (m, key) in moves.iter_mut().zip(&keys) {
        m.reward = key.map_or(0.0, |key| {
            let better = keys.iter().flatten().filter(|&&other| other < key).count();
            // Tenths of whole numbers, so that 0.9 is the number that is written 0.9.
            10_usize.saturating_sub(better).max(1) as f64 / 10.0
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(signs: &[&str]) -> Vec<FirstMove> {
        let one = |sign: &&str| FirstMove {
            point: None,
            verdict: if sign.starts_with('+') { Verdict::Correct } else { Verdict::Wrong },
            status: Some(sign[1..].to_owned()),
            reward: 0.0,
        };
        signs.iter().map(one).collect()
    }

    fn check(signs: &[&str], goal: Goal, rewards: &[f64], correct: usize) {
        let mut moves = moves(signs);
        separate_lesser(&mut moves, goal);
        assign_rewards(&mut moves, Some(goal));
        assert_eq!(moves.iter().map(|m| m.reward).collect::<Vec<_>>(), rewards);
        assert_eq!(moves.iter().filter(|m| m.verdict == Verdict::Correct).count(), correct);
    }

    #[test]
    fn statuses_are_ordered_for_the_attacker() {
        let order = ["d", "d5l", "d4l", "d3l", "d2l", "d1l", "l1d", "l2d", "l3d", "l4d", "l5d", "l"];
        let ranks: Vec<_> = order.iter().map(|status| status_rank(status).unwrap()).collect();
        assert_eq!(ranks, (0..12).collect::<Vec<u8>>());
        assert_eq!(["", "x", "d6l", "d0l", "l1l", "dl"].map(status_rank), [None; 6]);
    }

    #[test]
    fn ties_share_the_higher_reward() {
        check(&["+l", "+l", "+l1d", "-d"], Goal::Live, &[1.0, 1.0, 0.8, 0.0], 2);
        check(&["+d1l", "+d", "+d5l", "-l"], Goal::Kill, &[0.8, 1.0, 0.9, 0.0], 1);
        check(&["+l1d", "+l2d"], Goal::Live, &[0.9, 1.0], 1);
        check(&["+d"; 3], Goal::Kill, &[1.0; 3], 3);
    }

    #[test]
    fn rewards_never_fall_below_a_tenth() {
        let signs: Vec<String> = std::iter::once("+d".to_owned()).chain((0..12).map(|_| "+d1l".to_owned())).collect();
        let signs: Vec<&str> = signs.iter().map(String::as_str).chain(["+l1d"]).collect();
        let mut moves = moves(&signs);
        separate_lesser(&mut moves, Goal::Kill);
        assign_rewards(&mut moves, Some(Goal::Kill));
        assert_eq!(moves[1].reward, 0.9);
        assert_eq!(moves.last().unwrap().reward, 0.1);
    }
}
