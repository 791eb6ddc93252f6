% enclosed-tactical: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,1.774289305206295) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,enemy,H), H < 3, group_on_pos(A,D,(2, 1),I), region_borders(I,friend), !.
% [1.7743] 329
reward(A,3.8681436035412657) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,enemy,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, !.
% [3.8681] 46
reward(A,4.899233041255516) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,enemy,H), H < 3, !.
% [4.8992] 45
reward(A,6.258701801005652) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, captures(C,enemy,I), 0 < I, !.
% [6.2587] 74
reward(A,1.1870933752444404) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, liberties_after(C,friend,I), I < 2, group_on_pos(A,D,(1, 1),J), neighbour_cnt(J,enemy,K), 1 < K, !.
% [1.1871] 159
reward(A,-6.72798437406902) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, liberties_after(C,friend,I), I < 2, !.
% [-6.7280] 216
reward(A,5.755152568678078) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, group_on_pos(A,D,(1, 1),K), group(K,friend), group_on_pos(A,D,(-1, 1),L), stone_cnt(L,M), 5 < M, link(K,N), liberties_after(N,enemy,O), O < 2, !.
% [5.7552] 20
reward(A,4.025246541556514) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, group_on_pos(A,D,(1, 1),K), group(K,friend), group_on_pos(A,D,(-1, 1),L), stone_cnt(L,M), 5 < M, !.
% [4.0252] 22
reward(A,3.680213184602728) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, group_on_pos(A,D,(1, 1),K), group(K,friend), group_on_pos(A,D,(3, 0),L), liberties_after(L,enemy,M), M < 4, !.
% [3.6802] 34
reward(A,2.2217096002885937) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, group_on_pos(A,D,(1, 1),K), group(K,friend), !.
% [2.2217] 32
reward(A,3.0390472828250843) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, liberties_after(I,enemy,K), K < 3, !.
% [3.0390] 40
reward(A,0.4277358051453328) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, second_order_liberty_cnt(I,K), K < 2, !.
% [0.4277] 149
reward(A,2.07563958138303) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(C,I), liberties_after(I,friend,J), 1 < J, !.
% [2.0756] 143
reward(A,4.0852162701806725) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, link(F,I), liberty_cnt(I,J), J < 2, !.
% [4.0852] 68
reward(A,4.980325108470332) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, group_on_pos(A,D,(3, 0),I), neighbour_cnt(I,enemy,J), 1 < J, !.
% [4.9803] 23
reward(A,6.794194566752183) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberties_after(C,friend,H), H < 3, !.
% [6.7942] 91
reward(A,5.471663912533125) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(F,I), liberty_cnt(I,J), 4 < J, group_on_pos(A,D,(2, 1),K), enclosure_size(K,enemy,L), L < 10, group_on_pos(A,D,(2, 0),M), liberty_cnt(M,N), N < 3, !.
% [5.4717] 34
reward(A,6.653656691241896) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(F,I), liberty_cnt(I,J), 4 < J, group_on_pos(A,D,(2, 1),K), enclosure_size(K,enemy,L), L < 10, group_on_pos(A,D,(3, 0),M), stone_cnt(M,N), N < 7, !.
% [6.6537] 40
reward(A,8.00117417596194) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(F,I), liberty_cnt(I,J), 4 < J, group_on_pos(A,D,(2, 1),K), enclosure_size(K,enemy,L), L < 10, !.
% [8.0012] 102
reward(A,5.130161583053518) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(F,I), liberty_cnt(I,J), 4 < J, link(C,K), liberty_cnt(K,L), 4 < L, !.
% [5.1302] 217
reward(A,4.795293502109059) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(F,I), liberty_cnt(I,J), 4 < J, link(C,K), liberties_after(K,friend,L), 2 < L, liberties_after(K,enemy,M), M < 3, !.
% [4.7953] 20
reward(A,6.005088432800289) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(F,I), liberty_cnt(I,J), 4 < J, link(C,K), liberties_after(K,friend,L), 2 < L, !.
% [6.0051] 44
reward(A,7.428503581183574) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(F,I), liberty_cnt(I,J), 4 < J, !.
% [7.4285] 72
reward(A,5.022603096253445) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(C,I), stone_cnt(I,J), 2 < J, link(I,K), liberty_cnt(K,L), 3 < L, !.
% [5.0226] 104
reward(A,4.166425412743864) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(C,I), stone_cnt(I,J), 2 < J, !.
% [4.1664] 26
reward(A,6.840009548722073) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(F,enemy,I), 3 < I, group_on_pos(A,D,(3, 0),J), stone_cnt(J,K), 3 < K, !.
% [6.8400] 51
reward(A,5.657415621471875) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(F,enemy,I), 3 < I, !.
% [5.6574] 72
reward(A,5.061389889550916) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, !.
% [5.0614] 35
reward(A,2.733159468617903) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberty(C,H), neighbour_cnt(H,friend,I), 1 < I, !.
% [2.7332] 33
reward(A,1.1735409391923046) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, !.
% [1.1735] 123
reward(A,-6.2225501177420055) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, liberties_after(C,enemy,J), J < 2, !.
% [-6.2226] 174
reward(A,1.389323730309618) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, link(C,J), liberties_after(J,enemy,K), 1 < K, liberties_after(J,enemy,L), L < 3, !.
% [1.3893] 142
reward(A,-1.1895629580041824) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, link(C,J), liberties_after(J,enemy,K), 1 < K, !.
% [-1.1896] 139
reward(A,4.254034029481047) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, !.
% [4.2540] 87
reward(A,3.901954593006987) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, group_on_pos(A,D,(2, 1),I), group(I,friend), liberty_cnt(C,J), J < 4, neighbour_cnt(C,enemy,K), 1 < K, group_on_pos(A,D,(-1, 1),L), stone_cnt(L,M), 1 < M, !.
% [3.9020] 44
reward(A,2.4863065947984704) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, group_on_pos(A,D,(2, 1),I), group(I,friend), liberty_cnt(C,J), J < 4, neighbour_cnt(C,enemy,K), 1 < K, !.
% [2.4863] 30
reward(A,7.5089128537791945) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, group_on_pos(A,D,(2, 1),I), group(I,friend), liberty_cnt(C,J), J < 4, link(C,K), group(K,enemy), group_on_pos(A,D,(-1, 1),L), liberty_cnt(L,M), M < 5, group_on_pos(A,D,(1, -2),N), second_order_liberty_cnt(N,O), O < 2, !.
% [7.5089] 39
reward(A,6.46738045122701) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, group_on_pos(A,D,(2, 1),I), group(I,friend), liberty_cnt(C,J), J < 4, link(C,K), group(K,enemy), group_on_pos(A,D,(-1, 1),L), liberty_cnt(L,M), M < 5, !.
% [6.4674] 116
reward(A,5.247711056854518) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, group_on_pos(A,D,(2, 1),I), group(I,friend), liberty_cnt(C,J), J < 4, link(C,K), group(K,enemy), link(C,L), liberties_after(L,enemy,M), 2 < M, group_on_pos(A,D,(-1, -1),N), liberty_cnt(N,O), 5 < O, !.
% [5.2477] 40
reward(A,3.35950022546801) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, group_on_pos(A,D,(2, 1),I), group(I,friend), liberty_cnt(C,J), J < 4, link(C,K), group(K,enemy), link(C,L), liberties_after(L,enemy,M), 2 < M, !.
% [3.3595] 23
reward(A,5.408341505975182) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, group_on_pos(A,D,(2, 1),I), group(I,friend), liberty_cnt(C,J), J < 4, link(C,K), group(K,enemy), group_on_pos(A,D,(0, 1),L), group(L,friend), !.
% [5.4083] 25
reward(A,6.581161063285396) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, group_on_pos(A,D,(2, 1),I), group(I,friend), liberty_cnt(C,J), J < 4, link(C,K), group(K,enemy), !.
% [6.5812] 40
reward(A,3.5374809503452562) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, group_on_pos(A,D,(2, 1),I), group(I,friend), liberty_cnt(C,J), J < 4, group_on_pos(A,D,(-1, 0),K), liberties_after(K,enemy,L), 2 < L, !.
% [3.5375] 61
reward(A,5.792806060419293) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, group_on_pos(A,D,(2, 1),I), group(I,friend), liberty_cnt(C,J), J < 4, link(F,K), stone_cnt(K,L), 4 < L, !.
% [5.7928] 42
reward(A,4.080103185413061) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, group_on_pos(A,D,(2, 1),I), group(I,friend), liberty_cnt(C,J), J < 4, group_on_pos(A,D,(-1, 2),K), second_order_liberty_cnt(K,L), L < 2, !.
% [4.0801] 24
reward(A,5.0070579264281205) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, group_on_pos(A,D,(2, 1),I), group(I,friend), liberty_cnt(C,J), J < 4, !.
% [5.0071] 48
reward(A,7.261425561875143) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, group_on_pos(A,D,(2, 1),I), group(I,friend), !.
% [7.2614] 39
reward(A,2.3096002108390907) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,friend,I), I < 3, !.
% [2.3096] 47
reward(A,4.236469983863837) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, !.
% [4.2365] 80
reward(A,2.6160154351955147) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, neighbour_cnt(C,enemy,H), 1 < H, !.
% [2.6160] 74
reward(A,0.5311693529399031) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, !.
% [0.5312] 357
reward(A,2.5998440071823077) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberties_after(C,friend,J), J < 2, captures(C,enemy,K), 0 < K, enclosure_size(C,friend,L), L < 20, liberty(C,M), shared_liberty_cnt(M,N,O), 1 < O, !.
% [2.5998] 22
reward(A,3.906120616903935) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberties_after(C,friend,J), J < 2, captures(C,enemy,K), 0 < K, enclosure_size(C,friend,L), L < 20, !.
% [3.9061] 20
reward(A,0.8594951352407451) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberties_after(C,friend,J), J < 2, captures(C,enemy,K), 0 < K, !.
% [0.8595] 47
reward(A,-3.1094215785557173) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberties_after(C,friend,J), J < 2, group_on_pos(A,D,(1, 1),K), neighbour_cnt(K,enemy,L), 2 < L, group_on_pos(A,D,(2, -1),M), liberty_cnt(M,N), 3 < N, !.
% [-3.1094] 71
reward(A,2.037471458755881) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberties_after(C,friend,J), J < 2, group_on_pos(A,D,(1, 1),K), neighbour_cnt(K,enemy,L), 2 < L, !.
% [2.0375] 80
reward(A,-1.223198497685192) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberties_after(C,friend,J), J < 2, !.
% [-1.2232] 616
reward(A,-0.42694446072883996) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, captures(C,friend,J), 0 < J, !.
% [-0.4269] 225
reward(A,4.597454847104996) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, distance_to_edge(A,D,down,O), O < 3, link(K,P), liberties_after(P,friend,Q), Q < 3, !.
% [4.5975] 36
reward(A,6.458270379046175) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, distance_to_edge(A,D,down,O), O < 3, !.
% [6.4583] 53
reward(A,5.471810348933594) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, group_on_pos(A,D,(3, 0),O), neighbour_cnt(O,enemy,P), 1 < P, group_on_pos(A,D,(1, -1),Q), second_order_liberty_cnt(Q,R), R < 4, !.
% [5.4718] 45
reward(A,4.282238495466072) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, group_on_pos(A,D,(3, 0),O), neighbour_cnt(O,enemy,P), 1 < P, !.
% [4.2822] 43
reward(A,3.1600255389614333) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, group_on_pos(A,D,(3, 0),O), liberties_after(O,enemy,P), 2 < P, group_on_pos(A,D,(2, -1),Q), stone_cnt(Q,R), 3 < R, !.
% [3.1600] 41
reward(A,0.9362124946362779) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, group_on_pos(A,D,(3, 0),O), liberties_after(O,enemy,P), 2 < P, liberty_cnt(M,Q), 1 < Q, !.
% [0.9362] 67
reward(A,2.841160317683218) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, group_on_pos(A,D,(3, 0),O), liberties_after(O,enemy,P), 2 < P, !.
% [2.8412] 37
reward(A,1.7926797460184163) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, liberties_after(C,friend,O), O < 3, group_on_pos(A,D,(-1, 2),P), stone_cnt(P,Q), Q < 2, !.
% [1.7927] 37
reward(A,3.623010428701395) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, liberties_after(C,friend,O), O < 3, !.
% [3.6230] 34
reward(A,4.3730858698556) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, group_on_pos(A,D,(1, -2),O), stone_cnt(O,P), P < 3, !.
% [4.3731] 106
reward(A,5.180335688803397) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3, !.
% [5.1803] 32
reward(A,3.6486478444247656) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, link(G,M), region_size(M,N), N < 3, enclosure_size(M,enemy,O), O < 30, group_on_pos(A,D,(1, 0),P), liberty_cnt(P,Q), 2 < Q, group_on_pos(A,D,(-1, 2),R), liberty_cnt(R,S), S < 4, !.
% [3.6486] 20
reward(A,4.802413605224297) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, link(G,M), region_size(M,N), N < 3, enclosure_size(M,enemy,O), O < 30, group_on_pos(A,D,(1, 0),P), liberty_cnt(P,Q), 2 < Q, !.
% [4.8024] 39
reward(A,6.184799846836234) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, link(G,M), region_size(M,N), N < 3, enclosure_size(M,enemy,O), O < 30, !.
% [6.1848] 40
reward(A,3.5074541747159182) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, link(G,M), region_size(M,N), N < 3, !.
% [3.5075] 40
reward(A,7.018965899265127) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, group_on_pos(A,D,(-1, -1),M), stone_cnt(M,N), N < 7, !.
% [7.0190] 127
reward(A,4.618572436832377) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12, !.
% [4.6186] 33
reward(A,-1.2828287190449048) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), group(K,empty), !.
% [-1.2828] 206
reward(A,7.0394308259983775) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), liberty_cnt(K,L), L < 4, link(K,M), region_size(M,N), N < 5, group_on_pos(A,D,(2, 1),O), region_size(O,P), P < 12, !.
% [7.0394] 33
reward(A,5.852383347868179) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), liberty_cnt(K,L), L < 4, link(K,M), region_size(M,N), N < 5, group_on_pos(A,D,(-1, 2),O), enclosure_size(O,enemy,P), P < 30, !.
% [5.8524] 38
reward(A,4.255711955192739) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), liberty_cnt(K,L), L < 4, link(K,M), region_size(M,N), N < 5, !.
% [4.2557] 41
reward(A,2.4359784621743916) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(-1, 1),K), liberty_cnt(K,L), L < 4, !.
% [2.4360] 33
reward(A,1.0600934273605394) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 4, group_on_pos(A,D,(0, 3),M), liberties_after(M,friend,N), N < 5, !.
% [1.0601] 157
reward(A,1.7171268198424356) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 4, group_on_pos(A,D,(1, 2),M), neighbour_cnt(M,friend,N), 2 < N, !.
% [1.7171] 25
reward(A,3.4874946408741465) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 4, !.
% [3.4875] 37
reward(A,4.81942845695056) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, neighbour_cnt(C,friend,K), 1 < K, !.
% [4.8194] 35
reward(A,3.51187300423674) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, distance_to_edge(A,D,left,J), J < 2, !.
% [3.5119] 63
reward(A,0.9757915658713575) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), 3 < K, group_on_pos(A,D,(3, 0),L), liberties_after(L,friend,M), 2 < M, group_on_pos(A,D,(0, -3),N), stone_cnt(N,O), O < 2, !.
% [0.9758] 368
reward(A,4.02250595820896) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), 3 < K, group_on_pos(A,D,(3, 0),L), liberties_after(L,friend,M), 2 < M, group_on_pos(A,D,(-1, 0),N), liberty_cnt(N,O), O < 3, !.
% [4.0225] 38
reward(A,2.1709506574409154) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), 3 < K, group_on_pos(A,D,(3, 0),L), liberties_after(L,friend,M), 2 < M, !.
% [2.1710] 29
reward(A,4.521749557699714) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), 3 < K, group_on_pos(A,D,(-2, -1),L), group(L,friend), group_on_pos(A,D,(-1, -2),M), second_order_liberty_cnt(M,N), N < 4, !.
% [4.5217] 21
reward(A,3.280932100863232) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), 3 < K, group_on_pos(A,D,(-2, -1),L), group(L,friend), !.
% [3.2809] 38
reward(A,2.229817352037206) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), 3 < K, !.
% [2.2298] 76
reward(A,5.865787851156729) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(G,J), neighbour_cnt(J,enemy,K), 1 < K, link(J,L), enclosure_size(L,enemy,M), M < 30, !.
% [5.8658] 42
reward(A,1.7575516072936241) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(G,J), neighbour_cnt(J,enemy,K), 1 < K, link(C,L), stone_cnt(L,M), 4 < M, link(C,N), liberties_after(N,enemy,O), 2 < O, !.
% [1.7576] 32
reward(A,3.550383710480297) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(G,J), neighbour_cnt(J,enemy,K), 1 < K, link(C,L), stone_cnt(L,M), 4 < M, !.
% [3.5504] 29
reward(A,5.45034002273654) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(G,J), neighbour_cnt(J,enemy,K), 1 < K, link(C,L), liberty_cnt(L,M), M < 2, !.
% [5.4503] 21
reward(A,4.514716667981604) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(G,J), neighbour_cnt(J,enemy,K), 1 < K, !.
% [4.5147] 24
reward(A,0.34101352951894653) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(3, 0),J), liberties_after(J,friend,K), K < 4, liberties_after(J,friend,L), 2 < L, !.
% [0.3410] 73
reward(A,2.520271970181202) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(3, 0),J), liberties_after(J,friend,K), K < 4, !.
% [2.5203] 32
reward(A,3.503549002762812) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, !.
% [3.5035] 60
reward(A,-2.35543185859328) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, liberty_cnt(G,J), J < 2, !.
% [-2.3554] 1087
reward(A,3.103507533265243) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, link(C,J), group(J,friend), link(G,K), liberties_after(K,friend,L), L < 2, link(J,M), neighbour_cnt(M,enemy,N), 1 < N, !.
% [3.1035] 61
reward(A,1.6671824419610235) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, link(C,J), group(J,friend), link(G,K), liberties_after(K,friend,L), L < 2, !.
% [1.6672] 110
reward(A,0.780990448819502) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, link(C,J), group(J,friend), group_on_pos(A,D,(1, 1),K), enclosure_size(K,enemy,L), L < 30, group_on_pos(A,D,(-2, -1),M), group(M,enemy), group_on_pos(A,D,(2, -1),N), stone_cnt(N,O), O < 3, !.
% [0.7810] 37
reward(A,2.897369202521479) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, link(C,J), group(J,friend), group_on_pos(A,D,(1, 1),K), enclosure_size(K,enemy,L), L < 30, group_on_pos(A,D,(-2, -1),M), group(M,enemy), !.
% [2.8974] 21
reward(A,0.0469109755617057) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, link(C,J), group(J,friend), group_on_pos(A,D,(1, 1),K), enclosure_size(K,enemy,L), L < 30, !.
% [0.0469] 121
reward(A,-1.636769279433027) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, link(C,J), group(J,friend), !.
% [-1.6368] 221
reward(A,-2.0797024723760322) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, region_size(G,I), I < 4, !.
% [-2.0797] 505
reward(A,2.744301564911619) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,friend,I), I < 3, group_on_pos(A,D,(1, 1),J), liberty_cnt(J,K), K < 2, group_on_pos(A,D,(1, 0),L), liberties_after(L,enemy,M), M < 3, group_on_pos(A,D,(0, 2),N), liberty_cnt(N,O), 3 < O, !.
% [2.7443] 34
reward(A,1.793887491628648) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,friend,I), I < 3, group_on_pos(A,D,(1, 1),J), liberty_cnt(J,K), K < 2, group_on_pos(A,D,(1, 0),L), liberties_after(L,enemy,M), M < 3, !.
% [1.7939] 51
reward(A,0.06784867721892907) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,friend,I), I < 3, group_on_pos(A,D,(1, 1),J), liberty_cnt(J,K), K < 2, enclosure_size(J,enemy,L), L < 4, liberties_after(G,friend,M), M < 3, !.
% [0.0678] 51
reward(A,2.3684219819258643) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,friend,I), I < 3, group_on_pos(A,D,(1, 1),J), liberty_cnt(J,K), K < 2, enclosure_size(J,enemy,L), L < 4, !.
% [2.3684] 36
reward(A,-0.6661990748983011) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,friend,I), I < 3, group_on_pos(A,D,(1, 1),J), liberty_cnt(J,K), K < 2, !.
% [-0.6662] 443
reward(A,-1.5169232905019534) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,friend,I), I < 3, !.
% [-1.5169] 791
reward(A,0.6418111882447554) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, link(C,I), liberty_cnt(I,J), 4 < J, link(G,K), liberty_cnt(K,L), 4 < L, link(C,M), liberties_after(M,friend,N), N < 3, link(K,O), enclosure_size(O,enemy,P), P < 30, neighbour_cnt(M,enemy,Q), 1 < Q, !.
% [0.6418] 219
reward(A,2.9919910345734886) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, link(C,I), liberty_cnt(I,J), 4 < J, link(G,K), liberty_cnt(K,L), 4 < L, link(C,M), liberties_after(M,friend,N), N < 3, link(K,O), enclosure_size(O,enemy,P), P < 30, group_on_pos(A,D,(2, 0),Q), region_size(Q,R), R < 3, !.
% [2.9920] 30
reward(A,1.8787830445305977) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, link(C,I), liberty_cnt(I,J), 4 < J, link(G,K), liberty_cnt(K,L), 4 < L, link(C,M), liberties_after(M,friend,N), N < 3, link(K,O), enclosure_size(O,enemy,P), P < 30, !.
% [1.8788] 108
reward(A,2.824180413538681) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, link(C,I), liberty_cnt(I,J), 4 < J, link(G,K), liberty_cnt(K,L), 4 < L, link(C,M), liberties_after(M,friend,N), N < 3, !.
% [2.8242] 181
reward(A,1.545048312018161) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, link(C,I), liberty_cnt(I,J), 4 < J, link(G,K), liberty_cnt(K,L), 4 < L, link(C,M), liberties_after(M,enemy,N), N < 4, group_on_pos(A,D,(1, 1),O), enclosure_size(O,enemy,P), P < 30, group_on_pos(A,D,(-1, 1),Q), neighbour_cnt(Q,enemy,R), 2 < R, !.
% [1.5450] 65
reward(A,2.7985655868355104) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, link(C,I), liberty_cnt(I,J), 4 < J, link(G,K), liberty_cnt(K,L), 4 < L, link(C,M), liberties_after(M,enemy,N), N < 4, group_on_pos(A,D,(1, 1),O), enclosure_size(O,enemy,P), P < 30, !.
% [2.7986] 106
reward(A,-0.8199990738845767) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, link(C,I), liberty_cnt(I,J), 4 < J, link(G,K), liberty_cnt(K,L), 4 < L, link(C,M), liberties_after(M,enemy,N), N < 4, neighbour_cnt(G,friend,O), 1 < O, !.
% [-0.8200] 229
reward(A,1.3887312118180086) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, link(C,I), liberty_cnt(I,J), 4 < J, link(G,K), liberty_cnt(K,L), 4 < L, link(C,M), liberties_after(M,enemy,N), N < 4, !.
% [1.3887] 162
reward(A,-1.1934285241019231) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, link(C,I), liberty_cnt(I,J), 4 < J, link(G,K), liberty_cnt(K,L), 4 < L, !.
% [-1.1934] 299
reward(A,2.8590282961150173) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, link(C,I), liberty_cnt(I,J), 4 < J, second_order_liberty_cnt(C,K), K < 2, !.
% [2.8590] 94
reward(A,4.318197763732976) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, link(C,I), liberty_cnt(I,J), 4 < J, !.
% [4.3182] 41
reward(A,2.4792396142563926) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,enemy,I), I < 4, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 3, group_on_pos(A,D,(2, 0),L), neighbour_cnt(L,friend,M), 0 < M, !.
% [2.4792] 71
reward(A,4.063932761231529) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,enemy,I), I < 4, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 3, !.
% [4.0639] 43
reward(A,2.091102027039967) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,enemy,I), I < 4, !.
% [2.0911] 176
reward(A,4.198859528442576) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, distance_to_edge(A,D,left,I), I < 2, link(C,J), liberty_cnt(J,K), 3 < K, !.
% [4.1989] 70
reward(A,6.013968103704745) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, distance_to_edge(A,D,left,I), I < 2, group_on_pos(A,D,(1, 1),J), liberties_after(J,friend,K), 1 < K, !.
% [6.0140] 43
reward(A,5.104475721513034) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, distance_to_edge(A,D,left,I), I < 2, !.
% [5.1045] 22
reward(A,3.695083588006433) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, !.
% [3.6951] 74
reward(A,2.348156057933752) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, distance_to_edge(A,D,right,I), I < 2, group_on_pos(A,D,(1, -1),J), enclosure_size(J,enemy,K), K < 30, liberties_after(G,friend,L), L < 3, !.
% [2.3482] 112
reward(A,4.425926111198369) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, distance_to_edge(A,D,right,I), I < 2, group_on_pos(A,D,(1, -1),J), enclosure_size(J,enemy,K), K < 30, !.
% [4.4259] 52
reward(A,0.9081123369350601) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, distance_to_edge(A,D,right,I), I < 2, !.
% [0.9081] 346
reward(A,1.9795132392160428) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, group_on_pos(A,D,(-2, 1),I), liberties_after(I,enemy,J), J < 4, group_on_pos(A,D,(1, 0),K), liberties_after(K,friend,L), L < 5, !.
% [1.9795] 114
reward(A,2.3990245205190717) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, group_on_pos(A,D,(-2, 1),I), liberties_after(I,enemy,J), J < 4, group_on_pos(A,D,(1, 0),K), second_order_liberty_cnt(K,L), L < 2, enclosure_size(I,enemy,M), M < 30, !.
% [2.3990] 30
reward(A,0.3446392832093171) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, group_on_pos(A,D,(-2, 1),I), liberties_after(I,enemy,J), J < 4, group_on_pos(A,D,(1, 0),K), second_order_liberty_cnt(K,L), L < 2, !.
% [0.3446] 202
reward(A,-2.0299052940292914) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, group_on_pos(A,D,(-2, 1),I), liberties_after(I,enemy,J), J < 4, !.
% [-2.0299] 277
reward(A,-1.5756051863105442) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, !.
% [-1.5756] 1126
reward(A,-4.24302068175908) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, !.
% [-4.2430] 755
reward(A,2.368458556971989) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), liberty_cnt(F,G), G < 3, group_on_pos(A,D,(1, 1),H), liberties_after(H,friend,I), I < 2, !.
% [2.3685] 74
reward(A,2.1685728066952006) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), liberty_cnt(F,G), G < 3, link(F,H), enclosure_size(H,enemy,I), I < 10, !.
% [2.1686] 99
reward(A,-1.4549804957617039) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), liberty_cnt(F,G), G < 3, link(F,H), liberty_cnt(H,I), 3 < I, !.
% [-1.4550] 492
reward(A,0.9911024822205203) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), liberty_cnt(F,G), G < 3, group_on_pos(A,D,(2, 1),H), liberties_after(H,enemy,I), 3 < I, group_on_pos(A,D,(0, -3),J), neighbour_cnt(J,friend,K), 0 < K, !.
% [0.9911] 29
reward(A,3.60598735856904) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), liberty_cnt(F,G), G < 3, group_on_pos(A,D,(2, 1),H), liberties_after(H,enemy,I), 3 < I, group_on_pos(A,D,(-1, 2),J), group(J,enemy), !.
% [3.6060] 22
reward(A,2.514198691656888) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), liberty_cnt(F,G), G < 3, group_on_pos(A,D,(2, 1),H), liberties_after(H,enemy,I), 3 < I, !.
% [2.5142] 75
reward(A,0.3552828181137449) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), liberty_cnt(F,G), G < 3, !.
% [0.3553] 111
reward(A,-0.9363329868379012) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), !.
% [-0.9363] 326
reward(A,0.5955275084790734) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(2, 1),F), liberties_after(F,friend,G), G < 3, captures(C,enemy,H), 0 < H, !.
% [0.5955] 84
reward(A,-1.2820916885270346) :- board(A,C), unbound(D), region_size(C,E), E < 12, group_on_pos(A,D,(2, 1),F), liberties_after(F,friend,G), G < 3, !.
% [-1.2821] 978
reward(A,-3.2362250359074323) :- board(A,C), unbound(D), region_size(C,E), E < 12, !.
% [-3.2362] 2294
reward(A,-13.279176086026357) :- !.
% [-13.2792] 118257
