// Five languages, complete: on every screen, and switched at any time.
import assert from "node:assert/strict";
import { go, scene, settled } from "./house.mjs";
import { moment, steps, type } from "./player.mjs";
import { game, openTable } from "./records.mjs";
import { SCREENS } from "./screens.mjs";

const WORDS = {
    de: ["Gleich spielen", "Zurück"],
    fr: ["Jouer tout de suite", "Annuler"],
    it: ["Gioca subito", "Annulla"],
    cs: ["Hrát hned", "Zpět"],
};

/// Every text on the screen that someone reads or hears, but names of people and places.
const texts = (page) =>
    page.evaluate(() => {
        const said = [document.title];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const { parentElement, textContent } = walk.currentNode;
            if (!parentElement.closest("[lang]:not(html), .notation, datalist, script")) said.push(textContent);
        }
        for (const name of ["aria-label", "title", "placeholder", "aria-valuetext", "aria-description", "data-note"]) {
            for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name));
        }
        return said.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
    });

/// Whether a text is a sentence or a phrase, which no two of these languages write alike.
const isPhrase = (text) => (text.match(/\p{Ll}{2,}/gu) ?? []).length >= 3;

/// Chooses a language in the head line, which a curtain may cover.
const speak = (page, lang) =>
    page.locator("select.language").last().evaluate((select, lang) => {
        select.value = lang;
        select.dispatchEvent(new Event("change", { bubbles: true }));
    }, lang);

scene("no English is left on any screen when another language is chosen there", async (visit) => {
    const page = await visit();
    const left = [];
    for (const [screen, show] of Object.entries(SCREENS)) {
        await show(page);
        const english = await texts(page);
        assert.ok(english.some(isPhrase), `${screen} says something`);
        const known = new Set(english.filter(isPhrase));
        for (const lang of [...Object.keys(WORDS), "en"]) {
            await speak(page, lang);
            assert.equal(await page.locator("html").getAttribute("lang"), lang);
            const said = await texts(page);
            for (const text of said) assert.doesNotMatch(text, /\{ ?\$|undefined|\bNaN\b|[a-z]+-[a-z]+ =/, `${lang}, ${screen}`);
            if (lang !== "en") left.push(...said.filter((text) => known.has(text)).map((text) => `${lang}, ${screen}: ${text}`));
            else assert.deepEqual([...said].sort(), [...english].sort(), `${screen}: back in English everything is as it was`);
        }
    }
    assert.equal(left.join("\n"), "");
});

scene("the language changes in the middle of a turn, and nothing is lost", async (visit) => {
    const page = await visit();
    await openTable(page, game({ game: "hamburgum", players: 2 }));
    await type(page, "rondel church");
    await type(page, "donate nicolai five");
    assert.equal(await page.title(), "Hamburgum · Kontor");
    const english = await steps(page);
    for (const [lang, [, undo]] of Object.entries(WORDS)) {
        await page.locator("select.language:visible").selectOption(lang);
        await page.getByRole("button", { name: undo, exact: true }).waitFor();
        assert.equal(await page.locator("html").getAttribute("lang"), lang);
        assert.equal((await steps(page)).length, 2);
        assert.notDeepEqual(await steps(page), english);
    }
    await page.reload();
    await settled(page);
    await page.getByRole("button", { name: WORDS.cs[1], exact: true }).waitFor();
    assert.equal(await page.locator("html").getAttribute("lang"), "cs");
    assert.equal(await moment(page), "offered");
    assert.equal((await steps(page)).length, 2);
    await go(page, "/");
    await page.getByRole("button", { name: WORDS.cs[0] }).first().waitFor();
});

scene("without a choice, the browser’s language is spoken", async (visit) => {
    for (const [locale, lang] of [["fr-CH", "fr"], ["de-AT", "de"], ["nl-NL", "en"]]) {
        const page = await visit({ settings: { lang: undefined }, locale });
        assert.equal(await page.locator("html").getAttribute("lang"), lang);
        if (lang !== "en") await page.getByRole("button", { name: WORDS[lang][0] }).first().waitFor();
    }
});
