% What the session keeps in its Prolog system: loading, asking, and predicates that other systems have built in.
%
% Goals of users that are known only when they are run come to '#call'/1..8. '#meta'(Name, Arity, Kinds), one fact for each
% predicate that users may call, is made from the same table that goals are checked by when they are read.

:- use_module(library(lists)).
:- use_module(library(charsio)).
:- use_module(library(iso_ext)).
:- use_module(library(between)).
:- use_module(library(pairs)).
:- use_module(library(ordsets)).

:- dynamic('#meta'/3).

% '#add'(+Chars, -Text): adds the facts of a list; the text is that of the list of faults, [] where there are none.
'#add'(Chars, Text) :-
    catch(( read_term_from_chars(Chars, Facts, []), '#add_each'(Facts), Faults = [] ), Error, Faults = [Error]),
    '#text'(Faults, Text).

'#add_each'([]).
'#add_each'([Fact|Facts]) :- assertz(Fact), '#add_each'(Facts).

% '#clauses'(+Chars, -Text): adds the clauses of a list, each of which is itself text; a faulty one does not cost the others. The
% text is that of a list of fault(Number, Error).
'#clauses'(Chars, Text) :-
    read_term_from_chars(Chars, Clauses, []),
    '#clauses'(Clauses, 0, Faults),
    '#text'(Faults, Text).

% A clause that the system refuses to compile (arithmetic on an atom, say) raises its error when it is called.
'#clauses'([], _, []).
'#clauses'([Chars|Clauses], N, Faults) :-
    catch(( read_term_from_chars(Chars, Clause, []), '#clause'(Clause), Faults = Rest ), Error, Faults = [fault(N, Error)|Rest]),
    N1 is N + 1,
    '#clauses'(Clauses, N1, Rest).

'#clause'(Clause) :-
    catch(assertz(Clause), Error, true),
    (   var(Error) -> true
    ;   Clause = (Head :- _) -> assertz((Head :- throw(Error)))
    ;   throw(Error)
    ).

% '#declare'(+Chars, -Text): makes predicates known that may have no clause: a list of Name/Arity.
'#declare'(Chars, Text) :-
    read_term_from_chars(Chars, Predicates, []),
    '#declare_each'(Predicates),
    '#text'([], Text).

'#declare_each'([]).
'#declare_each'([Name/Arity|Predicates]) :-
    functor(Head, Name, Arity),
    assertz(Head),
    retract(Head),
    (   '#told'(Name, Arity) -> true ; assertz('#told'(Name, Arity)) ),
    '#declare_each'(Predicates).

% '#forget'(+Chars): removes all clauses of some predicates: a list of Name/Arity.
'#forget'(Chars, Text) :-
    read_term_from_chars(Chars, Predicates, []),
    '#forget_each'(Predicates),
    '#text'([], Text).

'#forget_each'([]).
'#forget_each'([Name/Arity|Predicates]) :-
    functor(Head, Name, Arity),
    retractall(Head),
    '#forget_each'(Predicates).

% '#ask'(+Chars, +Limit, -Text): the text is Bindings-Goal; an answer each time the goal is proved, and one more when there are no
% others: a limit that is passed on the way back to a goal says nothing but fails.
'#ask'(Chars, Limit, Text) :-
    catch('#prove'(Chars, Limit, Result), Error, Result = error(Error)),
    flush_output,
    '#text'(Result, Text).

'#prove'(Chars, Limit, Result) :-
    read_term_from_chars(Chars, Values-Goal, []),
    call_with_inference_limit(( call(Goal), End = false ; End = true ), Limit, How),
    (   How == inference_limit_exceeded -> Result = limit
    ;   End == true -> Result = end
    ;   '#fits'([Values], 200000) -> Result = answer(Values)
    ;   Result = large
    ).

% '#fits'(+Terms, +Most): the terms have no more parts than that. So cyclic terms are found too: acyclic_term/1 spoils the heap where
% there are lists of characters.
'#fits'([], _).
'#fits'([Term|Terms], Most) :-
    Most > 0,
    Less is Most - 1,
    (   compound(Term) -> Term =.. [_|Arguments], append(Arguments, Terms, All), '#fits'(All, Less)
    ;   '#fits'(Terms, Less)
    ).

