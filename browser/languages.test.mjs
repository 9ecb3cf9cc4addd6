// Five languages, complete: on every screen, and switched at any time.
import assert from "node:assert/strict";
import { scene } from "./house.mjs";
import { moment, steps, type } from "./player.mjs";
import { game, openTable } from "./records.mjs";
import { SCREENS } from "./screens.mjs";

const WORDS = {
    de: ["Jetzt spielen", "Rückgängig"],
    fr: ["Jouer", "Annuler"],
    it: ["Gioca", "Annulla"],
    cs: ["Hrát", "Zpět"],
};

/// Every text on the screen that someone reads or hears, but names of people and places.
const texts = (page) =>
    page.evaluate(() => {
        const said = [];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const { parentElement, textContent } = walk.currentNode;
            if (!parentElement.closest("[lang]:not(html), .notation, datalist, script")) said.push(textContent);
        }
        for (const name of ["aria-label", "title", "placeholder", "aria-valuetext", "aria-description"]) {
            for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name));
        }
        return said.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
    });

/// Whether a text is a sentence or a phrase, which no two of these languages write alike.
const isPhrase = (text) => (text.match(/\p{Ll}{2,}/gu) ?? []).length >= 3;

scene("no English is left on any screen of another language", async (visit) => {
    const english = {};
    for (const lang of ["en", "de", "fr", "it", "cs"]) {
        const page = await visit({ settings: { lang } });
        assert.equal(await page.locator("html").getAttribute("lang"), lang);
        for (const [screen, go] of Object.entries(SCREENS)) {
            await go(page);
            await page.locator("main").waitFor();
            const said = await texts(page);
            for (const text of said) assert.doesNotMatch(text, /\{ ?\$|undefined|\bNaN\b|[a-z]+-[a-z]+ =/, `${lang}, ${screen}`);
            if (lang === "en") english[screen] = new Set(said.filter(isPhrase));
            else {
                const left = said.filter((text) => english[screen].has(text));
                assert.deepEqual(left, [], `${lang}, ${screen}`);
            }
        }
        await page.context().close();
    }
});

scene("the language changes in the middle of a turn, and nothing is lost", async (visit) => {
    const page = await visit();
    await openTable(page, game({ game: "hamburgum", players: 2 }));
    await type(page, "rondel church");
    await type(page, "donate nicolai five");
    assert.equal(await page.title(), "Hamburgum · Kontor");
    const english = await steps(page);
    for (const [lang, [, undo]] of Object.entries(WORDS)) {
        await page.locator("select.language").first().selectOption(lang);
        await page.getByRole("button", { name: undo, exact: true }).waitFor();
        assert.equal(await page.locator("html").getAttribute("lang"), lang);
        assert.equal((await steps(page)).length, 2);
        assert.notDeepEqual(await steps(page), english);
    }
    await page.reload();
    assert.equal(await page.locator("html").getAttribute("lang"), "cs");
    assert.equal(await moment(page), "offered");
    await page.goto("/");
    await page.getByRole("button", { name: WORDS.cs[0] }).first().waitFor();
});

scene("without a choice, the browser’s language is spoken", async (visit) => {
    const page = await visit({ settings: { lang: undefined }, locale: "fr-CH" });
    await page.getByRole("button", { name: WORDS.fr[0] }).first().waitFor();
});
