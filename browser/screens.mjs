// Every screen there is, for tests that look at all of them.
import { city, sea } from "./positions.mjs";
import { open, openTable, played } from "./records.mjs";

/// The screens by name: each goes there, for whoever has just arrived. Words of English are not relied on.
export const SCREENS = {
    "home": (page) => page.goto("/"),
    "setting up Hamburgum": (page) => page.goto("/set-up/hamburgum"),
    "setting up Hansa": (page) => page.goto("/set-up/hansa"),
    "nowhere": (page) => page.goto("/nowhere"),
    "a bad link": (page) => open(page, "kontor record 1\ngame: chess\n"),
    "Hamburgum, the beginning": async (page) => openTable(page, await played({ game: "hamburgum", players: 4 }, 0)),
    "Hamburgum, trading": (page) => openTable(page, city({ players: { 0: { money: 300 } } }, ["rondel trade1"])),
    "Hamburgum, giving": (page) => openTable(page, city(LATE, ["rondel church"])),
    "Hamburgum, a tray": async (page) => {
        await openTable(page, city(LATE, ["rondel church"]));
        await page.locator(".church").first().focus();
        await page.keyboard.press("Enter");
        await page.locator(".tray").waitFor();
    },
    "Hamburgum, building": (page) => openTable(page, city(LATE, ["rondel guildhall"])),
    "Hamburgum, late": async (page) => openTable(page, await played({ game: "hamburgum", players: 5 }, 700)),
    "Hamburgum, the end": async (page) => openTable(page, await played({ game: "hamburgum", players: 5 })),
    "Hansa, the beginning": async (page) => openTable(page, await played({ game: "hansa", players: 4 }, 0)),
    "Hansa, refilling": (page) => openTable(page, sea({ phase: "refill", offers: { riga: ["orange2"] } })),
    "Hansa, in port": (page) => openTable(page, sea({ ...PORT })),
    "Hansa, giving up": (page) => openTable(page, sea({ ...PORT }, ["end"])),
    "Hansa, late": async (page) => openTable(page, await played({ game: "hansa", players: 4 }, 300)),
    "Hansa, the end": async (page) => openTable(page, await played({ game: "hansa", players: 4 })),
    "the past": async (page) => {
        await openTable(page, await played({ game: "hansa", players: 3 }, 60));
        await page.keyboard.press("ArrowLeft");
    },
    "a refusal": async (page) => {
        await openTable(page, sea({ ...PORT }));
        await page.locator("#typed-action").evaluate((line) => {
            line.value = "sail riga";
            line.dispatchEvent(new Event("input", { bubbles: true }));
            line.form.requestSubmit();
        });
        await page.locator(".trouble").waitFor();
    },
    "the menus": async (page) => {
        await openTable(page, sea({ ...PORT }));
        for (const menu of await page.locator("details.menu").all()) await menu.evaluate((menu) => (menu.open = true));
    },
    "the log": async (page) => {
        await openTable(page, await played({ game: "hamburgum", players: 3 }, 40));
        const wide = page.locator("header.top button[aria-expanded]");
        await ((await wide.isVisible()) ? wide : page.locator(".panes button").last()).click();
    },
    "handing on": async (page) => {
        await page.goto("/set-up/hansa");
        for (const seat of [0, 1]) await page.locator(".seat select").nth(seat).selectOption("person");
        await page.locator(".set-up input[type=checkbox]").check();
        await page.locator(".set-up button[type=submit]").click();
        await page.locator(".curtain").waitFor();
    },
    "games to continue": async (page) => {
        await openTable(page, await played({ game: "hansa", players: 3 }, 60));
        await openTable(page, await played({ game: "hamburgum", players: 3 }, 60));
        await page.goto("/");
        await page.locator(".games > li").nth(1).waitFor();
    },
};

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
