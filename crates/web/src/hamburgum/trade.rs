//! Trade: what to sell or to buy, by steppers, with the running total and the loading of the ships.

use ::hamburgum::nouns::Good;
use ::hamburgum::{Action, DEPOT, Hamburgum, proceeds};
use leptos::prelude::*;
use words::label;

use super::glance::{Glance, Note};
use super::offer::offer;
use super::pieces::{good_token, icon, material_token};
use super::symbols;
use crate::desk::Desk;
use crate::live::{live, memo};
use crate::settings::say;

/// A ship's load: its basin from 1, the good and how many units of it.
type Load = (usize, Good, u8);

/// Which ship takes what in the loading that pays most, and what is left on the quay. Rules `sell-ships`, `sell-quay`.
fn loading(mut units: [u8; 3], prices: [u32; 3], mut ships: [u8; 3]) -> (Vec<Load>, [u8; 3]) {
    let mut loads = Vec::new();
    for basin in (0..3).rev() {
        while ships[basin] > 0 {
            ships[basin] -= 1;
            let load = |good: Good| {
                let loaded = units[good as usize].min(basin as u8 + 1);
                let mut left = units;
                left[good as usize] -= loaded;
                (u32::from(loaded) * prices[good as usize] + proceeds(left, prices, ships), loaded, left)
            };
            let best = Good::ALL.into_iter().map(|good| (good, load(good))).max_by_key(|(_, (money, _, _))| *money);
            if let Some((good, (_, loaded, left))) = best.filter(|(_, (_, loaded, _))| *loaded > 0) {
                loads.push((basin + 1, good, loaded));
                units = left;
            }
        }
    }
    (loads, units)
}

/// The two halves of a trade.
pub fn trade(desk: Desk<Hamburgum>, glance: Glance) -> AnyView {
    view! {
        <div class="trade">
            {sale(desk, glance)}
            {purchase(desk, glance)}
        </div>
    }
    .into_any()
}

fn sale(desk: Desk<Hamburgum>, glance: Glance) -> AnyView {
    let held = memo(move || {
        let state = desk.state();
        state.ledger(state.turn()).goods
    });
    let steppers = Good::ALL.map(|good| {
        let at = good as usize;
        let name = move || label::good(desk.lang(), good);
        let set = move |units: u8| glance.goods.update(|goods| goods[at] = units);
        let with = move |units: u8| {
            let mut goods = glance.goods.get();
            goods[at] = units;
            Action::Sell(goods)
        };
        let price = move || {
            let text = words::hamburgum::pounds(desk.lang(), desk.state().price(good).into());
            view! { <small>{text}</small> }
        };
        let units = Signal::derive(move || glance.goods.get()[at]);
        stepper(desk, glance, good_token(good).into_any(), name, price, units, set, with)
    });
    let total = move || {
        let state = desk.state();
        let own = state.ledger(state.turn());
        proceeds(glance.goods.get(), Good::ALL.map(|good| state.price(good)), own.ships)
    };
    let button = live(move || words::hamburgum::do_sell(desk.lang(), total().into()));
    view! {
        <section class="half" aria-label=say(words::app::verb_sell)>
            <h3>{say(words::app::verb_sell)}</h3>
            {steppers.collect_view()}
            {answering(
                glance,
                "plain all",
                move || (held.get() == [0; 3]).then(|| words::city::why_no_goods(desk.lang())),
                move || glance.goods.set(held.get_untracked()),
                say(words::city::all),
            )}
            {hold(desk, glance)}
            {offer(desk, glance, "main", move || Action::Sell(glance.goods.get()), button)}
        </section>
    }
    .into_any()
}

/// The own ships and what each would take; what is left goes over the quay.
fn hold(desk: Desk<Hamburgum>, glance: Glance) -> AnyView {
    let tokens = |good: Good, units: u8| (0..units).map(|_| good_token(good)).collect_view();
    live(move || {
        let lang = desk.lang();
        let state = desk.state();
        let own = state.ledger(state.turn());
        let units = glance.goods.get();
        let (loads, quay) = loading(units, Good::ALL.map(|good| state.price(good)), own.ships);
        let mut empty = own.ships;
        for (basin, _, _) in &loads {
            empty[basin - 1] -= 1;
        }
        let loaded = loads.into_iter().map(|(basin, good, n)| {
            let text = words::city::loaded(lang, &basin.to_string(), &label::goods(lang, good, n.into()));
            view! {
                <li title=text>
                    {icon(symbols::BOAT)} <sup>{basin}</sup> <span class="hidden">{text.clone()}</span> {tokens(good, n)}
                </li>
            }
        });
        let waiting = (0..3).rev().flat_map(|basin| (0..empty[basin]).map(move |_| basin + 1)).map(|basin| {
            let text = words::city::ship_takes(lang, &basin.to_string(), &basin.to_string());
            view! {
                <li class="empty" title=text>
                    {icon(symbols::BOAT)} <sup>{basin}</sup> <span class="hidden">{text.clone()}</span>
                </li>
            }
        });
        let left: Vec<String> = Good::ALL
            .into_iter()
            .filter(|good| quay[*good as usize] > 0)
            .map(|good| label::goods(lang, good, quay[good as usize].into()))
            .collect();
        let left = (!left.is_empty()).then(|| words::city::quay(lang, &words::list(lang, &left)));
        view! {
            <ul class="hold">
                {loaded.collect_view()} {waiting.collect_view()}
                {left.map(|text| view! { <li class="on-quay">{text}</li> })}
            </ul>
        }
    })
}

