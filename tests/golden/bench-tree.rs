// The tree `bench` as Rust, written by nakade 0.1.0: change the tree, not this file.
// blake3 67a9c0873eba7b26a170a8c9ed7ffd7cb2de1400cb08af0535581a2fba968675, 152 leaves
// tactical, 152 leaves, from the generated problems with blurred rewards

use nakade::go::Point;
use nakade::runtime::{self, AxesSet, Board, Content, Direction};

/// The hash (blake3) of the JSON of the tree.
pub const TREE_HASH: &str = "67a9c0873eba7b26a170a8c9ed7ffd7cb2de1400cb08af0535581a2fba968675";

/// The score of a move of the side to move by the tree `bench`.
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
        if test_1(board, point) { 1.4047777777777775 } else { 1.7062857142857142 }
    } else if let Some(axes) = test_4(board, point, axes) {
        nodes_5(board, point, axes)
    } else if test_232(board, point) {
        if test_233(board, point) {
            if test_234(board, point) {
                if let Some(axes) = test_235(board, point, axes) {
                    if let Some(axes) = test_236(board, point, axes) {
                        if test_237(board, point, axes).is_some() {
                            0.15975000000000003
                        } else {
                            0.454
                        }
                    } else if let Some(axes) = test_240(board, point, axes) {
                        if let Some(axes) = test_241(board, point, axes) {
                            if let Some(axes) = test_242(board, point, axes) {
                                if test_243(board, point) {
                                    if test_244(board, point, axes).is_some() {
                                        0.4748214285714285
                                    } else {
                                        0.6602142857142858
                                    }
                                } else {
                                    0.2779090909090909
                                }
                            } else if test_248(board, point, axes).is_some() {
                                0.43147619047619057
                            } else if test_250(board, point) {
                                if let Some(axes) = test_251(board, point, axes) {
                                    if let Some(axes) = test_252(board, point, axes) {
                                        if test_253(board, point, axes).is_some() {
                                            0.7982
                                        } else {
                                            0.5692727272727274
                                        }
                                    } else if test_256(board, point, axes).is_some() {
                                        0.578139534883721
                                    } else if let Some(axes) = test_258(board, point, axes) {
                                        if test_259(board, point, axes).is_some() {
                                            0.5483571428571429
                                        } else {
                                            0.26776923076923076
                                        }
                                    } else {
                                        0.7394000000000001
                                    }
                                } else if test_263(board, point, axes).is_some() {
                                    0.8793999999999998
                                } else {
                                    0.63
                                }
                            } else {
                                0.323
                            }
                        } else if let Some(axes) = test_267(board, point, axes) {
                            if test_268(board, point, axes).is_some() {
                                0.48050000000000004
                            } else {
                                0.29014285714285715
                            }
                        } else if test_271(board, point, axes).is_some() {
                            0.745125
                        } else {
                            0.43800000000000006
                        }
                    } else {
                        0.41357142857142853
                    }
                } else if test_275(board, point) {
                    if let Some(axes) = test_276(board, point, axes) {
                        if test_277(board, point, axes).is_some() {
                            0.6364
                        } else {
                            0.3793
                        }
                    } else if test_280(board, point, axes).is_some() {
                        0.44693333333333335
                    } else {
                        0.2540666666666667
                    }
                } else {
                    0.6166
                }
            } else {
                0.3797586206896552
            }
        } else if test_285(board, point) {
            if test_286(board, point, axes).is_some() {
                0.22816666666666666
            } else {
                1.4883750000000002
            }
        } else if let Some(axes) = test_289(board, point, axes) {
            if let Some(axes) = test_290(board, point, axes) {
                if let Some(axes) = test_291(board, point, axes) {
                    if test_292(board, point, axes).is_some() {
                        0.337
                    } else if let Some(axes) = test_294(board, point, axes) {
                        if test_295(board, point, axes).is_some() {
                            0.6933333333333334
                        } else {
                            0.4425
                        }
                    } else {
                        0.8068
                    }
                } else {
                    0.07880000000000001
                }
            } else {
                0.7986000000000001
            }
        } else {
            0.697
        }
    } else {
        1.2214000000000003
    }
}

