//! A city on the live chart: its name to be clicked, its warehouses, its booths.

use ::hansa::{Action, City, Hansa, Marker, Phase};
use leptos::prelude::*;
use table::{Game, Seat};

use crate::browser::focus;
use crate::desk::Desk;
use crate::staged::Staged;

use super::drawings;
use super::map::Sea;
use super::places::{Area, STALL};
use crate::live::{live, memo};

/// What clicking a city would do, action by action.
fn calls(sea: &Sea, city: City) -> Option<Vec<Action>> {
    let desk = sea.desk;
    if !desk.offering() {
        return None;
    }
    match desk.state().phase() {
        Phase::Setup => desk.legal().contains(&Action::Place(city)).then(|| vec![Action::Place(city)]),
        Phase::Action => {
            let way = sea.ways.with(|ways| ways[city.index()].clone());
            way.map(|legs| legs.into_iter().map(Action::Sail).collect())
        }
        Phase::Refill | Phase::Discard | Phase::Over => None,
    }
}

/// What a way costs and what is left: `Sail to Danzig: 1 taler, 2 talers left`.
pub fn way_text(desk: Desk<Hansa>, legs: &[City]) -> String {
    let lang = desk.lang();
    let state = desk.state();
    let game = desk.game();
    let name = |city: &City| game.board().cities[city.index()].name.as_str();
    let price = legs.len() as i64;
    let left = i64::from(state.talers(state.turn())) - price;
    match legs {
        [] => String::new(),
        [to] => words::sea::way(lang, name(to), price, left),
        [stops @ .., to] => {
            let stops: Vec<&str> = stops.iter().map(name).collect();
            words::sea::way_by(lang, name(to), &words::list(lang, &stops), price, left)
        }
    }
}

/// What a click on a city would do, or why it does nothing.
fn answer(sea: &Sea, city: City, calls: Option<&[Action]>) -> String {
    let desk = sea.desk;
    let state = desk.state();
    if let Some(actions) = calls {
        let legs: Vec<City> = actions
            .iter()
            .filter_map(|action| match action {
                Action::Sail(city) => Some(*city),
                _ => None,
            })
            .collect();
        return match legs.is_empty() {
            true => words::sea::do_place(desk.lang(), &sea.name(city)),
            false => way_text(desk, &legs),
        };
    }
    let tried = if state.phase() == Phase::Setup { Action::Place(city) } else { Action::Sail(city) };
    if state.ship() == city && state.phase() != Phase::Setup {
        return words::sea::ship_here(desk.lang()).to_owned();
    }
    desk.why(tried).map(|why| why.told(desk.lang())).unwrap_or_default()
}

