//! The chart of a game: a line of points over the rounds for everyone, the sources of one player's points as layers,
//! and the same figures as a table for who would rather read or hear them.

use std::fmt::Write as _;
use std::sync::Arc;

use leptos::prelude::*;
use table::{Seat, arrange};
use words::Lang;

use crate::course::Course;
use crate::settings::{lang, say};

/// The size of the drawing.
const SIZE: (f64, f64) = (420.0, 250.0);
/// The room for the figures at its left, right, top and bottom.
const LEFT: f64 = 30.0;
const RIGHT: f64 = 46.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 26.0;
/// The least distance between two figures at the end of their lines.
const APART: f64 = 16.0;

/// What the chart has to know of a game, whichever it is.
#[derive(Clone, Copy)]
pub struct Legend {
    /// The class that colours a seat.
    pub paint: fn(Seat) -> &'static str,
    /// The names of the sources.
    pub sources: fn(Lang) -> Vec<&'static str>,
}

type Name = Arc<dyn Fn(Seat) -> String + Send + Sync>;

/// The chart with its choice of players and its table.
pub fn chart(course: Course, legend: Legend, name: Name) -> AnyView {
    let course = Arc::new(course);
    let chosen = RwSignal::new(None::<Seat>);
    let choice = {
        let name = name.clone();
        move |seat: Option<Seat>| {
            let name = name.clone();
            let text = move || seat.map_or_else(|| words::app::chart_everyone(lang()).to_owned(), |seat| name(seat));
            let mark = seat
                .map(|seat| view! { <span class=format!("house {}", (legend.paint)(seat)) aria-hidden="true"></span> });
            view! {
                <label class="choice">
                    <input
                        type="radio"
                        name="chart"
                        prop:checked=move || chosen.get() == seat
                        on:change=move |_| chosen.set(seat)
                    />
                    {mark}
                    <span>{move || text()}</span>
                </label>
            }
        }
    };
    let choices = std::iter::once(None).chain(course.seats().map(Some)).map(choice).collect_view();
    let drawn = course.clone();
    let drawing = move || match chosen.get() {
        None => lines(&drawn, legend),
        Some(seat) => layers(&drawn, legend, seat),
    };
    let said = {
        let (course, name) = (course.clone(), name.clone());
        move || {
            let seats = chosen.get().map_or_else(|| course.seats().collect(), |seat| vec![seat]);
            let points = seats.into_iter().map(|seat| {
                let points = course.totals(seat).last().copied().unwrap_or_default();
                words::app::points_of(lang(), &name(seat), points.into())
            });
            format!("{} {}", words::app::chart_note(lang()), points.collect::<Vec<_>>().join(", "))
        }
    };
    let swatches = move || {
        chosen.get().map(|seat| {
            let names = (legend.sources)(lang()).into_iter().enumerate().map(|(source, name)| {
                view! {
                    <li>
                        <svg
                            class=format!("swatch {}", (legend.paint)(seat))
                            viewBox="0 0 20 14"
                            aria-hidden="true"
                            inner_html=layer("M0 0h20v14H0z", source)
                        ></svg>
                        {name}
                    </li>
                }
            });
            view! { <ul class="swatches">{names.collect_view()}</ul> }
        })
    };
    let view_box = format!("0 0 {} {}", SIZE.0, SIZE.1);
    view! {
        <section class="chart">
            <h3>{say(words::app::chart_heading)}</h3>
            <fieldset class="choices">
                <legend class="hidden">{say(words::app::chart_heading)}</legend>
                {choices}
            </fieldset>
            <svg viewBox=view_box role="img" aria-label=said inner_html=drawing></svg>
            {move || swatches()}
            <p class="quiet">{say(words::app::chart_note)}</p>
            <details>
                <summary>{say(words::app::chart_figures)}</summary>
                {move || figures(&course, legend, &name, chosen.get())}
            </details>
        </section>
    }
    .into_any()
}

