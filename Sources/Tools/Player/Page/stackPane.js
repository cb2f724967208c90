// The stack: the current line, and below it who called, to the reader's own line at the end.

import { laneClass, make } from "player/dom.js";
import { keepFocus } from "player/focus.js";
import { isOwn, stackAt } from "player/stack.js";

export function stackPane(player) {
  const element = make("ol.stack", { "aria-label": "Who called" });
  let shown;
  let isNew = false;
  return {
    name: "stack",
    title: "Who called",
    element,
    update() {
      const key = `${player.order} ${player.line}`;
      if (key === shown) return;
      shown = key;
      const stack = stackAt(player.index, player.line);
      const root = stack.at(-1)?.event;
      const rows = stack.map((entry, at) => row(entry, at, player));
      // Code outside all calls is no line of the trace.
      if (root?.at && !isOwn(player.index, root)) rows.push(outside(root.at, player));
      keepFocus(element, () => element.replaceChildren(...rows));
      isNew = true;
    },
    scroll() {
      if (isNew) element.parentElement.scrollTop = 0;
      isNew = false;
    },
  };
}

function row({ event, calls }, at, player) {
  const item = make(`li.${laneClass(event.lane)}`, {});
  item.classList.toggle("own", isOwn(player.index, event));
  item.append(make(
    "button.caller-line",
    {
      type: "button",
      "data-key": event.line,
      "aria-current": at === 0 ? "true" : undefined,
      title: at === 0 ? "the current line" : `go to line ${event.line}, ${event.shows}`,
      onclick: () => player.go(event.line),
    },
    make("span.number", {}, String(event.line)),
    make("span.text", {}, event.shows),
    place(event.file, calls, player),
  ));
  return item;
}

function outside(line, player) {
  return make(
    "li.own.outside",
    {},
    make("span.number", {}, ""),
    make("span.text", {}, "your code"),
    place(player.index.own, line, player),
  );
}

/** `Map.swift:61`: where the call stands that leads to the row above. */
function place(file, line, player) {
  if (file === undefined || !line) return make("span.place");
  return make("span.place", {}, `${player.data.files[file].path.split("/").at(-1)}:${line}`);
}
