//! The worked examples of the rulebook, played.

use crate::scene::{Position, play};
use hansa::Hansa;
use serde_json::{Value, json};
use table::{Game, Setup, Sitting};

/// What a JSON pointer leads to in the state of a sitting.
pub fn look(sitting: &Sitting<Hansa>, pointer: &str) -> Value {
    sitting.view()["state"].pointer(pointer).cloned().unwrap_or_else(|| panic!("no {pointer} in a view"))
}

/// The legal actions that begin with a word.
fn choices(sitting: &Sitting<Hansa>, verb: &str) -> Vec<String> {
    sitting.legal().into_iter().filter(|action| action.split(' ').next() == Some(verb)).collect()
}

#[test]
fn example_3_a_set_up_for_three() {
    let setup = Setup { game: "hansa".to_owned(), players: 3, ..Setup::default() };
    let mut sitting = Sitting::deal(Hansa::open(&setup).unwrap(), "example 3");
    assert_eq!((look(&sitting, "/phase"), look(&sitting, "/round")), (json!("setup"), json!(0)));
    assert_eq!(sitting.legal().len(), 8);
    play(&mut sitting, &["place lubeck", "place danzig", "place stockholm"]);
    assert_eq!(sitting.play("place lubeck").unwrap_err().rule, "setup-booths");
    play(&mut sitting, &["place danzig", "place riga", "place tonsberg"]);
    play(&mut sitting, &["place reval", "place aalborg", "place kalmar"]);
    assert_eq!(look(&sitting, "/cities/danzig/booths"), json!([2, 2, 0]));
    assert_eq!(look(&sitting, "/players/2"), json!({"talers": 3, "goods": [], "sold": [], "booths": 9}));
    assert_eq!((look(&sitting, "/phase"), look(&sitting, "/round")), (json!("action"), json!(1)));
    assert_eq!((look(&sitting, "/turn"), look(&sitting, "/players/0/talers")), (json!(0), json!(6)));
    assert_eq!(look(&sitting, "/piles"), json!([11, 10, 10, 10, 10]));
}

#[test]
fn example_4_one_action_in_every_city() {
    let mut sitting = Position::new(2)
        .ship("lubeck")
        .talers(0, 6)
        .offers("lubeck", "orange1 orange1")
        .offers("aalborg", "brown2")
        .offers("danzig", "green3")
        .sit();
    play(&mut sitting, &["buy orange1"]);
    assert_eq!(sitting.play("buy orange1").unwrap_err().rule, "action-one");
    play(&mut sitting, &["sail aalborg", "buy brown2", "sail copenhagen", "sail danzig"]);
    assert_eq!(look(&sitting, "/players/0/talers"), json!(1));
    play(&mut sitting, &["booths brown2"]);
    assert_eq!(look(&sitting, "/cities/danzig/booths"), json!([2, 0]));
}

#[test]
fn example_5_where_the_ship_can_sail_from_copenhagen() {
    let mut sitting = Position::new(2).talers(0, 6).sit();
    assert_eq!(choices(&sitting, "sail"), ["sail tonsberg", "sail lubeck", "sail danzig"]);
    for city in ["aalborg", "kalmar", "riga", "stockholm", "copenhagen"] {
        assert_eq!(sitting.play(&format!("sail {city}")).unwrap_err().rule, "sail", "{city}");
    }
    play(&mut sitting, &["sail tonsberg"]);
    assert_eq!(choices(&sitting, "sail"), ["sail stockholm"]);
}

#[test]
fn a_city_visited_again_allows_an_action_again() {
    let mut sitting = Position::new(2).talers(0, 6).holds(0, "orange1 brown1").sit();
    play(&mut sitting, &["booths orange1", "sail danzig", "sail kalmar", "sail copenhagen", "booths brown1"]);
    assert_eq!(look(&sitting, "/cities/copenhagen/booths"), json!([2, 0]));
}

#[test]
fn example_6_two_booths_level_with_four() {
    let [yellow, grey] = [0, 1];
    let position = Position::new(2).ship("danzig").offers("danzig", "green2").booths("danzig", &[2, 4]);
    let mut sitting = position.holds(yellow, "orange1 brown2").sit();
    play(&mut sitting, &["booths brown2"]);
    assert_eq!(look(&sitting, "/cities/danzig/booths"), json!([4, 4]));
    assert_eq!(look(&sitting, "/players/0/goods"), json!(["orange1"]));
    assert_eq!(sitting.play("booths orange1").unwrap_err().rule, "action-one");
    // Level booths have no host: what is bought is paid to the bank.
    play(&mut sitting, &["sail kalmar", "sail copenhagen", "sail danzig", "end"]);
    play(&mut sitting, &["skip", "buy green2"]);
    assert_eq!(look(&sitting, &format!("/players/{grey}/talers")), json!(5));
    assert_eq!(look(&sitting, &format!("/players/{yellow}/talers")), json!(0));
}