/// The nodes from 5 on.
#[allow(clippy::approx_constant, clippy::if_same_then_else)]
fn nodes_5<B: Board>(board: &B, point: Point, axes: AxesSet) -> f64 {
    if let Some(axes) = test_5(board, point, axes) {
        if let Some(axes) = test_6(board, point, axes) {
            if let Some(axes) = test_7(board, point, axes) {
                if test_8(board, point, axes).is_some() {
                    0.6095370370370369
                } else if test_10(board, point, axes).is_some() {
                    0.37082608695652175
                } else if test_12(board, point, axes).is_some() {
                    0.7494999999999999
                } else if let Some(axes) = test_14(board, point, axes) {
                    if test_15(board, point, axes).is_some() {
                        0.5188461538461541
                    } else {
                        0.43822142857142876
                    }
                } else {
                    0.5131352657004832
                }
            } else if let Some(axes) = test_19(board, point, axes) {
                if let Some(axes) = test_20(board, point, axes) {
                    if let Some(axes) = test_21(board, point, axes) {
                        if test_22(board, point, axes).is_some() {
                            0.46449999999999997
                        } else {
                            0.77975
                        }
                    } else if test_25(board, point) {
                        0.690625
                    } else if let Some(axes) = test_27(board, point, axes) {
                        if test_28(board, point, axes).is_some() {
                            0.5065454545454546
                        } else if let Some(axes) = test_30(board, point, axes) {
                            if test_31(board, point, axes).is_some() {
                                0.45871428571428574
                            } else {
                                0.104125
                            }
                        } else {
                            0.4350277777777776
                        }
                    } else if test_35(board, point, axes).is_some() {
                        0.641
                    } else if test_37(board, point, axes).is_some() {
                        0.45044660194174757
                    } else if let Some(axes) = test_39(board, point, axes) {
                        if test_40(board, point, axes).is_some() {
                            if test_41(board, point) {
                                0.3952608695652173
                            } else {
                                0.5219999999999999
                            }
                        } else {
                            0.342047619047619
                        }
                    } else if test_45(board, point, axes).is_some() {
                        0.5560326086956525
                    } else if test_47(board, point, axes).is_some() {
                        0.6762222222222223
                    } else if test_49(board, point, axes).is_some() {
                        0.4264444444444444
                    } else if test_51(board, point, axes).is_some() {
                        0.5494311926605505
                    } else if let Some(axes) = test_53(board, point, axes) {
                        if test_54(board, point, axes).is_some() {
                            0.2745
                        } else {
                            0.5364000000000001
                        }
                    } else if let Some(axes) = test_57(board, point, axes) {
                        if let Some(axes) = test_58(board, point, axes) {
                            if let Some(axes) = test_59(board, point, axes) {
                                if let Some(axes) = test_60(board, point, axes) {
                                    if test_61(board, point, axes).is_some() {
                                        0.7093750000000001
                                    } else if test_63(board, point, axes).is_some() {
                                        0.5609090909090909
                                    } else if test_65(board, point, axes).is_some() {
                                        0.5000909090909091
                                    } else {
                                        0.31558974358974357
                                    }
                                } else if let Some(axes) = test_68(board, point, axes) {
                                    if test_69(board, point, axes).is_some() {
                                        0.4897692307692307
                                    } else {
                                        0.8145999999999999
                                    }
                                } else if let Some(axes) = test_72(board, point, axes) {
                                    if let Some(axes) = test_73(board, point, axes) {
                                        if let Some(axes) = test_74(board, point, axes) {
                                            if test_75(board, point, axes).is_some() {
                                                0.5571666666666667
                                            } else {
                                                0.15983333333333333
                                            }
                                        } else if test_78(board, point, axes).is_some() {
                                            0.8340000000000001
                                        } else {
                                            0.505
                                        }
                                    } else {
                                        0.35500000000000004
                                    }
                                } else {
                                    0.5126187050359713
                                }
                            } else if let Some(axes) = test_83(board, point, axes) {
                                if test_84(board, point, axes).is_some() {
                                    0.4041
                                } else {
                                    0.1432857142857143
                                }
                            } else {
                                0.45051369863013685
                            }
                        } else if let Some(axes) = test_88(board, point, axes) {
                            if let Some(axes) = test_89(board, point, axes) {
                                if test_90(board, point, axes).is_some() {
                                    0.3228387096774194
                                } else {
                                    0.44268181818181823
                                }
                            } else {
                                0.5093809523809526
                            }
                        } else {
                            0.5062425373134329
                        }
                    } else if let Some(axes) = test_95(board, point, axes) {
                        if test_96(board, point, axes).is_some() {
                            0.6980000000000001
                        } else {
                            0.5412019230769228
                        }
                    } else {
                        0.503380993897123
                    }
                } else if test_100(board, point, axes).is_some() {
                    0.3508095238095238
                } else if let Some(axes) = test_102(board, point, axes) {
                    if let Some(axes) = test_103(board, point, axes) {
                        if test_104(board, point, axes).is_some() {
                            0.2851428571428572
                        } else if test_106(board, point, axes).is_some() {
                            0.318
                        } else {
                            0.62096875
                        }
                    } else if let Some(axes) = test_109(board, point, axes) {
                        if let Some(axes) = test_110(board, point, axes) {
                            if test_111(board, point, axes).is_some() {
                                0.3612
                            } else if let Some(axes) = test_113(board, point, axes) {
                                if test_114(board, point, axes).is_some() {
                                    0.6116250000000001
                                } else {
                                    0.3530000000000001
                                }
                            } else {
                                0.6534444444444446
                            }
                        } else if test_118(board, point, axes).is_some() {
                            0.6288695652173912
                        } else if let Some(axes) = test_120(board, point, axes) {
                            if test_121(board, point, axes).is_some() {
                                0.062
                            } else {
                                0.3926923076923077
                            }
                        } else {
                            0.5347999999999999
                        }
                    } else if let Some(axes) = test_125(board, point, axes) {
                        if test_126(board, point, axes).is_some() {
                            0.5696304347826091
                        } else if test_128(board, point, axes).is_some() {
                            0.24837499999999996
                        } else if let Some(axes) = test_130(board, point, axes) {
                            if let Some(axes) = test_131(board, point, axes) {
                                if test_132(board, point, axes).is_some() {
                                    0.6055454545454546
                                } else {
                                    0.43289795918367363
                                }
                            } else if test_135(board, point, axes).is_some() {
                                0.7006428571428571
                            } else {
                                0.5525609756097563
                            }
                        } else {
                            0.4762005076142134
                        }
                    } else if let Some(axes) = test_139(board, point, axes) {
                        if let Some(axes) = test_140(board, point, axes) {
                            if let Some(axes) = test_141(board, point, axes) {
                                if test_142(board, point, axes).is_some() {
                                    0.47127272727272734
                                } else {
                                    0.7135454545454544
                                }
                            } else if test_145(board, point, axes).is_some() {
                                0.59392
                            } else {
                                0.47373076923076946
                            }
                        } else if test_148(board, point, axes).is_some() {
                            0.5658846153846153
                        } else if test_150(board, point, axes).is_some() {
                            0.4717317554240636
                        } else if test_152(board, point, axes).is_some() {
                            0.227625
                        } else {
                            0.42228235294117655
                        }
                    } else {
                        0.279
                    }
                } else if let Some(axes) = test_156(board, point, axes) {
                    if let Some(axes) = test_157(board, point, axes) {
                        if test_158(board, point, axes).is_some() {
                            0.4661666666666667
                        } else {
                            0.7821111111111111
                        }
                    } else {
                        0.4922202531645569
                    }
                } else {
                    0.46623242187499997
                }
            } else {
                0.2751428571428571
            }
        } else if test_164(board, point, axes).is_some() {
            0.8056363636363636
        } else if test_166(board, point, axes).is_some() {
            0.444842105263158
        } else {
            0.5896999999999999
        }
    } else if let Some(axes) = test_169(board, point, axes) {
        if let Some(axes) = test_170(board, point, axes) {
            if test_171(board, point, axes).is_some() {
                0.5589705882352942
            } else {
                0.4020588235294118
            }
        } else if test_174(board, point, axes).is_some() {
            0.36780645161290326
        } else {
            0.4771818181818182
        }
    } else if let Some(axes) = test_177(board, point, axes) {
        if let Some(axes) = test_178(board, point, axes) {
            if test_179(board, point, axes).is_some() {
                0.1965
            } else if test_181(board, point, axes).is_some() {
                0.23733333333333337
            } else if let Some(axes) = test_183(board, point, axes) {
                if test_184(board, point, axes).is_some() {
                    0.48308955223880606
                } else {
                    0.5754531249999999
                }
            } else if test_187(board, point, axes).is_some() {
                0.45747357723577275
            } else if let Some(axes) = test_189(board, point, axes) {
                if let Some(axes) = test_190(board, point, axes) {
                    if let Some(axes) = test_191(board, point, axes) {
                        if test_192(board, point, axes).is_some() {
                            0.2448
                        } else {
                            0.48543457943925233
                        }
                    } else if let Some(axes) = test_195(board, point, axes) {
                        if let Some(axes) = test_196(board, point, axes) {
                            if test_197(board, point, axes).is_some() {
                                0.5982
                            } else {
                                0.32320000000000004
                            }
                        } else {
                            0.7342222222222223
                        }
                    } else {
                        0.513119402985075
                    }
                } else {
                    0.6408181818181818
                }
            } else if let Some(axes) = test_203(board, point, axes) {
                if test_204(board, point, axes).is_some() {
                    0.463088888888889
                } else {
                    0.3707377049180329
                }
            } else if test_207(board, point, axes).is_some() {
                0.49859330143540653
            } else if test_209(board, point, axes).is_some() {
                0.5540204081632654
            } else if test_211(board, point, axes).is_some() {
                0.5728571428571428
            } else {
                0.4508409542743537
            }
        } else if let Some(axes) = test_214(board, point, axes) {
            if test_215(board, point, axes).is_some() {
                0.18666666666666665
            } else if test_217(board, point, axes).is_some() {
                0.47530048076923137
            } else {
                0.5233134328358204
            }
        } else if test_220(board, point, axes).is_some() {
            0.523765060240964
        } else {
            0.7014736842105262
        }
    } else if test_223(board, point, axes).is_some() {
        0.23640000000000003
    } else if test_225(board, point, axes).is_some() {
        0.7878000000000001
    } else if test_227(board, point, axes).is_some() {
        0.39733333333333337
    } else if test_229(board, point, axes).is_some() {
        0.7781111111111111
    } else {
        0.4766
    }
}

