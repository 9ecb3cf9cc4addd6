// A turn is composed freely, and nothing of it is lost.
import assert from "node:assert/strict";
import { scene } from "./house.mjs";
import { lying, moment, sitDown, steps, type } from "./player.mjs";
import { sea } from "./positions.mjs";
import { game, openTable } from "./records.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });

scene("a turn is taken back step by step, started over and confirmed", async (visit) => {
    const page = await visit();
    await openTable(page, game({ game: "hamburgum", players: 2 }));
    const before = await lying(page);
    await type(page, "rondel church");
    const moved = await lying(page);
    assert.notDeepEqual(moved, before);
    await type(page, "donate nicolai five");
    await type(page, "score nicolai five");
    assert.equal((await steps(page)).length, 3);
    await button(page, "Undo").click();
    await page.keyboard.press("Escape");
    await button(page, "Undo").click();
    assert.deepEqual(await lying(page), moved);
    await type(page, "donate nicolai five");
    await button(page, "Start over").click();
    assert.deepEqual(await lying(page), before);
    assert.deepEqual(await steps(page), []);
    await type(page, "rondel beer");
    assert.equal(await moment(page), "complete");
    await button(page, "Confirm turn").click();
    assert.equal(await button(page, "Undo").count(), 0);
    assert.match(await page.locator(".decision .ask").innerText(), /rondel|move/i);
});

scene("a turn that needs no confirmation is final at once", async (visit) => {
    const page = await visit({ settings: { confirm: false } });
    await openTable(page, game({ game: "hamburgum", players: 2 }));
    await type(page, "rondel beer");
    assert.equal(await moment(page), "offered");
    assert.equal(await button(page, "Undo").count(), 0);
});

scene("a refill says that it cannot be undone, and cannot", async (visit) => {
    const page = await visit();
    await openTable(page, sea({ phase: "refill", offers: { riga: ["orange2"] } }));
    const refill = page.locator(".decision button.final");
    assert.match(await refill.innerText(), /cannot be undone/);
    await refill.click();
    assert.equal(await button(page, "Undo").count(), 0);
});

scene("a reload in the middle of a turn keeps its steps", async (visit) => {
    const page = await visit();
    await sitDown(page, "hamburgum", ["person", "random"]);
    await type(page, "rondel church");
    await type(page, "donate petri five");
    const [told, lies] = [await steps(page), await lying(page)];
    await page.reload();
    assert.equal(await moment(page), "offered");
    assert.deepEqual(await steps(page), told);
    assert.deepEqual(await lying(page), lies);
    await button(page, "Undo").click();
    assert.equal((await steps(page)).length, 1);
});

scene("a reload in the middle of a bot’s turn lets it think on", async (visit) => {
    const page = await visit();
    await sitDown(page, "hamburgum", ["person", "expert"]);
    await type(page, "rondel beer");
    await button(page, "Confirm turn").click();
    await page.getByText("is thinking").first().waitFor();
    const lies = await lying(page);
    await page.reload();
    await page.getByText("is thinking").first().waitFor();
    assert.deepEqual(await lying(page), lies);
    assert.equal(await moment(page), "offered");
    assert.notDeepEqual(await lying(page), lies);
});

scene("two tabs on one game follow each other", async (visit) => {
    const one = await visit();
    await sitDown(one, "hamburgum", ["person", "easy", "person"]);
    const other = await one.context().newPage();
    await other.goto(one.url());
    for (const [here, there] of [[one, other], [other, one], [one, other]]) {
        for (const page of [here, there]) await page.locator(".decision form.typed").waitFor();
        await here.locator(".sector.lit.on-beer, .sector.lit.on-sugar, .sector.lit.on-cloth").first().click();
        await there.locator(".decision .chips li").waitFor();
        await button(there, "Confirm turn").click();
    }
    for (const page of [one, other]) await page.locator(".decision form.typed").waitFor();
    assert.deepEqual(await lying(one), await lying(other));
    const lies = await lying(one);
    await one.reload();
    await one.locator(".decision form.typed").waitFor();
    assert.deepEqual(await lying(one), lies);
});
