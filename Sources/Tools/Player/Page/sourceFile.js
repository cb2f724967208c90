// One file of the source as lines, with a mark behind the current function.

import { chunksOf } from "player/chunks.js";
import { make } from "player/dom.js";
import { functionAround, goToRun } from "player/functions.js";
import { highlight } from "player/swift.js";

const REGION = { tabindex: 0, role: "region", "aria-label": "Source code" };

/** Makes the lines; a click in a function goes to the line at which it runs next. */
export function sourceFile(text, functions, player) {
  const counts = new Map(functions.map((found) => [found.first, found]));
  const marker = make("div.marker", { hidden: true });
  const lines = highlight(text).map((html, at) => {
    const count = badge(counts.get(at + 1));
    return `<div class="code-line" data-number="${at + 1}">${count}<span>${html}</span></div>`;
  });
  const code = make("pre.code", {}, marker, make("code", {}, ...chunksOf(lines)));
  const box = make("div.code-box", {}, code);
  code.addEventListener("click", ({ target }) => {
    const line = Number(target.closest(".code-line")?.dataset.number);
    if (line && getSelection().isCollapsed) goToRun(functionAround(functions, line), player);
  });
  return {
    box,
    /** Shows the file, or hides it: then nothing can have the focus there. */
    show(isShown) {
      box.classList.toggle("shown", isShown);
      for (const [name, value] of Object.entries(REGION)) {
        if (isShown) box.setAttribute(name, value);
        else box.removeAttribute(name);
      }
    },
    lineHeight: () => parseFloat(getComputedStyle(code).lineHeight),
    mark(found) {
      marker.hidden = !found;
      if (!found) return;
      marker.style.setProperty("--first", found.first);
      marker.style.setProperty("--count", found.last - found.first + 1);
    },
  };
}

/** How often the function that begins in this line ran. */
function badge(found) {
  if (!found) return `<span class="runs"></span>`;
  const count = found.lines.length;
  const times = count === 1 ? "once" : `${count} times`;
  return `<button type="button" class="runs" title="ran ${times}; go to the next line"` +
    ` aria-label="ran ${times}: go to the next line at which it ran">${count}×</button>`;
}
