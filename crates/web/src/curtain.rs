//! The curtain: the pause in which the device changes hands.

use leptos::html;
use leptos::prelude::*;

use crate::browser::focus;
use crate::front::Front;
use crate::live::{effect, live};
use crate::settings::lang;

/// What hides the table until whoever is next has it before him.
pub fn curtain(desk: Front) -> AnyView {
    let here = NodeRef::<html::Button>::new();
    effect(move || {
        if let Some(button) = here.get() {
            focus::take(button.into());
        }
    });
    live(move || {
        desk.ask().handing_to().map(|seat| {
            let name = desk.ask().name(seat);
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="handing">
                    <div class="card">
                        <h2 id="handing">{words::app::pass_device(lang(), &name)}</h2>
                        <button class="main" node_ref=here on:click=move |_| raise(desk)>
                            {words::app::i_am_here(lang(), &name)}
                        </button>
                    </div>
                </div>
            }
        })
    })
}

/// Shows the table; who plays by keys or by ear is led to what has to be decided.
fn raise(desk: Front) {
    desk.ask().hand_over();
    focus::lead_to(".decision");
}