/// `second_order_liberty_cnt(C,E), E < 1`
fn test_0<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::second_order_liberty_count(board, group_c) < 1
}

/// `liberty_cnt(C,F), F < 3`
fn test_1<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.liberty_count(group_c) < 3
}

/// `group_on_pos(A,D,(2, 0),E), group(E,empty)`
fn test_4<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.content(group_e) == Content::Empty
    })
}

/// `group_on_pos(A,D,(0, 1),F), liberties_after(F,enemy,G), G < 4`
fn test_5<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        board.content(group_f) == Content::Empty
            && runtime::liberties_after(board, group_f, Content::Enemy)
                .is_some_and(|number_g| number_g < 4)
    })
}

/// `group_on_pos(A,D,(3, 0),H)`
fn test_6<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::group_displaced(board, point_a, axes_d, (3, 0)).is_some()
    })
}

/// `group_on_pos(A,D,(1, 2),I), liberties_after(I,enemy,J), J < 4`
fn test_7<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (1, 2))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::liberties_after(board, group_i, Content::Enemy)
                .is_some_and(|number_j| number_j < 4)
    })
}

/// `group_on_pos(A,D,(-1, 1),K), second_order_liberty_cnt(K,L), L < 4`
fn test_8<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_k) < 4
    })
}

/// `second_order_liberty_cnt(F,K), K < 4`
fn test_10<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_f) < 4
    })
}

