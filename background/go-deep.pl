% Background of Go for judging moves by reading far ahead: what becomes of a fight over enclosed stones when the moves that keep up with the best one are
% read further and further. It is said in terms of go-ahead.pl (fights, arenas, and how a position looks) and of what that needs, which must be loaded
% too; the source of each predicate is this workbench.
%
% E is an empty point, as a group of its own, and Side is friend or enemy, the side whose stones are enclosed, as there.

:- discontiguous(says/2).
:- multifile(says/2).

% far_outlook(?E, ?Side, ?N): how the fight over the enclosed stones of Side looks to the friend after he has played at E, read as far as far_readings/3 says:
% 0 is lost, 240 won, 120 even. If E is in several arenas, the one in which it looks best counts.
far_outlook(E, Side, N) :- far_prospect(E, Side, N, _).
says(far_outlook(E,S,N), "after {E}, read far ahead, the fight over the enclosed stones of the {S} side looks to the friendly side, from 0 (lost) to 240 (won), like {N}").
says(\+ far_outlook(E,S,_), "{E} is no move in a fight over enclosed stones of the {S} side that is small enough to be read far ahead").

% far_behind(?E, ?Side, ?N): by how much the fight looks worse to the friend after E than after the best move in the arena, at most 30.
far_behind(E, Side, N) :- far_prospect(E, Side, _, N).
says(far_behind(E,S,N), "read far ahead, {E} falls short of the best move in the fight over the enclosed stones of the {S} side, on a scale from 0 to 30, by {N}").
says(\+ far_behind(E,S,_), "{E} is no move in a fight over enclosed stones of the {S} side that is small enough to be read far ahead").

% far_prospect(?E, ?Side, -Outlook, -Behind): both.
far_prospect(E, Side, Outlook, Behind) :-
    findall(reading(S, Moves), (arena_of(S, Arena), far_readings(Arena, S, Moves)), Readings),
    prospect_in(Readings, E, Side, Outlook, Behind).

% far_readings(+Arena, +Side, -Moves): as readings/3. The fight is read once with the enemy, once with the friend free to take back kos at once, as if he always
% had a threat: two thirds of a value are of the former. A move that wins in both is better so than one that makes a ko.
far_readings(Arena, Side, Moves) :-
    far_readings(Arena, Side, enemy, Wary),
    far_readings(Arena, Side, friend, Bold),
    findall(move(P, V), (member(move(P, V1), Wary), member(move(P, V2), Bold), V is (2 * V1 + V2 + 3600) // 3 - 1200), Moves).

% far_readings(+Arena, +Side, +Who, -Moves): the same with the friend or the enemy free to take back kos. All moves are read with two answers, then those that keep
% up with the best one with four, and so on with two more each time, while there are several and the best one neither wins nor loses; the fewer points are empty,
% the further. A move that has fallen behind by some margin counts as so much behind in the end, or as lost. Where stones are taken so that more points are empty than at first, less
% is read: see answers_left/4.
far_readings(Arena, Side, Who, Moves) :-
    fight_in(Arena, Side, far(Who), Field, Empty, Other, Played),
    length(Empty, Number),
    most_answers(Number, Most),
    read_on(2, Most, Field, Other, Played, Read),
    findall(V, member(move(_, V), Read), Vs),
    (   Vs = [] -> Moves = []
    ;   greatest_of(Vs, Best),
        findall(move(P, V), (member(One, Read), worth_in_the_end(One, Best, P, V)), Moves)
    ).

worth_in_the_end(move(P, V), _, P, V).
worth_in_the_end(fallen(P, Margin), Best, P, V) :- ( Best - Margin < -1200 -> V = -1200 ; V is Best - Margin ).

% most_answers(+Empty, -Most): how many moves are read after the first, where so many points are empty.
most_answers(Empty, Most) :-
    (   Empty =< 11 -> Most = 12
    ;   Empty =< 13 -> Most = 10
    ;   Empty =< 15 -> Most = 8
    ;   Most = 6
    ).

% margin(+Answers, -Margin): a move keeps up, read with so many answers, if it is less than this behind the best one: the more is read, the less will change.
margin(Answers, Margin) :- ( Answers =< 4 -> Margin = 300 ; Margin is 1200 // Answers ).

% read_on(+Answers, +Most, +Field, +Other, +Played, -Read): the moves that keep up with the best one to the end, each move(P, V), and the others, each
% fallen(P, Margin).
read_on(Answers, Most, Field, Other, Played, Read) :-
    findall(seen(P, After, V), (member(played(P, After), Played), seen_after(Field, After, Other, Answers, V)), Seen),
    findall(V, member(seen(_, _, V), Seen), Vs),
    (   Vs = [] -> Read = []
    ;   greatest_of(Vs, Best),
        margin(Answers, Margin),
        Floor is Best - Margin,
        findall(seen(P, After, V), (member(seen(P, After, V), Seen), V > Floor), Left),
        findall(fallen(P, Margin), (member(seen(P, _, V), Seen), V =< Floor), Fallen),
        (   Answers < Most, Best > -1200, Best < 1200, Left = [_,_|_] ->
            Next is Answers + 2,
            findall(played(P, After), member(seen(P, After, _), Left), Again),
            read_on(Next, Most, Field, Other, Again, Others)
        ;   findall(move(P, V), member(seen(P, _, V), Left), Others)
        ),
        append(Fallen, Others, Read)
    ).
