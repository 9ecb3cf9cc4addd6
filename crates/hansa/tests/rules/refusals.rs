//! Every rule that can refuse does so, with its id; positions that cannot be are refused by name.

use std::collections::BTreeSet;

use crate::scene::{Position, play};
use hansa::{Board, Hansa};
use serde_json::{Value, json};
use table::{Dealer, Game, Sitting};

/// A position, what is played first, what is then refused, by which rule.
type Row = (Position, &'static [&'static str], &'static str, &'static str);

fn rows() -> Vec<Row> {
    let setup = Position(first_position());
    let action = Position::new(2).offers("copenhagen", "orange2").booths("copenhagen", &[1, 2]);
    let broke = action.clone().talers(0, 0);
    let refill = action.clone().phase("refill");
    let forced = Position::new(2).phase("refill");
    let rich = action.clone().holds(0, "orange1 orange3 brown1 brown2 green3");
    let spread = Position::new(2).booths("riga", &[15, 0]).holds(0, "orange1 orange2");
    vec![
        (setup.clone(), &[], "place copenhagen", "setup-booths"),
        (setup.clone(), &["place riga", "place riga"], "place riga", "setup-booths"),
        (setup.clone(), &[], "sail lubeck", "setup-booths"),
        (setup, &[], "refill", "setup-booths"),
        (action.clone(), &[], "place riga", "setup-booths"),
        (refill.clone(), &[], "buy orange2", "refill"),
        (refill.clone(), &[], "end", "refill"),
        (action.clone(), &[], "refill", "refill"),
        (refill, &["skip"], "skip", "refill"),
        (forced.clone(), &[], "skip", "refill-forced"),
        (forced, &[], "end", "refill-forced"),
        (action.clone(), &["buy orange2"], "buy orange2", "action-one"),
        (action.clone(), &["buy orange2"], "booths orange2", "action-one"),
        (rich.clone(), &["sell orange1 orange3"], "sell brown1 brown2", "action-one"),
        (action.clone(), &[], "sail riga", "sail"),
        (broke.clone(), &[], "sail riga", "sail"),
        (broke.clone(), &[], "sail lubeck", "sail"),
        (action.clone(), &[], "buy orange1", "buy"),
        (action.clone(), &[], "buy blue2", "buy"),
        (action.clone().ship("lubeck"), &[], "buy orange2", "buy"),
        (broke, &[], "buy orange2", "buy-price"),
        (rich.clone(), &[], "booths orange2", "booths"),
        (spread.clone(), &[], "booths orange1", "booths"),
        (spread, &[], "sell orange1 orange2", "sell-booth"),
        (rich.clone(), &[], "sell orange1", "sell-two"),
        (rich.clone(), &[], "sell orange1 orange1", "sell-two"),
        (rich.clone(), &[], "sell orange1 orange3 green3", "sell-two"),
        (rich.clone(), &["end"], "end", "keep"),
        (rich.clone(), &["end"], "discard orange2", "keep"),
        (rich, &[], "discard orange1", "keep"),
    ]
}

/// Nothing but the warehouses has happened yet.
fn first_position() -> Value {
    let game = Hansa::new(Board::named("baltic").unwrap(), 2).unwrap();
    game.view(&game.deal(&mut Dealer::new("refusals")))
}

#[test]
fn every_refusing_rule_refuses() {
    let mut met = BTreeSet::new();
    for (position, first, action, rule) in rows() {
        let mut sitting = position.sit();
        play(&mut sitting, first);
        let before = sitting.view();
        let refusal = sitting.play(action).expect_err(action);
        assert_eq!(refusal.rule, rule, "{action}: {refusal}");
        assert_eq!(sitting.view(), before, "nothing changes");
        met.insert(rule);
    }
    assert_eq!(met, Hansa::REFUSING.iter().copied().collect());
}

