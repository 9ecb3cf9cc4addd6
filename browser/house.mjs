// One browser, many visitors: every test comes to the table as someone new, and any fault in the console fails it.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, test } from "node:test";
import { chromium } from "playwright-core";

/// Where the table is served.
export const ADDRESS = process.env.KONTOR_ADDRESS;

const ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// How a browser is started.
export const LAUNCH = { executablePath: process.env.KONTOR_CHROMIUM, args: ARGS };

let launched;
after(async () => (await launched)?.close());

export function browser() {
    launched ??= chromium.launch(LAUNCH);
    return launched;
}

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/// A test in which people visit the table: `visit()` brings one more, with a browser profile of his own.
export function scene(name, body) {
    test(name, { timeout: 180_000 }, async () => {
        const guests = [];
        const visit = async (wishes = {}) => {
            const guest = await arrive(wishes);
            guests.push(guest);
            return guest.page;
        };
        try {
            await body(visit);
        } catch (fault) {
            await Promise.all(guests.map((guest, at) => portrait(guest.page, `${name} ${at + 1}`)));
            for (const guest of guests) console.error(`${guest.page.url()}\n${guest.faults.join("\n")}`);
            throw fault;
        } finally {
            await Promise.all(guests.map((guest) => guest.context.close()));
        }
        assert.deepEqual(guests.flatMap((guest) => guest.faults), [], "the console is clean");
    });
}

/// Someone comes in. Bots' moves are shown at once and nothing moves, as the settings at the table allow anyone.
async function arrive(wishes) {
    const { settings, size = DESKTOP, worker = "block", path = "/", touch = false, phone = false, theme = "light" } = wishes;
    const { address = ADDRESS, locale = "en-GB", expected } = wishes;
    const taste = { lang: "en", pace: "instant", motion: false, ...settings };
    const context = await (await browser()).newContext({
        baseURL: address,
        locale,
        viewport: size,
        hasTouch: touch || phone,
        isMobile: phone,
        colorScheme: theme,
        serviceWorkers: worker,
        permissions: ["clipboard-read", "clipboard-write"],
        storageState: {
            cookies: [],
            origins: [{ origin: address, localStorage: [{ name: "kontor.settings", value: JSON.stringify(taste) }] }],
        },
    });
    context.setDefaultTimeout(20_000);
    const faults = [];
    context.on("weberror", (fault) => faults.push(String(fault.error())));
    context.on("console", (line) => line.type() === "error" && !expected?.test(line.text()) && faults.push(line.text()));
    const page = await context.newPage();
    await go(page, path);
    return { context, page, faults };
}

/// Goes to an address, as whoever types it would, and waits until all is there.
export async function go(page, path) {
    await page.goto(path);
    await settled(page);
}

/// Waits until a page, or one of a kind, has been drawn to its last part.
export const settled = (page, main = "main") => page.locator(`${main}:not([aria-busy]):not(:has([aria-busy]))`).waitFor();

/// Waits until what follows a painted step, such as the books, has followed it.
export const followed = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/// What was on the screen when something went wrong.
async function portrait(page, name) {
    const folder = process.env.KONTOR_PORTRAITS;
    if (folder && !page.isClosed()) {
        await mkdir(folder, { recursive: true });
        await page.screenshot({ path: `${folder}/${name.replaceAll(/\W+/g, "-")}.png` }).catch(() => {});
    }
}
