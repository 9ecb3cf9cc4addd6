//! What is drawn anew whenever something it reads changes.

use std::sync::Arc;

use leptos::prelude::*;

/// A part of the page that follows what it reads. All of them are of one type, so that the browser loads only once how
/// such a part is kept up to date.
pub fn live<V: IntoView + 'static>(draw: impl Fn() -> V + Send + Sync + 'static) -> AnyView {
    let draw: Arc<dyn Fn() -> AnyView + Send + Sync> = Arc::new(move || draw().into_any());
    (move || draw()).into_any()
}
