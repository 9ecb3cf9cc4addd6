// Games that come in from outside.
import { settled } from "./house.mjs";

/// Drops a text on the page as a file, and waits for its table.
export async function drop(page, text) {
    const before = page.url();
    await put(page, text);
    await page.waitForURL((url) => url.href !== before);
    await settled(page, "main.table");
}

/// Drops a text on the page as a file.
export async function put(page, text) {
    const files = await page.evaluateHandle((text) => {
        const files = new DataTransfer();
        files.items.add(new File([text], "game.kontor", { type: "text/plain" }));
        return files;
    }, text);
    await page.dispatchEvent(".app", "drop", { dataTransfer: files });
}
