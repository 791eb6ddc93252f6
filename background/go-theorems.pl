% Theorems: what the rules of trees/rules say of a position, as predicates for goals and for learning. Built on play.pl.
%
% A rule is a fact theorem(Claim, Aim, Strings, Moves, Conditions); `nakade rules background` writes those of a set behind these clauses. Conditions
% are those of tactics.pl, and are looked up here as it says. All hold if every ko is lost for the side that a rule helps; whoever that
% is, it is called friend in the conditions. Strings are named by one of their points.

:- discontiguous(says/2).
:- multifile(says/2).

% capturable(?E, ?G): the other side plays at E and captures the string G by force.
capturable(E, G) :- concluded(win, capture, [G], [E]).
says(capturable(E,G), "a move at {E} captures {G} by force").

% beyond_help(?G): the string G is captured by force although its side moves first.
beyond_help(G) :- concluded(lost, capture, [G], []).
says(beyond_help(G), "{G} can no longer be saved").

% forced_save(?E, ?G): the string G is about to be captured by force, and E is one of the few moves that may prevent it.
forced_save(E, G) :- group(G, Side), Side \= empty, forced(capture, [G], E).
says(forced_save(E,G), "{E} is one of the few moves that may save {G}").

% connectable(?E, ?G, ?H): a move at E connects the strings G and H by force.
connectable(E, G, H) :- either_way(win, connect, G, H, [E]).
says(connectable(E,G,H), "a move at {E} connects {G} with {H} by force").

% connected(?G, ?H): the strings G and H become one although the other side moves first.
connected(G, H) :- either_way(lost, connect, G, H, []).
says(connected(G,H), "{G} and {H} are as good as connected").

% forced_cut(?E, ?G, ?H): the strings G and H are about to be connected by force, and E is one of the few moves that may prevent it.
forced_cut(E, G, H) :- group(G, Side), Side \= empty, group(H, Side), G \= H, forced(connect, [G,H], E).
says(forced_cut(E,G,H), "{E} is one of the few moves that may cut {G} from {H}").

% makes_eye(?E, ?G): a move at E makes an eye of the string G by force.
makes_eye(E, G) :- concluded(win, eye, [G], [E]).
says(makes_eye(E,G), "a move at {E} makes an eye of {G} by force").

% forced_deny_eye(?E, ?G): an eye of the string G is about to be made by force, and E is one of the few moves that may prevent it.
forced_deny_eye(E, G) :- group(G, Side), Side \= empty, forced(eye, [G], E).
says(forced_deny_eye(E,G), "{E} is one of the few moves that may take an eye from {G}").

% makes_life(?E, ?G): a move at E makes two eyes of the string G by force.
makes_life(E, G) :- concluded(win, live, [G], [E]).
says(makes_life(E,G), "a move at {E} makes two eyes of {G} by force").

% forced_kill(?E, ?G): two eyes of the string G are about to be made by force, and E is one of the few moves that may prevent it.
forced_kill(E, G) :- group(G, Side), Side \= empty, forced(live, [G], E).
says(forced_kill(E,G), "{E} is one of the few moves that may kill {G}").

% concluded(+Claim, +Aim, ?Groups, ?Moves): a rule claims this of these strings and moves, all named as groups.
concluded(Claim, Aim, Groups, Moves) :-
    given(Groups, Strings),
    theorem(Claim, Aim, Strings, Points, Conditions),
    side(Friend),
    all_hold(Conditions, Friend),
    named(Strings, Groups),
    named(Points, Moves),
    \+ ( member(E, Moves), \+ group(E, empty) ).

either_way(Claim, Aim, G, H, Moves) :- concluded(Claim, Aim, [G,H], Moves).
either_way(Claim, Aim, G, H, Moves) :- concluded(Claim, Aim, [H,G], Moves).

% forced(+Aim, +Groups, ?E): rules say of these strings outside which moves nothing helps, and E is among them for each.
forced(Aim, Groups, E) :-
    findall(Moves, forced_moves(Aim, Groups, Moves), [First|Others]),
    member(E, First),
    \+ ( member(Moves, Others), \+ memberchk(E, Moves) ).

forced_moves(Aim, Groups, Moves) :- concluded(forced, Aim, Groups, Moves).
forced_moves(Aim, [G,H], Moves) :- concluded(forced, Aim, [H,G], Moves).

given([], []).
given([G|Gs], [P|Ps]) :- ( var(G) -> true ; board(Q, G), name_of(now, Q, P) -> true ), given(Gs, Ps).

named([], []).
named([P|Ps], [G|Gs]) :- board(P, G), named(Ps, Gs).

all_hold([], _).
all_hold([Condition|Conditions], Friend) :- condition(Condition, Friend), all_hold(Conditions, Friend).

condition(Condition, Friend) :-
    (   Condition = after(Moves, Atom) -> reached_by(Moves, Atom, Friend, at(Position)), atom_holds(Atom, Friend, Position)
    ;   Condition = whenever(Moves, Atom) ->
        reached_by(Moves, Atom, Friend, Result),
        (   Result = refused(enemy) -> true
        ;   Result = at(Position), atom_holds(Atom, Friend, Position)
        )
    ;   atom_holds(Condition, Friend, now)
    ).

% reached_by(+Moves, +Atom, +Friend, -Result): the moves lead to at(Position), or the one of a side is refused, or a string that the atom is
% about is gone on the way, unless one of the moves is to place it.
reached_by(Moves, Atom, Friend, Result) :-
    findall(S, ( strings(Atom, All), member(S, All), nonvar(S) ), Strings),
    (   member(S, Strings), member(_-S, Moves) -> moved(Moves, Friend, now, [], Result)
    ;   moved(Moves, Friend, now, Strings, Result)
    ).

