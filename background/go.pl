% The background of Go: what a position is, and what follows directly from the rules.
%
% After J. Ramon, T. Francis and H. Blockeel, "Relational trees for tsume-go" (2000), Figures 3 and 4 and Table 2. This file is
% the specification; the program answers the same predicates natively, and tests compare the two in every mode.
%
% A position is given by three relations, and its size:
%   board((X,Y), G)    the point (X,Y), counted from (0,0) in the upper left corner, belongs to the group G;
%   group(G, Colour)   the colour of a group: friend (the side to move), enemy, or empty;
%   link(G, H)         the groups G and H are adjacent;
%   size(Columns, Rows).
% A group is a string of stones or one empty point. Adjacent empty points are linked too.
%
% Types: point, group, colour, number, axes, displacement, direction.
%
% Above each predicate stand its modes (+ given, - found, ? either), its meaning and its source. Beside it says/2 has a sentence in
% which the variables stand in braces: explanations are put together from these.

:- discontiguous(says/2).
:- multifile(says/2).

% The three relations (Figure 3).
says(board(P,G), "{G} is on {P}").
says(group(G,C), "{G} is {C}").
says(link(G,H), "{G} is adjacent to {H}").

% board(?X, ?Y, ?G): G is the group on the point (X,Y). The paper's other spelling (Figure 5).
board(X, Y, G) :- board((X,Y), G).
says(board(X,Y,G), "{G} is on column {X}, row {Y}").

% liberty(?G, ?L): L is a liberty of the group G. A liberty of an empty point is an adjacent empty point. (Figure 4)
liberty(G, L) :- link(G, L), group(L, empty).
says(liberty(G,L), "{L} is a liberty of {G}").

% liberty_cnt(?G, ?N): the group G has N liberties. (Figure 4)
liberty_cnt(G, N) :- group(G, _), findall(L, liberty(G, L), Ls), length(Ls, N).
says(liberty_cnt(G,N), "{G} has {N} liberties").

% atari(?G): the group G has exactly one liberty. (Figure 4)
atari(G) :- liberty_cnt(G, 1).
says(atari(G), "{G} is in atari").

% group_size(?G, ?N): the group G has N points: 1 for an empty point. (Table 2)
group_size(G, N) :- group(G, _), findall(P, board(P, G), Ps), length(Ps, N).
says(group_size(G,N), "{G} has {N} points").

% stone_cnt(?G, ?N): the group G has N stones: 0 for an empty point. (Table 2)
stone_cnt(G, 0) :- group(G, empty).
stone_cnt(G, N) :- group(G, C), C \= empty, group_size(G, N).
says(stone_cnt(G,N), "{G} has {N} stones").

% group_on_pos(?P, ?D, ?G): G is the group on the point P + D. (Table 2)
group_on_pos((X,Y), (DX,DY), G) :-
    board((X,Y), _),
    board((X1,Y1), G),
    DX is X1 - X,
    DY is Y1 - Y.
says(group_on_pos(P,D,G), "{D} from {P} there is {G}").

% distance_to_edge(?P, ?Direction, ?N): from the point P it is N steps to the edge line: 0 on the first line. (Table 2)
distance_to_edge((X,Y), left, X) :- board((X,Y), _).
distance_to_edge((X,Y), right, N) :- board((X,Y), _), size(Columns, _), N is Columns - 1 - X.
distance_to_edge((X,Y), up, Y) :- board((X,Y), _).
distance_to_edge((X,Y), down, N) :- board((X,Y), _), size(_, Rows), N is Rows - 1 - Y.
says(distance_to_edge(P,D,N), "from {P} it is {N} steps to the edge, going {D}").

% unbound(?X): true, and leaves X as it is. It introduces a variable in a root query: the axes, which the first test that needs some
% will choose.
unbound(_).
says(unbound(X), "{X} may be chosen").

% axes(?A): the axes of the board can be laid in eight ways. axes(H, V, D): with D = 1 columns are exchanged with rows; then H = 1
% turns the columns round, and V = 1 the rows. (The paper's triple of mirrors, section 2.)
axes(axes(H, V, D)) :- bit(H), bit(V), bit(D).
says(axes(A), "{A} are axes of the board").

bit(0).
bit(1).

% relative(+A, +Relative, -Absolute): a displacement relative to the axes A, and the same on the board.
relative(axes(H, V, 0), (DX,DY), (X,Y)) :- mirror(H, DX, X), mirror(V, DY, Y).
relative(axes(H, V, 1), (DX,DY), (X,Y)) :- mirror(H, DY, X), mirror(V, DX, Y).

% absolute(+A, +Absolute, -Relative): the same the other way round.
absolute(axes(H, V, 0), (X,Y), (DX,DY)) :- mirror(H, X, DX), mirror(V, Y, DY).
absolute(axes(H, V, 1), (X,Y), (DX,DY)) :- mirror(H, X, DY), mirror(V, Y, DX).

mirror(0, N, N).
mirror(1, N, M) :- M is -N.

% group_on_pos(?P, ?A, ?D, ?G): G is the group on the point P + D, with D relative to the axes A.
group_on_pos(P, A, D, G) :- axes(A), group_on_pos(P, OnBoard, G), absolute(A, OnBoard, D).
says(group_on_pos(P,A,D,G), "at {D} from {P} along {A} there is {G}").

% distance_to_edge(?P, ?A, ?Direction, ?N): the same as distance_to_edge/3, with the direction relative to the axes A.
distance_to_edge(P, A, Direction, N) :-
    axes(A),
    step(Direction, Step),
    relative(A, Step, OnBoard),
    step(There, OnBoard),
    distance_to_edge(P, There, N).
says(distance_to_edge(P,A,D,N), "from {P} it is {N} steps to the edge, going {D} along {A}").

% step(?Direction, ?Displacement): one step.
step(left, (-1,0)).
step(right, (1,0)).
step(up, (0,-1)).
step(down, (0,1)).

% Comparisons of numbers, and equality of terms. (Table 2) Both sides are given, but for one side of =.
says(X < Y, "{X} is less than {Y}").
says(X =< Y, "{X} is at most {Y}").
says(X > Y, "{X} is more than {Y}").
says(X >= Y, "{X} is at least {Y}").
says(X =:= Y, "{X} equals {Y}").
says(X = Y, "{X} is {Y}").
says(X \= Y, "{X} is not {Y}").