'#text'(Term, Chars) :- write_term_to_chars(Term, [quoted(true), ignore_ops(true)], Chars).

% The position: a term for each line of the board with the group of each point, and for each string of stones its colour, the groups beside it
% and its points, in order. What is empty follows from the lines: a group has the number 32 * (Y + 1) + X + 1 of its first point. So a
% position is some dozens of clauses and not thousands, and is found in whatever way it is asked for.
:- dynamic('#size'/2).
:- dynamic('#line'/2).
:- dynamic('#row'/4).

'~size'(Columns, Rows) :- '#size'(Columns, Rows).

'~board'(P, G) :-
    (   nonvar(P), P = (X,Y), integer(X), integer(Y) -> X >= 0, '#line'(Y, Line), N is X + 1, arg(N, Line, G)
    ;   nonvar(G) -> '#points'(G, Points), member(P, Points)
    ;   P = (X,Y),
        '#line'(Y, Line),
        functor(Line, _, Columns),
        Last is Columns - 1,
        ( var(X) -> between(0, Last, X) ; integer(X), X >= 0, X =< Last ),
        N is X + 1,
        arg(N, Line, G)
    ).

'#points'(G, Points) :-
    (   '#row'(G, _, _, Found) -> Points = Found
    ;   '#empty'(G, N, Y), X is N - 1, Points = [(X,Y)]
    ).

% '#empty'(+G, -N, -Y): G is an empty point, the N-th of the line Y.
'#empty'(G, N, Y) :-
    integer(G),
    G > 0,
    N is G mod 32,
    Y is G // 32 - 1,
    '#line'(Y, Line),
    N > 0,
    arg(N, Line, G),
    \+ '#row'(G, _, _, _).

'~group'(G, Colour) :-
    (   nonvar(G) -> '#colour'(G, Colour)
    ;   Colour == friend -> '#row'(G, friend, _, _)
    ;   Colour == enemy -> '#row'(G, enemy, _, _)
    ;   '#first'(G), '#colour'(G, Colour)
    ).

'#colour'(G, Colour) :- ( '#row'(G, Found, _, _) -> Colour = Found ; '#empty'(G, _, _), Colour = empty ).

% '#first'(-G): the groups in the order of their first points.
'#first'(G) :-
    '#line'(Y, Line),
    functor(Line, _, Columns),
    Before is 32 * (Y + 1),
    between(1, Columns, N),
    arg(N, Line, G),
    G =:= Before + N.

'~link'(G, H) :-
    (   nonvar(G) -> '#links'(G, Hs), member(H, Hs)
    ;   nonvar(H) -> '#links'(H, Gs), member(G, Gs)
    ;   '#first'(G), '#links'(G, Hs), member(H, Hs)
    ).

'#links'(G, Hs) :-
    (   '#row'(G, _, Found, _) -> Hs = Found
    ;   '#empty'(G, N, Y),
        Above is Y - 1,
        Below is Y + 1,
        Left is N - 1,
        Right is N + 1,
        '#beside'(Above, N, L0, L1),
        '#beside'(Y, Left, L1, L2),
        '#beside'(Y, Right, L2, L3),
        '#beside'(Below, N, L3, []),
        sort(L0, Hs)
    ).

'#beside'(Y, N, L0, L) :- ( N > 0, '#line'(Y, Line), arg(N, Line, H) -> L0 = [H|L] ; L0 = L ).

% Goals that are known only now.
'#call'(G) :- '#goal'(G, T), call(T).
'#call'(G, A) :- '#extended'(G, [A], T), call(T).
'#call'(G, A, B) :- '#extended'(G, [A,B], T), call(T).
'#call'(G, A, B, C) :- '#extended'(G, [A,B,C], T), call(T).
'#call'(G, A, B, C, D) :- '#extended'(G, [A,B,C,D], T), call(T).
'#call'(G, A, B, C, D, E) :- '#extended'(G, [A,B,C,D,E], T), call(T).
'#call'(G, A, B, C, D, E, F) :- '#extended'(G, [A,B,C,D,E,F], T), call(T).
'#call'(G, A, B, C, D, E, F, H) :- '#extended'(G, [A,B,C,D,E,F,H], T), call(T).

