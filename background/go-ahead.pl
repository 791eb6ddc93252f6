% Background of Go for judging moves by reading ahead: how a fight over enclosed stones looks after a move and the best answers to it. It is said
% in terms of go.pl, go-tactical.pl and go-vital.pl, which must be loaded too; the source of each predicate is this workbench.
%
% E is an empty point, as a group of its own, and Side is friend or enemy: the side whose stones are enclosed, the *defender* of the fight; the
% other one is the *attacker*, who wins if he takes all of them. A fight is looked at for itself: what stands outside its arena cannot be taken.
% Points are pairs (X,Y), and a position of a fight is at(D, A, Ko): the points of the defender's stones and of the attacker's, and [P] where
% the side to move may not take back a ko at P, else []. A field is field(Points, Beside, Sight): the points of an arena, those beside what
% stands outside it, and near, or far(Who, Number) where it is read far ahead (go-deep.pl): who may take back kos at once, and how many points were empty at first.

:- discontiguous(says/2).
:- multifile(says/2).

% outlook(?E, ?Side, ?N): once the friend has played at E, and both sides two moves more as well as they can see (four where at most ten points of the
% arena are empty), the fight over the enclosed stones of Side looks to the friend like N: 0 is lost, 240 won, 120 even, and each ten more make it e times as
% likely that it is won. If E is in several arenas, the one in which it looks best counts.
outlook(E, Side, N) :- prospect(E, Side, N, _).
says(outlook(E,S,N), "after {E} and the best answers the fight over the enclosed stones of the {S} side looks to the friendly side, from 0 (lost) to 240 (won), like {N}").
says(\+ outlook(E,S,_), "{E} is no move in a fight over enclosed stones of the {S} side that is small enough to be read").

% behind(?E, ?Side, ?N): the fight looks worse to the friend after E than after the best move in the arena, by N of the same measure.
behind(E, Side, N) :- prospect(E, Side, _, N).
says(behind(E,S,N), "in the fight over the enclosed stones of the {S} side {E} falls short of the best move there, on a scale from 0 to 240, by {N}").
says(\+ behind(E,S,_), "{E} is no move in a fight over enclosed stones of the {S} side that is small enough to be read").

% prospect(?E, ?Side, -Outlook, -Behind): both.
prospect(E, Side, Outlook, Behind) :-
    findall(reading(S, Moves), (arena_of(S, Arena), readings(Arena, S, Moves)), Readings),
    prospect_in(Readings, E, Side, Outlook, Behind).

arena_of(Side, Arena) :- side(Side), arenas(Side, Arenas), member(Arena, Arenas).

prospect_in(Readings, E, Side, Outlook, Behind) :-
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
    greatest_of(Us, Best),
    Outlook is (V + 1200) // 10,
    Behind is (Best - V) // 10.

greatest_of(Ns, N) :- findall(M, (member(K, Ns), M is -K), Ms), least(Ms, L), N is -L.

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
    fight_in(Arena, Side, near, Field, Empty, Other, Played),
    length(Empty, Number),
    ( Number =< 10 -> Answers = 4 ; Answers = 2 ),
    findall(move(P, V), (member(played(P, After), Played), seen_after(Field, After, Other, Answers, V)), Moves).

% fight_in(+Arena, +Side, +HowFar, -Field, -Empty, -Other, -Played): the fight over the stones of Side in an arena, to be read near or far ahead: its empty points, who answers the
% friend's moves, and these, each played(P, After). How far is near or far(Who), friend or enemy: who may take back kos at once.
fight_in(Arena, Side, HowFar, field(Points, Beside, Sight), Empty, Other, Played) :-
    opponent(Side, Walls),
    points_of(Arena, Points),
    findall(P, (member(G, Arena), group(G, Side), board(P, G)), D),
    findall(P, (member(G, Arena), group(G, Walls), board(P, G)), A),
    findall(P, (member(P, Points), point_beside(P, Q), \+ member(Q, Points), board(Q, G), group(G, Walls)), Beside),
    ( Side = friend -> Mover = defender, Other = attacker ; Mover = attacker, Other = defender ),
    empty_points_of(Points, D, A, Empty),
    length(Empty, Number),
    ( HowFar = far(enemy) -> Sight = far(Other, Number) ; HowFar = far(friend) -> Sight = far(Mover, Number) ; Sight = near ),
    findall(played(P, After), played_in_fight(field(Points, Beside, Sight), at(D, A, []), Mover, P, After), Played).

