// Games that come in from outside.

/// Drops a text on the page as a file.
export async function drop(page, text, name = "game.kontor") {
    const before = page.url();
    const files = await page.evaluateHandle(
        ([text, name]) => {
            const files = new DataTransfer();
            files.items.add(new File([text], name, { type: "text/plain" }));
            return files;
        },
        [text, name],
    );
    await page.dispatchEvent(".app", "drop", { dataTransfer: files });
    await page.waitForURL((url) => url.href !== before);
}
