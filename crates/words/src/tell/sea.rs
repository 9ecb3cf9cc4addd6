//! Hansa told.

use table::{Game, Seat};

use crate::label;
use crate::{Lang, hansa, list};
use ::hansa::board::MAX_COLOURS;
use ::hansa::{Action, City, Hansa, Lot, Marker, Phase, State};

/// The unsold markers that a player keeps. Rule `keep`.
const KEPT: i64 = 3;

/// One action with what it brought: `White sails to Visby for 1 taler`.
pub fn tell(
    lang: Lang,
    game: &Hansa,
    before: &State,
    action: Action,
    after: &State,
    name_of: impl Fn(Seat) -> String,
) -> String {
    let seat = before.turn();
    let who = name_of(seat);
    let here = city(game, before.ship());
    let marker = |marker: Marker| label::marker(lang, game.board(), marker);
    let told = match action {
        Action::Place(place) => hansa::placed(lang, &who, put_up(before, after, place, seat), city(game, place)),
        Action::Refill => {
            let told = hansa::refilled(lang, &who, i64::from(after.offered()) - i64::from(before.offered()));
            if game.last_round(after) && !game.last_round(before) { hansa::and_last_round(lang, &told) } else { told }
        }
        Action::Skip => hansa::skipped(lang, &who),
        Action::Buy(bought) => match before.host(before.ship()) {
            Some(host) if host == seat => hansa::bought_free(lang, &who, &marker(bought), here),
            Some(host) => hansa::bought_host(lang, &who, &marker(bought), here, &name_of(host)),
            None => hansa::bought_bank(lang, &who, &marker(bought), here),
        },
        Action::Booths(given) => {
            hansa::opened(lang, &who, &marker(given), put_up(before, after, before.ship(), seat), here)
        }
        Action::Sell(lot) => {
            let told = hansa::sold(lang, &who, &lot_list(lang, game, &lot), here, worth(&lot));
            match lost_by_others(lang, game, before, after, &name_of) {
                Some(losses) => hansa::and_losses(lang, &told, &losses),
                None => told,
            }
        }
        Action::Sail(to) => hansa::sailed(lang, &who, city(game, to)),
        Action::End => hansa::ended(lang, &who, paid(before, after, seat)),
        Action::Discard(given) => hansa::discarded(lang, &who, &marker(given)),
    };
    if after.phase() == Phase::Over { hansa::and_over(lang, &told) } else { told }
}

/// What the others lose by a sale: `White loses 1 barrel of blue`.
pub fn losses(lang: Lang, game: &Hansa, before: &State, after: &State, name_of: impl Fn(Seat) -> String) -> String {
    lost_by_others(lang, game, before, after, &name_of).unwrap_or_else(|| hansa::no_losses(lang).to_owned())
}

/// One step of a turn in short: `Sail to Visby (−1 taler)`.
pub fn chip(lang: Lang, game: &Hansa, before: &State, action: Action, after: &State) -> String {
    let seat = before.turn();
    let marker = |marker: Marker| label::marker(lang, game.board(), marker);
    match action {
        Action::Place(place) => hansa::chip_placed(lang, put_up(before, after, place, seat), city(game, place)),
        Action::Refill => hansa::chip_refill(lang).to_owned(),
        Action::Skip => hansa::do_skip(lang).to_owned(),
        Action::Buy(bought) => hansa::chip_bought(lang, paid(before, after, seat), &marker(bought)),
        Action::Booths(given) => hansa::do_booths(lang, &marker(given), put_up(before, after, before.ship(), seat)),
        Action::Sell(lot) => hansa::chip_sold(lang, &lot_list(lang, game, &lot), worth(&lot)),
        Action::Sail(to) => hansa::chip_sail(lang, city(game, to)),
        Action::End => hansa::do_end(lang).to_owned(),
        Action::Discard(given) => hansa::do_discard(lang, &marker(given)),
    }
}

/// What the player on turn has to decide.
pub fn ask(lang: Lang, game: &Hansa, state: &State) -> String {
    let text = match state.phase() {
        Phase::Setup => hansa::ask_setup(lang),
        Phase::Refill if game.must_refill(state) => hansa::ask_refill_forced(lang),
        Phase::Refill => hansa::ask_refill(lang),
        Phase::Action if state.acted() => hansa::ask_acted(lang),
        Phase::Action => hansa::ask_action(lang),
        Phase::Discard => return hansa::ask_discard(lang, i64::from(state.goods(state.turn()).held()) - KEPT),
        Phase::Over => hansa::ask_over(lang),
    };
    text.to_owned()
}

fn city(game: &Hansa, city: City) -> &str {
    &game.board().cities[city.index()].name
}

/// How many booths a player has put into a city.
fn put_up(before: &State, after: &State, city: City, seat: Seat) -> i64 {
    i64::from(after.booths(city)[seat.index()]) - i64::from(before.booths(city)[seat.index()])
}

/// How many talers an action has cost its player.
fn paid(before: &State, after: &State, seat: Seat) -> i64 {
    i64::from(before.talers(seat)) - i64::from(after.talers(seat))
}

/// What sold markers count at the end. Rule `score`.
fn worth(lot: &Lot) -> i64 {
    lot.total() as i64 + i64::from(lot.barrels())
}

/// The barrels of a heap by colour: `5 barrels of orange and 2 barrels of brown`.
fn lot_list(lang: Lang, game: &Hansa, lot: &Lot) -> String {
    let colours = (0..MAX_COLOURS).map(|colour| (colour, lot.of_colours(1 << colour).barrels()));
    let some = colours.filter(|(_, barrels)| *barrels > 0);
    let texts: Vec<_> = some.map(|(colour, n)| label::barrels(lang, game.board(), colour, n.into())).collect();
    list(lang, &texts)
}

fn lost_by_others(
    lang: Lang,
    game: &Hansa,
    before: &State,
    after: &State,
    name_of: &impl Fn(Seat) -> String,
) -> Option<String> {
    let lost = |seat: Seat| -> Lot {
        let rest = after.goods(seat).lot();
        let kinds = Marker::each(before.goods(seat).kinds());
        kinds.filter(|kind| before.goods(seat).lot().count(*kind) > rest.count(*kind)).collect()
    };
    let losers = Seat::all(game.players()).filter(|seat| *seat != before.turn()).map(|seat| (seat, lost(seat)));
    let texts: Vec<_> = losers
        .filter(|(_, lot)| lot.total() > 0)
        .map(|(seat, lot)| hansa::loses(lang, &name_of(seat), &lot_list(lang, game, &lot)))
        .collect();
    (!texts.is_empty()).then(|| list(lang, &texts))
}
