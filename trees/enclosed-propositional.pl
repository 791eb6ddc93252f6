% enclosed-propositional: the tree as a Prolog program. The first clause that succeeds gives the prediction.
% It calls the predicates of background/go.pl and background/go-tactical.pl.

reward(A,3.913627933093978e-5) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), group_on_pos(A,C,(3, 1),I), group(I,empty), !.
% [0.0000] 117538
reward(A,0.06349206349206349) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), !.
% [0.0635] 252
reward(A,0.002043906131718395) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(0, -1),H), group(H,empty), group_on_pos(A,C,(2, -1),I), group(I,empty), !.
% [0.0020] 1321
reward(A,0.0) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(0, -1),H), group(H,empty), group_on_pos(A,C,(0, -2),I), group(I,empty), !.
% [0.0000] 235
reward(A,0.08202764976958524) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(0, -1),H), group(H,empty), !.
% [0.0820] 434
reward(A,0.059548254620123184) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), group_on_pos(A,C,(2, -2),I), group(I,empty), !.
% [0.0595] 487
reward(A,0.0865979381443299) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), group_on_pos(A,C,(-2, -1),I), group(I,empty), !.
% [0.0866] 97
reward(A,0.466) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), group_on_pos(A,C,(1, -1),I), group(I,friend), !.
% [0.4660] 50
reward(A,0.2943396226415095) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), group_on_pos(A,C,(1, -1),I), group(I,enemy), !.
% [0.2943] 53
reward(A,0.08125) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), !.
% [0.0813] 48
reward(A,0.0) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, 0),H), group(H,empty), group_on_pos(A,C,(3, -1),I), group(I,empty), group_on_pos(A,C,(-1, 1),J), group(J,empty), !.
% [0.0000] 49
reward(A,0.07073170731707316) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, 0),H), group(H,empty), group_on_pos(A,C,(3, -1),I), group(I,empty), group_on_pos(A,C,(-2, 0),J), group(J,empty), !.
% [0.0707] 41
reward(A,0.39636363636363636) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, 0),H), group(H,empty), group_on_pos(A,C,(3, -1),I), group(I,empty), !.
% [0.3964] 55
reward(A,0.016216216216216217) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(-1, 0),H), group(H,empty), !.
% [0.0162] 185
reward(A,0.02395833333333333) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), !.
% [0.0240] 1248
reward(A,0.11538461538461539) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,enemy), group_on_pos(A,C,(-1, 1),H), group(H,empty), !.
% [0.1154] 78
reward(A,0.40178571428571425) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,enemy), group_on_pos(A,C,(-1, 0),H), group(H,empty), !.
% [0.4018] 56
reward(A,0.2785714285714286) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,enemy), group_on_pos(A,C,(2, 0),H), group(H,friend), !.
% [0.2786] 56
reward(A,0.0475) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,enemy), !.
% [0.0475] 40
reward(A,0.30476190476190473) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), !.
% [0.3048] 63
reward(A,0.12993630573248408) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), !.
% [0.1299] 157
reward(A,0.16071428571428573) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(-1, 2),G), group(G,enemy), !.
% [0.1607] 140
reward(A,0.0) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), group_on_pos(A,C,(0, 1),G), group(G,friend), !.
% [0.0000] 140
reward(A,0.10036363636363635) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(2, 1),F), group(F,empty), !.
% [0.1004] 275
reward(A,0.2054945054945055) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), group_on_pos(A,C,(-2, 0),H), group(H,empty), !.
% [0.2055] 91
reward(A,0.6629629629629629) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,enemy), !.
% [0.6630] 54
reward(A,0.308) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,empty), !.
% [0.3080] 75
reward(A,0.08385826771653543) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(-2, 0),G), group(G,empty), !.
% [0.0839] 254
reward(A,0.13333333333333333) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(-4, 0),G), group(G,empty), !.
% [0.1333] 258
reward(A,0.0951219512195122) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(3, 0),H), group(H,friend), !.
% [0.0951] 41
reward(A,0.5900000000000001) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), group_on_pos(A,C,(0, 1),H), group(H,enemy), !.
% [0.5900] 40
reward(A,0.2945945945945946) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(2, 0),G), group(G,empty), !.
% [0.2946] 74
reward(A,0.06444444444444444) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(0, -3),H), group(H,empty), !.
% [0.0644] 45
reward(A,0.49545454545454537) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(0, 1),H), group(H,empty), !.
% [0.4955] 44
reward(A,0.2642857142857143) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), !.
% [0.2643] 56
reward(A,0.1357142857142857) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), !.
% [0.1357] 224
reward(A,0.1573529411764706) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, 1),G), group(G,enemy), group_on_pos(A,C,(1, 0),H), group(H,enemy), !.
% [0.1574] 68
reward(A,0.2634920634920635) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, 1),G), group(G,enemy), group_on_pos(A,C,(-2, 2),H), group(H,empty), !.
% [0.2635] 63
reward(A,0.51) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, 1),G), group(G,enemy), !.
% [0.5100] 60
reward(A,0.041666666666666664) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, -1),G), group(G,enemy), group_on_pos(A,C,(1, -2),H), group(H,empty), !.
% [0.0417] 72
reward(A,0.1259259259259259) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, -1),G), group(G,enemy), group_on_pos(A,C,(-2, 1),H), group(H,empty), !.
% [0.1259] 54
reward(A,0.3358490566037736) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), group_on_pos(A,C,(0, -1),G), group(G,enemy), !.
% [0.3358] 53
reward(A,0.007509881422924901) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,friend), !.
% [0.0075] 253
reward(A,0.20923076923076925) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(1, 0),F), group(F,friend), group_on_pos(A,C,(2, -1),G), group(G,empty), !.
% [0.2092] 65
reward(A,0.053968253968253964) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), group_on_pos(A,C,(1, 0),F), group(F,friend), !.
% [0.0540] 126
reward(A,0.0035714285714285713) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(2, 2),E), group(E,empty), !.
% [0.0036] 280
reward(A,0.3053571428571428) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(-1, -1),H), group(H,empty), !.
% [0.3054] 112
reward(A,0.5818181818181818) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(0, 1),H), group(H,empty), group_on_pos(A,C,(-3, 1),I), group(I,empty), !.
% [0.5818] 44
reward(A,0.8893617021276595) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(0, 1),H), group(H,empty), !.
% [0.8894] 47
reward(A,0.31269841269841275) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(2, 2),H), group(H,enemy), !.
% [0.3127] 63
reward(A,0.41911764705882354) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(2, 2),H), group(H,friend), !.
% [0.4191] 68
reward(A,0.5127272727272727) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(1, -1),H), group(H,empty), !.
% [0.5127] 55
reward(A,0.5930232558139535) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), group_on_pos(A,C,(1, -3),H), group(H,empty), !.
% [0.5930] 43
reward(A,0.8153846153846153) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,empty), !.
% [0.8154] 52
reward(A,0.5307692307692308) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), group_on_pos(A,C,(0, 1),H), group(H,friend), !.
% [0.5308] 91
reward(A,0.1388235294117647) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), group_on_pos(A,C,(2, 1),H), group(H,empty), !.
% [0.1388] 85
reward(A,0.2023255813953488) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), group_on_pos(A,C,(-2, 0),H), group(H,empty), !.
% [0.2023] 43
reward(A,0.3932432432432433) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), !.
% [0.3932] 74
reward(A,0.22641509433962265) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), group_on_pos(A,C,(2, 1),G), group(G,enemy), !.
% [0.2264] 53
reward(A,0.0379746835443038) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,empty), !.
% [0.0380] 79
reward(A,0.46190476190476193) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-1, 1),G), group(G,empty), group_on_pos(A,C,(0, -1),H), group(H,enemy), group_on_pos(A,C,(1, 0),I), group(I,friend), !.
% [0.4619] 42
reward(A,0.0943661971830986) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-1, 1),G), group(G,empty), group_on_pos(A,C,(0, -1),H), group(H,enemy), !.
% [0.0944] 71
reward(A,0.05720524017467249) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-1, 1),G), group(G,empty), !.
% [0.0572] 229
reward(A,0.3976190476190477) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), group_on_pos(A,C,(0, 4),I), group(I,empty), !.
% [0.3976] 42
reward(A,0.18653846153846157) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), !.
% [0.1865] 52
reward(A,0.27647058823529413) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,empty), group_on_pos(A,C,(1, -3),H), group(H,empty), !.
% [0.2765] 51
reward(A,0.05894736842105263) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,empty), !.
% [0.0589] 95
reward(A,0.11374045801526718) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-3, 0),G), group(G,empty), group_on_pos(A,C,(-4, 0),H), group(H,empty), group_on_pos(A,C,(-3, 1),I), group(I,empty), !.
% [0.1137] 131
reward(A,0.3444444444444445) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-3, 0),G), group(G,empty), group_on_pos(A,C,(-4, 0),H), group(H,empty), !.
% [0.3444] 45
reward(A,0.4749999999999999) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-3, 0),G), group(G,empty), !.
% [0.4750] 52
reward(A,0.22) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(-2, 0),G), group(G,empty), !.
% [0.2200] 100
reward(A,0.34285714285714286) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(1, 0),G), group(G,enemy), !.
% [0.3429] 77
reward(A,0.37555555555555553) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,friend), !.
% [0.3756] 45
reward(A,0.4822222222222221) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), group_on_pos(A,C,(2, 2),G), group(G,enemy), !.
% [0.4822] 45
reward(A,0.7084507042253521) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,empty), !.
% [0.7085] 71
reward(A,0.09918946301925029) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(-1, 3),F), group(F,empty), !.
% [0.0992] 987
reward(A,0.6227272727272727) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(1, 0),G), group(G,friend), group_on_pos(A,C,(2, 1),H), group(H,friend), !.
% [0.6227] 44
reward(A,0.35052631578947363) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(1, 0),G), group(G,friend), !.
% [0.3505] 95
reward(A,0.02482758620689655) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(0, -1),G), group(G,enemy), group_on_pos(A,C,(1, 0),H), group(H,enemy), !.
% [0.0248] 290
reward(A,0.21504424778761058) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(0, -1),G), group(G,enemy), !.
% [0.2150] 113
reward(A,0.45121951219512196) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(-1, -1),G), group(G,enemy), !.
% [0.4512] 41
reward(A,0.03717948717948718) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(2, 2),G), group(G,enemy), group_on_pos(A,C,(-4, 0),H), group(H,empty), !.
% [0.0372] 78
reward(A,0.20645161290322583) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(2, 2),G), group(G,enemy), !.
% [0.2065] 62
reward(A,0.3935897435897435) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(1, 2),G), group(G,enemy), !.
% [0.3936] 78
reward(A,0.30731707317073176) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(-1, -2),G), group(G,empty), !.
% [0.3073] 41
reward(A,0.08072289156626507) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, 1),F), group(F,enemy), !.
% [0.0807] 83
reward(A,0.11944444444444445) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,enemy), group_on_pos(A,C,(2, -2),G), group(G,empty), !.
% [0.1194] 108
reward(A,0.45) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,enemy), group_on_pos(A,C,(1, 0),G), group(G,friend), !.
% [0.4500] 44
reward(A,0.24146341463414636) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(0, -1),F), group(F,enemy), !.
% [0.2415] 41
reward(A,0.2954022988505747) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(1, 0),F), group(F,enemy), !.
% [0.2954] 87
reward(A,0.004032258064516129) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), group_on_pos(A,C,(1, 0),F), group(F,friend), !.
% [0.0040] 248
reward(A,0.10845070422535212) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,empty), !.
% [0.1085] 142
reward(A,0.07084870848708487) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(0, 4),F), group(F,empty), group_on_pos(A,C,(1, 3),G), group(G,empty), !.
% [0.0708] 271
reward(A,0.3982456140350877) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(0, 4),F), group(F,empty), group_on_pos(A,C,(1, -1),G), group(G,empty), !.
% [0.3982] 57
reward(A,0.26222222222222225) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(0, 4),F), group(F,empty), group_on_pos(A,C,(1, 2),G), group(G,friend), !.
% [0.2622] 45
reward(A,0.0972027972027972) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(0, 4),F), group(F,empty), !.
% [0.0972] 143
reward(A,0.10827067669172934) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(4, 0),F), group(F,empty), !.
% [0.1083] 133
reward(A,0.30731707317073176) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,empty), group_on_pos(A,C,(0, 1),G), group(G,empty), group_on_pos(A,C,(1, 0),H), group(H,empty), !.
% [0.3073] 41
reward(A,0.08545454545454546) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,empty), group_on_pos(A,C,(0, 1),G), group(G,empty), !.
% [0.0855] 55
reward(A,0.30000000000000004) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,empty), group_on_pos(A,C,(2, 2),G), group(G,enemy), !.
% [0.3000] 52
reward(A,0.3618181818181818) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,empty), group_on_pos(A,C,(-1, -1),G), group(G,enemy), !.
% [0.3618] 55
reward(A,0.6344262295081966) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), group_on_pos(A,C,(-2, 0),F), group(F,empty), !.
% [0.6344] 61
reward(A,0.20731707317073167) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-2, -1),E), group(E,empty), !.
% [0.2073] 164
reward(A,0.12250000000000001) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,friend), group_on_pos(A,C,(0, -1),F), group(F,enemy), group_on_pos(A,C,(2, 2),G), group(G,friend), !.
% [0.1225] 40
reward(A,0.3926829268292683) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,friend), group_on_pos(A,C,(0, -1),F), group(F,enemy), !.
% [0.3927] 82
reward(A,0.07304347826086957) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,friend), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(1, 0),G), group(G,enemy), !.
% [0.0730] 115
reward(A,0.397872340425532) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,friend), group_on_pos(A,C,(0, 1),F), group(F,enemy), group_on_pos(A,C,(1, 2),G), group(G,enemy), !.
% [0.3979] 47
reward(A,0.14782608695652175) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,friend), group_on_pos(A,C,(0, 1),F), group(F,enemy), !.
% [0.1478] 69
reward(A,0.021851289833080427) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), group_on_pos(A,C,(-1, 0),E), group(E,friend), !.
% [0.0219] 659
reward(A,0.021397756686798962) :- unbound(C), group_on_pos(A,C,(1, 1),D), group(D,empty), !.
% [0.0214] 1159
reward(A,0.8011363636363636) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 1),G), group(G,friend), group_on_pos(A,C,(-1, 1),H), group(H,friend), group_on_pos(A,C,(1, 2),I), group(I,friend), !.
% [0.8011] 88
reward(A,0.41166666666666674) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 1),G), group(G,friend), group_on_pos(A,C,(-1, 1),H), group(H,friend), !.
% [0.4117] 60
reward(A,0.5) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 1),G), group(G,friend), group_on_pos(A,C,(-1, -1),H), group(H,enemy), !.
% [0.5000] 64
reward(A,0.14558823529411766) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(1, 1),G), group(G,friend), !.
% [0.1456] 68
reward(A,0.7423728813559322) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,enemy), group_on_pos(A,C,(3, 1),H), group(H,empty), !.
% [0.7424] 59
reward(A,0.9369230769230769) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), group_on_pos(A,C,(0, 2),G), group(G,enemy), !.
% [0.9369] 65
reward(A,0.4726027397260274) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), !.
% [0.4726] 73
reward(A,0.24791666666666667) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(-1, -3),G), group(G,empty), group_on_pos(A,C,(-2, 1),H), group(H,empty), !.
% [0.2479] 48
reward(A,0.6461538461538462) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(-1, -3),G), group(G,empty), !.
% [0.6462] 52
reward(A,0.09716981132075471) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(0, 4),G), group(G,empty), !.
% [0.0972] 212
reward(A,0.31875) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,enemy), !.
% [0.3187] 64
reward(A,0.15648854961832062) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), !.
% [0.1565] 131
reward(A,0.4146341463414634) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(3, 0),F), group(F,empty), group_on_pos(A,C,(4, 0),G), group(G,empty), group_on_pos(A,C,(-1, -3),H), group(H,empty), !.
% [0.4146] 82
reward(A,0.15827814569536422) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(3, 0),F), group(F,empty), group_on_pos(A,C,(4, 0),G), group(G,empty), !.
% [0.1583] 151
reward(A,0.7268292682926829) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(3, 0),F), group(F,empty), group_on_pos(A,C,(0, -1),G), group(G,enemy), !.
% [0.7268] 41
reward(A,0.38064516129032255) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(3, 0),F), group(F,empty), !.
% [0.3806] 62
reward(A,0.5546511627906976) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-2, 2),F), group(F,empty), !.
% [0.5547] 86
reward(A,0.8970588235294118) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,enemy), !.
% [0.8971] 68
reward(A,0.6065217391304347) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,empty), !.
% [0.6065] 46
reward(A,0.18749999999999997) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), group_on_pos(A,C,(-2, 0),G), group(G,empty), !.
% [0.1875] 200
reward(A,0.04715447154471545) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(2, 0),F), group(F,empty), !.
% [0.0472] 246
reward(A,0.0648888888888889) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 2),F), group(F,empty), group_on_pos(A,C,(1, 3),G), group(G,empty), group_on_pos(A,C,(0, 3),H), group(H,empty), !.
% [0.0649] 225
reward(A,0.28484848484848485) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 2),F), group(F,empty), group_on_pos(A,C,(1, 3),G), group(G,empty), !.
% [0.2848] 66
reward(A,0.6358490566037737) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 2),F), group(F,empty), group_on_pos(A,C,(1, -1),G), group(G,enemy), !.
% [0.6358] 53
reward(A,0.15813953488372096) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 2),F), group(F,empty), group_on_pos(A,C,(3, 1),G), group(G,empty), !.
% [0.1581] 43
reward(A,0.5489795918367346) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 2),F), group(F,empty), group_on_pos(A,C,(-2, 1),G), group(G,empty), !.
% [0.5490] 49
reward(A,0.2723404255319149) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(1, 2),F), group(F,empty), !.
% [0.2723] 47
reward(A,0.802127659574468) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-2, 1),F), group(F,empty), group_on_pos(A,C,(2, 2),G), group(G,friend), !.
% [0.8021] 47
reward(A,0.3490196078431372) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-2, 1),F), group(F,empty), group_on_pos(A,C,(-3, 1),G), group(G,empty), group_on_pos(A,C,(3, 0),H), group(H,empty), !.
% [0.3490] 51
reward(A,0.4090909090909091) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-2, 1),F), group(F,empty), group_on_pos(A,C,(-3, 1),G), group(G,empty), group_on_pos(A,C,(2, 2),H), group(H,empty), !.
% [0.4091] 44
reward(A,0.659322033898305) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-2, 1),F), group(F,empty), group_on_pos(A,C,(-3, 1),G), group(G,empty), !.
% [0.6593] 59
reward(A,0.22727272727272727) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-2, 1),F), group(F,empty), !.
% [0.2273] 44
reward(A,0.4977272727272727) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), group_on_pos(A,C,(-1, 0),F), group(F,empty), !.
% [0.4977] 44
reward(A,0.20618556701030927) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-4, 0),E), group(E,empty), !.
% [0.2062] 97
reward(A,0.05196451204055766) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(1, 1),E), group(E,friend), !.
% [0.0520] 789
reward(A,0.5913043478260869) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,friend), group_on_pos(A,C,(2, 1),F), group(F,enemy), !.
% [0.5913] 69
reward(A,0.06521739130434782) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,friend), group_on_pos(A,C,(0, 2),F), group(F,empty), !.
% [0.0652] 46
reward(A,0.3018867924528302) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(0, 1),E), group(E,friend), !.
% [0.3019] 53
reward(A,0.0) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-1, 1),E), group(E,enemy), group_on_pos(A,C,(-1, 0),F), group(F,enemy), !.
% [0.0000] 110
reward(A,0.4377777777777777) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), group_on_pos(A,C,(-1, 1),E), group(E,enemy), !.
% [0.4378] 45
reward(A,0.0042654028436018955) :- unbound(C), group_on_pos(A,C,(1, 0),D), group(D,empty), !.
% [0.0043] 211
reward(A,0.0833097595473833) :- !.
% [0.0833] 707
