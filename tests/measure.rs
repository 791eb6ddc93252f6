//! The measures against slow references and against figures that the literature gives.
#![cfg(feature = "workbench")]

use nakade::measure::{
    Candidate, Confusion, Group, Ranking, Z95, bootstrap, branching_bound, correlation, mean_squared_error,
    paired_difference, wilson,
};
use rand_pcg::Pcg64;
use rand_pcg::rand_core::{Rng, SeedableRng};

fn below(random: &mut Pcg64, limit: u64) -> u64 {
    random.next_u64() % limit
}

fn candidate(score: f64, reward: f64) -> Candidate {
    Candidate { score, reward, correct: reward > 0.0 }
}

/// Small groups with many ties, a few scores that are not numbers, and rewards in tenths.
fn random_group(random: &mut Pcg64) -> Vec<Candidate> {
    (0..below(random, 8))
        .map(|_| {
            let score = if below(random, 12) == 0 { f64::NAN } else { below(random, 4) as f64 };
            let reward = if below(random, 3) == 0 { 1.0 - below(random, 3) as f64 / 10.0 } else { 0.0 };
            candidate(score, reward)
        })
        .collect()
}

/// Calls a function with every order of the numbers below `count`.
fn each_order(count: usize, order: &mut Vec<usize>, seen: &mut impl FnMut(&[usize])) {
    if order.len() == count {
        return seen(order);
    }
    for next in 0..count {
        if !order.contains(&next) {
            order.push(next);
            each_order(count, order, seen);
            order.pop();
        }
    }
}

/// The means over all orders in which no candidate stands before a better one.
struct Reference {
    top: Vec<f64>,
    best_rank: f64,
    rank_sum: f64,
    rewards: Vec<f64>,
}

fn reference(group: &[Candidate]) -> Reference {
    let count = group.len();
    let mut sums = Reference { top: vec![0.0; count + 1], best_rank: 0.0, rank_sum: 0.0, rewards: vec![0.0; count] };
    let mut orders = 0.0;
    let value = |index: usize| if group[index].score.is_nan() { f64::NEG_INFINITY } else { group[index].score };
    each_order(count, &mut Vec::new(), &mut |order| {
        if order.windows(2).any(|pair| value(pair[0]) < value(pair[1])) {
            return;
        }
        orders += 1.0;
        let best = order.iter().position(|&index| group[index].correct);
        for (length, top) in sums.top.iter_mut().enumerate() {
            *top += f64::from(best.is_some_and(|best| best < length));
        }
        sums.best_rank += best.map_or(0.0, |best| best as f64 + 1.0);
        for (rank, &index) in order.iter().enumerate() {
            sums.rank_sum += if group[index].correct { rank as f64 + 1.0 } else { 0.0 };
            sums.rewards[rank] += group[index].reward;
        }
    });
    sums.top.iter_mut().chain(&mut sums.rewards).for_each(|sum| *sum /= orders);
    Reference { best_rank: sums.best_rank / orders, rank_sum: sums.rank_sum / orders, ..sums }
}

fn assert_close(a: f64, b: f64, what: &str) {
    assert!((a - b).abs() < 1e-9, "{what}: {a} against {b}");
}

#[test]
fn ties_are_the_mean_over_all_orders() {
    let mut random = Pcg64::seed_from_u64(1);
    for _ in 0..200 {
        let candidates = random_group(&mut random);
        let (group, reference) = (Group::new(&candidates), reference(&candidates));
        for (count, top) in reference.top.iter().enumerate() {
            assert_close(group.top(count), *top, "top");
            let first: f64 = group.first_correct().iter().filter(|(rank, _)| *rank <= count).map(|(_, p)| p).sum();
            assert_close(first, *top, "sum of the first correct ranks");
        }
        assert_close(group.best_rank().unwrap_or(0.0), reference.best_rank, "best rank");
        assert_close(group.rank_sum(), reference.rank_sum, "sum of ranks");
        let rewards: Vec<f64> = group.rewards().collect();
        assert_eq!(rewards.len(), candidates.len());
        for (reward, expected) in rewards.iter().zip(&reference.rewards) {
            assert_close(*reward, *expected, "reward");
        }
    }
}

