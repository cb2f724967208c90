// One file of the source as lines, with a mark behind the current function.

import { chunksOf } from "player/chunks.js";
import { make } from "player/dom.js";
import { keepFocus } from "player/focus.js";
import { functionAround, goToRun } from "player/functions.js";
import { highlight } from "player/swift.js";

/** Makes the lines; a click in a function goes to the line at which it runs next. */
export function sourceFile(text, functions, player, label = "Source code") {
  const region = { tabindex: 0, role: "region", "aria-label": label };
  const begins = Map.groupBy(functions, ({ first }) => first);
  const marker = make("div.marker", { hidden: true });
  const span = make("div.marked-span", { hidden: true });
  const call = make("div.call-marker", { hidden: true });
  const lines = highlight(text).map((html, at) => {
    const count = badge(begins.get(at + 1));
    return `<div class="code-line" data-number="${at + 1}">${count}<span>${html}</span></div>`;
  });
  const code = make("pre.code", {}, marker, span, call, make("code", {}, ...chunksOf(lines)));
  const box = make("div.code-box", {}, code);
  const rows = [...code.querySelectorAll(".code-line")];
  let notes = [];
  code.addEventListener("click", ({ target }) => {
    if (target.closest(".note")) return;
    const line = Number(target.closest(".code-line")?.dataset.number);
    if (!line || !getSelection().isCollapsed) return;
    // Of several closures in one line, each run counts.
    const alike = begins.get(line)?.flatMap(({ lines }) => lines).sort((a, b) => a - b);
    goToRun(alike ? { lines: alike } : functionAround(functions, line), player);
  });
  return {
    box,
    /** Shows the file, or hides it: then nothing can have the focus there. */
    show(isShown) {
      box.classList.toggle("shown", isShown);
      for (const [name, value] of Object.entries(region)) {
        if (isShown) box.setAttribute(name, value);
        else box.removeAttribute(name);
      }
    },
    lineHeight: () => parseFloat(getComputedStyle(code).lineHeight),
    /** Marks a function, and in it the line of the call that leads to what runs. */
    mark(found, at) {
      marker.hidden = !found;
      span.hidden = !found?.span;
      call.hidden = !at;
      place(call, at, 1);
      if (!found) return;
      place(marker, found.first, found.last - found.first + 1);
      if (!found.span) return;
      span.style.setProperty("--from", found.span[0]);
      span.style.setProperty("--width", found.span[1] - found.span[0]);
      place(span, found.first, 1);
    },
    /** Puts notes behind lines, in place of the earlier ones: pairs of a line and an element. */
    annotate(pairs) {
      keepFocus(code, () => {
        for (const note of notes) note.remove();
        notes = pairs.map(([line, note]) => {
          rows[line - 1]?.append(note);
          return note;
        });
      });
    },
  };
}

function place(element, first, count) {
  element.style.setProperty("--first", first);
  element.style.setProperty("--count", count);
}

/** How often the function that begins in this line ran, or each of the closures. */
function badge(found) {
  if (!found) return `<span class="runs"></span>`;
  const counts = found.map(({ lines }) => lines.length);
  const times = counts.map((count) => count === 1 ? "once" : `${count} times`).join(", ");
  const count = counts.every((other) => other === counts[0]) ? counts[0] : counts.join("+");
  return `<button type="button" class="runs" title="ran ${times}; go to the next line"` +
    ` aria-label="ran ${times}: go to the next line at which it ran">${count}×</button>`;
}
