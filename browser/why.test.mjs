// Why can't I? Every rule that forbids something says so, with its id.
import assert from "node:assert/strict";
import { PHONE, scene } from "./house.mjs";
import { type } from "./player.mjs";
import { city, sea } from "./positions.mjs";
import { game } from "./records.mjs";
import { drop } from "./share.mjs";

const rich = { players: { 0: { money: 900, wood: 9, brick: 9, bell: 1 } } };
const given = { ...rich, donations: { nicolai: "0 five!", petri: "0 five, 1 ships" } };
const poor = { players: { 0: { money: 0, wood: 0, brick: 0 } }, donations: { nicolai: "0 five!" } };
const workshop = { players: { 0: { wood: 5, brick: 5 } }, donations: { nicolai: "0 five!" } };
const full = { ...rich, donations: { michaelis: "0 five!, 1 ships!, 1 donations!, 1 building!, 1 citizens!" } };

const CITY = [
    ["optional", rich, [], "end"],
    ["rondel", rich, ["rondel church"], "build n1"],
    ["rondel-zero", { players: { 0: { rondel: "sugar", prestige: 0 } } }, [], "rondel guildhall"],
    ["trade-either", rich, ["rondel church"], "sell beer=1"],
    ["sell-quay", rich, ["rondel trade1"], "sell beer=2"],
    ["buy-depot", poor, ["rondel trade1"], "buy wood=1"],
    ["buy-depot", rich, ["rondel trade1"], "buy wood=6 brick=5"],
    ["buy-bell", rich, ["rondel trade1"], "buy bell=1"],
    ["ship-cost", poor, ["rondel dockyard"], "ships 1"],
    ["ship-limit", { ...rich, harbour: { 3: [0, 0], 2: [0, 0, 0] } }, ["rondel dockyard"], "ships 1"],
    ["donate-one-church", given, ["rondel church", "donate nicolai ships"], "donate petri building"],
    ["donate-full", full, ["rondel church"], "donate michaelis five"],
    ["donate-tile", given, ["rondel church"], "donate jacobi ships"],
    ["donate-cost", poor, ["rondel church"], "donate jacobi five"],
    ["score-where", given, ["rondel guildhall"], "score petri five"],
    ["score-once", given, ["rondel church"], "score nicolai five"],
    ["score-duplicates", given, ["rondel church", "donate michaelis five"], "end"],
    ["build-cost", poor, ["rondel guildhall"], "build n1"],
    ["build-next-to", given, ["rondel guildhall"], "build j3"],
    ["build-one-official", given, ["rondel guildhall", "build n2", "build n4"], "build p1"],
    ["official-top", given, ["rondel guildhall", "build n2"], "build n4 councilman"],
    ["variant-free", { ...workshop, officials: "free" }, ["rondel guildhall", "build n2"], "build n4"],
    ["variant-shuffled", { ...workshop, officials: "shuffled" }, ["rondel guildhall", "build n2"], "build n4 deacon"],
    ["canon", { ...workshop, officials: "free" }, ["rondel guildhall"], "skip"],
];

const stall = { offers: { copenhagen: ["orange2"] }, booths: { copenhagen: [1, 2] } };
const hand = { ...stall, holds: ["orange1", "orange3", "brown1", "brown2", "green3"] };
const spread = { booths: { riga: [15, 0] }, holds: ["orange1", "orange2"] };

const SEA = [
    ["setup-booths", stall, [], "place riga"],
    ["refill", stall, [], "refill"],
    ["refill-forced", { phase: "refill" }, [], "skip"],
    ["action-one", stall, ["buy orange2"], "booths orange2"],
    ["sail", stall, [], "sail riga"],
    ["buy", stall, [], "buy blue2"],
    ["buy-price", { ...stall, talers: 0 }, [], "buy orange2"],
    ["booths", spread, [], "booths orange1"],
    ["sell-booth", spread, [], "sell orange1 orange2"],
    ["sell-two", hand, [], "sell orange1"],
    ["keep", hand, ["end"], "end"],
];

const TYPED = [
    ...CITY.map(([rule, position, actions, action]) => [rule, city(position, actions), action]),
    ...SEA.map(([rule, position, actions, action]) => [rule, sea(position, actions), action]),
];

scene("whatever is typed and forbidden is answered with a sentence and its rule", async (visit) => {
    const page = await visit();
    const said = new Map();
    for (const [rule, record, action] of TYPED) {
        await drop(page, record);
        await type(page, action);
        const text = await page.locator(".trouble span").innerText();
        const [, sentence, shown] = text.match(/^(.+) Rule: (\S+)$/) ?? assert.fail(`${action}: ${text}`);
        assert.equal(shown, rule, `${action}: ${text}`);
        assert.ok(sentence.split(" ").length > 3, text);
        said.set(rule, sentence);
    }
    assert.ok(said.size >= 30, `${said.size} rules`);
});

