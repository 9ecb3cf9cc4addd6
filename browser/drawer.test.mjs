// The games on this device when there are many: the newest at once, the others when they are asked for.
import assert from "node:assert/strict";
import { go, PHONE, scene, settled } from "./house.mjs";
import { played } from "./records.mjs";
import { drop } from "./share.mjs";

/// Keeps copies of the one game there is, each a minute older than the one before.
const copies = (page, number) =>
    page.evaluate((number) => {
        const [key] = Object.keys(localStorage).filter((key) => key.startsWith("kontor.game."));
        const kept = JSON.parse(localStorage[key]);
        for (let copy = 1; copy < number; copy += 1) {
            const older = { ...kept, changed: kept.changed - copy * 60_000 };
            localStorage[`kontor.game.copy${copy}`] = JSON.stringify(older);
        }
    }, number);

const rows = (page) => page.locator(".games > li");

scene("a drawer full of games shows the newest and, when asked, all", async (visit) => {
    const page = await visit();
    await drop(page, await played({ game: "hansa", players: 3 }, 60));
    await copies(page, 6);
    await go(page, "/");
    assert.equal(await rows(page).count(), 6);
    assert.equal(await page.getByRole("button", { name: /^Show all/ }).count(), 0, "nothing is left to be shown");

    await copies(page, 40);
    // One that cannot be read is neither counted nor shown.
    await page.evaluate(() => (localStorage["kontor.game.damaged"] = '{"changed":9e15,"record":"?"}'));
    await go(page, "/");
    assert.equal(await rows(page).count(), 6);
    const links = () => rows(page).locator("a").evaluateAll((links) => links.map((link) => link.pathname));
    const newest = await links();
    await page.getByRole("button", { name: "Show all 40 games" }).press("Enter");
    await rows(page).nth(39).waitFor();
    assert.equal(await rows(page).count(), 40);
    const all = await links();
    assert.deepEqual(all.slice(0, 6), newest);
    assert.deepEqual(all.slice(1), [...Array(39).keys()].map((copy) => `/table/copy${copy + 1}`), "the latest come first");
    assert.equal(await page.evaluate(() => document.activeElement.pathname), "/table/copy6", "one reads on where the new ones begin");

    const remove = rows(page).nth(20).locator("button");
    await remove.click();
    await remove.click();
    await rows(page).nth(39).waitFor({ state: "detached" });
    assert.equal(await rows(page).count(), 39);
    await rows(page).last().locator("a").click();
    await page.waitForURL("**/table/copy39");
    await settled(page, "main.table");
});

scene("whoever comes back home finds the list where he left it", async (visit) => {
    const page = await visit({ size: PHONE });
    await drop(page, await played({ game: "hansa", players: 3 }, 60));
    await copies(page, 6);
    await go(page, "/");
    const last = rows(page).last().locator("a");
    await last.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(scrollY));
    const before = await place();
    assert.ok(before > 300, `${before}`);
    await last.click();
    await settled(page, "main.table");
    await page.goBack();
    await settled(page, "main.home");
    assert.ok(Math.abs((await place()) - before) < 40, `${await place()} instead of ${before}`);
});
