// The keyboard alone: Tab, arrows, Enter, and typed notation; and one always sees where one is.
import assert from "node:assert/strict";
import { go, scene, settled } from "./house.mjs";
import { dice, moment, pick, type } from "./player.mjs";
import { openTable, played } from "./records.mjs";
import { SCREENS } from "./screens.mjs";

/// Tabs on until the focus is on something that fits, and presses it.
async function press(page, fits, key = "Enter", tab = "Tab") {
    for (let tabs = 0; tabs < 200; tabs += 1) {
        await page.keyboard.press(tab);
        if (await focused(page, fits)) return page.keyboard.press(key);
    }
    return assert.fail(`nothing with the focus is ${fits}`);
}

const focused = (page, fits) => page.evaluate((fits) => document.activeElement?.matches(fits), fits);

/// Sets up a game against one easy bot.
async function sitDownByKeys(page, game) {
    await press(page, `a[href='/set-up/${game}']`);
    await page.locator(".set-up").waitFor();
    await press(page, "input[name=players]", "ArrowLeft");
    for (let steps = 0; !(await page.locator("input[name=players]").first().isChecked()); steps += 1) {
        assert.ok(steps < 4);
        await page.keyboard.press("ArrowLeft");
    }
    await press(page, ".seat:nth-of-type(2) select", "ArrowUp");
    assert.equal(await page.locator(".seat select").nth(1).inputValue(), "easy");
    await press(page, ".set-up button[type=submit]");
    await page.waitForURL(/\/table\//);
    await settled(page);
}

/// Anything that can be played now.
const CAN = ":not(:disabled):not([aria-disabled=true])";
const LIT = [".haven.lit", ".slot.lit", `.decision .group button${CAN}`].join(",");

scene("a whole game of Hansa by Tab, arrows and Enter", async (visit) => {
    const page = await visit();
    await sitDownByKeys(page, "hansa");
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

/// What is tried first by whoever wants the churches to be built, and the game to end.
const ORDER = ["donate", "score", "canon", "build", "buy", "sell", "ships", "rondel church", "rondel", "skip", "end"];

scene("a whole game of Hamburgum by typed notation, with completion", async (visit) => {
    const page = await visit({ settings: { confirm: false } });
    await sitDownByKeys(page, "hamburgum");
    const roll = dice(6);
    const completions = () => page.locator("#typed-completions option").evaluateAll((all) => all.map((one) => one.value));
    for (let turn = 0; ; turn += 1) {
        assert.ok(turn < 1_000, "the game ends");
        const now = await moment(page);
        if (now === "over") break;
        assert.equal(now, "offered");
        if (!(await focused(page, "#typed-action"))) await press(page, "#typed-action", "Shift", "Shift+Tab");
        const offered = await completions();
        const order = roll(3) ? ORDER : [...ORDER].sort(() => roll(3) - 1);
        const verb = order.find((verb) => offered.some((action) => action.startsWith(verb))) ?? pick(roll, offered);
        await page.keyboard.type(verb.split(" ")[0]);
        const wanted = pick(roll, (await completions()).filter((action) => action.startsWith(verb)));
        await page.keyboard.insertText(wanted.slice(verb.split(" ")[0].length));
        assert.ok((await completions()).includes(wanted));
        await page.keyboard.press("Enter");
    }
    assert.match(await page.locator(".banner").innerText(), /win/);
});

scene("what is typed wrongly is answered", async (visit) => {
    const page = await visit();
    await page.getByRole("button", { name: "Play now" }).first().click();
    await moment(page);
    await type(page, "rondel nowhere");
    await page.getByText("This is no action of the game.").waitFor();
    await page.locator("#typed-action").fill(" RONDEL Be");
    assert.deepEqual(await page.locator("#typed-completions option").evaluateAll((all) => all.map((one) => one.value)), ["rondel beer"]);
    await page.locator("#typed-action").fill("  RONDEL Beer ");
    await page.keyboard.press("Enter");
    assert.equal(await moment(page), "complete");
    await page.locator("body").press("u");
    assert.equal(await moment(page), "offered");
});

/// What is said of what has the focus is no sign of where it is.
const NOTES = ".margin-note, .gloss, .rondel-note, .why, .church-note { visibility: hidden !important; }";

/// The screen around what has the focus, as it is drawn.
async function portrait(page, { x, y, width, height }) {
    // What has changed is on the screen when the next frame is over.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { data } = await (page.wire ??= await page.context().newCDPSession(page)).send("Page.captureScreenshot", {
        clip: { x, y, width, height, scale: 1 },
    });
    return data;
}

/// How many points of two pictures are plainly different.
const difference = (page, pictures) =>
    page.evaluate(async (pictures) => {
        const points = async (picture) => {
            const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
            const image = await createImageBitmap(new Blob([bytes]));
            const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
            canvas.drawImage(image, 0, 0);
            return canvas.getImageData(0, 0, image.width, image.height).data;
        };
        const [one, other] = [await points(pictures[0]), await points(pictures[1])];
        let count = 0;
        for (let at = 0; at < one.length; at += 4) {
            if ([0, 1, 2].some((part) => Math.abs(one[at + part] - other[at + part]) > 40)) count += 1;
        }
        return count;
    }, pictures);

scene("wherever the focus goes, it is seen", async (visit) => {
    const page = await visit();
    const known = new Set();
    const faults = [];
    for (const name of ["home", "setting up Hamburgum", "Hamburgum, trading", "Hamburgum, a tray", "Hamburgum, building", "Hansa, in port", "the past"]) {
        await SCREENS[name](page);
        await page.evaluate((notes) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(notes);
            document.adoptedStyleSheets.push(sheet);
            document.activeElement?.blur();
        }, NOTES);
        for (let stops = 0; ; stops += 1) {
            assert.ok(stops < 300);
            await page.keyboard.press("Tab");
            const here = await page.evaluate((name) => {
                const here = document.activeElement;
                if (here === document.body || here.dataset.seen === name) return undefined;
                here.dataset.seen = name;
                const { x, y, width, height } = (here.closest("label.file") ?? here).getBoundingClientRect();
                const [left, top] = [Math.max(0, x - 8), Math.max(0, y - 8)];
                return {
                    kind: `${here.closest("main, header, .decision")?.className} ${here.tagName} ${here.getAttribute("class")} ${here.type}`,
                    clip: { x: left, y: top, width: Math.min(innerWidth, x + width + 8) - left, height: Math.min(innerHeight, y + height + 8) - top },
                };
            }, name);
            if (!here) break;
            if (known.has(here.kind)) continue;
            known.add(here.kind);
            if (here.clip.width < 1 || here.clip.height < 1) {
                faults.push(`${name}: ${here.kind} has the focus out of sight`);
                continue;
            }
            const seen = await portrait(page, here.clip);
            await page.evaluate(() => document.activeElement.blur());
            const points = await difference(page, [seen, await portrait(page, here.clip)]);
            if (points < (here.clip.width + here.clip.height) / 2) faults.push(`${name}: ${here.kind} differs in ${points} points of ${here.clip.width} x ${here.clip.height}`);
        }
    }
    assert.ok(known.size > 30, `${known.size} kinds of things`);
    assert.equal(faults.join("\n"), "");
});

scene("who takes to the keys after a click goes on where he clicked", async (visit) => {
    const page = await visit();
    await openTable(page, await played({ game: "hamburgum", players: 3 }, 0));
    await page.locator(".choosing .move").filter({ hasText: "Trade" }).first().click();
    await page.locator(".choosing .trade").waitFor();
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => document.activeElement.closest(".decision") !== null);
    assert.ok(place, "the next thing is one of the decision");
});
