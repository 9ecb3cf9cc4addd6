// For everyone: no violation of any impact that axe-core knows, on any screen, in both themes.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { DESKTOP, PHONE, scene } from "./house.mjs";
import { SCREENS } from "./screens.mjs";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/// What axe finds, one line a violation.
async function violations(page) {
    await page.evaluate(AXE);
    const found = await page.evaluate(() => window.axe.run({ resultTypes: ["violations"] }));
    return found.violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} (${impact}) ${target}: ${failureSummary.split("\n")[1]?.trim()}`),
    );
}

for (const [theme, size] of [["light", DESKTOP], ["dark", DESKTOP], ["light", PHONE]]) {
    scene(`axe finds nothing on any screen, ${theme}, ${size.width} wide`, async (visit) => {
        const page = await visit({ theme, size });
        const found = [];
        for (const [name, go] of Object.entries(SCREENS)) {
            await go(page);
            await page.locator("main").waitFor();
            found.push(...(await violations(page)).map((line) => `${name}: ${line}`));
        }
        assert.equal(found.join("\n"), "");
    });
}
