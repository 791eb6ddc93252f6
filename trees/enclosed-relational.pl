% enclosed-relational: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,-10.743488819645535) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty(E,G), liberty_cnt(G,H), 3 < H, link(G,I), liberty_cnt(I,J), 3 < J, !.
% [-10.7435] 117251
reward(A,0.4973407903210616) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty(E,G), liberty_cnt(G,H), 3 < H, distance_to_edge(A,D,left,I), I < 1, !.
% [0.4973] 36
reward(A,2.3378779956244697) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty(E,G), liberty_cnt(G,H), 3 < H, link(C,I), liberty_cnt(I,J), 3 < J, !.
% [2.3379] 58
reward(A,4.72564314697763) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty(E,G), liberty_cnt(G,H), 3 < H, !.
% [4.7256] 51
reward(A,-2.8409886999852856) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, distance_to_edge(A,D,left,H), H < 1, group_on_pos(A,D,(0, 2),I), liberty_cnt(I,J), 2 < J, !.
% [-2.8410] 2171
reward(A,0.9656892527717439) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, distance_to_edge(A,D,left,H), H < 1, !.
% [0.9657] 679
reward(A,2.6625639391780407) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, stone_cnt(H,J), 0 < J, liberty_cnt(C,K), K < 2, !.
% [2.6626] 450
reward(A,6.366965803244033) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, stone_cnt(H,J), 0 < J, distance_to_edge(A,D,left,K), K < 2, distance_to_edge(A,D,up,L), L < 3, group_on_pos(A,D,(1, 0),M), liberty_cnt(M,N), N < 3, !.
% [6.3670] 38
reward(A,5.162039171027463) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, stone_cnt(H,J), 0 < J, distance_to_edge(A,D,left,K), K < 2, distance_to_edge(A,D,up,L), L < 3, !.
% [5.1620] 40
reward(A,5.195282512178604) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, stone_cnt(H,J), 0 < J, distance_to_edge(A,D,left,K), K < 2, group_on_pos(A,D,(0, 2),L), stone_cnt(L,M), 4 < M, !.
% [5.1953] 32
reward(A,3.7240322466412907) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, stone_cnt(H,J), 0 < J, distance_to_edge(A,D,left,K), K < 2, !.
% [3.7240] 94
reward(A,2.754742598907312) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, stone_cnt(H,J), 0 < J, !.
% [2.7547] 114
reward(A,1.695127759952155) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, link(C,J), group(J,enemy), link(C,K), group(K,friend), link(H,L), liberty_cnt(L,M), 5 < M, !.
% [1.6951] 201
reward(A,4.242756647127879) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, link(C,J), group(J,enemy), link(C,K), group(K,friend), !.
% [4.2428] 56
reward(A,1.2706950977318632) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, link(C,J), group(J,enemy), !.
% [1.2707] 307
reward(A,-5.321476352918622) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), liberty_cnt(H,I), I < 3, !.
% [-5.3215] 225
reward(A,1.1485506676687318) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), group(H,friend), link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty(H,K), liberty_cnt(K,L), 2 < L, !.
% [1.1486] 49
reward(A,4.949548740050448) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), group(H,friend), link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 2),K), group(K,friend), !.
% [4.9495] 35
reward(A,3.410336988051375) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), group(H,friend), link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, !.
% [3.4103] 36
reward(A,1.254938170999691) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), group(H,friend), link(C,I), group(I,enemy), !.
% [1.2549] 299
reward(A,-4.534950818623476) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, link(C,H), group(H,friend), !.
% [-4.5350] 267
reward(A,-1.2498419801656622) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty_cnt(C,G), G < 3, !.
% [-1.2498] 410
reward(A,3.0095663379589976) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), 3 < H, link(C,I), liberty_cnt(I,J), J < 2, link(I,K), group(K,friend), !.
% [3.0096] 124
reward(A,4.633800628348238) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), 3 < H, link(C,I), liberty_cnt(I,J), J < 2, !.
% [4.6338] 45
reward(A,2.0757629448385435) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), 3 < H, !.
% [2.0758] 158
reward(A,3.584981508448286) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, distance_to_edge(A,D,left,G), G < 1, !.
% [3.5850] 114
reward(A,4.920314295946172) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), stone_cnt(G,H), 1 < H, !.
% [4.9203] 60
reward(A,6.271388915150836) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, !.
% [6.2714] 103
reward(A,2.0751780198193925) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), liberty_cnt(F,J), J < 2, liberty(I,K), liberty_cnt(K,L), 2 < L, !.
% [2.0752] 79
reward(A,3.9324256663244435) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), liberty_cnt(F,J), J < 2, liberty(C,K), liberty_cnt(K,L), 1 < L, !.
% [3.9324] 42
reward(A,5.296532946264797) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), liberty_cnt(F,J), J < 2, !.
% [5.2965] 139
reward(A,-1.9684712378740397) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), group_on_pos(A,D,(-1, -1),P), liberty(P,Q), link(L,R), liberty_cnt(R,S), 2 < S, group(G,enemy), liberty_cnt(O,T), 2 < T, !.
% [-1.9685] 52
reward(A,2.1214853150948128) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), group_on_pos(A,D,(-1, -1),P), liberty(P,Q), link(L,R), liberty_cnt(R,S), 2 < S, group(G,enemy), !.
% [2.1215] 82
reward(A,-0.4494888889845262) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), group_on_pos(A,D,(-1, -1),P), liberty(P,Q), link(L,R), liberty_cnt(R,S), 2 < S, !.
% [-0.4495] 271
reward(A,2.6056173011920456) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), group_on_pos(A,D,(-1, -1),P), liberty(P,Q), group_on_pos(A,D,(2, 0),R), group(R,enemy), !.
% [2.6056] 28
reward(A,0.7938818728615438) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), group_on_pos(A,D,(-1, -1),P), liberty(P,Q), !.
% [0.7939] 66
reward(A,4.290143266490499) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), group_on_pos(A,D,(-1, 0),P), liberty_cnt(P,Q), Q < 3, !.
% [4.2901] 50
reward(A,1.7824476838766896) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, liberty(M,O), !.
% [1.7824] 26
reward(A,3.5570467757530677) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, group_on_pos(A,D,(0, 3),O), stone_cnt(O,P), P < 3, !.
% [3.5570] 78
reward(A,5.57011025985568) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), N < 5, !.
% [5.5701] 80
reward(A,1.7246653280432487) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group(G,enemy), group_on_pos(A,D,(1, 0),M), stone_cnt(M,N), N < 4, !.
% [1.7247] 198
reward(A,-2.3856764842234317) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group(G,enemy), !.
% [-2.3857] 72
reward(A,-1.428682834314115) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), group_on_pos(A,D,(2, -1),M), stone_cnt(M,N), N < 5, !.
% [-1.4287] 543
reward(A,1.3326605901407984) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, -1),L), group(L,friend), !.
% [1.3327] 124
reward(A,4.64607719888763) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(-1, 0),L), stone_cnt(L,M), M < 2, group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), O < 3, group_on_pos(A,D,(1, -1),P), liberty_cnt(P,Q), 5 < Q, !.
% [4.6461] 50
reward(A,3.751502570811982) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(-1, 0),L), stone_cnt(L,M), M < 2, group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), O < 3, group_on_pos(A,D,(1, -2),P), stone_cnt(P,Q), Q < 2, !.
% [3.7515] 54
reward(A,2.000758857092436) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(-1, 0),L), stone_cnt(L,M), M < 2, group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), O < 3, !.
% [2.0008] 63
reward(A,5.222254505619825) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(-1, 0),L), stone_cnt(L,M), M < 2, !.
% [5.2223] 53
reward(A,1.820349036184982) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, 2),L), stone_cnt(L,M), 0 < M, liberty(C,N), liberty_cnt(N,O), O < 2, liberty(F,P), liberty_cnt(P,Q), 1 < Q, !.
% [1.8203] 43
reward(A,3.4531443559685835) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, 2),L), stone_cnt(L,M), 0 < M, liberty(C,N), liberty_cnt(N,O), O < 2, !.
% [3.4531] 34
reward(A,0.6681301931289055) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(0, 2),L), stone_cnt(L,M), 0 < M, !.
% [0.6681] 177
reward(A,2.902590101996049) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(1, -1),L), stone_cnt(L,M), 4 < M, liberty(C,N), liberty_cnt(N,O), 1 < O, !.
% [2.9026] 33
reward(A,5.15555150318652) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(1, -1),L), stone_cnt(L,M), 4 < M, !.
% [5.1556] 58
reward(A,2.760701486007472) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), group_on_pos(A,D,(1, 1),L), group(L,enemy), !.
% [2.7607] 126
reward(A,1.4617787029977378) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(0, 1),K), group(K,enemy), !.
% [1.4618] 109
reward(A,4.807291447151489) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty_cnt(I,K), 2 < K, liberty(C,L), liberty_cnt(L,M), 1 < M, group(G,enemy), !.
% [4.8073] 23
reward(A,3.417842740716668) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty_cnt(I,K), 2 < K, liberty(C,L), liberty_cnt(L,M), 1 < M, !.
% [3.4178] 224
reward(A,3.3778086320928877) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty_cnt(I,K), 2 < K, group_on_pos(A,D,(1, 0),L), stone_cnt(L,M), M < 4, liberty(L,N), liberty_cnt(N,O), 1 < O, !.
% [3.3778] 70
reward(A,6.471778753611412) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty_cnt(I,K), 2 < K, group_on_pos(A,D,(1, 0),L), stone_cnt(L,M), M < 4, group_on_pos(A,D,(-1, 1),N), group(N,enemy), !.
% [6.4718] 22
reward(A,4.263410491659971) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty_cnt(I,K), 2 < K, group_on_pos(A,D,(1, 0),L), stone_cnt(L,M), M < 4, !.
% [4.2634] 38
reward(A,5.642831155310607) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, liberty_cnt(I,K), 2 < K, !.
% [5.6428] 152
reward(A,1.4959095351704657) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), distance_to_edge(A,D,left,J), J < 2, !.
% [1.4959] 121
reward(A,1.7597480510107497) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, stone_cnt(J,L), L < 7, stone_cnt(G,M), 0 < M, !.
% [1.7597] 373
reward(A,2.1814525328903227) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, stone_cnt(J,L), L < 7, liberty_cnt(I,M), M < 4, liberty_cnt(F,N), N < 5, !.
% [2.1815] 73
reward(A,0.4625832362174006) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, stone_cnt(J,L), L < 7, liberty_cnt(I,M), M < 4, !.
% [0.4626] 131
reward(A,-1.4535851551626613) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, stone_cnt(J,L), L < 7, !.
% [-1.4536] 753
reward(A,1.1515358984560962) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, liberty(C,L), liberty_cnt(L,M), 1 < M, !.
% [1.1515] 85
reward(A,3.358472807031346) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, link(G,L), group(L,friend), distance_to_edge(A,D,left,M), M < 3, !.
% [3.3585] 41
reward(A,1.3760802172132585) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, link(G,L), group(L,friend), !.
% [1.3761] 22
reward(A,5.011386820047552) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, group_on_pos(A,D,(2, 0),L), group(L,friend), !.
% [5.0114] 27
reward(A,3.7627289602715406) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), link(G,J), liberty_cnt(J,K), 5 < K, !.
% [3.7627] 23
reward(A,2.588825985094824) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), liberty_cnt(F,J), J < 6, link(G,K), stone_cnt(K,L), 3 < L, group_on_pos(A,D,(1, 1),M), liberty_cnt(M,N), N < 3, !.
% [2.5888] 176
reward(A,3.728127348000327) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), liberty_cnt(F,J), J < 6, link(G,K), stone_cnt(K,L), 3 < L, !.
% [3.7281] 23
reward(A,1.9654803571895876) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), liberty_cnt(F,J), J < 6, !.
% [1.9655] 289
reward(A,3.686499611624672) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, link(C,I), group(I,enemy), !.
% [3.6865] 43
reward(A,1.6941406482716128) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(F,I), I < 2, link(C,J), liberty_cnt(J,K), 2 < K, !.
% [1.6941] 86
reward(A,3.7240109827013206) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(F,I), I < 2, !.
% [3.7240] 29
reward(A,-4.044321677864775) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), link(C,G), liberty_cnt(G,H), H < 3, !.
% [-4.0443] 1436
reward(A,-0.9768989230680111) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2, distance_to_edge(A,D,right,I), I < 2, liberty(G,J), liberty_cnt(J,K), 2 < K, !.
% [-0.9769] 119
reward(A,4.731255925622237) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2, distance_to_edge(A,D,right,I), I < 2, group_on_pos(A,D,(1, 2),J), stone_cnt(J,K), 1 < K, group_on_pos(A,D,(-2, -1),L), group(L,empty), !.
% [4.7313] 24
reward(A,3.1627039927851377) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2, distance_to_edge(A,D,right,I), I < 2, group_on_pos(A,D,(1, 2),J), stone_cnt(J,K), 1 < K, !.
% [3.1627] 24
reward(A,1.1269724405151065) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2, distance_to_edge(A,D,right,I), I < 2, !.
% [1.1270] 59
reward(A,-1.285343100902252) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2, !.
% [-1.2853] 970
reward(A,-3.952225406548565) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, link(C,F), group(F,friend), !.
% [-3.9522] 991
reward(A,-1.0609463460937618) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 2, !.
% [-1.0609] 2266
reward(A,5.187787989776696) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(-1, 0),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(0, 2),O), stone_cnt(O,P), 2 < P, !.
% [5.1878] 156
reward(A,4.551162239549805) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(-1, 0),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(-2, 0),O), liberty_cnt(O,P), 2 < P, group_on_pos(A,D,(0, 3),Q), group(Q,empty), !.
% [4.5512] 33
reward(A,5.951814276848493) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(-1, 0),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(-2, 0),O), liberty_cnt(O,P), 2 < P, !.
% [5.9518] 28
reward(A,3.687293484459033) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(-1, 0),M), liberty_cnt(M,N), N < 4, group_on_pos(A,D,(3, 0),O), liberty_cnt(O,P), P < 3, !.
% [3.6873] 28
reward(A,2.3053371270923715) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(-1, 0),M), liberty_cnt(M,N), N < 4, !.
% [2.3053] 80
reward(A,4.01809112009655) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(1, 0),M), liberty_cnt(M,N), N < 6, distance_to_edge(A,D,down,O), 4 < O, !.
% [4.0181] 33
reward(A,2.79250811890498) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, group_on_pos(A,D,(1, 0),M), liberty_cnt(M,N), N < 6, !.
% [2.7925] 27
reward(A,1.4410610098547905) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 3, !.
% [1.4411] 56
reward(A,0.5217781126244148) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, distance_to_edge(A,D,left,J), J < 3, !.
% [0.5218] 124
reward(A,1.8975857883511484) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), link(C,H), liberty_cnt(H,I), 5 < I, !.
% [1.8976] 130
reward(A,6.2179664197714235) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), group_on_pos(A,D,(1, 1),H), stone_cnt(H,I), 3 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, -1),K), liberty_cnt(K,L), 1 < L, group_on_pos(A,D,(0, 3),M), liberty_cnt(M,N), N < 5, !.
% [6.2180] 69
reward(A,7.999504910143314) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), group_on_pos(A,D,(1, 1),H), stone_cnt(H,I), 3 < I, distance_to_edge(A,D,left,J), J < 3, group_on_pos(A,D,(0, -1),K), liberty_cnt(K,L), 1 < L, !.
% [7.9995] 45
reward(A,5.036266405311254) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), group_on_pos(A,D,(1, 1),H), stone_cnt(H,I), 3 < I, distance_to_edge(A,D,left,J), J < 3, !.
% [5.0363] 23
reward(A,4.985006647066082) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), group_on_pos(A,D,(1, 1),H), stone_cnt(H,I), 3 < I, !.
% [4.9850] 41
reward(A,4.4140720341785045) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), link(C,G), group(G,friend), !.
% [4.4141] 130
reward(A,3.5894177709907327) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, liberty_cnt(F,K), K < 4, liberty(F,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(1, 1),N), group(N,friend), group_on_pos(A,D,(0, 2),O), stone_cnt(O,P), 0 < P, link(C,Q), stone_cnt(Q,R), 2 < R, !.
% [3.5894] 56
reward(A,2.256130957126513) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, liberty_cnt(F,K), K < 4, liberty(F,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(1, 1),N), group(N,friend), group_on_pos(A,D,(0, 2),O), stone_cnt(O,P), 0 < P, !.
% [2.2561] 51
reward(A,4.546939854751583) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, liberty_cnt(F,K), K < 4, liberty(F,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(1, 1),N), group(N,friend), !.
% [4.5469] 38
reward(A,3.1882572019688373) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, liberty_cnt(F,K), K < 4, liberty(F,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(1, -1),N), liberty_cnt(N,O), O < 2, !.
% [3.1883] 38
reward(A,1.8082462295196482) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, liberty_cnt(F,K), K < 4, liberty(F,L), liberty_cnt(L,M), M < 2, !.
% [1.8082] 86
reward(A,1.0404399706169163) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, liberty_cnt(F,K), K < 4, !.
% [1.0404] 114
reward(A,0.07082452204682081) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, group_on_pos(A,D,(0, 1),K), group(K,empty), !.
% [0.0708] 388
reward(A,0.49432975897532583) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, link(G,K), group(K,enemy), !.
% [0.4943] 75
reward(A,2.6677505289457053) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), J < 10, !.
% [2.6678] 75
reward(A,2.8416682027924627) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(0, 1),I), liberty_cnt(I,J), 2 < J, group_on_pos(A,D,(2, -1),K), group(K,enemy), !.
% [2.8417] 52
reward(A,0.4752474210394163) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(0, 1),I), liberty_cnt(I,J), 2 < J, group_on_pos(A,D,(1, 1),K), group(K,enemy), !.
% [0.4752] 93
reward(A,2.397273205821601) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, group_on_pos(A,D,(0, 1),I), liberty_cnt(I,J), 2 < J, !.
% [2.3973] 46
reward(A,4.47580166889751) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, liberty(C,I), liberty_cnt(I,J), 1 < J, link(I,K), group(K,friend), !.
% [4.4758] 38
reward(A,3.5747514790763097) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, liberty(C,I), liberty_cnt(I,J), 1 < J, group_on_pos(A,D,(1, 1),K), liberty_cnt(K,L), L < 3, !.
% [3.5748] 26
reward(A,-0.7861639561809545) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, liberty(C,I), liberty_cnt(I,J), 1 < J, !.
% [-0.7862] 31
reward(A,5.525303308930471) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), H < 2, !.
% [5.5253] 38
reward(A,3.910043240675114) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), liberty(C,G), liberty_cnt(G,H), 1 < H, liberty_cnt(F,I), I < 3, !.
% [3.9100] 30
reward(A,2.7260799704643746) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), liberty(C,G), liberty_cnt(G,H), 1 < H, !.
% [2.7261] 136
reward(A,4.607019150512583) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), group(F,enemy), !.
% [4.6070] 94
reward(A,-0.11212857645871085) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), liberty_cnt(F,G), 2 < G, liberty(F,H), liberty_cnt(H,I), 2 < I, !.
% [-0.1121] 437
reward(A,0.7791720797101154) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), liberty_cnt(F,G), 2 < G, liberty(C,H), liberty_cnt(H,I), 1 < I, !.
% [0.7792] 504
reward(A,2.0030205734084894) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), liberty_cnt(F,G), 2 < G, group_on_pos(A,D,(2, 0),H), group(H,enemy), group_on_pos(A,D,(1, 0),I), group(I,friend), !.
% [2.0030] 43
reward(A,0.09691325136310572) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), liberty_cnt(F,G), 2 < G, group_on_pos(A,D,(2, 0),H), group(H,enemy), !.
% [0.0969] 75
reward(A,2.9304247087762767) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, link(C,F), liberty_cnt(F,G), 2 < G, !.
% [2.9304] 32
reward(A,4.929178233294086) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, group_on_pos(A,D,(1, 1),F), stone_cnt(F,G), 3 < G, group_on_pos(A,D,(-1, 1),H), stone_cnt(H,I), 1 < I, !.
% [4.9292] 34
reward(A,3.2350832797900395) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, group_on_pos(A,D,(1, 1),F), stone_cnt(F,G), 3 < G, group_on_pos(A,D,(2, 0),H), stone_cnt(H,I), I < 3, !.
% [3.2351] 87
reward(A,4.845301311858246) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, group_on_pos(A,D,(1, 1),F), stone_cnt(F,G), 3 < G, !.
% [4.8453] 23
reward(A,1.5850228624602571) :- board(A,C), unbound(D), liberty_cnt(C,E), E < 3, !.
% [1.5850] 147
reward(A,1.0877682594203968) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group(E,friend), group_on_pos(A,D,(3, 0),G), liberty_cnt(G,H), H < 4, group_on_pos(A,D,(-1, 1),I), group(I,friend), group_on_pos(A,D,(2, 0),J), group(J,friend), !.
% [1.0878] 68
reward(A,2.1920820052250614) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group(E,friend), group_on_pos(A,D,(3, 0),G), liberty_cnt(G,H), H < 4, group_on_pos(A,D,(-1, 1),I), group(I,friend), group_on_pos(A,D,(0, -3),J), stone_cnt(J,K), K < 5, !.
% [2.1921] 48
reward(A,3.438415895607284) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group(E,friend), group_on_pos(A,D,(3, 0),G), liberty_cnt(G,H), H < 4, group_on_pos(A,D,(-1, 1),I), group(I,friend), !.
% [3.4384] 30
reward(A,3.670445548067857) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group(E,friend), group_on_pos(A,D,(3, 0),G), liberty_cnt(G,H), H < 4, !.
% [3.6704] 20
reward(A,3.8809971386150077) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group(E,friend), !.
% [3.8810] 30
reward(A,4.192705477266022) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group_on_pos(A,D,(2, 0),G), group(G,friend), group_on_pos(A,D,(-1, 2),H), liberty_cnt(H,I), 3 < I, group_on_pos(A,D,(1, 1),J), liberty_cnt(J,K), 4 < K, !.
% [4.1927] 62
reward(A,3.2116007654328698) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group_on_pos(A,D,(2, 0),G), group(G,friend), group_on_pos(A,D,(-1, 2),H), liberty_cnt(H,I), 3 < I, !.
% [3.2116] 77
reward(A,4.550271701003064) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group_on_pos(A,D,(2, 0),G), group(G,friend), group_on_pos(A,D,(1, 2),H), liberty_cnt(H,I), I < 4, !.
% [4.5503] 38
reward(A,5.691462314968494) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, group_on_pos(A,D,(2, 0),G), group(G,friend), !.
% [5.6915] 21
reward(A,4.934909967357983) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), 3 < F, !.
% [4.9349] 61
reward(A,5.935208130698561) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), 1 < J, distance_to_edge(A,D,up,K), K < 2, !.
% [5.9352] 40
reward(A,5.129270053339744) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), 1 < J, !.
% [5.1293] 71
reward(A,7.651823843927603) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, -1),I), stone_cnt(I,J), 4 < J, !.
% [7.6518] 71
reward(A,6.61655062851927) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(2, -1),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(1, -2),K), liberty_cnt(K,L), 3 < L, !.
% [6.6166] 23
reward(A,7.78204110774609) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(2, -1),I), liberty_cnt(I,J), J < 2, !.
% [7.7820] 63
reward(A,4.661310632464199) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(-2, 1),I), stone_cnt(I,J), 0 < J, !.
% [4.6613] 22
reward(A,5.229506756776134) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(0, -1),I), liberty_cnt(I,J), J < 2, !.
% [5.2295] 20
reward(A,6.372687248291482) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, !.
% [6.3727] 37
reward(A,6.02797025396743) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(-1, -1),G), stone_cnt(G,H), 0 < H, !.
% [6.0280] 27
reward(A,2.705513452677041) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, group_on_pos(A,D,(-2, 1),G), stone_cnt(G,H), 0 < H, !.
% [2.7055] 22
reward(A,4.426257089778893) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), stone_cnt(E,F), 2 < F, !.
% [4.4263] 25
reward(A,4.44134858975719) :- board(A,C), unbound(D), distance_to_edge(A,D,left,E), E < 1, distance_to_edge(A,D,up,F), F < 2, !.
% [4.4413] 38
reward(A,2.6905756259239646) :- board(A,C), unbound(D), distance_to_edge(A,D,left,E), E < 1, !.
% [2.6906] 47
reward(A,5.017747828928981) :- !.
% [5.0177] 76
