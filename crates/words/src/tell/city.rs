//! Hamburgum told.

use table::{Game, Seat};

use crate::label;
use crate::{Lang, hamburgum, list};
use ::hamburgum::board::{Church, Kind, Site};
use ::hamburgum::nouns::{Good, Official, Phase, Space, Tile};
use ::hamburgum::{Action, BONUS, DEPOT, Hamburgum, State, can_pay, donation_cost, proceeds, tile_value};

const MATERIALS: [&str; 3] = ["wood", "brick", "bell"];

/// One action with what it brought: `Blue sells 2 beer and 2 cloth for £400`.
pub fn tell(
    lang: Lang,
    game: &Hamburgum,
    before: &State,
    action: Action,
    after: &State,
    name_of: impl Fn(Seat) -> String,
) -> String {
    let seat = before.turn();
    let who = name_of(seat);
    let church_name = |church: Church| game.board().churches[church.index()].name.as_str();
    let tile_object = |tile: Tile| hamburgum::tile_object(lang, tile.word());
    let told = match action {
        Action::Rondel(space) => {
            let (name, prestige) = (label::space(lang, space), spent(before, after, seat));
            match produced(before, after, space) {
                Some((good, n)) => {
                    let goods = hamburgum::goods_object(lang, good.word(), n);
                    hamburgum::produced(lang, &who, &name, prestige, &goods)
                }
                None => hamburgum::moved(lang, &who, &name, prestige),
            }
        }
        Action::Sell(units) => {
            let goods = amounts(lang, units, Good::ALL.map(Good::word), hamburgum::goods_object);
            hamburgum::sold(lang, &who, &goods, earned(before, after, seat))
        }
        Action::Buy { wood, brick, bell } => {
            let materials = amounts(lang, [wood, brick, bell], MATERIALS, hamburgum::materials_object);
            hamburgum::bought(lang, &who, &materials, -earned(before, after, seat))
        }
        Action::Ships(ships) => hamburgum::launched(lang, &who, ships.into(), shifts(game, before, ships)),
        Action::Donate(church, tile) => match bonus(before, church) {
            None => hamburgum::donated(lang, &who, church_name(church), &tile_object(tile)),
            Some(bonus) => hamburgum::completed(lang, &who, church_name(church), &tile_object(tile), bonus),
        },
        Action::Canon(church, tile) => match bonus(before, church) {
            None => hamburgum::canon_donated(lang, &who, church_name(church), &tile_object(tile)),
            Some(bonus) => hamburgum::canon_completed(lang, &who, church_name(church), &tile_object(tile), bonus),
        },
        Action::Score(church, tile) => {
            let value = tile_value(game.board(), before, seat, church, tile);
            hamburgum::scored(lang, &who, &tile_object(tile), church_name(church), value.into())
        }
        Action::Build(site, chosen) => build(lang, game, before, (site, chosen), after, &who),
        Action::Skip => hamburgum::declined(lang, &who),
        Action::End => match turned_up(game, before, after) {
            Some(official) => hamburgum::ended_turned_up(lang, &who, &label::official(lang, official)),
            None => hamburgum::ended(lang, &who),
        },
    };
    if after.phase() == Phase::Over { hamburgum::and_over(lang, &told) } else { told }
}

/// One step of a turn in short: `Build: Cloth maker, St. Petri`.
pub fn chip(lang: Lang, game: &Hamburgum, before: &State, action: Action, after: &State) -> String {
    let seat = before.turn();
    let board = game.board();
    match action {
        Action::Rondel(space) => match produced(before, after, space) {
            Some((good, n)) => hamburgum::chip_produced(lang, &label::goods(lang, good, n), spent(before, after, seat)),
            None => hamburgum::chip_moved(lang, &label::space(lang, space), spent(before, after, seat)),
        },
        Action::Sell(units) => {
            let goods = amounts(lang, units, Good::ALL.map(Good::word), hamburgum::goods);
            hamburgum::chip_sold(lang, &goods, earned(before, after, seat))
        }
        Action::Buy { wood, brick, bell } => {
            let materials = amounts(lang, [wood, brick, bell], MATERIALS, hamburgum::materials);
            hamburgum::chip_bought(lang, &materials, -earned(before, after, seat))
        }
        Action::Ships(ships) => hamburgum::do_ships(lang, ships.into()),
        Action::Donate(church, tile) | Action::Canon(church, tile) => {
            let name = &board.churches[church.index()].name;
            hamburgum::chip_donated(lang, name, &label::tile(lang, board, church, tile))
        }
        Action::Score(church, tile) => {
            let name = &board.churches[church.index()].name;
            let value = tile_value(board, before, seat, church, tile);
            hamburgum::chip_scored(lang, &label::tile(lang, board, church, tile), name, value.into())
        }
        Action::Build(site, chosen) => {
            let place = match built_official(game, before, site, chosen) {
                Some(official) => hamburgum::site_at(lang, &label::official(lang, official), parish(game, site)),
                None => label::site(lang, board, site),
            };
            hamburgum::chip_built(lang, &place)
        }
        Action::Skip => hamburgum::do_skip(lang).to_owned(),
        Action::End => hamburgum::do_end(lang).to_owned(),
    }
}

