import { deepEqual, equal } from "node:assert/strict";
import {
  countUpTo,
  functionAt,
  functionsIn,
  indexRecording,
  nameOf,
  openCalls,
} from "player/recording.js";
import { recording } from "player/tests/sample.js";

const index = indexRecording(recording);

Deno.test("returns are no lines", () => {
  equal(index.count, 11);
  deepEqual(index.lines.map(({ line }) => line), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

Deno.test("a line's function is its own, its caller's, or none", () => {
  equal(functionAt(index, 3).name, "B.run()");
  equal(functionAt(index, 4).name, "B.run()");
  equal(functionAt(index, 6), undefined);
  equal(functionAt(index, 8).name, "Sink.on(_:)");
});

Deno.test("a function knows all lines at which it ran", () => {
  const found = functionsIn(index, 0);
  deepEqual(found.map(({ first }) => first), [1, 5, 8, 14, 17]);
  deepEqual(found[2].lines, [3, 10]);
});

Deno.test("open calls go from the innermost outwards", () => {
  deepEqual(openCalls(index, 4).map(({ line }) => line), [3, 1]);
  deepEqual(openCalls(index, 5).map(({ line }) => line), [5, 3, 1]);
  deepEqual(openCalls(index, 9), []);
});

Deno.test("what is printed counts from its own line on", () => {
  equal(countUpTo(index.prints, 7), 0);
  equal(countUpTo(index.prints, 8), 1);
  equal(countUpTo(index.prints, 11), 1);
});

Deno.test("a call's name has no event, but its receiver and its labels", () => {
  equal(
    nameOf({ shows: "Sink.forwardOn(_:) [self: MapSink] (next((1, 2)))" }),
    "Sink.forwardOn(_:) [self: MapSink]",
  );
  equal(nameOf({ shows: "AnyObserver.on(_:) (completed)" }), "AnyObserver.on(_:)");
  equal(nameOf({ shows: "ObservableType.create(_:)" }), "ObservableType.create(_:)");
});

Deno.test("blocks join where they are handed over, run and end", () => {
  const block = index.blocks.get(1);
  equal(block.handedOver.line, 4);
  deepEqual(block.runs.map(({ begins, ends }) => [begins.line, ends.line]), [[6, 9]]);
});
