% enclosed-tactical: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,6.3211555730694196) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, captures(C,enemy,J), 0 < J, !.
% [6.3212] 86
reward(A,2.9889017887423726) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, liberties_after(C,friend,J), J < 2, group_on_pos(A,D,(1, 1),K), neighbour_cnt(K,enemy,L), 1 < L, group_on_pos(A,D,(1, 0),M), liberty_cnt(M,N), N < 3, group_on_pos(A,D,(2, 0),O), second_order_liberty_cnt(O,P), P < 2, !.
% [2.9889] 28
reward(A,1.8053836074806195) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, liberties_after(C,friend,J), J < 2, group_on_pos(A,D,(1, 1),K), neighbour_cnt(K,enemy,L), 1 < L, group_on_pos(A,D,(1, 0),M), liberty_cnt(M,N), N < 3, !.
% [1.8054] 35
reward(A,0.3257013339722519) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, liberties_after(C,friend,J), J < 2, group_on_pos(A,D,(1, 1),K), neighbour_cnt(K,enemy,L), 1 < L, !.
% [0.3257] 80
reward(A,-6.611876884715669) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, liberties_after(C,friend,J), J < 2, !.
% [-6.6119] 212
reward(A,4.457748558747052) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, link(C,J), liberties_after(J,friend,K), 1 < K, group_on_pos(A,D,(1, 1),L), group(L,friend), group_on_pos(A,D,(2, 1),M), liberties_after(M,enemy,N), N < 3, !.
% [4.4577] 49
reward(A,3.14170645620678) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, link(C,J), liberties_after(J,friend,K), 1 < K, group_on_pos(A,D,(1, 1),L), group(L,friend), !.
% [3.1417] 38
reward(A,-0.5396585437970266) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, link(C,J), liberties_after(J,friend,K), 1 < K, shared_liberty_cnt(C,L,M), 1 < M, link(J,N), liberties_after(N,friend,O), 2 < O, !.
% [-0.5397] 102
reward(A,0.7797722990018254) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, link(C,J), liberties_after(J,friend,K), 1 < K, shared_liberty_cnt(C,L,M), 1 < M, liberty(C,N), neighbour_cnt(N,friend,O), 0 < O, !.
% [0.7798] 63
reward(A,2.3498607940600977) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, link(C,J), liberties_after(J,friend,K), 1 < K, shared_liberty_cnt(C,L,M), 1 < M, !.
% [2.3499] 91
reward(A,2.2039989024890096) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, link(C,J), liberties_after(J,friend,K), 1 < K, liberties_after(J,friend,L), L < 4, !.
% [2.2040] 52
reward(A,3.2993524609011047) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, link(C,J), liberties_after(J,friend,K), 1 < K, !.
% [3.2994] 24
reward(A,5.076289555414953) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, enclosure_size(F,enemy,J), J < 7, group_on_pos(A,D,(3, 0),K), group(K,friend), group_on_pos(A,D,(2, 0),L), second_order_liberty_cnt(L,M), M < 1, !.
% [5.0763] 51
reward(A,6.813080768222356) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, enclosure_size(F,enemy,J), J < 7, group_on_pos(A,D,(3, 0),K), group(K,friend), !.
% [6.8131] 65
reward(A,4.0668638906373324) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, enclosure_size(F,enemy,J), J < 7, !.
% [4.0669] 52
reward(A,4.063296977103766) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,friend,I), I < 3, !.
% [4.0633] 52
reward(A,-2.4389164496442644) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,enemy,I), I < 3, liberties_after(C,enemy,J), J < 2, !.
% [-2.4389] 55
reward(A,1.2707657960405117) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,enemy,I), I < 3, liberty(C,J), neighbour_cnt(J,friend,K), 0 < K, !.
% [1.2708] 83
reward(A,3.266709249986484) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, liberties_after(C,enemy,I), I < 3, !.
% [3.2667] 53
reward(A,6.814793084622182) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, shared_liberty_cnt(C,I,J), 2 < J, !.
% [6.8148] 82
reward(A,5.5894388760950315) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, group_on_pos(A,D,(2, 1),I), eye_like(I,enemy), group_on_pos(A,D,(3, 0),J), stone_cnt(J,K), K < 5, !.
% [5.5894] 46
reward(A,5.638735413107665) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, group_on_pos(A,D,(2, 1),I), eye_like(I,enemy), group_on_pos(A,D,(0, -1),J), liberties_after(J,enemy,K), K < 4, !.
% [5.6387] 26
reward(A,7.162536195521093) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, group_on_pos(A,D,(2, 1),I), eye_like(I,enemy), !.
% [7.1625] 126
reward(A,5.4500293551046095) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(F,I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(2, 0),K), liberty_cnt(K,L), 5 < L, group_on_pos(A,D,(3, 0),M), neighbour_cnt(M,enemy,N), 0 < N, !.
% [5.4500] 48
reward(A,4.053479907456155) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(F,I), liberty_cnt(I,J), J < 2, group_on_pos(A,D,(2, 0),K), liberty_cnt(K,L), 5 < L, !.
% [4.0535] 43
reward(A,3.5320943095745707) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(F,I), liberty_cnt(I,J), J < 2, !.
% [3.5321] 79
reward(A,6.701237318743055) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(C,I), liberties_after(I,friend,J), 2 < J, group_on_pos(A,D,(2, 1),K), liberties_after(K,friend,L), L < 2, group_on_pos(A,D,(0, -1),M), liberties_after(M,enemy,N), 2 < N, !.
% [6.7012] 57
reward(A,4.703679363160487) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(C,I), liberties_after(I,friend,J), 2 < J, group_on_pos(A,D,(2, 1),K), liberties_after(K,friend,L), L < 2, !.
% [4.7037] 25
reward(A,4.592368887453052) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(C,I), liberties_after(I,friend,J), 2 < J, liberty(I,K), neighbour_cnt(K,friend,L), 0 < L, !.
% [4.5924] 86
reward(A,3.706737449460867) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, link(C,I), liberties_after(I,friend,J), 2 < J, !.
% [3.7067] 50
reward(A,7.701761641912873) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, group_on_pos(A,D,(2, 1),I), liberties_after(I,friend,J), J < 3, link(I,K), liberties_after(K,friend,L), 3 < L, !.
% [7.7018] 25
reward(A,6.1703704351068245) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, group_on_pos(A,D,(2, 1),I), liberties_after(I,friend,J), J < 3, !.
% [6.1704] 32
reward(A,5.355744178203228) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, enclosure_size(F,friend,H), H < 30, !.
% [5.3557] 62
reward(A,2.816743069299565) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, link(C,H), liberties_after(H,enemy,I), I < 2, !.
% [2.8167] 25
reward(A,3.032402376084881) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, liberty(C,H), liberty_cnt(H,I), 2 < I, !.
% [3.0324] 54
reward(A,1.2662579941114684) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,friend,G), G < 2, !.
% [1.2663] 244
reward(A,-0.45517011275855584) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, link(C,J), liberties_after(J,enemy,K), 1 < K, link(J,L), second_order_liberty_cnt(L,M), M < 1, !.
% [-0.4552] 84
reward(A,2.1942943691057932) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, link(C,J), liberties_after(J,enemy,K), 1 < K, !.
% [2.1943] 203
reward(A,-5.60890069069997) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, liberties_after(C,enemy,J), J < 2, !.
% [-5.6089] 161
reward(A,4.681965909125802) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberties_after(C,enemy,I), I < 3, !.
% [4.6820] 101
reward(A,4.01208619060571) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, neighbour_cnt(C,enemy,I), 1 < I, group_on_pos(A,D,(1, 1),J), neighbour_cnt(J,friend,K), 0 < K, !.
% [4.0121] 44
reward(A,0.9998606850583371) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, neighbour_cnt(C,enemy,I), 1 < I, !.
% [0.9999] 50
reward(A,3.9159370034201997) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, link(C,J), captures(J,friend,K), 0 < K, !.
% [3.9159] 33
reward(A,5.460843027951045) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, group_on_pos(A,D,(2, 1),J), group(J,friend), group_on_pos(A,D,(0, 1),K), group(K,friend), !.
% [5.4608] 126
reward(A,7.945388048490421) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, group_on_pos(A,D,(2, 1),J), group(J,friend), group_on_pos(A,D,(1, -1),K), stone_cnt(K,L), 4 < L, group_on_pos(A,D,(1, 2),M), liberties_after(M,friend,N), 3 < N, !.
% [7.9454] 28
reward(A,6.551453823699531) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, group_on_pos(A,D,(2, 1),J), group(J,friend), group_on_pos(A,D,(1, -1),K), stone_cnt(K,L), 4 < L, !.
% [6.5515] 58
reward(A,5.722148843920488) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, group_on_pos(A,D,(2, 1),J), group(J,friend), group_on_pos(A,D,(2, -1),K), liberty_cnt(K,L), L < 2, group_on_pos(A,D,(0, -1),M), liberty_cnt(M,N), 3 < N, !.
% [5.7221] 22
reward(A,6.8838522553712735) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, group_on_pos(A,D,(2, 1),J), group(J,friend), group_on_pos(A,D,(2, -1),K), liberty_cnt(K,L), L < 2, !.
% [6.8839] 104
reward(A,5.042948122219105) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, group_on_pos(A,D,(2, 1),J), group(J,friend), liberty(C,K), neighbour_cnt(K,enemy,L), 0 < L, group_on_pos(A,D,(-1, -1),M), stone_cnt(M,N), 0 < N, !.
% [5.0429] 22
reward(A,3.5612462079013842) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, group_on_pos(A,D,(2, 1),J), group(J,friend), liberty(C,K), neighbour_cnt(K,enemy,L), 0 < L, !.
% [3.5612] 25
reward(A,6.371418102705908) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, group_on_pos(A,D,(2, 1),J), group(J,friend), group_on_pos(A,D,(3, 0),K), stone_cnt(K,L), L < 2, !.
% [6.3714] 39
reward(A,5.277974084231822) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, group_on_pos(A,D,(2, 1),J), group(J,friend), !.
% [5.2780] 28
reward(A,4.767199164687017) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, liberty_cnt(C,I), I < 4, !.
% [4.7672] 79
reward(A,6.999568693762594) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, enclosure_size(F,enemy,H), H < 30, !.
% [6.9996] 34
reward(A,1.7221549187646934) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, neighbour_cnt(C,enemy,H), 1 < H, !.
% [1.7222] 76
reward(A,-1.5970248302285492) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, link(C,H), liberty_cnt(H,I), 5 < I, !.
% [-1.5970] 207
reward(A,-0.41912570100635776) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, liberties_after(C,enemy,H), H < 4, !.
% [-0.4191] 64
reward(A,1.8153415713808725) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), liberties_after(F,enemy,G), G < 2, !.
% [1.8153] 80
reward(A,1.4130995407771407) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberties_after(C,friend,J), J < 2, captures(C,enemy,K), 0 < K, !.
% [1.4131] 96
reward(A,0.8461943203837267) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberties_after(C,friend,J), J < 2, link(G,K), neighbour_cnt(K,enemy,L), 2 < L, !.
% [0.8462] 261
reward(A,-1.9636882014175718) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberties_after(C,friend,J), J < 2, !.
% [-1.9637] 527
reward(A,-1.8064115352585601) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, captures(C,friend,J), 0 < J, !.
% [-1.8064] 235
reward(A,2.3447957800987567) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, distance_to_edge(A,D,right,L), L < 2, link(J,M), enclosure_size(M,friend,N), N < 20, link(G,O), neighbour_cnt(O,friend,P), 1 < P, !.
% [2.3448] 44
reward(A,3.6339676257955866) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, distance_to_edge(A,D,right,L), L < 2, link(J,M), enclosure_size(M,friend,N), N < 20, !.
% [3.6340] 32
reward(A,7.869330511821367) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, distance_to_edge(A,D,right,L), L < 2, group_on_pos(A,D,(0, 1),M), liberties_after(M,enemy,N), N < 4, group_on_pos(A,D,(-3, 0),O), liberties_after(O,friend,P), 2 < P, !.
% [7.8693] 36
reward(A,6.549352760069256) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, distance_to_edge(A,D,right,L), L < 2, group_on_pos(A,D,(0, 1),M), liberties_after(M,enemy,N), N < 4, !.
% [6.5494] 80
reward(A,5.727249588813472) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, distance_to_edge(A,D,right,L), L < 2, group_on_pos(A,D,(0, 2),M), region_size(M,N), N < 4, !.
% [5.7272] 91
reward(A,4.443378448938189) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, distance_to_edge(A,D,right,L), L < 2, !.
% [4.4434] 258
reward(A,6.971462558941971) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, neighbour_cnt(G,friend,L), 1 < L, group_on_pos(A,D,(-2, -1),M), neighbour_cnt(M,enemy,N), 0 < N, link(G,O), liberties_after(O,enemy,P), P < 4, group_on_pos(A,D,(2, 0),Q), stone_cnt(Q,R), R < 2, !.
% [6.9715] 20
reward(A,5.382405573839423) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, neighbour_cnt(G,friend,L), 1 < L, group_on_pos(A,D,(-2, -1),M), neighbour_cnt(M,enemy,N), 0 < N, link(G,O), liberties_after(O,enemy,P), P < 4, !.
% [5.3824] 20
reward(A,3.9855840253278254) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, neighbour_cnt(G,friend,L), 1 < L, group_on_pos(A,D,(-2, -1),M), neighbour_cnt(M,enemy,N), 0 < N, !.
% [3.9856] 23
reward(A,3.099589899907066) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, neighbour_cnt(G,friend,L), 1 < L, !.
% [3.0996] 64
reward(A,-1.6632207054943375) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, liberties_after(J,enemy,L), 3 < L, group_on_pos(A,D,(-2, 1),M), liberties_after(M,enemy,N), 3 < N, !.
% [-1.6632] 198
reward(A,2.680589512316548) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, liberties_after(J,enemy,L), 3 < L, !.
% [2.6806] 65
reward(A,2.171496810425742) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, link(J,L), liberties_after(L,enemy,M), 3 < M, !.
% [2.1715] 100
reward(A,5.236238367067438) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, group_on_pos(A,D,(2, -1),L), liberties_after(L,enemy,M), M < 5, !.
% [5.2362] 22
reward(A,3.890491407881209) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30, !.
% [3.8905] 66
reward(A,-4.278283826378408) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 2, group_on_pos(A,D,(2, -1),L), liberties_after(L,enemy,M), 1 < M, !.
% [-4.2783] 162
reward(A,1.404333475678103) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 2, !.
% [1.4043] 34
reward(A,5.579781951348894) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, neighbour_cnt(C,friend,J), 1 < J, enclosure_size(C,friend,K), K < 30, link(G,L), group(L,enemy), !.
% [5.5798] 129
reward(A,3.723366880132871) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, neighbour_cnt(C,friend,J), 1 < J, enclosure_size(C,friend,K), K < 30, !.
% [3.7234] 47
reward(A,1.169243943163867) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, neighbour_cnt(C,friend,J), 1 < J, neighbour_cnt(G,enemy,K), 2 < K, !.
% [1.1692] 55
reward(A,3.5918464323983708) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, neighbour_cnt(C,friend,J), 1 < J, !.
% [3.5918] 27
reward(A,5.510325690596397) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 4, distance_to_edge(A,D,right,L), L < 2, group_on_pos(A,D,(0, -1),M), neighbour_cnt(M,enemy,N), 0 < N, !.
% [5.5103] 87
reward(A,3.70968184381421) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 4, distance_to_edge(A,D,right,L), L < 2, !.
% [3.7097] 49
reward(A,1.4769387245439631) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 4, link(G,L), liberties_after(L,friend,M), 3 < M, !.
% [1.4769] 99
reward(A,3.6016430242563526) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 4, !.
% [3.6016] 35
reward(A,2.4540713628492687) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(G,J), liberties_after(J,enemy,K), K < 4, link(G,L), group(L,friend), group_on_pos(A,D,(1, 1),M), liberties_after(M,friend,N), 1 < N, !.
% [2.4541] 77
reward(A,5.457088295536749) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(G,J), liberties_after(J,enemy,K), K < 4, link(G,L), group(L,friend), link(C,M), liberties_after(M,friend,N), N < 4, shared_liberty_cnt(J,O,P), 1 < P, !.
% [5.4571] 31
reward(A,6.8705963557677885) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(G,J), liberties_after(J,enemy,K), K < 4, link(G,L), group(L,friend), link(C,M), liberties_after(M,friend,N), N < 4, !.
% [6.8706] 20
reward(A,3.956982565935098) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(G,J), liberties_after(J,enemy,K), K < 4, link(G,L), group(L,friend), !.
% [3.9570] 41
reward(A,2.6550899543884445) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(G,J), liberties_after(J,enemy,K), K < 4, link(G,L), stone_cnt(L,M), 3 < M, !.
% [2.6551] 42
reward(A,0.43573810351739967) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, link(G,J), liberties_after(J,enemy,K), K < 4, !.
% [0.4357] 87
reward(A,1.5356254910136857) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty(C,J), shared_liberty_cnt(J,K,L), 1 < L, neighbour_cnt(G,friend,M), 1 < M, !.
% [1.5356] 61
reward(A,3.69691957848246) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty(C,J), shared_liberty_cnt(J,K,L), 1 < L, stone_cnt(K,M), M < 3, !.
% [3.6969] 37
reward(A,2.4438194463992557) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, liberty(C,J), shared_liberty_cnt(J,K,L), 1 < L, !.
% [2.4438] 34
reward(A,0.1413320306347217) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, stone_cnt(G,I), 0 < I, !.
% [0.1413] 152
reward(A,-0.41375396440338746) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, region_size(G,J), J < 4, group_on_pos(A,D,(1, 1),K), region_size(K,L), L < 4, group_on_pos(A,D,(-1, 0),M), group(M,friend), group_on_pos(A,D,(1, 0),N), group(N,enemy), !.
% [-0.4138] 296
reward(A,3.4256684442160408) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, region_size(G,J), J < 4, group_on_pos(A,D,(1, 1),K), region_size(K,L), L < 4, group_on_pos(A,D,(-1, 0),M), group(M,friend), group_on_pos(A,D,(0, 1),N), group(N,enemy), group_on_pos(A,D,(-1, 1),O), region_size(O,P), P < 4, !.
% [3.4257] 20
reward(A,4.32740185700011) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, region_size(G,J), J < 4, group_on_pos(A,D,(1, 1),K), region_size(K,L), L < 4, group_on_pos(A,D,(-1, 0),M), group(M,friend), group_on_pos(A,D,(0, 1),N), group(N,enemy), !.
% [4.3274] 49
reward(A,1.7489727546538965) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, region_size(G,J), J < 4, group_on_pos(A,D,(1, 1),K), region_size(K,L), L < 4, group_on_pos(A,D,(-1, 0),M), group(M,friend), !.
% [1.7490] 65
reward(A,-1.1678934887613366) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, region_size(G,J), J < 4, group_on_pos(A,D,(1, 1),K), region_size(K,L), L < 4, !.
% [-1.1679] 677
reward(A,-2.9384039623967313) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, region_size(G,J), J < 4, !.
% [-2.9384] 1048
reward(A,1.893125420791343) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(C,friend,J), J < 3, liberties_after(G,enemy,K), K < 3, group_on_pos(A,D,(1, 1),L), liberty_cnt(L,M), M < 2, !.
% [1.8931] 163
reward(A,-0.16024942138771447) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(C,friend,J), J < 3, liberties_after(G,enemy,K), K < 3, !.
% [-0.1602] 249
reward(A,-1.5690736018265565) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(C,friend,J), J < 3, !.
% [-1.5691] 913
reward(A,5.061729046640457) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(G,friend,J), J < 5, shared_liberty_cnt(C,K,L), 1 < L, enclosure_size(K,enemy,M), M < 30, liberties_after(K,enemy,N), N < 4, !.
% [5.0617] 37
reward(A,3.810544610288436) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(G,friend,J), J < 5, shared_liberty_cnt(C,K,L), 1 < L, enclosure_size(K,enemy,M), M < 30, !.
% [3.8105] 23
reward(A,4.971148327559548) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(G,friend,J), J < 5, shared_liberty_cnt(C,K,L), 1 < L, group_on_pos(A,D,(1, 1),M), liberties_after(M,friend,N), N < 5, group_on_pos(A,D,(2, 1),O), liberties_after(O,friend,P), P < 5, group_on_pos(A,D,(-1, -1),Q), liberty_cnt(Q,R), R < 5, !.
% [4.9711] 20
reward(A,3.8219462672553894) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(G,friend,J), J < 5, shared_liberty_cnt(C,K,L), 1 < L, group_on_pos(A,D,(1, 1),M), liberties_after(M,friend,N), N < 5, group_on_pos(A,D,(2, 1),O), liberties_after(O,friend,P), P < 5, !.
% [3.8219] 28
reward(A,2.485753467890037) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(G,friend,J), J < 5, shared_liberty_cnt(C,K,L), 1 < L, group_on_pos(A,D,(1, 1),M), liberties_after(M,friend,N), N < 5, !.
% [2.4858] 66
reward(A,2.182811964979612) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(G,friend,J), J < 5, shared_liberty_cnt(C,K,L), 1 < L, !.
% [2.1828] 141
reward(A,2.8564661993285463) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(G,friend,J), J < 5, link(G,K), liberties_after(K,friend,L), L < 3, neighbour_cnt(C,enemy,M), 1 < M, !.
% [2.8565] 39
reward(A,2.08974254489705) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(G,friend,J), J < 5, link(G,K), liberties_after(K,friend,L), L < 3, !.
% [2.0897] 82
reward(A,0.37883728511146836) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(G,friend,J), J < 5, link(C,K), liberties_after(K,enemy,L), L < 5, enclosure_size(K,friend,M), M < 30, !.
% [0.3788] 39
reward(A,2.848263446589056) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(G,friend,J), J < 5, link(C,K), liberties_after(K,enemy,L), L < 5, !.
% [2.8483] 69
reward(A,-1.3986812898079735) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, liberties_after(G,friend,J), J < 5, !.
% [-1.3987] 155
reward(A,-0.7363322083044687) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, group_on_pos(A,D,(2, 1),J), enclosure_size(J,friend,K), K < 30, !.
% [-0.7363] 380
reward(A,1.80991087943315) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, link(C,J), liberty_cnt(J,K), 5 < K, !.
% [1.8099] 159
reward(A,3.676237148111035) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberty_cnt(C,I), I < 3, !.
% [3.6762] 47
reward(A,2.0265174230006737) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, link(C,I), liberty_cnt(I,J), 4 < J, !.
% [2.0265] 282
reward(A,4.313317429925122) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,friend,I), I < 4, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 4, group_on_pos(A,D,(2, -1),L), second_order_liberty_cnt(L,M), M < 2, !.
% [4.3133] 32
reward(A,3.3300371797752844) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,friend,I), I < 4, group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 4, !.
% [3.3300] 83
reward(A,2.3729192082839727) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, liberties_after(C,friend,I), I < 4, !.
% [2.3729] 104
reward(A,3.8248116186304704) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(2, 0),I), liberties_after(I,friend,J), J < 3, !.
% [3.8248] 37
reward(A,4.647799331481382) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(2, 1),I), second_order_liberty_cnt(I,J), J < 2, group_on_pos(A,D,(2, 0),K), neighbour_cnt(K,friend,L), 0 < L, liberties_after(K,enemy,M), 1 < M, !.
% [4.6478] 22
reward(A,3.3493326199685725) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(2, 1),I), second_order_liberty_cnt(I,J), J < 2, group_on_pos(A,D,(2, 0),K), neighbour_cnt(K,friend,L), 0 < L, !.
% [3.3493] 28
reward(A,5.016558047103409) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(2, 1),I), second_order_liberty_cnt(I,J), J < 2, group_on_pos(A,D,(0, 2),K), neighbour_cnt(K,friend,L), 0 < L, !.
% [5.0166] 24
reward(A,6.211846875143233) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, group_on_pos(A,D,(2, 1),I), second_order_liberty_cnt(I,J), J < 2, !.
% [6.2118] 22
reward(A,5.805734302835968) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, link(C,G), liberty_cnt(G,H), H < 3, !.
% [5.8057] 29
reward(A,2.8961553063416745) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, group_on_pos(A,D,(-1, 1),I), enclosure_size(I,enemy,J), J < 30, group_on_pos(A,D,(0, -1),K), group(K,friend), group_on_pos(A,D,(-1, -1),L), second_order_liberty_cnt(L,M), M < 1, group_on_pos(A,D,(1, -2),N), group(N,enemy), !.
% [2.8962] 23
reward(A,4.738256504568506) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, group_on_pos(A,D,(-1, 1),I), enclosure_size(I,enemy,J), J < 30, group_on_pos(A,D,(0, -1),K), group(K,friend), group_on_pos(A,D,(-1, -1),L), second_order_liberty_cnt(L,M), M < 1, !.
% [4.7383] 30
reward(A,2.3963094742246636) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, group_on_pos(A,D,(-1, 1),I), enclosure_size(I,enemy,J), J < 30, group_on_pos(A,D,(0, -1),K), group(K,friend), !.
% [2.3963] 89
reward(A,3.5068757218090787) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, group_on_pos(A,D,(-1, 1),I), enclosure_size(I,enemy,J), J < 30, group_on_pos(A,D,(-3, 0),K), neighbour_cnt(K,friend,L), 0 < L, link(G,M), neighbour_cnt(M,enemy,N), 1 < N, !.
% [3.5069] 33
reward(A,1.4071053198882082) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, group_on_pos(A,D,(-1, 1),I), enclosure_size(I,enemy,J), J < 30, group_on_pos(A,D,(-3, 0),K), neighbour_cnt(K,friend,L), 0 < L, !.
% [1.4071] 104
reward(A,-0.3079583684656726) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, group_on_pos(A,D,(-1, 1),I), enclosure_size(I,enemy,J), J < 30, !.
% [-0.3080] 211
reward(A,0.48448327228450233) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, link(G,I), group(I,friend), link(C,J), liberties_after(J,friend,K), K < 5, !.
% [0.4845] 457
reward(A,-3.0525376187167597) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, link(G,I), group(I,friend), !.
% [-3.0525] 707
reward(A,0.8570178222243975) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12, !.
% [0.8570] 515
reward(A,-7.801961191621433) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 2 < F, !.
% [-7.8020] 739
reward(A,1.5741310640534358) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), group_on_pos(A,D,(1, 1),G), enclosure_size(G,enemy,H), H < 20, distance_to_edge(A,D,right,I), I < 2, liberty(G,J), liberty_cnt(J,K), K < 3, !.
% [1.5741] 52
reward(A,2.9990882078171763) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), group_on_pos(A,D,(1, 1),G), enclosure_size(G,enemy,H), H < 20, distance_to_edge(A,D,right,I), I < 2, !.
% [2.9991] 70
reward(A,0.9750337403521536) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), group_on_pos(A,D,(1, 1),G), enclosure_size(G,enemy,H), H < 20, !.
% [0.9750] 215
reward(A,-6.030697449739003) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), liberty_cnt(F,G), 2 < G, !.
% [-6.0307] 308
reward(A,-0.6355682635753688) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), liberties_after(C,enemy,G), 1 < G, liberty(C,H), neighbour_cnt(H,enemy,I), 0 < I, !.
% [-0.6356] 189
reward(A,3.1178925838881164) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), liberties_after(C,enemy,G), 1 < G, region_size(C,H), H < 3, !.
% [3.1179] 33
reward(A,1.9180114676699904) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), liberties_after(C,enemy,G), 1 < G, !.
% [1.9180] 135
reward(A,-0.43988971322768144) :- board(A,C), unbound(D), region_size(C,E), E < 12, link(C,F), group(F,enemy), !.
% [-0.4399] 243
reward(A,-1.3956641381196915) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 1 < F, group_on_pos(A,D,(2, 0),G), liberties_after(G,friend,H), 3 < H, !.
% [-1.3957] 910
reward(A,0.5077885545957636) :- board(A,C), unbound(D), region_size(C,E), E < 12, liberties_after(C,enemy,F), 1 < F, !.
% [0.5078] 498
reward(A,-3.4270179505266207) :- board(A,C), unbound(D), region_size(C,E), E < 12, !.
% [-3.4270] 1959
reward(A,-13.519389879493616) :- !.
% [-13.5194] 117659
