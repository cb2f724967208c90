// The values that the reader's closures received and returned. A closure that returns nothing, or
// of which the recording knows no value, has the event of the call around it, and the next event
// that the same call passes on.

import { callAt } from "player/recording.js";
import { isOwn } from "player/stack.js";

/** For each of the reader's closures that received values: its first line and its runs. */
export function valuesOf(index) {
  const found = new Map();
  for (const event of index.lines.filter((event) => isOwn(index, event))) {
    const around = callAround(index, event);
    const value = event.argument ?? payload(around);
    if (value === undefined) continue;
    const next = index.callees.get(around?.line ?? 0).find(({ line }) => line > event.line);
    const sent = event.result ?? payload(next);
    const key = `${event.first}:${event.span?.[0] ?? ""}`;
    if (!found.has(key)) found.set(key, { first: event.first, span: event.span, runs: [] });
    found.get(key).runs.push({ line: event.line, value, sent, sentAt: next?.line });
  }
  return [...found.values()];
}

/** The call that calls a closure, past closures of the library, which pass on what they receive. */
function callAround(index, { caller }) {
  const event = callAt(index, caller);
  return event?.shows.startsWith("closure#") && payload(event) === undefined
    ? callAround(index, event)
    : event;
}

/** The value of `MapSink.on(_:) (next(1))`. */
function payload(event) {
  return event && / \((?:next|success)\((.*)\)\)$/.exec(event.shows)?.[1];
}

const MOST = 3;

/** `1 → 10, 2 → 20`: the last values up to a line. */
export function valuesText({ runs }, line) {
  const known = runs.filter((run) => run.line <= line).map(({ value, sent, sentAt }) =>
    sent !== undefined && sentAt <= line ? `${value} → ${sent}` : value
  );
  return (known.length > MOST ? "… " : "") + known.slice(-MOST).join(", ");
}
