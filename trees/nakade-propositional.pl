% nakade-propositional: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,0.0) :- unbound(C), group_on_pos(A,C,(2, 0),D), group(D,empty), !.
% [0.0000] 14928
reward(A,0.0) :- unbound(C), group_on_pos(A,C,(2, 1),D), group(D,empty), !.
% [0.0000] 465
reward(A,0.0) :- unbound(C), group_on_pos(A,C,(2, 2),D), group(D,enemy), group_on_pos(A,C,(2, -1),E), group(E,friend), !.
% [0.0000] 41
reward(A,0.14634146341463414) :- unbound(C), group_on_pos(A,C,(2, 2),D), group(D,enemy), !.
% [0.1463] 41
reward(A,0.41818181818181815) :- !.
% [0.4182] 55
