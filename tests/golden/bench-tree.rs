// The tree `bench` as Rust, written by nakade 0.1.0: change the tree, not this file.
// blake3 ea5f2014b41e949073bbca1e223c574053528e3a4f2a5b99447d4116eaaac2a3, 152 leaves
// tactical, 152 leaves, from the generated problems with blurred rewards

use nakade::go::Point;
use nakade::runtime::{self, AxesSet, Board, Content, Direction};

/// The hash (blake3) of the JSON of the tree.
pub const TREE_HASH: &str = "ea5f2014b41e949073bbca1e223c574053528e3a4f2a5b99447d4116eaaac2a3";

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
    if let Some(axes) = test_0(board, point, axes) {
        if let Some(axes) = test_1(board, point, axes) {
            if let Some(axes) = test_2(board, point, axes) {
                nodes_3(board, point, axes)
            } else if let Some(axes) = test_146(board, point, axes) {
                if let Some(axes) = test_147(board, point, axes) {
                    if let Some(axes) = test_148(board, point, axes) {
                        if let Some(axes) = test_149(board, point, axes) {
                            if test_150(board, point, axes).is_some() {
                                -0.09714472551436362
                            } else {
                                0.08593319564166792
                            }
                        } else if let Some(axes) = test_153(board, point, axes) {
                            if let Some(axes) = test_154(board, point, axes) {
                                if test_155(board, point, axes).is_some() {
                                    -0.24452583319189028
                                } else {
                                    -0.07065190270222146
                                }
                            } else {
                                -0.004234876311204558
                            }
                        } else if test_159(board, point, axes).is_some() {
                            0.07543961504346193
                        } else if test_161(board, point, axes).is_some() {
                            -0.13847581404641127
                        } else {
                            0.004954682663959637
                        }
                    } else if let Some(axes) = test_164(board, point, axes) {
                        if let Some(axes) = test_165(board, point, axes) {
                            if test_166(board, point, axes).is_some() {
                                -0.18091200392962942
                            } else {
                                0.006720433049268519
                            }
                        } else {
                            -0.32680166594984567
                        }
                    } else if let Some(axes) = test_170(board, point, axes) {
                        if let Some(axes) = test_171(board, point, axes) {
                            if test_172(board, point, axes).is_some() {
                                -0.15073043816595508
                            } else {
                                0.05576701620384811
                            }
                        } else if test_175(board, point, axes).is_some() {
                            -0.05965817532577177
                        } else {
                            -0.2318263758173894
                        }
                    } else if test_178(board, point, axes).is_some() {
                        0.12319297196989767
                    } else {
                        -0.014724955547739099
                    }
                } else if let Some(axes) = test_181(board, point, axes) {
                    if let Some(axes) = test_182(board, point, axes) {
                        if test_183(board, point, axes).is_some() {
                            -0.05834792348125213
                        } else if test_185(board, point, axes).is_some() {
                            -0.017573494898149543
                        } else if let Some(axes) = test_187(board, point, axes) {
                            if test_188(board, point, axes).is_some() {
                                -0.0936059589442999
                            } else {
                                0.08768832119471225
                            }
                        } else {
                            0.10767508977896409
                        }
                    } else if test_192(board, point, axes).is_some() {
                        0.08497086319344908
                    } else {
                        0.019385076486031882
                    }
                } else if test_195(board, point, axes).is_some() {
                    -0.08743511487477759
                } else if let Some(axes) = test_197(board, point, axes) {
                    if test_198(board, point, axes).is_some() {
                        -0.0476566287308417
                    } else {
                        0.056512100878754745
                    }
                } else {
                    -0.04700603396625035
                }
            } else if let Some(axes) = test_202(board, point, axes) {
                if let Some(axes) = test_203(board, point, axes) {
                    if let Some(axes) = test_204(board, point, axes) {
                        if let Some(axes) = test_205(board, point, axes) {
                            if test_206(board, point, axes).is_some() {
                                0.08217356310927877
                            } else {
                                0.004797632244077898
                            }
                        } else if test_209(board, point, axes).is_some() {
                            if test_210(board, point) {
                                -0.012488541322725354
                            } else {
                                -0.09747729599655183
                            }
                        } else {
                            0.04404753434150504
                        }
                    } else if let Some(axes) = test_214(board, point, axes) {
                        if test_215(board, point, axes).is_some() {
                            if test_216(board, point) {
                                0.02583832972430472
                            } else {
                                0.22560682525352252
                            }
                        } else if test_219(board, point, axes).is_some() {
                            -0.1013160661568253
                        } else {
                            0.03178239213240436
                        }
                    } else if let Some(axes) = test_222(board, point, axes) {
                        if test_223(board, point, axes).is_some() {
                            -0.30192353041190584
                        } else if test_225(board, point, axes).is_some() {
                            -0.24081054315557138
                        } else {
                            -0.04054714438281138
                        }
                    } else if let Some(axes) = test_228(board, point, axes) {
                        if let Some(axes) = test_229(board, point, axes) {
                            if test_230(board, point, axes).is_some() {
                                0.15190257060322215
                            } else {
                                -0.08128566273381245
                            }
                        } else {
                            -0.190896974536406
                        }
                    } else {
                        0.023951979536357644
                    }
                } else if test_235(board, point, axes).is_some() {
                    0.12588730989395222
                } else if let Some(axes) = test_237(board, point, axes) {
                    if test_238(board, point, axes).is_some() {
                        0.008080032624581589
                    } else {
                        -0.1597199222374896
                    }
                } else if let Some(axes) = test_241(board, point, axes) {
                    if test_242(board, point, axes).is_some() {
                        0.06886926970711431
                    } else {
                        -0.04985858159246271
                    }
                } else if test_245(board, point, axes).is_some() {
                    0.20720344856818937
                } else {
                    0.07114343773384042
                }
            } else if let Some(axes) = test_248(board, point, axes) {
                if let Some(axes) = test_249(board, point, axes) {
                    if let Some(axes) = test_250(board, point, axes) {
                        if test_251(board, point, axes).is_some() {
                            0.013399358810485087
                        } else {
                            -0.0924211526543243
                        }
                    } else {
                        0.04775394049811666
                    }
                } else {
                    0.1311325635133534
                }
            } else if test_256(board, point, axes).is_some() {
                0.178274848851828
            } else if test_258(board, point, axes).is_some() {
                0.019670430709883287
            } else {
                0.10584668525156953
            }
        } else if let Some(axes) = test_261(board, point, axes) {
            if test_262(board, point) {
                if test_263(board, point) {
                    0.005550256345423403
                } else {
                    0.1816453324333854
                }
            } else if test_266(board, point, axes).is_some() {
                0.07112791139781643
            } else if test_268(board, point, axes).is_some() {
                -0.2690184030048891
            } else {
                -0.03464850556423589
            }
        } else if test_271(board, point, axes).is_some() {
            -0.1611554085718771
        } else if test_273(board, point) {
            if test_274(board, point, axes).is_some() {
                0.09713367787941088
            } else if test_276(board, point, axes).is_some() {
                0.03220827614643472
            } else {
                -0.15854836766191768
            }
        } else if test_279(board, point, axes).is_some() {
            -0.06799745703880242
        } else {
            -0.26318821854253793
        }
    } else if let Some(axes) = test_282(board, point, axes) {
        if let Some(axes) = test_283(board, point, axes) {
            if let Some(axes) = test_284(board, point, axes) {
                if test_285(board, point, axes).is_some() {
                    0.10401370969972232
                } else {
                    -0.07361595202075592
                }
            } else {
                0.16866758174062185
            }
        } else if test_289(board, point, axes).is_some() {
            0.010422678778712195
        } else if test_291(board, point, axes).is_some() {
            -0.0338473770859978
        } else {
            -0.2543336219392259
        }
    } else if let Some(axes) = test_294(board, point, axes) {
        if test_295(board, point, axes).is_some() {
            -0.09864811854784573
        } else if test_297(board, point, axes).is_some() {
            0.2838039148988162
        } else {
            0.12473502816905294
        }
    } else if test_300(board, point) {
        0.8216007090044042
    } else {
        0.3157716608087484
    }
}

