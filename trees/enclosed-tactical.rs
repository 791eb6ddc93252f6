// The tree `enclosed-tactical` as Rust, written by nakade 0.1.0: change the tree, not this file.
// blake3 10b290591578a6338ee840da38f925b73a4685b97a244e613c156658c07c66e0, 152 leaves
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
pub const TREE_HASH: &str = "10b290591578a6338ee840da38f925b73a4685b97a244e613c156658c07c66e0";

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
                if test_3(board, point) {
                    if test_4(board, point) {
                        6.3211555730694196
                    } else if test_6(board, point) {
                        if let Some(axes) = test_7(board, point, axes) {
                            if let Some(axes) = test_8(board, point, axes) {
                                if test_9(board, point, axes).is_some() {
                                    2.9889017887423726
                                } else {
                                    1.8053836074806195
                                }
                            } else {
                                0.3257013339722519
                            }
                        } else {
                            -6.611876884715669
                        }
                    } else if test_14(board, point) {
                        if let Some(axes) = test_15(board, point, axes) {
                            if test_16(board, point, axes).is_some() {
                                4.457748558747052
                            } else {
                                3.14170645620678
                            }
                        } else if test_19(board, point) {
                            if test_20(board, point) {
                                -0.5396585437970266
                            } else if test_22(board, point) {
                                0.7797722990018254
                            } else {
                                2.3498607940600977
                            }
                        } else if test_25(board, point) {
                            2.2039989024890096
                        } else {
                            3.2993524609011047
                        }
                    } else if test_28(board, point) {
                        if let Some(axes) = test_29(board, point, axes) {
                            if test_30(board, point, axes).is_some() {
                                5.076289555414953
                            } else {
                                6.813080768222356
                            }
                        } else {
                            4.0668638906373324
                        }
                    } else {
                        4.063296977103766
                    }
                } else if test_35(board, point) {
                    if test_36(board, point) {
                        -2.4389164496442644
                    } else if test_38(board, point) {
                        1.2707657960405117
                    } else {
                        3.266709249986484
                    }
                } else if test_41(board, point) {
                    6.814793084622182
                } else if let Some(axes) = test_43(board, point, axes) {
                    if test_44(board, point, axes).is_some() {
                        5.5894388760950315
                    } else if test_46(board, point, axes).is_some() {
                        5.638735413107665
                    } else {
                        7.162536195521093
                    }
                } else if test_49(board, point) {
                    if let Some(axes) = test_50(board, point, axes) {
                        if test_51(board, point, axes).is_some() {
                            5.4500293551046095
                        } else {
                            4.053479907456155
                        }
                    } else {
                        3.5320943095745707
                    }
                } else if test_55(board, point) {
                    if let Some(axes) = test_56(board, point, axes) {
                        if test_57(board, point, axes).is_some() {
                            6.701237318743055
                        } else {
                            4.703679363160487
                        }
                    } else if test_60(board, point) {
                        4.592368887453052
                    } else {
                        3.706737449460867
                    }
                } else if let Some(axes) = test_63(board, point, axes) {
                    if test_64(board, point, axes).is_some() {
                        7.701761641912873
                    } else {
                        6.1703704351068245
                    }
                } else {
                    5.355744178203228
                }
            } else if test_68(board, point) {
                2.816743069299565
            } else if test_70(board, point) {
                3.032402376084881
            } else {
                1.2662579941114684
            }
        } else {
            nodes_73(board, point, axes)
        }
    } else {
        -13.519389879493616
    }
}