/// The figures as a table: everyone's points, or one player's by source.
fn figures(course: &Course, legend: Legend, name: &Name, chosen: Option<Seat>) -> AnyView {
    let lang = lang();
    let (heads, columns): (Vec<String>, Vec<Vec<u32>>) = match chosen {
        None => course.seats().map(|seat| (name(seat), course.totals(seat))).unzip(),
        Some(seat) => {
            let sources = (legend.sources)(lang).into_iter().enumerate();
            let column = |source: usize| course.sources(seat).iter().map(|stop| stop[source]).collect();
            let sum = (words::app::points(lang).to_owned(), course.totals(seat));
            sources.map(|(source, name)| (name.to_owned(), column(source))).chain([sum]).unzip()
        }
    };
    let rows = course.rounds.iter().enumerate().map(|(stop, round)| {
        let cells = columns.iter().map(|column| view! { <td>{words::number(lang, column[stop].into())}</td> });
        view! {
            <tr>
                <th scope="row">{words::number(lang, (*round).into())}</th>
                {cells.collect_view()}
            </tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{words::app::chart_round(lang)}</th>
                    {heads.into_iter().map(|head| view! { <th scope="col">{head}</th> }).collect_view()}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// Where points at a stop lie in the drawing.
struct Scale {
    stops: usize,
    most: u32,
}

impl Scale {
    fn x(&self, stop: usize) -> f64 {
        LEFT + (SIZE.0 - LEFT - RIGHT) * stop as f64 / (self.stops.max(2) - 1) as f64
    }

    fn y(&self, points: f64) -> f64 {
        let height = SIZE.1 - TOP - BOTTOM;
        TOP + height * (1.0 - points / f64::from(self.most.max(1)))
    }

    /// Lines across at round figures, and figures at both axes.
    fn axes(&self, rounds: &[u32]) -> String {
        let mut out = String::new();
        for points in (0..=self.most).step_by(step(self.most, 5)) {
            let y = self.y(points.into());
            let _ = write!(out, "<path class='grid' d='M{LEFT} {y:.1}H{:.1}'/>", SIZE.0 - RIGHT);
            let _ = write!(
                out,
                "<text class='axis' x='{:.1}' y='{:.1}' text-anchor='end'>{points}</text>",
                LEFT - 5.0,
                y + 5.0
            );
        }
        let last = rounds.last().copied().unwrap_or_default();
        let every = step(last, 8) as u32;
        for (stop, round) in rounds.iter().enumerate().filter(|(_, round)| *round % every == 0) {
            let (x, y) = (self.x(stop), SIZE.1 - 6.0);
            let _ = write!(out, "<text class='axis' x='{x:.1}' y='{y:.1}' text-anchor='middle'>{round}</text>");
        }
        out
    }

    fn path(&self, points: impl Iterator<Item = f64>) -> String {
        let mut path = String::new();
        for (stop, points) in points.enumerate() {
            let _ = write!(path, "{}{:.1} {:.1}", if stop == 0 { 'M' } else { 'L' }, self.x(stop), self.y(points));
        }
        path
    }
}

/// A round step that divides a range into at most so many parts.
fn step(range: u32, parts: u32) -> usize {
    let steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
    steps.into_iter().find(|step| step * parts >= range).unwrap_or(1000) as usize
}

/// A line for everyone, told apart by colour, by the shape of its points and by the figure at its end.
fn lines(course: &Course, legend: Legend) -> String {
    let stops = course.rounds.len();
    let scale = Scale { stops, most: course.most() };
    let mut out = scale.axes(&course.rounds);
    for seat in course.seats() {
        let totals = course.totals(seat);
        let path = scale.path(totals.iter().map(|points| f64::from(*points)));
        let _ = write!(
            out,
            "<g class='{}'><path class='edge' d='{path}'/><path class='course' d='{path}'/>",
            (legend.paint)(seat)
        );
        let every = stops.div_ceil(8);
        for stop in (0..stops).filter(|stop| (stops - 1 - stop).is_multiple_of(every)) {
            let (x, y) = (scale.x(stop), scale.y(totals[stop].into()));
            let _ = write!(
                out,
                "<path class='knot' transform='translate({x:.1} {y:.1})' d='{}'/>",
                KNOTS[seat.index() % KNOTS.len()]
            );
        }
        out += "</g>";
    }
    let mut ends: Vec<(Seat, u32)> =
        course.seats().filter_map(|seat| Some((seat, *course.totals(seat).last()?))).collect();
    arrange(&mut ends, |(_, points)| (*points).into());
    let mut lowest = SIZE.1 - BOTTOM + APART;
    for (seat, points) in ends {
        let y = scale.y(points.into()).min(lowest - APART);
        lowest = y;
        let x = SIZE.0 - RIGHT + 14.0;
        let paint = (legend.paint)(seat);
        let knot = KNOTS[seat.index() % KNOTS.len()];
        let _ = write!(out, "<path class='knot {paint}' transform='translate({x:.1} {y:.1})' d='{knot}'/>");
        let _ = write!(out, "<text class='end' x='{:.1}' y='{:.1}'>{points}</text>", x + 8.0, y + 5.0);
    }
    out
}

/// The shapes of the points on a line, one a seat.
const KNOTS: [&str; 5] = [
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    "M-3.6-3.6h7.2v7.2h-7.2z",
    "M0-4.8L4.6 3.4h-9.2z",
    "M0-5L5 0 0 5-5 0z",
    "M0 4.8L4.6-3.4h-9.2z",
];

/// One player's points, a layer for each source.
fn layers(course: &Course, legend: Legend, seat: Seat) -> String {
    let scale = Scale { stops: course.rounds.len(), most: course.most() };
    let mut out = scale.axes(&course.rounds);
    let _ = write!(out, "<defs>{}{}</defs><g class='{}'>", hatching(1), hatching(2), (legend.paint)(seat));
    let stops = course.sources(seat);
    let sources = stops.first().map_or(0, Vec::len);
    let below = |source: usize, stop: &Vec<u32>| f64::from(stop[..source].iter().sum::<u32>());
    for source in 0..sources {
        let upper = scale.path(stops.iter().map(|stop| below(source + 1, stop)));
        let mut area = upper;
        for (stop, points) in stops.iter().enumerate().rev() {
            let _ = write!(area, "L{:.1} {:.1}", scale.x(stop), scale.y(below(source, points)));
        }
        area.push('z');
        out += &layer(&area, source);
    }
    let total = course.totals(seat).last().copied().unwrap_or_default();
    let (x, y) = (SIZE.0 - RIGHT + 8.0, scale.y(total.into()) + 5.0);
    let _ = write!(out, "</g><text class='end' x='{x:.1}' y='{y:.1}'>{total}</text>");
    out
}

/// A layer: the player's colour, and for every source but the first a hatching of its own.
fn layer(area: &str, source: usize) -> String {
    let hatch = if source == 0 { String::new() } else { format!("<path d='{area}' fill='url(#source-{source})'/>") };
    format!("<path class='layer layer-{source}' d='{area}'/>{hatch}")
}

/// The hatching of a source: strokes for the second, dots for the third.
fn hatching(source: usize) -> String {
    let strokes = if source == 1 { "M-1 7L7-1M3 11L11 3M-3 3L3-3" } else { "M1.5 1.5h2v2h-2zM5.5 5.5h2v2h-2z" };
    format!(
        "<pattern id='source-{source}' width='8' height='8' patternUnits='userSpaceOnUse'>\
         <path class='hatch' d='{strokes}'/></pattern>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_few() {
        assert_eq!([0, 4, 9, 38, 74, 140].map(|range| step(range, 5)), [1, 1, 2, 10, 20, 50]);
    }

    #[test]
    fn the_highest_lies_at_the_top() {
        let scale = Scale { stops: 3, most: 40 };
        assert_eq!((scale.y(40.0), scale.y(0.0)), (TOP, SIZE.1 - BOTTOM));
        assert_eq!((scale.x(0), scale.x(2)), (LEFT, SIZE.0 - RIGHT));
    }
}
