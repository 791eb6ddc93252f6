//! Which charset a file is in, and its text.
//!
//! The order of trust: a byte order mark, the property CA, valid UTF-8, and last a detector that looks at the frequency of
//! characters (chardetng, the one of Firefox). All of this happens on bytes; nothing is known of trees here.

use crate::diagnostics::{Code, code};
use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// A text and how it was got.
#[derive(Clone, Debug)]
pub struct Decoded {
    /// The whole text, without a byte order mark.
    pub text: String,
    /// The charset's name in the WHATWG Encoding Standard.
    pub charset: &'static str,
    /// Code, message and hint of what was odd.
    pub findings: Vec<(Code, String, String)>,
}

/// Decodes a file. Never fails: a byte that means nothing becomes U+FFFD and a finding.
#[must_use]
pub fn decode(bytes: &[u8]) -> Decoded {
    let mut findings = Vec::new();
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return finish(encoding, &bytes[mark..], findings);
    }
    // UTF-16 without a mark: an ASCII parenthesis with a zero beside it.
    match bytes {
        [b'(' | b';' | b' ' | b'\n' | b'\r', 0, ..] => return finish(UTF_16LE, bytes, findings),
        [0, b'(' | b';' | b' ' | b'\n' | b'\r', ..] => return finish(UTF_16BE, bytes, findings),
        _ => {}
    }
    if bytes.is_ascii() && !bytes.contains(&0x1b) {
        return finish(UTF_8, bytes, findings);
    }
    let mut declared = declared_charsets(bytes);
    if let Some(name) = declared.next() {
        if let Some(other) = declared.find(|other| !same_charset(other, name)) {
            findings.push((
                code::SGF_CHARSET_DIFFERS,
                format!("games of this file declare different charsets: `{}` and `{}`", show(name), show(other)),
                "the first one is used for the whole file; split the file".to_owned(),
            ));
        }
        match lookup(name) {
            // A file without byte order mark whose CA can be read byte by byte is not UTF-16, whatever it says.
            Some(encoding) if encoding != UTF_16LE && encoding != UTF_16BE => {
                let (text, faults) = encoding.decode_without_bom_handling(bytes);
                if !faults {
                    return Decoded { text: text.into_owned(), charset: encoding.name(), findings };
                }
                findings.push((
                    code::SGF_CHARSET_ERRORS,
                    format!("the file says CA[{}], but has bytes that mean nothing in that charset", show(name)),
                    "the charset was guessed instead; correct CA".to_owned(),
                ));
                if encoding != UTF_8 && std::str::from_utf8(bytes).is_err() && guess(bytes) == encoding {
                    return finish(encoding, bytes, findings);
                }
            }
            Some(_) => {}
            None => findings.push((
                code::SGF_CHARSET_UNKNOWN,
                format!("no charset is called `{}`", show(name)),
                "the charset was guessed; use a registered name such as UTF-8, GB18030 or Shift_JIS".to_owned(),
            )),
        }
    }
    if std::str::from_utf8(bytes).is_ok() && !bytes.contains(&0x1b) {
        return finish(UTF_8, bytes, findings);
    }
    let encoding = guess(bytes);
    findings.push((
        code::SGF_CHARSET_GUESSED,
        format!("no charset is given and the text is not UTF-8: read as {}", encoding.name()),
        "add CA with the right charset if names or comments look wrong".to_owned(),
    ));
    finish(encoding, bytes, findings)
}

fn finish(encoding: &'static Encoding, bytes: &[u8], mut findings: Vec<(Code, String, String)>) -> Decoded {
    let (text, faults) = encoding.decode_without_bom_handling(bytes);
    if faults {
        findings.push((
            code::SGF_CHARSET_ERRORS,
            format!("some bytes mean nothing in {}", encoding.name()),
            "they were replaced by U+FFFD".to_owned(),
        ));
    }
    Decoded { text: text.into_owned(), charset: encoding.name(), findings }
}

/// The values of the properties `CA` in a file whose charset is not known yet: structure is ASCII in all charsets but UTF-16.
fn declared_charsets(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut from = 0;
    std::iter::from_fn(move || {
        loop {
            let at = from + bytes[from..].windows(3).position(|window| window == b"CA[")?;
            from = at + 3;
            let length = bytes[from..].iter().take(40).position(|&b| b == b']');
            let alone = at == 0 || !bytes[at - 1].is_ascii_alphanumeric();
            if let (Some(length), true) = (length, alone) {
                let name = bytes[from..from + length].trim_ascii();
                if !name.is_empty() {
                    return Some(name);
                }
            }
        }
    })
}

fn show(name: &[u8]) -> String {
    String::from_utf8_lossy(name).into_owned()
}

fn same_charset(a: &[u8], b: &[u8]) -> bool {
    a.eq_ignore_ascii_case(b) || lookup(a).is_some_and(|encoding| lookup(b) == Some(encoding))
}