% seen_after(+Field, +After, +Other, +Answers, -V): how a fight in which the other side is to move looks to the one that is not, so many moves later.
seen_after(Field, After, Other, Answers, V) :- best_in_fight(Field, After, Other, Answers, W), V is -W.

points_of(Groups, Points) :- findall(P, (member(G, Groups), board(P, G)), Ps), sort(Ps, Points).

point_beside((X,Y), (X1,Y1)) :- step(_, (DX,DY)), X1 is X + DX, Y1 is Y + DY.

empty_points_of(Points, D, A, Empty) :- findall(P, (member(P, Points), \+ member(P, D), \+ member(P, A)), Empty).

% best_in_fight(+Field, +Position, +Mover, +Depth, -V): what the mover can reach, if Depth moves are made, a pass being one.
best_in_fight(Field, Position, Mover, Depth, V) :-
    (   Position = at([], _, _) -> worth_to(Mover, 1200, V)
    ;   Depth =:= 0 -> appraisal(Field, Position, Mover, W), worth_to(Mover, W, V)
    ;   answers_left(Field, Position, Depth, Left),
        Next is Left - 1,
        rival(Mover, Other),
        findall(U, (after_in_fight(Field, Position, Mover, After), best_in_fight(Field, After, Other, Next, W), U is -W), Us),
        greatest_of(Us, V)
    ).

% answers_left(+Field, +Position, +Depth, -Left): how many of Depth moves are read. Far ahead, where more than ten points are empty and more than at first, since stones
% have been taken: six at most where no more than 14 are empty, four where no more than 18, else two, or one less so that the same side moves last.
answers_left(field(_, _, near), _, Depth, Depth).
answers_left(field(Points, _, far(_, Number)), at(D, A, _), Depth, Left) :-
    empty_points_of(Points, D, A, Empty),
    length(Empty, Now),
    (   Now > 10, Now > Number ->
        ( Now =< 14 -> Most = 6 ; Now =< 18 -> Most = 4 ; Most = 2 ),
        (   Depth =< Most -> Left = Depth
        ;   Left is Most - (Depth mod 2)
        )
    ;   Left = Depth
    ).

% worth_to(+Mover, +W, -V): what is worth W to the attacker.
worth_to(attacker, V, V).
worth_to(defender, W, V) :- V is -W.

rival(attacker, defender).
rival(defender, attacker).

after_in_fight(_, at(D, A, _), _, at(D, A, [])).
after_in_fight(Field, Position, Mover, After) :- played_in_fight(Field, Position, Mover, _, After).

% played_in_fight(+Field, +Position, +Mover, -P, -After): a move at P that does not take back a ko (where the mover is not free to) and is no suicide, and the position after it.
played_in_fight(field(Points, Beside, Sight), at(D, A, Ko), Mover, P, After) :-
    empty_points_of(Points, D, A, Empty),
    member(P, Empty),
    \+ member(P, Ko),
    ( Mover = attacker -> Own = A, Rivals = D ; Own = D, Rivals = A ),
    rival(Mover, Other),
    points_without(Empty, [P], Left),
    parts_of_points(Rivals, Strings),
    findall(S, (member(S, Strings), points_touch(S, [P]), \+ points_touch(S, Left), \+ safe_in_fight(Other, S, Beside)), Lost),
    all_members(Lost, Taken),
    connected_points([P], [P], [P|Own], String),
    append(Left, Taken, Open),
    findall(L, (member(L, Open), points_touch(String, [L])), Liberties),
    (   safe_in_fight(Mover, String, Beside) -> After1 = []
    ;   Liberties = [_|_],
        ( String = [_], Taken = [Q], Liberties = [Q], \+ Sight = far(Other, _) -> After1 = [Q] ; After1 = [] )
    ),
    points_without(Rivals, Taken, Rest),
    ( Mover = attacker -> After = at(Rest, [P|Own], After1) ; After = at([P|Own], Rest, After1) ).