/// `group_on_pos(A,D,(2, -1),K), group(K,friend)`
fn test_12<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        board.content(group_k) == Content::Friend
    })
}

/// `group_on_pos(A,D,(-2, 1),K), second_order_liberty_cnt(K,L), L < 1`
fn test_14<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_k) < 1
    })
}

/// `group_on_pos(A,D,(0, -2),M), liberty_cnt(M,N), N < 4`
fn test_15<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, -2))
        else {
            return false;
        };
        board.liberty_count(group_m) < 4
    })
}

/// `group_on_pos(A,D,(1, 0),I), liberty_cnt(I,J), J < 5`
fn test_19<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.liberty_count(group_i) < 5
    })
}

/// `link(H,K), liberties_after(K,friend,L), L < 4`
fn test_20<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board
            .links(group_h)
            .any(|group_k| {
                board.content(group_k) == Content::Empty
                    && runtime::liberties_after(board, group_k, Content::Friend)
                        .is_some_and(|number_l| number_l < 4)
            })
    })
}

/// `group_on_pos(A,D,(1, -1),M), liberty_cnt(M,N), N < 3`
fn test_21<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (1, -1))
        else {
            return false;
        };
        board.liberty_count(group_m) < 3
    })
}

/// `distance_to_edge(A,D,left,O), O < 4`
fn test_22<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 4
    })
}

/// `second_order_liberty_cnt(C,M), M < 2`
fn test_25<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::second_order_liberty_count(board, group_c) < 2
}

/// `second_order_liberty_cnt(H,M), M < 4`
fn test_27<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_h) < 4
    })
}

/// `group_on_pos(A,D,(0, 3),N), liberties_after(N,enemy,O), O < 4`
fn test_28<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.content(group_n) == Content::Empty
            && runtime::liberties_after(board, group_n, Content::Enemy)
                .is_some_and(|number_o| number_o < 4)
    })
}

/// `group_on_pos(A,D,(0, 3),N), liberty_cnt(N,O), O < 5`
fn test_30<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.liberty_count(group_n) < 5
    })
}

/// `group_on_pos(A,D,(-2, 0),P), second_order_liberty_cnt(P,Q), Q < 2`
fn test_31<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_p) = runtime::group_displaced(board, point_a, axes_d, (-2, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_p) < 2
    })
}

/// `link(E,M), group(M,friend)`
fn test_35<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.links(group_e).any(|group_m| board.content(group_m) == Content::Friend)
    })
}

/// `group_on_pos(A,D,(1, -2),M), liberties_after(M,friend,N), N < 4`
fn test_37<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (1, -2))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Friend)
                .is_some_and(|number_n| number_n < 4)
    })
}

/// `group_on_pos(A,D,(0, -3),M), second_order_liberty_cnt(M,N), N < 3`
fn test_39<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, -3))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_m) < 3
    })
}

/// `distance_to_edge(A,D,left,O), O < 5`
fn test_40<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 5
    })
}

/// `link(C,P), liberty_cnt(P,Q), Q < 3`
fn test_41<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_p| board.liberty_count(group_p) < 3)
}

/// `group_on_pos(A,D,(-1, -2),M), second_order_liberty_cnt(M,N), N < 2`
fn test_45<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_m) < 2
    })
}

/// `group_on_pos(A,D,(0, -2),M), liberty_cnt(M,N), N < 3`
fn test_47<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, -2))
        else {
            return false;
        };
        board.liberty_count(group_m) < 3
    })
}

/// `group_on_pos(A,D,(-1, -2),M), second_order_liberty_cnt(M,N), N < 4`
fn test_49<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_m) < 4
    })
}

/// `group_on_pos(A,D,(-1, -1),M), liberties_after(M,friend,N), N < 4`
fn test_51<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, -1))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Friend)
                .is_some_and(|number_n| number_n < 4)
    })
}

/// `group_on_pos(A,D,(0, 3),M), group(M,friend)`
fn test_53<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.content(group_m) == Content::Friend
    })
}

/// `distance_to_edge(A,D,left,N), N < 5`
fn test_54<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 5
    })
}

/// `group_on_pos(A,D,(-2, -1),M), liberty_cnt(M,N), N < 6`
fn test_57<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        board.liberty_count(group_m) < 6
    })
}

/// `link(M,O), liberty_cnt(O,P), P < 3`
fn test_58<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        board.links(group_m).any(|group_o| board.liberty_count(group_o) < 3)
    })
}

/// `link(O,Q), liberties_after(Q,friend,R), R < 3`
fn test_59<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        board
            .links(group_m)
            .any(|group_o| {
                board.liberty_count(group_o) < 3
                    && board
                        .links(group_o)
                        .any(|group_q| {
                            board.content(group_q) == Content::Empty
                                && runtime::liberties_after(board, group_q, Content::Friend)
                                    .is_some_and(|number_r| number_r < 3)
                        })
            })
    })
}

/// `group_on_pos(A,D,(-3, 0),S), liberty_cnt(S,T), T < 2`
fn test_60<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_s) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.liberty_count(group_s) < 2
    })
}

