// The tree `enclosed-tactical` as Rust, written by nakade 0.1.0: change the tree, not this file.
// blake3 33d0309050074912aba46a92a209b9c23e90e58724afcd9c365afc2e1871f56b, 152 leaves
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
pub const TREE_HASH: &str = "33d0309050074912aba46a92a209b9c23e90e58724afcd9c365afc2e1871f56b";

/// The score of a move of the side to move by the tree `enclosed-tactical`.
///
/// The point must be on the board; that the move is legal is not looked at.
pub fn score<B: Board>(board: &B, point: Point) -> f64 {
    nodes_0(board, point, AxesSet::ALL)
}

/// The legal moves in row order, with their scores.
pub fn scores<B: Board>(board: &B) -> impl Iterator<Item = (Point, f64)> {
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
                if let Some(axes) = test_3(board, point, axes) {
                    if test_4(board, point, axes).is_some() {
                        2.5391196244422995
                    } else if test_6(board, point) {
                        0.5063106191094178
                    } else {
                        1.7972137570067352
                    }
                } else if test_9(board, point, axes).is_some() {
                    if test_10(board, point) {
                        3.7520058695998584
                    } else {
                        5.074022709971035
                    }
                } else {
                    3.0521254242765528
                }
            } else if test_14(board, point) {
                if test_15(board, point) {
                    if test_16(board, point, axes).is_some() {
                        if test_17(board, point) {
                            3.389060038390201
                        } else {
                            4.944520130168789
                        }
                    } else {
                        6.700284192060001
                    }
                } else if test_21(board, point) {
                    if let Some(axes) = test_22(board, point, axes) {
                        if test_23(board, point, axes).is_some() {
                            3.255737073192365
                        } else {
                            1.8573316132909503
                        }
                    } else {
                        -3.389063529374905
                    }
                } else if test_27(board, point) {
                    if let Some(axes) = test_28(board, point, axes) {
                        if test_29(board, point, axes).is_some() {
                            4.10182790841608
                        } else if test_31(board, point, axes).is_some() {
                            1.8791031498313375
                        } else {
                            3.650121815107283
                        }
                    } else if test_34(board, point) {
                        if let Some(axes) = test_35(board, point, axes) {
                            if test_36(board, point, axes).is_some() {
                                0.6098754202658208
                            } else {
                                2.4504413442274613
                            }
                        } else {
                            0.4671149643086527
                        }
                    } else if test_40(board, point, axes).is_some() {
                        2.3067230478935907
                    } else {
                        3.430128374779388
                    }
                } else {
                    5.496710068312877
                }
            } else if test_44(board, point) {
                if let Some(axes) = test_45(board, point, axes) {
                    if test_46(board, point, axes).is_some() {
                        5.2072373317373755
                    } else if test_48(board, point, axes).is_some() {
                        7.533303601765141
                    } else if test_50(board, point, axes).is_some() {
                        5.2176502134100575
                    } else if test_52(board, point, axes).is_some() {
                        7.12627976396014
                    } else if test_54(board, point, axes).is_some() {
                        5.070571327629852
                    } else {
                        6.573719218787194
                    }
                } else if test_57(board, point, axes).is_some() {
                    if test_58(board, point) {
                        6.208589801865449
                    } else {
                        7.869122170476558
                    }
                } else if test_61(board, point) {
                    if test_62(board, point, axes).is_some() {
                        if test_63(board, point) {
                            4.4836243989084155
                        } else {
                            3.095813111023667
                        }
                    } else if test_66(board, point) {
                        if test_67(board, point) {
                            4.607753168965109
                        } else {
                            3.8295389275147858
                        }
                    } else {
                        5.428565125112183
                    }
                } else {
                    5.565160962973756
                }
            } else {
                2.113607212293716
            }
        } else {
            nodes_73(board, point, axes)
        }
    } else {
        -13.197953828925401
    }
}

