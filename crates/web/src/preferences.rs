//! Language, theme, pace and confirmation, at hand on every page.

use leptos::prelude::*;
use words::Lang;

use crate::settings::{Pace, Theme, lang, say, settings};

/// Language and theme, as they stand in every head line.
pub fn at_hand() -> AnyView {
    view! {
        {language()}
        <button
            class="plain theme"
            aria-label=move || format!("{}: {}", words::app::theme(lang()), theme_name(settings().taste().theme))
            title=move || theme_name(settings().taste().theme)
            on:click=|_| {
                settings()
                    .change(|taste| {
                        let at = Theme::ALL.iter().position(|theme| *theme == taste.theme).unwrap_or(0);
                        taste.theme = Theme::ALL[(at + 1) % Theme::ALL.len()];
                    });
            }
        >
            <span aria-hidden="true">
                {move || match settings().taste().theme {
                    Theme::System => "◐",
                    Theme::Light => "☼",
                    Theme::Dark => "☾",
                }}
            </span>
        </button>
    }
    .into_any()
}

fn language() -> AnyView {
    let choose = |event: leptos::ev::Event| {
        if let Ok(lang) = event_target_value(&event).parse::<Lang>() {
            settings().change(|taste| taste.lang = lang);
        }
    };
    view! {
        <select class="language" aria-label=say(words::app::language) on:change=choose>
            {Lang::ALL
                .map(|choice| {
                    view! {
                        <option value=choice.code() lang=choice.code() selected=move || lang() == choice>
                            {choice.name()}
                        </option>
                    }
                })
                .collect_view()}
        </select>
    }
    .into_any()
}

/// Pace, confirmation and motion, as the table's menu shows them.
pub fn at_table() -> AnyView {
    view! {
            <label>
                {say(words::app::pace)}
                <select on:change=|event| {
                    let word = event_target_value(&event);
                    if let Some(pace) = Pace::ALL.into_iter().find(|pace| pace.word() == word) {
                        settings().change(|taste| taste.pace = pace);
                    }
                }>
                    {Pace::ALL
                        .map(|pace| {
                            view! {
                                <option value=pace.word() selected=move || settings().taste().pace == pace>
                                    {move || pace_name(pace)}
                                </option>
                            }
                        })
                        .collect_view()}
                </select>
            </label>
            <label>
                <input
                    type="checkbox"
                    prop:checked=move || settings().taste().confirm
                    on:change=|event| settings().change(|taste| taste.confirm = event_target_checked(&event))
                />
                {say(words::app::confirm_setting)}
            </label>
            <label>
                <input
                    type="checkbox"
                    prop:checked=move || settings().moves()
                    on:change=|event| settings().change(|taste| taste.motion = Some(event_target_checked(&event)))
                />
                {say(words::app::motion_setting)}
            </label>
    }
    .into_any()
}

fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::System => words::app::theme_system(lang()),
        Theme::Light => words::app::theme_light(lang()),
        Theme::Dark => words::app::theme_dark(lang()),
    }
}

fn pace_name(pace: Pace) -> &'static str {
    match pace {
        Pace::Slow => words::app::pace_slow(lang()),
        Pace::Steady => words::app::pace_steady(lang()),
        Pace::Brisk => words::app::pace_brisk(lang()),
        Pace::Instant => words::app::pace_instant(lang()),
    }
}
