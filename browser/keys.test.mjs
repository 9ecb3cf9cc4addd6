// The keyboard alone: Tab, arrows, Enter, and typed notation.
import assert from "node:assert/strict";
import { scene } from "./house.mjs";
import { dice, moment, pick, type } from "./player.mjs";

/// Tabs on until the focus is on something that fits, and presses it.
async function press(page, fits, key = "Enter") {
    for (let tabs = 0; tabs < 200; tabs += 1) {
        await page.keyboard.press("Tab");
        if (await focused(page, fits)) {
            await page.keyboard.press(key);
            return;
        }
    }
    assert.fail(`nothing with the focus is ${fits}`);
}

/// Whether what has the focus fits, and the focus can be seen.
const focused = (page, fits) =>
    page.evaluate((fits) => {
        const here = document.activeElement;
        if (!here?.matches(fits)) return false;
        const style = getComputedStyle(here);
        const inside = [...here.querySelectorAll("*")].some((part) => getComputedStyle(part).outlineStyle !== "none");
        if (style.outlineStyle === "none" && style.boxShadow === "none" && !inside) {
            throw new Error(`the focus cannot be seen on ${here.outerHTML.slice(0, 200)}`);
        }
        return true;
    }, fits);

/// Anything that can be played now.
const CAN = ":not(:disabled):not([aria-disabled=true])";
const LIT = [".haven.lit", ".slot.lit", `.decision .group button${CAN}`].join(",");

scene("a whole game of Hansa by Tab, arrows and Enter", async (visit) => {
    const page = await visit();
    await press(page, "a[href='/set-up/hansa']");
    await page.locator(".set-up").waitFor();
    await press(page, "input[name=players]", "ArrowLeft");
    for (let seat = 0; (await page.locator("input[name=players]").first().isChecked()) === false; seat += 1) {
        assert.ok(seat < 4);
        await page.keyboard.press("ArrowLeft");
    }
    await press(page, ".seat:nth-of-type(2) select", "r");
    await press(page, ".set-up button[type=submit]");
    await page.waitForURL(/\/table\//);
    const roll = dice(5);
    for (let turn = 0; ; turn += 1) {
        assert.ok(turn < 1_000, "the game ends");
        const now = await moment(page);
        if (now === "over") break;
        assert.ok(!now.startsWith("trouble"), now);
        if (now === "complete") await press(page, ".decision .row button.main");
        else if (await page.locator(".decision button.final").count()) await press(page, ".decision button.final");
        else if (roll(4) === 0 && (await page.locator(".decision .end button").count())) await press(page, ".decision .end button");
        else await press(page, LIT, pick(roll, ["Enter", " "]));
    }
    assert.match(await page.locator(".banner").innerText(), /win/);
});

scene("a whole game of Hamburgum by typed notation, with completion", async (visit) => {
    const page = await visit({ settings: { confirm: false } });
    await page.goto("/set-up/hamburgum");
    await press(page, "input[name=players]", "ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await press(page, ".seat:nth-of-type(2) select", "r");
    await press(page, ".set-up button[type=submit]");
    await page.waitForURL(/\/table\//);
    const roll = dice(6);
    const line = page.locator("#typed-action");
    for (let turn = 0; (await moment(page)) !== "over"; turn += 1) {
        assert.ok(turn < 3_000, "the game ends");
        if (!(await focused(page, "#typed-action"))) await press(page, "#typed-action", "Shift");
        const verbs = ["donate", "build", "score", "canon", "buy", "sell", "ships", "rondel church", "rondel", "skip", "end"];
        const order = roll(3) ? verbs : verbs.sort(() => roll(3) - 1);
        for (const verb of order) {
            await page.keyboard.type(verb);
            const complete = await page.locator("#typed-completions option").evaluateAll((all) => all.map((one) => one.value));
            const wanted = complete.length ? pick(roll, complete) : undefined;
            if (wanted) {
                await page.keyboard.type(wanted.slice(verb.length));
                await page.keyboard.press("Enter");
                break;
            }
            await line.press("Control+A");
            await page.keyboard.press("Delete");
        }
    }
    assert.match(await page.locator(".banner").innerText(), /win/);
});

scene("what is typed wrongly is answered", async (visit) => {
    const page = await visit();
    await page.getByRole("button", { name: "Play now" }).first().click();
    await moment(page);
    await type(page, "rondel nowhere");
    await page.getByText("This is no action of the game.").waitFor();
    await page.locator("#typed-action").fill("  RONDEL Beer ");
    await page.keyboard.press("Enter");
    assert.equal(await moment(page), "complete");
    await page.locator("body").press("u");
    assert.equal(await moment(page), "offered");
});