/// `link(Q,U), liberties_after(U,enemy,V), V < 3`
fn test_61<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        board
            .links(group_m)
            .any(|group_o| {
                board.liberty_count(group_o) < 3
                    && board
                        .links(group_o)
                        .any(|group_q| {
                            board.content(group_q) == Content::Empty
                                && runtime::liberties_after(board, group_q, Content::Friend)
                                    .is_some_and(|number_r| number_r < 3)
                                && board
                                    .links(group_q)
                                    .any(|group_u| {
                                        board.content(group_u) == Content::Empty
                                            && runtime::liberties_after(board, group_u, Content::Enemy)
                                                .is_some_and(|number_v| number_v < 3)
                                    })
                        })
            })
    })
}

/// `link(S,U), stones_after(U,enemy,V), V < 2`
fn test_63<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_s) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board
            .links(group_s)
            .any(|group_u| {
                board.content(group_u) == Content::Empty
                    && runtime::stones_after(board, group_u, Content::Enemy)
                        .is_some_and(|number_v| number_v < 2)
            })
    })
}

/// `group_on_pos(A,D,(0, 2),U), second_order_liberty_cnt(U,V), V < 6`
fn test_65<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_u) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_u) < 6
    })
}

/// `group_on_pos(A,D,(0, 3),S), second_order_liberty_cnt(S,T), T < 6`
fn test_68<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_s) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_s) < 6
    })
}

/// `group_on_pos(A,D,(-3, 0),U), group(U,enemy)`
fn test_69<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_u) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.content(group_u) == Content::Enemy
    })
}

/// `second_order_liberty_cnt(F,S), S < 4`
fn test_72<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_f) < 4
    })
}

/// `link(O,T), stones_after(T,enemy,U), U < 2`
fn test_73<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        board
            .links(group_m)
            .any(|group_o| {
                board.liberty_count(group_o) < 3
                    && board
                        .links(group_o)
                        .any(|group_q| {
                            board.content(group_q) == Content::Empty
                                && runtime::liberties_after(board, group_q, Content::Friend)
                                    .is_some_and(|number_r| number_r < 3)
                        })
                    && board
                        .links(group_o)
                        .any(|group_t| {
                            board.content(group_t) == Content::Empty
                                && runtime::stones_after(board, group_t, Content::Enemy)
                                    .is_some_and(|number_u| number_u < 2)
                        })
            })
    })
}

/// `group_on_pos(A,D,(-2, 1),V), liberty_cnt(V,W), W < 5`
fn test_74<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_v) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.liberty_count(group_v) < 5
    })
}

/// `group_on_pos(A,D,(-3, 0),X), liberties_after(X,enemy,Y), Y < 4`
fn test_75<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_x) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.content(group_x) == Content::Empty
            && runtime::liberties_after(board, group_x, Content::Enemy)
                .is_some_and(|number_y| number_y < 4)
    })
}

/// `group_on_pos(A,D,(-3, 0),V), group(V,empty)`
fn test_78<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_v) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.content(group_v) == Content::Empty
    })
}

/// `liberty_cnt(O,Q), Q < 2`
fn test_83<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        board
            .links(group_m)
            .any(|group_o| {
                board.liberty_count(group_o) < 3 && board.liberty_count(group_o) < 2
            })
    })
}

/// `group_on_pos(A,D,(-2, 0),R), second_order_liberty_cnt(R,S), S < 2`
fn test_84<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_r) = runtime::group_displaced(board, point_a, axes_d, (-2, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_r) < 2
    })
}

/// `group_on_pos(A,D,(0, -3),O), liberty_cnt(O,P), P < 4`
fn test_88<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (0, -3))
        else {
            return false;
        };
        board.liberty_count(group_o) < 4
    })
}

/// `group_on_pos(A,D,(-2, 1),Q), second_order_liberty_cnt(Q,R), R < 6`
fn test_89<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_q) < 6
    })
}

/// `liberty_cnt(H,S), S < 4`
fn test_90<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.liberty_count(group_h) < 4
    })
}

/// `second_order_liberty_cnt(F,M), M < 4`
fn test_95<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_f) < 4
    })
}

/// `group_on_pos(A,D,(0, 3),N), liberty_cnt(N,O), O < 6`
fn test_96<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.liberty_count(group_n) < 6
    })
}

/// `group_on_pos(A,D,(-1, 2),K), second_order_liberty_cnt(K,L), L < 4`
fn test_100<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_k) < 4
    })
}

/// `distance_to_edge(A,D,left,K), K < 5`
fn test_102<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 5
    })
}

/// `group_on_pos(A,D,(-3, 0),L), liberty_cnt(L,M), M < 2`
fn test_103<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.liberty_count(group_l) < 2
    })
}

/// `liberty(L,N), second_order_liberty_cnt(N,O), O < 1`
fn test_104<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        runtime::liberties(board, group_l)
            .any(|group_n| runtime::second_order_liberty_count(board, group_n) < 1)
    })
}

/// `link(L,N), stones_after(N,enemy,O), O < 2`
fn test_106<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board
            .links(group_l)
            .any(|group_n| {
                board.content(group_n) == Content::Empty
                    && runtime::stones_after(board, group_n, Content::Enemy)
                        .is_some_and(|number_o| number_o < 2)
            })
    })
}