#[test]
fn example_7_a_sale_and_what_the_others_lose() {
    let [purple, white, yellow, grey] = [0, 1, 2, 3];
    let mut sitting = Position::new(4)
        .turn(grey)
        .ship("danzig")
        .booths("danzig", &[0, 0, 4, 4])
        .holds(grey, "orange1 orange2 orange3 brown1 brown3 green1")
        .holds(yellow, "orange3 orange2 brown2")
        .holds(purple, "orange3")
        .holds(white, "green2 green2")
        .sit();
    play(&mut sitting, &["sell brown3 orange1 orange3 orange2 brown1"]);
    assert_eq!(look(&sitting, "/players/3/sold"), json!(["orange1", "orange2", "orange3", "brown1", "brown3"]));
    assert_eq!(look(&sitting, "/players/3/goods"), json!(["green1"]));
    assert_eq!((look(&sitting, "/players/3/booths"), look(&sitting, "/players/3/talers")), (json!(12), json!(3)));
    assert_eq!(look(&sitting, "/cities/danzig/booths"), json!([0, 0, 4, 3]));
    assert_eq!(look(&sitting, "/players/2/goods"), json!(["orange3"]));
    assert_eq!(look(&sitting, "/players/0/goods"), json!([]));
    assert_eq!(look(&sitting, "/players/1/goods"), json!(["green2", "green2"]));
    // Sold markers are safe from the next sale.
    assert_eq!(sitting.view()["standing"][grey]["points"], json!(1 + (2 + 3 + 4) + (2 + 4) + 2));
}

#[test]
fn example_8_a_full_turn_of_grey() {
    let [purple, grey, yellow] = [0, 1, 2];
    let mut sitting = Position::new(3)
        .phase("refill")
        .turn(grey)
        .talers(purple, 0)
        .talers(grey, 6)
        .talers(yellow, 2)
        .offers("tonsberg", "green1")
        .offers("aalborg", "green2 green2")
        .offers("lubeck", "yellow1 yellow1")
        .offers("stockholm", "yellow2 yellow2")
        .offers("riga", "brown2")
        .booths("copenhagen", &[2, 1, 1])
        .booths("tonsberg", &[0, 3, 2])
        .sit();
    play(
        &mut sitting,
        &["refill : tonsberg orange3, copenhagen brown1, danzig red1, kalmar red2, reval red3, riga red1"],
    );
    assert_eq!(look(&sitting, "/cities/tonsberg/goods"), json!(["green1", "orange3"]));
    assert_eq!((look(&sitting, "/piles/0"), look(&sitting, "/cities/riga/goods/1")), (json!(5), json!("red1")));
    play(&mut sitting, &["buy brown1"]);
    assert_eq!(look(&sitting, "/players/0/talers"), json!(1), "purple has most booths in Copenhagen");
    play(&mut sitting, &["sail tonsberg", "buy orange3"]);
    assert_eq!(look(&sitting, "/players/1/talers"), json!(3), "grey has most booths in Tønsberg");
    play(&mut sitting, &["sail stockholm", "sail reval", "booths orange3"]);
    assert_eq!(look(&sitting, "/cities/reval/booths"), json!([0, 3, 0]));
    play(&mut sitting, &["end"]);
    let after = json!({"talers": 1, "goods": ["brown1"], "sold": [], "booths": 15 - 1 - 3 - 3});
    assert_eq!(look(&sitting, "/players/1"), after, "nothing is lost at the end");
    assert_eq!((look(&sitting, "/turn"), look(&sitting, "/players/2/talers")), (json!(yellow), json!(5)));
    play(&mut sitting, &["skip", "end"]);
    assert_eq!(look(&sitting, "/players/2/talers"), json!(3), "at most 3 talers are kept");
    assert_eq!(look(&sitting, "/round"), json!(6));
}

