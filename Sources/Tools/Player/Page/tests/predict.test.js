import { deepEqual, equal, ok } from "node:assert/strict";
import { isAnswer, question } from "player/predict.js";
import { indexRecording } from "player/recording.js";
import { recording } from "player/tests/sample.js";

const index = indexRecording(recording);

Deno.test("the question is about the next call, past what is no call", () => {
  equal(question(index, 3).call.line, 5);
  equal(question(index, 3).right, "C.init()");
  equal(question(index, 7).right, "B.run()");
  equal(question(index, 10), undefined);
});

Deno.test("the choices are four different calls of this recording, the right one among them", () => {
  const calls = new Set(["A.make()", "B.init()", "B.run()", "C.init()", "Sink.on(_:)"]);
  for (const line of [1, 2, 3, 5, 6, 7]) {
    const { right, choices } = question(index, line);
    equal(new Set(choices).size, 4);
    ok(choices.includes(right));
    ok(choices.every((choice) => calls.has(choice)));
  }
});

Deno.test("what the open function also calls is a choice", () => {
  ok(question(index, 1).choices.includes("B.run()"));
});

Deno.test("the same line asks the same, and the right answer has no fixed place", () => {
  deepEqual(question(index, 3), question(index, 3));
  const places = [1, 2, 3, 5, 6, 7].map((line) => {
    const { right, choices } = question(index, line);
    return choices.indexOf(right);
  });
  ok(new Set(places).size > 1);
});

Deno.test("a typed answer may be short", () => {
  const name = "Sink.forwardOn(_:) [self: MapSink]";
  for (const typed of ["forwardOn", "sink.forwardon", "Sink.forwardOn(_:)", ` ${name} `]) {
    ok(isAnswer(typed, name), typed);
  }
  for (const typed of ["", "on", "Sink", "MapSink.forwardOn"]) ok(!isAnswer(typed, name), typed);
});