'#extended'(G, More, T) :-
    (   var(G) -> throw(error(instantiation_error, call/1))
    ;   callable(G) -> true
    ;   throw(error(type_error(callable, G), call/1))
    ),
    G =.. L0,
    append(L0, More, L),
    E =.. L,
    '#goal'(E, T).

'#goal'(G, _) :- var(G), !, throw(error(instantiation_error, call/1)).
'#goal'(G, _) :- \+ callable(G), !, throw(error(type_error(callable, G), call/1)).
'#goal'(G, T) :-
    functor(G, Name, Arity),
    (   Name == call, Arity > 0 -> G =.. [_|Arguments], T =.. ['#call'|Arguments]
    ;   '#meta'(Name, Arity, Kinds) -> G =.. [_|Arguments], '#arguments'(Kinds, Arguments, Goals), T =.. [Name|Goals]
    ;   atom_concat('~', Name, Marked), G =.. [_|Arguments], T =.. [Marked|Arguments]
    ).

'#arguments'([], [], []).
'#arguments'([Kind|Kinds], [A|As], [T|Ts]) :- '#argument'(Kind, A, T), '#arguments'(Kinds, As, Ts).

'#argument'(-1, A, A).
'#argument'(-2, A, T) :- '#quantified'(A, T).
'#argument'(0, A, T) :- ( var(A) -> T = '#call'(A) ; '#goal'(A, T) ).
'#argument'(N, A, '#call'(A)) :- N > 0.

'#quantified'(A, T) :-
    (   var(A) -> T = '#call'(A)
    ;   A = V^G -> T = V^S, '#quantified'(G, S)
    ;   '#goal'(A, T)
    ).

% Common predicates that the libraries lack.
not(G) :- \+ G.
ignore(G) :- ( call(G) -> true ; true ).
plus(X, Y, Z) :- ( integer(X), integer(Y) -> Z is X + Y ; integer(X) -> Y is Z - X ; X is Z - Y ).
is_list(L) :- '$skip_max_list'(_, _, L, T), T == [].
last([X], X) :- !.
last([_|Xs], X) :- last(Xs, X).
selectchk(X, L, R) :- select(X, L, R), !.
subtract([], _, []).
subtract([X|Xs], Ys, Zs) :- ( memberchk(X, Ys) -> Zs = Zs1 ; Zs = [X|Zs1] ), subtract(Xs, Ys, Zs1).
intersection([], _, []).
intersection([X|Xs], Ys, Zs) :- ( memberchk(X, Ys) -> Zs = [X|Zs1] ; Zs = Zs1 ), intersection(Xs, Ys, Zs1).
union([], Ys, Ys).
union([X|Xs], Ys, Zs) :- ( memberchk(X, Ys) -> Zs = Zs1 ; Zs = [X|Zs1] ), union(Xs, Ys, Zs1).
delete([], _, []).
delete([X|Xs], Y, Zs) :- ( X \= Y -> Zs = [X|Zs1] ; Zs = Zs1 ), delete(Xs, Y, Zs1).
include(_, [], []).
include(P, [X|Xs], Ys) :- ( call(P, X) -> Ys = [X|Ys1] ; Ys = Ys1 ), include(P, Xs, Ys1).
exclude(_, [], []).
exclude(P, [X|Xs], Ys) :- ( call(P, X) -> Ys = Ys1 ; Ys = [X|Ys1] ), exclude(P, Xs, Ys1).
partition(_, [], [], []).
partition(P, [X|Xs], Is, Os) :-
    (   call(P, X) -> Is = [X|Is1], Os = Os1
    ;   Is = Is1, Os = [X|Os1]
    ),
    partition(P, Xs, Is1, Os1).
