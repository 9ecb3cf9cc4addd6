//! Why something cannot be done.

use table::Breach as _;

use crate::{Lang, hamburgum, label, list, rules, why};
use ::hamburgum::Breach as CityBreach;
use ::hansa::{Board, Breach as SeaBreach};

/// The sentence that tells a player why a rule of a game forbids something; `None` where the rule refuses nothing.
pub fn reason(lang: Lang, game: &str, rule: &str) -> Option<&'static str> {
    rules::say(lang, &format!("{game}-{rule}")).or_else(|| rules::say(lang, rule))
}

/// Why an action of Hamburgum is refused here and now, with the figures.
pub fn why_hamburgum(lang: Lang, breach: CityBreach) -> String {
    let amount = |material: &str, n: u16| hamburgum::materials_object(lang, material, n.into());
    let text = match breach {
        CityBreach::OtherSpace(space) => return why::other_space(lang, &label::space(lang, space)),
        CityBreach::TooFar { cost, prestige, .. } => return why::too_far(lang, cost.into(), prestige.into()),
        CityBreach::NoUnits => why::no_units(lang),
        CityBreach::TooManyMaterials => why::too_many_materials(lang),
        CityBreach::MaterialsTooDear { cost, money } => {
            return why::materials_too_dear(lang, cost.into(), money.into());
        }
        CityBreach::NoWoodForShips { wood, .. } => return why::no_wood_for_ships(lang, wood.into()),
        CityBreach::TooManyShips(at_hand) => return why::too_many_ships(lang, at_hand.into()),
        CityBreach::OtherChurch => why::other_church(lang),
        CityBreach::AfterScoring => why::after_scoring(lang),
        CityBreach::NotOwnTile => why::not_own_tile(lang),
        CityBreach::FiveFirst => why::five_first(lang),
        CityBreach::TileTaken => why::tile_taken(lang),
        CityBreach::DonationTooDear { brick, wood, bell, money } => {
            let materials = [("brick", brick), ("wood", wood), ("bell", bell)].into_iter().filter(|(_, n)| *n > 0);
            let mut cost: Vec<_> = materials.map(|(word, n)| amount(word, n.into())).collect();
            cost.extend((money > 0).then(|| hamburgum::pounds(lang, money.into())));
            return why::donation_too_dear(lang, &list(lang, &cost));
        }
        CityBreach::SiteTaken => why::site_taken(lang),
        CityBreach::BuildingTooDear { wood, brick } => {
            return why::building_too_dear(lang, &list(lang, &[amount("wood", wood), amount("brick", brick)]));
        }
        CityBreach::NameOfficial => why::name_official(lang),
        CityBreach::NoOfficialSite => why::no_official_site(lang),
        CityBreach::NotInStack(official) => return why::not_in_stack(lang, &label::official(lang, official)),
        CityBreach::CanonFirst => why::canon_first(lang),
        CityBreach::NoCanon => why::no_canon(lang),
        CityBreach::NoBrickForCanon => why::no_brick_for_canon(lang),
        CityBreach::MoveFirst
        | CityBreach::NoTrade
        | CityBreach::TooFewGoods { .. }
        | CityBreach::SecondBell
        | CityBreach::ChurchFull
        | CityBreach::NotAtChurch
        | CityBreach::ScoredBefore
        | CityBreach::Duplicates
        | CityBreach::NotNextTo
        | CityBreach::SecondOfficial
        | CityBreach::TopOfStack
        | CityBreach::TopOfShuffled
        | CityBreach::Over => reason(lang, "hamburgum", breach.rule()).unwrap_or_default(),
    };
    text.to_owned()
}