/// The nodes from 3 on.
#[allow(clippy::approx_constant, clippy::if_same_then_else)]
fn nodes_3<B: Board>(board: &B, point: Point, axes: AxesSet) -> f64 {
    if let Some(axes) = test_3(board, point, axes) {
        if let Some(axes) = test_4(board, point, axes) {
            if test_5(board, point, axes).is_some() {
                0.09205654680480331
            } else if let Some(axes) = test_7(board, point, axes) {
                if test_8(board, point, axes).is_some() {
                    0.03031642861232551
                } else {
                    -0.11010341777970717
                }
            } else if test_11(board, point, axes).is_some() {
                0.13228830602601038
            } else {
                -0.02915037397603941
            }
        } else if let Some(axes) = test_14(board, point, axes) {
            if test_15(board, point, axes).is_some() {
                -0.15333586199917185
            } else {
                -0.05348638324669323
            }
        } else {
            -0.03065432057070417
        }
    } else if let Some(axes) = test_19(board, point, axes) {
        if let Some(axes) = test_20(board, point, axes) {
            if let Some(axes) = test_21(board, point, axes) {
                if test_22(board, point, axes).is_some() {
                    0.22565189256976625
                } else {
                    0.052810915155069325
                }
            } else if let Some(axes) = test_25(board, point, axes) {
                if let Some(axes) = test_26(board, point, axes) {
                    if test_27(board, point, axes).is_some() {
                        -0.033370001100120374
                    } else if test_29(board, point, axes).is_some() {
                        0.15593157675189145
                    } else if test_31(board, point, axes).is_some() {
                        -0.07654072491749311
                    } else if test_33(board, point, axes).is_some() {
                        0.01485218318648738
                    } else {
                        0.09753602019242308
                    }
                } else {
                    0.10818304305612682
                }
            } else if test_37(board, point, axes).is_some() {
                -0.09150983776598212
            } else if test_39(board, point, axes).is_some() {
                -0.01833860813917909
            } else {
                0.07596498772185706
            }
        } else if let Some(axes) = test_42(board, point, axes) {
            if let Some(axes) = test_43(board, point, axes) {
                if let Some(axes) = test_44(board, point, axes) {
                    if let Some(axes) = test_45(board, point, axes) {
                        if let Some(axes) = test_46(board, point, axes) {
                            if test_47(board, point, axes).is_some() {
                                -0.12226795369076243
                            } else {
                                0.008466074186028186
                            }
                        } else {
                            0.034843479791102146
                        }
                    } else {
                        0.05566737960419572
                    }
                } else if let Some(axes) = test_52(board, point, axes) {
                    if let Some(axes) = test_53(board, point, axes) {
                        if test_54(board, point, axes).is_some() {
                            -0.045275262285383366
                        } else {
                            -0.21836991568438127
                        }
                    } else {
                        0.0404833626102115
                    }
                } else if test_58(board, point, axes).is_some() {
                    -0.08430524935888539
                } else {
                    -0.21988780289762988
                }
            } else if let Some(axes) = test_61(board, point, axes) {
                if let Some(axes) = test_62(board, point, axes) {
                    if let Some(axes) = test_63(board, point, axes) {
                        if let Some(axes) = test_64(board, point, axes) {
                            if let Some(axes) = test_65(board, point, axes) {
                                if test_66(board, point, axes).is_some() {
                                    -0.05132454582993707
                                } else {
                                    -0.19868634175053582
                                }
                            } else {
                                0.03988213143435587
                            }
                        } else if test_70(board, point, axes).is_some() {
                            0.1374636301455845
                        } else {
                            0.05340719061709584
                        }
                    } else if test_73(board, point, axes).is_some() {
                        -0.09550610514251032
                    } else {
                        -0.0030726665390816404
                    }
                } else if let Some(axes) = test_76(board, point, axes) {
                    if let Some(axes) = test_77(board, point, axes) {
                        if let Some(axes) = test_78(board, point, axes) {
                            if test_79(board, point, axes).is_some() {
                                0.08955958451182298
                            } else if test_81(board, point, axes).is_some() {
                                -0.10375864464987901
                            } else {
                                0.03825128808468783
                            }
                        } else {
                            0.12398787529345495
                        }
                    } else if test_85(board, point, axes).is_some() {
                        0.030968800808550072
                    } else {
                        -0.05644299888454674
                    }
                } else {
                    0.13722434455279156
                }
            } else if test_89(board, point, axes).is_some() {
                -0.16198514389266222
            } else if test_91(board, point, axes).is_some() {
                0.04118643005795182
            } else {
                -0.05583783300366106
            }
        } else if let Some(axes) = test_94(board, point, axes) {
            if test_95(board, point, axes).is_some() {
                -0.002578685685219364
            } else {
                -0.2087583693864841
            }
        } else if let Some(axes) = test_98(board, point, axes) {
            if let Some(axes) = test_99(board, point, axes) {
                if test_100(board, point, axes).is_some() {
                    -0.014318530278607942
                } else {
                    -0.16053941423183318
                }
            } else if test_103(board, point) {
                if test_104(board, point, axes).is_some() {
                    0.0455396638697721
                } else {
                    -0.02369487341334136
                }
            } else {
                0.1512066967842185
            }
        } else if test_108(board, point, axes).is_some() {
            0.13560833137009998
        } else if let Some(axes) = test_110(board, point, axes) {
            if test_111(board, point, axes).is_some() {
                0.13706680774927502
            } else if test_113(board, point, axes).is_some() {
                0.09103036035924773
            } else {
                -0.06610144051694714
            }
        } else if test_116(board, point, axes).is_some() {
            0.072903422236497
        } else if let Some(axes) = test_118(board, point, axes) {
            if test_119(board, point, axes).is_some() {
                0.07565767487467558
            } else {
                -0.051651103536030536
            }
        } else {
            -0.12044816955718708
        }
    } else if let Some(axes) = test_123(board, point, axes) {
        if let Some(axes) = test_124(board, point, axes) {
            if test_125(board, point, axes).is_some() {
                0.00217625074352797
            } else {
                0.18068888914959064
            }
        } else if test_128(board, point, axes).is_some() {
            0.05307225081876859
        } else {
            -0.17533930172028442
        }
    } else if let Some(axes) = test_131(board, point, axes) {
        if test_132(board, point, axes).is_some() {
            -0.01995089686061543
        } else if let Some(axes) = test_134(board, point, axes) {
            if test_135(board, point, axes).is_some() {
                -0.021161217995680486
            } else {
                0.1459541558492434
            }
        } else if test_138(board, point, axes).is_some() {
            0.2555282910436088
        } else {
            0.07935702553706409
        }
    } else if let Some(axes) = test_141(board, point, axes) {
        if test_142(board, point, axes).is_some() {
            0.3133254238182283
        } else {
            0.1774588037761848
        }
    } else {
        0.10709767314309096
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

/// `link(F,N), liberty_cnt(N,O), O < 2`
fn test_14<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        board.links(group_f).any(|group_n| board.liberty_count(group_n) < 2)
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

/// `liberty_cnt(L,P), 2 < P`
fn test_26<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        2 < board.liberty_count(group_l)
    })
}

