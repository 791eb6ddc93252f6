// The tree `enclosed-tactical` as Rust, written by nakade 0.1.0: change the tree, not this file.
// blake3 a0e70c8321bf609c716fc5361bbd90c49eea2e975df87851ec25c98e8252ccc3, 152 leaves
// % The language bias for tsume-go with a richer vocabulary: what moves do, second-order liberties, regions, eyes. All of it follows directly
// % from the rules. Few thresholds and near points only: the more refinements a node compares, the less its choice holds on other problems.
// % The background is go.pl and go-tactical.pl.
// 
// tilde_mode(regression).
// heuristic(euclid).
// sampling_strategy(none).
// minimal_cases(20).
// ftest(1).
// max_leaves(152).
// pruning(none).
// 
// % The moves of a problem compete: ranking(Damping, Sharpness). Damping keeps small leaves from daring too much; sharpness favours the
// % first rank over the later ones. What is predicted is a strength, drawn towards that of the node above as by m examples.
// % The paper's regression is tilde_mode(regression) without these two settings, and predicts rewards.
// ranking(1, 0.5).
// m_estimate(m(30)).
// 
// predict(reward(+point, -number)).
// root((reward(Move, Reward), board(Move, Group), unbound(Axes))).
// 
// typed_language(yes).
// type(board(point, group)).
// type(unbound(axes)).
// type(group(group, colour)).
// type(link(group, group)).
// type(liberty(group, group)).
// type(liberty_cnt(group, number)).
// type(stone_cnt(group, number)).
// type(group_on_pos(point, axes, displacement, group)).
// type(distance_to_edge(point, axes, direction, number)).
// type(captures(group, colour, number)).
// type(liberties_after(group, colour, number)).
// type(stones_after(group, colour, number)).
// type(legal(group, colour)).
// type(second_order_liberty_cnt(group, number)).
// type(shared_liberty_cnt(group, group, number)).
// type(region_size(group, number)).
// type(region_borders(group, colour)).
// type(eye_like(group, colour)).
// type(neighbour_cnt(group, colour, number)).
// type(enclosure_size(group, colour, number)).
// type(number < number).
// 
// rmode(link(+G, -H)).
// rmode(liberty(+G, -L)).
// rmode(group(+G, #[friend, enemy, empty])).
// rmode((liberty_cnt(+G, -N), N < #[2, 3, 4, 5, 6])).
// rmode((liberty_cnt(+G, -N), #[1,2, 3, 4, 5] < N)).
// rmode((stone_cnt(+G, -N), N < #[2, 3, 4, 5, 7, 10])).
// rmode((stone_cnt(+G, -N), #[0,1,2, 3, 4, 5] < N)).
// rmode(group_on_pos(+P, +A, #[(1,0), (0,1), (1,1), (2,0), (0,2), (2,1), (1,2), (-1,0), (0,-1), (-1,1), (1,-1), (-1,-1),
//                               (-2,0), (0,-2), (-2,1), (2,-1), (1,-2), (-1,2), (-2,-1), (-1,-2), (3,0), (0,3), (-3,0), (0,-3)], -G)).
// rmode((distance_to_edge(+P, +A, #[left, up, right, down], -N), N < #[1, 2, 3, 4, 5])).
// rmode((distance_to_edge(+P, +A, #[left, up, right, down], -N), #[0,1, 2, 3, 4] < N)).
// rmode((captures(+G, #[friend, enemy], -N), #[0, 1, 2, 4] < N)).
// rmode((liberties_after(+G, #[friend, enemy], -N), N < #[2, 3, 4, 5])).
// rmode((liberties_after(+G, #[friend, enemy], -N), #[1, 2, 3] < N)).
// rmode((enclosure_size(+G, #[friend, enemy], -N), N < #[4, 7, 10, 15, 20, 30])).
// rmode((region_size(+G, -N), N < #[2, 3, 4, 5, 6, 8, 12])).
// rmode((neighbour_cnt(+G, #[friend, enemy, empty], -N), #[0, 1, 2] < N)).
// rmode(legal(+G, #[friend, enemy])).
// rmode(eye_like(+G, #[friend, enemy])).
// rmode(region_borders(+G, #[friend, enemy])).
// rmode((second_order_liberty_cnt(+G, -N), N < #[1, 2, 4])).
// rmode((shared_liberty_cnt(+G, -H, -N), #[1, 2] < N)).
// 
// auto_lookahead(link(G, H), [H]).
// auto_lookahead(liberty(G, L), [L]).
// auto_lookahead(group_on_pos(P, A, D, G), [G]).
// max_lookahead(1).

use nakade::go::Point;
use nakade::runtime::{self, AxesSet, Board, Content, Direction};

/// The hash (blake3) of the JSON of the tree.
pub const TREE_HASH: &str = "a0e70c8321bf609c716fc5361bbd90c49eea2e975df87851ec25c98e8252ccc3";

/// The score of a move of the side to move by the tree `enclosed-tactical`.
///
/// The point must be on the board; that the move is legal is not looked at.
pub fn score<B: Board>(board: &B, point: Point) -> f64 {
    nodes_0(board, point, AxesSet::ALL)
}

/// The legal moves in row order, with their scores.
pub fn scores<B: Board>(board: &B) -> impl Iterator<Item = (Point, f64)> + use<'_, B> {
    runtime::legal_moves(board).map(|point| (point, score(board, point)))
}

