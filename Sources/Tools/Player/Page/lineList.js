// A long list of rows of equal height, of which the browser lays out only what is in view.

import { chunksOf, ROWS_IN_CHUNK } from "player/chunks.js";
import { make, reveal } from "player/dom.js";

/** Makes the list from the HTML of its rows; rows are counted from 1. */
export function lineList(label, rows) {
  const chunks = chunksOf(rows);
  const element = make("div.lines", { role: "list", "aria-label": label }, ...chunks);
  const rowAt = (number) =>
    chunks[Math.floor((number - 1) / ROWS_IN_CHUNK)]?.children[(number - 1) % ROWS_IN_CHUNK];
  let marked;
  let last = rows.length;
  return {
    element,
    rowAt,
    /** Marks one row as the current one. */
    mark(number) {
      marked?.removeAttribute("aria-current");
      marked = rowAt(number);
      marked?.setAttribute("aria-current", "true");
    },
    /** Scrolls the list's box until the row is in view, with some rows around it. */
    reveal(number) {
      const box = element.closest(".box");
      const height = parseFloat(getComputedStyle(element).lineHeight);
      const top = element.offsetTop + (number - 1) * height;
      reveal(box, top, top + height, height * 3);
    },
    /** Hides all rows after a row, and shows the rows up to it. */
    hideAfter(number) {
      const [from, to] = [Math.min(last, number), Math.max(last, number)];
      const isHidden = number < last;
      for (let row = from + 1; row <= to; row++) {
        const isWhole = (row - 1) % ROWS_IN_CHUNK === 0 && row + ROWS_IN_CHUNK - 1 <= to;
        if (isWhole) {
          chunks[(row - 1) / ROWS_IN_CHUNK].hidden = isHidden;
          for (const child of chunks[(row - 1) / ROWS_IN_CHUNK].children) child.hidden = isHidden;
          row += ROWS_IN_CHUNK - 1;
        } else {
          rowAt(row).hidden = isHidden;
          rowAt(row).parentElement.hidden = isHidden && (row - 1) % ROWS_IN_CHUNK === 0;
        }
      }
      last = number;
    },
  };
}
