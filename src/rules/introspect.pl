% Introspect: rules from the definition of a goal alone.
%
% The idea is that of Cazenave's system of this name (see the survey of Bouzy and Cazenave, section 9.5). `winning in N plies` is unfolded
% into operational conditions. From a winning rule all enemy's moves that invalidate one of its conditions are found (`keeps`): a
% complete set of forced moves. Where each of them is answered by a winning rule again, the position was lost for the enemy, and the
% move that led to it is a rule of two plies more. The theory (tactics.pl) is data for these clauses.

% rule_for(+Goal, +Most, -Conclusion, -Conditions, -Proof): a rule about the goal of at most so many plies.
%   win(Goal, N, I)          friend to move reaches the goal by I, in at most N plies
%   threat(Goal, N, I)       after I and a pass of the enemy that is so
%   lost(Goal, N)            friend reaches the goal although the enemy moves first
%   forced(Goal, N, Moves)   the enemy to move: outside Moves nothing prevents a win in N plies
rule_for(Goal, Most, Conclusion, Conditions, Proof) :-
    conclusion(Goal, Most, Conclusion, Needs, Names, Proof),
    subject(Goal, Subject),
    append([Subject, Names, Needs], All),
    finish(All, Conditions),
    \+ ( prepares(Conclusion), wasted(Goal, Conditions) ).

conclusion(Goal, Most, win(Goal, N, I), Needs, Names, Proof) :-
    odd_up_to(Most, N),
    win(N, Goal, I, Needs, Names, Proof).
conclusion(Goal, Most, threat(Goal, N, I), Needs, Names, threatens(I, Proof)) :-
    Most >= 3,
    N = 1,
    win(N, Goal, _, Needs0, Names0, Proof),
    goal_names(Goal, Names0, Names1),
    lead(Goal, I, Proof, Names0, Lead),
    append(Lead, Names1, Names),
    after_friend(I, Needs0, Needs1),
    unfold(Goal, [legal(friend, I)|Needs1], Needs).
conclusion(Goal, Most, lost(Goal, N), Needs, Names, Proof) :-
    even_up_to(Most, N),
    lost(N, Goal, Needs, Names, Proof).
conclusion(Goal, Most, forced(Goal, N, Moves), Needs, Names, invalidated(Proof, Kept)) :-
    odd_up_to(Most, N),
    N =< 3,
    win(N, Goal, _, Needs0, Names0, Proof),
    goal_names(Goal, Names0, Names),
    keep(Needs0, Kept, Extra, Moves0),
    sort_out(Moves0, Moves),
    append(Needs0, Extra, Needs).

% A move that only prepares, where the goal can be reached at once.
wasted(Goal, Conditions) :- pointless(Goal, Atoms), all_there(Atoms, Conditions).

prepares(win(_, N, _)) :- N > 1.
prepares(threat(_, _, _)).

odd_up_to(Most, N) :- member(N, [1, 3, 5]), N =< Most.
even_up_to(Most, N) :- member(N, [2, 4]), N =< Most.

% win(+Plies, +Goal, -I, -Needs, -Names, -Proof): what a win in so many plies needs, whose first move is I.
win(1, Goal, I, Needs, Names, won(Name, I, Needs)) :-
    reached(Name, Goal, I, Needs, Names).
win(3, Goal, I, Needs, Names, plays(I, Proof)) :-
    lost(2, Goal, Needs0, Names0, Proof),
    after_friend(I, Needs0, Needs1),
    lead(Goal, I, Proof, Names0, Lead),
    append(Lead, Names0, Names),
    unfold(Goal, [legal(friend, I)|Needs1], Needs),
    \+ wasted(Goal, Needs).
win(5, Goal, I, Needs, Names, plays(I, Proof)) :-
    lost(4, Goal, Needs0, Names0, Proof),
    after_friend(I, Needs0, Needs1),
    near(Goal, I, Proof, Lead),
    append(Lead, Names0, Names),
    unfold_first(Goal, [legal(friend, I)|Needs1], Needs).

