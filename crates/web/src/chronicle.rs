//! What happened: the caption of the last move, the log by turns, and all since one's own last turn.

use leptos::prelude::*;
use table::{Game, Seat};

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

/// Everything that happened since the last turn of a person at this device.
pub fn since<G: Staged>(desk: Desk<G>) -> impl IntoView {
    let sentences = move || {
        let at = desk.at();
        let first = desk.with(|docket| {
            let own = |seat: Seat| docket.chairs.get(seat.index()).is_some_and(crate::chair::Chair::is_person);
            let log = &docket.sitting().log()[..at];
            log.iter().rposition(|entry| own(entry.seat)).map_or(0, |last| last + 1)
        });
        (first..at).filter_map(|number| sentence(desk, number)).collect::<Vec<_>>()
    };
    view! {
        <section class="card since">
            <h2>{move || words::app::since(desk.lang())}</h2>
            {move || {
                let sentences = sentences();
                if sentences.is_empty() {
                    view! { <p class="quiet">{words::app::nothing_yet(desk.lang())}</p> }.into_any()
                } else {
                    sentences.into_iter().map(|text| view! { <p>{text}</p> }).collect_view().into_any()
                }
            }}
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
        view! {
            <li class:shown=move || (first + 1..=last).contains(&desk.at())>
                <button class="plain" on:click=move |_| desk.look(last)>
                    <span class=format!("house {}", G::paint(seat)) aria-hidden="true"></span>
                    <span class="quiet">{words::number(desk.lang(), round.into())}</span>
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
    use crate::chair::Chair;
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
}
