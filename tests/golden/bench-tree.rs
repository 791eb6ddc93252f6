// The tree `bench` as Rust, written by nakade 0.1.0: change the tree, not this file.
// blake3 1d4bd4ed04e5a76e0bcad4bf4b2537c65a174e7d73fe5e2c0d4659a9b5e77114, 152 leaves
// tactical, 152 leaves, from the generated problems with blurred rewards

use nakade::go::Point;
use nakade::runtime::{self, AxesSet, Board, Content, Direction};

/// The hash (blake3) of the JSON of the tree.
pub const TREE_HASH: &str = "1d4bd4ed04e5a76e0bcad4bf4b2537c65a174e7d73fe5e2c0d4659a9b5e77114";

/// The score of a move of the side to move by the tree `bench`.
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
    if let Some(axes) = test_0(board, point, axes) {
        if let Some(axes) = test_1(board, point, axes) {
            if let Some(axes) = test_2(board, point, axes) {
                nodes_3(board, point, axes)
            } else if let Some(axes) = test_146(board, point, axes) {
                if let Some(axes) = test_147(board, point, axes) {
                    if let Some(axes) = test_148(board, point, axes) {
                        if let Some(axes) = test_149(board, point, axes) {
                            if test_150(board, point, axes).is_some() {
                                -0.09766655994326125
                            } else {
                                0.08597172263973905
                            }
                        } else if let Some(axes) = test_153(board, point, axes) {
                            if let Some(axes) = test_154(board, point, axes) {
                                if test_155(board, point, axes).is_some() {
                                    -0.24499220418131926
                                } else {
                                    -0.07019518716490171
                                }
                            } else {
                                -0.002065188512269547
                            }
                        } else if test_159(board, point, axes).is_some() {
                            0.07433073043594182
                        } else if test_161(board, point, axes).is_some() {
                            -0.1379917500275156
                        } else {
                            0.0047333483381906
                        }
                    } else if let Some(axes) = test_164(board, point, axes) {
                        if let Some(axes) = test_165(board, point, axes) {
                            if test_166(board, point, axes).is_some() {
                                -0.18030011307095725
                            } else {
                                0.008058161925527106
                            }
                        } else {
                            -0.3246393534530232
                        }
                    } else if let Some(axes) = test_170(board, point, axes) {
                        if let Some(axes) = test_171(board, point, axes) {
                            if test_172(board, point, axes).is_some() {
                                -0.1517464435809081
                            } else {
                                0.05595082542310943
                            }
                        } else if test_175(board, point, axes).is_some() {
                            -0.05677687315284592
                        } else {
                            -0.22809115583729214
                        }
                    } else if test_178(board, point, axes).is_some() {
                        0.124016740529803
                    } else {
                        -0.017050660305230413
                    }
                } else if let Some(axes) = test_181(board, point, axes) {
                    if let Some(axes) = test_182(board, point, axes) {
                        if let Some(axes) = test_183(board, point, axes) {
                            if test_184(board, point, axes).is_some() {
                                -0.049784249157319466
                            } else {
                                0.05421930831686727
                            }
                        } else {
                            -0.045787577490762406
                        }
                    } else {
                        -0.08829501384132175
                    }
                } else if let Some(axes) = test_189(board, point, axes) {
                    if test_190(board, point, axes).is_some() {
                        -0.06031263875370019
                    } else if test_192(board, point, axes).is_some() {
                        -0.015187125541523272
                    } else if let Some(axes) = test_194(board, point, axes) {
                        if test_195(board, point, axes).is_some() {
                            -0.08970637218846621
                        } else {
                            0.09576073180255315
                        }
                    } else {
                        0.11011856355217915
                    }
                } else if test_199(board, point, axes).is_some() {
                    0.08481738702087252
                } else {
                    0.017999440910405312
                }
            } else if let Some(axes) = test_202(board, point, axes) {
                if let Some(axes) = test_203(board, point, axes) {
                    if let Some(axes) = test_204(board, point, axes) {
                        if let Some(axes) = test_205(board, point, axes) {
                            if test_206(board, point, axes).is_some() {
                                if test_207(board, point) {
                                    -0.014957580832586354
                                } else {
                                    -0.10002569483992778
                                }
                            } else {
                                0.04217268194979614
                            }
                        } else if test_211(board, point) {
                            0.003761342357256346
                        } else {
                            0.08074247616303726
                        }
                    } else if let Some(axes) = test_214(board, point, axes) {
                        if test_215(board, point, axes).is_some() {
                            if test_216(board, point) {
                                0.02506532233168883
                            } else {
                                0.2267064450307861
                            }
                        } else if test_219(board, point, axes).is_some() {
                            -0.10300475758931095
                        } else {
                            0.030341298989145185
                        }
                    } else if let Some(axes) = test_222(board, point, axes) {
                        if test_223(board, point, axes).is_some() {
                            -0.3010132555055456
                        } else {
                            -0.1316357430363579
                        }
                    } else if let Some(axes) = test_226(board, point, axes) {
                        if let Some(axes) = test_227(board, point, axes) {
                            if test_228(board, point, axes).is_some() {
                                0.15216595388441015
                            } else {
                                -0.08207340590514495
                            }
                        } else {
                            -0.1871716949797196
                        }
                    } else {
                        0.025834688563414535
                    }
                } else if let Some(axes) = test_233(board, point, axes) {
                    if test_234(board, point, axes).is_some() {
                        0.07071624180162318
                    } else {
                        0.1999222135221475
                    }
                } else if let Some(axes) = test_237(board, point, axes) {
                    if test_238(board, point, axes).is_some() {
                        0.008108147304283884
                    } else {
                        -0.1588747481995846
                    }
                } else if let Some(axes) = test_241(board, point, axes) {
                    if test_242(board, point, axes).is_some() {
                        0.0699763092969531
                    } else {
                        -0.05080510805149813
                    }
                } else if test_245(board, point, axes).is_some() {
                    0.20796060081943993
                } else {
                    0.07106288682036482
                }
            } else if let Some(axes) = test_248(board, point, axes) {
                if let Some(axes) = test_249(board, point, axes) {
                    if let Some(axes) = test_250(board, point, axes) {
                        if test_251(board, point, axes).is_some() {
                            0.013324883324961321
                        } else {
                            -0.09221119885970927
                        }
                    } else {
                        0.049115780077114285
                    }
                } else {
                    0.13179627758184648
                }
            } else if test_256(board, point, axes).is_some() {
                0.17838715702284702
            } else if test_258(board, point, axes).is_some() {
                0.020103814754965404
            } else {
                0.10584475831596295
            }
        } else if let Some(axes) = test_261(board, point, axes) {
            if test_262(board, point) {
                if test_263(board, point) {
                    0.1807366553443125
                } else {
                    0.005273500374892823
                }
            } else if test_266(board, point, axes).is_some() {
                0.06994274370049927
            } else if test_268(board, point, axes).is_some() {
                -0.27050135648892076
            } else {
                -0.0349729814840813
            }
        } else if test_271(board, point, axes).is_some() {
            -0.161147036796723
        } else if test_273(board, point) {
            if test_274(board, point, axes).is_some() {
                -0.06861360864893927
            } else {
                -0.2658972387714759
            }
        } else if test_277(board, point, axes).is_some() {
            0.09914747214662617
        } else if test_279(board, point, axes).is_some() {
            0.030333780666629544
        } else {
            -0.15576358756785288
        }
    } else if let Some(axes) = test_282(board, point, axes) {
        if let Some(axes) = test_283(board, point, axes) {
            if let Some(axes) = test_284(board, point, axes) {
                if test_285(board, point, axes).is_some() {
                    0.10402287679694978
                } else {
                    -0.07385540260473052
                }
            } else {
                0.16967454418310343
            }
        } else if test_289(board, point, axes).is_some() {
            0.01149358818036973
        } else if test_291(board, point, axes).is_some() {
            -0.032834737742254476
        } else {
            -0.25296155636583795
        }
    } else if let Some(axes) = test_294(board, point, axes) {
        if test_295(board, point, axes).is_some() {
            -0.09858434963359586
        } else if test_297(board, point, axes).is_some() {
            0.2834591134749269
        } else {
            0.12486135427661368
        }
    } else if test_300(board, point) {
        0.8212018699466939
    } else {
        0.3141616582907206
    }
}