/// The nodes from 73 on.
#[allow(clippy::approx_constant, clippy::if_same_then_else)]
fn nodes_73<B: Board>(board: &B, point: Point, axes: AxesSet) -> f64 {
    if test_73(board, point) {
        if test_74(board, point) {
            if test_75(board, point) {
                if test_76(board, point) {
                    if test_77(board, point) {
                        -0.45517011275855584
                    } else {
                        2.1942943691057932
                    }
                } else if test_80(board, point) {
                    -5.60890069069997
                } else {
                    4.681965909125802
                }
            } else if test_83(board, point) {
                if test_84(board, point, axes).is_some() {
                    4.01208619060571
                } else {
                    0.9998606850583371
                }
            } else if test_87(board, point) {
                if test_88(board, point) {
                    3.9159370034201997
                } else if let Some(axes) = test_90(board, point, axes) {
                    if test_91(board, point, axes).is_some() {
                        5.460843027951045
                    } else if let Some(axes) = test_93(board, point, axes) {
                        if test_94(board, point, axes).is_some() {
                            7.945388048490421
                        } else {
                            6.551453823699531
                        }
                    } else if let Some(axes) = test_97(board, point, axes) {
                        if test_98(board, point, axes).is_some() {
                            5.722148843920488
                        } else {
                            6.8838522553712735
                        }
                    } else if test_101(board, point) {
                        if test_102(board, point, axes).is_some() {
                            5.042948122219105
                        } else {
                            3.5612462079013842
                        }
                    } else if test_105(board, point, axes).is_some() {
                        6.371418102705908
                    } else {
                        5.277974084231822
                    }
                } else {
                    4.767199164687017
                }
            } else {
                6.999568693762594
            }
        } else if test_110(board, point) {
            1.7221549187646934
        } else if test_112(board, point) {
            -1.5970248302285492
        } else if test_114(board, point) {
            -0.41912570100635776
        } else {
            1.8153415713808725
        }
    } else if test_117(board, point) {
        if test_118(board, point) {
            if test_119(board, point) {
                if test_120(board, point) {
                    if test_121(board, point) {
                        1.4130995407771407
                    } else if test_123(board, point) {
                        0.8461943203837267
                    } else {
                        -1.9636882014175718
                    }
                } else if test_126(board, point) {
                    -1.8064115352585601
                } else if let Some(axes) = test_128(board, point, axes) {
                    if let Some(axes) = test_129(board, point, axes) {
                        if test_130(board, point, axes).is_some() {
                            if test_131(board, point) {
                                2.3447957800987567
                            } else {
                                3.6339676257955866
                            }
                        } else if let Some(axes) = test_134(board, point, axes) {
                            if test_135(board, point, axes).is_some() {
                                7.869330511821367
                            } else {
                                6.549352760069256
                            }
                        } else if test_138(board, point, axes).is_some() {
                            5.727249588813472
                        } else {
                            4.443378448938189
                        }
                    } else if test_141(board, point) {
                        if let Some(axes) = test_142(board, point, axes) {
                            if test_143(board, point) {
                                if test_144(board, point, axes).is_some() {
                                    6.971462558941971
                                } else {
                                    5.382405573839423
                                }
                            } else {
                                3.9855840253278254
                            }
                        } else {
                            3.099589899907066
                        }
                    } else if let Some(axes) = test_149(board, point, axes) {
                        if test_150(board, point, axes).is_some() {
                            -1.6632207054943375
                        } else {
                            2.680589512316548
                        }
                    } else if test_153(board, point, axes).is_some() {
                        2.171496810425742
                    } else if test_155(board, point, axes).is_some() {
                        5.236238367067438
                    } else {
                        3.890491407881209
                    }
                } else if let Some(axes) = test_158(board, point, axes) {
                    if test_159(board, point, axes).is_some() {
                        -4.278283826378408
                    } else {
                        1.404333475678103
                    }
                } else if test_162(board, point) {
                    if test_163(board, point) {
                        if test_164(board, point) {
                            5.579781951348894
                        } else {
                            3.723366880132871
                        }
                    } else if test_167(board, point) {
                        1.169243943163867
                    } else {
                        3.5918464323983708
                    }
                } else if let Some(axes) = test_170(board, point, axes) {
                    if let Some(axes) = test_171(board, point, axes) {
                        if test_172(board, point, axes).is_some() {
                            5.510325690596397
                        } else {
                            3.70968184381421
                        }
                    } else if test_175(board, point) {
                        1.4769387245439631
                    } else {
                        3.6016430242563526
                    }
                } else if test_178(board, point) {
                    if test_179(board, point) {
                        if test_180(board, point, axes).is_some() {
                            2.4540713628492687
                        } else if test_182(board, point) {
                            if test_183(board, point) {
                                5.457088295536749
                            } else {
                                6.8705963557677885
                            }
                        } else {
                            3.956982565935098
                        }
                    } else if test_187(board, point) {
                        2.6550899543884445
                    } else {
                        0.43573810351739967
                    }
                } else if test_190(board, point) {
                    if test_191(board, point) {
                        1.5356254910136857
                    } else if test_193(board, point) {
                        3.69691957848246
                    } else {
                        2.4438194463992557
                    }
                } else {
                    0.1413320306347217
                }
            } else if test_197(board, point) {
                if test_198(board, point) {
                    if let Some(axes) = test_199(board, point, axes) {
                        if let Some(axes) = test_200(board, point, axes) {
                            if test_201(board, point, axes).is_some() {
                                -0.41375396440338746
                            } else if let Some(axes) = test_203(board, point, axes) {
                                if test_204(board, point, axes).is_some() {
                                    3.4256684442160408
                                } else {
                                    4.32740185700011
                                }
                            } else {
                                1.7489727546538965
                            }
                        } else {
                            -1.1678934887613366
                        }
                    } else {
                        -2.9384039623967313
                    }
                } else if test_210(board, point) {
                    if test_211(board, point) {
                        if test_212(board, point, axes).is_some() {
                            1.893125420791343
                        } else {
                            -0.16024942138771447
                        }
                    } else {
                        -1.5690736018265565
                    }
                } else if test_216(board, point) {
                    if test_217(board, point) {
                        if test_218(board, point) {
                            if test_219(board, point) {
                                5.061729046640457
                            } else {
                                3.810544610288436
                            }
                        } else if let Some(axes) = test_222(board, point, axes) {
                            if let Some(axes) = test_223(board, point, axes) {
                                if test_224(board, point, axes).is_some() {
                                    4.971148327559548
                                } else {
                                    3.8219462672553894
                                }
                            } else {
                                2.485753467890037
                            }
                        } else {
                            2.182811964979612
                        }
                    } else if test_229(board, point) {
                        if test_230(board, point) {
                            2.8564661993285463
                        } else {
                            2.08974254489705
                        }
                    } else if test_233(board, point) {
                        if test_234(board, point) {
                            0.37883728511146836
                        } else {
                            2.848263446589056
                        }
                    } else {
                        -1.3986812898079735
                    }
                } else if test_238(board, point, axes).is_some() {
                    -0.7363322083044687
                } else if test_240(board, point) {
                    1.80991087943315
                } else {
                    3.676237148111035
                }
            } else if test_243(board, point) {
                2.0265174230006737
            } else if test_245(board, point) {
                if let Some(axes) = test_246(board, point, axes) {
                    if test_247(board, point, axes).is_some() {
                        4.313317429925122
                    } else {
                        3.3300371797752844
                    }
                } else {
                    2.3729192082839727
                }
            } else if test_251(board, point, axes).is_some() {
                3.8248116186304704
            } else if let Some(axes) = test_253(board, point, axes) {
                if let Some(axes) = test_254(board, point, axes) {
                    if test_255(board, point, axes).is_some() {
                        4.647799331481382
                    } else {
                        3.3493326199685725
                    }
                } else if test_258(board, point, axes).is_some() {
                    5.016558047103409
                } else {
                    6.211846875143233
                }
            } else {
                5.805734302835968
            }
        } else if let Some(axes) = test_262(board, point, axes) {
            if let Some(axes) = test_263(board, point, axes) {
                if let Some(axes) = test_264(board, point, axes) {
                    if let Some(axes) = test_265(board, point, axes) {
                        if test_266(board, point, axes).is_some() {
                            2.8961553063416745
                        } else {
                            4.738256504568506
                        }
                    } else {
                        2.3963094742246636
                    }
                } else if let Some(axes) = test_270(board, point, axes) {
                    if test_271(board, point, axes).is_some() {
                        3.5068757218090787
                    } else {
                        1.4071053198882082
                    }
                } else {
                    -0.3079583684656726
                }
            } else if test_275(board, point, axes).is_some() {
                if test_276(board, point) {
                    0.48448327228450233
                } else {
                    -3.0525376187167597
                }
            } else {
                0.8570178222243975
            }
        } else {
            -7.801961191621433
        }
    } else if test_281(board, point) {
        if let Some(axes) = test_282(board, point, axes) {
            if let Some(axes) = test_283(board, point, axes) {
                if test_284(board, point, axes).is_some() {
                    1.5741310640534358
                } else {
                    2.9990882078171763
                }
            } else {
                0.9750337403521536
            }
        } else if test_288(board, point) {
            -6.030697449739003
        } else if test_290(board, point) {
            if test_291(board, point) {
                -0.6355682635753688
            } else if test_293(board, point) {
                3.1178925838881164
            } else {
                1.9180114676699904
            }
        } else {
            -0.43988971322768144
        }
    } else if test_297(board, point) {
        if test_298(board, point, axes).is_some() {
            -1.3956641381196915
        } else {
            0.5077885545957636
        }
    } else {
        -3.4270179505266207
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

/// `enclosure_size(F,friend,H), H < 30`
fn test_2<B: Board>(board: &B, point_a: Point) -> bool {
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

/// `liberties_after(C,friend,I), I < 3`
fn test_3<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_i| number_i < 3)
}

/// `captures(C,enemy,J), 0 < J`
fn test_4<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::captured_by(board, group_c, Content::Enemy)
            .is_some_and(|number_j| 0 < number_j)
}

