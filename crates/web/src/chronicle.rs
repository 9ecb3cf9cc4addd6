//! What happened: the caption of the last move, the log by turns, and all since one's own last turn.

use leptos::prelude::*;
use table::{Game, Seat};

use crate::chair::Chair;
use crate::docket::Docket;
use crate::front::{Clerk, Front};
use crate::live::memo;
use crate::settings::{lang, say};
use crate::strip::house;

/// A turn in the log.
#[derive(Clone, PartialEq, Eq)]
pub struct Turn {
    /// The round.
    pub round: u32,
    /// Who played it.
    pub seat: Seat,
    /// The number of its first action.
    pub first: usize,
    /// How many actions it has.
    pub length: usize,
}

/// The log by turns.
pub fn turns<G: Game>(docket: &Docket<G>) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (number, entry) in docket.sitting().log().iter().enumerate() {
        match turns.last_mut() {
            Some(turn) if (turn.round, turn.seat) == (entry.round, entry.seat) => turn.length += 1,
            _ => turns.push(Turn { round: entry.round, seat: entry.seat, first: number, length: 1 }),
        }
    }
    turns
}

/// What the action that led to the shown position did.
pub fn caption(desk: &dyn Clerk) -> Option<String> {
    desk.at().checked_sub(1).and_then(|number| desk.sentence(number))
}

/// The number of the first action since the last turn of whoever plays next at this device, before a position.
fn first_news<G: Game>(docket: &Docket<G>, at: usize) -> usize {
    let sitting = docket.sitting();
    let (game, state) = (sitting.game(), &sitting.states()[at]);
    let log = &sitting.log()[..at];
    let players = docket.chairs.len();
    let person = |seat: &Seat| docket.chairs.get(seat.index()).is_some_and(Chair::is_person);
    let turn = game.on_turn(state);
    let next = turn.and_then(|turn| {
        let mut round_the_table = (0..players).map(|step| Seat(((turn.index() + step) % players) as u8));
        round_the_table.find(person)
    });
    let last = log.last().map(|entry| entry.seat);
    let own = next.or_else(|| log.iter().rev().map(|entry| entry.seat).find(person)).or(turn).or(last);
    // The turn under way is no news to who composes it.
    let now = (turn.or(last), game.round(state));
    let begun = log.iter().rposition(|entry| (Some(entry.seat), entry.round) != now).map_or(0, |last| last + 1);
    let before = if own == now.0 { &log[..begun] } else { log };
    before.iter().rposition(|entry| Some(entry.seat) == own).map_or(0, |last| last + 1)
}

/// The turns since the last one of whoever plays next at this device, without the one he is composing.
pub fn news<G: Game>(docket: &Docket<G>, at: usize) -> Vec<Turn> {
    let first = first_news(docket, at);
    let composed = docket.tentative().first().map(|entry| (entry.seat, entry.round));
    turns(docket)
        .into_iter()
        .filter(|turn| (first..at).contains(&turn.first) && Some((turn.seat, turn.round)) != composed)
        .map(|turn| Turn { length: turn.length.min(at - turn.first), ..turn })
        .collect()
}

/// Everything that happened since the last turn of whoever plays next at this device, by turns.
pub fn since(desk: Front) -> AnyView {
    let recent = memo(move || desk.ask().news());
    let row = move |turn: Turn| {
        let Turn { seat, first, length, .. } = turn;
        let told = move || {
            let desk = desk.ask();
            (first..first + length).filter_map(|number| desk.sentence(number)).collect::<Vec<_>>().join(" ")
        };
        view! {
            <li>
                {house(desk, seat)} <span>{move || told()}</span>
            </li>
        }
    };
    view! {
        <section class="card since">
            <h2>{say(words::app::since)}</h2>
            <Show
                when=move || recent.with(|recent| !recent.is_empty())
                fallback=move || view! { <p class="quiet">{say(words::app::nothing_yet)}</p> }
            >
                <ul>
                    <For each=move || recent.get() key=|turn| (turn.first, turn.length) children=row />
                </ul>
            </Show>
        </section>
    }
    .into_any()
}

