% Capturing: what a single move takes, and what can be taken by force. Built on play.pl.
%
% Whatever is said to be captured here is captured whatever its owner does, even if the owner has a threat for every ko: the owner may take
% back in a ko at once, the other side may not. What is read are ataris: a string with three liberties counts as escaped. So what is said to be
% capturable is; of a string of which nothing is said nothing is known.

:- discontiguous(says/2).
:- multifile(says/2).

% capture(?E, ?G): the other side may play at E and captures the string G by it: E is its last liberty. (The rules of Go)
capture(E, G) :- atari(G), \+ group(G, empty), liberty(G, E).
says(capture(E,G), "a move at {E} captures {G}").

% self_atari(?E, ?Side): Side may play at E, takes nothing, and the string that it makes has a single liberty. Leaves out: whether that is a
% good sacrifice, which snapback and throw_in say of some. (Players' term)
self_atari(E, Side) :- liberties_after(E, Side, 1), captures(E, Side, 0).
says(self_atari(E,S), "a move of {S} at {E} puts itself in atari").

% double_atari(?P, ?G, ?H): P is a liberty of G and of H, which have two liberties each. Leaves out: as the paper does, that G and H are
% different strings of one colour, that the other side moves, and that its stone is not taken itself (see double_atari/4). (Figure 5)
double_atari((X,Y), G, H) :- liberty_cnt(G, 2), liberty_cnt(H, 2), liberty(G, L), liberty(H, L), board(X, Y, L).
says(double_atari(P,G,H), "a move on {P} may put both {G} and {H} in atari").

% double_atari(?E, ?Side, ?G, ?H): Side may play at E and puts the two strings G and H of the other side in atari at once, with a string
% that is not in atari itself. Each pair is found once, G being the lesser number. Leaves out: whether G or H then captures a way out.
% (Players' term)
double_atari(E, Side, G, H) :-
    opponent(Side, Other),
    liberty_cnt(G, 2),
    group(G, Other),
    liberty(G, E),
    link(E, H),
    H > G,
    group(H, Other),
    liberty_cnt(H, 2),
    liberties_after(E, Side, N),
    N > 1.
says(double_atari(E,S,G,H), "a move of {S} at {E} puts {G} and {H} in atari").

% geta_2(?P, ?Colour, ?G): the string G of a colour can be captured in a net by a move on P: it stands at (1,1) from P, its only two
% liberties at (1,0) and (0,1), and playing there it would meet nothing. Leaves out: as the paper does, that P is empty, strings around G that
% are in atari, and the seven other ways to lay the axes (see geta_2/4; net says what can be proved). (Figure 5)
geta_2((X,Y), Colour, G) :-
    group_on_pos((X,Y), (1,1), G),
    group(G, Colour),
    liberty_cnt(G, 2),
    liberty(G, L1),
    liberty(G, L2),
    group_on_pos((X,Y), (1,0), L1),
    group_on_pos((X,Y), (0,1), L2),
    group_on_pos((X,Y), (1,-1), L3),
    group(L3, empty),
    group_on_pos((X,Y), (-1,1), L4),
    group(L4, empty).
says(geta_2(P,C,G), "{G}, which is {C}, may be captured in a net from {P}").

% geta_2(?P, ?A, ?Colour, ?G): the same with displacements relative to the axes A. (Figure 5 and section 2)
geta_2(P, A, Colour, G) :-
    liberty_cnt(G, 2),
    group(G, Colour),
    liberty(G, L1),
    board((X1,Y1), L1),
    liberty(G, L2),
    L2 \= L1,
    board((X2,Y2), L2),
    corner((X1,Y1), (X2,Y2), P),
    board(P, _),
    axes(A),
    group_on_pos(P, A, (1,1), G),
    group_on_pos(P, A, (1,0), L1),
    group_on_pos(P, A, (0,1), L2),
    group_on_pos(P, A, (1,-1), L3),
    group(L3, empty),
    group_on_pos(P, A, (-1,1), L4),
    group(L4, empty).
says(geta_2(P,A,C,G), "{G}, which is {C}, may be captured in a net from {P} along {A}").

% The two points that lie beside both of two points at a diagonal.
corner((X1,Y1), (X2,Y2), P) :- 1 is abs(X1 - X2), 1 is abs(Y1 - Y2), member(P, [(X1,Y2), (X2,Y1)]).

% The most moves of the capturing side that are read: a ladder across the largest board needs fewer.
longest(80).

% taken(+Position, +P, +N, -Trail): the other side is to move and captures the string at P by ataris, with at most N moves before the last. The
% trail lists each position that the proof came to, with the point of the last move.
taken(Position, P, N, Trail) :-
    liberties_at(Position, P, Liberties),
    colour_at(Position, P, Owner),
    opponent(Owner, Side),
    taken_at(Liberties, Position, P, Side, N, Trail).

taken_at([L], Position, _, Side, _, [After-L]) :- play(Position, Side-L, After).
taken_at([L1,L2], Position, P, Side, N, [After-L|Trail]) :-
    N > 0,
    Less is N - 1,
    member(L, [L1,L2]),
    play(Position, Side-L, After),
    doomed(After, P, Less, Trail),
    !.

% doomed(+Position, +P, +N, -Trail): the owner of the string at P, which is in atari, is to move, and loses it: by its last liberty it does not
% come out, and taking a string beside it does not help.
doomed(Position, P, N, Trail) :-
    liberties_at(Position, P, [L]),
    colour_at(Position, P, Owner),
    findall(Q, way_out(Position, P, L, Q), Found),
    sort(Found, Ways),
    all_fail(Ways, Position, P, Owner, N, Trail).

way_out(_, _, L, L).
way_out(Position, P, _, Q) :-
    colour_at(Position, P, Owner),
    opponent(Owner, Side),
    string_at(Position, P, Stones),
    findall(R, ( member(S, Stones), adjacent_points(S, R), colour_at(Position, R, Side) ), Found),
    sort(Found, Beside),
    member(R, Beside),
    liberties_at(Position, R, [Q]).

all_fail([], _, _, _, _, []).
all_fail([Q|Qs], Position, P, Owner, N, Trail) :-
    (   put(Position, Owner-Q, After) -> taken(After, P, N, First), append([After-Q|First], Rest, Trail)
    ;   Trail = [Position-Q|Rest]
    ),
    all_fail(Qs, Position, P, Owner, N, Rest).

% ladder(?E, ?G): the other side plays first, at E, and captures the string G, which has two liberties, by a ladder: every move of it is an
% atari, to the end. Leaves out: ladders that begin with three liberties. (Players' term: shicho)
ladder(E, G) :-
    liberty_cnt(G, 2),
    group(G, Owner),
    opponent(Owner, Side),
    liberty(G, E),
    point_of(G, P),
    board(Q, E),
    play(now, Side-Q, After),
    longest(N),
    once(doomed(After, P, N, _)).
says(ladder(E,G), "a ladder that begins at {E} captures {G}").

% ladder_step(?E, ?G): one step of a ladder, whether or not the ladder works: the string G has two liberties; the other side may play at one of
% them, E; G can then take nothing, and at its last liberty it comes to exactly two liberties again. (Players' term)
ladder_step(E, G) :-
    liberty_cnt(G, 2),
    group(G, Owner),
    opponent(Owner, Side),
    liberty(G, E),
    point_of(G, P),
    board(Q, E),
    play(now, Side-Q, After),
    liberties_at(After, P, [L]),
    \+ ( way_out(After, P, L, Way), Way \= L ),
    put(After, Owner-L, Next),
    liberties_at(Next, P, [_,_]).
says(ladder_step(E,G), "{E} is a step of a ladder against {G}").

% capturable(?G): if the other side moves first, it captures the string G by ataris alone. (Players' term)
capturable(G) :-
    liberty_cnt(G, N),
    N =< 2,
    \+ group(G, empty),
    point_of(G, P),
    longest(Most),
    once(taken(now, P, Most, _)).
says(capturable(G), "{G} can be captured by ataris").

% snapback(?E, ?G): the other side plays a stone at E that can be taken; whoever takes it with the string G is in atari again and is captured,
% and so is G if it does anything else. (Players' term: uttegaeshi)
snapback(E, G) :-
    liberty_cnt(G, 2),
    group(G, Owner),
    opponent(Owner, Side),
    liberty(G, E),
    captures(E, Side, 0),
    liberties_after(E, Side, 1),
    stones_after(E, Side, 1),
    point_of(G, P),
    board(Q, E),
    play(now, Side-Q, After),
    liberties_at(After, P, [L]),
    liberties_at(After, Q, [L]),
    put(After, Owner-L, Taking),
    liberties_at(Taking, P, [Q]),
    longest(N),
    once(doomed(After, P, N, _)).
says(snapback(E,G), "a stone at {E} captures {G} in a snapback").

% connect_and_die(?E, ?G): the other side plays an atari at E against the string G; where G is connected at its last liberty with further
% stones, all of them are in atari, and it is captured whatever it does. (Players' term: oi-otoshi)
connect_and_die(E, G) :-
    liberty_cnt(G, 2),
    group(G, Owner),
    opponent(Owner, Side),
    liberty(G, E),
    point_of(G, P),
    board(Q, E),
    play(now, Side-Q, After),
    liberties_at(After, P, [L]),
    \+ liberties_at(After, Q, [L]),
    put(After, Owner-L, Connected),
    string_at(Connected, P, Stones),
    \+ \+ ( member(S, Stones), S \= L, \+ board(S, G) ),
    liberties_at(Connected, P, [_]),
    longest(N),
    once(doomed(After, P, N, _)).
says(connect_and_die(E,G), "after {E} the string {G} is lost, and what it is connected with too").

% net(?E, ?G): the string G has two liberties and could get away if it moved first; the other side plays at E, beside neither and taking nothing,
% and from then on captures it by ataris, wherever its owner plays. Leaves out: nets that are wider than two steps from a liberty, and
% such as need more than ataris. (Players' term: geta)
net(E, G) :-
    liberty_cnt(G, 2),
    group(G, Owner),
    opponent(Owner, Side),
    point_of(G, P),
    findall(Near, near_liberty(G, Near), Found),
    sort(Found, Candidates),
    member(E, Candidates),
    board(Q, E),
    captures(E, Side, 0),
    play(now, Side-Q, After),
    held(After, P),
    \+ held(now, P).
says(net(E,G), "a move at {E} captures {G} in a net").

% Empty points one or two steps from a liberty of G, without the liberties.
near_liberty(G, E) :- liberty(G, L), liberty(L, E), \+ liberty(G, E).
near_liberty(G, E) :- liberty(G, L), liberty(L, M), liberty(M, E), \+ liberty(G, E).

% held(+Position, +P): the owner of the string at P is to move, and wherever it plays the string is captured by ataris. If it is captured after a
% pass, only moves that change something that was looked at in the proof can make a difference.
held(Position, P) :-
    longest(N),
    once(taken(Position, P, N, Trail)),
    colour_at(Position, P, Owner),
    findall(Z, ( looked_at(Position-P, P, Z) ; member(Node, Trail), looked_at(Node, P, Z) ), Found),
    sort(Found, Zone),
    \+ ( member(Z, Zone), put(Position, Owner-Z, After), \+ taken(After, P, N, _) ).

% looked_at(+Node, +P, -Z): a liberty of a string at or beside the last move, or at or beside the string at P; or the point of the move.
looked_at(_-Q, _, Q).
looked_at(Position-Q, P, Z) :-
    (   colour_at(Position, P, empty) -> Stones = [Q]
    ;   string_at(Position, P, String), Stones = [Q|String]
    ),
    findall(R, ( member(S, Stones), ( R = S ; adjacent_points(S, R) ) ), Found),
    sort(Found, Points),
    member(R, Points),
    (   colour_at(Position, R, empty) -> Z = R
    ;   liberties_at(Position, R, Liberties), member(Z, Liberties)
    ).

% throw_in(?E, ?G): the other side sacrifices a single stone at E, beside the string G: taking it at its only liberty leaves G with fewer
% liberties than before. Leaves out: what the sacrifice is good for. (Players' term: horikomi)
throw_in(E, G) :-
    group(E, empty),
    link(E, G),
    group(G, Owner),
    opponent(Owner, Side),
    captures(E, Side, 0),
    liberties_after(E, Side, 1),
    stones_after(E, Side, 1),
    liberty_cnt(G, Before),
    point_of(G, P),
    board(Q, E),
    play(now, Side-Q, After),
    liberties_at(After, Q, [L]),
    put(After, Owner-L, Taking),
    string_at(Taking, P, Stones),
    memberchk(L, Stones),
    liberties_at(Taking, P, Liberties),
    length(Liberties, N),
    N < Before.
says(throw_in(E,G), "a stone thrown in at {E} costs {G} a liberty").

% short_of_liberties(?E, ?G): the owner of the string G cannot make use of its liberty E: playing there takes nothing, and is suicide or leaves
% the string in atari. Leaves out: whether being in atari there does harm. (Players' term: damezumari)
short_of_liberties(E, G) :-
    group(G, Side),
    side(Side),
    liberty(G, E),
    (   legal(E, Side) -> captures(E, Side, 0), liberties_after(E, Side, 1)
    ;   true
    ).
says(short_of_liberties(E,G), "{G} is too short of liberties to play at {E}").