/// `liberties_after(C,friend,J), J < 2`
fn test_6<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_j| number_j < 2)
}

/// `group_on_pos(A,D,(1, 1),K), neighbour_cnt(K,enemy,L), 1 < L`
fn test_7<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        1 < runtime::neighbour_count(board, group_k, Content::Enemy)
    })
}

/// `group_on_pos(A,D,(1, 0),M), liberty_cnt(M,N), N < 3`
fn test_8<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.liberty_count(group_m) < 3
    })
}

/// `group_on_pos(A,D,(2, 0),O), second_order_liberty_cnt(O,P), P < 2`
fn test_9<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_o) < 2
    })
}

/// `link(C,J), liberties_after(J,friend,K), 1 < K`
fn test_14<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_j| {
            board.content(group_j) == Content::Empty
                && runtime::liberties_after(board, group_j, Content::Friend)
                    .is_some_and(|number_k| 1 < number_k)
        })
}

/// `group_on_pos(A,D,(1, 1),L), group(L,friend)`
fn test_15<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_l) == Content::Friend
    })
}

/// `group_on_pos(A,D,(2, 1),M), liberties_after(M,enemy,N), N < 3`
fn test_16<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Enemy)
                .is_some_and(|number_n| number_n < 3)
    })
}

/// `shared_liberty_cnt(C,L,M), 1 < M`
fn test_19<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberty_sharers(board, group_c).any(|(_, number_m)| 1 < number_m)
}

/// `link(J,N), liberties_after(N,friend,O), 2 < O`
fn test_20<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_j| {
            board.content(group_j) == Content::Empty
                && runtime::liberties_after(board, group_j, Content::Friend)
                    .is_some_and(|number_k| 1 < number_k)
                && board
                    .links(group_j)
                    .any(|group_n| {
                        board.content(group_n) == Content::Empty
                            && runtime::liberties_after(board, group_n, Content::Friend)
                                .is_some_and(|number_o| 2 < number_o)
                    })
        })
}

/// `liberty(C,N), neighbour_cnt(N,friend,O), 0 < O`
fn test_22<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberties(board, group_c)
        .any(|group_n| 0 < runtime::neighbour_count(board, group_n, Content::Friend))
}

/// `liberties_after(J,friend,L), L < 4`
fn test_25<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_j| {
            board.content(group_j) == Content::Empty
                && runtime::liberties_after(board, group_j, Content::Friend)
                    .is_some_and(|number_k| 1 < number_k)
                && board.content(group_j) == Content::Empty
                && runtime::liberties_after(board, group_j, Content::Friend)
                    .is_some_and(|number_l| number_l < 4)
        })
}

/// `enclosure_size(F,enemy,J), J < 7`
fn test_28<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Friend)
                    .is_some_and(|number_g| number_g < 2)
                && board.content(group_f) == Content::Empty
                && runtime::enclosure_size(board, group_f, Content::Friend) < 30
                && board.content(group_f) == Content::Empty
                && runtime::enclosure_size(board, group_f, Content::Enemy) < 7
        })
}

/// `group_on_pos(A,D,(3, 0),K), group(K,friend)`
fn test_29<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.content(group_k) == Content::Friend
    })
}

/// `group_on_pos(A,D,(2, 0),L), second_order_liberty_cnt(L,M), M < 1`
fn test_30<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_l) < 1
    })
}

/// `liberties_after(C,enemy,I), I < 3`
fn test_35<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_i| number_i < 3)
}

/// `liberties_after(C,enemy,J), J < 2`
fn test_36<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_j| number_j < 2)
}

