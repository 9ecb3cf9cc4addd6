//! A game given away: as text, as a file, as a link.

use leptos::prelude::*;

use crate::browser::{self, files};
use crate::desk::Desk;
use crate::docket::Docket;
use crate::route::Route;
use crate::staged::Staged;

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
pub fn save<G: Staged>(desk: Desk<G>) {
    let (id, record) = desk.with_now(|docket| (docket.id.clone(), docket.record()));
    files::save(&format!("{}-{id}.kontor", G::NAME), &record);
}

/// The menu of all ways to give a game away.
pub fn share<G: Staged>(desk: Desk<G>) -> impl IntoView {
    let copied = RwSignal::new(false);
    let copy = move |text: &str| {
        browser::copy(text);
        copied.set(true);
    };
    let record = move || desk.with(Docket::record);
    let link = |record: &str| format!("{}{}", browser::origin(), Route::Open(pack(record)).write());
    let shown = move || {
        let at = desk.at();
        desk.with(|docket| docket.sitting().cut(at).record().write())
    };
    view! {
        <div class="menu-body">
            <button class="plain" on:click=move |_| save(desk)>{move || words::app::save_record(desk.lang())}</button>
            <button class="plain" on:click=move |_| copy(&untrack(record))>
                {move || words::app::copy_record(desk.lang())}
            </button>
            <button class="plain" on:click=move |_| copy(&link(&untrack(record)))>
                {move || words::app::copy_link(desk.lang())}
            </button>
            <button class="plain" on:click=move |_| copy(&link(&untrack(shown)))>
                {move || words::app::copy_position(desk.lang())}
            </button>
            <p role="status">{move || copied.get().then(|| words::app::copied(desk.lang()))}</p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
