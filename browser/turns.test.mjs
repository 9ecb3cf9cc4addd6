// A turn is composed freely, and nothing of it is lost.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { chromium } from "playwright-core";
import { ADDRESS, DESKTOP, followed, go, LAUNCH, scene, settled } from "./house.mjs";
import { dice, lying, moment, pick, sitDown, steps, type } from "./player.mjs";
import { sea } from "./positions.mjs";
import { game, open, openTable } from "./records.mjs";

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

for (const [name, record, action, map] of [
    ["Hamburgum", () => game({ game: "hamburgum", players: 2 }), "rondel church", ".city"],
    ["Hansa", () => sea({ offers: { riga: ["orange2"] } }), "sail danzig", ".sea-frame"],
]) {
    scene(`a table of ${name} comes in parts, and what can be done is there before the map`, async (visit) => {
        const page = await visit();
        await page.addInitScript(() => {
            // Parts are drawn as soon as the browser has time: here it has none until it is told so.
            const real = window.setTimeout;
            const waiting = [];
            window.setTimeout = (call, ms, ...rest) => (ms === 0 ? waiting.push(call) : real(call, ms, ...rest));
            window.drawOn = () => waiting.splice(0).forEach((call) => call());
        });
        await open(page, record());
        await page.locator("main.table[aria-busy]").waitFor();
        let parts = 0;
        while (!(await page.locator("#typed-action").count())) {
            parts += 1;
            await page.evaluate(() => window.drawOn());
        }
        assert.equal(await page.locator(map).count(), 0);
        await type(page, action);
        assert.equal((await steps(page)).length, 1);
        while (await page.locator("[aria-busy]").count()) {
            parts += 1;
            await page.evaluate(() => window.drawOn());
        }
        assert.ok(parts > 5, `${parts} parts`);
        const other = await visit();
        await openTable(other, record());
        await type(other, action);
        assert.deepEqual(await lying(page), await lying(other));
    });
}

for (const [name, record, action] of [
    ["hamburgum", game({ game: "hamburgum", players: 3 }, [], ["Ada", "Bob", "Eve"]), "rondel beer"],
    ["hansa", game({ game: "hansa", players: 3 }, [], ["Ada", "Bob", "Eve"]), "place riga"],
]) {
    scene(`a turn of ${name} is its player's until it is confirmed`, async (visit) => {
        const page = await visit();
        await openTable(page, record);
        const marked = async () => {
            await followed(page);
            return page.evaluate(() => {
                const text = (selector) => document.querySelector(selector)?.textContent;
                const books = [...document.querySelectorAll(".ledger")];
                const top = books.toSorted((one, other) => getComputedStyle(one).order - getComputedStyle(other).order)[0];
                return {
                    strip: text(".strip .on-turn .strip-name"),
                    book: text(".ledger.on-turn :is(h2, h3)"),
                    top: top.querySelector("h2, h3").textContent,
                    hub: document.querySelector(".hub-mark")?.getAttribute("class"),
                };
            });
        };
        const before = await marked();
        await type(page, action);
        assert.equal(await moment(page), "complete");
        assert.deepEqual(await marked(), before);
        await button(page, "Confirm turn").click();
        await page.waitForFunction((name) => document.querySelector(".strip .on-turn .strip-name").textContent !== name, before.strip);
        const after = await marked();
        assert.ok(after.strip === after.book && after.book === after.top);
        if (before.hub) assert.notEqual(after.hub, before.hub);
    });
}

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
    await settled(page);
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
    await settled(page);
    await page.getByText("is thinking").first().waitFor();
    assert.deepEqual(await lying(page), lies);
    assert.equal(await moment(page), "offered");
    assert.notDeepEqual(await lying(page), lies);
});

scene("two tabs on one game follow each other", async (visit) => {
    const one = await visit();
    await sitDown(one, "hamburgum", ["person", "easy", "person"]);
    const other = await one.context().newPage();
    await go(other, one.url());
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
    await settled(one);
    await one.locator(".decision form.typed").waitFor();
    assert.deepEqual(await lying(one), lies);
});