sumlist(L, S) :- sum_list(L, S).
max_list(L, M) :- list_max(L, M).
min_list(L, M) :- list_min(L, M).
max_member(M, L) :- msort(L, S), S = [_|_], last(S, M0), M = M0.
min_member(M, L) :- msort(L, [M0|_]), M = M0.
msort(L, S) :- '#keyed'(L, K), keysort(K, KS), '#unkeyed'(KS, S).
'#keyed'([], []).
'#keyed'([X|Xs], [X-X|Ks]) :- '#keyed'(Xs, Ks).
'#unkeyed'([], []).
'#unkeyed'([_-X|Ks], [X|Xs]) :- '#unkeyed'(Ks, Xs).
sort(Key, Order, L, S) :-
    '#by_key'(L, Key, K),
    keysort(K, K1),
    (   Order == (@=<) -> K2 = K1
    ;   Order == (@<) -> '#first_of_key'(K1, K2)
    ;   Order == (@>=) -> reverse(K, KR), keysort(KR, KS), reverse(KS, K2)
    ;   Order == (@>) -> reverse(K, KR), keysort(KR, KS), reverse(KS, K3), '#first_of_key'(K3, K2)
    ;   throw(error(domain_error(order, Order), sort/4))
    ),
    '#unkeyed'(K2, S).
'#by_key'([], _, []).
'#by_key'([X|Xs], Key, [K-X|Ks]) :- ( Key == 0 -> K = X ; arg(Key, X, K) ), '#by_key'(Xs, Key, Ks).
'#first_of_key'([], []).
'#first_of_key'([K-X|Rest], [K-X|Firsts]) :- '#without_key'(Rest, K, Others), '#first_of_key'(Others, Firsts).
'#without_key'([K1-_|Rest], K, Others) :- K1 == K, !, '#without_key'(Rest, K, Others).
'#without_key'(Others, _, Others).
predsort(P, L, Sorted) :-
    length(L, N),
    (   N < 2 -> Sorted = L
    ;   H is N // 2,
        length(Front, H),
        append(Front, Back, L),
        predsort(P, Front, S1),
        predsort(P, Back, S2),
        '#merge'(S1, S2, P, Sorted)
    ).
'#merge'([], Ys, _, Ys) :- !.
'#merge'(Xs, [], _, Xs) :- !.
'#merge'([X|Xs], [Y|Ys], P, Zs) :-
    call(P, Order, X, Y),
    !,
    (   Order = (<) -> Zs = [X|Zs1], '#merge'(Xs, [Y|Ys], P, Zs1)
    ;   Order = (>) -> Zs = [Y|Zs1], '#merge'([X|Xs], Ys, P, Zs1)
    ;   '#merge'([X|Xs], Ys, P, Zs)
    ).
aggregate_all(What, Goal, Result) :- '#aggregate'(What, Goal, Result).
'#aggregate'(What, _, _) :- var(What), !, throw(error(instantiation_error, aggregate_all/3)).
'#aggregate'(count, G, N) :- !, findall(x, G, L), length(L, N).
'#aggregate'(sum(X), G, S) :- !, findall(X, G, L), '#sum'(L, 0, S).
'#aggregate'(bag(X), G, L) :- !, findall(X, G, L).
'#aggregate'(set(X), G, S) :- !, findall(X, G, L), sort(L, S).
'#aggregate'(max(X-W), G, max(M, V)) :- !, '#aggregate'(max(X, W), G, max(M, V)).
'#aggregate'(max(X), G, M) :- !, findall(X, G, [Y|L]), '#most'(L, Y, M).
'#aggregate'(min(X), G, M) :- !, findall(X, G, [Y|L]), '#least'(L, Y, M).
'#aggregate'(max(X, W), G, max(M, V)) :- !, findall(X-W, G, [Y|L]), '#most_with'(L, Y, M-V).
'#aggregate'(min(X, W), G, min(M, V)) :- !, findall(X-W, G, [Y|L]), '#least_with'(L, Y, M-V).
'#aggregate'(What, _, _) :- throw(error(domain_error(aggregate_spec, What), aggregate_all/3)).
'#sum'([], S, S).
'#sum'([X|Xs], S0, S) :- S1 is S0 + X, '#sum'(Xs, S1, S).
'#most'([], M, V) :- V is M.
'#most'([X|Xs], M0, M) :- ( X > M0 -> '#most'(Xs, X, M) ; '#most'(Xs, M0, M) ).
'#least'([], M, V) :- V is M.
'#least'([X|Xs], M0, M) :- ( X < M0 -> '#least'(Xs, X, M) ; '#least'(Xs, M0, M) ).
'#most_with'([], M, M).
'#most_with'([X-W|Xs], M0-W0, M) :- ( X > M0 -> '#most_with'(Xs, X-W, M) ; '#most_with'(Xs, M0-W0, M) ).
'#least_with'([], M, M).
'#least_with'([X-W|Xs], M0-W0, M) :- ( X < M0 -> '#least_with'(Xs, X-W, M) ; '#least_with'(Xs, M0-W0, M) ).
atom_number(A, N) :-
    (   atom(A) -> atom_chars(A, Cs), catch(number_chars(N, Cs), _, fail)
    ;   number(N) -> number_chars(N, Cs), atom_chars(A, Cs)
    ;   throw(error(instantiation_error, atom_number/2))
    ).