/// The nodes from 3 on.
#[allow(clippy::approx_constant, clippy::if_same_then_else)]
fn nodes_3<B: Board>(board: &B, point: Point, axes: AxesSet) -> f64 {
    if let Some(axes) = test_3(board, point, axes) {
        if let Some(axes) = test_4(board, point, axes) {
            if test_5(board, point, axes).is_some() {
                0.09166823715259448
            } else if let Some(axes) = test_7(board, point, axes) {
                if test_8(board, point, axes).is_some() {
                    0.031177484189341874
                } else {
                    -0.1096926871120525
                }
            } else if test_11(board, point, axes).is_some() {
                0.13306833673442778
            } else {
                -0.028519775122131004
            }
        } else if let Some(axes) = test_14(board, point, axes) {
            if test_15(board, point, axes).is_some() {
                -0.15323109272872923
            } else {
                -0.05418326847144969
            }
        } else {
            -0.029914558527387034
        }
    } else if let Some(axes) = test_19(board, point, axes) {
        if let Some(axes) = test_20(board, point, axes) {
            if let Some(axes) = test_21(board, point, axes) {
                if test_22(board, point, axes).is_some() {
                    0.22586023748846554
                } else {
                    0.053041759875521365
                }
            } else if let Some(axes) = test_25(board, point, axes) {
                if test_26(board, point, axes).is_some() {
                    0.10754509661231407
                } else if test_28(board, point, axes).is_some() {
                    -0.03249346090812963
                } else if test_30(board, point, axes).is_some() {
                    0.15208198631124434
                } else if test_32(board, point, axes).is_some() {
                    -0.07372946084148348
                } else if test_34(board, point, axes).is_some() {
                    0.01702691073920699
                } else {
                    0.0967520445355354
                }
            } else if let Some(axes) = test_37(board, point, axes) {
                if test_38(board, point, axes).is_some() {
                    -0.018126946631259685
                } else {
                    0.0769196400403726
                }
            } else {
                -0.09164180276913066
            }
        } else if let Some(axes) = test_42(board, point, axes) {
            if let Some(axes) = test_43(board, point, axes) {
                if let Some(axes) = test_44(board, point, axes) {
                    if let Some(axes) = test_45(board, point, axes) {
                        if let Some(axes) = test_46(board, point, axes) {
                            if test_47(board, point, axes).is_some() {
                                -0.12040263395707275
                            } else {
                                0.009025344711608494
                            }
                        } else {
                            0.03418075351123097
                        }
                    } else {
                        0.05338089733483355
                    }
                } else if let Some(axes) = test_52(board, point, axes) {
                    if let Some(axes) = test_53(board, point, axes) {
                        if test_54(board, point, axes).is_some() {
                            -0.21909889439633715
                        } else {
                            -0.044759042442779284
                        }
                    } else {
                        0.03994547540898311
                    }
                } else if test_58(board, point, axes).is_some() {
                    -0.08395201424416236
                } else {
                    -0.2189243415745728
                }
            } else if let Some(axes) = test_61(board, point, axes) {
                if test_62(board, point, axes).is_some() {
                    -0.16130049774544108
                } else if test_64(board, point, axes).is_some() {
                    0.03957161704415423
                } else {
                    -0.05721593053300802
                }
            } else if let Some(axes) = test_67(board, point, axes) {
                if let Some(axes) = test_68(board, point, axes) {
                    if let Some(axes) = test_69(board, point, axes) {
                        if test_70(board, point, axes).is_some() {
                            0.03281521508753814
                        } else {
                            -0.05743021266376304
                        }
                    } else if let Some(axes) = test_73(board, point, axes) {
                        if test_74(board, point, axes).is_some() {
                            0.06206413678129024
                        } else {
                            -0.04601631342097095
                        }
                    } else {
                        0.12459541488923982
                    }
                } else {
                    0.1360990985425859
                }
            } else if let Some(axes) = test_79(board, point, axes) {
                if let Some(axes) = test_80(board, point, axes) {
                    if let Some(axes) = test_81(board, point, axes) {
                        if test_82(board, point, axes).is_some() {
                            -0.052396967033505853
                        } else {
                            -0.19697762255731258
                        }
                    } else {
                        0.041511889882139025
                    }
                } else if test_86(board, point, axes).is_some() {
                    0.13840004298080083
                } else {
                    0.05343724106314763
                }
            } else if test_89(board, point, axes).is_some() {
                -0.09518393014830917
            } else {
                -0.0030240360026773188
            }
        } else if let Some(axes) = test_92(board, point, axes) {
            if let Some(axes) = test_93(board, point, axes) {
                if test_94(board, point, axes).is_some() {
                    -0.0544087938315385
                } else {
                    0.04938151702636533
                }
            } else {
                -0.20763017916234283
            }
        } else if let Some(axes) = test_98(board, point, axes) {
            if let Some(axes) = test_99(board, point, axes) {
                if test_100(board, point, axes).is_some() {
                    -0.01362859096764069
                } else {
                    -0.16077234744036434
                }
            } else if test_103(board, point) {
                if test_104(board, point, axes).is_some() {
                    0.04527597638630903
                } else {
                    -0.025493222167577063
                }
            } else {
                0.15294919509852017
            }
        } else if test_108(board, point, axes).is_some() {
            0.13686742820551065
        } else if let Some(axes) = test_110(board, point, axes) {
            if test_111(board, point, axes).is_some() {
                0.1368128215643797
            } else if test_113(board, point, axes).is_some() {
                0.08946159421912603
            } else {
                -0.0661173545143217
            }
        } else if test_116(board, point, axes).is_some() {
            0.07228969671474783
        } else if test_118(board, point, axes).is_some() {
            -0.12198690794870747
        } else {
            0.021920382480627967
        }
    } else if let Some(axes) = test_121(board, point, axes) {
        if let Some(axes) = test_122(board, point, axes) {
            if test_123(board, point, axes).is_some() {
                0.001340130912706651
            } else {
                0.180704096415211
            }
        } else if test_126(board, point, axes).is_some() {
            0.05252567570521873
        } else {
            -0.17575706704761693
        }
    } else if let Some(axes) = test_129(board, point, axes) {
        if test_130(board, point, axes).is_some() {
            -0.020953333615441515
        } else if let Some(axes) = test_132(board, point, axes) {
            if test_133(board, point, axes).is_some() {
                -0.023360816489206224
            } else {
                0.1466305444529926
            }
        } else if test_136(board, point, axes).is_some() {
            0.25410896721286647
        } else {
            0.07957391261914418
        }
    } else if let Some(axes) = test_139(board, point, axes) {
        if test_140(board, point, axes).is_some() {
            0.314472138665562
        } else {
            0.17889466457509043
        }
    } else if test_143(board, point, axes).is_some() {
        0.043636972774688094
    } else {
        0.15497965600220226
    }
}