/// `group_on_pos(A,D,(-2, 0),L), group(L,friend)`
fn test_109<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-2, 0))
        else {
            return false;
        };
        board.content(group_l) == Content::Friend
    })
}

/// `link(L,M), liberty_cnt(M,N), N < 2`
fn test_110<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-2, 0))
        else {
            return false;
        };
        board.links(group_l).any(|group_m| board.liberty_count(group_m) < 2)
    })
}

/// `group_on_pos(A,D,(0, 3),O), group(O,friend)`
fn test_111<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.content(group_o) == Content::Friend
    })
}

/// `group_on_pos(A,D,(-1, -2),O), second_order_liberty_cnt(O,P), P < 6`
fn test_113<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_o) < 6
    })
}

/// `distance_to_edge(A,D,up,Q), Q < 5`
fn test_114<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Up) < 5
    })
}

/// `group_on_pos(A,D,(-2, 1),M), liberty_cnt(M,N), N < 5`
fn test_118<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.liberty_count(group_m) < 5
    })
}

/// `group_on_pos(A,D,(-2, 1),M), stone_cnt(M,N), N < 10`
fn test_120<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.stone_count(group_m) < 10
    })
}

/// `group_on_pos(A,D,(-2, -1),O), group(O,friend)`
fn test_121<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        board.content(group_o) == Content::Friend
    })
}

/// `group_on_pos(A,D,(-2, 1),L), stone_cnt(L,M), M < 10`
fn test_125<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.stone_count(group_l) < 10
    })
}

/// `group_on_pos(A,D,(0, -2),N), liberty_cnt(N,O), O < 4`
fn test_126<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (0, -2))
        else {
            return false;
        };
        board.liberty_count(group_n) < 4
    })
}

/// `link(L,N), region_size(N,O), O < 5`
fn test_128<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board
            .links(group_l)
            .any(|group_n| {
                board.content(group_n) == Content::Empty
                    && runtime::region_size(board, group_n) < 5
            })
    })
}

/// `link(L,N), liberty_cnt(N,O), O < 3`
fn test_130<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.links(group_l).any(|group_n| board.liberty_count(group_n) < 3)
    })
}

/// `distance_to_edge(A,D,up,P), P < 5`
fn test_131<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Up) < 5
    })
}

/// `second_order_liberty_cnt(L,Q), Q < 4`
fn test_132<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_l) < 4
    })
}

/// `link(E,P), group(P,friend)`
fn test_135<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.links(group_e).any(|group_p| board.content(group_p) == Content::Friend)
    })
}

/// `second_order_liberty_cnt(F,L), L < 6`
fn test_139<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_f) < 6
    })
}

/// `group_on_pos(A,D,(0, 2),M), liberty_cnt(M,N), N < 3`
fn test_140<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        board.liberty_count(group_m) < 3
    })
}

/// `group_on_pos(A,D,(0, -3),O), liberty_cnt(O,P), P < 3`
fn test_141<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (0, -3))
        else {
            return false;
        };
        board.liberty_count(group_o) < 3
    })
}

/// `second_order_liberty_cnt(F,Q), Q < 4`
fn test_142<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_f) < 4
    })
}

/// `link(M,O), second_order_liberty_cnt(O,P), P < 2`
fn test_145<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        board
            .links(group_m)
            .any(|group_o| runtime::second_order_liberty_count(board, group_o) < 2)
    })
}

/// `group_on_pos(A,D,(-2, 0),M), liberty_cnt(M,N), N < 5`
fn test_148<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, 0))
        else {
            return false;
        };
        board.liberty_count(group_m) < 5
    })
}

/// `distance_to_edge(A,D,left,M), M < 4`
fn test_150<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 4
    })
}

/// `group_on_pos(A,D,(0, 3),M), liberties_after(M,friend,N), N < 4`
fn test_152<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Friend)
                .is_some_and(|number_n| number_n < 4)
    })
}

/// `group_on_pos(A,D,(-1, -2),K), liberty_cnt(K,L), L < 4`
fn test_156<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        board.liberty_count(group_k) < 4
    })
}

/// `group_on_pos(A,D,(-2, -1),M), liberty_cnt(M,N), N < 3`
fn test_157<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        board.liberty_count(group_m) < 3
    })
}

/// `group_on_pos(A,D,(-2, 1),O), liberty_cnt(O,P), P < 6`
fn test_158<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.liberty_count(group_o) < 6
    })
}

/// `group_on_pos(A,D,(0, 3),H), second_order_liberty_cnt(H,I), I < 4`
fn test_164<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_h) < 4
    })
}

/// `group_on_pos(A,D,(-2, -1),H), stone_cnt(H,I), I < 10`
fn test_166<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        board.stone_count(group_h) < 10
    })
}

/// `group_on_pos(A,D,(0, 3),F), region_size(F,G), G < 6`
fn test_169<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.content(group_f) == Content::Empty
            && runtime::region_size(board, group_f) < 6
    })
}

/// `group_on_pos(A,D,(-1, 2),H), liberty_cnt(H,I), I < 5`
fn test_170<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.liberty_count(group_h) < 5
    })
}

/// `distance_to_edge(A,D,left,J), J < 4`
fn test_171<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 4
    })
}

/// `second_order_liberty_cnt(F,H), H < 2`
fn test_174<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_f) < 2
    })
}

