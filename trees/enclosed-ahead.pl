% enclosed-ahead: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,0.7179995037857384) :- board(A,C), unbound(D), behind(C,enemy,E), E < 1, !.
% [0.7180] 1859
reward(A,-3.584588060371353) :- board(A,C), unbound(D), behind(C,friend,E), E < 2, outlook(C,enemy,F), F < 150, !.
% [-3.5846] 199
reward(A,1.4333252043028921) :- board(A,C), unbound(D), behind(C,friend,E), E < 2, group_on_pos(A,D,(2, 1),F), behind(F,enemy,G), G < 100, !.
% [1.4333] 24
reward(A,1.2152248424911052) :- board(A,C), unbound(D), behind(C,friend,E), E < 2, group_on_pos(A,D,(1, 1),F), stones_after(F,friend,G), 6 < G, link(F,H), smallest_part(H,friend,I), I < 7, !.
% [1.2152] 122
reward(A,1.2695629440744622) :- board(A,C), unbound(D), behind(C,friend,E), E < 2, group_on_pos(A,D,(1, 1),F), stones_after(F,friend,G), 6 < G, group_on_pos(A,D,(-2, -1),H), neighbour_cnt(H,friend,I), 1 < I, !.
% [1.2696] 21
reward(A,2.4297619181668275) :- board(A,C), unbound(D), behind(C,friend,E), E < 2, group_on_pos(A,D,(1, 1),F), stones_after(F,friend,G), 6 < G, !.
% [2.4298] 127
reward(A,2.6882260531997666) :- board(A,C), unbound(D), behind(C,friend,E), E < 2, liberty(C,F), liberty_cnt(F,G), G < 2, !.
% [2.6882] 553
reward(A,2.6417222829478018) :- board(A,C), unbound(D), behind(C,friend,E), E < 2, group_on_pos(A,D,(1, 1),F), liberties_after(F,enemy,G), G < 5, group_on_pos(A,D,(3, 0),H), liberty_cnt(H,I), I < 6, group_on_pos(A,D,(2, -1),J), group(J,enemy), !.
% [2.6417] 61
reward(A,1.6578040952121291) :- board(A,C), unbound(D), behind(C,friend,E), E < 2, group_on_pos(A,D,(1, 1),F), liberties_after(F,enemy,G), G < 5, group_on_pos(A,D,(3, 0),H), liberty_cnt(H,I), I < 6, !.
% [1.6578] 105
reward(A,3.393875458364163) :- board(A,C), unbound(D), behind(C,friend,E), E < 2, group_on_pos(A,D,(1, 1),F), liberties_after(F,enemy,G), G < 5, !.
% [3.3939] 35
reward(A,1.2368229598122507) :- board(A,C), unbound(D), behind(C,friend,E), E < 2, !.
% [1.2368] 79
reward(A,0.30433695146483203) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, behind(C,enemy,F), F < 12, smallest_part(C,enemy,G), G < 10, group_on_pos(A,D,(2, 1),H), behind(H,enemy,I), I < 2, !.
% [0.3043] 101
reward(A,-0.5099734616585335) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, behind(C,enemy,F), F < 12, smallest_part(C,enemy,G), G < 10, group_on_pos(A,D,(2, 1),H), group(H,friend), group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 5, group_on_pos(A,D,(-1, 0),K), behind(K,enemy,L), L < 35, !.
% [-0.5100] 115
reward(A,-1.5579349592480511) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, behind(C,enemy,F), F < 12, smallest_part(C,enemy,G), G < 10, group_on_pos(A,D,(2, 1),H), group(H,friend), group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 5, !.
% [-1.5579] 104
reward(A,-0.06462089860431393) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, behind(C,enemy,F), F < 12, smallest_part(C,enemy,G), G < 10, group_on_pos(A,D,(2, 1),H), group(H,friend), !.
% [-0.0646] 25
reward(A,0.028726923016748566) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, behind(C,enemy,F), F < 12, smallest_part(C,enemy,G), G < 10, !.
% [0.0287] 92
reward(A,-0.20467653847868028) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, behind(C,enemy,F), F < 12, distance_to_edge(A,D,left,G), G < 2, group_on_pos(A,D,(-1, 1),H), liberties_after(H,enemy,I), 1 < I, !.
% [-0.2047] 128
reward(A,-1.4375433934535842) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, behind(C,enemy,F), F < 12, distance_to_edge(A,D,left,G), G < 2, !.
% [-1.4375] 182
reward(A,-2.0943041072586217) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, behind(C,enemy,F), F < 12, !.
% [-2.0943] 226
reward(A,-3.8811831407942465) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, outlook(C,enemy,F), F < 125, !.
% [-3.8812] 974
reward(A,-1.0666454520942368) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, smallest_part(C,enemy,F), F < 2, group_on_pos(A,D,(2, 0),G), stones_after(G,enemy,H), 6 < H, !.
% [-1.0666] 26
reward(A,-2.017361646302129) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, smallest_part(C,enemy,F), F < 2, !.
% [-2.0174] 140
reward(A,-2.3739097292856832) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, outlook(C,enemy,F), F < 150, group_on_pos(A,D,(2, 0),G), outlook(G,enemy,H), H < 130, !.
% [-2.3739] 314
reward(A,-3.5820128074825033) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, outlook(C,enemy,F), F < 150, !.
% [-3.5820] 645
reward(A,-1.670268144609522) :- board(A,C), unbound(D), behind(C,enemy,E), E < 26, !.
% [-1.6703] 106
reward(A,0.8329828832372123) :- board(A,C), unbound(D), behind(C,friend,E), E < 22, behind(C,friend,F), F < 10, liberty(C,G), neighbour_cnt(G,friend,H), 1 < H, liberties_after(C,enemy,I), I < 4, !.
% [0.8330] 111
reward(A,2.6878510474250823) :- board(A,C), unbound(D), behind(C,friend,E), E < 22, behind(C,friend,F), F < 10, liberty(C,G), neighbour_cnt(G,friend,H), 1 < H, smallest_part(C,friend,I), I < 5, !.
% [2.6879] 41
reward(A,1.7114889749705477) :- board(A,C), unbound(D), behind(C,friend,E), E < 22, behind(C,friend,F), F < 10, liberty(C,G), neighbour_cnt(G,friend,H), 1 < H, !.
% [1.7115] 35
reward(A,-0.13445680447039787) :- board(A,C), unbound(D), behind(C,friend,E), E < 22, behind(C,friend,F), F < 10, !.
% [-0.1345] 360
reward(A,-2.093932459053149) :- board(A,C), unbound(D), behind(C,friend,E), E < 22, outlook(C,friend,F), F < 140, !.
% [-2.0939] 1127
reward(A,-0.8450296334494534) :- board(A,C), unbound(D), behind(C,friend,E), E < 22, !.
% [-0.8450] 324
reward(A,-6.139482138110813) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,enemy,F), F < 50, outlook(C,enemy,G), G < 120, !.
% [-6.1395] 2101
reward(A,-4.098927916573322) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,enemy,F), F < 50, outlook(C,enemy,G), G < 140, !.
% [-4.0989] 1002
reward(A,-2.6806109015688744) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,enemy,F), F < 50, !.
% [-2.6806] 228
reward(A,-3.3951098193366622) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, link(C,F), outlook(F,friend,G), G < 135, outlook(C,friend,H), H < 130, !.
% [-3.3951] 745
reward(A,-1.180334540579763) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, link(C,F), outlook(F,friend,G), G < 135, !.
% [-1.1803] 79
reward(A,-7.206380233036493) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, !.
% [-7.2064] 5352
reward(A,-6.611192934982224) :- board(A,C), unbound(D), enclosure_size(C,enemy,E), E < 25, outlook(C,friend,F), F < 125, !.
% [-6.6112] 3238
reward(A,-2.9329087646729737) :- board(A,C), unbound(D), enclosure_size(C,enemy,E), E < 25, !.
% [-2.9329] 963
reward(A,-15.814877181419597) :- !.
% [-15.8149] 116985
