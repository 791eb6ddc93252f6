% Background of Go for judging moves in life and death: what falls apart after a move, eyes that it spoils, strings that are
% short of liberties, the middle of a region. All of it follows directly from the rules, and is said in terms of go.pl and go-tactical.pl, which must be
% loaded too; the source of each predicate is this workbench.
%
% Wherever E, F or L stands, an empty point is meant, as a group of its own. Side is friend or enemy. Except in extended/3 what a
% move captures stays where it is, and whether the move is legal is not asked.

:- discontiguous(says/2).
:- multifile(says/2).

% least(+Ns, -N): the least of some numbers, at least one.
least(Ns, N) :- sort(Ns, [N|_]).

% parts_of(+E, +Side, -Ns): once a stone of Side stands at E, what is beside it and not of Side falls into parts that are connected no more
% (through points that are not of Side), of Ns points each.
parts_of(E, Side, Ns) :-
    group(E, empty),
    side(Side),
    findall(H, (link(E, H), \+ group(H, Side)), Hs),
    fallen_apart(Hs, E, Side, Ns).

fallen_apart([], _, _, []).
fallen_apart([H|Hs], E, Side, [N|Ns]) :-
    enclosed([H], [H,E], Side, Groups),
    number_of(P, (member(G, Groups), G \= E, board(P, G)), N),
    findall(K, (member(K, Hs), \+ member(K, Groups)), Rest),
    fallen_apart(Rest, E, Side, Ns).

% smallest_part(?E, ?Side, ?N): of the parts that a stone of Side at E leaves beside it the smallest has N points.
smallest_part(E, Side, N) :- parts_of(E, Side, Ns), least(Ns, N).
says(smallest_part(E,S,N), "of the parts that a stone of the {S} side at {E} leaves beside it the smallest has {N} points").
says(\+ smallest_part(E,S,_), "beside {E} there is nothing but stones of the {S} side").

% beside_or_across(+E, ?F): F is one of the empty points around E, up to eight.
beside_or_across(E, F) :-
    board((X,Y), E),
    within_one(DX),
    within_one(DY),
    (DX,DY) \= (0,0),
    X1 is X + DX,
    Y1 is Y + DY,
    board((X1,Y1), F),
    group(F, empty).

within_one(-1).
within_one(0).
within_one(1).

% hostile_corners(+F, +Side, -N): N of the diagonal points of F are held against an eye of Side: those with stones of the other side, and on the
% edge one more.
hostile_corners(F, Side, N) :-
    opponent(Side, Other),
    findall(D, hostile_diagonal(F, Other, D), Ds),
    length(Ds, M),
    ( on_edge(F) -> N is M + 1 ; N = M ).

% eye_lacks(+F, +Side, -N): F would be an eye of Side with stones on N more neighbours: it has one neighbour at least with a stone of Side, none
% of the other side, and at most one hostile corner.
eye_lacks(F, Side, N) :-
    opponent(Side, Other),
    \+ ( link(F, H), group(H, Other) ),
    \+ \+ ( link(F, H), group(H, Side) ),
    hostile_corners(F, Side, Corners),
    Corners < 2,
    number_of(H, liberty(F, H), N).

% eyes_spoilt(?E, ?Side, ?N): a stone of Side at E spoils N of the points around it that are eyes of the other side, or one stone short of it: it stands
% beside them, or on the corner that makes them false.
eyes_spoilt(E, Side, N) :- group(E, empty), side(Side), number_of(F, eye_spoilt(E, Side, F), N).
says(eyes_spoilt(E,S,N), "a stone of the {S} side at {E} spoils {N} eyes (whole or one stone short)").

eye_spoilt(E, Side, F) :-
    opponent(Side, Other),
    beside_or_across(E, F),
    eye_lacks(F, Other, N),
    N < 2,
    ( link(E, F) -> true ; hostile_corners(F, Other, 1) ).

% extended(?E, ?Side, ?N): a move of Side at E takes nothing and makes a string of two liberties, and that has N liberties at least when the other
% side has taken one of them and Side has extended at the other.
extended(E, Side, N) :-
    liberties_after(E, Side, 2),
    captures(E, Side, 0),
    findall(L, (liberty_after(E, Side, P), board(P, L)), Ls),
    findall(M, (member(L, Ls), member(Lost, Ls), L \= Lost, liberties_without(L, Side, E, Lost, M)), Ms),
    least(Ms, N).
says(extended(E,S,N), "a string of two liberties that the {S} side makes at {E} has {N} liberties after an atari, legal or not, and extending").
says(\+ extended(E,S,_), "the {S} side cannot make a string of two liberties at {E} without taking stones").

liberties_without(L, Side, E, Lost, N) :-
    number_of(P, (liberty_after(L, Side, P), \+ board(P, E), \+ board(P, Lost)), N).

% weakest(?E, ?Side, ?N): of the strings of Side beside E or beside an empty neighbour of it the weakest has N liberties.
weakest(E, Side, N) :-
    group(E, empty),
    side(Side),
    findall(M, (near_string(E, H), group(H, Side), liberty_cnt(H, M)), Ms),
    least(Ms, N).
says(weakest(E,S,N), "of the strings of the {S} side beside {E} or beside an empty neighbour of it the weakest has {N} liberties").
says(\+ weakest(E,S,_), "no string of the {S} side stands beside {E} or beside an empty neighbour of it").

near_string(E, H) :- link(E, H).
near_string(E, H) :- liberty(E, L), link(L, H).

% steps_to_weak(?E, ?Side, ?N): N steps away from E, at most three, stands the nearest stone of a string of Side that has at most two liberties.
steps_to_weak(E, Side, N) :-
    group(E, empty),
    side(Side),
    findall(M, (steps_from(E, H, M), M < 4, group(H, Side), liberty_cnt(H, Liberties), Liberties < 3), Ms),
    least(Ms, N).
says(steps_to_weak(E,S,N), "the nearest stone of a string of the {S} side with at most two liberties is {N} steps from {E}").
says(\+ steps_to_weak(E,S,_), "no stone of a string of the {S} side with at most two liberties stands within three steps of {E}").

% steps_from(+E, ?H, -N): the group H has a point N steps away from E.
steps_from(E, H, N) :- board((X,Y), E), board((X1,Y1), H), N is abs(X1 - X) + abs(Y1 - Y).

% more_open(?E, ?N): the empty region around E has at most 20 points, and N of them have more empty neighbours than E.
more_open(E, N) :-
    region_size(E, Size),
    Size =< 20,
    region(E, Region),
    liberty_cnt(E, Open),
    number_of(F, (member(F, Region), liberty_cnt(F, More), Open < More), N).
says(more_open(E,N), "{N} points of the empty region around {E} have more empty neighbours than it").
says(\+ more_open(E,_), "the empty region around {E} has more than 20 points").
