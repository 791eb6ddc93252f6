% Connections between stones of one side: their shapes, when they hold, and where they are cut. Distances and directions. Built on play.pl.
%
% The shapes say how two stones stand, and that what lies between them is empty; each is found both ways round. Whether the stones can be kept
% together is another question, which virtual_connection answers.

:- discontiguous(says/2).
:- multifile(says/2).

% distance(?P, ?Q, ?N): from P to Q it is N steps along the lines. (This workbench)
distance((X,Y), (X1,Y1), N) :- board((X,Y), _), board((X1,Y1), _), N is abs(X1 - X) + abs(Y1 - Y).
says(distance(P,Q,N), "from {P} to {Q} it is {N} steps").

% group_distance(?G, ?H, ?N): N is the least distance of a point of the group G from a point of the other group H. (This workbench)
group_distance(G, H, N) :-
    group(G, _),
    group(H, _),
    G \= H,
    findall(M, ( board((X,Y), G), board((X1,Y1), H), M is abs(X1 - X) + abs(Y1 - Y) ), Ms),
    sort(Ms, [N|_]).
says(group_distance(G,H,N), "{G} and {H} are {N} steps apart").

% direction(?P, ?Q, ?Direction): Q is on the same line as P, in this direction from it. (This workbench)
direction((X,Y), (X1,Y), left) :- board((X,Y), _), board((X1,Y), _), X1 < X.
direction((X,Y), (X1,Y), right) :- board((X,Y), _), board((X1,Y), _), X1 > X.
direction((X,Y), (X,Y1), up) :- board((X,Y), _), board((X,Y1), _), Y1 < Y.
direction((X,Y), (X,Y1), down) :- board((X,Y), _), board((X,Y1), _), Y1 > Y.
says(direction(P,Q,D), "going {D} from {P} one comes to {Q}").

% direction(?P, ?Q, ?A, ?Direction): the same with the direction relative to the axes A. (This workbench)
direction(P, Q, A, Direction) :-
    direction(P, Q, There),
    step(There, OnBoard),
    axes(A),
    absolute(A, OnBoard, Relative),
    step(Direction, Relative).
says(direction(P,Q,A,D), "going {D} from {P} along {A} one comes to {Q}").

% away(+P, ?Q, +DX, +DY): Q is away from P by these steps along the two lines, in any direction and either way round.
away((X,Y), (X1,Y1), A, B) :-
    member((DX,DY), [(A,B), (B,A)]),
    member(SX, [-1,1]),
    member(SY, [-1,1]),
    X1 is X + SX * DX,
    Y1 is Y + SY * DY.

stone(P, Side) :- board(P, G), group(G, Side), side(Side).
free(P) :- board(P, G), group(G, empty).

% pair(?P, ?Q, +DX, +DY): stones of one side stand on P and Q, that far apart; each pair of points once each way round.
pair(P, Q, A, B) :-
    (   var(P), nonvar(Q) -> other_stone(Q, P, A, B)
    ;   other_stone(P, Q, A, B)
    ).

other_stone(P, Q, A, B) :-
    stone(P, Side),
    findall(R, away(P, R, A, B), Rs),
    sort(Rs, Set),
    member(Q, Set),
    stone(Q, Side).