/// `group_on_pos(A,D,(2, 0),E), group(E,empty)`
fn test_0<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.content(group_e) == Content::Empty
    })
}

/// `group_on_pos(A,D,(-1, 0),F), shared_liberty_cnt(F,G,H), 1 < H`
fn test_1<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f).any(|(_, number_h)| 1 < number_h)
    })
}

/// `group_on_pos(A,D,(0, 1),I), liberties_after(I,enemy,J), J < 4`
fn test_2<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::liberties_after(board, group_i, Content::Enemy)
                .is_some_and(|number_j| number_j < 4)
    })
}

/// `group_on_pos(A,D,(-2, 0),K), shared_liberty_cnt(K,L,M), 2 < M`
fn test_3<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-2, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_k).any(|(_, number_m)| 2 < number_m)
    })
}

/// `distance_to_edge(A,D,up,N), N < 3`
fn test_4<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Up) < 3
    })
}

/// `group_on_pos(A,D,(-1, -2),O), stone_cnt(O,P), P < 10`
fn test_5<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        board.stone_count(group_o) < 10
    })
}

/// `second_order_liberty_cnt(L,O), O < 2`
fn test_7<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-2, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_k)
            .any(|(group_l, number_m)| {
                2 < number_m && runtime::second_order_liberty_count(board, group_l) < 2
            })
    })
}

/// `group_on_pos(A,D,(3, 0),P), liberty_cnt(P,Q), Q < 4`
fn test_8<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_p) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.liberty_count(group_p) < 4
    })
}

/// `group_on_pos(A,D,(2, -1),O), liberty_cnt(O,P), P < 4`
fn test_11<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        board.liberty_count(group_o) < 4
    })
}

/// `link(G,N), liberty_cnt(N,O), O < 2`
fn test_14<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f)
            .any(|(group_g, number_h)| {
                1 < number_h
                    && board
                        .links(group_g)
                        .any(|group_n| board.liberty_count(group_n) < 2)
            })
    })
}

/// `enclosure_size(L,friend,P), P < 20`
fn test_15<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-2, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_k)
            .any(|(group_l, number_m)| {
                2 < number_m && board.content(group_l) == Content::Empty
                    && runtime::enclosure_size(board, group_l, Content::Friend) < 20
            })
    })
}

/// `distance_to_edge(A,D,left,K), 4 < K`
fn test_19<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        4 < runtime::distance_to_edge(board, point_a, axes_d, Direction::Left)
    })
}

