% King and rook against king: is a position illegal, White to move having left the black king in check or two men on one square?
%
% The data's own settings allow adj/2 to be looked ahead at for one pair of arguments only. These take all six coordinates from the root
% query. By ten folds of the 1,000 training positions: 0.996 with these, 0.994 to 0.996 with lookahead of a second comparison (eight times
% as slow), 0.989 without pruning.

predict(krk(+id, -class)).
classes([pos, neg]).
root((krk(Id, Class), pos6(Id, WhiteKingFile, WhiteKingRank, RookFile, RookRank, BlackKingFile, BlackKingRank))).
sampling_strategy(none).

typed_language(yes).
type(krk(id, class)).
type(pos6(id, index, index, index, index, index, index)).
type(adj(index, index)).
type(eq(index, index)).
type(lt(index, index)).

rmode(adj(+X, +Y)).
rmode(eq(+X, +Y)).
rmode(lt(+X, +Y)).

execute(t).
