//! Random games are told in every language; a few sentences are known by heart.

use ::hamburgum::Hamburgum;
use ::hamburgum::nouns::{Phase, Space};
use ::hansa::Hansa;
use table::{Dealer, Dice, Game, Record, Reveal, Setup, Sitting};

use super::*;
use crate::{Lang, label};

/// Plays a random game and shows every action with the states before and after it.
fn play_through<G: Game>(game: &G, seed: u64, mut show: impl FnMut(&G::State, G::Action, &G::State)) {
    let mut dice = Dice::new(seed);
    let mut state = game.deal(&mut Dealer::new(&seed.to_string()));
    while game.on_turn(&state).is_some() {
        let action = game.random(&state, &mut dice);
        let mut after = state;
        if let Reveal::Shown(outcome) = game.reveals(&state, action) {
            game.learn(&mut after, action, &outcome).unwrap();
        }
        game.play(&mut after, action);
        show(&state, action, &after);
        state = after;
    }
}

/// A text that can be shown: something, without stray spaces, and with every argument put in.
#[track_caller]
fn check(text: &str) {
    let stray = text.trim() != text || text.contains("  ") || text.contains(" ,") || text.contains(['{', '}', '$']);
    assert!(!text.is_empty() && !stray, "{text:?}");
}

#[test]
fn every_action_of_hamburgum_is_told_in_every_language() {
    let variants = ["numbered", "free", "shuffled"];
    for seed in 0..50 {
        let setup = Setup {
            players: 2 + seed as usize % 4,
            board: Some(["hamburg", "london"][seed as usize % 2].to_owned()),
            officials: Some(variants[seed as usize % 3].to_owned()),
            ..Setup::default()
        };
        let game = Hamburgum::open(&setup).unwrap();
        play_through(&game, seed, |before, action, after| {
            for lang in Lang::ALL {
                check(&hamburgum(lang, &game, before, action, after, |seat| label::hamburgum_player(lang, seat)));
                check(&chip_hamburgum(lang, &game, before, action, after));
                check(&ask_hamburgum(lang, &game, after));
                if before.phase() == Phase::Rondel {
                    Space::ALL.into_iter().for_each(|space| check(&outlook(lang, &game, before, space)));
                }
            }
        });
    }
}

#[test]
fn every_action_of_hansa_is_told_in_every_language() {
    for seed in 0..50 {
        let setup = Setup { game: "hansa".to_owned(), players: 2 + seed as usize % 3, ..Setup::default() };
        let game = Hansa::open(&setup).unwrap();
        play_through(&game, seed, |before, action, after| {
            for lang in Lang::ALL {
                check(&hansa(lang, &game, before, action, after, |seat| label::hansa_player(lang, seat)));
                check(&chip_hansa(lang, &game, before, action, after));
                check(&ask_hansa(lang, &game, after));
                check(&losses(lang, &game, before, after, |seat| label::hansa_player(lang, seat)));
            }
        });
    }
}

/// An action of the quick introduction's six rounds, told in every language.
fn introduced(notation: &str) -> [String; 5] {
    let record = Record::read(include_str!("../../../../rulebook/hamburgum/quick-introduction.kontor")).unwrap();
    let sitting: Sitting<Hamburgum> = Sitting::replay(&record).unwrap();
    let place = sitting.log().iter().position(|entry| sitting.game().write(entry.action) == notation).unwrap();
    let [before, after] = [&sitting.states()[place], &sitting.states()[place + 1]];
    let action = sitting.log()[place].action;
    Lang::ALL
        .map(|lang| hamburgum(lang, sitting.game(), before, action, after, |seat| label::hamburgum_player(lang, seat)))
}

/// The last of some actions of Hansa after the first booths, told in every language.
fn last_of_hansa(actions: &[&str]) -> [String; 5] {
    let game = Hansa::open(&Setup { game: "hansa".to_owned(), players: 2, ..Setup::default() }).unwrap();
    let mut sitting = Sitting::deal(game, "42");
    sitting
        .play_all(&["place lubeck", "place riga", "place danzig", "place reval", "place kalmar", "place danzig"])
        .unwrap();
    sitting.play_all(actions).unwrap();
    let [.., before, after] = sitting.states() else { unreachable!("something was played") };
    let action = sitting.log().last().unwrap().action;
    Lang::ALL.map(|lang| hansa(lang, sitting.game(), before, action, after, |seat| label::hansa_player(lang, seat)))
}