/// The legal move with the highest score, the first of equals in row order.
pub fn best<B: Board>(board: &B) -> Option<(Point, f64)> {
    scores(board).reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// The nodes from 0 on.
#[allow(clippy::approx_constant, clippy::if_same_then_else)]
fn nodes_0<B: Board>(board: &B, point: Point, axes: AxesSet) -> f64 {
    if test_0(board, point) {
        if test_1(board, point) {
            if test_2(board, point) {
                if test_3(board, point, axes).is_some() {
                    1.774289305206295
                } else if test_5(board, point) {
                    3.8681436035412657
                } else {
                    4.899233041255516
                }
            } else if test_8(board, point) {
                if test_9(board, point) {
                    6.258701801005652
                } else if test_11(board, point) {
                    if test_12(board, point, axes).is_some() {
                        1.1870933752444404
                    } else {
                        -6.72798437406902
                    }
                } else if test_15(board, point) {
                    if let Some(axes) = test_16(board, point, axes) {
                        if let Some(axes) = test_17(board, point, axes) {
                            if test_18(board, point, axes).is_some() {
                                5.755152568678078
                            } else {
                                4.025246541556514
                            }
                        } else if test_21(board, point, axes).is_some() {
                            3.680213184602728
                        } else {
                            2.2217096002885937
                        }
                    } else if test_24(board, point) {
                        3.0390472828250843
                    } else if test_26(board, point) {
                        0.4277358051453328
                    } else {
                        2.07563958138303
                    }
                } else if test_29(board, point) {
                    4.0852162701806725
                } else if test_31(board, point, axes).is_some() {
                    4.980325108470332
                } else {
                    6.794194566752183
                }
            } else if test_34(board, point) {
                if test_35(board, point) {
                    if let Some(axes) = test_36(board, point, axes) {
                        if test_37(board, point, axes).is_some() {
                            5.471663912533125
                        } else if test_39(board, point, axes).is_some() {
                            6.653656691241896
                        } else {
                            8.00117417596194
                        }
                    } else if test_42(board, point) {
                        5.130161583053518
                    } else if test_44(board, point) {
                        if test_45(board, point) {
                            4.795293502109059
                        } else {
                            6.005088432800289
                        }
                    } else {
                        7.428503581183574
                    }
                } else if test_49(board, point) {
                    if test_50(board, point) {
                        5.022603096253445
                    } else {
                        4.166425412743864
                    }
                } else if test_53(board, point) {
                    if test_54(board, point, axes).is_some() {
                        6.840009548722073
                    } else {
                        5.657415621471875
                    }
                } else {
                    5.061389889550916
                }
            } else if test_58(board, point) {
                2.733159468617903
            } else {
                1.1735409391923046
            }
        } else {
            nodes_61(board, point, axes)
        }
    } else {
        -13.279176086026357
    }
}

/// The nodes from 61 on.
#[allow(clippy::approx_constant, clippy::if_same_then_else)]
fn nodes_61<B: Board>(board: &B, point: Point, axes: AxesSet) -> f64 {
    if test_61(board, point) {
        if test_62(board, point) {
            if test_63(board, point) {
                if test_64(board, point) {
                    -6.2225501177420055
                } else if test_66(board, point) {
                    if test_67(board, point) {
                        1.389323730309618
                    } else {
                        -1.1895629580041824
                    }
                } else {
                    4.254034029481047
                }
            } else if let Some(axes) = test_71(board, point, axes) {
                if test_72(board, point) {
                    if test_73(board, point) {
                        if test_74(board, point, axes).is_some() {
                            3.901954593006987
                        } else {
                            2.4863065947984704
                        }
                    } else if test_77(board, point) {
                        if let Some(axes) = test_78(board, point, axes) {
                            if test_79(board, point, axes).is_some() {
                                7.5089128537791945
                            } else {
                                6.46738045122701
                            }
                        } else if test_82(board, point) {
                            if test_83(board, point, axes).is_some() {
                                5.247711056854518
                            } else {
                                3.35950022546801
                            }
                        } else if test_86(board, point, axes).is_some() {
                            5.408341505975182
                        } else {
                            6.581161063285396
                        }
                    } else if test_89(board, point, axes).is_some() {
                        3.5374809503452562
                    } else if test_91(board, point) {
                        5.792806060419293
                    } else if test_93(board, point, axes).is_some() {
                        4.080103185413061
                    } else {
                        5.0070579264281205
                    }
                } else {
                    7.261425561875143
                }
            } else if test_97(board, point) {
                2.3096002108390907
            } else {
                4.236469983863837
            }
        } else if test_100(board, point) {
            2.6160154351955147
        } else {
            0.5311693529399031
        }
    } else if test_103(board, point) {
        if test_104(board, point) {
            if test_105(board, point) {
                if test_106(board, point) {
                    if test_107(board, point) {
                        if test_108(board, point) {
                            if test_109(board, point) {
                                2.5998440071823077
                            } else {
                                3.906120616903935
                            }
                        } else {
                            0.8594951352407451
                        }
                    } else if let Some(axes) = test_113(board, point, axes) {
                        if test_114(board, point, axes).is_some() {
                            -3.1094215785557173
                        } else {
                            2.037471458755881
                        }
                    } else {
                        -1.223198497685192
                    }
                } else if test_118(board, point) {
                    -0.42694446072883996
                } else if let Some(axes) = test_120(board, point, axes) {
                    if let Some(axes) = test_121(board, point, axes) {
                        if let Some(axes) = test_122(board, point, axes) {
                            if let Some(axes) = test_123(board, point, axes) {
                                if test_124(board, point, axes).is_some() {
                                    4.597454847104996
                                } else {
                                    6.458270379046175
                                }
                            } else if let Some(axes) = test_127(board, point, axes) {
                                if test_128(board, point, axes).is_some() {
                                    5.471810348933594
                                } else {
                                    4.282238495466072
                                }
                            } else if let Some(axes) = test_131(board, point, axes) {
                                if test_132(board, point, axes).is_some() {
                                    3.1600255389614333
                                } else if test_134(board, point, axes).is_some() {
                                    0.9362124946362779
                                } else {
                                    2.841160317683218
                                }
                            } else if test_137(board, point) {
                                if test_138(board, point, axes).is_some() {
                                    1.7926797460184163
                                } else {
                                    3.623010428701395
                                }
                            } else if test_141(board, point, axes).is_some() {
                                4.3730858698556
                            } else {
                                5.180335688803397
                            }
                        } else if test_144(board, point) {
                            if test_145(board, point) {
                                if let Some(axes) = test_146(board, point, axes) {
                                    if test_147(board, point, axes).is_some() {
                                        3.6486478444247656
                                    } else {
                                        4.802413605224297
                                    }
                                } else {
                                    6.184799846836234
                                }
                            } else {
                                3.5074541747159182
                            }
                        } else if test_152(board, point, axes).is_some() {
                            7.018965899265127
                        } else {
                            4.618572436832377
                        }
                    } else if test_155(board, point, axes).is_some() {
                        -1.2828287190449048
                    } else if let Some(axes) = test_157(board, point, axes) {
                        if let Some(axes) = test_158(board, point, axes) {
                            if test_159(board, point, axes).is_some() {
                                7.0394308259983775
                            } else if test_161(board, point, axes).is_some() {
                                5.852383347868179
                            } else {
                                4.255711955192739
                            }
                        } else {
                            2.4359784621743916
                        }
                    } else if let Some(axes) = test_165(board, point, axes) {
                        if test_166(board, point, axes).is_some() {
                            1.0600934273605394
                        } else if test_168(board, point, axes).is_some() {
                            1.7171268198424356
                        } else {
                            3.4874946408741465
                        }
                    } else if test_171(board, point) {
                        4.81942845695056
                    } else {
                        3.51187300423674
                    }
                } else if let Some(axes) = test_174(board, point, axes) {
                    if let Some(axes) = test_175(board, point, axes) {
                        if test_176(board, point, axes).is_some() {
                            0.9757915658713575
                        } else if test_178(board, point, axes).is_some() {
                            4.02250595820896
                        } else {
                            2.1709506574409154
                        }
                    } else if let Some(axes) = test_181(board, point, axes) {
                        if test_182(board, point, axes).is_some() {
                            4.521749557699714
                        } else {
                            3.280932100863232
                        }
                    } else {
                        2.229817352037206
                    }
                } else if test_186(board, point) {
                    if test_187(board, point) {
                        5.865787851156729
                    } else if test_189(board, point) {
                        if test_190(board, point) {
                            1.7575516072936241
                        } else {
                            3.550383710480297
                        }
                    } else if test_193(board, point) {
                        5.45034002273654
                    } else {
                        4.514716667981604
                    }
                } else if let Some(axes) = test_196(board, point, axes) {
                    if test_197(board, point, axes).is_some() {
                        0.34101352951894653
                    } else {
                        2.520271970181202
                    }
                } else {
                    3.503549002762812
                }
            } else if test_201(board, point) {
                if test_202(board, point) {
                    -2.35543185859328
                } else if test_204(board, point) {
                    if test_205(board, point) {
                        if test_206(board, point) {
                            3.103507533265243
                        } else {
                            1.6671824419610235
                        }
                    } else if let Some(axes) = test_209(board, point, axes) {
                        if let Some(axes) = test_210(board, point, axes) {
                            if test_211(board, point, axes).is_some() {
                                0.780990448819502
                            } else {
                                2.897369202521479
                            }
                        } else {
                            0.0469109755617057
                        }
                    } else {
                        -1.636769279433027
                    }
                } else {
                    -2.0797024723760322
                }
            } else if test_217(board, point) {
                if let Some(axes) = test_218(board, point, axes) {
                    if let Some(axes) = test_219(board, point, axes) {
                        if test_220(board, point, axes).is_some() {
                            2.744301564911619
                        } else {
                            1.793887491628648
                        }
                    } else if test_223(board, point, axes).is_some() {
                        if test_224(board, point) {
                            0.06784867721892907
                        } else {
                            2.3684219819258643
                        }
                    } else {
                        -0.6661990748983011
                    }
                } else {
                    -1.5169232905019534
                }
            } else if test_229(board, point) {
                if test_230(board, point) {
                    if test_231(board, point) {
                        if test_232(board, point) {
                            if test_233(board, point) {
                                0.6418111882447554
                            } else if test_235(board, point, axes).is_some() {
                                2.9919910345734886
                            } else {
                                1.8787830445305977
                            }
                        } else {
                            2.824180413538681
                        }
                    } else if test_239(board, point) {
                        if let Some(axes) = test_240(board, point, axes) {
                            if test_241(board, point, axes).is_some() {
                                1.545048312018161
                            } else {
                                2.7985655868355104
                            }
                        } else if test_244(board, point) {
                            -0.8199990738845767
                        } else {
                            1.3887312118180086
                        }
                    } else {
                        -1.1934285241019231
                    }
                } else if test_248(board, point) {
                    2.8590282961150173
                } else {
                    4.318197763732976
                }
            } else if test_251(board, point) {
                if let Some(axes) = test_252(board, point, axes) {
                    if test_253(board, point, axes).is_some() {
                        2.4792396142563926
                    } else {
                        4.063932761231529
                    }
                } else {
                    2.091102027039967
                }
            } else if let Some(axes) = test_257(board, point, axes) {
                if test_258(board, point) {
                    4.198859528442576
                } else if test_260(board, point, axes).is_some() {
                    6.013968103704745
                } else {
                    5.104475721513034
                }
            } else {
                3.695083588006433
            }
        } else if let Some(axes) = test_264(board, point, axes) {
            if let Some(axes) = test_265(board, point, axes) {
                if let Some(axes) = test_266(board, point, axes) {
                    if test_267(board, point, axes).is_some() {
                        2.348156057933752
                    } else {
                        4.425926111198369
                    }
                } else {
                    0.9081123369350601
                }
            } else if let Some(axes) = test_271(board, point, axes) {
                if test_272(board, point, axes).is_some() {
                    1.9795132392160428
                } else if let Some(axes) = test_274(board, point, axes) {
                    if test_275(board, point, axes).is_some() {
                        2.3990245205190717
                    } else {
                        0.3446392832093171
                    }
                } else {
                    -2.0299052940292914
                }
            } else {
                -1.5756051863105442
            }
        } else {
            -4.24302068175908
        }
    } else if test_281(board, point) {
        if test_282(board, point) {
            if test_283(board, point, axes).is_some() {
                2.368458556971989
            } else if test_285(board, point) {
                2.1685728066952006
            } else if test_287(board, point) {
                -1.4549804957617039
            } else if let Some(axes) = test_289(board, point, axes) {
                if test_290(board, point, axes).is_some() {
                    0.9911024822205203
                } else if test_292(board, point, axes).is_some() {
                    3.60598735856904
                } else {
                    2.514198691656888
                }
            } else {
                0.3552828181137449
            }
        } else {
            -0.9363329868379012
        }
    } else if test_297(board, point, axes).is_some() {
        if test_298(board, point) { 0.5955275084790734 } else { -1.2820916885270346 }
    } else {
        -3.2362250359074323
    }
}

/// `region_size(C,E), E < 12`
fn test_0<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty && runtime::region_size(board, group_c) < 12
}