/// `group_on_pos(A,D,(-1, 2),L), neighbour_cnt(L,friend,M), 0 < M`
fn test_20<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_l, Content::Friend)
    })
}

/// `link(I,N), second_order_liberty_cnt(N,O), O < 4`
fn test_21<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        board
            .links(group_i)
            .any(|group_n| runtime::second_order_liberty_count(board, group_n) < 4)
    })
}

/// `link(G,P), liberty_cnt(P,Q), Q < 3`
fn test_22<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f)
            .any(|(group_g, number_h)| {
                1 < number_h
                    && board
                        .links(group_g)
                        .any(|group_p| board.liberty_count(group_p) < 3)
            })
    })
}

/// `group_on_pos(A,D,(3, 0),N), liberties_after(N,enemy,O), 3 < O`
fn test_25<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.content(group_n) == Content::Empty
            && runtime::liberties_after(board, group_n, Content::Enemy)
                .is_some_and(|number_o| 3 < number_o)
    })
}

/// `liberty_cnt(L,P), P < 3`
fn test_26<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.liberty_count(group_l) < 3
    })
}

/// `link(F,P), liberty_cnt(P,Q), 5 < Q`
fn test_28<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        board.links(group_f).any(|group_p| 5 < board.liberty_count(group_p))
    })
}

/// `second_order_liberty_cnt(G,P), P < 2`
fn test_30<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f)
            .any(|(group_g, number_h)| {
                1 < number_h && runtime::second_order_liberty_count(board, group_g) < 2
            })
    })
}

/// `link(F,P), second_order_liberty_cnt(P,Q), Q < 2`
fn test_32<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        board
            .links(group_f)
            .any(|group_p| runtime::second_order_liberty_count(board, group_p) < 2)
    })
}

/// `link(N,P), liberties_after(P,friend,Q), Q < 4`
fn test_34<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board
            .links(group_n)
            .any(|group_p| {
                board.content(group_p) == Content::Empty
                    && runtime::liberties_after(board, group_p, Content::Friend)
                        .is_some_and(|number_q| number_q < 4)
            })
    })
}

/// `distance_to_edge(A,D,right,N), N < 5`
fn test_37<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 5
    })
}

/// `group_on_pos(A,D,(2, 1),O), liberties_after(O,friend,P), 3 < P`
fn test_38<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_o) == Content::Empty
            && runtime::liberties_after(board, group_o, Content::Friend)
                .is_some_and(|number_p| 3 < number_p)
    })
}

/// `group_on_pos(A,D,(-1, -2),L), liberties_after(L,enemy,M), 3 < M`
fn test_42<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        board.content(group_l) == Content::Empty
            && runtime::liberties_after(board, group_l, Content::Enemy)
                .is_some_and(|number_m| 3 < number_m)
    })
}

/// `group_on_pos(A,D,(1, 2),N), stone_cnt(N,O), O < 10`
fn test_43<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (1, 2))
        else {
            return false;
        };
        board.stone_count(group_n) < 10
    })
}

/// `group_on_pos(A,D,(-3, 0),P), group(P,friend)`
fn test_44<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_p) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.content(group_p) == Content::Friend
    })
}

/// `link(P,Q), liberty_cnt(Q,R), 4 < R`
fn test_45<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_p) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.links(group_p).any(|group_q| 4 < board.liberty_count(group_q))
    })
}

/// `link(Q,S), enclosure_size(S,friend,T), T < 20`
fn test_46<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_p) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board
            .links(group_p)
            .any(|group_q| {
                4 < board.liberty_count(group_q)
                    && board
                        .links(group_q)
                        .any(|group_s| {
                            board.content(group_s) == Content::Empty
                                && runtime::enclosure_size(board, group_s, Content::Friend)
                                    < 20
                        })
            })
    })
}

/// `group_on_pos(A,D,(0, 3),U), group(U,empty)`
fn test_47<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_u) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.content(group_u) == Content::Empty
    })
}

/// `distance_to_edge(A,D,right,P), P < 5`
fn test_52<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 5
    })
}

/// `group_on_pos(A,D,(-2, 1),Q), liberties_after(Q,enemy,R), 2 < R`
fn test_53<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.content(group_q) == Content::Empty
            && runtime::liberties_after(board, group_q, Content::Enemy)
                .is_some_and(|number_r| 2 < number_r)
    })
}

/// `distance_to_edge(A,D,down,S), S < 5`
fn test_54<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Down) < 5
    })
}

/// `liberty_cnt(F,P), 3 < P`
fn test_58<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        3 < board.liberty_count(group_f)
    })
}

/// `distance_to_edge(A,D,up,N), N < 5`
fn test_61<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Up) < 5
    })
}

/// `group_on_pos(A,D,(2, 1),O), liberty_cnt(O,P), 3 < P`
fn test_62<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        3 < board.liberty_count(group_o)
    })
}

/// `group_on_pos(A,D,(3, 0),O), liberty_cnt(O,P), P < 4`
fn test_64<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.liberty_count(group_o) < 4
    })
}

/// `group_on_pos(A,D,(0, 2),N)`
fn test_67<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::group_displaced(board, point_a, axes_d, (0, 2)).is_some()
    })
}

/// `group_on_pos(A,D,(2, 1),O), neighbour_cnt(O,friend,P), 0 < P`
fn test_68<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_o, Content::Friend)
    })
}

/// `link(N,Q), liberty_cnt(Q,R), 5 < R`
fn test_69<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        board.links(group_n).any(|group_q| 5 < board.liberty_count(group_q))
    })
}

/// `distance_to_edge(A,D,right,S), S < 5`
fn test_70<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 5
    })
}

/// `group_on_pos(A,D,(-2, 1),Q), liberty_cnt(Q,R), R < 4`
fn test_73<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.liberty_count(group_q) < 4
    })
}

/// `link(N,S), shared_liberty_cnt(S,T,U), 2 < U`
fn test_74<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        board
            .links(group_n)
            .any(|group_s| {
                runtime::liberty_sharers(board, group_s)
                    .any(|(_, number_u)| 2 < number_u)
            })
    })
}

