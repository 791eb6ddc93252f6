% enclosed-deep: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,5.50069785758889) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 4, far_outlook(C,enemy,F), F < 180, link(C,G), far_outlook(G,enemy,H), H < 120, far_outlook(C,enemy,I), I < 140, !.
% [5.5007] 274
reward(A,4.102747893573107) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 4, far_outlook(C,enemy,F), F < 180, link(C,G), far_outlook(G,enemy,H), H < 120, group_on_pos(A,D,(2, 0),I), group(I,friend), link(C,J), far_behind(J,enemy,K), K < 22, !.
% [4.1027] 25
reward(A,2.458910178181874) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 4, far_outlook(C,enemy,F), F < 180, link(C,G), far_outlook(G,enemy,H), H < 120, group_on_pos(A,D,(2, 0),I), group(I,friend), !.
% [2.4589] 107
reward(A,4.79797889768856) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 4, far_outlook(C,enemy,F), F < 180, link(C,G), far_outlook(G,enemy,H), H < 120, !.
% [4.7980] 120
reward(A,5.411493467086023) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 4, far_outlook(C,enemy,F), F < 180, link(C,G), enclosure_size(G,enemy,H), H < 4, !.
% [5.4115] 85
reward(A,3.2865160139475336) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 4, far_outlook(C,enemy,F), F < 180, far_outlook(C,enemy,G), G < 160, !.
% [3.2865] 483
reward(A,2.5748362491064323) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 4, far_outlook(C,enemy,F), F < 180, !.
% [2.5748] 371
reward(A,1.8934099262972883) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 4, liberties_after(C,enemy,F), 1 < F, outlook(C,enemy,G), G < 160, !.
% [1.8934] 89
reward(A,0.18280345632546344) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 4, liberties_after(C,enemy,F), 1 < F, link(C,G), enclosure_size(G,friend,H), H < 12, link(G,I), far_behind(I,friend,J), J < 1, !.
% [0.1828] 23
reward(A,-1.017818683889039) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 4, liberties_after(C,enemy,F), 1 < F, link(C,G), enclosure_size(G,friend,H), H < 12, !.
% [-1.0178] 29
reward(A,0.7807327557450416) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 4, liberties_after(C,enemy,F), 1 < F, group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2, !.
% [0.7807] 77
reward(A,1.6292044954654703) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 4, liberties_after(C,enemy,F), 1 < F, !.
% [1.6292] 84
reward(A,-3.8653091297830184) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 4, !.
% [-3.8653] 73
reward(A,-0.8046548364924818) :- board(A,C), unbound(D), far_behind(C,friend,E), E < 4, !.
% [-0.8047] 1278
reward(A,1.9556034306894348) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 18, far_outlook(C,enemy,F), F < 160, far_behind(C,enemy,G), G < 10, !.
% [1.9556] 101
reward(A,-0.7409424307918947) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 18, far_outlook(C,enemy,F), F < 160, link(C,G), far_behind(G,enemy,H), H < 18, !.
% [-0.7409] 538
reward(A,1.24916020881711) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 18, far_outlook(C,enemy,F), F < 160, group_on_pos(A,D,(2, 1),G), outlook(G,enemy,H), H < 110, !.
% [1.2492] 37
reward(A,0.8903973178855759) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 18, far_outlook(C,enemy,F), F < 160, far_behind(C,enemy,G), G < 15, !.
% [0.8904] 74
reward(A,-0.6232540312532762) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 18, far_outlook(C,enemy,F), F < 160, !.
% [-0.6233] 138
reward(A,1.5890920577185705) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 18, link(C,F), liberties_after(F,friend,G), G < 2, !.
% [1.5891] 63
reward(A,1.1671819961231766) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 18, far_behind(C,enemy,F), F < 15, !.
% [1.1672] 81
reward(A,-0.1757914601220929) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 18, !.
% [-0.1758] 87
reward(A,-1.4727219352036849) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,enemy,F), F < 26, !.
% [-1.4727] 2141
reward(A,-5.975469851074413) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,friend,F), F < 12, link(C,G), behind(G,friend,H), H < 18, far_outlook(G,friend,I), I < 160, smallest_part(G,friend,J), J < 6, !.
% [-5.9755] 147
reward(A,-3.5362949971190565) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,friend,F), F < 12, link(C,G), behind(G,friend,H), H < 18, far_outlook(G,friend,I), I < 160, !.
% [-3.5363] 80
reward(A,-2.7913213212864743) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,friend,F), F < 12, link(C,G), behind(G,friend,H), H < 18, !.
% [-2.7913] 70
reward(A,-2.5541178251269256) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,friend,F), F < 12, !.
% [-2.5541] 93
reward(A,-1.7899549339616327) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,enemy,F), F < 50, smallest_part(C,enemy,G), G < 10, !.
% [-1.7900] 849
reward(A,-3.2696522496346887) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,enemy,F), F < 50, !.
% [-3.2697] 2391
reward(A,-5.52115538764033) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, link(C,F), stones_after(F,friend,G), 5 < G, outlook(C,friend,H), H < 130, !.
% [-5.5212] 551
reward(A,-2.85285084954241) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, link(C,F), stones_after(F,friend,G), 5 < G, outlook(F,friend,H), H < 130, !.
% [-2.8529] 62
reward(A,-4.810491961630426) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, link(C,F), stones_after(F,friend,G), 5 < G, !.
% [-4.8105] 728
reward(A,-5.282646770993422) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, link(C,F), stones_after(F,enemy,G), 1 < G, !.
% [-5.2826] 2347
reward(A,-7.519661244265561) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, !.
% [-7.5197] 2827
reward(A,-6.570783162149288) :- board(A,C), unbound(D), behind(C,friend,E), E < 26, far_outlook(C,friend,F), F < 140, !.
% [-6.5708] 1290
reward(A,-3.767705168121324) :- board(A,C), unbound(D), behind(C,friend,E), E < 26, behind(C,friend,F), F < 12, !.
% [-3.7677] 159
reward(A,-5.157824187036005) :- board(A,C), unbound(D), behind(C,friend,E), E < 26, !.
% [-5.1578] 397
reward(A,-10.825005849998108) :- board(A,C), unbound(D), enclosure_size(C,enemy,E), E < 25, outlook(C,friend,F), F < 120, !.
% [-10.8250] 2568
reward(A,-6.50160123553829) :- board(A,C), unbound(D), enclosure_size(C,enemy,E), E < 25, !.
% [-6.5016] 1143
reward(A,-16.547693828087734) :- !.
% [-16.5477] 116974