/// The nodes from 73 on.
#[allow(clippy::approx_constant, clippy::if_same_then_else)]
fn nodes_73<B: Board>(board: &B, point: Point, axes: AxesSet) -> f64 {
    if test_73(board, point) {
        if test_74(board, point) {
            if test_75(board, point) {
                if test_76(board, point) {
                    -3.916636649567686
                } else if test_78(board, point) {
                    if test_79(board, point) {
                        if test_80(board, point, axes).is_some() {
                            1.2611989367776937
                        } else {
                            2.5887844379483553
                        }
                    } else {
                        -0.2879606918113589
                    }
                } else if test_84(board, point) {
                    4.625696579874277
                } else {
                    3.348961989425138
                }
            } else if test_87(board, point) {
                if test_88(board, point, axes).is_some() {
                    3.2815473163706086
                } else {
                    1.195956446714282
                }
            } else if test_91(board, point) {
                if test_92(board, point) {
                    if let Some(axes) = test_93(board, point, axes) {
                        if test_94(board, point, axes).is_some() {
                            6.068905512096546
                        } else if let Some(axes) = test_96(board, point, axes) {
                            if test_97(board, point, axes).is_some() {
                                5.857314461989773
                            } else {
                                4.716732041379758
                            }
                        } else {
                            4.061126571290827
                        }
                    } else {
                        4.361541616148107
                    }
                } else if test_102(board, point) {
                    if test_103(board, point) {
                        if test_104(board, point) {
                            1.9967916364593634
                        } else {
                            3.960800108545004
                        }
                    } else {
                        4.542527752786569
                    }
                } else {
                    5.002106857021939
                }
            } else {
                6.458970365424527
            }
        } else if test_110(board, point) {
            2.661670229926482
        } else if test_112(board, point) {
            -1.7478900702392126
        } else {
            1.4901534988605711
        }
    } else if let Some(axes) = test_115(board, point, axes) {
        if test_116(board, point) {
            0.5538927466814344
        } else if let Some(axes) = test_118(board, point, axes) {
            if let Some(axes) = test_119(board, point, axes) {
                if test_120(board, point, axes).is_some() {
                    3.480268642484845
                } else {
                    4.861494051258281
                }
            } else if test_123(board, point, axes).is_some() {
                7.120385463264272
            } else {
                5.13148645034649
            }
        } else if let Some(axes) = test_126(board, point, axes) {
            if test_127(board, point, axes).is_some() {
                2.926585678046087
            } else {
                4.772540319798928
            }
        } else if test_130(board, point) {
            3.5922907235667303
        } else {
            2.3245546117312252
        }
    } else if test_133(board, point) {
        if test_134(board, point) {
            if test_135(board, point) {
                if test_136(board, point) {
                    if test_137(board, point) {
                        if test_138(board, point) {
                            2.417517396168449
                        } else {
                            0.49209525256308173
                        }
                    } else {
                        -1.5625483733575989
                    }
                } else if test_142(board, point) {
                    -0.3133257858276941
                } else if test_144(board, point) {
                    if test_145(board, point) {
                        4.50722851886699
                    } else if let Some(axes) = test_147(board, point, axes) {
                        if let Some(axes) = test_148(board, point, axes) {
                            if let Some(axes) = test_149(board, point, axes) {
                                if test_150(board, point, axes).is_some() {
                                    0.2317134708862031
                                } else if test_152(board, point, axes).is_some() {
                                    if test_153(board, point) {
                                        3.554546475938836
                                    } else {
                                        2.3268207279484323
                                    }
                                } else {
                                    0.6241445244068896
                                }
                            } else if let Some(axes) = test_157(board, point, axes) {
                                if test_158(board, point, axes).is_some() {
                                    1.4470333915644713
                                } else if test_160(board, point, axes).is_some() {
                                    4.7572712369791015
                                } else {
                                    3.682546048157018
                                }
                            } else if test_163(board, point, axes).is_some() {
                                0.9914643615984069
                            } else {
                                2.5040787172647696
                            }
                        } else if let Some(axes) = test_166(board, point, axes) {
                            if let Some(axes) = test_167(board, point, axes) {
                                if test_168(board, point, axes).is_some() {
                                    2.1451273285932193
                                } else {
                                    3.596905896510683
                                }
                            } else {
                                4.3920042450682715
                            }
                        } else {
                            2.583737782827232
                        }
                    } else if test_173(board, point) {
                        if test_174(board, point) {
                            4.948815174389093
                        } else {
                            2.902641339318245
                        }
                    } else if test_177(board, point) {
                        if test_178(board, point) {
                            4.69315116675943
                        } else {
                            2.6615241285890705
                        }
                    } else if test_181(board, point, axes).is_some() {
                        0.9047405640976508
                    } else {
                        2.6842775761715734
                    }
                } else if test_184(board, point, axes).is_some() {
                    2.554700425449325
                } else if let Some(axes) = test_186(board, point, axes) {
                    if let Some(axes) = test_187(board, point, axes) {
                        if let Some(axes) = test_188(board, point, axes) {
                            if test_189(board, point, axes).is_some() {
                                1.905828165828848
                            } else {
                                3.52781890314171
                            }
                        } else {
                            4.734292480327174
                        }
                    } else if test_193(board, point) {
                        if let Some(axes) = test_194(board, point, axes) {
                            if test_195(board, point, axes).is_some() {
                                5.051917241817009
                            } else if test_197(board, point, axes).is_some() {
                                6.538189371908379
                            } else {
                                5.32841018214335
                            }
                        } else if test_200(board, point) {
                            4.89105174197626
                        } else {
                            3.73110828117049
                        }
                    } else {
                        6.188603203236389
                    }
                } else if test_204(board, point) {
                    3.8750212351993687
                } else if let Some(axes) = test_206(board, point, axes) {
                    if test_207(board, point, axes).is_some() {
                        3.890122282383142
                    } else {
                        2.682445660794626
                    }
                } else {
                    1.2688384247921334
                }
            } else if test_211(board, point) {
                if let Some(axes) = test_212(board, point, axes) {
                    if let Some(axes) = test_213(board, point, axes) {
                        if test_214(board, point, axes).is_some() {
                            -0.14586953617650386
                        } else if let Some(axes) = test_216(board, point, axes) {
                            if test_217(board, point, axes).is_some() {
                                4.644326395807907
                            } else {
                                3.3822858701621534
                            }
                        } else {
                            1.691472249184079
                        }
                    } else {
                        -1.0125105419818832
                    }
                } else {
                    -3.243675084573836
                }
            } else if test_223(board, point) {
                if test_224(board, point) {
                    if test_225(board, point) {
                        -0.8501265561295582
                    } else if test_227(board, point) {
                        -0.7517702709736184
                    } else {
                        2.2343391593025115
                    }
                } else {
                    -2.3279956097831938
                }
            } else if test_231(board, point) {
                if let Some(axes) = test_232(board, point, axes) {
                    if let Some(axes) = test_233(board, point, axes) {
                        if let Some(axes) = test_234(board, point, axes) {
                            if let Some(axes) = test_235(board, point, axes) {
                                if test_236(board, point, axes).is_some() {
                                    3.8219726634292357
                                } else {
                                    2.2189726734151067
                                }
                            } else {
                                1.8046104267725862
                            }
                        } else if let Some(axes) = test_240(board, point, axes) {
                            if test_241(board, point, axes).is_some() {
                                4.048434446045227
                            } else {
                                5.297779810387854
                            }
                        } else {
                            2.9018301254529177
                        }
                    } else if test_245(board, point, axes).is_some() {
                        4.692137568536067
                    } else {
                        3.618478666331614
                    }
                } else {
                    2.0359176823237033
                }
            } else if let Some(axes) = test_249(board, point, axes) {
                if let Some(axes) = test_250(board, point, axes) {
                    if test_251(board, point) {
                        if test_252(board, point, axes).is_some() {
                            1.4185430067256404
                        } else if test_254(board, point, axes).is_some() {
                            2.818901944174542
                        } else {
                            3.950168973004925
                        }
                    } else if test_257(board, point) {
                        if test_258(board, point) {
                            if test_259(board, point) {
                                1.6142253318688171
                            } else {
                                3.5549028500271267
                            }
                        } else {
                            4.2854232441366396
                        }
                    } else {
                        5.175323685849952
                    }
                } else {
                    1.0030397099032662
                }
            } else if test_265(board, point, axes).is_some() {
                -0.3682685144335947
            } else {
                1.1659888291616503
            }
        } else if test_268(board, point) {
            if test_269(board, point) { 2.7696974534594245 } else { 0.345081071079289 }
        } else if let Some(axes) = test_272(board, point, axes) {
            if let Some(axes) = test_273(board, point, axes) {
                if let Some(axes) = test_274(board, point, axes) {
                    if test_275(board, point, axes).is_some() {
                        4.223839480578891
                    } else {
                        2.790987898042832
                    }
                } else {
                    1.245048037477337
                }
            } else {
                -0.9048509127091897
            }
        } else {
            -2.6960692858945707
        }
    } else if test_281(board, point) {
        if test_282(board, point) {
            -0.6216346898984796
        } else if test_284(board, point) {
            2.242321599816108
        } else if let Some(axes) = test_286(board, point, axes) {
            if test_287(board, point, axes).is_some() {
                0.33614045201667603
            } else {
                2.0054967215502133
            }
        } else {
            -0.8440358807107777
        }
    } else if let Some(axes) = test_291(board, point, axes) {
        if let Some(axes) = test_292(board, point, axes) {
            if test_293(board, point) {
                2.3800272634905544
            } else if test_295(board, point) {
                -1.173391466501587
            } else if test_297(board, point, axes).is_some() {
                0.158336088161977
            } else {
                2.3875001881125946
            }
        } else {
            -2.385895100361973
        }
    } else {
        -3.6860178602963423
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

/// `group_on_pos(A,D,(-1, -1),J), second_order_liberty_cnt(J,K), K < 2`
fn test_4<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (-1, -1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_j) < 2
    })
}

