% Background of Go for judging moves by reading ahead: how a fight over enclosed stones looks after a move and the best answers to it. It is said
% in terms of go.pl, go-tactical.pl and go-vital.pl, which must be loaded too; the source of each predicate is this workbench.
%
% E is an empty point, as a group of its own, and Side is friend or enemy: the side whose stones are enclosed, the *defender* of the fight; the
% other one is the *attacker*, who wins if he takes all of them. A fight is looked at for itself: what stands outside its arena cannot be taken.
% Points are pairs (X,Y), and a position of a fight is at(D, A, Ko): the points of the defender's stones and of the attacker's, and [P] where
% the side to move may not take back a ko at P, else [].

:- discontiguous(says/2).
:- multifile(says/2).

% outlook(?E, ?Side, ?N): once the friend has played at E, and both sides two moves more as well as they can see (four where at most ten points of the
% arena are empty), the fight over the enclosed stones of Side looks to the friend like N: 0 is lost, 240 won, 120 even, and each ten more make it e times as
% likely that it is won. If E is in several arenas, the one in which it looks best counts.
outlook(E, Side, N) :- prospect(E, Side, N, _).
says(outlook(E,S,N), "after {E} and the best answers the fight over the enclosed stones of the {S} side looks to the friendly side, from 0 (lost) to 240 (won), like {N}").

% behind(?E, ?Side, ?N): the fight looks worse to the friend after E than after the best move in the arena, by N of the same measure.
behind(E, Side, N) :- prospect(E, Side, _, N).
says(behind(E,S,N), "in the fight over the enclosed stones of the {S} side {E} falls short of the best move there, on a scale from 0 to 240, by {N}").

% prospect(?E, ?Side, -Outlook, -Behind): both.
prospect(E, Side, Outlook, Behind) :-
    findall(reading(S, Moves), (side(S), arenas(S, Arenas), member(Arena, Arenas), readings(Arena, S, Moves)), Readings),
    group(E, empty),
    side(Side),
    findall((Lost,B), (member(reading(Side, Moves), Readings), reading_of(E, Moves, N, B), Lost is 240 - N), Found),
    least(Found, (Least,Behind)),
    Outlook is 240 - Least.

% reading_of(+E, +Moves, -Outlook, -Behind): what was read of a move, which counts hundredths.
reading_of(E, Moves, Outlook, Behind) :-
    board(P, E),
    member(move(P, V), Moves),
    findall(U, member(move(_, U), Moves), Us),
    greatest(Us, Best),
    Outlook is (V + 1200) // 10,
    Behind is (Best - V) // 10.

greatest(Ns, N) :- findall(M, (member(K, Ns), M is -K), Ms), least(Ms, L), N is -L.

% arenas(+Side, -Arenas): the arenas of the fights over enclosed stones of Side, each a list of groups: what the other side encloses, of 64 points at most and
% with stones of Side; with the weak strings around it; of 64 points and 18 empty ones at most.
arenas(Side, Arenas) :-
    opponent(Side, Walls),
    findall(Arena, arena(Side, Walls, Arena), All),
    sort(All, Arenas).

arena(Side, Walls, Arena) :-
    enclosure_size(E, Walls, Size),
    Size =< 64,
    enclosed([E], [E], Walls, Area),
    \+ \+ ( member(G, Area), group(G, Side) ),
    with_weak_walls(Area, Walls, All),
    sort(All, Arena),
    number_of(P, (member(G, Arena), board(P, G)), N),
    N =< 64,
    number_of(F, (member(F, Arena), group(F, empty)), Empty),
    Empty =< 18.

with_weak_walls(Area, Walls, All) :-
    (   weak_wall(Area, Walls, More) -> append(More, Area, Next), with_weak_walls(Next, Walls, All)
    ;   All = Area
    ).

