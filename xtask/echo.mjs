// The echo in WebAssembly: words that crates/echo/src/main.rs understands natively, with the same answers.
//
//   node echo.mjs ECHO.WASM say
//   node echo.mjs ECHO.WASM golden
//   node echo.mjs ECHO.WASM advise
//   node echo.mjs ECHO.WASM play GAME GAMES

import { readFileSync } from "node:fs";

const [file, word, ...numbers] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(file));
const echo = instance.exports;

if (["say", "golden", "advise"].includes(word)) {
  const at = echo[word]();
  process.stdout.write(new TextDecoder().decode(new Uint8Array(echo.memory.buffer, at, echo.said())));
} else if (word === "play") {
  const [game, games] = numbers.map(Number);
  echo.play(game, 2000); // Until Node has compiled it for speed.
  const start = process.hrtime.bigint();
  const decisions = echo.play(game, games);
  console.log(`${decisions} ${process.hrtime.bigint() - start}`);
} else {
  throw new Error("say one of: say; golden; advise; play GAME GAMES");
}