/// A city's name and town, to be sailed to or built in.
pub fn city(sea: &Sea, city: City) -> AnyView {
    let desk = sea.desk;
    let spot = &sea.chart.spots[city.index()];
    let (plate, town) = (spot.plate, spot.town);
    let called = {
        let sea = sea.clone();
        memo(move || calls(&sea, city))
    };
    let answered = {
        let sea = sea.clone();
        memo(move || called.with(|called| answer(&sea, city, called.as_deref())))
    };
    let name = sea.name(city);
    let label = {
        let name = name.clone();
        move || format!("{name}. {}", answered.get())
    };
    let play = move || {
        for action in called.get_untracked().into_iter().flatten() {
            desk.act(action);
        }
    };
    let price = move || called.with(|called| called.as_ref().map_or(0, Vec::len));
    let sails = move || desk.state().phase() == Phase::Action;
    let here = memo(move || desk.state().ship() == city);
    let fresh = memo(move || last_place(desk) == Some(city));
    let rank = {
        let sea = sea.clone();
        move || sea.rank(Action::Sail(city)).or_else(|| sea.rank(Action::Place(city)))
    };
    // The price of a single leg is written on its arrow, where there is room.
    let short: Vec<City> =
        sea.chart.lanes.iter().filter(|lane| lane.to == city && lane.is_short()).map(|lane| lane.from).collect();
    let coin = move || {
        let here = sails() && (price() > 1 || price() == 1 && short.contains(&desk.state().ship()));
        let figure = words::number(desk.lang(), price() as i64);
        here.then(
            || view! { <g transform=at(plate.x + plate.w, plate.y + 4.0) inner_html=drawings::coin(&figure)></g> },
        )
    };
    view! {
        <g
            class="haven"
            class:lit=move || price() != 0
            class:far=move || sails() && 1 < price()
            class:here=here
            class:fresh=fresh
            role="button"
            tabindex="0"
            aria-label=label
            aria-disabled=move || (price() == 0).to_string()
            data-note=answered
            on:click=move |event| {
                // The second click of two was meant for what lay there before the first.
                if event.detail() < 2 {
                    play();
                }
            }
            on:keydown=move |event| {
                if focus::presses(&event) {
                    play();
                }
            }
        >
            <rect class="town-hit" x=town.x - 4.0 y=town.y - 4.0 width=town.w + 8.0 height=town.h + 8.0 rx="8" />
            <rect class="name-plate" x=plate.x y=plate.y width=plate.w height=plate.h rx="3" />
            <rect class="name-rule" x=plate.x + 2.5 y=plate.y + 2.5 width=plate.w - 5.0 height=plate.h - 5.0 rx="2" />
            <text class="haven-name" x=plate.x + plate.w / 2.0 y=plate.y + 20.0>
                {name}
            </text>
        </g>
        // Figures stand beside what is pressed: its name says them in words.
        <g pointer-events="none">
            <g aria-hidden="true">{move || coin()}</g>
            {move || rank().map(|rank| badge(desk, plate.x, plate.y + 4.0, rank))}
        </g>
    }
    .into_any()
}

/// The city in which the last action was played.
fn last_place(desk: Desk<Hansa>) -> Option<City> {
    let before = desk.before()?;
    match desk.last()?.action {
        Action::Place(city) | Action::Sail(city) => Some(city),
        Action::Buy(_) | Action::Booths(_) | Action::Sell(_) => Some(before.ship()),
        Action::Refill | Action::Skip | Action::End | Action::Discard(_) => None,
    }
}

/// The place among what is advised.
fn badge(desk: Desk<Hansa>, x: f64, y: f64, rank: usize) -> AnyView {
    view! {
        <g class="advised" transform=at(x, y) role="img" aria-label=words::sea::advised(desk.lang(), rank as i64)>
            <circle r="12" />
            <text y="5.5">{words::number(desk.lang(), rank as i64)}</text>
        </g>
    }
    .into_any()
}

/// What buying a marker would cost, and whom it pays.
pub fn price_text(desk: Desk<Hansa>, marker: Marker) -> String {
    let lang = desk.lang();
    let state = desk.state();
    let text = words::label::marker(lang, desk.game().board(), marker);
    match state.host(state.ship()) {
        Some(host) if host == state.turn() => words::hansa::do_buy_free(lang, &text),
        Some(host) => words::hansa::do_buy_host(lang, &text, &desk.told(host)),
        None => words::hansa::do_buy_bank(lang, &text),
    }
}

/// What a marker costs in the city where the ship lies.
fn price_here(desk: Desk<Hansa>) -> i64 {
    let state = desk.state();
    i64::from(state.host(state.ship()) != Some(state.turn()))
}

/// A city's warehouses with the markers to be bought.
pub fn slots(sea: &Sea, city: City) -> AnyView {
    let spaces = usize::from(sea.desk.game().board().cities[city.index()].warehouses);
    (0..spaces).map(|place| slot(sea, city, place)).collect_view().into_any()
}

fn slot(sea: &Sea, city: City, place: usize) -> AnyView {
    let desk = sea.desk;
    let (x, y) = sea.chart.spots[city.index()].slot(place);
    let marker = memo(move || desk.state().offer(city).get(place).copied());
    let name = sea.name(city);
    let sea = sea.clone();
    live(move || match marker.get() {
        None => {
            let name = name.clone();
            let note = move || words::sea::space_empty(desk.lang(), &name);
            view! { <g class="slot bare" transform=at(x, y) data-note=note inner_html=drawings::empty()></g> }
                .into_any()
        }
        Some(marker) => on_offer(&sea, city, marker, (x, y)).into_any(),
    })
}