/// What the player on turn has to decide.
pub fn ask(lang: Lang, game: &Hamburgum, state: &State) -> String {
    let mut legal = Vec::new();
    let mut can = |wanted: fn(&Action) -> bool| {
        legal.clear();
        game.legal(state, &mut legal);
        legal.iter().any(wanted)
    };
    let text = match state.phase() {
        Phase::Rondel if state.ledger(state.turn()).rondel.is_none() => hamburgum::ask_rondel_first(lang),
        Phase::Rondel => hamburgum::ask_rondel(lang),
        Phase::Trade => hamburgum::ask_trade(lang),
        Phase::Dockyard => hamburgum::ask_dockyard(lang),
        Phase::Church => {
            let give = can(|action| matches!(action, Action::Donate(..)));
            match state.church() {
                _ if !give && !can(|action| *action == Action::End) => hamburgum::ask_church_must(lang),
                Some(church) if give => {
                    return hamburgum::ask_church_same(lang, &game.board().churches[church.index()].name);
                }
                None if !state.scoring() => hamburgum::ask_church(lang),
                _ => hamburgum::ask_church_score(lang),
            }
        }
        Phase::Guildhall if can(|action| matches!(action, Action::Build(..))) => hamburgum::ask_guildhall(lang),
        Phase::Guildhall => hamburgum::ask_guildhall_none(lang),
        Phase::Canon => hamburgum::ask_canon(lang),
        Phase::Over => hamburgum::ask_over(lang),
    };
    text.to_owned()
}

/// What a space of the rondel would bring the player on turn, who is about to move: `Sell up to 4 for £370`.
pub fn outlook(lang: Lang, game: &Hamburgum, state: &State, space: Space) -> String {
    let ledger = state.ledger(state.turn());
    let production = |good: Good, maker: Kind| {
        let makers = (ledger.citizens & game.board().kinds[maker.index()]).len();
        hamburgum::outlook_produce(lang, &label::goods(lang, good, 1 + makers as i64))
    };
    let mut parts = Vec::new();
    match space {
        Space::Beer => parts.push(production(Good::Beer, Kind::Brewer)),
        Space::Sugar => parts.push(production(Good::Sugar, Kind::SugarRefiner)),
        Space::Cloth => parts.push(production(Good::Cloth, Kind::ClothMaker)),
        Space::Trade1 | Space::Trade2 => {
            let units: i64 = ledger.goods.iter().map(|units| i64::from(*units)).sum();
            let pounds = proceeds(ledger.goods, Good::ALL.map(|good| state.price(good)), ledger.ships);
            let most = DEPOT.iter().skip(1).filter(|cost| **cost <= ledger.money).count();
            if units > 0 {
                parts.push(hamburgum::outlook_sell(lang, units, pounds.into()));
            }
            if most > 0 {
                parts.push(hamburgum::outlook_buy(lang, most as i64));
            }
        }
        Space::Dockyard => match game.ships_at_hand(state) {
            0 => {}
            ships => parts.push(hamburgum::outlook_ships(lang, ships.into())),
        },
        Space::Church => {
            let open = state
                .naves()
                .iter()
                .filter(|nave| nave.given < 5 && can_pay(ledger, &donation_cost(nave.given, ledger.citizens.len())));
            let value = |(church, tile)| tile_value(game.board(), state, state.turn(), Church(church as u8), tile);
            let worth: i64 = ledger.unscored().iter().map(|tile| i64::from(value(tile))).sum();
            match open.count() {
                0 => {}
                churches => parts.push(hamburgum::outlook_give(lang, churches as i64)),
            }
            if worth > 0 {
                parts.push(hamburgum::outlook_score(lang, worth));
            }
        }
        Space::Guildhall => {
            let buildings = ledger.wood.min(ledger.brick);
            if buildings > 0 && !game.sites_in_reach(state).is_empty() {
                parts.push(hamburgum::outlook_build(lang, buildings.into()));
            }
        }
    }
    if parts.is_empty() { hamburgum::outlook_nothing(lang).to_owned() } else { parts.join(" · ") }
}