/// The gain of the mean order, as a share of that of the best of all orders.
#[test]
fn the_normalised_gain_is_a_share_of_the_best_there_is() {
    let mut random = Pcg64::seed_from_u64(5);
    let gain = |rewards: &[f64]| -> f64 {
        (1..).zip(rewards).map(|(rank, reward)| reward / f64::from(rank + 1).ln() * 2_f64.ln()).sum()
    };
    let mut compared = 0;
    for group in (0..300).map(|_| random_group(&mut random)) {
        let mut best: f64 = 0.0;
        each_order(group.len(), &mut Vec::new(), &mut |order| {
            best = best.max(gain(&order.iter().map(|&index| group[index].reward).collect::<Vec<_>>()));
        });
        let found = Group::new(&group).normalised_gain();
        assert_eq!(found.is_some(), best > 0.0);
        if let Some(found) = found {
            assert_close(found, gain(&reference(&group).rewards) / best, "gain");
            compared += usize::from(found < 1.0);
        }
    }
    assert!(compared > 50, "{compared}");
}

#[test]
fn the_ranking_is_the_mean_of_its_groups() {
    let mut random = Pcg64::seed_from_u64(2);
    let groups: Vec<Vec<Candidate>> = (0..60).map(|_| random_group(&mut random)).collect();
    let ranking: Ranking = groups.iter().map(Vec::as_slice).collect();
    let references: Vec<Reference> = groups.iter().map(|group| reference(group)).collect();
    let count = groups.len() as f64;
    for rank in 0..12 {
        let mean = references.iter().map(|r| r.top[rank.min(r.top.len() - 1)]).sum::<f64>() / count;
        assert_close(ranking.top(rank), mean, "top");
    }
    let correct = groups.iter().flatten().filter(|c| c.correct).count() as f64;
    let ranks: f64 = references.iter().map(|r| r.rank_sum).sum();
    assert_close(ranking.mean_rank().unwrap(), ranks / correct, "mean rank");
    let solvable = groups.iter().filter(|group| group.iter().any(|c| c.correct)).count();
    let best: f64 = references.iter().map(|r| r.best_rank).sum();
    assert_close(ranking.mean_best_rank().unwrap(), best / solvable as f64, "mean best rank");
    assert_eq!(ranking.without_correct(), groups.len() - solvable);
    let all: f64 = groups.iter().flatten().map(|c| c.reward).sum();
    for (index, share) in ranking.curve().iter().enumerate() {
        let sum: f64 = references.iter().flat_map(|r| r.rewards.iter().take(index + 1)).sum();
        assert_close(*share, sum / all, "curve");
    }
}

#[test]
fn a_constant_heuristic_gains_nothing_by_its_order() {
    // One correct among 20: whatever its place in the list, it is at rank k with probability 1/20.
    for place in [0, 7, 19] {
        let group: Vec<Candidate> = (0..20).map(|i| candidate(0.5, f64::from(i == place))).collect();
        let ranking: Ranking = [group.as_slice()].into_iter().collect();
        for count in 1..=20 {
            assert_close(ranking.top(count), count as f64 / 20.0, "top");
        }
        assert_eq!(ranking.mean_rank(), Some(10.5));
        assert_eq!(ranking.mean_best_rank(), Some(10.5));
        assert_close(ranking.curve()[4], 0.25, "curve");
    }
}

#[test]
fn the_order_of_the_candidates_does_not_change_a_bit() {
    let mut random = Pcg64::seed_from_u64(3);
    for _ in 0..100 {
        let mut group = random_group(&mut random);
        let before: Ranking = [group.as_slice()].into_iter().collect();
        group.reverse();
        let after: Ranking = [group.as_slice()].into_iter().collect();
        assert_eq!(before, after);
    }
}

#[test]
fn merging_parts_is_adding_their_groups() {
    let mut random = Pcg64::seed_from_u64(4);
    let groups: Vec<Vec<Candidate>> = (0..40).map(|_| random_group(&mut random)).collect();
    let whole: Ranking = groups.iter().map(Vec::as_slice).collect();
    let mut merged = Ranking::new();
    for part in groups.chunks(7) {
        merged.merge(&part.iter().map(Vec::as_slice).collect());
    }
    let (whole, merged) = (whole.table(), merged.table());
    assert_eq!((whole.problems, whole.without_correct), (merged.problems, merged.without_correct));
    assert_close(whole.mean_rank.unwrap(), merged.mean_rank.unwrap(), "mean rank");
    whole.top.iter().zip(&merged.top).for_each(|(a, b)| assert_close(*a, *b, "top"));
}