/// What is greyed out, where it is, and the rule it answers with.
const GREY = [
    ["rondel-zero", city({ players: { 0: { rondel: "sugar", prestige: 0 } } }), ".sector.on-guildhall", ".rondel-note"],
    ["rondel-zero", city({ players: { 0: { rondel: "sugar", prestige: 0 } } }), ".decision .move[aria-disabled=true]", ".decision .why"],
    ["build-next-to", city(given, ["rondel guildhall"]), ".site[aria-disabled=true]", ".gloss"],
    ["donate-tile", city(given, ["rondel church"]), ".decision .church-strip .tile[aria-disabled=true]", ".decision .why"],
    ["trade-either", city(rich, ["rondel trade1"]), ".decision .half button.main >> nth=0", ".decision .why"],
    ["sell-quay", city({ players: { 0: { beer: 0 } } }, ["rondel trade1"]), ".decision .stepper button:last-of-type[aria-disabled=true] >> nth=0", ".decision .why"],
    ["ship-cost", city(poor, ["rondel dockyard"]), ".decision .move[aria-disabled=true] >> nth=0", ".decision .why"],
    ["setup-booths", game({ game: "hansa", players: 2 }), ".haven.here", ".margin-note"],
    ["refill-forced", sea({ phase: "refill" }), ".decision button.off", ".margin-note"],
    ["sail", sea({ ...stall, talers: 0 }), ".haven[aria-disabled=true]:not(.here) >> nth=0", ".margin-note"],
    ["buy-price", sea({ ...stall, talers: 0 }), ".slot[aria-disabled=true]", ".margin-note"],
    ["sell-two", sea(hand), ".decision .hand button.main.off", ".margin-note"],
];

scene("whatever is greyed out answers to the pointer, to the focus and to a finger", async (visit) => {
    for (const ask of [
        (thing) => thing.hover(),
        (thing) => thing.focus(),
        (thing) => thing.tap({ force: true }),
    ]) {
        const page = await visit({ touch: true });
        for (const [rule, record, grey, answer] of GREY) {
            await drop(page, record);
            await page.mouse.move(0, 0);
            await ask(page.locator(grey).first());
            await page.locator(answer, { hasText: `Rule: ${rule}` }).first().waitFor();
        }
    }
});

scene("on a phone a reason is really seen", async (visit) => {
    const page = await visit({ size: PHONE, phone: true });
    for (const [rule, record, grey, answer] of GREY.filter(([, , grey]) => grey.startsWith(".decision"))) {
        await drop(page, record);
        await page.locator(grey).first().tap({ force: true });
        const reason = page.locator(answer, { hasText: `Rule: ${rule}` }).first();
        await reason.waitFor();
        const seen = await reason.evaluate((reason) => {
            // A reason lets every finger through: only what can be touched is found at a point.
            reason.style.pointerEvents = "auto";
            const { left, right, top, bottom } = reason.getBoundingClientRect();
            const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y]));
            return corners.every(([x, y]) => reason.contains(document.elementFromPoint(x, y)));
        });
        assert.ok(seen, `${rule} by ${grey} is covered or cut off`);
    }
});

/// What can do nothing now without a rule being in the way, and the sentence it answers with.
const STILL = [
    [/latest position/, city(rich), ".timeline button >> nth=1", ".margin-note"],
    [/beginning/, game({ game: "hamburgum", players: 2 }), ".timeline button >> nth=0", ".margin-note"],
    [/confirm it/, city(rich, ["rondel beer"]), ".top > button:text-is('Hint')", ".margin-note", "rondel cloth"],
    [/None has been chosen/, city(rich, ["rondel trade1"]), ".decision .stepper button >> nth=0", ".decision .why"],
    [/no goods/, city({ players: { 0: { beer: 0, sugar: 0, cloth: 0 } } }, ["rondel trade1"]), ".decision .half button.all", ".decision .why"],
    [/whole chart/, sea(stall), ".sea-sizes button >> nth=1", ".margin-note"],
];

scene("nothing is greyed out without an answer, whatever it is", async (visit) => {
    for (const ask of [
        (thing) => thing.hover(),
        (thing) => thing.focus(),
        (thing) => thing.tap({ force: true }),
    ]) {
        const page = await visit({ touch: true });
        for (const [answer, record, grey, where, action] of STILL) {
            await drop(page, record);
            if (action) await type(page, action);
            assert.equal(await page.locator("button:disabled, input:disabled, select:disabled").count(), 0);
            await page.mouse.move(0, 0);
            await page.locator(`${grey.split(" >>")[0]}[aria-disabled=true]`).first().waitFor();
            await ask(page.locator(grey).first());
            await page.locator(where, { hasText: answer }).first().waitFor();
        }
    }
});

scene("costs, letters and struck-out prices say what they are", async (visit) => {
    const page = await visit({ touch: true });
    await drop(page, city(given, ["rondel guildhall"]));
    assert.match(await page.locator(".decision .move").first().textContent(), /1 wood and 1 brick/);
    await page.locator(".officials .stack").focus();
    await page.locator(".margin-note", { hasText: /from the top: .*Councilman/ }).waitFor();
    await drop(page, city({ players: { 0: { money: 120, wood: 3 } } }, ["rondel dockyard"]));
    assert.match(await page.locator(".decision .move").nth(1).textContent(), /2 wood/);
    assert.match(await page.locator(".depot").textContent(), /Struck out: too dear/);
    assert.match(await page.locator(".depot .dear").first().textContent(), /too dear now/);
});
