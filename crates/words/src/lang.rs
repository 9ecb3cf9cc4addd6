//! The languages.

use std::str::FromStr;

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Italian.
    It,
    /// Czech.
    Cs,
}

/// There is no such language here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLang;

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 5] = [Lang::En, Lang::De, Lang::Fr, Lang::It, Lang::Cs];

    /// Its code, as in the `lang` attribute of a page.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Fr => "fr",
            Lang::It => "it",
            Lang::Cs => "cs",
        }
    }

    /// Its own name.
    pub fn name(self) -> &'static str {
        crate::common::own_name(self)
    }

    /// The first language of a browser's list that there is here, whatever its region; English if there is none.
    pub fn from_tags<T: AsRef<str>>(tags: impl IntoIterator<Item = T>) -> Lang {
        let known = |tag: T| tag.as_ref().split(['-', '_']).next().and_then(|code| code.parse().ok());
        tags.into_iter().find_map(known).unwrap_or_default()
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code)).ok_or(UnknownLang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_known_language_is_taken() {
        assert_eq!(Lang::from_tags(["sv-SE", "de-AT", "en"]), Lang::De);
        assert_eq!(Lang::from_tags(["CS", "de"]), Lang::Cs);
        assert_eq!(Lang::from_tags(["sv", ""]), Lang::En);
        assert_eq!(Lang::from_tags::<&str>([]), Lang::En);
    }

    #[test]
    fn each_language_has_its_own_name() {
        assert_eq!(Lang::ALL.map(Lang::name), ["English", "Deutsch", "Français", "Italiano", "Čeština"]);
        assert!(Lang::ALL.iter().all(|lang| lang.code().parse() == Ok(*lang)));
        assert_eq!("sv".parse::<Lang>(), Err(UnknownLang));
    }
}
