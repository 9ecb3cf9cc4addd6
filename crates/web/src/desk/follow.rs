//! Others' moves, shown one by one at the pace a person likes.

use std::cmp::Ordering;
use std::time::Duration;

use leptos::prelude::*;

use crate::browser;
use crate::docket::Docket;
use crate::live::memo;
use crate::settings::Pace;
use crate::staged::Staged;

use super::Desk;

impl<G: Staged> Desk<G> {
    /// Goes through what others have played, a move at a time.
    pub(super) fn follow_others(self) {
        // A move that comes while others wait to be shown changes nothing for them: their time runs on.
        let ahead = memo(move || self.docket.with(Docket::played).cmp(&self.followed.get()));
        Effect::new(move |timer: Option<Option<TimeoutHandle>>| {
            if let Some(Some(timer)) = timer {
                timer.clear();
            }
            self.followed.track();
            let pace = self.settings.taste().pace;
            match ahead.get() {
                Ordering::Equal => return None,
                Ordering::Greater if pace != Pace::Instant => {}
                _ => {
                    self.followed.set(self.docket.with_untracked(Docket::played));
                    return None;
                }
            }
            let step = move || {
                let _ = self.stepped.try_set_value(browser::now());
                // The table may have been left.
                if let Some(played) = self.docket.try_with_untracked(Docket::played) {
                    let _ = self.followed.try_update(|followed| *followed = (*followed + 1).min(played));
                }
            };
            // The first comes at once: one's own move before it has been seen.
            let shown = (browser::now() - self.stepped.get_value()).max(0.0);
            let left = pace.ms().saturating_sub(shown as u64);
            set_timeout_with_handle(step, Duration::from_millis(left)).ok()
        });
    }

    /// Whether others' moves are still being shown.
    pub fn is_following(self) -> bool {
        self.looking.get().is_none() && self.followed.get() < self.docket.with(Docket::played)
    }

    /// How many moves have still to be shown.
    pub(super) fn behind(self) -> usize {
        self.docket.with(Docket::played).saturating_sub(self.followed.get())
    }
}