/// `link(G,N), liberty_cnt(N,O), 5 < O`
fn test_79<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f)
            .any(|(group_g, number_h)| {
                1 < number_h
                    && board
                        .links(group_g)
                        .any(|group_n| 5 < board.liberty_count(group_n))
            })
    })
}

/// `link(N,P), shared_liberty_cnt(P,Q,R), 2 < R`
fn test_80<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f)
            .any(|(group_g, number_h)| {
                1 < number_h
                    && board
                        .links(group_g)
                        .any(|group_n| {
                            5 < board.liberty_count(group_n)
                                && board
                                    .links(group_n)
                                    .any(|group_p| {
                                        runtime::liberty_sharers(board, group_p)
                                            .any(|(_, number_r)| 2 < number_r)
                                    })
                        })
            })
    })
}

/// `liberty(P,S), shared_liberty_cnt(S,T,U), 1 < U`
fn test_81<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f)
            .any(|(group_g, number_h)| {
                1 < number_h
                    && board
                        .links(group_g)
                        .any(|group_n| {
                            5 < board.liberty_count(group_n)
                                && board
                                    .links(group_n)
                                    .any(|group_p| {
                                        runtime::liberties(board, group_p)
                                            .any(|group_s| {
                                                runtime::liberty_sharers(board, group_s)
                                                    .any(|(_, number_u)| 1 < number_u)
                                            })
                                            && runtime::liberty_sharers(board, group_p)
                                                .any(|(_, number_r)| 2 < number_r)
                                    })
                        })
            })
    })
}

/// `liberties_after(Q,enemy,V), 3 < V`
fn test_82<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f)
            .any(|(group_g, number_h)| {
                1 < number_h
                    && board
                        .links(group_g)
                        .any(|group_n| {
                            5 < board.liberty_count(group_n)
                                && board
                                    .links(group_n)
                                    .any(|group_p| {
                                        runtime::liberties(board, group_p)
                                            .any(|group_s| {
                                                runtime::liberty_sharers(board, group_s)
                                                    .any(|(_, number_u)| 1 < number_u)
                                            })
                                            && runtime::liberty_sharers(board, group_p)
                                                .any(|(group_q, number_r)| {
                                                    2 < number_r && board.content(group_q) == Content::Empty
                                                        && runtime::liberties_after(board, group_q, Content::Enemy)
                                                            .is_some_and(|number_v| 3 < number_v)
                                                })
                                    })
                        })
            })
    })
}

/// `group_on_pos(A,D,(-3, 0),P), stone_cnt(P,Q), Q < 10`
fn test_86<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_p) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.stone_count(group_p) < 10
    })
}

/// `link(L,N), liberty_cnt(N,O), O < 4`
fn test_89<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        board.links(group_l).any(|group_n| board.liberty_count(group_n) < 4)
    })
}

/// `group_on_pos(A,D,(-3, 0),L), enclosure_size(L,friend,M), M < 20`
fn test_92<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.content(group_l) == Content::Empty
            && runtime::enclosure_size(board, group_l, Content::Friend) < 20
    })
}

/// `group_on_pos(A,D,(0, 3),N), liberty_cnt(N,O), 3 < O`
fn test_93<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        3 < board.liberty_count(group_n)
    })
}

/// `second_order_liberty_cnt(G,P), P < 2`
fn test_94<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f)
            .any(|(group_g, number_h)| {
                1 < number_h && runtime::second_order_liberty_count(board, group_g) < 2
            })
    })
}

/// `group_on_pos(A,D,(-1, -1),L), neighbour_cnt(L,friend,M), 0 < M`
fn test_98<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, -1))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_l, Content::Friend)
    })
}

/// `group_on_pos(A,D,(-3, 0),N), second_order_liberty_cnt(N,O), O < 1`
fn test_99<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_n) < 1
    })
}

/// `link(L,P), neighbour_cnt(P,friend,Q), 0 < Q`
fn test_100<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, -1))
        else {
            return false;
        };
        board
            .links(group_l)
            .any(|group_p| 0 < runtime::neighbour_count(board, group_p, Content::Friend))
    })
}

/// `link(C,N), liberties_after(N,friend,O), O < 4`
fn test_103<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_n| {
            board.content(group_n) == Content::Empty
                && runtime::liberties_after(board, group_n, Content::Friend)
                    .is_some_and(|number_o| number_o < 4)
        })
}

/// `group_on_pos(A,D,(0, -3),P), liberty_cnt(P,Q), 3 < Q`
fn test_104<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_p) = runtime::group_displaced(board, point_a, axes_d, (0, -3))
        else {
            return false;
        };
        3 < board.liberty_count(group_p)
    })
}

/// `group_on_pos(A,D,(1, -1),L), liberty_cnt(L,M), M < 4`
fn test_108<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (1, -1))
        else {
            return false;
        };
        board.liberty_count(group_l) < 4
    })
}

/// `liberty_cnt(G,L), L < 3`
fn test_110<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f)
            .any(|(group_g, number_h)| 1 < number_h && board.liberty_count(group_g) < 3)
    })
}

/// `group_on_pos(A,D,(0, 3),M), liberty_cnt(M,N), 3 < N`
fn test_111<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        3 < board.liberty_count(group_m)
    })
}

/// `distance_to_edge(A,D,up,M), M < 3`
fn test_113<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Up) < 3
    })
}

/// `group_on_pos(A,D,(2, 1),L), liberty_cnt(L,M), M < 4`
fn test_116<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.liberty_count(group_l) < 4
    })
}

/// `distance_to_edge(A,D,right,L), L < 5`
fn test_118<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 5
    })
}

/// `group_on_pos(A,D,(-1, -2),K), neighbour_cnt(K,friend,L), 0 < L`
fn test_121<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_k, Content::Friend)
    })
}

