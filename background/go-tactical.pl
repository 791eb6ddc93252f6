% More background of Go: what a move does, liberties of the second order, empty regions, eyes. All of it follows directly from the
% rules, and is said in terms of go.pl, which must be loaded too; the source of each predicate is this workbench unless one is named.
%
% Wherever E stands, an empty point is meant, as a group of its own. Side is friend or enemy. Ko is not looked at.

:- discontiguous(says/2).
:- multifile(says/2).

side(friend).
side(enemy).

opponent(friend, enemy).
opponent(enemy, friend).

% How many different Xs there are for which Goal holds.
number_of(X, Goal, N) :- findall(X, Goal, Xs), sort(Xs, Set), length(Set, N).

% captured(+E, +Side, ?H): if Side plays at E, the string H of the other side is captured: E is its last liberty.
captured(E, Side, H) :- opponent(Side, Other), link(E, H), group(H, Other), atari(H).

% stone_after(+E, +Side, ?P): after Side has played at E, the new string has a stone on the point P. (P may be found repeatedly.)
stone_after(E, _, P) :- board(P, E).
stone_after(E, Side, P) :- link(E, H), group(H, Side), board(P, H).

% liberty_after(+E, +Side, ?P): after Side has played at E and taken what is captured, P is a liberty of the new string. (P may be
% found repeatedly.)
liberty_after(E, _, P) :- liberty(E, L), board(P, L).
liberty_after(E, Side, P) :- link(E, H), group(H, Side), liberty(H, L), L \= E, board(P, L).
liberty_after(E, Side, P) :- captured(E, Side, H), board(P, H), neighbour(P, Q), \+ \+ stone_after(E, Side, Q).

% neighbour(+P, ?Q): Q is a point beside P.
neighbour((X,Y), (X1,Y1)) :- step(_, (DX,DY)), X1 is X + DX, Y1 is Y + DY, board((X1,Y1), _).

% legal(?E, ?Side): Side may play at the empty point E: the new string has a liberty.
legal(E, Side) :- group(E, empty), side(Side), \+ \+ liberty_after(E, Side, _).
says(legal(E,S), "a move of the {S} side at {E} is legal").

% captures(?E, ?Side, ?N): Side may play at E, and captures N stones by it.
captures(E, Side, N) :- legal(E, Side), number_of(P, (captured(E, Side, H), board(P, H)), N).
says(captures(E,S,N), "a move of the {S} side at {E} captures {N} stones").
says(\+ captures(E,S,_), "a move of the {S} side at {E} is not legal").

% liberties_after(?E, ?Side, ?N): Side may play at E, and the new string has N liberties.
liberties_after(E, Side, N) :- legal(E, Side), number_of(P, liberty_after(E, Side, P), N).
says(liberties_after(E,S,N), "after a move of the {S} side at {E} the string there has {N} liberties").
says(\+ liberties_after(E,S,_), "a move of the {S} side at {E} is not legal").

% stones_after(?E, ?Side, ?N): Side may play at E, and the new string has N stones.
stones_after(E, Side, N) :- legal(E, Side), number_of(P, stone_after(E, Side, P), N).
says(stones_after(E,S,N), "after a move of the {S} side at {E} the string there has {N} stones").
says(\+ stones_after(E,S,_), "a move of the {S} side at {E} is not legal").

% second_order_liberty_cnt(?G, ?N): N empty points are adjacent to a liberty of the group G without being liberties of G. (For an empty
% point G, G itself is not counted.)
second_order_liberty_cnt(G, N) :- group(G, _), number_of(M, second_order_liberty(G, M), N).
says(second_order_liberty_cnt(G,N), "{G} has {N} liberties of the second order").

second_order_liberty(G, M) :- liberty(G, L), liberty(L, M), M \= G, \+ liberty(G, M).

% shared_liberty_cnt(?G, ?H, ?N): the different groups G and H have N liberties in common, at least one.
shared_liberty_cnt(G, H, N) :-
    group(G, _),
    findall(Other, (liberty(G, L), link(L, Other), Other \= G), Others),
    sort(Others, Set),
    member(H, Set),
    number_of(L, (liberty(G, L), liberty(H, L)), N).
says(shared_liberty_cnt(G,H,N), "{G} and {H} have {N} liberties in common").
says(\+ shared_liberty_cnt(G,H,_), "{G} and {H} are not different groups with a liberty in common").

% region(?E, -Region): the empty points that are connected with E through empty points, E among them, as a list.
region(E, Region) :- group(E, empty), spread([E], [E], Region).

% spread(+New, +Known, -Region): what is connected with the points Known, of which New have not been looked at yet.
spread([], Region, Region).
spread([E|Es], Known, Region) :-
    findall(L, (liberty(E, L), \+ member(L, Known)), Ls),
    append(Es, Ls, New),
    append(Known, Ls, All),
    spread(New, All, Region).

% region_size(?E, ?N): the empty region around E has N points.
region_size(E, N) :- region(E, Region), length(Region, N).
says(region_size(E,N), "the empty region around {E} has {N} points").

% region_borders(?E, ?Side): a stone of Side stands beside the empty region around E.
region_borders(E, Side) :-
    region(E, Region),
    side(Side),
    \+ \+ ( member(L, Region), link(L, H), group(H, Side) ).
says(region_borders(E,S), "the empty region around {E} borders on stones of the {S} side").

% eye_like(?E, ?Side): the point E is surrounded by stones of Side (on a board of one point it is not), and of its diagonal points
% the other side holds at most one, and none if E is on the edge.
eye_like(E, Side) :-
    group(E, empty),
    side(Side),
    \+ \+ link(E, _),
    \+ ( link(E, H), \+ group(H, Side) ),
    opponent(Side, Other),
    findall(D, hostile_diagonal(E, Other, D), Ds),
    length(Ds, N),
    ( on_edge(E) -> N < 1 ; N < 2 ).
says(eye_like(E,S), "{E} is like an eye of the {S} side").

hostile_diagonal(E, Other, (X1,Y1)) :-
    board((X,Y), E),
    unit(DX),
    unit(DY),
    X1 is X + DX,
    Y1 is Y + DY,
    board((X1,Y1), G),
    group(G, Other).

unit(-1).
unit(1).

on_edge(E) :- board(P, E), distance_to_edge(P, _, 0).

% neighbour_cnt(?G, ?Colour, ?N): N groups of this colour are adjacent to the group G.
neighbour_cnt(G, Colour, N) :-
    group(G, _),
    member(Colour, [empty, friend, enemy]),
    number_of(H, (link(G, H), group(H, Colour)), N).
says(neighbour_cnt(G,C,N), "{G} has {N} neighbours among the {C} groups").

% enclosure_size(?E, ?Side, ?N): N points can be reached from the empty point E without crossing a stone of Side: what Side has
% walled in there, if they are few.
enclosure_size(E, Side, N) :-
    group(E, empty),
    side(Side),
    enclosed([E], [E], Side, Groups),
    number_of(P, (member(G, Groups), board(P, G)), N).
says(enclosure_size(E,S,N), "stones of the {S} side enclose {N} points around {E}").

% enclosed(+New, +Known, +Side, -Groups): what is connected with the groups Known, not through stones of Side; of these New have
% not been looked at yet.
enclosed([], Groups, _, Groups).
enclosed([G|Gs], Known, Side, Groups) :-
    findall(H, (link(G, H), \+ group(H, Side), \+ member(H, Known)), Hs),
    append(Gs, Hs, New),
    append(Known, Hs, All),
    enclosed(New, All, Side, Groups).
