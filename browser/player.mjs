// Someone who plays whatever is offered: a whole game by clicks on what is lit, or by keys.
import assert from "node:assert/strict";
import { followed, go, settled } from "./house.mjs";

/// Small reproducible chance.
export function dice(seed) {
    let state = seed;
    return (sides) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((state / 2_147_483_648) * sides);
    };
}

/// Any one of a list.
export const pick = (roll, list) => list[roll(list.length)];

/// Waits for a moment at which the person is wanted: `offered`, `complete` (a turn to be confirmed) or `over`.
export async function moment(page) {
    const handle = await page.waitForFunction(() => {
        const seen = (selector) => document.querySelector(selector);
        if (seen("[aria-busy]")) return false;
        if (seen(".trouble")) return `trouble: ${seen(".trouble").textContent}`;
        if (seen("main.table.over .finish")) return "over";
        if (seen(".decision form.typed")) return "offered";
        const ways = [...document.querySelectorAll(".decision .row button.main")];
        return ways.some((button) => button.textContent === "Confirm turn") ? "complete" : false;
    });
    return handle.jsonValue();
}

/// What is lit on the board or can be pressed in the decision bar, by where it is.
const OFFERS = {
    hamburgum: [
        [".sector.lit", 4],
        [".decision .all-spaces button.move:not([aria-disabled])", 1],
        [".church.lit", 8],
        [".site.lit", 6],
        [".decision .own-tiles button:not([aria-disabled])", 3],
        [".decision .half button.main:not([aria-disabled])", 3],
        [".decision .stepper button:last-of-type:not([aria-disabled])", 6],
        [".decision .moves:not(.all-spaces) button.move:not([aria-disabled])", 3],
        [".decision button.end:not([aria-disabled])", 1],
    ],
    hansa: [
        [".haven.lit", 2],
        [".slot.lit", 8],
        [".decision button.final", 50],
        [".decision .hand button.pick[aria-pressed=false]", 1],
        [".decision .hand button.plain", 4],
        [".decision .hand button.main[aria-disabled=false]", 50],
        [".decision .hand button[aria-disabled=false]:not(.main)", 1],
        [".decision .hand button.pick:not([aria-pressed])", 2],
        [".decision .end button", 1],
    ],
};

/// The offers of this moment that can be seen: a list of places with their numbers, the likelier ones more often.
async function offers(page, game) {
    const seen = await page.evaluate(
        (selectors) =>
            selectors.map((selector) => {
                const all = [...document.querySelectorAll(selector)];
                return all.flatMap((one, at) => (one.checkVisibility() ? [at] : []));
            }),
        OFFERS[game].map(([selector]) => selector),
    );
    return OFFERS[game].flatMap(([selector, weight], at) => (seen[at].length ? Array(weight).fill([selector, seen[at]]) : []));
}

/// Clicks any one thing that is offered, or presses it in another way.
export async function clickSomething(page, game, roll, { press = (thing) => thing.click() } = {}) {
    // An open tray covers a part of the map: a tile of it is taken, or it is put away.
    const tray = page.locator(".tray");
    if (await tray.count()) {
        const tiles = tray.locator(".give:not([aria-disabled])");
        const count = await tiles.count();
        return count && roll(4) ? press(tiles.nth(roll(count))) : press(tray.locator("header button"));
    }
    const open = await offers(page, game);
    assert.ok(open.length > 0, "something is always offered to who is on turn");
    const [selector, places] = pick(roll, open);
    return press(page.locator(selector).nth(pick(roll, places)));
}

/// Plays by clicks until the game is over, and gives the number of clicks.
export async function clickToTheEnd(page, game, roll) {
    for (let clicks = 0; clicks < 4_000; clicks += 1) {
        const now = await moment(page);
        if (now === "over") return clicks;
        if (now === "complete") await page.getByRole("button", { name: "Confirm turn" }).click();
        else if (now === "offered") await clickSomething(page, game, roll);
        else assert.fail(now);
    }
    return assert.fail("the game did not end");
}

/// Sits down with bots by the set-up page: `chairs` are levels, or `person`.
export async function sitDown(page, game, chairs, { officials, board } = {}) {
    await go(page, `/set-up/${game}`);
    await page.getByRole("radio", { name: String(chairs.length), exact: true }).check();
    for (const [seat, chair] of chairs.entries()) {
        await page.locator(".seat select").nth(seat).selectOption(chair);
    }
    if (board) await page.getByRole("radio", { name: board }).check();
    if (officials) await page.getByRole("radio", { name: officials }).check();
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForURL(/\/table\//);
    await settled(page, "main.table");
}

/// Types an action in the notation.
export async function type(page, action) {
    await page.locator("#typed-action").fill(action);
    await page.keyboard.press("Enter");
}

/// The steps of the turn so far, as the chips tell them.
export const steps = (page) => page.locator(".decision .chips li").allInnerTexts();

/// Everything that lies on the table, as text.
export async function lying(page) {
    await followed(page);
    return page.evaluate(() => {
        const labels = (element) => [...element.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
        const parts = [...document.querySelectorAll("main.table > .board, main.table > .aside, main.table > .ledgers > :not(.since)")];
        // What is said of what one points at does not lie there.
        const text = (part) => {
            const copy = part.cloneNode(true);
            for (const note of copy.querySelectorAll(".rondel-note, .gloss, .margin-note")) note.remove();
            return copy.textContent;
        };
        return parts.flatMap((part) => [text(part), ...labels(part)]);
    });
}

/// A menu of the head line, opened.
export async function menu(page, name) {
    const menu = page.locator("details.menu", { has: page.locator("summary", { hasText: name }) });
    if ((await menu.getAttribute("open")) === null) await menu.locator("summary").click();
    return menu;
}
