% enclosed-propositional: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,4.7412625304795444e-5) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), group_on_pos(A,C,(3, 1),I), group(I,empty), !.
% [0.0000] 118112
reward(A,0.0786008230452675) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), !.
% [0.0786] 243
reward(A,0.021644378405151057) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(0, -1),H), group(H,empty), !.
% [0.0216] 2019
reward(A,0.038997214484679674) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), group_on_pos(A,C,(-2, -1),I), group(I,empty), !.
% [0.0390] 359
reward(A,0.035454545454545454) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), group_on_pos(A,C,(2, -2),I), group(I,empty), group_on_pos(A,C,(0, -4),J), group(J,empty), !.
% [0.0355] 110
reward(A,0.18130841121495325) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), group_on_pos(A,C,(2, -2),I), group(I,empty), !.
% [0.1813] 107
reward(A,0.41093749999999996) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), group_on_pos(A,C,(0, 2),I), group(I,empty), !.
% [0.4109] 64
reward(A,0.16046511627906979) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), !.
% [0.1605] 86
reward(A,0.0) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, 0),H), group(H,empty), group_on_pos(A,C,(3, -1),I), group(I,empty), group_on_pos(A,C,(-1, 1),J), group(J,empty), !.
% [0.0000] 51
reward(A,0.2797752808988764) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, 0),H), group(H,empty), group_on_pos(A,C,(3, -1),I), group(I,empty), !.
% [0.2798] 89
reward(A,0.02096774193548387) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, 0),H), group(H,empty), !.
% [0.0210] 186
reward(A,0.01945945945945946) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), !.
% [0.0195] 1295
reward(A,0.16428571428571428) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), group_on_pos(A,C,(0, -3),I), group(I,empty), !.
% [0.1643] 42
reward(A,0.3879310344827586) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), !.
% [0.3879] 58
reward(A,0.05454545454545454) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), group_on_pos(A,C,(0, 2),H), group(H,enemy), !.
% [0.0545] 88
reward(A,0.18802816901408448) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), !.
% [0.1880] 142
reward(A,0.08585858585858587) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(-1, 2),G), group(G,enemy), group_on_pos(A,C,(2, 0),H), group(H,enemy), !.
% [0.0859] 99
reward(A,0.22844036697247702) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(-1, 2),G), group(G,enemy), !.
% [0.2284] 109
reward(A,0.07082568807339447) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), !.
% [0.0708] 545
reward(A,0.07959183673469387) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), group_on_pos(A,C,(-1, 1),H), group(H,empty), group_on_pos(A,C,(2, 0),I), group(I,empty), !.
% [0.0796] 49
reward(A,0.30428571428571427) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), group_on_pos(A,C,(-1, 1),H), group(H,empty), !.
% [0.3043] 70
reward(A,0.6622222222222223) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,enemy), !.
% [0.6622] 45
reward(A,0.2915254237288136) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), !.
% [0.2915] 59
reward(A,0.07854251012145748) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(-2, 0),G), group(G,empty), !.
% [0.0785] 247
reward(A,0.11713286713286714) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(-4, 0),G), group(G,empty), !.
% [0.1171] 286
reward(A,0.12654320987654322) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(-1, 1),G), group(G,empty), !.
% [0.1265] 162
reward(A,0.26458333333333334) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, -2),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,enemy), !.
% [0.2646] 48
reward(A,0.06712328767123288) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, -2),G), group(G,empty), !.
% [0.0671] 73
reward(A,0.12244897959183673) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, 1),G), group(G,friend), !.
% [0.1224] 49
reward(A,0.2016949152542373) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, -1),G), group(G,enemy), !.
% [0.2017] 59
reward(A,0.5403846153846152) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, 3),G), group(G,empty), !.
% [0.5404] 52
reward(A,0.32531645569620254) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), !.
% [0.3253] 79
reward(A,0.15972222222222224) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, 1),G), group(G,enemy), group_on_pos(A,C,(1, 0),H), group(H,enemy), !.
% [0.1597] 72
reward(A,0.14500000000000002) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, 1),G), group(G,enemy), group_on_pos(A,C,(-1, -2),H), group(H,empty), !.
% [0.1450] 40
reward(A,0.3) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, 1),G), group(G,enemy), group_on_pos(A,C,(-2, 2),H), group(H,empty), !.
% [0.3000] 40
reward(A,0.5235294117647059) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, 1),G), group(G,enemy), !.
% [0.5235] 51
reward(A,0.07727272727272727) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, -1),G), group(G,enemy), group_on_pos(A,C,(1, 3),H), group(H,empty), !.
% [0.0773] 88
reward(A,0.22358490566037736) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, -1),G), group(G,enemy), !.
% [0.2236] 106
reward(A,0.014079422382671479) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), !.
% [0.0141] 277
reward(A,0.037525354969574036) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), !.
% [0.0375] 493
reward(A,0.1526315789473684) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,empty), group_on_pos(A,C,(-2, 0),H), group(H,friend), group_on_pos(A,C,(0, 1),I), group(I,friend), !.
% [0.1526] 57
reward(A,0.42666666666666664) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,empty), group_on_pos(A,C,(-2, 0),H), group(H,friend), !.
% [0.4267] 75
reward(A,0.11470588235294119) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,empty), !.
% [0.1147] 136
reward(A,0.5085106382978724) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(2, 2),H), group(H,enemy), group_on_pos(A,C,(0, 4),I), group(I,empty), !.
% [0.5085] 47
reward(A,0.19250000000000003) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(2, 2),H), group(H,enemy), !.
% [0.1925] 40
reward(A,0.6119047619047618) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(2, 2),H), group(H,friend), group_on_pos(A,C,(2, 0),I), group(I,friend), !.
% [0.6119] 42
reward(A,0.2836734693877551) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(2, 2),H), group(H,friend), !.
% [0.2837] 49
reward(A,0.8517241379310344) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(0, 4),H), group(H,empty), !.
% [0.8517] 58
reward(A,0.7709090909090908) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(-1, -2),H), group(H,enemy), !.
% [0.7709] 55
reward(A,0.5705128205128205) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), !.
% [0.5705] 78
reward(A,0.1918032786885246) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), group_on_pos(A,C,(-2, 0),H), group(H,empty), !.
% [0.1918] 61
reward(A,0.4880952380952381) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), group_on_pos(A,C,(-3, -1),H), group(H,empty), group_on_pos(A,C,(0, -4),I), group(I,empty), !.
% [0.4881] 42
reward(A,0.2046511627906977) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), group_on_pos(A,C,(-3, -1),H), group(H,empty), !.
% [0.2047] 43
reward(A,0.7099999999999999) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), !.
% [0.7100] 60
reward(A,0.14285714285714285) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), !.
% [0.1429] 77
reward(A,0.3192982456140351) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-1, 1),G), group(G,empty), group_on_pos(A,C,(0, -4),H), group(H,empty), group_on_pos(A,C,(1, 0),I), group(I,friend), !.
% [0.3193] 57
reward(A,0.11917808219178082) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-1, 1),G), group(G,empty), group_on_pos(A,C,(0, -4),H), group(H,empty), !.
% [0.1192] 73
reward(A,0.04884792626728111) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-1, 1),G), group(G,empty), !.
% [0.0488] 217
reward(A,0.2701149425287356) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), !.
% [0.2701] 87
reward(A,0.2326530612244898) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,empty), group_on_pos(A,C,(1, -3),H), group(H,empty), !.
% [0.2327] 49
reward(A,0.05689655172413793) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,empty), !.
% [0.0569] 116
reward(A,0.13776223776223778) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-3, 1),G), group(G,empty), group_on_pos(A,C,(-3, 0),H), group(H,empty), !.
% [0.1378] 143
reward(A,0.363768115942029) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-3, 1),G), group(G,empty), !.
% [0.3638] 69
reward(A,0.21354166666666666) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-2, 0),G), group(G,empty), !.
% [0.2135] 96
reward(A,0.2925) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(-1, -2),H), group(H,empty), !.
% [0.2925] 40
reward(A,0.4238095238095238) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(2, 2),H), group(H,enemy), !.
% [0.4238] 42
reward(A,0.6824561403508772) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), !.
% [0.6825] 57
reward(A,0.5067567567567568) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(1, -3),G), group(G,empty), !.
% [0.5068] 74
reward(A,0.2217391304347826) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), !.
% [0.2217] 92
reward(A,0.16986301369863016) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(1, 0),G), group(G,friend), group_on_pos(A,C,(0, 3),H), group(H,empty), !.
% [0.1699] 73
reward(A,0.623404255319149) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(1, 0),G), group(G,friend), group_on_pos(A,C,(2, 1),H), group(H,friend), !.
% [0.6234] 47
reward(A,0.3451612903225806) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(1, 0),G), group(G,friend), !.
% [0.3452] 93
reward(A,0.0963768115942029) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(0, -1),G), group(G,friend), group_on_pos(A,C,(1, 2),H), group(H,empty), !.
% [0.0964] 138
reward(A,0.20000000000000004) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(0, -1),G), group(G,friend), group_on_pos(A,C,(1, 0),H), group(H,enemy), group_on_pos(A,C,(2, -1),I), group(I,empty), !.
% [0.2000] 48
reward(A,0.5895833333333332) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(0, -1),G), group(G,friend), group_on_pos(A,C,(1, 0),H), group(H,enemy), group_on_pos(A,C,(1, -1),I), group(I,friend), !.
% [0.5896] 48
reward(A,0.39454545454545453) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(0, -1),G), group(G,friend), group_on_pos(A,C,(1, 0),H), group(H,enemy), !.
% [0.3945] 55
reward(A,0.16) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(0, -1),G), group(G,friend), !.
% [0.1600] 85
reward(A,0.05) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(1, 0),G), group(G,enemy), !.
% [0.0500] 630
reward(A,0.07701149425287357) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(2, 0),G), group(G,empty), !.
% [0.0770] 87
reward(A,0.05957446808510638) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(-1, 1),G), group(G,enemy), group_on_pos(A,C,(-3, 1),H), group(H,friend), !.
% [0.0596] 47
reward(A,0.242741935483871) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(-1, 1),G), group(G,enemy), !.
% [0.2427] 124
reward(A,0.4193548387096774) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), !.
% [0.4194] 62
reward(A,0.05194805194805195) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(1, 0),F), group(F,enemy), group_on_pos(A,C,(-3, 1),G), group(G,empty), !.
% [0.0519] 77
reward(A,0.4425531914893616) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(1, 0),F), group(F,enemy), group_on_pos(A,C,(2, 2),G), group(G,enemy), !.
% [0.4426] 47
reward(A,0.19661016949152546) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(1, 0),F), group(F,enemy), !.
% [0.1966] 59
reward(A,0.04476190476190477) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,enemy), group_on_pos(A,C,(1, 2),G), group(G,empty), !.
% [0.0448] 105
reward(A,0.10684931506849316) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,enemy), group_on_pos(A,C,(2, 0),G), group(G,empty), !.
% [0.1068] 73
reward(A,0.25) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,enemy), group_on_pos(A,C,(-1, 1),G), group(G,friend), !.
% [0.2500] 44
reward(A,0.5108695652173914) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,enemy), !.
% [0.5109] 46
reward(A,0.005128205128205128) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(1, 0),F), group(F,friend), !.
% [0.0051] 390
reward(A,0.09139344262295081) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), !.
% [0.0914] 244
reward(A,0.06771929824561403) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(0, 4),F), group(F,empty), group_on_pos(A,C,(1, 3),G), group(G,empty), !.
% [0.0677] 285
reward(A,0.41194029850746267) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(0, 4),F), group(F,empty), group_on_pos(A,C,(1, -1),G), group(G,empty), !.
% [0.4119] 67
reward(A,0.13516483516483513) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(0, 4),F), group(F,empty), !.
% [0.1352] 182
reward(A,0.26976744186046514) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(4, 0),F), group(F,empty), group_on_pos(A,C,(2, 1),G), group(G,friend), !.
% [0.2698] 43
reward(A,0.0659090909090909) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(4, 0),F), group(F,empty), !.
% [0.0659] 88
reward(A,0.12063492063492064) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(2, 2),F), group(F,friend), !.
% [0.1206] 63
reward(A,0.1669902912621359) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(2, 2),F), group(F,enemy), !.
% [0.1670] 103
reward(A,0.19322033898305088) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,empty), group_on_pos(A,C,(0, 1),G), group(G,empty), !.
% [0.1932] 59
reward(A,0.5919191919191918) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,empty), !.
% [0.5919] 99
reward(A,0.38750000000000007) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(1, -2),F), group(F,enemy), !.
% [0.3875] 40
reward(A,0.19342105263157897) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), !.
% [0.1934] 76
reward(A,0.2905405405405405) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, 0),E), group(E,empty), group_on_pos(A,C,(1, -2),F), group(F,empty), !.
% [0.2905] 74
reward(A,0.01949367088607595) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), !.
% [0.0195] 395
reward(A,0.15921052631578944) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, 0),E), group(E,empty), group_on_pos(A,C,(-3, 0),F), group(F,empty), !.
% [0.1592] 304
reward(A,0.04285714285714286) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, 0),E), group(E,empty), !.
% [0.0429] 161
reward(A,0.023564189189189188) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), !.
% [0.0236] 1184
reward(A,0.5228571428571428) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 1),G), group(G,friend), group_on_pos(A,C,(-1, 2),H), group(H,friend), group_on_pos(A,C,(4, 0),I), group(I,empty), !.
% [0.5229] 70
reward(A,0.8314814814814815) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 1),G), group(G,friend), group_on_pos(A,C,(-1, 2),H), group(H,friend), !.
% [0.8315] 54
reward(A,0.4979166666666666) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 1),G), group(G,friend), group_on_pos(A,C,(-2, -1),H), group(H,enemy), !.
% [0.4979] 48
reward(A,0.25825242718446606) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 1),G), group(G,friend), !.
% [0.2583] 103
reward(A,0.7041666666666666) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,enemy), group_on_pos(A,C,(2, 0),H), group(H,friend), !.
% [0.7042] 48
reward(A,0.9282352941176472) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,enemy), !.
% [0.9282] 85
reward(A,0.34750000000000003) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, -2),G), group(G,empty), !.
% [0.3475] 40
reward(A,0.6272727272727272) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), !.
% [0.6273] 44
reward(A,0.22909090909090912) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(-1, -3),G), group(G,empty), group_on_pos(A,C,(-2, 1),H), group(H,empty), !.
% [0.2291] 55
reward(A,0.6142857142857142) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(-1, -3),G), group(G,empty), !.
% [0.6143] 56
reward(A,0.05588235294117647) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(0, 3),G), group(G,empty), !.
% [0.0559] 170
reward(A,0.02127659574468085) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,empty), !.
% [0.0213] 47
reward(A,0.1410958904109589) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(1, 2),G), group(G,empty), !.
% [0.1411] 73
reward(A,0.4392156862745098) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(3, 0),G), group(G,empty), !.
% [0.4392] 51
reward(A,0.2269230769230769) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), !.
% [0.2269] 104
reward(A,0.275) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(3, 0),F), group(F,empty), group_on_pos(A,C,(4, 0),G), group(G,empty), group_on_pos(A,C,(-1, -3),H), group(H,empty), group_on_pos(A,C,(-2, -2),I), group(I,empty), !.
% [0.2750] 40
reward(A,0.5476190476190477) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(3, 0),F), group(F,empty), group_on_pos(A,C,(4, 0),G), group(G,empty), group_on_pos(A,C,(-1, -3),H), group(H,empty), !.
% [0.5476] 42
reward(A,0.1359712230215827) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(3, 0),F), group(F,empty), group_on_pos(A,C,(4, 0),G), group(G,empty), !.
% [0.1360] 139
reward(A,0.7212765957446808) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(3, 0),F), group(F,empty), group_on_pos(A,C,(1, -1),G), group(G,enemy), !.
% [0.7213] 47
reward(A,0.3016129032258064) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(3, 0),F), group(F,empty), !.
% [0.3016] 62
reward(A,0.6924999999999999) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-2, 2),F), group(F,empty), group_on_pos(A,C,(-3, -1),G), group(G,empty), !.
% [0.6925] 40
reward(A,0.40980392156862744) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-2, 2),F), group(F,empty), !.
% [0.4098] 51
reward(A,0.8542857142857142) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,enemy), !.
% [0.8543] 70
reward(A,0.6306122448979592) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), !.
% [0.6306] 49
reward(A,0.3) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(-2, 0),G), group(G,empty), group_on_pos(A,C,(-1, 0),H), group(H,friend), !.
% [0.3000] 75
reward(A,0.11391304347826088) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(-2, 0),G), group(G,empty), !.
% [0.1139] 115
reward(A,0.062096774193548386) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), !.
% [0.0621] 248
reward(A,0.07989690721649485) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 1),F), group(F,friend), group_on_pos(A,C,(1, -1),G), group(G,enemy), !.
% [0.0799] 194
reward(A,0.0) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 1),F), group(F,friend), group_on_pos(A,C,(2, 0),G), group(G,enemy), !.
% [0.0000] 45
reward(A,0.7975609756097561) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 1),F), group(F,friend), group_on_pos(A,C,(-3, 1),G), group(G,empty), group_on_pos(A,C,(-2, 1),H), group(H,empty), group_on_pos(A,C,(2, 2),I), group(I,friend), !.
% [0.7976] 41
reward(A,0.5287878787878788) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 1),F), group(F,friend), group_on_pos(A,C,(-3, 1),G), group(G,empty), group_on_pos(A,C,(-2, 1),H), group(H,empty), !.
% [0.5288] 66
reward(A,0.21818181818181817) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 1),F), group(F,friend), group_on_pos(A,C,(-3, 1),G), group(G,empty), !.
% [0.2182] 55
reward(A,0.14035087719298245) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 1),F), group(F,friend), !.
% [0.1404] 57
reward(A,0.13688524590163934) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,enemy), !.
% [0.1369] 122
reward(A,0.7987951807228916) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-2, 1),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,enemy), !.
% [0.7988] 83
reward(A,0.36511627906976746) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-2, 1),F), group(F,empty), group_on_pos(A,C,(2, 2),G), group(G,empty), !.
% [0.3651] 43
reward(A,0.6787878787878787) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-2, 1),F), group(F,empty), !.
% [0.6788] 66
reward(A,0.4106666666666666) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), !.
% [0.4107] 75
reward(A,0.3186440677966102) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), !.
% [0.3186] 59
reward(A,0.04154929577464788) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(1, 1),E), group(E,friend), !.
% [0.0415] 710
reward(A,0.5537037037037037) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,friend), group_on_pos(A,C,(2, 1),F), group(F,enemy), !.
% [0.5537] 54
reward(A,0.04081632653061224) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,friend), group_on_pos(A,C,(0, 2),F), group(F,empty), !.
% [0.0408] 49
reward(A,0.2558139534883721) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,friend), !.
% [0.2558] 43
reward(A,0.03756906077348067) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), !.
% [0.0376] 362
reward(A,0.07831858407079645) :- !.
% [0.0783] 678
