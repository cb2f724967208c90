import { deepEqual, equal } from "node:assert/strict";
import { cyclesOf } from "player/cycles.js";
import { pictureAt } from "player/objects.js";
import { withPairsAsOne } from "player/pairs.js";
import { indexRecording } from "player/recording.js";
import { events, recording } from "player/tests/sample.js";

function picture(changes) {
  return pictureAt(indexRecording({ ...recording, events: [{ ...events[0], changes }] }), 1);
}

Deno.test("a sink and its disposer are one object, without a cycle", () => {
  const alive = [[1, "MapSink"], [2, "SinkDisposer"], [3, "DisposeBag"], [4, "Subject"]];
  const holds = [[1, "cancel", 2], [2, "sink", 1], [3, "disposables", 2], [2, "subscription", 4]];
  const found = withPairsAsOne(picture({ alive, holds }));
  deepEqual([...found.objects.keys()], [1, 3, 4]);
  deepEqual([...found.references.values()].map(({ from, to }) => [from, to]), [[3, 1], [1, 4]]);
  deepEqual(cyclesOf(found), []);
  equal(found.sinkOf.get(2), 1);
});

Deno.test("a disposer without its sink stays", () => {
  const found = withPairsAsOne(picture({ alive: [[2, "SinkDisposer"]] }));
  deepEqual([...found.objects.keys()], [2]);
});

Deno.test("what a closure captures has the place of the closure, and a field its last text", () => {
  const found = picture({
    alive: [[1, "Map"], [2, "Screen"]],
    holds: [[1, "transform", 2, "captured", "a.swift:3"]],
    fields: [[1, "stopped", "false"]],
  });
  const { captured, closure, weak } = found.references.get("1 transform 2");
  deepEqual([captured, closure, weak], [true, "a.swift:3", false]);
  deepEqual(found.fields.get(1).get("stopped"), [{ text: "false", at: 1 }]);
});

Deno.test("the fields of a disposer are those of its sink", () => {
  const found = withPairsAsOne(picture({
    alive: [[1, "MapSink"], [2, "SinkDisposer"]],
    holds: [[1, "cancel", 2], [2, "sink", 1]],
    fields: [[2, "state", "disposed"], [1, "disposed", "1"]],
  }));
  deepEqual([...found.fields.get(1).keys()], ["disposed", "state"]);
});
