import { deepEqual, equal } from "node:assert/strict";
import { belongsTo, handOversOf } from "player/handOvers.js";
import { eventAt, indexRecording } from "player/recording.js";
import { recording } from "player/tests/sample.js";

const index = indexRecording(recording);

Deno.test("a hand-over belongs to its own line and to those of its block", () => {
  const [handOver, ...others] = handOversOf(index);
  equal(others.length, 0);
  equal(handOver.number, 1);
  const lines = index.lines.filter((event) => belongsTo(handOver, event));
  deepEqual(lines.map(({ line }) => line), [4, 6, 7, 8, 9]);
});

Deno.test("a block that never ends runs to the last line of its lane", () => {
  const [{ ends: _, ...handOver }] = handOversOf(index);
  equal(belongsTo(handOver, { line: 12, lane: 1 }), true);
  equal(belongsTo(handOver, eventAt(index, 11)), false);
});

Deno.test("a block that never runs belongs to the line that hands it over", () => {
  const events = recording.events.filter(({ line }) => line <= 5);
  const [handOver] = handOversOf(indexRecording({ ...recording, events }));
  equal(handOver.begins, undefined);
  equal(belongsTo(handOver, { line: 4, lane: 0 }), true);
  equal(belongsTo(handOver, { line: 5, lane: 0 }), false);
});