print(X) :- writeq(X).
writeln(X) :- write(X), nl.
tab(N) :- M is N, '#blanks'(M).
'#blanks'(N) :- ( N > 0 -> put_char(' '), N1 is N - 1, '#blanks'(N1) ; true ).

% '#replace'(+Chars): predicates that a theory defines although they are built in: a list of Name/Arity.
'#replace'(Chars, Text) :-
    read_term_from_chars(Chars, Predicates, []),
    '#replace_each'(Predicates),
    '#text'([], Text).

'#replace_each'([]).
'#replace_each'([Name/Arity|Predicates]) :- retractall('#meta'(Name, Arity, _)), '#replace_each'(Predicates).

% '#proof'(+Goal, +Depth, -Proof): the first proof of a goal, told down to so many levels: proof(Goal, Proofs), or leaf(Goal) for what is built in
% or belongs to the position. A cut in a clause is taken: of the clauses of a predicate the one that proves the goal first is told.
'#proof'(Goal, Depth, Proof) :- '#prove_goal'(Goal, Depth, Proofs), '#single'(Proofs, Goal, Proof).

'#single'([Proof], _, Proof) :- !.
'#single'(Proofs, Goal, proof(Goal, Proofs)).

'#prove_goal'(true, _, []) :- !.
'#prove_goal'(!, _, []) :- !.
'#prove_goal'((A,B), D, Proofs) :- !, '#prove_goal'(A, D, P1), '#prove_goal'(B, D, P2), append(P1, P2, Proofs).
'#prove_goal'((A->B;C), D, Proofs) :-
    !,
    (   '#prove_goal'(A, D, P1) -> '#prove_goal'(B, D, P2), append(P1, P2, Proofs)
    ;   '#prove_goal'(C, D, Proofs)
    ).
'#prove_goal'((A;B), D, Proofs) :- !, ( '#prove_goal'(A, D, Proofs) ; '#prove_goal'(B, D, Proofs) ).
'#prove_goal'((A->B), D, Proofs) :- !, '#prove_goal'((A->B;fail), D, Proofs).
'#prove_goal'(Goal, Depth, [Proof]) :-
    functor(Goal, Name, Arity),
    (   Depth > 0, '#told'(Name, Arity), \+ '#meta'(Name, Arity, _) ->
        Less is Depth - 1,
        clause(Goal, Body),
        (   '#cut'(Body, Before, After) ->
            call(Before),
            !,
            '#prove_goal'(Before, Less, P1),
            '#prove_goal'(After, Less, P2),
            append(P1, P2, Proofs)
        ;   '#prove_goal'(Body, Less, Proofs)
        ),
        Proof = proof(Goal, Proofs)
    ;   call(Goal),
        Proof = leaf(Goal)
    ).

% '#cut'(+Body, -Before, -After): the body has a cut among its goals.
'#cut'(!, true, true).
'#cut'((A,B), Before, After) :-
    (   A == ! -> Before = true, After = B
    ;   '#cut'(B, Rest, After), Before = (A,Rest)
    ).

% '#told'(Name, Arity): the clauses of the predicate can be read.
:- dynamic('#told'/2).
