// Keeps the whole app on the device: what was loaded once starts without a network.
const shelf = "kontor-VERSION";
const files = [FILES];

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(shelf).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
    const old = (names) => names.filter((name) => name.startsWith("kontor-") && name !== shelf);
    event.waitUntil(
        caches.keys()
            .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET" || url.origin !== self.location.origin) {
        return;
    }
    // Pages come fresh where there is a network, and all of them are the one page.
    if (event.request.mode === "navigate") {
        event.respondWith(fetch(event.request).catch(() => caches.match("/")));
        return;
    }
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
