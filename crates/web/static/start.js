// Starts the page, and keeps it for when there is no network.
import init from "/bindings.js";

await init({ module_or_path: "/module.wasm" });
if ("serviceWorker" in navigator) {
    navigator.serviceWorker.register("/service-worker.js").catch(() => {});
}