/// `group_on_pos(A,D,(-2, 1),M), liberty_cnt(M,N), 3 < N`
fn test_122<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        3 < board.liberty_count(group_m)
    })
}

/// `group_on_pos(A,D,(0, 3),O), liberties_after(O,enemy,P), 2 < P`
fn test_123<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.content(group_o) == Content::Empty
            && runtime::liberties_after(board, group_o, Content::Enemy)
                .is_some_and(|number_p| 2 < number_p)
    })
}

/// `group_on_pos(A,D,(-2, -1),M), second_order_liberty_cnt(M,N), N < 1`
fn test_126<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_m) < 1
    })
}

/// `group_on_pos(A,D,(-2, -1),K), liberty_cnt(K,L), L < 5`
fn test_129<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        board.liberty_count(group_k) < 5
    })
}

/// `link(E,M), liberty_cnt(M,N), N < 4`
fn test_130<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.links(group_e).any(|group_m| board.liberty_count(group_m) < 4)
    })
}

/// `group_on_pos(A,D,(-2, 1),M), stone_cnt(M,N), N < 10`
fn test_132<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.stone_count(group_m) < 10
    })
}

/// `distance_to_edge(A,D,down,O), 4 < O`
fn test_133<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        4 < runtime::distance_to_edge(board, point_a, axes_d, Direction::Down)
    })
}

/// `group_on_pos(A,D,(0, 3),M), stone_cnt(M,N), N < 10`
fn test_136<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.stone_count(group_m) < 10
    })
}

/// `distance_to_edge(A,D,down,K), K < 5`
fn test_139<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Down) < 5
    })
}

/// `group_on_pos(A,D,(-3, 0),L), neighbour_cnt(L,enemy,M), 0 < M`
fn test_140<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_l, Content::Enemy)
    })
}

/// `group_on_pos(A,D,(-3, 0),K), liberties_after(K,enemy,L), 2 < L`
fn test_143<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::liberties_after(board, group_k, Content::Enemy)
                .is_some_and(|number_l| 2 < number_l)
    })
}

/// `group_on_pos(A,D,(-3, 0),I), stone_cnt(I,J), 5 < J`
fn test_146<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        5 < board.stone_count(group_i)
    })
}

/// `group_on_pos(A,D,(-2, 1),K), liberty_cnt(K,L), 3 < L`
fn test_147<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        3 < board.liberty_count(group_k)
    })
}

/// `link(I,M), liberty_cnt(M,N), 5 < N`
fn test_148<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.links(group_i).any(|group_m| 5 < board.liberty_count(group_m))
    })
}

/// `link(K,O), shared_liberty_cnt(O,P,Q), 2 < Q`
fn test_149<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board
            .links(group_k)
            .any(|group_o| {
                runtime::liberty_sharers(board, group_o)
                    .any(|(_, number_q)| 2 < number_q)
            })
    })
}

/// `group_on_pos(A,D,(3, 0),R), second_order_liberty_cnt(R,S), S < 4`
fn test_150<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_r) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_r) < 4
    })
}

/// `group_on_pos(A,D,(-1, 2),O), liberties_after(O,enemy,P), P < 4`
fn test_153<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.content(group_o) == Content::Empty
            && runtime::liberties_after(board, group_o, Content::Enemy)
                .is_some_and(|number_p| number_p < 4)
    })
}

/// `liberty(I,Q), second_order_liberty_cnt(Q,R), R < 2`
fn test_154<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        runtime::liberties(board, group_i)
            .any(|group_q| runtime::second_order_liberty_count(board, group_q) < 2)
    })
}

/// `link(Q,S), liberties_after(S,enemy,T), T < 3`
fn test_155<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        runtime::liberties(board, group_i)
            .any(|group_q| {
                runtime::second_order_liberty_count(board, group_q) < 2
                    && board
                        .links(group_q)
                        .any(|group_s| {
                            board.content(group_s) == Content::Empty
                                && runtime::liberties_after(board, group_s, Content::Enemy)
                                    .is_some_and(|number_t| number_t < 3)
                        })
            })
    })
}

/// `distance_to_edge(A,D,down,O), O < 4`
fn test_159<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Down) < 4
    })
}

/// `link(F,O), stone_cnt(O,P), 0 < P`
fn test_161<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        board.links(group_f).any(|group_o| 0 < board.stone_count(group_o))
    })
}

/// `distance_to_edge(A,D,up,M), M < 4`
fn test_164<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Up) < 4
    })
}

/// `link(G,N), liberty_cnt(N,O), 4 < O`
fn test_165<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f)
            .any(|(group_g, number_h)| {
                1 < number_h
                    && board
                        .links(group_g)
                        .any(|group_n| 4 < board.liberty_count(group_n))
            })
    })
}

/// `distance_to_edge(A,D,right,P), P < 5`
fn test_166<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 5
    })
}

/// `link(I,M), liberty_cnt(M,N), 4 < N`
fn test_170<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.links(group_i).any(|group_m| 4 < board.liberty_count(group_m))
    })
}

/// `link(M,O), liberties_after(O,friend,P), 2 < P`
fn test_171<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board
            .links(group_i)
            .any(|group_m| {
                4 < board.liberty_count(group_m)
                    && board
                        .links(group_m)
                        .any(|group_o| {
                            board.content(group_o) == Content::Empty
                                && runtime::liberties_after(board, group_o, Content::Friend)
                                    .is_some_and(|number_p| 2 < number_p)
                        })
            })
    })
}

/// `liberty(K,Q), second_order_liberty_cnt(Q,R), R < 2`
fn test_172<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        runtime::liberties(board, group_k)
            .any(|group_q| runtime::second_order_liberty_count(board, group_q) < 2)
    })
}

/// `distance_to_edge(A,D,down,O), O < 5`
fn test_175<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Down) < 5
    })
}

/// `stone_cnt(I,M), M < 10`
fn test_178<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.stone_count(group_i) < 10
    })
}

