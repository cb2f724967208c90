// Two orders side by side, stepped by event. Lines that only one of them has here are marked.

import { counterpart, lineUpTo, rowOf } from "player/alignment.js";
import { laneClass, make } from "player/dom.js";
import { lineList } from "player/lineList.js";
import { cells, kindClass, showWholeText } from "player/lineRow.js";
import { MEANINGS, nameOfOrder } from "player/orders.js";
import { eventAt } from "player/recording.js";

export function comparePane(player) {
  const element = make("div.compare");
  let made;
  element.addEventListener("click", ({ target }) => {
    const cell = target.closest("[data-side]");
    if (!cell?.dataset.line || !getSelection().isCollapsed) return;
    const [line, order] = [Number(cell.dataset.line), Number(cell.dataset.side)];
    // While the reader predicts, the other order must not show what comes.
    const other = player.modes.predict ? undefined : target.dataset.other;
    player.go(Number(other ?? line), { order: other ? 1 - order : order });
  });
  element.addEventListener("pointerover", ({ target }) => {
    if (!target.matches(".only")) return;
    const { other } = target.dataset;
    if (player.modes.predict) target.removeAttribute("title");
    else target.title = other ? `in the other order this is line ${other}` : "only in this order";
  });
  showWholeText(element);
  const build = () => {
    const { rows } = player;
    const list = lineList("Both orders", rows.map((row) => rowHtml(row, player.recordings)));
    const heads = player.recordings.map((index) =>
      make("span", { title: MEANINGS[index.order] }, nameOfOrder(index))
    );
    element.append(make("div.heads", {}, ...heads), list.element);
    return { rows, list, heads, marked: [] };
  };
  return {
    name: "compare",
    title: player.recordings.some(({ title }) => title) ? "Two versions" : "Two orders",
    element,
    update() {
      made ??= build();
      const row = rowOf(made.rows, player.order, player.line);
      made.list.hideAfter(player.modes.predict ? row + 1 : made.rows.length);
      made.list.mark(row + 1);
      const shift = Math.max(0, Math.floor((player.event.depth - 2) / 4) * 4);
      made.list.element.style.setProperty("--shift", shift);
      markSides(made, row);
      made.heads.forEach((head, side) => head.classList.toggle("here", side === player.order));
    },
    scroll() {
      made.list.reveal(rowOf(made.rows, player.order, player.line) + 1);
    },
  };
}

/** The side that does not move in this row still stands at its last line. */
function markSides(made, row) {
  for (const cell of made.marked) cell.classList.remove("here");
  made.marked = [0, 1].map((side) => {
    const line = lineUpTo(made.rows, side, row);
    const at = line && rowOf(made.rows, side, line);
    return line ? made.list.rowAt(at + 1).children[side] : undefined;
  }).filter(Boolean);
  for (const cell of made.marked) cell.classList.add("here");
}

/** The mark of a line that the other order has elsewhere, or not at all. A click goes there. */
function only(side, line, recordings) {
  const other = counterpart(recordings[side], recordings[1 - side], line);
  return `<span class="only"${other ? ` data-other="${other}"` : ""}></span>`;
}

function rowHtml(row, recordings) {
  const differs = row.includes(null);
  const sides = row.map((line, side) => {
    if (line === null) return `<div class="side none" data-side="${side}"></div>`;
    const { lanes } = recordings[side];
    const event = eventAt(recordings[side], line);
    const classes = `side ${laneClass(event.lane)} ${kindClass(event)}`;
    const mark = differs ? only(side, line, recordings) : "";
    return `<div class="${classes}" data-side="${side}" data-line="${line}">` +
      `${mark}${cells(event, lanes)}</div>`;
  });
  return `<div role="listitem" class="pair${differs ? " differs" : ""}">${sides.join("")}</div>`;
}
