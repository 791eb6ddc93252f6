% The propositional language of Ramon, Francis and Blockeel (2000), section 4.2.2: the colour of the point at a displacement.
%
% The background is go.pl.

tilde_mode(regression).
heuristic(euclid).
sampling_strategy(none).
minimal_cases(40).
ftest(1).
max_leaves(152).
pruning(none).

predict(reward(+point, -number)).
root((reward(Move, Reward), unbound(Axes))).

typed_language(yes).
type(unbound(axes)).
type(group(group, colour)).
type(group_on_pos(point, axes, displacement, group)).

rmode((group_on_pos(+P, +A, #[(0,0), (1,0), (-1,0), (0,1), (0,-1), (1,1), (-1,1), (1,-1), (-1,-1),
                               (2,0), (-2,0), (0,2), (0,-2), (2,1), (-2,1), (2,-1), (-2,-1), (1,2), (-1,2), (1,-2), (-1,-2),
                               (2,2), (-2,2), (2,-2), (-2,-2), (3,0), (-3,0), (0,3), (0,-3), (3,1), (-3,1), (3,-1), (-3,-1),
                               (1,3), (-1,3), (1,-3), (-1,-3), (4,0), (-4,0), (0,4), (0,-4)], -G),
       group(G, #[friend, enemy, empty]))).
