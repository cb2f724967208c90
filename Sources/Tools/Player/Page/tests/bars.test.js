import { deepEqual } from "node:assert/strict";
import { barsOf } from "player/bars.js";
import { indexRecording } from "player/recording.js";
import { events, recording } from "player/tests/sample.js";

const summary = (made) =>
  barsOf(indexRecording({ ...recording, events: made })).map(({ kind, lane, from, to }) => [
    kind,
    lane,
    from,
    to,
  ]);

Deno.test("a bar for each block, and for each call from outside", () => {
  deepEqual(summary(events), [
    ["block", 1, 6, 9],
    ["call", 0, 1, 5],
    ["call", 0, 10, 10],
  ]);
});

Deno.test("a timer's block has a bar for each run", () => {
  const again = (line) => (event) => ({ ...event, line });
  const [runs, ends] = [events[9], events[13]];
  const made = [...events, again(12)(runs), again(13)(ends)];
  deepEqual(summary(made).slice(0, 2), [["block", 1, 6, 9], ["block", 1, 12, 13]]);
});

Deno.test("a block that does not end lasts to the end of the trace", () => {
  deepEqual(summary(events.filter(({ kind }) => kind !== "ends"))[0], ["block", 1, 6, 10]);
});