/// The charset of a name, registered or not.
fn lookup(name: &[u8]) -> Option<&'static Encoding> {
    // `replacement` stands for charsets that are unsafe on the web; decoding with it gives nothing.
    let registered = Encoding::for_label(name).filter(|encoding| *encoding != encoding_rs::REPLACEMENT);
    registered.or_else(|| {
        let plain: String =
            name.iter().filter(|b| b.is_ascii_alphanumeric()).map(|b| b.to_ascii_lowercase() as char).collect();
        let page = plain.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let label = match plain.as_str() {
            "ascii" | "usascii" | "utf" | "unicode" | "utf8n" | "unicode11utf8" => "utf-8".to_owned(),
            "gb" | "gbk" | "gb2312" | "cp936" | "windows936" | "ms936" | "gb231280" | "euccn" | "chinese"
            | "simplifiedchinese" => "gbk".to_owned(),
            "gb18030" | "gb180302000" | "gb180302005" => "gb18030".to_owned(),
            "cp950" | "windows950" | "ms950" | "big5eten" | "traditionalchinese" => "big5".to_owned(),
            "euckr" | "cp949" | "windows949" | "ms949" | "uhc" | "korean" | "ksc5601" | "ksx1001" => {
                "euc-kr".to_owned()
            }
            "cp932" | "windows932" | "ms932" | "mskanji" | "japanese" | "shiftjis" => "shift_jis".to_owned(),
            "jis" | "iso2022jp" => "iso-2022-jp".to_owned(),
            "eucjp" | "ujis" => "euc-jp".to_owned(),
            "ansi" | "latin" | "western" => "windows-1252".to_owned(),
            _ if plain.starts_with("iso8859") => format!("iso-8859-{}", &plain["iso8859".len()..]),
            _ if ["cp", "win", "windows", "ansi", "codepage"].contains(&&plain[..plain.len() - page.len()]) => {
                format!("windows-{page}")
            }
            "big5" | "big5hkscs" => "big5".to_owned(),
            "sjis" | "xsjis" => "shift_jis".to_owned(),
            _ if plain.starts_with("latin") => plain,
            _ if plain.starts_with("koi8") => format!("koi8-{}", plain["koi8".len()..].trim_start_matches('-')),
            _ => plain,
        };
        Encoding::for_label(label.as_bytes())
    })
}

fn guess(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Allow);
    detector.feed(bytes, true);
    // MultiGo is the editor of most Chinese files that give no charset.
    let country: Option<&[u8]> = bytes.windows(7).any(|w| w.eq_ignore_ascii_case(b"MULTIGO")).then_some(b"cn");
    let encoding = detector.guess(country, Utf8Detection::Deny);
    if encoding == encoding_rs::REPLACEMENT { WINDOWS_1252 } else { encoding }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str, charset: &str) {
        assert_eq!(lookup(name.as_bytes()).map(Encoding::name), Some(charset), "{name}");
    }

    #[test]
    fn names_are_read_leniently() {
        check("ISO8859_1", "windows-1252");
        check("iso-8859-2", "ISO-8859-2");
        check("ISO8859_15", "ISO-8859-15");
        check("GB2312", "GBK");
        check("gb_2312-80", "GBK");
        check("GB18030", "gb18030");
        check("CP936", "GBK");
        check("EUC-KR", "EUC-KR");
        check("euc_kr", "EUC-KR");
        check("ks_c_5601-1987", "EUC-KR");
        check("Big5", "Big5");
        check("big-5", "Big5");
        check("Windows-1251", "windows-1251");
        check("cp1250", "windows-1250");
        check("win1251", "windows-1251");
        check("Shift_JIS", "Shift_JIS");
        check("ShiftJIS", "Shift_JIS");
        check("SJIS", "Shift_JIS");
        check("CP932", "Shift_JIS");
        check("ISO-2022-JP", "ISO-2022-JP");
        check("EUC_JP", "EUC-JP");
        check("UTF8", "UTF-8");
        check("utf_8", "UTF-8");
        check("KOI8_R", "KOI8-R");
        assert!(lookup(b"Klingon").is_none() && lookup(b"").is_none());
    }

    #[test]
    fn a_byte_order_mark_is_trusted_before_ca() {
        let utf16: Vec<u8> = "\u{feff}(;CA[Big5]C[é])".encode_utf16().flat_map(u16::to_be_bytes).collect();
        let decoded = decode(&utf16);
        assert_eq!((decoded.text.as_str(), decoded.charset), ("(;CA[Big5]C[é])", "UTF-16BE"));
        assert_eq!(decode(b"\xEF\xBB\xBF(;)").text, "(;)");
    }

    #[test]
    fn ca_is_trusted_before_utf8_unless_it_cannot_be_true() {
        assert_eq!(decode(b"(;CA[Shift_JIS]C[\x95\x5C])").text, "(;CA[Shift_JIS]C[表])");
        let wrong = decode("(;CA[EUC-KR]C[é—ü])".as_bytes());
        assert!(wrong.charset == "UTF-8" || wrong.findings.is_empty(), "{wrong:?}");
        let broken = decode(b"(;CA[UTF-8]C[caf\xE9 et th\xE9])");
        assert_eq!(broken.charset, "windows-1252");
        assert_eq!(broken.findings[0].0, code::SGF_CHARSET_ERRORS);
    }

    #[test]
    fn nothing_is_too_short_or_too_odd() {
        for bytes in [&b""[..], b"\0", b"CA[", b"CA[]", b"\xFF", b"\x1b$B", b"(\0", b"\xFE\xFF\x00"] {
            let _ = decode(bytes);
        }
    }
}
