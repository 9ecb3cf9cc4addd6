// What comes from outside and is no game: a clear message, and nothing is broken.
import assert from "node:assert/strict";
import { go, scene, settled } from "./house.mjs";
import { moment, sitDown } from "./player.mjs";
import { game, link, open, played } from "./records.mjs";
import { put } from "./share.mjs";

const SCRIPT = `<script>window.broken = true</script><img src=x onerror="window.broken = true">`;

const good = game({ game: "hamburgum", players: 2 }, ["rondel beer", "rondel cloth"]);
const TEXTS = {
    "nothing": "",
    "a greeting": "hello",
    "a script": SCRIPT,
    "a head with a script": good.replace("seed: 42", `seed: 42\nboard: ${SCRIPT}`),
    "a turn with a script": good.replace("rondel beer", SCRIPT),
    "a cut record": good.slice(0, -30),
    "a record without its last turn": good.replace(/1\.1.*\n/, ""),
    "a forbidden turn": good.replace("rondel cloth", "build n1"),
    "another format": good.replace("kontor record 1", "kontor record 99"),
    "rules of tomorrow": good.replace("rules: 1", "rules: 999"),
    "too many players": good.replace("players: 2", "players: 4000000000"),
    "another board": good.replace(/board: .*/, "board: atlantis 0000000000000000"),
    "bytes": "\u0000\u0001\ufffd".repeat(2_000),
    "a very long line": `kontor record 1\ngame: ${"x".repeat(500_000)}`,
    "very many turns": good.replace("1.0", "1.0 rondel beer\n".repeat(30_000)),
    "a file that is too long": "x".repeat(5_000_000),
};

/// What came in was never taken for a part of the page.
async function nothingBroken(page, name) {
    assert.deepEqual(await page.evaluate(() => [window.broken, document.querySelector("img[src=x]")]), [undefined, null], name);
}

scene("hostile files are refused with a message", async (visit) => {
    const page = await visit();
    for (const [name, text] of Object.entries(TEXTS)) {
        await put(page, text);
        const alert = page.getByRole("alert");
        await alert.waitFor();
        assert.ok((await alert.innerText()).length > 20, name);
        await nothingBroken(page, name);
        await page.reload();
        await settled(page);
    }
    assert.equal(await page.locator(".games > li").count(), 0);
    await sitDown(page, "hansa", ["person", "random"]);
    assert.equal(await moment(page), "offered");
});

scene("hostile links are refused with a message", async (visit) => {
    const page = await visit();
    const links = Object.values(TEXTS).filter((text) => text.length < 100_000).map((text) => link(text));
    const others = ["/open", "/open#%00%ff", "/open#*zz", `/open#${SCRIPT}`, `/open#${"*41".repeat(60_000)}`];
    for (const address of [...links, ...others]) {
        await page.goto("about:blank");
        await page.goto(address);
        const alert = page.getByRole("alert");
        await alert.waitFor();
        assert.ok((await alert.innerText()).length > 20, address.slice(0, 80));
        await nothingBroken(page, address.slice(0, 80));
    }
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await page.locator("main.home").waitFor();
    assert.equal(await page.locator(".home [role=alert]").count(), 0, "a refusal does not follow to the next page");
});

scene("addresses that lead nowhere, and damaged memory, say so", async (visit) => {
    const page = await visit();
    for (const address of ["/table/nothing", "/nowhere", "/set-up/chess", "/table/%3Cscript%3E"]) {
        await go(page, address);
        await page.getByRole("main").getByRole("link", { name: "Home" }).waitFor();
    }
    await page.evaluate(() => {
        for (const text of ["", "{}", "null", "{\"record\": 7}"]) localStorage.setItem(`kontor.game.${text.length}`, text);
        localStorage.setItem("kontor.settings", "[[[");
    });
    await page.goto("/");
    await page.locator("main.home").waitFor();
    await page.goto("/table/2");
    await page.getByRole("main").getByRole("link", { name: "Home" }).waitFor();
});

scene("names and own boards of others are text and nothing else", async (visit) => {
    const page = await visit();
    await open(page, game({ game: "hansa", players: 2 }, [], [SCRIPT, "Bob"]));
    await page.waitForURL(/\/table\//);
    await settled(page);
    assert.ok((await page.locator("main.table").innerText()).includes("<script>"));
    await nothingBroken(page, "a name");
    await page.goto("/set-up/hansa");
    const board = (text) => page.locator("input[type=file]").setInputFiles({ name: "b.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
    for (const text of ["", "x = ", `name = "${SCRIPT.replaceAll('"', "'")}"`, "[[[[".repeat(10_000)]) {
        await board(text);
        await page.getByRole("alert").waitFor();
        await nothingBroken(page, text.slice(0, 80));
        await page.reload();
        await settled(page);
    }
});

scene("a record of a whole long game opens", async (visit) => {
    const page = await visit();
    await open(page, await played({ game: "hamburgum", players: 5 }));
    await page.waitForURL(/\/table\//);
    await settled(page);
    assert.equal(await moment(page), "over");
});

scene("in a browser that keeps nothing one can play, and is told once", async (visit) => {
    const page = await visit();
    await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
            throw new DOMException("there is no room", "QuotaExceededError");
        };
    });
    await page.goto("/");
    await page.getByRole("button", { name: "Play now" }).last().click();
    assert.equal(await moment(page), "offered");
    await page.locator(".haven.lit").first().click();
    await page.getByText("this game will be lost when the page is closed").waitFor();
    await page.locator(".trouble").getByRole("button", { name: "Close" }).click();
    assert.equal(await moment(page), "complete");
    await page.getByRole("button", { name: "Confirm turn" }).click();
    // It goes on, bots and all, and nothing is said again.
    assert.equal(await moment(page), "offered");
});
