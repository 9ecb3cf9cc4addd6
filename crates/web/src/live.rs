//! What follows what it reads: parts of the page, what is reckoned, what is done.
//!
//! Leptos writes out how such a thing is kept up to date for each closure it is given. Here the closures are put into
//! boxes first, so that the browser loads that once and not hundreds of times.

use std::sync::Arc;

use leptos::prelude::*;

/// A part of the page, drawn anew whenever something it reads changes.
pub fn live<V: IntoView + 'static>(draw: impl Fn() -> V + Send + Sync + 'static) -> AnyView {
    let draw: Arc<dyn Fn() -> AnyView + Send + Sync> = Arc::new(move || draw().into_any());
    (move || draw()).into_any()
}

/// A part of the page that is there while something holds.
pub fn shown<V: IntoView + 'static>(
    when: impl Fn() -> bool + Send + Sync + 'static,
    draw: impl Fn() -> V + Send + Sync + 'static,
) -> AnyView {
    let holds = memo(when);
    live(move || holds.get().then(|| draw().into_any()))
}

/// What follows from what it reads; who reads it is told only when it has become another.
pub fn memo<T: PartialEq + Send + Sync + 'static>(reckon: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
    #[inline(never)]
    fn boxed<T: PartialEq + Send + Sync + 'static>(reckon: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
        Memo::new(move |_| reckon())
    }
    boxed(Box::new(reckon))
}

/// What is done now, and again whenever something it reads changes.
pub fn effect(act: impl Fn() + 'static) {
    let act: Box<dyn Fn()> = Box::new(act);
    Effect::new(move |_| act());
}