/// `link(C,J), liberty_cnt(J,K), 2 < K`
fn test_6<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_j| 2 < board.liberty_count(group_j))
}

/// `group_on_pos(A,D,(1, 1),I), stone_cnt(I,J), 5 < J`
fn test_9<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        5 < board.stone_count(group_i)
    })
}

/// `link(C,K), liberties_after(K,friend,L), 1 < L`
fn test_10<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_k| {
            board.content(group_k) == Content::Empty
                && runtime::liberties_after(board, group_k, Content::Friend)
                    .is_some_and(|number_l| 1 < number_l)
        })
}

/// `liberties_after(C,friend,H), H < 3`
fn test_14<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_h| number_h < 3)
}

/// `link(C,I), group(I,friend)`
fn test_15<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_i| board.content(group_i) == Content::Friend)
}

/// `group_on_pos(A,D,(2, 0),J), liberties_after(J,friend,K), 1 < K`
fn test_16<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Friend)
                .is_some_and(|number_k| 1 < number_k)
    })
}

/// `link(I,L), liberties_after(L,friend,M), 2 < M`
fn test_17<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_i| {
            board.content(group_i) == Content::Friend
                && board
                    .links(group_i)
                    .any(|group_l| {
                        board.content(group_l) == Content::Empty
                            && runtime::liberties_after(board, group_l, Content::Friend)
                                .is_some_and(|number_m| 2 < number_m)
                    })
        })
}

/// `link(F,I), liberty_cnt(I,J), J < 2`
fn test_21<B: Board>(board: &B, point_a: Point) -> bool {
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

/// `group_on_pos(A,D,(1, 1),K), region_size(K,L), L < 3`
fn test_22<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::region_size(board, group_k) < 3
    })
}

/// `group_on_pos(A,D,(1, 0),M), liberty_cnt(M,N), N < 3`
fn test_23<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.liberty_count(group_m) < 3
    })
}

/// `link(C,I), liberties_after(I,friend,J), 1 < J`
fn test_27<B: Board>(board: &B, point_a: Point) -> bool {
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
fn test_28<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_k) == Content::Friend
    })
}

