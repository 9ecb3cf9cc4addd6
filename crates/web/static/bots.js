// Starts the computer players in their worker.
import init from "/bindings.js";

try {
    await init({ module_or_path: "/module.wasm" });
} catch {
    // The page is not told of a worker's refused promises; it must be able to say that no one will answer.
    postMessage('{"ready":false}');
}
