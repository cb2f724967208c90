// One line of a trace as HTML.

import { laneClass } from "player/dom.js";
import { escape } from "player/escape.js";

/** What each kind of line is called in a class name. */
export function kindClass(event) {
  return event.kind.replace(" ", "-");
}

/** A queue's long name without what stands before its last dot. */
export function shortLane(lane) {
  return lane.length > 11 ? lane.split(".").at(-1) : lane;
}

/** The cells of a line: its number, its lane, its text, the line of its caller. */
export function cells(event, lanes) {
  const lane = escape(lanes[event.lane]);
  const indent = "  ".repeat(event.depth);
  const caller = event.caller
    ? `<span class="caller" data-go="${event.caller}">← ${event.caller}</span>`
    : "";
  return `<span class="start"><span class="number">${event.line}</span>` +
    `<span class="lane" title="${lane}">${shortLane(lane)}</span></span>` +
    `<span class="text" style="--depth:${event.depth}">` +
    `<span class="indent">${indent}</span>${escape(event.shows)}</span>${caller}`;
}

/** Shows a line's whole text where the pointer rests, for the pane may cut it off. */
export function showWholeText(element) {
  element.addEventListener("pointerover", ({ target }) => {
    const text = target.closest(".text");
    if (text) text.title = text.textContent.trim();
  });
}

/** A line as an item of a list. */
export function row(event, lanes) {
  const classes = `line ${laneClass(event.lane)} ${kindClass(event)}`;
  return `<div role="listitem" class="${classes}" data-line="${event.line}">` +
    `${cells(event, lanes)}</div>`;
}
