% nakade-nakade: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

vital(A,negative) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 4, liberty_cnt(C,F), F < 3, liberty(C,G), liberty_cnt(G,H), H < 2, group_on_pos(A,D,(2, 0),I), group(I,empty), !.
% [negative] [253/253]
vital(A,negative) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 4, liberty_cnt(C,F), F < 3, liberty(C,G), liberty_cnt(G,H), H < 2, group_on_pos(A,D,(1, 1),I), group(I,empty), !.
% [negative] [137/137]
vital(A,positive) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 4, liberty_cnt(C,F), F < 3, liberty(C,G), liberty_cnt(G,H), H < 2, !.
% [positive] [9/9]
vital(A,negative) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 4, liberty_cnt(C,F), F < 3, !.
% [negative] [1040/1040]
vital(A,negative) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 4, group_on_pos(A,D,(2, 0),F), group(F,empty), !.
% [negative] [96/96]
vital(A,negative) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 4, group_on_pos(A,D,(1, 1),F), group(F,empty), group_on_pos(A,D,(1, 0),G), group(G,enemy), !.
% [negative] [35/35]
vital(A,negative) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 4, group_on_pos(A,D,(1, 1),F), group(F,empty), liberty_cnt(F,G), G < 3, group_on_pos(A,D,(-1, 1),H), group(H,empty), group_on_pos(A,D,(0, 2),I), !.
% [negative] [6/6]
vital(A,positive) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 4, group_on_pos(A,D,(1, 1),F), group(F,empty), liberty_cnt(F,G), G < 3, group_on_pos(A,D,(-1, 1),H), group(H,empty), !.
% [positive] [1/2]
vital(A,positive) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 4, group_on_pos(A,D,(1, 1),F), group(F,empty), liberty_cnt(F,G), G < 3, !.
% [positive] [8/8]
vital(A,negative) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 4, group_on_pos(A,D,(1, 1),F), group(F,empty), !.
% [negative] [18/18]
vital(A,positive) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 4, !.
% [positive] [5/5]
vital(A,negative) :- board(A,C), unbound(D), group_on_pos(A,D,(2, 0),E), group(E,empty), !.
% [negative] [4/4]
vital(A,positive) :- !.
% [positive] [6/6]