/// `group_on_pos(A,D,(2, 1),L), liberty_cnt(L,M), M < 2`
fn test_29<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.liberty_count(group_l) < 2
    })
}

/// `group_on_pos(A,D,(2, 1),L), second_order_liberty_cnt(L,M), M < 4`
fn test_31<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_l) < 4
    })
}

/// `shared_liberty_cnt(C,K,L), 1 < L`
fn test_34<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberty_sharers(board, group_c).any(|(_, number_l)| 1 < number_l)
}

/// `group_on_pos(A,D,(1, 1),M), liberties_after(M,friend,N), N < 3`
fn test_35<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Friend)
                .is_some_and(|number_n| number_n < 3)
    })
}

/// `group_on_pos(A,D,(-2, 1),O), stone_cnt(O,P), P < 3`
fn test_36<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.stone_count(group_o) < 3
    })
}

/// `group_on_pos(A,D,(1, 1),K), liberties_after(K,friend,L), L < 3`
fn test_40<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::liberties_after(board, group_k, Content::Friend)
                .is_some_and(|number_l| number_l < 3)
    })
}

/// `enclosure_size(F,friend,H), H < 30`
fn test_44<B: Board>(board: &B, point_a: Point) -> bool {
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

/// `group_on_pos(A,D,(2, 1),I), enclosure_size(I,enemy,J), J < 4`
fn test_45<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::enclosure_size(board, group_i, Content::Enemy) < 4
    })
}

/// `group_on_pos(A,D,(-1, -2),K), liberties_after(K,enemy,L), 2 < L`
fn test_46<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::liberties_after(board, group_k, Content::Enemy)
                .is_some_and(|number_l| 2 < number_l)
    })
}

/// `group_on_pos(A,D,(-1, 1),K), stone_cnt(K,L), 3 < L`
fn test_48<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        3 < board.stone_count(group_k)
    })
}

/// `group_on_pos(A,D,(0, -1),K), region_size(K,L), L < 6`
fn test_50<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (0, -1))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::region_size(board, group_k) < 6
    })
}

/// `group_on_pos(A,D,(1, -1),K), liberty_cnt(K,L), 3 < L`
fn test_52<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, -1))
        else {
            return false;
        };
        3 < board.liberty_count(group_k)
    })
}

/// `group_on_pos(A,D,(3, 0),K), stone_cnt(K,L), L < 4`
fn test_54<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.stone_count(group_k) < 4
    })
}

/// `group_on_pos(A,D,(2, 0),I), shared_liberty_cnt(I,J,K), 2 < K`
fn test_57<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_i).any(|(_, number_k)| 2 < number_k)
    })
}

/// `link(F,L), liberty_cnt(L,M), M < 3`
fn test_58<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Friend)
                    .is_some_and(|number_g| number_g < 2)
                && board.content(group_f) == Content::Empty
                && runtime::enclosure_size(board, group_f, Content::Friend) < 30
                && board.links(group_f).any(|group_l| board.liberty_count(group_l) < 3)
        })
}

/// `link(C,I), neighbour_cnt(I,friend,J), 0 < J`
fn test_61<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_i| 0 < runtime::neighbour_count(board, group_i, Content::Friend))
}

/// `distance_to_edge(A,D,left,K), K < 1`
fn test_62<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 1
    })
}

/// `link(I,L), enclosure_size(L,enemy,M), M < 7`
fn test_63<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_i| {
            0 < runtime::neighbour_count(board, group_i, Content::Friend)
                && board
                    .links(group_i)
                    .any(|group_l| {
                        board.content(group_l) == Content::Empty
                            && runtime::enclosure_size(board, group_l, Content::Enemy)
                                < 7
                    })
        })
}

/// `link(C,K), stone_cnt(K,L), 3 < L`
fn test_66<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_k| 3 < board.stone_count(group_k))
}

/// `link(F,M), liberty_cnt(M,N), 5 < N`
fn test_67<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Friend)
                    .is_some_and(|number_g| number_g < 2)
                && board.content(group_f) == Content::Empty
                && runtime::enclosure_size(board, group_f, Content::Friend) < 30
                && board.links(group_f).any(|group_m| 5 < board.liberty_count(group_m))
        })
}

/// `link(C,F), liberties_after(F,enemy,G), G < 2`
fn test_73<B: Board>(board: &B, point_a: Point) -> bool {
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
fn test_74<B: Board>(board: &B, point_a: Point) -> bool {
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
fn test_75<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_i| number_i < 3)
}

/// `liberties_after(C,enemy,J), J < 2`
fn test_76<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_j| number_j < 2)
}

/// `link(C,J), liberties_after(J,enemy,K), 1 < K`
fn test_78<B: Board>(board: &B, point_a: Point) -> bool {
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
fn test_79<B: Board>(board: &B, point_a: Point) -> bool {
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

/// `group_on_pos(A,D,(2, 1),M), liberties_after(M,enemy,N), N < 5`
fn test_80<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Enemy)
                .is_some_and(|number_n| number_n < 5)
    })
}

/// `link(F,J), stone_cnt(J,K), 4 < K`
fn test_84<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Enemy)
                    .is_some_and(|number_g| number_g < 2)
                && board.content(group_f) == Content::Empty
                && runtime::enclosure_size(board, group_f, Content::Enemy) < 30
                && board.links(group_f).any(|group_j| 4 < board.stone_count(group_j))
        })
}

