% enclosed-relational: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,2.3452304216407236) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), liberty_cnt(C,L), L < 2, group_on_pos(A,D,(1, 1),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(-2, 1),O), liberty_cnt(O,P), P < 3, link(C,Q), group(Q,friend), group_on_pos(A,D,(0, 1),R), liberty_cnt(R,S), 2 < S, group_on_pos(A,D,(1, -1),T), stone_cnt(T,U), U < 2, !.
% [2.3452] 27
reward(A,-0.08788652068171127) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), liberty_cnt(C,L), L < 2, group_on_pos(A,D,(1, 1),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(-2, 1),O), liberty_cnt(O,P), P < 3, link(C,Q), group(Q,friend), group_on_pos(A,D,(0, 1),R), liberty_cnt(R,S), 2 < S, !.
% [-0.0879] 76
reward(A,2.0589296811197486) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), liberty_cnt(C,L), L < 2, group_on_pos(A,D,(1, 1),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(-2, 1),O), liberty_cnt(O,P), P < 3, link(C,Q), group(Q,friend), group(M,friend), !.
% [2.0589] 26
reward(A,4.674205646447563) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), liberty_cnt(C,L), L < 2, group_on_pos(A,D,(1, 1),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(-2, 1),O), liberty_cnt(O,P), P < 3, link(C,Q), group(Q,friend), group_on_pos(A,D,(1, -1),R), stone_cnt(R,S), 2 < S, !.
% [4.6742] 30
reward(A,2.9866734259040344) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), liberty_cnt(C,L), L < 2, group_on_pos(A,D,(1, 1),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(-2, 1),O), liberty_cnt(O,P), P < 3, link(C,Q), group(Q,friend), !.
% [2.9867] 20
reward(A,-1.5059696010076216) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), liberty_cnt(C,L), L < 2, group_on_pos(A,D,(1, 1),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(-2, 1),O), liberty_cnt(O,P), P < 3, !.
% [-1.5060] 69
reward(A,-0.9127535352790969) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), liberty_cnt(C,L), L < 2, group_on_pos(A,D,(1, 1),M), liberty_cnt(M,N), N < 4, !.
% [-0.9128] 510
reward(A,-2.2428452753162667) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), liberty_cnt(C,L), L < 2, !.
% [-2.2428] 607
reward(A,3.7478810778721257) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), link(C,M), group(M,friend), liberty(C,N), liberty_cnt(N,O), 1 < O, stone_cnt(M,P), P < 2, !.
% [3.7479] 37
reward(A,3.000901740604829) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), link(C,M), group(M,friend), liberty(C,N), liberty_cnt(N,O), 1 < O, liberty_cnt(L,P), P < 5, !.
% [3.0009] 94
reward(A,1.054751566492403) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), link(C,M), group(M,friend), liberty(C,N), liberty_cnt(N,O), 1 < O, !.
% [1.0548] 157
reward(A,4.077593656409342) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), link(C,M), group(M,friend), !.
% [4.0776] 201
reward(A,2.1878353300237223) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), liberty_cnt(L,M), M < 4, group_on_pos(A,D,(-1, 1),N), group(N,friend), group_on_pos(A,D,(0, -2),O), stone_cnt(O,P), P < 3, !.
% [2.1878] 62
reward(A,4.762775927162364) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), liberty_cnt(L,M), M < 4, group_on_pos(A,D,(-1, 1),N), group(N,friend), !.
% [4.7628] 43
reward(A,1.0320562061746377) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), liberty_cnt(L,M), M < 4, !.
% [1.0321] 70
reward(A,-1.2502026937764734) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), !.
% [-1.2502] 257
reward(A,-1.230707471722586) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), liberty_cnt(L,M), 2 < M, !.
% [-1.2307] 410
reward(A,1.7192651702859578) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), !.
% [1.7193] 49
reward(A,6.659981012868229) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 2, link(C,M), group(M,enemy), group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), 2 < O, stone_cnt(I,P), 4 < P, group_on_pos(A,D,(0, 2),Q), stone_cnt(Q,R), 1 < R, !.
% [6.6600] 62
reward(A,5.115357892477234) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 2, link(C,M), group(M,enemy), group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), 2 < O, stone_cnt(I,P), 4 < P, !.
% [5.1154] 39
reward(A,3.8775090832483503) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 2, link(C,M), group(M,enemy), group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), 2 < O, group_on_pos(A,D,(3, 0),P), liberty_cnt(P,Q), Q < 6, !.
% [3.8775] 44
reward(A,5.130035703149343) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 2, link(C,M), group(M,enemy), group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), 2 < O, !.
% [5.1300] 21
reward(A,4.430913032760411) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 2, link(C,M), group(M,enemy), group_on_pos(A,D,(0, 1),N), liberty_cnt(N,O), O < 3, !.
% [4.4309] 48
reward(A,2.7323220558371646) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 2, link(C,M), group(M,enemy), !.
% [2.7323] 28
reward(A,4.500453850894414) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 2, group_on_pos(A,D,(0, 1),M), liberty_cnt(M,N), N < 2, !.
% [4.5005] 22
reward(A,1.830762198958082) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 2, group_on_pos(A,D,(-1, 0),M), liberty_cnt(M,N), N < 3, group_on_pos(A,D,(-1, 1),O), liberty_cnt(O,P), P < 3, !.
% [1.8308] 21
reward(A,3.1721080580758967) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 2, group_on_pos(A,D,(-1, 0),M), liberty_cnt(M,N), N < 3, !.
% [3.1721] 22
reward(A,0.4326501449258508) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 2, !.
% [0.4327] 109
reward(A,3.9689164841823197) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(C,K), group(K,enemy), stone_cnt(K,L), L < 5, stone_cnt(I,M), 5 < M, !.
% [3.9689] 20
reward(A,3.367812704130975) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(C,K), group(K,enemy), stone_cnt(K,L), L < 5, group_on_pos(A,D,(3, 0),M), liberty_cnt(M,N), 4 < N, !.
% [3.3678] 32
reward(A,2.0765827569793918) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(C,K), group(K,enemy), stone_cnt(K,L), L < 5, !.
% [2.0766] 85
reward(A,0.35874845137936445) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(C,K), group(K,enemy), !.
% [0.3587] 88
reward(A,-3.44650350954032) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), liberty_cnt(K,L), L < 2, !.
% [-3.4465] 75
reward(A,1.470184182317933) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, !.
% [1.4702] 87
reward(A,-1.2007237444108863) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(0, 2),J), stone_cnt(J,K), 2 < K, group_on_pos(A,D,(1, 0),L), liberty_cnt(L,M), 1 < M, group_on_pos(A,D,(0, 3),N), stone_cnt(N,O), O < 5, group_on_pos(A,D,(1, -2),P), stone_cnt(P,Q), Q < 5, group_on_pos(A,D,(-2, 0),R), stone_cnt(R,S), S < 5, !.
% [-1.2007] 45
reward(A,2.64635116920338) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(0, 2),J), stone_cnt(J,K), 2 < K, group_on_pos(A,D,(1, 0),L), liberty_cnt(L,M), 1 < M, group_on_pos(A,D,(0, 3),N), stone_cnt(N,O), O < 5, group_on_pos(A,D,(1, -2),P), stone_cnt(P,Q), Q < 5, !.
% [2.6464] 43
reward(A,4.335844960116728) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(0, 2),J), stone_cnt(J,K), 2 < K, group_on_pos(A,D,(1, 0),L), liberty_cnt(L,M), 1 < M, group_on_pos(A,D,(0, 3),N), stone_cnt(N,O), O < 5, !.
% [4.3358] 73
reward(A,5.189006791764963) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(0, 2),J), stone_cnt(J,K), 2 < K, group_on_pos(A,D,(1, 0),L), liberty_cnt(L,M), 1 < M, !.
% [5.1890] 45
reward(A,6.0038089348230175) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(0, 2),J), stone_cnt(J,K), 2 < K, !.
% [6.0038] 92
reward(A,1.2955825945048558) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), link(G,J), stone_cnt(J,K), 4 < K, !.
% [1.2956] 111
reward(A,3.010168147517775) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(0, 3),J), group(J,empty), liberty(C,K), liberty_cnt(K,L), 2 < L, group_on_pos(A,D,(-1, 1),M), liberty_cnt(M,N), N < 4, !.
% [3.0102] 45
reward(A,0.771191027365199) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(0, 3),J), group(J,empty), liberty(C,K), liberty_cnt(K,L), 2 < L, !.
% [0.7712] 63
reward(A,3.1619125757626096) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(0, 3),J), group(J,empty), group_on_pos(A,D,(0, -2),K), stone_cnt(K,L), L < 2, !.
% [3.1619] 91
reward(A,4.299055830146175) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(0, 3),J), group(J,empty), !.
% [4.2991] 85
reward(A,2.805186024472591) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-2, 0),J), stone_cnt(J,K), K < 2, group_on_pos(A,D,(3, 0),L), liberty_cnt(L,M), M < 3, !.
% [2.8052] 26
reward(A,4.184275414731763) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-2, 0),J), stone_cnt(J,K), K < 2, !.
% [4.1843] 49
reward(A,4.123188325787718) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), link(C,J), stone_cnt(J,K), 2 < K, !.
% [4.1232] 30
reward(A,5.092187536514815) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(1, 2),J), stone_cnt(J,K), 0 < K, !.
% [5.0922] 43
reward(A,6.152631661476217) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), !.
% [6.1526] 38
reward(A,5.094372289497063) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 2, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, group_on_pos(A,D,(0, -1),O), group(O,empty), !.
% [5.0944] 23
reward(A,3.6721492497790287) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 2, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, !.
% [3.6721] 39
reward(A,6.463190284249127) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 2, group_on_pos(A,D,(2, 1),M), liberty_cnt(M,N), N < 3, !.
% [6.4632] 87
reward(A,9.080726622348797) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 2, !.
% [9.0807] 132
reward(A,3.890023126194417) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 1),K), stone_cnt(K,L), 0 < L, group_on_pos(A,D,(-1, 0),M), group(M,enemy), group_on_pos(A,D,(0, -1),N), stone_cnt(N,O), O < 4, !.
% [3.8900] 44
reward(A,1.956727596405582) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 1),K), stone_cnt(K,L), 0 < L, group_on_pos(A,D,(-1, 0),M), group(M,enemy), !.
% [1.9567] 92
reward(A,6.438546346633466) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 1),K), stone_cnt(K,L), 0 < L, group_on_pos(A,D,(1, -1),M), liberty_cnt(M,N), 3 < N, group_on_pos(A,D,(3, 0),O), stone_cnt(O,P), P < 10, link(K,Q), stone_cnt(Q,R), 5 < R, !.
% [6.4385] 25
reward(A,5.283629512465495) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 1),K), stone_cnt(K,L), 0 < L, group_on_pos(A,D,(1, -1),M), liberty_cnt(M,N), 3 < N, group_on_pos(A,D,(3, 0),O), stone_cnt(O,P), P < 10, !.
% [5.2836] 61
reward(A,7.5630166209442535) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 1),K), stone_cnt(K,L), 0 < L, group_on_pos(A,D,(1, -1),M), liberty_cnt(M,N), 3 < N, !.
% [7.5630] 64
reward(A,4.453389914024642) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 1),K), stone_cnt(K,L), 0 < L, group_on_pos(A,D,(-2, 0),M), liberty_cnt(M,N), N < 4, liberty_cnt(K,O), O < 6, !.
% [4.4534] 53
reward(A,3.2372712285854823) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 1),K), stone_cnt(K,L), 0 < L, group_on_pos(A,D,(-2, 0),M), liberty_cnt(M,N), N < 4, !.
% [3.2373] 39
reward(A,5.688799940942267) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 1),K), stone_cnt(K,L), 0 < L, !.
% [5.6888] 40
reward(A,3.975155450768668) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 2),K), stone_cnt(K,L), 1 < L, link(I,M), liberty_cnt(M,N), N < 3, group_on_pos(A,D,(0, 1),O), stone_cnt(O,P), 0 < P, !.
% [3.9752] 45
reward(A,2.298101503743141) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 2),K), stone_cnt(K,L), 1 < L, link(I,M), liberty_cnt(M,N), N < 3, !.
% [2.2981] 22
reward(A,5.200859154191479) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 2),K), stone_cnt(K,L), 1 < L, !.
% [5.2009] 30
reward(A,3.0303373669621956) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-2, 1),K), group(K,friend), !.
% [3.0303] 23
reward(A,-4.504305693567729) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-2, 0),K), stone_cnt(K,L), L < 2, !.
% [-4.5043] 107
reward(A,3.567599025075111) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(0, 1),K), stone_cnt(K,L), L < 2, group_on_pos(A,D,(1, 2),M), stone_cnt(M,N), 1 < N, !.
% [3.5676] 43
reward(A,2.1153968096780353) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(0, 1),K), stone_cnt(K,L), L < 2, !.
% [2.1154] 22
reward(A,1.3740054733086295) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, !.
% [1.3740] 82
reward(A,2.539662737858913) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, !.
% [2.5397] 599
reward(A,-3.6718068034725206) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty(C,G), liberty_cnt(G,H), 2 < H, liberty(G,I), liberty_cnt(I,J), 3 < J, !.
% [-3.6718] 1589
reward(A,1.7623212271507258) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty(C,G), liberty_cnt(G,H), 2 < H, !.
% [1.7623] 243
reward(A,0.7173881888383338) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), link(E,I), group(I,enemy), liberty_cnt(H,J), J < 3, liberty_cnt(H,K), K < 2, !.
% [0.7174] 25
reward(A,2.205459615681061) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), link(E,I), group(I,enemy), liberty_cnt(H,J), J < 3, link(E,K), liberty_cnt(K,L), L < 2, !.
% [2.2055] 89
reward(A,3.2624627539724576) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), link(E,I), group(I,enemy), liberty_cnt(H,J), J < 3, !.
% [3.2625] 33
reward(A,1.508724671719236) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), link(E,I), group(I,enemy), link(C,J), group(J,friend), link(E,K), group(K,friend), liberty_cnt(C,L), L < 2, liberty_cnt(J,M), M < 3, !.
% [1.5087] 46
reward(A,-2.3611516114466413) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), link(E,I), group(I,enemy), link(C,J), group(J,friend), link(E,K), group(K,friend), liberty_cnt(C,L), L < 2, !.
% [-2.3612] 172
reward(A,1.6237790533529652) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), link(E,I), group(I,enemy), link(C,J), group(J,friend), link(E,K), group(K,friend), stone_cnt(K,L), 1 < L, !.
% [1.6238] 81
reward(A,2.8854127404542154) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), link(E,I), group(I,enemy), link(C,J), group(J,friend), link(E,K), group(K,friend), !.
% [2.8854] 28
reward(A,4.020468662708985) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), link(E,I), group(I,enemy), link(C,J), group(J,friend), group_on_pos(A,D,(3, 0),K), group(K,enemy), !.
% [4.0205] 28
reward(A,2.3194723211614643) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), link(E,I), group(I,enemy), link(C,J), group(J,friend), !.
% [2.3195] 41
reward(A,0.030280766921935407) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), link(E,I), group(I,enemy), !.
% [0.0303] 238
reward(A,1.5063407688910169) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), group_on_pos(A,D,(2, 0),I), group(I,friend), group_on_pos(A,D,(3, 0),J), group(J,empty), !.
% [1.5063] 79
reward(A,2.8407049165389635) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), group_on_pos(A,D,(2, 0),I), group(I,friend), !.
% [2.8407] 37
reward(A,3.646112646280399) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), !.
% [3.6461] 20
reward(A,-0.1476305722098353) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, !.
% [-0.1476] 360
reward(A,2.0288176778901303) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, link(C,G), liberty_cnt(G,H), 5 < H, !.
% [2.0288] 38
reward(A,3.8434056944792236) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, distance_to_edge(A,D,left,G), G < 1, distance_to_edge(A,D,up,H), H < 2, !.
% [3.8434] 30
reward(A,-0.062062747726406756) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, distance_to_edge(A,D,left,G), G < 1, !.
% [-0.0621] 23
reward(A,4.559474092298705) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, !.
% [4.5595] 59
reward(A,-7.964028992722811) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty(E,G), liberty_cnt(G,H), 3 < H, !.
% [-7.9640] 115109
reward(A,-3.2151483477861444) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, distance_to_edge(A,D,left,G), G < 1, group_on_pos(A,D,(0, 2),H), liberty_cnt(H,I), 2 < I, !.
% [-3.2151] 2022
reward(A,0.12954312376619048) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, distance_to_edge(A,D,left,G), G < 1, !.
% [0.1295] 649
reward(A,2.0792572885498037) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, !.
% [2.0793] 448
reward(A,4.454136861432182) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty(G,J), liberty_cnt(J,K), K < 2, link(C,L), liberty_cnt(L,M), 3 < M, link(L,N), group(N,friend), !.
% [4.4541] 30
reward(A,2.3033585887998265) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty(G,J), liberty_cnt(J,K), K < 2, link(C,L), liberty_cnt(L,M), 3 < M, liberty(L,N), liberty_cnt(N,O), 2 < O, !.
% [2.3034] 34
reward(A,3.8600942540249097) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty(G,J), liberty_cnt(J,K), K < 2, link(C,L), liberty_cnt(L,M), 3 < M, !.
% [3.8601] 31
reward(A,5.303763845741335) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty(G,J), liberty_cnt(J,K), K < 2, !.
% [5.3038] 60
reward(A,3.061976948953272) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, !.
% [3.0620] 90
reward(A,1.0620831647775733) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, !.
% [1.0621] 741
reward(A,0.27988653436483385) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, !.
% [0.2799] 1127
reward(A,1.3574449129204595) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, link(J,L), stone_cnt(L,M), 5 < M, liberty(C,N), !.
% [1.3574] 66
reward(A,-3.3806338579743076) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, link(J,L), stone_cnt(L,M), 5 < M, !.
% [-3.3806] 98
reward(A,5.779655312089773) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, group_on_pos(A,D,(-1, 2),L), stone_cnt(L,M), 3 < M, group_on_pos(A,D,(-1, 1),N), stone_cnt(N,O), O < 2, liberty(G,P), liberty_cnt(P,Q), 1 < Q, group_on_pos(A,D,(0, -1),R), liberty_cnt(R,S), S < 6, !.
% [5.7797] 73
reward(A,4.923475204063541) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, group_on_pos(A,D,(-1, 2),L), stone_cnt(L,M), 3 < M, group_on_pos(A,D,(-1, 1),N), stone_cnt(N,O), O < 2, liberty(G,P), liberty_cnt(P,Q), 1 < Q, stone_cnt(H,R), 2 < R, !.
% [4.9235] 27
reward(A,3.6562598950155647) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, group_on_pos(A,D,(-1, 2),L), stone_cnt(L,M), 3 < M, group_on_pos(A,D,(-1, 1),N), stone_cnt(N,O), O < 2, liberty(G,P), liberty_cnt(P,Q), 1 < Q, !.
% [3.6563] 21
reward(A,4.250342409865465) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, group_on_pos(A,D,(-1, 2),L), stone_cnt(L,M), 3 < M, group_on_pos(A,D,(-1, 1),N), stone_cnt(N,O), O < 2, !.
% [4.2503] 78
reward(A,2.6719905815052076) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, group_on_pos(A,D,(-1, 2),L), stone_cnt(L,M), 3 < M, !.
% [2.6720] 63
reward(A,2.8502828881051516) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, liberty_cnt(C,L), L < 2, group_on_pos(A,D,(-1, 1),M), liberty_cnt(M,N), 5 < N, group_on_pos(A,D,(0, -3),O), liberty_cnt(O,P), 1 < P, !.
% [2.8503] 46
reward(A,4.188793696889329) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, liberty_cnt(C,L), L < 2, group_on_pos(A,D,(-1, 1),M), liberty_cnt(M,N), 5 < N, !.
% [4.1888] 40
reward(A,2.819327904419289) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, liberty_cnt(C,L), L < 2, liberty(E,M), liberty(M,N), link(N,O), stone_cnt(O,P), 1 < P, stone_cnt(E,Q), 1 < Q, !.
% [2.8193] 71
reward(A,1.7011392299780779) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, liberty_cnt(C,L), L < 2, liberty(E,M), liberty(M,N), link(N,O), stone_cnt(O,P), 1 < P, !.
% [1.7011] 315
reward(A,-0.6464573063282084) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, liberty_cnt(C,L), L < 2, liberty(E,M), liberty(M,N), !.
% [-0.6465] 121
reward(A,4.491404452047828) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, liberty_cnt(C,L), L < 2, group_on_pos(A,D,(-1, 2),M), group(M,empty), group_on_pos(A,D,(2, 0),N), liberty_cnt(N,O), O < 3, !.
% [4.4914] 44
reward(A,3.766220331320872) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, liberty_cnt(C,L), L < 2, group_on_pos(A,D,(-1, 2),M), group(M,empty), stone_cnt(H,N), 2 < N, !.
% [3.7662] 23
reward(A,2.080282814183079) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, liberty_cnt(C,L), L < 2, group_on_pos(A,D,(-1, 2),M), group(M,empty), !.
% [2.0803] 33
reward(A,1.8491161373306888) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, liberty_cnt(C,L), L < 2, !.
% [1.8491] 35
reward(A,4.532560909178707) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, group_on_pos(A,D,(0, 1),L), liberty_cnt(L,M), M < 4, link(L,N), liberty_cnt(N,O), O < 2, !.
% [4.5326] 31
reward(A,5.552821632578852) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, group_on_pos(A,D,(0, 1),L), liberty_cnt(L,M), M < 4, !.
% [5.5528] 33
reward(A,2.966488094264574) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(-1, 0),J), liberty_cnt(J,K), K < 4, !.
% [2.9665] 21
reward(A,-1.3865536592823375) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(0, 1),J), group(J,enemy), group_on_pos(A,D,(0, -1),K), group(K,friend), link(E,L), liberty_cnt(L,M), 4 < M, !.
% [-1.3866] 367
reward(A,0.5357795944398503) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(0, 1),J), group(J,enemy), group_on_pos(A,D,(0, -1),K), group(K,friend), !.
% [0.5358] 182
reward(A,2.97963637438076) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(0, 1),J), group(J,enemy), group_on_pos(A,D,(1, -1),K), group(K,empty), group_on_pos(A,D,(0, 3),L), group(L,empty), !.
% [2.9796] 71
reward(A,-0.8214646792179154) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(0, 1),J), group(J,enemy), group_on_pos(A,D,(1, -1),K), group(K,empty), !.
% [-0.8215] 28
reward(A,1.1320301245417532) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(0, 1),J), group(J,enemy), liberty(J,K), liberty_cnt(K,L), 2 < L, !.
% [1.1320] 60
reward(A,-1.0133786897484724) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(0, 1),J), group(J,enemy), !.
% [-1.0134] 108
reward(A,3.6654226315059613) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, liberty_cnt(G,J), 2 < J, group_on_pos(A,D,(0, 1),K), group(K,empty), group_on_pos(A,D,(0, 3),L), liberty_cnt(L,M), M < 3, group_on_pos(A,D,(1, 1),N), liberty_cnt(N,O), O < 2, !.
% [3.6654] 25
reward(A,2.644622512700308) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, liberty_cnt(G,J), 2 < J, group_on_pos(A,D,(0, 1),K), group(K,empty), group_on_pos(A,D,(0, 3),L), liberty_cnt(L,M), M < 3, !.
% [2.6446] 55
reward(A,1.7193135936772326) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, liberty_cnt(G,J), 2 < J, group_on_pos(A,D,(0, 1),K), group(K,empty), !.
% [1.7193] 86
reward(A,5.324143161447903) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, liberty_cnt(G,J), 2 < J, link(H,K), stone_cnt(K,L), 4 < L, !.
% [5.3241] 31
reward(A,3.5211333156686777) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, liberty_cnt(G,J), 2 < J, !.
% [3.5211] 20
reward(A,0.3849607571468856) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, !.
% [0.3850] 63
reward(A,3.4031692037297825) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(G,I), I < 4, distance_to_edge(A,D,left,J), J < 3, distance_to_edge(A,D,up,K), K < 3, !.
% [3.4032] 60
reward(A,1.6815320346390583) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(G,I), I < 4, distance_to_edge(A,D,left,J), J < 3, !.
% [1.6815] 382
reward(A,0.27513534246288457) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(G,I), I < 4, !.
% [0.2751] 216
reward(A,-0.44731223977597695) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), link(E,I), liberty_cnt(I,J), 5 < J, !.
% [-0.4473] 637
reward(A,2.021276436203079) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), group_on_pos(A,D,(3, 0),I), stone_cnt(I,J), 2 < J, !.
% [2.0213] 90
reward(A,0.638632361493096) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), !.
% [0.6386] 107
reward(A,-1.3995869812247415) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), liberty_cnt(C,H), H < 2, !.
% [-1.3996] 1304
reward(A,-0.1576705750171902) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), group_on_pos(A,D,(1, 1),H), group(H,enemy), group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), 3 < J, !.
% [-0.1577] 316
reward(A,3.2155834207291867) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), group_on_pos(A,D,(1, 1),H), group(H,enemy), group_on_pos(A,D,(-3, 0),I), stone_cnt(I,J), 2 < J, !.
% [3.2156] 33
reward(A,1.729390941881001) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), group_on_pos(A,D,(1, 1),H), group(H,enemy), !.
% [1.7294] 50
reward(A,2.9485332635612713) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), !.
% [2.9485] 64
reward(A,1.2301068703726745) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, liberty_cnt(C,G), G < 3, liberty_cnt(E,H), H < 2, !.
% [1.2301] 102
reward(A,-2.707519749601989) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, liberty_cnt(C,G), G < 3, !.
% [-2.7075] 1393
reward(A,1.7390187143516567) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), stone_cnt(G,H), 3 < H, !.
% [1.7390] 32
reward(A,3.3306632993299576) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, !.
% [3.3307] 41
reward(A,0.05988563617898377) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), liberty_cnt(E,F), F < 2, distance_to_edge(A,D,right,G), G < 2, liberty(E,H), liberty_cnt(H,I), 1 < I, !.
% [0.0599] 130
reward(A,3.801987267942915) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), liberty_cnt(E,F), F < 2, distance_to_edge(A,D,right,G), G < 2, group_on_pos(A,D,(1, 2),H), stone_cnt(H,I), 2 < I, !.
% [3.8020] 38
reward(A,2.0266383467391806) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), liberty_cnt(E,F), F < 2, distance_to_edge(A,D,right,G), G < 2, !.
% [2.0266] 50
reward(A,-1.4581541657284678) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), liberty_cnt(E,F), F < 2, !.
% [-1.4582] 990
reward(A,-6.52822130508728) :- !.
% [-6.5282] 985
