// From the phone to the wide screen: nothing has to be scrolled sideways, and the decision is in reach.
import assert from "node:assert/strict";
import { DESKTOP, PHONE, scene } from "./house.mjs";
import { clickSomething, dice, moment, sitDown } from "./player.mjs";
import { SCREENS, panes } from "./screens.mjs";

const SIDEWAYS = { width: 1024, height: 768 };
const SIZES = [{ width: 820, height: 1180 }, SIDEWAYS, DESKTOP, { width: 2560, height: 1080 }];

/// What does not fit on any pane of what is shown.
async function faults(page, where, width) {
    const found = [];
    for (const pane of await panes(page)) {
        await pane?.click();
        found.push(...(await page.evaluate(check, width)).map((fault) => `${where}, ${width} wide: ${fault}`));
    }
    return found;
}

/// What does not fit, in the page.
function check(width) {
    const faults = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) {
        const wide = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > width + 1);
        faults.push(`${scrollWidth} wide by ${wide[0]?.tagName}.${wide[0]?.getAttribute("class")}`);
    }
    const decision = document.querySelector(".decision")?.getBoundingClientRect();
    if (decision && (decision.bottom > innerHeight + 1 || decision.height < 40)) faults.push(`the decision ends at ${decision.bottom}`);
    return faults;
}

scene("no sideways scrolling on a phone", async (visit) => {
    const page = await visit({ size: PHONE, phone: true });
    const found = [];
    for (const [name, go] of Object.entries(SCREENS)) {
        await go(page);
        found.push(...(await faults(page, name, PHONE.width)));
    }
    assert.equal([...new Set(found)].join("\n"), "");
});

scene("no sideways scrolling on a tablet, a desk and a wide screen", async (visit) => {
    const page = await visit();
    const found = [];
    for (const [name, go] of Object.entries(SCREENS)) {
        await go(page);
        for (const size of SIZES) {
            await page.setViewportSize(size);
            found.push(...(await faults(page, name, size.width)));
        }
        await page.setViewportSize(DESKTOP);
    }
    assert.equal([...new Set(found)].join("\n"), "");
});

scene("on a tablet held sideways the board is the largest thing", async (visit) => {
    const page = await visit({ size: SIDEWAYS });
    for (const [game, board] of [["hamburgum", ".city"], ["hansa", ".sea-frame"]]) {
        await sitDown(page, game, ["person", "easy"]);
        await moment(page);
        const { width } = await page.locator(board).boundingBox();
        assert.ok(width >= 480, `${game}'s board is ${width} wide`);
        const names = page.locator(".ledger :is(h2, h3)");
        for (const name of await names.all()) assert.ok((await name.boundingBox()).width > 40, "a name can be read");
    }
});

for (const [game, taps] of [["hamburgum", 40], ["hansa", 40]]) {
    scene(`turns of ${game} by touch on a phone`, async (visit) => {
        const page = await visit({ size: PHONE, phone: true });
        await sitDown(page, game, ["person", "easy"]);
        const roll = dice(11);
        let turns = 0;
        for (let tap = 0; tap < taps || turns < 6; tap += 1) {
            assert.ok(tap < 200, "turns come to their end");
            const now = await moment(page);
            if (now === "over") break;
            if (now === "complete") {
                await page.getByRole("button", { name: "Confirm turn" }).tap();
                turns += 1;
            } else if (now === "offered") await clickSomething(page, game, roll, { press: (thing) => thing.tap() });
            else assert.fail(now);
            assert.deepEqual(await page.evaluate(check, PHONE.width), []);
        }
    });
}

scene("the board can be drawn larger, and whole again", async (visit) => {
    const page = await visit({ size: PHONE, phone: true });
    for (const [game, sheet, whole] of [["hamburgum", ".city .sheets", 1], ["hansa", ".sea-sheet", 0]]) {
        await sitDown(page, game, ["person", "easy"]);
        await moment(page);
        const width = () => page.locator(sheet).evaluate((sheet) => sheet.getBoundingClientRect().width);
        const grown = (than) => page.waitForFunction(([sheet, than]) => document.querySelector(sheet).getBoundingClientRect().width > than * 1.2, [sheet, than]);
        const shrunk = (than) => page.waitForFunction(([sheet, than]) => document.querySelector(sheet).getBoundingClientRect().width < than * 0.9, [sheet, than]);
        const before = await width();
        await page.getByRole("button", { name: "Larger" }).tap();
        await grown(before);
        const large = await width();
        await page.getByRole("button", { name: whole ? "The whole map" : "Smaller" }).tap();
        await shrunk(large);
    }
});

scene("on a phone every player has a name, and no step is cut off", async (visit) => {
    const page = await visit({ size: PHONE, phone: true });
    await sitDown(page, "hamburgum", ["person", "person", "person", "person", "person"]);
    await moment(page);
    const names = page.locator(".strip .strip-name");
    for (const name of await names.all()) {
        const { width, height } = await name.boundingBox();
        assert.ok(width > 20 && height > 8, "a name can be read");
    }
    await page.locator(".decision .all-spaces .move:not([aria-disabled])").first().tap();
    for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        const { x } = await page.locator(".decision .chips li").first().boundingBox();
        const head = await page.locator(".decision .decision-head").boundingBox();
        assert.ok(x >= head.x, "the first step begins inside");
    }
});
