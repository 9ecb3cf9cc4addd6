//! What stays on this device: text by key, in the browser's local storage.

use wasm_bindgen::JsCast;

use super::{listen, window};

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// The text of a key.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text; `false` where the browser has no room or keeps nothing.
pub fn write(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Forgets a key.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// All keys that begin with a text.
pub fn keys(beginning: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|at| storage.key(at).ok().flatten());
    keys.filter(|key| key.starts_with(beginning)).collect()
}

/// Calls with the key when another tab has changed something, until the owner goes.
pub fn on_change(mut call: impl FnMut(Option<String>) + 'static) {
    listen("storage", move |event| {
        if let Ok(event) = event.dyn_into::<web_sys::StorageEvent>() {
            call(event.key());
        }
    });
}