/// `link(C,F), liberties_after(F,friend,G), G < 2`
fn test_1<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Friend)
                    .is_some_and(|number_g| number_g < 2)
        })
}

/// `liberties_after(C,enemy,H), H < 3`
fn test_2<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_h| number_h < 3)
}

/// `group_on_pos(A,D,(2, 1),I), region_borders(I,friend)`
fn test_3<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::region_borders(board, group_i, Content::Friend)
    })
}

/// `link(C,I), liberties_after(I,friend,J), 1 < J`
fn test_5<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_i| {
            board.content(group_i) == Content::Empty
                && runtime::liberties_after(board, group_i, Content::Friend)
                    .is_some_and(|number_j| 1 < number_j)
        })
}

/// `liberties_after(C,friend,H), H < 3`
fn test_8<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_h| number_h < 3)
}

/// `captures(C,enemy,I), 0 < I`
fn test_9<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::captured_by(board, group_c, Content::Enemy)
            .is_some_and(|number_i| 0 < number_i)
}

/// `liberties_after(C,friend,I), I < 2`
fn test_11<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_i| number_i < 2)
}

/// `group_on_pos(A,D,(1, 1),J), neighbour_cnt(J,enemy,K), 1 < K`
fn test_12<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        1 < runtime::neighbour_count(board, group_j, Content::Enemy)
    })
}

