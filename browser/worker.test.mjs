// The worker in which the bots think, when it cannot start.
import assert from "node:assert/strict";
import { scene } from "./house.mjs";

scene("bots that cannot start are told of, and can be asked again", async (visit) => {
    const page = await visit({ path: "/set-up/hansa", expected: /Failed to load resource|ERR_FAILED/ });
    // The page has its module; the worker gets none, and the browser tells the page of the refused start.
    let refused = 0;
    const refuse = (route) => {
        refused += 1;
        return route.abort();
    };
    await page.context().route("**/*.wasm", refuse);
    for (const seat of [0, 1]) await page.locator(".seat select").nth(seat).selectOption("easy");
    await page.locator(".set-up button[type=submit]").click();
    const trouble = page.locator(".trouble");
    await trouble.filter({ hasText: "A bot gave no answer." }).waitFor();
    assert.ok(refused > 0, "the worker asked for its module");
    await page.context().unroute("**/*.wasm", refuse);
    await trouble.getByRole("button", { name: "Ask again" }).click();
    // They play on, both of them.
    await page.waitForFunction(() => Number(document.querySelector("input[type=range]")?.max) > 4);
    assert.equal(await trouble.count(), 0);
});
