//! The gloss: what a thing on the map is, what it would bring, or why it cannot be had now.

use ::hamburgum::board::{Church, Kind, Site};
use ::hamburgum::nouns::{Official, Officials};
use ::hamburgum::{Action, Cost, Hamburgum, donation_cost};
use leptos::prelude::*;
use table::Seat;
use words::Lang;
use words::label;

use super::glance::{Glance, Thing};
use super::plan::Plan;
use crate::desk::Desk;
use crate::live::live;

/// A slip of paper over the map, away from what it speaks of. Readers of screens have the same text at the thing itself.
pub fn gloss(desk: Desk<Hamburgum>, glance: Glance, plan: &Plan) -> AnyView {
    let middle = plan.view.y + plan.view.h / 2.0;
    let sites: Vec<f64> = plan.sites.iter().map(|site| site.1).collect();
    let churches: Vec<f64> = plan.churches.iter().map(|church| church.ground.1).collect();
    let lines = move || match glance.thing.get()? {
        Thing::Site(site) => Some((site_lines(desk, glance, site), sites[site.index()] > middle)),
        Thing::Church(church) if glance.tray.get().is_none() => {
            Some((church_lines(desk, church), churches[church.index()] > middle))
        }
        Thing::Church(_) | Thing::Space(_) => None,
    };
    live(move || {
        lines().map(|(lines, low)| {
            let mut lines = lines.into_iter();
            view! {
                <div class="gloss" class:up=low aria-hidden="true">
                    <strong>{lines.next()}</strong>
                    {lines.map(|line| view! { <p>{line}</p> }).collect_view()}
                </div>
            }
        })
    })
}

/// A site in one sentence.
pub fn site_text(desk: Desk<Hamburgum>, glance: Glance, site: Site) -> String {
    site_lines(desk, glance, site).join(" · ")
}

/// A church in one sentence.
pub fn church_text(desk: Desk<Hamburgum>, church: Church) -> String {
    church_lines(desk, church).join(" · ")
}

/// The action that builds on a site; where an official must be named, the first that can be had.
pub fn building(desk: Desk<Hamburgum>, site: Site) -> Action {
    let game = desk.game();
    let named = game.officials() == Officials::Free && game.board().sites[site.index()].kind == Kind::Official;
    let first = || Official::ALL.get(game.officials_on_offer(&desk.state()).trailing_zeros() as usize).copied();
    Action::Build(site, if named { first() } else { None })
}

fn site_lines(desk: Desk<Hamburgum>, glance: Glance, site: Site) -> Vec<String> {
    let lang = desk.lang();
    let game = desk.game();
    let board = game.board();
    let kind = board.sites[site.index()].kind;
    let name = label::site(lang, board, site);
    if let Some(seat) = glance.owners.with(|owners| owners[site.index()]) {
        return vec![words::city::site_of(lang, &name, &desk.name(seat))];
    }
    let mut lines = vec![words::city::site_free(lang, &name), label::kind_help(lang, kind)];
    let action = building(desk, site);
    if glance.sites.get().contains(site) {
        lines.push(brings(desk, action));
    } else if let Some(reason) = desk.why(action) {
        lines.push(reason.told(lang));
    }
    lines
}

/// What a building would bring now, in a few words: the price that falls, the money, the sites it opens.
pub fn brings(desk: Desk<Hamburgum>, action: Action) -> String {
    let lang = desk.lang();
    let game = desk.game();
    let (Action::Build(site, chosen), Some(after)) = (action, desk.what_if(&[action])) else {
        return String::new();
    };
    let before = desk.state();
    let seat = before.turn();
    let kind = game.board().sites[site.index()].kind;
    let mut parts = Vec::new();
    if let Some(good) = super::good_of(kind) {
        let price = words::hamburgum::pounds(lang, after.price(good).into());
        parts.push(words::city::brings_price(lang, &label::good(lang, good), &price));
    }
    if kind == Kind::Captain {
        let ships = after.ledger(seat).fleet().saturating_sub(before.ledger(seat).fleet());
        parts.push(words::hamburgum::more_ships(lang, ships.into()));
    }
    if kind == Kind::Official {
        let top = || Official::ALL.get(game.officials_on_offer(&before).trailing_zeros() as usize).copied();
        parts.extend(chosen.or_else(top).map(|official| label::official(lang, official)));
    }
    let money = i64::from(after.ledger(seat).money) - i64::from(before.ledger(seat).money);
    if money > 0 {
        parts.push(words::city::brings_money(lang, &words::hamburgum::pounds(lang, money)));
    }
    let reach = game.sites_in_reach(&before).without(site);
    let opened = (game.sites_in_reach(&after) - reach).len();
    if opened > 0 {
        parts.push(words::city::opens(lang, opened as i64));
    }
    parts.join(" · ")
}

fn church_lines(desk: Desk<Hamburgum>, church: Church) -> Vec<String> {
    let lang = desk.lang();
    let game = desk.game();
    let state = desk.state();
    let nave = state.naves()[church.index()];
    let mut lines = vec![game.board().churches[church.index()].name.clone()];
    let donor = |part: usize| -> Option<String> {
        let seat: Seat = nave.donors.get(part).copied().filter(|_| part < usize::from(nave.given))?;
        Some(words::city::part_by(lang, &words::hamburgum::church_part(lang, part as i64 + 1), &desk.name(seat)))
    };
    let parts: Vec<String> = (0..5).filter_map(donor).collect();
    if parts.is_empty() {
        lines.push(words::hamburgum::church_donations(lang, 0));
    } else {
        lines.push(parts.join(", "));
    }
    lines.push(next_step(desk, church));
    lines
}

/// What the next donation to a church puts up and costs the player on turn; who built it, once it stands.
pub fn next_step(desk: Desk<Hamburgum>, church: Church) -> String {
    let lang = desk.lang();
    let state = desk.state();
    let nave = state.naves()[church.index()];
    match nave.donors.get(usize::from(nave.given)) {
        None => words::hamburgum::church_complete(lang, &desk.name(nave.donors[4])),
        Some(_) => {
            let part = words::hamburgum::church_part(lang, i64::from(nave.given) + 1);
            words::city::steps_now(lang, &part, &cost_text(lang, &cost(desk, church)))
        }
    }
}

/// What the next donation to a church costs the player on turn; the canon's is cheaper.
pub fn cost(desk: Desk<Hamburgum>, church: Church) -> Cost {
    let state = desk.state();
    if state.phase() == ::hamburgum::nouns::Phase::Canon {
        return Cost { brick: 1, wood: 0, bell: 0, money: 0 };
    }
    let citizens = state.ledger(state.turn()).citizens.len();
    donation_cost(state.naves()[church.index()].given, citizens)
}

/// A cost in words.
pub fn cost_text(lang: Lang, cost: &Cost) -> String {
    let materials = [("wood", cost.wood), ("brick", cost.brick), ("bell", cost.bell)];
    let mut parts: Vec<String> = materials
        .into_iter()
        .filter(|(_, n)| *n > 0)
        .map(|(word, n)| words::hamburgum::materials(lang, word, n.into()))
        .collect();
    if cost.money > 0 {
        parts.push(words::hamburgum::pounds(lang, cost.money.into()));
    }
    words::list(lang, &parts)
}
