% The background of Go: what a position is, and what follows directly from the rules.
%
% After Ramon, Francis and Blockeel, "Relational trees for tsume-go" (2000), Figures 3 and 4 and Table 2. This file is the
% specification; the program answers the same predicates natively, and tests compare the two on real positions.
%
% A position is given by three relations, and its size:
%   board((X,Y), G)    the point (X,Y), counted from (0,0) in the upper left corner, belongs to the group G;
%   group(G, Colour)   the colour of a group: friend (the side to move), enemy, or empty;
%   link(G, H)         the groups G and H are adjacent;
%   size(Columns, Rows).
% A group is a string of stones or one empty point. Adjacent empty points are linked too.
%
% Types: point, group, colour, number, axes, displacement, direction.

:- discontiguous(axes/1).

% board(X, Y, G): the paper's other spelling.
board(X, Y, G) :- board((X,Y), G).

% liberty(G, L): L is a liberty of the group G. A liberty of an empty point is an adjacent empty point.
liberty(G, L) :- link(G, L), group(L, empty).

% liberty_cnt(G, N): G has N liberties.
liberty_cnt(G, N) :- group(G, _), findall(L, liberty(G, L), Ls), length(Ls, N).

% atari(G): G has one liberty.
atari(G) :- liberty_cnt(G, 1).

% group_size(G, N): the number of points of the group G: 1 for an empty point.
group_size(G, N) :- group(G, _), findall(P, board(P, G), Ps), length(Ps, N).

% stone_cnt(G, N): the number of stones of the group G: 0 for an empty point.
stone_cnt(G, 0) :- group(G, empty).
stone_cnt(G, N) :- group(G, C), C \= empty, group_size(G, N).

% unbound(X): true, and leaves X as it is. It introduces a variable in a root query.
unbound(_).

% axes(A): the axes of the board can be laid in eight ways: axes(H, V, D) mirrors columns if H is 1, rows if V is 1, and
% exchanges columns with rows first if D is 1.
axes(axes(H, V, D)) :- bit(H), bit(V), bit(D).

bit(0).
bit(1).

% relative(A, Relative, Absolute): a displacement relative to axes, and on the board.
relative(axes(H, V, 0), (DX,DY), (X,Y)) :- mirror(H, DX, X), mirror(V, DY, Y).
relative(axes(H, V, 1), (DX,DY), (X,Y)) :- mirror(H, DY, X), mirror(V, DX, Y).

mirror(0, N, N).
mirror(1, N, M) :- M is -N.

% group_on_pos(P, D, G): G is the group on the point P + D.
group_on_pos((X,Y), (DX,DY), G) :- board((X,Y), _), board((X1,Y1), G), DX is X1 - X, DY is Y1 - Y.

% group_on_pos(P, A, D, G): the same, with the displacement relative to the axes A.
group_on_pos(P, A, (DX,DY), G) :-
    axes(A),
    group_on_pos(P, (X,Y), G),
    inverse(A, (X,Y), (DX,DY)).

% inverse(A, Absolute, Relative): the other way round than relative/3.
inverse(axes(H, V, 0), (X,Y), (DX,DY)) :- mirror(H, X, DX), mirror(V, Y, DY).
inverse(axes(H, V, 1), (X,Y), (DX,DY)) :- mirror(H, X, DY), mirror(V, Y, DX).

% distance_to_edge(P, Direction, N): from the point P it is N steps to the edge line: 0 on the first line.
distance_to_edge((X,Y), left, X) :- board((X,Y), _).
distance_to_edge((X,Y), right, N) :- board((X,Y), _), size(Columns, _), N is Columns - 1 - X.
distance_to_edge((X,Y), up, Y) :- board((X,Y), _).
distance_to_edge((X,Y), down, N) :- board((X,Y), _), size(_, Rows), N is Rows - 1 - Y.

% distance_to_edge(P, A, Direction, N): the same, with the direction relative to the axes A.
distance_to_edge(P, A, Direction, N) :-
    axes(A),
    step(Direction, D),
    relative(A, D, Step),
    step(Absolute, Step),
    distance_to_edge(P, Absolute, N).

step(left, (-1,0)).
step(right, (1,0)).
step(up, (0,-1)).
step(down, (0,1)).
