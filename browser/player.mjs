// Someone who plays whatever is offered: a whole game by clicks on what is lit, or by keys.
import assert from "node:assert/strict";

/// Small reproducible chance.
export function dice(seed) {
    let state = seed;
    return (sides) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((state / 2_147_483_648) * sides);
    };
}

const pick = (roll, list) => list[roll(list.length)];

/// Waits for a moment at which the person is wanted: `offered`, `complete` (a turn to be confirmed) or `over`.
export async function moment(page) {
    const handle = await page.waitForFunction(() => {
        const seen = (selector) => document.querySelector(selector);
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

/// The offers of this moment: a list of places with how many there are, the likelier ones more often.
async function offers(page, game) {
    const counts = await page.evaluate(
        (selectors) => selectors.map((selector) => document.querySelectorAll(selector).length),
        OFFERS[game].map(([selector]) => selector),
    );
    return OFFERS[game].flatMap(([selector, weight], at) => (counts[at] ? Array(weight).fill([selector, counts[at]]) : []));
}

/// Clicks any one thing that is offered.
export async function clickSomething(page, game, roll) {
    // An open tray covers a part of the map: a tile of it is taken, or it is put away.
    const tray = page.locator(".tray");
    if (await tray.count()) {
        const tiles = tray.locator(".give:not([aria-disabled])");
        const count = await tiles.count();
        return count && roll(4) ? tiles.nth(roll(count)).click() : tray.locator("header button").click();
    }
    const open = await offers(page, game);
    assert.ok(open.length > 0, "something is always offered to who is on turn");
    const [selector, count] = pick(roll, open);
    return page.locator(selector).nth(roll(count)).click();
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
    await page.goto(`/set-up/${game}`);
    await page.getByRole("radio", { name: String(chairs.length), exact: true }).check();
    for (const [seat, chair] of chairs.entries()) {
        await page.locator(".seat select").nth(seat).selectOption(chair);
    }
    if (board) await page.getByRole("radio", { name: board }).check();
    if (officials) await page.getByRole("radio", { name: officials }).check();
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForURL(/\/table\//);
}