#[test]
fn example_9_the_last_round() {
    let mut position = Position::new(3).phase("refill").turn(1).talers(1, 4).offers("riga", "orange1 orange1");
    position = position.set("/piles", json!([0, 0, 0, 0, 10]));
    let mut sitting = position.offers("stockholm", "brown1 brown1").offers("tonsberg", "brown2").sit();
    play(&mut sitting, &["refill"]);
    assert_eq!(look(&sitting, "/last_round"), json!(true));
    assert_eq!(look(&sitting, "/piles"), json!([0, 0, 0, 0, 1]));
    play(&mut sitting, &["end"]);
    assert_eq!(look(&sitting, "/turn"), json!(2));
    play(&mut sitting, &["end"]);
    assert_eq!((look(&sitting, "/phase"), look(&sitting, "/turn")), (json!("over"), json!(2)));
    assert!(sitting.legal().is_empty() && sitting.on_turn().is_none());
    assert_eq!(sitting.play("end").unwrap_err().rule, "over");
}

#[test]
fn example_10_presence_and_monopoly() {
    let position = Position::new(3).booths("copenhagen", &[1, 2, 3]).booths("kalmar", &[0, 1, 0]);
    let sitting = position.holds(0, "orange3").sold(2, "brown1 brown3").sit();
    let standing = sitting.view()["standing"].clone();
    let [grey, yellow, purple] = [0, 1, 2].map(|seat| standing[seat]["points"].clone());
    assert_eq!([grey, yellow, purple], [2 + 1, 2 + 4, 2 + 2 + 4]);
    assert_eq!([0, 1, 2].map(|seat| standing[seat]["tiebreak"].clone()), [1, 3, 3]);
    assert_eq!([0, 1, 2].map(|seat| standing[seat]["rank"].clone()), [3, 2, 1]);
}

#[test]
fn at_the_end_three_markers_are_chosen() {
    let mut sitting = Position::new(2).talers(0, 9).holds(0, "orange1 orange1 brown1 brown3 green2").sit();
    play(&mut sitting, &["end"]);
    assert_eq!((look(&sitting, "/phase"), look(&sitting, "/players/0/talers")), (json!("discard"), json!(3)));
    assert_eq!(sitting.legal(), ["discard orange1", "discard brown1", "discard brown3", "discard green2"]);
    play(&mut sitting, &["discard orange1", "discard brown1"]);
    assert_eq!(look(&sitting, "/players/0/goods"), json!(["orange1", "brown3", "green2"]));
    assert_eq!((look(&sitting, "/phase"), look(&sitting, "/turn")), (json!("refill"), json!(1)));
}

#[test]
fn the_last_booths_come_even_if_the_marker_has_more_barrels() {
    let mut sitting = Position::new(2).booths("riga", &[13, 0]).holds(0, "orange3").sit();
    play(&mut sitting, &["booths orange3"]);
    assert_eq!(
        (look(&sitting, "/cities/copenhagen/booths/0"), look(&sitting, "/players/0/booths")),
        (json!(2), json!(0))
    );
}

#[test]
fn every_sale_of_two_or_more_of_a_colour_is_offered_once() {
    let position =
        Position::new(2).booths("copenhagen", &[1, 0]).holds(0, "orange1 orange1 orange3 brown2 brown3 green1");
    let sales = choices(&position.sit(), "sell");
    let orange = ["orange1 orange1", "orange1 orange3", "orange1 orange1 orange3"];
    let mut expected = vec!["sell brown2 brown3".to_owned()];
    for sale in orange {
        expected.extend([format!("sell {sale}"), format!("sell {sale} brown2 brown3")]);
    }
    assert_eq!(sales.len(), expected.len());
    assert!(expected.iter().all(|sale| sales.contains(sale)), "{sales:?}");
}

#[test]
fn a_copy_that_knows_no_order_plays_by_outcomes_and_a_refill_cannot_be_undone() {
    let position = Position::new(2).phase("refill").offers("riga", "orange1 orange1").talers(0, 5);
    let position = position.set("/piles", json!([0, 0, 0, 0, 2])).set("/last_round", json!(true));
    let mut sitting = position.sit();
    for (outcome, rule) in [
        ("tonsberg orange2", "syntax"),
        ("tonsberg orange2, aalborg orange2", "syntax"),
        ("riga orange2 orange2", "syntax"),
        ("tonsberg red1 red1", "refill"),
    ] {
        assert_eq!(sitting.play(&format!("refill : {outcome}")).unwrap_err().rule, rule, "{outcome}");
    }
    play(&mut sitting, &["refill : tonsberg orange2 brown1"]);
    assert_eq!(look(&sitting, "/piles"), json!([0, 0, 0, 0, 0]));
    assert_eq!((look(&sitting, "/players/0/talers"), look(&sitting, "/cities/aalborg/goods")), (json!(4), json!([])));
    assert_eq!(sitting.undo().unwrap_err().rule, "refill");
}
