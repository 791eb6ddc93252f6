% enclosed-relational: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,-0.9866688392500991) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(E,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), O < 2, group_on_pos(A,D,(-1, 0),P), liberty_cnt(P,Q), 3 < Q, !.
% [-0.9867] 269
reward(A,1.4335470997291286) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(E,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), O < 2, group_on_pos(A,D,(0, -3),P), liberty_cnt(P,Q), 2 < Q, link(N,R), liberty_cnt(R,S), 3 < S, !.
% [1.4335] 105
reward(A,2.7979826629671054) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(E,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), O < 2, group_on_pos(A,D,(0, -3),P), liberty_cnt(P,Q), 2 < Q, !.
% [2.7980] 34
reward(A,0.05703034621470564) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(E,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(-1, 1),N), liberty_cnt(N,O), O < 2, !.
% [0.0570] 103
reward(A,1.386902939749498) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(E,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(1, 1),N), liberty_cnt(N,O), O < 2, group_on_pos(A,D,(-2, 1),P), liberty_cnt(P,Q), Q < 3, !.
% [1.3869] 63
reward(A,-0.3615560139814128) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(E,L), liberty_cnt(L,M), M < 2, group_on_pos(A,D,(1, 1),N), liberty_cnt(N,O), O < 2, !.
% [-0.3616] 175
reward(A,-2.799504609692953) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(E,L), liberty_cnt(L,M), M < 2, !.
% [-2.7995] 767
reward(A,-0.00509515487622839) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), link(C,M), group(M,friend), group_on_pos(A,D,(1, 0),N), liberty_cnt(N,O), 3 < O, group_on_pos(A,D,(-2, 1),P), stone_cnt(P,Q), Q < 2, group_on_pos(A,D,(2, 1),R), group(R,empty), !.
% [-0.0051] 110
reward(A,2.1706993563717196) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), link(C,M), group(M,friend), group_on_pos(A,D,(1, 0),N), liberty_cnt(N,O), 3 < O, group_on_pos(A,D,(-2, 1),P), stone_cnt(P,Q), Q < 2, !.
% [2.1707] 64
reward(A,3.5058520631811523) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), link(C,M), group(M,friend), group_on_pos(A,D,(1, 0),N), liberty_cnt(N,O), 3 < O, !.
% [3.5059] 38
reward(A,3.810741794555656) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), link(C,M), group(M,friend), group_on_pos(A,D,(-3, 0),N), liberty_cnt(N,O), 3 < O, group_on_pos(A,D,(-2, 1),P), liberty_cnt(P,Q), 3 < Q, !.
% [3.8107] 33
reward(A,5.303361244971563) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), link(C,M), group(M,friend), group_on_pos(A,D,(-3, 0),N), liberty_cnt(N,O), 3 < O, !.
% [5.3034] 96
reward(A,2.0545093830350805) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), link(C,M), group(M,friend), link(C,N), liberty_cnt(N,O), 5 < O, !.
% [2.0545] 68
reward(A,4.008090541172768) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), link(C,M), group(M,friend), !.
% [4.0081] 47
reward(A,3.352459432330719) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), liberty_cnt(L,M), M < 4, group_on_pos(A,D,(2, 1),N), stone_cnt(N,O), 4 < O, group_on_pos(A,D,(-1, 1),P), group(P,friend), !.
% [3.3525] 39
reward(A,2.1094472472757944) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), liberty_cnt(L,M), M < 4, group_on_pos(A,D,(2, 1),N), stone_cnt(N,O), 4 < O, !.
% [2.1094] 60
reward(A,-0.4642075234623506) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), liberty_cnt(L,M), M < 4, !.
% [-0.4642] 57
reward(A,-0.8905992848050289) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), group(L,enemy), !.
% [-0.8906] 227
reward(A,-1.0047901291276284) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), link(C,L), liberty_cnt(L,M), 2 < M, !.
% [-1.0048] 353
reward(A,1.8834951829709081) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(E,K), group(K,enemy), !.
% [1.8835] 41
reward(A,4.4591184379396855) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 2, group_on_pos(A,D,(-1, 1),M), stone_cnt(M,N), 0 < N, !.
% [4.4591] 252
reward(A,3.3533053739115064) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 2, group_on_pos(A,D,(0, 1),M), liberty_cnt(M,N), N < 3, !.
% [3.3533] 79
reward(A,1.2710150379067064) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 2, !.
% [1.2710] 85
reward(A,1.7970597023223616) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(C,K), group(K,enemy), stone_cnt(I,L), L < 2, link(G,M), group(M,friend), !.
% [1.7971] 161
reward(A,3.096250337777675) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(C,K), group(K,enemy), stone_cnt(I,L), L < 2, !.
% [3.0963] 49
reward(A,4.763861540355395) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, link(C,K), group(K,enemy), !.
% [4.7639] 20
reward(A,1.7249413542597383) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, group_on_pos(A,D,(-1, 1),K), stone_cnt(K,L), L < 2, !.
% [1.7249] 58
reward(A,-0.21064535204056203) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), liberty_cnt(C,J), J < 3, !.
% [-0.2106] 106
reward(A,3.4571878903201214) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, link(C,L), liberty_cnt(L,M), 3 < M, group_on_pos(A,D,(-1, 0),N), liberty_cnt(N,O), 4 < O, group_on_pos(A,D,(1, -1),P), group(P,empty), !.
% [3.4572] 38
reward(A,5.080992398389572) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, link(C,L), liberty_cnt(L,M), 3 < M, group_on_pos(A,D,(-1, 0),N), liberty_cnt(N,O), 4 < O, group_on_pos(A,D,(1, 2),P), stone_cnt(P,Q), Q < 3, link(G,R), group(R,enemy), !.
% [5.0810] 24
reward(A,3.9755051423831698) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, link(C,L), liberty_cnt(L,M), 3 < M, group_on_pos(A,D,(-1, 0),N), liberty_cnt(N,O), 4 < O, group_on_pos(A,D,(1, 2),P), stone_cnt(P,Q), Q < 3, !.
% [3.9755] 28
reward(A,5.576108483323664) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, link(C,L), liberty_cnt(L,M), 3 < M, group_on_pos(A,D,(-1, 0),N), liberty_cnt(N,O), 4 < O, !.
% [5.5761] 29
reward(A,4.251814204097083) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, link(C,L), liberty_cnt(L,M), 3 < M, group_on_pos(A,D,(0, 3),N), liberty_cnt(N,O), 4 < O, group_on_pos(A,D,(-3, 0),P), liberty_cnt(P,Q), 2 < Q, !.
% [4.2518] 28
reward(A,3.331090574816049) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, link(C,L), liberty_cnt(L,M), 3 < M, group_on_pos(A,D,(0, 3),N), liberty_cnt(N,O), 4 < O, !.
% [3.3311] 42
reward(A,2.809057238128949) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, link(C,L), liberty_cnt(L,M), 3 < M, group_on_pos(A,D,(-2, -1),N), group(N,friend), !.
% [2.8091] 66
reward(A,1.5110546380920888) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, link(C,L), liberty_cnt(L,M), 3 < M, !.
% [1.5111] 101
reward(A,4.430693210564473) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, group_on_pos(A,D,(-1, -1),L), liberty_cnt(L,M), M < 4, group_on_pos(A,D,(1, 0),N), stone_cnt(N,O), 1 < O, !.
% [4.4307] 37
reward(A,3.2337878353751806) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, group_on_pos(A,D,(-1, -1),L), liberty_cnt(L,M), M < 4, group_on_pos(A,D,(1, 1),N), stone_cnt(N,O), O < 4, group_on_pos(A,D,(0, 1),P), liberty_cnt(P,Q), Q < 2, group_on_pos(A,D,(0, 2),R), stone_cnt(R,S), S < 3, link(G,T), stone_cnt(T,U), 2 < U, !.
% [3.2338] 20
reward(A,4.342894644293173) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, group_on_pos(A,D,(-1, -1),L), liberty_cnt(L,M), M < 4, group_on_pos(A,D,(1, 1),N), stone_cnt(N,O), O < 4, group_on_pos(A,D,(0, 1),P), liberty_cnt(P,Q), Q < 2, group_on_pos(A,D,(0, 2),R), stone_cnt(R,S), S < 3, !.
% [4.3429] 24
reward(A,5.1704264103833975) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, group_on_pos(A,D,(-1, -1),L), liberty_cnt(L,M), M < 4, group_on_pos(A,D,(1, 1),N), stone_cnt(N,O), O < 4, group_on_pos(A,D,(0, 1),P), liberty_cnt(P,Q), Q < 2, !.
% [5.1704] 42
reward(A,5.795080665092344) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, group_on_pos(A,D,(-1, -1),L), liberty_cnt(L,M), M < 4, group_on_pos(A,D,(1, 1),N), stone_cnt(N,O), O < 4, !.
% [5.7951] 52
reward(A,5.9574100659744555) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, group_on_pos(A,D,(-1, -1),L), liberty_cnt(L,M), M < 4, link(C,N), liberty_cnt(N,O), 2 < O, !.
% [5.9574] 32
reward(A,9.322463207770415) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, group_on_pos(A,D,(-1, -1),L), liberty_cnt(L,M), M < 4, !.
% [9.3225] 28
reward(A,4.208759584680972) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-1, 1),J), stone_cnt(J,K), 0 < K, !.
% [4.2088] 99
reward(A,0.1237953103201967) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), group_on_pos(A,D,(-2, 0),J), !.
% [0.1238] 107
reward(A,4.526331232484588) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), stone_cnt(I,J), 2 < J, !.
% [4.5263] 52
reward(A,3.0056636161977943) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(E,I), group(I,friend), !.
% [3.0057] 35
reward(A,4.905108293740957) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 2, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, !.
% [4.9051] 49
reward(A,6.802377633892602) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 2, group_on_pos(A,D,(2, 1),M), liberty_cnt(M,N), N < 2, liberty(G,O), liberty_cnt(O,P), 1 < P, !.
% [6.8024] 49
reward(A,5.016551212352933) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 2, group_on_pos(A,D,(2, 1),M), liberty_cnt(M,N), N < 2, !.
% [5.0166] 29
reward(A,8.665809862020428) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(0, 1),K), liberty_cnt(K,L), L < 2, !.
% [8.6658] 142
reward(A,6.061974867621909) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, link(C,K), group(K,friend), link(C,L), group(L,enemy), group_on_pos(A,D,(0, 1),M), liberty_cnt(M,N), 5 < N, !.
% [6.0620] 105
reward(A,5.0614460158763235) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, link(C,K), group(K,friend), link(C,L), group(L,enemy), group_on_pos(A,D,(0, 3),M), stone_cnt(M,N), 1 < N, !.
% [5.0614] 59
reward(A,3.3922914095572696) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, link(C,K), group(K,friend), link(C,L), group(L,enemy), liberty_cnt(K,M), 3 < M, !.
% [3.3923] 45
reward(A,4.320533485571967) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, link(C,K), group(K,friend), link(C,L), group(L,enemy), !.
% [4.3205] 33
reward(A,2.0424274313745276) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, link(C,K), group(K,friend), group_on_pos(A,D,(-2, 0),L), group(L,empty), !.
% [2.0424] 56
reward(A,3.933316613053926) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, link(C,K), group(K,friend), !.
% [3.9333] 21
reward(A,3.894145935702233) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 0),K), liberty_cnt(K,L), L < 3, link(I,M), liberty_cnt(M,N), N < 3, !.
% [3.8941] 82
reward(A,6.10311153125625) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 0),K), liberty_cnt(K,L), L < 3, !.
% [6.1031] 49
reward(A,1.9752556987817946) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 1),K), liberty_cnt(K,L), L < 4, link(I,M), liberty_cnt(M,N), N < 3, !.
% [1.9753] 73
reward(A,4.532655307250157) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(-1, 1),K), liberty_cnt(K,L), L < 4, !.
% [4.5327] 33
reward(A,0.6322041039587423) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 2, !.
% [0.6322] 175
reward(A,0.6206172769052781) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(-3, 0),I), group(I,empty), group_on_pos(A,D,(1, 0),J), stone_cnt(J,K), 2 < K, !.
% [0.6206] 129
reward(A,2.3100266689193707) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, group_on_pos(A,D,(-3, 0),I), group(I,empty), !.
% [2.3100] 48
reward(A,5.698672699111855) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(C,I), group(I,friend), link(C,J), group(J,enemy), distance_to_edge(A,D,up,K), K < 3, group_on_pos(A,D,(1, 2),L), liberty_cnt(L,M), M < 3, !.
% [5.6987] 30
reward(A,4.646199852727321) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(C,I), group(I,friend), link(C,J), group(J,enemy), distance_to_edge(A,D,up,K), K < 3, !.
% [4.6462] 35
reward(A,3.6288083802939313) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(C,I), group(I,friend), link(C,J), group(J,enemy), !.
% [3.6288] 28
reward(A,2.375459444674036) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, link(C,I), group(I,friend), !.
% [2.3755] 27
reward(A,1.5945987889918465) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, liberty_cnt(C,I), I < 3, group_on_pos(A,D,(1, 0),J), liberty_cnt(J,K), K < 4, group_on_pos(A,D,(0, 3),L), group(L,enemy), !.
% [1.5946] 29
reward(A,2.9191774150886283) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, liberty_cnt(C,I), I < 3, group_on_pos(A,D,(1, 0),J), liberty_cnt(J,K), K < 4, !.
% [2.9192] 44
reward(A,1.0970475291824318) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, liberty_cnt(C,I), I < 3, !.
% [1.0970] 157
reward(A,3.3981124125021465) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, group_on_pos(A,D,(2, 0),G), stone_cnt(G,H), 2 < H, !.
% [3.3981] 56
reward(A,-4.513268977823075) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty(C,G), liberty_cnt(G,H), 2 < H, liberty(G,I), liberty_cnt(I,J), 3 < J, !.
% [-4.5133] 1628
reward(A,2.099177781678481) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty(C,G), liberty_cnt(G,H), 2 < H, !.
% [2.0992] 241
reward(A,1.014957533547469) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), liberty_cnt(H,I), I < 3, liberty_cnt(H,J), J < 2, !.
% [1.0150] 30
reward(A,2.7674250012815587) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), liberty_cnt(H,I), I < 3, liberty(H,J), liberty_cnt(J,K), 1 < K, group_on_pos(A,D,(2, 0),L), stone_cnt(L,M), 1 < M, !.
% [2.7674] 27
reward(A,3.747951575669978) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), liberty_cnt(H,I), I < 3, liberty(H,J), liberty_cnt(J,K), 1 < K, !.
% [3.7480] 30
reward(A,2.242619827463358) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), liberty_cnt(H,I), I < 3, !.
% [2.2426] 98
reward(A,-0.29177970481040516) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), liberty_cnt(H,I), 3 < I, link(C,J), group(J,friend), link(E,K), group(K,friend), liberty_cnt(C,L), L < 2, !.
% [-0.2918] 236
reward(A,1.745160672994977) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), liberty_cnt(H,I), 3 < I, link(C,J), group(J,friend), link(E,K), group(K,friend), !.
% [1.7452] 108
reward(A,2.189906654325943) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), liberty_cnt(H,I), 3 < I, link(C,J), group(J,friend), !.
% [2.1899] 54
reward(A,-0.5194066902151039) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), liberty_cnt(H,I), 3 < I, !.
% [-0.5194] 246
reward(A,2.086159682224499) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, link(C,H), group(H,enemy), !.
% [2.0862] 94
reward(A,-0.18928707012129978) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, liberty_cnt(C,G), G < 3, !.
% [-0.1893] 365
reward(A,2.525973857456312) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, link(C,G), liberty_cnt(G,H), 4 < H, !.
% [2.5260] 42
reward(A,3.983925961341137) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, distance_to_edge(A,D,left,G), G < 1, distance_to_edge(A,D,up,H), H < 2, !.
% [3.9839] 25
reward(A,1.2096765849939997) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, distance_to_edge(A,D,left,G), G < 1, !.
% [1.2097] 25
reward(A,4.549079068704487) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), F < 2, !.
% [4.5491] 60
reward(A,-7.6289058932605505) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, liberty(E,G), liberty_cnt(G,H), 3 < H, !.
% [-7.6289] 114430
reward(A,-2.7796490810451497) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, distance_to_edge(A,D,left,G), G < 1, group_on_pos(A,D,(0, 2),H), liberty_cnt(H,I), 2 < I, !.
% [-2.7796] 2071
reward(A,0.3054016554223668) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, distance_to_edge(A,D,left,G), G < 1, !.
% [0.3054] 642
reward(A,2.227003234075125) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, !.
% [2.2270] 433
reward(A,2.9047989800795455) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(C,J), liberty_cnt(J,K), 3 < K, group(J,friend), !.
% [2.9048] 65
reward(A,4.069147728714369) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(C,J), liberty_cnt(J,K), 3 < K, !.
% [4.0691] 84
reward(A,4.706685960650186) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, !.
% [4.7067] 89
reward(A,2.822192418386302) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, link(C,J), group(J,enemy), link(C,K), group(K,friend), link(G,L), liberty_cnt(L,M), 4 < M, liberty_cnt(K,N), N < 5, !.
% [2.8222] 40
reward(A,0.143692866375339) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, link(C,J), group(J,enemy), link(C,K), group(K,friend), link(G,L), liberty_cnt(L,M), 4 < M, !.
% [0.1437] 90
reward(A,4.005560518248806) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, link(C,J), group(J,enemy), link(C,K), group(K,friend), !.
% [4.0056] 23
reward(A,0.10335601281279856) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, link(C,J), group(J,enemy), !.
% [0.1034] 214
reward(A,-4.98221852029065) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, !.
% [-4.9822] 200
reward(A,1.9884065881837565) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, !.
% [1.9884] 155
reward(A,0.14235714238309793) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, !.
% [0.1424] 1092
reward(A,4.509590351021781) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, group_on_pos(A,D,(0, 1),Q), liberty_cnt(Q,R), R < 4, group_on_pos(A,D,(-1, 0),S), liberty_cnt(S,T), T < 6, group_on_pos(A,D,(1, -1),U), stone_cnt(U,V), 0 < V, distance_to_edge(A,D,left,W), W < 3, group_on_pos(A,D,(-1, 2),X), stone_cnt(X,Y), Y < 4, group_on_pos(A,D,(2, 0),Z), liberty_cnt(Z,A1), A1 < 5, !.
% [4.5096] 40
reward(A,3.055322025808937) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, group_on_pos(A,D,(0, 1),Q), liberty_cnt(Q,R), R < 4, group_on_pos(A,D,(-1, 0),S), liberty_cnt(S,T), T < 6, group_on_pos(A,D,(1, -1),U), stone_cnt(U,V), 0 < V, distance_to_edge(A,D,left,W), W < 3, group_on_pos(A,D,(-1, 2),X), stone_cnt(X,Y), Y < 4, !.
% [3.0553] 23
reward(A,5.061792299359667) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, group_on_pos(A,D,(0, 1),Q), liberty_cnt(Q,R), R < 4, group_on_pos(A,D,(-1, 0),S), liberty_cnt(S,T), T < 6, group_on_pos(A,D,(1, -1),U), stone_cnt(U,V), 0 < V, distance_to_edge(A,D,left,W), W < 3, !.
% [5.0618] 29
reward(A,3.010152750743179) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, group_on_pos(A,D,(0, 1),Q), liberty_cnt(Q,R), R < 4, group_on_pos(A,D,(-1, 0),S), liberty_cnt(S,T), T < 6, group_on_pos(A,D,(1, -1),U), stone_cnt(U,V), 0 < V, group_on_pos(A,D,(2, 0),W), stone_cnt(W,X), 3 < X, stone_cnt(S,Y), Y < 2, !.
% [3.0102] 28
reward(A,4.02131724008229) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, group_on_pos(A,D,(0, 1),Q), liberty_cnt(Q,R), R < 4, group_on_pos(A,D,(-1, 0),S), liberty_cnt(S,T), T < 6, group_on_pos(A,D,(1, -1),U), stone_cnt(U,V), 0 < V, group_on_pos(A,D,(2, 0),W), stone_cnt(W,X), 3 < X, !.
% [4.0213] 31
reward(A,2.07959470003518) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, group_on_pos(A,D,(0, 1),Q), liberty_cnt(Q,R), R < 4, group_on_pos(A,D,(-1, 0),S), liberty_cnt(S,T), T < 6, group_on_pos(A,D,(1, -1),U), stone_cnt(U,V), 0 < V, !.
% [2.0796] 48
reward(A,3.3887695962530904) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, group_on_pos(A,D,(0, 1),Q), liberty_cnt(Q,R), R < 4, group_on_pos(A,D,(-1, 0),S), liberty_cnt(S,T), T < 6, group_on_pos(A,D,(2, -1),U), group(U,enemy), !.
% [3.3888] 35
reward(A,-0.765067696017097) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, group_on_pos(A,D,(0, 1),Q), liberty_cnt(Q,R), R < 4, group_on_pos(A,D,(-1, 0),S), liberty_cnt(S,T), T < 6, group(E,friend), !.
% [-0.7651] 31
reward(A,2.315651912782586) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, group_on_pos(A,D,(0, 1),Q), liberty_cnt(Q,R), R < 4, group_on_pos(A,D,(-1, 0),S), liberty_cnt(S,T), T < 6, !.
% [2.3157] 69
reward(A,2.6913284131634794) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, group_on_pos(A,D,(0, 1),Q), liberty_cnt(Q,R), R < 4, distance_to_edge(A,D,down,S), S < 2, !.
% [2.6913] 30
reward(A,1.0386834291864537) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, group_on_pos(A,D,(0, 1),Q), liberty_cnt(Q,R), R < 4, !.
% [1.0387] 96
reward(A,0.6579586710345503) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, group_on_pos(A,D,(-2, 0),Q), liberty_cnt(Q,R), 2 < R, !.
% [0.6580] 237
reward(A,2.8393873168528696) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, stone_cnt(E,Q), 0 < Q, distance_to_edge(A,D,up,R), 3 < R, !.
% [2.8394] 39
reward(A,4.036330694143841) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, stone_cnt(E,Q), 0 < Q, !.
% [4.0363] 26
reward(A,0.7117427766277232) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, group_on_pos(A,D,(-2, -1),Q), stone_cnt(Q,R), 0 < R, !.
% [0.7117] 40
reward(A,2.747078158893503) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-1, -1),O), stone_cnt(O,P), 0 < P, !.
% [2.7471] 24
reward(A,-0.9896072219127862) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(-3, 0),O), liberty_cnt(O,P), 3 < P, !.
% [-0.9896] 218
reward(A,3.1618537289168955) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(0, -1),O), group(O,empty), liberty_cnt(G,P), 2 < P, !.
% [3.1619] 54
reward(A,1.1982080541262026) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, group_on_pos(A,D,(0, -1),O), group(O,empty), !.
% [1.1982] 22
reward(A,1.1579350927276497) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, group_on_pos(A,D,(2, 1),M), stone_cnt(M,N), 3 < N, !.
% [1.1579] 458
reward(A,0.766973396743408) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), stone_cnt(G,L), L < 5, !.
% [0.7670] 730
reward(A,-0.5870876305182544) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), distance_to_edge(A,D,left,L), L < 1, group_on_pos(A,D,(0, 1),M), group(M,enemy), !.
% [-0.5871] 112
reward(A,2.170144223758615) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), distance_to_edge(A,D,left,L), L < 1, !.
% [2.1701] 72
reward(A,-0.15134014296745205) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty(E,J), liberty(J,K), !.
% [-0.1513] 434
reward(A,-1.981861158297371) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty_cnt(G,J), J < 2, !.
% [-1.9819] 112
reward(A,5.628010304547094) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty_cnt(H,J), 2 < J, distance_to_edge(A,D,left,K), K < 2, liberty_cnt(G,L), 3 < L, group_on_pos(A,D,(-1, 2),M), stone_cnt(M,N), 2 < N, !.
% [5.6280] 82
reward(A,2.968307961639184) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty_cnt(H,J), 2 < J, distance_to_edge(A,D,left,K), K < 2, liberty_cnt(G,L), 3 < L, group_on_pos(A,D,(1, 0),M), stone_cnt(M,N), N < 4, !.
% [2.9683] 73
reward(A,4.811186820011494) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty_cnt(H,J), 2 < J, distance_to_edge(A,D,left,K), K < 2, liberty_cnt(G,L), 3 < L, !.
% [4.8112] 46
reward(A,2.5706345247143987) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty_cnt(H,J), 2 < J, distance_to_edge(A,D,left,K), K < 2, distance_to_edge(A,D,left,L), L < 1, !.
% [2.5706] 58
reward(A,3.9689210977465583) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty_cnt(H,J), 2 < J, distance_to_edge(A,D,left,K), K < 2, !.
% [3.9689] 35
reward(A,1.492889492549498) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty_cnt(H,J), 2 < J, liberty(G,K), liberty_cnt(K,L), 1 < L, !.
% [1.4929] 110
reward(A,2.8742072648657553) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, liberty_cnt(H,J), 2 < J, !.
% [2.8742] 65
reward(A,0.5039436741922677) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), liberty_cnt(C,I), I < 2, !.
% [0.5039] 79
reward(A,4.901876418135261) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, stone_cnt(E,J), 0 < J, !.
% [4.9019] 38
reward(A,4.375398464211357) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, liberty(G,J), liberty_cnt(J,K), 2 < K, !.
% [4.3754] 22
reward(A,2.8983889930792768) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), distance_to_edge(A,D,left,I), I < 2, !.
% [2.8984] 52
reward(A,2.3854594093594264) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), link(C,H), group(H,friend), !.
% [2.3855] 122
reward(A,-1.7099474524875538) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), liberty_cnt(C,H), H < 2, !.
% [-1.7099] 1258
reward(A,0.037726079556326717) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), group_on_pos(A,D,(1, 1),H), group(H,enemy), liberty_cnt(C,I), I < 3, !.
% [0.0377] 340
reward(A,2.3666686241238506) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), group_on_pos(A,D,(1, 1),H), group(H,enemy), !.
% [2.3667] 37
reward(A,2.5653514616220403) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, link(C,G), group(G,enemy), !.
% [2.5654] 67
reward(A,-3.1064673157859493) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, liberty_cnt(C,G), G < 2, !.
% [-3.1065] 1066
reward(A,-0.8139783495467177) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, liberty_cnt(C,G), G < 3, group_on_pos(A,D,(1, 1),H), group(H,friend), !.
% [-0.8140] 317
reward(A,1.4831539445231174) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, liberty_cnt(C,G), G < 3, !.
% [1.4832] 114
reward(A,2.679415264217365) :- board(A,C), unbound(D), link(C,E), liberty_cnt(E,F), F < 3, !.
% [2.6794] 66
reward(A,-1.3621492721259443) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), liberty_cnt(E,F), F < 2, distance_to_edge(A,D,right,G), G < 2, liberty(E,H), liberty_cnt(H,I), 2 < I, !.
% [-1.3621] 118
reward(A,3.3615460828244936) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), liberty_cnt(E,F), F < 2, distance_to_edge(A,D,right,G), G < 2, group_on_pos(A,D,(1, 2),H), stone_cnt(H,I), 3 < I, !.
% [3.3615] 26
reward(A,1.5157468137471215) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), liberty_cnt(E,F), F < 2, distance_to_edge(A,D,right,G), G < 2, !.
% [1.5157] 80
reward(A,-1.2853447577434416) :- board(A,C), unbound(D), group_on_pos(A,D,(1, 1),E), liberty_cnt(E,F), F < 2, !.
% [-1.2853] 966
reward(A,-3.6429096506273355) :- !.
% [-3.6429] 962
