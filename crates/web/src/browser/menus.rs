//! The menus of the head line: Escape closes them, and so does touching anything else.

use wasm_bindgen::JsCast;

use super::{listen, window};

const OPEN: &str = "details.menu[open]";

/// The menu that is open; one closes when another opens.
fn open() -> Option<web_sys::Element> {
    window().document()?.query_selector(OPEN).ok().flatten()
}

fn shut(menu: &web_sys::Element) {
    // Taking away what is not there is no fault.
    let _ = menu.remove_attribute("open");
}

/// Closes the open menu, as one who sits down at another table expects it.
pub fn clear() {
    if let Some(menu) = open() {
        shut(&menu);
    }
}

/// Closes the open menu and gives the focus back to its name; `false` where none is open.
pub fn close() -> bool {
    let Some(menu) = open() else { return false };
    shut(&menu);
    let name = menu.query_selector("summary").ok().flatten();
    if let Some(name) = name.and_then(|name| name.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Something that cannot take the focus is no loss.
        let _ = name.focus();
    }
    true
}

/// Closes the open menu whenever something else is touched, until the owner goes.
pub fn close_by_touch() {
    listen("pointerdown", false, |event| {
        let touched = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let inside = touched.is_some_and(|touched| touched.closest(OPEN).is_ok_and(|menu| menu.is_some()));
        if let Some(menu) = open().filter(|_| !inside) {
            shut(&menu);
        }
    });
}
