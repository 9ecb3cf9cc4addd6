// Every screen there is, for tests that look at all of them.
import { followed, go, settled } from "./house.mjs";
import { city, sea } from "./positions.mjs";
import { open, played } from "./records.mjs";
import { drop } from "./share.mjs";

/// The screens by name: each goes there, for whoever is at the table already. Words of English are not relied on.
export const SCREENS = {
    "home": (page) => go(page, "/"),
    "setting up Hamburgum": (page) => go(page, "/set-up/hamburgum"),
    "setting up Hansa": (page) => go(page, "/set-up/hansa"),
    "nowhere": (page) => go(page, "/nowhere"),
    "a bad link": async (page) => {
        await open(page, "kontor record 1\ngame: chess\n");
        await page.locator("main [role=alert]").waitFor();
    },
    "Hamburgum, the beginning": async (page) => drop(page, await played({ game: "hamburgum", players: 4 }, 0)),
    "Hamburgum, trading": (page) => drop(page, city({ players: { 0: { money: 300 } } }, ["rondel trade1"])),
    "Hamburgum, giving": (page) => drop(page, city(LATE, ["rondel church"])),
    "Hamburgum, a tray": async (page) => {
        await drop(page, city(LATE, ["rondel church"]));
        await page.locator(".church").first().focus();
        await page.keyboard.press("Enter");
        await page.locator(".tray").waitFor();
    },
    "Hamburgum, building": (page) => drop(page, city(LATE, ["rondel guildhall"])),
    "Hamburgum, late": async (page) => drop(page, await played({ game: "hamburgum", players: 5 }, 700)),
    "Hamburgum, the end": async (page) => drop(page, await played({ game: "hamburgum", players: 5 })),
    "Hansa, the beginning": async (page) => drop(page, await played({ game: "hansa", players: 4 }, 0)),
    "Hansa, refilling": (page) => drop(page, sea({ phase: "refill", offers: { riga: ["orange2"] } })),
    "Hansa, in port": (page) => drop(page, sea({ ...PORT })),
    "Hansa, giving up": (page) => drop(page, sea({ ...PORT }, ["end"])),
    "Hansa, late": async (page) => drop(page, await played({ game: "hansa", players: 4 }, 300)),
    "Hansa, the end": async (page) => drop(page, await played({ game: "hansa", players: 4 })),
    "the past": async (page) => {
        await drop(page, await played({ game: "hansa", players: 3 }, 60));
        await page.keyboard.press("ArrowLeft");
        await followed(page);
    },
    "a refusal": async (page) => {
        await drop(page, sea({ ...PORT }));
        await page.locator("#typed-action").evaluate((line) => {
            line.value = "sail riga";
            line.dispatchEvent(new Event("input", { bubbles: true }));
            line.form.requestSubmit();
        });
        await page.locator(".trouble").waitFor();
    },
    "sharing": (page) => menu(page, 0),
    "settings": (page) => menu(page, 1),
    "the log": async (page) => {
        await drop(page, await played({ game: "hamburgum", players: 3 }, 40));
        const wide = page.locator("header.top button[aria-expanded]");
        await ((await wide.isVisible()) ? wide : page.locator(".panes button").last()).click();
    },
    "handing on": async (page) => {
        await go(page, "/set-up/hansa");
        for (const seat of [0, 1]) await page.locator(".seat select").nth(seat).selectOption("person");
        await page.locator(".set-up input[type=checkbox]").check();
        await page.locator(".set-up button[type=submit]").click();
        await page.locator(".curtain").waitFor();
        await settled(page);
    },
    "games to continue": async (page) => {
        await drop(page, await played({ game: "hansa", players: 3 }, 60));
        await drop(page, await played({ game: "hamburgum", players: 3 }, 60));
        await go(page, "/");
        await page.locator(".games > li").nth(1).waitFor();
    },
};

/// A menu of the head line, open.
async function menu(page, at) {
    await drop(page, sea({ ...PORT }));
    await page.locator("details.menu").nth(at).evaluate((menu) => (menu.open = true));
}

/// What a small screen shows one after the other, as the buttons that show it; nothing to press
/// where all is seen at once, or behind something.
export async function panes(page) {
    const shown = [];
    if (!(await page.locator(".curtain, details.menu[open]").count())) {
        for (const pane of await page.locator(".panes button").all()) if (await pane.isVisible()) shown.push(pane);
    }
    return shown.length ? shown : [undefined];
}

const LATE = {
    players: { 0: { money: 500, wood: 8, brick: 8, bell: 1 } },
    donations: { nicolai: "0 five!, 1 ships", petri: "0 five, 1 ships!, 2 citizens" },
    citizens: { 0: ["n5"], 1: ["m3"] },
};

const PORT = {
    offers: { copenhagen: ["orange2"], riga: ["green1", "brown3"] },
    booths: { copenhagen: [2, 1], riga: [1, 3] },
    holds: ["orange1", "orange3", "brown1", "brown2", "green3"],
};
