//! What authors write where a line is right or wrong.
//!
//! Known are the words of the common collections in the languages that were met, `+` and `-` (GoTools, some editors), and
//! ticks and crosses. A negation turns a right mark into a wrong one (`incorrect`, `not correct`, `不正确`), a reservation
//! (`almost correct`) or a question (`Is this correct?`) makes it none. Of several words in one comment the first counts:
//! "Wrong. The correct move is A" is wrong.

/// What a line of play, or one comment in it, is marked as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::problem) struct Marks {
    pub right: bool,
    pub wrong: bool,
}

impl Marks {
    pub const RIGHT: Marks = Marks { right: true, wrong: false };
    pub const WRONG: Marks = Marks { right: false, wrong: true };

    /// Both taken together.
    pub fn and(self, other: Marks) -> Marks {
        Marks { right: self.right || other.right, wrong: self.wrong || other.wrong }
    }

    /// Right and wrong at once.
    pub fn conflict(self) -> bool {
        self.right && self.wrong
    }
}

/// Words that mark a line as right, wherever they stand in a comment. The languages are English, French, German, Spanish,
/// Italian, Portuguese, Dutch, Polish, Czech, Russian, Ukrainian.
const RIGHT: &str = "correct correcte richtig korrekt correcto correcta corretto giusto correto juist poprawnie správně \
    правильно правильный правильное верно верный правильне вірно";
/// Words that mark a line as wrong, wherever they stand in a comment.
const WRONG: &str = "wrong incorrect incorrecte faux falsch inkorrekt unrichtig incorrecto incorrecta equivocado equivocada \
    scorretto sbagliato incorreto errado fout źle niepoprawnie špatně неправильно неправильный неправильное неверно неверный невірно";
/// Words that are marks at the beginning of a comment only: elsewhere they tell what happens ("White fails to kill").
const RIGHT_OPENINGS: &str =
    "success solution solved réussi réussite erfolg lösung loesung solución soluzione goed dobrze решение";
const WRONG_OPENINGS: &str = "failure fail failed échec fehler fehlschlag fallo błąd неудача";

/// The same in scripts without spaces; found as parts of the text.
const RIGHT_PARTS: &[&str] = &["正解", "正确", "正確", "成功", "正着", "正著", "정답", "정해", "성공"];
const WRONG_PARTS: &[&str] =
    &["失败", "失敗", "失着", "失著", "错误", "錯誤", "間違", "误着", "誤着", "오답", "실패", "不对", "不對"];

/// What turns the next word into its opposite.
const NEGATIONS: &str = "not never cannot nicht kein keine не ні pas no non não nie niet";
/// What makes the next word no judgement at all.
const RESERVATIONS: &str = "almost nearly partly partially half fast почти presque casi quasi prawie";

/// Whether a word is in a list of words.
fn listed(list: &str, word: &str) -> bool {
    list.split_ascii_whitespace().any(|other| other == word)
}

/// What a comment (or the name of a node) says of the line it stands in.
pub(super) fn of_comment(text: &str) -> Marks {
    let text = text.trim_start();
    match text.chars().next() {
        None => return Marks::default(),
        Some('+' | '＋' | '○' | '◯' | '◎' | '✓' | '✔' | '✅') => return Marks::RIGHT,
        Some('-') if !text.starts_with("--") => return Marks::WRONG,
        Some('−' | '×' | '✗' | '✘' | '❌') => return Marks::WRONG,
        Some(_) => {}
    }
    // The usual case, in which nothing needs to be taken apart.
    match text.trim_end() {
        "RIGHT" | "Correct" => return Marks::RIGHT,
        "WRONG" => return Marks::WRONG,
        _ => {}
    }
    let words = first_word_mark(text);
    let parts = if text.is_ascii() { None } else { first_part_mark(text) };
    match (words, parts) {
        (Some((at, marks)), Some((other_at, other))) => {
            if at <= other_at {
                marks
            } else {
                other
            }
        }
        (Some((_, marks)), None) | (None, Some((_, marks))) => marks,
        (None, None) => Marks::default(),
    }
}

