// Pictures of the table, for the README and for whoever changes how it looks: `cargo xtask pictures`.
import { mkdir, writeFile } from "node:fs/promises";
import { browser, DESKTOP, followed, go, PHONE, settled } from "./house.mjs";
import { guest, openRecord } from "./studio.mjs";

/// Of 100.
const QUALITY = 80;

/// What is shown: a record, and what its player has done of the turn so far.
const POSITIONS = {
    "hamburgum-mid": ["rondel trade2"],
    "hamburgum-late": ["rondel guildhall", "build m3", "build c6"],
    "hansa-mid": ["buy orange2", "sail aalborg"],
    "hansa-late": [],
};

const SCREENS = { desktop: { viewport: DESKTOP }, phone: { viewport: PHONE, hasTouch: true } };

/// All pictures by name: the position (or none, at home), the screen, the theme, the language.
function* pictures() {
    for (const place of ["home", ...Object.keys(POSITIONS)]) {
        for (const screen of Object.keys(SCREENS)) {
            for (const theme of ["light", "dark"]) {
                yield { name: `${place}-${screen}-${theme}`, place, screen, theme, lang: "en" };
            }
        }
    }
    yield { name: "hamburgum-late-desktop-light-de", place: "hamburgum-late", screen: "desktop", theme: "light", lang: "de" };
}

async function take({ name, place, screen, theme, lang }) {
    const { context, page } = await guest({ settings: { lang }, colorScheme: theme, timezoneId: "Europe/Berlin", ...SCREENS[screen] });
    // So that the same table always makes the same picture.
    await page.clock.setFixedTime("2026-11-14T20:15:00+01:00");
    if (place === "home") {
        // Two games wait to be continued.
        for (const record of ["hansa-mid", "hamburgum-late"]) await openRecord(page, record);
        await go(page, "/");
    } else {
        await openRecord(page, place, POSITIONS[place]);
        await settled(page);
        await followed(page);
        await page.evaluate(() => document.activeElement?.blur());
    }
    await page.evaluate(() => document.fonts.ready);
    const camera = await context.newCDPSession(page);
    const { data } = await camera.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
    const picture = Buffer.from(data, "base64");
    await writeFile(`${process.env.KONTOR_PICTURES}/${name}.webp`, picture);
    await context.close();
    return picture.length;
}

const [, , ...wanted] = process.argv;
await mkdir(process.env.KONTOR_PICTURES, { recursive: true });
let sum = 0;
for (const picture of pictures()) {
    if (wanted.length && !wanted.includes(picture.name)) continue;
    const bytes = await take(picture);
    sum += bytes;
    console.error(`  ${picture.name.padEnd(40)} ${Math.round(bytes / 1000)} kB`);
}
console.error(`  ${Math.round(sum / 1000)} kB in all`);
await (await browser()).close();
