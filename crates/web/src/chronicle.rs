//! What happened: the caption of the last move, the log by turns, and all since one's own last turn.

use leptos::prelude::*;
use table::{Entry, Game, Seat};

use crate::chair::Chair;
use crate::desk::Desk;
use crate::docket::Docket;
use crate::staged::Staged;

/// A turn in the log.
#[derive(Clone, PartialEq, Eq)]
struct Turn {
    round: u32,
    seat: Seat,
    /// The number of its first action.
    first: usize,
    /// How many actions it has.
    length: usize,
}

fn turns<G: Game>(docket: &Docket<G>) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (number, entry) in docket.sitting().log().iter().enumerate() {
        match turns.last_mut() {
            Some(turn) if (turn.round, turn.seat) == (entry.round, entry.seat) => turn.length += 1,
            _ => turns.push(Turn { round: entry.round, seat: entry.seat, first: number, length: 1 }),
        }
    }
    turns
}

/// What an action of the log did, in words.
fn sentence<G: Staged>(desk: Desk<G>, number: usize) -> Option<String> {
    let lang = desk.lang();
    desk.with(|docket| {
        let sitting = docket.sitting();
        let entry = sitting.log().get(number)?;
        let name = |seat: Seat| crate::names::told::<G>(lang, &docket.chairs, seat);
        let (before, after) = (&sitting.states()[number], &sitting.states()[number + 1]);
        Some(format!("{}.", G::tell(lang, sitting.game(), before, entry.action, after, &name)))
    })
}

/// What an action of the log is in the notation, with what it revealed.
fn notation<G: Staged>(desk: Desk<G>, number: usize) -> Option<String> {
    desk.with(|docket| {
        let entry = docket.sitting().log().get(number)?;
        let action = docket.sitting().game().write(entry.action);
        Some(entry.outcome.as_ref().map_or_else(|| action.clone(), |outcome| format!("{action} : {outcome}")))
    })
}

/// What the action that led to the shown position did.
pub fn caption<G: Staged>(desk: Desk<G>) -> Option<String> {
    desk.at().checked_sub(1).and_then(|number| sentence(desk, number))
}

/// The number of the first action since the last turn of whoever plays next at this device, before the shown position.
fn news<G: Game>(docket: &Docket<G>, at: usize) -> usize {
    let sitting = docket.sitting();
    let (game, state) = (sitting.game(), &sitting.states()[at]);
    let log = &sitting.log()[..at];
    let players = docket.chairs.len();
    let person = |seat: &Seat| docket.chairs.get(seat.index()).is_some_and(Chair::is_person);
    let next = game.on_turn(state).and_then(|turn| {
        let round_the_table = (0..players).map(|step| Seat(((turn.index() + step) % players) as u8));
        round_the_table.into_iter().find(person)
    });
    let Some(own) = next.or_else(|| log.iter().rev().map(|entry| entry.seat).find(person)) else { return 0 };
    // The turn that is being composed is no news to who composes it.
    let now = (Some(own), game.round(state));
    let composed = |entry: &Entry<G::Action>| game.on_turn(state) == now.0 && (Some(entry.seat), entry.round) == now;
    let begun = log.iter().rposition(|entry| !composed(entry)).map_or(0, |last| last + 1);
    log[..begun].iter().rposition(|entry| entry.seat == own).map_or(0, |last| last + 1)
}

/// Everything that happened since the last turn of whoever plays next at this device, by turns.
pub fn since<G: Staged>(desk: Desk<G>) -> impl IntoView {
    let recent = Memo::new(move |_| {
        let at = desk.at();
        desk.with(|docket| {
            let first = news(docket, at);
            let (own, all) = (docket.sitting().game().on_turn(&docket.sitting().states()[at]), turns(docket));
            let within = all.into_iter().filter(|turn| turn.first >= first && turn.first < at);
            // What the player on turn has done so far stands among the steps of the turn.
            let last = docket.tentative().first().map(|entry| (entry.seat, entry.round));
            within
                .filter(|turn| Some((turn.seat, turn.round)) != last || Some(turn.seat) != own)
                .map(|turn| Turn { length: turn.length.min(at - turn.first), ..turn })
                .collect::<Vec<_>>()
        })
    });
    let row = move |turn: Turn| {
        let Turn { seat, first, length, .. } = turn;
        let told =
            move || (first..first + length).filter_map(|number| sentence(desk, number)).collect::<Vec<_>>().join(" ");
        view! {
            <li>
                <span class=format!("house {}", G::paint(seat)) aria-hidden="true"></span>
                <span>{told}</span>
            </li>
        }
    };
    view! {
        <section class="card since">
            <h2>{move || words::app::since(desk.lang())}</h2>
            <Show
                when=move || recent.with(|recent| !recent.is_empty())
                fallback=move || view! { <p class="quiet">{move || words::app::nothing_yet(desk.lang())}</p> }
            >
                <ul>
                    <For each=move || recent.get() key=|turn| (turn.first, turn.length) children=row />
                </ul>
            </Show>
        </section>
    }
}

/// The log by turns, the latest first; each leads to its position.
pub fn chronicle<G: Staged>(desk: Desk<G>) -> impl IntoView {
    let in_notation = RwSignal::new(false);
    let turns = Memo::new(move |_| {
        let mut turns = desk.with(turns);
        turns.reverse();
        turns
    });
    let row = move |turn: Turn| {
        let Turn { round, seat, first, length } = turn;
        let told = move || {
            let told = (first..first + length)
                .filter_map(|number| if in_notation.get() { notation(desk, number) } else { sentence(desk, number) });
            told.collect::<Vec<_>>().join(if in_notation.get() { "; " } else { " " })
        };
        let last = first + length;
        let shown = move || (first + 1..=last).contains(&desk.at());
        view! {
            <li class:shown=shown>
                <button
                    class="plain"
                    aria-current=move || shown().then_some("step")
                    on:click=move |_| desk.look(last)
                >
                    <span class=format!("house {}", G::paint(seat)) aria-hidden="true"></span>
                    <span class="quiet">
                        <span class="hidden">{move || words::app::chart_round(desk.lang())}" "</span>
                        {move || words::number(desk.lang(), round.into())}
                    </span>
                    <span class:notation=in_notation>{told}</span>
                </button>
            </li>
        }
    };
    view! {
        <div class="card chronicle">
            <h2>{move || words::app::log(desk.lang())}</h2>
            <label>
                <input
                    type="checkbox"
                    prop:checked=in_notation
                    on:change=move |event| in_notation.set(event_target_checked(&event))
                />
                {move || words::app::notation(desk.lang())}
            </label>
            <ol reversed>
                <For each=move || turns.get() key=|turn| (turn.first, turn.length) children=row />
            </ol>
        </div>
    }
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
            news(&docket, at)
        };
        // A lone person: the two bots' turns, also while the next turn is being composed.
        assert_eq!(news_at([true, false, false], 4), 2);
        assert_eq!(news_at([true, false, false], 5), 2);
        // The third of three people has not played yet; then the first hears of both others.
        assert_eq!(news_at([true, true, true], 3), 0);
        assert_eq!(news_at([true, true, true], 4), 2);
        // While bots play, it is about who comes next.
        assert_eq!(news_at([false, false, true], 6), 4);
        assert_eq!(news_at([false, false, false], 6), 0);
    }
}
