import { deepEqual, equal } from "node:assert/strict";
import { indexRecording } from "player/recording.js";
import { ownPlace, stackAt } from "player/stack.js";
import { valuesOf, valuesText } from "player/values.js";
import { recording } from "player/tests/sample.js";

const index = indexRecording(recording);

Deno.test("a stack goes from a line to its callers and over the hand-over of its block", () => {
  deepEqual(stackAt(index, 8).map(({ event }) => event.line), [8, 7, 4, 3, 1]);
  deepEqual(stackAt(index, 10).map(({ event }) => event.line), [10]);
});

const call = (line, caller, shows, more) => ({
  kind: "call",
  lane: 0,
  depth: 0,
  line,
  caller,
  shows,
  file: 1,
  ...more,
});
const closure = { file: 0, first: 4, last: 4, span: [8, 12] };
const own = indexRecording({
  order: "producer-first",
  lanes: ["main"],
  begins: [],
  events: [
    call(1, null, "ObservableType.subscribe()", { at: 7 }),
    call(2, 1, "MapSink.on(_:) (next(1))", { at: 90 }),
    call(3, 2, "(user) closure#1", closure),
    call(4, 3, "Subject.on(_:) (next(5))", { at: 5 }),
    call(5, 2, "Sink.forwardOn(_:) (next(10))"),
  ],
});

Deno.test("the place in the own code is the innermost own call, else the code outside calls", () => {
  deepEqual(ownPlace(own, 2), { event: undefined, at: 7 });
  equal(ownPlace(own, 3).event.line, 3);
  deepEqual([ownPlace(own, 4).event.line, ownPlace(own, 4).at], [3, 5]);
  deepEqual(ownPlace(own, 5), { event: undefined, at: 7 });
});

Deno.test("a closure received the event of its caller, and the caller sent on the next one", () => {
  const [values, ...others] = valuesOf(own);
  equal(others.length, 0);
  equal(valuesText(values, 2), "");
  equal(valuesText(values, 4), "1");
  equal(valuesText(values, 5), "1 → 10");
});

Deno.test("a closure has what the recording knows of it", () => {
  const known = { ...own, lines: own.lines.map((event) => ({ ...event })) };
  const closure = known.lines.find((event) => event.kind === "call" && event.file === own.own);
  Object.assign(closure, { argument: "a", result: "b" });
  const [values] = valuesOf(known);
  equal(valuesText({ runs: values.runs.slice(0, 1) }, 9), "a → b");
});
