// The trace: every line, the current one marked.

import { make } from "player/dom.js";
import { keepFocus } from "player/focus.js";
import { markAside } from "player/frame.js";
import { levelButtons } from "player/levels.js";
import { lineList } from "player/lineList.js";
import { foldRow, row, shortLane, showWholeText } from "player/lineRow.js";
import { showNotice } from "player/notice.js";
import { callAt, eventAt, isEnd } from "player/recording.js";

/** Pixels between the cells of a row. */
const GAP = 12;

/** How much of a pane's width may be indentation. */
const MOST_INDENT = 0.4;

export function tracePane(player) {
  const all = player.recordings.map((index) => {
    let list;
    return () => list ??= listOf(index, index.lines.map(({ line }) => ({ line })));
  });
  const element = make("div.trace");
  const ending = make("p.ending", { hidden: true }, player.data.ending ?? "");
  let shown;
  let hits = [];
  /** The list for what is folded now; the same one until that changes. */
  const current = () => {
    if (player.showsAll) return all[player.order]();
    const rows = player.folding.rows();
    if (rows.length === player.index.count) return all[player.order]();
    return shown?.rows === rows ? shown : listOf(player.index, rows);
  };
  const show = (list) => {
    if (shown === list) return;
    mark([]);
    shown = list;
    keepFocus(element, () => element.replaceChildren(list.element, ending));
    const longest = Math.max(...player.index.lanes.map((lane) => shortLane(lane).length));
    element.style.setProperty("--lane-width", `${Math.min(longest, 11)}ch`);
    const digits = Math.max(2, String(player.index.last).length);
    element.style.setProperty("--number-width", `${digits + 0.5}ch`);
  };
  const mark = (found) => {
    if (found === hits) return;
    for (const line of hits) shown?.rowOf(line)?.classList.remove("hit");
    for (const line of found) shown?.rowOf(line)?.classList.add("hit");
    hits = found;
  };
  /** Unfolds a part or folds it; the rows before it stay where they are. */
  const toggle = (from) => {
    const box = element.closest(".box");
    const top = box.scrollTop;
    player.folding.toggle(from);
    if (!player.folding.shows(player.line)) player.go(player.folding.nearest(player.line));
    pane.update();
    box.scrollTop = top;
  };
  element.addEventListener("click", ({ target }) => {
    const fold = target.closest("[data-fold]");
    if (fold) toggle(Number(fold.dataset.fold));
    else goToClicked(target, player);
  });
  showWholeText(element);
  const pane = {
    name: "trace",
    title: "Trace",
    element,
    tools: levelButtons(player),
    update() {
      show(current());
      const { predict, print } = player.modes;
      shown.hideAfter(predict && !print ? player.line : shown.rows.length);
      shown.mark(shown.numberOf(player.line));
      mark(player.hits);
      const { index, line } = player;
      const isKnown = isEnd(index, index.last) && (!predict || isEnd(index, line));
      ending.hidden = !player.data.ending || !isKnown;
      offerFold(element, player);
    },
    scroll() {
      shown.reveal(shown.numberOf(player.line));
      keepTextInView(element.closest(".box"), shown.rowOf(player.line));
    },
    unfold() {
      const part = !player.showsAll && player.folding.partAt(player.line);
      if (part) toggle(part.from);
      else showNotice("No folded calls follow this line.");
    },
  };
  return pane;
}

/** A list of these rows: lines, and parts that are or were folded. */
function listOf(index, rows) {
  // Lines are indented below the nearest caller that is shown.
  const depths = new Map();
  const depthOf = ({ caller }) => {
    while (caller && !depths.has(caller)) caller = callAt(index, caller).caller;
    return caller ? depths.get(caller) + 1 : 0;
  };
  const html = rows.map(({ line, ...part }) => {
    const event = eventAt(index, line ?? part.from);
    const depth = depthOf(event);
    if (!line) return foldRow(part, event, depth);
    depths.set(line, depth);
    return row(event, index.lanes, depth);
  });
  const list = lineList("Trace", html);
  const numbers = new Map(rows.map(({ line }, at) => [line, at + 1]));
  const numberOf = (line) => numbers.get(line);
  return { ...list, rows, numberOf, rowOf: (line) => list.rowAt(numberOf(line)) };
}

/** Of all folded parts, the one at the current line can have the focus: not each is a tab stop. */
function offerFold(element, player) {
  element.querySelector(".unfold[tabindex='0']")?.setAttribute("tabindex", -1);
  const part = !player.showsAll && player.folding.partAt(player.line);
  element.querySelector(`[data-fold="${part?.from}"]`)?.setAttribute("tabindex", 0);
}

/** Goes to the line that was clicked, or to the caller whose number was. */
function goToClicked(target, player) {
  if (!getSelection().isCollapsed) return;
  const goal = target.dataset.go ?? target.closest(".line")?.dataset.line;
  if (goal) player.go(Number(goal));
}

/**
 * Scrolls sideways until the whole text of the current line is in view. A text that is too long
 * begins in the left part of the pane; the stack shows it whole.
 */
function keepTextInView(box, row) {
  if (!row || box.scrollWidth <= box.clientWidth) return;
  const text = row.querySelector(".text");
  const fixed = row.firstChild.offsetWidth + GAP;
  const start = text.offsetLeft + text.firstChild.offsetWidth - fixed;
  const end = text.offsetLeft + text.offsetWidth + GAP - box.clientWidth;
  const least = end <= start ? end : start - (box.clientWidth - fixed) * MOST_INDENT;
  if (box.scrollLeft <= start && box.scrollLeft >= least) return;
  box.scrollLeft = least;
  // At once, not with the scroll event: number and caller must not be gone for a frame.
  markAside(box);
}
