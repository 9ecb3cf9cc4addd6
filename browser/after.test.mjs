// After the game: another one, what can be taken away, and what is remembered of one's tastes.
import assert from "node:assert/strict";
import { go, scene, settled } from "./house.mjs";
import { menu, moment } from "./player.mjs";
import { played } from "./records.mjs";
import { drop } from "./share.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });

scene("the end can be looked back from, saved, and played again with everyone on another seat", async (visit) => {
    const page = await visit();
    await drop(page, await played({ game: "hansa", players: 3 }, undefined, ["Ada", "easy", "Bob"]));
    assert.equal(await moment(page), "over");
    const names = () => page.locator(".strip .strip-name").allInnerTexts();
    const before = await names();
    assert.deepEqual([before[0], before[2]], ["Ada", "Bob"]);
    await page.keyboard.press("ArrowLeft");
    await page.locator(".finish").waitFor({ state: "detached" });
    await button(page, "Return to the present").click();
    await button(page, "Look through the game").click();
    await page.waitForFunction(() => document.querySelector(".timeline input").value === "0");
    await button(page, "Return to the present").click();
    const coming = page.waitForEvent("download");
    await page.locator(".finish").getByRole("button", { name: "Save as a file" }).click();
    assert.match((await coming).suggestedFilename(), /^hansa-/);
    const over = page.url();
    await page.locator(".finish").getByRole("link", { name: "Another game" }).click();
    await page.locator(".cover").first().waitFor();
    await go(page, over);
    await button(page, "Rematch").click();
    await page.waitForURL((url) => url.href !== over);
    await settled(page);
    assert.equal(await moment(page), "offered");
    // The second of the last game begins; a bot is named by its colour.
    assert.deepEqual((await names()).slice(1), ["Bob", "Ada"]);
});

scene("theme, pace and confirmation are remembered", async (visit) => {
    const page = await visit();
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    const theme = page.locator("button.theme:visible");
    await theme.click();
    assert.equal(await theme.getAttribute("aria-label"), "Theme: Light");
    await theme.click();
    assert.equal(await theme.getAttribute("aria-label"), "Theme: Dark");
    const dark = await paper();
    assert.notEqual(dark, light);
    await page.getByRole("button", { name: "Play now" }).first().click();
    await moment(page);
    const settings = await menu(page, "Settings");
    await settings.getByLabel("Others’ moves").selectOption("brisk");
    await settings.getByLabel("Confirm each turn").uncheck();
    // Escape closes a menu and gives the focus back to its name; so does touching something else.
    await page.keyboard.press("Escape");
    await settings.locator(".menu-body").waitFor({ state: "hidden" });
    assert.ok(await settings.locator("summary").evaluate((name) => name === document.activeElement));
    const share = await menu(page, "Share");
    await page.locator("main.table .board").click({ position: { x: 5, y: 5 } });
    await share.locator(".menu-body").waitFor({ state: "hidden" });
    await page.reload();
    await settled(page);
    await moment(page);
    assert.equal(await paper(), dark);
    await menu(page, "Settings");
    assert.equal(await settings.getByLabel("Others’ moves").inputValue(), "brisk");
    assert.equal(await settings.getByLabel("Confirm each turn").isChecked(), false);
});

scene("a game is copied as text and as a link, and removed", async (visit) => {
    const page = await visit();
    const record = await played({ game: "hansa", players: 2 }, 30);
    await drop(page, record);
    const share = await menu(page, "Share");
    const copied = async (name) => {
        await share.getByRole("button", { name }).click();
        await share.getByText("Copied.").waitFor();
        return page.evaluate(() => navigator.clipboard.readText());
    };
    const turns = (text) => text.slice(text.indexOf("\n\n"), text.indexOf("sum:"));
    assert.equal(turns(await copied("Copy the game as text")), turns(record));
    const link = await copied("Copy a link to the game");
    const there = await visit({ path: link });
    await there.waitForURL(/\/table\//);
    await settled(there);
    assert.equal(await there.getByRole("slider", { name: "History" }).inputValue(), "30");
    await go(there, "/");
    await button(there, "Remove this game").click();
    // Whoever turns away keeps it.
    await there.keyboard.press("Tab");
    await button(there, "Remove this game").click();
    await button(there, "Remove for good").click();
    await there.getByText("No game on this device yet.").waitFor();
    await there.reload();
    await settled(there);
    await there.getByText("No game on this device yet.").waitFor();
});
