//! Cover art, drawn in the hand of the boards.

use leptos::prelude::*;

/// The cover of Hamburgum: the city's skyline under building.
pub fn cover_hamburgum() -> impl IntoView {
    let tower = |x: u32, height: u32, spire: u32| {
        let (top, tip) = (150 - height, 150 - height - spire);
        view! {
            <path class="wash-brick line" d=format!("M{x} 150V{top}h16V150z") />
            <path class="wash-copper line" d=format!("M{} {top}l10 -{spire} 10 {spire}z", x - 2) />
            <path class="line" d=format!("M{} {tip}v-9m-3 4h6", x + 8) />
        }
    };
    let house = |x: u32, width: u32, height: u32| {
        let top = 152 - height;
        let half = width / 2;
        view! {
            <path
                class="wash-card line"
                d=format!("M{x} 152V{top}l{half} -{half} {half} {half}V152z")
            />
            <path class="line thin" d=format!("M{} {}v6m{} -6v6", x + 5, top + 6, width - 10) />
        }
    };
    view! {
        <svg viewBox="0 0 320 200" role="presentation">
            <rect class="wash-sky" width="320" height="200" />
            {[(40, 60, 44), (98, 76, 56), (152, 88, 0), (206, 70, 50), (262, 54, 38)].map(|(x, h, s)| tower(x, h, s)).collect_view()}
            <path class="line" d="M148 62h24M150 62v88M170 62v88M150 82l20 -20M150 106l20 -20" />
            <path class="line" d="M174 60l34 -22M172 62V46l34 -8v14" />
            {[(12, 26, 28), (60, 30, 34), (118, 30, 26), (172, 28, 34), (226, 32, 30), (282, 28, 32)].map(|(x, w, h)| house(x, w, h)).collect_view()}
            <rect class="wash-water" y="152" width="320" height="48" />
            <path class="line" d="M0 152h320" />
            <path class="line thin" d="M10 168q8 -5 16 0t16 0m40 8q8 -5 16 0t16 0m60 -10q8 -5 16 0t16 0m40 16q8 -5 16 0t16 0" />
            <path class="wash-brick line" d="M130 172h46l-8 12h-30z" />
            <path class="wash-card line" d="M152 172v-34q20 14 0 30" />
        </svg>
    }
}

/// The cover of Hansa: a cog in heavy sea.
pub fn cover_hansa() -> impl IntoView {
    view! {
        <svg viewBox="0 0 320 200" role="presentation">
            <rect class="wash-sky" width="320" height="200" />
            <path class="line thin" d="M20 40q30 -14 60 0M210 30q26 -12 52 0M236 46q20 -10 40 0" />
            <g transform="rotate(-7 160 120)">
                <path class="wash-wood line" d="M92 122q6 34 30 42h76q26 -8 32 -44l-20 8H112z" />
                <path class="line thin" d="M100 136h122M106 148h108M116 158h88" />
                <path class="wash-wood line" d="M92 122v-12h22v14M206 124v-20h26v16" />
                <path class="line" d="M160 128V34" />
                <path class="wash-card line" d="M114 46h92q12 34 -4 66h-84q14 -32 -4 -66z" />
                <path class="wash-brick" d="M141 47h12q9 32 0 64h-10q10 -32 -2 -64zM176 47h12q9 32 -2 64h-10q9 -32 0 -64z" />
                <path class="wash-copper line" d="M160 34l26 8 -26 8z" />
            </g>
            <path class="wash-water line" d="M0 160q20 -22 44 -6t48 0 50 2 52 -4 54 4 72 -6v50H0z" />
            <path class="line thin" d="M14 176q16 -10 32 0t32 0m40 6q16 -10 32 0t32 0m50 -4q16 -10 32 0t32 0" />
        </svg>
    }
}