#[test]
fn scores_that_are_not_numbers_stand_last_and_are_counted() {
    let group = [candidate(f64::NAN, 1.0), candidate(f64::NEG_INFINITY, 0.0), candidate(-f64::NAN, 0.0)];
    let ranking: Ranking = [group.as_slice()].into_iter().collect();
    assert_eq!(ranking.not_a_number(), 2);
    assert_eq!([ranking.top(1), ranking.top(2), ranking.top(3)], [0.0, 0.5, 1.0]);
}

#[test]
fn nothing_to_rank_is_no_number() {
    let table = Ranking::new().table();
    assert_eq!((table.problems, table.mean_rank, table.mean_best_rank, table.top[0]), (0, None, None, 0.0));
    let mut ranking = Ranking::new();
    ranking.add(&[]);
    ranking.add(&[candidate(1.0, 0.0)]);
    let table = ranking.table();
    assert_eq!((table.problems, table.without_correct, table.mean_rank, table.top[9]), (2, 2, None, 0.0));
    assert_eq!(table.branching[0].candidates, None);
    let text = serde_json::to_string(&table).unwrap();
    assert_eq!(serde_json::from_str::<nakade::measure::RankingTable>(&text).unwrap(), table);
}

#[test]
fn the_bound_agrees_with_the_published_table() {
    // The probabilities enter by b' and their mean only. The paper's mean rank of 2.44 (section 4.2.2) and its b' = 10
    // (1 % missed) give the 5.7 of Table 5, whatever the distribution.
    let with_mean = |mean: f64, count: usize| -> Vec<f64> {
        let last = (mean - 1.0) / (count - 1) as f64;
        (1..=count)
            .map(|i| {
                if i == 1 {
                    1.0 - last
                } else if i == count {
                    last
                } else {
                    0.0
                }
            })
            .collect()
    };
    assert!((branching_bound(&with_mean(2.44, 10)).unwrap() - 5.7).abs() < 0.05);
    // Five moves: with Table 3's own figures the bound is 3.8, the paper prints 3.6.
    let five = branching_bound(&[0.35, 0.23, 0.15, 0.06, 0.08]).unwrap();
    assert!((3.5..3.9).contains(&five), "{five}");
}

#[test]
fn the_bound_solves_the_recurrence() {
    // T(n) by the formula itself, term by term; its growth must approach the root of the quadratic.
    let mut random = Pcg64::seed_from_u64(5);
    for _ in 0..50 {
        let weights: Vec<f64> = (0..=below(&mut random, 12)).map(|_| 1.0 + below(&mut random, 9) as f64).collect();
        let total: f64 = weights.iter().sum();
        let count = weights.len() as f64;
        let (mut before, mut last) = (1.0, 1.0);
        let mut growth = 0.0;
        for _ in 0..400 {
            let opponent: f64 = weights.iter().enumerate().map(|(j, p)| p / total * (j + 1) as f64 * before).sum();
            let next: f64 = weights
                .iter()
                .enumerate()
                .map(|(i, p)| p / total * ((i + 1) as f64 * last + (count - (i + 1) as f64) * opponent))
                .sum();
            growth = next / last;
            // Scaled, so that the numbers stay finite.
            (before, last) = (last / next, 1.0);
        }
        assert!((branching_bound(&weights).unwrap() - growth).abs() < 1e-6);
    }
    // A perfect ordering comes close to the square root, the worst one gains nothing.
    assert!(branching_bound(&[1.0]).unwrap() == 1.0);
    let perfect: Vec<f64> = (0..100).map(|i| f64::from(i == 0)).collect();
    assert!((branching_bound(&perfect).unwrap() - 10.0).abs() < 0.6);
    let worst: Vec<f64> = (0..100).map(|i| f64::from(i == 99)).collect();
    assert!((branching_bound(&worst).unwrap() - 100.0).abs() < 1e-9);
}

#[test]
fn the_search_is_narrowed_as_far_as_the_risk_allows() {
    // 100 groups of 10: the correct one is at rank 1 in 90, at rank 2 in 5, at rank 3 in 4, at rank 10 in one.
    let mut ranking = Ranking::new();
    for (rank, times) in [(1, 90), (2, 5), (3, 4), (10, 1)] {
        let group: Vec<Candidate> = (1..=10).map(|i| candidate(-f64::from(i), f64::from(i == rank))).collect();
        (0..times).for_each(|_| ranking.add(&group));
    }
    let candidates = |missed| ranking.branching(missed).candidates;
    assert_eq!([0.0, 0.009, 0.01, 0.05, 0.1].map(candidates), [Some(10), Some(10), Some(3), Some(2), Some(1)]);
    assert_eq!(ranking.branching(0.1).bound, Some(1.0));
}

