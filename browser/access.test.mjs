// For everyone: no violation of any impact that axe-core knows, on any screen, by day, by night and in the hand.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { DESKTOP, PHONE, scene } from "./house.mjs";
import { SCREENS, panes } from "./screens.mjs";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/// The rules that look at colours: all that a theme changes.
const COLOURS = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/// What axe finds, one line a violation.
async function violations(page, where, rules = {}) {
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await readFile(AXE, "utf8"));
    const { violations, passes } = await page.evaluate((rules) => window.axe.run({ resultTypes: ["violations"], ...rules }), rules);
    assert.ok(passes.length > 0, "axe has looked");
    return violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${where}: ${id} (${impact}) ${target}: ${failureSummary.split("\n")[1]?.trim()}`),
    );
}

scene("axe finds nothing on any screen, in both themes and on a phone", async (visit) => {
    const page = await visit();
    const found = [];
    for (const [name, go] of Object.entries(SCREENS)) {
        await go(page);
        found.push(...(await violations(page, name)));
        await page.emulateMedia({ colorScheme: "dark" });
        found.push(...(await violations(page, `${name}, dark`, COLOURS)));
        await page.emulateMedia({ colorScheme: "light" });
        await page.setViewportSize(PHONE);
        // What a desk shows at once, a phone shows pane by pane; where most lies, all of them are looked at.
        for (const pane of /late|the end/.test(name) ? await panes(page) : [undefined]) {
            await pane?.click();
            found.push(...(await violations(page, `${name}, on a phone`)));
        }
        await page.setViewportSize(DESKTOP);
    }
    assert.equal([...new Set(found)].join("\n"), "");
});