/// `link(C,I), liberties_after(I,friend,J), 1 < J`
fn test_15<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_i| {
            board.content(group_i) == Content::Empty
                && runtime::liberties_after(board, group_i, Content::Friend)
                    .is_some_and(|number_j| 1 < number_j)
        })
}

/// `group_on_pos(A,D,(1, 1),K), group(K,friend)`
fn test_16<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_k) == Content::Friend
    })
}

/// `group_on_pos(A,D,(-1, 1),L), stone_cnt(L,M), 5 < M`
fn test_17<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        5 < board.stone_count(group_l)
    })
}

/// `link(K,N), liberties_after(N,enemy,O), O < 2`
fn test_18<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board
            .links(group_k)
            .any(|group_n| {
                board.content(group_n) == Content::Empty
                    && runtime::liberties_after(board, group_n, Content::Enemy)
                        .is_some_and(|number_o| number_o < 2)
            })
    })
}

/// `group_on_pos(A,D,(3, 0),L), liberties_after(L,enemy,M), M < 4`
fn test_21<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.content(group_l) == Content::Empty
            && runtime::liberties_after(board, group_l, Content::Enemy)
                .is_some_and(|number_m| number_m < 4)
    })
}

/// `liberties_after(I,enemy,K), K < 3`
fn test_24<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_i| {
            board.content(group_i) == Content::Empty
                && runtime::liberties_after(board, group_i, Content::Friend)
                    .is_some_and(|number_j| 1 < number_j)
                && board.content(group_i) == Content::Empty
                && runtime::liberties_after(board, group_i, Content::Enemy)
                    .is_some_and(|number_k| number_k < 3)
        })
}

/// `second_order_liberty_cnt(I,K), K < 2`
fn test_26<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_i| {
            board.content(group_i) == Content::Empty
                && runtime::liberties_after(board, group_i, Content::Friend)
                    .is_some_and(|number_j| 1 < number_j)
                && runtime::second_order_liberty_count(board, group_i) < 2
        })
}

/// `link(F,I), liberty_cnt(I,J), J < 2`
fn test_29<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Friend)
                    .is_some_and(|number_g| number_g < 2)
                && board.links(group_f).any(|group_i| board.liberty_count(group_i) < 2)
        })
}

/// `group_on_pos(A,D,(3, 0),I), neighbour_cnt(I,enemy,J), 1 < J`
fn test_31<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        1 < runtime::neighbour_count(board, group_i, Content::Enemy)
    })
}

/// `enclosure_size(F,friend,H), H < 30`
fn test_34<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Friend)
                    .is_some_and(|number_g| number_g < 2)
                && board.content(group_f) == Content::Empty
                && runtime::enclosure_size(board, group_f, Content::Friend) < 30
        })
}

/// `link(F,I), liberty_cnt(I,J), 4 < J`
fn test_35<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Friend)
                    .is_some_and(|number_g| number_g < 2)
                && board.content(group_f) == Content::Empty
                && runtime::enclosure_size(board, group_f, Content::Friend) < 30
                && board.links(group_f).any(|group_i| 4 < board.liberty_count(group_i))
        })
}

/// `group_on_pos(A,D,(2, 1),K), enclosure_size(K,enemy,L), L < 10`
fn test_36<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::enclosure_size(board, group_k, Content::Enemy) < 10
    })
}

/// `group_on_pos(A,D,(2, 0),M), liberty_cnt(M,N), N < 3`
fn test_37<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.liberty_count(group_m) < 3
    })
}

/// `group_on_pos(A,D,(3, 0),M), stone_cnt(M,N), N < 7`
fn test_39<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.stone_count(group_m) < 7
    })
}

/// `link(C,K), liberty_cnt(K,L), 4 < L`
fn test_42<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_k| 4 < board.liberty_count(group_k))
}

/// `link(C,K), liberties_after(K,friend,L), 2 < L`
fn test_44<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_k| {
            board.content(group_k) == Content::Empty
                && runtime::liberties_after(board, group_k, Content::Friend)
                    .is_some_and(|number_l| 2 < number_l)
        })
}

/// `liberties_after(K,enemy,M), M < 3`
fn test_45<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_k| {
            board.content(group_k) == Content::Empty
                && runtime::liberties_after(board, group_k, Content::Friend)
                    .is_some_and(|number_l| 2 < number_l)
                && board.content(group_k) == Content::Empty
                && runtime::liberties_after(board, group_k, Content::Enemy)
                    .is_some_and(|number_m| number_m < 3)
        })
}

/// `link(C,I), stone_cnt(I,J), 2 < J`
fn test_49<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_i| 2 < board.stone_count(group_i))
}