#[test]
fn a_sale() {
    assert_eq!(
        introduced("sell beer=2 cloth=2"),
        [
            "Blue sells 2 beer and 2 cloth for £400",
            "Blau verkauft 2 Bier und 2 Tuch für 400\u{a0}Taler",
            "Bleu vend 2 bières et 2 tissus pour 400\u{a0}£",
            "Blu vende 2 birre e 2 tessuti per 400\u{a0}£",
            "Modrý prodává 2 piva a 2 látky za 400\u{a0}£",
        ]
    );
}

#[test]
fn a_donation() {
    assert_eq!(
        introduced("donate catharinen citizens"),
        [
            "Blue gives to St. Catharinen and takes the citizens tile",
            "Blau spendet für St. Catharinen und nimmt das Bürger-Plättchen",
            "Bleu donne à St. Catharinen et prend le jeton Citoyens",
            "Blu dona a St. Catharinen e prende il segnalino cittadini",
            "Modrý staví část kostela St. Catharinen a bere žeton obyvatel",
        ]
    );
}

#[test]
fn a_building() {
    assert_eq!(
        introduced("build n2"),
        [
            "Green builds a brewer in St. Nicolai: beer falls to £90",
            "Grün baut einen Bierbrauer in St. Nicolai: Bier fällt auf 90\u{a0}Taler",
            "Vert construit une brasserie à St. Nicolai\u{a0}: la bière tombe à 90\u{a0}£",
            "Verde costruisce una birreria a St. Nicolai: la birra scende a 90\u{a0}£",
            "Zelený staví pivovar ve čtvrti St. Nicolai: cena piva klesá na 90\u{a0}£",
        ]
    );
}

#[test]
fn a_ship() {
    assert_eq!(
        introduced("ships 1"),
        [
            "Blue builds 1 ship; the harbour moves on by a basin",
            "Blau baut 1 Schiff; im Hafen rückt alles ein Becken weiter",
            "Bleu construit 1 navire\u{202f}; dans le port, tout avance d’un mouillage",
            "Blu costruisce 1 nave; nel porto tutto avanza di un ancoraggio",
            "Modrý staví 1 loď; v přístavu se vše posouvá o kotviště",
        ]
    );
}

#[test]
fn a_voyage_and_a_sale() {
    let mut actions = vec!["buy brown2", "sail lubeck", "buy yellow1", "end"];
    assert_eq!(
        last_of_hansa(&actions),
        [
            "Purple ends the turn and loses 1 taler",
            "Lila beendet den Zug und verliert 1 Taler",
            "Violet termine son tour et perd 1 thaler",
            "Viola termina il turno e perde 1 tallero",
            "Fialový končí tah a ztrácí 1 tolar",
        ]
    );
    actions.extend(["skip", "sail aalborg", "buy yellow2", "end"]);
    actions.extend(["skip", "buy yellow2", "sail copenhagen", "sail lubeck", "sell yellow1 yellow2"]);
    assert_eq!(
        last_of_hansa(&actions),
        [
            "Purple sells 3 barrels of yellow in Lübeck for 5 points: White loses 2 barrels of yellow",
            "Lila verkauft 3 Fässer Gelb in Lübeck für 5 Punkte: Weiß verliert 2 Fässer Gelb",
            "Violet vend 3 tonneaux jaunes à Lübeck pour 5 points\u{a0}: Blanc perd 2 tonneaux jaunes",
            "Viola vende 3 barili gialli a Lübeck per 5 punti: Bianco perde 2 barili gialli",
            "Fialový prodává 3 žluté sudy ve městě Lübeck za 5 bodů: Bílý ztrácí 2 žluté sudy",
        ]
    );
}

#[test]
fn what_a_space_would_bring() {
    let game = Hamburgum::open(&Setup { players: 3, ..Setup::default() }).unwrap();
    let state = game.deal(&mut Dealer::new("42"));
    assert_eq!(
        Lang::ALL.map(|lang| outlook(lang, &game, &state, Space::Trade1)),
        [
            "Sell up to 3 for £160",
            "Bis zu 3 verkaufen für 160\u{a0}Taler",
            "Vendre jusqu’à 3 pour 160\u{a0}£",
            "Vendi fino a 3 per 160\u{a0}£",
            "Prodat až 3 za 160\u{a0}£",
        ]
    );
}
