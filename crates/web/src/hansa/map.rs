//! The sea chart at the table: what is engraved lies still below, what changes is drawn above it.

use std::sync::Arc;

use ::hansa::{Action, City, Hansa};
use leptos::html;
use leptos::prelude::*;

use crate::desk::Desk;

use super::chart::Chart;
use super::coast::Point;
use super::harbour::{booths, city, slots};
use super::reading::reading;
use super::sailing::{lit_lanes, ship};
use super::ways::ways;
use crate::live::{Relay, effect, memo};
use crate::margin::Margin;
use crate::settings::say;

/// What every part of the live chart looks at.
#[derive(Clone)]
pub struct Sea {
    /// The table.
    pub desk: Desk<Hansa>,
    /// What is where.
    pub chart: Arc<Chart>,
    /// The ways that the ship can sail now.
    pub ways: Memo<Vec<Option<Vec<City>>>>,
    /// What a computer player advises, the best first.
    pub advised: Memo<Vec<Action>>,
}

impl Sea {
    fn of(desk: Desk<Hansa>) -> Sea {
        let ways = memo(move || match desk.offering() {
            true => ways(&desk.game(), &desk.state()),
            false => vec![None; desk.game().board().cities.len()],
        });
        let advised = memo(move || desk.advised().into_iter().map(|(action, _)| action).collect());
        Sea { desk, chart: Arc::new(Chart::of(&desk.game())), ways, advised }
    }

    /// The name of a city.
    pub fn name(&self, city: City) -> String {
        self.desk.game().board().cities[city.index()].name.clone()
    }

    /// The place of an action among those advised, from 1.
    pub fn rank(&self, action: Action) -> Option<usize> {
        self.advised.with(|advised| advised.iter().position(|known| *known == action).map(|place| place + 1))
    }
}

/// The field that the chart shows.
const FIELD: &str = "0 0 1000 700";
/// How wide the chart can be drawn, in hundredths of its frame.
const SIZES: [u32; 5] = [100, 140, 185, 250, 340];
/// The size at which names can be read on a phone.
const ON_A_PHONE: usize = 2;
/// A frame narrower than this is a phone's.
const PHONE: i32 = 480;

/// The map.
pub fn board(desk: Desk<Hansa>) -> AnyView {
    let sea = Sea::of(desk);
    let margin = Margin::here();
    let size = RwSignal::new(0);
    let frame = NodeRef::<html::Div>::new();
    let cities = (0..desk.game().board().cities.len() as u8).map(City);
    keep_ship_in_sight(&sea, frame, size);

    let title = sea.chart.title;
    let (title_x, title_y) = (title.x + title.w / 2.0, title.y + 50.0);
    let name = desk.game().board().name.clone();
    let label = {
        let name = name.clone();
        move || format!("{}: {name}", words::hansa::heading_chart(desk.lang()))
    };
    let relay = Relay::here();
    let plate = {
        let chart = sea.chart.clone();
        relay.part(move || {
            view! { <svg class="sea-plate" viewBox=FIELD aria-hidden="true" inner_html=chart.plate()></svg> }.into_any()
        })
    };
    let live = {
        let sea = sea.clone();
        relay.part(move || {
            let town = |place| view! { {slots(&sea, place)} {city(&sea, place)} {booths(&sea, place)} };
            view! { {lit_lanes(&sea)} {cities.clone().map(town).collect_view()} {ship(&sea)} }.into_any()
        })
    };
    view! {
        <div class="sea-frame">
            <div
                class="sea-scroll"
                node_ref=frame
                on:scroll=move |_| margin.clear()
                on:dblclick=move |_| size.update(|size| *size = if *size > 0 { 0 } else { ON_A_PHONE })
            >
                <div class="sea-sheet" style=("--size", move || (f64::from(SIZES[size.get()]) / 100.0).to_string())>
                    {plate}
                    <svg class="sea-live" viewBox=FIELD role="group" aria-label=label>
                        <text class="chart-title" x=title_x y=title_y aria-hidden="true">
                            {name}
                        </text>
                        {live}
                    </svg>
                </div>
            </div>
            {sizes(desk, size)}
        </div>
        {relay.part(move || reading(desk))}
    }
    .into_any()
}

/// A word in any language.
type Word = fn(words::Lang) -> &'static str;

/// The buttons that draw the chart larger and smaller.
fn sizes(desk: Desk<Hansa>, size: RwSignal<usize>) -> AnyView {
    let button = move |sign: &'static str, name: Word, at_most: Word, to: fn(usize) -> usize| {
        let why = memo(move || {
            let stuck = to(size.get()) == size.get() || SIZES.len() <= to(size.get());
            stuck.then(|| at_most(desk.lang()))
        });
        view! {
            <button
                aria-label=move || name(desk.lang())
                title=move || why.with(Option::is_none).then(|| name(desk.lang()))
                aria-disabled=move || why.with(Option::is_some).then_some("true")
                aria-description=move || why.get()
                data-note=move || why.get()
                on:click=move |_| size.update(|size| *size = to(*size).min(SIZES.len() - 1))
            >
                <span aria-hidden="true">{sign}</span>
            </button>
        }
    };
    view! {
        <div class="sea-sizes" role="group" aria-label=say(words::sea::zoom)>
            {button("+", words::sea::zoom_in, words::sea::zoom_most, |size| size + 1)}
            {button("−", words::sea::zoom_out, words::sea::zoom_least, |size| size.saturating_sub(1))}
        </div>
    }
    .into_any()
}

/// Where the chart is larger than its frame, the frame follows the ship.
fn keep_ship_in_sight(sea: &Sea, frame: NodeRef<html::Div>, size: RwSignal<usize>) {
    let desk = sea.desk;
    let berths: Vec<Point> = sea.chart.spots.iter().map(|spot| spot.town.middle()).collect();
    let ship = memo(move || desk.state().ship());
    let over = memo(move || desk.seat().is_none());
    effect(move || {
        // Who has won is seen on the whole chart.
        if over.get() {
            size.set(0);
        }
    });
    frame.on_load(move |frame| {
        request_animation_frame(move || {
            if frame.client_width() < PHONE && untrack(|| desk.seat()).is_some() {
                size.set(ON_A_PHONE);
            }
        });
    });
    effect(move || {
        size.track();
        let (x, y) = berths[ship.get().index()];
        // The sheet has its new size when the page has been laid out.
        request_animation_frame(move || {
            let Some(frame) = frame.try_get_untracked().flatten() else { return };
            let (w, h) = (f64::from(frame.scroll_width()), f64::from(frame.scroll_height()));
            let scale = (w / 1000.0).min(h / 700.0);
            let across = (w - 1000.0 * scale) / 2.0 + x * scale - f64::from(frame.client_width()) / 2.0;
            let down = (h - 700.0 * scale) / 2.0 + y * scale - f64::from(frame.client_height()) / 2.0;
            frame.set_scroll_left(across as i32);
            frame.set_scroll_top(down as i32);
        });
    });
}
