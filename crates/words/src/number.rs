//! Numbers, plurals and lists as each language writes them.

use crate::{Lang, common};

/// A plural category of whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plural {
    One,
    Few,
    Other,
}

/// The plural category of a whole number, by the rules of the Unicode Common Locale Data Repository.
pub(crate) fn plural(lang: Lang, n: i64) -> Plural {
    match (lang, n.unsigned_abs()) {
        (_, 1) | (Lang::Fr, 0) => Plural::One,
        (Lang::Cs, 2..=4) => Plural::Few,
        _ => Plural::Other,
    }
}

/// What stands between thousands, and before the fraction.
const fn separators(lang: Lang) -> (char, char) {
    match lang {
        Lang::En => (',', '.'),
        Lang::De | Lang::It => ('.', ','),
        Lang::Fr => ('\u{202f}', ','),
        Lang::Cs => ('\u{a0}', ','),
    }
}

/// A whole number: `1,250`, `−3`.
pub fn number(lang: Lang, n: i64) -> String {
    grouped(lang, n < 0, &n.unsigned_abs().to_string(), "")
}

/// A number with so many digits of its fraction: `48.5`.
pub fn decimal(lang: Lang, value: f64, digits: usize) -> String {
    let text = format!("{:.digits$}", value.abs());
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    // What rounds to nothing is neither less nor more.
    let negative = value < 0.0 && text.contains(|c: char| c.is_ascii_digit() && c != '0');
    grouped(lang, negative, whole, fraction)
}

fn grouped(lang: Lang, negative: bool, whole: &str, fraction: &str) -> String {
    let (thousands, point) = separators(lang);
    let mut text = String::new();
    if negative {
        text.push('\u{2212}');
    }
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place).is_multiple_of(3) && digit.is_ascii_digit() {
            text.push(thousands);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push(point);
        text.push_str(fraction);
    }
    text
}

/// Several things in a row: `beer, sugar and cloth`; nothing for none.
pub fn list<T: AsRef<str>>(lang: Lang, items: &[T]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first, middle @ .., last] => {
            let before = middle
                .iter()
                .fold(first.as_ref().to_owned(), |text, item| common::list_more(lang, &text, item.as_ref()));
            common::list_last(lang, &before, last.as_ref())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers() {
        let all = |n| Lang::ALL.map(|lang| number(lang, n));
        assert_eq!(all(7), ["7"; 5]);
        assert_eq!(all(-120), ["−120"; 5]);
        assert_eq!(all(1250), ["1,250", "1.250", "1\u{202f}250", "1.250", "1\u{a0}250"]);
        assert_eq!(number(Lang::En, i64::MIN), "−9,223,372,036,854,775,808");
    }

    #[test]
    fn fractions() {
        assert_eq!(Lang::ALL.map(|lang| decimal(lang, 48.25, 1)), ["48.2", "48,2", "48,2", "48,2", "48,2"]);
        assert_eq!(decimal(Lang::De, -1234.5, 2), "−1.234,50");
        assert_eq!(decimal(Lang::En, -0.04, 1), "0.0");
        assert_eq!(decimal(Lang::En, 3.7, 0), "4");
        assert_eq!(decimal(Lang::En, f64::NAN, 1), "NaN");
    }

    #[test]
    fn plurals() {
        let few = |lang| (0..=5).map(|n| plural(lang, n)).collect::<Vec<_>>();
        use Plural::{Few, One, Other};
        for lang in [Lang::En, Lang::De, Lang::It] {
            assert_eq!(few(lang), [Other, One, Other, Other, Other, Other]);
        }
        assert_eq!(few(Lang::Fr), [One, One, Other, Other, Other, Other]);
        assert_eq!(few(Lang::Cs), [Other, One, Few, Few, Few, Other]);
        assert_eq!([21, 22, 101].map(|n| plural(Lang::Cs, n)), [Other; 3]);
    }

    #[test]
    fn lists() {
        assert_eq!(list::<&str>(Lang::En, &[]), "");
        assert_eq!(list(Lang::En, &["beer"]), "beer");
        assert_eq!(list(Lang::De, &["Bier", "Tuch"]), "Bier und Tuch");
        assert_eq!(list(Lang::Cs, &["pivo", "cukr", "látka"]), "pivo, cukr a látka");
    }
}
