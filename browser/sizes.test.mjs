// From the phone to the wide screen: nothing has to be scrolled sideways, and the decision is in reach.
import assert from "node:assert/strict";
import { DESKTOP, PHONE, scene } from "./house.mjs";
import { SCREENS } from "./screens.mjs";

const SIZES = { phone: PHONE, tablet: { width: 820, height: 1180 }, desktop: DESKTOP, wide: { width: 2560, height: 1080 } };

for (const [name, size] of Object.entries(SIZES)) {
    scene(`no sideways scrolling on a ${name}`, async (visit) => {
        const page = await visit({ size, touch: name === "phone" });
        const faults = [];
        for (const [screen, go] of Object.entries(SCREENS)) {
            await go(page);
            await page.locator("main").waitFor();
            const panes = (await page.locator(".panes button").all()).concat();
            const shown = [];
            for (const pane of panes) if (await pane.isVisible()) shown.push(pane);
            for (const pane of shown.length && screen !== "handing on" ? shown : [undefined]) {
                await pane?.click();
                faults.push(...(await page.evaluate(check)).map((fault) => `${screen}: ${fault}`));
            }
        }
        assert.equal([...new Set(faults)].join("\n"), "");
    });
}

/// What does not fit, in the page.
function check() {
    const faults = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) {
        const wide = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
        faults.push(`${scrollWidth} wide by ${wide[0]?.tagName}.${wide[0]?.getAttribute("class")}`);
    }
    const decision = document.querySelector(".decision")?.getBoundingClientRect();
    if (decision && (decision.bottom > innerHeight + 1 || decision.height === 0)) faults.push(`the decision ends at ${decision.bottom}`);
    return faults;
}