/// `neighbour_cnt(C,enemy,I), 1 < I`
fn test_87<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    1 < runtime::neighbour_count(board, group_c, Content::Enemy)
}

/// `group_on_pos(A,D,(1, 1),J), neighbour_cnt(J,friend,K), 0 < K`
fn test_88<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_j, Content::Friend)
    })
}

/// `liberty_cnt(C,I), I < 4`
fn test_91<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.liberty_count(group_c) < 4
}

/// `link(C,J), group(J,enemy)`
fn test_92<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_j| board.content(group_j) == Content::Enemy)
}

/// `group_on_pos(A,D,(2, 1),K), group(K,friend)`
fn test_93<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_k) == Content::Friend
    })
}

/// `group_on_pos(A,D,(-1, 0),L), second_order_liberty_cnt(L,M), M < 4`
fn test_94<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_l) < 4
    })
}

/// `group_on_pos(A,D,(0, -1),L), liberty_cnt(L,M), M < 5`
fn test_96<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (0, -1))
        else {
            return false;
        };
        board.liberty_count(group_l) < 5
    })
}

/// `group_on_pos(A,D,(2, 0),N), second_order_liberty_cnt(N,O), O < 2`
fn test_97<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_n) < 2
    })
}

/// `link(C,J), liberties_after(J,enemy,K), 2 < K`
fn test_102<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_j| {
            board.content(group_j) == Content::Empty
                && runtime::liberties_after(board, group_j, Content::Enemy)
                    .is_some_and(|number_k| 2 < number_k)
        })
}

/// `link(F,L), second_order_liberty_cnt(L,M), M < 2`
fn test_103<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Enemy)
                    .is_some_and(|number_g| number_g < 2)
                && board.content(group_f) == Content::Empty
                && runtime::enclosure_size(board, group_f, Content::Enemy) < 30
                && board
                    .links(group_f)
                    .any(|group_l| {
                        runtime::second_order_liberty_count(board, group_l) < 2
                    })
        })
}

/// `liberty_cnt(L,N), N < 3`
fn test_104<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Enemy)
                    .is_some_and(|number_g| number_g < 2)
                && board.content(group_f) == Content::Empty
                && runtime::enclosure_size(board, group_f, Content::Enemy) < 30
                && board
                    .links(group_f)
                    .any(|group_l| {
                        board.liberty_count(group_l) < 3
                            && runtime::second_order_liberty_count(board, group_l) < 2
                    })
        })
}

/// `neighbour_cnt(C,enemy,H), 1 < H`
fn test_110<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    1 < runtime::neighbour_count(board, group_c, Content::Enemy)
}

/// `link(C,H), liberty_cnt(H,I), 4 < I`
fn test_112<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_h| 4 < board.liberty_count(group_h))
}

/// `group_on_pos(A,D,(1, 1),F), eye_like(F,enemy)`
fn test_115<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_f) == Content::Empty
            && runtime::is_eye_like(board, group_f, Content::Enemy)
    })
}

/// `liberties_after(C,friend,G), G < 2`
fn test_116<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_g| number_g < 2)
}

/// `group_on_pos(A,D,(1, 0),G), liberty_cnt(G,H), H < 3`
fn test_118<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.liberty_count(group_g) < 3
    })
}

/// `group_on_pos(A,D,(0, 2),I), legal(I,friend)`
fn test_119<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::is_legal_for(board, group_i, Content::Friend)
    })
}

/// `link(I,J), liberties_after(J,friend,K), 2 < K`
fn test_120<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        board
            .links(group_i)
            .any(|group_j| {
                board.content(group_j) == Content::Empty
                    && runtime::liberties_after(board, group_j, Content::Friend)
                        .is_some_and(|number_k| 2 < number_k)
            })
    })
}

/// `group_on_pos(A,D,(0, 2),I), second_order_liberty_cnt(I,J), J < 1`
fn test_123<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_i) < 1
    })
}

/// `distance_to_edge(A,D,right,G), G < 2`
fn test_126<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 2
    })
}

/// `group_on_pos(A,D,(0, -1),H), liberties_after(H,friend,I), I < 4`
fn test_127<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (0, -1))
        else {
            return false;
        };
        board.content(group_h) == Content::Empty
            && runtime::liberties_after(board, group_h, Content::Friend)
                .is_some_and(|number_i| number_i < 4)
    })
}

/// `link(C,G), liberties_after(G,enemy,H), H < 4`
fn test_130<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.content(group_g) == Content::Empty
                && runtime::liberties_after(board, group_g, Content::Enemy)
                    .is_some_and(|number_h| number_h < 4)
        })
}

/// `liberties_after(C,enemy,F), 2 < F`
fn test_133<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_f| 2 < number_f)
}

/// `link(C,G), liberty_cnt(G,H), H < 3`
fn test_134<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_g| board.liberty_count(group_g) < 3)
}

/// `stone_cnt(G,I), 0 < I`
fn test_135<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
        })
}

/// `liberties_after(C,friend,J), J < 2`
fn test_136<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_j| number_j < 2)
}

/// `link(G,K), captures(K,enemy,L), 0 < L`
fn test_137<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_k| {
                        board.content(group_k) == Content::Empty
                            && runtime::captured_by(board, group_k, Content::Enemy)
                                .is_some_and(|number_l| 0 < number_l)
                    })
        })
}

