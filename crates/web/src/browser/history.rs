//! The browser's history: going somewhere, and being told when it goes back or forth.

use wasm_bindgen::JsValue;

use super::{listen, window};

/// Goes to an address, with a step that can be taken back.
pub fn push(address: &str) {
    if let Ok(history) = window().history() {
        // Refused only when a page does it hundreds of times a minute; the app still shows the right thing then.
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(address));
    }
}

/// Goes to an address without a step.
pub fn replace(address: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }
}

/// Calls whenever the browser goes back or forth.
pub fn on_change(mut call: impl FnMut() + 'static) {
    listen("popstate", false, move |_| call());
}