/// `link(F,Q), liberty_cnt(Q,R), 5 < R`
fn test_27<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        board.links(group_f).any(|group_q| 5 < board.liberty_count(group_q))
    })
}

/// `second_order_liberty_cnt(G,Q), Q < 2`
fn test_29<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
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

/// `link(F,Q), second_order_liberty_cnt(Q,R), R < 2`
fn test_31<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        board
            .links(group_f)
            .any(|group_q| runtime::second_order_liberty_count(board, group_q) < 2)
    })
}

/// `link(N,Q), liberties_after(Q,friend,R), R < 4`
fn test_33<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board
            .links(group_n)
            .any(|group_q| {
                board.content(group_q) == Content::Empty
                    && runtime::liberties_after(board, group_q, Content::Friend)
                        .is_some_and(|number_r| number_r < 4)
            })
    })
}

/// `distance_to_edge(A,D,right,N), 4 < N`
fn test_37<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        4 < runtime::distance_to_edge(board, point_a, axes_d, Direction::Right)
    })
}

/// `group_on_pos(A,D,(2, 1),N), liberties_after(N,friend,O), 3 < O`
fn test_39<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_n) == Content::Empty
            && runtime::liberties_after(board, group_n, Content::Friend)
                .is_some_and(|number_o| 3 < number_o)
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

