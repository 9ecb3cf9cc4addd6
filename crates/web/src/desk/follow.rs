//! Others' moves, shown one by one at the pace a person likes.

use std::time::Duration;

use leptos::prelude::*;

use crate::docket::Docket;
use crate::settings::Pace;
use crate::staged::Staged;

use super::Desk;

impl<G: Staged> Desk<G> {
    /// Goes through what others have played, a move at a time.
    pub(super) fn follow_others(self) {
        Effect::new(move |timer: Option<Option<TimeoutHandle>>| {
            if let Some(Some(timer)) = timer {
                timer.clear();
            }
            let played = self.docket.with(Docket::played);
            let followed = self.followed.get();
            let pace = self.settings.taste().pace;
            if followed > played || (followed < played && pace == Pace::Instant) {
                self.followed.set(played);
            }
            if followed >= played || pace == Pace::Instant {
                return None;
            }
            let step = move || {
                // The table may have been left.
                let _ = self.followed.try_update(|followed| *followed = (*followed + 1).min(played));
            };
            // The first of several moves is shown at once, so that nothing feels slow.
            set_timeout_with_handle(step, Duration::from_millis(pace.ms())).ok()
        });
    }

    /// Whether others' moves are still being shown.
    pub fn is_following(self) -> bool {
        self.looking.get().is_none() && self.followed.get() < self.docket.with(Docket::played)
    }

    /// Shows the present at once.
    pub fn skip(self) {
        self.present();
    }

    /// How many moves have still to be shown.
    pub(super) fn behind(self) -> usize {
        self.docket.with(Docket::played).saturating_sub(self.followed.get())
    }
}