% Where a move that only prepares is looked for, if the needs themselves do not say it: for an eye, beside a point of the eye;
% five plies ahead, around the strings.
lead(capture(_), _, _, _, []).
lead(connect(_, _), _, _, _, []).
lead(eye(_), I, _, Names, [neighbour(P, I), empty(I)]) :- once(member(neighbour(P, _), Names)).
lead(live(_), I, _, Names, [neighbour(P, I), empty(I)]) :- once(member(neighbour(P, _), Names)).

near(capture(_), _, answers(won(_, _, _), _, _), []).
near(capture(S), I, answers(plays(J, _), _, _), [liberties(S, 2), liberty(J, S), neighbour(J, I), empty(I)]).
near(connect(S, _), I, _, [liberty(I, S)]).

% At most so many answers to a threat are wins of three plies: five moves all answered so would make too many rules.
answers_of_three(capture(_), 3).
answers_of_three(connect(_, _), 1).
answers_of_three(eye(_), 0).
answers_of_three(live(_), 0).

% lost(+Plies, +Goal, -Needs, -Names, -Proof): the enemy moves, and the friend wins all the same.
lost(N, Goal, Needs, Names, answers(Threat, Kept, Replies)) :-
    Within is N - 1,
    odd_up_to(Within, K),
    win(K, Goal, _, Needs0, Names0, Threat),
    keep(Needs0, Kept, Extra, Moves0),
    sort_out(Moves0, Moves),
    length(Moves, Count),
    Count =< 5,
    answers_of_three(Goal, Budget),
    refute(Moves, Goal, Within-Budget, K, Longest, Needs1, Names1, Replies),
    Longest =:= Within,
    append([Needs0, Extra, Needs1], Needs),
    goal_names(Goal, Names0, Names2),
    append(Names2, Names1, Names),
    consistent(Needs).

refute([], _, _, Longest, Longest, [], [], []).
refute([Move|Moves], Goal, Within-Budget, L0, Longest, Needs, Names, [reply(Move, Proof)|Replies]) :-
    odd_up_to(Within, K),
    ( K =:= 1 -> Left = Budget ; Budget > 0, Left is Budget - 1 ),
    win(K, Goal, _, Needs0, Names0, Proof),
    place_all([enemy-Move], Needs0, Needs1),
    ( K =:= 1 -> unfold(Goal, Needs1, Needs2) ; Needs2 = Needs1 ),
    goal_names(Goal, Names0, Names1),
    L1 is max(L0, K),
    refute(Moves, Goal, Within-Left, L1, Longest, Needs3, Names2, Replies),
    append(Needs2, Needs3, Needs),
    append(Names1, Names2, Names).

% Where to look for the points of an answer; for a capture it makes no difference.
goal_names(eye(_), Names, Names).
goal_names(live(_), Names, Names).
goal_names(capture(_), _, []).
goal_names(connect(_, _), _, []).

% keep(+Needs, -Kept, -Extra, -Moves): the moves that can invalidate one of the needs, and what must hold besides for these to be all.
keep(Needs, Kept, Extra, Moves) :- keep(Needs, Needs, Kept, Extra, Moves).

keep([], _, [], [], []).
keep([Need|Needs], All, Kept, Extra, Moves) :-
    fixed(Need),
    !,
    keep(Needs, All, Kept, Extra, Moves).
keep([Need|Needs], All, [kept(Name, Atoms, Extra0, Moves0)|Kept], Extra, Moves) :-
    term_variables(All, Variables),
    keeps(Name, Atoms, Extra0, Moves0),
    covers(Atoms, Need),
    among(Atoms, All),
    once(align(Extra0, All, Variables)),
    all_distinct(Variables),
    without(Needs, Atoms, Rest),
    keep(Rest, All, Kept, Extra1, Moves1),
    append(Extra0, Extra1, Extra),
    append(Moves0, Moves1, Moves).

% align(+Extra, +All, +Variables): what must hold besides is about points that the needs speak of already, where it can be.
align([], _, _).
align([Atom|Atoms], All, Variables) :-
    (   is_among(Atom, All) -> true
    ;   can_be_among(Atom, All, Variables) -> member(Atom, All), all_distinct(Variables)
    ;   true
    ),
    \+ ( Atom = different(Y, Z), Y == Z ),
    align(Atoms, All, Variables).

can_be_among(Atom, All, Variables) :- \+ \+ ( member(Atom, All), all_distinct(Variables) ).