% safe_in_fight(+Who, +String, +Beside): a string of the attacker's that touches the wall.
safe_in_fight(attacker, String, Beside) :- \+ \+ ( member(P, String), member(P, Beside) ).

points_touch(Set, Other) :- \+ \+ ( member(P, Set), point_beside(P, Q), member(Q, Other) ).

points_without(Xs, Ys, Zs) :- findall(X, (member(X, Xs), \+ member(X, Ys)), Zs).

all_members(Lists, All) :- findall(X, (member(Xs, Lists), member(X, Xs)), All).

% connected_points(+New, +Known, +Within, -Part): the points of Within that are connected with Known, of which New have not been looked at yet.
connected_points([], Part, _, Part).
connected_points([P|Ps], Known, Within, Part) :-
    findall(Q, (point_beside(P, Q), member(Q, Within), \+ member(Q, Known)), Qs),
    append(Ps, Qs, New),
    append(Known, Qs, All),
    connected_points(New, All, Within, Part).

% parts_of_points(+Set, -Parts): its connected parts.
parts_of_points([], []).
parts_of_points([P|Ps], [Part|Parts]) :- connected_points([P], [P], [P|Ps], Part), points_without(Ps, Part, Rest), parts_of_points(Rest, Parts).

% appraisal(+Field, +Position, +Mover, -V): how the fight looks to the attacker if it is read no further: -1200 if a string of the defender's has two eyes
% that are its own; else the weights of what is counted, but not beyond 1150.
appraisal(Field, Position, Mover, V) :-
    seen_in_fight(Field, Position, Seen),
    (   two_own_eyes(Seen) -> V = -1200
    ;   findall(W, (weight_in_fight(What, Weights), weight_to(Mover, Weights, Weight), counted_in_fight(What, Seen, N), W is Weight * N), Ws),
        sum_of(Ws, Sum),
        ( Sum > 1150 -> V = 1150 ; Sum < -1150 -> V = -1150 ; V = Sum )
    ).

sum_of([], 0).
sum_of([N|Ns], Sum) :- sum_of(Ns, Rest), Sum is N + Rest.

% weight_in_fight(?What, ?Weights): what one of it counts for the attacker, in hundredths of the logarithm of the odds, after a move of his and after one of the
% defender's. They are fitted to the solutions of problems: see runtime::ahead.
weight_in_fight(fight, [710, 585]).
weight_in_fight(eyes, [-165, -85]).
weight_in_fight(eyes_in_atari, [150, 145]).
weight_in_fight(enclosed_parts, [-80, -145]).
weight_in_fight(parts_apart, [0, 40]).
weight_in_fight(room, [-125, -140]).
weight_in_fight(wide_room, [40, 50]).
weight_in_fight(beside_wall, [55, -25]).
weight_in_fight(in_atari, [135, 110]).
weight_in_fight(stones_in_atari, [30, 115]).
weight_in_fight(with_two_liberties, [130, 80]).
weight_in_fight(most_liberties, [-60, -40]).
weight_in_fight(loose_in_atari, [-185, -105]).
weight_in_fight(loose_stones_in_atari, [-75, -90]).
weight_in_fight(loose_with_three_liberties, [165, 260]).

weight_to(defender, [Weight, _], Weight).
weight_to(attacker, [_, Weight], Weight).

% seen_in_fight(+Field, +Position, -Seen): seen(Points, D, Empty, Beside, Room, Strings, Loose): the empty points; the points beside the wall, to which the
% attacker's strings belong that touch it; the empty ones that are not; and the strings of the defender and the loose ones of the attacker, each string(S, Liberties).
seen_in_fight(field(Points, Walls, _), at(D, A, _), seen(Points, D, Empty, Beside, Room, Strings, Loose)) :-
    empty_points_of(Points, D, A, Empty),
    parts_of_points(A, As),
    findall(S, (member(S, As), safe_in_fight(attacker, S, Walls)), Safe),
    all_members(Safe, Wall),
    findall(P, (member(P, Points), \+ member(P, Wall), points_touch([P], Wall)), Touched),
    append(Walls, Touched, Beside),
    points_without(Empty, Beside, Room),
    parts_of_points(D, Ds),
    with_liberties(Ds, Empty, Strings),
    points_without(As, Safe, Others),
    with_liberties(Others, Empty, Loose).

