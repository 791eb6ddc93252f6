% Background of Go for judging moves in life and death: what falls apart after a move, eyes that it makes or spoils, strings that it
% leaves short of liberties. All of it follows directly from the rules, and is said in terms of go.pl and go-tactical.pl, which must be
% loaded too; the source of each predicate is this workbench.
%
% Wherever E or F stands, an empty point is meant, as a group of its own. Side is friend or enemy. What a move captures stays where it is,
% unless the text says otherwise, and whether the move is legal is not asked.

:- discontiguous(says/2).
:- multifile(says/2).

% least(+Ns, -N), greatest(+Ns, -N): of some numbers, at least one.
least(Ns, N) :- sort(Ns, [N|_]).

greatest(Ns, N) :- sort(Ns, Set), member(N, Set), \+ ( member(M, Set), N < M ).

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

% parts(?E, ?Side, ?N): a stone of Side at E leaves N parts beside it, which only points of Side keep from each other.
parts(E, Side, N) :- parts_of(E, Side, Ns), length(Ns, N).
says(parts(E,S,N), "a stone of {S} at {E} leaves {N} separate parts beside it").

% smallest_part(?E, ?Side, ?N): of the parts that a stone of Side at E leaves beside it the smallest has N points.
smallest_part(E, Side, N) :- parts_of(E, Side, Ns), least(Ns, N).
says(smallest_part(E,S,N), "of the parts that a stone of {S} at {E} leaves beside it the smallest has {N} points").

% largest_part(?E, ?Side, ?N): of the parts that a stone of Side at E leaves beside it the largest has N points.
largest_part(E, Side, N) :- parts_of(E, Side, Ns), greatest(Ns, N).
says(largest_part(E,S,N), "of the parts that a stone of {S} at {E} leaves beside it the largest has {N} points").

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
says(eyes_spoilt(E,S,N), "a stone of {S} at {E} spoils {N} eyes or points one stone short of an eye").

eye_spoilt(E, Side, F) :-
    opponent(Side, Other),
    beside_or_across(E, F),
    eye_lacks(F, Other, N),
    N < 2,
    ( link(E, F) -> true ; hostile_corners(F, Other, 1) ).

% liberties_beside(+L, +Side, +E, -N): a stone of Side at L has N liberties after its captures, if there is a stone of the other side at E.
liberties_beside(L, Side, E, N) :- number_of(P, (liberty_after(L, Side, P), \+ board(P, E)), N).

% denied(?E, ?Side, ?N): after a stone of Side at E the other side would have one liberty at most on N of the empty points beside it.
denied(E, Side, N) :-
    group(E, empty),
    side(Side),
    opponent(Side, Other),
    number_of(F, (liberty(E, F), liberties_beside(F, Other, E, M), M < 2), N).
says(denied(E,S,N), "after a stone of {S} at {E} the other side has one liberty at most on {N} of the points beside it").

% put_in_atari(+E, +Side, ?H): a stone of Side at E takes the last but one liberty of the string H of the other side.
put_in_atari(E, Side, H) :- opponent(Side, Other), link(E, H), group(H, Other), liberty_cnt(H, 2).

% ataris(?E, ?Side, ?N): a stone of Side at E puts N strings in atari.
ataris(E, Side, N) :- group(E, empty), side(Side), number_of(H, put_in_atari(E, Side, H), N).
says(ataris(E,S,N), "a stone of {S} at {E} puts {N} strings in atari").

% threatened(?E, ?Side, ?N): the strings that a stone of Side at E puts in atari have N stones.
threatened(E, Side, N) :-
    group(E, empty),
    side(Side),
    number_of(P, (put_in_atari(E, Side, H), board(P, H)), N).
says(threatened(E,S,N), "the strings that a stone of {S} at {E} puts in atari have {N} stones").

% escape(?E, ?Side, ?N): a stone of Side at E puts strings in atari, and of them the one that gets least by extending at its last liberty has N then.
escape(E, Side, N) :-
    group(E, empty),
    side(Side),
    opponent(Side, Other),
    findall(M, (put_in_atari(E, Side, H), liberty(H, L), L \= E, liberties_beside(L, Other, E, M)), Ms),
    least(Ms, N).
