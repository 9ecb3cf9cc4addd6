// What the table costs in the browser: `cargo xtask bench web`. Prints one flat JSON object.
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { browser, DESKTOP, go, settled } from "./house.mjs";
import { clickSomething, dice, moment } from "./player.mjs";
import { guest, openRecord } from "./studio.mjs";

const LOADS = 7;
const SLOWER = 4;
const CLICKS = 150;
/// How long a hand rests on a thing before it presses, and how long it presses, in milliseconds.
const [REST, HOLD] = [120, 70];
/// How long bots are watched, in milliseconds.
const WATCHED = 25_000;
/// Moves that are shown in an hour at the steady pace, 1.2 s each.
const HOUR = 3_000;
/// When playing for the memory's sake ends even where the hour is not full, in milliseconds.
const PATIENCE = 240_000;

const middle = (list, part) => [...list].sort((one, other) => one - other)[Math.ceil(list.length * part) - 1];
const say = (text) => console.error(`  ${text}`);

/// First visits with a slow processor: when the way to a game can be clicked, and how long until one is on turn.
async function visits() {
    const [ready, turn, bytes] = [[], [], []];
    for (let load = 0; load < LOADS; load += 1) {
        const { context, page } = await guest({ viewport: DESKTOP, settings: { pace: "steady", motion: true } });
        await page.addInitScript(() => {
            new MutationObserver((_, watch) => {
                if (!document.querySelector(".cover button.main")) return;
                watch.disconnect();
                // What was drawn is on the screen when the next frame is over.
                requestAnimationFrame(() => setTimeout(() => (window.ready = performance.now())));
            }).observe(document, { childList: true, subtree: true });
        });
        const wire = await context.newCDPSession(page);
        let loaded = 0;
        wire.on("Network.loadingFinished", ({ encodedDataLength }) => (loaded += encodedDataLength));
        await wire.send("Network.enable");
        await wire.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
        await page.goto("/");
        await page.waitForFunction(() => window.ready);
        ready.push(await page.evaluate(() => window.ready));
        await page.waitForLoadState("networkidle");
        bytes.push(loaded);
        const start = Date.now();
        await page.locator(".cover button.main").first().click();
        await page.locator(".decision form.typed").waitFor({ state: "attached" });
        turn.push(Date.now() - start);
        await context.close();
    }
    say(`clickable after ${ready.map(Math.round).join(", ")} ms`);
    return { loads: LOADS, ready_ms: middle(ready, 0.5), ready_worst_ms: Math.max(...ready), turn_ms: middle(turn, 0.5), wire: middle(bytes, 0.5) };
}

/// From a click to the frame that shows what it did, as the browser itself reports it.
async function clicks() {
    const { context, page } = await guest({ viewport: DESKTOP, settings: { pace: "steady", motion: true } });
    await openRecord(page, "hamburgum-late");
    await moment(page);
    await page.evaluate(() => {
        window.touched = {};
        new PerformanceObserver((list) => {
            for (const { interactionId, duration } of list.getEntries()) {
                if (interactionId) window.touched[interactionId] = Math.max(window.touched[interactionId] ?? 0, duration);
            }
        }).observe({ type: "event", durationThreshold: 16 });
    });
    // As a hand does it: what the pointer resting on a thing shows is not part of the click.
    const press = async (thing) => {
        await thing.hover();
        await page.waitForTimeout(REST);
        await thing.click({ delay: HOLD });
    };
    const roll = dice(3);
    for (let click = 0; click < CLICKS; click += 1) {
        // A turn is never confirmed: the game stays late.
        const again = (await moment(page)) === "complete" || roll(8) === 0;
        const back = page.getByRole("button", { name: roll(2) ? "Start over" : "Undo" });
        if (again && (await back.count())) await press(back);
        else await clickSomething(page, "hamburgum", roll, { press });
    }
    await page.waitForTimeout(1_000);
    const slow = await page.evaluate(() => Object.values(window.touched));
    await context.close();
    // The browser keeps quiet about what took less than 16 ms.
    const all = [...slow, ...Array(Math.max(0, CLICKS - slow.length)).fill(16)];
    say(`clicks painted after ${[0.5, 0.75, 0.95, 1].map((part) => middle(all, part)).join(", ")} ms (50, 75, 95, 100 %)`);
    return { clicks: CLICKS, click_half_ms: middle(all, 0.5), click_ms: middle(all, 0.95), click_worst_ms: Math.max(...all) };
}

