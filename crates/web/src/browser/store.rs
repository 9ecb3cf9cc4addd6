//! What stays on this device: text by key, in the browser's local storage. What the browser does not keep stays until the
//! page is closed, so that one can play all the same.

use std::cell::RefCell;

use wasm_bindgen::JsCast;

use super::{listen, window};

thread_local! {
    static UNKEPT: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// The text of a key.
pub fn read(key: &str) -> Option<String> {
    let unkept = UNKEPT.with_borrow(|unkept| unkept.iter().find(|kept| kept.0 == key).map(|kept| kept.1.clone()));
    unkept.or_else(|| storage()?.get_item(key).ok().flatten())
}

/// Keeps a text; `false` where the browser has no room or keeps nothing.
pub fn write(key: &str, text: &str) -> bool {
    let kept = storage().is_some_and(|storage| storage.set_item(key, text).is_ok());
    UNKEPT.with_borrow_mut(|unkept| {
        unkept.retain(|old| old.0 != key);
        if !kept {
            unkept.push((key.to_owned(), text.to_owned()));
        }
    });
    kept
}

/// Forgets a key.
pub fn forget(key: &str) {
    UNKEPT.with_borrow_mut(|unkept| unkept.retain(|old| old.0 != key));
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// All keys that begin with a text.
pub fn keys(beginning: &str) -> Vec<String> {
    let mut keys: Vec<String> = UNKEPT.with_borrow(|unkept| unkept.iter().map(|(key, _)| key.clone()).collect());
    if let Some(storage) = storage() {
        for key in (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten()) {
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
    }
    keys.retain(|key| key.starts_with(beginning));
    keys
}

/// Calls with the key when another tab has changed something, until the owner goes.
pub fn on_change(mut call: impl FnMut(Option<String>) + 'static) {
    listen("storage", false, move |event| {
        if let Ok(event) = event.dyn_into::<web_sys::StorageEvent>() {
            call(event.key());
        }
    });
}