fn on_offer(sea: &Sea, city: City, marker: Marker, (x, y): (f64, f64)) -> AnyView {
    let desk = sea.desk;
    let action = Action::Buy(marker);
    let lit = memo(move || desk.offering() && desk.state().ship() == city && desk.legal().contains(&action));
    let answered = memo(move || {
        let lang = desk.lang();
        if lit.get() {
            return price_text(desk, marker);
        }
        let text = words::label::marker(lang, desk.game().board(), marker);
        // The same marker may lie in the ship's city too: here it is out of reach.
        let elsewhere = desk.state().ship() != city;
        let why = match desk.why(action) {
            Some(why) => Some(why.told(desk.lang())),
            None if elsewhere => words::reason(lang, Hansa::NAME, "buy").map(str::to_owned),
            None => None,
        };
        why.map_or_else(|| text.clone(), |why| format!("{text}. {why}"))
    });
    let name = sea.name(city);
    let label = move || format!("{}: {}", name, answered.get());
    let play = move || {
        if lit.get_untracked() {
            desk.act(action);
        }
    };
    let coin = move || {
        let figure = words::number(desk.lang(), price_here(desk));
        lit.get().then(|| view! { <g transform="translate(15 -17) scale(.82)" inner_html=drawings::coin(&figure)></g> })
    };
    let rank = {
        let sea = sea.clone();
        move || sea.rank(action).filter(|_| lit.get())
    };
    view! {
        <g
            class="slot"
            class:lit=lit
            transform=at(x, y)
            role="button"
            tabindex="0"
            aria-label=label
            aria-disabled=move || (!lit.get()).to_string()
            data-note=answered
            on:click=move |event| {
                // The second click of two was meant for what lay there before the first.
                if event.detail() < 2 {
                    play();
                }
            }
            on:keydown=move |event| {
                if focus::presses(&event) {
                    play();
                }
            }
        >
            <circle class="halo" r="24" />
            <g inner_html=drawings::marker(desk.game().board(), marker)></g>
        </g>
        <g transform=at(x, y) pointer-events="none">
            <g aria-hidden="true">{move || coin()}</g>
            {move || rank().map(|rank| badge(desk, -17.0, -17.0, rank))}
        </g>
    }
    .into_any()
}

/// A city's booths by owner, the majority with its crown.
pub fn booths(sea: &Sea, city: City) -> AnyView {
    let desk = sea.desk;
    let Area { x, y, w, .. } = sea.chart.spots[city.index()].tray;
    let players = desk.game().players();
    let here = memo(move || {
        let state = desk.state();
        (state.booths(city), state.host(city))
    });
    let name = sea.name(city);
    live(move || {
        let (counts, host) = here.get();
        let owners: Vec<Seat> = Seat::all(players).filter(|seat| counts[seat.index()] > 0).collect();
        let left = x + (w - STALL * owners.len() as f64) / 2.0;
        let stalls = owners.into_iter().enumerate().map(|(place, seat)| {
            let count = i64::from(counts[seat.index()]);
            let stall_x = left + STALL * place as f64 + 13.0;
            let crowned = (host == Some(seat))
                .then(|| view! { <g transform="translate(0 -16)" inner_html=drawings::crown()></g> });
            let note = {
                let name = name.clone();
                move || {
                    let lang = desk.lang();
                    let text = words::sea::booths_of(lang, &desk.told(seat), &name, count);
                    match host {
                        Some(host) => format!("{text}. {}", words::hansa::majority(lang, &desk.told(host))),
                        None => format!("{text}. {}", words::hansa::majority_none(lang)),
                    }
                }
            };
            view! {
                <g class=format!("stall {}", Hansa::paint(seat)) transform=at(stall_x, y + 18.0) data-note=note>
                    <g inner_html=drawings::booth(seat)></g>
                    {crowned}
                    <text class="count" x="15" y="9">
                        {words::number(desk.lang(), count)}
                    </text>
                </g>
            }
        });
        view! { <g class="stalls" aria-hidden="true">{stalls.collect_view()}</g> }
    })
}

/// A place as the browser wants it.
pub fn at(x: f64, y: f64) -> String {
    format!("translate({x:.1} {y:.1})")
}