/// `liberty(C,J), neighbour_cnt(J,friend,K), 0 < K`
fn test_38<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberties(board, group_c)
        .any(|group_j| 0 < runtime::neighbour_count(board, group_j, Content::Friend))
}

/// `shared_liberty_cnt(C,I,J), 2 < J`
fn test_41<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberty_sharers(board, group_c).any(|(_, number_j)| 2 < number_j)
}

/// `group_on_pos(A,D,(2, 1),I), eye_like(I,enemy)`
fn test_43<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::is_eye_like(board, group_i, Content::Enemy)
    })
}

/// `group_on_pos(A,D,(3, 0),J), stone_cnt(J,K), K < 5`
fn test_44<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.stone_count(group_j) < 5
    })
}

/// `group_on_pos(A,D,(0, -1),J), liberties_after(J,enemy,K), K < 4`
fn test_46<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (0, -1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Enemy)
                .is_some_and(|number_k| number_k < 4)
    })
}

/// `link(F,I), liberty_cnt(I,J), J < 2`
fn test_49<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Empty
                && runtime::liberties_after(board, group_f, Content::Friend)
                    .is_some_and(|number_g| number_g < 2)
                && board.content(group_f) == Content::Empty
                && runtime::enclosure_size(board, group_f, Content::Friend) < 30
                && board.links(group_f).any(|group_i| board.liberty_count(group_i) < 2)
        })
}

/// `group_on_pos(A,D,(2, 0),K), liberty_cnt(K,L), 5 < L`
fn test_50<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        5 < board.liberty_count(group_k)
    })
}

/// `group_on_pos(A,D,(3, 0),M), neighbour_cnt(M,enemy,N), 0 < N`
fn test_51<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_m, Content::Enemy)
    })
}

/// `link(C,I), liberties_after(I,friend,J), 2 < J`
fn test_55<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_i| {
            board.content(group_i) == Content::Empty
                && runtime::liberties_after(board, group_i, Content::Friend)
                    .is_some_and(|number_j| 2 < number_j)
        })
}

/// `group_on_pos(A,D,(2, 1),K), liberties_after(K,friend,L), L < 2`
fn test_56<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::liberties_after(board, group_k, Content::Friend)
                .is_some_and(|number_l| number_l < 2)
    })
}

/// `group_on_pos(A,D,(0, -1),M), liberties_after(M,enemy,N), 2 < N`
fn test_57<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, -1))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Enemy)
                .is_some_and(|number_n| 2 < number_n)
    })
}

/// `liberty(I,K), neighbour_cnt(K,friend,L), 0 < L`
fn test_60<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_i| {
            board.content(group_i) == Content::Empty
                && runtime::liberties_after(board, group_i, Content::Friend)
                    .is_some_and(|number_j| 2 < number_j)
                && runtime::liberties(board, group_i)
                    .any(|group_k| {
                        0 < runtime::neighbour_count(board, group_k, Content::Friend)
                    })
        })
}

/// `group_on_pos(A,D,(2, 1),I), liberties_after(I,friend,J), J < 3`
fn test_63<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::liberties_after(board, group_i, Content::Friend)
                .is_some_and(|number_j| number_j < 3)
    })
}

/// `link(I,K), liberties_after(K,friend,L), 3 < L`
fn test_64<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board
            .links(group_i)
            .any(|group_k| {
                board.content(group_k) == Content::Empty
                    && runtime::liberties_after(board, group_k, Content::Friend)
                        .is_some_and(|number_l| 3 < number_l)
            })
    })
}

/// `link(C,H), liberties_after(H,enemy,I), I < 2`
fn test_68<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_h| {
            board.content(group_h) == Content::Empty
                && runtime::liberties_after(board, group_h, Content::Enemy)
                    .is_some_and(|number_i| number_i < 2)
        })
}

/// `liberty(C,H), liberty_cnt(H,I), 2 < I`
fn test_70<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberties(board, group_c).any(|group_h| 2 < board.liberty_count(group_h))
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

/// `link(C,J), liberties_after(J,enemy,K), 1 < K`
fn test_76<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_j| {
            board.content(group_j) == Content::Empty
                && runtime::liberties_after(board, group_j, Content::Enemy)
                    .is_some_and(|number_k| 1 < number_k)
        })
}

/// `link(J,L), second_order_liberty_cnt(L,M), M < 1`
fn test_77<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_j| {
            board.content(group_j) == Content::Empty
                && runtime::liberties_after(board, group_j, Content::Enemy)
                    .is_some_and(|number_k| 1 < number_k)
                && board
                    .links(group_j)
                    .any(|group_l| {
                        runtime::second_order_liberty_count(board, group_l) < 1
                    })
        })
}

/// `liberties_after(C,enemy,J), J < 2`
fn test_80<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_j| number_j < 2)
}

/// `neighbour_cnt(C,enemy,I), 1 < I`
fn test_83<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    1 < runtime::neighbour_count(board, group_c, Content::Enemy)
}

/// `group_on_pos(A,D,(1, 1),J), neighbour_cnt(J,friend,K), 0 < K`
fn test_84<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_j, Content::Friend)
    })
}

/// `liberty_cnt(C,I), I < 4`
fn test_87<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.liberty_count(group_c) < 4
}

/// `link(C,J), captures(J,friend,K), 0 < K`
fn test_88<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_j| {
            board.content(group_j) == Content::Empty
                && runtime::captured_by(board, group_j, Content::Friend)
                    .is_some_and(|number_k| 0 < number_k)
        })
}

/// `group_on_pos(A,D,(2, 1),J), group(J,friend)`
fn test_90<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Friend
    })
}

/// `group_on_pos(A,D,(0, 1),K), group(K,friend)`
fn test_91<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        board.content(group_k) == Content::Friend
    })
}