/// `distance_to_edge(A,D,right,K), K < 5`
fn test_181<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 5
    })
}

/// `link(E,L), liberty_cnt(L,M), M < 4`
fn test_182<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.links(group_e).any(|group_l| board.liberty_count(group_l) < 4)
    })
}

/// `liberty(I,N), second_order_liberty_cnt(N,O), O < 2`
fn test_183<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        runtime::liberties(board, group_i)
            .any(|group_n| runtime::second_order_liberty_count(board, group_n) < 2)
    })
}

/// `group_on_pos(A,D,(-1, 2),P), liberty_cnt(P,Q), Q < 4`
fn test_184<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_p) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.liberty_count(group_p) < 4
    })
}

/// `distance_to_edge(A,D,up,K), K < 4`
fn test_189<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Up) < 4
    })
}

/// `liberty(I,L), second_order_liberty_cnt(L,M), M < 2`
fn test_190<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        runtime::liberties(board, group_i)
            .any(|group_l| runtime::second_order_liberty_count(board, group_l) < 2)
    })
}

/// `link(I,L), shared_liberty_cnt(L,M,N), 2 < N`
fn test_192<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board
            .links(group_i)
            .any(|group_l| {
                runtime::liberty_sharers(board, group_l)
                    .any(|(_, number_n)| 2 < number_n)
            })
    })
}

/// `link(I,L), second_order_liberty_cnt(L,M), M < 1`
fn test_194<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board
            .links(group_i)
            .any(|group_l| runtime::second_order_liberty_count(board, group_l) < 1)
    })
}

/// `stone_cnt(L,N), N < 10`
fn test_195<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board
            .links(group_i)
            .any(|group_l| {
                board.stone_count(group_l) < 10
                    && runtime::second_order_liberty_count(board, group_l) < 1
            })
    })
}

/// `distance_to_edge(A,D,up,K), K < 5`
fn test_199<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Up) < 5
    })
}

/// `group_on_pos(A,D,(-2, 1),I), neighbour_cnt(I,enemy,J), 0 < J`
fn test_202<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_i, Content::Enemy)
    })
}

/// `group_on_pos(A,D,(3, 0),K), liberty_cnt(K,L), 2 < L`
fn test_203<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        2 < board.liberty_count(group_k)
    })
}

/// `link(G,M), liberties_after(M,enemy,N), N < 2`
fn test_204<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f)
            .any(|(group_g, number_h)| {
                1 < number_h
                    && board
                        .links(group_g)
                        .any(|group_m| {
                            board.content(group_m) == Content::Empty
                                && runtime::liberties_after(board, group_m, Content::Enemy)
                                    .is_some_and(|number_n| number_n < 2)
                        })
            })
    })
}

/// `group_on_pos(A,D,(-1, 2),O), liberty_cnt(O,P), P < 6`
fn test_205<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.liberty_count(group_o) < 6
    })
}

/// `link(K,Q), liberty_cnt(Q,R), R < 4`
fn test_206<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.links(group_k).any(|group_q| board.liberty_count(group_q) < 4)
    })
}

/// `link(C,S), liberties_after(S,friend,T), T < 4`
fn test_207<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_s| {
            board.content(group_s) == Content::Empty
                && runtime::liberties_after(board, group_s, Content::Friend)
                    .is_some_and(|number_t| number_t < 4)
        })
}

/// `link(C,O), liberties_after(O,friend,P), P < 4`
fn test_211<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_o| {
            board.content(group_o) == Content::Empty
                && runtime::liberties_after(board, group_o, Content::Friend)
                    .is_some_and(|number_p| number_p < 4)
        })
}

/// `group_on_pos(A,D,(0, 3),M), liberty_cnt(M,N), 5 < N`
fn test_214<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        5 < board.liberty_count(group_m)
    })
}

/// `group_on_pos(A,D,(1, 1),O), liberties_after(O,enemy,P), 3 < P`
fn test_215<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_o) == Content::Empty
            && runtime::liberties_after(board, group_o, Content::Enemy)
                .is_some_and(|number_p| 3 < number_p)
    })
}

/// `link(C,Q), neighbour_cnt(Q,enemy,R), 0 < R`
fn test_216<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_q| 0 < runtime::neighbour_count(board, group_q, Content::Enemy))
}

/// `link(M,O), shared_liberty_cnt(O,P,Q), 2 < Q`
fn test_219<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board
            .links(group_m)
            .any(|group_o| {
                runtime::liberty_sharers(board, group_o)
                    .any(|(_, number_q)| 2 < number_q)
            })
    })
}

/// `group_on_pos(A,D,(0, 2),M), liberty_cnt(M,N), 4 < N`
fn test_222<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        4 < board.liberty_count(group_m)
    })
}

/// `link(E,O), liberties_after(O,enemy,P), 3 < P`
fn test_223<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board
            .links(group_e)
            .any(|group_o| {
                board.content(group_o) == Content::Empty
                    && runtime::liberties_after(board, group_o, Content::Enemy)
                        .is_some_and(|number_p| 3 < number_p)
            })
    })
}

/// `link(I,M), second_order_liberty_cnt(M,N), N < 1`
fn test_226<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board
            .links(group_i)
            .any(|group_m| runtime::second_order_liberty_count(board, group_m) < 1)
    })
}

/// `link(K,O), liberty_cnt(O,P), P < 4`
fn test_227<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.links(group_k).any(|group_o| board.liberty_count(group_o) < 4)
    })
}

/// `liberties_after(K,friend,Q), 3 < Q`
fn test_228<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::liberties_after(board, group_k, Content::Friend)
                .is_some_and(|number_q| 3 < number_q)
    })
}

/// `second_order_liberty_cnt(E,K), K < 2`
fn test_233<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_e) < 2
    })
}

