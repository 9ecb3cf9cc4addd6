// Whole games through the interface.
import assert from "node:assert/strict";
import { scene } from "./house.mjs";
import { clickToTheEnd, dice, sitDown } from "./player.mjs";

/// The end says who has won, with everyone's points and how they came about.
async function theEndIsTold(page, players) {
    const finish = page.locator(".ending");
    assert.match(await finish.locator(".banner").innerText(), /win/);
    assert.equal(await finish.locator(".finish ol > li").count(), players);
    assert.ok((await finish.innerText()).includes("Points over the rounds"));
}

scene("a whole game of Hamburgum by clicks against two bots", async (visit) => {
    const page = await visit();
    await sitDown(page, "hamburgum", ["person", "random", "easy"]);
    await clickToTheEnd(page, "hamburgum", dice(1));
    await theEndIsTold(page, 3);
});

scene("a whole game of Hansa by clicks against two bots", async (visit) => {
    const page = await visit();
    await sitDown(page, "hansa", ["person", "easy", "random"]);
    await clickToTheEnd(page, "hansa", dice(2));
    await theEndIsTold(page, 3);
});