/// `group_on_pos(A,D,(1, 0),F), liberty_cnt(F,G), G < 6`
fn test_177<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.liberty_count(group_f) < 6
    })
}

/// `group_on_pos(A,D,(2, 1),H), second_order_liberty_cnt(H,I), I < 6`
fn test_178<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_h) < 6
    })
}

/// `group_on_pos(A,D,(1, -2),J), region_size(J,K), K < 6`
fn test_179<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, -2))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::region_size(board, group_j) < 6
    })
}

/// `group_on_pos(A,D,(-1, 2),J), liberties_after(J,enemy,K), K < 3`
fn test_181<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Enemy)
                .is_some_and(|number_k| number_k < 3)
    })
}

/// `group_on_pos(A,D,(-1, -1),J), liberties_after(J,enemy,K), K < 4`
fn test_183<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (-1, -1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Enemy)
                .is_some_and(|number_k| number_k < 4)
    })
}

/// `group_on_pos(A,D,(-1, -2),L), liberty_cnt(L,M), M < 4`
fn test_184<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        board.liberty_count(group_l) < 4
    })
}

/// `group_on_pos(A,D,(0, 3),J), liberties_after(J,friend,K), K < 4`
fn test_187<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Friend)
                .is_some_and(|number_k| number_k < 4)
    })
}

/// `group_on_pos(A,D,(-1, -1),J), liberty_cnt(J,K), K < 6`
fn test_189<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (-1, -1))
        else {
            return false;
        };
        board.liberty_count(group_j) < 6
    })
}

/// `group_on_pos(A,D,(0, -2),L)`
fn test_190<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::group_displaced(board, point_a, axes_d, (0, -2)).is_some()
    })
}

/// `group_on_pos(A,D,(3, 0),M)`
fn test_191<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::group_displaced(board, point_a, axes_d, (3, 0)).is_some()
    })
}

/// `region_borders(L,enemy)`
fn test_192<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (0, -2))
        else {
            return false;
        };
        board.content(group_l) == Content::Empty
            && runtime::region_borders(board, group_l, Content::Enemy)
    })
}

/// `group_on_pos(A,D,(0, 3),M), liberty_cnt(M,N), N < 4`
fn test_195<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.liberty_count(group_m) < 4
    })
}

/// `liberty_cnt(E,O), O < 2`
fn test_196<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.liberty_count(group_e) < 2
    })
}

/// `second_order_liberty_cnt(L,P), P < 1`
fn test_197<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (0, -2))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_l) < 1
    })
}

/// `liberties_after(H,friend,J), J < 2`
fn test_203<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_h) == Content::Empty
            && runtime::liberties_after(board, group_h, Content::Friend)
                .is_some_and(|number_j| number_j < 2)
    })
}

/// `group_on_pos(A,D,(2, -1),K), second_order_liberty_cnt(K,L), L < 1`
fn test_204<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_k) < 1
    })
}

/// `distance_to_edge(A,D,left,J), J < 4`
fn test_207<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 4
    })
}

/// `group_on_pos(A,D,(-1, 2),J), liberty_cnt(J,K), K < 5`
fn test_209<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.liberty_count(group_j) < 5
    })
}

/// `group_on_pos(A,D,(1, -1),J), liberty_cnt(J,K), K < 2`
fn test_211<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, -1))
        else {
            return false;
        };
        board.liberty_count(group_j) < 2
    })
}

/// `distance_to_edge(A,D,left,H), H < 5`
fn test_214<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 5
    })
}

/// `group_on_pos(A,D,(-3, 0),I), group(I,enemy)`
fn test_215<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.content(group_i) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(3, 0),I), liberties_after(I,friend,J), J < 5`
fn test_217<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::liberties_after(board, group_i, Content::Friend)
                .is_some_and(|number_j| number_j < 5)
    })
}

/// `link(F,H), liberty_cnt(H,I), I < 3`
fn test_220<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.links(group_f).any(|group_h| board.liberty_count(group_h) < 3)
    })
}

/// `group_on_pos(A,D,(-2, 0),F), group(F,enemy)`
fn test_223<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-2, 0))
        else {
            return false;
        };
        board.content(group_f) == Content::Enemy
    })
}

/// `link(E,F), liberty_cnt(F,G), G < 2`
fn test_225<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.links(group_e).any(|group_f| board.liberty_count(group_f) < 2)
    })
}

/// `group_on_pos(A,D,(-3, 0),F), liberty_cnt(F,G), G < 3`
fn test_227<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.liberty_count(group_f) < 3
    })
}

/// `group_on_pos(A,D,(0, 3),F), group(F,friend)`
fn test_229<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.content(group_f) == Content::Friend
    })
}

/// `link(C,E), second_order_liberty_cnt(E,F), F < 3`
fn test_232<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_e| runtime::second_order_liberty_count(board, group_e) < 3)
}

/// `liberty_cnt(C,G), G < 3`
fn test_233<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.liberty_count(group_c) < 3
}

/// `liberty(E,H), second_order_liberty_cnt(H,I), I < 2`
fn test_234<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_e| {
            runtime::second_order_liberty_count(board, group_e) < 3
                && runtime::liberties(board, group_e)
                    .any(|group_h| {
                        runtime::second_order_liberty_count(board, group_h) < 2
                    })
        })
}

/// `group_on_pos(A,D,(2, 0),J), second_order_liberty_cnt(J,K), K < 1`
fn test_235<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_j) < 1
    })
}

/// `group_on_pos(A,D,(-2, 1),L), liberties_after(L,enemy,M), M < 5`
fn test_236<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.content(group_l) == Content::Empty
            && runtime::liberties_after(board, group_l, Content::Enemy)
                .is_some_and(|number_m| number_m < 5)
    })
}

/// `group_on_pos(A,D,(2, -1),N), group(N,enemy)`
fn test_237<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        board.content(group_n) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(-1, 0),L)`
fn test_240<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::group_displaced(board, point_a, axes_d, (-1, 0)).is_some()
    })
}

