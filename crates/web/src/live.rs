//! What follows what it reads: parts of the page, what is reckoned, what is done.
//!
//! Leptos writes out how such a thing is kept up to date for each closure it is given. Here the closures are put into
//! boxes first, so that the browser loads that once and not hundreds of times.

use std::sync::Arc;

use leptos::prelude::*;

use crate::browser;

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

/// A beat as soon as the page has been painted after a change of something that is read here: for what may come a moment
/// after what could not wait.
pub fn beat(read: impl Fn() + 'static) -> RwSignal<()> {
    let beat = RwSignal::new(());
    let due = StoredValue::new(false);
    effect(move || {
        read();
        // A page that nobody sees is not painted: one beat is enough when it is seen again.
        if !due.get_value() {
            due.set_value(true);
            browser::after_paint(move || {
                // The page may have gone meanwhile.
                if due.try_set_value(false).is_none() {
                    beat.notify();
                }
            });
        }
    });
    beat
}

/// What is done now, and again whenever something it reads changes.
pub fn effect(act: impl Fn() + 'static) {
    let act: Box<dyn Fn()> = Box::new(act);
    Effect::new(move |_| act());
}

/// The parts of a page that come one after another, each in a task of its own: drawn at once, a late game would hold up
/// whatever is pressed meanwhile.
#[derive(Clone, Copy)]
pub struct Relay {
    parts: RwSignal<usize>,
    drawn: RwSignal<usize>,
}

impl Relay {
    /// Begins with the first part as soon as the page stands without them.
    pub fn start() -> Relay {
        let relay = Relay { parts: RwSignal::new(0), drawn: RwSignal::new(0) };
        provide_context(relay);
        relay.go_on();
        relay
    }

    /// That of this page.
    pub fn here() -> Relay {
        expect_context()
    }

    /// The next part, which belongs to the page as if it had come with it. It may have parts of its own, made while it is
    /// drawn, which follow those known before.
    pub fn part(self, draw: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
        self.boxed(Box::new(draw))
    }

    fn boxed(self, draw: Box<dyn Fn() -> AnyView + Send + Sync>) -> AnyView {
        let number = self.parts.get_untracked();
        self.parts.set(number + 1);
        let page = Owner::current();
        shown(
            move || self.drawn.get() > number,
            move || match &page {
                Some(page) => page.with(|| untrack(&draw)),
                None => untrack(&draw),
            },
        )
    }

    /// Whether parts are still to come.
    pub fn goes_on(self) -> bool {
        self.drawn.get() < self.parts.get()
    }

    fn go_on(self) {
        browser::soon(move || {
            // Whoever has gone elsewhere wants no more of them.
            let number = self.parts.try_get_untracked().unwrap_or_default();
            if self.drawn.try_get_untracked().is_some_and(|drawn| drawn < number) {
                self.drawn.update(|drawn| *drawn += 1);
                self.go_on();
            }
        });
    }
}
