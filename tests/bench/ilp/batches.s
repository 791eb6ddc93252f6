% Mutagenesis as a ranking: which molecules of a batch are the most active? The same 188 molecules, described as in activity.s; a batch
% is one of their ten standard folds, and the relevance of a molecule is the logarithm of its activity, where that is above zero.

predict(rank(+batch, +drug, -relevance)).
rank_by(batch).
tilde_mode(regression).
minimal_cases(3).
pruning(none).
discretize(equal_freq).
sampling_strategy(none).

typed_language(yes).
type(rank(batch, drug, relevance)).
type(lumo(drug, energy)).
type(logp(drug, hydrophobicity)).
type(ind1(drug, flag)).
type(inda(drug, flag)).
type(benzene(drug, ring)).
type(carbon_5_aromatic_ring(drug, ring)).
type(carbon_6_ring(drug, ring)).
type(hetero_aromatic_6_ring(drug, ring)).
type(hetero_aromatic_5_ring(drug, ring)).
type(ring_size_6(drug, ring)).
type(ring_size_5(drug, ring)).
type(nitro(drug, ring)).
type(methyl(drug, ring)).
type(anthracene(drug, rings)).
type(phenanthrene(drug, rings)).
type(ball3(drug, rings)).

rmode(#(24*C: threshold(lumo(D, X), [X], C), (lumo(+M, -E), E < C))).
rmode(#(24*C: threshold(logp(D, X), [X], C), (logp(+M, -E), E < C))).
rmode(ind1(+M, #[0.0, 1.0])).
rmode(inda(+M, #[0.0, 1.0])).
rmode(benzene(+M, -R)).
rmode(carbon_5_aromatic_ring(+M, -R)).
rmode(carbon_6_ring(+M, -R)).
rmode(hetero_aromatic_6_ring(+M, -R)).
rmode(hetero_aromatic_5_ring(+M, -R)).
rmode(ring_size_6(+M, -R)).
rmode(ring_size_5(+M, -R)).
rmode(nitro(+M, -R)).
rmode(methyl(+M, -R)).
rmode(anthracene(+M, -R)).
rmode(phenanthrene(+M, -R)).
rmode(ball3(+M, -R)).

% Each batch is ranked by an ensemble that has not seen it.
execute(nfold(tilde, 10)).