/// `group_on_pos(A,D,(0, 1),M), liberty_cnt(M,N), N < 5`
fn test_241<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        board.liberty_count(group_m) < 5
    })
}

/// `group_on_pos(A,D,(0, -3),O), second_order_liberty_cnt(O,P), P < 2`
fn test_242<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (0, -3))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_o) < 2
    })
}

/// `group(E,empty)`
fn test_243<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_e| {
            board.content(group_e) == Content::Empty
                && runtime::second_order_liberty_count(board, group_e) < 3
                && runtime::liberties(board, group_e)
                    .any(|group_h| {
                        runtime::second_order_liberty_count(board, group_h) < 2
                    })
        })
}

/// `group_on_pos(A,D,(-2, 1),Q), group(Q,friend)`
fn test_244<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.content(group_q) == Content::Friend
    })
}

/// `group_on_pos(A,D,(-2, 1),O), liberty_cnt(O,P), P < 2`
fn test_248<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.liberty_count(group_o) < 2
    })
}

/// `liberty_cnt(H,O), O < 3`
fn test_250<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_e| {
            runtime::second_order_liberty_count(board, group_e) < 3
                && runtime::liberties(board, group_e)
                    .any(|group_h| {
                        board.liberty_count(group_h) < 3
                            && runtime::second_order_liberty_count(board, group_h) < 2
                    })
        })
}

/// `liberty_cnt(M,P), P < 3`
fn test_251<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        board.liberty_count(group_m) < 3
    })
}

/// `group_on_pos(A,D,(0, 3),Q), liberty_cnt(Q,R), R < 6`
fn test_252<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.liberty_count(group_q) < 6
    })
}

/// `group_on_pos(A,D,(1, 2),S), liberty_cnt(S,T), T < 2`
fn test_253<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_s) = runtime::group_displaced(board, point_a, axes_d, (1, 2))
        else {
            return false;
        };
        board.liberty_count(group_s) < 2
    })
}

/// `group_on_pos(A,D,(1, 0),Q), group(Q,enemy)`
fn test_256<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.content(group_q) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(0, 3),Q)`
fn test_258<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::group_displaced(board, point_a, axes_d, (0, 3)).is_some()
    })
}

/// `distance_to_edge(A,D,left,R), R < 4`
fn test_259<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 4
    })
}

/// `group_on_pos(A,D,(0, 2),P), group(P,friend)`
fn test_263<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_p) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        board.content(group_p) == Content::Friend
    })
}

/// `group_on_pos(A,D,(2, 1),M), group(M,enemy)`
fn test_267<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_m) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(-1, 1),N), stone_cnt(N,O), O < 10`
fn test_268<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        board.stone_count(group_n) < 10
    })
}

/// `group_on_pos(A,D,(1, 2),M), liberty_cnt(M,N), N < 6`
fn test_271<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (1, 2))
        else {
            return false;
        };
        board.liberty_count(group_m) < 6
    })
}

/// `link(C,J), liberty_cnt(J,K), K < 3`
fn test_275<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_j| board.liberty_count(group_j) < 3)
}

/// `group_on_pos(A,D,(1, 1),L), liberties_after(L,enemy,M), M < 4`
fn test_276<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_l) == Content::Empty
            && runtime::liberties_after(board, group_l, Content::Enemy)
                .is_some_and(|number_m| number_m < 4)
    })
}

/// `group_on_pos(A,D,(2, -1),N), group(N,enemy)`
fn test_277<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        board.content(group_n) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(2, 1),L), liberty_cnt(L,M), M < 2`
fn test_280<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.liberty_count(group_l) < 2
    })
}

/// `region_size(C,G), G < 6`
fn test_285<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty && runtime::region_size(board, group_c) < 6
}

/// `group_on_pos(A,D,(1, 1),H), liberty_cnt(H,I), I < 2`
fn test_286<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.liberty_count(group_h) < 2
    })
}

/// `distance_to_edge(A,D,left,G), G < 3`
fn test_289<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Left) < 3
    })
}

/// `group_on_pos(A,D,(1, 1),H), second_order_liberty_cnt(H,I), I < 2`
fn test_290<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_h) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_h) < 2
    })
}

/// `group_on_pos(A,D,(1, -1),J), group(J,enemy)`
fn test_291<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, -1))
        else {
            return false;
        };
        board.content(group_j) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(0, 3),K), group(K,enemy)`
fn test_292<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.content(group_k) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(1, -2),K), group(K,enemy)`
fn test_294<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, -2))
        else {
            return false;
        };
        board.content(group_k) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(1, 0),L), group(L,enemy)`
fn test_295<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.content(group_l) == Content::Enemy
    })
}
