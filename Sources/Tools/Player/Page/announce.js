// Tells a screen reader where the reader is, once the reader stays there.

import { callerOf } from "player/stack.js";

const MILLISECONDS = 300;

export function announce(player) {
  const element = document.querySelector(".announcement");
  let timer;
  player.listen((_, { hits }) => {
    if (hits) return;
    clearTimeout(timer);
    timer = setTimeout(() => element.textContent = position(player), MILLISECONDS);
  });
}

function position({ event, index }) {
  if (!event) return "";
  const caller = callerOf(index, event);
  const who = !caller
    ? "no caller in the trace"
    : caller.kind === "hands over"
    ? `handed over in line ${caller.line}`
    : `called by line ${caller.line}, ${caller.shows}`;
  return `Line ${event.line}, ${index.lanes[event.lane]}: ${event.shows}; ${who}`;
}