says(escape(E,S,N), "of the strings that a stone of {S} at {E} puts in atari one has {N} liberties after extending").

% extended(?E, ?Side, ?N): a move of Side at E takes nothing and makes a string of two liberties, and that has N liberties at least when the other
% side has taken one of them and Side has extended at the other.
extended(E, Side, N) :-
    liberties_after(E, Side, 2),
    captures(E, Side, 0),
    findall(L, (liberty_after(E, Side, P), board(P, L)), Ls),
    findall(M, (member(L, Ls), member(Lost, Ls), L \= Lost, liberties_without(L, Side, E, Lost, M)), Ms),
    least(Ms, N).
says(extended(E,S,N), "a string of two liberties that {S} makes at {E} has {N} liberties after an atari and extending").

liberties_without(L, Side, E, Lost, N) :-
    number_of(P, (liberty_after(L, Side, P), \+ board(P, E), \+ board(P, Lost)), N).

% sacrificed(?E, ?Side, ?N): a stone of Side at E takes nothing, stands alone, and has one liberty; the string that takes it there has N liberties.
sacrificed(E, Side, N) :-
    stones_after(E, Side, 1),
    liberties_after(E, Side, 1),
    captures(E, Side, 0),
    opponent(Side, Other),
    liberty(E, L),
    number_of(P, liberty_after(L, Other, P), N).
says(sacrificed(E,S,N), "a stone of {S} at {E} is taken at once by a string that has {N} liberties then").

% within_area(+E, +Side, -Groups): what Side encloses around E, if it is no more than 40 points.
within_area(E, Side, Groups) :-
    enclosure_size(E, Side, Size),
    Size =< 40,
    enclosed([E], [E], Side, Groups).

% enclosed_room(?E, ?Side, ?N): Side encloses at most 40 points around E, and N of them are empty.
enclosed_room(E, Side, N) :- within_area(E, Side, Groups), number_of(G, (member(G, Groups), group(G, empty)), N).
says(enclosed_room(E,S,N), "stones of {S} enclose {N} empty points around {E}").

% weakest(?E, ?Side, ?N): of the strings of Side beside E or beside an empty neighbour of it the weakest has N liberties.
weakest(E, Side, N) :-
    group(E, empty),
    side(Side),
    findall(M, (near_string(E, H), group(H, Side), liberty_cnt(H, M)), Ms),
    least(Ms, N).
says(weakest(E,S,N), "of the strings of {S} within two steps of {E} the weakest has {N} liberties").

near_string(E, H) :- link(E, H).
near_string(E, H) :- liberty(E, L), link(L, H).

% steps_to_weak(?E, ?Side, ?N): N steps away from E, at most three, stands the nearest stone of a string of Side that has at most two liberties.
steps_to_weak(E, Side, N) :-
    group(E, empty),
    side(Side),
    findall(M, (steps_from(E, H, M), M < 4, group(H, Side), liberty_cnt(H, Liberties), Liberties < 3), Ms),
    least(Ms, N).
says(steps_to_weak(E,S,N), "the nearest stone of a string of {S} with at most two liberties is {N} steps from {E}").

% steps_from(+E, ?H, -N): the group H has a point N steps away from E.
steps_from(E, H, N) :- board((X,Y), E), board((X1,Y1), H), N is abs(X1 - X) + abs(Y1 - Y).

% stones_near(?E, ?Side, ?N): N stones of Side stand in the square of five by five points around E.
stones_near(E, Side, N) :- group(E, empty), side(Side), number_of(P, stone_near(E, Side, P), N).
says(stones_near(E,S,N), "{N} stones of {S} stand within two lines of {E}").

stone_near(E, Side, (X1,Y1)) :-
    board((X,Y), E),
    board((X1,Y1), H),
    abs(X1 - X) =< 2,
    abs(Y1 - Y) =< 2,
    group(H, Side).

% more_open(?E, ?N): the empty region around E has at most 20 points, and N of them have more empty neighbours than E.
more_open(E, N) :-
    region_size(E, Size),
    Size =< 20,
    region(E, Region),
    liberty_cnt(E, Open),
    number_of(F, (member(F, Region), liberty_cnt(F, More), Open < More), N).
says(more_open(E,N), "{N} points of the empty region around {E} have more empty neighbours than it").