% weak_wall(+Area, +Walls, -More): a string beside the area that has no liberties but there and in pockets of eight points at most, and these pockets.
weak_wall(Area, Walls, [H|Pockets]) :-
    member(G, Area),
    link(G, H),
    group(H, Walls),
    \+ member(H, Area),
    findall(L, (liberty(H, L), \+ member(L, Area)), Ls),
    \+ ( member(L, Ls), enclosure_size(L, Walls, N), 8 < N ),
    findall(K, (member(L, Ls), enclosed([L], [L], Walls, Ks), member(K, Ks)), Pockets).

% readings(+Arena, +Side, -Moves): for each legal move of the friend's move(P, V): how the fight looks to him in the end, in hundredths.
readings(Arena, Side, Moves) :-
    opponent(Side, Walls),
    points_of(Arena, Points),
    findall(P, (member(G, Arena), group(G, Side), board(P, G)), D),
    findall(P, (member(G, Arena), group(G, Walls), board(P, G)), A),
    findall(P, (member(P, Points), next_to(P, Q), \+ member(Q, Points), board(Q, G), group(G, Walls)), Beside),
    ( Side = friend -> Mover = defender, Other = attacker ; Mover = attacker, Other = defender ),
    empty_of(Points, D, A, Empty),
    length(Empty, Number),
    ( Number =< 10 -> Answers = 4 ; Answers = 2 ),
    findall(move(P, V),
            ( played(field(Points, Beside), at(D, A, []), Mover, P, After),
              best(field(Points, Beside), After, Other, Answers, W),
              V is -W ),
            Moves).

points_of(Groups, Points) :- findall(P, (member(G, Groups), board(P, G)), Ps), sort(Ps, Points).

next_to((X,Y), (X1,Y1)) :- step(_, (DX,DY)), X1 is X + DX, Y1 is Y + DY.

empty_of(Points, D, A, Empty) :- findall(P, (member(P, Points), \+ member(P, D), \+ member(P, A)), Empty).

% best(+Field, +Position, +Mover, +Depth, -V): what the mover can reach, if Depth moves are made, a pass being one.
best(Field, Position, Mover, Depth, V) :-
    (   Position = at([], _, _) -> seen_by(Mover, 1200, V)
    ;   Depth =:= 0 -> appraisal(Field, Position, Mover, W), seen_by(Mover, W, V)
    ;   Next is Depth - 1,
        other(Mover, Other),
        findall(U, (after(Field, Position, Mover, After), best(Field, After, Other, Next, W), U is -W), Us),
        greatest(Us, V)
    ).

% seen_by(+Mover, +W, -V): what is worth W to the attacker.
seen_by(attacker, V, V).
seen_by(defender, W, V) :- V is -W.

other(attacker, defender).
other(defender, attacker).

after(_, at(D, A, _), _, at(D, A, [])).
after(Field, Position, Mover, After) :- played(Field, Position, Mover, _, After).

% played(+Field, +Position, +Mover, -P, -After): a move at P that does not take back a ko and is no suicide, and the position after it.
played(field(Points, Beside), at(D, A, Ko), Mover, P, After) :-
    empty_of(Points, D, A, Empty),
    member(P, Empty),
    \+ member(P, Ko),
    ( Mover = attacker -> Own = A, Rivals = D ; Own = D, Rivals = A ),
    other(Mover, Other),
    without(Empty, [P], Left),
    parts(Rivals, Strings),
    findall(S, (member(S, Strings), touches(S, [P]), \+ touches(S, Left), \+ safe(Other, S, Beside)), Lost),
    append_all(Lost, Taken),
    joined([P], [P], [P|Own], String),
    append(Left, Taken, Open),
    findall(L, (member(L, Open), touches(String, [L])), Liberties),
    (   safe(Mover, String, Beside) -> After1 = []
    ;   Liberties = [_|_],
        ( String = [_], Taken = [Q], Liberties = [Q] -> After1 = [Q] ; After1 = [] )
    ),
    without(Rivals, Taken, Rest),
    ( Mover = attacker -> After = at(Rest, [P|Own], After1) ; After = at([P|Own], Rest, After1) ).