/// `group_on_pos(A,D,(1, -1),K), stone_cnt(K,L), 4 < L`
fn test_93<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, -1))
        else {
            return false;
        };
        4 < board.stone_count(group_k)
    })
}

/// `group_on_pos(A,D,(1, 2),M), liberties_after(M,friend,N), 3 < N`
fn test_94<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (1, 2))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Friend)
                .is_some_and(|number_n| 3 < number_n)
    })
}

/// `group_on_pos(A,D,(2, -1),K), liberty_cnt(K,L), L < 2`
fn test_97<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        board.liberty_count(group_k) < 2
    })
}

/// `group_on_pos(A,D,(0, -1),M), liberty_cnt(M,N), 3 < N`
fn test_98<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, -1))
        else {
            return false;
        };
        3 < board.liberty_count(group_m)
    })
}

/// `liberty(C,K), neighbour_cnt(K,enemy,L), 0 < L`
fn test_101<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberties(board, group_c)
        .any(|group_k| 0 < runtime::neighbour_count(board, group_k, Content::Enemy))
}

/// `group_on_pos(A,D,(-1, -1),M), stone_cnt(M,N), 0 < N`
fn test_102<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, -1))
        else {
            return false;
        };
        0 < board.stone_count(group_m)
    })
}

/// `group_on_pos(A,D,(3, 0),K), stone_cnt(K,L), L < 2`
fn test_105<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (3, 0))
        else {
            return false;
        };
        board.stone_count(group_k) < 2
    })
}

/// `neighbour_cnt(C,enemy,H), 1 < H`
fn test_110<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    1 < runtime::neighbour_count(board, group_c, Content::Enemy)
}

/// `link(C,H), liberty_cnt(H,I), 5 < I`
fn test_112<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_h| 5 < board.liberty_count(group_h))
}

/// `liberties_after(C,enemy,H), H < 4`
fn test_114<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_h| number_h < 4)
}

/// `liberties_after(C,enemy,F), 2 < F`
fn test_117<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_f| 2 < number_f)
}

/// `link(C,G), liberty_cnt(G,H), H < 3`
fn test_118<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_g| board.liberty_count(group_g) < 3)
}

/// `stone_cnt(G,I), 0 < I`
fn test_119<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
        })
}

/// `liberties_after(C,friend,J), J < 2`
fn test_120<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_j| number_j < 2)
}

/// `captures(C,enemy,K), 0 < K`
fn test_121<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::captured_by(board, group_c, Content::Enemy)
            .is_some_and(|number_k| 0 < number_k)
}

/// `link(G,K), neighbour_cnt(K,enemy,L), 2 < L`
fn test_123<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_k| {
                        2 < runtime::neighbour_count(board, group_k, Content::Enemy)
                    })
        })
}

/// `captures(C,friend,J), 0 < J`
fn test_126<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::captured_by(board, group_c, Content::Friend)
            .is_some_and(|number_j| 0 < number_j)
}

/// `group_on_pos(A,D,(1, 1),J), enclosure_size(J,enemy,K), K < 30`
fn test_128<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::enclosure_size(board, group_j, Content::Enemy) < 30
    })
}

/// `distance_to_edge(A,D,right,L), L < 2`
fn test_129<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 2
    })
}

/// `link(J,M), enclosure_size(M,friend,N), N < 20`
fn test_130<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board
            .links(group_j)
            .any(|group_m| {
                board.content(group_m) == Content::Empty
                    && runtime::enclosure_size(board, group_m, Content::Friend) < 20
            })
    })
}

/// `link(G,O), neighbour_cnt(O,friend,P), 1 < P`
fn test_131<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_o| {
                        1 < runtime::neighbour_count(board, group_o, Content::Friend)
                    })
        })
}

/// `group_on_pos(A,D,(0, 1),M), liberties_after(M,enemy,N), N < 4`
fn test_134<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Enemy)
                .is_some_and(|number_n| number_n < 4)
    })
}

/// `group_on_pos(A,D,(-3, 0),O), liberties_after(O,friend,P), 2 < P`
fn test_135<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        board.content(group_o) == Content::Empty
            && runtime::liberties_after(board, group_o, Content::Friend)
                .is_some_and(|number_p| 2 < number_p)
    })
}

/// `group_on_pos(A,D,(0, 2),M), region_size(M,N), N < 4`
fn test_138<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::region_size(board, group_m) < 4
    })
}

/// `neighbour_cnt(G,friend,L), 1 < L`
fn test_141<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && 1 < runtime::neighbour_count(board, group_g, Content::Friend)
        })
}

/// `group_on_pos(A,D,(-2, -1),M), neighbour_cnt(M,enemy,N), 0 < N`
fn test_142<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, -1))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_m, Content::Enemy)
    })
}

/// `link(G,O), liberties_after(O,enemy,P), P < 4`
fn test_143<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && 1 < runtime::neighbour_count(board, group_g, Content::Friend)
                && board
                    .links(group_g)
                    .any(|group_o| {
                        board.content(group_o) == Content::Empty
                            && runtime::liberties_after(board, group_o, Content::Enemy)
                                .is_some_and(|number_p| number_p < 4)
                    })
        })
}

/// `group_on_pos(A,D,(2, 0),Q), stone_cnt(Q,R), R < 2`
fn test_144<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.stone_count(group_q) < 2
    })
}

/// `liberties_after(J,enemy,L), 3 < L`
fn test_149<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Enemy)
                .is_some_and(|number_l| 3 < number_l)
    })
}

/// `group_on_pos(A,D,(-2, 1),M), liberties_after(M,enemy,N), 3 < N`
fn test_150<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-2, 1))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Enemy)
                .is_some_and(|number_n| 3 < number_n)
    })
}

