//! Looking closer: buttons, double tap and pinch make the map larger; fingers and the mouse wheel move it as any page.

use std::collections::HashMap;

use leptos::ev::PointerEvent;
use leptos::html::Div;
use leptos::prelude::*;

/// How many times larger than the whole.
const MOST: f64 = 4.0;

/// How large the map is drawn.
#[derive(Clone, Copy)]
pub struct Zoom {
    /// The window through which the map is seen.
    pub port: NodeRef<Div>,
    scale: RwSignal<f64>,
    fingers: StoredValue<HashMap<i32, (f64, f64)>>,
    spread: StoredValue<Option<(f64, f64)>>,
}

impl Zoom {
    /// The whole map.
    pub fn whole() -> Zoom {
        Zoom {
            port: NodeRef::new(),
            scale: RwSignal::new(1.0),
            fingers: StoredValue::new(HashMap::new()),
            spread: StoredValue::new(None),
        }
    }

    /// The size in percent of the window.
    pub fn percent(self) -> String {
        format!("{:.0}%", self.scale.get() * 100.0)
    }

    /// Whether more than the whole is asked for.
    pub fn is_close(self) -> bool {
        self.scale.get() > 1.01
    }

    /// Makes the map so many times larger round the middle of the window.
    pub fn by(self, factor: f64) {
        let Some(port) = self.port.get_untracked() else { return };
        let middle = (f64::from(port.client_width()) / 2.0, f64::from(port.client_height()) / 2.0);
        self.round(factor, middle);
    }

    /// Back to the whole map.
    pub fn reset(self) {
        self.scale.set(1.0);
    }

    /// A double tap looks closer, and back.
    pub fn double(self, event: &leptos::ev::MouseEvent) {
        if self.scale.get_untracked() > 1.01 {
            self.reset();
        } else {
            self.round(2.2, self.within((f64::from(event.client_x()), f64::from(event.client_y()))));
        }
    }

    /// A finger comes down.
    pub fn down(self, event: &PointerEvent) {
        self.fingers.update_value(|fingers| {
            fingers.insert(event.pointer_id(), (f64::from(event.client_x()), f64::from(event.client_y())));
        });
        self.spread.set_value(None);
    }

    /// A finger moves; two together pinch.
    pub fn moved(self, event: &PointerEvent) {
        let places: Vec<(f64, f64)> = self
            .fingers
            .try_update_value(|fingers| {
                if let Some(place) = fingers.get_mut(&event.pointer_id()) {
                    *place = (f64::from(event.client_x()), f64::from(event.client_y()));
                }
                fingers.values().copied().collect()
            })
            .unwrap_or_default();
        let [a, b] = places[..] else { return };
        event.prevent_default();
        let spread = (a.0 - b.0).hypot(a.1 - b.1).max(20.0);
        let before = self.spread.get_value();
        let scale = self.scale.get_untracked();
        let (first, start) = before.unwrap_or((spread, scale));
        self.spread.set_value(Some((first, start)));
        let middle = self.within((f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1)));
        self.round(start * spread / first / scale, middle);
    }

    /// A finger goes.
    pub fn up(self, event: &PointerEvent) {
        self.fingers.update_value(|fingers| {
            fingers.remove(&event.pointer_id());
        });
        self.spread.set_value(None);
    }

    /// A place of the page as one of the window.
    fn within(self, (x, y): (f64, f64)) -> (f64, f64) {
        let Some(port) = self.port.get_untracked() else { return (x, y) };
        let corner = port.get_bounding_client_rect();
        (x - corner.left(), y - corner.top())
    }

    /// Makes the map larger so that what lies under a place of the window stays there.
    fn round(self, factor: f64, (x, y): (f64, f64)) {
        let Some(port) = self.port.get_untracked() else { return };
        let before = self.scale.get_untracked();
        let after = (before * factor).clamp(1.0, MOST);
        let held = (f64::from(port.scroll_left()) + x, f64::from(port.scroll_top()) + y);
        self.scale.set(after);
        // The new size must stand before the window can be moved over it.
        request_animation_frame(move || {
            port.set_scroll_left((held.0 * after / before - x) as i32);
            port.set_scroll_top((held.1 * after / before - y) as i32);
        });
    }
}