/// `distance_to_edge(A,D,down,S), 4 < S`
fn test_54<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        4 < runtime::distance_to_edge(board, point_a, axes_d, Direction::Down)
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

/// `distance_to_edge(A,D,up,N), 4 < N`
fn test_61<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        4 < runtime::distance_to_edge(board, point_a, axes_d, Direction::Up)
    })
}

/// `liberties_after(I,friend,O), O < 4`
fn test_62<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::liberties_after(board, group_i, Content::Friend)
                .is_some_and(|number_o| number_o < 4)
    })
}

/// `link(G,P), liberty_cnt(P,Q), 5 < Q`
fn test_63<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
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
                        .any(|group_p| 5 < board.liberty_count(group_p))
            })
    })
}

/// `link(P,R), shared_liberty_cnt(R,S,T), 2 < T`
fn test_64<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
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
                        .any(|group_p| {
                            5 < board.liberty_count(group_p)
                                && board
                                    .links(group_p)
                                    .any(|group_r| {
                                        runtime::liberty_sharers(board, group_r)
                                            .any(|(_, number_t)| 2 < number_t)
                                    })
                        })
            })
    })
}

/// `liberty(R,U), shared_liberty_cnt(U,V,W), 1 < W`
fn test_65<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
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
                        .any(|group_p| {
                            5 < board.liberty_count(group_p)
                                && board
                                    .links(group_p)
                                    .any(|group_r| {
                                        runtime::liberties(board, group_r)
                                            .any(|group_u| {
                                                runtime::liberty_sharers(board, group_u)
                                                    .any(|(_, number_w)| 1 < number_w)
                                            })
                                            && runtime::liberty_sharers(board, group_r)
                                                .any(|(_, number_t)| 2 < number_t)
                                    })
                        })
            })
    })
}

