% The language bias for tsume-go: the relational language of Ramon, Francis and Blockeel (2000), Table 2.
%
% An example is a move in a position; its reward is predicted. The background is go.pl.

tilde_mode(regression).
heuristic(euclid).
sampling_strategy(none).
minimal_cases(20).
ftest(1).
max_leaves(152).
pruning(none).

% The moves of a problem compete: ranking(Damping, Sharpness). Damping keeps small leaves from daring too much; sharpness favours the
% first rank over the later ones. What is predicted is a strength, drawn towards that of the node above as by m examples.
% The paper's regression is tilde_mode(regression) without these two settings, and predicts rewards.
ranking(1, 0.5).
m_estimate(m(30)).

predict(reward(+point, -number)).
root((reward(Move, Reward), board(Move, Group), unbound(Axes))).

typed_language(yes).
type(board(point, group)).
type(unbound(axes)).
type(group(group, colour)).
type(link(group, group)).
type(liberty(group, group)).
type(liberty_cnt(group, number)).
type(stone_cnt(group, number)).
type(group_size(group, number)).
type(atari(group)).
type(group_on_pos(point, axes, displacement, group)).
type(distance_to_edge(point, axes, direction, number)).
type(number < number).
type(number =< number).

rmode(link(+G, -H)).
rmode(liberty(+G, -L)).
rmode(group(+G, #[friend, enemy, empty])).
rmode((liberty_cnt(+G, -N), N < #[2, 3, 4, 5, 6])).
rmode((liberty_cnt(+G, -N), #[1,2, 3, 4, 5] < N)).
rmode((stone_cnt(+G, -N), N < #[2, 3, 4, 5, 7, 10])).
rmode((stone_cnt(+G, -N), #[0,1,2, 3, 4, 5] < N)).
rmode(group_on_pos(+P, +A, #[(1,0), (0,1), (1,1), (2,0), (0,2), (2,1), (1,2), (-1,0), (0,-1), (-1,1), (1,-1), (-1,-1),
                              (-2,0), (0,-2), (-2,1), (2,-1), (1,-2), (-1,2), (-2,-1), (-1,-2), (3,0), (0,3), (-3,0), (0,-3)], -G)).
rmode((distance_to_edge(+P, +A, #[left, up, right, down], -N), N < #[1, 2, 3, 4, 5])).
rmode((distance_to_edge(+P, +A, #[left, up, right, down], -N), #[0,1, 2, 3, 4] < N)).

auto_lookahead(link(G, H), [H]).
auto_lookahead(liberty(G, L), [L]).
auto_lookahead(group_on_pos(P, A, D, G), [G]).
max_lookahead(1).
