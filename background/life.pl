% Life: eyes, eye space, the shapes that a single move decides, strings that cannot be captured, seki. Built on play.pl.

:- discontiguous(says/2).
:- multifile(says/2).

% surrounded(?E, ?Side): all points beside the empty point E hold stones of Side. (This workbench)
surrounded(E, Side) :-
    group(E, empty),
    side(Side),
    \+ \+ link(E, _),
    \+ ( link(E, H), \+ group(H, Side) ).
says(surrounded(E,S), "stones of {S} surround {E}").

% surrounded_by(?E, ?G): all points beside the empty point E hold stones of the string G. (This workbench)
surrounded_by(E, G) :- group(E, empty), findall(H, link(E, H), [G]), \+ group(G, empty).
says(surrounded_by(E,G), "{G} alone surrounds {E}").

% eye(?E, ?Side): E is an eye of Side even if the other side moves first: stones of Side surround it, and they are one string, or of the diagonal
% points the other side can come to hold at most one, and none if E is on the edge. A diagonal point that is empty, or whose stone is in
% atari, goes to whoever plays there first, unless the other side would be taken at once. Leaves out: whether the strings around can be
% captured from outside. (Players' term)
eye(E, Side) :-
    surrounded(E, Side),
    (   surrounded_by(E, _) -> true
    ;   diagonals(E, Side, Lost, Open, Most),
        Lost + (Open + 1) // 2 =< Most
    ).
says(eye(E,S), "{E} is an eye of {S}").

% false_eye(?E, ?Side): stones of Side surround E, but it is no eye: the strings around are not one, and the other side holds two of the diagonal
% points, or one if E is on the edge, with stones that are not in atari. Leaves out: stones there that can be captured later, and strings
% around that keep each other alive by two such points. (Players' term)
false_eye(E, Side) :-
    surrounded(E, Side),
    \+ surrounded_by(E, _),
    diagonals(E, Side, Lost, _, Most),
    Lost > Most.
says(false_eye(E,S), "{E} is a false eye of {S}").

% diagonals(+E, +Side, -Lost, -Open, -Most): of the diagonal points of E the other side holds Lost, and Open are not decided; Most can be lost.
diagonals(E, Side, Lost, Open, Most) :-
    opponent(Side, Other),
    findall(K, ( diagonal(E, D), kind_of_diagonal(D, Side, Other, K) ), Kinds),
    findall(x, member(lost, Kinds), Ls),
    findall(x, member(open, Kinds), Os),
    length(Ls, Lost),
    length(Os, Open),
    length(Kinds, N),
    (   N = 4 -> Most = 1
    ;   N > 0 -> Most = 0
    ;   Most = -1
    ).

diagonal(E, D) :- board((X,Y), E), unit(DX), unit(DY), X1 is X + DX, Y1 is Y + DY, board((X1,Y1), D).

kind_of_diagonal(D, Side, Other, Kind) :-
    (   group(D, empty) -> ( legal(D, Other), \+ self_atari(D, Other) -> Kind = open ; Kind = held )
    ;   atari(D) -> Kind = open
    ;   group(D, Side) -> Kind = held
    ;   Kind = lost
    ).

% two_eyes(?G, ?E, ?F): the string G alone surrounds the two points E and F, E being the lesser number: the other side can never play at either, so G
% cannot be captured. (The rules of Go)
two_eyes(G, E, F) :-
    surrounded_by(E, G),
    liberty(G, F),
    F > E,
    surrounded_by(F, G).
says(two_eyes(G,E,F), "{G} has the eyes {E} and {F}").

% alive(?G): the string G cannot be captured even if its owner always passes: it belongs to a set of strings of which each has two regions, bounded by
% strings of the set alone, with no empty point that is not beside it. (D. Benson, Life in the game of Go, 1976)
alive(G) :-
    side(Side),
    (   nonvar(G) -> group(G, Side) ; true ),
    findall(H, group(H, Side), Strings),
    findall(E, ( group(E, empty), \+ \+ ( link(E, H), group(H, Side) ) ), Starts),
    areas(Starts, Side, [], Areas),
    lasting(Strings, Areas, Living),
    member(G, Living).
says(alive(G), "{G} can never be captured").

% areas(+Starts, +Side, +Seen, -Areas): the areas that stones of Side bound, each area(Borders, Nourished): the strings of Side around it, and
% those that all of its empty points are liberties of.
areas([], _, _, []).
areas([E|Es], Side, Seen, Areas) :-
    (   memberchk(E, Seen) -> areas(Es, Side, Seen, Areas)
    ;   area([E], [E], Side, 625, Groups),
        findall(H, ( member(K, Groups), link(K, H), group(H, Side) ), Found),
        sort(Found, Borders),
        findall(K, ( member(K, Groups), group(K, empty) ), Empties),
        findall(H, ( member(H, Borders), \+ ( member(K, Empties), \+ link(K, H) ) ), Nourished),
        append(Groups, Seen, All),
        Areas = [area(Borders, Nourished)|Rest],
        areas(Es, Side, All, Rest)
    ).

% area(+New, +Known, +Wall, +Most, -Groups): what is connected with the groups Known without crossing the wall, at most so many groups; of
% these New have not been looked at yet. The wall is of the stones of one side, or of all stones.
area([], Groups, _, _, Groups).
area([G|Gs], Known, Wall, Most, Groups) :-
    findall(H, ( link(G, H), \+ memberchk(H, Known), \+ walls(Wall, H) ), Hs),
    append(Hs, Gs, New),
    append(Hs, Known, All),
    length(All, N),
    N =< Most,
    area(New, All, Wall, Most, Groups).

walls(all, H) :- \+ group(H, empty).
walls(friend, H) :- group(H, friend).
walls(enemy, H) :- group(H, enemy).

% lasting(+Strings, +Areas, -Living): the strings that keep two areas, when what does not is taken away again and again.
lasting(Strings, Areas, Living) :-
    findall(H, ( member(H, Strings), findall(x, ( member(area(_, Ns), Areas), memberchk(H, Ns) ), [_,_|_]) ), Kept),
    findall(area(Bs, Ns), ( member(area(Bs, Ns), Areas), \+ ( member(B, Bs), \+ memberchk(B, Kept) ) ), Closed),
    (   Kept = Strings, Closed = Areas -> Living = Strings
    ;   lasting(Kept, Closed, Living)
    ).

% The largest area that is called an eye space, in points.
largest_eye_space(20).

% eye_space(?E, ?Side, -Points): the empty point E lies in an area of at most 20 points that stones of Side enclose, and the other side encloses
% more around E; Points are those of the area, empty or held by the other side. Leaves out: whether the strings around are connected. (This
% workbench)
eye_space(E, Side, Points) :-
    largest_eye_space(Most),
    group(E, empty),
    opponent(Side, Other),
    enclosed_points(E, Side, Most, Points),
    length(Points, N),
    \+ enclosed_points(E, Other, N, _).
says(eye_space(E,S,Ps), "{E} lies in the eye space {Ps} of {S}").

% enclosed_points(+E, +Wall, +Most, -Points): the points, at most so many, that can be reached from E without crossing the wall.
enclosed_points(E, Wall, Most, Points) :-
    area([E], [E], Wall, Most, Groups),
    findall(P, ( member(K, Groups), board(P, K) ), Found),
    length(Found, N),
    N =< Most,
    sort(Found, Points).

% eye_space_size(?E, ?Side, ?N): the empty point E lies in an eye space of Side with N points. (This workbench)
eye_space_size(E, Side, N) :- eye_space(E, Side, Points), length(Points, N).
says(eye_space_size(E,S,N), "{E} lies in an eye space of {S} with {N} points").

% nakade_shape(+Points, ?Shape, ?P): the points have one of the shapes in which one move decides between one eye and two, and P is where it is
% played: straight_three, bent_three, pyramid_four, bulky_five, crossed_five, rabbity_six. Leaves out: square_four, which is one eye
% whoever plays first, and shapes that are decided only in a corner. (Players' term)
nakade_shape(Points, Shape, P) :-
    length(Points, N),
    N >= 3,
    N =< 6,
    findall(D-Q, ( member(Q, Points), degree(Q, Points, D) ), Pairs),
    findall(D, member(D-_, Pairs), Ds),
    msort(Ds, Degrees),
    decided(Degrees, Kind),
    append(_, [Most], Degrees),
    member(Most-P, Pairs),
    shape_of(Kind, P, Points, Shape).
says(nakade_shape(Ps,S,P), "{P} is the vital point of {Ps}").

degree(Q, Points, D) :- findall(x, ( adjacent_points(Q, R), memberchk(R, Points) ), Xs), length(Xs, D).

% The numbers of neighbours that the points of a shape have tell these shapes from all others.
decided([1,1,2], three).
decided([1,1,1,3], pyramid_four).
decided([1,2,2,2,3], bulky_five).
decided([1,1,1,1,4], crossed_five).
decided([1,1,2,2,2,4], rabbity_six).

shape_of(three, _, Points, Shape) :-
    !,
    findall(X, member((X,_), Points), Xs),
    sort(Xs, Columns),
    (   Columns = [_,_] -> Shape = bent_three
    ;   Shape = straight_three
    ).
shape_of(Shape, _, _, Shape).

% nakade(?E, ?G, ?Shape): the string G alone bounds an eye space without stones, of a shape in which one move decides, and E is where it is played: the
% other side leaves G one eye there, the owner makes two. Leaves out: what G has elsewhere, and spaces with stones inside. (Players' term)
nakade(E, G, Shape) :-
    group(E, empty),
    area([E], [E], all, 6, Region),
    findall(H, ( member(K, Region), link(K, H), \+ group(H, empty) ), Found),
    sort(Found, [G]),
    findall(P, ( member(K, Region), board(P, K) ), Points),
    board(Q, E),
    nakade_shape(Points, Shape, Q).
says(nakade(E,G,S), "{E} is the vital point of the eye space of {G}").

% seki(?G, ?H): G and H are strings of different sides, neither alive by itself, that share a liberty; each has two liberties, shared ones
% or one-point eyes of its own, and whoever plays a shared one is captured. The other strings around them have at least three liberties, or are
% alive. Leaves out: sekis of more strings and with more liberties, and attacks on the strings around. (Players' term)
seki(G, H) :-
    liberty_cnt(G, 2),
    group(G, Side),
    opponent(Side, Other),
    shared_liberty_cnt(G, H, _),
    group(H, Other),
    liberty_cnt(H, 2),
    \+ ( liberty(G, L), \+ link(L, H), \+ surrounded_by(L, G) ),
    \+ ( liberty(H, L), \+ link(L, G), \+ surrounded_by(L, H) ),
    point_of(G, P),
    point_of(H, Q),
    \+ ( liberty(G, L), link(L, H), board(M, L), \+ ( loses(Side-M, P), loses(Other-M, Q) ) ),
    \+ ( member(K-F, [G-H,H-G]), weak_beside(K, F) ),
    \+ two_eyes(G, _, _),
    \+ two_eyes(H, _, _).
says(seki(G,H), "{G} and {H} are in seki").

% loses(+Move, +P): the move cannot be played, or leaves the string at P in atari.
loses(Side-M, P) :- ( play(now, Side-M, After) -> liberties_at(After, P, [_]) ; true ).

% A string beside K other than F with fewer than three liberties that is not alive.
weak_beside(K, F) :- link(K, W), W \= F, \+ group(W, empty), liberty_cnt(W, N), N < 3, \+ alive(W).