/// `liberties_after(S,enemy,X), 3 < X`
fn test_66<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
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
                        .any(|group_p| {
                            5 < board.liberty_count(group_p)
                                && board
                                    .links(group_p)
                                    .any(|group_r| {
                                        runtime::liberties(board, group_r)
                                            .any(|group_u| {
                                                runtime::liberty_sharers(board, group_u)
                                                    .any(|(_, number_w)| 1 < number_w)
                                            })
                                            && runtime::liberty_sharers(board, group_r)
                                                .any(|(group_s, number_t)| {
                                                    2 < number_t && board.content(group_s) == Content::Empty
                                                        && runtime::liberties_after(board, group_s, Content::Enemy)
                                                            .is_some_and(|number_x| 3 < number_x)
                                                })
                                    })
                        })
            })
    })
}

/// `group_on_pos(A,D,(-3, 0),R), stone_cnt(R,S), S < 10`
fn test_70<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_r) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.stone_count(group_r) < 10
    })
}

/// `link(L,P), liberty_cnt(P,Q), Q < 4`
fn test_73<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        board.links(group_l).any(|group_p| board.liberty_count(group_p) < 4)
    })
}

/// `group_on_pos(A,D,(2, 1),O), neighbour_cnt(O,friend,P), 0 < P`
fn test_76<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_o, Content::Friend)
    })
}

/// `group_on_pos(A,D,(0, 3),Q), liberty_cnt(Q,R), R < 6`
fn test_77<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.liberty_count(group_q) < 6
    })
}

