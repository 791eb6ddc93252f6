% Background of Go for judging moves by reading far ahead: what becomes of a fight over enclosed stones when the moves that keep up with the best one are
% read further and further. It is said in terms of go-ahead.pl (fights, arenas, and how a position looks) and of what that needs, which must be loaded
% too; the source of each predicate is this workbench.
%
% E is an empty point, as a group of its own, and Side is friend or enemy, the side whose stones are enclosed, as there.

:- discontiguous(says/2).
:- multifile(says/2).

% far_outlook(?E, ?Side, ?N): how the fight over the enclosed stones of Side looks to the friend after he has played at E, read as far as far_readings/3 says:
% 0 is lost, 240 won, 120 even. The enemy may take back kos at once, as if he always had a threat. If E is in several arenas, the one in which it looks best counts.
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

% far_readings(+Arena, +Side, -Moves): as readings/3. All moves are read with two answers, then those that keep up with the best one with four, and so
% on with two more each time, while there are several and the best one neither wins nor loses; the fewer points are empty, the further. A move that is read no
% further counts as 300 behind the best one in the end, or as lost. Where stones are taken so that more points are empty than at first, less is read: see
% answers_left/4.
far_readings(Arena, Side, Moves) :-
    fight_in(Arena, Side, far, Field, Empty, Other, Played),
    length(Empty, Number),
    most_answers(Number, Most),
    read_on(2, Most, Field, Other, Played, Kept),
    findall(V, member(move(_, V), Kept), Vs),
    (   Vs = [] -> Moves = []
    ;   greatest_of(Vs, Best),
        ( Best < -900 -> Floor = -1200 ; Floor is Best - 300 ),
        findall(move(P, V), (member(played(P, _), Played), ( member(move(P, W), Kept) -> V = W ; V = Floor )), Moves)
    ).

% most_answers(+Empty, -Most): how many moves are read after the first, where so many points are empty.
most_answers(Empty, Most) :-
    (   Empty =< 11 -> Most = 12
    ;   Empty =< 14 -> Most = 10
    ;   Most = 8
    ).

% margin(+Answers, -Margin): a move keeps up, read with so many answers, if it is less than this behind the best one: the more is read, the less will change.
margin(Answers, Margin) :- ( Answers =< 4 -> Margin = 300 ; Margin is 1200 // Answers ).

% read_on(+Answers, +Most, +Field, +Other, +Played, -Kept): the moves that keep up with the best one to the end, each move(P, V).
read_on(Answers, Most, Field, Other, Played, Kept) :-
    findall(seen(P, After, V), (member(played(P, After), Played), seen_after(Field, After, Other, Answers, V)), Seen),
    findall(V, member(seen(_, _, V), Seen), Vs),
    (   Vs = [] -> Kept = []
    ;   greatest_of(Vs, Best),
        margin(Answers, Margin),
        Floor is Best - Margin,
        findall(seen(P, After, V), (member(seen(P, After, V), Seen), V > Floor), Left),
        (   Answers < Most, Best > -1200, Best < 1200, Left = [_,_|_] ->
            Next is Answers + 2,
            findall(played(P, After), member(seen(P, After, _), Left), Again),
            read_on(Next, Most, Field, Other, Again, Kept)
        ;   findall(move(P, V), member(seen(P, _, V), Left), Kept)
        )
    ).
