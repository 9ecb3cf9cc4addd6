//! Formes: the texts as the press locks them up, and what is made of one when it is said.
//!
//! All texts of a language lie in one sheet, in the same order in every language. That is half of what a function with
//! its own texts for every message would cost the browser.

use std::sync::OnceLock;

use crate::number::{DIGITS, plural, plural_decimal};
use crate::{Lang, decimal, number, sheet};

/// Ends a text of a sheet.
const END: char = '\0';
/// Stands before the letter of an argument: the first is `a`.
const ARGUMENT: u8 = 1;
/// Stands before the letter of an argument that chooses one of the texts that follow, each with its key.
const CHOICE: u8 = 2;
/// Ends the key of a text that may be chosen. The last of them has none.
const KEY: char = '\x03';
/// Ends a text that may be chosen.
const CLOSE: u8 = 4;

/// What is put into a text.
#[derive(Clone, Copy)]
pub(crate) enum Value<'a> {
    Text(&'a str),
    Number(i64),
    Decimal(f64),
}

impl Value<'_> {
    /// Whether a key is meant: a word, the number itself or its plural category.
    fn is(self, lang: Lang, key: &str) -> bool {
        match self {
            Value::Text(text) => text == key,
            Value::Number(n) => plural(lang, n).name() == key || key.parse() == Ok(n),
            Value::Decimal(value) => plural_decimal(lang, value).name() == key,
        }
    }
}

/// The text of that number, as it lies in the sheet.
pub(crate) fn text(lang: Lang, at: usize) -> &'static str {
    static SHEETS: [OnceLock<Vec<&str>>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    SHEETS[lang as usize].get_or_init(|| sheet(lang).split(END).collect())[at]
}

/// The text of that number with its arguments put in.
pub(crate) fn fill(lang: Lang, at: usize, values: &[Value]) -> String {
    let mut reader = Reader { lang, values, out: String::new() };
    reader.read(text(lang, at), true);
    reader.out
}

struct Reader<'a> {
    lang: Lang,
    values: &'a [Value<'a>],
    out: String,
}

impl<'a> Reader<'a> {
    /// Reads to the end of a text, aloud or not, and gives back what follows.
    fn read<'t>(&mut self, mut rest: &'t str, aloud: bool) -> &'t str {
        loop {
            let at = rest.bytes().position(|byte| byte <= CLOSE).unwrap_or(rest.len());
            let (plain, marked) = rest.split_at(at);
            if aloud {
                self.out.push_str(plain);
            }
            let Some((mark, after)) = marked.split_at_checked(1) else { return "" };
            match mark.as_bytes()[0] {
                ARGUMENT => {
                    let (value, after) = self.value(after);
                    rest = after;
                    match value {
                        _ if !aloud => {}
                        Value::Text(text) => self.out.push_str(text),
                        Value::Number(n) => self.out.push_str(&number(self.lang, n)),
                        Value::Decimal(value) => self.out.push_str(&decimal(self.lang, value, DIGITS)),
                    }
                }
                CHOICE => rest = self.choose(after, aloud),
                _ => return after,
            }
        }
    }

    /// Reads the texts of a choice, the first that is meant aloud, and gives back what follows.
    fn choose<'t>(&mut self, choice: &'t str, aloud: bool) -> &'t str {
        let (value, mut rest) = self.value(choice);
        let mut open = aloud;
        while let Some((key, after)) = rest.split_once(KEY) {
            let meant = open && (key.is_empty() || value.is(self.lang, key));
            rest = self.read(after, meant);
            open &= !meant;
            if key.is_empty() {
                break;
            }
        }
        rest
    }

    /// The argument whose letter comes next, and what follows.
    fn value<'t>(&self, rest: &'t str) -> (Value<'a>, &'t str) {
        let (letter, after) = rest.split_at(1);
        (self.values[usize::from(letter.as_bytes()[0] - b'a')], after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text as it is said with its arguments.
    fn said(lang: Lang, text: &str, values: &[Value]) -> String {
        let mut reader = Reader { lang, values, out: String::new() };
        assert_eq!(reader.read(text, true), "");
        reader.out
    }

    #[test]
    fn arguments_stand_where_the_language_wants_them() {
        let values = [Value::Text("Anna"), Value::Number(-1250)];
        assert_eq!(said(Lang::En, "\x01a pays \x01b.", &values), "Anna pays −1,250.");
        assert_eq!(said(Lang::De, "\x01b: \x01a", &values), "−1.250: Anna");
        assert_eq!(said(Lang::En, "none", &values), "none");
    }

    #[test]
    fn numbers_choose_by_themselves_and_by_their_category() {
        let ships = "\x02a0\x03žádná\x04one\x03loď\x04few\x03\x01a lodě\x04\x03\x01a lodí\x04!";
        let all = [0, 1, 3, 7].map(|n| said(Lang::Cs, ships, &[Value::Number(n)]));
        assert_eq!(all, ["žádná!", "loď!", "3 lodě!", "7 lodí!"]);
    }

    #[test]
    fn fractions_have_plurals_of_their_own() {
        let text = "\x01a \x02aone\x03point\x04many\x03bodu\x04\x03points\x04";
        let of = |lang, value| said(lang, text, &[Value::Decimal(value)]);
        assert_eq!([of(Lang::Cs, 1.5), of(Lang::Cs, 3.0)], ["1,5 bodu", "3,0 bodu"]);
        assert_eq!([of(Lang::Fr, 1.94), of(Lang::Fr, 1.96)], ["1,9 point", "2,0 points"]);
        assert_eq!([of(Lang::En, 1.0), of(Lang::En, 48.2)], ["1.0 points", "48.2 points"]);
    }

    #[test]
    fn choices_lie_in_choices() {
        let text =
            "(\x02abeer\x03\x02bone\x03a barrel\x04\x03barrels\x04 of beer\x04\x03\x02bone\x03A\x04\x03B\x04\x04)";
        let of = |good, n| said(Lang::En, text, &[Value::Text(good), Value::Number(n)]);
        assert_eq!([of("beer", 1), of("beer", 2)], ["(a barrel of beer)", "(barrels of beer)"]);
        assert_eq!([of("cloth", 1), of("", 2)], ["(A)", "(B)"]);
    }
}