/// `group_on_pos(A,D,(-2, 1),S), liberty_cnt(S,T), T < 4`
fn test_78<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_s) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.liberty_count(group_s) < 4
    })
}

/// `link(Q,U), liberties_after(U,friend,V), 2 < V`
fn test_79<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board
            .links(group_q)
            .any(|group_u| {
                board.content(group_u) == Content::Empty
                    && runtime::liberties_after(board, group_u, Content::Friend)
                        .is_some_and(|number_v| 2 < number_v)
            })
    })
}

/// `liberty_cnt(Q,U), 4 < U`
fn test_81<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        4 < board.liberty_count(group_q)
    })
}

/// `distance_to_edge(A,D,right,Q), Q < 5`
fn test_85<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 5
    })
}

/// `group_on_pos(A,D,(2, 1),N), liberty_cnt(N,O), 3 < O`
fn test_89<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        3 < board.liberty_count(group_n)
    })
}

/// `group_on_pos(A,D,(3, 0),N), liberty_cnt(N,O), O < 4`
fn test_91<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.liberty_count(group_n) < 4
    })
}

/// `group_on_pos(A,D,(-3, 0),L), enclosure_size(L,friend,M), M < 20`
fn test_94<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
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
fn test_95<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        3 < board.liberty_count(group_n)
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

/// `distance_to_edge(A,D,right,L), 4 < L`
fn test_118<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        4 < runtime::distance_to_edge(board, point_a, axes_d, Direction::Right)
    })
}

/// `group_on_pos(A,D,(-1, 2),M), stone_cnt(M,N), N < 10`
fn test_119<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.stone_count(group_m) < 10
    })
}

/// `group_on_pos(A,D,(-1, -2),K), neighbour_cnt(K,friend,L), 0 < L`
fn test_123<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-1, -2))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_k, Content::Friend)
    })
}

/// `group_on_pos(A,D,(-2, 1),M), liberty_cnt(M,N), 3 < N`
fn test_124<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        3 < board.liberty_count(group_m)
    })
}

/// `group_on_pos(A,D,(0, 3),O), liberties_after(O,enemy,P), 2 < P`
fn test_125<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
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
fn test_128<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_m) < 1
    })
}

/// `group_on_pos(A,D,(-2, -1),K), liberty_cnt(K,L), L < 5`
fn test_131<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        board.liberty_count(group_k) < 5
    })
}

/// `link(E,M), liberty_cnt(M,N), N < 4`
fn test_132<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.links(group_e).any(|group_m| board.liberty_count(group_m) < 4)
    })
}

/// `group_on_pos(A,D,(-2, 1),M), stone_cnt(M,N), N < 10`
fn test_134<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.stone_count(group_m) < 10
    })
}

/// `distance_to_edge(A,D,down,O), 4 < O`
fn test_135<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        4 < runtime::distance_to_edge(board, point_a, axes_d, Direction::Down)
    })
}

/// `group_on_pos(A,D,(0, 3),M), stone_cnt(M,N), N < 10`
fn test_138<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 3))
        else {
            return false;
        };
        board.stone_count(group_m) < 10
    })
}

/// `distance_to_edge(A,D,down,K), K < 5`
fn test_141<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Down) < 5
    })
}

/// `group_on_pos(A,D,(-3, 0),L), neighbour_cnt(L,enemy,M), 0 < M`
fn test_142<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_l, Content::Enemy)
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

/// `distance_to_edge(A,D,right,K), 4 < K`
fn test_181<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        4 < runtime::distance_to_edge(board, point_a, axes_d, Direction::Right)
    })
}

/// `distance_to_edge(A,D,up,L), L < 4`
fn test_182<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Up) < 4
    })
}

/// `liberty(I,M), second_order_liberty_cnt(M,N), N < 2`
fn test_183<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        runtime::liberties(board, group_i)
            .any(|group_m| runtime::second_order_liberty_count(board, group_m) < 2)
    })
}