#[test]
fn a_confusion_matrix_counts() {
    let mut matrix = Confusion::new(2);
    for (actual, predicted, times) in [(0, 0, 50), (0, 1, 10), (1, 0, 5), (1, 1, 35)] {
        (0..times).for_each(|_| assert!(matrix.add(actual, predicted)));
    }
    assert!(!matrix.add(2, 0));
    assert_eq!((matrix.total(), matrix.accuracy()), (100, Some(0.85)));
    assert_eq!(matrix.recall(0), Some(50.0 / 60.0));
    assert_eq!(matrix.precision(1), Some(35.0 / 45.0));
    assert_eq!(Confusion::new(3).accuracy(), None);
    let twice = matrix.clone();
    assert!(matrix.merge(&twice) && matrix.total() == 200 && !matrix.merge(&Confusion::new(3)));
}

#[test]
fn errors_and_correlation_of_numbers() {
    assert_eq!(mean_squared_error(&[(1.0, 2.0), (3.0, 0.0)]), Some(5.0));
    assert_eq!(mean_squared_error(&[]), None);
    assert_close(correlation(&[(1.0, 5.0), (2.0, 3.0), (3.0, 1.0)]).unwrap(), -1.0, "a falling line");
    // Anscombe's first data set.
    let x = [10.0, 8.0, 13.0, 9.0, 11.0, 14.0, 6.0, 4.0, 12.0, 7.0, 5.0];
    let y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    let pairs: Vec<(f64, f64)> = x.into_iter().zip(y).collect();
    assert!((correlation(&pairs).unwrap() - 0.81642).abs() < 1e-5);
    assert_eq!(correlation(&[(1.0, 1.0), (1.0, 2.0)]), None);
    assert_eq!(correlation(&[]), None);
}

#[test]
fn wilson_solves_its_equation() {
    for (successes, trials) in [(0.0, 10), (10.0, 10), (3.5, 17), (810.0, 1000)] {
        let interval = wilson(successes, trials, Z95);
        let share = successes / trials as f64;
        assert!(0.0 <= interval.low && interval.low <= share && share <= interval.high && interval.high <= 1.0);
        for end in [interval.low, interval.high] {
            // An end lies z standard deviations of its own from the share, or at the end of the range.
            let deviation = Z95 * (end * (1.0 - end) / trials as f64).sqrt();
            assert!(((end - share).abs() - deviation).abs() < 1e-9, "{successes} of {trials}: {end}");
        }
    }
    assert_eq!((wilson(0.0, 0, Z95).low, wilson(0.0, 0, Z95).high), (0.0, 1.0));
}

#[test]
fn the_bootstrap_is_determined_by_its_seed_and_covers_the_mean() {
    let mut random = Pcg64::seed_from_u64(6);
    let mut covered = 0;
    for round in 0..200 {
        let values: Vec<f64> = (0..80).map(|_| f64::from(below(&mut random, 10) < 3)).collect();
        let interval = bootstrap(&values, 400, 0.95, round).unwrap();
        assert_eq!(bootstrap(&values, 400, 0.95, round), Some(interval));
        covered += usize::from(interval.low <= 0.3 && 0.3 <= interval.high);
    }
    assert!((175..=200).contains(&covered), "{covered} of 200 intervals hold the true mean");
    assert_eq!(bootstrap(&[], 400, 0.95, 0), None);
    assert_eq!(bootstrap(&[f64::NAN], 400, 0.95, 0), None);
}

#[test]
fn a_paired_difference_sees_what_two_intervals_do_not() {
    // The second is always a little better on groups that differ much: the pairing removes what they share.
    let first: Vec<f64> = (0..100).map(|i| f64::from(i % 10) / 10.0).collect();
    let second: Vec<f64> = first.iter().enumerate().map(|(i, v)| v + if i % 2 == 0 { 0.04 } else { 0.0 }).collect();
    let difference = paired_difference(&first, &second, 1_000, 0.95, 7).unwrap();
    assert_close(difference.mean, 0.02, "mean");
    assert!(0.0 < difference.interval.low && difference.interval.high < 0.04);
    assert_eq!(paired_difference(&first, &second[1..], 100, 0.95, 7), None);
}