scene("two tabs that play at the same moment agree on what was played", async (visit) => {
    const one = await visit();
    await sitDown(one, "hamburgum", ["person", "person"]);
    const other = await one.context().newPage();
    await go(other, one.url());
    const tabs = [one, other];
    const roll = dice(4);
    const press = (at) => {
        const lit = [...document.querySelectorAll(".sector.lit")];
        // Nothing is lit any more where the other tab was faster and this one has followed.
        lit.at(at)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    };
    for (let round = 0; round < 5; round += 1) {
        for (const page of tabs) await page.locator(".sector.lit").nth(1).waitFor();
        await Promise.all([one.evaluate(press, 0), other.evaluate(press, -1)]);
        await agree(one, other);
        assert.equal((await steps(one)).length, 1, "one of the two was played");
        await button(pick(roll, tabs), "Start over").click();
        await agree(one, other);
        assert.equal((await steps(one)).length, 0);
    }
    await type(one, "rondel beer");
    await button(other, "Confirm turn").click();
    await agree(one, other);
    const lies = await lying(one);
    await one.reload();
    await settled(one);
    await one.locator(".decision form.typed").waitFor();
    assert.deepEqual(await lying(one), lies);
});

/// Waits until two tabs show the same.
async function agree(one, other) {
    for (let tries = 0; ; tries += 1) {
        const [here, there] = await Promise.all([one, other].map(async (page) => [await steps(page), await lying(page)]));
        if (isDeepStrictEqual(here, there)) return;
        assert.ok(tries < 100, "the tabs agree in the end");
        await one.waitForTimeout(50);
    }
}

scene("a game survives that the browser is closed in the middle of a turn", async () => {
    const home = await mkdtemp(join(tmpdir(), "kontor-"));
    const faults = [];
    const arrive = async () => {
        const context = await chromium.launchPersistentContext(home, { ...LAUNCH, locale: "en-GB", viewport: DESKTOP, baseURL: ADDRESS });
        context.on("weberror", (fault) => faults.push(String(fault.error())));
        context.on("console", (line) => line.type() === "error" && faults.push(line.text()));
        return { context, page: context.pages()[0] };
    };
    try {
        const first = await arrive();
        await sitDown(first.page, "hamburgum", ["person", "easy"]);
        await type(first.page, "rondel church");
        await type(first.page, "donate petri five");
        const [told, lies] = [await steps(first.page), await lying(first.page)];
        await first.context.close();
        const second = await arrive();
        await go(second.page, "/");
        await second.page.locator("a.game").click();
        assert.equal(await moment(second.page), "offered");
        assert.deepEqual([await steps(second.page), await lying(second.page)], [told, lies]);
        await second.context.close();
    } finally {
        await rm(home, { recursive: true, force: true });
    }
    assert.deepEqual(faults, []);
});