/// `link(E,L), liberties_after(L,enemy,M), M < 4`
fn test_234<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board
            .links(group_e)
            .any(|group_l| {
                board.content(group_l) == Content::Empty
                    && runtime::liberties_after(board, group_l, Content::Enemy)
                        .is_some_and(|number_m| number_m < 4)
            })
    })
}

/// `group_on_pos(A,D,(0, 2),K), neighbour_cnt(K,enemy,L), 0 < L`
fn test_237<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_k, Content::Enemy)
    })
}

/// `group_on_pos(A,D,(0, -1),M), group(M,enemy)`
fn test_238<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, -1))
        else {
            return false;
        };
        board.content(group_m) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(2, 1),K), liberty_cnt(K,L), L < 4`
fn test_241<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.liberty_count(group_k) < 4
    })
}

/// `group_on_pos(A,D,(-1, 2),M), liberty_cnt(M,N), N < 6`
fn test_242<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.liberty_count(group_m) < 6
    })
}

/// `liberties_after(G,enemy,K), 3 < K`
fn test_245<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f)
            .any(|(group_g, number_h)| {
                1 < number_h && board.content(group_g) == Content::Empty
                    && runtime::liberties_after(board, group_g, Content::Enemy)
                        .is_some_and(|number_k| 3 < number_k)
            })
    })
}

/// `group_on_pos(A,D,(-3, 0),I), liberties_after(I,friend,J), J < 4`
fn test_248<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::liberties_after(board, group_i, Content::Friend)
                .is_some_and(|number_j| number_j < 4)
    })
}

/// `group_on_pos(A,D,(1, 1),K), liberty_cnt(K,L), 3 < L`
fn test_249<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        3 < board.liberty_count(group_k)
    })
}

/// `link(E,M), liberties_after(M,enemy,N), N < 4`
fn test_250<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board
            .links(group_e)
            .any(|group_m| {
                board.content(group_m) == Content::Empty
                    && runtime::liberties_after(board, group_m, Content::Enemy)
                        .is_some_and(|number_n| number_n < 4)
            })
    })
}

/// `distance_to_edge(A,D,right,O), O < 5`
fn test_251<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 5
    })
}

/// `group_on_pos(A,D,(0, 3),I), neighbour_cnt(I,friend,J), 0 < J`
fn test_256<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_i, Content::Friend)
    })
}

/// `distance_to_edge(A,D,right,I), I < 5`
fn test_258<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 5
    })
}

/// `group_on_pos(A,D,(0, 3),F), neighbour_cnt(F,friend,G), 0 < G`
fn test_261<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_f, Content::Friend)
    })
}

/// `liberty_cnt(C,H), H < 2`
fn test_262<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.liberty_count(group_c) < 2
}

/// `second_order_liberty_cnt(C,I), I < 2`
fn test_263<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::second_order_liberty_count(board, group_c) < 2
}

/// `group_on_pos(A,D,(0, -1),H), liberty_cnt(H,I), 2 < I`
fn test_266<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (0, -1))
        else {
            return false;
        };
        2 < board.liberty_count(group_h)
    })
}

/// `liberty(E,H), second_order_liberty_cnt(H,I), I < 2`
fn test_268<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        runtime::liberties(board, group_e)
            .any(|group_h| runtime::second_order_liberty_count(board, group_h) < 2)
    })
}

/// `liberty(E,F), liberty_cnt(F,G), 2 < G`
fn test_271<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        runtime::liberties(board, group_e)
            .any(|group_f| 2 < board.liberty_count(group_f))
    })
}

/// `liberties_after(C,enemy,F), F < 2`
fn test_273<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_f| number_f < 2)
}

/// `group_on_pos(A,D,(0, 2),G), shared_liberty_cnt(G,H,I), 2 < I`
fn test_274<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_g).any(|(_, number_i)| 2 < number_i)
    })
}

/// `group_on_pos(A,D,(1, 0),F), second_order_liberty_cnt(F,G), G < 2`
fn test_277<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_f) < 2
    })
}

/// `group_on_pos(A,D,(3, 0),F), liberties_after(F,enemy,G), G < 5`
fn test_279<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.content(group_f) == Content::Empty
            && runtime::liberties_after(board, group_f, Content::Enemy)
                .is_some_and(|number_g| number_g < 5)
    })
}

/// `group_on_pos(A,D,(2, 1),E), group(E,empty)`
fn test_282<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_e) == Content::Empty
    })
}

/// `group_on_pos(A,D,(-3, 0),F), liberty_cnt(F,G), G < 6`
fn test_283<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.liberty_count(group_f) < 6
    })
}

/// `group_on_pos(A,D,(-1, 1),H), shared_liberty_cnt(H,I,J), 2 < J`
fn test_284<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_h).any(|(_, number_j)| 2 < number_j)
    })
}

/// `liberty(E,K), second_order_liberty_cnt(K,L), L < 2`
fn test_285<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        runtime::liberties(board, group_e)
            .any(|group_k| runtime::second_order_liberty_count(board, group_k) < 2)
    })
}

/// `group_on_pos(A,D,(1, 0),F), group(F,empty)`
fn test_289<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.content(group_f) == Content::Empty
    })
}

/// `group_on_pos(A,D,(-2, 1),F), second_order_liberty_cnt(F,G), G < 2`
fn test_291<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_f) < 2
    })
}

/// `group_on_pos(A,D,(1, 1),E), liberty_cnt(E,F), F < 2`
fn test_294<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.liberty_count(group_e) < 2
    })
}

/// `group_on_pos(A,D,(-1, -1),G), shared_liberty_cnt(G,H,I), 2 < I`
fn test_295<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (-1, -1))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_g).any(|(_, number_i)| 2 < number_i)
    })
}

/// `group_on_pos(A,D,(2, -1),G), liberty_cnt(G,H), H < 6`
fn test_297<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        board.liberty_count(group_g) < 6
    })
}

/// `link(C,E), liberty_cnt(E,F), F < 2`
fn test_300<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_e| board.liberty_count(group_e) < 2)
}