/// `link(I,K), liberty_cnt(K,L), 3 < L`
fn test_50<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_i| {
            2 < board.stone_count(group_i)
                && board.links(group_i).any(|group_k| 3 < board.liberty_count(group_k))
        })
}

/// `liberties_after(F,enemy,I), 3 < I`
fn test_53<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Friend)
                    .is_some_and(|number_g| number_g < 2)
                && board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Enemy)
                    .is_some_and(|number_i| 3 < number_i)
                && board.content(group_f) == Content::Empty
                && runtime::enclosure_size(board, group_f, Content::Friend) < 30
        })
}

/// `group_on_pos(A,D,(3, 0),J), stone_cnt(J,K), 3 < K`
fn test_54<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        3 < board.stone_count(group_j)
    })
}

/// `liberty(C,H), neighbour_cnt(H,friend,I), 1 < I`
fn test_58<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberties(board, group_c)
        .any(|group_h| 1 < runtime::neighbour_count(board, group_h, Content::Friend))
}

/// `link(C,F), liberties_after(F,enemy,G), G < 2`
fn test_61<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Enemy)
                    .is_some_and(|number_g| number_g < 2)
        })
}

/// `enclosure_size(F,enemy,H), H < 30`
fn test_62<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Enemy)
                    .is_some_and(|number_g| number_g < 2)
                && board.content(group_f) == Content::Empty
                && runtime::enclosure_size(board, group_f, Content::Enemy) < 30
        })
}

/// `liberties_after(C,enemy,I), I < 3`
fn test_63<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_i| number_i < 3)
}

/// `liberties_after(C,enemy,J), J < 2`
fn test_64<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_j| number_j < 2)
}

/// `link(C,J), liberties_after(J,enemy,K), 1 < K`
fn test_66<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_j| {
            board.content(group_j) == Content::Empty
                && runtime::liberties_after(board, group_j, Content::Enemy)
                    .is_some_and(|number_k| 1 < number_k)
        })
}

/// `liberties_after(J,enemy,L), L < 3`
fn test_67<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_j| {
            board.content(group_j) == Content::Empty
                && runtime::liberties_after(board, group_j, Content::Enemy)
                    .is_some_and(|number_k| 1 < number_k)
                && board.content(group_j) == Content::Empty
                && runtime::liberties_after(board, group_j, Content::Enemy)
                    .is_some_and(|number_l| number_l < 3)
        })
}

/// `group_on_pos(A,D,(2, 1),I), group(I,friend)`
fn test_71<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_i) == Content::Friend
    })
}

/// `liberty_cnt(C,J), J < 4`
fn test_72<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.liberty_count(group_c) < 4
}

/// `neighbour_cnt(C,enemy,K), 1 < K`
fn test_73<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    1 < runtime::neighbour_count(board, group_c, Content::Enemy)
}

/// `group_on_pos(A,D,(-1, 1),L), stone_cnt(L,M), 1 < M`
fn test_74<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        1 < board.stone_count(group_l)
    })
}

/// `link(C,K), group(K,enemy)`
fn test_77<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_k| board.content(group_k) == Content::Enemy)
}

/// `group_on_pos(A,D,(-1, 1),L), liberty_cnt(L,M), M < 5`
fn test_78<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        board.liberty_count(group_l) < 5
    })
}

/// `group_on_pos(A,D,(1, -2),N), second_order_liberty_cnt(N,O), O < 2`
fn test_79<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (1, -2))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_n) < 2
    })
}

/// `link(C,L), liberties_after(L,enemy,M), 2 < M`
fn test_82<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_l| {
            board.content(group_l) == Content::Empty
                && runtime::liberties_after(board, group_l, Content::Enemy)
                    .is_some_and(|number_m| 2 < number_m)
        })
}

/// `group_on_pos(A,D,(-1, -1),N), liberty_cnt(N,O), 5 < O`
fn test_83<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (-1, -1))
        else {
            return false;
        };
        5 < board.liberty_count(group_n)
    })
}

/// `group_on_pos(A,D,(0, 1),L), group(L,friend)`
fn test_86<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        board.content(group_l) == Content::Friend
    })
}

/// `group_on_pos(A,D,(-1, 0),K), liberties_after(K,enemy,L), 2 < L`
fn test_89<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::liberties_after(board, group_k, Content::Enemy)
                .is_some_and(|number_l| 2 < number_l)
    })
}

/// `link(F,K), stone_cnt(K,L), 4 < L`
fn test_91<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Enemy)
                    .is_some_and(|number_g| number_g < 2)
                && board.content(group_f) == Content::Empty
                && runtime::enclosure_size(board, group_f, Content::Enemy) < 30
                && board.links(group_f).any(|group_k| 4 < board.stone_count(group_k))
        })
}

/// `group_on_pos(A,D,(-1, 2),K), second_order_liberty_cnt(K,L), L < 2`
fn test_93<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_k) < 2
    })
}

/// `liberties_after(C,friend,I), I < 3`
fn test_97<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_i| number_i < 3)
}

/// `neighbour_cnt(C,enemy,H), 1 < H`
fn test_100<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    1 < runtime::neighbour_count(board, group_c, Content::Enemy)
}

/// `liberties_after(C,enemy,F), 2 < F`
fn test_103<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_f| 2 < number_f)
}

/// `link(C,G), liberty_cnt(G,H), H < 3`
fn test_104<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_g| board.liberty_count(group_g) < 3)
}

/// `stone_cnt(G,I), 0 < I`
fn test_105<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
        })
}

/// `liberties_after(C,friend,J), J < 2`
fn test_106<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_j| number_j < 2)
}

/// `captures(C,enemy,K), 0 < K`
fn test_107<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::captured_by(board, group_c, Content::Enemy)
            .is_some_and(|number_k| 0 < number_k)
}

/// `enclosure_size(C,friend,L), L < 20`
fn test_108<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::enclosure_size(board, group_c, Content::Friend) < 20
}

/// `liberty(C,M), shared_liberty_cnt(M,N,O), 1 < O`
fn test_109<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberties(board, group_c)
        .any(|group_m| {
            runtime::liberty_sharers(board, group_m).any(|(_, number_o)| 1 < number_o)
        })
}

