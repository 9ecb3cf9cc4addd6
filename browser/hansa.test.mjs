// A turn at sea, by clicks: every kind of action, what is said before it, and what comes of it.
import assert from "node:assert/strict";
import { scene } from "./house.mjs";
import { moment, steps } from "./player.mjs";
import { sea } from "./positions.mjs";
import { drop } from "./share.mjs";

const PORT = {
    offers: { copenhagen: ["orange2"], riga: ["green1", "brown3"] },
    booths: { copenhagen: [2, 1], riga: [1, 3] },
    holds: ["orange1", "orange3", "brown1", "brown2", "green3"],
};

const button = (page, name) => page.getByRole("button", { name, exact: true });
const hand = (page) => page.locator(".decision .hand .pick");
const points = async (page) => Number(await page.locator(".strip li strong").first().textContent());
const note = (page) => page.locator(".sale-note").innerText();


scene("a sale says what it brings, and brings it", async (visit) => {
    const page = await visit();
    await drop(page, sea(PORT));
    const sell = page.locator(".decision .hand button.main");
    const before = await points(page);
    assert.equal(await sell.getAttribute("aria-disabled"), "true");
    await hand(page).nth(0).click();
    assert.equal(await sell.getAttribute("aria-disabled"), "true", "one marker is too few");
    await hand(page).nth(0).click();
    await button(page, "Choose all that can be sold").click();
    const picked = await page.locator(".decision .hand .pick[aria-pressed=true]").count();
    assert.ok(picked >= 2, `${picked} picked`);
    const [, now, then] = (await note(page)).match(/: (\d+) → (\d+);/) ?? assert.fail(await note(page));
    assert.equal(Number(now), before);
    assert.ok(Number(then) > before);
    assert.equal(await sell.innerText(), `Sell for ${then - now} points`);
    await sell.click();
    assert.equal(await points(page), Number(then));
    assert.equal(await hand(page).count(), 5 - picked);
    assert.equal((await steps(page)).length, 1);
    assert.match(await page.locator(".sea-plan").innerText(), /Action taken/);
    await button(page, "Undo").click();
    assert.equal(await points(page), before);
    assert.equal(await hand(page).count(), 5);
});

scene("one marker is given up for booths", async (visit) => {
    const page = await visit();
    await drop(page, sea(PORT));
    await hand(page).nth(1).click();
    const give = page.locator(".decision .hand button:not(.pick, .plain, .main)");
    const [, many] = (await give.innerText()).match(/Give up .+ for (\d+) booths?/) ?? assert.fail(await give.innerText());
    await give.click();
    assert.equal(await hand(page).count(), 4);
    assert.match((await steps(page))[0], new RegExp(`${many}`));
    // The board in words knows as many booths more.
    assert.match(await page.locator(".board .hidden li", { hasText: /^Copenhagen:/ }).innerText(), new RegExp(`${2 + Number(many)}`));
});

scene("a marker is bought, the ship sails by clicks, and what cannot be kept is given up", async (visit) => {
    const page = await visit();
    await drop(page, sea(PORT));
    await page.locator(".slot.lit").click();
    assert.equal(await hand(page).count(), 6);
    const far = page.locator(".haven.lit.far").first();
    const said = await far.getAttribute("data-note");
    assert.match(said, /by way of .+: \d talers/);
    const legs = Number(said.match(/: (\d) talers/)[1]);
    await far.click();
    assert.equal((await steps(page)).length, 1 + legs);
    assert.match(await page.locator(".sea-plan").innerText(), new RegExp(`${3 - legs} talers? left|no taler left`));
    await button(page, "Undo").click();
    assert.equal((await steps(page)).length, legs);
    const end = page.locator(".decision .end button");
    assert.match(await end.innerText(), /3 markers? will be lost/);
    await end.click();
    for (let left = 6; left > 3; left -= 1) {
        assert.equal(await moment(page), "offered");
        assert.equal(await hand(page).count(), left);
        await hand(page).first().click();
    }
    assert.equal(await moment(page), "complete");
    await button(page, "Confirm turn").click();
    assert.equal(await moment(page), "offered");
    assert.deepEqual(await steps(page), []);
});

scene("a refill fills the warehouses; whoever need not, may leave it", async (visit) => {
    const page = await visit();
    const empty = () => page.locator(".slot.bare").count();
    await drop(page, sea({ phase: "refill", offers: { riga: ["orange2"] } }));
    const before = await empty();
    await page.locator(".decision button.final").click();
    assert.equal(await moment(page), "offered");
    assert.ok((await empty()) < before);
    await drop(page, sea({ phase: "refill", offers: { riga: ["orange2"] } }));
    await button(page, "Do not refill").click();
    assert.equal(await empty(), before);
    assert.match(await page.locator(".sea-plan").innerText(), /Action open/);
});