#[test]
fn a_free_marker_needs_no_taler() {
    let position = Position::new(2).offers("copenhagen", "orange2").booths("copenhagen", &[3, 2]).talers(0, 0);
    play(&mut position.sit(), &["buy orange2"]);
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let base = || Position::new(3).offers("riga", "orange1").booths("riga", &[2, 1, 0]).holds(1, "brown2");
    let setup = || Position(first_position());
    let rows = [
        (base().set("/game", json!("hamburgum")), "game"),
        (base().set("/board", json!("atlantis")), "board"),
        (base().set("/phase", json!("lunch")), "phase"),
        (base().set("/phase", json!(3)), "phase"),
        (base().set("/turn", json!(3)), "turn"),
        (base().set("/turn", json!(-1)), "turn"),
        (base().set("/turn", json!(0.5)), "turn"),
        (base().set("/round", json!(1e30)), "round"),
        (base().set("/round", json!(0)), "round"),
        (base().set("/ship", json!("bremen")), "ship"),
        (base().set("/acted", json!("no")), "acted"),
        (base().set("/players", json!([])), "players"),
        (base().set("/players", json!({})), "players"),
        (base().set("/players/0", json!(null)), "player 0"),
        (base().set("/players/1/talers", json!(100)), "talers"),
        (base().set("/players/1/talers", json!(u64::MAX)), "talers"),
        (base().set("/players/1/goods", json!(["pink2"])), "goods"),
        (base().set("/players/1/goods", json!(["blue1"])), "blue1"),
        (base().set("/players/1/sold", json!(vec!["orange3"; 5])), "orange3"),
        (base().set("/players/1/sold", json!(vec!["orange3"; 500])), "sold"),
        (base().set("/players/1/booths", json!(13)), "booths"),
        (base().set("/players/2/goods", json!(["red1", "red1", "red1", "red1"])), "player 2"),
        (
            base()
                .holds(0, &"yellow1 yellow2 green1 green2 red1 red2 ".repeat(4))
                .set("/piles", json!([0, 0, 0, 0, 10])),
            "player 0",
        ),
        (base().set("/cities/riga/goods", json!(["red1", "red1", "red1"])), "goods"),
        (base().set("/cities/riga/booths", json!([2, 1])), "booths"),
        (base().set("/cities/riga/booths", json!([2, 1, 256])), "booths"),
        (base().set("/cities", json!({})), "tonsberg"),
        (base().set("/piles", json!([11, 10, 10, 10])), "piles"),
        (base().set("/piles", json!([11, 10, 10, 10, 9])), "piles"),
        (base().set("/piles", json!([10, 11, 10, 10, 10])), "piles"),
        (base().set("/piles", json!([u64::MAX, u64::MAX, 1, 1, 1])), "piles"),
        (base().set("/piles", json!([11, 10, 10, 10, "10"])), "piles"),
        (base().set("/last_round", json!(true)), "last_round"),
        (base().set("/piles", json!([0, 0, 0, 0, 9])), "last_round"),
        (
            base().sold(0, "orange2 orange2 orange2 orange2 orange2 brown1 brown1 brown1 brown1 red1 red1 red1 red1"),
            "piles",
        ),
        (base().phase("refill").talers(0, 2), "income"),
        (base().phase("refill").set("/acted", json!(true)), "before any action"),
        (base().phase("refill").set("/piles", json!([0, 0, 0, 0, 0])).set("/last_round", json!(true)), "pile"),
        (base().phase("discard").turn(1), "discard"),
        (base().phase("discard").holds(0, "red1 red1 red2 red2").talers(0, 4), "3 talers"),
        (base().phase("over").turn(2), "last round"),
        (base().phase("setup"), "setup"),
        (setup().set("/round", json!(1)), "setup"),
        (setup().set("/turn", json!(1)), "setup"),
        (setup().talers(0, 6), "setup"),
        (setup().booths("riga", &[2, 2]).booths("reval", &[2, 2]).booths("danzig", &[2, 2]), "setup"),
        (setup().booths("riga", &[2, 0]), "setup"),
        (setup().booths("copenhagen", &[2, 0]).turn(1), "setup"),
        (setup().booths("riga", &[1, 0]).booths("reval", &[1, 0]).turn(1), "setup"),
        (Position(json!([])), "object"),
        (Position(json!(null)), "object"),
    ];
    for (Position(view), named) in rows {
        let refusal = Sitting::<Hansa>::place(&view, None).expect_err(&view.to_string());
        assert_eq!(refusal.rule, "setup");
        assert!(refusal.message.contains(named), "{named}: {refusal}");
    }
    let mut strange = base().0;
    strange["winner"] = json!(0);
    assert!(Sitting::<Hansa>::place(&strange, None).unwrap_err().message.contains("winner"));
    strange = base().0;
    strange.as_object_mut().unwrap().remove("ship");
    assert!(Sitting::<Hansa>::place(&strange, None).unwrap_err().message.contains("ship"));
    base().sit();
    setup().booths("riga", &[2, 0]).turn(1).sit();
}
