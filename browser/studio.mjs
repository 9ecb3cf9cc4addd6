// Who comes to look at the table rather than to test it: for its pictures and its figures.
import { ADDRESS, browser, settled } from "./house.mjs";

/// Someone who likes the table so and so, on a screen of some size.
export async function guest({ settings, ...screen }) {
    const taste = JSON.stringify({ lang: "en", pace: "instant", motion: false, ...settings });
    const context = await (await browser()).newContext({
        baseURL: ADDRESS,
        storageState: {
            cookies: [],
            origins: [{ origin: ADDRESS, localStorage: [{ name: "kontor.settings", value: taste }] }],
        },
        ...screen,
    });
    const page = await context.newPage();
    return { context, page };
}

/// Opens a record at home, as its player would, and plays some actions of the turn under way.
export async function openRecord(page, record, steps = []) {
    await page.goto("/");
    await page.locator("label.file input").setInputFiles(new URL(`games/${record}.kontor`, import.meta.url).pathname);
    await page.waitForURL(/\/table\//);
    await settled(page, "main.table");
    for (const step of steps) {
        // A phone hides the line in which actions are typed.
        await page.locator("#typed-action").evaluate((line, step) => {
            line.value = step;
            line.dispatchEvent(new Event("input", { bubbles: true }));
            line.form.requestSubmit();
        }, step);
    }
}
