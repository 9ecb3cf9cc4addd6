// Games and positions for the tests, made by the program itself: `kontor engine` says what can be.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { dice, pick } from "./player.mjs";
import { settled } from "./house.mjs";

const SEED = "42";
/// No game lasts longer.
const MOST = 5_000;

/// What was made once is not made again: many tests look at the same games.
function once(make) {
    const made = new Map();
    return (...wishes) => {
        const key = JSON.stringify(wishes);
        if (!made.has(key)) made.set(key, make(...wishes));
        return made.get(key);
    };
}

/// Tells the engine one thing after the other and gives its answers.
const tell = once((...requests) => {
    const input = requests.map((request) => JSON.stringify(request)).join("\n");
    const { stdout } = spawnSync(process.env.KONTOR_PROGRAM, ["engine"], { input, encoding: "utf8" });
    return stdout.trim().split("\n").map((line) => JSON.parse(line));
});

/// The same, where nothing must be refused; gives the last answer.
function engine(...requests) {
    const answers = tell(...requests);
    for (const answer of answers) assert.ok(answer.ok, JSON.stringify(answer));
    return answers.at(-1).ok;
}

/// The record of a game after some actions: everyone at this device, unless `names` says which bots sit where.
export const game = (setup, actions = [], names = []) =>
    named(engine({ new: { seed: SEED, ...setup } }, { play: actions }, { record: null }).record, names);

/// The state at the start of a game, to be changed into a position.
export const start = (setup) => structuredClone(engine({ new: { seed: SEED, ...setup } }).state);

/// The record that begins with a position, after some actions.
export const position = (state, actions = []) =>
    engine({ position: state }, ...actions.map((play) => ({ play })), { record: null }).record;

/// The record of a game in which someone has played anything, so many times or to the end.
export const played = once(async (setup, count = MOST, names = []) => {
    const child = spawn(process.env.KONTOR_PROGRAM, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const ask = async (request) => {
        child.stdin.write(`${JSON.stringify(request)}\n`);
        const answer = JSON.parse((await answers.next()).value);
        assert.ok(answer.ok, JSON.stringify(answer));
        return answer.ok;
    };
    let view = await ask({ new: { seed: SEED, ...setup } });
    const roll = dice(7);
    for (let at = 0; at < count && !view.over; at += 1) {
        // Any kind of action, and then any of that kind.
        const any = kind(pick(roll, [...new Set(view.legal.map(kind))]));
        view = await ask({ play: pick(roll, view.legal.filter((action) => kind(action) === any)) });
    }
    const { record } = await ask({ record: null });
    child.stdin.end();
    return named(record, names);
});

const kind = (action) => action.split(" ")[0];

/// The record with players' names, and the sum that is due to it then.
function named(record, names) {
    if (!names.length) return record;
    const text = record.replace("\n\n", `\n${names.map((name, seat) => `name ${seat}: ${name}\n`).join("")}\n`);
    const [, due] = tell({ load: text })[0].error.message.match(/its sum is `(.+)`/);
    return text.replace(/sum: .*/, `sum: ${due}`);
}

/// The address that carries a text.
export function link(text) {
    const packed = [...Buffer.from(text)].map((byte) => {
        const sign = String.fromCharCode(byte);
        if (sign === " ") return "+";
        if (sign === "\n") return "~";
        return /[\w\-./:,=;]/.test(sign) ? sign : `*${byte.toString(16).padStart(2, "0")}`;
    });
    return `/open#${packed.join("")}`;
}

/// Opens a text from its link, as if the link had been clicked elsewhere.
export async function open(page, text) {
    // The page is the same up to the `#`: only going elsewhere first loads it anew.
    await page.goto("about:blank");
    await page.goto(link(text));
}

/// Opens a record from its link, up to its table.
export async function openTable(page, record) {
    await open(page, record);
    await page.waitForURL(/\/table\//);
    await settled(page, "main.table");
}
