% enclosed-deep: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,3.7805342671445783) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 3, far_outlook(C,enemy,F), F < 160, behind(C,enemy,G), G < 4, far_outlook(C,enemy,H), H < 140, group_on_pos(A,D,(2, 0),I), liberties_after(I,enemy,J), J < 4, !.
% [3.7805] 150
reward(A,5.172668889285977) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 3, far_outlook(C,enemy,F), F < 160, behind(C,enemy,G), G < 4, far_outlook(C,enemy,H), H < 140, !.
% [5.1727] 173
reward(A,3.2283699206701373) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 3, far_outlook(C,enemy,F), F < 160, behind(C,enemy,G), G < 4, !.
% [3.2284] 577
reward(A,2.947967889015211) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 3, far_outlook(C,enemy,F), F < 160, !.
% [2.9480] 150
reward(A,2.774457243620079) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 3, liberties_after(C,enemy,F), 1 < F, group_on_pos(A,D,(2, 0),G), behind(G,enemy,H), H < 35, !.
% [2.7745] 210
reward(A,3.898503759016999) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 3, liberties_after(C,enemy,F), 1 < F, enclosure_size(C,enemy,G), G < 4, !.
% [3.8985] 48
reward(A,2.0058292355795047) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 3, liberties_after(C,enemy,F), 1 < F, !.
% [2.0058] 491
reward(A,-2.494030397901371) :- board(A,C), unbound(D), far_behind(C,enemy,E), E < 3, !.
% [-2.4940] 76
reward(A,-0.6495338882638116) :- board(A,C), unbound(D), far_behind(C,friend,E), E < 2, !.
% [-0.6495] 1306
reward(A,1.680233104729411) :- board(A,C), unbound(D), behind(C,enemy,E), E < 18, far_behind(C,enemy,F), F < 18, !.
% [1.6802] 220
reward(A,-0.6005225149145527) :- board(A,C), unbound(D), behind(C,enemy,E), E < 18, far_outlook(C,enemy,F), F < 140, behind(C,enemy,G), G < 4, link(C,H), behind(H,enemy,I), I < 35, !.
% [-0.6005] 202
reward(A,0.9930913740892979) :- board(A,C), unbound(D), behind(C,enemy,E), E < 18, far_outlook(C,enemy,F), F < 140, behind(C,enemy,G), G < 4, !.
% [0.9931] 37
reward(A,-2.0189875648394806) :- board(A,C), unbound(D), behind(C,enemy,E), E < 18, far_outlook(C,enemy,F), F < 140, !.
% [-2.0190] 945
reward(A,0.9528558152853515) :- board(A,C), unbound(D), behind(C,enemy,E), E < 18, far_outlook(C,enemy,F), F < 180, far_behind(C,enemy,G), G < 30, !.
% [0.9529] 48
reward(A,0.3075371933908647) :- board(A,C), unbound(D), behind(C,enemy,E), E < 18, far_outlook(C,enemy,F), F < 180, enclosure_size(C,friend,G), G < 14, !.
% [0.3075] 22
reward(A,-0.6852046799495239) :- board(A,C), unbound(D), behind(C,enemy,E), E < 18, far_outlook(C,enemy,F), F < 180, !.
% [-0.6852] 308
reward(A,0.9638947560769769) :- board(A,C), unbound(D), behind(C,enemy,E), E < 18, !.
% [0.9639] 89
reward(A,-1.2207881700813796) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,friend,F), F < 4, far_outlook(C,friend,G), G < 140, link(C,H), far_outlook(H,friend,I), I < 85, !.
% [-1.2208] 37
reward(A,-3.3676634259120846) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,friend,F), F < 4, far_outlook(C,friend,G), G < 140, !.
% [-3.3677] 90
reward(A,-1.9137702820426987) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,friend,F), F < 4, !.
% [-1.9138] 50
reward(A,-2.678567118235789) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,enemy,F), F < 35, outlook(C,enemy,G), G < 140, group_on_pos(A,D,(1, 1),H), outlook(H,enemy,I), I < 120, outlook(C,enemy,J), J < 120, !.
% [-2.6786] 676
reward(A,-0.7062838770665189) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,enemy,F), F < 35, outlook(C,enemy,G), G < 140, group_on_pos(A,D,(1, 1),H), outlook(H,enemy,I), I < 120, !.
% [-0.7063] 196
reward(A,-2.952855044697487) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,enemy,F), F < 35, outlook(C,enemy,G), G < 140, !.
% [-2.9529] 1772
reward(A,-1.772071162030234) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,enemy,F), F < 35, group_on_pos(A,D,(1, 1),G), stones_after(G,friend,H), 1 < H, !.
% [-1.7721] 170
reward(A,-0.3936063671081213) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,enemy,F), F < 35, !.
% [-0.3936] 159
reward(A,-4.510393624856778) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,friend,F), F < 12, link(C,G), far_outlook(G,friend,H), H < 140, !.
% [-4.5104] 149
reward(A,-2.757786108457182) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,friend,F), F < 12, !.
% [-2.7578] 66
reward(A,-6.420804158265797) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, distance_to_edge(A,D,left,F), F < 1, link(C,G), liberty_cnt(G,H), 2 < H, !.
% [-6.4208] 3614
reward(A,-4.3331968625584825) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, distance_to_edge(A,D,left,F), F < 1, !.
% [-4.3332] 257
reward(A,-5.535120512774965) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, outlook(C,friend,F), F < 130, !.
% [-5.5351] 460
reward(A,-2.748935472328137) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, link(C,F), outlook(F,friend,G), G < 130, !.
% [-2.7489] 64
reward(A,-2.540620993639157) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, behind(C,enemy,F), F < 50, !.
% [-2.5406] 969
reward(A,-5.116010403060006) :- board(A,C), unbound(D), smallest_part(C,friend,E), E < 30, !.
% [-5.1160] 2757
reward(A,-5.452588137608995) :- board(A,C), unbound(D), behind(C,friend,E), E < 35, behind(C,friend,F), F < 12, far_outlook(C,friend,G), G < 140, !.
% [-5.4526] 375
reward(A,-3.3999076602386884) :- board(A,C), unbound(D), behind(C,friend,E), E < 35, behind(C,friend,F), F < 12, !.
% [-3.3999] 113
reward(A,-7.673203381183573) :- board(A,C), unbound(D), behind(C,friend,E), E < 35, outlook(C,friend,F), F < 130, !.
% [-7.6732] 1480
reward(A,-5.577661580796579) :- board(A,C), unbound(D), behind(C,friend,E), E < 35, !.
% [-5.5777] 847
reward(A,-15.854394928462956) :- board(A,C), unbound(D), liberty(C,E), liberty_cnt(E,F), 2 < F, !.
% [-15.8544] 117381
reward(A,-11.84659515634191) :- board(A,C), unbound(D), outlook(C,friend,E), E < 120, !.
% [-11.8466] 1767
reward(A,-6.050337608375148) :- !.
% [-6.0503] 553
