//! Why something cannot be done.

use crate::{Lang, rules};

/// The sentence that tells a player why a rule of a game forbids something; `None` where the rule refuses nothing.
pub fn reason(lang: Lang, game: &str, rule: &str) -> Option<&'static str> {
    rules::say(lang, &format!("{game}-{rule}")).or_else(|| rules::say(lang, rule))
}

#[cfg(test)]
mod tests {
    use table::Game;

    use super::*;

    #[test]
    fn every_rule_that_refuses_says_why() {
        fn all<G: Game>() {
            for rule in G::REFUSING.iter().chain(&["over", "syntax", "setup"]) {
                for lang in Lang::ALL {
                    let sentence = reason(lang, G::NAME, rule).unwrap_or_else(|| panic!("{} {rule}", G::NAME));
                    assert!(sentence.ends_with('.'), "{sentence}");
                }
            }
        }
        all::<hamburgum::Hamburgum>();
        all::<hansa::Hansa>();
        assert_eq!(reason(Lang::En, "hansa", "tea"), None);
    }
}