/// `link(J,L), liberties_after(L,enemy,M), 3 < M`
fn test_153<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board
            .links(group_j)
            .any(|group_l| {
                board.content(group_l) == Content::Empty
                    && runtime::liberties_after(board, group_l, Content::Enemy)
                        .is_some_and(|number_m| 3 < number_m)
            })
    })
}

/// `group_on_pos(A,D,(2, -1),L), liberties_after(L,enemy,M), M < 5`
fn test_155<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        board.content(group_l) == Content::Empty
            && runtime::liberties_after(board, group_l, Content::Enemy)
                .is_some_and(|number_m| number_m < 5)
    })
}

/// `group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 2`
fn test_158<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Enemy)
                .is_some_and(|number_k| number_k < 2)
    })
}

/// `group_on_pos(A,D,(2, -1),L), liberties_after(L,enemy,M), 1 < M`
fn test_159<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        board.content(group_l) == Content::Empty
            && runtime::liberties_after(board, group_l, Content::Enemy)
                .is_some_and(|number_m| 1 < number_m)
    })
}

/// `neighbour_cnt(C,friend,J), 1 < J`
fn test_162<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    1 < runtime::neighbour_count(board, group_c, Content::Friend)
}

/// `enclosure_size(C,friend,K), K < 30`
fn test_163<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::enclosure_size(board, group_c, Content::Friend) < 30
}

/// `link(G,L), group(L,enemy)`
fn test_164<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_l| board.content(group_l) == Content::Enemy)
        })
}

/// `neighbour_cnt(G,enemy,K), 2 < K`
fn test_167<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && 2 < runtime::neighbour_count(board, group_g, Content::Enemy)
        })
}

/// `group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 4`
fn test_170<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Enemy)
                .is_some_and(|number_k| number_k < 4)
    })
}

/// `distance_to_edge(A,D,right,L), L < 2`
fn test_171<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 2
    })
}

/// `group_on_pos(A,D,(0, -1),M), neighbour_cnt(M,enemy,N), 0 < N`
fn test_172<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (0, -1))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_m, Content::Enemy)
    })
}

/// `link(G,L), liberties_after(L,friend,M), 3 < M`
fn test_175<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_l| {
                        board.content(group_l) == Content::Empty
                            && runtime::liberties_after(board, group_l, Content::Friend)
                                .is_some_and(|number_m| 3 < number_m)
                    })
        })
}

/// `link(G,J), liberties_after(J,enemy,K), K < 4`
fn test_178<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_j| {
                        board.content(group_j) == Content::Empty
                            && runtime::liberties_after(board, group_j, Content::Enemy)
                                .is_some_and(|number_k| number_k < 4)
                    })
        })
}

/// `link(G,L), group(L,friend)`
fn test_179<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_l| board.content(group_l) == Content::Friend)
                && board
                    .links(group_g)
                    .any(|group_j| {
                        board.content(group_j) == Content::Empty
                            && runtime::liberties_after(board, group_j, Content::Enemy)
                                .is_some_and(|number_k| number_k < 4)
                    })
        })
}

/// `group_on_pos(A,D,(1, 1),M), liberties_after(M,friend,N), 1 < N`
fn test_180<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Friend)
                .is_some_and(|number_n| 1 < number_n)
    })
}

/// `link(C,M), liberties_after(M,friend,N), N < 4`
fn test_182<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_m| {
            board.content(group_m) == Content::Empty
                && runtime::liberties_after(board, group_m, Content::Friend)
                    .is_some_and(|number_n| number_n < 4)
        })
}

/// `shared_liberty_cnt(J,O,P), 1 < P`
fn test_183<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_l| board.content(group_l) == Content::Friend)
                && board
                    .links(group_g)
                    .any(|group_j| {
                        board.content(group_j) == Content::Empty
                            && runtime::liberties_after(board, group_j, Content::Enemy)
                                .is_some_and(|number_k| number_k < 4)
                            && runtime::liberty_sharers(board, group_j)
                                .any(|(_, number_p)| 1 < number_p)
                    })
        })
}

/// `link(G,L), stone_cnt(L,M), 3 < M`
fn test_187<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && board
                    .links(group_g)
                    .any(|group_j| {
                        board.content(group_j) == Content::Empty
                            && runtime::liberties_after(board, group_j, Content::Enemy)
                                .is_some_and(|number_k| number_k < 4)
                    })
                && board.links(group_g).any(|group_l| 3 < board.stone_count(group_l))
        })
}

/// `liberty(C,J), shared_liberty_cnt(J,K,L), 1 < L`
fn test_190<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberties(board, group_c)
        .any(|group_j| {
            runtime::liberty_sharers(board, group_j).any(|(_, number_l)| 1 < number_l)
        })
}

/// `neighbour_cnt(G,friend,M), 1 < M`
fn test_191<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && 0 < board.stone_count(group_g)
                && 1 < runtime::neighbour_count(board, group_g, Content::Friend)
        })
}

/// `stone_cnt(K,M), M < 3`
fn test_193<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberties(board, group_c)
        .any(|group_j| {
            runtime::liberty_sharers(board, group_j)
                .any(|(group_k, number_l)| {
                    1 < number_l && board.stone_count(group_k) < 3
                })
        })
}

/// `liberty_cnt(C,I), I < 3`
fn test_197<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.liberty_count(group_c) < 3
}

/// `region_size(G,J), J < 4`
fn test_198<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && board.content(group_g) == Content::Empty
                && runtime::region_size(board, group_g) < 4
        })
}

/// `group_on_pos(A,D,(1, 1),K), region_size(K,L), L < 4`
fn test_199<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::region_size(board, group_k) < 4
    })
}

