% nakade-tactical: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,6.287898748262668) :- board(A,C), unbound(D), link(C,E), liberties_after(E,friend,F), F < 2, !.
% [6.2879] 556
reward(A,-8.04950926303892) :- board(A,C), unbound(D), group_on_pos(A,D,(2, 0),E), group(E,empty), !.
% [-8.0495] 14583
reward(A,-1.7021159074483265) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), liberties_after(E,enemy,F), F < 3, !.
% [-1.7021] 21
reward(A,-4.4202445583440655) :- !.
% [-4.4202] 370