/// The log by turns, the latest first; each leads to its position.
pub fn chronicle(desk: Front) -> AnyView {
    let in_notation = RwSignal::new(false);
    let turns = memo(move || {
        let mut turns = desk.ask().turns();
        turns.reverse();
        turns
    });
    let row = move |turn: Turn| {
        let Turn { round, seat, first, length } = turn;
        let told = move || {
            let desk = desk.ask();
            let told = (first..first + length)
                .filter_map(|number| if in_notation.get() { desk.notation(number) } else { desk.sentence(number) });
            told.collect::<Vec<_>>().join(if in_notation.get() { "; " } else { " " })
        };
        let last = first + length;
        let shown = move || (first + 1..=last).contains(&desk.ask().at());
        view! {
            <li class:shown=shown>
                <button
                    class="plain"
                    aria-current=move || shown().then_some("step")
                    on:click=move |_| desk.ask().look(last)
                >
                    {house(desk, seat)}
                    <span class="quiet">
                        <span class="hidden">{say(words::app::chart_round)}" "</span>
                        {move || words::number(lang(), round.into())}
                    </span>
                    <span class:notation=in_notation>{move || told()}</span>
                </button>
            </li>
        }
    };
    view! {
        <div class="card chronicle">
            <h2>{say(words::app::log)}</h2>
            <label>
                <input
                    type="checkbox"
                    prop:checked=in_notation
                    on:change=move |event| in_notation.set(event_target_checked(&event))
                />
                {say(words::app::notation)}
            </label>
            <ol reversed>
                <For each=move || turns.get() key=|turn| (turn.first, turn.length) children=row />
            </ol>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::hamburgum::Hamburgum;
    use table::{Setup, Sitting};

    #[test]
    fn actions_of_a_turn_stand_together() {
        let mut sitting = Sitting::deal(Hamburgum::open(&Setup { players: 2, ..Setup::default() }).unwrap(), "1");
        sitting.play_all(&["rondel trade1", "sell beer=1", "rondel beer", "rondel cloth"]).unwrap();
        let chairs = vec![Chair::Person(String::new()); 2];
        let turns = turns(&Docket::new("x".to_owned(), sitting, chairs, false));
        let shape: Vec<_> = turns.iter().map(|turn| (turn.round, turn.seat.0, turn.first, turn.length)).collect();
        assert_eq!(shape, [(1, 0, 0, 2), (1, 1, 2, 1), (2, 0, 3, 1)]);
    }

    #[test]
    fn news_begin_behind_ones_own_last_turn() {
        let mut sitting = Sitting::deal(Hamburgum::open(&Setup { players: 3, ..Setup::default() }).unwrap(), "1");
        sitting
            .play_all(&["rondel trade1", "sell beer=1", "rondel beer", "rondel cloth", "rondel guildhall", "end"])
            .unwrap();
        let news_at = |chairs: [bool; 3], at: usize| {
            let chair = |person| if person { Chair::Person(String::new()) } else { Chair::Bot(bots::Level::Easy) };
            let docket = Docket::new("x".to_owned(), sitting.clone(), chairs.map(chair).to_vec(), false);
            first_news(&docket, at)
        };
        // A lone person: the two bots' turns, also while the next turn is being composed.
        assert_eq!(news_at([true, false, false], 4), 2);
        assert_eq!(news_at([true, false, false], 5), 2);
        // The third of three people has not played yet; then the first hears of both others.
        assert_eq!(news_at([true, true, true], 3), 0);
        assert_eq!(news_at([true, true, true], 4), 2);
        // While bots play, it is about who comes next.
        assert_eq!(news_at([false, false, true], 6), 4);
        assert_eq!(news_at([false, false, false], 6), 3);
    }
}
