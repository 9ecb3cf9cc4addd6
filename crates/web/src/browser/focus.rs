//! Where the keyboard is.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Moves the focus to the first choice of a section that can be made, where an action has taken away what had it.
///
/// It waits until the page has been changed: what was pressed may be gone, or lit no longer.
pub fn follow(section: web_sys::Element) {
    request_animation_frame(move || {
        let held = document().active_element().is_some_and(|element| {
            let idle = element.get_attribute("tabindex").as_deref() == Some("-1");
            element.tag_name() != "BODY" && !idle && element.get_attribute("aria-disabled").is_none()
        });
        if held {
            return;
        }
        // A choice, else what confirms or ends the turn.
        let can = "button:not(:disabled):not([aria-disabled])";
        let wanted = [format!(".choosing {can}"), format!("{can}.main"), format!("{can}.end")];
        let first = wanted.iter().find_map(|wanted| section.query_selector(wanted).ok().flatten());
        if let Some(first) = first.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
            // Something that cannot take the focus is no loss.
            let _ = first.focus();
        }
    });
}