/// `enclosure_size(K,friend,M), M < 20`
fn test_138<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_k| {
                        board.content(group_k) == Content::Empty
                            && runtime::captured_by(board, group_k, Content::Enemy)
                                .is_some_and(|number_l| 0 < number_l)
                            && board.content(group_k) == Content::Empty
                            && runtime::enclosure_size(board, group_k, Content::Friend)
                                < 20
                    })
        })
}

/// `captures(C,friend,J), 0 < J`
fn test_142<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::captured_by(board, group_c, Content::Friend)
            .is_some_and(|number_j| 0 < number_j)
}

/// `liberty_cnt(C,J), J < 2`
fn test_144<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.liberty_count(group_c) < 2
}

/// `link(G,K), eye_like(K,friend)`
fn test_145<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_k| {
                        board.content(group_k) == Content::Empty
                            && runtime::is_eye_like(board, group_k, Content::Friend)
                    })
        })
}

/// `group_on_pos(A,D,(1, 1),K), liberties_after(K,enemy,L), 3 < L`
fn test_147<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::liberties_after(board, group_k, Content::Enemy)
                .is_some_and(|number_l| 3 < number_l)
    })
}

/// `group_on_pos(A,D,(-2, 1),M), liberties_after(M,enemy,N), 2 < N`
fn test_148<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Enemy)
                .is_some_and(|number_n| 2 < number_n)
    })
}

/// `group_on_pos(A,D,(0, -1),O), neighbour_cnt(O,enemy,P), 0 < P`
fn test_149<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (0, -1))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_o, Content::Enemy)
    })
}

/// `group_on_pos(A,D,(0, 3),Q), liberties_after(Q,friend,R), 2 < R`
fn test_150<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.content(group_q) == Content::Empty
            && runtime::liberties_after(board, group_q, Content::Friend)
                .is_some_and(|number_r| 2 < number_r)
    })
}

/// `group_on_pos(A,D,(-1, -2),Q), liberty_cnt(Q,R), R < 6`
fn test_152<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        board.liberty_count(group_q) < 6
    })
}

/// `liberties_after(C,enemy,S), S < 5`
fn test_153<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_s| number_s < 5)
}

/// `group_on_pos(A,D,(1, 2),O), group(O,enemy)`
fn test_157<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (1, 2))
        else {
            return false;
        };
        board.content(group_o) == Content::Enemy
    })
}

/// `liberty(M,P), neighbour_cnt(P,enemy,Q), 0 < Q`
fn test_158<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        runtime::liberties(board, group_m)
            .any(|group_p| 0 < runtime::neighbour_count(board, group_p, Content::Enemy))
    })
}

/// `group_on_pos(A,D,(-1, -1),P), liberty_cnt(P,Q), Q < 6`
fn test_160<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_p) = runtime::group_displaced(board, point_a, axes_d, (-1, -1))
        else {
            return false;
        };
        board.liberty_count(group_p) < 6
    })
}

/// `link(K,O), liberty_cnt(O,P), 4 < P`
fn test_163<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.links(group_k).any(|group_o| 4 < board.liberty_count(group_o))
    })
}

/// `group_on_pos(A,D,(-1, 1),M), group(M,friend)`
fn test_166<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        board.content(group_m) == Content::Friend
    })
}

/// `group_on_pos(A,D,(2, 1),N), liberty_cnt(N,O), O < 5`
fn test_167<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.liberty_count(group_n) < 5
    })
}

/// `group_on_pos(A,D,(-1, 0),P), liberty_cnt(P,Q), 4 < Q`
fn test_168<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_p) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        4 < board.liberty_count(group_p)
    })
}

/// `link(G,K), neighbour_cnt(K,enemy,L), 1 < L`
fn test_173<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_k| {
                        1 < runtime::neighbour_count(board, group_k, Content::Enemy)
                    })
        })
}

/// `link(G,M), liberties_after(M,friend,N), N < 5`
fn test_174<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_k| {
                        1 < runtime::neighbour_count(board, group_k, Content::Enemy)
                    })
                && board
                    .links(group_g)
                    .any(|group_m| {
                        board.content(group_m) == Content::Empty
                            && runtime::liberties_after(board, group_m, Content::Friend)
                                .is_some_and(|number_n| number_n < 5)
                    })
        })
}

/// `link(C,K), liberties_after(K,enemy,L), L < 4`
fn test_177<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_k| {
            board.content(group_k) == Content::Empty
                && runtime::liberties_after(board, group_k, Content::Enemy)
                    .is_some_and(|number_l| number_l < 4)
        })
}

/// `neighbour_cnt(C,friend,M), 1 < M`
fn test_178<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    1 < runtime::neighbour_count(board, group_c, Content::Friend)
}

/// `group_on_pos(A,D,(1, 1),K), liberty_cnt(K,L), L < 4`
fn test_181<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.liberty_count(group_k) < 4
    })
}

/// `distance_to_edge(A,D,left,J), J < 1`
fn test_184<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 1
    })
}

/// `distance_to_edge(A,D,left,J), J < 2`
fn test_186<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 2
    })
}

/// `group_on_pos(A,D,(-1, 1),K), liberty_cnt(K,L), 3 < L`
fn test_187<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        3 < board.liberty_count(group_k)
    })
}

