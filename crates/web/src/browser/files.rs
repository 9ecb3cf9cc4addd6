//! Files: saved from the page, and read into it.

use wasm_bindgen::prelude::*;

use super::window;

/// The longest file that is read: no record or board comes near.
const LONGEST: f64 = 4_000_000.0;

/// Offers a text as a file to be saved.
pub fn save(name: &str, text: &str) {
    // A browser that cannot save shows nothing; there is nothing to mend.
    let _ = try_save(name, text);
}

fn try_save(name: &str, text: &str) -> Result<(), JsValue> {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type("text/plain;charset=utf-8");
    let parts = js_sys::Array::of1(&text.into());
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let url = web_sys::Url::create_object_url_with_blob(&blob)?;
    let document = window().document().ok_or(JsValue::NULL)?;
    let link: web_sys::HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&url)
}

/// Reads the first file of a list as text and hands it over; `None` where it is too long or no text.
pub fn read_first(files: Option<&web_sys::FileList>, done: impl FnOnce(Option<String>) + 'static) {
    let Some(file) = files.and_then(|files| files.get(0)) else { return };
    if file.size() > LONGEST {
        return done(None);
    }
    let Ok(reader) = web_sys::FileReader::new() else { return done(None) };
    let source = reader.clone();
    let loaded = Closure::once_into_js(move |_: web_sys::Event| {
        done(source.result().ok().and_then(|text| text.as_string()));
    });
    reader.set_onloadend(Some(loaded.unchecked_ref()));
    // A file that cannot be read ends the same way, without text.
    let _ = reader.read_as_text(&file);
}

/// Reads what was chosen in an input for files, and empties it so that the same file can be chosen again.
pub fn chosen(event: &web_sys::Event, done: impl FnOnce(Option<String>) + 'static) {
    let Some(input) = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok()) else {
        return;
    };
    read_first(input.files().as_ref(), done);
    input.set_value("");
}

/// Reads what was dropped on the page.
pub fn dropped(event: &web_sys::DragEvent, done: impl FnOnce(Option<String>) + 'static) {
    let files = event.data_transfer().and_then(|data| data.files());
    read_first(files.as_ref(), done);
}