/// `group_on_pos(A,D,(1, 1),K), neighbour_cnt(K,enemy,L), 2 < L`
fn test_113<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        2 < runtime::neighbour_count(board, group_k, Content::Enemy)
    })
}

/// `group_on_pos(A,D,(2, -1),M), liberty_cnt(M,N), 3 < N`
fn test_114<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        3 < board.liberty_count(group_m)
    })
}

/// `captures(C,friend,J), 0 < J`
fn test_118<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::captured_by(board, group_c, Content::Friend)
            .is_some_and(|number_j| 0 < number_j)
}

/// `distance_to_edge(A,D,left,J), J < 2`
fn test_120<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 2
    })
}

/// `group_on_pos(A,D,(-1, 1),K), region_size(K,L), L < 12`
fn test_121<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::region_size(board, group_k) < 12
    })
}

/// `group_on_pos(A,D,(0, 2),M), stone_cnt(M,N), N < 3`
fn test_122<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        board.stone_count(group_m) < 3
    })
}

/// `distance_to_edge(A,D,down,O), O < 3`
fn test_123<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Down) < 3
    })
}

/// `link(K,P), liberties_after(P,friend,Q), Q < 3`
fn test_124<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        board
            .links(group_k)
            .any(|group_p| {
                board.content(group_p) == Content::Empty
                    && runtime::liberties_after(board, group_p, Content::Friend)
                        .is_some_and(|number_q| number_q < 3)
            })
    })
}

/// `group_on_pos(A,D,(3, 0),O), neighbour_cnt(O,enemy,P), 1 < P`
fn test_127<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        1 < runtime::neighbour_count(board, group_o, Content::Enemy)
    })
}

/// `group_on_pos(A,D,(1, -1),Q), second_order_liberty_cnt(Q,R), R < 4`
fn test_128<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (1, -1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_q) < 4
    })
}

/// `group_on_pos(A,D,(3, 0),O), liberties_after(O,enemy,P), 2 < P`
fn test_131<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.content(group_o) == Content::Empty
            && runtime::liberties_after(board, group_o, Content::Enemy)
                .is_some_and(|number_p| 2 < number_p)
    })
}

/// `group_on_pos(A,D,(2, -1),Q), stone_cnt(Q,R), 3 < R`
fn test_132<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        3 < board.stone_count(group_q)
    })
}

/// `liberty_cnt(M,Q), 1 < Q`
fn test_134<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        1 < board.liberty_count(group_m)
    })
}

/// `liberties_after(C,friend,O), O < 3`
fn test_137<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_o| number_o < 3)
}

/// `group_on_pos(A,D,(-1, 2),P), stone_cnt(P,Q), Q < 2`
fn test_138<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_p) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.stone_count(group_p) < 2
    })
}

/// `group_on_pos(A,D,(1, -2),O), stone_cnt(O,P), P < 3`
fn test_141<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (1, -2))
        else {
            return false;
        };
        board.stone_count(group_o) < 3
    })
}

/// `link(G,M), region_size(M,N), N < 3`
fn test_144<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_m| {
                        board.content(group_m) == Content::Empty
                            && runtime::region_size(board, group_m) < 3
                    })
        })
}

/// `enclosure_size(M,enemy,O), O < 30`
fn test_145<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_m| {
                        board.content(group_m) == Content::Empty
                            && runtime::region_size(board, group_m) < 3
                            && board.content(group_m) == Content::Empty
                            && runtime::enclosure_size(board, group_m, Content::Enemy)
                                < 30
                    })
        })
}

/// `group_on_pos(A,D,(1, 0),P), liberty_cnt(P,Q), 2 < Q`
fn test_146<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_p) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        2 < board.liberty_count(group_p)
    })
}

/// `group_on_pos(A,D,(-1, 2),R), liberty_cnt(R,S), S < 4`
fn test_147<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_r) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.liberty_count(group_r) < 4
    })
}

/// `group_on_pos(A,D,(-1, -1),M), stone_cnt(M,N), N < 7`
fn test_152<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, -1))
        else {
            return false;
        };
        board.stone_count(group_m) < 7
    })
}

/// `group_on_pos(A,D,(-1, 1),K), group(K,empty)`
fn test_155<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
    })
}

/// `group_on_pos(A,D,(-1, 1),K), liberty_cnt(K,L), L < 4`
fn test_157<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        board.liberty_count(group_k) < 4
    })
}

/// `link(K,M), region_size(M,N), N < 5`
fn test_158<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        board
            .links(group_k)
            .any(|group_m| {
                board.content(group_m) == Content::Empty
                    && runtime::region_size(board, group_m) < 5
            })
    })
}

/// `group_on_pos(A,D,(2, 1),O), region_size(O,P), P < 12`
fn test_159<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_o) == Content::Empty
            && runtime::region_size(board, group_o) < 12
    })
}

/// `group_on_pos(A,D,(-1, 2),O), enclosure_size(O,enemy,P), P < 30`
fn test_161<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.content(group_o) == Content::Empty
            && runtime::enclosure_size(board, group_o, Content::Enemy) < 30
    })
}

/// `group_on_pos(A,D,(1, 0),K), liberty_cnt(K,L), L < 4`
fn test_165<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.liberty_count(group_k) < 4
    })
}

/// `group_on_pos(A,D,(0, 3),M), liberties_after(M,friend,N), N < 5`
fn test_166<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Friend)
                .is_some_and(|number_n| number_n < 5)
    })
}

/// `group_on_pos(A,D,(1, 2),M), neighbour_cnt(M,friend,N), 2 < N`
fn test_168<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (1, 2))
        else {
            return false;
        };
        2 < runtime::neighbour_count(board, group_m, Content::Friend)
    })
}

/// `neighbour_cnt(C,friend,K), 1 < K`
fn test_171<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    1 < runtime::neighbour_count(board, group_c, Content::Friend)
}

/// `group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), 3 < K`
fn test_174<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Enemy)
                .is_some_and(|number_k| 3 < number_k)
    })
}

/// `group_on_pos(A,D,(3, 0),L), liberties_after(L,friend,M), 2 < M`
fn test_175<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.content(group_l) == Content::Empty
            && runtime::liberties_after(board, group_l, Content::Friend)
                .is_some_and(|number_m| 2 < number_m)
    })
}

