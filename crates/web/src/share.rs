//! A game given away: as text, as a file, as a link.

use leptos::prelude::*;
use table::{Game, Sitting};

use crate::browser::{self, files};
use crate::front::Front;
use crate::route::Route;
use crate::settings::{lang, say};

/// A text as it can stand behind the `#` of an address: letters, digits and few signs as they are, spaces as `+`, lines
/// as `~`, other bytes as hexadecimal digits behind a `*`.
pub fn pack(text: &str) -> String {
    let mut packed = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'/' | b':' | b',' | b'=' | b';' => {
                packed.push(byte.into());
            }
            b' ' => packed.push('+'),
            b'\n' => packed.push('~'),
            byte => packed += &format!("*{byte:02x}"),
        }
    }
    packed
}

/// The text that was packed; `None` where it was not.
pub fn unpack(packed: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(packed.len());
    let mut rest = packed.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'~' => b'\n',
            b'*' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok().filter(|text| !text.is_empty())
}

/// Saves the whole game as a record file.
pub fn save(desk: Front) {
    let desk = desk.ask();
    files::save(&desk.file_name_now(), &desk.record_now());
}

/// The position after so many actions as a record that begins there: what was hidden then stays hidden.
pub fn position<G: Game>(sitting: &Sitting<G>, at: usize) -> Option<String> {
    let game = sitting.game();
    let view = game.view(&sitting.states()[at]);
    let mut placed = Sitting::<G>::place(&view, game.setup().board_file.as_deref()).ok()?;
    *placed.tags_mut() = sitting.tags().clone();
    Some(placed.record().write())
}

/// The menu of all ways to give a game away.
pub fn share(desk: Front) -> AnyView {
    let link = |record: String| format!("{}{}", browser::origin(), Route::Open(pack(&record)).write());
    let record = move || desk.ask().record_now();
    let tray = Tray { copied: RwSignal::new(None) };
    let copy_shown = move |dress: fn(String) -> String| {
        if let Some(position) = desk.ask().position_now() {
            tray.copy(dress(position));
        }
    };
    view! {
        <div class="menu-body">
            <button class="plain" on:click=move |_| save(desk)>{say(words::app::save_record)}</button>
            <button class="plain" on:click=move |_| tray.copy(record())>
                {say(words::app::copy_record)}
            </button>
            <button class="plain" on:click=move |_| tray.copy(link(record()))>
                {say(words::app::copy_link)}
            </button>
            <button class="plain" on:click=move |_| copy_shown(|position| position)>
                {say(words::app::copy_position_text)}
            </button>
            <button class="plain" on:click=move |_| copy_shown(link)>
                {say(words::app::copy_position)}
            </button>
            {tray.view()}
        </div>
    }
    .into_any()
}

/// What became of the last text that was to be copied.
#[derive(Clone, Copy)]
struct Tray {
    /// `None` before anything was copied; the text where the browser refused it.
    copied: RwSignal<Option<Result<(), String>>>,
}

impl Tray {
    fn copy(self, text: String) {
        self.copied.set(None);
        browser::copy(&text.clone(), move |copied| {
            // The menu may have gone meanwhile.
            let _ = self.copied.try_set(Some(if copied { Ok(()) } else { Err(text.clone()) }));
        });
    }

    /// Tells what became of it; a text that was refused can be taken by hand.
    fn view(self) -> AnyView {
        let told = move || match self.copied.get() {
            None => "",
            Some(Ok(())) => words::app::copied(lang()),
            Some(Err(_)) => words::app::copy_refused(lang()),
        };
        let by_hand = move || {
            self.copied.get().and_then(Result::err).map(|text| {
                view! {
                    <textarea readonly rows="4" aria-label=say(words::app::copy_refused) prop:value=text></textarea>
                }
            })
        };
        view! {
            <p role="status">{move || told()}</p>
            {move || by_hand()}
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dice, Record, Setup};

    #[test]
    fn texts_are_unpacked_as_they_were_packed() {
        for text in ["sell beer=2\nend", "a+b~c*d", "Žofie {\"x\": [1, 2]}\r\n", "100 %"] {
            let packed = pack(text);
            assert_eq!(unpack(&packed).as_deref(), Some(text));
            assert!(packed.is_ascii() && !packed.contains([' ', '#', '"', '%', '<']));
        }
    }

    #[test]
    fn nonsense_is_not_unpacked() {
        for packed in ["", "*", "*4", "*zz", "*ff"] {
            assert_eq!(unpack(packed), None, "{packed}");
        }
    }

    fn a_position_tells_nothing_hidden<G: Game>() {
        let setup = Setup { game: G::NAME.to_owned(), players: 3, ..Setup::default() };
        let mut sitting = Sitting::deal(G::open(&setup).unwrap(), "secret");
        let mut dice = Dice::new(5);
        while sitting.on_turn().is_some() {
            let action = sitting.game().random(sitting.state(), &mut dice);
            sitting.act(action, None).unwrap();
        }
        let game = sitting.game();
        for at in [0, 1, sitting.log().len() / 2, sitting.log().len()] {
            let text = position(&sitting, at).unwrap();
            assert!(!text.contains("seed") && !text.contains("secret"), "{text}");
            let again: Sitting<G> = Sitting::replay(&Record::read(&text).unwrap()).unwrap();
            assert_eq!(game.view(again.state()), game.view(&sitting.states()[at]));
        }
    }

    #[test]
    fn positions_tell_nothing_hidden() {
        a_position_tells_nothing_hidden::<::hamburgum::Hamburgum>();
        a_position_tells_nothing_hidden::<::hansa::Hansa>();
    }
}
