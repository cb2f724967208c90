import { deepEqual, equal } from "node:assert/strict";
import { indexRecording } from "player/recording.js";
import { nextHit, searcher } from "player/search.js";
import { recording } from "player/tests/sample.js";

const find = searcher(indexRecording(recording));

Deno.test("text, values and lanes are found, in any case", () => {
  deepEqual(find("b.run"), [3, 10]);
  deepEqual(find("next(1)"), [7]);
  deepEqual(find("WORKER"), [6, 7, 8, 9]);
  deepEqual(find(" "), []);
  deepEqual(find("nothing like it"), []);
});

Deno.test("an object is found where it is made, called and freed; #1 is not #12", () => {
  const many = Array.from({ length: 12 }, (_, at) => [at + 1, "Sink"]);
  const lines = [
    { kind: "call", line: 1, lane: 0, depth: 0, shows: "A()", changes: { alive: many } },
    { kind: "call", line: 2, lane: 0, depth: 0, shows: "B()", object: 1 },
    { kind: "call", line: 3, lane: 0, depth: 0, shows: "C()", object: 12 },
    { kind: "call", line: 4, lane: 0, depth: 0, shows: "D()", changes: { freed: [1] } },
  ];
  const search = searcher(indexRecording({ ...recording, events: lines }));
  deepEqual(search("sink #1"), [1, 2, 4]);
  deepEqual(search("Sink #12"), [1, 3]);
});

Deno.test("after the last hit the first one follows", () => {
  equal(nextHit([3, 10], 3, 1), 10);
  equal(nextHit([3, 10], 10, 1), 3);
  equal(nextHit([3, 10], 3, -1), 10);
  equal(nextHit([], 3, 1), undefined);
});
