// Advice: options with what they promise, on the board, and played when chosen.
import assert from "node:assert/strict";
import { scene } from "./house.mjs";
import { lying, moment, steps } from "./player.mjs";
import { city, sea } from "./positions.mjs";
import { drop } from "./share.mjs";

const GAMES = {
    Hamburgum: city({ players: { 0: { money: 300, wood: 4, brick: 4 } }, donations: { nicolai: "0 five!" } }, ["rondel guildhall"]),
    Hansa: sea({ offers: { copenhagen: ["orange2"] }, holds: ["orange1"] }),
};

for (const [name, record] of Object.entries(GAMES)) {
    scene(`a hint in ${name} shows options on the board, and the one chosen is played`, async (visit) => {
        const page = await visit();
        await drop(page, record);
        assert.equal(await moment(page), "offered");
        const before = await steps(page);
        const ask = page.getByRole("button", { name: "Hint", exact: true });
        await ask.click();
        assert.equal(await ask.getAttribute("aria-disabled"), "true", "it is being thought about");
        const options = page.locator(".decision ul.advice li:has-text('points expected')");
        await options.nth(1).waitFor();
        assert.ok((await options.count()) <= 3);
        for (const option of await options.getByRole("button").allInnerTexts()) {
            assert.match(option, /^(Build|Buy|End|Give|Move|Produce|Sail|Score|Sell|Take)\b/, "an option says what is done");
        }
        assert.match(await page.locator(".decision .advice-lead").innerText(), /would play the first/);
        assert.ok((await page.locator(".board .advised").count()) > 0, "the board shows it");
        await page.locator(".decision ul.advice").getByRole("button", { name: "Close" }).click();
        assert.equal(await page.locator(".advice, .board .advised").count(), 0);
        await ask.click();
        await options.first().waitFor();
        const lies = await lying(page);
        await options.first().getByRole("button").click();
        assert.notDeepEqual(await lying(page), lies);
        assert.equal((await steps(page)).length, before.length + 1);
        assert.equal(await page.locator(".advice").count(), 0);
    });
}

scene("what is advised now is no advice for the past", async (visit) => {
    const page = await visit();
    await drop(page, GAMES.Hamburgum);
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    const advice = page.locator(".decision ul.advice, .board .advised");
    await advice.nth(1).waitFor();
    await page.keyboard.press("ArrowLeft");
    assert.equal(await advice.count(), 0);
    await page.keyboard.press("ArrowRight");
    assert.ok((await advice.count()) > 1);
});