covers(Atoms, Need) :- member(Atom, Atoms), functor(Atom, F, N), functor(Need, F, N), Atom = Need.

among([], _).
among([Atom|Atoms], All) :- member(Atom, All), among(Atoms, All).

without([], _, []).
without([Need|Needs], Atoms, Rest) :-
    (   is_among(Need, Atoms) -> Rest = Rest1
    ;   Rest = [Need|Rest1]
    ),
    without(Needs, Atoms, Rest1).

is_among(Term, [Other|_]) :- Term == Other, !.
is_among(Term, [_|Others]) :- is_among(Term, Others).

all_distinct([]).
all_distinct([V|Vs]) :- var(V), \+ is_among(V, Vs), all_distinct(Vs).

sort_out([], []).
sort_out([X|Xs], Ys) :- is_among(X, Xs), !, sort_out(Xs, Ys).
sort_out([X|Xs], [X|Ys]) :- sort_out(Xs, Ys).

% place(+Moves, +Need, -Placed): what is needed before the moves so that the need is met behind them.
place(_, Need, Need) :- fixed(Need), !.
place(Moves, after(More, Atom), Placed) :- !, append(Moves, More, All), placed(All, Atom, Placed).
place(Moves, whenever(More, Atom), Placed) :- !, append(Moves, More, All), placed(All, Atom, Placed).
place(Moves, Atom, Placed) :- placed(Moves, Atom, Placed).

placed([], Atom, Atom) :- !.
placed(Moves, Atom, whenever(Moves, Atom)) :- member(Move, Moves), Move = Side-_, Side == enemy, !.
placed(Moves, Atom, after(Moves, Atom)).

place_all(_, [], []).
place_all(Moves, [Need|Needs], [Placed|Rest]) :- place(Moves, Need, Placed), place_all(Moves, Needs, Rest).

after_friend(I, Needs, Placed) :- place_all([friend-I], Needs, Placed).

% unfold(+Goal, +Needs, -Simpler): needs behind a move become needs before it, by the theory's own clauses. Each case is an answer.
unfold(Goal, Needs, Simpler) :- unfold_by(all(Goal), Needs, Simpler).

% The same for needs behind the first move only: what comes later is looked up on the board.
unfold_first(Goal, Needs, Simpler) :- unfold_by(first(Goal), Needs, Simpler).

unfold_by(How, Needs, Simpler) :-
    sort_out(Needs, Once),
    unfold_each(Once, How, Simpler0),
    tidy(Simpler0, Simpler),
    consistent(Simpler).

% An enemy's string keeps its liberties but for the one that is taken; a string of one's own may also gain some, in too many ways.
worth_unfolding(all(_), _, _).
worth_unfolding(first(capture(_)), [_], _).
worth_unfolding(first(connect(_, _)), [_], Atom) :- \+ functor(Atom, liberty, 2).

% What is said of the sides of strings agrees with the goal.
agrees(How, Premises) :-
    arg(1, How, Goal),
    subject(Goal, Subject),
    append(Subject, Premises, All),
    \+ ( member(string(S, friend), All), member(string(T, enemy), All), S == T ).

unfold_each([], _, []).
unfold_each([Need|Needs], How, Simpler) :-
    unfold_one(Need, How, Simpler1),
    unfold_each(Needs, How, Simpler2),
    append(Simpler1, Simpler2, Simpler).

unfold_one(Need, How, Simpler) :-
    moves_of(Need, Moves, Atom),
    worth_unfolding(How, Moves, Atom),
    append(Before, [Last], Moves),
    applies(Last, Atom),
    !,
    (   follows(_, Last, Atom, Premises),
        agrees(How, Premises),
        place_all(Before, Premises, Placed),
        unfold_each(Placed, How, Simpler)
    ;   case(_, Last, Atom, Condition),
        place_all(Before, Condition, Placed),
        Simpler = [Need|Placed]
    ).
unfold_one(Need, _, [Need]).

moves_of(after(Moves, Atom), Moves, Atom).
moves_of(whenever(Moves, Atom), Moves, Atom).

applies(Move, Atom) :- \+ \+ ( copy_term(Move-Atom, M-A), follows(_, M, A, _) ).

