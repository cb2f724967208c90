// The trace: every line, the current one marked.

import { make } from "player/dom.js";
import { markAside } from "player/frame.js";
import { lineList } from "player/lineList.js";
import { row, shortLane, showWholeText } from "player/lineRow.js";

/** Pixels between the cells of a row. */
const GAP = 12;

export function tracePane(player) {
  const lists = player.recordings.map((index) => {
    let list;
    return () => list ??= lineList("Trace", index.lines.map((event) => row(event, index.lanes)));
  });
  const element = make("div.trace");
  element.addEventListener("click", (event) => goToClicked(event, player));
  showWholeText(element);
  return {
    name: "trace",
    title: "Trace",
    element,
    update() {
      const list = lists[player.order]();
      if (list.element.parentElement !== element) {
        element.replaceChildren(list.element);
        const longest = Math.max(...player.index.lanes.map((lane) => shortLane(lane).length));
        element.style.setProperty("--lane-width", `${Math.min(longest, 11)}ch`);
        const digits = Math.max(2, String(player.index.count).length);
        element.style.setProperty("--number-width", `${digits + 0.5}ch`);
      }
      const { predict, print } = player.modes;
      list.hideAfter(predict && !print ? player.line : player.index.count);
      list.mark(player.line);
    },
    scroll() {
      const list = lists[player.order]();
      list.reveal(player.line);
      keepTextInView(element.closest(".box"), list.rowAt(player.line));
    },
  };
}

/** Goes to the line that was clicked, or to the caller whose number was. */
function goToClicked({ target }, player) {
  if (!getSelection().isCollapsed) return;
  const goal = target.dataset.go ?? target.closest(".line")?.dataset.line;
  if (goal) player.go(Number(goal));
}

/** Scrolls sideways until the whole text of the current line is in view, or else its beginning. */
function keepTextInView(box, row) {
  if (!row || box.scrollWidth <= box.clientWidth) return;
  const text = row.querySelector(".text");
  const fixed = row.firstChild.offsetWidth + GAP;
  const start = text.offsetLeft + text.firstChild.offsetWidth - fixed;
  const end = text.offsetLeft + text.offsetWidth + GAP - box.clientWidth;
  if (box.scrollLeft <= start && box.scrollLeft >= end) return;
  // Some of the indentation stays, so that lines around it are seen to be inside or outside.
  box.scrollLeft = Math.min(start, Math.max(end, start - 60));
  // At once, not with the scroll event: number and caller must not be gone for a frame.
  markAside(box);
}