/// The longest tasks of the page, in milliseconds by the clock and of the processor, out of a trace.
function longest(trace) {
    const { traceEvents } = JSON.parse(trace);
    const pages = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
    const tasks = traceEvents.filter(
        (event) => event.name === "RunTask" && pages.some(({ pid, tid }) => event.pid === pid && event.tid === tid),
    );
    const most = (key) => Math.max(0, ...tasks.map((task) => task[key] ?? 0)) / 1_000;
    return { wall: most("dur"), processor: most("tdur") };
}

async function traced(page, body) {
    const board = await browser();
    await board.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "toplevel"] });
    await body();
    return longest(await board.stopTracing());
}

/// Someone at home with a game on this device, and everyone in it of one kind.
async function keeper(name, players, chair) {
    const { context, page } = await guest({ viewport: DESKTOP, settings: { pace: "brisk", motion: true } });
    const record = await readFile(new URL(`games/${name}.kontor`, import.meta.url), "utf8");
    await go(page, "/");
    await page.evaluate(
        ([record, chairs]) => {
            const papers = { revision: 1, changed: 0, chairs, handing: false, confirmed: 1e6, record };
            localStorage.setItem("kontor.game.bench", JSON.stringify(papers));
        },
        [record, Array(players).fill(chair)],
    );
    await go(page, "/");
    return { context, page };
}

/// What a visitor does at the table beside playing.
const VISIT = [
    (page) => page.locator(".top > button.wide-only").click(),
    (page) => page.locator(".timeline input").fill("0"),
    (page) => page.keyboard.press("ArrowRight"),
    (page) => page.keyboard.press("Escape"),
    (page) => page.locator(".top .wide-only select").selectOption("de"),
    (page) => page.locator(".top > button.wide-only").click(),
    (page) => page.reload(),
    (page) => page.locator(".masthead").click(),
];

/// What he does at a table where the game is over: away from the end and back, a few times.
const AROUND_THE_END = Array(4)
    .fill(["ArrowLeft", "ArrowRight"])
    .flat()
    .map((key) => (page) => page.keyboard.press(key));

/// What the page does at a stretch: while a game is opened, while one looks about in it, and while five bots play it.
async function tasks() {
    const all = { opening: [], visiting: [], playing: [] };
    for (const [name, players, acts] of [
        ["hamburgum-late", 5, VISIT],
        ["hansa-late", 4, VISIT],
        ["hamburgum-over", 5, AROUND_THE_END],
        ["hansa-over", 4, AROUND_THE_END],
    ]) {
        const { context, page } = await keeper(name, players, { person: "" });
        const open = async () => {
            await page.locator("a.game").click();
            await settled(page, "main.table");
            await page.waitForTimeout(1_000);
        };
        all.opening.push(await traced(page, open));
        const visit = async () => {
            for (const act of acts) {
                await act(page);
                await settled(page);
                await page.waitForTimeout(500);
            }
        };
        all.visiting.push(await traced(page, visit));
        await context.close();
    }
    const { context, page } = await keeper("hamburgum-late", 5, { bot: "medium" });
    await page.locator("a.game").click();
    await settled(page);
    await page.waitForTimeout(1_000);
    all.playing.push(await traced(page, () => page.waitForTimeout(WATCHED)));
    await context.close();
    const figures = {};
    for (const [name, traces] of Object.entries(all)) {
        const wall = Math.max(...traces.map((trace) => trace.wall));
        const processor = Math.max(...traces.map((trace) => trace.processor));
        say(`longest task, ${name}: ${wall.toFixed(1)} ms, of the processor ${processor.toFixed(1)} ms`);
        Object.assign(figures, { [`${name}_ms`]: wall, [`${name}_processor_ms`]: processor });
    }
    return figures;
}

