// Many rows of equal height, of which the browser lays out only those near the view.

import { make } from "player/dom.js";

export const ROWS_IN_CHUNK = 25;

/** Makes the rows, from their HTML, in groups; the browser lays out a group when it comes near. */
export function chunksOf(rows) {
  const chunks = [];
  for (let start = 0; start < rows.length; start += ROWS_IN_CHUNK) {
    const part = rows.slice(start, start + ROWS_IN_CHUNK);
    const chunk = make("div.chunk");
    chunk.style.setProperty("--rows", part.length);
    chunk.innerHTML = part.join("");
    chunks.push(chunk);
  }
  return chunks;
}