/// The first mark among the phrases without spaces, with its place.
fn first_part_mark(text: &str) -> Option<(usize, Marks)> {
    let find = |parts: &'static [&str], marks: Marks| {
        parts.iter().flat_map(move |part| text.match_indices(part)).map(move |(at, _)| {
            let negated = text[..at].chars().next_back().is_some_and(|c| "不非未没沒无無".contains(c));
            let opposite = Marks { right: marks.wrong, wrong: marks.right };
            (at, if negated { opposite } else { marks })
        })
    };
    let asked = |at: usize| {
        let end = text[at..].find(['。', '.', '!', '！', '\n', '?', '？']).map(|end| at + end);
        end.is_some_and(|end| text[end..].starts_with(['?', '？']))
    };
    find(RIGHT_PARTS, Marks::RIGHT)
        .chain(find(WRONG_PARTS, Marks::WRONG))
        .filter(|(at, _)| !asked(*at))
        .min_by_key(|(at, _)| *at)
}

/// The first mark among the words of the sentences, with its place.
fn first_word_mark(text: &str) -> Option<(usize, Marks)> {
    let mut from = 0;
    for sentence in text.split_inclusive(['.', '!', '?', ';', '\n', '。', '！', '？']) {
        let at = from;
        from += sentence.len();
        if sentence.ends_with(['?', '？']) {
            continue;
        }
        if let Some((word_at, marks)) = mark_of_sentence(sentence, at == 0) {
            return Some((at + word_at, marks));
        }
    }
    None
}

/// The first mark of a sentence; `is_opening` for the first sentence of a comment.
fn mark_of_sentence(sentence: &str, is_opening: bool) -> Option<(usize, Marks)> {
    let is_word = |c: char| c.is_alphanumeric() || c == '\'' || c == '’';
    let mut words: Vec<(usize, &str)> = Vec::new();
    let mut start = None;
    for (at, c) in sentence.char_indices().chain([(sentence.len(), ' ')]) {
        match (is_word(c), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                words.push((from, sentence[from..at].trim_matches(['\'', '’'])));
                start = None;
            }
            _ => {}
        }
    }
    let lower: Vec<String> = words.iter().map(|(_, word)| word.to_lowercase()).collect();
    for (index, &(at, written)) in words.iter().enumerate() {
        let word = lower[index].as_str();
        let before = |n: usize| index.checked_sub(n).map_or("", |i| lower[i].as_str());
        let marks = if listed(WRONG, word) || index == 0 && is_opening && listed(WRONG_OPENINGS, word) {
            Marks::WRONG
        } else if listed(RIGHT, word)
            || index == 0 && is_opening && listed(RIGHT_OPENINGS, word)
            || word == "right" && is_judgement(&lower, index, written)
        {
            Marks::RIGHT
        } else {
            continue;
        };
        if is_reference(before(1), before(2)) && marks == Marks::RIGHT {
            continue;
        }
        // "not correct", "not quite correct", "nothing wrong", "what's wrong here".
        let negates = |w: &str| listed(NEGATIONS, w) || w.ends_with("n't") || w.ends_with("n’t");
        let negated = negates(before(1))
            || matches!(before(1), "quite" | "entirely" | "really" | "a" | "the" | "so") && negates(before(2));
        let reserved = listed(RESERVATIONS, before(1))
            || marks == Marks::WRONG && matches!(before(1), "nothing" | "what's" | "can");
        return match (reserved, negated, marks == Marks::RIGHT) {
            (true, ..) => None,
            (_, true, true) => Some((at, Marks::WRONG)),
            (_, true, false) => None,
            (_, false, _) => Some((at, marks)),
        };
    }
    None
}

