// Starts the computer players in their worker.
import init from "/bindings.js";

await init({ module_or_path: "/module.wasm" });
