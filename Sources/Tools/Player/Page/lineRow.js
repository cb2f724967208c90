// One line of a trace as HTML.

import { laneClass } from "player/dom.js";
import { escape } from "player/escape.js";

/** What each kind of line is called in a class name. */
export function kindClass(event) {
  return event.kind.replace(" ", "-");
}

/** A queue's long name without what stands before its last dot. */
export function shortLane(lane) {
  const quality = lane.match(/QoSClass\.(\w+)/);
  if (quality) return quality[1];
  return lane.length > 11 ? lane.split(".").at(-1) : lane;
}

/**
 * The cells of a line: its number, the line of its caller, its lane, its text. The caller stands at
 * the beginning: behind a text of any length it would be out of view.
 */
export function cells(event, lanes, depth = event.depth) {
  const lane = escape(lanes[event.lane]);
  const indent = "  ".repeat(depth);
  const caller = event.caller
    ? ` data-go="${event.caller}" title="line ${event.caller} calls it">← ${event.caller}`
    : ">";
  return `<span class="start"><span class="number">${event.line}</span>` +
    `<span class="caller"${caller}</span>` +
    `<span class="lane" title="${lane}">${shortLane(lane)}</span></span>` +
    `<span class="text" style="--depth:${depth}">` +
    `<span class="indent">${indent}</span>${escape(event.shows)}</span>`;
}

/** Shows a line's whole text where the pointer rests, for the pane may cut it off. */
export function showWholeText(element) {
  element.addEventListener("pointerover", ({ target }) => {
    const text = target.closest(".text");
    if (text) text.title = text.textContent.trim();
  });
}

/** A folded or unfolded part of the trace as an item of a list. */
export function foldRow({ from, to, isOpen }, { lane }, depth) {
  const count = to - from + 1;
  const indent = "  ".repeat(depth);
  const label = `${count} ${count === 1 ? "call" : "calls"}`;
  return `<div role="listitem" class="line fold ${laneClass(lane)}">` +
    `<span class="start"><span class="number"></span><span class="caller"></span>` +
    `<span class="lane"></span></span><button type="button" class="unfold" data-fold="${from}"` +
    ` data-key="fold-${from}" aria-expanded="${isOpen}" tabindex="-1"` +
    ` title="lines ${from} to ${to}">` +
    `<span class="indent">${indent}</span>${isOpen ? "▾" : "…"} ${label}</button></div>`;
}

/** A line as an item of a list. */
export function row(event, lanes, depth) {
  const classes = `line ${laneClass(event.lane)} ${kindClass(event)}`;
  return `<div role="listitem" class="${classes}" data-line="${event.line}">` +
    `${cells(event, lanes, depth)}</div>`;
}