/// "The correct move is A" speaks of another move, "this is the correct move" of this one.
fn is_reference(before: &str, before_that: &str) -> bool {
    matches!(before, "the" | "a" | "more")
        && !matches!(before_that, "is" | "was" | "it's" | "that's" | "it’s" | "that’s" | "found" | "played" | "also")
}

/// `right` is a judgement where it is written in capitals (unless it names a side of the board), or where it is all that the
/// sentence says. "The lower right corner" and "this is the right idea, but" are none.
fn is_judgement(words: &[String], index: usize, written: &str) -> bool {
    let after = words.get(index + 1).map_or("", String::as_str);
    let is_side = matches!(after, "side" | "corner" | "edge" | "hand" | "group" | "now" | "away" | "here");
    let before = index.checked_sub(1).map_or("", |i| words[i].as_str());
    let direction = matches!(before, "the" | "to" | "upper" | "lower" | "top" | "bottom");
    if written == "RIGHT" {
        return !is_side && !direction;
    }
    let filling = [
        "yes",
        "that",
        "that's",
        "that’s",
        "it",
        "it's",
        "this",
        "is",
        "you",
        "are",
        "you're",
        "quite",
        "absolutely",
        "also",
        "all",
        "the",
        "a",
    ];
    let opening = words[..index].iter().all(|word| filling.contains(&word.as_str()));
    let noun = matches!(after, "" | "move" | "answer" | "solution" | "choice" | "result" | "way");
    // In "right, but …" the comma does not end the sentence.
    opening
        && noun
        && words.len() <= index + 2
        && !(before == "the" && after.is_empty())
        && !(before == "all" && after.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(marks: Marks, comments: &[&str]) {
        for comment in comments {
            assert_eq!(of_comment(comment), marks, "{comment:?}");
        }
    }

    #[test]
    fn right_marks() {
        check(
            Marks::RIGHT,
            &[
                "RIGHT",
                "Right",
                "right!",
                "Yeye.RIGHT",
                "That's right.",
                "Well played. RIGHT",
                "Correct",
                "CORRECT!",
                "also correct",
                "Correct. It's a ko.",
                "This is also correct.",
                "This is the correct move",
                "正解",
                "これで正解です",
                "正解図",
                "白死，正确",
                "黑棋正確",
                "成功",
                "정답입니다",
                "Правильно!",
                "Верно",
                "Richtig",
                "Das ist korrekt.",
                "Correcto",
                "+",
                "+l2d",
                "+5 points",
                " +",
                "Solution",
                "Correct, White shouldn't play A.",
                "○",
                "right answer",
            ],
        );
    }

    #[test]
    fn wrong_marks() {
        check(
            Marks::WRONG,
            &[
                "WRONG",
                "Wrong",
                "wrong!",
                "incorrect",
                "Incorrect.",
                "Not correct",
                "That is not quite correct.",
                "This isn't correct.",
                "不正确",
                "不正確",
                "不正解",
                "失败",
                "失敗図",
                "黑失着",
                "오답",
                "Неправильно",
                "Не верно",
                "nicht richtig",
                "Falsch",
                "incorrecto",
                "pas correct",
                "-",
                "-d3l",
                "- white lives",
                "Failure",
                "Wrong. The correct move is A.",
                "不成功",
                "NOT RIGHT",
                "×",
            ],
        );
    }

    #[test]
    fn no_marks() {
        check(
            Marks::default(),
            &[
                "",
                " ",
                "Black to play and live",
                "the lower right corner",
                "This is the right idea, but A was crude.",
                "Is this correct?",
                "Now White can't play here, right?",
                "Almost correct, but you can improve the move order.",
                "The correct move is A.",
                "变化",
                "jump!",
                "give up!",
                "--- 2 ---",
                "White lives on the right.",
                "Nothing wrong with this",
                "严厉",
                "Keep to the right",
                "White fails to kill",
                "If White answers correctly, Black dies",
                "exactly",
                "All right",
            ],
        );
    }
}