/// Why an action of Hansa is refused here and now, with the names.
pub fn why_hansa(lang: Lang, board: &Board, breach: &SeaBreach) -> String {
    let text = match breach {
        SeaBreach::PlaceFirst => why::place_first(lang),
        SeaBreach::PlaceLater => why::place_later(lang),
        SeaBreach::PlaceStart { city } => return why::place_start(lang, name(board, city)),
        SeaBreach::PlaceTwice { city, .. } => return why::place_twice(lang, name(board, city)),
        SeaBreach::RefillFirst { .. } => why::refill_first(lang),
        SeaBreach::RefillLater => why::refill_later(lang),
        SeaBreach::NoArrow { from, to, open } => {
            let open: Vec<_> = open.split(", ").map(|id| name(board, id)).collect();
            return why::no_arrow(lang, name(board, from), name(board, to), &list(lang, &open));
        }
        SeaBreach::NoTalerToSail => why::no_taler_to_sail(lang),
        SeaBreach::NotOnOffer { city, .. } => return why::not_on_offer(lang, name(board, city)),
        SeaBreach::NoMarkerForBooths { .. } | SeaBreach::TooFewMarkers { .. } | SeaBreach::NoMarkerToDiscard { .. } => {
            why::no_marker(lang)
        }
        SeaBreach::NoBoothInStock => why::no_booth_in_stock(lang),
        SeaBreach::NoBoothHere { city } => return why::no_booth_here(lang, name(board, city)),
        SeaBreach::SingleMarker { .. } => why::single_marker(lang),
        SeaBreach::DiscardFirst { held } => return why::discard_first(lang, i64::from(*held) - 3),
        SeaBreach::DiscardLater => why::discard_later(lang),
        SeaBreach::RefillForced
        | SeaBreach::ActedHere { .. }
        | SeaBreach::NoTalerToBuy { .. }
        | SeaBreach::NothingToSell
        | SeaBreach::Over => reason(lang, "hansa", breach.rule()).unwrap_or_default(),
    };
    text.to_owned()
}

/// A city's name for people.
fn name<'a>(board: &'a Board, id: &'a str) -> &'a str {
    board.city(id).map_or(id, |city| &board.cities[city.index()].name)
}

#[cfg(test)]
mod tests {
    use ::hamburgum::Hamburgum;
    use ::hansa::Hansa;
    use table::{Game, Setup, Sitting};

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
        all::<Hamburgum>();
        all::<Hansa>();
        assert_eq!(reason(Lang::En, "hansa", "tea"), None);
    }

    #[test]
    fn a_donation_that_cannot_be_paid() {
        let breach = CityBreach::DonationTooDear { brick: 1, wood: 1, bell: 0, money: 20 };
        assert_eq!(
            Lang::ALL.map(|lang| why_hamburgum(lang, breach)),
            [
                "This donation costs 1 brick, 1 wood and £20.",
                "Diese Spende kostet 1 Ziegel, 1 Bauholz und 20\u{a0}Taler.",
                "Cette donation coûte 1 brique, 1 bois et 20\u{a0}£.",
                "Questa donazione costa 1 mattone, 1 legname e 20\u{a0}£.",
                "Tato část stojí 1 cihlu, 1 dřevo a 20\u{a0}£.",
            ]
        );
    }

    #[test]
    fn a_voyage_against_the_arrows() {
        let game = Hansa::open(&Setup { game: "hansa".to_owned(), players: 2, ..Setup::default() }).unwrap();
        let mut sitting = Sitting::deal(game, "42");
        let first = ["place lubeck", "place riga", "place danzig", "place reval", "place kalmar", "place danzig"];
        sitting.play_all(&first).unwrap();
        let game = sitting.game();
        let breach = game.check(sitting.state(), game.read("sail kalmar").unwrap()).unwrap_err();
        assert_eq!(
            Lang::ALL.map(|lang| why_hansa(lang, game.board(), &breach)),
            [
                "No arrow leads from Copenhagen to Kalmar; from there the ship can sail to Tønsberg, Lübeck and Danzig.",
                "Von Copenhagen führt kein Pfeil nach Kalmar; das Schiff kann von dort nach Tønsberg, Lübeck und Danzig segeln.",
                "Aucune flèche ne mène de Copenhagen à Kalmar\u{202f}; de là, le navire peut aller à Tønsberg, Lübeck et Danzig.",
                "Nessuna freccia porta da Copenhagen a Kalmar; da lì la nave può andare a Tønsberg, Lübeck e Danzig.",
                "Z města Copenhagen nevede šipka do města Kalmar; loď odtud může do těchto měst: Tønsberg, Lübeck a Danzig.",
            ]
        );
    }
}
