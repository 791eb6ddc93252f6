% The language bias of the nakade benchmark (Ramon, Francis and Blockeel 2000, section 4.1): is a point inside an eye space vital?
%
% The attacker, to move, is the friend; the defender, whose eye space it is, the enemy. The background is go.pl.

tilde_mode(classify).
classes([negative, positive]).
heuristic(gainratio).
sampling_strategy(none).
minimal_cases(2).
pruning(none).

predict(vital(+point, -class)).
root((vital(Move, Class), board(Move, Group), unbound(Axes))).

typed_language(yes).
type(board(point, group)).
type(unbound(axes)).
type(group(group, colour)).
type(link(group, group)).
type(liberty(group, group)).
type(liberty_cnt(group, number)).
type(group_on_pos(point, axes, displacement, group)).
type(number < number).

rmode(liberty(+G, -L)).
rmode(group(+G, #[friend, enemy, empty])).
rmode((liberty_cnt(+G, -N), N < #[2, 3, 4])).
rmode(group_on_pos(+P, +A, #[(1,0), (0,1), (-1,0), (0,-1), (1,1), (-1,1), (1,-1), (-1,-1), (2,0), (0,2), (-2,0), (0,-2)], -G)).

auto_lookahead(liberty(G, L), [L]).
auto_lookahead(group_on_pos(P, A, D, G), [G]).
max_lookahead(1).