% nobi(?P, ?Q): stones of one side stand on P and Q, side by side: they cannot be parted. (Players' term)
nobi(P, Q) :- pair(P, Q, 1, 0).
says(nobi(P,Q), "{P} and {Q} stand side by side").

% kosumi(?P, ?Q): stones of one side stand on P and Q, at a diagonal, and both points beside the two are empty. (Players' term)
kosumi(P, Q) :- pair(P, Q, 1, 1), P = (X,Y), Q = (X1,Y1), free((X,Y1)), free((X1,Y)).
says(kosumi(P,Q), "{P} and {Q} stand at a diagonal").

% ikken_tobi(?P, ?Q): stones of one side stand on P and Q, on one line with one empty point between. (Players' term)
ikken_tobi(P, Q) :- pair(P, Q, 2, 0), P = (X,Y), Q = (X1,Y1), X2 is (X + X1) // 2, Y2 is (Y + Y1) // 2, free((X2,Y2)).
says(ikken_tobi(P,Q), "{P} and {Q} are a one-point jump apart").

% nikken_tobi(?P, ?Q): stones of one side stand on P and Q, on one line with two empty points between. (Players' term)
nikken_tobi(P, Q) :- pair(P, Q, 3, 0), P = (X,Y), Q = (X1,Y1), thirds(X, X1, X2, X3), thirds(Y, Y1, Y2, Y3), free((X2,Y2)), free((X3,Y3)).
says(nikken_tobi(P,Q), "{P} and {Q} are a two-point jump apart").

thirds(X, X1, X2, X3) :- D is (X1 - X) // 3, X2 is X + D, X3 is X1 - D.

% kogeima(?P, ?Q): stones of one side stand on P and Q, a knight's move apart, and the two points between are empty. (Players' term)
kogeima(P, Q) :- pair(P, Q, 2, 1), between_lines(P, Q, Points), all_free(Points).
says(kogeima(P,Q), "{P} and {Q} are a knight's move apart").

% ogeima(?P, ?Q): stones of one side stand on P and Q, a large knight's move apart, and the four points between are empty. (Players' term)
ogeima(P, Q) :- pair(P, Q, 3, 1), between_lines(P, Q, Points), all_free(Points).
says(ogeima(P,Q), "{P} and {Q} are a large knight's move apart").

% The points strictly between P and Q the longer way, on both lines.
between_lines((X,Y), (X1,Y1), Points) :-
    (   1 is abs(Y1 - Y) -> findall((Z,W), ( within(X, X1, Z), member(W, [Y,Y1]) ), Points)
    ;   findall((W,Z), ( within(Y, Y1, Z), member(W, [X,X1]) ), Points)
    ).

within(A, B, Z) :- Low is min(A, B) + 1, High is max(A, B) - 1, between(Low, High, Z).

all_free([]).
all_free([P|Ps]) :- free(P), all_free(Ps).

% bamboo(?P, ?Q): stones of one side stand on P and Q, on one line with an empty point between, and next to them two further stones of that side
% do the same: a bamboo joint. (Players' term)
bamboo(P, Q) :-
    ikken_tobi(P, Q),
    P = (X,Y),
    Q = (X1,Y1),
    \+ \+ ( member(D, [-1,1]), ( Y = Y1 -> Y2 is Y + D, X2 = X, X3 = X1, Y3 = Y2 ; X2 is X + D, Y2 = Y, X3 = X2, Y3 = Y1 ),
            stone(P, Side), stone((X2,Y2), Side), ikken_tobi((X2,Y2), (X3,Y3)) ).
says(bamboo(P,Q), "{P} and {Q} are in a bamboo joint").

% two_shared_liberties(?G, ?H): G and H are different strings of one side with at least two liberties in common: if one is taken the other
% connects. (Survey of computer Go, virtual connections)
two_shared_liberties(G, H) :- shared_liberty_cnt(G, H, N), N > 1, group(G, Side), side(Side), group(H, Side).
says(two_shared_liberties(G,H), "{G} and {H} have two liberties in common").

% virtual_connection(?G, ?H): G and H are different strings of one side; wherever the other side plays, and even if it may take back in any ko, a
% single move then makes one string of them that is not in atari. Leaves out: connections that need more than one move, or the capture of what
% cuts. (Players' term)
virtual_connection(G, H) :-
    shared_liberty_cnt(G, H, _),
    group(G, Side),
    opponent(Side, Other),
    group(H, Side),
    point_of(G, P),
    point_of(H, Q),
    joined(now, Side, P, Q),
    findall(M, matters(G, H, M), Found),
    sort(Found, Moves),
    \+ ( member(M, Moves), put(now, Other-M, After), \+ joined(After, Side, P, Q) ).
says(virtual_connection(G,H), "{G} and {H} cannot be kept apart").

% joined(+Position, +Side, +P, +Q): a move of Side makes one string of those at P and Q, and it is not in atari.
joined(Position, Side, P, Q) :-
    colour_at(Position, P, Side),
    colour_at(Position, Q, Side),
    liberties_at(Position, P, Ls),
    liberties_at(Position, Q, Ms),
    once(( member(L, Ls),
           memberchk(L, Ms),
           play(Position, Side-L, After),
           liberties_at(After, P, [_,_|_]) )).

% The moves that can make a difference: liberties of G, of H, and of whatever stands beside a liberty that they share.
matters(G, H, M) :- ( K = G ; K = H ; liberty(G, L), link(L, H), link(L, K), \+ group(K, empty) ), liberty(K, E), board(M, E).

% cutting_point(?E, ?G, ?H): G and H are different strings of one side, which a move at E would make one; the other side may play there, and
% then no single move of the owner connects them, nor does it capture the cutting stone by ataris. (Players' term)
cutting_point(E, G, H) :-
    shared_liberty_cnt(G, H, _),
    group(G, Side),
    opponent(Side, Other),
    group(H, Side),
    liberty(G, E),
    link(E, H),
    point_of(G, P),
    point_of(H, Q),
    board(M, E),
    play(now, Side-M, Connected),
    liberties_at(Connected, P, [_,_|_]),
    play(now, Other-M, After),
    \+ joined(After, Side, P, Q),
    longest(N),
    \+ taken(After, M, N, _).
says(cutting_point(E,G,H), "a move at {E} cuts {G} from {H}").