/// `link(K,M), region_size(M,N), N < 4`
fn test_188<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        board
            .links(group_k)
            .any(|group_m| {
                board.content(group_m) == Content::Empty
                    && runtime::region_size(board, group_m) < 4
            })
    })
}

/// `group_on_pos(A,D,(1, -2),O), stone_cnt(O,P), P < 3`
fn test_189<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (1, -2))
        else {
            return false;
        };
        board.stone_count(group_o) < 3
    })
}

/// `link(G,K), neighbour_cnt(K,enemy,L), 0 < L`
fn test_193<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_k| {
                        0 < runtime::neighbour_count(board, group_k, Content::Enemy)
                    })
        })
}

/// `group_on_pos(A,D,(-1, 1),M), liberties_after(M,enemy,N), N < 4`
fn test_194<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Enemy)
                .is_some_and(|number_n| number_n < 4)
    })
}

/// `group_on_pos(A,D,(3, 0),O), liberties_after(O,enemy,P), 2 < P`
fn test_195<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
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

/// `group_on_pos(A,D,(2, 0),O), liberty_cnt(O,P), 2 < P`
fn test_197<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        2 < board.liberty_count(group_o)
    })
}

/// `link(K,M), stone_cnt(M,N), 3 < N`
fn test_200<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_k| {
                        0 < runtime::neighbour_count(board, group_k, Content::Enemy)
                            && board
                                .links(group_k)
                                .any(|group_m| 3 < board.stone_count(group_m))
                    })
        })
}

/// `link(G,J), neighbour_cnt(J,friend,K), 2 < K`
fn test_204<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_j| {
                        2 < runtime::neighbour_count(board, group_j, Content::Friend)
                    })
        })
}

/// `group_on_pos(A,D,(2, 1),J), region_size(J,K), K < 5`
fn test_206<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::region_size(board, group_j) < 5
    })
}

/// `group_on_pos(A,D,(1, 1),L), group(L,friend)`
fn test_207<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_l) == Content::Friend
    })
}

/// `region_size(G,I), I < 4`
fn test_211<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && board.content(group_g) == Content::Empty
                && runtime::region_size(board, group_g) < 4
        })
}

/// `group_on_pos(A,D,(1, 1),J), region_size(J,K), K < 8`
fn test_212<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::region_size(board, group_j) < 8
    })
}

/// `group_on_pos(A,D,(-1, 0),L), group(L,friend)`
fn test_213<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        board.content(group_l) == Content::Friend
    })
}

/// `group_on_pos(A,D,(1, 0),M), group(M,enemy)`
fn test_214<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.content(group_m) == Content::Enemy
    })
}

/// `liberties_after(J,friend,M), M < 3`
fn test_216<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Friend)
                .is_some_and(|number_m| number_m < 3)
    })
}

/// `group_on_pos(A,D,(2, 0),N), second_order_liberty_cnt(N,O), O < 2`
fn test_217<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_n) < 2
    })
}

/// `liberties_after(C,friend,I), I < 3`
fn test_223<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_i| number_i < 3)
}

/// `liberties_after(G,enemy,J), J < 3`
fn test_224<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && board.content(group_g) == Content::Empty
                && runtime::liberties_after(board, group_g, Content::Enemy)
                    .is_some_and(|number_j| number_j < 3)
        })
}

/// `second_order_liberty_cnt(C,K), K < 2`
fn test_225<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::second_order_liberty_count(board, group_c) < 2
}

/// `shared_liberty_cnt(C,K,L), 1 < L`
fn test_227<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberty_sharers(board, group_c).any(|(_, number_l)| 1 < number_l)
}

/// `liberties_after(G,friend,I), I < 3`
fn test_231<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && board.content(group_g) == Content::Empty
                && runtime::liberties_after(board, group_g, Content::Friend)
                    .is_some_and(|number_i| number_i < 3)
        })
}

/// `group_on_pos(A,D,(1, 1),J), liberties_after(J,friend,K), K < 5`
fn test_232<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Friend)
                .is_some_and(|number_k| number_k < 5)
    })
}

/// `distance_to_edge(A,D,right,L), 3 < L`
fn test_233<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        3 < runtime::distance_to_edge(board, point_a, axes_d, Direction::Right)
    })
}

/// `group_on_pos(A,D,(1, 2),M), liberty_cnt(M,N), 1 < N`
fn test_234<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (1, 2))
        else {
            return false;
        };
        1 < board.liberty_count(group_m)
    })
}

/// `link(M,O), enclosure_size(O,enemy,P), P < 15`
fn test_235<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (1, 2))
        else {
            return false;
        };
        board
            .links(group_m)
            .any(|group_o| {
                board.content(group_o) == Content::Empty
                    && runtime::enclosure_size(board, group_o, Content::Enemy) < 15
            })
    })
}

/// `group_on_pos(A,D,(2, -1),Q), liberty_cnt(Q,R), R < 6`
fn test_236<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        board.liberty_count(group_q) < 6
    })
}

/// `group_on_pos(A,D,(-1, 0),M), neighbour_cnt(M,friend,N), 0 < N`
fn test_240<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_m, Content::Friend)
    })
}

/// `link(M,O), neighbour_cnt(O,enemy,P), 1 < P`
fn test_241<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        board
            .links(group_m)
            .any(|group_o| 1 < runtime::neighbour_count(board, group_o, Content::Enemy))
    })
}