% safe(+Who, +String, +Beside): a string of the attacker's that touches the wall.
safe(attacker, String, Beside) :- \+ \+ ( member(P, String), member(P, Beside) ).

touches(Set, Other) :- \+ \+ ( member(P, Set), next_to(P, Q), member(Q, Other) ).

without(Xs, Ys, Zs) :- findall(X, (member(X, Xs), \+ member(X, Ys)), Zs).

append_all(Lists, All) :- findall(X, (member(Xs, Lists), member(X, Xs)), All).

% joined(+New, +Known, +Within, -Part): the points of Within that are connected with Known, of which New have not been looked at yet.
joined([], Part, _, Part).
joined([P|Ps], Known, Within, Part) :-
    findall(Q, (next_to(P, Q), member(Q, Within), \+ member(Q, Known)), Qs),
    append(Ps, Qs, New),
    append(Known, Qs, All),
    joined(New, All, Within, Part).

% parts(+Set, -Parts): its connected parts.
parts([], []).
parts([P|Ps], [Part|Parts]) :- joined([P], [P], [P|Ps], Part), without(Ps, Part, Rest), parts(Rest, Parts).

% appraisal(+Field, +Position, +Mover, -V): how the fight looks to the attacker if it is read no further: -1200 if a string of the defender's has two eyes
% that are its own; else the weights of what is counted, but not beyond 1150.
appraisal(Field, Position, Mover, V) :-
    seen(Field, Position, Seen),
    (   two_eyes(Seen) -> V = -1200
    ;   findall(W, (weight(What, Weights), weight_for(Mover, Weights, Weight), counted(What, Seen, N), W is Weight * N), Ws),
        total(Ws, Sum),
        ( Sum > 1150 -> V = 1150 ; Sum < -1150 -> V = -1150 ; V = Sum )
    ).

total([], 0).
total([N|Ns], Sum) :- total(Ns, Rest), Sum is N + Rest.

% weight(?What, ?Weights): what one of it counts for the attacker, in hundredths of the logarithm of the odds, after a move of his and after one of the
% defender's. They are fitted to the solutions of problems: see runtime::ahead.
weight(fight, [710, 585]).
weight(eyes, [-165, -85]).
weight(eyes_in_atari, [150, 145]).
weight(enclosed_parts, [-80, -145]).
weight(parts_apart, [0, 40]).
weight(room, [-125, -140]).
weight(wide_room, [40, 50]).
weight(beside_wall, [55, -25]).
weight(in_atari, [135, 110]).
weight(stones_in_atari, [30, 115]).
weight(with_two_liberties, [130, 80]).
weight(most_liberties, [-60, -40]).
weight(loose_in_atari, [-185, -105]).
weight(loose_stones_in_atari, [-75, -90]).
weight(loose_with_three_liberties, [165, 260]).

weight_for(defender, [Weight, _], Weight).
weight_for(attacker, [_, Weight], Weight).

% seen(+Field, +Position, -Seen): seen(Points, D, Empty, Beside, Room, Strings, Loose): the empty points; the points beside the wall, to which the
% attacker's strings belong that touch it; the empty ones that are not; and the strings of the defender and the loose ones of the attacker, each string(S, Liberties).
seen(field(Points, Walls), at(D, A, _), seen(Points, D, Empty, Beside, Room, Strings, Loose)) :-
    empty_of(Points, D, A, Empty),
    parts(A, As),
    findall(S, (member(S, As), safe(attacker, S, Walls)), Safe),
    append_all(Safe, Wall),
    findall(P, (member(P, Points), \+ member(P, Wall), touches([P], Wall)), Touched),
    append(Walls, Touched, Beside),
    without(Empty, Beside, Room),
    parts(D, Ds),
    with_liberties(Ds, Empty, Strings),
    without(As, Safe, Others),
    with_liberties(Others, Empty, Loose).

