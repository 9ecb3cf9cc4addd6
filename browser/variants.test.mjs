// What the set-up page offers: officials in three ways, and boards of one's own.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { go, scene, settled } from "./house.mjs";
import { clickSomething, dice, lying, moment, sitDown, steps } from "./player.mjs";
import { city } from "./positions.mjs";
import { drop } from "./share.mjs";

/// The record of the game at this table, as it is kept.
const record = (page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem(`kontor.game.${location.pathname.split("/").at(-1)}`)).record);

/// Plays some clicks, whatever is offered.
async function play(page, game, clicks) {
    const roll = dice(9);
    for (let click = 0; click < clicks; click += 1) {
        const now = await moment(page);
        if (now === "complete") await page.getByRole("button", { name: "Confirm turn" }).click();
        else if (now === "offered") await clickSomething(page, game, roll);
        else assert.fail(now);
    }
}

scene("officials are shuffled", async (visit) => {
    const page = await visit();
    await sitDown(page, "hamburgum", ["person", "easy"], { officials: "Shuffled" });
    await play(page, "hamburgum", 15);
    assert.match(await record(page), /^officials: shuffled$/m);
});

scene("officials are chosen freely: whoever builds says who moves in", async (visit) => {
    const page = await visit();
    await sitDown(page, "hamburgum", ["person", "easy"], { officials: "Free choice" });
    await play(page, "hamburgum", 15);
    assert.match(await record(page), /^officials: free$/m);
    const workshop = { officials: "free", players: { 0: { wood: 5, brick: 5 } }, donations: { nicolai: "0 five!" } };
    await drop(page, city(workshop, ["rondel guildhall", "build n2"]));
    const before = await steps(page);
    const sites = page.locator(".site.lit");
    for (let at = 0; (await page.locator(".decision .choose").count()) === 0; at += 1) {
        assert.ok(at < (await sites.count()), "one of the sites is for an official");
        await sites.nth(at).click();
        // A site for anyone else is built on at once.
        if ((await steps(page)).length > before.length) await page.getByRole("button", { name: "Undo", exact: true }).click();
    }
    const officials = page.locator(".decision .moves button.move");
    assert.ok((await officials.count()) > 3, "all officials that are left");
    const name = await officials.nth(2).locator("strong").innerText();
    await officials.nth(2).click();
    const after = await steps(page);
    assert.equal(after.length, before.length + 1);
    assert.ok(after.at(-1).toLowerCase().includes(name.toLowerCase()), `${name} in ${after.at(-1)}`);
});

scene("a board of one’s own is taken from a file, played on, and kept", async (visit) => {
    const page = await visit();
    const london = await readFile(new URL("../boards/london.toml", import.meta.url), "utf8");
    const own = london.replace('id = "london"', 'id = "elsewhere"').replace('name = "London"', 'name = "Elsewhere"');
    const choose = (text) => page.locator(".set-up input[type=file]").setInputFiles({ name: "own.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
    await go(page, "/set-up/hansa");
    await choose(own);
    await page.getByText("This board is of the other game.").waitFor();
    await go(page, "/set-up/hamburgum");
    await choose(own.replace("building_value = 5", "building_value = 500"));
    await page.getByText(/^Line \d+:/).first().waitFor();
    await choose(own);
    const choice = page.getByRole("radio", { name: "Elsewhere (own file)" });
    await choice.waitFor();
    assert.ok(await choice.isChecked());
    assert.equal(await page.getByRole("alert").count(), 0);
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForURL(/\/table\//);
    await settled(page);
    await play(page, "hamburgum", 15);
    assert.match(await page.locator(".city .title").textContent(), /ELSEWHERE/);
    await moment(page);
    const lies = await lying(page);
    await page.reload();
    await settled(page);
    await moment(page);
    assert.deepEqual(await lying(page), lies);
});

scene("the other built-in board is played", async (visit) => {
    const page = await visit();
    await sitDown(page, "hamburgum", ["person", "easy"], { board: "London" });
    await play(page, "hamburgum", 8);
    assert.match(await record(page), /^board: london /m);
});