moved([], _, Position, _, at(Position)).
moved([Side-P|Moves], Friend, Position, Strings, Result) :-
    colour_of(Side, Friend, Colour),
    (   can_play(Side, Position, Colour-P, Next) ->
        (   member(S, Strings), colour_at(Next, S, empty) -> Result = gone
        ;   moved(Moves, Friend, Next, Strings, Result)
        )
    ;   Result = refused(Side)
    ).

% The friend keeps the ko rule, the enemy does not.
can_play(friend, Position, Move, Next) :- play(Position, Move, Next).
can_play(enemy, Position, Move, Next) :- put(Position, Move, Next).

colour_of(friend, Friend, Friend).
colour_of(enemy, Friend, Enemy) :- opponent(Friend, Enemy).

strings(Atom, Strings) :-
    (   strings_of(Atom, Found) -> Strings = Found
    ;   Strings = []
    ).

strings_of(string(S, _), [S]).
strings_of(liberties(S, _), [S]).
strings_of(liberty(_, S), [S]).
strings_of(last_liberty(_, S), [S]).
strings_of(apart(S, T), [S,T]).
strings_of(adjacent(T, S), [T,S]).
strings_of(adjacent_at_least(S, _), [S]).
strings_of(others_at_least(T, S, _), [T,S]).
strings_of(eye(_, S), [S]).

% atom_holds(+Atom, +Friend, +Position): an atom of tactics.pl in a position.
atom_holds(string(S, Side), Friend, Position) :-
    colour_of(Side, Friend, Colour),
    (   nonvar(S) -> colour_at(Position, S, Colour)
    ;   group(G, Colour), point_of(G, P), name_of(now, P, S)
    ).
atom_holds(liberties(S, N), _, Position) :- liberties_at(Position, S, Liberties), length(Liberties, N).
atom_holds(liberty(I, S), _, Position) :-
    (   nonvar(S) -> liberties_at(Position, S, Liberties), member(I, Liberties)
    ;   colour_at(Position, I, empty),
        findall(T, ( adjacent_points(I, P), name_of(Position, P, T) ), Found),
        sort(Found, Strings),
        member(S, Strings)
    ).
atom_holds(last_liberty(I, S), _, Position) :- liberties_at(Position, S, [I]).
atom_holds(neighbour(I, J), _, _) :- ( nonvar(I) -> adjacent_points(I, J) ; adjacent_points(J, I) ).
atom_holds(empty(I), _, Position) :- colour_at(Position, I, empty).
atom_holds(different(I, J), _, _) :- I \= J.
atom_holds(apart(S, T), _, Position) :- \+ ( name_of(Position, S, P), name_of(Position, T, P) ).
atom_holds(legal(Side, I), Friend, Position) :- colour_of(Side, Friend, Colour), once(can_play(Side, Position, Colour-I, _)).
atom_holds(room(Side, I, N), Friend, Position) :-
    colour_of(Side, Friend, Colour),
    room(Position, Colour, I, Room),
    length(Room, Count),
    N =< Count.
atom_holds(room_only(Side, I, L), Friend, Position) :- colour_of(Side, Friend, Colour), room(Position, Colour, I, [L]).
atom_holds(adjacent(T, S), _, Position) :-
    around(Position, S, Strings),
    (   nonvar(T) -> name_of(Position, T, P), memberchk(P, Strings)
    ;   member(T, Strings)
    ).
atom_holds(adjacent_at_least(S, N), _, Position) :-
    around(Position, S, Strings),
    \+ ( member(T, Strings), has_fewer(Position, T, N) ).
atom_holds(others_at_least(But, S, N), _, Position) :-
    around(Position, S, Strings),
    \+ ( member(T, Strings), \+ name_of(Position, But, T), has_fewer(Position, T, N) ).
atom_holds(captures_nothing(I), Friend, Position) :-
    opponent(Friend, Enemy),
    colour_at(Position, I, empty),
    \+ ( adjacent_points(I, P), colour_at(Position, P, Enemy), liberties_at(Position, P, [I]) ).
atom_holds(eye(P, S), _, Position) :-
    colour_at(Position, P, empty),
    string_at(Position, S, Stones),
    \+ ( adjacent_points(P, Q), \+ memberchk(Q, Stones) ).
atom_holds(around_at_least(P, N), Friend, Position) :-
    \+ ( adjacent_points(P, Q), colour_at(Position, Q, Friend), has_fewer(Position, Q, N) ).

% name_of(+Position, +P, -Name): the point by which the string at P is named then.
name_of(Position, P, Name) :- string_at(Position, P, [Name|_]).

has_fewer(Position, S, N) :- liberties_at(Position, S, Liberties), length(Liberties, Count), Count < N.

% around(+Position, +S, -Strings): the strings of the other colour that touch the one at S.
around(Position, S, Strings) :-
    colour_at(Position, S, Colour),
    Colour \= empty,
    opponent(Colour, Other),
    string_at(Position, S, Stones),
    findall(T, ( member(P, Stones), adjacent_points(P, Q), colour_at(Position, Q, Other), name_of(Position, Q, T) ), Found),
    sort(Found, Strings).

% room(+Position, +Colour, +I, -Room): the liberties that a stone at I would have if it captured nothing.
room(Position, Colour, I, Room) :-
    colour_at(Position, I, empty),
    findall(P, beside(Position, Colour, I, P), Found),
    sort(Found, Room).

beside(Position, _, I, P) :- adjacent_points(I, P), colour_at(Position, P, empty).
beside(Position, Colour, I, P) :-
    adjacent_points(I, Q),
    colour_at(Position, Q, Colour),
    liberties_at(Position, Q, Liberties),
    member(P, Liberties),
    P \= I.