/// `group_on_pos(A,D,(-1, 0),M), group(M,friend)`
fn test_200<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (-1, 0))
        else {
            return false;
        };
        board.content(group_m) == Content::Friend
    })
}

/// `group_on_pos(A,D,(1, 0),N), group(N,enemy)`
fn test_201<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (1, 0))
        else {
            return false;
        };
        board.content(group_n) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(0, 1),N), group(N,enemy)`
fn test_203<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (0, 1))
        else {
            return false;
        };
        board.content(group_n) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(-1, 1),O), region_size(O,P), P < 4`
fn test_204<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        board.content(group_o) == Content::Empty
            && runtime::region_size(board, group_o) < 4
    })
}

/// `liberties_after(C,friend,J), J < 3`
fn test_210<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_j| number_j < 3)
}

/// `liberties_after(G,enemy,K), K < 3`
fn test_211<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && board.content(group_g) == Content::Empty
                && runtime::liberties_after(board, group_g, Content::Enemy)
                    .is_some_and(|number_k| number_k < 3)
        })
}

/// `group_on_pos(A,D,(1, 1),L), liberty_cnt(L,M), M < 2`
fn test_212<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.liberty_count(group_l) < 2
    })
}

/// `liberties_after(G,friend,J), J < 5`
fn test_216<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && board.content(group_g) == Content::Empty
                && runtime::liberties_after(board, group_g, Content::Friend)
                    .is_some_and(|number_j| number_j < 5)
        })
}

/// `shared_liberty_cnt(C,K,L), 1 < L`
fn test_217<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberty_sharers(board, group_c).any(|(_, number_l)| 1 < number_l)
}

/// `enclosure_size(K,enemy,M), M < 30`
fn test_218<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberty_sharers(board, group_c)
        .any(|(group_k, number_l)| {
            1 < number_l && board.content(group_k) == Content::Empty
                && runtime::enclosure_size(board, group_k, Content::Enemy) < 30
        })
}

/// `liberties_after(K,enemy,N), N < 4`
fn test_219<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberty_sharers(board, group_c)
        .any(|(group_k, number_l)| {
            1 < number_l && board.content(group_k) == Content::Empty
                && runtime::liberties_after(board, group_k, Content::Enemy)
                    .is_some_and(|number_n| number_n < 4)
                && board.content(group_k) == Content::Empty
                && runtime::enclosure_size(board, group_k, Content::Enemy) < 30
        })
}

/// `group_on_pos(A,D,(1, 1),M), liberties_after(M,friend,N), N < 5`
fn test_222<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_m) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_m) == Content::Empty
            && runtime::liberties_after(board, group_m, Content::Friend)
                .is_some_and(|number_n| number_n < 5)
    })
}

/// `group_on_pos(A,D,(2, 1),O), liberties_after(O,friend,P), P < 5`
fn test_223<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_o) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_o) == Content::Empty
            && runtime::liberties_after(board, group_o, Content::Friend)
                .is_some_and(|number_p| number_p < 5)
    })
}

/// `group_on_pos(A,D,(-1, -1),Q), liberty_cnt(Q,R), R < 5`
fn test_224<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_q) = runtime::group_displaced(board, point_a, axes_d, (-1, -1))
        else {
            return false;
        };
        board.liberty_count(group_q) < 5
    })
}

/// `link(G,K), liberties_after(K,friend,L), L < 3`
fn test_229<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_g| {
            board.liberty_count(group_g) < 3 && board.content(group_g) == Content::Empty
                && runtime::liberties_after(board, group_g, Content::Friend)
                    .is_some_and(|number_j| number_j < 5)
                && board
                    .links(group_g)
                    .any(|group_k| {
                        board.content(group_k) == Content::Empty
                            && runtime::liberties_after(board, group_k, Content::Friend)
                                .is_some_and(|number_l| number_l < 3)
                    })
        })
}

/// `neighbour_cnt(C,enemy,M), 1 < M`
fn test_230<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    1 < runtime::neighbour_count(board, group_c, Content::Enemy)
}

/// `link(C,K), liberties_after(K,enemy,L), L < 5`
fn test_233<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_k| {
            board.content(group_k) == Content::Empty
                && runtime::liberties_after(board, group_k, Content::Enemy)
                    .is_some_and(|number_l| number_l < 5)
        })
}

/// `enclosure_size(K,friend,M), M < 30`
fn test_234<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_k| {
            board.content(group_k) == Content::Empty
                && runtime::liberties_after(board, group_k, Content::Enemy)
                    .is_some_and(|number_l| number_l < 5)
                && board.content(group_k) == Content::Empty
                && runtime::enclosure_size(board, group_k, Content::Friend) < 30
        })
}

/// `group_on_pos(A,D,(2, 1),J), enclosure_size(J,friend,K), K < 30`
fn test_238<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::enclosure_size(board, group_j, Content::Friend) < 30
    })
}

/// `link(C,J), liberty_cnt(J,K), 5 < K`
fn test_240<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_j| 5 < board.liberty_count(group_j))
}

/// `link(C,I), liberty_cnt(I,J), 4 < J`
fn test_243<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_i| 4 < board.liberty_count(group_i))
}

/// `liberties_after(C,friend,I), I < 4`
fn test_245<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Friend)
            .is_some_and(|number_i| number_i < 4)
}

/// `group_on_pos(A,D,(1, 1),J), liberties_after(J,enemy,K), K < 4`
fn test_246<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_j) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_j) == Content::Empty
            && runtime::liberties_after(board, group_j, Content::Enemy)
                .is_some_and(|number_k| number_k < 4)
    })
}

/// `group_on_pos(A,D,(2, -1),L), second_order_liberty_cnt(L,M), M < 2`
fn test_247<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (2, -1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_l) < 2
    })
}

