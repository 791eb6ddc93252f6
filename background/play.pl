% Positions after moves: what looking ahead is made of.
%
% A position is a term: now is the one that was given; after(Changes, Ko) is what moves have made of it: a list of Point-Colour, the latest
% change of a point first, and ko(Side, Point) where Side may not retake at once, or none. So a move costs what it changes, and the given
% position is asked for everything else. A move is a term Side-Point. Built on go.pl and go-tactical.pl.
%
% In all files of concepts E and F stand for empty points and G, H and K for groups, each named as a group; P and Q for points; Side for
% friend or enemy; N for a number.

:- discontiguous(says/2).
:- multifile(says/2).

% play(+Before, ?Move, -After): Move, a term Side-Point, is legal in the position Before and makes the position After of it: nobody's
% stone stands there, what has no liberty left is taken, no suicide, and no stone is retaken in a ko at once. Leaves out: longer
% repetitions, and a ko that was taken before the given position. (The rules of Go)
play(Before, Side-P, After) :- side(Side), put(Before, Side-P, After), \+ retakes(Before, Side, P).
says(play(B,M,A), "the move {M} leads from {B} to {A}").

retakes(after(_, ko(Side, P)), Side, P).

% put(+Before, +Move, -After): the same but for ko: what a side can do that has a threat for every ko.
put(Before, Side-P, after(Changes, Ko)) :-
    colour_at(Before, P, empty),
    changes_of(Before, Old),
    opponent(Side, Other),
    Filled = after([P-Side|Old], none),
    findall(Q-empty, taken_stone(Filled, P, Other, Q), Found),
    sort(Found, Taken),
    append(Taken, [P-Side|Old], Changes),
    After = after(Changes, none),
    string_at(After, P, Stones),
    once(breathes(After, Stones)),
    ko_of(Taken, Stones, After, Other, Ko).

changes_of(now, []).
changes_of(after(Changes, _), Changes).

taken_stone(Filled, P, Other, Q) :-
    adjacent_points(P, R),
    colour_at(Filled, R, Other),
    string_at(Filled, R, Stones),
    \+ breathes(Filled, Stones),
    member(Q, Stones).

% adjacent_points(?P, ?Q): the points P and Q are side by side. (This workbench)
adjacent_points((X,Y), (X1,Y1)) :-
    board((X,Y), _),
    step(_, (DX,DY)),
    X1 is X + DX,
    Y1 is Y + DY,
    board((X1,Y1), _).
says(adjacent_points(P,Q), "{P} is beside {Q}").

% breathes(+Position, +Stones): one of the stones has a liberty. (It may be proved repeatedly.)
breathes(Position, Stones) :- member(S, Stones), adjacent_points(S, Q), colour_at(Position, Q, empty).

% A single stone that took a single stone, and could be taken there: Other may not do so at once.
ko_of(Taken, Stones, After, Other, Ko) :-
    (   Taken = [Q-empty], Stones = [P], liberties_at(After, P, [Q]) -> Ko = ko(Other, Q)
    ;   Ko = none
    ).

% colour_at(+Position, ?P, ?Colour): in the position the point P is friend, enemy or empty. (This workbench)
colour_at(now, P, Colour) :- board(P, G), group(G, Colour).
colour_at(after(Changes, _), P, Colour) :-
    board(P, G),
    (   memberchk(P-New, Changes) -> Colour = New
    ;   group(G, Colour)
    ).
says(colour_at(_,P,C), "{P} is {C} then").

% string_at(+Position, ?P, -Points): in the position the string of stones at the point P consists of these points. (This workbench)
string_at(now, P, Points) :- board(P, G), \+ group(G, empty), findall(Q, board(Q, G), Found), sort(Found, Points).
string_at(after(Changes, Ko), P, Points) :-
    colour_at(after(Changes, Ko), P, Colour),
    Colour \= empty,
    grown([P], [P], Colour, after(Changes, Ko), Found),
    sort(Found, Points).
says(string_at(_,P,Ps), "the string at {P} is {Ps} then").

% grown(+New, +Known, +Colour, +Position, -Points): what is connected with the points Known, of which New have not been looked at yet.
grown([], Points, _, _, Points).
grown([P|Ps], Known, Colour, Position, Points) :-
    findall(Q, ( adjacent_points(P, Q), \+ memberchk(Q, Known), colour_at(Position, Q, Colour) ), Qs),
    append(Qs, Ps, New),
    append(Qs, Known, All),
    grown(New, All, Colour, Position, Points).

% liberties_at(+Position, ?P, -Points): in the position the string of stones at the point P has these liberties. (This workbench)
liberties_at(now, P, Points) :-
    board(P, G),
    \+ group(G, empty),
    findall(Q, ( liberty(G, L), board(Q, L) ), Found),
    sort(Found, Points).
liberties_at(after(Changes, Ko), P, Points) :-
    string_at(after(Changes, Ko), P, Stones),
    findall(Q, ( member(S, Stones), adjacent_points(S, Q), colour_at(after(Changes, Ko), Q, empty) ), Found),
    sort(Found, Points).
says(liberties_at(_,P,Ls), "the string at {P} has the liberties {Ls} then").

% point_of(+G, -P): the first point of the group G in row order, by which a string is followed while moves are made.
point_of(G, P) :- once(board(P, G)).
