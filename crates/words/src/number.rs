//! Numbers, plurals and lists as each language writes them.

use crate::{Lang, common};

/// How many digits of its fraction a number inside a message has.
pub(crate) const DIGITS: usize = 1;

/// A plural category.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plural {
    One,
    Few,
    Many,
    Other,
}

impl Plural {
    /// Its name in a message.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Plural::One => "one",
            Plural::Few => "few",
            Plural::Many => "many",
            Plural::Other => "other",
        }
    }
}

/// The plural category of a whole number, by the rules of the Unicode Common Locale Data Repository.
pub(crate) fn plural(lang: Lang, n: i64) -> Plural {
    match (lang, n.unsigned_abs()) {
        (_, 1) | (Lang::Fr, 0) => Plural::One,
        (Lang::Cs, 2..=4) => Plural::Few,
        _ => Plural::Other,
    }
}

/// The plural category of a number that is written with [`DIGITS`] of its fraction, even if they are zero.
pub(crate) fn plural_decimal(lang: Lang, value: f64) -> Plural {
    match lang {
        Lang::Cs => Plural::Many,
        // As it is written: what rounds to 2 is not less than 2.
        Lang::Fr if format!("{:.DIGITS$}", value.abs()).starts_with(['0', '1']) && value.abs() < 2.0 => Plural::One,
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
    fn points_are_counted_in_every_language() {
        let of = |lang| [1, 2, 5].map(|n| crate::app::points_of(lang, "A", n));
        assert_eq!(of(Lang::Cs), ["A: 1 bod", "A: 2 body", "A: 5 bodů"]);
        assert_eq!(of(Lang::It), ["A: 1 punto", "A: 2 punti", "A: 5 punti"]);
        assert_eq!(of(Lang::De), ["A: 1 Punkt", "A: 2 Punkte", "A: 5 Punkte"]);
        let hint = |value| [Lang::En, Lang::Fr, Lang::Cs].map(|lang| crate::app::hint_points(lang, value));
        assert_eq!(hint(1.5), ["1.5 points expected", "1,5 point attendu", "očekáváno 1,5 bodu"]);
        assert_eq!(hint(52.0), ["52.0 points expected", "52,0 points attendus", "očekáváno 52,0 bodu"]);
    }

    #[test]
    fn lists() {
        assert_eq!(list::<&str>(Lang::En, &[]), "");
        assert_eq!(list(Lang::En, &["beer"]), "beer");
        assert_eq!(list(Lang::De, &["Bier", "Tuch"]), "Bier und Tuch");
        assert_eq!(list(Lang::Cs, &["pivo", "cukr", "látka"]), "pivo, cukr a látka");
    }
}