% tidy(+Needs, -Fewer): without what is said twice or follows from the rest.
tidy(Needs, Fewer) :- sort_out(Needs, Once), tidy(Once, Once, Fewer).

tidy([], _, []).
tidy([Need|Needs], All, Fewer) :-
    (   implied(Need, All) -> Fewer = Rest ; Fewer = [Need|Rest] ),
    tidy(Needs, All, Rest).

implied(Need, All) :-
    plain(Need, Moves, Atom),
    copy_term(Atom, Copy),
    \+ \+ ( within(_, Copy, _) ),
    clause_within(Atom, Premises),
    place_each(Moves, Premises, Placed),
    all_there(Placed, All).

plain(Need, Moves, Atom) :- ( moves_of(Need, Moves, Atom) -> true ; Moves = [], Atom = Need ).

clause_within(Atom, Premises) :- within(_, Head, Premises), Head = Atom.

place_each(_, [], []).
place_each(Moves, [P|Ps], [Q|Qs]) :- place(Moves, P, Q), place_each(Moves, Ps, Qs).

all_there([], _).
all_there([Need|Needs], All) :-
    term_variables(All, Variables),
    member(Need, All),
    all_distinct(Variables),
    all_there(Needs, All).

% consistent(+Needs): no integrity constraint is broken, in any state that the needs speak of.
consistent(Needs) :- \+ broken(Needs).

broken(Needs) :-
    state_of(Needs, Moves),
    never(Atoms),
    place_each(Moves, Atoms, Placed),
    all_there(Placed, Needs).

state_of(_, []).
state_of(Needs, Moves) :- member(Need, Needs), moves_of(Need, All, _), append(Moves, _, All), Moves = [_|_].

% finish(+Needs, -Conditions): tidy, consistent, and with every variable named by some condition.
finish(Needs, Conditions) :-
    tidy(Needs, Tidy),
    consistent(Tidy),
    bound(Tidy, Conditions),
    length(Conditions, Count),
    Count < 200.

% A variable that only answers to the enemy name must really be named: the answer is then to be played, not only if it can be.
bound(Needs, Conditions) :- named(Needs, [], Named), name_rest(Needs, Named, Conditions).

% The variables that conditions name, in as many rounds as it takes.
named(Needs, Known, Named) :-
    (   member(Need, Needs),
        \+ Need = whenever(_, _),
        plain(Need, Moves, Atom),
        binds(Atom, New0),
        term_variables(New0, New),
        term_variables(Moves-Atom, Used),
        member(V, New), \+ is_among(V, Known),
        subtract_vars(Used, [V], Others),
        all_known(Others, Known)
    ->  named(Needs, [V|Known], Named)
    ;   Named = Known
    ).

all_known([], _).
all_known([V|Vs], Known) :- is_among(V, Known), all_known(Vs, Known).

subtract_vars([], _, []).
subtract_vars([V|Vs], Out, Rest) :- ( is_among(V, Out) -> Rest = Rest1 ; Rest = [V|Rest1] ), subtract_vars(Vs, Out, Rest1).

name_rest(Needs, Named, Conditions) :-
    term_variables(Needs, Variables),
    (   all_known(Variables, Named) -> Conditions = Needs
    ;   append(Front, [whenever(Moves, Atom)|Back], Needs),
        binds(Atom, New0),
        term_variables(New0, New),
        member(V, New), \+ is_among(V, Named),
        term_variables(Moves-Atom, Used),
        subtract_vars(Used, [V], Others),
        all_known(Others, Named)
    ->  append(Front, [after(Moves, Atom)|Back], Needs1),
        named(Needs1, Named, Named1),
        name_rest(Needs1, Named1, Conditions)
    ;   fail
    ).

% wanted(+Claims, +Goal, +Most, -Rule): rules with one of these claims.
wanted(Claims, Goal, Most, rule(Conclusion, Conditions, Proof)) :-
    member(Claim, Claims),
    claims(Claim, Goal, Conclusion),
    rule_for(Goal, Most, Conclusion, Conditions, Proof).

claims(win, Goal, win(Goal, _, _)).
claims(threat, Goal, threat(Goal, _, _)).
claims(lost, Goal, lost(Goal, _)).
claims(forced, Goal, forced(Goal, _, _)).
