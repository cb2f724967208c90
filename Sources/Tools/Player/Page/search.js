// Searches the trace: for text, for a value such as next(3), for an object such as SinkDisposer #2.

import { lives } from "player/objects.js";
import { namer } from "player/objectNames.js";

/** Returns a function that returns the lines that a query finds, in order. */
export function searcher(index) {
  let texts;
  return (query) => {
    texts ??= textsOf(index);
    const wanted = query.trim().toLowerCase();
    if (!wanted) return [];
    // The number of an object is not the beginning of a longer one.
    const part = /#\d+$/.test(wanted) ? `${wanted}\n` : wanted;
    return index.lines.filter((_, at) => texts[at].includes(part)).map(({ line }) => line);
  };
}

/** For each line its text, its lane, and the names of the objects that it calls, makes or frees. */
function textsOf(index) {
  const name = namer([...lives(index).values()]);
  const objects = new Map();
  const add = (line, number) => objects.set(line, [...(objects.get(line) ?? []), name(number)]);
  for (const { line, object } of index.lines) if (object !== undefined) add(line, object);
  for (const { at, changes } of index.changes) {
    for (const [number] of changes.alive ?? []) add(at, number);
    for (const number of changes.freed ?? []) add(at, number);
  }
  return index.lines.map(({ line, lane, shows }) =>
    [shows, index.lanes[lane], ...(objects.get(line) ?? []), ""].join("\n").toLowerCase()
  );
}

/** The hit after a line (1) or before it (-1); at the end it begins again. */
export function nextHit(hits, line, direction) {
  return direction > 0
    ? hits.find((hit) => hit > line) ?? hits[0]
    : hits.findLast((hit) => hit < line) ?? hits.at(-1);
}
