//! The stable codes of findings. A code is never given a new meaning; a finding that is gone leaves its code unused.
//!
//! S: SGF. P: problems. T: GoTools text. J: JSON lines. L: logic (Prolog text). Q: queries. B: language bias
//! (settings). D: relational data.

use super::Severity;

/// A stable code such as `S0101`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(&'static str);

impl Code {
    /// The code as it is printed.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// The severity that belongs to the code.
    #[must_use]
    pub fn severity(self) -> Severity {
        TABLE.iter().find(|row| row.0 == self.0).map_or(Severity::Error, |row| row.1)
    }
}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// The explanation of a code, for `nakade explain-code`; `None` for a code that does not exist.
#[must_use]
pub fn explain(code: &str) -> Option<(Severity, &'static str)> {
    TABLE.iter().find(|row| row.0.eq_ignore_ascii_case(code)).map(|row| (row.1, row.2))
}

/// Declares each code once: a constant, its severity and its explanation.
macro_rules! codes {
    ($($name:ident $code:literal $severity:ident $explanation:literal;)*) => {
        $(#[doc = $explanation] pub const $name: Code = Code($code);)*
        const TABLE: &[(&str, Severity, &str)] = &[$(($code, Severity::$severity, $explanation)),*];
    };
}

/// One constant for each code.
pub mod code {
    use super::{Code, Severity};
    codes! {
        // Files.
        FILE_NOT_READ "F0001" Error "The file or folder could not be read.";
        FOLDER_WITHOUT_PROBLEMS "F0003" Warning "No file of the folder looks like problems: none ends in .sgf, .mgt, .jsonl, .ndjson or .json, and none is GoTools text.";
        FILES_PASSED_OVER "F0004" Note "Files of a folder that do not look like problems were left alone; name them one by one to have them read.";
        FILE_TOO_LARGE "F0002" Error "The file is larger than 1 GiB, which is the most that is read.";
        CHECKPOINT_UNREADABLE "F0005" Error "The file given with --checkpoint is no checkpoint, is damaged, or was written by another version of the program. Nothing was learnt, and the file was left as it is.";
        CHECKPOINT_OTHER "F0006" Error "The checkpoint belongs to a run with other data, settings or options: going on from it would give a tree of neither. Nothing was learnt, and the file was left as it is.";
        CHECKPOINT_NOT_SAVED "F0007" Warning "The checkpoint could not be saved, because the disk is full, say. Learning goes on, and saving is tried again.";
        // S: SGF.
        SGF_NO_GAME "S0001" Error "The file has no game tree: nowhere does a parenthesis open before a node.";
        SGF_TEXT_OUTSIDE "S0002" Note "Text before, between or after the games was ignored.";
        SGF_NO_SEMICOLON "S0003" Warning "A property stands where no node was begun; a node was begun for it.";
        SGF_EMPTY_TREE "S0004" Note "A pair of parentheses without a node was ignored.";
        SGF_UNCLOSED_TREE "S0005" Warning "The file ends before all parentheses are closed; they were taken as closed there.";
        SGF_UNCLOSED_VALUE "S0006" Error "The file ends inside a value; what follows the value's beginning may be lost.";
        SGF_BARE_BRACKET "S0007" Warning "A text goes on after a `]` that was not escaped; the bracket was taken as part of the text.";
        SGF_UNEXPECTED_TEXT "S0008" Warning "Characters that belong to no property stand inside a tree; they were skipped.";
        SGF_LOWER_CASE_NAME "S0009" Warning "A property name has no upper-case letter; it was read as if it were in upper case.";
        SGF_NO_VALUE "S0010" Warning "A property name has no value; it was skipped.";
        SGF_REPEATED_PROPERTY "S0011" Note "A property is repeated in its node; the values were put together.";
        SGF_NODE_AFTER_VARIATION "S0012" Warning "A node follows a closed variation; it was taken as a further variation.";
        SGF_CHARSET_UNKNOWN "S0013" Warning "CA names a charset that does not exist; the charset was guessed.";
        SGF_CHARSET_GUESSED "S0014" Note "The file gives no charset and is not UTF-8; the charset was guessed.";
        SGF_CHARSET_ERRORS "S0015" Warning "The file has bytes that mean nothing in its charset.";
        SGF_CHARSET_DIFFERS "S0016" Warning "Games of one file declare different charsets; the first was used for all.";
        // P: problems.
        NOT_GO "P0001" Error "GM says that the game is not Go (1); it was refused.";
        BOARD_SIZE "P0002" Error "The board is smaller than 1 or larger than 25 lines, or its size cannot be read.";
        BOARD_NOT_SQUARE "P0003" Error "The board is not square; problems are.";
        SIZE_UNREADABLE "P0004" Warning "SZ is empty or no number; 19 was assumed.";
        PLAYER_UNREADABLE "P0005" Warning "PL is neither black nor white; the first move decides who is to play.";
        PLAYER_CONTRADICTED "P0006" Warning "PL names the side that does not make the first move; the first move decides.";
        POINT_UNREADABLE "P0007" Warning "A value that should be a point of the board is none; it was left out.";
        SETUP_OVERLAP "P0008" Warning "One node sets the same point in two ways; points are emptied first, then black, then white stones set.";
        STONE_TWICE "P0009" Warning "A stone is listed twice.";
        MOVE_AND_SETUP "P0010" Warning "A node has a move and sets up stones.";
        GAME_RECORD "P0011" Error "A record of a game, not a problem: it begins on an empty or handicap board, or is one long line, without any mark.";
        NO_ANSWER "P0012" Error "No first move is given as right, so there is no answer to the problem.";
        NO_STONES "P0013" Error "There are no stones on the board.";
        NO_LIBERTIES "P0014" Error "A string of stones has no liberty: the position is illegal.";
        ANSWER_ON_STONE "P0015" Error "A judged first move is on a stone; it was left out.";
        ANSWER_SUICIDE "P0016" Error "A judged first move is suicide; it was left out.";
        ANSWER_OUTSIDE "P0017" Error "A judged first move is no point of the board; it was left out.";
        ANSWER_TWICE "P0018" Warning "A first move is judged twice in different ways; the better judgement was kept.";
        MARKS_CONFLICT "P0019" Warning "One line of play is marked right and wrong; right was kept.";
        EVALUATIONS_UNUSED "P0020" Note "DO, GB or GW evaluate moves or positions; they are not used.";
        UNMARKED_GAME "P0021" Warning "Other games of the file mark their answers, this one does not; its first variation was taken as the answer.";
        ONLY_WRONG_MARKS "P0022" Warning "Only wrong lines are marked; the first unmarked variation was taken as the answer.";
        OTHER_SIDE_MOVES "P0023" Warning "Some first moves are made by the side that is not to play; they were left out.";
        DUPLICATE_ID "P0024" Warning "Two problems have the same id; the later one was given another.";
        DUPLICATE_PROBLEM "P0025" Note "A problem equals an earlier one under symmetry or colour swap; the two were merged.";
        JUDGEMENTS_DIFFER "P0026" Warning "Two sources judge the same move of the same problem differently; the first was kept.";
        FORMAT_UNKNOWN "P0027" Error "The file is neither SGF nor JSON lines nor GoTools text.";
        NO_SUCH_PROBLEM "P0028" Error "The file has no problem of that id or index.";
        SPLIT_INEXACT "P0029" Warning "The numbers asked for cannot be met by whole groups of equal positions.";
        STONE_BOTH_COLOURS "P0030" Error "A point has a black and a white stone.";
        NO_SOLUTION "P0032" Note "The source says of every first move that it fails. The problem is kept, but no move can be found in it.";
        SECOND_MOVE "P0033" Warning "A node has more than one move; only the first was used.";
        SAME_PROBLEM "P0031" Warning "A problem equals an earlier one under symmetry or colour swap.";
        // T: GoTools text.
        GOTOOLS_HEADER "T0001" Warning "The second line does not say how many problems there are.";
        GOTOOLS_COUNT "T0002" Warning "The file has another number of problems than it says.";
        GOTOOLS_POSITION "T0003" Error "The position of a record cannot be read; the record was left out.";
        GOTOOLS_MOVE "T0004" Error "A move line of a record cannot be read; the line was left out.";
        GOTOOLS_UNSOLVED "T0005" Note "No first move of a side reaches its goal, so the record is no problem for that side.";
        // J: JSON lines.
        JSON_SYNTAX "J0001" Error "The line is no JSON object; it was left out.";
        JSON_FIELD "J0002" Error "A field is missing or has a value of the wrong kind; the line was left out.";
        JSON_UNKNOWN_FIELD "J0003" Note "A field is not known; it was not used.";
        JSON_LINES_OF_PLAY "J0004" Warning "The field `tree` holds no SGF variations; it was kept as a text that nothing reads.";
        JSON_STATUS "J0005" Warning "A status in `moves` is none of GoTools'; the move is not ordered by it.";
        // L: logic.
        UNCLOSED_QUOTE "L0101" Error "A quoted atom, string or back-quoted text is not closed on the line on which it starts.";
        BAD_ESCAPE "L0102" Error "A backslash in quotes is not followed by an escape sequence.";
        UNCLOSED_COMMENT "L0103" Error "A comment opened by /* is not closed before the end of the text.";
        BAD_NUMBER "L0104" Error "A number is malformed or does not fit in 64 bits.";
        UNKNOWN_CHARACTER "L0105" Error "A character has no meaning outside of quotes.";
        TERM_EXPECTED "L0201" Error "A term is missing, behind an operator or between brackets, say.";
        OPERATOR_EXPECTED "L0202" Error "Two terms stand side by side without an operator, a comma or a full stop between.";
        BRACKET_MISMATCH "L0203" Error "A bracket is not closed, closes nothing, or is of the wrong kind.";
        PRIORITY_CLASH "L0204" Error "An operator binds too loosely for its place; parentheses make the meaning clear.";
        VARIABLE_AS_FUNCTOR "L0205" Error "A name that starts with a capital letter is a variable and cannot have arguments.";
        MISSING_FULL_STOP "L0206" Error "The last clause of a text has no full stop.";
        ONE_TERM_EXPECTED "L0207" Error "One term was expected and something follows it.";
        TEXT_TOO_LONG "L0208" Error "The reader takes texts of up to four gigabytes.";
        BAD_OPERATOR "L0301" Error "A directive op(Priority, Type, Names) breaks the rules for operators.";
        FURTHER_ERRORS "L0901" Note "A text has so many errors that only the first ones are listed.";
        // K: background knowledge.
        CLAUSE_NOT_USED "K0001" Warning "A term in a program is no clause, or a directive that is not supported; it was not used.";
        SENTENCE_MALFORMED "K0002" Warning "A sentence beside a predicate is not written as it must be; it was not used.";
        // Q: queries and theories.
        GOAL_UNKNOWN "Q0001" Error "A goal calls a predicate that nothing defines: no theory, not the background, and it is not built in.";
        GOAL_FORBIDDEN "Q0002" Error "A goal or directive would reach files, processes, the network, the clauses or the Prolog system itself. Queries and theories only compute.";
        GOAL_NOT_CALLABLE "Q0003" Error "What stands where a goal is wanted is none, or cannot be held by a Prolog system.";
        GOAL_TOO_DEEP "Q0004" Error "Control is nested in control too deeply.";
        QUERY_FAILED "Q0101" Error "The query raised an error while it ran.";
        QUERY_LIMIT "Q0102" Error "The query came to a limit of time, inferences, memory or answers. The answers so far are right, but there may be more.";
        QUERY_SYSTEM_DIED "Q0103" Error "The Prolog system broke down at this query and was started anew. The answers so far are right, but there may be more.";
        QUERY_INTERRUPTED "Q0104" Error "The query was interrupted. The answers so far are right, but there may be more.";
        ANSWER_TOO_LARGE "Q0105" Error "An answer is a cyclic term, or has more than 200,000 parts.";
        PROLOG_NOT_STARTED "Q0106" Error "The Prolog system could not be started.";
        PROLOG_LEFT_OUT "Q0107" Error "The query needs a Prolog system, and this program was built without one.";
        THEORY_REPLACES "Q0201" Warning "A theory defines a predicate that another one had defined; the later definition holds.";
        THEORY_UNKNOWN "Q0202" Warning "A clause calls a predicate that nothing defines; the call will be an error.";
        CLAUSE_REFUSED "Q0203" Error "A clause would define what is built in or what the position says; it was left out.";
        PREDICATE_REFUSED "Q0301" Error "A predicate of a user can neither be run natively nor be worked out beforehand, so nothing can be learnt with it.";
        SINGLETON "Q0204" Warning "A variable occurs only once in its clause, which is often a slip of the pen.";
        // D: relational data.
        DATA_NO_EXAMPLE "D0001" Error "The knowledge base has no example: no fact of the predicted predicate, or no model with a class.";
        DATA_MODEL_NESTING "D0002" Error "begin(model(Name)) and end(model(Name)) do not match; the facts between are taken for the model that was begun last.";
        DATA_OUTSIDE_MODEL "D0003" Note "A fact stands outside of all models; it was taken to hold in each.";
        DATA_CLASS_UNKNOWN "D0004" Warning "An example has a class that the settings do not list; it was left out.";
        DATA_CLASS_MISSING "D0005" Warning "An example has no class, or several; it was left out.";
        DATA_TARGET_NOT_NUMBER "D0006" Warning "The target of an example is not a finite number; it was left out.";
        DATA_KEY_TWICE "D0007" Warning "Two examples have the same key; both are used.";
        DATA_EXAMPLE_NOT_GROUND "D0008" Warning "An example has variables; it was left out.";
        PREDICATE_UNKNOWN "D0009" Warning "No fact and no clause says anything of a predicate, so it is never true.";
        PREDICATE_NOT_RUN "D0010" Error "A predicate could not be worked out: it needs one that nothing defines, did not end, or left a variable without a value. What could not be worked out counts as false.";
        CALL_FAILED "D0011" Warning "While clauses were run, a built-in predicate was called with arguments that it cannot use: a comparison with a variable that has no value, say. As in the original, that counts as failure.";
        DATA_TOO_MANY_CLASSES "D0012" Error "The examples have more than 65,535 classes. A target that takes so many values is a number, or part of the key.";
        DATA_NO_TRAINING "D0013" Error "All examples are kept for testing, so there is nothing to learn from.";
        DATA_NOTHING_TO_RANK "D0014" Warning "No group of examples has rewards that differ, so there is nothing to rank. `rank_by` says what a group has in common.";
        // B: language bias.
        SETTING_UNKNOWN "B0001" Warning "The setting is not known, or not supported. It has no effect on what is learnt.";
        SETTING_MALFORMED "B0002" Error "The setting is not written as it must be, and was not read.";
        SETTING_NOT_SUPPORTED "B0003" Warning "The setting is known, but not with this value. The default is used.";
        SETTING_ODD "B0005" Warning "The setting is done as it is written, which may not be what was meant.";
        CONSTANT_WITHOUT_LIST "B0006" Warning "A constant of a comparison is marked # without a list, and no relation says which there could be; the mode was left out.";
        TOO_MANY_TESTS "B0007" Warning "The language makes more than two million tests for one node; those that lookahead adds beyond are not run.";
        GROUPS_NOT_READ "B0008" Error "rank_by is not written as it must be, so it is not known what is ranked among each other. Ensembles are not learnt.";
        BIAS_INCOMPLETE "B0004" Error "The settings do not say enough to learn anything: what to predict, or what may be tested.";
    }
    pub(super) const ALL: &[(&str, Severity, &str)] = TABLE;
}

use code::ALL as TABLE;