/// `group_on_pos(A,D,(2, -1),L), enclosure_size(L,enemy,M), M < 30`
fn test_245<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        board.content(group_l) == Content::Empty
            && runtime::enclosure_size(board, group_l, Content::Enemy) < 30
    })
}

/// `group_on_pos(A,D,(1, 1),I), enclosure_size(I,enemy,J), J < 30`
fn test_249<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::enclosure_size(board, group_i, Content::Enemy) < 30
    })
}

/// `group_on_pos(A,D,(1, 0),K), liberties_after(K,enemy,L), L < 3`
fn test_250<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::liberties_after(board, group_k, Content::Enemy)
                .is_some_and(|number_l| number_l < 3)
    })
}

/// `liberties_after(C,enemy,M), M < 4`
fn test_251<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_m| number_m < 4)
}

/// `group_on_pos(A,D,(0, 3),N), liberty_cnt(N,O), O < 6`
fn test_252<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.liberty_count(group_n) < 6
    })
}

/// `group_on_pos(A,D,(-3, 0),N), liberty_cnt(N,O), 2 < O`
fn test_254<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        2 < board.liberty_count(group_n)
    })
}

/// `link(C,M), liberty_cnt(M,N), 3 < N`
fn test_257<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_m| 3 < board.liberty_count(group_m))
}

/// `link(G,O), liberties_after(O,friend,P), P < 4`
fn test_258<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3
                && board
                    .links(group_g)
                    .any(|group_o| {
                        board.content(group_o) == Content::Empty
                            && runtime::liberties_after(board, group_o, Content::Friend)
                                .is_some_and(|number_p| number_p < 4)
                    })
        })
}

/// `link(G,Q), liberty_cnt(Q,R), 5 < R`
fn test_259<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3
                && board
                    .links(group_g)
                    .any(|group_o| {
                        board.content(group_o) == Content::Empty
                            && runtime::liberties_after(board, group_o, Content::Friend)
                                .is_some_and(|number_p| number_p < 4)
                    })
                && board.links(group_g).any(|group_q| 5 < board.liberty_count(group_q))
        })
}

/// `group_on_pos(A,D,(2, 1),I), enclosure_size(I,friend,J), J < 30`
fn test_265<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::enclosure_size(board, group_i, Content::Friend) < 30
    })
}

/// `link(C,G), enclosure_size(G,friend,H), H < 30`
fn test_268<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.content(group_g) == Content::Empty
                && runtime::enclosure_size(board, group_g, Content::Friend) < 30
        })
}

/// `link(C,I), neighbour_cnt(I,enemy,J), 1 < J`
fn test_269<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_i| 1 < runtime::neighbour_count(board, group_i, Content::Enemy))
}

/// `group_on_pos(A,D,(1, 1),G), enclosure_size(G,enemy,H), H < 30`
fn test_272<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_g) == Content::Empty
            && runtime::enclosure_size(board, group_g, Content::Enemy) < 30
    })
}

/// `group_on_pos(A,D,(-2, -1),I), stone_cnt(I,J), 3 < J`
fn test_273<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        3 < board.stone_count(group_i)
    })
}

/// `group_on_pos(A,D,(1, -1),K), enclosure_size(K,enemy,L), L < 30`
fn test_274<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, -1))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::enclosure_size(board, group_k, Content::Enemy) < 30
    })
}

/// `group_on_pos(A,D,(0, 1),M), group(M,friend)`
fn test_275<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        board.content(group_m) == Content::Friend
    })
}

/// `link(C,F), group(F,enemy)`
fn test_281<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_f| board.content(group_f) == Content::Enemy)
}

/// `link(F,G), liberty_cnt(G,H), 4 < H`
fn test_282<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Enemy
                && board.links(group_f).any(|group_g| 4 < board.liberty_count(group_g))
        })
}

/// `link(F,G), captures(G,enemy,H), 0 < H`
fn test_284<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Enemy
                && board
                    .links(group_f)
                    .any(|group_g| {
                        board.content(group_g) == Content::Empty
                            && runtime::captured_by(board, group_g, Content::Enemy)
                                .is_some_and(|number_h| 0 < number_h)
                    })
        })
}

/// `group_on_pos(A,D,(1, 1),G), liberty_cnt(G,H), H < 2`
fn test_286<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.liberty_count(group_g) < 2
    })
}

/// `group_on_pos(A,D,(1, 0),I), stone_cnt(I,J), 1 < J`
fn test_287<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        1 < board.stone_count(group_i)
    })
}

/// `group_on_pos(A,D,(1, 1),F), group(F,enemy)`
fn test_291<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_f) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(-1, 0),G), liberty_cnt(G,H), H < 3`
fn test_292<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        board.liberty_count(group_g) < 3
    })
}

/// `captures(C,enemy,I), 0 < I`
fn test_293<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::captured_by(board, group_c, Content::Enemy)
            .is_some_and(|number_i| 0 < number_i)
}

/// `second_order_liberty_cnt(C,I), I < 2`
fn test_295<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::second_order_liberty_count(board, group_c) < 2
}

/// `group_on_pos(A,D,(0, 2),I), stone_cnt(I,J), J < 2`
fn test_297<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        board.stone_count(group_i) < 2
    })
}
