// All tests in one process, so that they share one browser.
import { readdir } from "node:fs/promises";

const tests = (await readdir(new URL(".", import.meta.url))).filter((name) => name.endsWith(".test.mjs"));
// All at once: a test runner that finds nothing more to do while some are still being read believes that it is done.
await Promise.all(tests.sort().map((name) => import(`./${name}`)));
