% enclosed-propositional: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,8.432485306394353e-6) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), group_on_pos(A,C,(4, 0),I), group(I,empty), !.
% [0.0000] 118589
reward(A,0.21830985915492956) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), group_on_pos(A,C,(2, -1),I), group(I,enemy), !.
% [0.2183] 71
reward(A,0.02) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), !.
% [0.0200] 235
reward(A,0.0215324927255092) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(0, -1),H), group(H,empty), !.
% [0.0215] 2062
reward(A,0.03201058201058202) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), group_on_pos(A,C,(-2, -1),I), group(I,empty), !.
% [0.0320] 378
reward(A,0.0995327102803738) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), group_on_pos(A,C,(2, -2),I), group(I,empty), !.
% [0.0995] 214
reward(A,0.4811320754716981) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), group_on_pos(A,C,(1, -1),I), group(I,friend), !.
% [0.4811] 53
reward(A,0.276) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), group_on_pos(A,C,(1, -1),I), group(I,enemy), !.
% [0.2760] 50
reward(A,0.04081632653061224) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), !.
% [0.0408] 49
reward(A,0.009865470852017938) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, 1),H), group(H,empty), !.
% [0.0099] 669
reward(A,0.029515418502202646) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,enemy), group_on_pos(A,C,(-1, 0),I), group(I,enemy), !.
% [0.0295] 227
reward(A,0.4725) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,enemy), group_on_pos(A,C,(-2, 0),I), group(I,enemy), !.
% [0.4725] 40
reward(A,0.15806451612903227) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,enemy), !.
% [0.1581] 62
reward(A,0.028616852146263912) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), !.
% [0.0286] 629
reward(A,0.025) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,enemy), group_on_pos(A,C,(-2, -1),H), group(H,friend), !.
% [0.0250] 40
reward(A,0.08750000000000001) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,enemy), group_on_pos(A,C,(3, 1),H), group(H,empty), !.
% [0.0875] 56
reward(A,0.4075471698113208) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,enemy), group_on_pos(A,C,(3, 0),H), group(H,empty), !.
% [0.4075] 53
reward(A,0.22526315789473683) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,enemy), !.
% [0.2253] 95
reward(A,0.11026837806301054) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), !.
% [0.1103] 857
reward(A,0.3473684210526316) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), group_on_pos(A,C,(-1, 1),H), group(H,empty), group_on_pos(A,C,(0, 1),I), group(I,enemy), !.
% [0.3474] 57
reward(A,0.18253968253968253) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), group_on_pos(A,C,(-1, 1),H), group(H,empty), !.
% [0.1825] 63
reward(A,0.6499999999999999) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,enemy), !.
% [0.6500] 52
reward(A,0.3163934426229508) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), !.
% [0.3164] 61
reward(A,0.09243027888446213) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(-2, 0),G), group(G,empty), !.
% [0.0924] 251
reward(A,0.12956810631229235) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(-4, 0),G), group(G,empty), !.
% [0.1296] 301
reward(A,0.48799999999999993) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(3, 0),H), group(H,empty), !.
% [0.4880] 75
reward(A,0.21125) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), !.
% [0.2112] 80
reward(A,0.098) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(0, -3),H), group(H,empty), !.
% [0.0980] 50
reward(A,0.3888888888888889) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), !.
% [0.3889] 99
reward(A,0.2222222222222222) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(3, 1),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,enemy), !.
% [0.2222] 45
reward(A,0.06031746031746031) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(3, 1),G), group(G,empty), !.
% [0.0603] 126
reward(A,0.29538461538461536) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), !.
% [0.2954] 65
reward(A,0.13333333333333333) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, 1),G), group(G,enemy), group_on_pos(A,C,(1, 0),H), group(H,enemy), !.
% [0.1333] 78
reward(A,0.14500000000000002) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, 1),G), group(G,enemy), group_on_pos(A,C,(-1, -2),H), group(H,empty), !.
% [0.1450] 40
reward(A,0.2857142857142857) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, 1),G), group(G,enemy), group_on_pos(A,C,(0, 3),H), group(H,empty), !.
% [0.2857] 42
reward(A,0.5512195121951219) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, 1),G), group(G,enemy), !.
% [0.5512] 41
reward(A,0.05393258426966292) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, -1),G), group(G,enemy), group_on_pos(A,C,(-1, 1),H), group(H,friend), !.
% [0.0539] 89
reward(A,0.25862068965517243) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, -1),G), group(G,enemy), !.
% [0.2586] 87
reward(A,0.010622710622710623) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), !.
% [0.0106] 273
reward(A,0.19746835443037977) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 1),F), group(F,friend), group_on_pos(A,C,(3, 1),G), group(G,empty), !.
% [0.1975] 79
reward(A,0.015254237288135594) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 1),F), group(F,friend), !.
% [0.0153] 59
reward(A,0.014615384615384615) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), !.
% [0.0146] 390
reward(A,0.10312500000000001) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,empty), group_on_pos(A,C,(-2, 0),H), group(H,friend), group_on_pos(A,C,(1, 3),I), group(I,empty), !.
% [0.1031] 64
reward(A,0.375) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,empty), group_on_pos(A,C,(-2, 0),H), group(H,friend), !.
% [0.3750] 68
reward(A,0.11) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,empty), !.
% [0.1100] 150
reward(A,0.8863636363636362) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(-1, -2),H), group(H,enemy), group_on_pos(A,C,(0, -2),I), group(I,enemy), !.
% [0.8864] 66
reward(A,0.5145833333333333) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(-1, -2),H), group(H,enemy), !.
% [0.5146] 48
reward(A,0.572093023255814) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(1, 2),H), group(H,enemy), group_on_pos(A,C,(0, 4),I), group(I,empty), !.
% [0.5721] 43
reward(A,0.22037037037037038) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(1, 2),H), group(H,enemy), !.
% [0.2204] 54
reward(A,0.4559322033898305) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(-2, -1),H), group(H,empty), !.
% [0.4559] 59
reward(A,0.6481132075471697) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), !.
% [0.6481] 106
reward(A,0.6691176470588234) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), group_on_pos(A,C,(0, 1),H), group(H,friend), !.
% [0.6691] 68
reward(A,0.15087719298245617) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), group_on_pos(A,C,(-2, 0),H), group(H,empty), !.
% [0.1509] 57
reward(A,0.2159090909090909) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), group_on_pos(A,C,(2, -1),H), group(H,empty), !.
% [0.2159] 44
reward(A,0.512) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), !.
% [0.5120] 50
reward(A,0.1765432098765432) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), !.
% [0.1765] 81
reward(A,0.04786324786324787) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,empty), group_on_pos(A,C,(-1, 1),H), group(H,empty), !.
% [0.0479] 117
reward(A,0.15098039215686276) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), group_on_pos(A,C,(-4, 0),I), group(I,empty), !.
% [0.1510] 51
reward(A,0.3321428571428572) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), !.
% [0.3321] 56
reward(A,0.11710526315789477) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,empty), !.
% [0.1171] 152
reward(A,0.13749999999999998) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-1, 1),G), group(G,empty), group_on_pos(A,C,(0, -4),H), group(H,empty), group_on_pos(A,C,(1, 0),I), group(I,enemy), !.
% [0.1375] 48
reward(A,0.43076923076923074) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-1, 1),G), group(G,empty), group_on_pos(A,C,(0, -4),H), group(H,empty), !.
% [0.4308] 52
reward(A,0.04711538461538462) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-1, 1),G), group(G,empty), !.
% [0.0471] 104
reward(A,0.07872340425531915) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(3, 0),G), group(G,empty), group_on_pos(A,C,(-2, 0),H), group(H,empty), !.
% [0.0787] 47
reward(A,0.40975609756097564) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(3, 0),G), group(G,empty), group_on_pos(A,C,(2, -2),H), group(H,empty), !.
% [0.4098] 41
reward(A,0.22400000000000003) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(3, 0),G), group(G,empty), !.
% [0.2240] 100
reward(A,0.3426229508196721) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-2, 0),G), group(G,enemy), group_on_pos(A,C,(-3, 1),H), group(H,empty), !.
% [0.3426] 61
reward(A,0.6061728395061727) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-2, 0),G), group(G,enemy), !.
% [0.6062] 81
reward(A,0.4315068493150685) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,friend), !.
% [0.4315] 73
reward(A,0.075) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), !.
% [0.0750] 76
reward(A,0.259375) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-4, 0),G), group(G,empty), !.
% [0.2594] 64
reward(A,0.5064516129032257) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), !.
% [0.5065] 62
reward(A,0.12857142857142853) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,empty), group_on_pos(A,C,(0, -2),G), group(G,empty), !.
% [0.1286] 210
reward(A,0.04889779559118237) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,empty), !.
% [0.0489] 499
reward(A,0.10525587828492389) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 3),F), group(F,empty), !.
% [0.1053] 723
reward(A,0.5333333333333333) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,enemy), group_on_pos(A,C,(-1, -1),G), group(G,enemy), group_on_pos(A,C,(-2, -1),H), group(H,enemy), !.
% [0.5333] 54
reward(A,0.17714285714285719) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,enemy), group_on_pos(A,C,(-1, -1),G), group(G,enemy), group_on_pos(A,C,(-3, 1),H), group(H,empty), !.
% [0.1771] 70
reward(A,0.3586206896551724) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,enemy), group_on_pos(A,C,(-1, -1),G), group(G,enemy), !.
% [0.3586] 58
reward(A,0.3811320754716981) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,enemy), group_on_pos(A,C,(-1, 2),G), group(G,enemy), group_on_pos(A,C,(-2, 1),H), group(H,enemy), !.
% [0.3811] 53
reward(A,0.20151515151515156) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,enemy), group_on_pos(A,C,(-1, 2),G), group(G,enemy), !.
% [0.2015] 66
reward(A,0.04488188976377953) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,enemy), group_on_pos(A,C,(-4, 0),G), group(G,empty), !.
% [0.0449] 127
reward(A,0.2012987012987013) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,enemy), !.
% [0.2013] 77
reward(A,0.0914798206278027) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,enemy), !.
% [0.0915] 223
reward(A,0.3872340425531915) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-1, 2),F), group(F,empty), group_on_pos(A,C,(3, 0),G), group(G,empty), !.
% [0.3872] 47
reward(A,0.19843750000000002) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-1, 2),F), group(F,empty), !.
% [0.1984] 128
reward(A,0.34347826086956523) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-1, -1),F), group(F,friend), group_on_pos(A,C,(-1, 1),G), group(G,friend), !.
% [0.3435] 46
reward(A,0.1473684210526316) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-1, -1),F), group(F,friend), !.
% [0.1474] 76
reward(A,0.0979253112033195) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), !.
% [0.0979] 241
reward(A,0.08506493506493507) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(0, 4),F), group(F,empty), group_on_pos(A,C,(1, 3),G), group(G,empty), !.
% [0.0851] 308
reward(A,0.0761904761904762) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(0, 4),F), group(F,empty), group_on_pos(A,C,(1, 2),G), group(G,empty), !.
% [0.0762] 105
reward(A,0.5255813953488372) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(0, 4),F), group(F,empty), group_on_pos(A,C,(1, -1),G), group(G,empty), !.
% [0.5256] 43
reward(A,0.22990654205607475) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(0, 4),F), group(F,empty), !.
% [0.2299] 107
reward(A,0.4367816091954022) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(1, -3),F), group(F,enemy), !.
% [0.4368] 87
reward(A,0.14561403508771928) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), !.
% [0.1456] 171
reward(A,0.022727272727272728) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(2, -2),G), group(G,empty), !.
% [0.0227] 44
reward(A,0.27391304347826084) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), !.
% [0.2739] 69
reward(A,0.517391304347826) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(-3, 0),F), group(F,empty), group_on_pos(A,C,(-2, 0),G), group(G,empty), !.
% [0.5174] 69
reward(A,0.24146341463414636) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(-3, 0),F), group(F,empty), !.
% [0.2415] 41
reward(A,0.17321428571428574) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), !.
% [0.1732] 56
reward(A,0.3333333333333333) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, 0),E), group(E,empty), group_on_pos(A,C,(0, -2),F), group(F,empty), !.
% [0.3333] 42
reward(A,0.026760563380281693) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), !.
% [0.0268] 426
reward(A,0.044047619047619044) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, 0),E), group(E,empty), group_on_pos(A,C,(-3, 0),F), group(F,empty), group_on_pos(A,C,(4, 0),G), group(G,empty), !.
% [0.0440] 84
reward(A,0.11009174311926608) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, 0),E), group(E,empty), group_on_pos(A,C,(-3, 0),F), group(F,empty), group_on_pos(A,C,(1, 2),G), group(G,empty), !.
% [0.1101] 109
reward(A,0.14333333333333337) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, 0),E), group(E,empty), group_on_pos(A,C,(-3, 0),F), group(F,empty), group_on_pos(A,C,(2, 1),G), group(G,empty), !.
% [0.1433] 60
reward(A,0.3493827160493827) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, 0),E), group(E,empty), group_on_pos(A,C,(-3, 0),F), group(F,empty), !.
% [0.3494] 81
reward(A,0.03728813559322034) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, 0),E), group(E,empty), !.
% [0.0373] 177
reward(A,0.018485915492957746) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), !.
% [0.0185] 1136
reward(A,0.5981132075471697) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 1),G), group(G,friend), group_on_pos(A,C,(-1, 1),H), group(H,friend), group_on_pos(A,C,(1, 2),I), group(I,friend), group_on_pos(A,C,(-4, 0),J), group(J,empty), !.
% [0.5981] 53
reward(A,0.8976190476190475) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 1),G), group(G,friend), group_on_pos(A,C,(-1, 1),H), group(H,friend), group_on_pos(A,C,(1, 2),I), group(I,friend), !.
% [0.8976] 42
reward(A,0.3982456140350877) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 1),G), group(G,friend), group_on_pos(A,C,(-1, 1),H), group(H,friend), !.
% [0.3982] 57
reward(A,0.49056603773584906) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 1),G), group(G,friend), group_on_pos(A,C,(-1, -1),H), group(H,enemy), !.
% [0.4906] 53
reward(A,0.11323529411764706) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 1),G), group(G,friend), !.
% [0.1132] 68
reward(A,0.6799999999999998) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,enemy), group_on_pos(A,C,(2, 0),H), group(H,friend), !.
% [0.6800] 45
reward(A,0.9445652173913044) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,enemy), !.
% [0.9446] 92
reward(A,0.2727272727272727) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(2, -2),G), group(G,empty), !.
% [0.2727] 44
reward(A,0.6085106382978723) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), !.
% [0.6085] 47
reward(A,0.20131578947368425) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-3, -1),F), group(F,empty), group_on_pos(A,C,(3, 0),G), group(G,empty), group_on_pos(A,C,(-1, 1),H), group(H,friend), !.
% [0.2013] 76
reward(A,0.406060606060606) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-3, -1),F), group(F,empty), group_on_pos(A,C,(3, 0),G), group(G,empty), !.
% [0.4061] 66
reward(A,0.31384615384615383) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-3, -1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), !.
% [0.3138] 65
reward(A,0.775) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-3, -1),F), group(F,empty), group_on_pos(A,C,(-2, 0),G), group(G,empty), !.
% [0.7750] 100
reward(A,0.5085106382978724) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-3, -1),F), group(F,empty), !.
% [0.5085] 47
reward(A,0.02543859649122807) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(-2, 1),G), group(G,empty), !.
% [0.0254] 114
reward(A,0.06782608695652174) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(0, 3),G), group(G,empty), !.
% [0.0678] 115
reward(A,0.12800000000000003) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,empty), !.
% [0.1280] 75
reward(A,0.551111111111111) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,enemy), !.
% [0.5511] 45
reward(A,0.2670731707317073) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), !.
% [0.2671] 82
reward(A,0.06666666666666667) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(3, 0),G), group(G,friend), !.
% [0.0667] 45
reward(A,0.1488888888888889) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(0, 3),G), group(G,empty), !.
% [0.1489] 45
reward(A,0.3879310344827586) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), !.
% [0.3879] 58
reward(A,0.3011627906976744) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(3, 0),F), group(F,empty), !.
% [0.3012] 86
reward(A,0.7647058823529411) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), !.
% [0.7647] 51
reward(A,0.21153846153846154) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 1),F), group(F,friend), group_on_pos(A,C,(2, 0),G), group(G,friend), group_on_pos(A,C,(-1, 1),H), group(H,enemy), group_on_pos(A,C,(4, 0),I), group(I,empty), !.
% [0.2115] 52
reward(A,0.6308823529411764) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 1),F), group(F,friend), group_on_pos(A,C,(2, 0),G), group(G,friend), group_on_pos(A,C,(-1, 1),H), group(H,enemy), !.
% [0.6309] 68
reward(A,0.0) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 1),F), group(F,friend), group_on_pos(A,C,(2, 0),G), group(G,friend), group_on_pos(A,C,(0, -1),H), group(H,enemy), !.
% [0.0000] 50
reward(A,0.20185185185185187) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 1),F), group(F,friend), group_on_pos(A,C,(2, 0),G), group(G,friend), !.
% [0.2019] 54
reward(A,0.30847457627118646) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 1),F), group(F,friend), group_on_pos(A,C,(0, -1),G), group(G,friend), group_on_pos(A,C,(-1, -1),H), group(H,enemy), !.
% [0.3085] 59
reward(A,0.05178571428571428) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 1),F), group(F,friend), group_on_pos(A,C,(0, -1),G), group(G,friend), !.
% [0.0518] 56
reward(A,0.0744736842105263) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 1),F), group(F,friend), !.
% [0.0745] 380
reward(A,0.4191489361702128) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(2, 0),G), group(G,enemy), group_on_pos(A,C,(3, 0),H), group(H,empty), !.
% [0.4191] 47
reward(A,0.6906976744186046) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(2, 0),G), group(G,enemy), group_on_pos(A,C,(2, 2),H), group(H,empty), !.
% [0.6907] 43
reward(A,0.8839285714285713) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(2, 0),G), group(G,enemy), !.
% [0.8839] 56
reward(A,0.5499999999999999) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, 2),G), group(G,enemy), !.
% [0.5500] 48
reward(A,0.23548387096774195) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), !.
% [0.2355] 62
reward(A,0.04788732394366197) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), !.
% [0.0479] 142
reward(A,0.15169491525423728) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,enemy), !.
% [0.1517] 118
reward(A,0.3066666666666667) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-2, 1),F), group(F,friend), !.
% [0.3067] 45
reward(A,0.603030303030303) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), !.
% [0.6030] 66
reward(A,0.3644067796610169) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), !.
% [0.3644] 59
reward(A,0.2542372881355932) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,friend), group_on_pos(A,C,(0, 1),F), group(F,friend), !.
% [0.2542] 59
reward(A,0.08333333333333333) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,friend), !.
% [0.0833] 60
reward(A,0.05944986690328305) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), !.
% [0.0594] 1127
reward(A,0.08024132730015082) :- !.
% [0.0802] 663
