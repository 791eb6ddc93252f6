% Tactics: what rules about goals are derived from.
%
% A rule is about a goal of one side, called friend here whoever it is; the other side is enemy. Moves are friend-I and enemy-J,
% where I and J are points; a string is named by any of its stones. A condition is an atom about the position, or
%
%   after(Moves, Atom)      the moves can be played, one after the other, and then the atom is true;
%   whenever(Moves, Atom)   if the enemy's moves among them can be played, then so can the friend's, and the atom is true.
%
% Kos are taken to be lost: the friend keeps the simple ko rule, the enemy takes any ko back at once.


% 1. Atoms that a position answers by itself (operational).
%
%   string(S, Side)          S is a string of that side
%   liberties(S, N)          S has exactly N liberties
%   liberty(I, S)            I is one of them
%   last_liberty(I, S)       I is the only one
%   neighbour(I, J)          the points are neighbours
%   empty(I)                 no stone is on I
%   different(I, J)          they are not the same point
%   apart(S, T)              they are not the same string
%   legal(Side, I)           the side may play at I
%   room(Side, I, N)         a stone of the side at I would have at least N liberties, even if it captures nothing
%   room_only(Side, I, L)    it would have just one such liberty, L
%   adjacent(T, S)           T is a string of the other colour that touches S
%   adjacent_at_least(S, N)  every string of the other colour that touches S has at least N liberties
%   others_at_least(T, S, N) the same, T left out
%   captures_nothing(I)      a friend's stone at I captures nothing
%   eye(P, S)                P is empty, and all its neighbours are stones of S
%   around_at_least(P, N)    every friend's string beside P has at least N liberties

% fixed(Atom): no move changes it.
fixed(string(_, _)).
fixed(neighbour(_, _)).
fixed(different(_, _)).
fixed(apart(_, _)).

% binds(Atom, Variables): the atom can name these, if the rest of it is known.
binds(string(S, _), [S]).
binds(liberty(I, _), [I]).
binds(last_liberty(I, _), [I]).
binds(neighbour(_, J), [J]).
binds(room_only(_, _, L), [L]).
binds(adjacent(T, _), [T]).


% 2. Goals: what they are about, and when a friend's move at I reaches them.

% subject(Goal, Atoms)
subject(capture(S), [string(S, enemy)]).
subject(first_capture, []).
subject(connect(S, T), [string(S, friend), string(T, friend), apart(S, T)]).
subject(eye(S), [string(S, friend)]).
subject(live(S), [string(S, friend)]).

% reached(Name, Goal, I, Needs, Names): if Needs hold, the move at I reaches the goal; Names say where to look for I.
% Filling the last liberty of an enemy's string is never suicide. An eye is an empty point all of whose neighbours are stones of
% one string: nobody can take it away without capturing that string. With two of them a string lives without another move.
reached(fill_the_last_liberty, capture(S), I, [liberties(S, 1)], [liberty(I, S)]).
reached(capture_first, first_capture, I, [string(S, enemy), liberties(S, 1), liberty(I, S)], []).
reached(common_liberty, connect(S, T), I, [liberty(I, S), liberty(I, T), legal(friend, I)], []).
reached(enclose, eye(S), I, [after([friend-I], eye(P, S))], [liberty(P, S), neighbour(P, I), empty(I)]).
reached(enclose_two, live(S), I, [after([friend-I], eye(P, S)), after([friend-I], eye(Q, S))],
    [liberty(P, S), liberty(Q, S), different(P, Q), neighbour(P, I), empty(I)]).

% pointless(Goal, Atoms): the goal can be reached at once; a move that prepares it teaches nothing.
pointless(capture(S), [liberties(S, 1)]).
pointless(connect(S, T), [liberty(I, S), liberty(I, T)]).
pointless(eye(S), [eye(_, S)]).


% 3. What survives an enemy's move.
%
% keeps(Name, Atoms, Extra, Moves): where Atoms and Extra hold, Atoms still hold after every move of the enemy outside Moves.
% So Moves is a complete set of the moves that can invalidate them.

% A string in atari gets a second liberty only by a move on its liberty, or by the capture of a string beside it.
keeps(atari, [liberties(S, 1)], [liberty(J, S), adjacent_at_least(S, 2)], [J]).
keeps(atari_back, [liberties(S, 1)],
    [liberty(J, S), adjacent(T, S), last_liberty(J, T), others_at_least(T, S, 2)], [J]).
keeps(atari_both, [liberties(S, 1)],
    [liberty(J, S), adjacent(T, S), last_liberty(L, T), different(J, L), others_at_least(T, S, 2)], [J, L]).

% A liberty is lost only by a move on it: whoever touches it cannot be captured elsewhere.
keeps(liberty, [liberty(J, _)], [], [J]).

% One stone takes one liberty. The strings that a stone at J would join touch J, so they cannot be captured elsewhere either.
keeps(room, [legal(friend, J)], [room(friend, J, 2)], [J]).
keeps(last_room, [legal(friend, J)], [room_only(friend, J, L)], [J, L]).
keeps(room_to_spare, [room(friend, J, 2)], [room(friend, J, 3)], [J]).
keeps(room_to_spare_after, [after([friend-I], room(friend, J, 2))],
    [captures_nothing(I), room(friend, I, 2), after([friend-I], room(friend, J, 3))], [I, J]).

