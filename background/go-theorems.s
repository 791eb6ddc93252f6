% The richer vocabulary of go-tactical.s, and what the rules that come with the program say: theorems about captures, connections and eyes as
% predicates (go-theorems.pl).

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
type(group_on_pos(point, axes, displacement, group)).
type(distance_to_edge(point, axes, direction, number)).
type(captures(group, colour, number)).
type(liberties_after(group, colour, number)).
type(stones_after(group, colour, number)).
type(legal(group, colour)).
type(second_order_liberty_cnt(group, number)).
type(shared_liberty_cnt(group, group, number)).
type(region_size(group, number)).
type(region_borders(group, colour)).
type(eye_like(group, colour)).
type(neighbour_cnt(group, colour, number)).
type(enclosure_size(group, colour, number)).
type(capturable(group, group)).
type(beyond_help(group)).
type(forced_save(group, group)).
type(connectable(group, group, group)).
type(forced_cut(group, group, group)).
type(makes_eye(group, group)).
type(forced_deny_eye(group, group)).
type(makes_life(group, group)).
type(forced_kill(group, group)).
type(number < number).

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
rmode((captures(+G, #[friend, enemy], -N), #[0, 1, 2, 4] < N)).
rmode((liberties_after(+G, #[friend, enemy], -N), N < #[2, 3, 4, 5])).
rmode((liberties_after(+G, #[friend, enemy], -N), #[1, 2, 3] < N)).
rmode((enclosure_size(+G, #[friend, enemy], -N), N < #[4, 7, 10, 15, 20, 30])).
rmode((region_size(+G, -N), N < #[2, 3, 4, 5, 6, 8, 12])).
rmode((neighbour_cnt(+G, #[friend, enemy, empty], -N), #[0, 1, 2] < N)).
rmode(legal(+G, #[friend, enemy])).
rmode(eye_like(+G, #[friend, enemy])).
rmode(region_borders(+G, #[friend, enemy])).
rmode((second_order_liberty_cnt(+G, -N), N < #[1, 2, 4])).
rmode((shared_liberty_cnt(+G, -H, -N), #[1, 2] < N)).

rmode(capturable(+E, -G)).
rmode(beyond_help(+G)).
rmode(forced_save(+E, -G)).
rmode(connectable(+E, -G, -H)).
rmode(forced_cut(+E, -G, -H)).
rmode(makes_eye(+E, -G)).
rmode(forced_deny_eye(+E, -G)).
rmode(makes_life(+E, -G)).
rmode(forced_kill(+E, -G)).

auto_lookahead(link(G, H), [H]).
auto_lookahead(capturable(E, G), [G]).
auto_lookahead(forced_save(E, G), [G]).
auto_lookahead(liberty(G, L), [L]).
auto_lookahead(group_on_pos(P, A, D, G), [G]).
max_lookahead(1).