/// What the page keeps, in bytes: its own heap after a collection, and WebAssembly's memory, the bots' included.
async function kept(page, wire) {
    await wire.send("HeapProfiler.collectGarbage");
    const { metrics } = await wire.send("Performance.getMetrics");
    const metric = (name) => metrics.find((metric) => metric.name === name).value;
    const memory = () => globalThis.kontorMemory?.buffer.byteLength ?? 0;
    const bots = await Promise.all(page.workers().map((worker) => worker.evaluate(memory)));
    const wasm = await page.evaluate(memory);
    return { heap: metric("JSHeapUsedSize"), nodes: metric("Nodes"), wasm, bots: bots.reduce((sum, one) => sum + one, 0) };
}

/// Has a script remember the memory of the module that it starts.
const REMEMBER = `{
    const start = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...words) => {
        const started = await start.apply(WebAssembly, words);
        globalThis.kontorMemory = started.instance.exports.memory;
        return started;
    };
}\n`;

/// Bots play whole games in one page that is never loaded anew, as many moves as an hour shows.
async function memory() {
    const { context, page } = await guest({ viewport: DESKTOP, serviceWorkers: "block" });
    context.setDefaultTimeout(PATIENCE);
    await page.addInitScript(REMEMBER);
    await page.route("**/bots-*.js", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: REMEMBER + (await response.text()) });
    });
    const wire = await context.newCDPSession(page);
    await wire.send("Performance.enable");
    await page.goto("/");
    const start = Date.now();
    let [games, moves, first] = [0, 0];
    const home = async () => {
        await page.locator(".masthead").click();
        await page.locator(".cover").first().waitFor();
    };
    await page.locator(".cover").first().waitFor();
    const before = await kept(page, wire);
    while (moves < HOUR && Date.now() - start < PATIENCE) {
        const players = games % 2 ? 4 : 5;
        await page.locator(".cover a.button").nth(games % 2).click();
        await page.getByRole("radio", { name: String(players), exact: true }).check();
        for (let seat = 0; seat < players; seat += 1) await page.locator(".seat select").nth(seat).selectOption("easy");
        await page.getByRole("button", { name: "Start" }).click();
        await page.locator("main.table.over .finish").waitFor();
        moves += await page.evaluate(() => {
            const { record } = JSON.parse(localStorage.getItem(`kontor.game.${location.pathname.split("/").at(-1)}`));
            return Number(record.match(/^sum: (\d+)/m)[1]);
        });
        games += 1;
        await home();
        const now = await kept(page, wire);
        first ??= now;
        say(`${games} games, ${moves} moves: heap ${mb(now.heap)}, WebAssembly ${mb(now.wasm)}, bots ${mb(now.bots)} MB, ${now.nodes} nodes`);
    }
    const after = await kept(page, wire);
    await context.close();
    const sum = ({ heap, wasm, bots }) => heap + wasm + bots;
    return { games, moves, hour: HOUR, grown: sum(after) - sum(before), grown_later: sum(after) - sum(first), kept: sum(after) };
}

const mb = (bytes) => (bytes / 1e6).toFixed(1);

const figures = { load: loadavg()[0] };
const wanted = process.argv.slice(2);
for (const part of [visits, clicks, tasks, memory]) {
    if (wanted.length && !wanted.includes(part.name)) continue;
    Object.assign(figures, await part());
}
console.log(JSON.stringify(figures));
await (await browser()).close();