% The strings around an eye to be all touch the eye or the move. A stone thrown into the eye is captured by the move. The move itself stays
% legal because of the eye beside it.
keeps(eye, [after([friend-I], eye(P, S))], [string(S, friend), neighbour(P, I), around_at_least(P, 2)], [I]).
keeps(eye_short, [after([friend-I], eye(P, S))], [string(S, friend), neighbour(P, I), empty(P)], [I, P]).

% The same of a second eye Q, which need not be beside the move.
keeps(second_eye, [after([friend-I], eye(Q, S)), after([friend-I], eye(P, S))],
    [string(S, friend), different(P, Q), neighbour(P, I), around_at_least(P, 2), around_at_least(Q, 2)], [I]).
keeps(second_eye_first_short, [after([friend-I], eye(Q, S)), after([friend-I], eye(P, S))],
    [string(S, friend), different(P, Q), neighbour(P, I), empty(P), around_at_least(Q, 2)], [I, P]).
keeps(second_eye_short, [after([friend-I], eye(Q, S)), after([friend-I], eye(P, S))],
    [string(S, friend), different(P, Q), neighbour(P, I), around_at_least(P, 2), empty(Q)], [I, Q]).
keeps(second_eye_both_short, [after([friend-I], eye(Q, S)), after([friend-I], eye(P, S))],
    [string(S, friend), different(P, Q), neighbour(P, I), empty(P), empty(Q)], [I, P, Q]).

% A string with two liberties, where all around have a liberty to spare.
keeps(two_liberties, [liberties(S, 2)],
    [liberty(I, S), liberty(J, S), different(I, J), adjacent_at_least(S, 2)], [I, J]).
keeps(to_spare_around, [adjacent_at_least(S, 2)],
    [liberties(S, 2), liberty(I, S), liberty(J, S), different(I, J), adjacent_at_least(S, 3)], [I, J]).

% Friend puts the string in atari at I, it runs to J, and is left with K: only on these points can its run be helped.
keeps(run, [whenever([friend-I, enemy-J], liberties(S, 1))],
    [string(S, enemy), liberties(S, 2), liberty(I, S), liberty(J, S), different(I, J), captures_nothing(I),
     after([friend-I, enemy-J], adjacent_at_least(S, 2)), after([friend-I, enemy-J], liberty(K, S))],
    [I, J, K]).


% 4. What holds after a move, said of the position before it.
%
% follows(Name, Move, Atom, Premises): if the premises hold and the move is played, then the atom holds.

follows(one_liberty_less, friend-I, liberties(S, 1), [string(S, enemy), liberty(I, S), liberties(S, 2)]).
follows(still_a_liberty, _-I, liberty(J, S), [liberty(J, S), different(I, J)]).
follows(liberty_gained, friend-I, liberty(J, S), [string(S, friend), liberty(I, S), neighbour(I, J), empty(J), different(I, J)]).
follows(still_surrounded, friend-I, adjacent_at_least(S, 2), [string(S, enemy), adjacent_at_least(S, 2), room(friend, I, 2)]).
follows(one_room_less, enemy-I, legal(friend, J), [room(friend, J, 2), different(I, J)]).
follows(a_stone_touches, friend-I, adjacent(I, S), [string(S, enemy), liberty(I, S)]).
follows(still_touches, friend-_, adjacent(T, S), [string(S, enemy), adjacent(T, S)]).

% within(Name, Atom, Premises): the same without a move.
within(room_is_legal, legal(friend, I), [room(friend, I, 2)]).
within(a_last_room_is_legal, legal(friend, I), [room_only(friend, I, _)]).
within(capture_is_legal, legal(friend, I), [string(S, enemy), liberty(I, S), liberties(S, 1)]).
within(neighbours_differ, different(I, J), [neighbour(I, J)]).
within(a_liberty_is_empty, empty(I), [liberty(I, _)]).
within(three_are_two, room(friend, I, 2), [room(friend, I, 3)]).
within(three_are_two_around, adjacent_at_least(S, 2), [adjacent_at_least(S, 3)]).

% case(Name, Move, Atom, Condition): beside `follows`, a case in which the atom is looked up after the move.
case(rescued, friend-I, adjacent_at_least(S, 2), [adjacent(T, S), last_liberty(I, T)]).

% never(Atoms): integrity constraints. No position fulfils all of these.
never([different(I, I)]).
never([apart(S, S)]).
never([liberties(S, 1), liberties(S, 2)]).
never([adjacent(T, S), last_liberty(_, T), adjacent_at_least(S, 2)]).
never([string(S, friend), string(S, enemy)]).
never([string(S, enemy), adjacent(S, S)]).
never([adjacent(T, T)]).
never([neighbour(I, I)]).
% The captured stones leave a liberty beside the one that there was.
never([string(S, enemy), liberty(J, S), last_liberty(L, T), adjacent(T, S), different(J, L),
    whenever([enemy-L], liberties(S, 1))]).