/// `group_on_pos(A,D,(0, -3),N), stone_cnt(N,O), O < 2`
fn test_176<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (0, -3))
        else {
            return false;
        };
        board.stone_count(group_n) < 2
    })
}

/// `group_on_pos(A,D,(-1, 0),N), liberty_cnt(N,O), O < 3`
fn test_178<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        board.liberty_count(group_n) < 3
    })
}

/// `group_on_pos(A,D,(-2, -1),L), group(L,friend)`
fn test_181<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        board.content(group_l) == Content::Friend
    })
}

/// `group_on_pos(A,D,(-1, -2),M), second_order_liberty_cnt(M,N), N < 4`
fn test_182<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_m) < 4
    })
}

/// `link(G,J), neighbour_cnt(J,enemy,K), 1 < K`
fn test_186<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_j| {
                        1 < runtime::neighbour_count(board, group_j, Content::Enemy)
                    })
        })
}

/// `link(J,L), enclosure_size(L,enemy,M), M < 30`
fn test_187<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_j| {
                        1 < runtime::neighbour_count(board, group_j, Content::Enemy)
                            && board
                                .links(group_j)
                                .any(|group_l| {
                                    board.content(group_l) == Content::Empty
                                        && runtime::enclosure_size(board, group_l, Content::Enemy)
                                            < 30
                                })
                    })
        })
}

/// `link(C,L), stone_cnt(L,M), 4 < M`
fn test_189<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_l| 4 < board.stone_count(group_l))
}

/// `link(C,N), liberties_after(N,enemy,O), 2 < O`
fn test_190<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_n| {
            board.content(group_n) == Content::Empty
                && runtime::liberties_after(board, group_n, Content::Enemy)
                    .is_some_and(|number_o| 2 < number_o)
        })
}

/// `link(C,L), liberty_cnt(L,M), M < 2`
fn test_193<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_l| board.liberty_count(group_l) < 2)
}

/// `group_on_pos(A,D,(3, 0),J), liberties_after(J,friend,K), K < 4`
fn test_196<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Friend)
                .is_some_and(|number_k| number_k < 4)
    })
}

/// `liberties_after(J,friend,L), 2 < L`
fn test_197<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Friend)
                .is_some_and(|number_l| 2 < number_l)
    })
}

/// `region_size(G,I), I < 4`
fn test_201<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && board.content(group_g) == Content::Empty
                && runtime::region_size(board, group_g) < 4
        })
}

/// `liberty_cnt(G,J), J < 2`
fn test_202<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && board.liberty_count(group_g) < 2
                && board.content(group_g) == Content::Empty
                && runtime::region_size(board, group_g) < 4
        })
}

/// `link(C,J), group(J,friend)`
fn test_204<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_j| board.content(group_j) == Content::Friend)
}

/// `link(G,K), liberties_after(K,friend,L), L < 2`
fn test_205<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && board.content(group_g) == Content::Empty
                && runtime::region_size(board, group_g) < 4
                && board
                    .links(group_g)
                    .any(|group_k| {
                        board.content(group_k) == Content::Empty
                            && runtime::liberties_after(board, group_k, Content::Friend)
                                .is_some_and(|number_l| number_l < 2)
                    })
        })
}

/// `link(J,M), neighbour_cnt(M,enemy,N), 1 < N`
fn test_206<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_j| {
            board.content(group_j) == Content::Friend
                && board
                    .links(group_j)
                    .any(|group_m| {
                        1 < runtime::neighbour_count(board, group_m, Content::Enemy)
                    })
        })
}

/// `group_on_pos(A,D,(1, 1),K), enclosure_size(K,enemy,L), L < 30`
fn test_209<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::enclosure_size(board, group_k, Content::Enemy) < 30
    })
}

