// The past of a game: looked at, played on from, and given away.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { followed, go, scene, settled } from "./house.mjs";
import { lying, menu, moment, type } from "./player.mjs";
import { game, openTable, played } from "./records.mjs";
import { drop } from "./share.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });

scene("history by slider, arrow keys and log; playing on from the past is a new game", async (visit) => {
    const page = await visit();
    const record = await played({ game: "hansa", players: 2 }, 40);
    await openTable(page, record);
    const first = page.url();
    const now = await lying(page);
    const slider = page.getByRole("slider", { name: "History" });
    assert.equal(await slider.inputValue(), "40");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await slider.inputValue(), "39");
    const before = await lying(page);
    assert.notDeepEqual(before, now);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    assert.deepEqual(await lying(page), before);
    await slider.fill("10");
    assert.match(await slider.getAttribute("aria-valuetext"), /10.*40/);
    const past = await books(page);
    await button(page, "Return to the present").click();
    assert.deepEqual(await lying(page), now);
    await button(page, "Log").first().click();
    await page.locator(".chronicle li button").last().click();
    assert.match(await page.locator(".decision .ask").innerText(), /earlier position/);
    await page.keyboard.press("Escape");
    assert.deepEqual(await lying(page), now);
    await slider.fill("10");
    await button(page, "Play on from here").click();
    await page.waitForURL((url) => url.href !== first);
    await settled(page);
    assert.deepEqual(await books(page), past);
    assert.equal(await page.getByRole("slider", { name: "History" }).inputValue(), "10");
    await go(page, "/");
    assert.equal(await page.locator(".games > li").count(), 2);
    await go(page, first);
    assert.deepEqual(await lying(page), now);
});

scene("one key closes what lies open, the next leaves the past", async (visit) => {
    const page = await visit();
    await openTable(page, await played({ game: "hamburgum", players: 3 }, 40));
    await page.getByRole("slider", { name: "History" }).fill("20");
    await page.locator(".church").first().click();
    await page.locator(".tray").waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".tray").count(), 0);
    assert.match(await page.locator(".decision .ask").innerText(), /earlier position/);
    await page.keyboard.press("Escape");
    assert.doesNotMatch(await page.locator(".decision .ask").innerText(), /earlier position/);
});

scene("a link to a position opens the same position elsewhere", async (visit) => {
    const here = await visit();
    for (const setup of [{ game: "hamburgum", players: 5 }, { game: "hansa", players: 4 }]) {
        await openTable(here, await played(setup, 60));
        await here.getByRole("slider", { name: "History" }).fill("50");
        const share = await menu(here, "Share");
        await share.getByRole("button", { name: "Copy a link to this position" }).click();
        await share.getByText("Copied.").waitFor();
        const address = await here.evaluate(() => navigator.clipboard.readText());
        assert.ok(!address.includes("seed"), "what is hidden stays here");
        const there = await visit({ path: address });
        await there.waitForURL(/\/table\//);
        await settled(there);
        assert.equal(await there.getByRole("slider", { name: "History" }).inputValue(), "0");
        assert.deepEqual(await books(there), await books(here));
    }
});

/// What lies beside the board and in the open books: the same whether one looks back at it or plays on from it.
async function books(page) {
    await followed(page);
    return page.locator("main.table > .ledgers > :not(.since), main.table > .aside > :not(.rondel)").allTextContents();
}

scene("a game is saved as a file, and opened by choosing or dropping it", async (visit) => {
    const here = await visit();
    await openTable(here, game({ game: "hamburgum", players: 2 }, ["rondel beer"], ["Ada", "easy"]));
    assert.equal(await moment(here), "offered");
    await type(here, "rondel church");
    const lies = await lying(here);
    const share = await menu(here, "Share");
    const coming = here.waitForEvent("download");
    await share.getByRole("button", { name: "Save as a file" }).click();
    const file = await coming;
    assert.match(file.suggestedFilename(), /^hamburgum-\w+\.kontor$/);
    const text = await readFile(await file.path(), "utf8");
    assert.match(text, /^kontor record 1\n/);

    const chosen = await visit();
    await chosen.locator(".home input[type=file]").setInputFiles({ name: "a.kontor", mimeType: "text/plain", buffer: Buffer.from(text) });
    await chosen.waitForURL(/\/table\//);
    await settled(chosen);
    assert.equal(await moment(chosen), "offered");
    assert.deepEqual(await lying(chosen), lies);

    const dropped = await visit();
    await drop(dropped, text);
    assert.equal(await moment(dropped), "offered");
    assert.deepEqual(await lying(dropped), lies);
});