fn build(
    lang: Lang,
    game: &Hamburgum,
    before: &State,
    (site, chosen): (Site, Option<Official>),
    after: &State,
    who: &str,
) -> String {
    let kind = game.board().sites[site.index()].kind;
    let parish = parish(game, site);
    let building = match built_official(game, before, site, chosen) {
        Some(official) => hamburgum::official_object(lang, official.word()),
        None => hamburgum::kind_object(lang, kind.name()),
    };
    let paid = earned(before, after, before.turn());
    let producer =
        |good: Good| hamburgum::built_producer(lang, who, &building, parish, good.word(), after.price(good).into());
    match kind {
        Kind::Brewer => producer(Good::Beer),
        Kind::SugarRefiner => producer(Good::Sugar),
        Kind::ClothMaker => producer(Good::Cloth),
        Kind::Captain => hamburgum::built_captain(lang, who, &building, parish, arrivals(game, before, after)),
        Kind::Official if after.phase() == Phase::Canon => hamburgum::built(lang, who, &building, parish),
        Kind::Merchant | Kind::Official => hamburgum::built_paid(lang, who, &building, parish, paid),
    }
}

fn parish(game: &Hamburgum, site: Site) -> &str {
    let board = game.board();
    &board.churches[board.sites[site.index()].parish.index()].name
}

/// The official who comes to a site: the one that was chosen, or the top of the stack.
fn built_official(game: &Hamburgum, before: &State, site: Site, chosen: Option<Official>) -> Option<Official> {
    let top = || Official::ALL.get(game.officials_on_offer(before).trailing_zeros() as usize).copied();
    (game.board().sites[site.index()].kind == Kind::Official).then(|| chosen.or_else(top)).flatten()
}

/// The official whom the end of a turn turned up. Rule `variant-shuffled`.
fn turned_up(game: &Hamburgum, before: &State, after: &State) -> Option<Official> {
    let hidden = before.official_built() && game.officials_on_offer(before) == 0;
    let top = game.officials_on_offer(after).trailing_zeros() as usize;
    hidden.then(|| Official::ALL.get(top).copied()).flatten()
}

/// What a captain brought into the harbour. Rule `captain`.
fn arrivals(game: &Hamburgum, before: &State, after: &State) -> &'static str {
    let [_, _, mut moored] = before.moored();
    let dutchman = before.dutchmen() > 0;
    if dutchman {
        moored = if usize::from(moored) == game.players() { 1 } else { moored + 1 };
    }
    match (dutchman, after.moored()[2] != moored) {
        (true, true) => "both",
        (true, false) => "dutchman",
        (false, true) => "ship",
        (false, false) => "none",
    }
}

/// How often the harbour moved on for so many new ships. Rule `basin-shift`.
fn shifts(game: &Hamburgum, before: &State, ships: u8) -> i64 {
    let moored = usize::from(before.moored()[2]) + usize::from(ships);
    (moored.saturating_sub(1) / game.players()) as i64
}

/// The bonus of a donation that completes a church. Rule `church-built`.
fn bonus(before: &State, church: Church) -> Option<i64> {
    let last = before.naves()[church.index()].given == 4;
    last.then(|| BONUS.get(usize::from(before.churches_built())).map_or(0, |bonus| i64::from(*bonus)))
}

fn earned(before: &State, after: &State, seat: Seat) -> i64 {
    i64::from(after.ledger(seat).money) - i64::from(before.ledger(seat).money)
}

/// The prestige that a move cost.
fn spent(before: &State, after: &State, seat: Seat) -> i64 {
    i64::from(before.ledger(seat).prestige) - i64::from(after.ledger(seat).prestige)
}

/// What a space that produces gave; `None` for one that does not.
fn produced(before: &State, after: &State, space: Space) -> Option<(Good, i64)> {
    let good = Good::from_word(space.word())?;
    let held = |state: &State| i64::from(state.ledger(before.turn()).goods[good as usize]);
    Some((good, held(after) - held(before)))
}

/// What is more than nothing of three things, in a row.
fn amounts(lang: Lang, units: [u8; 3], words: [&str; 3], say: fn(Lang, &str, i64) -> String) -> String {
    let some = units.into_iter().zip(words).filter(|(n, _)| *n > 0);
    list(lang, &some.map(|(n, word)| say(lang, word, n.into())).collect::<Vec<_>>())
}
