% enclosed-relational: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,-10.743488819645593) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty(E,G), liberty_cnt(G,H), 3 < H, link(G,I), liberty_cnt(I,J), 3 < J, !.
% [-10.7435] 117251
reward(A,0.49734079032101464) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty(E,G), liberty_cnt(G,H), 3 < H, distance_to_edge(A,D,left,I), I < 1, !.
% [0.4973] 36
reward(A,2.337877995624418) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty(E,G), liberty_cnt(G,H), 3 < H, link(C,I), liberty_cnt(I,J), 3 < J, !.
% [2.3379] 58
reward(A,4.72564314697758) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty(E,G), liberty_cnt(G,H), 3 < H, !.
% [4.7256] 51
reward(A,-2.8409886999853398) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, distance_to_edge(A,D,left,H), H < 1, group_on_pos(A,D,(0, 2),I), liberty_cnt(I,J), 2 < J, !.
% [-2.8410] 2171
reward(A,0.9656892527716894) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, distance_to_edge(A,D,left,H), H < 1, !.
% [0.9657] 679
reward(A,2.662563939177988) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, stone_cnt(H,J), 0 < J, liberty_cnt(C,K), K < 2, !.
% [2.6626] 450
reward(A,6.366965803243984) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, stone_cnt(H,J), 0 < J, distance_to_edge(A,D,left,K), K < 2, distance_to_edge(A,D,up,L), L < 3, group_on_pos(A,D,(1, 0),M), liberty_cnt(M,N), N < 3, !.
% [6.3670] 38
reward(A,5.162039171027418) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, stone_cnt(H,J), 0 < J, distance_to_edge(A,D,left,K), K < 2, distance_to_edge(A,D,up,L), L < 3, !.
% [5.1620] 40
reward(A,5.195282512178566) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, stone_cnt(H,J), 0 < J, distance_to_edge(A,D,left,K), K < 2, group_on_pos(A,D,(0, 2),L), stone_cnt(L,M), 4 < M, !.
% [5.1953] 32
reward(A,3.724032246641243) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, stone_cnt(H,J), 0 < J, distance_to_edge(A,D,left,K), K < 2, !.
% [3.7240] 94
reward(A,2.7547425989072685) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, stone_cnt(H,J), 0 < J, !.
% [2.7547] 114
reward(A,1.6951277599521024) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, link(C,J), group(J,enemy), link(C,K), group(K,friend), link(H,L), liberty_cnt(L,M), 5 < M, !.
% [1.6951] 201
reward(A,4.242756647127835) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, link(C,J), group(J,enemy), link(C,K), group(K,friend), !.
% [4.2428] 56
reward(A,1.2706950977318088) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, link(C,J), group(J,enemy), !.
% [1.2707] 307
reward(A,-5.321476352918653) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, !.
% [-5.3215] 225
reward(A,1.1485506676686805) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), group(H,friend), link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty(H,K), liberty_cnt(K,L), 2 < L, !.
% [1.1486] 49
reward(A,4.949548740050395) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), group(H,friend), link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 2),K), group(K,friend), !.
% [4.9495] 35
reward(A,3.410336988051324) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), group(H,friend), link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, !.
% [3.4103] 36
reward(A,1.2549381709996348) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), group(H,friend), link(C,I), group(I,enemy), !.
% [1.2549] 299
reward(A,-4.534950818623522) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), group(H,friend), !.
% [-4.5350] 267
reward(A,-1.2498419801657172) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, !.
% [-1.2498] 410
reward(A,3.009566337958948) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), 3 < H, link(C,I), liberty_cnt(I,J), J < 2, link(I,K), group(K,friend), !.
% [3.0096] 124
reward(A,4.633800628348197) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), 3 < H, link(C,I), liberty_cnt(I,J), J < 2, !.
% [4.6338] 45
reward(A,2.075762944838492) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), 3 < H, !.
% [2.0758] 158
reward(A,3.5849815084482435) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, distance_to_edge(A,D,left,G), G < 1, !.
% [3.5850] 114
reward(A,4.920314295946134) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), stone_cnt(G,H), 1 < H, !.
% [4.9203] 60
reward(A,6.271388915150794) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, !.
% [6.2714] 103
reward(A,2.075178019819353) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), liberty_cnt(F,J), J < 2, liberty(I,K), liberty_cnt(K,L), 2 < L, !.
% [2.0752] 79
reward(A,3.932425666324404) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), liberty_cnt(F,J), J < 2, liberty(C,K), liberty_cnt(K,L), 1 < L, !.
% [3.9324] 42
reward(A,5.2965329462647475) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), liberty_cnt(F,J), J < 2, !.
% [5.2965] 139
reward(A,-1.9684712378740852) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), group_on_pos(A,D,(-1, -1),P), liberty(P,Q), link(L,R), liberty_cnt(R,S), 2 < S, group(G,enemy), liberty_cnt(O,T), 2 < T, !.
% [-1.9685] 52
reward(A,2.121485315094762) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), group_on_pos(A,D,(-1, -1),P), liberty(P,Q), link(L,R), liberty_cnt(R,S), 2 < S, group(G,enemy), !.
% [2.1215] 82
reward(A,-0.4494888889845803) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), group_on_pos(A,D,(-1, -1),P), liberty(P,Q), link(L,R), liberty_cnt(R,S), 2 < S, !.
% [-0.4495] 271
reward(A,2.6056173011919994) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), group_on_pos(A,D,(-1, -1),P), liberty(P,Q), group_on_pos(A,D,(2, 0),R), group(R,enemy), !.
% [2.6056] 28
reward(A,0.793881872861495) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), group_on_pos(A,D,(-1, -1),P), liberty(P,Q), !.
% [0.7939] 66
reward(A,4.29014326649047) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), group_on_pos(A,D,(-1, 0),P), liberty_cnt(P,Q), Q < 3, !.
% [4.2901] 50
reward(A,1.7824476838766727) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), !.
% [1.7824] 26
reward(A,3.557046775753028) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, group_on_pos(A,D,(0, 3),O), stone_cnt(O,P), P < 3, !.
% [3.5570] 78
reward(A,5.57011025985563) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, !.
% [5.5701] 80
reward(A,1.7246653280431936) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group(G,enemy), group_on_pos(A,D,(1, 0),M), stone_cnt(M,N), N < 4, !.
% [1.7247] 198
reward(A,-2.3856764842234846) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group(G,enemy), !.
% [-2.3857] 72
reward(A,-1.4286828343141702) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(2, -1),M), stone_cnt(M,N), N < 5, !.
% [-1.4287] 543
reward(A,1.332660590140748) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), !.
% [1.3327] 124
reward(A,4.646077198887591) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(-1, 0),L), stone_cnt(L,M), M < 2, group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), O < 3, group_on_pos(A,D,(1, -1),P), liberty_cnt(P,Q), 5 < Q, !.
% [4.6461] 50
reward(A,3.7515025708119354) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(-1, 0),L), stone_cnt(L,M), M < 2, group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), O < 3, group_on_pos(A,D,(1, -2),P), stone_cnt(P,Q), Q < 2, !.
% [3.7515] 54
reward(A,2.0007588570923924) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(-1, 0),L), stone_cnt(L,M), M < 2, group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), O < 3, !.
% [2.0008] 63
reward(A,5.222254505619784) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(-1, 0),L), stone_cnt(L,M), M < 2, !.
% [5.2223] 53
reward(A,1.820349036184939) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, 2),L), stone_cnt(L,M), 0 < M, liberty(C,N), liberty_cnt(N,O), O < 2, liberty(F,P), liberty_cnt(P,Q), 1 < Q, !.
% [1.8203] 43
reward(A,3.453144355968539) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, 2),L), stone_cnt(L,M), 0 < M, liberty(C,N), liberty_cnt(N,O), O < 2, !.
% [3.4531] 34
reward(A,0.6681301931288542) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, 2),L), stone_cnt(L,M), 0 < M, !.
% [0.6681] 177
reward(A,2.902590101996014) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(1, -1),L), stone_cnt(L,M), 4 < M, liberty(C,N), liberty_cnt(N,O), 1 < O, !.
% [2.9026] 33
reward(A,5.155551503186464) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(1, -1),L), stone_cnt(L,M), 4 < M, !.
% [5.1556] 58
reward(A,2.760701486007422) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(1, 1),L), group(L,enemy), !.
% [2.7607] 126
reward(A,1.4617787029976899) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), !.
% [1.4618] 109
reward(A,4.807291447151458) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty_cnt(I,K), 2 < K, liberty(C,L), liberty_cnt(L,M), 1 < M, group(G,enemy), !.
% [4.8073] 23
reward(A,3.417842740716616) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty_cnt(I,K), 2 < K, liberty(C,L), liberty_cnt(L,M), 1 < M, !.
% [3.4178] 224
reward(A,3.377808632092844) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty_cnt(I,K), 2 < K, group_on_pos(A,D,(1, 0),L), stone_cnt(L,M), M < 4, liberty(L,N), liberty_cnt(N,O), 1 < O, !.
% [3.3778] 70
reward(A,6.471778753611403) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty_cnt(I,K), 2 < K, group_on_pos(A,D,(1, 0),L), stone_cnt(L,M), M < 4, group_on_pos(A,D,(-1, 1),N), group(N,enemy), !.
% [6.4718] 22
reward(A,4.263410491659939) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty_cnt(I,K), 2 < K, group_on_pos(A,D,(1, 0),L), stone_cnt(L,M), M < 4, !.
% [4.2634] 38
reward(A,5.642831155310546) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty_cnt(I,K), 2 < K, !.
% [5.6428] 152
reward(A,1.495909535170422) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, !.
% [1.4959] 121
reward(A,1.759748051010698) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, stone_cnt(J,L), L < 7, stone_cnt(G,M), 0 < M, !.
% [1.7597] 373
reward(A,2.1814525328902703) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, stone_cnt(J,L), L < 7, liberty_cnt(I,M), M < 4, liberty_cnt(F,N), N < 5, !.
% [2.1815] 73
reward(A,0.4625832362173475) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, stone_cnt(J,L), L < 7, liberty_cnt(I,M), M < 4, !.
% [0.4626] 131
reward(A,-1.453585155162716) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, stone_cnt(J,L), L < 7, !.
% [-1.4536] 753
reward(A,1.1515358984560502) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, liberty(C,L), liberty_cnt(L,M), 1 < M, !.
% [1.1515] 85
reward(A,3.3584728070312986) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, link(G,L), group(L,friend), distance_to_edge(A,D,left,M), M < 3, !.
% [3.3585] 41
reward(A,1.3760802172132147) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, link(G,L), group(L,friend), !.
% [1.3761] 22
reward(A,5.011386820047505) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, group_on_pos(A,D,(2, 0),L), group(L,friend), !.
% [5.0114] 27
reward(A,3.7627289602714975) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, !.
% [3.7627] 23
reward(A,2.5888259850947684) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), liberty_cnt(F,J), J < 6, link(G,K), stone_cnt(K,L), 3 < L, group_on_pos(A,D,(1, 1),M), liberty_cnt(M,N), N < 3, !.
% [2.5888] 176
reward(A,3.728127348000272) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), liberty_cnt(F,J), J < 6, link(G,K), stone_cnt(K,L), 3 < L, !.
% [3.7281] 23
reward(A,1.9654803571895327) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), liberty_cnt(F,J), J < 6, !.
% [1.9655] 289
reward(A,3.6864996116246354) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), !.
% [3.6865] 43
reward(A,1.6941406482715702) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(F,I), I < 2, link(C,J), liberty_cnt(J,K), 2 < K, !.
% [1.6941] 86
reward(A,3.7240109827012855) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(F,I), I < 2, !.
% [3.7240] 29
reward(A,-4.044321677864829) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, !.
% [-4.0443] 1436
reward(A,-0.9768989230680586) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2, distance_to_edge(A,D,right,I), I < 2, liberty(G,J), liberty_cnt(J,K), 2 < K, !.
% [-0.9769] 119
reward(A,4.731255925622194) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2, distance_to_edge(A,D,right,I), I < 2, group_on_pos(A,D,(1, 2),J), stone_cnt(J,K), 1 < K, group_on_pos(A,D,(-2, -1),L), group(L,empty), !.
% [4.7313] 24
reward(A,3.1627039927851035) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2, distance_to_edge(A,D,right,I), I < 2, group_on_pos(A,D,(1, 2),J), stone_cnt(J,K), 1 < K, !.
% [3.1627] 24
reward(A,1.1269724405150656) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2, distance_to_edge(A,D,right,I), I < 2, !.
% [1.1270] 59
reward(A,-1.2853431009023066) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2, !.
% [-1.2853] 970
reward(A,-3.9522254065486186) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), !.
% [-3.9522] 991
reward(A,-1.0609463460938175) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, !.
% [-1.0609] 2266
reward(A,5.187787989776651) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(-1, 0),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(0, 2),O), stone_cnt(O,P), 2 < P, !.
% [5.1878] 156
reward(A,4.551162239549765) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(-1, 0),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(-2, 0),O), liberty_cnt(O,P), 2 < P, group_on_pos(A,D,(0, 3),Q), group(Q,empty), !.
% [4.5512] 33
reward(A,5.95181427684845) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(-1, 0),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(-2, 0),O), liberty_cnt(O,P), 2 < P, !.
% [5.9518] 28
reward(A,3.687293484458987) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(-1, 0),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(3, 0),O), liberty_cnt(O,P), P < 3, !.
% [3.6873] 28
reward(A,2.3053371270923217) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(-1, 0),M), liberty_cnt(M,N), N < 4, !.
% [2.3053] 80
reward(A,4.018091120096505) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(1, 0),M), liberty_cnt(M,N), N < 6, distance_to_edge(A,D,down,O), 4 < O, !.
% [4.0181] 33
reward(A,2.7925081189049408) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(1, 0),M), liberty_cnt(M,N), N < 6, !.
% [2.7925] 27
reward(A,1.4410610098547498) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, !.
% [1.4411] 56
reward(A,0.5217781126243713) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, !.
% [0.5218] 124
reward(A,1.897585788351104) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, !.
% [1.8976] 130
reward(A,6.217966419771375) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), group_on_pos(A,D,(1, 1),H), stone_cnt(H,I), 3 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, -1),K), liberty_cnt(K,L), 1 < L, group_on_pos(A,D,(0, 3),M), liberty_cnt(M,N), N < 5, !.
% [6.2180] 69
reward(A,7.999504910143293) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), group_on_pos(A,D,(1, 1),H), stone_cnt(H,I), 3 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, -1),K), liberty_cnt(K,L), 1 < L, !.
% [7.9995] 45
reward(A,5.036266405311226) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), group_on_pos(A,D,(1, 1),H), stone_cnt(H,I), 3 < I, distance_to_edge(A,D,left,J), J < 3, !.
% [5.0363] 23
reward(A,4.98500664706604) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), group_on_pos(A,D,(1, 1),H), stone_cnt(H,I), 3 < I, !.
% [4.9850] 41
reward(A,4.414072034178455) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), !.
% [4.4141] 130
reward(A,3.589417770990687) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, liberty_cnt(F,K), K < 4, liberty(F,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(1, 1),N), group(N,friend), group_on_pos(A,D,(0, 2),O), stone_cnt(O,P), 0 < P, link(C,Q), stone_cnt(Q,R), 2 < R, !.
% [3.5894] 56
reward(A,2.256130957126471) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, liberty_cnt(F,K), K < 4, liberty(F,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(1, 1),N), group(N,friend), group_on_pos(A,D,(0, 2),O), stone_cnt(O,P), 0 < P, !.
% [2.2561] 51
reward(A,4.546939854751544) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, liberty_cnt(F,K), K < 4, liberty(F,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(1, 1),N), group(N,friend), !.
% [4.5469] 38
reward(A,3.1882572019687925) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, liberty_cnt(F,K), K < 4, liberty(F,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(1, -1),N), liberty_cnt(N,O), O < 2, !.
% [3.1883] 38
reward(A,1.8082462295195991) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, liberty_cnt(F,K), K < 4, liberty(F,L), liberty_cnt(L,M), M < 2, !.
% [1.8082] 86
reward(A,1.0404399706168712) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, liberty_cnt(F,K), K < 4, !.
% [1.0404] 114
reward(A,0.07082452204676722) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, group_on_pos(A,D,(0, 1),K), group(K,empty), !.
% [0.0708] 388
reward(A,0.4943297589752797) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, link(G,K), group(K,enemy), !.
% [0.4943] 75
reward(A,2.6677505289456587) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, !.
% [2.6678] 75
reward(A,2.8416682027924187) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(0, 1),I), liberty_cnt(I,J), 2 < J, group_on_pos(A,D,(2, -1),K), group(K,enemy), !.
% [2.8417] 52
reward(A,0.47524742103936923) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(0, 1),I), liberty_cnt(I,J), 2 < J, group_on_pos(A,D,(1, 1),K), group(K,enemy), !.
% [0.4752] 93
reward(A,2.3972732058215573) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(0, 1),I), liberty_cnt(I,J), 2 < J, !.
% [2.3973] 46
reward(A,4.475801668897473) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, liberty(C,I), liberty_cnt(I,J), 1 < J, link(I,K), group(K,friend), !.
% [4.4758] 38
reward(A,3.57475147907627) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, liberty(C,I), liberty_cnt(I,J), 1 < J, group_on_pos(A,D,(1, 1),K), liberty_cnt(K,L), L < 3, !.
% [3.5748] 26
reward(A,-0.7861639561809843) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, liberty(C,I), liberty_cnt(I,J), 1 < J, !.
% [-0.7862] 31
reward(A,5.525303308930444) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, !.
% [5.5253] 38
reward(A,3.9100432406750736) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), liberty(C,G), liberty_cnt(G,H), 1 < H, liberty_cnt(F,I), I < 3, !.
% [3.9100] 30
reward(A,2.726079970464323) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), liberty(C,G), liberty_cnt(G,H), 1 < H, !.
% [2.7261] 136
reward(A,4.607019150512543) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), !.
% [4.6070] 94
reward(A,-0.11212857645876566) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), liberty_cnt(F,G), 2 < G, liberty(F,H), liberty_cnt(H,I), 2 < I, !.
% [-0.1121] 437
reward(A,0.7791720797100614) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), liberty_cnt(F,G), 2 < G, liberty(C,H), liberty_cnt(H,I), 1 < I, !.
% [0.7792] 504
reward(A,2.0030205734084494) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), liberty_cnt(F,G), 2 < G, group_on_pos(A,D,(2, 0),H), group(H,enemy), group_on_pos(A,D,(1, 0),I), group(I,friend), !.
% [2.0030] 43
reward(A,0.09691325136305849) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), liberty_cnt(F,G), 2 < G, group_on_pos(A,D,(2, 0),H), group(H,enemy), !.
% [0.0969] 75
reward(A,2.930424708776235) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), liberty_cnt(F,G), 2 < G, !.
% [2.9304] 32
reward(A,4.929178233294037) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, group_on_pos(A,D,(1, 1),F), stone_cnt(F,G), 3 < G, group_on_pos(A,D,(-1, 1),H), stone_cnt(H,I), 1 < I, !.
% [4.9292] 34
reward(A,3.2350832797899933) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, group_on_pos(A,D,(1, 1),F), stone_cnt(F,G), 3 < G, group_on_pos(A,D,(2, 0),H), stone_cnt(H,I), I < 3, !.
% [3.2351] 87
reward(A,4.845301311858207) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, group_on_pos(A,D,(1, 1),F), stone_cnt(F,G), 3 < G, !.
% [4.8453] 23
reward(A,1.5850228624602125) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, !.
% [1.5850] 147
reward(A,1.087768259420348) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group(E,friend), group_on_pos(A,D,(3, 0),G), liberty_cnt(G,H), H < 4, group_on_pos(A,D,(-1, 1),I), group(I,friend), group_on_pos(A,D,(2, 0),J), group(J,friend), !.
% [1.0878] 68
reward(A,2.192082005225012) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group(E,friend), group_on_pos(A,D,(3, 0),G), liberty_cnt(G,H), H < 4, group_on_pos(A,D,(-1, 1),I), group(I,friend), group_on_pos(A,D,(0, -3),J), stone_cnt(J,K), K < 5, !.
% [2.1921] 48
reward(A,3.4384158956072337) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group(E,friend), group_on_pos(A,D,(3, 0),G), liberty_cnt(G,H), H < 4, group_on_pos(A,D,(-1, 1),I), group(I,friend), !.
% [3.4384] 30
reward(A,3.67044554806782) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group(E,friend), group_on_pos(A,D,(3, 0),G), liberty_cnt(G,H), H < 4, !.
% [3.6704] 20
reward(A,3.8809971386149686) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group(E,friend), !.
% [3.8810] 30
reward(A,4.1927054772659735) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group_on_pos(A,D,(2, 0),G), group(G,friend), group_on_pos(A,D,(-1, 2),H), liberty_cnt(H,I), 3 < I, group_on_pos(A,D,(1, 1),J), liberty_cnt(J,K), 4 < K, !.
% [4.1927] 62
reward(A,3.2116007654328227) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group_on_pos(A,D,(2, 0),G), group(G,friend), group_on_pos(A,D,(-1, 2),H), liberty_cnt(H,I), 3 < I, !.
% [3.2116] 77
reward(A,4.550271701003022) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group_on_pos(A,D,(2, 0),G), group(G,friend), group_on_pos(A,D,(1, 2),H), liberty_cnt(H,I), I < 4, !.
% [4.5503] 38
reward(A,5.691462314968463) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group_on_pos(A,D,(2, 0),G), group(G,friend), !.
% [5.6915] 21
reward(A,4.93490996735794) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, !.
% [4.9349] 61
reward(A,5.935208130698519) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), 1 < J, distance_to_edge(A,D,up,K), K < 2, !.
% [5.9352] 40
reward(A,5.1292700533396935) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), 1 < J, !.
% [5.1293] 71
reward(A,7.651823843927547) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, -1),I), stone_cnt(I,J), 4 < J, !.
% [7.6518] 71
reward(A,6.616550628519218) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(2, -1),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(1, -2),K), liberty_cnt(K,L), 3 < L, !.
% [6.6166] 23
reward(A,7.782041107746021) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(2, -1),I), liberty_cnt(I,J), J < 2, !.
% [7.7820] 63
reward(A,4.66131063246416) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), 0 < J, !.
% [4.6613] 22
reward(A,5.22950675677609) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(0, -1),I), liberty_cnt(I,J), J < 2, !.
% [5.2295] 20
reward(A,6.372687248291434) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, !.
% [6.3727] 37
reward(A,6.027970253967393) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(-1, -1),G), stone_cnt(G,H), 0 < H, !.
% [6.0280] 27
reward(A,2.705513452677001) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(-2, 1),G), stone_cnt(G,H), 0 < H, !.
% [2.7055] 22
reward(A,4.4262570897788525) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, !.
% [4.4263] 25
reward(A,4.441348589757149) :- board(A,C), unbound(D), distance_to_edge(A,D,left,E), E < 1, distance_to_edge(A,D,up,F), F < 2, !.
% [4.4413] 38
reward(A,2.6905756259239224) :- board(A,C), unbound(D), distance_to_edge(A,D,left,E), E < 1, !.
% [2.6906] 47
reward(A,5.017747828928935) :- !.
% [5.0177] 76
