//! The note that answers: what a thing does, or why it cannot be done, where the pointer, the focus or a finger is.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::live::live;

/// The attribute in which a thing carries its answer.
const ATTRIBUTE: &str = "data-note";

/// A note beside the thing it is about.
#[derive(Clone, PartialEq, Debug)]
struct Pinned {
    text: String,
    x: f64,
    y: f64,
    below: bool,
}

/// The margin in which one note can be read at a time.
#[derive(Clone, Copy)]
pub struct Margin {
    note: RwSignal<Option<Pinned>>,
}

impl Margin {
    /// The margin of a table, for all that lies there.
    pub fn lay() -> Margin {
        let margin = Margin { note: RwSignal::new(None) };
        provide_context(margin);
        margin
    }

    /// The margin of the table that this is a part of.
    pub fn here() -> Margin {
        expect_context()
    }

    fn read(self, target: Option<web_sys::EventTarget>) {
        let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let about = element.and_then(|element| element.closest("[data-note]").ok().flatten());
        let note = about.and_then(|about| {
            let text = about.get_attribute(ATTRIBUTE).filter(|text| !text.is_empty())?;
            let area = about.get_bounding_client_rect();
            if area.width() == 0.0 {
                return None;
            }
            let below = area.top() < 130.0;
            let y = if below { area.bottom() } else { area.top() };
            Some(Pinned { text, x: area.left() + area.width() / 2.0, y, below })
        });
        // A frame later the table may have been left.
        if self.note.try_with_untracked(|known| *known != note) == Some(true) {
            self.note.set(note);
        }
    }

    /// The pointer is over something, or a finger touches it.
    pub fn over(self, event: &ev::PointerEvent) {
        self.read(event.target());
    }

    /// The pointer has left; what a finger asked for stays until it asks elsewhere.
    pub fn out(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.clear();
        }
    }

    /// The focus has come to something.
    pub fn focused(self, event: &ev::FocusEvent) {
        self.read(event.target());
    }

    /// Something was clicked: what it says may have changed, or it is gone.
    pub fn clicked(self, event: &ev::MouseEvent) {
        let target = event.target();
        request_animation_frame(move || self.read(target));
    }

    /// Nothing is asked any more.
    pub fn clear(self) {
        // What goes with the table gives up the focus when the table is gone already.
        if self.note.try_with_untracked(Option::is_some) == Some(true) {
            self.note.set(None);
        }
    }

    /// The note on the page. What it says is in the thing's own description too, so that it is not read twice.
    pub fn view(self) -> AnyView {
        live(move || {
            self.note.get().map(|Pinned { text, x, y, below }| {
                let left = format!("clamp(9.2rem, {x:.0}px, calc(100vw - 9.2rem))");
                view! {
                    <div class="margin-note" class:below=below aria-hidden="true" style:left=left style:top=format!("{y:.0}px")>
                        {text}
                    </div>
                }
            })
        })
    }
}