scene("the device is handed on with a pause", async (visit) => {
    const page = await visit();
    await go(page, "/set-up/hamburgum");
    await page.getByRole("radio", { name: "2", exact: true }).check();
    for (const [seat, name] of ["Ada", "Bob"].entries()) {
        await page.locator(".seat select").nth(seat).selectOption("person");
        await page.locator(".seat input[type=text]").nth(seat).fill(name);
    }
    await page.getByRole("checkbox", { name: "Pause to pass the device" }).check();
    await page.getByRole("button", { name: "Start" }).click();
    for (const name of ["Ada", "Bob", "Ada"]) {
        await page.getByRole("dialog", { name: `Hand the device to ${name}` }).waitFor();
        assert.equal(await page.locator(".decision form.typed").count(), 0, "nothing is offered behind the curtain");
        const here = button(page, `I am ${name}`);
        const focused = (where) => page.waitForFunction((where) => document.activeElement?.matches(where), where);
        await focused(".curtain button");
        const looked = await page.locator(".timeline input").inputValue();
        for (const key of ["Tab", "Tab", "ArrowLeft", "Shift+Tab"]) {
            await page.keyboard.press(key);
            assert.ok(await page.evaluate(() => document.activeElement.matches("body, .curtain *")), "the keyboard stays before the curtain");
        }
        assert.equal(await page.locator(".timeline input").inputValue(), looked);
        // By the pointer one comes to the decision, by a key to its first choice.
        if (name === "Bob") {
            await here.focus();
            await page.keyboard.press("Enter");
            await focused(".decision .choosing button");
        } else {
            await here.click();
            await focused(".decision");
        }
        assert.equal(await moment(page), "offered");
        await page.locator(".sector.lit.on-beer, .sector.lit.on-sugar, .sector.lit.on-cloth").first().click();
        await button(page, "Confirm turn").click();
    }
});

scene("a move is told while those after it are still thought about", async (visit) => {
    const page = await visit({ settings: { pace: "slow" } });
    // They answer sooner than a move is shown, one after the other.
    await sitDown(page, "hansa", ["hard", "hard", "hard", "hard"]);
    const played = await page.waitForFunction(
        () => document.querySelector(".status").textContent.trim() && document.querySelector(".timeline input").max,
    );
    assert.ok(Number(await played.jsonValue()) < 8, "the first move is not told only when all wait to be seen");
});

scene("others’ moves are told one by one, and are kept in one place", async (visit) => {
    const page = await visit({ settings: { pace: "brisk" } });
    await sitDown(page, "hansa", ["person", "easy", "easy", "easy"]);
    // Every caption that is announced, from the first to the last.
    await page.locator(".status").evaluate((status) => {
        [window.told, window.marked] = [[], []];
        const marked = () => [...document.querySelectorAll(".strip li")].findIndex((one) => one.matches(".on-turn"));
        new MutationObserver(() => {
            window.told.push(status.textContent.trim());
            // Everything of this move is drawn before the next frame.
            requestAnimationFrame(() => window.marked.push([status.textContent.trim(), marked(), document.querySelector(".decision .row .main")?.textContent]));
        }).observe(status, { subtree: true, childList: true, characterData: true });
    });
    for (let turn = 0; turn < 3; turn += 1) {
        await page.locator(".haven.lit").first().click();
        await button(page, "Confirm turn").click();
        assert.equal(await moment(page), "offered");
    }
    const { told, marked } = await page.evaluate(() => ({ told: window.told, marked: window.marked }));
    for (const [at, name] of ["White", "Yellow", "Grey"].entries()) {
        assert.ok(told.filter((caption) => caption.startsWith(name)).length >= 2, `${name}'s moves are told: ${told}`);
        // While more is to be shown.
        const shown = marked.filter(([caption, , skip]) => caption.startsWith(name) && skip === "Skip");
        assert.ok(shown.every(([, mark]) => mark === at + 1), `the mark is with who is told of: ${JSON.stringify(shown)}`);
    }
    assert.ok(!marked.some(([caption, , skip]) => caption.startsWith("Purple") && skip === "Skip"), "one's own move is not shown again");
    assert.equal(await page.locator(".since li").count(), 3, "what happened since the last turn");
});

scene("the showing of others’ moves can be skipped", async (visit) => {
    const page = await visit({ settings: { pace: "slow" } });
    await sitDown(page, "hansa", ["person", "easy", "easy", "easy"]);
    await page.locator(".haven.lit").first().click();
    await button(page, "Confirm turn").click();
    await button(page, "Skip").waitFor();
    await page.waitForFunction(() => {
        [...document.querySelectorAll(".decision .row button.main")].find((skip) => skip.textContent === "Skip")?.click();
        return document.querySelector(".decision form.typed");
    });
    assert.equal(await page.locator(".since li").count(), 3);
});
