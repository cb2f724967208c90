// What stands behind lines of the source: the lines of the trace that they call, the values that
// closures received.

import { lineLink, make } from "player/dom.js";

/** For each source line of the function that runs, links to the calls that its current run made. */
export function callNotes({ index, line, modes }, call) {
  const found = new Map();
  for (const event of index.callees.get(call?.line) ?? []) {
    if (!event.at || (modes.predict && event.line > line)) continue;
    found.set(event.at, [...(found.get(event.at) ?? []), event.line]);
  }
  return found;
}

const MOST_LINKS = 4;

/** `→ 21 29`: the lines of the trace. */
export function linksNote(lines, player) {
  const links = lines.slice(0, MOST_LINKS)
    .flatMap((line) => [" ", lineLink(line, player, line === player.line)]);
  const rest = lines.length > MOST_LINKS ? " …" : "";
  return make(
    "span.note",
    { title: "the lines of the trace that this calls" },
    "→",
    ...links,
    rest,
  );
}