with_liberties(Strings, Empty, All) :-
    findall(string(S, Ls), (member(S, Strings), findall(L, (member(L, Empty), touches(S, [L])), Ls)), All).

two_eyes(seen(Points, _, _, _, Room, Strings, _)) :-
    \+ \+ ( member(string(S, _), Strings), findall(P, (member(P, Room), is_eye(P, Points, S)), [_,_|_]) ).

% is_eye(+P, +Points, +Stones): all points beside P are among Stones.
is_eye(P, Points, Stones) :- \+ ( next_to(P, Q), member(Q, Points), \+ member(Q, Stones) ).

% counted(?What, +Seen, -N).
counted(fight, _, 1).
counted(eyes, seen(Points, D, _, _, Room, _, _), N) :- number_of(P, (member(P, Room), is_eye(P, Points, D)), N).
counted(eyes_in_atari, seen(Points, D, _, _, Room, Strings, _), N) :-
    number_of(P, (member(P, Room), is_eye(P, Points, D), member(string(S, [_]), Strings), touches([P], S)), N).
counted(enclosed_parts, seen(_, _, Empty, Beside, _, _, Loose), N) :-
    open_points(Empty, Loose, Open),
    parts(Open, Parts),
    findall(P, (member(P, Parts), \+ ( member(X, P), member(X, Beside) )), Ps),
    at_most(3, Ps, N).
counted(parts_apart, seen(_, _, Empty, Beside, _, _, Loose), N) :-
    open_points(Empty, Loose, Open),
    without(Open, Beside, Apart),
    parts(Apart, Parts),
    at_most(5, Parts, N).
counted(room, seen(_, _, _, _, Room, _, _), N) :- length(Room, N).
counted(wide_room, seen(_, _, Empty, _, Room, _, _), N) :- number_of(P, (member(P, Room), empty_around(P, Empty, [_,_|_])), N).
counted(beside_wall, seen(_, _, Empty, _, Room, _, _), N) :- without(Empty, Room, Rest), length(Rest, N).
counted(in_atari, seen(_, _, _, _, _, Strings, _), N) :- strings_in_atari(Strings, Ss), at_most(3, Ss, N).
counted(stones_in_atari, seen(_, _, _, _, _, Strings, _), N) :-
    strings_in_atari(Strings, Ss),
    append_all(Ss, Stones),
    at_most(6, Stones, N).
counted(with_two_liberties, seen(_, _, _, _, _, Strings, _), N) :- findall(S, member(string(S, [_,_]), Strings), Ss), length(Ss, N).
counted(most_liberties, seen(_, _, _, _, _, Strings, _), N) :-
    findall(M, (member(string(_, Ls), Strings), at_most(8, Ls, M)), Ms),
    greatest(Ms, N).
counted(loose_in_atari, seen(_, _, _, _, _, _, Loose), N) :- strings_in_atari(Loose, Ss), at_most(3, Ss, N).
counted(loose_stones_in_atari, seen(_, _, _, _, _, _, Loose), N) :-
    strings_in_atari(Loose, Ss),
    append_all(Ss, Stones),
    at_most(6, Stones, N).
counted(loose_with_three_liberties, seen(_, _, _, _, _, _, Loose), N) :-
    findall(S, member(string(S, [_,_,_|_]), Loose), Ss),
    length(Ss, N).

% open_points(+Empty, +Loose, -Open): what the defender's stones and the wall leave.
open_points(Empty, Loose, Open) :- findall(P, (member(string(S, _), Loose), member(P, S)), Ps), append(Empty, Ps, Open).

empty_around(P, Empty, Qs) :- findall(Q, (next_to(P, Q), member(Q, Empty)), Qs).

strings_in_atari(Strings, Ss) :- findall(S, member(string(S, [_]), Strings), Ss).

% at_most(+Most, +List, -N): N elements, or Most if there are more.
at_most(Most, List, N) :- length(List, M), ( M > Most -> N = Most ; N = M ).
