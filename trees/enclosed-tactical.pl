% enclosed-tactical: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,2.5391196244422995) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,enemy,H), H < 3, group_on_pos(A,D,(2, 1),I), region_borders(I,friend), group_on_pos(A,D,(-1, -1),J), second_order_liberty_cnt(J,K), K < 2, !.
% [2.5391] 59
reward(A,0.5063106191094178) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,enemy,H), H < 3, group_on_pos(A,D,(2, 1),I), region_borders(I,friend), link(C,J), liberty_cnt(J,K), 2 < K, !.
% [0.5063] 219
reward(A,1.7972137570067352) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,enemy,H), H < 3, group_on_pos(A,D,(2, 1),I), region_borders(I,friend), !.
% [1.7972] 80
reward(A,3.7520058695998584) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,enemy,H), H < 3, group_on_pos(A,D,(1, 1),I), stone_cnt(I,J), 5 < J, link(C,K), liberties_after(K,friend,L), 1 < L, !.
% [3.7520] 24
reward(A,5.074022709971035) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,enemy,H), H < 3, group_on_pos(A,D,(1, 1),I), stone_cnt(I,J), 5 < J, !.
% [5.0740] 25
reward(A,3.0521254242765528) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,enemy,H), H < 3, !.
% [3.0521] 47
reward(A,3.389060038390201) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), group(I,friend), group_on_pos(A,D,(2, 0),J), liberties_after(J,friend,K), 1 < K, link(I,L), liberties_after(L,friend,M), 2 < M, !.
% [3.3891] 34
reward(A,4.944520130168789) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), group(I,friend), group_on_pos(A,D,(2, 0),J), liberties_after(J,friend,K), 1 < K, !.
% [4.9445] 35
reward(A,6.700284192060001) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), group(I,friend), !.
% [6.7003] 66
reward(A,3.255737073192365) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(F,I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(1, 1),K), region_size(K,L), L < 3, group_on_pos(A,D,(1, 0),M), liberty_cnt(M,N), N < 3, !.
% [3.2557] 33
reward(A,1.8573316132909503) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(F,I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(1, 1),K), region_size(K,L), L < 3, !.
% [1.8573] 56
reward(A,-3.389063529374905) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(F,I), liberty_cnt(I,J), J < 2, !.
% [-3.3891] 307
reward(A,4.10182790841608) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, group_on_pos(A,D,(1, 1),K), group(K,friend), group_on_pos(A,D,(2, 1),L), liberty_cnt(L,M), M < 2, !.
% [4.1018] 33
reward(A,1.8791031498313375) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, group_on_pos(A,D,(1, 1),K), group(K,friend), group_on_pos(A,D,(2, 1),L), second_order_liberty_cnt(L,M), M < 4, !.
% [1.8791] 24
reward(A,3.650121815107283) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, group_on_pos(A,D,(1, 1),K), group(K,friend), !.
% [3.6501] 35
reward(A,0.6098754202658208) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, shared_liberty_cnt(C,K,L), 1 < L, group_on_pos(A,D,(1, 1),M), liberties_after(M,friend,N), N < 3, group_on_pos(A,D,(-2, 1),O), stone_cnt(O,P), P < 3, !.
% [0.6099] 41
reward(A,2.4504413442274613) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, shared_liberty_cnt(C,K,L), 1 < L, group_on_pos(A,D,(1, 1),M), liberties_after(M,friend,N), N < 3, !.
% [2.4504] 64
reward(A,0.4671149643086527) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, shared_liberty_cnt(C,K,L), 1 < L, !.
% [0.4671] 156
reward(A,2.3067230478935907) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, group_on_pos(A,D,(1, 1),K), liberties_after(K,friend,L), L < 3, !.
% [2.3067] 43
reward(A,3.430128374779388) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, !.
% [3.4301] 45
reward(A,5.496710068312877) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, !.
% [5.4967] 110
reward(A,5.2072373317373755) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, group_on_pos(A,D,(2, 1),I), enclosure_size(I,enemy,J), J < 4, group_on_pos(A,D,(-1, -2),K), liberties_after(K,enemy,L), 2 < L, !.
% [5.2072] 40
reward(A,7.533303601765141) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, group_on_pos(A,D,(2, 1),I), enclosure_size(I,enemy,J), J < 4, group_on_pos(A,D,(-1, 1),K), stone_cnt(K,L), 3 < L, !.
% [7.5333] 73
reward(A,5.2176502134100575) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, group_on_pos(A,D,(2, 1),I), enclosure_size(I,enemy,J), J < 4, group_on_pos(A,D,(0, -1),K), region_size(K,L), L < 6, !.
% [5.2177] 57
reward(A,7.12627976396014) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, group_on_pos(A,D,(2, 1),I), enclosure_size(I,enemy,J), J < 4, group_on_pos(A,D,(1, -1),K), liberty_cnt(K,L), 3 < L, !.
% [7.1263] 68
reward(A,5.070571327629852) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, group_on_pos(A,D,(2, 1),I), enclosure_size(I,enemy,J), J < 4, group_on_pos(A,D,(3, 0),K), stone_cnt(K,L), L < 4, !.
% [5.0706] 27
reward(A,6.573719218787194) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, group_on_pos(A,D,(2, 1),I), enclosure_size(I,enemy,J), J < 4, !.
% [6.5737] 44
reward(A,6.208589801865449) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, group_on_pos(A,D,(2, 0),I), shared_liberty_cnt(I,J,K), 2 < K, link(F,L), liberty_cnt(L,M), M < 3, !.
% [6.2086] 65
reward(A,7.869122170476558) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, group_on_pos(A,D,(2, 0),I), shared_liberty_cnt(I,J,K), 2 < K, !.
% [7.8691] 67
reward(A,4.4836243989084155) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(C,I), neighbour_cnt(I,friend,J), 0 < J, distance_to_edge(A,D,left,K), K < 1, link(I,L), enclosure_size(L,enemy,M), M < 7, !.
% [4.4836] 23
reward(A,3.095813111023667) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(C,I), neighbour_cnt(I,friend,J), 0 < J, distance_to_edge(A,D,left,K), K < 1, !.
% [3.0958] 62
reward(A,4.607753168965109) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(C,I), neighbour_cnt(I,friend,J), 0 < J, link(C,K), stone_cnt(K,L), 3 < L, link(F,M), liberty_cnt(M,N), 5 < N, !.
% [4.6078] 65
reward(A,3.8295389275147858) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(C,I), neighbour_cnt(I,friend,J), 0 < J, link(C,K), stone_cnt(K,L), 3 < L, !.
% [3.8295] 95
reward(A,5.428565125112183) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(C,I), neighbour_cnt(I,friend,J), 0 < J, !.
% [5.4286] 99
reward(A,5.565160962973756) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, !.
% [5.5652] 113
reward(A,2.113607212293716) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, !.
% [2.1136] 151
reward(A,-3.916636649567686) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, liberties_after(C,enemy,J), J < 2, !.
% [-3.9166] 149
reward(A,1.2611989367776937) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, link(C,J), liberties_after(J,enemy,K), 1 < K, liberties_after(J,enemy,L), L < 3, group_on_pos(A,D,(2, 1),M), liberties_after(M,enemy,N), N < 5, !.
% [1.2612] 75
reward(A,2.5887844379483553) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, link(C,J), liberties_after(J,enemy,K), 1 < K, liberties_after(J,enemy,L), L < 3, !.
% [2.5888] 52
reward(A,-0.2879606918113589) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, link(C,J), liberties_after(J,enemy,K), 1 < K, !.
% [-0.2880] 134
reward(A,4.625696579874277) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, link(F,J), stone_cnt(J,K), 4 < K, !.
% [4.6257] 53
reward(A,3.348961989425138) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, !.
% [3.3490] 37
reward(A,3.2815473163706086) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, neighbour_cnt(C,enemy,I), 1 < I, group_on_pos(A,D,(1, 1),J), neighbour_cnt(J,friend,K), 0 < K, !.
% [3.2815] 48
reward(A,1.195956446714282) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, neighbour_cnt(C,enemy,I), 1 < I, !.
% [1.1960] 58
reward(A,6.068905512096546) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, link(C,J), group(J,enemy), group_on_pos(A,D,(2, 1),K), group(K,friend), group_on_pos(A,D,(-1, 0),L), second_order_liberty_cnt(L,M), M < 4, !.
% [6.0689] 161
reward(A,5.857314461989773) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, link(C,J), group(J,enemy), group_on_pos(A,D,(2, 1),K), group(K,friend), group_on_pos(A,D,(0, -1),L), liberty_cnt(L,M), M < 5, group_on_pos(A,D,(2, 0),N), second_order_liberty_cnt(N,O), O < 2, !.
% [5.8573] 30
reward(A,4.716732041379758) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, link(C,J), group(J,enemy), group_on_pos(A,D,(2, 1),K), group(K,friend), group_on_pos(A,D,(0, -1),L), liberty_cnt(L,M), M < 5, !.
% [4.7167] 33
reward(A,4.061126571290827) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, link(C,J), group(J,enemy), group_on_pos(A,D,(2, 1),K), group(K,friend), !.
% [4.0611] 30
reward(A,4.361541616148107) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, link(C,J), group(J,enemy), !.
% [4.3615] 50
reward(A,1.9967916364593634) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, link(C,J), liberties_after(J,enemy,K), 2 < K, link(F,L), second_order_liberty_cnt(L,M), M < 2, liberty_cnt(L,N), N < 3, !.
% [1.9968] 29
reward(A,3.960800108545004) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, link(C,J), liberties_after(J,enemy,K), 2 < K, link(F,L), second_order_liberty_cnt(L,M), M < 2, !.
% [3.9608] 55
reward(A,4.542527752786569) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, link(C,J), liberties_after(J,enemy,K), 2 < K, !.
% [4.5425] 51
reward(A,5.002106857021939) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, !.
% [5.0021] 56
reward(A,6.458970365424527) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, !.
% [6.4590] 32
reward(A,2.661670229926482) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, neighbour_cnt(C,enemy,H), 1 < H, !.
% [2.6617] 85
reward(A,-1.7478900702392126) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, link(C,H), liberty_cnt(H,I), 4 < I, !.
% [-1.7479] 301
reward(A,1.4901534988605711) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, !.
% [1.4902] 102
reward(A,0.5538927466814344) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), eye_like(F,enemy), liberties_after(C,friend,G), G < 2, !.
% [0.5539] 278
reward(A,3.480268642484845) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), eye_like(F,enemy), group_on_pos(A,D,(1, 0),G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(0, 2),I), legal(I,friend), link(I,J), liberties_after(J,friend,K), 2 < K, !.
% [3.4803] 34
reward(A,4.861494051258281) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), eye_like(F,enemy), group_on_pos(A,D,(1, 0),G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(0, 2),I), legal(I,friend), !.
% [4.8615] 23
reward(A,7.120385463264272) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), eye_like(F,enemy), group_on_pos(A,D,(1, 0),G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(0, 2),I), second_order_liberty_cnt(I,J), J < 1, !.
% [7.1204] 64
reward(A,5.13148645034649) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), eye_like(F,enemy), group_on_pos(A,D,(1, 0),G), liberty_cnt(G,H), H < 3, !.
% [5.1315] 51
reward(A,2.926585678046087) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), eye_like(F,enemy), distance_to_edge(A,D,right,G), G < 2, group_on_pos(A,D,(0, -1),H), liberties_after(H,friend,I), I < 4, !.
% [2.9266] 25
reward(A,4.772540319798928) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), eye_like(F,enemy), distance_to_edge(A,D,right,G), G < 2, !.
% [4.7725] 51
reward(A,3.5922907235667303) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), eye_like(F,enemy), link(C,G), liberties_after(G,enemy,H), H < 4, !.
% [3.5923] 23
reward(A,2.3245546117312252) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), eye_like(F,enemy), !.
% [2.3246] 86
reward(A,2.417517396168449) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberties_after(C,friend,J), J < 2, link(G,K), captures(K,enemy,L), 0 < L, enclosure_size(K,friend,M), M < 20, !.
% [2.4175] 51
reward(A,0.49209525256308173) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberties_after(C,friend,J), J < 2, link(G,K), captures(K,enemy,L), 0 < L, !.
% [0.4921] 45
reward(A,-1.5625483733575989) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberties_after(C,friend,J), J < 2, !.
% [-1.5625] 747
reward(A,-0.3133257858276941) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, captures(C,friend,J), 0 < J, !.
% [-0.3133] 247
reward(A,4.50722851886699) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, link(G,K), eye_like(K,friend), !.
% [4.5072] 72
reward(A,0.2317134708862031) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L, group_on_pos(A,D,(-2, 1),M), liberties_after(M,enemy,N), 2 < N, group_on_pos(A,D,(0, -1),O), neighbour_cnt(O,enemy,P), 0 < P, group_on_pos(A,D,(0, 3),Q), liberties_after(Q,friend,R), 2 < R, !.
% [0.2317] 283
reward(A,3.554546475938836) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L, group_on_pos(A,D,(-2, 1),M), liberties_after(M,enemy,N), 2 < N, group_on_pos(A,D,(0, -1),O), neighbour_cnt(O,enemy,P), 0 < P, group_on_pos(A,D,(-1, -2),Q), liberty_cnt(Q,R), R < 6, liberties_after(C,enemy,S), S < 5, !.
% [3.5545] 27
reward(A,2.3268207279484323) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L, group_on_pos(A,D,(-2, 1),M), liberties_after(M,enemy,N), 2 < N, group_on_pos(A,D,(0, -1),O), neighbour_cnt(O,enemy,P), 0 < P, group_on_pos(A,D,(-1, -2),Q), liberty_cnt(Q,R), R < 6, !.
% [2.3268] 69
reward(A,0.6241445244068896) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L, group_on_pos(A,D,(-2, 1),M), liberties_after(M,enemy,N), 2 < N, group_on_pos(A,D,(0, -1),O), neighbour_cnt(O,enemy,P), 0 < P, !.
% [0.6241] 47
reward(A,1.4470333915644713) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L, group_on_pos(A,D,(-2, 1),M), liberties_after(M,enemy,N), 2 < N, group_on_pos(A,D,(1, 2),O), group(O,enemy), liberty(M,P), neighbour_cnt(P,enemy,Q), 0 < Q, !.
% [1.4470] 42
reward(A,4.7572712369791015) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L, group_on_pos(A,D,(-2, 1),M), liberties_after(M,enemy,N), 2 < N, group_on_pos(A,D,(1, 2),O), group(O,enemy), group_on_pos(A,D,(-1, -1),P), liberty_cnt(P,Q), Q < 6, !.
% [4.7573] 29
reward(A,3.682546048157018) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L, group_on_pos(A,D,(-2, 1),M), liberties_after(M,enemy,N), 2 < N, group_on_pos(A,D,(1, 2),O), group(O,enemy), !.
% [3.6825] 38
reward(A,0.9914643615984069) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L, group_on_pos(A,D,(-2, 1),M), liberties_after(M,enemy,N), 2 < N, link(K,O), liberty_cnt(O,P), 4 < P, !.
% [0.9915] 77
reward(A,2.5040787172647696) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L, group_on_pos(A,D,(-2, 1),M), liberties_after(M,enemy,N), 2 < N, !.
% [2.5041] 24
reward(A,2.1451273285932193) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L, group_on_pos(A,D,(-1, 1),M), group(M,friend), group_on_pos(A,D,(2, 1),N), liberty_cnt(N,O), O < 5, group_on_pos(A,D,(-1, 0),P), liberty_cnt(P,Q), 4 < Q, !.
% [2.1451] 40
reward(A,3.596905896510683) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L, group_on_pos(A,D,(-1, 1),M), group(M,friend), group_on_pos(A,D,(2, 1),N), liberty_cnt(N,O), O < 5, !.
% [3.5969] 70
reward(A,4.3920042450682715) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L, group_on_pos(A,D,(-1, 1),M), group(M,friend), !.
% [4.3920] 38
reward(A,2.583737782827232) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L, !.
% [2.5837] 198
reward(A,4.948815174389093) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, link(G,K), neighbour_cnt(K,enemy,L), 1 < L, link(G,M), liberties_after(M,friend,N), N < 5, !.
% [4.9488] 187
reward(A,2.902641339318245) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, link(G,K), neighbour_cnt(K,enemy,L), 1 < L, !.
% [2.9026] 46
reward(A,4.69315116675943) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, link(C,K), liberties_after(K,enemy,L), L < 4, neighbour_cnt(C,friend,M), 1 < M, !.
% [4.6932] 68
reward(A,2.6615241285890705) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, link(C,K), liberties_after(K,enemy,L), L < 4, !.
% [2.6615] 32
reward(A,0.9047405640976508) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, group_on_pos(A,D,(1, 1),K), liberty_cnt(K,L), L < 4, !.
% [0.9047] 225
reward(A,2.6842775761715734) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty_cnt(C,J), J < 2, !.
% [2.6843] 43
reward(A,2.554700425449325) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 1, !.
% [2.5547] 137
reward(A,1.905828165828848) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), liberty_cnt(K,L), 3 < L, link(K,M), region_size(M,N), N < 4, group_on_pos(A,D,(1, -2),O), stone_cnt(O,P), P < 3, !.
% [1.9058] 39
reward(A,3.52781890314171) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), liberty_cnt(K,L), 3 < L, link(K,M), region_size(M,N), N < 4, !.
% [3.5278] 24
reward(A,4.734292480327174) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), liberty_cnt(K,L), 3 < L, !.
% [4.7343] 60
reward(A,5.051917241817009) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, link(G,K), neighbour_cnt(K,enemy,L), 0 < L, group_on_pos(A,D,(-1, 1),M), liberties_after(M,enemy,N), N < 4, group_on_pos(A,D,(3, 0),O), liberties_after(O,enemy,P), 2 < P, !.
% [5.0519] 62
reward(A,6.538189371908379) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, link(G,K), neighbour_cnt(K,enemy,L), 0 < L, group_on_pos(A,D,(-1, 1),M), liberties_after(M,enemy,N), N < 4, group_on_pos(A,D,(2, 0),O), liberty_cnt(O,P), 2 < P, !.
% [6.5382] 35
reward(A,5.32841018214335) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, link(G,K), neighbour_cnt(K,enemy,L), 0 < L, group_on_pos(A,D,(-1, 1),M), liberties_after(M,enemy,N), N < 4, !.
% [5.3284] 24
reward(A,4.89105174197626) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, link(G,K), neighbour_cnt(K,enemy,L), 0 < L, link(K,M), stone_cnt(M,N), 3 < N, !.
% [4.8911] 38
reward(A,3.73110828117049) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, link(G,K), neighbour_cnt(K,enemy,L), 0 < L, !.
% [3.7311] 39
reward(A,6.188603203236389) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, !.
% [6.1886] 36
reward(A,3.8750212351993687) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(G,J), neighbour_cnt(J,friend,K), 2 < K, !.
% [3.8750] 29
reward(A,3.890122282383142) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(2, 1),J), region_size(J,K), K < 5, group_on_pos(A,D,(1, 1),L), group(L,friend), !.
% [3.8901] 38
reward(A,2.682445660794626) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(2, 1),J), region_size(J,K), K < 5, !.
% [2.6824] 50
reward(A,1.2688384247921334) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, !.
% [1.2688] 90
reward(A,-0.14586953617650386) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, group_on_pos(A,D,(1, 1),J), region_size(J,K), K < 8, group_on_pos(A,D,(-1, 0),L), group(L,friend), group_on_pos(A,D,(1, 0),M), group(M,enemy), !.
% [-0.1459] 344
reward(A,4.644326395807907) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, group_on_pos(A,D,(1, 1),J), region_size(J,K), K < 8, group_on_pos(A,D,(-1, 0),L), group(L,friend), liberties_after(J,friend,M), M < 3, group_on_pos(A,D,(2, 0),N), second_order_liberty_cnt(N,O), O < 2, !.
% [4.6443] 21
reward(A,3.3822858701621534) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, group_on_pos(A,D,(1, 1),J), region_size(J,K), K < 8, group_on_pos(A,D,(-1, 0),L), group(L,friend), liberties_after(J,friend,M), M < 3, !.
% [3.3823] 23
reward(A,1.691472249184079) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, group_on_pos(A,D,(1, 1),J), region_size(J,K), K < 8, group_on_pos(A,D,(-1, 0),L), group(L,friend), !.
% [1.6915] 83
reward(A,-1.0125105419818832) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, group_on_pos(A,D,(1, 1),J), region_size(J,K), K < 8, !.
% [-1.0125] 654
reward(A,-3.243675084573836) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, !.
% [-3.2437] 955
reward(A,-0.8501265561295582) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,friend,I), I < 3, liberties_after(G,enemy,J), J < 3, second_order_liberty_cnt(C,K), K < 2, !.
% [-0.8501] 258
reward(A,-0.7517702709736184) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,friend,I), I < 3, liberties_after(G,enemy,J), J < 3, shared_liberty_cnt(C,K,L), 1 < L, !.
% [-0.7518] 113
reward(A,2.2343391593025115) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,friend,I), I < 3, liberties_after(G,enemy,J), J < 3, !.
% [2.2343] 68
reward(A,-2.3279956097831938) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,friend,I), I < 3, !.
% [-2.3280] 962
reward(A,3.8219726634292357) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(G,friend,I), I < 3, group_on_pos(A,D,(1, 1),J), liberties_after(J,friend,K), K < 5, distance_to_edge(A,D,right,L), 3 < L, group_on_pos(A,D,(1, 2),M), liberty_cnt(M,N), 1 < N, link(M,O), enclosure_size(O,enemy,P), P < 15, group_on_pos(A,D,(2, -1),Q), liberty_cnt(Q,R), R < 6, !.
% [3.8220] 54
reward(A,2.2189726734151067) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(G,friend,I), I < 3, group_on_pos(A,D,(1, 1),J), liberties_after(J,friend,K), K < 5, distance_to_edge(A,D,right,L), 3 < L, group_on_pos(A,D,(1, 2),M), liberty_cnt(M,N), 1 < N, link(M,O), enclosure_size(O,enemy,P), P < 15, !.
% [2.2190] 22
reward(A,1.8046104267725862) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(G,friend,I), I < 3, group_on_pos(A,D,(1, 1),J), liberties_after(J,friend,K), K < 5, distance_to_edge(A,D,right,L), 3 < L, group_on_pos(A,D,(1, 2),M), liberty_cnt(M,N), 1 < N, !.
% [1.8046] 209
reward(A,4.048434446045227) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(G,friend,I), I < 3, group_on_pos(A,D,(1, 1),J), liberties_after(J,friend,K), K < 5, distance_to_edge(A,D,right,L), 3 < L, group_on_pos(A,D,(-1, 0),M), neighbour_cnt(M,friend,N), 0 < N, link(M,O), neighbour_cnt(O,enemy,P), 1 < P, !.
% [4.0484] 33
reward(A,5.297779810387854) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(G,friend,I), I < 3, group_on_pos(A,D,(1, 1),J), liberties_after(J,friend,K), K < 5, distance_to_edge(A,D,right,L), 3 < L, group_on_pos(A,D,(-1, 0),M), neighbour_cnt(M,friend,N), 0 < N, !.
% [5.2978] 27
reward(A,2.9018301254529177) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(G,friend,I), I < 3, group_on_pos(A,D,(1, 1),J), liberties_after(J,friend,K), K < 5, distance_to_edge(A,D,right,L), 3 < L, !.
% [2.9018] 77
reward(A,4.692137568536067) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(G,friend,I), I < 3, group_on_pos(A,D,(1, 1),J), liberties_after(J,friend,K), K < 5, group_on_pos(A,D,(2, -1),L), enclosure_size(L,enemy,M), M < 30, !.
% [4.6921] 23
reward(A,3.618478666331614) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(G,friend,I), I < 3, group_on_pos(A,D,(1, 1),J), liberties_after(J,friend,K), K < 5, !.
% [3.6185] 74
reward(A,2.0359176823237033) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(G,friend,I), I < 3, !.
% [2.0359] 357
reward(A,1.4185430067256404) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(1, 1),I), enclosure_size(I,enemy,J), J < 30, group_on_pos(A,D,(1, 0),K), liberties_after(K,enemy,L), L < 3, liberties_after(C,enemy,M), M < 4, group_on_pos(A,D,(0, 3),N), liberty_cnt(N,O), O < 6, !.
% [1.4185] 64
reward(A,2.818901944174542) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(1, 1),I), enclosure_size(I,enemy,J), J < 30, group_on_pos(A,D,(1, 0),K), liberties_after(K,enemy,L), L < 3, liberties_after(C,enemy,M), M < 4, group_on_pos(A,D,(-3, 0),N), liberty_cnt(N,O), 2 < O, !.
% [2.8189] 31
reward(A,3.950168973004925) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(1, 1),I), enclosure_size(I,enemy,J), J < 30, group_on_pos(A,D,(1, 0),K), liberties_after(K,enemy,L), L < 3, liberties_after(C,enemy,M), M < 4, !.
% [3.9502] 23
reward(A,1.6142253318688171) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(1, 1),I), enclosure_size(I,enemy,J), J < 30, group_on_pos(A,D,(1, 0),K), liberties_after(K,enemy,L), L < 3, link(C,M), liberty_cnt(M,N), 3 < N, link(G,O), liberties_after(O,friend,P), P < 4, link(G,Q), liberty_cnt(Q,R), 5 < R, !.
% [1.6142] 22
reward(A,3.5549028500271267) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(1, 1),I), enclosure_size(I,enemy,J), J < 30, group_on_pos(A,D,(1, 0),K), liberties_after(K,enemy,L), L < 3, link(C,M), liberty_cnt(M,N), 3 < N, link(G,O), liberties_after(O,friend,P), P < 4, !.
% [3.5549] 29
reward(A,4.2854232441366396) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(1, 1),I), enclosure_size(I,enemy,J), J < 30, group_on_pos(A,D,(1, 0),K), liberties_after(K,enemy,L), L < 3, link(C,M), liberty_cnt(M,N), 3 < N, !.
% [4.2854] 45
reward(A,5.175323685849952) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(1, 1),I), enclosure_size(I,enemy,J), J < 30, group_on_pos(A,D,(1, 0),K), liberties_after(K,enemy,L), L < 3, !.
% [5.1753] 21
reward(A,1.0030397099032662) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(1, 1),I), enclosure_size(I,enemy,J), J < 30, !.
% [1.0030] 168
reward(A,-0.3682685144335947) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(2, 1),I), enclosure_size(I,friend,J), J < 30, !.
% [-0.3683] 543
reward(A,1.1659888291616503) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, !.
% [1.1660] 177
reward(A,2.7696974534594245) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), enclosure_size(G,friend,H), H < 30, link(C,I), neighbour_cnt(I,enemy,J), 1 < J, !.
% [2.7697] 52
reward(A,0.345081071079289) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), enclosure_size(G,friend,H), H < 30, !.
% [0.3451] 784
reward(A,4.223839480578891) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), enclosure_size(G,enemy,H), H < 30, group_on_pos(A,D,(-2, -1),I), stone_cnt(I,J), 3 < J, group_on_pos(A,D,(1, -1),K), enclosure_size(K,enemy,L), L < 30, group_on_pos(A,D,(0, 1),M), group(M,friend), !.
% [4.2238] 30
reward(A,2.790987898042832) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), enclosure_size(G,enemy,H), H < 30, group_on_pos(A,D,(-2, -1),I), stone_cnt(I,J), 3 < J, group_on_pos(A,D,(1, -1),K), enclosure_size(K,enemy,L), L < 30, !.
% [2.7910] 24
reward(A,1.245048037477337) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), enclosure_size(G,enemy,H), H < 30, group_on_pos(A,D,(-2, -1),I), stone_cnt(I,J), 3 < J, !.
% [1.2450] 89
reward(A,-0.9048509127091897) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), enclosure_size(G,enemy,H), H < 30, !.
% [-0.9049] 654
reward(A,-2.6960692858945707) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, !.
% [-2.6961] 1217
reward(A,-0.6216346898984796) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), link(F,G), liberty_cnt(G,H), 4 < H, !.
% [-0.6216] 559
reward(A,2.242321599816108) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), link(F,G), captures(G,enemy,H), 0 < H, !.
% [2.2423] 37
reward(A,0.33614045201667603) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2, group_on_pos(A,D,(1, 0),I), stone_cnt(I,J), 1 < J, !.
% [0.3361] 222
reward(A,2.0054967215502133) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2, !.
% [2.0055] 171
reward(A,-0.8440358807107777) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), !.
% [-0.8440] 240
reward(A,2.3800272634905544) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), group(F,enemy), group_on_pos(A,D,(-1, 0),G), liberty_cnt(G,H), H < 3, captures(C,enemy,I), 0 < I, !.
% [2.3800] 54
reward(A,-1.173391466501587) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), group(F,enemy), group_on_pos(A,D,(-1, 0),G), liberty_cnt(G,H), H < 3, second_order_liberty_cnt(C,I), I < 2, !.
% [-1.1734] 283
reward(A,0.158336088161977) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), group(F,enemy), group_on_pos(A,D,(-1, 0),G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(0, 2),I), stone_cnt(I,J), J < 2, !.
% [0.1583] 72
reward(A,2.3875001881125946) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), group(F,enemy), group_on_pos(A,D,(-1, 0),G), liberty_cnt(G,H), H < 3, !.
% [2.3875] 44
reward(A,-2.385895100361973) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(1, 1),F), group(F,enemy), !.
% [-2.3859] 728
reward(A,-3.6860178602963423) :- board(A,C), unbound(D), region_size(C,E), E < 12, !.
% [-3.6860] 2067
reward(A,-13.197953828925401) :- !.
% [-13.1980] 118779
