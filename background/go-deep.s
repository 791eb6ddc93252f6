% The language bias of go-ahead.s with words that read far ahead: 3 to 20 milliseconds a position, where those of go-ahead.s take a quarter of one.
% The background is go.pl, go-tactical.pl, go-vital.pl, go-ahead.pl and go-deep.pl.

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
type(region_size(group, number)).
type(region_borders(group, colour)).
type(eye_like(group, colour)).
type(neighbour_cnt(group, colour, number)).
type(enclosure_size(group, colour, number)).
type(smallest_part(group, colour, number)).
type(outlook(group, colour, number)).
type(behind(group, colour, number)).
type(far_outlook(group, colour, number)).
type(far_behind(group, colour, number)).
type(number < number).

rmode(link(+G, -H)).
rmode(liberty(+G, -L)).
rmode(group(+G, #[friend, enemy, empty])).
rmode((liberty_cnt(+G, -N), N < #[1, 2, 3, 4, 5, 6, 8, 10])).
rmode((liberty_cnt(+G, -N), #[1,2, 3, 4, 5] < N)).
rmode((stone_cnt(+G, -N), N < #[2, 3, 4, 5, 6, 7, 8, 10, 12, 15])).
rmode((stone_cnt(+G, -N), #[0,1,2, 3, 4, 5] < N)).
rmode(group_on_pos(+P, +A, #[(1,0), (0,1), (1,1), (2,0), (0,2), (2,1), (1,2), (-1,0), (0,-1), (-1,1), (1,-1), (-1,-1),
                              (-2,0), (0,-2), (-2,1), (2,-1), (1,-2), (-1,2), (-2,-1), (-1,-2), (3,0), (0,3), (-3,0), (0,-3)], -G)).
rmode((distance_to_edge(+P, +A, #[left, up, right, down], -N), N < #[1, 2, 3, 4, 5, 6, 7, 8, 10])).
rmode((distance_to_edge(+P, +A, #[left, up, right, down], -N), #[0,1, 2, 3, 4] < N)).
rmode((captures(+G, #[friend, enemy], -N), #[0, 1, 2, 3, 4, 5, 6, 8] < N)).
rmode((liberties_after(+G, #[friend, enemy], -N), N < #[2, 3, 4, 5])).
rmode((liberties_after(+G, #[friend, enemy], -N), #[1, 2, 3] < N)).
rmode((enclosure_size(+G, #[friend, enemy], -N), N < #[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 25, 30, 40])).
rmode((region_size(+G, -N), N < #[2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20])).
rmode((neighbour_cnt(+G, #[friend, enemy, empty], -N), #[0, 1, 2, 3] < N)).
rmode((stones_after(+G, #[friend, enemy], -N), #[1, 2, 3, 4, 5, 6, 8, 10, 12] < N)).
rmode(legal(+G, #[friend, enemy])).
rmode(eye_like(+G, #[friend, enemy])).
rmode(region_borders(+G, #[friend, enemy])).

rmode((smallest_part(+G, #[friend, enemy], -N), N < #[2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 30])).

rmode((outlook(+G, #[friend, enemy], -N), N < #[1, 30, 60, 85, 100, 110, 120, 130, 140, 160, 240])).
rmode((behind(+G, #[friend, enemy], -N), N < #[1, 4, 8, 12, 18, 26, 35, 50, 80])).
rmode((far_outlook(+G, #[friend, enemy], -N), N < #[1, 30, 60, 85, 100, 110, 120, 130, 140, 160, 180, 240])).
rmode((far_behind(+G, #[friend, enemy], -N), N < #[1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 22, 26, 30])).

auto_lookahead(link(G, H), [H]).
auto_lookahead(liberty(G, L), [L]).
auto_lookahead(group_on_pos(P, A, D, G), [G]).
max_lookahead(1).