/// `group_on_pos(A,D,(2, 0),I), liberties_after(I,friend,J), J < 3`
fn test_251<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::liberties_after(board, group_i, Content::Friend)
                .is_some_and(|number_j| number_j < 3)
    })
}

/// `group_on_pos(A,D,(2, 1),I), second_order_liberty_cnt(I,J), J < 2`
fn test_253<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (2, 1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_i) < 2
    })
}

/// `group_on_pos(A,D,(2, 0),K), neighbour_cnt(K,friend,L), 0 < L`
fn test_254<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_k, Content::Friend)
    })
}

/// `liberties_after(K,enemy,M), 1 < M`
fn test_255<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.content(group_k) == Content::Empty
            && runtime::liberties_after(board, group_k, Content::Enemy)
                .is_some_and(|number_m| 1 < number_m)
    })
}

/// `group_on_pos(A,D,(0, 2),K), neighbour_cnt(K,friend,L), 0 < L`
fn test_258<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (0, 2))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_k, Content::Friend)
    })
}

/// `group_on_pos(A,D,(1, 1),G), region_size(G,H), H < 12`
fn test_262<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_g) == Content::Empty
            && runtime::region_size(board, group_g) < 12
    })
}

/// `group_on_pos(A,D,(-1, 1),I), enclosure_size(I,enemy,J), J < 30`
fn test_263<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_i) = runtime::group_displaced(board, point_a, axes_d, (-1, 1))
        else {
            return false;
        };
        board.content(group_i) == Content::Empty
            && runtime::enclosure_size(board, group_i, Content::Enemy) < 30
    })
}

/// `group_on_pos(A,D,(0, -1),K), group(K,friend)`
fn test_264<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (0, -1))
        else {
            return false;
        };
        board.content(group_k) == Content::Friend
    })
}

/// `group_on_pos(A,D,(-1, -1),L), second_order_liberty_cnt(L,M), M < 1`
fn test_265<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_l) = runtime::group_displaced(board, point_a, axes_d, (-1, -1))
        else {
            return false;
        };
        runtime::second_order_liberty_count(board, group_l) < 1
    })
}

/// `group_on_pos(A,D,(1, -2),N), group(N,enemy)`
fn test_266<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_n) = runtime::group_displaced(board, point_a, axes_d, (1, -2))
        else {
            return false;
        };
        board.content(group_n) == Content::Enemy
    })
}

/// `group_on_pos(A,D,(-3, 0),K), neighbour_cnt(K,friend,L), 0 < L`
fn test_270<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_k) = runtime::group_displaced(board, point_a, axes_d, (-3, 0))
        else {
            return false;
        };
        0 < runtime::neighbour_count(board, group_k, Content::Friend)
    })
}

/// `link(G,M), neighbour_cnt(M,enemy,N), 1 < N`
fn test_271<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board
            .links(group_g)
            .any(|group_m| 1 < runtime::neighbour_count(board, group_m, Content::Enemy))
    })
}

/// `link(G,I), group(I,friend)`
fn test_275<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.links(group_g).any(|group_i| board.content(group_i) == Content::Friend)
    })
}

/// `link(C,J), liberties_after(J,friend,K), K < 5`
fn test_276<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_j| {
            board.content(group_j) == Content::Empty
                && runtime::liberties_after(board, group_j, Content::Friend)
                    .is_some_and(|number_k| number_k < 5)
        })
}

/// `link(C,F), group(F,enemy)`
fn test_281<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.links(group_c).any(|group_f| board.content(group_f) == Content::Enemy)
}

/// `group_on_pos(A,D,(1, 1),G), enclosure_size(G,enemy,H), H < 20`
fn test_282<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        board.content(group_g) == Content::Empty
            && runtime::enclosure_size(board, group_g, Content::Enemy) < 20
    })
}

/// `distance_to_edge(A,D,right,I), I < 2`
fn test_283<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        runtime::distance_to_edge(board, point_a, axes_d, Direction::Right) < 2
    })
}

/// `liberty(G,J), liberty_cnt(J,K), K < 3`
fn test_284<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (1, 1))
        else {
            return false;
        };
        runtime::liberties(board, group_g)
            .any(|group_j| board.liberty_count(group_j) < 3)
    })
}

/// `liberty_cnt(F,G), 2 < G`
fn test_288<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board
        .links(group_c)
        .any(|group_f| {
            board.content(group_f) == Content::Enemy && 2 < board.liberty_count(group_f)
        })
}

/// `liberties_after(C,enemy,G), 1 < G`
fn test_290<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_g| 1 < number_g)
}

/// `liberty(C,H), neighbour_cnt(H,enemy,I), 0 < I`
fn test_291<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    runtime::liberties(board, group_c)
        .any(|group_h| 0 < runtime::neighbour_count(board, group_h, Content::Enemy))
}

/// `region_size(C,H), H < 3`
fn test_293<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty && runtime::region_size(board, group_c) < 3
}

/// `liberties_after(C,enemy,F), 1 < F`
fn test_297<B: Board>(board: &B, point_a: Point) -> bool {
    let group_c = board.group(point_a);
    board.content(group_c) == Content::Empty
        && runtime::liberties_after(board, group_c, Content::Enemy)
            .is_some_and(|number_f| 1 < number_f)
}

/// `group_on_pos(A,D,(2, 0),G), liberties_after(G,friend,H), 3 < H`
fn test_298<B: Board>(board: &B, point_a: Point, axes: AxesSet) -> Option<AxesSet> {
    axes.filter(|axes_d| {
        let Some(group_g) = runtime::group_displaced(board, point_a, axes_d, (2, 0))
        else {
            return false;
        };
        board.content(group_g) == Content::Empty
            && runtime::liberties_after(board, group_g, Content::Friend)
                .is_some_and(|number_h| 3 < number_h)
    })
}
