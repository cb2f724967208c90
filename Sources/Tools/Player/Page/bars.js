// What is a bar in the picture of the lanes.

import { eventAt, nameOf } from "player/recording.js";

/** Blocks from their beginning to their end, and calls that nothing in the trace calls. */
export function barsOf(index) {
  const blocks = [...index.blocks.values()].flatMap(({ number, runs }) =>
    runs.map(({ begins, ends }) => ({
      kind: "block",
      lane: begins.lane,
      from: begins.line,
      to: ends?.line ?? index.last,
      text: `block ${number}`,
    }))
  );
  const isInBlock = ({ lane, line }) =>
    blocks.some((bar) => bar.lane === lane && bar.from < line && line < bar.to);
  const calls = index.lines
    .filter((event) => event.kind === "call" && event.depth === 0 && !isInBlock(event))
    .map((event) => ({
      kind: "call",
      lane: event.lane,
      from: event.line,
      to: lastInside(index, event),
      text: nameOf(event),
    }));
  return [...blocks, ...calls];
}

/** The last line on its lane before the call returns. */
function lastInside(index, { line, lane }) {
  const { after } = index;
  let last = after.has(line) ? Math.max(line, after.get(line) - 1) : index.last;
  while (last > line && eventAt(index, last).lane !== lane) last--;
  return last;
}