fn purchase(desk: Desk<Hamburgum>, glance: Glance) -> AnyView {
    let steppers = [0, 1, 2].map(|at| {
        let name = move || words::hamburgum::material(desk.lang(), symbols::MATERIALS[at].0);
        let set = move |units: u8| glance.materials.update(|materials| materials[at] = units);
        let with = move |units: u8| {
            let mut materials = glance.materials.get();
            materials[at] = units;
            buy(materials)
        };
        let units = Signal::derive(move || glance.materials.get()[at]);
        stepper(desk, glance, material_token(at).into_any(), name, || (), units, set, with)
    });
    let number = move || glance.materials.get().iter().map(|units| usize::from(*units)).sum::<usize>();
    let total = move || DEPOT.get(number()).copied().unwrap_or_default();
    let next = move || {
        DEPOT.get(number() + 1).map(|cost| {
            let money = words::hamburgum::pounds(desk.lang(), (*cost).into());
            words::city::next_costs(desk.lang(), number() as i64 + 1, &money)
        })
    };
    let button = live(move || words::hamburgum::do_buy(desk.lang(), total().into()));
    view! {
        <section class="half" aria-label=say(words::app::verb_buy)>
            <h3>{say(words::app::verb_buy)}</h3>
            {steppers.collect_view()}
            <small>{move || next()}</small>
            {offer(desk, glance, "main", move || buy(glance.materials.get()), button)}
        </section>
    }
    .into_any()
}

const fn buy([wood, brick, bell]: [u8; 3]) -> Action {
    Action::Buy { wood, brick, bell }
}

/// A small button; while it can do nothing it says why.
fn answering(
    glance: Glance,
    class: &'static str,
    why: impl Fn() -> Option<&'static str> + Send + Sync + 'static,
    act: impl Fn() + 'static,
    content: impl IntoView + 'static,
) -> AnyView {
    let why = memo(why);
    let tell = move || glance.note.set(why.get_untracked().map(|why| Note::Why(why.to_owned())));
    view! {
        <button
            class=class
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            aria-description=move || why.get()
            on:click=move |_| {
                if why.with_untracked(Option::is_none) {
                    act();
                }
                tell();
            }
            on:pointerenter=move |_| tell()
            on:focus=move |_| tell()
            on:pointerleave=move |_| glance.note.set(None)
            on:blur=move |_| glance.note.set(None)
        >
            {content}
        </button>
    }
    .into_any()
}

/// A stepper; what it cannot do it says.
#[expect(clippy::too_many_arguments, reason = "each is one thing the stepper shows or does")]
fn stepper<P: IntoView + 'static>(
    desk: Desk<Hamburgum>,
    glance: Glance,
    token: AnyView,
    name: impl Fn() -> String + Copy + Send + Sync + 'static,
    price: impl Fn() -> P + Send + Sync + 'static,
    units: Signal<u8>,
    set: impl Fn(u8) + Copy + Send + Sync + 'static,
    with: impl Fn(u8) -> Action + Copy + Send + Sync + 'static,
) -> AnyView {
    let why = memo(move || desk.why(with(units.get().saturating_add(1))).map(|reason| reason.told(desk.lang())));
    let tell = move || glance.note.set(why.get_untracked().map(Note::Why));
    view! {
        <span class="stepper">
            {token} <span class="stepper-name">{name} {price}</span>
            {answering(
                glance,
                "",
                move || (units.get() == 0).then(|| words::city::why_none_chosen(desk.lang())),
                move || set(units.get_untracked().saturating_sub(1)),
                live(move || view! {
                    <span class="hidden">{words::app::fewer(desk.lang(), &name())}</span>
                    <span aria-hidden="true">"−"</span>
                }),
            )}
            <output>{units}</output>
            <button
                aria-label=move || words::app::more(desk.lang(), &name())
                aria-disabled=move || why.with(Option::is_some).then_some("true")
                on:click=move |_| {
                    if why.with_untracked(Option::is_none) {
                        set(units.get_untracked() + 1);
                    }
                    tell();
                }
                on:pointerenter=move |_| tell()
                on:focus=move |_| tell()
                on:pointerleave=move |_| glance.note.set(None)
                on:blur=move |_| glance.note.set(None)
            >
                "+"
            </button>
        </span>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loading_shown_is_the_one_that_pays() {
        for (units, prices, ships) in [
            ([4, 2, 1], [90, 100, 80], [1, 1, 1]),
            ([7, 0, 3], [50, 60, 100], [0, 2, 1]),
            ([1, 1, 1], [100; 3], [0; 3]),
        ] {
            let (loads, quay) = loading(units, prices, ships);
            let shipped: u32 = loads.iter().map(|(_, good, n)| u32::from(*n) * prices[*good as usize]).sum();
            let left: u32 = quay.iter().map(|units| u32::from(*units) * ::hamburgum::QUAY).sum();
            assert_eq!(shipped + left, proceeds(units, prices, ships));
        }
    }
}
