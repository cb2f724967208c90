import { deepEqual, equal } from "node:assert/strict";
import { makeFolding } from "player/folding.js";
import { makePlayer } from "player/player.js";
import { clamp, over } from "player/position.js";
import { isElsewhere, whereLineIs } from "player/part.js";
import { callAt, eventAt, indexRecording, isEnd, knowsEnd, openCalls } from "player/recording.js";
import { stackAt } from "player/stack.js";
import { events, recording } from "player/tests/sample.js";

// Lines 4 to 8 of 11: calls 1 and 3 are open before them.
const part = {
  ...recording,
  window: { first: 4, last: 8, count: 11 },
  events: [events[0], events[3], ...events.slice(4, 12)],
};
const index = indexRecording(part);

Deno.test("a page of a part has its lines, and the calls that are open before them", () => {
  deepEqual([index.first, index.last, index.count, index.total], [4, 8, 5, 11]);
  equal(eventAt(index, 4).kind, "hands over");
  equal(eventAt(index, 3), undefined);
  equal(callAt(index, 3).shows, "B.run()");
  deepEqual(openCalls(index, 4).map(({ line }) => line), [3, 1]);
  deepEqual(stackAt(index, 5).map(({ event }) => event.line), [5, 3, 1]);
});

Deno.test("stepping stays on the page, whose last line is not the end", () => {
  deepEqual([clamp(index, 1), clamp(index, 99)], [4, 8]);
  equal(over(index, 7), 8);
  equal(isEnd(index, 8), false);
  equal(knowsEnd(index), false);
  equal(knowsEnd(indexRecording(recording)), true);
  const folding = makeFolding(index, 4);
  deepEqual(folding.rows().map(({ line }) => line), [4, 5, 6, 7, 8]);
  deepEqual([folding.next(4, -1), folding.next(8, 1)], [undefined, undefined]);
});

Deno.test("the player begins at the first line, and says which lines are elsewhere", () => {
  const data = { recordings: [part], program: "mine.swift" };
  const player = makePlayer(data);
  const missing = [];
  player.listen((_, change) => missing.push(change.missing));
  equal(player.line, 4);
  player.go(9);
  equal(player.line, 4);
  deepEqual(missing, [9]);
  equal(
    whereLineIs(player, index, 9),
    "Line 9 is not on this page: swift run kit play mine.swift --from 9",
  );
  equal(whereLineIs(player, index, 12), "There is no line 12: the trace has 11 lines.");
  deepEqual([3, 4, 8, 9, 12].map((line) => isElsewhere(index, line)), [
    true,
    false,
    false,
    true,
    false,
  ]);
});

Deno.test("a block that began before the page has no beginning there", () => {
  const later = indexRecording({
    ...recording,
    window: { first: 7, last: 11, count: 11 },
    events: events.slice(10),
  });
  deepEqual(later.blocks.get(1).runs, []);
});
