//! Where the keyboard is, and whether one plays by it.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::window;

thread_local! {
    static BY_KEY: Cell<bool> = const { Cell::new(false) };
}

/// Begins to remember whether the last thing pressed was a key, or something under the pointer.
pub fn remember() {
    for (event, key) in [("keydown", true), ("pointerdown", false)] {
        let pressed = Closure::<dyn FnMut()>::new(move || BY_KEY.set(key));
        // On the way down: what is pressed may ask at once.
        let listened = pressed.as_ref().unchecked_ref();
        let _ = window().add_event_listener_with_callback_and_bool(event, listened, true);
        // It listens as long as there is a page.
        pressed.forget();
    }
}

/// Whether the last thing pressed was a key.
pub fn by_key() -> bool {
    BY_KEY.get()
}

/// Hands the focus from a button of a section, pressed by pointer, to the section: should the button go with the change that
/// follows, the browser would lay out the page anew in the midst of it, and the next Tab would lose its place.
pub fn hand_to(section: &str) {
    if by_key() {
        return;
    }
    let pressed = document().active_element().filter(|element| element.tag_name() == "BUTTON");
    let section = pressed.and_then(|pressed| pressed.closest(section).ok().flatten());
    if let Some(section) = section.and_then(|section| section.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = section.set_attribute("tabindex", "-1");
        let _ = section.focus();
    }
}

/// Takes the focus from what has it: should that go with the page, the browser would lay out the next one in the midst of
/// its making.
pub fn drop() {
    if let Some(held) = document().active_element() {
        // What is drawn on a map has the same method; something that keeps the focus is no loss.
        let _ = held.unchecked_into::<web_sys::HtmlElement>().blur();
    }
}

/// Whether a key presses what has the focus.
pub fn presses(event: &web_sys::KeyboardEvent) -> bool {
    let presses = matches!(event.key().as_str(), "Enter" | " ");
    if presses {
        event.prevent_default();
    }
    presses
}

/// Gives the focus to something, as soon as the page has been changed.
pub fn take(element: web_sys::HtmlElement) {
    request_animation_frame(move || {
        // Something that cannot take the focus is no loss.
        let _ = element.focus();
    });
}

/// Gives the focus to the first thing of a selector, as soon as the page has been changed.
pub fn find(selector: String) {
    request_animation_frame(move || {
        let found = document().query_selector(&selector).ok().flatten();
        if let Some(found) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = found.focus();
        }
    });
}

/// Leads the focus to a part of the page that is reached by no key, unless something in it has been found already.
pub fn lead_to(part: &'static str) {
    // What follows a choice comes first.
    request_animation_frame(move || {
        request_animation_frame(move || {
            let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
            let part = document().query_selector(part).ok().flatten();
            if let Some(part) = part.and_then(|part| part.dyn_into::<web_sys::HtmlElement>().ok()).filter(|_| lost) {
                let _ = part.set_attribute("tabindex", "-1");
                let _ = part.focus();
            }
        });
    });
}

/// Moves the focus to the first choice of a section that can be made, where an action has taken away what had it.
///
/// It waits until the page has been changed: what was pressed may be gone, or lit no longer.
pub fn follow(section: web_sys::Element) {
    request_animation_frame(move || {
        let held = document().active_element().is_some_and(|element| {
            let is = |name: &str, value: &str| element.get_attribute(name).as_deref() == Some(value);
            element.tag_name() != "BODY" && !is("tabindex", "-1") && !is("aria-disabled", "true")
        });
        if held {
            return;
        }
        // A choice, else what confirms or ends the turn.
        let can = "button:not(:disabled):not([aria-disabled=true])";
        let wanted = [format!(".choosing {can}"), format!("{can}.main"), format!("{can}.end")];
        let first = wanted.iter().find_map(|wanted| section.query_selector(wanted).ok().flatten());
        if let Some(first) = first.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
            // Something that cannot take the focus is no loss.
            let _ = first.focus();
        }
    });
}