/// `group_on_pos(A,D,(-2, -1),M), group(M,enemy)`
fn test_210<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        board.content(group_m) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(2, -1),N), stone_cnt(N,O), O < 3`
fn test_211<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        board.stone_count(group_n) < 3
    })
}

/// `liberties_after(C,friend,I), I < 3`
fn test_217<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_i| number_i < 3)
}

/// `group_on_pos(A,D,(1, 1),J), liberty_cnt(J,K), K < 2`
fn test_218<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.liberty_count(group_j) < 2
    })
}

/// `group_on_pos(A,D,(1, 0),L), liberties_after(L,enemy,M), M < 3`
fn test_219<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.content(group_l) == Content::Empty
            && runtime::liberties_after(board, group_l, Content::Enemy)
                .is_some_and(|number_m| number_m < 3)
    })
}

/// `group_on_pos(A,D,(0, 2),N), liberty_cnt(N,O), 3 < O`
fn test_220<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        3 < board.liberty_count(group_n)
    })
}

/// `enclosure_size(J,enemy,L), L < 4`
fn test_223<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::enclosure_size(board, group_j, Content::Enemy) < 4
    })
}

/// `liberties_after(G,friend,M), M < 3`
fn test_224<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && board.content(group_g) == Content::Empty
                && runtime::liberties_after(board, group_g, Content::Friend)
                    .is_some_and(|number_m| number_m < 3)
        })
}

/// `link(C,I), liberty_cnt(I,J), 4 < J`
fn test_229<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_i| 4 < board.liberty_count(group_i))
}

/// `link(G,K), liberty_cnt(K,L), 4 < L`
fn test_230<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3
                && board.links(group_g).any(|group_k| 4 < board.liberty_count(group_k))
        })
}

/// `link(C,M), liberties_after(M,friend,N), N < 3`
fn test_231<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_m| {
            board.content(group_m) == Content::Empty
                && runtime::liberties_after(board, group_m, Content::Friend)
                    .is_some_and(|number_n| number_n < 3)
        })
}

/// `link(K,O), enclosure_size(O,enemy,P), P < 30`
fn test_232<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3
                && board
                    .links(group_g)
                    .any(|group_k| {
                        4 < board.liberty_count(group_k)
                            && board
                                .links(group_k)
                                .any(|group_o| {
                                    board.content(group_o) == Content::Empty
                                        && runtime::enclosure_size(board, group_o, Content::Enemy)
                                            < 30
                                })
                    })
        })
}

/// `neighbour_cnt(M,enemy,Q), 1 < Q`
fn test_233<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_m| {
            1 < runtime::neighbour_count(board, group_m, Content::Enemy)
                && board.content(group_m) == Content::Empty
                && runtime::liberties_after(board, group_m, Content::Friend)
                    .is_some_and(|number_n| number_n < 3)
        })
}

/// `group_on_pos(A,D,(2, 0),Q), region_size(Q,R), R < 3`
fn test_235<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.content(group_q) == Content::Empty
            && runtime::region_size(board, group_q) < 3
    })
}

/// `link(C,M), liberties_after(M,enemy,N), N < 4`
fn test_239<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_m| {
            board.content(group_m) == Content::Empty
                && runtime::liberties_after(board, group_m, Content::Enemy)
                    .is_some_and(|number_n| number_n < 4)
        })
}

/// `group_on_pos(A,D,(1, 1),O), enclosure_size(O,enemy,P), P < 30`
fn test_240<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_o) == Content::Empty
            && runtime::enclosure_size(board, group_o, Content::Enemy) < 30
    })
}

/// `group_on_pos(A,D,(-1, 1),Q), neighbour_cnt(Q,enemy,R), 2 < R`
fn test_241<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        2 < runtime::neighbour_count(board, group_q, Content::Enemy)
    })
}

/// `neighbour_cnt(G,friend,O), 1 < O`
fn test_244<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3
                && 1 < runtime::neighbour_count(board, group_g, Content::Friend)
                && board.links(group_g).any(|group_k| 4 < board.liberty_count(group_k))
        })
}

/// `second_order_liberty_cnt(C,K), K < 2`
fn test_248<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::second_order_liberty_count(board, group_c) < 2
}

/// `liberties_after(C,enemy,I), I < 4`
fn test_251<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_i| number_i < 4)
}

/// `group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 3`
fn test_252<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Enemy)
                .is_some_and(|number_k| number_k < 3)
    })
}

/// `group_on_pos(A,D,(2, 0),L), neighbour_cnt(L,friend,M), 0 < M`
fn test_253<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_l, Content::Friend)
    })
}

/// `distance_to_edge(A,D,left,I), I < 2`
fn test_257<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 2
    })
}

/// `link(C,J), liberty_cnt(J,K), 3 < K`
fn test_258<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_j| 3 < board.liberty_count(group_j))
}

/// `group_on_pos(A,D,(1, 1),J), liberties_after(J,friend,K), 1 < K`
fn test_260<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Friend)
                .is_some_and(|number_k| 1 < number_k)
    })
}

/// `group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12`
fn test_264<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_g) == Content::Empty
            && runtime::region_size(board, group_g) < 12
    })
}

/// `distance_to_edge(A,D,right,I), I < 2`
fn test_265<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 2
    })
}

/// `group_on_pos(A,D,(1, -1),J), enclosure_size(J,enemy,K), K < 30`
fn test_266<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, -1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::enclosure_size(board, group_j, Content::Enemy) < 30
    })
}

/// `liberties_after(G,friend,L), L < 3`
fn test_267<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_g) == Content::Empty
            && runtime::liberties_after(board, group_g, Content::Friend)
                .is_some_and(|number_l| number_l < 3)
    })
}

/// `group_on_pos(A,D,(-2, 1),I), liberties_after(I,enemy,J), J < 4`
fn test_271<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::liberties_after(board, group_i, Content::Enemy)
                .is_some_and(|number_j| number_j < 4)
    })
}

/// `group_on_pos(A,D,(1, 0),K), liberties_after(K,friend,L), L < 5`
fn test_272<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::liberties_after(board, group_k, Content::Friend)
                .is_some_and(|number_l| number_l < 5)
    })
}

/// `group_on_pos(A,D,(1, 0),K), second_order_liberty_cnt(K,L), L < 2`
fn test_274<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_k) < 2
    })
}

/// `enclosure_size(I,enemy,M), M < 30`
fn test_275<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::enclosure_size(board, group_i, Content::Enemy) < 30
    })
}

/// `link(C,F), group(F,enemy)`
fn test_281<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_f| board.content(group_f) == Content::Enemy)
}

/// `liberty_cnt(F,G), G < 3`
fn test_282<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Enemy && board.liberty_count(group_f) < 3
        })
}

/// `group_on_pos(A,D,(1, 1),H), liberties_after(H,friend,I), I < 2`
fn test_283<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_h) == Content::Empty
            && runtime::liberties_after(board, group_h, Content::Friend)
                .is_some_and(|number_i| number_i < 2)
    })
}

/// `link(F,H), enclosure_size(H,enemy,I), I < 10`
fn test_285<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Enemy && board.liberty_count(group_f) < 3
                && board
                    .links(group_f)
                    .any(|group_h| {
                        board.content(group_h) == Content::Empty
                            && runtime::enclosure_size(board, group_h, Content::Enemy)
                                < 10
                    })
        })
}

/// `link(F,H), liberty_cnt(H,I), 3 < I`
fn test_287<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Enemy && board.liberty_count(group_f) < 3
                && board.links(group_f).any(|group_h| 3 < board.liberty_count(group_h))
        })
}

/// `group_on_pos(A,D,(2, 1),H), liberties_after(H,enemy,I), 3 < I`
fn test_289<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_h) == Content::Empty
            && runtime::liberties_after(board, group_h, Content::Enemy)
                .is_some_and(|number_i| 3 < number_i)
    })
}

/// `group_on_pos(A,D,(0, -3),J), neighbour_cnt(J,friend,K), 0 < K`
fn test_290<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (0, -3))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_j, Content::Friend)
    })
}

/// `group_on_pos(A,D,(-1, 2),J), group(J,enemy)`
fn test_292<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.content(group_j) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(2, 1),F), liberties_after(F,friend,G), G < 3`
fn test_297<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_f) == Content::Empty
            && runtime::liberties_after(board, group_f, Content::Friend)
                .is_some_and(|number_g| number_g < 3)
    })
}

/// `captures(C,enemy,H), 0 < H`
fn test_298<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::captured_by(board, group_c, Content::Enemy)
            .is_some_and(|number_h| 0 < number_h)
}