with_liberties(Strings, Empty, All) :-
    findall(string(S, Ls), (member(S, Strings), findall(L, (member(L, Empty), points_touch(S, [L])), Ls)), All).

two_own_eyes(seen(Points, _, _, _, Room, Strings, _)) :-
    \+ \+ ( member(string(S, _), Strings), findall(P, (member(P, Room), eye_within(P, Points, S)), [_,_|_]) ).

% eye_within(+P, +Points, +Stones): all points beside P are among Stones.
eye_within(P, Points, Stones) :- \+ ( point_beside(P, Q), member(Q, Points), \+ member(Q, Stones) ).

% counted_in_fight(?What, +Seen, -N).
counted_in_fight(fight, _, 1).
counted_in_fight(eyes, seen(Points, D, _, _, Room, _, _), N) :- number_of(P, (member(P, Room), eye_within(P, Points, D)), N).
counted_in_fight(eyes_in_atari, seen(Points, D, _, _, Room, Strings, _), N) :-
    number_of(P, (member(P, Room), eye_within(P, Points, D), member(string(S, [_]), Strings), points_touch([P], S)), N).
counted_in_fight(enclosed_parts, seen(_, _, Empty, Beside, _, _, Loose), N) :-
    open_points(Empty, Loose, Open),
    parts_of_points(Open, Parts),
    findall(P, (member(P, Parts), \+ ( member(X, P), member(X, Beside) )), Ps),
    number_at_most(3, Ps, N).
counted_in_fight(parts_apart, seen(_, _, Empty, Beside, _, _, Loose), N) :-
    open_points(Empty, Loose, Open),
    points_without(Open, Beside, Apart),
    parts_of_points(Apart, Parts),
    number_at_most(5, Parts, N).
counted_in_fight(room, seen(_, _, _, _, Room, _, _), N) :- length(Room, N).
counted_in_fight(wide_room, seen(_, _, Empty, _, Room, _, _), N) :- number_of(P, (member(P, Room), empty_around(P, Empty, [_,_|_])), N).
counted_in_fight(beside_wall, seen(_, _, Empty, _, Room, _, _), N) :- points_without(Empty, Room, Rest), length(Rest, N).
counted_in_fight(in_atari, seen(_, _, _, _, _, Strings, _), N) :- strings_in_atari(Strings, Ss), number_at_most(3, Ss, N).
counted_in_fight(stones_in_atari, seen(_, _, _, _, _, Strings, _), N) :-
    strings_in_atari(Strings, Ss),
    all_members(Ss, Stones),
    number_at_most(6, Stones, N).
counted_in_fight(with_two_liberties, seen(_, _, _, _, _, Strings, _), N) :- findall(S, member(string(S, [_,_]), Strings), Ss), length(Ss, N).
counted_in_fight(most_liberties, seen(_, _, _, _, _, Strings, _), N) :-
    findall(M, (member(string(_, Ls), Strings), number_at_most(8, Ls, M)), Ms),
    greatest_of(Ms, N).
counted_in_fight(loose_in_atari, seen(_, _, _, _, _, _, Loose), N) :- strings_in_atari(Loose, Ss), number_at_most(3, Ss, N).
counted_in_fight(loose_stones_in_atari, seen(_, _, _, _, _, _, Loose), N) :-
    strings_in_atari(Loose, Ss),
    all_members(Ss, Stones),
    number_at_most(6, Stones, N).
counted_in_fight(loose_with_three_liberties, seen(_, _, _, _, _, _, Loose), N) :-
    findall(S, member(string(S, [_,_,_|_]), Loose), Ss),
    length(Ss, N).

% open_points(+Empty, +Loose, -Open): what the defender's stones and the wall leave.
open_points(Empty, Loose, Open) :- findall(P, (member(string(S, _), Loose), member(P, S)), Ps), append(Empty, Ps, Open).

empty_around(P, Empty, Qs) :- findall(Q, (point_beside(P, Q), member(Q, Empty)), Qs).

strings_in_atari(Strings, Ss) :- findall(S, member(string(S, [_]), Strings), Ss).

% number_at_most(+Most, +List, -N): N elements, or Most if there are more.
number_at_most(Most, List, N) :- length(List, M), ( M > Most -> N = Most ; N = M ).
