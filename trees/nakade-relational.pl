% nakade-relational: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,0.47796708506069707) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 2, link(E,G), group(G,friend), !.
% [0.4780] 178
reward(A,7.5364123377995735) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 2, !.
% [7.5364] 556
reward(A,-8.203044969560699) :- board(A,C), unbound(D), group_on_pos(A,D,(2, 0),E), group(E,empty), !.
% [-8.2030] 14405
reward(A,-0.6672238141932274) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), liberty_cnt(E,F), 3 < F, group_on_pos(A,D,(-2, 0),G), stone_cnt(G,H), H < 10, !.
% [-0.6672] 33
reward(A,-1.7458418891965601) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), liberty_cnt(E,F), 3 < F, !.
% [-1.7458] 285
reward(A,-4.416138189708921) :- !.
% [-4.4161] 73
