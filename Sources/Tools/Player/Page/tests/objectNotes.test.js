import { equal, match } from "node:assert/strict";
import { noteOf } from "player/cycles.js";

const name = (number) => ["", "MapSink", "SinkDisposer"][number];
const fates = (verdict) =>
  new Map([[1, { verdict, text: "why" }], [2, { verdict: "held", text: "held by bag" }]]);

Deno.test("only what nothing reaches is called a leak", () => {
  const note = (verdict) =>
    noteOf({ fates: fates(verdict) }, { cycle: [1, 2], end: Infinity }, name);
  equal(note("leaked").isLeak, true);
  match(note("leaked").text, /^leaked: .* \(why\)$/);
  equal(note("subscribed").isLeak, false);
  match(note("subscribed").text, /^still subscribed at the end/);
});

Deno.test("a cycle that a later line breaks has no verdict", () => {
  const found = noteOf({ fates: fates("leaked") }, { cycle: [1, 2], end: 12 }, name);
  match(found.text, /^retain cycle, broken after line 11/);
  equal(found.isLeak, false);
});
