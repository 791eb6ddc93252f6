//! The ranking of one group of candidates, as an expectation over the orders that its scores allow.
//!
//! Candidates with equal scores may stand in any order. No order is chosen: every figure is the exact expectation over
//! all of them (drawing without replacement), so that a heuristic gains nothing by the order in which it is given its
//! candidates. Candidates whose score is not a number stand behind all others, tied with each other.

/// One candidate of a group.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// Higher is better.
    pub score: f64,
    /// What choosing it is worth, from 0. A reward that is not finite counts as 0.
    pub reward: f64,
    /// Whether it is one of those that should stand first.
    pub correct: bool,
}

/// Candidates that are tied.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Tie {
    /// The number of candidates that stand before them.
    before: usize,
    size: usize,
    correct: usize,
    /// The sum of their rewards.
    reward: f64,
}

/// The ranking of a group: its ties from best to worst.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    ties: Vec<Tie>,
    size: usize,
    not_a_number: usize,
    log_loss: f64,
    /// The discounted gain of the order in which nothing stands before what is worth more.
    ideal_gain: f64,
}

/// What a gain at a rank (from 0) counts in a discounted cumulative gain (K. Järvelin and J. Kekäläinen 2002).
#[must_use]
pub fn discount(rank: usize) -> f64 {
    1.0 / (rank as f64 + 2.0).log2()
}

/// The discounted cumulative gain of the best order of some rewards; those below 0 count as 0.
#[must_use]
pub fn ideal_gain(rewards: &[f64]) -> f64 {
    let mut sorted: Vec<f64> = rewards.iter().map(|reward| reward.max(0.0)).collect();
    sorted.sort_by(|a, b| b.total_cmp(a));
    sorted.iter().enumerate().map(|(rank, reward)| reward * discount(rank)).sum()
}

/// The negative logarithm of the probability of the correct candidates.
fn log_loss(candidates: &[Candidate]) -> f64 {
    let scored = || candidates.iter().filter(|candidate| candidate.score.is_finite());
    let most = scored().map(|candidate| candidate.score).fold(f64::NEG_INFINITY, f64::max);
    // The lowest first: the sum must not depend on the order of the candidates.
    let sum = |of: &dyn Fn(&Candidate) -> bool| {
        let mut parts: Vec<f64> = scored().filter(|c| of(c)).map(|c| (c.score - most).exp()).collect();
        parts.sort_by(f64::total_cmp);
        parts.iter().sum::<f64>()
    };
    (sum(&|_| true) / sum(&|candidate| candidate.correct)).ln()
}

impl Group {
    /// Ranks the candidates.
    #[must_use]
    pub fn new(candidates: &[Candidate]) -> Self {
        let mut sorted: Vec<&Candidate> = candidates.iter().collect();
        // Rewards in a fixed order within a tie: their sum must not depend on the order of the candidates.
        sorted.sort_by(|a, b| {
            let by_score = a
                .score
                .is_nan()
                .cmp(&b.score.is_nan())
                .then(b.score.partial_cmp(&a.score).unwrap_or(std::cmp::Ordering::Equal));
            by_score.then(a.reward.total_cmp(&b.reward))
        });
        let tied = |a: &&Candidate, b: &&Candidate| a.score == b.score || (a.score.is_nan() && b.score.is_nan());
        let mut ties = Vec::new();
        let mut before = 0;
        for tie in sorted.chunk_by(tied) {
            ties.push(Tie {
                before,
                size: tie.len(),
                correct: tie.iter().filter(|c| c.correct).count(),
                reward: tie.iter().map(|c| c.reward).filter(|r| r.is_finite()).sum(),
            });
            before += tie.len();
        }
        let not_a_number = candidates.iter().filter(|c| c.score.is_nan()).count();
        let rewards: Vec<f64> = candidates.iter().map(|c| c.reward).filter(|reward| reward.is_finite()).collect();
        let (log_loss, ideal_gain) = (log_loss(candidates), ideal_gain(&rewards));
        Self { ties, size: candidates.len(), not_a_number, log_loss, ideal_gain }
    }

    /// What a correct candidate's being chosen costs in nats, if one is chosen with a probability proportional to exp(score); infinite if it
    /// never is.
    #[must_use]
    pub fn log_loss(&self) -> f64 {
        self.log_loss
    }

    /// The normalised discounted cumulative gain, from 0 to 1: what the rewards bring in where each rank counts less than the one before it, as a share of what
    /// the best order would. None without rewards.
    #[must_use]
    pub fn normalised_gain(&self) -> Option<f64> {
        let gain: f64 = self.rewards().enumerate().map(|(rank, reward)| reward * discount(rank)).sum();
        (self.ideal_gain > 0.0).then(|| (gain / self.ideal_gain).min(1.0))
    }

    /// The number of candidates.
    #[must_use]
    pub fn len(&self) -> usize {
        self.size
    }

    /// Whether there are no candidates.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// The number of candidates whose score is not a number.
    #[must_use]
    pub fn not_a_number(&self) -> usize {
        self.not_a_number
    }

    /// The number of correct candidates.
    #[must_use]
    pub fn correct(&self) -> usize {
        self.ties.iter().map(|tie| tie.correct).sum()
    }

    /// The sum of all rewards.
    #[must_use]
    pub fn reward(&self) -> f64 {
        self.ties.iter().map(|tie| tie.reward).sum()
    }

    /// The ranks (from 1) at which the first correct candidate can stand, with their probabilities; none without a
    /// correct candidate.
    #[must_use]
    pub fn first_correct(&self) -> Vec<(usize, f64)> {
        let Some(tie) = self.ties.iter().find(|tie| tie.correct > 0) else { return Vec::new() };
        // The first place of the tie can be followed by at most all its wrong candidates.
        let places = tie.size - tie.correct + 1;
        let mut none_yet = 1.0;
        (0..places)
            .map(|place| {
                let left = (tie.size - place) as f64;
                let here = none_yet * tie.correct as f64 / left;
                none_yet *= (left - tie.correct as f64) / left;
                (tie.before + place + 1, here)
            })
            .collect()
    }

    /// The probability that a correct candidate is among the first `count`.
    #[must_use]
    pub fn top(&self, count: usize) -> f64 {
        let Some(tie) = self.ties.iter().find(|tie| tie.correct > 0) else { return 0.0 };
        let wrong = tie.size - tie.correct;
        let drawn = count.saturating_sub(tie.before);
        if drawn > wrong {
            return 1.0;
        }
        let none: f64 = (0..drawn).map(|i| (wrong - i) as f64 / (tie.size - i) as f64).product();
        1.0 - none
    }

    /// The expected rank (from 1) of the best correct candidate.
    #[must_use]
    pub fn best_rank(&self) -> Option<f64> {
        let tie = self.ties.iter().find(|tie| tie.correct > 0)?;
        Some(tie.before as f64 + (tie.size + 1) as f64 / (tie.correct + 1) as f64)
    }

    /// The sum of the expected ranks of all correct candidates.
    #[must_use]
    pub fn rank_sum(&self) -> f64 {
        self.ties.iter().map(|tie| tie.correct as f64 * (tie.before as f64 + (tie.size + 1) as f64 / 2.0)).sum()
    }

    /// The expected reward of the candidate at each rank, from the first to the last.
    pub fn rewards(&self) -> impl Iterator<Item = f64> {
        self.ties.iter().flat_map(|tie| std::iter::repeat_n(tie.reward / tie.size as f64, tie.size))
    }
}
