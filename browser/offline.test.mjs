// Without a server: what was loaded once starts and plays.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { go, scene, settled } from "./house.mjs";
import { clickSomething, dice, moment, sitDown } from "./player.mjs";

/// A server of one's own, which can be stopped.
async function server() {
    const child = spawn(process.env.KONTOR_PROGRAM, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
    const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
    const stopped = once(child, "exit");
    const stop = () => (child.kill(), stopped);
    return { address: value.match(/http:\S+/)[0], stop };
}

scene("with the server stopped, the app starts and plays against bots", async (visit) => {
    const { address, stop } = await server();
    try {
        const page = await visit({ address, worker: "allow", expected: /ERR_CONNECTION_REFUSED/ });
        await sitDown(page, "hansa", ["person", "easy"]);
        // Once active, the worker has kept all and serves the next page. Whether it serves this one is left to the moment:
        // it does not claim a page that was on its way just then.
        await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
        await stop();
        await page.reload();
        await settled(page);
        const roll = dice(3);
        let turns = 0;
        for (let clicks = 0; clicks < 30; clicks += 1) {
            const now = await moment(page);
            assert.ok(["offered", "complete"].includes(now), now);
            if (now === "offered") {
                await clickSomething(page, "hansa", roll);
                continue;
            }
            await page.getByRole("button", { name: "Confirm turn" }).click();
            turns += 1;
        }
        assert.ok(turns > 1, "the bot has played in between");
        await assert.rejects(fetch(address), "there is no server");
        await go(page, "/");
        assert.equal(await page.locator(".games > li").count(), 1);
        await page.getByRole("button", { name: "Play now" }).first().click();
        assert.equal(await moment(page), "offered");
        await page.context().newPage().then((other) => go(other, page.url()));
    } finally {
        await stop();
    }
});

scene("the app can be installed", async (visit) => {
    const page = await visit();
    const manifest = await page.evaluate(async () => {
        const link = document.querySelector("link[rel=manifest]");
        const manifest = await (await fetch(link.href)).json();
        const icons = await Promise.all(manifest.icons.map(async (icon) => (await fetch(icon.src)).status));
        return { ...manifest, found: icons };
    });
    assert.equal(manifest.display, "standalone");
    assert.ok(manifest.icons.length > 0 && manifest.found.every((status) => status === 200));
});
