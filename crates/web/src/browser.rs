//! The edge to the browser: everything that calls it is in here, so that the rest can be tested without one.

pub mod bots;
pub mod files;
pub mod focus;
pub mod history;
pub mod menus;
pub mod store;

use wasm_bindgen::prelude::*;

/// The window, which a page always has.
fn window() -> web_sys::Window {
    web_sys::window().expect("the app runs in a page")
}

/// The root element of the page.
fn root() -> Option<web_sys::Element> {
    window().document()?.document_element()
}

/// Path and the part behind `#` of the address bar.
pub fn address() -> (String, String) {
    let location = window().location();
    (location.pathname().unwrap_or_default(), location.hash().unwrap_or_default())
}

/// The page's address without path, as links begin with.
pub fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Milliseconds since 1970.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// Today, as `2026-11-15`.
pub fn today() -> String {
    String::from(js_sys::Date::new_0().to_iso_string()).chars().take(10).collect()
}

/// A moment of the browser's calendar in the words of a language.
pub fn moment(ms: f64, lang: &str) -> String {
    let date = js_sys::Date::new(&ms.into());
    let options = js_sys::Object::new();
    for (key, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // Setting a field of a fresh object cannot fail.
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    date.to_locale_string(lang, &options).into()
}

/// The languages that the reader prefers, the best first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|lang| lang.as_string()).collect()
}

/// Whether the reader asks for as little motion as possible.
pub fn reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|list| list.matches())
}

/// Writes an attribute of the root element, or takes it away.
pub fn mark_root(name: &str, value: Option<&str>) {
    if let Some(root) = root() {
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}

/// Sets the title of the page.
pub fn title(text: &str) {
    if let Some(document) = window().document() {
        document.set_title(text);
    }
}

/// Random bits from the browser's generator, as hexadecimal digits.
pub fn entropy(bytes: u32) -> String {
    let random = js_sys::Uint8Array::new_with_length(bytes);
    let filled = window().crypto().and_then(|crypto| crypto.get_random_values_with_array_buffer_view(&random));
    let bytes = filled.map_or_else(|_| now().to_le_bytes().to_vec(), |_| random.to_vec());
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Calls in a task of its own, after what the browser has to do before.
pub fn soon(call: impl FnOnce() + 'static) {
    leptos::prelude::set_timeout(call, std::time::Duration::ZERO);
}

/// Calls as soon as the page has been painted.
pub fn after_paint(call: impl FnOnce() + 'static) {
    leptos::prelude::request_animation_frame(move || soon(call));
}

/// Puts text on the clipboard and tells whether the browser allowed it.
pub fn copy(text: &str, done: impl Fn(bool) + Clone + 'static) {
    let navigator = window().navigator();
    // Pages that did not come over a safe way have no clipboard at all.
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return done(false);
    }
    let refused = done.clone();
    let copied = Closure::once(move |_: JsValue| done(true));
    let failed = Closure::once(move |_: JsValue| refused(false));
    let _ = navigator.clipboard().write_text(text).then2(&copied, &failed);
    // One of the two is called, later; the other is as small as a closure is.
    copied.forget();
    failed.forget();
}

/// Calls when a key is pressed anywhere in the page, until the owner goes.
pub fn on_key(call: impl FnMut(web_sys::KeyboardEvent) + 'static) {
    on_key_of(false, call);
}

/// Calls when a key is pressed anywhere in the page, before all who listen by `on_key`, until the owner goes.
pub fn on_key_first(call: impl FnMut(web_sys::KeyboardEvent) + 'static) {
    on_key_of(true, call);
}

fn on_key_of(first: bool, mut call: impl FnMut(web_sys::KeyboardEvent) + 'static) {
    listen("keydown", first, move |event| {
        if let Ok(event) = event.dyn_into() {
            call(event);
        }
    });
}

/// Whether a key goes into a field in which something is typed or chosen.
pub fn is_typing(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| {
        let ticked = element.get_attribute("type").as_deref() == Some("checkbox");
        matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA") && !ticked
    })
}

/// Calls on an event of the window, `first` on its way down, until the owner goes.
fn listen(name: &'static str, first: bool, call: impl FnMut(web_sys::Event) + 'static) {
    let call = Closure::<dyn FnMut(web_sys::Event)>::new(call);
    let added = window().add_event_listener_with_callback_and_bool(name, call.as_ref().unchecked_ref(), first);
    if added.is_ok() {
        let call = leptos::prelude::StoredValue::new_local(call);
        leptos::prelude::on_cleanup(move || {
            use leptos::prelude::WithValue;
            let _ = call.try_with_value(|call| {
                window().remove_event_listener_with_callback_and_bool(name, call.as_ref().unchecked_ref(), first)
            });
        });
    }
}
