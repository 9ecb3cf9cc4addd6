// All tests in one process, so that they share one browser.
import { readdir } from "node:fs/promises";

const tests = (await readdir(new URL(".", import.meta.url))).filter((name) => name.endsWith(".test.mjs"));
for (const name of tests.sort()) await import(`./${name}`);