/// `link(I,M), shared_liberty_cnt(M,N,O), 2 < O`
fn test_185<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board
            .links(group_i)
            .any(|group_m| {
                runtime::liberty_sharers(board, group_m)
                    .any(|(_, number_o)| 2 < number_o)
            })
    })
}

/// `link(I,M), second_order_liberty_cnt(M,N), N < 1`
fn test_187<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board
            .links(group_i)
            .any(|group_m| runtime::second_order_liberty_count(board, group_m) < 1)
    })
}

/// `stone_cnt(M,O), O < 10`
fn test_188<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board
            .links(group_i)
            .any(|group_m| {
                board.stone_count(group_m) < 10
                    && runtime::second_order_liberty_count(board, group_m) < 1
            })
    })
}

/// `distance_to_edge(A,D,up,L), L < 5`
fn test_192<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Up) < 5
    })
}

/// `group_on_pos(A,D,(3, 0),K), liberty_cnt(K,L), 3 < L`
fn test_195<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        3 < board.liberty_count(group_k)
    })
}

/// `liberty(I,K), second_order_liberty_cnt(K,L), L < 2`
fn test_197<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        runtime::liberties(board, group_i)
            .any(|group_k| runtime::second_order_liberty_count(board, group_k) < 2)
    })
}

/// `group_on_pos(A,D,(-1, 2),M), liberty_cnt(M,N), N < 4`
fn test_198<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        board.liberty_count(group_m) < 4
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

/// `group_on_pos(A,D,(-1, 2),O), liberty_cnt(O,P), 5 < P`
fn test_205<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (-1, 2))
        else {
            return false;
        };
        5 < board.liberty_count(group_o)
    })
}

/// `group_on_pos(A,D,(1, 0),Q), liberties_after(Q,friend,R), 3 < R`
fn test_206<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.content(group_q) == Content::Empty
            && runtime::liberties_after(board, group_q, Content::Friend)
                .is_some_and(|number_r| 3 < number_r)
    })
}

/// `link(K,O), liberty_cnt(O,P), P < 4`
fn test_209<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.links(group_k).any(|group_o| board.liberty_count(group_o) < 4)
    })
}

/// `link(C,Q), liberties_after(Q,friend,R), R < 4`
fn test_210<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_q| {
            board.content(group_q) == Content::Empty
                && runtime::liberties_after(board, group_q, Content::Friend)
                    .is_some_and(|number_r| number_r < 4)
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

/// `link(I,O), shared_liberty_cnt(O,P,Q), 2 < Q`
fn test_219<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board
            .links(group_i)
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

/// `liberty_cnt(M,O), O < 6`
fn test_225<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        board.liberty_count(group_m) < 6
    })
}

/// `link(I,M), second_order_liberty_cnt(M,N), N < 1`
fn test_228<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
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
fn test_229<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.links(group_k).any(|group_o| board.liberty_count(group_o) < 4)
    })
}

/// `liberties_after(K,friend,Q), 3 < Q`
fn test_230<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
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
fn test_235<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_e) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_e) < 2
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

/// `liberty(C,I), liberty_cnt(I,J), 2 < J`
fn test_263<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberties(board, group_c).any(|group_i| 2 < board.liberty_count(group_i))
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

/// `liberties_after(C,enemy,F), 1 < F`
fn test_273<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_f| 1 < number_f)
}

/// `group_on_pos(A,D,(1, 0),G), second_order_liberty_cnt(G,H), H < 2`
fn test_274<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_g) < 2
    })
}

/// `group_on_pos(A,D,(3, 0),G), liberties_after(G,enemy,H), H < 5`
fn test_276<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.content(group_g) == Content::Empty
            && runtime::liberties_after(board, group_g, Content::Enemy)
                .is_some_and(|number_h| number_h < 5)
    })
}

/// `group_on_pos(A,D,(0, 2),F), shared_liberty_cnt(F,G,H), 2 < H`
fn test_279<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_f) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        runtime::liberty_sharers(board, group_f).any(|(_, number_h)| 2 < number_h)
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
